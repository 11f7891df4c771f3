import { useEffect, useEffectEvent, useRef } from 'react';
import type { LensType } from '#domain/prescription/prescription.ts';
import type { PairPrice } from '#domain/prices/pair-price.ts';
import { brand } from '../brand/brand.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { RadioCards } from '../ui/choice.tsx';
import { Badge, Notice } from '../ui/notice.tsx';
import { useLensName } from '../cart/index.ts';
import type { FrameWords } from './frame-words.server.ts';
import { lensFor, type LensOffer, type LensOffers } from './lens-offers.ts';
import type { PairPrices } from './pair-prices.ts';

type LensChoiceProps = {
  lenses: LensOffers;
  lensType: LensType;
  words: Pick<FrameWords, 'lenses' | 'reason' | 'roadTraffic' | 'inFrame'>;
  /** The code chosen so far. */
  chosen: string | null;
  prices: PairPrices['withLens'];
  error?: string;
  onChoose: (code: string) => void;
};

/** The lenses that can be made for the member, each with what it is good for and what it costs. */
export function LensChoice(props: LensChoiceProps) {
  const { lenses, lensType, words: ofFrame, chosen, prices, error, onChoose } = props;
  const texts = useTexts();
  const format = useFormat();
  const words = texts.frames.lens;
  const nameOf = useLensName();
  const cards = useRef<HTMLElement>(null);
  const takeOver = useEffectEvent(() => {
    const { value } = cards.current?.querySelector<HTMLInputElement>('input:checked') ?? {};
    if (value !== undefined && value !== chosen) onChoose(value);
  });
  // Whoever is quicker than the scripts, or comes back, has chosen already.
  useEffect(() => takeOver(), []);
  if (lenses.offers.length === 0) return <Notice kind="stop">{words.none}</Notice>;

  const least = lensFor(lenses);
  const leastMinor = least && toPayMinor(prices[least.code]);
  const detailOf = ({ code, priceMinor, obstacle, thickness }: LensOffer) => {
    const price = prices[code];
    const youPayMinor = price?.youPayMinor ?? null;
    const addsMinor = leastMinor === null ? 0 : toPayMinor(price) - leastMinor;
    if (obstacle) return ofFrame.lenses[code];
    return (
      <>
        <span>{ofFrame.lenses[code]}</span>
        {thickness && (
          <span>
            {words.thickness(
              format.millimetres(Math.round(thickness.thickestMm * 10) / 10),
              format.number(Math.round(thickness.grams)),
            )}
          </span>
        )}
        {code === lenses.recommended && <span>{ofFrame.reason}</span>}
        <span>
          {words.price(format.money(priceMinor))} {isPaid(price) && words.paid(brand.plan.name)}
        </span>
        {addsMinor > 0 && <strong>{words.adds(format.money(addsMinor))}</strong>}
        {addsMinor === 0 && youPayMinor !== null && (
          <strong>{words.pairPays(format.money(youPayMinor))}</strong>
        )}
      </>
    );
  };
  return (
    <section ref={cards} className="stack" aria-labelledby="lenses">
      <h2 id="lenses">{words.title}</h2>
      <p>
        {words.lead(texts.lenses.types[lensType].name)} {words.included}
      </p>
      {ofFrame.inFrame && <a href={ofFrame.inFrame.to}>{ofFrame.inFrame.text}</a>}
      {ofFrame.roadTraffic && (
        <Notice kind="warn" title={ofFrame.roadTraffic.title}>
          <p>{ofFrame.roadTraffic.text}</p>
        </Notice>
      )}
      <RadioCards
        name="lens"
        label={words.title}
        labelHidden
        inColumn
        error={error}
        defaultValue={chosen ?? undefined}
        choices={lenses.offers.map((offer) => ({
          value: offer.code,
          disabled: offer.obstacle !== null,
          title: (
            <>
              {nameOf(offer)}{' '}
              {offer.code === lenses.recommended && <Badge tone="plan">{words.recommended}</Badge>}
            </>
          ),
          detail: detailOf(offer),
        }))}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </section>
  );
}

function toPayMinor(price: PairPrice | undefined): number {
  return price ? (price.youPayMinor ?? price.priceMinor) : 0;
}

/** Whether the plan pays for the lenses in full. */
function isPaid(price: PairPrice | undefined): boolean {
  const lenses = price?.lines.find(({ kind }) => kind === 'lens');
  return lenses !== undefined && lenses.planPaysMinor === lenses.priceMinor;
}
