import { settingOf, type Env } from './env.ts';

type Setting = keyof Extract<Env, { FRAMEWELL_MODE: 'serve' }>;

/** Every setting of a shop in production, in the order that an operator thinks of them. */
const words: Record<Exclude<Setting, 'FRAMEWELL_MODE'>, string> = {
  DATABASE_URL: 'A PostgreSQL 18 cluster: postgres://user:password@host:5432/database',
  PUBLIC_URL: 'The https address that browsers use, without a path.',
  MAIL_URL: 'Where mail leaves: smtp:// or smtps://user:password@host:port',
  MAIL_FROM: 'Whom mail comes from: glasses@plan.example',
  SEALING_KEYS:
    'Seal health data: "id:" and 32 bytes in base64, newest first, with commas between. Without them the data cannot be read: keep a copy apart from it.',
  PEPPER: 'Keyed hashes of member ids, contacts and codes. Never to be changed.',
  SESSION_SECRET: 'Signs sessions; changing it signs everybody out.',
  CUSTOMER_TOKEN_SECRET: 'Signs the tokens of commerce customers; changing it signs everybody out.',
  MEMBER_TOKEN_SECRET: 'Signs the tokens of member data; changing it signs everybody out.',
  COMMERCE_INTEGRATION_TOKEN: 'The credential of the shop at commerce.',
  MEMBER_DATA_TOKEN: 'The credential of the shop at member data.',
  METRICS_TOKEN: 'Who may read /metrics: Authorization: Bearer …',
  PORT: 'The port that is listened on.',
  HOST: 'The address that is listened on; 0.0.0.0 for every one.',
  TRUST_PROXY: 'How many proxies of yours a request passes, for X-Forwarded-For.',
  DRAIN_SECONDS: 'How long requests are still taken after SIGTERM.',
  DATABASE_POOL: 'Connections for requests; jobs have as many of their own at most.',
  REQUESTS_AT_ONCE: 'Worked on at once; the others wait a little, or are told to come back.',
  ORDERS_AT_ONCE: 'Members whose orders are placed at the same time.',
  SMS_GATEWAY: 'The host of a mail-to-SMS gateway; codes to telephones are not sent without.',
  COMMERCE_GRAPHQL_URL: 'Another commerce platform in place of ours.',
  COMMERCE_MEDIA_ORIGINS:
    'Where pictures of products may lie besides the address that commerce tells: https://cdn.example, with commas between.',
  COMMERCE_PAGE_ORIGINS:
    'Whose pages may ask /graphql of ours from a browser: https://other.example, with commas between.',
  MEDIA_BASE: 'What addresses of frame pictures begin with: a path here, or a CDN in front of it.',
  FRAME_PICTURES:
    'The folder of the pictures of frames, <SKU>-<view>.webp; without it frames are drawn.',
  FRAME_PICTURES_CACHE:
    'A folder for what is made of them, up to 512 MB; without it only memory keeps some.',
  IMAGE_CDN_URL:
    'An image CDN that makes them smaller in our place: https://img.example/width={width},format=auto{path}, or {url} for the whole address.',
  STREET_LINES: 'How many lines the street of an address may have; our own pages send up to four.',
  CUSTOMER_TOKEN_MINUTES: 'How long a token of a commerce customer is good.',
  MEMBER_DATA_GRAPHQL_URL: "The plan's own member data in place of ours.",
  COMMERCE_TIMEOUT_SECONDS: 'How long that platform may take for one question.',
  MEMBER_DATA_TIMEOUT_SECONDS: 'How long that member data may take for one question.',
  STOREFRONT_ACCESS: 'Whom the pages serve: members, or open to guests as well, who pay in full.',
  ACCOUNT_CONFIRMATION:
    'Whether customers who are no members prove their address before they sign in: off, required.',
  PRODUCT_REVIEWS:
    'Who writes reviews of frames, which an operator lets through: customers (members are, too), everyone, off.',
  AUTH_DISCLOSURE: 'When a sign-in tells why it is refused: after_code, immediate.',
  GLASS_REDEMPTION_WAITING_PERIOD: 'Milliseconds from an order until the benefit is back.',
  ALLOWED_PREVIOUD_ORDER_STATUS:
    'Statuses of an earlier order that leave the benefit unused; the name is the specification’s.',
  PAYMENT_DEADLINE_DAYS: 'How long an order that is paid by check or transfer keeps its pieces.',
  UPLOAD_UNUSED_DAYS: 'How long the picture of a prescription is kept that no order needs.',
  UPLOAD_DAYS: 'How long it is kept from the day of the order that it was given for.',
  READING_PROCESSES:
    'Pictures of prescriptions that are read at once: each takes 0.6 GB, 0.8 GB at most, and a core.',
  READING_THREADS: 'How many cores work on one picture.',
  RX_READING:
    'Where pictures of prescriptions are read: server, member-chooses (on their own device where they want that, so that the picture is not sent), or off (pictures are only kept, for an optician).',
  RX_REVIEW:
    'Which orders wait until an optician has compared the prescription with its picture: never, doubtful (some value was typed or corrected), always.',
  FACE_TO_FRAME_OFFSET_MM:
    'Millimetres added to the width of a face, temple to temple, for the width of its frame; settle it with frames that fit your members.',
  TRY_ON_PROVIDER_URL:
    "Another company's try-on: it is asked here which frames it has, by uidList and apiKey. All three of these or none.",
  TRY_ON_PROVIDER_KEY: 'What it is asked with; it stays on this server.',
  TRY_ON_PROVIDER_PAGE:
    'Its page for members, to which frames that it has are linked: https://try.example/{uid}',
  STRIPE_SECRET_KEY:
    'Members pay what is left on a page of Stripe: its secret key. Both of these or none.',
  STRIPE_WEBHOOK_SECRET: 'Of the endpoint there that tells us: https://<this shop>/webhooks/stripe',
  STRIPE_API_URL: 'Where Stripe is asked.',
  STRIPE_PAGE_ORIGIN: 'Where its page lies; another one with a domain of your own there.',
  ORDER_WEBHOOK_URL: 'Hears of every order and each change of its status.',
  ORDER_WEBHOOK_SECRET: 'Signs what is sent there.',
  COMMERCE_CALLS_PER_MINUTE: 'What one network address may ask of /graphql.',
  MEMBER_DATA_CALLS_PER_MINUTE: 'What one network address may ask of /member-data/graphql.',
  FRAMEWELL_RATE_LIMIT: 'Only a demo may say off.',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'An OpenTelemetry collector that takes traces by OTLP over HTTP: http://host:4318',
  OTEL_SERVICE_NAME: 'What traces call this shop.',
  OTEL_TRACES_SAMPLER:
    'Which traces are kept: always_on, always_off, traceidratio, or each with parentbased_ before.',
  OTEL_TRACES_SAMPLER_ARG: 'The share that a traceidratio keeps, 0 to 1.',
  LOG_LEVEL: 'debug, info, warn, error or silent.',
};

/**
 * `.env.example`: every setting with what it is for, those that must be given first and empty,
 * the others with their defaults, as comments.
 */
export function envExample(): string {
  const names = Object.keys(words) as (keyof typeof words)[];
  const isRequired = (name: (typeof names)[number]) => settingOf(name).isRequired;
  return [
    '# Settings of a shop in production. Secrets are made by: npm run -s ops -- secrets new',
    '# Read by whatever starts the shop; node --env-file, systemd and Docker take this form.',
    ...names.filter(isRequired).map((name) => `\n# ${words[name]}\n${name}=`),
    '\n# What may be left out, with its default.',
    ...names
      .filter((name) => !isRequired(name))
      .map((name) => `\n# ${words[name]}\n# ${name}=${settingOf(name).byDefault}`),
    '',
  ].join('\n');
}
