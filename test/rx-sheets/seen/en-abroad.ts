import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';

/** What practices outside the United States hand out in English. */
export const abroadInEnglish: Layout[] = [
  {
    name: 's-en-abroad-near-stacked',
    language: 'en',
    fonts: ['Arimo', 'Tinos'],
    width: 860,
    values: { prism: 0.4 },
    writing: { noCylinder: ['DS', ''], degree: false },
    css: 'body{background:#f3faf5;font-size:15px}td,th{border:1px solid #2a7a4b;padding:7px 6px;text-align:center;background:#fff}th{background:#d7eedf;font-size:12px}table{width:100%;margin:10px 0}',
    draw: (s) => {
      const far = (n: string, e: typeof s.right): string =>
        tr(
          `<th>${n}</th>`,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('words'),
          s.acuityMetres(),
          e.add(),
        );
      return `<div class="sides"><b>OPTICAL PRESCRIPTION</b><span class="small">Ophthalmic list no. 01-${s.dice.digits(5)}</span></div><p>${s.patient()}, ${s.dice.whole(2, 90)} Mill Lane, Harrogate HG1 2AB</p>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Prism', 'Base', 'V.A.', 'Near Add'), far('R', s.right), far('L', s.left))}<p>BVD 12 mm &nbsp; PD ${s.pd()} &nbsp; Intermediate add: not required</p><p>Date of sight test ${s.dateDayFirst()} &nbsp; Retest due in 24 months</p><p class="small">I certify that I have tested the sight of the person named above. &#9745; A prescription was issued &nbsp; &#9744; No prescription was needed &nbsp; &#9744; Referred</p>`;
    },
  },
  {
    name: 's-en-abroad-sides-side',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 1040,
    values: { prism: 0.3, add: 0.8 },
    css: 'body{font-size:15px}td,th{border:1px solid #555;padding:6px 4px;text-align:center;height:34px}th{font-size:11px}table{width:100%;table-layout:fixed}',
    draw: (s) => {
      const far = (e: typeof s.right): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        e.prism('words', '<br>'),
      ];
      const empty = ['', '', '', ''];
      return `<h3>${s.practice()} <span class="small">Opticians, 27 High Street, Ludlow</span></h3><p>${s.patient()} &nbsp; Exam: ${s.dateDayFirst()}</p>${table(
        '<tr><th></th><th colspan="4">RIGHT</th><th colspan="4">LEFT</th></tr>',
        heads('', 'Sph', 'Cyl', 'Axis', 'Prism', 'Sph', 'Cyl', 'Axis', 'Prism'),
        tr('<th>Distance</th>', ...far(s.right), ...far(s.left)),
        tr('<th>Inter add</th>', ...empty, ...empty),
        tr('<th>Near add</th>', s.right.add(), '', '', '', s.left.add(), '', '', ''),
      )}<p style="margin-top:12px">PD: R ${s.right.pd()} L ${s.left.pd()} &nbsp; Optometrist ${s.doctor()} GOC 01-${s.dice.digits(5)}</p>`;
    },
  },
  {
    name: 's-en-abroad-hand-slip',
    language: 'en',
    pen: 'always',
    width: 680,
    values: { prism: 0, sameAdd: true },
    css: 'td{border-bottom:1px dotted #444;padding:16px 12px 2px;text-align:center;min-width:90px}td:first-child{border:0;font-weight:700}th{font-size:12px;font-weight:400}table{margin:6px 0 22px}',
    draw: (s) =>
      `<h3>M. J. Pemberton FCOptom</h3><p class="small">4 Castle Row, Ennis, Co. Clare &nbsp; Tel. 065 555 01${s.dice.digits(2)}</p><p>Name ${s.patient()}</p>${table(
        heads('', 'Sph.', 'Cyl.', 'Axis'),
        tr('R.', ...s.right.cells('sph', 'cyl', 'axis')),
        tr('L.', ...s.left.cells('sph', 'cyl', 'axis')),
      )}<p>Reading add &nbsp; ${s.add()}</p><p>P.D. &nbsp; ${s.pd()} &nbsp;&nbsp; Date &nbsp; ${s.dateDayFirst()}</p>`,
  },
  {
    name: 's-en-abroad-near-full',
    language: 'en',
    pen: 'sometimes',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 1000,
    values: { add: 0.8, prism: 0 },
    css: 'body{padding:24px}td,th{border:1px solid #14406b;padding:9px 3px;text-align:center}th{font-size:11px;color:#14406b}table{width:100%;table-layout:fixed}h2{color:#b3202a}',
    draw: (s) => {
      const far = (e: typeof s.right): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        s.filled(s.acuityMetres()),
      ];
      const near = (e: typeof s.right): string[] =>
        s.values.od.add === null
          ? ['', '', '', '']
          : [e.nearSph(), e.nearCyl(), e.nearAxis(), s.filled('N6')];
      return `<div class="center"><h2>DRISHTI EYE HOSPITAL</h2><p class="small">14, M. G. Road, Pune 411001 &nbsp; Ph: 020-5550 ${s.dice.digits(4)} &nbsp; Reg. No. ${s.dice.digits(6)}</p></div><p>Name: ${s.patient()} &nbsp; Age/Sex: ${s.filled(`${s.dice.whole(19, 78)}/F`)} &nbsp; Date: ${s.dateDayFirst()}</p>${table(
        '<tr><th></th><th colspan="4">RIGHT EYE</th><th colspan="4">LEFT EYE</th></tr>',
        heads('', 'DSPH', 'DCYL', 'AXIS', 'V/A', 'DSPH', 'DCYL', 'AXIS', 'V/A'),
        tr('<th>DIST.</th>', ...far(s.right), ...far(s.left)),
        tr('<th>NEAR</th>', ...near(s.right), ...near(s.left)),
      )}<p style="margin-top:12px">I.P.D. ${s.pd()} mm &nbsp; &#9744; Bifocal &nbsp; &#9744; Kryptok &nbsp; &#9744; Progressive &nbsp; &#9744; CR-39 &nbsp; &#9744; Photochromatic</p><p class="small">Constant use / Distance only / Near only. &nbsp; ${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-abroad-eye-blocks',
    language: 'en',
    fonts: ['Carlito', 'DejaVu Sans'],
    width: 760,
    values: { add: 1, prism: 0 },
    css: 'td,th{border:1px solid #999;padding:7px;text-align:center}th{background:#fbe9cf}table{width:100%;margin-bottom:10px}',
    draw: (s) => {
      const eye = (n: string, e: typeof s.right): string =>
        `${tr(`<th rowspan="2">${n}</th>`, 'Dist.', ...e.cells('sph', 'cyl', 'axis'), s.acuityMetres())}${tr('Near', e.nearSph(), e.nearCyl(), e.nearAxis(), 'N6')}`;
      return `<div class="sides"><h3>Spectacle Card</h3><span class="small">UHID ${s.dice.digits(9)}<br>${s.dateDayFirst()}</span></div><p>${s.patient()}</p>${table(heads('Eye', '', 'Sph (D)', 'Cyl (D)', 'Axis (&deg;)', 'Vision'), eye('OD', s.right), eye('OS', s.left))}<p>PD ${s.pd()} &nbsp; Advice: anti-glare, review after 1 year</p>`;
    },
  },
  {
    name: 's-en-abroad-two-tongues',
    language: 'en',
    pen: 'sometimes',
    width: 880,
    values: { prism: 0.2 },
    css: 'td,th{border:1px solid #000;padding:10px 5px;text-align:center}th{font-size:12px;font-weight:400;line-height:1.1}th i{color:#555}table{width:100%;margin:10px 0}',
    draw: (s) => {
      const line = (n: string, e: typeof s.right): string =>
        tr(n, ...e.cells('sph', 'cyl', 'axis'), e.prism('letters', '<br>'), e.add(), e.pd());
      return `<div class="sides"><div><b>Dre Hélène Tremblay, Dr Paul Roy</b><br><span class="small">Optometrists / Optométristes<br>88 Rideau St, Ottawa ON K1N 9J2</span></div><div class="small">Permit / Permis ${s.dice.digits(4)}<br>Tel. 613 555-01${s.dice.digits(2)}</div></div><p style="margin-top:14px">Name / Nom: ${s.patient()} &nbsp; Date: ${s.dateDayFirst()}</p>${table(heads('Eye<br><i>Oeil</i>', 'Sphere<br><i>Sphère</i>', 'Cylinder<br><i>Cylindre</i>', 'Axis<br><i>Axe</i>', 'Prism<br><i>Prisme</i>', 'Addition<br><i>Addition</i>', 'PD<br><i>DP</i>'), line('R / D', s.right), line('L / G', s.left))}<p class="small">Vertex 13 mm &nbsp; Expires / Expire: ${s.expires()}</p>`;
    },
  },
  {
    name: 's-en-abroad-mailed-lines',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 660,
    values: { prism: 0.3, sameAdd: true },
    writing: { zeros: 'no leading', degree: false },
    css: 'hr{border:0;border-top:1px solid #ccc}',
    draw: (s) => {
      const prism = (amount: string, base: string): string =>
        amount && `, ${amount}&Delta; base ${base}`;
      const eye = (n: string, e: typeof s.right): string =>
        `<p>${n}: ${e.formula(' x ', ' / ', 'sph')}${prism(e.amount('Hor'), e.base('Hor', 'words'))}${prism(e.amount('Ver'), e.base('Ver', 'words'))} (${s.acuityMetres()})</p>`;
      return `<p class="small"><b>reception@example.org</b> &nbsp; to me<br>${s.dateDayFirst()}</p><hr><p>Hi ${s.patient()},</p><p>As asked, your script from your last visit in Fremantle:</p>${eye('RE', s.right)}${eye('LE', s.left)}${s.values.od.add === null ? '' : `<p>Add ${s.add()}</p>`}<p>PD ${s.pd()}</p><p>It is valid for 2 years. Medicare item 10910 was bulk billed; your next test is free after 3 years.</p><p>Kind regards,<br>${s.practice()}<br>08 5550 ${s.dice.digits(4)} | ABN 51 824 ${s.dice.digits(3)} ${s.dice.digits(3)}</p>`;
    },
  },
  {
    name: 's-en-abroad-boxed-digits',
    language: 'en',
    pen: 'always',
    width: 940,
    values: { prism: 0 },
    writing: { noCylinder: ['', '/'], axisDigits: 3 },
    css: 'body{background:#fff6f8}td{padding:6px 10px}.x{display:inline-block;vertical-align:middle;width:148px;height:46px;padding:8px 0 0 6px;letter-spacing:9px;background:#fff repeating-linear-gradient(90deg,#e39 0 1px,#0000 1px 24px);border:1px solid #e39}.x.y{width:100px}th{font-size:12px;text-align:left;padding:0 10px;color:#a25}',
    draw: (s) => {
      const box = (value: string, short = ''): string => `<span class="x ${short}">${value}</span>`;
      const line = (n: string, e: typeof s.right): string =>
        tr(`<b>${n}</b>`, box(e.sph()), box(e.cyl()), box(e.axis(), 'y'), box(e.add()));
      return `<div class="sides"><b>VOUCHER FOR GLASSES &mdash; PART 2</b><span class="small">Please write in black ink, one figure in each box</span></div><p>Patient's name ${s.patient()}</p>${table(heads('', 'Sphere', 'Cylinder', 'Axis', 'Reading add'), line('R', s.right), line('L', s.left))}<p>Distance PD ${s.pd()} &nbsp; Date ${s.dateDayFirst()}</p><p class="small">Voucher type (circle one): A &nbsp; B &nbsp; C &nbsp; D &nbsp; E &nbsp; F &nbsp; G &nbsp; H &nbsp;&nbsp; Supplements: &#9744; prism &#9744; tint &nbsp; Value &pound;${s.price()}</p>`;
    },
  },
];
