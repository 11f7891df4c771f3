import { useFormat, useTexts } from '../i18n/texts.tsx';
import { RadioCards } from '../ui/choice.tsx';
import type { PdSourceReading } from './form-readings.ts';
import styles from './pd-source.module.css';
import { PD_SOURCE_NAME } from './form-extras.ts';
import type { PrescriptionValues } from './prescription-values.ts';

type PdSourceProps = {
  values: PrescriptionValues;
  /** What it means for these lenses; null while nobody said where the number comes from. */
  reading: PdSourceReading | null;
};

/** Where the distance comes from, and what it would do to these lenses if it were off. */
export function PdSourceFields({ values, reading }: PdSourceProps) {
  const { source } = useTexts().prescription;
  return (
    <div className={styles.source}>
      <RadioCards
        name={PD_SOURCE_NAME}
        label={source.question}
        optional
        choices={[
          { value: 'practice', title: source.from.practice },
          { value: 'mirror', title: source.from.mirror },
        ]}
        defaultValue={values[PD_SOURCE_NAME]}
      />
      <output>{reading && <Meaning {...reading} />}</output>
    </div>
  );
}

function Meaning({ source: from, offMm, tolerance }: PdSourceReading) {
  const { number, millimetres } = useFormat();
  const { source } = useTexts().prescription;
  const off = source.off[from](millimetres(offMm));
  if (!tolerance) return `${off} ${source.unknown}`;
  const { prismDiopters, limitDiopters, limitMm, share, verdict } = tolerance;
  const twoPlaces = (value: number) => number(value, { minimumFractionDigits: 2 });
  const prism = source.prism(twoPlaces(prismDiopters), twoPlaces(limitDiopters));
  const said = limitMm === null ? prism : `${prism} ${source.length(millimetres(limitMm))}`;
  const name = source.meter(number(share, { style: 'percent' }));
  return (
    <span className={styles.meaning} data-verdict={verdict}>
      <span>
        {off} {said} <strong>{source.verdicts[verdict]}</strong>
      </span>
      <span className="hint">{name}</span>
      <meter
        className={styles.meter}
        min={0}
        max={2}
        low={0.5}
        high={1}
        optimum={0}
        value={Math.min(share, 2)}
        aria-label={name}
      />
    </span>
  );
}
