import { useEffect } from 'react';
import { useTexts } from '../i18n/texts.tsx';

/** While a form is refused the title of its page says so first, as it does on the server. */
export function useErrorTitle(isRefused: boolean): void {
  const { inTitle } = useTexts().shell.problems;
  useEffect(() => {
    if (!isRefused) return undefined;
    const title = document.title;
    const said = inTitle(title);
    document.title = said;
    return () => {
      if (document.title === said) document.title = title;
    };
  }, [isRefused, inTitle]);
}
