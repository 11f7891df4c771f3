import { useTexts } from '../i18n/texts.tsx';
import { RadioCards } from '../ui/choice.tsx';
import { TextField } from '../ui/field.tsx';
import { offeredMethods, type PaymentValues } from './payment-form.ts';
import type { FieldErrors } from '../addresses/index.ts';
import styles from './payment-fields.module.css';

type PaymentFieldsProps = {
  values: PaymentValues;
  errors: FieldErrors;
  amount: string;
  hasPage: boolean;
};

/** How the rest is paid, in plain words. */
export function PaymentFields({ values, errors, amount, hasPage }: PaymentFieldsProps) {
  const texts = useTexts().checkout.payment;
  return (
    <section className={`${styles.payment} narrow stack`}>
      <h2>{texts.title}</h2>
      <p>{hasPage ? texts.leadOnline(amount) : texts.lead(amount)}</p>
      <RadioCards
        name="payment"
        label={texts.question}
        error={errors.payment}
        defaultValue={values.payment}
        choices={offeredMethods(hasPage).map((method) => ({
          value: method,
          title: texts.methods[method].name,
          detail: texts.methods[method].detail,
        }))}
      />
      <div className={styles.number}>
        <TextField
          name="purchaseOrderNumber"
          label={texts.numberLabel}
          hint={texts.numberHint}
          error={errors.purchaseOrderNumber}
          defaultValue={values.purchaseOrderNumber}
          autoComplete="off"
          maxLength={100}
        />
      </div>
    </section>
  );
}
