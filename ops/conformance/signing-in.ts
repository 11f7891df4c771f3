import { nobodySignedIn } from './judge.ts';
import type { SignedIn, Trial } from './trial.ts';

export type TestMember = {
  memberId: string;
  /** An e-mail address or a mobile number on file. */
  contact: string;
  /** The code that the service has sent to the contact. */
  readCode(): Promise<string>;
};

/** What can be tried without a member: nobody is sent anything, and nothing is told. */
export async function tryWithoutMember({ check, shop }: Trial): Promise<void> {
  const nobody = { memberId: 'conformance-nobody', email: 'nobody@conformance.invalid' };
  const strange = { userId: 'conformance-no-sign-in', otp: '000000' };
  await check('begins a sign-in for anybody', 'validate', nobody, shop, 'answer');
  await check(
    'knows the shop by its token',
    'validate',
    nobody,
    { token: 'x'.repeat(40) },
    'UNAUTHENTICATED',
  );
  await check('knows no made-up sign-in', 'verifyOtp', strange, shop, nobodySignedIn);
  await check(
    'sends no code for it',
    'createOtpNotification',
    { userId: strange.userId, email: nobody.email, locale: 'en' },
    shop,
    ({ status }) => (status === 'sent' ? ['sends a code for a sign-in that was never begun'] : []),
  );
  for (const operation of ['validateAuthentication', 'getUserInfo', 'getPrescriptionByUserId'])
    await check('tells nobody about members', operation, strange, shop, 'UNAUTHENTICATED');
  const stranger = { ...shop, memberToken: 'conformance-no-token' };
  await check('knows no made-up member token', 'user', {}, stranger, 'UNAUTHENTICATED');
}

/** Signs a test member in, by a code that is sent; null when that does not work. */
export async function signIn({ check, shop }: Trial, member: TestMember): Promise<SignedIn | null> {
  const { memberId, contact } = member;
  const typed = contact.includes('@') ? { email: contact } : { phone: contact };
  const begun = await check('begins a sign-in', 'validate', { memberId, ...typed }, shop, 'answer');
  const userId = begun?.['userId'];
  if (typeof userId !== 'string') return null;
  const sent = await check(
    'sends a code',
    'createOtpNotification',
    { userId, ...typed, locale: 'en' },
    shop,
    ({ status }) =>
      status === 'sent' ? [] : [`status is ${JSON.stringify(status)}, must be sent`],
  );
  if (!sent) return null;
  const otp = (await member.readCode()).trim();
  const wrong = otp === '000000' ? '000001' : '000000';
  await check('takes no wrong code', 'verifyOtp', { userId, otp: wrong }, shop, (answer) => [
    ...nobodySignedIn(answer),
    ...(answer['verdict'] === 'wrongCode' && typeof answer['triesLeft'] !== 'number'
      ? ['triesLeft is missing']
      : []),
  ]);
  const opened = await check('takes the code', 'verifyOtp', { userId, otp }, shop, (answer) =>
    ['ok', 'alreadyRedeemed'].includes(String(answer['verdict']))
      ? [
          ...['memberToken', 'userId', 'user']
            .filter((name) => answer[name] == null)
            .map((name) => `${name} is missing for a member who is signed in`),
          ...(String(answer['message']).includes('otp')
            ? ['message holds "otp", which says that nobody is signed in']
            : []),
        ]
      : [`the right code is answered ${JSON.stringify(answer['verdict'])}`],
  );
  if (!opened) return null;
  return {
    userId: String(opened['userId']),
    caller: { ...shop, memberToken: String(opened['memberToken']) },
  };
}
