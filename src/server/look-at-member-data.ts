import { isServiceError } from '#clients/client.ts';
import { VerifyOtpDocument } from '#clients/generated/member-data.ts';
import type { Finding } from './finding.ts';
import type { Services } from './services.ts';

/**
 * Whether a plan's own member data answers, knows the shop, and keeps to the contract: asked for a
 * sign-in that nobody began, which reads nothing of anybody and leaves nothing behind.
 */
export async function lookAtMemberData({ memberDataFor }: Services): Promise<Finding> {
  const name = 'member data';
  try {
    await memberDataFor().run(VerifyOtpDocument, { userId: 'doctor', otp: '000000' });
    return { name, ok: true, detail: 'answers as the contract has it' };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return { name, ok: false, detail: `${whatIsWrong(error)} (docs/member-data.md).` };
  }
}

/** Never its words: an answer may repeat an address or a credential. */
function whatIsWrong({ category, code }: { category: string; code?: string | undefined }): string {
  if (category === 'authentication' || category === 'authorization')
    return 'does not know the shop: MEMBER_DATA_TOKEN is not the token that it expects';
  if (category === 'unreachable' && code !== 'WRONG_ANSWER')
    return 'does not answer, and nobody can sign in or order: see that it runs and that MEMBER_DATA_GRAPHQL_URL can be reached from here';
  return 'answers otherwise than the contract has it: try npm run -s ops -- conformance member-data with the address in MEMBER_DATA_GRAPHQL_URL';
}
