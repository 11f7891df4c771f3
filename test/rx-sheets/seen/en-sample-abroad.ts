import { heads, padded, table, tr } from '../html.ts';
import { cylinder, prisms } from '../in-words.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

const td = (text: string, attributes = ''): string => `<td ${attributes}>${text}</td>`;
const th = (text: string, attributes = ''): string => `<th ${attributes}>${text}</th>`;
const tick = (on: boolean, text: string): string =>
  `<span class="tick"><i>${on ? 'X' : '&nbsp;'}</i> ${text}</span>`;
const near = (s: Sheet): string => s.dice.pick(['N5', 'N5', 'N6', 'N6', 'N8']);
const letters = (s: Sheet, count: number): string =>
  Array.from({ length: count }, () => s.dice.pick([...'ABCDEFGHJKLMNPRSTWXY'] as [string])).join(
    '',
  );

const ukForm: Layout = {
  name: 'x-commonwealth-uk-sight-test-form',
  language: 'en',
  fonts: ['Arimo', 'Arimo', 'Carlito'],
  width: 940,
  values: { add: 0.6, prism: 0.3, plus: 0.05 },
  writing: { noCylinder: ['DS', '', '—', 'SPH'] },
  css: [
    'body{font-size:15px;padding:28px 34px}.head{display:flex;justify-content:space-between;border-bottom:4px solid #0b5a8a;padding-bottom:8px;margin-bottom:12px}',
    '.head b{font-size:22px;color:#0b5a8a}.part{background:#dbe9f2;padding:3px 8px;font-weight:700;margin:14px 0 6px}',
    '.who{display:grid;grid-template-columns:1fr 1fr;gap:5px 24px}.who div{border-bottom:1px solid #777;padding:2px 0}.who span:first-child{color:#345;font-size:13px;margin-right:6px}',
    '.rx table{width:100%}.rx td,.rx th{border:1px solid #23627f;padding:6px 4px;text-align:center;height:34px}.rx th{font-size:13px;background:#eef5f9}.rx .mid{border-left:3px solid #23627f}',
    '.tick{display:block;margin:4px 0}.tick i{display:inline-block;border:1px solid #222;width:17px;height:17px;line-height:16px;text-align:center;font:700 13px Arimo;margin-right:5px}',
  ].join(''),
  draw: (s) => {
    const far = (e: DrawnEye): string[] => [
      td(e.sph(), 'class="mid"'),
      ...e.cells('cyl', 'axis', 'amounts'),
      e.bases('letters'),
      s.acuityMetres(),
    ];
    const close = (e: DrawnEye): string[] =>
      hasAdd(s)
        ? [td(e.nearSph(), 'class="mid"'), e.nearCyl(), e.nearAxis(), '', '', near(s)]
        : [td('', 'class="mid"'), '', '', '', '', ''];
    const names = [
      th('Sph', 'class="mid"'),
      ...['Cyl', 'Axis', 'Prism', 'Base', 'VA'].map((n) => th(n)),
    ];
    return `<div class="head"><div><b>Optical Prescription</b><br>Give this form to the patient straight after the sight test</div><div>Serial no. ${letters(s, 2)} ${s.dice.digits(7)}<br>Copy 1: patient</div></div>
<div class="part">1 &nbsp; Patient</div>
<div class="who"><div><span>Name</span>${s.patient()}</div><div><span>Date of birth</span>${s.bornAs('05/03/2025')}</div><div><span>Address</span>${s.dice.whole(2, 96)} Tanyard Row, Hebden Mill</div><div><span>Postcode</span>HX7 ${s.dice.whole(1, 9)}${letters(s, 2)}</div></div>
<div class="part">2 &nbsp; Prescription</div>
<div class="rx">${table(
      tr(
        th('', 'rowspan="2"'),
        th('RIGHT', 'colspan="6" class="mid"'),
        th('LEFT', 'colspan="6" class="mid"'),
      ),
      tr(...names, ...names),
      tr(th('Distance'), ...far(s.right), ...far(s.left)),
      tr(th('Near'), ...close(s.right), ...close(s.left)),
    )}</div>
<div class="part">3 &nbsp; Statement of the person who tested sight</div>
${tick(true, 'A prescription for glasses is needed')}${tick(false, 'A prescription is not needed')}${tick(s.dice.chance(0.5), 'First prescription, or changed since the last test')}${tick(false, 'I am referring the patient to a doctor')}
<p style="margin-top:8px">Next sight test due in <b>${s.dice.pick(['12', '24'])}</b> months</p>
<div class="who"><div><span>Signed by</span>${s.doctor()}</div><div><span>List number</span>01-${s.dice.digits(5)}</div><div><span>Date of sight test</span>${s.dateAs('05/03/2025')}</div><div><span>Practice</span>Calder Street Opticians, 01632 960${s.dice.digits(3)}</div></div>
<p class="small" style="margin-top:12px">You may take this prescription to any optician. Patients under 16 must have glasses dispensed by or under the supervision of a registered practitioner.</p>`;
  },
};

const domiciliary: Layout = {
  name: 'x-commonwealth-uk-domiciliary-card',
  language: 'en',
  pen: 'always',
  fonts: ['Carlito', 'Arimo'],
  width: 800,
  values: { add: 0.75, prism: 0, plus: 0.05 },
  writing: { noCylinder: ['DS', '–', 'DS'] },
  css: [
    'body{background:#fdf9ec;font-size:16px;padding:26px 32px}.top{display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:12px}.top b{font-size:23px;color:#70306c}',
    '.line{display:flex;gap:22px;margin:11px 0}.line div{flex:1;border-bottom:1px dotted #555;min-height:28px;white-space:nowrap}.line label{font-size:14px;color:#70306c;margin-right:7px}',
    '.t table{width:100%}.t td,.t th{border:1px solid #8a6a88;padding:4px 6px;text-align:center;height:46px}.t th{height:auto;font-size:14px;font-weight:400;color:#70306c}.t.old td{height:36px}',
    'h3{font-size:16px;margin:18px 0 5px;color:#70306c}',
  ].join(''),
  draw: (s) => {
    const old = (name: string, e: DrawnEye): string => {
      const was = e.elsewhere();
      return tr(
        th(name),
        ...[was.sph, was.cyl, was.axis].map((text) => s.filled(text)),
        s.filled(s.acuityMetres()),
      );
    };
    const now = (name: string, e: DrawnEye): string =>
      tr(
        th(name),
        ...e.cells('sph', 'cyl', 'axis'),
        s.filled(s.acuityMetres()),
        e.add(),
        s.filled(hasAdd(s) ? near(s) : ''),
      );
    return `<div class="top"><div><b>Home Visit Eyecare</b><br>Sight tests at home and in care homes</div><div style="text-align:right">Unit 6, Priory Works, Kettlewell<br>Freephone 0800 960 ${s.dice.digits(4)}</div></div>
<div class="line"><div style="flex:2"><label>Resident</label>${s.patient()}</div><div><label>Room</label>${s.filled(String(s.dice.whole(2, 44)))}</div><div><label>D.o.b.</label>${s.filled(`${s.dice.whole(1, 28)}/${s.dice.whole(1, 12)}/19${s.dice.whole(31, 49)}`)}</div></div>
<div class="line"><div style="flex:2"><label>Home</label>${s.filled(s.dice.pick(['Beech Lodge', 'The Willows', 'St Hilda House']))}</div><div style="flex:2"><label>Date of visit</label>${s.dateAs('05/03/2025')}</div></div>
<h3>Spectacles worn now (focimeter)</h3><div class="t old">${table(heads('', 'Sph', 'Cyl', 'Axis', 'VA'), old('R', s.right), old('L', s.left))}</div>
<h3>New prescription</h3><div class="t">${table(heads('', 'Sph', 'Cyl', 'Axis', 'VA', 'Add', 'Near VA'), now('R', s.right), now('L', s.left))}</div>
<div class="line"><div><label>PD</label>${s.pd()}</div><div><label>IOP R</label>${s.filled(s.pressure())}</div><div><label>L</label>${s.filled(s.pressure())}</div><div style="flex:1.6"><label>Time</label>${s.filled(`${s.dice.whole(10, 15)}.${s.dice.pick(['10', '25', '40'])}`)}</div></div>
<div class="line"><div><label>Notes</label>${s.filled(s.dice.pick(['Early lens opacities R+L. Engrave name.', 'Good light for reading. Engrave name.', 'Old pair scratched, keep as spare.']))}</div></div>
<div class="line"><div><label>Optometrist</label>${s.filled(s.doctor())}</div><div><label>Next visit</label>${s.filled(s.dice.pick(['12 months', '1 year']))}</div></div>
<p class="small">White copy: resident's notes. Yellow copy: office. Please keep spectacles labelled.</p>`;
  },
};

const irishLetter: Layout = {
  name: 'x-commonwealth-ireland-letter',
  language: 'en',
  fonts: ['Tinos', 'Tinos', 'DejaVu Serif'],
  width: 820,
  values: { add: 0.5, sameAdd: true, prism: 0, plus: 0.4 },
  writing: { degree: false },
  css: 'body{padding:48px 66px;font-size:17px}.lh{text-align:center;border-bottom:1px solid #2b5a3c;padding-bottom:10px;margin-bottom:22px;color:#2b5a3c}.lh h2{letter-spacing:2px;margin:0;font-weight:400;font-size:27px}.rx{margin:0 0 .8em 34px}p{margin:0 0 .85em}',
  draw: (s) => {
    const eye = (name: string, e: DrawnEye): string =>
      `${name} eye: <b>${e.formula(' x ', ' / ')}</b> giving ${s.acuityMetres()}`;
    return `<div class="lh"><h2>Mount Carrick Eye Clinic</h2>Consultant ophthalmic surgeons<br>Suite 14, Mount Carrick Hospital, Dublin 18, D18 ${letters(s, 1)}${s.dice.digits(1)}${letters(s, 2)}<br>Tel. (01) 555 0${s.dice.digits(3)} &middot; Secretary: Ms A. Feeney</div>
<div class="sides"><div>The Dispensing Optician<br><br><b>Re: ${s.patient()}</b>, d.o.b. ${s.bornAs('05/03/2025')}<br>Chart no. MC${s.dice.digits(6)}</div><div>${s.dateAs('5th March 2025')}</div></div>
<p style="margin-top:20px">Dear Colleague,</p>
<p>I reviewed this patient at my rooms today. The eyes are quiet, the media are clear and the intraocular pressures were ${s.pressure()} mmHg on the right and ${s.pressure()} mmHg on the left. Both discs and maculae look healthy.</p>
<p>${s.dice.pick(['There is a change in refraction and I have advised new glasses.', 'The present glasses are no longer adequate.', 'New glasses would be of help.'])} Please make up the following:</p>
<div class="rx">${eye('Right', s.right)}<br>${eye('Left', s.left)}</div>
<p>${hasAdd(s) ? `The reading addition is ${s.add()} for both eyes. ` : ''}An anti-reflection coating would be worthwhile for driving at night. I have not arranged a further appointment but would be glad to see the patient again in two years, or before if there is any concern.</p>
<p>With kind regards,<br>Yours sincerely,</p><p style="margin-top:42px">${s.doctor()}<br>Consultant Ophthalmologist, IMC ${s.dice.digits(6)}</p>
<p class="small">Dictated but not signed, to avoid delay. c.c. general practitioner</p>`;
  },
};

const canada: Layout = {
  name: 'x-commonwealth-canada-ordonnance',
  language: 'en',
  fonts: ['Carlito', 'Arimo', 'DejaVu Sans Condensed'],
  width: 860,
  values: { add: 0.5, prism: 0.3, plus: 0.1 },
  css: [
    'body{padding:38px 46px}.logo{display:flex;gap:14px;align-items:center}.logo i{width:56px;height:56px;border-radius:50% 0 50% 0;background:#b4402b;display:block}.logo h2{margin:0;color:#b4402b}',
    '.id{display:grid;grid-template-columns:170px 1fr 150px 1fr;gap:5px 8px;margin:22px 0;font-size:16px}.id b{font-weight:400;color:#666}',
    '.rx table{width:100%}.rx th{background:#b4402b;color:#fff;font-size:14px;padding:6px;line-height:1.15}.rx th em{font-weight:400}.rx td{border-bottom:1px solid #c9b8b4;padding:11px 6px;text-align:center;font-size:18px}.rx td:first-child{font-weight:700;text-align:left}',
    '.sign{margin-top:46px;display:flex;justify-content:space-between}.sign div{border-top:1px solid #222;width:44%;padding-top:4px}',
  ].join(''),
  draw: (s) => {
    const eye = (name: string, e: DrawnEye): string =>
      tr(name, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('letters'), e.add());
    return `<div class="sides"><div class="logo"><i></i><div><h2>Rideau Falls Optometry</h2><span>Optométrie des Chutes</span></div></div><div style="text-align:right" class="small">${s.dice.whole(110, 980)} Sussex Park Drive, Unit 3<br>Ottawa ON K1N ${s.dice.whole(1, 9)}${letters(s, 1)}${s.dice.whole(1, 9)}<br>613-555-0${s.dice.whole(100, 199)} &middot; fax 613-555-0${s.dice.whole(100, 199)}</div></div>
<div class="id"><b>Patient</b><span>${s.patient()}</span><b>Chart / Dossier</b><span>${s.dice.digits(6)}</span><b>Date of birth / Né(e) le</b><span>${s.bornAs('2025-03-05')}</span><b>Exam / Examen</b><span>${s.dateAs('2025-03-05')}</span><b>Use / Usage</b><span>${s.lensType({ single: 'Single vision', multi: 'Progressive' })}</span><b>Expires / Expire</b><span>${s.expiresAs('2025-03-05')}</span></div>
<h3>Eyeglass prescription / Ordonnance de lunettes</h3>
<div class="rx">${table(
      heads(
        '',
        'Sphere<br><em>Sphère</em>',
        'Cylinder<br><em>Cylindre</em>',
        'Axis<br><em>Axe</em>',
        'Prism<br><em>Prisme</em>',
        'Base<br><em>Base</em>',
        'Add<br><em>Addition</em>',
      ),
      eye('O.D.', s.right),
      eye('O.S.', s.left),
    )}</div>
<p style="margin-top:18px">Remarks / Remarques: ${s.dice.pick(['polycarbonate or Trivex for sports', 'anti-reflective coating recommended', 'blue filter at patient’s choice'])}</p>
<div class="sign"><div>${s.doctor()}, O.D.</div><div>Licence / Permis ${s.dice.digits(5)}</div></div>
<p class="small" style="margin-top:26px">Fitting measurements are taken by the person who dispenses the glasses. Lenses remade within 60 days of purchase at no charge if this prescription is changed by us.</p>`;
  },
};

const australiaApp: Layout = {
  name: 'x-commonwealth-australia-app',
  language: 'en',
  fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
  width: 420,
  values: { add: 0.5, prism: 0.25, plus: 0.05 },
  writing: { noCylinder: ['—', '0.00', 'DS'], axisDigits: 1 },
  css: [
    'body{padding:0 0 70px;background:#f1f4f6;font-size:16px}.bar{background:#00665e;color:#fff;padding:10px 16px 14px}.bar small{display:flex;justify-content:space-between;opacity:.9}.bar h2{margin:12px 0 0;font-size:20px}',
    '.tabs{display:flex;background:#fff;border-bottom:1px solid #d5dcdf}.tabs span{flex:1;text-align:center;padding:11px 0;font-size:14px;color:#69767c}.tabs .on{color:#00665e;font-weight:700;border-bottom:3px solid #00665e}',
    '.card{background:#fff;border-radius:12px;margin:14px 14px 0;padding:14px 16px;box-shadow:0 1px 3px #0002}.card h3{font-size:16px;color:#00665e;margin:0 0 9px}',
    '.g{display:grid;grid-template-columns:repeat(3,1fr);gap:12px 8px}.g div span:first-child{display:block;font-size:12px;color:#728087}.g div{font-size:19px}.wide{grid-column:span 2}',
    '.kv{display:flex;justify-content:space-between;padding:5px 0;font-size:15px}.kv>span:first-child{color:#728087}.btn{margin:18px 14px 0;background:#00665e;color:#fff;text-align:center;border-radius:24px;padding:13px;font-weight:700}',
  ].join(''),
  draw: (s) => {
    const item = (label: string, value: string, wide = ''): string =>
      value && `<div class="${wide}"><span>${label}</span>${value}</div>`;
    const eye = (name: string, e: DrawnEye): string => {
      const prism = prisms(e, 'words', '<br>', (amount, base) => `${amount} base ${base}`);
      const axis = e.toric ? e.axis() : '—';
      return `<div class="card"><h3>${name} eye</h3><div class="g">${item('Sphere', e.sph())}${item('Cylinder', e.cyl())}${item('Axis', axis)}${item('Add', e.add())}${item('Prism', prism, 'wide')}</div></div>`;
    };
    const kv = (label: string, value: string): string =>
      `<div class="kv"><span>${label}</span><span>${value}</span></div>`;
    return `<div class="bar"><small><span>${s.dice.whole(8, 20)}:${s.dice.whole(10, 59)}</span><span>${s.dice.whole(18, 97)}%</span></small><h2>&lsaquo; &nbsp;My prescription</h2></div>
<div class="tabs"><span class="on">Glasses</span><span>Contacts</span><span>Eye tests</span></div>
<div class="card">${kv('Name', s.patient())}${kv('Tested', s.dateDayFirst())}${kv('Valid to', s.expiresAs('05/03/2025'))}${kv('Store', s.dice.pick(['Wattle Plaza', 'Port Lonsdale', 'Mitcham Junction']))}</div>
${eye('Right', s.right)}${eye('Left', s.left)}
<div class="card">${kv('Pupillary distance (PD)', `${s.pd()} mm`)}${kv('Optometrist', s.doctor())}${kv('Member no.', `${s.dice.digits(4)} ${s.dice.digits(5)}`)}</div>
<div class="btn">Shop with this prescription</div>`;
  },
};

const nzEmail: Layout = {
  name: 'x-commonwealth-nz-email',
  language: 'en',
  fonts: ['Arimo', 'Carlito', 'Tinos'],
  width: 760,
  values: { add: 0.5, sameAdd: true, prism: 0, plus: 0.05 },
  css: 'body{padding:22px 30px;font-size:16px}.h{border-bottom:1px solid #ccc;padding-bottom:10px;margin-bottom:18px}.h h2{font-weight:400;font-size:23px;margin-bottom:10px}.h div{font-size:14px;color:#555}.av{float:left;width:40px;height:40px;border-radius:50%;background:#6a4fb3;color:#fff;text-align:center;line-height:40px;font-size:19px;margin-right:12px}p{margin:0 0 1em}.sig{border-top:2px solid #8bb53c;padding-top:8px;font-size:14px;color:#444;display:inline-block}',
  draw: (s) => {
    const eye = (name: string, e: DrawnEye): string =>
      `${name}: ${e.sph()}${cylinder(e, (cyl, axis) => ` / ${cyl} x ${axis}`)}`;
    const name = s.patient();
    return `<div class="h"><h2>Copy of your glasses prescription</h2><i class="av" style="font-style:normal">K</i><div><b>Kowhai Bay Optometrists</b> &lt;reception@kowhaibay.example&gt;<br>to ${name}, ${s.dateDayFirst()}, ${s.dice.whole(9, 16)}:${s.dice.whole(10, 59)}</div></div>
<p>Kia ora ${name.replace(/<[^>]+>/g, '').split(' ')[0] ?? ''},</p>
<p>Thanks for coming in today. As you asked, here is the prescription from your eye examination with ${s.doctor()}:</p>
<p>${eye('Right', s.right)}<br>${eye('Left', s.left)}${hasAdd(s) ? `<br>Add: ${s.add()} (both eyes)` : ''}<br>PD: ${s.pd()}</p>
<p>It is valid until ${s.expiresAs('5 March 2025')}. Vision with these lenses was ${s.acuityMetres()} in the right eye and ${s.acuityMetres()} in the left. If you buy glasses somewhere else we are happy to check the lenses for a fee of $${s.dice.whole(20, 45)}.</p>
<p>Your retinal photos are on file and we will send a reminder in two years.</p>
<p>Ngā mihi,<br>Moana at reception</p>
<div class="sig"><b>Kowhai Bay Optometrists</b><br>${s.dice.whole(3, 210)} Beach Road, Kowhai Bay ${s.dice.digits(4)}<br>09 555 0${s.dice.digits(3)} &nbsp;|&nbsp; Mon to Fri 8.30 to 5.30, Sat 9 to 1</div>`;
  },
};

const indiaHospital: Layout = {
  name: 'x-commonwealth-india-hospital-card',
  language: 'en',
  fonts: ['Arimo', 'DejaVu Sans Condensed', 'Tinos'],
  width: 880,
  values: { add: 0.6, prism: 0, plus: 0.1 },
  writing: { noCylinder: ['', '—', 'DS', '0.00'] },
  css: [
    'body{padding:26px 32px;font-size:15px}.top{text-align:center;border:2px solid #143d8c;border-bottom:0;padding:10px;color:#143d8c}.top h2{margin:0;font-size:26px}.info{border:2px solid #143d8c;display:grid;grid-template-columns:1fr 1fr 1fr;gap:4px 12px;padding:8px 12px}',
    'table{width:100%}.ar td,.ar th{border:1px solid #999;padding:3px 6px;text-align:center;font-size:14px}.gp td,.gp th{border:1.5px solid #143d8c;padding:7px 5px;text-align:center}.gp th{color:#143d8c}h3{font-size:15px;margin:15px 0 5px;text-decoration:underline}',
    '.tick{display:inline-block;margin:4px 20px 4px 0}.tick i{display:inline-block;border:1px solid #222;width:17px;height:17px;line-height:16px;text-align:center;font:700 13px Arimo;margin-right:5px}',
  ].join(''),
  draw: (s) => {
    const ar = (name: string, e: DrawnEye): string => {
      const seen = e.elsewhere();
      return tr(name, seen.sph, seen.cyl, seen.axis, s.acuityMetres(), s.pressure());
    };
    const far = (e: DrawnEye): string[] => [...e.cells('sph', 'cyl', 'axis'), s.acuityMetres()];
    const add = (e: DrawnEye): string[] => [td(e.add(), 'colspan="3"'), hasAdd(s) ? near(s) : ''];
    const names = ['SPH', 'CYL', 'AXIS', 'V/A'].map((name) => th(name));
    return `<div class="top"><h2>SRI DHANVI EYE HOSPITAL</h2>A unit of Dhanvi Charitable Trust (Regd.)<br><span class="small">No. ${s.dice.whole(4, 88)}, 2nd Main Road, Jayamahal, Bengaluru 5600${s.dice.digits(2)} &nbsp; Ph: 080 5550 ${s.dice.digits(4)}</span></div>
<div class="info"><span>MRD No: ${s.dice.digits(2)}/${s.dice.digits(5)}</span><span>Name: ${s.patient()}</span><span>Date: ${s.dateAs('05-MAR-2025')}</span><span>Age/Sex: ${s.dice.whole(17, 74)} Y / ${s.dice.pick(['M', 'F'])}</span><span>Consultant: ${s.doctor()}</span><span>OPD Fee: Rs. ${s.dice.whole(2, 8)}00</span></div>
<h3>Auto refractometer reading (not for dispensing)</h3><div class="ar">${table(heads('', 'SPH', 'CYL', 'AXIS', 'Unaided V/A', 'NCT (mmHg)'), ar('RE', s.right), ar('LE', s.left))}</div>
<h3>Glass prescription</h3><div class="gp">${table(
      tr(th('', 'rowspan="2"'), th('RIGHT EYE', 'colspan="4"'), th('LEFT EYE', 'colspan="4"')),
      tr(...names, ...names),
      tr(th('DISTANCE'), ...far(s.right), ...far(s.left)),
      tr(th('NEAR ADD'), ...add(s.right), ...add(s.left)),
    )}</div>
<p style="margin:10px 0">IPD: <b>${s.pd()}</b> mm</p>
<div>${tick(true, 'Constant use')}${tick(false, 'Office use')}${tick(s.dice.chance(0.4), 'Photochromic')}${tick(s.dice.chance(0.6), 'ARC')}${tick(false, 'Tint')}</div>
<div class="sides" style="margin-top:34px"><span>Review after: ${s.dice.pick(['6 months', '1 year'])}</span><span>Signature of Optometrist</span></div>
<p class="small center" style="margin-top:14px">Prescription valid for 6 months. Kindly get the spectacles checked here before use. Bring this card on every visit.</p>`;
  },
};

const indiaShop: Layout = {
  name: 'x-commonwealth-india-order-card',
  language: 'en',
  pen: 'sometimes',
  fonts: ['Arimo', 'Carlito', 'DejaVu Serif'],
  width: 580,
  values: { add: 0.6, prism: 0, plus: 0.1 },
  writing: { noCylinder: ['—', '', 'DS'] },
  css: [
    'body{padding:18px 22px;font-size:15px;background:#fffdf6}.box{border:2px solid #a31621;padding:12px 14px}.top{text-align:center;color:#a31621}.top h2{margin:2px 0;font-size:27px;letter-spacing:1px}.l{display:flex;gap:14px;margin:9px 0}.l div{flex:1;border-bottom:1px solid #bbb;min-height:24px;white-space:nowrap}',
    'table{width:100%;margin-bottom:10px}td,th{border:1px solid #a31621;padding:5px;text-align:center;height:38px}th{height:auto;color:#a31621;font-size:14px}.cap th{background:#a31621;color:#fff}td:first-child{width:70px;color:#a31621;font-weight:700}td:nth-child(n+2){width:26%}',
    '.money{display:flex;border:1px solid #a31621}.money div{flex:1;padding:4px 8px;border-right:1px solid #a31621}.money div:last-child{border:0}',
  ].join(''),
  draw: (s) => {
    const block = (name: string, e: DrawnEye): string =>
      table(
        `<tr class="cap">${th(name, 'colspan="4"')}</tr>`,
        heads('', 'SPH.', 'CYL.', 'AXIS'),
        tr('D.V.', ...e.cells('sph', 'cyl', 'axis')),
        hasAdd(s) ? tr('N.V.', e.nearSph(), e.nearCyl(), e.nearAxis()) : tr('N.V.', '', '', ''),
      );
    const [total, advance] = [s.dice.whole(18, 62) * 100, s.dice.whole(5, 15) * 100];
    const rupees = (amount: number): string => s.filled(`${amount}/-`);
    return `<div class="box"><div class="top"><span class="small">ORDER CARD</span><h2>New Drishti Opticals</h2><span class="small">Shop 11, Gandhi Chowk, Nashik 4220${s.dice.digits(2)} &nbsp; Mob. 98555 ${s.dice.digits(5)}<br>Computerised eye testing &bull; Sunday closed</span></div>
<div class="l"><div>No. <b>${s.dice.digits(4)}</b></div><div>Date ${s.dateAs('05/03/2025')}</div></div>
<div class="l"><div>Name ${s.patient()}</div><div>Ph. ${s.filled(`97${s.dice.digits(8)}`)}</div></div>
${block('RIGHT EYE', s.right)}${block('LEFT EYE', s.left)}
<div class="l"><div>P.D. ${s.pd()}</div><div style="flex:2">Frame ${s.filled(s.dice.pick(['Supra black', 'Full shell brown', 'Rimless gold']))}</div></div>
<div class="l"><div>Glass ${s.filled(s.dice.pick(['CR hardcoat', 'ARC green', 'Blue cut']))}</div><div>Delivery ${s.filled(`${s.dice.pick(['Mon', 'Thu', 'Sat'])} ${s.dice.whole(5, 8)} pm`)}</div></div>
<div class="money"><div>Total<br>${rupees(total)}</div><div>Advance<br>${rupees(advance)}</div><div>Balance<br>${rupees(total - advance)}</div></div>
<p class="small" style="margin:10px 0 0">Goods not collected within 30 days will not be our responsibility. Advance is not refundable. E. &amp; O. E.</p></div>`;
  },
};

const southAfrica: Layout = {
  name: 'x-commonwealth-south-africa-quotation',
  language: 'en',
  fonts: ['Arimo', 'Carlito', 'DejaVu Sans Condensed'],
  width: 840,
  values: { add: 0.55, prism: 0.3, plus: 0.05 },
  writing: { zeros: 'all' },
  css: [
    'body{padding:34px 40px;font-size:15px}.top{display:flex;justify-content:space-between;margin-bottom:16px}.top h2{color:#8a5a00;margin:0}.two{display:flex;gap:16px;margin-bottom:16px}.two div{flex:1;border:1px solid #bbb;padding:9px 12px}',
    'table{width:100%}.acc th{text-align:left;border-bottom:2px solid #8a5a00;padding:5px 6px;font-size:14px}.acc td{padding:5px 6px;border-bottom:1px solid #e2d8c6}.acc td:last-child,.acc th:last-child{text-align:right}',
    '.rx{background:#f7f1e5;padding:10px 12px;margin:18px 0}.rx th{text-align:left;font-size:13px;color:#8a5a00;padding:3px 8px 3px 0}.rx td{padding:5px 8px 5px 0;white-space:nowrap}',
  ].join(''),
  draw: (s) => {
    const some = hasPrism(s);
    const eye = (name: string, e: DrawnEye): string =>
      tr(
        `<b>${name}</b>`,
        e.formula(' X ', ' / ', 'SPH'),
        ...(some ? [e.prism('letters', ' ')] : []),
        ...(hasAdd(s) ? [e.add()] : []),
        e.pd(),
        s.acuityMetres(),
      );
    const lines = [
      ['11001', 'Comprehensive consultation', s.dice.whole(420, 790)],
      [
        '81902',
        s.lensType({ single: 'Single vision lenses, pair', multi: 'Multifocal lenses, pair' }),
        s.dice.whole(900, 5200),
      ],
      ['86112', 'Anti-reflection coating', s.dice.whole(300, 900)],
      ['90012', 'Frame', s.dice.whole(700, 2900)],
    ] as const;
    const rand = (amount: number): string => `R ${s.number(amount)}`;
    return `<div class="top"><div><h2>Blouvlei Optometrists Inc.</h2>Shop G23, Blouvlei Centre, Cape Town 74${s.dice.digits(2)}<br>Tel 021 555 0${s.dice.digits(3)} &nbsp; Pr. No. 070 ${s.dice.digits(4)}</div><div style="text-align:right"><b>QUOTATION</b><br>Q${s.dice.digits(5)}<br>${s.dateAs('2025-03-05')}</div></div>
<div class="two"><div>Patient: <b>${s.patient()}</b><br>Date of birth: ${s.bornAs('2025-03-05')}<br>Account: BLV${s.dice.digits(4)}</div><div>Medical aid: Protea Health, Classic<br>Member no.: ${s.dice.digits(9)}<br>Dependant: 0${s.dice.whole(0, 4)} &nbsp; Auth: pending</div></div>
<div class="acc">${table(
      heads('Code', 'Description', 'ICD-10', 'Amount'),
      ...lines.map(([code, text, amount]) =>
        tr(
          code,
          text,
          code === '11001' ? 'Z01.0' : s.dice.pick(['H52.1', 'H52.2', 'H52.4']),
          rand(amount),
        ),
      ),
      tr(
        '',
        '<b>Total incl. VAT</b>',
        '',
        `<b>${rand(lines.reduce((sum, [, , amount]) => sum + amount, 0))}</b>`,
      ),
    )}</div>
<div class="rx"><b>Prescription</b>${table(heads('Eye', 'Rx', ...(some ? ['Prism'] : []), ...(hasAdd(s) ? ['Add'] : []), 'PD', 'VA'), eye('R', s.right), eye('L', s.left))}</div>
<p>Optometrist: ${s.doctor()}, B.Optom</p>
<p class="small">This quotation is valid for 30 days. Benefits are subject to the rules of your scheme; any amount not paid by the scheme is for the account of the member. Bank: Tafel Bank, branch ${s.dice.digits(6)}, account ${s.dice.digits(9)}.</p>`;
  },
};

const singapore: Layout = {
  name: 'x-commonwealth-singapore-till-slip',
  language: 'en',
  fonts: ['DejaVu Sans Mono', 'Courier Prime'],
  width: 380,
  values: { add: 0.45, prism: 0, plus: 0.03 },
  writing: { noCylinder: ['0.00', '-', 'DS'], minus: ['-'] },
  css: 'body{padding:20px 18px 30px;font-size:14.5px}pre{margin:0;font:inherit;line-height:1.5}.big{font-size:20px;font-weight:700}hr{border:0;border-top:1px dashed #333;margin:9px 0}.sides{gap:8px}',
  draw: (s) => {
    const row = (label: string, right: string, left: string): string =>
      `${padded(label, 9)}${padded(right, 11)}${left}`;
    const e = (name: 'sph' | 'cyl' | 'axis' | 'add'): string =>
      row(name.toUpperCase(), s.right[name](), s.left[name]());
    const [frame, lenses] = [s.dice.whole(68, 260), s.dice.whole(60, 320)];
    const money = (label: string, amount: number): string =>
      `<div class="sides"><span>${label}</span><span>${s.number(amount)}</span></div>`;
    return `<div class="center"><span class="big">KAMPONG OPTICS</span><br>Block ${s.dice.whole(101, 890)} Tanah Merah Ave<br>#01-${s.dice.digits(2)} S(46${s.dice.digits(4)})<br>Tel 6555 ${s.dice.digits(4)}<br>GST Reg M2-${s.dice.digits(7)}-${letters(s, 1)}</div><hr>
<pre>Job No : ${s.dice.digits(6)}
Date   : ${s.dateAs('05/03/2025')}
Name   : ${s.patient()}
Optom  : ${s.doctor()}</pre><hr>
<pre>SPECTACLE RX

${row('', 'R', 'L')}
${e('sph')}
${e('cyl')}
${e('axis')}${hasAdd(s) ? `\n${e('add')}` : ''}
${row('VA', s.acuityMetres(), s.acuityMetres())}

PD  ${s.pd()} mm</pre><hr>
${money('1 Frame', frame)}${money('1 Pr lenses 1.60', lenses)}${money('Total SGD', frame + lenses)}${money('NETS', frame + lenses)}<hr>
<div class="center">Ready in ${s.dice.whole(3, 7)} working days<br>Free adjustment and cleaning<br>Thank you, see you again</div>`;
  },
};

const hongKong: Layout = {
  name: 'x-commonwealth-hong-kong-report',
  language: 'en',
  fonts: ['DejaVu Sans', 'Arimo', 'DejaVu Serif'],
  width: 820,
  values: { add: 0.45, prism: 0.35, plus: 0.03 },
  writing: { noCylinder: ['0.00', '—', 'DS'] },
  css: [
    'body{padding:40px 48px;font-size:15px}.top{border-left:9px solid #27408b;padding-left:14px;margin-bottom:18px}.top h2{margin:0;font-size:22px}.pt td{padding:2px 22px 2px 0}',
    '.eyes{display:flex;gap:26px;margin:16px 0}.eye{flex:1;border:1px solid #27408b}.eye h3{background:#27408b;color:#fff;margin:0;padding:5px 12px;font-size:15px}.eye table{width:100%}.eye td{padding:6px 12px;border-bottom:1px solid #dfe3ef}.eye td:last-child{text-align:right;font-weight:700;white-space:nowrap}ul{margin:4px 0 14px;padding-left:22px}',
  ].join(''),
  draw: (s) => {
    const eye = (name: string, e: DrawnEye): string => {
      const both = (direction: 'Hor' | 'Ver'): string =>
        [e.amount(direction), e.base(direction, 'letters')].join(' ').trim();
      const [hor, ver] = [both('Hor'), both('Ver')];
      return `<div class="eye"><h3>${name}</h3>${table(
        tr('Sphere (D)', e.sph()),
        tr('Cylinder (D)', e.cyl()),
        tr('Axis', e.axis()),
        hasAdd(s) ? tr('Near addition (D)', e.add()) : '',
        hor ? tr('Horizontal prism', hor) : '',
        ver ? tr('Vertical prism', ver) : '',
        tr('Monocular PD (mm)', e.pd()),
        tr('Corrected VA', s.acuityMetres()),
      )}</div>`;
    };
    return `<div class="top"><h2>Lion Rock University Optometry Clinic</h2>Room A0${s.dice.digits(2)}, Health Sciences Tower, Kowloon &nbsp; Tel. 2555 ${s.dice.digits(4)}</div>
<h3>Spectacle prescription</h3>
<div class="pt">${table(tr('Patient', `<b>${s.patient()}</b>`, 'File no.', `${letters(s, 1)}${s.dice.digits(6)}`), tr('Date of birth', s.bornAs('05-MAR-2025'), 'Examined on', s.dateAs('05-MAR-2025')))}</div>
<div class="eyes">${eye('Right eye (OD)', s.right)}${eye('Left eye (OS)', s.left)}</div>
<p>Advice</p><ul><li>${s.dice.pick(['Wear full time.', 'Wear as needed for your daily activities.'])}</li><li>Rest your eyes every 20 minutes at the computer.</li><li>Next eye examination in ${s.dice.pick(['6', '12', '24'])} months.</li></ul>
<div class="sides" style="margin-top:40px"><div>${s.doctor()}<br>Registered Optometrist (Part I), no. P1-${s.dice.digits(4)}</div><div class="small">Consultation HK$${s.dice.whole(3, 7)}80<br>Receipt no. ${s.dice.digits(7)}</div></div>
<p class="small" style="margin-top:22px">Not valid without the clinic chop. Void after two years from the date of examination.</p>`;
  },
};

const ukHospital: Layout = {
  name: 'x-commonwealth-uk-hospital-form',
  language: 'en',
  fonts: ['Arimo', 'DejaVu Sans', 'Courier Prime'],
  width: 860,
  values: { add: 0.4, prism: 0.45, plus: 0.3 },
  css: [
    'body{padding:30px 36px;font-size:15px}.top{display:flex;justify-content:space-between;align-items:center}.top .t{background:#1d3f72;color:#fff;padding:8px 16px;font:700 19px Arimo}.lab{border:1px solid #333;border-radius:8px;padding:9px 13px;width:340px;line-height:1.5}',
    '.rx{margin:18px 0}.rx table{width:100%}.rx td,.rx th{border:1px solid #333;padding:7px;text-align:center;height:38px}.rx th{background:#e6e6e6;font-size:14px}.rx .eye{font:700 26px Arimo;background:#fff;width:60px}.rx .thick td,.rx .thick th{border-top:3px solid #333}',
    '.tick{display:inline-block;margin:0 22px 6px 0}.tick i{display:inline-block;border:1px solid #222;width:17px;height:17px;line-height:16px;text-align:center;font:700 13px Arimo;margin-right:5px}.foot{border-top:1px solid #333;padding-top:8px;display:flex;justify-content:space-between;margin-top:36px}',
  ].join(''),
  draw: (s) => {
    const eye = (name: string, e: DrawnEye): string =>
      `<tr class="thick">${th(name, 'rowspan="2" class="eye"')}${th('Dist')}${[...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('words')].map((c) => td(c)).join('')}</tr>` +
      (hasAdd(s)
        ? tr(th('Near'), e.nearSph(), e.nearCyl(), e.nearAxis(), '', '')
        : tr(th('Near'), '', '', '', '', ''));
    return `<div class="top"><span class="t">Hospital Eye Service: spectacles</span><span style="text-align:right">St Brannock's Infirmary<br>Orthoptics and Optometry, Level 2<br>01632 960${s.dice.digits(3)} ext. ${s.dice.digits(4)}</span></div>
<div class="sides" style="margin-top:16px"><div class="lab">${s.patient()}<br>Born ${s.bornAs('05-MAR-2025')}<br>Hosp. no. ${letters(s, 1)}${s.dice.digits(6)}<br>NHS no. ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(4)}</div><div>Clinic: ${s.dice.pick(['Refraction Mon pm', 'Orthoptic Thu am', 'Strabismus Wed'])}<br>Under: ${s.dice.pick(['Mr Haldane', 'Miss Oyelaran', 'Mrs Tennick'])}<br>Ref. ${s.dice.digits(4)}/${s.dice.digits(2)}</div></div>
<div class="rx">${table(heads('', '', 'Sph', 'Cyl', 'Axis', 'Prism', 'Base'), eye('R', s.right), eye('L', s.left))}</div>
<p>VA with correction: &nbsp; R ${s.acuityMetres()} &nbsp; L ${s.acuityMetres()} &nbsp; BEO ${s.acuityMetres()}</p>
<div>${tick(true, 'To be worn all day')}${tick(false, 'Tint (clinical need)')}${tick(false, 'Occlude')}${tick(s.dice.chance(0.3), 'Spare pair')}</div>
<p style="margin-top:6px">Voucher ${s.dice.pick(['A', 'B', 'C', 'D'])}, supplement to be claimed by the supplier. Take this form to an optician of your choice within 6 months.</p>
<div class="foot"><span>Prescribed by ${s.doctor()}</span><span>Date ${s.dateAs('05/03/2025')}</span><span>Stamp</span></div>`;
  },
};

const gulfClinic: Layout = {
  name: 'x-commonwealth-gulf-clinic-printout',
  language: 'en',
  fonts: ['DejaVu Sans', 'Arimo', 'DejaVu Sans Condensed'],
  width: 920,
  values: { add: 0.5, prism: 0, plus: 0.15 },
  css: [
    'body{padding:28px 34px;font-size:14.5px}.top{display:flex;justify-content:space-between;align-items:center;margin-bottom:12px}.logo{display:flex;align-items:center;gap:10px;font-size:21px;font-weight:700;color:#0d7c8f}.logo i{width:42px;height:26px;border:4px solid #0d7c8f;border-radius:50%;display:block}',
    '.pt{background:#eaf5f7;display:grid;grid-template-columns:repeat(4,auto);gap:4px 14px;padding:9px 12px}.pt b{font-weight:400;color:#51737a}h3{font-size:15px;margin:18px 0 4px;color:#0d7c8f;border-bottom:1px solid #0d7c8f}',
    '.lens{display:flex;gap:40px;color:#333}.fin p{display:flex;gap:0;margin:0;padding:9px 0;border-bottom:1px dotted #9bb}.fin p>span{flex:1;white-space:nowrap}.fin p>span:first-child{font-weight:700;flex:.6}.fin em{font-style:normal;color:#51737a;font-size:13px;margin-right:6px}',
  ].join(''),
  draw: (s) => {
    const was = (name: string, e: DrawnEye): string => {
      const old = e.elsewhere();
      return `<span>${name}: ${old.sph} / ${old.cyl} x ${old.axis}</span>`;
    };
    const item = (label: string, value: string): string => `<span><em>${label}</em>${value}</span>`;
    const eye = (name: string, e: DrawnEye): string =>
      `<p><span>${name}</span>${item('Sph', e.sph())}${e.toric ? item('Cyl', e.cyl()) + item('Axis', e.axis()) : `${item('Cyl', e.cyl() || '0')}<span></span>`}${hasAdd(s) ? item('Add', e.add()) : ''}${item('BCVA', s.acuityMetres())}</p>`;
    return `<div class="top"><div class="logo"><i></i>Marsa Vision Clinic</div><div class="small" style="text-align:right">Villa ${s.dice.whole(12, 960)}, Beach Road, Dubai, U.A.E.<br>P.O. Box ${s.dice.digits(5)} &nbsp; Tel. +971 4 555 ${s.dice.digits(4)}<br>Facility licence ${s.dice.digits(7)}</div></div>
<div class="pt"><b>Patient</b><span>${s.patient()}</span><b>MRN</b><span>${s.dice.digits(8)}</span><b>D.O.B.</b><span>${s.bornAs('05-MAR-2025')}</span><b>Visit</b><span>${s.dateAs('05-MAR-2025')}</span><b>Insurance</b><span>Gulf Shield, network ${s.dice.pick(['Gold', 'Silver'])}</span><b>Physician</b><span>${s.doctor()}</span></div>
<h3>Current glasses (lensometry)</h3><div class="lens">${was('OD', s.right)}${was('OS', s.left)}</div>
<h3>Intraocular pressure</h3><div class="lens"><span>OD ${s.pressure()} mmHg</span><span>OS ${s.pressure()} mmHg</span><span>Air puff, ${s.dice.whole(9, 19)}:${s.dice.whole(10, 59)}</span></div>
<h3>New spectacle prescription</h3><div class="fin">${eye('OD', s.right)}${eye('OS', s.left)}<p><span>PD</span>${item('Distance', `${s.pd()} mm`)}${hasAdd(s) ? item('Near', `${s.nearPd()} mm`) : ''}</p></div>
<h3>Diagnosis and plan</h3><p>${s.dice.pick(['H52.1 Myopia', 'H52.2 Astigmatism', 'H52.7 Refractive error'])}; H04.12 dry eye. Lubricant drops four times a day for one month. Follow-up in ${s.dice.whole(3, 12)} months.</p>
<div class="sides small" style="margin-top:36px"><span>Electronically signed, ${s.doctor()}, Ophthalmology</span><span>Page 1 of 1</span></div>`;
  },
};

const labOrder: Layout = {
  name: 'x-commonwealth-uk-lab-order',
  language: 'en',
  fonts: ['DejaVu Sans Mono', 'Arimo', 'Courier Prime'],
  width: 950,
  values: { add: 0.65, prism: 0.3, plus: 0.05 },
  writing: { noCylinder: ['0.00', '', 'DS'], degree: false },
  css: [
    'body{padding:24px 28px;font-size:14px}.bar{background:#222;color:#fff;padding:7px 12px;display:flex;justify-content:space-between;font-weight:700}.grid4{display:grid;grid-template-columns:repeat(4,1fr);border-left:1px solid #444}.grid4 div{border:1px solid #444;border-top:0;border-left:0;padding:4px 8px;min-height:46px}.grid4 small{display:block;font-size:11px;color:#555}',
    'table{width:100%;margin:14px 0}td,th{border:1px solid #444;padding:6px 3px;text-align:center}th{background:#ddd;font-size:12px}td{height:42px}td:first-child{font-weight:700;font-size:18px}',
  ].join(''),
  draw: (s) => {
    const inter = (add: number | null): string =>
      add === null ? '' : s.power(Math.round(add * 2) / 4);
    const eye = (name: string, e: DrawnEye, add: number | null): string =>
      tr(
        name,
        ...e.cells('sph', 'cyl', 'axis'),
        e.prism('degrees', '<br>'),
        ...(hasAdd(s) ? [inter(add), e.add()] : []),
        e.pd(),
        String(s.dice.whole(16, 23)),
        '1',
      );
    const box = (label: string, value: string): string =>
      `<div><small>${label}</small>${value}</div>`;
    return `<div class="bar"><span>TYNE VALLEY LENS LABORATORY</span><span>ORDER ${s.dice.digits(7)}</span></div>
<div class="grid4">${box('Account', `${s.dice.digits(5)} Bramble & Hart Opticians`)}${box('Patient', s.patient())}${box('Exam date', s.dateAs('05/03/2025'))}${box('Prescriber', s.doctor())}${box('Lens', s.lensType({ single: 'Single vision', multi: 'Varifocal' }))}${box('Material', s.dice.pick(['CR39 1.5', 'MR8 1.6', 'Poly 1.59']))}${box('Coating', s.dice.pick(['Multi AR', 'Hard coat', 'Clean AR']))}${box('Tint', 'None')}</div>
${table(heads('', 'SPH', 'CYL', 'AXIS', 'PRISM @ BASE', ...(hasAdd(s) ? ['INTER ADD', 'NEAR ADD'] : []), 'MONO PD', 'HEIGHT', 'QTY'), eye('R', s.right, s.values.od.add), eye('L', s.left, s.values.os.add))}
<div class="grid4" style="border-top:1px solid #444">${box('Frame', `${s.dice.pick(['Alder', 'Rowan', 'Hazel'])} ${s.dice.digits(3)} col ${s.dice.whole(1, 6)}`)}${box('Box A / B', `${s.dice.whole(48, 56)} / ${s.dice.whole(30, 42)}`)}${box('DBL', String(s.dice.whole(15, 20)))}${box('Supply', s.dice.pick(['Frame enclosed', 'Remote edge', 'Uncut']))}${box('BVD', `${s.dice.whole(11, 14)} mm`)}${box('Pantoscopic tilt', String(s.dice.whole(5, 11)))}${box('Trade price', `£${s.price()}`)}${box('Ordered by', s.dice.pick(['Jo', 'Kath', 'Imran']))}</div>
<p class="small" style="margin-top:14px">Collection by van, route ${s.dice.whole(2, 19)}. Orders received before 3 pm are surfaced on the same day. Queries: 01632 960${s.dice.digits(3)}.</p>`;
  },
};

export const sampleFromAbroad: Layout[] = [
  ukForm,
  domiciliary,
  irishLetter,
  canada,
  australiaApp,
  nzEmail,
  indiaHospital,
  indiaShop,
  southAfrica,
  singapore,
  hongKong,
  ukHospital,
  gulfClinic,
  labOrder,
];

export const sampleNonesFromAbroad: Layout[] = [
  {
    name: 'x-commonwealth-none-lens-specification',
    language: 'en',
    document: 'contact-lenses',
    fonts: ['Arimo', 'Carlito'],
    width: 780,
    css: 'body{padding:34px 42px}.top{border-bottom:5px solid #d2691e;margin-bottom:16px}.c table{width:100%;margin:14px 0}.c td,.c th{border:1px solid #aaa;padding:8px;text-align:center}.c th{background:#faeadc;font-size:14px}',
    draw: (s) => {
      const eye = (name: string): string =>
        tr(
          name,
          s.dice.pick(['Clarisoft 1 day', 'Aquaview monthly']),
          s.dice.pick(['8.4', '8.6', '8.7']),
          s.dice.pick(['14.0', '14.2']),
          s.power(-s.dice.whole(3, 24) / 4),
          s.acuityMetres(),
        );
      return `<div class="top"><h2>Fennel Lane Opticians</h2></div><h3>Contact lens specification</h3>
<p>${s.patient()}, born ${s.bornAs('05/03/2025')}<br>Fitting completed ${s.dateAs('05/03/2025')}, expires ${s.expiresAs('05/03/2025')}</p>
<div class="c">${table(heads('Eye', 'Lens', 'Base curve', 'Diameter', 'Power', 'VA'), eye('Right'), eye('Left'))}</div>
<p>Solution: multipurpose. Wear up to ${s.dice.whole(8, 14)} hours a day. Do not sleep or swim in your lenses.</p>
<p>This specification is for contact lenses only and cannot be used to order spectacles.</p>
<p style="margin-top:30px">${s.doctor()}, contact lens practitioner</p><p class="small">Direct debit £${s.number(s.dice.whole(12, 38))} per month. ${s.dice.whole(3, 90)} Fennel Lane, Lower Marsden, 01632 960${s.dice.digits(3)}</p>`;
    },
  },
  {
    name: 'x-commonwealth-none-driver-eyesight-report',
    language: 'en',
    document: 'eye-test',
    fonts: ['Arimo', 'Tinos'],
    width: 820,
    css: 'body{padding:32px 40px}.b{border:1px solid #222;padding:10px 14px;margin-bottom:-1px}.v table{width:100%}.v td,.v th{border:1px solid #222;padding:8px;text-align:center}.tick{display:block;margin:5px 0}.tick i{display:inline-block;border:1px solid #222;width:17px;height:17px;line-height:16px;text-align:center;font:700 13px Arimo;margin-right:5px}',
    draw: (s) => `<h2>Eyesight report for a driver licence</h2>
<div class="b">Applicant: <b>${s.patient()}</b><br>Date of birth: ${s.bornAs('05/03/2025')}<br>Licence number: ${s.dice.digits(9)}</div>
<div class="b v"><p>Visual acuity</p>${table(heads('', 'Right', 'Left', 'Both'), tr('Without glasses', s.acuityMetres(), s.acuityMetres(), s.acuityMetres()), tr('With glasses', s.acuityMetres(), s.acuityMetres(), '6/6'))}</div>
<div class="b"><p>Visual field, horizontal extent: ${s.dice.whole(122, 160)} degrees</p>${tick(true, 'Meets the standard for a car licence')}${tick(true, 'Must wear glasses or contact lenses when driving')}${tick(false, 'Meets the standard for a heavy vehicle')}${tick(false, 'Needs review by a specialist')}</div>
<div class="b">Examined by ${s.doctor()}, optometrist<br>Karri Street Eyecare, Fremantle WA 61${s.dice.digits(2)}, (08) 5550 ${s.dice.digits(4)}<br>Date ${s.dateAs('05/03/2025')}</div>
<p class="small" style="margin-top:14px">The applicant must hand in this report within three months. The fee for the report is paid by the applicant.</p>`,
  },
];
