import { visibleText } from '#domain/people/display-name.ts';
import { Link } from '../app/live/router.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import styles from './profile.module.css';

const CHANGES = [
  'accounts.change-account',
  'accounts.change-password',
  'accounts.erase-account',
] as const;

/** Who the customer of an account is, and where they change it. */
export function AccountProfile({ name, email }: { name: string; email: string }) {
  const words = useTexts().profile.page;
  const to = usePathTo();
  return (
    <div className="stack">
      <Facts>
        <Fact name={words.name}>{visibleText(name)}</Fact>
        <Fact name={words.email}>{visibleText(email)}</Fact>
      </Facts>
      <ul className={styles.reach}>
        {CHANGES.map((page) => (
          <li key={page}>
            <Link to={to(page)}>{words.changes[page]}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
