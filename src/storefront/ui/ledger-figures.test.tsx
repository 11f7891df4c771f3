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
  test('has one subtotal and counts what the plan pays once, each with its row heading', () => {
    const html = markup('en');
    expect(rowsOf(html)).toEqual([
      ['Calder', '$219.00'],
      ['Progressive lenses', '$160.00'],
      ['Shipping', '$4.95'],
      ['Price', '$383.95'],
      ['Alder Health pays', '-$214.95'],
      ['WELCOME10', '-$16.90'],
      ['You pay', '$152.10'],
    ]);
  });

  test('of one line has no subtotal, and says when better lenses cost more', () => {
    const one = { priceMinor: 21900, planPaysMinor: 15000, youPayMinor: 6900 };
    const html = render('en', <LedgerFigures lines={lines.slice(0, 1)} sums={one} isFrom />);
    expect(rowsOf(html)).toEqual([
      ['Calder', '$219.00'],
      ['Alder Health pays', '-$150.00'],
      ['You pay', 'from $69.00'],
    ]);
  });

  test('says the tax inside a German price without adding it', () => {
    const html = markup('de', 2429);
    expect(html).toContain('<th scope="row">Sie zahlen</th><td>152,10\u00a0€</td>');
    expect(html).toContain('<td>24,29\u00a0€</td>');
  });
});

test('promises nothing while it is not known what the plan pays', () => {
  const unknown = { priceMinor: 38395, planPaysMinor: 0, youPayMinor: null };

  const html = render('en', <LedgerFigures lines={lines} sums={unknown} />);

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

/** Heading and figure of each row. */
function rowsOf(html: string): string[][] {
  const rows = html.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g);
  return [...rows].map(([, label = '', amount = '']) => [label, amount]);
}
