import { useLocale, useTexts } from '../i18n/texts.tsx';
import { Notice } from '../ui/notice.tsx';
import { countryName } from '../addresses/index.ts';

/** Why the address given in the other store is asked for again in this one. */
export function OtherCountryNotice({ country, other }: { country: string; other: string }) {
  const words = useTexts().checkout.delivery.otherCountry;
  const locale = useLocale();
  return (
    <Notice kind="info" title={words.title(countryName(country, locale))}>
      <p>{words.text(countryName(other, locale))}</p>
    </Notice>
  );
}
