import { isServiceError } from '#clients/client.ts';
import { UserInfoDocument } from '#clients/generated/member-data.ts';
import type { Member } from '#shop/shopper.ts';
import type { PlanAddress } from '../addresses/index.ts';

/**
 * What the plan knows; while it cannot be asked the form is simply empty.
 * @throws ServiceError when the user is not theirs to load: whoever has none is signed out.
 */
export async function readPlanAddress({ userId, memberData }: Member): Promise<PlanAddress | null> {
  try {
    const { getUserInfo } = await memberData.run(UserInfoDocument, { userId });
    return getUserInfo;
  } catch (error) {
    if (isServiceError(error) && ['unreachable', 'internal'].includes(error.category)) return null;
    throw error;
  }
}
