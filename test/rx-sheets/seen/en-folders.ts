import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye } from '../sheet.ts';

/** Horizontal or vertical prism of an eye with its base, as one cell. */
const prismCell = (e: DrawnEye, direction: 'Hor' | 'Ver'): string =>
  `${e.amount(direction)} ${e.base(direction, 'letters')}`.trim();

const tick = (on: boolean): string => (on ? '&#9746;' : '&#9744;');
const bars = (width: number): string =>
  `<div style="width:${width}px;height:34px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 5px,#111 5px 6px,#fff 6px 8px,#111 8px 11px,#fff 11px 13px)"></div>`;

/** What members of health plans of several countries keep in their folders and telephones. */
export const foldersInEnglish: Layout[] = [
  {
    // An eye institute with several ophthalmologists, printed at the front desk.
    name: 's-folder-us-eye-institute',
    language: 'en',
    fonts: ['Tinos', 'Arimo'],
    width: 840,
    values: { prism: 0.3, plus: 0.7 },
    css: 'body{padding:34px 50px}.h{border-bottom:3px double #233;padding-bottom:8px;font-size:14px}table{width:100%}.r td,.r th{border:1px solid #555;padding:8px 6px;text-align:center}.r th{font-size:14px;background:#eef1ee}.r td:first-child{text-align:left;font-weight:700}.i td{padding:2px 4px;font-size:15px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('letters'), e.add());
      return `<div class="h sides"><div><b style="font-size:22px">Tidewater Eye Institute, P.A.</b><br>Cornea &bull; Cataract &bull; Glaucoma &bull; Comprehensive</div><div style="text-align:right">${s.street()}<br>${s.town()}<br>${s.phone()}</div></div><div class="i" style="margin:12px 0">${table(tr(`Name: <b>${s.patient()}</b>`, `Date: ${s.date()}`), tr(`DOB: ${s.born()}`, `Chart #: ${s.dice.digits(6)}`))}</div><p class="center" style="font-size:20px;letter-spacing:1px"><b>Glasses Prescription</b></p><div class="r">${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Prism', 'Base', 'Add'), eye('Right (OD)', s.right), eye('Left (OS)', s.left))}</div><p style="margin-top:14px">Lens: ${s.lensType({ single: 'Single vision', multi: 'Progressive (no-line)' })} &nbsp;&nbsp; Tint: none &nbsp;&nbsp; Expires: ${s.expires()}</p><p>Comments: <i>${s.dice.pick(['Wait 3 weeks after surgery before filling.', 'OK to fill. Polycarbonate lenses.', 'Mild change only, update when desired.'])}</i></p><div class="sides" style="margin-top:38px"><span style="border-top:1px solid #222;padding-top:3px">${s.doctor()}, M.D.</span><span class="small">State Lic. ME${s.dice.digits(5)}<br>DEA not required</span></div>`;
    },
  },
  {
    // The summary that a hospital hands out after a visit, the glasses among its sections.
    name: 's-folder-us-after-visit',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 860,
    values: { add: 0.6, prism: 0 },
    writing: { addPlus: true },
    css: 'body{padding:30px 38px;font-size:15px}h1{font-size:22px;color:#1b4f72;margin:0}h3{font-size:16px;margin:16px 0 5px;color:#1b4f72;border-bottom:1px solid #1b4f72}table{width:82%}td,th{padding:4px 8px;text-align:left;border:1px solid #cfd8df}th{background:#f2f6f9;font-size:13px}ul{margin:4px 0 0 0;padding-left:20px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          s.acuity(),
          e.add(),
          hasAdd(s) ? s.dice.pick(['J1', 'J1+', 'J2']) : '',
        );
      return `<div class="sides"><h1>AFTER VISIT SUMMARY</h1><span class="small" style="text-align:right">MRN: ${s.dice.digits(9)}<br>CSN ${s.dice.digits(8)}</span></div><p><b>${s.patient()}</b> &nbsp; DOB: ${s.born()}<br>${s.date()} 9:${s.dice.whole(10, 55)} AM &nbsp;|&nbsp; Ophthalmology, Outpatient Pavilion, Floor 3 &nbsp;|&nbsp; ${s.phone()}</p><h3>Today's Visit</h3><p style="margin:0">You saw ${s.doctor()}, MD. The following issues were addressed: Nuclear sclerosis of both eyes; dry eye.</p><h3>Your Vitals Were</h3><p style="margin:0">BP ${s.dice.whole(108, 139)}/${s.dice.whole(66, 88)} &nbsp; Pulse ${s.dice.whole(58, 84)} &nbsp; IOP R ${s.pressure()} L ${s.pressure()}</p><h3>Glasses Prescription - Final Rx</h3>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Dist VA', 'Add', 'Near VA'), eye('Right', s.right), eye('Left', s.left))}<p style="margin:6px 0 0">Type: ${s.lensType({ single: 'SVL', multi: 'PAL' })}<br>Expiration Date: ${s.expires()}</p><h3>What's Next</h3><ul><li>Return in about 1 year for dilated exam</li><li>Use artificial tears 4 times a day in both eyes</li></ul><p class="small" style="margin-top:18px;color:#666">Page 1 of 3 &nbsp; Printed at ${s.dice.whole(10, 11)}:${s.dice.whole(10, 59)} AM. To see your record online go to the patient website.</p>`;
    },
  },
  {
    // The patient portal on a telephone: a card of labels and values for each eye.
    name: 's-folder-us-portal-cards',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 440,
    values: { prism: 0 },
    writing: { noCylinder: ['—', '', '0.00'], plano: ['Plano', '0.00'] },
    css: 'body{padding:0 0 24px;background:#eef0f4;font-size:15px}.t{background:#00695c;color:#fff;padding:8px 16px 12px}.c{background:#fff;border-radius:12px;margin:12px 14px 0;padding:12px 16px}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px 6px;margin-top:8px}.g i{display:block;font-style:normal;color:#777;font-size:12px}.g div{font-size:18px;min-height:42px}',
    draw: (s) => {
      const cell = (label: string, text: string): string => `<div><i>${label}</i>${text}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="c"><b>${name}</b><div class="g">${cell('Sphere', e.sph())}${cell('Cylinder', e.cyl())}${cell('Axis', e.axis())}${hasAdd(s) ? cell('Add', e.add()) : ''}${cell('PD', e.pd())}</div></div>`;
      return `<div class="t"><div class="sides small"><span>${s.dice.whole(1, 12)}:${s.dice.whole(10, 59)}</span><span>LTE &#9646; ${s.dice.whole(21, 96)}%</span></div><div style="font-size:19px;margin-top:8px">&#8249; &nbsp; Eyeglass Rx</div></div><div class="c"><b>${s.patient()}</b><br><span class="small" style="color:#666">Prescribed ${s.dateAs('March 5, 2025')} by ${s.doctor()}<br>Expires ${s.expiresAs('March 5, 2025')}</span></div>${eye('Right eye (OD)', s.right)}${eye('Left eye (OS)', s.left)}<div class="c small" style="color:#555">Lens type: ${s.lensType({ single: 'Single Vision', multi: 'Progressive' })}<br>Have a question? Message your care team. Replies take up to 2 business days.</div><p class="center" style="margin:14px 0 0;color:#00695c;font-size:14px">Share &nbsp;&nbsp;&nbsp; Download PDF &nbsp;&nbsp;&nbsp; Print</p>`;
    },
  },
  {
    // The office answers an e-mail with the numbers in a sentence.
    name: 's-folder-us-office-email',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    width: 720,
    values: { prism: 0, sameAdd: true, add: 0.6 },
    writing: { degree: false },
    css: 'body{padding:26px 34px;font-size:16px}.h{color:#555;font-size:14px;border-bottom:1px solid #ccc;padding-bottom:8px;margin-bottom:12px}.q{border-left:3px solid #bbb;padding-left:12px;color:#666;font-size:14px;margin-top:18px}',
    draw: (s) => {
      const eye = (e: DrawnEye): string => e.formula(' axis ', ' ', 'sphere');
      return `<div class="h"><b style="font-size:19px;color:#111">Re: copy of my glasses prescription</b><br>${s.practice()} &lt;frontdesk@eyeoffice.example&gt;<br>to ${s.patient()} &nbsp; ${s.dateAs('March 5, 2025')} at 3:${s.dice.whole(10, 59)} PM</div><p>Good afternoon,</p><p>Thank you for your patience! Per ${s.doctor()}, your current eyeglass prescription from your exam on ${s.dateAs('March 5, 2025')} is as follows. The right eye is ${eye(s.right)} and the left eye is ${eye(s.left)}${hasAdd(s) ? `, with an add of ${s.add()} in both eyes for your progressives` : ''}. Your PD is ${s.pd()}. It is good through ${s.expiresAs('March 5, 2025')}.</p><p>Please note we can not be responsible for glasses made elsewhere.</p><p>Have a great day!<br>Tiffany<br><span style="color:#555">Patient Care Coordinator<br>${s.phone()} ext. ${s.dice.whole(101, 119)}</span></p><div class="q">On ${s.dateAs('3/5/25')} ${s.patient()} wrote:<br>Hi, could you please send me my prescription? I want to use my plan benefits before they run out in ${s.dice.pick(['December', 'June'])}. Thanks!</div>`;
    },
  },
  {
    // A request for spectacles of a clinic for veterans: numbered boxes, the multifocal part below.
    name: 's-folder-us-veterans-order',
    language: 'en',
    fonts: ['Arimo', 'Courier Prime'],
    width: 900,
    values: { prism: 0.35 },
    writing: { axisDigits: 3, degree: false, noCylinder: ['SPH', '0.00'] },
    css: 'body{padding:24px 30px;font-size:16px}table{width:100%;table-layout:fixed;margin-top:-1px}td{border:1px solid #222;padding:3px 7px 6px;vertical-align:top;height:44px}td b{display:block;font:400 10.5px Arimo;color:#333}.t td{text-align:center;height:38px;vertical-align:middle;font-size:17px}.t th{border:1px solid #222;font:400 12px Arimo;padding:3px}.s{background:#ddd;border:1px solid #222;font-size:12px;padding:3px 8px;font-weight:700;margin-top:-1px}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('letters'));
      const near = (name: string, e: DrawnEye): string =>
        tr(name, e.add(), hasAdd(s) ? String(s.dice.whole(15, 21)) : '', e.pd(), e.nearPd());
      return `<div class="sides" style="margin-bottom:6px"><b>SPECTACLE REQUEST TRANSMITTAL</b><span class="small">OPTICAL FORM 10-2914 (REV. APR ${s.dice.whole(2012, 2019)})</span></div>${table(tr(`<b>1. PATIENT'S NAME</b>${s.patient()}`, `<b>2. DATE</b>${s.date()}`, `<b>3. ORDER NO.</b>${s.dice.digits(7)}`), tr(`<b>4. STATION / CLINIC</b>Optometry 112-B, ${s.town()}`, `<b>5. EXPIRES</b>${s.expires()}`, `<b>6. PRIORITY</b>${tick(true)} Routine ${tick(false)} Urgent`))}<div class="s">7. DISTANCE PRESCRIPTION (TRANSPOSE TO MINUS OR PLUS AS WRITTEN)</div><div class="t">${table(heads('EYE', 'SPHERE', 'CYLINDER', 'AXIS', 'PRISM', 'BASE'), far('RIGHT', s.right), far('LEFT', s.left))}</div><div class="s">8. MULTIFOCAL AND PUPILLARY DISTANCE</div><div class="t">${table(heads('EYE', 'ADD', 'SEG HT', 'FAR PD', 'NEAR PD'), near('RIGHT', s.right), near('LEFT', s.left))}</div>${table(tr(`<b>9. LENS</b>${s.lensType({ single: 'SINGLE VISION, CLEAR, CR-39', multi: 'PROGRESSIVE, CLEAR, CR-39' })}`, '<b>10. FRAME / COLOR</b>5A MEN BLACK', `<b>11. EYE SIZE / BRIDGE / TEMPLE</b>${s.dice.pick(['52-20-145', '54-18-150', '50-20-140'])}`), tr(`<b>12. PRESCRIBING OFFICER</b>${s.doctor()}, OD`, '<b>13. SIGNATURE</b>/es/', `<b>14. NPI</b>${s.dice.digits(10)}`))}<p class="small" style="margin-top:6px">PREVIOUS EDITIONS MAY BE USED UNTIL EXHAUSTED. COPY 2 - PATIENT</p>`;
    },
  },
  {
    // A vision plan's order to its laboratory, with ticked options around the powers.
    name: 's-folder-us-plan-lab-order',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 920,
    values: { prism: 0.3 },
    writing: { degree: false },
    css: 'body{padding:22px 28px;font-size:15px}table{width:100%}.r td,.r th{border:1px solid #234e7d;text-align:center;padding:6px 4px}.r th{background:#234e7d;color:#fff;font-size:12px;font-weight:400}.o{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3px 14px;font-size:14px;border:1px solid #234e7d;padding:8px 10px;margin-top:10px}.k td{padding:2px 6px 2px 0;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          hasAdd(s) ? String(s.dice.whole(16, 22)) : '',
          e.pd(),
          e.nearPd(),
          prismCell(e, 'Hor'),
          prismCell(e, 'Ver'),
        );
      return `<div class="sides"><b style="font-size:20px;color:#234e7d">Meridian Vision Plan</b><span>LAB ORDER &nbsp; Auth # ${s.dice.digits(8)}</span></div><div class="k" style="margin:8px 0">${table(tr(`Member: <b>${s.patient()}</b>`, `Member ID: ***-**-${s.dice.digits(4)}`, `Group: ${s.dice.digits(5)}`), tr(`Dispensing office: ${s.practice()}`, `Phone: ${s.phone()}`, `Ordered: ${s.date()}`), tr(`Prescriber: ${s.doctor()}`, 'Relation: Self', `Rx expires: ${s.expires()}`))}</div><div class="r">${table(heads('', 'Sphere', 'Cyl', 'Axis', 'Add', 'Seg Ht', 'Dist PD', 'Near PD', 'H. Prism', 'V. Prism'), eye('R', s.right), eye('L', s.left))}</div><div class="o"><span>${tick(!hasAdd(s))} Single vision</span><span>${tick(false)} Flat top 28</span><span>${tick(hasAdd(s))} ${s.lensType({ single: 'Progressive std', multi: 'Progressive premium' })}</span><span>${tick(false)} CR-39</span><span>${tick(true)} Polycarbonate</span><span>${tick(false)} Hi-index 1.67</span><span>${tick(true)} A/R tier 2</span><span>${tick(false)} Photochromic</span><span>${tick(false)} Tint solid</span></div><p style="margin-top:10px;font-size:14px">Frame: ${s.dice.pick(['Easton 4409 Navy', 'Carver 212 Slate', 'Juno 88 Rose'])} &nbsp; A 52 &nbsp; B 34 &nbsp; ED 56 &nbsp; DBL 18 &nbsp; ${tick(true)} Supplied by lab ${tick(false)} To come</p><p class="small">Copay lenses $25.00. Overage billed to member $${s.price()}. Lab: Region 4, Columbus.</p>`;
    },
  },
  {
    // A pad of the old kind: D.V. and N.V. rows, filled in by pen.
    name: 's-folder-us-rx-pad',
    language: 'en',
    pen: 'always',
    fonts: ['Tinos'],
    width: 640,
    values: { prism: 0, plus: 0.3 },
    writing: { degree: false },
    css: 'body{padding:26px 32px;background:#fdfcf5}.g table{width:100%;table-layout:fixed}.g td,.g th{border:1px solid #444;height:46px;text-align:center;padding:2px}.g th{height:24px;font-size:13px;font-weight:400}.l{border-bottom:1px solid #444;padding:0 6px 1px}.g td:first-child{width:52px}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string => tr(name, ...e.cells('sph', 'cyl', 'axis'));
      const near = (name: string, e: DrawnEye): string =>
        tr(name, `<td colspan="3">${e.add()}</td>`);
      return `<div class="center"><b style="font-size:21px">${s.doctor()}</b><br>Optometrist<br><span class="small">${s.street()} &nbsp; ${s.town()} &nbsp; ${s.phone()}<br>Hours by appointment</span></div><p style="margin:14px 0 12px">For <span class="l">${s.patient()}</span> &nbsp; Date <span class="l">${s.date()}</span></p><div class="g">${table('<tr><th></th><th>SPHERE</th><th>CYLINDER</th><th>AXIS</th></tr>', '<tr><th colspan="4" style="text-align:left;padding-left:6px">D.V.</th></tr>', far('O.D.', s.right), far('O.S.', s.left), '<tr><th colspan="4" style="text-align:left;padding-left:6px">N.V. &nbsp; ADD</th></tr>', near('O.D.', s.right), near('O.S.', s.left))}</div><p style="margin:14px 0 0">P.D. <span class="l">${s.pd()}</span> &nbsp;&nbsp; Remarks <span class="l">${s.filled(s.dice.pick(['full time', 'as needed', 'A/R coat', 'poly']))}</span></p><p class="small" style="margin:34px 0 0;text-align:right">__________________________ O.D.</p>`;
    },
  },
  {
    // A glasses shop's app: the saved prescription as rows with both eyes beside each other.
    name: 's-folder-us-store-app',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 430,
    values: { prism: 0, add: 0.45 },
    writing: { noCylinder: ['0.00', 'None'], plano: ['0.00', 'PL'], degree: false },
    css: 'body{padding:14px 18px 26px;font-size:16px}table{width:100%;margin-top:10px}th{font-size:13px;color:#8a5a00;text-align:center;padding:6px 2px}td{padding:10px 2px;border-top:1px solid #eee;text-align:center}td:first-child{text-align:left;color:#555}.b{background:#ffb81c;text-align:center;border-radius:24px;padding:11px;font-weight:700;margin-top:16px}',
    draw: (s) => {
      const both = (label: string, part: (e: DrawnEye) => string): string =>
        tr(label, part(s.right), part(s.left));
      return `<div class="sides"><span>&#10005;</span><b>My prescriptions</b><span>&#8942;</span></div><p style="margin:16px 0 0;font-size:20px"><b>${s.patient()}</b></p><p class="small" style="color:#666;margin:0">Verified &#10003; &nbsp; Exam date ${s.date()}<br>Expires ${s.expires()}</p>${table(
        heads('', 'OD (right)', 'OS (left)'),
        both('SPH (Sphere)', (e) => e.sph()),
        both('CYL (Cylinder)', (e) => e.cyl()),
        both('Axis', (e) => e.axis()),
        hasAdd(s) ? both('ADD', (e) => e.add()) : '',
        both('PD (mm)', (e) => e.pd()),
      )}<p class="small" style="color:#666;margin:10px 0 0">${s.lensType({ single: 'Distance, single vision', multi: 'Progressive' })} &nbsp;&bull;&nbsp; ${s.doctor()}</p><div class="b">Shop with this Rx</div><p class="small center" style="margin:10px 0 0;color:#8a5a00">Upload a different prescription</p>`;
    },
  },
  {
    // An online shop confirms an order: the eyes are columns of a mail.
    name: 's-folder-us-order-confirmed',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 640,
    values: { prism: 0.25, sameAdd: true },
    writing: { noCylinder: ['0.00'], plano: ['0.00', 'Plano'] },
    css: 'body{padding:26px 36px;font-size:15px}.m{border:1px solid #ddd;padding:14px 16px;margin:12px 0}table{width:100%}td,th{padding:5px 6px;text-align:left;border-bottom:1px solid #f0f0f0}th{font-size:13px;color:#777}.t td:last-child{text-align:right}',
    draw: (s) => {
      const both = (label: string, part: (e: DrawnEye) => string): string =>
        tr(label, part(s.right), part(s.left));
      return `<b style="font-size:24px;letter-spacing:-1px">specs&amp;co.</b><h2 style="margin:14px 0 4px;font-size:21px">We got your order, ${s.patient().split(' ')[0]}!</h2><p style="color:#666">Order #SC${s.dice.digits(8)} &nbsp; placed ${s.dateAs('March 5, 2025')}</p><div class="m"><b>${s.dice.pick(['Hollis in Smoke', 'Wren in Honey Tortoise', 'Ansel in Matte Black'])}</b>, medium<br>${s.lensType({ single: 'Single-vision, 1.59 polycarbonate', multi: 'Progressive, 1.67 high-index' })}, anti-glare<hr style="border:0;border-top:1px solid #eee">${table(
        heads('Rx', 'Right (OD)', 'Left (OS)'),
        both('Sphere', (e) => e.sph()),
        both('Cylinder', (e) => e.cyl()),
        both('Axis', (e) => e.axis()),
        hasPrism(s) ? both('Prism', (e) => e.prism('words', '<br>')) : '',
      )}<p style="margin:8px 6px 0">${hasAdd(s) ? `Add (both): ${s.add()}<br>` : ''}Pupillary distance: ${s.pd()} mm</p></div><div class="t">${table(tr('Frame &amp; lenses', `$${s.price()}`), tr('Vision plan (out-of-network)', '&minus;$0.00'), tr('Shipping', 'FREE'))}</div><p class="small" style="color:#777;margin-top:14px">Something off? You have 4 hours to make changes. Call ${s.phone()} or reply to this e-mail. FSA/HSA receipts are in your account.</p>`;
    },
  },
  {
    // A children's ophthalmologist: drops and machine above, what is given below.
    name: 's-folder-us-pediatric',
    language: 'en',
    fonts: ['Carlito', 'Tinos'],
    width: 820,
    values: { add: 0.15, prism: 0.25, plus: 0.8 },
    css: 'body{padding:30px 42px}table{margin:4px 0 12px}td,th{padding:4px 16px;text-align:center;border:1px solid #aaa}th{font-size:14px;background:#f5efe2}.o td,.o th{font-size:14px;color:#555;padding:2px 12px}.f td{font-size:18px}',
    draw: (s) => {
      const drops = (name: string, e: DrawnEye): string => {
        const was = e.elsewhere();
        return tr(name, was.sph, was.cyl, was.axis);
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', '<br>') || '-',
          e.add() || '-',
        );
      return `<div class="sides"><div><b style="font-size:21px;color:#8a4b08">Little Owl Pediatric Eye Care</b><br><span class="small">Pediatric Ophthalmology and Adult Strabismus</span></div><span class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>${s.phone()}</span></div><hr><p>Patient: <b>${s.patient()}</b> &nbsp;&nbsp; Age: ${s.dice.whole(3, 16)} y &nbsp;&nbsp; Visit: ${s.date()}</p><div class="o"><span class="small">Cycloplegic retinoscopy (1% cyclopentolate) - exam finding</span>${table(heads('', 'Sph', 'Cyl', 'Axis'), drops('OD', s.right), drops('OS', s.left))}</div><div class="f"><b>GLASSES Rx GIVEN TODAY</b>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Prism', 'Add'), eye('OD', s.right), eye('OS', s.left))}</div><p>${tick(true)} Polycarbonate lenses for safety &nbsp; ${tick(hasAdd(s))} Bifocal splitting pupil &nbsp; ${tick(true)} Full-time wear</p><p>PD ${s.pd()} mm &nbsp;&nbsp; Rx good until ${s.expires()}</p><p style="margin-top:32px">Signed electronically: ${s.doctor()}, MD</p><p class="small">Remake once at no charge within 60 days if the prescription changes.</p>`;
    },
  },
  {
    // A practice program prints the old glasses above the new prescription.
    name: 's-folder-us-previous-and-new',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 860,
    values: { prism: 0.2 },
    writing: { axisDigits: 3 },
    css: 'body{padding:30px 40px;font-size:16px}table{width:100%;margin:0 0 16px}caption{text-align:left;font-weight:700;padding:3px 0}td,th{border:1px solid #999;padding:5px 6px;text-align:center}th{font-size:13px;background:#f3f3f3}.p td,.p caption{color:#777;font-size:14px}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string => {
        const was = e.elsewhere();
        return tr(name, was.sph, was.cyl, was.axis, s.acuity());
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('letters', '<br>'),
          s.acuity(),
        );
      return `<div class="center"><b style="font-size:20px">${s.practice()}</b><br><span class="small">${s.street()}, ${s.town()} &nbsp; Phone ${s.phone()}</span></div><p style="margin-top:14px">${s.patient()} &nbsp; (DOB ${s.born()}) &nbsp;&nbsp; Date of exam: ${s.date()}</p><div class="p"><table><caption>Previous spectacle Rx (lensometer, for reference only)</caption>${heads('', 'Sph', 'Cyl', 'Axis', 'VA')}${old('OD', s.right)}${old('OS', s.left)}</table></div><table><caption>NEW SPECTACLE Rx</caption>${heads('', 'Sph', 'Cyl', 'Axis', 'Add', 'Prism', 'BVA')}${eye('OD', s.right)}${eye('OS', s.left)}</table><p>Binocular PD: ${s.pd()} &nbsp;&nbsp; Vertex: 12 mm &nbsp;&nbsp; Expires: ${s.expires()}</p><p>Lens recommendation: ${s.lensType({ single: 'SV aspheric with AR', multi: 'Digital PAL with AR' })}</p><div class="sides" style="margin-top:34px"><span>${s.doctor()}, OD<br><span class="small">License OPT ${s.dice.digits(5)} TLG</span></span><span class="small">Printed by: ${s.dice.pick(['kmartin', 'front2', 'dlopez'])}</span></div>`;
    },
  },
  {
    // The tray ticket of a laboratory that came in the bag with the glasses.
    name: 's-folder-us-tray-ticket',
    language: 'en',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 620,
    values: { prism: 0.35 },
    writing: {
      minus: ['-'],
      axisDigits: 3,
      degree: false,
      noCylinder: ['0.00', 'DS'],
      plano: ['0.00', '+0.00', 'PL'],
      pdDecimals: true,
    },
    css: 'body{padding:22px 26px;font-size:16px}pre{font:inherit;margin:8px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${padded(name, 4)}${padded(e.sph(), 9)}${padded(e.cyl(), 9)}${padded(e.axis(), 7)}${padded(e.add(), 8)}${padded(e.pd(), 6)}`;
      const prism = (name: string, e: DrawnEye): string =>
        e.amounts() ? `PRISM ${name}  ${e.prism('letters', '  ')}\n` : '';
      return `<div class="sides">${bars(230)}<b style="font-size:30px">TRAY ${s.dice.digits(4)}</b></div><pre>LAB 06  INV ${s.dice.digits(7)}   IN ${s.date()}
ACCT ${s.dice.digits(5)}  ${s.practice().toUpperCase()}
PATIENT ${s.patient().toUpperCase()}
------------------------------------------
    SPH      CYL      AX     ADD     DPD
${eye('R', s.right)}
${eye('L', s.left)}
${prism('R', s.right)}${prism('L', s.left)}------------------------------------------
LENS  ${s.lensType({ single: 'SV POLY CLEAR 75MM', multi: 'PAL FREEFORM POLY CLEAR' })}
COAT  BACKSIDE AR    EDGE  POLISH
FRAME ENCLOSED  A 53.0 B 36.5 ED 57.1 DBL 17
SEG   ${hasAdd(s) ? `R ${s.dice.whole(17, 22)}.0  L ${s.dice.whole(17, 22)}.0` : 'NONE'}
BASE  6.25 / 6.25   THK 2.1
INSPECTED BY ${s.dice.digits(2)}   Z80.1 OK</pre>`;
    },
  },
  {
    // An optical shop's receipt on a narrow roll, the powers under the lenses.
    name: 's-folder-us-receipt',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 470,
    values: { prism: 0, sameAdd: true },
    writing: { minus: ['-'], degree: false, axisDigits: 3, noCylinder: ['SPH', 'DS'] },
    css: 'body{padding:20px 22px;font-size:14.5px;background:#fcfcfa}pre{font:inherit;margin:0}',
    draw: (s) => `<pre>         EYES ON MAIN OPTICAL
       ${s.street()}
          ${s.phone()}

INVOICE ${s.dice.digits(6)}    ${s.date()}
${s.patient()}
Rx by ${s.doctor()}
--------------------------------------
1 FRAME ${padded(s.dice.pick(['RIVET 20 GUN', 'LOLA 7 PLUM', 'CASE 51 BLK']), 18)}$${s.price()}
1 PR ${padded(s.lensType({ single: 'SINGLE VIS 1.60', multi: 'PROGRESSIVE 1.60' }), 21)}$${s.price()}
   OD ${s.right.formula(' x ', ' ')}
   OS ${s.left.formula(' x ', ' ')}
${hasAdd(s) ? `   ADD ${s.add()}\n` : ''}   PD ${s.pd()}
1 AR COATING              $79.00
--------------------------------------
INSURANCE                -$150.00
TAX                         $0.00
DEPOSIT VISA ****${s.dice.digits(4)}     $${s.price()}
READY IN 7-10 BUSINESS DAYS

 NO REFUNDS ON CUSTOM LENSES.
 KEEP THIS RECEIPT FOR YOUR FSA.
      THANK YOU, COME AGAIN</pre>`,
  },
  {
    // The pink third copy of an optician's work order, written by pen.
    name: 's-folder-us-pink-copy',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 700,
    values: { prism: 0 },
    writing: { degree: false, noCylinder: ['sph', 'DS', '—'] },
    css: 'body{padding:24px 28px;background:#f8dfe4;font-size:15px}table{width:100%;table-layout:fixed}td,th{border:1px solid #8c3c50;padding:1px 4px;text-align:center}td{height:46px;font-size:16px}th{font-size:12px;color:#8c3c50;height:22px}.n td{text-align:left;height:50px;vertical-align:top;color:#8c3c50;font-size:11px}.n span{font-size:18px}.r td:first-child,.r th:first-child{width:44px;color:#8c3c50}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      const big = (text: string): string => `<br><span>${s.filled(text)}</span>`;
      return `<div class="sides" style="color:#8c3c50"><b style="font-size:20px">Corner Spectacle Shop</b><span>WORK ORDER &nbsp; <b style="color:#c00;font-size:18px">No. ${s.dice.digits(5)}</b></span></div><div class="n" style="margin:8px 0">${table(tr(`NAME<br><span>${s.patient()}</span>`, `DATE<br><span>${s.date()}</span>`), tr(`PHONE${big(s.phone())}`, `DOCTOR<br><span style="color:#222">${s.doctor()}</span>`))}</div><div class="r">${table(heads('Rx', 'SPHERE', 'CYLINDER', 'AXIS', 'ADD', 'PD'), eye('R', s.right), eye('L', s.left))}</div><div class="n" style="margin-top:8px">${table(tr(`LENS STYLE${big(s.lensType({ single: 'single vision', multi: 'progressive' }))}`, `FRAME${big(s.dice.pick(['Modo 4090', 'own frame', 'Ovvo blk']))}`, `SIZE${big(s.dice.pick(['50-18', '52-17', '48-22']))}`), tr(`TOTAL $${big(s.price())}`, `DEPOSIT $${big('100.00')}`, `PROMISED${big(s.dice.pick(['Fri', 'next Tues', '10 days']))}`))}</div><p class="small" style="margin:8px 0 0;color:#8c3c50">WHITE - OFFICE &nbsp; YELLOW - LAB &nbsp; PINK - CUSTOMER. Not responsible for breakage of customer's own frame.</p>`;
    },
  },
  {
    // A state's report of a school eye examination, the glasses in its third section.
    name: 's-folder-us-school-report',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Tinos', 'Arimo'],
    width: 880,
    values: { add: 0.1, prism: 0 },
    writing: { degree: false },
    css: 'body{padding:28px 36px;font-size:15px}table{width:100%}.g td,.g th{border:1px solid #333;padding:3px 6px;text-align:center;height:38px}.g th{height:24px;font-size:13px}.b{background:#222;color:#fff;padding:2px 8px;font-weight:700;margin:12px 0 6px}.u{border-bottom:1px solid #333;padding:0 8px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      const seen = (name: string): string => tr(name, s.filled(s.acuity()), s.filled(s.acuity()));
      return `<p class="center"><b style="font-size:19px">School Eye Examination Report</b><br><span class="small">To be completed by the examining doctor and returned to the school office by October 15</span></p><p>Student <span class="u">${s.patient()}</span> &nbsp; Birth date <span class="u">${s.born()}</span> &nbsp; Grade <span class="u">${s.filled(s.dice.pick(['K', '2', '4', '6', '9']))}</span></p><div class="b">1. Case History</div><p style="margin:0">Ocular: ${tick(true)} Normal ${tick(false)} Positive for ________ &nbsp;&nbsp; Medical: ${tick(true)} Normal &nbsp;&nbsp; Allergies: ${tick(true)} None</p><div class="b">2. Examination</div><p style="margin:0 0 6px">Date of examination <span class="u">${s.date()}</span></p><div class="g" style="width:60%">${table(heads('Acuity at distance', 'Uncorrected', 'Best corrected'), seen('Right eye'), seen('Left eye'))}</div><p style="margin:8px 0 0">Color vision ${tick(true)} Normal ${tick(false)} Abnormal &nbsp;&nbsp; Binocular function ${tick(true)} Normal ${tick(false)} Abnormal</p><div class="b">3. Recommendations</div><p>Corrective lenses: ${tick(false)} No ${tick(true)} Yes, as prescribed below. To be worn for: ${tick(true)} Constant wear ${tick(false)} Near ${tick(false)} Far</p><div class="g" style="width:72%">${table(heads('Eye', 'Sphere', 'Cylinder', 'Axis', 'Add'), eye('R', s.right), eye('L', s.left))}</div><p style="margin-top:8px">Preferential seating: ${tick(true)} No ${tick(false)} Yes &nbsp;&nbsp; Re-examination: ${tick(false)} 3 mo ${tick(false)} 6 mo ${tick(true)} 12 mo</p><p>Print name <span class="u">${s.doctor()}</span> ${tick(true)} O.D. ${tick(false)} M.D. &nbsp; Phone <span class="u">${s.phone()}</span></p><p class="small">Consent of parent: I agree to release the above information to appropriate school or health authorities. ________________________</p>`;
    },
  },
  {
    // A license office's vision form: acuities above, the lenses prescribed today below.
    name: 's-folder-us-license-form',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 860,
    values: { prism: 0, sameAdd: true },
    css: 'body{padding:28px 36px;font-size:15px}table{width:100%;table-layout:fixed}td,th{border:1px solid #000;padding:5px 7px;text-align:center}th{font-size:12px;font-weight:400;background:#eee}.l td{text-align:left}h4{margin:14px 0 4px;font-size:15px}',
    draw: (s) => {
      const seen = (name: string): string => tr(name, s.acuity(), s.acuity());
      const eye = (name: string, e: DrawnEye): string => tr(name, ...e.cells('sph', 'cyl', 'axis'));
      return `<div class="sides"><b style="font-size:18px">REPORT OF VISION EXAMINATION</b><span class="small">DL 62 (REV. 3/${s.dice.whole(2014, 2022)})<br>A Public Service Agency</span></div><div class="l" style="margin-top:10px">${table(tr(`Name: ${s.patient()}`, `DOB: ${s.born()}`, `DL no.: ${s.dice.pick(['B', 'D', 'F'])}${s.dice.digits(7)}`))}</div><h4>Section 1. Visual acuity (by the vision specialist)</h4>${table(heads('', 'Without lenses', 'With best lenses'), seen('Right eye'), seen('Left eye'), seen('Both eyes'))}<p style="margin-top:6px">Field of vision: R ${s.dice.whole(70, 90)}&deg; temporal, L ${s.dice.whole(70, 90)}&deg; temporal</p><h4>Section 2. Lenses</h4><p style="margin-bottom:6px">Were new lenses prescribed? ${tick(true)} Yes ${tick(false)} No &nbsp;&nbsp; If yes, prescription:</p>${table(heads('', 'Sphere', 'Cylinder', 'Axis'), eye('Right (O.D.)', s.right), eye('Left (O.S.)', s.left))}<p style="margin-top:6px">Bifocal or progressive add: ${hasAdd(s) ? s.add() : 'none'} &nbsp;&nbsp; Bioptic telescope: No</p><h4>Section 3. Certification</h4><p>Date of examination ${s.date()}. In my opinion the condition is ${tick(true)} stable ${tick(false)} progressive. Night driving restriction: No.</p><div class="l">${table(tr(`Specialist: ${s.doctor()}`, `License: ${s.dice.digits(5)}`, `Tel.: ${s.phone()}`))}</div><p class="small" style="margin-top:8px">This form is valid for six months from the date of examination.</p>`;
    },
  },
  {
    // A renewal from an online eye test, a PDF with the signature of a doctor far away.
    name: 's-folder-us-online-renewal',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 780,
    values: { add: 0.2, prism: 0, sameAdd: true },
    writing: { noCylinder: ['DS', 'SPH', '—'] },
    css: 'body{padding:40px 52px}table{width:100%;margin:12px 0}th{font-size:12px;letter-spacing:1px;color:#6b4ee6;text-align:left;padding:6px 8px;border-bottom:2px solid #6b4ee6}td{padding:12px 8px;border-bottom:1px solid #e5e1f7;font-size:19px}td:first-child{font-size:15px}.k{display:grid;grid-template-columns:150px 1fr;font-size:15px;gap:3px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), hasAdd(s) ? e.add() : 'N/A');
      return `<div class="sides"><b style="font-size:26px;color:#6b4ee6">clearly-well</b><span class="small">Rx ID ${s.dice.digits(4)}-${s.dice.digits(4)}</span></div><h1 style="font-size:22px;margin:20px 0 10px">Prescription for eyeglasses (renewal)</h1><div class="k"><span>Patient</span><b>${s.patient()}</b><span>Date of birth</span><span>${s.born()}</span><span>Issued</span><span>${s.date()}</span><span>Expires</span><span>${s.expires()}</span></div>${table(heads('EYE', 'SPHERE', 'CYL', 'AXIS', 'ADD'), eye('OD / Right', s.right), eye('OS / Left', s.left))}<p class="small">This prescription extends the patient's most recent in-person prescription on the basis of an online vision test of acuity. It does not replace a comprehensive eye health exam. PD is not part of this prescription.</p><div class="sides" style="margin-top:30px"><span style="font-family:Caveat;font-size:32px">${s.doctor().replace('Dr. ', '')}</span><span class="small" style="text-align:right">${s.doctor()}, ${s.dice.pick(['M.D.', 'O.D.'])}<br>Licensed in ${s.dice.pick(['TX, FL, OH', 'NY, PA', 'CA, WA, AZ'])} &nbsp; NPI ${s.dice.digits(10)}<br>${s.phone()}</span></div>`;
    },
  },
  {
    // A chart note: the glasses are one item of the plan, one line for each eye.
    name: 's-folder-us-plan-of-note',
    language: 'en',
    fonts: ['Arimo', 'Tinos', 'DejaVu Sans'],
    width: 800,
    values: { prism: 0.2, plus: 0.4 },
    writing: { degree: false, axisDigits: 3 },
    css: 'body{padding:32px 44px;font-size:16px}h3{font-size:16px;margin:14px 0 3px;text-decoration:underline}ol{margin:0;padding-left:24px}li{margin-bottom:8px}.x{margin:4px 0 2px 10px;line-height:1.6}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const prism = e.prism('letters', ' and ');
        return `${name}: ${e.formula(' x ', ' ', 'sphere')}${hasAdd(s) ? `, Add ${e.add()}` : ''}${prism ? `, prism ${prism}` : ''}`;
      };
      return `<div class="sides"><b>${s.practice()}</b><span class="small">Progress note, page 2 of 2</span></div><p>Patient: ${s.patient()} &nbsp; DOB: ${s.born()} &nbsp; DOS: ${s.date()}</p><h3>Slit lamp</h3><p style="margin:0">Lids/lashes: MGD 1+ OU. Cornea: clear OU. A/C: deep and quiet OU. Lens: 1+ NS OU.</p><h3>Fundus</h3><p style="margin:0">C/D ${s.number(0.3, 1)} OD, ${s.number(0.35, 2)} OS. Macula flat OU. Periphery attached 360 OU.</p><h3>Assessment / Plan</h3><ol><li>Refractive error${hasAdd(s) ? ' with presbyopia' : ''} OU. New spectacle Rx released to patient today:<div class="x">${eye('OD', s.right)}<br>${eye('OS', s.left)}<br>PD ${s.pd()}, ${s.lensType({ single: 'single vision', multi: 'progressive lenses' })}, exp. ${s.expires()}</div></li><li>Meibomian gland dysfunction OU. Warm compresses twice a day, omega 3.</li><li>RTC 12 months for comprehensive exam with dilation, sooner if flashes or floaters.</li></ol><p style="margin-top:20px">Electronically signed by ${s.doctor()}, OD</p><p class="small">ICD-10: H52.13, H52.4, H02.88A &nbsp; CPT: 92014, 92015</p>`;
    },
  },
  {
    // A fax from the doctor to the store, the prescription in a frame below the cover lines.
    name: 's-folder-us-fax',
    language: 'en',
    fonts: ['Tinos', 'Courier Prime', 'Arimo'],
    width: 780,
    values: { prism: 0.2 },
    writing: { minus: ['-'], degree: false },
    css: 'body{padding:14px 40px 34px;color:#222}.f{font:13px "DejaVu Sans Mono";border-bottom:1px solid #222;padding-bottom:4px;margin-bottom:16px}h1{font-size:34px;letter-spacing:8px}.k td{padding:3px 14px 3px 0}.b{border:2px solid #222;padding:10px 16px;margin-top:12px}.b td,.b th{padding:5px 14px;text-align:center;border-bottom:1px solid #777}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          hasPrism(s) ? e.prism('letters', '<br>') : '',
        );
      return `<div class="f sides"><span>${s.dateAs('05-MAR-2025')} 14:${s.dice.whole(10, 59)}</span><span>FROM ${s.practice().toUpperCase()}</span><span>P. 002/002</span></div><h1>FAX</h1><div class="k">${table(tr('<b>To:</b>', 'Optical dept.', '<b>Fax:</b>', s.phone()), tr('<b>From:</b>', `${s.doctor()}, OD`, '<b>Phone:</b>', s.phone()), tr('<b>Re:</b>', `Rx for ${s.patient()}`, '<b>Pages:</b>', '2 incl. cover'))}</div><div class="b"><p><b>Spectacle prescription</b> &nbsp; DOB ${s.born()} &nbsp; Exam ${s.date()} &nbsp; Exp ${s.expires()}</p>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Add', hasPrism(s) ? 'Prism' : ''), eye('OD', s.right), eye('OS', s.left))}<p style="margin:12px 0 0">PD ${s.pd()} far &nbsp; ${hasAdd(s) ? `${s.nearPd()} near &nbsp; ` : ''} Signature on file</p></div><p class="small" style="margin-top:24px"><b>CONFIDENTIALITY NOTICE:</b> This facsimile may contain protected health information. If you have received it in error please notify the sender at once and destroy all copies.</p>`;
    },
  },
  {
    // A large health maintenance organisation: its optical department's own sheet.
    name: 's-folder-us-hmo-eyewear',
    language: 'en',
    fonts: ['Arimo'],
    width: 800,
    values: { prism: 0.2 },
    writing: { noCylinder: ['SPH', '', '0.00'] },
    css: 'body{padding:32px 44px}.h{color:#0a6aa1;font-size:22px;font-weight:700}table{width:100%}.r td,.r th{border:1px solid #0a6aa1;padding:8px 4px;text-align:center}.r th{font-size:13px;color:#0a6aa1}.k td{font-size:15px;padding:2px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          e.pd(),
          ...e.cells('sph', 'cyl', 'axis'),
          prismCell(e, 'Hor'),
          prismCell(e, 'Ver'),
          e.add(),
        );
      return `<div class="h">Optometry and Vision Essentials</div><p class="small">Valley Medical Offices, Building 2 &nbsp; Appointments ${s.phone()}</p><div class="k" style="margin:12px 0">${table(tr('Member name', `<b>${s.patient()}</b>`, 'Medical record no.', s.dice.digits(8)), tr('Exam date', s.dateAs('3/5/25'), 'Expiration', s.expiresAs('3/5/25')), tr('Provider', `${s.doctor()}, OD`, 'Rx type', s.lensType({ single: 'Distance', multi: 'Multifocal' })))}</div><div class="r">${table(heads('Eye', 'PD', 'Sphere', 'Cylinder', 'Axis', 'Horiz. prism', 'Vert. prism', 'Add'), eye('Right', s.right), eye('Left', s.left))}</div><p style="margin-top:12px;font-size:15px">Notes: ${s.dice.pick(['Adapt to new glasses over 1 to 2 weeks.', 'Slight change in left eye.', 'Update lenses in current frame OK.'])}</p><p class="small">You may fill this prescription at any Vision Essentials location or with another provider of your choice. Your allowance of $${s.dice.pick(['150', '175', '350'])} every 24 months is available only at our locations. 1-800-555-0${s.dice.digits(3)} (TTY 711)</p>`;
    },
  },
  {
    // A neuro-ophthalmology service: powers in one table, the prisms in a table of their own.
    name: 's-folder-us-neuro-prism',
    language: 'en',
    fonts: ['Tinos', 'Carlito'],
    width: 820,
    values: { prism: 1, sameAdd: true, add: 0.45 },
    css: 'body{padding:36px 48px}table{margin:4px 0 14px}.g td,.g th{border:1px solid #333;padding:6px 14px;text-align:center}.g th{font-size:14px;font-weight:400;background:#f0eef5}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => tr(name, ...e.cells('sph', 'cyl', 'axis'));
      const prism = (name: string, e: DrawnEye): string =>
        tr(
          name,
          e.amount('Hor') || '0',
          e.base('Hor', 'words') || '-',
          e.amount('Ver') || '0',
          e.base('Ver', 'words') || '-',
        );
      return `<div class="center"><b style="font-size:20px">University Physicians, Neuro-Ophthalmology Service</b><br><span class="small">${s.street()}, 7th floor, ${s.town()} &nbsp; ${s.phone()}</span></div><p style="margin-top:16px">PATIENT: ${s.patient()} &nbsp;&nbsp; DATE: ${s.date()} &nbsp;&nbsp; DX: ${s.dice.pick(['diplopia', 'CN IV palsy', 'divergence insufficiency'])}</p><b>Spectacle lenses</b><div class="g">${table(heads('', 'Sphere', 'Cylinder', 'Axis'), eye('O.D.', s.right), eye('O.S.', s.left))}</div>${hasAdd(s) ? `<p>Add O.U. ${s.add()}</p>` : ''}<b>Ground-in prism (prism diopters)</b><div class="g">${table(heads('', 'Horizontal', 'Base', 'Vertical', 'Base'), prism('O.D.', s.right), prism('O.S.', s.left))}</div><p>Please grind prism as written, do not split differently. No Fresnel.</p><p>${s.lensType({ single: 'Single vision distance lenses only.', multi: 'Progressive with short corridor acceptable.' })} P.D. ${s.pd()} mm.</p><div class="sides" style="margin-top:34px"><span>________________________<br>${s.doctor()}, M.D.</span><span class="small">Void after ${s.expires()}</span></div>`;
    },
  },
  {
    // A private office prints a row for far and one for near for each eye.
    name: 's-folder-us-far-near-rows',
    language: 'en',
    fonts: ['Arimo', 'Tinos'],
    width: 800,
    values: { add: 1, prism: 0 },
    writing: { noCylinder: ['SPH', 'DS', '0.00'] },
    css: 'body{padding:32px 44px}table{width:100%}td,th{border:1px solid #666;padding:7px 6px;text-align:center}th{background:#e9e4d8;font-size:14px}.e{font-weight:700;font-size:18px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<td rowspan="2" class="e">${name}</td>`,
          'Far',
          ...e.cells('sph', 'cyl', 'axis', 'pd'),
        ) + tr('Near', e.nearSph(), e.nearCyl(), e.nearAxis(), e.nearPd());
      return `<div class="sides"><div><b style="font-size:22px">${s.doctor()}, O.D.</b><br>Family Optometry</div><div class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>${s.phone()}</div></div><hr><p>Rx for: <b>${s.patient()}</b> &nbsp;&nbsp; Date: ${s.date()} &nbsp;&nbsp; Exp: ${s.expires()}</p>${table(heads('', '', 'Sphere', 'Cylinder', 'Axis', 'PD'), eye('OD', s.right), eye('OS', s.left))}<p style="margin-top:12px">${tick(true)} Progressive &nbsp; ${tick(false)} Lined bifocal &nbsp; ${tick(false)} 2 pair &nbsp;&nbsp; Near values = distance plus add at 16 inches.</p><p class="small">Please call our office with any questions before making the lenses. We recheck any prescription free of charge within 90 days.</p><p style="margin-top:36px">Signature: ____________________________</p>`;
    },
  },
  {
    // An employer's program for safety glasses: form with boxes, filled in at the doctor's.
    name: 's-folder-us-safety-eyewear',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 880,
    values: { prism: 0.1 },
    writing: { degree: false, noCylinder: ['SPH', 'DS', '—'] },
    css: 'body{padding:24px 30px;font-size:15px}table{width:100%;table-layout:fixed}td,th{border:1.5px solid #000;padding:3px 6px}.r td{height:46px;text-align:center}.r th{background:#f7d417;font-size:12px}.n td{height:44px;vertical-align:top;font-size:11px}.n span{font-size:16px}.b{background:#000;color:#f7d417;padding:4px 10px;font-weight:700}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', '<br>'),
          e.add(),
          e.pd(),
        );
      const box = (label: string, text: string): string => `${label}<br><span>${text}</span>`;
      return `<div class="b sides"><span>PRESCRIPTION SAFETY EYEWEAR AUTHORIZATION</span><span>ANSI Z87.1</span></div><div class="n">${table(tr(box('EMPLOYEE', s.patient()), box('EMPLOYER / PLANT', 'Midland Castings, Plant 3'), box('BADGE NO.', s.filled(s.dice.digits(5)))), tr(box('DATE', s.date()), box('PO NUMBER', s.filled(`SE-${s.dice.digits(4)}`)), box('SUPERVISOR', '<i>on file</i>')))}</div><div class="r" style="margin-top:10px">${table(heads('EYE', 'SPHERE', 'CYLINDER', 'AXIS', 'PRISM', 'ADD', 'PD'), eye('RIGHT', s.right), eye('LEFT', s.left))}</div><p style="margin:10px 0 4px">Lens: ${s.lensType({ single: `${tick(true)} SV ${tick(false)} Bifocal ${tick(false)} Progressive`, multi: `${tick(false)} SV ${tick(false)} Bifocal ${tick(true)} Progressive` })} &nbsp;&nbsp; ${tick(true)} Polycarbonate ${tick(false)} Trivex ${tick(false)} Transition (outdoor staff only)</p><p>Frame: ${s.dice.pick(['OnGuard 220S', 'Titmus SW06', 'ArtCraft WF 450'])} &nbsp; Side shields: ${tick(true)} permanent ${tick(false)} detachable</p><p class="small">Company pays for one pair each 24 months. Coatings other than scratch resistance are paid by the employee. Prescription must be less than 2 years old.</p><div class="sides" style="margin-top:22px"><span>Doctor: ${s.doctor()}<br><span class="small">${s.phone()}</span></span><span>Employee signature ____________________</span></div>`;
    },
  },
  {
    // A card for the wallet that the optician fills in from the computer.
    name: 's-folder-us-wallet-card',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 480,
    values: { prism: 0, sameAdd: true },
    writing: { degree: false, zeros: 'no leading' },
    css: 'body{padding:18px;background:#9aa7a0}.c{background:#fff;border-radius:9px;padding:12px 16px;font-size:13.5px}table{width:100%;margin:6px 0}th{font-size:11px;font-weight:400;color:#285943}td,th{border:1px solid #7ba592;padding:3px 4px;text-align:center}td{font-size:16px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => tr(name, ...e.cells('sph', 'cyl', 'axis'));
      return `<div class="c"><div class="sides" style="color:#285943"><b>VILLAGE OPTICIANS</b><span>est. 1961</span></div>${s.patient()} &nbsp; <span class="small">filled ${s.date()}</span>${table(heads('My glasses', 'SPH', 'CYL', 'AXIS'), eye('R', s.right), eye('L', s.left))}<div class="sides"><span>Add ${hasAdd(s) ? s.add() : '-----'}</span><span>P.D. ${s.pd()}</span><span>Base 6</span></div><div class="sides small" style="margin-top:7px;color:#555"><span>Rx by ${s.doctor()}</span><span>${s.phone()}</span></div><div class="small" style="color:#555">Keep this card with you when you travel.</div></div>`;
    },
  },
  {
    // Text messages with the optical shop on a telephone.
    name: 's-folder-us-text-bubble',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 420,
    values: { prism: 0, sameAdd: true },
    writing: { degree: false, minus: ['-'] },
    css: 'body{padding:0 0 22px;background:#fff;font-size:16px}.t{background:#f6f6f6;border-bottom:1px solid #ddd;padding:10px 14px;text-align:center}.i,.o{max-width:310px;border-radius:18px;padding:9px 14px;margin:10px 12px 0}.i{background:#e9e9eb}.o{background:#1f8a4c;color:#fff;margin-left:auto;width:fit-content}.d{text-align:center;font-size:12px;color:#888;margin-top:12px}',
    draw: (s) => {
      const eye = (e: DrawnEye): string => e.formula(' x', ' ', 'sph');
      return `<div class="t"><div class="small sides"><span>&#8249; 3</span><b>Northgate Optical</b><span>i</span></div></div><div class="d">${s.dateAs('March 5, 2025')} 11:${s.dice.whole(10, 59)} AM</div><div class="o">Hi! Can you text me my Rx? I left the paper at home</div><div class="i">Sure thing ${s.patient().split(' ')[0]}, here is the Rx ${s.doctor()} wrote for your glasses</div><div class="i">R: ${eye(s.right)}<br>L: ${eye(s.left)}${hasAdd(s) ? `<br>Add: ${s.add()}` : ''}<br>PD: ${s.pd()}</div><div class="i">Expires ${s.expiresAs('3/5/25')}. Reply STOP to opt out of messages</div><div class="o">Perfect thank you!!</div><div class="d" style="text-align:right;margin-right:14px">Delivered</div>`;
    },
  },
  {
    // One page for glasses and for contact lenses: both kinds have a table.
    name: 's-folder-us-glasses-and-contacts',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 840,
    values: { prism: 0.15, add: 0.4 },
    css: 'body{padding:32px 44px}table{width:100%;margin:4px 0 16px}td,th{border:1px solid #8aa;padding:6px;text-align:center}th{font-size:13px;background:#eaf3f3}h3{margin:0;font-size:17px;color:#1c6464}.c td{font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('letters', '<br>'));
      const brand = s.dice.pick(['Aquasoft 1-Day', 'Biolens Monthly', 'Clarisoft 14']);
      const lens = (name: string, e: DrawnEye): string =>
        tr(name, brand, e.elsewhere().sph, '8.6', '14.2');
      return `<div class="center"><b style="font-size:22px;color:#1c6464">${s.practice()}</b><br><span class="small">${s.street()}, ${s.town()}, ${s.phone()}</span></div><p style="margin:14px 0">Patient: <b>${s.patient()}</b> &nbsp; Exam date: ${s.date()} &nbsp; Expiration: ${s.expires()}</p><h3>Eyeglass Rx</h3>${table(heads('', 'Sphere', 'Cyl', 'Axis', 'Add', 'Prism'), eye('OD', s.right), eye('OS', s.left))}<p>PD: ${s.pd()} mm &nbsp; Recommended: ${s.lensType({ single: 'single vision', multi: 'progressive' })}, anti-reflective</p><h3>Contact Lens Rx</h3><div class="c">${table(heads('', 'Brand', 'Power', 'BC', 'DIA'), lens('OD', s.right), lens('OS', s.left))}</div><p class="small">Contact lenses: dispose as directed, no overnight wear. 1 year supply.</p><p style="margin-top:26px">${s.doctor()}, OD &nbsp; Lic. ${s.dice.digits(4)}</p>`;
    },
  },
  {
    // An optometrist in Ontario: the plain form of the practice's program.
    name: 's-folder-ca-ontario',
    language: 'en',
    fonts: ['Arimo', 'Tinos'],
    width: 820,
    values: { prism: 0.2 },
    writing: { axisDigits: 3 },
    css: 'body{padding:32px 44px}table{width:100%}.r td,.r th{border-bottom:1px solid #444;padding:8px 5px;text-align:center}.r th{border-top:2px solid #444;font-size:14px}.k td{padding:2px 0;font-size:15px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('letters'),
          e.add(),
          s.acuity(),
        );
      return `<b style="font-size:21px">Trillium Optometry</b><br><span class="small">Suite 204, ${s.dice.whole(12, 940)} King Street West, Hamilton, Ontario L8P 1${s.dice.pick(['A2', 'B4', 'C7'])} &nbsp; T 905-555-0${s.dice.digits(3)}</span><div class="k" style="margin:16px 0 12px">${table(tr('Patient', `<b>${s.patient()}</b>`, 'Exam Date', s.dateAs('2025-03-05')), tr('Date of Birth', s.bornAs('2025-03-05'), 'Valid Until', s.expiresAs('2025-03-05')))}</div><div class="r">${table(heads('Spectacle Rx', 'Sph', 'Cyl', 'Axis', 'Prism', 'Base', 'Add', 'VA'), eye('O.D.', s.right), eye('O.S.', s.left))}</div><p style="margin-top:14px">Use: ${s.lensType({ single: 'Single vision, general wear', multi: 'Progressive, general wear' })}</p><p class="small">Vertex distance 13 mm. The measurement of the pupillary distance is part of dispensing and is not included with the prescription.</p><div class="sides" style="margin-top:34px"><span>____________________________<br>${s.doctor()}, O.D.</span><span class="small">College Reg. # ${s.dice.digits(5)}<br>H.S.T. exempt</span></div>`;
    },
  },
  {
    // Montreal: each heading of the form in both languages.
    name: 's-folder-ca-montreal',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 840,
    values: { prism: 0.2 },
    css: 'body{padding:30px 40px}table{width:100%}td,th{border:1px solid #345;padding:7px 5px;text-align:center}th{font-size:13px;font-weight:400;line-height:1.2}th i{display:block;color:#567}.k td{text-align:left;font-size:15px;border:0;padding:2px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('letters', '<br>'),
          e.pd(),
        );
      return `<div class="sides"><div><b style="font-size:20px">Clinique visuelle du Plateau</b><br><span class="small">Optometrists / Optom&eacute;tristes</span></div><span class="small" style="text-align:right">${s.dice.whole(100, 4900)}, av. du Mont-Royal E., Montr&eacute;al (Qc) H2J 1X5<br>514 555-0${s.dice.digits(3)}</span></div><div class="k" style="margin:14px 0">${table(tr(`Patient: <b>${s.patient()}</b>`, `Date of exam / Date de l'examen: ${s.dateAs('2025-03-05')}`), tr(`File / Dossier: ${s.dice.digits(5)}`, `Expires / Expire: ${s.expiresAs('2025-03-05')}`))}</div><p class="center"><b>OPTICAL PRESCRIPTION</b> / <i>ORDONNANCE OPTIQUE</i></p>${table(heads('Eye<i>Oeil</i>', 'Sphere<i>Sph&egrave;re</i>', 'Cylinder<i>Cylindre</i>', 'Axis<i>Axe</i>', 'Add<i>Addition</i>', 'Prism<i>Prisme</i>', 'PD<i>D.P.</i>'), eye('OD', s.right), eye('OS / OG', s.left))}<p style="margin-top:12px">Type: ${s.lensType({ single: 'Single vision / simple vision', multi: 'Progressive / progressifs' })}</p><p class="small">Remarks / Remarques: ${s.dice.pick(['Anti-reflective / antireflet', 'Full time / port constant', 'UV 400'])}</p><p style="margin-top:30px">${s.doctor()}, optometrist / optom&eacute;triste &nbsp; <span class="small">No. ${s.dice.digits(6)}</span></p>`;
    },
  },
  {
    // A claim for vision benefits with the prescription attached as its own section.
    name: 's-folder-ca-benefits-claim',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 880,
    values: { prism: 0, add: 0.5 },
    writing: { degree: false },
    css: 'body{padding:26px 34px;font-size:15px}.p{background:#005daa;color:#fff;padding:3px 9px;margin:12px 0 0;font-size:14px}table{width:100%;table-layout:fixed}td,th{border:1px solid #99b;padding:5px 8px;font-size:14px}.r td,.r th{text-align:center}.r td{font-size:16px}.r th{font-weight:400;font-size:12px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      const item = (name: string): string => tr(name, `$${s.price()}`, '$0.00');
      return `<div class="sides"><b style="font-size:20px;color:#005daa">Northern Shield Benefits</b><b>VISION CARE CLAIM</b></div><div class="p">1 &nbsp; PLAN MEMBER</div>${table(tr(`Name: ${s.patient()}`, `Plan ${s.dice.digits(6)} &nbsp; ID ${s.dice.digits(9)}`))}<div class="p">2 &nbsp; PRESCRIPTION FILLED (completed by the dispenser)</div><div class="r">${table(heads('Eye', 'Sphere', 'Cylinder', 'Axis', 'Add'), eye('Right', s.right), eye('Left', s.left))}</div>${table(tr(`Prescribed by: ${s.doctor()}`, `Prescription date (Y-M-D): ${s.dateAs('2025-03-05')}`), tr(`Lens: ${s.lensType({ single: 'Single vision', multi: 'Progressive' })}`, `Change of Rx: ${tick(true)} Yes ${tick(false)} No`))}<div class="p">3 &nbsp; CHARGES</div><div class="r">${table(heads('Item', 'Amount', 'Other plan paid'), item('Frame'), item('Lenses'), item('Eye exam'))}</div><div class="p">4 &nbsp; DISPENSER</div>${table(tr(`Lookout Optical, ${s.dice.whole(100, 999)} Portage Ave, Winnipeg MB`, `Licence ${s.dice.digits(4)} &nbsp; 204-555-0${s.dice.digits(3)}`))}<p class="small" style="margin-top:10px">I certify that the statements above are true. Keep copies of receipts for 12 months. &nbsp; Signature ________________</p>`;
    },
  },
  {
    // A clinic on the prairie: a block of named lines for each eye, side by side.
    name: 's-folder-ca-prairie-blocks',
    language: 'en',
    fonts: ['Tinos', 'DejaVu Sans'],
    width: 760,
    values: { prism: 0.25 },
    writing: { noCylinder: ['DS', '0.00', 'nil'] },
    css: 'body{padding:34px 46px}.g{display:grid;grid-template-columns:1fr 1fr;gap:26px;margin:14px 0}.g table{width:100%}.g td{border-bottom:1px dotted #777;padding:5px 2px}.g td:last-child{text-align:right}.g b{font-size:18px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const prism = e.prism('letters', ', ');
        return `<div><b>${name}</b>${table(tr('Sphere', e.sph()), tr('Cylinder', e.cyl()), tr('Axis', e.axis()), hasAdd(s) ? tr('Near addition', e.add()) : '', prism ? tr('Prism', prism) : '')}</div>`;
      };
      return `<p style="font-size:21px;margin:0"><b>Foothills Eye Care Centre</b></p><p class="small">${s.dice.whole(10, 99)} Railway Ave, Okotoks, Alberta T1S 1B6 &nbsp; 403-555-0${s.dice.digits(3)} &nbsp; fax 403-555-0${s.dice.digits(3)}</p><p style="margin-top:18px">Glasses prescription for <b>${s.patient()}</b>, seen on ${s.dateAs('March 5, 2025')}.</p><div class="g">${eye('Right Eye (OD)', s.right)}${eye('Left Eye (OS)', s.left)}</div><p>Expires ${s.expiresAs('March 5, 2025')}. ${s.lensType({ single: 'Single vision lenses.', multi: 'Progressive lenses suggested.' })}</p><p class="small">Alberta Health covers eye exams for those under 19 and over 64 once a year. Please bring sunglasses to your next visit.</p><p style="margin-top:30px">${s.doctor()}<br><span class="small">Doctor of Optometry, Prac. ID ${s.dice.digits(4)}-${s.dice.digits(5)}</span></p>`;
    },
  },
  {
    // The health service's slip with boxes: right and left side by side, distance above near.
    name: 's-folder-gb-voucher-slip',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo'],
    width: 960,
    values: { prism: 0.2, add: 0.5 },
    writing: { degree: false, noCylinder: ['DS', '—', ''] },
    css: 'body{padding:26px 30px;font-size:15px;background:#fffdf2}table{width:100%;table-layout:fixed}td,th{border:1px solid #333;padding:2px 3px;text-align:center}td{height:48px;font-size:15px}th{font-size:12px;font-weight:400}.w{width:80px}.b{border:1px solid #333;padding:6px 10px;margin-top:10px;font-size:14px;line-height:1.7}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis', 'amounts'),
        e.bases('letters'),
      ];
      const near = (e: DrawnEye): string => `<td colspan="5">${e.add()}</td>`;
      return `<div class="sides"><b style="font-size:19px">Optical prescription and voucher statement</b><span class="small">GOS(P) ${s.dice.whole(10, 24)}/${s.dice.whole(18, 23)}</span></div><p style="margin:8px 0">Patient's name ${s.patient()} &nbsp;&nbsp; Date of sight test ${s.dateAs('05/03/2025')} &nbsp;&nbsp; Date of birth ${s.bornAs('05/03/2025')}</p>${table('<tr><th class="w"></th><th colspan="5"><b>RIGHT</b></th><th colspan="5"><b>LEFT</b></th></tr>', `<tr><th class="w"></th>${'<th>Sph</th><th>Cyl</th><th>Axis</th><th>Prism</th><th>Base</th>'.repeat(2)}</tr>`, tr('<td class="w">Distance</td>', ...far(s.right), ...far(s.left)), tr('<td class="w">Near Add</td>', near(s.right), near(s.left)))}<div class="b">BVD (if over 5.00D) ____ mm &nbsp;&nbsp; ${tick(false)} No prescription required &nbsp; ${tick(true)} New or changed prescription &nbsp; ${tick(false)} Unchanged<br>Voucher type ${s.dice.pick(['A', 'B', 'E'])} &nbsp;&nbsp; ${tick(false)} Complex lenses &nbsp; ${tick(false)} Tint &nbsp; ${tick(false)} Prism supplement &nbsp;&nbsp; Retest in ${s.dice.pick(['12', '24'])} months</div><p style="margin:12px 0 0">Performer ${s.doctor()} &nbsp; List no. 01-${s.dice.digits(5)} &nbsp; Signature ________________</p><p class="small" style="margin:8px 0 0">You can take this prescription to any supplier. You do not have to buy glasses from the practice that tested your sight. Alder &amp; Webb Opticians, ${s.dice.whole(2, 90)} High Street, Kettering NN16 ${s.dice.whole(1, 9)}AB</p>`;
    },
  },
  {
    // A British chain of opticians: unaided sight before the powers, corrected sight behind the addition.
    name: 's-folder-gb-high-street',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 820,
    values: { add: 0.7, prism: 0.2 },
    writing: { plano: ['Plano', '0.00', '∞'], noCylinder: ['DS', '', '—'] },
    css: 'body{padding:0 0 30px}.h{background:#00704a;color:#fff;padding:16px 34px;font-size:22px;font-weight:700}.m{padding:18px 34px 0}table{width:100%}td,th{padding:8px 4px;text-align:center;border:1px solid #b9d4c8}th{font-size:13px;background:#e6f1ec}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          s.acuityMetres(),
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', '<br>'),
          e.add(),
          s.acuityMetres(),
        );
      return `<div class="h">Fairweather Opticians</div><div class="m"><p class="small">${s.dice.whole(2, 140)} Market Street, Harrogate HG1 ${s.dice.whole(1, 4)}RT &nbsp; Tel 01423 555 ${s.dice.digits(3)}</p><p><b>Your spectacle prescription</b></p><p style="font-size:15px">${s.patient()} &nbsp; Customer ${s.dice.digits(7)}<br>Date of eye test: ${s.dateAs('5 March 2025')} &nbsp; Next test due: ${s.expiresAs('5 March 2025')}</p>${table(heads('', 'Unaided', 'Sph', 'Cyl', 'Axis', 'Prism', 'Near Add', 'VA'), eye('R', s.right), eye('L', s.left))}<p style="margin-top:12px">Recommended: ${s.lensType({ single: 'Single vision', multi: 'Varifocal' })} for ${s.dice.pick(['constant wear', 'driving and screen', 'general use'])} &nbsp;&nbsp; BVD 12mm</p><p class="small">Optometrist: ${s.doctor()} BSc MCOptom &nbsp; GOC 01-${s.dice.digits(5)}</p><p class="small">What does it mean? Sph is short or long sight. Cyl and axis describe astigmatism. Near add is the extra power for reading. We do not include your PD because it is measured when your glasses are dispensed.</p></div>`;
    },
  },
  {
    // An optometrist who visits at home writes on her own pad.
    name: 's-folder-gb-home-visit',
    language: 'en',
    pen: 'always',
    fonts: ['Carlito', 'Tinos'],
    width: 720,
    values: { add: 0.8, prism: 0, sameAdd: true },
    writing: { degree: false, noCylinder: ['DS', '—'] },
    css: 'body{padding:26px 32px}table{width:100%;table-layout:fixed;margin-top:10px}td,th{border:1px solid #765;text-align:center;padding:2px 4px}td{height:48px}th{font-size:13px;font-weight:400;color:#543}.l{border-bottom:1px dotted #543;padding:0 8px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => tr(name, ...e.cells('sph', 'cyl', 'axis'));
      return `<div class="sides" style="color:#543"><div><b style="font-size:20px">Home Eyecare Visits</b><br><span class="small">Covering Devon and East Cornwall</span></div><span class="small" style="text-align:right">Freephone 0800 555 0${s.dice.digits(3)}<br>PO Box ${s.dice.digits(3)}, Tavistock</span></div><p style="margin:16px 0 4px">Name <span class="l">${s.patient()}</span> &nbsp; Date <span class="l">${s.dateDayFirst()}</span></p><p style="margin:4px 0">Residence <span class="l">${s.filled(s.dice.pick(['The Laurels', 'own home', 'Abbey Court']))}</span></p>${table(heads('', 'SPH', 'CYL', 'AXIS'), eye('RIGHT', s.right), eye('LEFT', s.left))}<p style="margin:14px 0 6px">Reading add R&amp;L <span class="l">${hasAdd(s) ? s.add() : s.filled('none')}</span> &nbsp; PD <span class="l">${s.pd()}</span></p><p>Advice <span class="l">${s.filled(s.lensType({ single: 'distance pair, TV', multi: 'varifocals' }))}</span></p><p class="small" style="margin:20px 0 0">Optometrist ${s.doctor()} &nbsp; Signed ____________________ &nbsp; Private / NHS (delete)</p>`;
    },
  },
  {
    // An optometrist's letter to the family doctor, copied to the patient.
    name: 's-folder-gb-letter-to-gp',
    language: 'en',
    fonts: ['Tinos', 'Arimo', 'Carlito'],
    width: 780,
    values: { add: 0.6, prism: 0, sameAdd: true },
    writing: { degree: false, axisDigits: 1 },
    css: 'body{padding:40px 58px;font-size:16px}p{margin:0 0 .8em}',
    draw: (s) => {
      const eye = (e: DrawnEye): string => `${e.formula(' x ', ' / ', 'DS')} (${s.acuityMetres()})`;
      return `<div style="text-align:right"><b>Ashdown Eyecare</b><br>${s.dice.whole(2, 60)} Station Road<br>Crowborough TN6 ${s.dice.whole(1, 3)}QE<br>01892 555 ${s.dice.digits(3)}</div><p>${s.dateAs('5 March 2025')}</p><p>To: The Surgery, Beacon Lane<br>cc: patient</p><p><b>Re: ${s.patient()}, DOB ${s.bornAs('05/03/2025')}, NHS no. ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(4)}</b></p><p>Dear Doctor,</p><p>I examined the above patient today, who complained of ${s.dice.pick(['headaches towards the end of the day', 'gradually poorer vision when driving at night', 'tired eyes at the computer'])}. Intraocular pressures were R ${s.pressure()} and L ${s.pressure()} mmHg (Goldmann, 10.${s.dice.whole(10, 55)}). Discs are healthy with a C/D ratio of 0.3 in each eye and the maculae are flat.</p><p>I have prescribed new spectacles as follows: right eye ${eye(s.right)}, left eye ${eye(s.left)}${hasAdd(s) ? `, with a reading addition of ${s.add()} for both eyes` : ''}. ${s.lensType({ single: 'Single vision lenses were advised.', multi: 'Varifocal lenses were advised.' })}</p><p>There are early lens opacities in both eyes that need no referral at present. I have asked the patient to return in twelve months. I should be grateful if you would keep this letter with the notes.</p><p>Yours sincerely,</p><p style="margin-top:38px">${s.doctor()}<br>Optometrist, GOC 01-${s.dice.digits(5)}</p>`;
    },
  },
  {
    // A hospital's eye department: machine's reading above, the prescription to be dispensed below.
    name: 's-folder-gb-hospital-eye-service',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 840,
    values: { prism: 0.5, add: 0.35, plus: 0.3 },
    css: 'body{padding:30px 40px;font-size:16px}table{width:100%;margin:4px 0 14px}td,th{border:1px solid #444;padding:6px 4px;text-align:center}th{font-size:13px;background:#dfe9f5}.a{width:55%;font-size:13px;color:#555}.a td,.a th{padding:2px 4px;font-size:13px}',
    draw: (s) => {
      const machine = (name: string, e: DrawnEye): string => {
        const was = e.elsewhere();
        return tr(name, was.sph, was.cyl, was.axis);
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          prismCell(e, 'Hor'),
          prismCell(e, 'Ver'),
          e.add(),
        );
      return `<div class="sides"><b style="font-size:20px">HES (P) &nbsp; Hospital Eye Service prescription</b><span style="background:#005eb8;color:#fff;padding:2px 10px;font-weight:700;font-style:italic">Trust</span></div><p>Eye Clinic B, St Hilda's Hospital, Sunderland &nbsp; 0191 555 0${s.dice.digits(3)}</p><p>Name <b>${s.patient()}</b> &nbsp; Hosp. no. ${s.dice.digits(7)} &nbsp; Date ${s.dateAs('05/03/2025')}</p><div class="a">Autorefractor (not for dispensing)${table(heads('', 'S', 'C', 'A'), machine('R', s.right), machine('L', s.left))}</div><b>PRESCRIPTION FOR GLASSES</b>${table(heads('', 'Sphere', 'Cyl', 'Axis', 'Prism H', 'Prism V', 'Add'), eye('Right', s.right), eye('Left', s.left))}<p>${s.lensType({ single: 'Single vision', multi: 'Multifocal' })} &nbsp;&nbsp; ${tick(true)} Voucher entitled &nbsp; ${tick(false)} Temporary prism &nbsp; ${tick(false)} Occlude lens R / L</p><p>Orthoptist / refractionist: ${s.doctor()}</p><p class="small">Take this form to an optician of your choice. Valid two years from the date above unless withdrawn by the clinic.</p>`;
    },
  },
  {
    // A small independent optician's record card, folded: two rows, prisms in words.
    name: 's-folder-gb-record-card',
    language: 'en',
    fonts: ['Tinos', 'Carlito'],
    width: 560,
    values: { prism: 0.3 },
    writing: { degree: true, gap: '' },
    css: 'body{padding:20px;background:#6d5f53}.c{background:#f9f3e3;padding:16px 20px}table{width:100%;margin:8px 0}td,th{border:1px solid #b9a47e;text-align:center;padding:6px 3px;font-size:15px}th{font-size:12px;font-style:italic;font-weight:400}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.prism('words', '<br>'), e.add());
      return `<div class="c"><div class="center"><b style="font-size:20px;font-variant:small-caps">P. J. Hartnell &amp; Daughter</b><br><span class="small">Ophthalmic Opticians, The Square, Bakewell &nbsp; 01629 555${s.dice.digits(3)}</span></div><p style="margin:12px 0 0;font-size:15px">${s.patient()}<br>Examined ${s.dateAs('5th March 2025')}</p>${table(heads('', 'Sph.', 'Cyl.', 'Axis', 'Prism &amp; base', 'Add'), eye('R.', s.right), eye('L.', s.left))}<div class="sides" style="font-size:14px"><span>Centres R ${s.right.pd()} &nbsp; L ${s.left.pd()}</span><span>Next due ${s.expiresAs('05/03/2025')}</span></div><p class="small" style="margin:8px 0 0">Lens: ${s.lensType({ single: 'S.V. 1.5 MAR', multi: 'Varifocal 1.6 MAR' })} &nbsp; Frame: ${s.dice.pick(['Walter & H. 203', 'Booth 14 brown', 'Eyespace 77'])}<br>Examined by ${s.doctor()}</p></div>`;
    },
  },
  {
    // Ireland: the form for holders of a medical card.
    name: 's-folder-ie-medical-card',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'Tinos'],
    width: 860,
    values: { prism: 0.1, add: 0.6 },
    writing: { degree: false, noCylinder: ['DS', '—', '0.00'] },
    css: 'body{padding:26px 34px;font-size:15px}table{width:100%;table-layout:fixed}td,th{border:1px solid #225;padding:2px 5px;text-align:center}td{height:44px}th{font-size:12px;background:#e5e5f2}.p{font-weight:700;margin:14px 0 4px}.l{border-bottom:1px solid #225;padding:0 6px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', '<br>'),
          e.add(),
          s.filled(s.acuityMetres()),
        );
      return `<div class="center"><b style="font-size:18px">COMMUNITY OPHTHALMIC SERVICES SCHEME</b><br>Optical Prescription Form</div><p class="p">PART A &nbsp; Patient</p><p style="margin:0">Name <span class="l">${s.patient()}</span> &nbsp; Medical card no. <span class="l">${s.filled(`M${s.dice.digits(6)}A`)}</span><br>Date of birth <span class="l">${s.bornAs('05/03/2025')}</span> &nbsp; PPS no. <span class="l">${s.filled(`${s.dice.digits(7)}K`)}</span></p><p class="p">PART B &nbsp; Result of eye examination on <span class="l">${s.dateAs('05/03/2025')}</span></p>${table(heads('', 'SPH', 'CYL', 'AXIS', 'PRISM', 'ADD', 'V.A.'), eye('R', s.right), eye('L', s.left))}<p class="p">PART C &nbsp; Appliance authorised</p><p style="margin:0">${s.lensType({ single: `${tick(true)} Distance ${tick(false)} Reading ${tick(false)} Bifocal ${tick(false)} Varifocal (pays difference)`, multi: `${tick(false)} Distance ${tick(false)} Reading ${tick(false)} Bifocal ${tick(true)} Varifocal (pays difference)` })}</p><p style="margin-top:16px">Optometrist <span class="l">${s.doctor()}</span> &nbsp; Panel no. <span class="l">${s.dice.digits(5)}</span> &nbsp; Stamp of practice:</p><div style="width:230px;border:2px solid #3b3b9c;color:#3b3b9c;padding:5px 10px;transform:rotate(-2deg);font-size:14px;margin-left:430px">CLADDAGH EYECARE<br>Shop Street, Galway<br>091 555 ${s.dice.digits(3)}</div>`;
    },
  },
  {
    // An Irish optician's print-out with the balance of the invoice.
    name: 's-folder-ie-print-out',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 780,
    values: { prism: 0.2 },
    css: 'body{padding:32px 44px}table{width:100%}.r td,.r th{padding:7px 5px;text-align:center;border-bottom:1px solid #bbb}.r th{color:#7a1f3d;font-size:14px;border-bottom:2px solid #7a1f3d}.b{margin-top:14px;width:52%}.b td{padding:3px 0;font-size:15px}.b td:last-child{text-align:right}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.prism('letters', '<br>'), e.add(), e.pd());
      return `<div class="sides"><b style="font-size:23px;color:#7a1f3d">Deirdre Kavanagh Opticians</b><span class="small" style="text-align:right">${s.dice.whole(1, 60)} Main Street, Naas, Co. Kildare<br>045 555 ${s.dice.digits(3)}</span></div><p style="margin-top:16px"><b>${s.patient()}</b> &nbsp; Ref ${s.dice.digits(5)}<br>Tested ${s.dateDayFirst()} by ${s.doctor()}, FAOI<br>Recall ${s.expiresAs('5 March 2025')}</p><div class="r">${table(heads('Rx', 'Sph', 'Cyl', 'Axis', 'Prism', 'Add', 'Mono PD'), eye('Right', s.right), eye('Left', s.left))}</div><p style="margin-top:12px">Dispensed: ${s.lensType({ single: 'Single vision 1.6 with MAR coat', multi: 'Varifocal Elite 1.6 with MAR coat' })}</p><div class="b">${table(tr('Frame', `&euro;${s.price()}`), tr('Lenses', `&euro;${s.price()}`), tr('PRSI treatment benefit', '-&euro;42.14'), tr('<b>Paid by card</b>', `<b>&euro;${s.price()}</b>`))}</div><p class="small" style="margin-top:14px">Med 1 receipts for tax relief on request. Company reg. IE ${s.dice.digits(6)}</p>`;
    },
  },
  {
    // Australia: the script of an optometrist with a provider number.
    name: 's-folder-au-script',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 780,
    values: { prism: 0.2 },
    writing: { noCylinder: ['DS', '—', ''] },
    css: 'body{padding:34px 46px}table{width:100%}td,th{border:1px solid #888;padding:8px 5px;text-align:center}th{font-size:13px;background:#f4efe6}.n{font-size:15px;line-height:1.6}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          prismCell(e, 'Hor'),
          prismCell(e, 'Ver'),
          s.acuityMetres(),
          e.add(),
        );
      return `<div class="sides"><b style="font-size:21px;color:#a3541b">Banksia Optometrists</b><span class="small" style="text-align:right">Shop ${s.dice.whole(2, 40)}, Westpoint Arcade, Toowoomba QLD 4350<br>Ph (07) 5550 ${s.dice.digits(4)}</span></div><p class="n" style="margin-top:16px">Spectacle prescription for: <b>${s.patient()}</b><br>DOB: ${s.bornAs('05/03/2025')}<br>Date of consultation: ${s.dateAs('05/03/2025')}<br>Valid to: ${s.expiresAs('05/03/2025')}</p>${table(heads('', 'Sph', 'Cyl', 'Axis', 'H Prism', 'V Prism', 'VA', 'Near Add'), eye('Right', s.right), eye('Left', s.left))}<p class="n" style="margin-top:12px">PD: ${s.pd()} mm &nbsp;&nbsp; Lens type: ${s.lensType({ single: 'Single vision distance', multi: 'Multifocal' })}<br>Comments: ${s.dice.pick(['Polarised sunglasses suggested.', 'For constant use.', 'Bulk billed item 10910.'])}</p><p style="margin-top:30px">${s.doctor()}<br><span class="small">B.Optom (Hons) &nbsp; Provider no. ${s.dice.digits(6)}${s.dice.pick(['2F', '4T', '7K'])} &nbsp; AHPRA OPT000${s.dice.digits(7)}</span></p>`;
    },
  },
  {
    // A quote for the health fund: item numbers around the prescription.
    name: 's-folder-au-fund-quote',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 820,
    values: { prism: 0, add: 0.5 },
    writing: { degree: false, noCylinder: ['0.00', 'DS'] },
    css: 'body{padding:30px 40px;font-size:15px}table{width:100%;margin:6px 0 14px}td,th{padding:5px 8px;border-bottom:1px solid #ccc;text-align:left}th{font-size:12px;color:#555}.m td:nth-child(n+3),.m th:nth-child(n+3){text-align:right}.x{background:#eef6fb;padding:8px 12px}.x td,.x th{text-align:center}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      const item = (code: string, what: string): string =>
        tr(code, what, `$${s.price()}`, `$${s.price()}`);
      return `<div class="sides"><div><b style="font-size:20px">Coastline Eyewear</b><br>Shop 4, ${s.dice.whole(10, 200)} Crown Street, Wollongong NSW 2500<br>ABN ${s.dice.digits(2)} ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(3)}</div><div style="text-align:right"><b>QUOTE ${s.dice.digits(6)}</b><br>${s.dateAs('05/03/2025')}<br>HICAPS available</div></div><p style="margin-top:12px">Patient: ${s.patient()} &nbsp; Fund member no. ${s.dice.digits(8)} &nbsp; Ref no. ${s.dice.digits(2)}</p><div class="x"><b>Lenses to be made to this prescription</b> (${s.doctor()})${table(heads('Eye', 'Sphere', 'Cylinder', 'Axis', 'Add', 'PD'), eye('R', s.right), eye('L', s.left))}</div><div class="m" style="margin-top:12px">${table(heads('Item', 'Description', 'Fee', 'Est. benefit'), item('110', 'Frame, full rim'), item(hasAdd(s) ? '312' : '212', s.lensType({ single: 'Pair single vision lenses', multi: 'Pair progressive lenses' })), item('751', 'Multicoat, pair'))}</div><p class="small">Quote valid 30 days. GST free where supplied on prescription. Benefit depends on your remaining annual limit. Tel (02) 5550 ${s.dice.digits(4)}.</p>`;
    },
  },
  {
    // A country optometrist's pad: printed headings, all else by pen.
    name: 's-folder-au-country-pad',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 660,
    values: { prism: 0 },
    writing: { degree: false, noCylinder: ['DS', '—', 'sph'] },
    css: 'body{padding:24px 30px;background:#fbfbf8}table{width:100%;table-layout:fixed}td,th{border:1px solid #2c5d3f;text-align:center;padding:1px 4px}td{height:50px}th{font-size:13px;color:#2c5d3f;font-weight:400}td:first-child,th:first-child{width:48px}.l{border-bottom:1px solid #2c5d3f;padding:0 8px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'));
      return `<div style="color:#2c5d3f"><b style="font-size:20px">Riverina Eyes</b> &nbsp; <span class="small">Optometrist &nbsp; visiting Hay, Balranald and Deniliquin</span></div><p class="small">PO Box ${s.dice.digits(3)}, Griffith NSW 2680 &nbsp; (02) 5550 ${s.dice.digits(4)}</p><p style="margin:12px 0">Rx: <span class="l">${s.patient()}</span> &nbsp; <span class="l">${s.dateAs('05/03/2025')}</span></p>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Add'), eye('RE', s.right), eye('LE', s.left))}<p style="margin:14px 0 0">PD <span class="l">${s.pd()}</span> &nbsp; Notes <span class="l">${s.filled(s.lensType({ single: 'SV, multicoat', multi: 'multifocal, grey tint ok' }))}</span></p><div class="sides" style="margin-top:28px"><span class="small">${s.doctor()}, optometrist<br>Prov. ${s.dice.digits(6)}${s.dice.pick(['A', 'H', 'W'])}</span><span class="small">Valid 2 years</span></div>`;
    },
  },
  {
    // New Zealand: an e-mail with a small plain table of the practice's program.
    name: 's-folder-nz-email-table',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 700,
    values: { prism: 0.15 },
    css: 'body{padding:26px 34px;font-size:16px}.h{color:#555;font-size:13.5px;margin-bottom:14px}table{margin:8px 0 12px}td,th{border:1px solid #aaa;padding:4px 13px;text-align:center}th{font-weight:400;background:#f5f5f5;font-size:14px}.f{color:#666;font-size:13px;border-top:1px solid #ddd;padding-top:8px;margin-top:18px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          hasPrism(s) ? e.prism('letters', '<br>') || '-' : '-',
          hasAdd(s) ? e.add() : '-',
        );
      return `<div class="h">From: reception@tuieyes.example<br>To: ${s.patient()}<br>Date: ${s.dateAs('5 March 2025')}<br>Subject: Your spectacle prescription</div><p>Kia ora ${s.patient().split(' ')[0]},</p><p>Here is the prescription you asked for, from your eye examination with ${s.doctor()} on ${s.dateAs('5 March 2025')}.</p>${table(heads('', 'Sphere', 'Cyl', 'Axis', 'Prism', 'Add'), eye('R', s.right), eye('L', s.left))}<p>Distance PD: ${s.pd()}mm. ${s.lensType({ single: 'It is for single vision glasses.', multi: 'It is for progressive glasses.' })} The prescription can be used until ${s.expiresAs('5 March 2025')}.</p><p>Ng&#257; mihi,<br>Aroha at reception</p><div class="f">Tui Eyes Optometrists, ${s.dice.whole(2, 190)} Trafalgar Street, Nelson 7010 &nbsp; 03 555 ${s.dice.digits(4)}<br>Open Monday to Friday 8.30 to 5.00, late night Thursday. Please think of the environment before printing.</div>`;
    },
  },
  {
    // South Africa: an optometrist's script with its practice number.
    name: 's-folder-za-script',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Tinos', 'Arimo'],
    width: 740,
    values: { prism: 0.15 },
    writing: { degree: false, noCylinder: ['DS', 'sph', '—'] },
    css: 'body{padding:30px 38px}table{width:100%;table-layout:fixed}td,th{border:1px solid #333;padding:2px 4px;text-align:center}td{height:46px}th{font-size:13px}.l{border-bottom:1px dotted #333;padding:0 8px}td:first-child,th:first-child{width:56px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('letters', '<br>'),
          e.pd(),
        );
      return `<div class="center"><b style="font-size:21px">Protea Optometrists</b><br><span class="small">${s.doctor()}, B.Optom (UJ) CAS &nbsp; Pr. No. 070${s.dice.digits(7)}<br>Shop ${s.dice.whole(3, 60)}, Karaglen Centre, Edenvale 1609 &nbsp; Tel 011 555 ${s.dice.digits(4)}</span></div><p style="margin:16px 0 12px">Name: <span class="l">${s.patient()}</span> &nbsp; Date: <span class="l">${s.dateAs('2025-03-05')}</span></p>${table(heads('Rx', 'SPH', 'CYL', 'AXIS', 'ADD', 'PRISM', 'PD'), eye('OD', s.right), eye('OS', s.left))}<p style="margin:16px 0 6px">Lens type: <span class="l">${s.filled(s.lensType({ single: 'S/V', multi: 'Multifocal' }))}</span> &nbsp; Index: <span class="l">${s.filled(s.dice.pick(['1.5', '1.56', '1.6']))}</span> &nbsp; Coating: <span class="l">${s.filled(s.dice.pick(['ARC', 'HMC', 'Blue']))}</span></p><p class="small" style="margin-top:26px">E&amp;OE. Script valid for 12 months. Kindly contact the practice in case of queries. ______________________ Signature</p>`;
    },
  },
  {
    // A statement for the medical aid, codes of tariff and of diagnosis around the script.
    name: 's-folder-za-medical-aid',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Courier Prime'],
    width: 900,
    values: { prism: 0, sameAdd: true },
    writing: { degree: false, axisDigits: 3, minus: ['-'] },
    css: 'body{padding:28px 34px;font-size:14.5px}table{width:100%;margin:6px 0 12px}td,th{border:1px solid #aaa;padding:4px 7px}th{background:#eee;font-size:12px;text-align:left}.r{width:66%}.r td,.r th{text-align:center}.n td:nth-child(n+4){text-align:right}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => tr(name, ...e.cells('sph', 'cyl', 'axis'));
      const line = (code: string, what: string, icd: string): string =>
        tr(
          s.dateAs('2025-03-05'),
          code,
          `${what} <span class="small">(${icd})</span>`,
          '1',
          s.price(),
        );
      return `<div class="sides"><div><b style="font-size:19px">Table Bay Eye Care Inc.</b><br>Practice no. 070${s.dice.digits(7)} &nbsp; VAT 4${s.dice.digits(9)}<br>${s.dice.whole(2, 120)} Voortrekker Road, Bellville 7530 &nbsp; 021 555 ${s.dice.digits(4)}</div><div style="text-align:right"><b>TAX INVOICE ${s.dice.digits(6)}</b><br>${s.dateAs('2025-03-05')}<br>Optometrist: ${s.doctor()}</div></div><p style="margin-top:10px">Patient: ${s.patient()} &nbsp; Dep. 0${s.dice.whole(0, 3)} &nbsp; Scheme: Proudcare Classic &nbsp; Member ${s.dice.digits(9)} &nbsp; Auth. ${s.dice.digits(7)}</p><div class="r">${table(heads('Script', 'Sphere', 'Cylinder', 'Axis'), eye('Right', s.right), eye('Left', s.left))}</div><p>${hasAdd(s) ? `Addition: ${s.add()} &nbsp;&nbsp; ` : ''}Dist PD: ${s.pd()} &nbsp;&nbsp; Lenses: ${s.lensType({ single: 'Single vision', multi: 'Multifocal (varifocal)' })}</p><div class="n">${table(heads('Date', 'Code', 'Description', 'Qty', 'Amount (R)'), line('11001', 'Optometric examination', 'H52.7'), line(hasAdd(s) ? '81003' : '61011', 'Lens, right', 'H52.2'), line(hasAdd(s) ? '81003' : '61011', 'Lens, left', 'H52.2'), line('40000', 'Frame', 'H52.2'))}</div><p class="small">Payable on presentation. Patient remains responsible for any shortfall not covered by the scheme. Banking details on request.</p>`;
    },
  },
  {
    // An eye hospital in India: the slip for glasses, right and left beside each other, by pen.
    name: 's-folder-in-hospital-slip',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 860,
    values: { prism: 0, add: 0.6 },
    writing: { degree: false, noCylinder: ['—', 'DS'] },
    css: 'body{padding:26px 30px}table{width:100%;table-layout:fixed}td,th{border:1px solid #1e3a8a;text-align:center;padding:1px 2px}td{height:50px;font-size:15px}th{font-size:13px;color:#1e3a8a}td:first-child,th:first-child{width:64px;color:#1e3a8a}.l{border-bottom:1px dotted #333;padding:0 8px}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        s.filled(s.acuityMetres()),
      ];
      const near = (e: DrawnEye): string[] => [
        `<td colspan="3">${e.add()}</td>`,
        hasAdd(s) ? s.filled('N6') : '',
      ];
      return `<div class="center" style="color:#1e3a8a"><b style="font-size:21px">SRI NETHRA EYE HOSPITAL</b><br><span class="small">(A unit of Nethra Charitable Trust) &nbsp; ${s.dice.whole(2, 90)}, Avinashi Road, Coimbatore 641 0${s.dice.digits(2)} &nbsp; Ph: 0422-255${s.dice.digits(4)}</span><br><b>SPECTACLE PRESCRIPTION</b></div><p style="margin:14px 0 10px">Name <span class="l">${s.patient()}</span> &nbsp; MR No. <span class="l">${s.filled(s.dice.digits(6))}</span> &nbsp; Date <span class="l">${s.dateAs('05/03/2025')}</span></p>${table('<tr><th></th><th colspan="4">RIGHT EYE</th><th colspan="4">LEFT EYE</th></tr>', `<tr><th></th>${'<th>SPH</th><th>CYL</th><th>AXIS</th><th>V/A</th>'.repeat(2)}</tr>`, tr('DIST.', ...far(s.right), ...far(s.left)), tr('ADD', ...near(s.right), ...near(s.left)))}<p style="margin:14px 0 6px">I.P.D. <span class="l">${s.pd()}</span> mm &nbsp;&nbsp; ${tick(true)} Constant use &nbsp; ${tick(false)} Near only &nbsp;&nbsp; ${s.lensType({ single: `${tick(false)} Bifocal ${tick(false)} Progressive ${tick(true)} Single vision`, multi: `${tick(false)} Bifocal ${tick(true)} Progressive ${tick(false)} Single vision` })}</p><div class="sides small" style="margin-top:24px"><span>Review after: <span class="l">${s.filled(s.dice.pick(['6 months', '1 yr', '3/12']))}</span><br>Please bring this slip at next visit.</span><span style="text-align:right">${s.doctor()}, MS (Ophth), DNB<br>Reg. No. ${s.dice.digits(5)}</span></div>`;
    },
  },
  {
    // An optical shop in India: the bill with its small table of powers.
    name: 's-folder-in-shop-bill',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    width: 640,
    values: { prism: 0, add: 0.5 },
    writing: { degree: true, noCylinder: ['', '0.00', '—'] },
    css: 'body{padding:22px 26px;font-size:15px}table{width:100%;margin:8px 0}td,th{border:1px solid #555;padding:5px 5px;text-align:center}th{font-size:12.5px;background:#fde9c9}.m td:nth-child(2){text-align:left}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      return `<div class="center"><b style="font-size:20px;color:#b03a00">NEW DRISHTI OPTICALS</b><br><span class="small">Computerised eye testing &bull; Contact lenses &bull; Sunglasses<br>Shop No. ${s.dice.whole(3, 60)}, Laxmi Road, Pune 411 030 &nbsp; Mob. 98${s.dice.digits(8)}<br>GSTIN 27ABCDE${s.dice.digits(4)}F1Z5</span></div><p style="margin:12px 0 0">Bill No. ${s.dice.digits(4)} &nbsp;&nbsp; Date ${s.dateAs('05/03/2025')}<br>Customer: <b>${s.patient()}</b> &nbsp; Ref. by: ${s.doctor()}</p>${table(heads('Power', 'SPH', 'CYL', 'AXIS', 'ADD', 'PD'), eye('R.E.', s.right), eye('L.E.', s.left))}<div class="m">${table(heads('Sr.', 'Particulars', 'Rs.'), tr('1', `Frame ${s.dice.pick(['TR-90 Black', 'Rimless Gold', 'Metal Gun'])}`, `${s.dice.whole(6, 24)}50.00`), tr('2', s.lensType({ single: 'S.V. lens ARC blue cut (pair)', multi: 'Progressive lens ARC (pair)' }), `${s.dice.whole(9, 48)}00.00`))}</div><div class="sides"><span>Advance Rs. 1000.00</span><span>Delivery: ${s.dice.pick(['after 4 days', 'Saturday evening', 'on call'])}</span></div><p class="small" style="margin-top:10px">Goods once sold will not be taken back. No guarantee for colour and breakage. Subject to Pune jurisdiction. Thank you, visit again!</p>`;
    },
  },
];
