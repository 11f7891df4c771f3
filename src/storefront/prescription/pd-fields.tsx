import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import { Link } from '../app/live/router.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Explain } from '../ui/explain.tsx';
import { fieldId } from '../ui/field-id.ts';
import type { PdSourceReading } from './form-readings.ts';
import { PdSourceFields } from './pd-source.tsx';
import { EyeControl, NumberControl, type Controls } from './value-control.tsx';
import styles from './pd-fields.module.css';

type PdFieldsProps = Controls & {
  /** That one eye's distance does not count; null where there is no such thing. */
  uncounted: string | null;
  /** Lenses for one distance, which may be the near one. */
  isForOne: boolean;
  /** What it would do to the lenses if it were off. */
  source: PdSourceReading | null;
};

/** The pupillary distance, in one number or in two, as the paper has it. */
export function PdFields({ uncounted, isForOne, source, ...controls }: PdFieldsProps) {
  const { millimetres } = useFormat();
  const { pd, eyes, fields } = useTexts().prescription;
  const taken = controls.notes.find((note) => note.about === 'pd');
  const said = isForOne ? pd.farAndNear : pd.farTaken;
  const to = usePathTo();
  return (
    <fieldset className={styles.pd}>
      <legend className={styles.title}>
        <Explain word="pd">{pd.title}</Explain>
      </legend>
      <p className="hint">{pd.text}</p>
      <div className={styles.ways}>
        <div className={styles.way}>
          <label className="label" htmlFor={fieldId('pd')}>
            {pd.total}
          </label>
          <div className={styles.value}>
            <NumberControl name="pd" label={fields.totalPd} {...controls} />
          </div>
          <output className="hint" htmlFor={fieldId('pd')}>
            {taken && said(millimetres(taken.farMm), millimetres(taken.nearMm))}
          </output>
        </div>
        <p className={styles.or}>{pd.or}</p>
        <div className={`${styles.way} ${styles.each}`}>
          <p className="label">{pd.each}</p>
          {EYE_SIDES.map((side) => (
            <div key={side} className={styles.value}>
              <label htmlFor={fieldId(`${side}.pd`)}>
                {eyes[side].name} ({eyes[side].short})
              </label>
              <EyeControl side={side} field="pd" {...controls} />
            </div>
          ))}
        </div>
      </div>
      <output className="hint">{uncounted}</output>
      <PdSourceFields values={controls.values} reading={source} />
      <p className={styles.measure}>
        <Link to={to('measuring.pd')} target="_blank">
          {pd.measure}
        </Link>
      </p>
    </fieldset>
  );
}
