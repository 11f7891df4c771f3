import { useRef } from 'react';
import type { Ledger } from '#domain/prices/ledger.ts';
import { Form, Link, useBusy } from '../app/live/router.ts';
import { brand } from '../brand/brand.ts';
import { useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { Button } from '../ui/button.tsx';
import { Actions, Columns } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Panel } from '../ui/panel.tsx';
import {
  type CartAddress,
  type CartFrame,
  type CartLenses,
  type CartMethod,
  CartNotices,
  type CartView,
  LedgerTable,
  LensChange,
  type LensNotices,
  PairSummary,
} from '../cart/index.ts';
import type { OrderStep } from '#domain/orders/order-progress.ts';
import { OrderSteps } from '../order-steps/index.ts';
import { OrderedPrescription } from './ordered-prescription.tsx';
import { OtherPrescriptionNotice } from './other-prescription-notice.tsx';
import { DeliverySummary, PaymentSummary } from './review-blocks.tsx';
import type { ReviewReason } from './ordered-picture.ts';
import { PAID_FIRST } from './payment-form.ts';
import { ReviewNotice } from './review-notice.tsx';
import { ReviewProblem, type ReviewProblemView } from './review-problem.tsx';
import type { PlainPage } from '../app/paths.ts';
import type { Unpaid } from './unpaid.ts';
import { UnpaidNotice } from './unpaid-notice.tsx';
import styles from './review-page.module.css';

type ReviewPageProps = {
  cartId: string;
  idempotencyKey: string;
  reviewedHash: string | null;
  frame: CartFrame | null;
  lenses: CartLenses | null;
  ledger: Ledger;
  address: CartAddress | null;
  /** Where a guest is written to. */
  email: string | null;
  method: CartMethod | null;
  payment: CartView['payment'];
  billing: CartView['billingAddress'];
  messages: string[];
  /** The saved prescription has other values. */
  hasOther: boolean;
  lensNotices: LensNotices;
  /** How long the plan's waiting period is. */
  waitingDays: number;
  /** The day until which an order of today is to be paid by check or transfer. */
  payBy: string;
  /** Why an optician is to look first; null where nobody has to. */
  reviewReason: ReviewReason | null;
  /** Whether a better picture would be read, so that nobody had to. */
  mayRead: boolean;
  steps: OrderStep[];
  /** Came back from a provider's page without an order. */
  unpaid: Unpaid | null;
  problem: ReviewProblemView | undefined;
};

/** Everything once more, each part with the way to change it, and what the button will do. */
export function ReviewPage(props: ReviewPageProps) {
  const { frame, lenses, ledger, address, method, payment, messages, steps, problem } = props;
  const texts = useTexts();
  const words = texts.checkout.review;
  const to = usePathTo();
  const isPlacing = useBusy().isBusy;
  const button = useRef<HTMLButtonElement>(null);

  return (
    <>
      <OrderSteps steps={steps} page="review" />
      {props.unpaid && !problem && <UnpaidNotice unpaid={props.unpaid} />}
      {problem && (
        <ReviewProblem
          {...{ problem, frame, button }}
          nowMinor={ledger.youPayMinor}
          currency={ledger.currency}
        />
      )}
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      <Columns
        aside={
          <>
            <LedgerTable ledger={ledger} title={words.total} />
            <Form
              method="post"
              className={styles.form}
              onSubmit={(event) => {
                // The server takes one order anyway; a second click need not ask again.
                if (isPlacing) event.preventDefault();
              }}
            >
              <input type="hidden" name="cartId" value={props.cartId} />
              <input type="hidden" name="expectedTotalMinor" value={ledger.youPayMinor} />
              <input type="hidden" name="reviewedHash" value={props.reviewedHash ?? ''} />
              <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
              {ledger.planPaysMinor > 0 && (
                <p>{words.benefitUsed(brand.plan.name, props.waitingDays)}</p>
              )}
              {ledger.youPayMinor > 0 && payment?.code === PAID_FIRST && <p>{words.paidFirst}</p>}
              <p className="soft">
                {words.terms} <Link to={to('legal.terms-of-use')}>{words.termsLink}</Link>
              </p>
              <Actions>
                <Button ref={button} look="primary" wide working={isPlacing}>
                  {isPlacing ? words.placing : words.place}
                </Button>
              </Actions>
            </Form>
          </>
        }
      >
        <div className="stack-wide">
          {!problem && (
            <CartNotices messages={messages} isFrameInStock={frame?.isInStock ?? true} />
          )}
          {props.hasOther && <OtherPrescriptionNotice />}
          {props.reviewReason && (
            <ReviewNotice reason={props.reviewReason} mayRead={props.mayRead} />
          )}
          {frame && lenses && (
            <Panel title={words.pair} aside={change('checkout.cart-preview', words.pairWhat)}>
              <PairSummary frame={frame} lensName={lenses.name} />
              <LensChange notices={props.lensNotices} frameSku={frame.parentSku} />
            </Panel>
          )}
          <Panel
            outlined
            title={words.prescription}
            aside={change('checkout.prescription-edit', words.prescriptionWhat)}
          >
            <OrderedPrescription
              prescription={lenses?.prescription ?? null}
              currency={ledger.currency}
            />
          </Panel>
          {address && (
            <Panel
              outlined
              title={words.delivery}
              aside={change('checkout.shipping-edit', words.deliveryWhat)}
            >
              <DeliverySummary address={address} method={method} />
              {props.email && <p>{props.email}</p>}
            </Panel>
          )}
          <Panel
            outlined
            title={words.payment}
            aside={
              ledger.youPayMinor > 0 &&
              change('checkout.shipping-edit', words.paymentWhat, '#field-payment')
            }
          >
            <PaymentSummary
              due={ledger.youPayMinor}
              payment={payment}
              payBy={props.payBy}
              billing={props.billing}
            />
          </Panel>
        </div>
      </Columns>
    </>
  );

  function change(page: PlainPage, what: string, hash = '') {
    return <Link to={to(page) + hash}>{texts.shell.editWhat(what)}</Link>;
  }
}
