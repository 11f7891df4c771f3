import { usePathTo } from '../app/use-path-to.ts';
import type { TriedFrame } from '../frames/index.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { SwatchDot } from '../ui/swatch-dot.tsx';
import styles from './try-on.module.css';

type FrameChoiceProps = {
  frame: TriedFrame;
  colour: TriedFrame['colours'][number];
  position: number;
  count: number;
  onStep: (by: 1 | -1) => void;
  onColour: (sku: string) => void;
};

/** Which frame is on, in which colour; the next one, and the way to its page. */
export function FrameChoice({
  frame,
  colour,
  position,
  count,
  onStep,
  onColour,
}: FrameChoiceProps) {
  const { tryOn } = useTexts().face;
  const { words } = useTexts().frames;
  const { soldOut } = useTexts().shell;
  const { millimetres } = useFormat();
  const to = usePathTo();
  const { size, widthMm } = frame;
  return (
    <section className="stack" aria-label={tryOn.frame}>
      <output className={styles.worn}>
        <strong>{frame.name}</strong> {tryOn.in(colour.name)}{' '}
        <span className="soft">{tryOn.place(position + 1, count)}</span>
      </output>
      {size && widthMm !== null && (
        <p className="soft">{tryOn.wide(words.sizes[size], millimetres(widthMm))}</p>
      )}
      {count > 1 && (
        <div className="with-script">
          <div className={styles.steps}>
            <Button type="button" icon="back" onClick={() => onStep(-1)}>
              {tryOn.before}
            </Button>
            <Button type="button" iconAfter="forward" onClick={() => onStep(1)}>
              {tryOn.next}
            </Button>
          </div>
          <p className="hint">{tryOn.steps}</p>
        </div>
      )}
      <fieldset className={`${styles.colours} with-script`}>
        <legend className="label">{tryOn.colour}</legend>
        {frame.colours.map(({ sku, name, hex, isSoldOut }) => (
          <label key={sku} className={styles.colour}>
            <input
              type="radio"
              name="tried"
              value={sku}
              checked={sku === colour.sku}
              onChange={() => onColour(sku)}
            />
            <SwatchDot hexes={[hex]} />
            {name}
            {isSoldOut && `, ${soldOut}`}
          </label>
        ))}
      </fieldset>
      <Actions>
        <LinkButton
          look="primary"
          iconAfter="forward"
          to={`${to('frames.frame', { sku: frame.sku })}?sku=${colour.sku}`}
        >
          {tryOn.choose(frame.name)}
        </LinkButton>
      </Actions>
    </section>
  );
}
