import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

/**
 * A unit test during which something complains on the console fails: React does so about keys,
 * nesting and values it cannot write, and nobody reads it in a run that passes. A test that
 * means a complaint takes it off the console itself: `vi.spyOn(console, 'error')`.
 */
const complaints: string[] = [];
const complain = (...said: unknown[]): void => void complaints.push(format(...said));
console.error = complain;
console.warn = complain;

afterEach(() => {
  expect(complaints.splice(0), 'said on the console').toEqual([]);
});

// Unit tests share their process, which is what makes them fast: none may leave it changed.
const before = { ...process.env };
// Libraries say there where they found their own files: sharp does when it is first loaded.
const ofLibraries = new Set(['VIPSHOME']);
afterAll(() => {
  const names = Object.keys({ ...before, ...process.env });
  const changed = names.filter(
    (name) => process.env[name] !== before[name] && !ofLibraries.has(name),
  );
  expect(changed, 'environment variables that this file leaves changed').toEqual([]);
});
