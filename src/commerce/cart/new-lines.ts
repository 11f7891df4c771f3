import type { Sealer } from '#service-base/ports.ts';
import type { CatalogProduct } from '../catalog/catalog-product.ts';
import { sealOptions, type Choice } from './chosen-options.ts';

/** What is to be on a line of a cart. */
export type WantedLine = {
  product: CatalogProduct;
  /** The model it is chosen as a colour of; null when chosen by itself. */
  model: CatalogProduct | null;
  quantity: number;
} & Choice;

export type NewLine = {
  product_id: number;
  by_model: boolean;
  quantity: number;
  /** Hexadecimal. */
  options: string | null;
  fingerprint: string;
};

/** A line as its insert takes it. */
export function newLine(sealer: Sealer, maskedId: string, wanted: WantedLine): NewLine {
  const { product, model, quantity } = wanted;
  const { sealed, fingerprint } = sealOptions(sealer, { maskedId, productId: product.id }, wanted);
  return {
    product_id: product.id,
    by_model: model !== null,
    quantity,
    options: sealed?.toString('hex') ?? null,
    fingerprint,
  };
}

/**
 * Inserts `lines`, the parameter with the JSON of new lines, into the cart that `held` names;
 * equal lines add up.
 * Answers the lines as they are then.
 */
export function insertLinesInto(held: string, lines: '$3'): string {
  return `
       insert into commerce.cart_items as i
         (cart_id, product_id, by_model, quantity, options, options_fingerprint)
       select held.id, l.product_id, l.by_model, l.quantity, decode(l.options, 'hex'), l.fingerprint
         from ${held}
         cross join rows from (jsonb_to_recordset(${lines}::jsonb) as (
           product_id bigint, by_model boolean, quantity integer, options text, fingerprint text
         )) with ordinality as l
        order by l.ordinality
       on conflict (cart_id, product_id, by_model, options_fingerprint)
       do update set quantity = i.quantity + excluded.quantity
       returning i.id, i.product_id, i.by_model, i.quantity,
                 i.options_fingerprint as fingerprint`;
}
