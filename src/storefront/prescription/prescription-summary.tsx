import { FITTING_NAMES, fittingOf } from '#domain/prescription/fitting.ts';
import { formatField } from '#domain/prescription/field-text.ts';
import { type Eye, type Prescription } from '#domain/prescription/prescription.ts';
import { CORRECTION_FIELDS, EYE_SIDES } from '#domain/prescription/field-names.ts';
import { useFormat, useLocale, useTexts } from '../i18n/texts.tsx';
import { Table } from '../ui/table.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { eyeSentence } from './eye-words.ts';
import styles from './prescription-summary.module.css';
import { uncountedPd } from './uncounted-pd.ts';

/**
 * A prescription to read. Where lenses for near or for the computer are made of it, what is made
 * comes first and what the paper says for far after it.
 */
export function PrescriptionSummary({ prescription }: { prescription: Prescription }) {
  const { made, paper } = useTexts().prescription.reading;
  const { paper: written, use } = prescription;
  if (!written || !use || use === 'far')
    return (
      <div className="stack">
        <ValuesOf prescription={prescription} />
        <PaperLines prescription={prescription} />
      </div>
    );
  return (
    <div className="stack">
      <p className="label">{made[use]}</p>
      <ValuesOf prescription={prescription} />
      <p className="label">{paper}</p>
      <ValuesOf prescription={written} />
      <PaperLines prescription={prescription} />
    </div>
  );
}

/** When the paper was written, by whom, until when it counts; and what was measured besides. */
function PaperLines({ prescription }: { prescription: Prescription }) {
  const format = useFormat();
  const { details, fields } = useTexts().prescription;
  const fitting = fittingOf(prescription);
  const { dateWritten, expiresOn, prescriber, licence } = prescription;
  const lines = [
    dateWritten && details.line(details.dateWritten, format.date(dateWritten)),
    expiresOn && details.line(details.expiresOn, format.date(expiresOn)),
    prescriber && details.line(details.prescriber, prescriber),
    licence && details.line(details.licence, licence),
    ...FITTING_NAMES.map((name) => {
      const value = fitting[name];
      return value !== undefined ? details.line(fields[name], format.number(value)) : null;
    }),
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.words}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The paper's table, then each eye in words, then the distance. */
function ValuesOf({ prescription }: { prescription: Prescription }) {
  const texts = useTexts();
  const locale = useLocale();
  const { eye, eyes, summary, at } = texts.prescription;
  const both = EYE_SIDES.map((side) => prescription[side]);
  const hasAdd = both.some(({ add }) => add);
  const hasPrism = both.some(({ prismHor, prismVer }) => prismHor || prismVer);
  const columns = CORRECTION_FIELDS.filter((field) => hasAdd || field !== 'add');
  const head = [
    <VisuallyHidden key="eye">{eye}</VisuallyHidden>,
    ...columns.map((column) => <ColumnHead key={column} column={column} />),
    ...(hasPrism ? [summary.prismHead] : []),
  ];
  return (
    <div className={styles.summary}>
      <Table caption={summary.caption} captionHidden compact head={head}>
        {EYE_SIDES.map((side) => (
          <tr key={side}>
            <th scope="row">
              <abbr title={eyes[side].name}>{eyes[side].short}</abbr>
            </th>
            <Numbers eye={prescription[side]} columns={columns} hasPrism={hasPrism} />
          </tr>
        ))}
      </Table>
      <ul className={styles.words}>
        {EYE_SIDES.map((side) => (
          <li key={side}>
            {at(
              `${eyes[side].name} (${eyes[side].short})`,
              eyeSentence(prescription[side], texts, locale),
            )}
          </li>
        ))}
        <li>
          <Distance prescription={prescription} />
        </li>
      </ul>
    </div>
  );
}

type Column = (typeof CORRECTION_FIELDS)[number];

/** The whole word where there is room for it, else the paper's abbreviation. */
function ColumnHead({ column }: { column: Column }) {
  const { fields, abbreviations } = useTexts().prescription;
  return (
    <>
      <span className={styles.long}>{fields[column]}</span>
      <abbr className={styles.short} title={fields[column]}>
        {abbreviations[column]}
      </abbr>
    </>
  );
}

type NumbersProps = { eye: Eye; columns: readonly Column[]; hasPrism: boolean };

function Numbers({ eye, columns, hasPrism }: NumbersProps) {
  const locale = useLocale();
  const { fields, summary } = useTexts().prescription;
  const textOf = (column: Column) => {
    const isThere =
      column === 'sphere' || (column === 'axis' ? eye.cylinder && eye.axis : eye[column]);
    const text = isThere ? formatField(column, eye[column] ?? 0, locale) : '';
    return column === 'axis' && text ? summary.degrees(text) : text;
  };
  return (
    <>
      {columns.map((column) => (
        <Number key={column} name={fields[column]} text={textOf(column)} />
      ))}
      {hasPrism && (
        <td data-name={summary.prismHead}>
          <Prisms eye={eye} />
        </td>
      )}
    </>
  );
}

/** An empty cell is a dash to look at, a word to listen to; `name` shows where no head does. */
function Number({ name, text }: { name: string; text: string }) {
  const { none } = useTexts().prescription.summary;
  return (
    <td className={`${styles.value} number`} data-name={name}>
      {text || (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{none}</span>
        </>
      )}
    </td>
  );
}

function Prisms({ eye }: { eye: Eye }) {
  const locale = useLocale();
  const { summary, prism } = useTexts().prescription;
  const parts = [
    eye.prismHor && eye.baseHor
      ? summary.prism(formatField('prismHor', eye.prismHor, locale), prism.base[eye.baseHor])
      : '',
    eye.prismVer && eye.baseVer
      ? summary.prism(formatField('prismVer', eye.prismVer, locale), prism.base[eye.baseVer])
      : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : summary.none;
}

function Distance({ prescription }: { prescription: Prescription }) {
  const { pd, od, os } = prescription;
  const texts = useTexts();
  const uncounted = uncountedPd(prescription, { texts, locale: useLocale() });
  const format = useFormat();
  const { summary } = texts.prescription;
  if (od.pd && os.pd) return summary.each(format.millimetres(od.pd), format.millimetres(os.pd));
  const total = summary.total(pd ? format.millimetres(pd) : summary.none);
  return uncounted ? `${total}. ${uncounted}` : total;
}
