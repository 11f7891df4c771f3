import '../i18n/both.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { orderViewOf } from './order-view.ts';
import { aWireOrder } from './orders.test-data.ts';
import { receiptOf } from './receipt.ts';
import { receiptPdf } from './receipt-pdf.server.ts';

const order = orderViewOf(aWireOrder(), 'Alder Health');

async function readAgain(pdf: Buffer) {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const { info } = await document.getMetadata();
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  const [, , width = 0] = page.view;
  return { pages: document.numPages, width, words, info };
}

test.each(['en', 'de'] as const)(
  'a receipt is one page that says who pays what, in %s',
  async (locale) => {
    const receipt = receiptOf(order, 'Łukasz Weiß', locale);
    const { pages, width, words, info } = await readAgain(await receiptPdf(receipt));

    expect(pages).toBe(1);
    expect(Math.round(width)).toBe(locale === 'en' ? 612 : 595);
    expect(info).toMatchObject({
      Title: receipt.title,
      Language: locale === 'en' ? 'en-US' : 'de-DE',
    });
    const said = words.replace(/\s+/g, '');
    for (const text of [
      order.number,
      'Łukasz Weiß',
      ...receipt.rows.flatMap(({ label, amount }) => [label, amount]),
      ...receipt.seller,
      ...receipt.facts.flatMap(({ name, lines }) => [name, ...lines]),
    ])
      expect(said).toContain(text.replace(/[\s\u00ad]+/g, ''));
  },
);

test('the rows of a receipt add up to what the member pays', () => {
  const { rows } = receiptOf(order, 'Ada Lovelace', 'en');
  expect(rows.filter(({ isSum }) => isSum)).toHaveLength(2);
  const minorOf = (amount: string) => Math.round(Number(amount.replace(/[$,]/g, '')) * 100);
  const counted = rows.filter(({ isSum }) => !isSum).map(({ amount }) => minorOf(amount));
  expect(counted.reduce((sum, minor) => sum + minor, 0)).toBe(order.ledger.youPayMinor);
  expect(minorOf(rows.at(-1)!.amount)).toBe(order.ledger.youPayMinor);
});
