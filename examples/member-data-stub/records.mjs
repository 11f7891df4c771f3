// What is kept of members, by user id. Each is answered about themselves alone.
import { GraphQLError } from 'graphql';

const waitingPeriodMs = 62_208_000_000;
const [uses, prescriptions, tryOns] = [new Map(), new Map(), new Map()];
const none = { status: 'available' };

export function refused(code, category) {
  return new GraphQLError('Not allowed.', { extensions: { code, category } });
}

/** When the benefit is back; null while it can be used. */
export function backAt(userId) {
  const { status, timestamp } = uses.get(userId) ?? none;
  const endMs = status === 'redeemed' ? Date.parse(timestamp) + waitingPeriodMs : 0;
  return endMs > Date.now() ? new Date(endMs).toISOString() : null;
}

const useOf = (id) => (uses.get(id)?.status === 'redeemed' ? uses.get(id) : none);
const keep = (map, id, value) =>
  map.set(id, value && { ...value, savedAt: new Date().toISOString() }).get(id);

function own({ userId }, { caller }) {
  if (!caller) throw refused('UNAUTHENTICATED', 'authentication');
  if (userId !== caller.userId) throw refused('FORBIDDEN', 'authorization');
  return userId;
}

export const recordAnswers = {
  user: (_, { caller }) => own(caller ?? {}, { caller }) && caller,
  getUserInfo: (asked, context) => own(asked, context) && context.caller,
  validateAuthentication(_, { caller }) {
    const blockedUntil = backAt(own(caller ?? {}, { caller }));
    return { status: blockedUntil ? 'blocked' : 'active', blockedUntil };
  },
  getGlassRedemptionStatusByUserId: (asked, context) => useOf(own(asked, context)),
  getGlassRedemptionStatusByUserIdWaitingPeriod(asked, context) {
    const [use, availableFrom] = [useOf(own(asked, context)), backAt(asked.userId)];
    const status = availableFrom ? 'redeemed' : 'available';
    return { ...use, status, availableFrom, period: waitingPeriodMs };
  },
  // Told by the shop alone, and more than once: of each order only the first time counts.
  upsertGlassRedemptionStatusByUserId({ userId, status, orderNumber, redeemedAt }, { caller }) {
    const isOfLastUse = uses.get(userId)?.orderNumber === orderNumber;
    const timestamp = redeemedAt ?? new Date().toISOString();
    if (!caller && orderNumber && isOfLastUse === (status === 'available'))
      uses.set(userId, { status, timestamp, partner: 'Framewell Optics', orderNumber });
    return useOf(caller ? own({ userId }, { caller }) : userId);
  },
  getPrescriptionByUserId: (asked, context) => prescriptions.get(own(asked, context)),
  upsertPrescriptionForUserId: (asked, context) =>
    keep(prescriptions, own(asked, context), asked.prescription),
  getVtoByUserId: (asked, context) => tryOns.get(own(asked, context)),
  upsertVtoByUserId: (asked, context) =>
    keep(tryOns, own(asked, context), asked.VTOUpsert && { recommandType: [], ...asked.VTOUpsert }),
};
