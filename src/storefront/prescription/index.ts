/** What the other subjects of the storefront may use of this one. */
export {
  forgetTypedPrescription,
  loadPrescriptionForm,
  savePrescriptionAction,
} from './prescription-action.ts';
export { PrescriptionForm } from './prescription-form.tsx';
export { PrescriptionSummary } from './prescription-summary.tsx';
export { readSavedPrescription } from './saved-prescription.ts';
export { updatePairInCart } from './update-pair.ts';
