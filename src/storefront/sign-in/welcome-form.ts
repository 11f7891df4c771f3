import { findContactProblem } from '#domain/people/contact.ts';
import { cleanName } from '#domain/people/display-name.ts';
import { findMemberId } from '#domain/people/member-id.ts';
import type { SignInTyped } from '#shop/sign-in/port.ts';

/** What may be wrong on `welcome`; texts stand in the dictionaries by these names. */
export type WelcomeProblem = {
  field: keyof SignInTyped;
  id:
    | 'memberId.required'
    | 'memberId.invalid'
    | 'firstName.required'
    | 'lastName.required'
    | 'name.broken'
    | 'contact.required'
    | 'email.invalid'
    | 'phone.invalid';
};

/** The welcome form's rules: everything required, the contact a mobile number or an e-mail. */
export function problemsOfWelcome(typed: SignInTyped): WelcomeProblem[] {
  return [
    ...memberIdProblem(typed.memberId),
    ...nameProblem('firstName', typed.firstName),
    ...nameProblem('lastName', typed.lastName),
    ...contactProblem(typed.contact),
  ];
}

/** The rule of `intro`, where only the member id is asked for. */
export function memberIdProblem(memberId: string): WelcomeProblem[] {
  if (memberId.trim() === '') return [{ field: 'memberId', id: 'memberId.required' }];
  return findMemberId(memberId) === null ? [{ field: 'memberId', id: 'memberId.invalid' }] : [];
}

function nameProblem(field: 'firstName' | 'lastName', name: string): WelcomeProblem[] {
  const cleaned = cleanName(name);
  if (cleaned.ok) return [];
  return [{ field, id: cleaned.reason === 'empty' ? `${field}.required` : 'name.broken' }];
}

function contactProblem(contact: string): WelcomeProblem[] {
  switch (findContactProblem(contact)) {
    case null:
      return [];
    case 'empty':
      return [{ field: 'contact', id: 'contact.required' }];
    case 'phone-invalid':
      return [{ field: 'contact', id: 'phone.invalid' }];
    default:
      return [{ field: 'contact', id: 'email.invalid' }];
  }
}
