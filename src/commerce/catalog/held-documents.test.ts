import { expect, test } from 'vitest';
import type { CatalogDocument } from './catalog-document.ts';
import { holdDocuments } from './held-documents.ts';

function aDocument(id: number): CatalogDocument {
  const color = { optionId: 1, label: 'Ink', group: 'Black', hex: '#000000' };
  return {
    id,
    sku: `${id}`,
    typeId: 'configurable',
    urlKey: null,
    listed: true,
    position: id,
    name: 'Aldo',
    description: '',
    priceMinor: 100,
    addedOn: null,
    material: null,
    measurements: null,
    facets: {},
    categories: [],
    variants: [{ id: id + 1, sku: `${id + 1}`, name: 'Aldo, Ink', priceMinor: 100, color }],
    options: [],
  };
}

test('what was looked at least lately makes room', () => {
  const documents = holdDocuments(25);
  for (const id of [10, 20]) documents.hold(aDocument(id), 10);
  documents.ofModel(10);
  documents.hold(aDocument(30), 10);
  expect([10, 20, 30].map((id) => documents.ofModel(id)?.id)).toEqual([10, undefined, 30]);
  expect(documents.ofSku('20')).toBeUndefined();
});

test('a document is found by the SKUs in it until it is dropped', () => {
  const documents = holdDocuments(25);
  documents.hold(aDocument(10), 10);
  expect(documents.ofSku('10')?.id).toBe(10);
  expect(documents.ofSku('11')).toEqual({ id: 11, document: aDocument(10) });
  documents.drop(10);
  expect(documents.ofSku('11')).toBeUndefined();
  documents.hold(aDocument(20), 25);
  expect(documents.ofModel(20)?.id).toBe(20);
});

test('a document larger than all that may be held is not held', () => {
  const documents = holdDocuments(25);
  documents.hold(aDocument(10), 26);
  expect(documents.ofModel(10)).toBeUndefined();
});
