import type { Document, ServiceClient } from '#clients/client.ts';
import { CartGlanceDocument, CustomerCartDocument } from '#clients/generated/commerce.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import type { CartChanges } from '#shop/cart-changes/cart-changes.ts';
import { createKeptAnswers } from './kept-answers.ts';

/** Answers of all shoppers; two of each. */
const answersKept = 10_000;

/** Which member asks of the cart, in which store, and whether only to show it. */
export type AskingForCart = { userId: string; store: StoreCode; purpose: 'show' | 'do' };

const questions: readonly string[] = [CustomerCartDocument.name, CartGlanceDocument.name];
const stores: readonly StoreCode[] = ['default', 'german'];

/**
 * Members' carts that another platform keeps, as they were loaded in the last five minutes (specification:
 * cached 300000 ms, ended by every mutation). Who does something, or sends a header such as
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

export function createCartMemory(changes: CartChanges): CartMemory {
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
      forget(userId);
      try {
        return await client.run(document, variables, headers);
      } finally {
        // One that failed may have been made all the same.
        forget(userId);
        await changes.note(changes.keyOf(userId));
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
          return kept.ask(
            {
              key: keyIn(document.name, store, whose),
              changes: await changes.count(whose),
              mayBeKnown: !headers && purpose === 'show',
              isWorthKeeping: () => true,
            },
            () => client.run(document, variables, headers),
          );
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
