import { isEmail } from '#domain/people/contact.ts';
import { getCurrentCustomer } from '../customers/accounts.ts';
import type { CommerceContext } from '../context.ts';
import { alreadyExists, inputError } from '../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { spendOn } from '../spend.ts';
import { askForNewsletter } from './ask.ts';
import { openNewsletter } from './newsletter-door.ts';
import type { SubscriptionStatus } from './subscriber.ts';

export const resolvers: Resolvers = {
  Mutation: {
    subscribeEmailToNewsletter: async (_root, { email }, context) => ({
      status: await subscribe(context, email.trim()),
    }),
  },
};

/**
 * Whoever is not signed in is told the same of every address; who is, learns of their own alone.
 *
 * @throws GraphQLError in Magento's words.
 */
async function subscribe(context: CommerceContext, email: string): Promise<SubscriptionStatus> {
  if (!email) throw inputError('You must specify an email address to subscribe to a newsletter.');
  if (!isEmail(email)) throw inputError('Enter a valid email address.');
  const customer = context.customer ? await getCurrentCustomer(context) : null;
  if (customer && customer.profile.email.toLowerCase() !== email.toLowerCase())
    throw inputError('Cannot create a newsletter subscription.');
  if (customer && (await openNewsletter(context).isSubscribed(customer.id)))
    throw alreadyExists('This email address is already subscribed.');
  await spendOn('newsletter', context);
  const asked = { status: 'NOT_ACTIVE', customerId: customer?.id ?? null } as const;
  const status = await askForNewsletter(context, email, asked);
  return customer ? status : 'NOT_ACTIVE';
}
