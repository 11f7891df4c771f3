import { tryToStore } from '#server/disk.ts';
import { found, type Finding } from '#server/finding.ts';
import { lookInside, lookOutside } from '#server/findings.ts';
import type { Services } from '#server/services.ts';
import { countByKey } from '#server/sealing/key-use.ts';
import { listKnowing } from '#server/sealing/who-seals.ts';
import { checkLedger, notLookedAt } from './ledger.ts';
import { lookAtPictures } from './pictures.ts';
import { lookAtTryOn } from './try-on-provider.ts';
import { lookAtPlatform } from './platform/findings.ts';

/** What an operator asks first when something seems wrong. */
export async function doctor(services: Services): Promise<Finding[]> {
  return [
    { name: 'settings', ok: true, detail: settingsInWords(services) },
    ...(await found('clock', () => lookAtClock(services))),
    ...(await found('order attempts', () => countAttempts(services))),
    ...(await found('sealing keys', () => lookAtKeys(services))),
    ...(await lookInside(services)),
    ...(await found('writing', () => tryToStore(services))),
    ...(await lookOutside(services)),
    ...(await found('commerce platform', () => lookAtPlatform(services))),
    ...(await found('pictures', () => lookAtPictures(services))),
    ...(services.shop.tryOnProvider ? await found('try-on', () => lookAtTryOn(services)) : []),
    ...(await found('ledger', () => lookAtLedger(services))),
  ];
}

function settingsInWords({ env }: Services): string {
  const reading = env.RX_READING === 'off' ? ', pictures of prescriptions are kept, not read' : '';
  return `mode ${env.FRAMEWELL_MODE}${reading}`;
}

/** What is wrong with a shop that cannot even be opened: other secrets, a database that is away. */
export function whyNotOpened(error: Error): Finding {
  return { name: 'database', ok: false, detail: error.message };
}

async function lookAtClock({ pool }: Services): Promise<Finding> {
  const { rows } = await pool.query<{ now: Date }>('select now()');
  const skewMs = Math.abs(Date.now() - rows[0]!.now.getTime());
  return { name: 'clock', ok: skewMs < 5000, detail: `${skewMs} ms from the database's` };
}

async function countAttempts({ pool }: Services): Promise<Finding> {
  const { rows } = await pool.query<{ open: number }>(
    `select count(*)::int as open from shop.order_attempts where state = 'open'`,
  );
  return { name: 'order attempts', ok: true, detail: `${rows[0]?.open ?? 0} open` };
}

async function lookAtLedger(services: Services): Promise<Finding[]> {
  const violations = await checkLedger(services);
  const unpaid = violations.filter(({ invariant }) => invariant === 'I11').length;
  return [
    {
      name: 'payments',
      ok: unpaid === 0,
      detail: services.platform
        ? "the other platform's affair"
        : `${unpaid} orders unpaid past their day`,
    },
    {
      name: 'ledger',
      ok: violations.length === 0,
      detail: [
        `${violations.length} violations${violations.length > 0 ? ': ops ledger check' : ''}`,
        ...notLookedAt(services).map((one) => `not looked at: ${one}`),
      ].join('; '),
    },
  ];
}

/** Whether all that is sealed can be opened here, and by every process beside us. */
async function lookAtKeys({ pool, env }: Services): Promise<Finding> {
  const name = 'sealing keys';
  const known = new Set(env.SEALING_KEYS.map(({ id }) => id));
  const unknown = [...(await countByKey(pool))].filter(([id]) => !known.has(id));
  if (unknown.length > 0) {
    const words = unknown.map(([id, count]) => `${count} values lie under "${id}"`).join(', ');
    return { name, ok: false, detail: `${words}, which SEALING_KEYS lacks: put it back, behind` };
  }
  const processes = (await listKnowing(pool, [...known])).filter(({ keys }) => keys.length > 0);
  const apart = processes
    .flatMap(({ keys }) => keys.slice(0, 1))
    .find((first) => processes.some(({ keys }) => !keys.includes(first)));
  if (apart)
    return {
      name,
      ok: false,
      detail: `a process seals under "${apart}", and another does not know it: ops keys list`,
    };
  return { name, ok: true, detail: `"${env.SEALING_KEYS[0]?.id}" seals, ${known.size} known` };
}
