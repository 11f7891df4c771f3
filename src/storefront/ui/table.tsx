import { useId, type ReactNode } from 'react';
import styles from './table.module.css';

type TableProps = {
  caption: ReactNode;
  captionHidden?: boolean;
  /** No wider than it needs; too narrow, the cells stand apart and need a `data-name` each. */
  compact?: boolean;
  /** Column headings, the row heading's first; an empty one is no heading. */
  head?: readonly ReactNode[];
  /** `<tr>`s whose first cell is `<th scope="row">`. */
  children: ReactNode;
};

/** A table that scrolls in its own room, by keyboard too, when there is too little. */
export function Table({ caption, captionHidden, compact, head, children }: TableProps) {
  const captionId = useId();
  return (
    <section
      className={styles.room}
      data-compact={compact || undefined}
      aria-labelledby={captionId}
      // A region that scrolls has to be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption id={captionId} className={captionHidden ? 'visually-hidden' : undefined}>
          {caption}
        </caption>
        {head && (
          <thead>
            <tr>
              {head.map((cell, position) => {
                const Cell = cell === '' ? 'td' : 'th';
                return (
                  // oxlint-disable-next-line react/no-array-index-key
                  <Cell key={position} scope={cell === '' ? undefined : 'col'}>
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          </thead>
        )}
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
