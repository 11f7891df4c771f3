import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

/** Horizontal or vertical prism of an eye with its base, as one cell. */
const prismCell = (e: DrawnEye, direction: 'Hor' | 'Ver'): string =>
  `${e.amount(direction)} ${e.base(direction, 'letters')}`.trim();

const tick = (on: boolean): string => (on ? '&#9746;' : '&#9744;');
const bars = (width: number): string =>
  `<div style="width:${width}px;height:32px;background:repeating-linear-gradient(90deg,#111 0 3px,#fff 3px 5px,#111 5px 6px,#fff 6px 9px,#111 9px 11px,#fff 11px 12px)"></div>`;
/** A day some years before the sheet was written, which is none of its own days. */
const dayBefore = (s: Sheet): string =>
  `${s.dice.whole(1, 12)}/${s.dice.whole(1, 28)}/${s.dice.whole(2018, 2021)}`;

/** What members of health plans put into an envelope or take a picture of over a year. */
export const envelopesInEnglish: Layout[] = [
  {
    // A cloud record of an optometrist, printed as its own report.
    name: 's-envelope-us-cloud-report',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 900,
    values: { prism: 0.3 },
    css: 'body{padding:32px 40px;font-size:16px}h2{font-size:20px;margin:14px 0 8px;color:#2b5d8a}table{width:100%}th{text-align:left;font-size:13px;color:#555;border-bottom:2px solid #2b5d8a;padding:4px 6px}td{padding:7px 6px;border-bottom:1px solid #ddd}.p td{border:0;padding:1px 6px 1px 0;font-size:15px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          prismCell(e, 'Hor'),
          prismCell(e, 'Ver'),
          e.add(),
          s.acuity(),
        );
      return `<div class="center"><b style="font-size:19px">${s.practice()}</b><br>${s.street()}, ${s.town()}<br>Tel ${s.phone()} &nbsp; Fax ${s.phone()}</div><h2>Spectacle Prescription</h2><div class="p">${table(tr(`Patient: <b>${s.patient()}</b>`, `Exam Date: ${s.date()}`), tr(`DOB: ${s.born()}`, `Expiration Date: ${s.expires()}`), tr(`Address: ${s.street()}, ${s.town()}`, `Provider: ${s.doctor()}, OD`))}</div>${table(heads('Eye', 'Sphere', 'Cylinder', 'Axis', 'Horiz Prism', 'Vert Prism', 'Add', 'DVA'), eye('OD', s.right), eye('OS', s.left))}<p style="margin-top:14px"><b>Rx Type:</b> ${s.lensType({ single: 'SV - Distance', multi: 'Progressive' })}<br><b>Lens Recommendations:</b> ${s.dice.pick(['Polycarbonate, AR coating', 'Trivex, photochromic', 'High index 1.67, AR'])}<br><b>Notes:</b> ${s.dice.pick(['Full time wear', 'Update Rx', 'Patient prefers larger frame', 'none'])}</p><p style="margin-top:34px">Electronically signed by ${s.doctor()}, OD</p><p class="small" style="color:#666">License: OPT-${s.dice.digits(5)} &nbsp; NPI ${s.dice.digits(10)} &nbsp;&nbsp; Page 1 of 1</p>`;
    },
  },
  {
    // An optometrist's half page in a frame, with the periods in O.D. and O.S.
    name: 's-envelope-us-half-page',
    language: 'en',
    fonts: ['Tinos', 'DejaVu Serif'],
    width: 760,
    values: { prism: 0.25 },
    writing: { noCylinder: ['Sph.', 'DS', '—'] },
    css: 'body{padding:20px}.k{border:2px solid #333;padding:22px 28px}table{width:100%;margin:12px 0}td,th{border:1px solid #333;padding:9px 4px;text-align:center}th{font-size:14px;font-weight:400;padding:4px}.rx{font-size:44px;line-height:1;font-style:italic}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('letters'));
      return `<div class="k"><div class="center"><b style="font-size:22px;letter-spacing:1px">${s.doctor().toUpperCase()}, O.D.</b><br>Doctor of Optometry<br><span class="small">${s.street()} &bull; ${s.town()} &bull; ${s.phone()}</span></div><div class="sides" style="margin-top:14px"><span>Name <u>&nbsp;${s.patient()}&nbsp;</u></span><span>Date <u>&nbsp;${s.date()}&nbsp;</u></span></div><div class="rx">&#8478;</div>${table(heads('', 'Spherical', 'Cylindrical', 'Axis', 'Prism', 'Base'), eye('O.D.', s.right), eye('O.S.', s.left))}<p>Add: O.D. ${s.right.add() || '____'} &nbsp;&nbsp; O.S. ${s.left.add() || '____'} &nbsp;&nbsp;&nbsp; P.D. ${s.pd()}</p><p>Remarks: ${s.lensType({ single: 'Single vision. Anti-reflective.', multi: 'Progressive addition lenses. Anti-reflective.' })}</p><div class="sides" style="margin-top:26px"><span style="border-top:1px solid #333;padding:2px 40px 0 0">Signature</span><span>Rx expires ${s.expires()}</span></div></div>`;
    },
  },
  {
    // The print of a plan's own practice software: monocular distances of the pupils and both prisms.
    name: 's-envelope-us-plan-software',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 960,
    values: { prism: 0.3 },
    writing: { axisDigits: 3, noCylinder: ['SPH', 'DS', '0.00'] },
    css: 'body{padding:30px 36px;font-size:15px}.t{background:#e7e7e7;font-weight:700;padding:4px 8px;margin:12px 0 0;border:1px solid #999}table{width:100%}.r td,.r th{border:1px solid #999;padding:6px 5px;text-align:center}.r th{font-size:12.5px}.i td{padding:2px 0;width:33%}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          prismCell(e, 'Hor'),
          prismCell(e, 'Ver'),
          e.pd(),
          e.nearPd(),
        );
      return `<div class="sides"><div><b>${s.practice()}</b><br>${s.street()}<br>${s.town()}</div><div style="text-align:right"><b style="font-size:20px">Eyewear Prescription</b><br>${s.phone()}</div></div><div class="t">Patient Information</div><div class="i">${table(tr(`Patient: ${s.patient()}`, `Patient ID: ${s.dice.digits(6)}`, `Birth Date: ${s.born()}`), tr(`Exam Date: ${s.date()}`, `Expires: ${s.expires()}`, `Provider: ${s.doctor()}`))}</div><div class="t">Final Rx - ${s.lensType({ single: 'Single Vision Distance', multi: 'Multifocal' })}</div><div class="r">${table(heads('', 'Sphere', 'Cyl', 'Axis', 'Add', 'H Prism', 'V Prism', 'Dist PD', 'Near PD'), eye('Right', s.right), eye('Left', s.left))}</div><div class="t">Recommendations</div><p style="margin-top:6px">Material: Polycarbonate &nbsp; Coating: AR premium &nbsp; Tint: None<br>Comments: ${s.dice.pick(['Computer 6 hrs/day', 'Night driving complaints', 'First time wearer'])}</p><div class="sides" style="margin-top:40px"><span style="border-top:1px solid #222;width:300px">Provider Signature</span><span style="border-top:1px solid #222;width:140px">License No.</span></div><p class="small" style="margin-top:14px">Printed ${s.dice.whole(1, 12)}:${s.dice.whole(10, 59)} PM by FRONTDESK2. This prescription is for eyeglasses only and may not be used to obtain contact lenses.</p>`;
    },
  },
  {
    // A desktop program with a fixed face: labels above, a line for each eye below.
    name: 's-envelope-us-fixed-face',
    language: 'en',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 840,
    values: { prism: 0 },
    writing: {
      axisDigits: 3,
      degree: false,
      noCylinder: ['SPH', '0.00'],
      plano: ['PLANO', '0.00'],
    },
    css: 'body{padding:30px 34px;font-size:16px}pre{font:inherit;margin:0;white-space:pre}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        padded(name, 10) +
        [e.sph(), e.cyl(), e.axis(), e.add(), e.pd()].map((cell) => padded(cell, 10)).join('');
      const line = '-'.repeat(62);
      return `<pre>${s.practice().toUpperCase()}
${s.street()}
${s.town()}            ${s.phone()}
${line}
PATIENT:  ${s.patient()}
ACCT NO:  ${s.dice.digits(5)}            DOB: ${s.born()}
RX DATE:  ${s.date()}
RX EXP :  ${s.expires()}
${line}
            SPECTACLE LENS PRESCRIPTION

${['EYE', 'SPHERE', 'CYL', 'AXIS', 'ADD', 'PD'].map((head) => padded(head, 10)).join('')}
${eye('OD', s.right)}
${eye('OS', s.left)}
${line}
LENS STYLE : ${s.lensType({ single: 'SINGLE VISION', multi: 'PROGRESSIVE' })}
MATERIAL   : ${s.dice.pick(['POLY', 'CR39', 'HI INDEX 1.67', 'TRIVEX'])}
REMARKS    : ${s.dice.pick(['NO CHANGE', 'SLIGHT CHANGE', 'NEW RX'])}


________________________________
${s.doctor()}, OD   LIC TX${s.dice.digits(4)}T
</pre>`;
    },
  },
  {
    // The final refraction of an ophthalmologist's record; below it what the lensmeter read in the old pair.
    name: 's-envelope-us-final-and-lensometry',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 880,
    values: { prism: 0, plus: 0.6 },
    css: 'body{padding:32px 40px;font-size:15.5px}h3{font-size:16px;margin:16px 0 4px}table{width:78%}td,th{border:1px solid #bbb;padding:5px 8px;text-align:center}th{background:#f4f4f4;font-size:13px}.o{color:#555;font-size:14px}.o table{width:58%}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity());
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis);
      };
      return `<div class="sides"><b style="font-size:21px">Summit Ophthalmology, PLLC</b><span class="small">${s.street()}<br>${s.town()}<br>${s.phone()}</span></div><hr><p><b>${s.patient()}</b> (DOB ${s.born()}) &nbsp; MRN ${s.dice.digits(6)}<br>Date of service: ${s.date()}</p><h3>Final Rx (dispense)</h3>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Add', 'VA cc'), eye('OD', s.right), eye('OS', s.left))}<p style="margin:6px 0">Type: ${s.lensType({ single: 'Distance only', multi: 'PAL, full time' })} &nbsp; Expires: ${s.expires()}</p><div class="o"><h3>Current glasses (lensometry, for comparison only)</h3>${table(heads('', 'Sph', 'Cyl', 'Axis'), old('OD', s.right), old('OS', s.left))}</div><p style="margin-top:34px">${s.doctor()}, MD<br><span class="small">Board certified ophthalmologist &nbsp; NPI ${s.dice.digits(10)}</span></p>`;
    },
  },
  {
    // A warehouse club's optical department, on a letter page with a box of rules below.
    name: 's-envelope-us-warehouse-club',
    language: 'en',
    fonts: ['Arimo'],
    width: 800,
    values: { prism: 0.25, sameAdd: true },
    writing: { noCylinder: ['DS', 'SPH', ''] },
    css: 'body{padding:28px 34px}.h{background:#b3122b;color:#fff;padding:8px 14px;font-weight:700;font-size:19px}table{width:100%;margin:12px 0}td,th{border:1px solid #222;padding:8px 4px;text-align:center}th{font-size:13px;background:#f0f0f0}.f{border:1px solid #999;padding:8px 12px;font-size:12.5px;color:#333}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye, add: string): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('letters'),
          ...(add ? [add] : []),
        );
      const add = `<td rowspan="2">${s.add()}</td>`;
      return `<div class="h sides"><span>WHOLESALE OPTICAL</span><span style="font-weight:400;font-size:15px">Warehouse #${s.dice.digits(3)}</span></div><p style="margin-top:12px">Independent Doctor of Optometry: <b>${s.doctor()}</b><br>${s.street()}, ${s.town()} &nbsp; ${s.phone()}</p><div class="sides"><span>Patient: <b>${s.patient()}</b></span><span>Exam date: ${s.date()}</span><span>Exp: ${s.expires()}</span></div>${table(heads('Rx', 'SPHERE', 'CYLINDER', 'AXIS', 'PRISM', 'BASE', 'ADD'), eye('R', s.right, add), eye('L', s.left, ''))}<p>Recommended use: ${tick(!hasAdd(s))} Distance &nbsp; ${tick(false)} Reading &nbsp; ${tick(hasAdd(s))} ${s.lensType({ single: 'Progressive', multi: 'Progressive' })} &nbsp; ${tick(false)} Computer</p><p>Signature: <i style="font-size:20px">${s.doctor().replace('Dr. ', '')}</i></p><div class="f">You are entitled to a copy of your prescription at no charge when your exam is finished. You may take it to any optical of your choice. Frames and lenses bought here are guaranteed for one year.</div>`;
    },
  },
  {
    // A store at the mall whose doctor is next door: the eye in whole words, the add before the prism.
    name: 's-envelope-us-mall-doctor',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 780,
    values: { prism: 0.2 },
    css: 'body{padding:34px 44px}h1{font-size:24px;text-align:center;font-weight:400;letter-spacing:3px}table{width:100%;margin:14px 0}th{border-bottom:2px solid #111;padding:4px}td{text-align:center;padding:9px 4px;border-bottom:1px solid #888}td:first-child{text-align:left}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('words', '<br>'));
      return `<h1>EYEGLASS PRESCRIPTION</h1><p class="center small">Eye exams by ${s.doctor()} &bull; Located next to Clarity Optical, Greenway Mall, Space ${s.dice.digits(3)} &bull; ${s.phone()}</p><p>Patient name: ${s.patient()}<br>Date of birth: ${s.born()}<br>Issue date: ${s.date()}</p>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Add', 'Prism'), eye('Right Eye (OD)', s.right), eye('Left Eye (OS)', s.left))}<p>Pupillary distance: ${s.pd()} mm</p><p>Doctor recommends: ${s.lensType({ single: 'single vision lenses for full time wear', multi: 'progressive lenses for full time wear' })}, ${s.dice.pick(['scratch coat', 'blue filter', 'anti-glare'])}</p><p>This prescription is valid until <b>${s.expires()}</b></p><p style="margin-top:40px;border-top:1px solid #111;width:320px">Doctor's signature</p><p class="small">Prices, promotions and insurance accepted: ask an associate. Remake policy 60 days.</p>`;
    },
  },
  {
    // The teaching clinic of a college of optometry; a student and a preceptor sign.
    name: 's-envelope-us-teaching-clinic',
    language: 'en',
    fonts: ['Tinos', 'Arimo'],
    width: 880,
    values: { prism: 0.35 },
    writing: { axisDigits: 3 },
    css: 'body{padding:34px 46px}.b{border:1px solid #222}.b td,.b th{border:1px solid #222;text-align:center;padding:8px 3px}.b th{font-size:14px}.b table{width:100%}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amount('Hor'),
          e.base('Hor', 'letters'),
          e.amount('Ver'),
          e.base('Ver', 'letters'),
          e.add(),
        );
      return `<div class="center"><b style="font-size:20px">The Eye Care Institute</b><br>Midlands College of Optometry<br><span class="small">Primary Care Service &bull; ${s.phone()}</span></div><div class="sides" style="margin:16px 0 10px"><span>Patient: <b>${s.patient()}</b><br>File: ${s.dice.digits(5)}-${s.dice.digits(2)}</span><span>Date: ${s.date()}<br>Expires: ${s.expires()}</span></div><div class="b"><table><tr><th rowspan="2">OPHTHALMIC Rx</th><th rowspan="2">Sphere</th><th rowspan="2">Cylinder</th><th rowspan="2">Axis</th><th colspan="2">Horizontal</th><th colspan="2">Vertical</th><th rowspan="2">Near Add</th></tr>${heads('Prism', 'Base', 'Prism', 'Base')}${eye('O.D.', s.right)}${eye('O.S.', s.left)}</table></div><p style="margin-top:12px">Lens design: ${s.lensType({ single: 'single vision', multi: 'multifocal (PAL)' })}. Safety thickness 2.0 mm. Slab-off: no.</p><div class="sides" style="margin-top:34px"><span style="border-top:1px solid #222;padding-right:60px">Intern (print) A. Fuentes '${s.dice.whole(25, 27)}</span><span style="border-top:1px solid #222;padding-right:20px">Attending: ${s.doctor()}, OD, FAAO</span></div>`;
    },
  },
  {
    // A large health maintenance organisation: narrow columns and its own optical centers.
    name: 's-envelope-us-hmo-print',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 860,
    values: { prism: 0.2 },
    writing: { noCylinder: ['SPHERE', '', 'SPH'] },
    css: 'body{padding:26px 34px;font-size:15px}.m{color:#00558c;font-size:22px}table{border-top:2px solid #00558c;border-bottom:2px solid #00558c;margin:12px 0}td,th{padding:6px 16px;text-align:right}th{font-size:12.5px;color:#00558c}td:first-child{text-align:left}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('letters', '<br>'));
      return `<div class="sides"><span class="m">Pacifica Health Plan</span><span>Vision Essentials</span></div><p style="margin:12px 0 0"><b>${s.patient().toUpperCase()}</b> &nbsp; MRN ${s.dice.digits(8)} &nbsp; DOB ${s.born()}<br>Eyeglass Prescription &nbsp; Entered ${s.date()} &nbsp; Valid through ${s.expires()}</p>${table(heads('Lens', 'Sphere', 'Cylinder', 'Axis', 'Add', 'Prism'), eye('R', s.right), eye('L', s.left))}<p>Wear: ${s.lensType({ single: 'Distance', multi: 'Multifocal, constant' })} &nbsp; Ordering clinician: ${s.doctor()} (O.D.)</p><p class="small">Bring this form to any optical center or take it to the optician of your choice. Optical center hours Mon-Fri 8:30 - 5:30. Appointments: ${s.phone()}. Member services: 1-800-555-0${s.dice.digits(3)}.</p><p class="small" style="color:#777">VE-${s.dice.digits(4)} (rev 6-${s.dice.whole(17, 22)})</p>`;
    },
  },
  {
    // A children's eye doctor writes plus cylinders and how the glasses must be worn.
    name: 's-envelope-us-children',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 760,
    values: { add: 0.15, prism: 0.2, plus: 0.85 },
    css: 'body{padding:34px 40px}.h{border:2px dashed #3a8f8a;border-radius:14px;padding:10px 18px;color:#226a66}table{width:100%;margin:16px 0}td,th{border:1px solid #3a8f8a;padding:9px 5px;text-align:center}th{background:#e4f3f2;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          ...(hasPrism(s) ? [e.prism('letters', '<br>')] : []),
          ...(hasAdd(s) ? [e.add()] : []),
        );
      return `<div class="h sides"><div><b style="font-size:20px">Little Lantern Pediatric Eye Care</b><br>Strabismus &amp; Amblyopia</div><div class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>${s.phone()}</div></div><p style="margin-top:16px">For: <b>${s.patient()}</b> &nbsp;&nbsp; Date: ${s.date()}</p>${table(heads('GLASSES Rx', 'Sphere', 'Cylinder', 'Axis', ...(hasPrism(s) ? ['Prism'] : []), ...(hasAdd(s) ? ['Add'] : [])), eye('Right (OD)', s.right), eye('Left (OS)', s.left))}<p>${tick(true)} Polycarbonate lenses &nbsp; ${tick(true)} Full-time wear &nbsp; ${tick(false)} School only &nbsp; ${tick(hasAdd(s))} ${s.lensType({ single: 'Multifocal', multi: 'Multifocal, progressive fitted high' })}</p><p>${s.dice.pick(['Cycloplegic refraction. Please fill exactly as written.', 'Patch left eye 2 hours a day with glasses on.', 'Please do not change to minus cylinder on the work order.'])}</p><p style="margin-top:30px">${s.doctor()}, M.D.<br><span class="small">Good for one year. No. ${s.dice.digits(5)}</span></p>`;
    },
  },
  {
    // A provider who visits nursing homes leaves a slip with room and facility.
    name: 's-envelope-us-nursing-home',
    language: 'en',
    fonts: ['DejaVu Sans', 'Arimo'],
    width: 740,
    values: { add: 0.9, prism: 0.1 },
    writing: { noCylinder: ['DS', 'sph'] },
    css: 'body{padding:26px 32px;font-size:15.5px}.l{display:grid;grid-template-columns:1fr 1fr;gap:4px 24px;margin:12px 0}.l span{border-bottom:1px solid #999}table{width:100%}td,th{border:1px solid #444;padding:7px 4px;text-align:center}th{font-size:13px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('letters', '<br>'), s.acuity());
      return `<p><b>Bedside Vision Partners</b> &nbsp; mobile optometry for long term care<br><span class="small">${s.phone()} &nbsp; fax ${s.phone()}</span></p><div class="l"><span>Resident: ${s.patient()}</span><span>Facility: Maple Court Care Center</span><span>Room: ${s.dice.whole(101, 318)} ${s.dice.pick(['A', 'B'])}</span><span>Date seen: ${s.date()}</span><span>DOB: ${s.born()}</span><span>Responsible party: daughter</span></div><b>New glasses ordered:</b>${table(heads('', 'SPH', 'CYL', 'AX', 'ADD', 'PRISM', 'BCVA'), eye('RE', s.right), eye('LE', s.left))}<p style="margin-top:10px">PD far ${s.pd()} / near ${s.nearPd()} &nbsp; Lens: ${s.lensType({ single: 'SV', multi: 'Multifocal' })} &nbsp; Frame: ${s.dice.pick(['Zyl 48 tortoise', 'Metal 52 gold', 'Flex 50 black'])}</p><p>Engrave name on temple: ${tick(true)} yes</p><p class="small">Examiner: ${s.doctor()}, O.D. &nbsp; Medicaid ID on file. Copy for chart / copy for family.</p>`;
    },
  },
  {
    // A renewal that an online doctor signs: each eye as a row of a wide plain table.
    name: 's-envelope-us-online-renewal',
    language: 'en',
    fonts: ['Carlito', 'DejaVu Sans'],
    width: 820,
    values: { add: 0.3, prism: 0 },
    writing: { noCylinder: ['0.00', '—'], plano: ['0.00', 'Plano'] },
    css: 'body{padding:44px 54px;color:#222}h1{font-size:26px;font-weight:700}table{width:100%;margin:18px 0}th{background:#111;color:#fff;padding:8px;font-size:14px;text-align:left}td{padding:10px 8px;border-bottom:1px solid #ccc}.k{display:grid;grid-template-columns:170px 1fr;gap:3px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', ...(hasAdd(s) ? (['add'] as const) : [])));
      return `<div class="sides"><b>visit<span style="color:#e0662f">well</span></b><span class="small">Confirmation ${s.dice.digits(10)}</span></div><h1 style="margin-top:18px">Prescription for eyeglasses</h1><div class="k"><span>Patient</span><b>${s.patient()}</b><span>Date of birth</span><span>${s.bornAs('March 5, 2025')}</span><span>Prescribed on</span><span>${s.dateAs('March 5, 2025')}</span><span>Expires on</span><span>${s.expiresAs('March 5, 2025')}</span></div>${table(heads('Eye', 'Sphere (SPH)', 'Cylinder (CYL)', 'Axis', ...(hasAdd(s) ? ['Add'] : [])), eye('Right - OD', s.right), eye('Left - OS', s.left))}<p>Lens use: ${s.lensType({ single: 'Single vision', multi: 'Progressive' })}. Substitution of material permitted.</p><p style="margin-top:28px"><i style="font-size:21px">${s.doctor()}</i><br>Ophthalmologist, licensed in your state. Lic. ${s.dice.digits(6)}</p><p class="small" style="color:#777;margin-top:22px">A vision test online does not replace a comprehensive eye health exam. Call ${s.phone()} with questions.</p>`;
    },
  },
  {
    // The tray ticket of a laboratory on the premises: job number, bars and the values in a small grid.
    name: 's-envelope-us-tray-ticket',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'DejaVu Sans Mono'],
    width: 620,
    values: { prism: 0.2 },
    writing: { axisDigits: 3, degree: false, noCylinder: ['0.00', ''], plano: ['0.00', '+0.00'] },
    css: 'body{padding:18px 22px;font-size:14.5px}table{width:100%;margin:8px 0}td,th{border:1px solid #000;padding:5px 3px;text-align:center}th{font-size:11.5px}.big{font-size:34px;font-weight:700;line-height:1}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      const more = (name: string, e: DrawnEye): string =>
        tr(
          name,
          hasAdd(s) ? String(s.dice.whole(15, 22)) : '-',
          e.prism('letters', ' '),
          s.dice.pick(['65', '70']),
          '2.0',
        );
      return `<div class="sides"><span class="big">TRAY ${s.dice.whole(101, 899)}</span>${bars(220)}</div><p style="margin:8px 0 0">Job ${s.dice.digits(7)} &nbsp; In: ${s.date()} &nbsp; Promise: 3 days<br>Acct: ${s.practice()} &nbsp; Pt: <b>${s.patient()}</b></p>${table(heads('', 'SPH', 'CYL', 'AXIS', 'ADD', 'FPD'), eye('R', s.right), eye('L', s.left))}${table(heads('', 'SEG', 'PRISM', 'BLANK', 'CT'), more('R', s.right), more('L', s.left))}<p style="margin:0">Style: ${s.lensType({ single: 'SV FINISHED', multi: 'PROG FREEFORM' })} &nbsp; Mat: POLY &nbsp; AR: YES<br>Frame: ENCLOSED &nbsp; A 53.2 B 36.1 ED 57.0 DBL 17</p>`;
    },
  },
  {
    // The receipt of an optical counter with the ordered powers printed under the prices.
    name: 's-envelope-us-counter-receipt',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 480,
    values: { prism: 0 },
    writing: { degree: false, noCylinder: ['SPH', '0.00'], plano: ['PL', '0.00'] },
    css: 'body{padding:22px 24px;font-size:14px}pre{font:inherit;margin:0;white-space:pre}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        padded(name, 4) +
        [e.sph(), e.cyl(), e.axis(), e.add()].map((cell) => padded(cell, 8)).join('');
      const [frame, lenses] = [s.price(), s.price()];
      return `<pre>        BRIGHTSIDE OPTICAL
        Store 0${s.dice.digits(3)}
        ${s.phone()}

Date: ${s.date()}
Order: ${s.dice.digits(8)}
Cust:  ${s.patient()}
Assoc: MIKE T

1 FRAME 52-18 MATTE BLK  ${frame.padStart(8)}
1 LENSES ${s.lensType({ single: 'SV POLY', multi: 'PROGRESSIVE' }).padEnd(16)}${lenses.padStart(8)}
  INSURANCE               -120.00
  BALANCE AT PICKUP          0.00

YOUR RX ON THIS ORDER
${['', 'SPH', 'CYL', 'AXIS', 'ADD'].map((head, i) => padded(head, i ? 8 : 4)).join('')}
${eye('OD', s.right)}
${eye('OS', s.left)}
PD  ${s.pd()}
Dr  ${s.doctor()}

READY IN 7-10 DAYS. WE WILL TEXT.
 *** KEEP THIS RECEIPT ***
</pre>${bars(300)}`;
    },
  },
  {
    // A neuro-optometric practice: prisms in a table of their own below the powers.
    name: 's-envelope-us-neuro-prism',
    language: 'en',
    fonts: ['Tinos', 'Carlito'],
    width: 840,
    values: { prism: 1 },
    writing: { noCylinder: ['DS', 'SPH'] },
    css: 'body{padding:36px 48px}table{margin:8px 0 16px;width:86%}td,th{border:1px solid #4a4a6a;padding:7px 6px;text-align:center}th{font-size:14px;background:#efeff6}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      const prism = (name: string, e: DrawnEye): string =>
        tr(name, e.amount('Hor'), e.base('Hor', 'words'), e.amount('Ver'), e.base('Ver', 'words'));
      return `<div class="center"><b style="font-size:21px">Center for Vision &amp; Concussion</b><br><span class="small">${s.doctor()}, OD, FCOVD &bull; ${s.street()} &bull; ${s.phone()}</span></div><p style="margin-top:18px">RE: ${s.patient()}, DOB ${s.born()}<br>Date: ${s.date()} &nbsp;&nbsp; Expires: ${s.expires()}</p><b>1. Refractive prescription</b>${table(heads('Eye', 'Sphere', 'Cyl', 'Axis', 'Add'), eye('OD', s.right), eye('OS', s.left))}<b>2. Prism to be ground in</b>${table(heads('Eye', 'Horizontal (pd)', 'Base', 'Vertical (pd)', 'Base'), prism('OD', s.right), prism('OS', s.left))}<p>PD: ${s.right.pd()} OD, ${s.left.pd()} OS &nbsp;&nbsp; ${s.lensType({ single: 'Single vision, for full time wear', multi: 'Progressive, short corridor acceptable' })}</p><p>Tint: ${s.dice.pick(['FL-41, 25 %', 'none', 'blue 15 % gradient'])}. Binasal occlusion: none.</p><p style="margin-top:28px">______________________________<br>${s.doctor()}</p>`;
    },
  },
  {
    // The yellow copy of a carbon pad, filled in with a ball pen.
    name: 's-envelope-us-yellow-copy',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 760,
    values: { prism: 0.15 },
    writing: { noCylinder: ['sph', 'DS'], degree: false },
    css: 'body{padding:28px 32px;background:#fbf3c0;color:#333}table{width:100%;margin:12px 0}td,th{border:1px solid #6b6b55;text-align:center;height:52px;font-size:16px}th{height:26px;font-size:13px}.u{border-bottom:1px solid #6b6b55;display:inline-block;min-width:180px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          prismCell(e, 'Hor'),
          prismCell(e, 'Ver'),
          e.add(),
        );
      return `<div class="sides"><div><b style="font-size:20px">Harmon Eye Clinic</b><br><span class="small">${s.street()}, ${s.town()}</span></div><div class="small" style="text-align:right">No. ${s.dice.digits(5)}<br>YELLOW - PATIENT</div></div><p style="margin-top:16px">Patient <span class="u">${s.patient()}</span> &nbsp; Date <span class="u">${s.date()}</span></p>${table(heads('', 'SPHERE', 'CYLINDER', 'AXIS', 'PRISM (H)', 'PRISM (V)', 'ADD'), eye('R', s.right), eye('L', s.left))}<p>P.D. <span class="u">${s.pd()}</span> &nbsp; Lens <span class="u">${s.filled(s.lensType({ single: 'SV', multi: 'Progressive' }))}</span></p><p>Dr. <span class="u">${s.filled(s.doctor().replace('Dr. ', ''))}</span> &nbsp; Good until <span class="u">${s.expires()}</span></p><p class="small">White: chart &nbsp; Yellow: patient &nbsp; Pink: dispensary</p>`;
    },
  },
  {
    // A small pad of an optometrist: two printed lines for the eyes and one for the rest.
    name: 's-envelope-us-small-pad',
    language: 'en',
    pen: 'always',
    fonts: ['Tinos', 'DejaVu Serif'],
    width: 600,
    values: { prism: 0, sameAdd: true },
    writing: { degree: false },
    css: 'body{padding:24px 30px}.l{margin:22px 0;font-size:18px;border-bottom:1px solid #777;padding-bottom:3px;min-height:44px}.l b{display:inline-block;width:60px}',
    draw: (s) =>
      `<div class="center"><b style="font-size:19px">${s.doctor().replace('Dr. ', '')}, O.D.</b><br><span class="small">${s.street()}, ${s.town()} &nbsp; Tel. ${s.phone()}</span></div><div class="sides" style="margin-top:16px"><span>For ${s.patient()}</span><span>Date ${s.date()}</span></div><div style="font-size:40px;line-height:1;margin-top:8px">&#8478;</div><div class="l"><b>O.D.</b>${s.right.formula(' x ')}</div><div class="l"><b>O.S.</b>${s.left.formula(' x ')}</div><div class="l"><b>Add</b>${s.add()}</div><div class="l"><b>P.D.</b>${s.pd()}</div><p class="small" style="margin:26px 0 0">Signed ${s.filled(s.doctor().replace('Dr. ', ''))}, O.D. &nbsp;&nbsp; License 0${s.dice.digits(4)}</p>`,
  },
  {
    // An eye surgeon's pad in plus cylinders with separate rows for distance and the add.
    name: 's-envelope-us-surgeon-pad',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 700,
    values: { prism: 0, plus: 0.9, add: 0.8 },
    writing: { noCylinder: ['sph', '—'], degree: false },
    css: 'body{padding:28px 34px}table{width:100%;margin:14px 0}td,th{border:1px solid #444;height:50px;text-align:center;font-size:16px}th{height:26px;font-size:13px}td:first-child{width:70px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => tr(name, ...e.cells('sph', 'cyl', 'axis'));
      return `<div class="sides"><div><b>RETINA &amp; CATARACT CONSULTANTS</b><br><span class="small">${s.street()}, ${s.town()}</span></div><span class="small">Office ${s.phone()}<br>Surgery ${s.phone()}</span></div><p style="margin-top:16px">NAME ${s.patient()} &nbsp;&nbsp;&nbsp; DATE ${s.date()}</p><table><tr><th></th><th>SPHERE</th><th>CYLINDER</th><th>AXIS</th></tr><tr><th colspan="4" style="text-align:left;padding-left:6px">DISTANCE</th></tr>${eye('O.D.', s.right)}${eye('O.S.', s.left)}<tr><th colspan="4" style="text-align:left;padding-left:6px">ADD FOR NEAR</th></tr>${tr('O.D.', `<td colspan="3">${s.right.add()}</td>`)}${tr('O.S.', `<td colspan="3">${s.left.add()}</td>`)}</table><p>${tick(!hasAdd(s))} Single vision &nbsp; ${tick(false)} Bifocal &nbsp; ${tick(hasAdd(s))} ${s.lensType({ single: 'Progressive', multi: 'Progressive' })} &nbsp; ${tick(false)} Trifocal</p><p style="margin-top:22px">${s.doctor()}, M.D. <span style="border-bottom:1px solid #444;display:inline-block;width:240px">${s.filled(s.doctor().slice(4, 5))}</span></p>`;
    },
  },
  {
    // The office texts the numbers to a member who asked for them.
    name: 's-envelope-us-text-message',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 430,
    values: { prism: 0, sameAdd: true, add: 0.5 },
    writing: { degree: false },
    css: 'body{padding:12px 14px 30px;font-size:16px}.b{background:#e9e9eb;border-radius:18px;padding:9px 14px;margin:8px 60px 0 0}.m{background:#1f8bff;color:#fff;border-radius:18px;padding:9px 14px;margin:8px 0 0 90px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${name} ${e.formula(' x', ' ', 'sph')}${hasAdd(s) ? ` add ${e.add()}` : ''}`;
      return `<div class="center small"><b>${s.practice()}</b><br>Text Message<br>Today ${s.dice.whole(1, 12)}:${s.dice.whole(10, 59)} PM</div><div class="m">Hi this is ${s.patient()}, can you send my glasses rx? ordering online</div><div class="b">Hi ${s.patient().split(' ')[0]}! Here you go, from your exam ${s.dateAs('3/5/25')}:</div><div class="b">${eye('OD', s.right)}<br>${eye('OS', s.left)}<br>PD ${s.pd()}<br>Exp ${s.expiresAs('3/5/25')}</div><div class="m">thank you so much!!</div><div class="b">You're welcome! Reply STOP to opt out.</div>`;
    },
  },
  {
    // A message in the portal of a practice, where the technician has typed one line for each eye.
    name: 's-envelope-us-portal-message',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 700,
    values: { prism: 0.3 },
    writing: { degree: false },
    css: 'body{padding:0 0 30px;font-size:16px}.t{background:#3b3f8f;color:#fff;padding:12px 24px}.c{padding:16px 26px}.x{background:#f3f3fa;border-radius:8px;padding:12px 16px;line-height:1.7}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${name}: ${e.formula(' x ', ' ', 'sphere')}${hasPrism(s) && e.prism('letters') ? `, prism ${e.prism('letters', ' and ')}` : ''}${hasAdd(s) ? `, add ${e.add()}` : ''}`;
      return `<div class="t sides"><b>MyEyeChart</b><span>Inbox (1) &nbsp; Appointments &nbsp; Billing</span></div><div class="c"><p><b style="font-size:19px">Glasses prescription request</b><br><span class="small" style="color:#666">From: Jasmine (technician) on behalf of ${s.doctor()} &nbsp; To: ${s.patient()} &nbsp; ${s.dateAs('March 5, 2025')}</span></p><p>Hello, per your request please see your most recent glasses Rx below. We do not measure PD for outside orders.</p><div class="x"><b>Glasses Rx, dated ${s.dateAs('March 5, 2025')}</b><br>${eye('Right', s.right)}<br>${eye('Left', s.left)}<br>${s.lensType({ single: 'Single vision for distance', multi: 'Progressives, full time' })}<br>Expires ${s.expiresAs('March 5, 2025')}</div><p style="margin-top:14px">If you need the signed PDF, call ${s.phone()} and press 3.</p><p class="small" style="color:#888">This inbox is not monitored after hours. Do not use for emergencies such as flashes, floaters or loss of vision.</p></div>`;
    },
  },
  {
    // A portal's page with the eyes as columns and the properties of the lens as rows.
    name: 's-envelope-us-portal-columns',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 640,
    values: { prism: 0.3 },
    writing: { noCylinder: ['N/A', '0.00', '-'] },
    css: 'body{padding:24px 30px;font-size:16px}.n{color:#777;font-size:13px}table{width:100%;margin:12px 0}td,th{padding:9px 10px;border-bottom:1px solid #e1e1e1;text-align:left}th{background:#f6f8f7;font-size:14px}td:first-child{color:#555}',
    draw: (s) => {
      const both = (label: string, part: (e: DrawnEye) => string): string =>
        tr(label, part(s.right), part(s.left));
      return `<div class="n">Home &rsaquo; Health record &rsaquo; Vision &rsaquo; Eyewear prescriptions</div><h2 style="margin:8px 0 0;font-size:23px">Eyeglasses</h2><p class="n">${s.patient()} &nbsp;|&nbsp; Status: <b style="color:#1a7f4b">Active</b></p>${table(
        heads('', 'Right eye', 'Left eye'),
        both('Sphere', (e) => e.sph()),
        both('Cylinder', (e) => e.cyl()),
        both('Axis', (e) => e.axis()),
        hasPrism(s) ? both('Prism', (e) => e.prism('words', '<br>')) : '',
        hasAdd(s) ? both('Add power', (e) => e.add()) : '',
      )}<div class="n" style="line-height:1.7">Lens design: ${s.lensType({ single: 'Single vision', multi: 'Progressive' })}<br>Date prescribed: ${s.date()}<br>Expiration date: ${s.expires()}<br>Prescriber: ${s.doctor()}<br>Location: ${s.practice()}</div><p style="margin-top:16px;color:#1a5fb4">Print &nbsp; Download (.pdf) &nbsp; Report a problem</p>`;
    },
  },
  {
    // A typewriter's letter-size page: a line for each eye, without any heading.
    name: 's-envelope-us-typed-lines',
    language: 'en',
    fonts: ['Courier Prime'],
    width: 780,
    values: { prism: 0, plus: 0.4 },
    writing: { degree: false },
    css: 'body{padding:40px 54px;font-size:17px}pre{font:inherit;margin:0;white-space:pre}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `     ${name}   ${e.formula(' x ', '  ')}${hasAdd(s) ? `     Add ${e.add()}` : ''}`;
      return `<pre>${s.doctor().toUpperCase()}, M.D.
DISEASES AND SURGERY OF THE EYE
${s.street()}
${s.town()}
Telephone ${s.phone()}


                             ${s.date()}

     Rx for glasses:  ${s.patient()}


${eye('O.D.', s.right)}

${eye('O.S.', s.left)}


     ${s.lensType({ single: 'Distance glasses, regular lenses.', multi: 'Progressive lenses.' })}
     Please have the glasses checked here
     after they are made.


                    ________________________
</pre>`;
    },
  },
  {
    // A clinic's form with rows for distance and near, the near ones filled in full.
    name: 's-envelope-us-far-near-rows',
    language: 'en',
    fonts: ['Arimo', 'Tinos'],
    width: 800,
    values: { add: 0.85, prism: 0 },
    writing: { noCylinder: ['sph', 'DS', '0.00'] },
    css: 'body{padding:32px 40px}table{width:100%;margin:14px 0}td,th{border:1px solid #222;padding:8px 5px;text-align:center}th{font-size:14px}.v{font-size:13px}',
    draw: (s) => {
      const near = (name: string, e: DrawnEye): string =>
        hasAdd(s)
          ? tr(name, e.nearSph(), e.nearCyl(), e.nearAxis())
          : tr(name, '&nbsp;', '&nbsp;', '&nbsp;');
      return `<div class="sides"><b style="font-size:20px">County Community Health Center</b><span class="small" style="text-align:right">Eye Department<br>${s.phone()}</span></div><p style="margin-top:14px">Name: ${s.patient()} &nbsp; Chart: ${s.dice.digits(6)} &nbsp; Date: ${s.date()}</p><table><tr><th colspan="2">Spectacle Rx</th><th>Sphere</th><th>Cylinder</th><th>Axis</th></tr>${tr('<td rowspan="2" class="v">DISTANCE</td>', 'O.D.', ...s.right.cells('sph', 'cyl', 'axis'))}${tr('O.S.', ...s.left.cells('sph', 'cyl', 'axis'))}${near('<td rowspan="2" class="v">NEAR</td><td>O.D.</td>', s.right)}${near('O.S.', s.left)}</table><p>PD distance ${s.pd()} mm &nbsp;&nbsp; PD near ${s.nearPd()} mm</p><p>Wear: ${s.lensType({ single: 'all the time', multi: 'as bifocal or progressive' })} &nbsp; Voucher: ${tick(true)} yes ${tick(false)} no</p><p style="margin-top:30px">Optometrist: ${s.doctor()} &nbsp; Valid through ${s.expires()}</p>`;
    },
  },
  {
    // An employer's order for safety glasses with a supervisor's approval.
    name: 's-envelope-us-safety-order',
    language: 'en',
    fonts: ['DejaVu Sans', 'Arimo'],
    width: 900,
    values: { prism: 0.2 },
    writing: { degree: false },
    css: 'body{padding:24px 30px;font-size:14.5px}.h{background:#f2b705;padding:8px 12px;font-weight:700}table{width:100%;margin:0 0 10px}td,th{border:1px solid #333;padding:6px 8px}.r td,.r th{text-align:center}.r th{background:#eee;font-size:12.5px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('letters'),
          e.add(),
          hasAdd(s) ? String(s.dice.whole(14, 20)) : '',
          e.pd(),
        );
      return `<div class="h sides"><span>PRESCRIPTION SAFETY EYEWEAR AUTHORIZATION</span><span>Z87-2+</span></div>${table(tr('Company: Ironbridge Steel, Plant 4', `Employee: <b>${s.patient()}</b>`, `Badge: ${s.dice.digits(5)}`), tr(`Cost center: ${s.dice.digits(4)}-20`, 'Supervisor: R. Hulme', `PO: ${s.dice.digits(6)}`))}<div class="r">${table(heads('Rx', 'Sphere', 'Cylinder', 'Axis', 'Prism', 'Base', 'Add', 'Seg ht', 'PD'), eye('Right', s.right), eye('Left', s.left))}</div><p>Lens: ${tick(!hasAdd(s))} Single vision ${tick(false)} Bifocal ${tick(hasAdd(s))} ${s.lensType({ single: 'Progressive', multi: 'Progressive' })} &nbsp; Material: ${tick(true)} Polycarbonate ${tick(false)} Trivex &nbsp; Side shields: ${tick(true)} permanent ${tick(false)} detachable</p><p>Frame: OG-240 &nbsp; Color: smoke &nbsp; Size 56-17 &nbsp; Temple 135</p><p>Rx date: ${s.date()} (must not be older than 2 years) &nbsp; Prescriber: ${s.doctor()}, OD &nbsp; ${s.phone()}</p><p class="small">Company pays frame and basic lenses up to $${s.price()}. Options marked * are payroll deducted. Send to fax 1-800-555-0${s.dice.digits(3)}.</p>`;
    },
  },
  {
    // A state's request for approval of lenses: each value in a numbered box.
    name: 's-envelope-us-state-boxes',
    language: 'en',
    fonts: ['Arimo', 'Courier Prime'],
    width: 940,
    values: { prism: 0 },
    writing: { axisDigits: 3, degree: false, noCylinder: ['', '0.00'], plano: ['0.00', 'PLANO'] },
    css: 'body{padding:24px 28px;font-size:15px}.g{display:grid;grid-template-columns:repeat(12,1fr);border:1px solid #000}.g>div{border:1px solid #000;padding:3px 6px;min-height:50px;font-size:16px}.g i{display:block;font:400 11px Arimo;color:#222}.s{background:#222;color:#fff;font:700 12.5px Arimo;padding:3px 8px;margin-top:8px}',
    draw: (s) => {
      let number = 0;
      const box = (wide: number, label: string, text: string): string =>
        `<div style="grid-column:span ${wide}"><i>${++number}. ${label}</i>${text}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="s">${name} LENS</div><div class="g">${box(3, 'SPHERE', e.sph())}${box(3, 'CYLINDER', e.cyl())}${box(2, 'AXIS', e.axis())}${box(2, 'ADD', e.add())}${box(2, 'PD (FAR)', e.pd())}</div>`;
      return `<div class="sides"><b>STATE MEDICAL ASSISTANCE PROGRAM</b><b>OPHTHALMIC LENS ORDER / PRIOR AUTHORIZATION</b></div><div class="s">RECIPIENT AND PROVIDER</div><div class="g">${box(6, 'RECIPIENT NAME', s.patient().toUpperCase())}${box(3, 'RECIPIENT ID', s.dice.digits(9))}${box(3, 'DATE OF BIRTH', s.bornAs('3/5/25'))}${box(6, 'PRESCRIBING PROVIDER', s.doctor().toUpperCase())}${box(3, 'PROVIDER NPI', s.dice.digits(10))}${box(3, 'DATE OF EXAM', s.dateAs('3/5/25'))}</div>${eye('RIGHT', s.right)}${eye('LEFT', s.left)}<div class="s">LENS AND FRAME</div><div class="g">${box(4, 'LENS STYLE', s.lensType({ single: 'SINGLE VISION', multi: 'PROGRESSIVE' }))}${box(3, 'PROC. CODE', `V2${s.dice.digits(3)}`)}${box(2, 'QTY', '2')}${box(3, 'FRAME', 'NEW  V2020')}</div><p class="small" style="margin-top:8px">I certify that the services are medically necessary. Form MAP-${s.dice.digits(3)} (${s.dice.whole(10, 12)}/${s.dice.whole(14, 19)}). Retain copy 2 for patient.</p>`;
    },
  },
  {
    // A van that makes glasses at schools: a card for the parents with a new and a former pair.
    name: 's-envelope-us-school-van',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 660,
    values: { add: 0, prism: 0 },
    css: 'body{padding:22px 26px;background:#fffdf4}h2{color:#d35400;font-size:22px;margin:0}table{width:100%;margin:10px 0}td,th{border:1.5px solid #d35400;padding:8px;text-align:center}th{background:#fdebd8;font-size:14px}.o{font-size:14px;color:#555}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'pd'));
      const old = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `<span style="white-space:nowrap">${sph} / ${cyl} / ${axis}</span>`;
      };
      return `<h2>Sight on Wheels</h2><p>Your child visited our vision van at school today!</p><p>Student: <b>${s.patient()}</b> &nbsp; Grade: ${s.dice.whole(2, 11)} &nbsp; Teacher: Ms. Alvarado<br>Exam date: ${s.date()}</p><p style="margin:0">${tick(true)} Your child NEEDS new glasses. The prescription is:</p>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'PD'), eye('Right', s.right), eye('Left', s.left))}<p class="o">For the school nurse: glasses brought to the exam (broken, ${dayBefore(s)}): R ${old(s.right)}, L ${old(s.left)}</p><p>Two pairs will be delivered to the school in about 3 weeks. ${s.lensType({ single: 'Polycarbonate single vision.', multi: 'Progressive.' })}</p><p class="small">${s.doctor()}, O.D. &nbsp; ${s.phone()} &nbsp; The prescription expires ${s.expires()}</p>`;
    },
  },
  {
    // Two paper envelopes with uncut lenses, one for each eye, the values under small labels.
    name: 's-envelope-us-lens-packets',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 800,
    values: { prism: 0 },
    writing: {
      axisDigits: 3,
      degree: false,
      noCylinder: ['0.00', 'SPH'],
      plano: ['0.00', '+0.00'],
    },
    css: 'body{background:#8d949b;padding:18px;display:flex;gap:16px}.e{background:#fff;flex:1;padding:14px 16px}.v{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin:12px 0}.v div{border:1px solid #777;padding:3px 8px 6px;font-size:22px;font-weight:700;min-height:56px}.v i{display:block;font:400 11px Arimo;color:#555}',
    draw: (s) => {
      const [kind, order] = [
        s.lensType({ single: 'SV ASPHERIC 1.67', multi: 'PROGRESSIVE HD 1.67' }),
        s.dice.digits(7),
      ];
      const packet = (side: string, e: DrawnEye): string =>
        `<div class="e"><div class="sides"><b style="font-size:26px">${side}</b><span class="small" style="text-align:right">${kind}<br>Clear UV AR</span></div><div class="v"><div><i>SPH</i>${e.sph()}</div><div><i>CYL</i>${e.cyl()}</div><div><i>AXIS</i>${e.axis()}</div><div><i>ADD</i>${e.add()}</div></div><p class="small" style="margin:0 0 8px">Rx for: ${s.patient()}<br>Lab order ${order} &nbsp; Dia 70 mm<br>Base 4.25 &nbsp; CT 1.5 &nbsp; Lot ${s.dice.digits(5)}</p>${bars(200)}</div>`;
      return `${packet('RIGHT', s.right)}${packet('LEFT', s.left)}`;
    },
  },
  {
    // A base's clinic orders through the armed forces' spectacle laboratory.
    name: 's-envelope-us-base-clinic',
    language: 'en',
    fonts: ['Courier Prime', 'Arimo'],
    width: 900,
    values: { prism: 0.3 },
    writing: { axisDigits: 3, degree: false, noCylinder: ['SPH', '0.00'] },
    css: 'body{padding:26px 30px;font-size:15.5px}table{width:100%;table-layout:fixed;margin-top:-1px}td,th{border:1px solid #111;padding:5px 7px;height:38px}.r td,.r th{text-align:center}th{font:400 11.5px Arimo;height:22px;padding:2px}td b{font:400 11px Arimo;display:block}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          prismCell(e, 'Hor'),
          prismCell(e, 'Ver'),
          e.add(),
        );
      return `<div class="sides" style="font:700 14px Arimo;margin-bottom:6px"><span>EYEWEAR PRESCRIPTION</span><span>COPY - SERVICE MEMBER</span></div>${table(tr(`<b>DATE</b>${s.dateAs('05-MAR-2025')}`, `<b>ORDER NUMBER</b>${s.dice.digits(6)}`, '<b>TO: (LAB)</b>NOSTRA YORKTOWN'), tr(`<b>NAME (FIRST, LAST)</b>${s.patient().toUpperCase()}`, '<b>GRADE</b>E-5', '<b>UNIT</b>2-14 IN'))}<div class="r" style="margin-top:10px">${table(heads('EYE', 'SPHERICAL', 'CYLINDRICAL', 'AXIS', 'H PRISM', 'V PRISM', 'ADD'), eye('R', s.right), eye('L', s.left))}</div><div style="margin-top:10px">${table(tr(`<b>INTERPUPILLARY DIST (FAR)</b>${s.pd()}`, `<b>NEAR</b>${s.nearPd()}`, '<b>EYE SIZE / BRIDGE / TEMPLE</b>54 / 18 / 145'), tr(`<b>LENS</b>${s.lensType({ single: 'SV CLEAR', multi: 'MULTIFOCAL PAL' })}`, '<b>FRAME</b>5AM52 BROWN', '<b>PRIORITY</b>READINESS'))}</div><p style="margin-top:12px">PRESCRIBED BY: ${s.doctor().toUpperCase()}, CPT, MS, OPTOMETRY</p>`;
    },
  },
  {
    // A wallet card that folds, kept behind the plan's own card.
    name: 's-envelope-us-wallet-card',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 520,
    values: { prism: 0, sameAdd: true },
    writing: { noCylinder: ['sph', '—'] },
    css: 'body{background:#cfd6dc;padding:18px}.k{background:#fff;border-radius:12px;border:1px solid #7b8790;padding:14px 18px;font-size:15px}table{width:100%;margin:8px 0}th{font-size:12px;font-weight:400;color:#456}td{border-top:1px solid #aab;padding:6px 2px;text-align:center;font-size:17px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis'));
      return `<div class="k"><div class="sides"><b>My Eyeglass Rx Card</b><span class="small">${s.practice()}</span></div><p style="margin:6px 0 0">${s.patient()} &nbsp; <span class="small">Exam ${s.dateAs('3/5/25')}</span></p>${table(heads('', 'Sphere', 'Cyl', 'Axis'), eye('Right', s.right), eye('Left', s.left))}<p style="margin:0">${hasAdd(s) ? `Add (both) ${s.add()} &nbsp;&nbsp; ` : ''}PD ${s.pd()} &nbsp;&nbsp; ${s.lensType({ single: 'SV', multi: 'Progressive' })}</p><p class="small" style="margin:6px 0 0;color:#567">Dr: ${s.doctor()} &nbsp; ${s.phone()}<br>Bring it to every exam. Card is not valid after ${s.expiresAs('3/5/25')}.</p></div>`;
    },
  },
  {
    // A letter from an eye doctor to the family physician; its enclosure says what glasses were ordered.
    name: 's-envelope-us-physician-letter',
    language: 'en',
    fonts: ['Tinos', 'Carlito'],
    width: 820,
    values: { prism: 0, sameAdd: true, add: 0.7, plus: 0.4 },
    css: 'body{padding:44px 60px;font-size:17px}',
    draw: (s) => {
      const eye = (e: DrawnEye): string => e.formula(' axis ', ' ', 'sphere');
      return `<b style="font-size:19px">Blue Ridge Eye Physicians</b><br><span class="small">${s.street()}, ${s.town()} &bull; ${s.phone()}</span><p style="margin-top:20px">${s.dateAs('March 5, 2025')}</p><p>Re: ${s.patient()}, date of birth ${s.born()}</p><p>Dear Colleague,</p><p>Thank you for sending this patient with type 2 diabetes. Corrected vision was ${s.acuity()} in the right eye and ${s.acuity()} in the left. Pressures were ${s.pressure()} and ${s.pressure()} mmHg. There is no diabetic retinopathy in either eye.</p><p>Because of blur at distance I prescribed new glasses today: right eye ${eye(s.right)}, left eye ${eye(s.left)}${hasAdd(s) ? `, add ${s.add()} for both eyes` : ''}. I recommended ${s.lensType({ single: 'single vision lenses', multi: 'progressive lenses' })} with an anti-reflective coating.</p><p>I will see the patient again in one year, or sooner if the A1c stays above 8.</p><p>Sincerely,</p><p style="margin-top:28px">${s.doctor()}, MD</p><p class="small">cc: patient</p>`;
    },
  },
  {
    // An optometrist in Ontario; the health card number and the day of birth stand beside the name.
    name: 's-envelope-ca-ontario',
    language: 'en',
    fonts: ['Arimo', 'Tinos'],
    width: 820,
    values: { prism: 0.2 },
    css: 'body{padding:34px 44px}table{width:100%;margin:16px 0}td,th{border:1px solid #777;padding:8px 5px;text-align:center}th{background:#f3f0e8;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.prism('letters', '<br>'), e.add());
      return `<div class="center"><b style="font-size:21px">Bruce Trail Optometry</b><br><span class="small">118 Locke Street South, Hamilton, Ontario L8P 4A9 &bull; 905-555-0${s.dice.digits(3)}</span></div><p style="margin-top:20px">Patient: <b>${s.patient()}</b> &nbsp; D.O.B. ${s.bornAs('2025-03-05')} &nbsp; HC# ${s.dice.digits(4)}-XXX-XXX<br>Date of examination (y-m-d): ${s.dateAs('2025-03-05')}</p>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Prism', 'Add'), eye('R (O.D.)', s.right), eye('L (O.S.)', s.left))}<p>Recommendations: ${s.lensType({ single: 'Single vision distance', multi: 'Progressive' })}; ${s.dice.pick(['AR coating', 'UV protection', 'impact resistant'])}<br>Prescription valid until: ${s.expiresAs('2025-03-05')}</p><p>Contact lens specifications are not included.</p><p style="margin-top:36px">${s.doctor()}, OD<br><span class="small">College of Optometrists of Ontario Reg. No. ${s.dice.digits(5)}</span></p><p class="small">A fee applies for re-checking lenses dispensed elsewhere.</p>`;
    },
  },
  {
    // A practice in British Columbia prints all that the law there wants, the distance of the pupils too.
    name: 's-envelope-ca-coast',
    language: 'en',
    fonts: ['Carlito', 'DejaVu Sans'],
    width: 760,
    values: { prism: 0 },
    writing: { noCylinder: ['DS', 'sph', '0.00'] },
    css: 'body{padding:30px 38px}table{width:100%;margin:12px 0}td,th{padding:8px 6px;text-align:left;border-bottom:1px solid #9fb8b0}th{color:#2e6b57;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'), s.acuityMetres());
      return `<div class="sides"><b style="font-size:22px;color:#2e6b57">Salish Eye Care</b><span class="small" style="text-align:right">204 - 1550 Marine Drive<br>West Vancouver BC V7V 1H8<br>604.555.0${s.dice.digits(3)}</span></div><h3 style="margin:16px 0 6px">Eyeglass Prescription</h3><p>${s.patient()}<br>Prescribed ${s.dateDayFirst()}. Expires ${s.expiresAs('2025-03-05')}.</p>${table(heads('Eye', 'Sph', 'Cyl', 'Axis', 'Add', 'Mono PD', 'VA'), eye('OD', s.right), eye('OS', s.left))}<p>Lens: ${s.lensType({ single: 'distance single vision', multi: 'progressive' })} &nbsp; Vertex 12 mm</p><p>Notes: ${s.dice.pick(['Consider transition lenses.', 'Wear as needed for driving.', 'Small change OS.'])}</p><p style="margin-top:26px">${s.doctor()}, Optometrist</p>`;
    },
  },
  {
    // A pad of an eye doctor in Alberta with both languages of the country in its heads, filled in by hand.
    name: 's-envelope-ca-two-languages',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Carlito'],
    width: 720,
    values: { prism: 0 },
    writing: { noCylinder: ['sph', 'DS'], degree: false },
    css: 'body{padding:28px 34px}table{width:100%;margin:14px 0}td,th{border:1px solid #222;text-align:center;height:52px;padding:2px 4px}th{height:40px;font-size:13px;line-height:1.15}th i{font-weight:400}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      const head = (english: string, french: string): string => `${english}<br><i>${french}</i>`;
      return `<div class="sides"><b>${s.doctor()}, MD, FRCSC</b><span class="small">Ophthalmology / Ophtalmologie<br>Edmonton AB &nbsp; 780-555-0${s.dice.digits(3)}</span></div><p style="margin-top:16px">Name / Nom: ${s.patient()}<br>Date: ${s.dateAs('2025-03-05')}</p>${table(heads('', head('Sphere', 'Sph&egrave;re'), head('Cylinder', 'Cylindre'), head('Axis', 'Axe'), head('Add', 'Addition')), eye('Right / <i>Droit</i>', s.right), eye('Left / <i>Gauche</i>', s.left))}<p>P.D. / <i>D.P.</i> &nbsp; ${s.pd()} &nbsp;&nbsp;&nbsp; Lenses / <i>Verres</i> &nbsp; ${s.filled(s.lensType({ single: 'single vision', multi: 'progressive' }))}</p><p style="margin-top:30px">Signature ${s.filled(s.doctor().replace('Dr. ', ''))}</p>`;
    },
  },
  {
    // The statement that an optician in Britain hands over after a sight test, right and left side by side.
    name: 's-envelope-gb-side-by-side',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 1000,
    values: { prism: 0.3 },
    writing: { noCylinder: ['DS', '', '—'], degree: false },
    css: 'body{padding:26px 30px;font-size:15.5px}table{width:100%;margin:10px 0}td,th{border:1px solid #0a4a78;padding:7px 3px;text-align:center}th{font-size:12.5px;background:#e3eef6}',
    draw: (s) => {
      const half = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis', 'amounts'),
        e.bases('words'),
      ];
      const near = (e: DrawnEye): string[] =>
        hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis(), '', ''] : ['', '', '', '', ''];
      const part = ['Sph', 'Cyl', 'Axis', 'Prism', 'Base'];
      return `<div class="sides"><b style="font-size:19px">OPTICAL PRESCRIPTION</b><span>Penrose &amp; Daughters Opticians, 14 Fore Street, Truro TR1 2XX &nbsp; 01872 555 ${s.dice.digits(3)}</span></div><p style="margin:10px 0 0">Patient's name: <b>${s.patient()}</b> &nbsp;&nbsp; Date of birth: ${s.bornAs('05/03/2025')} &nbsp;&nbsp; Date of sight test: ${s.dateAs('5 March 2025')}</p><table><tr><th colspan="5">RIGHT</th><th rowspan="2"></th><th colspan="5">LEFT</th></tr><tr>${part.map((name) => `<th>${name}</th>`).join('')}${part.map((name) => `<th>${name}</th>`).join('')}</tr>${tr(...half(s.right), '<td><b>Distance</b></td>', ...half(s.left))}${tr(...near(s.right), '<td><b>Near</b></td>', ...near(s.left))}</table><p>Reading addition: R ${s.right.add() || 'nil'} &nbsp; L ${s.left.add() || 'nil'} &nbsp;&nbsp; BVD ${s.dice.pick(['12', '13', '14'])} mm &nbsp;&nbsp; ${s.lensType({ single: 'Single vision', multi: 'Varifocal' })}</p><p class="small">${tick(true)} Spectacles are prescribed &nbsp; ${tick(false)} No prescription required &nbsp; ${tick(false)} Unchanged prescription &nbsp; ${tick(false)} Referred to GP</p><p class="small" style="margin-top:18px">Signed: ${s.doctor()} MCOptom &nbsp; GOC 01-${s.dice.digits(5)} &nbsp;&nbsp; Next test due: ${s.dice.pick(['12', '24'])} months</p>`;
    },
  },
  {
    // A chain on the high street: a card in the hand, vision and distances behind the powers.
    name: 's-envelope-gb-high-street',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 720,
    values: { prism: 0.2 },
    css: 'body{padding:0 0 26px}.h{background:#00653a;color:#fff;padding:12px 26px;font-size:20px}.c{padding:14px 26px 0}table{width:100%;margin:12px 0}td,th{text-align:center;padding:8px 4px;border:1px solid #9cc5b1}th{font-size:13px;background:#eaf5ef}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('words', '<br>'),
          e.add(),
          s.acuityMetres(),
          e.pd(),
        );
      return `<div class="h sides"><span>Your glasses prescription</span><span style="font-size:15px">Fielding Opticians</span></div><div class="c"><p>${s.patient()} &nbsp; Customer no. ${s.dice.digits(8)}<br>Eye test: ${s.dateAs('05/03/2025')} &nbsp; Tested by: ${s.doctor()}<br>Store: Kettering, 21 Gold Street</p>${table(heads('', 'Sphere', 'Cyl', 'Axis', 'Prism', 'Near add', 'VA', 'PD'), eye('R', s.right), eye('L', s.left))}<p>We recommend: <b>${s.lensType({ single: 'single vision glasses for distance', multi: 'varifocals' })}</b></p><p class="small">Your next eye test is due by ${s.expiresAs('05/03/2025')}. Sph: how long or short sighted you are. Cyl and axis: your astigmatism. Near add: extra help for reading. The PD is not part of the sight test and is given as a courtesy.</p><p class="small" style="color:#666">Complaints: Optical Consumer Complaints Service. Registered in England No. 0${s.dice.digits(7)}</p></div>`;
    },
  },
  {
    // A hospital eye department's form, with the optician's part below; filled in with a pen.
    name: 's-envelope-gb-hospital-pen',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 840,
    values: { prism: 0.25 },
    writing: { noCylinder: ['DS', '—'], degree: false },
    css: 'body{padding:28px 36px;font-size:16px}table{width:100%;margin:12px 0}td,th{border:1px solid #333;height:54px;text-align:center;padding:2px 4px}th{height:26px;font-size:13px}.f{border:1px solid #333;padding:8px 12px;font-size:13.5px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amount('Hor'),
          e.base('Hor', 'words'),
          e.amount('Ver'),
          e.base('Ver', 'words'),
        );
      return `<div class="sides"><div><b>Royal Severn Infirmary</b><br>Orthoptic and Optometry Department</div><div style="text-align:right">Hospital No. ${s.filled(s.dice.digits(7))}<br>Ext. ${s.dice.digits(4)}</div></div><p style="margin-top:12px">Name ${s.patient()} &nbsp;&nbsp; Date ${s.dateAs('05/03/2025')}</p><b>HOSPITAL SPECTACLE PRESCRIPTION</b>${table(heads('', 'SPH', 'CYL', 'AXIS', 'PRISM H', 'BASE', 'PRISM V', 'BASE'), eye('RIGHT', s.right), eye('LEFT', s.left))}<p>Reading add: &nbsp; R ${s.right.add() || '&mdash;'} &nbsp;&nbsp;&nbsp; L ${s.left.add() || '&mdash;'} &nbsp;&nbsp;&nbsp; Lenses: ${s.filled(s.lensType({ single: 'SV', multi: 'varifocal' }))}</p><p>Prescriber ${s.filled(s.doctor().replace('Dr. ', ''))}</p><div class="f">FOR USE BY THE SUPPLIER: &nbsp; Voucher type ______ &nbsp; Supplement ______ &nbsp; Frame ____________ &nbsp; Date supplied __________<br>The patient must bring this form to an optician within two years.</div>`;
    },
  },
  {
    // An optician in Ireland under the scheme of the social insurance.
    name: 's-envelope-ie-scheme',
    language: 'en',
    fonts: ['Carlito', 'Tinos'],
    width: 800,
    values: { prism: 0.2 },
    writing: { degree: false },
    css: 'body{padding:32px 42px}table{width:100%;margin:12px 0}td,th{border:1px solid #1f5130;padding:8px 5px;text-align:center}th{font-size:14px}.a{text-align:left}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', '<br>'),
          e.add(),
          s.acuityMetres(),
        );
      return `<div class="center"><b style="font-size:22px;color:#1f5130">Corrib Opticians</b><br><span class="small">Shop Street, Galway &bull; 091 555 ${s.dice.digits(3)} &bull; Eircode H91 X${s.dice.digits(1)}T${s.dice.digits(1)}</span></div><p style="margin-top:16px">Name: ${s.patient()}<br>PPS No.: ${s.dice.digits(7)}W &nbsp; Scheme: Treatment Benefit &nbsp; Date: ${s.dateAs('05/03/2025')}</p>${table(heads('Rx', 'Sph.', 'Cyl.', 'Axis', 'Prism', 'Add', 'V.A.'), eye('R.E.', s.right), eye('L.E.', s.left))}<p>P.D. ${s.pd()} &nbsp;&nbsp; For: ${s.lensType({ single: 'constant wear, single vision', multi: 'constant wear, varifocal' })}</p><p>Recall: ${s.dice.pick(['24 months', '12 months'])} &nbsp;&nbsp; Driving standard met with correction: yes</p><p style="margin-top:34px">${s.doctor()}, F.A.O.I.<br><span class="small">Optometrist, CORU reg. OP0${s.dice.digits(5)}</span></p>`;
    },
  },
  {
    // The print of an Australian practice's software with the item of the public insurance.
    name: 's-envelope-au-practice',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 820,
    values: { prism: 0.2 },
    css: 'body{padding:34px 44px;font-size:16px}table{width:100%;margin:14px 0}th{border-top:1px solid #333;border-bottom:1px solid #333;padding:6px 4px;font-size:14px}td{padding:8px 4px;text-align:center}tr:last-child td{border-bottom:1px solid #333}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          prismCell(e, 'Hor'),
          prismCell(e, 'Ver'),
          e.add(),
        );
      return `<div class="sides"><div><b style="font-size:20px">Banksia Eyecare</b><br><span class="small">Shop 6, 212 Sturt Street, Ballarat VIC 3350<br>Ph (03) 5555 ${s.dice.digits(4)} &nbsp; ABN ${s.dice.digits(11)}</span></div><div class="small" style="text-align:right">Optometrist: ${s.doctor()}<br>Provider no. ${s.dice.digits(6)}2L</div></div><h3 style="margin:20px 0 6px">SPECTACLE PRESCRIPTION</h3><p>Patient: ${s.patient()} &nbsp;&nbsp; DOB: ${s.bornAs('05/03/2025')}<br>Consultation: ${s.dateAs('05/03/2025')} (item 10910)</p>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'H prism', 'V prism', 'Near add'), eye('Right', s.right), eye('Left', s.left))}<p>PD: distance ${s.pd()}, near ${s.nearPd()}</p><p>Lens: ${s.lensType({ single: 'single vision', multi: 'multifocal' })}. ${s.dice.pick(['Polarised sunglasses also recommended.', 'Hard coat and multicoat.', 'Update both pairs.'])}</p><p class="small" style="margin-top:24px">Valid to ${s.expiresAs('05/03/2025')}. Please check your health fund for the limit of your extras cover.</p>`;
    },
  },
  {
    // An e-mail of an Australian optometrist, the values in the sentence of each eye.
    name: 's-envelope-au-email',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 680,
    values: { prism: 0, sameAdd: true, add: 0.5 },
    writing: { degree: false },
    css: 'body{padding:24px 30px;font-size:16px}.h{font-size:14px;color:#666;border-bottom:1px solid #ddd;padding-bottom:8px;margin-bottom:12px}',
    draw: (s) => {
      const eye = (e: DrawnEye): string => e.formula(' x ', ' / ', 'DS');
      return `<div class="h"><b style="color:#111;font-size:18px">Your script</b><br>From: reception@wattlevision.example<br>To: ${s.patient()}<br>Sent: ${s.dateAs('5 March 2025')} ${s.dice.whole(1, 5)}:${s.dice.whole(10, 59)} pm</div><p>Hi ${s.patient().split(' ')[0]},</p><p>No worries, here is your current glasses script:</p><p>Right eye: ${eye(s.right)}<br>Left eye: ${eye(s.left)}<br>${hasAdd(s) ? `Add: ${s.add()} (both eyes)<br>` : ''}PD: ${s.right.pd()} right, ${s.left.pd()} left</p><p>${s.lensType({ single: 'These are for single vision distance glasses.', multi: 'These are for your multifocals.' })} It was tested by ${s.doctor()} and your health fund should accept it until ${s.expiresAs('5 March 2025')}.</p><p>Cheers,<br>Kylie<br>Wattle Vision, Toowoomba<br>07 5555 ${s.dice.digits(4)}</p>`;
    },
  },
  {
    // An optometrist in New Zealand certifies eyesight for the driver licence and states the glasses ordered.
    name: 's-envelope-nz-driver',
    language: 'en',
    fonts: ['Arimo', 'Tinos'],
    width: 820,
    values: { prism: 0 },
    writing: { noCylinder: ['DS', 'sph'] },
    css: 'body{padding:32px 42px;font-size:16px}.s{background:#213a5c;color:#fff;padding:4px 10px;margin:14px 0 8px;font-size:14px}table{width:100%}td,th{border:1px solid #8a97a8;padding:7px 6px;text-align:center}th{font-size:13.5px;background:#f0f3f7}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      return `<div class="sides"><b style="font-size:20px">Kowhai Optometrists</b><span class="small">48 Devon Street West, New Plymouth<br>06 555 ${s.dice.digits(4)}</span></div><div class="s">PART A &nbsp; EYESIGHT CERTIFICATE (DRIVER LICENCE)</div><p>Name: ${s.patient()} &nbsp; Licence: DK${s.dice.digits(6)} &nbsp; Born: ${s.bornAs('5 March 2025')}</p><p>Acuity with correction: R ${s.acuityMetres()} &nbsp; L ${s.acuityMetres()} &nbsp; Field: 140&deg; or more ${tick(true)}<br>Must wear correcting lenses: yes ${tick(true)} no ${tick(false)}</p><div class="s">PART B &nbsp; GLASSES PRESCRIBED</div>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Add'), eye('Right', s.right), eye('Left', s.left))}<p style="margin-top:10px">PD ${s.pd()} mm &nbsp;&nbsp; Lens: ${s.lensType({ single: 'single vision', multi: 'progressive' })}</p><p>Examined ${s.dateAs('5 March 2025')} by ${s.doctor()}, BOptom &nbsp; Reg. ${s.dice.digits(4)}</p><p class="small">Part A must be given to the licensing agent within 60 days. Part B may be detached and used at any optometrist.</p>`;
    },
  },
  {
    // An optical shop in Singapore: a slip with the order's powers above the payment.
    name: 's-envelope-sg-shop-slip',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 560,
    values: { prism: 0 },
    writing: { degree: false, noCylinder: ['0.00', '-'], plano: ['0.00', 'PL'] },
    css: 'body{padding:20px 26px;font-size:15px}table{width:100%;margin:8px 0}.r td,.r th{border:1px solid #555;padding:6px 3px;text-align:center}.r th{font-size:12.5px}.p td{padding:1px 0}.p td:last-child{text-align:right}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      const [frame, lenses, deposit] = [s.price(), s.price(), s.price()];
      return `<div class="center"><b style="font-size:19px">ORCHID OPTICS PTE LTD</b><br><span class="small">Blk 445 Ang Mo Kio Ave 10 #01-16${s.dice.digits(2)} &nbsp; Tel 6555 ${s.dice.digits(4)}<br>Reg No 2009${s.dice.digits(5)}K</span></div><p style="margin-top:10px">Order No: ${s.dice.digits(6)} &nbsp; Date: ${s.dateAs('05/03/2025')}<br>Name: ${s.patient()} &nbsp; HP: 9${s.dice.digits(3)} ${s.dice.digits(4)}</p><div class="r">${table(heads('', 'SPH', 'CYL', 'AXIS', 'ADD', 'PD'), eye('R', s.right), eye('L', s.left))}</div><div class="p">${table(tr('Frame: TR90 7712 C3', frame), tr(`Lens: ${s.lensType({ single: 'SV 1.60 MC', multi: 'Progressive 1.60 MC' })}`, lenses), tr('Deposit (NETS)', deposit))}</div><p class="small">Optometrist: ${s.doctor()}. Goods sold are not returnable. Collect within 3 months. All prices in S$ incl. GST.</p>`;
    },
  },
  {
    // A clinic in Manila: the doctor's pad, filled in with a ball pen, distance above and reading below.
    name: 's-envelope-ph-clinic-pad',
    language: 'en',
    pen: 'always',
    fonts: ['Tinos', 'Arimo'],
    width: 680,
    values: { prism: 0, sameAdd: true, add: 0.7 },
    writing: { noCylinder: ['sph', 'DS'], degree: false },
    css: 'body{padding:26px 34px}table{width:100%;margin:14px 0}td,th{border:1px solid #224;height:52px;text-align:center}th{height:28px;font-size:14px}.u{border-bottom:1px solid #224;padding:0 10px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), s.filled(s.acuity()));
      return `<div class="center"><b style="font-size:20px">SAMPAGUITA OPTICAL CLINIC</b><br><span class="small">G/F Rizal Arcade, Espa&ntilde;a Blvd., Sampaloc, Manila &nbsp; Tel. 8555-${s.dice.digits(4)}</span></div><div class="sides" style="margin-top:16px"><span>Patient <span class="u">${s.patient()}</span></span><span>Date <span class="u">${s.date()}</span></span></div><b style="font-size:30px">&#8478;</b>${table(heads('', 'SPH', 'CYL', 'AXIS', 'VA'), eye('OD', s.right), eye('OS', s.left))}<p>ADD <span class="u">${s.add() || '&nbsp;'}</span> OU &nbsp;&nbsp; PD <span class="u">${s.pd()}</span> mm</p><p>Type of lens: <span class="u">${s.filled(s.lensType({ single: 'single vision', multi: 'progressive' }))}</span> &nbsp; ${tick(true)} Multicoated</p><p style="margin-top:28px;text-align:right">${s.doctor()}, O.D.<br><span class="small">PRC Lic. No. 00${s.dice.digits(5)} &nbsp; PTR No. ${s.dice.digits(7)}</span></p>`;
    },
  },
  {
    // An eye hospital in India: rows for distance and near with the vision, right and left below each other.
    name: 's-envelope-in-eye-hospital',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 860,
    values: { prism: 0, add: 0.7 },
    writing: { degree: true, noCylinder: ['—', '', '0.00'] },
    css: 'body{padding:28px 36px;font-size:15.5px}table{width:100%;margin:12px 0}td,th{border:1px solid #444;padding:7px 4px;text-align:center}th{background:#fff3d6;font-size:13.5px}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [...e.cells('sph', 'cyl', 'axis'), s.acuityMetres()];
      const near = (e: DrawnEye): string[] =>
        hasAdd(s)
          ? [e.nearSph(), e.nearCyl(), e.nearAxis(), s.dice.pick(['N6', 'N6', 'N8'])]
          : ['', '', '', ''];
      return `<div class="center"><b style="font-size:20px">SHANTI NETRALAYA EYE HOSPITAL</b><br><span class="small">(A unit of Shanti Charitable Trust) 100 Feet Road, Coimbatore - 641 0${s.dice.digits(2)} &nbsp; Ph: 0422-255${s.dice.digits(4)}</span></div><p style="margin-top:14px">Name: <b>${s.patient()}</b> &nbsp; MR No: ${s.dice.digits(7)} &nbsp; Age/Sex: ${s.dice.whole(19, 68)}/${s.dice.pick(['M', 'F'])} &nbsp; Date: ${s.dateAs('05-MAR-2025')}</p><p class="center" style="margin:0"><u>SPECTACLE PRESCRIPTION</u></p><table><tr><th colspan="2"></th><th>SPH</th><th>CYL</th><th>AXIS</th><th>VISION</th></tr>${tr('<td rowspan="2"><b>RE</b></td>', 'Distance', ...far(s.right))}${tr('Near', ...near(s.right))}${tr('<td rowspan="2"><b>LE</b></td>', 'Distance', ...far(s.left))}${tr('Near', ...near(s.left))}</table><p>Near addition: RE ${s.right.add() || 'nil'} &nbsp; LE ${s.left.add() || 'nil'} &nbsp;&nbsp; IPD: ${s.pd()} mm</p><p>Advice: ${s.lensType({ single: 'Unifocal, constant use', multi: 'Progressive, constant use' })} &nbsp; Tint: ${s.dice.pick(['White', 'Photo grey', 'ARC'])}</p><div class="sides" style="margin-top:26px"><span>Refracted by: Optom. Meena S.</span><span>${s.doctor()}, MS (Ophth)</span></div><p class="small">Not valid for medico legal purposes. Please get the glasses checked after collection. Next review after 1 year.</p>`;
    },
  },
  {
    // An optician's printed sheet from a bazaar in India, the numbers written in by hand.
    name: 's-envelope-in-bazaar-pen',
    language: 'en',
    pen: 'always',
    fonts: ['Tinos', 'Carlito'],
    width: 760,
    values: { prism: 0, add: 0.6 },
    writing: { noCylinder: ['—', 'DS'], degree: false },
    css: 'body{padding:24px 30px;background:#fdfdf6}.h{color:#a0182a;text-align:center}table{width:100%;margin:14px 0}td,th{border:1.5px solid #a0182a;height:54px;text-align:center}th{height:28px;font-size:14px;color:#a0182a}',
    draw: (s) => {
      const eye = (e: DrawnEye): string[] => e.cells('sph', 'cyl', 'axis');
      return `<div class="h"><b style="font-size:24px">GUPTA OPTICIANS</b><br>Computerised Eye Testing &bull; Contact Lens Clinic<br><span class="small">Shop 14, Hazratganj, Lucknow &nbsp; Mob. 98${s.dice.digits(3)} ${s.dice.digits(5)}</span></div><p style="margin-top:14px">Mr./Mrs. ${s.patient()} &nbsp;&nbsp;&nbsp; Date ${s.dateAs('05/03/2025')}</p><table><tr><th rowspan="2"></th><th colspan="3">RIGHT EYE</th><th colspan="3">LEFT EYE</th></tr>${heads('SPH', 'CYL', 'AXIS', 'SPH', 'CYL', 'AXIS')}${tr('<b>D.V.</b>', ...eye(s.right), ...eye(s.left))}${tr('<b>ADD</b>', `<td colspan="3">${s.right.add()}</td>`, `<td colspan="3">${s.left.add()}</td>`)}</table><p>P.D. ${s.pd()} mm &nbsp;&nbsp; Lens ${s.filled(s.lensType({ single: 'single vision', multi: 'progressive' }))} &nbsp;&nbsp; Frame ${s.filled(s.dice.pick(['Vogue 2210', 'own', 'Fastrack']))}</p><p class="small">Optom. ${s.doctor().replace('Dr. ', '')} &nbsp;&nbsp; E. &amp; O.E. &nbsp; Delivery against this slip only. No guarantee for breakage.</p>`;
    },
  },
  {
    // An optometrist in South Africa with the member's number of the medical aid and the codes of the claim.
    name: 's-envelope-za-medical-aid',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 840,
    values: { prism: 0.2 },
    writing: { degree: false },
    css: 'body{padding:30px 38px;font-size:15.5px}table{width:100%;margin:10px 0}.r td,.r th{border:1px solid #555;padding:7px 5px;text-align:center}.r th{background:#ececec;font-size:13.5px}.c td{padding:2px 6px;font-size:13.5px;border-bottom:1px dotted #999}.c td:last-child{text-align:right}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', '<br>'),
          e.add(),
          e.pd(),
        );
      return `<div class="sides"><div><b style="font-size:20px">Protea Optometrists Inc.</b><br><span class="small">Pr. No. 070${s.dice.digits(4)} &nbsp; Shop U12, Kenilworth Centre, Cape Town</span></div><span class="small">Tel 021 555 ${s.dice.digits(4)}</span></div><p style="margin-top:12px">Patient: <b>${s.patient()}</b> &nbsp; Medical aid: Fynbos Health &nbsp; Member no. ${s.dice.digits(9)} &nbsp; Dep. 0${s.dice.whole(0, 3)}<br>Date of service: ${s.dateAs('2025-03-05')}</p><div class="r">${table(heads('Rx', 'Sph', 'Cyl', 'Axis', 'Prism', 'Add', 'PD'), eye('R', s.right), eye('L', s.left))}</div><p>ICD-10: Z01.0 &nbsp; Lenses: ${s.lensType({ single: 'Single vision, hard coat', multi: 'Multifocal, ARC' })}</p><div class="c">${table(tr('11001 Optometric examination', s.price()), tr('Frame', s.price()), tr('Lenses, pair', s.price()))}</div><p class="small">Optometrist: ${s.doctor()}, BOptom (UJ). Reg. OP 0${s.dice.digits(6)}. Benefit available every 24 months. E&amp;OE.</p>`;
    },
  },
  {
    // A Maltese clinic's computer form: labels with a colon, first the right eye, then the left.
    name: 's-envelope-mt-labels',
    language: 'en',
    fonts: ['Tinos', 'Arimo'],
    width: 720,
    values: { prism: 0 },
    writing: { noCylinder: ['0.00', 'nil'], plano: ['0.00', 'Plano'] },
    css: 'body{padding:34px 44px}.e{border:1px solid #888;padding:8px 16px;margin:10px 0;display:grid;grid-template-columns:150px 1fr 1fr 1fr;gap:8px}.e b{grid-row:span 2;align-self:center}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="e"><b>${name}</b><span>Sphere: ${e.sph()}</span><span>Cylinder: ${e.cyl()}</span><span>Axis: ${e.axis()}</span><span>Addition: ${e.add() || 'nil'}</span><span>Half PD: ${e.pd()}</span><span>VA: ${s.acuityMetres()}</span></div>`;
      return `<div class="sides"><div><b style="font-size:20px">Sliema Eye Clinic</b><br><span class="small">Tower Road, Sliema SLM 16${s.dice.digits(2)}, Malta<br>Tel: 2155 ${s.dice.digits(4)}</span></div><span class="small">${s.dateAs('5th March 2025')}</span></div><p style="margin-top:18px">Patient: ${s.patient()}<br>ID card: 0${s.dice.digits(6)}M</p><p class="center"><b>PRESCRIPTION FOR SPECTACLES</b></p>${eye('RIGHT EYE', s.right)}${eye('LEFT EYE', s.left)}<p>Lenses for: ${s.lensType({ single: 'distance (single vision)', multi: 'distance and near (varifocal)' })}</p><p>Remarks: ${s.dice.pick(['Lubricating drops as required.', 'Review in one year.', 'Spectacles for driving.'])}</p><p style="margin-top:34px">${s.doctor()}<br><span class="small">Consultant Ophthalmic Surgeon, Medical Council reg. ${s.dice.digits(4)}</span></p>`;
    },
  },
];
