import { heads, padded, table, tr } from '../../html.ts';
import { prisms } from '../../in-words.ts';
import type { Layout } from '../../layout.ts';
import { hasAdd, hasPrism, type DrawnEye } from '../../sheet.ts';

/** What members in English-speaking countries hold: mostly from the United States, some from elsewhere. */
export const fifthInEnglish: Layout[] = [
  {
    name: 'y-en-coastal-physicians',
    language: 'en',
    fonts: ['Tinos', 'DejaVu Serif'],
    width: 880,
    values: { prism: 0.4, plus: 0.35 },
    writing: { noCylinder: ['sph', 'SPHERE', 'DS', ''] },
    css: 'body{font-size:16px;padding:34px 46px;min-height:1080px;position:relative}.n{font-size:25px;letter-spacing:.06em;color:#1b3a5c}.lh{border-bottom:1px solid #1b3a5c;padding-bottom:8px;margin-bottom:22px;font-size:12.5px;color:#333}.to td{padding:3px 24px 3px 0}.to td:first-child{white-space:nowrap}.rx{margin:20px 0}.rx table{width:100%}.rx th{font-size:12.5px;font-weight:400;letter-spacing:.08em;border-bottom:1px solid #000;padding:4px}.rx td{border-bottom:1px solid #888;text-align:center;padding:13px 4px;font-size:18px}.sg{margin-top:74px;display:flex;justify-content:space-between;font-size:13px}.sg div{border-top:1px solid #000;width:44%;padding-top:4px}.ft{position:absolute;bottom:26px;left:46px;right:46px;font-size:11px;text-align:center;color:#444}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('letters'),
          e.add(),
        );
      return `<div class="center n">COASTAL EYE PHYSICIANS &amp; SURGEONS, P.A.</div><div class="lh sides"><div>Diplomates, American Board of Ophthalmology<br>Cataract &bull; Glaucoma &bull; Cornea &bull; Oculoplastics</div><div style="text-align:right">${s.street()}, ${s.town()}<br>Tel. ${s.phone()} &nbsp; Fax ${s.phone()}</div></div>
<div class="to">${table(tr('Patient', `<b>${s.patient()}</b>`, 'Acct.', s.dice.digits(6)), tr('Date of birth', s.born(), 'Date', s.date()))}</div>
<div style="font-size:34px;margin-top:16px">&#8478;</div>
<div class="rx">${table(heads('', 'SPHERE', 'CYLINDER', 'AXIS', 'PRISM', 'BASE', 'ADD'), eye('O.D.', s.right), eye('O.S.', s.left))}</div>
<div class="to">${table(tr('Distance between pupils', `${s.pd()} mm`), tr('Lens', s.lensType({ single: 'Single vision, full time wear', multi: 'Progressive (no-line)' })), tr('Material', 'Polycarbonate, UV 400, anti-reflective coating'), tr('Remarks', 'Dispense as written. No changes in base curve without calling the office.'))}</div>
<div class="sg"><div>${s.doctor()}, M.D. &nbsp; Lic. ME ${s.dice.digits(5)}</div><div>This prescription expires ${s.expires()}</div></div>
<div class="ft">Offices in ${s.town()} and ${s.town()} &nbsp;|&nbsp; Optical shop open Mon&ndash;Fri 8:30 to 5:00 &nbsp;|&nbsp; Form 114 rev. ${s.dice.whole(2, 9)}/19</div>`;
    },
  },
  {
    name: 'y-en-exam-record-export',
    language: 'en',
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans Condensed'],
    width: 940,
    values: { prism: 0, plus: 0.12 },
    writing: { axisDigits: 3, noCylinder: ['SPH', 'DS', '0.00'] },
    css: 'body{font-size:14px;padding:26px 34px}h1{font-size:20px;margin:0}.bar{background:#dfe6ec;font-weight:700;padding:3px 8px;margin:12px 0 4px;font-size:13px}.bar.go{background:#24506e;color:#fff}td,th{padding:3px 14px;text-align:center;font-size:13.5px}th{color:#555;font-size:12px;font-weight:400}td:first-child{text-align:left;width:64px}.go2 td{font-size:16px;padding:5px 14px;border-top:1px solid #9fb4c4}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 26px}.pt td{text-align:left;padding:1px 20px 1px 8px;width:auto}.f{margin-top:26px;border-top:1px solid #999;font-size:11px;color:#555;padding-top:4px}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis, s.acuity());
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity());
      const near = (): string => s.dice.pick(['J1+', 'J1', 'J2', 'J3']);
      return `<div class="sides"><h1>${s.practice()}</h1><div style="text-align:right">${s.street()} &middot; ${s.town()}<br>${s.phone()}</div></div>
<div class="pt" style="margin-top:8px">${table(tr(`Patient: <b>${s.patient()}</b>`, `DOB: ${s.born()}`, `Chart #: ${s.dice.digits(5)}`), tr(`Exam date: ${s.date()}`, `Provider: ${s.doctor()}, OD`, `Insurance: VSP Choice`))}</div>
<div class="bar">REASON FOR VISIT</div><div>Annual comprehensive exam. Blurry at distance while driving at night x ${s.dice.whole(2, 8)} months. No flashes, floaters or pain.</div>
<div class="two"><div><div class="bar">PRESENTING GLASSES (lensometer, ${s.dice.whole(2, 5)} yr old)</div>${table(heads('', 'Sph', 'Cyl', 'Axis', 'DVA'), old('OD', s.right), old('OS', s.left))}</div><div><div class="bar">AUTOREFRACTION (not for dispensing)</div>${table(heads('', 'Sph', 'Cyl', 'Axis', 'DVA'), old('OD', s.right), old('OS', s.left))}</div>
<div><div class="bar">KERATOMETRY</div>${table(heads('', 'K1', 'K2'), tr('OD', `${s.curvature()} @ ${s.dice.whole(1, 180)}`, s.curvature()), tr('OS', `${s.curvature()} @ ${s.dice.whole(1, 180)}`, s.curvature()))}</div><div><div class="bar">IOP / PUPILS</div>${table(heads('', 'iCare', 'Pupil', 'NVA'), tr('OD', s.pressure(), '4.0 mm', near()), tr('OS', s.pressure(), '4.0 mm', near()))}</div></div>
<div class="bar go">FINAL SPECTACLE PRESCRIPTION &mdash; GIVEN TO PATIENT</div><div class="go2">${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Add', 'BCVA'), eye('OD', s.right), eye('OS', s.left))}</div><div style="padding:4px 8px">Use: ${s.lensType({ single: 'distance, single vision', multi: 'progressive, full time' })} &nbsp;|&nbsp; Vertex ${s.dice.whole(12, 14)} mm &nbsp;|&nbsp; Expires: ${s.expires()}</div>
<div class="bar">ASSESSMENT / PLAN</div><div>1. Refractive error OU (H52.1${s.dice.whole(1, 3)}, H52.2${s.dice.whole(1, 3)}). New Rx released.<br>2. Dry eye, mild. Artificial tears BID&ndash;QID, warm compresses 10 min.<br>3. Dilated fundus exam within normal limits, C/D 0.3${s.dice.whole(0, 5)} OD, 0.3${s.dice.whole(0, 5)} OS. RTC 12 months.</div>
<div class="f sides"><span>Electronically signed: ${s.doctor()}, OD</span><span>Page 1 of 1</span></div>`;
    },
  },
  {
    name: 'y-en-mall-chain-handout',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 840,
    values: { prism: 0, plus: 0.03, add: 0.5 },
    writing: { pdDecimals: true, minus: ['-'] },
    css: 'body{font-size:14px;padding:0 0 30px}.top{background:#c8102e;color:#fff;padding:16px 34px;display:flex;justify-content:space-between;align-items:center}.top b{font-size:27px;letter-spacing:-.03em}.in{padding:16px 34px}.bc{height:34px;width:190px;background:repeating-linear-gradient(90deg,#000 0 2px,#fff 2px 5px,#000 5px 6px,#fff 6px 9px,#000 9px 13px,#fff 13px 15px)}.kv{display:grid;grid-template-columns:1fr 1fr 1fr;gap:7px 18px;margin:12px 0}.kv small{display:block;color:#777;font-size:11px}.r table{width:100%}.r th{background:#f3d7db;border:1px solid #c8102e;font-size:12px;padding:5px 2px}.r td{border:1px solid #c8102e;text-align:center;padding:9px 2px;font-size:15px}.r td:first-child{text-align:left;padding-left:8px}.box{border:1px solid #bbb;border-radius:6px;padding:8px 14px;margin-top:14px;font-size:12.5px}.box td{padding:1px 0}.box table{width:100%}.l{font-size:10.5px;color:#444;margin-top:12px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          '',
          ...e.cells('add', 'pd', 'nearPd'),
        );
      const [exam, photo] = [s.dice.whole(69, 119), 39];
      return `<div class="top"><b>SIGHT&thinsp;+&thinsp;STYLE</b><span>Independent Doctor of Optometry<br>next to Sight+Style Store ${s.dice.digits(4)}</span></div><div class="in"><div class="sides"><div><h2 style="font-size:19px;margin:0">Your eyeglass prescription</h2>${s.street()}, ${s.town()}<br>${s.phone()}</div><div><div class="bc"></div><div class="small center">${s.dice.digits(12)}</div></div></div>
<div class="kv"><div><small>Patient</small>${s.patient()}</div><div><small>Date of birth</small>${s.born()}</div><div><small>Doctor</small>${s.doctor()}, OD</div><div><small>Exam date</small>${s.date()}</div><div><small>Expiration date</small>${s.expires()}</div><div><small>License</small>OPT ${s.dice.digits(5)} TLG</div></div>
<div class="r">${table(heads('', 'Sphere (SPH)', 'Cylinder (CYL)', 'Axis', 'Prism', 'Add', 'Dist. PD', 'Near PD'), eye('Right (OD)', s.right), eye('Left (OS)', s.left))}</div>
<p style="margin-top:10px">Recommended: ${s.lensType({ single: 'Single vision', multi: 'Progressive' })}, lightweight lenses with glare protection</p>
<div class="box"><b>Paid today</b>${table(tr('Comprehensive eye exam', `<td style="text-align:right">$${exam}.00</td>`), tr('Retinal imaging', `<td style="text-align:right">$${photo}.00</td>`), tr('<b>Total</b> &mdash; VISA ****' + s.dice.digits(4), `<td style="text-align:right"><b>$${exam + photo}.00</b></td>`))}</div>
<div class="box">Bring this page to the store: <b>$${s.dice.pick([50, 75, 100])} off</b> a complete pair with frames from $149. Offer ends ${s.dice.whole(14, 45)} days after your exam.</div>
<p class="l">Federal law requires that your eye doctor give you a copy of your prescription at no extra cost. You may fill it at the optical of your choice. This prescription is for eyeglasses only and cannot be used to buy contact lenses. Values for PD were measured by the dispensing optician with a digital pupilometer. Keep this document for your records.</p></div>`;
    },
  },
  {
    name: 'y-en-tear-off-pad',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 720,
    values: { prism: 0, plus: 0.25, add: 0.6 },
    writing: {
      zeros: 'no leading',
      noCylinder: ['sph', 'DS', '—'],
      axisDigits: 1,
      plano: ['pl', 'PL'],
    },
    css: 'body{font-size:15px;padding:26px 34px;background:#fdfcf5}.h{text-align:center;color:#174a3a;border-bottom:2px solid #174a3a;padding-bottom:8px}.h b{font-size:21px}.ln{display:flex;gap:14px;margin-top:15px;align-items:baseline;white-space:nowrap}.ln u{flex:1;text-decoration:none;border-bottom:1px solid #333;min-height:25px;padding-left:6px}.g{margin-top:18px}.g table{width:100%;table-layout:fixed}.g td,.g th{border:1.5px solid #174a3a;height:50px;text-align:center;padding:2px}.g th{height:24px;font-size:11.5px;color:#174a3a}.g th.v{font-size:14px;width:46px}.ch{font-size:12px;columns:3;margin-top:14px;line-height:1.7}.ft{font-size:10.5px;color:#174a3a;margin-top:16px;text-align:center}.sg{font:34px Caveat;color:#1f2f78;line-height:.9}',
    draw: (s) => {
      const wide = (name: string): string => `<th class="v">${name}</th>`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(wide(name), ...e.cells('sph', 'cyl', 'axis'), '', '');
      const add = (name: string, e: DrawnEye): string =>
        tr(wide(name), `<td>${e.add()}</td>`, '<td colspan="4"></td>');
      return `<div class="h"><b>${s.practice()}</b><br>${s.doctor()}, O.D. &nbsp;&bull;&nbsp; Optometrist<br><span class="small">${s.street()}, ${s.town()} &nbsp; Phone ${s.phone()} &nbsp; Lic. # ${s.dice.digits(4)}</span></div>
<div class="ln">Name <u>${s.patient()}</u> Date <u style="flex:.5">${s.dateAs('3/5/25')}</u></div><div class="ln">Address <u></u> D.O.B. <u style="flex:.5">${s.bornAs('3/5/25')}</u></div>
<div class="g">${table(`<tr><th style="width:52px" rowspan="3">DIST.</th><th class="v"></th><th>SPHERE</th><th>CYLINDER</th><th>AXIS</th><th>PRISM</th><th>BASE</th></tr>`, eye('O.D.', s.right), eye('O.S.', s.left), `<tr><th rowspan="2">ADD</th>${add('O.D.', s.right).slice(4)}`, add('O.S.', s.left))}</div>
<div class="ln">P.D. Far <u>${s.pd()}</u> Near <u>${hasAdd(s) ? s.nearPd() : ''}</u> Expires <u style="flex:1.6">${s.expiresAs('3/5/25')}</u></div>
<div class="ch">&#9744; Single vision<br>&#9744; Bifocal FT ____<br>&#9744; Progressive<br>&#9744; Polycarbonate<br>&#9744; High index<br>&#9744; Photochromic<br>&#9744; A/R coating<br>&#9744; Tint ______<br>&#9744; Safety Z87</div>
<div class="ln" style="margin-top:26px">Signed <u><span class="sg">${s.doctor().replace('Dr. ', '')}</span></u> O.D.</div><div class="ft">PLEASE RETURN TO THIS OFFICE TO HAVE YOUR NEW GLASSES VERIFIED &mdash; NOT FOR CONTACT LENSES</div>`;
    },
  },
  {
    name: 'y-en-portal-on-phone',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 430,
    values: { prism: 0, plus: 0.1, add: 0.4 },
    writing: { noCylinder: ['—', 'SPH', '0.00'], degree: true, minus: ['-', '−'] },
    css: 'body{font-size:15px;padding:0;background:#f1f3f6}.st{display:flex;justify-content:space-between;padding:8px 22px;font-weight:700;font-size:14px;background:#fff}.nav{background:#fff;text-align:center;font-weight:700;padding:10px 16px 12px;border-bottom:1px solid #d5d9e0;position:relative}.nav i{position:absolute;left:16px;font-style:normal;color:#0a66c2;font-weight:400}.card{background:#fff;border-radius:14px;margin:14px 14px 0;padding:14px 16px}.card h3{font-size:17px;margin:0 0 4px}.mu{color:#6a7280;font-size:13px}.t table{width:100%;margin-top:8px}.t td{padding:10px 2px;border-top:1px solid #e4e7ec;width:32%;font-weight:700}.t td:first-child{font-weight:400;color:#4b5563}.t th{font-size:13px;text-align:left;padding:4px 2px;color:#0a66c2}.ok{background:#dcf5e4;color:#136c34;border-radius:9px;font-size:12px;padding:2px 9px;float:right}.bt{background:#0a66c2;color:#fff;border-radius:22px;text-align:center;padding:11px;margin:14px}.tabs{display:flex;justify-content:space-around;background:#fff;border-top:1px solid #d5d9e0;padding:9px 0 22px;font-size:11px;color:#6a7280;text-align:center}',
    draw: (s) => {
      const { right, left } = s;
      const row = (name: string, of: (e: DrawnEye) => string): string =>
        tr(name, of(right), of(left));
      return `<div class="st"><span>${s.dice.whole(1, 12)}:${s.dice.whole(10, 59)}</span><span>5G &nbsp;${s.dice.whole(21, 97)}%</span></div><div class="nav"><i>&lsaquo; Records</i>Glasses Rx</div>
<div class="card"><span class="ok">Active</span><h3>Eyeglass prescription</h3><div class="mu">Prescribed ${s.date()} by ${s.doctor()}<br>${s.practice()}</div><div class="t">${table(
        heads('', 'Right eye (OD)', 'Left eye (OS)'),
        row('Sphere', (e) => e.sph()),
        row('Cylinder', (e) => e.cyl()),
        row('Axis', (e) => e.axis()),
        hasAdd(s) ? row('Add power', (e) => e.add()) : '',
        row('PD (mm)', (e) => e.pd()),
      )}</div></div>
<div class="card"><div class="mu">Expires</div>${s.expires()}<div class="mu" style="margin-top:8px">Lens type</div>${s.lensType({ single: 'Single vision', multi: 'Progressive' })}<div class="mu" style="margin-top:8px">Note from your care team</div>Wear for driving and screens. Allow up to 2 weeks to adapt to your new lenses.</div>
<div class="card"><h3>Patient</h3>${s.patient()}<div class="mu">Born ${s.born()} &middot; MRN ${s.dice.digits(7)}</div></div><div class="bt">Download PDF</div><div class="tabs"><span>&#8962;<br>Home</span><span>&#9993;<br>Messages ${s.dice.whole(1, 6)}</span><span>&#9776;<br>Records</span><span>&#9881;<br>Account</span></div>`;
    },
  },
  {
    name: 'y-en-british-sight-test-form',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'Carlito'],
    width: 1040,
    values: { prism: 0.4, plus: 0.05, add: 0.65 },
    writing: { noCylinder: ['DS', '', '—'], axisDigits: 1, plano: ['Plano', 'plano', '0.00'] },
    css: 'body{font-size:14px;padding:28px 32px}h1{font-size:20px;margin:0;color:#005a8c}.bx{border:1px solid #005a8c;padding:8px 12px;margin-top:10px}.bx td{padding:4px 10px 4px 0}.bx td+td+td{padding-left:40px}.g{margin-top:12px}.g table{width:100%}.g td,.g th{border:1px solid #005a8c;text-align:center;padding:4px 3px;height:48px}.g th{height:24px;background:#e2f0f7;font-size:12px;padding:2px}.g th.m{border-left:4px solid #005a8c}.g td:nth-child(8){border-left:4px solid #005a8c}.g td:first-child{background:#e2f0f7;font-size:12.5px;font-weight:700;width:72px}.tick{display:inline-block;width:14px;height:14px;border:1px solid #005a8c;margin-right:6px;vertical-align:-2px;font-size:13px;line-height:13px;text-align:center}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis', 'amounts'),
        e.bases('words'),
        s.filled(s.acuityMetres()),
      ];
      const near = (e: DrawnEye): string[] => [
        e.add(),
        '',
        '',
        '',
        '',
        hasAdd(s) ? s.filled(s.dice.pick(['N5', 'N5', 'N6'])) : '',
      ];
      const columns = ['Sph', 'Cyl', 'Axis', 'Prism', 'Base', 'VA'];
      const tick = (on: boolean, text: string): string =>
        `<div><span class="tick">${on ? 'x' : '&nbsp;'}</span>${text}</div>`;
      return `<div class="sides"><div><h1>Optical prescription following a sight test</h1><span class="small">Keep this form. You will need it to get your glasses from any supplier.</span></div><div class="small" style="text-align:right">Form SP2 (rev. 04/${s.dice.whole(18, 23)})<br>Serial ${s.dice.digits(3)} ${s.dice.digits(4)}</div></div>
<div class="bx">${table(tr('Patient', `<b>${s.patient()}</b>`, 'Date of birth', s.bornAs('05/03/2025')), tr('Address', s.filled(`${s.dice.whole(2, 98)} Chapel Rise, Halesowen B63 ${s.dice.whole(1, 9)}QT`), 'Date of sight test', s.dateAs('05/03/2025')))}</div>
<div class="g">${table(`<tr><th rowspan="2"></th><th colspan="6">RIGHT EYE</th><th class="m" colspan="6">LEFT EYE</th></tr>`, `<tr>${columns.map((name) => `<th>${name}</th>`).join('')}${columns.map((name, at) => `<th${at ? '' : ' class="m"'}>${name}</th>`).join('')}</tr>`, tr('Distance', ...far(s.right), ...far(s.left)), tr('Near (add)', ...near(s.right), ...near(s.left)))}</div>
<div class="sides"><div class="bx" style="flex:1"><b>Tick what applies</b>${tick(true, 'New or changed glasses are needed')}${tick(false, 'Present glasses remain adequate, no change')}${tick(false, 'No glasses are needed')}${tick(s.dice.chance(0.3), 'Referred to GP / hospital eye service')}</div><div class="bx" style="flex:1"><b>Voucher</b><br>Type: &nbsp; ${['A', 'B', 'C', 'D', 'E', 'F'].map((type) => `<span class="tick">&nbsp;</span>${type} `).join('&nbsp; ')}<br><br><span class="small">Complete only if the patient is entitled. Supplements: small frame, tint and prism.</span></div></div>
<div class="bx"><div class="sides"><div>Name of optometrist: <b>${s.doctor()}</b> MCOptom<br>GOC no. 01-${s.dice.digits(5)} &nbsp; Performer list no. ${s.dice.digits(5)}<br>Retest in ${s.dice.pick([12, 24])} months</div><div>Practice stamp<br><b style="color:#5a3d8a">HAYLEY GREEN OPTICIANS<br>114 Hagley Road, B63 4LD<br>0121 496 0${s.dice.digits(3)}</b></div></div></div>`;
    },
  },
  {
    name: 'y-en-high-street-card',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 640,
    values: { prism: 0, plus: 0.04, add: 0.6 },
    writing: { noCylinder: ['DS', '—', '0.00'], plano: ['Plano', 'PLANO', '0.00'], addPlus: true },
    css: 'body{font-size:14px;padding:22px;background:#e9ecef}.c{background:#fff;border-radius:16px;overflow:hidden;border:1px solid #bcc3ca}.hd{background:#00693e;color:#fff;padding:12px 18px;display:flex;justify-content:space-between;align-items:center}.hd b{font-size:20px}.in{padding:12px 18px 14px}.q{margin-bottom:10px}.q td{padding:2px 14px 2px 0}.v table{width:100%}.v th{color:#00693e;font-size:12px;text-align:center;padding:3px;border-bottom:2px solid #00693e}.v td{text-align:center;padding:7px 3px;border-bottom:1px solid #cfe3d8;font-size:15.5px}.v td:first-child{text-align:left;font-weight:700}.s{font-size:11px;color:#555;margin:10px 0 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuityMetres());
      return `<div class="c"><div class="hd"><b>Fairbrother Opticians</b><span>Customer no. ${s.dice.digits(7)}</span></div><div class="in"><div class="q">${table(tr('Name', `<b>${s.patient()}</b>`), tr('Tested on', s.dateAs('5 March 2025')), tr('Tested by', `${s.doctor()} (GOC 01-${s.dice.digits(5)})`))}</div>
<div class="v">${table(heads('Glasses', 'SPH', 'CYL', 'AXIS', 'NEAR ADD', 'VISION'), eye('Right', s.right), eye('Left', s.left))}</div>
<p style="margin:9px 0 0">BVD ${s.dice.whole(10, 13)} mm &nbsp;&middot;&nbsp; For: ${s.lensType({ single: 'distance', multi: 'varifocals' })} &nbsp;&middot;&nbsp; Next test due in ${s.dice.pick([12, 24])} months</p><p style="margin:4px 0 0">Pressures R ${s.pressure()} L ${s.pressure()} mmHg &nbsp;&middot;&nbsp; Fields full &nbsp;&middot;&nbsp; OCT taken</p>
<p class="s">27 Market Place, Devizes SN10 1HT &nbsp; Tel 01380 7${s.dice.digits(5)} &nbsp; Open Mon&ndash;Sat 9&ndash;5.30<br>Prescription issued under the Opticians Act 1989. If you wear contact lenses, these figures do not apply to them.</p></div></div>`;
    },
  },
  {
    name: 'y-en-queensland-optometrist',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 820,
    values: { prism: 0, plus: 0.03, add: 0.65 },
    writing: { noCylinder: ['DS', 'SPH', ''], pdDecimals: false },
    css: 'body{font-size:15.5px;padding:36px 44px;min-height:1060px}.h{display:flex;gap:18px;align-items:center;margin-bottom:20px}.h i{width:64px;height:64px;border-radius:50%;border:10px solid #f28c28;background:#264653;flex:none}.h b{font-size:24px;color:#264653}.sec{color:#f28c28;font-weight:700;margin:18px 0 4px;text-transform:uppercase;font-size:13px;letter-spacing:.08em}.rx table{width:100%}.rx td,.rx th{padding:8px 6px;text-align:center}.rx th{background:#264653;color:#fff;font-size:13px}.rx tr:nth-child(3) td{background:#f5efe6}.rx td:first-child{font-weight:700}.o td{padding:2px 12px;font-size:13px;color:#555}.kv td{padding:2px 22px 2px 0}.f{font-size:12px;color:#666;margin-top:34px;border-top:1px solid #ccc;padding-top:6px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), '', '', e.add(), s.acuityMetres());
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, `${sph} / ${cyl} x ${axis}`);
      };
      return `<div class="h"><i></i><div><b>Burleigh Eyes Optometrists</b><br>Shop ${s.dice.whole(2, 19)}, 1837 Gold Coast Hwy, Burleigh Heads QLD 4220<br>Ph 07 5550 ${s.dice.digits(4)} &nbsp; ABN ${s.dice.digits(2)} ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(3)}</div></div>
<div class="kv">${table(tr('Patient', `<b>${s.patient()}</b>`, 'DOB', s.bornAs('05/03/2025')), tr('Examined', s.dateAs('05/03/2025'), 'Valid until', s.expiresAs('05/03/2025')), tr('Optometrist', `${s.doctor()} BAppSc(Optom)`, 'Provider no.', `${s.dice.digits(6)}${s.dice.pick(['A', 'K', 'X'])}`))}</div>
<div class="sec">Spectacle prescription</div><div class="rx">${table(heads('', 'Sph', 'Cyl', 'Axis', 'Prism', 'Base', 'Add', 'VA'), eye('R', s.right), eye('L', s.left))}</div>
<div class="kv" style="margin-top:8px">${table(tr('PD distance', `${s.pd()} mm`, ...(hasAdd(s) ? ['PD near', `${s.nearPd()} mm`] : [])), tr('Lenses', s.lensType({ single: 'Single vision, distance', multi: 'Multifocal' }), 'Index', s.dice.pick(['1.50', '1.60', '1.67'])))}</div>
<div class="sec">For information: previous spectacles (${s.dice.whole(2017, 2021)}), do not make</div><div class="o">${table(old('R', s.right), old('L', s.left))}</div>
<div class="sec">Findings</div><p>Intraocular pressure R ${s.pressure()} mmHg, L ${s.pressure()} mmHg. Lens clear. Retinal photographs and OCT within normal limits. Bulk billed: item 10910. Please return in ${s.dice.pick(['12', '24', '36'])} months or sooner if your vision changes.</p><p>Sun protection: polarised lenses recommended for driving.</p><p style="margin-top:36px">${s.doctor()}<br><span class="small">Registered with AHPRA, OPT000${s.dice.digits(7)}</span></p>
<div class="f">This prescription is issued in line with the Optometry Board's guidelines. Frame adjustments are free of charge at any time. Non-tolerance of glasses made elsewhere should be taken up with the supplier.</div>`;
    },
  },
  {
    name: 'y-en-reception-mail',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    width: 780,
    values: { prism: 0, plus: 0.05, add: 0.5, sameAdd: true },
    writing: {
      zeros: 'no trailing',
      minus: ['-'],
      degree: false,
      axisDigits: 1,
      plano: ['plano', 'Plano', 'pl'],
      pdDecimals: false,
    },
    css: 'body{font-size:16px;padding:22px 28px}.sj{font-size:22px;margin-bottom:12px}.fr{display:flex;gap:12px;align-items:center;border-bottom:1px solid #ddd;padding-bottom:10px;margin-bottom:14px;font-size:14px}.av{width:40px;height:40px;border-radius:50%;background:#7b5ea7;color:#fff;text-align:center;line-height:40px;font-size:19px;flex:none}.q{border-left:3px solid #bbb;padding-left:12px;color:#666;margin-top:22px;font-size:14.5px}.sg{color:#555;font-size:13.5px;margin-top:18px}.lg{font-size:11.5px;color:#888;margin-top:14px}.rx{margin:0 0 14px 18px;line-height:1.6}',
    draw: (s) => {
      const [first = ''] = s.patient().split(' ');
      const eye = (name: string, e: DrawnEye): string =>
        `${name}: ${e.formula(' x ', ' ', 'sphere')}<br>`;
      return `<div class="sj">Re: copy of my glasses prescription</div><div class="fr"><div class="av">R</div><div style="flex:1"><b>Reception, Riverbend Optometry</b> &lt;frontdesk@riverbend-optometry.example&gt;<br>to me</div><div>${s.dice.whole(1, 12)}:${s.dice.whole(10, 59)} p.m.</div></div>
<p>Hi ${first},</p><p>Thanks for your patience. Here is the prescription from your eye exam with ${s.doctor()} on ${s.dateAs('March 5, 2025')}:</p>
<div class="rx">${eye('OD (right)', s.right)}${eye('OS (left)', s.left)}${hasAdd(s) ? `Add: ${s.add()} both eyes<br>` : ''}PD: ${s.pd()} mm${hasAdd(s) ? ` for distance, ${s.nearPd()} mm for near` : ''}<br>Lens: ${s.lensType({ single: 'single vision', multi: 'progressive' })}<br>Expires: ${s.expiresAs('March 5, 2025')}</div>
<p>If you order online please double check the plus and minus signs before you pay. We are happy to check your new glasses for free, and we can direct bill most insurers (up to $${s.dice.pick([150, 200, 250])} every 24 months with most plans).</p>
<div class="sg">Warmly,<br>Joanne at the front desk<br><b>Riverbend Optometry</b> &middot; ${s.dice.whole(102, 984)} Corydon Ave, Winnipeg, MB R3M 0X5<br>T 204-555-0${s.dice.whole(100, 199)} &middot; F 204-555-0${s.dice.whole(100, 199)} &middot; Mon to Thu 9&ndash;6, Fri 9&ndash;4</div>
<div class="lg">This message may hold personal health information. If you have received it in error, please delete it and let us know.</div>
<div class="q">On ${s.dice.pick(['Mon', 'Tue', 'Wed'])} at ${s.dice.whole(8, 11)}:${s.dice.whole(10, 59)} a.m., ${s.patient()} wrote:<br><br>Hello, could you send me my latest prescription with the pupil distance please? I was in a little while ago and lost the paper. My file number is ${s.dice.digits(5)}.<br>Thanks!</div>`;
    },
  },
  {
    name: 'y-en-indian-eye-hospital',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Tinos', 'Arimo', 'DejaVu Sans Condensed'],
    width: 900,
    values: { prism: 0, plus: 0.08, add: 0.6 },
    writing: { noCylinder: ['—', '', 'DS'], plano: ['Plano', '0.00', 'PL'], gap: ' ' },
    css: 'body{font-size:15px;padding:26px 34px}.h{text-align:center;border-bottom:3px double #7a1f1f}.h b{font-size:25px;color:#7a1f1f}.kv{margin:12px 0}.kv table{width:100%}.kv td{padding:4px 0}.tt{text-align:center;font-weight:700;text-decoration:underline;margin:8px 0}.g{display:flex;gap:16px}.g>div{flex:1}.g table{width:100%;table-layout:fixed}.g td,.g th{border:1px solid #000;text-align:center;padding:3px;height:46px}.g th{height:26px;font-size:13px;background:#f4e9df}.g th:first-child{width:54px}.cap{border:1px solid #000;border-bottom:0;text-align:center;font-weight:700;padding:3px}.x{columns:2;margin-top:12px;font-size:14px;line-height:1.8}.f{margin-top:30px;font-size:11.5px;border-top:1px solid #7a1f1f;padding-top:4px;text-align:center}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const near = hasAdd(s)
          ? [e.nearSph(), e.nearCyl(), e.nearAxis(), s.filled(s.dice.pick(['N6', 'N6', 'N8']))]
          : ['', '', '', ''];
        return `<div><div class="cap">${name}</div>${table(heads('', 'SPH', 'CYL', 'AXIS', 'V/A'), tr('<th>D.V.</th>', ...e.cells('sph', 'cyl', 'axis'), s.filled(s.acuityMetres())), tr('<th>N.V.</th>', ...near))}</div>`;
      };
      return `<div class="h"><b>SRI VENKATA EYE HOSPITAL</b><br>(A unit of Sri Venkata Charitable Trust, Regd.)<br><span class="small">${s.dice.whole(3, 88)}, Avinashi Road, Peelamedu, Coimbatore 641 004 &nbsp; Ph: 0422-257${s.dice.digits(4)} &nbsp; NABH accredited</span></div>
<div class="kv">${table(tr(`Name: ${s.patient()}`, `Age / Sex: ${s.filled(`${s.dice.whole(18, 71)} / ${s.dice.pick(['M', 'F'])}`)}`, `MR No: ${s.filled(`P${s.dice.digits(7)}`)}`), tr(`Date: ${s.dateAs('05/03/2025')}`, `OP No: ${s.filled(s.dice.digits(4))}`, `Unit: ${s.filled(s.dice.pick(['II', 'III', 'Gen']))}`))}</div>
<div class="tt">PRESCRIPTION FOR GLASSES</div><div class="g">${eye('RIGHT EYE', s.right)}${eye('LEFT EYE', s.left)}</div>
<div class="kv">${table(tr(`I.P.D.: ${s.pd()} mm`, `IOP (NCT): RE ${s.filled(s.pressure())} &nbsp; LE ${s.filled(s.pressure())} mm Hg`, 'Use: constant'))}</div>
<div class="x"><b>Type of lens</b><br>&#9744; Single vision &nbsp; &#9744; Kryptok bifocal<br>&#9744; D-bifocal &nbsp; &#9744; Progressive<br><b>Material / colour</b><br>&#9744; Glass &nbsp; &#9744; CR-39 &nbsp; &#9744; Polycarbonate<br>&#9744; White &nbsp; &#9744; Photochromatic &nbsp; &#9744; ARC</div>
<p style="margin-top:8px">Advice: Lubricant eye drops 1&ndash;1&ndash;1&ndash;1 &times; 30 days. Review after ${s.dice.pick(['6 months', '1 year'])} or SOS.</p><div style="margin-top:36px;text-align:right">${s.doctor()}, M.S. (Ophthal)<br>Reg. No. TNMC ${s.dice.digits(5)}</div><div class="f">OPD timings 8.00 a.m. to 5.30 p.m. (Sunday: emergencies only). Glasses once made will not be taken back. Please bring this paper at each visit.</div>`;
    },
  },
  {
    name: 'y-en-web-shop-order',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 720,
    values: { prism: 0, plus: 0.05, add: 0.4 },
    writing: {
      noCylinder: ['0.00', 'None', '—'],
      plano: ['0.00', '+0.00', 'Plano'],
      degree: false,
    },
    css: 'body{font-size:14.5px;padding:0;background:#fafafa}.w{background:#fff;max-width:640px;margin:0 auto;padding:22px 30px}.lg{font-size:24px;font-weight:700;letter-spacing:.22em;text-align:center;padding:6px 0 16px}.ok{background:#fff4e0;padding:12px 16px;border-radius:4px}.it{display:flex;gap:16px;border-bottom:1px solid #e3e3e3;padding:16px 0}.im{width:112px;height:60px;flex:none;display:flex;justify-content:center;align-items:center}.im i{width:46px;height:34px;border:4px solid #4b3221;border-radius:12px}.pr{margin-left:auto;white-space:nowrap}.t table{width:100%;margin:8px 0}.t td,.t th{border:1px solid #d8d8d8;padding:7px 10px}.t th{background:#f2f2f2;font-size:13px}.t td{text-align:center}.t td:first-child{text-align:left;color:#555}.m table{width:100%}.m td{padding:3px 0}.m td+td{text-align:right}.x{font-size:11px;color:#888;margin-top:16px}',
    draw: (s) => {
      const { right, left } = s;
      const row = (name: string, of: (e: DrawnEye) => string): string =>
        tr(name, of(right), of(left));
      const [frame, lens, coat] = [
        s.dice.whole(29, 119) + 0.95,
        s.dice.pick([0, 29, 89]),
        s.dice.pick([19, 39]),
      ];
      return `<div class="w"><div class="lg">OAKLENS</div><div class="ok"><b>Thanks, ${s.patient()}! We've got your order.</b><br>Order OL-${s.dice.digits(8)} &middot; Our opticians will check it before it goes to the lab.</div>
<div class="it"><div class="im"><i></i><i></i></div><div><b>${s.dice.pick(['Hudson', 'Marlow', 'Juno'])}</b> in Walnut Tortoise<br>Size ${s.dice.whole(48, 54)}&#9633;${s.dice.whole(17, 21)}-${s.dice.pick([140, 145])} (medium)<br>${s.lensType({ single: 'Single vision', multi: 'Progressive' })}, 1.61 thin<br>Anti-scratch, blue light filter</div><div class="pr">$${frame.toFixed(2)}</div></div>
<h3 style="margin:16px 0 0;font-size:16px">Prescription for this pair</h3><div class="t">${table(
        heads('', 'OD (right eye)', 'OS (left eye)'),
        row('Sphere (SPH)', (e) => e.sph()),
        row('Cylinder (CYL)', (e) => e.cyl()),
        row('Axis', (e) => e.axis()),
        hasAdd(s) ? row('Addition (ADD)', (e) => e.add()) : '',
        tr('Pupillary distance (PD)', `<td colspan="2">${s.pd()}</td>`),
        tr('Prism', '<td colspan="2">No</td>'),
      )}</div><div style="font-size:13px;color:#555">Prescribed by ${s.doctor()}, ${s.dice.pick(['OR', 'GA', 'WI'])} &middot; exam date ${s.date()}<br>Name on prescription: ${s.patient()}, born ${s.born()}</div>
<div class="m" style="margin-top:14px">${table(tr('Frame', `$${frame.toFixed(2)}`), tr('Lenses', lens ? `$${lens}.00` : 'Free'), tr('Coatings', `$${coat}.00`), tr('Shipping (5&ndash;8 business days)', 'Free'), tr('<b>Total</b>', `<b>$${(frame + lens + coat).toFixed(2)}</b>`))}</div>
<p style="margin-top:14px"><b>Ship to</b><br>${s.patient()}<br>${s.street()}<br>${s.town()}</p><p class="x">Something not right? Reply within 24 hours and we will put your order on hold. 30-day returns, 365-day scratch guarantee. FSA/HSA receipts are available in your account. Oaklens Inc., PO Box ${s.dice.digits(4)}, Reno, NV.</p></div>`;
    },
  },
  {
    name: 'y-en-consultant-letter',
    language: 'en',
    fonts: ['Tinos', 'Carlito', 'Arimo'],
    width: 840,
    values: { prism: 0.5, plus: 0.3, add: 0.6, sameAdd: true },
    writing: { plano: ['plano', 'Plano'], pdDecimals: false },
    css: 'body{font-size:16px;padding:40px 58px;min-height:1100px}.h{text-align:right;font-size:13.5px;color:#333;margin-bottom:22px}.h b{font-size:19px;color:#12457a}.re{font-weight:700;margin:14px 0}.dx{margin:0 0 14px;padding-left:20px}.rx{margin:0 0 14px 28px;line-height:1.7}p{text-align:justify}.sg{margin-top:34px}.ft{font-size:11.5px;color:#555;margin-top:40px;border-top:1px solid #aaa;padding-top:5px}',
    draw: (s) => {
      const prism = (e: DrawnEye): string =>
        prisms(e, 'words', ' and ', (amount, base) => `${amount} prism dioptres base ${base}`);
      const eye = (name: string, e: DrawnEye): string => {
        const lens = e.formula(' x ', ' / ', 'DS');
        const prismatic = prism(e);
        return `${name} eye: ${lens}${prismatic && ` with ${prismatic}`} (${s.acuityMetres()})<br>`;
      };
      return `<div class="h"><b>The Liffey Eye Clinic</b><br>Suite ${s.dice.whole(3, 41)}, Blackrock Medical Court, Co. Dublin A94 X${s.dice.digits(1)}P${s.dice.digits(1)}<br>Secretary: 01 555 ${s.dice.digits(4)} &nbsp; Fax: 01 555 ${s.dice.digits(4)}</div>
<div class="sides"><div>Dr. M. Hanrahan<br>The Surgery, Main Street<br>Dalkey, Co. Dublin</div><div style="text-align:right">${s.dateAs('5th March 2025')}<br>Our ref: LEC/${s.dice.digits(5)}</div></div>
<div class="re">Re: ${s.patient()}, DOB ${s.bornAs('05/03/2025')}</div><p style="margin-bottom:4px">Diagnoses:</p><ol class="dx"><li>${hasPrism(s) ? 'Decompensating phoria with intermittent double vision' : 'Early lens opacities, right more than left'}</li><li>Refractive error</li></ol>
<p>Dear Dr. Hanrahan,</p><p>I reviewed this pleasant patient in clinic today. Unaided vision was ${s.acuityMetres()} on the right and ${s.acuityMetres()} on the left. Intraocular pressures were ${s.pressure()} and ${s.pressure()} mmHg. Anterior segments were quiet, the discs were healthy with a cup to disc ratio of 0.${s.dice.whole(2, 5)}, and both maculae were flat on OCT.</p><p>I have prescribed new spectacles as follows:</p>
<div class="rx">${eye('Right', s.right)}${eye('Left', s.left)}${hasAdd(s) ? `Reading addition ${s.add()} for both eyes<br>` : ''}</div>
<p>${s.lensType({ single: 'These should be made as single vision distance glasses', multi: 'These should be made as varifocals' })}, with a pupillary distance of ${s.pd()} mm. A copy of this letter may be taken to any optician in place of a separate prescription. ${hasPrism(s) ? 'If the double vision persists after six weeks of wear our orthoptist will be glad to see the patient again.' : 'There is no need for surgery at present.'}</p><p>I have arranged a review in ${s.dice.pick(['six', 'nine', 'twelve'])} months.</p>
<div class="sg">Yours sincerely,<br><br><br>${s.doctor()}, FRCOphth, FRCSI<br>Consultant Ophthalmic Surgeon, MCRN ${s.dice.digits(5)}</div><div class="ft">Dictated but not signed to avoid delay. cc: patient</div>`;
    },
  },
  {
    name: 'y-en-surfacing-work-order',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 800,
    values: { prism: 0.6, plus: 0.05, add: 0.6 },
    writing: {
      minus: ['-'],
      axisDigits: 3,
      degree: false,
      pdDecimals: true,
      noCylinder: ['SPH', 'DS', '0.00'],
      plano: ['PLANO', '0.00', 'PL'],
    },
    css: 'body{font-size:14.5px;padding:22px 26px}pre{font:inherit;margin:0;line-height:1.45}.b{display:flex;justify-content:space-between;border:2px solid #000;padding:6px 10px;margin-bottom:10px}.b b{font-size:25px}.bc{height:40px;width:220px;background:repeating-linear-gradient(90deg,#000 0 3px,#fff 3px 5px,#000 5px 6px,#fff 6px 10px,#000 10px 12px,#fff 12px 13px)}',
    draw: (s) => {
      const line = '-'.repeat(80);
      const widths = [6, 10, 10, 8, 9, 10, 10, 8];
      const columns = (...cells: string[]): string =>
        cells.map((cell, at) => padded(cell, widths[at] ?? 8)).join('');
      const height = s.dice.whole(15, 21);
      const eye = (name: string, e: DrawnEye): string =>
        columns(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd', 'nearPd'), `${height}.0`);
      const prism = (name: string, e: DrawnEye): string[] =>
        e.amounts() ? [`${padded(name, 6)}PRISM ${e.prism('degrees', '  AND ')}`] : [];
      return `<div class="b"><div>TRAY<br><b>${s.dice.digits(4)}</b></div><div>PRECISION SURFACING LAB<br>ACCT ${s.dice.digits(5)}  ${s.practice()}<br>INV ${s.dice.digits(7)}</div><div class="bc"></div></div><pre>${[
        `ORDERED ${s.date()}    PATIENT ${s.patient().toUpperCase()}`,
        `DOCTOR  ${s.doctor()}    STATUS UNCUT / EDGE + MOUNT`,
        line,
        'RX AS ORDERED',
        columns('', 'SPHERE', 'CYL', 'AXIS', 'ADD', 'FAR PD', 'NEAR PD', 'HT'),
        eye('R', s.right),
        eye('L', s.left),
        ...prism('R', s.right),
        ...prism('L', s.left),
        line,
        `LENS    ${s.lensType({ single: 'SV ASPHERIC', multi: 'FREEFORM PAL 14 CORR' })}  ${s.dice.pick(['POLY 1.59', 'HI-INDEX 1.67', 'TRIVEX 1.53'])}  CLEAR`,
        `COAT    AR PREMIUM BOTH SIDES      TINT NONE`,
        `FRAME   ${s.dice.pick(['RAYLEIGH', 'TORINO', 'BRIDGEPORT'])} ${s.dice.digits(3)} BLK   ZYL   EYE ${s.dice.whole(48, 56)}  BRG ${s.dice.whole(15, 20)}  TMP ${s.dice.pick([135, 140, 145])}`,
        `        A ${s.dice.whole(48, 56)}.${s.dice.digits(1)}   B ${s.dice.whole(30, 42)}.${s.dice.digits(1)}   ED ${s.dice.whole(52, 59)}.${s.dice.digits(1)}   DBL ${s.dice.whole(15, 20)}.0   WRAP 5   PANTO 8`,
        `BLANK   R ${s.dice.pick(['2.25', '4.25', '6.25'])} BASE CURVE   DIA 75     L SAME`,
        `THICK   CTR 1.5  EDGE ${s.dice.pick(['2.8', '3.1', '4.4'])}     SAFETY: DROP BALL OK`,
        line,
        `SPECIAL INSTR: POLISH EDGES. MATCH BEVEL TO PRIOR JOB ${s.dice.digits(6)}.`,
        'INSPECTED ____   FINAL INSP ____   SHIP UPS GROUND',
      ].join('\n')}</pre>`;
    },
  },
  {
    name: 'y-en-online-renewal',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 860,
    values: { prism: 0, plus: 0.02, add: 0.15 },
    writing: { minus: ['-', '−'], noCylinder: ['SPH', 'DS', '0.00'], degree: false, axisDigits: 3 },
    css: 'body{font-size:15.5px;padding:48px 54px;min-height:1110px;color:#1c2333}.lg{font-size:26px;font-weight:700;color:#3b2fc9}.pill{background:#ecebff;color:#3b2fc9;border-radius:14px;padding:4px 14px;font-size:13px}h1{font-size:28px;margin:28px 0 6px}.kv{display:grid;grid-template-columns:1fr 1fr;margin:20px 0;border:1px solid #dcdce8;border-radius:10px}.kv div{padding:10px 16px}.kv small{display:block;color:#73788a}.r table{width:100%}.r th{text-align:left;font-size:13px;color:#73788a;font-weight:400;padding:6px 10px;border-bottom:2px solid #3b2fc9}.r td{padding:13px 10px;border-bottom:1px solid #dcdce8;font-size:17px}.r td small{color:#73788a}.l{font-size:11.5px;color:#73788a;margin-top:26px}.sg{font:38px Kalam;color:#222;margin-top:22px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          ...(hasAdd(s) ? [e.add()] : []),
          'Polycarbonate or better',
        );
      const add = hasAdd(s) ? ['Add'] : [];
      return `<div class="sides"><span class="lg">clearvisit</span><span><span class="pill">Renewal # CV-${s.dice.digits(6)}</span></span></div><h1>Prescription for eyeglasses</h1><div>Issued after an online vision test and review by a licensed eye doctor.</div>
<div class="kv"><div><small>Patient</small>${s.patient()}</div><div><small>Date of birth</small>${s.born()}</div><div><small>Issued on</small>${s.date()}</div><div><small>Valid through</small>${s.expires()}</div><div><small>Prescribing doctor</small>${s.doctor()}, MD</div><div><small>State license</small>${s.dice.pick(['GA', 'MD', 'CO', 'WI', 'OR'])} ${s.dice.digits(6)}</div></div>
<div class="r">${table(heads('Eye', 'Sphere', 'Cylinder', 'Axis', ...add, 'Lens'), eye('Right <small>OD</small>', s.right), eye('Left <small>OS</small>', s.left))}</div>
<p style="margin-top:14px">Pupillary distance, from your photo: ${s.pd()} mm &nbsp;&middot;&nbsp; Type: ${s.lensType({ single: 'Single vision', multi: 'Progressive' })}</p><p>Visual acuity reached in the test: right ${s.acuity()}, left ${s.acuity()}. The doctor found no reason to change the correction that you wear now.</p>
<div class="sg">${s.doctor().replace('Dr. ', '')}</div><div style="border-top:1px solid #1c2333;width:300px;font-size:13px;padding-top:3px">${s.doctor()}, MD &middot; Ophthalmology</div>
<p class="l">An online vision test is not an eye health exam. We advise that you see an eye doctor in person at least every two years, and every year from age 60. If you notice flashes, floaters, pain or a sudden loss of sight call your doctor or 911. Clearvisit Medical Group P.C., ${s.street()}, ${s.town()}. Questions? ${s.phone()} or help@clearvisit.example. Fee paid: $${s.dice.pick([30, 35, 45])}.00.</p>`;
    },
  },
  {
    name: 'y-en-benefit-lens-order',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 980,
    values: { prism: 0.4, plus: 0.05, add: 0.5 },
    writing: { noCylinder: ['SPH', 'DS', ''], axisDigits: 3, minus: ['-'] },
    css: 'body{font-size:14px;padding:24px 28px}.ti{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:4px solid #111;padding-bottom:4px}.ti b{font-size:20px}.f{display:grid;grid-template-columns:repeat(12,1fr);border:1px solid #333;border-width:0 0 1px 1px}.f div{border:1px solid #333;border-width:1px 1px 0 0;padding:2px 6px 5px;min-height:44px}.f small,.rx small{display:block;font-size:10px;color:#444}.bk{background:#111;color:#fff;font-size:12px;font-weight:700;padding:3px 8px;margin-top:10px}.rx table{width:100%;table-layout:fixed}.rx td,.rx th{border:1px solid #333;text-align:center;padding:8px 2px}.rx th{font-size:11px;background:#eee;padding:4px 1px}.rx td{font-size:15.5px}.a2{grid-column:span 2}.a3{grid-column:span 3}.a4{grid-column:span 4}.a6{grid-column:span 6}',
    draw: (s) => {
      const box = (span: number, label: string, text: string): string =>
        `<div class="a${span}"><small>${label}</small>${text}</div>`;
      const height = String(s.dice.whole(16, 20));
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amount('Hor'),
          e.base('Hor', 'letters'),
          e.amount('Ver'),
          e.base('Ver', 'letters'),
          ...e.cells('add', 'pd'),
          hasAdd(s) ? height : '',
        );
      const born = s.born();
      return `<div class="ti"><b>UNITED VISION BENEFIT &mdash; Lens &amp; Frame Order</b><span>Authorization ${s.dice.digits(9)}</span></div><div class="bk">1. MEMBER</div>
<div class="f">${box(6, 'Patient name', s.patient())}${box(3, 'Date of birth', born)}${box(3, 'Relation', s.dice.pick(['Self', 'Spouse', 'Self']))}${box(4, 'Member ID', `W${s.dice.digits(8)}`)}${box(4, 'Group', `${s.dice.digits(5)}-00${s.dice.whole(1, 9)}`)}${box(4, 'Plan', 'Signature 12/12/24')}</div>
<div class="bk">2. DOCTOR</div><div class="f">${box(4, 'Name', `${s.doctor()}, OD`)}${box(4, 'Office', s.practice())}${box(4, 'Phone', s.phone())}${box(3, 'NPI', `1${s.dice.digits(9)}`)}${box(3, 'Date of exam', s.date())}${box(3, 'Rx expires', s.expires())}${box(3, 'Copay collected', `$${s.dice.pick(['10.00', '20.00', '25.00'])}`)}</div>
<div class="bk">3. PRESCRIPTION</div><div class="rx">${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Prism In/Out', 'Base', 'Prism Up/Dn', 'Base', 'Add', 'Mono PD', 'Seg Ht'), eye('R', s.right), eye('L', s.left))}</div><div class="f">${box(4, 'Near PD (binocular)', hasAdd(s) ? `${s.nearPd()} mm` : '')}${box(4, 'Lens', s.lensType({ single: 'Single vision', multi: 'Progressive, category K' }))}${box(4, 'Material', s.dice.pick(['Poly', '1.67 aspheric', 'Plastic']))}</div>
<div class="bk">4. FRAME</div><div class="f">${box(4, 'Source', 'Patient supplied / to follow')}${box(2, 'Eye', String(s.dice.whole(47, 56)))}${box(2, 'Bridge', String(s.dice.whole(15, 21)))}${box(2, 'Temple', String(s.dice.pick([135, 140, 145])))}${box(2, 'B', `${s.dice.whole(30, 42)}.5`)}${box(4, 'Manufacturer', s.dice.pick(['Marchmont', 'Altera', 'Seaforth']))}${box(4, 'Wholesale cost', `$${s.price()}`)}${box(4, 'Allowance', '$150.00')}</div>
<div class="bk">5. CHARGES</div><div class="f">${box(3, 'Base lenses', 'Covered')}${box(3, 'Anti-reflective', `$${s.dice.whole(41, 85)}.00`)}${box(3, 'Scratch coat', `$${s.dice.whole(15, 33)}.00`)}${box(3, 'Frame overage', `$${s.price()}`)}</div><p class="small" style="margin-top:8px">Send to contract lab ${s.dice.digits(3)}. Redo within 60 days at no charge when the doctor changes the prescription. Any person who knowingly files a false claim may be guilty of a crime.</p>`;
    },
  },
  {
    name: 'y-en-eye-muscle-clinic',
    language: 'en',
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    width: 850,
    values: { prism: 0.9, plus: 0.6, add: 0.25 },
    writing: { noCylinder: ['sphere', 'SPH', 'DS'], plano: ['plano', 'Plano'] },
    css: 'body{font-size:15px;padding:34px 42px}.h{border-left:8px solid #8c1d40;padding-left:14px;margin-bottom:14px}.h b{font-size:21px}.kv td{padding:2px 26px 2px 0}.k{border:1px solid #ccc;padding:8px 14px;margin:12px 0;font-size:13.5px;background:#fafafa}.k td{padding:1px 16px 1px 0}.rx{border:2px solid #8c1d40;padding:10px 12px;margin:14px 0}.rx table{width:100%}.rx th{font-size:12.5px;text-align:left;color:#8c1d40;padding:3px 6px}.rx td{padding:9px 6px;border-top:1px solid #d9b8c4;font-size:16px;vertical-align:top}.l{font-size:11.5px;color:#555;margin-top:20px}',
    draw: (s) => {
      const drops = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, `${sph} ${cyl} x ${axis}`);
      };
      const prism = (e: DrawnEye): string =>
        prisms(e, 'words', '<br>', (amount, base) => `${amount}&Delta; base ${base}`);
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          prism(e) || 'none',
          ...(hasAdd(s) ? [e.add()] : []),
        );
      return `<div class="h"><b>University Eye Institute</b><br>Pediatric Ophthalmology and Adult Strabismus<br><span class="small">${s.street()}, ${s.town()} &nbsp; Appointments ${s.phone()} &nbsp; After hours ${s.phone()}</span></div>
<div class="kv">${table(tr('Patient', `<b>${s.patient()}</b>`, 'MRN', s.dice.digits(8)), tr('DOB', s.born(), 'Visit', s.date()), tr('Attending', `${s.doctor()}, MD`, 'Orthoptist', 'K. Lindqvist, CO'))}</div>
<div class="k"><b>Cycloplegic retinoscopy, for the record only</b>${table(drops('OD', s.right), drops('OS', s.left))}</div><div class="k"><b>Alignment with present correction</b><br>Distance: ${s.dice.whole(4, 16)}&Delta; deviation on alternate cover. Near: ${s.dice.whole(4, 18)}&Delta;. Stereo ${s.dice.pick([40, 60, 100, 200])} sec of arc. Vision ${s.acuity()} OD, ${s.acuity()} OS.</div>
<div class="rx"><b>GLASSES PRESCRIPTION</b>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Prism (ground in)', ...(hasAdd(s) ? ['Add'] : [])), eye('OD', s.right), eye('OS', s.left))}<div style="margin-top:6px">${s.lensType({ single: 'Single vision', multi: 'Progressive' })} &nbsp;|&nbsp; Polycarbonate &nbsp;|&nbsp; Wear all waking hours &nbsp;|&nbsp; Expires ${s.expires()}</div></div>
<p>Dispenser: please verify the prism on the lensometer at the pupil centers and do not split it in any other way than written. Call the clinic with questions before the lenses are cut.</p><p>Next visit: ${s.dice.whole(6, 12)} weeks with the orthoptist, glasses on.</p><p style="margin-top:34px">Signed electronically by ${s.doctor()}, MD, ${s.dice.whole(1, 12)}:${s.dice.whole(10, 59)} PM</p><div class="l">The Institute does not sell glasses. Lenses may be ordered from the optician of your choice. Copies of records: HIM office, allow 10 business days.</div>`;
    },
  },
];

/** What else lies in the same drawers and is no prescription for spectacles. */
export const fifthNonesInEnglish: Layout[] = [
  {
    name: 'y-en-soft-lens-prescription',
    language: 'en',
    document: 'contact-lenses',
    fonts: ['Arimo', 'Carlito'],
    width: 860,
    values: { prism: 0, plus: 0 },
    css: 'body{font-size:15px;padding:34px 40px;min-height:900px}.h{background:#0b7285;color:#fff;padding:12px 18px;font-size:21px;font-weight:700}.kv td{padding:3px 26px 3px 0}.g table{width:100%;margin:14px 0}.g th{font-size:12.5px;background:#d9eef1}.l{font-size:11.5px;color:#555;margin-top:26px}',
    draw: (s) => {
      const [brand, curve, wide, often] = s.dice.pick<readonly [string, string, string, string]>([
        ['Acuvue Oasys 1-Day for Astigmatism', '8.5', '14.3', 'daily'],
        ['Biofinity Toric', '8.7', '14.5', 'monthly'],
        ['Air Optix for Astigmatism', '8.7', '14.5', 'monthly'],
      ]);
      const eye = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(
          `<b>${name}</b>`,
          brand,
          curve,
          wide,
          sph,
          cyl,
          axis,
          `${s.dice.pick([2, 4, 8])} boxes`,
        );
      };
      return `<div class="h">${s.practice()}</div><div class="sides small" style="margin:8px 0 14px"><span>${s.doctor()}, OD &middot; Lic. ${s.dice.digits(5)}</span><span>${s.street()}, ${s.town()} &middot; ${s.phone()}</span></div><h2 style="font-size:19px">Contact Lens Prescription</h2><div class="kv">${table(tr('Patient', `<b>${s.patient()}</b>`, 'DOB', s.born()), tr('Fitting completed', s.date(), 'Expires', s.expires()))}</div><div class="g grid">${table(heads('', 'Brand', 'BC', 'DIA', 'PWR', 'CYL', 'AXIS', 'Supply'), eye('OD', s.right), eye('OS', s.left))}</div><p>Replacement: ${often} &nbsp;|&nbsp; Wearing: daily wear only &nbsp;|&nbsp; Solution: Clear Care Plus &nbsp;|&nbsp; Refills: ${s.dice.whole(1, 4)}</p><p>Do not sleep in lenses. Do not substitute another brand. Remove lenses at once and call us if your eyes are red, sore or light sensitive.</p><p style="margin-top:40px">______________________________<br>${s.doctor()}, OD</p><p class="l">Not valid for spectacles. Under the Fairness to Contact Lens Consumers Act sellers must verify this prescription with the prescriber within eight business hours.</p>`;
    },
  },
  {
    name: 'y-en-refractor-slip',
    language: 'en',
    document: 'eye-test',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 420,
    values: { prism: 0, plus: 0 },
    css: 'body{font-size:17px;padding:24px 34px;background:#fbfbf8;color:#333}pre{font:inherit;margin:0;line-height:1.35}',
    draw: (s) => {
      const quarter = (): number => s.dice.whole(-1, 1) / 4;
      const eye = (name: string, side: 'od' | 'os'): string[] => {
        const { sphere, cylinder, axis } = s.values[side];
        const turned = axis ?? s.dice.whole(5, 175);
        const line = (lead: string, off: number, tail: string): string => {
          const cyl = Math.min(-0.25, cylinder + quarter());
          const ax = Math.min(180, Math.max(1, turned + s.dice.whole(-4, 4)));
          return `${lead} ${padded(s.power(sphere + off), 7)}${padded(s.power(cyl), 7)}${padded(String(ax), 5)}${tail}`;
        };
        return [
          `&lt;${name}&gt;  S      C      A`,
          line('   ', quarter(), '9'),
          line('   ', quarter(), '9'),
          line('   ', quarter(), '8'),
          `AVE ${padded(s.power(sphere), 7)}${padded(s.power(Math.min(-0.25, cylinder)), 7)}${turned}`,
          `SE  ${s.power(Math.round((sphere + Math.min(-0.25, cylinder) / 2) * 4) / 4)}`,
          '',
        ];
      };
      const ker = (name: string): string[] => [
        `&lt;${name}&gt;  mm     D      deg`,
        `R1  ${s.number(s.dice.between(7.5, 8))}   ${s.curvature()}  ${s.dice.whole(1, 180)}`,
        `R2  ${s.number(s.dice.between(7.3, 7.8))}   ${s.curvature()}  ${s.dice.whole(1, 180)}`,
        '',
      ];
      return `<pre>${[
        'AUTO REF/KERATOMETER',
        `NO. ${s.dice.digits(4)}     ${s.dateAs('2025-03-05')}`,
        `NAME ____________ ${s.dice.whole(8, 17)}:${s.dice.whole(10, 59)}`,
        '',
        'REF. DATA',
        'VD=12.00  CYL(-)  STEP 0.25',
        ...eye('R', 'od'),
        ...eye('L', 'os'),
        `PD ${s.dice.whole(58, 68)}`,
        '',
        'KER. DATA  n=1.3375',
        ...ker('R'),
        ...ker('L'),
        'NOT A PRESCRIPTION',
      ].join('\n')}</pre>`;
    },
  },
  {
    name: 'y-en-eye-drop-prescription',
    language: 'en',
    document: 'other-prescription',
    fonts: ['Arimo', 'Tinos', 'DejaVu Sans'],
    width: 760,
    values: { prism: 0 },
    css: 'body{font-size:15.5px;padding:34px 42px}.h{display:flex;justify-content:space-between;border-bottom:2px solid #333;padding-bottom:8px}.m{border:1px solid #999;padding:10px 14px;margin-top:12px}.m b{font-size:17px}.kv td{padding:3px 28px 3px 0}.l{font-size:11.5px;color:#555;margin-top:22px}',
    draw: (s) => {
      const drug = (name: string, how: string, size: string): string =>
        `<div class="m"><b>${name}</b><br>Sig: ${how}<br>Disp: ${size} &nbsp; Refills: ${s.dice.whole(0, 5)} &nbsp; DAW: &#9744;</div>`;
      return `<div class="h"><div><b style="font-size:20px">${s.practice()}</b><br>${s.doctor()}, MD</div><div style="text-align:right" class="small">${s.street()}<br>${s.town()}<br>${s.phone()}</div></div><div class="kv" style="margin-top:12px">${table(tr('Patient', `<b>${s.patient()}</b>`, 'DOB', s.born()), tr('Date', s.date(), 'NPI', `1${s.dice.digits(9)}`))}</div><div style="font-size:30px;margin-top:12px">&#8478;</div>${drug('Latanoprost 0.005% ophthalmic solution', '1 drop OU at bedtime', '2.5 mL')}${drug(`Timolol maleate 0.${s.dice.pick(['25', '50'])}% ophthalmic`, `1 drop ${s.dice.pick(['OD', 'OS'])} twice a day`, '5 mL')}${drug('Prednisolone acetate 1.00%', '1 drop OS 4x daily for 7 days, then 2x daily for 7 days', '10 mL')}<p style="margin-top:14px">IOP today: OD ${s.pressure()}, OS ${s.pressure()} mmHg. Target 15. Wait 5 minutes between drops.</p><p>Pharmacy: Walton Drug #${s.dice.digits(4)}, ${s.phone()}</p><p style="margin-top:36px">${s.doctor()}, MD &nbsp; DEA B${s.dice.pick(['H', 'R', 'K'])}${s.dice.digits(7)}</p><div class="l">Generic substitution permitted unless the box is checked. Void after ${s.dice.pick([90, 180, 365])} days.</div>`;
    },
  },
];
