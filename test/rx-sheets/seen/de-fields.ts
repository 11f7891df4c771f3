import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** Forms in German whose fields have other names, another order or another grouping than most. */
export const fieldsInGerman: Layout[] = [
  {
    name: 's-de-feld-pri-h-v',
    language: 'de',
    width: 960,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.7 },
    css: 'table{width:100%;text-align:center;margin:12px 0}td,th{border:1px solid #777;padding:6px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amount('Hor'),
          e.base('Hor', 'deutsch'),
          e.amount('Ver'),
          e.base('Ver', 'deutsch'),
          e.add(),
          e.pd(),
        );
      return `<h2>Brillenpass</h2><p>${s.patient()}, ${s.date()}</p>${table(heads('', 'Sph', 'Cyl', 'Ach', 'Pri h', 'B', 'Pri v', 'B', 'Add', 'PD'), eye('R', s.right), eye('L', s.left))}<p class="small">${s.practice()}, HSA 12 mm</p>`;
    },
  },
  {
    name: 's-de-feld-zentrierdaten-tabelle',
    language: 'de',
    width: 820,
    values: { prism: 0 },
    css: 'table{margin:10px 0;width:90%}td,th{border-bottom:1px solid #999;padding:6px 12px;text-align:center}th{color:#555;font-size:13px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      const fit = (name: string, e: DrawnEye): string =>
        tr(name, e.pd(), s.number(s.dice.whole(36, 46) / 2, 1), '12,5');
      const word = s.dice.pick(['PD mono', 'Zentrierabstand', 'Einzel-PD', 'PD', 'z (mm)']);
      return `<h2>Auftragsbestätigung</h2><p>Kunde ${s.patient()} &nbsp; Datum ${s.date()}</p><h3>Glaswerte</h3>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition'), eye('rechts', s.right), eye('links', s.left))}<h3>Zentrierdaten</h3>${table(heads('', word, 'Einschleifhöhe', 'HSA'), fit('rechts', s.right), fit('links', s.left))}`;
    },
  },
  {
    name: 's-de-feld-abstaende-unter-tabelle',
    language: 'de',
    pen: 'sometimes',
    width: 800,
    values: { prism: 0 },
    css: 'table{width:100%;margin:14px 0}td,th{border:1px solid #335;padding:8px;text-align:center}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      const word = s.dice.pick([
        'Pupillenabstände',
        'Augenabstände',
        'PD je Auge',
        'Pupillendistanz monokular',
        'Pupille - Nasenmitte',
      ]);
      return `<h3>Verordnung einer Sehhilfe</h3><p>${s.patient()}, geb. ${s.born()}</p>${table(heads('', 'sphärisch', 'zylindrisch', 'Achse', 'Nahzusatz'), eye('R', s.right), eye('L', s.left))}<p>${word}: &nbsp; R ${s.right.pd()} &nbsp; L ${s.left.pd()}</p><p>${s.town()}, den ${s.date()}</p><p>${s.doctor()}</p>`;
    },
  },
  {
    name: 's-de-feld-strichpunkte',
    language: 'de',
    width: 700,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0, add: 1 },
    writing: { minus: ['-'], degree: false, noCylinder: ['0,00'], plano: ['0,00'] },
    css: 'pre{font:inherit;line-height:1.6}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${name};${e.sph()};${e.cyl()};${e.toric ? e.axis() : ''};${e.add()};${e.pd()}\n`;
      return `<p>Export Kundendaten &nbsp; ${s.patient()} &nbsp; ${s.date()}</p><pre>Auge;Sph;Zyl;Achse;Add;PD\n${eye('R', s.right)}${eye('L', s.left)}</pre>`;
    },
  },
  {
    name: 's-de-feld-gesperrte-koepfe',
    language: 'de',
    width: 860,
    fonts: ['Courier Prime', 'Arimo'],
    values: { prism: 0 },
    css: 'table{width:100%;margin:16px 0}th{letter-spacing:.35em;font-size:13px;text-align:left;text-transform:uppercase}td{padding:8px 4px;font-size:20px;letter-spacing:.08em}h2{letter-spacing:.3em}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      return `<h2>${s.practice()}</h2>${table(heads('', 'Sphäre', 'Zyl', 'Achse', 'Add', 'PD'), eye('R', s.right), eye('L', s.left))}<p>${s.patient()} &nbsp; ${s.date()}</p>`;
    },
  },
  {
    name: 's-de-feld-pd-ferne-naehe',
    language: 'de',
    width: 900,
    values: { prism: 0, add: 0.8 },
    css: 'table{width:100%;text-align:center}td,th{border:1px solid #aaa;padding:7px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'), e.pd(), e.nearPd());
      const head =
        '<tr><th rowspan="2"></th><th rowspan="2">Sph.</th><th rowspan="2">Zyl.</th><th rowspan="2">Achse</th><th rowspan="2">Add.</th><th colspan="2">Pupillendistanz</th></tr><tr><th>Ferne</th><th>Nähe</th></tr>';
      return `<p>${s.practice()}, ${s.town()}</p><h2>Ihre neuen Brillenwerte</h2>${table(head, eye('R', s.right), eye('L', s.left))}<p class="small">gemessen am ${s.date()} für ${s.patient()}</p>`;
    },
  },
  {
    name: 's-de-feld-naehe-zeilen-voll',
    language: 'de',
    width: 860,
    values: { prism: 0, add: 1 },
    css: 'table{width:100%;text-align:center}td,th{border:1px solid #333;padding:7px}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string => tr(name, ...e.cells('sph', 'cyl', 'axis'));
      const near = (name: string, e: DrawnEye): string =>
        tr(name, e.nearSph(), e.nearCyl(), e.nearAxis());
      return `<h3>Augenärztliche Brillenverordnung</h3><p>${s.patient()} &nbsp; ${s.date()}</p>${table(heads('', 'Sphäre', 'Zylinder', 'Achse'), far('F / R', s.right), far('F / L', s.left), near('N / R', s.right), near('N / L', s.left))}<p>PD ${s.pd()} / ${s.nearPd()} mm</p><p>${s.doctor()}</p>`;
    },
  },
  {
    name: 's-de-feld-bon-schmal',
    language: 'de',
    width: 420,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0.2 },
    writing: { noCylinder: ['0,00'], degree: false },
    css: 'pre{font:inherit;font-size:16px;line-height:1.35}',
    draw: (s) => {
      const row = (name: string, of: (e: DrawnEye) => string): string => {
        const [od, os] = [of(s.right), of(s.left)];
        return od || os ? `${padded(name, 8)}${padded(od || '-', 12)}${os || '-'}\n` : '';
      };
      return `<p class="center">${s.practice()}<br>${s.date()} 14:2${s.dice.digits(1)}</p><pre>${padded('', 8)}${padded('RE', 12)}LI\n${row('Sph', (e) => e.sph())}${row('Zyl', (e) => e.cyl())}${row('Ach', (e) => (e.toric ? e.axis() : ''))}${row('Add', (e) => e.add())}${row('Prh', (e) => [e.amount('Hor'), e.base('Hor', 'deutsch')].join(' ').trim())}${row('Prv', (e) => [e.amount('Ver'), e.base('Ver', 'deutsch')].join(' ').trim())}${row('PD/2', (e) => e.pd())}</pre>`;
    },
  },
  {
    name: 's-de-feld-karten-zentriert',
    language: 'de',
    width: 760,
    values: { prism: 0.4, add: 0.6 },
    css: '.w{display:flex;gap:14px;margin:16px 0}.w>div{flex:1;background:#eef3f7;padding:10px 14px}.w h3{margin:0 0 8px;text-align:center}.l{display:flex;font-size:16px;padding:3px 0}.l span:first-child{width:52%}',
    draw: (s) => {
      const line = (label: string, value: string): string =>
        value.trim() && `<div class="l"><span>${label}</span><span>${value}</span></div>`;
      const prism = (e: DrawnEye, direction: 'Hor' | 'Ver'): string =>
        `${e.amount(direction)} ${e.base(direction, 'deutsch')}`;
      const card = (name: string, e: DrawnEye): string =>
        `<div><h3>${name}</h3>${line('Sphäre', e.sph())}${e.toric ? `${line('Zylinder', e.cyl())}${line('Achse', e.axis())}` : ''}${line('Addition', e.add())}${line('Prisma', prism(e, 'Hor'))}${line('Prisma', prism(e, 'Ver'))}${line('PD', e.pd())}</div>`;
      return `<h2>Meine Sehstärke</h2><p>${s.patient()}, zuletzt gemessen am ${s.date()}</p><div class="w">${card('Rechts', s.right)}${card('Links', s.left)}</div>`;
    },
  },
  {
    name: 's-de-feld-werte-hinter-zahl',
    language: 'de',
    width: 820,
    values: { prism: 0 },
    writing: { degree: true },
    css: 'p.e{font-size:20px;margin:12px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<p class="e">${name}: ${e.sph()} sph${e.toric ? ` ${e.cyl()} cyl Achse ${e.axis()}` : ''}${e.add() && ` Add ${e.add()}`}</p>`;
      return `<p>${s.practice()}<br>${s.street()}, ${s.town()}</p><p>${s.patient()} &nbsp; ${s.date()}</p>${eye('R', s.right)}${eye('L', s.left)}<p>PD ${s.right.pd()} / ${s.left.pd()}</p>`;
    },
  },
];
