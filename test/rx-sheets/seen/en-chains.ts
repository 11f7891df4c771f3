import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';

/** What chains, warehouse clubs, shops on the web and laboratories print in English. */
export const chainsInEnglish: Layout[] = [
  {
    name: 's-en-chain-dark-band',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 880,
    css: 'body{padding:0 0 30px}.b{background:#0d3b2e;color:#fff;padding:22px 40px;display:flex;justify-content:space-between}.m{padding:20px 40px}table{width:100%}th{background:#d9e6e1;text-align:right}td{text-align:right;border-bottom:1px solid #d9e6e1}th,td{padding:8px 12px}td:first-child{text-align:left}.f{font-size:10px;color:#666;padding:0 40px}',
    values: { prism: 0.2 },
    draw: (s) => {
      const line = (name: string, e: typeof s.right): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('letters', '<br>'));
      return `<div class="b"><b style="font-size:28px">clearline&#9702;optical</b><span class="small">Store 0${s.dice.digits(3)}<br>${s.phone()}</span></div><div class="m"><h3>Your eyeglass prescription</h3><p>${s.patient()}<br><span class="small">DOB ${s.born()} &nbsp; Guest ID ${s.dice.digits(9)}</span></p>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Add', 'Prism'), line('Right (OD)', s.right), line('Left (OS)', s.left))}<p style="margin-top:14px">Exam ${s.date()} &nbsp; Expires ${s.expires()} &nbsp; ${s.doctor()}</p></div><p class="f">Federal law (16 CFR Part 456) requires that you receive a copy of your prescription at no extra charge. Doctors of Optometry at this location are independent of the store. Form 4402-B Rev. 06/21.</p>`;
    },
  },
  {
    name: 's-en-club-counter-slip',
    language: 'en',
    pen: 'sometimes',
    width: 760,
    values: { prism: 0, sameAdd: true },
    css: 'body{border:3px solid #1b4f9c;color:#1b4f9c}table{width:100%}td,th{border:1.5px solid #1b4f9c;padding:9px 6px;text-align:center;height:44px}th{font-size:12px}.u{border-bottom:1px solid #1b4f9c;display:inline-block;min-width:190px}.value,.u{color:#161616}',
    draw: (s) =>
      `<div class="sides"><h2>Warehouse Optical</h2><p class="small">MEMBER NO. <span class="u" style="min-width:120px">${s.filled(s.dice.digits(8))}</span></p></div><p>Name <span class="u">${s.patient()}</span> Date <span class="u">${s.date()}</span></p>${table(
        heads('', 'SPHERE', 'CYLINDER', 'AXIS', 'ADD', 'PRISM', 'BASE', 'SEG HT.'),
        tr(
          '<b>R</b>',
          ...s.right.cells('sph', 'cyl', 'axis'),
          `<td rowspan="2">${s.add()}</td>`,
          '',
          '',
          '',
        ),
        tr('<b>L</b>', ...s.left.cells('sph', 'cyl', 'axis'), '', '', ''),
      )}<p style="margin-top:12px">PD: Far <span class="u" style="min-width:80px">${s.pd()}</span> Near <span class="u" style="min-width:80px">${s.nearPd()}</span></p><p class="small">&#9744; SV &nbsp; &#9744; Bifocal &nbsp; &#9744; Progressive &nbsp; &#9744; Polycarb &nbsp; &#9744; Transitions &nbsp; &#9744; Anti-reflective</p>`,
  },
  {
    name: 's-en-web-order-rows',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 780,
    values: { prism: 0 },
    writing: { noCylinder: ['0.00', 'None'], addPlus: true },
    css: 'body{color:#333}.o{border:1px solid #ddd;border-radius:6px;padding:16px;display:flex;gap:22px}.pic{width:150px;height:84px;background:#f1f1f1;border-radius:40px/60px;flex:none}td,th{padding:4px 14px 4px 0;text-align:left;font-size:14px}th{color:#888;font-weight:400}.t{color:#0a8f8f}',
    draw: (s) =>
      `<p><span class="t">Home &rsaquo; My Account &rsaquo; Orders</span></p><h3>Order #${s.dice.digits(10)}</h3><p class="small">Placed ${s.date()} &nbsp; Status: Delivered</p><div class="o"><div class="pic"></div><div><b>Rectangle Glasses ${s.dice.digits(6)}</b><br><span class="small">Black, M (52-18-140)</span>${table(
        heads('Rx', 'SPH', 'CYL', 'AXIS', 'ADD'),
        tr('OD (Right)', ...s.right.cells('sph', 'cyl', 'axis', 'add')),
        tr('OS (Left)', ...s.left.cells('sph', 'cyl', 'axis', 'add')),
        tr('PD', `<td colspan="4">${s.pd()}</td>`),
      )}<p class="small">${s.lensType({ single: 'Single Vision', multi: 'Progressive' })}, 1.61 High-Index, Standard Anti-Reflective</p></div><b>$${s.price()}</b></div><p class="small" style="margin-top:12px">Subtotal $${s.price()} &nbsp; Shipping $4.95 &nbsp; Tax $0.00</p>`,
  },
  {
    name: 's-en-web-two-pd-boxes',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 700,
    css: '.g{display:grid;grid-template-columns:120px repeat(4,1fr);gap:10px;align-items:center;margin-bottom:16px}.g i{font-style:normal;font-size:13px;color:#667}.x{border:1px solid #b8c0cc;border-radius:5px;padding:8px 10px;min-height:40px;display:flex;justify-content:space-between}.x:after{content:"\\25BE";color:#889}h3{color:#1e3a8a}',
    values: { prism: 0 },
    draw: (s) => {
      const box = (value: string): string => `<div class="x">${value}</div>`;
      const line = (name: string, e: typeof s.right): string =>
        `<b>${name}</b>${e.cells('sph', 'cyl', 'axis', 'add').map(box).join('')}`;
      return `<p class="small">1 Usage &nbsp;&gt;&nbsp; <b>2 Prescription</b> &nbsp;&gt;&nbsp; 3 Lenses &nbsp;&gt;&nbsp; 4 Review</p><h3>Enter your prescription</h3><p class="small">Saved as "${s.patient()} ${s.date()}"</p><div class="g"><i></i><i>SPH (Sphere)</i><i>CYL (Cylinder)</i><i>Axis</i><i>ADD</i>${line('OD<br><i>Right eye</i>', s.right)}${line('OS<br><i>Left eye</i>', s.left)}</div><div class="g"><b>PD</b>${box(s.right.pd())}${box(s.left.pd())}<span>&#9745; Two PD numbers</span></div><p>&#9744; Add prism (+ $9.95)</p>`;
    },
  },
  {
    name: 's-en-web-cart-lines',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 560,
    values: { prism: 0.3 },
    writing: { noCylinder: ['0.00'], plano: ['0.00', 'Plano'], pdDecimals: true },
    css: 'body{font-size:15px;line-height:1.7}.k{color:#777}hr{border:0;border-top:1px solid #ddd}',
    draw: (s) => {
      const eye = (name: string, e: typeof s.right): string =>
        `<p><b>${name}</b><br><span class="k">SPH:</span> ${e.sph()} | <span class="k">CYL:</span> ${e.cyl()}${e.axis() && ` | <span class="k">Axis:</span> ${e.axis()}`}${e.add() && ` | <span class="k">ADD:</span> ${e.add()}`}${e.amounts() && `<br><span class="k">Prism:</span> ${e.prism('words', ', ')}`}</p>`;
      return `<p class="center"><b style="font-size:24px;letter-spacing:6px">SPEX&amp;CO</b></p><p>Hi ${s.patient()}, thanks for your order! We start on your lenses today, ${s.date()}.</p><hr>${eye('Right Eye', s.right)}${eye('Left Eye', s.left)}<p><span class="k">PD:</span> ${s.right.pd()} (R) / ${s.left.pd()} (L)</p><hr><p><span class="k">Lens:</span> 1.67 Super Thin, Clear &nbsp; $${s.price()}<br><span class="k">Frame:</span> Ardmore, 50&#9633;19-145</p><p class="k small">Reply within 24 hours to change your prescription, or call ${s.phone()}.</p>`;
    },
  },
  {
    name: 's-en-lab-ticket',
    language: 'en',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 720,
    values: { prism: 0.4 },
    writing: { axisDigits: 3, degree: false, plano: ['+0.00', '0.00', 'PLANO'], addPlus: true },
    css: 'body{font-size:16px;text-transform:uppercase}td,th{padding:2px 16px 2px 0;text-align:right}td:first-child{text-align:left}.i{border:2px solid #000;display:inline-block;padding:2px 12px;font-size:30px;font-weight:700}',
    draw: (s) => {
      const line = (name: string, e: typeof s.right): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('letters', '<br>'),
          e.pd(),
          e.nearPd(),
        );
      return `<div class="sides"><div>Summit Lens Lab<br>Acct ${s.dice.digits(5)} ${s.practice()}</div><div class="i">TRAY ${s.dice.digits(4)}</div></div><p>Patient: ${s.patient()}<br>Rec'd: ${s.date()} &nbsp; Inv: ${s.dice.digits(7)}</p>${table(heads('', 'Sph', 'Cyl', 'Axs', 'Add', 'Prism', 'Dpd', 'Npd'), line('R', s.right), line('L', s.left))}<p style="margin-top:14px">A 52.0 &nbsp; B 34.5 &nbsp; ED 54.1 &nbsp; DBL 18 &nbsp; Circ 141.20<br>Base 4.25 / 4.25 &nbsp; CT 2.0 &nbsp; Index 1.586 Poly<br>Tint: none &nbsp; Edge: bevel &nbsp; Remake: N</p>`;
    },
  },
  {
    name: 's-en-chain-hand-pad',
    language: 'en',
    pen: 'always',
    width: 640,
    values: { prism: 0.15, sameAdd: true },
    css: 'body{background:#fdf7e3;position:relative}table{width:100%;margin:10px 0}td,th{border:1px solid #a33;padding:10px 4px;text-align:center;height:58px}th,h2,p{color:#a33}th{font-size:11px;height:auto;padding:4px}.w{position:absolute;left:210px;top:120px;font:italic 230px "DejaVu Serif";color:#a331;z-index:-1}',
    draw: (s) =>
      `<div class="w">&#8478;</div><div class="center"><h2>BARGAIN EYES</h2><p class="small">${s.doctor()}, O.D. &nbsp; ${s.street()} &nbsp; ${s.phone()}</p></div><p>Patient ${s.patient()}</p>${table(
        heads('', 'SPHERICAL', 'CYLINDRICAL', 'AXIS', 'PRISM'),
        tr(
          '<th>DIST. O.D.</th>',
          ...s.right.cells('sph', 'cyl', 'axis'),
          s.right.prism('letters', '<br>'),
        ),
        tr(
          '<th>DIST. O.S.</th>',
          ...s.left.cells('sph', 'cyl', 'axis'),
          s.left.prism('letters', '<br>'),
        ),
        tr('<th>NEAR ADD</th>', `<td colspan="4">${s.add()}</td>`),
      )}<p>P.D. ${s.pd()} &nbsp;&nbsp; Date ${s.date()}</p><p class="small">Not valid for contact lenses. &nbsp; Dr. ______________________</p>`,
  },
  {
    name: 's-en-wallet-rotated',
    language: 'en',
    fonts: ['Carlito', 'DejaVu Sans Condensed'],
    width: 520,
    values: { prism: 0 },
    writing: { noCylinder: ['D.S.', 'Sphere', 'SPH'], degree: true },
    css: 'body{padding:16px;background:linear-gradient(100deg,#e6eefb,#fff 60%)}td,th{border:1px solid #8aa;padding:7px 9px;text-align:center}th{font-size:12px}.v{writing-mode:vertical-rl;transform:rotate(180deg);background:#356;color:#fff;padding:8px 5px}table{width:100%}',
    draw: (s) =>
      `<div class="sides"><b>${s.practice()}</b><span class="small">Carry this card</span></div>${table(
        '<tr><td rowspan="3" class="v">EYEGLASS RX</td><th>Eye</th><th>Sphere</th><th>Cyl</th><th>Axis</th><th>Add</th></tr>',
        tr('OD', ...s.right.cells('sph', 'cyl', 'axis', 'add')),
        tr('OS', ...s.left.cells('sph', 'cyl', 'axis', 'add')),
      )}<p class="small" style="margin-top:8px">${s.patient()} &nbsp; Exam ${s.date()}<br>PD OD ${s.right.pd()} OS ${s.left.pd()} &nbsp; Frame 54-17-145</p>`,
  },
];
