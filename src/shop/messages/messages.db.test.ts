import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { aSealer } from '#test/ports.ts';
import { createMessages } from './messages.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aDatabase();
});
afterAll(() => database.close());

const message = { channel: 'email', to: 'vera@members.example', subject: 'S', text: 'T' } as const;

test('a message that the server took is not sent again because it could not be recorded', async () => {
  const { pool } = database;
  const send = vi.fn(async () => {});
  const messages = createMessages({
    pool,
    sealer: aSealer(),
    transport: { send, check: async () => {} },
    keepText: true,
  });
  await pool.query(`alter table shop.messages rename column sealed to away`);
  await expect(messages.deliver(message, 'order-confirmation:1')).rejects.toThrow(/sealed/);
  await pool.query(`alter table shop.messages rename column away to sealed`);

  await messages.deliver(message, 'order-confirmation:1');
  await messages.deliver(message, 'order-confirmation:1');

  expect(send).toHaveBeenCalledOnce();
  expect(await messages.outbox()).toHaveLength(1);
});
