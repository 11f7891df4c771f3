import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** A year of papers from Great Britain, Ireland, Canada, Australia, New Zealand, South Africa, India and Singapore. */
export const yearInTheCommonwealth: Layout[] = [
  {
    name: 's-cw-sight-test-form',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo'],
    width: 960,
    values: { prism: 0.3, plus: 0.1 },
    writing: { noCylinder: ['DS', '', '/'] },
    css: 'body{background:#f3f8f1;padding:26px 30px;font-size:15px}h2{font-size:21px;margin:0}.p{background:#2f6b45;color:#fff;font-weight:700;padding:4px 8px;margin:12px 0 6px}table{width:100%;table-layout:fixed;background:#fff}td,th{border:1px solid #2f6b45;text-align:center;padding:2px;height:48px}th{height:26px;font-size:13px;background:#d9eadb}th:first-child{width:82px}.l{border-left:3px solid #2f6b45}.u{display:inline-block;background:#fff;border:1px solid #2f6b45;min-width:190px;min-height:30px;padding:2px 8px;margin:3px 0}',
    draw: (s) => {
      const far = (e: DrawnEye, first: string): string[] => [
        `<td class="${first}">${e.sph()}</td>`,
        ...e.cells('cyl', 'axis', 'amounts'),
        e.bases('words'),
      ];
      const near = (e: DrawnEye, first: string): string[] => [
        `<td class="${first}" colspan="3">${e.add() && `${s.filled('Add')} ${e.add()}`}</td>`,
        '',
        '',
      ];
      return `<div class="sides"><div><h2>Patient's optical prescription or statement</h2><span class="small">General Ophthalmic Services &nbsp; Please read the notes overleaf</span></div><b style="font-size:24px">GOS2</b></div><div class="p">Part 1 &nbsp; Patient's details</div><p style="margin:0">Name <span class="u" style="min-width:390px">${s.patient()}</span> &nbsp; Date of birth <span class="u">${s.bornAs('05/03/2025')}</span></p><div class="p">Part 2 &nbsp; Optometrist's or OMP's statement</div><p style="margin:0">I tested the sight of the patient named above on <span class="u">${s.dateAs('05/03/2025')}</span> with the result shown:</p><p style="margin:4px 0 8px">${s.filled('X')} new or changed prescription &nbsp;&nbsp; &#9744; unchanged prescription &nbsp;&nbsp; &#9744; no prescription needed &nbsp;&nbsp; &#9744; referred to GP</p>${table('<tr><th rowspan="2"></th><th colspan="5">RIGHT</th><th colspan="5" class="l">LEFT</th></tr>', '<tr><th>Sph</th><th>Cyl</th><th>Axis</th><th>Prism</th><th>Base</th><th class="l">Sph</th><th>Cyl</th><th>Axis</th><th>Prism</th><th>Base</th></tr>', tr('<th>Distance</th>', ...far(s.right, ''), ...far(s.left, 'l')), tr('<th>Near</th>', ...near(s.right, ''), ...near(s.left, 'l')))}<p class="small" style="margin-top:8px">If the prescription is over 5 dioptres: back vertex distance <span class="u" style="min-width:70px">${s.filled('12')}</span> mm &nbsp;&nbsp; Retest in <span class="u" style="min-width:70px">${s.filled(s.dice.pick(['12', '24']))}</span> months</p><div class="sides" style="margin-top:14px"><div>Signed <span class="u" style="min-width:260px"></span><br>Name ${s.doctor()}<br>Ophthalmic list no. <span class="u">${s.filled(`01-${s.dice.digits(5)}`)}</span></div><div style="border:1px dashed #2f6b45;padding:8px 14px;color:#444;width:300px">Contractor's name and address<br><b>Halliwell Optometrists</b><br>41 Churchgate, Bolton BL1 1H${s.dice.pick(['L', 'U'])}<br>01204 555 ${s.dice.digits(3)}</div></div>`;
    },
  },
  {
    name: 's-cw-high-street',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 780,
    values: { prism: 0.3, plus: 0.08 },
    writing: { noCylinder: ['', 'DS', '0.00'], plano: ['0.00', 'Plano', '+0.00'] },
    css: 'body{padding:0 0 30px;font-size:15px}.t{background:#00703c;color:#fff;padding:20px 34px}.t b{font-size:26px}.m{padding:14px 34px 0}table{width:100%;margin:8px 0 12px}.x th{background:#e3f1e8;color:#00502b;font-size:13px;padding:8px 3px}.x td{border-bottom:1px solid #a9cdb8;padding:12px 3px;text-align:center;font-size:17px}.x td:first-child{text-align:left;font-weight:700}.k td{padding:2px 0}.k td:nth-child(odd){color:#666;width:20%}',
    draw: (s) => {
      const half = Math.round((s.values.od.add ?? 0) * 2) / 4;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('words'),
          e.add(),
          half ? s.power(half) : '',
          s.acuityMetres(),
        );
      return `<div class="t"><b>Fenwick &amp; Lowe</b> opticians<br>Your glasses prescription</div><div class="m"><div class="k">${table(tr('Name', `<b>${s.patient()}</b>`, 'Store', 'Kettering, 22 Gold Street'), tr('Customer no.', s.dice.digits(8), 'Telephone', `01536 555 ${s.dice.digits(3)}`), tr('Date of birth', s.bornAs('05/03/2025'), 'Optometrist', s.doctor()), tr('Test date', s.dateAs('05/03/2025'), 'GOC number', `01-${s.dice.digits(5)}`), tr('Next test due', s.expiresAs('05/03/2025'), 'BVD', '12.0'))}</div><div class="x">${table(heads('', 'Sph', 'Cyl', 'Axis', 'Prism', 'Base', 'Near add', 'Inter add', 'VA'), eye('Right', s.right), eye('Left', s.left))}</div><p><b>What your prescription means</b></p><p class="small"><b>Sph</b> shows how short sighted (&minus;) or long sighted (+) you are, in dioptres. <b>Cyl</b> and <b>Axis</b> describe astigmatism; the axis lies between 1 and 180. <b>Prism</b> helps eyes that do not work together. <b>Add</b> is the extra strength for reading, from about 45 years of age.</p><p class="small">The measurements taken when glasses are fitted, such as the distance between your pupils, are not part of the prescription. Bring this sheet to any of our 410 stores. Second pair free from the &pound;89 range.</p></div>`;
    },
  },
  {
    name: 's-cw-wallet-card',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    width: 500,
    values: { prism: 0.2, plus: 0.1 },
    writing: { noCylinder: ['0.00', '—', 'DS'] },
    css: 'body{padding:20px 24px;background:#eef3fa;font-size:14px}.h{color:#143b7d;border-bottom:3px solid #e0862b;padding-bottom:6px;margin-bottom:8px}table{width:100%;background:#fff}td{border:1px solid #b8c8e0;padding:5px 10px;text-align:center;width:32%}td:first-child{width:auto;text-align:left;background:#dbe6f5;font-weight:700;font-size:13px}',
    draw: (s) => {
      const row = (name: string, part: (e: DrawnEye) => string): string =>
        tr(name, part(s.right), part(s.left));
      return `<div class="h sides"><b style="font-size:20px">Eyeline</b><span class="small">My prescription card</span></div><p style="margin-bottom:6px">${s.patient()} &nbsp; <span class="small">Ref ${s.dice.digits(6)}</span></p>${table(
        tr('', '<b>Right</b>', '<b>Left</b>'),
        row('Sphere', (e) => e.sph()),
        row('Cylinder', (e) => e.cyl()),
        row('Axis', (e) => e.axis()),
        s.values.od.prismHor === null && s.values.od.prismVer === null
          ? ''
          : row('Prism / base', (e) => e.prism('words', '<br>')),
        s.values.od.add === null ? '' : row('Reading add', (e) => e.add()),
        row('PD (mm)', (e) => e.pd()),
      )}<p class="small" style="margin:8px 0 0">Tested ${s.dateAs('5 March 2025')} &nbsp; Valid to ${s.expiresAs('5 March 2025')}<br>${s.dice.pick(['Cardiff', 'Truro', 'Perth'])} branch, 0330 555 0${s.dice.digits(3)}</p>`;
    },
  },
  {
    name: 's-cw-home-visit',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'Carlito'],
    width: 860,
    values: { prism: 0.25, add: 0.85, plus: 0.05 },
    writing: { noCylinder: ['DS', 'sph', '/'] },
    css: 'body{padding:26px 32px;font-size:14px}h3{margin:12px 0 4px;font-size:14px;text-transform:uppercase;color:#6a2150}table{width:100%;table-layout:fixed}td,th{border:1px solid #6a2150;padding:2px;text-align:center;height:44px}th{height:24px;font-size:12px;background:#f4e6ee}td:first-child{width:auto;font-weight:700}.o td{height:38px;color:#555}.u{display:inline-block;border-bottom:1px dotted #333;min-width:150px}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(
          name,
          ...[sph, cyl, axis].map((text) => s.filled(text)),
          '',
          '',
          '',
          s.filled(s.acuityMetres()),
        );
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('words'),
          e.add(),
          s.filled(s.acuityMetres()),
        );
      const names = heads('', 'Sph', 'Cyl', 'Axis', 'Prism', 'Base', 'Add', 'VA');
      return `<div class="sides"><div><b style="font-size:22px;color:#6a2150">Bright Window Eyecare at Home</b><br>Freephone 0800 555 0${s.dice.digits(3)}</div><div class="small" style="text-align:right">Unit 4, Airedale Park, Keighley BD21 4BZ<br>White: file &nbsp; Pink: patient &nbsp; No. ${s.dice.digits(6)}</div></div><p style="margin:12px 0 4px">Patient <span class="u" style="min-width:280px">${s.patient()}</span> DOB <span class="u">${s.bornAs('05/03/2025')}</span></p><p style="margin:0">Seen at <span class="u" style="min-width:280px">${s.filled(s.dice.pick(['Elm Bank Care Home', 'The Limes, Rm 14', 'own home']))}</span> Date <span class="u">${s.dateAs('05/03/2025')}</span></p><h3>Spectacles worn at present (focimeter)</h3><div class="o">${table(names, old('R', s.right), old('L', s.left))}</div><h3>New prescription</h3>${table(names, eye('R', s.right), eye('L', s.left))}<p style="margin:12px 0 0">PD distance <span class="u" style="min-width:80px">${s.pd()}</span> near <span class="u" style="min-width:80px">${s.nearPd()}</span> &nbsp; IOP R <span class="u" style="min-width:50px">${s.filled(s.pressure())}</span> L <span class="u" style="min-width:50px">${s.filled(s.pressure())}</span> mmHg</p><p style="margin:12px 0 0">Dispense: &#9744; distance pair &nbsp; &#9744; reading pair &nbsp; &#9744; bifocal D28 &nbsp; &#9744; varifocal &nbsp;&nbsp; Voucher type <span class="u" style="min-width:60px">${s.filled(s.dice.pick(['A', 'B', 'F']))}</span></p><p style="margin:20px 0 0">Optometrist ${s.doctor()} &nbsp; Signature <span class="u" style="min-width:240px"></span></p>`;
    },
  },
  {
    name: 's-cw-hospital-eye-service',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'Tinos'],
    width: 820,
    values: { prism: 0.6, plus: 0.2 },
    writing: { noCylinder: ['DS', '—'] },
    css: 'body{font-size:15px;padding:30px 36px}.h{border:2px solid #005eb8;padding:8px 12px}.h b{color:#005eb8}table{width:100%;margin:4px 0 12px;table-layout:fixed}td,th{border:1px solid #444;text-align:center;padding:4px;height:42px}th{height:26px;font-size:13px}.e{width:44px;font-size:20px;background:#e8edee}.d{width:100px;text-align:left}',
    draw: (s) => {
      const rows = (letter: string, e: DrawnEye): string =>
        `${tr(`<th class="e" rowspan="2">${letter}</th>`, '<th class="d">Distance</th>', ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('words'))}${tr('<th class="d">Near add</th>', e.add(), '', '', '', '')}`;
      return `<div class="h sides"><div><b style="font-size:19px">Hospital Eye Service &mdash; Optical Prescription</b><br>Severn Vale Hospitals NHS Trust, Orthoptic and Optometry Department</div><b style="font-size:22px">HES(P)</b></div><div class="sides" style="margin:14px 0"><div>Patient: ${s.patient()}<br>Date of birth: ${s.bornAs('05/03/2025')}<br>NHS no. ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(4)}</div><div>Hospital no. H${s.dice.digits(6)}<br>Consultant: Mr R. Pemberton<br>Clinic: ${s.dice.pick(['Squint and motility', 'Cataract follow-up', 'Cornea'])}</div></div>${table('<tr><th class="e"></th><th class="d"></th><th>Sphere</th><th>Cylinder</th><th>Axis</th><th>Prism</th><th>Base</th></tr>', rows('R', s.right), rows('L', s.left))}<p>Centration distance: &nbsp; right ${s.right.pd()} &nbsp; left ${s.left.pd()} mm &nbsp;&nbsp;&nbsp; Vertex distance: ${s.filled('14')} mm</p><p>To be worn: &#9745; all the time &nbsp; &#9744; distance only &nbsp; &#9744; close work only &nbsp;&nbsp; Tint: none</p><p class="small">Voucher code A &#9744; &nbsp; B &#9744; &nbsp; C &#9744; &nbsp; D &#9744; &nbsp; E &#9744; &nbsp; F &#9744; &nbsp; G &#9744; &nbsp; H &#9744; &nbsp;&nbsp; Supplement: prism &#9744; tint &#9744; small frame &#9744;</p><div class="sides" style="margin-top:26px"><div>Signed ________________________<br>${s.doctor()}, prescriber</div><div>Date ${s.dateAs('5 March 2025')}</div></div><p class="small" style="margin-top:16px">The patient may have this prescription dispensed by any registered optician. Form HES 3 is enclosed where a voucher is due.</p>`;
    },
  },
  {
    name: 's-cw-irish-town',
    language: 'en',
    fonts: ['Tinos', 'DejaVu Serif'],
    width: 800,
    values: { prism: 0.2, plus: 0.1 },
    writing: { axisDigits: 1 },
    css: 'body{font-size:16px}h2{font-weight:400;letter-spacing:1px;margin:0}table{width:100%}td,th{padding:8px 4px;text-align:center}th{border-top:1px solid #111;border-bottom:1px solid #111;font-style:italic;font-weight:400}.n td{font-weight:700;font-size:19px}.n tr:last-child td{border-bottom:1px solid #111}td:first-child{text-align:left}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${name} ${sph} / ${cyl} x ${axis}`;
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('letters', '<br>'),
          s.acuityMetres(),
        );
      return `<div class="center"><h2>MULCAHY &amp; DALY</h2>Optometrists &middot; F.A.O.I.<br><span class="small">14 O'Connell Street, Clonmel, Co. Tipperary E91 X${s.dice.digits(1)}N${s.dice.digits(1)} &middot; Tel 052 555 ${s.dice.digits(4)}</span></div><div class="sides" style="margin:26px 0 12px"><div>${s.patient()}<br>Born ${s.bornAs('5 March 2025')}</div><div style="text-align:right">Examined ${s.dateAs('5 March 2025')}<br>PRSI Treatment Benefit claimed</div></div><p><b>Spectacle prescription</b></p><div class="n">${table(heads('', 'Sphere', 'Cyl', 'Axis', 'Add', 'Prism', 'V.A.'), eye('Right', s.right), eye('Left', s.left))}</div><p style="margin-top:14px">Inter-pupillary distance ${s.pd()} mm (distance), ${s.nearPd()} mm (near)</p><p class="small">Unaided vision R ${s.acuityMetres()} L ${s.acuityMetres()}. &nbsp; Previous spectacles: ${old('R', s.right)}, ${old('L', s.left)}. &nbsp; Pressures ${s.pressure()} / ${s.pressure()} mmHg at 11.20.</p><p class="small">Recall: ${s.dice.pick(['one year', 'two years'])}. Valid until ${s.expiresAs('5 March 2025')} unless your vision changes.</p><div style="margin-top:48px;border-top:1px solid #111;width:290px">${s.doctor()}<br><span class="small">CORU registration OP0${s.dice.digits(5)}</span></div>`;
    },
  },
  {
    name: 's-cw-bilingual-canada',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans Condensed'],
    width: 900,
    values: { prism: 0.3, plus: 0.15 },
    css: 'body{font-size:15px}h3{margin:16px 0 6px;text-align:center}table{width:100%}td,th{border:1px solid #222;padding:8px 4px;text-align:center}th{font-size:13px;line-height:1.15;background:#ececec}i{font-weight:400}.f td{text-align:left;border:0;border-bottom:1px solid #999;padding:5px 4px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add', 'amounts'),
          e.bases('letters'),
          ...e.cells('pd', 'nearPd'),
        );
      return `<div class="sides"><div><b style="font-size:19px">Clinique visuelle des Outaouais<br>Outaouais Vision Clinic</b></div><div class="small" style="text-align:right">${s.dice.whole(12, 980)}, boul. Saint-Joseph, Gatineau (Qu&eacute;bec) J8Y 3Z${s.dice.digits(1)}<br>T&eacute;l. 819 555-01${s.dice.digits(2)} &nbsp; T&eacute;l&eacute;c./Fax 819 555-01${s.dice.digits(2)}</div></div><h3>ORDONNANCE DE LUNETTES &nbsp;/&nbsp; SPECTACLE PRESCRIPTION</h3><div class="f">${table(tr(`Nom / <i>Name</i>: &nbsp; <b>${s.patient()}</b>`, `Naissance / <i>DOB</i>: &nbsp; ${s.bornAs('2025-03-05')}`), tr(`Date (aaaa-mm-jj / <i>yyyy-mm-dd</i>): &nbsp; ${s.dateAs('2025-03-05')}`, `Expiration / <i>Expiry</i>: &nbsp; ${s.expiresAs('2025-03-05')}`))}</div><div style="margin-top:14px">${table(heads('', 'Sph&egrave;re<br><i>Sphere</i>', 'Cylindre<br><i>Cylinder</i>', 'Axe<br><i>Axis</i>', 'Addition<br><i>Add</i>', 'Prisme<br><i>Prism</i>', 'Base', 'DP loin<br><i>PD far</i>', 'DP pr&egrave;s<br><i>PD near</i>'), eye('O.D.<br>R', s.right), eye('O.G.<br>L', s.left))}</div><p style="margin-top:14px">&#9744; Simple vision / <i>Single vision</i> &nbsp;&nbsp; &#9744; Double foyer / <i>Bifocal</i> &nbsp;&nbsp; &#9744; Progressif / <i>Progressive</i></p><p>Distance verre-&oelig;il / <i>Vertex distance</i>: 12 mm &nbsp;&nbsp; Remarques / <i>Remarks</i>: antireflet / <i>AR coating</i></p><div class="sides" style="margin-top:46px"><div style="border-top:1px solid #222;min-width:320px">${s.doctor()}, optom&eacute;triste / <i>optometrist</i></div><div>Permis / <i>Licence</i> ${s.dice.digits(5)}</div></div>`;
    },
  },
  {
    name: 's-cw-prairie-exam-print',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 980,
    values: { prism: 0.2, plus: 0.1 },
    writing: { axisDigits: 3 },
    css: 'body{font-size:13px;padding:28px 34px}.c{display:flex;gap:26px;margin-top:14px}.c>div:first-child{width:36%;border-right:1px solid #999;padding-right:20px}.c>div+div{flex:1}h4{margin:0 0 4px;background:#444;color:#fff;padding:3px 6px}table{width:100%;margin-bottom:14px}td,th{padding:4px;text-align:center;border-bottom:1px solid #ddd}.x td{font-size:17px;padding:10px 4px;border-bottom:1px solid #444}td:first-child{text-align:left}',
    draw: (s) => {
      const machine = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis);
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', '<br>'),
          ...e.cells('add', 'pd'),
        );
      return `<div class="sides"><div><b style="font-size:19px">Wheatland Eye Care Centre</b><br>${s.dice.whole(102, 988)} 8th Street East, Saskatoon SK S7H 0S${s.dice.digits(1)}<br>306-555-01${s.dice.digits(2)} &nbsp; wheatlandeyecare.example</div><div style="text-align:right"><b>${s.patient()}</b><br>DOB ${s.bornAs('2025-03-05')}<br>HSN ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(3)}<br>Seen ${s.dateAs('2025-03-05')} by ${s.doctor()}</div></div><div class="c"><div><h4>Autorefraction</h4>${table(heads('', 'S', 'C', 'A'), machine('R', s.right), machine('L', s.left))}<h4>Keratometry</h4>${table(heads('', 'K1', 'K2', 'Axis'), tr('R', s.curvature(), s.curvature(), String(s.dice.whole(1, 180)).padStart(3, '0')), tr('L', s.curvature(), s.curvature(), String(s.dice.whole(1, 180)).padStart(3, '0')))}<h4>Tonometry (iCare)</h4>${table(tr('R', `${s.pressure()} mmHg`), tr('L', `${s.pressure()} mmHg`))}<h4>Best corrected acuity</h4>${table(tr('R', s.acuity()), tr('L', s.acuity()))}</div><div><h4>Spectacle prescription issued</h4><div class="x">${table(heads('', 'Sphere', 'Cyl', 'Axis', 'Prism', 'Add', 'PD'), eye('OD', s.right), eye('OS', s.left))}</div><p>Total PD: ${s.pd()} mm</p><p>Lens design: ${s.lensType({ single: 'single vision', multi: 'progressive' })}<br>Lens material: ${s.dice.pick(['1.60', '1.67', 'Trivex'])} &nbsp; Coating: AR with blue filter</p><p>Expiry: ${s.expiresAs('2025-03-05')}</p><h4>Plan</h4><p>Update glasses. Warm compresses 10 min twice a day, lubricant drops q.i.d. Provincial health covers one exam per 12 months for patients under 18. Recheck in 24 months.</p><p style="margin-top:40px">______________________________<br>${s.doctor()}, Doctor of Optometry, reg. ${s.dice.digits(4)}</p></div></div>`;
    },
  },
  {
    name: 's-cw-patient-portal',
    language: 'en',
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    width: 1000,
    values: { prism: 0.15, plus: 0.1 },
    writing: { noCylinder: ['0.00', '—'], plano: ['0.00', 'Plano'] },
    css: 'body{padding:0 0 40px;background:#f2f3f7;font-size:16px}.n{background:#fff;border-bottom:1px solid #d5d8e2;padding:14px 40px;color:#5a4fcf}.n span{margin-left:26px;color:#555;font-size:15px}.k{background:#fff;border-radius:12px;margin:20px 40px 0;padding:20px 26px}.r{display:flex;gap:14px;margin:6px 0 16px}.r>div{flex:1;background:#f6f6fb;border-radius:8px;padding:8px 12px;font-size:19px}.r small{display:block;color:#777;font-size:12px}.g{color:#888}.b{background:#5a4fcf;color:#fff;border-radius:20px;padding:6px 18px;font-size:14px}',
    draw: (s) => {
      const tile = (label: string, value: string): string =>
        `<div><small>${label}</small>${value || '—'}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<b>${name}</b><div class="r">${tile('Sphere (SPH)', e.sph())}${tile('Cylinder (CYL)', e.cyl())}${tile('Axis', e.axis())}${s.values.od.add === null ? '' : tile('Addition (ADD)', e.add())}${e.amounts() ? tile('Prism', e.prism('words', '<br>')) : ''}</div>`;
      const lens = (e: DrawnEye): string => e.elsewhere().sph;
      return `<div class="n"><b style="font-size:20px">maplespecs</b><span>Glasses</span><span>Contacts</span><span>My orders</span><span><b>My prescriptions</b></span><span>EN | FR</span></div><div class="k"><div class="sides"><div><b style="font-size:20px">Glasses prescription</b><br><span class="g">${s.patient()} &middot; Written ${s.dateAs('March 5, 2025')} &middot; Expires ${s.expiresAs('March 5, 2025')}</span></div><div><span class="b">Shop with this Rx</span></div></div><div style="margin-top:14px">${eye('OD (right eye)', s.right)}${eye('OS (left eye)', s.left)}<b>Pupillary distance (PD)</b><div class="r" style="width:40%">${tile('Both eyes', `${s.pd()} mm`)}</div><span class="g">Prescriber: ${s.doctor()}, Halifax NS &middot; verified</span></div></div><div class="k"><b>Contact lens order #C${s.dice.digits(6)}</b> <span class="g">&middot; delivered</span><br><span class="g">AquaDay 90 pack &middot; Right ${lens(s.right)} BC 8.5 DIA 14.2 &middot; Left ${lens(s.left)} BC 8.5 DIA 14.2 &middot; $${s.price()}</span></div>`;
    },
  },
  {
    name: 's-cw-bulk-bill',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 700,
    values: { prism: 0.25, plus: 0.05 },
    css: 'body{font-size:14px;padding:28px 32px}.h{border-left:8px solid #d9822b;padding-left:12px}table{width:100%;margin:10px 0}td,th{border:1px solid #aaa;padding:7px 4px;text-align:center}th{font-size:12px;background:#faf0e4}.m td{text-align:left;padding:4px 8px;font-size:12px}.m th{text-align:left;padding:4px 8px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', '<br>'),
          e.add(),
          s.acuityMetres(),
          `${e.pd()} / ${e.nearPd()}`,
        );
      return `<div class="h"><b style="font-size:19px">Bayside Eyecare Wynnum</b><br>Shop 7, ${s.dice.whole(40, 290)} Bay Terrace, Wynnum QLD 4178 &nbsp; (07) 5550 ${s.dice.digits(4)}<br><span class="small">ABN ${s.dice.digits(2)} ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(3)}</span></div><div class="sides" style="margin-top:16px"><div><b>${s.patient()}</b><br>DOB ${s.bornAs('05/03/2025')}</div><div style="text-align:right">Date of consultation ${s.dateAs('05/03/2025')}<br>Prescription valid until ${s.expiresAs('05/03/2025')}</div></div><h3 style="margin:14px 0 0">Spectacle Prescription</h3>${table(heads('', 'Sphere', 'Cyl', 'Axis', 'Prism', 'Add', 'VA', 'PD dist / near'), eye('R', s.right), eye('L', s.left))}<p>Notes: ${s.lensType({ single: 'single vision, constant wear', multi: 'progressive lenses, constant wear' })}. Vertex 12 mm. Polarised sunglasses advised.</p><div class="m">${table(heads('Medicare item', 'Description', 'Fee', 'Benefit'), tr('10910', 'Comprehensive initial consultation', '$71.20', 'Bulk billed'), tr('OCT', 'Retinal scan, not rebatable', '$49.00', 'Nil'))}</div><p class="small">Medicare card ${s.dice.digits(4)} ${s.dice.digits(5)} ${s.dice.digits(1)} ref 1. Next review 24 months.</p><p style="margin-top:30px">${s.doctor()}, BAppSc(Optom)<br><span class="small">Provider no. ${s.dice.digits(6)}${s.dice.pick(['A', 'F', 'K'])}X &nbsp; AHPRA OPT000${s.dice.digits(7)}</span></p>`;
    },
  },
  {
    name: 's-cw-mall-chain',
    language: 'en',
    fonts: ['DejaVu Sans', 'Carlito', 'Arimo'],
    width: 840,
    values: { prism: 0.25, plus: 0.05 },
    css: 'body{font-size:14px;padding:34px 40px}h2{margin:0;font-weight:400;letter-spacing:5px}h4{margin:0 0 6px;border-bottom:2px solid #111;padding-bottom:4px}.c{display:flex;gap:36px;margin-top:22px}.c>div{flex:1}table{width:100%}td,th{padding:7px 4px;text-align:right}td:first-child{text-align:left;color:#555}th{font-size:12px;color:#555}tr:nth-child(even) td{background:#f3f3f3}',
    draw: (s) => {
      const row = (label: string, part: (e: DrawnEye) => string): string =>
        tr(label, part(s.right), part(s.left));
      const none = (text: string): string => text || 'N/A';
      const multi = s.values.od.add !== null;
      const heightOf = (): string => `${s.number(s.dice.whole(34, 46) / 2, 1)} mm`;
      return `<h2>OCULA</h2><div class="sides small" style="margin-top:8px"><span>Westfield Chermside, Level 1, Gympie Road, Chermside QLD 4032</span><span>Order ${s.dice.digits(8)}</span></div><p style="margin-top:22px;font-size:17px">Prescription summary for <b>${s.patient()}</b></p><p>Eye test on ${s.dateAs('5 March 2025')} with ${s.doctor()}. Expires ${s.expiresAs('5 March 2025')}.</p><div class="c"><div><h4>Your prescription</h4>${table(
        heads('', 'Right eye', 'Left eye'),
        row('Sphere', (e) => e.sph()),
        row('Cylinder', (e) => e.cyl()),
        row('Axis', (e) => e.axis()),
        row('Prism', (e) => none(e.amounts())),
        row('Prism base', (e) => none(e.bases('words'))),
        row('Near addition', (e) => none(e.add())),
      )}</div><div><h4>Your measurements</h4>${table(
        heads('', 'Right eye', 'Left eye'),
        row('PD distance', (e) => `${e.pd()} mm`),
        row('PD near', (e) => `${e.nearPd()} mm`),
        row(multi ? 'Fitting height' : 'Optical centre height', heightOf),
        tr('Pantoscopic tilt', `<td colspan="2">${s.dice.whole(6, 11)}&deg;</td>`),
        tr('Frame wrap', `<td colspan="2">${s.dice.whole(3, 7)}&deg;</td>`),
      )}</div></div><h4 style="margin-top:26px">Your order</h4>${table(tr('Frame', `${s.dice.pick(['Ridley 4102', 'Marlowe 2213'])} ${s.dice.pick(['52', '54'])}&#9633;18 145`, `$${s.price()}`), tr('Lenses', s.lensType({ single: 'Single vision 1.60', multi: 'Progressive 1.60' }), `$${s.price()}`), tr('Health fund rebate', 'HICAPS 14:32', '&minus;$180.00'))}<p class="small" style="margin-top:26px;color:#666">Thank you for visiting. Questions? Call 1300 555 ${s.dice.digits(3)}. Please choose carefully, prescription lenses are made for you only.</p>`;
    },
  },
  {
    name: 's-cw-handwritten-card',
    language: 'en',
    pen: 'always',
    fonts: ['Tinos', 'Carlito'],
    width: 580,
    values: { prism: 0.2, plus: 0.1, sameAdd: true },
    writing: { noCylinder: ['DS', 'sph'] },
    css: 'body{padding:22px 28px;background:#fdfdf8;font-size:15px}.u{border-bottom:1px solid #888;min-height:44px;padding:8px 0 0;margin-bottom:6px}.u b{display:inline-block;width:44px;font-size:20px}.h{border-bottom:2px solid #8c1d2f;color:#8c1d2f;padding-bottom:6px;margin-bottom:10px}',
    draw: (s) => {
      const line = (name: string, e: DrawnEye): string =>
        `<div class="u"><b>${name}</b>${e.formula(s.filled('&nbsp;x&nbsp;'), s.filled('&nbsp;/&nbsp;'))}${e.amounts() && ` &nbsp; ${e.prism('letters', ' &nbsp; ')}`}</div>`;
      return `<div class="h"><b style="font-size:20px">G. R. Tamblyn Optometrist</b><br><span class="small">${s.dice.whole(3, 88)} Argent Street, Broken Hill NSW 2880 &nbsp; (08) 5550 ${s.dice.digits(4)}</span></div><p>Mr/Mrs/Ms ${s.patient()}<br>Date ${s.dateAs('05/03/2025')}</p><b>Rx</b>${line('R', s.right)}${line('L', s.left)}<div class="u">Add &nbsp; ${s.add() || s.filled('nil')}</div><div class="u">P.D. &nbsp; ${s.pd()} &nbsp;&nbsp;&nbsp; For: ${s.filled(s.values.od.add === null ? 'constant wear' : 'multifocals')}</div><p class="small" style="margin-top:10px">Your next visit is due ${s.filled(s.dice.pick(['2 yrs', '12/12', '1 yr']))}. Please bring this card with you.</p>`;
    },
  },
  {
    name: 's-cw-kiwi-letter',
    language: 'en',
    fonts: ['Carlito', 'Tinos', 'Arimo'],
    width: 760,
    values: { prism: 0.25, plus: 0.05 },
    writing: { noCylinder: ['DS'] },
    css: 'body{font-size:16px;padding:46px 60px}.x{margin:14px 0 14px 24px}.x td{padding:3px 14px 3px 0}.x td+td{font-weight:700}',
    draw: (s) => {
      const old = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `<span style="white-space:nowrap">${sph} / ${cyl} x ${axis}</span>`;
      };
      const prism = (e: DrawnEye): string => e.amounts() && ` with ${e.prism('words', ' and ')}`;
      const line = (name: string, e: DrawnEye): string =>
        tr(
          name,
          `${e.formula(' x ', ' / ')}${prism(e)}`,
          `<span style="font-weight:400">(${s.acuityMetres()})</span>`,
        );
      return `<div style="text-align:right"><b>Tasman Street Optometrists</b><br>${s.dice.whole(5, 240)} Tasman Street, Nelson 7010<br>03 555 ${s.dice.digits(4)}</div><p style="margin-top:26px">${s.dateAs('5 March 2025')}</p><p>Dear ${s.patient()},</p><p>Thank you for coming in for your eye examination. Your eyes are healthy; the pressures were ${s.pressure()} mmHg right and ${s.pressure()} mmHg left. Your present glasses (R ${old(s.right)}, L ${old(s.left)}) are no longer quite right for you.</p><p>Your new prescription for glasses is:</p><div class="x">${table(line('Right:', s.right), line('Left:', s.left), s.values.od.add === null ? '' : tr('Reading add:', s.values.od.add === s.values.os.add ? s.add() : `R ${s.right.add()} &nbsp; L ${s.left.add()}`, ''), tr('PD:', `${s.right.pd()} / ${s.left.pd()} mm`, ''))}</div><p>I recommend ${s.lensType({ single: 'single vision lenses for distance, TV and driving', multi: 'progressive lenses for general use' })}. The prescription is valid until ${s.expiresAs('5 March 2025')}. If you hold a Community Services Card, ask us about a subsidy.</p><p>Kind regards,</p><p style="margin-top:44px">${s.doctor()}<br>BOptom, Therapeutically Qualified<br><span class="small">ODOB registration ${s.dice.digits(4)}</span></p>`;
    },
  },
  {
    name: 's-cw-medical-aid-claim',
    language: 'en',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 760,
    values: { prism: 0.2, plus: 0.05 },
    writing: { minus: ['-'], degree: false, axisDigits: 3, noCylinder: ['0.00', ''] },
    css: 'body{font-size:15px;padding:30px 36px}pre{font:inherit;margin:0;white-space:pre;line-height:1.5}',
    draw: (s) => {
      const two = (e: DrawnEye, direction: 'Hor' | 'Ver'): string =>
        `${e.amount(direction)} ${e.base(direction, 'letters')}`.trim();
      const eye = (name: string, e: DrawnEye): string =>
        [
          padded(name, 7),
          padded(e.sph(), 9),
          padded(e.cyl(), 9),
          padded(e.axis(), 7),
          padded(e.add(), 8),
          padded(two(e, 'Hor'), 10),
          padded(two(e, 'Ver'), 10),
          padded(e.pd(), 7),
        ].join('');
      const charge = (code: string, text: string): string =>
        `${code.padEnd(8)}${text.padEnd(40)}${`R ${s.price()}`.padStart(12)}`;
      const rule = '-'.repeat(72);
      return `<pre><b>VAN DER BYL &amp; NAIDOO OPTOMETRISTS INC</b>
Shop 14 Gateway Centre, Umhlanga 4319      Tel 031 555 ${s.dice.digits(4)}
PR no 070 ${s.dice.digits(7)}    VAT no 4${s.dice.digits(9)}
${rule}
Member   ${s.patient()}
Scheme   ${s.dice.pick(['Protea Health', 'Umoya Medical Aid'])}   no ${s.dice.digits(9)}   dep 01
Date of service  ${s.dateAs('2025-03-05')}     ICD-10  Z01.0  ${s.values.od.sphere < 0 ? 'H52.1' : 'H52.0'}
${rule}
<b>SPECTACLE PRESCRIPTION</b>
       SPH      CYL      AXIS   ADD     H PRISM   V PRISM   PD
${eye('R (OD)', s.right)}
${eye('L (OS)', s.left)}

Lens   ${s.lensType({ single: 'SINGLE VISION CR39 HARD COAT', multi: 'MULTIFOCAL 1.5 HARD COAT' })}
${rule}
<b>CODE    DESCRIPTION                                   AMOUNT</b>
${charge('11001', 'Consultation, optometric examination')}
${charge('11202', 'Tonometry with applanation')}
${charge('81501', 'Lens right')}
${charge('81501', 'Lens left')}
${charge('80001', 'Frame')}
${rule}
Optometrist  ${s.doctor()}    HPCSA OP 00${s.dice.digits(5)}
Please settle within 30 days. Unpaid claims are for the member's account.</pre>`;
    },
  },
  {
    name: 's-cw-indian-eye-hospital',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans Condensed'],
    width: 940,
    values: { prism: 0, add: 0.65, plus: 0.15 },
    writing: { noCylinder: ['', '—', '0.00'] },
    css: 'body{font-size:14px;padding:28px 34px}.h{text-align:center;border-bottom:2px solid #b00;padding-bottom:8px}.h b{font-size:22px;color:#b00}table{width:100%;margin:8px 0}td,th{border:1px solid #555;text-align:center;padding:7px 3px}th{font-size:12px;background:#fbeaea}.k td{border:0;text-align:left;padding:2px 0}.a td,.a th{padding:3px;font-size:12px;background:#fff}.n{border-top:1px solid #999;padding-top:6px}',
    draw: (s) => {
      const machine = (e: DrawnEye): string[] => {
        const { sph, cyl, axis } = e.elsewhere();
        return [sph, cyl, axis];
      };
      const far = (e: DrawnEye): string[] => [...e.cells('sph', 'cyl', 'axis'), s.acuityMetres()];
      const near = (e: DrawnEye): string[] =>
        s.values.od.add === null
          ? ['', '', '', '']
          : [e.nearSph(), e.nearCyl(), e.nearAxis(), s.dice.pick(['N6', 'N6', 'N8'])];
      return `<div class="h"><b>SRI VENKATADRI NETRALAYA</b><br>Eye Hospital &amp; Research Institute (NABH accredited)<br><span class="small">No. ${s.dice.whole(12, 180)}, Trichy Road, Coimbatore 641 018 &nbsp; Ph: 0422-255 ${s.dice.digits(4)}</span></div><div class="k">${table(tr(`UHID : ${s.dice.digits(9)}`, `Name : <b>${s.patient()}</b>`, `Date : ${s.dateAs('05-MAR-2025')}`), tr(`Age/Sex : ${s.dice.whole(46, 71)} Y / ${s.dice.pick(['M', 'F'])}`, `Consultant : ${s.doctor()}, MS (Ophthal)`, 'OPD : Refraction 2'))}</div><span class="small">Auto refractometer</span><div class="a">${table('<tr><th colspan="3">RE</th><th colspan="3">LE</th></tr>', tr(...machine(s.right), ...machine(s.left)))}</div><p class="small">NCT: RE ${s.pressure()} mmHg, LE ${s.pressure()} mmHg &nbsp; Lens: NS grade 1 BE &nbsp; Fundus: WNL</p><h3 style="margin:14px 0 4px;text-align:center">GLASS PRESCRIPTION</h3>${table('<tr><th rowspan="2"></th><th colspan="4">RIGHT EYE</th><th colspan="4">LEFT EYE</th></tr>', heads('SPH', 'CYL', 'AXIS', 'VISION', 'SPH', 'CYL', 'AXIS', 'VISION'), tr('<th>DISTANCE</th>', ...far(s.right), ...far(s.left)), tr('<th>NEAR</th>', ...near(s.right), ...near(s.left)))}<p>IPD : ${s.pd()} mm &nbsp;&nbsp;&nbsp; Type : ${s.lensType({ single: 'Single vision', multi: 'Progressive / bifocal' })} &nbsp;&nbsp;&nbsp; Use : Constant</p><p>Advice : Tab. as per case sheet. E/D Refresh Tears 1 drop QID both eyes x 1 month. Review after 1 year.</p><div class="sides" style="margin-top:40px"><span>Optometrist : _______________</span><span>Signature of doctor : _______________</span></div><p class="small n" style="margin-top:16px">Glasses may be purchased from any optical shop. Please get the spectacles checked here within 15 days. Not valid for medico-legal purposes.</p>`;
    },
  },
  {
    name: 's-cw-indian-optician-slip',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'DejaVu Serif', 'Tinos'],
    width: 640,
    values: { prism: 0, add: 0.6, plus: 0.1 },
    writing: { noCylinder: ['—', '', '/'] },
    css: 'body{font-size:14px;padding:20px 24px;background:#fffdf3;color:#12246b}.h{text-align:center;border:2px solid #12246b;padding:8px}.h b{font-size:25px}table{width:100%;table-layout:fixed;margin:10px 0}td,th{border:1px solid #12246b;text-align:center;height:40px;padding:1px}th{height:25px;font-size:12px}.u{display:inline-block;border-bottom:1px dotted #12246b;min-width:130px}.g{display:flex;gap:14px}.g>div{flex:1}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        table(
          `<tr><th colspan="5">${name}</th></tr>`,
          heads('', 'SPH', 'CYL', 'AXIS', 'V/A'),
          tr('<th>D.V.</th>', ...e.cells('sph', 'cyl', 'axis'), s.filled(s.acuityMetres())),
          tr('<th>ADD</th>', e.add(), '', '', s.values.od.add === null ? '' : s.filled('N6')),
        );
      return `<div class="h"><b>SHREE GANESH OPTICALS</b><br>Computerised Eye Testing &bull; Contact Lens Clinic<br><span class="small">Shop No. ${s.dice.whole(1, 24)}, Laxmi Road, Opp. City Post, Pune 411 030 &nbsp; Mob. 98${s.dice.digits(3)} ${s.dice.digits(5)}</span></div><p style="margin-top:12px">No. ${s.dice.digits(4)} &nbsp;&nbsp; Name <span class="u" style="min-width:240px">${s.patient()}</span> Date <span class="u">${s.dateAs('05/03/2025')}</span></p><div class="g"><div>${eye('RIGHT EYE', s.right)}</div><div>${eye('LEFT EYE', s.left)}</div></div><p>P.D. <span class="u" style="min-width:80px">${s.pd()}</span> mm &nbsp; R.P.D. <span class="u" style="min-width:70px">${s.right.pd()}</span> L.P.D. <span class="u" style="min-width:70px">${s.left.pd()}</span></p><p class="small">&#9744; CR-39 &nbsp; &#9744; Poly &nbsp; &#9744; Photochromic &nbsp; &#9744; Kryptok &nbsp; &#9744; D-bifocal &nbsp; &#9744; Progressive &nbsp; &#9744; ARC &nbsp; &#9744; Blue cut</p><p>Frame <span class="u">${s.filled(s.dice.pick(['Vogue 2087', 'TR-90', 'Titan rimless']))}</span> Total &#8377; <span class="u" style="min-width:90px">${s.filled(String(s.dice.whole(9, 65) * 100))}</span> Adv. <span class="u" style="min-width:80px">${s.filled('500')}</span></p><p class="small center" style="margin:0">Delivery after 7 pm. Goods once sold will not be taken back. E &amp; O.E. Subject to Pune jurisdiction.</p>`;
    },
  },
  {
    name: 's-cw-app-screen',
    language: 'en',
    fonts: ['DejaVu Sans', 'Arimo', 'Carlito'],
    width: 430,
    values: { prism: 0, plus: 0.1 },
    writing: { noCylinder: ['0.00', '—'], plano: ['0.00'], degree: false },
    css: 'body{padding:0 0 26px;background:#f5f6fa;font-size:14px}.t{background:#11214d;color:#fff;padding:10px 16px;font-size:12px}.n{background:#fff;padding:14px 16px;font-size:17px;font-weight:700}.k{background:#fff;margin:12px 14px 0;border-radius:12px;padding:14px}table{width:100%;margin-top:10px}td,th{padding:8px 4px;text-align:center;border-top:1px solid #e3e5ee;width:32%}th{color:#777;font-size:12px;font-weight:400;border:0}td:first-child{text-align:left;color:#666;width:auto}.g{color:#8a8fa3;font-size:12px}.b{background:#11daac;border-radius:8px;text-align:center;padding:10px;margin-top:12px;font-weight:700}',
    draw: (s) => {
      const row = (label: string, part: (e: DrawnEye) => string): string =>
        tr(label, part(s.right), part(s.left));
      const old = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${sph} ${cyl} x${axis}`;
      };
      return `<div class="t sides"><span>${s.dice.whole(10, 22)}:${s.dice.whole(10, 59)}</span><span>5G &nbsp; ${s.dice.whole(22, 97)}%</span></div><div class="n">&#8592; &nbsp; My eye power</div><div class="k"><div class="sides"><b>${s.patient()}</b><span style="color:#0a8f6f">Active</span></div><span class="g">Eye test at store, Indiranagar, Bengaluru<br>${s.dateAs('5 March 2025')}</span>${table(
        heads('', 'RIGHT', 'LEFT'),
        row('SPH', (e) => e.sph()),
        row('CYL', (e) => e.cyl()),
        row('AXIS', (e) => e.axis()),
        s.values.od.add === null ? '' : row('ADD (AP)', (e) => e.add()),
        row('PD', (e) => `${e.pd()} mm`),
      )}<div class="b">Use this power</div></div><div class="k"><div class="sides"><b>Expired</b><span class="g">&#9660;</span></div><span class="g">Uploaded 14 Jan 2021<br>R ${old(s.right)} &nbsp; L ${old(s.left)}</span></div><div class="k g">Optometrist ${s.doctor()} &middot; Power valid for 12 months. Call 1800-555-${s.dice.digits(4)} for help.</div>`;
    },
  },
  {
    name: 's-cw-singapore-shop',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Carlito'],
    width: 820,
    values: { prism: 0.2, plus: 0.02 },
    writing: { axisDigits: 1, noCylinder: ['—', 'DS', '0.00'] },
    css: 'body{font-size:14px;padding:30px 34px}table{width:100%;margin:4px 0 12px}td,th{border:1px solid #6b8fb5;padding:6px 4px;text-align:center}th{background:#6b8fb5;color:#fff;font-size:12px}.o td{color:#555;padding:3px;font-size:13px}.m td{text-align:left}.m td:last-child{text-align:right}b.q{color:#34587c}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis, s.acuityMetres());
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', '<br>'),
          ...e.cells('add', 'pd'),
          s.acuityMetres(),
        );
      return `<div class="sides"><div><b style="font-size:20px">Tanglin Vision Optometry Pte Ltd</b><br>163 Tanglin Road #02-${s.dice.whole(10, 48)}, Singapore 247933<br>Tel 6555 ${s.dice.digits(4)} &nbsp; UEN 2015${s.dice.digits(5)}K</div><div style="text-align:right"><b>ORDER / PRESCRIPTION</b><br>No. TV${s.dice.digits(5)}<br>${s.dateAs('05/03/2025')}</div></div><p style="margin:14px 0">Customer: <b>${s.patient()}</b> &nbsp;&nbsp; D.O.B.: ${s.bornAs('05/03/2025')} &nbsp;&nbsp; HP: 9${s.dice.digits(3)} ${s.dice.digits(4)}</p><b class="q">EXISTING SPECS</b><div class="o">${table(heads('', 'SPH', 'CYL', 'AXIS', 'VA'), old('R', s.right), old('L', s.left))}</div><b class="q">NEW Rx</b>${table(heads('', 'SPH', 'CYL', 'AXIS', 'PRISM', 'ADD', 'PD', 'VA'), eye('R', s.right), eye('L', s.left))}<p>Dominant eye: ${s.dice.pick(['R', 'L'])} &nbsp;&nbsp; Colour vision: ${s.dice.pick(['12/12', '15/15'])} &nbsp;&nbsp; Lens type: ${s.lensType({ single: 'Single vision', multi: 'Progressive' })}</p><div class="m">${table(heads('Item', 'Details', 'S$'), tr('Frame', `${s.dice.pick(['Kowa 118', 'Nagi 5502'])} matte black 51-19-145`, s.price()), tr('Lens', '1.67 ASP HMC blue control, 1 pair', s.price()), tr('Deposit', 'NETS', '100.00'))}</div><p class="small">Collection in 5 to 7 working days. Not exchangeable for cash. GST included.</p><div class="sides" style="margin-top:34px"><span>Optometrist: ${s.doctor()} (OOB reg. O${s.dice.digits(4)}B)</span><span>Customer's signature ______________</span></div>`;
    },
  },
];
