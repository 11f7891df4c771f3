import { useState, type MouseEvent } from 'react';
import { useAddress } from '../app/live/router.ts';
import { useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { Button } from './button.tsx';
import tools from './tools.module.css';

export const TEXT_SIZES = [100, 130, 160, 200] as const;

export type TextSize = (typeof TEXT_SIZES)[number];

/** The size from a cookie or a form; 100 for anything else. */
export function readTextSize(value: string | null | undefined): TextSize {
  return TEXT_SIZES.find((size) => String(size) === value) ?? 100;
}

/**
 * "Larger text": four buttons that post to `/preferences`. With scripts the page grows at once
 * and nothing typed is lost; the cookie is set in the background.
 */
export function TextSizeControl({ textSize }: { textSize: TextSize }) {
  const texts = useTexts().shell.textSize;
  const action = usePathTo()('app.preferences');
  const { pathname, search } = useAddress();
  const [chosen, setChosen] = useState<TextSize | null>(null);
  const size = chosen ?? textSize;
  const [announced, setAnnounced] = useState('');

  const choose = (event: MouseEvent<HTMLButtonElement>, next: TextSize) => {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    document.documentElement.dataset['text'] = String(next);
    setChosen(next);
    setAnnounced(texts.announced(next));
    const body = new URLSearchParams({ textSize: String(next), returnTo: pathname + search });
    void fetch(action, { method: 'POST', body, redirect: 'manual', keepalive: true });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      className={tools.textSize}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.open = false;
      }}
    >
      <summary className={tools.tool}>
        <span className={tools.glyph} aria-hidden="true">
          Aa
        </span>
        {texts.label}
      </summary>
      <form className={tools.textSizeSheet} method="post" action={action}>
        <input type="hidden" name="returnTo" value={pathname + search} />
        <div className={tools.textSizes}>
          {TEXT_SIZES.map((each) => (
            <Button
              key={each}
              name="textSize"
              value={each}
              aria-pressed={each === size}
              onClick={(event) => choose(event, each)}
            >
              {texts.step(each)}
            </Button>
          ))}
        </div>
        <p>{texts.hint}</p>
        <output className="visually-hidden">{announced}</output>
      </form>
    </details>
  );
}
