import { FRAME_SHAPES, FRAME_SIZES, type FrameShape, type FrameSize } from './catalogue-types.ts';
import { FACE_SHAPES, frameShapesFor, type FaceShape } from './face-shape.ts';
import { adviseSize } from './size-advice.ts';

const SOURCES = ['camera', 'photo', 'temple', 'choice'] as const;

/** What a face scan, the numbers on old glasses or a member's own choice say of frames to look for. */
export type FaceFinding = {
  from: (typeof SOURCES)[number];
  /** Of the frame, from hinge to hinge; within `plusMinusMm` for two of three people. */
  frameWidth: { mm: number; plusMinusMm: number } | null;
  /** The size that was chosen, where no width is known. */
  chosenSize: FrameSize | null;
  /** What the face looks most like, likeliest first: none, one, or two when it is unsure. */
  faceShapes: readonly FaceShape[];
};

/** `sizes`: none, one, or two where both are likely, the likelier first. */
export type FrameAdvice = { sizes: FrameSize[]; frameShapes: FrameShape[] };

export function frameAdvice({ frameWidth, chosenSize, faceShapes }: FaceFinding): FrameAdvice {
  const shapes = new Set(faceShapes.flatMap(frameShapesFor));
  const frameShapes = FRAME_SHAPES.filter((shape) => shapes.has(shape));
  if (!frameWidth) return { sizes: chosenSize ? [chosenSize] : [], frameShapes };
  const { size, second } = adviseSize(frameWidth.mm, frameWidth.plusMinusMm);
  return { sizes: second ? [size, second] : [size], frameShapes };
}

/**
 * A finding as member data and the browser keep it, in the specification's words and spelling.
 * `overlaySignature` says in the form of a query where it comes from and how sure it is.
 */
export type TryOnRecord = {
  faceShape: string | null;
  frameWidth: number | null;
  overlaySignature: string | null;
  recommandSize: string | null;
  recommandType: string[];
  scanId: string | null;
};

export function tryOnRecordOf(finding: FaceFinding, scanId: string): TryOnRecord {
  const { from, frameWidth, faceShapes } = finding;
  const { sizes, frameShapes } = frameAdvice(finding);
  const signature = new URLSearchParams({ from });
  if (frameWidth) signature.set('plusMinusMm', String(frameWidth.plusMinusMm));
  if (faceShapes[1]) signature.set('orFaceShape', faceShapes[1]);
  return {
    faceShape: faceShapes[0] ?? null,
    frameWidth: frameWidth?.mm ?? null,
    overlaySignature: signature.toString(),
    recommandSize: sizes[0] ?? null,
    recommandType: frameShapes,
    scanId,
  };
}

const FRAME_WIDTH_MM = { least: 90, most: 180 };
/** What another program has kept does not say how sure it is. */
const UNKNOWN_PLUS_MINUS_MM = 6;
const MOST_PLUS_MINUS_MM = 20;

/** A kept record as a finding, whoever wrote it; null when it says nothing of frames. */
export function findingOf(record: unknown): FaceFinding | null {
  if (typeof record !== 'object' || record === null) return null;
  const kept = record as Partial<Record<keyof TryOnRecord, unknown>>;
  const signature = new URLSearchParams(
    typeof kept.overlaySignature === 'string' ? kept.overlaySignature : '',
  );
  const size = FRAME_SIZES.find((known) => known === kept.recommandSize) ?? null;
  const frameWidth = widthOf(kept.frameWidth, signature.get('plusMinusMm'));
  const words = [kept.faceShape, signature.get('orFaceShape')];
  const faceShapes = words.flatMap((word) => FACE_SHAPES.filter((known) => known === word));
  if (!frameWidth && !size && faceShapes.length === 0) return null;
  const from = SOURCES.find((known) => known === signature.get('from')) ?? 'choice';
  return { from, frameWidth, chosenSize: frameWidth ? null : size, faceShapes };
}

const LONGEST_SCAN_ID = 64;

/** What was kept, made anew of what it says of frames alone; null when it says nothing of them. */
export function checkedTryOn(record: unknown): TryOnRecord | null {
  const finding = findingOf(record);
  if (!finding || typeof record !== 'object' || record === null) return null;
  const scanId = 'scanId' in record && typeof record.scanId === 'string' ? record.scanId : '';
  return tryOnRecordOf(finding, scanId.slice(0, LONGEST_SCAN_ID));
}

function widthOf(mm: unknown, plusMinus: string | null): FaceFinding['frameWidth'] {
  if (typeof mm !== 'number' || !(mm >= FRAME_WIDTH_MM.least && mm <= FRAME_WIDTH_MM.most))
    return null;
  const plusMinusMm = Number(plusMinus ?? UNKNOWN_PLUS_MINUS_MM);
  const isKnown = plusMinusMm >= 0 && plusMinusMm <= MOST_PLUS_MINUS_MM;
  return { mm, plusMinusMm: isKnown ? plusMinusMm : UNKNOWN_PLUS_MINUS_MM };
}
