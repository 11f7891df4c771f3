import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import { formatField } from '#domain/prescription/field-text.ts';
import type { ReadValues } from '#domain/prescription/picture-reading.ts';
import type { CellReader, Sheet } from '../words.ts';
import type { Chosen } from './choose.ts';
import { RANKS } from './claim.ts';
import type { SheetHabits } from './habits.ts';
import { settle } from './settle.ts';

type Add = { text: string; confidence: number; nearSphere: string };

/** What says that a power for near is not that of the same glasses: a screen, a distance, an own pair. */
const OTHER_PAIR =
  /(?<!\p{L})(?:pc|vdu|edv|own|bought|eigene\p{L}*|gekauft)(?!\p{L})|bildschirm|screen|computer(?!i[sz]ed)|monitor|music|noten|[5-9]\d\s?cm/iu;

/** Whether a sheet says anything of another pair for near than the one it is for. */
export function saysOtherPair({ pages }: Sheet): boolean {
  return pages.some(({ words }) => words.some(({ text }) => OTHER_PAIR.test(text)));
}

/** Both spheres of an eye are prescribed, and in tables that count alike. */
function isOfOneTable(side: EyeSide, chosen: Chosen): boolean {
  const [far, near] = [chosen.get(`${side}.sphere`), chosen.get(`${side}.add`)];
  return far !== undefined && far.rank >= RANKS.table && near?.rank === far.rank;
}

/**
 * The addition of a paper that tells the whole power for near in its place: what each sphere for
 * near is more than that for far. Only where all four are certain and both eyes come to the same,
 * which says that none of them was read as another; null otherwise.
 */
export async function addsFromNear(
  chosen: Chosen,
  far: ReadValues,
  cells: CellReader,
  habits: SheetHabits,
): Promise<Record<EyeSide, Add> | null> {
  const [od, os] = await Promise.all(
    EYE_SIDES.map(async (side): Promise<Add | null> => {
      const [claim, sphere] = [chosen.get(`${side}.add`), far[`${side}.sphere`]];
      if (!claim?.isFromNear || !sphere?.text || !isOfOneTable(side, chosen)) return null;
      const near = await settle({ ...claim, name: `${side}.sphere` }, cells, habits);
      if (near.text === null) return null;
      const text = formatField('add', Number(near.text) - Number(sphere.text), 'en');
      const confidence = Math.min(near.confidence, sphere.confidence);
      return { text, confidence, nearSphere: near.text };
    }),
  );
  return od && os && od.text === os.text ? { od, os } : null;
}
