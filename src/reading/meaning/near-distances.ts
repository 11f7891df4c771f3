/** In millimetres: by so much a distance for near is less than that for far, of one eye and of both. */
const NEAR_LESS = { half: { least: 0.5, most: 2.5 }, both: { least: 1, most: 5 } };

/** Whether a distance is less than another one by what that for near is less than that for far. */
export function isNearOf(far: number, near: number, of: keyof typeof NEAR_LESS): boolean {
  const { least, most } = NEAR_LESS[of];
  return far - near >= least && far - near <= most;
}
