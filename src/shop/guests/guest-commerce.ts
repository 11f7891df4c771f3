import {
  isServiceError,
  ServiceError,
  type Document,
  type ServiceClient,
} from '#clients/client.ts';
import {
  CreateGuestCartDocument,
  GuestCartDocument,
  GuestCartGlanceDocument,
  GuestPairStartDocument,
  type CustomerCartQuery,
  type CartGlanceQuery,
  type OrderByNumberQuery,
} from '#clients/generated/commerce.ts';

/** The cart of a guest, which is known by its id alone. */
export type CartOfGuest = {
  id(): string | null;
  /** Before one is made: nobody knows a cart that could not be kept. */
  begin(): Promise<void>;
  keep(id: string | null): Promise<void>;
};

type GuestCommerceOptions = {
  /** Commerce without a token, in one store. */
  client: ServiceClient;
  cart: CartOfGuest;
  /** Told when commerce has lost the cart, and not when it was ordered or merged. */
  onLost(): void;
  /** One of the guest's own orders, by commerce's number. */
  findOrder(number: string): Promise<OrderByNumberQuery>;
};

type ById = Document<{ customerCart: unknown }, { cartId: string }>;

/**
 * Commerce as a guest reaches it. What pages ask of a customer's own cart or order is asked of the
 * cart by its id, or of the order by its number: under the same names, so that no page need know
 * who shops. A cart is made when something is put in the first time. One that commerce does not
 * know any more, or has ordered, is replaced once by a new one.
 */
export function guestCommerce({
  client,
  cart,
  onLost,
  findOrder,
}: GuestCommerceOptions): ServiceClient {
  async function newCart(): Promise<string> {
    await cart.begin();
    const { createEmptyCart: id } = await client.run(CreateGuestCartDocument, {});
    if (!id) throw new ServiceError('commerce gave no cart', 'internal');
    await cart.keep(id);
    return id;
  }

  async function ofCart<Answer>(
    document: Document<Answer, never>,
    cartId: string,
    variables: object,
  ): Promise<Answer> {
    const byId = document as unknown as ById;
    const answer = await client.run(byId, { ...variables, cartId });
    // A platform may answer null in place of an error.
    if (!answer.customerCart) throw new ServiceError('there is no such cart', 'not-found');
    return answer as Answer;
  }

  /** The cart that is shown; nothing is made for somebody who only looks. */
  async function shown<Answer>(document: Document<Answer, never>, none: Answer): Promise<Answer> {
    const id = cart.id();
    if (id === null) return none;
    try {
      return await ofCart(document, id, {});
    } catch (error) {
      if (!isGone(error)) throw error;
      if (isLost(error)) onLost();
      return ofCart(document, await newCart(), {});
    }
  }

  async function begun(document: Document<unknown, never>, variables: object): Promise<unknown> {
    const id = cart.id() ?? (await newCart());
    try {
      return await ofCart(document, id, variables);
    } catch (error) {
      if (!isGone(error)) throw error;
      if (isLost(error)) onLost();
      return ofCart(document, await newCart(), variables);
    }
  }

  return {
    async run<Result, Variables>(
      document: Document<Result, Variables>,
      variables: NoInfer<Variables>,
      headers?: Record<string, string>,
    ): Promise<Result> {
      const answer = (value: unknown) => value as Result;
      switch (document.name) {
        case 'CustomerCart':
          return answer(
            await shown(GuestCartDocument as Document<CustomerCartQuery, never>, empty),
          );
        case 'CartGlance':
          return answer(
            await shown(GuestCartGlanceDocument as Document<CartGlanceQuery, never>, empty),
          );
        case 'PairStart':
          return answer(await begun(GuestPairStartDocument, variables as object));
        case 'OrderByNumber':
          return answer(await findOrder((variables as { number: string }).number));
        default:
          return client.run(document, variables, headers);
      }
    },
  };
}

/** Unknown, ordered or merged; not one that came in part. */
function isGone(error: unknown): boolean {
  if (!isServiceError(error) || error.category !== 'not-found') return false;
  const came = error.data as Partial<CustomerCartQuery> | null | undefined;
  return !came?.customerCart;
}

/** Nobody knows it any more; of one that was ordered a platform says that it isn't active. */
function isLost(error: unknown): boolean {
  return isServiceError(error) && /could not find a cart|no such cart/i.test(error.message);
}

/** The cart of somebody who has put nothing in one yet. */
const empty: CustomerCartQuery = {
  customerCart: {
    id: '',
    total_quantity: 0,
    is_virtual: false,
    applied_coupons: null,
    items: [],
    shipping_addresses: [],
    billing_address: null,
    available_payment_methods: [],
    selected_payment_method: null,
    prices: null,
  },
};
