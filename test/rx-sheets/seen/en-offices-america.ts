import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, type DrawnEye } from '../sheet.ts';

/** Horizontal or vertical prism of an eye with its base, as one cell. */
const prismCell = (e: DrawnEye, direction: 'Hor' | 'Ver'): string =>
  `${e.amount(direction)} ${e.base(direction, 'letters')}`.trim();

const tick = (on: boolean): string => (on ? '&#9746;' : '&#9744;');

/** Papers of single offices, shops, programs and forms of the United States and Canada. */
export const officesInAmerica: Layout[] = [
  {
    // Practice management software of the nineties, printed on half a letter page.
    name: 's-am-half-letter',
    language: 'en',
    fonts: ['Tinos', 'Arimo'],
    width: 900,
    values: { prism: 0.3 },
    writing: { axisDigits: 3, degree: false },
    css: 'body{padding:26px 44px}h2{margin:0;font-size:21px}td,th{padding:5px 10px;text-align:center}th{font-size:14px;border-bottom:1px solid #000}.i td{text-align:left;padding:1px 26px 1px 0;font-size:15px}.r{margin:16px 0 10px}.r table{width:100%}',
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
      return `<div class="center"><h2>${s.practice()}</h2><span class="small">${s.street()} &nbsp; ${s.town()}<br>Tel. ${s.phone()} &nbsp;&nbsp; Fax ${s.phone()}</span></div><div class="i" style="margin-top:14px">${table(tr('Patient:', s.patient(), 'Rx Date:', s.date()), tr('Address:', `${s.street()}, ${s.town()}`, 'Rx Expires:', s.expires()), tr('Birth Date:', s.born(), 'Patient ID:', s.dice.digits(5)))}</div><div class="r">${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Prism 1', 'Base 1', 'Prism 2', 'Base 2', 'Add'), eye('OD', s.right), eye('OS', s.left))}</div><p>PD (Dist/Near): &nbsp;${s.pd()} / ${s.nearPd()} &nbsp;&nbsp;&nbsp;&nbsp; Rx Type: ${s.lensType({ single: 'SINGLE VISION', multi: 'PROGRESSIVE' })} &nbsp;&nbsp;&nbsp;&nbsp; Balance: None</p><p>Remarks: &nbsp;<i>${s.dice.pick(['Polycarbonate for safety. Full time wear.', 'A/R coating. New frame recommended.', 'Sunglasses recommended. Return 12 months.'])}</i></p><div class="sides" style="margin-top:36px"><span>________________________________<br><span class="small">${s.doctor()}, O.D. &nbsp; Lic. ${s.dice.digits(4)}T &nbsp; NPI ${s.dice.digits(10)}</span></span><span class="small">Substitution of lens design permitted<br>unless noted above.</span></div>`;
    },
  },
  {
    // The exam record of a cloud software, habitual and machine values above the final ones.
    name: 's-am-exam-three-blocks',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 880,
    values: { add: 0.6 },
    writing: { degree: false },
    css: 'body{font-size:15px;padding:30px 36px}h4{margin:0;background:#e9eef3;padding:4px 8px;font-size:14px;border-left:5px solid #6a8bab}.f h4{background:#6a8bab;color:#fff}table{width:100%;margin:0 0 14px;table-layout:fixed}th{font-size:12px;color:#666;font-weight:400}td,th{padding:4px;text-align:center;border-bottom:1px solid #dde3e9}.f td{font-size:17px;padding:7px 4px}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye, acuity: string): string => {
        const was = e.elsewhere();
        return tr(name, was.sph, was.cyl, was.axis, '', acuity);
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          prismCell(e, 'Hor'),
          prismCell(e, 'Ver'),
          s.acuity(),
        );
      return `<div class="sides"><div><b style="font-size:20px">${s.practice()}</b><br>${s.street()}, ${s.town()}<br>${s.phone()}</div><div style="text-align:right"><b>${s.patient()}</b><br>DOB ${s.born()}<br>Encounter ${s.date()}</div></div><p style="margin:14px 0 10px">Reason for visit: annual exam, blur at ${hasAdd(s) ? 'near' : 'distance'}. Provider: ${s.doctor()}, OD</p><h4>Habitual Rx (lensometry)</h4>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Add', 'VA'), old('OD', s.right, s.acuity()), old('OS', s.left, s.acuity()))}<h4>Autorefraction</h4>${table(heads('', 'Sph', 'Cyl', 'Axis', '', ''), old('OD', s.right, ''), old('OS', s.left, ''))}<div class="f"><h4>FINAL SPECTACLE Rx</h4>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Add', 'H Prism', 'V Prism', 'VA'), eye('OD', s.right), eye('OS', s.left))}</div><p>Dist PD: ${s.pd()} &nbsp;&nbsp; Near PD: ${s.nearPd()} &nbsp;&nbsp; Expires: ${s.expires()}</p><p>IOP (NCT) OD ${s.pressure()} mmHg, OS ${s.pressure()} mmHg @ 10:${s.dice.whole(10, 58)} AM</p><p style="margin-top:30px">Electronically signed by ${s.doctor()}, OD</p>`;
    },
  },
  {
    // The doctor beside a warehouse club: no pupillary distance, that is taken at the counter.
    name: 's-am-warehouse-club',
    language: 'en',
    fonts: ['Arimo'],
    width: 760,
    values: { prism: 0.2 },
    writing: { noCylinder: ['SPH', 'DS', ''] },
    css: 'body{padding:28px 32px}.t{border:2px solid #111;padding:12px 14px}table{width:100%}td,th{border:1px solid #111;padding:8px 6px;text-align:center}th{font-size:13px;background:#ddd}.n td{text-align:left;font-size:15px;padding:5px 8px}.n b{font-weight:400;font-size:11px;display:block;color:#333}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('letters', '<br>'),
          s.acuity(),
        );
      return `<div class="t"><div class="center"><b style="font-size:19px">${s.doctor()}, O.D.</b><br><span class="small">Independent Doctor of Optometry, located inside the warehouse, #${s.dice.whole(102, 1290)}<br>${s.street()}, ${s.town()} &nbsp; ${s.phone()}</span></div></div><div class="n" style="margin:12px 0">${table(tr(`<b>PATIENT</b>${s.patient()}`, `<b>MEMBER NO. (optional)</b>${s.dice.digits(12)}`), tr(`<b>EXAM DATE</b>${s.dateAs('3/5/25')}`, `<b>RX EXPIRES</b>${s.expiresAs('3/5/25')}`))}</div><p class="center" style="margin:0 0 6px"><b>EYEGLASS PRESCRIPTION</b></p>${table(heads('', 'SPHERE', 'CYL', 'AXIS', 'ADD', 'PRISM', 'VA'), eye('O.D.<br>Right', s.right), eye('O.S.<br>Left', s.left))}<p style="margin-top:12px">${s.lensType({ single: '&#9746; Single vision &nbsp; &#9744; Bifocal &nbsp; &#9744; Progressive', multi: '&#9744; Single vision &nbsp; &#9744; Bifocal &nbsp; &#9746; Progressive' })} &nbsp; &#9744; Reading only</p><p class="small">Pupillary distance is measured by the optician when eyewear is ordered.</p><div class="sides" style="margin-top:40px"><span>X____________________________<br><span class="small">Doctor's signature</span></span><span class="small">License ${s.dice.digits(5)}-T<br>Not valid without signature</span></div>`;
    },
  },
  {
    // A vision center in a supermarket: the till's line printer, names in front of each number.
    name: 's-am-supercenter-printer',
    language: 'en',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 820,
    values: { prism: 0.25 },
    writing: { degree: false, minus: ['-'], axisDigits: 3, noCylinder: ['SPH', '0.00'] },
    css: 'body{font-size:16px;padding:30px 34px}pre{font:inherit;margin:0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        [
          padded(name, 8),
          padded(`SPH ${e.sph()}`, 13),
          padded(`CYL ${e.cyl()}`, 13),
          padded(`AXIS ${e.axis()}`, 11),
          padded(hasAdd(s) ? `ADD ${e.add()}` : '', 12),
          `PD ${e.pd()}`,
        ].join('');
      const prism = (name: string, e: DrawnEye): string =>
        e.amounts() && `${padded(name, 8)}PRISM ${e.prism('letters', '  ')}\n`;
      const line = '-'.repeat(66);
      return `<pre>VISION CENTER #${s.dice.whole(300, 5800)}            ${s.town().toUpperCase()}
${s.phone()}                    OPERATOR ${s.dice.digits(3)}

PATIENT  ${padded(s.patient().toUpperCase(), 30)}ACCT ${s.dice.digits(8)}
DOCTOR   ${padded(s.doctor(), 30)}RX#  ${s.dice.digits(7)}
RX DATE  ${padded(s.date(), 30)}EXP  ${s.expires()}
${line}
<b>SPECTACLE RX</b>
${eye('RIGHT', s.right)}
${eye('LEFT', s.left)}
${prism('RIGHT', s.right)}${prism('LEFT', s.left)}${line}
LENS     ${s.lensType({ single: 'SV POLY', multi: 'PROGRESSIVE POLY' })}
FRAME    ${s.dice.pick(['GRANDVIEW 118 BLK', 'DARLA TORT', 'HAYES 40 GUN'])}  ${s.dice.pick(['52-17-140', '54-16-145', '49-19-135'])}
SEG HT   ${hasAdd(s) ? `R ${s.dice.whole(16, 22)}  L ${s.dice.whole(16, 22)}` : 'N/A'}
TOTAL    $${s.price()}     DEPOSIT $20.00
${line}
PRESCRIPTION COPY FOR CUSTOMER.  KEEP FOR YOUR RECORDS.</pre>`;
    },
  },
  {
    // A chain in malls: a glossy page with the numbers in a tinted band.
    name: 's-am-mall-chain',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 720,
    values: { prism: 0.25 },
    css: 'body{padding:0 0 36px}.h{background:#0b2c4d;color:#fff;padding:20px 32px}.m{padding:18px 32px 0}table{width:100%;border-spacing:0}th{font-size:12px;color:#0b2c4d;padding:6px 4px;text-align:center}td{padding:11px 4px;text-align:center;font-size:18px}tr:nth-child(2) td{background:#e2edf7}tr:nth-child(3) td{background:#f1f6fb}.k{display:grid;grid-template-columns:1fr 1fr;gap:8px 24px;margin-bottom:18px}.k span{display:block;font-size:12px;color:#6b7785}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          prismCell(e, 'Hor'),
          prismCell(e, 'Ver'),
          e.pd(),
        );
      return `<div class="h"><b style="font-size:22px">Brightline Optical</b><br><span class="small">Store ${s.dice.digits(4)}, Westfield Commons, upper level &nbsp; ${s.phone()}</span></div><div class="m"><h2 style="margin-bottom:12px;color:#0b2c4d">Your prescription</h2><div class="k"><div><span>Name</span>${s.patient()}</div><div><span>Doctor</span>${s.doctor()}, OD</div><div><span>Eye exam on</span>${s.dateAs('March 5, 2025')}</div><div><span>Good through</span>${s.expiresAs('March 5, 2025')}</div></div>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Add', 'Hpsm', 'Vpsm', 'Mono PD'), eye('OD', s.right), eye('OS', s.left))}<p class="small" style="margin-top:14px">OD = right eye, OS = left eye. Hpsm and Vpsm = horizontal and vertical prism. Most people have none.</p><p style="margin-top:18px">We recommend: ${s.lensType({ single: 'single vision lenses', multi: 'digital progressive lenses' })} with blue filter and scratch shield.</p><p class="small">50% off a second pair within 30 days. Most vision plans accepted. See store for details.</p></div>`;
    },
  },
  {
    // A discount chain's counter slip.
    name: 's-am-two-pair-slip',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 430,
    values: { prism: 0.15 },
    writing: { degree: false, pdDecimals: false },
    css: 'body{padding:20px 18px 26px;font-size:15px}table{width:100%;margin:6px 0}td,th{padding:4px 3px;text-align:center}th{font-size:13px;border-bottom:1px dashed #333}td:first-child{text-align:left;width:112px}.d{border-top:1px dashed #333;margin:10px 0;padding-top:8px}p{margin:0 0 4px}',
    draw: (s) => {
      const [r, l] = [s.right, s.left];
      return `<div class="center"><b style="font-size:19px">TWO PAIR EYEGLASS CO.</b><br><span class="small">${s.street()}<br>${s.town()}<br>${s.phone()}</span></div><div class="d"><p>Patient: ${s.patient()}</p><p>Exam: ${s.date()}</p><p>Expires: ${s.expires()}</p><p>Dr: ${s.doctor()}</p></div><div class="d"><b>GLASSES RX</b>${table(heads('', 'OD (R)', 'OS (L)'), tr('Sphere', r.sph(), l.sph()), tr('Cylinder', r.cyl(), l.cyl()), tr('Axis', r.axis(), l.axis()), hasAdd(s) ? tr('Add', r.add(), l.add()) : '', r.amounts() ? tr('Prism', r.prism('letters', '<br>'), l.prism('letters', '<br>')) : '', tr('Last VA', s.acuity(), s.acuity()))}<p>PD: ${s.pd()}</p></div><div class="d small">2 pairs from $79.95 include this eye exam.<br>Contact lens evaluation not performed today.<br>Cust # ${s.dice.digits(7)} &nbsp; ${s.dice.whole(1, 12)}:${s.dice.whole(10, 59)} PM</div>`;
    },
  },
  {
    // One page with both prescriptions: the glasses' first, the contact lenses' below.
    name: 's-am-glasses-and-contacts',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 840,
    values: { prism: 0.15, add: 0.4 },
    writing: { noCylinder: ['DS', '', '—'] },
    css: 'table{width:100%;margin:6px 0 16px}td,th{border:1px solid #999;padding:7px 6px;text-align:center}th{background:#f3f3ee;font-size:13px}h3{margin:14px 0 0;font-size:17px}.x{font-size:13px;color:#444}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('letters', '<br>'), e.pd());
      const contact = (name: string, e: DrawnEye): string => {
        const worn = e.elsewhere();
        return e.toric
          ? tr(name, 'Clarivue Toric 1-Day', '8.6', '14.5', worn.sph, worn.cyl, worn.axis)
          : tr(name, 'Clarivue 1-Day', '8.5', '14.2', worn.sph, '', '');
      };
      return `<div class="sides"><div><b style="font-size:21px">${s.practice()}</b><br><span class="x">${s.street()}, ${s.town()} | ${s.phone()}</span></div><div class="x" style="text-align:right">Printed ${s.date()}<br>Patient #${s.dice.digits(6)}</div></div><p style="margin-top:16px"><b>${s.patient()}</b> &nbsp; DOB ${s.born()} &nbsp; Seen by ${s.doctor()}, OD</p><h3>Eyeglass Prescription</h3><span class="x">Expires ${s.expires()}</span>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Add', 'Prism', 'PD'), eye('Right', s.right), eye('Left', s.left))}<h3>Contact Lens Prescription</h3><span class="x">Soft lenses, daily disposable. Final after trial. Not to be used for eyeglasses.</span>${table(heads('', 'Brand', 'BC', 'DIA', 'Power', 'Cyl', 'Axis'), contact('Right', s.right), contact('Left', s.left))}<p class="x">Quantity: one year supply. Do not sleep in lenses. Under federal law you may have both prescriptions filled where you wish.</p><p style="margin-top:36px">______________________ &nbsp; ${s.doctor()}, OD &nbsp; <span class="x">Lic. OPT${s.dice.digits(5)}</span></p>`;
    },
  },
  {
    // After-visit summary of a university hospital.
    name: 's-am-after-visit',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 900,
    values: { add: 0.65, prism: 0.3, plus: 0.6 },
    writing: { axisDigits: 3, degree: false },
    css: 'body{font-size:14px;padding:28px 36px}h3{font-size:16px;margin:16px 0 4px;color:#234}table{border:1px solid #bbb}td,th{padding:5px 11px;text-align:center;border-bottom:1px solid #ddd}th{background:#eee;font-size:12px}td:first-child{text-align:left;font-weight:700}.w{display:flex;gap:36px}.w h3{margin-top:8px}',
    draw: (s) => {
      const worn = (name: string, e: DrawnEye): string => {
        const was = e.elsewhere();
        return tr(name, was.sph, was.cyl, was.axis);
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          prismCell(e, 'Hor'),
          prismCell(e, 'Ver'),
          s.acuity(),
          e.add(),
        );
      const record = s.dice.digits(8);
      return `<div class="sides"><div><b style="font-size:18px">AFTER VISIT SUMMARY</b><br>${s.patient()} &nbsp; MRN: ${record} &nbsp; DOB: ${s.born()}</div><div style="text-align:right">${s.date()} ${s.dice.whole(1, 4)}:${s.dice.pick(['00', '15', '30', '45'])} PM<br>Ophthalmology Clinic, 4th Floor<br>${s.phone()}</div></div><hr><p>You saw <b>${s.doctor()}, MD</b> on ${s.date()} for: comprehensive eye exam, dry eye, nuclear sclerosis.</p><div class="w"><div><h3>Visual Acuity (Snellen)</h3>${table(heads('', 'Right', 'Left'), tr('Dist cc', s.acuity(), s.acuity()), tr('Near cc', 'J1+', 'J2'))}</div><div><h3>Tonometry (iCare)</h3>${table(heads('', 'Right', 'Left'), tr('Pressure', s.pressure(), s.pressure()))}</div></div><h3>Wearing Rx</h3>${table(heads('', 'Sphere', 'Cylinder', 'Axis'), worn('Right', s.right), worn('Left', s.left))}<span class="small">Age: ${s.dice.whole(2, 5)}yrs &nbsp; Type: ${hasAdd(s) ? 'PAL' : 'SVL'}</span><h3>Final Rx</h3>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Horz Prism', 'Vert Prism', 'Dist VA', 'Add'), eye('Right', s.right), eye('Left', s.left))}<span class="small">Type: ${s.lensType({ single: 'SVL', multi: 'PAL' })} &nbsp; Expiration Date: ${s.expires()} &nbsp; Pupillary Distance: ${s.pd()}</span><h3>What's next</h3><p>Artificial tears four times a day. Return in 1 year. Call ${s.phone()} with flashes, floaters or loss of vision.</p><p class="small" style="color:#666">${s.patient()} (MRN: ${record}) &nbsp; Printed by ${s.dice.pick(['K. Marsh', 'T. Boone'])}, COA &nbsp; Page 2 of 4</p>`;
    },
  },
  {
    // A cataract surgeon's plan in sentences; plus cylinders.
    name: 's-am-postop-sentences',
    language: 'en',
    fonts: ['Tinos', 'Carlito'],
    width: 780,
    values: { add: 0.8, sameAdd: true, plus: 0.9, prism: 0.15 },
    writing: { axisDigits: 3, degree: false, plano: ['Plano', 'PLANO', '0.00'] },
    css: 'body{padding:44px 56px}h3{font-size:17px;text-decoration:underline;margin:16px 0 4px}ol{margin:0;padding-left:24px}li{margin-bottom:8px}.b{margin:4px 0 4px 14px}.b td{padding:2px 14px 2px 0}',
    draw: (s) => {
      const old = s.right.elsewhere();
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          `${e.formula(' x ', ' ', 'sphere')}${e.amounts() && `, prism ${e.prism('letters', ' and ')}`}`,
          `(${s.acuity()})`,
        );
      return `<div class="center"><b style="font-size:22px;letter-spacing:1px">${s.dice.pick(['TRI-COUNTY EYE SURGEONS', 'RIVERBEND CATARACT & LASER', 'FOOTHILLS EYE INSTITUTE'])}</b><br><span class="small">${s.street()}, ${s.town()} &nbsp; ${s.phone()}</span></div><p style="margin-top:22px">Patient: ${s.patient()}<br>DOB: ${s.born()}<br>Date of service: ${s.date()}<br>Provider: ${s.doctor()}, MD</p><h3>Exam</h3><p>Post-operative week 5, right eye; week 3, left eye. VA sc OD ${s.acuity()}, OS ${s.acuity()}. IOP OD ${s.pressure()}, OS ${s.pressure()}. K readings OD ${s.curvature()}/${s.curvature()}, OS ${s.curvature()}/${s.curvature()}. Autorefraction OD ${old.sph} ${old.cyl} x ${old.axis}. Implants in good position, capsules clear.</p><h3>Impression and Plan</h3><ol><li><b>Pseudophakia, both eyes (Z96.1).</b> Drops finished. Activity unrestricted.</li><li><b>Glasses prescription given today:</b><div class="b">${table(eye('OD', s.right), eye('OS', s.left), hasAdd(s) ? tr('<b>Add</b>', `${s.add()} OU`, '') : '', tr('<b>PD</b>', `${s.pd()} mm`, ''))}</div>${s.lensType({ single: 'Distance only; readers over the counter as needed.', multi: 'Progressive or bifocal, patient preference.' })} Valid through ${s.expires()}.</li><li><b>Posterior capsule.</b> Discussed YAG laser if it becomes cloudy.</li></ol><p style="margin-top:26px">Staff: ${s.dice.pick(['Joanne P., COT', 'Luis R., COA'])} (primary scribe), ${s.doctor()}, MD<br><span class="small">Electronically signed ${s.date()}</span></p>`;
    },
  },
  {
    // Printed by the patient from the health plan's web site.
    name: 's-am-health-plan-web',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 700,
    values: { prism: 0.2 },
    writing: { degree: false },
    css: 'body{padding:22px 28px;font-size:16px}.u{font-size:11px;color:#777;display:flex;justify-content:space-between;margin-bottom:18px}h2{font-weight:400;color:#00598c;font-size:26px}table{width:100%;margin:12px 0}th{text-align:left;border-bottom:2px solid #00598c;padding:8px 4px}td{padding:9px 4px;border-bottom:1px solid #e2e2e2}td:first-child{color:#555;width:38%}dl{display:grid;grid-template-columns:150px 1fr;gap:4px;margin:0}dt{color:#555}dd{margin:0}',
    draw: (s) => {
      const [r, l] = [s.right, s.left];
      return `<div class="u"><span>${s.dateAs('3/5/25')}, 8:${s.dice.whole(10, 58)} PM</span><span>Eyeglass prescription | My Health Record</span></div><h2>Eyeglass prescription</h2><dl><dt>Member</dt><dd>${s.patient()}</dd><dt>Ordered by</dt><dd>${s.doctor()}, O.D.</dd><dt>Department</dt><dd>Optometry, ${s.dice.pick(['Fairmont', 'Oak Crest', 'Bayside'])} Medical Center</dd><dt>Date</dt><dd>${s.dateAs('3/5/25')}</dd><dt>Expires</dt><dd>${s.expiresAs('3/5/25')}</dd></dl>${table(heads('', 'Right eye (OD)', 'Left eye (OS)'), tr('Sphere', r.sph(), l.sph()), tr('Cylinder', r.cyl(), l.cyl()), tr('Axis', r.axis(), l.axis()), tr('Add', r.add() || 'None', l.add() || 'None'), tr('Prism', r.prism('words', '<br>') || 'None', l.prism('words', '<br>') || 'None'), tr('Pupillary distance', r.pd(), l.pd()))}<p>Comments: ${s.lensType({ single: 'Distance', multi: 'Multifocal' })}. UV coating.</p><p class="small">You may use this prescription at any Vision Essentials location or take it elsewhere. Benefits vary by plan. Questions? Call ${s.phone()}.</p><div class="u" style="margin:26px 0 0"><span>https://my.healthrecord.example/vision/rx/${s.dice.digits(6)}</span><span>1/1</span></div>`;
    },
  },
  {
    // The form of the veterans' administration, filled by machine.
    name: 's-am-veterans-form',
    language: 'en',
    fonts: ['Arimo'],
    width: 980,
    values: { add: 0.75, prism: 0.25 },
    writing: { minus: ['-'], degree: false, axisDigits: 3 },
    css: 'body{padding:26px 30px;font-size:16px}table{width:100%;table-layout:fixed;margin-top:-1px}td,th{border:1px solid #000;padding:3px 6px;vertical-align:top;text-align:left}th{font-size:10.5px;font-weight:400;text-align:center;text-transform:uppercase}b.l{display:block;font-size:10px;font-weight:400;text-transform:uppercase}.r td:not(.h){text-align:center;padding:8px 4px;font-family:"Courier Prime"}.v{font-family:"Courier Prime"}.h{font-weight:700;text-align:center;background:#eee;font-size:12px}',
    draw: (s) => {
      const box = (label: string, value: string, more = ''): string =>
        `<td ${more}><b class="l">${label}</b><span class="v">${value || '&nbsp;'}</span></td>`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('words'),
          e.add(),
          hasAdd(s) ? String(s.dice.whole(16, 21)) : '',
        );
      return `<div class="sides" style="align-items:end"><span class="small">OMB control number: ${s.dice.digits(4)}-0${s.dice.digits(3)}</span><b style="font-size:19px">PRESCRIPTION AND AUTHORIZATION FOR EYEGLASSES</b><span></span></div>${table(tr('<td class="h" colspan="4">SECTION I - VETERAN</td>'), tr(box('1. Last name, first name, middle initial', s.patient().toUpperCase(), 'colspan="2"'), box('2. Last four', s.dice.digits(4)), box('3. Date', s.date())), tr(box('4. Mailing address', `${s.street()}, ${s.town()}`.toUpperCase(), 'colspan="2"'), box('5. Telephone', s.phone()), box('6. Station no.', s.dice.digits(3))))}<div class="r">${table('<tr><td class="h" colspan="8">SECTION II - PRESCRIPTION</td></tr>', heads('', 'Sphere', 'Cylinder', 'Axis', 'Prism', 'Base direction', 'Reading addition', 'Seg height'), eye('O.D.', s.right), eye('O.S.', s.left))}</div>${table(tr(box('7. P.D. distance', s.pd()), box('8. P.D. near', s.nearPd()), box('9. Lens type', s.lensType({ single: 'SINGLE VISION', multi: s.dice.pick(['FT-28', 'PROGRESSIVE']) }), 'colspan="2"')), tr('<td class="h" colspan="4">SECTION III - FRAME</td>'), tr(box('10. Style and color', s.dice.pick(['MODEL 217 GUNMETAL', 'LIBERTY 3 BROWN', 'SENTRY BLACK'])), box('11. Eye size / bridge', s.dice.pick(['54 / 18', '52 / 20', '56 / 17'])), box('12. Temple', s.dice.pick(['140', '145', '150'])), box('13. Tint', 'NONE')), tr('<td class="h" colspan="4">SECTION IV - AUTHORIZATION</td>'), tr(box('14. Prescribing official', s.doctor().toUpperCase(), 'colspan="2"'), box('15. Authorized amount', `$ ${s.price()}`), box('16. Expires', s.expires())))}<p class="small" style="margin-top:8px">The vendor is authorized to furnish only the items listed. Mail finished glasses to the address in item 4.</p>`;
    },
  },
  {
    // Military eyewear order.
    name: 's-am-military-order',
    language: 'en',
    fonts: ['Arimo', 'Tinos'],
    width: 900,
    values: { prism: 0.25, add: 0.35 },
    writing: { minus: ['-'], degree: false, axisDigits: 3, noCylinder: ['SPH', '0.00', ''] },
    css: 'body{padding:22px 26px;font-size:15px}table{width:100%;table-layout:fixed;margin-top:-1px}td,th{border:1px solid #222;padding:2px 5px;text-align:center;height:36px}th{height:20px;font-size:10px;font-weight:400}.l td{text-align:left;vertical-align:top;height:42px}.l i,.f i{font-style:normal;font-size:9.5px;display:block}.s{width:38px;font-size:10px;font-weight:700}',
    draw: (s) => {
      const lens = (first: string, name: string, e: DrawnEye): string =>
        tr(
          first,
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          '',
          e.amounts(),
          e.bases('words'),
        );
      const multi = (first: string, name: string, e: DrawnEye): string =>
        tr(
          first,
          `<b>${name}</b>`,
          e.add(),
          hasAdd(s) ? String(s.dice.whole(15, 20)) : '',
          '',
          '',
          '',
          '',
        );
      const side = (text: string): string => `<td class="s" rowspan="2">${text}</td>`;
      return `<div class="sides"><span></span><b style="font-size:18px">EYEWEAR PRESCRIPTION</b><span style="font-size:10px">Privacy Act Statement on reverse</span></div><div class="l">${table(tr(`<i>1. DATE</i>${s.dateAs('05-MAR-2025')}`, `<i>2. ORDER NUMBER</i>${s.dice.digits(4)}-${s.dice.digits(6)}`, '<i>3. ACCOUNT</i>CLINIC STOCK'), tr(`<i>4. TO (Lab)</i>OPHTHALMIC FABRICATION LAB`, `<i>5. FROM</i>OPTOMETRY CLINIC BLDG ${s.dice.digits(4)}`, `<i>6. PHONE</i>${s.phone()}`), tr(`<i>7. NAME (Last, First, MI)</i>${s.patient().toUpperCase()}`, `<i>8. GRADE / DOD ID</i>${s.dice.pick(['E-5', 'E-7', 'O-3'])} &nbsp; ${s.dice.digits(10)}`, '<i>9. STATUS</i>&#9746; AD &#9744; RES &#9744; NG &#9744; RET'))}</div>${table(heads('FRAME', 'COLOR', 'EYE', 'BRIDGE', 'TEMPLE', 'PD DIST', 'PD NEAR', 'LENS', 'PAIR'), tr('5A', 'BLK', s.dice.pick(['50', '52', '54']), s.dice.pick(['18', '20', '22']), s.dice.pick(['140', '145']), s.pd(), s.nearPd(), s.lensType({ single: 'SV CR39', multi: 'BIF ST-25' }), '1'))}<div style="margin-top:6px">${table('<tr><th style="width:52px"></th><th style="width:38px"></th><th>SPHERE</th><th>CYLINDER</th><th>AXIS</th><th>DECENTRATION</th><th>PRISM</th><th>BASE</th></tr>', lens(side('SINGLE<br>VISION'), 'R', s.right), lens('', 'L', s.left).replace('<td></td>', ''), '<tr><th></th><th></th><th>NEAR ADD</th><th>SEG HEIGHT</th><th>TOTAL DECENT.</th><th>BASE CURVE</th><th>TINT</th><th>COATING</th></tr>', multi(side('MULTI-<br>VISION'), 'R', s.right), multi('', 'L', s.left).replace('<td></td>', ''))}</div><div class="l" style="margin-top:6px">${table(tr('<td colspan="2"><i>SPECIAL LENSES OR FRAMES / JUSTIFICATION</i>Protective mask insert also ordered this date.</td>', `<i>PRIORITY</i>${s.dice.pick(['W', 'R', 'S'])}`), tr(`<td colspan="2"><i>PRESCRIBER</i>${s.doctor().toUpperCase()}, OD</td>`, '<i>SIGNATURE</i>'))}</div>`;
    },
  },
  {
    // The plain text of a tribal clinic's record system.
    name: 's-am-clinic-terminal',
    language: 'en',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 860,
    values: { prism: 0.3, add: 0.6 },
    writing: { minus: ['-'], degree: false, noCylinder: ['SPH', 'DS', '0.00'] },
    css: 'body{font-size:16px;padding:32px 36px}pre{font:inherit;margin:0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        [
          padded(`  ${name}`, 7),
          ...e.cells('sph', 'cyl', 'axis').map((cell) => padded(cell, 9)),
          padded(prismCell(e, 'Hor') || '-', 10),
          padded(prismCell(e, 'Ver') || '-', 10),
          padded(e.add() || '-', 8),
          e.pd(),
        ].join('');
      return `<pre>${s.date()}  ${s.dice.whole(8, 16)}:${s.dice.whole(10, 59)}                                   Page: 1
              *** CONFIDENTIAL PATIENT DATA ***
          ${s.dice.pick(['RED MESA', 'CLEAR CREEK', 'PINE RIDGE'])} HEALTH CENTER - EYE CLINIC

Patient: ${padded(s.patient().toUpperCase(), 28)}HRN: ${s.dice.digits(6)}
DOB:     ${padded(s.born(), 28)}Beneficiary: YES

EYEGLASS PRESCRIPTION
======================================================================
       SPHERE   CYL      AXIS     H PRISM   V PRISM   ADD     PD
${eye('OD', s.right)}
${eye('OS', s.left)}
======================================================================
Lens style:  ${s.lensType({ single: 'SINGLE VISION', multi: 'PROGRESSIVE FT' })}
Tint:        NONE
Comments:    DIABETIC EYE EXAM COMPLETED. A1C ${s.number(s.dice.whole(58, 91) / 10, 1)}. NO RETINOPATHY.
IOP:         OD ${s.pressure()}  OS ${s.pressure()}
Best VA:     OD ${s.acuity()}  OS ${s.acuity()}
Issued:      ${s.date()}    Expires: ${s.expires()}

/es/ ${s.doctor()}, OD
Staff Optometrist</pre>`;
    },
  },
  {
    // Montréal: every word in both languages.
    name: 's-am-montreal',
    language: 'en',
    fonts: ['Carlito', 'Arimo', 'Tinos'],
    width: 860,
    values: { prism: 0.3 },
    writing: { noCylinder: ['SPH', '—', 'DS'] },
    css: 'table{width:100%;margin:16px 0}td,th{border:1px solid #7a1f3d;padding:8px 5px;text-align:center}th{font-size:13px;line-height:1.15;background:#f7edf0}i{font-weight:400;color:#555}.t{color:#7a1f3d}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('letters'),
          ...e.cells('add', 'pd'),
        );
      const both = (french: string, english: string): string => `${french}<br><i>${english}</i>`;
      return `<div class="sides"><div><b class="t" style="font-size:22px">Clinique visuelle Sherbrooke</b><br>${s.doctor()}, optom&eacute;triste / <i>optometrist</i><br>No de permis / <i>Licence</i>: ${s.dice.digits(6)}</div><div class="small" style="text-align:right">${s.dice.whole(1100, 6900)}, rue Sherbrooke O., bureau 204<br>Montr&eacute;al (Qu&eacute;bec) H4A 1${s.dice.pick(['X', 'T', 'V'])}${s.dice.digits(1)}<br>514-555-01${s.dice.digits(2)}</div></div><h3 class="center t" style="margin-top:20px">ORDONNANCE OPTIQUE / <i>OPTICAL PRESCRIPTION</i></h3><div class="sides"><span>Nom / <i>Name</i>: <b>${s.patient()}</b></span><span>N&eacute;(e) le / <i>Born</i>: ${s.bornAs('2025-03-05')}</span></div>${table(heads('', both('Sph&egrave;re', 'Sphere'), both('Cylindre', 'Cylinder'), both('Axe', 'Axis'), both('Prisme', 'Prism'), 'Base', both('Addition', 'Add'), both('&Eacute;.P.', 'P.D.')), eye('O.D.', s.right), eye('O.S. (O.G.)', s.left))}<p>${s.lensType({ single: '&#9746; Simple foyer / <i>Single vision</i> &nbsp; &#9744; Progressif / <i>Progressive</i>', multi: '&#9744; Simple foyer / <i>Single vision</i> &nbsp; &#9746; Progressif / <i>Progressive</i>' })} &nbsp; &#9744; Bifocal</p><p>Distance verre-&oelig;il / <i>Vertex</i>: ${s.dice.whole(11, 14)} mm</p><div class="sides" style="margin-top:10px"><span>Date: ${s.dateAs('2025-03-05')}</span><span>Valide jusqu'au / <i>Valid until</i>: ${s.expiresAs('2025-03-05')}</span></div><p style="margin-top:44px">Signature: ______________________________</p><p class="small">Doit &ecirc;tre ex&eacute;cut&eacute;e par un opticien ou un optom&eacute;triste. / <i>To be filled by an optician or optometrist.</i></p>`;
    },
  },
  {
    // Southern Ontario: numbers left, advice in a grey column right.
    name: 's-am-ontario-advice',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 960,
    values: { add: 0.6, prism: 0.2 },
    css: 'body{padding:32px 36px}.c{display:flex;gap:28px;margin-top:20px}.c>div{flex:1}.c>aside{width:250px;background:#efefef;padding:14px 16px;font-size:14px}table{width:100%;margin:4px 0 18px}td,th{padding:8px 5px;text-align:center;border-top:1px solid #555;border-bottom:1px solid #555}th{font-size:13px;font-weight:400}.z td{border:0;text-align:left;padding:2px 0}aside p{margin:0 0 8px}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis'), e.prism('words', '<br>'));
      const near = (name: string, e: DrawnEye): string => tr(`<b>${name}</b>`, e.add(), 'J1');
      return `<div class="sides"><b style="font-size:24px">${s.dice.pick(['Speedvale', 'Westmount Road', 'Grand River'])} Optometry</b><span class="small" style="text-align:right">${s.dice.whole(20, 880)} Speedvale Ave W, Unit 6, Guelph ON N1K 1${s.dice.pick(['E', 'L', 'S'])}${s.dice.digits(1)}<br>T 519-555-01${s.dice.digits(2)} &nbsp; F 519-555-01${s.dice.digits(2)}</span></div><div class="c"><div><div class="z">${table(tr('Patient', `<b>${s.patient()}</b>`), tr('Examined', s.dateAs('March 5, 2025')), tr('Optometrist', `${s.doctor()}, OD, Reg. ${s.dice.digits(5)}`))}</div><b>Distance</b>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Prism'), far('R', s.right), far('L', s.left))}${hasAdd(s) ? `<b>Near addition</b>${table(heads('', 'Add', 'At 40 cm'), near('R', s.right), near('L', s.left))}` : ''}<p>P.D. ${s.pd()} mm</p><p style="margin-top:46px">______________________________<br><span class="small">Signature</span></p></div><aside><b>Today we discussed</b><p style="margin-top:8px">${tick(true)} ${s.lensType({ single: 'Single vision glasses', multi: 'Progressive lenses' })}</p><p>${tick(true)} Anti-glare coating</p><p>${tick(false)} Photochromic lenses</p><p>${tick(s.dice.chance(0.5))} Prescription sunglasses</p><p>${tick(false)} Contact lenses</p><b>Your next visit</b><p style="margin-top:8px">Full exam in 12 months. OHIP covers a yearly exam to age 19 and with diabetes.</p><b>Prescription expires</b><p style="margin-top:8px">${s.expiresAs('March 5, 2025')}</p><p>Your eye pressure: ${s.pressure()} / ${s.pressure()}</p></aside></div>`;
    },
  },
  {
    // A group of clinics in Western Canada, each eye its own card, label over value.
    name: 's-am-prairie-cards',
    language: 'en',
    fonts: ['Carlito', 'DejaVu Sans', 'Arimo'],
    width: 800,
    values: { prism: 0.3 },
    writing: { noCylinder: ['0.00', '—', 'SPH'] },
    css: '.e{border:1px solid #b9c8b0;border-radius:8px;margin:12px 0;padding:10px 16px}.e>div{display:grid;grid-template-columns:repeat(6,1fr);gap:4px;margin-top:4px}.e i{display:block;font-style:normal;font-size:12px;color:#5d7450}.e .x{font-size:19px}.b{color:#3d6b22}.g{border-top:3px solid #7fb051;padding-top:10px}',
    draw: (s) => {
      const cell = (label: string, value: string): string =>
        `<div><i>${label}</i><span class="x">${value || '&nbsp;'}</span></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="e"><b class="b">${name}</b><div>${cell('Sphere', e.sph())}${cell('Cylinder', e.cyl())}${cell('Axis', e.axis())}${cell('Add', e.add())}${cell('Prism / Base', e.prism('letters', '<br>'))}${cell('PD', e.pd())}</div></div>`;
      return `<div class="sides"><b class="b" style="font-size:25px">doctor eyes collective</b><span class="small" style="text-align:right">Kensington Clinic<br>${s.dice.whole(100, 1400)} 10 Street NW, Calgary AB T2N 1V${s.dice.digits(1)}<br>403.555.01${s.dice.digits(2)}</span></div><div class="g" style="margin-top:14px"><b>Eyewear Prescription</b> for ${s.patient()}<br><span class="small">AHC# ${s.dice.digits(5)}-${s.dice.digits(4)} &nbsp; Birthdate ${s.bornAs('2025-03-05')}</span></div>${eye('Right eye (OD)', s.right)}${eye('Left eye (OS)', s.left)}<p>Lens category: <b>${s.lensType({ single: 'Single Vision', multi: 'Progressive' })}</b> &nbsp; Wear: full time &nbsp; BVD: ${s.dice.whole(12, 14)} mm</p><p>Prescribed on ${s.dateAs('5 March 2025')} by ${s.doctor()}, OD (ACO #${s.dice.digits(4)})<br>Expires ${s.expiresAs('5 March 2025')}</p><p class="small" style="margin-top:20px">Lens verification within &plusmn;${s.number(0.12)} D. Bring this page if you choose eyewear at another location. We guarantee our lenses for 60 days.</p>`;
    },
  },
  {
    // A seller on the web, whose doctor prolongs what somebody already wears.
    name: 's-am-online-renewal',
    language: 'en',
    fonts: ['DejaVu Sans', 'Carlito', 'Arimo'],
    width: 640,
    values: { add: 0.3 },
    writing: { degree: false, noCylinder: ['—', '0.00'] },
    css: 'body{padding:44px 48px;font-size:16px}h2{font-weight:400;font-size:27px}table{width:100%;margin:22px 0}th{font-weight:400;font-size:12px;letter-spacing:1px;color:#7b8691;text-align:right;padding:6px 4px}td{text-align:right;font-size:19px;padding:13px 4px;border-top:1px solid #d8dde2}td:first-child,th:first-child{text-align:left;font-size:15px}.k{line-height:1.7}.k b{display:inline-block;width:130px;font-weight:400;color:#7b8691}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), hasAdd(s) ? e.add() : '<td></td>');
      return `<p style="font-size:20px;letter-spacing:3px">maple &amp; frame</p><h2>Prescription renewal</h2><div class="k"><b>Patient</b>${s.patient()}<br><b>Date of birth</b>${s.born()}<br><b>Rx number</b>VR-${s.dice.digits(8)}<br><b>Issued</b>${s.date()}<br><b>Expires</b>${s.expires()}</div>${table(heads('', 'SPH', 'CYL', 'AXIS', hasAdd(s) ? 'ADD' : ''), eye('OD (right eye)', s.right), eye('OS (left eye)', s.left))}<p>For ${s.lensType({ single: 'distance, single-vision', multi: 'distance and reading, progressive' })} glasses.</p><p class="small" style="color:#5b6670">Vision test taken on a phone at 10 feet; ${s.acuity()} each eye with current glasses. This is not a comprehensive eye health exam. We suggest one every two years.</p><p style="margin-top:36px"><i style="font-size:21px">${s.doctor()}</i><br><span class="small">${s.doctor()}, OD &nbsp; Licensed in ${s.dice.pick(['New York', 'California', 'Virginia'])}, no. ${s.dice.digits(6)}<br>${s.street()}, ${s.town()}</span></p>`;
    },
  },
  {
    // Children's hospital: drops first, then what is to be made.
    name: 's-am-childrens-hospital',
    language: 'en',
    fonts: ['Arimo', 'Tinos'],
    width: 760,
    values: { add: 0.15, prism: 0.2, plus: 0.7 },
    writing: { noCylinder: ['sph', 'SPH', 'DS'] },
    css: 'body{padding:34px 40px}.q{border:1px solid #bbb;padding:8px 12px;font-size:14px;color:#333}.r{display:flex;margin:16px 0;border:2px solid #333}.r>div{flex:1;padding:10px 16px}.r>div+div{border-left:2px solid #333}.r td{padding:5px 10px 5px 0}.r td+td{font-size:19px}h4{margin:0 0 6px}',
    draw: (s) => {
      const [was, is] = [s.right.elsewhere(), s.left.elsewhere()];
      const eye = (name: string, e: DrawnEye): string =>
        `<div><h4>${name}</h4>${table(tr('Sphere:', e.sph()), tr('Cylinder:', e.cyl()), tr('Axis:', e.axis()), hasAdd(s) ? tr('Add:', e.add()) : '', e.amounts() && tr('Prism:', e.prism('letters', '<br>')))}</div>`;
      return `<div class="sides"><div><b style="font-size:20px">${s.dice.pick(['St. Brigid', 'Lakeshore', 'Mercy Valley'])} Children's Hospital</b><br>Division of Pediatric Ophthalmology</div><span class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>Clinic ${s.phone()}</span></div><hr><p>Name: <b>${s.patient()}</b> &nbsp; MRN ${s.dice.digits(7)}<br>Date: ${s.date()} &nbsp; Attending: ${s.doctor()}, MD</p><div class="q">Cycloplegic retinoscopy (cyclopentolate 1%): OD ${was.sph} ${was.cyl} x ${was.axis} &nbsp; OS ${is.sph} ${is.cyl} x ${is.axis}</div><p style="margin:16px 0 0"><b>GLASSES PRESCRIPTION</b></p><div class="r" style="margin-top:6px">${eye('OD &mdash; RIGHT EYE', s.right)}${eye('OS &mdash; LEFT EYE', s.left)}</div><p>Dispense: polycarbonate lenses, ${s.lensType({ single: 'single vision', multi: 'progressive, corridor 14' })}. Cable temples or strap.</p><p>PD: ${s.pd()} (please recheck)</p><p>Wear: all waking hours. ${s.dice.pick(['Patch left eye 2 hours daily.', 'No patching.', 'Patch right eye 2 hours daily.'])} Return visit in ${s.dice.pick(['6 to 8 weeks', '3 months', '4 months'])}.</p><p>Prescription good until ${s.expires()}.</p><p style="margin-top:36px">____________________________<br><span class="small">${s.doctor()}, MD &nbsp; Lic. ${s.dice.digits(6)}</span></p>`;
    },
  },
  {
    // An ophthalmologist's pad.
    name: 's-am-pad-eye-surgeon',
    language: 'en',
    pen: 'always',
    fonts: ['Tinos'],
    width: 600,
    values: { add: 0.6, prism: 0.15, plus: 0.6 },
    writing: { noCylinder: ['sph', 'DS', ''], degree: false },
    css: 'body{padding:26px 30px;background:#fdfdf6}table{width:100%;margin:6px 0}td,th{border:1px solid #264;text-align:center;height:54px;padding:0 3px}th{height:24px;font-size:12px;font-weight:400}.v{width:34px;font-size:13px}.u{display:inline-block;border-bottom:1px solid #264;min-width:130px}.x{font-size:44px;line-height:1}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string[] => [
        `<b>${name}</b>`,
        ...e.cells('sph', 'cyl', 'axis'),
        e.prism('letters', '<br>'),
      ];
      return `<div class="center"><b style="font-size:21px">${s.doctor()}, M.D.</b><br><span class="small">Diseases and Surgery of the Eye<br>${s.street()} &nbsp; ${s.town()}<br>Telephone ${s.phone()}</span></div><p style="margin-top:18px">For <span class="u" style="min-width:270px">${s.patient()}</span> Date <span class="u">${s.dateAs('3/5/25')}</span></p><div class="sides"><span class="x">&#8478;</span></div>${table('<tr><th class="v"></th><th class="v"></th><th>SPHERE</th><th>CYLINDER</th><th>AXIS</th><th>PRISM</th></tr>', tr('<td rowspan="2" class="v">DIST</td>', ...eye('OD', s.right)), tr(...eye('OS', s.left)), tr('<td rowspan="2" class="v">ADD</td>', '<b>OD</b>', s.right.add(), '<td colspan="3" rowspan="2" style="font-size:13px;text-align:left;padding-left:8px">&#9744; Bifocal &nbsp; &#9744; Trifocal<br>&#9744; Progressive &nbsp; &#9744; Readers</td>'), tr('<b>OS</b>', s.left.add()))}<p style="margin-top:14px">P.D. <span class="u" style="min-width:80px">${s.pd()}</span> &nbsp; Tint <span class="u" style="min-width:80px"></span></p><div class="sides" style="margin-top:36px;font-size:12px"><span>_______________________ M.D.<br>Lic. No. ${s.dice.digits(6)}</span><span style="text-align:right">Please return with glasses<br>for verification</span></div>`;
    },
  },
  {
    // The clinic of a college of optometry: intern fills in, preceptor signs.
    name: 's-am-college-clinic',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Carlito'],
    width: 840,
    values: { prism: 0.3 },
    writing: { noCylinder: ['DS', 'sph'], axisDigits: 3 },
    css: 'body{background:#fff8d9;padding:26px 32px}table{width:100%;table-layout:fixed;margin:8px 0}td,th{border:1px solid #444;text-align:center;padding:0 4px;height:56px}th{height:26px;font-size:12px;background:#f1e5ae}.u{display:inline-block;border-bottom:1px solid #444;min-width:150px}.k{display:flex;gap:34px;font-size:14px;margin-top:10px}.k>div{line-height:1.6}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('letters'),
          ...e.cells('add', 'pd'),
          s.filled(s.acuity()),
        );
      return `<div class="sides"><div><b style="font-size:19px">COLLEGE OF OPTOMETRY</b><br>University Eye Center &nbsp; <span class="small">${s.street()}, ${s.town()}</span></div><b style="color:#a33">No. ${s.dice.digits(6)}</b></div><p style="margin-top:16px">Patient <span class="u" style="min-width:280px">${s.patient()}</span> Chart # <span class="u" style="min-width:90px">${s.filled(s.dice.digits(5))}</span> Date <span class="u" style="min-width:110px">${s.dateAs('3/5/25')}</span></p>${table(heads('RX', 'SPHERE', 'CYL', 'AXIS', 'PRISM', 'BASE', 'ADD', 'MONO PD', 'VA'), eye('O.D.', s.right), eye('O.S.', s.left))}<div class="k"><div><b>Lens</b><br>${tick(!hasAdd(s))} SV &nbsp; ${tick(false)} BF<br>${tick(hasAdd(s))} PAL</div><div><b>Material</b><br>${tick(true)} Poly &nbsp; ${tick(false)} CR-39<br>${tick(false)} Trivex &nbsp; ${tick(false)} 1.67</div><div><b>Use</b><br>${tick(true)} Constant<br>${tick(false)} As needed</div><div><b>Expires</b><br><span class="u" style="min-width:110px">${s.expiresAs('3/5/25')}</span></div></div><div class="sides" style="margin-top:40px;font-size:13px"><span>_________________________<br>Student intern</span><span>_________________________<br>Attending: ${s.doctor()}, OD, FAAO</span></div><p style="font-size:11px;margin:12px 0 0">White: patient &nbsp; Yellow: chart &nbsp; Pink: dispensary</p>`;
    },
  },
  {
    // A small town in Nova Scotia: lines to write on, no table.
    name: 's-am-maritime-lines',
    language: 'en',
    pen: 'always',
    fonts: ['Tinos', 'Carlito'],
    width: 560,
    values: { sameAdd: true, prism: 0.2 },
    writing: { noCylinder: ['sph', 'DS'] },
    css: 'body{padding:28px 34px}.l{display:flex;align-items:end;margin:20px 0;min-height:38px;border-bottom:1px solid #555;gap:16px}.l b{width:64px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="l"><b>${name}</b><span>${e.formula(` ${s.filled('x')} `, ' &nbsp; ', 'sph')} &nbsp; ${e.prism('letters', ' ')}</span></div>`;
      return `<div class="center"><b style="font-size:22px">${s.doctor()}</b><br>Optometrist<br><span class="small">${s.dice.whole(3, 240)} Water Street, Lunenburg, N.S. B0J 2C0<br>902-555-01${s.dice.digits(2)}</span></div><div class="l"><b>Name</b>${s.patient()}</div><div class="l"><b>Date</b>${s.dateAs('5 March 2025')}</div>${eye('O.D.', s.right)}${eye('O.S.', s.left)}<div class="l"><b>Add</b>${s.add()}</div><div class="l"><b>P.D.</b>${s.pd()}</div><div class="l"><b>Remarks</b>${s.filled(s.dice.pick(['driving', 'full time', 'AR coating', 'polycarb']))}</div><p style="margin-top:44px;text-align:right">______________________ O.D.</p><p class="small center">Recheck at no charge within three months</p>`;
    },
  },
  {
    // The worksheet of an independent optician, old glasses neutralized on the same card.
    name: 's-am-optician-worksheet',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 820,
    values: { prism: 0.2, add: 0.65 },
    writing: { noCylinder: ['sph', 'DS'], pdDecimals: true },
    css: 'body{padding:24px 30px;font-size:15px}table{width:100%;table-layout:fixed;margin:4px 0 14px}td,th{border:1px solid #555;text-align:center;height:48px;padding:0 3px}th{height:24px;font-size:11px;background:#d9e3ea}.o td{height:40px;font-size:14px}.u{display:inline-block;border-bottom:1px solid #555;min-width:120px}h4{margin:8px 0 0;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('letters', '<br>'),
          ...e.cells('pd', 'nearPd'),
          hasAdd(s) ? s.filled(String(s.dice.whole(15, 22))) : '',
        );
      const old = (name: string, e: DrawnEye): string => {
        const was = e.elsewhere();
        return tr(name, s.filled(was.sph), s.filled(was.cyl), s.filled(was.axis));
      };
      return `<div class="sides"><b style="font-size:20px">${s.dice.pick(['Garrison Street Opticians', 'Old Town Spectacles', 'Fenwick & Daughter'])}</b><span class="small">${s.street()}, ${s.town()} &nbsp; ${s.phone()}</span></div><p style="margin-top:14px">Customer <span class="u" style="min-width:240px">${s.patient()}</span> Prescribed by ${s.doctor()} &nbsp; Rx date <span class="u">${s.dateAs('3/5/25')}</span></p><h4>NEW RX</h4>${table(heads('', 'SPH', 'CYL', 'AXIS', 'ADD', 'PRISM', 'FAR PD', 'NEAR PD', 'SEG HT'), eye('R', s.right), eye('L', s.left))}<div class="sides"><div class="o" style="width:330px"><h4>OLD GLASSES (lensmeter)</h4>${table(heads('', 'SPH', 'CYL', 'AXIS'), old('R', s.right), old('L', s.left))}</div><div style="flex:1"><h4>ORDER</h4><p style="line-height:2.3">Frame <span class="u" style="min-width:220px">${s.filled(s.dice.pick(['Hollis 48 tort', 'Anders navy', 'Kit 7 clear']))}</span><br>A <span class="u" style="min-width:50px">${s.filled(s.dice.pick(['49', '51', '52']))}</span> B <span class="u" style="min-width:50px">${s.filled(s.dice.pick(['38', '40', '42']))}</span> DBL <span class="u" style="min-width:50px">${s.filled(s.dice.pick(['18', '20', '21']))}</span><br>Tray # <span class="u" style="min-width:80px">${s.filled(s.dice.digits(3))}</span> Due <span class="u" style="min-width:80px">${s.filled(s.dice.pick(['Fri', 'Tues', '2 wks']))}</span></p></div></div>`;
    },
  },
  {
    // A weekend clinic of volunteers: one narrow sheet goes from station to station.
    name: 's-am-volunteer-clinic',
    language: 'en',
    pen: 'always',
    fonts: ['DejaVu Sans', 'Arimo'],
    width: 660,
    values: { prism: 0, add: 0.5 },
    writing: { noCylinder: ['sph', 'DS'], degree: false },
    css: 'body{padding:22px 26px;font-size:14px}.s{border:1px solid #333;margin-top:-1px;padding:8px 10px}.s>b{display:inline-block;background:#333;color:#fff;padding:1px 8px;font-size:12px;line-height:1.5;margin-bottom:4px}.u{display:inline-block;border-bottom:1px solid #333;min-width:76px;font-size:17px;line-height:34px}.e{display:flex;align-items:end;gap:8px;min-height:40px}.w{line-height:2.4}',
    draw: (s) => {
      const [was, is] = [s.right.elsewhere(), s.left.elsewhere()];
      const line = (value: string): string => `<span class="u">${value || '&nbsp;'}</span>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="e"><b style="width:30px">${name}</b>Sph${line(e.sph())}Cyl${line(e.cyl())}Axis${line(e.axis())}Add${line(e.add())}</div>`;
      const auto = (name: string, from: { sph: string; cyl: string; axis: string }): string =>
        `${name} ${line(s.filled(`${from.sph} ${from.cyl} x ${from.axis}`))}`;
      return `<div class="sides"><b style="font-size:18px">HANDS &amp; HEARTS FREE CLINIC</b><b>VISION</b></div><p class="small">County fairgrounds, ${s.town()}</p><div class="s w"><b>1 REGISTRATION</b><br>Name <span class="u" style="min-width:250px">${s.patient()}</span> # <span class="u">${s.filled(s.dice.digits(3))}</span><br>Date <span class="u" style="min-width:110px">${s.dateAs('3/5/25')}</span> Last exam <span class="u" style="min-width:120px">${s.filled(s.dice.pick(['4 yrs', 'never', '10 yrs', '2 yrs']))}</span></div><div class="s w"><b>2 SCREENING</b><br>VA R ${line(s.filled(s.acuity()))} L ${line(s.filled(s.acuity()))} IOP R ${line(s.filled(s.pressure()))} L ${line(s.filled(s.pressure()))}<br>Autorefractor ${auto('R', was)}<br><span style="padding-left:90px">${auto('L', is)}</span></div><div class="s"><b>3 DOCTOR: FINAL RX TO BE MADE</b>${eye('OD', s.right)}${eye('OS', s.left)}<div class="e">PD${line(s.pd())} &nbsp; ${tick(!hasAdd(s))} SV &nbsp; ${tick(hasAdd(s))} Bifocal &nbsp; ${tick(false)} Readers only</div><p style="margin:26px 0 4px">Signed ___________________ &nbsp; ${s.doctor()}</p></div><div class="s w"><b>4 LAB</b><br>Frame <span class="u" style="min-width:160px">${s.filled(s.dice.pick(['M-12 black', 'F-4 brown', 'U-9 blue']))}</span> ${tick(true)} made on site &nbsp; ${tick(false)} ship</div>`;
    },
  },
  {
    // The tenant beside a chain's shop: one column for each eye.
    name: 's-am-tenant-columns',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    width: 680,
    values: { prism: 0.25 },
    css: 'body{padding:30px 36px}table{width:100%;margin:14px 0}td,th{border:1px solid #456;height:46px;padding:2px 10px;text-align:center}th{height:30px;background:#dfe7ee}td:first-child{text-align:left;width:32%;font-size:15px;background:#f5f8fa}.u{display:inline-block;border-bottom:1px solid #456;min-width:120px}',
    draw: (s) => {
      const [r, l] = [s.right, s.left];
      return `<h2 style="margin:0">${s.doctor()} &amp; Associates</h2><p class="small">Doctors of Optometry, next to ${s.dice.pick(['Brightline Optical', 'the optical department', 'Vista Eyewear'])} &nbsp; ${s.street()}, ${s.town()} &nbsp; ${s.phone()}</p><p style="margin-top:18px">Patient: <span class="u" style="min-width:250px">${s.patient()}</span> &nbsp; Date: <span class="u">${s.date()}</span></p>${table(heads('', 'RIGHT (O.D.)', 'LEFT (O.S.)'), tr('Sphere', r.sph(), l.sph()), tr('Cylinder', r.cyl(), l.cyl()), tr('Axis', r.axis(), l.axis()), tr('Prism', r.prism('letters', ', '), l.prism('letters', ', ')), tr('Near Add', r.add(), l.add()), tr('PD (Dist.)', r.pd(), l.pd()))}<p>Lens recommendation: &#9744; Thin &amp; light &nbsp; &#9744; Glare-free &nbsp; &#9744; Transitions &nbsp; &#9744; Computer</p><p>Prescription expires: <span class="u">${s.expires()}</span></p><p style="margin-top:40px">______________________________ O.D. &nbsp; <span class="small">TX Lic. ${s.dice.digits(4)}TG</span></p><p class="small">Federal law entitles you to a copy of your prescription after your examination at no extra charge.</p>`;
    },
  },
];
