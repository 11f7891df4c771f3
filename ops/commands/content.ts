import { readFile } from 'node:fs/promises';
import { RefusedContent, type ContentPlan } from '#commerce/index.ts';
import { done, type Commands } from '../command.ts';
import { requireOurCatalogue } from '../whose.ts';
import { refusedFile } from './refused-file.ts';

/** Pages that the retailer writes, and blocks on pages of the shop. */
export const contentCommands: Commands = {
  'content import': {
    takes: '<file.json>',
    does: 'adds and changes pages and blocks by identifier and store, all or none',
    options: { '--dry-run': 'checks it all and tells what would come of it, writes nothing' },
    async run(services, [file = ''], options) {
      requireOurCatalogue(services);
      const isTrial = options['dryRun'] === true;
      try {
        const content = JSON.parse(await readFile(file, 'utf8')) as unknown;
        const plan = await services.commerce.importContent(content, { isTrial });
        if (!isTrial)
          await services.audit.record({
            actor: 'operator',
            action: 'content.import',
            outcome: 'ok',
          });
        return done(`${isTrial ? 'It would be:\n' : ''}${tell(plan)}`, { ...plan, isTrial });
      } catch (error) {
        if (error instanceof RefusedContent) return refusedFile(error, options['json'] === true);
        throw error;
      }
    },
  },
};

function tell(plan: ContentPlan): string {
  return (['pages', 'blocks'] as const)
    .map((kind) => {
      const { added, updated, unchanged } = plan[kind];
      return `${kind}: ${added} added, ${updated} updated, ${unchanged} unchanged`;
    })
    .join('\n');
}
