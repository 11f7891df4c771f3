import { Link } from 'react-router';
import { brand } from '../brand/brand.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { pathIn } from '../app/paths.ts';
import { EmailLink } from './email-link.tsx';

/** Where help is, and the documents that bind. */
export function Footer() {
  const { footer } = useTexts().shell;
  const path = pathIn(useLocale());
  const { support, legal, plan, retailer } = brand;
  return (
    <footer className="footer">
      <div className="room footer-columns">
        <div>
          <h2>{footer.help}</h2>
          <p className="mt-2">{footer.helpText}</p>
          <ul className="mt-2">
            <li>
              <EmailLink email={support.email} />
            </li>
          </ul>
        </div>
        <nav aria-label={footer.label}>
          <h2>{footer.legal}</h2>
          <ul className="mt-2">
            <li>
              <Link to={path(legal.privacy)}>{footer.privacy}</Link>
            </li>
            <li>
              <Link to={path(legal.terms)}>{footer.terms}</Link>
            </li>
            <li>
              <Link to={`${path(legal.terms)}#returns`}>{footer.returns}</Link>
            </li>
            <li>
              <Link to={`${path(legal.terms)}#accessibility`}>{footer.accessibility}</Link>
            </li>
          </ul>
        </nav>
        <p>{footer.offeredBy(plan.name, retailer.name)}</p>
      </div>
    </footer>
  );
}
