import { expect, test } from 'vitest';
import { de } from '../i18n/de.ts';
import { en } from '../i18n/en.ts';
import { checkTyped, type PrescriptionOutcome } from './check-prescription.ts';
import { outcomeWords } from './outcome-words.ts';
import { inWords } from './rule-sentences.ts';

const check = checkTyped(
  { 'od.sphere': '2', 'os.sphere': '-21', 'os.cylinder': '-1', 'os.axis': '181' },
  { lensType: 'SingleVision', today: '2026-11-21', ticked: new Set(), locale: 'de' },
);
const outcome = check.ok ? null : check.outcome;

test('the summary names the place, the field says the same', () => {
  const { summary, atField } = wordsOf(outcome, en, 'en');

  expect(summary.map(({ name }) => name)).toEqual(['od.sphere', 'os.sphere', 'os.axis', 'pd']);
  expect(summary[1]?.message).toMatch(/^Left eye, sphere: We make lenses from -20.00 to \+12.00/);
  expect(atField['os.axis']).toBe('Enter an axis from 1 to 180.');
});

test('limits have a decimal comma in German', () => {
  const { summary } = wordsOf(outcome, de, 'de');

  expect(summary[1]?.message).toContain(
    'Linkes Auge, Sphäre: Wir fertigen Gläser von -20,00 bis +12,00',
  );
});

test('a power without its point is asked back', () => {
  const typed = { 'od.sphere': '-225', 'os.sphere': '-9999', pd: '63' };
  const options = {
    lensType: 'SingleVision',
    today: '2026-11-21',
    ticked: new Set<string>(),
    locale: 'de' as const,
  };
  const refused = checkTyped(typed, options);
  const { atField } = wordsOf(refused.ok ? null : refused.outcome, de, 'de');

  expect(atField['od.sphere']).toMatch(/^Meinten Sie -2,25\?/);
  expect(atField['os.sphere']).toMatch(/^Wir fertigen Gläser/);
});

test('with the distance of one eye only that of the other is asked for', () => {
  const typed = { 'od.sphere': '-2', 'os.sphere': '-2', 'od.pd': '31' };
  const options = {
    lensType: 'SingleVision',
    today: '2026-11-21',
    ticked: new Set<string>(),
    locale: 'de' as const,
  };
  const refused = checkTyped(typed, options);
  const { summary } = wordsOf(refused.ok ? null : refused.outcome, en, 'en');

  expect(summary.map(({ name }) => name)).toEqual(['os.pd']);
});

test('where a plus cylinder decides, the sphere is quoted as it counts', () => {
  const plus = { 'od.cylinder': '+3', 'od.axis': '90' };
  const options = {
    lensType: 'SingleVision',
    today: '2026-11-21',
    ticked: new Set<string>(),
    locale: 'de' as const,
  };
  const wordsOn = (typed: Record<string, string>) => {
    const refused = checkTyped({ ...plus, 'os.sphere': '-1', pd: '63', ...typed }, options);
    return wordsOf(refused.ok ? null : refused.outcome, en, 'en');
  };

  expect(wordsOn({ 'od.sphere': '+11' }).atField['od.sphere']).toMatch(
    /^With its cylinder this sphere counts as \+14\.00\. We make lenses from -20\.00 to \+12\.00\./,
  );
  expect(wordsOn({ 'od.sphere': '-0.50' }).warnings).toEqual([
    expect.stringContaining('the spheres count as +2.50 and -1.00: one plus, the other minus'),
    expect.stringContaining('count as +2.50 and -1.00, which is more than 3.00 apart'),
  ]);
});

function wordsOf(found: PrescriptionOutcome | null, texts: typeof en, locale: 'en' | 'de') {
  return outcomeWords(found && inWords(found, texts, locale), texts);
}
