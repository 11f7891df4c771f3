import type { ReactNode } from 'react';
import type { Currency } from '#domain/people/locale.ts';
import type { PairPrice } from '#domain/prices/pair-price.ts';
import { brand } from '../brand/brand.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import styles from './ledger-figures.module.css';

/** One thing that costs something, in minor units. */
export type LedgerRow = { label: string; detail?: string; priceMinor: number };

/** What changes the sum besides: a coupon (negative), tax on top, a fee. */
export type LedgerChange = { label: string; detail?: string; amountMinor: number };

type LedgerFiguresProps = {
  lines: readonly LedgerRow[];
  changes?: readonly LedgerChange[];
  /** What the rows come to, as it was calculated; shown, not made anew. */
  sums: Pick<PairPrice, 'priceMinor' | 'planPaysMinor' | 'youPayMinor'>;
  /** What is paid can only become more: better lenses are not chosen yet. */
  isFrom?: boolean;
  /** Already inside what is paid; said, not added. */
  includedTaxMinor?: number;
  /** Says the rate as well; the dictionary's words without one. */
  includedTaxLabel?: string;
  /** The store's own, unless an order of the other store is shown. */
  currency?: Currency;
  /** The heading, a text of the page; `null` hides it from view. */
  title?: string | null;
};

const NONE: readonly LedgerChange[] = [];

/**
 * Prices, their sum, what the plan pays of it, what you pay: figures under each other, each counted
 * once. The last is the price alone while it is not known what the plan pays.
 */
export function LedgerFigures({
  lines,
  changes = NONE,
  sums,
  isFrom = false,
  includedTaxMinor,
  includedTaxLabel,
  currency,
  title,
}: LedgerFiguresProps) {
  const texts = useTexts().shell.ledger;
  const format = useFormat();
  const money = (minor: number) => format.money(minor, currency);
  const isPlanKnown = sums.youPayMinor !== null;
  const due = money(sums.youPayMinor ?? sums.priceMinor);
  // One line is its own sum, and a price that is all there is stands last.
  const hasSubtotal = lines.length > 1 && (isPlanKnown || changes.length > 0);
  return (
    <table className={styles.ledger}>
      <caption className={title === null ? 'visually-hidden' : undefined}>
        {title ?? texts.label}
      </caption>
      <tbody>
        {lines.map(({ label, detail, priceMinor }) => (
          <Row key={label} label={label} detail={detail} amount={money(priceMinor)} />
        ))}
      </tbody>
      <tbody className={styles.sums}>
        {hasSubtotal && <Row label={texts.price} amount={money(sums.priceMinor)} />}
        {sums.planPaysMinor > 0 && (
          <Row
            className={styles.plan}
            label={texts.planPays(brand.plan.name)}
            amount={money(-sums.planPaysMinor)}
          />
        )}
        {changes.map(({ label, detail, amountMinor }) => (
          <Row key={label} label={label} detail={detail} amount={money(amountMinor)} />
        ))}
        <Row
          className={styles.due}
          label={isPlanKnown ? texts.youPay : texts.price}
          amount={isFrom ? texts.from(due) : due}
        />
        {includedTaxMinor !== undefined && (
          <Row
            className={styles.note}
            label={includedTaxLabel ?? texts.includedTax}
            amount={money(includedTaxMinor)}
          />
        )}
      </tbody>
    </table>
  );
}

type RowProps = { label: string; detail?: string; amount: ReactNode; className?: string };

function Row({ label, detail, amount, className }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">
        {label}
        {detail && <span className={styles.detail}>{detail}</span>}
      </th>
      <td>{amount}</td>
    </tr>
  );
}
