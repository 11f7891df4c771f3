import type { DeclaredAttribute } from './declared-attributes.ts';
import type { CatalogCategory } from './catalog-document.ts';

/** The attribute under which a product's categories stand among its terms, by their numbers. */
export const categoryTerms = 'category';

/** What products can be filtered by, and the categories of one store: all that is named. */
export type CatalogTerms = {
  /** The number of a word of an attribute; undefined when no product has ever had it. */
  idOf(attribute: string, word: string): number | undefined;
  /** The words of an attribute with their numbers. */
  wordsOf(attribute: string): ReadonlyMap<string, number>;
  /** Those that were declared filterable, in their order. */
  readonly attributes: readonly DeclaredAttribute[];
  /** By their place. */
  readonly categories: readonly CatalogCategory[];
};

export type KnownTerms = CatalogTerms & {
  add(term: { id: number; attribute: string; word: string }): void;
  setCategories(categories: readonly CatalogCategory[]): void;
  setAttributes(attributes: readonly DeclaredAttribute[]): void;
};

/** Terms without any word yet. */
export function createCatalogTerms(): KnownTerms {
  const byAttribute = new Map<string, Map<string, number>>();
  const none: ReadonlyMap<string, number> = new Map();
  let attributes: readonly DeclaredAttribute[] = [];
  let categories: readonly CatalogCategory[] = [];
  return {
    idOf: (attribute, word) => byAttribute.get(attribute)?.get(word),
    wordsOf: (attribute) => byAttribute.get(attribute) ?? none,
    get attributes() {
      return attributes;
    },
    get categories() {
      return categories;
    },
    add({ id, attribute, word }) {
      const words = byAttribute.get(attribute) ?? new Map<string, number>();
      byAttribute.set(attribute, words.set(word, id));
    },
    setCategories: (all) => (categories = all),
    setAttributes: (all) => (attributes = all),
  };
}
