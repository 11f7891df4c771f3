import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { COLOUR_GROUPS } from '#domain/frames/catalogue-types.ts';
import { localeContext, requireShopper } from '../app/context.ts';
import { titled } from '../app/page-title.ts';
import { loadFrameCards } from '../frames/index.ts';
import { readSaved } from '../wishlist/index.ts';
import { useTexts } from '../i18n/texts.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { COLOUR, skusIn } from './found-query.ts';
import { SearchRoom } from './search-room.tsx';

export const handle = { back: 'frames.list' } satisfies PageHandle;

export const meta = titled((texts) => texts.visualSearch.title);

/** The frames that were found on the device come with the address; no more of a photo is known. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const [found, saved] = await Promise.all([
    loadFrameCards(shopper, locale, {
      skus: skusIn(query),
      colours: COLOUR_GROUPS.filter((group) => group === query.get(COLOUR)),
    }),
    readSaved(shopper, locale),
  ]);
  return { ...found, saved };
}

export default function VisualSearch() {
  const loaded = useLoaderData<typeof loader>();
  const { title, lead } = useTexts().visualSearch;
  return (
    <>
      <PageHeading lead={lead}>{title}</PageHeading>
      <SearchRoom {...loaded} />
    </>
  );
}
