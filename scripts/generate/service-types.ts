import { codegen } from '@graphql-codegen/core';
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers';
import * as typesPlugin from '@graphql-codegen/typescript';
import { parse } from 'graphql';

export type ServiceTypes = {
  sdl: string;
  /** What every resolver gets: `<path>#<type>`, seen from the generated files. */
  contextType: string;
  /** The type of ours behind a type of the contract, where its resolvers start from one. */
  models?: Readonly<Record<string, string>>;
};

/**
 * Types of one service's contract, and the signatures of its resolvers. Arguments and answers
 * are checked in full: an object is a model of ours, or has the fields of the contract itself.
 */
export async function generateServiceTypes({
  sdl,
  contextType,
  models = {},
}: ServiceTypes): Promise<{ schema: string; resolvers: string }> {
  const contract = {
    schema: parse(sdl),
    documents: [],
    pluginMap: { types: typesPlugin, resolvers: resolversPlugin },
  };
  const config = {
    useTypeImports: true,
    enumsAsTypes: true,
    maybeValue: 'T | null | undefined',
    inputMaybeValue: 'T | null | undefined',
    scalars: { ID: 'string' },
  };
  const schema = await codegen({
    ...contract,
    filename: 'schema.ts',
    config,
    plugins: [{ types: {} }],
  });
  const resolvers = await codegen({
    ...contract,
    filename: 'resolvers.ts',
    config: {
      ...config,
      contextType,
      mappers: models,
      mapperTypeSuffix: 'Model',
      addInterfaceFieldResolverTypes: true,
      namespacedImportName: 'Types',
    },
    plugins: [{ resolvers: {} }],
  });
  return { schema, resolvers: `import type * as Types from './schema.ts';\n${resolvers}` };
}
