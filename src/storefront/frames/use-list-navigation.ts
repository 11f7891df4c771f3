import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { LensType } from '#domain/frames/catalogue-types.ts';
import { useGoTo, useSendInPlace } from '../app/live/router.ts';
import { newLensType } from './chosen-lens-type.ts';
import { ANY_LENS_TYPE, filtersOf, searchOf, type ListFilters } from './list-filters.ts';

/**
 * Shows the list that the form now asks for, in place, at once. Another lens type is the order's
 * as well, so the form is sent then.
 */
export function useApplyFilters(
  form: RefObject<HTMLFormElement | null>,
  filters: ListFilters,
  orderLensType: LensType | null,
): () => void {
  const goTo = useGoTo();
  const send = useSendInPlace();
  return useCallback(() => {
    if (!form.current) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string') query.append(name, value);
    }
    if (newLensType(query.get('lensType'), { shown: filters.lensType, orderLensType })) {
      send(form.current);
      return;
    }
    goTo.query(searchOf(filtersOf(query, orderLensType), orderLensType));
  }, [form, filters, goTo, send, orderLensType]);
}

/**
 * Brings the form in line with the list after a chip or the browser's back changed it, without
 * making it anew: whoever works in it keeps their place. At first the list follows the form:
 * whoever is quicker than the scripts has chosen already.
 */
export function useFormFollows(
  form: RefObject<HTMLFormElement | null>,
  filters: ListFilters,
  apply: () => void,
): void {
  const followed = useRef<ListFilters>(null);
  const takeOver = useEffectEvent(() => {
    if (form.current && hasOtherChoices(form.current, filters)) apply();
  });
  useEffect(() => {
    if (followed.current === null) takeOver();
    else if (followed.current !== filters && form.current) fillIn(form.current, filters);
    followed.current = filters;
  }, [form, filters]);
}

/** When what had the focus is gone from the list, the focus goes to its heading. */
export function useFocusStays(heading: RefObject<HTMLElement | null>, filters: ListFilters): void {
  const shown = useRef(filters);
  useEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading, filters]);
}

export function isChosen(filters: ListFilters, name: string, value: string): boolean {
  if (name === 'lensType') return value === (filters.lensType ?? ANY_LENS_TYPE);
  const chosen: unknown = filters[name as keyof ListFilters];
  return Array.isArray(chosen) && chosen.includes(value);
}

/** A word that is still being typed is no choice yet. */
function hasOtherChoices(form: HTMLFormElement, filters: ListFilters): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) return control.value !== filters.sort;
    if (!(control instanceof HTMLInputElement)) return false;
    if (control.name === 'term')
      return control !== document.activeElement && control.value.trim() !== filters.term;
    return (
      /^(checkbox|radio)$/.test(control.type) &&
      control.checked !== isChosen(filters, control.name, control.value)
    );
  });
}

function fillIn(form: HTMLFormElement, filters: ListFilters): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = filters.sort;
    if (!(control instanceof HTMLInputElement) || control === document.activeElement) continue;
    if (control.name === 'term') control.value = filters.term;
    if (/^(checkbox|radio)$/.test(control.type)) {
      control.checked = isChosen(filters, control.name, control.value);
    }
  }
}
