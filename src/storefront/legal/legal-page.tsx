import type { LegalDocument } from './legal-document.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import styles from './legal-page.module.css';

/** A long text to be read: sections that can be linked to, in lines of a readable length. */
export function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <article className={styles.prose}>
      <PageHeading eyebrow={document.updated}>{document.title}</PageHeading>
      {document.intro.map((paragraph) => (
        <p key={paragraph} className="lead">
          {paragraph}
        </p>
      ))}
      {document.sections.map((section) => (
        <section key={section.id} id={section.id}>
          <h2>{section.heading}</h2>
          {section.paragraphs?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.points && (
            <ul className="bullets">
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
