import type { Box, Reading } from '../words.ts';
import type { Pixels } from './pixels.ts';
import { forNumbers, readLine, type Recogniser } from './read-line.ts';
import { lengthened } from './rectangle.ts';

/** Longer at both ends, and higher, by shares of the height of the box. */
const LOOKS: readonly (readonly [longer: number, higher: number])[] = [
  [0, 0],
  [0.35, 0],
  [-0.1, -0.2],
  [0.15, -0.15],
  [0.15, 0.2],
];

/** What is read in a box, looked at with several margins, when it can be nothing but a number. */
export async function readNumber(
  recogniser: Recogniser,
  page: Pixels,
  box: Box,
): Promise<Reading[]> {
  const numbers = forNumbers(recogniser);
  const read: Reading[] = [];
  for (const [longer, higher] of LOOKS) {
    const looked = { ...lengthened(box, longer), heightPx: box.heightPx * (1 + higher) };
    const reading = await readLine(numbers, page, { box: looked, bow: [] });
    if (!reading) return [];
    read.push(reading);
  }
  return read;
}
