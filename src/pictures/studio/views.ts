export const STUDIO_VIEWS = ['three-quarter', 'front', 'side', 'folded'] as const;
export type StudioView = (typeof STUDIO_VIEWS)[number];

/** Every picture shows this much, in millimetres at the middle of the frame. */
export const PICTURE_MM = { width: 204, height: 102 } as const;

/**
 * How a frame stands before the camera: turned about the upright, seen from above, moved up in the
 * picture to leave room for its shadow, and how dark that shadow may become.
 */
export type Pose = {
  turnDegrees: number;
  elevationDegrees: number;
  liftMm: number;
  /** From afar, what lies behind is hardly smaller. */
  cameraMm: number;
  /** How far the temples are opened beyond straight. */
  spreadDegrees: number;
  isFolded: boolean;
  shadow: number;
};

export const VIEWS: Record<StudioView, Pose> = {
  front: {
    turnDegrees: 0,
    elevationDegrees: 6,
    liftMm: 0,
    cameraMm: 3000,
    spreadDegrees: 0.3,
    isFolded: false,
    shadow: 0.85,
  },
  'three-quarter': {
    turnDegrees: 29,
    elevationDegrees: 13,
    liftMm: 0,
    cameraMm: 1100,
    spreadDegrees: 0,
    isFolded: false,
    shadow: 0.9,
  },
  side: {
    turnDegrees: 90,
    elevationDegrees: 2,
    liftMm: 0,
    cameraMm: 3000,
    spreadDegrees: 0,
    isFolded: false,
    shadow: 0.85,
  },
  folded: {
    turnDegrees: 14,
    elevationDegrees: 22,
    liftMm: 0,
    cameraMm: 1100,
    spreadDegrees: 0,
    isFolded: true,
    shadow: 0.9,
  },
};
