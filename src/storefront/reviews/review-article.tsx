import type { ReactNode } from 'react';
import type { ReviewWords } from './review-words.ts';
import { Stars } from './stars.tsx';
import styles from './review-article.module.css';

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
