import { data, type MetaFunction } from 'react-router';
import { NotFound } from './problem-pages.tsx';
import { pageTitle } from './page-title.ts';
import { textsOf } from '../i18n/registry.ts';
import { localeOf } from './paths.ts';

export const loader = () => data(null, { status: 404 });
export const action = loader;

export const meta: MetaFunction = ({ location }) =>
  pageTitle(textsOf(localeOf(location.pathname)).errors.notFound.title);

export default NotFound;
