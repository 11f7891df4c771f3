import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** The everyday forms of English-speaking countries, with nothing unusual about them. */
export const plainInEnglish: Layout[] = [
  {
    name: 's-en-plain-grid',
    language: 'en',
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    width: 860,
    css: 'hr{border:0;border-top:2px solid #222;margin:10px 0 14px}table{width:100%;margin:8px 0 14px}td,th{border:1px solid #222;padding:9px 6px;text-align:center}th{background:#e6e6e6;font-size:14px}.s{border-top:1px solid #222;padding-top:3px;min-width:300px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add', 'amounts'),
          e.bases('letters'),
          e.pd(),
        );
      return `<div class="center"><h2 style="margin:0">${s.practice()}</h2><span class="small">${s.street()}, ${s.town()} &nbsp; Phone ${s.phone()} &nbsp; Fax ${s.phone()}</span></div><hr><div class="sides"><p>Patient: <b>${s.patient()}</b><br>DOB: ${s.born()}</p><p>Exam date: ${s.date()}<br>Expiration date: ${s.expires()}</p></div><h3 class="center">GLASSES PRESCRIPTION</h3>${table(heads('', 'SPH', 'CYL', 'AXIS', 'ADD', 'PRISM', 'BASE', 'PD'), eye('OD', s.right), eye('OS', s.left))}<p>Lens type: ${s.lensType({ single: 'Single Vision', multi: 'Progressive' })}<br>Notes: Polycarbonate, anti-reflective coating recommended.</p><div class="sides" style="margin-top:54px"><div class="s">${s.doctor()}, OD</div><div class="s">License # ${s.dice.digits(5)}TPA</div></div>`;
    },
  },
  {
    name: 's-en-plain-dv-nv',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 740,
    values: { prism: 0.2 },
    css: 'body{padding:28px 34px}table{width:100%;table-layout:fixed;margin:12px 0}td,th{border:1.5px solid #223;padding:2px 4px;text-align:center;height:50px}th{height:26px;font-size:12px}.v{width:56px}.u{display:inline-block;border-bottom:1px solid #223;min-width:120px}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string[] => [
        `<b>${name}</b>`,
        ...e.cells('sph', 'cyl', 'axis', 'amounts'),
        e.bases('letters'),
      ];
      const near = (name: string, e: DrawnEye): string[] => [
        `<b>${name}</b>`,
        e.add() && `${s.filled('Add')} ${e.add()}`,
        '',
        '',
        '',
        '',
      ];
      return `<div class="center"><b style="font-size:23px">${s.doctor()}, O.D.</b><br><span class="small">Optometrist<br>${s.street()}, ${s.town()} &nbsp; ${s.phone()}</span></div><p style="margin-top:16px">Name <span class="u" style="min-width:300px">${s.patient()}</span> &nbsp; Date <span class="u">${s.date()}</span></p><p>Address <span class="u" style="min-width:500px"></span></p>${table('<tr><th class="v">Rx</th><th class="v"></th><th>Spherical</th><th>Cylindrical</th><th>Axis</th><th>Prism</th><th>Base</th></tr>', tr('<td rowspan="2"><b>D.V.</b></td>', ...far('O.D.', s.right)), tr(...far('O.S.', s.left)), tr('<td rowspan="2"><b>N.V.</b></td>', ...near('O.D.', s.right)), tr(...near('O.S.', s.left)))}<p>P.D. <span class="u">${s.pd()}</span> mm</p><p class="small">Remarks: &#9744; Single vision &nbsp; &#9744; Bifocal &nbsp; &#9744; Progressive &nbsp; &#9744; Transitions &nbsp; &#9744; Anti-reflective</p><p style="margin-top:34px;text-align:right">______________________________, O.D.</p>`;
    },
  },
  {
    name: 's-en-plain-blocks',
    language: 'en',
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    width: 800,
    values: { prism: 0.3 },
    css: '.w{display:flex;gap:60px;margin:18px 0}.w>div{flex:1}.w h3{border-bottom:2px solid #1d6f8a;color:#1d6f8a;margin-bottom:8px}.w td{padding:4px 0}.w td:first-child{width:150px;color:#444}.w td+td{font-weight:700}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div><h3>${name}</h3>${table(tr('Sphere', e.sph()), tr('Cylinder', e.cyl()), tr('Axis', e.axis()), e.add() && tr('Add', e.add()), e.amounts() && tr('Prism', e.prism('words', '<br>')), tr('Mono PD', `${e.pd()} mm`))}</div>`;
      return `<h2 style="color:#1d6f8a;margin:0">Lonsdale Optometry</h2><p class="small">${s.dice.whole(12, 980)} Lonsdale Avenue, North Vancouver BC V7M 2J${s.dice.digits(1)} &nbsp;|&nbsp; 604-555-01${s.dice.digits(2)}</p><p><b>Spectacle Prescription</b></p><div class="sides"><span>Patient: ${s.patient()}</span><span>Date of birth: ${s.bornAs('2025-03-05')}</span><span>Issued: ${s.dateAs('2025-03-05')}</span></div><div class="w">${eye('Right Eye (OD)', s.right)}${eye('Left Eye (OS)', s.left)}</div><p>Recommended lens: ${s.lensType({ single: 'single vision', multi: 'progressive' })}, high index, UV protection.</p><p>This prescription expires on ${s.expiresAs('2025-03-05')}.</p><p style="margin-top:44px">Signature ____________________________<br><span class="small">${s.doctor()}, Registration no. ${s.dice.digits(4)}</span></p>`;
    },
  },
  {
    name: 's-en-plain-ehr',
    language: 'en',
    fonts: ['DejaVu Sans', 'Arimo', 'DejaVu Sans Condensed'],
    width: 980,
    values: { prism: 0.3 },
    writing: { axisDigits: 3, degree: false },
    css: 'body{font-size:14px;padding:30px 36px}.b{background:#2d4a6b;color:#fff;font-weight:700;padding:4px 10px;margin:16px 0 0}table{width:100%}th{text-align:center;font-size:12px;color:#2d4a6b;border-bottom:2px solid #2d4a6b;padding:6px 4px}td{border-bottom:1px solid #c3ccd6;padding:9px 4px;text-align:center;font-size:16px}.d td{text-align:left;font-size:14px;padding:3px 8px;border:0}',
    draw: (s) => {
      const prism = (e: DrawnEye, direction: 'Hor' | 'Ver'): string =>
        `${e.amount(direction)} ${e.base(direction, 'letters')}`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          prism(e, 'Hor'),
          prism(e, 'Ver'),
          ...e.cells('add', 'pd', 'nearPd'),
        );
      return `<div class="sides"><div><b style="font-size:20px">${s.practice()}</b><br>${s.street()}<br>${s.town()}</div><div style="text-align:right">Tel: ${s.phone()}<br>Fax: ${s.phone()}<br>NPI: ${s.dice.digits(10)}</div></div><div class="b">PATIENT</div><div class="d">${table(tr(`Name: <b>${s.patient()}</b>`, `DOB: ${s.born()}`, `Sex: ${s.dice.pick(['F', 'M'])}`), tr(`Address: ${s.street()}, ${s.town()}`, `Phone: ${s.phone()}`, `Chart #: ${s.dice.digits(6)}`))}</div><div class="b">SPECTACLE RX</div>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'H. Prism', 'V. Prism', 'Add', 'Dist PD', 'Near PD'), eye('OD', s.right), eye('OS', s.left))}<div class="d" style="margin-top:10px">${table(tr(`Rx date: ${s.date()}`, `Expiration: ${s.expires()}`, 'Vertex: 13 mm'), tr(`Rx type: ${s.lensType({ single: 'Single Vision Distance', multi: 'Progressive' })}`, 'Usage: Full time', 'Material: Trivex'))}</div><div class="b">COMMENTS</div><p style="padding:6px 8px">Allow one to two weeks to adapt. Return to clinic in one year for a comprehensive exam.</p><p style="margin:26px 8px 0">Provider: ${s.doctor()}, OD &nbsp;&nbsp; Signature: ______________________________</p><p class="small" style="margin:16px 8px 0;color:#666">Printed from OptiChart ${s.dice.digits(1)}.4 by front desk. Page 1 of 1</p>`;
    },
  },
  {
    name: 's-en-plain-codes',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 900,
    values: { prism: 0.2 },
    css: 'body{font-size:14px}h4{margin:18px 0 4px}table{width:100%}td,th{border:1px solid #888;padding:6px 8px}th{background:#f0f0f0;font-size:12px}.r td{text-align:center;font-size:16px}.c td:last-child{text-align:right}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis'), e.prism('letters', '<br>'), e.add());
      const refraction =
        s.values.od.sphere < 0
          ? tr('H52.13', 'Myopia, bilateral', 'Primary', 'Both eyes')
          : tr('H52.03', 'Hypermetropia, bilateral', 'Primary', 'Both eyes');
      const reading =
        s.values.od.add === null ? '' : tr('H52.4', 'Presbyopia', 'Secondary', 'Both eyes');
      return `<div class="sides"><div><b style="font-size:18px">${s.practice()}</b><br>${s.street()}, ${s.town()}<br>${s.phone()}</div><div style="text-align:right"><b>VISIT SUMMARY</b><br>Visit date ${s.date()}<br>Acct ${s.dice.digits(7)}</div></div><p style="margin-top:12px">Patient: <b>${s.patient()}</b> &nbsp; Born: ${s.born()} &nbsp; Provider: ${s.doctor()}, OD</p><h4>Glasses prescription</h4><div class="r">${table(heads('Eye', 'Sphere', 'Cylinder', 'Axis', 'Prism', 'Near Add'), eye('Right (OD)', s.right), eye('Left (OS)', s.left))}</div><p style="margin-top:6px">Pupillary distance: ${s.pd()} mm &nbsp; Prescription expires: ${s.expires()}</p><h4>Diagnoses (ICD-10)</h4>${table(heads('Code', 'Description', 'Rank', 'Eye'), refraction, reading, tr('H04.123', 'Dry eye syndrome, bilateral', 'Secondary', 'Both eyes'))}<h4>Procedures (CPT)</h4><div class="c">${table(heads('Code', 'Description', 'Units', 'Charge'), tr('92014', 'Comprehensive exam, established patient', '1', `$${s.price()}`), tr('92015', 'Determination of refractive state', '1', '$45.00'), tr('92250', 'Fundus photography', '1', '$39.00'))}</div><p style="margin-top:34px">Signature on file: ______________________________</p>`;
    },
  },
  {
    name: 's-en-plain-record-card',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Tinos', 'Arimo'],
    width: 820,
    values: { prism: 0.2 },
    writing: { noCylinder: ['DS', '/', ''] },
    css: 'body{background:#fbf5e3;padding:24px 30px}table{width:100%;margin:8px 0}td,th{border:1px solid #8b7a52;padding:4px;text-align:center;height:42px}th{font-size:13px;height:26px;font-weight:400}.k td{text-align:left;padding:2px 8px;height:36px}.k td:nth-child(odd){width:16%;font-size:13px;color:#6b5a33}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('words'),
          s.filled(s.acuityMetres()),
          e.add(),
        );
      return `<div class="sides"><b style="font-size:20px">Brennan Opticians</b><span class="small">Main Street, Mullingar, Co. Westmeath &nbsp; 044 555 01${s.dice.digits(2)}</span></div><div class="k">${table(tr('Name', s.patient(), 'Record no.', s.filled(s.dice.digits(5))), tr('D.O.B.', s.bornAs('05/03/2025'), 'Date of test', s.dateAs('05/03/2025')), tr('Optometrist', s.doctor(), 'Recall', s.filled('24 months')))}</div>${table(heads('', 'Sph.', 'Cyl.', 'Axis', 'Prism', 'Base', 'V.A.', 'Near Add'), eye('R', s.right), eye('L', s.left))}<div class="k">${table(tr('P.D. right', s.right.pd(), 'P.D. left', s.left.pd()), tr('Frame', s.filled(s.dice.pick(['Dunmore 210', 'Kells 14', 'Boyne 3'])), 'Colour', s.filled(s.dice.pick(['Black', 'Gunmetal', 'Havana']))), tr('Lenses', s.filled('MAR 1.6'), 'Price', s.filled(`&euro;${s.price()}`)))}</div><p class="small">Collected ____________ &nbsp; Paid &#9744; card &#9744; cash &#9744; PRSI &#9744; medical card</p>`;
    },
  },
  {
    name: 's-en-plain-sight-test',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    width: 960,
    values: { prism: 0.25, add: 0.75 },
    writing: { noCylinder: ['DS', '0.00', ''] },
    css: 'body{font-size:15px}table{width:100%;margin:10px 0}td,th{border:1px solid #3f3f8f;padding:8px 4px;text-align:center;height:38px}th{background:#e4e4f5;font-size:13px;height:28px}td:nth-child(6){border-left-width:3px}.f{border:1px solid #3f3f8f;padding:8px 12px}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        e.prism('words', '<br>'),
      ];
      const near = (e: DrawnEye): string[] =>
        s.values.od.add === null ? ['', '', '', ''] : [e.nearSph(), e.nearCyl(), e.nearAxis(), ''];
      const half = Math.round((s.values.od.add ?? 0) * 2) / 4;
      const middle = half ? s.power(half) : '';
      return `<div class="sides"><div><b style="font-size:20px;color:#3f3f8f">Optical Prescription</b><br>Ashdown Eyecare, 6 Market Place, Wells BA5 2R${s.dice.pick(['B', 'D', 'F'])}</div><div class="small" style="text-align:right">01749 555 ${s.dice.digits(3)}<br>Patient no. ${s.dice.digits(6)}</div></div><div class="f" style="margin-top:14px">Name: <b>${s.patient()}</b> &nbsp;&nbsp; Date of birth: ${s.bornAs('05/03/2025')} &nbsp;&nbsp; Date of sight test: ${s.dateAs('05/03/2025')}</div>${table('<tr><th rowspan="2"></th><th colspan="4">RIGHT</th><th colspan="4">LEFT</th></tr>', heads('Sph', 'Cyl', 'Axis', 'Prism', 'Sph', 'Cyl', 'Axis', 'Prism'), tr('<th>Distance</th>', ...far(s.right), ...far(s.left)), tr('<th>Intermediate add</th>', middle, '', '', '', middle, '', '', ''), tr('<th>Near</th>', ...near(s.right), ...near(s.left)))}<p>Distance PD: ${s.pd()} mm &nbsp;&nbsp; BVD: 12 mm &nbsp;&nbsp; VA: R ${s.acuityMetres()} L ${s.acuityMetres()}</p><div class="f">Next sight test due: ${s.expiresAs('05/03/2025')} &nbsp;&nbsp; &#9745; New prescription issued &nbsp; &#9744; No change &nbsp; &#9744; Referred to GP</div><p style="margin-top:30px">Optometrist's signature ______________________<br><span class="small">${s.doctor()}, GOC no. 01-${s.dice.digits(5)}</span></p><p class="small">Sight test carried out under the Opticians Act 1989. Please keep this form in a safe place.</p>`;
    },
  },
  {
    name: 's-en-plain-order-receipt',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 780,
    values: { prism: 0.15, plus: 0.1 },
    writing: { degree: false, noCylinder: ['0.00', '—'] },
    css: 'body{font-size:15px}h4{margin:20px 0 6px;border-bottom:1px solid #ddd;padding-bottom:4px}table{width:100%}.r td,.r th{padding:8px 4px;text-align:center;border-bottom:1px solid #ddd}.r th{background:#f4f6f8;font-size:13px;color:#555}.s td{padding:3px 0}.s td:last-child{text-align:right}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      const prism = (name: string, e: DrawnEye): string =>
        e.amounts() && `<p>${name} prism: ${e.prism('words', ', ')}</p>`;
      const frame = s.dice.whole(29, 140);
      const lenses = s.dice.whole(20, 160);
      return `<div class="sides"><b style="font-size:26px;color:#0b7d6e">framely</b><div style="text-align:right"><b>Order receipt</b><br>#${s.dice.digits(9)}<br>${s.dateAs('March 5, 2025')}</div></div><p style="margin-top:12px">Ship to: ${s.patient()}, ${s.street()}, ${s.town()}</p><h4>Item 1: Alder Rectangle, Matte Black (52-18-140)</h4><p>${s.lensType({ single: 'Single vision', multi: 'Progressive' })} lenses, 1.61 index, clear, anti-scratch coating</p><div class="r">${table(heads('Prescription', 'SPH', 'CYL', 'Axis', 'ADD'), eye('Right eye (OD)', s.right), eye('Left eye (OS)', s.left))}</div><p style="margin-top:8px">PD (pupillary distance): ${s.pd()}</p>${prism('OD', s.right)}${prism('OS', s.left)}<h4>Payment</h4><div class="s">${table(tr('Frame', `$${frame}.00`), tr('Lenses', `$${lenses}.00`), tr('Shipping', 'Free'), tr('<b>Total paid (Visa)</b>', `<b>$${frame + lenses}.00</b>`))}</div><p class="small" style="margin-top:18px;color:#777">Questions? help@example.com. Free returns within 30 days of delivery.</p>`;
    },
  },
  {
    name: 's-en-plain-order-mail',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    width: 640,
    values: { prism: 0.15 },
    writing: { noCylinder: ['0.00', 'DS'], plano: ['0.00', 'Plano', 'PL'] },
    css: 'body{padding:20px 26px;font-size:16px}.h{border-bottom:1px solid #ccc;padding-bottom:8px;margin-bottom:14px;font-size:13px;color:#555}.x{margin:0 0 14px;line-height:1.5}',
    draw: (s) => {
      const line = (label: string, value: string): string => value && `${label}: ${value}<br>`;
      const prism = (e: DrawnEye, direction: 'Hor' | 'Ver', label: string): string =>
        line(
          label,
          e.amount(direction) && `${e.amount(direction)} base ${e.base(direction, 'words')}`,
        );
      const eye = (name: string, e: DrawnEye): string =>
        `<p class="x"><b>${name}</b><br>${line('Sphere (SPH)', e.sph())}${line('Cylinder (CYL)', e.cyl())}${line('Axis', e.toric ? e.axis() : '')}${line('Near addition (ADD)', e.add())}${prism(e, 'Hor', 'Horizontal prism')}${prism(e, 'Ver', 'Vertical prism')}</p>`;
      return `<div class="h"><b style="font-size:17px;color:#111">Your order is confirmed</b><br>From: Spectra Direct &lt;orders@example.co.uk&gt;<br>To: ${s.patient()}<br>Date: ${s.dateAs('5 March 2025')}, 1${s.dice.digits(1)}:24</div><p>Thank you for your order SD${s.dice.digits(7)}. Please check that the details below match your prescription.</p><p><b>Frame:</b> Marlow, tortoiseshell<br><b>Lenses:</b> ${s.lensType({ single: 'Single vision', multi: 'Varifocal' })}, scratch resistant</p>${eye('Right Eye', s.right)}${eye('Left Eye', s.left)}<p class="x">PD: ${s.pd()} mm</p><p>If anything is wrong, reply to this email within 24 hours.</p><p>Order total: &pound;${s.price()} including delivery</p><p>The Spectra Direct team</p>`;
    },
  },
  {
    name: 's-en-plain-saved-phone',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 430,
    values: { prism: 0.1, plus: 0.1 },
    writing: { noCylinder: ['0.00', '—'], plano: ['0.00', 'Plano', 'PL'] },
    css: 'body{background:#fff;padding:10px 18px 26px;font-size:16px}.t{display:flex;justify-content:space-between;font-size:13px;font-weight:700;margin-bottom:14px}.c{border:1px solid #d5d8de;border-radius:12px;padding:14px 16px;margin-top:12px}table{width:100%}td,th{padding:9px 0;text-align:center;border-bottom:1px solid #eceef1}td:first-child,th:first-child{text-align:left;color:#69707d}th{font-size:14px}.b{background:#2450d8;color:#fff;text-align:center;border-radius:24px;padding:12px;margin-top:16px}.g{color:#69707d;font-size:13px}',
    draw: (s) => {
      const both = (label: string, of: (e: DrawnEye) => string): string => {
        const [right, left] = [of(s.right), of(s.left)];
        return right || left ? tr(label, right, left) : '';
      };
      return `<div class="t"><span>${s.dice.whole(1, 12)}:4${s.dice.digits(1)}</span><span>5G &nbsp; 81%</span></div><p>&lsaquo; &nbsp; <b style="font-size:19px">Saved prescriptions</b></p><div class="c"><div class="sides"><b>${s.patient()}</b><span style="color:#2450d8">Edit</span></div><p class="g">Added ${s.dateAs('March 5, 2025')}</p>${table(
        heads('', 'OD (Right)', 'OS (Left)'),
        both('SPH', (e) => e.sph()),
        both('CYL', (e) => e.cyl()),
        both('Axis', (e) => e.axis()),
        both('ADD', (e) => e.add()),
        both('Prism', (e) => e.prism('words', '<br>')),
        both('PD', (e) => e.pd()),
      )}<div class="b">Use this prescription</div></div><p class="center" style="margin-top:18px;color:#2450d8">+ Add a new prescription</p><p class="g center">Prescriptions must be less than two years old.</p>`;
    },
  },
  {
    name: 's-en-plain-label',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'DejaVu Sans Mono'],
    width: 520,
    values: { prism: 0.1 },
    writing: { degree: false, noCylinder: ['DS', '0.00', ''] },
    css: 'body{padding:16px 20px;font-size:16px}p{margin:0 0 4px}table{width:100%;margin:8px 0}td,th{padding:4px 2px;text-align:center}th{font-size:13px;border-bottom:2px solid #000}td{font-size:19px}.bc{height:34px;width:210px;background:repeating-linear-gradient(90deg,#000 0 2px,#0000 2px 4px,#000 4px 5px,#0000 5px 9px,#000 9px 12px,#0000 12px 14px)}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'));
      const prism = (name: string, e: DrawnEye): string =>
        e.amounts() && `<p>Prism ${name} ${e.prism('letters')}</p>`;
      return `<div class="sides"><b>${s.patient()}</b><span>Job ${s.dice.digits(6)}</span></div>${table(heads('', 'S', 'C', 'X', 'Add'), eye('R', s.right), eye('L', s.left))}${prism('R', s.right)}${prism('L', s.left)}<p>IPD ${s.right.pd()} / ${s.left.pd()}</p><p class="small">${s.lensType({ single: 'SV', multi: 'Varifocal' })} CR39 HMAR &nbsp; Ready ${s.dateAs('05/03/2025')}</p><div class="sides" style="margin-top:8px"><div class="bc"></div><span class="small">Hatton Opticians<br>Perth PH1 5T${s.dice.pick(['A', 'J', 'N'])}</span></div>`;
    },
  },
  {
    name: 's-en-plain-previous',
    language: 'en',
    fonts: ['DejaVu Sans', 'Tinos', 'Arimo'],
    width: 880,
    values: { prism: 0.2, sameAdd: true },
    css: 'table{width:100%;margin:6px 0 10px}th{font-size:13px;text-align:center;border-top:2px solid #000;border-bottom:1px solid #000;padding:6px}td{text-align:center;padding:8px 6px;border-bottom:1px solid #999}.o{color:#777;margin-top:26px;font-size:14px}.o td{padding:5px 6px}.o th{border-color:#999}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis'), e.prism('letters', '<br>'), e.pd());
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis);
      };
      return `<h2 style="margin:0">Rideau Eye Care</h2><p class="small">${s.dice.whole(12, 980)} Bank Street, Ottawa ON K1S 3T${s.dice.digits(1)} &nbsp; Tel 613-555-01${s.dice.digits(2)}</p><p>Patient: <b>${s.patient()}</b> &nbsp;&nbsp; Health card ${s.dice.digits(4)} ${s.dice.digits(3)} ${s.dice.digits(3)}</p><h3 style="margin:18px 0 4px">CURRENT PRESCRIPTION &nbsp; ${s.dateAs('2025-03-05')}</h3>${table(heads('', 'Sphere', 'Cyl', 'Axis', 'Prism', 'PD'), eye('O.D.', s.right), eye('O.S.', s.left))}${s.values.od.add === null ? '' : `<p>Reading Add (both eyes): ${s.add()}</p>`}<p>Valid until ${s.expiresAs('2025-03-05')}</p><div class="o"><b>PREVIOUS PRESCRIPTION (2021) &mdash; for comparison only, do not fill</b>${table(heads('', 'Sphere', 'Cyl', 'Axis'), old('O.D.', s.right), old('O.S.', s.left))}</div><p style="margin-top:36px">${s.doctor()}, Optometrist &nbsp; ______________________</p>`;
    },
  },
  {
    name: 's-en-plain-and-contacts',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans Condensed'],
    width: 920,
    values: { prism: 0.1, plus: 0 },
    writing: { plano: ['PLANO', 'Plano', 'pl'] },
    css: 'body{font-size:15px}.t{background:#e9f1e4;border:1px solid #7d9c6c;font-weight:700;padding:5px 10px;margin-top:18px}table{width:100%}td,th{border:1px solid #7d9c6c;padding:7px 5px;text-align:center}th{font-size:12px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('letters', '<br>'));
      const lens = (name: string, e: DrawnEye): string => {
        const { sph } = e.elsewhere();
        return tr(name, 'Clarivue Monthly', sph, '8.6', '14.2');
      };
      return `<div class="sides"><div><b style="font-size:21px;color:#41632f">${s.practice()}</b><br>${s.street()}, ${s.town()}<br>${s.phone()}</div><div>Patient: <b>${s.patient()}</b><br>DOB: ${s.born()}<br>Exam: ${s.date()}</div></div><div class="t">EYEGLASS PRESCRIPTION</div>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Add', 'Prism'), eye('OD', s.right), eye('OS', s.left))}<p style="margin:6px 0 0">Dist PD: ${s.pd()} &nbsp;&nbsp; Near PD: ${s.nearPd()} &nbsp;&nbsp; Expires: ${s.expires()}</p><div class="t">CONTACT LENS PRESCRIPTION (not for glasses)</div>${table(heads('', 'Brand', 'Power', 'BC', 'DIA'), lens('OD', s.right), lens('OS', s.left))}<p style="margin:6px 0 0">Quantity: 6 month supply &nbsp;&nbsp; Replacement: monthly, daily wear</p><p style="margin-top:44px">______________________________<br>${s.doctor()}, O.D. &nbsp; Lic. ${s.dice.digits(5)}</p>`;
    },
  },
  {
    name: 's-en-plain-and-computer',
    language: 'en',
    fonts: ['Carlito', 'Arimo', 'DejaVu Serif'],
    width: 840,
    values: { add: 1, prism: 0 },
    writing: { axisDigits: 1, degree: false, noCylinder: ['DS'] },
    css: '.c{border:1px solid #b9b9c6;border-radius:6px;padding:12px 16px;margin-top:16px}table{width:100%}th{text-align:center;font-size:13px;color:#555}td{text-align:center;padding:6px;font-size:18px}.o{background:#f7f7fa;font-size:14px}.o td{font-size:15px;padding:3px 6px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuityMetres());
      const middle = Math.round((s.values.od.add ?? 0) * 2) / 4;
      const desk = (name: string, side: 'od' | 'os'): string => {
        const { sphere, cylinder, axis } = s.values[side];
        return tr(
          name,
          s.power(sphere + middle),
          cylinder ? s.power(cylinder) : 'DS',
          axis === null ? '' : String(axis),
        );
      };
      return `<div class="sides"><div><b style="font-size:22px;color:#33337a">Glenelg Eyes</b><br><span class="small">${s.dice.whole(2, 90)} Jetty Road, Glenelg SA 5045 &nbsp; 08 5550 ${s.dice.digits(4)}</span></div><div class="small" style="text-align:right">${s.patient()}<br>DOB ${s.bornAs('05/03/2025')}<br>Tested ${s.dateAs('05/03/2025')}</div></div><div class="c"><b>Spectacle prescription (general wear)</b>${table(heads('', 'SPH', 'CYL', 'AXIS', 'ADD', 'VA'), eye('RE', s.right), eye('LE', s.left))}<p style="margin:8px 0 0">PD ${s.right.pd()} R &nbsp; ${s.left.pd()} L &nbsp;&nbsp; Lens: ${s.lensType({ single: 'single vision', multi: 'multifocal' })}</p></div><div class="c o"><b>Computer glasses only (optional second pair, screen at 65 cm)</b>${table(heads('', 'SPH', 'CYL', 'AXIS'), desk('RE', 'od'), desk('LE', 'os'))}</div><p style="margin-top:18px">Prescription valid to ${s.expiresAs('05/03/2025')}. Please bring this copy to any optical dispenser.</p><p style="margin-top:26px">${s.doctor()}, Optometrist &nbsp; <span class="small">Provider ${s.dice.digits(6)}4K</span></p>`;
    },
  },
  {
    name: 's-en-plain-both-eyes',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'Tinos', 'DejaVu Sans'],
    width: 800,
    values: { prism: 0.2, sameAdd: true, add: 0.7 },
    css: 'table{width:100%;margin:10px 0;table-layout:fixed}td,th{border:1px solid #444;padding:4px;text-align:center;height:46px}th{background:#dfe7ee;height:30px;font-size:14px}.u{display:inline-block;border-bottom:1px solid #444;min-width:150px}.g{background:#efefef}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', '<br>'),
          '<td class="g"></td>',
          '<td class="g"></td>',
        );
      return `<div class="center"><b style="font-size:22px">${s.practice()}</b><br><span class="small">${s.street()}, ${s.town()} &nbsp; ${s.phone()}</span></div><p style="margin-top:18px">Patient <span class="u" style="min-width:280px">${s.patient()}</span> &nbsp; Date <span class="u">${s.date()}</span></p>${table(heads('', 'SPHERE', 'CYLINDER', 'AXIS', 'PRISM', 'ADD', 'PD'), eye('OD', s.right), eye('OS', s.left), tr('<b>OU</b>', '<td colspan="4" class="g"></td>', s.add(), s.pd()))}<p class="small">&#9744; Distance &nbsp; &#9744; Reading &nbsp; &#9744; Bifocal &nbsp; &#9744; Progressive &nbsp; &#9744; Safety &nbsp; &#9744; Balance lens</p><p>Rx expires <span class="u">${s.expires()}</span></p><p style="margin-top:30px">Signature ________________________ &nbsp; <span class="small">${s.doctor()}, OD, Lic. ${s.dice.digits(5)}</span></p>`;
    },
  },
  {
    name: 's-en-plain-lines',
    language: 'en',
    fonts: ['Tinos', 'Courier Prime', 'Carlito'],
    width: 720,
    values: { prism: 0.2, sameAdd: true },
    writing: { noCylinder: ['DS', 'sph'] },
    css: 'body{font-size:18px}.x{margin:18px 0}.x td{padding:5px 14px 5px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, e.formula(' x ', ' &nbsp;', 'sph'), e.amounts() && `Prism ${e.prism('letters')}`);
      const more =
        s.values.od.add === null
          ? tr('Pupillary Distance:', s.pd(), '')
          : `${tr('Near Add:', s.add(), '')}${tr('Pupillary Distance:', `${s.pd()} / ${s.nearPd()}`, '')}`;
      return `<p><b>${s.practice()}</b><br><span class="small">${s.street()}, ${s.town()}<br>${s.phone()}</span></p><p>Date: ${s.date()}<br>Patient: ${s.patient()}<br>Date of Birth: ${s.born()}</p><p><b>Rx for eyeglasses</b></p><div class="x">${table(eye('Right Eye:', s.right), eye('Left Eye:', s.left), more)}</div><p>Expires: ${s.expires()}</p><p class="small">Please verify the fit and the pupillary distance when dispensing. Substitutions allowed.</p><p style="margin-top:40px">_________________________<br>${s.doctor()}, OD</p>`;
    },
  },
];
