import { useEffect } from 'react';
import type { RememberedName } from './remembered-names.ts';

/** A first visit loads nothing for it: somebody has to work with the page first. */
const atWork =
  typeof window === 'undefined'
    ? null
    : new Promise((begun) => {
        for (const type of ['pointerdown', 'keydown', 'submit'])
          addEventListener(type, begun, { capture: true, once: true });
      });

export const browserMemory = () => import('./browser-memory.ts');

/** Whether there is an entry at all, told without loading anything. */
export function hasRemembered(name: RememberedName): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Keeps `value` in the browser's memory once somebody works with the page. */
export async function rememberAtWork(name: RememberedName, value: unknown): Promise<void> {
  await atWork;
  const { remember } = await browserMemory();
  await remember(name, value);
}

/** Keeps in the browser's memory what the page shows of the server's copy. */
export function useRemembered(name: RememberedName, value: unknown): void {
  const text = JSON.stringify(value);
  useEffect(() => {
    void rememberAtWork(name, JSON.parse(text));
  }, [name, text]);
}
