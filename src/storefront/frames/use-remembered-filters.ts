import { useEffect, useRef } from 'react';
import type { LensType } from '#domain/frames/catalogue-types.ts';
import { useAddress, useGoTo } from '../app/live/router.ts';
import { browserMemory, hasRemembered, rememberAtWork } from '../app/memory/use-remembered.ts';
import { filtersOf, rememberedFilters, searchOf, type ListFilters } from './list-filters.ts';

/** This document has not shown a list yet. */
let isStart = true;

/**
 * Keeps the filters in the browser's memory, and takes them from there when a new document starts
 * with the list as it comes. The lens type is the order's, so it is not taken.
 */
export function useRememberedFilters(filters: ListFilters, orderLensType: LensType | null): void {
  const goTo = useGoTo();
  const { search } = useAddress();
  const shown = useRef(search);
  useEffect(() => {
    shown.current = search;
    const isAsItComes = isStart && search === '';
    isStart = false;
    void takeOrKeep();

    async function takeOrKeep(): Promise<void> {
      const kept = isAsItComes ? searchOfKept(await recallFilters(), orderLensType) : '';
      // Whoever was quicker has chosen already.
      if (kept !== '' && shown.current === '') goTo.query(kept);
      else await rememberAtWork('filters', rememberedFilters(filters));
    }
  }, [filters, goTo, orderLensType, search]);
}

async function recallFilters(): Promise<unknown> {
  if (!hasRemembered('filters')) return null;
  const { recall } = await browserMemory();
  return recall('filters');
}

/** The address of what was remembered; whatever cannot be is left out. */
function searchOfKept(kept: unknown, orderLensType: LensType | null): string {
  if (typeof kept !== 'object' || kept === null) return '';
  const query = new URLSearchParams();
  for (const [key, words] of Object.entries(kept)) {
    if (!Array.isArray(words)) continue;
    for (const word of words) query.append(key, String(word));
  }
  return searchOf(filtersOf(query, orderLensType), orderLensType);
}
