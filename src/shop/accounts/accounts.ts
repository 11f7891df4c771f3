import type { StoreCode } from '#domain/people/locale.ts';
import { isServiceError, type ServiceClient } from '#clients/client.ts';
import {
  ConfirmAccountDocument,
  ForgotPasswordDocument,
  RegisterDocument,
  ResetPasswordDocument,
  SignInCustomerDocument,
} from '#clients/generated/commerce.ts';
import type { Limits } from '../limits/limits.ts';
import type { Accounts } from './port.ts';
import { limited, refusing } from './refusing.ts';

export type AccountsOptions = {
  /** Commerce without a token. */
  commerce(store: StoreCode): ServiceClient;
  limits: Limits;
  /** Of the caller, for limits only. */
  address: string;
  /**
   * Signs the guest of this browser in to the account of that token; true where lines of two carts
   * came together. @throws ServiceError
   */
  enter(token: string, store: StoreCode): Promise<boolean>;
};

/**
 * Accounts as one browser reaches them. Commerce keeps them and decides; this holds the limits by
 * network address.
 */
export function createAccounts({ commerce, limits, address, enter }: AccountsOptions): Accounts {
  async function signIn(
    { email, password }: { email: string; password: string },
    store: StoreCode,
  ): ReturnType<Accounts['signIn']> {
    return refusing('unavailable', async () => {
      const { generateCustomerToken } = await commerce(store).run(SignInCustomerDocument, {
        email,
        password,
      });
      const token = generateCustomerToken?.token;
      if (!token) return { status: 'refused', problem: 'incorrect' } as const;
      return { status: 'signed-in' as const, hasMerged: await enter(token, store) };
    });
  }

  return {
    async signIn(typed, store) {
      const wait = await limits.takeSignIn(address, false);
      return wait ? limited(wait) : signIn(typed, store);
    },

    async register({ email, firstName, lastName, password }, store) {
      const wait = await limits.takeRegistration(address);
      if (wait) return limited(wait);
      const refused = await refusing('unavailable', async () => {
        const input = { email, firstname: firstName, lastname: lastName, password };
        await commerce(store).run(RegisterDocument, {
          // So that an order which was cut off can be finished for them, and a token be renewed.
          input: { ...input, allow_remote_shopping_assistance: true },
        });
        return null;
      });
      if (refused) return refused;
      const verdict = await signIn({ email, password }, store);
      // Where addresses are proven, one that was taken is answered as one that was free.
      return verdict.status === 'refused' && verdict.problem !== 'unavailable'
        ? { status: 'confirm' }
        : verdict;
    },

    async forgot(email, store) {
      const wait = await limits.takeSignIn(address, false);
      if (wait) return limited(wait);
      return refusing('unavailable', async () => {
        await commerce(store).run(ForgotPasswordDocument, { email }).catch(unlessToldApart);
        return { status: 'sent' } as const;
      });
    },

    async reset(typed, store) {
      const wait = await limits.takeCode(address);
      if (wait) return limited(wait);
      return refusing('bad-link', async () => {
        await commerce(store).run(ResetPasswordDocument, typed);
        return { status: 'done' } as const;
      });
    },

    async confirm(typed, store) {
      const wait = await limits.takeCode(address);
      if (wait) return limited(wait);
      return refusing('bad-link', async () => {
        await commerce(store).run(ConfirmAccountDocument, typed);
        return { status: 'done' } as const;
      });
    },
  };
}

/** Magento 2.4.6 tells an unknown address apart; we do not. */
function unlessToldApart(error: unknown): void {
  const isTold =
    isServiceError(error) && /Cannot reset the customer's password/.test(error.message);
  if (!isTold) throw error;
}
