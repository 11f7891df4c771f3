import { useFormat, useTexts } from '../../i18n/texts.tsx';
import { LedgerTable } from '../cart/ledger-table.tsx';
import { Fact } from '../cart/pair-summary.tsx';
import { PAYMENT_METHODS } from '../checkout/payment-form.ts';
import { OrderedPrescription } from '../checkout/ordered-prescription.tsx';
import type { OrderView } from './order-view.ts';

/** Everything about one order, from its snapshot: what, for whose eyes, where to, what it cost. */
export function OrderDetails({
  order,
  heading: Heading,
}: {
  order: OrderView;
  heading: 'h2' | 'h3';
}) {
  const texts = useTexts().orders;
  const { pair } = useTexts().checkout;
  return (
    <div className="stack-wide">
      <section className="stack">
        <Heading>{texts.items}</Heading>
        <dl className="grid gap-3">
          {order.frame && <Fact name={pair.frame}>{order.frame.name}</Fact>}
          {order.lensName && <Fact name={pair.lenses}>{order.lensName}</Fact>}
        </dl>
      </section>
      <section className="stack">
        <Heading>{texts.prescription}</Heading>
        {order.prescription ? (
          <OrderedPrescription prescription={order.prescription} />
        ) : (
          <p>{texts.noPrescription}</p>
        )}
      </section>
      {order.address && (
        <section className="stack">
          <Heading>{texts.address}</Heading>
          <address className="not-italic">
            <span className="block">{order.address.name}</span>
            {order.address.lines.map((line) => (
              <span className="block" key={line}>
                {line}
              </span>
            ))}
            {order.address.telephone && (
              <span className="block">{texts.phone(order.address.telephone)}</span>
            )}
          </address>
        </section>
      )}
      <section className="stack">
        <Heading>{texts.payment}</Heading>
        <p>{usePaymentWords(order)}</p>
      </section>
    </div>
  );
}

/** What an order cost, in the currency it was placed in. */
export function OrderLedger({ order }: { order: OrderView }) {
  return <LedgerTable ledger={order.ledger} />;
}

/** How the rest is paid: 'Check or money order', 'Nothing to pay'. */
export function usePaymentWords({ payment, ledger }: OrderView): string {
  const { payment: words, review } = useTexts().checkout;
  if (ledger.youPayMinor === 0) return words.methods.free.name;
  const method = PAYMENT_METHODS.find((one) => one === payment?.code);
  const name = method ? words.methods[method].name : (payment?.name ?? '');
  const number = payment?.purchaseOrderNumber;
  return number ? `${name}, ${review.purchaseOrder(number)}` : name;
}

/** The total in the order's own currency. */
export function useOrderTotal({ ledger }: OrderView): string {
  return useFormat().money(ledger.youPayMinor, ledger.currency);
}
