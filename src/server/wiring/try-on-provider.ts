import { z } from 'zod';
import type { TryOnProvider } from '#shop/try-on/port.ts';
import type { Env } from '../env.ts';

/** A page waits for it, and does without it after this. */
const PATIENCE_MS = 1500;
/** What it says of a frame changes when somebody there has made a model of it. */
const KEPT_MS = 600_000;
/** After a fault it is left alone for so long, so that not every page waits. */
const REST_MS = 30_000;
/** An address of more may be too long. */
const MOST_AT_ONCE = 50;
const MOST_KEPT = 10_000;

const Answer = z.array(z.object({ uid: z.coerce.string(), available: z.boolean() }));

type Options = {
  /** The availability call: it gets `uidList` and `apiKey`. */
  url: string;
  key: string;
  /** Its page for members, with `{uid}`. */
  page: string;
  now: () => Date;
  /** Hears why it could not be asked; never its address, which has the key. */
  report: (reason: string) => void;
};

/**
 * A provider that is asked by `GET url?uidList=11601,11602&apiKey=…` and answers
 * `[{ "uid": "11601", "available": true }, …]`. The key is sent from this process and nowhere else.
 */
export function createTryOnProvider({ url, key, page, now, report }: Options): TryOnProvider {
  const known = new Map<string, { isAvailable: boolean; until: number }>();
  let restsUntil = 0;

  async function check(uids: readonly string[]): Promise<ReadonlySet<string>> {
    const parts = Array.from({ length: Math.ceil(uids.length / MOST_AT_ONCE) }, (_, part) =>
      ask(uids.slice(part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE)),
    );
    const available = new Set((await Promise.all(parts)).flat());
    const until = now().getTime() + KEPT_MS;
    if (known.size > MOST_KEPT) known.clear();
    for (const uid of uids) known.set(uid, { isAvailable: available.has(uid), until });
    return available;
  }

  async function ask(uids: readonly string[]): Promise<string[]> {
    const address = new URL(url);
    address.searchParams.set('uidList', uids.join(','));
    address.searchParams.set('apiKey', key);
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`answers ${response.status}`);
    const answer = Answer.safeParse(await response.json());
    if (!answer.success)
      throw new Error('answers something else than uids and whether each is available');
    return answer.data.filter(({ available }) => available).map(({ uid }) => uid);
  }

  return {
    check,
    async availableAmong(uids) {
      const at = now().getTime();
      const unknown = uids.filter((uid) => !(known.get(uid) && known.get(uid)!.until > at));
      if (unknown.length > 0 && at >= restsUntil) {
        await check(unknown).catch((error: unknown) => {
          restsUntil = at + REST_MS;
          report(reasonOf(error));
        });
      }
      return new Set(
        uids.filter((uid) => {
          const one = known.get(uid);
          return one !== undefined && one.until > at && one.isAvailable;
        }),
      );
    },
    pageOf: (uid) => page.replaceAll('{uid}', () => encodeURIComponent(uid)),
  };
}

/** The provider of the settings; null where they name none. */
export function tryOnProviderOf(env: Env, report: Options['report']): TryOnProvider | null {
  const { TRY_ON_PROVIDER_URL: url, TRY_ON_PROVIDER_KEY: key, TRY_ON_PROVIDER_PAGE: page } = env;
  if (!url || !key || !page) return null;
  return createTryOnProvider({ url, key, page, now: () => new Date(), report });
}

/** Our own words, or the kind of a fault: its message may repeat the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  return error.constructor === Error ? error.message : error.name;
}
