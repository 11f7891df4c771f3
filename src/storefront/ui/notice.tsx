import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Icon, type IconName } from './icon.tsx';

export type NoticeKind = 'info' | 'ok' | 'warn' | 'stop';

export const NOTICE_ICONS: Record<NoticeKind, IconName> = {
  info: 'info',
  ok: 'ok',
  warn: 'warn',
  stop: 'stop',
};

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
    <div className={`notice notice-${kind}`} role={role}>
      <Icon name={NOTICE_ICONS[kind]} />
      <p className="notice-title">{title ?? texts[kind]}</p>
      {children && <div className="notice-body">{children}</div>}
    </div>
  );
}

const BADGE_TONES = {
  quiet: '',
  plan: 'text-plan',
  ok: 'text-ok',
  warn: 'text-warn',
  stop: 'text-stop',
};

/** One or two words about a thing, next to its name. */
export function Badge({
  tone = 'quiet',
  children,
}: {
  tone?: keyof typeof BADGE_TONES;
  children: ReactNode;
}) {
  return <span className={`badge ${BADGE_TONES[tone]}`}>{children}</span>;
}
