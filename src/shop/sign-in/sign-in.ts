import { contactOf } from '#domain/people/contact.ts';
import { ServiceError } from '#clients/client.ts';
import { CreateOtpNotificationDocument, ValidateDocument } from '#clients/generated/member-data.ts';
import type { CodeVerdict, SignIn } from './port.ts';
import { createCodeTrial, type CodeTrialOptions } from './code-trial.ts';
import { isDatabaseDown } from '#service-base/database-faults.ts';
import type { StoredProgress } from './sign-in-progress.ts';

/**
 * Sign-in as one browser goes through it. Member data decides; this keeps what was typed bound
 * to the browser and holds the limits by address.
 */
export function createSignIn(
  options: CodeTrialOptions & {
    disclosure: 'after_code' | 'immediate';
    codeLifetimeMs: number;
    /** Hears how each code ended, for the figures. */
    count: (outcome: CodeVerdict['status']) => void;
  },
): SignIn {
  const { progress, memberData, limits, address } = options;
  const tryCode = createCodeTrial(options);

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
      const returnTo = progress.returnPath();
      if (!stored && returnTo === undefined) return null;
      const { challengeId: _, isProven: __, ...shown } = stored ?? {};
      return { ...shown, ...(returnTo === undefined ? {} : { returnTo }) };
    },

    async remember(values) {
      if (!(await limits.takeTyped(address))) await progress.saveTyped(values);
    },

    async rememberProof() {
      if (!(await limits.takeTyped(address))) await progress.save({ isProven: true });
    },

    returnTo: (path) => progress.keepReturnPath(path),

    takeReturnPath: () => progress.takeReturnPath(),

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
      await progress.saveTyped({
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
}

/** A numeric contact is a phone, anything else an e-mail address (specification, point 5). */
function argumentsOf(contact: string): { phone?: string; email?: string } {
  const { kind, value } = contactOf(contact);
  return kind === 'phone' ? { phone: value } : { email: value };
}
