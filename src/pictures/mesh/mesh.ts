/** Millimetres: x to the viewer's right, y upwards, z towards the viewer. */
export type Vec = readonly [x: number, y: number, z: number];

/** Triangles, counter-clockwise where seen from outside, with a normal at every vertex. */
export type Mesh = { positions: Float32Array; normals: Float32Array; indices: Uint32Array };

export function add(a: Vec, b: Vec, times = 1): Vec {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
}

export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(a: Vec): Vec {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** A mesh from its corners, with the normals that smooth shading needs. */
export function meshOf(points: readonly Vec[], indices: readonly number[]): Mesh {
  const positions = new Float32Array(points.length * 3);
  points.forEach((point, i) => positions.set(point, i * 3));
  const kept = withoutSlivers(positions, indices);
  return { positions, normals: smoothNormals(positions, kept), indices: kept };
}

export function joinedMeshes(meshes: readonly Mesh[]): Mesh {
  const positions = new Float32Array(meshes.reduce((sum, mesh) => sum + mesh.positions.length, 0));
  const normals = new Float32Array(positions.length);
  const indices = new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0));
  let [vertices, corners] = [0, 0];
  for (const mesh of meshes) {
    positions.set(mesh.positions, vertices * 3);
    normals.set(mesh.normals, vertices * 3);
    const first = vertices;
    indices.set(
      mesh.indices.map((index) => index + first),
      corners,
    );
    vertices += mesh.positions.length / 3;
    corners += mesh.indices.length;
  }
  return { positions, normals, indices };
}

/** The mesh as a mirror in the plane between the lenses shows it. */
export function mirroredMesh({ positions, normals, indices }: Mesh): Mesh {
  const flip = (values: Float32Array) => values.map((value, i) => (i % 3 === 0 ? -value : value));
  const turned = indices.slice();
  for (let i = 0; i < turned.length; i += 3) {
    turned[i + 1] = indices[i + 2]!;
    turned[i + 2] = indices[i + 1]!;
  }
  return { positions: flip(positions), normals: flip(normals), indices: turned };
}

/** Every vertex moved by `z(x, y)` towards the viewer, its normal turned along. */
export function bentMesh(mesh: Mesh, z: (x: number, y: number) => number): Mesh {
  const positions = mesh.positions.slice();
  const normals = mesh.normals.slice();
  const h = 0.05;
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y] = [positions[i]!, positions[i + 1]!];
    positions[i + 2] = positions[i + 2]! + z(x, y);
    const slopeX = (z(x + h, y) - z(x - h, y)) / (2 * h);
    const slopeY = (z(x, y + h) - z(x, y - h)) / (2 * h);
    const [nx, ny, nz] = [normals[i]!, normals[i + 1]!, normals[i + 2]!];
    normals.set(unit([nx - nz * slopeX, ny - nz * slopeY, nz]), i);
  }
  return { positions, normals, indices: mesh.indices };
}

export function movedMesh(mesh: Mesh, by: Vec): Mesh {
  return { ...mesh, positions: mesh.positions.map((value, i) => value + by[i % 3]!) };
}

/** The triangles that have an area. */
export function withoutSlivers(positions: Float32Array, indices: readonly number[]): Uint32Array {
  const kept: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [indices[i]!, indices[i + 1]!, indices[i + 2]!] as const;
    if (Math.hypot(...faceNormal(positions, corners)) > 1e-7) kept.push(...corners);
  }
  return Uint32Array.from(kept);
}

function smoothNormals(positions: Float32Array, indices: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [indices[i]!, indices[i + 1]!, indices[i + 2]!] as const;
    const normal = faceNormal(positions, corners);
    for (const corner of corners) {
      for (let k = 0; k < 3; k += 1) normals[corner * 3 + k]! += normal[k]!;
    }
  }
  for (let i = 0; i < normals.length; i += 3) {
    normals.set(unit([normals[i]!, normals[i + 1]!, normals[i + 2]!]), i);
  }
  return normals;
}

/** Its length is twice the area of the triangle. */
export function faceNormal(
  positions: Float32Array,
  [a, b, c]: readonly [number, number, number],
): Vec {
  const at = (corner: number): Vec => [
    positions[corner * 3]!,
    positions[corner * 3 + 1]!,
    positions[corner * 3 + 2]!,
  ];
  return cross(add(at(b), at(a), -1), add(at(c), at(a), -1));
}
