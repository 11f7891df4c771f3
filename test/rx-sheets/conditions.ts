/** What becomes of a sheet before somebody uploads it. */
export const conditions = [
  'clean',
  'light',
  'medium',
  'heavy',
  'bent',
  'turned',
  'text-pdf',
  'scan-pdf',
] as const;

export type Condition = (typeof conditions)[number];

/** How bad a photo is. Lengths are shares of the page's width, or pixels where the name says so. */
export type Photo = {
  rotationDegrees: [least: number, most: number];
  perspective: number;
  blurPx: [least: number, most: number];
  shadow: number;
  noise: number;
  /** Of the picture's width, against 1640 pixels of the page. */
  scale: number;
  jpegQuality: number;
  brightness: number;
  bent: boolean;
  /** Whether the page lies on something; a scanner shows white around it. */
  desk: boolean;
};

const light: Photo = {
  rotationDegrees: [0.5, 2],
  perspective: 0.008,
  blurPx: [0.3, 0.6],
  shadow: 0.12,
  noise: 3,
  scale: 0.9,
  jpegQuality: 70,
  brightness: 0.98,
  bent: false,
  desk: true,
};

const medium: Photo = {
  ...light,
  rotationDegrees: [2, 4.5],
  perspective: 0.02,
  blurPx: [0.5, 0.9],
  shadow: 0.32,
  noise: 6,
  scale: 0.75,
  jpegQuality: 50,
  brightness: 0.91,
};

/** Null: the picture as the browser has drawn it, or the page itself. */
export const photos: Record<Condition, Photo | null> = {
  clean: null,
  light,
  medium,
  heavy: {
    ...light,
    rotationDegrees: [4, 7],
    perspective: 0.038,
    blurPx: [0.7, 1.1],
    shadow: 0.5,
    noise: 10,
    scale: 0.62,
    jpegQuality: 33,
    brightness: 0.83,
  },
  bent: { ...medium, rotationDegrees: [1, 4], shadow: 0.25, noise: 4, jpegQuality: 65, bent: true },
  turned: light,
  'text-pdf': null,
  'scan-pdf': {
    ...light,
    rotationDegrees: [0.1, 0.9],
    perspective: 0,
    shadow: 0,
    noise: 2,
    brightness: 1,
    desk: false,
  },
};
