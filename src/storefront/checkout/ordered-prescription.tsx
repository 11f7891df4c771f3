import type { Prescription } from '#domain/prescription/prescription.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Notice } from '../ui/notice.tsx';
import { PrescriptionSummary } from '../prescription/index.ts';

/** The prescription as the lab gets it, and what the lenses are for. */
export function OrderedPrescription({ prescription }: { prescription: Prescription | null }) {
  const texts = useTexts();
  if (!prescription) return <Notice kind="warn">{texts.checkout.cart.noPrescription}</Notice>;
  const { name, detail } = texts.lenses.types[prescription.lensType];
  return (
    <div className="stack">
      <p>
        <strong>{name}.</strong> <span className="soft">{detail}</span>
      </p>
      <PrescriptionSummary prescription={prescription} />
    </div>
  );
}
