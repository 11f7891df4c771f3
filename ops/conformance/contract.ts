import {
  buildSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../../src/member-data/member-data.graphqls');
const schema = buildSchema(readFileSync(file, 'utf8'));

/** Every operation of the contract. */
export const operationNames: readonly string[] = [
  ...Object.keys(schema.getQueryType()?.getFields() ?? {}),
  ...Object.keys(schema.getMutationType()?.getFields() ?? {}),
];

/** A document that asks one operation for everything that it can answer. */
export function documentOf(operation: string): string {
  const { kind, field } = fieldOf(operation);
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  return [
    `${kind} Conformance${declared && `(${declared})`} {`,
    `  ${operation}${given && `(${given})`} ${selectionOf(field.type)}`,
    '}',
  ].join('\n');
}

/** What an operation's answer has otherwise than the contract, each with the path to it. */
export function faultsOfAnswer(operation: string, answer: unknown): string[] {
  return faultsOf(answer, fieldOf(operation).field.type, operation);
}

function fieldOf(operation: string) {
  const query = schema.getQueryType()?.getFields()[operation];
  if (query) return { kind: 'query', field: query } as const;
  const mutation = schema.getMutationType()?.getFields()[operation];
  if (mutation) return { kind: 'mutation', field: mutation } as const;
  throw new Error(`The contract has no operation ${operation}.`);
}

function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields());
  return `{ ${fields.map((field) => `${field.name} ${selectionOf(field.type)}`.trim()).join(' ')} }`;
}

function faultsOf(value: unknown, type: GraphQLOutputType, at: string): string[] {
  if (isNonNullType(type)) {
    if (value === undefined) return [`${at} is missing`];
    if (value === null) return [`${at} is null, and never may be`];
    return faultsOf(value, type.ofType, at);
  }
  if (value === null || value === undefined) return [];
  if (isListType(type)) {
    if (!Array.isArray(value)) return [`${at} is ${kindOf(value)}, must be a list`];
    return value.flatMap((one, index) => faultsOf(one, type.ofType, `${at}[${index}]`));
  }
  if (isObjectType(type)) {
    if (kindOf(value) !== 'an object') return [`${at} is ${kindOf(value)}, must be an object`];
    return Object.values(type.getFields()).flatMap((field) =>
      faultsOf((value as Record<string, unknown>)[field.name], field.type, `${at}.${field.name}`),
    );
  }
  if (isEnumType(type)) {
    const known = type.getValues().map(({ name }) => name);
    return known.some((name) => name === value)
      ? []
      : [`${at} is ${JSON.stringify(value)}, must be one of ${known.join(', ')}`];
  }
  return faultsOfScalar(value, type.name, at);
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;
const day = /^\d{4}-\d\d-\d\d$/;

function faultsOfScalar(value: unknown, type: string, at: string): string[] {
  const wanted = { Int: 'a number', Float: 'a number', Boolean: 'a boolean' }[type] ?? 'a text';
  if (kindOf(value) !== wanted) return [`${at} is ${kindOf(value)}, must be ${wanted}`];
  if (type === 'Int' && !Number.isInteger(value)) return [`${at} must be a whole number`];
  const text = String(value);
  if (type === 'ID' && (text === '' || text.length > 200))
    return [`${at} must have 1 to 200 characters`];
  if (/(At|Until|From|timestamp)$/.test(at) && !instant.test(text))
    return [`${at} must be an instant in UTC, such as 2027-01-31T09:30:00Z`];
  if (/(On|dateWritten)$/.test(at) && !day.test(text))
    return [`${at} must be a day, such as 2027-01-31`];
  return [];
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  const kind = typeof value;
  if (kind === 'string') return 'a text';
  return kind === 'object' ? 'an object' : `a ${kind}`;
}
