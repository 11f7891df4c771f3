import { heads, padded, table, tr } from '../html.ts';
import { cylinder, prisms } from '../in-words.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

const mrn = (s: Sheet): string => s.dice.digits(8);
const box = (s: Sheet, ticked: boolean, label: string): string =>
  `<span><span class="box">${ticked ? s.filled('x') : ''}</span> ${label}</span>`;
const old = ({ sph, cyl, axis }: ReturnType<DrawnEye['elsewhere']>): string[] => [sph, cyl, axis];

export const sampleOfClinics: Layout[] = [
  {
    name: 'x-clinics-pad',
    language: 'en',
    pen: 'always',
    fonts: ['Tinos', 'Carlito'],
    width: 800,
    values: { add: 0.55, prism: 0.2, sameAdd: true },
    css: [
      'body{padding:26px 34px;background:#fffef8}.top{text-align:center;border-bottom:3px double #23304d;padding-bottom:8px;color:#23304d}',
      '.top h1{font-size:25px;letter-spacing:.06em;margin:0;font-variant:small-caps}.top p{margin:1px 0;font-size:14px}',
      '.line{display:flex;gap:12px;margin-top:16px;align-items:flex-end}.line u{flex:1;border-bottom:1px solid #444;text-decoration:none;min-height:30px;padding-left:8px}',
      '.rx{font-size:34px;font-style:italic;margin:10px 0 0}.g table{width:100%}.g td,.g th{border:1px solid #23304d;height:46px;text-align:center;font-size:15px;padding:2px 6px}.g th{height:26px;font-weight:400;font-size:13px;letter-spacing:.08em}',
      '.box{display:inline-block;width:17px;height:17px;border:1px solid #333;line-height:12px;text-align:center;vertical-align:-2px;font-size:12px}.ticks{display:flex;gap:22px;margin-top:16px;font-size:15px}',
    ].join(''),
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<th>${name}</th>`, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('letters'));
      const doctor = s.doctor();
      return [
        `<div class="top"><h1>${s.practice()}</h1><p>${doctor}, O.D. &nbsp;&bull;&nbsp; Lic. No. OPT-${s.dice.digits(5)}</p><p>${s.street()}, ${s.town()}</p><p>Tel ${s.phone()} &nbsp; Fax ${s.phone()}</p></div>`,
        `<div class="line">Name <u>${s.patient()}</u> Date <u style="flex:.5">${s.date()}</u></div>`,
        `<div class="line">Address <u>${s.filled(s.street())}</u></div>`,
        '<p class="rx">&#8478;</p>',
        `<div class="g">${table(heads('', 'SPHERE', 'CYLINDER', 'AXIS', 'PRISM', 'BASE'), eye('O.D.', s.right), eye('O.S.', s.left))}</div>`,
        `<div class="line">ADD O.U. <u>${s.add()}</u> P.D. <u>${s.pd()}</u> Seg. ht. <u></u></div>`,
        `<div class="ticks">${box(s, !hasAdd(s), 'Single vision')}${box(s, false, 'Bifocal')}${box(s, hasAdd(s), 'Progressive')}${box(s, s.dice.chance(0.5), 'A/R coat')}${box(s, false, 'Photochromic')}</div>`,
        `<div class="line">Remarks <u>${s.filled(s.dice.pick(['full time wear', '', 'recheck 1 yr', 'polycarb']))}</u></div>`,
        `<div class="line" style="margin-top:26px"><u style="flex:1.4">${s.filled(doctor.replace('Dr. ', ''))}</u> O.D. &nbsp; Expires <u style="flex:.7">${s.expires()}</u></div>`,
        '<p class="small center" style="margin:14px 0 0">This prescription is released to you at the end of your exam. Please bring it to the optician of your choice.</p>',
      ].join('');
    },
  },
  {
    name: 'x-clinics-visit-summary',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 880,
    values: { add: 0.6, prism: 0 },
    writing: { noCylinder: ['Sphere', 'Sphere', 'SPH', ''], axisDigits: 3, degree: false },
    css: [
      'body{padding:30px 38px;font-size:15px}.hd{display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #00629b;padding-bottom:10px}.hd b{font-size:27px;color:#00629b;letter-spacing:.02em}',
      '.mark{display:flex;align-items:center;gap:9px;font-weight:700}.mark i{width:30px;height:30px;border-radius:50% 0 50% 50%;background:#7ab800;display:block}',
      '.two{display:grid;grid-template-columns:1fr 270px;gap:26px;margin-top:14px}h2{font-size:18px;color:#00629b;border-bottom:1px solid #9fc3d8;margin:18px 0 8px}aside{background:#eef5f9;padding:12px 14px;font-size:14px}aside h3{font-size:15px;margin:0 0 4px}',
      '.rx table{width:100%}.rx th{background:#dfeaf1;text-align:left;font-size:13px;padding:5px 8px}.rx td{border-bottom:1px solid #c8d6de;padding:7px 8px}.ft{margin-top:22px;font-size:12px;border-top:1px solid #999;padding-top:6px;display:flex;justify-content:space-between}ul{margin:4px 0;padding-left:20px}',
    ].join(''),
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          ...(hasAdd(s) ? [e.add()] : []),
          s.acuity(),
        );
      const day = s.dateAs('3/5/25');
      const patient = s.patient();
      const record = mrn(s);
      return [
        '<div class="hd"><b>After Visit Summary</b><span class="mark"><i></i>Verdell Regional Health</span></div>',
        `<p style="margin:8px 0 0"><b>${patient}</b> &nbsp; MRN: ${record} &nbsp; DOB: ${s.bornAs('3/5/25')}</p>`,
        '<div class="two"><div>',
        `<p>You saw <b>${s.doctor()}, OD</b> on ${day} at Verdell Eye Center. The following issues were addressed: ${s.dice.pick(['dry eye syndrome of both eyes', 'presbyopia', 'regular astigmatism', 'nuclear sclerosis of both eyes'])}.</p>`,
        '<h2>Glasses Prescription</h2>',
        `<div class="rx">${table(heads('', 'Sphere', 'Cylinder', 'Axis', ...(hasAdd(s) ? ['Add'] : []), 'Dist VA'), eye('Right', s.right), eye('Left', s.left))}</div>`,
        `<p style="margin:8px 0 0">Type: ${s.lensType({ single: 'SVL', multi: 'PAL' })}<br>Expiration Date: ${s.expiresAs('3/5/25')}<br>Ordered on: ${s.dateAs('3/5/25')}</p>`,
        '<h2>Instructions</h2><ul><li>Use artificial tears four times a day.</li><li>Your pupils were dilated. Wear the sunglasses you were given until the blur is gone.</li><li>Call us right away for flashes, floaters or pain.</li></ul>',
        `<h2>What&rsquo;s Next</h2><p>Return in about 1 year. To schedule, call ${s.phone()}.</p>`,
        `</div><aside><h3>Today&rsquo;s Readings</h3><p>Eye pressure<br>Right ${s.pressure()} &nbsp; Left ${s.pressure()} mmHg</p><h3>Medication List</h3><p>latanoprost 0.005 % drops<br>1 drop both eyes at bedtime</p><h3>Allergies</h3><p>No known allergies</p><h3>Care Team</h3><p>Eye clinic ${s.phone()}<br>Optical shop ${s.phone()}</p></aside></div>`,
        `<div class="ft"><span>${patient} (MRN: ${record})</span><span>Printed at ${s.dice.whole(8, 12)}:${s.dice.whole(10, 59)} AM</span><span>Page 2 of 5</span></div>`,
      ].join('');
    },
  },
  {
    name: 'x-clinics-exam-record',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 950,
    values: { add: 0.6, prism: 0.25, plus: 0.6 },
    writing: { zeros: 'all' },
    css: [
      'body{padding:22px 26px;font-size:14px;line-height:1.25}.bar{background:#3f4a57;color:#fff;padding:6px 10px;display:flex;justify-content:space-between;font-size:15px}.who{display:grid;grid-template-columns:repeat(4,1fr);border:1px solid #3f4a57;padding:6px 10px;margin-bottom:10px}',
      'h3{font-size:14px;background:#e3e6ea;border-top:1px solid #3f4a57;padding:3px 8px;margin:10px 0 4px}.t td,.t th{padding:3px 14px 3px 8px;text-align:left}.t th{font-weight:400;color:#555;font-size:12.5px}.pair{display:grid;grid-template-columns:1fr 1fr;gap:18px}.fin{border:2px solid #3f4a57;padding:0 8px 8px;margin-top:14px}.fin h3{margin:0 -8px 6px;border:0;background:#3f4a57;color:#fff;font-size:15px}.fin td{font-size:16px}',
    ].join(''),
    draw: (s) => {
      const prism = hasPrism(s);
      const oldTable = (): string =>
        `<div class="t">${table(heads('', 'Sphere', 'Cylinder', 'Axis'), tr('OD', ...old(s.right.elsewhere())), tr('OS', ...old(s.left.elsewhere())))}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          ...(prism
            ? [
                `${e.amount('Hor')} ${e.base('Hor', 'letters')}`,
                `${e.amount('Ver')} ${e.base('Ver', 'letters')}`,
              ]
            : []),
          ...(hasAdd(s) ? [e.add()] : []),
          s.acuity(),
        );
      return [
        `<div class="bar"><b>${s.practice()}</b><span>Comprehensive Eye Exam</span></div>`,
        `<div class="who"><span>Patient: <b>${s.patient()}</b></span><span>DOB: ${s.born()}</span><span>Chart #: ${s.dice.digits(6)}</span><span>Date: ${s.date()}</span><span>Tech: KM</span><span>Insurance: Vision plan B</span><span>Ref.: self</span><span>Time in: 9:${s.dice.whole(10, 59)}</span></div>`,
        `<p><b>CC:</b> ${s.dice.pick(['Blur at distance, gradual, both eyes, 6 months.', 'Annual exam, lost last pair of glasses.', 'Trouble with night driving.'])} <b>HPI:</b> No pain, no flashes. <b>Ocular Hx:</b> negative.</p>`,
        `<div class="pair"><div><h3>Visual Acuity (Snellen, cc)</h3><div class="t">${table(heads('', 'Dist', 'PH', 'Near'), tr('OD', s.acuity(), 'NI', 'J1'), tr('OS', s.acuity(), 'NI', 'J1+'))}</div></div>`,
        `<div><h3>Tonometry (applanation)</h3><div class="t">${table(heads('', 'Pressure', 'Time'), tr('OD', s.pressure(), '9:42'), tr('OS', s.pressure(), '9:42'))}</div></div>`,
        `<div><h3>Wearing Rx (lensometer, 2 yrs old)</h3>${oldTable()}</div><div><h3>Autorefraction</h3>${oldTable()}</div>`,
        `<div><h3>Keratometry</h3><div class="t">${table(heads('', 'K1', 'K2'), tr('OD', s.curvature(), s.curvature()), tr('OS', s.curvature(), s.curvature()))}</div></div>`,
        '<div><h3>Pupils / EOM</h3><p>PERRL, no APD OU. Full OU. CVF full to finger counting OU.</p></div></div>',
        `<div class="fin"><h3>Final Rx (glasses)</h3><div class="t">${table(heads('', 'Sphere', 'Cylinder', 'Axis', ...(prism ? ['H Prism', 'V Prism'] : []), ...(hasAdd(s) ? ['Add'] : []), 'Dist VA'), eye('OD', s.right), eye('OS', s.left))}</div>`,
        `<p style="margin:6px 8px 0">Expires: ${s.expires()} &nbsp;&nbsp; PD: ${s.pd()}</p></div>`,
        '<h3>Assessment / Plan</h3><p>1. Refractive error OU &ndash; new glasses given. 2. Mild dry eye OU &ndash; tears prn. 3. RTC 12 months, DFE.</p>',
        `<p class="small">Electronically signed by ${s.doctor()}, MD</p>`,
      ].join('');
    },
  },
  {
    name: 'x-clinics-veterans-note',
    language: 'en',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 860,
    values: { add: 0.8, prism: 0.2 },
    writing: { noCylinder: ['SPH', 'DS', '0.00'], minus: ['-'], degree: false },
    css: 'body{font-size:15px;padding:28px 30px}pre{font:inherit;margin:0;white-space:pre}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `  ${name}  ${padded(e.sph(), 9)}${padded(e.cyl(), 9)}${padded(e.axis(), 7)}${padded(e.add(), 8)}${e.prism('letters', ' ')}`;
      const was = (name: string, e: DrawnEye): string => {
        const o = e.elsewhere();
        return `  ${name}  ${padded(o.sph, 9)}${padded(o.cyl, 9)}${o.axis}`;
      };
      const patient = s.patient();
      return `<pre>${[
        'TITLE: OPTOMETRY EYEGLASS PRESCRIPTION NOTE',
        `DATE OF NOTE: ${padded(s.dateAs('05-MAR-2025'), 16)}@ ${s.dice.whole(10, 15)}:${s.dice.whole(10, 59)}     STATUS: COMPLETED`,
        `AUTHOR: ${s.doctor().replace('Dr. ', '').toUpperCase()}, OD`,
        '-'.repeat(70),
        `PATIENT: ${patient.toUpperCase()}      DOB: ${s.bornAs('05-MAR-2025')}`,
        'SERVICE CONNECTED: 50% or more      ELIGIBLE FOR EYEGLASSES: YES',
        '',
        'VISUAL ACUITY (with correction)',
        `  OD  ${s.acuity()}      OS  ${s.acuity()}`,
        `IOP: OD ${s.pressure()}  OS ${s.pressure()} mmHg  (Goldmann)`,
        '',
        'HABITUAL RX (old glasses, lensometry)',
        was('OD', s.right),
        was('OS', s.left),
        '',
        '*** SPECTACLE RX TO BE DISPENSED ***',
        `      ${padded('SPHERE', 9)}${padded('CYL', 9)}${padded('AXIS', 7)}${padded('ADD', 8)}${hasPrism(s) ? 'PRISM' : ''}`,
        eye('OD', s.right),
        eye('OS', s.left),
        `  PD (DIST/NEAR): ${s.pd()}/${s.nearPd()}`,
        '  MATERIAL: POLYCARBONATE    TINT: NONE    UV: YES',
        `  PAIRS AUTHORIZED: 1`,
        '',
        'ASSESSMENT:',
        '  1. Refractive error OU. Rx updated.',
        '  2. DM type 2 without retinopathy OU. A1c 7.1.',
        'PLAN:',
        '  Veteran sent to optical shop, room 1C-114. RTC 12 mo.',
        '',
        `/es/ ${s.doctor().replace('Dr. ', '')}, OD`,
        'Staff Optometrist',
        '-'.repeat(70),
        `Eye Clinic, Ext. ${s.dice.digits(4)}                            Page 1 of 1`,
      ].join('\n')}</pre>`;
    },
  },
  {
    name: 'x-clinics-colleague-letter',
    language: 'en',
    fonts: ['Tinos', 'Tinos', 'DejaVu Serif'],
    width: 840,
    values: { add: 0.5, prism: 0.3, sameAdd: true },
    writing: { axisDigits: 3 },
    css: [
      'body{padding:44px 66px 50px;font-size:17px;line-height:1.42}.lh{display:flex;justify-content:space-between;border-bottom:1px solid #7c1d2b;padding-bottom:10px;margin-bottom:24px}.lh b{font-size:23px;color:#7c1d2b}.lh small{font-size:13px;text-align:right;line-height:1.3}p{margin:0 0 .85em}.rx{margin:0 0 .85em 34px}',
    ].join(''),
    draw: (s) => {
      const eye = (e: DrawnEye): string => {
        const lens = e.formula(' &times; ', ' ', 'sphere');
        const prism = prisms(
          e,
          'letters',
          ' and ',
          (amount, base) => `${amount}<sup>&Delta;</sup> ${base}`,
        );
        return prism ? `${lens} with ${prism}` : lens;
      };
      const before = (e: DrawnEye): string => {
        const o = e.elsewhere();
        return `<span class="value">${o.sph} ${o.cyl} &times; ${o.axis}</span>`;
      };
      const patient = s.patient();
      const doctor = s.doctor();
      return [
        `<div class="lh"><div><b>Corvane Ophthalmology Group</b><br><i>Cataract &middot; Cornea &middot; Glaucoma</i></div><small>${s.street()}<br>${s.town()}<br>Phone ${s.phone()}<br>Fax ${s.phone()}</small></div>`,
        `<p>${s.dateAs('March 5, 2025')}</p>`,
        `<p>${s.dice.pick(['Dana Kessler, O.D.', 'Robert Imhoff, O.D.', 'Lucia Ferrante, O.D.'])}<br>${s.practice()}<br>${s.street()}<br>${s.town()}</p>`,
        `<p><b>RE: ${patient}, DOB ${s.bornAs('3/5/25')}</b></p>`,
        '<p>Dear Colleague,</p>',
        `<p>Thank you for allowing me to take part in the care of ${patient}, who was seen again six weeks after uncomplicated cataract surgery. Best corrected acuity today was ${s.acuity()} in the right eye and ${s.acuity()} in the left eye. Intraocular pressures were ${s.pressure()} and ${s.pressure()} mmHg. The corneas are clear and the implants well centered.</p>`,
        `<p>The glasses worn before surgery measured ${before(s.right)} right and ${before(s.left)} left and are no longer of use. I have today given the following new spectacle prescription:</p>`,
        `<p class="rx">Right eye: ${eye(s.right)}<br>Left eye: ${eye(s.left)}${hasAdd(s) ? `<br>Near addition ${s.add()} both eyes` : ''}</p>`,
        '<p>All drops have been stopped. I would be grateful if you would see the patient in six months for a dilated examination, and am happy to see him or her again at any time.</p>',
        `<p>With kind regards,</p><p style="margin-top:40px">${doctor.replace('Dr. ', '')}, M.D.<br><span class="small">Dictated but not read &nbsp; cc: chart</span></p>`,
      ].join('');
    },
  },
  {
    name: 'x-clinics-portal-phone',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 420,
    values: { add: 0.5, prism: 0 },
    writing: { noCylinder: ['SPH', '—', '0.00'] },
    css: [
      'body{padding:0 0 30px;background:#f2f3f7;font-size:15.5px}.st{background:#fff;display:flex;justify-content:space-between;padding:8px 20px 2px;font-size:13px;font-weight:700}.nav{background:#fff;padding:10px 18px 12px;border-bottom:1px solid #d9dbe3;text-align:center;font-weight:700;position:relative}.nav i{position:absolute;left:16px;font-style:normal;color:#5b3fb5;font-weight:400}',
      '.card{background:#fff;border-radius:12px;margin:14px 14px 0;padding:14px 16px}.card h3{font-size:16px;margin:0 0 6px;color:#5b3fb5}.row{display:flex;justify-content:space-between;padding:8px 0;border-top:1px solid #eceef3}.row>span:first-child{color:#5d6270}.row:first-child{border-top:0}.chip{background:#e2f5e6;color:#19692c;border-radius:10px;font-size:12px;padding:2px 9px;float:right;font-weight:400}.btn{margin:18px 14px 0;background:#5b3fb5;color:#fff;text-align:center;border-radius:24px;padding:12px;font-weight:700}',
    ].join(''),
    draw: (s) => {
      const row = (label: string, value: string): string =>
        `<div class="row"><span>${label}</span><span>${value}</span></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="card"><h3>${name}</h3>${row('Sphere (SPH)', e.sph())}${row('Cylinder (CYL)', e.cyl())}${row('Axis', e.axis())}${hasAdd(s) ? row('Add', e.add()) : ''}</div>`;
      return [
        `<div class="st"><span>${s.dice.whole(1, 12)}:${s.dice.whole(10, 59)}</span><span>LTE &nbsp;${s.dice.whole(20, 99)}%</span></div>`,
        '<div class="nav"><i>&lsaquo; Back</i>Eyewear Prescription</div>',
        `<div class="card"><span class="chip">Active</span><b>${s.patient()}</b>${row('Prescribed', s.date())}${row('Expires', s.expires())}${row('Provider', `${s.doctor()}, OD`)}</div>`,
        eye('Right eye (OD)', s.right),
        eye('Left eye (OS)', s.left),
        `<div class="card">${row('Pupillary distance', `${s.pd()} mm`)}${row('Lens type', s.lensType({ single: 'Single vision', multi: 'Progressive' }))}</div>`,
        '<div class="btn">Download PDF</div>',
        '<p class="small center" style="margin:14px 24px 0;color:#5d6270">Questions about your prescription? Message your eye care team.</p>',
      ].join('');
    },
  },
  {
    name: 'x-clinics-children',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 820,
    values: { add: 0.15, prism: 0.2, plus: 0.9 },
    css: [
      'body{padding:30px 44px}.hd{display:flex;gap:14px;align-items:center}.kite{width:44px;height:44px;transform:rotate(45deg) scale(.75);background:conic-gradient(#f7941d 0 25%,#00a3a1 0 50%,#d6336c 0 75%,#4263eb 0)}.hd b{font-size:24px;color:#00706e}.hd small{display:block;font-weight:400;color:#333;font-size:14px}',
      '.who{border-radius:8px;background:#eaf7f6;padding:10px 16px;margin:16px 0;display:flex;justify-content:space-between}h2{font-size:21px;color:#00706e;margin:0 0 8px}.v table{width:100%}.v th{background:#00706e;color:#fff;padding:7px}.v td{padding:8px 12px;border:1px solid #b5dcda;text-align:center;width:36%}.v td:first-child{text-align:left;font-weight:700;width:28%}.note{margin-top:16px;border-left:5px solid #f7941d;padding-left:14px}',
    ].join(''),
    draw: (s) => {
      const row = (name: string, of: (e: DrawnEye) => string): string =>
        tr(name, of(s.right), of(s.left));
      return [
        '<div class="hd"><div class="kite"></div><b>Larkfield Children&rsquo;s Hospital<small>Division of Pediatric Ophthalmology</small></b></div>',
        `<div class="who"><span>Patient: <b>${s.patient()}</b></span><span>MRN ${mrn(s)}</span><span>Visit: ${s.date()}</span></div>`,
        '<h2>Glasses Prescription</h2>',
        `<div class="v">${table(
          heads('', 'Right Eye', 'Left Eye'),
          row('Sphere', (e) => e.sph()),
          row('Cylinder', (e) => e.cyl()),
          row('Axis', (e) => e.axis()),
          hasPrism(s) ? row('Prism', (e) => e.prism('letters', '<br>')) : '',
          hasAdd(s) ? row('Bifocal add', (e) => e.add()) : '',
        )}</div>`,
        `<div class="note"><p><b>Wear:</b> ${s.dice.pick(['all waking hours', 'full time', 'school and homework'])}.<br><b>Lenses:</b> polycarbonate required (impact resistant). No anti-reflective coating needed.<br><b>Frame:</b> plastic, with cable temples or strap for children under 5.</p></div>`,
        `<p>Optician: fill exactly as written, do not transpose to reduce plus. This prescription was determined with cycloplegic drops (cyclopentolate 1%). Valid until ${s.expires()}.</p>`,
        `<div class="sides" style="margin-top:30px"><span>${s.doctor()}, MD<br><span class="small">Pediatric Ophthalmology and Strabismus<br>NPI 1${s.dice.digits(9)}</span></span><span class="small">Clinic: ${s.phone()}<br>After hours: ${s.phone()}<br>${s.street()}<br>${s.town()}</span></div>`,
      ].join('');
    },
  },
  {
    name: 'x-clinics-university',
    language: 'en',
    fonts: ['Arimo', 'Tinos'],
    width: 860,
    values: { add: 0.7, prism: 0 },
    css: [
      'body{padding:32px 40px}.hd{display:flex;gap:16px;border-bottom:2px solid #1b365d;padding-bottom:10px}.seal{width:58px;height:58px;border:3px double #1b365d;border-radius:50%;display:flex;align-items:center;justify-content:center;font-weight:700;color:#1b365d;font-size:18px}.hd b{font-size:21px;color:#1b365d}.hd p{margin:0;font-size:13.5px}',
      '.w{display:grid;grid-template-columns:1fr 1fr;gap:4px 30px;margin:14px 0}.g table{width:100%}.g td,.g th{border:1.5px solid #1b365d;padding:8px;text-align:center}.g th{background:#e9edf3;font-size:14px}.tiny{font-size:12px;margin-top:22px;border-top:1px solid #888;padding-top:8px}.sig{display:flex;gap:30px;margin-top:44px}.sig div{flex:1;border-top:1px solid #222;font-size:13px;padding-top:3px}',
    ].join(''),
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(`<th>${name}</th>`, ...e.cells('sph', 'cyl', 'axis', 'pd'));
      const near = (name: string, e: DrawnEye): string =>
        hasAdd(s)
          ? tr(`<th>${name}</th>`, e.nearSph(), e.nearCyl(), e.nearAxis(), e.nearPd())
          : tr(`<th>${name}</th>`, '', '', '', e.nearPd());
      const group = (name: string, row: string): string =>
        row.replace('<tr>', `<tr><th rowspan="2">${name}</th>`);
      return [
        '<div class="hd"><div class="seal">HCO</div><div><b>Hartwell State University College of Optometry</b><p>University Eye Clinic &middot; Primary Care Service, Module B</p><p>',
        `${s.street()}, ${s.town()} &middot; ${s.phone()}</p></div></div>`,
        `<div class="w"><span>Patient: <b>${s.patient()}</b></span><span>Clinic No.: ${s.dice.digits(7)}</span><span>Date of exam: ${s.date()}</span><span>Rx expiration: ${s.expires()}</span></div>`,
        '<h3>Spectacle Prescription</h3>',
        `<div class="g">${table(heads('', '', 'Sphere', 'Cylinder', 'Axis', 'PD (mm)'), group('Distance', far('OD', s.right)), far('OS', s.left), group('Near', near('OD', s.right)), near('OS', s.left))}</div>`,
        `<p style="margin-top:12px">Near powers are total powers. Vertex distance 13 mm. Recommended: ${s.dice.pick(['anti-reflective treatment', 'high-index material', 'UV 400 filter', 'polycarbonate'])}.</p>`,
        `<div class="sig"><div>Student intern</div><div>${s.doctor()}, OD, FAAO &ndash; Attending</div></div>`,
        '<p class="tiny">Valid only with the signature of the attending faculty. Lenses and frames may be bought anywhere. Bring glasses not made in our dispensary for verification within 60 days; no charge.</p>',
      ].join('');
    },
  },
  {
    name: 'x-clinics-low-vision',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 900,
    values: { add: 0.8, prism: 0, sameAdd: true },
    writing: { degree: false },
    css: [
      'body{padding:40px 48px;font-size:25px;line-height:1.45;font-weight:400}h1{font-size:34px;background:#000;color:#ffe600;padding:12px 18px}h2{font-size:29px;border-bottom:4px solid #000;margin:26px 0 10px}.eye{display:flex;gap:40px;padding:8px 0;border-bottom:1px solid #000}.eye b{width:190px}p{margin:0 0 .5em}',
    ].join(''),
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="eye"><b>${name}</b><span>Sphere ${e.sph()}</span>${cylinder(e, (cyl, axis) => `<span>Cylinder ${cyl}</span><span>Axis ${axis}</span>`)}</div>`;
      return [
        '<h1>Low Vision Rehabilitation Service</h1>',
        `<p><b>${s.practice()}</b><br>Phone ${s.phone()}</p>`,
        `<p>For: <b>${s.patient()}</b><br>Seen on: ${s.dateAs('March 5, 2025')}</p>`,
        '<h2>1. Your new glasses</h2>',
        eye('RIGHT EYE', s.right),
        eye('LEFT EYE', s.left),
        hasAdd(s) ? `<div class="eye"><b>ADD</b><span>${s.add()} (both eyes)</span></div>` : '',
        `<div class="eye"><b>PD</b><span>${s.pd()}</span></div>`,
        '<p style="margin-top:12px">Take this page to any optical shop.</p>',
        `<h2>2. Your vision with these glasses</h2><p>Right 20/${s.dice.pick([70, 80, 100, 125])} &nbsp; Left 20/${s.dice.pick([150, 160, 200, 250])}</p>`,
        `<h2>3. Devices on loan</h2><p>Lighted hand magnifier, ${s.dice.pick(['3x', '4x', '5x'])}<br>Amber fit-over sun filters<br>Large print check register</p>`,
        `<h2>4. Next visit</h2><p>Training with the occupational therapist in 3 weeks.</p>`,
        `<p style="margin-top:34px">${s.doctor()}, OD<br>Expires: ${s.expiresAs('March 5, 2025')}</p>`,
      ].join('');
    },
  },
  {
    name: 'x-clinics-portal-message',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    width: 880,
    values: { add: 0.5, prism: 0.15 },
    css: [
      'body{padding:0 0 36px;font-size:16px}.top{background:#14532d;color:#fff;padding:12px 26px;display:flex;justify-content:space-between}.top b{font-size:19px}.tabs{background:#e8f0ea;padding:9px 26px;display:flex;gap:28px;font-size:14px}.tabs b{border-bottom:3px solid #14532d}.msg{margin:22px 26px;border:1px solid #cbd5cd;border-radius:4px}.mh{padding:12px 18px;border-bottom:1px solid #cbd5cd;font-size:14px;line-height:1.6}.mh b{font-size:19px}.mb{padding:18px}.mb p{margin:0 0 1em}.prev{margin:0 26px;color:#666;font-size:14px;border-left:3px solid #cbd5cd;padding-left:14px}',
    ].join(''),
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        [`${name}: ${e.formula(' x ')}`, e.prism('letters', ' '), hasAdd(s) ? `add ${e.add()}` : '']
          .filter(Boolean)
          .join(', ');
      const patient = s.patient();
      const first = patient.split(' ')[0];
      return [
        `<div class="top"><b>MyBrightwater Health</b><span>${patient} &#9662;</span></div>`,
        '<div class="tabs"><span>Home</span><span>Visits</span><b>Messages</b><span>Test Results</span><span>Medications</span><span>Billing</span></div>',
        `<div class="msg"><div class="mh"><b>RE: Copy of glasses prescription</b><br>From: Angela T., COA (Brightwater Eye Clinic)<br>To: ${patient}<br>Sent: ${s.dateAs('3/5/25')} ${s.dice.whole(1, 4)}:${s.dice.whole(10, 59)} PM</div>`,
        `<div class="mb"><p>Hello ${first},</p><p>Thank you for your message. Here is the glasses prescription from your visit with ${s.doctor()}:</p>`,
        `<p>${eye('OD', s.right)}<br>${eye('OS', s.left)}<br>PD: OD ${s.right.pd()} / OS ${s.left.pd()}</p>`,
        `<p>It is good until ${s.expiresAs('3/5/25')}. OD means right eye and OS means left eye. If the shop needs a signed copy they can fax a request to ${s.phone()}.</p>`,
        '<p>Have a great day!<br>Angela</p></div></div>',
        `<div class="prev"><p><b>You wrote:</b><br>Hi, I would like to order a second pair online. Can you please send me my prescription and PD? I was in for my yearly exam, thanks. ${first}</p></div>`,
      ].join('');
    },
  },
  {
    name: 'x-clinics-tiles',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 900,
    values: { add: 0.55, prism: 0.3 },
    css: [
      'body{padding:34px 42px;font-size:15px}.hd{display:flex;justify-content:space-between;align-items:flex-start}.logo{display:flex;gap:10px;align-items:center;font-size:22px;font-weight:700}.logo i{width:38px;height:22px;border:4px solid #e4572e;border-radius:50%;position:relative}.logo i:after{content:"";position:absolute;left:9px;top:1px;width:12px;height:12px;border-radius:50%;background:#e4572e}',
      '.eyes{display:grid;grid-template-columns:1fr 1fr;gap:20px;margin:22px 0}.e{border:1px solid #d0d0d0;border-radius:6px;padding:12px 16px}.e h3{font-size:15px;margin:0 0 10px}.ts{display:grid;grid-template-columns:repeat(3,1fr);gap:14px 8px}.pr{grid-column:1/-1;display:grid;grid-template-columns:repeat(3,1fr);gap:8px}.t{text-align:center}.t b{display:block;font-size:21px;font-weight:400;min-height:29px;border-bottom:1px solid #999}.t span.k{font-size:11.5px;color:#666;text-transform:uppercase;letter-spacing:.06em}.f{display:grid;grid-template-columns:repeat(4,1fr);gap:10px;background:#f6f6f6;padding:12px 16px}.f small{display:block;color:#666}',
    ].join(''),
    draw: (s) => {
      const tile = (value: string, key: string): string =>
        `<div class="t"><b>${value}</b><span class="k">${key}</span></div>`;
      const eye = (name: string, e: DrawnEye): string => {
        const prism = (['Hor', 'Ver'] as const)
          .map((direction) => {
            const amount = e.amount(direction);
            return (
              amount &&
              `<div class="pr">${tile(amount, 'Prism')}${tile(e.base(direction, 'words'), 'Base')}</div>`
            );
          })
          .join('');
        return `<div class="e"><h3>${name}</h3><div class="ts">${tile(e.sph(), 'Sphere')}${tile(e.cyl(), 'Cylinder')}${tile(e.axis(), 'Axis')}${hasAdd(s) ? tile(e.add(), 'Add') : ''}${tile(e.pd(), 'Mono PD')}${prism}</div></div>`;
      };
      return [
        `<div class="hd"><div class="logo"><i></i>${s.practice()}</div><div style="text-align:right">${s.street()}<br>${s.town()}<br>${s.phone()}</div></div>`,
        `<h2 style="margin:26px 0 4px">Eyeglass Rx</h2><p>${s.patient()} &nbsp;|&nbsp; DOB ${s.born()} &nbsp;|&nbsp; Patient ID ${s.dice.digits(5)}</p>`,
        `<div class="eyes">${eye('OD &ndash; Right', s.right)}${eye('OS &ndash; Left', s.left)}</div>`,
        `<div class="f"><span><small>Exam date</small>${s.date()}</span><span><small>Expiration</small>${s.expires()}</span><span><small>Usage</small>${s.lensType({ single: 'Single vision', multi: 'Progressive' })}</span><span><small>Prescriber</small>${s.doctor()}, OD</span></div>`,
        '<p style="margin-top:16px"><b>Notes:</b> Anti-glare recommended. Backup pair recommended for contact lens wearers.</p>',
        '<p style="margin-top:34px;border-top:1px solid #333;width:320px;padding-top:4px">Doctor&rsquo;s signature (signed electronically)</p>',
        '<p class="small" style="color:#666">We remake lenses at no charge within 60 days when the Rx is changed by our doctors. Remakes for orders placed elsewhere are up to the seller.</p>',
      ].join('');
    },
  },
  {
    name: 'x-clinics-slip',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime', 'DejaVu Sans Condensed'],
    width: 400,
    values: { add: 0.6, prism: 0, sameAdd: true },
    writing: { minus: ['-'], degree: false },
    css: 'body{padding:18px 20px 26px;font-size:15px}.c{text-align:center}hr{border:0;border-top:1px dashed #222;margin:10px 0}p{margin:0 0 3px}.big{font-size:17px;font-weight:700}.eye{margin:4px 0}.eye td{padding:1px 10px 1px 0}.eye td:first-child{font-weight:700}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, e.sph(), e.cyl(), e.toric ? `x ${e.axis()}` : e.axis());
      return [
        '<p class="c big">PLAINSWAY HEALTH PLAN</p><p class="c">Optometry Dept &ndash; Bldg 3, 2nd Fl</p>',
        `<p class="c">${s.phone()}</p><hr>`,
        `<p>PT: ${s.patient()}</p><p>MEMBER #: ${s.dice.digits(9)}</p><p>EXAM: ${s.date()}</p><p>DR: ${s.doctor().replace('Dr. ', '')} OD</p><hr>`,
        '<p class="big">GLASSES RX</p>',
        `<div class="eye">${table(tr('', 'SPH', 'CYL', 'AXIS'), eye('OD', s.right), eye('OS', s.left))}</div>`,
        hasAdd(s) ? `<p><b>ADD</b> ${s.add()} OU</p>` : '',
        `<p><b>PD</b> ${s.pd()}</p>`,
        `<hr><p>EXP: ${s.expires()}</p><p>VA cc OD ${s.acuity()} OS ${s.acuity()}</p><hr>`,
        `<p class="c">Eyewear allowance $${s.dice.pick([100, 150, 175])} every 24 months at any Plainsway Optical</p><p class="c">Keep this slip. It is your copy.</p>`,
      ].join('');
    },
  },
  {
    name: 'x-clinics-numbered-form',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 920,
    values: { add: 0.55, prism: 0.3 },
    css: [
      'body{padding:26px 30px;font-size:16px}.f{border:2px solid #000}.f table{width:100%;table-layout:fixed}.f td{border:1px solid #000;vertical-align:top;padding:3px 6px;height:58px}.f td small{display:block;font-size:10.5px;line-height:1.2;text-transform:uppercase}.f td.h{background:#ddd;height:auto;font-size:12px;font-weight:700;text-align:center;vertical-align:middle}.f .s{vertical-align:middle;text-align:center;font-weight:700;background:#eee}.ttl{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:6px}.ttl b{font-size:18px}',
    ].join(''),
    draw: (s) => {
      const cell = (label: string, value: string, span = 1): string =>
        `<td colspan="${span}"><small>${label}</small>${value}</td>`;
      const head = (text: string): string => tr(`<td class="h" colspan="12">${text}</td>`);
      const side = (text: string): string => `<td class="s" colspan="2">${text}</td>`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          side(name),
          cell('a. Sphere', e.sph(), 2),
          cell('b. Cylinder', e.cyl(), 2),
          cell('c. Axis', e.axis(), 2),
          cell('d. Prism', e.amounts(), 2),
          cell('e. Base', e.bases('words'), 2),
        );
      return [
        '<div class="ttl"><b>SPECTACLE PRESCRIPTION AND ORDER</b><span class="small">Use ballpoint. Press firmly. Copy 2 &ndash; Patient</span></div><div class="f">',
        table(
          tr(
            cell('1. Patient (first, last)', s.patient(), 5),
            cell('2. Date of birth', s.born(), 3),
            cell('3. Record no.', s.filled(s.dice.digits(6)), 2),
            cell('4. Order no.', s.dice.digits(6), 2),
          ),
          tr(
            cell('5. Facility', 'Redfern Community Health Center, Eye Department', 6),
            cell('6. Date prescribed', s.date(), 3),
            cell('7. Expires', s.expires(), 3),
          ),
          head('8. PRESCRIPTION'),
          eye('RIGHT', s.right),
          eye('LEFT', s.left),
          head('9. MULTIFOCAL AND PUPILLARY DISTANCE'),
          tr(
            cell('a. Add, right', s.right.add(), 2),
            cell('b. Add, left', s.left.add(), 2),
            cell('c. Seg height', '', 2),
            cell('d. PD distance', s.pd(), 3),
            cell('e. PD near', s.nearPd(), 3),
          ),
          head('10. FRAME'),
          tr(
            cell('a. Name', s.filled(s.dice.pick(['Dakota', 'Fairlane', 'Rushmore'])), 3),
            cell('b. Color', s.filled(s.dice.pick(['brown', 'black', 'gold'])), 3),
            cell('c. Eye size / bridge', s.filled(s.dice.pick(['52-18', '50-20', '54-17'])), 3),
            cell('d. Temple', s.filled(s.dice.pick(['140', '145', '135'])), 3),
          ),
          tr(
            cell('11. Remarks', s.filled(s.dice.pick(['', 'clear, no tint', 'scratch coat'])), 6),
            cell('12. Prescriber (print) and signature', s.filled(s.doctor()), 6),
          ),
        ),
        '</div><p style="margin-top:6px;font-size:11.5px">Form RCH-214 (Rev. 06/22). Previous editions may be used. Information on this form is protected health information.</p>',
      ].join('');
    },
  },
  {
    name: 'x-clinics-binocular',
    language: 'en',
    fonts: ['Tinos', 'Carlito', 'DejaVu Serif'],
    width: 820,
    values: { add: 0.35, prism: 0.5 },
    css: [
      'body{padding:36px 50px}h1{font-size:24px;font-weight:400;text-align:center;letter-spacing:.1em;text-transform:uppercase;margin:0}.sub{text-align:center;border-bottom:1px solid #555;padding-bottom:10px;font-size:15px}.m table{width:86%;margin:8px auto 14px}.m td{padding:7px 10px;width:38%;text-align:center;font-size:18px}.m td:nth-child(2){width:24%;background:#f1ece3;font-size:14.5px;font-style:italic}.m tr{border-bottom:1px dotted #888}.m th{font-size:17px;padding:8px}.m tr:first-child{border-bottom:2px solid #555}',
    ].join(''),
    draw: (s) => {
      const row = (name: string, of: (e: DrawnEye) => string): string =>
        tr(of(s.right), name, of(s.left));
      const vertical = [s.values.od, s.values.os].some((eye) => eye.prismVer !== null);
      const horizontal = [s.values.od, s.values.os].some((eye) => eye.prismHor !== null);
      const prism =
        (direction: 'Hor' | 'Ver') =>
        (e: DrawnEye): string => {
          const amount = e.amount(direction);
          return amount && `${amount} base ${e.base(direction, 'words')}`;
        };
      return [
        `<h1>Binocular Vision &amp; Strabismus Clinic</h1><p class="sub">Ellery Memorial Hospital, ${s.street()}, ${s.town()}<br>Appointments ${s.phone()} &nbsp; Orthoptist ${s.phone()}</p>`,
        `<p><b>${s.patient()}</b>, born ${s.born()}<span style="float:right">${s.date()}</span></p>`,
        '<p>Prescription for spectacles:</p>',
        `<div class="m">${table(
          heads('Right (OD)', '', 'Left (OS)'),
          row('sphere', (e) => e.sph()),
          row('cylinder', (e) => e.cyl()),
          row('axis', (e) => e.axis()),
          horizontal ? row('horizontal prism', prism('Hor')) : '',
          vertical ? row('vertical prism', prism('Ver')) : '',
          hasAdd(s) ? row('add for near', (e) => e.add()) : '',
          row('visual acuity', () => s.acuity()),
        )}</div>`,
        hasPrism(s)
          ? '<p>Prism is to be ground in and must not be omitted or decentered out. Equal center thickness if possible.</p>'
          : '<p>No prism. Please center lenses on the pupils.</p>',
        `<p>Stereopsis ${s.dice.pick([40, 60, 100, 200])} seconds of arc. Near point of convergence ${s.dice.whole(5, 14)} cm. Review in ${s.dice.pick([3, 4, 6])} months with the new glasses.</p>`,
        `<p style="margin-top:46px">${s.doctor()}, MD &nbsp;<span class="small">License ${s.dice.digits(6)}</span></p><p class="small">Valid through ${s.expires()}</p>`,
      ].join('');
    },
  },
];

export const sampleNonesOfClinics: Layout[] = [
  {
    name: 'x-clinics-none-contacts',
    language: 'en',
    document: 'contact-lenses',
    fonts: ['Arimo', 'Carlito'],
    width: 820,
    css: 'body{padding:34px 42px}h1{font-size:24px;margin:0;color:#135e75}.g{margin:16px 0}',
    draw: (s) => {
      const brand = s.dice.pick(['Aquelle Daily', 'Lumifresh Monthly']);
      const lens = (eye: string): string =>
        tr(
          eye,
          brand,
          s.dice.pick(['8.4', '8.5', '8.6']),
          '14.2',
          s.power(-s.dice.whole(2, 22) / 4),
        );
      return [
        `<h1>${s.practice()}</h1><p>${s.street()}, ${s.town()} &nbsp; ${s.phone()}</p><h2>Contact Lens Prescription</h2>`,
        `<p>Patient: <b>${s.patient()}</b> &nbsp; DOB: ${s.born()}<br>Date: ${s.date()} &nbsp; Expires: ${s.expires()}</p>`,
        `<div class="grid full g">${table(heads('Eye', 'Brand', 'BC', 'DIA', 'Power'), lens('OD'), lens('OS'))}</div>`,
        `<p>Replacement: as labeled. Refills: up to 1 year supply. No overnight wear.</p><p>${s.doctor()}, OD</p><p class="small">This is a prescription for contact lenses only. It cannot be used to make glasses.</p>`,
      ].join('');
    },
  },
  {
    name: 'x-clinics-none-drops',
    language: 'en',
    document: 'other-prescription',
    fonts: ['Tinos', 'Arimo'],
    width: 760,
    pen: 'sometimes',
    css: 'body{padding:28px 36px}h1{font-size:23px;margin:0;text-align:center}.c{text-align:center;border-bottom:1px solid #333;padding-bottom:8px}.rx{font-size:38px;margin:6px 0}.m{min-height:150px;padding-left:40px;line-height:2}',
    draw: (s) =>
      [
        `<h1>${s.practice()}</h1><p class="c">${s.street()}, ${s.town()}<br>${s.phone()} &nbsp; DEA No. ________ &nbsp; NPI 1${s.dice.digits(9)}</p>`,
        `<p>Name: ${s.patient()} &nbsp;&nbsp; Date: ${s.date()}</p><p class="rx">&#8478;</p>`,
        `<div class="m">${s.filled(s.dice.pick(['Prednisolone acetate 1% ophth. susp.', 'Polymyxin B / trimethoprim ophth. sol.', 'Ofloxacin 0.3% ophth. sol.']))}<br>${s.filled('Sig: 1 gtt OD QID x 7 days')}<br>${s.filled('Disp: 5 mL')}</div>`,
        `<p>Refills: ${s.filled(String(s.dice.whole(0, 3)))} &nbsp;&nbsp; Substitution permitted</p><p style="margin-top:40px">${s.doctor()}, MD</p>`,
      ].join(''),
  },
];
