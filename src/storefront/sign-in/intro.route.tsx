import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { findMemberId } from '#domain/people/member-id.ts';
import { Form, useBusy } from '../app/live/router.ts';
import { brand } from '../brand/brand.ts';
import { shopContext, localeContext, pageRequestContext } from '../app/context.ts';
import { formText } from '../app/form-values.ts';
import { titled } from '../app/page-title.ts';
import { Showcase } from '../home/index.ts';
import { memberIdProblem } from './welcome-form.ts';
import { useTexts } from '../i18n/texts.tsx';
import { pathIn } from '../app/paths.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextField } from '../ui/field.tsx';
import { Columns } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { DEMO_PAGES } from '../app/site-map.ts';
import { Panel } from '../ui/panel.tsx';

/** The member id of a link from the plan goes to the server, and out of the address, at once. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const pageRequest = context.get(pageRequestContext);
  const to = pathIn(context.get(localeContext));
  const given = new URL(request.url).searchParams.get('memberId');
  if (given !== null) {
    const memberId = findMemberId(given);
    if (memberId) await pageRequest.signIn.remember({ memberId });
    throw redirect(to(memberId ? 'sign-in.welcome' : 'sign-in.intro'));
  }
  return {
    memberId: (await pageRequest.signIn.read())?.memberId ?? '',
    isDemo: context.get(shopContext).settings.mode === 'demo',
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const typed = formText(await request.formData(), 'memberId');
  const [problem] = memberIdProblem(typed);
  if (problem) return data({ memberId: typed, problem: problem.id }, { status: 422 });
  await context.get(pageRequestContext).signIn.remember({ memberId: findMemberId(typed) ?? typed });
  return redirect(pathIn(context.get(localeContext))('sign-in.welcome'), 303);
}

export const meta = titled((texts) => texts.signIn.intro.title(brand.plan.name));

export default function Intro() {
  const { memberId, isDemo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const texts = useTexts().signIn;
  const isWorking = useBusy().isBusy;
  const error = answer?.problem ? texts.problems[answer.problem] : undefined;

  return (
    <Columns aside={<Showcase />}>
      <ErrorSummary problems={error ? [{ name: 'memberId', message: error }] : []} />
      <PageHeading lead={texts.intro.lead}>{texts.intro.title(brand.plan.name)}</PageHeading>
      <Form method="post" noValidate className="stack">
        <TextField
          name="memberId"
          label={texts.intro.memberId}
          hint={texts.intro.memberIdHint}
          error={error}
          defaultValue={answer?.memberId ?? memberId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button look="primary" iconAfter="forward" working={isWorking}>
          {texts.intro.continue}
        </Button>
      </Form>
      <div className="further stack-wide">
        <Panel title={texts.intro.atHand}>
          <ul className="bullets">
            {texts.intro.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Panel>
        {isDemo && (
          <Notice kind="info">
            <p>{texts.intro.demo}</p>
            <p>
              <a href={DEMO_PAGES.members}>{texts.intro.demoMembers}</a>
            </p>
          </Notice>
        )}
      </div>
    </Columns>
  );
}
