import { useTexts } from '../i18n/texts.tsx';
import { Disclosure } from '../ui/panel.tsx';
import type { FormReadings } from './form-readings.ts';
import styles from './other-notation.module.css';

/** The same lens as the other half of all doctors write it; nothing without a cylinder. */
export function OtherNotation({ other }: { other: FormReadings['otherNotation'] }) {
  const { notation, eyes } = useTexts().prescription;
  if (!other) return null;
  return (
    <Disclosure summary={notation.summary}>
      <p>{other.isPlus ? notation.toPlus : notation.toMinus}</p>
      <ul>
        {other.lenses.map(({ side, text }) => (
          <li key={side}>
            {eyes[side].name} <span className={`${styles.value} number`}>{text}</span>
          </li>
        ))}
      </ul>
      <p className="hint">{notation.text}</p>
    </Disclosure>
  );
}
