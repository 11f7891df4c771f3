import { isEmail } from '#domain/people/contact.ts';
import { plainText } from '#domain/prescription/numeral.ts';
import { SetGuestEmailDocument } from '#clients/generated/commerce.ts';
import type { ServiceClient } from '#clients/client.ts';

/** What is wrong with where a guest wants to be written to. */
export type EmailProblem = 'required' | 'email-invalid';

/** A member is written to where the plan says; a guest has to say it. Null when all is well. */
export function findEmailProblem(email: string): EmailProblem | null {
  if (plainText(email) === '') return 'required';
  return isEmail(plainText(email)) ? null : 'email-invalid';
}

/** Tells commerce, and answers the address as it is kept. @throws ServiceError */
export async function setGuestEmail(
  commerce: ServiceClient,
  cartId: string,
  typed: string,
): Promise<string> {
  const email = plainText(typed);
  await commerce.run(SetGuestEmailDocument, { cartId, email });
  return email;
}
