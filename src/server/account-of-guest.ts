import { isServiceError, type ServiceClient } from '#clients/client.ts';
import { CustomerNamesDocument } from '#clients/generated/commerce.ts';
import { visibleText } from '#domain/people/display-name.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import type { GuestRecord } from '#shop/guests/guests.ts';
import { tokenOfKnownCustomer } from '#shop/ordering/customers.ts';
import type { Guest } from '#shop/shopper.ts';
import { mergeCart } from './merge-guest.ts';
import type { Services } from './services.ts';

/**
 * Signs a guest in to the account that a token belongs to: what is in the guest's cart goes to the
 * account's, what was typed stays. True where the cart has something to tell of it. While commerce
 * cannot merge them, the account's cart is the one that is shown.
 *
 * @throws ServiceError when commerce does not say whose token it is.
 */
export async function enterAccount(
  services: Services,
  { record, shopper }: { record: GuestRecord; shopper: Guest },
  token: string,
  store: StoreCode,
): Promise<boolean> {
  const asCustomer = services.commerceWith(token, store);
  const { customer } = await asCustomer.run(CustomerNamesDocument, {});
  record.account = {
    token,
    tokenSince: new Date().toISOString(),
    email: customer?.email ?? '',
    firstName: visibleText(customer?.firstname ?? ''),
    lastName: visibleText(customer?.lastname ?? ''),
  };
  const merged = await mergeIntoAccount(services, record, asCustomer, store);
  record.cartId = null;
  await services.guests.saveSecrets(record);
  if (merged) await shopper.drafts.save({ merged, currentPage: undefined });
  return merged !== null;
}

async function mergeIntoAccount(
  services: Services,
  { cartId }: GuestRecord,
  asCustomer: ServiceClient,
  store: StoreCode,
) {
  if (!cartId) return null;
  try {
    return await mergeCart(services.commerceAsGuest(store), asCustomer, cartId);
  } catch (error) {
    if (!isServiceError(error)) throw error;
    services.log.warn({ reason: error.category }, "a guest's cart could not be merged");
    return null;
  }
}

/**
 * Replaces the token of an account in time, so that nobody who is active is signed out. First the
 * old one is shown to commerce: one that was revoked gets no successor, and the account may have
 * another address than at sign-in. The old address may be somebody else's.
 */
export async function renewInTime(services: Services, record: GuestRecord): Promise<void> {
  const { account } = record;
  const { commerceWith, env } = services;
  // A third of its life: there is a request in the rest, or nobody is there any more.
  const renewAfterMs = (env.CUSTOMER_TOKEN_MINUTES * 60_000) / 3;
  if (!account || Date.parse(account.tokenSince) > Date.now() - renewAfterMs) return;
  try {
    const old = commerceWith(account.token, 'default');
    const emailNow = async () => (await old.run(CustomerNamesDocument, {})).customer?.email ?? '';
    const email = await emailNow();
    const integration = commerceWith(env.COMMERCE_INTEGRATION_TOKEN, 'default');
    const token = await tokenOfKnownCustomer(integration, email);
    // Changed in between, the address may be somebody else's by now, and so the token.
    if ((await emailNow()) !== email) return;
    record.account = { ...account, email, token, tokenSince: new Date().toISOString() };
    await services.guests.saveSecrets(record);
  } catch (error) {
    // Then it ends by itself, and they are asked to sign in again.
    if (!isServiceError(error)) throw error;
  }
}
