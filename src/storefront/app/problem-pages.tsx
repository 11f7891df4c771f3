import { useState } from 'react';
import { useAddress } from './live/router.ts';
import { useTexts } from '../i18n/texts.tsx';
import { usePathTo } from './use-path-to.ts';
import { LinkButton } from '../ui/button.tsx';
import { ErrorDialog } from '../ui/dialog.tsx';
import { Actions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** Nothing is here; the way on is. */
export function NotFound() {
  const texts = useTexts().errors.notFound;
  const to = usePathTo();
  return (
    <div className="narrow">
      <PageHeading lead={texts.text}>{texts.title}</PageHeading>
      <LinkButton look="primary" to={to('home.home')}>
        {texts.action}
      </LinkButton>
    </div>
  );
}

/** Nothing can be kept of another guest from this network for a while. */
export function TooManyGuests() {
  const texts = useTexts().errors.tooMany;
  return (
    <div className="narrow">
      <PageHeading lead={texts.text}>{texts.title}</PageHeading>
    </div>
  );
}

/**
 * The technical page. "Try again" loads the page anew; on `wearesorry`, which is no page to
 * stay on, it goes one step back (specification, point 2).
 */
export function TechnicalProblem() {
  const texts = useTexts().errors.technical;
  const to = usePathTo();
  const { pathname, search } = useAddress();
  const isOwnPage = pathname.toLowerCase() === to('sign-in.we-are-sorry').toLowerCase();
  return (
    <div className="narrow">
      <PageHeading lead={texts.text}>{texts.title}</PageHeading>
      <p>{texts.safe}</p>
      <Actions>
        <LinkButton
          look="primary"
          to={isOwnPage ? to('home.home') : `${pathname}${search}`}
          reloadDocument
          onClick={(event) => {
            if (!isOwnPage || history.length < 2) return;
            event.preventDefault();
            history.back();
          }}
        >
          {texts.tryAgain}
        </LinkButton>
      </Actions>
    </div>
  );
}

/**
 * The technical page below the specification's dialog (points 4 and 8): the store did not say
 * what it is. "Try Again" loads the page anew, and with it everything that pages share.
 */
export function StoreUnknown() {
  const texts = useTexts().errors.modal;
  const { pathname, search } = useAddress();
  const [open, setOpen] = useState(true);
  return (
    <>
      <TechnicalProblem />
      <ErrorDialog
        open={open}
        onClose={() => setOpen(false)}
        message={texts.text}
        tryAgainAt={`${pathname}${search}`}
      />
    </>
  );
}
