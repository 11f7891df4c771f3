import { z } from 'zod';
import { parseAllowedStatuses } from '#domain/orders/order-rules.ts';
import { REVIEW_SETTINGS } from '#domain/prescription/picture-review.ts';
import { parseWaitingPeriodMs } from '#domain/benefit/waiting-period.ts';
import { isLoopback } from './loopback.ts';

const secret = z.string().min(32, 'needs at least 32 characters');
/** Sent as `Authorization: Bearer …`, where a space would end it. */
const credential = secret.regex(/^[\w.~+/=-]+$/, 'has letters, digits and . _ ~ + / = - only');
const url = z.url({ protocol: /^https?$/ });

/** What browsers send as `Origin`: no slash at the end, whatever was written. */
function origin(address: string, context: z.core.$RefinementCtx): string {
  const { origin: known, pathname } = new URL(address);
  if (pathname !== '/') context.addIssue({ code: 'custom', message: 'must have no path' });
  return known;
}

/** How many proxies of ours a request passes: `off` is none, `on` is one. */
const proxies = z
  .union([
    z.literal('on').transform(() => 1),
    z.literal('off').transform(() => 0),
    z.coerce.number(),
  ])
  .pipe(z.int({ error: 'is "off", "on" or a number of proxies' }).min(0).max(9));

const waitingPeriod = z.unknown().optional().transform(reported(parseWaitingPeriodMs));
const allowedStatuses = z.unknown().optional().transform(reported(parseAllowedStatuses));

/** `https://cdn.example,https://shop.example`. */
const origins = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(url.transform(origin)));

/** Where pictures lie, without a slash at the end: of this shop, or of another host. */
const mediaBase = z
  .union([z.string().regex(/^(\/[\w-]+)+\/?$/), url.regex(/^[^?#]*$/)], {
    error: 'must be a path of this shop ("/media") or an http address',
  })
  .transform((address) => address.replace(/\/+$/, ''));

/** `https://img.example/w={width}{path}`; see `pictureAddress`. */
const imageCdn = z
  .url({ protocol: /^https?$/ })
  .refine((template) => template.includes('{width}') && /\{(url|path)\}/.test(template), {
    error: 'must have {width}, and {url} or {path}',
  })
  .refine((template) => !/[{}]/.test(template.replaceAll(/\{(url|path|width)\}/g, '')), {
    error: 'must have no other braces than {width}, {url} and {path}',
  });

/** The page of another company's try-on for a frame: `https://try.example/{uid}`. */
const tryOnPage = z.url({ protocol: /^https$/ }).refine((address) => address.includes('{uid}'), {
  error: 'must be an https address with {uid}',
});

/** Where data of members goes: over TLS, or not off this machine. */
const privateUrl = z.url().refine(
  (address) => {
    const { protocol, hostname } = new URL(address);
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  },
  { error: 'must be an https address, or one of this machine' },
);

const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/, 'is "whsec_" and 24 to 64 bytes in base64')
  .transform((text) => Buffer.from(text.slice('whsec_'.length), 'base64'))
  .refine(({ length }) => length >= 24 && length <= 64, {
    error: 'is "whsec_" and 24 to 64 bytes in base64',
  });

const stripeKey = z
  .string()
  .regex(
    /^(sk|rk)_(test|live)_[A-Za-z0-9_]{16,}$/,
    'is a key of Stripe: sk_…, or restricted: rk_…',
  );
const stripeWebhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/=_-]{24,}$/, 'is the secret of an endpoint at Stripe: whsec_…');

/** Which traces are kept, as OpenTelemetry names it. */
const samplers = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [
  name,
  `parentbased_${name}`,
]);

const Keys = z
  .string()
  .transform((text) => text.split(',').map((pair) => pair.split(':')))
  .pipe(z.array(z.tuple([z.string().min(1), z.string().min(43)])).min(1))
  .transform((pairs) => pairs.map(([id, key]) => ({ id, key: Buffer.from(key, 'base64') })))
  .refine(
    (keys) => keys.every(({ key }) => key.length === 32),
    'every key is "id:" and 32 bytes in base64',
  );

const Shared = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  /** Worked on at once; the others wait a little, or are told to come back. */
  REQUESTS_AT_ONCE: z.coerce.number().int().min(1).max(1000).default(48),
  ORDERS_AT_ONCE: z.coerce.number().int().min(1).max(1000).default(24),
  COMMERCE_GRAPHQL_URL: privateUrl.optional(),
  /** Where the other platform's pictures may lie besides where it says. */
  COMMERCE_MEDIA_ORIGINS: origins.default([]),
  /** Whose pages may ask our commerce from a browser, besides ours. */
  COMMERCE_PAGE_ORIGINS: origins.default([]),
  /** What the addresses of our pictures begin with. */
  MEDIA_BASE: mediaBase.default('/media'),
  /** The folder of the pictures that all others are made of. */
  FRAME_PICTURES: z.string().min(1).optional(),
  /** The folder where pictures are kept that were made. */
  FRAME_PICTURES_CACHE: z.string().min(1).optional(),
  /** Makes other widths of pictures in our place. */
  IMAGE_CDN_URL: imageCdn.optional(),
  /** How many lines the street of an address may have. */
  STREET_LINES: z.coerce.number().int().min(1).max(20).default(4),
  /** How long a token of a commerce customer is good. */
  CUSTOMER_TOKEN_MINUTES: z.coerce.number().int().min(5).max(1440).default(60),
  MEMBER_DATA_GRAPHQL_URL: privateUrl.optional(),
  /** How long a service on another machine may take for one question, tries and all. */
  COMMERCE_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(60).default(10),
  MEMBER_DATA_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(60).default(10),
  /** Whom the pages serve: members alone, or guests as well, who pay in full. */
  STOREFRONT_ACCESS: z.enum(['members', 'open']).default('members'),
  /** Whether customers who are no members prove their address before they sign in. */
  ACCOUNT_CONFIRMATION: z.enum(['off', 'required']).default('off'),
  /** Who writes reviews of frames: members and customers, guests as well, or nobody. */
  PRODUCT_REVIEWS: z.enum(['off', 'customers', 'everyone']).default('customers'),
  AUTH_DISCLOSURE: z.enum(['after_code', 'immediate']).default('after_code'),
  GLASS_REDEMPTION_WAITING_PERIOD: waitingPeriod,
  ALLOWED_PREVIOUD_ORDER_STATUS: allowedStatuses,
  /** How long an order that is paid by check or transfer keeps its pieces unpaid; contacts are kept longer. */
  PAYMENT_DEADLINE_DAYS: z.coerce.number().int().min(1).max(28).default(14),
  /** How long the picture of a prescription is kept that no order needs. */
  UPLOAD_UNUSED_DAYS: z.coerce.number().int().min(1).max(30).default(7),
  /** The same, from the day of the order that it was given for. */
  UPLOAD_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  /** Pictures of prescriptions that are read at once, and the cores that work on each. */
  READING_PROCESSES: z.coerce.number().int().min(1).max(32).default(1),
  READING_THREADS: z.coerce.number().int().min(1).max(16).default(1),
  /** Whether pictures are read, and whether on a member's own device, so that they are not sent. */
  RX_READING: z.enum(['off', 'server', 'member-chooses']).default('member-chooses'),
  /** Which orders wait until an optician has compared the prescription with its picture. */
  RX_REVIEW: z.enum(REVIEW_SETTINGS).default('doubtful'),
  /** What is added to the measured width of a face, temple to temple, for the width of its frame. */
  FACE_TO_FRAME_OFFSET_MM: z.coerce.number().int().min(-30).max(30).default(-8),
  /** Another company's try-on: what is asked which frames it has, with what, and its page for one. */
  TRY_ON_PROVIDER_URL: privateUrl.optional(),
  TRY_ON_PROVIDER_KEY: z.string().min(1).optional(),
  TRY_ON_PROVIDER_PAGE: tryOnPage.optional(),
  /** Stripe takes what is left to pay on a page of its own; nobody does without these two. */
  STRIPE_SECRET_KEY: stripeKey.optional(),
  STRIPE_WEBHOOK_SECRET: stripeWebhookSecret.optional(),
  /** Where it is asked, and the hosts of its page; others for a stand-in or an own domain. */
  STRIPE_API_URL: privateUrl.transform(origin).default('https://api.stripe.com'),
  STRIPE_PAGE_ORIGIN: privateUrl.transform(origin).default('https://checkout.stripe.com'),
  FRAMEWELL_RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  COMMERCE_CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(3000),
  MEMBER_DATA_CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(3000),
  TRUST_PROXY: proxies.default(0),
  /** How long requests are still taken after SIGTERM, until a balancer has seen it. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** Where spans go, by OTLP over HTTP; nowhere without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('framewell'),
  OTEL_TRACES_SAMPLER: z.enum(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  METRICS_TOKEN: credential.optional(),
  /** Who is told of every order and what becomes of it, and the secret that proves it is us. */
  ORDER_WEBHOOK_URL: privateUrl.optional(),
  ORDER_WEBHOOK_SECRET: webhookSecret.optional(),
});

const Secrets = z.object({
  /** Keys that seal health data, newest first: `id:base64,id:base64`. */
  SEALING_KEYS: Keys,
  /** Keyed hashes of contacts, member ids and codes. */
  PEPPER: secret,
  SESSION_SECRET: secret,
  CUSTOMER_TOKEN_SECRET: secret,
  MEMBER_TOKEN_SECRET: secret,
  COMMERCE_INTEGRATION_TOKEN: credential,
  MEMBER_DATA_TOKEN: credential,
});

const Demo = Shared.extend({
  ...Secrets.shape,
  FRAMEWELL_MODE: z.literal('demo'),
  PUBLIC_URL: url.transform(origin).optional(),
});

const Serve = Shared.extend({
  ...Secrets.shape,
  FRAMEWELL_MODE: z.literal('serve'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  PUBLIC_URL: z
    .url({ protocol: /^https$/, error: 'must be the public https address' })
    .transform(origin),
  MAIL_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
  MAIL_FROM: z.string().min(3),
  /** Text messages leave as mail to <number>@SMS_GATEWAY. */
  SMS_GATEWAY: z.string().optional(),
  METRICS_TOKEN: credential,
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(5),
});

/** All of them or none. */
const TRY_ON_PROVIDER = [
  'TRY_ON_PROVIDER_URL',
  'TRY_ON_PROVIDER_KEY',
  'TRY_ON_PROVIDER_PAGE',
] as const;

const Environment = z
  .discriminatedUnion('FRAMEWELL_MODE', [Demo, Serve])
  .superRefine((settings, context) => {
    const { ORDER_WEBHOOK_URL: address, ORDER_WEBHOOK_SECRET: key } = settings;
    const fault = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (address && !key) fault('ORDER_WEBHOOK_SECRET', 'is not set');
    if (key && !address) fault('ORDER_WEBHOOK_URL', 'is not set');
    const tryOn = TRY_ON_PROVIDER.filter((name) => settings[name]);
    for (const name of TRY_ON_PROVIDER)
      if (tryOn.length > 0 && !settings[name]) fault(name, 'is not set');
    const { STRIPE_SECRET_KEY: stripe, STRIPE_WEBHOOK_SECRET: notices } = settings;
    if (stripe && !notices) fault('STRIPE_WEBHOOK_SECRET', 'is not set');
    if (notices && !stripe) fault('STRIPE_SECRET_KEY', 'is not set');
    if (stripe && settings.COMMERCE_GRAPHQL_URL)
      fault('STRIPE_SECRET_KEY', 'the other platform takes the money (COMMERCE_GRAPHQL_URL)');
    // A guest's order whose answer was lost could not be found again there.
    if (settings.STOREFRONT_ACCESS === 'open' && settings.COMMERCE_GRAPHQL_URL)
      fault('STOREFRONT_ACCESS', 'guests are served by our commerce alone (COMMERCE_GRAPHQL_URL)');
    if (address && settings.COMMERCE_GRAPHQL_URL)
      fault('ORDER_WEBHOOK_URL', 'the other platform has the orders (COMMERCE_GRAPHQL_URL)');
  });

/** Every setting of the running shop. `demo` and `serve` differ in what must be given. */
export type Env = z.infer<typeof Environment>;

/**
 * Reads the environment once, at start.
 * @throws Error that names every bad variable on a line of its own, never its value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const named = {
    ...source,
    // The specification misspells the name; the right spelling is taken too.
    ALLOWED_PREVIOUD_ORDER_STATUS:
      source.ALLOWED_PREVIOUD_ORDER_STATUS ?? source.ALLOWED_PREVIOUS_ORDER_STATUS,
  };
  const parsed = Environment.safeParse(named);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    ({ path, message }) =>
      `  ${path.join('.') || 'FRAMEWELL_MODE'}: ${message.endsWith('received undefined') ? 'is not set' : message}`,
  );
  throw new Error(`Bad settings:\n${faults.join('\n')}`);
}

/** A domain rule that throws, as a step of a schema: its words become the fault's words. */
function reported<T>(parse: (setting: unknown) => T) {
  return (setting: unknown, context: z.core.$RefinementCtx): T => {
    try {
      return parse(setting);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  };
}

/** The process's own environment; the one place that reads it. */
export function processEnv(): Record<string, string | undefined> {
  return process.env;
}

/** Whether a shop in production must be told `name`, and what it is without being told. */
export function settingOf(name: keyof typeof Serve.shape): {
  isRequired: boolean;
  byDefault: string;
} {
  const unsaid = Serve.shape[name].safeParse(undefined);
  const value: unknown = unsaid.data ?? '';
  const byDefault = Array.isArray(value) ? value.join(',') : JSON.stringify(value);
  return { isRequired: !unsaid.success, byDefault: byDefault.replace(/^"|"$/g, '') };
}
