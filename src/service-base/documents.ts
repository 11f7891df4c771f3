import {
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import type { ShowError } from './errors.ts';
import { recentValues } from './recent-values.ts';

const documentsKept = 300;
/** Longer ones are read each time: a stranger must not fill the memory with them. */
const keptLengthMax = 16_000;
const tokensMax = 2500;

/** A document that may run, or what speaks against it. */
type Read = { document: DocumentNode } | { errors: readonly GraphQLFormattedError[] };

/**
 * Parses and validates each text once; `rules` come on top of GraphQL's own. Whoever may not
 * ask for the schema gets no hint at it either.
 */
export function createDocumentReader({
  schema,
  introspection,
  rules,
  show,
}: {
  schema: GraphQLSchema;
  introspection: boolean;
  rules: readonly ValidationRule[];
  show: ShowError;
}): (text: string) => Read {
  const known = recentValues<string, Read>(documentsKept);
  const allRules = [
    ...specifiedRules,
    ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
    ...rules,
  ];

  function read(text: string): Read {
    try {
      const document = parse(text, { maxTokens: tokensMax });
      const errors = validate(schema, document, allRules, { hideSuggestions: !introspection });
      if (errors.length === 0) return { document };
      return { errors: errors.map((error) => show(error, 'invalid')) };
    } catch (error) {
      return { errors: [show(error, 'unparsed')] };
    }
  }

  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const fresh = read(text);
    if ('document' in fresh && text.length <= keptLengthMax) known.set(text, fresh);
    return fresh;
  };
}
