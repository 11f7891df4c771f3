import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from './icon.tsx';

export type Swatch = {
  value: string;
  /** The colour's name: always said, never the dot alone. */
  name: string;
  /** One or two colours, as '#rrggbb'. */
  hexes: readonly string[];
  soldOut?: boolean;
};

/** A colour as a dot with an edge; decoration beside its name. */
export function SwatchDot({ hexes }: { hexes: readonly string[] }) {
  const [first, second] = hexes;
  return (
    <svg className="swatch-dot" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="11" fill={first} stroke="var(--line)" strokeWidth="2" />
      {second && <path d="M12 2a10 10 0 0 1 0 20z" fill={second} />}
    </svg>
  );
}

/** The colours a thing comes in, for a card: dots, with the names for those who listen. */
export function SwatchDots({ swatches }: { swatches: readonly Swatch[] }) {
  const { colours } = useTexts().shell;
  return (
    <span className="swatch-dots">
      <span className="visually-hidden">
        {colours(swatches.map(({ name }) => name).join(', '))}
      </span>
      {swatches.map(({ value, hexes }) => (
        <SwatchDot key={value} hexes={hexes} />
      ))}
    </span>
  );
}

type SwatchLinksProps = {
  label: string;
  swatches: readonly Swatch[];
  current: string;
  to: (value: string) => string;
};

/** Choosing a colour that has a page of its own. */
export function SwatchLinks({ label, swatches, current, to }: SwatchLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="swatches">
        {swatches.map((swatch) => (
          <li key={swatch.value}>
            <Link
              className="swatch"
              to={to(swatch.value)}
              preventScrollReset
              aria-current={swatch.value === current ? 'true' : undefined}
            >
              <SwatchWords swatch={swatch} chosen={swatch.value === current} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SwatchRadiosProps = {
  legend: string;
  name: string;
  swatches: readonly Swatch[];
  defaultValue?: string;
};

/** Choosing a colour inside a form. */
export function SwatchRadios({ legend, name, swatches, defaultValue }: SwatchRadiosProps) {
  return (
    <fieldset className="field">
      <legend className="field-label mb-2">{legend}</legend>
      <div className="swatches">
        {swatches.map((swatch) => (
          <label className="swatch" key={swatch.value}>
            <input
              type="radio"
              name={name}
              value={swatch.value}
              defaultChecked={swatch.value === defaultValue}
              disabled={swatch.soldOut}
            />
            <SwatchWords swatch={swatch} chosen={false} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SwatchWords({ swatch, chosen }: { swatch: Swatch; chosen: boolean }) {
  const { soldOut } = useTexts().shell;
  return (
    <>
      <SwatchDot hexes={swatch.hexes} />
      <span>
        {swatch.name}
        {swatch.soldOut && `, ${soldOut}`}
      </span>
      {chosen && <Icon name="check" />}
    </>
  );
}
