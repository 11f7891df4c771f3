import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { Form } from '../app/live/router.ts';
import { forgetTypedPrescription } from '../prescription/index.ts';
import { findMember, isCustomer, localeContext, pageRequestContext } from '../app/context.ts';
import { titled } from '../app/page-title.ts';
import { useTexts } from '../i18n/texts.tsx';
import { pathIn } from '../app/paths.ts';
import { Button } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const { shopper } = context.get(pageRequestContext);
  return { isGuest: shopper !== null && !isCustomer(shopper) };
}

/**
 * Ends the session on the server; a copy of its cookies is worth nothing from here on. What was
 * typed of a prescription and not saved is forgotten; everything else waits for the next time. Of
 * a guest nothing is kept at all.
 */
export async function action({ context }: ActionFunctionArgs) {
  const pageRequest = context.get(pageRequestContext);
  const member = findMember(context);
  const { shopper } = pageRequest;
  const isGuest = shopper !== null && !isCustomer(shopper);
  await pageRequest.signOut();
  // Last, so that nothing is kept after it.
  if (member) await forgetTypedPrescription(member);
  const to = pathIn(context.get(localeContext));
  pageRequest.flash({ id: isGuest ? 'guestForgotten' : 'signedOut' });
  return redirect(to(shopper?.kind === 'guest' ? 'home.home' : 'sign-in.intro'), 303);
}

export const meta = titled((texts) => texts.signIn.signOut.title);

export default function SignOut() {
  const { isGuest } = useLoaderData<typeof loader>();
  const { signOut, forgetGuest } = useTexts().signIn;
  const texts = isGuest ? forgetGuest : signOut;
  return (
    <div className="narrow">
      <PageHeading lead={texts.question}>{texts.title}</PageHeading>
      <p>{texts.kept}</p>
      <Form method="post" reloadDocument>
        <Actions>
          <Button look="primary">{texts.action}</Button>
        </Actions>
      </Form>
    </div>
  );
}
