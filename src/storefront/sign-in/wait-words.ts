import type { Texts } from '../i18n/en.ts';

/** How long to wait, in words: seconds up to a minute and a half, then minutes. */
export function waitWords(texts: Texts, seconds: number): string {
  const { wait } = texts.signIn;
  return seconds < 90 ? wait.seconds(seconds) : wait.minutes(Math.ceil(seconds / 60));
}
