import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PictureReading } from '#domain/prescription/picture-reading.ts';
import { de } from '../i18n/de.ts';
import { en } from '../i18n/en.ts';
import { notesOn, placesRead, sourcesShown } from './sources-shown.tsx';

const place = { page: 0, left: 0.1, top: 0.2, width: 0.1, height: 0.02 };
const unsure = { text: null, printed: '18', confidence: 0.4, place };
const reading: PictureReading = {
  isPrescription: true,
  source: 'picture',
  pages: [{ turnedDegrees: 0, widthPx: 800, heightPx: 600 }],
  values: {
    lensType: unsure,
    'od.prismHor': unsure,
    'os.sphere': { ...unsure, text: '-2.00' },
    nearPd: unsure,
    rightHeight: unsure,
  },
};
const paper = {
  pages: [{ widthPx: 800, heightPx: 600 }],
  turnedDegrees: [0 as const],
  addresses: ['/x'],
};

test.each([
  ['SingleVision', {}, ['od.prismHor', 'nearPd']],
  ['Progressive', {}, ['od.prismHor', 'rightHeight']],
  ['Progressive', { 'od.prismHor': '1.00' }, ['rightHeight']],
] as const)('of %s with %o, unsure are %j', (lensType, values, names) => {
  const shown = sourcesShown({ lensType, values }, { reading, paper, texts: en, locale: 'en' });

  const marked = Object.entries(shown).filter(([, { isUnsure }]) => isUnsure);
  expect(marked.map(([name]) => name)).toEqual(names);
  expect(shown['os.sphere']?.isUnsure).toBe(false);
});

test('where the picture shows no distance between the pupils, its field says so', () => {
  const view = { lensType: 'SingleVision', values: {} } as const;
  const { nearPd: _near, ...others } = reading.values;
  const shown = (values: typeof others) =>
    sourcesShown(view, { reading: { ...reading, values }, paper, texts: en, locale: 'en' });

  expect(shown(others).pd).toMatchObject({ isUnsure: false });
  expect(shown(reading.values)).not.toHaveProperty('pd');
});

test.each([
  ['en', en, 'says +6.00: +2.50 more'],
  ['de', de, 'steht dort +6,00: +2,50 mehr'],
] as const)(
  'an addition that follows from the powers for near says so, in %s',
  (locale, texts, words) => {
    const values = { 'od.add': { ...unsure, text: '+2.50', nearSphere: '+6.00' } };
    const view = { lensType: 'Progressive', values: { 'od.add': '+2.50' } } as const;
    const { 'od.add': source } = sourcesShown(view, {
      reading: { ...reading, values },
      paper,
      texts,
      locale,
    });

    expect(source?.isUnsure).toBe(false);
    expect(renderToStaticMarkup(source!.shown)).toContain(words);
  },
);

test('a value that the paper has for more than one pair says so, and shows none of them', () => {
  const several = { ...unsure, isOfSeveralPairs: true as const };
  const view = { lensType: 'SingleVision', values: {} } as const;
  const ofSeveral = { ...reading, values: { 'od.sphere': several } };
  const { 'od.sphere': source } = sourcesShown(view, {
    reading: ofSeveral,
    paper,
    texts: en,
    locale: 'en',
  });

  expect(source!.isUnsure).toBe(true);
  const html = renderToStaticMarkup(source!.shown);
  expect(html).toContain('type the one for the pair that you want to order');
  expect(html).not.toContain('<image');
  expect(placesRead(ofSeveral)).toEqual({});
  expect(placesRead(reading)).toHaveProperty(['os.sphere']);
});

test('a value that a note on the paper changes says so, and each note is shown once', () => {
  const note = { page: 0, left: 0.1, top: 0.6, width: 0.5, height: 0.02 };
  const again = { ...note, top: 0.602 };
  const changed = { ...unsure, remarks: [note, again] };
  const view = { lensType: 'SingleVision', values: { 'os.axis': '20' } } as const;
  const values = { 'od.axis': changed, 'od.cylinder': changed, 'os.axis': changed };
  const shown = { ...reading, values };

  expect(notesOn(view, shown)).toEqual([note]);
  expect(notesOn({ ...view, values: { 'od.axis': '5', 'od.cylinder': '-1' } }, shown)).toEqual([
    note,
  ]);
  expect(notesOn(view, { ...reading, values: { 'os.axis': changed } })).toEqual([]);
  const source = sourcesShown(view, { reading: shown, paper, texts: en, locale: 'en' })['od.axis'];
  expect(renderToStaticMarkup(source!.shown)).toContain(
    'A note on your prescription seems to change this value.',
  );
});
