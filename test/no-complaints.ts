import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

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
