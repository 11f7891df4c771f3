import type { Queryable } from '#service-base/transaction.ts';
import type { FrameMeasurements } from './catalog-document.ts';

/** What a picture of a frame in one colour is drawn from. */
export type PictureSource = {
  geometry: unknown;
  color: { hex: string; group: string; label: string };
  measurements: FrameMeasurements;
};

type Row = FrameMeasurements & PictureSource['color'] & { geometry: unknown };

/**
 * What the picture of this SKU is drawn from; a model is shown in its first colour.
 * Null when there is no such frame. Frames no longer sold keep their picture for old orders.
 */
export async function findPictureSource(db: Queryable, sku: string): Promise<PictureSource | null> {
  const { rows } = await db.query<Row>(
    `select m.geometry, v.color_hex as hex, v.color_group as group, o.code as label,
            m.lens_width_mm as "lensWidthMm", m.lens_height_mm as "lensHeightMm",
            m.bridge_mm as "bridgeMm", m.temple_mm as "templeMm",
            m.total_width_mm as "totalWidthMm", m.weight_grams as "weightGrams"
       from commerce.products p
       join commerce.products m on m.id = coalesce(p.parent_id, p.id)
       join commerce.products v on v.id = p.id or (p.parent_id is null and v.parent_id = p.id)
       join commerce.color_options o on o.id = v.color_option_id
      where p.sku = $1 and m.total_width_mm is not null
      order by v.position
      limit 1`,
    [sku],
  );
  if (!rows[0]) return null;
  const { geometry, hex, group, label, ...measurements } = rows[0];
  return { geometry, color: { hex, group, label }, measurements };
}
