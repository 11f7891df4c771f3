import { insteadOfAnswer, isServiceError, type ServiceClient } from '#clients/client.ts';
import { ContentBlocksDocument, ContentPageDocument } from '#clients/generated/commerce.ts';
import { readSafeHtml } from '#domain/content/safe-html.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import { recentValues } from '#service-base/recent-values.ts';
import type { Content, WrittenBlock, WrittenPage } from './port.ts';

const freshMs = 30_000;
const kept = 100;

/**
 * Reads content from commerce, whichever platform that is: its HTML is read again here, and what
 * is not on our list is left out. It is the same for everybody and changes seldom, so each piece
 * is asked for once in half a minute.
 */
export function createContent(
  commerce: (store: StoreCode) => ServiceClient,
  now: () => number = Date.now,
): Content {
  const pages = once<WrittenPage | null>(now);
  const blocks = once<WrittenBlock | null>(now);
  return {
    page: (identifier, store) =>
      pages(`${store} ${identifier}`, () => readPage(commerce(store), identifier)),
    block: (identifier, store) =>
      blocks(`${store} ${identifier}`, () => readBlock(commerce(store), identifier)).catch(
        insteadOfAnswer(null),
      ),
  };
}

async function readPage(commerce: ServiceClient, identifier: string): Promise<WrittenPage | null> {
  const { cmsPage: page } = await commerce
    .run(ContentPageDocument, { identifier })
    .catch(insteadOfMissing({ cmsPage: null }));
  if (!page) return null;
  const title = page.meta_title || page.title || identifier;
  return {
    title,
    heading: page.content_heading || page.title || title,
    description: page.meta_description || null,
    nodes: readSafeHtml(page.content ?? '').nodes,
  };
}

async function readBlock(
  commerce: ServiceClient,
  identifier: string,
): Promise<WrittenBlock | null> {
  const { cmsBlocks } = await commerce
    .run(ContentBlocksDocument, { identifiers: [identifier] })
    .catch(insteadOfMissing({ cmsBlocks: null }));
  const block = cmsBlocks?.items?.[0];
  return block
    ? { title: block.title ?? '', nodes: readSafeHtml(block.content ?? '').nodes }
    : null;
}

function insteadOfMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (isServiceError(error) && error.category === 'not-found') return value;
    throw error;
  };
}

/** What was asked for lately, by key; what failed is asked for again. */
function once<Value>(now: () => number) {
  const known = recentValues<string, { at: number; value: Promise<Value> }>(kept);
  return (key: string, ask: () => Promise<Value>): Promise<Value> => {
    const found = known.get(key);
    if (found && Math.abs(now() - found.at) < freshMs) return found.value;
    const entry = { at: now(), value: ask() };
    known.set(key, entry);
    entry.value.catch(() => (entry.at = -Infinity));
    return entry.value;
  };
}
