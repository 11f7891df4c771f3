import { useEffect, useState } from 'react';
import type { PrescriptionFormView } from './form-view.ts';
import type { leftOf, Standing } from './live-check.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import type { PrescriptionValues } from './prescription-values.ts';

/**
 * The refusal without what has been mended since, judged by the same check as on the server, which
 * comes once something was refused. What is gone stays gone until the next answer: halfway through
 * a number nothing flickers. `typed` is null while nothing was.
 */
export function useLiveOutcome(
  view: PrescriptionFormView,
  typed: PrescriptionValues | null,
): Standing {
  const { outcome, lensType, today, last } = view;
  const locale = useLocale();
  const texts = useTexts();
  const [left, setLeft] = useState<Standing & { of: PrescriptionFormView }>({ ...view, of: view });
  const [check, setCheck] = useState<typeof leftOf | null>(null);
  useEffect(() => {
    if (!outcome) return;
    // Without it everything stands until the form is sent again.
    import('./live-check.ts').then(
      (loaded) => setCheck(() => loaded.leftOf),
      () => {},
    );
  }, [outcome]);
  const before = left.of.outcome === outcome ? left : { ...view, of: view };
  const standing =
    check && typed ? check(before, typed, { texts, today, last, lensType, locale }) : before;
  if (standing !== before || before !== left) setLeft({ ...standing, of: view });
  return standing;
}
