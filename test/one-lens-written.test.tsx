import * as fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/people/locale.ts';
import { labLensesOf } from '#domain/orders/lab-lenses.ts';
import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import { lensText } from '#domain/prescription/lens-text.ts';
import { pastedValues } from '#domain/prescription/pasted-values.ts';
import type { PictureReading } from '#domain/prescription/picture-reading.ts';
import {
  findPrescription,
  type Eye,
  type Prescription,
} from '#domain/prescription/prescription.ts';
import { toFields } from '#domain/prescription/prescription-wire.ts';
import { lensesFor, paperOf } from '#domain/prescription/reading-use.ts';
import { readPrescriptionForm } from '#domain/prescription/read-prescription-form.ts';
import { transpose } from '#domain/prescription/transpose.ts';
import { orderSheet, sheetsAsCsv } from '#ops/orders/order-sheet.ts';
import { OrderedPrescription } from '#storefront/checkout/index.ts';
import '#storefront/i18n/both.ts';
import { textsOf } from '#storefront/i18n/registry.ts';
import { TextsProvider } from '#storefront/i18n/texts.tsx';
import { ConfirmationPage } from '#storefront/orders/confirmation-page.tsx';
import { OrderPage } from '#storefront/orders/order-page.tsx';
import { orderViewOf, type OrderView } from '#storefront/orders/order-view.ts';
import { aWireOrder } from '#storefront/orders/orders.test-data.ts';
import Ocr from '#storefront/papers/ocr.route.tsx';
import { valuesRead } from '#storefront/papers/read-values.ts';
import { formView } from '#storefront/prescription/form-view.ts';
import { standardValues } from '#storefront/prescription/prescription-values.ts';
import Sheet from '#storefront/prescription/sheet.route.tsx';
import { anyPaper } from './any-paper.ts';

/**
 * What is written on the pages, read back from their markup by eyes that know nothing of the code
 * that wrote it, is the lens of the paper: each number in its eye, with its sign.
 */
const aLocale = fc.constantFrom<Locale>('en', 'de');
const runs = { numRuns: 60 };

test('the result screen holds what was read, and both eyes are confirmed by the same numbers', () => {
  fc.assert(
    fc.property(anyPaper, aLocale, (paper, locale) => {
      const html = resultScreen(paper, locale);
      const fields = fieldsIn(html);
      for (const side of EYE_SIDES) {
        const { sphere, cylinder, axis, add, prismHor, baseHor, prismVer, baseVer } = paper[side];
        expect(numberIn(fields[`${side}.sphere`])).toBe(sphere);
        expect(numberIn(fields[`${side}.cylinder`])).toBe(cylinder);
        expect(numberIn(fields[`${side}.axis`])).toBe(axis);
        expect(numberIn(fields[`${side}.add`])).toBe(add);
        expect(numberIn(fields[`${side}.prismHor`])).toBe(prismHor);
        expect(numberIn(fields[`${side}.prismVer`])).toBe(prismVer);
        expect([fields[`${side}.baseHor`] || null, fields[`${side}.baseVer`] || null]).toEqual([
          baseHor,
          baseVer,
        ]);
        expect(lensIn(fields[`confirmed.${side}`])).toEqual([sphere, cylinder || null, axis]);
      }
      const sent = readPrescriptionForm((name) => fields[name] ?? null);
      expect(sent.problems).toEqual([]);
      expect(ofLab(findPrescription(sent.prescription))).toEqual(ofLab(paper));
    }),
    runs,
  );
});

test('review, confirmation and order page write the lenses that are made, and the paper beneath', () => {
  fc.assert(
    fc.property(anyPaper, aLocale, (paper, locale) => {
      const made = lensesFor(paper);
      const order = ordered(made);
      const pages = [
        <OrderedPrescription key="" prescription={made} currency="USD" />,
        <OrderPage
          key=""
          order={order}
          payment={null}
          isInReview={false}
          mayOrderAgain={false}
          cancelReasons={null}
          problem={null}
          daysToPay={14}
        />,
        <ConfirmationPage
          key=""
          view={{
            status: 'placed',
            isGuest: false,
            order,
            payment: null,
            next: null,
            eligibility: null,
            cancelReasons: null,
          }}
          waitingDays={365}
          daysToPay={14}
        />,
      ];
      const isOtherThanPaper = paper.use === 'computer' || paper.use === 'near';
      for (const page of pages) {
        const tables = tablesIn(inPage(page, locale), locale);
        expect(tables).toEqual((isOtherThanPaper ? [made, paper] : [made]).map(shownOf));
      }
    }),
    { numRuns: 30 },
  );
});

test('the sheet to print writes one lens in both notations, and the paper in its own', () => {
  fc.assert(
    fc.property(anyPaper, aLocale, (paper, locale) => {
      const saved = { name: 'Vera', paper, savedAt: '2026-11-22T10:00:00Z' };
      const html = inRoute(Sheet, saved, locale);
      expect(tablesIn(html, locale)).toEqual([shownOf(paper)]);

      const { minus, plus } = textsOf(locale).prescription.sheet;
      const hasCylinder = Boolean(paper.od.cylinder || paper.os.cylinder);
      const lensesOf = (head: string) => cellsIn(html, head).map(lensIn);
      expect(lensesOf(minus)).toHaveLength(hasCylinder ? 2 : 0);
      if (!hasCylinder) return;
      for (const [index, side] of EYE_SIDES.entries()) {
        const own = torOf(paper[side]);
        const other = torOf(transpose(paper[side]));
        const isPlus = (paper[side].cylinder ?? 0) > 0;
        expect(lensesOf(minus)[index]).toEqual(isPlus ? other : own);
        expect(lensesOf(plus)[index]).toEqual(isPlus ? own : other);
      }
    }),
    runs,
  );
});

test('the lab’s table has the lens in minus cylinder beside the paper’s own numbers', () => {
  fc.assert(
    fc.property(anyPaper, (paper) => {
      const made = lensesFor(paper);
      const [head = '', record = ''] = sheetsAsCsv([sheetOf(made)]).split('\r\n');
      const cells = record.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
      const cell = (name: string) => cells[head.split(',').indexOf(name)] ?? 'no such column';
      const numberOf = (name: string) => (cell(name) === '' ? null : Number(cell(name)));

      for (const [eye, side] of [
        ['right', 'od'],
        ['left', 'os'],
      ] as const) {
        const at = (name: string) => numberOf(`lenses.${eye}.${name}`);
        const { sphere, cylinder, axis, add } = paper[side];
        expect([
          at('paper.sphereDiopters'),
          at('paper.cylinderDiopters'),
          at('paper.axisDegrees'),
          at('paper.additionDiopters'),
        ]).toEqual([sphere, cylinder, axis, add]);
        const lens = [at('sphereDiopters'), at('cylinderDiopters') || null, at('axisDegrees')];
        const isPlus = (made[side].cylinder ?? 0) > 0;
        expect(lens).toEqual(torOf(isPlus ? transpose(made[side]) : made[side]));
        expect(lens[1] ?? 0).toBeLessThanOrEqual(0);
        expect(at('prismHorizontalDiopters')).toBe(paper[side].prismHor);
        expect(cell(`lenses.${eye}.baseHorizontal`)).toBe(paper[side].baseHor ?? '');
        expect(at('prismVerticalDiopters')).toBe(paper[side].prismVer);
        expect(cell(`lenses.${eye}.baseVertical`)).toBe(paper[side].baseVer ?? '');
        expect(at('pdMm')).toBe(made[side].pd);
      }
      expect(numberOf('lenses.rightHeightMm')).toBe(paper.rightHeight ?? null);
      expect(numberOf('lenses.leftHeightMm')).toBe(paper.leftHeight ?? null);
      expect(cell('lenses.prescription.writtenOn')).toBe(paper.dateWritten);
      expect(cell('lenses.prescription.prescriber').replaceAll('"', '')).toBe(paper.prescriber);
      expect(cell('pictureId')).toBe('a-picture');
    }),
    runs,
  );
});

test('a block that is copied from anywhere fills in the lens that it says', () => {
  fc.assert(
    fc.property(anyPaper, aLocale, fc.constantFrom('x', '×', '*', '\t'), (paper, locale, times) => {
      const labels = locale === 'en' ? ['OD', 'OS'] : ['R', 'L'];
      const lines = EYE_SIDES.map((side, index) => {
        const { add } = paper[side];
        const lens = lensText(paper[side], locale).replace('×', times);
        return `${labels[index]}: ${lens}${add ? ` Add ${written(add, locale)}` : ''}`;
      });
      const pd = paper.od.pd ? '' : `\nPD ${written(paper.pd ?? 0, locale)}`;
      const values = pastedValues(lines.join('\n') + pd, 'od.sphere') ?? {};

      for (const side of EYE_SIDES) {
        const { sphere, cylinder, axis, add } = paper[side];
        expect(numberIn(values[`${side}.sphere`])).toBe(sphere);
        expect(numberIn(values[`${side}.cylinder`]) || null).toBe(cylinder || null);
        expect(numberIn(values[`${side}.axis`])).toBe(axis);
        expect(numberIn(values[`${side}.add`])).toBe(add);
      }
      if (pd) expect(numberIn(values.pd)).toBe(paper.pd);
    }),
    { numRuns: 200 },
  );
});

test('a prism whose base is typed in degrees is the prism of its eye', () => {
  const angles = { In: { od: 0, os: 180 }, Out: { od: 180, os: 0 } };
  fc.assert(
    fc.property(anyPaper, aLocale, (paper, locale) => {
      const typed = standardValues(toFields(paper), locale);
      for (const side of EYE_SIDES) {
        const { prismHor, baseHor } = paper[side];
        if (!prismHor || !baseHor) continue;
        typed[`${side}.prismHor`] = `${written(prismHor, locale)} @ ${angles[baseHor][side]}`;
        typed[`${side}.baseHor`] = '';
      }
      const { lensType } = paper;
      const read = readPrescriptionForm((name) =>
        name === 'lensType' ? lensType : (typed[name] ?? null),
      );
      expect(read.problems).toEqual([]);
      for (const side of EYE_SIDES)
        expect(read.prescription[side]).toMatchObject({
          prismHor: paper[side].prismHor,
          baseHor: paper[side].baseHor,
          prismVer: paper[side].prismVer,
        });
    }),
    runs,
  );
});

function resultScreen(paper: Prescription, locale: Locale): string {
  const place = { page: 0, left: 0.1, top: 0.2, width: 0.1, height: 0.02 };
  const { lensType, ...texts } = toFields(paper);
  const values = Object.fromEntries(
    Object.entries({ ...texts, nearPd: String(paper.nearPd ?? '') }).flatMap(([name, text]) =>
      text === '' ? [] : [[name, { text, printed: text, confidence: 0.99, place }]],
    ),
  );
  const pages = [{ turnedDegrees: 0 as const, widthPx: 800, heightPx: 600 }];
  const reading: PictureReading = { isPrescription: true, source: 'picture', values, pages };
  const view = formView(locale, {
    lensType: paper.lensType,
    // What it is for is no value of the paper: the person says it.
    values: standardValues({ ...valuesRead(reading), use: paper.use ?? '' }, locale),
    notes: [],
    today: '2026-11-22',
    outcome: null,
  });
  expect(lensType).toBe(paper.lensType);
  const shown = {
    id: 'x',
    pages: [{ widthPx: 800, heightPx: 600 }],
    turnedDegrees: [],
    addresses: ['/x'],
  };
  const steps = { steps: [], reading, isTyping: false, isOther: false, paper: shown };
  return inRoute(Ocr, { view, ...steps }, locale);
}

function inPage(page: ReactNode, locale: Locale): string {
  return inRoute(() => page, null, locale);
}

function inRoute(Component: () => ReactNode, loaded: unknown, locale: Locale): string {
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component, loader: () => loaded }]);
  return renderToStaticMarkup(
    <TextsProvider locale={locale}>
      <Stub hydrationData={{ loaderData: { page: loaded } }} />
    </TextsProvider>,
  );
}

/** What each field of the markup would send, the ticks as if they were set. */
function fieldsIn(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input [^>]*>/g)) {
    const name = attribute(tag, 'name');
    const isUnchosen = attribute(tag, 'type') === 'radio' && !tag.includes('checked=""');
    if (name && !isUnchosen) fields[name] = attribute(tag, 'value') ?? '';
  }
  for (const [, tag = '', options = ''] of html.matchAll(/(<select [^>]*>)(.*?)<\/select>/g)) {
    const chosen = /<option [^>]*selected=""[^>]*>/.exec(options)?.[0] ?? '';
    fields[attribute(tag, 'name') ?? ''] = attribute(chosen, 'value') ?? '';
  }
  return fields;
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
}

/** A table of both eyes and the distances beneath it, as somebody reads it. */
type Shown = {
  eyes: [sphere: string, cylinder: string, axis: string, add: string, prisms: string][];
  distances: number[];
};

function tablesIn(html: string, locale: Locale): Shown[] {
  const { eyes, fields, summary } = textsOf(locale).prescription;
  return html
    .split(`<caption`)
    .slice(1)
    .filter((part) => part.includes(`>${summary.caption}</caption>`))
    .map((part) => {
      const [table = '', after = ''] = part.split('</table>');
      const names = [fields.sphere, fields.cylinder, fields.axis, fields.add, summary.prismHead];
      const rows = EYE_SIDES.map((side) => {
        const row = table.split('<tr').find((one) => one.includes(`title="${eyes[side].name}"`));
        const cells = names.map((name) => standard(cellsIn(row ?? '', name)[0] ?? ''));
        return cells as Shown['eyes'][number];
      });
      const line = after.split('<li>')[3]?.split('</li>')[0] ?? '';
      const distances = plain(line).match(/\d+(?:[.,]\d+)?/g) ?? [];
      return { eyes: rows, distances: distances.map((text) => Number(text.replace(',', '.'))) };
    });
}

function shownOf({ pd, ...eyes }: Prescription): Shown {
  const { od, os } = eyes;
  const said = (value: number | null) => (value ? String(value) : '');
  return {
    eyes: EYE_SIDES.map((side) => {
      const { sphere, cylinder, axis, add, prismHor, baseHor, prismVer, baseVer } = eyes[side];
      const prisms = [prismHor && `${prismHor} ${baseHor}`, prismVer && `${prismVer} ${baseVer}`];
      return [
        String(sphere ?? 0),
        said(cylinder),
        cylinder ? said(axis) : '',
        said(add),
        prisms.filter(Boolean).join(', '),
      ];
    }),
    distances: od.pd && os.pd ? [od.pd, os.pd] : pd ? [pd] : [],
  };
}

/** A cell as a bare number, a prism with the English word of its base; a dash or a word is nothing. */
function standard(text: string): string {
  if (!/\d/.test(text)) return '';
  return text
    .split(/, /)
    .map((part) => {
      const [, number = '', words = ''] = /^([−+-]?[\d.,]+)°?\s*(.*)$/.exec(part) ?? [];
      const word = words.toLowerCase().split(' ')[0];
      const base = Object.entries(BASES).find(([said]) => said === word)?.[1];
      const value = numberIn(number);
      return words === '' ? String(value) : `${value} ${base ?? `unknown: ${words}`}`;
    })
    .join(', ');
}

const BASES = {
  in: 'In',
  out: 'Out',
  up: 'Up',
  down: 'Down',
  innen: 'In',
  außen: 'Out',
  oben: 'Up',
  unten: 'Down',
};

/** The texts of all cells that say this name. */
function cellsIn(html: string, name: string): string[] {
  return [...html.matchAll(/<td [^>]*data-name="([^"]*)"[^>]*>(.*?)<\/td>/g)].flatMap(
    ([, said, inner = '']) => (said === name ? [plain(inner)] : []),
  );
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(' ', ' ')
    .trim();
}

/** '−2.25 −0.75 × 175' in front of whatever, as numbers. */
function lensIn(text = ''): [number | null, number | null, number | null] {
  const [, sphere, cylinder, axis] =
    /^([−+-]?[\d.,]*\d)(?: ([−+-]?[\d.,]*\d))?(?: × (\d+))?/.exec(text) ?? [];
  return [numberIn(sphere), numberIn(cylinder) || null, numberIn(axis)];
}

/** A number as a person reads it; null where there is none. */
function numberIn(text = ''): number | null {
  const bare = text.replace('−', '-').replace(',', '.');
  return bare === '' ? null : Number(bare) || 0;
}

function written(value: number, locale: Locale): string {
  return String(value).replace('.', locale === 'de' ? ',' : '.');
}

/** The three numbers of a lens; none for a cylinder of 0. */
function torOf({ sphere, cylinder, axis }: Eye) {
  return [sphere ?? 0, cylinder || null, cylinder ? axis : null];
}

function ofLab(prescription: Prescription | null) {
  if (!prescription) return null;
  const { prescription: _, ...lenses } = labLensesOf(lensesFor(paperOf(prescription)));
  return lenses;
}

function entered(made: Prescription) {
  return Object.entries(toFields(made))
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ label, value }));
}

function ordered(made: Prescription): OrderView {
  const [frame, lenses] = aWireOrder().items ?? [];
  const items = [frame!, { ...lenses!, entered_options: entered(made) }];
  return orderViewOf(aWireOrder({ items }), 'Alder Health');
}

function sheetOf(made: Prescription) {
  const line = { sku: 'BasePrescription', name: 'Lenses', selectedOptions: [] };
  const lines = [{ ...line, enteredOptions: entered(made) }];
  const snapshot = { lines, shippingAddress: null };
  return orderSheet({
    order: { number: '1', placedAt: new Date(0), status: 'pending', snapshot },
    storeCode: 'default',
    isPaymentDue: false,
    frameSize: null,
    pictureId: 'a-picture',
  });
}
