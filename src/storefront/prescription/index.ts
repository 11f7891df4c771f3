/** What the other subjects of the storefront may use of this one. */
export {
  forgetTypedPrescription,
  loadPrescriptionForm,
  savePrescriptionAction,
} from './prescription-action.ts';
export { findComparedPicture } from './compared-picture.ts';
export {
  cutToField,
  ownSign,
  standardValues,
  submittedValues,
  type PrescriptionValues,
} from './prescription-values.ts';
export { PrescriptionForm } from './prescription-form.tsx';
export { hasField } from './has-field.ts';
export { unsureId } from './read-sources.ts';
export { nameOfField } from './outcome-words.ts';
export { formView, type Asked } from './form-view.ts';
export { PrescriptionSummary } from './prescription-summary.tsx';
export { readSavedPrescription } from './saved-prescription.ts';
export { updatePairInCart } from './update-pair.ts';
