import { data, redirect, type RouterContextProvider } from 'react-router';
import type { LensType } from '#domain/frames/catalogue-types.ts';
import { powersOf } from '#domain/prescription/changes-since.ts';
import type { Prescription } from '#domain/prescription/prescription.ts';
import { hasSameValues } from '#domain/prescription/same-values.ts';
import { paperOf } from '#domain/prescription/reading-use.ts';
import { toWire } from '#domain/prescription/prescription-wire.ts';
import { shopContext, localeContext, requireShopper } from '../app/context.ts';
import type { Shopper } from '#shop/shopper.ts';
import { pathIn, type PlainPage } from '../app/paths.ts';
import { textsOf } from '../i18n/registry.ts';
import { KEEP_INTENT } from '../app/keep-typed/keep-intent.ts';
import { findComparedPicture } from './compared-picture.ts';
import { formView, type Asked, type PrescriptionFormView } from './form-view.ts';
import { readPrescriptionSubmission } from './prescription-submission.ts';
import { standardValues, submittedValues, type PrescriptionValues } from './prescription-values.ts';
import { readingNotes } from './reading-notes.ts';
import { inWords } from './rule-sentences.ts';
import { readSavedPrescription, valuesOf } from './saved-prescription.ts';
import { todayOf } from '../app/today.ts';

/** The form's name among what a member typed. */
const TYPED = 'prescription';

/** What a form shows that is filled from something else than the saved prescription. */
export type FilledForm = {
  /** Its name among what a member typed, so that the forms do not take each other's. */
  typedAs: string;
  /** As long as nothing was typed. */
  values: PrescriptionValues;
  lensType?: LensType | undefined;
};

type PageArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** For a loader: what was typed and not yet accepted, else the saved prescription, else nothing. */
export async function loadPrescriptionForm(
  { request, context }: PageArgs,
  filled?: FilledForm,
): Promise<PrescriptionFormView> {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const [draft, saved] = await Promise.all([shopper.drafts.read(), readSavedPrescription(shopper)]);
  const isNew = new URL(request.url).searchParams.has('new');
  const kept = draft.typed?.[filled?.typedAs ?? TYPED];
  const ofSaved = saved && !isNew ? valuesOf(saved.prescription, locale) : {};
  const known = filled ? standardValues(filled.values, locale) : ofSaved;
  const otherwise = filled?.lensType ?? saved?.prescription.lensType ?? 'SingleVision';
  return formView(locale, {
    lensType: draft.lensType ?? otherwise,
    values: kept ? standardValues(kept, locale) : known,
    notes: kept ? readingNotes(kept) : [],
    today: todayOf(context.get(shopContext).now(), locale),
    outcome: null,
  });
}

/**
 * For an action: saves a good prescription, says yes to it for this order and goes on to
 * `next`. Anything else is answered with 422 and
 * what to show again; nothing typed is lost. `onSaved` runs before going on and may answer
 * another page than `next`.
 */
export async function savePrescriptionAction(
  { request, context }: PageArgs,
  options: {
    next: PlainPage;
    typedAs?: string;
    /** Before anything is kept or saved: throws where the form is about something else by now. */
    check?: (form: FormData) => void;
    /** The picture that the values were compared with; that of the saved ones stays with them. */
    uploadId?: string;
    /** What the page asks besides; with a problem nothing is saved. */
    ask?: (form: FormData, values: PrescriptionValues) => Asked;
    onSaved?: (prescription: Prescription, values: PrescriptionValues) => Promise<PlainPage | void>;
  },
) {
  const { typedAs = TYPED } = options;
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const now = context.get(shopContext).now();
  const [form, draft] = await Promise.all([request.formData(), shopper.drafts.read()]);
  options.check?.(form);
  if (form.get('intent') === KEEP_INTENT) {
    await keepTyped(shopper, typedAs, submittedValues(form));
    return null;
  }

  const today = todayOf(now, locale);
  const saved = await readSavedPrescription(shopper);
  const last = saved && powersOf(paperOf(saved.prescription));
  const submission = readPrescriptionSubmission(form, {
    lensType: draft.lensType,
    today,
    last,
    locale,
  });
  const { lensType, values } = submission;
  const asked = options.ask?.(form, values);
  if (!submission.ok || asked?.problems.length) {
    await keepTyped(shopper, typedAs, values);
    const view = formView(locale, {
      lensType,
      values: standardValues(values, locale),
      notes: readingNotes(values),
      today,
      last,
      outcome: submission.ok ? null : inWords(submission.outcome, textsOf(locale), locale),
      ...(asked && { asked }),
    });
    return data(view, { status: 422 });
  }

  const { prescription } = submission;
  const isSame = saved && hasSameValues(paperOf(saved.prescription), paperOf(prescription));
  const confirmedUploadId =
    options.uploadId ?? (isSame ? await findComparedPicture(shopper, saved) : undefined);
  // Before and after: stopped in between, an order waits for nothing rather than not at all.
  if (options.uploadId) await shopper.drafts.save({ confirmedUploadId });
  await savePrescription(shopper, prescription);
  if (!options.uploadId && !isSame) await shopper.uploads.leaveSaved();
  if (!options.uploadId && draft.confirmedUploadId !== confirmedUploadId)
    await shopper.drafts.save({ confirmedUploadId });
  const elsewhere = await options.onSaved?.(prescription, values);
  await shopper.drafts.save({
    lensType,
    prescriptionConfirmedAt: now.toISOString(),
    typed: { [TYPED]: undefined, [typedAs]: undefined },
  });
  throw redirect(pathIn(locale)(elsewhere ?? options.next));
}

/** Keeps a checked prescription as the shopper's own, as the paper says it. */
export async function savePrescription(
  { prescriptions }: Pick<Shopper, 'prescriptions'>,
  prescription: Prescription,
): Promise<void> {
  const paper = paperOf(prescription);
  const { lensType } = paper;
  await prescriptions.save({ ...toWire(paper), lensType });
}

/** Forgets what was typed and not saved. */
export async function forgetTypedPrescription({ drafts }: Pick<Shopper, 'drafts'>): Promise<void> {
  if ((await drafts.read()).typed?.[TYPED]) await drafts.save({ typed: { [TYPED]: undefined } });
}

async function keepTyped(
  shopper: Shopper,
  typedAs: string,
  values: PrescriptionValues,
): Promise<void> {
  await shopper.drafts.save({ typed: { [typedAs]: values } });
}
