import { useState, type ComponentProps, type ReactNode } from 'react';
import type { PictureReading, Place, ReadName } from '#domain/prescription/picture-reading.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { PrescriptionForm } from '../prescription/index.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './comparison.module.css';
import { ConfirmEyes } from './confirm-eyes.tsx';
import { Cutting, PagePicture, type ShownPaper } from './page-picture.tsx';
import { notesOn, placesRead, sourcesShown } from './sources-shown.tsx';

type FormProps = ComponentProps<typeof PrescriptionForm>;

type ComparisonProps = Pick<FormProps, 'view' | 'isKept'> & {
  reading: PictureReading | null;
  paper: ShownPaper;
  /** What may be done with the picture. */
  tools: ReactNode;
  /** Sent with the values. */
  hidden?: ReactNode;
};

/** The picture at the left, the values at the right, and where each of them was read. */
export function Comparison({ view, reading, paper, tools, hidden, isKept }: ComparisonProps) {
  const texts = useTexts();
  const locale = useLocale();
  const { result } = texts.papers;
  const [looked, setLooked] = useState<string | null>(null);
  const places = placesRead(reading);
  const place = looked === null ? null : (places[looked] ?? null);
  const sources = sourcesShown(view, { reading, paper, texts, locale });
  const notes = notesOn(view, reading);
  const read = reading?.isPrescription ? reading.values : {};
  const unsure = Object.entries(sources).flatMap(([name, { isUnsure }]) =>
    isUnsure ? [read[name as ReadName]] : [],
  );
  const ofSeveral = unsure.find((value) => value?.isOfSeveralPairs);
  const unclear = unsure.filter((value) => !value?.isOfSeveralPairs && !value?.remarks);
  const errors = Object.fromEntries(
    view.asked?.problems.map(({ name = '', message }) => [name, message]) ?? [],
  );
  const lookAt = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    setLooked(target.name.replace(/\.sign$/, ''));
  };

  return (
    <div className={styles.comparison}>
      <Pictures paper={paper} place={place} tools={tools}>
        {reading?.isPrescription && !isDocument(paper) && (
          <p className="hint with-script">{result.touch}</p>
        )}
      </Pictures>
      <div className={styles.values} onFocus={lookAt}>
        <div className="stack">
          {unclear.length > 0 && <Notice kind="warn" title={result.unsureCount(unclear.length)} />}
          {ofSeveral && (
            <Notice kind="warn" title={result.severalPairs}>
              {ofSeveral.place && (
                <div className={styles.notes}>
                  <Lines paper={paper} place={ofSeveral.place} label={result.pairs} of="lines" />
                </div>
              )}
              <p>{result.noteAsk}</p>
            </Notice>
          )}
          <Notes paper={paper} places={notes} />
        </div>
        <PrescriptionForm
          view={view}
          isKept={isKept}
          heading={null}
          submit={result.save}
          sources={sources}
          renderEnd={(values) => (
            <>
              {hidden}
              <ConfirmEyes values={values} ticked={view.asked?.ticked ?? {}} errors={errors} />
            </>
          )}
        />
      </div>
    </div>
  );
}

/** What people wrote on a paper that seems to change what it prints, as large as it can be read. */
function Notes({ paper, places }: { paper: ShownPaper; places: readonly Place[] }) {
  const { result } = useTexts().papers;
  const { length } = places;
  if (length === 0) return null;
  return (
    <Notice kind="warn" title={result.notes(length)}>
      <div className={styles.notes}>
        {places.map((place, at) => {
          const label = result.note(at + 1, length);
          return <Lines key={label} paper={paper} place={place} label={label} of="line" />;
        })}
      </div>
      <p>{result.noteAsk}</p>
    </Notice>
  );
}

/** A line or more cut from a page, which scroll where their letters would be too small. */
function Lines(cutting: ComponentProps<typeof Cutting>) {
  return (
    // What scrolls has to be reachable by keyboard; the picture in it names it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0}>
      <Cutting {...cutting} />
    </div>
  );
}

type PicturesProps = {
  paper: ShownPaper;
  place?: Place | null;
  tools: ReactNode;
  children?: ReactNode;
};

/** All pages, and what may be done with them. */
export function Pictures({ paper, place, tools, children }: PicturesProps) {
  const { result } = useTexts().papers;
  const { length } = paper.pages;
  return (
    <section
      className={styles.pictures}
      aria-label={isDocument(paper) ? result.document : result.picture}
    >
      <div className={styles.near}>
        {place && <Cutting paper={paper} place={place} label={result.picture} />}
      </div>
      <div className={styles.pages}>
        {[...paper.pages.keys()].map((page) => (
          <figure key={page}>
            <PagePicture paper={paper} page={page} place={place ?? null} label={result.alt} />
            {length > 1 && <figcaption>{result.pageOf(page + 1, length)}</figcaption>}
          </figure>
        ))}
      </div>
      {children}
      <div className={styles.tools}>{tools}</div>
    </section>
  );
}

/** A file that says its values itself has no page to look at. */
export function isDocument({ pages }: Pick<ShownPaper, 'pages'>): boolean {
  return pages.length === 0;
}
