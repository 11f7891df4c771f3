import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import '../i18n/both.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { LedgerFigures } from './ledger-figures.tsx';

const lines = [
  { label: 'Calder', priceMinor: 21900, planPaysMinor: 15000 },
  { label: 'Progressive lenses', priceMinor: 16000, planPaysMinor: 6000 },
  { label: 'Shipping', priceMinor: 495, planPaysMinor: 495 },
];
const changes = [{ label: 'WELCOME10', amountMinor: -1690 }];
const sums = { priceMinor: 38395, planPaysMinor: 21495, youPayMinor: 15210 };

describe('the ledger', () => {
  test('says price, what the plan pays and what you pay, each with its row heading', () => {
    const html = markup('en');
    expect(html).toContain('<th scope="row">Calder</th><td>$219.00</td>');
    expect(html).toContain('<th scope="row">Alder Health pays</th><td>-$150.00</td>');
    expect(html).toContain('<th scope="row">You pay</th><td>$152.10</td>');
  });

  test('says the tax inside a German price without adding it', () => {
    const html = markup('de', 2429);
    expect(html).toContain('<th scope="row">Sie zahlen</th><td>152,10\u00a0€</td>');
    expect(html).toContain('<td>24,29\u00a0€</td>');
  });
});

test('promises nothing while it is not known what the plan pays', () => {
  const known = lines.map(({ label, priceMinor }) => ({ label, priceMinor }));
  const unknown = { priceMinor: 38395, planPaysMinor: 0, youPayMinor: null };

  const html = render('en', <LedgerFigures lines={known} sums={unknown} />);

  expect(html.match(/\$383\.95/g)).toHaveLength(1);
  expect(html).toContain('<th scope="row">Price</th><td>$383.95</td>');
  expect(html).not.toContain('pay');
});

function markup(locale: 'en' | 'de', includedTaxMinor?: number): string {
  return render(locale, <LedgerFigures {...{ lines, changes, sums, includedTaxMinor }} />);
}

function render(locale: 'en' | 'de', ledger: ReactNode): string {
  return renderToStaticMarkup(<TextsProvider locale={locale}>{ledger}</TextsProvider>);
}
