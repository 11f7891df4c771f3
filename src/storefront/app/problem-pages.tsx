import { useLocation } from 'react-router';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { pathIn } from './paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** Nothing is here; the way on is. */
export function NotFound() {
  const texts = useTexts().errors.notFound;
  const to = pathIn(useLocale());
  return (
    <div className="narrow">
      <PageHeading lead={texts.text}>{texts.title}</PageHeading>
      <LinkButton look="primary" to={to('/')}>
        {texts.action}
      </LinkButton>
    </div>
  );
}

/**
 * The technical page. "Try again" loads the page anew; on `wearesorry`, which is no page to
 * stay on, it goes one step back (specification, point 2).
 */
export function TechnicalProblem() {
  const texts = useTexts().errors.technical;
  const to = pathIn(useLocale());
  const { pathname, search } = useLocation();
  const isOwnPage = /wearesorry$/i.test(pathname);
  return (
    <div className="narrow">
      <PageHeading lead={texts.text}>{texts.title}</PageHeading>
      <p>{texts.safe}</p>
      <div className="actions">
        <LinkButton
          look="primary"
          to={isOwnPage ? to('/') : `${pathname}${search}`}
          reloadDocument
          onClick={(event) => {
            if (!isOwnPage || history.length < 2) return;
            event.preventDefault();
            history.back();
          }}
        >
          {texts.tryAgain}
        </LinkButton>
      </div>
    </div>
  );
}
