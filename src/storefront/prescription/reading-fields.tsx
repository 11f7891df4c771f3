import { READING_NAMES, READING_USES, SHOWN } from '#domain/prescription/field-names.ts';
import { useTexts } from '../i18n/texts.tsx';
import { RadioCards } from '../ui/choice.tsx';
import { Explain } from '../ui/explain.tsx';
import { fieldId } from '../ui/field-id.ts';
import { Disclosure } from '../ui/panel.tsx';
import { EyeRows } from './eye-rows.tsx';
import type { FormReadings } from './form-readings.ts';
import { EyeControl, NumberControl, type Controls } from './value-control.tsx';
import { isAnyUsed } from './read-sources.ts';
import styles from './reading-fields.module.css';

const NAMES = ['od.add', 'os.add', ...READING_NAMES];

type ReadingFieldsProps = Controls & {
  /** The spheres that are made, the right one first. */
  spheres: FormReadings['readingSpheres'];
};

/**
 * For single vision lenses: the addition, if the paper has one, and what the lenses are for.
 * Folded away otherwise.
 */
export function ReadingFields({ spheres, ...controls }: ReadingFieldsProps) {
  const { reading, fields } = useTexts().prescription;
  const { values, errors } = controls;
  return (
    <Disclosure summary={reading.summary} open={isAnyUsed(NAMES, controls)}>
      <div className="stack">
        <p className="hint">{reading.text}</p>
        <EyeRows
          caption={fields.add}
          fields={['add']}
          renderHead={(field) => <Explain word={SHOWN[field].word}>{fields[field]}</Explain>}
          renderCell={(side, field) => <EyeControl side={side} field={field} {...controls} />}
        />
        <RadioCards
          name="use"
          label={reading.question}
          error={errors.use}
          optional
          choices={READING_USES.map((use) => ({ value: use, title: reading.uses[use] }))}
          defaultValue={values.use}
        />
        <div className={styles.near}>
          <label className="label" htmlFor={fieldId('nearPd')}>
            {reading.nearPd}
          </label>
          <NumberControl name="nearPd" label={fields.nearPd} {...controls} />
        </div>
        <output className="hint">{spheres && reading.result(...spheres)}</output>
      </div>
    </Disclosure>
  );
}
