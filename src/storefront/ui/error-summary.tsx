import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { useErrorTitle } from './error-title.ts';
import { fieldId } from './field-id.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

export type Problem = {
  /** The form name of the field at fault; without it the entry is plain text. */
  name?: string;
  message: string;
};

type ErrorSummaryProps = {
  problems: readonly Problem[];
  title?: string;
  /** The answer they came with, where they become fewer without another one. */
  answer?: unknown;
};

/**
 * Everything that is wrong with a form, each entry leading to its field. Takes the focus when
 * it appears, so it stands first in the content. Renders nothing when nothing is wrong.
 */
export function ErrorSummary({ problems, title, answer }: ErrorSummaryProps) {
  const texts = useTexts().shell.problems;
  const box = useRef<HTMLDivElement>(null);
  const cause = answer ?? problems;
  useErrorTitle(problems.length > 0);
  useEffect(() => {
    // Nothing is drawn, and so nothing focused, when nothing is wrong.
    if (cause) box.current?.focus();
  }, [cause]);

  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      className={`${styles.notice} ${styles.problems}`}
      data-kind="stop"
      role="alert"
      tabIndex={-1}
      aria-labelledby="problems"
    >
      <Icon name="stop" />
      <h2 className={styles.title} id="problems">
        {title ?? texts.title}
      </h2>
      <ul className={`${styles.body} bullets`}>
        {problems.map(({ name, message }) => (
          <li key={`${name} ${message}`}>
            {name ? <a href={`#${fieldId(name)}`}>{message}</a> : message}
          </li>
        ))}
      </ul>
    </div>
  );
}
