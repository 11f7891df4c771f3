import { GuestOrderDocument, type OrderByNumberQuery } from '#clients/generated/commerce.ts';
import { isServiceError } from '#clients/client.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import { draftsOf } from '#shop/drafts/drafts.ts';
import type { Drafts } from '#shop/drafts/port.ts';
import { guestCommerce } from '#shop/guests/guest-commerce.ts';
import type { GuestRecord, LookedUp } from '#shop/guests/guests.ts';
import { contactOfOwnOrder, findOpenAttempt } from '#shop/ordering/attempts.ts';
import { endReview } from '#shop/ordering/picture-review.ts';
import type { CancelResult, Ordering } from '#shop/ordering/port.ts';
import { createOrderLookup } from '#shop/order-lookup/order-lookup.ts';
import { prescriptionsOfGuest } from '#shop/prescriptions/of-guest.ts';
import { leadingAway } from '#shop/session/customer-client.ts';
import type { Guest } from '#shop/shopper.ts';
import type { Uploads } from '#shop/uploads/port.ts';
import { uploadsOf } from '#shop/uploads/uploads.ts';
import { mailOrderCode } from './mail/order-code.ts';
import type { Services } from './services.ts';

/**
 * The guest of this request, with what the shop does for them. `begin` keeps one who is nobody yet;
 * it is called before the first thing that is kept of them.
 */
export function guestOf(
  services: Services,
  guest: GuestRecord,
  {
    begin,
    address,
    leaveHome,
    onCartLost,
  }: {
    begin: () => Promise<void>;
    address: string;
    /** Where a customer goes whose token commerce no longer takes. */
    leaveHome: (store: StoreCode) => Promise<Response>;
    /** Commerce has lost the cart, and a new one took its place. */
    onCartLost: () => void;
  },
): Guest {
  const { pool, sealer, shop, env } = services;
  const { shopperKey } = guest;
  const drafts = beginning(
    draftsOf(shopperKey, pool, sealer, { sealed: guest.sealedDraft }),
    begin,
  );
  const cart = {
    id: () => guest.cartId,
    begin,
    async keep(id: string | null) {
      await begin();
      guest.cartId = id;
      await services.guests.saveSecrets(guest);
    },
  };
  // One for each store, for its calls of one request look up once who asks.
  const commerce = (store: StoreCode) =>
    guest.account
      ? leadingAway(
          services.commerceWith(guest.account.token, store, guest),
          ['authorization', 'authentication'],
          () => leaveHome(store),
        )
      : withoutAccount(store);
  const withoutAccount = (store: StoreCode) =>
    guestCommerce({
      client: services.commerceAsGuest(store, guest),
      cart,
      onLost: onCartLost,
      findOrder: (orderNumber) => findOwnOrder(services, guest, orderNumber),
    });
  return {
    kind: 'guest',
    get account() {
      return guest.account;
    },
    async forgetCart() {
      const { cartId } = guest;
      if (cartId === null || guest.account) return;
      // An order under way says what becomes of its cart.
      if (await findOpenAttempt(pool, shopperKey)) return;
      await cart.keep(null);
      await services.commerce.orders.removeCarts([cartId]);
    },
    drafts,
    prescriptions: prescriptionsOfGuest(drafts, shop.now),
    uploads: papersOf(),
    orderLookup: createOrderLookup({
      pool,
      sealer,
      limits: services.limits,
      address,
      guest,
      begin,
      exists: async (asked) => (await findGuestOrder(services, asked)) !== null,
      mail: (client, to, code, locale) => mailOrderCode(client, sealer, { to, code, locale }),
      async remember(found) {
        guest.lookedUp = [...guest.lookedUp.filter(({ number }) => number !== found.number), found];
        await services.guests.saveSecrets(guest);
      },
    }),
    commerce,
    ordering: services.ordering.forGuest(shopperKey, {
      email: async () => guest.account?.email ?? (await drafts.read()).email,
      commerce,
      hasAccount: () => guest.account !== null,
      mayTry: async () => !(await services.limits.takeGuestOrder(address)),
      cancelOwn: (asked) => cancelOwnOrder(services, guest, asked),
    }),
  };

  function papersOf(): Uploads {
    const uploads = uploadsOf(
      shopperKey,
      { pool, sealer, reader: services.paperReader },
      { keptHours: 24 * env.UPLOAD_UNUSED_DAYS, orderedHours: 24 * env.UPLOAD_DAYS },
    );
    return {
      ...uploads,
      async give(files, options) {
        const waitSeconds = await services.limits.takeGuestPaper(address);
        if (waitSeconds) return { ok: false, fault: 'too-often', waitSeconds };
        await begin();
        return uploads.give(files, options);
      },
      // Reading it once more costs as much; who asks too often types.
      read: async (id, signal) =>
        (await services.limits.takeGuestPaper(address))
          ? uploads.find(id)
          : uploads.read(id, signal),
    };
  }
}

function beginning(drafts: Drafts, begin: () => Promise<void>): Drafts {
  return {
    read: drafts.read,
    async save(changes) {
      await begin();
      return drafts.save(changes);
    },
  };
}

/**
 * An order that this guest placed, in the answer that a customer gets of their own. Whose it is
 * says the attempt, so commerce is asked with the shop's own credential.
 */
async function findOwnOrder(
  services: Services,
  { shopperKey, lookedUp }: GuestRecord,
  orderNumber: string,
): Promise<OrderByNumberQuery> {
  const { pool, sealer } = services;
  const known = lookedUp.find(({ number }) => number === orderNumber);
  const email =
    known?.email ?? (await contactOfOwnOrder(pool, sealer, { shopperKey, orderNumber }))?.to;
  const order = email ? await findGuestOrder(services, { number: orderNumber, email }) : null;
  return { customer: order && { orders: { items: [order] } } };
}

/** Cancels an order that this guest placed or has looked up, while nobody has begun to make it. */
async function cancelOwnOrder(
  services: Services,
  guest: GuestRecord,
  { number, reason }: Parameters<Ordering['cancel']>[0],
): Promise<CancelResult> {
  const { commerce, pool, audit } = services;
  const { customer } = await findOwnOrder(services, guest, number);
  if (!customer?.orders?.items.length) return 'unknown';
  const said = await commerce.orders.cancel(number, { isOfGuest: true });
  if (said === 'unknown' || said === 'too-late') return said;
  await endReview(pool, number, 'canceled');
  await audit.record({
    actor: 'guest',
    action: 'order.cancel',
    subject: `order:${number}`,
    outcome: 'ok',
    reason,
  });
  return 'canceled';
}

/** Asked with the shop's own credential; null where there is no such order. */
async function findGuestOrder({ env, commerceWith }: Services, asked: LookedUp) {
  const commerce = commerceWith(env.COMMERCE_INTEGRATION_TOKEN, 'default');
  try {
    return (await commerce.run(GuestOrderDocument, asked)).guestOrder;
  } catch (error) {
    if (isServiceError(error) && error.category === 'not-found') return null;
    throw error;
  }
}
