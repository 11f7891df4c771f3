import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { isServiceError } from '#clients/client.ts';
import { UserInfoDocument } from '#clients/generated/member-data.ts';
import type { Member } from '#shop/shopper.ts';
import { requireShopper } from '../app/context.ts';
import { titled } from '../app/page-title.ts';
import { useTexts } from '../i18n/texts.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { AccountNav } from './account-nav.tsx';
import { AccountProfile } from './account-profile.tsx';
import { PlanChanges, PlanProfile } from './plan-profile.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const shopper = requireShopper(context);
  const { account } = shopper.kind === 'guest' ? shopper : { account: null };
  return {
    plan: shopper.kind === 'member' ? await ofPlan(shopper) : null,
    account: account && {
      name: `${account.firstName} ${account.lastName}`,
      email: account.email,
    },
  };
}

/**
 * What the plan has on file of the member. Nothing of it is the shop's to change: the plan says who
 * is eligible and where codes go. The address of the customer that commerce knows them by is
 * nobody's, and is neither shown nor changed here.
 */
async function ofPlan(member: Member) {
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
  const { plan, account } = useLoaderData<typeof loader>();
  const words = useTexts().profile.page;
  return (
    <div className="narrow stack-wide">
      <div>
        <PageHeading>{words.title}</PageHeading>
        <AccountNav current="profile.profile" />
        {plan && <PlanProfile {...plan} />}
        {account && <AccountProfile {...account} />}
      </div>
      {plan && <PlanChanges />}
    </div>
  );
}
