import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './panel.module.css';

type PanelProps = {
  /** A heading of the second level. */
  title?: ReactNode;
  /** Beside the title: a link to change what is shown. */
  aside?: ReactNode;
  /** White with a fine edge instead of the quiet ground. */
  outlined?: boolean;
  /** Something whole in itself, called by its title. */
  isArticle?: boolean;
  children: ReactNode;
};

/** Things that belong together. */
export function Panel({ title, aside, outlined, isArticle, children }: PanelProps) {
  const titleId = useId();
  const Element = isArticle ? 'article' : 'section';
  return (
    <Element
      className={styles.panel}
      data-outlined={outlined || undefined}
      aria-labelledby={isArticle ? titleId : undefined}
    >
      {title && (
        <div className={styles.head}>
          <h2 id={isArticle ? titleId : undefined}>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </Element>
  );
}

/** A part that is folded away until asked for; works without a script. */
export function Disclosure({
  summary,
  open,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary>
        <Icon name="down" />
        <span>{summary}</span>
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** Nothing here, why, and the way on. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      {children && <div>{children}</div>}
      {action}
    </div>
  );
}
