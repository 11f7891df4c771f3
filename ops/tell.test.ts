import { expect, test } from 'vitest';
import { tellFailure } from './tell.ts';

test('a failure is told to people beside the answer', () => {
  expect(tellFailure('FILE.csv is missing.', false)).toEqual({
    stdout: '',
    stderr: 'FILE.csv is missing.\n',
  });
});

test('a failure is told to machines as JSON, in place of the answer', () => {
  const { stdout, stderr } = tellFailure('FILE.csv is "missing".', true);
  expect(JSON.parse(stdout)).toEqual({ error: 'FILE.csv is "missing".' });
  expect(stderr).toBe('');
});
