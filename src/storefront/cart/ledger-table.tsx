import { brand } from '../brand/brand.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { LedgerFigures, type LedgerChange } from '../ui/ledger-figures.tsx';
import { useSoldLensName } from './lens-name.ts';
import type { Ledger } from '#domain/prices/ledger.ts';

type LedgerTableProps = {
  ledger: Ledger;
  /** The heading; `null` hides it from view. */
  title?: string | null;
};

/** A cart's or an order's ledger: the same rows from the cart to the receipt. */
export function LedgerTable({ ledger, title }: LedgerTableProps) {
  const texts = useTexts().checkout.ledger;
  const { number } = useFormat();
  const soldLensName = useSoldLensName();
  const { tax } = ledger;
  const percent = tax?.ratePercent ? number(tax.ratePercent) : null;
  const isTaxIncluded = tax?.isIncluded === true;
  return (
    <LedgerFigures
      title={title}
      currency={ledger.currency}
      lines={ledger.lines.map(({ kind, name, detail, priceMinor }) => ({
        label: name,
        detail: kind === 'lens' ? soldLensName(detail) : detail,
        priceMinor,
      }))}
      changes={changesOf()}
      sums={ledger}
      includedTaxMinor={isTaxIncluded ? tax.amountMinor : undefined}
      includedTaxLabel={isTaxIncluded ? texts.includedTax(percent) : undefined}
    />
  );

  function changesOf(): LedgerChange[] {
    const changes: LedgerChange[] = ledger.otherDiscounts.map(({ label, amountMinor }) => ({
      label,
      amountMinor: -amountMinor,
    }));
    if (ledger.shippingMinor !== null) {
      changes.push({
        label: texts.shipping,
        detail: ledger.isShippingPaidByPlan ? texts.shippingPaid(brand.plan.name) : undefined,
        amountMinor: ledger.shippingMinor,
      });
    }
    if (tax && !tax.isIncluded) {
      const label = percent === null ? texts.tax : texts.taxWithRate(percent);
      changes.push({ label, amountMinor: tax.amountMinor });
    }
    if (ledger.otherMinor !== 0)
      changes.push({ label: texts.other, amountMinor: ledger.otherMinor });
    return changes;
  }
}
