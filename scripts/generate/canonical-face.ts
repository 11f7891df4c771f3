import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';

/** The package's metadata of the mean face: SHA-256, so that another release is noticed. */
const SHA256 = 'bdbcda96dfcb7da883da124aaa2c55dee49770d934f0fcc71747f8c21bdc75b4';
const VERTICES = 468;
const TRIANGLE_CORNERS = 2694;
const ANCHORS = 33;
/** Each vertex in the metadata: x, y, z in centimetres and two texture coordinates. */
const NUMBERS_PER_VERTEX = 5;

/**
 * The text of a module with the mean face that the tracker's landmarks are points of, cut out of
 * the tracker's own package: vertices in millimetres, triangles, and the landmarks that move
 * least with a face's expression, each with its weight.
 *
 * @throws when the package holds another face than the one that our measures were tried with.
 */
export async function canonicalFaceModule(root: string): Promise<string> {
  const folder = path.join(root, 'node_modules/@mediapipe/face_mesh');
  const loader = await readFile(
    path.join(folder, 'face_mesh_solution_packed_assets_loader.js'),
    'utf8',
  );
  const place =
    /geometry_pipeline_metadata_landmarks\.binarypb", "start": (\d+), "end": (\d+)/.exec(loader);
  if (!place) throw new Error('The face tracker names no metadata of its mean face.');
  const packed = await readFile(path.join(folder, 'face_mesh_solution_packed_assets.data'));
  const metadata = packed.subarray(Number(place[1]), Number(place[2]));
  const hash = createHash('sha256').update(metadata).digest('hex');
  if (hash !== SHA256) throw new Error(`The face tracker has another mean face: ${hash}.`);

  const top = fieldsOf(metadata);
  const mesh = fieldsOf(bytes(top.find(({ id }) => id === 1)));
  const vertexNumbers = mesh.filter(({ id }) => id === 3).map(number);
  const corners = mesh.filter(({ id }) => id === 4).map(number);
  const anchors = top
    .filter(({ id }) => id === 2)
    .map((field) => {
      const parts = fieldsOf(bytes(field));
      const weight = number(parts.find(({ id }) => id === 2));
      return [number(parts.find(({ id }) => id === 1)), round(weight, 5)];
    });
  if (
    vertexNumbers.length !== VERTICES * NUMBERS_PER_VERTEX ||
    corners.length !== TRIANGLE_CORNERS ||
    anchors.length !== ANCHORS
  )
    throw new Error('The metadata of the mean face has another form.');

  const vertices = Array.from({ length: VERTICES }, (_, vertex) =>
    [0, 1, 2].map((axis) => round(vertexNumbers[vertex * NUMBERS_PER_VERTEX + axis]! * 10, 3)),
  );
  return `// Cut out of @mediapipe/face_mesh (Apache-2.0) by scripts/generate/canonical-face.ts.
export const canonicalVerticesMm: readonly (readonly [number, number, number])[] = ${JSON.stringify(vertices)};
export const canonicalTriangles: readonly number[] = ${JSON.stringify(corners)};
export const canonicalAnchors: readonly (readonly [landmark: number, weight: number])[] = ${JSON.stringify(anchors)};
`;
}

type Field = { id: number; value: number | Uint8Array };

/** The fields of a message in protobuf's wire format. */
function fieldsOf(message: Uint8Array): Field[] {
  const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
  const fields: Field[] = [];
  let at = 0;
  function variableInteger(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = view.getUint8(at);
      at += 1;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
  while (at < message.byteLength) {
    const tag = variableInteger();
    const id = tag >> 3;
    const kind = tag & 7;
    if (kind === 0) {
      fields.push({ id, value: variableInteger() });
    } else if (kind === 5) {
      fields.push({ id, value: view.getFloat32(at, true) });
      at += 4;
    } else if (kind === 2) {
      const length = variableInteger();
      fields.push({ id, value: message.subarray(at, at + length) });
      at += length;
    } else {
      throw new Error(`A field of kind ${kind} in the metadata of the mean face.`);
    }
  }
  return fields;
}

function number(field: Field | undefined): number {
  if (typeof field?.value !== 'number') throw new Error('The mean face lacks a number.');
  return field.value;
}

function bytes(field: Field | undefined): Uint8Array {
  if (!(field?.value instanceof Uint8Array)) throw new Error('The mean face lacks a part.');
  return field.value;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
