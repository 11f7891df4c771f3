import type { Sealer } from '#service-base/ports.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { Order } from './order.ts';
import { orderColumns, orderOf, type OrderRow } from './order-row.ts';
import { filterValues, ordersThat, type OrderFilter } from './overview.ts';

/** An order with what whoever makes it needs beside its snapshot. It holds health data. */
export type LabOrder = {
  order: Order;
  storeCode: string;
  /** Of the frame, in millimetres as printed inside; null where it is not in the catalogue. */
  frameSize: { lensWidthMm: number; bridgeMm: number; templeMm: number } | null;
};

type Row = OrderRow & {
  store_code: string;
  lens_width_mm: number | null;
  bridge_mm: number | null;
  temple_mm: number | null;
};

/** Orders with all that they say, the oldest first, as they are made. */
export async function readLabOrders(
  db: Queryable,
  sealer: Sealer,
  filter: OrderFilter,
): Promise<LabOrder[]> {
  const { rows } = await db.query<Row>(
    `select ${orderColumns}, s.code as store_code, frame.*
       from commerce.orders o
       join commerce.stores s on s.id = o.store_id
       left join lateral (
         select m.lens_width_mm, m.bridge_mm, m.temple_mm
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
  return rows.map((row) => ({
    order: orderOf(row, sealer),
    storeCode: row.store_code,
    frameSize: frameSizeOf(row),
  }));
}

function frameSizeOf({ lens_width_mm, bridge_mm, temple_mm }: Row): LabOrder['frameSize'] {
  if (lens_width_mm === null || bridge_mm === null || temple_mm === null) return null;
  return { lensWidthMm: lens_width_mm, bridgeMm: bridge_mm, templeMm: temple_mm };
}
