import { brand } from '../brand/brand.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Fact } from '../cart/index.ts';
import { isToBePaid, payBy } from './payment-due.ts';
import type { OrderView } from './order-view.ts';

/** Everything needed to pay what is left: to whom, where to, with which reference, until when. */
export function PaymentInstructions({ order }: { order: OrderView }) {
  const words = useTexts().checkout.confirmation.pay;
  const format = useFormat();
  const { youPayMinor, currency } = order.ledger;
  const amount = format.money(youPayMinor, currency);
  if (!isToBePaid(order)) return <p>{words.free}</p>;
  if (order.payment?.code === 'purchaseorder')
    return <p>{words.purchaseorder(amount, order.payment.purchaseOrderNumber)}</p>;

  const { payableTo, checkAddressLines, iban, daysToPay } = brand.payee;
  const isTransfer = currency === 'EUR';
  const due = format.date(payBy(order.placedAt, daysToPay));
  return (
    <div className="stack">
      <p>{isTransfer ? words.transfer(amount, due) : words.check(amount, due)}</p>
      <dl className="grid gap-3">
        <Fact name={words.payee}>{payableTo}</Fact>
        {isTransfer ? (
          <Fact name={words.iban}>
            <span className="number wrap-anywhere whitespace-normal">{iban}</span>
          </Fact>
        ) : (
          <Fact name={words.sendTo}>
            {[payableTo, ...checkAddressLines].map((line) => (
              <span className="block" key={line}>
                {line}
              </span>
            ))}
          </Fact>
        )}
        <Fact name={words.reference}>
          <span className="number wrap-anywhere whitespace-normal">{order.number}</span>
        </Fact>
        <Fact name={words.due}>{due}</Fact>
      </dl>
    </div>
  );
}
