import { Form, Link, useBusy } from '../app/live/router.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';

type NewsletterFormProps = {
  /** What is wrong with the address, in words, and what was typed. */
  error?: string | undefined;
  typed?: string | undefined;
};

/** An address, what follows from giving it, and one button. */
export function NewsletterForm({ error, typed }: NewsletterFormProps) {
  const words = useTexts().newsletter;
  const to = usePathTo();
  const isWorking = useBusy().isPosting;
  return (
    <Form method="post" action={to('newsletter.newsletter')} noValidate className="stack">
      <TextField
        name="newsletterEmail"
        type="email"
        label={words.email}
        hint={words.emailHint}
        error={error}
        defaultValue={typed}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
      />
      <p>{words.consent}</p>
      <p>
        <Link to={to('legal.privacy-policy')}>{words.privacy}</Link>
      </p>
      <Button look="primary" name="intent" value="ask" working={isWorking}>
        {words.ask}
      </Button>
    </Form>
  );
}
