import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Currency } from '#domain/people/locale.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { LinkButton } from '../ui/button.tsx';
import { ErrorDialog } from '../ui/dialog.tsx';
import { useErrorTitle } from '../ui/error-title.ts';
import { Notice } from '../ui/notice.tsx';
import { refusalOf } from './review-form.ts';
import styles from './review-problem.module.css';

export type ReviewProblemView =
  /** `beforeMinor` is the total that was agreed to. */
  | { problem: 'changed'; beforeMinor: number }
  /** `message` is commerce's own. */
  | { problem: 'refused'; message: string };

type ReviewProblemProps = {
  problem: ReviewProblemView;
  /** What is to be paid now, in minor units. */
  nowMinor: number;
  currency: Currency;
  /** The frame that was to be ordered. */
  frame: { name: string; colour: string } | null;
  button: RefObject<HTMLButtonElement | null>;
};

/**
 * Why the order was not placed: a notice that stays on the page, and for a refusal the modal
 * of the specification with the order's message and OK. Takes the focus; the modal gives it
 * back, or to `button` when it came with a new document.
 */
export function ReviewProblem({ problem, nowMinor, currency, frame, button }: ReviewProblemProps) {
  const { review: words, cart } = useTexts().checkout;
  const { money } = useFormat();
  const to = usePathTo();
  const box = useRef<HTMLDivElement>(null);
  const [acknowledged, setAcknowledged] = useState<ReviewProblemView | null>(null);
  useErrorTitle(true);
  useEffect(() => {
    if (problem.problem === 'changed') box.current?.focus();
  }, [problem]);

  if (problem.problem === 'changed') {
    const [before, now] = [money(problem.beforeMinor, currency), money(nowMinor, currency)];
    const isSame = before === now;
    return (
      <div ref={box} tabIndex={-1} className={styles.problem}>
        <Notice kind="warn" title={isSame ? words.changedOtherwise : words.changed} live>
          <p>{isSame ? words.changedOtherwiseText(now) : words.changedText(before, now)}</p>
        </Notice>
      </div>
    );
  }
  const refusal = refusalOf(problem.message);
  const message = refusal ? words.refusals[refusal] : problem.message;
  return (
    <div className={styles.problem}>
      <Notice kind="stop" title={words.refused}>
        {refusal === 'outOfStock' && frame && (
          <p>
            <strong>{[frame.name, frame.colour].filter(Boolean).join(', ')}</strong>
          </p>
        )}
        <p>{message}</p>
        <p>{words.refusedSafe}</p>
        {refusal === 'outOfStock' && (
          <LinkButton to={to('frames.list')}>{cart.chooseFrame}</LinkButton>
        )}
      </Notice>
      <ErrorDialog
        open={acknowledged !== problem}
        onClose={() => {
          setAcknowledged(problem);
          const { activeElement } = document;
          if (!activeElement?.matches('main :not(dialog *)')) button.current?.focus();
        }}
        title={words.refused}
        message={message}
      />
    </div>
  );
}
