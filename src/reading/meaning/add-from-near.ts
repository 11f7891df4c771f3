import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import { formatField } from '#domain/prescription/field-text.ts';
import type { PictureReading } from '#domain/prescription/picture-reading.ts';
import type { CellReader } from '../words.ts';
import type { Chosen } from './choose.ts';
import { settle, type SheetHabits } from './settle.ts';

type Values = Extract<PictureReading, { isPrescription: true }>['values'];
type Add = { text: string; confidence: number; nearSphere: string };

/**
 * The addition of a paper that tells the whole power for near in its place: what each sphere for
 * near is more than that for far. Only where all four are certain and both eyes come to the same,
 * which says that none of them was read as another; null otherwise.
 */
export async function addsFromNear(
  chosen: Chosen,
  far: Values,
  cells: CellReader,
  habits: SheetHabits,
): Promise<Record<EyeSide, Add> | null> {
  const [od, os] = await Promise.all(
    EYE_SIDES.map(async (side): Promise<Add | null> => {
      const [claim, sphere] = [chosen.get(`${side}.add`), far[`${side}.sphere`]];
      if (!claim?.isFromNear || !sphere?.text) return null;
      const near = await settle({ ...claim, name: `${side}.sphere` }, cells, habits);
      if (near.text === null) return null;
      const text = formatField('add', Number(near.text) - Number(sphere.text), 'en');
      const confidence = Math.min(near.confidence, sphere.confidence);
      return { text, confidence, nearSphere: near.text };
    }),
  );
  return od && os && od.text === os.text ? { od, os } : null;
}
