import type { Currency } from '#domain/people/locale.ts';
import type { Prescription } from '#domain/prescription/prescription.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Notice } from '../ui/notice.tsx';
import { RoadTrafficWarning } from '../lenses/index.ts';
import { PrescriptionSummary } from '../prescription/index.ts';

type OrderedPrescriptionProps = {
  prescription: Prescription | null;
  /** What the pair is sold in. */
  currency: Currency;
};

/** The prescription as the lab gets it, what the lenses are for, and what they are not for. */
export function OrderedPrescription({ prescription, currency }: OrderedPrescriptionProps) {
  const texts = useTexts();
  if (!prescription) return <Notice kind="warn">{texts.checkout.cart.noPrescription}</Notice>;
  const { name, detail } = texts.lenses.types[prescription.lensType];
  return (
    <div className="stack">
      <p>
        <strong>{name}.</strong> <span className="soft">{detail}</span>
      </p>
      <RoadTrafficWarning lenses={prescription} currency={currency} />
      <PrescriptionSummary prescription={prescription} />
    </div>
  );
}
