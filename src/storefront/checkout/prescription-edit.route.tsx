import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { localeContext, pageRequestContext, requireShopper } from '../app/context.ts';
import { cartContext, changePrescription, tellOfLenses } from '../cart/index.ts';
import { draftContext } from './draft-context.ts';
import { stepsOfOrder } from './checkout-state.ts';
import { OrderSteps } from '../order-steps/index.ts';
import { titled } from '../app/page-title.ts';
import {
  loadPrescriptionForm,
  PrescriptionForm,
  savePrescriptionAction,
} from '../prescription/index.ts';
import { useTexts } from '../i18n/texts.tsx';
import { pathIn } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { LinkButton } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const cart = args.context.get(cartContext);
  return {
    view: await loadPrescriptionForm(args),
    steps: stepsOfOrder(args.context.get(draftContext), cart, args.context.get(localeContext)),
  };
}

/** Saves the prescription, gives the frame in the cart lenses of it, and goes back to review. */
export function action(args: ActionFunctionArgs) {
  const { context } = args;
  const locale = context.get(localeContext);
  return savePrescriptionAction(args, {
    next: 'checkout.order-review',
    onSaved: async (prescription) => {
      const changed = await changePrescription(
        requireShopper(context),
        locale,
        context.get(cartContext),
        prescription,
      );
      tellOfLenses(context.get(pageRequestContext), changed);
      if (changed.status === 'refused')
        throw redirect(pathIn(locale)('checkout.cart-preview'), 303);
    },
  });
}

export const handle = { back: 'checkout.order-review' } satisfies PageHandle;

export const meta = titled((texts) => texts.checkout.prescriptionEdit.title);

export default function PrescriptionEdit() {
  const { view, steps } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { prescriptionEdit: words, confirmation } = useTexts().checkout;
  const to = usePathTo();
  return (
    <>
      <OrderSteps steps={steps} current="prescription" />
      <PrescriptionForm
        heading={<PageHeading lead={words.lead}>{words.title}</PageHeading>}
        view={answer ?? view}
        submit={words.save}
        aside={
          <LinkButton look="quiet" to={to('checkout.order-review')}>
            {confirmation.backToReview}
          </LinkButton>
        }
      />
    </>
  );
}
