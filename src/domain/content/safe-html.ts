import { htmlPieces, type HtmlPiece } from './html-pieces.ts';
import { readWords, writeWords } from './html-words.ts';
import { safeAttribute, type SafeAttributes } from './safe-attributes.ts';
import { isEmptyTag, isSafeTag, mayStandIn, takesWords, type SafeTag } from './safe-tags.ts';

/** Words, or an element that is known to be harmless. */
export type ContentNode = string | ContentElement;
export type ContentElement = {
  tag: SafeTag;
  attributes: SafeAttributes;
  children: ContentNode[];
};

/** What is not as it may be, and in which line of the text. */
export type ContentFault = { line: number; fault: string };

/**
 * Reads HTML that somebody else wrote, and keeps of it what is on the list of `safe-tags.ts` and
 * `safe-attributes.ts`: whatever it holds, what comes out is harmless. `faults` names what was
 * left out or put elsewhere; without one, nothing was.
 */
export function readSafeHtml(html: string): { nodes: ContentNode[]; faults: ContentFault[] } {
  const nodes: ContentNode[] = [];
  const faults: ContentFault[] = [];
  const open: ContentElement[] = [];
  const parent = () => open.at(-1) ?? null;
  const refuse = ({ line }: HtmlPiece, fault: string) => faults.push({ line, fault });
  const add = (node: ContentNode) => (parent()?.children ?? nodes).push(node);

  for (const piece of htmlPieces(html)) {
    switch (piece.kind) {
      case 'other':
        refuse(piece, `${article(piece.name)} may not stand in content`);
        break;
      case 'words':
        addWords(piece);
        break;
      case 'begin':
        begin(piece);
        break;
      case 'end':
        end(piece);
    }
  }
  for (const { tag } of open)
    faults.push({ line: html.split('\n').length, fault: `<${tag}> has no end` });
  return { nodes, faults };

  function addWords(piece: HtmlPiece & { kind: 'words' }): void {
    const words = readWords(piece.words, (sign) =>
      refuse(piece, `${sign} is no sign that is known here`),
    );
    // oxlint-disable-next-line no-control-regex
    const plain = words.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
    if (plain !== words) refuse(piece, 'it holds control characters');
    if (piece.words.startsWith('<')) refuse(piece, 'a < begins no element: write &lt;');
    if (takesWords(parent()?.tag ?? null)) add(plain);
    else if (plain.trim()) refuse(piece, `words may not stand in <${parent()?.tag}>`);
  }

  function begin(piece: HtmlPiece & { kind: 'begin' }): void {
    const { name } = piece;
    if (!isSafeTag(name)) return void refuse(piece, `<${name}> may not stand in content`);
    const within = open.findLastIndex((one) => mayStandIn(one.tag, name));
    const isTop = mayStandIn(null, name);
    const fits = mayStandIn(parent()?.tag ?? null, name);
    if (!fits) {
      refuse(
        piece,
        `<${name}> may not stand in ${parent() ? `<${parent()?.tag}>` : 'the text itself'}`,
      );
      if (within < 0 && !isTop) return;
      // As browsers do: what is open ends before what cannot stand in it.
      open.length = within + 1;
    }
    const element: ContentElement = { tag: name, attributes: {}, children: [] };
    for (const [attribute, written] of piece.attributes) {
      const value = readWords(written, () => {}).trim();
      const safe = safeAttribute(name, attribute, value);
      if (safe) Object.assign(element.attributes, safe);
      else refuse(piece, `${attribute}="${value}" may not stand in <${name}>`);
    }
    add(element);
    if (!isEmptyTag(name)) open.push(element);
  }

  function end(piece: HtmlPiece & { kind: 'end' }): void {
    const at = open.findLastIndex(({ tag }) => tag === piece.name);
    if (at < 0) {
      // Of what was left out it has been told where it began.
      if (isSafeTag(piece.name)) refuse(piece, `</${piece.name}> ends nothing`);
      return;
    }
    for (const { tag } of open.slice(at + 1)) refuse(piece, `<${tag}> has no end`);
    open.length = at;
  }
}

/** HTML of what was read, in one way of writing it. */
export function writeHtml(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return writeWords(node);
      const { tag, attributes, children } = node;
      const said = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${writeWords(String(value))}"`,
      );
      const begin = `<${tag}${said.join('')}>`;
      return isEmptyTag(tag) ? begin : `${begin}${writeHtml(children)}</${tag}>`;
    })
    .join('');
}

function article(name: string): string {
  return name === 'comment' || name === 'instruction'
    ? `a ${name}`.replace('a i', 'an i')
    : `<${name}>`;
}
