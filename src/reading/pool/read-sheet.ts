import type { PictureReading, ReadValues } from '#domain/prescription/picture-reading.ts';
import { readMeaning } from '../meaning/read-meaning.ts';
import type { ReceivedPage } from '../received.ts';
import { LATER_LOOKS } from '../recognise/find-lines.ts';
import type { Recogniser, SeenSheet } from '../recognise/recogniser.ts';
import type { SheetRead } from './work.ts';

/** A power as it stands on a paper. */
const POWER = /[+\-−–‐]\s?\d{1,2}[.,]\s?\d{2}(?!\d)/;
/** With so many words that have one, a sheet that says nothing may be a prescription. */
const POWERS_LEAST = 2;
/** A later look takes so much of the work of the first one. */
const LATER_WORK = 1.2;
/** With so much of the limit used, nothing more is begun. */
const LIMIT_SHARE = 0.875;

/**
 * What a sheet says. One picture on which powers were seen, and something of its lenses is not
 * certain, is looked at again in another way: once where both spheres are certain, else until a look
 * is certain of them. Most sheets are sure at first sight, and so is that nothing on them is prescribed:
 * no later look is asked for another answer. After `workLimitMs` of work whoever asks would give the
 * sheet up.
 */
export async function readSheet(
  recogniser: Pick<Recogniser, 'see'>,
  pages: Pick<ReceivedPage, 'picture' | 'words'>[],
  workLimitMs: number,
): Promise<SheetRead> {
  const begun = process.cpuUsage();
  const first = await read(await recogniser.see(pages));
  const firstMs = workedMsSince(begun);
  const isOnePicture = pages.length === 1 && pages[0]?.words === null;
  if (!isOnePicture || first.powers < POWERS_LEAST || isFinal(first.reading)) return first;
  const readings = [first.reading];
  for (const look of LATER_LOOKS) {
    if (workedMsSince(begun) + LATER_WORK * firstMs > LIMIT_SHARE * workLimitMs) break;
    const next = await read(await recogniser.see(pages, look));
    if (isHeldOtherwise(first, next)) continue;
    readings.push(next.reading);
    if (saysNone(next.reading) || readings.some(isSureOfBoth)) break;
  }
  return { ...first, reading: together(readings) };
}

function workedMsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

async function read(seen: SeenSheet): Promise<SheetRead & { powers: number }> {
  const { pages, cells, turnedPictures } = seen;
  const reading = await readMeaning({ pages }, cells);
  const words = pages.flatMap((page) => page.words);
  return { reading, turnedPictures, powers: words.filter(({ text }) => POWER.test(text)).length };
}

/** Places of the two would be on pictures that lie in another way. */
function isHeldOtherwise(first: SheetRead, second: SheetRead): boolean {
  return first.turnedPictures.some(
    (picture, page) => (picture === null) !== ((second.turnedPictures[page] ?? null) === null),
  );
}

function isSureOfBoth(reading: PictureReading): reading is Read {
  if (!reading.isPrescription) return false;
  const { values } = reading;
  return [values['od.sphere'], values['os.sphere']].every((value) => value?.text != null);
}

type Read = Extract<PictureReading, { isPrescription: true }>;

/** What stands in lenses, and not who prescribed them or when. */
const OF_LENSES = /^(?:o[ds]\.|pd$|nearPd$)/;

/** Whether a look knows what a sheet is, and that its lenses are none to be made. */
function saysNone(reading: PictureReading): boolean {
  return !reading.isPrescription && reading.reason === 'notPrescribed';
}

function isFinal(reading: PictureReading): boolean {
  return saysNone(reading) || isCertain(reading);
}

/** Whether all that was seen of the lenses is certain. */
function isCertain(reading: PictureReading): boolean {
  return (
    isSureOfBoth(reading) &&
    Object.entries(reading.values).every(
      ([name, { text }]) => text !== null || !OF_LENSES.test(name),
    )
  );
}

/** Whether a look knows where both spheres stand, be it that it could not read them. */
function knowsBoth(reading: PictureReading): reading is Read {
  if (!reading.isPrescription) return false;
  const { values } = reading;
  return [values['od.sphere'], values['os.sphere']].every(
    (value) => value !== undefined && (value.text !== null || value.confidence > 0),
  );
}

/** The look that knows both spheres and tells most. */
function tellsMost(readings: readonly PictureReading[]): Read | undefined {
  const told = ({ values }: Read) =>
    Object.values(values).filter(({ text }) => text !== null).length;
  return readings.filter(knowsBoth).toSorted((one, other) => told(other) - told(one))[0];
}

/**
 * What all looks say: that its lenses are none to be made, where one of them does; else the first that
 * is certain of both spheres, or of those that know them the one that tells most, but for what an earlier
 * one, or a later one that knows them as well, tells in another way, and for what a remark takes back in
 * any of them. What it could not read and another one that knows both could counts, with the same digits
 * and sign.
 */
function together(readings: readonly PictureReading[]): PictureReading {
  const sure = readings.find(saysNone) ?? readings.find(isSureOfBoth) ?? tellsMost(readings);
  if (!sure?.isPrescription) return sure ?? readings[0]!;
  const values = { ...sure.values };
  for (const other of readings) {
    if (other === sure || !other.isPrescription) continue;
    const isLater = readings.indexOf(other) > readings.indexOf(sure);
    for (const [name, value] of Object.entries(other.values)) {
      const field = name as keyof ReadValues;
      const own = values[field];
      if (value.remarks) values[field] = remarked(own, value);
      if (value.remarks || (isLater && !knowsBoth(other))) continue;
      const isOpen = own?.text === null && knowsBoth(other);
      const settled = isLater || isOpen ? own && filled(own, value) : contradicted(own, value);
      if (settled) values[field] = settled;
    }
  }
  return { ...sure, values };
}

type Value = NonNullable<ReadValues[keyof ReadValues]>;

/** A value as an earlier look leaves it, which was less certain. */
function contradicted(own: Value | undefined, other: Value): Value {
  // Seen once and then not: asked as well, so that nothing of a lens is lost unnoticed.
  if (!own) return { ...other, text: null };
  if (own.text === null || other.text === null || own.text === other.text) return own;
  // Beside an addition that is asked nothing else may be shown that could be copied.
  return { ...(own.nearSphere === undefined ? own : other), text: null };
}

/** What a remark takes back in any look is asked, whatever others could read of it. */
function remarked(own: Value | undefined, other: Value): Value {
  const shown = !own || own.nearSphere !== undefined ? other : own;
  return { ...shown, text: null, confidence: 0, remarks: own?.remarks ?? other.remarks! };
}

/** A 7 that may be a 1: quarters of a dioptre have no other one behind their point. */
const MAY_BE_ONE = /^\D*\d*7/;

/**
 * A value as another look leaves it, which knows both spheres as well. Of what it surely is for
 * nobody was certain at first, no look tells; nor whether a 7 is a 1; nor a sign that the first one has
 * not seen: without grain a plus may have lost its stroke, and a speck looks like a minus.
 */
function filled(own: Value, other: Value): Value {
  if (own.text !== null) return contradicted(own, other);
  const isUnread = own.confidence > 0 && !MAY_BE_ONE.test(own.printed);
  const isSame = digitsOf(own) === digitsOf(other) && signOf(own) === signOf(other);
  return isUnread && isSame ? other : own;
}

function signOf({ printed }: Value): '+' | '-' | null {
  const [sign] = /^[+\-−–‐]/.exec(printed) ?? [];
  return sign === undefined ? null : sign === '+' ? '+' : '-';
}

function digitsOf({ printed }: Value): string {
  return printed.replaceAll(/\D/g, '');
}
