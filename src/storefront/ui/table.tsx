import { useId, type ReactNode } from 'react';

type TableProps = {
  caption: ReactNode;
  captionHidden?: boolean;
  /** Column headings, the row heading's first. */
  head?: readonly ReactNode[];
  /** `<tr>`s whose first cell is `<th scope="row">`. */
  children: ReactNode;
};

/** A table that scrolls in its own room, by keyboard too, when there is too little. */
export function Table({ caption, captionHidden, head, children }: TableProps) {
  const captionId = useId();
  return (
    // A region that scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-room" aria-labelledby={captionId} tabIndex={0}>
      <table className="table">
        <caption id={captionId} className={captionHidden ? 'visually-hidden' : undefined}>
          {caption}
        </caption>
        {head && (
          <thead>
            <tr>
              {head.map((cell, position) => (
                // oxlint-disable-next-line react/no-array-index-key
                <th key={position} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
