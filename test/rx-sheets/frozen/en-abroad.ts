import { heads, padded, table, tr } from '../html.ts';
import { prisms } from '../in-words.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

type Some = readonly [string, ...string[]];

const named = (s: Sheet, first: Some, last: Some): string =>
  `${s.dice.pick(first)} ${s.dice.pick(last)}`;

const british = (s: Sheet): string =>
  named(
    s,
    ['Margaret', 'Colin', 'Fiona', 'Alistair', 'Rhiannon', 'Gareth', 'Nasreen', 'Joyce'],
    ['Hargreaves', 'Pritchard', 'Mackenzie', 'Ashworth', 'Begum', 'Llewellyn', 'Thornton'],
  );
const irish = (s: Sheet): string =>
  named(
    s,
    ['Aoife', 'Declan', 'Niamh', 'Eoin', 'Bríd', 'Cathal'],
    ['Gallagher', 'Ó Briain', 'Kavanagh', 'Fitzmaurice', 'Doherty'],
  );
const canadian = (s: Sheet): string =>
  named(
    s,
    ['Mélanie', 'Kevin', 'Thérèse', 'Douglas', 'Harpreet', 'Monique'],
    ['LeBlanc', 'Cormier', 'MacIsaac', 'Gill', 'Arsenault', 'Stewart'],
  );
const australian = (s: Sheet): string =>
  named(
    s,
    ['Shayla', 'Bruce', 'Anh', 'Kylie', 'Desmond', 'Toula'],
    ['Papadakis', 'Trinh', 'McAllister', 'Farrugia', 'Doyle', 'Jago'],
  );
const kiwi = (s: Sheet): string =>
  named(
    s,
    ['Aroha', 'Hemi', 'Jocelyn', 'Tane', 'Rewa', 'Philippa'],
    ['Ngata', 'Sutherland', 'Tautahi', 'Fraser', 'Leota'],
  );
const indian = (s: Sheet): string =>
  named(
    s,
    ['Lakshmi', 'Ramesh', 'Anjali', 'Suresh', 'Meenakshi', 'Faisal', 'Kavitha'],
    ['Iyer', 'Deshpande', 'Banerjee', 'Reddy', 'Qureshi', 'Pillai'],
  );
const southAfrican = (s: Sheet): string =>
  named(
    s,
    ['THANDI', 'PIETER', 'NOMSA', 'JOHAN', 'FATIMA', 'SIPHO'],
    ['DLAMINI', 'VAN WYK', 'NAIDOO', 'MOKOENA', 'BOTHA', 'ADAMS'],
  );
const singaporean = (s: Sheet): string =>
  named(s, ['TAN', 'LIM', 'NG', 'KOH', 'CHUA'], ['WEI LING', 'BOON HOCK', 'SIEW KIM', 'JUN JIE']);
const emirati = (s: Sheet): string =>
  named(
    s,
    ['Mariam', 'Khalid', 'Joanna', 'Sunil', 'Hessa', 'Rashid'],
    ['Al Mazmi', 'Haddad', 'Fernandes', 'Bakhit', 'Nasser', 'Kurian'],
  );
const soldier = (s: Sheet): string =>
  `${s.dice.pick(['HOLLOWAY', 'RAMIREZ', 'TURNBULL', 'OKONKWO', 'SCHAFFER'])}, ${s.dice.pick(['DANIEL R', 'TASHA M', 'JOSEPH A', 'KIMBERLY L'])}`;

const vaGb = (s: Sheet): string => s.filled(s.acuityMetres());

/** A box of a form with its small caption. */
const box = (caption: string, value: string, more = ''): string =>
  `<div class="bx" ${more}><i>${caption}</i><b>${value || '&nbsp;'}</b></div>`;

export const frozenFromAbroad: Layout[] = [
  {
    name: 'z-abroad-gb-practice-form',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Carlito'],
    width: 950,
    values: { prism: 0.25, add: 0.55 },
    writing: { noCylinder: ['DS', 'DS', '—', 'SPH'], degree: false },
    css: `body{padding:26px 30px 34px;font-size:15px;background:#f6faf5}
      .top{display:flex;justify-content:space-between;border-bottom:3px solid #2b6a4c;padding-bottom:8px;margin-bottom:12px}
      .top h1{font-size:25px;color:#2b6a4c;margin:0}.top p{margin:0;font-size:12.5px}
      .who{display:grid;grid-template-columns:1.7fr 1fr 1fr;border:1px solid #2b6a4c;margin-bottom:14px}
      .who div{border:1px solid #9fc2af;padding:3px 8px 5px;min-height:60px}.who i{display:block;margin-bottom:4px;font-size:11px;font-style:normal;color:#2b6a4c}
      .who .w{grid-column:1 / span 2}
      table{width:100%;table-layout:fixed;background:#fff}td,th{border:1px solid #2b6a4c;text-align:center;height:52px;padding:4px 2px 6px}
      th{color:#2b6a4c;font-size:12.5px;height:26px;background:#e3f0e8}th.eye{font-size:14px;letter-spacing:.15em}
      td.l{font-weight:700;font-size:13px;color:#2b6a4c;background:#e3f0e8}td.x{background:#dfe9e2}
      .m{border-left:4px double #2b6a4c}
      .tick{display:flex;gap:26px;margin:14px 0;font-size:13px;align-items:center}.tick u{display:inline-block;width:22px;height:22px;border:1px solid #2b6a4c;text-decoration:none;vertical-align:middle;margin-left:7px;text-align:center}
      .ft{display:grid;grid-template-columns:1fr 250px;gap:24px;align-items:end}.ln{border-bottom:1px dotted #2b6a4c;display:inline-block;min-width:150px}
      .st{border:2px solid #42518f;color:#42518f;padding:7px 10px;font-size:12.5px;text-align:center;transform:rotate(-3deg);font-weight:700}
      .sm{font-size:10.5px;color:#456;margin-top:14px}.row{margin:0 0 13px}`,
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [
        `<td class="m">${e.sph()}</td>`,
        ...e.cells('cyl', 'axis', 'amounts'),
        e.bases('words'),
      ];
      const near = (e: DrawnEye): string[] => [
        `<td class="m">${e.add()}</td>`,
        ...Array.from({ length: 4 }, () => '<td class="x"></td>'),
      ];
      const part = '<th class="m">Sph</th><th>Cyl</th><th>Axis</th><th>Prism</th><th>Base</th>';
      const tick = (on: boolean): string => `<u>${on ? s.filled('x') : ''}</u>`;
      const two = hasAdd(s);
      return `<div class="top"><div><h1>OPTICAL PRESCRIPTION</h1><p>Please keep this safe and bring it with you when you order spectacles</p></div><p style="text-align:right">Form OP/4<br>No. <b>${s.dice.digits(6)}</b></p></div>
        <div class="who"><div class="w"><i>Patient's name</i>${s.filled(british(s))}</div><div><i>Date of birth</i>${s.bornAs('05/03/2025')}</div>
        <div><i>Address</i>${s.filled(`${s.dice.whole(2, 119)} ${s.dice.pick(['Mill Lane', 'Station Road', 'Church View'])}`)}</div><div><i>Postcode</i>${s.filled(s.dice.pick(['LS29 8', 'SY16 2', 'EH41 3']) + s.dice.pick(['QD', 'AB', 'HT']))}</div><div><i>Date of sight test</i>${s.dateAs('05/03/2025')}</div></div>
        <table><colgroup><col style="width:86px">${'<col><col><col style="width:66px"><col style="width:66px"><col style="width:76px">'.repeat(2)}</colgroup><tr><th></th><th class="eye m" colspan="5">RIGHT EYE</th><th class="eye m" colspan="5">LEFT EYE</th></tr><tr><th></th>${part}${part}</tr>
        ${tr('<td class="l">Distance</td>', ...far(s.right), ...far(s.left))}${tr('<td class="l">Reading<br>addition</td>', ...near(s.right), ...near(s.left))}</table>
        <div class="tick"><span>Corrected VA &nbsp; R <span class="ln" style="min-width:70px">${vaGb(s)}</span> &nbsp; L <span class="ln" style="min-width:70px">${vaGb(s)}</span></span><span>Single vision${tick(!two)}</span><span>Bifocal${tick(false)}</span><span>Varifocal${tick(two)}</span><span>No change${tick(false)}</span></div>
        <div class="ft"><div><p class="row">Signature of optometrist / OMP <span class="ln" style="min-width:250px">${s.filled(s.doctor())}</span></p><p class="row">GOC No. 01-<span class="ln" style="min-width:90px">${s.filled(s.dice.digits(5))}</span> &nbsp; Next test recommended in <span class="ln" style="min-width:50px">${s.filled(s.dice.pick(['12', '24', '24']))}</span> months</p></div>
        <div class="st">${s.dice.pick(['DALE &amp; HARTLEY', 'WHARFE VALE', 'OLD CROSS'])} OPTICIANS<br>${s.dice.whole(3, 60)} Market Place<br>Tel 01632 960${s.dice.digits(3)}</div></div>
        <p class="sm">A prescription must be given to the patient at once after a sight test. You may have your spectacles made up wherever you like. Children under 16 and registered blind or partially sighted people must be supplied by, or under the supervision of, a registered person.</p>`;
    },
  },
  {
    name: 'z-abroad-gb-chain-card',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    width: 620,
    values: { prism: 0, add: 0.6 },
    writing: { noCylinder: ['0.00', '—', 'DS'], plano: ['0.00', '+0.00', 'Plano'] },
    css: `body{padding:0;font-size:17px}.hd{background:#4b1f6f;color:#fff;padding:20px 30px;display:flex;justify-content:space-between;align-items:center}
      .hd b{font-size:25px;letter-spacing:-.03em}.hd b span{display:inline-block;width:19px;height:19px;border:5px solid #ffb43b;border-radius:50%;vertical-align:-3px;margin:0 2px}
      .hd i{font-style:normal;font-size:13px;text-align:right}.in{padding:20px 30px 26px}h2{font-size:21px;color:#4b1f6f;margin:0 0 12px}
      dl{display:grid;grid-template-columns:150px 1fr;margin:0 0 16px;font-size:14.5px;gap:3px 0}dt{color:#666}dd{margin:0}
      table{width:100%}th{background:#efe8f5;color:#4b1f6f;padding:9px 12px;text-align:right}td{padding:8px 12px;border-bottom:1px solid #d9d0e2;text-align:right}
      td:first-child,th:first-child{text-align:left}td:first-child{color:#4b1f6f}
      .nx{background:#fff4df;border-radius:8px;padding:11px 14px;font-size:14.5px;margin:18px 0 14px}.sm{font-size:11.5px;color:#666;margin:0}`,
    draw: (s) => {
      const { right: r, left: l } = s;
      return `<div class="hd"><b>L<span></span><span></span>K WELL</b><i>Store ${s.dice.whole(102, 890)} · ${s.dice.pick(['Derby', 'Swansea', 'Croydon', 'Perth'])}<br>01632 960${s.dice.digits(3)}</i></div><div class="in"><h2>Your glasses prescription</h2>
        <dl><dt>Name</dt><dd>${british(s)}</dd><dt>Customer no.</dt><dd>${s.dice.digits(8)}</dd><dt>Date of eye test</dt><dd>${s.dateAs('05/03/2025')}</dd><dt>Optometrist</dt><dd>${s.doctor()} BSc (Hons) MCOptom</dd></dl>
        ${table(heads('', 'Right eye', 'Left eye'), tr('Sphere', r.sph(), l.sph()), tr('Cylinder', r.cyl(), l.cyl()), tr('Axis', r.axis(), l.axis()), hasAdd(s) ? tr('Near addition', r.add(), l.add()) : '', tr('Visual acuity', s.acuityMetres(), s.acuityMetres()), tr('Back vertex distance', '12 mm', '12 mm'))}
        <p class="nx">This prescription is valid until <b>${s.expiresAs('05/03/2025')}</b>. We will text you when it's time to come back.</p>
        <p class="sm">Your pupil distance is measured when glasses are dispensed and is not part of this prescription. If you buy elsewhere and have a problem with your new glasses, please speak to the supplier first. Printed at till ${s.dice.whole(1, 6)}, ${s.dice.whole(9, 17)}:${s.dice.whole(10, 59)}.</p></div>`;
    },
  },
  {
    name: 'z-abroad-ie-email',
    language: 'en',
    fonts: ['Carlito', 'Arimo', 'Tinos'],
    width: 720,
    values: { prism: 0.2, add: 0.5, plus: 0.1 },
    css: `body{padding:20px 26px 30px;font-size:17px}.m{border-bottom:1px solid #ccc;margin-bottom:18px;padding-bottom:12px;font-size:14px;color:#444}
      .m h3{font-size:20px;color:#111;margin-bottom:8px}.m span{color:#888;display:inline-block;width:66px}.m p{margin:0 0 2px}p{margin:0 0 14px}
      .rx{margin-left:22px}.sg{color:#1d6b6b;margin-top:20px;font-size:15px}.cf{font-size:11.5px;color:#888;border-top:1px solid #ddd;padding-top:10px}`,
    draw: (s) => {
      const patient = irish(s);
      const eye = (name: string, e: DrawnEye): string => {
        const prism = prisms(e, 'letters', ' and ', (amount, base) => `${amount}Δ ${base}`);
        return `<b>${name}:</b> &nbsp;${e.formula(' x ', ' / ')}${prism ? `, prism ${prism}` : ''}`;
      };
      const add = hasAdd(s)
        ? `<br><b>Reading add:</b> &nbsp;R ${s.right.add()}, L ${s.left.add()}`
        : '';
      const sent = `${s.dice.whole(9, 17)}:${s.dice.whole(10, 59)}`;
      const first = patient.split(' ')[0] ?? patient;
      return `<div class="m"><h3>Copy of your spectacle prescription</h3><p><span>From:</span>reception@quaysideopticians.example</p><p><span>To:</span>${patient}</p><p><span>Sent:</span>${s.dateAs('5 March 2025')} ${sent}</p></div>
        <p>Hi ${first},</p><p>Thanks for coming in to us today. As requested, please find the details of your prescription below. You were seen by ${s.doctor()} (CORU reg. ${s.dice.digits(6)}) in our ${s.dice.pick(['Ennis', 'Sligo', 'Dungarvan'])} practice.</p>
        <p class="rx">${eye('Right eye', s.right)}<br>${eye('Left eye', s.left)}${add}</p>
        <p>You read ${s.acuityMetres()} with the right and ${s.acuityMetres()} with the left with this. Pressures were normal (${s.pressure()} and ${s.pressure()}). We recommend the next check in ${s.dice.pick(['one year', 'two years', 'two years'])}.</p>
        <p>If you're using your PRSI entitlement (ref ${s.dice.digits(7)}P) towards the frame, there's €${s.price()} outstanding. The quote is with us at the desk whenever it suits.</p><p>Kind regards,<br>${irish(s)}</p>
        <p class="sg"><b>Quayside Opticians</b><br>${s.dice.whole(2, 48)} Bridge Street &nbsp;|&nbsp; (020) 915 ${s.dice.digits(4)} &nbsp;|&nbsp; Mon to Sat 9.30 – 5.30</p>
        <p class="cf">This email is confidential and meant only for the person named above. If it has come to you by mistake, please delete it and let us know.</p>`;
    },
  },
  {
    name: 'z-abroad-ca-bilingual',
    language: 'en',
    fonts: ['Tinos', 'Arimo', 'DejaVu Serif'],
    width: 860,
    values: { prism: 0.35, add: 0.6 },
    css: `body{padding:40px 46px;font-size:16px}.lh{text-align:center;margin-bottom:22px}.lh h1{font-size:27px;font-weight:400;letter-spacing:.06em;margin:0}.lh p{margin:0;font-size:13.5px;color:#444}
      .lh em{display:inline-block;width:46px;height:24px;border:2px solid #a1281f;border-radius:50%;position:relative;margin-bottom:5px}.lh em::after{content:"";position:absolute;left:14px;top:3px;width:14px;height:14px;border-radius:50%;background:#a1281f}
      .pt{display:flex;justify-content:space-between;border-top:1px solid #222;border-bottom:1px solid #222;padding:9px 2px;margin-bottom:24px}.pt div{line-height:1.5}
      h2{font-size:19px;text-align:center;margin-bottom:14px}table{width:100%}th{font-weight:400;font-size:13px;border-bottom:1px solid #222;padding:4px;line-height:1.2}th i{color:#666;display:block}
      td{padding:12px 4px;text-align:center;border-bottom:1px solid #bbb}td:first-child{font-weight:700;text-align:left;width:120px;line-height:1.15}td small{font-weight:400;color:#555}
      .pd{margin:20px 0;display:flex;gap:50px}.nt{border:1px solid #999;padding:8px 12px;font-size:14px;min-height:48px;margin-bottom:40px}
      .sg{display:flex;justify-content:space-between}.sg div{border-top:1px solid #222;width:44%;padding-top:4px;font-size:14px}.ft{font-size:11.5px;color:#555;text-align:center;margin-top:30px}`,
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('letters'),
          ...(hasAdd(s) ? [e.add()] : []),
        );
      const head = (en: string, fr: string): string => `${en}<i>${fr}</i>`;
      return `<div class="lh"><em></em><h1>${s.dice.pick(['Clinique Petitcodiac Eye Clinic', 'Optométrie Chaleur Optometry', 'Tidal Bore Vision Centre'])}</h1><p>${s.dice.whole(20, 900)} rue Principale St., Moncton (N.-B.) E1C ${s.dice.whole(1, 9)}A${s.dice.whole(1, 9)} &nbsp;•&nbsp; Tel/Tél. (506) 555-01${s.dice.digits(2)} &nbsp;•&nbsp; Fax/Téléc. (506) 555-01${s.dice.digits(2)}</p></div>
        <div class="pt"><div>Patient: <b>${canadian(s)}</b><br>DOB / Né(e) le: ${s.bornAs('2025-03-05')}</div><div>Exam / Examen: ${s.dateAs('2025-03-05')}<br>Expires / Expire le: ${s.expiresAs('2025-03-05')}</div></div>
        <h2>Spectacle Prescription &nbsp;/&nbsp; Ordonnance de lunettes</h2>
        ${table(heads('', head('Sphere', 'Sphère'), head('Cylinder', 'Cylindre'), head('Axis', 'Axe'), head('Prism', 'Prisme'), head('Base', 'Base'), ...(hasAdd(s) ? [head('Add', 'Addition')] : [])), eye('OD <small><br>Right / Droit</small>', s.right), eye('OS <small><br>Left / Gauche</small>', s.left))}
        <div class="pd"><span>Monocular PD / DP monoculaire (mm):</span><span>OD &nbsp;<b>${s.right.pd()}</b></span><span>OS &nbsp;<b>${s.left.pd()}</b></span></div>
        <div class="nt">Remarks / Remarques: ${s.dice.pick(['', 'Polycarbonate recommended', 'Full time wear / Port constant', 'A/R coating'])}</div>
        <div class="sg"><div>${s.doctor()}, OD &nbsp; Lic./Permis ${s.dice.whole(210, 940)}</div><div>Signature</div></div>
        <p class="ft">Contact lenses cannot be ordered from this prescription. / Cette ordonnance ne vaut pas pour des lentilles cornéennes.</p>`;
    },
  },
  {
    name: 'z-abroad-au-practice-software',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 900,
    values: { prism: 0.3, add: 0.6 },
    writing: { noCylinder: ['DS', '', '0.00'] },
    css: `body{padding:34px 38px;font-size:15px}.lh{display:flex;justify-content:space-between;margin-bottom:20px}.lh h1{font-size:24px;color:#0b5d8a;margin:0}.lh h1::before{content:"";display:inline-block;width:26px;height:26px;background:linear-gradient(135deg,#0b5d8a 50%,#f0a02c 50%);border-radius:0 13px 13px 13px;margin-right:9px;vertical-align:-4px}.lh p{margin:0;font-size:12.5px;text-align:right}
      .pt{line-height:1.5;margin-bottom:18px}h3{font-size:14.5px;background:#0b5d8a;color:#fff;padding:5px 9px;margin:0}h3.o{background:#8d979c}
      table{width:100%;margin-bottom:20px}th{font-size:12.5px;background:#e4eef4;padding:5px 3px;border:1px solid #b9cad4}td{border:1px solid #b9cad4;padding:8px 3px;text-align:center}.o+table{font-size:13px;color:#444}.o+table td{padding:4px 3px}.o+table th{background:#eee}
      td:first-child{font-weight:700;width:70px}.ls{display:grid;grid-template-columns:140px 1fr;gap:4px 0;margin-bottom:20px}.ls>span:nth-child(odd){color:#456}
      .sm{font-size:11.5px;color:#555;border-top:1px solid #b9cad4;padding-top:8px;margin-top:22px}`,
    draw: (s) => {
      const { right: r, left: l } = s;
      const old = (name: string, e: DrawnEye): string => {
        const was = e.elsewhere();
        return tr(name, was.sph, was.cyl, was.axis, s.acuityMetres());
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amount('Hor'),
          e.base('Hor', 'words'),
          e.amount('Ver'),
          e.base('Ver', 'words'),
          s.acuityMetres(),
          e.add(),
          hasAdd(s) ? s.dice.pick(['N5', 'N5', 'N6']) : '',
        );
      const habitual = s.dice.whole(1, 4);
      return `<div class="lh"><h1>${s.dice.pick(['Banksia Street Eyecare', 'Wattle Bay Optometrists', 'Seven Creeks Optical'])}</h1><p>Shop ${s.dice.whole(2, 40)}, Riverside Plaza<br>${s.dice.pick(['Bendigo VIC 3550', 'Ballina NSW 2478', 'Mount Barker SA 5251'])}<br>Ph (0${s.dice.pick(['2', '3', '8'])}) 5550 ${s.dice.digits(4)} &nbsp; ABN ${s.dice.digits(2)} ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(3)}</p></div>
        <p class="pt"><b>${australian(s)}</b> &nbsp; DOB ${s.bornAs('05/03/2025')} &nbsp; Pt ID ${s.dice.digits(5)}<br>Date of prescription: ${s.dateAs('05/03/2025')} &nbsp;&nbsp; Expiry: ${s.expiresAs('05/03/2025')}</p>
        <h3 class="o">Present spectacles (focimetry, approx. ${habitual} year${habitual > 1 ? 's' : ''} old) - for information only</h3>${table(heads('', 'Sph', 'Cyl', 'Axis', 'VA'), old('R', r), old('L', l))}
        <h3>SPECTACLE PRESCRIPTION</h3>${table(heads('', 'Sph', 'Cyl', 'Axis', 'H prism', 'Base', 'V prism', 'Base', 'VA', 'Add', 'Near VA'), eye('Right', r), eye('Left', l))}
        <div class="ls"><span>PD (distance)</span><span>R ${r.pd()} &nbsp; L ${l.pd()}</span><span>Lens type</span><span>${s.lensType({ single: 'Single vision distance', multi: 'Progressive' })}, 1.${s.dice.pick(['5', '6', '67'])} index, multicoat</span><span>Recall</span><span>${s.dice.pick(['12', '24', '36'])} months</span></div>
        <p style="margin-top:44px">_______________________________<br>${s.doctor()}, B.Optom &nbsp; Provider No. ${s.dice.digits(6)}${s.dice.pick(['A', 'F', 'K', 'W'])}</p>
        <p class="sm">Medicare item ${s.dice.pick(['10910', '10911', '10918'])} bulk billed for this consultation. Optical appliances are not covered by Medicare; your health fund may pay a rebate. ${s.dice.pick(['', 'Remake warranty applies for 90 days from dispensing.'])}</p>`;
    },
  },
  {
    name: 'z-abroad-nz-app',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    width: 420,
    values: { prism: 0, add: 0.5 },
    writing: { noCylinder: ['—', '–'], plano: ['0.00', 'Plano', '+0.00'] },
    css: `body{padding:0;background:#f1f4f6;font-size:16px}.st{display:flex;justify-content:space-between;background:#123b3a;color:#fff;font-size:12.5px;padding:6px 16px}
      .hd{background:#123b3a;color:#fff;padding:10px 16px 18px}.hd h1{font-size:21px;margin:6px 0 2px}.hd span{font-size:13.5px;color:#b8d8d4}
      .cd{background:#fff;border-radius:14px;margin:12px 14px;padding:14px 16px;box-shadow:0 1px 3px #0002}.cd h2{font-size:16px;margin:0 0 10px;color:#123b3a}
      .cd h2::before{content:"";display:inline-block;width:10px;height:10px;border-radius:50%;background:#2aa198;margin-right:8px}
      .g{display:flex;justify-content:space-between;gap:8px}.g div{flex:1}.g i{display:block;font-style:normal;font-size:11px;color:#75848a;text-transform:uppercase;letter-spacing:.05em}.g b{font-size:20px;font-weight:700}
      .li{display:flex;justify-content:space-between;font-size:14.5px;padding:8px 0;border-bottom:1px solid #e5eaed}.li:last-child{border:0}.li>span:first-child{color:#75848a}
      .bt{margin:16px 14px 8px;background:#2aa198;color:#fff;text-align:center;border-radius:24px;padding:12px;font-weight:700}
      .nv{display:flex;justify-content:space-around;background:#fff;border-top:1px solid #dde4e7;padding:10px 0 16px;font-size:11.5px;color:#75848a;margin-top:16px}.nv b{color:#2aa198}`,
    draw: (s) => {
      const tile = (label: string, value: string): string =>
        `<div><i>${label}</i><b>${value}</b></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="cd"><h2>${name}</h2><div class="g">${tile('Sphere', e.sph())}${tile('Cylinder', e.cyl())}${tile('Axis', e.axis())}${hasAdd(s) ? tile('Add', e.add()) : ''}</div></div>`;
      const line = (label: string, value: string): string =>
        `<div class="li"><span>${label}</span><span>${value}</span></div>`;
      return `<div class="st"><span>${s.dice.whole(7, 11)}:${s.dice.whole(10, 59)}</span><span>5G &nbsp;${s.dice.whole(18, 96)}%</span></div>
        <div class="hd"><span>‹ &nbsp;My records</span><h1>Glasses prescription</h1><span>${kiwi(s)} · Member ${s.dice.digits(6)}</span></div>
        ${eye('Right eye', s.right)}${eye('Left eye', s.left)}
        <div class="cd">${line('Pupillary distance', `${s.pd()} mm`)}${line('Examined', s.dateAs('5 March 2025'))}${line('Valid to', s.expiresAs('5 March 2025'))}${line('Optometrist', s.doctor())}${line('Clinic', s.dice.pick(['Nelson Central', 'Ponsonby', 'Invercargill']))}</div>
        <div class="bt">Share as PDF</div><div class="nv"><span>Home</span><span>Bookings</span><b>Records</b><span>Shop</span><span>More</span></div>`;
    },
  },
  {
    name: 'z-abroad-in-eye-hospital',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'Tinos', 'DejaVu Sans'],
    width: 900,
    values: { prism: 0, add: 0.6, plus: 0.1 },
    writing: { noCylinder: ['—', '', 'DS'], pdDecimals: false },
    css: `body{padding:24px 32px;font-size:15.5px}.lh{display:flex;align-items:center;gap:18px;border-bottom:2px solid #9b1c31;padding-bottom:10px}.lh em{width:64px;height:64px;border-radius:50%;border:4px solid #9b1c31;position:relative;flex:none}.lh em::after{content:"";position:absolute;inset:13px;border-radius:50%;background:#1f4f94}
      .lh h1{font-size:26px;color:#9b1c31;margin:0}.lh p{margin:0;font-size:12.5px}.pt{display:grid;grid-template-columns:1.5fr 1fr 1fr;gap:8px 20px;margin:14px 0 14px}
      h2{text-align:center;font-size:18px;text-decoration:underline;margin:12px 0 10px}table{width:100%;table-layout:fixed}td,th{border:1px solid #222;text-align:center;padding:5px 3px}td{height:50px}td:first-child{font-weight:700;font-size:14px}th{font-size:13.5px}
      .ar{font-size:13px;margin:0 0 8px;line-height:1.8}.ar b{display:inline-block;min-width:230px}.op{display:grid;grid-template-columns:130px repeat(4,1fr);gap:5px;margin:16px 0;font-size:13.5px}
      .op span::before{content:"";display:inline-block;width:12px;height:12px;border:1px solid #222;margin-right:6px;vertical-align:-1px}.op span.y::before{background:#222;box-shadow:inset 0 0 0 2px #fff}
      .sg{display:flex;justify-content:space-between;align-items:end;margin-top:34px}.sm{font-size:11.5px;border-top:1px solid #9b1c31;padding-top:6px;margin-top:20px;text-align:center;color:#9b1c31}`,
    draw: (s) => {
      const { right: r, left: l } = s;
      const ar = (name: string, e: DrawnEye): string => {
        const seen = e.elsewhere();
        return `${name} ${s.filled(`${seen.sph} / ${seen.cyl} x ${seen.axis}`)}`;
      };
      const far = (e: DrawnEye): string[] => [...e.cells('sph', 'cyl', 'axis'), vaGb(s)];
      const near = (e: DrawnEye): string[] =>
        hasAdd(s)
          ? [e.nearSph(), e.nearCyl(), e.nearAxis(), s.filled(s.dice.pick(['N6', 'N6', 'N8']))]
          : ['', '', '', ''];
      const two = hasAdd(s);
      const part = ['SPH', 'CYL', 'AXIS', 'VISION'];
      const opt = (label: string, on = false): string =>
        `<span${on ? ' class="y"' : ''}>${label}</span>`;
      return `<div class="lh"><em></em><div><h1>${s.dice.pick(['SRI VENKATA NETRALAYA', 'GANGOTRI EYE HOSPITAL', 'SHANTI NETRA CHIKITSALAYA'])}</h1><p>(A Unit of Drishti Seva Charitable Trust, Regd. No. ${s.dice.digits(4)}/19${s.dice.whole(71, 98)})<br>${s.dice.pick(['Anna Salai, Madurai - 625 0', 'M.G. Road, Nashik - 422 0', 'Station Road, Guntur - 522 0'])}${s.dice.digits(2)} &nbsp; Ph: 0${s.dice.digits(3)}-255${s.dice.digits(4)}, 98400 ${s.dice.digits(5)}</p></div></div>
        <div class="pt"><span>Name: ${s.filled(indian(s))}</span><span>Age: ${s.filled(`${s.dice.whole(16, 74)} yrs`)}</span><span>Date: ${s.dateAs('05/03/2025')}</span><span>UHID: ${s.filled(s.dice.digits(8))}</span><span>OPD No: ${s.filled(s.dice.digits(4))}</span><span>Fee: ₹ ${s.filled(s.dice.pick(['100', '150', '200']))}</span></div>
        <p class="ar"><b>Auto refractometer reading:</b> ${ar('RE', r)} &nbsp;&nbsp;&nbsp; ${ar('LE', l)}<br><b>NCT (mm Hg):</b> RE ${s.filled(s.pressure())} &nbsp;&nbsp; LE ${s.filled(s.pressure())}</p>
        <h2>PRESCRIPTION FOR GLASSES</h2>
        <table><colgroup><col style="width:84px"></colgroup><tr><th></th><th colspan="4">RIGHT EYE</th><th colspan="4">LEFT EYE</th></tr>${heads('', ...part, ...part)}${tr('D.V.', ...far(r), ...far(l))}${tr('N.V.', ...near(r), ...near(l))}</table>
        <p style="margin-top:10px">I.P.D.: ${s.pd()} mm</p>
        <div class="op"><b>Type of lens:</b>${opt('Single vision', !two)}${opt('Kryptok bifocal')}${opt('D bifocal')}${opt('Progressive', two)}<b>Material:</b>${opt('CR-39', true)}${opt('Polycarbonate')}${opt('Photochromic')}${opt('ARC')}<b>To be used:</b>${opt('Constant', true)}${opt('Distance only')}${opt('Near only')}${opt('Computer')}</div>
        <div class="sg"><span>Refracted by: ${s.filled(indian(s))}</span><span>Consultant: ${s.doctor()}, MS (Ophth)</span></div>
        <p class="sm">Please get the spectacles checked here after making. OPD 8.30 AM to 4.30 PM, Sunday holiday. Bring this card at every visit.</p>`;
    },
  },
  {
    name: 'z-abroad-za-quotation',
    language: 'en',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 840,
    values: { prism: 0, add: 0.6 },
    writing: { noCylinder: ['0.00', '', 'DS'], axisDigits: 3, degree: false },
    css: 'body{padding:30px 36px;font-size:15px;line-height:1.42}pre{font:inherit;margin:0}b{font-weight:700}',
    draw: (s) => {
      const rule = '-'.repeat(78);
      const money = (amount: number): string => amount.toFixed(2).padStart(10);
      const [test, lens, frame, coat] = [
        s.dice.whole(420, 690) + 0.5,
        s.dice.whole(610, 2400),
        s.dice.whole(700, 1900),
        s.dice.whole(180, 420),
      ];
      const row = (code: string, what: string, icd: string, amount: number): string =>
        `${padded(code, 9)}${padded(what, 49)}${padded(icd, 10)}${money(amount)}`;
      const two = hasAdd(s);
      const eye = (name: string, e: DrawnEye): string =>
        [
          padded(name, 8),
          padded(e.sph(), 10),
          padded(e.cyl(), 10),
          padded(e.axis(), 8),
          two ? padded(e.add(), 10) : '',
          e.pd(),
        ].join('');
      const icd = two ? 'H52.4' : 'H52.7';
      const shop = s.dice.pick([
        'JACARANDA OPTOMETRISTS',
        'VAAL MALL EYE SHOP',
        'TWEE RIVIERE OPTICAL',
      ]);
      return `<pre>${shop}${' '.repeat(78 - shop.length - 15)}<b>QUOTATION/ORDER</b>
PR NO 070${s.dice.digits(4)}  VAT NO 4${s.dice.digits(9)}
SHOP ${s.dice.whole(3, 88)} LOWER LEVEL  TEL 012 555 ${s.dice.digits(4)}
${rule}
PATIENT    : ${padded(southAfrican(s), 30)}DATE     : ${s.dateAs('2025-03-05')}
MED AID    : ${padded(s.dice.pick(['SUNBIRD ESSENTIAL', 'HIGHVELD CORE', 'PRIVATE (CASH)']), 30)}QUOTE NO : ${s.dice.digits(6)}
MEMBER NO  : ${padded(s.dice.digits(9), 30)}DEP CODE : 0${s.dice.whole(0, 3)}
OPTOMETRIST: ${s.doctor()}
${rule}
<b>SPECTACLE RX</b>
${padded('EYE', 8)}${padded('SPH', 10)}${padded('CYL', 10)}${padded('AXIS', 8)}${two ? padded('ADD', 10) : ''}PD
${eye('RIGHT', s.right)}
${eye('LEFT', s.left)}

LENS TYPE  : ${s.lensType({ single: 'SINGLE VISION', multi: 'MULTIFOCAL' })} 1.5 HC
FRAME      : ${s.dice.pick(['KAROO', 'PROTEA', 'BOLAND'])} ${s.dice.digits(4)} COL ${s.dice.whole(1, 9)}  ${s.dice.whole(49, 56)}-${s.dice.whole(15, 19)}-140
${rule}
${padded('CODE', 9)}${padded('DESCRIPTION', 49)}${padded('ICD10', 10)}${'RAND'.padStart(10)}
${row('11001', 'OPTOMETRIC EXAMINATION', icd, test)}
${row(two ? '88451' : '88211', two ? 'MULTIFOCAL LENSES PAIR' : 'SINGLE VISION LENSES PAIR', icd, lens)}
${row('40501', 'FRAME', icd, frame)}
${row('80501', 'HARD COAT', icd, coat)}
${' '.repeat(58)}${padded('TOTAL', 10)}${money(test + lens + frame + coat)}
${rule}
QUOTE VALID 30 DAYS. BENEFITS ARE NOT GUARANTEED UNTIL THE SCHEME HAS PAID.
A 50% DEPOSIT IS TAKEN WITH ALL ORDERS. E&amp;OE

SIGNED: ______________________________</pre>`;
    },
  },
  {
    name: 'z-abroad-sg-till-slip',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime', 'DejaVu Sans Condensed'],
    width: 380,
    values: { prism: 0, add: 0.4, sameAdd: true, plus: 0.05 },
    writing: { noCylinder: ['0.00', 'SPH', '—'], plano: ['PL', '0.00', 'PLANO'] },
    css: `body{padding:20px 22px 30px;font-size:15px}.c{text-align:center}h1{font-size:21px;margin:0}.d{border-top:1px dashed #222;margin:10px 0}
      .l{display:flex;align-items:baseline}.l::after{content:"";order:1;flex:1;border-bottom:1px dotted #555;margin:0 6px}.l>span:last-child{order:2}
      h2{font-size:15px;margin:10px 0 2px}p{margin:0}.s{font-size:12px}.bc{height:40px;margin:12px 30px 2px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 5px,#111 5px 9px,#fff 9px 11px,#111 11px 12px,#fff 12px 16px)}`,
    draw: (s) => {
      const line = (label: string, value: string): string =>
        `<div class="l"><span>${label}</span><span>${value}</span></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<h2>${name}</h2>${line('SPH', e.sph())}${line('CYL', e.cyl())}${line('AXIS', e.axis() || '-')}${line('VA', s.acuityMetres())}`;
      return `<div class="c"><h1>${s.dice.pick(['Merlin Optics', 'Kampong Specs', 'Orchid Eyewear'])}</h1><p class="s">#0${s.dice.whole(1, 4)}-${s.dice.whole(10, 99)} ${s.dice.pick(['Bedok', 'Clementi', 'Yishun'])} Centre<br>Tel 6555 ${s.dice.digits(4)} &nbsp; GST ${s.dice.digits(2)}-${s.dice.digits(7)}-X</p></div><div class="d"></div>
        <p>${singaporean(s)}</p><p>${s.dateAs('05-MAR-2025')} &nbsp; ${s.dice.whole(11, 20)}:${s.dice.whole(10, 59)}</p><p class="s">Refracted by ${s.doctor()} (OOB ${s.dice.digits(4)})</p><div class="d"></div><p class="c"><b>SPECTACLE PRESCRIPTION</b></p>
        ${eye('RIGHT EYE', s.right)}${eye('LEFT EYE', s.left)}<h2>BOTH EYES</h2>${hasAdd(s) ? line('ADD', s.add()) : ''}${line('PD (MM)', s.pd())}
        <div class="d"></div>${line('EYE CHECK', 'FREE')}${line('LENS 1.60 MC', `$${s.price()}`)}${line('FRAME', `$${s.price()}`)}<div class="d"></div>
        <p class="s c">Ready in ${s.dice.whole(3, 7)} working days. Goods sold are not returnable. Keep this slip for your 6-month lens warranty.</p><div class="bc"></div><p class="c s">${s.dice.digits(12)}</p>`;
    },
  },
  {
    name: 'z-abroad-ae-hospital',
    language: 'en',
    fonts: ['DejaVu Sans', 'Carlito', 'Arimo'],
    width: 850,
    values: { prism: 0.3, add: 0.5, plus: 0.15 },
    writing: { noCylinder: ['—', '0.00', 'DS'] },
    css: `body{padding:30px 40px;font-size:15px}.lh{display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #0d7c86;padding-bottom:12px}.lh b{font-size:22px;color:#0d7c86}.lh b:last-child{font-family:"DejaVu Sans"}.lg{width:44px;height:44px;background:#0d7c86;transform:rotate(45deg);border-radius:10px;box-shadow:inset 0 0 0 9px #fff,inset 0 0 0 12px #0d7c86;border:3px solid #0d7c86}
      .pt{display:grid;grid-template-columns:110px 1.3fr 110px 1fr;background:#f0f7f8;padding:10px 14px;gap:4px 8px;margin:14px 0 20px;font-size:13.5px}.pt>span:nth-child(odd){color:#567}
      h2{font-size:19px;margin-bottom:12px}.ey{display:flex;gap:22px}.ey section{flex:1;border:1px solid #0d7c86;border-radius:6px}.ey h3{background:#0d7c86;color:#fff;font-size:14.5px;padding:6px 12px;margin:0;border-radius:5px 5px 0 0}
      .ey p{display:flex;margin:0;padding:8px 12px;border-bottom:1px solid #dcebec}.ey p:last-child{border:0}.ey p>i{font-style:normal;color:#567;width:128px;flex:none}
      .bt{margin:18px 0;line-height:1.7}.no{border-left:3px solid #0d7c86;padding:4px 12px;font-size:13.5px;margin-bottom:30px}.sg{display:flex;justify-content:space-between;font-size:13.5px}
      .ft{margin-top:34px;border-top:1px solid #bcd;padding-top:7px;font-size:11px;color:#678;display:flex;justify-content:space-between}`,
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const line = (label: string, value: string): string =>
          `<p><i>${label}</i><span>${value}</span></p>`;
        const prism = prisms(
          e,
          'words',
          '<br>',
          (amount, base) => `${amount} Δ &nbsp;Base ${base}`,
        );
        return `<section><h3>${name}</h3>${line('Sphere (D)', e.sph())}${line('Cylinder (D)', e.cyl())}${line('Axis (°)', e.axis() || '—')}${hasAdd(s) ? line('Near Add (D)', e.add()) : ''}${hasPrism(s) ? line('Prism', prism || '—') : ''}${line('BCVA', s.acuityMetres())}</section>`;
      };
      return `<div class="lh"><b>${s.dice.pick(['Al Rawda Specialty Hospital', 'Gulf Pearl Medical Centre', 'Palm Crescent Hospital'])}</b><span class="lg"></span><b dir="rtl">قسم العيون</b></div>
        <div class="pt"><span>Patient name</span><span>${emirati(s)}</span><span>MRN</span><span>${s.dice.digits(8)}</span><span>Date of birth</span><span>${s.bornAs('05-MAR-2025')}</span><span>Visit date</span><span>${s.dateAs('05-MAR-2025')}</span><span>Clinic</span><span>Ophthalmology OPD ${s.dice.whole(1, 6)}</span><span>Payer</span><span>${s.dice.pick(['Self pay', 'Gulf Shield Silver', 'Oasis Care Plus'])}</span></div>
        <h2>Spectacle Prescription</h2><div class="ey">${eye('RIGHT EYE (OD)', s.right)}${eye('LEFT EYE (OS)', s.left)}</div>
        <p class="bt">Recommended lens: ${s.lensType({ single: 'Single vision', multi: 'Progressive' })}, anti-reflective, UV 400</p>
        <p class="no">Diagnosis: ${s.values.od.sphere < 0 && s.values.os.sphere < 0 && s.values.notation === 'minus' ? 'H52.13 Myopia, bilateral' : 'H52.7 Disorder of refraction, unspecified'}. Review in ${s.dice.pick(['6', '12'])} months.</p>
        <div class="sg"><span>Physician: ${s.doctor()}<br>Licence DHA-P-0${s.dice.digits(6)}</span><span>Signature &amp; stamp: ......................................</span></div>
        <div class="ft"><span>Electronically generated from the hospital record</span><span>Tel +971 4 555 ${s.dice.digits(4)}</span><span>Page 1 of 1</span></div>`;
    },
  },
  {
    name: 'z-abroad-us-military-order',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Courier Prime'],
    width: 950,
    values: { prism: 0.4, add: 0.4, plus: 0 },
    writing: { axisDigits: 3, degree: false, noCylinder: ['SPH', 'SPH', '0.00'] },
    css: `body{padding:28px 30px;font-size:15px}.ti{display:flex;justify-content:space-between;align-items:end;margin-bottom:4px}.ti b{font-size:17px}.ti span{font-size:11px}
      .fr{border:2px solid #111}.rw{display:flex}.bx{flex:1;border:1px solid #111;padding:2px 5px 4px;min-height:56px}.bx i{display:block;font:9.5px Arimo;text-transform:uppercase}.bx b{font-weight:400;display:block;padding-top:9px;font-size:14px;text-align:center}.rw.t .bx b{text-align:left}
      .h{background:#ddd;border:1px solid #111;font:700 11px Arimo;text-align:center;padding:3px;letter-spacing:.08em}.rx{display:grid;grid-template-columns:44px repeat(7,1fr)}.rx div{border:1px solid #111;text-align:center;padding:8px 2px;min-height:46px}.rx div.k{font:9.5px Arimo;padding:3px 1px;min-height:0;background:#f3f3f3}.rx div.e{font:700 15px Arimo;padding-top:13px}
      .mv{display:grid;grid-template-columns:44px repeat(3,1fr)}.mv div{border:1px solid #111;text-align:center;padding:8px 2px;min-height:46px}.mv div.k{font:9.5px Arimo;padding:3px 1px;min-height:0;background:#f3f3f3}.mv div.e{font:700 15px Arimo;padding-top:13px}
      .sm{font-size:10.5px;margin-top:6px}`,
    draw: (s) => {
      const d = (...texts: string[]): string => texts.map((t) => `<div>${t}</div>`).join('');
      const k = (...texts: string[]): string =>
        texts.map((t) => `<div class="k">${t}</div>`).join('');
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="e">${name}</div>${d(...e.cells('sph', 'cyl', 'axis'), e.amount('Hor'), e.base('Hor', 'words'), e.amount('Ver'), e.base('Ver', 'words'))}`;
      const seg = hasAdd(s) ? s.dice.whole(16, 21) : 0;
      const multi = (name: string, e: DrawnEye): string =>
        `<div class="e">${name}</div>${d(e.add(), s.filled(String(seg)), s.filled('25'))}`;
      const f = s.filled;
      return `<div class="ti"><b>EYEWEAR PRESCRIPTION AND ORDER</b><span>Clinic Form 77-E (Rev. ${s.dice.whole(2011, 2019)}) &nbsp; Privacy notice on reverse</span></div>
        <div class="fr"><div class="rw t">${box('1. Date', s.dateAs('05-MAR-2025'))}${box('2. Order number', f(`E${s.dice.digits(7)}`))}${box('3. Account no.', f(s.dice.digits(5)))}${box('4. To (laboratory)', f('OPTICAL FAB LAB'), 'style="flex:1.5"')}</div>
        <div class="rw t">${box('5. From (clinic)', f(`${s.dice.pick(['FAMILY HEALTH', 'TROOP MEDICAL', 'BRANCH MEDICAL'])} CLINIC`), 'style="flex:1.6"')}${box('6. Name (last, first, MI)', f(soldier(s)), 'style="flex:1.8"')}${box('7. Grade', f(s.dice.pick(['E4', 'E6', 'O2', 'W2'])), 'style="flex:.6"')}${box('8. ID no. (last 4)', f(s.dice.digits(4)))}</div>
        <div class="rw">${box('9. Status', f(s.dice.pick(['AD', 'RES', 'RET'])))}${box('10. Frame', f(s.dice.pick(['5A', 'MSF-1', 'AV-2'])))}${box('11. Eye size', f(String(s.dice.whole(48, 56))))}${box('12. Bridge', f(String(s.dice.whole(16, 22))))}${box('13. Temple', f('145 SKULL'))}${box('14. PD distance', s.pd())}${box('PD near', s.nearPd())}${box('15. Pairs', f(s.dice.pick(['1', '2'])))}</div>
        <div class="h">16. SINGLE VISION (DISTANCE)</div><div class="rx">${k('', 'SPHERE', 'CYLINDER', 'AXIS', 'PRISM (H)', 'BASE IN / OUT', 'PRISM (V)', 'BASE UP / DOWN')}${eye('R', s.right)}${eye('L', s.left)}</div>
        ${hasAdd(s) ? `<div class="h">17. MULTIVISION</div><div class="mv">${k('', 'ADD', 'SEG HEIGHT', 'SEG WIDTH')}${multi('R', s.right)}${multi('L', s.left)}</div>` : ''}
        <div class="rw t">${box('18. Lens / tint / remarks', f(s.dice.pick(['CLEAR CR-39', 'POLY, CLEAR', 'CLEAR + N-15 SUN'])), 'style="flex:1.6"')}${box('19. Prescribing officer', f(s.doctor()), 'style="flex:1.5"')}${box('20. Phone', f(`(${s.dice.whole(210, 910)}) 555-01${s.dice.digits(2)}`))}</div>
        <div class="rw t">${box('21. Signature of approving authority', '', 'style="flex:2"')}${box('22. Priority', f('ROUTINE'))}${box('23. Mail to', f(`UNIT ${s.dice.digits(4)}, APO AE 09${s.dice.digits(3)}`), 'style="flex:1.6"')}</div></div>
        <p class="sm">Distribution: white to laboratory, yellow to health record, pink to patient.</p>`;
    },
  },
];

export const frozenNonesFromAbroad: Layout[] = [
  {
    name: 'z-abroad-none-gb-contact-lens-spec',
    language: 'en',
    document: 'contact-lenses',
    fonts: ['Arimo', 'Carlito'],
    width: 800,
    css: `body{font-size:16px}h1{font-size:24px;color:#24548c}.p{line-height:1.6;margin-bottom:20px}table{width:100%}td,th{border:1px solid #7d9cc0;padding:9px 8px;text-align:center}th{background:#e6eef8;font-size:13.5px}td:first-child{font-weight:700}.n{margin:20px 0;font-size:14.5px}.sm{font-size:12px;color:#555;margin-top:34px}`,
    draw: (s) => {
      const brand = s.dice.pick([
        'AquaSoft Toric 1 Day',
        'Claria Monthly Toric',
        'BreezeDay Toric',
      ]);
      const [bc, dia] = [s.dice.pick(['8.5', '8.6', '8.7']), s.dice.pick(['14.2', '14.5'])];
      const row = (name: string): string =>
        tr(
          name,
          brand,
          bc,
          dia,
          s.power(-s.dice.whole(3, 24) / 4),
          s.power(-s.dice.pick([0.75, 1.25, 1.75])),
          String(s.dice.whole(1, 18) * 10),
        );
      return `<h1>Contact Lens Specification</h1><p class="p"><b>Copper Beech Opticians</b>, ${s.dice.whole(2, 80)} High Street, tel 01632 960${s.dice.digits(3)}<br>Patient: ${british(s)} &nbsp; Born: ${s.bornAs('05/03/2025')}<br>Fitting completed: ${s.dateAs('05/03/2025')} &nbsp; Specification expires: ${s.expiresAs('05/03/2025')}<br>Practitioner: ${s.doctor()}, contact lens optician</p>
        ${table(heads('Eye', 'Lens', 'BOZR', 'TD', 'Power', 'Cyl', 'Axis'), row('Right'), row('Left'))}
        <p class="n">Wearing schedule: daily wear, ${s.dice.whole(8, 14)} hours at most, no overnight wear.<br>Care system: ${s.dice.pick(['none (single use)', 'multipurpose solution'])}. Aftercare every ${s.dice.pick(['6', '12'])} months.<br>Direct debit scheme £${s.price()} a quarter, ref CL${s.dice.digits(6)}.</p>
        <p class="sm">These details are for contact lenses only and must not be used to make spectacles. A substitute lens may be supplied only by agreement with the practitioner.</p>`;
    },
  },
  {
    name: 'z-abroad-none-au-gp-letter',
    language: 'en',
    document: 'letter',
    fonts: ['Tinos', 'Carlito', 'Arimo'],
    width: 820,
    css: 'body{padding:50px 60px;font-size:17px}.lh{text-align:right;font-size:14px;color:#345;border-bottom:1px solid #345;padding-bottom:8px;margin-bottom:26px}.lh b{font-size:21px}p{margin:0 0 16px}.f{margin-left:24px}',
    draw: (s) => {
      const patient = australian(s);
      return `<div class="lh"><b>Grey Gum Eye Care</b><br>${s.dice.whole(3, 220)} Barker Street, Armidale NSW 2350<br>Ph (02) 5550 ${s.dice.digits(4)} &nbsp; Fax (02) 5550 ${s.dice.digits(4)}</div>
        <p>${s.dateAs('5 March 2025')}</p><p>The Medical Practitioner<br>New England Family Practice</p><p>Dear Colleague,</p><p><b>Re: ${patient}, DOB ${s.bornAs('05/03/2025')} — diabetic eye check</b></p>
        <p>Thank you for asking us to see this patient, who has had type 2 diabetes for ${s.dice.whole(3, 19)} years (last HbA1c ${(s.dice.whole(58, 92) / 10).toFixed(1)}%). There were no visual complaints.</p>
        <p class="f">Best corrected vision: right ${s.acuityMetres()}, left ${s.acuityMetres()}<br>Intraocular pressure: right ${s.pressure()} mmHg, left ${s.pressure()} mmHg at ${s.dice.whole(9, 11)}.${s.dice.whole(10, 50)} am<br>Cup to disc ratio: right 0.${s.dice.whole(2, 5)}, left 0.${s.dice.whole(2, 5)}<br>Lens: early nuclear sclerosis in both eyes<br>Fundus (dilated, tropicamide 0.5%): ${s.dice.pick(['no diabetic retinopathy', 'a few microaneurysms, mild non-proliferative retinopathy'])}, maculae flat</p>
        <p>No treatment is needed and no new glasses were ordered. We have arranged a recall in ${s.dice.pick(['12', '24'])} months and would be glad to see the patient sooner if vision changes. Good control of blood pressure and glucose remains the best protection.</p><p>Yours sincerely,</p><p style="margin-top:44px">${s.doctor()}<br>Optometrist, Provider No. ${s.dice.digits(6)}T</p>`;
    },
  },
];
