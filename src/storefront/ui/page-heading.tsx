import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

type PageHeadingProps = {
  children: ReactNode;
  /** A few words above: where this belongs. */
  eyebrow?: ReactNode;
  /** One or two sentences beneath. */
  lead?: ReactNode;
};

/** The one h1 of a page. It can take the focus, so that a new page begins to be read here. */
export function PageHeading({ children, eyebrow, lead }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 tabIndex={-1}>{children}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
