import type { ShopMember } from './a-shop.ts';
import { knownSecrets } from './settings.ts';
import { run } from './production.ts';

/** The example of a plan's own member data, as a process of its own. */
export type MemberDataStub = {
  url: string;
  /** The code that it has printed last for the member with this id. */
  codeOf(memberId: string): string;
  /** Passes a request on, as what stands before it would. */
  fetch(request: Request): Promise<Response>;
  close(): void;
};

/** The members that it knows; each may order once while it runs. */
export const stubMembers: [ShopMember, ShopMember] = [
  {
    memberId: 'EX-1',
    userId: 'member/1 ä',
    firstName: 'Ada',
    lastName: 'Sample',
    email: 'ada@members.example',
    plan: 'Example plan',
  },
  {
    memberId: 'EX-2',
    userId: '2',
    firstName: 'Ben',
    lastName: 'Muster',
    email: 'ben@members.example',
    plan: 'Example plan',
  },
];

export async function memberDataStub(): Promise<MemberDataStub> {
  const { MEMBER_DATA_TOKEN } = knownSecrets;
  const running = run('examples/member-data-stub/server.mjs', [], { MEMBER_DATA_TOKEN, PORT: '0' });
  await running.saying(/\/graphql/);
  const url = /http:\S+/.exec(running.said())?.[0] ?? '';
  return {
    url,
    codeOf: (memberId) =>
      [...running.said().matchAll(/The code of (\S+) is (\d{6})/g)].findLast(
        ([, id]) => id === memberId,
      )?.[2] ?? '',
    fetch: async (request) =>
      fetch(url, { method: 'POST', headers: request.headers, body: await request.text() }),
    close: () => void running.process.kill(),
  };
}
