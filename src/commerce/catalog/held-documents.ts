import type { CatalogDocument } from './catalog-document.ts';

/** Documents of models that pages have shown lately, within so many characters of their text. */
export type HeldDocuments = {
  /** The document of the model with this number. */
  ofModel(id: number): CatalogDocument | undefined;
  /** The document that a SKU, the model's own or one of its colors', was found in, and its number. */
  ofSku(sku: string): { id: number; document: CatalogDocument } | undefined;
  hold(document: CatalogDocument, characters: number): void;
  /** Lets go of what has changed. */
  drop(id: number): void;
};

/** Holds documents; the one looked at least lately goes first. */
export function holdDocuments(charactersMax: number): HeldDocuments {
  const held = new Map<number, { document: CatalogDocument; characters: number }>();
  const modelOfSku = new Map<string, number>();
  let characters = 0;

  function drop(id: number): void {
    const one = held.get(id);
    if (!one) return;
    held.delete(id);
    characters -= one.characters;
    for (const { sku } of [one.document, ...one.document.variants]) modelOfSku.delete(sku);
  }

  function ofModel(id: number): CatalogDocument | undefined {
    const one = held.get(id);
    if (!one) return undefined;
    held.delete(id);
    held.set(id, one);
    return one.document;
  }

  return {
    ofModel,
    ofSku(sku) {
      const document = ofModel(modelOfSku.get(sku) ?? 0);
      const found = document && [document, ...document.variants].find((one) => one.sku === sku);
      return found && { id: found.id, document };
    },
    hold(document, size) {
      drop(document.id);
      held.set(document.id, { document, characters: size });
      characters += size;
      for (const { sku } of [document, ...document.variants]) modelOfSku.set(sku, document.id);
      for (const id of held.keys()) {
        if (characters <= charactersMax) break;
        drop(id);
      }
    },
    drop,
  };
}
