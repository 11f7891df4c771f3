import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { emailContact, phoneContacts, type Contact } from '../contacts.ts';
import type { MemberDataContext } from '../context.ts';
import { badInput } from '../errors.ts';
import type { OtpNotification } from '../generated/schema.ts';
import { messageSealedTo } from '#service-base/message.ts';
import { inTransaction } from '#service-base/transaction.ts';
import { isUuid } from '../uuid.ts';
import { codeHash } from './code-hash.ts';
import { waitBeforeSendingMs } from './code-limits.ts';
import { codeMessage } from './code-messages.ts';

export type CodeRequest = {
  challengeId: string;
  email: string | null;
  phone: string | null;
  locale: 'en' | 'de' | null;
};

type OpenChallenge = {
  member_id: string | null;
  since_last_ms: number | null;
  sends: number;
  email_fingerprint: string | null;
  phone_fingerprint: string | null;
  locale: 'en' | 'de' | null;
};

/**
 * The contact a code would go to; `isOnFile` only when it is the challenge's member's own. The
 * code counts for every form that the typed contact may have, whoever has it.
 */
type Destination = {
  contact: Contact;
  countsFor: string[];
  channel: 'email' | 'sms';
  isOnFile: boolean;
};

/**
 * Sends a code to a contact on file, in place of the code before. Whatever the caller names
 * only chooses among the contacts on file; anybody else's takes the same steps, and the message
 * is taken back before it exists.
 */
export async function sendCode(
  context: MemberDataContext,
  request: CodeRequest,
): Promise<OtpNotification> {
  const contacts = contactsOf(context, request);
  if (!isUuid(request.challengeId)) return { status: 'expired', retryAfterSeconds: 0 };

  const { answer, subject, isSent } = await inTransaction(context.pool, async (client) => {
    const challenge = await lockChallenge(client, request.challengeId);
    if (!challenge) {
      const expired: OtpNotification = { status: 'expired', retryAfterSeconds: 0 };
      return { answer: expired, subject: request.challengeId, isSent: false };
    }
    const destination = destinationOf(contacts, challenge);
    const sent = await sendTo(client, context, request, challenge, destination);
    return {
      answer: sent,
      subject: challenge.member_id ?? request.challengeId,
      isSent: sent.status === 'sent' && destination.isOnFile,
    };
  });
  const outcome = isSent ? 'ok' : 'refused';
  await context.audit.record({ actor: 'service', action: 'code.send', subject, outcome });
  return answer;
}

async function sendTo(
  client: pg.PoolClient,
  context: MemberDataContext,
  request: CodeRequest,
  challenge: OpenChallenge,
  destination: Destination,
): Promise<OtpNotification> {
  const { codes, limits } = context.settings;
  const sends = await lockSends(client, destination.countsFor, codes.sendsPerDay);
  const waits = sends.map((agesMs) => waitBeforeSendingMs(agesMs, challenge.since_last_ms, codes));
  const waitMs = limits === 'off' ? 0 : Math.max(...waits);
  if (waitMs > 0) return { status: 'limited', retryAfterSeconds: Math.ceil(waitMs / 1000) };

  const code = randomInt(10 ** codes.digits)
    .toString()
    .padStart(codes.digits, '0');
  const hash = codeHash(context.sealer, request.challengeId, code);
  const expiresAt = await keepCode(
    client,
    request.challengeId,
    destination.isOnFile ? hash : null,
    codes.lifetimeMs,
  );
  await client.query(
    `insert into member_data.code_sends (contact_fingerprint) select unnest($1::text[])`,
    [destination.countsFor],
  );
  await enqueueMessage(client, context, request, challenge, destination, { code, expiresAt });
  return {
    status: 'sent',
    expiresAt: expiresAt.toISOString(),
    retryAfterSeconds: limits === 'off' ? 0 : Math.ceil(codes.cooldownMs / 1000),
  };
}

function contactsOf({ sealer }: MemberDataContext, { email, phone }: CodeRequest) {
  if (email) return { channel: 'email', contacts: [emailContact(sealer, email)] } as const;
  if (phone) return { channel: 'sms', contacts: phoneContacts(sealer, phone) } as const;
  throw badInput('An email or a phone is needed.');
}

function destinationOf(
  { channel, contacts }: ReturnType<typeof contactsOf>,
  challenge: OpenChallenge,
): Destination {
  const onFile = channel === 'email' ? challenge.email_fingerprint : challenge.phone_fingerprint;
  const match = contacts.find(({ fingerprint }) => fingerprint === onFile);
  const countsFor = contacts.map(({ fingerprint }) => fingerprint).sort();
  return { contact: match ?? contacts[0], countsFor, channel, isOnFile: match !== undefined };
}

/** The challenge while it can still be solved, locked against other requests for a code. */
async function lockChallenge(client: pg.PoolClient, id: string): Promise<OpenChallenge | null> {
  const { rows } = await client.query<OpenChallenge>(
    `select c.member_id, c.sends, m.email_fingerprint, m.phone_fingerprint, m.locale,
            (extract(epoch from clock_timestamp() - c.last_sent_at) * 1000)::float8
              as since_last_ms
     from member_data.challenges c
     left join member_data.members m on m.id = c.member_id
     where c.id = $1 and c.expires_at > clock_timestamp() and c.settled_at is null and c.tries < 5
     for update of c`,
    [id],
  );
  return rows[0] ?? null;
}

/** The ages of each contact's latest codes, youngest first; requests for one contact queue here. */
async function lockSends(
  client: pg.PoolClient,
  fingerprints: readonly string[],
  count: number,
): Promise<number[][]> {
  await client.query(
    `select pg_advisory_xact_lock(hashtextextended('member_data.code_sends:' || fingerprint, 0))
     from unnest($1::text[]) as fingerprint`,
    [fingerprints],
  );
  const { rows } = await client.query<{ ages_ms: number[] }>(
    `select array(
       select (extract(epoch from clock_timestamp() - sent_at) * 1000)::float8
       from member_data.code_sends where contact_fingerprint = fingerprint
       order by sent_at desc limit $2) as ages_ms
     from unnest($1::text[]) as fingerprint`,
    [fingerprints, count],
  );
  return rows.map((row) => row.ages_ms);
}

/** The new code replaces the old one and starts its time anew; tries stay counted. */
async function keepCode(
  client: pg.PoolClient,
  challengeId: string,
  hash: string | null,
  lifetimeMs: number,
): Promise<Date> {
  const { rows } = await client.query<{ expires_at: Date }>(
    `update member_data.challenges
     set code_hash = $2, sends = sends + 1, last_sent_at = clock_timestamp(),
         expires_at = clock_timestamp() + make_interval(secs => $3)
     where id = $1 returning expires_at`,
    [challengeId, hash, lifetimeMs / 1000],
  );
  return rows[0]!.expires_at;
}

/** The same work whether or not the contact is on file: a message to nobody is rolled back. */
async function enqueueMessage(
  client: pg.PoolClient,
  { sealer, enqueue, settings }: MemberDataContext,
  { challengeId, locale }: CodeRequest,
  challenge: OpenChallenge,
  { contact, channel, isOnFile }: Destination,
  { code, expiresAt }: { code: string; expiresAt: Date },
): Promise<void> {
  const to = {
    address: contact.address,
    channel,
    locale: locale ?? challenge.locale ?? ('en' as const),
  };
  const message = codeMessage(to, code, settings);
  const sealed = sealer.seal(JSON.stringify(message), messageSealedTo).toString('base64');
  await client.query('savepoint message');
  await enqueue(
    client,
    'send-message',
    {
      sealed,
      dedupeKey: `code:${challengeId}:${challenge.sends + 1}`,
      expiresAt: expiresAt.toISOString(),
    },
    { jobKey: `code:${challengeId}` },
  );
  await client.query(isOnFile ? 'release savepoint message' : 'rollback to savepoint message');
}
