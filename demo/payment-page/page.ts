import { formatOf } from '#storefront/i18n/format.ts';

/** What the page says. */
export type PayPage = {
  id: string;
  url: string;
  locale: 'en' | 'de';
  payee: string;
  amountMinor: number;
  currency: string;
  cancelUrl: string;
};

const words = {
  en: {
    title: 'Demo payment page',
    lead: 'This stands in for the page of a payment provider. No money is taken and no card is asked for.',
    pay: (amount: string) => `Pay ${amount}`,
    refuse: 'Pay with a card that is refused',
    refused: 'The card was refused. Try another one.',
    back: 'Back to the shop without paying',
    over: 'Nothing can be paid on this page any more.',
  },
  de: {
    title: 'Zahlungsseite der Demo',
    lead: 'Sie steht für die Seite eines Zahlungsanbieters. Es wird kein Geld genommen und nach keiner Karte gefragt.',
    pay: (amount: string) => `${amount} zahlen`,
    refuse: 'Mit einer Karte zahlen, die abgelehnt wird',
    refused: 'Die Karte wurde abgelehnt. Versuchen Sie es mit einer anderen.',
    back: 'Zurück zum Shop, ohne zu zahlen',
    over: 'Auf dieser Seite kann nichts mehr bezahlt werden.',
  },
} as const;

/** The stand-in's page as HTML: two buttons and the way back. */
export function payPage(
  { locale, payee, amountMinor, currency, cancelUrl }: PayPage,
  { isOpen, wasRefused }: { isOpen: boolean; wasRefused: boolean },
): string {
  const texts = words[locale];
  const amount = formatOf(locale).money(amountMinor, currency === 'EUR' ? 'EUR' : 'USD');
  const form = `<form method="post">
      <button name="choice" value="pay">${escaped(texts.pay(amount))}</button>
      <button name="choice" value="refuse">${escaped(texts.refuse)}</button>
    </form>
    <p><a href="${escaped(cancelUrl)}">${escaped(texts.back)}</a></p>`;
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${escaped(texts.title)}</title>
    <style>
      :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
      main { max-width: 34rem; margin: 2rem auto; padding: 0 1rem; }
      :focus-visible { outline: 3px solid; outline-offset: 3px; }
      a { color: inherit; }
      button { display: block; width: 100%; min-height: 3rem; margin: 1rem 0; font: inherit; }
    </style>
  </head>
  <body>
    <main>
      <h1>${escaped(texts.title)}</h1>
      <p>${escaped(texts.lead)}</p>
      <p>${escaped(payee)}: <strong>${escaped(amount)}</strong></p>
      ${wasRefused && isOpen ? `<p role="alert">${escaped(texts.refused)}</p>` : ''}
      ${isOpen ? form : `<p>${escaped(texts.over)}</p>`}
    </main>
  </body>
</html>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (one) => `&#${one.codePointAt(0)};`);
}
