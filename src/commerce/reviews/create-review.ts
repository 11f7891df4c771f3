import {
  checkReviewTexts,
  REVIEW_LENGTHS,
  type ReviewTextProblem,
  type ReviewTexts,
} from '#domain/reviews/review-texts.ts';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import type { CommerceContext } from '../context.ts';
import { authorizationError, inputError, noSuchEntity } from '../errors.ts';
import type { CreateProductReviewInput } from '../generated/schema.ts';
import { spendOn } from '../spend.ts';
import { readRatings, votesOf, type Vote } from './ratings.ts';
import { reviewColumns, reviewOf, type Review, type ReviewRow } from './review.ts';

/** One customer has no more than so many waiting: somebody has to read them all. */
const waitingMax = 20;

/**
 * Takes a review in; it waits until the operator lets it through. One that the same customer
 * wrote of the product before and that still waits is replaced, so that a call that is sent twice
 * leaves one, and who has thought better of it may say so.
 *
 * @throws GraphQLError in Magento's words where nobody writes any, guests do not, or there is no
 * such product; in ours for texts and stars that are none.
 */
export async function createReview(
  context: CommerceContext,
  input: CreateProductReviewInput,
): Promise<Review> {
  requireWriter(context);
  const product = await context.catalog.findBySku(input.sku);
  if (!product) throw noSuchEntity(`Could not find a product with SKU "${input.sku}"`);
  const texts = requireTexts(input);
  const votes = votesOf(input.ratings, await readRatings(context.pool, context.store));
  await spendOn('review', context);
  return inTransaction(context.pool, async (client) => {
    const review = {
      // A colour's is the frame's.
      productId: product.document.id,
      storeId: context.store.id,
      customerId: context.customer?.id ?? null,
    };
    if (review.customerId !== null)
      await makeRoom(client, { ...review, customerId: review.customerId });
    return write(client, { ...review, texts, votes });
  });
}

function requireWriter({ settings, customer }: CommerceContext): void {
  const { reviews = 'customers' } = settings;
  if (reviews === 'off')
    throw authorizationError('Creating product reviews are not currently available.');
  if (!customer && reviews !== 'everyone')
    throw authorizationError("Guest customers aren't allowed to add product reviews.");
}

function requireTexts({ nickname, summary, text }: CreateProductReviewInput): ReviewTexts {
  const checked = checkReviewTexts({ nickname, summary, text });
  if (checked.ok) return checked.texts;
  throw inputError(checked.problems.map(wordsFor).join(' '));
}

function wordsFor({ name, reason }: ReviewTextProblem): string {
  if (reason === 'empty') return `"${name}" is a required value.`;
  if (reason === 'too-long') return `"${name}" may have ${REVIEW_LENGTHS[name]} characters.`;
  return `"${name}" has characters that cannot be shown.`;
}

type Place = { productId: number; storeId: number };

/** What the customer wrote of the product before and nobody let through goes. */
async function makeRoom(
  client: Queryable,
  { customerId, productId }: Place & { customerId: number },
): Promise<void> {
  // Two at once take turns.
  await client.query('select from commerce.customers where id = $1 for no key update', [
    customerId,
  ]);
  await client.query(
    `delete from commerce.reviews
      where customer_id = $1 and product_id = $2 and status <> 'approved'`,
    [customerId, productId],
  );
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from commerce.reviews
      where customer_id = $1 and status = 'pending'`,
    [customerId],
  );
  if ((rows[0]?.count ?? 0) >= waitingMax)
    throw inputError('Please wait until your other reviews have been looked at.');
}

type NewReview = Place & { customerId: number | null; texts: ReviewTexts; votes: Vote[] };

async function write(
  client: Queryable,
  { productId, storeId, customerId, texts, votes }: NewReview,
): Promise<Review> {
  const { rows } = await client.query<{ id: string }>(
    `insert into commerce.reviews (product_id, store_id, customer_id, nickname, summary, text)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [productId, storeId, customerId, texts.nickname, texts.summary, texts.text],
  );
  const [written] = rows;
  if (!written) throw new Error('A review that was written has a number');
  await client.query(
    `insert into commerce.review_votes (review_id, rating_id, stars)
     select $1, rating_id, stars from unnest($2::integer[], $3::smallint[]) as given (rating_id, stars)`,
    [written.id, votes.map(({ ratingId }) => ratingId), votes.map(({ stars }) => stars)],
  );
  const found = await client.query<ReviewRow>(
    `select ${reviewColumns} from commerce.reviews r join commerce.stores s on s.id = r.store_id
      where r.id = $1`,
    [written.id],
  );
  const [row] = found.rows;
  if (!row) throw new Error('A review that was written can be read');
  return reviewOf(row);
}
