import { messageSealedTo, type Message } from '#service-base/message.ts';
import { createReadAhead } from '#service-base/read-ahead.ts';
import { LENSES } from '#domain/lenses/lens-catalogue.ts';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { anAudit, anEnqueue, aSealer } from '#test/ports.ts';
import type { CatalogueFrame } from './catalog/catalogue-file.ts';
import { createCommerce, type Commerce } from './index.ts';
import type { CommerceSettings } from './settings.ts';

export const integrationToken = 'integration-credential-of-the-tests';
export const tokenSecret = 'a secret of thirty-two characters';

/** A commerce platform over a database of its own, and shorthands to speak to it. */
export type TestCommerce = TestDatabase & {
  commerce: Commerce;
  /** The same shop as another process opens it. */
  anotherProcess(): Commerce;
  audit: ReturnType<typeof anAudit>;
  enqueue: ReturnType<typeof anEnqueue>;
  faults: unknown[];
  /** The data of a document that must succeed. */
  ask(
    document: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
    // Answers are looked into freely in tests.
    // oxlint-disable-next-line typescript/no-explicit-any
  ): Promise<any>;
  /** The first error of a document that must fail: its text and category. */
  refusal(
    document: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<{ message: string; category: unknown }>;
};

/** An empty platform; `aShopOf` makes one that sells something. */
export async function aCommerce(settings: Partial<CommerceSettings> = {}): Promise<TestCommerce> {
  const database = await aDatabase();
  const audit = anAudit();
  const enqueue = anEnqueue();
  const faults: unknown[] = [];
  const parts = {
    pool: database.pool,
    readAhead: createReadAhead(database.pool),
    sealer: aSealer(),
    audit,
    enqueue,
    settings: {
      publicUrl: 'https://shop.example',
      integrationToken,
      tokenSecret,
      whoMayOrder: 'anyone',
      introspection: false,
      reportFault: (fault: unknown) => faults.push(fault),
      ...settings,
    },
  } as const;
  const commerce = createCommerce(parts);
  return {
    ...database,
    commerce,
    anotherProcess: () => createCommerce(parts),
    audit,
    enqueue,
    faults,
    async ask(document, variables = {}, headers = {}) {
      const { data, errors } = await commerce.execute(document, variables, headers);
      if (errors) throw new Error(JSON.stringify(errors), { cause: faults[0] });
      return data;
    },
    async refusal(document, variables = {}, headers = {}) {
      const { errors } = await commerce.execute(document, variables, headers);
      const [error] = errors ?? [];
      if (!error) throw new Error('it was not refused');
      return { message: error.message, category: error.extensions?.['category'] };
    },
  };
}

/** A platform that sells these frames, and all lenses. */
export async function aShopOf(
  frames: CatalogueFrame[],
  settings: Partial<CommerceSettings> = {},
): Promise<TestCommerce> {
  const shop = await aCommerce(settings);
  await shop.commerce.importCatalogue(aCatalogue(frames));
  return shop;
}

/** Mails to one address that are to be sent, newest last. */
export function mailsTo(shop: TestCommerce, email: string): Message[] {
  return shop.enqueue.jobs
    .filter(({ task }) => task === 'send-message')
    .map(({ payload }) => {
      const { sealed } = payload as { sealed: string };
      return JSON.parse(aSealer().open(Buffer.from(sealed, 'base64'), messageSealedTo)) as Message;
    })
    .filter(({ to }) => to === email);
}

/** Every lens as a catalogue file tells it. */
export const catalogueLenses = LENSES.map(({ code, lensTypes, index, priceMinor }) => {
  return { code, lensTypes: [...lensTypes], index, priceMinor };
});

export function aCatalogue(frames: CatalogueFrame[]) {
  return { frames, prescriptionProduct: { lenses: catalogueLenses } };
}

/** A frame in black and blue; its colours have the SKUs after its own. */
export function aFrame(overrides: Partial<CatalogueFrame> = {}): CatalogueFrame {
  const sku = overrides.sku ?? '10100';
  return {
    sku,
    urlKey: `frame-${sku}`,
    name: `Frame ${sku}`,
    gender: ['Women_s'],
    frameShape: 'Round',
    lensTypes: ['SingleVision', 'Progressive'],
    features: ['Lightweight'],
    material: 'Acetate',
    measurements: {
      lensWidthMm: 48,
      lensHeightMm: 40,
      bridgeMm: 20,
      templeMm: 145,
      totalWidthMm: 130,
      weightGrams: 21,
    },
    price: { default: 12900, german: 12900 },
    description: { en: 'A round frame.', de: 'Eine runde Fassung.' },
    addedOn: '2026-01-15',
    colors: [
      {
        sku: String(Number(sku) + 1),
        name: { en: 'Midnight', de: 'Mitternacht' },
        group: 'Black',
        hex: '#101014',
        stock: 10,
      },
      {
        sku: String(Number(sku) + 2),
        name: { en: 'Sea', de: 'Meer' },
        group: 'Blue',
        hex: '#1d4e89',
        stock: 0,
      },
    ],
    geometry: { rim: 'round' },
    ...overrides,
  };
}

/** Headers of a new customer, who is a member of the plan. */
export async function aCustomer(
  shop: TestCommerce,
  email = `${crypto.randomUUID()}@members.example`,
): Promise<{ authorization: string }> {
  const headers = { authorization: `Bearer ${integrationToken}` };
  await shop.ask(
    `mutation ($email: String!) { createCustomerV2(input: {
       email: $email, firstname: "Ada", lastname: "Lovelace",
       allow_remote_shopping_assistance: true }) { customer { email } } }`,
    { email },
    headers,
  );
  const { generateCustomerTokenAsAdmin } = await shop.ask(
    `mutation ($email: String!) { generateCustomerTokenAsAdmin(input: { customer_email: $email }) {
       customer_token } }`,
    { email },
    headers,
  );
  return { authorization: `Bearer ${generateCustomerTokenAsAdmin.customer_token}` };
}
