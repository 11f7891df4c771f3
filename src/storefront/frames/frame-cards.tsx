import type { LensType } from '#domain/frames/catalogue-types.ts';
import type { Texts } from '../i18n/en.ts';
import type { Format } from '../i18n/format.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { Icon, IconAgain } from '../ui/icon.tsx';
import { shortReason } from './fit-words.ts';
import type { FrameCard } from './frame-card.ts';
import { PICTURE_SIZE } from './measure-lines.ts';
import { useLinksWithin } from './use-list-navigation.ts';
import styles from './frame-cards.module.css';

/** Pictures below these are fetched when they come near. */
const FIRST_ROWS = 6;

type FrameCardsProps = {
  cards: readonly FrameCard[];
  /** The lens type that cards speak of; null when they speak of the member's own lenses. */
  typeOnly: LensType | null;
  /** The lens type that pairs are priced with. */
  pairLensType: LensType;
};

/** The list itself: each picture to the same scale. What does not take the lenses stands apart. */
export function FrameCards({ cards, ...shared }: FrameCardsProps) {
  const follow = useLinksWithin();
  const { takesNotTitle } = useTexts().frames.fit;
  const isUnfit = ({ fit }: FrameCard) => fit?.fits === false;
  const fit = cards.filter((card) => !isUnfit(card));
  const unfit = cards.filter(isUnfit);
  return (
    // What is clicked are the links in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className="stack-wide" onClick={follow}>
      {fit.length > 0 && <Cards cards={fit} {...shared} first={0} />}
      {unfit.length > 0 && (
        <section className="stack" aria-labelledby="unfit">
          <h2 id="unfit">{takesNotTitle}</h2>
          <Cards cards={unfit} {...shared} first={fit.length} />
        </section>
      )}
      <Verdicts />
    </div>
  );
}

/** `first`: how many cards stand before them. */
function Cards({ cards, first, ...shared }: FrameCardsProps & { first: number }) {
  return (
    <ul className={styles.frames}>
      {cards.map((card, position) => (
        <Card key={card.sku} {...{ card, ...shared }} position={first + position} />
      ))}
    </ul>
  );
}

/** Drawn once and used by every card. */
function Verdicts() {
  return (
    <div hidden>
      <svg viewBox="0 0 24 24">
        <g id="takes">
          <Icon name="check" />
        </g>
        <g id="takes-not">
          <Icon name="stop" />
        </g>
      </svg>
    </div>
  );
}

type CardProps = Omit<FrameCardsProps, 'cards'> & { card: FrameCard; position: number };

function Card({ card, position, typeOnly, pairLensType }: CardProps) {
  const texts = useTexts();
  const { card: words, words: names } = texts.frames;
  const { money, millimetres } = useFormat();
  const to = usePathTo();
  const size = card.size && names.sizes[card.size];
  const width = card.widthMm && millimetres(card.widthMm);
  return (
    <li>
      <Picture url={card.picture} isLate={position >= FIRST_ROWS} />
      <h3>
        {/* The router learns from one of them where all of them lead, before they are pressed. */}
        <a href={to('frames.frame', { sku: card.sku })} data-discover={position === 0 || undefined}>
          {card.name}
        </a>
      </h3>
      <p>
        {card.pair && (
          <b>
            {pairWords(card.pair, texts, money)} {words.with[pairLensType]}
          </b>
        )}{' '}
        {words.frame(money(card.priceMinor))}
      </p>
      <p>{size && width ? words.wide(size, width) : (size ?? width)}</p>
      <p>
        <Dots hexes={card.dots} />
        {card.colours}
      </p>
      {card.isSoldOut ? (
        <p data-fit="no">{texts.shell.soldOut}</p>
      ) : (
        <Fit {...{ card, typeOnly }} />
      )}
    </li>
  );
}

/** What the pair costs with the cheapest lenses: "from", because there are better ones. */
function pairWords(
  { priceMinor, youPayMinor }: NonNullable<FrameCard['pair']>,
  { frames }: Texts,
  money: Format['money'],
): string {
  const { card: words } = frames;
  if (youPayMinor === undefined) return words.pair(money(priceMinor));
  return youPayMinor === 0 ? words.nothing : words.youPay(money(youPayMinor));
}

/** Decoration: the name stands beside it. */
function Picture({ url, isLate }: { url: string | null; isLate: boolean }) {
  if (!url) return <span className={styles.blank} />;
  return <img src={url} {...PICTURE_SIZE} alt="" loading={isLate ? 'lazy' : undefined} />;
}

/** As small as can be: a list holds a hundred of them. */
function Dots({ hexes }: { hexes: readonly string[] }) {
  return (
    <svg className={styles.dots} viewBox={`0 0 ${hexes.length * 22} 20`} aria-hidden="true">
      {hexes.map((hex, position) => (
        <circle key={hex} cx={10 + position * 22} cy="10" r="8.5" fill={hex} />
      ))}
    </svg>
  );
}

function Fit({ card: { fit }, typeOnly }: Pick<CardProps, 'card' | 'typeOnly'>) {
  const texts = useTexts();
  const format = useFormat();
  const words = texts.frames.fit;
  if (!fit) return null;
  const takes = typeOnly ? words.takesType(texts.lenses.types[typeOnly].name) : words.takes;
  const verdict = fit.fits ? takes : words.takesNot;
  return (
    <p data-fit={fit.fits ? 'yes' : 'no'}>
      <IconAgain of={fit.fits ? 'takes' : 'takes-not'} />
      <span>
        {fit.reason ? words.because(verdict, shortReason(texts, format, fit.reason)) : verdict}
      </span>
    </p>
  );
}
