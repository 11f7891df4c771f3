import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useKeepTyped } from '../app/keep-typed/use-keep-typed.ts';
import { textAsGiven, textOf } from '../app/keep-typed/kept-form.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import type { FormHelper, Shown } from './form-helper.ts';
import type { Filled } from './paste-block.ts';
import type { PrescriptionValues } from './prescription-values.ts';

/** What was filled in from the clipboard. */
export type Pasted = Filled | 'undone' | null;

/**
 * What a script adds to the form. The part that reads prescriptions comes once the form is used;
 * what happens until then waits for it, and without it the form is sent as it is. The fields stay
 * the browser's own, so that nothing typed before is lost. `typed` is null until something was.
 */
export function useFormAssist(given: Shown) {
  const form = useRef<HTMLFormElement>(null);
  const locale = useLocale();
  const texts = useTexts();
  const [shown, show] = useState(given);
  const [pasted, setPasted] = useState<Pasted>(null);
  const [typed, onTyped] = useState<PrescriptionValues | null>(null);
  const keep = useKeepTyped(form);
  const helper = useRef<FormHelper>(null);
  const coming = useRef<Promise<FormHelper | null>>(null);

  /** Does something with the helper: at once where it is here, else when it has come. */
  function withHelper(act: (helper: FormHelper) => void) {
    if (helper.current) {
      act(helper.current);
      return;
    }
    coming.current ??= import('./form-helper.ts').then(({ helpWith }) => {
      const options = { texts, locale, shown, show, onTyped, keep };
      helper.current = form.current && helpWith(form.current, options);
      return helper.current;
    });
    coming.current = coming.current.then(
      (to) => {
        if (to) act(to);
        return to;
      },
      // The form is whole without it; the next touch asks for it again.
      () => {
        coming.current = null;
        return null;
      },
    );
  }

  /** A field takes what it is given; a block that spreads over the form takes its place after that. */
  function pasteInto(input: HTMLInputElement, text: string, before: string) {
    withHelper((to) => {
      import('./paste-block.ts').then(
        ({ fillFromPaste }) => {
          const filled = fillFromPaste({ text, input, before }, { helper: to, texts, locale });
          return filled && setPasted(filled);
        },
        // Then it stands where it was pasted.
        () => null,
      );
    });
  }

  const wake = useEffectEvent(() => {
    const element = form.current;
    if (!element) return;
    // Whoever is quicker than the scripts has typed already.
    const isInUse =
      element.contains(document.activeElement) || textOf(element) !== textAsGiven(element);
    if (isInUse) {
      withHelper(() => {});
      return;
    }
    for (const input of element.querySelectorAll('input')) {
      const sign = element.elements.namedItem(`${input.name}.sign`);
      if (sign instanceof RadioNodeList) sign.value ||= input.value.charAt(0);
    }
  });
  useEffect(() => wake(), []);

  return {
    ...shown,
    typed,
    pasted,
    undoPaste() {
      if (!pasted || pasted === 'undone') return;
      pasted.undo();
      setPasted('undone');
    },
    step: (name: string, direction: 1 | -1) => withHelper((to) => to.step(name, direction)),
    handlers: {
      ref: form,
      onFocus: () => withHelper(() => {}),
      onInput: ({ target }: FormEvent<HTMLFormElement>) => withHelper((to) => to.typed(target)),
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => withHelper((to) => to.left(target)),
      onPaste({ target, clipboardData }: ClipboardEvent<HTMLFormElement>) {
        const text = clipboardData.getData('text/plain');
        const isBlock = /\d[^\d.,]+\d/.test(text);
        if (isBlock && target instanceof HTMLInputElement) {
          const before = target.value;
          // The browser's own pasting comes first.
          setTimeout(() => pasteInto(target, text, before));
        }
      },
      onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
        const { key, target } = event;
        withHelper((to) => {
          if (to.pressed(key, target)) event.preventDefault();
        });
      },
    },
  };
}
