import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import '../i18n/both.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { formView } from './form-view.ts';
import { PrescriptionForm } from './prescription-form.tsx';
import { PRESCRIPTION_NAMES, standardValues } from './prescription-values.ts';
import { readingNotes } from './reading-notes.ts';
import { valuesOf } from './saved-prescription.ts';

const full = aCheckedPrescription({
  lensType: 'Progressive',
  pd: 63.5,
  od: { sphere: -2.25, cylinder: -0.75, axis: 175, add: 2, prismHor: 1.5, baseHor: 'In', pd: 32 },
  os: { sphere: 1, cylinder: 0, add: 2, prismVer: 0.5, baseVer: 'Up', pd: 31.5 },
});

const blank: Parameters<typeof formView>[1] = {
  lensType: 'SingleVision',
  values: {},
  notes: [],
  today: '2026-11-22',
  outcome: null,
};

test('an empty form has every field of the paper and chooses no sign', () => {
  const html = render('en', { ...blank, lensType: 'Progressive' });

  const both = html + render('en', blank);
  for (const name of PRESCRIPTION_NAMES) expect(both).toContain(`name="${name}"`);
  expect(html).not.toMatch(/<input[^>]*type="radio"[^>]*checked/);
  expect(html).toContain('aria-label="Right eye, cylinder"');
});

test.each([
  ['en', '-2.25', '+1.00', '31.5', 'Mildly near-sighted, with slight astigmatism'],
  ['de', '-2,25', '+1,00', '31,5', 'Leicht kurzsichtig, mit leichter Hornhautverkrümmung'],
] as const)('a known prescription stands there in %s', (locale, right, left, pd, words) => {
  const values = valuesOf(full, locale);
  const html = render(locale, { ...blank, lensType: 'Progressive', values });

  for (const value of [right, left, pd]) expect(html).toContain(`value="${value}"`);
  expect(html).toContain(words);
});

test('single vision folds reading away, and opens it where an addition stands', () => {
  const values = { 'od.sphere': '-1.00', 'od.add': '+2.25', 'os.sphere': '-1.00', use: 'near' };
  const html = render('en', { ...blank, values: { ...values, 'os.add': '+2.00', pd: '63' } });

  expect(render('en', blank)).not.toContain('open=""');
  expect(html).toContain('open=""');
  expect(html).toContain('with a sphere of +1.25 for the right eye and +1.00 for the left.');
  expect(render('en', { ...blank, lensType: 'Progressive' })).not.toContain('name="use"');
});

test.each([
  ['a prism', 'od.prismHor', 'SingleVision'],
  ['the base of a prism', 'os.baseVer', 'Progressive'],
  ['an addition', 'os.add', 'SingleVision'],
  ['the distance for near', 'nearPd', 'SingleVision'],
  ['a fitting height', 'rightHeight', 'Progressive'],
  ['who prescribed it', 'prescriber', 'SingleVision'],
] as const)('%s that was not read for sure is unfolded and marked', (_, name, lensType) => {
  const source = { shown: 'cut from the picture', isUnsure: true };
  const html = render('en', { ...blank, lensType }, { [name]: source });

  expect(html.match(/<details[^>]* open="".*?<\/details>/s)?.[0]).toContain(`name="${name}"`);
  const [control] = html.match(new RegExp(`<(?:input|select)[^>]* name="${name}"[^>]*>`)) ?? [];
  expect(control).toContain('data-unsure');
  const sure = render('en', { ...blank, lensType }, { [name]: { ...source, isUnsure: false } });
  expect(sure).not.toMatch(/<details[^>]* open=""|data-unsure/);
});

test('a day that was not read for sure is marked', () => {
  const sources = { dateWritten: { shown: '', isUnsure: true } };

  const [control] =
    render('en', blank, sources).match(/<input[^>]* name="dateWritten"[^>]*>/) ?? [];
  expect(control).toContain('data-unsure');
});

test('what was read as something else than was typed is said', () => {
  const typed = { 'od.cylinder': '-1', 'od.axis': '0', 'os.prismVer': '2,5 @ 217' };
  const view = { ...blank, values: standardValues(typed, 'de'), notes: readingNotes(typed) };

  expect(render('de', view)).toContain('Achse 0 und 180 sind dieselbe Richtung');
  expect(render('de', view)).toContain(
    '„2,5 @ 217“ haben wir als 2,00 innen (Nase), 1,50 unten gelesen',
  );
  expect(render('de', blank)).not.toMatch(/dieselbe Richtung|gelesen/);
});

test('of two distances it says which one was taken', () => {
  const view = { ...blank, values: { pd: '62' }, notes: readingNotes({ pd: '62/59' }) };

  expect(render('en', view)).toContain('for distance and 59');
  expect(render('en', { ...view, lensType: 'Progressive' })).toContain('don’t need the');
  expect(render('en', blank)).not.toContain('We used');
});

test('of one eye’s distance beside a total it says that the total counts', () => {
  const values = { pd: '63', 'od.pd': '31' };

  expect(render('en', { ...blank, values })).toContain('We’ll use the one number, 63');
  expect(render('de', { ...blank, values })).toContain('Wir nehmen die eine Zahl: 63');
  expect(render('en', { ...blank, values: { ...values, 'os.pd': '32' } })).not.toContain('counts:');
});

test('only a sign chosen by hand is sent beside a text, so that none outlives its number', () => {
  const own = { 'od.sphere': '-1.50', 'od.sphere.sign': '-' };
  const byHand = { 'od.sphere': 'x', 'od.sphere.sign': '-' };
  const checked = /<input[^>]*type="radio"[^>]*checked/;

  expect(render('en', { ...blank, values: own })).not.toMatch(checked);
  expect(render('en', { ...blank, values: byHand })).toMatch(checked);
  const both = { 'od.sphere': '-1.50', 'od.sphere.sign': '+' };
  expect(render('en', { ...blank, values: both })).toMatch(checked);
});

test('a power without its sign is asked about in words, before the form is sent', () => {
  const values = { 'od.sphere': '2.25', 'os.sphere': '-2.25' };

  expect(render('en', { ...blank, values })).toContain('Sphere: minus or plus? Choose the sign');
  expect(render('de', { ...blank, values })).toContain('Sphäre: minus oder plus? Wählen Sie');
  expect(render('en', blank)).not.toContain('minus or plus?');
  expect(render('en', blank)).toMatch(/<span>minus<\/span>.*<span>plus<\/span>/);
});

test.each([
  [
    '-1.00',
    'SingleVision',
    'a prism of 0.30; the most that is allowed is 0.67. <strong>That’s fine',
  ],
  [
    '-2.00',
    'SingleVision',
    'a prism of 0.60; the most that is allowed is 0.67. <strong>That’s close',
  ],
  ['-4.00', 'SingleVision', 'a prism of 1.20; the most that is allowed is 1.00. For them the'],
  ['-1.00', 'Progressive', 'the distance may be off by 2 mm in all. <strong>Please have it'],
] as const)('a distance from a mirror for %s, %s, says: %s', (sphere, lensType, said) => {
  const values = { 'od.sphere': sphere, 'os.sphere': sphere, pdSource: 'mirror' };
  const html = plainText(render('en', { ...blank, lensType, values }));

  expect(html).toContain('Measured at a mirror, it can be off by 3 mm. ');
  expect(html).toContain(said);
  expect(html).toMatch(/<meter[^>]*aria-label="\d+% of what is allowed"/);
});

test('before its lenses are known, where a distance comes from says how far it may be off', () => {
  const html = plainText(render('de', { ...blank, values: { pdSource: 'practice' } }));

  expect(html).toContain('weicht sie höchstens 0,5 mm ab. Geben Sie die Werte beider Augen ein.');
  expect(html).not.toContain('<meter');
});

test('values that no one has are not put into words', () => {
  const sentence = 'Strongly near-sighted.';

  expect(render('en', { ...blank, values: { 'od.sphere': '-20.00' } })).toContain(sentence);
  const plus = { 'od.sphere': '-23.50', 'od.cylinder': '+3.50' };
  expect(render('en', { ...blank, values: plus })).toContain('Strongly near-sighted, with');
  expect(render('en', { ...blank, values: { 'od.sphere': '-225.00' } })).not.toContain(sentence);
});

/** Without React's marks between texts, and with plain spaces. */
function plainText(html: string): string {
  return html.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
}

function render(
  locale: 'en' | 'de',
  given: typeof blank,
  sources?: ComponentProps<typeof PrescriptionForm>['sources'],
): string {
  const view = formView(locale, given);
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <PrescriptionForm view={view} heading={null} submit="Save" sources={sources} />
      ),
    },
  ]);
  return renderToString(
    <TextsProvider locale={locale}>
      <Page />
    </TextsProvider>,
  );
}
