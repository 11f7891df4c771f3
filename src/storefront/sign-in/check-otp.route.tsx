import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { Form, Link, useBusy } from '../app/live/router.ts';
import { shopContext, localeContext, pageRequestContext } from '../app/context.ts';
import { formText } from '../app/form-values.ts';
import { titled } from '../app/page-title.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { waitWords } from './wait-words.ts';
import type { CodeVerdict } from '#shop/sign-in/port.ts';
import type { Texts } from '../i18n/en.ts';
import { useTexts } from '../i18n/texts.tsx';
import { pathIn, safePath, type PathTo } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { DEMO_PAGES } from '../app/site-map.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { settings, now } = context.get(shopContext);
  const progress = await context.get(pageRequestContext).signIn.read();
  if (!progress?.codeSentAt || !progress.contact)
    throw redirect(pathIn(context.get(localeContext))('sign-in.welcome'));
  return {
    contact: progress.contact,
    codeSentAt: progress.codeSentAt,
    resendInSeconds: Math.max(
      0,
      Math.ceil(
        (Date.parse(progress.codeSentAt) + settings.resendAfterMs - now().getTime()) / 1000,
      ),
    ),
    isDemo: settings.mode === 'demo',
  };
}

/** Codes have six digits; anything else is a slip of the hand and costs no try. */
const CODE = /^\d{6}$/;

/** What the page says after a code or a request for another one. */
type Said =
  | {
      kind:
        | 'required'
        | 'incomplete'
        | 'expired'
        | 'locked'
        | 'no-challenge'
        | 'unavailable'
        | 'resent';
    }
  | { kind: 'wrong'; triesLeft?: number }
  | { kind: 'locked-for' | 'resend-limited'; seconds: number };

export async function action({ request, context }: ActionFunctionArgs) {
  const pageRequest = context.get(pageRequestContext);
  const locale = context.get(localeContext);
  const form = await request.formData();
  if (form.get('intent') === 'resend') return resend(pageRequest.signIn.resendCode(locale));

  const otp = formText(form, 'otp', 40).replace(/[\s-]/g, '');
  if (otp === '') return data<Said>({ kind: 'required' }, { status: 422 });
  if (!CODE.test(otp)) return data<Said>({ kind: 'incomplete' }, { status: 422 });
  const verdict = await pageRequest.signIn.verifyCode(otp);
  const to = pathIn(locale);
  const page = pageAfter(verdict, to);
  if (page) return redirect(page, 303);
  if (verdict.status === 'signed-in') {
    const home = to('home.home');
    if (verdict.returnTo) return redirect(safePath(verdict.returnTo, home), 303);
    const unfinished = to('sign-in.outcome', { step: 'returnedflow' });
    return redirect(verdict.hasUnfinishedOrder ? unfinished : home, 303);
  }
  return data<Said>(saidOf(verdict), { status: 422 });
}

async function resend(asked: ReturnType<import('#shop/sign-in/port.ts').SignIn['resendCode']>) {
  const result = await asked;
  if (result.status === 'sent') return data<Said>({ kind: 'resent' });
  if (result.status === 'unknown') return data<Said>({ kind: 'no-challenge' }, { status: 422 });
  return data<Said>({ kind: 'resend-limited', seconds: result.retryAfterSeconds }, { status: 429 });
}

/** Verdicts that have a page of their own. */
function pageAfter(verdict: CodeVerdict, to: PathTo): string | null {
  switch (verdict.status) {
    case 'already-redeemed':
      return to('sign-in.already-redeemed');
    case 'already-deleted':
      return to('sign-in.outcome', { step: 'alreadydeleted' });
    case 'not-eligible':
      return to('sign-in.outcome', { step: 'notelligibleunknown' });
    case 'service-error':
      // Without a word from the plan it is a fault that passes, and the code stays good.
      return verdict.shown === '' ? null : to('sign-in.outcome', { step: 'errormessage' });
    default:
      return null;
  }
}

function saidOf(verdict: CodeVerdict): Said {
  switch (verdict.status) {
    case 'wrong':
      if (verdict.triesLeft === 0) return { kind: 'locked' };
      return {
        kind: 'wrong',
        ...(verdict.triesLeft === undefined ? {} : { triesLeft: verdict.triesLeft }),
      };
    case 'expired':
    case 'no-challenge':
      return { kind: verdict.status };
    case 'locked':
      return verdict.retryAfterSeconds === undefined
        ? { kind: 'locked' }
        : { kind: 'locked-for', seconds: verdict.retryAfterSeconds };
    default:
      return { kind: 'unavailable' };
  }
}

export const meta = titled((texts) => texts.signIn.checkOtp.title);

export const handle = { back: 'sign-in.welcome' } satisfies PageHandle;

export default function CheckOtp() {
  const { contact, isDemo, codeSentAt, resendInSeconds } = useLoaderData<typeof loader>();
  const said = useActionData<typeof action>();
  const all = useTexts();
  const texts = all.signIn.checkOtp;
  const to = usePathTo();
  const isWorking = useBusy().isBusy;
  const error = said && said.kind !== 'resent' ? wordsOf(all, said) : undefined;

  return (
    <div className="stack-wide">
      <ErrorSummary problems={error ? [{ name: 'otp', message: error }] : []} />
      <PageHeading lead={texts.lead(contact)}>{texts.title}</PageHeading>
      {said?.kind === 'resent' && (
        <Notice kind="ok" live>
          {texts.resent}
        </Notice>
      )}
      <Form method="post" noValidate className="stack">
        <TextField
          name="otp"
          label={texts.otp}
          hint={texts.otpHint}
          error={error}
          numeric
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          short
        />
        <Button look="primary" working={isWorking}>
          {texts.submit}
        </Button>
      </Form>
      {isDemo && (
        <p>
          <a href={DEMO_PAGES.outbox} target="_blank" rel="noreferrer">
            {texts.demoOutbox}
          </a>
        </p>
      )}
      <Form method="post" className="stack">
        <p className="soft">
          {texts.resendHint} <ResendWait seconds={resendInSeconds} since={codeSentAt} />
        </p>
        <Button name="intent" value="resend">
          {texts.resend}
        </Button>
      </Form>
      <p>
        <Link to={to('sign-in.welcome')}>{texts.otherDetails}</Link>
      </p>
    </div>
  );
}

/** From when another code can be had; said aloud once that time has come. */
function ResendWait({ seconds, since }: { seconds: number; since: string }) {
  const all = useTexts();
  const texts = all.signIn.checkOtp;
  const left = useSecondsLeft(seconds, since);
  return (
    <>
      {left > 0 && texts.resendFrom(waitWords(all, left))}
      <output>{left === 0 && texts.resendNow}</output>
    </>
  );
}

function wordsOf(all: Texts, said: Said): string {
  const texts = all.signIn.checkOtp;
  switch (said.kind) {
    case 'wrong':
      return texts.wrong(said.triesLeft);
    case 'locked-for':
      return texts.lockedFor(waitWords(all, said.seconds));
    case 'resend-limited':
      return texts.resendLimited(waitWords(all, said.seconds));
    case 'no-challenge':
      return texts.noChallenge;
    default:
      return texts[said.kind];
  }
}
