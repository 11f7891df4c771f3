import { expect, test } from 'vitest';
import {
  problemsOfChange,
  problemsOfEmail,
  problemsOfLogin,
  problemsOfNewPassword,
  problemsOfRegistration,
} from './account-form.ts';

const typed = {
  firstName: 'Ada',
  lastName: 'Ö',
  email: 'ada@mail.example',
  password: 'drei brillen im regal',
  again: 'drei brillen im regal',
};

test('a name of one letter, an address and a sentence open an account', () => {
  expect(problemsOfRegistration(typed)).toEqual([]);
});

test.each([
  [{ firstName: ' ' }, 'firstName', 'required'],
  [{ lastName: '' }, 'lastName', 'required'],
  [{ email: '' }, 'email', 'required'],
  [{ email: 'ada@' }, 'email', 'email'],
  [{ password: '' }, 'password', 'required'],
  [{ password: 'seven-7' }, 'password', 'minimum'],
  [{ password: 'onlyletters' }, 'password', 'password'],
  [{ password: '1234567890!' }, 'password', 'password'],
  [{ password: 'Password1' }, 'password', 'commonPassword'],
  [{ again: 'another' }, 'again', 'mismatch'],
])('%j is refused for %s: %s', (changes, field, id) => {
  expect(problemsOfRegistration({ ...typed, ...changes })).toEqual([{ field, id }]);
});

test('an old password signs in whatever the rules are by now', () => {
  expect(problemsOfLogin({ email: typed.email, password: 'old' })).toEqual([]);
  expect(problemsOfLogin({ email: typed.email })).toEqual([{ field: 'password', id: 'required' }]);
});

test('where the address alone is asked for, one that is none is an invalid one', () => {
  expect(problemsOfEmail({ email: 'ada' })).toEqual([{ field: 'email', id: 'invalidEmail' }]);
});

test('another address asks for the password there is; another name does not', () => {
  const { email, firstName, lastName } = typed;
  const names = { email: email.toUpperCase(), firstName, lastName };
  expect(problemsOfChange(names, email)).toEqual([]);
  expect(problemsOfChange({ ...names, email: `new-${email}` }, email)).toEqual([
    { field: 'currentPassword', id: 'required' },
  ]);
  expect(
    problemsOfChange({ ...names, email: `new-${email}`, currentPassword: 'x' }, email),
  ).toEqual([]);
});

test('a new password needs the one before', () => {
  const { password, again } = typed;
  expect(problemsOfNewPassword({ password, again, currentPassword: 'old' })).toEqual([]);
  expect(problemsOfNewPassword({ password, again: 'another' })).toEqual([
    { field: 'currentPassword', id: 'required' },
    { field: 'again', id: 'mismatch' },
  ]);
});
