import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeFindings } from './changes-since.ts';
import { aCheckedPrescription, type PrescriptionChange } from './prescription.test-data.ts';
import { transpose } from './transpose.ts';

type Eyes = Pick<PrescriptionChange, 'od' | 'os'>;

const changes = (last: Eyes, now: Eyes) =>
  changeFindings(aCheckedPrescription(now), aCheckedPrescription(last)).map(
    ({ field, ruleId, severity, params }) => {
      expect(severity).toBe('warning');
      return `${field} ${ruleId} ${params.last ?? ''} ${params.now ?? ''}`.trim();
    },
  );

const right = (sphere: number, cylinder = 0, axis: number | null = null) => ({
  od: { sphere, cylinder, axis },
});

describe('a prescription beside the last one', () => {
  it.each([
    ['turns a sign', right(-2.25), right(2.25), ['od.sphere change.sign -2.25 2.25']],
    ['turns the sign of little', right(-0.25), right(0.25), ['od.sphere change.sign -0.25 0.25']],
    [
      'turns the sign of a cylinder',
      right(-2, -0.5, 175),
      right(-2, 0.5, 175),
      ['od.cylinder change.sign -0.5 0.5'],
    ],
    [
      'turns the sign of a sphere that is written the other way',
      right(-2.25, -0.75, 175),
      right(3, 0.75, 85),
      ['od.sphere change.sign -3 3'],
    ],
    ['is a dioptre stronger', right(-2), right(-3), ['od.sphere change.power -2 -3']],
    ['is less than a dioptre stronger', right(-2), right(-2.75), []],
    ['has a new cylinder', right(-2), right(-2, -1, 90), ['od.cylinder change.power 0 -1']],
    [
      'has another axis',
      right(-2, -0.75, 10),
      right(-2, -0.75, 169),
      ['od.axis change.axis 10 169'],
    ],
    ['has an axis 20 degrees on', right(-2, -0.75, 10), right(-2, -0.75, 170), []],
    ['has another axis of a weak cylinder', right(-2, -0.5, 10), right(-2, -0.5, 90), []],
    [
      'has both eyes exchanged',
      { od: { sphere: -1 }, os: { sphere: -1.5, cylinder: -1, axis: 5 } },
      { od: { sphere: -2.5, cylinder: 1, axis: 95 }, os: { sphere: -1 } },
      ['sphere change.eyes'],
    ],
  ] satisfies [string, Eyes, Eyes, string[]][])('%s', (_, last, now, expected) => {
    expect(changes(last, now)).toEqual(expected);
  });

  const quarters = (min: number, max: number) =>
    fc.integer({ min: min * 4, max: max * 4 }).map((steps) => steps / 4);
  const anEye = fc.record({
    sphere: quarters(-10, 8),
    cylinder: quarters(-4, 4),
    axis: fc.integer({ min: 1, max: 180 }),
  });

  it('is the same in either notation', () => {
    fc.assert(
      fc.property(anEye, anEye, (od, os) => {
        expect(changes({ od, os }, { od: transpose(od), os: transpose(os) })).toEqual([]);
      }),
    );
  });

  it('is asked about once for each field, whichever way round', () => {
    fc.assert(
      fc.property(anEye, anEye, (last, now) => {
        const fields = (found: string[]) => found.map((text) => text.split(' ')[0]);
        const there = fields(changes({ od: last }, { od: now }));
        expect(new Set(there).size).toBe(there.length);
        if (last.cylinder >= 0 === now.cylinder >= 0) {
          expect(fields(changes({ od: now }, { od: last }))).toEqual(there);
        }
      }),
    );
  });
});
