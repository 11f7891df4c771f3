import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { STORES } from '#domain/people/locale.ts';
import { isCustomer, localeContext, shopContext, storeOf, requireShopper } from '../app/context.ts';
import { pathIn } from '../app/paths.ts';
import { cartContext, type CartView } from '../cart/index.ts';
import { formText } from '../app/form-values.ts';
import { reportError } from '../app/report-error.ts';
import { KEEP_INTENT } from '../app/keep-typed/keep-intent.ts';
import {
  prefillAddress,
  readAddressForm,
  readPlaces,
  type AddressFormProblem,
  type AddressValues,
} from '../addresses/index.ts';
import {
  BILLING,
  billingAtFirst,
  billingEntries,
  chosenAtFirst,
  readChosen,
  type ChosenAddresses,
} from './delivery-values.ts';
import { draftContext } from './draft-context.ts';
import { findWhither } from './find-whither.ts';
import { findEmailProblem, setGuestEmail, type EmailProblem } from './guest-email.ts';
import {
  checkPayment,
  firstMethod,
  offeredMethods,
  readPaymentForm,
  type PaymentMethod,
  type PaymentProblem,
  type PaymentValues,
} from './payment-form.ts';
import { readPlanAddress } from './plan-address.ts';
import { saveDelivery } from './save-delivery.ts';
import { stepsOfOrder } from './checkout-state.ts';
import { bookOfStore } from './store-book.ts';

/** The form's name among what a member typed. */
const TYPED = 'delivery';

export type DeliveryProblems = {
  /** Of a guest. */
  email: EmailProblem | null;
  address: AddressFormProblem[];
  /** Of the other address that bills go to. */
  billing: AddressFormProblem[];
  payment: PaymentProblem[];
  /** What commerce said against it, in its own words. */
  refused: string | null;
};

export type DeliveryView = Awaited<ReturnType<typeof loadDelivery>>;

type DeliveryValues = AddressValues &
  ChosenAddresses &
  PaymentValues & { email: string; saveAddress: string };

/** What was submitted and is not accepted. */
export type RefusedDelivery = {
  values: DeliveryValues;
  billing: AddressValues;
  problems: DeliveryProblems;
};

const noProblems: DeliveryProblems = {
  email: null,
  address: [],
  billing: [],
  payment: [],
  refused: null,
};

/** Everything the address form shows; what was typed last comes first. */
export async function loadDelivery({ context }: LoaderFunctionArgs) {
  const hasPage = context.get(shopContext).settings.hasPaymentPage;
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const cart = context.get(cartContext);
  const draft = context.get(draftContext);
  const typed = draft.typed?.[TYPED];
  const accepted = draft.address;
  const isKnown = typed !== undefined || accepted !== undefined || cart.shippingAddress !== null;
  const [places, plan, book] = await Promise.all([
    readPlaces(shopper, STORES[storeOf(locale)], locale),
    isKnown || shopper.kind === 'guest' ? null : readPlanAddress(shopper),
    bookOfStore(shopper, locale),
  ]);
  const { country } = places;
  const knownCountry =
    typed?.country_code ?? accepted?.country_code ?? cart.shippingAddress?.countryCode;
  const chosen = chosenAtFirst({ typed, accepted, book, isKnown });
  const values: DeliveryValues = {
    ...prefillAddress({ typed, accepted, cart: cart.shippingAddress, plan, country }),
    ...chosen,
    saveAddress: typed?.saveAddress ?? '',
    email: typed?.email ?? draft.email ?? '',
    payment: typed?.payment ?? chosenPayment(cart, hasPage),
    purchaseOrderNumber: typed?.purchaseOrderNumber ?? cart.payment?.purchaseOrderNumber ?? '',
  };
  return {
    values,
    billing: billingAtFirst({ typed, accepted, cart: cart.billingAddress, country }),
    book,
    isFromPlan: !isKnown && plan !== null && chosen.customerAddressId === '',
    isGuest: !isCustomer(shopper),
    // Shown until an address in the store's own country is accepted.
    otherCountry: knownCountry && knownCountry !== country ? knownCountry : null,
    places,
    ledger: cart.ledger,
    hasPage,
    steps: stepsOfOrder(draft, cart, locale),
  };
}

/**
 * Checks the addresses and the payment, sets them on the cart and goes on to the review. What is
 * wrong is answered with 422; what was typed is kept on the server as well. With the intent to
 * keep, that is all.
 */
export async function saveDeliveryAction({ request, context }: ActionFunctionArgs) {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const cart = context.get(cartContext);
  const form = await request.formData();
  const payment = readPaymentForm(form);
  // Says where they are written to; of a member the plan knows it, of an account commerce.
  const isGuest = !isCustomer(shopper);
  const values: DeliveryValues = {
    ...readAddressForm(form),
    ...readChosen(form),
    ...payment,
    saveAddress: form.has('saveAddress') ? 'on' : '',
    email: isGuest ? formText(form, 'email') : '',
  };
  if (form.get('intent') === KEEP_INTENT) {
    await keepTyped();
    return null;
  }

  const book = await bookOfStore(shopper, locale);
  const isToBePaid = cart.ledger.youPayMinor > 0;
  const shipping = findWhither({
    savedId: values.customerAddressId,
    typed: values,
    isKept: values.saveAddress !== '' && !isGuest,
    book,
  });
  const isSame = values.sameAsShipping === 'true' || !isToBePaid;
  const billing = isSame
    ? null
    : findWhither({
        savedId: values['billing.customerAddressId'],
        typed: readAddressForm(form, BILLING),
        isKept: false,
        book,
      });
  const paymentProblems = isToBePaid ? checkPayment(payment) : [];
  const email = isGuest ? findEmailProblem(values.email) : null;
  if (!shipping.ok || (billing && !billing.ok) || email || paymentProblems.length > 0)
    return refuse({
      email,
      address: shipping.ok ? [] : shipping.problems,
      billing: !billing || billing.ok ? [] : billing.problems,
      payment: paymentProblems,
    });

  const commerce = shopper.commerce(storeOf(locale));
  const saved = await saveDelivery(commerce, cart.id, {
    shipping: shipping.whither,
    billing: billing && billing.whither,
    payment: { code: payment.payment, purchaseOrderNumber: payment.purchaseOrderNumber },
  });
  if (!saved.ok) {
    if (saved.problem === 'payment-missing')
      return refuse({ payment: [{ field: 'payment', id: 'required' }] });
    await reportRefusal(saved.message);
    return refuse({ refused: saved.message });
  }
  const keptEmail = isGuest ? await setGuestEmail(commerce, cart.id, values.email) : undefined;
  const address = { ...shipping.values, ...readChosen(form), ...billingEntries(form) };
  await shopper.drafts.save({ address, email: keptEmail, typed: { [TYPED]: undefined } });
  throw redirect(pathIn(locale)('checkout.order-review'), 303);

  async function refuse(problems: Partial<DeliveryProblems>) {
    await keepTyped();
    // A saved address that cannot be sent is corrected in the form.
    const corrected = shipping.ok
      ? values
      : { ...values, ...shipping.values, customerAddressId: '' };
    const isBillingWrong = billing !== null && !billing.ok;
    return data<RefusedDelivery>(
      {
        values: isBillingWrong ? { ...corrected, 'billing.customerAddressId': '' } : corrected,
        billing: billing?.values ?? readAddressForm(form, BILLING),
        problems: { ...noProblems, ...problems },
      },
      { status: 422 },
    );
  }

  async function keepTyped(): Promise<void> {
    await shopper.drafts.save({ typed: { [TYPED]: { ...values, ...billingEntries(form) } } });
  }

  async function reportRefusal(message: string): Promise<void> {
    await reportError(context, { errorType: 'expressCheckout', message, isFromBrowser: false });
  }
}

/** The choice made before, else the one that asks for nothing more. */
function chosenPayment({ payment }: CartView, hasPage: boolean): PaymentMethod {
  const offered = offeredMethods(hasPage);
  return offered.find((method) => method === payment?.code) ?? firstMethod(hasPage);
}
