/** A piece of HTML as it is written, one after the other. */
export type HtmlPiece = { line: number } & (
  | { kind: 'words'; words: string }
  | { kind: 'begin'; name: string; attributes: readonly (readonly [string, string])[] }
  | { kind: 'end'; name: string }
  /** A comment, an instruction, or an element that is no text: its inside goes with it. */
  | { kind: 'other'; name: string }
);

const tag = /^<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/i;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** What is inside of these is nothing to read: it runs, styles, or is in another language. */
const notText =
  /^(script|style|template|iframe|object|noscript|noembed|noframes|textarea|title|xmp|plaintext|svg|math|head|select)$/;

/** Cuts HTML into its pieces; a `<` that begins nothing is a word. */
export function* htmlPieces(html: string): Generator<HtmlPiece> {
  let at = 0;
  let line = 1;
  const pass = (length: number): string => {
    const passed = html.slice(at, at + length);
    at += length;
    return passed;
  };
  const count = (passed: string) => (line += passed.split('\n').length - 1);

  while (at < html.length) {
    const rest = html.slice(at);
    const here = line;
    if (rest.startsWith('<!--') || /^<[!?]/.test(rest)) {
      const close = rest.startsWith('<!--') ? '-->' : '>';
      const end = rest.indexOf(close);
      count(pass(end < 0 ? rest.length : end + close.length));
      yield {
        kind: 'other',
        name: rest.startsWith('<!--') ? 'comment' : 'instruction',
        line: here,
      };
      continue;
    }
    const found = tag.exec(rest);
    if (!found) {
      const next = rest.indexOf('<', rest.startsWith('<') ? 1 : 0);
      const words = pass(next < 0 ? rest.length : next);
      count(words);
      yield { kind: 'words', words, line: here };
      continue;
    }
    const [whole, slash, written = '', said = ''] = found;
    const name = written.toLowerCase();
    count(pass(whole.length));
    if (slash === '' && notText.test(name)) {
      const end = new RegExp(`</${name}\\s*>`, 'i').exec(html.slice(at));
      count(pass(end ? end.index + end[0].length : html.length - at));
      yield { kind: 'other', name, line: here };
    } else if (slash) yield { kind: 'end', name, line: here };
    else yield { kind: 'begin', name, attributes: attributesOf(said), line: here };
  }
}

function attributesOf(said: string): [string, string][] {
  return [...said.matchAll(attribute)].map(([, name = '', ...values]) => [
    name.toLowerCase(),
    values.find((value) => value !== undefined) ?? '',
  ]);
}
