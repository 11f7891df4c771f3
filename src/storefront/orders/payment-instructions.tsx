import { business } from '../brand/business.ts';
import { dayToPayBy } from '../i18n/format.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { isToBePaid } from './payment-due.ts';
import type { OrderView } from './order-view.ts';
import styles from './order-number.module.css';

/** Everything needed to pay what is left: to whom, where to, with which reference, until when. */
export function PaymentInstructions({ order, daysToPay }: { order: OrderView; daysToPay: number }) {
  const words = useTexts().checkout.confirmation.pay;
  const format = useFormat();
  const { youPayMinor, currency } = order.ledger;
  const amount = format.money(youPayMinor, currency);
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
