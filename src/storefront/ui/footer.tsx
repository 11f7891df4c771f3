import { Link } from '../app/live/router.ts';
import { brand } from '../brand/brand.ts';
import { useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { EmailLink } from './email-link.tsx';

/** Where help is, and the documents that bind. */
export function Footer() {
  const { footer } = useTexts().shell;
  const path = usePathTo();
  const { support, plan, retailer } = brand;
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
              <Link to={path('legal.privacy-policy')}>{footer.privacy}</Link>
            </li>
            <li>
              <Link to={path('legal.terms-of-use')}>{footer.terms}</Link>
            </li>
            <li>
              <Link to={`${path('legal.terms-of-use')}#returns`}>{footer.returns}</Link>
            </li>
            <li>
              <Link to={`${path('legal.terms-of-use')}#accessibility`}>{footer.accessibility}</Link>
            </li>
          </ul>
        </nav>
        <p>{footer.offeredBy(plan.name, retailer.name)}</p>
      </div>
    </footer>
  );
}
