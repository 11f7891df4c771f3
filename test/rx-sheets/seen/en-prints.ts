import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

const grid =
  'table{width:100%;margin:10px 0}td,th{border:1px solid #777;padding:6px 7px;text-align:center}';

/** What programs of practices, labs and shops print in English. */
export const printsInEnglish: Layout[] = [
  {
    name: 's-en-print-two-copies',
    language: 'en',
    width: 900,
    fonts: ['Arimo', 'Tinos'],
    values: { prism: 0 },
    css: `${grid}th{font-size:13px;background:#eee}`,
    draw: (s) =>
      `<div class="sides"><div><h2>${s.practice()}</h2><p class="small">${s.street()}, ${s.town()}<br>Phone ${s.phone()} &nbsp; Fax ${s.phone()}</p></div><p class="small" style="text-align:right">Printed ${s.date()} 09:1${s.dice.digits(1)}<br>Page 1 of 1<br>User: front2</p></div><h3 class="center">EYEGLASS PRESCRIPTION</h3><p><b>Patient:</b> ${s.patient()} &nbsp;&nbsp; <b>DOB:</b> ${s.born()} &nbsp;&nbsp; <b>Patient ID:</b> ${s.dice.digits(6)}</p>${table(
        heads('', 'Sphere', 'Cylinder', 'Axis', 'Add', 'Dist VA', 'Near VA'),
        tr('OD', ...s.right.cells('sph', 'cyl', 'axis', 'add'), s.acuity(), s.acuity()),
        tr('OS', ...s.left.cells('sph', 'cyl', 'axis', 'add'), s.acuity(), s.acuity()),
      )}<p><b>Distance PD:</b> ${s.pd()} &nbsp; <b>Near PD:</b> ${s.nearPd()} &nbsp; <b>Lens:</b> ${s.lensType({ single: 'Single Vision', multi: 'Progressive' })} &nbsp; <b>Material:</b> Polycarbonate</p><p><b>Recommendations:</b> Anti-reflective coating, UV 400, sunglasses.</p><div class="sides" style="margin-top:26px"><p>_______________________<br>${s.doctor()}, O.D.<br><span class="small">License TX ${s.dice.digits(5)} &nbsp; NPI ${s.dice.digits(10)}</span></p><p>Expires: ${s.expires()}</p></div><p class="small">This prescription is for eyeglasses only and may not be used to order contact lenses.</p>`,
  },
  {
    name: 's-en-print-chain-receipt',
    language: 'en',
    width: 460,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0, sameAdd: true },
    css: 'body{padding:24px 22px}pre{font:inherit;margin:0}table{width:100%}td{text-align:right;padding:2px 4px}td:first-child{text-align:left}',
    draw: (s) =>
      `<p class="center"><b>VISION EXPRESSO</b><br>STORE #0${s.dice.digits(3)}<br>${s.street()}<br>TEL ${s.phone()}</p><p>DATE ${s.date()}<br>CUST ${s.patient()}</p><p>- - - - RX ON FILE - - - -</p>${table(tr('', 'OD', 'OS'), tr('SPH', s.right.sph(), s.left.sph()), tr('CYL', s.right.cyl(), s.left.cyl()), tr('AXIS', s.right.axis(), s.left.axis()), s.values.od.add === null ? '' : tr('ADD', s.right.add(), s.left.add()), tr('PD', s.right.pd(), s.left.pd()))}<p>RX BY ${s.doctor()}<br>RX EXP ${s.expires()}</p><p>- - - - - - - - - - - - -</p><table><tr><td>FRAME 4411 BLK</td><td>${s.price()}</td></tr><tr><td>LENSES CR39</td><td>${s.price()}</td></tr><tr><td>COUPON 20%</td><td>-25.00</td></tr><tr><td>TOTAL</td><td>${s.price()}</td></tr></table><p class="center small">THANK YOU<br>30 DAY RETURNS</p>`,
  },
  {
    name: 's-en-print-ehr-assessment',
    language: 'en',
    width: 940,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    values: { prism: 0.2, add: 0.7 },
    css: `body{font-size:14px}${grid}td,th{font-size:13px;padding:3px 6px}h4{background:#d9e4ef;padding:3px 8px;margin:12px 0 4px}`,
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis, '', '', s.acuity());
      };
      const now = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('letters', ', '), s.acuity());
      const columns = heads('Eye', 'Sph', 'Cyl', 'Axis', 'Add', 'Prism', 'VA');
      return `<h3>Eye Exam &ndash; Visit Summary</h3><p>Name: ${s.patient()} | DOB: ${s.born()} | MRN: ${s.dice.digits(8)} | Date of service: ${s.date()} | Provider: ${s.doctor()}</p><h4>Visual Acuity (Snellen)</h4><p>Right uncorrected 20/80, corrected ${s.acuity()}; Left uncorrected 20/100, corrected ${s.acuity()}</p><h4>Wearing Rx</h4>${table(columns, old('Right', s.right), old('Left', s.left))}<h4>Manifest Refraction</h4>${table(columns, old('Right', s.right), old('Left', s.left))}<h4>Final Rx</h4>${table(columns, now('Right', s.right), now('Left', s.left))}<p>Type: ${s.lensType({ single: 'Single vision', multi: 'Progressive' })}. Expiration date: ${s.expires()}. PD: ${s.pd()} mm</p><h4>Tonometry (Applanation, 10:22 AM)</h4><p>Right ${s.pressure()} Left ${s.pressure()}</p><h4>Assessment &amp; Plan</h4><p>1. Myopia, bilateral (H52.13). New glasses prescription given. 2. Return in 12 months.</p>`;
    },
  },
  {
    name: 's-en-print-order-confirmation',
    language: 'en',
    width: 680,
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0 },
    css: 'body{background:#fafafa}.b{background:#fff;border:1px solid #ddd;padding:16px 20px;margin:12px 0}dl{display:grid;grid-template-columns:150px 1fr;margin:0;row-gap:4px}dd{margin:0}dt{color:#666}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="b"><b>${name}</b><dl><dt>Sphere (SPH)</dt><dd>${e.sph()}</dd><dt>Cylinder (CYL)</dt><dd>${e.cyl()}</dd>${e.toric ? `<dt>Axis</dt><dd>${e.axis()}</dd>` : ''}${e.add() && `<dt>Add power</dt><dd>${e.add()}</dd>`}</dl></div>`;
      return `<p class="small">From: orders@glasses.example<br>To: ${s.patient()}<br>Subject: Your order #${s.dice.digits(8)} is confirmed</p><h2>Thanks for your order!</h2><p>Placed on ${s.date()}. It usually ships in 7-10 business days.</p><p>1 x Frame &ldquo;Harper&rdquo; tortoise, 51-18-140 &nbsp; $${s.price()}<br>1 x 1.61 lenses, anti-glare &nbsp; $${s.price()}</p><h3>Prescription</h3>${eye('Right eye (OD)', s.right)}${eye('Left eye (OS)', s.left)}<div class="b">Pupillary distance (PD): ${s.pd()}</div><p class="small">Something wrong? Reply within 2 hours or call ${s.phone()}.</p>`;
    },
  },
  {
    name: 's-en-print-lab-order',
    language: 'en',
    width: 960,
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    values: { prism: 0.4, add: 0.7 },
    css: `body{font-size:14px}${grid}td,th{padding:4px 5px;font-size:13px}.bx{display:flex;gap:20px}`,
    draw: (s) => {
      const row = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amount('Hor'),
          e.base('Hor', 'words'),
          e.amount('Ver'),
          e.base('Ver', 'words'),
          e.pd(),
          e.nearPd(),
          `${s.dice.whole(17, 22)}`,
        );
      return `<div class="sides"><b>OPTICAL LAB ORDER</b><span>Order # ${s.dice.digits(7)}</span><span>Due: ${s.dateAs('2025-03-05')}</span></div><p>Account: ${s.practice()} (${s.dice.digits(5)}) &nbsp; Patient: ${s.patient()} &nbsp; Tray: ${s.dice.digits(3)}</p>${table(heads('', 'SPH', 'CYL', 'AXIS', 'ADD', 'H PRISM', 'H BASE', 'V PRISM', 'V BASE', 'DIST PD', 'NEAR PD', 'SEG HT'), row('R', s.right), row('L', s.left))}<div class="bx"><p><b>FRAME</b><br>Model: Hart 212 &nbsp; Color: Navy<br>A: 52.0 &nbsp; B: 38.5 &nbsp; DBL: 17 &nbsp; ED: 55.1<br>Status: Frame to come</p><p><b>LENS</b><br>Style: ${s.values.od.add === null ? 'SV' : 'Varilux Comfort'}<br>Material: Trivex<br>Coating: AR Premium &nbsp; Tint: none</p><p><b>NOTES</b><br>Edge polish. Rush 24h.</p></div>`;
    },
  },
  {
    name: 's-en-print-card-wallet',
    language: 'en',
    pen: 'sometimes',
    width: 520,
    fonts: ['Carlito', 'Arimo'],
    values: { prism: 0, sameAdd: true },
    css: `body{padding:20px}${grid}td{height:38px}.c{border:2px solid #234;border-radius:12px;padding:14px 18px}`,
    draw: (s) =>
      `<div class="c"><p class="center"><b>${s.practice()}</b><br><span class="small">${s.phone()}</span></p><p>Name ${s.patient()} &nbsp; Date ${s.date()}</p>${table(heads('Rx', 'Sphere', 'Cyl.', 'Axis'), tr('R', ...s.right.cells('sph', 'cyl', 'axis')), tr('L', ...s.left.cells('sph', 'cyl', 'axis')))}<p>${s.values.od.add === null ? '' : `Add ${s.add()} &nbsp;&nbsp; `}P.D. ${s.pd()}</p><p class="small">Next visit: ____ &nbsp; Bring this card with you.</p></div>`,
  },
  {
    name: 's-en-print-uk-statement',
    language: 'en',
    width: 820,
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    values: { prism: 0.3, add: 0.6 },
    writing: { plano: ['Plano', '0.00', '∞'], axisDigits: 1 },
    css: grid,
    draw: (s) => {
      const row = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('words', '<br>'),
          s.acuityMetres(),
          e.add(),
          'N5',
        );
      return `<h2>Optical prescription</h2><p class="small">Statement under the Opticians Act following a sight test</p><p>Name of patient: ${s.patient()}<br>Address: ${s.street()}, Leeds LS${s.dice.digits(1)} 4QT<br>Date of birth: ${s.bornAs('05/03/2025')} &nbsp; Date of test: ${s.dateAs('05/03/2025')} &nbsp; Retest: 24 months</p>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Prism', 'VA', 'Near Add', 'Near VA'), row('Right', s.right), row('Left', s.left))}<p>BVD: 12 mm &nbsp;&nbsp; PD: ${s.pd()}</p><p>I prescribed the above lenses: ${s.doctor()} &nbsp; GOC no. 01-${s.dice.digits(5)}</p><p>${s.practice()}, ${s.phone()}</p>`;
    },
  },
  {
    name: 's-en-print-app-share',
    language: 'en',
    width: 420,
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0 },
    css: 'body{padding:16px;background:#eef}.e{background:#fff;border-radius:12px;padding:12px 16px;margin:10px 0}.e div{display:flex;justify-content:space-between;border-bottom:1px solid #eee;padding:6px 0}',
    draw: (s) => {
      const line = (label: string, value: string): string =>
        value ? `<div><span>${label}</span><b>${value}</b></div>` : '';
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="e"><h3>${name}</h3>${line('SPH', e.sph())}${line('CYL', e.cyl())}${line('AXIS', e.axis())}${line('ADD', e.add())}${line('PD', e.pd())}</div>`;
      return `<h3>Prescription #${s.dice.digits(4)}</h3><p class="small">Saved ${s.dateAs('2025-03-05')} &middot; ${s.patient()}</p>${eye('Left eye', s.left)}${eye('Right eye', s.right)}<p class="center small">Share &middot; Download PDF &middot; Delete</p>`;
    },
  },
];
