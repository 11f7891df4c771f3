import { useCallback, useEffect, useRef, useState } from 'react';
import type { Box } from '#likeness/box.ts';
import { useGoTo } from '../app/live/router.ts';
import type { LabelKey } from '#likeness/ranking.ts';
import { queryOf } from './found-query.ts';
import type { FileFault, Photo } from './photo.ts';
import type { PhotoFault } from '#likeness/look-alike.ts';
import { checkedSearch, labelsThatCount, withLabels, type VisualSearch } from './visual-search.ts';

/** Why there is no result. Each has its words, and leads to the other ways. */
export type SearchFault = FileFault | PhotoFault | 'failed';

/** A photo in which nothing has been found yet. */
export type ShownPhoto = { address: string; widthPx: number; heightPx: number };

const NAME = 'VISUAL_SEARCH_IMAGE';
const browserMemory = () => import('../app/memory/browser-memory.ts');
const searching = () => import('./search-photo.ts');

/** A search by photo: what was found, what is in the way, and the ways to change it. */
export function useSearch() {
  const goTo = useGoTo();
  const [search, setSearch] = useState<VisualSearch | null>(null);
  const [unfound, setUnfound] = useState<ShownPhoto | null>(null);
  const [fault, setFault] = useState<SearchFault | null>(null);
  const [isLooking, setLooking] = useState(false);
  const running = useRef<AbortController | null>(null);
  const photo = useRef<Photo | null>(null);

  const show = useCallback(
    (found: VisualSearch) => {
      setSearch(found);
      const { labels, without } = found.searchInput;
      goTo.query(queryOf(found.filteredProducts, labelsThatCount(labels, without).color));
    },
    [goTo],
  );

  useEffect(() => {
    const remind = async () => {
      const { recall } = await browserMemory();
      const known = checkedSearch(await recall(NAME));
      // Whoever is quicker has given another photo.
      if (known && !running.current) show(known);
    };
    void remind();
    return () => running.current?.abort();
  }, [show]);

  /** Does one thing at a time; what was begun before is given up. */
  async function run(work: (signal: AbortSignal) => Promise<SearchFault | null>): Promise<void> {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setFault(null);
    setLooking(true);
    const ended = await work(stop.signal).catch(() => 'failed' as const);
    if (stop.signal.aborted) return;
    setFault(ended);
    setLooking(false);
  }

  async function lookAt(
    taken: Photo,
    signal: AbortSignal,
    said?: { box: Box; other: Box | null },
  ): Promise<SearchFault | null> {
    const { searchPhoto } = await searching();
    const answer = await searchPhoto(taken, { box: said?.box, signal });
    if (signal.aborted) return null;
    const { address, widthPx, heightPx } = taken;
    if ('fault' in answer) {
      // Where they are can be said, unless there is nothing to be seen.
      if (answer.fault === 'no-glasses') {
        clear();
        setUnfound({ address, widthPx, heightPx });
      }
      return answer.fault;
    }
    const input = { labels: answer.labels, without: [] };
    const { box, isSure } = answer;
    const other = said ? said.other : answer.other;
    const found: VisualSearch = {
      step: 'found',
      queryID: crypto.randomUUID(),
      searchImage: address,
      searchInput: { widthPx, heightPx, box, other, isSure, ...input },
      ...withLabels(answer.frames, input),
    };
    setUnfound(null);
    show(found);
    const { remember } = await browserMemory();
    await remember(NAME, found);
    return null;
  }

  function clear(): void {
    setSearch(null);
    setUnfound(null);
    goTo.query('?');
    void browserMemory().then(({ forget }) => forget(NAME));
  }

  return {
    search,
    unfound,
    fault,
    isLooking,
    give: (file: File) =>
      run(async (signal) => {
        const { openPhoto } = await searching();
        const opened = await openPhoto(file);
        if (signal.aborted) return null;
        if (typeof opened === 'string') return opened;
        photo.current = opened;
        return lookAt(opened, signal);
      }),
    /** Once more, where somebody says that the glasses are; `other`: where they are not meant. */
    lookIn: (box: Box, other: Box | null = null) =>
      run(async (signal) => {
        const address = search?.searchImage ?? unfound?.address ?? '';
        const { reopenPhoto } = await searching();
        photo.current ??= await reopenPhoto(address);
        return lookAt(photo.current, signal, { box, other });
      }),
    countLabels: (without: LabelKey[]) => {
      if (!search) return;
      const searchInput = { ...search.searchInput, without };
      const likeness = search.productsSearchedByImage.map((one) => one.likeness);
      const changed = { ...search, searchInput, ...withLabels(likeness, searchInput) };
      show(changed);
      void browserMemory().then(({ remember }) => remember(NAME, changed));
    },
    forget: () => {
      running.current?.abort();
      running.current = null;
      photo.current = null;
      setFault(null);
      setLooking(false);
      clear();
    },
  };
}
