import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/people/locale.ts';
import type { PictureReading, ReadValues } from '#domain/prescription/picture-reading.ts';
import '../i18n/both.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { formView } from '../prescription/index.ts';
import { Comparison } from './comparison.tsx';

const place = { page: 0, left: 0.1, top: 0.2, width: 0.1, height: 0.02 };
const note = { page: 0, left: 0.1, top: 0.6, width: 0.5, height: 0.02 };
const unsure = { text: null, printed: '18', confidence: 0, place };
const paper = {
  pages: [{ widthPx: 800, heightPx: 600 }],
  turnedDegrees: [0 as const],
  addresses: ['/x'],
};

function render(locale: Locale, values: ReadValues) {
  const reading: PictureReading = {
    isPrescription: true,
    source: 'picture',
    pages: [{ turnedDegrees: 0, widthPx: 800, heightPx: 600 }],
    values,
  };
  const view = formView(locale, {
    lensType: 'SingleVision',
    values: {},
    notes: [],
    today: '2026-11-22',
    outcome: null,
  });
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TextsProvider locale={locale}>
          <Comparison view={view} isKept={false} reading={reading} paper={paper} tools={null} />
        </TextsProvider>
      ),
    },
  ]);
  return renderToString(<Stub />);
}

test.each([
  ['en', 'A note on your prescription seems to change some values.', 'of one value'],
  ['de', 'Eine Notiz auf Ihrer Verordnung ändert offenbar Werte.', 'Bei einem Wert'],
] as const)('a note that changes values is shown above them, in %s', (locale, said, oneAsked) => {
  const html = render(locale, {
    'od.axis': { ...unsure, remarks: [note] },
    'os.axis': unsure,
  });

  expect(html).toContain(said);
  // Where its cutting scrolls, keys reach it, and it is named once; what it changes is not counted as unread.
  expect(html).toMatch(/<div tabindex="0"><svg[^>]*role="img" aria-label=/i);
  expect(html).toContain(oneAsked);
  expect(render(locale, { 'os.axis': unsure })).not.toContain(said);
});

test.each([
  ['en', 'more than one pair', 'The values of all pairs', 'of one value'],
  ['de', 'mehr als eine Brille', 'Die Werte aller Brillen', 'Bei einem Wert'],
] as const)(
  'that a paper has more than one pair is said and shown once above them, in %s',
  (...given) => {
    const [locale, said, cut, oneAsked] = given;
    const several = { ...unsure, isOfSeveralPairs: true as const };
    const html = render(locale, { 'od.sphere': several, 'os.sphere': several, 'os.axis': unsure });

    expect(html.split(said)).toHaveLength(2);
    expect(html.split(`aria-label="${cut}`)).toHaveLength(2);
    // What is of several pairs is not counted as unread.
    expect(html).toContain(oneAsked);
  },
);
