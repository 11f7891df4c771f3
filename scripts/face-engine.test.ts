import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withoutEval, withoutUnusedModel } from './face-engine.ts';

const file = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../node_modules/@mediapipe/face_mesh', name));
const glue = file('face_mesh_solution_simd_wasm_bin.js').toString();

test('the engine’s glue makes no functions out of texts', () => {
  const evaluating = /new Function\(|new_\(Function|\beval\(/;
  expect(glue).toMatch(evaluating);
  expect(withoutEval(glue)).not.toMatch(evaluating);
});

test('another glue is refused', () => {
  expect(() => withoutEval(withoutEval(glue))).toThrow('Found 0 times');
  expect(() => withoutEval(glue + glue)).toThrow('Found 2 times');
});

test('the models lose the one that nobody uses, and each other stays as it was', () => {
  const before = {
    loader: file('face_mesh_solution_packed_assets_loader.js').toString(),
    data: file('face_mesh_solution_packed_assets.data'),
  };
  const after = withoutUnusedModel(before.loader, before.data);
  const places = ({ loader }: { loader: string }) =>
    [...loader.matchAll(/"filename": ?"([^"]+)", ?"start": ?(\d+), ?"end": ?(\d+)/g)].map(
      ([, name, start, end]) => ({ name, start: Number(start), end: Number(end) }),
    );
  expect(places(before)).toHaveLength(4);
  expect(places(after)).toHaveLength(3);
  for (const { name, start, end } of places(after)) {
    const was = places(before).find((one) => one.name === name)!;
    expect(after.data.subarray(start, end)).toEqual(before.data.subarray(was.start, was.end));
  }
  expect(after.data.length).toBe(before.data.length - 1_241_896);
});
