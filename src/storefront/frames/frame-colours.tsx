import { Link } from '../app/live/router.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../ui/icon.tsx';
import { SwatchDot } from '../ui/swatch-dot.tsx';
import type { FrameColour } from './frame-view.ts';
import styles from './frame-colours.module.css';
import swatch from './swatch.module.css';

type FrameColoursProps = {
  colours: readonly FrameColour[];
  current: string;
  /** The address of this page in another colour. */
  to: (sku: string) => string;
};

/** The colours of a model, each a link to the same page; those that are sold out say so. */
export function FrameColours({ colours, current, to }: FrameColoursProps) {
  const texts = useTexts();
  const words = texts.frames.frame;
  const shown = colours.find(({ sku }) => sku === current);
  return (
    <nav aria-label={words.colours}>
      <p className="label">
        {words.colours}: {shown?.name}
        {shown?.left ? ` (${words.left(shown.left)})` : ''}
      </p>
      <ul className={styles.swatches}>
        {colours.map(({ sku, name, hex, isSoldOut }) => (
          <li key={sku}>
            {isSoldOut && sku !== current ? (
              <span className={swatch.swatch} data-gone>
                <SwatchDot hexes={[hex]} />
                {name}, {texts.shell.soldOut}
              </span>
            ) : (
              <Link
                className={swatch.swatch}
                to={to(sku)}
                preventScrollReset
                replace
                aria-current={sku === current ? 'true' : undefined}
              >
                <SwatchDot hexes={[hex]} />
                {name}
                {isSoldOut && `, ${texts.shell.soldOut}`}
                {sku === current && <Icon name="check" />}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
