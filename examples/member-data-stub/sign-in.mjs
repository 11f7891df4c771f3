// The way to a member token: member id and contact, then the code that only the contact hears.
import { randomInt, randomUUID } from 'node:crypto';
import members from './members.json' with { type: 'json' };

const lifetimeMs = 10 * 60 * 1000;
const signIns = new Map();

/** Who each member token names. */
export const callers = new Map();

/** `backAt` says when a member's benefit is back, null while it can be used. */
export const signInAnswers = (backAt) => ({
  // A stranger is answered like a member. The id names this sign-in alone.
  validate({ memberId, email, phone }) {
    const isMeant = (m) => (email ?? m.email) === m.email && (phone ?? m.phone) === m.phone;
    const member = members.find((m) => m.memberId === memberId && isMeant(m));
    const [userId, expiresAt] = [randomUUID(), new Date(Date.now() + lifetimeMs).toISOString()];
    signIns.set(userId, { member, expiresAt, triesLeft: 5 });
    setTimeout(() => signIns.delete(userId), lifetimeMs).unref();
    return { userId, expiresAt, verdict: 'accepted' };
  },

  // A new code replaces the one before and gives no new tries.
  createOtpNotification({ userId }) {
    const signIn = signIns.get(userId);
    if (!signIn) return { status: 'expired', retryAfterSeconds: 0 };
    signIn.code = String(randomInt(1_000_000)).padStart(6, '0');
    if (signIn.member) console.log(`The code of ${signIn.member.memberId} is ${signIn.code}`);
    return { status: 'sent', expiresAt: signIn.expiresAt, retryAfterSeconds: 30 };
  },

  verifyOtp({ userId, otp }) {
    const signIn = signIns.get(userId);
    if (!signIn) return { verdict: 'expired', message: 'This otp is over.' };
    if (signIn.triesLeft === 0) return { verdict: 'locked', message: 'Too many otp tries.' };
    signIn.triesLeft -= 1;
    const { member: user, code, triesLeft } = signIn;
    if (!user || otp !== code)
      return { verdict: 'wrongCode', message: 'This otp is wrong.', triesLeft };
    signIns.delete(userId);
    const [memberToken, blockedUntil] = [randomUUID(), backAt(user.userId)];
    callers.set(memberToken, user);
    const verdict = blockedUntil ? 'alreadyRedeemed' : 'ok';
    const signedIn = { memberToken, userId: user.userId, user, blockedUntil };
    return { verdict, message: 'Signed in.', ...signedIn };
  },
});
