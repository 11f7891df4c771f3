import { knownFrames, photosOf, searched } from '../src/likeness/made-photos.test-data.ts';

/*
 * How often a frame on a made photo is among the first five, and one of its shape where the frame
 * is taken out of the index, and whether what is said of it is true:
 * `node bench/likeness.ts [photos of each frame] [seed]`.
 */

const FIRST = 5;
const photosOfEach = Number(process.argv[2] ?? 2);
const seed = Number(process.argv[3] ?? 11);

const known = knownFrames();
const counts = {
  photos: 0,
  first: 0,
  amongFirst: 0,
  shapeAmongFirst: 0,
  shapeSaid: 0,
  rimSaid: 0,
  colorSaid: 0,
  nothingFound: 0,
};
const missed: string[] = [];
for (const { frame } of known) {
  const others = known.filter((one) => one.frame !== frame);
  for (const { picture, color } of photosOf(frame, photosOfEach, seed)) {
    const found = searched(picture, known);
    const without = searched(picture, others);
    const isFound = found.order.slice(0, FIRST).includes(frame);
    const isOfShape = without.order
      .slice(0, FIRST)
      .some(({ frameShape }) => frameShape === frame.frameShape);
    counts.photos += 1;
    counts.first += Number(found.order[0] === frame);
    counts.amongFirst += Number(isFound);
    counts.shapeAmongFirst += Number(isOfShape);
    if ('fault' in found) counts.nothingFound += 1;
    else {
      counts.shapeSaid += Number(found.labels.shape === frame.frameShape);
      counts.rimSaid += Number(found.labels.rim === frame.rimType);
      counts.colorSaid += Number(found.labels.color === color.group);
    }
    if (!isFound) missed.push(`${frame.name}, ${color.name.en}: not found`);
    if (!isOfShape) missed.push(`${frame.name}, ${color.name.en}: no ${frame.frameShape}`);
  }
}
console.log(JSON.stringify({ ...counts, missed }, null, 2));
