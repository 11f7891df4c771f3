import type { Ledger } from '#domain/prices/ledger.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { LedgerFigures } from '../ui/ledger-figures.tsx';
import { ledgerRows } from './ledger-rows.ts';

type LedgerTableProps = {
  ledger: Ledger;
  /** The heading; `null` hides it from view. */
  title?: string | null;
};

/** A cart's or an order's ledger as a table. */
export function LedgerTable({ ledger, title }: LedgerTableProps) {
  const texts = useTexts();
  const { lines, changes, includedTax } = ledgerRows(ledger, texts, useFormat());
  return (
    <LedgerFigures
      title={title}
      currency={ledger.currency}
      lines={lines}
      changes={changes}
      sums={ledger}
      includedTaxMinor={includedTax?.amountMinor}
      includedTaxLabel={includedTax?.label}
    />
  );
}
