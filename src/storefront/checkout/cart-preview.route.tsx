import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { Form, Link } from '../app/live/router.ts';
import { localeContext, pageRequestContext, requireShopper } from '../app/context.ts';
import {
  applyCoupon,
  cartContext,
  CartNotices,
  changePrescription,
  CouponForm,
  emptyCart,
  LedgerTable,
  LensChange,
  lensNoticesOf,
  PairSummary,
  removeCoupon,
  tellOfLenses,
  useCouponWords,
} from '../cart/index.ts';
import { MergedNotice } from './merged-notice.tsx';
import { OtherPrescriptionNotice } from './other-prescription-notice.tsx';
import { findOtherPrescription } from './other-prescription.ts';
import { checkoutStateOf, stepsOfOrder } from './checkout-state.ts';
import { draftContext } from './draft-context.ts';
import { OrderedPrescription } from './ordered-prescription.tsx';
import { missingPart } from '#domain/orders/checkout-steps.ts';
import { formText } from '../app/form-values.ts';
import { OrderSteps } from '../order-steps/index.ts';
import { titled } from '../app/page-title.ts';
import { useTexts } from '../i18n/texts.tsx';
import { pathIn, type PlainPage } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Columns, StickyActions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Disclosure, Panel } from '../ui/panel.tsx';
import type { PageHandle } from '../ui/shell.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const locale = context.get(localeContext);
  const cart = context.get(cartContext);
  const other = await findOtherPrescription(requireShopper(context), cart);
  const { frame, lenses, ledger, couponCode, messages } = cart;
  const draft = context.get(draftContext);
  const steps = stepsOfOrder(draft, cart, locale);
  const isReady = missingPart('delivery', checkoutStateOf(cart, draft, locale)) === null;
  return {
    frame,
    lenses,
    lensNotices: lensNoticesOf(draft, cart),
    ledger,
    couponCode,
    messages,
    steps,
    isReady,
    hasOther: other !== null,
    merged: draft.merged ?? [],
  };
}

/** `intent`: `applyCoupon`, `removeCoupon`, `usePrescription` or `remove`, the whole pair. */
export async function action({ request, context }: ActionFunctionArgs) {
  const pageRequest = context.get(pageRequestContext);
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const to = pathIn(locale);
  const form = await request.formData();
  switch (formText(form, 'intent')) {
    case 'remove':
      await emptyCart(shopper, locale);
      pageRequest.flash({ id: 'pairRemoved' });
      return redirect(to('checkout.empty'), 303);
    case 'usePrescription':
      await takeSavedPrescription();
      return redirect(to('checkout.cart-preview'), 303);
    case 'removeCoupon':
      await removeCoupon(shopper, locale);
      return redirect(to('checkout.cart-preview'), 303);
    default: {
      const couponCode = formText(form, 'couponCode');
      const problem = await applyCoupon(shopper, locale, couponCode);
      if (!problem) return redirect(to('checkout.cart-preview'), 303);
      return data({ couponCode, problem }, { status: 422 });
    }
  }

  async function takeSavedPrescription(): Promise<void> {
    const cart = context.get(cartContext);
    const other = await findOtherPrescription(shopper, cart);
    if (other) tellOfLenses(pageRequest, await changePrescription(shopper, locale, cart, other));
  }
}

export const handle = { back: 'frames.list' } satisfies PageHandle;

export const meta = titled((texts) => texts.checkout.cart.title);

export default function CartPreview() {
  const loaded = useLoaderData<typeof loader>();
  const { frame, lenses, lensNotices, ledger, couponCode, messages, steps, isReady, hasOther } =
    loaded;
  const refused = useActionData<typeof action>();
  const texts = useTexts();
  const words = texts.checkout.cart;
  const to = usePathTo();
  const couponProblem = useCouponWords(refused?.problem ?? null);
  if (!frame || !lenses) return null;
  const next: { page: PlainPage; words: string } = !frame.isInStock
    ? { page: 'frames.list', words: words.chooseFrame }
    : isReady
      ? { page: 'checkout.order-review', words: words.continueToReview }
      : { page: 'checkout.shipping', words: words.continue };

  return (
    <>
      <OrderSteps steps={steps} current="delivery" page="cart" />
      <ErrorSummary
        problems={couponProblem ? [{ name: 'couponCode', message: couponProblem }] : none}
      />
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      <Columns
        aside={
          <>
            <LedgerTable ledger={ledger} />
            {ledger.shippingMinor === null && <p className="soft">{words.shippingLater}</p>}
            <CouponForm
              appliedCode={couponCode}
              typed={refused?.couponCode ?? ''}
              problem={refused?.problem ?? null}
            />
            <StickyActions>
              <LinkButton look="primary" iconAfter="forward" to={to(next.page)}>
                {next.words}
              </LinkButton>
            </StickyActions>
          </>
        }
      >
        <div className="stack-wide">
          <MergedNotice lines={loaded.merged} />
          <CartNotices messages={messages} isFrameInStock={frame.isInStock} />
          {hasOther && <OtherPrescriptionNotice />}
          <Panel
            title={words.frameTitle}
            aside={
              <Link to={to('frames.frame', { sku: frame.parentSku })}>{words.changeFrame}</Link>
            }
          >
            <PairSummary frame={frame} lensName={lenses.name} />
            <LensChange notices={lensNotices} frameSku={frame.parentSku} />
          </Panel>
          <Panel
            outlined
            title={words.prescriptionTitle}
            aside={
              <Link to={to('checkout.prescription-edit')}>
                {texts.shell.editWhat(words.prescription)}
              </Link>
            }
          >
            <OrderedPrescription prescription={lenses.prescription} currency={ledger.currency} />
          </Panel>
          <Disclosure summary={words.remove}>
            <Form method="post" className="stack">
              <p>{words.removeQuestion}</p>
              <Button name="intent" value="remove">
                {words.removeAction}
              </Button>
            </Form>
          </Disclosure>
        </div>
      </Columns>
    </>
  );
}

const none: never[] = [];
