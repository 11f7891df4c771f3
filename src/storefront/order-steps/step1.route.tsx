import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../app/live/router.ts';
import { localeContext, requireShopper } from '../app/context.ts';
import { isBegun } from '#domain/orders/draft.ts';
import { nextStep, type OrderStep } from '#domain/orders/order-progress.ts';
import { NEXT_PAGES, STEP_PAGES } from './step-pages.ts';
import { useChosenWords } from './order-steps.tsx';
import { readOrderSteps } from './read-order-steps.ts';
import { titled } from '../app/page-title.ts';
import { useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { StickyActions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import styles from './step1.module.css';

export const handle = { back: 'home.home' } satisfies PageHandle;

export const meta = titled((texts) => texts.lenses.start.title);

export async function loader({ context }: LoaderFunctionArgs) {
  const shopper = requireShopper(context);
  const draft = await shopper.drafts.read();
  const steps = await readOrderSteps(shopper, context.get(localeContext), draft);
  return { steps, hasBegun: isBegun(draft) };
}

export default function Step1() {
  const { steps, hasBegun } = useLoaderData<typeof loader>();
  const { start } = useTexts().lenses;
  const to = usePathTo();
  const next = nextStep(steps);

  return (
    <>
      <div className="narrow">
        <PageHeading lead={start.lead}>{start.title}</PageHeading>
        <ol>
          {steps.map((step, position) => (
            <Step key={step.id} step={step} number={position + 1} isNext={step.id === next} />
          ))}
        </ol>
      </div>
      <StickyActions>
        <LinkButton look="primary" iconAfter="forward" to={to(NEXT_PAGES[next])}>
          {hasBegun ? start.continueAt[next] : start.begin}
        </LinkButton>
      </StickyActions>
    </>
  );
}

function Step({ step, number, isNext }: { step: OrderStep; number: number; isNext: boolean }) {
  const texts = useTexts();
  const { start } = texts.lenses;
  const to = usePathTo();
  const chosen = useChosenWords()(step);
  const { title, text } = start.steps[step.id];
  const name = texts.shell.steps[step.id];
  return (
    <li className={styles.step} data-state={step.isDone ? 'done' : isNext ? 'next' : 'ahead'}>
      <span className={styles.number} aria-hidden="true">
        {step.isDone ? <Icon name="check" /> : number}
      </span>
      <div>
        <h2>{title}</h2>
        <p>{chosen === undefined ? text : step.chosen ? start.chosen(chosen) : chosen}</p>
        {step.isDone && step.isOpen && (
          <Link to={to(STEP_PAGES[step.id])}>{start.change(name)}</Link>
        )}
      </div>
    </li>
  );
}
