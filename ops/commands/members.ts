import { done, failed, lines, type Commands } from '../command.ts';
import { importCommand } from '../members-file/command.ts';
import { requireOurMembers } from '../whose.ts';

/** The plan's side. */
export const memberCommands: Commands = {
  'members import': importCommand,
  'members show': {
    takes: '<member-id>',
    does: 'what is known of a member (audited)',
    async run(services, [id = '']) {
      requireOurMembers(services);
      const member = await services.memberData.members.show(id);
      return member ? done(lines(member), member) : failed('There is no such member.');
    },
  },
  'members delete': {
    takes: '<member-id>',
    does: 'erases everything that tells the person',
    asks: ([id]) => `Erase everything that tells who ${id} is?`,
    async run(services, [memberId = '']) {
      requireOurMembers(services);
      const member = await services.memberData.members.show(memberId);
      if (!member) return failed('There is no such member.');
      await services.memberData.members.delete(memberId);
      if (member.email) await services.commerce.newsletter.forget(member.email);
      await services.forgetMember(member.userId);
      return done('Erased.', { deleted: true });
    },
  },
  'members unlock': {
    takes: '<member-id>',
    does: 'lets a member try codes again after too many wrong ones',
    async run(services, [id = '']) {
      requireOurMembers(services);
      const isKnown = await services.memberData.members.unlock(id);
      return isKnown ? done('Unlocked.', { unlocked: true }) : failed('There is no such member.');
    },
  },
};
