import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Plugin } from 'vite';

const storefront = path.join(import.meta.dirname, '../src/storefront');
const everywhere = '/src/storefront/i18n/everywhere';
const prefix = '\0virtual:texts/';

/**
 * A page in a browser waits for its texts: one file for each page and language, with the parts of
 * the dictionaries that its files name. The server is told what the build has called them, to name
 * them in the page.
 */
export function pageTexts(): Plugin {
  const textFiles: Record<string, string> = {};
  return {
    name: 'page-texts',
    enforce: 'pre',
    resolveId: (id) => (/^virtual:text(s\/|-files$)/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:text-files') return `export default ${JSON.stringify(textFiles)}`;
      if (!id.startsWith(prefix)) return;
      const { page, locale } = textsNamed(id);
      if (page === 'root') return `export * from '${everywhere}.${locale}.ts';`;
      return [...new Set(shownOn(page).map(({ file }) => file))]
        .map((file) => `export * from '/src/storefront/${file}.${locale}.ts?on=${page}.ts';`)
        .join('\n');
    },
    transform(code, id) {
      const [, shown] = /\?on=(.+)\.ts$/.exec(id) ?? [];
      if (shown) {
        // While pages are being written, what they show changes.
        if (this.environment.mode === 'dev') return;
        return { code: onlyParts(code, new Set(shownOn(shown).map(nameOf))), map: null };
      }
      const page = pageIn(id);
      if (!page || this.environment.name !== 'client') return;
      const [en, de] = ['en', 'de'].map(
        (locale) => `() => import('virtual:texts/${page}.${locale}')`,
      );
      const wait = `await loadTexts({ en: ${en}, de: ${de} });`;
      const load = `import { loadTexts } from '#storefront/i18n/load.ts';`;
      return { code: `${code}\n${load}\n${wait}\n`, map: null };
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.startsWith(prefix)) continue;
        const { page, locale } = textsNamed(chunk.facadeModuleId);
        textFiles[`${page}.${locale}`] = `/${chunk.fileName}`;
      }
    },
  };
}

/** The page whose module a file is, `frames.list`; the frame around all pages is the root. */
function pageIn(id: string): string | undefined {
  const [, file] = /\/src\/storefront\/(root|[\w-]+\/[\w-]+(?=\.route))[\w.]*\.tsx$/.exec(id) ?? [];
  return file?.replace('/', '.');
}

function textsNamed(id: string) {
  const [, page = '', locale = ''] = /texts\/(.+)\.(en|de)$/.exec(id) ?? [];
  return { page, locale };
}

/** One part of a dictionary, `lens` of `frames`, and the file it stands in, without language. */
export type TextPart = { file: string; dictionary: string; part: string };

function nameOf({ dictionary, part }: TextPart): string {
  return `${dictionary}.${part}`;
}

/** What the files that a page is made of show beside what every page shows. Rather too much. */
export function shownOn(page: string): TextPart[] {
  const files = [...filesBehind(`${page.replace('.', '/')}.route.tsx`)].map(read);
  const speaking = files.filter((code) => /\b(useTexts|textsOf|Texts|titled)\b/.test(code));
  return dictionaries().flatMap(({ file, dictionary, parts }) => {
    const shown = new Set(speaking.flatMap((code) => partsShown(code, dictionary, parts)));
    return parts.filter((part) => shown.has(part)).map((part) => ({ file, dictionary, part }));
  });
}

/** The dictionaries that pages bring; those of `ui` and of the app come with the root, but for the curtain's. */
function dictionaries() {
  return globSync(['*/texts.en.ts', '*/*-texts.en.ts'], { cwd: storefront })
    .filter((file) => !/^(app\/(?!curtain)|legal\/|ui\/)/.test(file))
    .flatMap((file) =>
      exportsOf(read(file)).map(({ dictionary, parts }) => ({
        file: file.replace('.en.ts', ''),
        dictionary,
        parts: parts.map(({ name }) => name),
      })),
    );
}

/** All texts, under the names that they go by. */
const ALL = String.raw`(?:useTexts\(\)|textsOf\([^;]*?\)|\btexts|\ball)`;

/**
 * The parts of a dictionary that a file shows: those after its name, `frames.lens`, and those taken
 * out of it, `{ lens }`. Where it goes on whole, under another name or to a function, all of them.
 *
 * @throws Error where the texts go by a name that is not looked for.
 */
export function partsShown(code: string, name: string, parts: readonly string[]): string[] {
  const other = new RegExp(String.raw`\b(?!(?:texts|all)\b)\w+ = ${ALL};`).exec(code);
  if (other) throw new Error(`All texts are called "texts", not as in: ${other[0]}`);
  const takenFrom = String.raw`\{([^{}]*)\} =[^;{}=]*\b${name};`;
  const named = [...code.matchAll(new RegExp(takenFrom, 'g'))].map(([, names = '']) => names);
  const left = code.replaceAll(new RegExp(takenFrom, 'g'), '');
  const has = (pattern: string) => new RegExp(pattern).test(left);
  const isOfTexts = has(
    String.raw`\{[^{}]*\b${name}\b[^{}]*\}(?:: Texts\b| = ${ALL};|[^;{}]*\) =>)`,
  );
  const isWhole =
    has(String.raw`${ALL}\s*\.${name}\b(?!\??\.)|\b${name}: [\w{][^;=]*\} = ${ALL};`) ||
    (isOfTexts && has(String.raw`\b${name}\[|(?:\(|\.\.\.|, )${name}[,)]`));
  return parts.filter(
    (part) =>
      isWhole ||
      has(String.raw`(?<!['-])\b${name}\??\.\s*${part}\b`) ||
      named.some((names) => new RegExp(String.raw`\b${part}\b`).test(names)),
  );
}

/** What is put into words before it is sent. */
const ON_SERVER = /\.server\.|\/rule-sentences\./;

/** A file of the storefront and those that it is made of, but for what never leaves the server. */
function filesBehind(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || ON_SERVER.test(file)) return seen;
  seen.add(file);
  for (const [, names = '', from = ''] of read(file).matchAll(
    /^(?:import|export) (?!type)([^;]*?) from '(\.[^']+\.tsx?)';/gm,
  )) {
    const target = path.posix.join(path.posix.dirname(file), from);
    const behind = target.endsWith('/index.ts') ? behindDoor(target, names) : [target];
    for (const one of behind) filesBehind(one, seen);
  }
  for (const [, later = ''] of read(file).matchAll(/\bimport\('(\.[^']+\.tsx?)'\)/g))
    filesBehind(path.posix.join(path.posix.dirname(file), later), seen);
  return seen;
}

/** Of the files behind a subject's door those that give what is taken. */
function behindDoor(door: string, names: string): string[] {
  const wanted: string[] = names.match(/\w+/g) ?? [];
  return [...read(door).matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)]
    .filter(([, given = '']) => given.match(/\w+/g)?.some((name) => wanted.includes(name)))
    .map(([, , file = '']) => path.posix.join(path.posix.dirname(door), file));
}

/** A file of dictionaries with none but the parts that are named, `frames.lens`. */
function onlyParts(code: string, names: ReadonlySet<string>): string {
  return exportsOf(code)
    .flatMap(({ dictionary, parts }) =>
      parts.filter(({ name }) => !names.has(`${dictionary}.${name}`)),
    )
    .reduceRight((left, { start, end }) => {
      return left.slice(0, start) + left.slice(end).replace(/^,/, '');
    }, code);
}

/** The dictionaries of a file and where each part of them stands. */
function exportsOf(code: string) {
  return parseSync('texts.ts', code).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration?.type !== 'VariableDeclaration') return [];
    const [declared] = statement.declaration.declarations;
    const init = declared?.init;
    const dictionary = init?.type === 'TSSatisfiesExpression' ? init.expression : init;
    if (declared?.id.type !== 'Identifier' || dictionary?.type !== 'ObjectExpression') return [];
    const parts = dictionary.properties.flatMap((part) =>
      part.type === 'Property' && part.key.type === 'Identifier'
        ? [{ name: part.key.name, start: part.start, end: part.end }]
        : [],
    );
    return [{ dictionary: declared.id.name, parts }];
  });
}

function read(file: string): string {
  return readFileSync(path.join(storefront, file), 'utf8');
}
