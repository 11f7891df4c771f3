import type { ReactNode } from 'react';
import { buttonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ReviewSection, ReviewWords } from './review-words.server.ts';
import { Stars } from './stars.tsx';
import styles from './frame-reviews.module.css';

type FrameReviewsProps = {
  shown: ReviewSection;
  /** The address of a page of them. */
  to: (page: number) => string;
};

/**
 * What people think of a frame: in one figure, how that spreads, and in their words. Rendered on
 * the server alone, so its links are the browser's.
 */
export function FrameReviews({ shown, to }: FrameReviewsProps) {
  const { title, average, none, spread, means, reviews, pages, write } = shown;
  return (
    <section className={`${styles.reviews} stack-wide`} aria-labelledby="reviews">
      <h2 id="reviews">{title}</h2>
      {average && (
        <p className={styles.average}>
          <Stars percent={average.percent} /> <strong>{average.text}</strong>
        </p>
      )}
      {none && <p>{none}</p>}
      {spread && (
        <div className={styles.figures}>
          <Spread {...spread} />
          <dl className={styles.means}>
            {means.map(({ name, text, percent }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Stars percent={percent} /> {text}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {reviews.length > 0 && (
        <ul className={styles.list}>
          {reviews.map((one, at) => (
            <li key={`${at} ${one.by}`}>
              <ReviewArticle review={one} />
            </li>
          ))}
        </ul>
      )}
      {pages && <Pages pages={pages} to={to} />}
      <p>
        <a href={write.to} {...buttonLook({})}>
          <Icon name="edit" />
          {write.text}
        </a>
      </p>
    </section>
  );
}

type ReviewArticleProps = {
  review: ReviewWords;
  /** Of what it is, where that is not the page's. */
  about?: ReactNode;
  /** The level of its title. */
  heading?: 'h2' | 'h3';
};

/** One review. */
export function ReviewArticle({ review, about, heading: Heading = 'h3' }: ReviewArticleProps) {
  const { percent, stars, summary, text, by } = review;
  return (
    <article className={styles.review}>
      <Heading>{summary}</Heading>
      <p>
        <Stars percent={percent} /> {stars}
      </p>
      {about && <p>{about}</p>}
      <p className={styles.text}>{text}</p>
      <p className="soft">{by}</p>
    </article>
  );
}

/** How many gave how many stars: a bar, and the number that it stands for. */
function Spread({ title, rows }: NonNullable<ReviewSection['spread']>) {
  return (
    <table className={styles.spread}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ label, percent, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                <rect width={percent} height="12" />
              </svg>
              <span className="number">{count}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pages({
  pages: { label, place, newer, older },
  to,
}: Pick<FrameReviewsProps, 'to'> & { pages: NonNullable<ReviewSection['pages']> }) {
  return (
    <nav aria-label={label} className={`${styles.pages} no-print`}>
      {newer && (
        <a href={to(newer.page)} rel="prev">
          {newer.text}
        </a>
      )}
      <span>{place}</span>
      {older && (
        <a href={to(older.page)} rel="next">
          {older.text}
        </a>
      )}
    </nav>
  );
}
