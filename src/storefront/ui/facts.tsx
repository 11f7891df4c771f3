import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Holds `Fact`s. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** A name and what stands for it, one beside the other where there is room. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className="soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
