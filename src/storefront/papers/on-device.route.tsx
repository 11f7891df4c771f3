import { useEffect, useMemo, useState, type SubmitEvent } from 'react';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { isLensType } from '#domain/frames/catalogue-types.ts';
import { localeContext, requireShopper } from '../app/context.ts';
import { titled } from '../app/page-title.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { textsOf } from '../i18n/registry.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { OrderSteps, readOrderSteps } from '../order-steps/index.ts';
import {
  formView,
  loadPrescriptionForm,
  savePrescriptionAction,
  standardValues,
  submittedValues,
  updatePairInCart,
  type Asked,
} from '../prescription/index.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { answeredHere } from './answered-here.ts';
import { Comparison, Pictures } from './comparison.tsx';
import { heldPaper, holdPaper, type PaperHere } from './held-paper.ts';
import { valuesRead } from './read-values.ts';
import { tickedEyes } from './ticked-eyes.ts';

export const handle = { back: 'papers.upload' } satisfies PageHandle;

export const meta = titled((texts) => texts.papers.result.title);

/** The form's name among what a member typed. */
const typedAs = 'on-device';

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const shopper = requireShopper(context);
  const [view, steps, { lensType }] = await Promise.all([
    loadPrescriptionForm(args, { typedAs, values: {} }),
    readOrderSteps(shopper, context.get(localeContext)),
    shopper.drafts.read(),
  ]);
  return { view, steps, isLensChosen: lensType !== undefined };
}

/**
 * Like the form without a picture: none is here that anybody could look at. Both eyes were
 * confirmed as they stand in it.
 */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const texts = textsOf(locale);
  return savePrescriptionAction(args, {
    next: 'frames.list',
    typedAs,
    ask: (form, values) => tickedEyes(form, values, { texts, locale }),
    onSaved: (prescription) => updatePairInCart(shopper, locale, prescription),
  });
}

/** What was read on this device alone. A document that has not read it itself knows nothing of it. */
export default function OnDevice() {
  const { steps, ...loaded } = useLoaderData<typeof loader>();
  const [paper] = useState(heldPaper);
  // Whoever goes on, or signs out, leaves nothing behind.
  useEffect(() => () => holdPaper(null), []);
  return (
    <>
      <OrderSteps steps={steps} current="prescription" />
      {paper ? <Read paper={paper} {...loaded} /> : <Gone />}
    </>
  );
}

function Gone() {
  const { here } = useTexts().papers;
  const to = usePathTo();
  return (
    <>
      <PageHeading lead={here.gone.text}>{here.gone.title}</PageHeading>
      <Actions>
        <LinkButton look="primary" to={to('papers.upload')}>
          {here.gone.again}
        </LinkButton>
        <LinkButton to={to('prescription.manual')}>{here.gone.type}</LinkButton>
      </Actions>
    </>
  );
}

type Loaded = Pick<Awaited<ReturnType<typeof loader>>, 'view' | 'isLensChosen'>;

function Read({ paper, view, isLensChosen }: Loaded & { paper: PaperHere }) {
  const refused = useActionData<typeof action>();
  const { here, result } = useTexts().papers;
  const [isTyping, setTyping] = useState(false);
  const { reading } = paper;
  const { asked, onSubmit } = useTicks();
  const filled = useFilled(paper, { view, isLensChosen });
  const reason = reading.isPrescription ? null : reading.reason;
  const shown = refused ?? filled;
  const pictures = {
    paper: {
      pages: paper.pages,
      turnedDegrees: paper.pages.map(() => 0 as const),
      addresses: paper.pages.map(({ address }) => address),
    },
    tools: <AnotherPicture />,
  };
  return (
    <>
      <PageHeading lead={reason ? result.reasons[reason].text : result.lead}>
        {reason ? result.reasons[reason].title : result.title}
      </PageHeading>
      <div className="stack" onSubmitCapture={onSubmit}>
        <Notice kind="info" title={here.only.title}>
          <p>{here.only.text}</p>
        </Notice>
        {reason && !isTyping ? (
          <>
            <Actions>
              <Button type="button" onClick={() => setTyping(true)}>
                {result.type}
              </Button>
            </Actions>
            <Pictures {...pictures} />
          </>
        ) : (
          <Comparison
            {...pictures}
            view={asked ? { ...shown, asked } : shown}
            reading={reading}
            isKept={false}
          />
        )}
      </div>
    </>
  );
}

function AnotherPicture() {
  const { result } = useTexts().papers;
  const to = usePathTo();
  return <LinkButton to={to('papers.upload')}>{result.another}</LinkButton>;
}

/** The form with what was read. */
function useFilled({ reading }: PaperHere, { view, isLensChosen }: Loaded) {
  const locale = useLocale();
  return useMemo(() => {
    const ofPaper = reading.isPrescription ? reading.values.lensType?.text : null;
    const values = standardValues(valuesRead(reading), locale);
    return formView(locale, {
      lensType: !isLensChosen && isLensType(ofPaper) ? ofPaper : view.lensType,
      values,
      notes: [],
      today: view.today,
      outcome: null,
    });
  }, [reading, view, isLensChosen, locale]);
}

/** Asks for both eyes' ticks before anything is sent. */
function useTicks() {
  const texts = useTexts();
  const locale = useLocale();
  const [asked, setAsked] = useState<Asked | null>(null);

  function onSubmit(event: SubmitEvent) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const given = new FormData(form);
    const found = tickedEyes(given, submittedValues(given), { texts, locale });
    const isMissing = found.problems.length > 0;
    setAsked(isMissing ? found : null);
    if (!isMissing) return;
    event.preventDefault();
    answeredHere(form);
  }

  return { asked, onSubmit };
}
