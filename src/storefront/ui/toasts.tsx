import { useCallback, useEffect, useState } from 'react';
import { useAddress } from '../app/live/router.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from './icon.tsx';
import notice from './notice.module.css';
import styles from './toasts.module.css';
import { isPassing, TOAST_MS, withoutToast, withToast, type Toast } from './toast-list.ts';
import tools from './tools.module.css';

const NONE: readonly Toast[] = [];

type ToastsProps = {
  /** The messages that the server kept for this page. */
  flash?: readonly Toast[];
};

/**
 * The messages of all pages: those of the server show before any script has run, and new ones are
 * added after a client navigation. They stand above the content, and nothing lies beneath them;
 * only what passes by itself lies over the header meanwhile, so that nothing moves when it goes.
 */
export function Toasts({ flash = NONE }: ToastsProps) {
  const { messages } = useTexts().shell;
  const [toasts, setToasts] = useState(flash);
  const [isHeld, setHeld] = useState(false);
  // By content: the same messages in a new array were shown, and may have been closed.
  const words = flash.map(({ message }) => message).join('\n');
  const [shownWords, setShownWords] = useState(words);
  if (words !== shownWords) {
    setShownWords(words);
    setToasts((list) => flash.reduce(withToast, list));
  }
  const close = useCallback(
    (message: string) => setToasts((list) => withoutToast(list, message)),
    [],
  );
  const boxes = (shown: readonly Toast[]) =>
    shown.map((toast) => (
      <ToastBox key={toast.message} toast={toast} isHeld={isHeld} onClose={close} />
    ));

  return (
    // Reading takes time: under the pointer and for the keyboard nothing goes by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={`${styles.toasts} room no-print`}
      aria-label={messages.label}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* Two live regions that are there from the start, so that what enters them is read. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status">{boxes(toasts.filter(isPolite))}</div>
      <div role="alert">{boxes(toasts.filter((toast) => !isPolite(toast)))}</div>
    </section>
  );
}

type ToastBoxProps = { toast: Toast; isHeld: boolean; onClose: (message: string) => void };

function ToastBox({ toast, isHeld, onClose }: ToastBoxProps) {
  const { messages } = useTexts().shell;
  const { pathname, search } = useAddress();
  const { kind, title, message } = toast;
  usePassing(toast, isHeld, onClose);
  return (
    <div
      className={`${notice.notice} ${notice.toast}`}
      data-kind={kind}
      data-passing={isPassing(toast) || undefined}
    >
      <Icon name={kind} />
      <div className={notice.body}>
        {title && <p className={notice.title}>{title}</p>}
        <p>{message}</p>
      </div>
      {/* Before scripts run this loads the page again, without the message. */}
      <a
        className={`${tools.tool} ${notice.close}`}
        href={pathname + search}
        onClick={(event) => {
          event.preventDefault();
          onClose(message);
        }}
      >
        <Icon name="close" />
        <span className="visually-hidden">{messages.close}</span>
      </a>
    </div>
  );
}

/** Closes plain information after its time, unless it is held or the tab is out of sight. */
function usePassing(toast: Toast, isHeld: boolean, onClose: (message: string) => void): void {
  const passes = isPassing(toast);
  const { message } = toast;
  useEffect(() => {
    if (!passes || isHeld) return;
    let timer = setTimeout(onClose, TOAST_MS, message);
    const wait = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(onClose, TOAST_MS, message);
    };
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [passes, isHeld, message, onClose]);
}

function isPolite(toast: Toast): boolean {
  return toast.kind === 'info' || toast.kind === 'ok';
}
