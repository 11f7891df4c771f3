import { heads, padded, table, tr } from '../html.ts';
import { cylinder, prisms } from '../in-words.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

const tick = (on: boolean, text: string): string =>
  `<span class="tick"><i>${on ? '✕' : ''}</i>${text}</span>`;
const tickCss =
  '.tick{white-space:nowrap;margin-right:16px}.tick i{display:inline-block;width:.85em;height:.85em;border:1px solid #333;margin-right:6px;vertical-align:-.08em;font:700 .8em/.85em "DejaVu Sans";text-align:center}';

const line = (label: string, what: string): string =>
  `<div class="line"><span>${label}</span><b>${what}</b></div>`;

const solo: Layout = {
  name: 'z-america-solo-optometrist',
  language: 'en',
  fonts: ['Tinos', 'Carlito'],
  width: 820,
  values: { prism: 0.3, add: 0.6 },
  css: `${tickCss}body{padding:40px 52px}.head{text-align:center;border-bottom:3px double #274b3f;padding-bottom:10px;margin-bottom:18px}.head h1{font-size:29px;letter-spacing:1.5px;color:#274b3f;margin:0;font-variant:small-caps}.head p{margin:0;font-size:15px}
.who{display:grid;grid-template-columns:1.4fr 1fr;gap:5px 30px;margin-bottom:18px}.who b{font-weight:700}
.rx table{width:100%}.rx th{background:#e4ece8;font-size:15px;border:1px solid #6c8a7e;padding:5px}.rx td{border:1px solid #6c8a7e;padding:8px 6px;text-align:center;height:44px}.rx td:first-child{font-weight:700;text-align:left;padding-left:10px}
.pd{margin:14px 0 16px}.pd span.g{margin-right:34px}.sign{display:flex;justify-content:space-between;align-items:flex-end;margin-top:34px}.sign .ink{font:27px/1 "Nothing You Could Do";color:#23306f;padding:0 12px 4px}.sign div.l{border-top:1px solid #222;padding-top:4px;font-size:14px;min-width:330px}.foot{margin-top:26px;border-top:1px solid #9ab;padding-top:8px;font-size:12.5px;color:#444}`,
  draw: (s) => {
    const eye = (name: string, e: DrawnEye): string =>
      tr(
        name,
        ...e.cells('sph', 'cyl', 'axis', 'add'),
        e.amounts(),
        e.bases('letters'),
        s.acuity(),
      );
    return `<div class="head"><h1>${s.practice()}</h1><p>Comprehensive eye exams &middot; Glasses &middot; Contact lenses &middot; Dry eye</p><p>${s.street()}, ${s.town()} &nbsp;|&nbsp; Tel ${s.phone()} &nbsp;|&nbsp; Fax ${s.phone()}</p></div>
<div class="who"><div><b>Patient:</b> ${s.patient()}</div><div><b>Exam date:</b> ${s.date()}</div><div><b>Date of birth:</b> ${s.born()}</div><div><b>Rx expires:</b> ${s.expires()}</div></div>
<h3>Spectacle Prescription</h3><div class="rx">${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Add', 'Prism', 'Base', 'VA'), eye('OD (right)', s.right), eye('OS (left)', s.left))}</div>
<p class="pd"><span class="g"><b>Distance PD:</b> ${s.pd()} mm</span>${hasAdd(s) ? `<span class="g"><b>Near PD:</b> ${s.nearPd()} mm</span>` : ''}<span class="g"><b>Use:</b> ${s.dice.pick(['full time', 'as needed', 'driving and TV', 'full time'])}</span></p>
<p>${tick(!hasAdd(s), 'Single vision')}${tick(false, 'Bifocal')}${tick(hasAdd(s), 'Progressive')}${tick(s.dice.chance(0.5), 'Anti-reflective')}${tick(s.dice.chance(0.4), 'Photochromic')}</p>
<div class="sign"><div><div class="ink">${s.doctor()}</div><div class="l">${s.doctor()}, O.D. &nbsp; License No. ${s.dice.digits(5)}T</div></div><div class="small">Chart ${s.dice.digits(6)}</div></div>
<p class="foot">This prescription is yours to keep and may be filled anywhere you choose. If your new glasses do not feel right after two weeks, please call us and we will recheck them without charge within 60 days.</p>`;
  },
};

const pad: Layout = {
  name: 'z-america-prescription-pad',
  language: 'en',
  pen: 'always',
  fonts: ['Arimo', 'Tinos'],
  width: 640,
  values: { prism: 0.25, add: 0.55, plus: 0.35 },
  writing: { noCylinder: ['DS', 'SPH', 'sph', '—'], degree: false },
  css: `${tickCss}body{padding:26px 32px 30px;font-size:15px;background:#fbfaf3}.top{text-align:center;color:#1c3a70}.top h2{font-size:21px;margin:0}.top p{margin:0;font-size:13px}.names{display:flex;justify-content:space-between;font-size:13.5px;margin:8px 0 10px;color:#1c3a70}
.fill{display:flex;align-items:flex-end;margin:7px 0;color:#1c3a70}.fill u{flex:1;border-bottom:1px solid #1c3a70;text-decoration:none;padding:0 8px 1px;min-height:31px;margin-left:6px;margin-right:10px;display:flex;align-items:flex-end}
.rx{font:700 44px/1 "DejaVu Serif";color:#1c3a70;margin:6px 0 2px}.g table{width:100%;table-layout:fixed}.g td,.g th{border:1.5px solid #1c3a70;color:#1c3a70;text-align:center;font-size:13px;height:27px;padding:1px}.g td{height:54px;font-size:15px}.g td.s{width:34px;font-weight:700;font-size:12px}.g .v{writing-mode:vertical-rl;transform:rotate(180deg);margin:auto}.g col.n{width:38px}.opts{font-size:13px;color:#1c3a70;line-height:2;margin-top:10px}.last{display:flex;gap:22px}.last .fill{flex:1}`,
  draw: (s) => {
    const far = (e: DrawnEye): string[] => [
      ...e.cells('sph', 'cyl', 'axis'),
      e.amounts(),
      e.bases('letters'),
    ];
    const side = (text: string): string => `<td class="s">${text}</td>`;
    const block = (text: string): string =>
      `<td rowspan="2" class="s"><div class="v">${text}</div></td>`;
    const rest = '<td></td>'.repeat(4);
    return `<div class="top"><h2>${s.practice()}</h2><p>${s.street()} &nbsp; ${s.town()}</p><p>Telephone ${s.phone()}</p></div>
<div class="names"><span>${s.doctor()}, M.D.<br>Lic. ${s.dice.digits(6)}</span><span>Diseases and Surgery of the Eye<br>NPI 1${s.dice.digits(9)}</span></div>
<div class="fill">Name<u>${s.patient()}</u>Date<u style="flex:.55">${s.date()}</u></div>
<div class="fill">Address<u></u>Age<u style="flex:.2">${s.filled(String(s.dice.whole(19, 78)))}</u></div>
<div class="rx">℞</div>
<div class="g"><table><colgroup><col class="n"><col class="n"></colgroup><tr><th colspan="2"></th><th>SPHERE</th><th>CYLINDER</th><th>AXIS</th><th>PRISM</th><th>BASE</th></tr>
<tr>${block('DISTANCE')}${side('O.D.')}${far(s.right)
      .map((c) => `<td>${c}</td>`)
      .join('')}</tr><tr>${side('O.S.')}${far(s.left)
      .map((c) => `<td>${c}</td>`)
      .join('')}</tr>
<tr>${block('ADD')}${side('O.D.')}<td>${s.right.add()}</td>${rest}</tr><tr>${side('O.S.')}<td>${s.left.add()}</td>${rest}</tr></table></div>
<div class="opts">${tick(!hasAdd(s), 'Single vision')}${tick(hasAdd(s), 'Bifocal / progressive')}${tick(false, 'Trifocal')}${tick(s.dice.chance(0.3), 'Tint')}${tick(s.dice.chance(0.3), 'Polycarbonate')}</div>
<div class="last"><div class="fill">P.D.<u>${s.pd()}</u></div><div class="fill">Remarks<u></u></div></div>
<div class="fill" style="margin-left:230px"><u>${s.filled(s.doctor())}</u>M.D.</div>`;
  },
};

const chain: Layout = {
  name: 'z-america-chain-store',
  language: 'en',
  fonts: ['Arimo', 'Carlito'],
  width: 850,
  values: { prism: 0, add: 0.5, plus: 0.05 },
  writing: { noCylinder: ['DS', 'SPH', '0.00', '—'] },
  css: `body{padding:0 0 30px}.bar{background:#c8342b;color:#fff;padding:18px 40px;display:flex;justify-content:space-between;align-items:center}.logo{font-size:26px;font-weight:700;letter-spacing:-.5px}.logo i{display:inline-block;width:22px;height:22px;border:5px solid #fff;border-radius:50%;margin-right:-5px;vertical-align:-4px}.logo i+i{margin-right:10px}.in{padding:20px 40px}
.meta{display:grid;grid-template-columns:repeat(4,1fr);gap:10px;border-bottom:1px solid #ccc;padding-bottom:14px;margin-bottom:18px}.meta small,.tile small{display:block;font-size:12px;color:#666;text-transform:uppercase;letter-spacing:.4px}.two{display:flex;gap:22px}.eye{flex:1;border:2px solid #c8342b;border-radius:10px;padding:12px 16px 16px}.eye h3{color:#c8342b;font-size:18px;margin-bottom:10px}.tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:10px}.tile{background:#f5f2f1;border-radius:6px;padding:7px 10px;font-size:20px;min-height:56px}
.sum{margin-top:18px;display:flex;gap:40px;font-size:15px}.sum td{padding:3px 24px 3px 0}.note{font-size:12.5px;color:#555;margin-top:20px}`,
  draw: (s) => {
    const tile = (label: string, value: string): string =>
      `<div class="tile"><small>${label}</small>${value}</div>`;
    const eye = (name: string, e: DrawnEye): string =>
      `<div class="eye"><h3>${name}</h3><div class="tiles">${tile('Sphere', e.sph())}${tile('Cylinder', e.cyl())}${tile('Axis', e.axis())}${hasAdd(s) ? tile('Add', e.add()) : ''}${tile('PD (mm)', e.pd())}</div></div>`;
    return `<div class="bar"><div class="logo"><i></i><i></i>Bright&amp;Clear Optical</div><div>Store #${s.dice.digits(4)}<br>${s.phone()}</div></div><div class="in"><h2>Eyeglass prescription &ndash; patient copy</h2>
<div class="meta"><div><small>Patient</small>${s.patient()}</div><div><small>Date of birth</small>${s.born()}</div><div><small>Exam date</small>${s.date()}</div><div><small>Expires</small>${s.expires()}</div></div>
<div class="two">${eye('Right eye (OD)', s.right)}${eye('Left eye (OS)', s.left)}</div>
<div class="sum"><table>${tr('Lens recommendation', `<b>${s.lensType({ single: 'Single vision', multi: 'Progressive' })}</b>`)}${tr('Material', s.dice.pick(['Polycarbonate 1.59', 'High index 1.67', 'Plastic 1.50']))}${tr('Exam fee paid', `$${s.dice.whole(69, 129)}.00`)}</table><table>${tr('Examined by', `${s.doctor()}, OD`)}${tr('Customer ID', s.dice.digits(9))}${tr('License', `OPT ${s.dice.digits(5)}`)}</table></div>
<p class="note">Independent doctor of optometry located at ${s.street()}, ${s.town()}. Contact lenses require a separate prescription. Bring this sheet to any of our stores for 20% off your second pair through the end of the month.</p></div>`;
  },
};

const club: Layout = {
  name: 'z-america-warehouse-club-slip',
  language: 'en',
  fonts: ['Courier Prime', 'DejaVu Sans Mono'],
  width: 380,
  values: { prism: 0, add: 0.5, sameAdd: true, plus: 0.05 },
  writing: {
    minus: ['-'],
    plano: ['PLANO', '0.00', '+0.00'],
    noCylinder: ['DS', 'SPH', '0.00'],
    degree: false,
    axisDigits: 3,
  },
  css: 'body{padding:22px 16px 30px;font-size:15px;line-height:1.32}pre{margin:0;font:inherit}.c{text-align:center}.c b{font-size:20px;letter-spacing:1px}hr{border:0;border-top:1px dashed #222;margin:9px 0}.bars{height:46px;margin:12px 34px 2px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 5px,#111 5px 6px,#fff 6px 8px,#111 8px 12px,#fff 12px 13px)}',
  draw: (s) => {
    const eye = (name: string, e: DrawnEye): string => {
      const [sph, cyl, axis] = e.cells('sph', 'cyl', 'axis');
      return `${padded(name, 5)}${padded(sph ?? '', 9)}${padded(cyl ?? '', 9)}${axis ?? ''}`;
    };
    return `<div class="c"><b>PALLET CLUB</b><br>OPTICAL CENTER #${s.dice.digits(4)}<br>${s.town().toUpperCase()}<br>${s.phone()}</div><hr>
<pre>MEMBER   ${s.dice.digits(12)}
PATIENT  ${s.patient().toUpperCase()}
EXAM     ${s.dateAs('3/5/25')}
EXPIRES  ${s.expiresAs('3/5/25')}
DOCTOR   ${s.doctor().toUpperCase()}</pre><hr>
<div class="c">** GLASSES RX - COPY **</div>
<pre>${padded('', 5)}${padded('SPH', 9)}${padded('CYL', 9)}AXIS
${eye('OD', s.right)}
${eye('OS', s.left)}
${hasAdd(s) ? `ADD  ${s.add()} (BOTH EYES)\n` : ''}</pre><hr>
<pre>${padded('EYE EXAM', 25)}$${(s.dice.whole(69, 119) + 0.99).toFixed(2)}
${padded('RETINAL IMAGE', 25)}$${s.dice.pick(['15.00', '19.00', '29.00'])}
PAID BY CARD ************${s.dice.digits(4)}</pre><hr>
<div class="c">NO APPOINTMENT NEEDED FOR<br>FRAME ADJUSTMENTS<div class="bars"></div>${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)}</div>`;
  },
};

const renewal: Layout = {
  name: 'z-america-online-renewal',
  language: 'en',
  fonts: ['Arimo', 'DejaVu Sans Condensed'],
  width: 420,
  values: { prism: 0, add: 0.3, plus: 0.05 },
  writing: {
    plano: ['0.00', 'Plano', '+0.00'],
    noCylinder: ['0.00', '—', 'None'],
    minus: ['-', '−'],
  },
  css: '.line{display:flex;justify-content:space-between;padding:8px 0;border-bottom:1px solid #eceaf4}.line b{font-weight:700}body{padding:0;background:#f4f3fa;font-size:16px}.st{display:flex;justify-content:space-between;padding:9px 22px;font-size:14px;font-weight:700;background:#fff}.nav{background:#fff;padding:8px 20px 14px;font-size:18px;font-weight:700;border-bottom:1px solid #ddd}.nav i{font-style:normal;color:#5b3fd0;margin-right:14px}.ok{margin:16px 16px 0;background:#e2f5e8;border-radius:12px;padding:12px 14px;font-size:14.5px}.card{background:#fff;border-radius:14px;margin:14px 16px;padding:14px 16px}.card h3{font-size:17px;margin-bottom:4px}.card h3 small{color:#777;font-weight:400}.card .line:last-child{border:0}.btn{background:#5b3fd0;color:#fff;border-radius:26px;text-align:center;padding:14px;margin:18px 16px 10px;font-weight:700}.fine{font-size:12px;color:#666;margin:0 20px;padding-bottom:24px}',
  draw: (s) => {
    const eye = (name: string, short: string, e: DrawnEye): string =>
      `<div class="card"><h3>${name} <small>${short}</small></h3>${line('Sphere (SPH)', e.sph())}${line('Cylinder (CYL)', e.cyl())}${e.toric ? line('Axis', e.axis()) : ''}${hasAdd(s) ? line('Near addition (ADD)', e.add()) : ''}</div>`;
    return `<div class="st"><span>${s.dice.whole(1, 12)}:${s.dice.whole(10, 59)}</span><span>5G &nbsp; ${s.dice.whole(21, 98)}%</span></div><div class="nav"><i>‹</i>Your renewed prescription</div>
<div class="ok"><b>Approved.</b> ${s.doctor()} reviewed your online vision test and signed your glasses prescription on ${s.dateAs('March 5, 2025')}.</div>
${eye('Right eye', 'OD', s.right)}${eye('Left eye', 'OS', s.left)}
<div class="card">${line('Pupillary distance', `${s.pd()} mm`)}${line('Patient', s.patient())}${line('Valid until', s.expiresAs('March 5, 2025'))}${line('Order', `RN-${s.dice.digits(7)}`)}</div>
<div class="btn">Shop frames</div><p class="fine">A vision test online is no eye health exam. We advise one in person every two years. Questions? Text ${s.phone()}.</p>`;
  },
};

const portal: Layout = {
  name: 'z-america-patient-portal',
  language: 'en',
  fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
  width: 950,
  values: { prism: 0.2, add: 0.55, plus: 0.2 },
  writing: { noCylinder: ['', '—', 'SPH', '0.00'] },
  css: '.top{background:#10506b;color:#fff;padding:14px 26px;display:flex;justify-content:space-between;font-size:16px}.top b{font-size:20px}body{padding:0;font-size:15.5px;background:#eef2f4}.wrap{display:flex}.side{width:200px;padding:20px 0;background:#fff;min-height:760px;border-right:1px solid #d3dce0}.side div{padding:9px 22px}.side .on{background:#dceaf0;border-left:4px solid #10506b;padding-left:18px;font-weight:700}.main{flex:1;padding:22px 26px}.panel{background:#fff;border:1px solid #d3dce0;border-radius:6px;padding:18px 22px;margin-bottom:18px}.panel h3{font-size:18px;margin-bottom:4px}.grey{color:#5c6b72;font-size:14px}.panel table{width:100%;margin:10px 0}.panel th{text-align:left;background:#f2f6f8;border-bottom:2px solid #c6d3d9;padding:7px 10px}.panel td{border-bottom:1px solid #e2e9ec;padding:7px 10px;height:36px}.old{color:#55636a}.old table{font-size:14px}.tag{background:#2c8a57;color:#fff;border-radius:10px;font-size:12px;padding:2px 10px;vertical-align:2px}.tag.x{background:#8b979c}',
  draw: (s) => {
    const both = (label: string, of: (e: DrawnEye) => string): string =>
      tr(label, of(s.right), of(s.left));
    const [r, l] = [s.right.elsewhere(), s.left.elsewhere()];
    return `<div class="top"><b>◉ MyEyeRecord</b><span>${s.patient()} &nbsp;▾ &nbsp; Sign out</span></div><div class="wrap"><div class="side"><div>Home</div><div>Appointments</div><div>Messages (${s.dice.whole(1, 4)})</div><div class="on">Glasses Rx</div><div>Contact Lens Rx</div><div>Medications</div><div>Billing</div></div>
<div class="main"><h2>Glasses prescriptions</h2><div class="panel"><h3>Current prescription &nbsp;<span class="tag">ACTIVE</span></h3><div class="grey">Written ${s.date()} by ${s.doctor()} &middot; ${s.practice()} &middot; expires ${s.expires()}</div>
${table(
  heads('', 'Right eye (OD)', 'Left eye (OS)'),
  both('Sphere', (e) => e.sph()),
  both('Cylinder', (e) => e.cyl()),
  both('Axis', (e) => e.axis()),
  hasAdd(s) ? both('Add', (e) => e.add()) : '',
  hasPrism(s) ? both('Prism', (e) => e.prism('letters', ', ') || 'none') : '',
)}
<div class="grey">Print &nbsp;|&nbsp; Download PDF &nbsp;|&nbsp; Send to an optical shop</div></div>
<div class="panel old"><h3>Previous prescription &nbsp;<span class="tag x">EXPIRED</span></h3><div class="grey">Written ${s.dice.whole(1, 12)}/${s.dice.whole(1, 28)}/${s.dice.whole(2018, 2020)} &middot; replaced, no longer valid</div>${table(heads('', 'Right eye (OD)', 'Left eye (OS)'), tr('Sphere', r.sph, l.sph), tr('Cylinder', r.cyl, l.cyl), tr('Axis', r.axis, l.axis))}</div>
<p class="grey">Billing questions: ${s.phone()}. Balance due $${s.price()}.</p></div></div>`;
  },
};

const ehr: Layout = {
  name: 'z-america-ehr-exam-printout',
  language: 'en',
  fonts: ['DejaVu Sans Condensed', 'Arimo', 'Carlito'],
  width: 880,
  values: { prism: 0.35, add: 0.6, plus: 0.6 },
  writing: { noCylinder: ['Sphere', 'SPH', '', 'DS'], axisDigits: 3, degree: false },
  css: 'body{padding:30px 40px;font-size:14.5px}.hd{display:flex;justify-content:space-between;border-bottom:2px solid #000;padding-bottom:6px}.hd h2{margin:0;font-size:19px}.hd p{margin:0;font-size:13px}.pt{background:#eee;padding:6px 10px;margin:10px 0 14px;display:flex;justify-content:space-between;font-size:13.5px}h3{font-size:15px;margin:14px 0 4px}.t table{width:100%}.t th{border-bottom:1px solid #000;text-align:left;padding:3px 8px;font-size:13px}.t td{padding:3px 8px;border-bottom:1px dotted #999;width:1%}.t td:first-child{font-weight:700}.cols{display:flex;gap:36px}.cols>div{flex:1}.fin{border:2px solid #000;padding:4px 10px 10px;margin-top:16px}.fin td{font-size:16px;padding:6px 8px}.end{font-size:12px;color:#333;margin-top:18px;display:flex;justify-content:space-between}',
  draw: (s) => {
    const other = (name: string, e: DrawnEye, ...more: string[]): string => {
      const { sph, cyl, axis } = e.elsewhere();
      return tr(name, sph, cyl, axis, ...more);
    };
    const prism = (e: DrawnEye): string[] =>
      (['Hor', 'Ver'] as const).map((d) => `${e.amount(d)} ${e.base(d, 'letters')}`);
    const eye = (name: string, e: DrawnEye): string =>
      tr(
        name,
        ...e.cells('sph', 'cyl', 'axis'),
        s.acuity(),
        ...(hasAdd(s) ? [e.add(), 'J1+'] : []),
        ...(hasPrism(s) ? prism(e) : []),
      );
    return `<div class="hd"><div><h2>Tri-County Ophthalmology Associates</h2><p>${s.street()}, ${s.town()}</p></div><p>Ph ${s.phone()}<br>Fx ${s.phone()}</p></div>
<div class="pt"><span><b>${s.patient()}</b></span><span>DOB ${s.born()}</span><span>MRN ${s.dice.digits(8)}</span><span>Visit ${s.date()}</span></div>
<div class="cols t"><div><h3>Visual Acuity (Snellen, cc)</h3>${table(heads('', 'Dist', 'Pinhole'), tr('Right', s.acuity(), 'NI'), tr('Left', s.acuity(), 'NI'))}</div><div><h3>Tonometry (applanation, ${s.dice.whole(8, 11)}:${s.dice.whole(10, 59)} AM)</h3>${table(heads('', 'Pressure', 'Pachymetry'), tr('Right', s.pressure(), String(s.dice.whole(510, 590))), tr('Left', s.pressure(), String(s.dice.whole(510, 590))))}</div></div>
<div class="cols t"><div><h3>Wearing Rx (lensometer, old glasses)</h3>${table(heads('', 'Sphere', 'Cyl', 'Axis'), other('Right', s.right), other('Left', s.left))}</div><div><h3>Autorefraction (undilated)</h3>${table(heads('', 'Sphere', 'Cyl', 'Axis'), other('Right', s.right), other('Left', s.left))}</div></div>
<div class="t"><h3>Keratometry</h3>${table(heads('', 'K1', 'K2', 'Avg axis'), tr('Right', s.curvature(), s.curvature(), String(s.dice.whole(1, 180))), tr('Left', s.curvature(), s.curvature(), String(s.dice.whole(1, 180))))}</div>
<div class="fin t"><h3>Final Rx &ndash; Glasses</h3>${table(heads('', 'Sphere', 'Cyl', 'Axis', 'Dist VA', ...(hasAdd(s) ? ['Add', 'Near VA'] : []), ...(hasPrism(s) ? ['H Prism', 'V Prism'] : [])), eye('Right', s.right), eye('Left', s.left))}<p style="margin:8px 0 0">Type: ${s.lensType({ single: 'Single vision', multi: 'PAL' })} &nbsp;&nbsp; Expiration date: ${s.expires()}</p></div>
<div class="end"><span>Electronically signed by ${s.doctor()}, MD &nbsp; NPI 1${s.dice.digits(9)}</span><span>Page 1 of 1</span></div>`;
  },
};

const institute: Layout = {
  name: 'z-america-eye-institute-letter',
  language: 'en',
  fonts: ['Tinos', 'Carlito', 'DejaVu Serif'],
  width: 800,
  values: { prism: 0.3, add: 0.55, plus: 0.5 },
  writing: { axisDigits: 3 },
  css: '.nb{white-space:nowrap}body{padding:48px 64px 54px;font-size:16.5px;line-height:1.45}.hd{display:flex;align-items:center;gap:18px;margin-bottom:26px}.seal{width:70px;height:70px;border:3px solid #6a1b2d;border-radius:50%;position:relative;flex:none}.seal:after{content:"";position:absolute;inset:17px;border-radius:50%;background:#6a1b2d}.hd h2{margin:0;color:#6a1b2d;font-size:24px}.hd p{margin:0;font-size:14px}.rx{margin:14px 0 16px 28px}.rx p{margin:0 0 8px}.ft{border-top:1px solid #6a1b2d;margin-top:34px;padding-top:8px;font-size:12.5px;color:#555}.sig{font:30px/1 "Caveat";color:#1d2a66;margin:18px 0 4px}',
  draw: (s) => {
    const eye = (name: string, e: DrawnEye): string =>
      `<p><b>${name}:</b> &nbsp;${e.formula(' x ', ' ', 'sphere')}${hasAdd(s) ? `, add ${e.add()}` : ''}${prisms(e, 'words', '', (amount, base) => `, <span class="nb">prism ${amount} Base ${base}</span>`)}</p>`;
    return `<div class="hd"><div class="seal"></div><div><h2>Marlowe University Eye Institute</h2><p>Department of Ophthalmology &middot; Neuro-Ophthalmology and Adult Strabismus</p><p>${s.street()}, ${s.town()} &middot; ${s.phone()}</p></div></div>
<p>${s.dateAs('March 5, 2025')}</p><p>RE: ${s.patient()} &nbsp;&nbsp; DOB: ${s.born()} &nbsp;&nbsp; MRN: ${s.dice.digits(3)}-${s.dice.digits(4)}</p>
<p>To whom it may concern:</p><p>I examined the patient named above in my clinic today. Corrected acuity was ${s.acuity()} in the right eye and ${s.acuity()} in the left. Pressures were ${s.pressure()} and ${s.pressure()} mmHg. Please make new glasses as follows:</p>
<div class="rx">${eye('Right eye (OD)', s.right)}${eye('Left eye (OS)', s.left)}</div>
<p>${s.lensType({ single: 'Single vision lenses for constant wear.', multi: 'A progressive or a lined bifocal is fine, as the patient prefers.' })} Polycarbonate is recommended. This prescription is valid until ${s.expiresAs('March 5, 2025')}. The patient is to return in ${s.dice.whole(3, 12)} months for visual field testing.</p>
<p>Sincerely,</p><div class="sig">${s.doctor()}</div><p>${s.doctor()}, MD<br>Associate Professor of Ophthalmology<br>State license ${s.dice.digits(6)}</p>
<p class="ft">This letter may contain protected health information and is meant only for the person named in it. Appointments and refills: ${s.phone()} &middot; After hours: ${s.phone()}</p>`;
  },
};

const boxed = (label: string, what: string, style = ''): string =>
  `<div class="bx" style="${style}"><small>${label}</small><span>${what}</span></div>`;

const plan: Layout = {
  name: 'z-america-vision-plan-form',
  language: 'en',
  pen: 'sometimes',
  fonts: ['Arimo', 'DejaVu Sans Condensed'],
  width: 900,
  values: { prism: 0.4, add: 0.5 },
  writing: { noCylinder: ['SPH', 'DS', '0.00', '—'], degree: false },
  css: `${tickCss}body{padding:30px 36px;font-size:16px}.hd{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:8px}.hd h2{margin:0;font-size:22px;color:#0d5f8a}.hd p{margin:0;font-size:13px;text-align:right}.sec{background:#0d5f8a;color:#fff;font-size:13px;font-weight:700;padding:4px 10px;letter-spacing:.5px;margin-top:14px}.rw{display:flex;border-left:1px solid #0d5f8a}.bx{flex:1;border:1px solid #0d5f8a;border-left:0;min-height:62px;padding:3px 8px;display:flex;flex-direction:column}.bx small{font-size:10.5px;color:#0d5f8a;line-height:1.2;white-space:nowrap}.bx>span{margin:auto 0 4px;min-height:30px;display:flex;align-items:flex-end;white-space:nowrap}.eye{flex:0 0 62px;background:#e3eff5;border-right:1px solid #0d5f8a;border-bottom:1px solid #0d5f8a;border-top:1px solid #0d5f8a;font-weight:700;display:flex;align-items:center;justify-content:center;font-size:15px;text-align:center;line-height:1.1}.op{border:1px solid #0d5f8a;border-top:0;padding:10px;font-size:13.5px;line-height:1.9}.fine{font-size:11.5px;color:#444;margin-top:14px}`,
  draw: (s) => {
    const eye = (name: string, e: DrawnEye): string =>
      `<div class="rw"><div class="eye">${name}</div>${boxed('SPHERE', e.sph(), 'flex:1.15')}${boxed('CYLINDER', e.cyl(), 'flex:1.15')}${boxed('AXIS', e.axis())}${boxed('ADD', e.add())}${boxed('H PRISM', e.amount('Hor'))}${boxed('BASE', e.base('Hor', 'words'))}${boxed('V PRISM', e.amount('Ver'))}${boxed('BASE', e.base('Ver', 'words'))}${boxed('DIST PD', e.pd())}${boxed('NEAR PD', hasAdd(s) ? e.nearPd() : '')}</div>`;
    return `<div class="hd"><h2>▲ Summit Ridge Vision Plan</h2><p>Eyewear order &amp; benefit form<br>Form SR-204 (rev. 6/23)</p></div>
<div class="sec">1 &nbsp; MEMBER AND PATIENT</div><div class="rw">${boxed('PATIENT NAME', s.patient(), 'flex:2')}${boxed('DATE OF BIRTH', s.born(), 'flex:1.3')}${boxed('MEMBER ID', s.filled(`W${s.dice.digits(9)}`), 'flex:1.3')}${boxed('GROUP NO.', s.filled(s.dice.digits(5)))}</div>
<div class="rw">${boxed('RELATIONSHIP TO MEMBER', s.filled(s.dice.pick(['Self', 'Spouse', 'Self'])))}${boxed('AUTHORIZATION NO.', s.filled(s.dice.digits(8)))}${boxed('DATE OF SERVICE', s.date())}${boxed('EXPIRATION OF RX', s.expires())}</div>
<div class="sec">2 &nbsp; PRESCRIPTION (FINAL)</div>${eye('RIGHT<br>OD', s.right)}${eye('LEFT<br>OS', s.left)}
<div class="sec">3 &nbsp; LENSES AND OPTIONS</div><div class="op">${tick(!hasAdd(s), 'Single vision')}${tick(false, 'Bifocal FT-28')}${tick(false, 'Trifocal')}${tick(hasAdd(s), 'Progressive')}<br>${tick(s.dice.chance(0.5), 'Polycarbonate')}${tick(s.dice.chance(0.5), 'Anti-reflective coating')}${tick(false, 'Scratch coating')}${tick(s.dice.chance(0.3), 'Photochromic')}${tick(s.dice.chance(0.2), 'Oversize')}</div>
<div class="rw">${boxed('FRAME A', s.filled(String(s.dice.whole(48, 56))))}${boxed('DBL', s.filled(String(s.dice.whole(15, 21))))}${boxed('TEMPLE', s.filled(s.dice.pick(['135', '140', '145'])))}${boxed('COPAY', s.filled(`$${s.dice.pick(['10.00', '25.00', '20.00'])}`))}${boxed('FRAME ALLOWANCE', s.filled(`$${s.dice.pick(['130.00', '150.00', '180.00'])}`), 'flex:1.4')}</div>
<div class="sec">4 &nbsp; PROVIDER</div><div class="rw">${boxed('DOCTOR', s.filled(s.doctor()), 'flex:2')}${boxed('NPI', s.filled(`1${s.dice.digits(9)}`), 'flex:1.4')}${boxed('OFFICE PHONE', s.filled(s.phone()), 'flex:1.4')}</div>
<p class="fine">Keep one copy for your records. Claims must be received within 180 days of the date of service. Services outside of the network are paid back up to the amounts in your benefit booklet.</p>`;
  },
};

const email: Layout = {
  name: 'z-america-email',
  language: 'en',
  fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
  width: 760,
  values: { prism: 0, add: 0.5, sameAdd: true },
  writing: { minus: ['-', '–'] },
  css: 'body{padding:22px 30px 40px;font-size:16px}.subj{font-size:22px;margin-bottom:14px}.from{display:flex;gap:14px;align-items:center;margin-bottom:20px}.av{width:44px;height:44px;border-radius:50%;background:#b05a1e;color:#fff;text-align:center;font:700 21px/44px Arimo;flex:none}.from div+div{flex:1}.g{color:#666;font-size:14px}.att{border:1px solid #ccc;border-radius:8px;padding:10px 14px;display:inline-block;margin-top:16px;font-size:14px}.sg{color:#555;font-size:14.5px}',
  draw: (s) => {
    const practice = s.practice();
    const eye = (name: string, e: DrawnEye): string =>
      `${name}: SPH ${e.sph()}${cylinder(e, (cyl, axis) => `, CYL ${cyl}, AXIS ${axis}`) || ', no cylinder'}`;
    const [first = ''] = s.patient().split(' ');
    return `<div class="subj">Your glasses Rx</div><div class="from"><div class="av">${practice.charAt(0)}</div><div><b>${practice}</b> <span class="g">&lt;frontdesk@eyecare.example&gt;</span><br><span class="g">to me &nbsp;·&nbsp; ${s.dice.whole(9, 11)}:${s.dice.whole(10, 59)} AM</span></div></div>
<p>Hi ${first},</p><p>Thanks for calling. Here is the glasses prescription from your exam with ${s.doctor()} on ${s.date()}:</p>
<p>${eye('Right eye (OD)', s.right)}<br>${eye('Left eye (OS)', s.left)}${hasAdd(s) ? `<br>ADD ${s.add()} both eyes` : ''}<br>PD ${s.pd()}</p>
<p>It is good through ${s.expires()}. You still have $${s.price()} left in your flex account this year, and we just got new frames in, so stop by any time! Our hours are Mon&ndash;Fri 8:30 to 5:30 and Sat 9 to 1.</p>
<p>Have a great day,</p><p class="sg">${s.dice.pick(['Tammy', 'Brianna', 'Luis', 'Kayla'])}<br>Optician, ${practice}<br>${s.street()}, ${s.town()}<br>Phone ${s.phone()} | Fax ${s.phone()}</p>
<p class="g">Please note that email is not always secure. If you got this by mistake, delete it and let us know.</p>`;
  },
};

const blank = (label: string, what: string): string =>
  `<div class="bl"><span>${label}</span><u>${what}</u></div>`;

const group: Layout = {
  name: 'z-america-ophthalmology-group-form',
  language: 'en',
  pen: 'always',
  fonts: ['Carlito', 'Arimo'],
  width: 720,
  values: { prism: 0, add: 0.6, plus: 0.6 },
  writing: { noCylinder: ['sph', 'DS', 'SPH', '—'], degree: false, zeros: 'no leading' },
  css: `${tickCss}body{padding:30px 40px 34px;font-size:16px}.hd{display:flex;justify-content:space-between;border-bottom:4px solid #3d7a36;padding-bottom:10px;margin-bottom:12px}.hd h2{margin:0;font-size:23px;color:#3d7a36}.hd .docs{font-size:12.5px;text-align:right;line-height:1.35}.bl{display:flex;align-items:flex-end;margin:6px 0;flex:1}.bl span:first-child{white-space:nowrap}.bl u{flex:1;text-decoration:none;border-bottom:1px solid #222;margin-left:8px;padding:0 10px 2px;min-height:34px;white-space:nowrap;display:flex;align-items:flex-end}.rw{display:flex;gap:20px}.eyes{display:flex;gap:40px;margin:12px 0}.eyes>div{flex:1;border:1px solid #3d7a36;padding:10px 18px 14px}.eyes h3{text-align:center;margin:0 0 4px;color:#3d7a36;font-size:17px}.eyes .bl span:first-child{width:70px}.t{font-size:14.5px;line-height:1.9}.ft{font-size:11.5px;text-align:center;margin-top:16px;color:#555}`,
  draw: (s) => {
    const eye = (name: string, e: DrawnEye): string =>
      `<div><h3>${name}</h3>${blank('Sphere', e.sph())}${blank('Cylinder', e.cyl())}${blank('Axis', e.axis())}${blank('Add', e.add())}</div>`;
    return `<div class="hd"><div><h2>Valley Eye Physicians, P.C.</h2><div class="small">${s.street()}, ${s.town()}<br>${s.phone()}</div></div><div class="docs">R. Halvorsen, M.D.<br>T. Mbeki-Lowe, M.D.<br>C. Arroyo, O.D.<br>J. Stanhope, O.D.</div></div>
<div class="rw">${blank('Patient', s.patient())}${blank('Date', s.date())}</div>
<h3 style="text-align:center;margin:10px 0 0">PRESCRIPTION FOR EYEGLASSES</h3>
<div class="eyes">${eye('RIGHT (O.D.)', s.right)}${eye('LEFT (O.S.)', s.left)}</div>
<div class="rw">${blank('PD distance', s.pd())}${blank('PD near', hasAdd(s) ? s.nearPd() : '')}${blank('VA', s.filled(s.acuity()))}</div>
<div class="t">${tick(!hasAdd(s), 'Distance')}${tick(false, 'Reading only')}${tick(hasAdd(s), 'Bifocal')}${tick(s.dice.chance(0.3), 'UV coat')}${tick(s.dice.chance(0.3), 'Safety lenses')}<br>Slab-off, tint and other instructions:</div>${blank('', s.dice.chance(0.4) ? s.filled(s.dice.pick(['new frame ok', 'gray tint for driving', 'recheck 1 yr'])) : '')}
<div class="rw">${blank('Signed', s.filled(s.doctor()))}${blank('Rx expires', s.expires())}</div><p class="ft">White: patient &nbsp;&nbsp;&nbsp; Yellow: chart</p>`;
  },
};

export const frozenOfAmerica: Layout[] = [
  solo,
  pad,
  chain,
  club,
  renewal,
  portal,
  ehr,
  institute,
  plan,
  email,
  group,
];

const lens = (s: Sheet): string => s.power(-s.dice.whole(3, 24) / 4);

export const frozenNonesOfAmerica: Layout[] = [
  {
    name: 'z-america-none-contact-lens-rx',
    language: 'en',
    document: 'contact-lenses',
    fonts: ['Arimo', 'Carlito'],
    width: 820,
    css: '.hd{background:#184f8c;color:#fff;padding:14px 20px;margin-bottom:18px}.hd h2{margin:0;font-size:22px}.hd p{margin:0;font-size:14px}.g table{width:100%;margin:14px 0}.ft{font-size:13px;color:#555;border-top:1px solid #aaa;padding-top:8px;margin-top:28px}',
    draw: (s) => {
      const brand = s.dice.pick([
        'Aquavue Daily 30pk',
        'SoftFit Monthly 6pk',
        'ClearDay 1-Day 30pk',
      ]);
      const [curve, diameter] = [s.dice.pick([8.4, 8.5, 8.6]), s.dice.pick([14, 14.2, 14.3])];
      const row = (eye: string): string =>
        tr(eye, brand, s.number(curve, 1), s.number(diameter, 1), lens(s));
      return `<div class="hd"><h2>${s.practice()}</h2><p>${s.street()}, ${s.town()} &middot; ${s.phone()}</p></div><h2>Contact Lens Prescription</h2><p>Patient: <b>${s.patient()}</b> &nbsp; DOB: ${s.born()}</p><p>Fitting completed: ${s.date()} &nbsp; Expires: ${s.expires()}</p>
<div class="grid full g">${table(heads('', 'Lens', 'BC', 'DIA', 'Power'), row('OD'), row('OS'))}</div><p>Wear: ${brand.endsWith('30pk') ? 'daily disposable' : 'daily wear, replace monthly'} &nbsp; Refills: ${s.dice.whole(1, 4)}</p><p>${s.doctor()}, O.D. &nbsp; License ${s.dice.digits(5)}</p><p class="ft">For contact lenses only. Not valid for eyeglasses.</p>`;
    },
  },
  {
    name: 'z-america-none-optical-receipt',
    language: 'en',
    document: 'receipt',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 400,
    css: 'body{padding:24px 20px 34px;font-size:15px}pre{margin:0;font:inherit}.c{text-align:center}hr{border:0;border-top:1px dashed #222;margin:9px 0}',
    draw: (s) => {
      const prices = [s.dice.whole(89, 249), s.dice.whole(79, 299), s.dice.whole(29, 119)] as const;
      const cost = (name: string, dollars: number): string =>
        `${padded(name, 24)}${dollars.toFixed(2).padStart(8)}`;
      const sum = prices[0] + prices[1] + prices[2];
      return `<div class="c"><b>SPECS &amp; CO. #${s.dice.digits(3)}</b><br>${s.street()}<br>${s.town()}<br>${s.phone()}</div><hr><pre>${s.date()}
TICKET ${s.dice.digits(8)}
CUST   ${s.patient()}</pre><hr><pre>${cost('FRAME 5217-140 BLK', prices[0])}
${cost('LENSES POLY', prices[1])}
${cost('A/R COATING', prices[2])}
${cost('INSURANCE ALLOWANCE', -130)}
${cost('TAX', (sum - 130) * 0.07)}
${cost('TOTAL', (sum - 130) * 1.07)}</pre><hr><pre>CARD ************${s.dice.digits(4)}
AUTH ${s.dice.digits(6)}</pre><hr><div class="c">READY IN 7-10 BUSINESS DAYS<br>30 DAY RETURNS WITH RECEIPT<br>THANK YOU!</div>`;
    },
  },
];
