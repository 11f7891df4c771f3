import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import styles from './try-on.module.css';

type LargeLookProps = { picture: string; name: string; onClose: () => void };

const STEPS = [1, 2, 3] as const;

/** The picture as large as the window, and larger: whoever sees little without glasses comes near. */
export function LargeLook({ picture, name, onClose }: LargeLookProps) {
  const { tryOn } = useTexts().face;
  const { close } = useTexts().shell.dialog;
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState(0);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.large} aria-label={name} onClose={onClose}>
      <div className={styles.zooms}>
        <Button
          type="button"
          icon="minus"
          disabled={step === 0}
          onClick={() => setStep((before) => before - 1)}
        >
          {tryOn.smaller}
        </Button>
        <Button
          type="button"
          icon="plus"
          disabled={step === STEPS.length - 1}
          onClick={() => setStep((before) => before + 1)}
        >
          {tryOn.larger}
        </Button>
        <Button type="button" icon="close" onClick={() => dialog.current?.close()}>
          {close}
        </Button>
      </div>
      {/* Keys move what is larger than the window. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.moved} aria-label={name} tabIndex={0}>
        <img src={picture} alt={name} data-zoom={STEPS[step]} />
      </section>
    </dialog>
  );
}
