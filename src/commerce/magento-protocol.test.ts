import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLType,
} from 'graphql';
import { expect, test } from 'vitest';
import { buildCommerceSchema } from './schema.ts';

/** What our schema declares is what Magento has of it; the list beside this file says how it reads. */
const list = readFileSync(
  path.join(import.meta.dirname, 'magento-protocol.test-data.txt'),
  'utf8',
).split('\n');

type Place = string;
type Known = {
  /** The type of each field and argument, in each release that has it, oldest first. */
  types: Map<Place, { releases: string; type: string }[]>;
  members: Map<Place, Set<string>>;
  ours: Set<Place>;
  optional: Set<Place>;
};

const magento = readList(list);
const types = Object.values(buildCommerceSchema().getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);

test('every type, field, argument and enum is as the newest Magento has it, or is said to be ours', () => {
  expect(types.flatMap(differencesOf)).toEqual([]);
});

const shop = path.join(import.meta.dirname, '../../test/shop');
const read = (file: string) => readFileSync(path.join(shop, file), 'utf8');
const oldest = read('magento-2.4.6.graphqls');
/** Said once for both releases; documents that ask for it do not depend on it. */
const looserInTheOldest = 'PlaceOrderOutput.order';

test.each([
  ['6', oldest],
  ['7', oldest + read('magento-since-2.4.7.graphqls')],
])(
  'what our documents are held to is as strict as Magento 2.4.%s and no stricter',
  (release, contract) => {
    const places = Object.values(buildSchema(contract).getTypeMap()).flatMap((type) =>
      fieldsOf(type).map((field) => ({
        place: placeOf(type, field.name),
        type: String(field.type),
      })),
    );
    const compared = places.flatMap(({ place, type }) => {
      const theirs = magento.types.get(place)?.find(({ releases }) => releases.includes(release));
      return theirs && place !== looserInTheOldest
        ? [{ place, type, theirs: withoutDefault(theirs.type) }]
        : [];
    });
    expect(compared.length).toBeGreaterThan(400);
    expect(compared.filter(({ type, theirs }) => type !== theirs)).toEqual([]);
  },
);

test('nothing is listed that we do not declare', () => {
  const declared = new Set(types.flatMap(placesOf));
  const listed = [...magento.types.keys(), ...magento.ours, ...magento.optional];
  expect(listed.length).toBeGreaterThan(1000);
  expect(listed.filter((place) => !declared.has(place))).toEqual([]);
});

test('a type that is stricter, looser or new is found', () => {
  const cart = types.find(({ name }) => name === 'Cart');
  if (!cart || !isObjectType(cart)) throw new Error('there are carts');
  const { items, email } = cart.getFields();
  if (!items || !email) throw new Error('carts have items');
  expect(problemOf('Cart.items', { ...items, type: email.type })).toBe(
    'Cart.items: ours String, Magento [CartItemInterface]',
  );
  expect(problemOf('Cart.colour', email)).toBe('Cart.colour: Magento has no such thing');
});

function differencesOf(type: GraphQLNamedType): string[] {
  if (magento.ours.has(type.name)) return [];
  if (isEnumType(type)) {
    const members = magento.members.get(type.name) ?? new Set();
    const names = type.getValues().map(({ name }) => name);
    return [
      ...names.filter((name) => !members.has(name) && !magento.ours.has(`${type.name}.${name}`)),
      ...[...members].filter((name) => !names.includes(name)),
    ].map((name) => `${type.name}.${name} is only in one of both`);
  }
  return fieldsOf(type).flatMap((field) => {
    if (magento.ours.has(placeOf(type, field.name))) return [];
    const problems = [
      problemOf(placeOf(type, field.name), field),
      ...argumentsOf(field).map((one) =>
        problemOf(placeOf(type, `${field.name}(${one.name})`), one),
      ),
    ];
    return problems.filter((problem) => problem !== null);
  });
}

/** How a field or argument differs from Magento's; null where it does not. */
function problemOf(
  place: Place,
  declared: { type: GraphQLType; defaultValue?: unknown },
): string | null {
  const theirs = magento.types.get(place)?.at(-1)?.type;
  if (theirs === undefined) return `${place}: Magento has no such thing`;
  const wanted = magento.optional.has(place) ? theirs.replace(/!$/, '') : theirs;
  const { type, defaultValue } = declared;
  const own =
    String(type) + (defaultValue === undefined ? '' : ` = ${JSON.stringify(defaultValue)}`);
  return own === wanted ? null : `${place}: ours ${own}, Magento ${wanted}`;
}

function placesOf(type: GraphQLNamedType): Place[] {
  if (isEnumType(type)) {
    return [type.name, ...type.getValues().map(({ name }) => `${type.name}.${name}`)];
  }
  return [
    type.name,
    ...fieldsOf(type).flatMap((field) => [
      placeOf(type, field.name),
      ...argumentsOf(field).map((one) => placeOf(type, `${field.name}(${one.name})`)),
    ]),
  ];
}

/** Where the list tells of a field: at the interface, where that says the same of it. */
function placeOf(type: GraphQLNamedType, field: string): Place {
  const own = `${type.name}.${field}`;
  if (magento.types.has(own) || magento.ours.has(own) || !isObjectType(type)) return own;
  const places = type.getInterfaces().map(({ name }) => `${name}.${field}`);
  return places.find((place) => magento.types.has(place) || magento.ours.has(place)) ?? own;
}

function fieldsOf(type: GraphQLNamedType): (GraphQLField<unknown, unknown> | GraphQLInputField)[] {
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? Object.values(type.getFields()) : [];
}

function argumentsOf(
  field: GraphQLField<unknown, unknown> | GraphQLInputField,
): readonly GraphQLArgument[] {
  return 'args' in field ? field.args : [];
}

function readList(lines: readonly string[]): Known {
  const known: Known = {
    types: new Map(),
    members: new Map(),
    ours: new Set(),
    optional: new Set(),
  };
  let section = '';
  let type = '';
  let field = '';
  for (const line of lines.filter((one) => one.trim() && !one.startsWith('#'))) {
    const text = line.trim();
    if (!line.startsWith(' ')) {
      [section = '', type = ''] = text.split(' ');
    } else if (section === 'ours' || section === 'optional') known[section].add(text);
    else if (section === 'enum') {
      const names = text.split(' ').filter((word) => !/^\d+$/.test(word));
      known.members.set(type, new Set([...(known.members.get(type) ?? []), ...names]));
    } else {
      const [name = '', ...rest] = text.split(': ');
      if (!line.startsWith('    ')) field = name;
      const place = line.startsWith('    ') ? `${type}.${field}(${name})` : `${type}.${name}`;
      known.types.set(place, rest.join(': ').split(' | ').map(inRelease));
    }
  }
  return known;
}

/** Without a number before it, it is so in all three. */
function inRelease(told: string): { releases: string; type: string } {
  const [, releases = '678', type = ''] = /^(?:(\d+) )?(.*)$/.exec(told) ?? [];
  return { releases, type };
}

function withoutDefault(type: string): string {
  return type.replace(/ = .*$/, '');
}
