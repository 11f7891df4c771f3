import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

const tick = (on: boolean): string => (on ? '☒' : '☐');

/** The year of the day on the sheet. */
const yearOf = (s: Sheet): number =>
  Number(/\d{4}/.exec(s.dateAs('2025-03-05').replace(/<[^>]+>/g, ''))?.[0]);

const two = (number: number): string => String(number).padStart(2, '0');

/** A day of some year, as text. */
const dayOf = (s: Sheet, year: number, from = 1, to = 12): string =>
  `${two(s.dice.whole(from, to))}/${two(s.dice.whole(1, 28))}/${year}`;

/** Papers of the United States, most of them forms with a box for each value. */
export const fieldBoxesInAmerica: Layout[] = [
  {
    name: 'x-us-pad-green-boxes',
    language: 'en',
    pen: 'sometimes',
    width: 720,
    fonts: ['Arimo', 'Courier Prime', 'Carlito'],
    values: { prism: 0.2, add: 0.55 },
    writing: { noCylinder: ['DS', 'SPH', '—', ''] },
    css: 'body{padding:26px 34px 30px;background:#fdfdf6;font-size:17px}.k{color:#1d5b3a;font-family:Tinos}.h{text-align:center;border-bottom:3px double #1d5b3a;padding-bottom:8px}.h b{font-size:25px;letter-spacing:.06em;font-variant:small-caps}.h p{margin:2px 0;font-size:13px}.ln{display:flex;gap:8px;align-items:flex-end;margin-top:12px}.ln i{font:italic 14px Tinos;color:#1d5b3a;white-space:nowrap}.ln span.u{flex:1;border-bottom:1px solid #1d5b3a;min-height:24px;padding:0 4px;white-space:nowrap}.rx{font:700 46px/1 Tinos;color:#1d5b3a;margin:12px 0 0}.e{display:grid;grid-template-columns:50px 1.1fr 1.1fr .9fr 1fr .8fr 1.05fr;gap:7px;margin-top:8px}.e>div{display:flex;flex-direction:column}.e>div>b{flex:1}.e>em{font:700 24px Tinos;color:#1d5b3a;text-align:center;align-self:center;padding-top:14px}.e i,.pd i{display:block;font:700 10.5px Arimo;color:#1d5b3a;text-align:center;letter-spacing:.05em;padding-bottom:2px}.e b,.pd b{display:grid;place-content:center;min-height:48px;border:1.5px solid #1d5b3a;border-radius:3px;background:#fff;font-weight:400;text-align:center;padding:5px 2px}.pd{display:grid;grid-template-columns:50px 90px 90px 110px 1fr;gap:7px;margin-top:10px;align-items:end}.pd>em{font:italic 15px/44px Tinos;color:#1d5b3a}.t{font-size:13px;line-height:1.75;padding-left:10px}.f{font-size:11px;text-align:center;margin:14px 0 0}',
    draw: (s) => {
      const [second, third] = [
        s.dice.pick(['Ellen M. Tabor', 'Craig J. Mosley', 'Anita Rao']),
        s.dice.pick(['Peter Lindqvist', 'Joan K. Fairley']),
      ];
      const box = (label: string, text: string): string =>
        `<div><i>${label}</i><b><span>${text}</span></b></div>`;
      const eye = (letter: string, e: DrawnEye): string =>
        `<div class="e"><em>${letter}</em>${box('SPHERE', e.sph())}${box('CYLINDER', e.cyl())}${box('AXIS', e.axis())}${box('PRISM', e.amounts())}${box('BASE', e.bases('letters'))}${box('ADD', e.add())}</div>`;
      const line = (...parts: [string, string, number?][]): string =>
        `<div class="ln">${parts.map(([label, text, flex = 1]) => `<i>${label}</i><span class="u" style="flex:${flex}">${text}</span>`).join('')}</div>`;
      return `<div class="h k"><b>${s.practice()}</b><p>${s.doctor().replace('Dr. ', '')}, O.D. &nbsp;&bull;&nbsp; ${second}, O.D., F.A.A.O. &nbsp;&bull;&nbsp; ${third}, O.D.</p><p>${s.street()}, ${s.town()} &nbsp;&nbsp; Tel. ${s.phone()} &nbsp; Fax ${s.phone()}</p></div>${line(['Name', s.patient(), 2], ['Date', s.date()])}${line(['Address', s.filled(s.street()), 2], ['D.O.B.', s.filled(dayOf(s, yearOf(s) - s.dice.whole(hasAdd(s) ? 44 : 9, hasAdd(s) ? 80 : 40)))])}<p class="rx">&#8478;</p>${eye('O.D.', s.right)}${eye('O.S.', s.left)}<div class="pd"><em>P.D.</em>${box('DISTANCE', s.pd())}${box('NEAR', hasAdd(s) ? s.nearPd() : '')}${box('SEG. HT.', '')}<div class="t k">${tick(!hasAdd(s))} S.V. &nbsp; ${tick(false)} Bifocal &nbsp; ${tick(false)} Trifocal &nbsp; ${tick(hasAdd(s))} P.A.L.<br>☐ Tint ____ &nbsp; ☐ A.R. &nbsp; ${tick(s.dice.chance(0.4))} Polycarbonate</div></div>${line(['Remarks', s.filled(s.dice.pick(['', 'Full time wear', 'Allow time to adapt', 'For computer + driving'])), 1])}${line(['Rx expires', s.expires(), 1], ['Signed', s.filled(s.doctor().replace('Dr. ', '')), 2], ['Lic. No.', s.filled(`${s.dice.digits(5)}T`), 0.8])}<p class="f k">This prescription is for spectacle lenses only and is not valid for contact lenses. &nbsp; Form OPT-${s.dice.digits(3)} &nbsp; 100/pad</p>`;
    },
  },
  {
    name: 'x-us-portal-print-tiles',
    language: 'en',
    width: 860,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans Condensed'],
    values: { prism: 0.3, add: 0.55 },
    writing: { minus: ['-'], noCylinder: ['', 'SPH', '0.00', 'DS'], degree: false },
    css: 'body{padding:14px 34px 16px;font-size:15px;color:#222}.b{display:flex;justify-content:space-between;font-size:10px;color:#333}.top{display:flex;align-items:center;gap:12px;margin:18px 0 14px;border-bottom:1px solid #ccd3dc;padding-bottom:12px}.logo{width:38px;height:38px;border-radius:50%;background:#2a6fb0;color:#fff;font:700 19px/38px Arimo;text-align:center}.crumb{font-size:12px;color:#2a6fb0;margin:0 0 8px}.st{display:inline-block;background:#e2f3e5;color:#1f7a37;border-radius:9px;font-size:12px;padding:1px 10px;margin-left:10px;vertical-align:middle}.g{display:grid;gap:9px}.f{border:1px solid #aab4c0;border-radius:4px;min-height:45px;padding:3px 9px 4px}.f i{display:block;font:10.5px/14px Arimo;color:#66707c}.two{display:grid;grid-template-columns:1fr 1fr;gap:20px;margin-top:14px}.p{border:1px solid #ccd3dc;border-radius:6px;padding:0 12px 14px}.p h3{margin:0 -12px 11px;padding:6px 12px;background:#eef3f8;font-size:15px;border-radius:6px 6px 0 0}.n{font-size:12px;color:#444;margin:12px 0 0}.foot{margin-top:34px}',
    draw: (s) => {
      const practice = s.practice();
      const number = s.dice.digits(6);
      const f = (label: string, text: string): string =>
        `<div class="f"><i>${label}</i>${text}</div>`;
      const panel = (title: string, e: DrawnEye): string =>
        `<div class="p"><h3>${title}</h3><div class="g" style="grid-template-columns:1fr 1fr 1fr">${f('Sphere', e.sph())}${f('Cylinder', e.cyl())}${f('Axis', e.axis())}${f('Add', e.add())}${f('Dist PD', e.pd())}${f('Near PD', hasAdd(s) ? e.nearPd() : '')}</div><div class="g" style="grid-template-columns:1fr 1fr;margin-top:9px">${f('Horizontal prism', `${e.amount('Hor')} ${e.base('Hor', 'words')}`)}${f('Vertical prism', `${e.amount('Ver')} ${e.base('Ver', 'words')}`)}</div></div>`;
      return `<div class="b"><span>${s.dateAs('3/5/25')}, ${s.dice.whole(1, 12)}:${s.dice.whole(10, 59)} PM</span><span>Prescriptions | Patient Portal</span><span></span></div><div class="top"><span class="logo">${practice.slice(0, 1)}</span><div><b style="font-size:18px">${practice}</b><br><span style="font-size:12px">${s.street()} &nbsp;|&nbsp; ${s.town()} &nbsp;|&nbsp; ${s.phone()}</span></div></div><p class="crumb">Home › My Records › Optical Prescriptions › #${number}</p><h2 style="font-size:20px;margin-bottom:12px">Spectacle Rx <span class="st">Active</span></h2><div class="g" style="grid-template-columns:1.5fr 1fr 1fr 1.4fr">${f('Patient', s.patient())}${f('Date written', s.date())}${f('Expiration', s.expires())}${f('Provider', `${s.doctor()}, OD`)}${f('Lens design', s.lensType({ single: 'Single Vision Distance', multi: 'Progressive' }))}${f('Use', s.dice.pick(['Full time', 'General', 'As needed']))}${f('BVD (mm)', s.dice.pick(['', '12', '13']))}${f('Lens material', s.dice.pick(['', 'Polycarbonate', 'Trivex', 'Plastic CR-39']))}</div><div class="two">${panel('OD (Right)', s.right)}${panel('OS (Left)', s.left)}</div><p class="n"><b>Notes to patient:</b> ${s.dice.pick(['None.', 'Your prescription has changed slightly. New lenses recommended.', 'No significant change from last year.'])}</p><p class="n">Electronically signed by ${s.doctor()}, OD. A copy of this prescription was provided to the patient at the conclusion of the refraction as required by 16 CFR Part 456.</p><div class="b foot"><span>https://portal.eyechart-connect.example/rx/view/${number}?print=1</span><span>1/1</span></div>`;
    },
  },
  {
    name: 'x-us-hospital-avs',
    language: 'en',
    width: 880,
    fonts: ['Carlito', 'Arimo'],
    values: { prism: 0.25, add: 0.6, plus: 0.5 },
    writing: { minus: ['-'], noCylinder: ['Sphere'], degree: false, axisDigits: 3, addPlus: true },
    css: 'body{padding:28px 34px 30px;font-size:14px;line-height:1.4}.hd{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:4px solid #00594f;padding-bottom:8px}.hd h1{font-size:27px;margin:0;font-weight:400}.hd p{margin:0;font-size:13px}.lg{font-size:19px;font-weight:700;color:#00594f;text-align:right}.c{display:grid;grid-template-columns:1fr 218px;gap:26px;margin-top:14px}h3{font-size:17px;color:#00594f;margin:14px 0 4px;font-weight:700}.s{background:#f1f4f3;padding:4px 14px 12px;font-size:13px}.s h4{font-size:14px;margin:12px 0 3px;border-bottom:1px solid #a9bab6}.s p{margin:0 0 4px}.q{border:1px solid #9fb3af;padding:8px 12px 6px;margin:6px 0}.q table{width:100%}.q th{font-size:12px;font-weight:400;color:#4a5a57;text-align:left;border-bottom:1px solid #9fb3af;padding:2px 4px}.q td{padding:5px 4px;font-size:15px}.q td:first-child{font-weight:700;font-size:14px}.d{font-size:13px;margin:7px 0 2px}ul{margin:3px 0 0;padding-left:20px}.ft{border-top:1px solid #999;font-size:11px;margin-top:22px;padding-top:4px;display:flex;justify-content:space-between}',
    draw: (s) => {
      const prisms = hasPrism(s);
      const mrn = s.dice.digits(8);
      const row = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          s.acuity(),
          ...(hasAdd(s) ? [e.add(), s.dice.pick(['J1+', 'J1', 'J2'])] : []),
          ...(prisms
            ? [
                `${e.amount('Hor')} ${e.base('Hor', 'letters')}`,
                `${e.amount('Ver')} ${e.base('Ver', 'letters')}`,
              ]
            : []),
        );
      return `<div class="hd"><div><h1>AFTER VISIT SUMMARY</h1><p>${s.patient()} &nbsp; MRN: ${mrn} &nbsp; DOB: ${dayOf(s, yearOf(s) - s.dice.whole(hasAdd(s) ? 44 : 17, hasAdd(s) ? 79 : 39))}</p></div><div class="lg">${s.dice.pick(['Riverbend Health', 'St. Brendan Medical Center', 'Tri-Valley University Health'])}<p style="font-weight:400;color:#333">${s.date()} ${s.dice.whole(8, 11)}:${s.dice.pick(['00', '15', '20', '45'])} AM &nbsp; Eye Clinic &nbsp; ${s.phone()}</p></div></div><div class="c"><div><h3 style="margin-top:0">Instructions from ${s.doctor()}, MD</h3><ul><li>Fill the glasses prescription below at the optical shop of your choice.</li><li>Artificial tears 3-4 times a day as needed for dryness.</li><li>Return sooner for flashes, new floaters, pain or loss of vision.</li></ul><h3>Glasses Prescription (Final Rx)</h3><div class="q">${table(
        heads(
          '',
          'Sphere',
          'Cylinder',
          'Axis',
          'Dist VA',
          ...(hasAdd(s) ? ['Add', 'Near VA'] : []),
          ...(prisms ? ['Horz Prism', 'Vert Prism'] : []),
        ),
        row('Right', s.right),
        row('Left', s.left),
      )}<p class="d"><b>Type:</b> ${s.lensType({ single: 'SVL', multi: 'PAL' })} &nbsp;&nbsp; <b>Pupillary Distance:</b> ${s.pd()} mm &nbsp;&nbsp; <b>Expiration Date:</b> ${s.expires()}</p></div><h3>Medications you were given today</h3><p style="margin:0">tropicamide 1% and phenylephrine 2.5% eye drops. Your pupils may stay large and near vision blurred for 4 to 6 hours.</p><h3>Your medication list</h3><p style="margin:0">lisinopril 10 mg tablet &mdash; Take 1 tablet by mouth daily<br>atorvastatin 20 mg tablet &mdash; Take 1 tablet by mouth nightly</p></div><div class="s"><h4>Today's Visit</h4><p>You saw ${s.doctor()}, MD for: <b>Annual eye exam</b></p><h4>Issues addressed</h4><p>Refractive error<br>Dry eye syndrome, both eyes${hasAdd(s) ? '<br>Presbyopia<br>Nuclear sclerosis, 1+' : ''}</p><h4>Eye pressure</h4><p>Right ${s.pressure()} mmHg<br>Left ${s.pressure()} mmHg</p><h4>Blood pressure</h4><p>${s.dice.whole(112, 144)}/${s.dice.whole(64, 88)} &nbsp; Pulse ${s.dice.whole(58, 88)}</p><h4>What's next</h4><p>Return in about 1 year for dilated exam and refraction</p><h4>MyRecord</h4><p>View test results and messages online. Activation code ${s.dice.pick(['KQX7', 'R4TZ', 'P9WD'])}-${s.dice.digits(4)}</p></div></div><div class="ft"><span>${s.patient()} (MRN: ${mrn})</span><span>Printed by ${s.dice.digits(5)} at ${s.dateAs('3/5/25')} ${s.dice.whole(10, 12)}:${s.dice.whole(10, 59)}</span><span>Page 2 of 5</span></div>`;
    },
  },
  {
    name: 'x-us-chain-card-columns',
    language: 'en',
    width: 540,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.2, add: 0.5 },
    writing: { noCylinder: ['DS', 'SPH', '—', '0.00'], minus: ['-', '–'] },
    css: 'body{padding:18px;background:#e9e9ec;font-size:16px}.k{background:#fff;border-radius:16px;overflow:hidden;border:1px solid #c9c9cf}.t{background:#0a7d8c;color:#fff;padding:13px 22px;display:flex;justify-content:space-between;align-items:center}.t b{font-size:23px;letter-spacing:-.02em}.t span{font-size:11px;text-align:right}.n{padding:10px 22px 4px;display:grid;grid-template-columns:1.4fr 1fr;gap:6px 16px;font-size:15px}.n i,.z i{display:block;font:700 9.5px Arimo;letter-spacing:.07em;color:#0a7d8c;text-transform:uppercase}.m{display:grid;grid-template-columns:126px 1fr 1fr;gap:6px 10px;background:#dcf0f1;margin:8px 12px;border-radius:10px;padding:10px 12px;align-items:center}.m u{text-decoration:none;font-weight:700;text-align:center;color:#0a5d68;font-size:14px;line-height:1.15}.m u small{font-weight:400;font-size:10.5px;display:block}.m em{font-style:normal;font-weight:700;font-size:12.5px;color:#0a5d68}.m div{background:#fff;border-radius:5px;min-height:30px;text-align:center;padding:4px}.z{padding:2px 22px 10px;display:grid;grid-template-columns:1fr 1fr 1fr;gap:8px;font-size:14px}.w{background:#ffb43c;font-size:12.5px;padding:8px 22px;font-weight:700}.l{font-size:9.5px;color:#555;padding:8px 22px 12px;margin:0;line-height:1.3}',
    draw: (s) => {
      const chain = s.dice.pick([
        'BrightSight Optical',
        'EyeDepot',
        'SpecWorld',
        'ValueVision Plus',
      ]);
      const pair = (name: string, of: (e: DrawnEye) => string): string =>
        `<em>${name}</em><div>${of(s.right)}</div><div>${of(s.left)}</div>`;
      const small = (label: string, text: string): string => `<div><i>${label}</i>${text}</div>`;
      return `<div class="k"><div class="t"><b>${chain}</b><span>EYEGLASS PRESCRIPTION CARD<br>Store #${s.dice.digits(4)} &nbsp; ${s.phone()}</span></div><div class="n">${small('Customer', s.patient())}${small('Exam date', s.date())}${small('Doctor', `${s.doctor()}, O.D.`)}${small('Rx good through', s.expires())}</div><div class="m"><span></span><u>RIGHT<small>OD</small></u><u>LEFT<small>OS</small></u>${pair('SPHERE (SPH)', (e) => e.sph())}${pair('CYLINDER (CYL)', (e) => e.cyl())}${pair('AXIS', (e) => e.axis())}${pair('ADD / NV', (e) => e.add())}${hasPrism(s) ? pair('PRISM', (e) => e.prism('letters', '<br>')) : ''}${pair('MONO PD', (e) => e.pd())}</div><div class="z">${small('PD (both eyes)', `${s.pd()} mm`)}${small('Lens type', s.lensType({ single: 'Single vision', multi: 'Progressive' }))}${small('Rx no.', s.dice.digits(8))}</div><div class="w">2 complete pairs from $${s.dice.pick(['79.95', '99.95', '89.00'])} &nbsp;•&nbsp; ${s.dice.pick([20, 25, 30])}% off with this card within 60 days</div><p class="l">Eye exams by independent doctors of optometry located at or next to ${chain}. Keep this card in your wallet. You may use this prescription at any provider of eyewear. Not for contact lenses.</p></div>`;
    },
  },
  {
    name: 'x-us-hmo-plain-letter',
    language: 'en',
    width: 800,
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    values: { prism: 0.2, add: 0.6 },
    writing: { noCylinder: ['none', '0.00', 'None', 'sphere'], plano: ['0.00', 'Plano', '+0.00'] },
    css: 'body{padding:40px 62px 36px;font-size:15.5px;line-height:1.45}.h{display:flex;justify-content:space-between;align-items:flex-start}.h b{font-size:22px;color:#214d8c}.h p{font-size:12px;text-align:right;margin:0}.a{margin:34px 0 22px}.r{border:2px solid #214d8c;margin:12px 0 16px;padding:0 0 10px}.r h4{margin:0;background:#214d8c;color:#fff;padding:5px 14px;font-size:15px}.r h5{margin:10px 14px 4px;font-size:14.5px}.v{display:grid;grid-template-columns:repeat(4,1fr);gap:10px;margin:0 14px}.v div{border-bottom:1.5px solid #214d8c;background:#f2f6fb;padding:3px 8px 5px;font-size:17px}.v i{display:block;font:11.5px/1.3 Arimo;color:#41546e}.x{margin:9px 14px 0;font-size:14px}.s{font-size:11px;line-height:1.35;color:#444;border-top:1px solid #bbb;padding-top:7px;margin-top:18px}',
    draw: (s) => {
      const plan = s.dice.pick([
        'Golden Valley Health Plan',
        'Cascade Permanent Care',
        'Unity HMO',
      ]);
      const [street, town] = [s.street(), s.town()];
      const cell = (label: string, text: string): string => `<div><i>${label}</i>${text}</div>`;
      const eye = (title: string, e: DrawnEye): string =>
        `<h5>${title}</h5><div class="v">${cell('Main power<br>(sphere)', e.sph())}${cell('Astigmatism power<br>(cylinder)', e.cyl())}${cell('Astigmatism angle<br>(axis)', e.axis() || '&nbsp;')}${cell('Extra reading power<br>(add)', e.add() || 'n/a')}</div>${hasPrism(s) ? `<p class="x">Prism, this eye: ${e.prism('words', ' and ') || 'none'}</p>` : ''}`;
      return `<div class="h"><b>${plan}</b><p>Vision Essentials, Optometry Dept.<br>${s.street()}<br>Appointments ${s.phone()} &nbsp; TTY 711</p></div><p class="a">${s.patient()}<br>${street}<br>${town}</p><div class="sides" style="font-size:14px"><p>${s.dateAs('March 5, 2025')}</p><p>Member ID ${s.dice.digits(9)} &nbsp; Group ${s.dice.digits(5)}-0${s.dice.whole(1, 9)}</p></div><p>Dear ${s.patient()},</p><p>Thank you for seeing ${s.doctor()}, O.D., at our ${town.split(',')[0]} medical offices. As you asked, here is a copy of the prescription for your eyeglasses. You can bring this letter to one of our Optical Centers or to any other place that sells glasses.</p><div class="r"><h4>Your eyeglass prescription</h4>${eye('Your right eye (OD)', s.right)}${eye('Your left eye (OS)', s.left)}<p class="x">Distance between your pupils (PD): <b style="font-weight:400">${s.pd()}</b> mm &nbsp;&nbsp;&nbsp; This prescription expires ${s.expiresAs('March 5, 2025')}</p></div><p>Your plan includes an eyewear allowance of $${s.dice.pick(['150.00', '175.00', '250.00'])} every 24 months. Your next routine eye exam is covered with a copay of $${s.dice.pick([15, 20, 25])}.00.</p><p>If you have questions about your eyes, send a secure message to ${s.doctor()}, or call us Monday to Friday, 8:30 a.m. to 5 p.m.</p><p style="margin-top:14px">Sincerely,<br>Optometry Department</p><p class="s">${plan} complies with applicable federal civil rights laws and does not discriminate on the basis of race, color, national origin, age, disability, or sex. ATENCIÓN: si habla español, tiene a su disposición servicios gratuitos de asistencia lingüística. Llame al 1-800-555-0${s.dice.whole(100, 199)} (TTY: 711). &nbsp; VE-${s.dice.digits(4)} (rev. 01/23)</p>`;
    },
  },
  {
    name: 'x-us-military-eyewear-form',
    language: 'en',
    width: 920,
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    values: { prism: 0.3, add: 0.45 },
    writing: {
      minus: ['-'],
      noCylinder: ['', 'SPH', '0.00'],
      plano: ['PLANO', 'PL', '0.00'],
      axisDigits: 3,
      degree: false,
      addPlus: true,
    },
    css: 'body{padding:26px 28px;font-size:16px}.f{border:1.5px solid #000}.r{display:flex;border-bottom:1px solid #000}.r:last-child{border-bottom:0}.r>div{border-right:1px solid #000;padding:2px 6px 3px;min-height:42px}.r>div:last-child{border-right:0}.r i,.c,th{font:10px/1.25 Arimo;font-style:normal}.r i{display:block}.hd{text-align:center;font:700 19px Arimo;padding:5px!important}.sv{width:100%}.sv th,.sv td{border:1px solid #000;border-top:0;padding:2px 4px;text-align:center;font-weight:400}.sv td{height:36px}.sv tr>*:first-child{border-left:0;width:34px}.sv tr>*:last-child{border-right:0}.bar{background:#d9d9d9;font:700 10.5px Arimo;text-align:center;border-bottom:1px solid #000;padding:2px;letter-spacing:.25em}.sv b{font:700 14px Arimo}',
    draw: (s) => {
      let number = 0;
      const b = (label: string, text: string, flex = 1): string =>
        `<div style="flex:${flex}"><i>${++number}. ${label}</i>${text}</div>`;
      const r = (...boxes: string[]): string => `<div class="r">${boxes.join('')}</div>`;
      const service = s.dice.pick(['A', 'AF', 'N', 'MC']);
      const grade = s.dice.pick(['E-5', 'E-4', 'O-3', 'E-7', 'W-2']);
      const sv = (letter: string, e: DrawnEye): string =>
        tr(
          `<b>${letter}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          '',
          e.amount('Hor'),
          e.base('Hor', 'letters'),
          e.amount('Ver'),
          e.base('Ver', 'letters'),
        );
      const mv = (letter: string, e: DrawnEye): string =>
        tr(
          `<b>${letter}</b>`,
          e.add(),
          hasAdd(s) ? String(seg + s.dice.whole(0, 1)) : '',
          '',
          hasAdd(s) ? 'PAL' : '',
        );
      const seg = s.dice.whole(17, 21);
      const [eyeSize, bridge] = [s.dice.whole(48, 54), s.dice.whole(17, 22)];
      return `<div class="f">${r(`<div class="hd" style="flex:3">EYEWEAR PRESCRIPTION</div>`, `<div style="flex:1.1"><i>DATE</i>${s.dateAs('05-MAR-2025')}</div>`)}${r(b('ACCOUNT NUMBER', s.dice.digits(6)), b('ORDER NUMBER', `${s.dice.digits(4)}-${s.dice.digits(5)}`), b('PRIORITY', s.dice.pick(['STANDARD', 'READINESS', 'TRAINEE'])), b('DOD ID NUMBER (last 4)', `XXX-XX-${s.dice.digits(4)}`))}${r(b('TO: (Laboratory)', s.dice.pick(['NOSTRA YORKTOWN VA', 'OPTICAL FAB LAB, FT SAM HOUSTON']), 1.2), b('FROM: (Activity)', s.dice.pick(['OPTOMETRY CLINIC, BLDG 4412', 'NAVAL BRANCH HEALTH CLINIC', '15 MDG OPTOMETRY']), 1.2))}${r(b('NAME (First, MI, Last)', s.patient().toUpperCase(), 1.6), b('GRADE', grade, 0.5), b('UNIT AND ADDRESS', s.street().toUpperCase(), 1.8))}${r(`<div style="flex:1"><i>${++number}. STATUS</i><span class="c">☒ ACTIVE &nbsp; ☐ RESERVE &nbsp; ☐ NAT'L GUARD &nbsp; ☐ RETIRED &nbsp; ☐ CADET</span></div>`, `<div style="flex:1"><i>${++number}. SERVICE</i><span class="c">${['A', 'AF', 'N', 'MC', 'CG', 'PHS'].map((one) => `${tick(one === service)} ${one}`).join(' &nbsp; ')}</span></div>`)}${r(b('FRAME', s.dice.pick(['5A', 'LIBERTY', 'MCEP', 'AIRMAN']), 1.2), b('EYE', String(eyeSize), 0.6), b('BRIDGE', String(bridge), 0.6), b('TEMPLE', String(s.dice.pick([135, 140, 145])), 0.7), b('COLOR', s.dice.pick(['BLK', 'BRN', 'GRY']), 0.6), b('PD, DISTANCE', s.pd(), 0.9), b('PD, NEAR', s.nearPd(), 0.9), b('PAIR', '1', 0.4), b('TINT', s.dice.pick(['CLR', 'N-15', 'CLR']), 0.6))}<div class="bar">SINGLE VISION</div><table class="sv">${heads('', 'SPHERE', 'CYLINDER', 'AXIS', 'DECENTER', 'PRISM<br>(HORIZ)', 'BASE', 'PRISM<br>(VERT)', 'BASE')}${sv('R', s.right)}${sv('L', s.left)}</table><div class="bar">MULTIVISION</div><table class="sv">${heads('', 'NEAR ADD', 'SEG HEIGHT', 'TOTAL DECENTER', 'SEG TYPE')}${mv('R', s.right)}${mv('L', s.left)}</table>${r(b('LENS MATERIAL', s.dice.pick(['POLY', 'CR-39', 'PLASTIC']), 1), b('SPECIAL COMMENTS / JUSTIFICATION', s.dice.pick(['', 'ISSUE GAS MASK INSERTS', 'FLIGHT STATUS', 'DEPLOYING']), 3))}${r(b('PRESCRIBER (Name, grade)', `${s.doctor().replace('Dr. ', '').toUpperCase()}, OD, MAJ`, 1.5), b('SIGNATURE', '', 1.3), b('CALLER / ENTERED BY', `TECH ${s.dice.digits(2)}`, 0.9))}</div><p class="c" style="margin:5px 0 0;display:flex;justify-content:space-between"><b>DD FORM 771, JUL 1996 (EG)</b><span>PREVIOUS EDITION MAY BE USED.</span><span>Designed using Perform Pro, WHS/DIOR</span></p>`;
    },
  },
  {
    name: 'x-us-lab-order-faxed',
    language: 'en',
    width: 780,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Courier Prime'],
    values: { prism: 0.25, add: 0.6 },
    writing: { noCylinder: ['', 'DS', '0.00'], plano: ['PL', 'Plano', '0.00'], degree: false },
    css: 'body{padding:8px 26px 26px;font-size:16px;color:#000}.fx{font:12px "DejaVu Sans Mono";display:flex;justify-content:space-between;margin-bottom:16px}.tt{display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #000;padding-bottom:6px}.tt b{font:700 22px Arimo}.bc{width:170px;height:36px;background:repeating-linear-gradient(90deg,#000 0 2px,#fff 2px 5px,#000 5px 6px,#fff 6px 8px,#000 8px 11px,#fff 11px 13px)}.g{display:flex}.g>div{flex:1;border:1px solid #000;margin:-1px 0 0 -1px;min-height:44px;padding:2px 6px}.g i,.g .lb{display:block;font:700 9.5px Arimo;text-transform:uppercase}.rx{width:100%;margin:14px 0 0;table-layout:fixed}.rx td{border:1.5px solid #000;height:56px;padding:2px 3px 4px;vertical-align:top;text-align:center}.rx td i{display:block;font:9.5px Arimo;text-align:left;margin-bottom:4px}.rx td.e{background:#000;color:#fff;font:700 25px/52px Arimo;width:44px;padding:0}.k{font:12.5px/1.8 Arimo;margin:12px 0 0}.n{font:11px/1.4 Arimo;margin:8px 0 0}',
    draw: (s) => {
      const [shop, lab] = [
        s.practice(),
        s.dice.pick(['Great Plains Optical Lab', 'Tri-State Surfacing', 'Precision Lens Labs']),
      ];
      const phone = s.phone();
      const b = (label: string, text: string, flex = 1): string =>
        `<div style="flex:${flex}"><i>${label}</i>${text}</div>`;
      const g = (...boxes: string[]): string => `<div class="g">${boxes.join('')}</div>`;
      const c = (label: string, text: string): string => `<td><i>${label}</i>${text}</td>`;
      const seg = hasAdd(s) ? s.number(s.dice.whole(32, 44) / 2, 1) : '';
      const eye = (letter: string, e: DrawnEye): string =>
        tr(
          `<td class="e">${letter}</td>`,
          c('Sph', e.sph()),
          c('Cyl', e.cyl()),
          c('Axis', e.axis()),
          c('Add', e.add()),
          ...(hasPrism(s) ? [c('Prism', e.amounts()), c('Base', e.bases('letters'))] : []),
          c('Far PD', e.pd()),
          c('Near PD', hasAdd(s) ? e.nearPd() : ''),
          c('Seg ht', seg),
        );
      const [a, bb] = [s.dice.whole(48, 56), s.dice.whole(30, 42)];
      return `<div class="fx"><span>${s.date()} ${two(s.dice.whole(8, 17))}:${s.dice.whole(10, 59)} FROM: ${phone.replace(/\D/g, '')}</span><span>TO: 8005550${s.dice.whole(100, 199)}</span><span>P.01/01</span></div><div class="tt"><div><b>LENS ORDER</b> &nbsp; <span style="font-size:13px">${lab}</span></div><span class="bc"></span><span style="font:700 17px Arimo">TRAY ${s.dice.digits(4)}</span></div><div style="margin-top:10px">${g(b('Account', `${shop} #${s.dice.digits(5)}`, 2), b('Phone', phone, 1.2), b('Ordered', s.dateAs('3/5/25'), 0.8), b('Due', s.dice.pick(['RUSH', '5 days', 'Std'])))}${g(b('Patient', s.patient(), 1.6), b('P.O. / invoice', s.dice.digits(7)), b('Prescriber', `${s.doctor()}, OD`, 1.6), b('Ordered by', s.dice.pick(['Kim', 'JT', 'Dana', 'RL']), 0.7))}</div><table class="rx">${eye('R', s.right)}${eye('L', s.left)}</table><p class="k">LENS: &nbsp; ${tick(!hasAdd(s))} SV &nbsp; ${tick(false)} FT28 &nbsp; ${tick(false)} FT35 &nbsp; ${tick(hasAdd(s))} PAL &nbsp; ☐ 7x28 &nbsp;&nbsp;&nbsp; MATERIAL: &nbsp; ☐ CR39 &nbsp; ☒ POLY &nbsp; ☐ 1.60 &nbsp; ☐ 1.67 &nbsp; ☐ TRIVEX<br>COAT: &nbsp; ☒ AR &nbsp; ☐ UV &nbsp; ☐ SRC &nbsp; ☐ MIRROR &nbsp;&nbsp;&nbsp; PHOTO: &nbsp; ☐ GRAY &nbsp; ☐ BROWN &nbsp;&nbsp;&nbsp; EDGE: &nbsp; ☐ UNCUT &nbsp; ☒ EDGED &nbsp; ☐ MOUNT</p><div style="margin-top:12px">${g(b('Frame', s.dice.pick(['MODO 4231 BLK', 'ZENITH Z118 TORT', 'JC 7042 GUN']), 2), b('A', String(a)), b('B', String(bb)), b('ED', String(a + s.dice.whole(1, 4))), b('DBL', String(s.dice.whole(16, 20))), b('Base curve', s.number(s.dice.pick([4, 6, 5.5]), 1)), b('Ctr thick', s.dice.pick(['', '1.5', '2.0'])))}${g(b('Special instructions', s.dice.pick(['', 'Verify PD before surfacing', 'Frame to follow by mail', 'Match base curves']), 3), b('Tech ck', '', 0.6), b('Final insp.', '', 0.6))}</div><p class="n">Lens price $${s.price()} &nbsp; A/R $${s.price()} &nbsp; Terms net 30. Reorders within 60 days require original tray number. Retain copy with customer record.</p>`;
    },
  },
  {
    name: 'x-us-shop-email-phone',
    language: 'en',
    width: 430,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0, sameAdd: true, add: 0.5 },
    writing: { minus: ['-', '−'], degree: false, plano: ['plano', 'Plano', 'PL', '0.00'] },
    css: 'body{padding:0 0 14px;font-size:15.5px;line-height:1.42}.sb{display:flex;justify-content:space-between;font:700 13px Arimo;padding:9px 22px 6px}.nv{display:flex;justify-content:space-between;color:#1a66d6;font-size:19px;padding:2px 18px 8px;border-bottom:1px solid #e2e2e6}.m{padding:12px 18px 0}.m h2{font-size:19px;line-height:1.25;margin:0 0 12px}.fr{display:flex;gap:10px;font-size:13px;line-height:1.3;margin-bottom:14px}.av{flex:none;width:38px;height:38px;border-radius:50%;background:#8a5a9e;color:#fff;font:700 17px/38px Arimo;text-align:center}.fr b{font-size:14.5px}.g{color:#777}.rx{margin:0 0 .7em}.sg{font-size:13px;color:#555;line-height:1.4}.bt{display:flex;gap:10px;padding:8px 18px 0}.bt span{flex:1;border:1px solid #c9c9cf;border-radius:18px;text-align:center;padding:6px;font-size:13.5px;color:#444}',
    draw: (s) => {
      const shop = s.dice.pick(['Corner Optical', 'Spex on Main', 'Family Eyewear Gallery']);
      const first = s.patient().split(' ')[0];
      const [clerk, hour] = [s.dice.pick(['Tina', 'Jorge', 'Meredith', 'Kev']), s.dice.whole(1, 9)];
      return `<div class="sb"><span>${hour}:${s.dice.whole(10, 59)}</span><span>5G &nbsp; ${s.dice.whole(22, 96)}%</span></div><div class="nv"><span>‹ Inbox</span><span>⌄ &nbsp; ⌃</span></div><div class="m"><h2>Re: copy of my glasses Rx please</h2><div class="fr"><span class="av">${shop.slice(0, 1)}</span><div style="flex:1"><b>${shop}</b><br><span class="g">to me</span></div><span class="g">${s.date()}</span></div><p>Hi ${first},</p><p>No problem! We called ${s.doctor()}'s office and this is what they have for you:</p><p class="rx">OD ${s.right.formula(' x ')}<br>OS ${s.left.formula(' x ')}${hasAdd(s) ? `<br>Add ${s.add()} OU` : ''}<br>PD ${s.pd()}${hasAdd(s) ? '' : '<br>(single vision, no add)'}</p><p>It's good until ${s.expires()}. If you still want the ${s.dice.pick(['Ray-Ban', 'tortoise', 'clear grey'])} frame in ${s.dice.whole(49, 54)}-${s.dice.whole(17, 20)} I can hold it thru Saturday, your balance after insurance would be $${s.price()}.</p><p>Have a good one,<br>${clerk}</p><p class="sg">${shop}<br>${s.street()}, ${s.town()}<br>${s.phone()} &nbsp; Mon-Fri 9-6, Sat 9-3<br><br>Sent from my iPad</p></div><div class="bt"><span>↩ Reply</span><span>↪ Forward</span></div>`;
    },
  },
  {
    name: 'x-us-school-referral-report',
    language: 'en',
    pen: 'always',
    width: 800,
    fonts: ['Tinos', 'Arimo'],
    values: { prism: 0, add: 0 },
    writing: { noCylinder: ['—', 'sph', 'DS', ''], plano: ['pl', 'plano', 'PL'] },
    css: 'body{padding:26px 42px 24px;font-size:15px;line-height:1.3;background:#fffef9}.t{text-align:center;margin-bottom:8px}.t b{font-size:19px}.p{font-weight:700;background:#e4e4e4;padding:2px 8px;margin:12px 0 6px;font-size:13.5px}.l{display:flex;gap:7px;align-items:flex-end;min-height:38px;white-space:nowrap}.l u{text-decoration:none;border-bottom:1px solid #333;flex:1;min-height:28px;padding:0 4px;text-align:center;white-space:nowrap}.s{font-size:12px;margin:6px 0}.x{border:1px solid #333;padding:4px 12px 8px;margin:6px 0}.x .l{min-height:42px}',
    draw: (s) => {
      const [year, grade] = [yearOf(s), s.dice.whole(1, 9)];
      const l = (...parts: [string, string, number?][]): string =>
        `<div class="l">${parts.map(([label, text, flex = 1]) => `<span>${label}</span><u style="flex:${flex}">${text}</u>`).join('')}</div>`;
      const rx = (name: string, e: DrawnEye): string =>
        `<div class="l"><b>${name}</b><span>Sph</span><u>${e.sph()}</u><span>Cyl</span><u>${e.cyl()}</u><span>Axis</span><u>${e.axis()}</u></div>`;
      const born = dayOf(s, year - 6 - grade);
      return `<p class="t"><b>${s.dice.pick(['Pickett County Schools', 'Unified School District 417', 'Marlow Independent School District'])}</b><br>School Health Services<br><b style="font-size:16px">VISION SCREENING REFERRAL AND EYE EXAMINATION REPORT</b></p><div class="p">PART A &nbsp; To be completed by the school nurse</div>${l(['Student', s.patient(), 2], ['Birth date', s.filled(born)], ['Grade', s.filled(String(grade)), 0.4])}${l(['School', s.filled(s.dice.pick(['Lincoln', 'Franklin', 'Oak Park']))], ['Date screened', s.filled(dayOf(s, year - 1, 9, 12))], ['Nurse', s.filled(s.dice.pick(['B. Hauser RN', 'C. Pruitt RN', 'M. Lopez'])), 0.9])}${l(['Distance vision without glasses: &nbsp; Right', s.filled(s.acuity()), 0.5], ['Left', s.filled(s.acuity()), 0.5], ['Both', s.filled(s.acuity()), 0.5])}<p class="s">Dear Parent: Your child did not pass the vision screening at school. Please take this form to an eye doctor of your choice and return Part B to the school nurse.</p><div class="p">PART B &nbsp; To be completed by the examining optometrist or ophthalmologist</div>${l(['Date of exam', s.date()], ['Best corrected acuity: &nbsp; R', s.filled(s.acuity()), 0.6], ['L', s.filled(s.acuity()), 0.6])}<p style="margin:10px 0 4px">Diagnosis: &nbsp; ${tick(s.values.od.sphere < 0)} Myopia &nbsp; ${tick(s.values.od.sphere > 0)} Hyperopia &nbsp; ${tick(s.right.toric || s.left.toric)} Astigmatism &nbsp; ☐ Amblyopia &nbsp; ☐ Strabismus &nbsp; ☐ Normal</p><p style="margin:4px 0">Glasses prescribed: &nbsp; ☒ Yes &nbsp; ☐ No &nbsp;&nbsp;&nbsp; To be worn: &nbsp; ☒ Constantly &nbsp; ☐ Near only &nbsp; ☐ Distance only</p><div class="x"><span style="font-size:13px">Lens prescription</span>${rx('Right Eye', s.right)}${rx('Left Eye', s.left)}${l(['P.D.', s.pd(), 0.35], ['Remarks', s.filled(s.dice.pick(['Polycarb. lenses please', 'Recheck 1 yr', '', 'PE glasses ok'])), 1])}</div><p style="margin:8px 0 0">School recommendations: &nbsp; ☐ Preferential seating &nbsp; ☐ Large print &nbsp; ☐ No restrictions &nbsp; ☐ Sports eyewear</p>${l(['Doctor (print)', s.filled(s.doctor()), 1.3], ['Phone', s.filled(s.phone())])}${l(['Signature', '', 1.1], ['☒ O.D. &nbsp; ☐ M.D. &nbsp; Lic. no.', s.filled(s.dice.digits(5)), 0.6], ['Next exam due', s.filled(s.dice.pick(['12 mos', '1 yr', '6 mos'])), 0.6])}<p class="s" style="margin-top:12px">FERPA/HIPAA: I authorize release of this report to the school. Parent signature ____________________ &nbsp;&nbsp; SHS-${s.dice.digits(2)} Rev. 7/19</p>`;
    },
  },
  {
    name: 'x-us-md-consult-letter',
    language: 'en',
    width: 800,
    fonts: ['Tinos', 'Carlito', 'Arimo'],
    values: { prism: 0, add: 0.7, plus: 0.6, sameAdd: true },
    writing: { plano: ['plano', 'Plano'], noCylinder: ['sphere', 'DS'], minus: ['-', '−', '–'] },
    css: 'body{padding:40px 66px 40px;font-size:16px;line-height:1.42}.h{text-align:center;border-bottom:1px solid #6d1b2c;padding-bottom:10px;margin-bottom:22px}.h b{font-size:22px;color:#6d1b2c;letter-spacing:.04em;font-variant:small-caps}.h p{font-size:12.5px;margin:1px 0}.cc{font-size:12px;margin-top:16px}',
    draw: (s) => {
      const [referrer, work] = [
        s.dice.pick(['Allison Bright', 'Raj Menon', 'Thomas Kimball']),
        hasAdd(s)
          ? s.dice.pick(['a retired machinist', 'a part-time bookkeeper', 'a church organist'])
          : s.dice.pick(['a graduate student', 'a truck driver', 'a dental hygienist']),
      ];
      const born = dayOf(s, yearOf(s) - s.dice.whole(hasAdd(s) ? 46 : 21, hasAdd(s) ? 78 : 38));
      const [oldR, oldL] = [s.right.elsewhere(), s.left.elsewhere()];
      return `<div class="h"><b>${s.dice.pick(['Meridian Retina &amp; Eye Institute', 'Hollis Eye Surgeons, P.C.', 'Ophthalmology Associates of the Plains'])}</b><p>${s.doctor().replace('Dr. ', '')}, M.D. &nbsp;·&nbsp; Board Certified Ophthalmologist</p><p>${s.street()}, ${s.town()} &nbsp;·&nbsp; ${s.phone()} &nbsp;·&nbsp; fax ${s.phone()}</p></div><p>${s.dateAs('March 5, 2025')}</p><p>${referrer}, M.D.<br>${s.street()}<br>${s.town()}</p><p>RE: &nbsp; ${s.patient()} &nbsp;&nbsp; DOB ${born} &nbsp;&nbsp; Chart ${s.dice.digits(6)}</p><p>Dear Dr. ${referrer.split(' ').at(-1)}:</p><p>I had the pleasure of seeing ${s.patient()}, ${work}, for a comprehensive examination. The chief complaint was gradual blurring at distance${hasAdd(s) ? ' and trouble with small print' : ''} over the past year. There is no history of diabetes or glaucoma.</p><p>The present glasses neutralize to ${oldR.sph} ${oldR.cyl} x ${oldR.axis} on the right and ${oldL.sph} ${oldL.cyl} x ${oldL.axis} on the left, with which the patient sees ${s.acuity()} and ${s.acuity()}. Manifest refraction today was ${s.right.formula(' x ', ' ', 'sphere')} in the right eye, giving 20/20, and ${s.left.formula(' x ', ' ', 'sphere')} in the left eye, giving ${s.acuity()}. ${hasAdd(s) ? `With an add of ${s.add()} over each eye the patient reads J1 at 16 inches.` : 'Near vision is J1+ without additional plus.'} I prescribed new spectacles on the basis of this refraction${s.dice.chance(0.5) ? `, interpupillary distance ${s.pd()} mm` : ''}.</p><p>Pupils, motility and confrontation fields were full. Applanation tensions were ${s.pressure()} OD and ${s.pressure()} OS at ${s.dice.whole(9, 11)}:${s.dice.pick(['05', '20', '40'])} a.m. Keratometry measured ${s.curvature()}/${s.curvature()} OD and ${s.curvature()}/${s.curvature()} OS. Slit lamp examination showed ${hasAdd(s) ? 'trace to 1+ nuclear sclerosis in both eyes' : 'clear lenses'}. The dilated fundus examination was unremarkable with cup-to-disc ratios of 0.${s.dice.whole(2, 4)} and 0.${s.dice.whole(2, 5)}.</p><p>In summary, the symptoms are explained by the change of refraction. ${hasAdd(s) ? 'I do not feel that cataract surgery is indicated at this time. ' : ''}I will see the patient again in twelve months. Thank you for allowing me to take part in this patient's care.</p><p style="margin-top:16px">Sincerely yours,</p><p style="margin-top:34px">${s.doctor().replace('Dr. ', '')}, M.D.</p><p class="cc">Dictated but not read to expedite mailing. &nbsp; ${s.dice.pick(['kw', 'jh', 'lb'])}/${s.dice.digits(4)} &nbsp; cc: patient</p>`;
    },
  },
];
