import { isServiceError, type ServiceClient } from '#clients/client.ts';
import { SubscribeToNewsletterDocument } from '#clients/generated/commerce.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import type { Limits } from '../limits/limits.ts';
import type { Newsletter } from './port.ts';

type Options = Pick<Newsletter, 'confirm' | 'end'> & {
  commerce(store: StoreCode): ServiceClient;
  limits: Limits;
};

/** Asks whichever platform sells here, without a name; links are those of our own commerce. */
export function createNewsletter({ commerce, limits, confirm, end }: Options): Newsletter {
  return {
    confirm,
    end,
    async ask(email, store, from) {
      const wait = await limits.takeCostly(from, 'newsletter');
      if (wait) return { status: 'limited', retryAfterSeconds: wait };
      try {
        await commerce(store).run(SubscribeToNewsletterDocument, { email });
      } catch (error) {
        if (!isServiceError(error)) throw error;
        // Another platform tells who has it already; a page does not.
        if (error.category !== 'conflict' && error.category !== 'input') throw error;
        if (/\bGuests\b/i.test(error.message)) return { status: 'not-offered' };
      }
      return { status: 'asked' };
    },
  };
}
