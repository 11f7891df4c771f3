import type { CommerceContext } from '../context.ts';
import { noSuchEntity } from '../errors.ts';
import type { OrderInformationInput } from '../generated/schema.ts';
import type { Order } from './order.ts';
import { orderColumns, orderOf, type OrderRow } from './order-row.ts';

/**
 * The order of a guest, or of a customer who is no member of the plan, by its number and where the guest is written to. Magento answers
 * whoever knows these and the last name; ours answers the shop's own credential alone, which has
 * proven who asks: numbers count up, addresses and names are known to many, and an order holds a
 * prescription. Everybody else is told what is told of an order that does not exist.
 *
 * @throws GraphQLError
 */
export async function findGuestOrder(
  context: CommerceContext,
  input: OrderInformationInput,
): Promise<Order> {
  const order = context.integration ? await orderOfNoMember(context, input.number) : null;
  if (!order || !isTheirs(order, input)) throw unknownOrder();
  return order;
}

async function orderOfNoMember(
  { pool, sealer }: CommerceContext,
  number: string,
): Promise<Order | null> {
  const { rows } = await pool.query<OrderRow>(
    `select ${orderColumns} from commerce.orders o where o.number = $1 and not exists (
       select from commerce.customers m join commerce.customer_groups g on g.id = m.group_id
       where m.id = o.customer_id and g.code = 'plan-members')`,
    [number],
  );
  return rows[0] ? orderOf(rows[0], sealer) : null;
}

function isTheirs(
  { snapshot }: Order,
  { email, lastname, postcode }: OrderInformationInput,
): boolean {
  const { billingAddress } = snapshot;
  const isName = !lastname || isSame(billingAddress?.lastname, lastname);
  const isPlace = !postcode || isSame(billingAddress?.postcode, postcode);
  return isSame(snapshot.email, email) && isName && isPlace;
}

/** Neither is empty where somebody was forgotten: an order without an address is nobody's. */
function isSame(kept: string | null | undefined, given: string): boolean {
  return Boolean(kept) && kept?.trim().toLowerCase() === given.trim().toLowerCase();
}

/** The error for whoever does not know what an order is found by. */
export function unknownOrder() {
  return noSuchEntity("We couldn't locate an order with the information provided.");
}
