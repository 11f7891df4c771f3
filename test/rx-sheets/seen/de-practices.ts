import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';

const ruled =
  'table{width:100%;margin:12px 0}td,th{border:1px solid #333;padding:7px 6px;text-align:center}th{font-size:13px;font-weight:400}';
const pink =
  'body{background:#fdeef0;padding:24px 28px}table{width:100%;border:2px solid #c4566a;margin:0}td,th{border:1px solid #d98a98;padding:6px 8px;text-align:center;background:#fff8f8}th{font-size:12px;font-weight:400;color:#b03a50;background:#fbdde2}small{display:block;font-size:11px;color:#b03a50}.box{border:1px solid #c4566a;background:#fff8f8;padding:4px 10px;flex:1}h3{color:#b03a50;margin:10px 0 6px}';

/** What German, Austrian and Swiss eye doctors hand out. */
export const seenFromGermanPractices: Layout[] = [
  {
    name: 's-de-muster-8',
    language: 'de',
    pen: 'sometimes',
    fonts: ['Courier Prime', 'Arimo'],
    values: { add: 1, prism: 0.2 },
    css: pink,
    draw: (s) =>
      `<div class="sides"><div class="box"><small>Krankenkasse bzw. Kostenträger</small>Nordsee-Kasse<small>Name, Vorname des Versicherten &nbsp; geb. am</small>${s.patient()} &nbsp; ${s.born()}<small>Kassen-Nr. &nbsp; Versicherten-Nr. &nbsp; Status</small>${s.dice.digits(9)} &nbsp; K${s.dice.digits(9)} &nbsp; 1000<small>Betriebsstätten-Nr. &nbsp; Arzt-Nr. &nbsp; Datum</small>${s.dice.digits(9)} &nbsp; ${s.dice.digits(9)} &nbsp; ${s.date()}</div><div><h3>Sehhilfenverordnung <b style="font-size:30px">8</b></h3><p class="small">☐ Unfall &nbsp; ☐ BVG<br>☒ Brille &nbsp; ☐ Reparatur<br>☒ Erstverordnung<br>☐ Folgeverordnung</p></div></div><h3>Brillengläser</h3>${table(
        heads('', '', 'Sphäre', 'Zylinder', 'Achse', 'Prisma', 'Basis'),
        tr(
          '<th rowspan="2">Ferne</th>',
          'R',
          ...s.right.cells('sph', 'cyl', 'axis', 'amounts'),
          s.right.bases('degrees'),
        ),
        tr('L', ...s.left.cells('sph', 'cyl', 'axis', 'amounts'), s.left.bases('degrees')),
        tr('<th rowspan="2">Nähe</th>', 'R', s.right.nearSph(), '', '', '', ''),
        tr('L', s.left.nearSph(), '', '', '', ''),
      )}<p class="small" style="margin-top:10px">Hornhautscheitelabstand 12 mm &nbsp; ☐ getönt ☐ Kunststoff ☐ höherbrechend</p>`,
  },
  {
    name: 's-de-muster-8a',
    language: 'de',
    fonts: ['DejaVu Sans Condensed', 'Courier Prime'],
    width: 900,
    values: { add: 0, prism: 0 },
    css: `${pink}table{margin:10px 0}`,
    draw: (s) =>
      `<div class="sides"><h3>Verordnung von vergrößernden Sehhilfen</h3><h3>8A</h3></div><div class="box"><small>Versicherter</small>${s.patient()}, ${s.born()}<small>Vertragsarzt</small>${s.doctor()}, LANR ${s.dice.digits(9)}, BSNR ${s.dice.digits(9)}</div>${table(
        '<tr><th></th><th colspan="3">Refraktion für die Ferne</th><th colspan="2">Sehschärfe cc</th><th rowspan="2">Vergrößerungs-<br>bedarf</th></tr>',
        heads('Auge', 'Sphäre dpt', 'Zylinder dpt', 'Achse Grad', 'Ferne', 'Nähe'),
        tr(
          'R',
          ...s.right.cells('sph', 'cyl', 'axis'),
          s.number(0.2, 1),
          s.number(0.1, 1),
          `${s.number(3.2, 1)}fach`,
        ),
        tr(
          'L',
          ...s.left.cells('sph', 'cyl', 'axis'),
          s.number(0.3, 1),
          s.number(0.1, 1),
          `${s.number(2.5, 1)}fach`,
        ),
      )}<p class="small">☒ Lupenbrille &nbsp; ☐ Fernrohrbrille &nbsp; ☐ elektronisch &nbsp;&nbsp; Diagnose H35.3 &nbsp; Datum ${s.date()}</p>`,
  },
  {
    name: 's-de-privat-comb',
    language: 'de',
    fonts: ['Tinos', 'DejaVu Serif', 'Courier Prime'],
    width: 700,
    values: { prism: 0, plus: 0.4, sameAdd: true },
    css: 'p.e{font-size:20px;margin:14px 0 14px 30px}hr{border:0;border-top:1px solid #222}',
    draw: (s) => {
      const eye = (n: string, e: typeof s.right): string =>
        `<p class="e">${n} &nbsp; sph. ${e.sph()}${e.toric ? ` comb. cyl. ${e.cyl()} Achse ${e.axis()}` : ''}</p>`;
      return `<p><b>${s.doctor()}</b><br>Facharzt für Augenheilkunde<br>${s.street()} &middot; ${s.town()}<br>Tel. ${s.phone()}</p><hr><p class="sides"><span>Privatrezept für ${s.patient()}, geb. ${s.born()}</span></p><h2>Rp.</h2><p>1 Brille</p>${eye('R.', s.right)}${eye('L.', s.left)}${s.values.od.add === null ? '' : `<p class="e">Nahzusatz bds. ${s.add()} dpt</p>`}<p class="e">Pupillendistanz ${s.pd()} mm</p><p>${s.date()}<span style="float:right">Stempel / Unterschrift</span></p>`;
    },
  },
  {
    name: 's-de-arztbrief-kurz',
    language: 'de',
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    width: 880,
    values: { prism: 0 },
    writing: { degree: true },
    draw: (s) => {
      const eye = (n: string, e: typeof s.right): string =>
        `${n}: ${e.formula('/', ' ', 'sph')}${e.add() && ` add ${e.add()}`} cc ${s.acuity()}`;
      return `<p class="sides"><span>Augenarztpraxis<br>${s.street()}<br>${s.town()}</span><span>${s.date()}</span></p><p>Sehr geehrte Frau Kollegin,</p><p>wir berichten über ${s.patient()}, geb. ${s.born()}, in unserer Behandlung seit 2019.</p><p><b>Refraktion:</b><br>${eye('RA', s.right)}<br>${eye('LA', s.left)}</p><p><b>Tensio:</b> RA ${s.pressure()} mmHg, LA ${s.pressure()} mmHg um 10:45 Uhr</p><p><b>Vorderabschnitte:</b> bds. reizfrei, Linse klar. <b>Fundus:</b> Papille vital, CDR 0,3, Makula o. B.</p><p>Wir empfehlen eine Kontrolle in 12 Monaten.</p><p>Mit kollegialen Grüßen<br>${s.doctor()}</p>`;
    },
  },
  {
    name: 's-de-befund-zwei-spalten',
    language: 'de',
    fonts: ['DejaVu Sans', 'Arimo', 'Carlito'],
    width: 940,
    values: { prism: 0.2, sameAdd: true },
    css: 'table{width:100%;margin:10px 0}td,th{padding:6px 10px;text-align:left;border-bottom:1px dotted #888}th{border-bottom:2px solid #333}td:first-child{color:#555;width:26%}',
    draw: (s) => {
      const two = (label: string, of: (e: typeof s.right) => string): string =>
        tr(label, of(s.right), of(s.left));
      return `<h3>Untersuchungsbefund</h3><p>Pat.-Nr. ${s.dice.digits(6)} &nbsp; ${s.patient()} &nbsp; *${s.born()} &nbsp; Untersuchung ${s.date()}</p>${table(
        heads('', 'Rechtes Auge', 'Linkes Auge'),
        two('Visus sc', () => s.number(s.dice.pick([0.2, 0.3, 0.4]), 1)),
        two('Subj. Refraktion', (e) => e.formula(' A ', ' ', '')),
        two('Prisma', (e) => e.prism('deutsch', '<br>')),
        two('Visus cc', () => s.acuity()),
        two('IOD (mmHg)', () => s.pressure()),
        two('Hornhaut R1 (mm)', () => s.number(s.dice.pick([7.65, 7.8, 7.9]))),
      )}${s.values.od.add === null ? '' : `<p>Addition bds.: ${s.add()} dpt (40 cm)</p>`}<p class="small">Gedruckt in der Augenklinik am Stadtpark &middot; Seite 1/1</p>`;
    },
  },
  {
    name: 's-de-oesterreich',
    language: 'de',
    pen: 'sometimes',
    width: 780,
    values: { prism: 0.2 },
    css: `${ruled}th{background:#e7efe7}h3{color:#2a5a3a}`,
    draw: (s) =>
      `<h3>Ordination ${s.doctor()}</h3><p class="small">Augenheilkunde und Optometrie &middot; Alle Kassen &middot; Ordination Mo–Do 8–13 Uhr</p><p>Familienname, Vorname: ${s.patient()}<br>SVNR ${s.dice.digits(4)} ${s.dice.digits(6)}</p><h3>Brillenverordnung</h3>${table(
        heads('', 'Sf.', 'Zyl.', 'Ax.', 'Prisma', 'Basis', 'Add.'),
        tr(
          '<b>OD</b>',
          ...s.right.cells('sph', 'cyl', 'axis', 'amounts'),
          s.right.bases('deutsch'),
          s.right.add(),
        ),
        tr(
          '<b>OS</b>',
          ...s.left.cells('sph', 'cyl', 'axis', 'amounts'),
          s.left.bases('deutsch'),
          s.left.add(),
        ),
      )}<p>PD ${s.pd()} mm &nbsp;&nbsp; HSA 13 mm &nbsp;&nbsp; ☒ Kunststoff ☐ Mineral ☐ entspiegelt</p><p>Datum ${s.date()}</p>`,
  },
  {
    name: 's-de-schweiz',
    language: 'de',
    pen: 'sometimes',
    width: 720,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    values: { prism: 0.15, plus: 0.35 },
    css: 'i{font-size:12px;color:#555}table{width:100%;margin:14px 0}th,td{border-left:1px solid #c22;padding:9px 8px;text-align:center}tr+tr{border-top:1px solid #c22}td:first-child{border-left:0;text-align:left}',
    draw: (s) =>
      `<div class="sides"><h3>${s.practice()}</h3><p class="small">CH-3011 Bern<br>ZSR ${s.dice.digits(6)}</p></div><h2>Brillenrezept <i>Ordonnance de lunettes</i></h2><p>${s.patient()} &nbsp; ${s.born()}</p>${table(
        heads('', 'Sph', 'Cyl', 'Achse<br><i>axe</i>', 'Prisma', 'Add'),
        tr(
          'Rechts <i>droite</i>',
          ...s.right.cells('sph', 'cyl', 'axis'),
          s.right.prism('deutsch', '<br>'),
          s.right.add(),
        ),
        tr(
          'Links <i>gauche</i>',
          ...s.left.cells('sph', 'cyl', 'axis'),
          s.left.prism('deutsch', '<br>'),
          s.left.add(),
        ),
      )}<p>PD ${s.right.pd()} / ${s.left.pd()}</p><p>Datum <i>date</i> ${s.date()} &nbsp;&nbsp; ${s.doctor()}</p>`,
  },
  {
    name: 's-de-label-below',
    language: 'de',
    pen: 'sometimes',
    width: 820,
    values: { prism: 0 },
    css: '.r{display:flex;gap:16px;margin:20px 0}.r div{flex:1;text-align:center}.r span.l{display:block;border-bottom:1px solid #222;min-height:30px}.r small{font-size:12px;color:#444}.r b{width:36px;font-size:26px}',
    draw: (s) => {
      const field = (label: string, value: string): string =>
        `<div><span class="l">${value}</span><small>${label}</small></div>`;
      const eye = (n: string, e: typeof s.right): string =>
        `<div class="r"><b>${n}</b>${field('sphärisch', e.sph())}${field('zylindrisch', e.cyl())}${field('Achse (TABO)', e.axis())}${field('Nahzusatz', e.add())}</div>`;
      const kind = s.lensType({
        single: '☒ Fernbrille &nbsp; ☐ Nahbrille &nbsp; ☐ Bifokal &nbsp; ☐ Gleitsicht',
        multi: '☐ Fernbrille &nbsp; ☐ Nahbrille &nbsp; ☐ Bifokal &nbsp; ☒ Gleitsicht',
      });
      return `<h2 class="center">Brillenverordnung</h2><p>für ${s.patient()}</p><p>${kind}</p>${eye('R', s.right)}${eye('L', s.left)}<div class="r">${field('Augenabstand in mm', s.pd())}${field('Datum', s.date())}${field('Arzt', s.doctor())}</div>`;
    },
  },
  {
    name: 's-de-gleich-notation',
    language: 'de',
    fonts: ['DejaVu Serif', 'Tinos', 'Courier Prime'],
    width: 640,
    values: { prism: 0.25 },
    writing: { degree: true, noCylinder: ['sph'] },
    css: 'body{background:#fffdf4}.e{font-size:19px;padding-left:24px}',
    draw: (s) => {
      const eye = (n: string, e: typeof s.right): string => {
        const prism = e.prism('degrees', ' und ').replaceAll(' @ ', ' pdpt Basis ');
        return `<p class="e">${n} &nbsp; ${e.formula(' / ', ' = ', 'sph')}${prism && `<br>&nbsp;&nbsp;&nbsp; ${prism}`}${e.add() && `<br>&nbsp;&nbsp;&nbsp; Add. ${e.add()}`}</p>`;
      };
      return `<p>${s.doctor()} &middot; Augenärztin &middot; ${s.town()}</p><h3>Rezept: Brille für ${s.patient()}</h3>${eye('R', s.right)}${eye('L', s.left)}<p>PD ${s.pd()} mm</p><p class="small">Achsen und Basis nach TABO &middot; ${s.date()} &middot; Tel. ${s.phone()}</p>`;
    },
  },
  {
    name: 's-de-praxis-drucker',
    language: 'de',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 760,
    values: { add: 1, prism: 0 },
    writing: { minus: ['-'], noCylinder: [''] },
    css: '.l{display:flex;margin:5px 0}.l span.c{width:110px}.l span.c:first-child{width:150px}body{color:#333}',
    draw: (s) => {
      const line = (...cells: string[]): string =>
        `<div class="l">${cells.map((cell) => `<span class="c">${cell}</span>`).join('')}</div>`;
      return `<p>Gemeinschaftspraxis<br>${s.doctor()}<br>${s.town()}, ${s.phone()}</p><p>BSNR ${s.dice.digits(9)}  LANR ${s.dice.digits(9)}</p><p>Brillenrezept vom ${s.date()}<br>${s.patient()}, geb. ${s.born()}</p>${line('', 'sph', 'zyl', 'Achse', 'PD')}${line('Ferne rechts', ...s.right.cells('sph', 'cyl', 'axis', 'pd'))}${line('Ferne links', ...s.left.cells('sph', 'cyl', 'axis', 'pd'))}${line('Add. rechts', s.right.add())}${line('Add. links', s.left.add())}<p class="small">Bitte innerhalb von 6 Monaten einlösen. HSA: 12</p>`;
    },
  },
];
