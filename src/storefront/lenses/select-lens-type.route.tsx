import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { isLensType, LENS_TYPES, type LensType } from '#domain/frames/catalogue-types.ts';
import { Form, useBusy } from '../app/live/router.ts';
import { shopContext, localeContext, requireShopper } from '../app/context.ts';
import { changeLensType } from './change-lens-type.ts';
import { insteadOfAnswer } from '#clients/client.ts';
import { LensDrawing } from './lens-drawing.tsx';
import { lowestPrices, readLensPrices } from './lens-prices.ts';
import { RoadTrafficWarning } from './road-traffic-warning.tsx';
import { OrderSteps, readOrderSteps } from '../order-steps/index.ts';
import { titled } from '../app/page-title.ts';
import { todayOf } from '../app/today.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { pathIn } from '../app/paths.ts';
import { Button } from '../ui/button.tsx';
import { RadioCards } from '../ui/choice.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { StickyActions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import styles from './select-lens-type.module.css';

export const handle = { back: 'order-steps.step1' } satisfies PageHandle;

export const meta = titled((texts) => texts.lenses.choose.title);

export async function loader({ context }: LoaderFunctionArgs) {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const draft = await shopper.drafts.read();
  const [steps, prices] = await Promise.all([
    readOrderSteps(shopper, locale, draft),
    // One can choose without.
    readLensPrices(shopper, locale)
      .catch(insteadOfAnswer(new Map<string, number>()))
      .then(lowestPrices),
  ]);
  return {
    steps,
    prices,
    lensType: draft.lensType,
    hasPrescription: draft.prescriptionConfirmedAt !== undefined,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const lensType = (await request.formData()).get('lensType');
  if (!isLensType(lensType)) return data({ isMissing: true }, { status: 422 });
  const locale = context.get(localeContext);
  const today = todayOf(context.get(shopContext).now(), locale);
  const next = await changeLensType(requireShopper(context), lensType, { today, locale });
  throw redirect(pathIn(locale)(next));
}

export default function SelectLensType() {
  const { steps, prices, lensType, hasPrescription } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { choose, types } = useTexts().lenses;
  const isWorking = useBusy().isPosting;
  const error = refusal?.isMissing ? choose.required : undefined;

  return (
    <>
      <OrderSteps steps={steps} current="lenses" />
      <ErrorSummary problems={error ? [{ name: 'lensType', message: error }] : NO_PROBLEMS} />
      <PageHeading lead={choose.lead}>{choose.title}</PageHeading>
      <Form method="post" noValidate>
        <RadioCards
          name="lensType"
          label={choose.question}
          labelHidden
          error={error}
          defaultValue={lensType}
          choices={LENS_TYPES.map((type) => ({
            value: type,
            title: types[type].title,
            detail: <Detail type={type} price={prices[type]} />,
            drawing: <LensDrawing lensType={type} />,
          }))}
        />
        <div className={styles.warning}>
          <RoadTrafficWarning lenses={{ lensType: 'Progressive' }} />
        </div>
        {hasPrescription && <p className={styles.keeps}>{choose.keeps}</p>}
        <StickyActions>
          <Button look="primary" iconAfter="forward" working={isWorking}>
            {hasPrescription ? choose.save : choose.continue}
          </Button>
        </StickyActions>
      </Form>
    </>
  );
}

function Detail({ type, price }: { type: LensType; price: number | undefined }) {
  const { choose, types } = useTexts().lenses;
  const format = useFormat();
  return (
    <>
      {types[type].detail}
      <span className={styles.price}>
        {types[type].name}
        {price !== undefined && <> · {choose.from(format.money(price))}</>}
      </span>
    </>
  );
}

const NO_PROBLEMS: never[] = [];
