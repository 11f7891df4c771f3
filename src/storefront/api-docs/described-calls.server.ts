import { openApiDocument, type OpenApiOperation } from './open-api.server.ts';

/** A call as the page shows it. */
export type CallDescription = {
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  isForAnyone: boolean;
  takes: { type: string; schema: string } | null;
  answers: { status: string; says: string; schema: string }[];
};

/** The document, as far as people read it. */
export function describedCalls(): CallDescription[] {
  return Object.entries(openApiDocument().paths).flatMap(([path, { get, post }]) => [
    ...(get ? [described('GET', path, get)] : []),
    ...(post ? [described('POST', path, post)] : []),
  ]);
}

type Content = Record<string, { schema?: unknown }>;

function described(
  method: CallDescription['method'],
  path: string,
  { summary, security, requestBody, responses }: OpenApiOperation,
): CallDescription {
  const [taken] = contentOf(requestBody);
  return {
    method,
    path,
    summary,
    isForAnyone: security.length === 0,
    takes: taken ? { type: taken[0], schema: inLines(taken[1].schema) } : null,
    answers: Object.entries(responses).map(([status, answer]) => {
      const [content] = contentOf(answer);
      return {
        status,
        says: String(answer['description']),
        schema: content?.[1].schema ? inLines(content[1].schema) : (content?.[0] ?? ''),
      };
    }),
  };
}

function contentOf(part: Record<string, unknown> | undefined) {
  return Object.entries((part?.['content'] ?? {}) as Content);
}

function inLines(schema: unknown): string {
  return JSON.stringify(schema, null, 2);
}
