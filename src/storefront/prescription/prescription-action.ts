import { data, redirect, type RouterContextProvider } from 'react-router';
import { powersOf } from '#domain/prescription/changes-since.ts';
import type { Prescription } from '#domain/prescription/prescription.ts';
import { paperOf } from '#domain/prescription/reading-use.ts';
import { toWire } from '#domain/prescription/prescription-wire.ts';
import { shopContext, localeContext, requireMember } from '../app/context.ts';
import { SavePrescriptionDocument } from '#clients/generated/member-data.ts';
import type { Member } from '#shop/shopper.ts';
import { pathIn, type PlainPage } from '../app/paths.ts';
import { textsOf } from '../i18n/registry.ts';
import { KEEP_INTENT } from '../app/keep-typed/keep-intent.ts';
import { formView, type PrescriptionFormView } from './form-view.ts';
import { readPrescriptionSubmission } from './prescription-submission.ts';
import { standardValues, submittedValues, type PrescriptionValues } from './prescription-values.ts';
import { readingNotes } from './reading-notes.ts';
import { inWords } from './rule-sentences.ts';
import { readSavedPrescription, valuesOf } from './saved-prescription.ts';
import { todayOf } from '../app/today.ts';

/** The form's name among what a member typed. */
const TYPED = 'prescription';

type PageArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** For a loader: what was typed and not yet accepted, else the saved prescription, else nothing. */
export async function loadPrescriptionForm({
  request,
  context,
}: PageArgs): Promise<PrescriptionFormView> {
  const member = requireMember(context);
  const locale = context.get(localeContext);
  const [draft, saved] = await Promise.all([member.drafts.read(), readSavedPrescription(member)]);
  const isNew = new URL(request.url).searchParams.has('new');
  const kept = draft.typed?.[TYPED];
  const known = saved && !isNew ? valuesOf(saved.prescription, locale) : {};
  return formView(locale, {
    lensType: draft.lensType ?? saved?.prescription.lensType ?? 'SingleVision',
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
  options: { next: PlainPage; onSaved?: (prescription: Prescription) => Promise<PlainPage | void> },
) {
  const member = requireMember(context);
  const locale = context.get(localeContext);
  const now = context.get(shopContext).now();
  const [form, draft] = await Promise.all([request.formData(), member.drafts.read()]);
  if (form.get('intent') === KEEP_INTENT) {
    await keepTyped(member, submittedValues(form));
    return null;
  }

  const today = todayOf(now, locale);
  const saved = await readSavedPrescription(member);
  const last = saved && powersOf(paperOf(saved.prescription));
  const submission = readPrescriptionSubmission(form, {
    lensType: draft.lensType,
    today,
    last,
    locale,
  });
  const { lensType, values } = submission;
  if (!submission.ok) {
    await keepTyped(member, values);
    const view = formView(locale, {
      lensType,
      values: standardValues(values, locale),
      notes: readingNotes(values),
      today,
      last,
      outcome: inWords(submission.outcome, textsOf(locale), locale),
    });
    return data(view, { status: 422 });
  }

  await savePrescription(member, submission.prescription);
  const elsewhere = await options.onSaved?.(submission.prescription);
  await member.drafts.save({
    lensType,
    prescriptionConfirmedAt: now.toISOString(),
    typed: { [TYPED]: undefined },
  });
  throw redirect(pathIn(locale)(elsewhere ?? options.next));
}

/** Keeps a checked prescription as the member's own, as the paper says it. */
export async function savePrescription(
  { userId, memberData }: Member,
  prescription: Prescription,
): Promise<void> {
  const paper = paperOf(prescription);
  const { lensType } = paper;
  await memberData.run(SavePrescriptionDocument, {
    userId,
    prescription: { ...toWire(paper), lensType },
  });
}

/** Forgets what was typed and not saved. */
export async function forgetTypedPrescription({ drafts }: Pick<Member, 'drafts'>): Promise<void> {
  if ((await drafts.read()).typed?.[TYPED]) await drafts.save({ typed: { [TYPED]: undefined } });
}

async function keepTyped(member: Member, values: PrescriptionValues): Promise<void> {
  await member.drafts.save({ typed: { [TYPED]: values } });
}
