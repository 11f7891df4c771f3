import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Release = '2.4.6' | '2.4.7';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const base = read('magento-2.4.6.graphqls');

const schemas: Record<Release, GraphQLSchema> = {
  '2.4.6': buildSchema(base),
  '2.4.7': buildSchema(base + read('magento-since-2.4.7.graphqls')),
};

/** Why a Magento of that release refuses a document; none when it takes it. */
export function refusalsOf(release: Release, query: string): string[] {
  return validate(schemas[release], parse(query)).map(({ message }) => message);
}
