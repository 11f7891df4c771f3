import { differences, type Value } from './judge.ts';
import type { SignedIn, Trial } from './trial.ts';

/**
 * Writes on behalf of a test member and puts back what was there, whatever happens in between.
 * What cannot be read without a fault is not written over; the benefit is used and released only
 * where it is free.
 */
export async function tryWriting(
  { ask, check, shop }: Trial,
  { userId, caller }: SignedIn,
): Promise<void> {
  await tryKeeping('Prescription', 'upsertPrescriptionForUserId', 'prescription', prescription);
  await tryKeeping('Vto', 'upsertVtoByUserId', 'VTOUpsert', tryOn);
  await tryRedeeming();

  async function tryKeeping(name: string, operation: string, argument: string, input: Value) {
    const reading = `get${name}ByUserId`;
    const before = await check('tells what is there', reading, { userId }, caller, 'nothing');
    if (!before) return;
    const { savedAt: _, ...old } = before;
    const isThere = Object.keys(before).length > 0;
    const isKept = (answer: Value) => differences(input, answer);
    try {
      await check('keeps', operation, { userId, [argument]: input }, caller, isKept);
      await check('tells what was kept', reading, { userId }, caller, isKept);
      await check(
        'keeps nothing for others',
        operation,
        { userId: `${userId}-other`, [argument]: input },
        caller,
        'FORBIDDEN',
      );
    } finally {
      await check(
        isThere ? 'puts back' : 'erases',
        operation,
        { userId, [argument]: isThere ? old : null },
        caller,
        isThere ? 'answer' : 'nothing',
      );
    }
    if (!isThere)
      await check('has erased', reading, { userId }, caller, (answer) =>
        Object.keys(answer).length > 0 ? ['what was erased is told'] : [],
      );
  }

  async function tryRedeeming() {
    const reading = 'getGlassRedemptionStatusByUserId';
    const isFree = async () => {
      const { value } = await ask(reading, { userId }, caller);
      return (value as Value | null | undefined)?.['status'] === 'available';
    };
    if (!(await isFree())) return;
    const orderNumber = `conformance-${Date.now()}`;
    try {
      await redeemAndRelease(orderNumber);
    } finally {
      const release = { userId, orderNumber, status: 'available' };
      if (!(await isFree()))
        await check('releases what is left', redeeming, release, shop, is('available'));
    }
  }

  async function redeemAndRelease(orderNumber: string) {
    const redeemedAt = new Date(Date.now() - 60_000).toISOString();
    const order = { userId, orderNumber, redeemedAt };
    await check(
      'does not redeem for a member',
      redeeming,
      { ...order, status: 'redeemed' },
      caller,
      is('available'),
    );
    const first = await check(
      'redeems',
      redeeming,
      { ...order, status: 'redeemed' },
      shop,
      is('redeemed'),
    );
    const again = { ...order, redeemedAt: new Date().toISOString(), status: 'redeemed' };
    await check('redeems an order once', redeeming, again, shop, (answer) => [
      ...is('redeemed')(answer),
      ...(first && answer['timestamp'] !== first['timestamp']
        ? ['the same order again moves timestamp']
        : []),
    ]);
    await check('blocks who has redeemed', 'validateAuthentication', {}, caller, is('blocked'));
    await check(
      'releases no other order',
      redeeming,
      { userId, orderNumber: 'conformance-other', status: 'available' },
      shop,
      is('redeemed'),
    );
    await check(
      'releases',
      redeeming,
      { userId, orderNumber, status: 'available' },
      shop,
      is('available'),
    );
    await check(
      'does not redeem a released order again',
      redeeming,
      { ...order, status: 'redeemed' },
      shop,
      is('available'),
    );
    await check('frees who was released', 'validateAuthentication', {}, caller, is('active'));
  }
}

const redeeming = 'upsertGlassRedemptionStatusByUserId';

const is = (status: string) => (answer: Value) =>
  answer['status'] === status
    ? []
    : [`status is ${JSON.stringify(answer['status'])}, must be ${status}`];

const eye = {
  sphere: -2.25,
  cylinders: -0.75,
  axis: 170,
  add: 0,
  prismHor: 0,
  prismVer: 0,
  baseHor: null,
  baseVer: null,
  pd: 31.5,
};
const prescription = { lensType: 'SingleVision', pd: 63, od: eye, os: { ...eye, axis: 10 } };
const tryOn = {
  faceShape: 'Oval',
  frameWidth: 131,
  recommandType: ['Round'],
  scanId: 'conformance',
};
