import type { Sealer } from '#service-base/ports.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { Order } from './order.ts';
import { orderColumns, orderOf, type OrderRow } from './order-row.ts';
import { filterValues, ordersThat, type OrderFilter } from './overview.ts';

/** An order with what whoever makes it needs beside its snapshot. It holds health data. */
export type LabOrder = {
  order: Order;
  /** The masked id of the cart that became the order. */
  cartId: string;
  storeCode: string;
  /** It is to be paid in advance, and no money has come yet. */
  isPaymentDue: boolean;
  /** Of the frame, in millimetres as printed inside; null where it is not in the catalogue. */
  frameSize: { lensWidthMm: number; bridgeMm: number; templeMm: number } | null;
};

type FrameSize = NonNullable<LabOrder['frameSize']>;
type Row = OrderRow &
  Pick<LabOrder, 'storeCode' | 'isPaymentDue'> & { maskedId: string } & {
    [Key in keyof FrameSize]: FrameSize[Key] | null;
  };

/** Orders with all that they say, the oldest first, as they are made. */
export async function readLabOrders(
  db: Queryable,
  sealer: Sealer,
  filter: OrderFilter,
): Promise<LabOrder[]> {
  const { rows } = await db.query<Row>(
    `select ${orderColumns}, s.code as "storeCode", c.masked_id as "maskedId",
            o.payment_due_at is not null and o.paid_at is null as "isPaymentDue", frame.*
       from commerce.orders o
       join commerce.carts c on c.id = o.cart_id
       join commerce.stores s on s.id = o.store_id
       left join lateral (
         select m.lens_width_mm as "lensWidthMm", m.bridge_mm as "bridgeMm",
                m.temple_mm as "templeMm"
           from commerce.order_items i
           join commerce.products p on p.id = i.product_id
           join commerce.products m on m.id = coalesce(p.parent_id, p.id)
          where i.order_id = o.id and m.lens_width_mm is not null
          order by i.position limit 1
       ) frame on true
      where ${ordersThat}
      order by o.placed_at, o.id
      limit $4`,
    filterValues(filter),
  );
  return rows.map(
    ({ maskedId, storeCode, isPaymentDue, lensWidthMm, bridgeMm, templeMm, ...row }) => ({
      order: orderOf(row, sealer),
      cartId: maskedId,
      storeCode,
      isPaymentDue,
      frameSize:
        lensWidthMm === null || bridgeMm === null || templeMm === null
          ? null
          : { lensWidthMm, bridgeMm, templeMm },
    }),
  );
}
