import { useId, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import type { Texts } from '../i18n/en.ts';
import styles from './explain.module.css';

type Optics = Texts['optics'];
export type OpticalWord = Exclude<keyof Optics, 'explain'>;

type ExplainProps = {
  word: OpticalWord;
  /** Other words to stand in the text than the dictionary's. */
  children?: ReactNode;
};

/** An optical word that explains itself when asked; a native popover, so no script is needed. */
export function Explain({ word, children }: ExplainProps) {
  const texts = useTexts();
  const id = useId();
  const { word: name, text } = texts.optics[word];
  return (
    <>
      <button type="button" className={styles.explain} popoverTarget={id}>
        {children ?? name}
        <span className="visually-hidden"> ({texts.optics.explain(name)})</span>
      </button>
      <span id={id} popover="auto" className={styles.words}>
        <strong>{name}.</strong> {text}
      </span>
    </>
  );
}
