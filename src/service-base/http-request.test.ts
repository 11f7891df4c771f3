import { expect, test } from 'vitest';
import { readBody } from './http-request.ts';

const query = '{ __typename }';

function call(body: string, headers: Record<string, string> = {}) {
  return new Request('http://shop.test/graphql', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

test('a call that announces its length is read without making a stream of it', async () => {
  const body = JSON.stringify({ query });
  const request = call(body, { 'content-length': String(body.length) });
  Object.defineProperty(request, 'body', {
    get: () => {
      throw new Error('the body was looked at');
    },
  });
  expect(await readBody(request)).toEqual({ document: query, variables: {} });
});

test('more than 100 KB is refused, whatever was announced', async () => {
  const long = JSON.stringify({ query, variables: { word: 'ü'.repeat(60_000) } });
  const announced: Record<string, string>[] = [{}, { 'content-length': '5' }];
  for (const headers of announced)
    await expect(readBody(call(long, headers))).rejects.toMatchObject({ status: 413 });
});
