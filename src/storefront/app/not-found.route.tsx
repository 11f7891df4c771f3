import { data } from 'react-router';
import { NotFound } from './problem-pages.tsx';
import { titled } from './page-title.ts';

export const loader = () => data(null, { status: 404 });
export const action = loader;

export const meta = titled((texts) => texts.errors.notFound.title);

export default NotFound;
