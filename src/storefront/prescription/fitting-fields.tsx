import { FITTING_NAMES } from '#domain/prescription/fitting.ts';
import { SHOWN } from '#domain/prescription/field-names.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Explain } from '../ui/explain.tsx';
import { Disclosure } from '../ui/panel.tsx';
import { isAnyUsed } from './read-sources.ts';
import { NumberControl, type Controls } from './value-control.tsx';
import styles from './fitting-fields.module.css';

/** What an optician measured for lenses with a part for reading. Folded away: few have it. */
export function FittingFields(controls: Controls) {
  const { fitting, fields } = useTexts().prescription;
  return (
    <Disclosure summary={fitting.summary} open={isAnyUsed(FITTING_NAMES, controls)}>
      <p className="hint">{fitting.text}</p>
      <div className={styles.fields}>
        {FITTING_NAMES.map((name) => (
          <div key={name} className={styles.field}>
            <p className="label">
              <Explain word={SHOWN[name].word}>{fields[name]}</Explain>
            </p>
            <NumberControl name={name} label={fields[name]} {...controls} />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
