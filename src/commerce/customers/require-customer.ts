import type { CommerceContext, CurrentCustomer } from '../context.ts';
import { notAuthorized } from '../errors.ts';

/** Who is signed in. @throws GraphQLError for guests. */
export function requireCustomer({ customer }: Pick<CommerceContext, 'customer'>): CurrentCustomer {
  if (!customer) throw notAuthorized();
  return customer;
}
