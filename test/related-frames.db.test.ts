import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SavePrescriptionDocument } from '#clients/generated/member-data.ts';
import { aCatalogue, aFrame } from '#commerce/commerce.test-data.ts';
import type { LensType } from '#domain/frames/catalogue-types.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { signedIn } from './shop/signed-in.ts';

type Frame = Parameters<typeof aFrame>[0];

let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

const { measurements } = aFrame();
const shown = aFrame({ sku: '20100', name: 'Nora' });
const asWide = (lensWidthMm: number) => ({ measurements: { ...measurements, lensWidthMm } });

/** The shop sells the frame whose page is looked at, and these. */
async function selling(others: Frame[], frame: Frame = {}): Promise<void> {
  const all = [{ ...shown, ...frame }, ...others.map((one) => aFrame(one))];
  await shop.services.commerce.importCatalogue(aCatalogue(all), { replaces: true });
}

function named(count: number, from = 30_000): Frame[] {
  return Array.from({ length: count }, (_, at) => ({ sku: String(from + at * 100) }));
}

async function aMember({ lensType, pd }: { lensType?: LensType; pd?: number } = {}) {
  const device = await signedIn(shop, await shop.member());
  const member = await device.shopper();
  if (lensType) await member.drafts.save({ lensType });
  if (lensType && pd) {
    const eye = { sphere: -1.5 };
    await member.memberData.run(SavePrescriptionDocument, {
      userId: member.userId,
      prescription: { lensType, pd, od: eye, os: eye },
    });
  }
  return aBrowser(app, device.cookies);
}

/** The frames that the page of related ones shows, in their order. */
async function related(browser: Awaited<ReturnType<typeof aMember>>): Promise<string[]> {
  const { status, text } = await browser.get('/p/20100/Related');
  if (status !== 200) throw new Error(`answered ${status}`);
  const [, section = ''] = /<section id="related"(.*?)<\/section>/s.exec(text) ?? [];
  return [...section.matchAll(/href="\/p\/(\d+)"/g)].map(([, sku = '']) => sku);
}

describe('how many there are', () => {
  test.each([
    [3, 3],
    [5, 3],
    [6, 6],
    [9, 6],
  ])('of %d related frames %d are shown', async (there, seen) => {
    await selling(named(there));
    expect(await related(await aMember())).toEqual(
      named(there)
        .slice(0, seen)
        .map((one) => one?.sku),
    );
  });

  test('of two none is shown, and the way leads to the list of their kind', async () => {
    await selling(named(2));
    const browser = await aMember();
    const { status, location, text } = await browser.get('/p/20100/Related');
    expect([status, location, text]).toEqual([
      302,
      '/Products/List?category=Women_s&frameShapes=Round',
      '',
    ]);
    const { location: german } = await browser.get('/german/p/20100/Related');
    expect(german).toBe('/german/Products/List?category=Women_s&frameShapes=Round');
  });
});

test('those that the retailer names come first, then those most like it', async () => {
  await selling(
    [
      { sku: '30000', ...asWide(58), material: 'Titanium' },
      { sku: '30100', frameShape: 'Square', gender: ['Women_s'] },
      { sku: '30200', price: { default: 90000, german: 90000 } },
      { sku: '30300', frameShape: 'Oval', gender: ['Men_s'] },
      { sku: '30400', ...asWide(49) },
      { sku: '30500', frameShape: 'Square', material: 'Titanium' },
      { sku: '30600', frameShape: 'Oval', gender: ['Men_s'] },
      { sku: '30700', ...asWide(58) },
    ],
    { related: ['30300', '30500'] },
  );
  expect(await related(await aMember())).toEqual([
    // Named: of another shape, and for others.
    '30300',
    '30500',
    // The same in all, then dearer, wider, and of another material as well.
    '30400',
    '30200',
    '30700',
    '30000',
  ]);
});

test('the frame itself, what is sold out and what is no frame are never among them', async () => {
  const soldOut = aFrame({ sku: '30300' }).colors.map((color) => ({ ...color, stock: 0 }));
  await selling([...named(3), { sku: '30300', colors: soldOut }, ...named(1, 30_400)], {
    related: ['30300'],
  });
  await shop.services.commerce.importCatalogue({
    frames: [{ ...shown, related: ['30300', 'cloth', '30400'] }],
    products: [
      {
        type: 'simple',
        sku: 'cloth',
        urlKey: 'cloth',
        name: { en: 'Cloth', de: 'Tuch' },
        price: { default: 500, german: 500 },
        stock: 5,
      },
    ],
  });
  expect(await related(await aMember())).toEqual(['30400', '30000', '30100']);
});

describe('with the lenses known', () => {
  const other = { lensTypes: ['SingleVision' as const] };
  const farApart = { measurements: { ...measurements, lensWidthMm: 60, bridgeMm: 22 } };

  test('none is shown that does not take lenses of their type, named or not', async () => {
    await selling([{ sku: '30900', ...other }, { sku: '30800', ...other }, ...named(4)], {
      related: ['30900'],
    });
    expect(await related(await aMember())).toEqual([
      '30900',
      '30800',
      '30000',
      '30100',
      '30200',
      '30300',
    ]);
    const browser = await aMember({ lensType: 'Progressive' });
    expect(await related(browser)).toEqual(['30000', '30100', '30200']);
  });

  test('none is shown that does not take the lenses of the prescription, named or not', async () => {
    await selling([{ sku: '30900', ...farApart }, { sku: '30800', ...farApart }, ...named(4)], {
      related: ['30900'],
    });
    const typeOnly = await aMember({ lensType: 'SingleVision' });
    expect(await related(typeOnly)).toEqual(['30900', '30000', '30100', '30200', '30300', '30800']);
    const browser = await aMember({ lensType: 'SingleVision', pd: 63 });
    expect(await related(browser)).toEqual(['30000', '30100', '30200']);
  });

  test('too few that take them are none, though there are more', async () => {
    await selling([...named(4).map((one) => ({ ...one, ...other })), ...named(2, 31_000)]);
    const browser = await aMember({ lensType: 'Progressive' });
    expect((await browser.get('/p/20100/Related')).status).toBe(302);
    expect(await related(await aMember())).toHaveLength(6);
  });
});

test('cards say what pairs cost, as those of the list', async () => {
  await selling(named(3));
  const browser = await aMember({ lensType: 'SingleVision' });
  const cardOf = async (path: string) => {
    const { text } = await browser.get(path);
    const [card = ''] = /<li(?: [^>]*)?>(?:(?!<\/li>).)*Frame 30000.*?<\/li>/s.exec(text) ?? [];
    // Nothing is saved from there: the page of the frame is one step away.
    const words = card.replace(/<button.*?<\/button>/s, '');
    return words.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  };
  const card = await cardOf('/p/20100/Related');
  expect(card).toContain('Frame $129.00');
  expect(card).toBe(await cardOf('/Products/List?itemsPerPage=100'));
});

test('they say how they sit on whom the page is for, and lead on for the same', async () => {
  await selling(named(3));
  const browser = await aMember();
  const frame = await browser.get('/p/20100?me=Medium.Round');
  expect(frame.text).toContain('<a href="/p/20100/Related?me=Medium.Round"');
  const { text } = await browser.get('/p/20100/Related?me=Medium.Round');
  expect(text).toContain('Fits you. Its shape suits your face.');
  expect(text).toContain('href="/p/30000?me=Medium.Round"');
  const { text: unknown } = await browser.get('/p/20100/Related?me=%22%3Ehuge');
  expect(unknown).toContain('href="/p/30000"');
  expect(unknown).not.toMatch(/href="\/p\/\d+\?/);
});

test('the page of a frame leads there, and asks for none of it itself', async () => {
  await selling(named(6));
  const browser = await aMember();
  const page = await browser.get('/p/20101');
  expect(page.text).toContain('<a href="/p/20100/Related"');
  expect(page.text).toContain('Frames like this one');
  expect(page.text).not.toContain('Frame 30000');
  const german = await browser.get('/german/p/20100');
  expect(german.text).toContain('<a href="/german/p/20100/Related"');
  expect(german.text).toContain('Ähnliche Fassungen');
});

test('of what is no frame there is no such page', async () => {
  await selling(named(6));
  const browser = await aMember();
  for (const sku of ['99999', '20101', 'BasePrescription', 'cloth'])
    expect((await browser.get(`/p/${sku}/Related`)).status, sku).toBe(404);
});
