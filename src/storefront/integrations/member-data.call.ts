import { RedemptionDocument, UserInfoDocument } from '#clients/generated/member-data.ts';
import { requireMember } from '../app/context.ts';
import { memberDataMethods } from './member-data.contract.ts';
import { runMethod, type MethodCall } from './run-method.ts';

/** `POST /memberData/{method}`, for methods of the contract beside this file. */
export function action(call: MethodCall): Promise<Response> {
  const { memberData, userId } = requireMember(call.context);
  return runMethod(call, 'memberData', memberDataMethods, {
    getUserInfo: async () => {
      const { getUserInfo: user } = await memberData.run(UserInfoDocument, { userId });
      if (!user) return null;
      const { firstName, lastName, email, phone, street, city, state, postcode } = user;
      return { firstName, lastName, email, phone, street, city, state, postcode };
    },
    getGlassRedemptionStatusByUserId: async () => {
      const answer = await memberData.run(RedemptionDocument, { userId });
      return answer.getGlassRedemptionStatusByUserId;
    },
  });
}
