import { useCallback, useMemo } from 'react';
/* oxlint-disable no-restricted-imports -- here and nowhere else */
import {
  Form,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSubmit,
} from 'react-router';
/* oxlint-enable no-restricted-imports */
import { Link } from './link.tsx';

/*
 * All that the live parts of a page know of the router. A page works without it: links are
 * followed and forms are sent by the browser, and nothing is ever busy.
 */

export { Form, Link };

/** Where the browser is. */
export function useAddress(): { pathname: string; search: string; hash: string } {
  return useLocation();
}

/** Whether another page, or an answer, is on its way. */
export function useBusy() {
  const { state, formMethod } = useNavigation();
  return {
    isBusy: state !== 'idle',
    isLoading: state === 'loading',
    /** A form is out and not answered yet. */
    isSending: state === 'submitting',
    /** A form that changes something is out, or the page it has led to is on its way. */
    isPosting: formMethod === 'POST',
  };
}

/** Ways on without a new document; always the same functions. */
export function useGoTo() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useMemo(
    () => ({
      page: (path: string) => void navigate(path),
      /** This page with another query: nothing scrolls, and going back leads past it. */
      query: (search: string) =>
        void navigate({ search }, { replace: true, preventScrollReset: true }),
      /** The page before where it was one of ours, else `otherwise`. */
      back: (otherwise: string) => {
        // The router numbers its own entries: above 0 the last page was one of ours.
        const index = (history.state as { idx?: number } | null)?.idx ?? 0;
        void (index > 0 ? navigate(-1) : navigate(otherwise));
      },
      /** This page as it is by now. */
      again: () => void revalidate(),
    }),
    [navigate, revalidate],
  );
}

/** Sends a form that changes something, as its button would; in place, like `useGoTo().query`. */
export function useSendInPlace(): (form: HTMLFormElement) => void {
  const submit = useSubmit();
  return useCallback(
    (form) => void submit(form, { method: 'post', replace: true, preventScrollReset: true }),
    [submit],
  );
}
