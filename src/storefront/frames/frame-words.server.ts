import { textOfMyFrames, type MyFrames } from '#domain/frames/fits-me.ts';
import { needsRoadTrafficWarning } from '#domain/lenses/road-traffic.ts';
import { storeOf, type Locale } from '#domain/people/locale.ts';
import { fittingOf } from '#domain/prescription/fitting.ts';
import { MANNEQUINS } from '#try-on/mannequin/mannequin.ts';
import type { Shopper } from '#shop/shopper.ts';
import { brand } from '../brand/brand.ts';
import { pathIn } from '../app/paths.ts';
import type { Texts } from '../i18n/en.ts';
import { formatOf } from '../i18n/format.ts';
import { textsOf } from '../i18n/registry.ts';
import type { Problem } from '../ui/error-summary.tsx';
import type { PairProblem } from './add-pair.ts';
import type { FrameFit } from './frame-fit.ts';
import type { FrameView } from './frame-view.ts';
import { longReason, shortReason } from './fit-words.ts';
import type { LensOffers } from './lens-offers.ts';
import { onMeWords } from './my-words.server.ts';
import type { LoadedFrame } from './load-frame.ts';
import { sizeSentence } from './size-range.ts';

/** What a frame's page says of this frame and these lenses alone. */
export type FrameWords = {
  fit: { kind: 'info' | 'ok' | 'stop'; title: string; sentences: string[] };
  /** What it is made of and what it can hold: names and values. */
  facts: (readonly [name: string, value: string])[];
  /** How wide a face it fits; null where its size is not known. */
  size: string | null;
  /** To another company's try-on, where there is one that has it. */
  elsewhere: { to: string; text: string } | null;
  /** The way to find one's own size. */
  mySize: { to: string; text: string };
  /** Where it can be seen on oneself. */
  tryOn: { to: string; text: string };
  /** To turn it in three dimensions, and on a face; none where nothing says how it is built. */
  others: readonly OtherWords[];
  /** What each lens is good for, or why the frame cannot take it, by lens code. */
  lenses: Record<string, string>;
  /** That the pair is not for driving yet, where the law asks to say so. */
  roadTraffic: { title: string; text: string } | null;
  /** Why the recommended lens is. */
  reason: string;
  /** Who pays for what beside the figures, and the tax in them. */
  terms: string;
  /** To order in one step, for whom that is possible; and what happens then. */
  express: { action: string; text: string } | null;
  /** The way to see the lenses cut; null where the frame's outline or the eyes' distance is not known. */
  inFrame: { to: string; text: string } | null;
  /** The way to frames like it. */
  related: { to: string; text: string };
};

export type TurnWords = Texts['frames']['turn'];
export type OnFaceWords = Omit<Texts['frames']['onFace'], 'head' | 'caption'> & {
  /** In the order of the heads. */
  heads: { name: string; caption: string }[];
  /** How much narrower than a face its frame is, as a number below 0. */
  faceToFrameOffsetMm: number;
};
export type OtherWords = TurnWords | OnFaceWords;

type Told = {
  locale: Locale;
  mine: MyFrames;
  tryOnPage?: string | undefined;
  faceToFrameOffsetMm: number;
  /** What the plan pays; where that is not known, who asks. */
  plan: { paysShipping: boolean } | Shopper['kind'];
  /** Whether the order can go to the review in one step. */
  maySkip: boolean;
};

/** Puts into words what would bring a browser more texts than it shows. */
export function frameWords(
  { frame, order, lenses }: LoadedFrame,
  fit: FrameFit | null,
  { locale, mine, tryOnPage, faceToFrameOffsetMm, plan, maySkip }: Told,
): FrameWords {
  const onMe = onMeWords(frame, mine, locale);
  const texts = textsOf(locale);
  return {
    fit: withOnMe(fitWords(fit, order, locale), onMe),
    facts: factsOf(frame, locale),
    size: frame.size && sizeSentence(texts, frame.size),
    tryOn: { to: pathIn(locale)('face.try-on'), text: texts.frames.frame.tryOn },
    elsewhere: tryOnPage
      ? { to: tryOnPage, text: texts.frames.mine.elsewhere(new URL(tryOnPage).host) }
      : null,
    mySize: { to: pathIn(locale)('face.scan'), text: texts.frames.list.mySize },
    others: frame.colours.every(({ drawing }) => drawing)
      ? [texts.frames.turn, onFaceWords(locale, faceToFrameOffsetMm)]
      : [],
    lenses: lensWords(lenses, locale),
    roadTraffic: isNotForDriving(order, locale) ? texts.lenses.roadTraffic : null,
    terms: [planWords(plan, texts), texts.frames.add.tax].filter(Boolean).join(' '),
    reason: texts.frames.good.reasons[lenses.reason],
    express: maySkip ? texts.frames.express : null,
    inFrame: lenses.offers.some(({ thickness, obstacle }) => thickness && !obstacle)
      ? {
          to: pathIn(locale)('frames.lenses-in-frame', { sku: frame.sku }),
          text: texts.frames.inFrame.see,
        }
      : null,
    related: {
      to: pathIn(locale)('frames.related', { sku: frame.sku }) + queryOf(mine),
      text: texts.frames.related.see,
    },
  };
}

/** For whom the page is, as addresses have it. */
function queryOf(mine: MyFrames): string {
  const me = textOfMyFrames(mine);
  return me && `?me=${me}`;
}

function planWords(plan: Told['plan'], { frames: { add } }: Texts): string {
  const { name } = brand.plan;
  if (plan === 'guest') return add.planOfMembers(name);
  if (plan === 'member') return add.planInCart(name);
  return plan.paysShipping ? add.shipping(name) : '';
}

function onFaceWords(locale: Locale, faceToFrameOffsetMm: number): OnFaceWords {
  const { head, caption, ...words } = textsOf(locale).frames.onFace;
  const { millimetres } = formatOf(locale);
  const heads = MANNEQUINS.map(({ widthMm, pdMm }) => ({
    name: head(millimetres(widthMm)),
    caption: caption(millimetres(widthMm), millimetres(pdMm)),
  }));
  return { ...words, heads, faceToFrameOffsetMm };
}

function isNotForDriving({ lensType, prescription }: LoadedFrame['order'], locale: Locale) {
  if (!lensType) return false;
  const fitting = prescription ? fittingOf(prescription) : {};
  return needsRoadTrafficWarning({ lensType, ...fitting }, storeOf(locale).currency);
}

/** Beside what rules a frame out, how it sits does not matter. */
function withOnMe(fit: FrameWords['fit'], onMe: string | null): FrameWords['fit'] {
  return onMe && fit.kind !== 'stop' ? { ...fit, sentences: [...fit.sentences, onMe] } : fit;
}

/** Whether the frame takes the member's lenses, and why. */
function fitWords(
  fit: FrameFit | null,
  { prescription, lensType }: LoadedFrame['order'],
  locale: Locale,
): FrameWords['fit'] {
  const texts = textsOf(locale);
  const words = texts.frames.fit;
  if (!fit) return { kind: 'info', title: words.title, sentences: [words.unknown] };
  const typeOnly = prescription ? null : lensType;
  // Beside what rules the frame out, what else there is to know of it would only confuse.
  const reasons = fit.fits ? fit.reasons : fit.reasons.filter(({ isObstacle }) => isObstacle);
  const takes = typeOnly ? words.takesType(texts.lenses.types[typeOnly].name) : words.takes;
  const none = typeOnly ? words.goodType : words.good;
  return {
    kind: fit.fits ? 'ok' : 'stop',
    title: fit.fits ? takes : words.takesNot,
    sentences:
      reasons.length > 0
        ? reasons.map((reason) => longReason(texts, formatOf(locale), reason))
        : [none],
  };
}

function factsOf(frame: FrameView, locale: Locale): FrameWords['facts'] {
  const { frames, lenses } = textsOf(locale);
  const format = formatOf(locale);
  const { facts } = frames;
  return (
    [
      [facts.material, frames.materials[frame.material] ?? frame.material],
      [facts.weight, frame.weightGrams ? facts.grams(format.number(frame.weightGrams)) : ''],
      [facts.features, format.list(frame.features.map((one) => frames.words.features[one]))],
      [facts.lensTypes, format.list(frame.lensTypes.map((type) => lenses.types[type].name))],
    ] as const
  ).filter(([, value]) => value);
}

function lensWords({ offers }: LensOffers, locale: Locale): FrameWords['lenses'] {
  const texts = textsOf(locale);
  const { good } = texts.frames;
  return Object.fromEntries(
    offers.map(({ code, index, obstacle }) => [
      code,
      obstacle
        ? `${good.notHere} ${shortReason(texts, formatOf(locale), obstacle)}`
        : (good.for[String(index)] ?? ''),
    ]),
  );
}

/** Why a pair could not be added, beside the field at fault. */
export function problemWords({ id, field, message }: PairProblem, locale: Locale): Problem {
  const { problems } = textsOf(locale).frames;
  return {
    name: field,
    message: id === 'refused' ? problems.refused(message ?? '') : problems[id],
  };
}
