import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** Papers that go between opticians, laboratories and insurers. */
export const ticketsInEnglish: Layout[] = [
  {
    name: 's-en-tray-ticket',
    language: 'en',
    width: 620,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0.25 },
    writing: { axisDigits: 3, degree: false, noCylinder: ['0.00'], plano: ['+0.00', '0.00'] },
    css: 'body{background:#fff8c9;padding:18px 22px;font-size:15px}table{width:100%}td{padding:2px 5px}.h{background:#111;color:#fff8c9;padding:3px 8px;margin:10px 0 4px}.bar{height:34px;background:repeating-linear-gradient(90deg,#111 0 3px,#0000 3px 5px,#111 5px 6px,#0000 6px 11px)}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          `SPH ${e.sph()}`,
          `CYL ${e.cyl()}`,
          e.toric ? `AX ${e.axis()}` : '',
          e.add() && `ADD ${e.add()}`,
        );
      const prism = (name: string, e: DrawnEye): string =>
        e.amounts()
          ? tr(`<b>${name}</b>`, `<td colspan="4">PRISM ${e.prism('letters', '  ')}</td>`)
          : '';
      const shop = (name: string): string =>
        tr(
          name,
          `BC ${s.number(s.dice.pick([2.25, 4.25, 6.25]))}`,
          `TOOL ${s.number(s.dice.pick([5.12, 6.37, 7.25]))}`,
          `CT ${s.number(s.dice.pick([1.5, 2, 2.2]), 1)}`,
          `BLK ${s.dice.pick(['70', '75', '80'])}`,
        );
      return `<div class="sides"><b>TRAY ${s.dice.digits(4)}</b><span>RX# ${s.dice.digits(7)}</span><span>${s.date()} 07:52</span></div><div class="bar"></div><p>ACCT ${s.dice.digits(5)} ${s.practice()}<br>PT ${s.patient()}</p><p class="h">LENS: POLY 1.59 CLR ${s.lensType({ single: 'SV', multi: 'PAL' })} AR</p>${table(eye('R', s.right), prism('R', s.right), eye('L', s.left), prism('L', s.left))}<p>FAR PD R ${s.right.pd()} L ${s.left.pd()} &nbsp; SEG HT 19.0 / 19.0</p><p class="h">SURFACING (calculated, do not copy)</p>${table(shop('R'), shop('L'))}<p class="h">FRAME A 52.4 B 38.1 ED 55.0 DBL 17.0</p><p>EDGE BEVEL AUTO &nbsp; INSP ____ &nbsp; SHIP UPS GND</p>`;
    },
  },
  {
    name: 's-en-lens-envelopes',
    language: 'en',
    width: 760,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Carlito'],
    values: { prism: 0, plus: 0.3 },
    writing: { noCylinder: ['0.00', 'SPH'] },
    css: 'body{background:#d9d4c8;padding:22px}.v{background:#fffdf6;border:1px solid #998;padding:12px 18px 14px;margin-bottom:18px;display:flex;gap:18px}.v .m{flex:1}.v .m table{width:100%;table-layout:fixed}.v .m td{font-size:22px;padding:2px 8px 0 0}.v .m th{font-size:11px;text-align:left;color:#665;border-top:1px solid #998}.v .r{width:140px;text-align:center;border-left:1px dashed #998;font-size:13px}.v .r b{display:block;font-size:24px;margin:6px 0}',
    draw: (s) => {
      const job = s.dice.digits(6);
      const envelope = (name: string, e: DrawnEye): string =>
        `<div class="v"><div class="m"><p class="small">HORIZON OPTICAL LABS &nbsp; Job ${job} &nbsp; ${s.patient()}</p>${table(tr(...e.cells('sph', 'cyl', 'axis', 'add')), heads('Sphere', 'Cylinder', 'Axis', 'Add'))}<p class="small" style="margin:8px 0 0">Trilogy 1.53 &middot; 70 mm &middot; ctr 2.1 &middot; front ${s.number(4.25)} D &middot; Lot ${s.dice.digits(8)} &middot; UPC 0 ${s.dice.digits(5)} ${s.dice.digits(5)} 4</p></div><div class="r">EYE<b>${name}</b>Inspected ${s.dice.whole(1, 30)}<br>$${s.price()}</div></div>`;
      return `${envelope('RIGHT', s.right)}${envelope('LEFT', s.left)}<p class="small">Filled from your order of ${s.date()}. Fitting PD ${s.pd()}</p>`;
    },
  },
  {
    name: 's-en-work-order-pen',
    language: 'en',
    pen: 'always',
    width: 900,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0, add: 0.7 },
    writing: { degree: false },
    css: 'body{padding:22px 26px}.w{display:flex;gap:22px}.w>div:first-child{flex:3}.w>div:last-child{flex:2;border:1px solid #333;padding:8px 14px;font-size:14px}.y{border:2px solid #333;margin:0 0 12px;padding:4px 10px 8px}.y span.l{font-size:12px;margin:0 16px 0 3px}.y b{display:block;font-size:13px;background:#e5e5e5;margin:-4px -10px 6px;padding:2px 10px}td{padding:3px 12px 3px 0;font-size:14px}',
    draw: (s) => {
      const after = (value: string, label: string): string =>
        value ? `${value}<span class="l">${label}</span>` : '';
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="y"><b>${name}</b>${after(e.sph(), 'SPH')}${e.toric ? `${after(e.cyl(), 'CYL')}${after(e.axis(), 'AXIS')}` : ''}${after(e.add(), 'ADD')}</div>`;
      return `<div class="sides"><h3>Optician's Work Order</h3><b style="color:#b00">No. ${s.dice.digits(5)}</b></div><p>Customer ${s.patient()} &nbsp; Phone ${s.phone()} &nbsp; Date ${s.date()}</p><div class="w"><div>${eye('O.D. (right)', s.right)}${eye('O.S. (left)', s.left)}<div class="y"><b>PUPILS</b>${after(s.right.pd(), 'R mm')}${after(s.left.pd(), 'L mm')}</div></div><div><p><b>Frame</b><br>Maker ${s.filled('Linden 4')}<br>Eye ${s.filled('52')} Bridge ${s.filled('18')} Temple ${s.filled('140')}</p>${table(tr('Frame', `$${s.price()}`), tr('Lenses', `$${s.price()}`), tr('A/R', '$79.00'), tr('Deposit', '-$50.00'))}<p>Promised in ${s.filled('7')} days<br>Cut by ____ Checked by ____</p></div></div>`;
    },
  },
  {
    name: 's-en-insurer-numbered-boxes',
    language: 'en',
    pen: 'sometimes',
    width: 960,
    fonts: ['Courier Prime', 'Arimo'],
    values: { prism: 0.2 },
    css: 'body{padding:22px;color:#222}td{border:1px solid #b33;vertical-align:top;padding:1px 5px 8px;height:52px}td small{display:block;font:10px Arimo;color:#b33}table{width:100%;table-layout:fixed;margin-bottom:-1px}h3{color:#b33;font-family:Arimo}',
    draw: (s) => {
      const box = (label: string, value: string, span = 1): string =>
        `<td colspan="${span}"><small>${label}</small>${value}</td>`;
      const eye = (no: number, name: string, e: DrawnEye): string =>
        tr(
          box(`${no}. EYE`, name),
          box(`${no}a. SPHERE`, e.sph()),
          box(`${no}b. CYLINDER`, e.cyl()),
          box(`${no}c. AXIS`, e.axis()),
          box(`${no}d. PRISM / BASE`, e.prism('words', '<br>')),
          box(`${no}e. ADD`, e.add()),
          box(`${no}f. PD`, e.pd()),
        );
      return `<h3 class="center">VISION SERVICES CLAIM FORM</h3>${table(tr(box('1. MEMBER NAME', s.patient(), 3), box('2. MEMBER ID', s.filled(`W${s.dice.digits(9)}`), 2), box('3. GROUP NO.', s.filled(s.dice.digits(5)), 2)), tr(box('4. DATE OF SERVICE', s.date(), 2), box('5. DATE OF BIRTH', s.born(), 2), box('6. DIAGNOSIS (ICD-10)', s.filled('H52.13'), 2), box('7. AUTH', s.filled(s.dice.digits(6)))))}${table(eye(8, 'R', s.right), eye(9, 'L', s.left))}${table(tr(box('10. CODE', s.filled('92014')), box('11. CHARGE', s.filled(s.price())), box('12. CODE', s.filled('V2103')), box('13. CHARGE', s.filled(s.price())), box('14. CODE', s.filled('V2020')), box('15. CHARGE', s.filled(s.price())), box('16. COPAY', s.filled('25.00'))), tr(box('17. PROVIDER', s.doctor(), 4), box('18. TAX ID / NPI', `${s.dice.digits(2)}-${s.dice.digits(7)} / ${s.dice.digits(10)}`, 3)))}<p class="small" style="margin-top:10px">Claims must be received within 180 days. Fax (800) 555-0142.</p>`;
    },
  },
  {
    name: 's-en-trace-record',
    language: 'en',
    width: 640,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0 },
    writing: { plano: ['0.00', '+0.00'], noCylinder: ['0.00'], minus: ['-'], degree: false },
    css: 'body{background:#f3f5f4;font-size:16px}pre{font:inherit;line-height:1.45;margin:0}',
    draw: (s) => {
      const both = (key: string, of: (e: DrawnEye) => string): string =>
        `${key}=${of(s.right)};${of(s.left)}\n`;
      const adds = s.values.od.add === null ? '' : both('ADD', (e) => e.add());
      const axes =
        s.right.toric || s.left.toric ? both('AX', (e) => (e.toric ? e.axis() : '0')) : '';
      return `<p><b>Order ${s.dice.digits(8)}</b> &nbsp; received ${s.date()} 18:04<br><span class="small">Remote edging, values are right;left</span></p><pre>REQ=FIL\nJOB="${s.dice.digits(6)}"\nCLIENT="${s.patient()}"\nDO=B\nLTYPE=${s.lensType({ single: 'SV;SV', multi: 'PR;PR' })}\nLMATID=PC;PC\nLIND=1.586;1.586\n${both('SPH', (e) => e.sph())}${both('CYL', (e) => e.cyl())}${axes}${adds}${both('IPD', (e) => e.pd())}FCOCUP=3.50;3.50\nHBOX=52.10;52.10\nVBOX=38.40;38.40\nDBL=17.50\nFED=55.02;55.02\nBEVP=1;1\nTRCFMT=1;400;E;R;F\nR=2553;2561;2570;2581;2594;2610\nR=2627;2641;2650;2652;2648;2637</pre>`;
    },
  },
];
