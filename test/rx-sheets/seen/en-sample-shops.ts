import { heads, padded, table, tr } from '../html.ts';
import { cylinder, prisms } from '../in-words.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

const cash = (amount: number): string => amount.toFixed(2);

/** The axis, and a dash where there is none, for labels that cannot stay alone. */
const axisOr = (e: DrawnEye, none: string): string => (e.toric ? e.axis() : none);

/** The day of an order or a sale, which is not that of the prescription. */
const saleDay = ({ dice }: Sheet): string =>
  `${dice.whole(1, 12)}/${dice.whole(1, 28)}/${dice.whole(23, 25)}`;
const saleDayLong = ({ dice }: Sheet): string =>
  `${dice.pick(['January', 'March', 'April', 'June', 'August', 'October', 'December'])} ${dice.whole(1, 28)}, ${dice.whole(2023, 2025)}`;

const specs = '<span class="specs"><i></i><b></b><i></i></span>';
const specsCss =
  '.specs{display:inline-flex;align-items:center}.specs i{width:44px;height:32px;border:4px solid #3a2b22;border-radius:10px 10px 16px 16px}.specs b{width:12px;height:4px;background:#3a2b22}';
const barsCss =
  '.bars{display:inline-block;height:42px;width:210px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 5px,#111 5px 9px,#fff 9px 11px,#111 11px 12px,#fff 12px 16px)}';

export const sampleOfShops: Layout[] = [
  {
    name: 'x-shops-order-email',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 700,
    values: { prism: 0, add: 0.4, plus: 0.05 },
    writing: { noCylinder: ['0.00', '—'] },
    css: `${specsCss}body{padding:22px;background:#f1efea;font-size:15px}.card{background:#fff;padding:26px 30px}.brand{font-size:25px;letter-spacing:.18em;text-align:center;font-weight:700;margin:4px 0 20px}h2{font-size:21px}.item{display:flex;gap:22px;border-top:1px solid #ddd;border-bottom:1px solid #ddd;padding:16px 0;margin:14px 0}.pic{width:150px;background:#f6f4ef;display:flex;align-items:center;justify-content:center}.muted{color:#666}.rx table,.sum table{width:100%}.rx th{color:#666;font-weight:400;font-size:13px;text-align:left;border-bottom:1px solid #ddd;padding:5px 6px}.rx td{padding:7px 6px;border-bottom:1px solid #eee}.sum{margin-top:16px}.sum td{padding:3px 6px}.sum td+td{text-align:right}.sum tr:last-child td{font-weight:700;border-top:1px solid #999;padding-top:7px}.btn{display:inline-block;background:#22463c;color:#fff;padding:10px 26px;border-radius:3px;margin:8px 0 4px}.foot{font-size:12px;color:#777;text-align:center;margin-top:18px}`,
    draw: (s) => {
      const add = hasAdd(s);
      const frame = s.dice.pick([
        'Harlan in Walnut Tortoise',
        'Odette in Smoke Crystal',
        'Pruitt in Matte Black',
      ]);
      const [lens, coat] = [add ? 189 : s.dice.pick([30, 45]), s.dice.pick([0, 15, 25])];
      const total = 95 + lens + coat;
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl'), axisOr(e, '—'), ...(add ? [e.add()] : []));
      return `<div class="card"><div class="brand">LUMENOAK</div><h2>Thanks for your order, ${s.patient().split(' ')[0]}!</h2><p>We've received order <b>#LO-${s.dice.digits(7)}</b>, placed on ${saleDayLong(s)}. Our opticians are checking your prescription and we'll let you know once your glasses ship.</p><span class="btn">Track my order</span><div class="item"><div class="pic">${specs}</div><div><b>${frame}</b><br><span class="muted">Width: Medium, ${s.dice.pick(['50', '52'])}-18-145</span><br>${s.lensType({ single: 'Single-vision lenses', multi: 'Progressive lenses' })}, polycarbonate<br><span class="muted">Scratch-resistant, 100% UV${coat ? ', blue-light filter' : ''}</span></div></div><div class="rx"><b>Prescription</b>${table(heads('', 'Sphere (SPH)', 'Cylinder (CYL)', 'Axis', ...(add ? ['Add'] : [])), eye('OD (right)', s.right), eye('OS (left)', s.left))}<p style="margin:8px 6px 0">Pupillary distance (PD): ${s.pd()} mm</p></div><div class="sum">${table(tr('Frame', '$95.00'), tr('Lenses', `$${cash(lens)}`), ...(coat ? [tr('Blue-light filter', `$${cash(coat)}`)] : []), tr('Shipping', 'Free'), tr('Tax', '$0.00'), tr('Total', `$${cash(total)}`))}</div><p style="margin-top:16px"><b>Ship to</b><br>${s.patient()}<br>${s.street()}<br>${s.town()}</p></div><div class="foot">Something off? Reply to this email within 24 hours, or call ${s.phone()}, Mon–Fri 9am–9pm ET.<br>Returns accepted within 30 days. Lumenoak Eyewear Inc.</div>`;
    },
  },
  {
    name: 'x-shops-app-card',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 420,
    values: { prism: 0, add: 0.45, plus: 0.05 },
    writing: { noCylinder: ['0.00', '—'], minus: ['-', '−'] },
    css: 'body{padding:0 0 16px;background:#eef1f6;font-size:16px}.bar{display:flex;justify-content:space-between;padding:8px 18px;font-size:13px;background:#fff}.top{display:flex;background:#fff;padding:10px 18px 14px;font-size:18px;font-weight:700;border-bottom:1px solid #dde2ea}.top span:first-child{color:#2b59c3;width:40px}.ok{margin:14px 16px;background:#e2f4e6;color:#1d5c2d;border-radius:12px;padding:10px 14px;font-size:14px}.card{background:#fff;border-radius:16px;margin:0 16px 12px;padding:12px 18px}.card h3{font-size:16px;color:#2b59c3;margin:0 0 4px}.row{display:flex;justify-content:space-between;padding:7px 0;border-top:1px solid #edf0f4}.row>span:first-child{color:#5b6472}.row .v{font-weight:700}.cta{background:#2b59c3;color:#fff;text-align:center;font-weight:700;padding:14px;border-radius:26px;margin:14px 16px 6px}.tabs{display:flex;justify-content:space-around;font-size:12px;color:#6b7484;margin-top:14px}',
    draw: (s) => {
      const row = (label: string, value: string): string =>
        `<div class="row"><span>${label}</span><span class="v">${value}</span></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="card"><h3>${name}</h3>${row('Sphere', e.sph())}${row('Cylinder', e.cyl())}${row('Axis', axisOr(e, '—'))}${hasAdd(s) ? row('Add', e.add()) : ''}${row('Monocular PD', `${e.pd()} mm`)}</div>`;
      return `<div class="bar"><b>${s.dice.whole(1, 12)}:${s.dice.whole(10, 59)}</b><span>5G &nbsp; ${s.dice.whole(21, 98)}%</span></div><div class="top"><span>‹</span><span>${s.patient().split(' ')[0]}'s prescription</span></div><div class="ok">✓ Verified by our optical team<br>Expires ${s.expires()}</div>${eye('Right eye (OD)', s.right)}${eye('Left eye (OS)', s.left)}<div class="card">${row('Prescribed by', s.doctor())}${row('Date of exam', s.date())}</div><div class="cta">Shop with this Rx</div><div class="tabs"><span>Home</span><span>Try on</span><b>My Rx</b><span>Orders</span><span>Account</span></div>`;
    },
  },
  {
    name: 'x-shops-club-form',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'Tinos'],
    width: 860,
    values: { prism: 0.3, add: 0.6, plus: 0.1 },
    css: '.head{display:flex;justify-content:space-between;align-items:flex-start;border-bottom:4px solid #a31f2b;padding-bottom:10px;margin-bottom:14px}.logo{font-weight:700;font-size:26px;color:#a31f2b;line-height:1}.logo small{display:block;font-size:13px;color:#24406e;letter-spacing:.24em;margin-top:5px}.line{display:flex;gap:18px;margin:10px 0}.line div{border-bottom:1px solid #333;flex:1;padding:2px 4px;white-space:nowrap}.line em{font-style:normal;font-size:12px;color:#444;margin-right:8px}.rx{margin:18px 0}.rx table{width:100%}.rx th{background:#24406e;color:#fff;font-size:14px;padding:5px}.rx td{border:1px solid #24406e;height:56px;text-align:center;min-width:86px}.rx td:first-child{background:#e8edf5;font-weight:700;width:80px}.chk{display:flex;flex-wrap:wrap;gap:6px 26px;font-size:14px;margin-bottom:14px}.chk i{display:inline-block;width:13px;height:13px;border:1px solid #222;margin-right:6px;vertical-align:-2px;font-style:normal;font-size:12px;line-height:12px;text-align:center}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('letters'), e.add());
      const box = (text: string, on: boolean): string =>
        `<span><i>${on ? 'X' : ''}</i>${text}</span>`;
      const add = hasAdd(s);
      return `<div class="head"><div class="logo">Prairie Bulk Club<small>OPTICAL CENTER</small></div><div class="small" style="text-align:right">Independent Doctor of Optometry<br>${s.street()}, ${s.town()}<br>Tel. ${s.phone()}<br>Warehouse #${s.dice.digits(4)}</div></div><div class="line"><div style="flex:2"><em>PATIENT</em>${s.patient()}</div><div><em>D.O.B.</em>${s.born()}</div></div><div class="line"><div style="flex:2"><em>MEMBER NO.</em>${s.filled(s.dice.digits(12))}</div><div><em>EXAM DATE</em>${s.date()}</div></div><h3 style="margin:18px 0 0">SPECTACLE PRESCRIPTION</h3><div class="rx" style="margin-top:8px">${table(heads('', 'SPHERE', 'CYLINDER', 'AXIS', 'PRISM', 'BASE', 'ADD'), eye('O.D.', s.right), eye('O.S.', s.left))}</div><div class="chk">${box('Single vision', !add)}${box('Bifocal', false)}${box('Progressive', add)}${box('Polycarbonate', s.dice.chance(0.4))}${box('Anti-reflective', s.dice.chance(0.5))}${box('Photochromic', s.dice.chance(0.3))}</div><div class="line"><div><em>EXPIRES</em>${s.expires()}</div><div style="flex:1.6"><em>DOCTOR</em>${s.filled(s.doctor())}</div><div><em>LIC. NO.</em>${s.filled(`OPT ${s.dice.digits(5)}`)}</div></div><p class="small" style="margin-top:16px">You are free to have this prescription filled at the optical of your choice. Membership is not required to have an eye exam. Not valid for contact lenses.</p>`;
    },
  },
  {
    name: 'x-shops-lab-ticket',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 760,
    values: { prism: 0.4, add: 0.6, plus: 0.05 },
    writing: {
      minus: ['-'],
      axisDigits: 3,
      degree: false,
      plano: ['PLANO', '0.00', 'PL'],
      noCylinder: ['SPH', '0.00', 'DS'],
      pdDecimals: true,
    },
    css: `${barsCss}body{padding:20px 24px;font-size:16px}pre{font:inherit;margin:0;line-height:1.42}.top{display:flex;justify-content:space-between;align-items:center;border-bottom:2px dashed #444;padding-bottom:10px;margin-bottom:10px}.tray{border:3px solid #111;font-size:32px;font-weight:700;padding:2px 14px}.cut{border-top:2px dashed #444;margin:10px 0}`,
    draw: (s) => {
      const add = hasAdd(s);
      const material = s.dice.pick([
        'POLY 1.59 CLR',
        'CR39 1.50 CLR',
        'HI-IDX 1.67 CLR',
        'TRIVEX 1.53 CLR',
      ]);
      const hgt = s.dice.whole(15, 21);
      const row = (name: string, e: DrawnEye): string =>
        `${padded(name, 4)}${padded(e.sph(), 10)}${padded(e.cyl(), 10)}${padded(e.axis(), 8)}${add ? padded(e.add(), 9) : ''}${padded(e.pd(), 9)}${add ? padded(e.nearPd(), 8) : ''}`;
      const prism = (name: string, e: DrawnEye): string => {
        const text = e.prism('letters', '  ');
        return text ? `\nPRISM ${name}   ${text}` : '';
      };
      const far = `${padded('', 4)}${padded('SPH', 10)}${padded('CYL', 10)}${padded('AXIS', 8)}${add ? padded('ADD', 9) : ''}${padded('FAR PD', 9)}${add ? padded('NEAR PD', 8) : ''}`;
      const other = (name: string): string =>
        `${padded(name, 4)}${padded(`${s.dice.pick(['4', '6', '8'])}.00`, 10)}${padded(s.number(s.dice.between(1.5, 2.2), 1), 10)}${padded(s.number(s.dice.between(3, 6), 1), 10)}${add ? padded(String(hgt), 8) : ''}`;
      return `<div class="top"><div><b>MIDSTATE LENS LAB</b><br>${s.town()}<br><span class="bars"></span></div><div class="tray">TRAY ${s.dice.digits(4)}</div></div><pre>ORDER    ${s.dice.digits(8)}     ACCT  ${s.dice.digits(5)}   STORE ${s.dice.digits(3)}
DATE     ${padded(saleDay(s), 13)}SHIP  GROUND
PATIENT  ${s.patient().toUpperCase()}</pre><div class="cut"></div><pre>${far}
${row('R', s.right)}
${row('L', s.left)}${prism('R', s.right)}${prism('L', s.left)}</pre><div class="cut"></div><pre>${padded('', 4)}${padded('BASE', 10)}${padded('CTR THK', 10)}${padded('EDGE', 10)}${add ? 'SEG HT' : ''}
${other('R')}
${other('L')}

LENS   ${s.lensType({ single: 'SV SPHERIC', multi: 'PAL FREEFORM 14MM' })}  ${material}
COAT   ${s.dice.pick(['AR PREMIUM', 'AR STANDARD', 'HARD COAT ONLY'])}
FRAME  ${s.dice.pick(['ENCLOSED', 'TO COME', 'SUPPLY'])}  ZYL  MODEL ${s.dice.digits(4)}
A ${s.number(s.dice.between(48, 55), 1)}   B ${s.number(s.dice.between(30, 41), 1)}   ED ${s.number(s.dice.between(52, 58), 1)}   DBL ${s.number(s.dice.between(15, 20), 1)}
EDGE & MOUNT  BEVEL STD

SURF ____   COAT ____   FINISH ____   INSP ____</pre>`;
    },
  },
  {
    name: 'x-shops-till-receipt',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 390,
    values: { prism: 0.2, add: 0.5, plus: 0 },
    writing: {
      minus: ['-'],
      axisDigits: 3,
      degree: false,
      plano: ['PLANO', '0.00'],
      noCylinder: ['SPH'],
    },
    css: `${barsCss}body{padding:18px 14px;font-size:15px}pre{font:inherit;margin:0;line-height:1.36}.center{line-height:1.36}.big{font-size:21px;font-weight:700}`,
    draw: (s) => {
      const add = hasAdd(s);
      const [frame, lens, coat] = [s.dice.whole(79, 199) + 0.95, add ? 119.5 : 44.5, 34.99];
      const total = frame + 2 * lens + coat;
      const price = (text: string, amount: number): string =>
        `${padded(text, 36 - cash(amount).length)}${cash(amount)}`;
      const eye = (name: string, e: DrawnEye): string => {
        const prism = prisms(e, 'letters', ' ', (amount, base) => `${amount} ${base}`);
        return `${price(`LENS ${name} ${add ? 'PROG' : 'SV'} POLY`, lens)}
  SPH ${e.sph()}${cylinder(e, (cyl, axis) => ` CYL ${cyl} AX ${axis}`)}${add ? `\n  ADD ${e.add()}` : ''}${prism ? `\n  PRISM ${prism}` : ''}`;
      };
      const right = eye('RIGHT', s.right);
      const left = eye('LEFT', s.left);
      return `<div class="center"><span class="big">EYEDEPOT 40</span><br>${s.street()}<br>${s.town()}<br>${s.phone()}</div><pre>

STORE ${s.dice.digits(4)}  REG 02  TRX ${s.dice.digits(5)}
${saleDay(s)}  ${s.dice.whole(1, 7)}:${s.dice.whole(10, 59)} PM   ASSOC: ${s.dice.pick(['DANA', 'LUIS', 'KIM'])}
CUST: ${s.patient().toUpperCase()}
------------------------------------
${price(`FRAME ${s.dice.pick(['BRK', 'TVL', 'MNO'])}-${s.dice.digits(4)} BLK`, frame)}
${right}
${left}
${price('AR COATING PAIR', coat)}
BINOCULAR PD ${s.pd()}
------------------------------------
${price('SUBTOTAL', total)}
${price('SALES TAX', total * 0.06)}
${price('TOTAL', total * 1.06)}
${price('VISA ****' + s.dice.digits(4), total * 1.06)}
${price('CHANGE', 0)}
------------------------------------
READY IN 7-10 BUSINESS DAYS
WE WILL TEXT YOU WHEN READY</pre><div class="center" style="margin-top:12px"><span class="bars"></span><br>FSA/HSA ELIGIBLE - KEEP RECEIPT<br>60 DAY SATISFACTION GUARANTEE</div>`;
    },
  },
  {
    name: 'x-shops-support-chat',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 420,
    values: { prism: 0, add: 0.4, plus: 0 },
    writing: { minus: ['-'], degree: false, axisDigits: 1, plano: ['plano', '0.00', 'Plano'] },
    css: 'body{padding:0 0 14px;background:#fff;font-size:16px}.top{background:#0f7b6c;color:#fff;padding:14px 18px;font-weight:700}.top small{display:block;font-weight:400;opacity:.85}.day{text-align:center;color:#888;font-size:12px;margin:12px 0 6px}.b{max-width:312px;padding:10px 14px;border-radius:16px;margin:6px 14px;line-height:1.38}.in{background:#eceff1}.me{background:#d3efe9;margin-left:auto}.t{font-size:11px;color:#888;margin:0 20px}.t.r{text-align:right}.type{display:flex;justify-content:space-between;border:1px solid #ccc;border-radius:22px;margin:16px 14px 0;padding:10px 16px;color:#999}',
    draw: (s) => {
      const hour = s.dice.whole(1, 11);
      const eye = (e: DrawnEye): string => e.formula(' x ', ' ', 'sphere');
      const right = eye(s.right);
      const left = eye(s.left);
      const add = !hasAdd(s)
        ? ''
        : s.values.od.add === s.values.os.add
          ? `<br>Add ${s.add()} both eyes`
          : `<br>Add right ${s.right.add()}, left ${s.left.add()}`;
      return `<div class="top">Framestead Help<small>Typically replies in a few minutes</small></div><div class="day">Today</div><div class="b in">Hi ${s.patient().split(' ')[0]}! You're chatting with ${s.dice.pick(['Tasha', 'Devon', 'Marisol'])}. How can I help?</div><div class="b me">hey I lost my paper from the eye doctor, can you tell me what rx you used for my last pair? order ${s.dice.digits(6)}</div><div class="t r">${hour}:14 PM ✓✓</div><div class="b in">Sure thing, one moment while I pull that up.</div><div class="b in">Here's the prescription we have on file, it's still valid until ${s.expires()}:<br><br>Right (OD): ${right}<br>Left (OS): ${left}${add}<br>PD: ${s.pd()}<br><br>Doctor: ${s.doctor()}, exam on ${s.date()}</div><div class="t">${hour}:19 PM</div><div class="b me">perfect thank you!! is the 20% off still going</div><div class="b in">It is! Use code SPECS20 at checkout through Sunday. Anything else?</div><div class="t">${hour}:21 PM</div><div class="type"><span>Message</span><span>➤</span></div>`;
    },
  },
  {
    name: 'x-shops-plan-claim',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 950,
    values: { prism: 0.2, add: 0.55, plus: 0.1 },
    css: 'body{padding:30px 34px;font-size:16px}h1{font-size:21px;margin:0}.top{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:8px}.sec{background:#333;color:#fff;font-size:13px;font-weight:700;padding:3px 8px;margin-top:10px;letter-spacing:.04em}.g{display:flex;border-left:1px solid #333}.g>div{border:1px solid #333;border-left:0;border-top:0;flex:1;height:58px;padding:2px 6px;white-space:nowrap;overflow:hidden}.g small{display:block;font-size:11px;color:#222;margin-bottom:3px}.rx table{width:100%}.rx th,.rx td{border:1px solid #333;text-align:center}.rx th{font-size:12px;padding:4px}.rx td{height:54px;min-width:84px}.rx td:first-child{font-size:13px;font-weight:700;text-align:left;padding-left:8px;width:118px}.sig{font-size:12px;margin-top:12px}',
    draw: (s) => {
      const box = (label: string, value: string, flex = 1): string =>
        `<div style="flex:${flex}"><small>${label}</small>${value}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'amounts'), e.bases('words'), e.pd());
      return `<div class="top"><div><b>MERIDIAN VISION PLANS</b><h1>Out-of-Network Vision Services Claim Form</h1></div><div class="small">Form MV-204 (rev. 01)<br>Mail to: P.O. Box ${s.dice.digits(4)}, ${s.town()}</div></div><div class="sec">PART A &nbsp; MEMBER AND PATIENT (please print clearly)</div><div class="g">${box('1. Patient name (first, last)', s.patient(), 1.6)}${box('2. Date of birth', s.bornAs('3/5/25'))}${box('3. Member ID', s.filled(s.dice.digits(9)), 1.2)}</div><div class="g">${box('4. Street address', s.filled(s.street()), 1.6)}${box('5. City, state, ZIP', s.filled(s.town()), 1.4)}${box('6. Daytime phone', s.filled(s.phone()), 1.1)}</div><div class="sec">PART B &nbsp; TO BE COMPLETED BY THE DISPENSING OPTICAL SHOP &mdash; LENSES SUPPLIED</div><div class="rx">${table(heads('7. Rx', 'SPHERE', 'CYLINDER', 'AXIS', 'ADD', 'PRISM', 'BASE', 'PD (mono)'), eye('Right (O.D.)', s.right), eye('Left (O.S.)', s.left))}</div><div class="g">${box('8. Date of service', s.filled(saleDay(s)))}${box('9. Prescribing doctor', s.filled(s.doctor()), 1.6)}${box('10. Lens type', s.filled(s.lensType({ single: 'single vision', multi: 'progressive' })), 1.2)}</div><div class="g">${box('11. Exam charge', s.filled(`$${s.price()}`))}${box('12. Frame charge', s.filled(`$${s.price()}`))}${box('13. Lens charge', s.filled(`$${s.price()}`))}${box('14. Shop tax ID', s.filled(`${s.dice.digits(2)}-${s.dice.digits(7)}`))}</div><p class="sig">I certify that the services listed were received. Any person who knowingly files a statement of claim containing false information may be subject to penalties under state law. Attach itemized receipts. Claims must be received within 12 months of the date of service.</p><div class="g" style="border-top:1px solid #333">${box('15. Signature of patient or guardian', s.patient(), 2)}${box('16. For office use only', '')}</div>`;
    },
  },
  {
    name: 'x-shops-chain-columns',
    language: 'en',
    fonts: ['Carlito', 'Arimo', 'Tinos'],
    width: 840,
    values: { prism: 0.25, add: 0.6 },
    css: '.h{display:flex;align-items:center;gap:14px;margin-bottom:16px}.dot{width:54px;height:54px;border-radius:50%;background:radial-gradient(circle at 50% 50%,#fff 0 9px,#0c6aa6 10px 18px,#fff 19px 22px,#0c6aa6 23px)}.h b{font-size:27px;color:#0c6aa6}.who{display:flex;gap:40px;margin-bottom:18px}.two{display:flex;gap:30px;align-items:flex-start}.new{flex:1.35}.old{flex:1;color:#444;font-size:15px}.two table{width:100%}.two h3{margin:0 0 6px;font-size:18px}.two th{border-bottom:2px solid #0c6aa6;text-align:right;padding:5px 8px}.two th:first-child{text-align:left}.two td{border-bottom:1px solid #ccd6de;padding:6px 8px;text-align:right}.two td:first-child{text-align:left}.old th{border-color:#999}.sig{margin-top:40px;border-top:1px solid #333;width:340px;padding-top:4px}',
    draw: (s) => {
      const [r, l] = [s.right, s.left];
      const vertical = (e: DrawnEye): string =>
        [e.amount('Ver'), e.base('Ver', 'letters')].filter(Boolean).join(' ') || '—';
      const horizontal = (e: DrawnEye): string =>
        [e.amount('Hor'), e.base('Hor', 'letters')].filter(Boolean).join(' ') || '—';
      const rows = [
        tr('Sphere', r.sph(), l.sph()),
        tr('Cylinder', r.cyl(), l.cyl()),
        tr('Axis', r.axis(), l.axis()),
        ...(hasPrism(s)
          ? [
              tr('Horizontal prism', horizontal(r), horizontal(l)),
              tr('Vertical prism', vertical(r), vertical(l)),
            ]
          : []),
        ...(hasAdd(s) ? [tr('Near add', r.add(), l.add())] : []),
        tr('Visual acuity', s.acuity(), s.acuity()),
      ];
      const [a, b] = [r.elsewhere(), l.elsewhere()];
      return `<div class="h"><div class="dot"></div><div><b>Visory Eyecare &amp; Eyewear</b><br><span class="small">Store ${s.dice.digits(4)} &middot; ${s.street()}, ${s.town()} &middot; ${s.phone()}</span></div></div><div class="who"><div>Patient<br><b>${s.patient()}</b></div><div>Date of birth<br><b>${s.born()}</b></div><div>Exam date<br><b>${s.date()}</b></div><div>Rx expires<br><b>${s.expires()}</b></div></div><div class="two"><div class="new"><h3>Your new eyeglass prescription</h3>${table(heads('', 'Right eye', 'Left eye'), ...rows)}</div><div class="old"><h3>Your previous glasses (for comparison)</h3>${table(heads('', 'R', 'L'), tr('Sphere', a.sph, b.sph), tr('Cylinder', a.cyl, b.cyl), tr('Axis', a.axis, b.axis))}<p class="small" style="margin-top:8px">Read from the lenses you wore to your visit. Do not use for ordering.</p></div></div><p style="margin-top:22px"><b>Doctor's recommendations:</b> ${s.lensType({ single: 'single vision lenses', multi: 'progressive lenses' })}, anti-reflective coating${s.dice.chance(0.5) ? ', light-reactive lenses for outdoor work' : ', prescription sunglasses'}.</p><div class="sig">${s.doctor().replace('Dr. ', '')}, O.D. &nbsp; License ${s.dice.digits(6)}</div><p class="small" style="margin-top:18px">Bring this page to any Visory store and take $50 off a complete pair within 30 days. Cannot be combined with vision benefits.</p>`;
    },
  },
  {
    name: 'x-shops-pos-screen',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 940,
    values: { prism: 0.4, add: 0.55, plus: 0.1 },
    writing: { minus: ['-'], pdDecimals: true, noCylinder: ['', '0.00', 'DS'] },
    css: 'body{padding:0;background:#d9dee4;font-size:14px}.title{background:#1d3b57;color:#fff;padding:6px 12px;display:flex;justify-content:space-between}.menu{background:#f4f5f7;padding:5px 12px;display:flex;gap:20px;border-bottom:1px solid #b5bcc4}.cust{padding:10px 12px;background:#fff;display:flex;gap:28px;border-bottom:1px solid #b5bcc4}.tabs{display:flex;gap:2px;padding:8px 12px 0}.tabs span{background:#c3cad2;padding:6px 14px;border:1px solid #9aa4ae;border-bottom:0}.tabs .on{background:#fff;font-weight:700}.pane{background:#fff;margin:0 12px;border:1px solid #9aa4ae;padding:12px}fieldset{border:1px solid #b5bcc4;margin:0 0 12px;padding:6px 10px 10px}legend{font-weight:700;color:#1d3b57}fieldset table{width:100%}fieldset th{font-weight:400;font-size:12px;color:#333;padding:2px 3px}fieldset td{padding:3px}.in{border:1px solid #8b96a1;background:#fdfdf4;height:25px;padding:2px 6px;min-width:52px;text-align:right}.half{display:flex;gap:12px}.half fieldset{flex:1}.btns{display:flex;gap:8px;justify-content:flex-end;padding:10px 12px}.btns span{background:#eef0f3;border:1px solid #7f8994;padding:5px 18px}',
    draw: (s) => {
      const box = (text: string): string => `<div class="in">${text}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add').map(box),
          box(e.amount('Hor')),
          box(e.base('Hor', 'words')),
          box(e.amount('Ver')),
          box(e.base('Ver', 'words')),
          box(e.pd()),
          box(e.nearPd()),
        );
      const auto = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(`<b>${name}</b>`, sph, cyl, axis);
      };
      return `<div class="title"><span>OptiDesk Retail 9.2 — Store ${s.dice.digits(3)}</span><span>_ □ ×</span></div><div class="menu"><span>File</span><span>Customer</span><span>Rx</span><span>Orders</span><span>Insurance</span><span>Reports</span><span>Help</span></div><div class="cust"><span>Cust # <b>${s.dice.digits(7)}</b></span><span>Name <b>${s.patient()}</b></span><span>DOB <b>${s.born()}</b></span><span>Phone <b>${s.phone()}</b></span><span>Bal <b>$0.00</b></span></div><div class="tabs"><span>General</span><span class="on">Eyeglass Rx</span><span>Contact Rx</span><span>Orders (${s.dice.whole(1, 6)})</span><span>Notes</span></div><div class="pane"><fieldset><legend>Rx — ${s.lensType({ single: 'Distance, single vision', multi: 'Multifocal' })}</legend>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Add', 'H Prism', 'H Base', 'V Prism', 'V Base', 'Dist PD', 'Near PD'), eye('OD', s.right), eye('OS', s.left))}</fieldset><div class="half"><fieldset><legend>Source</legend><table>${tr('Prescriber', box(s.doctor()))}${tr('Rx date', box(s.date()))}${tr('Expires', box(s.expires()))}</table></fieldset><fieldset style="color:#555"><legend>Autorefractor (imported, not for dispensing)</legend><table style="text-align:center">${heads('', 'S', 'C', 'A')}${auto('R', s.right)}${auto('L', s.left)}</table></fieldset></div><span>Remarks: ${s.dice.pick(['Patient prefers lightweight frame.', 'Verify fit of nose pads at pick up.', 'Second pair 40% off offered.'])}</span></div><div class="btns"><span>New Rx</span><span>Print</span><span>Order</span><span>Save</span><span>Close</span></div>`;
    },
  },
  {
    name: 'x-shops-account-tiles',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 880,
    values: { prism: 0, add: 0.5, sameAdd: true, plus: 0.05 },
    writing: { noCylinder: ['0.00', '—'] },
    css: 'body{padding:0 0 26px;font-size:16px}.nav{display:flex;justify-content:space-between;padding:18px 36px;border-bottom:1px solid #ddd}.nav b{font-size:22px;color:#d2552b}.nav span{margin-left:24px;font-size:15px}.in{padding:22px 36px}.crumb{color:#777;font-size:13px}h1{font-size:26px;margin:6px 0 2px}.eyes{display:flex;gap:20px;margin:18px 0}.eye{flex:1;border:1px solid #ddd;border-radius:10px;padding:16px}.eye h3{font-size:15px;color:#555;font-weight:400}.t{display:flex;gap:10px}.t div{flex:1;background:#faf4f0;border-radius:8px;padding:12px 4px;text-align:center}.big{font-size:23px;font-weight:700;display:block;white-space:nowrap}.cap{font-size:12px;color:#666}.meta{display:flex;gap:32px;border-top:1px solid #ddd;border-bottom:1px solid #ddd;padding:14px 0}.meta .cap{display:block}.a{margin-top:18px}.a span{display:inline-block;border:1px solid #d2552b;color:#d2552b;padding:9px 20px;border-radius:5px;margin-right:12px}.a .f{background:#d2552b;color:#fff}',
    draw: (s) => {
      const tile = (value: string, label: string): string =>
        `<div><span class="big">${value}</span><span class="cap">${label}</span></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="eye"><h3>${name}</h3><div class="t">${tile(e.sph(), 'Sphere')}${tile(e.cyl(), 'Cylinder')}${tile(axisOr(e, '—'), 'Axis')}</div></div>`;
      const meta = (label: string, value: string): string =>
        `<div><span class="cap">${label}</span><b>${value}</b></div>`;
      return `<div class="nav"><b>specwillow</b><div><span>Eyeglasses</span><span>Sunglasses</span><span>Sale</span><span>Hi, ${s.patient().split(' ')[0]}</span><span>Cart (0)</span></div></div><div class="in"><div class="crumb">My account / Saved prescriptions</div><h1>${s.patient()} — everyday glasses</h1><div class="cap">Added from your uploaded document. Checked by a licensed optician.</div><div class="eyes">${eye('OD &middot; Right eye', s.right)}${eye('OS &middot; Left eye', s.left)}</div><div class="meta">${hasAdd(s) ? meta('NV-ADD (both eyes)', s.add()) : ''}${meta('PD right', s.right.pd())}${meta('PD left', s.left.pd())}${meta('Usage', s.lensType({ single: 'Single vision', multi: 'Progressive' }))}${meta('Exam date', s.date())}${meta('Valid through', s.expires())}</div><div class="a"><span class="f">Shop with this prescription</span><span>Edit</span><span>Delete</span></div><p class="cap" style="margin-top:20px">You have ${s.dice.whole(120, 990)} Willow points. Free shipping on orders over $69.</p></div>`;
    },
  },
  {
    name: 'x-shops-optician-mail',
    language: 'en',
    fonts: ['Carlito', 'Tinos', 'Arimo'],
    width: 800,
    values: { prism: 0, add: 0.5, sameAdd: true, plus: 0.1 },
    writing: { plano: ['plano', '0.00', 'Plano'] },
    css: 'body{padding:26px 34px}.hd{border-bottom:1px solid #bbb;padding-bottom:12px;margin-bottom:18px;font-size:15px;color:#333}.hd h2{font-size:22px;color:#111}p{margin:0 0 13px}.sg{color:#444;font-size:15px;border-top:1px dotted #999;padding-top:10px;margin-top:18px}.q{border-left:3px solid #bbb;padding-left:12px;color:#666;font-size:15px;margin-top:18px}',
    draw: (s) => {
      const shop = s.practice();
      const name = s.patient();
      const who = s.dice.pick(['Renee', 'Carl', 'Jolene']);
      const eye = (side: string, e: DrawnEye): string => {
        const sph = e.sph();
        return `${side} eye: sphere ${sph}${cylinder(e, (cyl, axis) => `, cylinder ${cyl}, axis ${axis}`) || ', no cylinder'}`;
      };
      const [a, b] = [s.right.elsewhere(), s.left.elsewhere()];
      const right = eye('Right', s.right);
      const left = eye('Left', s.left);
      return `<div class="hd"><h2>Re: my eyeglass prescription</h2><b>From:</b> ${who}, ${shop} Optical Desk<br><b>To:</b> ${name}<br><b>Sent:</b> ${s.dice.pick(['Tuesday', 'Thursday', 'Saturday'])}, ${s.dice.whole(9, 11)}:${s.dice.whole(10, 59)} AM</div><p>Hi ${name.split(' ')[0]},</p><p>No problem at all. Here is the current prescription that ${s.doctor()} wrote for you on ${s.date()}:</p><p>${right}.<br>${left}.${hasAdd(s) ? `<br>The add for reading is ${s.add()} in both eyes.` : ''}<br>Your PD is ${s.pd()} mm.</p><p>You also asked about the old pair you dropped off for donation. For your information only, those read ${a.sph} ${a.cyl} x ${a.axis} on the right and ${b.sph} ${b.cyl} x ${b.axis} on the left, so please don't order from them.</p><p>The frames you liked are $${s.price()} and I can hold them until the end of the month. The prescription is good until ${s.expires()}.</p><p>Take care,<br>${who}</p><div class="sg">${who} &middot; Licensed Dispensing Optician<br>${shop}, ${s.street()}, ${s.town()}<br>${s.phone()} &middot; Open Mon–Sat 10–6</div><div class="q">&gt; Hello, could somebody send me my newest prescription<br>&gt; so I can use it for sports goggles? Thank you!</div>`;
    },
  },
  {
    name: 'x-shops-wallet-card',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 560,
    values: { prism: 0, add: 0.6, plus: 0.1 },
    css: 'body{padding:24px;background:#cfd3d6;font-size:16px}.c{background:#fff;border-radius:14px;overflow:hidden;border:1px solid #9aa}.top{background:#5a2a6b;color:#fff;padding:12px 20px;display:flex;justify-content:space-between;align-items:center}.top b{font-size:21px;font-style:italic}.p{padding:12px 20px 14px}.n{display:flex;justify-content:space-between;margin-bottom:8px}.p table{width:100%}.p th{font-size:11px;font-weight:400;color:#5a2a6b;border-bottom:1px solid #5a2a6b;padding:2px}.p td{text-align:center;padding:6px 2px;border-bottom:1px solid #ddd;font-size:18px}.p td:first-child{font-weight:700;color:#5a2a6b;width:40px}.f{font-size:12px;color:#444;margin-top:9px;display:flex;justify-content:space-between}',
    draw: (s) => {
      const add = hasAdd(s);
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), ...(add ? [e.add()] : []));
      return `<div class="c"><div class="top"><b>Brightwick Optical</b><span>Rx Card</span></div><div class="p"><div class="n"><span>${s.patient()}</span><span>Exam: ${s.dateAs('3/5/25')}</span></div>${table(heads('', 'SPH', 'CYL', 'AXIS', ...(add ? ['ADD'] : [])), eye('R', s.right), eye('L', s.left))}<div class="f"><span>${s.doctor()}</span><span>Good thru ${s.expiresAs('3/5/25')}</span></div><div class="f"><span>Reorder or adjust: ${s.phone()}</span><span>Card ${s.dice.digits(4)} ${s.dice.digits(4)}</span></div></div></div>`;
    },
  },
  {
    name: 'x-shops-work-order',
    language: 'en',
    fonts: ['Arimo', 'Courier Prime', 'Tinos'],
    width: 900,
    values: { prism: 0.2, add: 0.7, plus: 0.1 },
    writing: { noCylinder: ['SPH', '—', '0.00', 'DS'] },
    css: 'body{font-size:16px}.t{display:flex;justify-content:space-between;border:2px solid #222;padding:10px 14px}.t h2{margin:0;font-size:22px}.row{display:flex;border:1px solid #222;border-top:0}.row>div{flex:1;padding:6px 12px;border-right:1px solid #222}.row>div:last-child{border:0}.row small,.cap{font-size:12px;color:#444;display:block}.rx{margin:16px 0}.rx table{width:100%}.rx th,.rx td{border:1px solid #222;padding:6px;text-align:center}.rx th{background:#eee;font-size:13px}.bill table{width:100%}.bill td{padding:4px 6px;border-bottom:1px dotted #777}.bill td:last-child{text-align:right;width:110px}.bill tr:last-child td{font-weight:700;border-bottom:0}',
    draw: (s) => {
      const add = hasAdd(s);
      const prism = (e: DrawnEye): string =>
        prisms(e, 'words', '<br>', (amount, base) => `${amount} Base ${base}`);
      const withPrism = hasPrism(s);
      const far = (span: string, name: string, e: DrawnEye): string =>
        tr(
          ...(span ? [span] : []),
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          ...(withPrism ? [prism(e)] : []),
        );
      const near = (span: string, name: string, e: DrawnEye): string =>
        tr(
          ...(span ? [span] : []),
          name,
          e.nearSph(),
          e.nearCyl(),
          e.nearAxis(),
          ...(withPrism ? [''] : []),
        );
      const [frame, lens, coat] = [
        s.dice.whole(60, 220) + 0.5,
        add ? 158 : 72,
        s.dice.pick([39, 59]),
      ];
      const paid = s.dice.pick([50, 75, 100]);
      const total = frame + lens + coat;
      const distance = '<th rowspan="2">DISTANCE</th>';
      const reading = '<th rowspan="2">NEAR</th>';
      return `<div class="t"><div><h2>Tri-County Eyeglass Mart</h2>${s.street()}, ${s.town()}<br>${s.phone()}</div><div style="text-align:right"><b>WORK ORDER ${s.dice.digits(6)}</b><br>Date ${saleDay(s)}<br>Customer copy</div></div><div class="row"><div style="flex:1.5"><small>Customer</small>${s.patient()}</div><div><small>Phone</small>${s.phone()}</div><div><small>Prescribed by</small>${s.doctor()}</div></div><div class="row"><div><small>Frame</small>${s.dice.pick(['Dorsey', 'Ellwood', 'Tamsin'])} ${s.dice.digits(3)}, ${s.dice.pick(['gunmetal', 'brown demi', 'navy'])} 53&#9633;17</div><div><small>Lens style</small>${s.lensType({ single: 'Single vision', multi: 'Lined bifocal FT-28' })}</div><div><small>Material</small>${s.dice.pick(['Plastic CR-39', 'Polycarbonate'])}</div><div><small>Promised</small>${s.dice.pick(['1 week', '10 days', 'Thursday'])}</div></div><div class="rx">${table(heads('', 'Eye', 'Sphere', 'Cylinder', 'Axis', ...(withPrism ? ['Prism'] : [])), far(distance, 'Right', s.right), far('', 'Left', s.left), ...(add ? [near(reading, 'Right', s.right), near('', 'Left', s.left)] : []))}<p style="margin:8px 0 0">Distance PD <b>${s.pd()}</b>${add ? ` &nbsp;&nbsp; Near PD <b>${s.nearPd()}</b> &nbsp;&nbsp; Seg height ${s.dice.whole(14, 20)} mm` : ''}</p></div><div class="bill">${table(tr('Frame', cash(frame)), tr('Lenses, pair', cash(lens)), tr('Scratch and glare coating', cash(coat)), tr('Total', cash(total)), tr('Deposit paid', cash(paid)), tr('Balance due at pick up', `$${cash(total - paid)}`))}</div><p class="small" style="margin-top:14px">Orders cannot be cancelled once lenses are cut. Not responsible for customer's own frames. Unclaimed glasses are kept for 90 days. Lens remakes within 60 days of the order date at no charge.</p>`;
    },
  },
  {
    name: 'x-shops-online-renewal',
    language: 'en',
    fonts: ['Tinos', 'Arimo', 'Carlito'],
    width: 820,
    values: { prism: 0, add: 0.3, plus: 0.1 },
    css: '.l{display:flex;justify-content:space-between;margin-bottom:26px}.l b{font-size:24px}.l b i{display:inline-block;width:20px;height:20px;border:5px solid #1a8f8a;border-radius:50%;vertical-align:-3px;margin-right:8px}h1{font-size:23px;text-align:center;margin:8px 0 18px;letter-spacing:.02em}.kv{display:grid;grid-template-columns:170px 1fr;row-gap:5px;margin-bottom:22px}.kv span:nth-child(odd){color:#555}.eye{border:1px solid #1a8f8a;border-left:8px solid #1a8f8a;padding:12px 16px;margin-bottom:12px;display:flex;gap:26px;align-items:baseline}.eye b{width:130px}.eye em{font-style:normal;color:#555;font-size:.82em;margin-right:5px}.sig{font-family:"Caveat";font-size:36px;line-height:1;color:#223;margin-top:26px}',
    draw: (s) => {
      const part = (label: string, value: string): string =>
        `<span><em>${label}</em>${value}</span>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="eye"><b>${name}</b>${part('Sphere', e.sph())}${cylinder(e, (cyl, axis) => part('Cylinder', cyl) + part('Axis', axis)) || '<span>DS</span>'}${hasAdd(s) ? part('Add', e.add()) : ''}</div>`;
      const doctor = s.doctor();
      return `<div class="l"><b><i></i>Opsana Online Vision</b><div class="small" style="text-align:right">Rx ID ${s.dice.digits(4)}-${s.dice.digits(4)}-${s.dice.digits(2)}<br>help desk ${s.phone()}</div></div><h1>Eyeglass Prescription</h1><div class="kv"><span>Patient</span><span>${s.patient()}</span><span>Date of birth</span><span>${s.born()}</span><span>Address</span><span>${s.street()}, ${s.town()}</span><span>Issue date</span><span>${s.date()}</span><span>Expiration date</span><span>${s.expires()}</span></div>${eye('OD (Right)', s.right)}${eye('OS (Left)', s.left)}<p style="margin-top:18px">This prescription was issued after a remote vision test reviewed by an ophthalmologist licensed in your state. A remote vision test does not replace a comprehensive eye health exam. Unaided acuity reported at home: right ${s.acuity()}, left ${s.acuity()}.</p><div class="sig">${doctor.replace('Dr. ', '')}</div><p>${doctor.replace('Dr. ', '')}, M.D.<br><span class="small">License ${s.dice.pick(['GA', 'MD', 'CO', 'WI', 'OR'])} ${s.dice.digits(6)} &middot; NPI ${s.dice.digits(10)} &middot; signed electronically</span></p>`;
    },
  },
];

export const sampleNonesOfShops: Layout[] = [
  {
    name: 'x-shops-none-contacts-mail',
    language: 'en',
    document: 'contact-lenses',
    fonts: ['Arimo', 'Carlito'],
    width: 700,
    css: 'body{background:#eaf2f8;padding:22px;font-size:15px}.c{background:#fff;padding:26px 30px}.b{font-size:24px;font-weight:700;color:#1566a8;margin-bottom:14px}.c table{width:100%;margin:14px 0}.c th{text-align:left;font-size:13px;color:#666;border-bottom:1px solid #ccc;padding:5px}.c td{padding:8px 5px;border-bottom:1px solid #eee}.s td:last-child{text-align:right}',
    draw: (s) => {
      const power = -s.dice.whole(4, 24) / 4;
      const box = s.dice.whole(32, 64) + 0.99;
      const lens = s.dice.pick(['Aquelle Daily 90 pk', 'Hydrisse Monthly 6 pk']);
      const eye = (name: string, off: number): string =>
        tr(name, lens, '8.5', '14.2', s.power(power + off), '2', `$${cash(2 * box)}`);
      return `<div class="c"><div class="b">contactcove</div><p>Hi ${s.patient().split(' ')[0]}, your contact lens refill is on its way.</p><p>Order ${s.dice.digits(8)} &middot; ${saleDayLong(s)}</p>${table(heads('Eye', 'Contact lens', 'BC', 'DIA', 'Power', 'Boxes', 'Price'), eye('Right', 0), eye('Left', -0.5))}<div class="s">${table(tr('Subtotal', `$${cash(4 * box)}`), tr('Auto-refill discount', '-$10.00'), tr('Shipping', 'Free'), tr('Total', `$${cash(4 * box - 10)}`))}</div><p>Delivering to ${s.street()}, ${s.town()}. Your contact lens prescription on file expires soon; ask your doctor for a new one before your next refill.</p><p class="small">Questions? ${s.phone()}, every day 8am–11pm ET. A contact lens prescription cannot be used for eyeglasses.</p></div>`;
    },
  },
  {
    name: 'x-shops-none-till-receipt',
    language: 'en',
    document: 'receipt',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 390,
    css: `${barsCss}body{padding:18px 14px;font-size:15px}pre{font:inherit;margin:0;line-height:1.36}.center{line-height:1.36}.big{font-size:21px;font-weight:700}`,
    draw: (s) => {
      const price = (text: string, amount: number): string =>
        `${padded(text, 36 - cash(amount).length)}${cash(amount)}`;
      const [exam, readers, spray] = [s.dice.pick([75, 89, 99]), 17.99, 6.49];
      const total = exam + readers + spray;
      return `<div class="center"><span class="big">PRAIRIE BULK CLUB</span><br>OPTICAL #${s.dice.digits(4)}<br>${s.street()}<br>${s.town()}</div><pre>

MEMBER ${s.dice.digits(12)}
${saleDay(s)}  ${s.dice.whole(10, 12)}:${s.dice.whole(10, 59)}  OP ${s.dice.digits(3)}
------------------------------------
${price(`${s.dice.digits(6)} EYE EXAM`, exam)}
${price(`${s.dice.digits(6)} READERS ${s.power(s.dice.pick([1.5, 2, 2.5]))} 3PK`, readers)}
${price(`${s.dice.digits(6)} LENS CLNR 2PK`, spray)}
------------------------------------
${price('SUBTOTAL', total)}
${price('TAX', (readers + spray) * 0.07)}
${price('**** TOTAL', total + (readers + spray) * 0.07)}

DEBIT  XXXXXXXXXXXX${s.dice.digits(4)}
APPROVED  SEQ# ${s.dice.digits(6)}

ITEMS SOLD: 3</pre><div class="center" style="margin-top:12px"><span class="bars"></span><br>THANK YOU - PLEASE COME AGAIN</div>`;
    },
  },
];
