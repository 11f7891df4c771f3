import { Link } from '../app/live/router.ts';
import type { PlainPage } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import styles from './account-nav.module.css';

const ACCOUNT_PAGES = [
  'orders.orders',
  'wishlist.wishlist',
  'addresses.addresses',
  'reviews.own',
  'profile.profile',
] as const satisfies readonly PlainPage[];

type AccountNavProps = {
  current: (typeof ACCOUNT_PAGES)[number];
  /** How many things the page holds, where it counts them. */
  count?: number;
};

/** The pages of what is the shopper's own, on each of them. */
export function AccountNav({ current, count }: AccountNavProps) {
  const words = useTexts().profile.nav;
  const to = usePathTo();
  return (
    <nav className={`${styles.nav} no-print`} aria-label={words.label}>
      <ul>
        {ACCOUNT_PAGES.map((page) => (
          <li key={page}>
            <Link to={to(page)} aria-current={page === current ? 'page' : undefined}>
              {words.pages[page]}
              {page === current && count !== undefined && ` (${count})`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
