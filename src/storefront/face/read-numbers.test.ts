import { expect, test } from 'vitest';
import { readNumbers } from './read-numbers.ts';

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readNumbers(form);
}

test('the numbers on old glasses give their width, whatever size was chosen beside them', () => {
  expect(read({ temple: '52-18-140', size: 'Small', faceShape: 'oval' })).toEqual({
    ok: true,
    finding: {
      from: 'temple',
      frameWidth: { mm: 134, plusMinusMm: 2 },
      chosenSize: null,
      faceShapes: ['oval'],
    },
  });
});

test('a size alone, or a face shape alone, is enough', () => {
  expect(read({ temple: ' ', size: 'Small' })).toMatchObject({
    finding: { from: 'choice', frameWidth: null, chosenSize: 'Small', faceShapes: [] },
  });
  expect(read({ faceShape: 'round' })).toMatchObject({ finding: { faceShapes: ['round'] } });
});

test('other numbers and an empty form say what is wrong', () => {
  expect(read({ temple: '140' })).toEqual({ ok: false, problem: 'temple' });
  expect(read({ size: 'Huge' })).toEqual({ ok: false, problem: 'nothing' });
});
