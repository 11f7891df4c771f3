import type { Audit } from '#service-base/ports.ts';
import { visibleText } from '#domain/people/display-name.ts';
import { isSameName } from '#domain/people/person-name.ts';
import { isServiceError, type ServiceClient } from '#clients/client.ts';
import { VerifyOtpDocument, type VerifyOtpQuery } from '#clients/generated/member-data.ts';
import type { CodeVerdict } from './port.ts';
import type { Limits } from '../limits/limits.ts';
import type { ProgressOfBrowser, StoredProgress } from './sign-in-progress.ts';

type Verification = VerifyOtpQuery['verifyOtp'];

/** Opens the session of a member whose contact is proven; null when it was there and has ended. */
export type OpenSession = (member: {
  /** The secret of this sign-in: sent again, it opens the same session. */
  signIn: string;
  userId: string;
  memberToken: string;
  firstName: string;
  lastName: string;
  isCS: boolean;
  /** Not while their benefit is used up: what they chose without it would be lost to them. */
  mayOrder: boolean;
}) => Promise<{ hasUnfinishedOrder: boolean } | null>;

export type CodeTrialOptions = {
  progress: ProgressOfBrowser;
  memberData: ServiceClient;
  limits: Limits;
  address: string;
  audit: Audit;
  openSession: OpenSession;
};

/**
 * Tries a code for the sign-in that this browser has on its way, and lets its member in. Member
 * data decides on the code; the names are compared here, once it was right.
 */
export function createCodeTrial(options: CodeTrialOptions): (otp: string) => Promise<CodeVerdict> {
  const { progress, memberData, limits, address, audit } = options;
  return tryCode;

  async function tryCode(otp: string): Promise<CodeVerdict> {
    const stored = await progress.read();
    if (!stored?.challengeId)
      return { status: 'no-challenge', message: 'No otp was asked for in this browser.' };
    const limit = await limits.takeCode(address);
    if (limit)
      return {
        status: 'locked',
        message: 'Too many otp tries from here; wait a moment.',
        retryAfterSeconds: limit,
      };

    const verification = await verify(memberData, stored.challengeId, otp);
    if (verification === 'unavailable')
      return {
        status: 'service-error',
        message: 'The otp cannot be checked right now.',
        shown: '',
      };
    const verdict = await outcomeOf(verification, stored);
    if (verdict.status === 'not-eligible') await forgetTyped();
    return verdict;
  }

  async function forgetTyped(): Promise<void> {
    await progress.save({ challengeId: undefined, codeSentAt: undefined });
  }

  async function outcomeOf(
    verification: Verification,
    stored: StoredProgress,
  ): Promise<CodeVerdict> {
    const { message } = verification;
    switch (verification.verdict) {
      case 'ok':
      case 'alreadyRedeemed':
        return enter(verification, stored);
      case 'alreadyDeleted':
        return { status: 'already-deleted', message };
      case 'notEligible':
      case 'notEligibleUnknown':
        return { status: 'not-eligible', message };
      case 'serviceError':
        return heldBack(message, verification.shownMessage ?? '');
      case 'wrongCode':
        return {
          status: 'wrong',
          message,
          ...(verification.triesLeft == null ? {} : { triesLeft: verification.triesLeft }),
        };
      case 'expired':
        return { status: 'expired', message };
      case 'locked':
        return { status: 'locked', message };
      case 'limited':
        return {
          status: 'locked',
          message,
          retryAfterSeconds: verification.retryAfterSeconds ?? 60,
        };
    }
  }

  async function heldBack(message: string, said: string): Promise<CodeVerdict> {
    const shown = said.split('\n').map(visibleText).join('\n');
    await progress.save({ shownMessage: shown });
    return { status: 'service-error', message, shown };
  }

  /** The contact is proven; the names on the card must be the member's too. */
  async function enter(verification: Verification, stored: StoredProgress): Promise<CodeVerdict> {
    const { userId, memberToken, user } = verification;
    if (!userId || !memberToken || !user)
      return { status: 'service-error', message: 'The otp answer was not complete.', shown: '' };
    // The plan may run its own service.
    const firstName = visibleText(user.firstName ?? '');
    const lastName = visibleText(user.lastName ?? '');
    if (
      !isSameName(stored.firstName ?? '', firstName) ||
      !isSameName(stored.lastName ?? '', lastName)
    ) {
      await audit.record({
        actor: `member:${userId}`,
        action: 'sign-in',
        subject: userId,
        outcome: 'refused',
        reason: 'names differ',
      });
      return { status: 'not-eligible', message: 'The otp was right, but the names do not match.' };
    }

    const opened = await options.openSession({
      signIn: `${progress.secret()}:${stored.challengeId}`,
      userId,
      memberToken,
      firstName,
      lastName,
      isCS: user.isCS,
      mayOrder: verification.verdict !== 'alreadyRedeemed',
    });
    if (!opened) return { status: 'expired', message: 'This otp is no longer valid.' };
    await audit.record({
      actor: `member:${userId}`,
      action: 'sign-in',
      subject: userId,
      outcome: 'ok',
    });
    const returnTo = progress.returnPath();
    await progress.forget();
    if (verification.verdict === 'alreadyRedeemed')
      return { status: 'already-redeemed', message: verification.message };
    return {
      status: 'signed-in',
      message: verification.message,
      hasUnfinishedOrder: opened.hasUnfinishedOrder,
      ...(returnTo ? { returnTo } : {}),
    };
  }
}

async function verify(
  memberData: ServiceClient,
  challengeId: string,
  otp: string,
): Promise<Verification | 'unavailable'> {
  try {
    return (await memberData.run(VerifyOtpDocument, { userId: challengeId, otp })).verifyOtp;
  } catch (error) {
    if (isServiceError(error)) return 'unavailable';
    throw error;
  }
}
