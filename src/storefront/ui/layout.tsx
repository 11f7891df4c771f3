import type { ReactNode } from 'react';
import styles from './layout.module.css';

type ColumnsProps = {
  children: ReactNode;
  /** What it costs and the next step: at the right, or beneath when there is little room. */
  aside: ReactNode;
};

/** Content and, beside it, the ledger and the primary action (`StickyActions`). */
export function Columns({ children, aside }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

/**
 * Where the primary action stands on every page: stays in sight at the lower edge of a phone,
 * in the right column of a wide window. Put the one primary button first.
 */
export function StickyActions({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.actions} no-print`} data-sticky>
      {children}
    </div>
  );
}

/** Further buttons in the flow of the content. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={`${styles.actions} no-print`}>{children}</div>;
}
