import type { Queryable } from '#service-base/transaction.ts';
import { facetAttributes } from './attributes.ts';
import type { CatalogueFile } from './catalogue-file.ts';
import type { AttributeValue } from './declared-attributes.ts';
import type { Linking } from './linked-skus.ts';
import type { CatalogPicture } from './media-file.ts';
import { linkedSkusOfProduct } from './product-links.ts';

type Attributes = Record<string, AttributeValue>;
type Known = {
  sku: string;
  categories: string[];
  media: CatalogPicture[];
  linked: Linking | null;
  declared: Attributes;
  facets: Attributes;
};

/** A part of a catalogue, with what its products keep of what it does not tell written out. */
export async function withKept(db: Queryable, part: CatalogueFile): Promise<CatalogueFile> {
  const { frames, goods, keeps } = part;
  if (!keeps || frames.length + goods.length === 0) return part;
  const { rows } = await db.query<Known>(knownFields, [
    [...frames, ...frames.flatMap(({ colors }) => colors), ...goods].map(({ sku }) => sku),
    facetAttributes.map(({ code }) => code),
  ]);
  const bySku = new Map(rows.map((one) => [one.sku, one]));
  const kept = (known: Attributes) =>
    Object.fromEntries(
      Object.entries(known).filter(([code]) => !keeps.attributesBut.includes(code)),
    );
  const categoriesOf = ({ sku }: { sku: string }) => {
    const categories = bySku.get(sku)?.categories ?? [];
    return keeps.categories && categories.length > 0 ? { categories } : {};
  };
  const mediaOf = ({ sku }: { sku: string }) => {
    const media = bySku.get(sku)?.media ?? [];
    return keeps.media && media.length > 0 ? { media } : {};
  };
  const linksOf = ({ sku }: { sku: string }) =>
    Object.fromEntries(
      keeps.links.flatMap((kind) => {
        const skus = bySku.get(sku)?.linked?.[kind];
        return skus ? [[kind, [...skus]]] : [];
      }),
    );
  return {
    ...part,
    frames: frames.map((frame) => ({
      ...frame,
      ...categoriesOf(frame),
      ...mediaOf(frame),
      ...linksOf(frame),
      colors: frame.colors.map((color) => ({ ...color, ...mediaOf(color) })),
      attributes: { ...kept(bySku.get(frame.sku)?.declared ?? {}), ...frame.attributes },
    })),
    goods: goods.map((one) => {
      const { declared = {}, facets = {} } = bySku.get(one.sku) ?? {};
      const attributes = { ...kept(declared), ...kept(facets), ...one.attributes };
      return { ...one, ...categoriesOf(one), ...mediaOf(one), ...linksOf(one), attributes };
    }),
  };
}

const knownFields = `
  select p.sku, p.media, p.attributes as declared, (${linkedSkusOfProduct}) as linked,
         array(select url_path
                 from (select own.url_path, 0 as place
                         from commerce.category_paths own where own.id = p.category_id
                       union all
                       select path.url_path, c.position
                         from commerce.product_categories further
                         join commerce.categories c on c.id = further.category_id
                         join commerce.category_paths path on path.id = c.id
                        where further.product_id = p.id
                          and further.category_id is distinct from p.category_id) lies
                order by place) as categories,
         coalesce((select jsonb_object_agg(attribute, words)
                     from (select attribute, jsonb_agg(value order by value) as words
                             from commerce.product_facets
                            where product_id = p.id and attribute = any($2::text[])
                            group by attribute) each), '{}') as facets
    from commerce.products p
   where p.sku = any($1::text[])`;
