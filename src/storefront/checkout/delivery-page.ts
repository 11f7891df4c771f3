import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { STORES } from '#domain/people/locale.ts';
import { isServiceError } from '#clients/client.ts';
import { localeContext, shopContext, storeOf, requireShopper } from '../app/context.ts';
import { UserInfoDocument } from '#clients/generated/member-data.ts';
import type { Member } from '#shop/shopper.ts';
import { pathIn } from '../app/paths.ts';
import { cartContext, type CartView } from '../cart/index.ts';
import { formText } from '../app/form-values.ts';
import { reportError } from '../app/report-error.ts';
import { KEEP_INTENT } from '../app/keep-typed/keep-intent.ts';
import {
  checkAddressForm,
  prefillAddress,
  readAddressForm,
  readPlaces,
  type AddressFormProblem,
  type PlanAddress,
} from '../addresses/index.ts';
import { draftContext } from './draft-context.ts';
import { findEmailProblem, setGuestEmail, type EmailProblem } from './guest-email.ts';
import {
  checkPayment,
  offeredMethods,
  readPaymentForm,
  type PaymentMethod,
  type PaymentProblem,
} from './payment-form.ts';
import { saveDelivery } from './save-delivery.ts';
import { stepsOfOrder } from './checkout-state.ts';

/** The form's name among what a member typed. */
const TYPED = 'delivery';

export type DeliveryProblems = {
  /** Of a guest. */
  email: EmailProblem | null;
  address: AddressFormProblem[];
  payment: PaymentProblem[];
  /** What commerce said against it, in its own words. */
  refused: string | null;
};

export type DeliveryView = Awaited<ReturnType<typeof loadDelivery>>;

/** What was submitted and is not accepted. */
export type RefusedDelivery = {
  values: ReturnType<typeof readAddressForm> &
    ReturnType<typeof readPaymentForm> & { email: string };
  problems: DeliveryProblems;
};

/** Everything the address form shows; what was typed last comes first. */
export async function loadDelivery({ context }: LoaderFunctionArgs) {
  const hasPage = context.get(shopContext).settings.hasPaymentPage;
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const cart = context.get(cartContext);
  const draft = context.get(draftContext);
  const typed = draft.typed?.[TYPED];
  const isKnown =
    typed !== undefined || draft.address !== undefined || cart.shippingAddress !== null;
  const [places, plan] = await Promise.all([
    readPlaces(shopper, STORES[storeOf(locale)], locale),
    isKnown || shopper.kind === 'guest' ? null : readPlanAddress(shopper),
  ]);
  const knownCountry =
    typed?.country_code ?? draft.address?.country_code ?? cart.shippingAddress?.countryCode;
  return {
    values: {
      ...prefillAddress({
        typed,
        accepted: draft.address,
        cart: cart.shippingAddress,
        plan,
        country: places.country,
      }),
      email: typed?.email ?? draft.email ?? '',
      payment: typed?.payment ?? chosenPayment(cart, hasPage),
      purchaseOrderNumber: typed?.purchaseOrderNumber ?? cart.payment?.purchaseOrderNumber ?? '',
    },
    isFromPlan: !isKnown && plan !== null,
    isGuest: shopper.kind === 'guest',
    // Shown until an address in the store's own country is accepted.
    otherCountry: knownCountry && knownCountry !== places.country ? knownCountry : null,
    places,
    ledger: cart.ledger,
    hasPage,
    steps: stepsOfOrder(draft, cart, locale),
  };
}

/**
 * Checks the address and the payment, sets both on the cart and goes on to the review. What is
 * wrong is answered with 422; what was typed is kept on the server as well. With the intent to
 * keep, that is all.
 */
export async function saveDeliveryAction({ request, context }: ActionFunctionArgs) {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const cart = context.get(cartContext);
  const form = await request.formData();
  const address = readAddressForm(form);
  const payment = readPaymentForm(form);
  const isGuest = shopper.kind === 'guest';
  const values = { ...address, ...payment, email: isGuest ? formText(form, 'email') : '' };
  if (form.get('intent') === KEEP_INTENT) {
    await keepTyped();
    return null;
  }

  const checked = checkAddressForm(address);
  const paymentProblems = cart.ledger.youPayMinor > 0 ? checkPayment(payment) : [];
  const email = isGuest ? findEmailProblem(values.email) : null;
  if (!checked.ok || email || paymentProblems.length > 0)
    return refuse({
      email,
      address: checked.ok ? [] : checked.problems,
      payment: paymentProblems,
      refused: null,
    });

  const commerce = shopper.commerce(storeOf(locale));
  const saved = await saveDelivery(commerce, cart.id, {
    address: checked.address,
    payment: { code: payment.payment, purchaseOrderNumber: payment.purchaseOrderNumber },
  });
  if (!saved.ok) {
    if (saved.problem === 'payment-missing')
      return refuse({
        email: null,
        address: [],
        payment: [{ field: 'payment', id: 'required' }],
        refused: null,
      });
    await reportRefusal(saved.message);
    return refuse({ email: null, address: [], payment: [], refused: saved.message });
  }
  const keptEmail = isGuest ? await setGuestEmail(commerce, cart.id, values.email) : undefined;
  await shopper.drafts.save({ address, email: keptEmail, typed: { [TYPED]: undefined } });
  throw redirect(pathIn(locale)('checkout.order-review'), 303);

  async function refuse(problems: DeliveryProblems) {
    await keepTyped();
    return data<RefusedDelivery>({ values, problems }, { status: 422 });
  }

  async function keepTyped(): Promise<void> {
    await shopper.drafts.save({ typed: { [TYPED]: values } });
  }

  async function reportRefusal(message: string): Promise<void> {
    await reportError(context, { errorType: 'expressCheckout', message, isFromBrowser: false });
  }
}

/** The choice made before, else the one that asks for nothing more. */
function chosenPayment({ payment }: CartView, hasPage: boolean): PaymentMethod {
  const offered = offeredMethods(hasPage);
  return offered.find((method) => method === payment?.code) ?? offered[0] ?? 'checkmo';
}

/**
 * What the plan knows; while it cannot be asked the form is simply empty.
 * @throws ServiceError when the user is not theirs to load: whoever has none is signed out.
 */
async function readPlanAddress({ userId, memberData }: Member): Promise<PlanAddress | null> {
  try {
    const { getUserInfo } = await memberData.run(UserInfoDocument, { userId });
    return getUserInfo;
  } catch (error) {
    if (isServiceError(error) && ['unreachable', 'internal'].includes(error.category)) return null;
    throw error;
  }
}
