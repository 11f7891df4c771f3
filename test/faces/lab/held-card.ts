import * as three from 'three';
import { CARD_MM, type Corner } from '#face/card/card-in-picture.ts';
import type { Camera } from '#face/head/head-pose.ts';
import type { SyntheticHead } from './synthetic-head.ts';

/** The middle of the card above the pupils, in millimetres: its lower edge is above the brows. */
const UP_MM = 60;
/** Skin is known at points alone: between those behind the card and the next it bulges. */
const BETWEEN_POINTS_MM = 12;
const THICK_MM = 0.76;
const CORNER_MM = 3.18;

/** A card of true size, held against the forehead of a head that faces the camera with `pitchDegrees`. */
export function heldCard(head: SyntheticHead, pitchDegrees: number): three.Mesh {
  const { width, height } = CARD_MM;
  const card = new three.Mesh(roundedPlate(width, height, CORNER_MM), drawn());
  const lean = (-pitchDegrees * Math.PI) / 180;
  card.rotation.x = lean;
  // It touches what stands out most of the skin behind it.
  const [up, out] = [Math.cos(lean), Math.sin(lean)];
  const touched = head.points.flatMap(([x, y, z]) =>
    Math.abs(x) < width / 2 && Math.abs(y - UP_MM) < height / 2 + BETWEEN_POINTS_MM
      ? [z * up - y * out]
      : [],
  );
  const before = Math.max(...touched) + THICK_MM;
  card.position.set(0, UP_MM, (before + UP_MM * out) / up);
  return card;
}

/** Where its corners would be if they were not round, in pixels of the picture. */
export function cornersOf(card: three.Mesh, { widthPx, heightPx, focalPx }: Camera): Corner[] {
  card.updateWorldMatrix(true, false);
  const [x, y] = [CARD_MM.width / 2, CARD_MM.height / 2];
  return (
    [
      [-x, y],
      [x, y],
      [x, -y],
      [-x, -y],
    ] as const
  ).map((place) => {
    const seen = card.localToWorld(new three.Vector3(...place, 0));
    return {
      xPx: widthPx / 2 + (focalPx * seen.x) / -seen.z,
      yPx: heightPx / 2 - (focalPx * seen.y) / -seen.z,
    };
  });
}

function roundedPlate(width: number, height: number, round: number): three.BufferGeometry {
  const [x, y] = [width / 2, height / 2];
  const outline = new three.Shape();
  outline.moveTo(round - x, -y);
  outline.lineTo(x - round, -y).absarc(x - round, round - y, round, -Math.PI / 2, 0, false);
  outline.lineTo(x, y - round).absarc(x - round, y - round, round, 0, Math.PI / 2, false);
  outline.lineTo(round - x, y).absarc(round - x, y - round, round, Math.PI / 2, Math.PI, false);
  outline.lineTo(-x, round - y).absarc(round - x, round - y, round, Math.PI, 1.5 * Math.PI, false);
  const plate = new three.ShapeGeometry(outline, 8);
  const places = plate.getAttribute('position');
  const shares = Array.from({ length: places.count }, (_, index) => [
    places.getX(index) / width + 0.5,
    places.getY(index) / height + 0.5,
  ]);
  plate.setAttribute('uv', new three.Float32BufferAttribute(shares.flat(), 2));
  return plate;
}

/** A card as health plans have them, with nobody's name. */
function drawn(): three.Material {
  const canvas = new OffscreenCanvas(856, 540);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#1f5f8b';
  context.fillRect(0, 0, 856, 540);
  context.fillStyle = '#d9b24a';
  context.fillRect(70, 190, 120, 95);
  context.fillStyle = '#e8eef2';
  context.fillRect(70, 60, 420, 40);
  context.fillRect(70, 380, 520, 24);
  context.fillRect(70, 430, 360, 24);
  const texture = new three.CanvasTexture(canvas as unknown as HTMLCanvasElement);
  texture.colorSpace = three.SRGBColorSpace;
  return new three.MeshBasicMaterial({ map: texture, side: three.DoubleSide });
}
