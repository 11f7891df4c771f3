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

/** As long as a cart that was loaded counts as fresh (specification: 300000 ms). */
const keptMs = 300_000;
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

type Kept = { changes: number; untilMs: number; answer: unknown; end: NodeJS.Timeout };

export function createMemberDataMemory(): MemberDataMemory {
  const kept = new Map<string, Kept>();
  /** Questions whose answers may be kept, until something makes them old before they come. */
  const open = new Set<{ key: string }>();

  function drop(key: string): void {
    clearTimeout(kept.get(key)?.end);
    kept.delete(key);
  }

  function forget(key: string): void {
    drop(key);
    for (const question of open) if (question.key === key) open.delete(question);
  }

  function forgetAround({ name }: { name: string }, memberToken: string): void {
    for (const [question, { forgottenAt }] of Object.entries(rules))
      if (forgottenAt.includes(name)) forget(keyOf(memberToken, question));
  }

  function keep(key: string, changes: number, answer: unknown): void {
    drop(key);
    for (const oldest of kept.keys()) {
      if (kept.size < answersKept) break;
      drop(oldest);
    }
    const end = setTimeout(() => kept.delete(key), keptMs).unref();
    kept.set(key, { changes, untilMs: Date.now() + keptMs, answer, end });
  }

  async function ask<Result>(
    run: () => Promise<Result>,
    { isWorthKeeping }: Rule,
    key: string,
    changes: number,
  ): Promise<Result> {
    const question = { key };
    open.add(question);
    try {
      const answer = await run();
      const isOld = !open.has(question) || (kept.get(key)?.changes ?? 0) > changes;
      if (isWorthKeeping(answer) && !isOld) keep(key, changes, answer);
      else if (!isOld) drop(key);
      return answer;
    } finally {
      open.delete(question);
    }
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
          const count = changes[rule.about];
          // Whoever says more than the question wants to know what is so now.
          const mayBeKnown = !headers && rule.servesFor.includes(purpose);
          const known = mayBeKnown ? kept.get(key) : undefined;
          if (known && known.changes === count && known.untilMs > Date.now())
            return known.answer as Result;
          return await ask(run, rule, key, count);
        } finally {
          forgetAround(document, memberToken);
        }
      },
    }),
    forget(memberToken) {
      for (const name of Object.keys(rules)) forget(keyOf(memberToken, name));
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
