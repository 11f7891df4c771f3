import type { Audit } from '#domain/ports.ts';
import { contactOf } from '#domain/contact.ts';
import { isSameName } from '#domain/person-name.ts';
import { isServiceError, ServiceError, type ServiceClient } from '#storefront/clients.ts';
import {
  CreateOtpNotificationDocument,
  ValidateDocument,
  VerifyOtpDocument,
  type VerifyOtpQuery,
} from '#storefront/generated/member-data.ts';
import type { CodeVerdict, SignIn } from '#storefront/house.ts';
import { isDatabaseDown } from './database/faults.ts';
import type { Limits } from './limits.ts';
import type { ProgressOfBrowser, StoredProgress } from './session/sign-in-progress.ts';

type Verification = VerifyOtpQuery['verifyOtp'];

/** Opens the session of a member whose contact is proven. */
export type OpenSession = (member: {
  userId: string;
  memberToken: string;
  firstName: string;
  lastName: string;
  isCS: boolean;
}) => Promise<{ hasUnfinishedOrder: boolean }>;

/**
 * Sign-in as one browser goes through it. Member data decides; this keeps what was typed bound
 * to the browser, holds the limits by address, and compares the names once the contact is proven.
 */
export function createSignIn(options: {
  progress: ProgressOfBrowser;
  memberData: ServiceClient;
  limits: Limits;
  address: string;
  audit: Audit;
  disclosure: 'after_code' | 'immediate';
  codeLifetimeMs: number;
  openSession: OpenSession;
  /** Hears how each code ended, for the figures. */
  count: (outcome: CodeVerdict['status']) => void;
}): SignIn {
  const { progress, memberData, limits, address, audit } = options;

  async function notify(
    typed: Pick<StoredProgress, 'contact'> & { challengeId: string },
    locale: 'en' | 'de',
  ) {
    const { createOtpNotification } = await memberData.run(CreateOtpNotificationDocument, {
      userId: typed.challengeId,
      locale,
      ...argumentsOf(typed.contact ?? ''),
    });
    return createOtpNotification;
  }

  return {
    async read() {
      const stored = await progress.read();
      if (!stored) return null;
      const { challengeId: _, isProven: __, ...shown } = stored;
      return shown;
    },

    async remember(values) {
      await progress.save(values);
    },

    async rememberProof() {
      await progress.save({ isProven: true });
    },

    async returnTo(path) {
      await progress.save({ returnTo: path });
    },

    async sendCode(typed, { locale, botCheckPassed }) {
      const isProven = botCheckPassed || (await progress.read())?.isProven === true;
      const limit = await limits.takeSignIn(address, isProven);
      if (limit) return { status: 'limited', retryAfterSeconds: limit };

      const { validate } = await memberData.run(ValidateDocument, {
        memberId: typed.memberId,
        ...argumentsOf(typed.contact),
      });
      // A plan's own service may tell more than this shop is set to pass on.
      if (validate.verdict === 'notEligibleUnknown' && options.disclosure === 'immediate')
        return { status: 'not-eligible' };
      const notification = await notify({ ...typed, challengeId: validate.userId }, locale);
      if (notification.status === 'limited')
        return { status: 'limited', retryAfterSeconds: notification.retryAfterSeconds };
      await progress.save({
        ...typed,
        isProven: undefined,
        challengeId: validate.userId,
        codeSentAt: new Date().toISOString(),
        codeExpiresAt:
          notification.expiresAt ?? new Date(Date.now() + options.codeLifetimeMs).toISOString(),
      });
      return { status: 'sent' };
    },

    async resendCode(locale) {
      const stored = await progress.read();
      if (!stored?.challengeId) return { status: 'unknown' };
      const notification = await notify({ ...stored, challengeId: stored.challengeId }, locale);
      if (notification.status === 'expired') return { status: 'unknown' };
      if (notification.status === 'limited')
        return { status: 'limited', retryAfterSeconds: notification.retryAfterSeconds };
      await progress.save({
        codeSentAt: new Date().toISOString(),
        ...(notification.expiresAt ? { codeExpiresAt: notification.expiresAt } : {}),
      });
      return { status: 'sent' };
    },

    async verifyCode(otp) {
      try {
        const verdict = await tryCode(otp);
        options.count(verdict.status);
        return verdict;
      } catch (error) {
        if (!isDatabaseDown(error)) throw error;
        throw new ServiceError('The database is away.', 'unreachable');
      }
    },
  };

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
        await progress.save({ shownMessage: verification.shownMessage ?? '' });
        return { status: 'service-error', message, shown: verification.shownMessage ?? '' };
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

  /** The contact is proven; the names on the card must be the member's too. */
  async function enter(verification: Verification, stored: StoredProgress): Promise<CodeVerdict> {
    const { userId, memberToken, user } = verification;
    if (!userId || !memberToken || !user)
      return { status: 'service-error', message: 'The otp answer was not complete.', shown: '' };
    const firstName = user.firstName ?? '';
    const lastName = user.lastName ?? '';
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

    const { hasUnfinishedOrder } = await options.openSession({
      userId,
      memberToken,
      firstName,
      lastName,
      isCS: user.isCS,
    });
    await audit.record({
      actor: `member:${userId}`,
      action: 'sign-in',
      subject: userId,
      outcome: 'ok',
    });
    await progress.forget();
    if (verification.verdict === 'alreadyRedeemed')
      return { status: 'already-redeemed', message: verification.message };
    return {
      status: 'signed-in',
      message: verification.message,
      hasUnfinishedOrder,
      ...(stored.returnTo ? { returnTo: stored.returnTo } : {}),
    };
  }
}

/** A numeric contact is a phone, anything else an e-mail address (specification, point 5). */
function argumentsOf(contact: string): { phone?: string; email?: string } {
  const { kind, value } = contactOf(contact);
  return kind === 'phone' ? { phone: value } : { email: value };
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
