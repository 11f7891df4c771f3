import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** What people in the United States photograph in a year: private practices, clinics, chains, plans, labs. */
export const yearInTheStates: Layout[] = [
  {
    name: 's-us-private-od',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans Condensed'],
    width: 900,
    values: { plus: 0.03, prism: 0.35 },
    css: 'body{font-size:15px;padding:32px 38px}.h{display:flex;justify-content:space-between;border-bottom:3px solid #4a7c59;padding-bottom:8px;margin-bottom:12px}table{width:100%;margin:10px 0}.r th{background:#4a7c59;color:#fff;font-size:12.5px;padding:6px 3px}.r td{border:1px solid #9db8a5;text-align:center;padding:9px 3px}.k td{padding:2px 0;width:33%}.l{font-size:11px;color:#555;margin-top:22px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          `${e.amount('Hor')} ${e.base('Hor', 'letters')}`,
          `${e.amount('Ver')} ${e.base('Ver', 'letters')}`,
          ...e.cells('pd', 'nearPd'),
          s.acuity(),
        );
      return `<div class="h"><div><b style="font-size:22px;color:#4a7c59">${s.practice()}</b><br>${s.doctor()}, O.D. &nbsp; License # ${s.dice.digits(4)}T &nbsp; NPI 1${s.dice.digits(9)}</div><div style="text-align:right">${s.street()}<br>${s.town()}<br>P: ${s.phone()} &nbsp; F: ${s.phone()}</div></div><div class="k">${table(tr(`Patient: <b>${s.patient()}</b>`, `DOB: ${s.born()}`, `Patient ID: ${s.dice.digits(5)}`), tr(`Rx Date: ${s.date()}`, `Rx Expires: ${s.expires()}`, `Printed: ${s.dice.whole(1, 12)}:${s.dice.whole(10, 59)} PM`))}</div><b>Spectacle Rx &mdash; ${s.lensType({ single: 'Single Vision', multi: 'PAL' })}</b><div class="r">${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Add', 'H Prism', 'V Prism', 'DPD', 'NPD', 'DVA'), eye('OD', s.right), eye('OS', s.left))}</div><p>Recommendations: polycarbonate, premium anti-glare, photochromic. Full time wear.</p><p style="margin-top:40px">Electronically signed by ${s.doctor()}, O.D.</p><p class="l">A patient must be given a copy of the eyeglass prescription at the end of the refraction, whether or not it is asked for. Please call our optical within 60 days if you have trouble with glasses made elsewhere; remakes by other opticals are not our responsibility.</p>`;
    },
  },
  {
    name: 's-us-hospital-visit',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 880,
    values: { plus: 0.4, prism: 0.15 },
    writing: { noCylinder: ['Sphere', 'Sphere', ''], plano: ['Plano', '0.00'], axisDigits: 3 },
    css: 'body{font-size:15px}h3{font-size:16px;margin:18px 0 2px}table{margin:2px 0 4px}td,th{padding:3px 18px 3px 8px;text-align:left;border-bottom:1px solid #ddd}th{font-size:13px;color:#333}.p{background:#eef3f9;padding:8px 12px;margin-bottom:10px}.m{color:#666;font-size:12px;border-top:1px solid #999;margin-top:30px;padding-top:5px;display:flex;justify-content:space-between}',
    draw: (s) => {
      const record = s.dice.digits(8);
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis, s.acuity());
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('words', ', '),
          s.acuity(),
          e.add(),
        );
      return `<div class="sides"><b style="font-size:20px;color:#003a70">Tri-Rivers Health</b><span>Ophthalmology Clinic<br>${s.phone()}</span></div><div class="p" style="margin-top:12px"><b>${s.patient()}</b> &nbsp; MRN: ${record} &nbsp; DOB: ${s.born()}<br>Office Visit ${s.date()} with ${s.doctor()}, MD</div><h2 style="font-size:20px;margin:0">After Visit Summary &ndash; Eye Exam</h2><h3>Wearing Rx</h3>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Dist VA'), old('Right', s.right), old('Left', s.left))}<span class="small">Age of glasses: ${s.dice.whole(2, 6)} yrs</span><h3>Tonometry (Applanation, ${s.dice.whole(8, 11)}:${s.dice.whole(10, 59)} AM)</h3>${table(heads('', 'Right', 'Left'), tr('Pressure', s.pressure(), s.pressure()))}<h3>Final Rx</h3>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Prism', 'Dist VA', 'Add'), eye('Right', s.right), eye('Left', s.left))}<span>Expiration Date: ${s.expires()}</span><h3>Follow-up</h3><p>Return in about 1 year (around the same date) for dilated exam. Continue artificial tears 4 times a day as needed in both eyes.</p><div class="m"><span>${s.patient()} (MRN ${record})</span><span>Page 2 of 4</span></div>`;
    },
  },
  {
    name: 's-us-veterans-note',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 860,
    values: { add: 0.85, sameAdd: true, plus: 0.05, prism: 0.2 },
    writing: { minus: ['-'], degree: false, axisDigits: 3, plano: ['pl', 'PLANO', '0.00'] },
    css: 'body{font-size:15px;padding:30px 34px}pre{font:inherit;margin:0;line-height:1.42}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `   ${name}: ${sph} ${cyl} x ${axis}`;
      };
      const eye = (name: string, e: DrawnEye): string =>
        `   ${name}: ${padded(e.formula(' x ', ' ', 'sph'), 22)}VA ${s.acuity()}`;
      const prism = (name: string, e: DrawnEye): string[] =>
        e.amounts() ? [`   Prism ${name}: ${e.prism('letters', ', ')}`] : [];
      return `<pre>${[
        `${s.patient().toUpperCase()}   ***-**-${s.dice.digits(4)}   DOB: ${s.bornAs('05-MAR-2025')}`,
        '-'.repeat(76),
        ' LOCAL TITLE: OPTOMETRY EYEGLASS RX (PATIENT COPY)',
        `DATE OF NOTE: ${s.dateAs('05-MAR-2025')}@${s.dice.whole(10, 15)}:${s.dice.whole(10, 59)}     STATUS: COMPLETED`,
        ` CLINIC: EYE/OPTOM ${s.dice.whole(2, 9)} CBOC     PRIMARY ELIG: SC ${s.dice.whole(1, 9)}0%`,
        '',
        'LENSOMETRY (habitual, not to be filled):',
        old('OD', s.right),
        old('OS', s.left),
        '',
        `IOP (GAT):  OD ${s.pressure()}   OS ${s.pressure()}  mmHg`,
        '',
        'NEW SPECTACLE RX:',
        eye('OD', s.right),
        eye('OS', s.left),
        ...(s.values.od.add === null ? [] : [`   ADD: ${s.add()} OU`]),
        ...prism('OD', s.right),
        ...prism('OS', s.left),
        `   PD: ${s.pd()}${s.values.od.add === null ? '' : `/${s.nearPd()}`} mm`,
        `   Lens: ${s.lensType({ single: 'SV distance', multi: 'progressive, short corridor' })}, CR-39, no tint`,
        '',
        'A: 1. Refractive error OU   2. Cataract 1+ NS OU, not visually significant',
        `P: RTC 12 mo. Glasses through VA optical shop, allow 4-6 wks.`,
        `   Rx valid to ${s.expiresAs('05-MAR-2025')}.`,
        '',
        `/es/ ${s.doctor()}, OD`,
        '     STAFF OPTOMETRIST',
        '-'.repeat(76),
        'COPY OF RX ISSUED AT PATIENT REQUEST - NOT TO BE FILLED AT VA EXPENSE',
      ].join('\n')}</pre>`;
    },
  },
  {
    name: 's-us-military-order',
    language: 'en',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 960,
    values: { prism: 0.3, plus: 0.05, add: 0.35 },
    writing: { minus: ['-'], degree: false, axisDigits: 3, noCylinder: ['SPH', 'DS', ''] },
    css: 'body{font-size:16px;padding:26px 30px}table{width:100%;border:2px solid #000}td,th{border:1px solid #000;padding:3px 5px;vertical-align:top;height:46px}i{display:block;font:10px Arimo;font-style:normal;text-transform:uppercase}.c td{text-align:center;vertical-align:middle}.c th{font:700 11px Arimo;height:24px;vertical-align:middle}.t{font:700 13px Arimo;background:#d9d9d9;height:22px!important;text-align:center}table+table{border-top:0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('words'),
          e.add(),
          e.add() && String(s.dice.whole(16, 22)),
          e.add() && '28',
        );
      const box = (label: string, text: string, more = ''): string =>
        `<td ${more}><i>${label}</i>${text}</td>`;
      return `<div class="sides" style="font:700 14px Arimo"><span>EYEWEAR PRESCRIPTION</span><span>ORDER NO. ${s.dice.digits(9)}</span></div>${table(tr(box('Date', s.dateAs('05-MAR-2025')), box('To (laboratory)', 'NOSTRA YORKTOWN VA'), box('From', 'OPTOMETRY, BRANCH HEALTH CLINIC', 'colspan="2"')), tr(box('Name (last, first) / grade', `${s.patient()} &nbsp; E-${s.dice.whole(3, 8)}`, 'colspan="2"'), box('DOD ID', s.dice.digits(10)), box('Unit', `${s.dice.whole(1, 9)} BN ${s.dice.whole(10, 99)} INF`)))}<div class="c">${table('<tr><th class="t" colspan="6">SINGLE VISION</th><th class="t" colspan="3">MULTIVISION</th></tr>', heads('', 'SPHERE', 'CYLINDER', 'AXIS', 'PRISM', 'BASE', 'NEAR ADD', 'SEG HT', 'SEG WIDTH'), eye('R', s.right), eye('L', s.left))}</div>${table(tr(box('Interpupillary dist. far', s.pd()), box('Near', s.nearPd()), box('Frame', s.dice.pick(['5A', 'M60 FOC', 'S10', 'UPLC'])), box('Eye size', String(s.dice.whole(48, 56))), box('Bridge', String(s.dice.pick([16, 18, 20, 22]))), box('Temple', String(s.dice.pick([140, 145, 150])))), tr(box('Lens tint', 'CLEAR'), box('Material', 'CR39'), box('Pairs', '2'), box('Case', '1'), box('Special lenses or frames / remarks', 'MASK INSERT M50 ALSO', 'colspan="2"')), tr(box('Prescribing officer', `${s.doctor()}, LT MSC USN`, 'colspan="3"'), box('Signature', '', 'colspan="3"')))}`;
    },
  },
  {
    name: 's-us-warehouse-club',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 640,
    values: { plus: 0.03, prism: 0.2 },
    writing: { noCylinder: ['SPH', 'DS', ''] },
    css: 'body{font-size:14px;padding:24px 26px}.b{background:#003b71;color:#fff;font-weight:700;font-size:18px;padding:6px 10px;display:flex;justify-content:space-between}table{width:100%;margin:10px 0}td,th{border:1px solid #003b71;text-align:center;padding:8px 2px}th{font-size:12px;padding:4px 2px}.f{font-size:11.5px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('letters'),
          e.add(),
        );
      return `<div class="b"><span>OPTICAL DEPARTMENT</span><span>Whse #${s.dice.whole(102, 989)}</span></div><p style="margin-top:8px">${s.doctor()}, O.D. &ndash; Independent Doctor of Optometry<br>${s.street()}, ${s.town()} &nbsp; ${s.phone()}</p><div class="sides"><span>Patient: <b>${s.patient()}</b><br>Member #: 111${s.dice.digits(9)}</span><span>Exam: ${s.dateAs('3/5/25')}<br>Exp: ${s.expiresAs('3/5/25')}</span></div>${table(heads('Eyeglass Rx', 'Sph', 'Cyl', 'Axis', 'Prism', 'Base', 'Add'), eye('Right', s.right), eye('Left', s.left))}<p>Distance PD <b>${s.pd()}</b> mm</p><p>&#9745; Full time &nbsp; &#9744; Distance only &nbsp; &#9744; Near only &nbsp; &#9744; Computer</p><p style="margin-top:26px">Dr. Signature ____________________ Lic # ${s.dice.digits(5)}</p><p class="f">Prices and availability vary. Bring this form to the optical counter; no membership is needed for the exam. Doctor's satisfaction policy: Rx rechecks are free for 90 days.</p>`;
    },
  },
  {
    name: 's-us-chain-both-rx',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 1000,
    values: { plus: 0, prism: 0.15 },
    writing: { degree: false, noCylinder: ['DS', 'SPH', '---'] },
    css: 'body{font-size:14px;padding:28px 32px}.w{display:flex;gap:22px;margin-top:14px}.w>div{border:1px solid #777;border-radius:4px;padding:10px 12px}.w h3{font-size:15px;margin:0 0 8px;background:#f1f1f1;padding:4px 6px}table{width:100%}th{font-size:11.5px;border-bottom:1px solid #777;padding:3px 2px}td{text-align:center;padding:7px 2px}.x{color:#444;font-size:12px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('letters', '<br>'),
          e.pd(),
        );
      const contact = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, e.elsewhere().sph, '8.5', '14.2', 'Aquavue 1-Day');
      return `<div class="sides"><div><b style="font-size:26px;letter-spacing:1px">SIGHTMART</b> <span class="x">EYE EXAMS &amp; EYEWEAR</span><br>Store ${s.dice.whole(1100, 6900)} &nbsp; ${s.street()}, ${s.town()}</div><div style="text-align:right">Patient: <b>${s.patient()}</b><br>DOB ${s.born()}<br>Exam date ${s.date()}</div></div><div class="w"><div style="flex:1.35"><h3>EYEGLASS PRESCRIPTION</h3>${table(heads('', 'SPHERE', 'CYL', 'AXIS', 'ADD', 'PRISM', 'PD'), eye('OD', s.right), eye('OS', s.left))}<p style="margin:8px 0 0">Expires: ${s.expires()}</p></div><div style="flex:1"><h3>CONTACT LENS PRESCRIPTION</h3>${table(heads('', 'POWER', 'BC', 'DIA', 'BRAND'), contact('OD', s.right), contact('OS', s.left))}<p style="margin:8px 0 0">Trial lenses &ndash; not finalized. Do not fill.</p></div></div><p style="margin-top:34px">${s.doctor()}, O.D. ______________________________ &nbsp; License ${s.dice.digits(6)}</p><p class="x">I have received a copy of my prescription. Patient signature ______________________________ Date ____________</p><p class="x">Bring this prescription to any of our 900 stores. Protect your vision with a yearly exam. Frames and lenses 50% off the second pair, see associate for details; not valid with vision insurance.</p>`;
    },
  },
  {
    name: 's-us-online-renewal',
    language: 'en',
    fonts: ['DejaVu Sans', 'Arimo', 'Carlito'],
    width: 720,
    values: { plus: 0.02, prism: 0, add: 0.15 },
    writing: { noCylinder: ['0.00', 'SPH', '—'], plano: ['0.00', 'PL'], zeros: 'all' },
    css: 'body{font-size:15px;padding:34px 40px;color:#26323f}.c{background:#f5f8fb;border-radius:10px;padding:18px 22px;margin:16px 0}table{width:100%}th{font-size:12px;color:#6b7a89;font-weight:400;text-align:left;padding:4px 6px}td{font-size:19px;padding:9px 6px;border-top:1px solid #dbe3ea}.g{color:#6b7a89;font-size:12.5px}',
    draw: (s) => {
      const eye = (name: string, side: string, e: DrawnEye): string =>
        tr(
          `${name} <span class="g">${side}</span>`,
          ...e.cells('sph', 'cyl', 'axis'),
          s.values.od.add === null ? '—' : e.add(),
        );
      return `<div class="sides"><b style="font-size:24px;color:#2f6fde">clearly renewed</b><span class="g" style="text-align:right">Prescription ID<br>RX-${s.dice.digits(4)}-${s.dice.digits(4)}</span></div><h2 style="font-size:22px;margin:18px 0 4px">Glasses prescription</h2><p>${s.patient()} &nbsp; <span class="g">born ${s.born()}</span></p><div class="c">${table(heads('', 'Sphere (SPH)', 'Cylinder (CYL)', 'Axis', 'Add'), eye('Right', 'OD', s.right), eye('Left', 'OS', s.left))}</div><div class="sides"><p><span class="g">Issued</span><br>${s.dateAs('March 5, 2025')}</p><p><span class="g">Expires</span><br>${s.expiresAs('March 5, 2025')}</p><p><span class="g">Vision on screen test</span><br>R ${s.acuity()} &nbsp; L ${s.acuity()}</p></div><p><span class="g">Reviewed and signed by</span><br>${s.doctor()}, MD, Ophthalmologist<br><span class="g">State license ME${s.dice.digits(6)} &nbsp; NPI 1${s.dice.digits(9)}</span></p><p class="g">This is a renewal of an existing prescription, based on your current glasses and an online vision test. It is not a comprehensive eye health exam. Pupillary distance is not part of this prescription. Telehealth visit fee $15. Questions? Text us at ${s.phone()}.</p>`;
    },
  },
  {
    name: 's-us-plan-lab-order',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 960,
    values: { plus: 0.03, prism: 0.3, add: 0.6 },
    writing: { degree: false, axisDigits: 3, noCylinder: ['', '0.00'] },
    css: 'body{font-size:14px;padding:26px 30px}.q{background:#00639c;color:#fff;padding:5px 10px;font-weight:700;margin-top:14px}table{width:100%}.r td,.r th{border:1px solid #b8c4cc;padding:7px 3px;text-align:center}.r th{font-size:11px;background:#e8f0f5}.k td{padding:3px 6px}.k td:nth-child(odd){color:#55636e;font-size:12px;width:15%}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amount('Hor'),
          e.base('Hor', 'words'),
          e.amount('Ver'),
          e.base('Ver', 'words'),
          ...e.cells('pd', 'nearPd'),
          String(s.dice.whole(17, 24)),
        );
      const eyeSize = s.dice.whole(48, 57);
      return `<div class="sides"><div><b style="font-size:21px;color:#00639c">Meridian Vision Plan</b><br>Doctor Portal &ndash; Lab Order Confirmation</div><div style="text-align:right">Order # ${s.dice.digits(8)}<br>Submitted ${s.date()}</div></div><div class="q">Patient &amp; Authorization</div><div class="k">${table(tr('Patient', s.patient(), 'Member', `Self &ndash; ID xxxxx${s.dice.digits(4)}`), tr('Date of birth', s.born(), 'Authorization', s.dice.digits(8)), tr('Doctor', s.doctor(), 'Lab', `Prairie Optical Lab (${s.dice.digits(4)})`))}</div><div class="q">Prescription</div><div class="r">${table(heads('Eye', 'Sphere', 'Cylinder', 'Axis', 'Add', 'H Prism', 'Dir', 'V Prism', 'Dir', 'Dist PD', 'Near PD', 'Seg Ht'), eye('R', s.right), eye('L', s.left))}</div><div class="q">Lens</div><div class="k">${table(tr('Vision type', s.lensType({ single: 'Single Vision', multi: 'Progressive' }), 'Material', 'Polycarbonate 1.59'), tr('Coating', 'AR &ndash; Category C', 'Thickness', '2.0 center'))}</div><div class="q">Frame</div><div class="k">${table(tr('Frame', `${s.dice.pick(['Calder 3021', 'Ellery 118', 'Tobin 77'])}, ${s.dice.pick(['Black', 'Tortoise', 'Gunmetal'])}`, 'A / B / ED / DBL', `${eyeSize}.0 / ${eyeSize - 14}.5 / ${eyeSize + 3}.0 / 18.0`), tr('Source', 'Doctor supplied, to come', 'Eye / bridge / temple', `${eyeSize} / 18 / 140`))}</div><div class="q">Fees</div><div class="k">${table(tr('Exam copay', '$10.00', 'Materials copay', '$25.00'), tr('Retail allowance', '$150.00', 'Patient pays', `$${s.price()}`))}</div>`;
    },
  },
  {
    name: 's-us-mailed-letter',
    language: 'en',
    fonts: ['Tinos', 'Carlito', 'DejaVu Serif'],
    width: 800,
    values: { sameAdd: true, prism: 0.2, plus: 0.15 },
    writing: { noCylinder: ['sphere', 'DS'] },
    css: 'body{padding:48px 64px;font-size:17px}.x{margin:14px 0 14px 24px}.x td,.x th{padding:4px 20px 4px 0;text-align:left}.x th{font-weight:400;text-decoration:underline}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.prism('letters', '; '));
      return `<p class="center"><b style="font-size:21px">${s.practice()}</b><br>${s.street()} &bull; ${s.town()} &bull; ${s.phone()}</p><p style="margin-top:24px">${s.dateAs('March 5, 2025')}</p><p>${s.patient()}<br>${s.street()}<br>${s.town()}</p><p>RE: Copy of eyeglass prescription</p><p>Thank you for your recent visit. As you requested by telephone, your prescription for glasses is shown below.</p><div class="x">${table(heads('', 'Sphere', 'Cylinder', 'Axis', s.right.amounts() ? 'Prism' : ''), eye('Right eye:', s.right), eye('Left eye:', s.left))}${s.values.od.add === null ? '' : `<p style="margin:8px 0 0">Reading addition, both eyes: ${s.add()}</p>`}</div><p>Your corrected vision was ${s.acuity()} right and ${s.acuity()} left. This prescription is good through ${s.expiresAs('March 5, 2025')}. The optician who fits your frame will take your pupillary distance and segment height.</p><p>Eye pressures were ${s.pressure()} and ${s.pressure()}, which is normal. We look forward to seeing you in 12 months.</p><p>Sincerely,</p><p style="margin-top:44px">${s.doctor()}, M.D.<br><span class="small">Diplomate, American Board of Ophthalmology<br>Enclosure: receipt for refraction (92015), $${s.dice.pick([40, 45, 50, 65])}.00</span></p>`;
    },
  },
  {
    name: 's-us-school-report',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Tinos', 'Arimo'],
    width: 840,
    values: { add: 0.08, prism: 0, plus: 0.05 },
    writing: { noCylinder: ['DS', 'sph', ''], plano: ['plano', 'Plano', 'pl'] },
    css: 'body{font-size:15px;padding:30px 38px}table{width:100%;margin:6px 0 12px}td,th{border:1px solid #000;padding:3px 6px;text-align:center;height:38px}th{font-size:13px;height:26px}h4{margin:12px 0 2px;background:#000;color:#fff;padding:2px 8px}.u{display:inline-block;border-bottom:1px solid #000;min-width:140px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      const vision = (): string => s.filled(s.acuity());
      return `<div class="center"><b style="font-size:19px">STATE OF ILLINOIS<br>EYE EXAMINATION REPORT</b><br><span class="small">To be completed by an optometrist or physician who provides complete eye examinations and returned to the school by October 15</span></div><p style="margin-top:14px">Student Name <span class="u" style="min-width:250px">${s.patient()}</span> Birth Date <span class="u">${s.filled(`${s.dice.whole(1, 12)}/${s.dice.whole(1, 28)}/${s.dice.whole(2008, 2018)}`)}</span></p><p>School <span class="u" style="min-width:250px">${s.filled('Lincoln Elem.')}</span> Grade <span class="u">${s.filled(String(s.dice.whole(1, 8)))}</span></p><h4>CASE HISTORY / EXAMINATION</h4><p style="margin:8px 0">Date of exam <span class="u">${s.date()}</span></p>${table(heads('Distance acuity', 'Right', 'Left', 'Both'), tr('Uncorrected', s.filled(`20/${s.dice.pick([50, 70, 100, 200])}`), s.filled(`20/${s.dice.pick([40, 80, 100, 200])}`), s.filled('20/50')), tr('Best corrected', vision(), vision(), s.filled('20/20')))}<p class="small">Was refraction performed with dilation? &#9745; Yes &#9744; No &nbsp;&nbsp; Color vision &#9745; Normal &#9744; Abnormal &nbsp;&nbsp; Stereopsis &#9745; Normal &#9744; Abnormal</p><h4>CORRECTIVE LENSES PRESCRIBED &nbsp; &#9744; No &nbsp; &#9745; Yes, glasses</h4>${table(heads('Rx', 'Sphere', 'Cylinder', 'Axis', 'Add'), eye('Right', s.right), eye('Left', s.left))}<p>P.D. <span class="u" style="min-width:90px">${s.pd()}</span> &nbsp;&nbsp; Should be worn for: &#9745; Constant wear &#9744; Near vision &#9744; Far vision</p><p>Preferential seating recommended: &#9745; No &#9744; Yes &nbsp;&nbsp; Recommend re-examination: &#9744; 3 mo &#9744; 6 mo &#9745; 12 mo</p><p>Print name <span class="u" style="min-width:230px">${s.doctor()}</span> License No. <span class="u">${s.filled(`046-${s.dice.digits(6)}`)}</span></p><p>Signature <span class="u" style="min-width:300px"></span> Phone <span class="u">${s.filled(s.phone())}</span></p>`;
    },
  },
  {
    name: 's-us-medicaid-form',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 900,
    values: { prism: 0.25, plus: 0.05, add: 0.4 },
    writing: { noCylinder: ['SPH', '', '—'], zeros: 'all' },
    css: 'body{font-size:13px;padding:24px 28px}table{width:100%;border:2px solid #333;margin-top:-1px}td,th{border:1px solid #333;padding:3px 6px;height:44px;text-align:center;font-size:16px}th{font-size:11px;height:22px}.k td{text-align:left;vertical-align:top;font-size:15px}.k i{display:block;font-style:normal;font-size:10px}.v{width:70px}',
    draw: (s) => {
      const box = (label: string, text: string, more = ''): string =>
        `<td ${more}><i>${label}</i>${text}</td>`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('letters'),
          ...e.cells('add', 'pd'),
        );
      return `<div class="sides"><b style="font-size:17px">MEDICAL ASSISTANCE PROGRAM<br>EYEGLASS ORDER / PRESCRIPTION</b><span>Form OPT-${s.dice.whole(110, 480)} (Rev. 07/21)<br>Copy 3 &ndash; Recipient</span></div><div class="k" style="margin-top:8px">${table(tr(box('1. Recipient name', s.patient(), 'colspan="2"'), box('2. Recipient ID', s.filled(s.dice.digits(10)))), tr(box('3. Date of birth', s.born()), box('4. Date of service', s.date()), box('5. Prior authorization', s.filled(`PA${s.dice.digits(7)}`))), tr(box('6. Provider', s.doctor(), 'colspan="2"'), box('7. Provider NPI', s.filled(`1${s.dice.digits(9)}`))))}</div>${table(heads('8. LENSES', 'SPHERE', 'CYLINDER', 'AXIS', 'PRISM', 'BASE', 'ADD', 'PD'), eye('RIGHT', s.right), eye('LEFT', s.left))}<div class="k">${table(tr(box('9. Lens procedure codes', s.filled(s.values.od.add === null ? 'V2103 x 2, V2784' : 'V2203 x 2, V2784')), box('10. Frame', s.filled(s.dice.pick(['MA-12 Black', 'MA-7 Brown', 'MA-20 Blue']))), box('11. Eye / DBL / temple', s.filled(`${s.dice.whole(46, 54)} - 17 - 135`))), tr(box('12. Diagnosis', s.filled(s.values.od.sphere < 0 ? 'H52.13' : 'H52.03')), box('13. Replacement', '&#9744; Lost &#9744; Broken &#9745; New Rx'), box('14. Seg height', '')), tr(box('15. Prescriber signature', '', 'colspan="3"')))}</div><p style="margin-top:8px;font-size:11px">Recipients under 21: polycarbonate lenses are covered. One complete pair in 24 months unless the change is 0.50 diopter or more. Fax to the contracted laboratory at ${s.phone()}.</p>`;
    },
  },
  {
    name: 's-us-pad-lines',
    language: 'en',
    pen: 'always',
    fonts: ['Tinos', 'Arimo'],
    width: 520,
    values: { prism: 0.15, sameAdd: true, plus: 0.25 },
    writing: { noCylinder: ['', '—'], zeros: 'no leading', degree: false },
    css: 'body{padding:24px 28px;font-size:15px;background:#fdfdf8}.u{display:inline-block;border-bottom:1px solid #222;min-width:78px;text-align:center;font-size:16px;height:36px;vertical-align:bottom;line-height:44px}.e{margin:10px 0;white-space:nowrap}.e b{display:inline-block;width:44px}.rx{font-size:42px;font-weight:700;line-height:1}',
    draw: (s) => {
      const u = (text: string, width = 78): string =>
        `<span class="u" style="min-width:${width}px">${text}</span>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="e"><b>${name}</b>${u(e.sph(), 96)} sph. ${u(e.cyl(), 96)} cyl. &times; ${u(e.axis())} ax.</div>`;
      const prism = [
        s.right.amounts() && `${s.filled('OD')} ${s.right.prism('letters', ' ')}`,
        s.left.amounts() && `${s.filled('OS')} ${s.left.prism('letters', ' ')}`,
      ].filter(Boolean);
      return `<div class="center"><b style="font-size:19px">${s.doctor()}, M.D.</b><br>Diseases and Surgery of the Eye<br><span class="small">${s.street()}, ${s.town()}<br>Tel. ${s.phone()} &nbsp; Lic. No. ${s.dice.digits(6)} &nbsp; DEA ________</span></div><p style="margin:8px 0 0">Name ${u(s.patient(), 220)} Age ${u(s.filled(String(s.dice.whole(18, 80))), 60)}</p><p style="margin:0">Date ${u(s.date(), 150)}</p><div class="rx">&#8478;</div>${eye('O.D.', s.right)}${eye('O.S.', s.left)}<div class="e"><b>Add</b>${u(s.values.od.add === null ? '' : s.add(), 96)} O.U.</div><div class="e"><b>P.D.</b>${u(s.pd(), 96)} mm</div>${prism.length > 0 ? `<div class="e">Prism ${prism.join(' &nbsp; ')}</div>` : '<div class="e">Prism ________________</div>'}<p class="small" style="margin-top:16px">Refill ____ times &nbsp; &#9744; Do not substitute</p><p>Signed ______________________ M.D.</p>`;
    },
  },
  {
    name: 's-us-card-by-hand',
    language: 'en',
    pen: 'always',
    fonts: ['Carlito', 'Tinos'],
    width: 480,
    values: { prism: 0, sameAdd: true, plus: 0.1 },
    writing: { degree: false, axisDigits: 1, plano: ['pl', 'plano', 'PL'] },
    css: 'body{padding:18px 24px 26px;background:#fffef9;font-size:16px}.t{border-bottom:2px solid #8a2f3c;color:#8a2f3c;padding-bottom:6px;margin-bottom:12px}.l{margin:14px 0 0;font-size:18px;white-space:nowrap;min-height:30px}.l>span:first-child{display:inline-block;min-width:52px}',
    draw: (s) => {
      const line = (label: string, text: string): string =>
        `<div class="l"><span>${s.filled(label)}</span> ${text}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        line(
          name,
          e.formula(`&nbsp; ${s.filled('x')} &nbsp;`, ' &nbsp; ', s.dice.pick(['DS', 'sph'])),
        );
      return `<div class="t center"><b style="font-size:18px">${s.practice()}</b><br><span class="small">${s.doctor()}, O.D. &nbsp; ${s.phone()}</span></div><div class="sides small"><span>For ${s.patient()}</span><span>${s.dateAs('3/5/25')}</span></div>${line('Rx', '')}${eye('OD', s.right)}${eye('OS', s.left)}${s.values.od.add === null ? '' : line('Add', s.add())}${line('PD', s.values.od.add === null ? s.pd() : `${s.pd()} ${s.filled('/')} ${s.nearPd()}`)}<p class="small center" style="margin:26px 0 0;color:#8a2f3c">Your next appointment: ____________ at ______<br>Please give 24 hours notice if unable to keep it.</p>`;
    },
  },
  {
    name: 's-us-optical-invoice',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 840,
    values: { plus: 0.05, prism: 0.2 },
    writing: { degree: false },
    css: 'body{font-size:14px}h2{letter-spacing:4px;color:#555;margin:0}.i th{border-bottom:2px solid #555;text-align:left;padding:5px 4px;font-size:12px}.i td{padding:5px 4px;border-bottom:1px solid #e2e2e2}.i td:last-child,.i th:last-child{text-align:right}table{width:100%}.r{margin-top:22px;background:#f6f6f2;padding:10px 14px}.r th{font-size:12px;padding:3px;color:#555}.r td{text-align:center;padding:6px 3px;font-size:15px}.s{width:300px;margin:8px 0 0 auto}.s td{padding:3px 4px}.s td:last-child{text-align:right}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('letters', '<br>'),
          e.pd(),
          String(s.dice.whole(17, 25)),
        );
      const multi = s.values.od.add !== null;
      const frame = s.dice.whole(99, 289);
      const lenses = s.dice.whole(80, 330);
      const plan = 120 + s.dice.whole(0, 30);
      return `<div class="sides"><div><b style="font-size:22px">${s.practice()}</b><br>${s.street()}<br>${s.town()}<br>${s.phone()} &nbsp; Tax ID ${s.dice.digits(2)}-${s.dice.digits(7)}</div><div style="text-align:right"><h2>INVOICE</h2>No. ${s.dice.digits(6)}<br>Date: ${s.date()}<br>Terms: due at dispense</div></div><p style="margin-top:16px">Bill to: <b>${s.patient()}</b>, ${s.street()}, ${s.town()}</p><div class="i">${table(heads('HCPCS', 'Description', 'Qty', 'Amount'), tr('V2020', `Frame ${s.dice.pick(['Brookline 52', 'Hadley 50', 'Orrin 54'])}-18-140 matte navy`, '1', `$${frame}.00`), tr(multi ? 'V2781' : 'V2103', s.lensType({ single: 'Single vision lens', multi: 'Progressive lens' }), '2', `$${lenses}.00`), tr('V2750', 'Anti-reflective coating', '2', '$98.00'), tr('V2784', 'Polycarbonate', '2', '$70.00'))}</div><div class="s">${table(tr('Subtotal', `$${frame + lenses + 168}.00`), tr('Vision plan', `&minus;$${plan}.00`), tr('<b>Balance due</b>', `<b>$${frame + lenses + 168 - plan}.00</b>`))}</div><div class="r"><b>Rx on this order</b> &nbsp; Prescriber: ${s.doctor()}, OD${table(heads('', 'SPH', 'CYL', 'AXIS', 'ADD', 'PRISM', 'PD', multi ? 'SEG' : 'OC'), eye('OD', s.right), eye('OS', s.left))}</div><p class="small" style="margin-top:14px">Warranty: frame and lenses one year against defects. Custom lenses are not returnable. Glasses unclaimed after 90 days are returned to stock. Paid by FSA / HSA card? Keep this invoice for your records.</p>`;
    },
  },
  {
    name: 's-us-lab-work-ticket',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 700,
    values: { plus: 0.05, prism: 0.3, add: 0.7 },
    writing: { minus: ['-'], degree: false, axisDigits: 3, noCylinder: ['0.00', 'SPH'], gap: '' },
    css: 'body{font-size:14px;padding:20px 24px}table{width:100%;margin:4px 0 8px}td,th{text-align:right;padding:4px 6px}th{font-size:12px;border-bottom:1px dashed #000}td:first-child,th:first-child{text-align:left}.g{font-size:12px;border:1px solid #000;padding:4px 6px;margin-top:12px}.big td{font-size:17px}.bc{height:40px;width:260px;background:repeating-linear-gradient(90deg,#000 0 2px,#fff 2px 5px,#000 5px 6px,#fff 6px 8px,#000 8px 12px,#fff 12px 15px)}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('letters', '<br>'));
      const fit = (name: string, e: DrawnEye): string =>
        tr(
          name,
          e.pd(),
          e.nearPd(),
          String(s.dice.whole(17, 23)),
          s.number(s.dice.pick([2.25, 4.25, 6.25])),
          s.number(s.dice.whole(15, 24) / 10, 1),
        );
      const verify = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis);
      };
      return `<div class="sides"><div class="bc"></div><div style="text-align:right">TRAY ${s.dice.digits(4)}<br>JOB ${s.dice.digits(7)}</div></div><p style="margin:10px 0 4px">ACCT ${s.dice.digits(5)} ${s.practice().toUpperCase()}<br>PATIENT ${s.patient()}<br>IN ${s.dateAs('3/5/25')} &nbsp; SHIP VIA UPS GND</p><b>RX AS ORDERED</b><div class="big">${table(heads('', 'SPH', 'CYL', 'AX', 'ADD', 'PRISM'), eye('R', s.right), eye('L', s.left))}</div>${table(heads('', 'FPD', 'NPD', 'HT', 'BASE', 'CT'), fit('R', s.right), fit('L', s.left))}<p style="margin:0">STYLE ${s.lensType({ single: 'SV ASPH', multi: 'DIGITAL PAL 14MM' })} &nbsp; MATL POLY &nbsp; AR HYDRO<br>FRAME A ${s.dice.whole(49, 56)}.2 B ${s.dice.whole(33, 41)}.6 ED ${s.dice.whole(52, 60)}.0 DBL 17.0 ZYL<br>PANTO 8.0 WRAP 5.0 VERTEX 13.0</p><div class="g"><b>COMPENSATED POWERS - FOR LENSMETER CHECK ONLY, NOT THE RX</b>${table(heads('', 'SPH', 'CYL', 'AX'), verify('R', s.right), verify('L', s.left))}</div><p style="margin:10px 0 0;font-size:12px">INSP ____ EDGE ____ FINAL ____ &nbsp; THANK YOU FOR YOUR ORDER</p>`;
    },
  },
  {
    name: 's-us-eye-group-lines',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans', 'Tinos'],
    width: 820,
    values: { plus: 0.75, prism: 0.35, add: 0.7 },
    writing: { noCylinder: ['sphere'], plano: ['plano', 'Plano'] },
    css: 'body{font-size:15px;padding:34px 44px}.h{color:#5a2a6b;font-weight:700;border-bottom:1px solid #5a2a6b;margin:18px 0 6px}.l{margin:5px 0}.l b{display:inline-block;width:46px}.a{font-size:17px}.g{font-size:12.5px;color:#555}',
    draw: (s) => {
      const auto = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${name} ${sph} ${cyl} x ${axis}`;
      };
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="l a"><b>${name}</b>${e.formula(' x ', ' ', 'sphere')}${e.add() && ` &nbsp; Add: ${e.add()}`}${e.amounts() && ` &nbsp; Prism: ${e.prism('letters', ', ')}`} &nbsp; <span class="g">(${s.acuity()})</span></div>`;
      return `<div class="sides"><div><b style="font-size:21px;color:#5a2a6b">Piedmont Retina &amp; Eye Group, P.A.</b><br><span class="g">Cataract &bull; Glaucoma &bull; Cornea &bull; Oculoplastics &bull; Optical</span></div><div class="g" style="text-align:right">${s.street()}<br>${s.town()}<br>${s.phone()}</div></div><p style="margin-top:16px">${s.patient()} &nbsp; | &nbsp; DOB ${s.born()} &nbsp; | &nbsp; PMS ID ${s.dice.digits(6)} &nbsp; | &nbsp; Visit ${s.date()}</p><div class="h">Exam data</div><div class="g">Autorefraction: ${auto('OD', s.right)}; ${auto('OS', s.left)}<br>Keratometry: OD ${s.curvature()}/${s.curvature()} OS ${s.curvature()}/${s.curvature()}<br>IOP: OD ${s.pressure()} OS ${s.pressure()} (Tonopen) &nbsp; C/D ratio: OD 0.3 OS 0.35 &nbsp; Pachymetry: 5${s.dice.digits(2)} / 5${s.dice.digits(2)}</div><div class="h">Spectacle Prescription</div>${eye('OD:', s.right)}${eye('OS:', s.left)}<div class="l">Binocular PD: ${s.pd()} mm &nbsp; Vertex: 12 mm</div><div class="l">Usage: ${s.lensType({ single: 'distance', multi: 'progressive or bifocal' })} &nbsp; Rx expires: ${s.expires()}</div><div class="l">Comments: OK to fill anywhere. Adaptation may take two weeks.</div><p style="margin-top:46px">____________________________________<br>${s.doctor()}, MD &nbsp; <span class="g">Medical license ${s.dice.digits(5)}</span></p>`;
    },
  },
  {
    name: 's-us-after-cataract',
    language: 'en',
    fonts: ['Tinos', 'Carlito', 'DejaVu Serif'],
    width: 780,
    values: { plus: 0.5, prism: 0, add: 0.95 },
    writing: { axisDigits: 3 },
    css: 'table{width:100%;margin:4px 0 14px}td,th{padding:6px 8px;text-align:center}.a td,.a th{border:1px solid #aaa;font-size:14px}.n{border:2px solid #000;padding:8px 10px;margin:14px 0}.n th{border-bottom:1px solid #000;font-size:14px}.n td{font-size:19px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'));
      const implant = (name: string): string =>
        tr(
          name,
          s.dice.pick(['ClearOptic CA60', 'Monofocal SN7', 'Toriq T4']),
          `+${s.number(s.dice.whole(32, 50) / 2, 1)} D`,
          s.acuity(),
          s.pressure(),
        );
      return `<div class="center"><b style="font-size:21px">Gulfview Cataract &amp; Laser Institute</b><br><span class="small">${s.street()}, ${s.town()} &nbsp; ${s.phone()}</span></div><p style="margin-top:16px"><b>POST-OP VISIT, 4 WEEKS</b><br>Patient: ${s.patient()} &nbsp;&nbsp; Date: ${s.date()} &nbsp;&nbsp; Chart ${s.dice.digits(6)}</p><div class="a">${table(heads('Eye', 'Implant', 'IOL power', 'VA without glasses', 'IOP'), implant('Right'), implant('Left'))}</div><p>Stop prednisolone drops. You may resume all activities, including swimming.</p><div class="n"><b>PRESCRIPTION FOR GLASSES</b> (new, after surgery of both eyes)${table(heads('', 'SPH', 'CYL', 'AXIS', 'ADD'), eye('OD', s.right), eye('OS', s.left))}PD: R ${s.right.pd()} &nbsp; L ${s.left.pd()} &nbsp;&nbsp; Type: ${s.lensType({ single: 'single vision', multi: 'bifocal / progressive' })} &nbsp;&nbsp; UV coating</div><p>Medicare Part B covers one pair of standard frames and lenses after cataract surgery with an implant. Take this form to a supplier enrolled in Medicare. Expires ${s.expires()}. Diagnosis: Z96.1.</p><p style="margin-top:40px">${s.doctor()}, M.D. ______________________ &nbsp; NPI 1${s.dice.digits(9)}</p>`;
    },
  },
  {
    name: 's-us-superstore-print',
    language: 'en',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 560,
    values: { plus: 0.02, prism: 0.15 },
    writing: { minus: ['-'], degree: false, axisDigits: 3, noCylinder: ['SPH', 'DS', '0.00'] },
    css: 'body{font-size:17px;padding:22px 26px}table{width:100%;margin:8px 0}td,th{padding:4px 2px;text-align:center}td:first-child{text-align:left}th{border-bottom:1px dashed #000}hr{border:0;border-top:1px dashed #000}p{margin:0 0 6px}',
    draw: (s) => {
      const both = (label: string, of: (e: DrawnEye) => string, always = true): string => {
        const [right, left] = [of(s.right), of(s.left)];
        return always || right || left ? tr(label, right, left) : '';
      };
      return `<p class="center"><b>VISION CENTER ${s.dice.digits(4)}</b><br>${s.street().toUpperCase()}<br>${s.town().toUpperCase()}<br>${s.phone()}</p><hr><p>PATIENT: ${s.patient()}<br>DOB: ${s.bornAs('3/5/25')}<br>EXAM DT: ${s.dateAs('3/5/25')} &nbsp; EXP: ${s.expiresAs('3/5/25')}</p><p><b>SPECTACLE PRESCRIPTION</b></p>${table(
        heads('', 'RIGHT', 'LEFT'),
        both('SPHERE', (e) => e.sph()),
        both('CYLINDER', (e) => e.cyl()),
        both('AXIS', (e) => e.axis()),
        both('ADD', (e) => e.add()),
        both('PRISM', (e) => e.prism('letters', '<br>'), false),
        both('MONO PD', (e) => e.pd()),
      )}<hr><p>LENS: ${s.lensType({ single: 'SINGLE VISION', multi: 'PROGRESSIVE' })}<br>PROVIDER: ${s.doctor()}, OD LIC ${s.dice.digits(5)}</p><p style="margin-top:30px">X____________________________</p><p style="font-size:13px">INDEPENDENT DOCTOR OF OPTOMETRY NEXT TO VISION CENTER. REPRINT ${s.dice.whole(1, 12)}:${s.dice.whole(10, 59)}PM OPER ${s.dice.digits(3)}</p>`;
    },
  },
  {
    name: 's-us-half-sheet-by-hand',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    width: 800,
    values: { plus: 0.08, prism: 0.3 },
    writing: { noCylinder: ['DS', 'sph', '—', ''] },
    css: 'body{font-size:14px;padding:24px 28px;background:#fef8e7}.w{display:flex;gap:16px}.w table{flex:1}td,th{border:1px solid #1f4d2c;text-align:center;height:48px;padding:2px 4px;font-size:16px}th{height:24px;font-size:11.5px;color:#1f4d2c}.v{width:52px;font-weight:700;font-size:13px;color:#1f4d2c}.l{width:170px;border:1px solid #1f4d2c;padding:8px 10px;line-height:1.75;font-size:13px}.u{display:inline-block;border-bottom:1px solid #1f4d2c;min-width:150px;min-height:26px;vertical-align:bottom}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string[] => [
        `<td class="v">${name}</td>`,
        ...e.cells('sph', 'cyl', 'axis', 'amounts'),
        e.bases('letters'),
      ];
      return `<div class="center" style="color:#1f4d2c"><b style="font-size:22px">${s.practice()}</b><br>${s.doctor()}, O.D. &nbsp; | &nbsp; ${s.street()}, ${s.town()} &nbsp; | &nbsp; ${s.phone()}</div><p style="margin:12px 0">Patient <span class="u" style="min-width:330px">${s.patient()}</span> Date <span class="u">${s.date()}</span></p><div class="w">${table('<tr><th colspan="2"></th><th>SPHERE</th><th>CYLINDER</th><th>AXIS</th><th>PRISM</th><th>BASE</th></tr>', tr('<td class="v" rowspan="2">DIST</td>', ...far('OD', s.right)), tr(...far('OS', s.left)), tr('<td class="v" rowspan="2">ADD</td>', '<td class="v">OD</td>', s.right.add(), '<td colspan="4" rowspan="2" style="text-align:left;vertical-align:top;font-size:11.5px">REMARKS</td>'), tr('<td class="v">OS</td>', s.left.add()))}<div class="l">${s.lensType({ single: '&#9745;', multi: '&#9744;' })} Single vision<br>&#9744; Bifocal FT ____<br>${s.lensType({ single: '&#9744;', multi: '&#9745;' })} Progressive<br>&#9744; Polycarbonate<br>&#9744; Transitions<br>&#9744; A/R coating<br>&#9744; Tint ______</div></div><p style="margin-top:12px">P.D. <span class="u" style="min-width:120px">${s.right.pd()} ${s.filled('/')} ${s.left.pd()}</span> &nbsp; Exp. date <span class="u">${s.expires()}</span></p><p style="margin:22px 0 0">Signature _________________________________ O.D. &nbsp; Lic. No. ${s.dice.digits(5)}</p>`;
    },
  },
  {
    name: 's-us-teaching-clinic',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'DejaVu Serif'],
    width: 760,
    values: { plus: 0.03, prism: 0.55 },
    writing: { noCylinder: ['DS', '0.00', '—'] },
    css: 'body{font-size:15px}h2{font-size:20px;color:#7a1f1f;margin:0}.r{width:100%;margin:14px 0}.r table{width:100%}.r td,.r th{padding:8px 12px;border-bottom:1px solid #bbb}.r th{background:#f3e9e9;text-align:center}.r td:first-child{color:#444;width:34%}.r td+td{text-align:center;font-weight:700}.k{display:grid;grid-template-columns:1fr 1fr;gap:3px 30px}',
    draw: (s) => {
      const both = (label: string, of: (e: DrawnEye) => string): string =>
        tr(label, of(s.right), of(s.left));
      const prism = (direction: 'Hor' | 'Ver', e: DrawnEye): string =>
        e.amount(direction) && `${e.amount(direction)}&Delta; ${e.base(direction, 'letters')}`;
      return `<h2>University Eye Institute</h2><p class="small">College of Optometry &nbsp;&bull;&nbsp; Primary Care Service &nbsp;&bull;&nbsp; ${s.phone()}</p><div class="k"><span>Patient: <b>${s.patient()}</b></span><span>File no. ${s.dice.digits(6)}</span><span>Date of birth: ${s.born()}</span><span>Exam date: ${s.date()}</span><span>Student clinician: ${s.dice.pick(['R. Alvarez', 'T. Huang', 'K. Osei'])}</span><span>Attending: ${s.doctor()}, OD</span></div><h3 style="margin:20px 0 0">Ophthalmic Lens Prescription</h3><div class="r">${table(
        heads('', 'Right eye (OD)', 'Left eye (OS)'),
        both('Sphere', (e) => e.sph()),
        both('Cylinder', (e) => e.cyl()),
        both('Axis', (e) => e.axis()),
        both('Horizontal prism', (e) => prism('Hor', e)),
        both('Vertical prism', (e) => prism('Ver', e)),
        both('Near add', (e) => e.add()),
        both('Visual acuity', () => s.acuity()),
      )}</div><div class="k"><span>PD (distance/near): ${s.pd()}/${s.nearPd()} mm</span><span>Expiration: ${s.expires()}</span><span>Design: ${s.lensType({ single: 'single vision', multi: 'progressive addition' })}</span><span>Refracting vertex: 14 mm</span></div><p style="margin-top:16px">Special instructions: ANSI Z80.1 tolerances. Trivex if drill mount. Verify before dispensing.</p><p style="margin-top:36px">Attending signature ______________________________ &nbsp; Lic. ${s.dice.digits(4)}TG</p>`;
    },
  },
];
