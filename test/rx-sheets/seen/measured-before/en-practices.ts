import { heads, padded, table, tr } from '../../html.ts';
import type { Layout } from '../../layout.ts';
import type { DrawnEye } from '../../sheet.ts';

/** What practices in the United States and in Canada hand out. */
export const practicesInEnglish: Layout[] = [
  {
    // A hospital's record, printed for the patient.
    name: 'g-en-record-final-rx',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 860,
    values: { prism: 0.2 },
    writing: { axisDigits: 3, degree: false, noCylinder: ['Sphere', 'DS'] },
    css: 'table{width:100%;margin:8px 0 16px}td,th{text-align:left;padding:5px 10px;border-bottom:1px solid #cfd6de}th{color:#31506e;font-size:14px}h3{background:#e8eef5;padding:6px 10px}',
    draw: (s) => {
      const hasPrism = s.values.od.prismHor !== null || s.values.od.prismVer !== null;
      const row = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          s.acuity(),
          e.add(),
          ...(hasPrism ? [e.prism('letters', ', ')] : []),
        );
      return `<div class="sides"><b>${s.practice()}</b><span class="small">Printed by MyChart on ${s.dateAs('3/5/25')}</span></div><p>${s.patient()} &nbsp; (MRN ${s.dice.digits(8)})</p><h3>Final Rx</h3>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Dist VA', 'Add', ...(hasPrism ? ['Prism'] : [])), row('Right', s.right), row('Left', s.left))}<p><b>Type:</b> ${s.lensType({ single: 'SVL', multi: 'PAL' })} &nbsp;&nbsp; <b>Expiration Date:</b> ${s.expiresAs('3/5/25')}</p><p class="small">Ordering provider: ${s.doctor()}, MD</p>`;
    },
  },
  {
    name: 'g-en-pad-ruled-two-rows',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Tinos', 'Arimo'],
    width: 760,
    values: { prism: 0.15, sameAdd: true },
    css: 'body{border:1px solid #333}table{width:100%;margin:14px 0}td,th{border:1px solid #333;text-align:center;padding:8px 6px;height:46px}th{font-size:13px}.u{display:inline-block;border-bottom:1px solid #333;min-width:200px}',
    draw: (s) =>
      `<div class="center"><h2>${s.practice()}</h2><p class="small">${s.doctor()}, O.D. &nbsp; ${s.street()} &nbsp; ${s.town()} &nbsp; ${s.phone()}</p></div><p>Name <span class="u">${s.patient()}</span> Date <span class="u" style="min-width:120px">${s.date()}</span></p>${table(
        heads('&#8478;', '', 'SPHERE', 'CYLINDER', 'AXIS', 'PRISM', 'BASE'),
        tr(
          '<td rowspan="2">DIST.</td>',
          '<b>O.D.</b>',
          ...s.right.cells('sph', 'cyl', 'axis', 'amounts'),
          s.right.bases('letters'),
        ),
        tr(
          '<b>O.S.</b>',
          ...s.left.cells('sph', 'cyl', 'axis', 'amounts'),
          s.left.bases('letters'),
        ),
        tr('<b>ADD</b>', '<b>O.U.</b>', `<td colspan="5">${s.add()}</td>`),
      )}<p class="small">Rx expires <span class="u">${s.expires()}</span> &nbsp; Signature ______________________</p>`,
  },
  {
    name: 'g-en-office-all-prism-columns',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 980,
    values: { prism: 0.5 },
    writing: { noCylinder: ['DS', ''], degree: false },
    css: 'td,th{border:1px solid #888;padding:5px 7px;text-align:center;font-size:15px}th{background:#ececec}table{width:100%;margin:12px 0}.b{border:1px solid #888;padding:8px 12px}',
    draw: (s) => {
      const row = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amount('Hor'),
          e.base('Hor', 'letters'),
          e.amount('Ver'),
          e.base('Ver', 'letters'),
          ...e.cells('add', 'pd', 'nearPd'),
        );
      return `<div class="sides"><div><h2>${s.practice()}</h2><p class="small">${s.street()}<br>${s.town()}<br>Phone: ${s.phone()}</p></div><div class="b"><b>SPECTACLE LENS PRESCRIPTION</b><br>Exam date: ${s.date()}<br>Expires: ${s.expires()}</div></div><p>Patient: <b>${s.patient()}</b> &nbsp; DOB: ${s.born()}</p>${table(
        heads(
          'Eye',
          'Sph',
          'Cyl',
          'Axis',
          'H Prism',
          'H Base',
          'V Prism',
          'V Base',
          'Add',
          'Dist PD',
          'Near PD',
        ),
        row('OD', s.right),
        row('OS', s.left),
      )}<p class="small">Recommendations: anti-glare, polycarbonate. Remarks: full time wear.</p><p>${s.doctor()}, OD &nbsp; Lic. ${s.dice.digits(5)}T</p>`;
    },
  },
  {
    // A note of a clinic as its terminal prints it.
    name: 'g-en-clinic-note-plain-text',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 840,
    values: { prism: 0.2 },
    writing: { axisDigits: 3, degree: false, plano: ['PLANO', 'plano'], minus: ['-'] },
    css: 'body{font-size:16px;white-space:pre-wrap;line-height:1.45}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `  ${name}: ${e.formula(' X ', ' ', 'SPH')}${e.add() && `  ADD ${e.add()}`}${e.amounts() && `  PRISM ${e.prism('letters', ' ')}`}`;
      return `LOCAL TITLE: OPTOMETRY CLINIC NOTE\nDATE OF NOTE: ${s.dateAs('05-MAR-2025')}   STATUS: COMPLETED\n\nPATIENT: ${s.patient()}\nVA cc:  OD ${s.acuity()}   OS ${s.acuity()}\nIOP (GAT): OD ${s.pressure()}  OS ${s.pressure()} mmHg @ 10:25\n\nSPECTACLE RX:\n${eye('OD', s.right)}\n${eye('OS', s.left)}\n\nPD: ${s.pd()} mm distance\n\nA/P: 1. Refractive error. New Rx released.\n     2. RTC 12 months for DFE.\n\n/es/ ${s.doctor()}, OD\nSTAFF OPTOMETRIST`;
    },
  },
  {
    name: 'g-en-online-exam-cards',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 800,
    values: { prism: 0, add: 0.3 },
    writing: { noCylinder: ['0.00', 'SPH'] },
    css: 'body{color:#223}.c{flex:1;border:1px solid #cdd5e0;border-radius:10px;padding:16px 20px}.c dl{display:grid;grid-template-columns:1fr auto;margin:8px 0 0;row-gap:6px}.c dd{margin:0;font-weight:700}.k{color:#5a6a80}',
    draw: (s) => {
      const card = (title: string, e: DrawnEye): string => {
        const line = (name: string, value: string): string =>
          value && `<dt class="k">${name}</dt><dd>${value}</dd>`;
        return `<div class="c"><b>${title}</b><dl>${line('Sphere (SPH)', e.sph())}${line('Cylinder (CYL)', e.cyl())}${line('Axis', e.axis())}${line('Near addition (ADD)', e.add())}</dl></div>`;
      };
      return `<h2>Eyeglasses prescription</h2><p><span class="k">Issued to</span> ${s.patient()}, born ${s.bornAs('March 5, 2025')}</p><div class="sides">${card('Right eye (OD)', s.right)}${card('Left eye (OS)', s.left)}</div><p style="margin-top:14px"><span class="k">Pupillary distance (PD)</span> &nbsp; <b>${s.pd()}</b> mm</p><p><span class="k">Issued</span> ${s.dateAs('March 5, 2025')} &nbsp; <span class="k">Expires</span> ${s.expiresAs('March 5, 2025')}</p><p>Reviewed by ${s.doctor()}, MD, Ophthalmology, License ${s.dice.digits(6)}</p><p class="small k">This prescription was renewed from your previous glasses. It does not replace an eye health examination.</p>`;
    },
  },
  {
    name: 'g-en-canada-two-languages',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    width: 860,
    values: { prism: 0.2, plus: 0.1 },
    css: 'table{width:100%;margin:12px 0}td,th{border:1px solid #555;padding:7px 6px;text-align:center}th{font-size:13px;line-height:1.2}i{font-weight:400}',
    draw: (s) => {
      const row = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.prism('letters', '<br>'), e.add());
      return `<div class="center"><h2>${s.practice()}</h2><p class="small">${s.street()}, Ottawa, ON &nbsp; T&eacute;l./Tel.: ${s.phone()}</p></div><p>Patient: ${s.patient()} &nbsp; Date: ${s.dateAs('2025-03-05')}</p>${table(
        heads(
          '',
          'Sphere<br><i>Sph&egrave;re</i>',
          'Cylinder<br><i>Cylindre</i>',
          'Axis<br><i>Axe</i>',
          'Prism<br><i>Prisme</i>',
          'Add',
        ),
        row('Right<br>Droit', s.right),
        row('Left<br>Gauche', s.left),
      )}<p>Valid until / Valide jusqu'au: ${s.expiresAs('2025-03-05')}</p><p class="small">Optometrist / Optom&eacute;triste: ${s.doctor()}, No. ${s.dice.digits(4)}</p>`;
    },
  },
  {
    // A lens order's confirmation on the web, eyes as columns.
    name: 'g-en-shop-eyes-across',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 620,
    values: { prism: 0.25 },
    writing: { noCylinder: ['0.00', 'none'], zeros: 'all' },
    css: 'table{width:100%;margin:10px 0}td,th{padding:7px 10px;text-align:left;border-bottom:1px solid #e3e3e3}th{background:#f6f6f6}',
    draw: (s) => {
      const hasPrism = s.values.od.prismHor !== null || s.values.od.prismVer !== null;
      const { right: r, left: l } = s;
      return `<p><b>Thank you for your order!</b> #${s.dice.digits(8)}</p><p class="small">${s.patient()}, ${s.date()}</p>${table(
        heads('Prescription', 'OD (right)', 'OS (left)'),
        tr('Sphere', r.sph(), l.sph()),
        tr('Cylinder', r.cyl(), l.cyl()),
        tr('Axis', r.axis(), l.axis()),
        ...(s.values.od.add === null ? [] : [tr('Add', r.add(), l.add())]),
        ...(hasPrism ? [tr('Prism', r.prism('words', ', '), l.prism('words', ', '))] : []),
        tr('PD (mm)', r.pd(), l.pd()),
      )}<p>Frame: Wayfarer matte black 50-20-145 &nbsp; $${s.price()}<br>Lenses: 1.59 polycarbonate, blue-light filter &nbsp; $${s.price()}</p><p class="small">Questions? Call ${s.phone()}.</p>`;
    },
  },
];

/** What opticians print in Great Britain, Ireland and Australia. */
export const commonwealthInEnglish: Layout[] = [
  {
    // Both eyes beside each other, a row for each distance.
    name: 'g-en-uk-eyes-beside',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 980,
    values: { prism: 0.2 },
    writing: { noCylinder: ['', 'DS'], degree: false, addPlus: true },
    css: 'table{width:100%;margin:12px 0}td,th{border:1px solid #345;padding:6px 5px;text-align:center;font-size:15px}th{background:#e6ecf3}',
    draw: (s) => {
      const eye = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis', 'amounts'),
        e.bases('words'),
        s.acuityMetres(),
      ];
      const near = (e: DrawnEye): string =>
        `<td colspan="5">${e.add() && `Add ${e.add()}`}</td><td>${e.add() && 'N5'}</td>`;
      return `<h2>${s.practice()}</h2><p>Prescription for <b>${s.patient()}</b> &nbsp; Sight test ${s.dateAs('05/03/2025')}, valid to ${s.expiresAs('05/03/2025')}</p>${table(
        '<tr><th></th><th colspan="6">RIGHT</th><th colspan="6">LEFT</th></tr>',
        heads(
          '',
          'Sph',
          'Cyl',
          'Axis',
          'Prism',
          'Base',
          'VA',
          'Sph',
          'Cyl',
          'Axis',
          'Prism',
          'Base',
          'VA',
        ),
        tr('<b>Distance</b>', ...eye(s.right), ...eye(s.left)),
        tr('<b>Near</b>', near(s.right), near(s.left)),
      )}<p>BVD ${s.dice.whole(10, 14)} mm</p><p class="small">Optometrist: ${s.doctor()} &nbsp; GOC 01-${s.dice.digits(5)}</p>`;
    },
  },
  {
    name: 'g-en-uk-statement-brackets',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'Tinos'],
    width: 820,
    values: { prism: 0.15, sameAdd: true },
    css: 'table{width:100%;margin:10px 0}td,th{border:1px solid #222;padding:8px 6px;text-align:center;height:42px}th{font-size:13px}td.d{font-size:13px;width:70px}',
    draw: (s) =>
      `<p class="center"><b>OPTICAL PRESCRIPTION</b><br><span class="small">The Opticians Act 1989. You are entitled to have this dispensed where you choose.</span></p><p>Patient: ${s.patient()} &nbsp;&nbsp; Date: ${s.dateAs('5 March 2025')}</p>${table(
        heads('', '', 'Sph.', 'Cyl.', 'Axis', 'Prism', 'Base'),
        tr(
          '<td rowspan="2" class="d">Distance</td>',
          '<b>R</b>',
          ...s.right.cells('sph', 'cyl', 'axis', 'amounts'),
          s.right.bases('words'),
        ),
        tr('<b>L</b>', ...s.left.cells('sph', 'cyl', 'axis', 'amounts'), s.left.bases('words')),
        tr('<td class="d">Near Add</td>', '<b>R+L</b>', `<td colspan="5">${s.add()}</td>`),
      )}<p>Back vertex distance: ${s.dice.whole(11, 14)} mm &nbsp;&nbsp; PD: ${s.pd()} mm</p><p class="small">Recall: 24 months &nbsp; ${s.doctor()} BSc MCOptom</p>`,
  },
  {
    name: 'g-en-uk-record-lines',
    language: 'en',
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans Condensed'],
    width: 760,
    values: { prism: 0, add: 0.7, sameAdd: true },
    writing: { noCylinder: ['DS'], degree: false, addPlus: true },
    css: '.r{font-size:21px;margin:10px 0}.k{color:#555}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<p class="r"><b>${name}</b> &nbsp; ${e.formula(' x ', ' / ')} &nbsp;&nbsp; <span class="k">${s.acuityMetres()}</span></p>`;
      return `<p><b>${s.practice()}</b><br><span class="small">${s.street()}, ${s.phone()}</span></p><p>Mr/Ms ${s.patient()}, examined ${s.dateAs('5th March 2025')}</p>${eye('R', s.right)}${eye('L', s.left)}${s.values.od.add === null ? '' : `<p class="r">Reading add ${s.add()} <span class="k">at 40 cm</span></p>`}<p>PD ${s.right.pd()} / ${s.left.pd()}</p><p class="small">Changed since last visit: small. Suitable for driving. Next test due in 2 years.</p>`;
    },
  },
  {
    name: 'g-en-australia-label-lines',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Serif'],
    width: 720,
    values: { prism: 0.2 },
    writing: { noCylinder: ['', '0.00'], axisDigits: 1 },
    css: 'h3{border-bottom:2px solid #177}td{padding:4px 16px 4px 0}',
    draw: (s) => {
      const row = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          `Sph ${e.sph()}`,
          e.toric ? `Cyl ${e.cyl()}` : '',
          e.toric ? `Axis ${e.axis()}` : '',
          e.add() && `Add ${e.add()}`,
          e.amounts() && `Prism ${e.prism('letters', ' ')}`,
        );
      return `<h3>Spectacle prescription</h3><p>${s.patient()}, DOB ${s.bornAs('05/03/2025')}</p>${table(row('Right', s.right), row('Left', s.left))}<p style="margin-top:12px">PD right ${s.right.pd()}, left ${s.left.pd()}</p><p>${s.doctor()}, B.Optom, Provider ${s.dice.digits(6)}A<br>Examination ${s.dateAs('05/03/2025')}</p><p class="small">Bulk billed item 10910. Valid for 24 months.</p>`;
    },
  },
  {
    // A machine's narrow slip with the finished values.
    name: 'g-en-phoropter-slip',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 440,
    values: { prism: 0.2 },
    writing: { minus: ['-'], noCylinder: ['0.00'], plano: ['0.00', '+0.00'], degree: false },
    css: 'body{padding:22px 26px;white-space:pre;font-size:17px;line-height:1.4}',
    draw: (s) => {
      const row = (name: string, e: DrawnEye): string =>
        `${name}  ${padded(e.sph(), 8)}${padded(e.cyl(), 8)}${e.axis()}`;
      const add = s.values.od.add === null ? '' : `ADD     R ${s.right.add()}  L ${s.left.add()}\n`;
      return `NO. ${s.dice.digits(4)}\n${s.dateAs('05-MAR-2025')}  14:0${s.dice.digits(1)}\nVD 13.75mm\n\n<b>SUBJECTIVE</b>\n   SPH     CYL     AXS\n${row('R', s.right)}\n${row('L', s.left)}\n\n${add}PD      ${s.pd()}\n\nVA   R ${s.acuity()}  L ${s.acuity()}`;
    },
  },
];
