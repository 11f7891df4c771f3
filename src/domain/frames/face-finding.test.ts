import { expect, test } from 'vitest';
import {
  checkedTryOn,
  findingOf,
  frameAdvice,
  tryOnRecordOf,
  type FaceFinding,
} from './face-finding.ts';

const finding: FaceFinding = {
  from: 'camera',
  frameWidth: { mm: 131, plusMinusMm: 6 },
  chosenSize: null,
  faceShapes: ['oval', 'diamond'],
};

test('a width near a threshold advises two sizes, and two face shapes the frames of both', () => {
  expect(frameAdvice(finding)).toEqual({
    sizes: ['Medium', 'Large'],
    frameShapes: ['Oval', 'Rectangle', 'Square'],
  });
});

test('a record holds what the specification names, and nothing of a face beside it', () => {
  expect(tryOnRecordOf(finding, 'scan-1')).toEqual({
    faceShape: 'oval',
    frameWidth: 131,
    overlaySignature: 'from=camera&plusMinusMm=6&orFaceShape=diamond',
    recommandSize: 'Medium',
    recommandType: ['Oval', 'Rectangle', 'Square'],
    scanId: 'scan-1',
  });
});

test.each([
  finding,
  { ...finding, from: 'temple', faceShapes: [] },
  { from: 'choice', frameWidth: null, chosenSize: 'Small', faceShapes: ['heart'] },
] as FaceFinding[])('what was kept comes back: %j', (kept) => {
  expect(findingOf(tryOnRecordOf(kept, 'scan-1'))).toEqual(kept);
});

test('a record is made anew of what is known, with nothing else that stood beside it', () => {
  const record = tryOnRecordOf(finding, 'scan-1');
  const others = { status: 'done', realScale: 1.2, userId: 'someone', recommandType: ['x'] };
  expect(checkedTryOn({ ...record, ...others })).toEqual(record);
  expect(checkedTryOn({ scanId: 'scan-1' })).toBeNull();
});

test('a record of another program is taken as far as it says something', () => {
  expect(findingOf({ faceShape: 'Oblong', frameWidth: 134, recommandSize: 'Large' })).toEqual({
    from: 'choice',
    frameWidth: { mm: 134, plusMinusMm: 6 },
    chosenSize: null,
    faceShapes: [],
  });
});

test.each([[null], ['x'], [{}], [{ frameWidth: 12 }], [{ faceShape: 7, recommandSize: 'Huge' }]])(
  'what says nothing of frames is no finding: %j',
  (record) => {
    expect(findingOf(record)).toBeNull();
  },
);
