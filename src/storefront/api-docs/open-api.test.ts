import { expect, test } from 'vitest';
import { CALLS, type CallName } from '../app/call-map.ts';
import { CONTRACTS } from './contracts.server.ts';
import { describedCalls } from './described-calls.server.ts';
import { openApiDocument } from './open-api.server.ts';

test('every call has a contract for every method that it takes, and no contract is of no call', () => {
  expect(Object.keys(CONTRACTS).toSorted()).toEqual(Object.keys(CALLS).toSorted());
  for (const [name, { takes, path }] of Object.entries(CALLS)) {
    const { GET, POST, methods } = CONTRACTS[name as CallName];
    const told = path.endsWith(':method')
      ? [methods && 'POST']
      : [GET && 'GET', POST && 'POST'].filter(Boolean);
    expect(told, name).toEqual(takes);
  }
});

test('every part of an address is described, and every answer says what it means', () => {
  for (const [path, { get, post }] of Object.entries(openApiDocument().paths)) {
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
    for (const operation of [get, post]) {
      if (!operation) continue;
      expect((operation.parameters ?? []).map(({ name }) => name)).toEqual(parts);
      for (const answer of Object.values(operation.responses))
        expect(answer['description']).toMatch(/\.$/);
    }
  }
});

test('the page tells of every operation of the document', () => {
  const operations = Object.values(openApiDocument().paths).flatMap((path) => Object.values(path));
  expect(describedCalls()).toHaveLength(operations.length);
});
