import { visibleText } from '#domain/people/display-name.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Fact, Facts } from '../ui/facts.tsx';

/** Who the customer of an account is. */
export function AccountProfile({ name, email }: { name: string; email: string }) {
  const words = useTexts().profile.page;
  return (
    <Facts>
      <Fact name={words.name}>{visibleText(name)}</Fact>
      <Fact name={words.email}>{visibleText(email)}</Fact>
    </Facts>
  );
}
