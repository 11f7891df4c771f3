import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** Forms whose fields have other names, another order or another grouping than most. */
export const fieldsInEnglish: Layout[] = [
  {
    name: 's-en-field-pd-split-heads',
    language: 'en',
    width: 980,
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    values: { prism: 0.3 },
    css: 'table{width:100%;margin:14px 0;text-align:center}td,th{border:1px solid #444;padding:6px 8px}th{background:#dfe7ee;font-size:13px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('words'),
          e.add(),
          e.pd(),
          e.nearPd(),
        );
      const head =
        '<tr><th rowspan="2"></th><th rowspan="2">Sphere</th><th rowspan="2">Cylinder</th><th rowspan="2">Axis</th><th rowspan="2">Prism</th><th rowspan="2">Base</th><th rowspan="2">Add</th><th colspan="2">Monocular PD</th></tr><tr><th>Dist</th><th>Near</th></tr>';
      return `<div class="sides"><h2>${s.practice()}</h2><p>${s.street()}<br>${s.town()}</p></div><p>Patient ${s.patient()} &nbsp; DOB ${s.born()} &nbsp; Exam date ${s.date()}</p>${table(head, eye('OD', s.right), eye('OS', s.left))}<p>Expires ${s.expires()} &nbsp; ${s.doctor()}, OD</p>`;
    },
  },
  {
    name: 's-en-field-distance-heads-in-table',
    language: 'en',
    width: 940,
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    values: { prism: 0 },
    css: 'table{width:100%;text-align:center}td,th{padding:8px;border-bottom:1px solid #999}.g th{border:0;color:#567;font-size:12px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), e.pd(), e.nearPd());
      return `<h3>Spectacle order ${s.dice.digits(6)}</h3><table><tr class="g"><th></th><th colspan="4">LENS POWER</th><th colspan="2">PD</th></tr>${heads('', 'SPH', 'CYL', 'AXIS', 'ADD', 'Far', 'Near')}${eye('Right', s.right)}${eye('Left', s.left)}</table><p>Ordered for ${s.patient()} on ${s.date()} &nbsp; Frame ${s.dice.digits(4)}-C2 54/17/140</p>`;
    },
  },
  {
    name: 's-en-field-each-eye-to-nose',
    language: 'en',
    width: 860,
    values: { prism: 0 },
    css: 'table{margin:10px 0;width:85%}td,th{padding:6px 10px;border:1px solid #777;text-align:center}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => tr(name, ...e.cells('sph', 'cyl', 'axis'));
      const name = s.dice.pick([
        'Monocular distances',
        'Each pupil to nose',
        'Interpupillary (each eye)',
        'Half PD',
        'Pupillary distances in mm',
      ]);
      return `<h2 class="center">Prescription for eyewear</h2><p>For: ${s.patient()}<br>Given: ${s.date()}</p>${table(heads('', 'Sphere', 'Cylinder', 'Axis'), eye('O.D.', s.right), eye('O.S.', s.left))}<p>${name} &nbsp;&nbsp; R ${s.right.pd()} &nbsp;&nbsp; L ${s.left.pd()}</p>${s.add() && `<p>Reading power to be added &nbsp; ${s.add()}</p>`}<p style="margin-top:26px">_______________________<br>${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-field-comma-separated',
    language: 'en',
    width: 720,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0, add: 1 },
    writing: { minus: ['-'], degree: false, noCylinder: ['0.00'], plano: ['0.00'] },
    css: 'pre{font:inherit;line-height:1.6;background:#f4f4f4;padding:12px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${name},${e.sph()},${e.cyl()},${e.toric ? e.axis() : ''},${e.add()},${e.pd()}\n`;
      return `<p><b>rx_export.csv</b> &nbsp; ${s.patient()}, ${s.date()}</p><pre>eye,sphere,cylinder,axis,add,pd\n${eye('right', s.right)}${eye('left', s.left)}</pre>`;
    },
  },
  {
    name: 's-en-field-add-first-columns',
    language: 'en',
    width: 900,
    values: { prism: 0, add: 0.8 },
    css: 'table{width:100%;margin:16px 0}th{font-size:12px;text-align:left;color:#345;border-bottom:2px solid #345}td{padding:8px 4px;font-size:19px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('pd', 'add', 'axis', 'cyl', 'sph'));
      return `<h2>${s.practice()}</h2>${table(heads('Eye', 'PD (mm)', 'Near add', 'Axis °', 'Cylinder', 'Sphere'), eye('Right', s.right), eye('Left', s.left))}<p class="small">${s.patient()}, seen ${s.dateDayFirst()}. Void after ${s.expires()}.</p>`;
    },
  },
  {
    name: 's-en-field-gos-voucher',
    language: 'en',
    width: 900,
    fonts: ['Arimo', 'Tinos'],
    values: { prism: 0.2, add: 1, plus: 0.3 },
    writing: { noCylinder: ['', 'DS'], degree: false },
    css: 'body{padding:20px}table{width:100%;margin:8px 0;text-align:center}td,th{border:1px solid #060;padding:5px}h3{background:#060;color:#fff;padding:4px 8px}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.amounts(), e.bases('words'), s.acuityMetres());
      const near = (name: string, e: DrawnEye): string =>
        tr(name, e.nearSph(), e.nearCyl(), e.nearAxis(), '', '', 'N5');
      const columns = heads('', 'Sph', 'Cyl', 'Axis', 'Prism', 'Base', 'VA');
      return `<h3>Part 2: Prescription</h3><p>Patient's name ${s.patient()} &nbsp; Date of birth ${s.bornAs('05/03/2025')}</p><p><b>Distance</b></p>${table(columns, far('R', s.right), far('L', s.left))}<p><b>Near</b></p>${table(columns, near('R', s.right), near('L', s.left))}<p>Date of test ${s.dateAs('05/03/2025')} &nbsp; Retest due ${s.expiresAs('05/03/2025')} &nbsp; BVD 12 &nbsp; PD ${s.pd()}</p>`;
    },
  },
  {
    name: 's-en-field-compact-with-acuities',
    language: 'en',
    width: 820,
    values: { prism: 0, add: 0.7, sameAdd: true },
    writing: { noCylinder: ['DS'] },
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<p style="font-size:19px">${name} &nbsp; ${e.formula('x', '/', 'DS')} &nbsp; (${s.acuityMetres()})</p>`;
      return `<p>${s.practice()}<br>${s.street()}</p><p>Re ${s.patient()}, born ${s.bornAs('05/03/2025')}, tested ${s.dateAs('5th March 2025')}</p>${eye('R', s.right)}${eye('L', s.left)}${s.add() && `<p>Near add ${s.add()} (N5 at 40 cm)</p>`}<p>PD R ${s.right.pd()} / L ${s.left.pd()}</p><p>Full-time wear. Review in 24 months.</p>`;
    },
  },
  {
    name: 's-en-field-half-pd-rows',
    language: 'en',
    width: 700,
    values: { prism: 0.3 },
    css: 'table{width:100%}td,th{padding:9px 12px;border-bottom:1px solid #ddd;text-align:right}td:first-child,th:first-child{text-align:left}body{background:#fafafa}',
    draw: (s) => {
      const row = (name: string, of: (e: DrawnEye) => string): string => {
        const cells = [of(s.right), of(s.left)];
        return cells.some(Boolean) ? tr(name, ...cells.map((cell) => cell || '–')) : '';
      };
      return `<h3>Your prescription</h3><p class="small">${s.patient()} &middot; valid until ${s.expires()}</p>${table(
        heads('', 'Right (OD)', 'Left (OS)'),
        row('Sphere (SPH)', (e) => e.sph()),
        row('Cylinder (CYL)', (e) => (e.toric ? e.cyl() : '')),
        row('Axis', (e) => (e.toric ? e.axis() : '')),
        row('Near addition (ADD)', (e) => e.add()),
        row('Horizontal prism', (e) => [e.amount('Hor'), e.base('Hor', 'words')].join(' ').trim()),
        row('Vertical prism', (e) => [e.amount('Ver'), e.base('Ver', 'words')].join(' ').trim()),
        row('Half PD', (e) => e.pd()),
      )}`;
    },
  },
  {
    name: 's-en-field-optometrist-checkboxes',
    language: 'en',
    pen: 'sometimes',
    width: 880,
    values: { prism: 0.2 },
    css: 'table{width:100%;margin:10px 0}td,th{border:1px solid #222;padding:7px;height:36px}th{font-size:12px}',
    draw: (s) => {
      const eye = (side: string, e: DrawnEye): string =>
        tr(`<b>${side}</b>`, ...e.cells('sph', 'cyl', 'axis'), e.prism('letters', ' '), e.add());
      return `<div class="sides"><b>${s.practice()}</b><span>Lic. # ${s.dice.digits(5)}T</span></div><p>Name ${s.patient()} &nbsp; Age ${s.filled(String(s.dice.whole(12, 78)))} &nbsp; Date ${s.date()}</p>${table(heads('Rx', 'SPHERICAL', 'CYLINDRICAL', 'AXIS', 'PRISM/BASE', 'NEAR ADD'), eye('O.D.', s.right), eye('O.S.', s.left))}<p>Pupils: &nbsp; O.D. ${s.right.pd()} &nbsp; O.S. ${s.left.pd()}</p><p>☐ Distance ☐ Near ☐ Bifocal ☐ Trifocal ☐ Progressive ☐ Safety ☐ Tint ____ ☐ AR</p><p>Remarks: ${s.filled('polycarbonate')}</p><p>Signature ${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-field-eye-line-below-eye',
    language: 'en',
    width: 760,
    values: { prism: 0, add: 0.7 },
    css: '.e{border-left:4px solid #2a6;padding:4px 14px;margin:14px 0}.e b{font-size:14px;letter-spacing:.12em}.e div{font-size:22px;margin-top:4px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="e"><b>${name}</b><div>${e.formula(' x ', ' / ', 'SPH')}${e.add() && ` &nbsp; Add ${e.add()}`} &nbsp; PD ${e.pd()}</div></div>`;
      return `<h2>Glasses prescription</h2><p>${s.patient()}</p>${eye('RIGHT EYE (O.D.)', s.right)}${eye('LEFT EYE (O.S.)', s.left)}<p class="small">Issued ${s.date()} &middot; Expires ${s.expires()} &middot; ${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-field-cards-shrunk',
    language: 'en',
    width: 820,
    values: { prism: 0.5, add: 0.7 },
    css: '.w{display:flex;gap:26px;margin:16px 0}.w>div{flex:1;border:1px solid #bbb;border-radius:8px;padding:10px 16px}.w h3{margin:0 0 8px}.l{display:flex;justify-content:space-between;font-size:17px;padding:3px 0;border-top:1px solid #eee}',
    draw: (s) => {
      const line = (label: string, value: string): string =>
        value.trim() && `<div class="l"><span>${label}</span><span>${value}</span></div>`;
      const prism = (e: DrawnEye, direction: 'Hor' | 'Ver'): string =>
        `${e.amount(direction)} ${e.base(direction, 'words')}`;
      const card = (name: string, e: DrawnEye): string =>
        `<div><h3>${name}</h3>${line('Sphere', e.sph())}${e.toric ? `${line('Cylinder', e.cyl())}${line('Axis', e.axis())}` : ''}${line('H prism', prism(e, 'Hor'))}${line('V prism', prism(e, 'Ver'))}${line('Add', e.add())}${line('PD', e.pd())}</div>`;
      return `<h2>${s.practice()}</h2><p>Prescription of ${s.date()} for ${s.patient()}</p><div class="w">${card('Right eye', s.right)}${card('Left eye', s.left)}</div><p class="small">Lines without a value are left out. ${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-field-bare-columns',
    language: 'en',
    width: 900,
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    values: { prism: 0, add: 0.9 },
    writing: { noCylinder: [''], plano: ['PL', 'plano'], addPlus: true, degree: false },
    css: 'table{width:100%;margin:20px 0}td{padding:8px 6px;font-size:19px;width:15%}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      return `<p>${s.practice()} &nbsp; ${s.phone()}</p><p>${s.patient()} &nbsp; ${s.date()}</p>${table(eye('O.D.', s.right), eye('O.S.', s.left))}<p>${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-field-heads-in-two-rows',
    language: 'en',
    width: 900,
    values: { prism: 0, add: 0.9 },
    css: 'table{width:100%;margin:16px 0;text-align:center}td,th{padding:7px}td{border:1px solid #555}th{font-size:13px;vertical-align:top}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      const upper = tr('', '', '', '', '<b>Add</b>', '<b>PD</b>').replaceAll('<td>', '<th>');
      return `<p>${s.practice()} &nbsp; ${s.date()}</p>${table(upper, heads('', 'Sphere', 'Cylinder', 'Axis', '', ''), eye('OD', s.right), eye('OS', s.left))}<p>${s.patient()}</p>`;
    },
  },
  {
    name: 's-en-field-sum-then-each',
    language: 'en',
    width: 860,
    values: { prism: 0 },
    css: 'table{width:90%;margin:12px 0}td,th{padding:7px 12px;border-bottom:1px solid #888;text-align:left}.pd p{margin:3px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      return `<h3>${s.practice()}</h3><p>${s.patient()}, tested ${s.dateAs('05/03/2025')}, born ${s.bornAs('05/03/2025')}</p>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Add'), eye('R', s.right), eye('L', s.left))}<div class="pd"><p>PD &nbsp; ${s.pd()}</p><p>R ${s.right.pd()} &nbsp;&nbsp;&nbsp; L ${s.left.pd()}</p></div>`;
    },
  },
];
