import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

const grid =
  'table{width:100%;margin:10px 0}td,th{border:1px solid #666;padding:6px 7px;text-align:center}';

/** More papers that people in German-speaking countries hold in their hands. */
export const papersInGerman: Layout[] = [
  {
    name: 's-de-paper-rezeptblock',
    language: 'de',
    pen: 'always',
    width: 620,
    fonts: ['Arimo', 'Tinos'],
    values: { prism: 0 },
    css: 'table{width:100%;margin:8px 0}td,th{border:1px solid #444;height:46px;text-align:center;font-size:15px}td:first-child{width:90px}',
    draw: (s) =>
      `<p><b>${s.doctor()}</b><br><span class="small">Augenärztin, ${s.street()}, ${s.town()}</span></p><p>Für ${s.patient()} &nbsp; am ${s.date()}</p><h3 class="center">Brillenrezept</h3>${table(heads('', 'sphärisch', 'zylindrisch', 'Achse', 'Add.'), tr('R Ferne', ...s.right.cells('sph', 'cyl', 'axis', 'add')), tr('L Ferne', ...s.left.cells('sph', 'cyl', 'axis', 'add')))}<p>PD: ${s.pd()} &nbsp;&nbsp; HSA: ${s.filled('12')}</p><p class="small">Gültig 6 Monate. Bemerkungen: ${s.filled('entspiegelt')}</p>`,
  },
  {
    name: 's-de-paper-fern-nah-tabelle',
    language: 'de',
    width: 840,
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0, add: 1 },
    css: `${grid}th{background:#e8e8e8}`,
    draw: (s) => {
      const far = (n: string, e: DrawnEye): string =>
        tr(`<td>Ferne</td>`, n, ...e.cells('sph', 'cyl', 'axis'), e.pd(), s.acuity());
      const near = (n: string, e: DrawnEye): string =>
        tr(`<td>Nähe</td>`, n, e.nearSph(), e.nearCyl(), e.nearAxis(), e.nearPd(), s.acuity());
      return `<h2>Refraktionsergebnis</h2><p>Herr/Frau ${s.patient()} &nbsp; ${s.date()} &nbsp; Prüfer: ${s.doctor()}</p>${table(heads('', 'Auge', 'Sphäre', 'Zylinder', 'Achse', 'PD', 'Visus'), far('R', s.right), far('L', s.left), near('R', s.right), near('L', s.left))}<p>Addition R ${s.right.add()} / L ${s.left.add()}</p><p>Hornhautscheitelabstand 13 mm</p><p class="small">${s.practice()} &middot; ${s.phone()}</p>`;
    },
  },
  {
    name: 's-de-paper-kassenbeleg',
    language: 'de',
    width: 440,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0 },
    writing: { noCylinder: ['0,00'] },
    css: 'pre{font:inherit;margin:0;line-height:1.4}body{padding:20px;font-size:15px}',
    draw: (s) => {
      const line = (n: string, e: DrawnEye): string =>
        `${n} SPH ${e.sph()} ZYL ${e.cyl()}${e.toric ? ` A ${e.axis()}` : ''}${e.add() && `\n  ADD ${e.add()}`}`;
      return `<pre>${s.practice()}\n${s.street()}\n${s.town()}\n\nKunde: ${s.patient()}\nBeleg ${s.dice.digits(6)}  ${s.date()}\n\n1 Fassung        ${s.price()}\n2 Gläser 1,5     ${s.price()}\n  Rabatt 10%     -12,50\n-----------------------\nSUMME EUR        ${s.price()}\nBAR              200,00\n\nIhre Werte:\n${line('R', s.right)}\n${line('L', s.left)}\nPD  ${s.right.pd()} / ${s.left.pd()}\n\nVielen Dank!</pre>`;
    },
  },
  {
    name: 's-de-paper-augenarzt-verordnung-zeilen',
    language: 'de',
    width: 760,
    fonts: ['Tinos', 'Arimo', 'Carlito'],
    values: { prism: 0.3, add: 0.6 },
    writing: { degree: true, noCylinder: ['—', ''] },
    css: 'p{margin:0 0 8px}',
    draw: (s) => {
      const eye = (n: string, e: DrawnEye): string =>
        `<p>${n}: Sphäre ${e.sph()} dpt${e.toric ? `, Zylinder ${e.cyl()} dpt, Achse ${e.axis()}` : ''}${e.amounts() && `, Prisma ${e.prism('deutsch', ' und ')}`}${e.add() && `, Addition ${e.add()} dpt`}</p>`;
      return `<p><b>Gemeinschaftspraxis ${s.doctor()}</b></p><p class="small">${s.street()}, ${s.town()}, Tel. ${s.phone()}</p><h3>Verordnung einer Sehhilfe</h3><p>Name: ${s.patient()}, geb. am ${s.born()}</p><p>Diagnose: Astigmatismus H52.2, Presbyopie H52.4</p>${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}<p>Augenabstand: ${s.pd()} mm, HSA: 14 mm</p><p>Sehschärfe mit Korrektur: rechts ${s.acuity()}, links ${s.acuity()}</p><p>${s.town()}, den ${s.date()}</p>`;
    },
  },
  {
    name: 's-de-paper-auge-als-spalte-gruppen',
    language: 'de',
    width: 900,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0 },
    css: `${grid}body{font-size:15px}`,
    draw: (s) =>
      `<h3>Glasbestellung ${s.dice.digits(6)}</h3><p>Kommission: ${s.patient()} &nbsp; Eingang ${s.date()} &nbsp; Liefertermin in 4 Tagen</p><table><tr><th colspan="4">RECHTS</th><th colspan="4">LINKS</th></tr><tr><th>Sph</th><th>Cyl</th><th>Achse</th><th>Add</th><th>Sph</th><th>Cyl</th><th>Achse</th><th>Add</th></tr>${tr(...s.right.cells('sph', 'cyl', 'axis', 'add'), ...s.left.cells('sph', 'cyl', 'axis', 'add'))}</table><table><tr><th>PD R</th><th>PD L</th><th>Höhe R</th><th>Höhe L</th><th>Ø</th></tr>${tr(s.right.pd(), s.left.pd(), s.number(20, 1), s.number(20.5, 1), '65')}</table><p>Glas: Organisch 1,5 HC SET &nbsp; Farbe: braun 25 % &nbsp; Netto ${s.price()} EUR</p>`,
  },
  {
    name: 's-de-paper-optiker-lesehilfe',
    language: 'de',
    width: 700,
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    values: { prism: 0 },
    css: 'pre{font:inherit;margin:0;line-height:1.5}body{font-size:16px}',
    draw: (s) => {
      const row = (n: string, e: DrawnEye): string =>
        [n, e.sph(), e.cyl(), e.axis(), e.add()].map((cell) => padded(cell, 9)).join('');
      return `<pre>${s.practice()}                 ${s.date()}\n\nBRILLENPASS für ${s.patient()}\n\n${['', 'SPH', 'CYL', 'ACHSE', 'ADD'].map((cell) => padded(cell, 9)).join('')}\n${row('RE', s.right)}\n${row('LI', s.left)}\n\nPD     RE ${s.right.pd()}   LI ${s.left.pd()}\nHÖHE   RE 19     LI 19,5\nFASSUNG  Ray 52-18   GLAS  Mineral 1,6\n\nBitte zur nächsten Kontrolle mitbringen.</pre>`;
    },
  },
];
