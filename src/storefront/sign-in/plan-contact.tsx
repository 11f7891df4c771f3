import { brand } from '../brand/brand.ts';
import { useTexts } from '../i18n/texts.tsx';
import { EmailLink } from '../ui/email-link.tsx';
import styles from './plan-contact.module.css';

/** How the plan itself is reached: what it decides, the retailer cannot change. */
export function PlanContact() {
  const { reach } = useTexts().signIn.outcomes;
  const { name, contact } = brand.plan;
  return (
    <div>
      <p>{reach(name)}</p>
      <ul className={styles.reach}>
        <li>
          <a className={styles.phone} href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
            {contact.phone}
          </a>
        </li>
        <li>
          <EmailLink email={contact.email} />
        </li>
      </ul>
    </div>
  );
}
