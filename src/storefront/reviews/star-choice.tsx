import { FieldNotes, wire } from '../ui/field.tsx';
import { Stars } from './stars.tsx';
import styles from './star-choice.module.css';

type StarChoiceProps = {
  name: string;
  /** What the stars are for. */
  label: string;
  error: string | undefined;
  values: readonly { id: string; words: string; percent: number | null }[];
  chosen: string | undefined;
};

/** One to five stars, each with its words, as native radio buttons beneath each other. */
export function StarChoice({ name, label, error, values, chosen }: StarChoiceProps) {
  const { id, 'aria-describedby': describedBy } = wire({ name, error });
  return (
    <fieldset className={styles.field} aria-describedby={describedBy}>
      <legend className="label">{label}</legend>
      <FieldNotes id={id} error={error} />
      {values.map((value, at) => (
        <label key={value.id} className={styles.choice}>
          <input
            type="radio"
            id={at === 0 ? id : undefined}
            name={name}
            value={value.id}
            defaultChecked={value.id === chosen}
            required
          />
          <span>
            {value.percent !== null && <Stars percent={value.percent} />}
            <span>{value.words}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
