import narrow from './pictures/126.webp';
import mean from './pictures/139.webp';
import wide from './pictures/152.webp';
import type { Subject } from '../dressing-room.ts';
import { HEAD_SHOT, mannequinHead, MANNEQUINS, type Mannequin } from './mannequin.ts';

const PICTURES = [narrow, mean, wide] as const;
/** Plaster is lighter than skin, and the lamps are those of the frames' own pictures. */
const GAIN = 1;

/** The picture of a head, ready to be given glasses. @throws when it cannot be fetched. */
export async function subjectOf(mannequin: Mannequin): Promise<Subject> {
  const address = PICTURES[MANNEQUINS.indexOf(mannequin)];
  const answer = await fetch(address ?? '');
  if (!answer.ok) throw new Error(`There is no picture of this head: ${answer.status}`);
  const { widthPx: width, heightPx: height } = HEAD_SHOT;
  return {
    picture: await createImageBitmap(await answer.blob()),
    head: mannequinHead(mannequin),
    part: { x: 0, y: 0, width, height },
    gain: GAIN,
  };
}
