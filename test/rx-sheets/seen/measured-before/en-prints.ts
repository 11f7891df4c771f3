import { heads, table, tr } from '../../html.ts';
import type { Layout } from '../../layout.ts';

export const printsInEnglish: Layout[] = [
  {
    // A report of a records program: fixed columns without any ruled line.
    name: 'f-en-records-report',
    language: 'en',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 900,
    values: { add: 0.5, prism: 0.2 },
    css: 'body{font-size:16px}table{width:100%}td,th{text-align:left;padding:2px 0;font-weight:400}hr{border:0;border-top:1px dashed #444}',
    draw: (s) => {
      const line = (n: string, e: typeof s.right): string =>
        tr(n, ...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('letters', ' '), s.acuity());
      return `<p>${s.practice().toUpperCase()}<br>PATIENT: ${s.patient()}   ACCT ${s.dice.digits(6)}<br>DOB: ${s.born()}<br>EXAM DATE: ${s.date()}</p><hr><p>FINAL SPECTACLE RX</p>${table(
        heads('', 'SPH', 'CYL', 'AXIS', 'ADD', 'PRISM', 'VA'),
        line('OD:', s.right),
        line('OS:', s.left),
      )}<hr><p>PD DIST ${s.pd()} NEAR ${s.nearPd()}<br>IOP OD ${s.pressure()} OS ${s.pressure()} mmHg @ 10:4${s.dice.digits(1)}<br>EXPIRES: ${s.expires()}<br>SIGNED ELECTRONICALLY BY ${s.doctor()}</p>`;
    },
  },
  {
    // The patients' page of a clinic on a telephone: one value a line, label left and value right.
    name: 'f-en-phone-lines',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 430,
    values: { add: 0.45, prism: 0.2 },
    css: 'body{background:#f2f4f7;padding:0 0 20px}.top{background:#0a6b5d;color:#fff;padding:14px 18px;font-weight:700}.box{background:#fff;border-radius:12px;margin:14px;padding:10px 16px}.k{display:flex;justify-content:space-between;padding:7px 0;border-bottom:1px solid #eceff3}.k span:first-child{color:#5b6673}h3{margin:4px 0 6px}',
    draw: (s) => {
      const k = (label: string, value: string): string =>
        value ? `<div class="k"><span>${label}</span><span>${value}</span></div>` : '';
      const card = (name: string, e: typeof s.right): string =>
        `<div class="box"><h3>${name}</h3>${k('Sphere', e.sph())}${k('Cylinder', e.cyl())}${k('Axis', e.axis())}${k('Add power', e.add())}${k('Prism', e.amount('Hor'))}${k('Base', e.base('Hor', 'words'))}</div>`;
      return `<div class="top">&lsaquo; Eyeglasses prescription</div><div class="box">${k('Written', s.date())}${k('Valid through', s.expires())}${k('Provider', s.doctor())}</div>${card('Right eye', s.right)}${card('Left eye', s.left)}<div class="box">${k('Pupillary distance', `${s.pd()} mm`)}</div>`;
    },
  },
  {
    // An app that writes each number large with its caption below.
    name: 'f-en-app-captions-below',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 520,
    values: { add: 0.5, prism: 0 },
    css: '.e{border:1px solid #d5d9e2;border-radius:14px;padding:14px 18px;margin-bottom:16px}.e>div{display:flex;gap:8px}.e p{flex:1;text-align:center;margin:0;font-size:24px}.e small{display:block;font-size:12px;color:#667}h3{color:#4531a8}',
    draw: (s) => {
      const cell = (value: string, caption: string): string =>
        `<p>${value || '&ndash;'}<small>${caption}</small></p>`;
      const eye = (name: string, e: typeof s.right): string =>
        `<div class="e"><h3>${name}</h3><div>${cell(e.sph(), 'SPH')}${cell(e.cyl(), 'CYL')}${cell(e.axis(), 'AXIS')}${cell(e.add(), 'ADD')}</div></div>`;
      return `<h2>Hi ${s.patient().replace(/ .*/, '')}, your glasses Rx</h2><p class="small">Updated ${s.date()}</p>${eye('OD (right)', s.right)}${eye('OS (left)', s.left)}<p>PD ${s.right.pd()} right &middot; ${s.left.pd()} left</p>`;
    },
  },
  {
    // A card for the wallet: one formula for each eye.
    name: 'f-en-wallet-card',
    language: 'en',
    width: 480,
    values: { add: 0.5, sameAdd: true, prism: 0 },
    css: 'body{padding:18px 22px;background:#fbf7ec}h3{margin:0 0 6px;font-size:17px}.f{font-size:19px;margin:5px 0}',
    draw: (s) =>
      `<h3>${s.practice()}</h3><p class="small">${s.patient()} &middot; exam ${s.date()}</p><p class="f"><b>R</b> &nbsp;${s.right.formula(' x ')}</p><p class="f"><b>L</b> &nbsp;${s.left.formula(' x ')}</p>${s.values.od.add === null ? '' : `<p class="f">Add ${s.add()} OU</p>`}<p class="small">PD ${s.pd()} &nbsp; Call ${s.phone()} for refills</p>`,
  },
  {
    // What a lensmeter prints: thermal paper, one letter for each value.
    name: 'f-en-lensmeter-letters',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 380,
    values: { add: 0.4, prism: 0.3 },
    writing: { plano: ['0.00', '+0.00'], noCylinder: ['0.00', ''], addPlus: true, degree: false },
    css: 'body{background:#f4f3ef;color:#4a4a52;font-size:19px;padding:20px 30px}pre{font:inherit;margin:0;line-height:1.45}',
    draw: (s) => {
      const eye = (name: string, e: typeof s.right): string =>
        `&lt;${name}&gt;\n S ${e.sph()}\n C ${e.cyl()}\n A ${e.axis()}\n${e.add() && ` ADD ${e.add()}\n`}${e.amount('Hor') && ` P ${e.amount('Hor')} ${e.base('Hor', 'words').replace('Out', 'OUT').replace('In<', 'IN<')}\n`}${e.amount('Ver') && ` P ${e.amount('Ver')} ${e.base('Ver', 'words').replace('Up', 'UP').replace('Down', 'DOWN')}\n`}`;
      return `<pre>LM-${s.dice.digits(3)}  No.${s.dice.digits(4)}\n${s.date()} 09:${s.dice.whole(10, 59)}\nSTEP 0.25  ABBE 60\n-----------------\n${eye('RIGHT', s.right)}-----------------\n${eye('LEFT', s.left)}-----------------\n PD ${s.pd()}\n R ${s.right.pd()}  L ${s.left.pd()}\n</pre>`;
    },
  },
  {
    // A letter by an eye doctor with the refraction in its text.
    name: 'f-en-doctors-letter',
    language: 'en',
    fonts: ['Tinos', 'Carlito', 'DejaVu Serif'],
    values: { add: 0.6, sameAdd: true, prism: 0 },
    draw: (s) =>
      `<p style="text-align:right">${s.practice()}<br>${s.street()}<br>${s.town()}</p><p>${s.date()}</p><p>Re: ${s.patient()}, born ${s.born()}</p><p>Dear Colleague,</p><p>Thank you for seeing this patient, whom I examined today. The pressure was ${s.pressure()} mmHg in the right and ${s.pressure()} mmHg in the left eye, the central corneal thickness 548 and 552 microns. Best corrected acuity was ${s.acuity()} on both sides.</p><p>The new glasses should be: right eye ${s.right.formula(' x ', ' ', 'sphere')}, left eye ${s.left.formula(' x ', ' ', 'sphere')}${s.values.od.add === null ? '' : `, with a reading add of ${s.add()} in both eyes`}. The pupillary distance is ${s.pd()} mm.</p><p>I would be glad to see the patient again in 12 months.</p><p>With kind regards,</p><p>${s.doctor()}</p>`,
  },
  {
    // A chain's print-out: order and lens data in one table, eyes as columns, left first.
    name: 'f-en-chain-columns',
    language: 'en',
    values: { add: 0.5, prism: 0.25 },
    css: 'table{width:78%}td,th{padding:6px 12px;border-bottom:1px solid #ccc;text-align:left}th{background:#222;color:#fff}',
    draw: (s) => {
      const line = (label: string, of: (e: typeof s.right) => string): string =>
        tr(`<td><b>${label}</b></td>`, of(s.left), of(s.right));
      return `<div class="sides"><h1>OptiMart</h1><p class="small">Store 0${s.dice.digits(3)}<br>${s.street()}<br>${s.town()}</p></div><p>Customer: ${s.patient()}<br>Rx date: ${s.date()} &nbsp; Rx expires: ${s.expires()}</p>${table(
        heads('Eyeglass Rx', 'OS', 'OD'),
        line('Sphere', (e) => e.sph()),
        line('Cylinder', (e) => e.cyl()),
        line('Axis', (e) => e.axis()),
        line('Add', (e) => e.add()),
        line('Prism', (e) => e.prism('letters', ' ')),
        line('Distance PD', (e) => e.pd()),
        line('Near PD', (e) => e.nearPd()),
      )}<p style="margin-top:14px">Doctor: ${s.doctor()}<br>Phone: ${s.phone()}</p><p class="small">Ask about 2 pairs for $89.95. Offer ends 12/31/2026.</p>`;
    },
  },
  {
    // An e-mail in plain text, one line for each eye, values told by short names.
    name: 'f-en-mail-short-names',
    language: 'en',
    fonts: ['Arimo', 'Courier Prime', 'Carlito'],
    values: { add: 0.5, prism: 0.2 },
    writing: { plano: ['0.00', 'plano', 'Plano'], noCylinder: ['0.00', 'DS', 'none'] },
    draw: (s) => {
      const eye = (name: string, e: typeof s.right): string =>
        `${name}: SPH ${e.sph()}, CYL ${e.cyl()}${e.toric ? `, AX ${e.axis()}` : ''}${e.add() && `, ADD ${e.add()}`}${e.amounts() && `, PRISM ${e.prism('letters', ' + ')}`}`;
      return `<p class="small">From: frontdesk@cedarhollow.example<br>To: me<br>Date: ${s.date()}, 4:1${s.dice.digits(1)} PM<br>Subject: Re: copy of my glasses prescription</p><hr><p>Hello ${s.patient()},</p><p>as requested, these are the numbers from your last visit:</p><p>${eye('Right', s.right)}<br>${eye('Left', s.left)}<br>PD ${s.right.pd()}/${s.left.pd()}</p><p>Let us know if we can help with anything else. Our phone is ${s.phone()}.</p><p>Marcy<br>${s.practice()}</p>`;
    },
  },
  {
    // An order sheet of a laboratory: fitting values beside those of the eyes.
    name: 'f-en-lab-order',
    language: 'en',
    width: 960,
    values: { add: 1, prism: 0.35 },
    css: 'table{width:100%;margin-bottom:14px}td,th{border:1px solid #777;padding:6px;text-align:center}th{font-size:12px;background:#f5efe0}',
    draw: (s) => {
      const line = (n: string, e: typeof s.right): string =>
        tr(
          `<b>${n}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amount('Hor'),
          e.base('Hor', 'words'),
          e.amount('Ver'),
          e.base('Ver', 'words'),
          e.pd(),
          e.nearPd(),
          String(s.dice.whole(16, 24)),
        );
      return `<div class="sides"><h2>LAB ORDER</h2><p>Tray ${s.dice.digits(4)} &nbsp; ${s.date()}</p></div>${table(
        '<tr><th rowspan="2"></th><th rowspan="2">SPH</th><th rowspan="2">CYL</th><th rowspan="2">AXIS</th><th rowspan="2">ADD</th><th colspan="4">PRISM</th><th colspan="2">PD</th><th rowspan="2">SEG HT</th></tr>',
        heads('In/Out', 'Base', 'Up/Down', 'Base', 'Far', 'Near'),
        line('R', s.right),
        line('L', s.left),
      )}${table(heads('Frame', 'A', 'B', 'DBL', 'ED', 'Material', 'Coating'), tr('Rivet 204 BLK', '52.0', '34.5', '18', '55.2', '1.60', 'AR'))}<p>Patient ${s.patient()} &nbsp; Account ${s.dice.digits(5)} ${s.practice()}</p>`;
    },
  },
  {
    // A screenshot of a shop's saved values: a wide row for each eye with its label above each box.
    name: 'f-en-shop-boxes',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 760,
    values: { add: 0.35, prism: 0 },
    writing: { noCylinder: ['0.00', 'None'], plano: ['0.00', 'Plano'] },
    css: '.row{display:flex;gap:14px;margin:8px 0 22px}.row label{flex:1;font-size:13px;color:#555}.row label div{border:1px solid #aab;border-radius:6px;padding:9px 12px;margin-top:4px;font-size:18px;color:#111;min-height:44px}h4{margin:0}',
    draw: (s) => {
      const box = (label: string, value: string): string =>
        `<label>${label}<div>${value}</div></label>`;
      const eye = (name: string, e: typeof s.right): string =>
        `<h4>${name}</h4><div class="row">${box('Sphere (SPH)', e.sph())}${box('Cylinder (CYL)', e.cyl())}${box('Axis', e.axis())}${box('NV-ADD', e.add())}</div>`;
      return `<h2>Saved prescription &ldquo;${s.patient()}&rdquo;</h2><p class="small">Prescription date ${s.date()}</p>${eye('OD &ndash; Right eye', s.right)}${eye('OS &ndash; Left eye', s.left)}<div class="row" style="width:45%">${box('PD', s.pd())}</div><p class="small">Used for order ${s.dice.digits(8)} ($${s.price()})</p>`;
    },
  },
];
