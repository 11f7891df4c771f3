import { codegen } from '@graphql-codegen/core';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  Kind,
  OperationTypeNode,
  parse,
  print,
  visit,
  stripIgnoredCharacters,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { shapeOf } from './shapes.ts';

type Source = { file: string; text: string };

/**
 * Of a field that a Magento has since `release` only. It stays here: what is sent has the field
 * without it, and `older` is the same document without the field.
 */
const sinceDirective = 'directive @since(release: String!) on FIELD';

/**
 * The pages' documents with the types of their variables and answers. A document that is not
 * valid against the service's contract fails here, before anything is built.
 */
export async function generateDocuments(sdl: string, sources: Source[]): Promise<string> {
  const documents = sources.map(({ file, text }) => ({
    location: file,
    document: parse(text, { noLocation: true }),
  }));
  const types = await codegen({
    filename: 'documents.ts',
    schema: parse(`${sdl}\n${sinceDirective}`),
    documents,
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      skipTypename: true,
      omitOperationSuffix: false,
      inputMaybeValue: 'T | null | undefined',
      scalars: { ID: 'string' },
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationsPlugin },
  });
  const constants = operationsOf(
    documents.map(({ document }) => document),
    buildSchema(sdl),
  );
  return `import type { Document } from '../client.ts';\n${types}\n${constants}\n`;
}

function operationsOf(documents: DocumentNode[], schema: GraphQLSchema): string {
  const definitions = documents.flatMap((document) => document.definitions);
  const fragments = new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => constantOf(operation, fragments, schema))
    .join('\n');
}

function constantOf(
  operation: OperationDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
  schema: GraphQLSchema,
): string {
  const name = operation.name?.value;
  if (!name) throw new Error('every document needs a name');
  const kind = operation.operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation';
  const used = fragmentsUsed(operation, fragments);
  const newest = textOf([operation, ...used].map(withoutDirective));
  const older = textOf([operation, ...used].map(withoutNewer));
  const text =
    JSON.stringify(newest) + (older === newest ? '' : `, older: ${JSON.stringify(older)}`);
  const shape = JSON.stringify(shapeOf(schema, operation, fragments));
  const type = `${name}${kind}`;
  return `export const ${name}Document = { name: '${name}', text: ${text}, shape: ${shape} } as Document<${type}, ${type}Variables>;`;
}

type Definition = OperationDefinitionNode | FragmentDefinitionNode;

function textOf(definitions: Definition[]): string {
  return stripIgnoredCharacters(definitions.map(print).join('\n'));
}

function withoutDirective(definition: Definition): Definition {
  return visit(definition, {
    Directive: ({ name }) => (name.value === 'since' ? null : undefined),
  });
}

function withoutNewer(definition: Definition): Definition {
  return visit(definition, {
    Field: ({ directives }) =>
      directives?.some(({ name }) => name.value === 'since') ? null : undefined,
  });
}

function fragmentsUsed(
  root: OperationDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] {
  const found = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment) throw new Error(`fragment ${name.value} is not defined`);
        if (found.has(name.value)) return;
        found.set(name.value, fragment);
        collect(fragment);
      },
    });
  };
  collect(root);
  return [...found.values()];
}
