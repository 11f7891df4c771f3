import { RefusedPicture } from './refused-picture.ts';
import { readXml, writeXml, type XmlElement } from './xml.ts';

/** What may stand in a picture: shapes, words, and what these are filled and cut with. */
const elements = new Set(
  [
    'svg g defs symbol use title desc style path rect circle ellipse line polyline polygon',
    'text tspan linearGradient radialGradient stop clipPath mask pattern marker',
    'filter feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge feMergeNode feOffset',
  ].flatMap((some) => some.split(' ')),
);

const attributes = new Set(
  [
    'id class style href x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height viewBox',
    'preserveAspectRatio transform pathLength dx dy rotate textLength lengthAdjust offset',
    'gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits',
    'patternUnits patternContentUnits patternTransform refX refY orient overflow',
    'markerWidth markerHeight markerUnits marker-start marker-mid marker-end',
    'filterUnits primitiveUnits in in2 mode type values operator k1 k2 k3 k4 result stdDeviation',
    'edgeMode flood-color flood-opacity color color-interpolation color-interpolation-filters',
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap',
    'stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stop-color stop-opacity',
    'opacity clip-path clip-rule mask filter display visibility paint-order vector-effect',
    'mix-blend-mode isolation mask-type shape-rendering text-rendering image-rendering',
    'font-family font-size font-style font-weight font-variant font-stretch letter-spacing',
    'word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift',
    'writing-mode',
  ].flatMap((some) => some.split(' ')),
);

/** Notes of drawing programs, which show nothing: they are left out, with all that is in them. */
const leftOutElement = /^(metadata|(sodipodi|inkscape|rdf|cc|dc):.*)$/;
const leftOutAttribute =
  /^(version|baseProfile|enable-background|role|focusable|xml:(space|lang)|(data|aria)-.*|(xmlns|sodipodi|inkscape|serif|sketch):.*)$/;

/** Functions of styles and attributes that load nothing. */
const functions = new Set(
  'rgb rgba hsl hsla matrix translate translatex translatey scale rotate skewx skewy'.split(' '),
);

const svgNamespace = 'http://www.w3.org/2000/svg';
const ownPart = /^#[\w.:-]{1,200}$/;
const reference = /\burl\(\s*(["']?)#[\w.:-]{1,200}\1\s*\)/g;

/** As many elements as all references together may draw once more. */
const drawnAgainMax = 50_000;

/**
 * The picture, written anew of what may stand in one: elements and attributes of a list, with
 * references to its own parts alone. Nothing of it runs, moves, or is fetched from anywhere.
 *
 * @throws RefusedPicture for everything else, with its line.
 */
export function safeSvg(source: string): string {
  const root = readXml(source);
  if (root.name !== 'svg' || root.attributes.get('xmlns') !== svgNamespace)
    throw new RefusedPicture('is no SVG');
  const safe = safeElement(root);
  refuseDrawnOften(safe);
  safe.attributes.set('xmlns', svgNamespace);
  return `${writeXml(safe)}\n`;
}

function safeElement(element: XmlElement): XmlElement {
  const { name, line, children } = element;
  if (!elements.has(name)) refuse(line, `<${name}> may not stand in a picture`);
  const safe: XmlElement = { name, line, attributes: new Map(), children: [] };
  for (const [key, value] of element.attributes) {
    if (leftOutAttribute.test(key)) continue;
    const known = key === 'xlink:href' ? 'href' : key;
    if (key === 'xmlns' && value === svgNamespace) continue;
    if (!attributes.has(known)) refuse(line, `${key} may not stand in <${name}>`);
    safe.attributes.set(known, safeValue(known, value, line));
  }
  for (const child of children) {
    if (typeof child === 'string') safe.children.push(safeText(name, child, line));
    else if (!leftOutElement.test(child.name)) safe.children.push(safeElement(child));
  }
  return safe;
}

function safeValue(key: string, value: string, line: number): string {
  if (key === 'href') {
    if (!ownPart.test(value)) refuse(line, `href="${short(value)}" is no part of the picture`);
    return value;
  }
  if (key === 'id' || key === 'class') {
    if (!/^[\w.: -]{0,200}$/.test(value)) refuse(line, `${key}="${short(value)}" has other signs`);
    return value;
  }
  return safeStyle(value, line);
}

function safeText(name: string, said: string, line: number): string {
  if (name === 'style') return safeStyle(said, line);
  const hasWords = ['title', 'desc', 'text', 'tspan'].includes(name);
  if (!hasWords && said.trim() !== '') refuse(line, `words may not stand in <${name}>`);
  return hasWords ? said : '';
}

/** No sign that is written in another way, nothing that is fetched, no function that may do so. */
function safeStyle(said: string, line: number): string {
  const style = said.replaceAll(/\/\*[^]*?\*\//g, ' ');
  const rest = style.replaceAll(reference, '');
  const fault = [...rest.matchAll(/([\w-]*)\s*\(/g)].find(
    ([, name = '']) => !functions.has(name.toLowerCase()),
  )?.[0];
  const sign = /[\\@<]|\/\*|:\/\//.exec(rest)?.[0];
  if (fault ?? sign) refuse(line, `${fault ?? sign} may not stand in "${short(said)}"`);
  return style;
}

const short = (said: string) => said.trim().replaceAll(/\s+/g, ' ').slice(0, 40);

/** What draws its own parts wherever something refers to it. */
const drawnParts = new Set(['pattern', 'mask', 'marker', 'clipPath', 'filter']);
/** Such parts may draw each other so deep. */
const depthMax = 20;

/** A few that draw each other again and again would keep a browser busy for hours. */
function refuseDrawnOften(root: XmlElement): void {
  const byId = new Map<string, XmlElement>();
  for (const element of within(root)) {
    const id = element.attributes.get('id');
    if (id === undefined) continue;
    // A browser draws the first of two: what is counted must be what is drawn.
    if (byId.has(id)) refuse(element.line, `id="${id}" stands there twice`);
    byId.set(id, element);
  }
  const isDrawn = (id: string) => drawnParts.has(byId.get(id)?.name ?? '');
  const ofClasses = partsOfClasses(root, isDrawn);
  const drawnBy = (element: XmlElement): string[] => {
    const { name, attributes: said } = element;
    const classes = (said.get('class') ?? '')
      .split(/\s+/)
      .flatMap((one) => ofClasses.get(one) ?? []);
    const parts = [...said.values()].flatMap(partsIn).filter(isDrawn);
    const used = name === 'use' ? [said.get('href')?.slice(1) ?? ''] : [];
    return [...used, ...parts, ...classes].filter((id) => byId.has(id));
  };
  const known = new Map<string, number>();
  const drawn = (element: XmlElement, above: readonly string[]): number => {
    let count = 1;
    for (const child of element.children)
      if (typeof child !== 'string') count += drawn(child, above);
    for (const id of drawnBy(element)) {
      if (above.includes(id)) refuse(element.line, `#${id} draws itself`);
      if (above.length >= depthMax) refuse(element.line, `#${id} is drawn too deep`);
      const part = known.get(id) ?? drawn(byId.get(id)!, [...above, id]);
      known.set(id, part);
      count += part * timesOf(element, byId.get(id)!);
    }
    return count;
  };
  const own = within(root).length;
  if (drawn(root, []) - own > drawnAgainMax) refuse(root.line, 'draws too much again');
}

/** The element and all that are in it. */
function within(element: XmlElement): XmlElement[] {
  const inside = element.children.filter((child) => typeof child !== 'string');
  return [element, ...inside.flatMap(within)];
}

const partsIn = (said: string) =>
  [...said.matchAll(/url\(\s*["']?#([\w.:-]+)/g)].map(([, id = '']) => id);

/** A marker is drawn at every corner of a line. */
function timesOf({ attributes: said }: XmlElement, { name }: XmlElement): number {
  if (name !== 'marker') return 1;
  const numbers = `${said.get('d') ?? ''} ${said.get('points') ?? ''}`.match(/\d+/g) ?? [];
  return 1 + numbers.length;
}

const saidIn = (children: XmlElement['children']) =>
  children.filter((child) => typeof child === 'string').join('');

/** What styles draw by the class of an element; by anything else they may not. */
function partsOfClasses(
  root: XmlElement,
  isDrawn: (id: string) => boolean,
): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { line, children } of within(root).filter(({ name }) => name === 'style'))
    for (const [, selectors = '', body = ''] of saidIn(children).matchAll(
      /([^{}]*)\{([^{}]*)\}/g,
    )) {
      const parts = partsIn(body).filter(isDrawn);
      if (parts.length === 0) continue;
      for (const selector of selectors.split(',')) {
        const [, name] = /^\s*\.([\w-]+)\s*$/.exec(selector) ?? [];
        if (name === undefined) refuse(line, `"${short(selector)}" may not say what is drawn`);
        else found.set(name, [...(found.get(name) ?? []), ...parts]);
      }
    }
  return found;
}

function refuse(line: number, fault: string): never {
  throw new RefusedPicture(`line ${line}: ${fault}`);
}
