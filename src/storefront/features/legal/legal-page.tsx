import type { LegalDocument } from '../../i18n/legal-document.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

/** A document that binds: headings that can be linked to, short paragraphs, readable lines. */
export function LegalPage({ title, intro, updated, sections }: LegalDocument) {
  return (
    <article className="prose">
      <PageHeading>{title}</PageHeading>
      <p className="text-soft">
        {updated}
      </p>
      {intro.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {sections.map(({ id, heading, paragraphs = [], points = [] }) => (
        <section key={id} id={id}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.length > 0 && (
            <ul className="bullets">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
