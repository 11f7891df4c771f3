import { formatField } from '#domain/prescription/field-text.ts';
import type { Eye, UncheckedPrescription } from '#domain/prescription/prescription.ts';
import { EYE_SIDES } from '#domain/prescription/prescription-fields.ts';
import { transpose } from '#domain/prescription/transpose.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { Disclosure } from '../ui/panel.tsx';
import styles from './other-notation.module.css';

/** The same lens as the other half of all doctors write it; nothing without a cylinder. */
export function OtherNotation({ read }: { read: UncheckedPrescription }) {
  const { notation, eyes } = useTexts().prescription;
  const locale = useLocale();
  const toric = EYE_SIDES.flatMap((side) => {
    const eye = read[side];
    return isToric(eye) ? [{ side, eye, other: transpose(eye) }] : [];
  });
  const [first] = toric;
  if (!first) return null;
  return (
    <Disclosure summary={notation.summary}>
      <p>{(first.eye.cylinder ?? 0) < 0 ? notation.toPlus : notation.toMinus}</p>
      <ul>
        {toric.map(({ side, other }) => (
          <li key={side}>
            {eyes[side].name}{' '}
            <span className={`${styles.value} number`}>
              {formatField('sphere', other.sphere, locale)}{' '}
              {formatField('cylinder', other.cylinder, locale)} ×{' '}
              {formatField('axis', other.axis, locale)}
            </span>
          </li>
        ))}
      </ul>
      <p className="hint">{notation.text}</p>
    </Disclosure>
  );
}

type Toric = Pick<Eye, 'sphere' | 'cylinder' | 'axis'>;

function isToric(eye: Toric | null): eye is Toric & { axis: number } {
  if (!eye || eye.sphere === null || !eye.cylinder || eye.axis === null) return false;
  return [eye.sphere, eye.cylinder].every(Number.isFinite) && eye.axis >= 1 && eye.axis <= 180;
}
