import {
  data,
  Form,
  Link,
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { brand } from '../../brand/brand.ts';
import { localeContext, visitContext } from '../../context.ts';
import { emptyCart } from '../../features/cart/empty-cart.ts';
import { NotFound, TechnicalProblem } from '../../features/problem-pages.tsx';
import { pageTitle } from '../../features/page-title.ts';
import { textsOf } from '../../i18n/registry.ts';
import { useLocale, useTexts } from '../../i18n/texts.tsx';
import { localeOf, pathIn } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** How a sign-in may end, other than on the start page. */
const outcomes = [
  'alreadydeleted',
  'notelligibleunknown',
  'errormessage',
  'returnedflow',
  'wearesorry',
] as const;
type Outcome = (typeof outcomes)[number];

function outcomeOf(step: string | undefined): Outcome | undefined {
  return outcomes.find((outcome) => outcome === step?.toLowerCase());
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const outcome = outcomeOf(params.step);
  if (!outcome) return data({ outcome: null, message: '' }, { status: 404 });
  if (outcome === 'returnedflow' && !visit.member)
    throw redirect(pathIn(context.get(localeContext))('/confirmauthentication/welcome'));
  const message =
    outcome === 'errormessage' ? ((await visit.signIn.read())?.shownMessage ?? '') : '';
  return data({ outcome, message });
}

/** On `returnedflow`: begin again with an empty cart and no choices. */
export async function action({ context, params }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  const to = pathIn(context.get(localeContext));
  if (outcomeOf(params.step) !== 'returnedflow' || !visit.member) return redirect(to('/'), 303);
  await emptyCart(visit, context.get(localeContext));
  await visit.drafts.clear();
  return redirect(to('/Step1'), 303);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const texts = textsOf(localeOf(location.pathname));
  const outcome = loaderData?.outcome;
  if (!outcome) return pageTitle(texts.errors.notFound.title);
  if (outcome === 'wearesorry') return pageTitle(texts.errors.technical.title);
  return pageTitle(texts.signIn.outcomes[outcome].title);
};

export default function OutcomePage() {
  const { outcome, message } = useLoaderData<typeof loader>();
  const { outcomes: words } = useTexts().signIn;
  const to = pathIn(useLocale());
  if (!outcome) return <NotFound />;
  if (outcome === 'wearesorry') return <TechnicalProblem />;
  if (outcome === 'returnedflow') return <ReturnedFlow />;

  const { title, text, next } = words[outcome];
  return (
    <div className="narrow">
      <PageHeading lead={message || text}>{title}</PageHeading>
      <p>{next}</p>
      <p>
        <a href={`mailto:${brand.support.email}`}>{brand.support.email}</a>
      </p>
      <LinkButton to={to('/confirmauthentication/intro')}>{words.tryAgain}</LinkButton>
    </div>
  );
}

function ReturnedFlow() {
  const texts = useTexts().signIn.outcomes.returnedflow;
  const to = pathIn(useLocale());
  return (
    <div className="narrow">
      <PageHeading lead={texts.text}>{texts.title}</PageHeading>
      <LinkButton look="primary" iconAfter="forward" to={to('/Step1')}>
        {texts.continue}
      </LinkButton>
      <Form method="post" className="stack mt-12">
        <p className="text-soft" id="start-again">
          {texts.startAgainHint}
        </p>
        <Button aria-describedby="start-again">{texts.startAgain}</Button>
      </Form>
      <p className="mt-8">
        <Link to={to('/')}>{brand.retailer.name}</Link>
      </p>
    </div>
  );
}
