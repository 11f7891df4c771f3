import { isServiceError, type ServiceClient } from '#clients/client.ts';
import {
  ChangeEmailDocument,
  ChangeNamesDocument,
  ChangePasswordDocument,
  CustomerNamesDocument,
  SignInCustomerDocument,
} from '#clients/generated/commerce.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import { visibleText } from '#domain/people/display-name.ts';
import type { Limits } from '../limits/limits.ts';
import type { AccountNames, AccountProblem, OwnAccount } from './port.ts';
import { limited, refusing } from './refusing.ts';

export type OwnAccountOptions = {
  /** Commerce with the customer's token as it stands now. */
  commerce(store: StoreCode): ServiceClient;
  /** Commerce without one. */
  commerceOfNobody(store: StoreCode): ServiceClient;
  limits: Limits;
  /** Of the caller, for limits only. */
  address: string;
  /** Keeps what has changed; `token` is a new one, or null where none was given. */
  keep(changed: Partial<AccountNames> & { token?: string | null }): Promise<void>;
  /** Answered by what is thrown where commerce takes the token no more. */
  leave(store: StoreCode): Promise<Response>;
  /** Erases the account and all that the shop keeps of it. */
  erase(email: string): Promise<'erased' | 'on-its-way' | 'being-placed'>;
};

/** What a customer changes of the account that they are signed in to. Commerce keeps it and decides. */
export function createOwnAccount({
  commerce,
  commerceOfNobody,
  limits,
  address,
  keep,
  leave,
  erase,
}: OwnAccountOptions): OwnAccount {
  /** As `refusing`; a token that is good no more leads away. */
  function asking<Answer>(store: StoreCode, act: () => Promise<Answer>) {
    return refusing('unavailable', async () => {
      try {
        return await act();
      } catch (error) {
        throw isTokenRefused(error) ? await leave(store) : error;
      }
    });
  }

  async function read(store: StoreCode): Promise<AccountNames> {
    const { customer } = await commerce(store).run(CustomerNamesDocument, {});
    return {
      email: customer?.email ?? '',
      firstName: visibleText(customer?.firstname ?? ''),
      lastName: visibleText(customer?.lastname ?? ''),
    };
  }

  return {
    async read(store) {
      try {
        return await read(store);
      } catch (error) {
        throw isTokenRefused(error) ? await leave(store) : error;
      }
    },

    async change({ email, firstName, lastName, currentPassword }, store) {
      return asking(store, async () => {
        const before = await read(store);
        if (!isSameAddress(before.email, email)) {
          const wait = await limits.takeSignIn(address, false);
          if (wait) return limited(wait);
          const asked = { email, password: currentPassword };
          await commerce(store).run(ChangeEmailDocument, asked);
          await keep({ email });
        }
        if (before.firstName !== firstName || before.lastName !== lastName) {
          const names = { firstname: firstName, lastname: lastName };
          await commerce(store).run(ChangeNamesDocument, names);
          await keep({ firstName, lastName });
        }
        return { status: 'done' } as const;
      });
    },

    async changePassword({ currentPassword, password }, store) {
      const wait = await limits.takeSignIn(address, false);
      if (wait) return limited(wait);
      return asking(store, async () => {
        const asked = { current: currentPassword, next: password };
        const { changeCustomerPassword } = await commerce(store).run(ChangePasswordDocument, asked);
        const email = changeCustomerPassword?.email ?? '';
        // The token so far ended with the password so far.
        await keep({ token: await tokenWith(email, password, store) });
        return { status: 'done' } as const;
      });
    },

    async erase(currentPassword, store) {
      const wait = await limits.takeSignIn(address, false);
      if (wait) return limited(wait);
      const verdict = await asking(store, async () => {
        const { email } = await read(store);
        await commerceOfNobody(store).run(SignInCustomerDocument, {
          email,
          password: currentPassword,
        });
        const outcome = await erase(email);
        return outcome === 'erased'
          ? ({ status: 'done' } as const)
          : ({ status: 'refused', problem: outcome } as const);
      });
      // Here the address is right, whatever is said of both.
      return verdict.status === 'refused' && verdict.problem === 'incorrect'
        ? { status: 'refused', problem: 'wrong-password' satisfies AccountProblem }
        : verdict;
    },
  };

  /** Null where commerce gives none right now: then they sign in again. */
  async function tokenWith(email: string, password: string, store: StoreCode) {
    try {
      const signedIn = await commerceOfNobody(store).run(SignInCustomerDocument, {
        email,
        password,
      });
      return signedIn.generateCustomerToken?.token ?? null;
    } catch (error) {
      if (!isServiceError(error)) throw error;
      return null;
    }
  }
}

/** Magento puts a wrong password, a locked account and a token of nobody in the same category. */
function isTokenRefused(error: unknown): boolean {
  return (
    isServiceError(error) &&
    ['authentication', 'authorization'].includes(error.category) &&
    !/login or password|account is locked|sign-in was incorrect|isn't confirmed/.test(error.message)
  );
}

/** Of one address in other case is said nothing: both reach the same. */
function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
