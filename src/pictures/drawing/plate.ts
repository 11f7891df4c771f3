import type { Finish } from '../frame.ts';
import { brightness, darker, lighter, mixed } from './shade.ts';
import { element, use, type Sheet } from './sheet.ts';
import { tortoisePattern } from './tortoise.ts';

type Stops = Parameters<Sheet['down']>[0];

/** A body cut from a plate: the ids of its outer line and of what is cut out of it. */
export type PlateBody = { edge: string; holes: string | null };

/** Fills a body with its finish and lights its edges from above. */
export function drawPlate(sheet: Sheet, body: PlateBody, finish: Finish): string {
  const { edge, holes } = body;
  const mask = sheet.define((id) =>
    element('mask', { id }, use(edge, { fill: '#fff' }) + (holes ? use(holes) : '')),
  );
  const { light, shade } = edgeStrengths(finish);
  const stroked = (id: string, width: number, stops: Stops) =>
    use(id, { fill: 'none', stroke: sheet.down(stops), 'stroke-width': width });
  return element(
    'g',
    { mask: `url(#${mask})` },
    fills(sheet, body, finish) +
      stroked(edge, 2.4, [
        [0, '#000', 0],
        [0.5, '#000', shade * 0.3],
        [1, '#000', shade],
      ]) +
      stroked(edge, 0.8, [
        [0, '#fff', light],
        [0.3, '#fff', light * 0.4],
        [0.7, '#fff', light * 0.2],
      ]) +
      (holes
        ? stroked(holes, 1.3, [
            [0.1, '#000', shade],
            [0.5, '#000', shade * 0.4],
            [0.95, '#fff', light],
          ])
        : ''),
  );
}

function fills(sheet: Sheet, { edge }: PlateBody, finish: Finish): string {
  const paint = sheet.down(fillStops(finish));
  const base = use(edge, { fill: paint });
  return finish.kind === 'tortoise'
    ? base + use(edge, { fill: tortoisePattern(sheet, finish) })
    : base;
}

function fillStops(finish: Finish): Stops {
  const { hex } = finish;
  switch (finish.kind) {
    case 'solid':
    case 'metal':
      return [
        [0, lighter(hex, brightness(hex) < 0.2 ? 0.2 : 0.16)],
        [0.4, hex],
        [1, darker(hex, 0.28)],
      ];
    case 'matte':
      return [
        [0, lighter(hex, 0.12)],
        [1, darker(hex, 0.16)],
      ];
    case 'crystal': {
      const opacity = 1 - finish.clarity;
      return [
        [0, lighter(hex, 0.2), opacity * 0.8],
        [0.5, hex, opacity],
        [1, darker(hex, 0.12), Math.min(1, opacity * 1.2)],
      ];
    }
    case 'tortoise':
      return [
        [0, lighter(hex, 0.12)],
        [0.5, hex],
        [1, mixed(hex, finish.patchHex, 0.35)],
      ];
    case 'two-tone': {
      const opacity = 1 - finish.lowerClarity;
      return [
        [0, lighter(hex, 0.16)],
        [0.3, hex],
        [0.42, mixed(hex, finish.lowerHex, 0.3), 0.5 + opacity / 2],
        [0.58, finish.lowerHex, opacity],
        [1, darker(finish.lowerHex, 0.08), opacity],
      ];
    }
  }
}

/** How strongly edges catch light and lie in shade: a polished or clear body more than a matte one. */
export function edgeStrengths(finish: Finish): { light: number; shade: number } {
  if (finish.kind === 'matte') return { light: 0.32, shade: 0.3 };
  if (finish.kind === 'crystal') return { light: 0.65, shade: 0.5 };
  return { light: 0.55, shade: 0.42 };
}
