import { expect, test } from 'vitest';
import { contactOf, findContactProblem, isEmail } from './contact.ts';
import { findMemberId } from './member-id.ts';

test.each([
  ['+1 (202) 555-0143', 'phone', '+12025550143'],
  ['0049 170 1234567', 'phone', '+491701234567'],
  ['+49 (0)170 1234567', 'phone', '+491701234567'],
  ['0170/1234567', 'phone', '01701234567'],
  ['２０２５５５０１４３', 'phone', '2025550143'],
  [' Ana@Example.com ', 'email', 'ana@example.com'],
  ['555-CALL', 'email', '555-call'],
  ['+', 'email', '+'],
])('"%s" is a %s', (text, kind, value) => {
  expect(contactOf(text)).toEqual({ kind, value });
});

test.each([
  ['ana@example.com', null],
  ['ana+glasses@mail.example.co.uk', null],
  ['anna@müller.example', null],
  ['2025550143', null],
  ['  ', 'empty'],
  ['a@b', 'email-invalid'],
  ['a@@example.com', 'email-invalid'],
  ['.ana@example.com', 'email-invalid'],
  ['ana@-example.com', 'email-invalid'],
  ['"ana b"@example.com', 'email-invalid'],
  [`${'a'.repeat(250)}@example.com`, 'email-invalid'],
  ['12345', 'phone-invalid'],
  ['12345678901234567890', 'phone-invalid'],
  ['ana@example.com\r\nBcc: x@example.com', 'broken-text'],
  ['\ud800@example.com', 'broken-text'],
])('the problem of %j is %s', (text, problem) => {
  expect(findContactProblem(text)).toBe(problem);
});

test('a very long value is answered at once', () => {
  expect(findContactProblem(`${'1'.repeat(100_000)}x`)).toBe('email-invalid');
});

test('member ids are compared without spaces and case', () => {
  expect(findMemberId(' ah 1001 ')).toBe('AH1001');
  expect(findMemberId('ah\u20131001')).toBe('AH-1001');
  for (const nonsense of ['', '   ', "' OR 1=1--", '-1', 'A'.repeat(65), 'é1']) {
    expect(findMemberId(nonsense)).toBeNull();
  }
});

test('what cannot be seen is in no address', () => {
  expect(isEmail('ana@example.com')).toBe(true);
  expect(isEmail('ana\0@example.com')).toBe(false);
  expect(isEmail('ana\u0007@example.com')).toBe(false);
});
