import { differences, type Value } from './judge.ts';
import type { SignedIn, Trial } from './trial.ts';

/**
 * Writes on behalf of a test member and puts back what was there. The benefit is used and released
 * only where it is free.
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
    const { value: before } = await ask(reading, { userId }, caller);
    const isKept = (answer: Value) => differences(input, answer);
    await check('keeps', operation, { userId, [argument]: input }, caller, isKept);
    await check('tells what was kept', reading, { userId }, caller, isKept);
    await check(
      'keeps nothing for others',
      operation,
      { userId: `${userId}-other`, [argument]: input },
      caller,
      'FORBIDDEN',
    );
    const { savedAt: _, ...old } = (before ?? {}) as Value;
    await check(
      before ? 'puts back' : 'erases',
      operation,
      { userId, [argument]: before ? old : null },
      caller,
      before ? 'answer' : 'nothing',
    );
    if (!before)
      await check('has erased', reading, { userId }, caller, (answer) =>
        Object.keys(answer).length > 0 ? ['what was erased is told'] : [],
      );
  }

  async function tryRedeeming() {
    const operation = 'upsertGlassRedemptionStatusByUserId';
    const reading = 'getGlassRedemptionStatusByUserId';
    const { value } = await ask(reading, { userId }, caller);
    if ((value as Value | null)?.['status'] !== 'available') return;
    const orderNumber = `conformance-${Date.now()}`;
    const redeemedAt = new Date(Date.now() - 60_000).toISOString();
    const order = { userId, orderNumber, redeemedAt };
    const is = (status: string) => (answer: Value) =>
      answer['status'] === status
        ? []
        : [`status is ${JSON.stringify(answer['status'])}, must be ${status}`];
    await check(
      'does not redeem for a member',
      operation,
      { ...order, status: 'redeemed' },
      caller,
      is('available'),
    );
    const first = await check(
      'redeems',
      operation,
      { ...order, status: 'redeemed' },
      shop,
      is('redeemed'),
    );
    const again = { ...order, redeemedAt: new Date().toISOString(), status: 'redeemed' };
    await check('redeems an order once', operation, again, shop, (answer) => [
      ...is('redeemed')(answer),
      ...(first && answer['timestamp'] !== first['timestamp']
        ? ['the same order again moves timestamp']
        : []),
    ]);
    await check('blocks who has redeemed', 'validateAuthentication', {}, caller, is('blocked'));
    await check(
      'releases no other order',
      operation,
      { userId, orderNumber: 'conformance-other', status: 'available' },
      shop,
      is('redeemed'),
    );
    await check(
      'releases',
      operation,
      { userId, orderNumber, status: 'available' },
      shop,
      is('available'),
    );
    await check(
      'does not redeem a released order again',
      operation,
      { ...order, status: 'redeemed' },
      shop,
      is('available'),
    );
    await check('frees who was released', 'validateAuthentication', {}, caller, is('active'));
  }
}

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
