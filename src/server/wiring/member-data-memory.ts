import type { Document, ServiceClient } from '#clients/client.ts';
import {
  RedemptionDocument,
  SavedPrescriptionDocument,
  SavePrescriptionDocument,
  ValidateAuthenticationDocument,
  type ValidateAuthenticationQuery,
} from '#clients/generated/member-data.ts';

/** As long as a cart that was loaded counts as fresh (specification: 300000 ms). */
const keptMs = 300_000;
/** Answers of all members; two of each. */
const answersKept = 10_000;

/** Whether a request only shows something, or does something with what it is told. */
export type Purpose = 'show' | 'do';

type Rule = {
  isWorthKeeping(answer: unknown): boolean;
  /** For what an answer from before may stand. */
  servesFor: readonly Purpose[];
  /** After which documents it may be another one. */
  forgottenAt: readonly string[];
};

const named = ({ name }: Pick<Document<never, never>, 'name'>) => name;

/**
 * Whoever may not use the benefit is asked about each time: that can end at any moment, by a
 * cancelled order. A form never takes lenses from a prescription that may be an older one.
 */
const rules: Readonly<Record<string, Rule>> = {
  [named(ValidateAuthenticationDocument)]: {
    isWorthKeeping: (answer) =>
      (answer as ValidateAuthenticationQuery).validateAuthentication.status === 'active',
    servesFor: ['show', 'do'],
    forgottenAt: [named(RedemptionDocument)],
  },
  [named(SavedPrescriptionDocument)]: {
    isWorthKeeping: () => true,
    servesFor: ['show'],
    forgottenAt: [named(SavePrescriptionDocument)],
  },
};

/**
 * What member data on another machine said in the last five minutes, so that a member's way to an
 * order makes few calls. An order is decided by what nothing here remembers. Answers lie in the
 * memory of this process only, under the member's token; another process or device may know of
 * a change that this one shows up to five minutes late.
 */
export function createMemberDataMemory(): (
  client: ServiceClient,
  memberToken: string,
  purpose: Purpose,
) => ServiceClient {
  const kept = new Map<string, { untilMs: number; answer: unknown }>();
  const keyOf = (token: string, name: string) => `${name} ${token}`;

  function keep(key: string, answer: unknown): void {
    kept.delete(key);
    kept.set(key, { untilMs: Date.now() + keptMs, answer });
    for (const [oldest, { untilMs }] of kept) {
      if (kept.size <= answersKept && untilMs > Date.now()) return;
      kept.delete(oldest);
    }
  }

  return (client, token, purpose) => ({
    async run<Result, Variables>(
      document: Document<Result, Variables>,
      variables: NoInfer<Variables>,
      headers?: Record<string, string>,
    ): Promise<Result> {
      for (const [name, { forgottenAt }] of Object.entries(rules))
        if (forgottenAt.includes(document.name)) kept.delete(keyOf(token, name));
      // Whoever says more than the question wants to know what is so now.
      const rule = headers ? undefined : rules[document.name];
      const key = keyOf(token, document.name);
      const known = rule?.servesFor.includes(purpose) ? kept.get(key) : undefined;
      if (known && known.untilMs > Date.now()) return known.answer as Result;
      kept.delete(key);
      const answer = await client.run(document, variables, headers);
      if (rule?.isWorthKeeping(answer)) keep(key, answer);
      return answer;
    },
  });
}
