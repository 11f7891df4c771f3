import { visibleText } from '#domain/people/display-name.ts';
import type { Locale } from '#domain/people/locale.ts';
import { useLocale } from '../i18n/texts.tsx';

/** An address as on a parcel; `region` is the state's code or name. */
export type PostalAddress = {
  firstname: string;
  lastname: string;
  street: string[];
  city: string;
  region: string;
  postcode: string;
  countryCode: string;
  telephone: string;
};

/** Each line as the country's post wants it, the country in the page's language. */
export function PostalAddressLines({ address }: { address: PostalAddress }) {
  const locale = useLocale();
  const { firstname, lastname, telephone } = address;
  return (
    <address>
      <div>
        <strong>{visibleText(`${firstname} ${lastname}`)}</strong>
      </div>
      {addressLines(address, locale).map((line) => (
        <div key={line}>{line}</div>
      ))}
      <div>{telephone}</div>
    </address>
  );
}

/** Where a parcel goes, without whose it is: street, town, country in the language asked for. */
export function addressLines(address: PostalAddress, locale: Locale): string[] {
  const country = countryName(address.countryCode, locale);
  return [...address.street, townOf(address), country].map(visibleText).filter(Boolean);
}

/** '50674 Köln', 'Portland, OR 97205'. */
export function townOf({ countryCode, city, region, postcode }: PostalAddress): string {
  if (countryCode === 'DE') return `${postcode} ${city}`;
  return [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** In the page's language. */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}
