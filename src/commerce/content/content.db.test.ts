import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShopOf, aFrame, type TestCommerce } from '../commerce.test-data.ts';
import { RefusedContent } from './content-file.ts';

const german = { store: 'german' };
const pages = [
  {
    identifier: 'home',
    store: 'default',
    title: 'Home',
    content: '<p>Welcome</p>',
  },
  {
    identifier: 'help/returns',
    store: 'default',
    title: 'Returns',
    heading: 'Returns and remakes',
    metaDescription: 'How to send glasses back',
    content: ['<h2>60 days</h2>', '<p>Write to us.</p>'],
  },
  { identifier: 'help/returns', store: 'german', title: 'Rückgabe', content: '<p>60 Tage</p>' },
  { identifier: 'off', store: 'default', title: 'Off', content: 'x', enabled: false },
];
const blocks = [
  { identifier: 'enabled', store: 'default', title: 'Enabled', content: '<p>On</p>' },
  { identifier: 'disabled', store: 'default', title: 'Disabled', content: 'x', enabled: false },
];

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aShopOf([aFrame()]);
  expect(await shop.commerce.importContent({ pages, blocks })).toEqual({
    pages: { added: 4, updated: 0, unchanged: 0 },
    blocks: { added: 2, updated: 0, unchanged: 0 },
  });
});
afterAll(() => shop.close());

const pageOf = (identifier: string, headers = {}) =>
  shop.ask(
    'query ($of: String) { cmsPage(identifier: $of) { identifier url_key title content content_heading page_layout meta_title meta_description meta_keywords relative_url redirect_code type } }',
    { of: identifier },
    headers,
  );

test('a page is what its store has under its identifier', async () => {
  expect(await pageOf('help/returns')).toEqual({
    cmsPage: {
      identifier: 'help/returns',
      url_key: 'help/returns',
      title: 'Returns',
      content: '<h2>60 days</h2>\n<p>Write to us.</p>',
      content_heading: 'Returns and remakes',
      page_layout: '1column',
      meta_title: null,
      meta_description: 'How to send glasses back',
      meta_keywords: null,
      relative_url: 'help/returns',
      redirect_code: 0,
      type: 'CMS_PAGE',
    },
  });
  expect(await pageOf('help/returns', german)).toMatchObject({ cmsPage: { title: 'Rückgabe' } });
});

test('a page is found by its number in its own store alone', async () => {
  const { rows } = await shop.pool.query<{ id: number }>(
    `select id from commerce.cms_pages where title = 'Returns'`,
  );
  const byId = `{ cmsPage(id: ${rows[0]?.id}) { title } }`;
  expect(await shop.ask(byId)).toEqual({ cmsPage: { title: 'Returns' } });
  expect(await shop.refusal(byId, {}, german)).toEqual({
    message: `The CMS page with the "${rows[0]?.id}" ID doesn't exist.`,
    category: 'graphql-no-such-entity',
  });
});

test.each([
  ['{ cmsPage { title } }', 'Page id/identifier should be specified', 'graphql-input'],
  [
    '{ cmsPage(id: 0) { title } }',
    `The CMS page with the "0" ID doesn't exist.`,
    'graphql-no-such-entity',
  ],
  [
    '{ cmsPage(identifier: "off") { title } }',
    `The CMS page with the "off" ID doesn't exist.`,
    'graphql-no-such-entity',
  ],
  [
    '{ cmsBlocks { items { title } } }',
    '"identifiers" of CMS blocks should be specified',
    'graphql-input',
  ],
  [
    '{ cmsBlocks(identifiers: []) { items { title } } }',
    '"identifiers" of CMS blocks should be specified',
    'graphql-input',
  ],
])('%s is refused as Magento refuses it', async (document, message, category) => {
  expect(await shop.refusal(document)).toEqual({ message, category });
});

test('blocks that are there stand beside the error of one that is not', async () => {
  const { data, errors } = await shop.commerce.execute(
    '{ cmsBlocks(identifiers: ["enabled", "disabled"]) { items { identifier title content } } }',
    {},
    {},
  );
  expect(data).toEqual({
    cmsBlocks: {
      items: [{ identifier: 'enabled', title: 'Enabled', content: '<p>On</p>' }, null],
    },
  });
  expect(errors).toEqual([
    expect.objectContaining({
      message: `The CMS block with the "disabled" ID doesn't exist.`,
      path: ['cmsBlocks', 'items', 1],
    }),
  ]);
});

test('a route leads to pages, the address of the store to its home page', async () => {
  const route = (url: string, headers = {}) =>
    shop.ask(
      'query ($url: String!) { route(url: $url) { __typename relative_url redirect_code type ... on CmsPage { title } } }',
      { url },
      headers,
    );
  const home = { relative_url: 'home', title: 'Home' };
  const common = { __typename: 'CmsPage', redirect_code: 0, type: 'CMS_PAGE' };
  expect(await route('/')).toEqual({ route: { ...common, ...home } });
  expect(await route('/help/returns', german)).toEqual({
    route: { ...common, relative_url: 'help/returns', title: 'Rückgabe' },
  });
  expect(await route('/', german)).toEqual({ route: null });
  expect(await route('off')).toEqual({ route: null });
  expect(await shop.ask('{ storeConfig { cms_home_page } }')).toEqual({
    storeConfig: { cms_home_page: 'home' },
  });
});

test('importing again changes what differs, and a trial nothing', async () => {
  const changed = [{ ...pages[1], title: 'Sending back' }, pages[2]];
  const plan = {
    pages: { added: 0, updated: 1, unchanged: 1 },
    blocks: { added: 0, updated: 0, unchanged: 0 },
  };
  expect(await shop.commerce.importContent({ pages: changed }, { isTrial: true })).toEqual(plan);
  expect(await pageOf('help/returns')).toMatchObject({ cmsPage: { title: 'Returns' } });
  expect(await shop.commerce.importContent({ pages: changed })).toEqual(plan);
  expect(await pageOf('help/returns')).toMatchObject({ cmsPage: { title: 'Sending back' } });
});

test('every fault is told with its place, and nothing is imported', async () => {
  const file = {
    pages: [
      { ...pages[0], identifier: 'new' },
      {
        identifier: 'bad',
        store: 'default',
        title: 'T',
        content: ['<p>a</p>', '<script>b</script>'],
      },
      { identifier: 'bad', store: 'default', title: 'T', content: '<p>a</p>' },
    ],
    blocks: [{ identifier: 'b', store: 'german', title: 'T', content: '<p onclick="x">a</p>' }],
  };
  const refused = await shop.commerce.importContent(file).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RefusedContent);
  expect((refused as RefusedContent).faults).toEqual([
    { place: 'pages.1 bad (default), line 2', fault: '<script> may not stand in content' },
    { place: 'pages.2 bad (default)', fault: 'stands there twice' },
    { place: 'blocks.0 b (german), line 1', fault: 'onclick="x" may not stand in <p>' },
  ]);
  await expect(pageOf('new')).rejects.toThrow(/doesn't exist/);
});

test.each([
  [{ identifier: 'Upper' }, 'pages.0.identifier'],
  [{ identifier: '12' }, 'pages.0.identifier'],
  [{ store: 'french' }, 'pages.0.store'],
  [{ title: ' ' }, 'pages.0.title'],
  [{ content: [] }, 'pages.0.content'],
  [{ html: 'x' }, 'pages.0'],
])('%j is refused at its place', async (wrong, place) => {
  const refused = await shop.commerce
    .importContent({ pages: [{ ...pages[1], ...wrong }] })
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ faults: [expect.objectContaining({ place })] });
});
