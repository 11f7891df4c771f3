import { z } from 'zod';
import { readSafeHtml, writeHtml } from '#domain/content/safe-html.ts';
import { STORES, type StoreCode } from '#domain/people/locale.ts';

const storeCodes = Object.keys(STORES) as [StoreCode, ...StoreCode[]];
const contentLengthMax = 100_000;

const Identifier = z
  .string()
  .regex(
    /^(?=.{1,100}$)[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/,
    'small letters, digits and hyphens, in parts with a slash between; not only digits',
  )
  .refine((name) => !/^\d+$/.test(name), 'digits alone are a number of the shop’s own');
const Words = z.string().trim().min(1).max(255);
/** One text, or its lines. */
const Content = z
  .union([z.string(), z.array(z.string())])
  .transform((lines) => (typeof lines === 'string' ? lines : lines.join('\n')))
  .pipe(z.string().trim().min(1).max(contentLengthMax));

const common = {
  identifier: Identifier,
  store: z.enum(storeCodes),
  title: Words,
  content: Content,
  enabled: z.boolean().default(true),
};
const PageInFile = z.strictObject({
  ...common,
  heading: Words.optional(),
  layout: z
    .enum(['1column', '2columns-left', '2columns-right', '3columns', 'empty'])
    .default('1column'),
  metaTitle: Words.optional(),
  metaDescription: Words.optional(),
  metaKeywords: Words.optional(),
});
const BlockInFile = z.strictObject(common);

const ContentFile = z.strictObject({
  pages: z.array(PageInFile).default([]),
  blocks: z.array(BlockInFile).default([]),
});

export type PageInFile = z.infer<typeof PageInFile>;
export type BlockInFile = z.infer<typeof BlockInFile>;
export type ContentFile = z.infer<typeof ContentFile>;

/** Why something in the file is not imported, and where it stands. */
export type ContentFault = { place: string; fault: string };

/** Content with faults, each told; nothing of it is imported. */
export class RefusedContent extends Error {
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    const told = faults.map(({ place, fault }) => `${place}: ${fault}`);
    super(`The content cannot be imported:\n${told.join('\n')}`);
    this.faults = faults;
  }
}

/**
 * Reads pages and blocks from untrusted data. Their HTML holds what `readSafeHtml` knows as
 * harmless, and is kept as `writeHtml` writes it.
 *
 * @throws RefusedContent with every fault: the lines of a text are counted from 1.
 */
export function parseContent(value: unknown): ContentFile {
  const parsed = ContentFile.safeParse(value);
  if (!parsed.success)
    throw new RefusedContent(
      parsed.error.issues.map(({ path, message }) => ({
        place: path.length > 0 ? path.join('.') : 'the file',
        fault: message,
      })),
    );
  const { pages, blocks } = parsed.data;
  const faults = [...faultsOf('pages', pages), ...faultsOf('blocks', blocks)];
  if (faults.length > 0) throw new RefusedContent(faults);
  return { pages: pages.map(inOneWriting), blocks: blocks.map(inOneWriting) };
}

function faultsOf(list: 'pages' | 'blocks', items: readonly BlockInFile[]): ContentFault[] {
  const seen = new Set<string>();
  return items.flatMap(({ identifier, store, content }, at) => {
    const place = `${list}.${at} ${identifier} (${store})`;
    const key = `${identifier} ${store}`;
    const twice = seen.has(key) ? [{ place, fault: 'stands there twice' }] : [];
    seen.add(key);
    const { faults } = readSafeHtml(content);
    return [
      ...twice,
      ...faults.map(({ line, fault }) => ({ place: `${place}, line ${line}`, fault })),
    ];
  });
}

function inOneWriting<Item extends BlockInFile>(item: Item): Item {
  return { ...item, content: writeHtml(readSafeHtml(item.content).nodes) };
}
