import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

const tick = (on: boolean): string => (on ? '☒' : '☐');

const money = (amount: number): string => amount.toFixed(2);

const bars = (height: number, width: number, ink = '#111'): string =>
  `<div style="height:${height}px;width:${width}px;background:repeating-linear-gradient(90deg,${ink} 0 2px,transparent 2px 5px,${ink} 5px 6px,transparent 6px 8px,${ink} 8px 11px,transparent 11px 13px,${ink} 13px 14px,transparent 14px 19px)"></div>`;

/** A line of ink that stands for a name. */
const scrawl = (s: Sheet, ink: string): string => {
  const high = (): number => s.dice.whole(3, 12);
  const low = (): number => s.dice.whole(18, 28);
  return `<svg width="130" height="32" viewBox="0 0 130 32" style="display:block;overflow:visible"><path fill="none" stroke="${ink}" stroke-width="1.5" d="M4 26C10 ${high()} 18 ${high()} 20 ${low()}S36 ${high()} 42 ${low()}S60 ${high()} 66 ${low()}Q96 ${high()} 126 ${low()}"/></svg>`;
};

/** What another device or an older pair says, in one line. */
const other = (e: DrawnEye, x: string, between = ' '): string => {
  const { sph, cyl, axis } = e.elsewhere();
  return `${sph}${between}${cyl}${x}${axis}`;
};

const otherCells = (e: DrawnEye): [string, string, string] => {
  const { sph, cyl, axis } = e.elsewhere();
  return [sph, cyl, axis];
};

/** The prisms of one eye, told: 2.00 prism dioptres base In. */
const toldPrism = (e: DrawnEye, unit: string): string =>
  (['Hor', 'Ver'] as const)
    .filter((direction) => e.amount(direction))
    .map((direction) => `${e.amount(direction)}${unit} base ${e.base(direction, 'words')}`)
    .join(' and ');

/** Papers that people have been given in recent years, from all kinds of places and countries. */
export const handoutsInEnglish: Layout[] = [
  {
    name: 'y-en-military-order',
    language: 'en',
    pen: 'sometimes',
    width: 800,
    fonts: ['Courier Prime', 'DejaVu Sans Mono', 'Arimo'],
    values: { prism: 0.9, add: 0.5, plus: 0.1 },
    writing: { noCylinder: ['SPH', '', '—'], plano: ['PLANO', 'PL', '0.00'], axisDigits: 3 },
    css: 'body{padding:22px 26px;font-size:14px;background:#f7f5ee;color:#2a2a2a}.f{border:1.5px solid #444}.g{display:grid;border-bottom:1px solid #444}.g>div{border-right:1px solid #444;padding:1px 5px 2px;min-height:38px}.g>div:last-child{border-right:0}i{display:block;font:normal 8.5px/1.3 Arimo;color:#444}.t{font:700 15px Arimo;text-align:center;padding:4px;border-bottom:1px solid #444}.b{font:700 10px Arimo;text-align:center;background:#ddd9cb;border-bottom:1px solid #444;padding:1px}table{width:100%}th{font:8.5px Arimo;border:1px solid #444;padding:1px}td{border:1px solid #444;text-align:center;height:34px;padding:0 3px}td:first-child{font:700 15px Arimo;width:26px}.s{font:8.5px/1.35 Arimo;margin:5px 0 0}.k{font:10px Arimo}',
    draw: (s) => {
      const doctor = s.doctor();
      const box = (label: string, text: string): string => `<div><i>${label}</i>${text}</div>`;
      const grid = (columns: string, ...boxes: string[]): string =>
        `<div class="g" style="grid-template-columns:${columns}">${boxes.join('')}</div>`;
      const far = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), '', e.amounts(), e.bases('words'));
      const height = String(s.dice.whole(17, 24));
      const near = (name: string, e: DrawnEye): string =>
        tr(name, e.add(), hasAdd(s) ? s.filled(height) : '', '');
      const clinic = s.dice.pick([
        'OPTOMETRY, BLDG 4-2817, FORT GRADY',
        'NAVAL BRANCH HEALTH CLINIC, PIER 9',
        '88TH MEDICAL GROUP / SGOSE, HOLLIS AFB',
      ]);
      return `<div class="f"><div class="t">EYEWEAR PRESCRIPTION</div>${grid(
        '1fr 1fr 1fr 1fr',
        box('1. DATE', s.dateAs('05-MAR-2025')),
        box('2. ACCOUNT NUMBER', s.filled(s.dice.digits(5))),
        box('3. ORDER NUMBER', s.filled(`E${s.dice.digits(6)}`)),
        box(
          '4. PRIORITY',
          `<span class="k">${tick(false)} FOC &nbsp;${tick(true)} STD &nbsp;${tick(false)} READINESS</span>`,
        ),
      )}${grid(
        '1fr 1.3fr',
        box('5. TO: (Lab)', `OPTICAL FABRICATION LAB<br>STOP ${s.dice.digits(3)}`),
        box(
          '6. FROM: (Address and phone)',
          `${clinic}<br>DSN ${s.dice.digits(3)}-${s.dice.digits(4)}`,
        ),
      )}${grid(
        '1.7fr 1fr .7fr 1.4fr',
        box('7. NAME (First, MI, Last)', s.patient()),
        box('8. DOD ID', s.filled(s.dice.digits(10))),
        box('9. GRADE', s.filled(s.dice.pick(['E4', 'E6', 'O3', 'W2', 'E7']))),
        box(
          '10. STATUS',
          `<span class="k">${tick(true)} AD &nbsp;${tick(false)} RES &nbsp;${tick(false)} NG &nbsp;${tick(false)} RET</span>`,
        ),
      )}${grid(
        '1.2fr .7fr .7fr .8fr .9fr 1fr 1fr',
        box('11. FRAME', s.filled(s.dice.pick(['5AM', 'REVISION', 'S10', 'MAG-1']))),
        box('EYE', s.filled(String(s.dice.whole(48, 54)))),
        box('BRIDGE', s.filled(String(s.dice.whole(18, 22)))),
        box('TEMPLE', s.filled(s.dice.pick(['140', '145', '150']))),
        box('COLOR', s.filled(s.dice.pick(['BLK', 'BRN', 'GUN']))),
        box('12. IPD FAR', s.pd()),
        box('IPD NEAR', hasAdd(s) ? s.nearPd() : ''),
      )}<div class="b">13. SINGLE VISION</div><table>${heads('', 'SPHERE', 'CYLINDER', 'AXIS', 'DECENTRATION', 'PRISM', 'BASE')}${far('R', s.right)}${far('L', s.left)}</table><div style="display:grid;grid-template-columns:1fr 1.15fr"><div><div class="b">14. MULTIVISION</div><table>${heads('', 'NEAR ADD', 'SEG HT', 'TOTAL DECENT')}${near('R', s.right)}${near('L', s.left)}</table></div><div style="border-left:1px solid #444"><div class="b">15. LENS / SPECIAL INSTRUCTIONS</div><div style="padding:6px 8px">${s.filled(s.lensType({ single: 'SV CLEAR', multi: 'PROGRESSIVE' }))} &nbsp; ${s.filled(s.dice.pick(['POLY', 'CR39', 'HI INDEX']))}<br>${s.filled(s.dice.pick(['2 PR, 1 TINT N-15', 'BALLISTIC INSERT TO FOLLOW', 'QTY 1']))}</div></div></div><div class="g" style="grid-template-columns:1.2fr 1fr;border-top:1px solid #444;border-bottom:0">${box('16. PRESCRIBER', doctor)}<div><i>17. SIGNATURE</i>${scrawl(s, '#22304f')}</div></div></div><p class="s">PRIVACY ACT: disclosure of the identification number is voluntary; without it the order may be delayed. Decentration is filled in by the laboratory. Previous editions are obsolete. &nbsp;&nbsp; PATIENT COPY &nbsp; Form 0771-P</p>`;
    },
  },
  {
    name: 'y-en-uk-clinic-carbon',
    language: 'en',
    pen: 'sometimes',
    width: 700,
    fonts: ['Arimo', 'Carlito', 'Courier Prime'],
    values: { prism: 0.9, add: 0.4, plus: 0.15 },
    writing: { noCylinder: ['', '—', 'DS'], plano: ['Plano', 'pl', '0.00'] },
    css: 'body{padding:22px 26px 20px;font-size:15px;background:#faf0b4;color:#48588e}.hand{color:#5c69a3!important}.h{display:flex;justify-content:space-between;color:#8a7b2d;font:12px/1.35 Arimo;border-bottom:1px solid #a8984a;padding-bottom:6px}.h b{font-size:18px}.f{font:11px Arimo;color:#8a7b2d}.l{display:flex;gap:8px;align-items:flex-end;margin-top:8px}.u{flex:1;display:flex;align-items:flex-end;border-bottom:1px dotted #a8984a;min-height:26px;padding-left:5px}.e{display:grid;grid-template-columns:1fr 1fr;gap:14px;margin-top:14px}.o{border:1px solid #a8984a}.o h4{margin:0;background:#efe08a;color:#6b5f1c;font:700 13px Arimo;text-align:center;padding:2px}.r{display:grid;grid-template-columns:94px 1fr;border-top:1px solid #cdbd68;min-height:34px;align-items:center}.r>span:last-child{padding-left:8px}.r .f{padding-left:6px}.st{display:inline-block;border:2px solid #b0607f;color:#b0607f;font:700 11px/1.25 Arimo;padding:3px 9px;transform:rotate(-4deg);opacity:.75;text-align:center}',
    draw: (s) => {
      const doctor = s.doctor();
      const line = (label: string, text: string, grow = 1): string =>
        `<span class="f">${label}</span><span class="u" style="flex:${grow}">${text}</span>`;
      const row = (label: string, text: string): string =>
        `<div class="r"><span class="f">${label}</span><span>${text}</span></div>`;
      const prism = (e: DrawnEye, direction: 'Hor' | 'Ver'): string => {
        const amount = e.amount(direction);
        if (!amount) return '';
        return `${amount} <span class="f">Δ &nbsp; base</span> ${e.base(direction, 'words')}`;
      };
      const eye = (title: string, e: DrawnEye): string =>
        `<div class="o"><h4>${title}</h4>${row('Sphere', e.sph())}${row('Cylinder', e.cyl())}${row('Axis', e.axis())}${row('Horiz. prism', prism(e, 'Hor'))}${row('Vert. prism', prism(e, 'Ver'))}${row('Near add', e.add())}</div>`;
      const site = s.dice.pick([
        'Wharfedale Eye Infirmary',
        'Solent District Hospital',
        'St Cuthbert’s Hospital',
      ]);
      return `<div class="h"><div><b>${site}</b><br>Orthoptic and Refraction Clinic, Outpatients ${s.dice.pick(['B', 'D', '3'])}<br>Tel. 01632 960${s.dice.digits(3)} ext. ${s.dice.digits(4)}</div><div style="text-align:right">HOSPITAL EYE SERVICE<br>Prescription for spectacles<br><b>No. ${s.dice.digits(6)}</b><br>Copy 2 – patient (yellow)</div></div><div class="l">${line('Patient', s.patient(), 2)}${line('Date of birth', s.bornAs('05/03/2025'))}</div><div class="l">${line('Hospital no.', s.filled(`${s.dice.pick(['W', 'K', 'C'])}${s.dice.digits(6)}`))}${line('NHS no.', s.filled(`${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(4)}`))}</div><div class="e">${eye('RIGHT EYE', s.right)}${eye('LEFT EYE', s.left)}</div><div class="l">${line('B.V.D. mm', s.filled(s.dice.pick(['12', '13', '14'])))}${line('P.D. mm', s.dice.chance(0.6) ? s.pd() : '')}${line('Tint', s.filled(s.dice.pick(['nil', 'none', ''])))}</div><div class="l"><span class="f">${tick(s.dice.chance(0.5))} constant wear &nbsp; ${tick(false)} distance only &nbsp; ${tick(false)} Fresnel to existing pair &nbsp; ${tick(hasPrism(s))} prism to be worked</span></div><div class="l" style="margin-top:12px">${line('Prescriber', s.filled(doctor))}<span style="margin:0 10px">${scrawl(s, '#5a69a0')}</span>${line('Date', s.dateAs('05/03/2025'))}</div><div class="l" style="justify-content:space-between"><p class="f" style="margin:0;max-width:430px;line-height:1.35">Take this form to the optician of your choice within two years. It is not a voucher. If you think you are entitled to help with the cost ask for leaflet HC11. Write firmly: you are making three copies.</p><span class="st">ORTHOPTICS<br>SEEN ${s.dice.pick(['AM', 'PM'])} CLINIC</span></div>`;
    },
  },
  {
    name: 'y-en-au-vision-report',
    language: 'en',
    width: 780,
    fonts: ['Carlito', 'Tinos', 'Arimo'],
    values: { prism: 0.9, add: 0.45, plus: 0.05 },
    writing: { noCylinder: ['DS'], plano: ['plano', 'Plano', '0.00'] },
    css: 'body{padding:38px 58px 40px;font-size:15px;line-height:1.4}.h{border-left:9px solid #c9772b;padding-left:14px;font-size:12px;line-height:1.4;color:#555;margin-bottom:20px}.h b{font-size:21px;color:#333}p{margin:0 0 10px}td{padding:0 22px 0 0;font-size:14px;vertical-align:top}.x{margin:0 0 10px 22px}.s{font-size:11px;color:#666}',
    draw: (s) => {
      const [doctor, patient] = [s.doctor(), s.patient()];
      const first = patient.split(' ')[0] ?? '';
      const [practice, street, town, area] = s.dice.pick<readonly [string, string, string, string]>(
        [
          ['Kedron Behavioural Optometry', 'Gympie Road', 'Kedron QLD 4031', '07'],
          ['Northcote Vision Therapy', 'High Street', 'Northcote VIC 3070', '03'],
          ['Unley Family Eyecare', 'Unley Road', 'Unley SA 5061', '08'],
        ],
      );
      const sentence = (side: string, e: DrawnEye): string => {
        const prism = toldPrism(e, ' prism dioptres');
        return `<p class="x">${side} eye ${e.formula(' × ', ' / ')}${prism ? `, combined with ${prism}` : ''}${hasAdd(s) ? `, near addition ${e.add()}` : ''} (${s.acuityMetres()})</p>`;
      };
      return `<div class="h"><b>${practice}</b><br>${s.dice.whole(5, 310)} ${street}, ${town} &nbsp;|&nbsp; (${area}) 5550 ${s.dice.digits(4)} &nbsp;|&nbsp; ABN ${s.dice.digits(2)} ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(3)}</div><p>${s.dateAs('5 March 2025')}</p><p><b>Re: ${patient}, born ${s.bornAs('05/03/2025')}</b></p><p>To whom it may concern,</p><p>${first} attended on referral from ${s.dice.pick(['the neurology clinic', 'Dr Walsh, general practitioner', 'an occupational therapist'])} because of ${s.dice.pick(['intermittent double vision and headaches', 'losing the place when reading', 'tired eyes at the computer since a concussion'])}. Medicare item 10910 was claimed. The main findings were:</p><table>${tr('Unaided vision', `R 6/${s.dice.pick([18, 24, 36])}, L 6/${s.dice.pick([12, 24, 60])}`)}${tr('Cover test', `${s.dice.whole(6, 12)} exophoria at near, slow recovery`)}${tr('Near point of convergence', `${s.dice.whole(9, 18)} cm`)}${tr('Stereopsis', `${s.dice.pick([60, 100, 200])} seconds of arc (Randot)`)}${tr('Pressures (iCare)', `R ${s.pressure()}, L ${s.pressure()} mmHg`)}${tr('Previous spectacles', `R ${other(s.right, ' × ', ' / ')}, L ${other(s.left, ' × ', ' / ')}, no prism`)}</table><p style="margin-top:11px">After trial framing for twenty minutes in the waiting room, the following has been prescribed as ${s.lensType({ single: 'single vision', multi: 'multifocal' })} lenses for ${s.dice.pick(['full-time wear', 'most of the day', 'all visual tasks'])}:</p>${sentence('Right', s.right)}${sentence('Left', s.left)}<p>The pupillary distances are ${s.right.pd()} mm right and ${s.left.pd()} mm left, taken with the pupillometer. Please centre the lenses on these and do not split the prism in any other way than written above.</p><p>I have also started ${first} on a home program of ${s.dice.pick([12, 15, 20])} minutes, five days a week, and will review progress in ${s.dice.pick(['six', 'eight', 'ten'])} weeks. Teachers or employers may contact me for adjustments such as seating and screen breaks.</p><p>Yours faithfully,</p>${scrawl(s, '#223')}<p style="margin-top:2px"><b>${doctor}</b>, B.Optom, FACBO<br>Provider no. ${s.dice.digits(7)}${s.dice.pick(['B', 'L', 'T'])}</p><p class="s">This letter is a valid optical prescription until ${s.expiresAs('5 March 2025')}. Copy to patient.</p>`;
    },
  },
  {
    name: 'y-en-us-before-and-after',
    language: 'en',
    width: 850,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Carlito'],
    values: { prism: 0.9, add: 0.55, plus: 0.25 },
    writing: { noCylinder: ['SPH', 'DS', '0.00'], plano: ['PLANO', 'Plano', '0.00'] },
    css: 'body{padding:26px 36px;font-size:11.5px;line-height:1.4;color:#222}.h{display:flex;justify-content:space-between;border-bottom:2px solid #5d4a7a;padding-bottom:5px}.h b{font-size:17px;color:#5d4a7a}.d{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1px 20px;margin:8px 0}table{width:100%;margin:7px 0}td,th{border:1px solid #b9afc8;padding:3px 6px;text-align:center}th{background:#ece7f3;font-size:10.5px}td:first-child{text-align:left;background:#f6f4f9}.old{color:#8b8793}.new{background:#fffbe8;font-size:13px;font-weight:700}h5{margin:9px 0 2px;color:#5d4a7a;font-size:12px}p{margin:0 0 3px}.s{font-size:9.5px;color:#555}',
    draw: (s) => {
      const [doctor, practice] = [s.doctor(), s.practice()];
      const olds = [otherCells(s.right), otherCells(s.left)] as const;
      const row = (label: string, was: [string, string], part: (e: DrawnEye) => string): string =>
        tr(
          label,
          `<td class="old">${was[0]}</td>`,
          `<td class="new">${part(s.right)}</td>`,
          `<td class="old">${was[1]}</td>`,
          `<td class="new">${part(s.left)}</td>`,
        );
      const prism = (e: DrawnEye, direction: 'Hor' | 'Ver'): string =>
        `${e.amount(direction)} ${e.base(direction, 'letters')}`;
      const wasPrism = s.dice.chance(0.5) ? `${s.number(s.dice.whole(2, 6) / 4)} BI` : 'none';
      const wasAdd = hasAdd(s) ? s.power(s.dice.whole(3, 10) / 4) : '';
      const test = (name: string, far: string, near: string): string => tr(name, far, near);
      return `<div class="h"><div><b>${practice}</b><br>Neuro-optometric rehabilitation · ${s.street()}, ${s.town()}</div><div style="text-align:right">Ph ${s.phone()}<br>Fax ${s.phone()}<br>NPI 1${s.dice.digits(9)}</div></div><div class="d"><span>Patient: <b>${s.patient()}</b></span><span>DOB: ${s.born()}</span><span>Chart: ${s.dice.digits(6)}</span><span>Exam: ${s.date()}</span><span>Rx expires: ${s.expires()}</span><span>Plan: ${s.dice.pick(['VSP Signature', 'EyeMed Access', 'Self-pay', 'Auto claim (PIP)'])}</span></div><h5>Binocular findings</h5><table>${heads('Test', 'Distance', 'Near')}${test('Phoria (von Graefe, lateral)', `${s.dice.whole(1, 6)} exo`, `${s.dice.whole(6, 14)} exo`)}${test('Phoria (vertical)', 'ortho', s.dice.pick(['ortho', '½ R hyper', '1 L hyper']))}${test('BI vergence (blur/break/rec.)', 'x/7/4', `${s.dice.whole(10, 14)}/${s.dice.whole(16, 22)}/10`)}${test('BO vergence', '9/17/8', `${s.dice.whole(12, 17)}/20/11`)}${test('NRA / PRA', '', '+2.00 / −1.50')}</table><h5>Spectacle prescription – habitual pair compared with new prescription</h5><table><tr><th rowspan="2">&nbsp;</th><th colspan="2">RIGHT (O.D.)</th><th colspan="2">LEFT (O.S.)</th></tr><tr><th>old glasses</th><th>NEW Rx</th><th>old glasses</th><th>NEW Rx</th></tr>${row('Sphere', [olds[0][0], olds[1][0]], (e) => e.sph())}${row('Cylinder', [olds[0][1], olds[1][1]], (e) => e.cyl())}${row('Axis', [olds[0][2], olds[1][2]], (e) => e.axis())}${row('Prism, horizontal', [wasPrism, wasPrism], (e) => prism(e, 'Hor'))}${row('Prism, vertical', ['none', 'none'], (e) => prism(e, 'Ver'))}${hasAdd(s) ? row('Add', [wasAdd, wasAdd], (e) => e.add()) : ''}${row('Monocular PD', ['', ''], (e) => e.pd())}${row('Acuity', [s.acuity(), s.acuity()], () => `<span style="font-weight:400">${s.acuity()}</span>`)}</table><p>Lens: ${s.lensType({ single: 'single vision', multi: 'progressive' })} · Tint: ${s.dice.pick(['none', 'FL-41 25%', 'light gray'])} · AR: yes · Wear: full time, remove for sports</p><p>IOP ${s.pressure()} / ${s.pressure()} @ ${s.dice.whole(9, 11)}:${s.dice.whole(10, 59)} &nbsp; Dx: H51.11, H53.2${hasAdd(s) ? ', H52.4' : ''}, S06.0X0D</p><p style="margin-top:12px">Signed electronically: ${doctor}, O.D., FNORA &nbsp; Lic. ${s.dice.digits(5)}</p><p class="s">Prism must be ground as written; call before balancing. Not for contact lenses. This page may be shared with the school, employer or case manager with the patient’s consent. &nbsp; Page 2 of 4</p>`;
    },
  },
  {
    name: 'y-en-lab-tray-ticket',
    language: 'en',
    width: 640,
    fonts: ['DejaVu Sans Mono', 'Courier Prime', 'DejaVu Sans Condensed'],
    values: { prism: 0.9, add: 0.6, plus: 0 },
    writing: {
      minus: ['-'],
      noCylinder: ['0.00', ''],
      plano: ['0.00', '+0.00'],
      axisDigits: 3,
      degree: false,
      addPlus: true,
      pdDecimals: true,
    },
    css: 'body{padding:12px 14px;font-size:11.5px;line-height:1.3;background:#d3e8cf;color:#1d2a1d}.a{display:flex;justify-content:space-between;align-items:flex-start}.y{font-size:26px;font-weight:700;line-height:1}table{width:100%;margin:5px 0}td,th{border:1px solid #5f7d5c;padding:2px 3px;text-align:center;font-size:12px}th{font-size:9px;font-weight:400}.m td{font-size:14px;font-weight:700;height:26px}.k{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 12px;border-top:1px dashed #5f7d5c;padding-top:3px;margin-top:3px}.w{font-size:9px}',
    draw: (s) => {
      const tray = s.dice.digits(4);
      const main = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('degrees'),
          e.add(),
          e.pd(),
          hasAdd(s) ? e.nearPd() : '',
          s.number(s.dice.whole(30, 48) / 2, 1),
        );
      const surface = (name: string): string =>
        tr(
          name,
          s.dice.pick(['4.25', '5.50', '6.25']),
          money(s.dice.whole(400, 620) / 100),
          money(s.dice.whole(630, 900) / 100),
          s.number(s.dice.whole(18, 22) / 10, 1),
          s.number(s.dice.whole(22, 48) / 10, 1),
          String(s.dice.pick([65, 70, 75])),
          `${s.dice.pick(['A', 'B', 'C'])}${s.dice.digits(3)}`,
        );
      return `<div class="a"><div><b>TRILAKES OPTICAL LAB</b><br>Acct ${s.dice.digits(5)} ${s.practice()}<br>Ph ${s.phone()}</div><div style="text-align:center">${bars(30, 150, '#1d2a1d')}${s.dice.digits(10)}</div><div style="text-align:right">TRAY<div class="y">${tray}</div></div></div><div class="k"><span>PT ${s.patient()}</span><span>IN ${s.dateAs('3/5/25')} ${s.dice.whole(7, 17)}:${s.dice.whole(10, 59)}</span><span>PO ${s.dice.digits(6)}</span><span>FRM ${s.dice.pick(['OVVO 3380', 'KENMARK 771', 'LUXE 2204'])}</span><span>A ${s.dice.whole(48, 56)}.0 B ${s.dice.whole(32, 42)}.5</span><span>ED ${s.dice.whole(52, 60)}.1 DBL ${s.dice.whole(15, 20)}.0</span></div><table class="m">${heads('EYE', 'SPH', 'CYL', 'AXIS', 'PRISM', 'DIR', 'ADD', 'PD-F', 'PD-N', 'HT')}${main('R', s.right)}${main('L', s.left)}</table><div class="w">DIR = prism base direction 0–359, seen from the front, counterclockwise</div><table>${heads('EYE', 'BASE', 'TOOL-B', 'TOOL-C', 'CT', 'ET', 'BLANK', 'BIN')}${surface('R')}${surface('L')}</table><div class="k"><span>LENS ${s.lensType({ single: 'SV ASPH', multi: 'PAL FREEFORM' })}</span><span>MAT ${s.dice.pick(['POLY 1.59', 'HI 1.67', 'CR39 1.50', 'TRIVEX'])}</span><span>COAT ${s.dice.pick(['AR-CLR', 'HC', 'AR-BLUE'])}</span><span>EDGE ${s.dice.pick(['BEVEL', 'GROOVE', 'DRILL'])}</span><span>VTX 13.0 PANTO 8 WRAP 5</span><span>SHIP ${s.dice.pick(['UPS 2D', 'ROUTE 14', 'COURIER'])}</span></div><div class="k"><span>SURF ____</span><span>FINISH ____</span><span>QC ____</span></div><div class="w" style="margin-top:4px">REDO: N &nbsp; RUSH: ${s.dice.pick(['N', 'Y'])} &nbsp; REMARK: ${s.dice.pick(['MATCH BASE', 'CALL IF ET GT 5', 'PT HX NON-ADAPT'])} &nbsp; VOID AFTER REMAKE &nbsp; V3.${s.dice.whole(1, 9)}</div>`;
    },
  },
  {
    name: 'y-en-ca-benefit-claim',
    language: 'en',
    width: 830,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Courier Prime'],
    values: { prism: 0.9, add: 0.55, plus: 0.15 },
    writing: { noCylinder: ['DS', '', '—'], plano: ['PL', 'Plano', '0.00'], axisDigits: 3 },
    css: 'body{padding:24px 30px;font-size:13px;color:#223}.q,i,th{color:#c05a4a}.h{display:flex;justify-content:space-between;align-items:flex-end}.h b{font-size:20px}.p{background:#c05a4a;color:#fff;font:700 11px Arimo;padding:2px 8px;margin-top:10px}.g{display:grid;grid-template-columns:1.4fr 1fr 1fr;border-left:1px solid #dd9a8f}.g>div{border:1px solid #dd9a8f;border-width:0 1px 1px 0;padding:1px 6px 3px;min-height:34px}i{display:block;font:normal 9px Arimo}table{width:100%}td,th{border:1px solid #dd9a8f;text-align:center;padding:2px 3px;height:28px}th{font:10px Arimo;height:16px;background:#fcefec}td:first-child{background:#fcefec;font-weight:700}.c td{height:20px;font-size:12px;text-align:left}.c td:last-child{text-align:right}.s{font:9.5px/1.35 Arimo;margin:6px 0 0}',
    draw: (s) => {
      const [doctor, patient] = [s.doctor(), s.patient()];
      const field = (label: string, text: string): string => `<div><i>${label}</i>${text}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amount('Hor'),
          e.base('Hor', 'letters'),
          e.amount('Ver'),
          e.base('Ver', 'letters'),
          e.add(),
          s.acuity(),
        );
      const [frame, lenses] = [s.dice.whole(90, 340), s.dice.whole(110, 480)];
      const [city, area] = s.dice.pick<readonly [string, string]>([
        ['Kelowna BC V1Y', '250'],
        ['Regina SK S4P', '306'],
        ['Sudbury ON P3E', '705'],
        ['Halifax NS B3H', '902'],
      ]);
      const cost = (code: string, what: string, amount: number): string =>
        tr(code, what, `$${money(amount)}`);
      return `<div class="h q"><div><b>Prairie Shield Benefits</b><br>Vision care claim – prescription eyewear</div><div style="text-align:right;font-size:11px">Mail to: PO Box ${s.dice.digits(4)}, Station Main<br>Claim line 1-800-555-01${s.dice.digits(2)}<br>Claim ${s.dice.digits(9)}</div></div><div class="p">1 &nbsp; PLAN MEMBER</div><div class="g">${field('Member name', patient)}${field('Group / certificate', `${s.dice.digits(5)} / ${s.dice.digits(8)}`)}${field('Date of birth', s.bornAs('2025-03-05'))}${field('Address', `${s.dice.whole(11, 980)} ${s.dice.pick(['Birch Cres', 'Elgin St', 'Lakeshore Dr'])}, ${city}`)}${field('Patient is', `${tick(true)} member ${tick(false)} spouse ${tick(false)} child`)}${field('Other coverage?', `${tick(false)} yes &nbsp;${tick(true)} no`)}</div><div class="p">2 &nbsp; PRESCRIPTION &nbsp; (completed by the optometrist)</div><table><tr><th rowspan="2"></th><th colspan="3">DISTANCE</th><th colspan="2">HORIZONTAL</th><th colspan="2">VERTICAL</th><th rowspan="2">ADD</th><th rowspan="2">BCVA</th></tr>${heads('Sphere', 'Cylinder', 'Axis', 'Prism', 'Base', 'Prism', 'Base')}${eye('O.D.', s.right)}${eye('O.S.', s.left)}</table><div class="g" style="grid-template-columns:1fr 1fr 1fr 1.4fr">${field('P.D. (mm)', s.pd())}${field('Date of exam', s.dateAs('2025-03-05'))}${field('Valid until', s.expiresAs('2025-03-05'))}${field('Prescriber', `${doctor}, OD`)}${field('Change of 0.50 D or more', `${tick(true)} yes ${tick(false)} no`)}${field('Occupational', `${tick(false)} yes ${tick(true)} no`)}${field('Lens', s.lensType({ single: 'single vision', multi: 'progressive' }))}${field('Office phone', `${area}-555-01${s.dice.digits(2)}`)}</div><div class="p">3 &nbsp; SUPPLIED</div><table class="c">${cost('V2020', `Frame, ${s.dice.pick(['Kliik 642', 'Fysh 3701', 'Evatik 9211'])} ${s.dice.whole(47, 55)}-${s.dice.whole(16, 20)}`, frame)}${cost(hasAdd(s) ? 'V2781' : 'V2103', 'Lenses, pair', lenses)}${hasPrism(s) ? cost('V2715', 'Prism, per lens', 30) : ''}${cost('', 'Total claimed', frame + lenses + (hasPrism(s) ? 30 : 0))}</table><p class="s">I certify that the above services were received and that the information is complete. Attach the paid-in-full receipt. Keep copies; originals are not returned. Claims older than 12 months are declined.</p><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:8px"><span>${scrawl(s, '#334')}<span class="s q">Member signature</span></span>${bars(24, 190)}</div>`;
    },
  },
  {
    name: 'y-en-phoropter-roll',
    language: 'en',
    width: 350,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0, add: 0.55, plus: 0.1 },
    writing: {
      minus: ['-'],
      noCylinder: ['0.00', ''],
      plano: ['0.00', '+0.00'],
      degree: false,
      addPlus: true,
      pdDecimals: true,
    },
    css: 'body{padding:18px 16px 26px;font-size:14px;line-height:1.3;background:#f1eee7;color:#6a6570}pre{margin:0;font:inherit}.c{text-align:center}',
    draw: (s) => {
      const rule = '-'.repeat(33);
      const columns = (a: string, b: string, c: string): string =>
        `${padded(a, 9)}${padded(b, 9)}${c}`;
      const auto = (name: string, e: DrawnEye): string[] => [
        `<${name}>`.replace('<', '&lt;').replace('>', '&gt;'),
        ...[8, 9, 9].map((trust) => `  ${columns(...otherCells(e))}  ${trust}`),
      ];
      const lensmeter = (name: string, e: DrawnEye): string =>
        `${name} ${columns(...otherCells(e))}`;
      const final = (name: string, e: DrawnEye): string =>
        `${name} ${columns(e.sph(), e.cyl(), e.axis())}`;
      return `<div class="c">${s.practice()}<br>${s.phone()}</div><pre>${[
        '',
        `No.${s.dice.digits(4)}   ${s.dateAs('05-MAR-2025')} ${s.dice.whole(9, 17)}:${s.dice.whole(10, 59)}`,
        `NAME ${s.patient()}`,
        rule,
        'LENSMETER (present glasses)',
        `  ${columns('SPH', 'CYL', 'AXS')}`,
        lensmeter('R', s.right),
        lensmeter('L', s.left),
        rule,
        'AUTO REF      VD=12.00',
        ...auto('R', s.right),
        ...auto('L', s.left),
        rule,
        'NCT  mmHg',
        `  R ${s.pressure()}   L ${s.pressure()}`,
        rule,
        'SUBJECTIVE - FINAL Rx',
        `  ${columns('SPH', 'CYL', 'AXS')}`,
        final('R', s.right),
        final('L', s.left),
        ...(hasAdd(s) ? [`ADD  R ${s.right.add()}  L ${s.left.add()}`] : []),
        `VA   R ${s.acuity()}  L ${s.acuity()}`,
        `PD   ${s.pd()}  (R ${s.right.pd()} L ${s.left.pd()})`,
        rule,
        `DR ${s.doctor()}`,
      ].join(
        '\n',
      )}</pre><div class="c">** NOT A RECEIPT **<br>CV-${s.dice.digits(3)}0 ver 2.1${s.dice.whole(1, 9)}</div>`;
    },
  },
  {
    name: 'y-en-us-portal-print',
    language: 'en',
    width: 816,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0.2, add: 0.55, plus: 0.25 },
    writing: { noCylinder: ['—', 'Sphere', '0.00'], plano: ['Plano', '0.00', 'PLANO'] },
    css: 'body{padding:20px 34px;font-size:13px;color:#333}.u{display:flex;justify-content:space-between;font-size:9.5px;color:#777;margin-bottom:18px}.b{display:flex;justify-content:space-between;border-bottom:1px solid #ccc;padding-bottom:8px}.b b{font-size:19px;color:#00766c}h3{font-weight:400;font-size:19px;margin:16px 0 4px}.e{margin:12px 0 2px;font-weight:700}.g{display:flex;flex-wrap:wrap;border-bottom:1px solid #e2e2e2;padding-bottom:8px}.g div{width:20%;margin-top:3px}i{display:block;font:normal 10.5px Arimo;color:#9a9a9a}.n{font-size:11px;color:#777;line-height:1.45}.k{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8px;margin:10px 0}',
    draw: (s) => {
      const [doctor, patient] = [s.doctor(), s.patient()];
      const box = (label: string, text: string): string => `<div><i>${label}</i>${text}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<p class="e">${name}</p><div class="g">${box('Sphere', e.sph())}${box('Cylinder', e.cyl())}${box('Axis', e.axis() || '—')}${hasAdd(s) ? box('Add', e.add()) : ''}${hasPrism(s) ? box('Prism', e.prism('words', ', ') || '—') : ''}${box('Dist. VA', s.acuity())}</div>`;
      const system = s.dice.pick([
        'Lakewell Health',
        'Mercy Ridge Medical Group',
        'Tri-County Eye Associates',
      ]);
      return `<div class="u"><span>${s.date()}, ${s.dice.whole(1, 11)}:${s.dice.whole(10, 59)} PM</span><span>MyRecord – Eyeglass Prescription Details</span><span>https://myrecord.example.org/app/rx/glasses?id=${s.dice.digits(7)}</span></div><div class="b"><b>${system}</b><span>Name: ${patient} &nbsp;|&nbsp; DOB: ${s.born()} &nbsp;|&nbsp; MRN: ${s.dice.digits(8)} &nbsp;|&nbsp; PCP: on file</span></div><h3>Glasses prescription</h3><span class="n">Written on ${s.date()} &nbsp;·&nbsp; Expires ${s.expires()} &nbsp;·&nbsp; Authorized by ${doctor} &nbsp;·&nbsp; Ophthalmology, 3rd floor</span>${eye('Right eye', s.right)}${eye('Left eye', s.left)}<div class="k">${box('Lens type', s.lensType({ single: 'Single vision', multi: 'Progressive' }))}${box('Pupillary distance (far)', `${s.pd()} mm`)}${box('Vertex distance', '—')}${box('Usage', s.dice.pick(['All the time', 'Distance and near', 'As needed']))}${box('Tint / coating', s.dice.pick(['None', 'Antireflective', 'Transitions']))}${box('Status', 'Signed')}</div><p class="e">Comments from your care team</p><p style="margin:2px 0 8px">${s.dice.pick(['Small change from last year. OK to keep current frames.', 'Consider a second pair for computer distance.', 'Please update within three months.'])}</p><p class="n">If any information here looks wrong, call the clinic at ${s.phone()}. Contact lens prescriptions are shown on another page. Optical shop hours: Mon–Fri 8:30–5:00, validated parking in ramp ${s.dice.pick(['A', 'C'])}. Eyeglass exams are billed as a vision service and may not be covered by medical insurance; the refraction fee is $${money(s.dice.whole(35, 65))}.</p><p class="n">MyRecord® is licensed software. © 1999–2025. &nbsp; Accessibility · Terms and conditions · Privacy</p><div class="u" style="margin:26px 0 0"><span>1 of 1</span><span></span></div>`;
    },
  },
  {
    name: 'y-en-us-school-voucher',
    language: 'en',
    pen: 'sometimes',
    width: 780,
    fonts: ['Tinos', 'Arimo', 'Courier Prime'],
    values: { prism: 0, add: 0, plus: 0.15 },
    writing: { noCylinder: ['', 'sph', 'DS', '—'], plano: ['plano', 'PL', '0.00'] },
    css: 'body{padding:18px 26px;font-size:15px;background:#f6cf6b;color:#35290c}.h{text-align:center;line-height:1.3}.h b{font-size:20px}.l{display:flex;gap:7px;align-items:flex-end;margin-top:8px}.f{font-size:13px;white-space:nowrap}.u{flex:1;display:flex;align-items:flex-end;border-bottom:1px solid #35290c;min-height:26px;padding-left:6px}.b{border:1.5px solid #35290c;padding:4px 12px 12px;margin-top:14px}.s{font-size:11px;line-height:1.35;margin:9px 0 0}.cut{border-top:1.5px dashed #35290c;margin-top:14px;padding-top:6px}',
    draw: (s) => {
      const line = (label: string, text: string, grow = 1): string =>
        `<span class="f">${label}</span><span class="u" style="flex:${grow}">${text}</span>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="l"><span class="f" style="width:78px"><b>${name}</b></span>${line('SPH', e.sph())}${line('CYL', e.cyl())}${line('AXIS', e.axis())}${line('P.D.', e.pd())}</div>`;
      const born = `${s.dice.whole(1, 12)}/${s.dice.whole(1, 28)}/${s.dice.whole(2008, 2017)}`;
      const school = s.dice.pick([
        'Lincoln Elementary',
        'Cesar Chavez K–8',
        'Eastgate Middle School',
        'P.S. 114',
      ]);
      const colour = s.dice.whole(0, 3);
      return `<div class="h"><b>See to Learn Mobile Eye Clinic</b><br>${s.dice.pick(['County Office of Education', 'Lions District 4-C', 'Unified School District'])} · ${s.phone()} · No cost to families</div><div class="l">${line('Student', s.patient(), 2)}${line('DOB', s.filled(born))}${line('Grade', s.filled(String(s.dice.whole(1, 8))), 0.5)}</div><div class="l">${line('School', s.filled(school), 2)}${line('Room', s.filled(String(s.dice.whole(3, 40))), 0.6)}${line('Seen on', s.date())}</div><p class="s" style="font-size:13px">Screening: right 20/${s.dice.pick([40, 50, 70])} &nbsp; left 20/${s.dice.pick([40, 60, 80])} &nbsp; color ${tick(true)} pass ${tick(false)} fail &nbsp; stereo ${tick(s.dice.chance(0.7))} pass</p><div class="b"><span class="f"><b>GLASSES PRESCRIPTION</b> &nbsp; ${tick(true)} full time &nbsp; ${tick(false)} classroom / board only &nbsp; polycarbonate required</span>${eye('Right (OD)', s.right)}${eye('Left (OS)', s.left)}</div><div class="l">${line('Frame choice', s.filled(s.dice.pick(['Rocket', 'Daisy', 'Slam Dunk', 'Orbit'])), 1.3)}<span class="f">color: ${['black', 'blue', 'purple', 'tortoise'].map((name, i) => `${tick(i === colour)} ${name}`).join(' ')} &nbsp; size ${s.dice.whole(42, 49)}</span></div><div class="l">${line('Eye doctor', s.filled(s.doctor()))}<span>${scrawl(s, '#2b2b60')}</span>${line('Expires', s.expires(), 0.6)}</div><div class="cut"><p class="s" style="margin:0">Dear parent / guardian: glasses will be delivered to the school in 3–4 weeks and fitted in class. If they break, call us for one free replacement per year. Estimado padre: los lentes llegarán a la escuela en 3–4 semanas. &nbsp; Medi-Cal ID on file: ${tick(true)} &nbsp; Form STL-7 goldenrod = family</p></div>`;
    },
  },
  {
    name: 'y-en-ie-scheme-form',
    language: 'en',
    width: 840,
    fonts: ['Arimo', 'Courier Prime', 'Carlito'],
    values: { prism: 0.1, add: 0.65, plus: 0.1 },
    writing: { noCylinder: ['', 'DS', '—'], plano: ['Plano', '0.00', 'pl'] },
    css: 'body{padding:24px 28px;font-size:13px;background:#eef6ea}.g{color:#2c7a3d}.h{display:flex;justify-content:space-between;border-bottom:2px solid #2c7a3d;padding-bottom:6px;font-size:11px}.h b{font-size:17px}.w{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 16px;margin:8px 0}.w div{border-bottom:1px solid #9cc6a3;padding:4px 0 2px}.w i{font:normal 10px Arimo;color:#2c7a3d;margin-right:6px}table{width:100%;background:#fff}td,th{border:1px solid #77b183;text-align:center;padding:3px}th{font:10.5px Arimo;color:#2c7a3d;background:#dfeedd}td{height:27px}.n td{height:auto;font-size:12px;text-align:left;padding:2px 8px}.n td:last-child{text-align:right}.s{font-size:9.5px;color:#4a6b50;line-height:1.35;margin:8px 0 0}h5{margin:10px 0 3px;color:#2c7a3d;font:700 11.5px Arimo}',
    draw: (s) => {
      const doctor = s.doctor();
      const field = (label: string, text: string): string => `<div><i>${label}</i>${text}</div>`;
      const row = (name: string, e: DrawnEye): string =>
        tr(
          `<th>${name}</th>`,
          ...e.cells('sph', 'cyl', 'axis'),
          ...(hasPrism(s) ? [e.prism('letters', '<br>')] : []),
          s.acuityMetres(),
          ...(hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis(), 'N5'] : ['', '', '', '']),
        );
      const [practice, place, area] = s.dice.pick<readonly [string, string, string]>([
        ['Moyvale Opticians', 'Bridge Street, Ballina, Co. Mayo', '096'],
        ['Suirside Eyecare', 'Gladstone Street, Clonmel', '052'],
        ['Kilmacud Optical', 'Lower Kilmacud Road, Dublin 14', '01'],
      ]);
      const item = (code: string, what: string, fee: number): string =>
        tr(code, what, `€${money(fee)}`);
      return `<div class="h g"><div><b>Community Ophthalmic Services Scheme</b><br>Sight test and spectacle prescription form – client copy</div><div style="text-align:right">Authorisation no. ${s.dice.digits(7)}<br>Local Health Office ${s.dice.pick(['West', 'South Tipperary', 'Dublin South'])}<br>${bars(18, 140, '#2c7a3d')}</div></div><div class="w">${field('Client', s.patient())}${field('Date of birth', s.bornAs('05/03/2025'))}${field('Medical card', `${s.dice.digits(6)}${s.dice.pick(['A', 'D', 'M'])}`)}${field('Address', `${s.dice.whole(1, 90)} ${s.dice.pick(['St Brigid’s Tce', 'The Paddocks', 'Station Rd'])}`)}${field('Date of test', s.dateAs('05/03/2025'))}${field('PPS no.', `*****${s.dice.digits(2)}${s.dice.pick(['K', 'T'])}`)}</div><table><tr><th rowspan="2"></th><th colspan="${hasPrism(s) ? 5 : 4}"><b>DISTANCE</b></th><th colspan="4"><b>NEAR</b></th></tr>${heads('Sph', 'Cyl', 'Axis', ...(hasPrism(s) ? ['Prism'] : []), 'V.A.', 'Sph', 'Cyl', 'Axis', 'V.A.')}${row('R', s.right)}${row('L', s.left)}</table><div class="w">${field('P.D. distance', s.pd())}${field('P.D. near', hasAdd(s) ? s.nearPd() : '')}${field('I.O.P.', `R ${s.pressure()} L ${s.pressure()} mmHg`)}</div><h5>APPLIANCES AUTHORISED</h5><table class="n">${item('S03', 'Sight test, optometrist', 24.53)}${hasAdd(s) ? item('S21', 'Distance and near spectacles, two pairs', s.dice.whole(6200, 8800) / 100) : item('S11', 'Single vision spectacles, one pair', s.dice.whole(3100, 4400) / 100)}${item('S90', `Frame, scheme range ${s.dice.pick(['B', 'C'])}, ${s.dice.whole(46, 54)}□${s.dice.whole(16, 20)}`, s.dice.whole(1400, 2300) / 100)}</table><h5>OPTOMETRIST</h5><div class="w">${field('Name', doctor)}${field('CORU', `OP0${s.dice.digits(5)}`)}${field('Panel no.', s.dice.digits(5))}${field('Practice', practice)}${field('At', place)}${field('Tel.', `${area} 555 ${s.dice.digits(4)}`)}</div><p class="s">The near column is the full correction for reading. Replacement spectacles within two years need prior approval. It is an offence to give false information. Please sign overleaf when you collect your spectacles. &nbsp; COSS/2 (rev. 6)</p>`;
    },
  },
  {
    name: 'y-en-uk-home-visit-card',
    language: 'en',
    pen: 'sometimes',
    width: 620,
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    values: { prism: 0, add: 0.8, sameAdd: true, plus: 0.1 },
    writing: { noCylinder: ['DS'], plano: ['plano', 'Pl', '0.00'] },
    css: 'body{padding:16px 20px;font-size:14px;background:#ecd9bd;color:#2e2b3b}.h{display:flex;justify-content:space-between;font:12px/1.3 Arimo;color:#80572c}.h b{font-size:17px}.l{display:flex;gap:7px;align-items:flex-end;margin-top:6px}.f{font:11px Arimo;color:#80572c;white-space:nowrap}.u{flex:1;display:flex;align-items:flex-end;border-bottom:1px dotted #80572c;min-height:25px;padding-left:4px;white-space:nowrap}table{width:100%;margin-top:10px}td,th{border:1px solid #a97f51;padding:2px 6px;height:31px;white-space:nowrap}th{font:700 11px Arimo;color:#80572c;height:18px}td:first-child{font:11px Arimo;color:#80572c;width:128px}.x td{background:#f9eedb;height:42px}.s{font:10px/1.35 Arimo;color:#80572c;margin:8px 0 0}',
    draw: (s) => {
      const line = (label: string, text: string, grow = 1): string =>
        `<span class="f">${label}</span><span class="u" style="flex:${grow}">${text}</span>`;
      const both = (label: string, part: (e: DrawnEye) => string): string =>
        tr(label, part(s.right), part(s.left));
      const far = (): string => s.filled(s.dice.pick(['6/12', '6/18', '6/24', '6/36']));
      return `<div class="h"><div><b>Carewell Visiting Opticians</b><br>Eye care in your own home · Freephone 0800 0960 ${s.dice.digits(3)}</div><div style="text-align:right">Record card<br>No. ${s.dice.digits(5)}</div></div><div class="l">${line('Name', s.patient(), 1.5)}${line('Date', s.dateAs('05/03/2025'))}</div><div class="l">${line('Seen at', s.filled(s.dice.pick(['Elm Lodge, room 12', 'The Laurels', 'own home', 'Fairhaven flat 3'])), 1.5)}${line('GP', s.filled(s.dice.pick(['Dr Shah', 'Dr Moore', 'Dr Byrne'])))}</div><table>${heads('', 'RIGHT', 'LEFT')}${both('Unaided vision', far)}${both('Present specs (old)', (e) => s.filled(other(e, ' x ', ' / ')))}${both('Retinoscopy', (e) => s.filled(other(e, ' x ', ' / ')))}<tr class="x"><td><b>RX GIVEN TODAY</b></td><td>${s.right.formula(' <span class="f">x</span> ', ' <span class="f">/</span> ')}</td><td>${s.left.formula(' <span class="f">x</span> ', ' <span class="f">/</span> ')}</td></tr>${both('VA with new Rx', () => s.filled(s.acuityMetres()))}</table><div class="l">${line('Reading add (both eyes)', s.add())}${line('Near', s.filled(hasAdd(s) ? s.dice.pick(['N5', 'N6', 'N8']) : ''), 0.6)}${line('PD', s.pd(), 0.7)}${line('IOP', s.filled(`${s.pressure()} / ${s.pressure()}`))}</div><div class="l"><span class="f">Advised: ${tick(!hasAdd(s))} distance &nbsp; ${tick(false)} reading &nbsp; ${tick(hasAdd(s))} ${s.lensType({ single: 'varifocal', multi: 'varifocal' })} &nbsp; ${tick(s.dice.chance(0.3))} refer cataract &nbsp; ${tick(true)} no urgent findings</span></div><div class="l">${line('Optometrist', s.filled(s.doctor()))}<span>${scrawl(s, '#2f3c70')}</span><span class="f">GOC 01-${s.dice.digits(5)}</span></div><p class="s">Next test due in ${s.dice.pick([12, 24])} months. GOS 6 completed ${tick(true)}. Leave this card with the resident’s notes. Glasses ordered are engraved with the wearer’s name free of charge.</p>`;
    },
  },
  {
    name: 'y-en-us-retail-estimate',
    language: 'en',
    width: 860,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.1, add: 0.6, plus: 0.1 },
    writing: { noCylinder: ['SPH', 'DS', '0.00'], plano: ['PLANO', '0.00', 'PL'] },
    css: 'body{padding:22px 28px;font-size:12px;line-height:1.35}.h{display:flex;justify-content:space-between;align-items:center;background:#0b3c7d;color:#fff;padding:8px 14px}.h b{font-size:22px}.m{display:grid;grid-template-columns:1.5fr 1fr;gap:16px;margin-top:10px}table{width:100%}.c td,.c th{border-bottom:1px solid #d4dbe6;padding:2.5px 4px;text-align:right;font-size:11.5px}.c td:first-child,.c th:first-child{text-align:left}.c th{color:#0b3c7d;font-size:10.5px}.x{border:1px solid #0b3c7d;background:#f0f5fc}.x h5{margin:0;background:#cfe0f5;color:#0b3c7d;padding:3px 8px;font-size:11.5px}.x td,.x th{padding:2px 8px;font-size:13px;text-align:right}.x td:first-child{text-align:left;font-size:11px;color:#0b3c7d}.x th{font-size:11px}.t{font-size:15px;font-weight:700;text-align:right;margin:6px 0}.s{font-size:9px;color:#555;line-height:1.35;margin:8px 0 0}.d{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1px 14px;margin-top:8px}',
    draw: (s) => {
      const patient = s.patient();
      const item = (what: string, price: number, plan: number): string =>
        tr(what, money(price), money(plan), money(price - plan));
      const [frame, lenses, coat] = [
        s.dice.whole(120, 380) - 0.05,
        s.dice.whole(140, 420) - 0.05,
        s.dice.pick([79.95, 99.95, 119.95]),
      ];
      const due = frame + lenses + coat - 100 - 85 - 20;
      const row = (label: string, part: (e: DrawnEye) => string): string =>
        tr(label, part(s.right), part(s.left));
      const cities = s.town();
      return `<div class="h"><b>VistaMart Optical</b><span>ESTIMATE – not a receipt<br>Store #${s.dice.digits(4)} · ${cities}</span></div><div class="d"><span>Customer: <b>${patient}</b></span><span>Phone: ${s.phone()}</span><span>Quote ${s.dice.digits(7)} good 30 days</span><span>Plan: ${s.dice.pick(['EyeMed Insight', 'VSP Choice', 'Davis Gold', 'Spectera'])}</span><span>Member ID: ${s.dice.digits(9)}</span><span>Associate: ${s.dice.pick(['Kayla', 'Marcus', 'Dee', 'Priya'])} T.</span></div><div class="m"><div><table class="c">${heads('Item', 'Retail $', 'Plan pays $', 'You pay $')}${item(`Frame ${s.dice.pick(['Oakwood', 'DKMY', 'Ridgeway'])} ${s.dice.digits(4)} ${s.dice.whole(49, 57)}/${s.dice.whole(15, 20)}/140`, frame, 100)}${item(s.lensType({ single: 'Single vision, poly', multi: 'Progressive, poly' }), lenses, 85)}${item('Anti-reflective tier 2', coat, 20)}${item('Scratch warranty 1 yr', 0, 0)}</table><p class="t">Estimated total $${money(due)}</p><p style="margin:0">Tax ${s.number(s.dice.whole(4, 9) + 0.25)}% added at register. Measurements: A ${s.dice.whole(49, 57)}, B ${s.dice.whole(34, 42)}, ED ${s.dice.whole(54, 60)}, seg height ${s.dice.whole(16, 23)} / ${s.dice.whole(16, 23)}, wrap ${s.dice.whole(3, 7)}, tilt ${s.dice.whole(6, 12)}</p><p style="margin:6px 0 0">Second pair 50% off today only with code <b>PAIR${s.dice.whole(20, 60)}</b>.</p></div><div class="x"><h5>Your glasses Rx &nbsp; written ${s.dateAs('3/5/25')}</h5>${table(
        heads('', 'Right', 'Left'),
        row('Sphere', (e) => e.sph()),
        row('Cylinder', (e) => e.cyl()),
        row('Axis', (e) => e.axis()),
        ...(hasAdd(s) ? [row('Add', (e) => e.add())] : []),
        ...(hasPrism(s) ? [row('Prism', (e) => e.prism('letters', '<br>'))] : []),
        row('PD', (e) => e.pd()),
      )}<p style="margin:3px 8px 6px;font-size:10.5px">Doctor: ${s.doctor()}<br>Expires: ${s.expiresAs('3/5/25')}</p></div></div><p class="s">Benefits shown are estimates from your plan’s web site and are not guaranteed until the claim is paid. Bring this sheet back within 30 days to keep your quote. Lenses are made to order; cancellation after 24 hours may carry a fee of $${money(s.dice.whole(25, 45))}. Independent Doctor of Optometry located next to the store. Void where prohibited. FSA/HSA accepted. Frame brands vary by store.</p><div style="display:flex;justify-content:space-between;margin-top:8px">${bars(22, 200)}<span class="s">Printed by POS 3 &nbsp; ${s.dice.whole(10, 19)}:${s.dice.whole(10, 59)}:${s.dice.whole(10, 59)}</span></div>`;
    },
  },
  {
    name: 'y-en-wallet-card',
    language: 'en',
    width: 400,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Carlito'],
    values: { prism: 0, add: 0.55, plus: 0.2 },
    writing: { noCylinder: ['', '—', 'DS'], plano: ['PL', '0.00', 'Plano'] },
    css: 'body{padding:16px 18px 14px;font-size:15px;background:#3e6f86;color:#e9f1f3}.h{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1px solid #86aabb;padding-bottom:5px}.h b{font-size:17px}.l{font-size:9.5px;color:#bcd3dc}.e{display:grid;grid-template-columns:28px 1fr 1fr .8fr .9fr;align-items:end;margin-top:8px}.e b{font-size:18px}.e i{display:block;font:normal 9.5px Arimo;color:#bcd3dc}.p{display:flex;justify-content:space-between;margin-top:9px;font-size:12px}.s{font-size:9px;color:#bcd3dc;line-height:1.3;margin:8px 0 0}',
    draw: (s) => {
      const box = (label: string, text: string): string =>
        `<span><i>${label}</i>${text || '&nbsp;'}</span>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="e"><b>${name}</b>${box('SPHERE', e.sph())}${box('CYLINDER', e.cyl())}${box('AXIS', e.axis())}${box(hasAdd(s) ? 'ADD' : 'PD', hasAdd(s) ? e.add() : e.pd())}</div>`;
      return `<div class="h"><b>${s.practice()}</b><span class="l">EYEGLASS Rx CARD</span></div><div class="p"><span>${s.patient()}</span><span>${s.date()}</span></div>${eye('OD', s.right)}${eye('OS', s.left)}<div class="p">${hasAdd(s) ? `<span><span class="l">PD</span> ${s.pd()}</span>` : ''}<span><span class="l">FRAME</span> ${s.dice.whole(46, 56)}-${s.dice.whole(16, 21)}-${s.dice.pick([135, 140, 145])}</span><span><span class="l">TEL</span> ${s.phone()}</span></div><p class="s">${s.doctor()} · Keep in your wallet in case your glasses are lost on a trip. Not valid for contact lenses. Courtesy copy, ${s.street()}</p>`;
    },
  },
  {
    name: 'y-en-us-veterans-note',
    language: 'en',
    width: 800,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0.35, add: 0.6, plus: 0.35 },
    writing: {
      minus: ['-'],
      noCylinder: ['SPH', 'DS'],
      plano: ['PLANO', 'plano', '0.00'],
      axisDigits: 3,
      degree: false,
    },
    css: 'body{padding:28px 36px;font-size:12.5px;line-height:1.3;color:#1b1b1b}pre{margin:0;font:inherit}',
    draw: (s) => {
      const doctor = s.doctor();
      const rule = '='.repeat(74);
      const wearing = (name: string, e: DrawnEye): string =>
        `     ${name}: ${padded(other(e, ' x '), 26)}VA ${s.acuity()}`;
      const refraction = (name: string, e: DrawnEye): string =>
        `     ${name}: ${padded(other(e, ' x '), 26)}`;
      const final = (name: string, e: DrawnEye): string => {
        const prism = e.prism('letters', ', ');
        return `     ${name}: ${padded(e.formula(' x ', ' ', 'SPH'), 26)}${hasAdd(s) ? `add ${padded(e.add(), 8)}` : ''}${prism ? `prism ${prism}` : ''}`;
      };
      return `<pre>${[
        `${padded('LOCAL TITLE: OPTOMETRY COMPREHENSIVE EYE EXAM', 52)}Page 1`,
        'STANDARD TITLE: OPTOMETRY NOTE',
        `DATE OF NOTE: ${s.dateAs('05-MAR-2025')}@${s.dice.whole(10, 15)}:${s.dice.whole(10, 59)}      URGENCY:            STATUS: COMPLETED`,
        rule,
        `PATIENT: ${padded(s.patient().toUpperCase(), 32)}DOB: ${s.bornAs('05-MAR-2025')}`,
        '',
        `CC: ${s.dice.pick(['annual eye exam, needs new glasses', 'blur at near x 6 months', 'lost glasses while moving'])}`,
        `POHx: ${s.dice.pick(['dry eye OU', 'glaucoma suspect, low risk', 'no surgery, no trauma'])}`,
        'MEDS: metformin 500, atorvastatin 20, artificial tears prn',
        '',
        'A. LENSOMETRY (current VA-issued glasses)',
        wearing('OD', s.right),
        wearing('OS', s.left),
        'B. AUTOREFRACTION (not prescribed)',
        refraction('OD', s.right),
        refraction('OS', s.left),
        `C. TONOMETRY (GAT) OD ${s.pressure()}  OS ${s.pressure()} mmHg   CCT ${s.dice.whole(510, 580)} / ${s.dice.whole(510, 580)}`,
        `D. C/D RATIO OD 0.${s.dice.whole(25, 60)}  OS 0.${s.dice.whole(25, 60)}   MACULA flat OU   DFE 1% trop, 2.5% phenyl`,
        '',
        'E. SPECTACLE PRESCRIPTION RELEASED TO VETERAN',
        final('OD', s.right),
        final('OS', s.left),
        `     PD ${hasAdd(s) ? `${s.pd()}/${s.nearPd()}` : s.pd()}     ${s.lensType({ single: 'single vision', multi: 'progressive' })}, ${s.dice.pick(['polycarb', 'CR-39', 'Trivex'])}`,
        `     Expires ${s.expiresAs('05-MAR-2025')}`,
        '',
        `ASSESSMENT: 1. ${s.values.od.sphere < 0 ? 'Myopia' : 'Hyperopia'}${hasAdd(s) ? ' with presbyopia' : ''}  2. Cataract, not visually`,
        'significant OU  3. DM2 without retinopathy',
        'PLAN: eyeglass order placed to contract optical lab. Pt may take a copy',
        'to a shop of choice at own cost. RTC 12 months.',
        '',
        `/es/ ${doctor.toUpperCase()}, OD`,
        `Staff Optometrist    Signed: ${s.dice.whole(10, 16)}:${s.dice.whole(10, 59)}`,
        rule,
        `** THIS NOTE CONTINUED ON NEXT SCREEN **       eye clinic x${s.dice.digits(5)}`,
      ].join('\n')}</pre>`;
    },
  },
  {
    name: 'y-en-forwarded-mail',
    language: 'en',
    width: 720,
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito', 'Courier Prime'],
    values: { prism: 0.25, add: 0.5, sameAdd: true, plus: 0.1 },
    writing: { noCylinder: ['DS', '0.00', 'nil'], plano: ['plano', '0.00', 'Plano'] },
    css: 'body{padding:16px 24px 26px;font-size:14px;line-height:1.45;color:#222}.q{border-left:2px solid #9db4d8;margin:10px 0 0 4px;padding-left:12px;color:#5b4b8a}.m{font-size:12px;color:#666;line-height:1.4;border-bottom:1px solid #ddd;padding-bottom:8px;margin-bottom:10px}p{margin:0 0 9px}.s{font-size:11px;color:#888}',
    draw: (s) => {
      const patient = s.patient();
      const first = patient.split(' ')[0] ?? '';
      const day = s.dateAs('5 March 2025');
      const eye = (name: string, e: DrawnEye): string => {
        const cylinder = e.toric
          ? `, cylinder ${e.cyl()}, axis ${e.axis()}`
          : `, cylinder ${e.cyl()}`;
        const prism = toldPrism(e, '');
        return `${name}: sphere ${e.sph()}${cylinder}${prism ? `, prism ${prism}` : ''}`;
      };
      return `<div class="m"><b style="font-size:17px;color:#222">Fwd: my glasses numbers</b><br>From: ${patient} &lt;${first.toLowerCase()}.${s.dice.digits(2)}@mailbox.example&gt;<br>To: orders@specs-direct.example<br>Attachments: none</div><p>Hi there, order ${s.dice.digits(7)}. See below from my optometrist, is this enough? My old frame is ${s.dice.whole(48, 56)}-${s.dice.whole(16, 20)}-140.</p><p>${first}<br><span class="s">Sent from my phone</span></p><p class="s">---------- Forwarded message ---------</p><div class="q"><p>From: <b>Reception, ${s.dice.pick(['Hawthorn Eyecare', 'Beacon Optometrists', 'Riverbend Vision'])}</b><br>Date: ${day}, ${s.dice.whole(9, 16)}:${s.dice.whole(10, 59)}<br>Subject: Re: copy of script please</p><p>Hi ${first},</p><p>No worries. These are from your test with ${s.doctor()} on ${day}:</p><p>${eye('Right', s.right)}<br>${eye('Left', s.left)}${hasAdd(s) ? `<br>Reading add both eyes: ${s.add()}` : ''}<br>PD: ${s.right.pd()} right, ${s.left.pd()} left</p><p>They are for ${s.lensType({ single: 'single vision', multi: 'progressive' })} lenses. Pressures were ${s.pressure()} and ${s.pressure()}, all good. Your next check is due in two years, and there is $${s.dice.whole(4, 18) * 5} left on your account from the last repair.</p><p>Cheers,<br>${s.dice.pick(['Mel', 'Tanya', 'Georgia', 'Huw'])}<br><span class="s">Open Mon–Fri 9–5.30, Sat 9–1. If you buy online we can’t adjust the frame for free. Please think of the trees before printing.</span></p></div>`;
    },
  },
  {
    name: 'y-en-uk-far-near-blocks',
    language: 'en',
    width: 860,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Tinos'],
    values: { prism: 0.35, add: 0.65, plus: 0.15 },
    writing: { noCylinder: ['', '—', '0.00'], plano: ['Plano', '0.00', 'plano'] },
    css: 'body{padding:26px 36px;font-size:12.5px;color:#2b2b33}.h{display:grid;grid-template-columns:1.3fr 1fr;border-bottom:1px solid #7c9cc4;padding-bottom:8px}.h b{font-size:19px;color:#37629b}.d{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 14px;margin:9px 0}table{width:100%;margin:5px 0 9px}td,th{border:1px solid #b7c9e0;padding:3px 5px;text-align:center}th{background:#e4edf8;color:#37629b;font-size:10.5px}.v td{height:27px;font-size:14px}.v th.e{font-size:13px;width:74px}.o{color:#80808c}.o td,.o th{font-size:10.5px;padding:1px 5px}h5{margin:8px 0 2px;font-size:11.5px;color:#37629b}.s{font-size:9.5px;color:#666;line-height:1.4;margin:6px 0 0}',
    draw: (s) => {
      const doctor = s.doctor();
      const [practice, place] = s.dice.pick<readonly [string, string]>([
        ['Pennington & Daughter', '14 The Shambles, Ludlow SY8'],
        ['Harbour Street Opticians', '3 Harbour Street, Whitstable CT5'],
        ['Ellis Eyecare', 'Market Place, Cockermouth CA13'],
      ]);
      const old = (name: string, e: DrawnEye): string =>
        tr(name, ...otherCells(e), ...otherCells(e), s.acuityMetres());
      const far = (name: string, e: DrawnEye): string =>
        tr(
          `<th class="e" rowspan="${hasAdd(s) ? 2 : 1}">${name}</th>`,
          '<th>Distance</th>',
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('words'),
          s.acuityMetres(),
        );
      const near = (e: DrawnEye): string =>
        hasAdd(s) ? tr('<th>Near</th>', e.nearSph(), e.nearCyl(), e.nearAxis(), '', '', 'N5') : '';
      return `<div class="h"><div><b>${practice}</b><br>${place} ${s.dice.whole(1, 9)}${s.dice.pick(['AB', 'DN', 'QX'])}</div><div style="text-align:right">Tel. 01632 960${s.dice.digits(3)}<br>www.eyes.example.co.uk · VAT ${s.dice.digits(9)}<br>NHS and private sight tests</div></div><div class="d"><span>Name <b>${s.patient()}</b></span><span>Born ${s.bornAs('05/03/2025')}</span><span>Ref. ${s.dice.digits(5)}/${s.dice.pick(['A', 'B'])}</span><span>Tested ${s.dateAs('5th March 2025')}</span><span>IOP R ${s.pressure()} L ${s.pressure()} (${s.dice.whole(9, 16)}.${s.dice.whole(10, 59)})</span><span>OCT: ${s.dice.pick(['normal', 'not taken', 'stored'])}</span></div><h5>Measured before the test (not your prescription)</h5><table class="o"><tr><th rowspan="2"></th><th colspan="3">Your present glasses</th><th colspan="3">Autorefractor</th><th rowspan="2">Vision in old pair</th></tr>${heads('Sph', 'Cyl', 'Axis', 'Sph', 'Cyl', 'Axis')}${old('R', s.right)}${old('L', s.left)}</table><h5>YOUR NEW PRESCRIPTION</h5><table class="v">${heads('Eye', '', 'Sph', 'Cyl', 'Axis', 'Prism', 'Base', 'VA')}${far('RIGHT', s.right)}${near(s.right)}${far('LEFT', s.left)}${near(s.left)}</table><div class="d"><span>${hasAdd(s) ? `Add R ${s.right.add()} &nbsp; L ${s.left.add()}` : 'No addition needed'}</span><span>PD ${s.right.pd()} / ${s.left.pd()} mm</span><span>BVD ${s.dice.pick(['12', '13', '14'])} mm</span></div><p style="margin:6px 0">We suggest ${s.lensType({ single: 'single vision lenses', multi: 'varifocals' })}${s.dice.chance(0.5) ? ' with a hard anti-reflection coat' : ''}. Fee today £${money(s.dice.whole(28, 65))}, paid by card. Small gift voucher £${s.dice.pick([10, 15, 25])} enclosed for your next pair.</p><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:10px"><span>${scrawl(s, '#2a3a66')}${doctor} MCOptom, GOC 01-${s.dice.digits(5)}</span><span>Next test by ${s.dice.pick(['spring', 'autumn'])} ${s.dice.whole(2026, 2028)}</span></div><p class="s">The prescription is yours and may be dispensed anywhere. Under the Opticians Act sales to children under 16 must be supervised. Prisms are in prism dioptres, powers in dioptres, distances in millimetres. Glasses made elsewhere are checked here for a charge of £${s.dice.whole(10, 25)}.</p>`;
    },
  },
];
