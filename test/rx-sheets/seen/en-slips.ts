import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** Slips, tickets, packets, cards and pads with values, in English. */
export const slipsInEnglish: Layout[] = [
  {
    name: 's-en-slip-lens-packets',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 760,
    values: { prism: 0 },
    writing: { noCylinder: ['0.00', ''], plano: ['0.00', '+0.00'] },
    css: 'body{background:#d8cdb8;display:flex;gap:20px;padding:24px}.p{flex:1;background:#fff;border:1px solid #999;padding:14px}.b{height:38px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 5px,#111 5px 6px,#fff 6px 10px);margin:8px 0}.k{background:#0f4c81;color:#fff;font-size:30px;font-weight:700;width:48px;text-align:center;float:right}td{padding:3px 12px 3px 0}',
    draw: (s) => {
      const packet = (letter: string, e: DrawnEye): string =>
        `<div class="p"><div class="k">${letter}</div><b>CLARIS 1.60 HMC</b><p class="small">&Oslash; 70 mm &nbsp; CT 1.4 &nbsp; Abbe 41<br>Job ${s.dice.digits(7)}</p>${table(tr('SPH', `<b>${e.sph()}</b>`), tr('CYL', `<b>${e.cyl()}</b>`), tr('AXIS', `<b>${e.axis()}</b>`), tr('ADD', `<b>${e.add()}</b>`))}<div class="b"></div><span class="small">4 0${s.dice.digits(5)} ${s.dice.digits(6)} &nbsp; Bin 12-${s.dice.digits(2)}</span></div>`;
      return packet('R', s.right) + packet('L', s.left);
    },
  },
  {
    name: 's-en-slip-drawn-with-dashes',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 760,
    values: { prism: 0 },
    writing: { degree: false, axisDigits: 3, noCylinder: ['SPH', '0.00'], gap: '' },
    css: 'body{font-size:16px}pre{font:inherit;line-height:1.3;margin:0}',
    draw: (s) => {
      const rule = `+-----+${'--------+'.repeat(5)}`;
      const row = (name: string, cells: string[]): string =>
        `| ${padded(name, 4)}|${cells.map((cell) => ` ${padded(cell, 7)}|`).join('')}`;
      const eye = (name: string, e: DrawnEye): string =>
        row(name, e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      return `<pre>*** WORK ORDER ${s.dice.digits(6)} ***        PROMISED 3 PM\n\nACCT  ${s.practice().toUpperCase().replaceAll('&', '&amp;')}\nPT    ${s.patient()}\nDATE  ${s.dateAs('3/5/25')}\n\n${rule}\n${row('EYE', ['SPH', 'CYL', 'AXIS', 'ADD', 'PD'])}\n${rule}\n${eye('OD', s.right)}\n${rule}\n${eye('OS', s.left)}\n${rule}\n\nFRAME  ZYL 54/16/140    TO COME\nA 54.2  B 38.0  ED 57.0  DBL 16.0\nLENS   POLY  BASE 5.25 / 5.25   SEG 20/20\nAR     $${s.price()}\n                         CHECKED BY ____</pre>`;
    },
  },
  {
    name: 's-en-slip-typed-digit-boxes',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 940,
    values: { prism: 0 },
    writing: {
      noCylinder: [''],
      plano: ['+0.00', '0.00'],
      axisDigits: 3,
      degree: false,
      minus: ['-'],
    },
    css: 'body{background:#f2f8f0;font-size:15px}.x{display:inline-block;vertical-align:middle;width:157px;height:38px;background:#fff repeating-linear-gradient(90deg,#5a9 0 1px,#0000 1px 26px);border:1px solid #5a9;border-left:0;font:20px/38px "DejaVu Sans Mono";letter-spacing:13.96px;padding-left:8px;overflow:hidden}.y{width:79px}.z{width:105px}td,th{padding:6px 8px;font-size:14px;text-align:left;white-space:nowrap}',
    draw: (s) => {
      const box = (value: string, size = ''): string => `<span class="x ${size}">${value}</span>`;
      const line = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          box(e.sph()),
          box(e.cyl()),
          box(e.axis(), 'y'),
          box(e.add()),
          box(e.pd(), 'z'),
        );
      return `<div class="sides"><b>OPTICAL BENEFIT CLAIM &mdash; PART B</b><span class="small">Form OB/4 (rev. 11)</span></div><p>Member ${s.patient()} &nbsp; PPS no. ${s.dice.digits(7)}W</p>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Near addition', 'Mono PD'), line('R', s.right), line('L', s.left))}<p style="margin-top:12px">Date of examination ${s.dateAs('05/03/2025')} &nbsp; Optometrist's panel no. ${s.dice.digits(5)}</p><p class="small">&#9745; New frame and lenses &nbsp; &#9744; Lenses only &nbsp; &#9744; Repair &nbsp; Code 4${s.dice.digits(2)} &nbsp; Amount claimed &euro;${s.price()}</p>`;
    },
  },
  {
    name: 's-en-slip-hand-axis-arcs',
    language: 'en',
    pen: 'always',
    width: 760,
    values: { prism: 0, sameAdd: true },
    css: 'svg{display:block;margin:0 auto}.w{display:flex;gap:20px}.w>div{flex:1}td,th{border:1px solid #7a3b8f;padding:9px 4px;text-align:center;height:50px}th{font-size:12px;height:auto;color:#7a3b8f;padding:4px}table{width:100%;margin:6px 0 16px;table-layout:fixed}',
    draw: (s) => {
      const mark = (degrees: number): string => {
        const [x, y] = [
          Math.cos((degrees * Math.PI) / 180),
          Math.sin((degrees * Math.PI) / 180),
        ] as const;
        return `<path d="M${140 + 82 * x} ${112 - 82 * y}L${140 + 92 * x} ${112 - 92 * y}" stroke="#7a3b8f"/><text x="${140 + 108 * x}" y="${116 - 106 * y}" font-size="11" text-anchor="middle" fill="#7a3b8f">${degrees}</text>`;
      };
      const arc = `<svg width="280" height="126"><path d="M48 112A92 92 0 0 1 232 112Z" fill="none" stroke="#7a3b8f"/>${[0, 30, 60, 90, 120, 150, 180].map(mark).join('')}</svg>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div><p class="center"><b>${name}</b></p>${arc}${table(heads('SPH.', 'CYL.', 'AXIS'), tr(...e.cells('sph', 'cyl', 'axis')))}</div>`;
      return `<div class="center"><h3>${s.doctor()} M.S. (Ophth.)</h3><p class="small">Shanti Netralaya, 2nd Floor, 118 Station Road, Nagpur 440012 &nbsp; Timings 10-2, 5-8</p></div><p>Name ${s.patient()} &nbsp; Date ${s.dateDayFirst()}</p><div class="w">${eye('Right', s.right)}${eye('Left', s.left)}</div><p>Near addition B/E ${s.add()} &nbsp;&nbsp; I.P.D. ${s.pd()} mm</p><p class="small">White / Tinted / Photogrey &nbsp; Constant wear / For near work</p>`;
    },
  },
  {
    name: 's-en-slip-hand-two-columns',
    language: 'en',
    pen: 'always',
    width: 600,
    values: { prism: 0, add: 0.4 },
    css: '.w{display:flex;gap:40px;margin:20px 0}.w>div{flex:1}.w p{margin:0 0 20px;font-size:19px}.e{color:#a33;font-size:14px;border-bottom:1px solid #a33}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div><p class="e">${name}</p><p>${s.filled('Sph')} &nbsp; ${e.sph()}</p>${e.toric ? `<p>${s.filled('Cyl')} &nbsp; ${e.cyl()}</p><p>${s.filled('Ax')} &nbsp; ${e.axis()}</p>` : ''}${e.add() && `<p>${s.filled('Add')} &nbsp; ${e.add()}</p>`}</div>`;
      return `<h3>${s.practice()}</h3><p class="small">${s.street()}, ${s.town()} &nbsp; ${s.phone()}</p><p>${s.patient()}, ${s.date()}</p><div class="w">${eye('RIGHT EYE', s.right)}${eye('LEFT EYE', s.left)}</div><p>${s.filled('PD')} &nbsp; ${s.pd()}</p>`;
    },
  },
  {
    name: 's-en-slip-hand-store-form',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Carlito'],
    width: 840,
    values: { prism: 0.3 },
    writing: { noCylinder: ['sph', 'DS', '—'] },
    css: 'body{padding:22px 26px;font-size:14px}td,th{border:1px solid #0063a8;text-align:center;padding:5px 3px;height:50px}th{background:#0063a8;color:#fff;height:auto;font-size:12px}table{width:100%;table-layout:fixed}.a td{border:0;text-align:left;height:36px}.g{background:#e3f0fa}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${tr(`<td rowspan="2" class="g"><b>${name}</b></td>`, '<td class="g">D</td>', ...e.cells('sph', 'cyl', 'axis'), e.amounts(), e.bases('letters'), s.filled(s.acuity()))}${tr('<td class="g">ADD</td>', e.add(), '', '', '', '', '')}`;
      return `<div class="sides"><h2 style="color:#0063a8">VISION CENTER</h2><span>Store #0${s.dice.digits(3)}<br>${s.phone()}</span></div><table class="a">${tr(`Customer ${s.patient()}`, `Exam date ${s.date()}`)}</table>${table(heads('EYE', '', 'SPHERE', 'CYLINDER', 'AXIS', 'PRISM', 'BASE', 'V/A'), eye('O.D.', s.right), eye('O.S.', s.left))}<table class="a">${tr(`PD far ${s.pd()}`, `PD near ${s.nearPd()}`, '&#9744; SV &nbsp; &#9744; FT-28 &nbsp; &#9744; PAL')}</table><p class="small">This Rx expires ${s.expires()}. By law a copy goes to the patient. License ${s.dice.digits(6)}</p>`;
    },
  },
  {
    name: 's-en-slip-thermal-leaders',
    language: 'en',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 390,
    values: { prism: 0 },
    writing: { degree: false, noCylinder: ['0.00'], plano: ['0.00', 'PLANO'] },
    css: 'body{padding:20px 22px;font-size:16px}.l{display:flex}.l i{flex:1;border-bottom:2px dotted #555;margin:0 6px 5px}hr{border:0;border-top:1px dashed #000}',
    draw: (s) => {
      const line = (label: string, value: string): string =>
        value && `<div class="l"><span>${label}</span><i></i><span>${value}</span></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `${line(`${name} SPH`, e.sph())}${line(`${name} CYL`, e.cyl())}${line(`${name} AXIS`, e.axis())}${line(`${name} ADD`, e.add())}`;
      return `<p class="center">SPECTACLE HUT<br>Shop 14, Canal Walk, Cape Town<br>VAT 4${s.dice.digits(9)}</p><p>${s.dateAs('2025-03-05')} 12:3${s.dice.digits(1)} &nbsp; Till 02<br>${s.patient()}</p><hr>${eye('R', s.right)}${eye('L', s.left)}${line('PD', s.pd())}<hr>${line('Frame 4417 BLK', `R ${s.price()}`)}${line('Lens x 2', `R ${s.price()}`)}${line('Med. aid', `-R ${s.price()}`)}${line('VAT 15%', `R ${s.price()}`)}<p class="center" style="margin-top:12px">Collect in 7 days. Thank you!</p>`;
    },
  },
  {
    name: 's-en-slip-fitting-order',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Carlito', 'Arimo'],
    width: 960,
    values: { prism: 0.3, add: 0.8 },
    css: 'body{padding:26px;font-size:15px}.w{display:flex;gap:16px}.w>div{border:1px solid #888;flex:1;padding:10px}.w>div.n{flex:2.3}td,th{border:1px solid #bbb;padding:5px;text-align:center;font-size:15px}th{font-size:12px;background:#f3ead6}table{width:100%}h4{margin:0 0 6px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', '<br>'),
          e.add(),
          s.filled(String(s.dice.whole(15, 22))),
        );
      return `<h3>LENS ORDER FORM &nbsp; <span class="small">Southern Optical Supplies, Dunedin</span></h3><p>Practice acct ${s.dice.digits(4)} &nbsp; Patient ${s.patient()} &nbsp; Ordered ${s.dateAs('5 March 2025')}</p><div class="w"><div class="n"><h4>Rx</h4>${table(heads('', 'SPH', 'CYL', 'AXIS', 'PRISM', 'ADD', 'HT'), eye('R', s.right), eye('L', s.left))}<p style="margin:10px 0 0">PD ${s.right.pd()}+${s.left.pd()} &nbsp; BVD 13</p></div><div><h4>Lens</h4>&#9745; 1.67 &nbsp; &#9744; 1.74<br>&#9744; 1.50 &nbsp; &#9744; 1.53<br>&#9745; HMC &nbsp; &#9744; Tint 80%<br>Blank 65/70/75</div><div><h4>Frame</h4>A ${s.filled('51.5')}<br>B ${s.filled('36.0')}<br>ED ${s.filled('53.8')}<br>DBL ${s.filled('17')}<br>Rimless 2.0 mm</div></div><p class="small" style="margin-top:12px">Heights in mm above the lower rim. Send with frame before 4.30 pm. Queries 03 555 0${s.dice.digits(3)}</p>`;
    },
  },
  {
    name: 's-en-slip-folded-card',
    language: 'en',
    fonts: ['Carlito', 'DejaVu Sans Condensed'],
    width: 960,
    values: { prism: 0.2, sameAdd: true },
    css: 'body{padding:0;display:flex;background:#00853f}.a{width:300px;color:#fff;padding:26px 24px}.b{flex:1;background:#fff;padding:22px 24px}td,th{padding:9px 6px;border-bottom:1px solid #00853f;text-align:center}th{font-size:13px;color:#00853f}table{width:100%}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('words', '<br>'),
          s.acuityMetres(),
        );
      return `<div class="a"><h2>Brightway Opticians</h2><p>12-14 Corn Street<br>Leominster HR6 8${s.dice.digits(1)}LR<br>01568 555 0${s.dice.digits(2)}</p><p>Your next test: 24 months<br>Your customer no.<br>${s.dice.digits(4)} ${s.dice.digits(4)}</p><p class="small">Mon-Sat 9-5.30</p></div><div class="b"><p><b>${s.patient()}</b><br><span class="small">Sight tested on ${s.dateAs('5th March 2025')}</span></p>${table(heads('', 'SPH', 'CYL', 'AXIS', 'PRISM', 'VA'), eye('R', s.right), eye('L', s.left))}<p style="margin-top:10px">${s.values.od.add === null ? 'No reading addition' : `Reading addition R &amp; L: ${s.add()}`} &nbsp; BVD 12<br>Distance PD: ${s.pd()} &nbsp; Near PD: ${s.nearPd()}</p><p class="small">${s.doctor()}, GOC D-${s.dice.digits(5)}. Lens 1.5 CR39 &pound;${s.price()}</p></div>`;
    },
  },
  {
    name: 's-en-slip-prism-columns',
    language: 'en',
    fonts: ['DejaVu Sans', 'Arimo'],
    width: 1000,
    values: { prism: 0.8 },
    writing: { noCylinder: ['0.00', '—'] },
    css: 'body{padding:26px;font-size:15px}.k{background:#222;color:#fff;padding:6px 12px}td,th{padding:8px 4px;text-align:center}tr:nth-child(2n+3){background:#ececec}th{font-size:12px;border-bottom:1px solid #222}table{width:100%;margin:0 0 14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          `${e.amount('Ver')} ${e.base('Ver', 'words')}`,
          `${e.amount('Hor')} ${e.base('Hor', 'words')}`,
          e.add(),
          s.acuityMetres(),
        );
      return `<div class="k sides"><b>EYE CARE PLUS</b><span>Bondi Junction &middot; (02) 5550 ${s.dice.digits(4)}</span></div><p style="margin-top:14px">Optical prescription for ${s.patient()} &nbsp; DOB ${s.bornAs('05/03/2025')} &nbsp; Medicare ${s.dice.digits(4)} ${s.dice.digits(5)} 1</p>${table('<tr><th></th><th colspan="3">REFRACTION</th><th colspan="2">PRISM &Delta;</th><th></th><th></th></tr>', heads('', 'SPH', 'CYL', 'AXIS', 'VERTICAL', 'HORIZONTAL', 'ADD', 'VA'), eye('RE', s.right), eye('LE', s.left))}<p>PD (mono) ${s.right.pd()} | ${s.left.pd()} &nbsp; Issued ${s.dateAs('5 March 2025')} &nbsp; Expires ${s.expiresAs('5 March 2025')}</p><p class="small">${s.doctor()}, provider no. ${s.dice.digits(6)}8K</p>`;
    },
  },
];
