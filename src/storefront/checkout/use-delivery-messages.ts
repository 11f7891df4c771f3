import { useMemo } from 'react';
import type { CountryCode } from '#domain/people/address.ts';
import { useTexts } from '../i18n/texts.tsx';
import type { Problem } from '../ui/error-summary.tsx';
import { addressMessages, type FieldErrors } from '../addresses/index.ts';
import { BILLING } from './delivery-values.ts';
import type { DeliveryProblems } from './delivery-page.ts';

/** The problems of the delivery form in words, for each field and for the summary on top. */
export function useDeliveryMessages(
  problems: DeliveryProblems | null,
  country: CountryCode,
): {
  byField: FieldErrors;
  summary: readonly Problem[];
} {
  const { form } = useTexts().addresses;
  const { delivery, payment } = useTexts().checkout;
  return useMemo(() => {
    const address = addressMessages(form, problems?.address ?? [], country);
    const billing = addressMessages(form, problems?.billing ?? [], country, BILLING);
    const paying = (problems?.payment ?? []).map(({ field, id }) => ({
      name: field as string,
      message:
        id === 'card-number'
          ? form.problems['card-number'](payment.numberLabel, country)
          : field === 'payment'
            ? payment.required
            : payment.numberRequired,
    }));
    const email = problems?.email
      ? [{ name: 'email', message: delivery.email.problems[problems.email] }]
      : [];
    const summary: Problem[] = [...email, ...address, ...billing, ...paying];
    if (problems?.refused) summary.push({ message: problems.refused });
    return {
      byField: Object.fromEntries(summary.map(({ name, message }) => [name, message])),
      summary,
    };
  }, [problems, country, form, delivery, payment]);
}
