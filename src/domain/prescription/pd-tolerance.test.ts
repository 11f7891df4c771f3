import { describe, expect, it } from 'vitest';
import { PD_UNCERTAINTY_MM, pdTolerance, strongestFor } from './pd-tolerance.ts';
import { aPrescription, type PrescriptionChange } from './prescription.test-data.ts';
import { transpose } from './transpose.ts';

const off = (uncertaintyMm: number, eye: PrescriptionChange['od'], lensType = 'SingleVision') =>
  pdTolerance(aPrescription({ lensType, od: eye, os: eye }), uncertaintyMm);

describe('a distance that is off', () => {
  it('causes a prism of its centimetres times the power, both lenses together', () => {
    expect(off(3, { sphere: -4 })?.prismDiopters).toBe(1.2);
    expect(off(0.5, { sphere: -4 })?.prismDiopters).toBe(0.2);
    expect(off(3, { sphere: 0 })?.prismDiopters).toBe(0);
  });

  it('may cause 0.67 prism dioptres, and be 2.5 mm off where lenses are strong', () => {
    expect(off(3, { sphere: -1 })).toMatchObject({ limitDiopters: 0.67, limitMm: null });
    expect(off(3, { sphere: -2 })?.verdict).toBe('near');
    expect(off(3, { sphere: -2.25 })?.verdict).toBe('beyond');
    expect(off(2.5, { sphere: -4 })).toMatchObject({ limitDiopters: 1, limitMm: 2.5, share: 1 });
    expect(off(2.6, { sphere: 6.75 })?.verdict).toBe('beyond');
    expect(off(3, { sphere: 0 })).toMatchObject({ prismDiopters: 0, verdict: 'within' });
  });

  it('is close enough for lenses up to a strength that is said', () => {
    expect(strongestFor('mirror')).toBe(2);
    expect(off(PD_UNCERTAINTY_MM.mirror, { sphere: 2 })?.verdict).not.toBe('beyond');
    expect(off(PD_UNCERTAINTY_MM.mirror, { sphere: 2.25 })?.verdict).toBe('beyond');
  });

  it('may be 1 mm before each eye where lenses have a part for reading', () => {
    expect(off(1.5, { sphere: -1, add: 2 }, 'Progressive')).toMatchObject({
      limitMm: 2,
      verdict: 'near',
    });
    expect(off(3, { sphere: 0, add: 2 }, 'Progressive')?.verdict).toBe('beyond');
  });

  it('counts the cylinder by how far it acts from side to side', () => {
    expect(off(2, { sphere: -2, cylinder: -2, axis: 180 })?.prismDiopters).toBe(0.4);
    expect(off(2, { sphere: -2, cylinder: -2, axis: 90 })?.prismDiopters).toBe(0.8);
    expect(off(2, { sphere: -2, cylinder: -2, axis: 45 })?.prismDiopters).toBe(0.6);
  });

  it('is judged alike in both notations', () => {
    const minus = { sphere: -2, cylinder: -2.25, axis: 35 };

    expect(off(2, transpose(minus))).toEqual(off(2, minus));
  });

  it('from a practice is harmless, from a mirror it is not for strong lenses', () => {
    expect(off(PD_UNCERTAINTY_MM.practice, { sphere: -6 })?.verdict).toBe('within');
    expect(off(PD_UNCERTAINTY_MM.mirror, { sphere: -6 })?.verdict).toBe('beyond');
  });

  it('is not judged while a power is missing', () => {
    expect(off(1, { sphere: null })).toBeNull();
    expect(off(1, { sphere: -1, cylinder: -1, axis: null })).toBeNull();
    expect(off(1, { sphere: Number.NaN })).toBeNull();
    expect(pdTolerance({ lensType: 'SingleVision', od: null, os: null }, 1)).toBeNull();
  });
});
