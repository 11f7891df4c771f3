import { heads, table, tr } from '../../html.ts';
import type { Layout } from '../../layout.ts';

export const formsInEnglish: Layout[] = [
  {
    // A clinic of the armed forces: numbered boxes, each with its label above the value.
    name: 'f-en-service-form',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'Tinos'],
    width: 900,
    values: { add: 0.5, prism: 0.3 },
    css: 'table{width:100%}td{border:1px solid #222;vertical-align:top;padding:3px 6px 7px;height:56px;font-size:18px}td small{display:block;font-size:10.5px;letter-spacing:.02em}h2{font-size:18px;text-align:center}.tiny{font-size:11px}',
    draw: (s) => {
      const box = (label: string, value: string, span = 1): string =>
        `<td colspan="${span}"><small>${label}</small>${value || '&nbsp;'}</td>`;
      const eye = (no: number, name: string, e: typeof s.right): string =>
        tr(
          box(`${no}. EYE`, `<b>${name}</b>`),
          box(`${no}a. SPHERE`, e.sph()),
          box(`${no}b. CYLINDER`, e.cyl()),
          box(`${no}c. AXIS`, e.axis()),
          box(`${no}d. PRISM`, e.amounts()),
          box(`${no}e. BASE`, e.bases('words')),
          box(`${no}f. ADD`, e.add()),
        );
      return `<h2>EYEWEAR PRESCRIPTION AND ORDER</h2>${table(
        tr(
          box('1. DATE', s.date(), 2),
          box('2. ORDER NUMBER', `${s.dice.digits(4)}-${s.dice.digits(5)}`, 2),
          box('3. CLINIC', s.practice(), 3),
        ),
        tr(
          box('4. NAME (Last, First, MI)', s.patient(), 4),
          box('5. UNIT AND ADDRESS', `${s.street()}, ${s.town()}`, 3),
        ),
        eye(6, 'RIGHT', s.right),
        eye(7, 'LEFT', s.left),
        tr(
          box('8. INTERPUPILLARY DISTANCE (mm)', s.pd(), 2),
          box('9. FRAME', 'HLF 5AM', 2),
          box('10. EYE SIZE', '52', 1),
          box('11. BRIDGE', '18', 1),
          box('12. TEMPLE', '145', 1),
        ),
      )}<p class="tiny">Previous editions of this form are obsolete. Retain copy in health record for 24 months.</p><p>Signature: ${s.doctor()}</p>`;
    },
  },
  {
    // An insurer's claim form: two lines of small boxes, R above L, and money below.
    name: 'f-en-claim-form',
    language: 'en',
    pen: 'sometimes',
    width: 940,
    values: { add: 0.6, prism: 0.2 },
    css: 'td,th{border:1px solid #556;padding:5px 8px;text-align:center;min-width:62px;height:36px}th{background:#e4e8f2;font-size:12px}.bar{background:#3c4d7a;color:#fff;padding:4px 10px;font-weight:700;margin:14px 0 8px}table{width:100%}',
    draw: (s) => {
      const line = (n: string, e: typeof s.right): string =>
        tr(
          `<th>${n}</th>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('letters'),
          e.add(),
          e.pd(),
        );
      return `<div class="sides"><h2>Vision Benefit Claim</h2><div class="small">Group ${s.dice.digits(6)}<br>Member ID ${s.dice.digits(9)}</div></div><div class="bar">Section 1 &mdash; Patient</div><p>Patient: ${s.patient()} &nbsp;&nbsp; Date of birth: ${s.born()} &nbsp;&nbsp; Relationship: &#9745; Self &#9744; Spouse &#9744; Child</p><div class="bar">Section 2 &mdash; Prescription (completed by provider)</div>${table(
        heads('', 'Sphere', 'Cylinder', 'Axis', 'Prism', 'Base', 'Add', 'PD'),
        line('R', s.right),
        line('L', s.left),
      )}<p class="small" style="margin-top:8px">Date of service: ${s.date()} &nbsp; Provider: ${s.doctor()} &nbsp; NPI ${s.dice.digits(10)}</p><div class="bar">Section 3 &mdash; Charges</div>${table(
        heads('Code', 'Description', 'Charge', 'Allowed', 'Paid'),
        tr('92014', 'Exam, established patient', `$${s.price()}`, '$85.00', '$75.00'),
        tr('V2103', 'Spherocylinder lens', `$${s.price()}`, '$60.00', '$60.00'),
      )}`;
    },
  },
  {
    // British: both eyes side by side in one row, right half and left half with equal columns.
    name: 'f-en-uk-halves',
    language: 'en',
    pen: 'sometimes',
    width: 1000,
    values: { add: 0.7, prism: 0.3, plus: 0.05 },
    css: 'table{width:100%}td,th{border:1px solid #1c3f3a;padding:7px 4px;text-align:center;height:38px}th{background:#e1efec;font-size:13px}',
    draw: (s) => {
      const half = (e: typeof s.right): string[] => [
        ...e.cells('sph', 'cyl', 'axis', 'amounts'),
        e.bases('words'),
      ];
      const blanks = ['', '', '', '', ''];
      const near = (e: typeof s.right): string[] => [`<td colspan="5">${e.add()}</td>`];
      return `<div class="sides"><div><h2>${s.practice()}</h2><p class="small">${s.street()}<br>Tel. 01632 960${s.dice.digits(3)}</p></div><div class="small">Optometrist: ${s.doctor()}<br>GOC No. 01-${s.dice.digits(5)}</div></div><p>I have tested the sight of <b>${s.patient()}</b> on ${s.date()} and issue this prescription.</p>${table(
        '<tr><th rowspan="2"></th><th colspan="5">RIGHT</th><th colspan="5">LEFT</th></tr>',
        heads('Sph', 'Cyl', 'Axis', 'Prism', 'Base', 'Sph', 'Cyl', 'Axis', 'Prism', 'Base'),
        tr('<th>Distance</th>', ...half(s.right), ...half(s.left)),
        tr('<th>Near add</th>', ...near(s.right), ...near(s.left)),
        tr('<th>Inter</th>', ...blanks, ...blanks),
      )}<p style="margin-top:14px">BVD 12 mm &nbsp;&nbsp; Next test due: ${s.expires()} &nbsp;&nbsp; Advice: full-time wear</p>`;
    },
  },
  {
    // A pad whose lines are filled in: the label of each value stands under its line.
    name: 'f-en-pad-lines',
    language: 'en',
    pen: 'always',
    width: 760,
    values: { add: 0.5, prism: 0 },
    css: '.l{display:flex;align-items:flex-end;gap:16px;margin:20px 0 4px}.l b{width:54px;font-size:22px}.f{flex:1;border-bottom:1.5px solid #333;text-align:center;height:44px;padding-top:6px}.c{display:flex;gap:16px;font-size:11px}.c b{width:54px}.c span{flex:1;text-align:center}.rx{font:italic 44px "DejaVu Serif"}',
    draw: (s) => {
      const line = (n: string, e: typeof s.right): string =>
        `<div class="l"><b>${n}</b>${e
          .cells('sph', 'cyl', 'axis', 'add')
          .map((v) => `<div class="f">${v}</div>`)
          .join(
            '',
          )}</div><div class="c"><b></b><span>Sphere</span><span>Cylinder</span><span>Axis</span><span>Add</span></div>`;
      return `<div class="center"><h2>${s.doctor()}, O.D.</h2><p class="small">${s.street()}, ${s.town()} &middot; Tel ${s.phone()}</p></div><p>For ${s.patient()} <span style="float:right">Date ${s.date()}</span></p><div class="rx">Rx</div>${line('O.D.', s.right)}${line('O.S.', s.left)}<p style="margin-top:28px">P.D. ${s.pd()} mm</p>`;
    },
  },
  {
    // A voucher of a school programme: left eye first, no cylinder column of its own for bases.
    name: 'f-en-school-voucher',
    language: 'en',
    pen: 'sometimes',
    values: { add: 0.05, prism: 0.1 },
    css: 'body{border:6px double #a4511b;padding:26px 32px}td,th{border-bottom:1px solid #a4511b;padding:9px 14px;text-align:right}th{color:#a4511b;font-size:14px}table{margin:12px 0 16px auto;margin-right:auto}',
    draw: (s) =>
      `<h2 class="center">Bright Desk Glasses Voucher</h2><p class="center small">Good for one frame and two polycarbonate lenses up to $120.00 &middot; Voucher ${s.dice.digits(7)}</p><p>Student: ${s.patient()} &nbsp; Grade ${s.dice.whole(1, 9)} &nbsp; School: ${s.street()}</p>${table(
        heads('', 'SPH', 'CYL', 'AXIS', 'PRISM', 'PD'),
        tr(
          '<td>Left eye</td>',
          ...s.left.cells('sph', 'cyl', 'axis'),
          s.left.prism('letters', '<br>'),
          s.left.pd(),
        ),
        tr(
          '<td>Right eye</td>',
          ...s.right.cells('sph', 'cyl', 'axis'),
          s.right.prism('letters', '<br>'),
          s.right.pd(),
        ),
      )}<p>Examined ${s.date()} by ${s.doctor()}, ${s.practice()}</p><p class="small">Acuity with correction: R ${s.acuity()} &nbsp; L ${s.acuity()}. Expires ${s.expires()}.</p>`,
  },
  {
    // Glasses and contact lenses on one page, the contact lenses above.
    name: 'f-en-contacts-above',
    language: 'en',
    values: { add: 0.4, prism: 0.1 },
    css: 'td,th{border:1px solid #bbb;padding:6px 9px;text-align:center}th{background:#f1f1f1;font-size:13px}table{width:100%;margin-bottom:20px}h3{margin-top:8px;color:#0b5a78}',
    draw: (s) => {
      const lens = (e: (typeof s.values)['od'], name: string): string =>
        tr(
          name,
          s.dice.pick(['Acuvue Oasys', 'Biofinity', 'Dailies Total1']),
          '8.6',
          '14.2',
          s.power(e.sphere < 0 ? e.sphere + 0.5 : e.sphere + 0.75),
          e.cylinder ? s.power(-0.75) : '',
          e.cylinder ? '170' : '',
        );
      const glasses = (name: string, e: typeof s.right): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      return `<div class="sides"><h2>${s.practice()}</h2><div class="small">${s.street()}<br>${s.town()}<br>${s.phone()}</div></div><p><b>${s.patient()}</b> &nbsp; DOB ${s.born()}</p><h3>Contact Lens Rx</h3>${table(
        heads('Eye', 'Brand', 'BC', 'DIA', 'Power', 'Cyl', 'Axis'),
        lens(s.values.od, 'OD'),
        lens(s.values.os, 'OS'),
      )}<h3>Spectacle Rx</h3>${table(heads('Eye', 'Sphere', 'Cyl', 'Axis', 'Add'), glasses('OD', s.right), glasses('OS', s.left))}<p>PD: ${s.pd()} &nbsp; Issued ${s.date()} &nbsp; Expires ${s.expires()}</p><p>${s.doctor()}</p>`;
    },
  },
  {
    // Four rows, far above near, each with its eye; pds in a column.
    name: 'f-en-far-near-four-rows',
    language: 'en',
    values: { add: 1, prism: 0.15 },
    fonts: ['Tinos', 'DejaVu Serif', 'Arimo'],
    css: 'table{width:100%}td,th{border:1px solid #000;padding:8px;text-align:center}th{font-size:13px;font-weight:400;text-transform:uppercase}',
    draw: (s) =>
      `<h2 class="center">${s.practice()}</h2><p class="center small">${s.street()} &middot; ${s.town()} &middot; ${s.phone()}</p><p>Patient ${s.patient()} <span style="float:right">Date ${s.date()}</span></p>${table(
        heads('', 'Eye', 'Sphere', 'Cylinder', 'Axis', 'Prism', 'P.D.'),
        tr(
          '<td rowspan="2"><b>Distance</b></td>',
          'R.E.',
          ...s.right.cells('sph', 'cyl', 'axis'),
          s.right.prism('letters', '<br>'),
          s.right.pd(),
        ),
        tr(
          'L.E.',
          ...s.left.cells('sph', 'cyl', 'axis'),
          s.left.prism('letters', '<br>'),
          s.left.pd(),
        ),
        tr(
          '<td rowspan="2"><b>Near</b></td>',
          'R.E.',
          `<td colspan="3">Add ${s.right.add()}</td>`,
          '',
          s.right.nearPd(),
        ),
        tr('L.E.', `<td colspan="3">Add ${s.left.add()}</td>`, '', s.left.nearPd()),
      )}<p class="small" style="margin-top:16px">Not valid after ${s.expires()}. Visual acuity R ${s.acuity()} L ${s.acuity()}.</p><p>${s.doctor()}</p>`,
  },
];
