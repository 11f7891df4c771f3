import { z } from '../app/calls/schema.ts';
import { brand } from '../brand/brand.ts';
import { CALLS, type CallEntry, type CallName } from '../app/call-map.ts';
import {
  errorsSchema,
  refusal as refused,
  type CallAnswer,
  type CallOperation,
} from '../app/calls/call-contract.ts';
import { CONTRACTS } from './contracts.server.ts';

type Json = Record<string, unknown>;

export type OpenApiOperation = {
  operationId: string;
  summary: string;
  security: Record<string, string[]>[];
  parameters?: Json[];
  requestBody?: Json;
  responses: Record<string, Json>;
};

export type OpenApiDocument = {
  openapi: '3.1.0';
  info: Json;
  paths: Record<string, Partial<Record<'get' | 'post', OpenApiOperation>>>;
  components: Json;
};

let made: OpenApiDocument | undefined;

/** The product's own calls as OpenAPI 3.1: the map of calls says where and who, the contracts what. */
export function openApiDocument(): OpenApiDocument {
  made ??= {
    openapi: '3.1.0',
    info: {
      title: `${brand.plan.name}: calls of the shop`,
      version: '1.0.0',
      description:
        'The calls of the shop’s own server. Texts come in the language of the store that the cookies name.',
    },
    paths: paths(),
    components: {
      schemas: { Errors: schemaOf(errorsSchema, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Set by signing in, with the customer token in the cookie token.',
        },
        customerToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The customer token, in place of its cookie. Counts beside the session.',
        },
      },
    },
  };
  return made;
}

function paths(): OpenApiDocument['paths'] {
  const all: OpenApiDocument['paths'] = {};
  for (const [name, entry] of Object.entries(CALLS) as [CallName, CallEntry][]) {
    const { GET, POST, methods = {} } = CONTRACTS[name];
    const path = entry.path.replaceAll(/:(\w+)/g, '{$1}');
    if (GET || POST)
      all[path] = {
        ...(GET && { get: written(`${name}.get`, GET, entry) }),
        ...(POST && { post: written(`${name}.post`, POST, entry) }),
      };
    for (const [method, operation] of Object.entries(methods))
      all[path.replace('{method}', method)] = {
        post: written(`${name}.${method}`, operation, entry),
      };
  }
  return all;
}

function written(
  operationId: string,
  { summary, params = {}, body, form, example, answers }: CallOperation,
  entry: CallEntry,
): OpenApiOperation {
  const parameters = Object.entries(params).map(([name, description]) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string' },
  }));
  const all = { ...answersOfAll(entry, { takesJson: body !== undefined }), ...answers };
  return {
    operationId,
    summary,
    security: entry.who === 'anyone' ? [] : [{ session: [], customerToken: [] }, { session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: bodyOf('application/json', body, example) }),
    ...(form && { requestBody: bodyOf('multipart/form-data', form) }),
    responses: Object.fromEntries(
      Object.entries(all).map(([status, answer]) => [status, writtenAnswer(answer)]),
    ),
  };
}

/** What the guards in front of a call say, before it is asked. */
function answersOfAll(
  { who, isOpenDuringCurtain }: CallEntry,
  { takesJson }: { takesJson: boolean },
): Record<number, CallAnswer> {
  const answers: Record<number, CallAnswer> = {
    403: refused('The request comes from a page of another site.'),
    405: refused('The call is made by another method.'),
    500: refused('Something went wrong on our side.'),
  };
  if (takesJson) {
    answers[400] = refused('The body is no JSON, or of another kind than the call takes.');
    answers[413] = refused('The body is too large.');
    answers[415] = refused('The call takes application/json.');
    answers[422] = refused('What of the body cannot be, by field.');
  }
  if (who !== 'anyone') answers[401] = refused('Nobody is signed in.');
  if (!isOpenDuringCurtain)
    answers[503] = refused('The shop is closed, busy, or cannot reach a service.');
  return answers;
}

function bodyOf(type: string, schema: z.ZodType, example?: unknown): Json {
  return {
    required: true,
    content: {
      [type]: { schema: schemaOf(schema, 'input'), ...(example !== undefined && { example }) },
    },
  };
}

function writtenAnswer({ says, json, as }: CallAnswer): Json {
  if (as) return { description: says, content: { [as]: {} } };
  if (!json) return { description: says };
  const schema =
    json === errorsSchema ? { $ref: '#/components/schemas/Errors' } : schemaOf(json, 'output');
  return { description: says, content: { 'application/json': { schema } } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
