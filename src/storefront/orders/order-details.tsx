import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { FramePicture, LedgerTable, useSoldLensName } from '../cart/index.ts';
import { OrderedPrescription, PAYMENT_METHODS, PostalAddressLines } from '../checkout/index.ts';
import type { OrderView } from './order-view.ts';
import styles from './order-details.module.css';

/** Everything about one order, from its snapshot: what, for whose eyes, where to, how paid. */
export function OrderDetails({ order }: { order: OrderView }) {
  const texts = useTexts().orders;
  return (
    <div className={styles.details}>
      <section className="stack">
        <h2>{texts.items}</h2>
        {order.frame && <FramePicture {...order.frame} />}
        <Facts>
          <OrderItems order={order} />
        </Facts>
      </section>
      <section className="stack">
        <h2>{texts.prescription}</h2>
        {order.prescription ? (
          <OrderedPrescription prescription={order.prescription} currency={order.ledger.currency} />
        ) : (
          <p>{texts.noPrescription}</p>
        )}
      </section>
      {order.address && (
        <section className="stack">
          <h2>{texts.address}</h2>
          <PostalAddressLines address={order.address} />
        </section>
      )}
      <section className="stack">
        <h2>{texts.payment}</h2>
        <p>{usePaymentWords(order)}</p>
      </section>
    </div>
  );
}

/** Frame and lenses, inside `Facts`. */
export function OrderItems({ order: { frame, lensName } }: { order: OrderView }) {
  const { pair } = useTexts().checkout;
  const soldLensName = useSoldLensName();
  return (
    <>
      {frame && (
        <Fact name={pair.frame}>{[frame.name, frame.colour].filter(Boolean).join(', ')}</Fact>
      )}
      {lensName && <Fact name={pair.lenses}>{soldLensName(lensName)}</Fact>}
    </>
  );
}

/** What an order cost, in the currency it was placed in. */
export function OrderLedger({ order }: { order: OrderView }) {
  return <LedgerTable ledger={order.ledger} />;
}

/** How the rest is paid: 'Check or money order', 'Nothing to pay'. */
export function usePaymentWords({ payment, ledger }: OrderView): string {
  const { payment: words } = useTexts().checkout;
  if (ledger.youPayMinor === 0) return words.methods.free.name;
  if (payment?.code === 'checkmo') return words.sentIn[ledger.currency];
  const method = PAYMENT_METHODS.find((one) => one === payment?.code);
  const name = method ? words.methods[method].name : (payment?.name ?? '');
  const number = payment?.purchaseOrderNumber;
  return number ? `${name}: ${number}` : name;
}

/** The total in the order's own currency. */
export function useOrderTotal({ ledger }: OrderView): string {
  return useFormat().money(ledger.youPayMinor, ledger.currency);
}
