import { data, redirect, type HeadersFunction, type LoaderFunctionArgs } from 'react-router';
import { shopContext, localeContext } from './context.ts';
import { curtainSeconds } from './middleware/curtain.ts';
import { titled } from './page-title.ts';
import { useTexts } from '../i18n/texts.tsx';
import { pathIn } from './paths.ts';
import { usePathTo } from './use-path-to.ts';
import { LinkButton } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';

/** The maintenance page; once the curtain is up again it leads to the start page. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!(await context.get(shopContext).curtain.isClosed()))
    throw redirect(pathIn(context.get(localeContext))('home.home'));
  return data(null, { status: 503, headers: { 'Retry-After': String(curtainSeconds) } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = titled((texts) => texts.curtain.title);

export const handle = { hideButtons: true, hideBack: true } satisfies PageHandle;

export default function Curtain() {
  const { curtain, errors } = useTexts();
  const to = usePathTo();
  return (
    <div className="narrow">
      <PageHeading lead={curtain.text}>{curtain.title}</PageHeading>
      <LinkButton look="primary" to={to('home.home')} reloadDocument>
        {errors.technical.tryAgain}
      </LinkButton>
    </div>
  );
}
