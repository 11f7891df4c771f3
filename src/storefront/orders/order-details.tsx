import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { FramePicture, LedgerTable, useSoldLensName } from '../cart/index.ts';
import { PostalAddressLines } from '../addresses/index.ts';
import { OrderedPrescription } from '../checkout/index.ts';
import { paymentWords } from './payment-words.ts';
import type { OrderView } from './order-view.ts';
import styles from './order-details.module.css';

/** Everything about one order, from its snapshot: what, for whose eyes, where to, how paid. */
export function OrderDetails({ order }: { order: OrderView }) {
  const texts = useTexts();
  const words = texts.orders;
  return (
    <div className={styles.details}>
      <section className="stack">
        <h2>{words.items}</h2>
        {order.frame && <FramePicture {...order.frame} />}
        <Facts>
          <OrderItems order={order} />
        </Facts>
      </section>
      <section className="stack">
        <h2>{words.prescription}</h2>
        {order.prescription ? (
          <OrderedPrescription prescription={order.prescription} currency={order.ledger.currency} />
        ) : (
          <p>{words.noPrescription}</p>
        )}
      </section>
      {order.address && (
        <section className="stack">
          <h2>{words.address}</h2>
          <PostalAddressLines address={order.address} />
        </section>
      )}
      <section className="stack">
        <h2>{words.payment}</h2>
        <p>{paymentWords(order, texts)}</p>
        {order.billing && (
          <>
            <h3>{texts.checkout.review.billTo}</h3>
            <PostalAddressLines address={order.billing} />
          </>
        )}
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

/** The total in the order's own currency. */
export function useOrderTotal({ ledger }: OrderView): string {
  return useFormat().money(ledger.youPayMinor, ledger.currency);
}
