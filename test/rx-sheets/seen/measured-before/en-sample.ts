import { heads, padded, table, tr } from '../../html.ts';
import type { Layout } from '../../layout.ts';
import type { DrawnEye, Sheet } from '../../sheet.ts';

/** A name signed with a pen, which nobody can read. */
function signature(s: Sheet, width = 190): string {
  let x = 8;
  const waves = Array.from({ length: s.dice.whole(6, 9) }, () => {
    x += s.dice.whole(10, 20);
    return `S${x - s.dice.whole(4, 16)} ${s.dice.whole(4, 34)} ${x} ${s.dice.whole(14, 28)}`;
  });
  return `<svg width="${width}" height="44" style="vertical-align:bottom;margin-bottom:-6px"><path d="M8 28${waves.join('')}" fill="none" stroke="#25336b" stroke-width="1.7"/></svg>`;
}

/** Horizontal and vertical prism, each with a column for its base. */
function fourOfPrism(e: DrawnEye, style: 'letters' | 'words'): string[] {
  return [e.amount('Hor'), e.base('Hor', style), e.amount('Ver'), e.base('Ver', style)];
}

/** A label in small letters, and below it what is in its place. */
function under(label: string, value: string): string {
  return `<div><i>${label}</i>${value || '&nbsp;'}</div>`;
}

/** Papers of English-speaking countries, from an author who has not seen how they are read. */
export const sampleInEnglish: Layout[] = [
  {
    name: 'h-en-mall-optical',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 830,
    values: { prism: 0.5 },
    writing: { noCylinder: ['SPH', 'DS', ''], addPlus: true },
    css: 'body{font-size:15px}.l{font-size:30px;font-weight:700;letter-spacing:-1px;color:#b3122a}.l span{font-weight:400;color:#555}.t{background:#b3122a;color:#fff;padding:6px 12px;font-weight:700;margin:18px 0 12px}table{width:100%}.r td,.r th{border:1px solid #b9b9b9;text-align:center;padding:8px 4px}.r th{background:#f3f3f3;font-size:12px}.r td:first-child{text-align:left;padding-left:8px;font-weight:700}.i td{padding:2px 0;width:50%}.n{border:1px solid #b9b9b9;min-height:64px;padding:6px 10px;margin:12px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), ...fourOfPrism(e, 'letters'));
      return `<div class="sides"><div class="l">lens<span>market</span></div><div class="small" style="text-align:right">${s.doctor()}, O.D. and Associates<br>Independent Doctors of Optometry<br>${s.dice.whole(120, 980)} Fox Valley Mall, ${s.town()}<br>Ph ${s.phone()} &nbsp; Fax ${s.phone()}</div></div><div class="t">EYEGLASS PRESCRIPTION</div><div class="i">${table(tr(`Patient: <b>${s.patient()}</b>`, `Exam Date: <b>${s.date()}</b>`), tr(`Date of Birth: ${s.born()}`, `Expiration Date: <b>${s.expires()}</b>`), tr(`${s.street()}, ${s.town()}`, `Patient ID: ${s.dice.digits(8)}`))}</div><div class="r" style="margin-top:14px">${table('<tr><th></th><th>Sphere</th><th>Cylinder</th><th>Axis</th><th>Add</th><th>Horiz<br>Prism</th><th>Base</th><th>Vert<br>Prism</th><th>Base</th></tr>', eye('OD (Right)', s.right), eye('OS (Left)', s.left))}</div><p style="margin-top:10px">Pupillary Distance (PD): &nbsp;Far <b>${s.pd()}</b> &nbsp;&nbsp; Near <b>${s.nearPd()}</b></p><div class="n"><span class="small">Remarks</span><br>${s.lensType({ single: 'Full time wear. Single vision, polycarbonate, AR.', multi: 'Progressive lenses, photochromic, AR. Second pair for computer advised.' })}</div><p>Doctor&rsquo;s Signature: ${signature(s)} <span class="small">License No. ${s.dice.digits(6)} &nbsp; NPI ${s.dice.digits(10)}</span></p><p class="small" style="border-top:1px solid #999;padding-top:8px">Federal law (FTC Eyeglass Rule, 16 CFR Part 456) requires your doctor to give you a copy of your prescription after your exam, whether or not you ask for it and whether or not you buy eyewear here. You may have this prescription filled at the optical store of your choice.</p><p class="small">I received a copy of my eyeglass prescription: ______________________________ Date ____________</p>`;
    },
  },
  {
    name: 'h-en-half-sheet-software',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Tinos'],
    width: 960,
    values: { prism: 0.5 },
    writing: { axisDigits: 3, degree: false, noCylinder: ['', 'SPH', 'DS'] },
    css: 'body{font-size:14px;padding:26px 34px}h3{margin:0;letter-spacing:3px;text-align:center;font-size:18px}table{border-collapse:separate;border-spacing:5px 5px;margin:8px auto}th{font-weight:400;font-size:12px;text-align:center}td{border:1px solid #777;min-width:72px;height:30px;text-align:center;padding:2px 7px;font-size:16px}td:first-child{border:0;min-width:0;font-weight:700}.p{display:flex;flex-wrap:wrap;gap:2px 36px;border-top:1px solid #000;border-bottom:1px solid #000;padding:6px 0;margin:8px 0 10px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', ', '),
          ...e.cells('add', 'pd', 'nearPd'),
        );
      return `<div class="center"><b style="font-size:19px">${s.practice()}</b><br>${s.street()} &bull; ${s.town()} &bull; ${s.phone()}</div><div class="p"><span>Patient: <b>${s.patient()}</b></span><span>DOB: ${s.born()}</span><span>Chart: ${s.dice.digits(5)}</span><span>Rx Date: ${s.date()}</span><span>Expires: ${s.expires()}</span><span>Provider: ${s.doctor()} OD</span></div><h3>SPECTACLE RX</h3>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Prism', 'Add', 'Mono PD D', 'Mono PD N'), eye('OD', s.right), eye('OS', s.left))}<div class="sides"><div>Rx Type: ${s.lensType({ single: 'Single Vision - Distance', multi: 'Progressive' })}<br>Vertex: 13.0 &nbsp;&nbsp; Slab Off: None &nbsp;&nbsp; Balance: None<br>Lens Rec: ${s.dice.pick(['Trivex w/ AR', 'Hi-Index 1.67 AR', 'Poly, Transitions Gray'])}<br>Frame Rec:</div><div style="padding-top:34px">X ${signature(s)}<div style="border-top:1px solid #000;min-width:290px" class="small">${s.doctor()}, O.D. &nbsp; TX Lic ${s.dice.digits(4)}TG</div></div></div><p class="small" style="margin:14px 0 0;color:#555">Printed ${s.date()} 3:${s.dice.whole(10, 59)} PM &nbsp; Dup: N</p>`;
    },
  },
  {
    name: 'h-en-cloud-record-print',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 800,
    values: { prism: 0.5 },
    writing: { noCylinder: ['SPH', '', 'DS'], plano: ['Plano', 'PL', '0.00'] },
    css: 'body{font-size:14px}hr{border:0;border-top:1px solid #bbb;margin:14px 0}h2{font-size:20px;font-weight:400;color:#27548a}h4{margin:16px 0 4px;color:#27548a;font-size:14px}table{width:100%}.r th{font-size:11px;color:#666;text-align:left;padding:4px 6px;border-bottom:1px solid #27548a}.r td{text-align:left;padding:8px 6px;border-bottom:1px solid #e2e2e2;font-size:16px}.k td{padding:2px 6px 2px 0;vertical-align:top}.k td:nth-child(odd){color:#666;width:18%}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity(), s.acuity());
      const prism = (name: string, e: DrawnEye): string =>
        e.amounts() ? tr(name, e.prism('letters', ' &nbsp; ')) : '';
      const prisms = prism('OD', s.right) + prism('OS', s.left);
      return `<div class="sides"><div style="font-size:24px;color:#27548a">&#9673; ${s.practice()}</div><div class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>P: ${s.phone()}<br>F: ${s.phone()}</div></div><hr><h2>Eyeglass Prescription</h2><div class="k">${table(tr('Patient', `<b>${s.patient()}</b>`, 'Prescribed', s.date()), tr('Date of birth', s.born(), 'Expires', s.expires()), tr('Address', `${s.street()}<br>${s.town()}`, 'Provider', `${s.doctor()}, OD`), tr('Phone', s.phone(), 'NPI', s.dice.digits(10)))}</div><h4>Rx 1 &ndash; ${s.lensType({ single: 'Distance, single vision', multi: 'Distance and near, progressive' })}</h4><div class="r">${table(heads('', 'SPHERE', 'CYLINDER', 'AXIS', 'ADD', 'DVA', 'NVA'), eye('OD', s.right), eye('OS', s.left))}${prisms && table(heads('', 'PRISM'), prisms)}</div><h4>Recommendations</h4><div class="k">${table(tr('Material', s.dice.pick(['Polycarbonate', 'Trivex', 'High index 1.67']), 'Coating', 'Anti-reflective, UV'), tr('Tint', s.dice.pick(['None', 'Photochromic gray']), 'Wear', 'Full time'))}</div><p style="margin-top:12px">PD is measured by the optician when glasses are ordered and is not part of the eye examination.</p><hr><p>Electronically signed by ${s.doctor()}, OD on ${s.date()} 0${s.dice.whole(1, 5)}:${s.dice.whole(10, 59)} PM</p><p class="small" style="color:#666">License OPT ${s.dice.digits(5)} TLG. This document contains confidential health information. If you have received it in error please notify our office. &nbsp; Page 1 of 1</p>`;
    },
  },
  {
    name: 'h-en-hospital-visit-note',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 840,
    values: { prism: 0.3, plus: 0.5, add: 0.65 },
    writing: {
      axisDigits: 3,
      degree: false,
      noCylinder: ['Sphere'],
      plano: ['Plano'],
      addPlus: true,
    },
    css: 'body{font-size:15px;line-height:1.3}.h{border-bottom:4px solid #006d77;padding-bottom:6px}h3{color:#006d77;margin:14px 0 2px;font-size:17px}h5{margin:10px 0 2px;font-size:14px}table{border:1px solid #999;margin-bottom:6px}td,th{border:1px solid #ccc;padding:3px 14px 3px 8px;text-align:left}th{background:#eef4f4;font-weight:700;font-size:13px}.f td{padding:5px 14px 5px 8px}',
    draw: (s) => {
      const prisms = s.values.od.prismHor ?? s.values.od.prismVer;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          ...(prisms === null ? [] : [e.prism('letters', ', ')]),
          s.acuity(),
          e.add(),
        );
      const worn = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(`<b>${name}</b>`, sph, cyl, axis);
      };
      return `<div class="sides h"><div><b style="font-size:21px;color:#006d77">Riverbend Health</b><br>Eye Institute &ndash; Comprehensive Ophthalmology</div><div class="small">Name: ${s.patient()}<br>DOB: ${s.born()} &nbsp; MRN: ${s.dice.digits(8)}<br>Legal sex: ${s.dice.pick(['Female', 'Male'])} &nbsp; PCP: ${s.dice.pick(['A. Morrow, MD', 'K. Tran, DO'])}</div></div><h3>Progress Notes by ${s.doctor()}, MD at ${s.date()} 10:${s.dice.whole(10, 59)} AM</h3><p>Chief complaint: annual exam, blurred vision at ${s.dice.pick(['distance', 'near'])}. Denies flashes, floaters or pain.</p><h5>Visual Acuity (Snellen - Linear)</h5>${table(heads('', 'Right', 'Left'), tr('Dist cc', s.acuity(), `${s.acuity()} -2`), tr('Correction:', '<td colspan="2">Glasses</td>'))}<h5>Tonometry (Tonopen, 9:${s.dice.whole(10, 59)} AM)</h5>${table(heads('', 'Right', 'Left'), tr('Pressure', s.pressure(), s.pressure()))}<h5>Wearing Rx</h5>${table(heads('', 'Sphere', 'Cylinder', 'Axis'), worn('Right', s.right), worn('Left', s.left))}<span class="small">Age: 3yrs &nbsp; Type: ${s.lensType({ single: 'SVL', multi: 'PAL' })}</span><h5>Final Rx</h5><div class="f">${table(prisms === null ? heads('', 'Sphere', 'Cylinder', 'Axis', 'Dist VA', 'Add') : heads('', 'Sphere', 'Cylinder', 'Axis', 'Prism', 'Dist VA', 'Add'), eye('Right', s.right), eye('Left', s.left))}</div><p class="small">Type: ${s.lensType({ single: 'SVL', multi: 'PAL' })} &nbsp;&nbsp; Pupillary distance: ${s.pd()} &nbsp;&nbsp; Expiration Date: ${s.expires()}</p><h3>Assessment and Plan</h3><p>1. ${s.values.od.sphere < 0 ? 'Myopia' : 'Hyperopia'} with astigmatism - new glasses prescription given.<br>2. Dry eye syndrome - artificial tears 4x/day OU, warm compresses.<br>3. Return in 12 months for dilated exam, sooner if any changes.</p><p class="small" style="color:#666">Riverbend MyRecord &copy; &nbsp; Licensed from CareBridge Systems &nbsp; Printed from your patient account &nbsp; 2/3</p>`;
    },
  },
  {
    name: 'h-en-patient-app',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    width: 430,
    values: { prism: 0, plus: 0.1 },
    writing: { noCylinder: ['0.00', '—', 'SPH'], plano: ['0.00', 'Plano', '+0.00'] },
    css: 'body{padding:0 0 24px;background:#f2f4f7;font-size:16px}.s{background:#123a5a;color:#fff;padding:8px 18px;font-size:13px;display:flex;justify-content:space-between}.h{background:#123a5a;color:#fff;padding:8px 18px 14px;font-size:18px;font-weight:700}.c{background:#fff;margin:12px 12px 0;padding:12px 16px;border-radius:8px}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px 8px;margin-top:8px;font-size:19px}i{display:block;font-style:normal;font-size:12px;color:#6b7685}.b{border:1.5px solid #1976b8;color:#1976b8;border-radius:6px;text-align:center;padding:9px;margin:14px 12px 0;font-weight:700}p{margin:0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="c"><b>${name}</b><div class="g">${under('Sphere', e.sph())}${under('Cylinder', e.cyl())}${under('Axis', e.axis())}${s.values.od.add === null ? '' : under('Add', e.add())}</div></div>`;
      return `<div class="s"><span>${s.dice.whole(1, 12)}:${s.dice.whole(10, 59)}</span><span>LTE &nbsp; ${s.dice.whole(21, 98)}%</span></div><div class="h">&lsaquo;&nbsp; Glasses Prescription</div><div class="c"><p><b>${s.patient()}</b></p><p style="font-size:14px;color:#6b7685">Prescribed ${s.date()} by ${s.doctor()}, OD<br>Expires ${s.expires()}</p></div>${eye('Right eye (OD)', s.right)}${eye('Left eye (OS)', s.left)}<div class="c"><div class="g" style="margin:0">${under('Pupillary distance', `${s.pd()} mm`)}${under('Lens type', `<span style="font-size:15px">${s.lensType({ single: 'Single vision', multi: 'Progressive' })}</span>`)}${under('Rx number', `<span style="font-size:15px">${s.dice.digits(7)}</span>`)}</div></div><div class="b">Download PDF</div><p class="center" style="font-size:13px;color:#6b7685;margin-top:12px">Questions about your prescription?<br>Call ${s.practice()}, ${s.phone()}</p>`;
    },
  },
  {
    name: 'h-en-renewal-by-mail',
    language: 'en',
    fonts: ['Carlito', 'DejaVu Sans', 'Arimo'],
    width: 780,
    values: { prism: 0, add: 0.3, plus: 0 },
    writing: { noCylinder: ['SPH', 'DS', '0.00'], axisDigits: 3, addPlus: true },
    css: '.l{font-size:28px;font-weight:700;color:#3c2a98}.l b{color:#f2784b}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px 20px;margin:22px 0}i{display:block;font-style:normal;font-size:11px;letter-spacing:1px;text-transform:uppercase;color:#777}table{width:100%;margin:8px 0 14px}th{background:#3c2a98;color:#fff;font-size:14px;padding:9px 8px;text-align:left}td{padding:11px 8px;border-bottom:1px solid #ddd;font-size:19px}td:first-child{font-size:16px}.w{background:#fdf1ec;padding:10px 14px;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      return `<div class="l">opti<b>go</b></div><p style="margin-top:14px;font-size:24px">Your eyeglasses prescription</p><div class="g">${under('Patient', s.patient())}${under('Date of birth', s.born())}${under('Patient state', s.dice.pick(['Ohio', 'Florida', 'Colorado']))}${under('Issue date', s.date())}${under('Expiration date', s.expires())}${under('Rx ID', `G-${s.dice.digits(6)}`)}</div>${table(heads('', 'Sphere (SPH)', 'Cylinder (CYL)', 'Axis', 'Add'), eye('Right eye (OD)', s.right), eye('Left eye (OS)', s.left))}<p>PD (pupillary distance): <b>${s.pd()}</b> mm</p><p>Lens use: ${s.lensType({ single: 'Distance, single vision', multi: 'Progressive' })}</p><div class="w">This prescription was renewed after an online vision test and review by a licensed eye doctor. The test does not check the health of your eyes. Please see an eye doctor in person at least every two years.</div><div class="sides" style="margin-top:34px"><div>${signature(s)}<div style="border-top:1px solid #444;width:300px;padding-top:3px">${s.doctor()}, MD</div></div><div class="small">Board certified ophthalmologist<br>License ME${s.dice.digits(6)}<br>NPI ${s.dice.digits(10)}<br>${s.phone()}</div></div><p class="small" style="margin-top:30px;color:#777">Optigo Health, ${s.street()}, ${s.town()} &nbsp;|&nbsp; care@example.com &nbsp;|&nbsp; You may use this prescription at any retailer.</p>`;
    },
  },
  {
    name: 'h-en-warehouse-club',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 760,
    values: { prism: 0.45 },
    writing: { noCylinder: ['DS', 'SPH', ''] },
    css: 'body{font-size:15px;padding:26px 32px}.t{border:2px solid #000;border-radius:10px;padding:10px 14px}table{width:100%;table-layout:fixed;margin:12px 0}td,th{border:1px solid #000;text-align:center;padding:3px;height:48px}th{height:24px;font-size:12px;background:#ddd}td:first-child{font-weight:700;font-size:20px}.u{display:inline-block;border-bottom:1px solid #000;min-width:110px;min-height:26px;padding:0 6px}.f{margin:0 0 8px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add', 'amounts'),
          `<td>${e.bases('letters')}</td>`,
        );
      return `<div class="sides" style="align-items:center"><div style="font-size:27px;font-weight:700;font-style:italic">BIGBARN<span style="font-size:14px;font-style:normal"> OPTICAL CENTER</span></div><div class="small">Whse #${s.dice.whole(101, 890)}, ${s.town()}<br>Optical: ${s.phone()} &nbsp; Exam: ${s.phone()}</div></div><h3 style="margin:10px 0 8px">SPECTACLE PRESCRIPTION</h3><div class="t"><p class="f">Patient <span class="u" style="min-width:290px">${s.patient()}</span> Exam date <span class="u">${s.date()}</span></p><p class="f" style="margin:0">Member # <span class="u" style="min-width:200px">${s.filled(s.dice.digits(12))}</span> &nbsp; D.O.B. <span class="u">${s.born()}</span></p></div>${table(heads('', 'SPHERE', 'CYLINDER', 'AXIS', 'ADD', 'PRISM', 'BASE'), eye('R', s.right), eye('L', s.left))}<p class="f">P.D. &nbsp; Distance <span class="u" style="min-width:80px">${s.pd()}</span> &nbsp; Near <span class="u" style="min-width:80px">${s.values.od.add === null ? '' : s.nearPd()}</span> &nbsp;&nbsp; Rx expires <span class="u">${s.expires()}</span></p><p class="f">${s.lensType({ single: '&#9746;', multi: '&#9744;' })} Single Vision &nbsp; &#9744; Flat Top 28 &nbsp; ${s.lensType({ single: '&#9744;', multi: '&#9746;' })} Progressive &nbsp; &#9744; Polycarbonate &nbsp; &#9744; Light-reactive &nbsp; &#9744; Sunglasses</p><p style="margin:16px 0 4px">Doctor <span class="u" style="min-width:270px">${signature(s)}</span> <span class="small">${s.doctor()}, O.D. &nbsp; Lic. ${s.dice.digits(5)}</span></p><p class="small" style="margin-top:12px">The doctor of optometry is an independent practitioner. You do not have to be a member to have an eye exam. Lenses remade once within 60 days at no charge if the doctor changes the prescription. &nbsp; Form 2207 (rev. 4/19)</p>`;
    },
  },
  {
    name: 'h-en-eye-surgeons-pad',
    language: 'en',
    pen: 'always',
    fonts: ['Tinos', 'Arimo', 'DejaVu Serif'],
    width: 560,
    values: { prism: 0, plus: 0.75, sameAdd: true },
    writing: { noCylinder: ['sph', '—', 'DS'], axisDigits: 1, addPlus: true },
    css: 'body{padding:24px 30px;font-size:16px}.d{display:flex;justify-content:space-between;font-size:12px;border-bottom:1px solid #333;padding-bottom:8px;margin-bottom:12px}.u{display:inline-block;border-bottom:1px solid #333;min-width:96px;height:42px;text-align:center;padding-top:10px;vertical-align:bottom}.rx{font-size:46px;line-height:1;font-family:"DejaVu Serif";margin:4px 0 0}.h{display:grid;grid-template-columns:62px 116px 116px 24px 96px;align-items:end;justify-items:center;font-size:12px}.h b{font-size:18px;justify-self:start}.h .u{font-size:17px}p{margin:0 0 4px}',
    draw: (s) => {
      const place = (value: string): string => `<span class="u">${value}</span>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<b>${name}</b>${place(e.sph())}${place(e.cyl())}<span>x</span>${place(e.axis())}`;
      return `<div class="center"><b style="font-size:22px">EYE PHYSICIANS OF ${s.dice.pick(['TIDEWATER', 'BERKSHIRE', 'CANYON COUNTY'])}</b><br><span class="small">Diseases and Surgery of the Eye</span></div><div class="d"><span>${s.doctor()}, M.D.<br>Leon F. Bascom, M.D.<br>Ruth A. Ellery, O.D.</span><span style="text-align:right">${s.street()}<br>${s.town()}<br>${s.phone()}</span></div><p>Name <span class="u" style="min-width:250px">${s.patient()}</span> Date <span class="u">${s.date()}</span></p><div class="rx">&#8478;</div><div class="h"><span></span><span>Sphere</span><span>Cylinder</span><span></span><span>Axis</span>${eye('O.D.', s.right)}${eye('O.S.', s.left)}</div><p style="margin-top:10px"><b style="font-size:18px">Add</b> &nbsp; <span class="u" style="min-width:120px">${s.add()}</span> &nbsp; O.U.</p><p style="margin-top:12px" class="small">&#9744; Bifocal &nbsp; &#9744; Trifocal &nbsp; &#9744; Progressive &nbsp; &#9744; Reading only &nbsp; &#9744; Tint</p><p>Remarks <span class="u" style="min-width:400px;text-align:left;padding-left:14px">${s.filled(s.dice.pick(['AR coat', 'poly', '']))}</span></p><p style="margin-top:14px;text-align:right">${signature(s)}<br><span style="border-top:1px solid #333;padding-left:120px">M.D.</span></p>`;
    },
  },
  {
    name: 'h-en-tinted-security-pad',
    language: 'en',
    pen: 'always',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 840,
    values: { prism: 0.45 },
    writing: { noCylinder: ['DS', 'SPH', '—'], zeros: 'no leading' },
    css: 'body{background:#e3f1e6;padding:24px 30px;font-size:15px}.o{border:2px solid #2f6b45;padding:12px 16px}.w{display:flex;gap:18px}.w>div:first-child{flex:1}table{width:100%;margin-top:10px;table-layout:fixed}td,th{border:1.5px solid #2f6b45;text-align:center;height:58px;padding:2px}th{height:24px;font-size:12px;color:#2f6b45}td:first-child,th:first-child{width:52px;font-weight:700;color:#2f6b45}.k{width:172px;border:1.5px solid #2f6b45;margin-top:10px;padding:8px 10px;font-size:13px;line-height:1.75;color:#2f6b45}.u{display:inline-block;border-bottom:1px solid #2f6b45;min-width:150px;min-height:28px;padding:0 8px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.prism('letters', '<br>'), e.add());
      return `<div class="o"><div class="center" style="color:#2f6b45"><b style="font-size:24px;font-family:'DejaVu Serif'">${s.practice()}</b><br>${s.doctor()}, O.D. &nbsp;&bull;&nbsp; ${s.street()}, ${s.town()} &nbsp;&bull;&nbsp; ${s.phone()}</div><p style="margin:14px 0 0">Patient <span class="u" style="min-width:330px">${s.patient()}</span> &nbsp; Date <span class="u">${s.date()}</span></p><div class="w"><div>${table(heads('', 'SPHERE', 'CYLINDER', 'AXIS', 'PRISM', 'ADD'), eye('OD', s.right), eye('OS', s.left))}</div><div class="k">${s.lensType({ single: '&#9746;', multi: '&#9744;' })} SV distance<br>&#9744; SV near<br>&#9744; Bifocal FT28<br>${s.lensType({ single: '&#9744;', multi: '&#9746;' })} PAL<br>&#9744; Poly &nbsp; &#9744; 1.67<br>&#9744; AR &nbsp; &#9744; Photo</div></div><p style="margin:14px 0 6px">PD <span class="u">${s.pd()}${s.values.od.add === null ? '' : ` ${s.filled('/')} ${s.nearPd()}`}</span> &nbsp; Expires <span class="u">${s.expires()}</span></p><p style="margin:18px 0 0">Dr. ${signature(s)}<span class="small" style="color:#2f6b45"> Lic. # ${s.dice.digits(5)} &nbsp; Not valid for contact lenses. Void if altered.</span></p></div>`;
    },
  },
  {
    name: 'h-en-nhs-sight-test-form',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'Carlito'],
    width: 920,
    values: { prism: 0.45, add: 0.65, plus: 0.1 },
    writing: { noCylinder: ['DS', '', '0.00'], plano: ['Plano', '0.00', 'PL'] },
    css: 'body{font-size:14px;padding:26px 32px}.n{background:#005eb8;color:#fff;font-weight:700;font-style:italic;padding:2px 10px;font-size:22px}.b{border:1px solid #005eb8;padding:8px 12px;margin-top:10px}table{width:100%;margin-top:10px;table-layout:fixed}td,th{border:1px solid #005eb8;text-align:center;height:44px;padding:2px}th{height:24px;font-size:12px;background:#dcebf8;font-weight:400}.v{width:84px}td:nth-child(7){border-left:3px solid #005eb8}.u{display:inline-block;border-bottom:1px dotted #333;min-width:230px;min-height:26px;padding:0 6px}.c span{margin-right:14px}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis', 'amounts'),
        e.bases('words'),
      ];
      const near = (e: DrawnEye): string[] =>
        s.values.od.add === null
          ? ['', '', '', '', '']
          : [e.nearSph(), e.nearCyl(), e.nearAxis(), '', ''];
      const columns = ['Sph', 'Cyl', 'Axis', 'Prism', 'Base'];
      const [town, postcode] = s.dice.pick<[string, string]>([
        ['Hexham', 'NE46 1QT'],
        ['Louth', 'LN11 9PX'],
        ['Neath', 'SA11 3BN'],
      ]);
      return `<div class="sides"><div><b style="font-size:19px">Patient&rsquo;s optical prescription or statement</b><br><span class="small">Please keep this form. You may take it to any supplier of glasses.</span></div><div><span class="n">NHS</span></div></div><div class="b">Mr / Mrs / Miss / Ms / Other &nbsp; <span class="u" style="min-width:320px">${s.patient()}</span> &nbsp; Date of birth <span class="u" style="min-width:130px">${s.bornAs('05/03/2025')}</span><br>Address <span class="u" style="min-width:400px">${s.filled(`${s.dice.whole(2, 180)} ${s.dice.pick(['Station Road', 'Church Lane', 'Victoria Terrace'])}, ${town}`)}</span> &nbsp; Postcode <span class="u" style="min-width:110px">${s.filled(postcode)}</span></div>${table('<tr><th class="v"></th><th colspan="5"><b>RIGHT</b></th><th colspan="5"><b>LEFT</b></th></tr>', `<tr><th></th>${[...columns, ...columns].map((name) => `<th>${name}</th>`).join('')}</tr>`, tr('<td><b>Distance</b></td>', ...far(s.right), ...far(s.left)), tr('<td><b>Near</b></td>', ...near(s.right), ...near(s.left)))}<div class="b c"><b>Following the sight test on</b> <span class="u" style="min-width:130px">${s.dateAs('05/03/2025')}</span><br><span>&#9746; A new or changed prescription was issued</span><span>&#9744; An unchanged prescription was issued</span><br><span>&#9744; No prescription is needed</span><span>&#9744; The patient was referred to the GP / hospital</span><br>Voucher type and supplements: ${s.filled(s.dice.pick(['A', 'B', 'E', '-']))} &nbsp;&nbsp; Next sight test due: ${s.filled(s.dice.pick(['2 years', '1 year', '24/12']))}</div><div class="sides b"><div>Signature of optometrist / OMP<br>${signature(s)}<br><span class="small">${s.doctor()} &nbsp; List no. 01-${s.dice.digits(5)}</span></div><div>Practice name and address<br>${s.dice.pick(['Tyne View Opticians', 'Wolds Eyecare', 'Gwyn & Daughters Optometrists'])}<br>${s.dice.whole(1, 90)} High Street<br><span class="small">0${s.dice.whole(1200, 1980)} 555${s.dice.digits(3)}</span></div></div><p class="small" style="margin:8px 0 0">Form GOS 2A &nbsp;&nbsp; This is not a voucher. A contact lens specification can be given only after a fitting.</p>`;
    },
  },
  {
    name: 'h-en-high-street-chain',
    language: 'en',
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans Condensed'],
    width: 980,
    values: { prism: 0.4, plus: 0.1 },
    writing: { noCylinder: ['DS', '', '0.00'], plano: ['Plano', '0.00', '+0.00'] },
    css: 'body{font-size:15px;padding:28px 34px}.l{background:#5b2a86;color:#fff;border-radius:28px;padding:6px 24px;font-size:25px;font-weight:700}table{width:100%;margin:14px 0}.r th{background:#5b2a86;color:#fff;font-size:13px;padding:6px 3px;text-align:center;border-right:1px solid #fff}.r td{background:#f3eef8;border-bottom:3px solid #fff;padding:11px 3px;text-align:center;font-size:17px}.r td:first-child{font-weight:700}.q{display:flex;gap:40px;margin-top:4px}.q i{display:block;font-style:normal;font-size:12px;color:#5b2a86}',
    draw: (s) => {
      const half = Math.round((s.values.od.add ?? 0) * 2) / 4;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          s.dice.pick(['6/9', '6/18', '6/24', '6/36', '6/60']),
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('words'),
          s.acuityMetres(),
          half ? s.power(half) : '',
          e.add(),
          s.values.od.add === null ? '' : 'N5',
        );
      return `<div class="sides"><span class="l">Bright&amp;Barr</span><div class="small" style="text-align:right">Bright &amp; Barr Opticians, ${s.dice.whole(2, 80)} ${s.dice.pick(['Union Street, Aberdeen', 'The Parade, Leamington Spa', 'Gallowtree Gate, Leicester'])}<br>Telephone 0${s.dice.whole(1200, 1980)} 555${s.dice.digits(3)}</div></div><p style="margin-top:18px;font-size:20px;color:#5b2a86"><b>Your glasses prescription</b></p><div class="q">${under('Customer', s.patient())}${under('Customer number', s.dice.digits(7))}${under('Date of birth', s.bornAs('05/03/2025'))}${under('Eye examination', s.dateAs('05/03/2025'))}${under('Next examination due', s.expiresAs('05/03/2025'))}</div><div class="r">${table(heads('', 'Vision', 'Sph', 'Cyl', 'Axis', 'Prism', 'Base', 'VA', 'Inter Add', 'Near Add', 'NVA'), eye('R', s.right), eye('L', s.left))}</div><div class="q">${under('PD', `${s.pd()} mm`)}${under('BVD', '12 mm')}${under('IOP R / L', `${s.pressure()} / ${s.pressure()} mmHg`)}${under('Recommended lens', s.lensType({ single: 'Single vision', multi: 'Varifocal' }))}${under('Use', s.dice.pick(['Full time', 'Driving and TV', 'As required']))}</div><p style="margin-top:22px">Optometrist: ${s.doctor()} BSc (Hons) MCOptom &nbsp; GOC 01-${s.dice.digits(5)} &nbsp;&nbsp; Signed ${signature(s)}</p><p class="small" style="margin:14px 0 0">You are free to have this prescription dispensed wherever you choose. If glasses are made elsewhere, checks and adjustments are the responsibility of the supplier. Registered in Scotland SC${s.dice.digits(6)}.</p>`;
    },
  },
  {
    name: 'h-en-irish-town-optician',
    language: 'en',
    pen: 'always',
    fonts: ['Tinos', 'Arimo', 'DejaVu Serif'],
    width: 720,
    values: { prism: 0.45, plus: 0.15 },
    writing: { noCylinder: ['DS', 'Sph', '—'], plano: ['Plano', 'pl', '0.00'] },
    css: 'body{background:#fffdf6;padding:26px 32px}h2{font-weight:400;letter-spacing:2px;margin:0}.e{display:flex;gap:22px;margin:14px 0}.e>div{flex:1;border:1px solid #444;padding:8px 14px 10px}.e h4{margin:0 0 4px;text-align:center;letter-spacing:3px;border-bottom:1px solid #444}.e p{display:flex;justify-content:space-between;align-items:flex-end;margin:0;border-bottom:1px dotted #777;height:43px;padding-bottom:3px}.u{display:inline-block;border-bottom:1px dotted #444;min-width:150px;min-height:30px;padding:0 8px}',
    draw: (s) => {
      const line = (label: string, value: string): string =>
        `<p><span>${label}</span><span>${value}</span></p>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div><h4>${name}</h4>${line('Sph.', e.sph())}${line('Cyl.', e.cyl())}${line('Axis', e.axis())}${line('Prism', `<span style="font-size:15px;white-space:nowrap">${e.prism('words', ', ')}</span>`)}${line('Near add', e.add())}${line('P.D.', e.pd())}</div>`;
      return `<div class="center"><h2>${s.dice.pick(['KILLEEN', 'MACNAMARA', 'TIERNEY'])} OPTOMETRISTS</h2><span class="small">${s.dice.pick(['Abbey Street, Ennis, Co. Clare', 'O&rsquo;Connell Street, Dungarvan, Co. Waterford', 'Bridge Street, Westport, Co. Mayo'])} &nbsp; Tel. 0${s.dice.whole(21, 98)} 555 ${s.dice.digits(4)}</span></div><p style="margin:18px 0 6px">Prescription for <span class="u" style="min-width:300px">${s.patient()}</span></p><p style="margin:0">Date of examination <span class="u">${s.dateAs('05/03/2025')}</span></p><div class="e">${eye('RIGHT', s.right)}${eye('LEFT', s.left)}</div><p>Remarks <span class="u" style="min-width:520px">${s.filled(s.lensType({ single: 'Single vision', multi: 'Varifocals' }))}</span></p><div class="sides" style="align-items:flex-end;margin-top:14px"><span class="small">PRSI and medical card patients welcome.<br>Recommended re-examination: 2 years</span><span>${signature(s)}<br><span class="small">${s.doctor()}, F.A.O.I. &nbsp; CORU OP0${s.dice.digits(5)}</span></span></div>`;
    },
  },
  {
    name: 'h-en-australian-practice-system',
    language: 'en',
    fonts: ['DejaVu Sans', 'Arimo', 'Tinos'],
    width: 820,
    values: { prism: 0.4, plus: 0.05 },
    writing: { noCylinder: ['DS', 'SPH', ''], axisDigits: 1 },
    css: 'body{font-size:15px}h1{font-size:22px;font-weight:400;letter-spacing:5px;margin:0;color:#0a6e6a}table{margin:10px 0 12px}.r{border-top:2px solid #000;border-bottom:2px solid #000;width:100%}.r table{width:100%;margin:4px 0}.r th{font-weight:400;font-style:italic;text-align:right;padding:4px 12px}.r td{text-align:right;padding:6px 12px;font-size:17px}.r td:first-child{text-align:left;font-weight:700}.i td{padding:1px 22px 1px 0;vertical-align:top}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('letters', ' '),
          s.acuityMetres(),
          e.add(),
        );
      return `<h1>SOUTHERN CROSS EYECARE</h1><p class="small">${s.dice.pick(['Shop 14, Marion Plaza, Geelong VIC 3220', '212 Margaret Street, Toowoomba QLD 4350', '9 Crown Lane, Wollongong NSW 2500'])} &nbsp; Ph 0${s.dice.pick(['2', '3', '7'])} 5550 ${s.dice.digits(4)} &nbsp; ABN ${s.dice.digits(2)} ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(3)}</p><div class="i">${table(tr('Patient:', `<b>${s.patient()}</b>`, 'Date:', s.dateAs('05/03/2025')), tr('D.O.B.:', s.bornAs('05/03/2025'), 'Optometrist:', s.doctor()), tr('File no.:', s.dice.digits(6), 'Provider no.:', `${s.dice.digits(6)}${s.dice.pick(['1A', '3B', '7K'])}`))}</div><p style="margin:10px 0 4px"><b>SPECTACLE PRESCRIPTION</b> &ndash; ${s.lensType({ single: 'Distance', multi: 'Multifocal' })}</p><div class="r">${table(heads('', 'Sph', 'Cyl', 'Axis', 'Prism', 'VA', 'Add'), eye('Right', s.right), eye('Left', s.left))}</div><p style="margin-top:10px">PD: &nbsp;R ${s.right.pd()} &nbsp; L ${s.left.pd()} &nbsp;&nbsp;&nbsp; Vertex: 12 mm</p><p>Comments: ${s.dice.pick(['Multicoat and blue filter recommended for screen work.', 'Wear for driving, especially at night.', 'Consider polarised prescription sunglasses.'])}</p><p>Prescription expires: ${s.expiresAs('05/03/2025')}</p><p style="margin-top:30px">${signature(s)}<br>${s.doctor()}, B.Optom</p><p class="small" style="margin-top:22px">This prescription is valid for spectacles only. Frame measurements including fitting heights are to be taken by the dispenser. Medicare item 10910 was bulk billed for this consultation.</p>`;
    },
  },
  {
    name: 'h-en-new-zealand-letter',
    language: 'en',
    fonts: ['Tinos', 'Carlito', 'DejaVu Serif'],
    width: 800,
    values: { prism: 0, plus: 0.05, sameAdd: true },
    writing: { noCylinder: ['DS'], axisDigits: 1, degree: false },
    css: 'body{font-size:18px;padding:44px 60px}.r{margin:14px 0 18px 30px}.r td{padding:4px 24px 4px 0}.h{border-bottom:1px solid #3a6;padding-bottom:8px;margin-bottom:26px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, e.formula(' x ', ' / '), `(${s.acuityMetres()})`);
      const reading =
        s.values.od.add === null ? '' : tr('Near add', s.add(), `(N${s.dice.pick(['4', '5'])})`);
      return `<div class="sides h"><b style="font-size:24px;color:#286">Totara Optometrists</b><span class="small" style="text-align:right">${s.dice.whole(3, 190)} ${s.dice.pick(['Devon Street, New Plymouth 4310', 'Trafalgar Street, Nelson 7010', 'Cameron Road, Tauranga 3110'])}<br>0${s.dice.pick(['3', '6', '7'])} 555 ${s.dice.digits(4)} &nbsp; kiaora@example.co.nz</span></div><p>${s.dateAs('5 March 2025')}</p><p>${s.patient()}<br>${s.dice.whole(2, 90)} ${s.dice.pick(['Kowhai', 'Rata', 'Manuka'])} Street</p><p>Dear ${s.patient().replace(/ \w+(?=<|$)/, '')},</p><p>Thank you for coming to see us. As you asked, here is a copy of your spectacle prescription from your eye examination:</p><div class="r">${table(eye('Right', s.right), eye('Left', s.left), reading)}</div><p>Your pupil distance is ${s.pd()} mm. ${s.lensType({ single: 'These are single vision lenses for distance.', multi: 'Progressive lenses suit you best for work and reading.' })} Eye pressures were ${s.pressure()} and ${s.pressure()} mmHg and the health of your eyes was normal. We suggest that you have your eyes examined again in two years.</p><p>Kind regards</p><p style="margin:6px 0">${signature(s)}</p><p>${s.doctor()}<br><span class="small">BOptom (Auck), ODOB registration ${s.dice.digits(4)}</span></p>`;
    },
  },
  {
    name: 'h-en-ontario-eye-clinic',
    language: 'en',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans Condensed'],
    width: 860,
    values: { prism: 0.45, plus: 0.1 },
    writing: { noCylinder: ['DS', '', 'SPH'] },
    css: 'body{font-size:15px}table{width:100%;margin:10px 0;table-layout:fixed}td{border:1px solid #666;padding:3px 8px 8px;height:58px;vertical-align:top;font-size:18px}i{display:block;font-style:normal;font-size:11px;color:#555;margin-bottom:3px}.e{width:70px;background:#2b2b2b;color:#fff;text-align:center;vertical-align:middle;font-weight:700;font-size:22px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<td class="e">${name}</td>`,
          under('SPHERE', e.sph()),
          under('CYLINDER', e.cyl()),
          under('AXIS', e.axis()),
          under('ADD', e.add()),
          under('PRISM / BASE', e.prism('letters', '<br>')),
          under('MONO PD', e.pd()),
        );
      return `<div class="sides"><div><b style="font-size:23px">Maple Row Eye Clinic</b><br>${s.dice.whole(20, 990)} ${s.dice.pick(['King Street East, Kingston ON K7L 3A4', 'Wyndham Street, Guelph ON N1H 4E2', 'Algonquin Blvd, Timmins ON P4N 1A2'])}<br>T ${s.dice.pick(['613', '519', '705'])}-555-01${s.dice.digits(2)} &nbsp; F ${s.dice.pick(['613', '519', '705'])}-555-01${s.dice.digits(2)}</div><div style="font-size:60px;line-height:1;font-family:'DejaVu Serif';color:#999">&#8478;</div></div>${table(tr(`<td colspan="3">${under('PATIENT', s.patient())}</td>`, under('BIRTH DATE', `<span style="font-size:16px">${s.bornAs('2025-03-05')}</span>`), under('EXAM DATE', `<span style="font-size:16px">${s.dateAs('2025-03-05')}</span>`), under('FILL BEFORE', `<span style="font-size:16px">${s.expiresAs('2025-03-05')}</span>`)))}${table(eye('OD', s.right), eye('OS', s.left))}${table(tr(`<td colspan="2">${under('LENS TYPE', s.lensType({ single: 'Single vision', multi: 'Progressive' }))}</td>`, under('VERTEX', '12 mm'), `<td colspan="3">${under('NOTES', `<span style="font-size:15px">${s.dice.pick(['AR coating, UV protection', 'Change in Rx, adapt 2 weeks', 'Safety glasses for work'])}</span>`)}</td>`))}<div class="sides" style="margin-top:22px;align-items:flex-end"><span>${signature(s, 240)}<br><span style="border-top:1px solid #333;padding-right:60px">${s.doctor()}, Optometrist</span></span><span class="small" style="text-align:right">College of Optometrists of Ontario<br>Registration no. ${s.dice.digits(5)}</span></div>`;
    },
  },
  {
    name: 'h-en-refractor-slip',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 430,
    values: { prism: 0.15, plus: 0.1 },
    writing: {
      noCylinder: ['0.00', ''],
      plano: ['0.00', '+0.00'],
      minus: ['-'],
      degree: false,
      axisDigits: 1,
      addPlus: true,
    },
    css: 'body{padding:22px 24px 30px;font-size:17px;background:#fcfcfa}pre{font:inherit;margin:0 0 8px;white-space:pre}.l{border-top:2px dashed #444;margin:8px 0}',
    draw: (s) => {
      const row = (name: string, ...cells: [string, string, string]): string =>
        `${padded(name, 5)}${cells.map((cell) => padded(cell, 9)).join('')}`.trimEnd();
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return row(name, sph, cyl, axis);
      };
      const eye = (name: string, e: DrawnEye): string =>
        row(name, e.sph(), e.cyl(), e.axis()) +
        (e.add() && `\n     ADD ${e.add()}`) +
        (e.amounts() && `\n     PRISM ${e.prism('letters', ' ')}`) +
        `\n     VA  ${s.acuity()}`;
      const column = row('', 'SPH', 'CYL', 'AX');
      return `<div class="center"><b>EYE EXPRESS #${s.dice.whole(11, 96)}</b><br>${s.phone()}</div><div class="l"></div><pre>NAME ${s.patient()}\nDATE ${s.dateAs('2025-03-05')} 1${s.dice.digits(1)}:${s.dice.whole(10, 59)}\nNO.  ${s.dice.digits(6)}</pre><div class="l"></div><pre><b>LENSMETER</b> (old glasses)\n${column}\n${old('R', s.right)}\n${old('L', s.left)}</pre><div class="l"></div><pre><b>FINAL PRESCRIPTION</b>\n${column}\n${eye('R', s.right)}\n${eye('L', s.left)}\n\nPD   ${s.pd()}  (R ${s.right.pd()}  L ${s.left.pd()})\nVD   12.00 mm</pre><div class="l"></div><pre>${s.doctor()} OD\nLIC. ${s.dice.digits(5)}\nSIGN</pre>${signature(s)}<p class="small" style="margin:14px 0 0">Good for 1 year from exam date</p>`;
    },
  },
];

/** What is handed out in the same places and is no prescription for spectacles. */
export const sampleNonesInEnglish: Layout[] = [
  {
    name: 'h-en-soft-lens-rx',
    language: 'en',
    document: 'contact-lenses',
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    width: 840,
    css: 'body{font-size:15px}table{width:100%;margin:12px 0}td,th{border:1px solid #55748c;padding:8px 5px;text-align:center}th{background:#e2edf5;font-size:12px}.i td{border:0;text-align:left;padding:2px 0}',
    draw: (s) => {
      const brand = s.dice.pick(['Aquara 1-Day', 'Optiveil Monthly', 'ClearTide 2-Week']);
      const [curve, diameter] = [s.number(8.5, 1), s.number(14.2, 1)];
      const pack = s.dice.pick(['90 pk', '30 pk', '6 pk']);
      const lens = (name: string): string => {
        const toric = s.dice.chance(0.4);
        return tr(
          `<b>${name}</b>`,
          brand,
          curve,
          diameter,
          s.power(-s.dice.whole(2, 28) / 4),
          toric ? s.power(s.dice.pick([-0.75, -1.25])) : '',
          toric ? String(s.dice.whole(1, 18) * 10) : '',
          '',
          pack,
        );
      };
      return `<div class="center"><b style="font-size:22px">${s.practice()}</b><br>${s.street()}, ${s.town()} &nbsp; ${s.phone()}</div><h3 style="margin-top:20px">CONTACT LENS PRESCRIPTION</h3><div class="i">${table(tr(`Patient: <b>${s.patient()}</b>`, `Issue date: ${s.date()}`), tr(`DOB: ${s.born()}`, `Expiration date: ${s.expires()}`))}</div>${table(heads('', 'Lens', 'BC', 'DIA', 'Power', 'Cyl', 'Axis', 'Add', 'Qty'), lens('OD'), lens('OS'))}<p>Wearing schedule: daily wear, remove at night &nbsp;&nbsp; Refills: ${s.dice.whole(1, 4)}<br>Care system: hydrogen peroxide &nbsp;&nbsp; Trial pair dispensed: Y</p><p style="margin-top:30px">${signature(s)}<br>${s.doctor()}, OD &nbsp; Lic. ${s.dice.digits(5)}</p><p class="small">Under the Fairness to Contact Lens Consumers Act you have the right to a copy of your contact lens prescription. This is not an eyeglass prescription.</p>`;
    },
  },
  {
    name: 'h-en-visual-field-report',
    language: 'en',
    document: 'eye-test',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 820,
    css: 'body{font-size:14px}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 26px;border-top:2px solid #000;border-bottom:1px solid #000;padding:8px 0}.w{display:flex;gap:44px;margin-top:18px}td{width:44px;height:32px;text-align:center;font-size:16px}',
    draw: (s) => {
      const grid = (of: () => string): string => {
        const row = (count: number): string =>
          tr(...Array.from({ length: 9 }, (_, i) => (Math.abs(i - 4) * 2 < count + 1 ? of() : '')));
        return table(...[4, 6, 8, 9, 9, 8, 6, 4].map(row));
      };
      const eye = s.dice.pick(['Right', 'Left']);
      return `<div class="sides"><b style="font-size:18px">Single Field Analysis</b><b>Eye: ${eye}</b></div><p class="small">Name: ${s.patient()} &nbsp;&nbsp; ID: ${s.dice.digits(7)} &nbsp;&nbsp; DOB: ${s.born()}</p><p><b>Central 24-2 Threshold Test</b></p><div class="h"><span>Fixation Monitor: Gaze/Blind Spot<br>Fixation Target: Central<br>Fixation Losses: ${s.dice.whole(0, 4)}/14<br>False POS Errors: ${s.dice.whole(0, 9)}%<br>False NEG Errors: ${s.dice.whole(0, 9)}%<br>Test Duration: 0${s.dice.whole(4, 7)}:${s.dice.whole(10, 59)}</span><span>Stimulus: III, White<br>Background: 31.5 ASB<br>Strategy: Fast<br>Fovea: ${s.dice.whole(30, 37)} dB<br>Pupil Diameter: ${s.number(s.dice.between(3, 5.5), 1)} mm</span><span>Visual Acuity: ${s.acuity()}<br>RX: ${s.power(s.dice.whole(4, 14) / 4)} DS<br>Date: ${s.date()}<br>Time: 2:${s.dice.whole(10, 59)} PM<br>Age: ${s.dice.whole(41, 79)}</span></div><div class="w">${grid(() => String(s.dice.whole(17, 33)))}<div style="padding-top:20px">GHT<br><b>${s.dice.pick(['Within Normal Limits', 'Borderline', 'Outside Normal Limits'])}</b><br><br>VFI &nbsp; ${s.dice.whole(84, 99)}%<br><br>MD &nbsp; ${s.power(-s.dice.whole(30, 520) / 100)} dB<br>PSD &nbsp; ${s.number(s.dice.between(1.3, 5))} dB</div></div><p style="margin-top:14px">Total Deviation</p>${grid(() => String(-s.dice.whole(0, 7)))}<p class="small" style="margin-top:18px">${s.practice()}<br>${s.street()}, ${s.town()} &nbsp; ${s.phone()}<br>Reviewed by ${s.doctor()}</p>`;
    },
  },
];
