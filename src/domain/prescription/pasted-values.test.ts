import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatField } from './field-text.ts';
import { pastedValues } from './pasted-values.ts';

/** `sphere cylinder axis add`, `.` for what is left empty. */
function eyesOf(text: string, at = 'od.sphere') {
  const values = pastedValues(text, at);
  if (!values) return null;
  const eye = (side: 'od' | 'os') =>
    (['sphere', 'cylinder', 'axis', 'add'] as const)
      .map((field) => values[`${side}.${field}`] ?? '.')
      .join(' ');
  return [eye('od'), eye('os')];
}

const both = ['-2.25 -0.75 175 +2.00', '-1.75 -0.50 10 +2.00'];
const far = ['-2.25 -0.75 175 .', '-1.75 -0.50 10 .'];

describe('a pasted block', () => {
  it.each([
    ['lines with labels', 'OD -2.25 -0.75 x 175 ADD +2.00\nOS -1.75 -0.50 x 10 ADD +2.00', both],
    [
      'every kind of minus, commas and degrees',
      'R: −2,25 –0,75 × 175° Add 2,00\r\nL: ‐1,75 -0,5 A 10° Add 2,00',
      both,
    ],
    [
      'words and units',
      'Right eye: sph -2.25 D, cyl -0.75 D, axis 175\nLeft eye: sph -1.75, cyl -0.50, axis 010',
      far,
    ],
    ['units behind numbers', 'OD -2.25 sph / -0.75 cyl x 175 OS -1.75 sph / -0.50 cyl x 10', far],
    ['no gaps', 'OD-2.25-0.75x175\nOS-1.75-0.50x10', far],
    ['two rows without labels', '-2.25 -0.75 x175\n-1.75 -0.50 x10', far],
    ['two rows of a spreadsheet', '-2,25\t-0,75\t175\t+2,00\n-1,75\t-0,5\t10\t+2,00\n', both],
    [
      'a table with headings',
      'Eye\tSphere\tCylinder\tAxis\tAdd\nOD\t-2.25\t-0.75\t175\t2.00\nOS\t-1.75\t-0.50\t10\t2.00',
      both,
    ],
    [
      'headings in another order',
      '\tADD\tSPH\tCYL\tAX\nOD\t+2.00\t-2.25\t-0.75\t175\nOS\t+2.00\t-1.75\t-0.50\t10',
      both,
    ],
    [
      'headings without one over the eyes',
      'Sph\tCyl\tAx\nOD\t-2.25\t-0.75\t175\nOS\t-1.75\t-0.50\t10',
      far,
    ],
    [
      'a column for each eye',
      '\tOD\tOS\nSPH\t-2.25\t-1.75\nCYL\t-0.75\t-0.50\nAXIS\t175\t10\nADD\t+2.00\t+2.00',
      both,
    ],
    [
      'an eye above its values',
      'Rechtes Auge\nSph -2,25\nZyl -0,75\nAchse 175\nLinkes Auge\nSph -1,75\nZyl -0,50\nAchse 10',
      far,
    ],
    [
      'no cylinder',
      'OD -2.25 DS ADD +2.00\nOS plano DS +2.00',
      ['-2.25 0.00 . +2.00', '0.00 0.00 . +2.00'],
    ],
    [
      'empty cells',
      'OD\t-2.25\t\t\t+2.00\nOS\t-1.75\t-0.50\t10\t+2.00',
      ['-2.25 . . +2.00', both[1]!],
    ],
  ])('is read: %s', (_, text, expected) => {
    expect(eyesOf(text)).toEqual(expected);
  });

  it.each([
    [
      'a row from the field it was pasted into',
      '-0.75\t175',
      'os.cylinder',
      ['. . . .', '. -0.75 175 .'],
    ],
    ['a column into both eyes', '-2.25\n-1.75', 'od.sphere', ['-2.25 . . .', '-1.75 . . .']],
    ['a column of axes', '175\n10', 'od.axis', ['. . 175 .', '. . 10 .']],
  ])('is read: %s', (_, text, at, expected) => {
    expect(eyesOf(text, at)).toEqual(expected);
  });

  it.each([
    [
      'a power without its sign',
      'OD 2.25 -0.75 x 175\nOS -1.75 0.50 x 10',
      ['. -0.75 175 .', '-1.75 . 10 .'],
    ],
    [
      'a cylinder that may be an addition',
      'OD -2.25 +2.00\nOS -1.75 +2.00',
      ['-2.25 . . .', '-1.75 . . .'],
    ],
    [
      'an eye with a number cut apart',
      'OD -2 25 -0.75 x 175\nOS -1.75 -0.50 x 10',
      ['. . . .', '-1.75 -0.50 10 .'],
    ],
    [
      'a cylinder that was the end of a sphere',
      'OD -2 00 -1.00 x 10\nOS -1.75 -0.50 x 10',
      ['. . . .', '-1.75 -0.50 10 .'],
    ],
    [
      'what is said twice',
      'OD -2.25 -0.75 x 175\nOD -2.50 -0.75 x 175',
      ['. -0.75 175 .', '. . . .'],
    ],
    [
      'the row for near',
      'OD -2.25 -0.75 x 175\nNear OD -0.25 -0.75 x 175',
      ['-2.25 -0.75 175 .', '. . . .'],
    ],
    [
      'what no lens can be',
      'OD -225 -0.75 x 175\nOS -1.75 -0.50 x 200',
      ['. -0.75 175 .', '-1.75 -0.50 . .'],
    ],
  ])('leaves out %s', (_, text, expected) => {
    expect(eyesOf(text)).toEqual(expected);
  });

  it.each([
    ['one value', '-2.25'],
    ['contact lenses', 'OD -2.25 -0.75 x 175 BC 8.6 DIA 14.2'],
    ['two lenses in one row', '-2.25 -0.75 175 -1.75 -0.50 10'],
    ['three rows', '-2.25\n-1.75\n-1.50'],
    ['words', 'Dear Ms. Whitfield,\nwe saw you on 2026-03-14 at 10.30.'],
    ['a date', '03/14/2026\t2026-03-14'],
  ])('is none: %s', (_, text) => {
    expect(pastedValues(text, 'od.sphere')).toBeNull();
  });

  it('has its distances and a prism', () => {
    const eyes = 'OD -2.25 -0.75 x 175 Prism 2.00 BI\nOS -1.75';
    const prism = { 'od.prismHor': '2.00', 'od.baseHor': 'In' };

    expect(pastedValues(`${eyes}\nPD: 63 mm`, 'pd')).toMatchObject({ ...prism, pd: '63' });
    expect(pastedValues(`${eyes}\nPD 31.5/32`, 'pd')).toMatchObject({
      'od.pd': '31.5',
      'os.pd': '32',
    });
    expect(pastedValues('OD -2.25 PD 31.5\nOS -1.75 PD 32', 'pd')).toMatchObject({
      'od.pd': '31.5',
      'os.pd': '32',
    });
  });

  const quarters = (min: number, max: number) =>
    fc.integer({ min: min * 4, max: max * 4 }).map((steps) => steps / 4);
  const anEye = fc.record({
    sphere: quarters(-20, 12),
    cylinder: quarters(-6, 6).filter((value) => value !== 0),
    axis: fc.integer({ min: 1, max: 180 }),
    add: fc.constantFrom(0.75, 1.25, 2),
  });
  const WRITTEN = {
    en: { names: ['Right eye', 'Left eye'], head: 'Eye\tSphere\tCylinder\tAxis\tAdd' },
    de: { names: ['Rechtes Auge', 'Linkes Auge'], head: 'Auge\tSphäre\tZylinder\tAchse\tAddition' },
  };

  it('is what the pages print, with labels, in a table and without', () => {
    fc.assert(
      fc.property(anEye, anEye, fc.constantFrom('en' as const, 'de' as const), (od, os, locale) => {
        const texts = [od, os].map((eye) =>
          (['sphere', 'cylinder', 'axis', 'add'] as const).map((field) =>
            formatField(field, eye[field], locale),
          ),
        );
        const { names, head } = WRITTEN[locale];
        const expected = [od, os].map((eye) =>
          (['sphere', 'cylinder', 'axis', 'add'] as const)
            .map((field) => formatField(field, eye[field], 'en'))
            .join(' '),
        );
        const lines = texts.map(([sphere, cylinder, axis, add], index) => [
          `${names[index]} ${sphere} ${cylinder} × ${axis} Add ${add}`,
          `${names[index]}\t${sphere}\t${cylinder}\t${axis}°\t${add}`,
          `${sphere} ${cylinder} × ${axis} ${add}`,
        ]);
        const print = (way: number) => lines.map((ways) => ways[way]).join('\n');

        expect(eyesOf(print(0))).toEqual(expected);
        expect(eyesOf(`${head}\n${print(1)}`)).toEqual(expected);
        expect(eyesOf(print(2))).toEqual(expected);
      }),
    );
  });

  it('never has a value that does not stand in it, whatever was pasted', () => {
    const words = 'OD OS R L SPH cyl x ADD PD DS plano - Dr. 2026-03-14'.split(' ');
    const numbers = '-2.25 +1.50 −0,75 2.00 175 10 63 20/20'.split(' ');
    const piece = fc.constantFrom(...words, ...numbers, '\t', '\n');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const values = Object.entries(pastedValues(pieces.join(' '), 'od.sphere') ?? {});
        const plain = pieces.join(' ').replaceAll('−', '-').replaceAll(',', '.');
        for (const [name, value] of values) {
          if (value === '0.00' || value === '') continue;
          const isPower = /sphere|cylinder/.test(name);
          const digits = value.replace(/^[+-]/, '').replace(/\.?0+$/, '');
          const sign = isPower ? `\\${value.charAt(0)}\\s?` : '';
          expect(plain).toMatch(new RegExp(sign + digits.replace('.', '\\.')));
        }
      }),
      { numRuns: 2000 },
    );
  });
});
