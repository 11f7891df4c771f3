import { isServiceError, type Document, type ServiceClient } from '#clients/client.ts';
import {
  CartGlanceDocument,
  CustomerCartDocument,
  SavedProductsDocument,
} from '#clients/generated/commerce.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import type { CartChanges } from '#shop/cart-changes/cart-changes.ts';
import { createKeptAnswers } from './kept-answers.ts';

/** Answers of all members; three of each. */
const answersKept = 10_000;

/** Which member asks of the cart, in which store, and whether only to show it. */
export type AskingForCart = { userId: string; store: StoreCode; purpose: 'show' | 'do' };

const questions: readonly string[] = [
  CustomerCartDocument.name,
  CartGlanceDocument.name,
  SavedProductsDocument.name,
];
const stores: readonly StoreCode[] = ['default', 'german'];

/**
 * Members' carts that another platform keeps, and what they have saved there, as they were loaded in the last five minutes
 * (specification: cached 300000 ms, ended by every mutation). While one may still be made that
 * nobody waits for any more, nothing is kept. Who does something, or sends a header such as
 * `no-cache`, is told what is so now; an order reads its cart by a question that is never
 * remembered. A cart that came in part is not kept.
 */
export type CartMemory = {
  /** `client`, answering what is still remembered, and forgetting it around every mutation. */
  before(client: ServiceClient, asking: AskingForCart): ServiceClient;
  /** `client`, after whose mutations no process remembers the cart. */
  noting(client: ServiceClient, userId: string): ServiceClient;
  /** Drops what this process remembers of a member's cart. */
  forget(userId: string): void;
};

/** `report` hears of changes that could not be noted. */
export function createCartMemory(
  changes: CartChanges,
  report: (fault: unknown) => void,
): CartMemory {
  const kept = createKeptAnswers(answersKept);
  const keyIn = (question: string, store: StoreCode, whose: string) =>
    `${question} ${store} ${whose}`;

  function forget(userId: string): void {
    const whose = changes.keyOf(userId);
    for (const question of questions)
      for (const store of stores) kept.forget(keyIn(question, store, whose));
  }

  const noting = (client: ServiceClient, userId: string): ServiceClient => ({
    async run(document, variables, headers) {
      if (!isMutation(document)) return client.run(document, variables, headers);
      const whose = changes.keyOf(userId);
      forget(userId);
      // Before it as well: whoever is killed in between leaves nothing old behind.
      await changes.note(whose);
      try {
        const answer = await client.run(document, variables, headers);
        // What is made stays made, whether or not it can be noted.
        await changes.note(whose).catch(report);
        return answer;
      } catch (error) {
        const isUnsure = !isServiceError(error) || error.category === 'unreachable';
        await changes.note(whose, { isUnsure }).catch(report);
        throw error;
      } finally {
        forget(userId);
      }
    },
  });

  return {
    forget,
    noting,
    before(client, { userId, store, purpose }) {
      const changing = noting(client, userId);
      return {
        async run<Result, Variables>(
          document: Document<Result, Variables>,
          variables: NoInfer<Variables>,
          headers?: Record<string, string>,
        ): Promise<Result> {
          if (!questions.includes(document.name)) return changing.run(document, variables, headers);
          const whose = changes.keyOf(userId);
          const run = () => client.run(document, variables, headers);
          const count = await changes.count(whose);
          if (count === null) return run();
          const mayBeKnown = !headers && purpose === 'show';
          const key = keyIn(document.name, store, whose);
          return kept.ask({ key, changes: count, mayBeKnown, isWorthKeeping: () => true }, run);
        },
      };
    },
  };
}

/** Ours sells: a cart is read with who asks (decision 17), and nothing is remembered. */
export const noCartMemory: CartMemory = {
  before: (client) => client,
  noting: (client) => client,
  forget: () => {},
};

const isMutation = ({ text }: { text: string }) => text.startsWith('mutation');
