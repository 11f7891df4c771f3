import { usePathTo } from '../app/use-path-to.ts';
import { Link } from '../app/live/router.ts';
import type { TriedFrame } from '../frames/index.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import styles from './try-on.module.css';

/** A picture with a frame on; `picture` is a data address. */
export type KeptLook = {
  frame: TriedFrame;
  colour: TriedFrame['colours'][number];
  picture: string;
};

/** More would be too small to compare. */
export const MOST_KEPT = 4;

type KeptLooksProps = {
  looks: readonly KeptLook[];
  onChange: (looks: KeptLook[]) => void;
};

/** Two to four frames side by side. */
export function KeptLooks({ looks, onChange }: KeptLooksProps) {
  const { tryOn } = useTexts().face;
  const to = usePathTo();
  if (looks.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="kept-looks">
      <h2 id="kept-looks">{tryOn.sideBySide}</h2>
      <ul className={styles.looks}>
        {looks.map((look) => {
          const { frame, colour, picture } = look;
          return (
            <li key={colour.sku}>
              <img src={picture} alt={tryOn.onYou(frame.name, colour.name)} />
              <Link to={`${to('frames.frame', { sku: frame.sku })}?sku=${colour.sku}`}>
                {frame.name}
              </Link>{' '}
              {tryOn.in(colour.name)}
              <Button
                type="button"
                look="quiet"
                icon="close"
                onClick={() => onChange(looks.filter((one) => one !== look))}
              >
                {tryOn.remove(frame.name)}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
