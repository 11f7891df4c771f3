import { STARS } from '#domain/reviews/stars.ts';
import type { Queryable } from '#service-base/transaction.ts';
import { inputError } from '../errors.ts';
import type { ProductReviewRatingInput, ProductReviewRatingMetadata } from '../generated/schema.ts';
import { entityIdOf, entityUid } from '../ids.ts';
import type { StoreView } from '../store/store-view.ts';

/** What stars are asked for. */
export type Rating = { id: number; name: string };
/** So many stars for one of them. */
export type Vote = { ratingId: number; stars: number };

/** What stars are asked for at present, in its order, with the names of a store. */
export async function readRatings(db: Queryable, { code }: StoreView): Promise<Rating[]> {
  const { rows } = await db.query<Rating>(
    `select id, coalesce(names ->> $1, code) as name from commerce.review_ratings
      where enabled order by position, id`,
    [code],
  );
  return rows;
}

/** A rating as the protocol tells it; each of its values has a number of its own. */
export function metadataOf({ id, name }: Rating): ProductReviewRatingMetadata {
  return {
    id: entityUid(id),
    name,
    values: STARS.toReversed().map((stars) => ({
      value_id: entityUid(valueIdOf({ ratingId: id, stars })),
      value: String(stars),
    })),
  };
}

/**
 * The stars that somebody gave, for at least one of the ratings and for each once.
 * @throws GraphQLError for anything else.
 */
export function votesOf(
  given: readonly (ProductReviewRatingInput | null | undefined)[],
  ratings: readonly Rating[],
): Vote[] {
  const votes = given.map((one) => voteOf(one, ratings));
  const rated = new Set(votes.map(({ ratingId }) => ratingId));
  if (rated.size < votes.length) throw inputError('A rating can be given once only.');
  if (votes.length === 0) throw inputError('Give at least one rating.');
  return votes;
}

function voteOf(
  given: ProductReviewRatingInput | null | undefined,
  ratings: readonly Rating[],
): Vote {
  const ratingId = entityIdOf(given?.id ?? '');
  const valueId = entityIdOf(given?.value_id ?? '');
  const known = ratings.find(({ id }) => id === ratingId);
  const stars = STARS.find(
    (one) => known && valueId === valueIdOf({ ratingId: known.id, stars: one }),
  );
  if (!known || !stars) throw inputError('There is no such rating, or it has no such value.');
  return { ratingId: known.id, stars };
}

/** As a Magento numbers them: five of the first rating, then five of the second. */
function valueIdOf({ ratingId, stars }: Vote): number {
  return (ratingId - 1) * STARS.length + stars;
}
