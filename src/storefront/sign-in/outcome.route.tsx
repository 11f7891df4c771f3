import {
  data,
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { Form, Link } from '../app/live/router.ts';
import { insteadOfAnswer } from '#clients/client.ts';
import { findMember, localeContext, pageRequestContext } from '../app/context.ts';
import { emptyCart } from '../cart/index.ts';
import { BEGUN_AGAIN, isBegun } from '#domain/orders/draft.ts';
import { NotFound } from '../app/problem-pages.tsx';
import { titled } from '../app/page-title.ts';
import { PlanContact } from './plan-contact.tsx';
import type { Member } from '#shop/shopper.ts';
import { useTexts } from '../i18n/texts.tsx';
import { pathIn, type PlainPage } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Actions } from '../ui/layout.tsx';
import { Panel } from '../ui/panel.tsx';

/** How a sign-in may end, other than on the start page. */
const outcomes = ['alreadydeleted', 'notelligibleunknown', 'errormessage', 'returnedflow'] as const;
type Outcome = (typeof outcomes)[number];

function outcomeOf(step: string | undefined): Outcome | undefined {
  return outcomes.find((outcome) => outcome === step?.toLowerCase());
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const outcome = outcomeOf(params.step);
  if (!outcome) return data({ outcome: null, message: '' }, { status: 404 });
  if (outcome === 'returnedflow') {
    const elsewhere = await insteadOfReturning(findMember(context));
    if (elsewhere) throw redirect(pathIn(context.get(localeContext))(elsewhere));
  }
  const message =
    outcome === 'errormessage'
      ? ((await context.get(pageRequestContext).signIn.read())?.shownMessage ?? '')
      : '';
  return data({ outcome, message });
}

/** Where `returnedflow` leads when there is no unfinished order to come back to. */
async function insteadOfReturning(member: Member | null): Promise<PlainPage | null> {
  if (!member) return 'sign-in.welcome';
  // Nobody is kept from their order because it cannot be asked now: placing it asks again.
  const eligibility = member.isCS
    ? null
    : await member.ordering.eligibility().catch(insteadOfAnswer(null));
  if (eligibility?.status === 'waiting') return 'sign-in.already-redeemed';
  return isBegun(await member.drafts.read()) ? null : 'home.home';
}

/** On `returnedflow`: begin again with an empty cart and no choices. */
export async function action({ context, params }: ActionFunctionArgs) {
  const member = findMember(context);
  const to = pathIn(context.get(localeContext));
  if (outcomeOf(params.step) !== 'returnedflow' || !member) return redirect(to('home.home'), 303);
  await emptyCart(member, context.get(localeContext));
  await member.drafts.save(BEGUN_AGAIN);
  return redirect(to('order-steps.step1'), 303);
}

export const meta = titled<typeof loader>(({ signIn, errors }, loaded) =>
  loaded?.outcome ? signIn.outcomes[loaded.outcome].title : errors.notFound.title,
);

export default function OutcomePage() {
  const { outcome, message } = useLoaderData<typeof loader>();
  const { outcomes: words } = useTexts().signIn;
  const to = usePathTo();
  if (!outcome) return <NotFound />;
  if (outcome === 'returnedflow') return <ReturnedFlow />;

  const { title, text, next } = words[outcome];
  return (
    <div className="narrow">
      <PageHeading lead={text}>{title}</PageHeading>
      <div className="stack">
        {message && <PlansOwnWords message={message} />}
        <p>{next}</p>
        <PlanContact />
      </div>
      <Actions>
        <LinkButton to={to('sign-in.intro')}>{words.tryAgain}</LinkButton>
      </Actions>
    </div>
  );
}

/** What the plan wrote, as it wrote it: in whatever language that is. */
function PlansOwnWords({ message }: { message: string }) {
  const { says } = useTexts().signIn.outcomes.errormessage;
  return (
    <Panel>
      <p>{says}</p>
      <blockquote>{message}</blockquote>
    </Panel>
  );
}

function ReturnedFlow() {
  const texts = useTexts().signIn.outcomes.returnedflow;
  const to = usePathTo();
  return (
    <div className="narrow">
      <PageHeading lead={texts.text}>{texts.title}</PageHeading>
      <LinkButton look="primary" iconAfter="forward" to={to('order-steps.step1')}>
        {texts.continue}
      </LinkButton>
      <div className="further stack-wide">
        <Form method="post" className="stack">
          <p className="soft" id="start-again">
            {texts.startAgainHint}
          </p>
          <Button aria-describedby="start-again">{texts.startAgain}</Button>
        </Form>
        <p>
          <Link to={to('home.home')}>{texts.toHome}</Link>
        </p>
      </div>
    </div>
  );
}
