import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

/** Each has a drawing of its name. */
export type NoticeKind = 'info' | 'ok' | 'warn' | 'stop';

type NoticeProps = {
  kind: NoticeKind;
  /** What it is about; without one it says the kind in words. */
  title?: ReactNode;
  /** Read out at once when it appears after the page was read. */
  live?: boolean;
  children?: ReactNode;
};

/** A state in colour, with an icon and with words. */
export function Notice({ kind, title, live, children }: NoticeProps) {
  const texts = useTexts().shell.notice;
  const role = live ? (kind === 'stop' ? 'alert' : 'status') : undefined;
  return (
    <div className={styles.notice} data-kind={kind} role={role}>
      <Icon name={kind} />
      <p className={styles.title}>{title ?? texts[kind]}</p>
      {children && <div className={styles.body}>{children}</div>}
    </div>
  );
}

type BadgeProps = { tone?: 'quiet' | 'plan' | 'ok' | 'warn'; children: ReactNode };

/** One or two words about a thing, next to its name. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
