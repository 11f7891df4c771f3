import { createReadAhead } from '#service-base/read-ahead.ts';
import type { Pool } from 'pg';
import type { Enqueue } from '#service-base/ports.ts';
import { DEFAULT_WAITING_PERIOD_MS } from '#domain/benefit/waiting-period.ts';
import { anAudit, aSealer } from '#test/ports.ts';
import { createMemberData, defaultCodeSettings, defaultTryOnKeptMs } from './index.ts';
import type { MemberDataSettings, MemberRecord } from './index.ts';
import type { CodeSettings } from './settings.ts';
import type { CodeMessage } from './sign-in/code-messages.ts';

const serviceToken = 'a-service-token-for-tests-long-enough';
export const memberTokenSecret = 'a-member-token-secret-for-tests-long-enough';

type Changes = Partial<Omit<MemberDataSettings, 'codes'>> & { codes?: Partial<CodeSettings> };
type Answer = { data: Record<string, any>; errors: string[] };

let lastNumber = 1000;

/** A member nobody else in the test has; only what matters is said. */
export function aMember(record: Partial<MemberRecord> = {}): MemberRecord & { email: string } {
  lastNumber += 1;
  return {
    memberId: `AH-${lastNumber}`,
    firstName: 'Vera',
    lastName: 'Beispiel',
    phone: `+1202555${lastNumber}`,
    plan: 'Alder Health',
    ...record,
    email: record.email ?? `vera${lastNumber}@members.example`,
  };
}

/** Keeps jobs in a table, inside the caller's transaction. */
const enqueue: Enqueue = async (client, task, payload) => {
  await client.query(`insert into public.sent_messages (task, payload) values ($1, $2)`, [
    task,
    JSON.stringify(payload),
  ]);
};

/**
 * The service over a real database, with what its callers do in one line each. Messages are
 * kept in a table, so that one that was rolled back does not exist.
 */
export async function aService(pool: Pool, changes: Changes = {}, servicePool: Pool = pool) {
  const audit = anAudit();
  const sealer = aSealer();
  await pool.query(
    `create table if not exists public.sent_messages (id serial, task text, payload jsonb)`,
  );
  const service = createMemberData({
    pool: servicePool,
    readAhead: createReadAhead(servicePool),
    sealer,
    audit,
    enqueue,
    settings: {
      serviceToken,
      memberTokenSecret,
      disclosure: 'after_code',
      waitingPeriodMs: DEFAULT_WAITING_PERIOD_MS,
      partner: 'Framewell Optics',
      shop: { name: 'Alder Health', host: 'shop.example' },
      limits: 'on',
      introspection: false,
      tryOnKeptMs: defaultTryOnKeptMs,
      reportFault: (fault) => console.error(fault),
      ...changes,
      codes: { ...defaultCodeSettings, ...changes.codes },
    },
  });

  /** Runs a document as the shop, for the member whose token is given. */
  const run = async (
    document: string,
    variables: Record<string, unknown> = {},
    memberToken?: string,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const { data, errors = [] } = await service.execute(document, variables, {
      authorization: `Bearer ${serviceToken}`,
      ...(memberToken === undefined ? {} : { 'x-member-token': memberToken }),
      ...headers,
    });
    return {
      data: (data ?? {}) as Record<string, any>,
      errors: errors.map(({ extensions }) => String(extensions?.code)),
    };
  };

  const begin = async (typed: { memberId: string; email?: string; phone?: string }) => {
    const { data } = await run(
      `query ($memberId: String!, $phone: String, $email: String) {
         validate(memberId: $memberId, phone: $phone, email: $email) { userId verdict expiresAt }
       }`,
      typed,
    );
    return data.validate as { userId: string; verdict: string; expiresAt: string };
  };

  const send = async (
    userId: string,
    contact: { email?: string; phone?: string; locale?: string },
  ) => {
    const { data } = await run(
      `mutation ($userId: ID!, $email: String, $phone: String, $locale: Locale) {
         createOtpNotification(userId: $userId, email: $email, phone: $phone, locale: $locale) {
           status expiresAt retryAfterSeconds
         }
       }`,
      { userId, ...contact },
    );
    return data.createOtpNotification as {
      status: string;
      expiresAt: string | null;
      retryAfterSeconds: number;
    };
  };

  const verify = async (userId: string, otp: string) => {
    const { data } = await run(
      `query ($userId: ID!, $otp: String!) {
         verifyOtp(userId: $userId, otp: $otp) {
           verdict message memberToken userId triesLeft retryAfterSeconds blockedUntil shownMessage
           user { firstName lastName isCS }
         }
       }`,
      { userId, otp },
    );
    return data.verifyOtp as Record<string, any>;
  };

  /** What was sent so far, newest first. */
  const messages = async (): Promise<CodeMessage[]> => {
    const { rows } = await pool.query<{ payload: { sealed: string } }>(
      `select payload from public.sent_messages order by id desc`,
    );
    return rows.map(
      ({ payload }) =>
        JSON.parse(
          sealer.open(Buffer.from(payload.sealed, 'base64'), 'job:send-message'),
        ) as CodeMessage,
    );
  };

  const lastCode = async () => /\d{6}/.exec((await messages())[0]?.text ?? '')?.[0] ?? '';

  /** A challenge with its code on the way; `wrong` is a code that it is not. */
  const aChallenge = async (member: { memberId: string; email: string }) => {
    const { userId } = await begin({ memberId: member.memberId, email: member.email });
    await send(userId, { email: member.email });
    const code = await lastCode();
    return { userId, code, wrong: code === '000000' ? '000001' : '000000' };
  };

  /** A member who was imported. */
  const aKnownMember = async (record: Partial<MemberRecord> = {}) => {
    const member = aMember(record);
    await service.members.import([member]);
    return member;
  };

  /** Lets the member's challenge be so much older. */
  const age = (challengeId: string, seconds: number) =>
    pool.query(
      `update member_data.challenges
       set expires_at = expires_at - make_interval(secs => $2),
           last_sent_at = last_sent_at - make_interval(secs => $2),
           settled_at = settled_at - make_interval(secs => $2)
       where id = $1`,
      [challengeId, seconds],
    );

  /** Imports a member and signs them in. */
  const signIn = async (record: Partial<MemberRecord> = {}) => {
    const member = await aKnownMember(record);
    const { userId, code } = await aChallenge(member);
    const verified = await verify(userId, code);
    return { member, userId: verified.userId as string, token: verified.memberToken as string };
  };

  return {
    ...service,
    pool,
    audit,
    serviceToken,
    run,
    begin,
    send,
    verify,
    messages,
    lastCode,
    aChallenge,
    aKnownMember,
    age,
    signIn,
  };
}

export type TestService = Awaited<ReturnType<typeof aService>>;
