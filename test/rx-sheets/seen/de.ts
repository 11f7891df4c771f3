import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';

const ruled =
  'table{width:100%;margin:14px 0}td,th{border:1px solid #444;padding:8px 6px;text-align:center}th{font-size:14px;font-weight:400;background:#f0f0f0}';
const lined =
  'table{width:100%;margin:14px 0}td,th{border-bottom:1px solid #bbb;padding:9px 8px;text-align:left}th{color:#456;font-size:14px}';

export const seenGermanOnes: Layout[] = [
  {
    name: 's-de-brillenpass',
    language: 'de',
    pen: 'sometimes',
    css: `body{background:#fbf8ef}${ruled}`,
    values: { prism: 0.25 },
    draw: (s) =>
      `<h2>Brillenpass</h2><p>${s.practice()}, ${s.street()}, ${s.town()}</p><p>Name ${s.patient()}</p>${table(
        heads('', 'Sphäre', 'Zylinder', 'Achse', 'Prisma', 'Basis', 'Addition', 'PD'),
        tr(
          'R',
          ...s.right.cells('sph', 'cyl', 'axis', 'amounts'),
          s.right.bases('deutsch'),
          ...s.right.cells('add', 'pd'),
        ),
        tr(
          'L',
          ...s.left.cells('sph', 'cyl', 'axis', 'amounts'),
          s.left.bases('deutsch'),
          ...s.left.cells('add', 'pd'),
        ),
      )}<p class="small">ausgestellt am ${s.date()}</p>`,
  },
  {
    name: 's-de-verordnung',
    language: 'de',
    pen: 'sometimes',
    values: { add: 1, prism: 0.2 },
    css: ruled,
    draw: (s) =>
      `<h2>Brillenverordnung</h2><p>${s.patient()}, geb. ${s.born()}</p>${table(
        heads('', '', 'sph.', 'cyl.', 'Achse', 'Prisma', 'Basis'),
        tr(
          '<td rowspan="2">Fern</td>',
          'R',
          ...s.right.cells('sph', 'cyl', 'axis', 'amounts'),
          s.right.bases('degrees'),
        ),
        tr('L', ...s.left.cells('sph', 'cyl', 'axis', 'amounts'), s.left.bases('degrees')),
        tr('<td rowspan="2">Nah</td>', 'R', `<td colspan="5">Add ${s.right.add()}</td>`),
        tr('L', `<td colspan="5">Add ${s.left.add()}</td>`),
      )}<p>PD ${s.pd()} mm &nbsp; Datum ${s.date()}</p><p>${s.doctor()}, ${s.phone()}</p>`,
  },
  {
    name: 's-de-near-spheres',
    language: 'de',
    values: { add: 1, prism: 0 },
    css: ruled,
    draw: (s) =>
      `<h2>${s.practice()}</h2><p>Rezept für ${s.patient()} vom ${s.date()}</p>${table(
        heads('', 'Auge', 'Sphäre', 'Zylinder', 'Achse', 'PD'),
        tr('Ferne', 'rechts', ...s.right.cells('sph', 'cyl', 'axis', 'pd')),
        tr('Ferne', 'links', ...s.left.cells('sph', 'cyl', 'axis', 'pd')),
        tr('Nähe', 'rechts', s.right.nearSph(), '', '', s.right.nearPd()),
        tr('Nähe', 'links', s.left.nearSph(), '', '', s.left.nearPd()),
      )}<p class="small">Visus R ${s.acuity()} L ${s.acuity()}</p>`,
  },
  {
    name: 's-de-rechts-links',
    language: 'de',
    css: lined,
    draw: (s) =>
      `<h2>Ihre Brillenwerte</h2><p>${s.patient()} &middot; ${s.date()}</p>${table(
        heads('Auge', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'PD (mm)'),
        tr('Rechts', ...s.right.cells('sph', 'cyl', 'axis', 'add', 'pd')),
        tr('Links', ...s.left.cells('sph', 'cyl', 'axis', 'add', 'pd')),
      )}<p>${s.practice()}, Tel. ${s.phone()}</p>`,
  },
  {
    name: 's-de-eyes-as-columns',
    language: 'de',
    css: `${lined}table{width:70%}`,
    values: { prism: 0.3 },
    draw: (s) => {
      const line = (label: string, of: (e: typeof s.right) => string): string =>
        tr(label, of(s.right), of(s.left));
      return `<h2>Refraktionsdaten</h2><p>Kunde ${s.dice.digits(6)}: ${s.patient()}</p>${table(
        heads('', 'R', 'L'),
        line('Sphäre (dpt)', (e) => e.sph()),
        line('Zylinder (dpt)', (e) => e.cyl()),
        line('Achse (°)', (e) => e.axis()),
        line('Addition (dpt)', (e) => e.add()),
        line('Prisma (cm/m)', (e) => e.amounts()),
        line('Basis', (e) => e.bases('degrees')),
        line('PD (mm)', (e) => e.pd()),
      )}<p class="small">${s.date()}</p>`;
    },
  },
  {
    name: 's-de-ra-la',
    language: 'de',
    fonts: ['Courier Prime', 'Arimo'],
    values: { prism: 0, sameAdd: true },
    draw: (s) =>
      `<p>${s.doctor()}, ${s.street()}, ${s.town()}</p><p>Befund vom ${s.date()}, ${s.patient()}</p><p>Refraktion:<br>RA ${s.right.formula(' / ', ' ', 'sph')}${s.right.toric ? '°' : ''} = ${s.acuity()}<br>LA ${s.left.formula(' / ', ' ', 'sph')}${s.left.toric ? '°' : ''} = ${s.acuity()}</p>${s.values.od.add === null ? '' : `<p>Add. ${s.add()} dpt</p>`}<p>PD ${s.pd()} mm, Tensio ${s.pressure()}/${s.pressure()} mmHg</p>`,
    writing: { degree: false },
  },
  {
    name: 's-de-sph-cyl-a',
    language: 'de',
    pen: 'sometimes',
    width: 700,
    values: { prism: 0 },
    css: 'p{margin:0 0 16px}',
    draw: (s) => {
      const eye = (n: string, e: typeof s.right): string =>
        `<p><b>${n}:</b> sph ${e.sph()} &nbsp; ${e.toric ? `cyl ${e.cyl()} &nbsp; A ${e.axis()}` : ''}${e.add() && ` &nbsp; Add ${e.add()}`}</p>`;
      return `<h3>${s.practice()}</h3><p>Werte für ${s.patient()}</p>${eye('R', s.right)}${eye('L', s.left)}<p>PD ${s.pd()}</p><p>${s.date()}</p>`;
    },
  },
  {
    name: 's-de-auftrag',
    language: 'de',
    css: `${ruled}table+table{width:60%}`,
    values: { prism: 0.2 },
    draw: (s) =>
      `<div class="sides"><h2>Auftrag ${s.dice.digits(5)}</h2><p>${s.practice()}<br>${s.date()}</p></div><p>Kunde: ${s.patient()}</p>${table(
        heads('', 'Sph', 'Zyl', 'Achse', 'Add', 'Prisma', 'PD', 'Höhe'),
        tr(
          'R',
          ...s.right.cells('sph', 'cyl', 'axis', 'add'),
          s.right.prism('deutsch', '<br>'),
          s.right.pd(),
          s.number(20.5, 1),
        ),
        tr(
          'L',
          ...s.left.cells('sph', 'cyl', 'axis', 'add'),
          s.left.prism('deutsch', '<br>'),
          s.left.pd(),
          s.number(21, 1),
        ),
      )}${table(heads('Position', 'Preis'), tr('Fassung Mila', `${s.price()} €`), tr('2 Gläser', `${s.price()} €`))}`,
  },
  {
    name: 's-de-privatrezept',
    language: 'de',
    pen: 'always',
    css: ruled,
    values: { prism: 0.2 },
    draw: (s) =>
      `<h3>${s.doctor()}, Augenarzt</h3><p class="small">${s.street()}, ${s.town()}</p><p>Rp. Brille für ${s.patient()}</p>${table(
        heads('', 'sph', 'cyl', 'Achse', 'Prisma', 'Basis'),
        tr('R', ...s.right.cells('sph', 'cyl', 'axis', 'amounts'), s.right.bases('deutsch')),
        tr('L', ...s.left.cells('sph', 'cyl', 'axis', 'amounts'), s.left.bases('deutsch')),
      )}<p>Datum ${s.date()}</p>`,
  },
  {
    name: 's-de-phone-sections',
    language: 'de',
    fonts: ['Carlito', 'Arimo'],
    width: 440,
    values: { prism: 0 },
    css: 'body{padding:16px}.k{display:flex;justify-content:space-between;border-bottom:1px solid #ddd;padding:9px 2px}h4{margin:14px 0 2px;color:#8a2a54}',
    draw: (s) => {
      const k = (label: string, value: string): string =>
        value ? `<div class="k"><span>${label}</span><b>${value}</b></div>` : '';
      const eye = (n: string, e: typeof s.right): string =>
        `<h4>${n}</h4>${k('Sphäre', e.sph())}${k('Zylinder', e.cyl())}${k('Achse', e.axis())}${k('Addition', e.add())}`;
      return `<h3>Meine Sehstärke</h3>${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}<h4>Augenabstand</h4>${k('PD', `${s.pd()} mm`)}<p class="small">Stand ${s.date()}</p>`;
    },
  },
  {
    name: 's-de-messgeraet',
    language: 'de',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 400,
    values: { prism: 0 },
    writing: { plano: ['0,00', '+0,00'], noCylinder: ['0,00'], gap: ' ' },
    css: 'body{color:#555;background:#f4f4f0;font-size:19px}pre{font:inherit;line-height:1.5}',
    draw: (s) => {
      const eye = (n: string, e: typeof s.right): string =>
        `${n}\n SPH ${e.sph()}\n ZYL ${e.cyl()}\n ACH ${e.axis()}\n${e.add() && ` ADD ${e.add()}\n`}`;
      return `<pre>${s.date()}\nGERAET ${s.dice.digits(4)}\n\n${eye('RECHTS', s.right)}\n${eye('LINKS', s.left)}\nPD ${s.pd()}</pre>`;
    },
  },
  {
    name: 's-de-kontaktlinse-daneben',
    language: 'de',
    css: `${ruled}h3{margin:8px 0 0}`,
    values: { prism: 0 },
    draw: (s) => {
      const lens = (n: string, e: (typeof s.values)['od']): string =>
        tr(n, s.power(e.sphere + (e.sphere < 0 ? 0.5 : 0.25)), '8,6', '14,2');
      return `<h2>${s.practice()}</h2><p>${s.patient()}, ${s.date()}</p><h3>Brille</h3>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Add'), tr('R', ...s.right.cells('sph', 'cyl', 'axis', 'add')), tr('L', ...s.left.cells('sph', 'cyl', 'axis', 'add')))}<h3>Kontaktlinsen</h3>${table(heads('', 'Stärke', 'Radius', 'Durchmesser'), lens('R', s.values.od), lens('L', s.values.os))}<p>PD ${s.pd()}</p>`;
    },
  },
  {
    name: 's-de-halves',
    language: 'de',
    width: 960,
    values: { prism: 0 },
    css: ruled,
    draw: (s) =>
      `<p><b>${s.practice()}</b> &nbsp; ${s.patient()} &nbsp; ${s.date()}</p>${table(
        '<tr><th colspan="5">Rechtes Auge</th><th colspan="5">Linkes Auge</th></tr>',
        heads('Sph', 'Cyl', 'Achse', 'Add', 'PD', 'Sph', 'Cyl', 'Achse', 'Add', 'PD'),
        tr(
          ...s.right.cells('sph', 'cyl', 'axis', 'add', 'pd'),
          ...s.left.cells('sph', 'cyl', 'axis', 'add', 'pd'),
        ),
      )}<p class="small">HSA 12 mm</p>`,
  },
  {
    name: 's-de-links-first',
    language: 'de',
    css: lined,
    values: { prism: 0.2 },
    draw: (s) =>
      `<h2>${s.practice()}</h2><p>Messung vom ${s.date()}</p>${table(
        heads('', 'Sph', 'Zyl', 'Achse', 'Prisma', 'Basis', 'Add'),
        tr(
          'L',
          ...s.left.cells('sph', 'cyl', 'axis', 'amounts'),
          s.left.bases('deutsch'),
          s.left.add(),
        ),
        tr(
          'R',
          ...s.right.cells('sph', 'cyl', 'axis', 'amounts'),
          s.right.bases('deutsch'),
          s.right.add(),
        ),
      )}<p>PD: ${s.pd()} mm</p>`,
  },
  {
    name: 's-de-label-above',
    language: 'de',
    pen: 'sometimes',
    width: 860,
    css: '.r{display:flex;gap:12px;margin-bottom:16px}.r div{flex:1;border:1px solid #777;padding:3px 8px 6px;min-height:58px}.r small{display:block;font-size:12px}.r b{width:80px;align-self:center}',
    values: { prism: 0.2 },
    draw: (s) => {
      const eye = (n: string, e: typeof s.right): string =>
        `<div class="r"><b>${n}</b><div><small>Sphäre</small>${e.sph()}</div><div><small>Zylinder</small>${e.cyl()}</div><div><small>Achse</small>${e.axis()}</div><div><small>Addition</small>${e.add()}</div><div><small>Prisma / Basis</small>${e.prism('deutsch', '<br>')}</div></div>`;
      return `<h2>Sehhilfenverordnung</h2><p>${s.patient()}, geb. ${s.born()}</p>${eye('Rechts', s.right)}${eye('Links', s.left)}<p>Augenabstand ${s.pd()} mm &nbsp; Ausgestellt ${s.date()} &nbsp; gültig bis ${s.expires()}</p>`;
    },
  },
  {
    name: 's-de-mail-list',
    language: 'de',
    values: { prism: 0 },
    draw: (s) => {
      const eye = (n: string, e: typeof s.right): string =>
        `<p>${n}<br>- Sphäre: ${e.sph()}<br>${e.toric ? `- Zylinder: ${e.cyl()}<br>- Achse: ${e.axis()}<br>` : ''}${e.add() && `- Addition: ${e.add()}<br>`}- PD: ${e.pd()}</p>`;
      return `<p class="small">Betreff: Ihre Werte<br>${s.date()}</p><p>Hallo ${s.patient()},</p><p>hier wie besprochen Ihre Brillenwerte:</p>${eye('Rechts:', s.right)}${eye('Links:', s.left)}<p>Viele Grüße, ${s.practice()}</p>`;
    },
    writing: { minus: ['-', '−', '–'] },
  },
  {
    name: 's-de-cell-formula',
    language: 'de',
    values: { prism: 0.15 },
    css: ruled,
    draw: (s) =>
      `<h2>Optometrischer Bericht</h2><p>${s.patient()}, ${s.date()}</p>${table(heads('', 'Refraktion', 'Prisma', 'Add', 'Visus'), tr('R', s.right.formula(' x ', ' ', 'sph'), s.right.prism('degrees', '<br>'), s.right.add(), s.acuity()), tr('L', s.left.formula(' x ', ' ', 'sph'), s.left.prism('degrees', '<br>'), s.left.add(), s.acuity()))}<p>PD ${s.right.pd()} / ${s.left.pd()}</p>`,
  },
  {
    name: 's-de-fern-und-nah',
    language: 'de',
    values: { add: 1, prism: 0 },
    css: ruled,
    draw: (s) =>
      `<h3>Fernbrille</h3>${table(heads('', 'Sphäre', 'Zylinder', 'Achse'), tr('R', ...s.right.cells('sph', 'cyl', 'axis')), tr('L', ...s.left.cells('sph', 'cyl', 'axis')))}<h3>Nahbrille</h3>${table(heads('', 'Sphäre', 'Zylinder', 'Achse'), tr('R', s.right.nearSph(), '', ''), tr('L', s.left.nearSph(), '', ''))}<p>PD Ferne ${s.pd()} &nbsp; PD Nähe ${s.nearPd()}</p><p>${s.doctor()}, ${s.date()}</p>`,
  },
  {
    name: 's-de-sentence',
    language: 'de',
    fonts: ['Tinos', 'Carlito'],
    values: { prism: 0, sameAdd: true },
    draw: (s) =>
      `<p>${s.practice()}<br>${s.street()}</p><p>${s.date()}</p><p>Wir bestätigen, dass ${s.patient()} folgende Brille trägt: rechts ${s.right.formula(' Achse ', ' ', 'sph')}, links ${s.left.formula(' Achse ', ' ', 'sph')}${s.values.od.add === null ? '' : `, Addition ${s.add()}`}. Die Pupillendistanz beträgt ${s.pd()} mm. Der Visus liegt beidseits bei ${s.acuity()}.</p><p>${s.doctor()}</p>`,
  },
  {
    name: 's-de-nur-naehe',
    language: 'de',
    values: { add: 0, prism: 0 },
    css: lined,
    draw: (s) =>
      `<h2>Lesebrille</h2><p>${s.patient()} &middot; ${s.date()}</p>${table(heads('Auge', 'Sphäre', 'Zylinder', 'Achse'), tr('Rechts', ...s.right.cells('sph', 'cyl', 'axis')), tr('Links', ...s.left.cells('sph', 'cyl', 'axis')))}<p class="small">Leseabstand 40 cm &middot; ${s.practice()}</p>`,
  },
];
