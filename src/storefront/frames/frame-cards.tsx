import type { ComponentProps, ReactNode } from 'react';
import type { LensType } from '#domain/frames/catalogue-types.ts';
import type { Texts } from '../i18n/en.ts';
import type { Format } from '../i18n/format.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Form, useAddress } from '../app/live/router.ts';
import type { PathTo } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { Icon, iconAgain } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { shortReason } from './fit-words.ts';
import type { FrameCard } from './frame-card.ts';
import { useLinksWithin } from './use-links-within.ts';
import { STAR_PATH } from '../ui/star-path.ts';
import styles from './frame-cards.module.css';

/** Pictures below these are fetched when they come near. */
const FIRST_ROWS = 6;

/** These stand at the top of every screen. */
const FIRST = 2;

const WIDTHS = [480, 800] as const;

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export type FrameCardsProps = {
  cards: readonly FrameCard[];
  /** Of whom a frame's page shall speak as well, as addresses have it. */
  me?: string;
  /** The lens type that cards speak of; null when they speak of the member's own lenses. */
  typeOnly: LensType | null;
  /** The lens type that pairs are priced with. */
  pairLensType: LensType;
  /** The SKUs that are saved; null where nothing can be, absent where it is not shown. */
  saved?: readonly string[] | null;
  /** What can be done with one of them; it stands at the end of its card. */
  actions?: (card: FrameCard) => ReactNode;
};

/** The list itself: each picture to the same scale. What does not take the lenses stands apart. */
export function FrameCards({ cards, ...shared }: FrameCardsProps) {
  const follow = useLinksWithin();
  const { takesNotTitle } = useTexts().frames.fit;
  const isUnfit = ({ fit }: FrameCard) => fit?.fits === false;
  const fit = cards.filter((card) => !isUnfit(card));
  const unfit = cards.filter(isUnfit);
  const all = (
    <>
      {fit.length > 0 && <Cards cards={fit} {...shared} first={0} />}
      {unfit.length > 0 && (
        <section className="stack" aria-labelledby="unfit">
          <h2 id="unfit">{takesNotTitle}</h2>
          <Cards cards={unfit} {...shared} first={fit.length} />
        </section>
      )}
      <Verdicts />
    </>
  );
  // What is clicked are the links in it.
  /* oxlint-disable jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */
  return shared.saved ? (
    <SavingForm onClick={follow}>{all}</SavingForm>
  ) : (
    <div className="stack-wide" onClick={follow}>
      {all}
    </div>
  );
}

/** What the hearts within send: each names its frame. It comes back to where it was pressed. */
function SavingForm({ children, onClick }: Pick<ComponentProps<'form'>, 'children' | 'onClick'>) {
  const { pathname, search } = useAddress();
  const to = usePathTo();
  return (
    <Form
      className="stack-wide"
      method="post"
      action={to('wishlist.save')}
      replace
      preventScrollReset
      onClick={onClick}
    >
      {children}
      <input type="hidden" name="from" value={pathname + search} />
    </Form>
  );
}

/** `first`: how many cards stand before them. */
function Cards({ cards, first, me, typeOnly, ...shared }: FrameCardsProps & { first: number }) {
  const texts = useTexts();
  const { fit, card } = texts.frames;
  const written = {
    texts,
    format: useFormat(),
    to: usePathTo(),
    query: me ? `?me=${me}` : '',
    takes: typeOnly ? fit.takesType(texts.lenses.types[typeOnly].lenses) : fit.takes,
    withLenses: card.with[shared.pairLensType],
    saved: shared.saved,
    actions: shared.actions,
  };
  return (
    <ul className={styles.frames}>
      {cards.map((one, position) => cardOf(one, first + position, written))}
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
        <g id="star">
          <svg viewBox="0 0 24 24">
            <path d={`M12 2.6${STAR_PATH}`} />
          </svg>
        </g>
      </svg>
    </div>
  );
}

/** What all cards of a list are written with. */
type Written = {
  texts: Texts;
  format: Format;
  to: PathTo;
  query: string;
  /** That a frame takes the lenses. */
  takes: string;
  withLenses: string;
} & Pick<FrameCardsProps, 'saved' | 'actions'>;

/** A function and no component, like those below: a page has a hundred of each. */
function cardOf(card: FrameCard, position: number, written: Written) {
  const { texts, format, to, query, withLenses, saved, actions } = written;
  const { card: words, words: names } = texts.frames;
  const size = card.size && names.sizes[card.size];
  const width = card.widthMm && format.millimetres(card.widthMm);
  return (
    <li key={card.sku} id={card.sku}>
      {pictureOf(card.picture, position)}
      <h3>
        {/* The router learns from one of them where all of them lead, before they are pressed. */}
        <a
          href={to('frames.frame', { sku: card.sku }) + query}
          data-discover={position === 0 || undefined}
        >
          {card.name}
        </a>
      </h3>
      {saved && heartOf(card, saved, texts)}
      <p>
        {card.pair && <b>{`${pairWords(card.pair, texts, format.money)} ${withLenses}`}</b>}
        {` ${words.frame(format.money(card.priceMinor))}`}
      </p>
      <p>{size && width ? words.wide(size, width) : (size ?? width)}</p>
      <p>
        {dotsOf(card.dots)}
        {card.colours}
      </p>
      {card.rated && (
        <p data-rated>
          {iconAgain('star')}
          {words.rated(format.number(card.rated.stars, ONE_DECIMAL), card.rated.count)}
        </p>
      )}
      {card.onMe && <p>{card.onMe}</p>}
      {card.isSoldOut ? <p data-fit="no">{texts.shell.soldOut}</p> : fitOf(card, written)}
      {actions?.(card)}
    </li>
  );
}

/** Saves the frame, or takes it off the list again. Its drawing is the stylesheet's. */
function heartOf({ sku, name }: FrameCard, saved: readonly string[], { wishlist }: Texts) {
  const isSaved = saved.includes(sku);
  return (
    <button name="sku" value={sku} data-saved={isSaved || undefined}>
      {isSaved ? wishlist.heart.remove(name) : wishlist.heart.save(name)}
    </button>
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
function pictureOf(url: string | null, position: number) {
  if (!url) return <span className={styles.blank} />;
  return Picture({
    url,
    widths: WIDTHS,
    alt: '',
    loading: position < FIRST_ROWS ? undefined : 'lazy',
    fetchPriority: position < FIRST ? 'high' : undefined,
  });
}

/** One text in one element. What is no colour is left out. */
function dotsOf(colours: string) {
  const hexes = colours.split(' ').filter(Boolean);
  const dots = hexes.map((hex, position) =>
    HEX.test(hex)
      ? `<circle cx="${10 + position * 22}" cy="10" r="8.5" fill="${hex}"></circle>`
      : '',
  );
  return (
    <svg
      viewBox={`0 0 ${hexes.length * 22} 20`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: dots.join('') }}
    />
  );
}

const HEX = /^#[0-9a-f]{3,8}$/i;

function fitOf({ fit }: FrameCard, { texts, format, takes }: Written) {
  const words = texts.frames.fit;
  if (!fit) return null;
  const verdict = fit.fits ? takes : words.takesNot;
  return (
    <p data-fit={fit.fits ? 'yes' : 'no'}>
      {iconAgain(fit.fits ? 'takes' : 'takes-not')}
      <span>
        {fit.reason ? words.because(verdict, shortReason(texts, format, fit.reason)) : verdict}
      </span>
    </p>
  );
}
