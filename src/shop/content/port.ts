import type { ContentNode } from '#domain/content/safe-html.ts';
import type { StoreCode } from '#domain/people/locale.ts';

/** A page that the retailer wrote; its text is harmless, wherever it came from. */
export type WrittenPage = {
  /** What the page is called in a list of pages, and where it has no heading. */
  title: string;
  heading: string;
  /** For search engines. */
  description: string | null;
  nodes: ContentNode[];
};

export type WrittenBlock = { title: string; nodes: ContentNode[] };

/** What the retailer wrote; no older than half a minute. */
export type Content = {
  /** Null where there is no such page. @throws ServiceError while commerce does not answer. */
  page(identifier: string, store: StoreCode): Promise<WrittenPage | null>;
  /** Null where there is no such block, and while commerce does not answer. */
  block(identifier: string, store: StoreCode): Promise<WrittenBlock | null>;
};
