import { lensesFor } from '#domain/prescription/reading-use.ts';
import {
  findPrescription,
  READING_USES,
  type UncheckedPrescription,
} from '#domain/prescription/prescription.ts';
import { formatField } from '#domain/prescription/field-text.ts';
import { FIELDS } from '#domain/prescription/prescription-fields.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { RadioCards } from '../ui/choice.tsx';
import { Explain } from '../ui/explain.tsx';
import { fieldId } from '../ui/field-id.ts';
import { Disclosure } from '../ui/panel.tsx';
import { EyeRows } from './eye-rows.tsx';
import { EyeControl, NumberControl, type Controls } from './value-control.tsx';
import styles from './reading-fields.module.css';

type ReadingFieldsProps = Controls & {
  /** The values as far as they can be read. */
  read: UncheckedPrescription;
};

/**
 * For single vision lenses: the addition, if the paper has one, and what the lenses are for.
 * Folded away otherwise.
 */
export function ReadingFields({ read, ...controls }: ReadingFieldsProps) {
  const { reading, fields } = useTexts().prescription;
  const { values, errors } = controls;
  const names = ['od.add', 'os.add', 'use', 'nearPd'];
  return (
    <Disclosure summary={reading.summary} open={names.some((name) => values[name] || errors[name])}>
      <div className="stack">
        <p className="hint">{reading.text}</p>
        <EyeRows
          caption={fields.add}
          fields={['add']}
          renderHead={(field) => <Explain word={FIELDS[field].word}>{fields[field]}</Explain>}
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
        <Made read={read} />
      </div>
    </Disclosure>
  );
}

/** The spheres that are made, as soon as all of it is known. */
function Made({ read }: { read: UncheckedPrescription }) {
  const locale = useLocale();
  const { reading } = useTexts().prescription;
  const paper = findPrescription(read);
  const isReading = read.use === 'near' || read.use === 'computer';
  const made = paper && isReading && paper.od.add && paper.os.add ? lensesFor(paper) : null;
  const [right, left] = [made?.od, made?.os].map((eye) =>
    formatField('sphere', eye?.sphere ?? null, locale),
  );
  return <output className="hint">{right && left && reading.result(right, left)}</output>;
}
