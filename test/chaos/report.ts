import type { ChaosOptions, ChaosResult } from './chaos.ts';

type Reported = Pick<ChaosResult, 'figures' | 'breaches'> & {
  seed: number;
  options: Omit<ChaosOptions, 'seed'>;
};

/** What came of a run, as `docs/chaos.md` tells it. */
export function chaosReport({ seed, options, figures, breaches }: Reported): string {
  const { processes, processKills, databaseKills, clients, carts, pieces, coupons } = options;
  const table = [
    ['what', 'how many'],
    ['---', '---:'],
    ...Object.entries(figures).map(([what, count]) => [what, String(count)]),
  ];
  return `# What orders live through

Written by \`npm run chaos -- --seed ${seed} --report docs/chaos.md\`.

${processes} processes serve one shop on one database. ${clients} people at a time, every other one a guest, go the whole way from the first page to the number of an order, until ${carts} have begun. They all want the same frame first, of which there are ${pieces} pieces, and each tries one of ${coupons} coupons that can be used once. Meanwhile a process is killed without a word ${processKills} times and PostgreSQL ${databaseKills} times, and each is started again. Who gets no answer, or is told to come back, tries again as a patient person does.

Afterwards what everybody read is compared with what is: every number told is an order of whoever was told, at a sum to which they agreed, and found again; there is no other order; no coupon is used twice; every confirmation was mailed; no job or attempt is left; and \`ops ledger check\` ([its rules](invariants.md#the-rules)) finds nothing, so that no piece is sold twice and every order adds up.

${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}

${breaches.length === 0 ? 'Every promise was kept.' : `Broken:\n\n${breaches.map((breach) => `- ${breach}`).join('\n')}`}
`;
}
