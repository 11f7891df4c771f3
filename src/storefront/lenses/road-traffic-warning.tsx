import { needsRoadTrafficWarning } from '#domain/lenses/road-traffic.ts';
import { storeOf, type Currency } from '#domain/people/locale.ts';
import type { Fitting } from '#domain/prescription/fitting.ts';
import type { LensType } from '#domain/prescription/prescription.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { Notice } from '../ui/notice.tsx';

type RoadTrafficWarningProps = {
  /** Their type, and what was measured for them. */
  lenses: { lensType: LensType } & Fitting;
  /** What the pair is sold in, where that is not the currency of the page's store. */
  currency?: Currency;
};

/** That the pair is not for driving yet, where the law asks to say so; otherwise nothing. */
export function RoadTrafficWarning({ lenses, currency }: RoadTrafficWarningProps) {
  const { roadTraffic } = useTexts().lenses;
  const store = storeOf(useLocale());
  if (!needsRoadTrafficWarning(lenses, currency ?? store.currency)) return null;
  return (
    <Notice kind="warn" title={roadTraffic.title}>
      <p>{roadTraffic.text}</p>
    </Notice>
  );
}
