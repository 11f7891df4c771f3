import type { Flash } from '#shop/flash/port.ts';
import type { Texts } from '../i18n/en.ts';
import type { Toast } from '../ui/toast-list.ts';

const none: readonly Toast[] = [];

/** The message that the page before left, in words; a name that no dictionary has is nothing. */
export function toastsOf(texts: Texts, flash: Flash | null): readonly Toast[] {
  if (!flash || !Object.hasOwn(texts.flash, flash.id)) return none;
  const entry = texts.flash[flash.id as keyof Texts['flash']];
  const title = 'title' in entry ? { title: entry.title } : {};
  return [{ kind: entry.kind, ...title, message: entry.text(flash.params ?? {}) }];
}
