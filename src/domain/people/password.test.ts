import { expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

test.each([
  'correct horse battery staple',
  'the winter monkey is my master',
  'Drei Brillen im Regal',
  'Clear-view-20',
  'tr0ub4dor&3',
  'xk7wmq2p',
  'ein-wal-im-see',
  'съешь ещё этих булок',
  'long '.repeat(50),
])('%j is taken', (password) => {
  expect(passwordProblem(password)).toBeNull();
});

test.each([
  'Password1',
  'password1!',
  'P@ssw0rd',
  'Pa$$w0rd1',
  'Passwort123',
  '1password',
  'password password',
  'Welcome1',
  'Willkommen2026',
  'Qwertz123',
  'qwerty12345',
  'Summer2026!',
  'admin123',
  'iloveyou2',
  'abcd1234',
  'a1234567',
  'max12345',
  'aaaaaaa1',
  'Framewell1',
  'test1234',
  'Password12!x',
])('%j is tried first, and not taken', (password) => {
  expect(passwordProblem(password)).toBe('common');
});

test.each([
  ['short-1', 'length'],
  ['', 'length'],
  [`a1${'x'.repeat(255)}`, 'length'],
  ['onlyletters', 'kinds'],
  ['OnlyLetters', 'kinds'],
  ['1234 5678', 'kinds'],
])('%j lacks its %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});
