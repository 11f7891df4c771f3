import { categoryTerms, createCatalogTerms, type CatalogTerms } from './catalog-terms.ts';
import { choicesOf, type CatalogProduct } from './catalog-product.ts';
import { createProductColumns, type ProductColumns } from './product-columns.ts';
import { wantedWords, type ProductQuery } from './product-query.ts';
import { folded } from './search-words.ts';
import type { WordMatches } from './select-products.ts';
import { addSlot, type SlotBits } from './slot-bits.ts';

const dayMs = 86_400_000;

/**
 * A few products as what is looked through: their numbers and words, and where those of the query
 * stand. A color has its own number, SKU, name and price, and the words of its model.
 */
export function columnsOf(
  products: readonly CatalogProduct[],
  query: ProductQuery,
): { columns: ProductColumns; terms: CatalogTerms; matches: WordMatches | null } {
  const columns = createProductColumns();
  const terms = createCatalogTerms();
  let termCount = 0;
  const termOf = (attribute: string, word: string) => {
    const known = terms.idOf(attribute, word);
    if (known !== undefined) return known;
    termCount += 1;
    terms.add({ id: termCount, attribute, word });
    return termCount;
  };
  const names = products.map(({ name }) => name).sort(byName.compare);
  for (const [slot, { id, name, priceMinor, parent, document }] of products.entries()) {
    const { facets, categories, addedOn, measurements, position } = document;
    columns.put({
      slot,
      id,
      listed: true,
      position,
      priceMinor: (parent ? undefined : document.lowestMinor) ?? priceMinor,
      addedOnDay: addedOn ? Date.parse(addedOn) / dayMs : -1,
      frameWidthMm: measurements?.totalWidthMm ?? Number.NaN,
      nameRank: names.findIndex((one) => byName.compare(one, name) === 0),
      terms: [
        ...Object.entries(facets).flatMap(([code, words]) =>
          words.map((word) => termOf(code, word)),
        ),
        ...categories.map((category) => termOf(categoryTerms, String(category.id))),
      ],
    });
  }
  return { columns, terms, matches: matchesIn(products, query) };
}

/** The order of `commerce.by_name`. */
const byName = new Intl.Collator('en', { numeric: true });

function matchesIn(products: readonly CatalogProduct[], query: ProductQuery): WordMatches | null {
  const words = wantedWords(query);
  if (!words) return null;
  const slots: SlotBits = [];
  const scores = new Map<number, number>();
  for (const [slot, product] of products.entries()) {
    const name = folded(product.name);
    const description = folded(product.document.description);
    const holdsAll = (text: string, wanted: readonly string[]) =>
      wanted.every((word) => text.includes(word));
    if (
      holdsAll(searchedTextOf(product), words.anywhere) &&
      holdsAll(name, words.name) &&
      holdsAll(description, words.description)
    )
      addSlot(slots, slot);
    const isMet = (word: string) => name.includes(word) || product.sku === word;
    scores.set(slot, words.anywhere.filter(isMet).length);
  }
  return { slots, scores };
}

/** Name, SKUs, description and words of the model. */
function searchedTextOf({ document }: CatalogProduct): string {
  const { name, sku, description, facets, variants } = document;
  return folded(
    [
      name,
      sku,
      description,
      ...Object.values(facets).flat(),
      ...variants.flatMap((variant) => [
        variant.sku,
        ...choicesOf(variant).map(({ valueLabel }) => valueLabel),
      ]),
    ].join(' '),
  );
}
