import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { titled } from '../app/page-title.ts';
import { pathOfCall } from '../app/path-of-call.ts';
import { useTexts } from '../i18n/texts.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { describedCalls } from './described-calls.server.ts';
import { DescribedCall } from './described-call.tsx';

/** Who asks for JSON gets the document itself. */
export function loader({ request }: LoaderFunctionArgs) {
  const wanted = request.headers.get('accept') ?? '';
  if (/\bjson\b/.test(wanted) && !wanted.includes('text/html'))
    throw redirect(pathOfCall('api-docs.document'), 303);
  return { calls: describedCalls() };
}

export const meta = titled((texts) => texts.apiDocs.title);

export default function ApiDocs() {
  const { calls } = useLoaderData<typeof loader>();
  const words = useTexts().apiDocs;
  return (
    <div className="stack-wide">
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      <Actions>
        <LinkButton look="quiet" to={pathOfCall('api-docs.document')} reloadDocument>
          {words.machine}
        </LinkButton>
      </Actions>
      {calls.map((call) => (
        <DescribedCall key={`${call.method} ${call.path}`} call={call} />
      ))}
    </div>
  );
}
