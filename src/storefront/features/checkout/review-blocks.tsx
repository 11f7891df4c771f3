import { useTexts } from '../../i18n/texts.tsx';
import type { CartAddress, CartView } from '../cart/cart-view.ts';
import { PAYMENT_METHODS } from './payment-form.ts';

/** The address as on the parcel. */
export function DeliverySummary({
  address,
  carrier,
}: {
  address: CartAddress;
  carrier: string | null;
}) {
  const words = useTexts().checkout.review;
  const { city, postcode, regionCode, countryCode } = address;
  const town =
    countryCode === 'DE' ? `${postcode} ${city}` : `${city}, ${regionCode} ${postcode}`.trim();
  return (
    <div className="stack">
      <address className="not-italic">
        <strong>
          {address.firstname} {address.lastname}
        </strong>
        {[...address.street, town, address.country].filter(Boolean).map((line) => (
          <span className="block" key={line}>
            {line}
          </span>
        ))}
        <span className="block">{address.telephone}</span>
      </address>
      {carrier && <p className="text-ink-soft">{words.shippedBy(carrier)}</p>}
    </div>
  );
}

/** How the rest is paid, or that there is none. */
export function PaymentSummary({ due, payment }: { due: number; payment: CartView['payment'] }) {
  const { payment: words, review } = useTexts().checkout;
  if (due === 0) return <p>{words.nothing}</p>;
  const method = PAYMENT_METHODS.find((one) => one === payment?.code);
  if (!method) return <p>{words.required}</p>;
  return (
    <div>
      <p>
        <strong>{words.methods[method].name}</strong>
      </p>
      <p className="text-ink-soft">{words.methods[method].detail}</p>
      {payment?.purchaseOrderNumber && <p>{review.purchaseOrder(payment.purchaseOrderNumber)}</p>}
    </div>
  );
}
