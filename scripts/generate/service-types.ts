import { codegen } from '@graphql-codegen/core';
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers';
import * as typesPlugin from '@graphql-codegen/typescript';
import { parse } from 'graphql';

/**
 * Types and resolver signatures of one service, from its SDL.
 * Parents are left open (`any` rows are mapped where they are loaded), so a resolver states
 * what it needs; arguments and results are checked in full.
 */
export function generateServiceTypes(sdl: string, contextType: string): Promise<string> {
  return codegen({
    filename: 'schema.ts',
    schema: parse(sdl),
    documents: [],
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      contextType,
      defaultMapper: 'any',
      maybeValue: 'T | null | undefined',
      inputMaybeValue: 'T | null | undefined',
      scalars: { ID: 'string' },
    },
    plugins: [{ types: {} }, { resolvers: {} }],
    pluginMap: { types: typesPlugin, resolvers: resolversPlugin },
  });
}
