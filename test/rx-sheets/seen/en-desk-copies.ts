import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, type DrawnEye } from '../sheet.ts';

const box = (ticked: boolean, text: string): string =>
  `<span style="white-space:nowrap">${ticked ? '&#9746;' : '&#9744;'} ${text}</span>`;

/** Prism of one direction with its base, as one cell. */
const prismIn = (
  e: DrawnEye,
  direction: 'Hor' | 'Ver',
  style: 'letters' | 'words' = 'letters',
): string => `${e.amount(direction)} ${e.base(direction, style)}`.trim();

const older = (name: string, e: DrawnEye, ...rest: string[]): string => {
  const was = e.elsewhere();
  return tr(name, was.sph, was.cyl, was.axis, ...rest);
};

const bars = (width: number): string =>
  `<div style="width:${width}px;height:30px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 4px,#111 4px 5px,#fff 5px 8px,#111 8px 11px,#fff 11px 12px)"></div>`;

/** Copies of prescriptions as front desks, shops, portals and clinics hand them out. */
export const copiesInEnglish: Layout[] = [
  {
    // Letterhead of an optometrist who works alone, printed by a word processor.
    name: 's-copy-us-letterhead',
    language: 'en',
    fonts: ['Tinos', 'DejaVu Serif'],
    width: 800,
    values: { prism: 0.25 },
    writing: { noCylinder: ['SPH', 'DS', ''] },
    css: 'body{padding:40px 54px}h1{font-size:25px;font-weight:400;letter-spacing:2px;margin:0}.grid table{width:100%;margin:18px 0 12px}.l{border-top:1px solid #333;padding-top:3px;font-size:13px;width:280px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('letters'),
          e.add(),
        );
      return `<div class="center"><h1>${s.doctor()}, O.D.</h1><i>Doctor of Optometry</i><br><span class="small">${s.street()} &bull; ${s.town()} &bull; ${s.phone()} &bull; Fax ${s.phone()}</span></div><p style="margin-top:26px">Patient: <b>${s.patient()}</b><span style="float:right">Date: ${s.date()}</span></p><p>Address: ${s.street()}, ${s.town()}</p><div class="grid">${table(heads('', 'SPHERE', 'CYLINDER', 'AXIS', 'PRISM', 'BASE', 'ADD'), eye('O.D.', s.right), eye('O.S.', s.left))}</div><p>${box(!hasAdd(s), 'Distance')} &nbsp; ${box(false, 'Reading')} &nbsp; ${box(hasAdd(s), 'Progressive')} &nbsp; ${box(false, 'Bifocal')} &nbsp; ${box(false, 'Computer')} &nbsp; ${box(true, 'UV / AR')}</p><p>Remarks: ${s.dice.pick(['Verify fit of frame before ordering.', 'Full time wear.', 'Wear for driving and TV.', 'Slight change only.'])}</p><div class="sides" style="margin-top:50px"><div class="l">Doctor's Signature &nbsp;&nbsp; Lic. No. ${s.dice.digits(5)}</div><div class="small">This prescription expires ${s.expires()}.<br>Not valid for contact lenses.</div></div>`;
    },
  },
  {
    // Print of a cloud record system: wide table with both distances of the pupils.
    name: 's-copy-us-cloud-print',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 940,
    values: { prism: 0.3 },
    writing: { degree: false, noCylinder: ['SPH', 'DS', '—'] },
    css: 'body{font-size:15px;padding:30px 34px}table{width:100%}td,th{padding:7px 5px;text-align:center;border-bottom:1px solid #ccc}th{font-size:12px;background:#f0f2f4;color:#333}.i td{border:0;text-align:left;padding:2px 10px 2px 0}.i td:nth-child(odd){color:#666;width:120px}',
    draw: (s) => {
      const office = s.practice();
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          prismIn(e, 'Hor'),
          prismIn(e, 'Ver'),
          ...e.cells('add', 'pd', 'nearPd'),
        );
      return `<div class="sides"><b style="font-size:22px">${office}</b><span style="text-align:right">${s.street()}<br>${s.town()}<br>${s.phone()}</span></div><h3 style="margin:18px 0 8px;border-bottom:2px solid #333">Spectacle Rx</h3><div class="i">${table(tr('Patient', `<b>${s.patient()}</b>`, 'Date of exam', s.date()), tr('Birth date', s.born(), 'Expiration', s.expires()), tr('Rx use', s.dice.pick(['Full Time', 'General Wear', 'As Needed']), 'Provider', `${s.doctor()}, OD`))}</div><div style="margin-top:14px">${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'H Prism', 'V Prism', 'Add', 'Far PD', 'Near PD'), eye('OD', s.right), eye('OS', s.left))}</div><p style="margin-top:14px">Lens type: ${s.lensType({ single: 'Single Vision', multi: 'Progressive' })} &nbsp; Material: Polycarbonate &nbsp; Treatments: Anti-Reflective</p><p class="small">Rx notes: ${s.dice.pick(['none', 'adaptation period of one to two weeks explained', 'may use existing frame'])}</p><div style="margin-top:40px;border-top:1px solid #333;width:320px" class="small">${office} provider signature</div><p class="small" style="color:#777;margin-top:22px">Page 1 of 1 &nbsp; Rx ID ${s.dice.digits(8)} &nbsp; v2.${s.dice.digits(2)}</p>`;
    },
  },
  {
    // Exam summary whose acuities stand between the values, with a row for both eyes.
    name: 's-copy-us-acuity-between',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 820,
    values: { prism: 0.1, add: 0.7 },
    writing: { noCylinder: ['SPH', '', '0.00'] },
    css: 'table{width:100%}td,th{border:1px solid #bcc7d2;padding:6px;text-align:center}th{background:#dfe8f1;font-size:13px}.p{background:#f7f7f7;border:1px solid #ccc;padding:8px 12px;margin-bottom:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          s.acuity(),
          e.add(),
          hasAdd(s) ? s.acuity() : '',
          e.prism('letters', '<br>'),
        );
      return `<h2 style="font-size:20px">${s.practice()}</h2><p class="small">${s.street()}, ${s.town()} &nbsp; T ${s.phone()}</p><div class="p sides"><span><b>${s.patient()}</b><br>DOB: ${s.born()} &nbsp; Acct: ${s.dice.digits(6)}</span><span>Exam: ${s.date()}<br>Rx good until: ${s.expires()}</span></div><p><b>Final Rx &ndash; Glasses</b></p>${table(heads('', 'Sph', 'Cyl', 'Axis', 'DVA', 'Add', 'NVA', 'Prism'), eye('OD', s.right), eye('OS', s.left), tr('OU', '', '', '', s.acuity(), '', hasAdd(s) ? s.acuity() : '', ''))}<p style="margin-top:12px">PD ${s.pd()} mm. Recommended: ${s.lensType({ single: 'SV distance', multi: 'PAL' })}, ${s.dice.pick(['Transitions gray', 'blue light AR', 'hi-index 1.67'])}.</p><p style="margin-top:40px">${s.doctor()}, OD &nbsp; <span class="small">[electronic signature on file]</span></p><p class="small">Release of this prescription does not obligate you to purchase eyewear from this office.</p>`;
    },
  },
  {
    // Dot matrix style report of an older practice program.
    name: 's-copy-us-old-program',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 840,
    values: { prism: 0.25 },
    writing: {
      minus: ['-'],
      degree: false,
      axisDigits: 3,
      noCylinder: ['SPH', '-', '0.00'],
      plano: ['PLANO', 'PL', '0.00'],
    },
    css: 'body{font-size:15px;padding:34px 30px}pre{font:inherit;margin:0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${padded(name, 6)}${e
          .cells('sph', 'cyl', 'axis', 'add')
          .map((cell) => padded(cell, 10))
          .join('')}${e.prism('letters', ' ')}`;
      return `<pre>${padded(s.practice().toUpperCase(), 44)}${s.date()}
${s.street().toUpperCase()}
${s.town().toUpperCase()}                ${s.phone()}

            **  SPECTACLE  PRESCRIPTION  **

NAME: ${padded(s.patient().toUpperCase(), 34)}CHART: ${s.dice.digits(6)}

      SPHERE    CYLINDER  AXIS      ADD       PRISM
      ------    --------  ----      ---       -----
${eye('O.D.', s.right)}
${eye('O.S.', s.left)}

P.D. ${padded(`${s.pd()} FAR`, 14)}${s.nearPd()} NEAR

SEG STYLE: ${s.lensType({ single: 'SINGLE VISION', multi: 'PROGRESSIVE' })}
TINT: ${s.dice.pick(['NONE', 'PHOTOGRAY', 'ROSE 1'])}     SAFETY: NO

                              _____________________________
                              ${s.doctor().toUpperCase()}, O.D.

VOID AFTER ${s.expires()}</pre>`;
    },
  },
  {
    // Telephone screen of a hospital's portal: the eyes are columns.
    name: 's-copy-us-portal-phone',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 410,
    values: { prism: 0.15, plus: 0.3 },
    writing: { degree: false, noCylinder: ['0.00', 'SPH', '—'] },
    css: 'body{padding:0 0 30px;font-size:15px;background:#fff}.s{display:flex;justify-content:space-between;padding:7px 20px;font-size:12px;font-weight:700}.h{background:#005a8c;color:#fff;padding:12px 16px;font-size:17px}.m{padding:14px 16px}table{width:100%;margin:10px 0}th{text-align:right;font-size:13px;color:#555;padding:6px 4px;border-bottom:2px solid #005a8c}td{padding:9px 4px;text-align:right;border-bottom:1px solid #e2e2e2}td:first-child{text-align:left;color:#555}',
    draw: (s) => {
      const [r, l] = [s.right, s.left];
      return `<div class="s"><span>9:${s.dice.whole(10, 59)}</span><span>LTE &#9646;&#9646;&#9646; ${s.dice.whole(21, 98)}%</span></div><div class="h">&#8249; &nbsp; Eyeglass Rx</div><div class="m"><b>${s.patient()}</b><br><span class="small">Prescribed by ${s.doctor()}, OD on ${s.dateAs('March 5, 2025')}</span>${table(heads('', 'Right (OD)', 'Left (OS)'), tr('Sphere', r.sph(), l.sph()), tr('Cylinder', r.cyl(), l.cyl()), tr('Axis', r.axis(), l.axis()), hasAdd(s) ? tr('Add', r.add(), l.add()) : '', r.amounts() || l.amounts() ? tr('Prism', r.prism('letters', '<br>'), l.prism('letters', '<br>')) : '', tr('Dist. VA', s.acuity(), s.acuity()))}<p class="small">Expires ${s.expiresAs('March 5, 2025')}</p><p class="small">Pupillary distance is not part of this record. Ask the Optical department at any medical center.</p><div style="border:1px solid #005a8c;border-radius:20px;text-align:center;padding:9px;color:#005a8c">Download PDF</div></div>`;
    },
  },
  {
    // Copy from a retail chain, each value in a box below its label.
    name: 's-copy-us-chain-boxes',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 780,
    values: { prism: 0.25 },
    css: 'body{padding:28px 34px}.e{border:1px solid #8a1538;margin:12px 0}.e>b{display:block;background:#8a1538;color:#fff;padding:4px 10px}.v{display:grid;grid-template-columns:repeat(7,1fr);gap:0}.v span.c{border-right:1px solid #ddd;padding:6px 6px 9px;text-align:center;font-size:18px;min-height:58px}.v small{display:block;font-size:11px;color:#777;margin-bottom:4px}',
    draw: (s) => {
      const cell = (label: string, value: string): string =>
        `<span class="c"><small>${label}</small>${value}</span>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="e"><b>${name}</b><div class="v">${cell('SPHERE', e.sph())}${cell('CYLINDER', e.cyl())}${cell('AXIS', e.axis())}${cell('ADD', e.add())}${cell('HORIZ PRISM', prismIn(e, 'Hor'))}${cell('VERT PRISM', prismIn(e, 'Ver'))}${cell('PD', e.pd())}</div></div>`;
      return `<div class="sides"><b style="font-size:23px;color:#8a1538">Parkway Eyewear</b><span class="small" style="text-align:right">Store #${s.dice.digits(4)}<br>${s.street()}, ${s.town()}<br>${s.phone()}</span></div><h2 style="font-size:19px;margin:12px 0 4px">Rx Copy &ndash; Eyeglasses</h2><p style="margin:0">Customer: ${s.patient()} &nbsp; | &nbsp; Born: ${s.born()}<br>Written: ${s.date()} &nbsp; | &nbsp; Expires: ${s.expires()} &nbsp; | &nbsp; Doctor: ${s.doctor()}</p>${eye('RIGHT EYE (OD)', s.right)}${eye('LEFT EYE (OS)', s.left)}<p class="small">Associate ${s.dice.digits(5)} &nbsp; Printed from the customer's profile. Prism and PD appear only when supplied by your doctor or measured in our store.</p>${bars(210)}`;
    },
  },
  {
    // Thermal strip from the optical counter of a drugstore.
    name: 's-copy-us-drugstore-strip',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 400,
    values: { prism: 0 },
    writing: { minus: ['-'], degree: false, noCylinder: ['SPH', '0.00'] },
    css: 'body{font-size:14px;padding:18px 16px 30px}hr{border:0;border-top:1px dashed #444}pre{font:inherit;margin:0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<b>${name}</b>\n  SPH   ${e.sph()}\n  CYL   ${e.cyl()}\n  AXIS  ${e.axis()}${hasAdd(s) ? `\n  ADD   ${e.add()}` : ''}\n  PD    ${e.pd()}\n`;
      return `<div class="center"><b>CORNER OPTICAL</b><br>${s.town()}<br>${s.phone()}</div><hr><pre>ORDER  ${s.dice.digits(9)}
DATE   ${s.date()}
NAME   ${s.patient()}
DR     ${s.doctor()}
</pre><hr><pre>${eye('RIGHT LENS', s.right)}
${eye('LEFT LENS', s.left)}</pre><hr><pre>LENS   ${s.lensType({ single: 'SINGLE VIS', multi: 'PROGRESSIVE' })}
FRAME  ${s.dice.pick(['MILO 50-20-145', 'TESSA 52-16-140', 'BRENT 55-17-150'])}
SUBTOTAL      $${s.price()}
PICK UP BY 5PM, 7-10 BUS DAYS</pre><hr><div class="center">THANK YOU</div>`;
    },
  },
  {
    // An eye surgeon's pad: distance above, near below, written in pen.
    name: 's-copy-us-pad-distance-add',
    language: 'en',
    pen: 'always',
    width: 620,
    values: { prism: 0.15, plus: 0.5 },
    writing: { noCylinder: ['sph', 'DS'], plano: ['plano', 'pl', 'PL'] },
    css: 'body{background:#fffef8;padding:30px 32px}table{width:100%;margin:14px 0}td,th{border:1px solid #444;text-align:center;padding:4px;height:50px}th{height:26px;font-size:12px}td.n{width:34px;font-size:12px;padding:2px}td.o{width:48px;font-weight:700}u{text-decoration:none;border-bottom:1px solid #444;padding:0 8px;display:inline-block;min-width:120px}',
    draw: (s) => {
      const far = (lead: string, name: string, e: DrawnEye): string =>
        tr(
          ...[lead, `<td class="o">${name}</td>`].filter(Boolean),
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('letters'),
        );
      const near = (lead: string, name: string, e: DrawnEye): string =>
        tr(
          ...[lead, `<td class="o">${name}</td>`].filter(Boolean),
          e.add(),
          ...['', '', '', ''].map(() => '<td style="background:#ecebe2"></td>'),
        );
      const lead = (text: string): string => `<td class="n" rowspan="2">${text}</td>`;
      return `<div class="center"><b style="font-size:19px">${s.doctor()}, M.D.</b><br><span class="small">Diseases and Surgery of the Eye<br>${s.street()}, ${s.town()} &nbsp; ${s.phone()}</span></div><p style="margin:18px 0 0">Name <u>${s.patient()}</u> &nbsp; Date <u>${s.date()}</u></p>${table(heads('', '', 'SPHERE', 'CYL.', 'AXIS', 'PRISM', 'BASE'), far(lead('D<br>I<br>S<br>T'), 'O.D.', s.right), far('', 'O.S.', s.left), near(lead('A<br>D<br>D'), 'O.D.', s.right), near('', 'O.S.', s.left))}<p>P.D. <u>${s.pd()}</u></p><p class="small">Remarks: <u style="min-width:300px">${s.filled(s.dice.pick(['glare coating', 'photochromic', 'poly lenses', 'tint for photophobia']))}</u></p><div style="margin-top:22px;text-align:right"><u style="min-width:230px">${s.filled(s.doctor().replace('Dr. ', ''))}</u> M.D.</div>`;
    },
  },
  {
    // A small prescription blank with the numbers written as formulas.
    name: 's-copy-us-blank-formula',
    language: 'en',
    pen: 'always',
    width: 540,
    values: { prism: 0, sameAdd: true },
    writing: { plano: ['pl', 'plano'], degree: false },
    css: 'body{padding:28px 34px;background:#f4faf4}.l{border-bottom:1px solid #577;padding:8px 0 2px;margin:0 0 10px;font-size:19px}.l b{display:inline-block;width:62px;font-size:15px;font-family:Tinos}',
    draw: (s) =>
      `<div class="center"><b style="font-size:18px">${s.practice()}</b><br><span class="small">${s.street()} &bull; ${s.town()}<br>Appointments ${s.phone()}</span></div><p style="margin:18px 0 8px">PATIENT ${s.patient()} <span style="float:right">${s.dateAs('3/5/25')}</span></p><p style="font-size:34px;font-family:Tinos;margin:0">&#8478;</p><div class="l"><b>O.D.</b>${s.right.formula(s.filled(' x '), ' &nbsp;', 'sph')}</div><div class="l"><b>O.S.</b>${s.left.formula(s.filled(' x '), ' &nbsp;', 'sph')}</div><div class="l"><b>ADD</b>${hasAdd(s) ? `${s.add()} ${s.filled('OU')}` : s.filled('none')}</div><div class="l"><b>P.D.</b>${s.pd()}</div><p>${box(!hasAdd(s), 'S.V.')} &nbsp; ${box(false, 'Bif.')} &nbsp; ${box(hasAdd(s), 'Prog.')} &nbsp; ${box(false, 'Trif.')}</p><div style="margin-top:34px;text-align:right">____________________, O.D.<br><span class="small">Refill 0 1 2 &nbsp; Exp. 2 yr.</span></div>`,
  },
  {
    // The office manager answers by e-mail and tells the numbers in her sentences.
    name: 's-copy-us-manager-mail',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 700,
    values: { prism: 0, sameAdd: true },
    writing: { degree: false, minus: ['-'], plano: ['plano', '0.00'] },
    css: 'body{padding:24px 30px;font-size:16px;line-height:1.5}.h{color:#555;font-size:14px;border-bottom:1px solid #ddd;padding-bottom:10px;margin-bottom:16px}.q{border-left:3px solid #ccc;padding-left:12px;color:#666;font-size:14px;margin-top:26px}',
    draw: (s) => {
      const first = s.patient().split(' ')[0];
      const office = s.practice();
      const eye = (e: DrawnEye): string =>
        e.toric
          ? `${e.sph()} sphere with ${e.cyl()} cylinder at axis ${e.axis()}`
          : `${e.sph()} sphere, no astigmatism`;
      return `<div class="h"><b style="font-size:19px;color:#111">RE: copy of my glasses prescription</b><br>From: Front Desk &lt;frontdesk@eyeoffice.example&gt;<br>To: ${s.patient()}<br>${s.date()}, ${s.dice.whole(1, 5)}:${s.dice.whole(10, 59)} PM</div><p>Hi ${first},</p><p>Happy to help! Per ${s.doctor()}'s notes your glasses prescription is as follows. The right eye is ${eye(s.right)}. The left eye is ${eye(s.left)}.${hasAdd(s) ? ` The add for both eyes is ${s.add()}.` : ' There is no add.'} Your PD is ${s.pd()}.</p><p>It is good until ${s.expires()}. If the online shop wants it on letterhead just let me know and I will fax it over.</p><p>Have a great day,<br>Tammy<br>${office}<br>${s.phone()}</p><div class="q">On ${s.dice.pick(['Monday', 'Tuesday', 'Thursday'])} ${first} wrote:<br>Hello, could you please send me my prescription and PD? I would like to order a spare pair.</div>`;
    },
  },
  {
    // A secure message in a portal: the technician's answer, one line for each eye.
    name: 's-copy-us-secure-message',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 620,
    values: { prism: 0.1, plus: 0.3 },
    writing: { degree: false, noCylinder: ['SPH'] },
    css: 'body{background:#eef1f4;padding:0 0 24px}.t{background:#274156;color:#fff;padding:12px 22px}.c{background:#fff;margin:16px 20px;padding:16px 20px;border-radius:6px;border:1px solid #d5dbe1}.me{margin-left:80px;background:#e2edf8}.w{font-size:13px;color:#667}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${name}: ${e.formula(' x ', ' ', 'sph')}${hasAdd(s) ? ` add ${e.add()}` : ''}${e.amounts() ? `, prism ${e.prism('letters', ' and ')}` : ''}`;
      return `<div class="t"><b>Messages</b> &nbsp; Ophthalmology Clinic</div><div class="c me"><span class="w">You</span><p style="margin:4px 0 0">Hello, I lost the paper from my visit. Can you send what ${s.doctor()} prescribed for my new glasses?</p></div><div class="c"><span class="w">Kayla R., COA &nbsp; ${s.date()}</span><p style="margin:6px 0">Good morning ${s.patient()},</p><p>Your new glasses Rx:</p><p style="margin-left:8px">${eye('OD', s.right)}<br>${eye('OS', s.left)}<br>Dist PD ${s.pd()}</p><p style="margin:0">Please call ${s.phone()} if your glasses do not feel right after two weeks.</p></div><p class="w" style="margin:0 22px">Do not use messages for urgent symptoms such as flashes, pain or sudden loss of vision.</p>`;
    },
  },
  {
    // Invoice of a wholesale laboratory with the job's values in its middle.
    name: 's-copy-us-lab-invoice',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 900,
    values: { prism: 0.25 },
    writing: { axisDigits: 3, degree: false, noCylinder: ['0.00', ''], plano: ['0.00', '+0.00'] },
    css: 'body{font-size:14px;padding:28px 32px}table{width:100%;margin:8px 0}td,th{padding:5px 6px;text-align:center;border:1px solid #777}th{background:#ddd;font-size:12px}.a td,.a th{border:0;border-bottom:1px solid #bbb}.a td:first-child,.a th:first-child{text-align:left}.a td:last-child,.a th:last-child{text-align:right}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          prismIn(e, 'Hor'),
          prismIn(e, 'Ver'),
          ...e.cells('pd', 'nearPd'),
          hasAdd(s) ? String(s.dice.whole(16, 22)) : '',
        );
      return `<div class="sides"><div><b style="font-size:20px">TRI-COUNTY OPTICAL LABORATORY</b><br>${s.street()}, ${s.town()}<br>800-555-01${s.dice.digits(2)}</div><div style="text-align:right"><b>INVOICE ${s.dice.digits(7)}</b><br>${s.date()}<br>Tray ${s.dice.digits(4)}</div></div><p style="margin:12px 0 4px">Sold to: ${s.practice()} &nbsp; Acct ${s.dice.digits(5)}<br>Patient: <b>${s.patient()}</b></p>${table(heads('Eye', 'Sphere', 'Cyl', 'Axis', 'Add', 'Prism In/Out', 'Prism Up/Dn', 'Dist PD', 'Near PD', 'Seg Ht'), eye('R', s.right), eye('L', s.left))}<div class="a">${table(heads('Description', 'Qty', 'Amount'), tr(s.lensType({ single: 'SV Poly Aspheric Clear', multi: 'Freeform Progressive Poly Clear' }), '1 pr', s.price()), tr('AR Premium hydrophobic', '1 pr', '38.00'), tr('Edge and mount, customer frame A 52.0 B 38.5 DBL 18', '1', '12.50'), tr('Shipping UPS', '', '6.95'))}</div><p class="small">Terms 2% 10th prox. All jobs inspected to ANSI Z80.1 tolerances.</p>`;
    },
  },
  {
    // Children's eye clinic: the drops' measurement above, what was prescribed below.
    name: 's-copy-us-children-drops',
    language: 'en',
    fonts: ['Arimo', 'Tinos'],
    width: 800,
    values: { plus: 0.8, add: 0.15, prism: 0.2 },
    writing: { noCylinder: ['SPH', 'sph', ''] },
    css: 'table{width:100%;margin:4px 0 16px}td,th{border:1px solid #aaa;padding:6px;text-align:center}th{font-size:13px;background:#f2f2f2}.d{color:#555;font-size:14px}.d table{width:62%}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis'), e.prism('letters', '<br>'), e.add());
      return `<div class="sides"><div><b style="font-size:20px">Pediatric Ophthalmology &amp; Strabismus</b><br><span class="small">${s.street()}, ${s.town()} &nbsp; ${s.phone()}</span></div><span style="border:2px solid #333;padding:6px 12px;height:36px"><b>GLASSES</b></span></div><p style="margin:16px 0">Child: <b>${s.patient()}</b> &nbsp; Parent present: yes &nbsp; Visit: ${s.date()}</p><div class="d">Cycloplegic retinoscopy (Cyclogyl 1%), for the record only${table(heads('', 'Sph', 'Cyl', 'Axis', 'VA'), older('RE', s.right, s.acuity()), older('LE', s.left, s.acuity()))}</div><b>Prescription to be filled</b>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Prism', 'Add'), eye('Right (OD)', s.right), eye('Left (OS)', s.left))}<p>${box(true, 'Polycarbonate')} &nbsp; ${box(true, 'Full time wear')} &nbsp; ${box(false, 'Strap')} &nbsp; ${box(false, 'Patch')} &nbsp; PD ${s.pd()}</p><p class="small">Do not cut the plus. Do not substitute reading lenses from a store rack.</p><p style="margin-top:38px">${s.doctor()}, MD &nbsp; ____________________ &nbsp; valid to ${s.expires()}</p>`;
    },
  },
  {
    // A clinic for double vision: prisms in a table of their own.
    name: 's-copy-us-prism-clinic',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 780,
    values: { prism: 1 },
    writing: { noCylinder: ['DS', 'SPH'] },
    css: 'h3{font-size:16px;margin:18px 0 4px;color:#3b5d3a}table{width:100%}td,th{border:1px solid #9ab199;padding:8px 6px;text-align:center}th{background:#eaf1ea;font-size:13px}',
    draw: (s) => {
      const [r, l] = [s.right, s.left];
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      const prism = (name: string, e: DrawnEye): string =>
        tr(name, e.amount('Hor'), e.base('Hor', 'words'), e.amount('Ver'), e.base('Ver', 'words'));
      return `<h2 style="color:#3b5d3a;margin:0">NeuroVision Rehabilitation Center</h2><span class="small">${s.street()}, ${s.town()} &nbsp; ${s.phone()}</span><p style="margin-top:16px">Rx for <b>${s.patient()}</b>, born ${s.born()}, seen ${s.date()}</p><h3>Lens power</h3>${table(heads('Eye', 'Sphere', 'Cylinder', 'Axis', 'Add'), eye('OD', r), eye('OS', l))}<h3>Prism &ndash; ground in, as listed for each eye</h3>${table(heads('Eye', 'Horizontal &Delta;', 'Base', 'Vertical &Delta;', 'Base'), prism('OD', r), prism('OS', l))}<p style="margin-top:12px">Monocular PD: OD ${r.pd()} / OS ${l.pd()}</p><p>Lens: ${s.lensType({ single: 'single vision, no aspheric', multi: 'progressive, fit per manufacturer' })}. Tint: FL-41 ${s.dice.whole(20, 50)}%.</p><p class="small">Optician: please verify prism in the lensometer at the fitted PD. Call before any substitution.</p><p style="margin-top:34px">${s.doctor()}, OD, FNORA &nbsp; <span class="small">exp. ${s.expires()}</span></p>`;
    },
  },
  {
    // Order sheet of a state's correctional optical laboratory: labels down the side.
    name: 's-copy-us-state-lab-order',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 720,
    values: { prism: 0.2 },
    writing: { noCylinder: ['SPH', ''] },
    css: 'body{padding:26px 30px;font-size:15px}table{width:100%}td,th{border:1px solid #222;padding:6px 8px;text-align:center;height:38px}td:first-child,th:first-child{text-align:left;background:#eee;width:180px;font-size:13px}.x{width:60%;float:left}.y{width:36%;float:right;font-size:14px}',
    draw: (s) => {
      const [r, l] = [s.right, s.left];
      return `<div class="center"><b>STATE CORRECTIONAL INDUSTRIES &ndash; OPTICAL LABORATORY</b><br>EYEGLASS ORDER FORM &nbsp; OL-${s.dice.digits(3)} (Rev. 4)</div><p style="margin:16px 0 10px">Facility: ${s.dice.pick(['Ridge View', 'Eastmoor', 'Copper Valley'])} &nbsp;&nbsp; Name: ${s.patient()} &nbsp;&nbsp; No. ${s.filled(s.dice.digits(6))} &nbsp;&nbsp; Date: ${s.date()}</p><div class="x">${table(heads('', 'RIGHT', 'LEFT'), tr('SPHERE', r.sph(), l.sph()), tr('CYLINDER', r.cyl(), l.cyl()), tr('AXIS', r.axis(), l.axis()), tr('PRISM / BASE', r.prism('words', '<br>'), l.prism('words', '<br>')), tr('ADD', r.add(), l.add()), tr('P.D. (MONOCULAR)', r.pd(), l.pd()), tr('SEG HEIGHT', '', ''))}</div><div class="y"><b>Frame</b><br>${box(true, 'Clear standard')}<br>${box(false, 'Brown standard')}<br>${box(false, 'Lenses only')}<br><br><b>Lens</b><br>${s.lensType({ single: `${box(true, 'Single vision')}<br>${box(false, 'Progressive')}`, multi: `${box(false, 'Single vision')}<br>${box(true, 'Progressive')}` })}<br>${box(true, 'Polycarbonate')}<br><br><b>Eye size</b> ${s.filled(s.dice.pick(['50', '52', '54']))}</div><div style="clear:both;padding-top:20px" class="sides"><span>Examiner: ${s.doctor()}, O.D.</span><span class="small">White: lab &nbsp; Yellow: facility &nbsp; Pink: patient</span></div>`;
    },
  },
  {
    // Voucher that a mobile clinic at a school fills in by pen.
    name: 's-copy-us-school-van',
    language: 'en',
    pen: 'always',
    width: 700,
    values: { prism: 0, add: 0.1, sameAdd: true },
    writing: { noCylinder: ['sph', 'DS'] },
    css: 'body{padding:28px 34px;border-top:14px solid #f2a900}table{width:100%;margin:14px 0}td,th{border:1.5px solid #f2a900;padding:4px;text-align:center;height:52px}th{height:28px;font-size:13px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'pd'));
      return `<h2 style="margin:0">See2Learn Vision Van</h2><p class="small">Free eye exams and eyeglasses for students &nbsp; ${s.phone()}</p><p>Student: ${s.patient()} &nbsp;&nbsp; Grade: ${s.filled(String(s.dice.whole(1, 8)))} &nbsp;&nbsp; Date: ${s.date()}</p><p style="margin:0">School: ${s.filled(s.dice.pick(['Lincoln Elem.', 'Roosevelt MS', 'Garfield K-8']))}</p>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Mono PD'), eye('Right', s.right), eye('Left', s.left))}<p>Add (if any): ${hasAdd(s) ? s.add() : '____'} &nbsp;&nbsp; ${box(true, 'Glasses needed')} &nbsp; ${box(false, 'No glasses needed')} &nbsp; ${box(false, 'Refer')}</p><p>Frame choice: 1st ${s.filled(s.dice.pick(['blue 47', 'black 49', 'purple 45']))} &nbsp;&nbsp; 2nd ${s.filled(s.dice.pick(['red 47', 'tortoise 49']))}</p><p style="margin-top:22px">${s.doctor()}, OD _______________________</p><p class="small">Glasses will be delivered to the school in 2 to 4 weeks. One replacement pair per school year.</p>`;
    },
  },
  {
    // A factory's program for safety glasses.
    name: 's-copy-us-safety-order',
    language: 'en',
    fonts: ['Arimo'],
    width: 860,
    values: { prism: 0.15 },
    writing: { degree: false },
    css: 'body{padding:26px 30px;font-size:15px}table{width:100%;margin-bottom:10px}td,th{border:1px solid #555;padding:7px 6px;text-align:center}th{background:#fbe3b5;font-size:12px}.n td{text-align:left;vertical-align:top;height:48px}.n small{display:block;font-size:10.5px;color:#555}',
    draw: (s) => {
      const cell = (label: string, value: string): string => `<small>${label}</small>${value}`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', '<br>'),
          e.add(),
          hasAdd(s) ? String(s.dice.whole(15, 21)) : '',
          ...e.cells('pd', 'nearPd'),
        );
      return `<div class="sides"><b style="font-size:19px">PRESCRIPTION SAFETY EYEWEAR AUTHORIZATION</b><b>${s.dice.digits(6)}</b></div><div class="n" style="margin-top:10px">${table(tr(cell('EMPLOYEE', s.patient()), cell('EMPLOYER / PLANT', s.dice.pick(['Keystone Castings, Plant 2', 'Delmar Paper, Mill 4', 'Ozark Foundry'])), cell('DEPT', s.dice.digits(3)), cell('DATE', s.date())), tr(cell('EXAMINING DOCTOR', s.doctor()), cell('OFFICE', s.practice()), cell('PHONE', s.phone()), cell('RX EXP.', s.expires())))}</div>${table('<tr><th rowspan="2"></th><th rowspan="2">SPHERE</th><th rowspan="2">CYLINDER</th><th rowspan="2">AXIS</th><th rowspan="2">PRISM</th><th rowspan="2">ADD</th><th rowspan="2">HEIGHT</th><th colspan="2">PD</th></tr>', heads('DIST', 'NEAR'), eye('OD', s.right), eye('OS', s.left))}<p>Lens: ${s.lensType({ single: `${box(true, 'SV')} &nbsp; ${box(false, 'FT-28')} &nbsp; ${box(false, 'Progressive')}`, multi: `${box(false, 'SV')} &nbsp; ${box(false, 'FT-28')} &nbsp; ${box(true, 'Progressive')}` })} &nbsp;&nbsp; ${box(true, 'Polycarbonate')} &nbsp; ${box(false, 'Trivex')} &nbsp;&nbsp; Tint: ${box(true, 'Clear')} &nbsp; ${box(false, 'Gray 3')}</p><p>Frame: Z87-2 ${s.dice.pick(['OnGuard 220S', 'Titmus SW06', 'ArtCraft WF450'])} &nbsp; 56-17 &nbsp; side shields: permanent</p><p class="small">Company pays frame and lenses listed above; upgrades are payable by the employee. Employee signature ______________ Supervisor ______________</p>`;
    },
  },
  {
    // Report of an optometrist to the cataract surgeon, with the glasses that were given.
    name: 's-copy-us-comanagement',
    language: 'en',
    fonts: ['Tinos', 'Arimo'],
    width: 820,
    values: { add: 0.9, prism: 0 },
    writing: { noCylinder: ['sph', 'DS'], degree: false },
    css: 'body{font-size:16px;padding:34px 46px}table{width:100%;margin:4px 0 14px}td,th{border:1px solid #666;padding:5px 6px;text-align:center}th{font-size:13px}td:first-child{width:120px;text-align:left}',
    draw: (s) => {
      const given = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity());
      return `<div class="center"><b style="font-size:19px">POST-OPERATIVE CO-MANAGEMENT REPORT</b><br>Fax to surgeon: ${s.phone()}</div><p style="margin-top:16px">Patient: ${s.patient()} &nbsp; DOB: ${s.born()} &nbsp; Exam: ${s.date()}<br>Procedure: phaco/IOL OU &nbsp; ${box(false, '1 day')} &nbsp; ${box(false, '1 week')} &nbsp; ${box(true, '1 month')}</p>${table(heads('', 'Right', 'Left'), tr('UCVA', s.acuity(), s.acuity()), tr('IOP', `${s.pressure()} mmHg`, `${s.pressure()} mmHg`), tr('Cornea', 'clear', 'clear'), tr('A/C', 'quiet', 'trace cell'), tr('IOL', 'centered', 'centered'))}<p style="margin:0">Autorefractor</p>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Add', 'VA'), older('OD', s.right, '', ''), older('OS', s.left, '', ''))}<p style="margin:0"><b>Spectacle Rx released to patient today</b></p>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Add', 'BCVA'), given('OD', s.right), given('OS', s.left))}<p>Drops: ${s.dice.pick(['discontinued', 'tapering prednisolone', 'artificial tears prn'])}. Next visit: ${s.dice.whole(3, 12)} months.</p><p style="margin-top:30px">${s.doctor()}, OD &nbsp; ______________________</p>`;
    },
  },
  {
    // Itemized bill for a spending account, with the prescription in its foot.
    name: 's-copy-us-itemized-bill',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 780,
    values: { prism: 0.1 },
    writing: { degree: false, noCylinder: ['SPH', ''] },
    css: 'body{font-size:15px}table{width:100%}.b td,.b th{padding:5px 4px;border-bottom:1px solid #ddd;text-align:left}.b td:last-child,.b th:last-child{text-align:right}.r{border:1px dashed #555;padding:10px 14px;margin-top:20px}.r td,.r th{text-align:center;padding:4px}.r th{font-weight:400;font-size:12px;color:#555}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('letters', ', '), e.pd());
      return `<div class="sides"><div><b style="font-size:20px">${s.practice()}</b><br>${s.street()}<br>${s.town()}<br>Tax ID ${s.dice.digits(2)}-${s.dice.digits(7)}</div><div style="text-align:right"><b>ITEMIZED RECEIPT</b><br>${s.date()}<br>Ticket ${s.dice.digits(6)}</div></div><p style="margin:16px 0 8px">Patient: ${s.patient()}</p><div class="b">${table(heads('Code', 'Description', 'Amount'), tr('92014', 'Comprehensive exam, established', '145.00'), tr('92015', 'Refraction', '45.00'), tr(hasAdd(s) ? 'V2781' : 'V2100', s.lensType({ single: 'Single vision lenses, per pair', multi: 'Progressive lenses, per pair' }), s.price()), tr('V2020', 'Frame, zyl', s.price()), tr('V2750', 'Anti-reflective coating', '89.00'), tr('', 'Paid FSA card ending 41' + s.dice.digits(2), ''))}</div><div class="r"><b>Your eyeglass Rx</b> <span class="small">(${s.doctor()}, OD; expires ${s.expires()})</span>${table(heads('', 'Sphere', 'Cyl', 'Axis', 'Add', 'Prism', 'PD'), eye('OD', s.right), eye('OS', s.left))}</div><p class="small" style="margin-top:14px">Custom eyewear is not refundable. Lab warranty: one remake within 60 days.</p>`;
    },
  },
  {
    // Document of an online vision test: a list of names and values for each eye.
    name: 's-copy-us-online-test',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 660,
    values: { prism: 0, add: 0.25 },
    writing: { degree: false, noCylinder: ['0.00', 'None'] },
    css: 'body{padding:38px 44px}.g{display:grid;grid-template-columns:1fr 1fr;gap:30px;margin:18px 0}.g h3{font-size:16px;border-bottom:2px solid #5a4fcf;padding-bottom:5px}.k{display:flex;justify-content:space-between;padding:6px 0;border-bottom:1px solid #eee}.k>span:first-child{color:#777}',
    draw: (s) => {
      const row = (label: string, value: string): string =>
        `<div class="k"><span>${label}</span><span>${value}</span></div>`;
      const eye = (title: string, e: DrawnEye): string =>
        `<div><h3>${title}</h3>${row('Sphere', e.sph())}${row('Cylinder', e.cyl())}${e.toric ? row('Axis', e.axis()) : row('Axis', 'None')}${hasAdd(s) ? row('Add power', e.add()) : ''}</div>`;
      return `<b style="font-size:24px;color:#5a4fcf">clearly.seen</b><h2 style="margin-top:22px">Glasses prescription</h2><p>${s.patient()}<br><span class="small">Date of birth ${s.born()}</span></p><div class="g">${eye('Right eye (OD)', s.right)}${eye('Left eye (OS)', s.left)}</div>${row('Pupillary distance (binocular)', `${s.pd()} mm`)}${row('Issued', s.dateAs('March 5, 2025'))}${row('Expires', s.expiresAs('March 5, 2025'))}${row('Reviewed by', `${s.doctor()}, MD`)}<p class="small" style="margin-top:20px;color:#777">This renewal is based on a remote test of visual acuity and the glasses you told us about. It is not an eye health exam. License and telemedicine notice: see your account.</p>`;
    },
  },
  {
    // Optometrist in British Columbia, bound by rule to give out the whole prescription.
    name: 's-copy-ca-coast',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Carlito', 'Tinos'],
    width: 800,
    values: { prism: 0.25 },
    writing: { axisDigits: 3 },
    css: '.grid table{width:100%}.grid th{background:#e4eef0;font-size:13px}td:first-child{font-weight:700}.f{font-size:13px;color:#333;border-top:1px solid #999;padding-top:8px;margin-top:30px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('words', '<br>'),
          s.dice.pick(['12', '13', '14']),
        );
      return `<div class="center"><h2 style="margin:0">Harbourview Optometry</h2><span class="small">204 - ${s.dice.whole(1100, 3900)} Marine Drive, ${s.dice.pick(['White Rock', 'Nanaimo', 'Sidney'])}, B.C. &nbsp; V${s.dice.whole(1, 9)}B 2K${s.dice.whole(1, 9)}<br>Tel 604-555-01${s.dice.digits(2)} &nbsp; Fax 604-555-01${s.dice.digits(2)}</span></div><p style="margin:22px 0 8px"><b>PRESCRIPTION FOR CORRECTIVE LENSES</b></p><p>Client: ${s.patient()} &nbsp;&nbsp; PHN: 9${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(3)}<br>Date of assessment: ${s.dateAs('2025-03-05')} &nbsp;&nbsp; Expiry: ${s.expiresAs('2025-03-05')}</p><div class="grid">${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Near Add', 'Prism', 'Vertex (mm)'), eye('O.D.', s.right), eye('O.S.', s.left))}</div><p style="margin-top:12px">Pupillary distance: ${s.pd()} mm</p><p>Comments: ${s.filled(s.dice.pick(['update distance glasses', 'no change to frame needed', 'for constant wear']))}</p><p style="margin-top:36px">______________________ &nbsp; ${s.doctor()}, Optometrist, Reg. ${s.dice.digits(4)}</p><div class="f">You may have this prescription filled by any optometrist or registered optician. A contact lens specification requires a separate fitting.</div>`;
    },
  },
  {
    // Federal health benefits in Canada: a claim form with the new and the last prescription.
    name: 's-copy-ca-benefit-claim',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 900,
    values: { prism: 0.2 },
    writing: { degree: false, noCylinder: ['', 'DS'] },
    css: 'body{font-size:14px;padding:24px 30px}table{width:100%;margin-bottom:8px}td,th{border:1px solid #333;padding:5px;text-align:center;height:32px}th{font-size:11px;background:#eee;height:22px}.n td{text-align:left;vertical-align:top;height:42px}.n small{display:block;font-size:10px}h4{margin:8px 0 3px;font-size:13px}',
    draw: (s) => {
      const cell = (label: string, value: string): string => `<small>${label}</small>${value}`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('letters'),
          e.add(),
          s.acuity(),
        );
      const blank = (): string[] => ['', '', '', s.acuity()];
      return `<div class="sides"><b style="font-size:17px">VISION CARE &ndash; PRIOR APPROVAL AND CLAIM</b><span>Protected B when completed</span></div><h4>SECTION 1 &nbsp; Client</h4><div class="n">${table(tr(cell('Surname, given name', s.patient()), cell('Client ID no.', s.dice.digits(10)), cell('Date of birth (YYYY-MM-DD)', s.bornAs('2025-03-05'))), tr(cell('Provider', s.practice()), cell('Provider no.', s.dice.digits(7)), cell('Date of exam (YYYY-MM-DD)', s.dateAs('2025-03-05'))))}</div><h4>SECTION 2 &nbsp; Previous eyewear</h4>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Prism', 'Base', 'Add', 'VA'), older('R', s.right, ...blank()), older('L', s.left, ...blank()))}<h4>SECTION 3 &nbsp; New prescription (required)</h4>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Prism', 'Base', 'Add', 'VA'), eye('R', s.right), eye('L', s.left))}<p>P.D. &nbsp;R ${s.right.pd()} &nbsp; L ${s.left.pd()} &nbsp;&nbsp;&nbsp; Reason: ${box(true, 'Change of 0.50 D or more')} ${box(false, 'Lost / broken')} ${box(false, 'First pair')}</p><h4>SECTION 4 &nbsp; Items</h4>${table(heads('Item code', 'Description', 'Fee'), tr(s.dice.digits(5), s.lensType({ single: 'Lenses, single vision, pair', multi: 'Lenses, progressive, pair' }), s.price()), tr(s.dice.digits(5), 'Frame', s.price()))}<p class="small">I certify that the services were rendered: ${s.doctor()} ______________________</p>`;
    },
  },
  {
    // A clinic in Alberta whose program prints a narrow block for each eye in one table.
    name: 's-copy-ca-foothills',
    language: 'en',
    fonts: ['DejaVu Sans', 'Arimo'],
    width: 760,
    values: { prism: 0.2, add: 0.6 },
    writing: { noCylinder: ['DS', '—'], gap: '' },
    css: 'body{font-size:15px}table{width:100%;margin-top:8px}td,th{padding:7px 6px;text-align:center;border-bottom:1px solid #999}th{font-size:12px;text-transform:uppercase;border-bottom:2px solid #222}.k{columns:2;margin:14px 0;font-size:14px;line-height:1.6}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', '<br>'),
          ...e.cells('add', 'pd'),
        );
      return `<b style="font-size:21px">Foothills Eye Doctors</b><br><span class="small">${s.dice.whole(12, 980)} Centre Street NW, Calgary AB T2E ${s.dice.whole(1, 9)}P${s.dice.whole(1, 9)} | 403.555.01${s.dice.digits(2)}</span><div class="k">Name: ${s.patient()}<br>DOB: ${s.bornAs('05-MAR-2025')}<br>AHC #: ${s.dice.digits(5)}-${s.dice.digits(4)}<br>Rx date: ${s.dateAs('05-MAR-2025')}<br>Rx expiry: ${s.expiresAs('05-MAR-2025')}<br>Doctor: ${s.doctor()}</div><b>Glasses prescription</b>${table(heads('Eye', 'Sphere', 'Cyl', 'Axis', 'Prism', 'Add', 'PD'), eye('Right', s.right), eye('Left', s.left))}<p style="margin-top:14px">${s.lensType({ single: 'Rx designed for: distance / all day', multi: 'Rx designed for: distance + near (progressive)' })}</p><p class="small">Direct billing to Blue Cross, Sun Life and Canada Life available. Please bring this form if you purchase elsewhere; we are not able to troubleshoot eyewear made by others.</p><p style="margin-top:34px">Signature ____________________________</p>`;
    },
  },
  {
    // Progress note of an eye group in a health system: the plan tells the glasses.
    name: 's-copy-us-progress-note',
    language: 'en',
    fonts: ['Carlito', 'DejaVu Sans Condensed'],
    width: 820,
    values: { plus: 0.6, prism: 0.1, sameAdd: true },
    writing: { axisDigits: 3, degree: false },
    css: 'body{font-size:15px;line-height:1.45}h4{margin:14px 0 2px;font-size:15px;text-decoration:underline}ul,ol{margin:2px 0;padding-left:24px}',
    draw: (s) => {
      const old = (e: DrawnEye): string => {
        const was = e.elsewhere();
        return `${was.sph} ${was.cyl} x ${was.axis}`;
      };
      const eye = (name: string, e: DrawnEye): string =>
        `<li>${name}: ${e.formula(' x ', ' ', 'sphere')}${e.amounts() ? `, ${e.prism('letters', ', ')}` : ''}</li>`;
      return `<b>OPHTHALMOLOGY CLINIC NOTE</b> <span style="float:right">Page 2 of 2</span><br>${s.patient()} &nbsp; MRN ${s.dice.digits(8)} &nbsp; DOB ${s.born()} &nbsp; Visit ${s.date()}<h4>Imaging</h4>OCT macula: CST OD ${s.dice.whole(238, 281)}, OS ${s.dice.whole(238, 281)}, no fluid. RNFL average OD ${s.dice.whole(78, 99)}, OS ${s.dice.whole(78, 99)}.<h4>Autorefraction</h4>OD ${old(s.right)}; OS ${old(s.left)}<h4>Assessment and Plan</h4><ol><li>Glaucoma suspect, low risk: IOP ${s.pressure()}/${s.pressure()}, C/D 0.5 OU. Repeat HVF in 12 months.</li><li>Dry eye: warm compresses, artificial tears QID.</li><li>Refractive error ${hasAdd(s) ? 'with presbyopia ' : ''}OU. New glasses prescribed today:<ul>${eye('OD', s.right)}${eye('OS', s.left)}${hasAdd(s) ? `<li>Add ${s.add()} OU</li>` : ''}</ul></li></ol><p style="margin-top:12px">Rx valid until ${s.expires()}. Return 1 year or sooner for flashes, floaters or curtain.</p><p style="margin-top:22px">${s.doctor()}, MD<br><span class="small">Comprehensive Ophthalmology. Note completed with voice recognition; errors in transcription are possible.</span></p>`;
    },
  },
  {
    // Statement after a sight test in England: both eyes side by side, distance and near rows.
    name: 's-copy-uk-both-sides',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 980,
    values: { prism: 0.3, add: 0.75 },
    writing: { degree: false, noCylinder: ['DS', '', '—'] },
    css: 'body{font-size:15px;padding:30px 32px}table{width:100%}td,th{border:1px solid #333;padding:6px 4px;text-align:center;height:40px}th{font-size:12px;font-weight:400;height:24px}.g{background:#eef}td.w{font-size:13px;width:70px}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis', 'amounts'),
        e.bases('words'),
        s.acuityMetres(),
      ];
      const near = (e: DrawnEye): string[] =>
        hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis(), '', '', 'N5'] : Array(6).fill('');
      const names = ['Sph', 'Cyl', 'Axis', 'Prism', 'Base', 'VA'];
      return `<div class="sides"><div><b style="font-size:18px">Patient's optical prescription or statement</b><br>Under the Opticians Act 1989</div><div style="text-align:right">${s.dice.pick(['Abbot &amp; Lyle Opticians', 'Meadow Lane Eyecare', 'J. Thackeray Optometrists'])}<br>${s.dice.whole(2, 140)} High Street, ${s.dice.pick(['Ludlow SY8 1AB', 'Otley LS21 3AH', 'Bakewell DE45 1EW'])}</div></div><p style="margin:14px 0 10px">Name: <b>${s.patient()}</b> &nbsp; DOB: ${s.bornAs('05/03/2025')} &nbsp; Date of test: ${s.dateAs('05/03/2025')}</p>${table(`<tr><th rowspan="2"></th><th colspan="6" class="g"><b>RIGHT</b></th><th colspan="6" class="g"><b>LEFT</b></th></tr>`, heads(...names, ...names), tr('<td class="w">Distance</td>', ...far(s.right), ...far(s.left)), tr('<td class="w">Near</td>', ...near(s.right), ...near(s.left)))}<p style="margin-top:12px">${box(true, 'New or changed prescription')} &nbsp; ${box(false, 'Unchanged')} &nbsp; ${box(false, 'No prescription needed')} &nbsp; ${box(false, 'Referred to GP')}</p><p>Retest recommended in ${s.dice.pick(['12', '24'])} months. BVD ${s.dice.pick(['10', '12', '14'])} mm.</p><p style="margin-top:24px">Signed ____________________ &nbsp; ${s.doctor()} &nbsp; GOC 01-${s.dice.digits(5)}</p>`;
    },
  },
  {
    // Independent practice in Scotland, sent as an attachment.
    name: 's-copy-uk-attachment',
    language: 'en',
    fonts: ['Carlito', 'DejaVu Serif'],
    width: 800,
    values: { prism: 0.25 },
    writing: { noCylinder: ['DS', ''], plano: ['Plano', '0.00', 'plano'] },
    css: 'h2{color:#00563f;margin:0}table{width:100%;margin:14px 0}td,th{padding:8px 6px;text-align:center}tr:nth-child(odd) td{background:#f2f6f4}th{border-bottom:2px solid #00563f;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          prismIn(e, 'Hor', 'words'),
          prismIn(e, 'Ver', 'words'),
          s.acuityMetres(),
          e.add(),
          hasAdd(s) ? 'N5' : '',
        );
      return `<h2>Strath Eyecare</h2><span class="small">${s.dice.whole(3, 88)} Bridge Street, ${s.dice.pick(['Pitlochry PH16 5AY', 'Peebles EH45 8AD', 'Nairn IV12 4AX'])} &nbsp; 01${s.dice.digits(3)} 555${s.dice.digits(3)}</span><p style="margin-top:20px"><b>Spectacle prescription</b></p><p>${s.patient()}<br>Examined on ${s.dateAs('5th March 2025')} by ${s.doctor()}</p>${table(heads('', 'Sph', 'Cyl', 'Axis', 'H Prism', 'V Prism', 'VA', 'Add', 'NVA'), eye('R', s.right), eye('L', s.left))}<p>Dispensing note: ${s.lensType({ single: 'single vision, distance', multi: 'varifocals advised' })}; ${s.dice.pick(['reduce glare with MAR coat', 'sun spex discussed', 'polarised clip-on discussed'])}.</p><p>Recall: ${s.dice.pick(['1 year', '2 years'])}</p><p class="small" style="margin-top:26px">A prescription for spectacles is valid for two years unless stated otherwise. PD is a dispensing measurement and does not form part of it.</p>`;
    },
  },
  {
    // Optician inside a supermarket, short print with an intermediate add told apart.
    name: 's-copy-uk-superstore',
    language: 'en',
    fonts: ['Arimo'],
    width: 640,
    values: { prism: 0.15 },
    writing: { noCylinder: ['DS', '0.00', ''], degree: false },
    css: 'body{padding:26px 30px}.h{background:#00529c;color:#fff;padding:12px 16px;margin:-26px -30px 18px}table{width:100%}td,th{border:1px solid #00529c;padding:8px 4px;text-align:center}th{background:#d9e8f5;font-size:13px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('words', '<br>'),
          e.add(),
          s.acuityMetres(),
        );
      return `<div class="h"><b style="font-size:20px">Opticians at Harcourt Superstores</b></div><p>Dear ${s.patient()},<br>here is a copy of your prescription from your eye test on ${s.dateAs('5 March 2025')}.</p>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Prism', 'Reading add', 'Vision'), eye('Right', s.right), eye('Left', s.left))}<p style="margin-top:12px">Your next test is due in <b>${s.dice.pick(['12', '24'])} months</b><br>Your optometrist: ${s.doctor()}<br>Store ${s.dice.digits(4)}, ${s.dice.pick(['Swindon', 'Wrexham', 'Gateshead'])}, tel. 0${s.dice.digits(4)} 555${s.dice.digits(3)}</p><p class="small">Sphere: how long- (+) or short-sighted (-) you are. Cylinder and axis: your astigmatism. Reading add: extra power for close work. You can use this copy anywhere. Our staff will be pleased to help you choose frames from £15.</p>`;
    },
  },
  {
    // Screen of a chain's app: one card for each eye with chips of values below their labels.
    name: 's-copy-uk-chain-app',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 400,
    values: { prism: 0.1 },
    writing: { degree: false, noCylinder: ['0.00', '–'] },
    css: 'body{padding:0 0 24px;background:#f3f7f1;font-size:15px}.b{display:flex;justify-content:space-between;padding:7px 18px;font-size:12px;font-weight:700}.c{background:#fff;border-radius:14px;margin:10px 14px;padding:12px 14px}.g{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px}.g div{background:#e8f1e3;border-radius:8px;padding:6px 10px;min-width:76px;text-align:center}.g small{display:block;color:#567;font-size:11px}.g b{font-size:17px}.t{display:flex;justify-content:space-around;border-top:1px solid #ddd;background:#fff;padding:10px;font-size:12px;margin-top:16px}',
    draw: (s) => {
      const chip = (label: string, value: string): string =>
        value ? `<div><small>${label}</small><b>${value}</b></div>` : '';
      const eye = (title: string, e: DrawnEye): string =>
        `<div class="c">${title}<div class="g">${chip('Sphere', e.sph())}${chip('Cylinder', e.cyl())}${chip('Axis', e.axis())}${chip('Near add', e.add())}${chip('Prism', e.prism('words', ' / '))}</div></div>`;
      return `<div class="b"><span>${s.dice.whole(10, 22)}:${s.dice.whole(10, 59)}</span><span>5G &nbsp; ${s.dice.whole(30, 99)}%</span></div><h2 style="margin:10px 18px 2px;font-size:22px">My prescription</h2><p style="margin:0 18px;color:#567">${s.patient()} &nbsp;|&nbsp; Glasses</p>${eye('Right eye', s.right)}${eye('Left eye', s.left)}<div class="c">Eye test &nbsp; <b>${s.dateAs('5 March 2025')}</b><br>Next due &nbsp; <b>in ${s.dice.pick(['1 year', '2 years'])}</b><br>Store &nbsp; <b>${s.dice.pick(['Exeter', 'Harrogate', 'Newry'])}</b></div><div class="t"><span>Home</span><span>Book</span><span><b>Eyes</b></span><span>Orders</span></div>`;
    },
  },
  {
    // Letter from an orthoptic department to the GP, copied to the parents.
    name: 's-copy-uk-orthoptic-letter',
    language: 'en',
    fonts: ['Arimo', 'Tinos'],
    width: 800,
    values: { add: 0, prism: 0, plus: 0.4 },
    writing: { noCylinder: ['DS'], degree: true },
    css: 'body{padding:44px 56px;font-size:16px;line-height:1.45}',
    draw: (s) => {
      const patient = s.patient();
      return `<div style="text-align:right"><b>Orthoptic Department</b><br>${s.dice.pick(['Royal Northmoor Hospital', 'Queen Adelaide Infirmary', 'Vale District Hospital'])}<br>Direct line 0${s.dice.digits(4)} ${s.dice.digits(6)}</div><p>Hospital no. ${s.dice.digits(7)}<br>NHS no. ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(4)}<br>Clinic date ${s.dateAs('5 March 2025')}</p><p>Dear Doctor,</p><p><b>Re: ${patient}, aged ${s.dice.whole(3, 9)}</b></p><p>Diagnosis: ${s.dice.pick(['fully accommodative esotropia', 'anisometropic amblyopia', 'intermittent exotropia'])}</p><p>Thank you for asking us to see this patient. Uncorrected vision was ${s.acuityMetres()} right and ${s.acuityMetres()} left. Ocular movements were full and the fundi and media healthy. Following refraction ${s.doctor()} has issued the following glasses for constant wear:</p><p style="margin-left:40px">Right: ${s.right.formula(' x ', ' / ', 'DS')}<br>Left: ${s.left.formula(' x ', ' / ', 'DS')}</p><p>An optical voucher was given and the family will visit an optician of their choice. We shall review the vision in ${s.dice.whole(6, 14)} weeks, when occlusion may be started.</p><p>Yours sincerely,</p><p style="margin-top:40px">Head Orthoptist<br><span class="small">Dictated but not signed. Copy to parent or guardian.</span></p>`;
    },
  },
  {
    // A practice's record card copied for the patient, in pen.
    name: 's-copy-uk-card-in-pen',
    language: 'en',
    pen: 'always',
    width: 720,
    values: { prism: 0.1, add: 0.7 },
    writing: { noCylinder: ['DS'], plano: ['Plano', 'pl', '∞'], degree: false },
    css: 'body{background:#fdf9ee;padding:26px 32px}table{width:100%;margin:14px 0}td,th{border:1px solid #8c7a4a;padding:3px;text-align:center;height:52px}th{height:26px;font-size:13px;font-weight:400}td:first-child{width:48px;font-weight:700;font-size:20px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('words', '<br>'),
          s.filled(s.acuityMetres()),
          e.add(),
        );
      return `<div class="sides"><div><b style="font-size:20px;font-family:Tinos">P. R. Haddon &amp; Daughter</b><br><span class="small">Ophthalmic Opticians, Market Place, ${s.dice.pick(['Louth', 'Hexham', 'Bungay'])}</span></div><div class="small" style="text-align:right">Est. 1961<br>0${s.dice.digits(4)} ${s.dice.digits(6)}</div></div><p style="margin:16px 0 0">Patient ${s.patient()} &nbsp;&nbsp;&nbsp; Tested ${s.dateAs('05/03/2025')}</p>${table(heads('', 'Sph.', 'Cyl.', 'Axis', 'Prism &amp; base', 'V.A.', 'Add'), eye('R', s.right), eye('L', s.left))}<p>P.D. ${s.pd()} mm &nbsp;&nbsp;&nbsp; For: ${s.filled(hasAdd(s) ? 'varifocal' : 'distance')}</p><p>Next examination: ${s.filled(s.dice.pick(['1 year', '2 yrs', '18/12']))}</p><p style="margin-top:22px;text-align:right">Signed ${s.filled('P R Haddon')}</p>`;
    },
  },
  {
    // An order's confirmation from a British web shop: one line of values for each lens.
    name: 's-copy-uk-web-shop-mail',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 600,
    values: { prism: 0, sameAdd: true },
    writing: { noCylinder: ['0.00'], plano: ['0.00', 'Plano'], degree: false },
    css: 'body{padding:22px 28px;font-size:15px}.o{border:1px solid #ddd;border-radius:6px;padding:14px 16px;margin:14px 0}.o p{margin:0 0 6px}.m{color:#666;font-size:13px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<p>${name}: Sph ${e.sph()} | Cyl ${e.cyl()} | Axis ${e.toric ? e.axis() : '0'}</p>`;
      return `<p class="m">orders@brightspecs.example &nbsp; to me &nbsp; ${s.dateAs('5 March 2025')}</p><h2 style="font-size:20px">We're making your glasses, ${s.patient().split(' ')[0]}!</h2><p>Please check the prescription we have for you. If something is wrong, reply before 4pm today.</p><div class="o"><p><b>${s.dice.pick(['Camden', 'Whitby', 'Tenby'])} in ${s.dice.pick(['matt black', 'crystal', 'tortoise'])}</b> &nbsp; £${s.price()}</p>${eye('Right (OD)', s.right)}${eye('Left (OS)', s.left)}${hasAdd(s) ? `<p>Reading addition: ${s.add()}</p>` : ''}<p>PD: ${s.pd()}mm</p><p>Lens: ${s.lensType({ single: 'Single vision, 1.6 thin', multi: 'Varifocal elite, 1.6 thin' })}, anti-glare</p></div><p>Order BS-${s.dice.digits(7)}. Delivery by Royal Mail Tracked 48, usually within ${s.dice.whole(5, 12)} days.</p><p class="m">Registered in England ${s.dice.digits(8)}. Dispensed under the supervision of a registered dispensing optician. 100 day returns.</p>`;
    },
  },
  {
    // Form for an employer after an eye test for screen users.
    name: 's-copy-uk-screen-user-form',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 780,
    values: { prism: 0, add: 0.3 },
    writing: { noCylinder: ['DS', '—'] },
    css: 'body{font-size:15px}h2{font-size:19px;background:#333;color:#fff;padding:7px 12px}fieldset{border:1px solid #777;margin:0 0 12px;padding:8px 14px 12px}legend{font-weight:700;padding:0 6px}table{width:100%}td,th{padding:6px;text-align:center;border:1px solid #aaa}th{background:#f1f1f1;font-size:13px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuityMetres());
      return `<h2>Eye test certificate &ndash; display screen equipment user</h2><fieldset><legend>1 Employee</legend>Name: ${s.patient()} &nbsp;&nbsp; Payroll no.: ${s.dice.digits(6)}<br>Employer: ${s.dice.pick(['Northern Counties Insurance', 'Severnside Council', 'Fairbairn Logistics'])}</fieldset><fieldset><legend>2 Result (tick one)</legend>${box(false, 'No spectacles needed')}<br>${box(true, 'Spectacles needed for general use, suitable for screen work')}<br>${box(false, 'Spectacles needed solely for screen work')}</fieldset><fieldset><legend>3 Prescription</legend>${table(heads('', 'SPH', 'CYL', 'AXIS', 'ADD', 'VA'), eye('Right eye', s.right), eye('Left eye', s.left))}<p style="margin:10px 0 0">PD ${s.pd()} mm &nbsp;&nbsp; Working distance to screen 60-70 cm</p></fieldset><fieldset><legend>4 Declaration</legend>Date of test: ${s.dateAs('05/03/2025')} &nbsp;&nbsp; Retest: ${s.dice.pick(['12', '24'])} months<br>Optometrist: ${s.doctor()} &nbsp;&nbsp; GOC no. 01-${s.dice.digits(5)}<br><br>Signature _______________________ &nbsp; Practice stamp</fieldset><p class="small">Voucher value £${s.dice.pick(['45', '55', '65'])}.00 including test. The invoice goes to the scheme's administrator, not to the employee.</p>`;
    },
  },
  {
    // Job sheet from an Irish optician's workshop.
    name: 's-copy-ie-job-sheet',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 700,
    values: { prism: 0.2 },
    writing: { noCylinder: ['', 'DS'], degree: false },
    css: 'body{padding:24px 28px;font-size:15px}table{width:100%;margin:8px 0}td,th{border:1px solid #444;padding:6px 4px;text-align:center;height:42px}th{height:24px;font-size:12px;background:#e6f0e6}.n td{text-align:left;height:34px;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('words'),
          e.add(),
          e.pd(),
          hasAdd(s) ? s.filled(String(s.dice.whole(15, 22))) : '',
        );
      return `<div class="sides"><b style="font-size:19px">Ní Bhriain Optometrists, ${s.dice.pick(['Ennis', 'Tuam', 'Mallow'])}</b><b>JOB ${s.dice.digits(5)}</b></div><div class="n">${table(tr(`Patient: ${s.patient()}`, `Ordered: ${s.dateAs('05/03/2025')}`), tr(`Phone: 08${s.dice.whole(5, 9)} ${s.dice.digits(3)} ${s.dice.digits(4)}`, `Scheme: ${s.dice.pick(['PRSI', 'Medical card', 'Private'])}`))}</div>${table(heads('', 'SPH', 'CYL', 'AXIS', 'PRISM', 'BASE', 'ADD', 'CD', 'HT'), eye('R', s.right), eye('L', s.left))}<p class="small" style="margin:0">CD = centration distance each eye for far, HT = fitting height, both in mm</p><div class="n">${table(tr(`Lens: ${s.lensType({ single: 'SV 1.5 hard MAR', multi: 'Varifocal 1.6 hard MAR' })}`, `Frame: ${s.dice.pick(['Aran 54/18', 'Burren 50/20', 'Slaney 52/17'])}`), tr(`Glazing: ${box(true, 'in-house')} ${box(false, 'lab')}`, `Price: €${s.price()}`), tr('Checked by:', 'Collected:'))}</div>`;
    },
  },
  {
    // The health board's form for children's glasses in Ireland, values in boxes.
    name: 's-copy-ie-child-scheme',
    language: 'en',
    pen: 'always',
    width: 760,
    values: { prism: 0, add: 0.1, sameAdd: true },
    writing: { noCylinder: ['DS', '-'], degree: false },
    css: 'body{padding:26px 32px;background:#fbfdff}.r{display:flex;gap:10px;align-items:center;margin:10px 0}.r b{width:84px}.r div{border:1.5px solid #246;flex:1;height:60px;text-align:center;padding:2px 4px}.r small{display:block;font-size:11px;color:#246}h3{margin:14px 0 0;font-size:16px;color:#246}',
    draw: (s) => {
      const cell = (label: string, value: string): string =>
        `<div><small>${label}</small>${value}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="r"><b>${name}</b>${cell('Sphere', e.sph())}${cell('Cylinder', e.cyl())}${cell('Axis', e.axis())}${cell('V.A.', s.filled(s.acuityMetres()))}</div>`;
      return `<div class="center"><b style="font-size:18px">Community Ophthalmic Services Scheme</b><br>Spectacle prescription, children under 16</div><h3>A. Child</h3><p>Name: ${s.patient()} &nbsp;&nbsp; Area no.: ${s.filled(s.dice.digits(4))}</p><h3>B. Prescription</h3>${eye('RIGHT', s.right)}${eye('LEFT', s.left)}<p>Near add: ${hasAdd(s) ? s.add() : '______'} &nbsp;&nbsp; P.D.: ${s.pd()} mm &nbsp;&nbsp; ${box(true, 'Constant wear')} &nbsp; ${box(false, 'School only')}</p><h3>C. Ophthalmic physician / optometrist</h3><p>Date: ${s.dateAs('05/03/2025')} &nbsp;&nbsp; Signature: ${s.filled(s.doctor())}</p><p class="small">To be presented to a contracted optician within six months. Part C must be stamped. Frames from the scheme's range only.</p>`;
    },
  },
  {
    // Optometrist in Melbourne: a plain print in which each eye is one line.
    name: 's-copy-au-two-lines',
    language: 'en',
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    width: 720,
    values: { prism: 0.15 },
    writing: { noCylinder: ['DS'], degree: false },
    css: 'body{padding:40px 46px}.r{border:1px solid #aaa;padding:14px 20px;margin:18px 0;font-size:19px;line-height:1.9}.r b{display:inline-block;width:44px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<b>${name}</b>${e.formula(' x ', ' / ', 'DS')}${hasAdd(s) ? ` &nbsp; Add ${e.add()}` : ''}${e.amounts() ? ` &nbsp; ${e.prism('letters', ' &amp; ')}` : ''} <span style="color:#777;font-size:15px">&nbsp; (${s.acuityMetres()})</span>`;
      return `<b style="font-size:22px">Yarra Street Optometry</b><br><span class="small">${s.dice.whole(4, 210)} Yarra Street, ${s.dice.pick(['Warrandyte VIC 3113', 'Geelong VIC 3220', 'Hawthorn VIC 3122'])} &nbsp; (03) 5550 ${s.dice.digits(4)} &nbsp; Provider no. ${s.dice.digits(6)}K</span><p style="margin-top:22px">Spectacle prescription for <b>${s.patient()}</b><br>Consultation ${s.dateAs('05/03/2025')} &nbsp; Expires ${s.expiresAs('05/03/2025')}</p><div class="r">${eye('R', s.right)}<br>${eye('L', s.left)}</div><p>PD: ${s.right.pd()} R / ${s.left.pd()} L</p><p>Type: ${s.lensType({ single: 'Single vision', multi: 'Multifocal' })}</p><p style="margin-top:36px">${s.doctor()} B.Optom<br><span class="small">Bulk billed item 10910. We will send you a reminder by SMS when your next check is due.</span></p>`;
    },
  },
  {
    // A member's page of an Australian health fund's eye care shop.
    name: 's-copy-au-fund-page',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 860,
    values: { prism: 0.15, add: 0.6 },
    writing: { degree: false, noCylinder: ['—', '0.00'] },
    css: 'body{padding:0 0 34px;font-size:15px}.n{background:#4a1a6b;color:#fff;padding:14px 30px}.m{padding:20px 30px}table{width:100%;margin:8px 0 18px}th{text-align:left;font-size:13px;color:#666;padding:6px 8px;border-bottom:1px solid #999}td{padding:10px 8px;border-bottom:1px solid #e5e5e5}.o td{color:#888;font-size:14px;padding:6px 8px}h3{margin:0;font-size:17px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('words', '<br>'), e.pd());
      return `<div class="n sides"><b>Members Eye Care</b><span>${s.patient()} &nbsp; &#9662;</span></div><div class="m"><span class="small">Dashboard &#8250; Eye care &#8250; Prescriptions</span><h2 style="margin:6px 0 14px">Prescriptions</h2><h3>Current &ndash; issued ${s.dateAs('5 March 2025')}</h3>${table(heads('Eye', 'SPH', 'CYL', 'AXIS', 'ADD', 'PRISM', 'PD'), eye('Right', s.right), eye('Left', s.left))}<p>Optometrist ${s.doctor()}, ${s.dice.pick(['Parramatta', 'Chermside', 'Norwood'])} &nbsp; <b>Valid to ${s.expiresAs('5 March 2025')}</b></p><div class="o"><h3 style="color:#888">Superseded</h3>${table(heads('Eye', 'SPH', 'CYL', 'AXIS', '', '', ''), older('Right', s.right, '', '', ''), older('Left', s.left, '', '', ''))}</div><p class="small">Optical extras left this year: $${s.price()} of $300.00. Limits reset on 1 January.</p></div>`;
    },
  },
  {
    // New Zealand practice: a plain grid on a half sheet.
    name: 's-copy-nz-half-sheet',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'Carlito'],
    width: 740,
    values: { prism: 0.2 },
    writing: { noCylinder: ['DS', 'SPH', ''] },
    css: 'body{padding:28px 36px}.grid table{width:100%;margin:14px 0}.grid td{height:44px}.grid th{font-size:13px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('words'),
          e.add(),
          s.acuityMetres(),
        );
      return `<div class="sides"><div><b style="font-size:20px">Kowhai Eyecare</b><br><span class="small">${s.dice.whole(2, 160)} ${s.dice.pick(['Tancred Street, Ashburton', 'Rata Street, Inglewood', 'Ardmore Street, Wanaka'])}</span></div><span class="small" style="text-align:right">0800 555 0${s.dice.digits(2)}<br>eyes@kowhai.example</span></div><p style="margin:18px 0 0">Name: ${s.patient()} &nbsp;&nbsp; Date: ${s.dateAs('05/03/2025')}</p><div class="grid">${table(heads('', 'Sph', 'Cyl', 'Axis', 'Prism', 'Base', 'Near add', 'VA'), eye('RE', s.right), eye('LE', s.left))}</div><p>PD (distance) ${s.pd()} &nbsp;&nbsp; PD (near) ${s.nearPd()} &nbsp;&nbsp; ${box(!hasAdd(s), 'SV')} ${box(hasAdd(s), 'Progressive')} ${box(false, 'Occupational')}</p><div class="sides" style="margin-top:28px"><span>${s.doctor()}, Optometrist</span><span class="small">Prescription current for two years</span></div>`;
    },
  },
  {
    // A New Zealand subsidy form for children's spectacles.
    name: 's-copy-nz-subsidy',
    language: 'en',
    fonts: ['Arimo'],
    width: 840,
    values: { prism: 0, add: 0.1 },
    writing: { degree: false },
    css: 'body{font-size:14px;padding:26px 32px}h2{font-size:18px;margin:0 0 10px}h4{background:#b7d3d8;margin:10px 0 0;padding:4px 8px}table{width:100%}td,th{border:1px solid #667;padding:6px 7px;text-align:left}.v td,.v th{text-align:center}.v th{background:#eef5f6;font-size:12px}',
    draw: (s) => {
      const [r, l] = [s.right, s.left];
      return `<h2>Spectacle Subsidy &ndash; Optometrist's Application</h2><h4>Child's details</h4>${table(tr(`Full name: ${s.patient()}`, `NHI: ZX${s.dice.pick(['A', 'B', 'K'])}${s.dice.digits(4)}`), tr(`Age: ${s.dice.whole(4, 15)} years`, 'Community Services Card holder: parent'))}<h4>Prescription applied for</h4><div class="v">${table(heads('', 'Right eye', 'Left eye'), tr('Sphere', r.sph(), l.sph()), tr('Cylinder', r.cyl(), l.cyl()), tr('Axis', r.axis(), l.axis()), tr('Add', r.add(), l.add()), tr('Acuity with this prescription', s.acuityMetres(), s.acuityMetres()), tr('PD', r.pd(), l.pd()))}</div><h4>Claim</h4>${table(tr('Examination', '$60.00'), tr(s.lensType({ single: 'Lenses, single vision', multi: 'Lenses, multifocal' }), `$${s.price()}`), tr('Frame', `$${s.price()}`), tr('Patch, box of 50', '$0.00'))}<p style="margin-top:14px">Optometrist: ${s.doctor()} &nbsp; Date: ${s.dateAs('05/03/2025')} &nbsp; Signature: ________________</p><p class="small">The subsidy is up to $287.50 (GST included) in a year. Send one form for each child. Keep a copy.</p>`;
    },
  },
  {
    // Refraction slip of an Indian eye hospital: old glasses above, the accepted power below.
    name: 's-copy-in-acceptance',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 820,
    values: { prism: 0, add: 0.7 },
    writing: { noCylinder: ['', '--', 'DS'], degree: true, addPlus: true },
    css: 'body{font-size:15px;padding:28px 34px}table{width:100%;margin:4px 0 14px}td,th{border:1px solid #555;padding:5px;text-align:center}th{font-size:13px;background:#f0efe6}.k{display:flex;flex-wrap:wrap;gap:4px 28px;border:1px solid #555;padding:8px 10px;margin:12px 0}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(name, 'Dist', ...e.cells('sph', 'cyl', 'axis'), s.acuityMetres());
      const near = (name: string, e: DrawnEye): string =>
        hasAdd(s) ? tr(name, 'Add', e.add(), '', '', 'N6') : '';
      return `<div class="center"><b style="font-size:20px">SRI NETHRA EYE HOSPITAL</b><br><span class="small">(A unit of Sri Nethra Charitable Trust) &nbsp; ${s.dice.pick(['Trichy Road, Coimbatore 641018', 'M.G. Road, Vijayawada 520010', 'Hubli 580029'])}<br>NABH accredited &nbsp; Ph: 0${s.dice.digits(3)} 255${s.dice.digits(4)}</span></div><div class="k"><span>MR No: ${s.dice.digits(8)}</span><span>Name: <b>${s.patient()}</b></span><span>Age/Sex: ${s.dice.whole(18, 74)}/${s.dice.pick(['M', 'F'])}</span><span>Visit: ${s.dateAs('05-MAR-2025')}</span></div><b>PGP (present glass power)</b>${table(heads('Eye', 'Sph', 'Cyl', 'Axis', 'VA'), older('RE', s.right, s.acuityMetres()), older('LE', s.left, s.acuityMetres()))}<b>GLASS PRESCRIPTION (accepted, subjective)</b>${table(heads('Eye', '', 'Sph', 'Cyl', 'Axis', 'VA'), far('RE', s.right), near('RE', s.right), far('LE', s.left), near('LE', s.left))}<p>IPD: ${s.pd()} mm &nbsp;&nbsp; Advice: ${s.lensType({ single: 'Single vision, constant use', multi: 'Progressive, constant use' })}, ${s.dice.pick(['ARC', 'Photochromatic', 'Blue cut'])}</p><p class="small">Kindly show the new glasses to the optometrist within 15 days. Review: ${s.dice.pick(['6 months', '1 year'])}.</p><div class="sides" style="margin-top:26px"><span>Optometrist sign</span><span>${s.doctor()}, MS Ophth<br><span class="small">Reg. No. ${s.dice.digits(5)}</span></span></div>`;
    },
  },
  {
    // Bill book of an Indian optician: right and left eye side by side, written in pen.
    name: 's-copy-in-bill-book',
    language: 'en',
    pen: 'always',
    width: 780,
    values: { prism: 0, add: 0.75 },
    writing: { noCylinder: ['-', '—'], plano: ['Plano', 'PL', '0.00'], degree: false },
    css: 'body{background:#fff7f8;padding:24px 28px;color:#7a1030}table{width:100%;margin:10px 0}td,th{border:1.5px solid #b04060;padding:2px;text-align:center;height:50px}th{height:26px;font-size:13px}td:first-child{width:54px;font-weight:700}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        s.filled(s.acuityMetres()),
      ];
      const near = (e: DrawnEye): string[] =>
        hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis(), s.filled('N6')] : ['', '', '', ''];
      const names = ['SPH', 'CYL', 'AXIS', 'V/A'];
      return `<div class="sides"><b>No. ${s.dice.digits(4)}</b><b>Cash / Credit Memo</b><span>Mob. 98${s.dice.digits(8)}</span></div><div class="center"><b style="font-size:25px">NEW BOMBAY OPTICIANS</b><br><span class="small">Shop 4, Laxmi Market, ${s.dice.pick(['Kolhapur', 'Nashik', 'Sangli'])} &nbsp; Computerised Eye Testing</span></div><p style="margin:12px 0 0">M/s ${s.patient()} <span style="float:right">Date ${s.dateAs('05/03/2025')}</span></p>${table('<tr><th rowspan="2"></th><th colspan="4">RIGHT EYE</th><th colspan="4">LEFT EYE</th></tr>', heads(...names, ...names), tr('D.V.', ...far(s.right), ...far(s.left)), tr('N.V.', ...near(s.right), ...near(s.left)))}<div class="sides"><span>Frame ${s.filled(s.dice.pick(['Titan 1240', 'Shell blk', 'Rimless']))}<br>Lens ${s.filled(hasAdd(s) ? 'Prog. ARC' : 'S.V. blue cut')}<br>P.D. ${s.pd()}</span><span>Total Rs. ${s.filled(String(s.dice.whole(9, 58) * 100))}<br>Advance Rs. ${s.filled('500')}</span></div><p class="small" style="margin-top:12px">Goods once sold will not be taken back. Delivery after 6 p.m. Thank you, visit again.</p>`;
    },
  },
  {
    // Practice in Cape Town: prescription with the codes for the medical aid.
    name: 's-copy-za-with-codes',
    language: 'en',
    fonts: ['Arimo', 'Tinos'],
    width: 800,
    values: { prism: 0.2 },
    writing: { noCylinder: ['', 'DS', '0.00'], degree: false },
    css: 'table{width:100%;margin:8px 0 16px}td,th{border:1px solid #999;padding:7px 6px;text-align:center}th{background:#f0ece2;font-size:13px}.c td,.c th{text-align:left;font-size:14px;padding:4px 6px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('letters', '<br>'),
          ...e.cells('pd'),
          s.acuityMetres(),
        );
      return `<div class="sides"><div><b style="font-size:20px">Milkwood Optometrists Inc.</b><br><span class="small">Shop G${s.dice.whole(2, 30)}, Harbour Mall, ${s.dice.pick(['Hermanus 7200', 'Knysna 6571', 'Table View 7441'])}<br>Tel 021 555 0${s.dice.digits(3)}</span></div><span class="small" style="text-align:right">Pr. No. ${s.dice.digits(7)}<br>VAT 4${s.dice.digits(9)}</span></div><p style="margin-top:18px">Patient: ${s.patient()} &nbsp; Dep. code 0${s.dice.whole(0, 3)}<br>Examined: ${s.dateAs('2025-03-05')} by ${s.doctor()}, B.Optom (UJ)</p>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Add', 'Prism', 'PD', 'VA'), eye('R', s.right), eye('L', s.left))}<div class="c">${table(heads('Tariff', 'Description', 'ICD-10', 'Fee (R)'), tr('11001', 'Optometric examination', 'Z01.0', s.price()), tr('11202', 'Tonometry', 'Z01.0', '85.00'), tr('8' + s.dice.digits(4), s.lensType({ single: 'Single vision lens, per lens x 2', multi: 'Multifocal lens, per lens x 2' }), hasAdd(s) ? 'H52.4' : 'H52.1', s.price()))}</div><p class="small">Pre-authorisation ${s.dice.digits(9)}. Balance not covered by the scheme is due on collection. E&amp;OE.</p>`;
    },
  },
  {
    // Report from the record system of a hospital in Dubai.
    name: 's-copy-ae-hospital-report',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 880,
    values: { prism: 0.2 },
    writing: { degree: false, noCylinder: ['0.00', 'DS', ''] },
    css: 'body{font-size:14px;padding:28px 34px}table{width:100%}td,th{border:1px solid #c6b98a;padding:7px 5px;text-align:center}th{background:#f5efd9;font-size:12px}.i{margin-bottom:14px}.i td{text-align:left;padding:4px 8px}.i td:nth-child(odd){background:#faf7ec;width:120px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          prismIn(e, 'Hor'),
          prismIn(e, 'Ver'),
          ...e.cells('add', 'pd'),
          s.acuityMetres(),
        );
      return `<div class="center"><b style="font-size:20px;color:#7a6520">AL WAHA SPECIALTY HOSPITAL</b><br><span class="small">Healthcare City, Bldg ${s.dice.whole(10, 70)}, Dubai, U.A.E. &nbsp; P.O. Box ${s.dice.digits(5)} &nbsp; +971 4 555 ${s.dice.digits(4)}</span><h3 style="margin:14px 0 8px">OPTICAL PRESCRIPTION</h3></div><div class="i">${table(tr('Patient name', s.patient(), 'File no.', s.dice.digits(7)), tr('DOB / Gender', `${s.bornAs('05-MAR-2025')} / ${s.dice.pick(['Male', 'Female'])}`, 'Visit date', s.dateAs('05-MAR-2025')), tr('Physician', s.doctor(), 'Insurance', s.dice.pick(['Daman', 'Self pay', 'NAS'])))}</div>${table(heads('', 'SPHERE', 'CYLINDER', 'AXIS', 'H. PRISM', 'V. PRISM', 'ADD', 'P.D. (mm)', 'BCVA'), eye('RT (OD)', s.right), eye('LT (OS)', s.left))}<p style="margin-top:14px"><b>Lens type:</b> ${s.lensType({ single: 'Single vision - distance', multi: 'Multifocal (progressive)' })} &nbsp; <b>Coating:</b> ${s.dice.pick(['Blue control', 'Antireflection', 'Photochromic'])}</p><p>Keratometry: OD ${s.curvature()} / ${s.curvature()} &nbsp; OS ${s.curvature()} / ${s.curvature()}</p><p>Remarks: Follow up after one year.</p><div class="sides" style="margin-top:36px"><span>DHA licence ${s.dice.digits(8)}</span><span>Signature &amp; stamp</span></div><p class="small" style="color:#888;text-align:center;margin-top:16px">Printed by OPT${s.dice.digits(2)} &nbsp; valid for six months from visit date</p>`;
    },
  },
  {
    // A shop in Doha answers in a messenger on the telephone.
    name: 's-copy-qa-messenger',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 420,
    values: { prism: 0, sameAdd: true },
    writing: { degree: false, minus: ['-'], noCylinder: ['0.00'] },
    css: 'body{padding:0 0 26px;background:#e7ddd2;font-size:16px}.t{background:#075e54;color:#fff;padding:12px 16px}.b{background:#fff;border-radius:9px;margin:10px 50px 0 12px;padding:9px 12px}.y{background:#dcf8c6;margin:10px 12px 0 70px}.w{font-size:11px;color:#888;text-align:right}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${name}<br>SPH ${e.sph()}${e.toric ? `<br>CYL ${e.cyl()}<br>AX ${e.axis()}` : '<br>CYL no'}`;
      const hour = s.dice.whole(1, 9);
      return `<div class="t">&#8592; &nbsp;<b>Pearl Optics Doha</b><br><span class="small" style="padding-left:26px">business account</span></div><div class="b y">Salam, can you send me the power of the glasses the doctor wrote? I lost the card<div class="w">${hour}:12 PM &#10003;&#10003;</div></div><div class="b">Hello ${s.patient()}, welcome back. Your prescription dated ${s.dateAs('05/03/2025')} from ${s.doctor()}:<div class="w">${hour}:20 PM</div></div><div class="b">${eye('<b>RIGHT EYE</b>', s.right)}<br><br>${eye('<b>LEFT EYE</b>', s.left)}${hasAdd(s) ? `<br><br>ADD both eyes ${s.add()}` : ''}<br>PD ${s.pd()}<div class="w">${hour}:21 PM</div></div><div class="b">We have offer buy 1 get 1, lens from QAR ${s.dice.whole(9, 30) * 10} &#128522;<div class="w">${hour}:21 PM</div></div><div class="b y">Thank you!<div class="w">${hour}:35 PM &#10003;&#10003;</div></div>`;
    },
  },
  {
    // Card of an eye clinic in Bahrain for the optician, far and near in separate rows of one table.
    name: 's-copy-bh-clinic-card',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Tinos', 'Arimo'],
    width: 640,
    values: { prism: 0, add: 1 },
    writing: { noCylinder: ['DS', '—'], degree: true },
    css: 'body{padding:24px 28px;background:#f5fbff}table{width:100%;margin:14px 0}td,th{border:1px solid #2b6f94;padding:5px;text-align:center;height:44px}th{height:26px;font-size:13px;background:#d7ebf6}td.f{background:#eaf5fb;font-weight:700;width:84px}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye, lead = ''): string =>
        tr(...[lead].filter(Boolean), `<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis'));
      const near = (name: string, e: DrawnEye, lead = ''): string =>
        tr(...[lead].filter(Boolean), `<b>${name}</b>`, e.nearSph(), e.nearCyl(), e.nearAxis());
      const lead = (text: string): string => `<td class="f" rowspan="2">${text}</td>`;
      return `<div class="center"><b style="font-size:20px;color:#2b6f94">Gulf View Eye Center</b><br><span class="small">Road ${s.dice.digits(4)}, Block ${s.dice.digits(3)}, Manama, Kingdom of Bahrain &nbsp; +973 1755 ${s.dice.digits(4)}</span></div><p style="margin:16px 0 0">Mr/Mrs ${s.patient()} &nbsp;&nbsp; CPR ${s.dice.digits(9)} &nbsp;&nbsp; ${s.dateAs('05/03/2025')}</p>${table(heads('', 'Eye', 'Sph.', 'Cyl.', 'Axis'), far('R', s.right, lead('FAR')), far('L', s.left), near('R', s.right, lead('NEAR')), near('L', s.left))}<p>I.P.D. for far ${s.pd()} mm &nbsp;&nbsp; I.P.D. for near ${s.nearPd()} mm</p><p>Use: ${s.lensType({ single: 'distance', multi: 'progressive lenses, all day' })}</p><div class="sides" style="margin-top:24px"><span>${s.doctor()}<br><span class="small">Consultant Ophthalmologist</span></span><span style="border:2px solid #2b6f94;border-radius:50%;padding:12px 16px;color:#2b6f94;transform:rotate(-8deg);font-size:12px;text-align:center">GULF VIEW<br>EYE CENTER<br>Manama</span></div>`;
    },
  },
];
