import { isFrameSku, PRESCRIPTION_SKU } from '#domain/frames/sku.ts';
import type { Queryable } from '#service-base/transaction.ts';
import {
  RefusedCatalogue,
  withoutZeros,
  type CatalogueFault,
  type CatalogueLens,
} from './catalogue-file.ts';
import { lensText, lensTexts } from './export.ts';
import type { CatalogueOutline } from './catalogue-outline.ts';
import { heldFaults } from './held-values.ts';
import type { PicturePlan } from './taken-pictures.ts';

/** How many of a kind an import brings, and how many it takes off sale. */
export type ImportCounts = {
  added: number;
  updated: number;
  /** On sale already, just so. */
  unchanged: number;
  takenOffSale: number;
};
export type ImportPlan = Record<'frames' | 'colors' | 'products' | 'lenses', ImportCounts> & {
  /** Of files beside the catalogue, where it names some. */
  pictures?: PicturePlan;
};

type Known = {
  sku: string;
  typeId: string;
  /** The frame that it is a colour of. */
  parent: string | null;
  urlKey: string | null;
  enabled: boolean;
};

/**
 * What importing the file comes to beside what the shop knows.
 * @throws RefusedCatalogue where the file takes something from what stays on sale: an address, a
 * colour, an option of an attribute, or a SKU but for zeros in front.
 */
export async function planImport(
  db: Queryable,
  outline: CatalogueOutline,
  { replaces }: { replaces: boolean },
): Promise<ImportPlan> {
  const { attributeFaults, attributes, categories, frames, goods, lenses, unchanged } = outline;
  const given = [
    ...frames.map(({ sku, urlKey }) => ({ sku, typeId: 'configurable', parent: null, urlKey })),
    ...frames.flatMap(({ sku: parent, colors }) =>
      colors.map(({ sku, urlKey }) => ({ sku, typeId: 'simple', parent, urlKey })),
    ),
    ...goods.map(({ sku, type: typeId, urlKey }) => ({ sku, typeId, parent: null, urlKey })),
    ...goods.flatMap(({ sku: parent, variantSkus }) =>
      variantSkus.map((sku) => ({ sku, typeId: 'simple', parent, urlKey: null })),
    ),
  ];
  const wholes = goods.filter(({ type }) => type === 'configurable');
  const known = await knownBeside(db, given, {
    replaces,
    besides: [
      ...goods.flatMap(({ partSkus }) => partSkus),
      ...[...frames, ...goods].flatMap(({ links }) => links.map(({ sku }) => sku)),
    ],
    wholes: wholes.map(({ sku }) => sku),
  });
  const { rows: knownLenses } = await db.query<Pick<Known, 'sku' | 'enabled'>>(
    `select v.sku, v.enabled
       from commerce.product_option_values v
       join commerce.product_options o on o.id = v.option_id
       join commerce.products p on p.id = o.product_id
      where p.sku = $1`,
    [PRESCRIPTION_SKU],
  );
  const listed = new Set(given.map(({ sku }) => sku));
  const left = known.filter(({ sku, enabled }) => enabled && !listed.has(sku));
  // What such goods come in is told whole: what is not listed of it any more is not sold.
  const leaving = left.filter(({ parent }) => wholes.some(({ sku }) => sku === parent));
  const staying = known.filter(
    (one) =>
      one.sku === PRESCRIPTION_SKU || (!replaces && left.includes(one) && !leaving.includes(one)),
  );
  const faults = [
    ...attributeFaults,
    ...outline.pictureFaults,
    ...(replaces ? [] : await heldFaults(db, attributes, [...listed])),
    ...kindFaults(given, known, staying),
    ...clashes(given, staying),
    ...(await categoryFaults(db, { categories, frames, goods })),
    ...partFaults(goods, [...staying, ...given]),
    ...linkFaults([...frames, ...goods], [...staying, ...given]),
  ];
  if (faults.length > 0) throw new RefusedCatalogue(faults);

  const count = (wanted: readonly string[], there: readonly Pick<Known, 'sku' | 'enabled'>[]) =>
    countsOf(wanted, there, { replaces, unchanged });
  const products = count(
    goods.flatMap(({ sku, variantSkus }) => [sku, ...variantSkus]),
    known.filter(({ sku }) => !isFrameSku(sku) && sku !== PRESCRIPTION_SKU),
  );
  return {
    frames: count(
      frames.map(({ sku }) => sku),
      known.filter(({ sku }) => isFrameSku(sku)).filter(({ parent }) => parent === null),
    ),
    products: replaces ? products : { ...products, takenOffSale: leaving.length },
    colors: count(
      frames.flatMap(({ colors }) => colors.map(({ sku }) => sku)),
      known.filter(({ sku, parent }) => parent !== null && isFrameSku(sku)),
    ),
    lenses: countsOf(
      (lenses ?? []).map(({ code }) => code),
      knownLenses,
      {
        replaces: replaces && lenses !== null,
        unchanged: await unchangedLenses(db, lenses ?? []),
      },
    ),
  };
}

/** All products of the shop, or those that a catalogue which `replaces` nothing has to do with. */
async function knownBeside(
  db: Queryable,
  given: readonly Given[],
  {
    replaces,
    besides,
    wholes,
  }: { replaces: boolean; besides: readonly string[]; wholes: readonly string[] },
): Promise<Known[]> {
  const known = `
    select p.sku, p.type_id as "typeId", m.sku as parent, p.url_key as "urlKey", p.enabled
      from commerce.products p
      left join commerce.products m on m.id = p.parent_id`;
  if (replaces) return (await db.query<Known>(known)).rows;
  const { rows } = await db.query<Known>(
    `with given as (
       select id, parent_id from commerce.products where sku = any($1::text[])
       union select id, parent_id from commerce.products where ltrim(sku, '0') = any($2::text[])
       union select id, parent_id from commerce.products where url_key = any($3::text[])
       union select v.id, v.parent_id
               from commerce.products v
               join commerce.products whole on whole.id = v.parent_id
              where whole.sku = any($4::text[])
     )
     ${known} where p.id in (select id from given union select parent_id from given)`,
    [
      [PRESCRIPTION_SKU, ...given.map(({ sku }) => sku), ...besides],
      given.map(({ sku }) => sku.replace(/^0+/, '')),
      given.flatMap(({ urlKey }) => urlKey ?? []),
      wholes,
    ],
  );
  return rows;
}

function countsOf(
  wanted: readonly string[],
  there: readonly Pick<Known, 'sku' | 'enabled'>[],
  { replaces, unchanged }: { replaces: boolean; unchanged: ReadonlySet<string> },
): ImportCounts {
  const known = new Set(there.map(({ sku }) => sku));
  const old = wanted.filter((sku) => known.has(sku));
  const same = old.filter((sku) => unchanged.has(sku)).length;
  const list = new Set(wanted);
  const rest = there.filter(({ sku, enabled }) => enabled && !list.has(sku));
  return {
    added: wanted.length - old.length,
    updated: old.length - same,
    unchanged: same,
    takenOffSale: replaces ? rest.length : 0,
  };
}

async function unchangedLenses(
  db: Queryable,
  lenses: readonly CatalogueLens[],
): Promise<Set<string>> {
  const known = await lensTexts(db);
  const same = lenses.filter((lens) => known.get(lens.code) === lensText(lens));
  return new Set(same.map(({ code }) => code));
}

type Given = Omit<Known, 'enabled'>;

/** What can be chosen as a part is there, and is one piece of something. */
function partFaults(
  goods: CatalogueOutline['goods'],
  sold: readonly Pick<Known, 'sku' | 'typeId'>[],
): CatalogueFault[] {
  const typeOf = new Map(sold.map(({ sku, typeId }) => [sku, typeId]));
  return goods.flatMap((one) =>
    one.partSkus.flatMap((sku) => {
      const typeId = sku === PRESCRIPTION_SKU ? undefined : typeOf.get(sku);
      if (typeId === 'simple' || typeId === 'virtual') return [];
      // A line of its own may have links.
      if (one.type === 'grouped' && typeId === 'downloadable') return [];
      const fault = typeId === undefined ? `there is no ${sku}` : `${sku} is no single piece`;
      const field = one.type === 'grouped' ? 'members' : 'options';
      return [{ place: `SKU ${one.sku} ${field}`, fault }];
    }),
  );
}

/** A product leads to others that are sold, each as a whole and not in one of its colours. */
function linkFaults(
  products: readonly Pick<CatalogueOutline['goods'][number], 'sku' | 'links'>[],
  sold: readonly Pick<Known, 'sku' | 'parent'>[],
): CatalogueFault[] {
  const parentOf = new Map(sold.map(({ sku, parent }) => [sku, parent]));
  parentOf.delete(PRESCRIPTION_SKU);
  return products.flatMap(({ sku: from, links }) =>
    links.flatMap(({ kind, sku }) => {
      const parent = parentOf.get(sku);
      if (parent === null && sku !== from) return [];
      const fault =
        sku === from
          ? `${sku} is the product itself`
          : parent === undefined
            ? `there is no ${sku}`
            : `${sku} is one of ${parent}`;
      return [{ place: `SKU ${from} ${kind}`, fault, link: { from, kind, sku } }];
    }),
  );
}

/** Carts and orders know frames as frames, and bundles as bundles; and no colour leaves a frame that is not told of. */
function kindFaults(
  given: readonly Given[],
  known: readonly Known[],
  staying: readonly Known[],
): CatalogueFault[] {
  const bySku = new Map(known.map((one) => [one.sku, one]));
  const stay = new Set(staying.map(({ sku }) => sku));
  return given.flatMap(({ sku, typeId, parent }) => {
    const before = bySku.get(sku);
    if (!before) return [];
    if (before.parent === parent) {
      return before.typeId === typeId
        ? []
        : [{ place: `SKU ${sku}`, fault: `is a ${before.typeId} product` }];
    }
    const isFrame = isFrameSku(sku);
    if (before.parent === null)
      return [{ place: `SKU ${sku}`, fault: isFrame ? 'is a frame' : 'is a product of its own' }];
    if (parent !== null && !stay.has(before.parent)) return [];
    const whose = isFrame ? `a colour of frame ${before.parent}` : `one of ${before.parent}`;
    return [{ place: `SKU ${sku}`, fault: `is ${whose}` }];
  });
}

/** A product, and a category too, lies in categories that the shop has, or that come with it. */
async function categoryFaults(
  db: Queryable,
  { categories, frames, goods }: Pick<CatalogueOutline, 'categories' | 'frames' | 'goods'>,
): Promise<CatalogueFault[]> {
  const { rows } = await db.query<{ path: string }>(
    'select url_path as path from commerce.category_paths',
  );
  const known = new Set([...rows, ...categories].map(({ path }) => path));
  const unknown = (place: string, paths: readonly string[]) =>
    paths
      .filter((path) => !known.has(path))
      .map((path) => ({ place, fault: `there is no ${path}` }));
  return [
    ...categories.flatMap(({ path, parent }) =>
      unknown(`category ${path} parent`, parent === null ? [] : [parent]),
    ),
    ...[...frames, ...goods].flatMap(({ sku, categories: named }) =>
      unknown(`SKU ${sku} categories`, named),
    ),
  ];
}

function clashes(given: readonly Given[], staying: readonly Known[]): CatalogueFault[] {
  const byNumber = new Map(staying.map((one) => [withoutZeros(one.sku), one]));
  const byUrlKey = new Map(staying.map((one) => [one.urlKey, one]));
  return given.flatMap(({ sku, urlKey }) => {
    const twin = byNumber.get(withoutZeros(sku));
    const owner = urlKey === null ? undefined : byUrlKey.get(urlKey);
    return [
      ...(twin
        ? [{ place: `SKU ${sku}`, fault: `is told apart from SKU ${twin.sku} by zeros alone` }]
        : []),
      ...(owner
        ? [{ place: `SKU ${sku} urlKey`, fault: `${urlKey} is the address of SKU ${owner.sku}` }]
        : []),
    ];
  });
}
