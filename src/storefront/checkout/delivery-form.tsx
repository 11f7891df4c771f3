import { useRef } from 'react';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Columns, StickyActions } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { LedgerTable } from '../cart/index.ts';
import { useKeepTyped } from '../app/keep-typed/use-keep-typed.ts';
import { OrderSteps } from '../order-steps/index.ts';
import { AddressFields } from './address-fields.tsx';
import { OtherCountryNotice } from './other-country-notice.tsx';
import type { loadDelivery, saveDeliveryAction } from './delivery-page.ts';
import { PaymentFields } from './payment-fields.tsx';
import { useDeliveryMessages } from './use-delivery-messages.ts';

/** Where the order goes and how the rest is paid; `edit` comes from review and goes back there. */
export function DeliveryForm({ edit = false }: { edit?: boolean }) {
  const {
    values: known,
    isFromPlan,
    otherCountry,
    places,
    ledger,
    steps,
  } = useLoaderData<typeof loadDelivery>();
  const answer = useActionData<typeof saveDeliveryAction>();
  const texts = useTexts();
  const words = texts.checkout.delivery;
  const { money } = useFormat();
  const isSaving = useNavigation().state === 'submitting';
  const values = answer?.values ?? known;
  const messages = useDeliveryMessages(answer?.problems ?? null);
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
            <AddressFields values={values} places={places} errors={messages.byField} />
            {ledger.youPayMinor > 0 ? (
              <PaymentFields
                values={values}
                errors={messages.byField}
                amount={money(ledger.youPayMinor, ledger.currency)}
              />
            ) : (
              <p>{texts.checkout.payment.nothing}</p>
            )}
          </div>
        </Columns>
      </Form>
    </>
  );
}
