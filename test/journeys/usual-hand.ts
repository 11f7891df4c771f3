import type { Page } from '@playwright/test';
import type { Locale } from '#domain/people/locale.ts';
import { finger, type Hand } from './hand.ts';
import { keyboard } from './keyboard.ts';

/** A page and the hand that works it: English on a phone by finger, German by the keyboard alone. */
export async function usualHand(
  visitor: (options: object) => Promise<Page>,
  locale: Locale,
): Promise<{ page: Page; hand: Hand }> {
  const page = await visitor(
    locale === 'en'
      ? { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true }
      : { locale: 'de-DE' },
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return { page, hand: locale === 'de' ? keyboard(page) : finger(page) };
}
