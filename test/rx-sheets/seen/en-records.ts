import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';

/** What records of practices and clinics print, show or mail in English. */
export const recordsInEnglish: Layout[] = [
  {
    name: 's-en-record-wearing-beside',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 1060,
    values: { prism: 0 },
    css: 'body{font-size:15px}.w{display:flex;gap:18px}.w>div{flex:1}.h{background:#e4e4e4;font-weight:700;padding:4px 8px;border:1px solid #999}table{width:100%}td,th{border:1px solid #999;padding:5px 6px;text-align:center;font-size:14px}',
    draw: (s) => {
      const old = (name: string, e: typeof s.right): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis, s.acuity());
      };
      return `<div class="sides"><h3>${s.practice()}</h3><p class="small">${s.patient()} &nbsp; MRN ${s.dice.digits(7)} &nbsp; DOB ${s.born()}<br>Encounter ${s.date()}</p></div><div class="w"><div><div class="h">WEARING RX (2 yrs old)</div>${table(heads('', 'SPH', 'CYL', 'AXIS', 'VA'), old('OD', s.right), old('OS', s.left))}</div><div><div class="h">FINAL RX</div>${table(
        heads('', 'SPH', 'CYL', 'AXIS', 'ADD', 'VA'),
        tr('OD', ...s.right.cells('sph', 'cyl', 'axis', 'add'), s.acuity()),
        tr('OS', ...s.left.cells('sph', 'cyl', 'axis', 'add'), s.acuity()),
      )}</div></div><p style="margin-top:12px">PD ${s.pd()} &nbsp; IOP (NCT) ${s.pressure()} / ${s.pressure()} @ 10:4${s.dice.digits(1)} AM &nbsp; C/D 0.30 / 0.35</p><p class="small">Electronically signed by ${s.doctor()}. Printed page 1 of 2.</p>`;
    },
  },
  {
    name: 's-en-record-refraction-stack',
    language: 'en',
    fonts: ['DejaVu Sans', 'Arimo'],
    width: 860,
    values: { prism: 0.2 },
    css: 'body{font-size:14px}h4{margin:14px 0 2px;color:#1d4e89;border-bottom:1px solid #1d4e89}table{width:100%;font-size:15px}th{text-align:left;font-size:12px;color:#555}td,th{padding:3px 8px}tr:nth-child(odd) td{background:#f6f8fb}',
    draw: (s) => {
      const found = (name: string, e: typeof s.right): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis);
      };
      const section = (title: string): string =>
        `<h4>${title}</h4>${table(heads('', 'Sphere', 'Cylinder', 'Axis'), found('Right', s.right), found('Left', s.left))}`;
      const final = (name: string, e: typeof s.right): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('words', '<br>'), s.acuity());
      return `<h3>Refraction Report &mdash; ${s.patient()}</h3><p>${s.date()} &nbsp; ${s.doctor()} &nbsp; Chart ${s.dice.digits(6)}</p>${section('Autorefraction')}${section('Lensometry (current glasses)')}<h4>Final Prescription</h4>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Add', 'Prism', 'Dist VA'), final('Right', s.right), final('Left', s.left))}<p style="margin-top:10px">Pupillary distance: ${s.right.pd()} right, ${s.left.pd()} left. Expires ${s.expires()}.</p>`;
    },
  },
  {
    name: 's-en-record-portal-panel',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 800,
    values: { prism: 0 },
    css: 'body{background:#f2f4f7;padding:0 0 30px}.t{background:#005eb8;color:#fff;padding:14px 28px;font-size:20px}.c{background:#fff;margin:20px 28px;padding:18px 22px;border-left:5px solid #3aa655}th{color:#5b6770;font-weight:400;text-align:left}td,th{padding:7px 26px 7px 0}',
    draw: (s) =>
      `<div class="t">MyHealth &nbsp;&#9776; Menu</div><div class="c"><h3>Eyeglasses Prescription</h3><p class="small">Prescribed by ${s.doctor()} on ${s.date()}<br>Expires ${s.expires()}</p>${table(
        heads('', 'Sphere', 'Cylinder', 'Axis', 'Add'),
        tr('<b>Right</b>', ...s.right.cells('sph', 'cyl', 'axis', 'add')),
        tr('<b>Left</b>', ...s.left.cells('sph', 'cyl', 'axis', 'add')),
      )}<p style="margin-top:12px">Type: ${s.lensType({ single: 'Single vision', multi: 'Progressive' })}</p></div><p class="small" style="margin:0 28px">Pupillary distance is not part of this prescription. Questions? Message your care team or call ${s.phone()}.</p>`,
  },
  {
    name: 's-en-record-key-lines',
    language: 'en',
    fonts: ['Tinos', 'Courier Prime'],
    width: 720,
    values: { prism: 0.2 },
    css: 'pre{font:inherit;margin:0;line-height:1.5}',
    draw: (s) => {
      const eye = (n: string, e: typeof s.right): string =>
        [
          `Sphere ${n}: ${e.sph()}`,
          `Cylinder ${n}: ${e.cyl()}`,
          e.toric ? `Axis ${n}: ${e.axis()}` : '',
          e.amounts() && `Prism ${n}: ${e.prism('letters', ', ')}`,
          e.add() && `Add ${n}: ${e.add()}`,
        ]
          .filter(Boolean)
          .join('\n');
      return `<pre>SPECTACLE PRESCRIPTION\n\nPatient Name: ${s.patient()}\nDate of Birth: ${s.born()}\nDate Prescribed: ${s.date()}\nExpiration Date: ${s.expires()}\n\n${eye('OD', s.right)}\n\n${eye('OS', s.left)}\n\nPD OU: ${s.pd()}\nVertex Distance: 12\nRecommendation: AR coat, blue filter\n\nPhysician: ${s.doctor()}\nNPI: ${s.dice.digits(10)}   License: OPT${s.dice.digits(5)}TPA</pre>`;
    },
  },
  {
    name: 's-en-record-military-form',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 960,
    values: { add: 0.7, prism: 0.3 },
    css: 'body{padding:24px}td{border:1px solid #000;vertical-align:top;padding:2px 5px 7px;height:52px}td small{display:block;font-size:10px}table{width:100%;margin-bottom:-1px}.n td{text-align:center;vertical-align:middle;height:auto;font-size:11px;padding:3px;background:#e8e8e8}',
    draw: (s) => {
      const box = (label: string, value: string): string =>
        `<td><small>${label}</small>${value}</td>`;
      const far = (n: string, e: typeof s.right): string =>
        tr(n, ...e.cells('sph', 'cyl', 'axis'), '', e.amounts(), e.bases('letters'), e.pd());
      const near = (n: string, e: typeof s.right): string => tr(n, e.add(), '', '', e.nearPd());
      return `<div class="sides"><b>EYEWEAR PRESCRIPTION</b><b class="small">DATE ${s.date()}</b></div>${table(tr(box('TO: (Lab)', 'OPTICAL FABRICATION LAB'), box('ACCOUNT NUMBER', s.filled(s.dice.digits(6))), box('FROM', 'TROOP MEDICAL CLINIC')))}${table(tr(box('NAME (Last, First, MI)', s.patient()), box('SERVICE NO.', s.filled(s.dice.digits(10))), box('GRADE', s.filled('E-5')), box('FRAME / EYE / BRIDGE / TEMPLE', '5A &nbsp; 52 &nbsp; 20 &nbsp; 145')))}${table(tr('', 'SPHERE', 'CYLINDER', 'AXIS', 'DECENTER', 'PRISM', 'BASE', 'PD DIST').replace('<tr', '<tr class="n"'), far('R', s.right), far('L', s.left))}${table(tr('MULTIVISION', 'NEAR ADD', 'SEG HEIGHT', 'TOTAL DECENTER', 'PD NEAR').replace('<tr', '<tr class="n"'), near('R', s.right), near('L', s.left))}${table(tr(box('SPECIAL LENSES OR FRAMES', 'Case 1, pairs 2, tint N-15'), box('SIGNATURE', s.doctor())))}`;
    },
  },
  {
    name: 's-en-record-surgeon-letter',
    language: 'en',
    fonts: ['Tinos', 'DejaVu Serif'],
    width: 820,
    values: { prism: 0, plus: 0.5, add: 0.9, sameAdd: true },
    draw: (s) => {
      const old = s.right.elsewhere();
      return `<div class="center"><h2>Department of Ophthalmology</h2><p class="small">University Eye Institute &middot; ${s.street()} &middot; Tel ${s.phone()} &middot; Fax ${s.phone()}</p></div><p>${s.date()}</p><p>RE: ${s.patient()}, DOB ${s.born()}</p><p>Dear Colleague,</p><p>I saw this patient six weeks after cataract surgery in the right eye (IOL +21.5 D, axial length 23.41 mm). Before the operation the refraction of that eye was ${old.sph} ${old.cyl} at ${old.axis}. Uncorrected vision is now ${s.acuity()} and the pressure ${s.pressure()} mmHg.</p><p>The new glasses prescription is:</p><p style="margin-left:40px">OD: ${s.right.formula(' x ', ' ', 'sphere')}<br>OS: ${s.left.formula(' x ', ' ', 'sphere')}${s.values.od.add === null ? '' : `<br>Add: ${s.add()} OU`}</p><p>Drops have been tapered to once daily for 7 days. We will see her again in 4 months.</p><p>With kind regards,</p><p>${s.doctor()}, M.D.</p>`;
    },
  },
  {
    name: 's-en-record-sidebar',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 940,
    css: 'body{padding:0}.w{display:flex}.s{width:260px;background:#2d3e50;color:#dfe6ec;padding:26px 20px;font-size:14px}.m{flex:1;padding:26px 28px}.m table{width:100%}.m td,.m th{border:1px solid #c5ccd3;padding:8px;text-align:center}.m th{background:#f0f3f6}hr{border:0;border-top:1px solid #56697c}',
    values: { prism: 0.3 },
    draw: (s) => {
      const row = (label: string, of: (e: typeof s.right) => string): string =>
        tr(`<th>${label}</th>`, of(s.right), of(s.left));
      return `<div class="w"><div class="s"><b>${s.practice()}</b><p>${s.street()}<br>${s.town()}<br>${s.phone()}</p><hr><p>Patient<br><b>${s.patient()}</b><br>Born ${s.born()}<br>Acct ${s.dice.digits(6)}</p><hr><p>Tonometry<br>R ${s.pressure()} &nbsp; L ${s.pressure()}</p><p>Keratometry<br>R ${s.curvature()}/${s.curvature()}<br>L ${s.curvature()}/${s.curvature()}</p><hr><p>BP 128/82 &nbsp; Pulse 71</p></div><div class="m"><h2>Glasses Prescription</h2><p>Visit date ${s.date()}</p>${table(
        heads('', 'OD', 'OS'),
        row('SPHERE', (e) => e.sph()),
        row('CYLINDER', (e) => e.cyl()),
        row('AXIS', (e) => e.axis()),
        row('ADD', (e) => e.add()),
        row('PRISM 1', (e) => [e.amount('Hor'), e.base('Hor', 'letters')].join(' ')),
        row('PRISM 2', (e) => [e.amount('Ver'), e.base('Ver', 'letters')].join(' ')),
        row('MONO PD', (e) => e.pd()),
      )}<p style="margin-top:14px">Valid until ${s.expires()}</p><p class="small">${s.doctor()} &nbsp; (signature on file)</p></div></div>`;
    },
  },
  {
    name: 's-en-record-plan-note',
    language: 'en',
    fonts: ['DejaVu Sans', 'Courier Prime', 'Carlito'],
    width: 780,
    values: { prism: 0.25 },
    writing: { zeros: 'no trailing', plano: ['plano', 'pl', '0'], degree: false },
    css: 'body{font-size:16px}',
    draw: (s) => {
      const eye = (n: string, e: typeof s.right): string =>
        `${n} ${e.formula('x')}${e.amounts() && `, prism ${e.prism('letters', ' and ')}`}${e.add() && `, add ${e.add()}`}`;
      return `<p><b>PROGRESS NOTE</b> &nbsp; ${s.patient()} &nbsp; ${s.date()}</p><p>CC: blur at computer x 3 months, glasses 2 yrs old.<br>VA cc OD ${s.acuity()}, OS ${s.acuity()}. EOM full. PERRL. CVF full.<br>SLE: 1+ NS OU. C/D 0.3/0.3. IOP ${s.pressure()}/${s.pressure()} at 14:20.</p><p>A/P<br>1. Presbyopia/astigmatism H52.4. Rx released:<br>&nbsp;&nbsp; ${eye('OD', s.right)}<br>&nbsp;&nbsp; ${eye('OS', s.left)}<br>&nbsp;&nbsp; PD ${s.pd()}<br>2. Dry eye: artificial tears 4x/day, warm compresses 10 min.<br>3. RTC 1 yr.</p><p>${s.doctor()} #${s.dice.digits(5)}</p>`;
    },
  },
];
