import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { localeContext, requireShopper } from '../app/context.ts';
import { OrderSteps, readOrderSteps } from '../order-steps/index.ts';
import { titled } from '../app/page-title.ts';
import { loadPrescriptionForm, savePrescriptionAction } from './prescription-action.ts';
import { PrescriptionForm } from './prescription-form.tsx';
import { updatePairInCart } from './update-pair.ts';
import { useTexts } from '../i18n/texts.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';

export const handle = { back: 'lenses.select-lens-type' } satisfies PageHandle;

export const meta = titled((texts) => texts.prescription.manual.title);

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const [view, steps] = await Promise.all([
    loadPrescriptionForm(args),
    readOrderSteps(requireShopper(context), context.get(localeContext)),
  ]);
  return { view, steps };
}

export function action(args: ActionFunctionArgs) {
  const { context } = args;
  return savePrescriptionAction(args, {
    next: 'frames.list',
    onSaved: (prescription) =>
      updatePairInCart(requireShopper(context), context.get(localeContext), prescription),
  });
}

export default function Manual() {
  const { view, steps } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { manual } = useTexts().prescription;
  return (
    <>
      <OrderSteps steps={steps} current="prescription" />
      <PrescriptionForm
        view={refused ?? view}
        heading={<PageHeading lead={manual.lead}>{manual.title}</PageHeading>}
        submit={manual.save}
      />
    </>
  );
}
