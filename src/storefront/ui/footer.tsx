import { Link } from '../app/live/router.ts';
import { brand } from '../brand/brand.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { EmailLink } from './email-link.tsx';
import styles from './footer.module.css';
import { stillInside } from './still.ts';

/** Where help is, and the documents that bind. */
export function Footer() {
  const inside = stillInside('footer', useLocale(), <FooterInside />);
  return <footer className={`${styles.footer} no-print`} {...inside} />;
}

function FooterInside() {
  const { footer } = useTexts().shell;
  const path = usePathTo();
  const { support, plan, retailer } = brand;
  return (
    <div className={`${styles.columns} room`}>
      <div>
        <h2>{footer.help}</h2>
        <p>{footer.helpText}</p>
        <ul>
          <li>
            <EmailLink email={support.email} />
          </li>
          <li>
            <Link to={path('content.page')}>{footer.answers}</Link>
          </li>
        </ul>
      </div>
      <nav aria-label={footer.label}>
        <h2>{footer.legal}</h2>
        <ul>
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
          <li>
            <Link to={path('legal.impressum')}>{footer.notice}</Link>
          </li>
        </ul>
      </nav>
      <p>{footer.offeredBy(plan.name, retailer.name)}</p>
    </div>
  );
}
