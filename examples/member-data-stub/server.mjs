// A plan's member data at its smallest: MEMBER_DATA_TOKEN=... PORT=4000 node server.mjs
// What each answer means is in docs/member-data.md. Codes are printed; nothing outlives it.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { buildSchema, graphql } from 'graphql';
import { backAt, recordAnswers, refused } from './records.mjs';
import { callers, signInAnswers } from './sign-in.mjs';

const contract = new URL('../../src/member-data/member-data.graphqls', import.meta.url);
const schema = buildSchema(readFileSync(contract, 'utf8'));
const rootValue = { ...signInAnswers(backAt), ...recordAnswers };

/** The shop by its token; the member by theirs, if the request is about one. */
async function answerOf(headers, { query: source, variables: variableValues }) {
  const token = headers['x-member-token'];
  const isShop = headers.authorization === `Bearer ${process.env.MEMBER_DATA_TOKEN}`;
  if (!isShop || (token && !callers.has(token)))
    return { errors: [refused('UNAUTHENTICATED', 'authentication')] };
  const contextValue = { caller: callers.get(token) };
  return graphql({ schema, source, variableValues, rootValue, contextValue });
}

createServer(async (request, response) => {
  const answer = await answerOf(request.headers, await json(request));
  const codes = answer.errors?.map(({ extensions }) => extensions.code) ?? [];
  response.statusCode = codes.includes('UNAUTHENTICATED') ? 401 : 200;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
}).listen(Number(process.env.PORT ?? 4000), '127.0.0.1', function () {
  console.log(`Member data at http://127.0.0.1:${this.address().port}/graphql`);
});
