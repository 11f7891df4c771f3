import { table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';

export const textsInEnglish: Layout[] = [
  {
    name: 's-en-mail-list',
    language: 'en',
    values: { prism: 0.2 },
    draw: (s) => {
      const eye = (name: string, e: typeof s.right): string =>
        `<p><b>${name}</b><br>Sphere ${e.sph()}<br>Cylinder ${e.cyl()}<br>${e.axis() && `Axis ${e.axis()}<br>`}${e.add() && `Add ${e.add()}<br>`}${e.amounts() && `Prism ${e.prism('words', ' and ')}`}</p>`;
      return `<p class="small">From: records@example.com<br>Sent: ${s.date()}<br>Subject: Your prescription</p><hr><p>Dear ${s.patient()},</p>${eye('Right eye', s.right)}${eye('Left eye', s.left)}<p>Pupillary distance ${s.pd()} mm</p><p>Call ${s.phone()} with questions.</p>`;
    },
  },
  {
    name: 's-en-sentence',
    language: 'en',
    fonts: ['Tinos', 'Arimo'],
    values: { prism: 0, sameAdd: true },
    draw: (s) =>
      `<p>${s.practice()}, ${s.street()}</p><p>${s.date()}</p><p>To whom it may concern: ${s.patient()} wears spectacles of OD ${s.right.formula(' x ', ' ')} and OS ${s.left.formula(' x ', ' ')}${s.values.od.add === null ? '' : ` with an addition of ${s.add()}`}; PD ${s.pd()}. Vision with these is ${s.acuity()} in each eye and pressures are ${s.pressure()} and ${s.pressure()}.</p><p>Sincerely, ${s.doctor()}</p>`,
  },
  {
    name: 's-en-lensmeter-columns',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 420,
    values: { prism: 0 },
    writing: { plano: ['0.00', '+0.00'], noCylinder: ['0.00', ''], degree: false },
    css: 'body{color:#555;background:#f5f5f1;font-size:19px}td{padding:4px 10px 4px 0}',
    draw: (s) =>
      `<p>LENSMETER ${s.dice.digits(3)}<br>${s.date()}</p>${table(tr('', 'RIGHT', 'LEFT'), tr('SPH', s.right.sph(), s.left.sph()), tr('CYL', s.right.cyl(), s.left.cyl()), tr('AXS', s.right.axis(), s.left.axis()), tr('ADD', s.right.add(), s.left.add()))}<p>PD ${s.pd()}</p>`,
  },
  {
    name: 's-en-lensmeter-lines',
    language: 'en',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 400,
    values: { prism: 0.2 },
    writing: { plano: ['0.00', '+0.00'], noCylinder: ['0.00'], degree: false, gap: ' ' },
    css: 'body{color:#444;background:#f6f5f2}pre{font:inherit;line-height:1.5}',
    draw: (s) => {
      const eye = (n: string, e: typeof s.right): string =>
        `[${n}]\nSPH ${e.sph()}\nCYL ${e.cyl()}\nAX  ${e.axis()}\n${e.add() && `ADD ${e.add()}\n`}${e.amounts() && `PSM ${e.prism('letters', '\nPSM ')}\n`}`;
      return `<pre>${s.date()}  No ${s.dice.digits(4)}\n\n${eye('R', s.right)}\n${eye('L', s.left)}\nPD ${s.pd()} (${s.right.pd()}/${s.left.pd()})</pre>`;
    },
  },
  {
    name: 's-en-label-above',
    language: 'en',
    pen: 'sometimes',
    css: '.r{display:flex;gap:12px;margin-bottom:16px}.r div{flex:1;border-bottom:1px solid #333;min-height:56px}.r small{display:block;font-size:12px;color:#555}.r b{width:120px;align-self:end}',
    draw: (s) => {
      const eye = (n: string, e: typeof s.right): string =>
        `<div class="r"><b>${n}</b><div><small>Sphere</small>${e.sph()}</div><div><small>Cylinder</small>${e.cyl()}</div><div><small>Axis</small>${e.axis()}</div><div><small>Add</small>${e.add()}</div></div>`;
      return `<h2>${s.practice()}</h2><p>Patient ${s.patient()} &nbsp; Exam date ${s.date()}</p>${eye('Right (OD)', s.right)}${eye('Left (OS)', s.left)}<div class="r" style="width:40%"><div><small>PD (mm)</small>${s.pd()}</div></div><p>${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-cards-beside',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    css: '.w{display:flex;gap:22px}.c{flex:1;border:1.5px solid #447;border-radius:12px;padding:14px 18px}.g{display:grid;grid-template-columns:1fr 1fr;gap:12px}.g small{display:block;color:#567;font-size:13px}.g div{font-size:21px;min-height:52px}',
    draw: (s) => {
      const card = (n: string, e: typeof s.right): string =>
        `<div class="c"><h3>${n}</h3><div class="g"><div><small>SPH</small>${e.sph()}</div><div><small>CYL</small>${e.cyl()}</div><div><small>AXIS</small>${e.axis()}</div><div><small>ADD</small>${e.add()}</div><div><small>PD</small>${e.pd()}</div></div></div>`;
      return `<h2>My prescription</h2><p class="small">${s.patient()} &middot; ${s.date()}</p><div class="w">${card('OD Right', s.right)}${card('OS Left', s.left)}</div>`;
    },
  },
  {
    name: 's-en-portal-dark',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 620,
    values: { prism: 0 },
    css: 'body{background:#14181d;color:#e8ebee}h3{color:#7cc4ff}td,th{padding:10px 14px;text-align:left;border-bottom:1px solid #303841}table{width:100%}',
    draw: (s) => {
      const line = (label: string, of: (e: typeof s.right) => string): string =>
        tr(label, of(s.right), of(s.left));
      return `<h3>Vision Rx</h3><p class="small">Prescribed ${s.date()} by ${s.doctor()}</p>${table(
        '<tr><th></th><th>Right</th><th>Left</th></tr>',
        line('Sphere', (e) => e.sph()),
        line('Cylinder', (e) => e.cyl()),
        line('Axis', (e) => e.axis()),
        line('Add', (e) => e.add()),
      )}<p style="margin-top:12px">PD ${s.pd()} mm</p>`;
    },
  },
  {
    name: 's-en-phone-sections',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 440,
    css: 'body{padding:16px}.k{display:grid;grid-template-columns:1fr 1fr;row-gap:10px;background:#f3f6f4;border-radius:10px;padding:14px;margin-bottom:14px}h4{margin:6px 0}',
    draw: (s) => {
      const k = (label: string, value: string): string =>
        value ? `<span>${label}:</span><b>${value}</b>` : '';
      const eye = (n: string, e: typeof s.right): string =>
        `<h4>${n}</h4><div class="k">${k('Sphere', e.sph())}${k('Cylinder', e.cyl())}${k('Axis', e.axis())}${k('Add', e.add())}${k('Monocular PD', e.pd())}${k('Horizontal prism', e.amount('Hor'))}${k('Horizontal base', e.base('Hor', 'words'))}${k('Vertical prism', e.amount('Ver'))}${k('Vertical base', e.base('Ver', 'words'))}</div>`;
      return `<h3>${s.practice()}</h3><p class="small">Issued ${s.date()} &middot; Expires ${s.expires()}</p>${eye('Right Eye (OD)', s.right)}${eye('Left Eye (OS)', s.left)}`;
    },
  },
  {
    name: 's-en-wallet-table',
    language: 'en',
    width: 500,
    values: { prism: 0 },
    css: 'body{padding:16px 20px;background:#e9f4f1}td,th{padding:5px 9px;border:1px solid #7aa99d;background:#fff;text-align:center}table{width:100%}',
    draw: (s) =>
      `<b>${s.practice()}</b><p class="small">${s.patient()} &middot; ${s.phone()}</p>${table('<tr><th></th><th>Sph</th><th>Cyl</th><th>Axis</th><th>Add</th></tr>', tr('R', ...s.right.cells('sph', 'cyl', 'axis', 'add')), tr('L', ...s.left.cells('sph', 'cyl', 'axis', 'add')))}<p class="small">PD ${s.pd()} &nbsp; ${s.date()}</p>`,
  },
  {
    name: 's-en-hand-lines',
    language: 'en',
    pen: 'always',
    width: 700,
    values: { prism: 0, sameAdd: true },
    css: 'p{margin:0 0 22px}.rx{font:italic 46px "DejaVu Serif"}',
    draw: (s) =>
      `<div class="center"><h2>${s.doctor()}</h2><p class="small">${s.street()} &middot; ${s.town()}</p></div><p>Name ${s.patient()}</p><div class="rx">&#8478;</div><p>OD &nbsp; ${s.right.formula(s.filled(' x '), ' &nbsp; ')}</p><p>OS &nbsp; ${s.left.formula(s.filled(' x '), ' &nbsp; ')}</p>${s.values.od.add === null ? '' : `<p>Add &nbsp; ${s.add()}</p>`}<p>PD &nbsp; ${s.pd()}</p><p>Date ${s.date()}</p>`,
  },
  {
    name: 's-en-receipt-with-rx',
    language: 'en',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 520,
    values: { prism: 0 },
    css: 'td{padding:2px 14px 2px 0}',
    draw: (s) =>
      `<p class="center">VALUE SPECS #${s.dice.digits(3)}<br>${s.phone()}</p><p>${s.patient()}<br>RX DATE ${s.date()}</p>${table(tr('', 'SPH', 'CYL', 'AXIS', 'ADD'), tr('OD', ...s.right.cells('sph', 'cyl', 'axis', 'add')), tr('OS', ...s.left.cells('sph', 'cyl', 'axis', 'add')))}<p>PD ${s.pd()}</p><p>FRAME ........ $${s.price()}<br>LENSES ....... $${s.price()}<br>TOTAL ........ $${s.price()}</p>`,
  },
  {
    name: 's-en-one-line-each',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Arimo'],
    width: 760,
    values: { prism: 0.2 },
    draw: (s) => {
      const eye = (n: string, e: typeof s.right): string =>
        `<p>${n}: ${e.formula(' x ')}${e.amounts() && `; ${e.prism('letters', ', ')}`}${e.add() && `; Add ${e.add()}`}; VA ${s.acuity()}</p>`;
      return `<p>Assessment and plan, ${s.date()}</p><p>1. Refractive error: new glasses given.</p>${eye('OD', s.right)}${eye('OS', s.left)}<p>PD ${s.pd()}</p><p>2. IOP ${s.pressure()}/${s.pressure()}, CCT 540/545, recheck in 6 months.</p><p>${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-boxes-form',
    language: 'en',
    pen: 'sometimes',
    width: 920,
    values: { prism: 0.3 },
    css: 'td{border:1px solid #222;padding:3px 6px 8px;vertical-align:top;height:60px;font-size:18px}td small{display:block;font-size:11px}table{width:100%}',
    draw: (s) => {
      const box = (label: string, value: string, span = 1): string =>
        `<td colspan="${span}"><small>${label}</small>${value}</td>`;
      const eye = (n: string, e: typeof s.right): string =>
        tr(
          box('EYE', n),
          box('SPHERE', e.sph()),
          box('CYLINDER', e.cyl()),
          box('AXIS', e.axis()),
          box('PRISM', e.amounts()),
          box('BASE', e.bases('letters')),
          box('ADD', e.add()),
          box('PD', e.pd()),
        );
      return `<h3>Request for eyeglasses</h3>${table(tr(box('VETERAN', s.patient(), 4), box('CLAIM NO.', s.dice.digits(8), 2), box('DATE', s.date(), 2)), eye('R', s.right), eye('L', s.left), tr(box('REMARKS', 'Polycarbonate, tint grade 1', 5), box('PRESCRIBER', s.doctor(), 3)))}`;
    },
  },
  {
    name: 's-en-slash-values',
    language: 'en',
    values: { prism: 0, sameAdd: true },
    draw: (s) =>
      `<h3>${s.practice()}</h3><p>${s.patient()} (${s.born()})</p><p>Glasses Rx written ${s.date()}</p><p style="font-size:20px">R: ${s.right.formula(' @ ', ' / ', 'sph')}<br>L: ${s.left.formula(' @ ', ' / ', 'sph')}${s.values.od.add === null ? '' : `<br>Add: ${s.add()}`}<br>PD: ${s.pd()}/${s.nearPd()}</p><p class="small">Valid through ${s.expires()}. ${s.phone()}</p>`,
  },
];
