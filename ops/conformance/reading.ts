import type { Value } from './judge.ts';
import type { SignedIn, Trial } from './trial.ts';

/** Asks everything that a member may be told, and that nobody else may. */
export async function tryReading({ check }: Trial, { userId, caller }: SignedIn): Promise<void> {
  const isOwn = (answer: Value) =>
    answer['userId'] === userId ? [] : ['userId is not the one that verifyOtp answered'];
  await check('says who asks', 'user', {}, caller, isOwn);
  await check('tells what the plan knows', 'getUserInfo', { userId }, caller, isOwn);
  await check(
    'says whether the benefit may be used',
    'validateAuthentication',
    {},
    caller,
    'answer',
  );
  for (const operation of reads) {
    await check(
      'tells a member',
      operation,
      { userId },
      caller,
      operation.startsWith('getGlass') ? 'answer' : 'nothing',
    );
    await check(
      'tells no other member',
      operation,
      { userId: `${userId}-other` },
      caller,
      'FORBIDDEN',
    );
  }
  await check(
    'tells no other member',
    'getUserInfo',
    { userId: `${userId}-other` },
    caller,
    'FORBIDDEN',
  );
}

const reads = [
  'getGlassRedemptionStatusByUserIdWaitingPeriod',
  'getGlassRedemptionStatusByUserId',
  'getPrescriptionByUserId',
  'getVtoByUserId',
];
