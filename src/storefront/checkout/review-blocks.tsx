import { brand } from '../brand/brand.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import type { CartAddress, CartMethod, CartView } from '../cart/index.ts';
import { PostalAddressLines } from '../addresses/index.ts';
import { PAYMENT_METHODS } from './payment-form.ts';

/** The address as on the parcel. */
export function DeliverySummary({
  address,
  method,
}: {
  address: CartAddress;
  method: CartMethod | null;
}) {
  const words = useTexts().checkout.review;
  return (
    <div className="stack">
      <PostalAddressLines address={{ ...address, region: address.regionCode || address.region }} />
      {method && (
        <p className="soft">
          {words.methods[`${method.carrierCode}/${method.methodCode}`] ?? method.title}
        </p>
      )}
    </div>
  );
}

/** How the rest is paid, or that there is none. */
export function PaymentSummary({
  due,
  payment,
  payBy,
  billing,
}: {
  due: number;
  /** Where bills go, if not with the glasses. */
  billing: CartAddress | null;
  payment: CartView['payment'];
  /** A calendar day. */
  payBy: string;
}) {
  const { date } = useFormat();
  const { payment: words, review } = useTexts().checkout;
  if (due === 0) return <p>{words.nothing(brand.plan.name)}</p>;
  const method = PAYMENT_METHODS.find((one) => one === payment?.code);
  if (!method) return <p>{words.required}</p>;
  return (
    <div className="stack-wide">
      <div>
        <p>
          <strong>{words.methods[method].name}</strong>
        </p>
        <p className="soft">{words.methods[method].detail}</p>
        {method === 'checkmo' && <p>{review.payBy(date(payBy))}</p>}
        {payment?.purchaseOrderNumber && <p>{review.purchaseOrder(payment.purchaseOrderNumber)}</p>}
      </div>
      {billing && (
        <div className="stack">
          <h3>{review.billTo}</h3>
          <PostalAddressLines
            address={{ ...billing, region: billing.regionCode || billing.region }}
          />
        </div>
      )}
    </div>
  );
}
