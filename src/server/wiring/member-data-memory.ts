import type { Document, ServiceClient } from '#clients/client.ts';
import type { MemberChanges } from '#shop/session/sessions.ts';
import {
  RecordRedemptionDocument,
  RedemptionDocument,
  ReleaseRedemptionDocument,
  SavedPrescriptionDocument,
  SavePrescriptionDocument,
  ValidateAuthenticationDocument,
  type SavedPrescriptionQuery,
  type ValidateAuthenticationQuery,
} from '#clients/generated/member-data.ts';
import { createKeptAnswers } from './kept-answers.ts';

/** Answers of all members; two of each. */
const answersKept = 10_000;

/** Who asks, and what for. */
export type Asking = {
  memberToken: string;
  /** Whether a request only shows something, or does something with what it is told. */
  purpose: 'show' | 'do';
  /** How many changes its session knew of when the request began. */
  changes: MemberChanges;
};

type Rule = {
  about: keyof MemberChanges;
  isWorthKeeping(answer: unknown): boolean;
  /** For what an answer from before may stand. */
  servesFor: readonly Asking['purpose'][];
  /** Around which documents it may become another one. */
  forgottenAt: readonly string[];
};

const named = ({ name }: Pick<Document<never, never>, 'name'>) => name;

/**
 * Whoever may not use the benefit is asked about each time: that can end at any moment, by a
 * cancelled order. So is who has no prescription, for they are about to enter one. A form never
 * takes lenses from a prescription that may be an older one.
 */
const rules: Readonly<Record<string, Rule>> = {
  [named(ValidateAuthenticationDocument)]: {
    about: 'benefit',
    isWorthKeeping: (answer) =>
      (answer as ValidateAuthenticationQuery).validateAuthentication.status === 'active',
    servesFor: ['show', 'do'],
    forgottenAt: [named(RedemptionDocument)],
  },
  [named(SavedPrescriptionDocument)]: {
    about: 'prescription',
    isWorthKeeping: (answer) => !!(answer as SavedPrescriptionQuery).getPrescriptionByUserId,
    servesFor: ['show'],
    forgottenAt: [named(SavePrescriptionDocument)],
  },
};

const keyOf = (memberToken: string, name: string) => `${name} ${memberToken}`;

/**
 * What member data on another machine said in the last five minutes, so that a member's way to an
 * order makes few calls. An order is decided by what nothing here remembers. Answers lie in the
 * memory of this process only, under the member's token, and go when their time is over or the
 * member signs out here. One is never given to a request whose session knows of a change since.
 */
export type MemberDataMemory = {
  /** `client`, answering what is still remembered. */
  before(client: ServiceClient, asking: Asking): ServiceClient;
  /** Drops what was answered to this token. */
  forget(memberToken: string): void;
};

export function createMemberDataMemory(): MemberDataMemory {
  const kept = createKeptAnswers(answersKept);

  function forgetAround({ name }: { name: string }, memberToken: string): void {
    for (const [question, { forgottenAt }] of Object.entries(rules))
      if (forgottenAt.includes(name)) kept.forget(keyOf(memberToken, question));
  }

  return {
    before: (client, { memberToken, purpose, changes }) => ({
      async run<Result, Variables>(
        document: Document<Result, Variables>,
        variables: NoInfer<Variables>,
        headers?: Record<string, string>,
      ): Promise<Result> {
        const run = () => client.run(document, variables, headers);
        const key = keyOf(memberToken, document.name);
        forgetAround(document, memberToken);
        try {
          const rule = rules[document.name];
          // Customer service asks about another member than the token's.
          if (!rule || headers?.['x-access-reason']) return await run();
          return await kept.ask(
            {
              key,
              changes: changes[rule.about],
              // Whoever says more than the question wants to know what is so now.
              mayBeKnown: !headers && rule.servesFor.includes(purpose),
              isWorthKeeping: rule.isWorthKeeping,
            },
            run,
          );
        } finally {
          forgetAround(document, memberToken);
        }
      },
    }),
    forget(memberToken) {
      for (const name of Object.keys(rules)) kept.forget(keyOf(memberToken, name));
    },
  };
}

/** After which the other processes, and other devices of the member, remember what is no more. */
const changing: Readonly<Record<string, keyof MemberChanges>> = {
  [named(SavePrescriptionDocument)]: 'prescription',
  [named(RecordRedemptionDocument)]: 'benefit',
  [named(ReleaseRedemptionDocument)]: 'benefit',
};

/**
 * `client`, noting each change of a member's data once it was tried: one that failed may have
 * been made all the same.
 */
export function notingChanges(
  client: ServiceClient,
  note: (userId: string, what: keyof MemberChanges) => Promise<void>,
): ServiceClient {
  return {
    async run(document, variables, headers) {
      try {
        return await client.run(document, variables, headers);
      } finally {
        const what = changing[document.name];
        if (what) await note(userIdIn(variables), what);
      }
    },
  };
}

function userIdIn(variables: unknown): string {
  const { userId } = variables as { userId: string };
  return userId;
}
