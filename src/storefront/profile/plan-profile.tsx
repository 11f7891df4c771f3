import { visibleText } from '#domain/people/display-name.ts';
import { groupedTelephone } from '#domain/people/contact.ts';
import { brand } from '../brand/brand.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { Notice } from '../ui/notice.tsx';

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
