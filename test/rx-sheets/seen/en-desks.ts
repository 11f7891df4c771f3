import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** What programs at the desks of practices print in English. */
export const desksInEnglish: Layout[] = [
  {
    name: 's-en-desk-typed-columns',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 900,
    values: { prism: 0, plus: 0.6 },
    writing: { noCylinder: ['Sphere', 'DS', ''], axisDigits: 3, degree: false },
    css: 'body{font-size:15px;padding:28px 34px}pre{font:inherit;line-height:1.45;margin:0}',
    draw: (s) => {
      const columns = (...cells: string[]): string =>
        cells.map((cell, i) => padded(cell, i === 0 ? 10 : 12)).join('');
      const found = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return columns(name, sph, cyl, axis, s.acuity());
      };
      const final = (name: string, e: DrawnEye): string =>
        columns(name, ...e.cells('sph', 'cyl', 'axis'), s.acuity(), e.add());
      return `<pre>${s.practice()}\n${s.street()}, ${s.town()}\n\nPatient: ${s.patient()}    MRN: ${s.dice.digits(8)}    DOB: ${s.born()}\nVisit Date: ${s.date()}\n\nTonometry (Applanation, 2:1${s.dice.digits(1)} PM)\n${columns('', 'Right', 'Left')}\n${columns('Pressure', s.pressure(), s.pressure())}\n\nManifest Refraction (Retinoscopy)\n${columns('', 'Sphere', 'Cylinder', 'Axis', 'Dist VA')}\n${found('Right', s.right)}\n${found('Left', s.left)}\n\n<b>Final Rx</b>\n<b>${columns('', 'Sphere', 'Cylinder', 'Axis', 'Dist VA', 'Add')}</b>\n${final('Right', s.right)}\n${final('Left', s.left)}\n\nType: ${s.lensType({ single: 'SVL', multi: 'PAL' })}\nExpiration Date: ${s.expires()}\n\nProvider: ${s.doctor()}</pre>`;
    },
  },
  {
    name: 's-en-desk-labels-below',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'Tinos'],
    width: 760,
    values: { prism: 0, sameAdd: true },
    css: '.r{display:grid;grid-template-columns:50px 1fr 1fr 1fr;gap:4px 26px;margin:26px 0 0;align-items:end}.r div{border-bottom:1.5px solid #222;text-align:center;min-height:38px;font-size:20px}.r small{text-align:center;font-size:11px;letter-spacing:.5px}.r b{font-size:22px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="r"><b>${name}</b>${e
          .cells('sph', 'cyl', 'axis')
          .map((value) => `<div>${value}</div>`)
          .join(
            '',
          )}<i></i><small>Spherical</small><small>Cylindrical</small><small>Axis</small></div>`;
      return `<div class="center"><h2 style="letter-spacing:3px">${s.practice().toUpperCase()}</h2><p class="small">${s.street()} &bull; ${s.town()} &bull; ${s.phone()}</p></div><p>Name ${s.patient()} &nbsp;&nbsp; Date ${s.date()}</p>${eye('O.D.', s.right)}${eye('O.S.', s.left)}<div class="r"><i></i><div>${s.add()}</div><div>${s.pd()}</div><div></div><i></i><small>Add, both eyes</small><small>Distance P.D.</small><small>Seg. height</small></div><p class="small" style="margin-top:30px">&#9744; Polycarbonate &nbsp; &#9744; Tint #1 &nbsp; &#9744; Tint #2 &nbsp; &#9744; UV 400 &nbsp; &#9744; May substitute</p><p class="small">${s.doctor()}, License ${s.dice.digits(5)}-T</p>`;
    },
  },
  {
    name: 's-en-desk-butterfly',
    language: 'en',
    fonts: ['Carlito', 'DejaVu Sans Condensed'],
    width: 700,
    values: { prism: 0.35 },
    css: 'table{margin:12px auto}td{padding:7px 24px;width:170px}td:first-child{text-align:right}td:nth-child(2){text-align:center;background:#e9edf2;color:#3b4a5e;font-size:14px;width:150px}.t td{font-weight:700;background:#3b4a5e;color:#fff;font-size:17px}',
    draw: (s) => {
      const line = (label: string, of: (e: DrawnEye) => string): string =>
        tr(of(s.right), label, of(s.left));
      return `<h3 class="center">${s.practice()}</h3><p class="center">${s.patient()}, born ${s.born()}</p>${table(
        tr('Right eye', '', 'Left eye').replace('<tr', '<tr class="t"'),
        line('Sphere', (e) => e.sph()),
        line('Cylinder', (e) => e.cyl()),
        line('Axis', (e) => e.axis()),
        line('Near addition', (e) => e.add()),
        line('Prism and base', (e) => e.prism('letters', '<br>')),
        line('Vision', () => s.acuity()),
        line('Half PD', (e) => e.pd()),
      )}<p class="center small">Examined ${s.dateAs('March 5, 2025')} by ${s.doctor()}. Good through ${s.expiresAs('March 5, 2025')}.</p>`;
    },
  },
  {
    name: 's-en-desk-rx-one-two',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 860,
    values: { add: 1, prism: 0 },
    css: 'body{font-size:15px}.b{border:1px solid #666;margin:14px 0;padding:0 0 10px}.b h4{background:#ddd;margin:0 0 6px;padding:5px 10px}td,th{padding:4px 22px;text-align:center}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.pd());
      const near = (name: string, e: DrawnEye): string =>
        tr(name, e.nearSph(), e.nearCyl(), e.nearAxis(), e.nearPd());
      const head = heads('', 'Sph', 'Cyl', 'Axis', 'PD');
      return `<div class="sides"><div><b>${s.practice()}</b><br>${s.phone()}</div><div class="small">Chart ${s.dice.digits(5)}<br>Printed ${s.dateAs('3/5/25')}</div></div><p style="margin-top:12px">Eyeglass prescriptions of ${s.patient()}</p><div class="b"><h4>Rx 1 of 2 &mdash; Distance (driving, television)</h4>${table(head, far('OD', s.right), far('OS', s.left))}</div><div class="b"><h4>Rx 2 of 2 &mdash; Reading only, 16 in / 40 cm</h4>${table(head, near('OD', s.right), near('OS', s.left))}</div><p>Two pairs recommended. ${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-desk-last-in-brackets',
    language: 'en',
    fonts: ['DejaVu Sans', 'Carlito'],
    width: 900,
    values: { prism: 0.2 },
    writing: { noCylinder: ['DS', 'SPH', ''] },
    css: 'td,th{padding:8px 10px;text-align:center;border-bottom:1px solid #bbb}th{font-size:13px;color:#666}table{width:100%}i{color:#888;font-size:13px;font-style:normal}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const last = e.elsewhere();
        return tr(
          `<b>${name}</b>`,
          `${e.sph()} <i>(${last.sph})</i>`,
          `${e.cyl()} <i>(${last.cyl})</i>`,
          `${e.axis()} <i>(${last.axis})</i>`,
          e.add(),
          e.prism('words', '<br>'),
          s.acuity(),
        );
      };
      return `<h2>Today's glasses prescription</h2><p>${s.patient()} &nbsp; ${s.date()} &nbsp; <i>(in brackets: what you wear now)</i></p>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Add', 'Prism', 'Sees'), eye('Right', s.right), eye('Left', s.left))}<p style="margin-top:14px">PD ${s.pd()} mm</p><p>${s.doctor()}, ${s.practice()}</p>`;
    },
  },
  {
    name: 's-en-desk-last-new-rows',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 880,
    values: { prism: 0 },
    css: 'td,th{border:1px solid #90a4ae;padding:6px 9px;text-align:center}table{width:100%;margin:12px 0}.o td{color:#777}.n td{font-weight:700;background:#fffbe0}th{background:#cfd8dc;font-size:13px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        const last = tr(
          `<th rowspan="2">${name}</th>`,
          'Old',
          sph,
          cyl,
          axis,
          s.values.od.add === null ? '' : s.power(s.values.od.add - 0.25),
          s.acuity(),
        ).replace('<tr', '<tr class="o"');
        const now = tr('New', ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity());
        return `${last}${now.replace('<tr', '<tr class="n"')}`;
      };
      return `<div class="sides"><h3>Comparison of lenses</h3><p>${s.dateAs('2025-03-05')}</p></div><p>Patient: ${s.patient()} &nbsp; File ${s.dice.digits(6)}</p>${table(heads('Eye', '', 'Sphere', 'Cyl', 'Axis', 'Add', 'VA'), eye('OD', s.right), eye('OS', s.left))}<p>PD (new): ${s.right.pd()} / ${s.left.pd()} &nbsp; Vertex 12.5 mm</p><p class="small">${s.doctor()} &middot; ${s.practice()} &middot; ${s.phone()}</p>`;
    },
  },
  {
    name: 's-en-desk-rotated-three-distances',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 780,
    values: { add: 1, prism: 0.25 },
    css: 'td,th{border:1px solid #456;padding:8px 6px;text-align:center}table{width:100%;table-layout:fixed}th{font-size:13px}.v{width:44px}.v span{writing-mode:vertical-rl;transform:rotate(180deg);letter-spacing:4px;font-size:16px}.r{background:#fde7e7}.l{background:#e5effc}',
    draw: (s) => {
      const eye = (name: string, tint: string, e: DrawnEye): string => {
        const middle = Math.round((s.values.od.add ?? 0) * 2) / 4;
        return `${tr(`<td rowspan="3" class="v ${tint}"><span>${name}</span></td>`, 'Distance', ...e.cells('sph', 'cyl', 'axis'), e.prism('words', '<br>'))}${tr('Inter add', s.power(middle), '', '', '')}${tr('Near add', e.add(), '', '', '')}`;
      };
      return `<div class="sides"><div><h2>Mulberry &amp; Hart</h2><p class="small">Opticians since 1958 &middot; 3 Market Square, Ripon HG4 ${s.dice.digits(1)}QT</p></div><p>${s.dateAs('05/03/2025')}</p></div><p>Spectacle prescription for <b>${s.patient()}</b>, date of birth ${s.bornAs('05/03/2025')}</p>${table('<tr><th class="v"></th><th></th><th>Sphere</th><th>Cylinder</th><th>Axis</th><th>Prism</th></tr>', eye('RIGHT', 'r', s.right), eye('LEFT', 'l', s.left))}<p style="margin-top:12px">BVD 14 mm &nbsp; PD: ${s.right.pd()} + ${s.left.pd()} &nbsp; Next test due: 2 years</p><p class="small">${s.doctor()} GOC 01-${s.dice.digits(5)}</p>`;
    },
  },
  {
    name: 's-en-desk-machine-then-final',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'DejaVu Sans Condensed'],
    width: 720,
    values: { prism: 0 },
    writing: { noCylinder: ['0.00', ''], plano: ['0.00', '+0.00'], degree: false, axisDigits: 3 },
    css: 'body{background:#fbfbf7;font-size:15px}.w{display:flex;gap:30px}.w>div{flex:1}td{padding:1px 14px 1px 0;text-align:right}.f{border:2px solid #000;padding:8px 12px;margin-top:14px}.f td{font-size:18px;padding:4px 20px 4px 0}',
    draw: (s) => {
      const side = (name: string, e: DrawnEye): string => {
        const read = (first: string): string => {
          const { sph, cyl, axis } = e.elsewhere();
          return tr(first, sph, cyl, axis);
        };
        return `<div>&lt;${name}&gt;${table(tr('', 'S', 'C', 'A'), read('1'), read('2'), read('3'), read('AVE'))}<p>KRT ${s.curvature()} ${s.curvature()} AX ${s.dice.whole(1, 180)}</p></div>`;
      };
      return `<p>NAME ${s.patient()}<br>NO. ${s.dice.digits(4)} &nbsp; ${s.dateAs('05-MAR-2025')} &nbsp; VD=12.00 &nbsp; STEP=0.25</p><div class="w">${side('R', s.right)}${side('L', s.left)}</div><div class="f"><b>PRESCRIBED (SUBJECTIVE)</b>${table(tr('', 'S', 'C', 'A', 'ADD'), tr('R', ...s.right.cells('sph', 'cyl', 'axis', 'add')), tr('L', ...s.left.cells('sph', 'cyl', 'axis', 'add')))}</div><p style="margin-top:10px">PD ${s.pd()} &nbsp; NPD ${s.nearPd()}</p>`;
    },
  },
  {
    name: 's-en-desk-one-wide-row',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Carlito'],
    width: 1150,
    values: { prism: 0 },
    css: 'body{padding:24px;font-size:14px}table{width:100%}td,th{border:1px solid #aaa;padding:5px 3px;text-align:center}th{background:#f0f0f0;font-size:11px}',
    draw: (s) =>
      `<p><b>Rx history export</b> &nbsp; ${s.practice()} &nbsp; page 1 of 1</p>${table(
        heads(
          'Date',
          'Patient',
          'R Sph',
          'R Cyl',
          'R Axis',
          'R Add',
          'R PD',
          'L Sph',
          'L Cyl',
          'L Axis',
          'L Add',
          'L PD',
          'Prescriber',
        ),
        tr(
          s.dateAs('2025-03-05'),
          s.patient(),
          ...s.right.cells('sph', 'cyl', 'axis', 'add', 'pd'),
          ...s.left.cells('sph', 'cyl', 'axis', 'add', 'pd'),
          s.doctor(),
        ),
      )}<p class="small" style="margin-top:10px">1 record. Filter: last visit = Yes; Rx type = Spectacles; location = 0${s.dice.digits(1)}.</p>`,
  },
  {
    name: 's-en-desk-airy-large',
    language: 'en',
    fonts: ['DejaVu Serif', 'Tinos'],
    width: 820,
    values: { prism: 0.2 },
    writing: { noCylinder: ['sphere', 'DS'] },
    css: 'body{padding:60px 70px}.k{color:#8a6d3b;font-size:14px;letter-spacing:4px;margin:34px 0 4px}.f{font-size:34px;margin:0 0 2px}.x{font-size:21px;color:#444}',
    draw: (s) => {
      const part = (label: string, value: string): string =>
        value && `<p class="x">${label} ${value}</p>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<p class="k">${name}</p><p class="f">${e.formula(' &times; ', ' &ensp;', 'sphere')}</p>${part('prism', e.prism('words', ', '))}${part('add', e.add())}`;
      return `<h2>${s.practice()}</h2><p>${s.patient()}<br>${s.dateAs('5 March 2025')}</p>${eye('RIGHT EYE', s.right)}${eye('LEFT EYE', s.left)}<p class="k">BETWEEN THE PUPILS</p><p class="x">${s.pd()} mm</p><p class="small" style="margin-top:50px">${s.doctor()} &emsp; ${s.phone()}</p>`;
    },
  },
  {
    name: 's-en-desk-prism-table-apart',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 900,
    values: { prism: 0.6, add: 0.7 },
    css: 'table{width:100%;margin:0 0 16px}th{border-bottom:2px solid #0b6e6e;color:#0b6e6e;font-size:14px;text-align:left;padding:4px 8px}td{padding:6px 8px;border-bottom:1px solid #cde}',
    draw: (s) => {
      const powers = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity());
      const fit = (name: string, e: DrawnEye): string =>
        tr(
          name,
          e.amount('Hor'),
          e.base('Hor', 'letters'),
          e.amount('Ver'),
          e.base('Ver', 'letters'),
          e.pd(),
          e.nearPd(),
          s.values.od.add === null ? '' : String(s.dice.whole(15, 22)),
        );
      return `<div class="sides"><h3>${s.practice()}</h3><p class="small">${s.street()}<br>${s.town()}</p></div><p><b>${s.patient()}</b> &nbsp; Exam ${s.dateAs('3/5/25')} &nbsp; Expires ${s.expiresAs('3/5/25')}</p>${table(heads('Powers', 'SPH', 'CYL', 'AXIS', 'ADD', 'VA'), powers('OD', s.right), powers('OS', s.left))}${table(heads('Fitting', 'H Prism', 'H Base', 'V Prism', 'V Base', 'Dist PD', 'Near PD', 'Seg Ht'), fit('OD', s.right), fit('OS', s.left))}<p class="small">Base curve 4 / 4 &nbsp; Panto 8&deg; &nbsp; Wrap 5&deg; &nbsp; Vertex 13 &nbsp; Optician: KL</p><p>${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-desk-keratometry-same-row',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 1080,
    values: { prism: 0 },
    css: 'body{font-size:14px;padding:26px}table{width:100%;margin:10px 0}td,th{border:1px solid #9ab0c0;padding:6px 4px;text-align:center}.g th{background:#9ab0c0}th{font-size:12px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          s.acuity(),
          `${s.curvature()} / ${s.curvature()} @ ${s.dice.whole(60, 120)}`,
          s.pressure(),
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          s.acuity(),
          String(s.dice.whole(520, 575)),
        );
      return `<p><b>EXAM SUMMARY</b> &nbsp; ${s.patient()} &nbsp; ${s.dateAs('March 5, 2025')} &nbsp; ${s.doctor()}</p>${table('<tr class="g"><th></th><th colspan="3">ENTRANCE</th><th colspan="4">SPECTACLE RX</th><th colspan="2">OUTCOME</th></tr>', heads('Eye', 'UCVA', 'K flat / steep', 'IOP', 'Sph', 'Cyl', 'Ax', 'Add', 'BCVA', 'Pachy'), eye('OD', s.right), eye('OS', s.left))}<p>Binocular PD ${s.pd()} / ${s.nearPd()} &nbsp; Cover test: 2 exo far, 6 exo near &nbsp; NPC 7 cm &nbsp; Stereo 40"</p><p class="small">ICD-10 H52.13, H52.223 &nbsp; CPT 92014, 92015 &nbsp; Recall 12 mo.</p>`;
    },
  },
];
