import type { FrameSize } from './catalogue-types.ts';

/**
 * The size word for a total width in millimetres: that of a frame from hinge to hinge, or
 * that of a face as measured. Rounded to whole millimetres first.
 */
export function frameSizeOf(totalWidthMm: number): FrameSize {
  const width = Math.round(totalWidthMm);
  if (width > 140) return 'ExtraLarge';
  if (width >= 133) return 'Large';
  if (width >= 126) return 'Medium';
  if (width >= 119) return 'Small';
  return 'ExtraSmall';
}
