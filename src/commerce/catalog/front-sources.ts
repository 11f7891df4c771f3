import type { Queryable } from '#service-base/transaction.ts';
import type { FrameMeasurements } from './catalog-document.ts';

/** What is known of how a model on sale looks from the front, in all its colours. */
export type FrontSource = {
  sku: string;
  geometry: unknown;
  measurements: FrameMeasurements;
  /** Words of the catalogue; null where it has none. */
  shape: string | null;
  rim: string | null;
  colors: { sku: string; hex: string; group: string; label: string }[];
};

type Row = FrameMeasurements & Omit<FrontSource, 'measurements'>;

/** Every model on sale whose geometry is described, in the order of the catalogue. */
export async function findFrontSources(db: Queryable): Promise<FrontSource[]> {
  const { rows } = await db.query<Row>(
    `select m.sku, m.geometry,
            m.lens_width_mm as "lensWidthMm", m.lens_height_mm as "lensHeightMm",
            m.bridge_mm as "bridgeMm", m.temple_mm as "templeMm",
            m.total_width_mm as "totalWidthMm", m.weight_grams as "weightGrams",
            (select min(value) from commerce.product_facets
              where product_id = m.id and attribute = 'frame_shape') as shape,
            (select min(value) from commerce.product_facets
              where product_id = m.id and attribute = 'rim_type') as rim,
            (select jsonb_agg(jsonb_build_object('sku', v.sku, 'hex', v.color_hex,
                      'group', v.color_group, 'label', o.code) order by v.position)
               from commerce.products v
               join commerce.color_options o on o.id = v.color_option_id
              where v.parent_id = m.id and v.enabled) as colors
       from commerce.products m
      where m.parent_id is null and m.enabled and m.listed
        and m.geometry is not null and m.total_width_mm is not null
      order by m.position, m.id`,
  );
  return rows
    .filter(({ colors }) => colors !== null)
    .map(({ sku, geometry, shape, rim, colors, ...measurements }) => ({
      sku,
      geometry,
      shape,
      rim,
      colors,
      measurements,
    }));
}
