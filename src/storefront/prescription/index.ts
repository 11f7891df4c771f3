/** What the other subjects of the storefront may use of this one. */
export { checkValues } from './check-prescription.ts';
export { loadPrescriptionForm, savePrescriptionAction } from './prescription-action.ts';
export { PrescriptionForm } from './prescription-form.tsx';
export { PrescriptionSummary } from './prescription-summary.tsx';
export { readSavedPrescription, type SavedPrescription } from './saved-prescription.ts';
export { updatePairInCart } from './update-pair.ts';
