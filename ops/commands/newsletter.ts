import { writeFile } from 'node:fs/promises';
import { storeByCode } from '#domain/people/locale.ts';
import type { Services } from '#server/services.ts';
import { newsletterEndUrl } from '#server/mail/newsletter.ts';
import { done, failed, lines, type Commands } from '../command.ts';
import { csvOf } from '../orders/csv.ts';
import { requireOurCatalogue } from '../whose.ts';

const columns = ['email', 'language', 'confirmedAt', 'unsubscribeUrl'] as const;

/** Who gets the newsletter, and that they agreed. */
export const newsletterCommands: Commands = {
  'newsletter export': {
    does: 'writes whom the newsletter may be sent to, with the link that ends it (audited)',
    requires: { '--out <file>': 'a new file, which its owner alone can read' },
    async run(services, _words, { out }) {
      requireOurCatalogue(services);
      const readers = await services.commerce.newsletter.subscribers();
      const rows = readers.map(({ email, storeCode, confirmedAt, endToken }) => {
        const { locale } = storeByCode(storeCode);
        const url = newsletterEndUrl(services, locale, endToken);
        return [email, locale, confirmedAt?.toISOString() ?? '', url];
      });
      await writeFile(String(out), csvOf(columns, rows), { flag: 'wx', mode: 0o600 });
      await audited(services, 'newsletter.export');
      return done(`${rows.length} written to ${String(out)}.`, { count: rows.length });
    },
  },
  'newsletter proof': {
    takes: '<email>',
    does: 'when somebody agreed to the newsletter, and to which words (audited)',
    async run(services, [email = '']) {
      requireOurCatalogue(services);
      const proof = await services.commerce.newsletter.proof(email);
      await audited(services, 'newsletter.proof');
      return proof ? done(lines(proof), proof) : failed('Nothing is known of this address.');
    },
  },
  'newsletter erase': {
    takes: '<email>',
    does: 'deletes an address from the newsletter, with the proof',
    asks: () => 'Delete the address and the proof that somebody agreed?',
    async run(services, [email = '']) {
      requireOurCatalogue(services);
      if (!(await services.commerce.newsletter.forget(email)))
        return failed('Nothing is known of this address.');
      await audited(services, 'newsletter.erase');
      return done('Erased.', { erased: true });
    },
  },
};

async function audited({ audit }: Services, action: string): Promise<void> {
  await audit.record({ actor: 'operator', action, outcome: 'ok' });
}
