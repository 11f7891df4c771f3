import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Engine } from './context.ts';
import { createExecutor } from './execute.ts';
import { createHttpEndpoint } from './http.ts';
import { buildCommerceSchema } from './schema.ts';
import { createStoreDirectory } from './store/store-view.ts';

export type { CommerceSettings } from './settings.ts';

/** The embedded commerce platform. */
export type Commerce = {
  /** Runs one listed document in process; `headers` as on the wire, in lower case. */
  execute(
    document: string,
    variables: Record<string, unknown>,
    headers: Record<string, string>,
  ): Promise<{ data?: unknown; errors?: readonly GraphQLFormattedError[] }>;
  /** The HTTP endpoint `/graphql`. */
  fetch(request: Request): Promise<Response>;
  schema: GraphQLSchema;
};

/** Opens the platform's door over a migrated database. */
export function createCommerce(options: Omit<Engine, 'stores'>): Commerce {
  const engine: Engine = { ...options, stores: createStoreDirectory(options.pool) };
  const schema = buildCommerceSchema();
  const executor = createExecutor(engine, schema);
  return {
    schema,
    execute: (document, variables, headers) => executor.run(document, variables, headers),
    fetch: createHttpEndpoint(executor, options.settings),
  };
}
