import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
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
  /** The type of each field and argument, in the newest release that has it. */
  types: Map<Place, string>;
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
  const theirs = magento.types.get(place);
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
      known.types.set(place, newest(rest.join(': ')));
    }
  }
  return known;
}

function newest(told: string): string {
  return (told.split(' | ').at(-1) ?? '').replace(/^\d+ /, '');
}
