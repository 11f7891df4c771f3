import { LinkButton } from './button.tsx';
import { useTexts } from '../i18n/texts.tsx';
import styles from './pagination.module.css';

type PaginationProps = {
  page: number;
  pageCount: number;
  /** The address of a page, from 1. */
  to: (page: number) => string;
};

/** Before and after, and where one is. Renders nothing for a single page. */
export function Pagination({ page, pageCount, to }: PaginationProps) {
  const texts = useTexts().shell.pages;
  if (pageCount < 2) return null;
  return (
    <nav aria-label={texts.label} className={`${styles.pages} no-print`}>
      {page > 1 ? (
        <LinkButton to={to(page - 1)} rel="prev" icon="back">
          {texts.previous}
        </LinkButton>
      ) : (
        <span />
      )}
      <span aria-current="page">{texts.current(page, pageCount)}</span>
      {page < pageCount ? (
        <LinkButton to={to(page + 1)} rel="next" iconAfter="forward">
          {texts.next}
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
