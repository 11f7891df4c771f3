import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';

const ruled =
  'table{width:100%;margin:14px 0}td,th{border:1px solid #333;padding:8px;text-align:center}th{font-size:14px}';
const lined =
  'table{width:100%;margin:14px 0}td,th{border-bottom:1px solid #bbb;padding:9px 8px;text-align:left}th{color:#456;font-size:14px}';

export const tablesInEnglish: Layout[] = [
  {
    name: 's-en-pad-grid',
    language: 'en',
    pen: 'sometimes',
    values: { prism: 0.2 },
    css: ruled,
    draw: (s) =>
      `<div class="center"><h1>${s.practice()}</h1><p class="small">${s.street()}, ${s.town()} &middot; ${s.phone()}</p></div><p>Name ${s.patient()} <span style="float:right">Date ${s.date()}</span></p>${table(
        heads('Rx', 'SPHERE', 'CYLINDER', 'AXIS', 'PRISM', 'ADD'),
        tr(
          '<b>O.D.</b>',
          ...s.right.cells('sph', 'cyl', 'axis'),
          s.right.prism('letters', '<br>'),
          s.right.add(),
        ),
        tr(
          '<b>O.S.</b>',
          ...s.left.cells('sph', 'cyl', 'axis'),
          s.left.prism('letters', '<br>'),
          s.left.add(),
        ),
      )}<p>PD ${s.pd()} &nbsp; Exp. ${s.expires()}</p><p>Signature ____________________ ${s.doctor()}</p>`,
  },
  {
    name: 's-en-distance-block',
    language: 'en',
    pen: 'sometimes',
    values: { add: 1, sameAdd: true, prism: 0.2 },
    css: ruled,
    draw: (s) =>
      `<h2>${s.doctor()}</h2><p class="small">License ${s.dice.digits(5)} &middot; ${s.phone()}</p><p>Patient: ${s.patient()}</p>${table(
        '<tr><th colspan="2"></th><th>SPH</th><th>CYL</th><th>AXIS</th><th>PRISM</th></tr>',
        tr(
          '<td rowspan="2"><b>DISTANCE</b></td>',
          'OD',
          ...s.right.cells('sph', 'cyl', 'axis'),
          s.right.prism('letters', '<br>'),
        ),
        tr('OS', ...s.left.cells('sph', 'cyl', 'axis'), s.left.prism('letters', '<br>')),
        tr('<td><b>ADD</b></td>', 'OU', `<td colspan="4">${s.add()}</td>`),
      )}<p>P.D. ${s.pd()} / ${s.nearPd()} &nbsp;&nbsp; Date ${s.date()}</p>`,
  },
  {
    name: 's-en-right-left-eye',
    language: 'en',
    css: lined,
    draw: (s) =>
      `<h2>${s.practice()}</h2><p>Spectacle prescription for ${s.patient()}, ${s.date()}</p>${table(
        heads('Eye', 'Sphere', 'Cylinder', 'Axis', 'Near addition', 'Monocular PD'),
        tr('RE', ...s.right.cells('sph', 'cyl', 'axis', 'add', 'pd')),
        tr('LE', ...s.left.cells('sph', 'cyl', 'axis', 'add', 'pd')),
      )}<p class="small">VA RE ${s.acuity()} LE ${s.acuity()} &middot; Recall ${s.expires()}</p>`,
  },
  {
    name: 's-en-eyes-as-columns',
    language: 'en',
    css: `${lined}table{width:70%}`,
    values: { prism: 0.25 },
    draw: (s) => {
      const line = (label: string, of: (e: typeof s.right) => string): string =>
        tr(label, of(s.right), of(s.left));
      return `<h2>Eyeglass prescription</h2><p>${s.patient()} &middot; DOB ${s.born()} &middot; ${s.date()}</p>${table(
        heads('', 'Right eye (OD)', 'Left eye (OS)'),
        line('Sphere', (e) => e.sph()),
        line('Cylinder', (e) => e.cyl()),
        line('Axis', (e) => e.axis()),
        line('Add', (e) => e.add()),
        line('Prism', (e) => e.amounts()),
        line('Base', (e) => e.bases('words')),
      )}<p>PD: ${s.pd()} mm</p><p class="small">${s.doctor()}, NPI ${s.dice.digits(10)}</p>`;
    },
  },
  {
    name: 's-en-exam-summary',
    language: 'en',
    css: `${ruled}h3{margin:10px 0 0}`,
    draw: (s) =>
      `<h2>Exam summary</h2><p>${s.patient()} &middot; ${s.date()} &middot; ${s.doctor()}</p><h3>Keratometry</h3>${table(heads('', 'Flat K', 'Axis', 'Steep K', 'Axis'), tr('OD', s.curvature(), '175', s.curvature(), '85'), tr('OS', s.curvature(), '5', s.curvature(), '95'))}<h3>Final glasses Rx</h3>${table(
        heads('', 'Sph', 'Cyl', 'Axis', 'Add', 'DVA', 'NVA'),
        tr('OD', ...s.right.cells('sph', 'cyl', 'axis', 'add'), s.acuity(), s.acuity()),
        tr('OS', ...s.left.cells('sph', 'cyl', 'axis', 'add'), s.acuity(), s.acuity()),
      )}<p>Tonometry OD ${s.pressure()} OS ${s.pressure()} &nbsp; Pachymetry 551 / 546 &nbsp; PD ${s.pd()}</p>`,
  },
  {
    name: 's-en-contacts-below',
    language: 'en',
    css: lined,
    draw: (s) => {
      const contact = (name: string, e: (typeof s.values)['od']): string =>
        tr(
          name,
          s.power(e.sphere + (e.sphere < 0 ? 0.5 : 0.25)),
          e.cylinder ? s.power(-1.25) : 'DS',
          e.cylinder ? '180' : '',
          '8.4',
          '14.0',
          'Precision1',
        );
      return `<h2>${s.practice()}</h2><p>${s.patient()} &nbsp; Exam ${s.date()} &nbsp; Expires ${s.expires()}</p><h3>Glasses</h3>${table(
        heads('', 'Sphere', 'Cylinder', 'Axis', 'Add', 'PD'),
        tr('OD', ...s.right.cells('sph', 'cyl', 'axis', 'add', 'pd')),
        tr('OS', ...s.left.cells('sph', 'cyl', 'axis', 'add', 'pd')),
      )}<h3>Contact lenses</h3>${table(heads('', 'Power', 'Cylinder', 'Axis', 'BC', 'Dia', 'Brand'), contact('OD', s.values.od), contact('OS', s.values.os))}<p class="small">${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-halves-short',
    language: 'en',
    pen: 'sometimes',
    width: 960,
    css: ruled,
    values: { prism: 0 },
    draw: (s) =>
      `<h2>${s.practice()}</h2><p>${s.patient()}, ${s.date()}</p>${table(
        '<tr><th colspan="4">R</th><th colspan="4">L</th></tr>',
        heads('Sph', 'Cyl', 'Axis', 'Add', 'Sph', 'Cyl', 'Axis', 'Add'),
        tr(
          ...s.right.cells('sph', 'cyl', 'axis', 'add'),
          ...s.left.cells('sph', 'cyl', 'axis', 'add'),
        ),
      )}<p>PD ${s.right.pd()} / ${s.left.pd()} &nbsp; BVD 13 &nbsp; ${s.doctor()}</p>`,
  },
  {
    name: 's-en-vision-rows',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Tinos', 'DejaVu Serif'],
    values: { add: 1, prism: 0.3 },
    css: ruled,
    draw: (s) =>
      `<div class="sides"><h2>${s.practice()}</h2><div class="small">DEA No. ________<br>Lic. ${s.dice.digits(4)}</div></div><p>For ${s.patient()} &nbsp; Age ${s.dice.whole(41, 83)}</p>${table(
        heads('', '', 'SPHERE', 'CYL.', 'AXIS', 'PRISM', 'BASE'),
        tr(
          'D.V.',
          'O.D.',
          ...s.right.cells('sph', 'cyl', 'axis', 'amounts'),
          s.right.bases('letters'),
        ),
        tr('', 'O.S.', ...s.left.cells('sph', 'cyl', 'axis', 'amounts'), s.left.bases('letters')),
        tr('N.V.', 'O.D.', s.right.add(), '', '', '', ''),
        tr('', 'O.S.', s.left.add(), '', '', '', ''),
      )}<p>P.D. ${s.pd()} &nbsp;&nbsp; Date ${s.date()}</p>`,
  },
  {
    name: 's-en-split-prism',
    language: 'en',
    width: 960,
    values: { prism: 0.9 },
    css: ruled,
    draw: (s) => {
      const line = (n: string, e: typeof s.right): string =>
        tr(
          n,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amount('Hor'),
          e.base('Hor', 'letters'),
          e.amount('Ver'),
          e.base('Ver', 'letters'),
          e.add(),
          e.pd(),
        );
      return `<h2>Eyewear Rx</h2><p>${s.patient()} &middot; ${s.practice()} &middot; ${s.date()}</p>${table(heads('', 'Sphere', 'Cyl', 'Axis', 'H Prism', 'H Base', 'V Prism', 'V Base', 'Add', 'PD'), line('OD', s.right), line('OS', s.left))}<p class="small">Valid until ${s.expires()}</p>`;
    },
  },
  {
    name: 's-en-left-first',
    language: 'en',
    css: lined,
    draw: (s) =>
      `<h2>${s.practice()}</h2><p>${s.patient()} &middot; ${s.date()}</p>${table(
        heads('Eye', 'SPH', 'CYL', 'AXIS', 'ADD'),
        tr('OS (Left)', ...s.left.cells('sph', 'cyl', 'axis', 'add')),
        tr('OD (Right)', ...s.right.cells('sph', 'cyl', 'axis', 'add')),
      )}<p>PD: OS ${s.left.pd()} &nbsp; OD ${s.right.pd()}</p>`,
  },
  {
    name: 's-en-fax-form',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Courier Prime', 'Arimo'],
    css: `${ruled}hr{border-top:2px solid #000}`,
    draw: (s) =>
      `<p class="small">FROM: ${s.practice()} FAX ${s.phone()} &nbsp; ${s.date()} 03:1${s.dice.digits(1)} PM &nbsp; P. 01/01</p><hr><h2 class="center">PRESCRIPTION RELEASE</h2><p>Patient: ${s.patient()}<br>DOB: ${s.born()}</p>${table(
        heads('', 'SPH', 'CYL', 'AXIS', 'ADD', 'PRISM'),
        tr('Right', ...s.right.cells('sph', 'cyl', 'axis', 'add'), s.right.prism('words', '<br>')),
        tr('Left', ...s.left.cells('sph', 'cyl', 'axis', 'add'), s.left.prism('words', '<br>')),
      )}<p>Binocular PD: ${s.pd()}<br>Doctor: ${s.doctor()}</p>`,
  },
  {
    name: 's-en-cell-formula',
    language: 'en',
    values: { prism: 0 },
    css: ruled,
    draw: (s) =>
      `<h2>${s.practice()}</h2><p>${s.patient()} &nbsp; ${s.date()}</p>${table(
        heads('Eye', 'Refraction', 'Add', 'VA'),
        tr('OD', s.right.formula(' x '), s.right.add(), s.acuity()),
        tr('OS', s.left.formula(' x '), s.left.add(), s.acuity()),
      )}<p>PD ${s.pd()} mm</p><p>${s.doctor()}</p>`,
  },
  {
    name: 's-en-reading-only',
    language: 'en',
    values: { add: 0, prism: 0 },
    css: ruled,
    draw: (s) =>
      `<h2>${s.practice()}</h2><p>${s.lensType({ single: 'Single vision', multi: 'Progressive' })} &mdash; reading glasses only</p><p>${s.patient()} &nbsp; Date: ${s.date()}</p>${table(
        heads('', 'Sphere', 'Cylinder', 'Axis'),
        tr('<b>OD</b>', ...s.right.cells('sph', 'cyl', 'axis')),
        tr('<b>OS</b>', ...s.left.cells('sph', 'cyl', 'axis')),
      )}<p>Working distance 16 in. &nbsp; ${s.doctor()}</p>`,
  },
  {
    name: 's-en-shaded-order',
    language: 'en',
    width: 900,
    css: 'table{width:100%;margin:12px 0}th{background:#27496d;color:#fff;padding:8px;font-size:14px}td{padding:9px;text-align:center}tr:nth-child(even) td{background:#eef3f8}',
    draw: (s) =>
      `<div class="sides"><h2>Order confirmation</h2><p>Order # ${s.dice.digits(8)}<br>${s.date()}</p></div><p>Ship to: ${s.patient()}, ${s.street()}, ${s.town()}</p>${table(
        heads('Prescription', 'SPH', 'CYL', 'AXIS', 'ADD', 'PD'),
        tr('OD (right eye)', ...s.right.cells('sph', 'cyl', 'axis', 'add', 'pd')),
        tr('OS (left eye)', ...s.left.cells('sph', 'cyl', 'axis', 'add', 'pd')),
      )}<p>Lens type: ${s.lensType({ single: 'Single Vision', multi: 'Progressive' })} &nbsp; Index 1.67</p>${table(heads('Item', 'Qty', 'Price'), tr('Harlow / Tortoise', '1', `$${s.price()}`), tr('Blue light coating', '1', '$19.95'))}`,
  },
  {
    name: 's-en-total-and-each',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    css: ruled,
    draw: (s) =>
      `<h2>${s.practice()}</h2><p>Rx for ${s.patient()}, written ${s.date()}, expires ${s.expires()}</p>${table(
        heads('', 'Sphere', 'Cylinder', 'Axis', 'Add'),
        tr('O.D.', ...s.right.cells('sph', 'cyl', 'axis', 'add')),
        tr('O.S.', ...s.left.cells('sph', 'cyl', 'axis', 'add')),
      )}${table(heads('PD total', 'PD right', 'PD left', 'Near PD'), tr(s.pd(), s.right.pd(), s.left.pd(), s.nearPd()))}`,
  },
  {
    name: 's-en-narrow-machine',
    language: 'en',
    fonts: ['DejaVu Sans Condensed'],
    width: 700,
    css: `${ruled}td{font-size:21px}`,
    values: { prism: 0.2 },
    draw: (s) =>
      `<p>${s.practice()} &nbsp; <b>${s.patient()}</b></p>${table(
        heads('', 'SPH', 'CYL', 'AX', 'PRISM', 'ADD'),
        tr(
          'R',
          ...s.right.cells('sph', 'cyl', 'axis'),
          s.right.prism('words', '<br>'),
          s.right.add(),
        ),
        tr('L', ...s.left.cells('sph', 'cyl', 'axis'), s.left.prism('words', '<br>'), s.left.add()),
      )}<p>PD ${s.pd()} &nbsp; VD 12.0 &nbsp; ${s.date()}</p>`,
  },
];
