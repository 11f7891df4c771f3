import { Link } from '../app/live/router.ts';
import type { PlainPage } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import styles from './account-nav.module.css';

const ACCOUNT_PAGES = [
  'orders.orders',
  'addresses.addresses',
  'profile.profile',
] as const satisfies readonly PlainPage[];

/** The pages of what is the shopper's own, on each of them. */
export function AccountNav({ current }: { current: (typeof ACCOUNT_PAGES)[number] }) {
  const words = useTexts().profile.nav;
  const to = usePathTo();
  return (
    <nav className={`${styles.nav} no-print`} aria-label={words.label}>
      <ul>
        {ACCOUNT_PAGES.map((page) => (
          <li key={page}>
            <Link to={to(page)} aria-current={page === current ? 'page' : undefined}>
              {words.pages[page]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
