import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import type { Described } from './features.ts';
import { EYES, FIELDS, type Chances } from './network.ts';

/** A value where it stands. */
export type Standing = Pick<Described, 'token' | 'row'>;

/** A value of a page by what an earlier look made of it. */
type Seen = Standing & {
  chances: Chances;
  /** What it is most likely, with a `?` where that is hardly more likely than anything else. */
  field: string;
  eye: string;
  both: string;
};

/** What a value may be of one eye, and how likely each value of the page is just that. */
type Role = {
  name: string;
  field: (typeof ROLES)[number];
  side: EyeSide;
  chances: number[];
  /** The values, the likeliest first. */
  order: number[];
};

const ROLES = ['sphere', 'cylinder', 'axis', 'add', 'prism', 'halfPd'] as const;
const LENS = ['sphere', 'cylinder', 'axis', 'add'] as const;
/** So many values of a row or a column on each side are told. */
const NEAREST = 3;
/** Chances are told as one of these steps. */
const STEPS = [0.02, 0.1, 0.3, 0.5, 0.7, 0.85, 0.95, 0.985];
/** How often the page has a role: the sum of all chances. */
const TIMES = [0.1, 0.5, 0.8, 1.2, 1.7, 2.5];
const SPHERES = [0.3, 0.8, 1.3, 1.8, 2.3, 3, 4];
const CLEAR = 0.7;
const LIKELY = 0.5;
/** Below this a value has no part in a role. */
const HARDLY = 0.02;
/** Rows and values further away than these are all the same. */
const ROWS_AWAY = 5;
const VALUES_AWAY = 4;

/**
 * Each value of a page described by what an earlier look made of it and of the others: a lens is a
 * sphere with its cylinder and axis beside it, the other eye has its own somewhere, and a page
 * with two spheres of one eye has other glasses on it. What `describe` says of words goes with it.
 */
export function describeOthers(
  values: readonly Standing[],
  chances: readonly Chances[],
): string[][] {
  const seen = values.map((one, at) => seenAs(one, chances[at]!));
  const roles = ROLES.flatMap((field) => EYE_SIDES.map((side) => roleOf(field, side, seen)));
  const ofPage = roles.map(({ name, chances: all }) => `has ${name} ${step(sum(all), TIMES)}`);
  const spheres = step(
    sum(roles.flatMap((role) => (role.field === 'sphere' ? role.chances : []))),
    SPHERES,
  );
  return seen.map((own, at) => [
    ...describeOwn(own),
    ...describeRow(own, seen),
    ...describeColumn(own, seen),
    ...roles.flatMap((role) => describeRole(at, role, roles, seen)),
    ...describeLens(at, roles, seen),
    `spheres ${spheres}`,
    `spheres of ${own.field} ${spheres}`,
    ...ofPage,
  ]);
}

const OF_LENSES =
  /^(?:own (?:none|sphere|cylinder|axis)\?? |fields of row|lens|rank |has |spheres)/;

/** Whether something that `describeOthers` says is of lenses, and not of where a value stands. */
export function isOfLenses(said: string): boolean {
  return OF_LENSES.test(said);
}

function seenAs(value: Standing, chances: Chances): Seen {
  const [field, eye] = [likeliest(FIELDS, chances.field), likeliest(EYES, chances.eye)];
  return { ...value, chances, field, eye, both: `${field} ${eye}` };
}

function likeliest<Name extends string>(names: readonly Name[], of: Record<Name, number>): string {
  const name = names.reduce((best, one) => (of[one] > of[best] ? one : best));
  return of[name] < CLEAR ? `${name}?` : name;
}

function roleOf(field: Role['field'], side: EyeSide, seen: readonly Seen[]): Role {
  const chances = seen.map((one) => one.chances.field[field] * one.chances.eye[side]);
  const order = [...chances.keys()].toSorted((one, other) => chances[other]! - chances[one]!);
  return { name: `${field} ${side}`, field, side, chances, order };
}

function describeOwn({ chances, both }: Seen): string[] {
  const [best, second] = FIELDS.toSorted((one, other) => chances.field[other] - chances.field[one]);
  return [
    `own ${both}`,
    `own two ${best} ${second} ${step(chances.field[best!])}`,
    ...FIELDS.map((field) => `own ${field} ${step(chances.field[field])}`),
    ...EYES.map((eye) => `own ${eye} ${step(chances.eye[eye])}`),
  ];
}

function describeRow(own: Seen, seen: readonly Seen[]): string[] {
  const row = seen.filter(({ row: other }) => other === own.row);
  const [place, at] = [row.indexOf(own), seen.indexOf(own)];
  const plain = (some: string[]) => some.join(' ').replaceAll('?', '');
  const around = Array.from({ length: NEAREST }, (_, nth) => [-nth - 1, nth + 1]).flat();
  return [
    ...around.flatMap((away) => besides(`row ${away}`, own, row[place + away])),
    ...besides('next', own, seen[at + 1]),
    ...besides('previous', own, seen[at - 1]),
    `fields of row ${place} ${plain(row.map(({ field }) => field))}`,
    `eyes of row ${place} ${plain(row.map(({ eye }) => eye))}`,
  ];
}

function describeColumn(own: Seen, seen: readonly Seen[]): string[] {
  const { left, right } = own.token;
  const column = seen.filter(({ token }) => token.left < right && token.right > left);
  const up = column.filter(({ row }) => row < own.row).toReversed();
  const down = column.filter(({ row }) => row > own.row);
  return Array.from({ length: NEAREST }, (_, nth) => [
    ...besides(`up ${nth}`, own, up[nth]),
    ...besides(`down ${nth}`, own, down[nth]),
  ]).flat();
}

/** Another value in a place beside a value. */
function besides(place: string, own: Seen, other: Seen | undefined): string[] {
  const both = other?.both ?? 'edge';
  return [
    `${place} ${other?.field ?? 'edge'}`,
    `${place} eye ${other?.eye ?? 'edge'}`,
    `${place} of ${own.both} ${both}`,
  ];
}

/** Where a value is among those likeliest for a role: how likely the rival is and where it stands. */
function describeRole(
  at: number,
  { name, field, side, chances, order }: Role,
  roles: readonly Role[],
  seen: readonly Seen[],
): string[] {
  const place = order.indexOf(at);
  if (place >= NEAREST || chances[at]! < HARDLY) return [];
  const rival = order[place === 0 ? 1 : 0];
  const ofRival = step(rival === undefined ? 0 : chances[rival]!);
  const other = roles.find((role) => role.field === field && role.side !== side)!;
  const [opposite] = other.order;
  const ofOther = opposite === undefined ? 0 : step(other.chances[opposite]);
  const away = (index: number | undefined) => rowsAway(seen[at]!, seen[index ?? at]!);
  return [
    `rank ${name} ${place} ${ofRival}`,
    `rank of ${name} ${place} ${step(chances[at])} ${ofRival}`,
    `rival ${name} ${place} ${away(rival)}`,
    `other eye ${name} ${place} ${ofOther} ${away(opposite)} ${opposite === at}`,
  ];
}

/** Where the values stand that are likeliest the lens of the same eye. */
function describeLens(at: number, roles: readonly Role[], seen: readonly Seen[]): string[] {
  const own = seen[at]!;
  const side = own.chances.eye.od >= own.chances.eye.os ? 'od' : 'os';
  return LENS.flatMap((field) => {
    const role = roles.find((one) => one.field === field && one.side === side)!;
    const best = role.order[0]!;
    const rows = best === at ? 'self' : String(rowsAway(own, seen[best]!));
    const isLikely = role.chances[best]! >= LIKELY;
    return [
      `lens ${field} ${rows} ${limited(best - at, VALUES_AWAY)} ${isLikely}`,
      `lens of ${own.field} ${field} ${rows}`,
    ];
  });
}

function rowsAway(own: Seen, other: Seen): number {
  return limited(other.row - own.row, ROWS_AWAY);
}

function limited(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

function step(value: number | undefined, steps: readonly number[] = STEPS): number {
  return steps.filter((least) => (value ?? 0) >= least).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0);
}
