import { visibleText } from '../people/display-name.ts';

/** What a review says in words, in the order of its form. */
export const REVIEW_TEXTS = ['nickname', 'summary', 'text'] as const;
export type ReviewTextName = (typeof REVIEW_TEXTS)[number];
export type ReviewTexts = Record<ReviewTextName, string>;

/** Characters, as people count them. */
export const REVIEW_LENGTHS: Readonly<Record<ReviewTextName, number>> = {
  nickname: 40,
  summary: 120,
  text: 4000,
};

/** How long a review is kept that was not let through, so that its writer can still ask why. */
export const rejectedReviewDays = 30;

export type ReviewTextProblem = {
  name: ReviewTextName;
  reason: 'empty' | 'too-long' | 'broken-text';
};

export type CheckedReviewTexts =
  | { ok: true; texts: ReviewTexts }
  | { ok: false; problems: ReviewTextProblem[] };

/** Control characters but those that make space; no keyboard types them. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/**
 * The words of a review as they may be kept and shown: plain text, nickname and summary on one
 * line, the text in as many as it has. What looks like markup is text like any other.
 */
export function checkReviewTexts(typed: ReviewTexts): CheckedReviewTexts {
  const texts: ReviewTexts = {
    nickname: visibleText(typed.nickname),
    summary: visibleText(typed.summary),
    text: visibleLines(typed.text),
  };
  const problems = REVIEW_TEXTS.flatMap((name) => {
    const reason = faultOf(typed[name], texts[name], REVIEW_LENGTHS[name]);
    return reason ? [{ name, reason }] : [];
  });
  return problems.length === 0 ? { ok: true, texts } : { ok: false, problems };
}

function faultOf(typed: string, clean: string, max: number): ReviewTextProblem['reason'] | null {
  if (!typed.isWellFormed() || CONTROL.test(typed)) return 'broken-text';
  if (clean === '') return 'empty';
  return [...clean].length > max ? 'too-long' : null;
}

/** Its lines, each as it may be shown; several empty ones are one. */
function visibleLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(visibleText)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
