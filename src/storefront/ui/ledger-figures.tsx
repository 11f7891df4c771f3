import { Fragment, type ReactNode } from 'react';
import type { Currency } from '#domain/people/locale.ts';
import { brand } from '../brand/brand.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { ledgerSums, type LedgerChange, type LedgerLine } from './ledger-sums.ts';

type LedgerProps = {
  lines: readonly LedgerLine[];
  changes?: readonly LedgerChange[];
  /** Already inside what is paid; said, not added. */
  includedTaxMinor?: number;
  /** Says the rate as well; the dictionary's words without one. */
  includedTaxLabel?: string;
  /** The store's own, unless an order of the other store is shown. */
  currency?: Currency;
  /** The heading, a text of the page; `null` hides it from view. */
  title?: string | null;
  /** Only the three sums, for a card or a narrow strip. */
  sumsOnly?: boolean;
};

const NONE: readonly LedgerChange[] = [];

/**
 * Price, what the plan pays, what you pay: figures under each other that add up, because the
 * sums are made from the rows. Compare them with commerce's total before showing them.
 */
export function Ledger({
  lines,
  changes = NONE,
  includedTaxMinor,
  includedTaxLabel,
  currency,
  title,
  sumsOnly,
}: LedgerProps) {
  const texts = useTexts().shell.ledger;
  const format = useFormat();
  const money = (minor: number) => format.money(minor, currency);
  const sums = ledgerSums(lines, changes);
  const planPays = texts.planPays(brand.plan.name);
  // One line is its own sum.
  const hasSums = sumsOnly || lines.length > 1;
  const changeRows = changes.map(({ label, detail, amountMinor }) => (
    <Row key={label} label={label} detail={detail} amount={money(amountMinor)} />
  ));
  return (
    <table className="ledger">
      <caption className={title === null ? 'visually-hidden' : undefined}>
        {title ?? texts.label}
      </caption>
      {!sumsOnly && (
        <tbody>
          {lines.map(({ label, detail, priceMinor, planPaysMinor }) => (
            <Fragment key={label}>
              <Row label={label} detail={detail} amount={money(priceMinor)} />
              {planPaysMinor ? (
                <Row className="ledger-plan" label={planPays} amount={money(-planPaysMinor)} />
              ) : null}
            </Fragment>
          ))}
          {!hasSums && changeRows}
        </tbody>
      )}
      <tbody className={sumsOnly ? undefined : 'ledger-sums'}>
        {hasSums && (
          <>
            <Row label={texts.price} amount={money(sums.priceMinor)} />
            {sums.planPaysMinor > 0 && (
              <Row className="ledger-plan" label={planPays} amount={money(-sums.planPaysMinor)} />
            )}
            {changeRows}
          </>
        )}
        <Row className="ledger-due" label={texts.youPay} amount={money(sums.youPayMinor)} />
        {includedTaxMinor !== undefined && (
          <Row
            className="ledger-note"
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
        {detail && <span className="ledger-detail">{detail}</span>}
      </th>
      <td>{amount}</td>
    </tr>
  );
}
