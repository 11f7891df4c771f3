import { RefusedPicture } from './refused-picture.ts';

export type XmlElement = {
  name: string;
  attributes: Map<string, string>;
  children: (XmlElement | string)[];
  /** Of its beginning in the file. */
  line: number;
};

const depthMax = 100;
const elementsMax = 20_000;

const name = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`;
const space = String.raw`[ \t\r\n]`;
/** Before the outermost element; a type of document only where it declares nothing. */
const prolog = /<\?xml [^<>?]*\?>|<!DOCTYPE svg[^[\]<>]*>/y;
const comment = /<!--(?:(?!--)[^])*-->/y;
const cdata = /<!\[CDATA\[((?:(?!\]\]>)[^])*)\]\]>/y;
const opening = new RegExp(`<(${name})`, 'y');
const attribute = new RegExp(`${space}+(${name})${space}*=${space}*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const openingEnd = new RegExp(`${space}*(/?)>`, 'y');
const closing = new RegExp(`</(${name})${space}*>`, 'y');
const text = /[^<]+/y;

/**
 * Reads the XML that pictures are written in, and refuses what is not plainly that: own entities
 * and types, instructions for programs, names twice, and whatever is written otherwise than the
 * standard says. Comments are left out.
 *
 * @throws RefusedPicture with the line.
 */
export function readXml(source: string): XmlElement {
  const { at, line, began, take } = openSource(source);
  const above: XmlElement[] = [];
  let root: XmlElement | null = null;
  let elements = 0;

  function begin(tag: string): void {
    elements += 1;
    if (elements > elementsMax) throw new RefusedPicture(`has more than ${elementsMax} elements`);
    const element: XmlElement = { name: tag, attributes: new Map(), children: [], line: line() };
    for (let one = take(attribute); one; one = take(attribute)) {
      const [, key = '', quoted, otherwise = ''] = one;
      if (element.attributes.has(key)) refuse(line(), `${key} stands there twice`);
      element.attributes.set(key, plainText(quoted ?? otherwise, line()));
    }
    const end = take(openingEnd);
    if (!end) refuse(line(), `<${tag}> cannot be read`);
    if (root && above.length === 0) refuse(line(), 'something stands after its end');
    above.at(-1)?.children.push(element);
    root ??= element;
    if (end?.[1] !== '/') above.push(element);
    if (above.length > depthMax) refuse(line(), `has more than ${depthMax} elements in each other`);
  }

  while (at() < source.length) {
    const inside = above.at(-1);
    const begun = take(opening);
    if (begun) {
      begin(begun[1] ?? '');
      continue;
    }
    const ended = take(closing);
    if (ended) {
      if (above.pop()?.name !== ended[1]) refuse(line(), `</${ended[1]}> ends nothing`);
      continue;
    }
    if (take(comment) || (!root && take(prolog))) continue;
    const raw = inside && take(cdata);
    const said = raw ? (raw[1] ?? '') : take(text)?.[0];
    if (said === undefined) refuse(line(), 'is written as no picture is');
    else if (inside) inside.children.push(raw ? said : plainText(said, began()));
    else if (said.trim() !== '') refuse(line(), 'something stands beside the picture');
  }
  if (!root || above.length > 0) throw new RefusedPicture('is cut off');
  return root;
}

/** Takes one thing after the other, and counts lines. */
function openSource(source: string) {
  let at = 0;
  let line = 1;
  let began = 1;
  return {
    at: () => at,
    line: () => line,
    /** Where that begins which was taken last. */
    began: () => began,
    take(what: RegExp): RegExpExecArray | null {
      what.lastIndex = at;
      const found = what.exec(source);
      if (!found) return null;
      at = what.lastIndex;
      began = line;
      line += found[0].split('\n').length - 1;
      return found;
    },
  };
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function plainText(written: string, line: number): string {
  const said = written.replaceAll(/&([^;&]{0,12});?/g, (whole, what: string) => {
    const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(what) ?? [];
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const known = Object.hasOwn(entities, what) ? entities[what] : undefined;
    if (known !== undefined && whole.endsWith(';')) return known;
    if (!(code <= 0x10_ffff) || !whole.endsWith(';')) refuse(line, `${whole} is not known`);
    return String.fromCodePoint(code);
  });
  // oxlint-disable-next-line no-control-regex -- none of these may stand in XML
  if (/[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(said) || !said.isWellFormed())
    refuse(line, 'has signs that no text has');
  return said;
}

function refuse(line: number, fault: string): never {
  throw new RefusedPicture(`line ${line}: ${fault}`);
}

/** The element as text, from what was read alone. */
export function writeXml({ name: tag, attributes, children }: XmlElement): string {
  const said = [...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
  if (children.length === 0) return `<${tag}${said}/>`;
  const inside = children.map((one) => (typeof one === 'string' ? escaped(one) : writeXml(one)));
  return `<${tag}${said}>${inside.join('')}</${tag}>`;
}

const signs: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const escaped = (said: string) => said.replaceAll(/[<>&"]/g, (sign) => signs[sign] ?? sign);
