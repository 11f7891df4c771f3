import { LABEL_KEYS, type LabelKey, type PhotoLabels } from '#likeness/ranking.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useLabelWords } from './use-why.ts';
import styles from './labels.module.css';

type LabelsProps = {
  labels: PhotoLabels;
  /** Those that shall not count. */
  without: readonly LabelKey[];
  onChange: (without: LabelKey[]) => void;
};

/** What is seen of the glasses; what does not matter can be taken away, and comes back. */
export function Labels({ labels, without, onChange }: LabelsProps) {
  const { seen } = useTexts().visualSearch;
  const wordOf = useLabelWords();
  const known = LABEL_KEYS.filter((key) => labels[key] !== null);
  if (known.length === 0) return null;
  return (
    <div>
      <p>{seen.title}</p>
      <ul className={styles.chips} aria-label={seen.list}>
        {known.map((key) => {
          const isOff = without.includes(key);
          const word = wordOf(key, labels);
          return (
            <li key={key}>
              <button
                type="button"
                className={styles.chip}
                data-off={isOff || undefined}
                onClick={() =>
                  onChange(isOff ? without.filter((one) => one !== key) : [...without, key])
                }
              >
                <VisuallyHidden>{isOff ? seen.back(word) : seen.remove(word)}</VisuallyHidden>
                <span aria-hidden="true">{word}</span>
                <Icon name={isOff ? 'plus' : 'close'} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
