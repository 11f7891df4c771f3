import type { Locale } from '#domain/people/locale.ts';
import { brand } from '../brand/brand.ts';
import { business } from '../brand/business.ts';
import { ledgerRows } from '../cart/index.ts';
import { addressLines, type PostalAddress } from '../addresses/index.ts';
import { formatOf } from '../i18n/format.ts';
import { textsOf } from '../i18n/registry.ts';
import type { OrderView } from './order-view.ts';
import { paymentWords } from './payment-words.ts';

/** What an order cost and who pays what, for whoever pays the member back; no values of eyes. */
export type Receipt = {
  locale: Locale;
  title: string;
  /** Who sold it, with address and, in Germany, the number for value-added tax. */
  seller: string[];
  facts: { name: string; lines: string[] }[];
  rows: { label: string; detail?: string; amount: string; isSum?: boolean }[];
  /** In small print. */
  note: string;
};

/** The receipt of an order for the person who wears the glasses, in the language asked for. */
export function receiptOf(order: OrderView, wearer: string, locale: Locale): Receipt {
  const texts = textsOf(locale);
  const format = formatOf(locale);
  const { ledger: sums } = texts.shell;
  const { receipt: words, states } = texts.orders;
  const { ledger } = order;
  const { operator } = business;
  const money = (minor: number) => format.money(minor, ledger.currency);
  const { lines, changes, includedTax } = ledgerRows(ledger, texts, format);
  const status = order.state ? states[order.state].name : order.statusLabel;
  return {
    locale,
    title: words.title,
    seller: [
      operator.name,
      ...operator.addressLines,
      operator.phone,
      ...(ledger.currency === 'EUR' ? [words.vatId(operator.vatId)] : []),
    ],
    facts: [
      { name: texts.checkout.confirmation.number, lines: [order.number] },
      { name: texts.orders.placed, lines: [format.date(order.placedAt)] },
      { name: texts.orders.status, lines: [status] },
      { name: words.wearer, lines: [wearer] },
      { name: words.plan, lines: [brand.plan.name] },
      ...(order.address
        ? [
            {
              name: texts.orders.address,
              lines: [nameOf(order.address), ...addressLines(order.address, locale)],
            },
          ]
        : []),
      ...(order.billing
        ? [
            {
              name: texts.checkout.review.billTo,
              lines: [nameOf(order.billing), ...addressLines(order.billing, locale)],
            },
          ]
        : []),
      { name: texts.orders.payment, lines: [paymentWords(order, texts)] },
    ],
    rows: [
      ...lines.map(({ priceMinor, ...row }) => ({ ...row, amount: money(priceMinor) })),
      { label: sums.price, amount: money(ledger.priceMinor), isSum: true },
      ...(ledger.planPaysMinor > 0
        ? [{ label: sums.planPays(brand.plan.name), amount: money(-ledger.planPaysMinor) }]
        : []),
      ...changes.map(({ amountMinor, ...row }) => ({ ...row, amount: money(amountMinor) })),
      { label: words.due, amount: money(ledger.youPayMinor), isSum: true },
      ...(includedTax
        ? [{ label: includedTax.label, amount: money(includedTax.amountMinor) }]
        : []),
    ],
    note: words.note,
  };
}

function nameOf({ firstname, lastname }: PostalAddress): string {
  return `${firstname} ${lastname}`;
}
