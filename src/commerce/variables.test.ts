import { buildSchema, getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { coerceVariables } from './variables.ts';

const schema = buildSchema(`
  input Item { sku: String!, quantity: Float!, tags: [String] }
  type Query { add(items: [Item!]!, page: Int, id: ID): Boolean }
`);

function coerced(variables: Record<string, unknown>): Record<string, unknown> {
  const operation = getOperationAST(
    parse(
      'query ($items: [Item!]!, $page: Int, $id: ID) { add(items: $items, page: $page, id: $id) }',
    ),
  );
  if (!operation) throw new Error('no operation');
  return coerceVariables(schema, operation, variables);
}

test('numbers may come as texts, and texts as numbers, at any depth', () => {
  expect(
    coerced({ items: [{ sku: 123.78, quantity: '5.60', tags: [1, 'a'] }], page: '12', id: 4 }),
  ).toEqual({ items: [{ sku: '123.78', quantity: 5.6, tags: ['1', 'a'] }], page: 12, id: 4 });
});

test('one object stands for a list of one', () => {
  expect(coerced({ items: { sku: 1, quantity: '2' } })).toEqual({
    items: { sku: '1', quantity: 2 },
  });
});

test('what is no number is left for GraphQL to refuse', () => {
  const odd = { items: [{ sku: ['a'], quantity: 'ten' }], page: '0x10', more: 1 };

  expect(coerced(odd)).toEqual(odd);
});
