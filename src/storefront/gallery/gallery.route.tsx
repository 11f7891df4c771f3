import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { localeContext, shopContext } from '../app/context.ts';
import { pageTitle } from '../app/page-title.ts';
import type { PageHandle } from '../ui/shell.tsx';
import { galleryHtml } from './gallery.server.tsx';
import styles from './gallery.module.css';

/** Every part of `ui/` in every state, for whoever works on them; in the demo only. */
export function loader({ request, context }: LoaderFunctionArgs) {
  if (context.get(shopContext).settings.mode !== 'demo') throw data(null, { status: 404 });
  return galleryHtml(context.get(localeContext), new URL(request.url).searchParams.get('show'));
}

export const meta = () => pageTitle('Parts');

export const handle = { hideBack: true } satisfies PageHandle;

export default function Gallery() {
  return (
    <div className={styles.gallery} dangerouslySetInnerHTML={{ __html: useLoaderData<string>() }} />
  );
}
