import type { PictureReading } from '#domain/prescription/picture-reading.ts';
import { readMeaning } from '../meaning/read-meaning.ts';
import type { ReceivedPage } from '../received.ts';
import { SECOND_LOOK } from '../recognise/find-lines.ts';
import type { Recogniser, SeenSheet } from '../recognise/recogniser.ts';
import type { SheetRead } from './work.ts';

/** A power as it stands on a paper. */
const POWER = /[+\-−–‐]\s?\d{1,2}[.,]\s?\d{2}(?!\d)/;
/** With so many words that have one, a sheet that says nothing may be a prescription. */
const POWERS_LEAST = 2;
/**
 * A second look takes half as much work again as the first one; the two must end before the limit, of
 * which the first one may have taken so much.
 */
const FIRST_SHARE = 0.35;

/**
 * What a sheet says. One picture on which the sphere of an eye is not certain, though powers were
 * seen, is looked at once more at another size; what that says counts where both spheres are certain
 * then, but for what was other before, or seen before alone. Most sheets are sure at first sight.
 * After `workLimitMs` of work whoever asks would give the sheet up.
 */
export async function readSheet(
  recogniser: Pick<Recogniser, 'see'>,
  pages: Pick<ReceivedPage, 'picture' | 'words'>[],
  workLimitMs: number,
): Promise<SheetRead> {
  const begun = process.cpuUsage();
  const first = await read(await recogniser.see(pages));
  const isOnePicture = pages.length === 1 && pages[0]?.words === null;
  const mayBeMore = first.powers >= POWERS_LEAST && !isSureOfBoth(first.reading);
  const { user, system } = process.cpuUsage(begun);
  if (!isOnePicture || !mayBeMore || (user + system) / 1000 > FIRST_SHARE * workLimitMs)
    return first;
  const second = await read(await recogniser.see(pages, SECOND_LOOK));
  if (!isSureOfBoth(second.reading) || isHeldOtherwise(first, second)) return first;
  return { ...second, reading: withoutContradiction(first.reading, second.reading) };
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

function isSureOfBoth(reading: PictureReading): boolean {
  if (!reading.isPrescription) return false;
  const { values } = reading;
  return [values['od.sphere'], values['os.sphere']].every((value) => value?.text != null);
}

/** What both looks are certain of, and not in the same way, is asked; so is what only the first saw. */
function withoutContradiction(first: PictureReading, second: PictureReading): PictureReading {
  if (!first.isPrescription || !second.isPrescription) return second;
  const values = { ...second.values };
  for (const [name, value] of Object.entries(first.values)) {
    const field = name as keyof typeof values;
    const other = values[field];
    // Seen once and then not: asked as well, so that nothing of a lens is lost unnoticed.
    if (!other) values[field] = { ...value, text: null };
    else if (value.text !== null && other.text !== null && value.text !== other.text)
      // Beside an addition that is asked nothing else may be shown that could be copied.
      values[field] = { ...(other.nearSphere === undefined ? other : value), text: null };
  }
  return { ...second, values };
}
