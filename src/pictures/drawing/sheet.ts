import { CANVAS } from '../geometry/canvas.ts';
import { mm } from '../geometry/path-data.ts';

const MIRROR = `matrix(-1 0 0 1 ${CANVAS.widthMm} 0)`;

type Attributes = Record<string, string | number | undefined>;
export type Stop = readonly [at: number, color: string, opacity?: number];

/** A picture in the making: collects definitions under names that no other picture has. */
export type Sheet = {
  /** Defines a shape to be used again; the answer is its id. */
  define(svg: (id: string) => string): string;
  /** Defines a gradient between two points; the answer is a paint. */
  gradient(
    from: readonly [number, number],
    to: readonly [number, number],
    stops: readonly Stop[],
  ): string;
  /** Defines a gradient from the top to the bottom of whatever it paints; the answer is a paint. */
  down(stops: readonly Stop[]): string;
  definitions(): string;
};

export function createSheet(prefix: string): Sheet {
  const written = new Map<string, string>();
  const define = (svg: (id: string) => string): string => {
    const key = svg('');
    const known = written.get(key);
    if (known) return known;
    const id = prefix + written.size.toString(36);
    written.set(key, id);
    texts.push(svg(id));
    return id;
  };
  const texts: string[] = [];
  return {
    define,
    gradient: ([x1, y1], [x2, y2], stops) =>
      paintOf(
        define((id) =>
          element(
            'linearGradient',
            { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 },
            stopList(stops),
          ),
        ),
      ),
    down: (stops) =>
      paintOf(define((id) => element('linearGradient', { id, x2: 0, y2: 1 }, stopList(stops)))),
    definitions: () => element('defs', {}, texts.join('')),
  };
}

/** `<name …>children</name>`; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? mm(value) : value}"`)
    .join('');
  return children ? `<${name}${list}>${children}</${name}>` : `<${name}${list}/>`;
}

export function use(id: string, attributes: Attributes = {}): string {
  return element('use', { href: `#${id}`, ...attributes });
}

/** A shape and its image in a mirror down the middle of the canvas. */
export function bothSides(id: string, attributes: Attributes = {}): string {
  return use(id, attributes) + use(id, { ...attributes, transform: MIRROR });
}

function paintOf(id: string): string {
  return `url(#${id})`;
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) =>
      element('stop', {
        offset: offset || undefined,
        'stop-color': color,
        'stop-opacity': opacity,
      }),
    )
    .join('');
}
