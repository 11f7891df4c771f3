import { FRAME_SIZES } from '#domain/frames/catalogue-types.ts';
import type { FaceFinding } from '#domain/frames/face-finding.ts';
import { FACE_SHAPES } from '#domain/frames/face-shape.ts';
import { frameWidthFrom, templeNumbersIn } from '#face/temple-numbers.ts';
import { formText } from '../app/form-values.ts';

export type NumbersRead =
  | { ok: true; finding: FaceFinding }
  /** `temple`: no such numbers stand there; `nothing`: neither typed nor chosen. */
  | { ok: false; problem: 'temple' | 'nothing' };

/** What the form without a picture says: the numbers of old glasses, or a size, and a face shape. */
export function readNumbers(form: FormData): NumbersRead {
  const typed = formText(form, 'temple').trim();
  const size = FRAME_SIZES.find((known) => known === form.get('size')) ?? null;
  const faceShapes = FACE_SHAPES.filter((known) => known === form.get('faceShape'));
  if (typed) {
    const numbers = templeNumbersIn(typed);
    if (!numbers) return { ok: false, problem: 'temple' };
    const { mm, sdMm } = frameWidthFrom(numbers);
    const frameWidth = { mm, plusMinusMm: sdMm };
    return { ok: true, finding: { from: 'temple', frameWidth, chosenSize: null, faceShapes } };
  }
  if (!size && faceShapes.length === 0) return { ok: false, problem: 'nothing' };
  return { ok: true, finding: { from: 'choice', frameWidth: null, chosenSize: size, faceShapes } };
}
