import type { CommerceContext } from '../context.ts';
import { notAuthorized } from '../errors.ts';
import type { CustomerOrdersArgs, CustomerOrderResolvers, Resolvers } from '../generated/schema.ts';
import { listOrders } from './list-orders.ts';
import { orderFields } from './order-fields.ts';

export const resolvers: Resolvers = {
  Query: {
    customerOrders: (_root, _args, context) => {
      if (!context.customer) throw notAuthorized();
      return ordersOf(context, context.customer.id, {});
    },
  },
  Customer: {
    orders: ({ id }: { id: number }, args, context) => ordersOf(context, id, args),
  },
  CustomerOrder: orderFields as CustomerOrderResolvers,
  OrderItemInterface: { __resolveType: () => 'OrderItem' },
};

async function ordersOf(
  context: CommerceContext,
  customerId: number,
  args: Partial<CustomerOrdersArgs>,
) {
  const page = await listOrders(context, customerId, args);
  return {
    items: page.orders,
    total_count: page.totalCount,
    page_info: {
      page_size: page.pageSize,
      current_page: page.currentPage,
      total_pages: Math.ceil(page.totalCount / page.pageSize),
    },
    date_of_first_order: page.firstPlacedAt?.toISOString().slice(0, 19).replace('T', ' ') ?? null,
  };
}
