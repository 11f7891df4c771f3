import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** A prism of one direction with its base, empty where there is none. */
const prismIn = (e: DrawnEye, direction: 'Hor' | 'Ver', style: 'letters' | 'words'): string =>
  [e.amount(direction), e.base(direction, style)].filter(Boolean).join(' ');

/** Cells of a row for near, as many empty ones where nobody reads with other powers. */
const nearCells = (e: DrawnEye): string[] => {
  const sphere = e.nearSph();
  return sphere ? [sphere, e.nearCyl(), e.nearAxis()] : ['', '', ''];
};

const oldCells = (e: DrawnEye): string[] => {
  const { sph, cyl, axis } = e.elsewhere();
  return [sph, cyl, axis];
};

/** Papers of single offices and shops outside of North America and Germany. */
export const officesAbroad: Layout[] = [
  {
    name: 's-ab-uk-practice-print',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 930,
    values: { prism: 0.35, plus: 0.1, add: 0.65 },
    writing: { noCylinder: ['DS', ''], degree: false, addPlus: true },
    css: 'body{font-size:14px;padding:26px 30px}.h{display:flex;justify-content:space-between;border-bottom:3px double #555;padding-bottom:8px}.r{margin:14px 0 4px}.r table{width:100%}.r td,.r th{border:1px solid #777;text-align:center;padding:6px 4px}.r th{font-size:11.5px;font-weight:400;background:#f1f1f1}.r td{font-size:16px}.r td:first-child{font-weight:700;width:34px}.p td{padding:1px 18px 1px 0;vertical-align:top}.k{font-size:11px;color:#444;columns:2;column-gap:28px;margin-top:18px;text-align:justify}',
    draw: (s) => {
      const half = s.values.od.add === null ? '' : s.power(Math.round(s.values.od.add * 2) / 4);
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          `6/${s.dice.pick([12, 18, 24, 36, 60])}`,
          ...e.cells('sph', 'cyl', 'axis'),
          prismIn(e, 'Hor', 'words'),
          prismIn(e, 'Ver', 'words'),
          s.acuityMetres(),
          half,
          e.add(),
          half && `N${s.dice.pick([5, 5, 6])}`,
        );
      return `<div class="h"><div><b style="font-size:21px">Pennant &amp; Vale Opticians</b><br>14a Castle Street, Ludlow, Shropshire SY8 1A${s.dice.pick(['S', 'T', 'X'])}<br>Tel. 01584 555${s.dice.digits(3)}</div><div style="text-align:right;font-size:12px">Pt ref: LUD/${s.dice.digits(5)}<br>GOS/Private: ${s.dice.pick(['Private', 'GOS', 'Private'])}<br>Printed ${s.dice.pick(['09:52', '11:17', '15:40'])} by ${s.dice.pick(['SB', 'KM', 'front desk'])}</div></div><div class="p" style="margin-top:12px">${table(tr(`<b>${s.patient()}</b>`, `D.o.B. ${s.bornAs('05/03/2025')}`, `Sight test: <b>${s.dateAs('05/03/2025')}</b>`), tr(`The Old Forge, Clee Lane, SY8 3${s.dice.digits(1)}EU`, `BVD ${s.dice.pick([10, 12, 12, 13])} mm`, `Next test due: ${s.expiresAs('05/03/2025')}`))}</div><div class="r">${table(heads('', 'Unaided', 'Sph', 'Cyl', 'Axis', 'H. Prism', 'V. Prism', 'V.A.', 'Inter Add', 'Near Add', 'Near VA'), eye('R', s.right), eye('L', s.left))}</div><p style="margin:10px 0 0">Remarks: ${s.dice.pick(['Small change, new lenses optional.', 'New prescription, update recommended.', 'Clinically significant change. Wear for driving.'])}</p><p style="margin:26px 0 0">Signed ..................................................... &nbsp; ${s.doctor()} &nbsp; GOC 01-${s.dice.digits(5)}</p><div class="k">This prescription was issued after a sight test under the Opticians Act 1989. It is valid for two years unless an earlier re-test is shown above. Spectacles for persons under 16 or registered sight impaired may only be supplied by or under the supervision of a registered optometrist, dispensing optician or doctor. The pupillary distance is a dispensing measurement and is not part of the prescription; we do not take it at the sight test.</div>`;
    },
  },
  {
    name: 's-ab-uk-till-roll',
    language: 'en',
    fonts: ['DejaVu Sans Mono'],
    width: 440,
    values: { prism: 0, plus: 0, add: 0.6 },
    writing: { noCylinder: ['DS', '0.00'], plano: ['PLANO', '0.00'], degree: false, gap: '' },
    css: 'body{padding:26px 22px 40px;font-size:16px;line-height:1.42;background:#fdfdfb;color:#2b2b33;white-space:pre}b{font-size:20px}.c{text-align:center;white-space:normal}',
    draw: (s) => {
      const line = (label: string, right: string, left: string): string =>
        `${padded(label, 11)}${padded(right, 11)}${left}\n`;
      const add = s.values.od.add === null ? '' : line('ADD', s.right.add(), s.left.add());
      const frame = s.dice.pick([25, 39, 55, 69]);
      const lenses = s.dice.pick([0, 20, 45, 79]);
      return `<div class="c"><b>FRESHWAY OPTICIANS</b><br>Store 0${s.dice.digits(3)} Kettering<br>01536 555${s.dice.digits(3)} opt.2<br>VAT ${s.dice.digits(3)} ${s.dice.digits(4)} ${s.dice.digits(2)}</div>
ORDER ${s.dice.digits(8)}    OP ${s.dice.digits(2)}
CUST  ${s.patient()}
TESTED ${s.dateAs('05/03/2025')}
--------------------------------
${line('', 'RIGHT', 'LEFT')}${line('SPH', s.right.sph(), s.left.sph())}${line('CYL', s.right.cyl(), s.left.cyl())}${line('AXIS', s.right.axis(), s.left.axis())}${add}${line('PD', s.right.pd(), s.left.pd())}--------------------------------
${padded('FRM FW-2217 GUN', 24)}&pound;${frame}.00
${padded(`LNS ${s.lensType({ single: 'SV 1.5 HC', multi: 'VARI 1.5 HC' })}`, 24)}&pound;${lenses}.00
${padded('2ND PAIR OFFER', 24)}&pound;0.00
${padded('TOTAL', 24)}&pound;${frame + lenses}.00
VISA ************${s.dice.digits(4)}  AUTH ${s.dice.digits(6)}
--------------------------------
<div class="c">COLLECT FROM ${s.dice.whole(8, 14)} DAYS<br>We will text you when ready<br>Keep this slip, it is your<br>copy of the prescription</div>`;
    },
  },
  {
    name: 's-ab-scots-pad',
    language: 'en',
    pen: 'always',
    fonts: ['Tinos', 'Arimo'],
    width: 690,
    values: { prism: 0.3, plus: 0.1, add: 0.6 },
    writing: { noCylinder: ['DS', '/'], zeros: 'all' },
    css: 'body{background:#fbf9e8;padding:24px 28px;color:#1e3c2c}table{width:100%;table-layout:fixed;margin:12px 0}td,th{border:1px solid #1e3c2c;text-align:center;height:46px;padding:0 2px}th{height:24px;font-size:12px;font-weight:400}.e{width:44px;font-size:20px;font-weight:700}.d{width:60px;font-size:13px}.u{display:inline-block;border-bottom:1px dotted #1e3c2c;min-width:140px}',
    draw: (s) => {
      const rows = (name: string, e: DrawnEye): string =>
        tr(
          `<td rowspan="2" class="e">${name}</td>`,
          '<td class="d">Dist.</td>',
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('words'),
          s.filled(s.acuityMetres()),
        ) +
        tr(
          '<td class="d">Near</td>',
          ...nearCells(e),
          '',
          '',
          s.values.od.add === null ? '' : s.filled('N5'),
        );
      return `<div class="sides"><div><b style="font-size:20px">J. &amp; M. Carrick</b><br><span class="small">Optometrists &middot; 31 High Street, Pitlochry PH16 5A${s.dice.pick(['B', 'N'])}<br>Home visits throughout Highland Perthshire</span></div><div class="small" style="text-align:right">Tel. 01796 555${s.dice.digits(3)}<br>Practice code 4${s.dice.digits(4)}<br>No. <b style="color:#a33">${s.dice.digits(5)}</b></div></div><p style="margin:16px 0 6px">Name <span class="u" style="min-width:270px">${s.patient()}</span> D.o.B. <span class="u">${s.bornAs('05/03/2025')}</span></p><p style="margin:0">Date of examination <span class="u">${s.dateAs('05/03/2025')}</span></p>${table('<tr><th class="e"></th><th class="d"></th><th>Sph.</th><th>Cyl.</th><th>Axis</th><th>Prism</th><th>Base</th><th>V.A.</th></tr>', rows('R', s.right), rows('L', s.left))}<p class="small">&#9745; New or changed prescription &nbsp; &#9744; Unchanged &nbsp; &#9744; No spectacles needed &nbsp; &#9744; Voucher ___</p><p class="small" style="margin-top:6px">Re-examination in &nbsp;${s.filled(s.dice.pick(['12', '24']))}&nbsp; months under NHS General Ophthalmic Services (Scotland)</p><p style="margin-top:28px">Signed ______________________ &nbsp; <span class="small">${s.doctor()}, GOC reg. 01-${s.dice.digits(5)}</span></p>`;
    },
  },
  {
    name: 's-ab-irish-benefit',
    language: 'en',
    fonts: ['Carlito', 'DejaVu Sans Condensed'],
    width: 840,
    values: { prism: 0.3, plus: 0.1, add: 0.6 },
    writing: { noCylinder: ['—', '0.00'], degree: false },
    css: 'body{padding:34px 44px}.t{background:#0c5b4b;color:#fff;padding:6px 12px;margin:16px 0 0;display:flex;justify-content:space-between}table{width:100%}.r td,.r th{border-bottom:1px solid #b8c9c4;padding:7px 8px;text-align:center}.r td:first-child,.r th:first-child{text-align:left;width:190px}.r th{font-size:13px;color:#0c5b4b}.o{color:#8a8a8a;font-size:14px;background:#f6f6f4}i{font-size:.8em;color:#777}.i td{padding:2px 10px 2px 0}',
    draw: (s) => {
      const [right, left] = [s.right.elsewhere(), s.left.elsewhere()];
      const old = (text: string): string => `<td class="o">${text}</td>`;
      const row = (label: string, of: (e: DrawnEye) => string, was: [string, string]): string => {
        const now = [of(s.right), of(s.left)];
        return now.some(Boolean) ? tr(label, ...now, old(was[0]), old(was[1])) : '';
      };
      return `<div class="sides"><div><b style="font-size:24px;color:#0c5b4b">Nolan Vision Centre</b><br><span class="small">Unit 6, Market Cross Shopping Centre, Kilkenny R95 X${s.dice.digits(3)}<br>056 555 ${s.dice.digits(4)} &nbsp; kilkenny@example.ie</span></div><div class="i small">${table(tr('Client no.', s.dice.digits(6)), tr('PPSN', `${s.dice.digits(7)}${s.dice.pick(['T', 'H', 'KA'])}`), tr('Scheme', s.dice.pick(['Treatment Benefit (PRSI)', 'Medical card', 'Private'])))}</div></div><p style="margin:18px 0 0"><b>${s.patient()}</b> &nbsp; born ${s.bornAs('05/03/2025')}</p><div class="t"><b>Spectacle Prescription</b><span>Examined ${s.dateAs('5 March 2025')}</span></div><div class="r">${table(
        '<tr><th></th><th colspan="2">THIS EXAMINATION</th><th colspan="2" class="o">PREVIOUS GLASSES (record only)</th></tr>',
        heads('', 'Right <i>deas</i>', 'Left <i>clé</i>', 'R', 'L'),
        row('Sphere', (e) => e.sph(), [right.sph, left.sph]),
        row('Cylinder', (e) => e.cyl(), [right.cyl, left.cyl]),
        row('Axis', (e) => e.axis(), [right.axis, left.axis]),
        row('Prism', (e) => e.prism('words', '<br>'), ['', '']),
        row('Reading addition', (e) => e.add(), ['', '']),
        row('Vision with glasses', () => s.acuityMetres(), [s.acuityMetres(), s.acuityMetres()]),
        row('Pupil centre to nose (mm)', (e) => e.pd(), ['', '']),
      )}</div><p style="margin:16px 0 0">Advice: ${s.lensType({ single: 'single vision, distance', multi: 'varifocal' })}. Eye pressures R ${s.pressure()} L ${s.pressure()} mmHg (normal).</p><p>Next examination: ${s.expiresAs('5 March 2025')}</p><p style="margin-top:34px">_____________________________<br>${s.doctor()}, Optometrist, CORU reg. OP0${s.dice.digits(5)}</p><p class="small" style="color:#777">The State contributes to one eye examination every second calendar year for insured persons. This document must be shown when claiming towards glasses bought elsewhere.</p>`;
    },
  },
  {
    name: 's-ab-au-child-letter',
    language: 'en',
    fonts: ['Tinos', 'Carlito', 'DejaVu Serif'],
    width: 800,
    values: { add: 0, prism: 0, plus: 0.5 },
    writing: { noCylinder: ['DS'], plano: ['plano', 'Plano'], axisDigits: 1 },
    css: 'body{padding:44px 64px 50px;font-size:16px}.g{border:1px solid #555;padding:10px 18px;margin:14px 0;width:72%}.g td{padding:3px 16px 3px 0;font-size:18px}.l td{padding:1px 24px 1px 0}',
    draw: (s) => {
      const ret = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${sph} / ${cyl} x ${axis}`;
      };
      return `<div style="text-align:right"><b style="font-size:20px">Bayside Children's Eye Clinic</b><br><span class="small">Suite 9, 201 Bluff Road, Sandringham VIC 3191<br>T 03 5550 ${s.dice.digits(4)} &nbsp; F 03 5550 ${s.dice.digits(4)} &nbsp; Prov. ${s.dice.digits(6)}3X</span></div><p style="margin-top:20px">${s.dateAs('5 March 2025')}</p><p>To the parents of <b>${s.patient()}</b><br>cc: Family GP, Hampton Medical Group; optical dispenser</p><p>Dear parents,</p><p>Thank you for bringing your child in for review. Unaided vision is ${s.acuityMetres()} right and ${s.acuityMetres()} left. There is no squint today and stereopsis is ${s.dice.pick(['55', '85', '110'])} seconds of arc.</p><div class="l">${table(tr('Cycloplegic retinoscopy:', `R ${ret(s.right)}`), tr('', `L ${ret(s.left)}`))}</div><p style="margin-top:10px">I do not prescribe the full cycloplegic result. Please have glasses made to the following:</p><div class="g"><b>SPECTACLES, full time wear</b>${table(tr('Right', s.right.formula(' x ', ' / ')), tr('Left', s.left.formula(' x ', ' / ')))}<span class="small">PD ${s.pd()} mm &nbsp; Polycarbonate lenses, spring hinges please</span></div><p>If the right eye is not level with the left after ${s.dice.pick(['six', 'eight'])} weeks we will start patching for two hours a day. I shall see you again in three months.</p><p>Yours sincerely,</p><p style="margin-top:42px">${s.doctor()}<br><span class="small">MBBS FRANZCO, Paediatric Ophthalmologist</span></p>`;
    },
  },
  {
    name: 's-ab-au-fund-invoice',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 900,
    values: { prism: 0.15, plus: 0.05 },
    writing: { noCylinder: ['DS', '0.00'], pdDecimals: true },
    css: 'body{font-size:13.5px;padding:32px 38px}table{width:100%}.v{margin-top:18px}.v th{text-align:left;border-bottom:2px solid #e2601b;padding:4px 6px;font-size:12px}.v td{padding:5px 6px;border-bottom:1px solid #e4e4e4}.v td:last-child,.v th:last-child{text-align:right}.x{display:flex;gap:26px;margin-top:20px}.x>div{border:1px solid #bbb;padding:10px 12px}.x .q{flex:1}.q td,.q th{text-align:center;padding:4px 3px}.q th{font-size:11px;color:#666;font-weight:400}.q td{font-size:15px}',
    draw: (s) => {
      const [frame, lens] = [s.dice.whole(119, 320), s.dice.whole(90, 410)];
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('letters'), e.pd());
      return `<div class="sides"><div><b style="font-size:24px;color:#e2601b">clearday optical</b><br>Shop 1042, Westfield Carindale QLD 4152<br>ABN ${s.dice.digits(2)} ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(3)}</div><div style="text-align:right"><b style="font-size:18px">TAX INVOICE</b><br>No. CAR-${s.dice.digits(6)}<br>Date: ${s.dateAs('05/03/2025')}<br>07 5550 ${s.dice.digits(4)}</div></div><p style="margin-top:14px">${s.patient()}<br>Health fund: ${s.dice.pick(['Meridian Health', 'Southern Mutual'])} &nbsp; Member ${s.dice.digits(8)}</p><div class="v">${table(
        heads('Item', 'Description', 'Qty', 'Fund item', 'Amount'),
        tr('10910', 'Comprehensive initial consultation (bulk billed)', '1', '', '$0.00'),
        tr('FRM', `Harlow 3180 col. 02, 52&#9633;17 140`, '1', '110', `$${frame}.00`),
        tr(
          'LNS',
          s.lensType({ single: 'Single vision 1.60 HMC pair', multi: 'Multifocal 1.60 HMC pair' }),
          '2',
          s.lensType({ single: '212', multi: '512' }),
          `$${lens}.00`,
        ),
        tr('', 'Fund benefit paid (HICAPS)', '', '', `-$${s.dice.whole(80, 199)}.00`),
        tr('', '<b>Total before benefit</b>', '', '', `<b>$${frame + lens}.00</b>`),
      )}</div><div class="x"><div class="q"><b>Your prescription</b>${table(heads('', 'SPH', 'CYL', 'AXIS', 'ADD', 'PRISM', 'PD'), eye('RE', s.right), eye('LE', s.left))}</div><div style="width:230px"><b>Dispensed by</b> ${s.dice.pick(['Tahlia', 'Brodie', 'Wen'])}<br>Prescriber: ${s.doctor()}<br>Fitting heights R ${s.dice.whole(17, 22)} L ${s.dice.whole(17, 22)}<br>Rx expires ${s.expiresAs('05/03/2025')}</div></div><p class="small" style="margin-top:16px">All prices in AUD. Prescription lenses and frames supplied with them are GST free. Change of mind returns within 100 days with this invoice.</p>`;
    },
  },
  {
    name: 's-ab-nz-reception-mail',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 660,
    values: { sameAdd: true, prism: 0.25 },
    writing: { noCylinder: ['DS', 'sph'], degree: false },
    css: 'body{padding:18px 24px 30px;font-size:16.5px}.h{font-size:14px;color:#555;border-bottom:1px solid #d7d7d7;padding-bottom:10px;margin-bottom:14px}.h b{color:#111}.q{border-left:3px solid #b9c6da;padding-left:12px;color:#666;margin-top:22px;font-size:15px}.s{color:#5c2d7a;margin-top:16px;font-size:14px}',
    draw: (s) => {
      const prism = [s.right, s.left]
        .map((e, i) => [i === 0 ? 'R' : 'L', e.prism('letters', ' and ')] as const)
        .filter(([, text]) => text)
        .map(([name, text]) => `${name} ${text}`)
        .join(', ');
      const add =
        s.values.od.add === null
          ? ''
          : `Near addition ${s.add()} both eyes${s.dice.chance(0.5) ? ' (40cm)' : ''}<br>`;
      return `<p style="font-size:20px">RE: copy of my script please</p><div class="h"><b>Reception, Kapiti Eyecare</b> &lt;reception@example.co.nz&gt;<br>To: ${s.patient()}<br>Thu 1${s.dice.digits(1)}:0${s.dice.digits(1)}</div><p>Kia ora,</p><p>No problem. Here is your glasses prescription from your eye exam with ${s.doctor()} on ${s.dateAs('5 March 2025')}:</p><p>RE &nbsp; ${s.right.formula(' x ', ' / ')} &nbsp; (${s.acuityMetres()})<br>LE &nbsp; ${s.left.formula(' x ', ' / ')} &nbsp; (${s.acuityMetres()})<br>${add}${prism && `Prism ${prism}<br>`}PD ${s.pd()}mm</p><p>It is valid until ${s.expiresAs('5 March 2025')}. Just a reminder that we can't check glasses bought online, and there is a $45 charge if you'd like us to measure them.</p><p>Ngā mihi<br>${s.dice.pick(['Aroha', 'Jess', 'Leanne'])}</p><div class="s"><b>Kapiti Eyecare</b><br>88 Rimu Road, Paraparaumu 5032 | 04 555 ${s.dice.digits(4)}<br>Mon&ndash;Fri 8.30&ndash;5.30, Sat 9&ndash;1</div><div class="q">Hi there, could you send me my latest prescription? I was in a few weeks ago. I think last time I was about ${s.right.elsewhere().sph} in one eye. Cheers</div>`;
    },
  },
  {
    name: 's-ab-in-hospital-emr',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans', 'Tinos'],
    width: 900,
    values: { prism: 0.2, plus: 0.25 },
    writing: { noCylinder: ['—', ''], plano: ['Plano', '0.00', 'PLANO'] },
    css: 'body{font-size:14px;padding:24px 34px}.h{text-align:center;border-bottom:2px solid #7b1f3a;padding-bottom:8px}table{width:100%}.i td{padding:2px 6px;border:1px solid #ccc}.i td:nth-child(odd){background:#f6eef1;width:13%;font-size:12.5px}h4{margin:16px 0 4px;color:#7b1f3a}.r td,.r th{border:1px solid #999;padding:7px 4px;text-align:center}.r th{background:#f6eef1;font-size:12px}.r td{font-size:16px}.o td{font-size:13px;padding:3px 4px;color:#444}',
    draw: (s) => {
      const near = s.values.od.add !== null;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', '<br>'),
          s.acuityMetres(),
          e.add(),
          near ? s.dice.pick(['N6', 'N6', 'N8']) : '',
        );
      const old = (name: string, e: DrawnEye): string => tr(name, ...oldCells(e), s.acuityMetres());
      return `<div class="h"><b style="font-size:22px;color:#7b1f3a">SRI VENKATA EYE HOSPITAL</b><br>(A unit of Sri Venkata Netralaya Trust, NABH accredited)<br><span class="small">Plot 41, Road No. 2, Banjara Hills, Hyderabad 500 034 &nbsp; Ph: 040 5550 ${s.dice.digits(4)} &nbsp; Emergency 24x7</span></div><div class="i" style="margin-top:12px">${table(tr('Patient', `<b>${s.patient()}</b>`, 'MR No.', `SV${s.dice.digits(7)}`), tr('Age / Sex', `${s.dice.whole(15, 74)} Y / ${s.dice.pick(['F', 'M'])}`, 'Visit', `${s.dateAs('05-MAR-2025')} OPD-3`), tr('Consultant', s.doctor(), 'Payer', s.dice.pick(['Self', 'Arogya', 'Corporate'])))}</div><h4>Present glasses (brought by patient, ${s.dice.pick(['2 yrs old', '1 yr old', '3 yrs old'])})</h4><div class="r o">${table(heads('Eye', 'DSph', 'DCyl', 'Axis', 'VA with PG'), old('RE', s.right), old('LE', s.left))}</div><h4>GLASSES PRESCRIBED</h4><div class="r">${table(heads('Eye', 'DSph', 'DCyl', 'Axis', 'Prism', 'Dist. VA', 'Near Add', 'Near VA'), eye('RE', s.right), eye('LE', s.left))}</div><p style="margin:8px 0">IPD: ${s.pd()} mm &nbsp;&nbsp; Type: ${s.lensType({ single: 'Single vision', multi: 'Progressive' })} &nbsp;&nbsp; Use: ${s.dice.pick(['Constant', 'Constant', 'As needed'])} &nbsp;&nbsp; Tint: nil</p><p class="small">IOP (NCT) RE ${s.pressure()} mmHg, LE ${s.pressure()} mmHg at 10:40. Fundus WNL BE. Tab. / drops: Carboxymethylcellulose 0.5% 1-1-1-1 BE x 30 days.</p><p class="small">Check the glasses with us within 7 days of making. Review after ${s.dice.pick(['6 months', '1 year'])} or SOS.</p><div class="sides" style="margin-top:28px"><span class="small">Refracted by: ${s.dice.pick(['Optom. Kavitha R', 'Optom. Suresh B'])}</span><span class="small">Digitally signed, no physical signature required</span></div>`;
    },
  },
  {
    name: 's-ab-in-app',
    language: 'en',
    fonts: ['DejaVu Sans', 'Arimo', 'Carlito'],
    width: 420,
    values: { prism: 0, plus: 0.05, add: 0.4 },
    writing: { noCylinder: ['0.00', '—'], plano: ['0.00', 'Plano'], degree: true },
    css: 'body{background:#f5f4fb;padding:0 0 24px;font-size:15px}.t{background:#14144a;color:#fff;padding:12px 16px 16px}.k{font-size:12px;display:flex;justify-content:space-between;margin-bottom:10px}.c{background:#fff;border-radius:14px;margin:14px 12px 0;padding:14px}.e{display:flex;margin-top:10px;background:#f5f4fb;border-radius:8px}.e div{flex:1;text-align:center;padding:8px 2px;font-size:16px}.e small{display:block;color:#77778c;font-size:11px}.g{color:#77778c;font-size:12.5px}.b{background:#00b8a9;color:#fff;border-radius:10px;text-align:center;padding:12px;margin:16px 12px 0;font-weight:700}',
    draw: (s) => {
      const part = (label: string, value: string): string =>
        value && `<div><small>${label}</small>${value}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<p style="margin:12px 0 0"><b>${name}</b></p><div class="e">${part('SPH', e.sph())}${part('CYL', e.cyl())}${part('AXIS', e.axis())}${part('AP', e.add())}</div>`;
      return `<div class="t"><div class="k"><span>${s.dice.whole(1, 12)}:3${s.dice.digits(1)} PM</span><span>VoLTE 4G &nbsp; ${s.dice.whole(21, 96)}%</span></div><b style="font-size:18px">&larr; &nbsp;Eye power</b></div><div class="c"><div class="sides"><b>${s.patient()}</b><span style="color:#00998c;font-size:13px">SHARE</span></div><span class="g">Home eye test &middot; ${s.dateDayFirst()} &middot; Bengaluru 560095</span>${eye('Right eye', s.right)}${eye('Left eye', s.left)}<p class="g" style="margin:10px 0 0">PD ${s.pd()} mm &middot; AP is the additional power for reading</p></div><div class="c"><b>Last order &#8377;${s.dice.whole(12, 49)}00</b><br><span class="g">AirLite 2${s.dice.digits(3)} Matte Blue, Size M 135 mm<br>Zero-glare ${s.lensType({ single: 'Single Vision', multi: 'Progressive' })} &middot; Delivered</span></div><div class="b">Buy again with this power</div><p class="g center" style="margin:12px 0 0">Valid till ${s.expiresAs('5 March 2025')}</p>`;
    },
  },
  {
    name: 's-ab-in-optical-card',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 720,
    values: { prism: 0, plus: 0.2, add: 0.6 },
    writing: { noCylinder: ['-', '—', ''] },
    css: 'body{background:#eef6ea;padding:20px 24px;color:#14502a}.a{border:2px solid #14502a;padding:14px 16px}table{width:100%;table-layout:fixed;margin:10px 0}td,th{border:1px solid #14502a;height:46px;text-align:center;padding:0}th{height:22px;font-size:12px}.w{width:62px;font-size:13px;font-weight:700}.u{display:inline-block;min-width:120px;border-bottom:1px solid #14502a}.o{columns:3;font-size:12.5px;line-height:1.6}',
    draw: (s) => {
      const cells = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        s.filled(s.dice.pick(['6/6', '6/6', '6/6p', '6/9'])),
      ];
      const near = (e: DrawnEye): string[] => [
        ...nearCells(e),
        s.values.od.add === null ? '' : s.filled('N6'),
      ];
      return `<div class="a"><div class="center"><b style="font-size:24px;letter-spacing:1px">NEW BHARAT OPTICALS</b><br><span class="small">Computerised Eye Testing &middot; Contact Lens &middot; Hearing Aids<br>Shop 5, Laxmi Road, Sadashiv Peth, Pune 411030 &middot; Mob. 98220 ${s.dice.digits(5)} &middot; GSTIN 27AAB${s.dice.pick(['F', 'P'])}N${s.dice.digits(4)}K1Z${s.dice.digits(1)}</span></div><p style="margin:14px 0 4px">Mr./Mrs./Miss <span class="u" style="min-width:290px">${s.patient()}</span> Date <span class="u">${s.dateAs('05/03/2025')}</span></p>${table('<tr><th class="w" rowspan="2"></th><th colspan="4">RIGHT EYE</th><th colspan="4">LEFT EYE</th></tr>', heads('Sph.', 'Cyl.', 'Axis', 'V/A', 'Sph.', 'Cyl.', 'Axis', 'V/A'), tr('<td class="w">DIST.</td>', ...cells(s.right), ...cells(s.left)), tr('<td class="w">NEAR</td>', ...near(s.right), ...near(s.left)))}<p style="margin:4px 0 8px">P.D. <span class="u">${s.pd()}</span> mm &nbsp;&nbsp; Bill No. <span class="u">${s.filled(s.dice.digits(4))}</span></p><div class="o">&#9744; Constant use<br>&#9744; Distance only<br>&#9744; Near only<br>&#9744; Kryptok<br>&#9744; D-Bifocal<br>&#9744; Progressive<br>&#9744; ARC / Blue cut<br>&#9744; Photochromic<br>&#9744; Poly / Unbreakable</div></div><p class="small center" style="margin:8px 0 0">Bring this card at the time of next checking. Once sold lenses will not be taken back.</p>`;
    },
  },
  {
    name: 's-ab-sg-mall-order',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 960,
    values: { prism: 0.3, plus: 0 },
    writing: { noCylinder: ['0.00', '—', 'DS'], addPlus: true, pdDecimals: true, degree: false },
    css: 'body{font-size:14px;padding:26px 30px}.r{margin:14px 0}.r table{width:100%}.r td,.r th{border:1px solid #444;text-align:center;padding:6px 4px}.r th{background:#222;color:#fff;font-size:12px}.r td{font-size:16px}.o td{background:#eee;color:#666;font-size:13px;padding:3px}.w{display:flex;gap:30px}.w>div{flex:1}.w td{padding:3px 0}.w table{width:100%}.w td:last-child{text-align:right}',
    draw: (s) => {
      const near = s.values.od.add !== null;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          prismIn(e, 'Hor', 'letters'),
          prismIn(e, 'Ver', 'letters'),
          e.pd(),
          near ? String(s.dice.whole(16, 22)) : '',
          s.acuityMetres(),
        );
      const old = (name: string, e: DrawnEye): string =>
        `<tr class="o">${[`Old ${name}`, ...oldCells(e), '', '', '', '', '', s.acuityMetres()].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
      const [frame, lens] = [s.dice.whole(88, 280), s.dice.whole(120, 480)];
      return `<div class="sides"><div><b style="font-size:22px">VISTA 20 OPTICS</b> &nbsp; <span class="small">(a Lim Brothers company)</span><br>Tampines Mall #03-${s.dice.digits(2)}, Singapore 529510<br>Tel 6555 ${s.dice.digits(4)} &nbsp; UEN/GST Reg 20${s.dice.digits(7)}D</div><div style="text-align:right"><b>SALES ORDER TM${s.dice.digits(6)}</b><br>${s.dateDayFirst()} ${s.dice.whole(11, 20)}:${s.dice.pick(['05', '21', '48'])}<br>Collection: 7 working days</div></div><p style="margin:12px 0 0">Customer: <b>${s.patient()}</b> &nbsp; HP 9${s.dice.digits(3)} ${s.dice.digits(4)} &nbsp; Member V${s.dice.digits(5)}</p><div class="r">${table(heads('', 'SPH', 'CYL', 'AXIS', 'ADD', 'H-PRISM', 'V-PRISM', 'PD', 'SH', 'VA'), eye('R', s.right), eye('L', s.left), old('R', s.right), old('L', s.left))}</div><div class="w"><div><b>Job details</b>${table(tr('Lens', s.lensType({ single: 'SV 1.67 Blue', multi: 'Prog 1.67 Blue' })), tr('Frame', 'AX-880 C4 (own frame: no)'), tr('A / DBL / B', `${s.dice.whole(49, 55)} / ${s.dice.whole(16, 20)} / ${s.dice.whole(32, 42)}`), tr('Optometrist', s.doctor()), tr('OOB Reg. No.', `O-0${s.dice.digits(3)}`))}</div><div><b>Payment (SGD)</b>${table(tr('Frame', `${frame}.00`), tr('Lenses (pair)', `${lens}.00`), tr('Eye check', 'Waived'), tr('Incl. GST 9%', (((frame + lens) * 9) / 109).toFixed(2)), tr('<b>NETS</b>', `<b>${frame + lens}.00</b>`))}</div></div><p class="small" style="margin-top:16px">Power as per eye examination above. Goods sold are not refundable. Adaptation warranty 30 days for progressive lenses. Customer signature: ______________________</p>`;
    },
  },
  {
    name: 's-ab-gulf-clinic',
    language: 'en',
    fonts: ['DejaVu Sans', 'Arimo'],
    width: 920,
    values: { prism: 0.2, plus: 0.2 },
    writing: { noCylinder: ['—', 'DS', '0.00'] },
    css: 'body{font-size:14px;padding:28px 36px}.h{display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #00857c;padding-bottom:10px}.h div:last-child{text-align:right}table{width:100%}.i{margin-top:12px}.i td{border:1px solid #cfe3e1;padding:4px 8px}.r td,.r th{border:1px solid #00857c;padding:7px 4px;text-align:center}.r th{background:#d9efed;font-size:12.5px;font-weight:700}.r td{font-size:16px}.a td{font-size:13px;padding:3px;border-color:#bbb}.a th{background:#f3f3f3;border-color:#bbb;font-weight:400;padding:3px}h4{margin:16px 0 4px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('words', '<br>'),
          s.acuityMetres(),
        );
      const auto = (name: string, e: DrawnEye): string =>
        tr(name, ...oldCells(e), s.curvature(), s.curvature(), s.pressure());
      return `<div class="h"><div><b style="font-size:20px;color:#00857c">Al Noor Marina Eye Center</b><br><span class="small">DHA Licence ${s.dice.digits(7)} &middot; P.O. Box ${s.dice.digits(5)}, Dubai, U.A.E.<br>Tel +971 4 555 ${s.dice.digits(4)}</span></div><div dir="rtl"><b style="font-size:20px;color:#00857c">مركز النور مارينا للعيون</b><br><span class="small">دبي، الإمارات العربية المتحدة</span></div></div><div class="i">${table(tr('Patient / المريض', `<b>${s.patient()}</b>`, 'File No.', `AN-${s.dice.digits(5)}`), tr('Date of birth', s.bornAs('05/03/2025'), 'Visit date / التاريخ', s.dateAs('05/03/2025')), tr('Insurance', s.dice.pick(['Gulf Care TPA, Network GN', 'Cash', 'Emirates Shield, Gold']), 'Emirates ID', `784-${s.dice.whole(1960, 2008)}-${s.dice.digits(7)}-${s.dice.digits(1)}`))}</div><h4>Auto refraction / keratometry (before subjective test)</h4><div class="r a">${table(heads('', 'S', 'C', 'A', 'K1', 'K2', 'IOP'), auto('OD', s.right), auto('OS', s.left))}</div><h4>GLASSES PRESCRIPTION &nbsp; <span dir="rtl">وصفة نظارة طبية</span></h4><div class="r">${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Add', 'Prism', 'BCVA'), eye('OD (Right) يمين', s.right), eye('OS (Left) يسار', s.left))}</div><p style="margin:10px 0">Distance PD: <b>${s.pd()}</b> mm &nbsp;&nbsp;&nbsp; Near PD: <b>${s.nearPd()}</b> mm &nbsp;&nbsp;&nbsp; Vertex: 12 mm</p><p>&#9745; ${s.lensType({ single: 'Single vision', multi: 'Progressive' })} &nbsp; &#9745; Anti-reflection &nbsp; &#9744; Photochromic &nbsp; &#9744; Blue filter</p><div class="sides" style="margin-top:34px"><span>${s.doctor()}<br><span class="small">Specialist Ophthalmology, DHA-P-0${s.dice.digits(6)}</span></span><span class="small" style="align-self:end">Stamp &amp; signature / الختم والتوقيع</span></div><p class="small" style="margin-top:24px;color:#666">Valid for six months from visit date for reimbursement claims. ICD-10: H52.${s.values.od.sphere < 0 ? '13' : '03'}</p>`;
    },
  },
  {
    name: 's-ab-gulf-shop-card',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Tinos', 'Arimo', 'DejaVu Sans'],
    width: 760,
    values: { prism: 0, plus: 0.15, add: 0.7 },
    writing: { noCylinder: ['—', 'DS', ''], degree: false },
    css: 'body{background:#fffdf6;padding:22px 26px;color:#3a2a12}.h{display:flex;justify-content:space-between;align-items:center;border:1px solid #b08d3c;border-width:0 0 2px;padding-bottom:6px}table{width:100%;table-layout:fixed;margin:12px 0}td,th{border:1px solid #b08d3c;text-align:center;height:46px;padding:0 2px;font-size:17px}th{height:24px;font-size:12px;background:#f5ecd3}.e{width:60px}.u{display:inline-block;border-bottom:1px dotted #3a2a12;min-width:130px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<td class="e"><b>${name}</b></td>`, ...e.cells('sph', 'cyl', 'axis'), ...nearCells(e));
      const near = s.values.od.add === null ? '' : s.nearPd();
      return `<div class="h"><div><b style="font-size:23px">Sultan Optics</b><br><span class="small">Salmiya, Salem Al Mubarak St., Kuwait<br>Tel 2555 ${s.dice.digits(4)} &middot; Fahaheel 2555 ${s.dice.digits(4)}</span></div><div dir="rtl" style="text-align:right"><b style="font-size:23px">نظارات السلطان</b><br><span class="small">السالمية، الكويت</span></div></div><p style="margin:14px 0 4px">Name <span class="u" style="min-width:260px">${s.patient()}</span> Date <span class="u">${s.dateAs('05/03/2025')}</span></p><p style="margin:0">Doctor / Optometrist <span class="u" style="min-width:250px">${s.filled(s.doctor())}</span> Inv. <span class="u" style="min-width:80px">${s.filled(s.dice.digits(5))}</span></p>${table('<tr><th class="e" rowspan="2"></th><th colspan="3">DISTANCE بعيد</th><th colspan="3">READING قريب</th></tr>', heads('Sph.', 'Cyl.', 'Axis', 'Sph.', 'Cyl.', 'Axis'), eye('R', s.right), eye('L', s.left))}<p>I.P.D. distance <span class="u" style="min-width:80px">${s.pd()}</span> &nbsp; reading <span class="u" style="min-width:80px">${near}</span></p><p style="margin:0">Frame <span class="u">${s.filled(s.dice.pick(['Rimless Ti', 'Full 5418', 'Own frame']))}</span> Lens <span class="u">${s.filled(s.dice.pick(['1.56 blue', '1.6 AR', 'HMC']))}</span> K.D. <span class="u" style="min-width:70px">${s.filled(`${s.dice.whole(18, 95)}.500`)}</span></p><p class="small" style="margin:16px 0 0">Free cleaning and adjustment for life. Please keep this card for your next visit.</p>`;
    },
  },
  {
    name: 's-ab-ng-hospital-pad',
    language: 'en',
    pen: 'always',
    fonts: ['Tinos', 'Arimo', 'Carlito'],
    width: 680,
    values: { prism: 0, plus: 0.1, sameAdd: true, add: 0.65 },
    writing: { axisDigits: 1, plano: ['Plano', 'PL'], degree: true },
    css: 'body{padding:26px 34px 38px}.l{display:flex;align-items:flex-end;margin:15px 0 0}.l>span{flex:none;padding-right:8px}.l>div{flex:1;border-bottom:1.5px dotted #333;min-height:30px;padding:0 8px 2px}.l .n{flex:0 0 150px}',
    draw: (s) => {
      const line = (label: string, text: string): string =>
        `<div class="l"><span>${label}</span><div>${text}</div></div>`;
      const two = (a: string, x: string, b: string, y: string): string =>
        `<div class="l"><span>${a}</span><div>${x}</div><span style="padding-left:12px">${b}</span><div class="n">${y}</div></div>`;
      const eye = (e: DrawnEye): string =>
        e.formula(` ${s.filled('DC x')} `, ` ${s.filled('DS /')} `, 'DS');
      return `<div class="center"><b style="font-size:21px">ST. GABRIEL SPECIALIST HOSPITAL</b><br><b>DEPARTMENT OF OPHTHALMOLOGY (EYE CLINIC)</b><br><span class="small">P.M.B. 10${s.dice.digits(2)}, Wetheral Road, Owerri, Imo State &middot; 0803 555 ${s.dice.digits(4)}</span><br><b style="display:inline-block;border:2px solid #333;padding:3px 16px;margin-top:10px">SPECTACLE PRESCRIPTION</b></div>${two('Name:', s.patient(), 'Hosp. No.:', s.filled(s.dice.digits(6)))}${two('Address:', s.filled(s.dice.pick(['12 Okigwe Rd', 'Works Layout', 'New Owerri'])), 'Date:', s.dateAs('05/03/2025'))}<div style="height:10px"></div>${line('<b>R.E.</b>', eye(s.right))}${line('<b>L.E.</b>', eye(s.left))}${line('<b>ADD</b> (B.E.)', s.add())}${two('Lens type:', s.filled(s.lensType({ single: 'Single vision', multi: 'Progressive' })), 'P.D.:', `${s.pd()} mm`)}${two('Tint / coating:', s.filled(s.dice.pick(['Photo AR', 'Photochromic', 'AR'])), 'V.A. (BE):', s.filled(s.dice.pick(['6/6', '6/9', '6/5'])))}${line('Remarks:', s.filled(s.dice.pick(['For constant wear', 'See in 6/12', 'Wear for all tasks'])))}<div class="sides" style="margin-top:46px"><span>_________________________<br>Optometrist / Ophthalmologist</span><span class="small" style="align-self:end">ODORBN Reg. ________</span></div><p class="small center" style="margin:22px 0 0"><i>Please return with the glasses for verification. Lens case and frame at patient's choice.</i></p>`;
    },
  },
  {
    name: 's-ab-es-costa-optica',
    language: 'en',
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    width: 860,
    values: { prism: 0.35, plus: 0.1, add: 0.65 },
    writing: { plano: ['0.00', '+0.00', 'Plano'], noCylinder: ['0.00', ''], degree: true },
    css: 'body{padding:34px 40px}.b{border-left:8px solid #c8102e;padding-left:14px}table{width:100%}.r{margin:18px 0 8px}.r th{font-size:12.5px;color:#c8102e;border-bottom:1px solid #c8102e;padding:5px 4px}.r td{text-align:center;padding:8px 4px;border-bottom:1px solid #ddd}.r td:first-child{text-align:left}.r .z td{background:#fbf1f2;font-weight:700;text-align:left;padding:4px 8px;font-size:13px}.k{font-size:10.5px;color:#777;text-align:justify;margin-top:26px}',
    draw: (s) => {
      const acuity = (): string => s.number(s.dice.pick([0.8, 0.9, 1, 1, 1.2]), 1);
      const far = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('words'),
          ...e.cells('add', 'pd'),
          acuity(),
        );
      const near = (name: string, e: DrawnEye): string =>
        tr(name, ...nearCells(e), '', '', '', e.nearPd(), '');
      const zone = (text: string): string => `<tr class="z"><td colspan="9">${text}</td></tr>`;
      const reading =
        s.values.od.add === null
          ? ''
          : `${zone('NEAR VISION (40 cm)')}${near('Right eye', s.right)}${near('Left eye', s.left)}`;
      return `<div class="sides"><div class="b"><b style="font-size:23px">Óptica Puerto Azul</b><br><span class="small">We speak English &middot; Man spricht Deutsch &middot; Vi talar svenska<br>Avda. de Suecia ${s.dice.whole(2, 60)}, 29640 Fuengirola (Málaga)</span></div><div class="small" style="text-align:right">C.I.F. B-29${s.dice.digits(6)}<br>Tel. +34 952 555 ${s.dice.digits(3)}<br>N.R.S. ${s.dice.digits(5)}</div></div><h3 style="margin:22px 0 6px">OPTOMETRIC REPORT</h3><div class="sides"><span>Client: <b>${s.patient()}</b> (${s.dice.digits(5)})</span><span>Date: ${s.dateAs('05/03/2025')}</span></div><div class="r">${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Prism', 'Base', 'Addition', 'N.P.D.', 'V.A.'), zone('DISTANCE VISION'), far('Right eye', s.right), far('Left eye', s.left), reading)}</div><p class="small">N.P.D. = naso-pupillary distance in mm. V.A. = visual acuity with correction, decimal scale.</p><p>Observations: ${s.dice.pick(['Use of sunglasses category 3 recommended.', 'Slight dry eye, artificial tears.', 'Review in 12 months.'])}</p><p style="margin-top:34px">${s.doctor()}<br><span class="small">Optician-Optometrist, Col. no. ${s.dice.digits(5)}</span></p><div class="k">In compliance with Regulation (EU) 2016/679 (RGPD) we inform you that your data are kept in the clients file of Óptica Puerto Azul S.L. for the provision of our services. This report is not a medical diagnosis. You may exercise your rights of access and deletion at the address above.</div>`;
    },
  },
  {
    name: 's-ab-tr-resort-clinic',
    language: 'en',
    fonts: ['DejaVu Sans', 'DejaVu Sans Condensed', 'DejaVu Serif'],
    width: 880,
    values: { prism: 0, plus: 0.3, add: 0.6 },
    writing: { noCylinder: ['0.00', ''], plano: ['0.00', 'Plano'], axisDigits: 1 },
    css: 'body{padding:30px 36px;font-size:15px}.h{text-align:center;color:#b3141c}table{width:100%}.i{margin-top:14px}.i td{padding:3px 6px;border:0}.r{margin:16px 0}.r td,.r th{border:1.5px solid #333;text-align:center;padding:8px 3px}.r th{font-size:13px}.s{width:270px;height:104px;border:1px dashed #888;text-align:center;padding:8px;font-size:13px;color:#1d3f94}',
    draw: (s) => {
      const far = [...s.right.cells('sph', 'cyl', 'axis'), ...s.left.cells('sph', 'cyl', 'axis')];
      const near = [...nearCells(s.right), ...nearCells(s.left)];
      return `<div class="h"><b style="font-size:20px">ÖZEL AKDENİZ GÖZ MERKEZİ</b><br><b>Akdeniz Private Eye Center &middot; International Patients</b></div><p class="small center">Lara Cad. No: ${s.dice.whole(11, 190)}, Muratpaşa / Antalya &nbsp; Tel: 0242 555 ${s.dice.digits(2)} ${s.dice.digits(2)} &nbsp; WhatsApp +90 532 555 ${s.dice.digits(4)}</p><div class="i">${table(tr('Name Surname', `: <b>${s.patient()}</b>`, 'Protocol no', `: ${s.dice.digits(7)}`), tr('Passport no', `: ${s.dice.pick(['C', 'L', 'N'])}${s.dice.digits(8)}`, 'Date', `: ${s.dateAs('05/03/2025')}`), tr('Nationality', `: ${s.dice.pick(['GBR', 'DEU', 'NLD', 'IRL'])}`, 'Diagnosis', ': H52 Refraction disorder'))}</div><div class="center" style="margin-top:18px"><b>GÖZLÜK REÇETESİ / GLASSES PRESCRIPTION</b></div><div class="r">${table('<tr><th rowspan="2"></th><th colspan="3">SAĞ / RIGHT</th><th colspan="3">SOL / LEFT</th></tr>', heads('Sph', 'Cyl', 'Axis', 'Sph', 'Cyl', 'Axis'), tr('<th>UZAK<br>FAR</th>', ...far), tr('<th>YAKIN<br>NEAR</th>', ...near))}</div><div class="sides"><div><p>Pupil distance far: <b>${s.pd()}</b> mm${s.values.od.add === null ? '' : `<br>Pupil distance near: <b>${s.nearPd()}</b> mm`}</p><p>Glass type: &#9744; White &nbsp; &#9745; AR &nbsp; &#9744; Colormatic &nbsp; &#9744; Progressive<br>IOP: ${s.pressure()} / ${s.pressure()} mmHg</p></div><div class="s">Op. ${s.doctor()}<br>Göz Hastalıkları Uzmanı<br>Ophthalmologist<br>Dip. Tescil No: ${s.dice.digits(6)}</div></div><p class="small" style="margin-top:22px;color:#555">This prescription is valid in any optical shop. Invoice for your insurance is given at the reception.</p>`;
    },
  },
  {
    name: 's-ab-shop-account',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 1000,
    values: { prism: 0.3, plus: 0.1 },
    writing: { noCylinder: ['0.00', '—'], plano: ['0.00', 'Plano', 'PL'], degree: false },
    css: 'body{padding:0;font-size:15px;background:#fafafa}.n{background:#fff;border-bottom:1px solid #ddd;padding:14px 30px;display:flex;justify-content:space-between}.m{display:flex;gap:30px;padding:26px 30px 34px}.l{width:170px;flex:none;line-height:2.1;color:#555}.l b{color:#d4345a}.c{background:#fff;border:1px solid #ddd;border-radius:6px;padding:16px 20px;margin-bottom:16px}.c table{width:100%;margin-top:10px}.c th{font-size:12px;color:#888;font-weight:400;text-align:left;padding:4px 8px}.c td{padding:7px 8px;border-top:1px solid #eee}.o{opacity:.75}.o td{padding:3px 8px;font-size:13.5px}.g{font-size:13px;color:#888}.y{background:#dff3e4;color:#1f7a3a;font-size:12px;border-radius:10px;padding:2px 10px}.z{background:#eee;color:#777;font-size:12px;border-radius:10px;padding:2px 10px}',
    draw: (s) => {
      const prism = s.values.od.prismHor !== null || s.values.od.prismVer !== null;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          ...(prism ? [e.prism('words', '<br>')] : []),
          e.pd(),
        );
      const old = (name: string, e: DrawnEye): string => tr(name, ...oldCells(e));
      return `<div class="n"><b style="font-size:22px;color:#d4345a">glazy</b><span>Glasses &nbsp; Sunglasses &nbsp; Reglaze &nbsp; Help</span><span>Basket (${s.dice.whole(0, 3)}) &nbsp; &pound;</span></div><div class="m"><div class="l">My orders<br><b>My prescriptions</b><br>Addresses<br>Saved frames<br>Refer a friend<br>Sign out</div><div style="flex:1"><h2 style="margin-bottom:4px">My prescriptions</h2><p class="g">Signed in as ${s.patient()}</p><div class="c"><div class="sides"><b>Everyday glasses</b><span class="y">In use</span></div><span class="g">Sight test ${s.dateAs('5 March 2025')} &middot; runs out ${s.expiresAs('5 March 2025')} &middot; checked by our optician</span>${table(heads('', 'SPH', 'CYL', 'AXIS', 'ADD', ...(prism ? ['PRISM'] : []), 'PD (mm)'), eye('Right (OD)', s.right), eye('Left (OS)', s.left))}<p style="margin:12px 0 0"><span style="color:#d4345a">Edit &nbsp; Rename &nbsp; Download PDF</span></p></div><div class="c o"><div class="sides"><b>Old one from ${s.dice.whole(2018, 2020)}</b><span class="z">Out of date</span></div>${table(heads('', 'SPH', 'CYL', 'AXIS'), old('Right (OD)', s.right), old('Left (OS)', s.left))}<p class="g" style="margin:8px 0 0">You can't order with this prescription any more.</p></div><p class="g">Wrong numbers? Call us on 0330 555 ${s.dice.digits(4)}, Monday to Friday 9 to 6.</p></div></div>`;
    },
  },
  {
    name: 's-ab-shop-mail-properties',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    width: 520,
    values: { prism: 0.25, plus: 0.05 },
    writing: { noCylinder: ['0.00', 'None'], plano: ['0.00', '+0.00'], degree: false },
    css: 'body{padding:24px 28px;font-size:15.5px}.i{display:flex;gap:16px;border-top:1px solid #e3e3e3;border-bottom:1px solid #e3e3e3;padding:16px 0;margin:18px 0}.f{width:64px;height:64px;background:#efeae4;border-radius:6px;flex:none}.f+div{flex:1;color:#666;font-size:14.5px;line-height:1.55}.f+div b{color:#111;font-size:15.5px}.s td{padding:3px 0}.s table{width:100%}.s td:last-child{text-align:right}.b{display:inline-block;background:#111;color:#fff;padding:11px 20px;border-radius:4px}',
    draw: (s) => {
      const part = (label: string, text: string): string => text && `${label}: ${text}<br>`;
      const eye = (name: string, e: DrawnEye): string =>
        part(`${name} SPH`, e.sph()) +
        part(`${name} CYL`, e.cyl()) +
        part(`${name} AXIS`, e.axis()) +
        part(`${name} ADD`, e.add()) +
        part(`${name} Prism`, e.prism('letters', ', '));
      const price = s.dice.whole(39, 189);
      return `<b style="font-size:22px">Wren &amp; Alder</b><span style="float:right;color:#888;font-size:14px">ORDER #WA${s.dice.digits(5)}</span><h2 style="margin:22px 0 8px;font-weight:400">Thank you for your purchase!</h2><p style="color:#666">Hi ${s.patient()}, we're getting your glasses ready. Placed on ${s.dateAs('5 March 2025')}.</p><span class="b">View your order</span><div class="i"><div class="f"></div><div><b>The Finch &times; 1</b><br>Moss / Medium<br>Lens: ${s.lensType({ single: 'Single vision 1.56', multi: 'Varifocal 1.6' })}<br>${eye('OD', s.right)}${eye('OS', s.left)}PD: ${s.pd()}<br>Note: none</div><div><b>&pound;${price}.00</b></div></div><div class="s">${table(tr('Subtotal', `&pound;${price}.00`), tr('Tracked 48', '&pound;3.95'), tr('Taxes', '&pound;0.00'), tr('<b>Total</b>', `<b>&pound;${price + 3}.95 GBP</b>`))}</div><p style="margin-top:20px;color:#888;font-size:13px">OD is your right eye, OS your left. Spotted a mistake? Reply within 12 hours and we'll change it before cutting your lenses.</p>`;
    },
  },
  {
    name: 's-ab-shop-pdf-confirmation',
    language: 'en',
    fonts: ['Carlito', 'Arimo', 'Tinos'],
    width: 840,
    values: { prism: 0.35, plus: 0.15 },
    writing: { noCylinder: ['0.00', '—'], plano: ['0.00', '+0.00', 'plano'], pdDecimals: true },
    css: 'body{padding:44px 50px 40px;font-size:14.5px}table{width:100%}.p{margin:20px 0}.p th{text-align:left;border-bottom:1px solid #000;padding:4px}.p td{padding:6px 4px;vertical-align:top;border-bottom:1px solid #ccc}.p>table>tbody>tr>td:last-child,.p>table>tbody>tr>th:last-child{text-align:right}.p .x td,.p .x th{border:1px solid #bbb;padding:4px 6px;text-align:center;font-size:14.5px}.p .x th{background:#f2f5f9;font-size:12px;font-weight:400}.k{display:flex;justify-content:space-between;font-size:11px;color:#666;border-top:1px solid #bbb;padding-top:8px;margin-top:40px}',
    draw: (s) => {
      const prism = s.values.od.prismHor !== null || s.values.od.prismVer !== null;
      const both = (label: string, of: (e: DrawnEye) => string): string => {
        const [right, left] = [of(s.right), of(s.left)];
        return right || left ? tr(`<th>${label}</th>`, right, left) : '';
      };
      const sheet = table(
        heads('', 'Right lens', 'Left lens'),
        both('Sphere (dpt)', (e) => e.sph()),
        both('Cylinder (dpt)', (e) => e.cyl()),
        both('Axis (TABO)', (e) => e.axis()),
        both('Addition', (e) => e.add()),
        prism ? both('Prism / base', (e) => e.prism('words', '<br>')) : '',
        both('PD (mm)', (e) => e.pd()),
      );
      const [frame, lens] = [s.dice.whole(49, 149), s.dice.whole(40, 320)];
      const total = frame + lens;
      return `<div class="sides"><div><b style="font-size:26px;letter-spacing:2px">BRILLIQ.EU</b><br><br>${s.patient()}<br>Kerkstraat ${s.dice.whole(3, 190)}<br>1017 G${s.dice.pick(['C', 'K', 'P'])} Amsterdam<br>Netherlands</div><div style="text-align:right"><b style="font-size:17px">Order confirmation</b><br>Order EU-${s.dice.digits(7)}<br>Customer ${s.dice.digits(6)}<br>Date ${s.dateAs('2025-03-05')}<br>Ship by: DHL Parcel</div></div><div class="p">${table(
        heads('Pos.', 'Article', 'Qty', 'EUR'),
        tr(
          '1',
          `Frame Lund 48-21-145, crystal grey<br><span class="small">SKU 40${s.dice.digits(5)}</span>`,
          '1',
          `${frame}.00`,
        ),
        tr(
          '2',
          `Lenses ${s.lensType({ single: 'single vision', multi: 'progressive' })} 1.6, hard coating, super AR, UV400<div class="x" style="margin:8px 0 2px;width:400px">${sheet}</div>`,
          '2',
          `${lens}.00`,
        ),
        tr('', 'Total including 21% VAT', '', `<b>${total}.00</b>`),
        tr(
          '',
          `<span class="small">VAT ${((total * 21) / 121).toFixed(2)} &nbsp; net ${((total * 100) / 121).toFixed(2)}</span>`,
          '',
          '',
        ),
      )}</div><p>Please compare the lens values with the prescription of your optician. Lenses are made to measure and are excluded from the right of withdrawal once production has started.</p><p>Expected delivery: 8 to 12 working days. Payment: iDEAL, received.</p><div class="k"><span>Brilliq Europe B.V.<br>Havenweg 12, 5145 NJ Waalwijk</span><span>KvK ${s.dice.digits(8)}<br>VAT NL${s.dice.digits(9)}B01</span><span>NL${s.dice.digits(2)} BANK 0${s.dice.digits(3)} ${s.dice.digits(4)} ${s.dice.digits(2)}<br>support@example.eu</span></div>`;
    },
  },
  {
    name: 's-ab-uk-reglaze-form',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Carlito'],
    width: 780,
    values: { prism: 0.3, plus: 0.05 },
    writing: { noCylinder: ['', '0.00'], plano: ['0.00', 'Plano', 'PL'], degree: false },
    css: 'body{padding:28px 34px;font-size:15px}.n{background:#ffcf33;display:inline-block;width:24px;height:24px;border-radius:12px;text-align:center;font-weight:700;margin-right:8px}h4{margin:18px 0 8px}table{table-layout:fixed;width:100%}td{border:1.5px solid #666;height:46px;text-align:center;padding:0}th{font-size:12px;font-weight:400;padding:3px}td:first-child{border:0;text-align:left;font-weight:700;width:90px}th:first-child{width:90px}.u{display:inline-block;border:1.5px solid #666;min-width:110px;min-height:36px;padding:4px 8px;vertical-align:middle}.o{columns:2;font-size:14px;line-height:1.7}',
    draw: (s) => {
      const tick = (on: boolean): string => (on ? '&#9746;' : '&#9744;');
      const single = s.values.od.add === null;
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('words'), e.add());
      s.lensType({ single: '', multi: '' });
      return `<div class="sides"><div><b style="font-size:25px">LensPost</b> <span class="small">new lenses in the frames you love</span></div><div class="small" style="text-align:right">FREEPOST RTXA-LNSP, Leek ST13 8A${s.dice.pick(['B', 'E'])}<br>01538 555${s.dice.digits(3)}</div></div><h4><span class="n">1</span>About you</h4><p>Name <span class="u" style="min-width:300px">${s.patient()}</span> &nbsp; Phone <span class="u" style="min-width:180px">${s.filled(`07700 900${s.dice.digits(3)}`)}</span></p><h4><span class="n">2</span>Your prescription <span class="small" style="font-weight:400">(copy it from your optician's form, less than 2 years old)</span></h4>${table(heads('', 'SPH', 'CYL', 'AXIS', 'PRISM', 'BASE', 'ADD'), eye('RIGHT', s.right), eye('LEFT', s.left))}<p style="margin:14px 0 0">PD <span class="u">${s.pd()}</span> mm &nbsp;&nbsp; Date of sight test <span class="u" style="min-width:160px">${s.dateAs('05/03/2025')}</span></p><p class="small">Leave PD empty if you do not know it. We then use the centres of your old lenses.</p><h4><span class="n">3</span>Your lenses</h4><div class="o">${tick(single)} Single vision &pound;29<br>${tick(false)} Bifocal &pound;59<br>${tick(!single)} Varifocal &pound;79<br>${tick(true)} Anti-glare + &pound;15<br>${tick(false)} Reactive + &pound;39<br>${tick(false)} Tinted + &pound;10</div><h4><span class="n">4</span>Paying</h4><p>${tick(true)} Call me for my card &nbsp; ${tick(false)} Cheque enclosed &nbsp; Frame make <span class="u">${s.filled(s.dice.pick(['Ray-Ban', 'Silhouette', 'Oakley']))}</span></p><p class="small">We cannot reglaze for under 16s. Old lenses are returned with your frame.</p>`;
    },
  },
];
