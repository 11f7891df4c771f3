import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { isServiceError } from '#clients/client.ts';
import { UserInfoDocument } from '#clients/generated/member-data.ts';
import type { Member } from '#shop/shopper.ts';
import { requireMember } from '../app/context.ts';
import { titled } from '../app/page-title.ts';
import { brand } from '../brand/brand.ts';
import { useTexts } from '../i18n/texts.tsx';
import { EmailLink } from '../ui/email-link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { AccountNav } from './account-nav.tsx';
import styles from './profile.module.css';
import { PlanProfile } from './plan-profile.tsx';

/**
 * What the plan has on file of the member. Nothing of it is the shop's to change: the plan says who
 * is eligible and where codes go. The address of the customer that commerce knows them by is
 * nobody's, and is neither shown nor changed here.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const member = requireMember(context);
  const { firstName, lastName } = member;
  const info = await readPlanInfo(member);
  return {
    name: `${info?.firstName ?? firstName} ${info?.lastName ?? lastName}`,
    /** Null while the plan cannot be asked. */
    contact: info && { email: info.email, phone: info.phone },
  };
}

/** @throws ServiceError when the user is not theirs to load. */
async function readPlanInfo({ userId, memberData }: Member) {
  try {
    const { getUserInfo } = await memberData.run(UserInfoDocument, { userId });
    return getUserInfo;
  } catch (error) {
    if (isServiceError(error) && ['unreachable', 'internal'].includes(error.category)) return null;
    throw error;
  }
}

export const handle = { back: 'home.home' } satisfies PageHandle;

export const meta = titled((texts) => texts.profile.page.title);

export default function Profile() {
  const { name, contact } = useLoaderData<typeof loader>();
  const words = useTexts().profile.page;
  const { contact: contactOfPlan } = brand.plan;
  return (
    <div className="narrow stack-wide">
      <div>
        <PageHeading>{words.title}</PageHeading>
        <AccountNav current="profile.profile" />
        <PlanProfile name={name} contact={contact} />
      </div>
      <section className="stack">
        <h2>{words.changeTitle}</h2>
        <p>{words.change(brand.plan.name)}</p>
        <ul className={styles.reach}>
          <li>
            <a href={`tel:${contactOfPlan.phone.replace(/[^+\d]/g, '')}`}>{contactOfPlan.phone}</a>
          </li>
          <li>
            <EmailLink email={contactOfPlan.email} />
          </li>
        </ul>
      </section>
    </div>
  );
}
