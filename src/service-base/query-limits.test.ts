import { buildSchema, getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { requireWithinLimits } from './query-limits.ts';

const schema = buildSchema(`
  input PageInput { pageSize: Int, within: PageInput }
  type Item { name: String, items(pageSize: Int): [Item], usual(pageSize: Int = 20): [Item] }
  type Query { items(pageSize: Int, page: PageInput): [Item], usual(pageSize: Int = 20): [Item] }
`);

function isTooMuch(text: string, variables: Record<string, unknown> = {}): boolean {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  try {
    requireWithinLimits({ schema, document, operation }, variables, {
      depthMax: 20,
      aliasesMax: 30,
    });
    return false;
  } catch (error) {
    expect(String(error)).toMatch('The query asks for too much at once.');
    return true;
  }
}

/** A hundred pages of a hundred pages of three fields each. */
const within = 'items(pageSize: 100) { items(pageSize: 100) { name a: name b: name } }';

test('a page counts for what is asked within it', () => {
  expect(isTooMuch(`{ items(pageSize: 1) { ${within} } }`)).toBe(true);
  expect(isTooMuch('{ items(pageSize: 100) { items(pageSize: 100) { name } } }')).toBe(false);
});

const bySize = (size: string) => `query ($size: Int${size}, $n: Int = 100) {
  items(pageSize: $n) { items(pageSize: $size) { name a: name b: name } } }`;

test.each([
  ['a variable', bySize(''), { size: 100 }],
  ['a variable that says it in letters', bySize(''), { size: '100' }],
  ["a variable's default", bySize(' = 100'), {}],
  ["a variable's default, by a key that is undefined", bySize(' = 100'), { other: 1 }],
  [
    'an object',
    `{ items(page: { within: { pageSize: 100 } }) { items(pageSize: 100) { name a: name b: name } } }`,
    {},
  ],
  [
    'an object in a variable',
    `query ($page: PageInput) { items(page: $page) { items(pageSize: 100) { name a: name b: name } } }`,
    { page: { within: { pageSize: 100 } } },
  ],
  [
    'a variable within an object',
    `query ($size: Int = 100) { items(page: { pageSize: $size }) {
       items(pageSize: 100) { name a: name b: name } } }`,
    {},
  ],
  [
    "a variable's default beside others",
    `query ($size: Int = 100, $page: PageInput = { within: null }, $sizes: [Int] = [1]) {
       items(pageSize: $size, page: $page) { items(pageSize: 100) { name a: name b: name } } }`,
    {},
  ],
  [
    "an object that is a variable's default",
    `query ($page: PageInput = { pageSize: 100 }) {
       items(page: $page) { items(pageSize: 100) { name a: name b: name } } }`,
    {},
  ],
])('the length of a page counts that comes from %s', (_name, text, variables) => {
  expect(isTooMuch(text, variables)).toBe(true);
});

test('a page is as long as the contract says where nobody else does, also in fragments', () => {
  const names = Array.from({ length: 3 }, (_, index) => `n${index}: name`).join(' ');
  const nested = `usual { usual { usual { ${names} } } }`;

  expect(isTooMuch(`{ ${nested} }`)).toBe(true);
  expect(
    isTooMuch(`query ($none: Int) { ${nested.replace('usual', 'usual(pageSize: $none)')} }`),
  ).toBe(true);
  expect(
    isTooMuch(`query ($none: Int) { ${nested.replace('usual', 'usual(pageSize: $none)')} }`, {
      none: null,
    }),
  ).toBe(true);
  expect(
    isTooMuch(
      `{ ...Q } fragment Q on Query { usual { ...I } } fragment I on Item { usual { ... { usual { ${names} } } } }`,
    ),
  ).toBe(true);
  expect(isTooMuch(`{ usual(pageSize: 2) { usual { usual { name } } } }`)).toBe(false);
});

test('a list that comes whole counts as long as it can be, however deep it leads', () => {
  const nested = (depth: number): string =>
    depth === 0 ? 'name' : `items { ${nested(depth - 1)} }`;
  const ask = (depth: number, wholeLists?: Record<string, number>) => {
    const document = parse(`{ ${nested(depth)} }`);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('no operation');
    const limits = { depthMax: 20, aliasesMax: 30, ...(wholeLists && { wholeLists }) };
    requireWithinLimits({ schema, document, operation }, {}, limits);
  };
  expect(() => ask(4)).not.toThrow();
  expect(() => ask(3, { items: 20 })).not.toThrow();
  expect(() => ask(4, { items: 20 })).toThrow('too much');
});

test('the same document is measured anew when its pages are longer', () => {
  const document = parse(bySize(' = 1'));
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  const limits = { depthMax: 20, aliasesMax: 30 };
  const ask = (variables: Record<string, unknown>) =>
    requireWithinLimits({ schema, document, operation }, variables, limits);

  ask({});
  expect(() => ask({ size: 100 })).toThrow('too much');
  expect(() => ask({})).not.toThrow();
});
