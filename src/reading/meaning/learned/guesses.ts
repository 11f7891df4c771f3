import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import type { Page } from '../../words.ts';
import { powerOf } from '../near-rows.ts';
import type { FlatToken } from '../flat-page.ts';
import { describe } from './features.ts';
import { chancesOf, learned, type Chances } from './network.ts';

export type GuessName = `${EyeSide}.${'sphere' | 'cylinder' | 'axis' | 'add'}`;

/** The number of a sheet that is most likely the value of a field. */
export type Guess = {
  token: FlatToken;
  /** 0 to 1. */
  chance: number;
  /** The best chance of a number that says something else. */
  rival: number;
};

export type Guesses = {
  of: ReadonlyMap<GuessName, Guess>;
  /** Whether both eyes are named anywhere: their order alone would be a guess. */
  areEyesNamed: boolean;
  /** What is a prism more likely than not, whatever its direction. */
  prisms: readonly { token: FlatToken; side: EyeSide }[];
  /** What is a power of a lens more likely than not, beside what is likeliest to be one. */
  powers: readonly { token: FlatToken; side: EyeSide }[];
};

type Judged = { token: FlatToken; chances: Chances };

/** What the numbers of a sheet are by what was learned from papers. */
export function guessesOf(pages: readonly Page[]): Guesses {
  const network = learned();
  const described = pages.flatMap(describe);
  const judged = described.map(({ token, features }) => ({
    token,
    chances: chancesOf(features, network),
  }));
  const of = new Map<GuessName, Guess>();
  const note = (name: GuessName, chance: (one: Judged) => number) => {
    const guess = bestOf(judged, chance);
    if (guess) of.set(name, guess);
  };
  for (const side of EYE_SIDES) {
    for (const name of ['sphere', 'cylinder', 'axis'] as const)
      note(`${side}.${name}`, ({ chances: { field, eye } }) => field[name] * eye[side]);
    // An addition said once is that of both.
    note(`${side}.add`, ({ chances: { field, eye } }) => field.add * (eye[side] + eye.both));
  }
  return {
    of,
    areEyesNamed: EYE_SIDES.every((side) =>
      described.some(({ features }) => features.includes(`page eye:${side}`)),
    ),
    powers: judged
      .filter(({ chances: { field } }) => field.sphere + field.cylinder >= LIKELY)
      .map(likelySide),
    prisms: judged.filter(({ chances: { field } }) => field.prism >= LIKELY).map(likelySide),
  };
}

function likelySide({ token, chances: { eye } }: Judged): { token: FlatToken; side: EyeSide } {
  return { token, side: eye.od >= eye.os ? 'od' : 'os' };
}

const LIKELY = 0.5;

function bestOf(judged: readonly Judged[], chanceOf: (one: Judged) => number): Guess | null {
  const all = judged
    .map((one) => ({ token: one.token, chance: chanceOf(one) }))
    .toSorted((one, other) => other.chance - one.chance);
  const [best] = all;
  if (!best) return null;
  const rival = all.find(({ token }) => !saysSame(token, best.token))?.chance ?? 0;
  return { ...best, rival };
}

function saysSame(one: FlatToken, other: FlatToken): boolean {
  return powerOf(one) === powerOf(other) && signOf(one) === signOf(other);
}

function signOf(token: FlatToken): string | null {
  return token.kind === 'number' ? token.number.sign : null;
}
