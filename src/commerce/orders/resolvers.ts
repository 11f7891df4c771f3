import type { CommerceContext } from '../context.ts';
import { requireCustomer } from '../customers/require-customer.ts';
import type { OrderItemResolvers, Resolvers } from '../generated/resolvers.ts';
import type { CustomerOrdersArgs } from '../generated/schema.ts';
import { pageInfo } from '../store/pages.ts';
import { utcTime } from '../store/utc-time.ts';
import { confirmCancel, requestCancel } from './cancel-by-key.ts';
import { cancelOwnOrder } from './cancel-own-order.ts';
import { findGuestOrder } from './guest-order.ts';
import { listOrders } from './list-orders.ts';
import { orderFields } from './order-fields.ts';
import { findOrderByToken } from './order-token.ts';
import { reorderItems } from './reorder.ts';

const orderItemFields: Pick<OrderItemResolvers, 'product'> = {
  product: ({ productId }, _args, { catalog }) => catalog.findById(productId),
};

export const resolvers: Resolvers = {
  Query: {
    customerOrders: (_root, _args, context) =>
      ordersOf(context, requireCustomer(context).id, allStores),
    guestOrderByToken: (_root, { input }, context) => findOrderByToken(context, input.token),
    guestOrder: (_root, { input }, context) => findGuestOrder(context, input),
  },
  Mutation: {
    cancelOrder: (_root, { input }, context) => cancelOwnOrder(context, input),
    requestGuestOrderCancel: (_root, { input }, context) => requestCancel(context, input),
    confirmCancelOrder: (_root, { input }, context) => confirmCancel(context, input),
    reorderItems: (_root, { orderNumber }, context) => reorderItems(context, orderNumber),
  },
  Customer: {
    orders: ({ id }, args, context) => ordersOf(context, id, args),
  },
  CustomerOrder: orderFields,
  OrderItem: orderItemFields,
  BundleOrderItem: orderItemFields,
  DownloadableOrderItem: orderItemFields,
  OrderItemInterface: {
    __resolveType: ({ product_type: type }) => {
      if (type === 'bundle') return 'BundleOrderItem';
      return type === 'downloadable' ? 'DownloadableOrderItem' : 'OrderItem';
    },
  },
  InvoiceItemInterface: { __resolveType: () => 'InvoiceItem' },
  CreditMemoItemInterface: { __resolveType: () => 'CreditMemoItem' },
  ShipmentItemInterface: {
    __resolveType: (item) => ('bundle_options' in item ? 'BundleShipmentItem' : 'ShipmentItem'),
  },
};

/** The older query knows no scope. */
const allStores = { scope: 'GLOBAL' } as const;

async function ordersOf(
  context: CommerceContext,
  customerId: number,
  args: Partial<CustomerOrdersArgs>,
) {
  const page = await listOrders(context, customerId, args);
  return {
    items: page.orders,
    total_count: page.totalCount,
    page_info: pageInfo(page.totalCount, page),
    date_of_first_order: page.firstPlacedAt && utcTime(page.firstPlacedAt),
  };
}
