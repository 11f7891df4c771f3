import { brand } from '../brand/brand.ts';
import { useRef } from 'react';
import { Form, useBusy } from '../app/live/router.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextField } from '../ui/field.tsx';
import { Columns, StickyActions } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { LedgerTable } from '../cart/index.ts';
import { useKeepTyped } from '../app/keep-typed/use-keep-typed.ts';
import { OrderSteps } from '../order-steps/index.ts';
import { BillingAddress, ShippingAddress } from './delivery-addresses.tsx';
import { OtherCountryNotice } from './other-country-notice.tsx';
import type { DeliveryView, RefusedDelivery } from './delivery-page.ts';
import { PaymentFields } from './payment-fields.tsx';
import { useDeliveryMessages } from './use-delivery-messages.ts';

type DeliveryFormProps = {
  known: DeliveryView;
  /** What was submitted last, where it was not accepted. */
  answer: RefusedDelivery | null | undefined;
  edit?: boolean;
};

/** Where the order goes and how the rest is paid; `edit` comes from review and goes back there. */
export function DeliveryForm({ known, answer, edit = false }: DeliveryFormProps) {
  const { isFromPlan, isGuest, otherCountry, places, ledger, steps } = known;
  const texts = useTexts();
  const words = texts.checkout.delivery;
  const { money } = useFormat();
  const isSaving = useBusy().isSending;
  const values = answer?.values ?? known.values;
  const messages = useDeliveryMessages(answer?.problems ?? null, places.country);
  const form = useRef<HTMLFormElement>(null);
  const keep = useKeepTyped(form);

  return (
    <>
      <OrderSteps steps={steps} current="delivery" page="address" />
      <ErrorSummary problems={messages.summary} />
      <PageHeading lead={isFromPlan ? words.lead : undefined}>
        {edit ? words.editTitle : words.title}
      </PageHeading>
      <Form method="post" noValidate ref={form} onBlur={keep.now} data-kept>
        <Columns
          aside={
            <>
              <LedgerTable ledger={ledger} />
              <StickyActions>
                <Button look="primary" iconAfter="forward" working={isSaving}>
                  {edit ? words.saveEdit : words.save}
                </Button>
              </StickyActions>
            </>
          }
        >
          <div className="stack-wide">
            {answer?.problems.refused && (
              <Notice kind="stop" title={words.refused} live>
                <p>{answer.problems.refused}</p>
              </Notice>
            )}
            {otherCountry && <OtherCountryNotice country={places.country} other={otherCountry} />}
            {isGuest && (
              <div className="narrow">
                <TextField
                  name="email"
                  type="email"
                  label={words.email.label}
                  hint={words.email.hint}
                  error={messages.byField.email}
                  defaultValue={values.email}
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={254}
                />
              </div>
            )}
            <ShippingAddress
              book={known.book}
              places={places}
              values={values}
              chosenId={values.customerAddressId}
              errors={messages.byField}
              mayBeSaved={!isGuest}
              isSaved={values.saveAddress !== ''}
            />
            {ledger.youPayMinor > 0 && (
              <BillingAddress
                book={known.book}
                places={places}
                values={answer?.billing ?? known.billing}
                chosenId={values['billing.customerAddressId']}
                errors={messages.byField}
                isSame={values.sameAsShipping === 'true'}
              />
            )}
            {ledger.youPayMinor > 0 ? (
              <PaymentFields
                values={values}
                errors={messages.byField}
                hasPage={known.hasPage}
                amount={money(ledger.youPayMinor, ledger.currency)}
              />
            ) : (
              <p>{texts.checkout.payment.nothing(brand.plan.name)}</p>
            )}
          </div>
        </Columns>
      </Form>
    </>
  );
}
