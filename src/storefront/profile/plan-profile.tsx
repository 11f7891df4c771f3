import { visibleText } from '#domain/people/display-name.ts';
import { groupedTelephone } from '#domain/people/contact.ts';
import { brand } from '../brand/brand.ts';
import { useTexts } from '../i18n/texts.tsx';
import { EmailLink } from '../ui/email-link.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './profile.module.css';

type PlanProfileProps = {
  name: string;
  contact: { email: string | null; phone: string | null } | null;
};

/** Who the member is by the plan's records, and how they sign in. */
export function PlanProfile({ name, contact }: PlanProfileProps) {
  const words = useTexts().profile.page;
  const { plan } = brand;
  return (
    <div className="stack">
      <Facts>
        <Fact name={words.name}>{visibleText(name)}</Fact>
        {contact?.email && <Fact name={words.email}>{visibleText(contact.email)}</Fact>}
        {contact?.phone && <Fact name={words.phone}>{groupedTelephone(contact.phone)}</Fact>}
        <Fact name={words.signIn}>{words.byCode}</Fact>
      </Facts>
      {!contact && <Notice kind="info">{words.away(plan.name)}</Notice>}
    </div>
  );
}

/** Who changes what the plan has on file. */
export function PlanChanges() {
  const words = useTexts().profile.page;
  const { plan } = brand;
  return (
    <section className="stack">
      <h2>{words.changeTitle}</h2>
      <p>{words.change(plan.name)}</p>
      <ul className={styles.reach}>
        <li>
          <a href={`tel:${plan.contact.phone.replace(/[^+\d]/g, '')}`}>{plan.contact.phone}</a>
        </li>
        <li>
          <EmailLink email={plan.contact.email} />
        </li>
      </ul>
    </section>
  );
}
