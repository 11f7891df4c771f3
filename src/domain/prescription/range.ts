/** `[min, max]`, both ends included. */
export type Range = readonly [min: number, max: number];

export function isWithin(value: number, [min, max]: Range): boolean {
  return value >= min && value <= max;
}

/** Whether a value stands on the step. The steps in use (1, 0.5, 0.25) divide without a remainder. */
export function isOnStep(value: number, step: number): boolean {
  return Number.isInteger(value / step);
}
