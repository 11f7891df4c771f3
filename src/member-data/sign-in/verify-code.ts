import type { MemberDataContext } from '../context.ts';
import type { OtpVerification, OtpVerdict } from '../generated/schema.ts';
import { findMember, type Member } from '../members/member.ts';
import { userInfo } from '../members/user-info.ts';
import { findRedemption } from '../redemption.ts';
import { isUuid } from '../uuid.ts';
import { codeHash, normaliseCode } from './code-hash.ts';
import { tryCode, type TryResult } from './try-code.ts';

/**
 * Protocol strings, never translated: clients take a message with `otp` in it for a failed
 * sign-in, and any other for a good one.
 */
const messages: Record<OtpVerdict, string> = {
  ok: 'Signed in.',
  alreadyRedeemed: 'Signed in.',
  alreadyDeleted: 'The otp was right, but the data of this member was deleted.',
  notEligible: 'The otp was right, but the plan of this member has ended.',
  serviceError: 'The otp was right, but the plan holds this membership back.',
  wrongCode: 'This otp is not right.',
  expired: 'This otp is no longer valid.',
  locked: 'Too many wrong otp tries.',
  limited: 'Too many wrong otp tries; please wait.',
  notEligibleUnknown: 'This otp is no longer valid, or no member was found.',
};

/** Tries a code and, once it is right, says how the member stands. */
export async function verifyCode(
  context: MemberDataContext,
  { challengeId, code }: { challengeId: string; code: string },
): Promise<OtpVerification> {
  if (!isUuid(challengeId)) return answer('expired');
  const hash = codeHash(context.sealer, challengeId, normaliseCode(code));
  const result = await tryCode(context.pool, { challengeId, hash }, context.settings);
  const verification =
    result.outcome === 'right' ? await signIn(context, challengeId, result) : refusal(result);
  await context.audit.record({
    actor: 'service',
    action: 'code.verify',
    subject: result.memberId ?? challengeId,
    outcome: verification.memberToken ? 'ok' : 'refused',
    reason: verification.verdict,
  });
  return verification;
}

function refusal(result: Exclude<TryResult, { outcome: 'right' }>): OtpVerification {
  switch (result.outcome) {
    case 'wrong':
      return answer('wrongCode', { triesLeft: result.triesLeft });
    case 'limited':
      return answer('limited', { retryAfterSeconds: result.waitSeconds });
    case 'unproven':
      return answer('notEligibleUnknown');
    default:
      return answer(result.outcome);
  }
}

async function signIn(
  { pool, sealer, settings, tokens }: MemberDataContext,
  challengeId: string,
  { memberId, signedInAt }: Extract<TryResult, { outcome: 'right' }>,
): Promise<OtpVerification> {
  const [member, redemption] = await Promise.all([
    findMember(pool, sealer, memberId),
    findRedemption(pool, memberId, settings.waitingPeriodMs),
  ]);
  const shut = member && shutOut(member);
  if (!member || shut) return shut ?? answer('alreadyDeleted');

  const blockedUntil = member.isCS ? null : (redemption?.blockedUntil ?? null);
  const { token, expiresAt } = await tokens.issue({ memberId, challengeId, signedInAt });
  return answer(blockedUntil ? 'alreadyRedeemed' : 'ok', {
    memberToken: token,
    memberTokenExpiresAt: expiresAt.toISOString(),
    userId: memberId,
    user: userInfo(member),
    blockedUntil: blockedUntil?.toISOString() ?? null,
  });
}

/** The answer to a member who has proven the contact and still may not come in; null for the others. */
function shutOut(member: Member): OtpVerification | null {
  if (member.deletedAt) return answer('alreadyDeleted');
  if (member.isOnHold) {
    return answer('serviceError', { shownMessage: member.profile?.holdMessage ?? null });
  }
  return member.planHasEnded ? answer('notEligible') : null;
}

function answer(verdict: OtpVerdict, more: Partial<OtpVerification> = {}): OtpVerification {
  return { verdict, message: messages[verdict], ...more };
}
