import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Button, LinkButton } from './button.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** `alertdialog` for what went wrong. */
  role?: 'dialog' | 'alertdialog';
  /** Buttons; without them one that closes. */
  actions?: ReactNode;
  children?: ReactNode;
};

/**
 * A native dialog: focus goes in and comes back, Escape closes it. Rendered open by the server
 * it shows, and closes, before any script has run.
 */
export function Dialog({ open, title, onClose, role, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { ok } = useTexts().shell.dialog;
  // The attribute is the server's; later on only the browser changes it.
  const [openAtFirst] = useState(open);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (element.open && (!open || !element.matches(':modal'))) element.close();
    if (open && !element.open) element.showModal();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={role}
      aria-labelledby={titleId}
      open={openAtFirst || undefined}
      // The event is told late: by then the server's open dialog may have become a modal one.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <form method="dialog" className={styles.actions}>
        {actions ?? <Button look="primary">{ok}</Button>}
      </form>
    </dialog>
  );
}

type ErrorDialogProps = {
  open: boolean;
  onClose: () => void;
  title?: string;
  message?: string;
  /** What is wrong, one entry each. */
  problems?: readonly string[];
  /** Instead of OK: the primary button loads this page anew. */
  tryAgainAt?: string;
};

/** The specification's modals: a general failure, errors to correct, an order's error message. */
export function ErrorDialog(props: ErrorDialogProps) {
  const { modal } = useTexts().errors;
  const { open, onClose, title = modal.title, message, problems = [], tryAgainAt } = props;
  const tryAgain = tryAgainAt && (
    <LinkButton look="primary" to={tryAgainAt} reloadDocument>
      {modal.tryAgain}
    </LinkButton>
  );
  return (
    <Dialog open={open} onClose={onClose} title={title} role="alertdialog" actions={tryAgain}>
      {message && <p>{message}</p>}
      {problems.length > 0 && (
        <ul className="bullets">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
