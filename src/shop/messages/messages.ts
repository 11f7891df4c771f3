import type pg from 'pg';
import { messageSealedTo, type Message } from '#service-base/message.ts';
import type { Sealer } from '#service-base/ports.ts';
import { sealedTo } from '../sealed-to.ts';
import type { Messages, Transport } from './port.ts';

export function createMessages(options: {
  pool: pg.Pool;
  sealer: Sealer;
  transport: Transport;
  /** Keep the text (sealed), so that the demo's outbox can show it. */
  keepText: boolean;
}): Messages {
  const { pool, sealer, transport, keepText } = options;

  /** Taken by the server and not recorded yet, as when the database went away between. */
  const taken = new Set<string>();

  async function deliver(message: Message, dedupeKey: string, expiresAt?: string): Promise<void> {
    const { rows } = await pool.query<{ is_due: boolean }>(
      `select not exists (select from shop.messages where dedupe_key = $1)
          and coalesce($2::timestamptz > clock_timestamp(), true) as is_due`,
      [dedupeKey, expiresAt ?? null],
    );
    if (!rows[0]?.is_due) return;
    if (!taken.has(dedupeKey)) await transport.send(message, dedupeKey);
    taken.add(dedupeKey);
    await pool.query(
      `insert into shop.messages (dedupe_key, channel, sealed) values ($1, $2, $3)
       on conflict do nothing`,
      [
        dedupeKey,
        message.channel,
        keepText ? sealer.seal(JSON.stringify(message), sealedTo.message(dedupeKey)) : null,
      ],
    );
    taken.delete(dedupeKey);
  }

  return {
    deliver,
    check: () => transport.check(),
    deliverSealed: (sealed, dedupeKey, expiresAt) =>
      deliver(
        JSON.parse(sealer.open(Buffer.from(sealed, 'base64'), messageSealedTo)) as Message,
        dedupeKey,
        expiresAt,
      ),
    async outbox() {
      const { rows } = await pool.query<{
        id: number;
        dedupe_key: string;
        sealed: Buffer;
        created_at: Date;
      }>(
        `select id, dedupe_key, sealed, created_at from shop.messages
         where sealed is not null order by id desc limit 200`,
      );
      return rows.map((row) => ({
        id: String(row.id),
        ...(JSON.parse(sealer.open(row.sealed, sealedTo.message(row.dedupe_key))) as Message),
        createdAt: row.created_at.toISOString(),
      }));
    },
  };
}
