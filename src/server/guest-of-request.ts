import { GuestOrderDocument, type OrderByNumberQuery } from '#clients/generated/commerce.ts';
import { isServiceError } from '#clients/client.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import { draftsOf } from '#shop/drafts/drafts.ts';
import type { Drafts } from '#shop/drafts/port.ts';
import { guestCommerce } from '#shop/guests/guest-commerce.ts';
import type { GuestRecord } from '#shop/guests/guests.ts';
import { contactOfOwnOrder } from '#shop/ordering/attempts.ts';
import { prescriptionsOfGuest } from '#shop/prescriptions/of-guest.ts';
import type { Guest } from '#shop/shopper.ts';
import type { Uploads } from '#shop/uploads/port.ts';
import { uploadsOf } from '#shop/uploads/uploads.ts';
import type { Services } from './services.ts';

/**
 * The guest of this request, with what the shop does for them. `begin` keeps one who is nobody yet;
 * it is called before the first thing that is kept of them.
 */
export function guestOf(
  services: Services,
  guest: GuestRecord,
  { begin, address }: { begin: () => Promise<void>; address: string },
): Guest {
  const { pool, sealer, shop, env } = services;
  const { shopperKey } = guest;
  const drafts = beginning(
    draftsOf(shopperKey, pool, sealer, { sealed: guest.sealedDraft }),
    begin,
  );
  const cart = {
    id: () => guest.cartId,
    async keep(id: string | null) {
      await begin();
      guest.cartId = id;
      await services.guests.saveCart(guest, id);
    },
  };
  // One for each store, for its calls of one request look up once who asks.
  const commerce = (store: StoreCode) =>
    guestCommerce({
      client: services.commerceAsGuest(store, guest),
      cart,
      findOrder: (orderNumber) => findOwnOrder(services, { shopperKey, orderNumber }),
    });
  return {
    kind: 'guest',
    drafts,
    prescriptions: prescriptionsOfGuest(drafts, shop.now),
    uploads: papersOf(),
    commerce,
    ordering: services.ordering.forGuest(
      shopperKey,
      async () => (await drafts.read()).email,
      commerce,
    ),
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
  { pool, sealer, env, commerceWith }: Services,
  order: { shopperKey: string; orderNumber: string },
): Promise<OrderByNumberQuery> {
  const contact = await contactOfOwnOrder(pool, sealer, order);
  if (!contact) return none;
  try {
    const { guestOrder } = await commerceWith(env.COMMERCE_INTEGRATION_TOKEN, 'default').run(
      GuestOrderDocument,
      { number: order.orderNumber, email: contact.to },
    );
    return { customer: { orders: { items: [guestOrder] } } };
  } catch (error) {
    if (isServiceError(error) && error.category === 'not-found') return none;
    throw error;
  }
}

const none: OrderByNumberQuery = { customer: null };
