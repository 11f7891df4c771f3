import type { ReactNode } from 'react';

/** Words for those who listen; whoever looks sees them from the layout. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
