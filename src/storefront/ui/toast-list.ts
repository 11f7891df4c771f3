export type ToastKind = 'info' | 'ok' | 'warn' | 'stop';

/** A short message that answers something the member did. */
export type Toast = {
  kind: ToastKind;
  message: string;
  title?: string;
  /** Stays until it is closed. Errors and warnings always do. */
  persistent?: boolean;
};

export const TOAST_LIMIT = 3;
export const TOAST_MS = 3000;

/** Only plain information goes by itself: whatever went wrong has to be read first. */
export function isPassing(toast: Toast): boolean {
  return !toast.persistent && (toast.kind === 'info' || toast.kind === 'ok');
}

/**
 * The list with one message more. One that is already shown is ignored; above three the oldest
 * passing message goes, and only when there is none the oldest of all.
 */
export function withToast(list: readonly Toast[], toast: Toast): readonly Toast[] {
  if (list.some(({ message }) => message === toast.message)) return list;
  const longer = [...list, toast];
  if (longer.length <= TOAST_LIMIT) return longer;
  const passing = longer.findIndex(isPassing);
  return longer.toSpliced(Math.max(passing, 0), 1);
}

export function withoutToast(list: readonly Toast[], message: string): readonly Toast[] {
  return list.filter((toast) => toast.message !== message);
}
