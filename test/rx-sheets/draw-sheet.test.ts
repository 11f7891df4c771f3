import { expect, test } from 'vitest';
import { conditions } from '../conditions.ts';
import { drawSheet } from './draw-sheet.ts';
import { layoutsOf } from './make-sheets.ts';
import type { Truth } from './truth.ts';

const drawn = (['seen', 'frozen'] as const).flatMap((set) =>
  layoutsOf(set).flatMap((layout) =>
    conditions(['a'], ['b', 'c', 'd']).map((seed) => ({
      set,
      layout,
      seed,
      ...drawSheet(set, layout, seed),
    })),
  ),
);
const truths = drawn.map(({ truth }) => truth);
const ofSpectacles = truths.filter(({ isPrescription }) => isPrescription);

test('there are eighty layouts of prescriptions in both languages, each with a name of its own', () => {
  const all = [...layoutsOf('seen'), ...layoutsOf('frozen')];
  const spectacles = all.filter(({ document }) => document === undefined);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(spectacles.length).toBeGreaterThanOrEqual(80);
  expect(spectacles.filter(({ language }) => language === 'de').length).toBeGreaterThan(30);
});

test('the same seed draws the same sheet, and another one another', () => {
  for (const { set, layout, seed, html, truth } of drawn) {
    expect(drawSheet(set, layout, seed)).toMatchObject({ html, truth });
    if (truth.isPrescription) expect(drawSheet(set, layout, `${seed}x`).html).not.toBe(html);
  }
});

test('each printed value stands in the page as the truth says, once', () => {
  for (const { html, truth } of drawn) {
    const onPage = [...html.matchAll(/data-field="([^"]+)">(?:<span [^>]+>)?([^<]*)</g)].flatMap(
      ([, fields = '', text]) => fields.split(' ').map((field) => `${field} ${text}`),
    );
    const told = truth.printed.map(({ field, text }) => `${field} ${text}`);
    expect(onPage.toSorted(), truth.layout).toEqual(told.toSorted());
  }
});

test('what is written means the value', () => {
  for (const { printed } of truths) {
    for (const { field, text, value } of printed) {
      if (typeof value !== 'number') continue;
      expect(meant(text), `${field} ${text}`).toBe(value);
    }
  }
});

test('both spheres are there, and no value but an add is that of the other eye', () => {
  for (const { layout, printed } of ofSpectacles) {
    const value = (field: string) => printed.find((one) => one.field === field)?.value;
    expect(value('od.sphere'), layout).not.toBe(value('os.sphere'));
    for (const name of ['sphere', 'cylinder', 'axis', 'prismHor', 'prismVer', 'pd']) {
      const [od, os] = [value(`od.${name}`), value(`os.${name}`)];
      if (od !== undefined && os !== undefined) expect(od, `${layout} ${name}`).not.toBe(os);
    }
    expect(value('od.sphere')).toBeTypeOf('number');
  }
});

test('a paper that is no prescription holds no value', () => {
  const others = truths.filter(({ isPrescription }) => !isPrescription);
  expect(others.length).toBeGreaterThan(0);
  expect(others.flatMap(({ printed }) => printed)).toEqual([]);
});

test('sheets are written in every way that practices write', () => {
  const texts = ofSpectacles.flatMap(({ printed }) => printed.map(({ text }) => text));
  for (const minus of ['-', '−', '–', '‐'])
    expect(texts.filter((text) => text.startsWith(minus)).length, minus).toBeGreaterThan(5);
  for (const plano of ['PLANO', 'pl', 'plan', '0.00', '0,00'])
    expect(texts, plano).toContain(plano);
  for (const base of ['BI', 'BO', 'BU', 'BD', 'In', 'Out', 'innen', 'außen', 'oben', 'unten', '0°'])
    expect(texts, base).toContain(base);
  const kinds = (of: (truth: Truth) => string | boolean) => new Set(ofSpectacles.map(of)).size;
  expect(kinds(({ notation }) => notation)).toBe(2);
  expect(kinds(({ pdPrintedAs }) => pdPrintedAs)).toBe(4);
  expect(kinds(({ handwritingLike }) => handwritingLike)).toBe(2);
});

test('some papers leave out zeros, for which others have a place', () => {
  const textsOf = (layout: string) =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) => {
      const found = layoutsOf('seen').find(({ name }) => name === layout);
      return drawSheet('seen', found!, seed).truth.printed.map(({ text }) => text);
    });
  const short = /^[-−–‐+]\.\d\d$/;
  expect(textsOf('s-en-abroad-mailed-lines').some((text) => short.test(text))).toBe(true);
  expect(textsOf('s-en-record-plan-note').some((text) => /\.\d*0$/.test(text))).toBe(false);
});

test('a near row in full repeats cylinder and axis, which are noted as values for near', () => {
  const full = truths.filter(({ near }) => 'od.axis' in near);
  expect(full.length).toBeGreaterThan(0);
  for (const { near, printed } of full) {
    for (const field of ['od.cylinder', 'od.axis'])
      expect(near[field]).toBe(printed.find((one) => one.field === field)?.text);
  }
});

test('values from elsewhere are none of the sheet', () => {
  for (const { html, truth } of drawn.filter(({ layout }) => layout.name.includes('-wearing-'))) {
    const marked = [...html.matchAll(/data-field=/g)];
    expect(marked.length).toBe(truth.printed.length);
    expect(html.indexOf('FINAL RX')).toBeLessThan(html.indexOf('data-field='));
  }
});

function meant(text: string): number {
  if (/^(?:pl\.?|plan|plano|∞)$/i.test(text)) return 0;
  const number = text
    .replace(/^[-−–‐]\s*/, '-')
    .replace(/^[+±]\s*/, '')
    .replace(',', '.')
    .replace('°', '');
  return Number(number);
}
