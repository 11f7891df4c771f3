import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CustomerProductReviewsDocument } from '#clients/generated/commerce.ts';
import { localeContext, requireShopper, storeOf } from '../app/context.ts';
import { Link } from '../app/live/router.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import { AccountNav } from '../profile/index.ts';
import { LinkButton } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Pagination } from '../ui/pagination.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { ReviewArticle } from './frame-reviews.tsx';
import { pageOf } from './load-reviews.ts';
import { reviewWords } from './review-words.server.ts';
import { oneReview } from './shown-reviews.ts';
import styles from './own.module.css';

const REVIEWS_PER_PAGE = 10;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = context.get(localeContext);
  const page = pageOf(new URL(request.url).searchParams, 'page');
  const { customer } = await requireShopper(context)
    .commerce(storeOf(locale))
    .run(CustomerProductReviewsDocument, { pageSize: REVIEWS_PER_PAGE, currentPage: page });
  const written = customer?.reviews.items.filter((one) => one !== null) ?? [];
  return {
    reviews: written.map((one) => ({
      words: reviewWords(oneReview(one), locale),
      frame: one.product.name ?? '',
      to: pathIn(locale)('frames.frame', { sku: one.product.sku ?? '' }),
    })),
    page,
    pageCount: customer?.reviews.page_info.total_pages ?? 0,
  };
}

export const handle = { back: 'orders.orders' } satisfies PageHandle;

export const meta = titled((texts) => texts.reviews.own.title);

/** What the shopper wrote, whether it shows already or not: the protocol does not tell. */
export default function OwnReviews() {
  const { reviews, page, pageCount } = useLoaderData<typeof loader>();
  const words = useTexts().reviews.own;
  const to = usePathTo();
  const isNone = reviews.length === 0 && page === 1;
  return (
    <div className={styles.reviews}>
      <PageHeading lead={isNone ? words.none : words.lead}>{words.title}</PageHeading>
      <AccountNav current="reviews.own" />
      <ul className={styles.list}>
        {reviews.map(({ words: review, frame, to: frameTo }) => (
          <li key={`${frameTo} ${review.by} ${review.summary}`}>
            <ReviewArticle
              heading="h2"
              review={review}
              about={<Link to={frameTo}>{words.about(frame)}</Link>}
            />
          </li>
        ))}
      </ul>
      {isNone && <LinkButton to={to('frames.list')}>{words.frames}</LinkButton>}
      <Pagination page={page} pageCount={pageCount} to={(other) => `?page=${other}`} />
    </div>
  );
}
