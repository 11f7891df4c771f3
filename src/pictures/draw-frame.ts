import { drawFront } from './drawing/front.ts';
import { createSheet, element } from './drawing/sheet.ts';
import { drawSide } from './drawing/side.ts';
import type { FrameMeasurements } from './frame.ts';
import { CANVAS } from './geometry/canvas.ts';
import { finishOf, readGeometry } from './geometry/read-geometry.ts';
import { PICTURE_MM } from './studio/views.ts';

/** What a picture of a frame in one colour is drawn from, as commerce keeps it. */
export type PictureSource = {
  /** A `FrameGeometry`, or whatever else stands there. */
  geometry: unknown;
  color: {
    hex: string;
    /** The colour's English name, by which the geometry knows its finish. */
    label: string;
  };
  measurements: FrameMeasurements;
};

const DRAWING_CANVAS = `0 0 ${CANVAS.widthMm} ${CANVAS.heightMm}`;

/** The same middle, in the room of a picture. */
const CANVAS_AMONG_PICTURES = [
  (CANVAS.widthMm - PICTURE_MM.width) / 2,
  (CANVAS.heightMm - PICTURE_MM.height) / 2,
  PICTURE_MM.width,
  PICTURE_MM.height,
].join(' ');

export type FrameView = 'front' | 'side';

type DrawOptions = {
  view: FrameView;
  /** As wide and as high as the pictures that are taken of models, to stand among them. */
  amongPictures?: boolean;
};

/**
 * The picture of a frame as an SVG document on a clear ground, decorative and without text. Its
 * canvas is 168 by 66 mm for every frame and both views (204 by 102 mm among pictures), so all
 * pictures of one width are to one scale. The same source always gives the same picture; no two
 * pictures share an id.
 */
export function drawFrame(source: PictureSource, options: DrawOptions): string {
  const { color, measurements } = source;
  const geometry = readGeometry(source.geometry, measurements);
  const sheet = createSheet(`f${fingerprint(JSON.stringify([source, options.view]))}`);
  const draw = options.view === 'side' ? drawSide : drawFront;
  const drawing = draw(sheet, { ...measurements, ...geometry }, finishOf(geometry, color));
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: options.amongPictures ? CANVAS_AMONG_PICTURES : DRAWING_CANVAS,
      'aria-hidden': 'true',
    },
    sheet.definitions() + drawing,
  );
}

/** A short name for a text (FNV-1a): the same for the same text, for others almost never. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(7, '0');
}
