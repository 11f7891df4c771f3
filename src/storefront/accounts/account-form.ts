import { isEmail } from '#domain/people/contact.ts';
import { cleanName } from '#domain/people/display-name.ts';
import { passwordProblem } from '#domain/people/password.ts';

export type AccountField =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'password'
  | 'again'
  /** Of who is signed in already. */
  | 'currentPassword';

/** What is wrong with a field; the texts stand in the dictionaries. */
export type FieldProblem = {
  field: AccountField;
  id:
    | 'required'
    | 'minimum'
    | 'email'
    | 'invalidEmail'
    | 'mismatch'
    | 'password'
    | 'commonPassword'
    | 'unreadableName';
};

export type AccountFields = Partial<Record<AccountField, string>>;

/** Shorter than this and the length alone is said. */
export const PASSWORD_LENGTH_MIN = 8;

/** The rules of a new account: names that can be read, an address, a password and the same again. */
export function problemsOfRegistration(typed: AccountFields): FieldProblem[] {
  return [
    ...nameProblem('firstName', typed.firstName),
    ...nameProblem('lastName', typed.lastName),
    ...emailProblem(typed.email),
    ...newPasswordProblems(typed),
  ];
}

/** A password that is to be signed in with may be any: what counted when it was set counts. */
export function problemsOfLogin({ email, password }: AccountFields): FieldProblem[] {
  return [...emailProblem(email), ...(password ? [] : [missing('password')])];
}

/** The rules of another password; `email` says whose. */
export function problemsOfReset(typed: AccountFields): FieldProblem[] {
  return [...emailProblem(typed.email), ...newPasswordProblems(typed)];
}

/**
 * The rules of a changed account: another address than `emailNow` asks for the password
 * (specification, point 5).
 */
export function problemsOfChange(typed: AccountFields, emailNow: string): FieldProblem[] {
  const isMoved = (typed.email ?? '').trim().toLowerCase() !== emailNow.toLowerCase();
  return [
    ...nameProblem('firstName', typed.firstName),
    ...nameProblem('lastName', typed.lastName),
    ...emailProblem(typed.email),
    ...(isMoved ? problemsOfCurrentPassword(typed) : []),
  ];
}

/** The rules of a changed password. */
export function problemsOfNewPassword(typed: AccountFields): FieldProblem[] {
  return [...problemsOfCurrentPassword(typed), ...newPasswordProblems(typed)];
}

/** Of a form that asks for the password that there is. */
export function problemsOfCurrentPassword({ currentPassword }: AccountFields): FieldProblem[] {
  return currentPassword ? [] : [missing('currentPassword')];
}

/** Of a form that asks for the address alone. */
export function problemsOfEmail({ email = '' }: AccountFields): FieldProblem[] {
  if (email.trim() === '') return [missing('email')];
  return isEmail(email.trim()) ? [] : [{ field: 'email', id: 'invalidEmail' }];
}

function emailProblem(email = ''): FieldProblem[] {
  if (email.trim() === '') return [missing('email')];
  return isEmail(email.trim()) ? [] : [{ field: 'email', id: 'email' }];
}

function nameProblem(field: 'firstName' | 'lastName', name = ''): FieldProblem[] {
  const cleaned = cleanName(name);
  if (cleaned.ok) return [];
  return [cleaned.reason === 'empty' ? missing(field) : { field, id: 'unreadableName' }];
}

function newPasswordProblems({ password = '', again = '' }: AccountFields): FieldProblem[] {
  if (password === '') return [missing('password')];
  switch (passwordProblem(password)) {
    case 'length':
      return [
        { field: 'password', id: password.length < PASSWORD_LENGTH_MIN ? 'minimum' : 'password' },
      ];
    case 'kinds':
      return [{ field: 'password', id: 'password' }];
    case 'common':
      return [{ field: 'password', id: 'commonPassword' }];
    case null:
      return password === again ? [] : [{ field: 'again', id: 'mismatch' }];
  }
}

function missing(field: AccountField): FieldProblem {
  return { field, id: 'required' };
}
