import { business } from '../brand/business.ts';
import type { ShownPayment } from '#shop/payments/port.ts';
import { PAID_FIRST } from '../checkout/index.ts';
import { dayToPayBy } from '../i18n/format.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { isToBePaid } from './payment-due.ts';
import type { OrderView } from './order-view.ts';
import styles from './order-number.module.css';

type PaymentInstructionsProps = {
  order: OrderView;
  /** Of an order that was paid on a provider's page. */
  payment: ShownPayment | null;
  daysToPay: number;
};

/** Everything needed to pay what is left: to whom, where to, with which reference, until when. */
export function PaymentInstructions({ order, payment, daysToPay }: PaymentInstructionsProps) {
  const words = useTexts().checkout.confirmation.pay;
  const format = useFormat();
  const { youPayMinor, currency } = order.ledger;
  const amount = format.money(youPayMinor, currency);
  if (payment) return <p>{words.online[payment](amount)}</p>;
  if (order.payment?.code === PAID_FIRST) return <p>{words.online.unknown(amount)}</p>;
  if (!isToBePaid(order)) return <p>{words.free}</p>;
  if (order.payment?.code === 'purchaseorder')
    return <p>{words.purchaseorder(amount, order.payment.purchaseOrderNumber)}</p>;

  const { payableTo, checkAddressLines, iban } = business.payee;
  const isTransfer = currency === 'EUR';
  const due = format.date(dayToPayBy(new Date(order.placedAt), daysToPay, currency));
  return (
    <div className="stack">
      <p>{isTransfer ? words.transfer(amount, due) : words.check(amount, due)}</p>
      <Facts>
        <Fact name={words.payee}>{payableTo}</Fact>
        {isTransfer ? (
          <Fact name={words.iban}>
            <span className={`${styles.long} number`}>{iban}</span>
          </Fact>
        ) : (
          <Fact name={words.sendTo}>
            {[payableTo, ...checkAddressLines].map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Fact>
        )}
        <Fact name={words.reference}>
          <span className={`${styles.long} number`}>{order.number}</span>
        </Fact>
        <Fact name={words.due}>{due}</Fact>
      </Facts>
    </div>
  );
}
