import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Typefaces that stand in packages; the DejaVu families come with the machine. */
const files = {
  Arimo: ['@fontsource/arimo/files/arimo-latin-400-normal.woff2', '700'],
  Carlito: ['@fontsource/carlito/files/carlito-latin-400-normal.woff2', '700'],
  Tinos: ['@fontsource/tinos/files/tinos-latin-400-normal.woff2', '700'],
  'Courier Prime': ['@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2', '700'],
  Caveat: ['@fontsource/caveat/files/caveat-latin-400-normal.woff2', ''],
  Kalam: ['@fontsource/kalam/files/kalam-latin-400-normal.woff2', ''],
  'Patrick Hand': ['@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2', ''],
  'Nothing You Could Do': [
    '@fontsource/nothing-you-could-do/files/nothing-you-could-do-latin-400-normal.woff2',
    '',
  ],
} as const;

export type PrintFont =
  | 'Arimo'
  | 'Carlito'
  | 'Tinos'
  | 'Courier Prime'
  | 'DejaVu Sans'
  | 'DejaVu Sans Condensed'
  | 'DejaVu Sans Mono'
  | 'DejaVu Serif';

/** A typeface that looks as written by hand; the size brings it to the height of 1em of print. */
export type Hand = { family: string; size: number };

export const hands: readonly [Hand, ...Hand[]] = [
  { family: 'Caveat', size: 1.75 },
  { family: 'Kalam', size: 1.4 },
  { family: 'Patrick Hand', size: 1.5 },
  { family: 'Nothing You Could Do', size: 1.6 },
];

/** The `@font-face` rules that a page with this text needs, the faces inside. */
export function facesFor(html: string): string {
  return Object.entries(files)
    .filter(([family]) => html.includes(family))
    .map(([family, [file, bold]]) =>
      [
        faceRule(family, '400', file),
        bold && faceRule(family, bold, file.replace('-400-', '-700-')),
      ].join(''),
    )
    .join('');
}

const rules = new Map<string, string>();

function faceRule(family: string, weight: string, file: string): string {
  const known = rules.get(file);
  if (known) return known;
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file))).toString('base64');
  const rule = `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${bytes})}`;
  rules.set(file, rule);
  return rule;
}
