import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type PanelProps = {
  /** A heading of the second level. */
  title?: ReactNode;
  /** Beside the title: a link to change what is shown. */
  aside?: ReactNode;
  /** White with a fine edge instead of the quiet ground. */
  outlined?: boolean;
  children: ReactNode;
};

/** Things that belong together. */
export function Panel({ title, aside, outlined, children }: PanelProps) {
  return (
    <section className={`panel ${outlined ? 'panel-outlined' : ''}`}>
      {title && (
        <div className="panel-head">
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

/** A part that is folded away until asked for; works without a script. */
export function Disclosure({
  summary,
  open,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="disclosure" open={open}>
      <summary>
        <Icon name="down" />
        <span>{summary}</span>
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** Nothing here, why, and the way on. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {children && <div>{children}</div>}
      {action}
    </div>
  );
}
