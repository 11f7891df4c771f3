import type { ReactNode } from 'react';
import { visibleText } from '#domain/people/display-name.ts';
import {
  AddressFields,
  addressLines,
  type AddressValues,
  type FieldErrors,
  type SavedAddress,
} from '../addresses/index.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { Checkbox, RadioCards } from '../ui/choice.tsx';
import type { DeliveryView } from './delivery-page.ts';
import { BILLING } from './delivery-values.ts';
import styles from './delivery-addresses.module.css';

type ChosenProps = {
  book: readonly SavedAddress[];
  places: DeliveryView['places'];
  values: AddressValues;
  /** The number of the saved address; empty where one is typed. */
  chosenId: string;
  errors: FieldErrors;
};

/** Where the glasses go: a saved address, or one that is typed and may be saved. */
export function ShippingAddress({
  mayBeSaved,
  isSaved,
  ...chosen
}: ChosenProps & { mayBeSaved: boolean; isSaved: boolean }) {
  const words = useTexts().checkout.addresses;
  return (
    <ChosenAddress {...chosen} prefix="" label={words.question}>
      {mayBeSaved && (
        <Checkbox name="saveAddress" optional label={words.save} defaultChecked={isSaved} />
      )}
    </ChosenAddress>
  );
}

/** Where bills go: the same address, or another one. */
export function BillingAddress({ isSame, ...chosen }: ChosenProps & { isSame: boolean }) {
  const words = useTexts().checkout.addresses;
  return (
    <section className={`${styles.billing} narrow stack`}>
      <h2>{words.billing}</h2>
      <RadioCards
        name="sameAsShipping"
        label={words.billingQuestion}
        labelHidden
        defaultValue={String(isSame)}
        choices={[
          { value: 'true', title: words.same },
          { value: 'false', title: words.other },
        ]}
      />
      <div className={styles.elsewhere}>
        <ChosenAddress {...chosen} prefix={BILLING} label={words.billingQuestion} />
      </div>
    </section>
  );
}

function ChosenAddress({
  book,
  places,
  values,
  chosenId,
  errors,
  prefix,
  label,
  children,
}: ChosenProps & { prefix: '' | typeof BILLING; label: string; children?: ReactNode }) {
  const words = useTexts().checkout.addresses;
  const locale = useLocale();
  return (
    <div className={`${styles.choice} narrow stack-wide`}>
      {book.length > 0 && (
        <RadioCards
          name={`${prefix}customerAddressId`}
          label={label}
          inColumn
          defaultValue={chosenId}
          choices={[
            ...book.map((saved) => ({
              value: String(saved.id),
              title: visibleText(`${saved.firstname} ${saved.lastname}`),
              detail: addressLines(saved, locale).join(', '),
            })),
            { value: '', title: words.another },
          ]}
        />
      )}
      <div className={`${styles.typed} stack-wide`}>
        <AddressFields prefix={prefix} values={values} places={places} errors={errors} />
        {children}
      </div>
    </div>
  );
}
