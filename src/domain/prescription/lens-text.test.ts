import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bothNotations } from './lens-text.ts';
import { pastedValues } from './pasted-values.ts';
import { transpose } from './transpose.ts';

test('a lens is written in minus and in plus cylinder, as the language writes numbers', () => {
  const eyes = {
    od: { sphere: -2.25, cylinder: -0.75, axis: 175 },
    os: { sphere: 1, cylinder: 0, axis: null },
  };

  expect(bothNotations(eyes, 'de')).toEqual({
    minus: { od: '-2,25 -0,75 × 175', os: '+1,00' },
    plus: { od: '-3,00 +0,75 × 85', os: '+1,00' },
  });
  expect(bothNotations({ od: eyes.os, os: eyes.os }, 'en')).toBeNull();
});

test('each notation can be pasted back and is the same lens', () => {
  const quarters = (min: number, max: number) =>
    fc.integer({ min: min * 4, max: max * 4 }).map((steps) => steps / 4);
  const anEye = fc.record({
    sphere: quarters(-14, 10),
    cylinder: quarters(-6, 6).filter((value) => value !== 0),
    axis: fc.integer({ min: 1, max: 180 }),
  });
  fc.assert(
    fc.property(anEye, anEye, fc.constantFrom('en' as const, 'de' as const), (od, os, locale) => {
      const written = bothNotations({ od, os }, locale)!;
      for (const [sign, { od: right, os: left }] of [
        [-1, written.minus],
        [1, written.plus],
      ] as const) {
        const pasted = pastedValues(`R ${right}\nL ${left}`, 'pd')!;
        for (const [side, eye] of Object.entries({ od, os })) {
          const lens = eye.cylinder * sign > 0 ? eye : transpose(eye);
          const read = (['sphere', 'cylinder', 'axis'] as const).map((field) =>
            Number(pasted[`${side as 'od' | 'os'}.${field}`]),
          );
          expect(read).toEqual([lens.sphere, lens.cylinder, lens.axis]);
        }
      }
    }),
  );
});
