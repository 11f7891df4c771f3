/**
 * What one sees of the front of a frame as lines: the places where its material ends. They are
 * those of its right half, as the viewer has it; the left half is its mirror image. Millimetres
 * from the middle of the bridge, x to the viewer's right, y downwards, z towards the viewer.
 */
export type FrontLines = {
  edges: FrontEdge[];
  /** The middle of the lens. */
  lensX: number;
};

/** `outwards`: where the material ends, as an angle in degrees from x, growing towards y. */
export type FrontEdge = { x: number; y: number; z: number; outwards: number };

/** Steps of a byte: finer than what a photo shows, and room for the largest frame. */
const BYTE = { mm: 0.3, degrees: 360 / 256 };

/** The lines as a short text for browsers; places are rounded to 0.3 mm. */
export function packedLines({ edges, lensX }: FrontLines): string {
  const byte = (value: number) => ((Math.round(value) % 256) + 256) % 256;
  const bytes = edges.flatMap(({ x, y, z, outwards }) => [
    byte(x / BYTE.mm),
    byte(y / BYTE.mm + 128),
    byte(z / BYTE.mm + 128),
    byte(outwards / BYTE.degrees),
  ]);
  return btoa(String.fromCharCode(byte(lensX / BYTE.mm), ...bytes));
}

/** The lines that were packed. */
export function unpackedLines(text: string): FrontLines {
  const [lensX = 0, ...bytes] = Array.from(atob(text), (character) => character.charCodeAt(0));
  const edges = Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => ({
    x: bytes[4 * index]! * BYTE.mm,
    y: (bytes[4 * index + 1]! - 128) * BYTE.mm,
    z: (bytes[4 * index + 2]! - 128) * BYTE.mm,
    outwards: bytes[4 * index + 3]! * BYTE.degrees,
  }));
  return { edges, lensX: lensX * BYTE.mm };
}
