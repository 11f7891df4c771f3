import { heads, padded, table, tr } from '../../html.ts';
import type { Layout } from '../../layout.ts';
import { hasPrism, type DrawnEye, type Sheet } from '../../sheet.ts';

/** A name put down with a pen, which nobody can read. */
function penStroke(s: Sheet, width = 180, ink = '#1c2c6b'): string {
  const high = s.dice.whole(0, 6);
  let x = s.dice.whole(16, 26);
  let path = `M6 ${s.dice.whole(26, 34)}C8 ${high} ${x + 4} ${high} ${x - 4} 30`;
  const end = width * s.dice.between(0.5, 0.75);
  while (x < end) {
    const next = x + s.dice.whole(5, 26);
    path += `S${next - s.dice.whole(2, 12)} ${s.dice.whole(8, 34)} ${next} ${s.dice.whole(18, 30)}`;
    x = next;
  }
  path += `q${s.dice.whole(10, 24)} ${s.dice.whole(-14, 8)} ${s.dice.whole(28, 40)} ${s.dice.whole(-6, 6)}`;
  return `<svg width="${width}" height="44" style="vertical-align:bottom;overflow:visible"><path d="${path}" fill="none" stroke="${ink}" stroke-width="1.6"/></svg>`;
}

/** What an eye sees through its new lens, mostly all of it. */
function corrected(s: Sheet): string {
  return `20/${s.dice.pick(['20', '20', '20', '20', '15', '25', '25', '30'])}`;
}

function correctedMetres(s: Sheet): string {
  return `6/${s.dice.pick(['6', '6', '6', '5', '5', '7.5', '9'])}`;
}

function money(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${Math.abs(amount).toFixed(2)}`;
}

/** Bars as on labels and order sheets. */
function barcode(s: Sheet, width: number, height: number): string {
  let bars = '';
  for (let x = 0; x < width - 4;) {
    const bar = s.dice.pick([1, 1, 2, 3]);
    bars += `<rect x="${x}" width="${bar}" height="${height}"/>`;
    x += bar + s.dice.pick([1, 2, 2, 3]);
  }
  return `<svg width="${width}" height="${height}">${bars}</svg>`;
}

/** Prisms of an eye that has some, and a word for the others. */
function prismOr(none: string, e: DrawnEye, style: 'letters' | 'words', between: string): string {
  return e.prism(style, between) || none;
}

/** A box of a form with a small label above its value. */
function field(label: string, value: string, style = ''): string {
  return `<div class="f" style="${style}"><label>${label}</label><div>${value || '&nbsp;'}</div></div>`;
}

/** The addition for the middle distance: half of that for near. */
function middleAdd(s: Sheet, side: 'od' | 'os'): string {
  const { add } = s.values[side];
  return add === null ? '' : s.power(Math.round(add * 2) / 4);
}

function elsewhereCells(e: DrawnEye): string[] {
  const { sph, cyl, axis } = e.elsewhere();
  return [sph, cyl, axis];
}

/** A number in the British range that belongs to nobody. */
function ofcomPhone(s: Sheet): string {
  return `01632 960${s.dice.digits(3)}`;
}

/** Papers with a prescription for spectacles. */
export const fourthInEnglish: Layout[] = [
  {
    name: 'z-en-university-final-rx',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 816,
    values: { plus: 0.7, prism: 0.2, add: 0.65 },
    writing: {
      noCylinder: ['Sphere', 'SPH', 'Sphere'],
      plano: ['Plano', 'Plano', '0.00'],
      axisDigits: 3,
      degree: false,
      addPlus: true,
    },
    css: 'body{font-size:15px;padding:40px 52px;min-height:1056px;display:flex;flex-direction:column}.u{border-bottom:3px solid #0b4a6f;padding-bottom:10px;margin-bottom:18px}.u b{font-size:21px;color:#0b4a6f}.w td{padding:2px 24px 2px 0}.x{margin:10px 0 6px;width:88%}.x th{text-align:left;border-bottom:1px solid #444;padding:3px 8px;font-size:14px}.x td{padding:6px 8px;border-bottom:1px solid #d5d5d5}h2{font-size:19px;margin:22px 0 10px}.e{margin-top:auto;border-top:1px solid #999;padding-top:8px;font-size:11.5px;color:#444}',
    draw: (s) => {
      const prism = hasPrism(s);
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          ...(prism ? [e.prism('letters', '<br>')] : []),
        );
      return `<div class="u sides"><div><b>Marlowe University Health</b><br>Department of Ophthalmology &ndash; Eastside Eye Center</div><div class="small" style="text-align:right">${s.dice.whole(100, 990)} Lindqvist Drive, Floor 3<br>${s.town()}<br>Tel ${s.phone()}<br>Fax ${s.phone()}</div></div>
<div class="w">${table(tr(`Patient: <b>${s.patient()}</b>`, `MRN: ${s.dice.digits(8)}`), tr(`DOB: ${s.bornAs('3/5/25')}`, `Visit date: ${s.dateAs('3/5/25')}`))}</div>
<h2>Eyeglasses Prescription</h2><b>Final Rx</b>
<div><table class="x">${heads('', 'Sphere', 'Cylinder', 'Axis', 'Add', ...(prism ? ['Prism'] : []))}${eye('Right', s.right)}${eye('Left', s.left)}</table></div>
<div style="line-height:1.7">Type: ${s.lensType({ single: 'Single vision', multi: s.dice.pick(['PAL', 'Progressive']) })}<br>Expiration Date: ${s.expiresAs('3/5/25')}<br>Comments: ${s.dice.pick(['UV protection, anti-reflective coating recommended.', 'Polycarbonate for safety.', 'Dispense as written. Fill at optical shop of choice.'])}</div>
<p style="margin-top:26px">Electronically signed by: ${s.doctor()}, MD &nbsp;&nbsp; ${s.dateAs('3/5/25')} ${s.dice.whole(1, 5)}:${s.dice.whole(10, 59)} PM<br>NPI: ${s.dice.digits(10)}</p>
<p>Signature: ______________________________________</p>
<div class="e">This prescription was generated from the electronic health record. Pupillary distance is not measured at this visit; please have it measured by your optician. Questions about your glasses? Call ${s.phone()} or send a message through the patient portal.<div class="sides" style="margin-top:6px"><span>Printed by ${s.dice.pick(['M. Farrow, COA', 'T. Beasley, COT'])}</span><span>Page 1 of 1</span></div></div>`;
    },
  },
  {
    name: 'z-en-optometry-field-boxes',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    width: 850,
    values: { prism: 0.3, plus: 0.05 },
    writing: { noCylinder: ['', 'DS', 'SPH', '0.00'], plano: ['PL', 'Plano', '0.00', '+0.00'] },
    css: 'body{font-size:14px;padding:34px 40px}.f{display:inline-block;vertical-align:top;margin-right:7px}.f label{display:block;font-size:11px;color:#444;margin-bottom:2px}.f div{border:1px solid #888;border-radius:3px;height:32px;line-height:30px;padding:0 8px;font-size:16px;white-space:nowrap}.g{margin:10px 0 14px}.g>b{display:block;background:#e7edf2;padding:4px 8px;margin-bottom:7px;font-size:14px}.n{display:flex;gap:20px}.n>div{flex:1}',
    draw: (s) => {
      const prisms = (e: DrawnEye): string =>
        [
          field('H Prism', e.amount('Hor'), 'width:76px'),
          field('Base', e.base('Hor', 'letters'), 'width:58px'),
          field('V Prism', e.amount('Ver'), 'width:76px'),
          field('Base', e.base('Ver', 'letters'), 'width:58px'),
        ].join('');
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="g"><b>${name}</b>${field('Sphere', e.sph(), 'width:92px')}${field('Cylinder', e.cyl(), 'width:92px')}${field('Axis', e.axis(), 'width:74px')}${field('Add', e.add(), 'width:84px')}${prisms(e)}${field('VA', corrected(s), 'width:76px')}</div>`;
      return `<div class="sides"><div><b style="font-size:21px">${s.practice()}</b><br>${s.street()}<br>${s.town()}</div><div style="text-align:right">Phone ${s.phone()}<br>Fax ${s.phone()}<br>www.seewell-eyes.example</div></div><hr>
<h2 style="font-size:18px;text-align:center;margin:12px 0">Spectacle Lens Prescription</h2>
<div class="n"><div>Patient: <b>${s.patient()}</b><br>${s.street()}, ${s.town()}<br>DOB: ${s.born()}</div><div>Exam Date: ${s.date()}<br>Rx Expires: ${s.expires()}<br>Account #: ${s.dice.digits(6)}</div></div>
${eye('Right Eye (OD)', s.right)}${eye('Left Eye (OS)', s.left)}
<div class="g"><b>Pupillary Distance</b>${field('OD Dist', s.right.pd(), 'width:84px')}${field('OS Dist', s.left.pd(), 'width:84px')}${field('OD Near', s.right.nearPd(), 'width:84px')}${field('OS Near', s.left.nearPd(), 'width:84px')}${field('Vertex', s.dice.pick(['12', '13', '']), 'width:84px')}</div>
<div class="n"><div>Usage: ${s.dice.pick(['Full Time', 'Distance', 'As needed'])}<br>Lens Design: ${s.lensType({ single: 'Single Vision', multi: 'Progressive' })}<br>Material: ${s.dice.pick(['Polycarbonate', 'Plastic CR-39', 'Hi-Index 1.67'])}</div><div>Treatments: AR, Scratch Coat<br>Tint: None<br>Special Instructions: None</div></div>
<div class="sides" style="margin-top:24px;align-items:flex-end"><div>${penStroke(s)}<div style="border-top:1px solid #000;width:330px">${s.doctor()}, O.D.</div></div><div>License: ${s.dice.digits(5)}<br>NPI: ${s.dice.digits(10)}</div></div>
<p class="small" style="margin-top:18px">The FTC Eyeglass Rule entitles you to a copy of this prescription at no extra charge. Not valid for contact lenses.</p>`;
    },
  },
  {
    name: 'z-en-exam-note-refractions',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    width: 880,
    values: { plus: 0.6, prism: 0.15, add: 0.65 },
    writing: { noCylinder: ['SPH', 'DS', 'sph'], degree: false, addPlus: true },
    css: 'body{font-size:13.5px;padding:30px 38px;line-height:1.3}.h{background:#dfe8e4;font-weight:700;padding:3px 7px;margin:10px 0 4px}table{width:100%}th{font-weight:400;color:#555;text-align:left;font-size:12px;padding:1px 6px}td{padding:2px 6px}.c{display:flex;gap:26px}.c>div{flex:1}.z{border:1.5px solid #29564a;padding:0 8px 8px;margin-top:12px}.z td{font-size:15px;padding:4px 6px}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string => tr(`<b>${name}</b>`, ...elsewhereCells(e));
      const trial = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...elsewhereCells(e), corrected(s));
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('letters', ', '),
          corrected(s),
        );
      return `<div class="sides"><div><b style="font-size:18px">Tidewater Eye Physicians &amp; Surgeons, P.C.</b><br>${s.street()}, ${s.town()} &nbsp; ${s.phone()}</div><div style="text-align:right">Progress Note<br>Page 1 of 2</div></div>
<div style="border:1px solid #999;padding:5px 8px;margin-top:8px" class="sides"><span>Patient: <b>${s.patient()}</b></span><span>DOB: ${s.bornAs('3/5/25')}</span><span>MRN ${s.dice.digits(6)}</span><span>DOS: ${s.dateAs('3/5/25')}</span></div>
<div class="h">HPI</div>${s.dice.pick(['Comprehensive exam. Patient reports blurry vision at distance OU, gradual, over 12 months. No flashes or floaters. Requests new glasses.', 'Annual exam. Difficulty with night driving and road signs. Glasses are 3 years old. Denies pain or diplopia.'])}
<div class="c"><div><div class="h">Visual Acuity (cc)</div>${table(heads('', 'Dist', 'PH', 'Near'), tr('<b>OD</b>', s.acuity(), 'NI', 'J2'), tr('<b>OS</b>', s.acuity(), s.acuity(), 'J1'))}</div><div><div class="h">Tonometry (Applanation, 10:${s.dice.whole(10, 59)} AM)</div>${table(heads('', 'IOP', 'CCT'), tr('<b>OD</b>', s.pressure(), String(s.dice.whole(515, 585))), tr('<b>OS</b>', s.pressure(), String(s.dice.whole(515, 585))))}</div></div>
<div class="c"><div><div class="h">Wearing (lensometer)</div>${table(heads('', 'Sph', 'Cyl', 'Axis'), old('OD', s.right), old('OS', s.left))}</div><div><div class="h">Manifest Refraction</div>${table(heads('', 'Sph', 'Cyl', 'Axis', 'VA'), trial('OD', s.right), trial('OS', s.left))}</div></div>
<div class="z"><div class="h">Final Rx &ndash; Glasses</div>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Add', 'Prism', 'VA'), eye('OD', s.right), eye('OS', s.left))}<div style="margin-top:5px">Lens type: ${s.lensType({ single: 'SV distance', multi: 'Progressive (PAL)' })} &nbsp;&nbsp; Rx expires: ${s.expiresAs('3/5/25')} &nbsp;&nbsp; Rx printed for patient: Yes</div></div>
<div class="h">Slit Lamp / Fundus</div>${table(heads('', 'OD', 'OS'), tr('Lids/Lashes', 'Normal', 'Normal'), tr('Cornea', 'Clear', 'Clear'), tr('Lens', `${s.dice.pick(['Tr', '1+', '2+'])} NS`, `${s.dice.pick(['Tr', '1+', '2+'])} NS`), tr('C/D ratio', `0.${s.dice.whole(2, 5)}`, `0.${s.dice.whole(2, 5)}`), tr('Macula', 'Flat, good foveal reflex', 'Flat, good foveal reflex'))}
<div class="h">Assessment &amp; Plan</div>1. Refractive error OU (H52.${s.dice.pick(['13', '03', '223'])}) &ndash; new Rx given today. Adaptation discussed.<br>2. Nuclear sclerosis OU (H25.13) &ndash; mild, observe. RTC 12 months or prn.
<p style="margin:12px 0 0">Electronically signed: ${s.doctor()}, M.D. &nbsp; ${s.dateAs('3/5/25')}</p>`;
    },
  },
  {
    name: 'z-en-fixed-pitch-listing',
    language: 'en',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 800,
    values: { prism: 0.25, plus: 0.25 },
    writing: {
      minus: ['-'],
      axisDigits: 3,
      degree: false,
      noCylinder: ['SPH', 'DS'],
      plano: ['PLANO', 'PL', '0.00'],
    },
    css: 'body{font-size:15px;padding:44px 48px;min-height:620px}pre{font:inherit;margin:0}',
    draw: (s) => {
      const line = '-'.repeat(72);
      const eye = (name: string, e: DrawnEye): string =>
        [
          padded(name, 6),
          padded(e.toric ? e.formula(' x ') : e.formula('', ' ', 'SPH'), 24),
          padded(e.add() && `ADD ${e.add()}`, 13),
          e.prism('letters', ', ') && `PRISM ${e.prism('letters', ', ')}`,
        ].join('');
      return `<pre>${' '.repeat(18)}${s.practice().toUpperCase().replace('&', '&amp;')}
${' '.repeat(18)}${s.street().toUpperCase()}
${' '.repeat(18)}${s.town().toUpperCase()}   ${s.phone()}

${padded(`PATIENT: ${s.patient()}`, 46)}DATE: ${s.dateAs('3/5/25')}
${padded(`DOB: ${s.bornAs('3/5/25')}`, 46)}ACCT: ${s.dice.digits(5)}-01
${line}
SPECTACLE RX              EXPIRES ${s.expiresAs('3/5/25')}
${line}

${eye('OD', s.right)}

${eye('OS', s.left)}

DPD ${padded(s.pd(), 8)}NPD ${padded(s.nearPd(), 8)}VERTEX 13 MM

LENS  ${s.lensType({ single: 'SINGLE VISION', multi: 'PROGRESSIVE' })} / ${s.dice.pick(['POLY', 'CR39', 'TRIVEX'])} / ${s.dice.pick(['AR COAT', 'CLEAR', 'TRANSITIONS'])}
NOTES ${s.dice.pick(['MAY TAKE A FEW DAYS TO ADJUST', 'FULL TIME WEAR', 'DRIVING AND TV'])}
${line}

${s.doctor()} O.D.   LIC ${s.dice.digits(4)}-T
</pre><div style="padding-left:20px">${penStroke(s)}</div><pre>X_______________________________________</pre>`;
    },
  },
  {
    name: 'z-en-visit-summary-transposed',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 816,
    values: { prism: 0.2, add: 0.6 },
    writing: { noCylinder: ['Sphere', '--', 'DS'], plano: ['Plano', 'plano', '0.00'] },
    css: 'body{font-size:15.5px;padding:34px 44px;min-height:1056px;display:flex;flex-direction:column}h1{font-size:25px;color:#00527a;margin:0}h3{color:#00527a;font-size:17px;margin:16px 0 6px;border-bottom:1px solid #b8cbd6}.v td{padding:5px 18px 5px 8px;border-bottom:1px solid #dedede}.v th{text-align:left;padding:5px 18px 5px 8px;background:#eef4f7}.v td:first-child{color:#333;width:170px}.v td:not(:first-child){width:150px}.two{display:flex;gap:34px}.two>div{flex:1}ul{margin:4px 0;padding-left:20px}.e{margin-top:auto;font-size:11.5px;color:#555}',
    draw: (s) => {
      const row = (name: string, of: (e: DrawnEye) => string): string =>
        tr(name, of(s.right), of(s.left));
      const record = s.dice.digits(9);
      const issue = s.values.od.add === null ? 'Refractive error' : 'Presbyopia';
      return `<div class="sides"><div><h1>After Visit Summary</h1><b>${s.patient()}</b> &nbsp; MRN: ${record}</div><div style="text-align:right;color:#00527a"><b style="font-size:19px">Prairie Crest Health Plan</b><br>${s.dateAs('3/5/25')} ${s.dice.whole(8, 11)}:${s.dice.pick(['00', '20', '40'])} AM &nbsp; Optometry</div></div>
<div class="two"><div><h3>Today's Visit</h3>You saw <b>${s.doctor()}, OD</b> on ${s.dateAs('March 5, 2025')} for: Eye exam.<br>The following issues were addressed: ${issue}.</div><div><h3>What's Next</h3>Return in about ${s.dice.pick(['1 year', '2 years'])} for a routine eye exam.<br>To make an appointment call ${s.phone()}.</div></div>
<h3>Your Glasses Prescription</h3><table class="v">${heads('', 'Right Eye (OD)', 'Left Eye (OS)')}${row('Sphere', (e) => e.sph())}${row('Cylinder', (e) => e.cyl())}${row('Axis', (e) => e.axis())}${s.values.od.add === null ? '' : row('Add', (e) => e.add())}${hasPrism(s) ? row('Prism', (e) => e.prism('words')) : ''}</table>
<div style="margin-top:7px">Lens type: ${s.lensType({ single: 'Single vision', multi: 'Progressive' })} &nbsp;&nbsp;&nbsp; Expiration date: ${s.expiresAs('3/5/25')}</div>
<div class="two"><div><h3>Measurements</h3>Visual acuity with new Rx: Right ${corrected(s)}, Left ${corrected(s)}<br>Eye pressure: Right ${s.pressure()}, Left ${s.pressure()} mmHg<br>Blood pressure: ${s.dice.whole(108, 138)}/${s.dice.whole(66, 86)}</div><div><h3>Your Medications</h3><ul><li>${s.dice.pick(['lisinopril 10 mg tablet', 'atorvastatin 20 mg tablet', 'metformin 500 mg tablet'])}</li><li>artificial tears, 1 drop both eyes up to 4 times a day</li></ul></div></div>
<h3>Instructions</h3><ul><li>You may fill this prescription at any of our Vision Essentials stores or at an optical shop of your choice.</li><li>Your pupils were dilated today. Vision at near may be blurry for 4 to 6 hours. Use sunglasses and do not drive until it clears.</li><li>Call right away if you see flashes of light, new floaters or a curtain over your vision.</li></ul>
<div class="e sides"><span>${s.patient()} (MRN: ${record}) &nbsp; Printed ${s.dateAs('3/5/25')}</span><span>Page 1 of 3</span></div>`;
    },
  },
  {
    name: 'z-en-doctor-pad-slip',
    language: 'en',
    pen: 'always',
    fonts: ['Tinos', 'Arimo', 'DejaVu Serif'],
    width: 640,
    values: { prism: 0.15, plus: 0.3 },
    writing: {
      noCylinder: ['DS', 'sph', '—', ''],
      plano: ['pl', 'PL', 'plano'],
      degree: false,
    },
    css: 'body{font-size:14px;padding:22px 28px 26px;background:#fdfdfa}.q{border-collapse:collapse;width:100%;margin:10px 0}.q td,.q th{border:1.2px solid #2e5e4e;text-align:center;height:44px;padding:2px 4px}.q th{height:22px;font-size:11.5px;font-weight:400;color:#2e5e4e}.q td.k{color:#2e5e4e;font-weight:700;width:40px;font-size:13px}.d{color:#2e5e4e}.b{border-bottom:1px solid #2e5e4e;display:inline-block;min-height:25px;padding:0 10px;color:#161616}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(
          `<td class="k">${name}</td>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('letters'),
        );
      const near = (name: string, e: DrawnEye): string =>
        tr(`<td class="k">${name}</td>`, e.add(), '', '', '', '');
      const side = (text: string): string =>
        `<td class="k" rowspan="2" style="width:52px">${text}</td>`;
      const [od, os, nod, nos] = [
        far('O.D.', s.right),
        far('O.S.', s.left),
        near('O.D.', s.right),
        near('O.S.', s.left),
      ];
      const led = (text: string, row: string): string => row.replace('<tr>', `<tr>${side(text)}`);
      return `<div class="center d"><b style="font-size:20px;letter-spacing:1px">${s.doctor()}</b><br>OPTOMETRIST<br><span class="small">${s.street()} &bull; ${s.town()} &bull; Tel. ${s.phone()}</span></div>
<div class="sides d" style="margin-top:12px"><span>Name <span class="b" style="min-width:290px">${s.patient()}</span></span><span>Date <span class="b" style="min-width:130px">${s.dateAs('3/5/25')}</span></span></div>
<table class="q"><tr><th colspan="2" style="font-size:20px;font-weight:700">&#8478;</th><th>SPHERICAL</th><th>CYLINDRICAL</th><th>AXIS</th><th>PRISM</th><th>BASE</th></tr>${led('D.V.', od)}${os}${led('ADD', nod)}${nos}</table>
<div class="d">P.D. <span class="b" style="min-width:110px">${s.pd()}</span> &nbsp; Remarks <span class="b" style="min-width:290px">${s.filled(s.dice.pick(['poly + AR', 'for distance', 'transitions', '']))}</span></div>
<div class="sides d" style="margin-top:14px;align-items:flex-end"><span class="small">This prescription expires <span class="b">${s.expiresAs('3/5/25')}</span></span><span>${penStroke(s, 170, '#1f2f78')}<br><span class="small" style="border-top:1px solid #2e5e4e;padding:0 60px 0 4px">O.D. &nbsp; Lic. # ${s.dice.digits(5)}</span></span></div>`;
    },
  },
  {
    name: 'z-en-retail-glasses-and-contacts',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 830,
    values: { prism: 0.12, plus: 0.05 },
    writing: { noCylinder: ['DS', 'SPH', '', '0.00'], degree: false, axisDigits: 3 },
    css: 'body{font-size:14px;padding:28px 36px}.l{font-size:27px;font-weight:700;color:#0a3d91}.l em{color:#e07b00;font-style:normal}.b{background:#0a3d91;color:#fff;padding:5px 10px;font-weight:700;margin:14px 0 0}.r{width:100%}.r td,.r th{border:1px solid #9aa7bd;padding:6px 5px;text-align:center}.r th{background:#edf1f8;font-size:12px}.o td{padding:2px 20px 2px 0}',
    draw: (s) => {
      const brand = s.dice.pick(['Clarite 1-Day', 'AquaView Monthly']);
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('letters'),
          e.add(),
          corrected(s),
        );
      const lens = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, brand, '8.6', '14.2', e.elsewhere().sph, '', '');
      const contacts = s.dice.chance(0.6);
      return `<div class="sides"><div><span class="l">Bright<em>Mart</em></span> <b>Vision Center</b><br>Store #${s.dice.digits(4)} &nbsp; ${s.street()}, ${s.town()}</div><div style="text-align:right">${s.doctor()}, OD<br>Independent Doctor of Optometry<br>Ph ${s.phone()}</div></div>
<div class="o" style="margin-top:14px">${table(tr(`Patient: <b>${s.patient()}</b>`, `DOB: ${s.bornAs('3/5/25')}`, `Patient #: ${s.dice.digits(7)}`), tr(`Address: ${s.street()}, ${s.town()}`, `Exam date: <b>${s.dateAs('3/5/25')}</b>`, `Rx expires: <b>${s.expiresAs('3/5/25')}</b>`))}</div>
<div class="b">EYEGLASS PRESCRIPTION</div><table class="r">${heads('', 'SPH', 'CYL', 'AXIS', 'PRISM', 'BASE', 'ADD', 'VA')}${eye('OD', s.right)}${eye('OS', s.left)}</table>
<div class="sides" style="margin-top:5px"><span>Dist PD: ${s.pd()} &nbsp;&nbsp; Near PD: ${s.nearPd()}</span><span>Lens: ${s.lensType({ single: 'Single Vision', multi: 'Progressive' })}, ${s.dice.pick(['Polycarbonate', 'Plastic', '1.67'])}, AR</span></div>
<div class="b">CONTACT LENS PRESCRIPTION</div><table class="r">${heads('', 'BRAND', 'BC', 'DIA', 'PWR', 'CYL', 'AXIS')}${contacts ? lens('OD', s.right) + lens('OS', s.left) : '<tr><td colspan="7" style="text-align:left">Not fitted at this visit</td></tr>'}</table>
<p style="margin-top:10px">Comments: ${s.dice.pick(['Glasses for full time wear.', 'Computer glasses discussed.', 'Patient to return in one year.'])}</p>
<div style="margin-top:4px">${penStroke(s)}<div class="small" style="border-top:1px solid #000;width:340px">Doctor signature &nbsp;&nbsp; Lic. ${s.dice.digits(6)} &nbsp; NPI ${s.dice.digits(10)}</div></div>
<p class="small" style="margin-top:14px">You have the right to a copy of this prescription. It may be filled at the provider of your choice. Prescriptions are valid until the expiration date or as state law allows. Eye examinations are provided by an independent optometrist not employed by BrightMart.</p>`;
    },
  },
  {
    name: 'z-en-web-shop-order',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 780,
    values: { prism: 0.1, plus: 0.05, add: 0.5 },
    writing: {
      noCylinder: ['0.00', '--', 'None', '0.00'],
      plano: ['0.00', 'Plano', 'PL'],
      minus: ['-', '-', '−'],
      degree: false,
      axisDigits: 1,
    },
    css: 'body{font-size:14.5px;padding:32px 38px;color:#222}.m{color:#777}.o{border:1px solid #ddd;border-radius:8px;padding:16px 18px;margin-top:14px}.x{width:100%;margin:8px 0}.x th{font-size:11.5px;color:#777;font-weight:400;text-align:left;padding:4px 6px;background:#f6f6f6}.x td{padding:6px;border-bottom:1px solid #eee}.t{width:100%}.t td{padding:3px 0}.t td:last-child{text-align:right}svg.g{vertical-align:middle}',
    draw: (s) => {
      const prism = hasPrism(s);
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          ...(prism ? [prismOr('--', e, 'words', '<br>')] : []),
        );
      const frame = s.dice.whole(39, 129) + 0.95;
      const lenses = s.dice.pick([19.95, 44.95, 109.95]);
      const subtotal = frame + lenses + 14.95 + 16.95;
      const tax = subtotal * 0.0625;
      const color = s.dice.pick(['Matte Black', 'Tortoise', 'Crystal Blue', 'Rose Gold']);
      return `<div class="sides" style="align-items:center"><b style="font-size:26px;letter-spacing:-1px">peeptop<span style="color:#2aa198">.</span></b><span class="m">Order confirmation</span></div>
<h2 style="font-size:20px;margin:16px 0 4px">Thanks, ${s.patient()}! We've got your order.</h2><div class="m">Order #PT${s.dice.digits(8)} &nbsp;&middot;&nbsp; Placed ${s.dateAs('March 5, 2025')} &nbsp;&middot;&nbsp; Paid with Visa ending ${s.dice.digits(4)} (FSA/HSA)</div>
<div class="o"><div class="sides"><div><svg class="g" width="120" height="46" viewBox="0 0 120 46"><g fill="none" stroke="#333" stroke-width="4"><rect x="8" y="8" width="44" height="30" rx="13"/><rect x="68" y="8" width="44" height="30" rx="13"/><path d="M52 18q8-7 16 0"/></g></svg></div><div style="flex:1"><b>${s.dice.pick(['Harlan', 'Winslow', 'Odette', 'Calder'])}</b> &ndash; ${color}<br><span class="m">Frame size: ${s.dice.whole(48, 54)}-${s.dice.whole(16, 20)}-${s.dice.pick(['140', '145'])} &nbsp; SKU ${s.dice.digits(7)}</span></div><b>${money(frame)}</b></div>
<div style="margin-top:12px"><b>Prescription</b> <span class="m">(${s.lensType({ single: 'Single vision, distance', multi: 'Progressive' })})</span><table class="x">${heads('', 'SPH', 'CYL', 'AXIS', 'ADD', ...(prism ? ['PRISM'] : []))}${eye('OD (right)', s.right)}${eye('OS (left)', s.left)}</table>PD: ${s.pd()} mm</div>
<table class="t" style="margin-top:10px">${tr(`Lenses: ${s.dice.pick(['1.6 High index', '1.59 Polycarbonate', '1.5 Standard'])}`, money(lenses))}${tr('Coating: Anti-reflective, water-repellent', '$14.95')}${tr('Blue-light filter', '$16.95')}</table></div>
<div class="o"><table class="t">${tr('Subtotal', money(subtotal))}${tr('Shipping (standard, 7&ndash;10 business days)', '$4.95')}${tr('Tax', money(tax))}${tr('<b>Total</b>', `<b>${money(subtotal + 4.95 + tax)}</b>`)}</table></div>
<div class="sides" style="margin-top:16px"><div><b>Ship to</b><br>${s.patient()}<br>${s.street()}<br>${s.town()}</div><div><b>Need a change?</b><br><span class="m">You can edit your prescription within 2 hours<br>of ordering under My Account &gt; Orders.</span></div></div>
<p class="m small" style="margin-top:16px">Doctor on file: ${s.doctor()}. Please keep this e-mail for insurance reimbursement. peeptop Inc., ${s.street()}, ${s.town()}.</p>`;
    },
  },
  {
    name: 'z-en-phone-app-screen',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 430,
    values: { prism: 0.15, plus: 0.1 },
    writing: {
      noCylinder: ['--', '0.00', '—', 'DS'],
      plano: ['0.00', 'PL', 'Plano', '+0.00'],
      axisDigits: 1,
    },
    css: 'body{padding:0 0 90px;background:#f2f4f7;font-size:16px;color:#1b1f27}.s{display:flex;justify-content:space-between;padding:14px 26px 8px;font-weight:700;font-size:15px;background:#fff}.a{background:#fff;padding:8px 18px 14px;border-bottom:1px solid #dde1e7;display:flex;justify-content:space-between;font-weight:700;font-size:17px}.a i{color:#1c6fd6;font-style:normal;font-weight:400}.k{background:#fff;border-radius:14px;margin:14px 16px;padding:14px 16px}.k h3{font-size:16px;margin:0 0 10px}.p{display:flex;justify-content:space-between}.p div{min-width:70px}.p label{display:block;color:#6a7280;font-size:12px}.p b{font-size:19px;font-weight:700;display:block;min-height:26px}.li{display:flex;justify-content:space-between;padding:8px 0;border-bottom:1px solid #eef0f3}.li:last-child{border:0}.li>span:first-child{color:#6a7280}.btn{background:#1c6fd6;color:#fff;text-align:center;border-radius:24px;padding:13px;margin:16px;font-weight:700}',
    draw: (s) => {
      const cell = (label: string, value: string): string =>
        `<div><label>${label}</label><b>${value}</b></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="k"><h3>${name}</h3><div class="p">${cell('Sphere', e.sph())}${cell('Cylinder', e.cyl())}${cell('Axis', e.axis())}${s.values.od.add === null ? '' : cell('Add', e.add())}</div>${hasPrism(s) ? `<div class="li" style="border:0;padding:8px 0 0"><span>Prism</span><span>${prismOr('None', e, 'letters', ', ')}</span></div>` : ''}</div>`;
      const item = (label: string, value: string): string =>
        `<div class="li"><span>${label}</span><span>${value}</span></div>`;
      return `<div class="s"><span>${s.dice.whole(1, 12)}:${s.dice.whole(10, 59)}</span><span>5G &nbsp; ${s.dice.whole(31, 96)}%</span></div><div class="a"><i>&#8249; Records</i><span>Prescription</span><i>Share</i></div>
<div class="k"><b style="font-size:19px">Eyeglasses</b> <span style="background:#dff3e4;color:#1d7a3c;border-radius:10px;padding:2px 9px;font-size:12px;margin-left:6px">Active</span><div style="color:#6a7280;margin-top:4px">${s.lensType({ single: 'Single vision', multi: 'Progressive' })} &middot; ${s.dateAs('March 5, 2025')}</div></div>
${eye('Right eye (OD)', s.right)}${eye('Left eye (OS)', s.left)}
<div class="k">${item('Pupillary distance', `${s.pd()} mm`)}${item('Patient', s.patient())}${item('Prescribed by', s.doctor())}${item('Expires', s.expiresAs('March 5, 2025'))}${item('Location', s.dice.pick(['Elm Grove', 'Westfield', 'Riverwalk']))}</div>
<div class="btn">Shop with this prescription</div><div style="text-align:center;color:#1c6fd6">Download PDF</div>`;
    },
  },
  {
    name: 'z-en-webmail-answer',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    width: 800,
    values: { prism: 0.15, plus: 0.1 },
    writing: { plano: ['plano', 'Plano', '0.00'], addPlus: true },
    css: 'body{font-size:15.5px;padding:30px 40px}.h{border-bottom:1px solid #ccc;padding-bottom:8px;margin-bottom:14px;font-size:14px}.q{border-left:2px solid #bbb;padding-left:12px;color:#666;margin-top:22px;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        [
          e.toric
            ? `${name}: Sphere ${e.sph()}, Cylinder ${e.cyl()}, Axis ${e.axis()}`
            : `${name}: Sphere ${e.formula('', ' ', '(no cylinder)')}`,
          e.add() && `Add ${e.add()}`,
          e.prism('words', ' and ') && `Prism ${e.prism('words', ' and ')}`,
        ]
          .filter(Boolean)
          .join(', ');
      const girl = s.dice.pick(['Tammy', 'Renee', 'Bree']);
      return `<div class="sides" style="font-size:13px;color:#555"><b style="font-size:17px;color:#222">postbox</b><span>${s.patient()} &lt;mailbox${s.dice.digits(3)}@postbox.example&gt;</span></div><hr>
<div style="font-size:19px;font-weight:700;margin:10px 0">RE: Copy of my glasses prescription</div><div class="h"><b>${girl} &ndash; ${s.practice()}</b> &lt;frontdesk@visiondesk.example&gt;<br><span style="color:#666">To: ${s.patient()} &nbsp;&nbsp; ${s.dateAs('March 5, 2025')}, ${s.dice.whole(9, 11)}:${s.dice.whole(10, 59)} AM</span></div>
<p>Hi,</p><p>Thanks for reaching out. Below is the glasses prescription from your exam with ${s.doctor()}:</p>
<p>${eye('Right eye (OD)', s.right)}<br>${eye('Left eye (OS)', s.left)}</p>
<p>Your PD is ${s.pd()}. The prescription is good through ${s.expiresAs('March 5, 2025')}. ${s.lensType({ single: 'It is for single vision lenses to be worn for distance.', multi: 'It is for progressive lenses.' })}</p>
<p>If you order online please bring the glasses by so we can check them, there is no charge for that. Your co-pay of $${s.price()} for the exam was sent to insurance and you should see the claim in 2-3 weeks.</p>
<p>Have a great day!</p><p>${girl}<br>Patient Coordinator<br>${s.street()}, ${s.town()}<br>P ${s.phone()} | F ${s.phone()}</p>
<p class="small" style="color:#777">CONFIDENTIALITY NOTICE: This e-mail may contain protected health information. If you are not the intended recipient, please delete it and notify the sender.</p>
<div class="q">${s.patient()} wrote:<br>Good morning, could you please send me my prescription from the last visit? I need it for my vision plan. Thank you!</div>`;
    },
  },
  {
    name: 'z-en-gb-sight-test-statement',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo'],
    width: 900,
    values: { prism: 0.2, plus: 0 },
    writing: {
      noCylinder: ['DS', '—', '', 'sph'],
      plano: ['plano', 'PL', 'Plano', '0.00'],
    },
    css: 'body{font-size:14px;padding:28px 34px;background:#fcfdfb}.p{background:#2d6a4f;color:#fff;padding:6px 10px;font-weight:700}.q{width:100%;margin:0}.q td,.q th{border:1px solid #2d6a4f;text-align:center;padding:3px 4px}.q td{height:42px;min-width:56px}.q th{font-size:12px;background:#e3efe8}.q td.n{font-weight:700;font-size:13px}.u{display:flex;gap:14px;margin:8px 0;flex-wrap:wrap}.u>div{flex:1;border:1px solid #2d6a4f;padding:3px 8px;min-height:46px}.u label{display:block;font-size:11px;color:#2d6a4f}.t{display:inline-block;width:16px;height:16px;border:1px solid #2d6a4f;text-align:center;line-height:15px;margin-right:6px;vertical-align:-2px}',
    draw: (s) => {
      const near = s.values.od.add !== null;
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        e.amounts(),
        e.bases('words'),
      ];
      const close = (e: DrawnEye): string[] =>
        near ? [e.nearSph(), e.nearCyl(), e.nearAxis(), '', ''] : ['', '', '', '', ''];
      const box = (label: string, value: string): string =>
        `<div><label>${label}</label>${value || '&nbsp;'}</div>`;
      const tick = (on: boolean, text: string): string =>
        `<div><span class="t">${on ? 'X' : ''}</span>${text}</div>`;
      const changed = s.dice.chance(0.7);
      const words = ['Sph', 'Cyl', 'Axis', 'Prism', 'Base'];
      return `<div class="sides"><div><b style="font-size:18px">Patient's optical prescription or statement</b><br><span class="small">Following a sight test under General Ophthalmic Services or a private sight test</span></div><div style="text-align:right"><b>Form OS2</b><br><span class="small">01/${s.dice.pick(['21', '23', '24'])}</span></div></div>
<div class="u">${box('Patient&rsquo;s name', s.patient())}${box('Date of birth', s.bornAs('05/03/2025'))}${box('Date of sight test', s.dateAs('05/03/2025'))}</div>
<div class="u">${box('Address', s.filled(`${s.dice.whole(2, 88)} ${s.dice.pick(['Hazel Close', 'Mafeking Terrace', 'Station Parade', 'Church View'])}, ${s.dice.pick(['Thornaby', 'Ludlow', 'Kettering', 'Wrexham'])}`))}</div>
<div class="p">PART 1 &nbsp; PRESCRIPTION</div>
<table class="q"><tr><th rowspan="2"></th><th colspan="5">RIGHT</th><th colspan="5">LEFT</th></tr>${heads(...words, ...words)}${tr('<td class="n">Distance</td>', ...far(s.right), ...far(s.left))}${tr('<td class="n">Near</td>', ...close(s.right), ...close(s.left))}</table>
<div class="u">${box('BVD (mm) if over 5.00D', s.filled(s.dice.pick(['', '', '12'])))}${box('Glasses type', s.filled(s.lensType({ single: 'Single vision', multi: 'Varifocal' })))}${box('Retest in', s.filled(s.dice.pick(['24 months', '12 months'])))}</div>
<div class="p">PART 2 &nbsp; STATEMENT</div>
<div style="margin:8px 2px;line-height:1.8">${tick(changed, 'I have issued a new or changed prescription')}${tick(!changed, 'There is no clinically significant change to the prescription')}${tick(false, 'The patient does not require a prescription')}${tick(false, 'I have referred the patient to their GP')}</div>
<div class="u">${box('Signature of optometrist or OMP', penStroke(s, 170))}${box('Name and GOC number', `${s.doctor()} &nbsp; 01-${s.dice.digits(5)}`)}${box('Practice', `${s.dice.pick(['Hartwell &amp; Finch Opticians', 'Castle Street Eyecare'])}<br>${ofcomPhone(s)}`)}</div>
<p class="small" style="margin:8px 0 0">You do not have to have your glasses dispensed where you had your sight test. Keep this form: you will need it if you buy glasses elsewhere. It is not a voucher.</p>`;
    },
  },
  {
    name: 'z-en-gb-chain-summary',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 794,
    values: { prism: 0.2, plus: 0 },
    writing: {
      noCylinder: ['DS', '', '0.00', '—'],
      plano: ['0.00', 'Plano', 'PL', '+0.00'],
      degree: false,
    },
    css: 'body{font-size:14.5px;padding:0 0 34px}.b{background:#6a1b7b;color:#fff;padding:20px 42px}.b b{font-size:28px;letter-spacing:-.5px}.c{padding:18px 42px}table{width:100%}.x th{color:#6a1b7b;font-size:12.5px;text-align:center;padding:5px 3px;border-bottom:2px solid #6a1b7b}.x td{text-align:center;padding:9px 3px;border-bottom:1px solid #ddd;font-size:15.5px}.x td:first-child{text-align:left;font-weight:700}h3{color:#6a1b7b;font-size:16px;margin:18px 0 6px}.e td{padding:4px 0;vertical-align:top;font-size:13px}.e td:first-child{width:110px;font-weight:700}',
    draw: (s) => {
      const eye = (name: string, side: 'od' | 'os', e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('words'),
          correctedMetres(s),
          middleAdd(s, side),
          e.add(),
        );
      return `<div class="b sides"><div><b>Optivale</b><br>Opticians &amp; audiologists</div><div class="small" style="text-align:right">${s.dice.pick(['14 Broad Walk, Harrogate HG1 0QX', '3 Union Street, Torquay TQ2 0ZZ', '77 High Street, Elgin IV30 0AA'])}<br>Tel ${ofcomPhone(s)}<br>optivale.example</div></div><div class="c">
<div class="sides"><div><b>${s.patient()}</b><br>${s.dice.whole(2, 140)} ${s.dice.pick(['Larkhill Road', 'The Crescent', 'Manor Gardens'])}<br>Customer no. ${s.dice.digits(7)}</div><div style="text-align:right">Eye test date: <b>${s.dateAs('05/03/2025')}</b><br>Prescription expires: ${s.expiresAs('05/03/2025')}<br>Optometrist: ${s.doctor()}</div></div>
<h3>Your glasses prescription</h3><table class="x">${heads('', 'Sph', 'Cyl', 'Axis', 'Prism', 'Base', 'VA', 'Inter add', 'Near add')}${eye('Right', 'od', s.right)}${eye('Left', 'os', s.left)}</table>
<p style="margin-top:10px">BVD: ${s.dice.pick(['12mm', '13mm', '12mm'])} &nbsp;&nbsp; Binocular VA: 6/5 &nbsp;&nbsp; Recommended: ${s.lensType({ single: 'single vision', multi: 'varifocal' })}, ${s.dice.pick(['standard 1.5', 'thinner 1.6'])} with anti-glare</p>
<p>Signed ${penStroke(s, 150)} GOC no. 01-${s.dice.digits(5)}</p>
<h3>What it means</h3><table class="e">${tr('Sph', 'Sphere: short sight (&minus;) or long sight (+), measured in dioptres.')}${tr('Cyl and axis', 'How much astigmatism you have and the angle at which the lens corrects it, from 1 to 180 degrees.')}${tr('Prism and base', 'Helps the two eyes work together. Most people have none.')}${tr('Add', 'Extra power for reading or close work, added to the sphere.')}</table>
<h3>Your eye health</h3>Pressures: R ${s.pressure()} L ${s.pressure()} mmHg &nbsp; Visual fields: full &nbsp; OCT scan: ${s.dice.pick(['no concerns', 'not taken'])}
<p class="small" style="margin-top:16px;color:#555">This prescription is issued under the Opticians Act 1989. Optivale Group Ltd, registered in England no. 0${s.dice.digits(7)}.</p></div>`;
    },
  },
  {
    name: 'z-en-ie-old-letterhead-card',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Courier Prime', 'Tinos', 'DejaVu Serif'],
    width: 720,
    values: { prism: 0.15, plus: 0, sameAdd: true },
    writing: {
      noCylinder: ['DS', '—', ''],
      plano: ['Plano', 'PL', '0.00'],
      degree: true,
    },
    css: 'body{background:#f6efdc;font-size:15.5px;padding:26px 32px}.n{font-family:"Tinos";text-align:center;border-bottom:2px solid #5b3a1e;padding-bottom:8px;color:#5b3a1e}.n b{font-size:24px;letter-spacing:2px}.q{width:100%;margin:12px 0}.q th{font-family:"Tinos";color:#5b3a1e;font-weight:400;font-size:13.5px;border:1px solid #5b3a1e;padding:3px}.q td{border:1px solid #5b3a1e;height:42px;text-align:center;padding:2px 5px}.q td:first-child{font-family:"Tinos";color:#5b3a1e;font-weight:700}.l{font-family:"Tinos";color:#5b3a1e}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', '<br>'),
          s.filled(correctedMetres(s)),
          ...e.cells('pd'),
        );
      const label = (text: string): string => `<span class="l">${text}</span>`;
      return `<div class="n"><b>P. J. TARPEY &amp; DAUGHTERS</b><br>Ophthalmic Opticians &middot; Est. 1961<br><span class="small">${s.dice.pick(['9 Shop Street, Tuam, Co. Galway', '2 The Square, Listowel, Co. Kerry', '31 Mary Street, Dungarvan, Co. Waterford'])} &middot; Telephone 0${s.dice.whole(51, 93)} 55${s.dice.digits(3)}</span></div>
<div class="sides" style="margin-top:12px"><div>${label('Name')} ${s.patient()}</div><div>${label('Date')} ${s.dateAs('5 March 2025')}</div></div>
<table class="q">${heads('', 'Sph.', 'Cyl.', 'Axis', 'Prism', 'V.A.', 'P.D.')}${eye('R.E.', s.right)}${eye('L.E.', s.left)}</table>
<div>${label('Reading addition')} ${s.add() || '&nbsp;'} &nbsp;&nbsp;&nbsp; ${label('Lenses')} ${s.filled(s.lensType({ single: 'Distance', multi: s.dice.pick(['Varifocal', 'Varilux']) }))}</div>
<div class="sides" style="margin-top:14px;align-items:flex-end"><div>${label('Next examination')} ${s.filled(s.dice.pick(['2 years', '12 months', '2 yrs']))}</div><div style="text-align:center">${penStroke(s, 160)}<br>${label(`F.A.O.I. &nbsp; CORU Reg. ${s.dice.digits(6)}`)}</div></div>
<div class="l small center" style="margin-top:10px">Spectacles &middot; Contact Lenses &middot; Repairs &nbsp;|&nbsp; Closed Wednesdays &nbsp;|&nbsp; Medical Card &amp; PRSI patients welcome</div>`;
    },
  },
  {
    name: 'z-en-ca-previous-and-new',
    language: 'en',
    fonts: ['Carlito', 'DejaVu Sans Condensed', 'Tinos'],
    width: 816,
    values: { prism: 0.2, plus: 0.1 },
    writing: { noCylinder: ['DS', 'SPH', ''], plano: ['Plano', 'PL', 'PLANO'] },
    css: 'body{font-size:15px;padding:36px 46px}.x{width:100%;margin:4px 0 12px}.x td,.x th{border:1px solid #7a7a7a;padding:6px 5px;text-align:center}.x th{font-size:12.5px;background:#f2f2f2}.x th i{font-weight:400;display:block;font-size:11px}.x.old td{padding:3px 5px;color:#444;font-size:13.5px}h3{font-size:16px;margin:16px 0 4px;color:#a32020}.m{width:100%}.m td{padding:3px 0;border-bottom:1px dotted #bbb}.m td:last-child{text-align:right}',
    draw: (s) => {
      const two = (english: string, french: string): string => `${english}<i>${french}</i>`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('letters', '<br>'),
          ...e.cells('pd', 'nearPd'),
        );
      const { add } = s.values.od;
      const addBefore = add === null || add < 1 ? '' : s.power(add - 0.25);
      const old = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...elsewhereCells(e), addBefore);
      const fee = s.dice.pick([110, 125, 139.5]);
      const insured = s.dice.pick([60, 80, 100]);
      return `<div class="sides"><div><b style="font-size:21px;color:#a32020">Rideau Sightworks Optometry</b><br>${s.dice.whole(100, 2400)} ${s.dice.pick(['Merivale', 'Carling', 'Montreal'])} Road, Unit ${s.dice.whole(1, 20)}<br>Ottawa, ON K2${s.dice.pick(['C', 'G', 'H'])} ${s.dice.whole(1, 9)}${s.dice.pick(['A', 'M', 'P'])}${s.dice.whole(1, 9)}</div><div style="text-align:right">T ${s.phone()}<br>F ${s.phone()}<br>info@rideausight.example</div></div>
<div class="sides" style="margin-top:14px"><div>Patient: <b>${s.patient()}</b><br>D.O.B.: ${s.bornAs('2025-03-05')}<br>Health card: ${s.dice.digits(4)}-${s.dice.digits(3)}-${s.dice.digits(3)}</div><div style="text-align:right">Exam: ${s.dateAs('2025-03-05')}<br>Rx valid until: ${s.expiresAs('2025-03-05')}<br>Optometrist: ${s.doctor()}, OD</div></div>
<h3>Previous Rx (habitual glasses)</h3><table class="x old" style="width:60%">${heads('', 'Sph', 'Cyl', 'Axis', 'Add')}${old('OD', s.right)}${old('OS', s.left)}</table>
<h3>New Rx</h3><table class="x">${heads('', two('Sphere', 'Sph&egrave;re'), two('Cylinder', 'Cylindre'), two('Axis', 'Axe'), two('Add', 'Addition'), two('Prism', 'Prisme'), two('PD Dist', 'DP loin'), two('PD Near', 'DP pr&egrave;s'))}${eye('OD', s.right)}${eye('OS', s.left)}</table>
<div>Lens: ${s.lensType({ single: 'Single vision', multi: 'Progressive' })} &nbsp;&nbsp; Best corrected VA: OD ${corrected(s)} &nbsp; OS ${corrected(s)}</div>
<h3>Services</h3><table class="m">${tr('V404 Oculo-visual assessment', money(fee))}${tr('Retinal imaging (OCT)', '$45.00')}${tr('Billed to insurer (direct)', money(-insured))}${tr('<b>Balance paid by debit</b>', `<b>${money(fee + 45 - insured)}</b>`)}</table>
<div class="sides" style="margin-top:20px;align-items:flex-end"><div>${penStroke(s)}<div style="border-top:1px solid #000;width:300px" class="small">Optometrist &nbsp; College reg. no. ${s.dice.digits(5)}</div></div><div class="small" style="max-width:290px">HST registration ${s.dice.digits(9)} RT0001. Adaptation to new lenses may take up to two weeks; rechecks within 60 days are free.</div></div>`;
    },
  },
  {
    name: 'z-en-au-practice-printout',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans', 'Tinos'],
    width: 794,
    values: { prism: 0.25, plus: 0 },
    writing: {
      noCylinder: ['DS', '', '0.00'],
      plano: ['Plano', 'PL', '0.00', '+0.00'],
      axisDigits: 1,
      zeros: 'all',
    },
    css: 'body{font-size:14.5px;padding:42px 50px;min-height:820px;display:flex;flex-direction:column}.x{width:100%;margin:12px 0}.x th{border-top:1px solid #000;border-bottom:1px solid #000;font-size:13px;padding:4px;text-align:right}.x td{padding:6px 4px;text-align:right;white-space:nowrap}.x td:first-child,.x th:first-child{text-align:left;font-weight:700}.d td{padding:2px 18px 2px 0}.d td:nth-child(odd){color:#444}',
    draw: (s) => {
      const eye = (name: string, side: 'od' | 'os', e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          correctedMetres(s),
          e.prism('letters', ' '),
          ...e.cells('add'),
          middleAdd(s, side),
        );
      const shop = s.dice.pick([
        ['Bilgola Eyecare', 'Shop 14, Pittwater Place, Mona Vale NSW 2103', '2'],
        ['Murrumba Optometrists', 'Shop 6, Northside Arcade, Petrie QLD 4502', '7'],
        ['Fitzroy North Optical', '412 St Georges Road, Thornbury VIC 3071', '3'],
      ]);
      return `<div class="center"><b style="font-size:22px">${shop[0]}</b><br>${shop[1]}<br>Ph (0${shop[2]}) 5550 ${s.dice.digits(4)} &nbsp; ABN ${s.dice.digits(2)} ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(3)}</div><hr style="width:100%">
<div class="d">${table(tr('Patient', `<b>${s.patient()}</b>`, 'Date of test', s.dateAs('05/03/2025')), tr('D.O.B.', s.bornAs('05/03/2025'), 'Expiry', s.expiresAs('05/03/2025')), tr('Ref', s.dice.digits(5), 'Provider No.', `${s.dice.digits(6)}${s.dice.pick(['AB', 'KT', '1F'])}`))}</div>
<div style="margin-top:20px;font-size:17px"><b>Spectacle Prescription</b> &nbsp; <span class="small">Item ${s.dice.pick(['10910', '10911', '10918'])} bulk billed</span></div>
<table class="x">${heads('', 'Sph', 'Cyl', 'Axis', 'VA', 'Prism', 'Near Add', 'Int Add')}${eye('Right', 'od', s.right)}${eye('Left', 'os', s.left)}</table>
<div>PD ${s.pd()} (R ${s.right.pd()} &nbsp;L ${s.left.pd()}) &nbsp;&nbsp;&nbsp; BVD ${s.dice.pick(['12', '12.0', '14'])}</div>
<p style="margin-top:14px">Lens recommendation: ${s.lensType({ single: 'Single vision', multi: 'Multifocal' })}, ${s.dice.pick(['1.6 index', 'Trivex', '1.5 hardcoat'])}, multicoat<br>Notes: ${s.dice.pick(['Constant wear', 'Driving and TV', 'Small change, update when convenient'])}</p>
<div style="margin-top:26px">${penStroke(s)}<div>${s.doctor()}, BAppSc(Optom)<br>Optometrist &nbsp; AHPRA OPT000${s.dice.digits(7)}</div></div>
<div class="small" style="margin-top:auto;color:#444">This prescription is valid for two years unless otherwise stated. The dispenser is responsible for the accuracy of lenses supplied elsewhere. Please allow up to two weeks to get used to your new glasses.</div>`;
    },
  },
  {
    name: 'z-en-nz-clinic-letter',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    width: 794,
    values: { prism: 0.15, plus: 0, sameAdd: true },
    writing: { plano: ['plano', 'Plano', '0.00'], degree: false, addPlus: true },
    css: 'body{font-size:15.5px;padding:52px 62px;min-height:1000px}p{margin:0 0 .8em}.r{margin:4px 0 12px 30px;line-height:1.7}.lo{text-transform:lowercase}',
    draw: (s) => {
      const x = s.dice.pick([' x ', ' x ', ' x', ' @ ']);
      const prism = (e: DrawnEye): string =>
        (['Hor', 'Ver'] as const)
          .map((way) => [e.amount(way), e.base(way, 'words')])
          .filter(([amount]) => amount)
          .map(([amount, base]) => `${amount}&#916; base <span class="lo">${base}</span>`)
          .join(' and ');
      const eye = (name: string, e: DrawnEye): string =>
        [
          `${name}&nbsp;&nbsp; ${e.formula(x, ' / ', 'DS')}`,
          prism(e) && `with ${prism(e)}`,
          `(${correctedMetres(s)})`,
        ]
          .filter(Boolean)
          .join(' &nbsp; ');
      const multi = s.add();
      return `<div class="sides"><div><b style="font-size:18px">Te Awa District Hospital</b><br>Eye Department, Outpatients Level 1<br>Private Bag ${s.dice.digits(4)}, ${s.dice.pick(['Whanganui 4540', 'Timaru 7940', 'Whakat&#257;ne 3158'])}</div><div style="text-align:right">Phone 0${s.dice.pick(['6', '3', '7'])} 555 0${s.dice.digits(3)}<br>NHI: ${s.dice.pick(['ZAC', 'ZBN', 'ZKL'])}${s.dice.digits(4)}<br>Clinic date: ${s.dateAs('05/03/2025')}</div></div>
<p style="margin-top:30px">${s.patient()}<br>${s.dice.whole(2, 190)} ${s.dice.pick(['Rata Street', 'Kowhai Crescent', 'Hillsborough Road'])}</p>
<p><b>Re: Spectacle prescription &nbsp; D.O.B. ${s.bornAs('05/03/2025')}</b></p>
<p>Kia ora,</p>
<p>Thank you for attending the ${s.dice.pick(['general eye clinic', 'post-operative clinic', 'cataract review clinic'])}. Both eyes have settled well and the drops can now be stopped. The intraocular pressures were ${s.pressure()} mmHg right and ${s.pressure()} mmHg left, and the retinal examination was normal.</p>
<p>You were refracted today and we suggest that you have new glasses made up to the following:</p>
<div class="r">${eye('Right', s.right)}<br>${eye('Left', s.left)}${multi ? `<br>Near addition ${multi} both eyes` : ''}</div>
<p>${s.lensType({ single: 'These are for distance and are single vision lenses. Ready-made readers are fine for close work.', multi: 'These can be made as progressives or as a separate reading pair, whichever you prefer.' })} Please take this letter to the optometrist or optician of your choice. If you hold a Community Services Card you may be able to get help with the cost; ask at reception.</p>
<p>We have not made another appointment. Your optometrist should see you again in ${s.dice.pick(['12 months', 'two years'])}.</p>
<p>N&#257;ku noa, n&#257;</p><div>${penStroke(s, 160)}</div><p>${s.doctor()}<br>${s.dice.pick(['Consultant Ophthalmologist', 'Ophthalmology Registrar', 'Hospital Optometrist'])}</p><p class="small">cc: GP; patient file. Dictated but not sighted. Ref ${s.dice.digits(6)}/kt</p>`;
    },
  },
];

/** Papers from eye care that prescribe no spectacles. */
export const fourthNonesInEnglish: Layout[] = [
  {
    name: 'z-en-none-contact-lens-rx',
    language: 'en',
    document: 'contact-lenses',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 800,
    writing: { degree: false },
    css: 'body{font-size:14.5px;padding:34px 42px}.x{width:100%;margin:12px 0}.x td,.x th{border:1px solid #777;padding:8px 6px;text-align:center}.x th{background:#e9f0f5;font-size:12.5px}',
    draw: (s) => {
      const brand = s.dice.pick([
        'Lumera One Toric',
        'DailyBreeze for Astigmatism',
        'Oxalia Toric',
      ]);
      const curve = s.dice.pick(['8.5', '8.6', '8.7']);
      const width = s.dice.pick(['14.3', '14.5']);
      const packs = s.dice.pick(['90 pk', '30 pk']);
      const lens = (name: string): string =>
        tr(
          `<b>${name}</b>`,
          brand,
          curve,
          width,
          s.power(-s.dice.whole(4, 26) / 4),
          s.power(-s.dice.pick([0.75, 1.25, 1.75])),
          String(s.dice.whole(1, 18) * 10),
          packs,
        );
      return `<div class="center"><b style="font-size:21px">${s.practice()}</b><br>${s.street()}, ${s.town()}<br>Ph ${s.phone()} &nbsp; Fax ${s.phone()}</div><hr><h2 class="center" style="font-size:18px;margin:14px 0">Contact Lens Prescription</h2>
<div class="sides"><div>Patient: <b>${s.patient()}</b><br>DOB: ${s.born()}<br>${s.street()}, ${s.town()}</div><div>Exam Date: ${s.date()}<br>Issue Date: ${s.date()}<br>Expiration Date: ${s.expires()}</div></div>
<table class="x">${heads('', 'Lens', 'BC', 'Dia', 'Sphere', 'Cyl', 'Axis', 'Qty')}${lens('OD')}${lens('OS')}</table>
<p>Wearing schedule: Daily wear &nbsp;&nbsp; Replacement: ${s.dice.pick(['Daily', 'Every 2 weeks', 'Monthly'])} &nbsp;&nbsp; Refills: up to expiration<br>Solution: multipurpose &nbsp;&nbsp; No substitution of brand</p>
<div style="margin-top:22px">${penStroke(s)}<div style="border-top:1px solid #000;width:320px">${s.doctor()}, O.D. &nbsp; Lic ${s.dice.digits(5)}</div></div>
<p class="small" style="margin-top:18px">Under the Fairness to Contact Lens Consumers Act you are entitled to a copy of this prescription. A contact lens prescription cannot be used to make eyeglasses.</p>`;
    },
  },
  {
    name: 'z-en-none-optical-receipt',
    language: 'en',
    document: 'receipt',
    fonts: ['Arimo', 'DejaVu Sans Mono', 'Carlito'],
    width: 760,
    css: 'body{font-size:14px;padding:32px 40px}.x{width:100%;margin:14px 0}.x th{border-bottom:1.5px solid #222;text-align:left;padding:5px 4px;font-size:12.5px}.x td{padding:6px 4px;border-bottom:1px solid #ddd}.x td:last-child,.x th:last-child,.x td:nth-last-child(2),.x th:nth-last-child(2){text-align:right}',
    draw: (s) => {
      const frame = `Frame: ${s.dice.pick(['Norrland 5214', 'Aveline 4871'])} ${s.dice.whole(49, 54)}-17-140`;
      const sold: [code: string, text: string, quantity: number, charge: number][] = [
        ['92014', 'Comprehensive eye exam, established patient', 1, s.dice.whole(110, 165)],
        ['92015', 'Determination of refractive state', 1, s.dice.whole(30, 55)],
        ['V2020', frame, 1, s.dice.whole(139, 289)],
        [s.dice.pick(['V2103', 'V2203']), 'Lenses, spherocylinder', 2, s.dice.whole(60, 95)],
        ['V2750', 'Anti-reflective coating', 2, s.dice.whole(35, 60)],
        ['V2784', 'Polycarbonate lenses', 2, 25],
      ];
      const total = sold.reduce((sum, [, , quantity, charge]) => sum + quantity * charge, 0);
      const insured = s.dice.whole(120, 180);
      const items = sold.map(([code, text, quantity, charge]) =>
        tr(code, text, String(quantity), money(charge), money(quantity * charge)),
      );
      return `<div class="sides"><div><b style="font-size:20px">${s.practice()}</b><br>${s.street()}<br>${s.town()}<br>${s.phone()}</div><div style="text-align:right"><b style="font-size:18px">ITEMIZED RECEIPT</b><br>Invoice ${s.dice.digits(6)}<br>Date of service ${s.date()}<br>Tax ID ${s.dice.digits(2)}-${s.dice.digits(7)}</div></div>
<div class="sides" style="margin-top:14px"><div>Bill to: <b>${s.patient()}</b><br>${s.street()}, ${s.town()}<br>DOB ${s.born()}</div><div>Provider: ${s.doctor()}, OD<br>NPI ${s.dice.digits(10)}<br>Plan: ${s.dice.pick(['Vista Choice Vision', 'OptiCare PPO'])}, member ${s.dice.digits(9)}</div></div>
<table class="x">${heads('Code', 'Description', 'Qty', 'Charge', 'Amount')}${items.join('')}${tr('', '<b>Total</b>', '', '', `<b>${money(total)}</b>`)}${tr('', 'Insurance allowance', '', '', money(-insured))}${tr('', `Paid, Mastercard ****${s.dice.digits(4)}`, '', '', money(total - insured))}</table>
<p>Diagnosis: H52.13 Myopia, bilateral; H52.223 Regular astigmatism, bilateral</p><p>Frames and lenses may be exchanged within 30 days. Thank you for your business!</p><div>${barcode(s, 220, 40)}</div>`;
    },
  },
  {
    name: 'z-en-none-field-and-pressure',
    language: 'en',
    document: 'eye-test',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 794,
    css: 'body{font-size:13.5px;padding:32px 42px}.x{width:100%;margin:6px 0 12px}.x td,.x th{border:1px solid #999;padding:4px 6px;text-align:center}.x th{background:#eee;font-size:12px}.two{display:flex;gap:24px}.two>div{flex:1}.mono{white-space:pre;text-align:center;line-height:1.5}',
    draw: (s) => {
      const map = (): string =>
        [4, 6, 8, 8, 6, 4]
          .map((length) =>
            Array.from({ length }, () =>
              s.dice.chance(0.03) ? '&lt;0' : String(s.dice.whole(19, 33)),
            ).join('  '),
          )
          .join('\n');
      const eye = (name: string): string =>
        `<div><b>${name}</b><div class="mono">${map()}</div><div>MD ${s.power(-s.dice.between(0.2, 4.5))} dB &nbsp; PSD ${s.number(s.dice.between(1.2, 4.2))} dB<br>VFI ${s.dice.whole(88, 99)}% &nbsp; GHT: ${s.dice.pick(['Within normal limits', 'Borderline', 'Outside normal limits'])}<br>Fixation losses ${s.dice.whole(0, 3)}/${s.dice.whole(12, 16)} &nbsp; False pos. ${s.dice.whole(0, 6)}%</div></div>`;
      const visit = (text: string): string =>
        tr(text, s.pressure(), s.pressure(), s.acuityMetres(), s.acuityMetres());
      return `<div class="sides"><div><b style="font-size:18px">Glaucoma Monitoring Service</b><br>St Brannoc&rsquo;s Hospital, Eye Unit</div><div style="text-align:right">Patient: <b>${s.patient()}</b><br>Hospital no. ${s.dice.digits(7)} &nbsp; DOB ${s.bornAs('05/03/2025')}<br>Date ${s.dateAs('05/03/2025')}</div></div><hr>
<h3 style="font-size:15px">Visual field, central 24-2, SITA Standard, stimulus III white</h3><div class="two">${eye('Left eye')}${eye('Right eye')}</div>
<h3 style="font-size:15px;margin-top:18px">Intraocular pressure (Goldmann, mmHg) and acuity</h3><table class="x">${heads('Visit', 'IOP R', 'IOP L', 'VA R', 'VA L')}${visit('Today')}${visit('Last visit')}${visit('First visit')}</table>
<h3 style="font-size:15px">OCT optic nerve</h3><table class="x">${heads('', 'RNFL average (&micro;m)', 'Cup/disc', 'CCT (&micro;m)')}${tr('R', String(s.dice.whole(70, 98)), `0.${s.dice.whole(35, 75)}`, String(s.dice.whole(510, 580)))}${tr('L', String(s.dice.whole(70, 98)), `0.${s.dice.whole(35, 75)}`, String(s.dice.whole(510, 580)))}</table>
<p>Plan: ${s.dice.pick(['continue latanoprost once at night both eyes', 'no treatment needed at present', 'add timolol 0.25% twice daily left eye'])}. Repeat fields and pressure in ${s.dice.pick(['6', '9', '12'])} months.</p><p>Reported by ${s.doctor()}, Glaucoma Fellow ${penStroke(s, 130)}</p>`;
    },
  },
];
