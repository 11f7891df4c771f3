import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

const grid =
  'table{width:100%;margin:10px 0}td,th{border:1px solid #666;padding:6px 7px;text-align:center}';

/** More papers that people in English-speaking countries hold in their hands. */
export const papersInEnglish: Layout[] = [
  {
    name: 's-en-paper-pad-ruled',
    language: 'en',
    pen: 'always',
    width: 640,
    fonts: ['Tinos', 'Arimo'],
    values: { prism: 0, sameAdd: true },
    css: 'table{width:100%;margin:8px 0}td,th{border:1px solid #335;height:44px;text-align:center}.l{border-bottom:1px solid #335;display:inline-block;min-width:140px}',
    draw: (s) =>
      `<h2 class="center">${s.practice()}</h2><p class="center small">${s.street()} &middot; ${s.town()} &middot; ${s.phone()}</p><p>Name <span class="l">${s.patient()}</span> &nbsp; Date <span class="l">${s.date()}</span></p>${table(heads('', 'SPHERICAL', 'CYLINDRICAL', 'AXIS', 'PRISM', 'BASE'), tr('<b>O.D.</b>', ...s.right.cells('sph', 'cyl', 'axis'), '', ''), tr('<b>O.S.</b>', ...s.left.cells('sph', 'cyl', 'axis'), '', ''))}<p>ADD <span class="l">${s.add()}</span> &nbsp; P.D. <span class="l">${s.pd()}</span></p><p>Remarks: <span class="l">${s.filled('AR coat')}</span></p><p style="margin-top:30px;text-align:right">_____________________ O.D.</p>`,
  },
  {
    name: 's-en-paper-distance-near-blocks',
    language: 'en',
    width: 760,
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0, add: 1, sameAdd: true },
    css: `${grid}caption{text-align:left;font-weight:700;padding:4px 0}`,
    draw: (s) => {
      const far = (n: string, e: DrawnEye): string => tr(n, ...e.cells('sph', 'cyl', 'axis'));
      const near = (n: string, e: DrawnEye): string =>
        tr(n, e.nearSph(), e.nearCyl(), e.nearAxis());
      const columns = heads('', 'Sphere', 'Cylinder', 'Axis');
      return `<h2>Prescription for glasses</h2><p>${s.patient()} &nbsp; ${s.date()}</p><table><caption>DISTANCE VISION</caption>${columns}${far('RE', s.right)}${far('LE', s.left)}</table><table><caption>NEAR VISION (add ${s.add()})</caption>${columns}${near('RE', s.right)}${near('LE', s.left)}</table><p>IPD: ${s.pd()} mm</p><p>${s.doctor()}<br>Reg. No. ${s.dice.digits(5)}</p><p class="small">Use: constant wear. Review after 6 months.</p>`;
    },
  },
  {
    name: 's-en-paper-portal-rows',
    language: 'en',
    width: 980,
    fonts: ['Arimo', 'DejaVu Sans'],
    values: { prism: 0.3 },
    css: `${grid}body{font-size:14px}th{background:#0b5cab;color:#fff;font-weight:400}`,
    draw: (s) => {
      const row = (n: string, e: DrawnEye): string =>
        tr(
          n,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amount('Hor'),
          e.base('Hor', 'letters'),
          e.amount('Ver'),
          e.base('Ver', 'letters'),
        );
      return `<p class="small">Home &gt; My records &gt; Prescriptions &gt; Glasses</p><h2>Eyeglass Rx details</h2><p>Status: <b>Active</b> &nbsp; Written: ${s.date()} &nbsp; Expires: ${s.expires()} &nbsp; Provider: ${s.doctor()}</p>${table(heads('Eye', 'Sphere', 'Cylinder', 'Axis', 'Add', 'Horiz. Prism', 'Horiz. Base', 'Vert. Prism', 'Vert. Base'), row('OD (right)', s.right), row('OS (left)', s.left))}<table><tr><th>PD OD</th><th>PD OS</th><th>PD OU</th><th>Vertex</th></tr>${tr(s.right.pd(), s.left.pd(), s.pd(), '12')}</table><p><u>Download</u> &nbsp; <u>Print</u> &nbsp; <u>Request a copy</u></p>`;
    },
  },
  {
    name: 's-en-paper-fixed-columns',
    language: 'en',
    width: 860,
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    values: { prism: 0 },
    writing: { noCylinder: ['SPH', 'DS', '0.00'] },
    css: 'pre{font:inherit;margin:0;line-height:1.5}',
    draw: (s) => {
      const row = (n: string, e: DrawnEye): string =>
        [n, e.sph(), e.cyl(), e.axis(), e.add(), e.pd()].map((cell) => padded(cell, 10)).join('');
      return `<pre>${s.practice().toUpperCase()}\n${s.street()}   TEL ${s.phone()}\n==================================================\nPATIENT: ${s.patient()}\nEXAM DATE: ${s.date()}        EXPIRES: ${s.expires()}\n--------------------------------------------------\n${['', 'SPHERE', 'CYL', 'AXIS', 'ADD', 'PD'].map((cell) => padded(cell, 10)).join('')}\n${row('OD', s.right)}\n${row('OS', s.left)}\n--------------------------------------------------\nLENS TYPE: ${s.lensType({ single: 'SINGLE VISION', multi: 'PROGRESSIVE' })}\nREMARKS: TRANSITIONS GRAY, SCRATCH GUARD\nPROVIDER: ${s.doctor()}  NPI ${s.dice.digits(10)}\n==================================================</pre>`;
    },
  },
  {
    name: 's-en-paper-optician-note',
    language: 'en',
    width: 560,
    fonts: ['Carlito', 'Tinos', 'Arimo'],
    values: { prism: 0, sameAdd: true },
    writing: { degree: false },
    draw: (s) =>
      `<h3>${s.practice()}</h3><p>${s.date()}</p><p>To whom it may concern</p><p>Please find below the current spectacle prescription of ${s.patient()} (DOB ${s.born()}).</p><p>R: ${s.right.formula(' x ', ' / ', 'DS')}<br>L: ${s.left.formula(' x ', ' / ', 'DS')}</p><p>${s.values.od.add === null ? '' : `Near add R&amp;L: ${s.add()}<br>`}PD: ${s.pd()} mm<br>BVD: 13 mm</p><p>Date of last sight test: ${s.date()}. Next due in 2 years.</p><p>Yours faithfully,<br>${s.doctor()}</p>`,
  },
  {
    name: 's-en-paper-lens-cards',
    language: 'en',
    width: 900,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0 },
    css: '.w{display:flex;gap:24px}.c{flex:1;border:1px solid #999;padding:12px 18px}.c td{padding:4px 16px 4px 0}',
    draw: (s) => {
      const card = (name: string, e: DrawnEye): string =>
        `<div class="c"><h3>${name}</h3>${table(tr('Sphere', e.sph()), tr('Cylinder', e.cyl()), e.toric ? tr('Axis', e.axis()) : '', e.add() ? tr('Addition', e.add()) : '', tr('PD', e.pd()), tr('Fitting height', `${s.dice.whole(17, 23)}`))}</div>`;
      return `<h2>Lens details</h2><p>Customer ${s.patient()} &nbsp; Order ${s.dice.digits(7)} &nbsp; ${s.date()}</p><div class="w">${card('RIGHT LENS', s.right)}${card('LEFT LENS', s.left)}</div><p>Frame: 53&#9633;17 140 Matte Black &nbsp; Index 1.60 &nbsp; Price $${s.price()}</p>`;
    },
  },
];
