import { Form, Link, useBusy } from '../app/live/router.ts';
import { DEMO_PAGES } from '../app/site-map.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextField } from '../ui/field.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

type Typed = { number: string; email: string };

/** What the page says after a form that led nowhere. */
export type FindOrderSaid =
  | { kind: 'number' | 'email'; typed: Typed }
  | { kind: 'incomplete' | 'expired' }
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'limited'; seconds: number; typed?: Typed };

type FindOrderFormProps = {
  /** Where a code was sent; null before. */
  email: string | null;
  isDemo: boolean;
  said: FindOrderSaid | undefined;
};

/** Number and address, then the code that was mailed there. */
export function FindOrderForm({ email, isDemo, said }: FindOrderFormProps) {
  const words = useTexts().orders.find;
  const message = useWords(said);
  const isAsked = email !== null || said?.kind === 'expired';
  const field = said && fieldOf(said);
  const error = (name: string) => (field === name ? message : undefined);
  const typed = said && 'typed' in said ? said.typed : undefined;
  return (
    <div className="stack-wide narrow">
      <ErrorSummary problems={field && message ? [{ name: field, message }] : []} />
      <PageHeading lead={isAsked ? words.sent(email ?? '') : words.lead}>{words.title}</PageHeading>
      {isAsked ? (
        <Code error={error('otp')} isDemo={isDemo} />
      ) : (
        <Ask error={error} typed={typed} />
      )}
    </div>
  );
}

function Ask({
  error,
  typed,
}: {
  error(name: string): string | undefined;
  typed?: Typed | undefined;
}) {
  const words = useTexts().orders.find;
  const isWorking = useBusy().isPosting;
  return (
    <Form method="post" noValidate className="stack">
      <TextField
        name="number"
        label={words.number}
        hint={words.numberHint}
        error={error('number')}
        defaultValue={typed?.number}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={40}
        short
      />
      <TextField
        name="email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        error={error('email')}
        defaultValue={typed?.email}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
      />
      <Button look="primary" name="intent" value="send" working={isWorking}>
        {words.send}
      </Button>
    </Form>
  );
}

function Code({ error, isDemo }: { error: string | undefined; isDemo: boolean }) {
  const { orders, signIn } = useTexts();
  const words = orders.find;
  const to = usePathTo();
  const isWorking = useBusy().isPosting;
  return (
    <>
      <Form method="post" noValidate className="stack">
        <TextField
          name="otp"
          label={signIn.checkOtp.otp}
          hint={signIn.checkOtp.otpHint}
          error={error}
          numeric
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          short
        />
        <Button look="primary" name="intent" value="verify" working={isWorking}>
          {words.show}
        </Button>
      </Form>
      {isDemo && (
        <p>
          <a href={DEMO_PAGES.outbox} target="_blank" rel="noreferrer">
            {signIn.checkOtp.demoOutbox}
          </a>
        </p>
      )}
      <p>
        <Link to={`${to('orders.order-confirmation')}?find&another`}>{words.again}</Link>
      </p>
    </>
  );
}

function fieldOf(said: FindOrderSaid): string {
  if (said.kind === 'number' || said.kind === 'email') return said.kind;
  return said.kind === 'limited' && said.typed ? 'email' : 'otp';
}

function useWords(said: FindOrderSaid | undefined): string | undefined {
  const words = useTexts().orders.find.problems;
  if (!said) return undefined;
  if (said.kind === 'wrong') return words.wrong(said.triesLeft);
  if (said.kind === 'limited') return words.limited(Math.ceil(said.seconds / 60));
  return words[said.kind];
}
