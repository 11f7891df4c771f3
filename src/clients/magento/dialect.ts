import type { Answer } from '#service-base/call.ts';
import { STORES, type StoreCode } from '#domain/people/locale.ts';
import { evenInPart } from '../even-in-part.ts';
import {
  insteadOfAnswer,
  isServiceError,
  ServiceError,
  STORE_UNKNOWN,
  type Document,
  type ServiceClient,
} from '../client.ts';
import { PlatformDocument, type PlatformQuery } from '../generated/commerce.ts';
import { catalogueWords, inNumbers, inWords, type CatalogueWords } from './catalogue-words.ts';

/** How another platform is spoken to: what it says otherwise than our engine, either way. */
export type Dialect = {
  /** What to send; waits, the first time, until the platform has said its words. */
  speak<Variables>(
    document: Document<unknown, Variables>,
    variables: Variables,
  ): Promise<{ query: string; variables: unknown }>;
  /**
   * The answer to `query` in our words; null when the document is to be sent again, which then
   * leaves out what the platform does not know.
   */
  hear(
    document: Document<unknown, never>,
    query: string,
    answer: Answer,
    store: StoreCode,
  ): Answer | null;
  /** What went wrong; that the platform is away says so while nothing is known of its stores. */
  faultOf(error: unknown): unknown;
};

/** One platform, as far as its dialect has been learned. */
export type Platform = {
  dialect: Dialect;
  /** Where pictures may come from: those of the settings, and where the stores say theirs lie. */
  pictureOrigins(): readonly string[];
  /** What a store says of itself; asked anew. */
  describe(store: StoreCode): Promise<Partial<PlatformQuery>>;
};

type Learned = { words: CatalogueWords; mediaBases: Partial<Record<StoreCode, string>> };

/** Words and addresses of a shop change seldom. */
const learnAgainMs = 10 * 60 * 1000;

const codes = Object.keys(STORES) as StoreCode[];

/**
 * The dialect of the platform that `ask` reaches without a credential. It is learned when it is
 * first needed, and again every ten minutes while answers go on with what was learned before.
 */
export function createPlatform(options: {
  ask: (store: StoreCode) => ServiceClient;
  mediaOrigins: readonly string[];
}): Platform {
  const { ask, mediaOrigins } = options;
  let learned: Learned | undefined;
  let learning: Promise<Learned> | undefined;
  let learnedAt = 0;
  let isOlder = false;

  function describe(store: StoreCode): Promise<Partial<PlatformQuery>> {
    return evenInPart('storeConfig', () => ask(store).run(PlatformDocument, {}));
  }

  async function learn(): Promise<Learned> {
    const [main, ...others] = codes;
    if (!main) throw new Error('there is no store');
    const descriptions = await Promise.all([
      describe(main),
      ...others.map((store) => describe(store).catch(insteadOfAnswer({}))),
    ]);
    learned = {
      words: catalogueWords(descriptions[0] ?? {}),
      mediaBases: Object.fromEntries(
        codes.map((code, index) => [code, mediaBaseOf(descriptions[index] ?? {}) ?? undefined]),
      ),
    };
    learnedAt = performance.now();
    return learned;
  }

  async function known(): Promise<void> {
    const isDue = !learned || performance.now() - learnedAt > learnAgainMs;
    if (isDue) learning ??= learn().finally(() => (learning = undefined));
    if (learned) {
      learning?.catch(() => {});
      return;
    }
    try {
      await learning;
    } catch (error) {
      // It answers, and does not say: its words are taken for ours.
      if (!isServiceError(error) || error.category === 'unreachable') throw error;
    }
  }

  return {
    dialect: {
      async speak(document, variables) {
        if (speaksOfProducts(document)) await known();
        return {
          query: (isOlder && document.older) || document.text,
          variables: learned ? inNumbers(variables, learned.words) : variables,
        };
      },
      hear(document, query, answer, store) {
        if (document.older && query !== document.older && isOfUnknownField(answer)) {
          isOlder = true;
          return null;
        }
        if (!learned || !speaksOfProducts(document)) return answer;
        const base = learned.mediaBases[store] ?? mediaOrigins[0];
        return {
          ...answer,
          data: inWords(answer.data, learned.words, (picture) => wholeAddress(picture, base)),
        };
      },
      faultOf(error) {
        if (learned || !isServiceError(error) || error.category !== 'unreachable') return error;
        const { message, category, code = STORE_UNKNOWN } = error;
        return new ServiceError(message, category, { code });
      },
    },
    pictureOrigins() {
      const said = Object.values(learned?.mediaBases ?? {}).map((base) => new URL(base).origin);
      return [...new Set([...mediaOrigins, ...said])];
    },
    describe,
  };
}

/** Where a store says that its pictures lie; null when that is no address of the web. */
export function mediaBaseOf({ storeConfig }: Partial<PlatformQuery>): string | null {
  const said = storeConfig?.secure_base_media_url || storeConfig?.base_media_url || '';
  const base = URL.canParse(said) ? new URL(said) : null;
  return base && /^https?:$/.test(base.protocol) ? base.href : null;
}

function wholeAddress(picture: string, base: string | undefined): string {
  return base && URL.canParse(picture, base) ? new URL(picture, base).href : picture;
}

/** Product, products and what stands in carts and orders; not what only moves money. */
function speaksOfProducts({ name, text }: Document<unknown, never>): boolean {
  return name !== PlatformDocument.name && /\bproducts?\b/.test(text);
}

/** It was refused before anything was done. */
function isOfUnknownField({ data, errors }: Answer): boolean {
  return !data && (errors ?? []).some(({ message }) => message.startsWith('Cannot query field "'));
}
