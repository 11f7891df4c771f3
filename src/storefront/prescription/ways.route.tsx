import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { Form, useBusy } from '../app/live/router.ts';
import { shopContext, localeContext, requireShopper } from '../app/context.ts';
import { OrderSteps, readOrderSteps } from '../order-steps/index.ts';
import { titled } from '../app/page-title.ts';
import { checkValues } from './check-prescription.ts';
import { inWords } from './rule-sentences.ts';
import { OtherWays } from './other-ways.tsx';
import { isOutcomeOfAge, SavedPrescriptionPanel } from './saved-prescription-panel.tsx';
import { readSavedPrescription } from './saved-prescription.ts';
import { TICK_NAME, tickedFrom } from './form-extras.ts';
import { updatePairInCart } from './update-pair.ts';
import { todayOf } from '../app/today.ts';
import { textsOf } from '../i18n/registry.ts';
import { useTexts } from '../i18n/texts.tsx';
import { pathIn } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { StickyActions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import styles from './ways.module.css';

export const handle = { back: 'lenses.select-lens-type' } satisfies PageHandle;

export const meta = titled((texts) => texts.prescription.ways.title);

/** Using the saved prescription again, and every way to give a new one. */
export async function loader({ context }: LoaderFunctionArgs) {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const draft = await shopper.drafts.read();
  const [steps, saved] = await Promise.all([
    readOrderSteps(shopper, locale, draft),
    readSavedPrescription(shopper, draft.lensType),
  ]);
  const { mayRead } = context.get(shopContext).settings;
  if (!saved) return { steps, saved, mayRead, outcome: null };
  const check = checkValues(saved.prescription, {
    locale,
    today: today(context),
    ticked: new Set(),
  });
  return {
    steps,
    saved,
    mayRead,
    outcome: check.ok ? null : inWords(check.outcome, textsOf(locale), locale),
  };
}

/** "Use this prescription": judged once more for the lenses chosen now. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const [form, draft] = await Promise.all([request.formData(), shopper.drafts.read()]);
  const saved = await readSavedPrescription(shopper, draft.lensType);
  if (!saved) throw redirect(pathIn(locale)('prescription.ways'));
  const check = checkValues(saved.prescription, {
    today: today(context),
    locale,
    ticked: tickedFrom(form.get(TICK_NAME)),
  });
  if (!check.ok)
    return data({ outcome: inWords(check.outcome, textsOf(locale), locale) }, { status: 422 });

  const next = await updatePairInCart(shopper, locale, check.prescription);
  const { prescription: _, ...typed } = draft.typed ?? {};
  await shopper.drafts.save({
    lensType: check.prescription.lensType,
    prescriptionConfirmedAt: context.get(shopContext).now().toISOString(),
    typed,
  });
  throw redirect(pathIn(locale)(next));
}

function today(context: LoaderFunctionArgs['context']): string {
  return todayOf(context.get(shopContext).now(), context.get(localeContext));
}

export default function Ways() {
  const { steps, saved, mayRead, outcome } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { ways } = useTexts().prescription;
  const to = usePathTo();
  const isWorking = useBusy().isPosting;
  if (!saved)
    return (
      <>
        <OrderSteps steps={steps} current="prescription" />
        <PageHeading lead={ways.lead}>{ways.title}</PageHeading>
        <OtherWays isFirst mayRead={mayRead} />
      </>
    );

  const standing = refusal?.outcome ?? outcome;
  const isExpired = isOutcomeOfAge(standing);
  const isUsable = !standing || standing.warnings.length > 0;
  return (
    <>
      <OrderSteps steps={steps} current="prescription" />
      <Form method="post" noValidate className="stack-wide">
        <SavedPrescriptionPanel
          saved={saved}
          outcome={standing}
          isRefused={refusal !== undefined}
        />
        <StickyActions>
          {isUsable ? (
            <Button look="primary" iconAfter="forward" working={isWorking}>
              {ways.use}
            </Button>
          ) : (
            <LinkButton
              look="primary"
              iconAfter="forward"
              to={`${to('prescription.manual')}${isExpired ? '?new' : ''}`}
            >
              {isExpired ? ways.enterNew : ways.complete}
            </LinkButton>
          )}
        </StickyActions>
        <div className={styles.others}>
          {isUsable && <LinkButton to={to('prescription.manual')}>{ways.correct}</LinkButton>}
        </div>
      </Form>
      <section className="stack further">
        <h2>{ways.others}</h2>
        <OtherWays isFirst={false} mayRead={mayRead} />
      </section>
    </>
  );
}
