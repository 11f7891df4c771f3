/** Every picture has this canvas, in millimetres, so that a list shows all frames to one scale. */
export const CANVAS = { widthMm: 168, heightMm: 66 } as const;

/** Seen from the front, the middle of the bridge lies on this column … */
export const MIDDLE_X_MM = CANVAS.widthMm / 2;

/** … and the middle of both lenses on this row. */
export const LENS_ROW_Y_MM = 30;

/** Seen from the side, the hinge lies here, the lens to its left and the arm to its right. */
export const SIDE_HINGE = { x: 19, y: 20 } as const;
