import { authenticationStatus, currentUser } from './authentication-status.ts';
import { requireReader } from './caller.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { findMember } from './members/member.ts';
import { userInfo } from './members/user-info.ts';
import { currentPrescription, savePrescription } from './prescription.ts';
import { redemptionStatus, redemptionWaitingPeriod, writeRedemption } from './redemption.ts';
import { sendCode } from './sign-in/send-code.ts';
import { validate } from './sign-in/validate.ts';
import { verifyCode } from './sign-in/verify-code.ts';
import { lastTryOn, saveTryOn } from './try-on.ts';

/** The contract's operations; each is one plain function that knows who is asking. */
export const resolvers: Required<Pick<Resolvers, 'Query' | 'Mutation'>> = {
  Query: {
    validate: (_, { memberId, phone, email }, context) =>
      validate(context, { memberId, phone: phone ?? null, email: email ?? null }),
    verifyOtp: (_, { userId, otp }, context) =>
      verifyCode(context, { challengeId: userId, code: otp }),
    getUserInfo: async (_, { userId }, context) => {
      await requireReader(context, userId, 'member.read');
      const member = await findMember(context.pool, context.sealer, userId);
      return member && userInfo(member);
    },
    getGlassRedemptionStatusByUserIdWaitingPeriod: (_, { userId }, context) =>
      redemptionWaitingPeriod(context, userId),
    getGlassRedemptionStatusByUserId: (_, { userId }, context) => redemptionStatus(context, userId),
    getPrescriptionByUserId: (_, { userId }, context) => currentPrescription(context, userId),
    getVtoByUserId: (_, { userId }, context) => lastTryOn(context, userId),
    user: (_, _arguments, context) => currentUser(context),
    validateAuthentication: (_, _arguments, context) => authenticationStatus(context),
  },
  Mutation: {
    upsertGlassRedemptionStatusByUserId: (
      _,
      { userId, status, orderNumber, redeemedAt },
      context,
    ) =>
      writeRedemption(context, {
        userId,
        status: status ?? 'redeemed',
        orderNumber: orderNumber ?? null,
        redeemedAt: redeemedAt ?? null,
      }),
    createOtpNotification: (_, { userId, email, phone, locale }, context) =>
      sendCode(context, {
        challengeId: userId,
        email: email ?? null,
        phone: phone ?? null,
        locale: locale ?? null,
      }),
    upsertPrescriptionForUserId: (_, { userId, prescription }, context) =>
      savePrescription(context, userId, prescription ?? null),
    upsertVtoByUserId: (_, { userId, VTOUpsert }, context) =>
      saveTryOn(context, userId, VTOUpsert ?? null),
  },
};
