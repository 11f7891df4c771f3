/**
 * The elements that content may be made of, and where each may stand: what a browser would move
 * elsewhere is refused, so that everybody reads the same. Nothing here runs, loads, styles or asks.
 */
const text = ['strong', 'em', 'b', 'i', 'small', 'sub', 'sup', 'a', 'br'] as const;
const blocks = [
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'dl',
  'blockquote',
  'table',
  'details',
  'hr',
] as const;
const parts = ['li', 'dt', 'dd', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'summary'] as const;

export type SafeTag = (typeof text)[number] | (typeof blocks)[number] | (typeof parts)[number];

const isTag = new Set<string>([...text, ...blocks, ...parts]);

export function isSafeTag(name: string): name is SafeTag {
  return isTag.has(name);
}

/** Elements that hold nothing and have no end. */
export const isEmptyTag = (tag: SafeTag) => tag === 'br' || tag === 'hr';

const flow = new Set<string>([...blocks, ...text]);
const words = new Set<string>(text);
const wordsOfLink = new Set<string>(text.filter((tag) => tag !== 'a'));

const inside: Partial<Record<SafeTag, ReadonlySet<string>>> = {
  ul: new Set(['li']),
  ol: new Set(['li']),
  dl: new Set(['dt', 'dd']),
  table: new Set(['caption', 'thead', 'tbody']),
  thead: new Set(['tr']),
  tbody: new Set(['tr']),
  tr: new Set(['th', 'td']),
  li: flow,
  dd: flow,
  td: flow,
  blockquote: flow,
  details: new Set([...flow, 'summary']),
  a: wordsOfLink,
};

/** Whether `tag` may stand in `parent`; without one, at the top. */
export function mayStandIn(parent: SafeTag | null, tag: SafeTag): boolean {
  return (parent === null ? flow : (inside[parent] ?? words)).has(tag);
}

/** Whether words may stand in `parent`, and not only its parts. */
export function takesWords(parent: SafeTag | null): boolean {
  return parent === null || mayStandIn(parent, 'strong');
}
