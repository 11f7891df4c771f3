import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** Papers and screens from practices, shops and laboratories of several countries, in English. */
export const freshInEnglish: Layout[] = [
  {
    name: 's-en-fresh-green-pad',
    language: 'en',
    pen: 'always',
    fonts: ['Tinos', 'Arimo'],
    width: 720,
    values: { prism: 0.15 },
    css: 'body{background:#fbfdf8;color:#1f5c3a;padding:26px 34px 30px}table{width:100%;margin:12px 0;table-layout:fixed}td,th{border:1px solid #9cc7a4;padding:4px;text-align:center;height:52px}th{font-size:11px;height:24px;background:#e6f3e6}.v{width:34px}.v span{writing-mode:vertical-rl;transform:rotate(180deg);font-size:11px;letter-spacing:2px}.u{display:inline-block;border-bottom:1px solid #1f5c3a;min-width:130px}.rx{font:italic 44px "DejaVu Serif";line-height:1}.o{border:2px solid #b5453c;color:#b5453c;font:700 13px Arimo;padding:3px 10px;transform:rotate(-5deg)}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string[] => [
        `<b>${name}</b>`,
        ...e.cells('sph', 'cyl', 'axis', 'amounts'),
        e.bases('letters'),
      ];
      const near = (name: string, e: DrawnEye): string[] => [
        `<b>${name}</b>`,
        e.add(),
        '<td colspan="4"></td>',
      ];
      const side = (label: string): string =>
        `<td rowspan="2" class="v"><span>${label}</span></td>`;
      return `<div class="sides"><div class="rx">&#8478;</div><div class="center"><b style="font-size:22px">${s.practice()}</b><br><span class="small">${s.doctor()}, O.D. &nbsp; Lic. ${s.dice.digits(4)}-TG<br>${s.street()}, ${s.town()} &nbsp; Tel ${s.phone()} &nbsp; Fax ${s.phone()}</span></div><i></i></div><p style="margin-top:16px">Patient <span class="u" style="min-width:280px">${s.patient()}</span> &nbsp; Date <span class="u">${s.date()}</span></p>${table('<tr><th class="v"></th><th style="width:64px"></th><th>SPHERE</th><th>CYLINDER</th><th>AXIS</th><th>PRISM</th><th>BASE</th></tr>', tr(side('DIST.'), ...far('O.D.', s.right)), tr(...far('O.S.', s.left)), tr(side('ADD'), ...near('O.D.', s.right)), tr(...near('O.S.', s.left)))}<p>P.D. <span class="u">${s.pd()}</span> &nbsp; Void after <span class="u">${s.expires()}</span></p><div class="sides"><p class="small">&#9744; Single vision &nbsp; &#9744; Bifocal FT-28 &nbsp; &#9744; Trifocal 7x28 &nbsp; &#9744; Progressive<br>&#9744; Polycarbonate &nbsp; &#9744; A/R &nbsp; &#9744; Photochromic &nbsp; &#9744; Tint ____ %</p><div><span class="o">PATIENT COPY</span></div></div><p style="margin-top:18px">Signed ______________________, O.D.</p>`;
    },
  },
  {
    name: 's-en-fresh-mall-store',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 940,
    values: { prism: 0.35 },
    css: 'body{font-size:14px;padding:30px 36px}.lo{width:54px;height:54px;border:9px solid #d4312d;border-radius:50%}.bar{background:#4b4f54;color:#fff;padding:5px 10px;font-weight:700;margin:16px 0 0}table{width:100%}td,th{border:1px solid #c9cdd2;padding:7px 6px;text-align:center}th{background:#eceef0;font-size:12px;font-weight:400}td{font-size:16px}.k td{font-size:13px;text-align:left;border:0;padding:1px 8px 1px 0}.fine{font-size:9.5px;color:#555;margin-top:18px}',
    draw: (s) => {
      const prism = (e: DrawnEye, direction: 'Hor' | 'Ver'): string =>
        `${e.amount(direction)} ${e.base(direction, 'letters')}`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          prism(e, 'Hor'),
          prism(e, 'Ver'),
        );
      return `<div class="sides"><div style="display:flex;gap:14px"><div class="lo"></div><div><b style="font-size:24px">SightWorks</b><br>inside Fairmont Mall, Store #${s.dice.digits(4)}<br>${s.phone()}</div></div><div class="k">${table(tr('Customer', `<td><b>${s.patient()}</b></td>`), tr('Date of birth', s.born()), tr('Customer no.', s.dice.digits(10)), tr('Exam date', s.date()), tr('Rx expires', s.expires()))}</div></div><div class="bar">EYEGLASS PRESCRIPTION</div>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Add', 'H-Prism', 'V-Prism'), eye('OD', s.right), eye('OS', s.left))}${table('<tr><th>PD distance (OU)</th><th>PD right</th><th>PD left</th><th>PD near (OU)</th><th>Vertex</th></tr>', tr(s.pd(), s.right.pd(), s.left.pd(), s.nearPd(), '13.5 mm'))}<div class="bar" style="background:#9aa0a6">CONTACT LENS PRESCRIPTION</div><p style="border:1px solid #c9cdd2;padding:8px;margin:0">None on file. Contact lenses need a separate fitting ($${s.price()}).</p><p style="margin-top:14px">Doctor's notes: anti-reflective and blue light filter; wear for computer and driving.<br>Prescribing doctor: ${s.doctor()}, Lic. OPT ${s.dice.digits(5)}, NPI ${s.dice.digits(10)} &nbsp; <i>Electronically signed</i></p><p class="fine">The doctor of optometry is an independent practitioner and not an employee of SightWorks. Under the FTC Eyeglass Rule you are entitled to this copy whether or not you buy here. Ask about 50% off a second pair within 30 days. Rev. 11/23 &nbsp; SW-2207</p>`;
    },
  },
  {
    name: 's-en-fresh-exam-page',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 1120,
    values: { prism: 0.2 },
    writing: { axisDigits: 3, degree: false },
    css: 'body{font-size:12px;padding:22px 26px}.b{font-weight:700;background:#dbe6f1;border:1px solid #a9bdd1;padding:2px 6px;margin:10px 0 0}table{width:100%}td,th{border:1px solid #c7d3df;padding:3px 5px;text-align:center}th{font-weight:400;color:#45586b;background:#f4f7fa}.w{display:flex;gap:16px}.w>div{flex:1}.w>div+div{flex:1.6}.g{color:#666}.x{border:2px solid #45586b}.x td{font-size:15px;padding:5px}p{margin:4px 0}',
    draw: (s) => {
      const two = (of: () => string, ...first: string[]): string =>
        first.map((name) => tr(name, of(), of())).join('');
      const flats = [s.dice.whole(166, 176) / 4, s.dice.whole(166, 176) / 4] as const;
      const meridian = s.dice.whole(1, 89);
      const curve = (name: string, more: number, degrees: number): string =>
        tr(name, ...flats.map((flat, eye) => `${s.number(flat + more)} @ ${degrees + 2 * eye}`));
      const prior = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis, s.acuity());
      };
      const final = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amount('Hor'),
          e.base('Hor', 'letters'),
          e.amount('Ver'),
          e.base('Ver', 'letters'),
          s.acuity(),
        );
      return `<div class="sides"><div><b style="font-size:16px">${s.practice()}</b><br>${s.street()}, ${s.town()} &nbsp; P ${s.phone()} &nbsp; F ${s.phone()}</div><div>Patient: <b>${s.patient()}</b> &nbsp; DOB: ${s.born()} &nbsp; Acct: ${s.dice.digits(6)}<br>Encounter: ${s.date()} &nbsp; Ins: VisionFirst ${s.dice.digits(9)} &nbsp; Copay $20.00</div></div><div class="w"><div><div class="b">ENTERING ACUITY (cc)</div>${table(
        heads('', 'OD', 'OS'),
        two(() => s.acuity(), 'Distance', 'Near', 'Pinhole'),
      )}<div class="b">TONOMETRY (iCare)</div>${table(
        heads('', 'OD', 'OS'),
        two(() => s.pressure(), 'mmHg 9:42 am'),
      )}<div class="b">KERATOMETRY</div>${table(
        heads('', 'OD', 'OS'),
        curve('Flat', 0, meridian),
        curve('Steep', 0.75, meridian + 90),
      )}<div class="b">HISTORY</div><p>HTN x 6 yrs, A1c 5.9. Meds: lisinopril 10 mg. NKDA. PERRL, EOM full, CVF FTFC OU. Dilated 1 gtt trop 1% 10:05. C/D 0.35 / 0.35, macula flat OU.</p></div><div><div class="b g">PREVIOUS GLASSES (lensometry, worn 3 years)</div><div class="g">${table(heads('', 'Sph', 'Cyl', 'Axis', 'VA'), prior('OD', s.right), prior('OS', s.left))}</div><div class="b g">AUTOREFRACTION</div><div class="g">${table(heads('', 'Sph', 'Cyl', 'Axis', 'VA'), prior('OD', s.right), prior('OS', s.left))}</div><div class="b" style="background:#45586b;color:#fff">FINAL SPECTACLE Rx &nbsp; (Rx 1 of 1)</div><div class="x">${table(heads('', 'Sph', 'Cyl', 'Axis', 'Add', 'Prism H', 'Base', 'Prism V', 'Base', 'DVA'), final('OD', s.right), final('OS', s.left))}</div><p>PD: ${s.right.pd()} / ${s.left.pd()} &nbsp; Lens: ${s.lensType({ single: 'Single vision', multi: 'Progressive' })} &nbsp; Expires: ${s.expires()}</p><div class="b">ASSESSMENT / PLAN</div><p>1. H52.203 Astigmatism OU. New Rx given to patient.<br>2. H25.13 NS cataract OU, 1+. Monitor 12 mo.<br>3. RTC 1 year, sooner prn.</p></div></div><p style="margin-top:10px">Electronically signed by ${s.doctor()} &nbsp; Page 1 of 2</p>`;
    },
  },
  {
    name: 's-en-fresh-nhs-copy',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 900,
    values: { prism: 0.2, add: 0.7 },
    writing: { noCylinder: ['DS', '/', ''] },
    css: 'body{background:#eef5fc;font-size:13px;padding:26px 30px}.n{background:#005eb8;color:#fff;padding:6px 12px;font-weight:700}.p{border:1px solid #7fb0dc;margin-top:10px;background:#fff}.p>b{display:block;background:#cfe2f4;padding:3px 8px;font-size:12px}.p>div{padding:8px}table{width:100%;table-layout:fixed}td,th{border:1px solid #7fb0dc;padding:5px 3px;text-align:center;height:36px}td{font-size:16px}th{font-size:11px;height:22px;background:#e4eff9}.c{display:inline-block;border:1px solid #7fb0dc;min-width:150px;padding:1px 6px;min-height:24px;vertical-align:middle}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(
          `<th rowspan="2">${name}</th>`,
          '<th>Distance</th>',
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('words'),
          s.filled(s.acuityMetres()),
        );
      const near = (e: DrawnEye): string =>
        s.values.od.add === null
          ? tr('<th>Near</th>', '', '', '', '', '', '')
          : tr(
              '<th>Near</th>',
              e.nearSph(),
              e.nearCyl(),
              e.nearAxis(),
              '',
              '',
              s.filled(s.dice.pick(['N5', 'N6'])),
            );
      return `<div class="sides n"><span>PATIENT'S OPTICAL PRESCRIPTION OR STATEMENT</span><span>Copy for patient</span></div><div class="p"><b>Part 1 &nbsp; Patient</b><div>Name <span class="c" style="min-width:280px">${s.patient()}</span> &nbsp; Date of birth <span class="c">${s.bornAs('05/03/2025')}</span><br><span style="display:inline-block;margin-top:6px">NHS number <span class="c">${s.filled(`${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(4)}`)}</span> &nbsp; Postcode <span class="c">${s.filled(`LS${s.dice.whole(2, 9)} ${s.dice.whole(1, 9)}QD`)}</span></span></div></div><div class="p"><b>Part 2 &nbsp; Prescription</b><div>${table('<tr><th></th><th></th><th>Sph</th><th>Cyl</th><th>Axis</th><th>Prism</th><th>Base</th><th>Acuity</th></tr>', far('RIGHT', s.right), near(s.right), far('LEFT', s.left), near(s.left))}<p style="margin:8px 0 0">BVD (if over 5.00) <span class="c" style="min-width:70px"></span> mm &nbsp; PD <span class="c" style="min-width:70px">${s.pd()}</span> mm</p></div></div><div class="p"><b>Part 3 &nbsp; Statement</b><div>&#9745; I tested the patient's sight and issued this prescription.<br>&#9744; The patient's glasses are satisfactory. &nbsp; &#9744; I referred the patient to a doctor.<br>&#9745; Voucher issued, first pair, type A &nbsp; &#9744; Complex lens &nbsp; Retest in <span class="c" style="min-width:50px">${s.filled('24')}</span> months</div></div><div class="p"><b>Part 4 &nbsp; Practitioner</b><div>${s.doctor()} &nbsp; Performers list no. 01-${s.dice.digits(5)} &nbsp; Date of test <span class="c">${s.dateAs('05/03/2025')}</span></div></div><p class="small" style="margin-top:8px">Take this to any optician. You do not have to have your glasses made where you had your sight tested.</p>`;
    },
  },
  {
    name: 's-en-fresh-high-street',
    language: 'en',
    fonts: ['DejaVu Sans', 'Carlito'],
    width: 880,
    values: { prism: 0.25 },
    css: 'body{padding:0 0 22px;font-size:14px}.t{background:#f6f0e4;border-bottom:6px solid #6b1f3a;padding:18px 30px}.t b{font:700 26px "DejaVu Serif";color:#6b1f3a}.m{padding:14px 30px}table{width:100%}th{font-size:11px;color:#6b1f3a;padding:4px 2px;border-bottom:1px solid #d9c9b4}td{padding:9px 3px;text-align:center;font-size:16px;border-bottom:1px solid #eadfce}tr:nth-child(2) td{background:#fbf7ef}.a{color:#7a6a58;font-size:12px}.w{display:flex;gap:26px;margin-top:12px}.w>div{flex:1}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          `<span class="a">6/${s.dice.pick(['18', '24', '36', '60'])}</span>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('words', '<br>'),
          `<span class="a">${s.acuityMetres()}</span>`,
          e.add(),
          `<span class="a">${s.values.od.add === null ? '' : 'N5 @ 40cm'}</span>`,
        );
      const middle = Math.round((s.values.od.add ?? 0) * 2) / 4;
      return `<div class="t sides"><div><b>Fielding &amp; Rooke</b><br>Opticians &middot; 31 Butter Market, Bury IP33 ${s.dice.digits(1)}DW</div><div class="small" style="text-align:right">01284 555 ${s.dice.digits(3)}<br>Customer ref. FR${s.dice.digits(6)}</div></div><div class="m"><p>Your prescription, <b>${s.patient()}</b> &nbsp; Sight test ${s.dateAs('5 March 2025')}</p>${table(heads('', 'UNAIDED', 'SPH', 'CYL', 'AXIS', 'PRISM', 'VA', 'NEAR ADD', 'NEAR VA'), eye('R', s.right), eye('L', s.left))}<div class="w"><div>${middle ? `Intermediate add ${s.power(middle)} (VDU, 60 cm)<br>` : ''}BVD 12 mm<br>PD ${s.pd()} (R ${s.right.pd()}, L ${s.left.pd()})</div><div>Pressures R ${s.pressure()} L ${s.pressure()} mmHg (NCT)<br>OCT scan &pound;10.00, fields full<br>Next test due ${s.expiresAs('5 March 2025')}</div></div><p style="margin-top:12px">Optometrist: ${s.doctor()} &nbsp; GOC 01-${s.dice.digits(5)} &nbsp; Signed ______________</p><p class="a">By law this prescription lasts until the next test is due. 2-for-1 from &pound;89. Varifocals 20% off with this slip until the end of the month.</p></div>`;
    },
  },
  {
    name: 's-en-fresh-irish-boxes',
    language: 'en',
    fonts: ['Tinos', 'DejaVu Serif'],
    width: 800,
    values: { prism: 0.2 },
    writing: { noCylinder: ['DS', '—', ''], degree: true },
    css: 'h2{color:#14532d;margin:0}.w{display:flex;gap:24px;margin:16px 0}.w>div{flex:1;border:1.5px solid #14532d}.w h4{margin:0;background:#14532d;color:#fff;text-align:center;padding:4px}.w table{width:100%}.w td{padding:6px 12px;height:42px;border-top:1px solid #b9d1c1}.w td:first-child{font-size:13px;color:#375;width:46%}.w td+td{font-size:19px}.k{border:1px dashed #888;padding:6px 12px;font-size:13px}',
    draw: (s) => {
      const box = (name: string, e: DrawnEye): string =>
        `<div><h4>${name}</h4>${table(
          tr('Sphere', e.sph()),
          tr('Cylinder', e.cyl()),
          tr('Axis', e.axis()),
          tr('Prism', e.prism('words', '<br>')),
          tr('Reading add', e.add()),
          tr('V.A.', s.acuityMetres()),
        )}</div>`;
      return `<div class="sides"><div><h2>Corrib Eyecare</h2><span class="small">9 Mainguard Place, Galway H91 ${s.dice.digits(1)}XK${s.dice.digits(1)} &nbsp; 091 555 ${s.dice.digits(3)}</span></div><div class="small" style="text-align:right">CORU reg. ${s.dice.digits(6)}<br>VAT IE ${s.dice.digits(7)}H</div></div><p style="margin-top:14px">Name: <b>${s.patient()}</b> &nbsp; D.O.B. ${s.bornAs('05/03/2025')} &nbsp; Examined: ${s.dateAs('05/03/2025')}</p><div class="w">${box('RIGHT EYE', s.right)}${box('LEFT EYE', s.left)}</div><p>P.D. distance ${s.pd()} mm &nbsp;&nbsp; P.D. near ${s.nearPd()} mm &nbsp;&nbsp; Vertex 12 mm</p><p class="k">Treatment Benefit: eye exam claimed &#9745; &nbsp; PRSI contribution to glasses &euro;42.00 &nbsp; PPS no. on file &nbsp; Retinal photo &euro;20.00<br>Medical card: &#9744; &nbsp; Recall: 24 months &nbsp; IOP R ${s.pressure()} / L ${s.pressure()}</p><p>Optometrist ${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-fresh-insurance-receipt',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans Condensed'],
    width: 860,
    values: { prism: 0.25 },
    css: 'body{font-size:14px;position:relative}table{width:100%}.i td,.i th{padding:5px 6px;border-bottom:1px solid #ddd;text-align:left}.i td:last-child,.i th:last-child{text-align:right}.i th{background:#f1f1f1;font-size:12px}.r td,.r th{border:1px solid #bdbdbd;padding:4px 3px;text-align:center;font-size:13px}.r th{font-size:11px;background:#f7f7f7}.s{position:absolute;right:60px;top:132px;border:3px double #2457a5;color:#2457a5;font:700 20px Arimo;padding:4px 14px;transform:rotate(-9deg);text-align:center}.s small{font-size:10px;display:block}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('letters'),
          ...e.cells('add', 'pd'),
        );
      const prices = [s.dice.whole(95, 340), s.dice.whole(120, 480), 85].map(
        (price) => price + 0.5,
      );
      const [frame = '', lenses = '', coating = ''] = prices.map((price) => s.number(price));
      const total = s.number(prices.reduce((sum, price) => sum + price, 0) * 1.05);
      return `<div class="sides"><div><b style="font-size:20px">Kootenay Optical Studio</b><br>212 Baker Street, Nelson BC V1L 4H${s.dice.digits(1)}<br>250 555 0${s.dice.digits(3)} &nbsp; GST ${s.dice.digits(9)} RT0001</div><div style="text-align:right"><b>OFFICIAL RECEIPT</b><br>Invoice ${s.dice.digits(6)}<br>${s.dateAs('2025-03-05')}</div></div><div class="s">PAID<small>DEBIT **** ${s.dice.digits(4)}</small></div><p style="margin-top:20px">Sold to: ${s.patient()}<br>${s.dice.whole(12, 999)} Silica Street<br>Plan: Pacific Blue &nbsp; Member ${s.dice.digits(8)}</p><div class="i">${table(heads('Item', 'Description', 'Qty', 'Amount'), tr('FR-2210', 'Frame Aldo 7 col. 02, 53-17-140', '1', `$${frame}`), tr('LN-167', `Lenses 1.67 ${s.lensType({ single: 'single vision', multi: 'progressive' })}, pair`, '1', `$${lenses}`), tr('AR-PLUS', 'Anti-reflective coating', '1', `$${coating}`), tr('', '<b>Total incl. GST 5%</b>', '', `<b>$${total}</b>`))}</div><p style="margin:18px 0 4px"><b>Prescription filled</b> &nbsp; <span class="small">Prescriber: ${s.doctor()}, Optometrist, reg. ${s.dice.digits(4)}</span></p><div class="r">${table(heads('Eye', 'Sphere', 'Cyl', 'Axis', 'Prism', 'Base', 'Add', 'Mono PD'), eye('OD', s.right), eye('OS', s.left))}</div><p class="small" style="margin-top:14px">Fitting heights 19 / 19 mm. Dispensed by J. Leung, RO #${s.dice.digits(4)}. Lens warranty 2 years. No refunds on custom lenses. Please keep this receipt for your extended health claim.</p>`;
    },
  },
  {
    name: 's-en-fresh-medicare-rows',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 840,
    values: { add: 0.8, prism: 0.15 },
    writing: { noCylinder: ['DS', '0.00', ''] },
    css: 'body{font-size:14px}table{width:100%;margin:8px 0 14px}th{background:#0f4c5c;color:#fff;font-size:12px;padding:6px;text-align:center;font-weight:400}td{padding:7px 6px;text-align:center;border-bottom:1px solid #d5dee1;font-size:16px}.s td:first-child{border-right:1px solid #d5dee1;font-size:13px}.f{display:flex;justify-content:space-between;border-top:2px solid #0f4c5c;padding-top:8px;font-size:12px}',
    draw: (s) => {
      const far = (first: string, name: string, e: DrawnEye): string =>
        tr(
          first,
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', '<br>'),
          s.acuityMetres(),
        );
      const near = (first: string, name: string, e: DrawnEye): string =>
        tr(first, name, e.nearSph(), e.nearCyl(), e.nearAxis(), '', 'N5');
      const middle = Math.round((s.values.od.add ?? 0) * 2) / 4;
      const old = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${sph}/${cyl}x${axis}`;
      };
      const reading =
        s.values.od.add === null
          ? ''
          : `${tr('Inter add', 'R+L', s.power(middle), '', '', '', '')}${near('<b>Near</b>', 'R', s.right)}${near('', 'L', s.left)}`;
      return `<div class="sides"><div><b style="font-size:22px;color:#0f4c5c">Torrens Optometrists</b><br>Shop 14, Marion Road, Plympton SA 5038</div><div class="small" style="text-align:right">08 5550 ${s.dice.digits(4)}<br>ABN 43 ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(3)}</div></div><h3 style="margin:18px 0 6px">Spectacle Prescription</h3><p>${s.patient()} &nbsp; DOB ${s.bornAs('05/03/2025')} &nbsp; Consult date ${s.dateAs('05/03/2025')}</p><div class="s">${table(heads('', 'Eye', 'Sph', 'Cyl', 'Axis', 'Prism', 'VA'), far('<b>Distance</b>', 'R', s.right), far('', 'L', s.left), reading)}</div><p>Distance PD ${s.right.pd()} / ${s.left.pd()} &nbsp; BVD 12 &nbsp; Recommended: hard coat, UV, photochromic</p><p class="small">Old spectacles (2021, replaced): R ${old(s.right)} &nbsp; L ${old(s.left)}</p><p class="small">Items 10910, 10943 bulk billed. IOP ${s.pressure()} / ${s.pressure()} mmHg at 15:20. Health fund gap $${s.price()}.</p><div class="f"><span>${s.doctor()}, B.Optom<br>Provider no. ${s.dice.digits(6)}7L</span><span>Script valid until ${s.expiresAs('05/03/2025')}<br>Next review in 2 years</span></div>`;
    },
  },
  {
    name: 's-en-fresh-cash-memo',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 800,
    values: { prism: 0, add: 0.7, sameAdd: true },
    css: 'body{background:#fffaf2;color:#7a1414;padding:22px 26px}h2{font-size:30px;letter-spacing:2px;margin:0}table{width:100%;table-layout:fixed;margin:8px 0}td,th{border:1px solid #c77;padding:3px 2px;text-align:center;height:44px}th{font-size:11px;height:22px}.u{display:inline-block;border-bottom:1px dotted #7a1414;min-width:110px}.b td{height:34px;text-align:left;padding:2px 8px}.b td:last-child{text-align:right;width:150px}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        s.filled(s.acuityMetres()),
      ];
      const money = (text: string, rupees: number): string => tr(text, s.filled(`${rupees}/-`));
      const [frame, lens] = [s.dice.whole(9, 36) * 50, s.dice.whole(12, 60) * 50];
      return `<div class="sides small"><span>GSTIN 27AA${s.dice.digits(4)}K1Z${s.dice.digits(1)}</span><b>CASH MEMO</b><span>Mob. 98${s.dice.digits(3)} ${s.dice.digits(5)}</span></div><div class="center"><h2>NEW BHARAT OPTICALS</h2><p class="small">Computerised Eye Testing &middot; Contact Lens Clinic &middot; 7, Station Road, Nashik 422001</p></div><p>No. <b>${s.dice.digits(4)}</b> &nbsp; Name <span class="u" style="min-width:270px">${s.patient()}</span> &nbsp; Date <span class="u">${s.dateAs('05/03/2025')}</span></p>${table('<tr><th rowspan="2"></th><th colspan="4">RIGHT EYE</th><th colspan="4">LEFT EYE</th></tr>', heads('SPH', 'CYL', 'AXIS', 'VN', 'SPH', 'CYL', 'AXIS', 'VN'), tr('<th>D.V.</th>', ...far(s.right), ...far(s.left)), tr('<th>ADD</th>', `<td colspan="8">${s.add()}</td>`))}<p>P.D. <span class="u">${s.pd()}</span> mm &nbsp; &#9744; Bifocal &nbsp; &#9744; Progressive &nbsp; &#9744; ARC &nbsp; &#9744; Blue cut &nbsp; &#9744; Photogrey</p><div class="b">${table(money('Frame', frame), money('Lens / Glass', lens), money('Advance received', 500), money('Balance Rs.', frame + lens - 500))}</div><div class="sides small"><span>Delivery time 7 pm. Goods once sold will not be taken back.<br>Subject to Nashik jurisdiction. E. &amp; O. E.</span><span>For New Bharat Opticals</span></div>`;
    },
  },
  {
    name: 's-en-fresh-medical-aid',
    language: 'en',
    fonts: ['Carlito', 'DejaVu Sans Condensed'],
    width: 960,
    values: { prism: 0.25 },
    css: 'body{font-size:13px;padding:26px 30px}.w{display:flex;gap:18px}.w>div{flex:1;border:1px solid #aaa;padding:6px 10px}.h{background:#ffd24d;padding:4px 10px;font-weight:700;margin:14px 0 0}table{width:100%}td,th{border:1px solid #bbb;padding:5px 6px}th{background:#f5f5f5;font-size:11px}.r td{text-align:center;font-size:16px}.q td:nth-child(n+4){text-align:right}',
    draw: (s) => {
      const height = s.values.od.add === null ? '' : String(s.dice.whole(16, 22));
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('words'),
          e.add(),
          e.pd(),
          height,
        );
      const item = (code: string, text: string, icd: string): string =>
        tr(code, text, icd, '1', s.price());
      return `<div class="sides"><div><b style="font-size:20px">MOKOENA &amp; VENTER OPTOMETRISTS</b><br>Shop 22, Loftus Centre, Hatfield &nbsp; Tel 012 555 ${s.dice.digits(4)}<br>Practice no. 07${s.dice.digits(5)} &nbsp; VAT 4${s.dice.digits(9)}</div><div style="text-align:right"><b>ACCOUNT / REKENING</b><br>Acc. ${s.dice.digits(5)}<br>Service date ${s.dateAs('2025-03-05')}</div></div><div class="w" style="margin-top:12px"><div>Main member: ${s.patient()}<br>ID no. ${s.dice.digits(10)} 08${s.dice.digits(1)}<br>Dependant code: 00</div><div>Medical aid: Protea Health, Plan Core<br>Member no. ${s.dice.digits(9)}<br>Auth. ${s.dice.digits(7)}</div></div><div class="h">Spectacle prescription</div><div class="r">${table(heads('', 'Sphere', 'Cyl', 'Axis', 'Prism', 'Base', 'Add', 'PD', 'Height'), eye('RIGHT', s.right), eye('LEFT', s.left))}</div><p style="margin:6px 0 0">VA R ${s.acuityMetres()} L ${s.acuityMetres()} &nbsp; Vertex 13 mm &nbsp; Optometrist: ${s.doctor()}, HPCSA OP 00${s.dice.digits(5)}</p><div class="h">Services and materials</div><div class="q">${table(heads('Code', 'Description', 'ICD-10', 'Qty', 'Amount (ZAR)'), item('11001', 'Optometric examination', 'Z01.0'), item('11202', 'Tonometry', 'Z01.0'), item('40501', 'Lens, clear, right', 'H52.2'), item('40501', 'Lens, clear, left', 'H52.2'), item('88031', 'Frame Ridge 1041 C3', 'H52.2'), tr('', '<b>Member portion due</b>', '', '', `<b>${s.price()}</b>`))}</div><p class="small" style="margin-top:10px">Bank: First Savannah, branch 250 655, account 62${s.dice.digits(8)}. Interest of 2% a month on accounts over 30 days.</p>`;
    },
  },
  {
    name: 's-en-fresh-letter-spaced-signs',
    language: 'en',
    fonts: ['Tinos', 'DejaVu Serif', 'Carlito'],
    width: 800,
    values: { prism: 0.2, sameAdd: true },
    writing: { gap: ' ', degree: false, noCylinder: ['DS'], plano: ['Plano', 'plano', 'PLANO'] },
    css: 'body{padding:44px 60px;font-size:16px}.x{margin:14px 0 14px 30px}.x td{padding:4px 20px 4px 0;font-size:18px}.l{border-left:4px solid #c08a1e;padding-left:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          e.formula(' &times; ', ' / '),
          e.amounts() && `prism ${e.prism('words', ', ')}`,
          s.acuityMetres(),
        );
      return `<div class="sides"><div class="l"><b style="font-size:22px">Te Awa Optometry</b><br><span class="small">118 Victoria Avenue, Whanganui 4500</span></div><span class="small">Ph 06 555 ${s.dice.digits(4)}<br>GST 98-${s.dice.digits(3)}-${s.dice.digits(3)}</span></div><p style="margin-top:34px">${s.dateAs('5 March 2025')}</p><p>Dear ${s.patient()},</p><p>Thank you for coming in. Your eyes are healthy: pressures were ${s.pressure()} and ${s.pressure()} mmHg and the scan of the nerve showed no change since 2021. Your glasses prescription is as follows.</p><div class="x">${table(eye('Right', s.right), eye('Left', s.left))}${s.values.od.add === null ? '' : `<p style="font-size:18px;margin-top:6px">Near addition ${s.add()} both eyes</p>`}</div><p>Your pupillary distance is ${s.pd()} mm. The prescription is current until ${s.expiresAs('5 March 2025')}, when we will send you a reminder. The fee of $${s.price()} was paid by EFTPOS.</p><p>Yours sincerely,</p><p style="margin-top:36px">${s.doctor()} BOptom (Hons)<br><span class="small">Therapeutically qualified optometrist, ODOB ${s.dice.digits(5)}</span></p>`;
    },
  },
  {
    name: 's-en-fresh-health-app',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 420,
    values: { prism: 0.25 },
    writing: { noCylinder: ['0.00', ''], plano: ['0.00', '+0.00'], degree: true },
    css: 'body{background:#f2f2f7;padding:10px 16px 26px;font-size:16px}.t{display:flex;justify-content:space-between;font-size:13px;font-weight:700}.n{display:flex;justify-content:space-between;color:#007aff;margin:14px 0 12px}.n b{color:#000}h4{margin:14px 14px 4px;font-size:13px;color:#6d6d72;font-weight:400}.g{background:#fff;border-radius:11px;padding:0 14px}.g div{display:flex;justify-content:space-between;padding:9px 0;border-bottom:1px solid #e2e2e6}.g div:last-child{border:0}.g span:last-child{color:#6d6d72}.d{color:#ff3b30;text-align:center;background:#fff;border-radius:11px;padding:10px;margin-top:18px}',
    draw: (s) => {
      const row = (label: string, value: string, unit = ''): string =>
        value && `<div><span>${label}</span><span>${value}${unit}</span></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<h4>${name}</h4><div class="g">${row('Sphere', e.sph(), ' D')}${row('Cylinder', e.cyl(), ' D')}${row('Axis', e.axis())}${row('Add Power', e.add(), ' D')}${row('Horizontal Prism', e.amount('Hor') && `${e.amount('Hor')} ${e.base('Hor', 'words')}`)}${row('Vertical Prism', e.amount('Ver') && `${e.amount('Ver')} ${e.base('Ver', 'words')}`)}${row('Far Pupillary Distance', e.pd(), ' mm')}${row('Near Pupillary Distance', s.values.od.add === null ? '' : e.nearPd(), ' mm')}${row('Vertex Distance', '12', ' mm')}</div>`;
      return `<div class="t"><span>8:3${s.dice.digits(1)}</span><span>LTE &nbsp; 64%</span></div><div class="n"><span>&lsaquo; Vision</span><b>Glasses Prescription</b><span>Edit</span></div><h4>DETAILS</h4><div class="g">${row('Date Issued', s.dateAs('3/5/25'))}${row('Expiration Date', s.expiresAs('3/5/25'))}${row('Source', 'Manually entered')}</div>${eye('RIGHT EYE', s.right)}${eye('LEFT EYE', s.left)}<div class="d">Delete Prescription</div>`;
    },
  },
  {
    name: 's-en-fresh-mailed-receipt',
    language: 'en',
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    width: 620,
    values: { prism: 0.15, plus: 0.1 },
    writing: { degree: false, noCylinder: ['0.00', '—'] },
    css: 'body{background:#f5f5f5;padding:18px}.m{background:#fff;padding:20px 26px}.h{font-size:12px;color:#777;margin-bottom:14px}.i{display:flex;gap:16px;border-top:1px solid #e4e4e4;padding:14px 0}.i>i{width:86px;height:56px;border-radius:28px/34px;background:linear-gradient(#eee,#ddd);flex:none}.i>div{flex:1}.r{font-size:12.5px;color:#555;margin:6px 0 0}.r td{padding:2px 12px 2px 0}.s td{padding:2px 0}.s td:last-child{text-align:right}.s table{width:100%}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          `SPH ${e.sph()}`,
          `CYL ${e.cyl()}`,
          e.toric ? `AXIS ${e.axis()}` : '',
          e.add() && `ADD ${e.add()}`,
        );
      const prism = (name: string, e: DrawnEye): string =>
        e.amounts() && `<br>${name} prism ${e.prism('words', ' and ')}`;
      const practice = s.practice();
      const price = s.dice.whole(195, 420);
      const tax = (price + 15 - 130) * 0.0825;
      return `<div class="h"><b style="color:#222">${practice}</b> &lt;orders@example.com&gt;<br>To: ${s.patient()} &nbsp; ${s.dateAs('March 5, 2025')}, 4:1${s.dice.digits(1)} PM</div><div class="m"><h2 class="center">Thanks for your order</h2><p class="center small">Order ${s.dice.digits(3)}-${s.dice.digits(7)} &middot; ready in 7 to 10 business days</p><div class="i"><i></i><div><b>Hollis</b> in Whiskey Tortoise, medium 51-20-145<br><span class="small">${s.lensType({ single: 'Single vision', multi: 'Progressive' })}, 1.60 index, anti-glare</span><div class="r">${table(eye('OD', s.right), eye('OS', s.left))}PD: ${s.right.pd()} right, ${s.left.pd()} left${prism('OD', s.right)}${prism('OS', s.left)}</div></div><b>$${price}.00</b></div><div class="i"><i></i><div><b>Lens cleaning kit</b><br><span class="small">2 oz spray, cloth</span></div><b>$15.00</b></div><div class="s">${table(tr('Subtotal', `$${price + 15}.00`), tr('Insurance allowance', '-$130.00'), tr('Sales tax 8.25%', `$${s.number(tax)}`), tr(`<b>Charged to card ending ${s.dice.digits(4)}</b>`, `<b>$${s.number(price + 15 - 130 + tax)}</b>`))}</div><p class="small" style="margin-top:14px">Prescribed by ${s.doctor()}. Changed your mind? You have 30 days. Call ${s.phone()}.</p></div>`;
    },
  },
  {
    name: 's-en-fresh-lens-passport',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Carlito', 'Arimo'],
    width: 640,
    values: { add: 0.85, prism: 0.1, plus: 0.1 },
    writing: { addPlus: false, degree: true },
    css: 'body{padding:18px;background:#e6e8ec}.c{background:#fff;border-radius:14px;padding:16px 20px;border:1px solid #c2c7cf}.g{background:linear-gradient(90deg,#123a6b,#2f7fc1);color:#fff;margin:-16px -20px 12px;padding:10px 20px;border-radius:14px 14px 0 0}.e{font-size:19px;border-bottom:1px solid #dde2e8;padding:6px 0}.e b{display:inline-block;width:34px;color:#123a6b}.e small{color:#667;margin-left:8px;font-size:12px}.p{font-size:10px;color:#556;line-height:1.3}.f{display:flex;flex-wrap:wrap;gap:2px 18px;font-size:11.5px;margin:8px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="e"><b>${name}</b>${e.formula(' &times; ', ' &nbsp;')}${e.add() && `<small>Add</small> ${e.add()}`}${e.amounts() && `<small>Prism</small> ${e.prism('letters', ' + ')}`}</div>`;
      return `<div class="c"><div class="g sides"><b>LENS PASSPORT</b><span class="small">certificate ${s.dice.digits(4)}-${s.dice.digits(4)}-${s.dice.digits(4)}</span></div><p style="margin:0 0 4px">${s.patient()} &nbsp; <span class="small">${s.dateAs('05-MAR-2025')}</span></p>${eye('R', s.right)}${eye('L', s.left)}<div class="f"><span>PD R ${s.right.pd()} mm</span><span>PD L ${s.left.pd()} mm</span><span>Height R ${s.number(s.dice.between(17, 22), 1)} L ${s.number(s.dice.between(17, 22), 1)}</span><span>BVD 13.0 mm</span><span>Tilt 9&deg;</span><span>Wrap 5&deg;</span><span>Index 1.60</span><span>Corridor 14</span></div><p class="p">${s.lensType({ single: 'Vantis Single Vision', multi: 'Vantis Progressive 4' })} with ClearShield UV coating, made to order by Meridian Lens Laboratories, lot ${s.dice.digits(8)}. Keep this card: the coating is guaranteed for 24 months from the date above against peeling and crazing. Measured lens powers may differ from those ordered because of compensation for the position of wear. CE UKCA EN ISO 21987. Your optician: ${s.practice()}, ${s.phone()}.</p></div>`;
    },
  },
  {
    name: 's-en-fresh-lab-entry',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 1040,
    values: { prism: 0.35, add: 0.65 },
    writing: { axisDigits: 3, noCylinder: ['0.00', ''], degree: false },
    css: 'body{font-size:12.5px;padding:22px 26px}.h{background:#5b2a86;color:#fff;font-weight:700;padding:4px 10px;margin-top:12px}table{width:100%}td,th{border:1px solid #cfc3dc;padding:5px 3px;text-align:center}th{background:#f0eaf6;font-size:10.5px}.r td{font-size:15px}.w{display:flex;gap:14px}.w>div{flex:1}.l td{text-align:left;padding:3px 8px}.l td:first-child{background:#f8f5fb;width:42%}.bc{width:190px;height:38px;background:repeating-linear-gradient(90deg,#000 0 2px,#0000 2px 5px,#000 5px 9px,#0000 9px 11px,#000 11px 12px,#0000 12px 16px)}',
    draw: (s) => {
      const seg = s.values.od.add === null ? '' : s.number(s.dice.whole(15, 21), 1);
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amount('Hor'),
          e.base('Hor', 'words'),
          e.amount('Ver'),
          e.base('Ver', 'words'),
          e.pd(),
          e.nearPd(),
          seg,
        );
      const list = (...rows: [string, string][]): string =>
        `<div class="l">${table(...rows.map(([label, value]) => tr(label, value)))}</div>`;
      return `<div class="sides"><div><b style="font-size:17px">LensLink Online</b> &nbsp; Order detail (print view)<br>Ship-to ${s.dice.digits(6)} ${s.practice()}</div><div class="bc"></div></div><div class="w" style="margin-top:10px">${[
        list(
          ['Order no.', s.dice.digits(8)],
          ['Patient', s.patient()],
          ['PO / tray', `T-${s.dice.digits(4)}`],
        ),
        list(
          ['Entered', `${s.dateAs('3/5/25')} 11:0${s.dice.digits(1)} by KAT`],
          ['Lab', 'Prairie Optical Lab, Acct 21178'],
          ['Status', 'In surfacing'],
        ),
      ]
        .map((part) => `<div>${part}</div>`)
        .join(
          '',
        )}</div><div class="h">Rx</div><div class="r">${table(heads('Eye', 'Sphere', 'Cylinder', 'Axis', 'Add', 'Prism In/Out', 'Direction', 'Prism Up/Down', 'Direction', 'Far PD', 'Near PD', 'Seg Ht'), eye('Right', s.right), eye('Left', s.left))}</div><div class="w"><div><div class="h">Lens</div>${list(['Style', s.lensType({ single: 'Single vision, aspheric', multi: 'Progressive, Panora HD' })], ['Material', 'Polycarbonate 1.59'], ['Color', 'Clear'], ['Coating', 'Crystal AR backside UV'], ['Base curve', 'Lab choice'], ['Min. center', '1.5 mm'])}</div><div><div class="h">Frame</div>${list(['Source', 'Frame to come, uncut = No'], ['Model', `Brandt ${s.dice.digits(4)} / 210`], ['A / B / ED', '53.2 / 39.4 / 57.1'], ['DBL', '17.0'], ['Panto / wrap / vertex', '8 / 5 / 13.5'], ['Edge', 'Hide-a-bevel, no polish'])}</div></div><p style="margin-top:10px">Special instructions: match thickness R to L. Rush: No. Warranty ref.: none. Est. price $${s.price()}</p>`;
    },
  },
  {
    name: 's-en-fresh-hospital-script',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 680,
    values: { plus: 0.85, prism: 0, sameAdd: true },
    writing: { noCylinder: ['sph', 'DS'], degree: false },
    css: 'body{padding:26px 34px 34px}.st{border:1px solid #999;background:#fafafa;font:12px/1.3 "DejaVu Sans Mono";padding:6px 10px;width:226px;flex:none;align-self:flex-start}.bc{height:20px;margin-top:4px;background:repeating-linear-gradient(90deg,#000 0 2px,#0000 2px 3px,#000 3px 4px,#0000 4px 8px)}.e{border-bottom:1px solid #b8c4d0;margin:20px 0 0;padding:0 4px 4px;font-size:19px;min-height:44px}.e b{display:inline-block;width:70px;font-size:15px;color:#2b4c7e}.cr{width:38px;height:38px;background:linear-gradient(#2b4c7e,#2b4c7e) center/12px 38px no-repeat,linear-gradient(#2b4c7e,#2b4c7e) center/38px 12px no-repeat}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<p class="e"><b>${name}</b>${e.formula(` ${s.filled('x')} `, ' &nbsp; ')}</p>`;
      return `<div class="sides"><div style="display:flex;gap:12px"><div class="cr"></div><div><b style="color:#2b4c7e;font-size:15px">MERCY VALLEY MEDICAL CENTER</b><br><span class="small">Dept. of Ophthalmology, Clinic 4B<br>${s.street()}, ${s.town()}<br>${s.phone()}</span></div></div><div class="st">${s.dice.pick(['MRN', 'HOSP #'])} ${s.dice.digits(8)}<br>VISIT ${s.dice.digits(10)}<br>ATT: OPHTH CLINIC<div class="bc"></div></div></div><h3 style="margin:24px 0 8px;letter-spacing:2px">PRESCRIPTION FOR EYEGLASSES</h3><p>Name ${s.patient()} &nbsp;&nbsp; Date ${s.date()}</p>${eye('O.D.', s.right)}${eye('O.S.', s.left)}<p class="e"><b>Add</b>${s.add()}</p><p class="e"><b>P.D.</b>${s.pd()}</p><p class="small" style="margin-top:22px">&#9744; Full time &nbsp; &#9744; Distance &nbsp; &#9744; Reading &nbsp; &#9744; Shatterproof lenses for one-eyed patient</p><div class="sides" style="margin-top:24px"><span>____________________ M.D.<br><span class="small">${s.doctor()}</span></span><span class="small">State lic. ME${s.dice.digits(5)}<br>Form 118-OPH (4/19)</span></div>`;
    },
  },
];
