import { Fragment, type ReactNode } from 'react';
import type { Currency } from '#domain/people/locale.ts';
import type { PairPrice } from '#domain/prices/pair-price.ts';
import { brand } from '../brand/brand.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import styles from './ledger-figures.module.css';

/** One thing that costs something, and what the plan pays of it, in minor units. */
export type LedgerRow = {
  label: string;
  detail?: string;
  priceMinor: number;
  planPaysMinor?: number;
};

/** What changes the sum besides: a coupon (negative), tax on top, a fee. */
export type LedgerChange = { label: string; detail?: string; amountMinor: number };

type LedgerFiguresProps = {
  lines: readonly LedgerRow[];
  changes?: readonly LedgerChange[];
  /** What the rows come to, as it was calculated; shown, not made anew. */
  sums: Pick<PairPrice, 'priceMinor' | 'planPaysMinor' | 'youPayMinor'>;
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
 * Price, what the plan pays, what you pay: figures under each other. The last is the price alone
 * while it is not known what the plan pays.
 */
export function LedgerFigures({
  lines,
  changes = NONE,
  sums,
  includedTaxMinor,
  includedTaxLabel,
  currency,
  title,
}: LedgerFiguresProps) {
  const texts = useTexts().shell.ledger;
  const format = useFormat();
  const money = (minor: number) => format.money(minor, currency);
  const planPays = texts.planPays(brand.plan.name);
  const isPlanKnown = sums.youPayMinor !== null;
  // One line is its own sum.
  const hasSums = isPlanKnown && lines.length > 1;
  const changeRows = changes.map(({ label, detail, amountMinor }) => (
    <Row key={label} label={label} detail={detail} amount={money(amountMinor)} />
  ));
  return (
    <table className={styles.ledger}>
      <caption className={title === null ? 'visually-hidden' : undefined}>
        {title ?? texts.label}
      </caption>
      <tbody>
        {lines.map(({ label, detail, priceMinor, planPaysMinor }) => (
          <Fragment key={label}>
            <Row label={label} detail={detail} amount={money(priceMinor)} />
            {planPaysMinor ? (
              <Row className={styles.plan} label={planPays} amount={money(-planPaysMinor)} />
            ) : null}
          </Fragment>
        ))}
        {!hasSums && changeRows}
      </tbody>
      <tbody className={styles.sums}>
        {hasSums && (
          <>
            <Row label={texts.price} amount={money(sums.priceMinor)} />
            {sums.planPaysMinor > 0 && (
              <Row className={styles.plan} label={planPays} amount={money(-sums.planPaysMinor)} />
            )}
            {changeRows}
          </>
        )}
        <Row
          className={styles.due}
          label={isPlanKnown ? texts.youPay : texts.price}
          amount={money(sums.youPayMinor ?? sums.priceMinor)}
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
