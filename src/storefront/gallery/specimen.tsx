import type { ReactNode } from 'react';

/** Parts of one kind. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack-wide">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type SpecimenProps = {
  /** What it is, and in which state; the tests of looks call it so. */
  name: string;
  /** Beside each other, and not beneath. */
  inRow?: boolean;
  children: ReactNode;
};

/** One part in one state, or in a few that belong together. */
export function Specimen({ name, inRow, children }: SpecimenProps) {
  return (
    <article aria-label={name}>
      <h3>{name}</h3>
      <div data-specimen={name} data-in-row={inRow} className={inRow ? undefined : 'stack'}>
        {children}
      </div>
    </article>
  );
}
