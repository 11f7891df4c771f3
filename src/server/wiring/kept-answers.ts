/** As long as a cart that was loaded counts as fresh (specification: 300000 ms). */
const keptMs = 300_000;

type Kept = { changes: number; untilMs: number; answer: unknown; end: NodeJS.Timeout };

/** A question to a service: `changes` is how many changes of its matter the caller knew of. */
type Question = {
  key: string;
  changes: number;
  /** Whether an answer from before may serve. */
  mayBeKnown: boolean;
  isWorthKeeping(answer: unknown): boolean;
};

/**
 * What services on other machines answered in the last five minutes, by key, in the memory of this
 * process only. An answer serves those who know of the same changes as whoever asked; it goes when
 * its time is over, also where nobody asks again.
 */
export type KeptAnswers = {
  /** The kept answer, or what `run` answers, which is kept unless it was forgotten meanwhile. */
  ask<Answer>(question: Question, run: () => Promise<Answer>): Promise<Answer>;
  /** Drops the answer, and keeps none that is on its way. */
  forget(key: string): void;
};

/** Holds `atMost` answers, the newest. */
export function createKeptAnswers(atMost: number): KeptAnswers {
  const kept = new Map<string, Kept>();
  /** Questions whose answers may be kept, until something makes them old before they come. */
  const open = new Set<{ key: string }>();

  function drop(key: string): void {
    clearTimeout(kept.get(key)?.end);
    kept.delete(key);
  }

  function keep(key: string, changes: number, answer: unknown): void {
    drop(key);
    for (const oldest of kept.keys()) {
      if (kept.size < atMost) break;
      drop(oldest);
    }
    const end = setTimeout(() => kept.delete(key), keptMs).unref();
    kept.set(key, { changes, untilMs: Date.now() + keptMs, answer, end });
  }

  return {
    async ask<Answer>(
      { key, changes, mayBeKnown, isWorthKeeping }: Question,
      run: () => Promise<Answer>,
    ) {
      const known = mayBeKnown ? kept.get(key) : undefined;
      if (known && known.changes === changes && known.untilMs > Date.now())
        return known.answer as Answer;
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
    },
    forget(key) {
      drop(key);
      for (const question of open) if (question.key === key) open.delete(question);
    },
  };
}
