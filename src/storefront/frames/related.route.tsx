import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { localeContext, requireShopper } from '../app/context.ts';
import { Link } from '../app/live/router.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { FrameCards } from './frame-cards.tsx';
import { loadRelatedFrames } from './load-related.ts';
import { myWords } from './my-words.server.ts';
import { RELATED } from './related-part.ts';
import styles from './related.module.css';

/** Where too few are related, all frames of the kind are shown. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = context.get(localeContext);
  const { sku = '' } = params;
  const me = new URL(request.url).searchParams.get('me') ?? '';
  const asked = { sku, me, myWords };
  const related = await loadRelatedFrames(requireShopper(context), locale, asked);
  if (!related) throw data(null, { status: 404 });
  if (related.cards.length === 0)
    throw redirect(`${pathIn(locale)('frames.list')}${related.ofItsKind}`);
  return related;
}

export const meta = titled<typeof loader>((texts, loaded) =>
  loaded ? texts.frames.related.title(loaded.name) : texts.errors.notFound.title,
);

export const handle = { back: 'frames.list' } satisfies PageHandle;

/** Frames that are related to one. The frame's own page takes the section out of this one. */
export default function RelatedFrames() {
  const { sku, name, ofItsKind, ...shown } = useLoaderData<typeof loader>();
  const { related } = useTexts().frames;
  const to = usePathTo();
  return (
    <div className="stack-wide">
      <PageHeading lead={related.lead}>{related.title(name)}</PageHeading>
      <section id={RELATED} className={styles.related} aria-labelledby="related-title">
        <h2 id="related-title">{related.heading}</h2>
        <FrameCards {...shown} />
        <p>
          <Link to={to('frames.list') + ofItsKind}>{related.all}</Link>
        </p>
      </section>
      <Actions>
        <LinkButton look="quiet" to={to('frames.frame', { sku })}>
          {related.back(name)}
        </LinkButton>
      </Actions>
    </div>
  );
}
