import { useRef } from 'react';
import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { Link, useBusy } from '../app/live/router.ts';
import { shopContext, localeContext, requireShopper } from '../app/context.ts';
import { choiceNotes, sortOptions } from './choice-notes.server.ts';
import { ActiveFilters, EmptyList } from './active-filters.tsx';
import { changeByFilter } from './change-by-filter.ts';
import { activeChoices } from './filter-words.ts';
import { FilterForm, SortChoice } from './filter-form.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { FrameCards } from './frame-cards.tsx';
import { myWords } from './my-words.server.ts';
import { MyList } from './my-list.tsx';
import { lensTypeWords } from './lens-type-words.server.ts';
import { LensTypeNotice } from './lens-type-notice.tsx';
import { searchOf } from './list-filters.ts';
import { loadFrameList } from './load-list.ts';
import { useFocusStays } from './use-list-navigation.ts';
import { OrderSteps } from '../order-steps/index.ts';
import { todayOf } from '../app/today.ts';
import { titled } from '../app/page-title.ts';
import { useTexts } from '../i18n/texts.tsx';
import { useRemembered } from '../app/memory/use-remembered.ts';
import { useRememberedFilters } from './use-remembered-filters.ts';
import { pathIn } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { isToScale } from '../ui/picture-template.ts';
import { Pagination } from '../ui/pagination.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { readSaved } from '../wishlist/index.ts';
import styles from './list.module.css';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const locale = context.get(localeContext);
  const shopper = requireShopper(context);
  const [{ lensTypeBefore, ...loaded }, saved] = await Promise.all([
    loadFrameList(shopper, locale, query, myWords),
    readSaved(shopper, locale),
  ]);
  return {
    ...loaded,
    saved,
    ...(hasOthersPictures(loaded.cards) && { hasOthersPictures: true }),
    notes: choiceNotes(loaded.filters, loaded.counts, locale),
    sorts: sortOptions(loaded.filters, locale),
    lensTypeNotice: lensTypeWords({ ...loaded, lensTypeBefore }, locale),
  };
}

/** Photos that came with the catalogue, or another shop's, are to no scale that we know. */
function hasOthersPictures(cards: readonly { picture: string | null }[]): boolean {
  return cards.some(({ picture }) => picture !== null && !isToScale(picture));
}

/** The filters as a form, or another lens type for the order; the list then shows frames for it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const locale = context.get(localeContext);
  const search = await changeByFilter(requireShopper(context), await request.formData(), {
    query: new URL(request.url).searchParams,
    today: todayOf(context.get(shopContext).now(), locale),
    locale,
  });
  return redirect(`${pathIn(locale)('frames.list')}${search}`, 303);
}

export const meta = titled((texts) => texts.frames.list.title);

export const handle = { back: 'order-steps.step1' } satisfies PageHandle;

export default function FrameList() {
  const loaded = useLoaderData<typeof loader>();
  const { filters, orderLensType, total, pageCount, cards, kept } = loaded;
  const texts = useTexts();
  const { list } = texts.frames;
  const to = usePathTo();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusStays(heading, filters);
  useRememberedFilters(filters, orderLensType);
  useRemembered('prescription', loaded.remembered);
  const isLoading = useBusy().isLoading;
  const shared = { filters, orderLensType };
  // Not by the router: it is a document of its own.
  const onMe = total > 0 && (
    <a
      className={styles.onMe}
      href={`${to('face.try-on')}${searchOf({ ...filters }, orderLensType) || '?'}&all`}
    >
      {list.onMe}
    </a>
  );

  const mine = !!loaded.saved?.length && (
    <Link className={styles.onMe} to={to('wishlist.wishlist')}>
      {texts.wishlist.heart.list(loaded.saved.length)}
    </Link>
  );

  return (
    <>
      <OrderSteps steps={loaded.steps} current="frames" />
      <PageHeading
        lead={
          <>
            {list.lead}{' '}
            {!loaded.hasOthersPictures && <span className={styles.more}>{list.toScale}</span>}
          </>
        }
      >
        {list.title}
      </PageHeading>
      {kept && (
        <div className={styles.kept}>
          <Notice kind="info" title={list.keptTitle}>
            <LinkButton to={to('frames.frame', { sku: kept.sku })} iconAfter="forward">
              {list.kept(kept.name)}
            </LinkButton>
          </Notice>
        </div>
      )}
      <div className={styles.page}>
        <FilterSheet inUse={activeChoices(texts, filters).length} total={total}>
          <FilterForm {...shared} {...loaded} />
        </FilterSheet>
        <SortChoice {...loaded} />
        <div className={styles.bar}>
          <output>{list.count(total)}</output>
          <ActiveFilters {...shared} />
          {onMe}
          {mine}
        </div>
        <section className={styles.results} aria-labelledby="frames" aria-busy={isLoading}>
          <h2 id="frames" ref={heading} tabIndex={-1} className="visually-hidden">
            {list.results}
          </h2>
          {loaded.mine && <MyList {...loaded.mine} />}
          {loaded.lensTypeNotice && <LensTypeNotice {...loaded.lensTypeNotice} />}
          {total === 0 ? (
            <EmptyList {...shared} advice={loaded.advice} />
          ) : (
            <FrameCards
              cards={cards}
              me={filters.me}
              typeOnly={loaded.typeOnly}
              pairLensType={loaded.pairLensType}
              saved={loaded.saved}
            />
          )}
          {onMe}
          {mine}
          <Pagination
            page={filters.page}
            pageCount={pageCount}
            to={(page) => searchOf({ ...filters, page }, orderLensType) || '?'}
          />
        </section>
      </div>
    </>
  );
}
