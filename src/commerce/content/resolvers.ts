import type { CommerceContext } from '../context.ts';
import { inputError, noSuchEntity } from '../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { QueryCmsPageArgs } from '../generated/schema.ts';
import { findBlocks, findPage, type ContentPage } from './find-content.ts';

export const resolvers: Resolvers = {
  Query: {
    cmsPage: (_root, args, context) => getPage(context, args),
    cmsBlocks: (_root, { identifiers }, context) => {
      const names = identifiers?.map((name) => name ?? '') ?? [];
      if (names.length === 0) throw inputError('"identifiers" of CMS blocks should be specified');
      return blocksNamed(context, names);
    },
  },
  CmsPage: {
    url_key: ({ identifier }) => identifier,
    content_heading: ({ heading }) => heading,
    page_layout: ({ layout }) => layout,
    meta_title: ({ metaTitle }) => metaTitle,
    meta_description: ({ metaDescription }) => metaDescription,
    meta_keywords: ({ metaKeywords }) => metaKeywords,
    relative_url: ({ identifier }) => identifier,
    redirect_code: () => 0,
    type: () => 'CMS_PAGE',
  },
};

/** @throws GraphQLError when none is named, and when the store does not show it. */
async function getPage(
  { pool, store }: CommerceContext,
  { id, identifier }: QueryCmsPageArgs,
): Promise<ContentPage> {
  const asked = isNamed(id) ? { id } : isNamed(identifier) ? { identifier } : null;
  if (!asked) throw inputError('Page id/identifier should be specified');
  const page = await findPage(pool, store.id, asked);
  if (!page) throw noSuchEntity(`The CMS page with the "${id ?? identifier}" ID doesn't exist.`);
  return page;
}

/** Those that are there; each that is missing is an error in its place. */
async function blocksNamed({ pool, store }: CommerceContext, names: readonly string[]) {
  const found = await findBlocks(pool, store.id, names);
  const items = names.map(
    (name) =>
      found.find((block) => block.identifier === name || String(block.id) === name) ??
      noSuchEntity(`The CMS block with the "${name}" ID doesn't exist.`),
  );
  // In a list an error is an answer of its own: that place is null, and the others stay.
  return { items: items as Exclude<(typeof items)[number], Error>[] };
}

function isNamed<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined && value !== '';
}
