import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const secrets = {
  SEALING_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  PEPPER: 'p'.repeat(32),
  SESSION_SECRET: 's'.repeat(32),
  CUSTOMER_TOKEN_SECRET: 'c'.repeat(32),
  MEMBER_TOKEN_SECRET: 'm'.repeat(32),
  COMMERCE_INTEGRATION_TOKEN: 'i'.repeat(32),
  MEMBER_DATA_TOKEN: 'd'.repeat(32),
};
const demo = { FRAMEWELL_MODE: 'demo', ...secrets };

test('the defaults are the constants of the specification', () => {
  const env = readEnv(demo);
  expect(env.GLASS_REDEMPTION_WAITING_PERIOD).toBe(62_208_000_000);
  expect(env.ALLOWED_PREVIOUD_ORDER_STATUS).toEqual([
    'cancel',
    'canceled',
    'cancelled',
    'exchange',
    'exchanged',
  ]);
});

test.each(['0', '-1', '', 'abc', 'NaN', 'Infinity'])(
  'a waiting period of "%s" is refused in the words of the specification',
  (value) => {
    expect(() => readEnv({ ...demo, GLASS_REDEMPTION_WAITING_PERIOD: value })).toThrow(
      'GLASS_REDEMPTION_WAITING_PERIOD must be a positive number',
    );
  },
);

test.each(['', ' , '])('an empty list of statuses "%s" is refused in its words', (value) => {
  expect(() => readEnv({ ...demo, ALLOWED_PREVIOUD_ORDER_STATUS: value })).toThrow(
    'ALLOWED_PREVIOUD_ORDER_STATUS must be a non-empty array',
  );
});

test('a shop is for members unless it is opened, and open to guests with our commerce alone', () => {
  const open = { ...demo, STOREFRONT_ACCESS: 'open' };
  expect(readEnv(demo).STOREFRONT_ACCESS).toBe('members');
  expect(readEnv(open).STOREFRONT_ACCESS).toBe('open');
  expect(() => readEnv({ ...demo, STOREFRONT_ACCESS: 'everybody' })).toThrow('STOREFRONT_ACCESS');
  expect(() => readEnv({ ...open, COMMERCE_GRAPHQL_URL: 'https://shop.example/graphql' })).toThrow(
    'STOREFRONT_ACCESS: guests are served by our commerce alone',
  );
});

test('the right spelling of the statuses setting is taken too', () => {
  const env = readEnv({ ...demo, ALLOWED_PREVIOUS_ORDER_STATUS: 'Canceled' });
  expect(env.ALLOWED_PREVIOUD_ORDER_STATUS).toEqual(['canceled']);
});

test('production names every fault at once, and no value', () => {
  const start = () =>
    readEnv({ FRAMEWELL_MODE: 'serve', PUBLIC_URL: 'http://shop.example', PEPPER: 'short-one' });
  expect(start).toThrow(/DATABASE_URL: is not set/);
  expect(start).toThrow(/MAIL_URL/);
  expect(start).toThrow(/PUBLIC_URL: must be the public https address/);
  expect(start).toThrow(/SESSION_SECRET/);
  expect(start).not.toThrow(/short-one/);
});

test('the public address is an origin, whatever slash ends it', () => {
  const env = readEnv({ ...demo, PUBLIC_URL: 'http://Shop.example:80/' });
  expect(env.PUBLIC_URL).toBe('http://shop.example');
  expect(() => readEnv({ ...demo, PUBLIC_URL: 'http://shop.example/glasses' })).toThrow(
    'PUBLIC_URL: must have no path',
  );
});

test('pictures of another platform come from origins that are told one by one', () => {
  const told = 'https://cdn.example/, https://shop.example:443';
  expect(readEnv({ ...demo, COMMERCE_MEDIA_ORIGINS: told }).COMMERCE_MEDIA_ORIGINS).toEqual([
    'https://cdn.example',
    'https://shop.example',
  ]);
  expect(readEnv(demo).COMMERCE_MEDIA_ORIGINS).toEqual([]);
  for (const wrong of [
    'https://cdn.example/media',
    '*.example',
    "https://cdn.example; script-src 'self'",
  ])
    expect(() => readEnv({ ...demo, COMMERCE_MEDIA_ORIGINS: wrong })).toThrow(
      /COMMERCE_MEDIA_ORIGINS\.0: /,
    );
});

test('commerce can be told what stands on labels, where pictures lie and how long a token is good', () => {
  expect(readEnv(demo)).toMatchObject({
    STREET_LINES: 4,
    MEDIA_BASE: '/media',
    CUSTOMER_TOKEN_MINUTES: 60,
    COMMERCE_PAGE_ORIGINS: [],
  });
  expect(
    readEnv({
      ...demo,
      STREET_LINES: '2',
      MEDIA_BASE: 'https://cdn.example/frames/',
      CUSTOMER_TOKEN_MINUTES: '15',
      COMMERCE_PAGE_ORIGINS: 'https://other.example, https://cdn.example/',
    }),
  ).toMatchObject({
    STREET_LINES: 2,
    MEDIA_BASE: 'https://cdn.example/frames',
    CUSTOMER_TOKEN_MINUTES: 15,
    COMMERCE_PAGE_ORIGINS: ['https://other.example', 'https://cdn.example'],
  });
});

test.each([
  ['STREET_LINES', '0'],
  ['MEDIA_BASE', 'media'],
  ['IMAGE_CDN_URL', 'https://img.example/{path}'],
  ['IMAGE_CDN_URL', 'https://img.example/{width}'],
  ['IMAGE_CDN_URL', 'https://img.example/{width}/{url}/{height}'],
  ['IMAGE_CDN_URL', '/cdn/{width}{path}'],
  ['TRY_ON_PROVIDER_URL', 'http://try.example/availability'],
  ['TRY_ON_PROVIDER_PAGE', 'https://try.example/frames'],
  ['TRY_ON_PROVIDER_PAGE', 'javascript:{uid}'],
  ['MEDIA_BASE', '//cdn.example'],
  ['MEDIA_BASE', 'https://cdn.example/?key=1'],
  ['CUSTOMER_TOKEN_MINUTES', '1'],
  ['COMMERCE_PAGE_ORIGINS', '*'],
  ['COMMERCE_PAGE_ORIGINS', 'https://other.example/shop'],
])('%s is not "%s"', (name, value) => {
  expect(() => readEnv({ ...demo, [name]: value })).toThrow(name);
});

test('a try-on of another company has its address, key and page, or nothing of them', () => {
  const tryOn = {
    TRY_ON_PROVIDER_URL: 'https://api.try.example/availability',
    TRY_ON_PROVIDER_KEY: 'key',
    TRY_ON_PROVIDER_PAGE: 'https://try.example/{uid}',
  };
  expect(readEnv({ ...demo, ...tryOn })).toMatchObject(tryOn);
  for (const name of Object.keys(tryOn))
    expect(() => readEnv({ ...demo, ...tryOn, [name]: undefined })).toThrow(`${name}: is not set`);
});

const webhook = {
  ORDER_WEBHOOK_URL: 'https://lab.example/orders',
  ORDER_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
};

test('whoever is told of orders has an https address and a secret', () => {
  expect(readEnv({ ...demo, ...webhook }).ORDER_WEBHOOK_SECRET).toHaveLength(24);
  const local = { ...webhook, ORDER_WEBHOOK_URL: 'http://127.0.0.1:8080/orders' };
  expect(readEnv({ ...demo, ...local }).ORDER_WEBHOOK_URL).toBe(local.ORDER_WEBHOOK_URL);
});

test.each([
  ['ORDER_WEBHOOK_URL', { ...webhook, ORDER_WEBHOOK_URL: 'http://lab.example/orders' }],
  ['ORDER_WEBHOOK_URL', { ORDER_WEBHOOK_SECRET: webhook.ORDER_WEBHOOK_SECRET }],
  ['ORDER_WEBHOOK_URL', { ...webhook, COMMERCE_GRAPHQL_URL: 'https://shop.example/graphql' }],
  ['ORDER_WEBHOOK_SECRET', { ORDER_WEBHOOK_URL: webhook.ORDER_WEBHOOK_URL }],
  ['ORDER_WEBHOOK_SECRET', { ...webhook, ORDER_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }],
  ['ORDER_WEBHOOK_SECRET', { ...webhook, ORDER_WEBHOOK_SECRET: 'a secret of nobody' }],
])('a wrong %s is named', (name, settings) => {
  expect(() => readEnv({ ...demo, ...settings })).toThrow(`${name}: `);
});

test.each(['ORDER_WEBHOOK_URL', 'COMMERCE_GRAPHQL_URL', 'MEMBER_DATA_GRAPHQL_URL'])(
  '%s is an https address, or one of this machine',
  (name) => {
    const secretOfWebhook = name === 'ORDER_WEBHOOK_URL' ? webhook : {};
    const read = (address: string) => () =>
      readEnv({ ...demo, ...secretOfWebhook, [name]: address });
    for (const address of ['http://plan.example/graphql', 'http://10.0.0.7/', 'ftp://localhost/'])
      expect(read(address)).toThrow(`${name}: must be an https address, or one of this machine`);
    for (const address of ['https://plan.example/graphql', 'http://localhost:4000/graphql'])
      expect(read(address)).not.toThrow();
  },
);

test.each(['COMMERCE_INTEGRATION_TOKEN', 'MEMBER_DATA_TOKEN', 'METRICS_TOKEN'])(
  '%s goes through a header whole, or is refused',
  (name) => {
    const credential = 'a credential with spaces, long enough for all';
    expect(() => readEnv({ ...demo, [name]: credential })).toThrow(`  ${name}: has letters`);
  },
);

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef' }, 'STRIPE_WEBHOOK_SECRET: is not set'],
  [{ STRIPE_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}` }, 'STRIPE_SECRET_KEY: is not set'],
  [
    {
      STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
      STRIPE_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`,
      COMMERCE_GRAPHQL_URL: 'https://shop.example/graphql',
    },
    'STRIPE_SECRET_KEY: the other platform takes the money',
  ],
  [{ STRIPE_SECRET_KEY: 'pk_test_0123456789abcdef' }, 'STRIPE_SECRET_KEY: is a key of Stripe'],
])('a payment page that is half configured is refused: %j', (settings, fault) => {
  expect(() => readEnv({ ...demo, ...settings })).toThrow(fault);
});
