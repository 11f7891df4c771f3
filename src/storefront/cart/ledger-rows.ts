import type { Ledger } from '#domain/prices/ledger.ts';
import { brand } from '../brand/brand.ts';
import type { Format } from '../i18n/format.ts';
import type { Texts } from '../i18n/en.ts';
import type { LedgerChange, LedgerRow } from '../ui/ledger-figures.tsx';
import { soldLensNameIn } from './lens-name.ts';

/** The rows of a ledger in words: what costs something, and what changes the sum besides. */
export type LedgerRows = {
  lines: LedgerRow[];
  changes: LedgerChange[];
  /** What stands inside the prices already. */
  includedTax: LedgerChange | null;
};

/** A cart's or an order's ledger: the same rows from the cart to the receipt. */
export function ledgerRows(ledger: Ledger, texts: Texts, format: Format): LedgerRows {
  const words = texts.checkout.ledger;
  const soldLensName = soldLensNameIn(texts, format);
  const { tax } = ledger;
  const percent = tax?.ratePercent ? format.number(tax.ratePercent) : null;
  const changes: LedgerChange[] = ledger.otherDiscounts.map(({ label, amountMinor }) => ({
    label,
    amountMinor: -amountMinor,
  }));
  if (ledger.shippingMinor !== null) {
    changes.push({
      label: words.shipping,
      detail: ledger.isShippingPaidByPlan ? words.shippingPaid(brand.plan.name) : undefined,
      amountMinor: ledger.shippingMinor,
    });
  }
  if (tax && !tax.isIncluded) {
    const label = percent === null ? words.tax : words.taxWithRate(percent);
    changes.push({ label, amountMinor: tax.amountMinor });
  }
  if (ledger.otherMinor !== 0) changes.push({ label: words.other, amountMinor: ledger.otherMinor });
  return {
    lines: ledger.lines.map(({ kind, name, detail, priceMinor }) => ({
      label: name,
      detail: kind === 'lens' ? soldLensName(detail) : detail,
      priceMinor,
    })),
    changes,
    includedTax: tax?.isIncluded
      ? { label: words.includedTax(percent), amountMinor: tax.amountMinor }
      : null,
  };
}
