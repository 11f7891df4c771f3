/** x to the right, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number];
/** Three rows. */
export type Rotation = readonly [Vector, Vector, Vector];

export function rotated([a, b, c]: Rotation, vector: Vector): Vector {
  return [dot(a, vector), dot(b, vector), dot(c, vector)];
}

/** By the inverse of the rotation. */
export function rotatedBack([a, b, c]: Rotation, [x, y, z]: Vector): Vector {
  return [
    a[0] * x + b[0] * y + c[0] * z,
    a[1] * x + b[1] * y + c[1] * z,
    a[2] * x + b[2] * y + c[2] * z,
  ];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function times(factor: number, [x, y, z]: Vector): Vector {
  return [factor * x, factor * y, factor * z];
}

export function weightedMean(vectors: readonly Vector[], weights: readonly number[]): Vector {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sum = vectors.reduce<Vector>(
    (before, vector, index) => plus(before, times(weights[index]!, vector)),
    [0, 0, 0],
  );
  return times(1 / total, sum);
}

/**
 * How a head is held. Yaw: turned aside, positive towards the right of the picture; pitch:
 * positive looking down; roll: tilted to a shoulder, positive against the clock.
 */
export type HeadAngles = { yawDegrees: number; pitchDegrees: number; rollDegrees: number };

export function anglesOf(rotation: Rotation): HeadAngles {
  return {
    yawDegrees: degrees(Math.atan2(rotation[0][2], rotation[2][2])),
    pitchDegrees: degrees(Math.asin(-rotation[1][2])),
    rollDegrees: degrees(Math.atan2(rotation[1][0], rotation[1][1])),
  };
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
