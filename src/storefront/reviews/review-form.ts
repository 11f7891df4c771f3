import {
  checkReviewTexts,
  REVIEW_TEXTS,
  type ReviewTextName,
  type ReviewTextProblem,
  type ReviewTexts,
} from '#domain/reviews/review-texts.ts';
import type { NewReview } from '#shop/reviews/port.ts';
import { formText } from '../app/form-values.ts';

/** What stars are asked for, with the values that can be given, worst first. */
export type RatingChoice = {
  id: string;
  name: string;
  values: { id: string; value: string }[];
};

export type TypedReview = {
  texts: ReviewTexts;
  /** The id of the value that was chosen, by that of the rating. */
  chosen: Record<string, string>;
};

export type ReviewProblem =
  | { name: ReviewTextName; reason: ReviewTextProblem['reason'] }
  | { rating: string };

/** So that what is too long comes back whole. */
const TYPED_MAX = 20_000;

/** The form name of the stars for a rating. */
export function starsField(ratingId: string): string {
  return `stars.${ratingId}`;
}

/** What was typed and chosen, whatever it is. */
export function readReviewForm(form: FormData, ratings: readonly RatingChoice[]): TypedReview {
  const typed = REVIEW_TEXTS.map((name) => [name, formText(form, name, TYPED_MAX)]);
  return {
    texts: Object.fromEntries(typed) as ReviewTexts,
    chosen: Object.fromEntries(
      ratings.map(({ id }) => [id, formText(form, starsField(id), 100)] as const),
    ),
  };
}

/** The review that was typed, or all that is missing of it, in the order of the form. */
export function checkReviewForm(
  { texts, chosen }: TypedReview,
  { sku, ratings }: { sku: string; ratings: readonly RatingChoice[] },
): { ok: true; review: NewReview } | { ok: false; problems: ReviewProblem[] } {
  const checked = checkReviewTexts(texts);
  const unrated = ratings.filter(
    ({ id, values }) => !values.some((value) => value.id === chosen[id]),
  );
  if (checked.ok && unrated.length === 0) {
    const given = ratings.map(({ id }) => ({ id, value_id: chosen[id] ?? '' }));
    return { ok: true, review: { sku, ...checked.texts, ratings: given } };
  }
  return {
    ok: false,
    problems: [
      ...unrated.map(({ id }) => ({ rating: id })),
      ...(checked.ok ? [] : checked.problems),
    ],
  };
}
