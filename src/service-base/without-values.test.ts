import { buildSchema, executeSync, GraphQLError, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { withoutValues } from './without-values.ts';

const schema = buildSchema(`
  enum Kind { A }
  input Account { email: String! password: String! age: Int kind: Kind }
  type Query { sign(in: Account, text: String, age: Int, kind: Kind, is: Boolean, id: ID, f: Float): Int }`);

/** What GraphQL says of a document, and of its variables. */
function saidOf(text: string, variables: Record<string, unknown> = {}): readonly GraphQLError[] {
  try {
    const document = parse(text);
    const invalid = validate(schema, document);
    if (invalid.length > 0) return invalid;
    return executeSync({ schema, document, variableValues: variables }).errors ?? [];
  } catch (error) {
    return error instanceof GraphQLError ? [error] : [];
  }
}

const account = 'query ($in: Account) { sign(in: $in) }';
const secret = 'Hunter2-xyz';

test.each<[string, Record<string, unknown>, string]>([
  [
    account,
    { in: { email: 'x', password: secret, more: 1 } },
    'Variable "$in" got invalid value; Field "more" is not defined by type "Account".',
  ],
  [
    account,
    { in: { password: secret } },
    'Variable "$in" got invalid value; Field "email" of required type "String!" was not provided.',
  ],
  [
    account,
    { in: secret },
    'Variable "$in" got invalid value; Expected type "Account" to be an object.',
  ],
  [
    account,
    { in: { email: 'x', password: [secret] } },
    'Variable "$in" got invalid value at "in.password"; String cannot represent a non string value.',
  ],
  [
    account,
    { in: { email: 'x', password: 'x', age: secret } },
    'Variable "$in" got invalid value at "in.age"; Int cannot represent non-integer value.',
  ],
  [
    account,
    { in: { email: 'x', password: 'x', kind: secret } },
    'Variable "$in" got invalid value at "in.kind"; Not a value of "Kind".',
  ],
  ['{ sign(text: 12345678) }', {}, 'String cannot represent a non string value.'],
  [`{ sign(kind: "${secret}") }`, {}, 'Enum "Kind" cannot represent non-enum value.'],
  [`{ sign(in: "${secret}") }`, {}, 'Expected value of type "Account".'],
  [`{ sign(text "${secret}") }`, {}, 'Syntax Error: Expected ":", found String.'],
  [
    `{ sign(text: """${secret}""" """${secret}""") }`,
    {},
    'Syntax Error: Expected Name, found BlockString.',
  ],
  [`{ sign(text: "\\x${secret}") }`, {}, 'Syntax Error: Invalid character escape sequence.'],
])('of %s with %j is said what is wrong, and no value', (text, variables, said) => {
  const messages = saidOf(text, variables).map(withoutValues);
  expect(messages).toContain(said);
  expect(messages.join()).not.toMatch(/Hunter2|12345678/);
});

test.each([
  ['is', 'Boolean'],
  ['id', 'ID'],
  ['f', 'Float'],
  ['age', 'Int'],
  ['kind', 'Kind'],
  ['text', 'String'],
  ['in', 'Account'],
])('whatever is given for %s is not quoted, as a literal or as a variable', (name, type) => {
  for (const value of [`"${secret}"`, `["${secret}"]`, `{ x: "${secret}" }`, 'Hunter2'])
    expect(saidOf(`{ sign(${name}: ${value}) }`).map(withoutValues).join()).not.toMatch(/Hunter2/);
  for (const value of [secret, [secret], { x: secret }, { email: secret, password: 'a; b' }]) {
    const said = saidOf(`query ($v: ${type}) { sign(${name}: $v) }`, { v: value });
    expect(said.map(withoutValues).join()).not.toMatch(/Hunter2/);
  }
});
