import { frameOrder, knownFrames, photosOf } from '../src/likeness/made-photos.test-data.ts';

/*
 * How often a frame on a made photo is among the first five, and one of its shape where the frame
 * is taken out of the index: `node bench/likeness.ts [photos of each frame]`.
 */

const FIRST = 5;
const photosOfEach = Number(process.argv[2] ?? 2);

const known = knownFrames();
const counts = { photos: 0, first: 0, amongFirst: 0, shapeAmongFirst: 0 };
const missed: string[] = [];
for (const { frame } of known) {
  const others = known.filter((one) => one.frame !== frame);
  for (const photo of photosOf(frame, photosOfEach, 11)) {
    const order = frameOrder(photo, known);
    const isFound = order.slice(0, FIRST).includes(frame);
    const isOfShape = frameOrder(photo, others)
      .slice(0, FIRST)
      .some(({ frameShape }) => frameShape === frame.frameShape);
    counts.photos += 1;
    counts.first += Number(order[0] === frame);
    counts.amongFirst += Number(isFound);
    counts.shapeAmongFirst += Number(isOfShape);
    if (!isFound) missed.push(`${frame.name}: not found`);
    if (!isOfShape) missed.push(`${frame.name}: no ${frame.frameShape}`);
  }
}
console.log(JSON.stringify({ ...counts, missed }, null, 2));
