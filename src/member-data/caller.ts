import { isBearerOf } from '#service-base/bearer.ts';
import type { Call } from '#service-base/call.ts';
import type { Caller, MemberDataContext, Service } from './context.ts';
import { forbidden, unauthenticated } from './errors.ts';
import { isUuid } from './uuid.ts';

/**
 * Who asks, proven: the service by its token, the member by theirs. Calls that bring the same
 * `pageRequest` share the look-up of the member.
 *
 * @throws GraphQLError UNAUTHENTICATED for a missing or wrong service token, and for a member
 * token that is not ours, was altered, has ended or names nobody.
 */
export async function openRequest(
  service: Service,
  { headers, pageRequest }: Call,
): Promise<MemberDataContext> {
  if (!isBearerOf(headers['authorization'], service.settings.serviceToken)) {
    // Whoever brings no token at all is a stray visitor and not worth a line.
    if (headers['authorization']) await recordStranger(service, 'service.enter');
    throw unauthenticated();
  }
  const token = headers['x-member-token'];
  return {
    ...service,
    caller:
      token === undefined
        ? null
        : await service.tokenOwners(pageRequest, token, () =>
            callerOf(service, token, pageRequest),
          ),
    accessReason: reasonOf(headers['x-access-reason']),
  };
}

/**
 * The member behind the request.
 * @throws GraphQLError UNAUTHENTICATED without one, or when their data was deleted meanwhile.
 */
export function requireCaller({ caller }: MemberDataContext): Caller {
  if (!caller || caller.isDeleted) throw unauthenticated();
  return caller;
}

/**
 * Lets a member at their own data; `action` is what the audit says of anybody else.
 * @throws GraphQLError FORBIDDEN, alike for ids that exist and ids that do not.
 */
export async function requireOwner(
  context: MemberDataContext,
  userId: string,
  action: string,
): Promise<void> {
  if (requireCaller(context).id !== userId) await refuse(context, userId, action);
}

/** As `requireOwner`; customer service may read too, with a reason, and leaves a trace. */
export async function requireReader(
  context: MemberDataContext,
  userId: string,
  action: string,
): Promise<void> {
  const caller = requireCaller(context);
  if (caller.id === userId) return;
  if (!caller.isCS || !context.accessReason || !isUuid(userId)) {
    await refuse(context, userId, action);
  }
  await record(context, userId, action, 'ok', context.accessReason ?? undefined);
}

/** Writes down what the caller did to whose data. */
export async function record(
  context: MemberDataContext,
  userId: string,
  action: string,
  outcome: 'ok' | 'refused',
  reason?: string,
): Promise<void> {
  await context.audit.record({
    actor: context.caller ? `member:${context.caller.id}` : 'service',
    action,
    subject: isUuid(userId) ? userId : 'malformed',
    outcome,
    ...(reason === undefined ? {} : { reason }),
  });
}

async function refuse(context: MemberDataContext, userId: string, action: string): Promise<never> {
  const reason = context.caller?.isCS ? 'no reason given' : 'not the owner';
  await record(context, userId, action, 'refused', reason);
  throw forbidden();
}

async function callerOf(
  service: Service,
  token: string,
  pageRequest: object | undefined,
): Promise<Caller> {
  const claims = await service.tokens.read(token);
  const found =
    claims && isUuid(claims.memberId) ? await findCaller(service, claims, pageRequest) : 'not ours';
  if (typeof found === 'object') return found;
  await recordStranger(service, 'token.use', found);
  throw unauthenticated();
}

async function recordStranger({ audit }: Service, action: string, reason?: string): Promise<void> {
  const entry = { actor: 'anonymous', action, outcome: 'refused' } as const;
  await audit.record(reason === undefined ? entry : { ...entry, reason });
}

type CallerRow = Omit<Caller, 'id' | 'prescription'> & {
  isOver: boolean;
  prescriptionId: string | null;
  sealed: Buffer;
  savedAt: Date;
};

/**
 * The member whom a token of ours names, or why it is good for nobody; with what pages ask next:
 * whether they may use the benefit, and their prescription, which stays sealed until it is read.
 */
async function findCaller(
  { readAhead, settings }: Service,
  { memberId, expiresAtSeconds }: { memberId: string; expiresAtSeconds: number },
  pageRequest: object | undefined,
): Promise<Caller | 'names nobody' | 'has run out'> {
  const { row } = await readAhead.next<CallerRow>(pageRequest, {
    text: `select m.is_cs as "isCS", m.deleted_at is not null as "isDeleted",
            to_timestamp($2) <= clock_timestamp() as "isOver",
            m.standing = 'good'
              and coalesce(m.plan_ends_on >= (clock_timestamp() at time zone 'utc')::date, true)
              as "isCovered",
            r.redeemed_at + make_interval(secs => $3) as "blockedUntil",
            p.id as "prescriptionId", p.sealed, p.saved_at as "savedAt"
     from member_data.members m
     left join lateral (
       select id, sealed, saved_at from member_data.prescriptions
        where member_id = m.id order by version desc limit 1
     ) p on true
     left join member_data.redemptions r on r.member_id = m.id and r.status = 'redeemed'
       and r.redeemed_at + make_interval(secs => $3) >= clock_timestamp()
     where m.id = $1`,
    values: [memberId, expiresAtSeconds, settings.waitingPeriodMs / 1000],
  });
  if (!row) return 'names nobody';
  const { isOver, prescriptionId: id, sealed, savedAt, ...caller } = row;
  if (isOver) return 'has run out';
  return { ...caller, id: memberId, prescription: id ? { id, sealed, savedAt } : null };
}

function reasonOf(header: string | undefined): string | null {
  return (
    header
      ?.replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 200) || null
  );
}
