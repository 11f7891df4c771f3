import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { localeContext } from '../app/context.ts';
import { pageTitle } from '../app/page-title.ts';
import { legalDocument } from './legal-texts.server.ts';
import { LegalPage } from './legal-page.tsx';

export const loader = ({ context }: LoaderFunctionArgs) =>
  legalDocument('notice', context.get(localeContext));

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageTitle(loaderData?.title ?? '');

export default function Impressum() {
  return <LegalPage document={useLoaderData<typeof loader>()} />;
}
