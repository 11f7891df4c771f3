import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye } from '../sheet.ts';

const tick = (on: boolean, text: string): string =>
  `<span style="white-space:nowrap">${on ? '☒' : '☐'}&nbsp;${text}</span>`;

/** Horizontal or vertical prism of an eye with its base, as one cell. */
const prismCell = (e: DrawnEye, direction: 'Hor' | 'Ver'): string =>
  `${e.amount(direction)} ${e.base(direction, 'deutsch')}`.trim();

/** 05.03.2025 as 05.03.25. */
const shortYear = (day: string): string => day.replace(/(\d\d\.\d\d\.)\d\d(\d\d)/, '$1$2');

/** 05.03.2025 as 5.3.2025. */
const bareDay = (day: string): string =>
  day.replace(/(\d\d)\.(\d\d)\.(\d{4})/, (_, d: string, m: string, y: string) =>
    [Number(d), Number(m), y].join('.'),
  );

/** As it is spelled in Switzerland. */
const swiss = (text: string): string => text.replaceAll('ß', 'ss');

/** Papers from the drawers of members of health plans: from Germany and its neighbours. */
export const drawersInGerman: Layout[] = [
  {
    // The health insurers' form for aids to see, both eyes side by side in rows for far and near.
    name: 's-lade-kassenformular-nebeneinander',
    language: 'de',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 960,
    values: { prism: 0 },
    writing: { noCylinder: ['', '0,00'], degree: false },
    css: 'body{background:#fff1ee;padding:24px 28px}.k{font:11px Arimo;color:#9b3b30}.b{border:1px solid #d08a80;padding:6px 10px;min-height:58px}.g{display:grid;grid-template-columns:1.3fr 1fr;gap:10px}table{width:100%;margin:14px 0}th{font:12px Arimo;color:#9b3b30;border:1px solid #d08a80;padding:3px}td{border:1px solid #d08a80;height:36px;text-align:center}td:first-child{font:12px Arimo;color:#9b3b30;width:70px}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => e.cells('sph', 'cyl', 'axis');
      const near = (e: DrawnEye): string[] =>
        hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis()] : ['', '', ''];
      return `<div class="g"><div class="b"><span class="k">Krankenkasse bzw. Kostenträger</span><br>${s.dice.pick(['DAK-Gesundheit', 'AOK Bayern', 'hkk', 'Techniker Krankenkasse'])}<br><span class="k">Name, Vorname des Versicherten</span><br>${s.patient()} &nbsp; <span class="k">geb. am</span> ${shortYear(s.born())}<br>${s.street()}<br>${s.town()}</div><div><div class="b"><span class="k">Sehhilfenverordnung</span><br>${tick(true, 'Brille')} ${tick(false, 'Kontaktlinsen')}<br>${tick(true, 'Folge-VO')} ${tick(false, 'Erst-VO')}</div><div class="b" style="margin-top:8px"><span class="k">Ausstellungsdatum</span><br>${s.date()}</div></div></div>${table('<tr><th></th><th colspan="3">RECHTS</th><th colspan="3">LINKS</th></tr>', heads('', 'Sphäre', 'Zyl.', 'Achse', 'Sphäre', 'Zyl.', 'Achse'), tr('Ferne', ...far(s.right), ...far(s.left)), tr('Nähe', ...near(s.right), ...near(s.left)))}<div class="g"><div class="b"><span class="k">Begründung / Besonderheiten</span><br>${s.lensType({ single: 'Einstaerkenglaeser, Kunststoff', multi: 'Mehrstaerkenglaeser, Gleitsicht' })}<br>HSA 14 mm</div><div class="b"><span class="k">Vertragsarztstempel / Unterschrift des Arztes</span><br>${s.doctor()}<br>Augenarzt &nbsp; ${s.dice.digits(9)}</div></div>`;
    },
  },
  {
    // A practice's print for private patients, four rows named by eye and distance.
    name: 's-lade-privat-vier-reihen',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0, add: 0.8 },
    writing: { noCylinder: ['', '–'], axisDigits: 1 },
    css: 'body{background:#eef4ea;padding:34px 44px}td,th{padding:7px 16px;border-bottom:1px solid #7d967a}th{font-size:14px;color:#456142;text-align:right}td{text-align:right}td:first-child{text-align:left;font-weight:700}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), '');
      const near = (name: string, e: DrawnEye): string =>
        tr(name, e.nearSph(), e.nearCyl(), e.nearAxis(), e.add());
      return `<div class="sides"><div><span class="small">Rezept für Privatpatienten</span><br>${s.patient()}<br>geb. ${s.born()}</div><div style="text-align:right">${s.doctor()}<br><span class="small">Augenärztin, ${s.street()}<br>${s.town()}</span></div></div><p style="margin:22px 0 6px">Rp. 1 Brille</p>${table(heads('', 'sph', 'zyl', 'Achse', 'Add'), far('Rechts Ferne', s.right), far('Links Ferne', s.left), hasAdd(s) ? near('Rechts Nähe', s.right) + near('Links Nähe', s.left) : '')}<p style="margin-top:18px">PD ${s.pd()} mm</p><p class="small">Entspiegelung aus ärztlicher Sicht empfohlen. Gültigkeit: 6 Monate ab Ausstellung.</p><div class="sides" style="margin-top:32px"><span>${s.date()}</span><span>.........................................<br><span class="small">Unterschrift</span></span></div>`;
    },
  },
  {
    // The everyday print of a practice's program, units in the headings.
    name: 's-lade-rezept-mit-einheiten',
    language: 'de',
    values: { prism: 0.3 },
    writing: { degree: false },
    css: 'body{padding:38px 46px}th{font-weight:400;font-size:14px;background:#f0f0f0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<td style="text-align:left">${name}</td>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          prismCell(e, 'Hor'),
          prismCell(e, 'Ver'),
        );
      return `<b>Gemeinschaftspraxis für Augenheilkunde</b><br><span class="small">${s.doctor()} &amp; Kollegen · ${s.street()} · ${s.town()}</span><hr><h3 style="margin:20px 0 4px">Brillenrezept</h3><p>für ${s.patient()}, geboren am ${s.born()}, Pat.-Nr. ${s.dice.digits(6)}</p><div class="grid full">${table(heads('Auge', 'Sphäre<br>[dpt]', 'Zylinder<br>[dpt]', 'Achse<br>[°]', 'Addition<br>[dpt]', 'Prisma hor.<br>[cm/m]', 'Prisma vert.<br>[cm/m]'), eye('rechts', s.right), eye('links', s.left))}</div><p style="margin-top:14px">${s.lensType({ single: 'Einstärkengläser für die Ferne', multi: 'Mehrstärkengläser' })}, Hornhautscheitelabstand 12 mm</p><p style="margin-top:40px">${s.town().replace(/^\d+ /, '')}, den ${s.date()}</p><p class="small" style="margin-top:30px">Dieses Rezept wurde maschinell erstellt und ist ohne Unterschrift gültig.</p>`;
    },
  },
  {
    // A practice's refraction sheet: old glasses, the device, and what is prescribed, one below another.
    name: 's-lade-refraktionsblatt-drei-bloecke',
    language: 'de',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 860,
    values: { prism: 0 },
    css: 'body{font-size:15px;padding:28px 34px}h4{margin:14px 0 2px;font-size:15px}table{width:100%;table-layout:fixed}td,th{padding:4px 6px;text-align:center;border:1px solid #aaa}th{font-weight:400;background:#f4f4f4}.v{border:2px solid #000;padding:4px 10px 10px;margin-top:16px}.v td{font-size:17px;font-weight:700}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string => {
        const was = e.elsewhere();
        return tr(name, was.sph, was.cyl, was.axis, s.acuity());
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity());
      return `<div class="sides"><b>${s.patient()} (${s.born()})</b><span>Untersuchung ${s.date()}</span></div><h4>Vorhandene Brille (Scheitelbrechwertmesser)</h4>${table(heads('', 'Sph', 'Cyl', 'Ach', 'Vcc'), old('R', s.right), old('L', s.left))}<h4>Autorefraktometer</h4>${table(heads('', 'Sph', 'Cyl', 'Ach', 'Vcc'), old('R', s.right), old('L', s.left))}<div class="v"><h4>Verordnet wird</h4>${table(heads('', 'Sph', 'Cyl', 'Ach', 'Add', 'Vcc'), eye('R', s.right), eye('L', s.left))}</div><p style="margin-top:14px">Tensio R ${s.pressure()} / L ${s.pressure()} mmHg (NCT). Vordere Abschnitte reizfrei.</p><p>Procedere: ${s.lensType({ single: 'neue Fernbrille', multi: 'neue Gleitsichtbrille' })}, Kontrolle in 12 Monaten</p><p class="small">Untersucher: ${s.doctor()}</p>`;
    },
  },
  {
    // A medical centre's short print, the cylinder's axis written A. and the acuity behind.
    name: 's-lade-mvz-brillenwerte',
    language: 'de',
    fonts: ['Carlito', 'Arimo'],
    width: 700,
    values: { prism: 0, plus: 0.1 },
    css: 'body{padding:30px}.h{background:#12586b;color:#fff;padding:10px 16px;margin:-30px -30px 22px}th{text-align:left;color:#12586b;font-size:15px}td,th{padding:8px 12px}tr+tr td{border-top:1px solid #b9d0d6}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity());
      return `<div class="h"><b>MVZ Augenheilkunde ${s.dice.pick(['Rheinaue', 'Südpark', 'Elbtor'])}</b><br><span class="small">Standort ${s.town()}</span></div><p><b>Brillenwerte vom ${s.date()}</b></p><p>${s.patient()}<br>Geb.-Datum ${s.born()}</p><div class="full">${table(heads('Auge', 'Sph.', 'Zyl.', 'A.', 'Nahzusatz', 'V. c.c.'), eye('RA', s.right), eye('LA', s.left))}</div><p style="margin-top:16px">Verordnung: ${s.lensType({ single: '1 Fernbrille', multi: '1 Gleitsichtbrille' })}</p><p>PD (mm): RA ${s.right.pd()} &nbsp; LA ${s.left.pd()}</p><p>Arzt: ${s.doctor()}</p><p class="small">Bitte legen Sie diesen Ausdruck Ihrem Augenoptiker vor. Bei Unverträglichkeit innerhalb von vier Wochen melden unter ${s.phone()}.</p>`;
    },
  },
  {
    // An eye clinic's sheet after cataract surgery with the final glasses.
    name: 's-lade-klinik-nach-katarakt',
    language: 'de',
    fonts: ['Tinos', 'Arimo'],
    values: { prism: 0, add: 1, sameAdd: true },
    writing: { noCylinder: ['sph', '—', ''] },
    css: 'body{padding:40px 56px}td,th{padding:6px 14px;text-align:center}th{border-top:2px solid #000;border-bottom:1px solid #000}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), s.acuity());
      return `<div class="center"><b style="font-size:21px">Augenklinik am Kurgarten</b><br><span class="small">Ambulantes OP-Zentrum · ${s.street()} · ${s.town()}</span></div><p style="margin-top:26px">Patient/in: ${s.patient()}, geb. ${s.born()}<br>Zustand nach Phakoemulsifikation mit Implantation einer Hinterkammerlinse beidseits</p><p style="margin-top:16px"><b>Brillenverordnung (endgültige Werte, ${s.date()})</b></p>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Visus'), eye('Rechtes Auge', s.right), eye('Linkes Auge', s.left))}<p style="margin-top:14px">Addition für beide Augen: ${s.add()} dpt<br>Pupillenabstand: ${s.pd()} mm</p><p>Wir empfehlen ${s.lensType({ single: 'eine Fernbrille', multi: 'eine Gleitsichtbrille' })} mit UV-Schutz. Eine Blendungsempfindlichkeit kann noch einige Wochen bestehen.</p><p style="margin-top:34px">Mit freundlichen Grüßen<br><br>${s.doctor()}<br><span class="small">Oberarzt</span></p>`;
    },
  },
  {
    // The squint school's prescription for a child with prisms in columns of their own.
    name: 's-lade-sehschule-kinderbrille',
    language: 'de',
    values: { prism: 0.6, add: 0 },
    writing: { degree: false },
    css: 'body{padding:34px 42px}.z{border:1px dashed #666;padding:8px 12px;margin:16px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('deutsch'));
      return `<div class="sides"><div><b>Sehschule / Orthoptik</b><br>Augenärzte an der Seilerbahn</div><div class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>${s.phone()}</div></div><p style="margin-top:20px">Kinderbrille für <b>${s.patient()}</b></p><div class="z small">Refraktion in Zykloplegie mit Cyclopentolat ${s.number(1, 1)} % AT (2 × im Abstand von 10 min)<br>Fundus bds. regelrecht, Cover-Test ${s.dice.pick(['Orthophorie', 'Mikrostrabismus', 'Exophorie'])}</div><div class="grid full">${table(heads('', 'sphärisch', 'zylindrisch', 'Achse', 'Prisma', 'Basislage'), eye('R', s.right), eye('L', s.left))}</div><p style="margin-top:14px">${tick(true, 'dauernd tragen')} &nbsp; ${tick(false, 'nur zur Schule')} &nbsp; ${tick(true, 'Sportbügel')} &nbsp; ${tick(false, 'Okklusion')}</p><p>Kunststoffgläser, bitte auf guten Fassungssitz achten.</p><div class="sides" style="margin-top:26px"><span>${s.date()}</span><span>Orthoptistin i. A. ${s.doctor()}</span></div>`;
    },
  },
  {
    // A letter to the family doctor with the prescribed glasses in a sentence.
    name: 's-lade-arztbrief-fliesstext',
    language: 'de',
    fonts: ['Tinos', 'Carlito'],
    values: { prism: 0 },
    writing: { noCylinder: ['sph'], plano: ['plan', '±0,00'] },
    css: 'body{padding:44px 60px;line-height:1.45}',
    draw: (s) => {
      const eye = (e: DrawnEye): string =>
        `${e.sph()} dpt sph${e.toric ? ` ${e.cyl()} dpt zyl Achse ${e.axis()}` : ''}${hasAdd(s) ? `, Add ${e.add()}` : ''}`;
      return `<div class="sides small"><span>${s.doctor()}, Augenarzt, ${s.street()}, ${s.town()}</span><span>Tel. ${s.phone()}</span></div><p style="margin:30px 0">An die Hausarztpraxis<br>am Stadttor<br>${s.town()}</p><p style="text-align:right">${s.date()}</p><p><b>Betr.: ${s.patient()}, geb. ${s.born()}</b></p><p>Sehr geehrte Kollegin, sehr geehrter Kollege,</p><p>ich bedanke mich für die Überweisung wegen Kopfschmerzen beim Lesen. Der unkorrigierte Visus betrug rechts ${s.acuity()} und links ${s.acuity()}. Der Augeninnendruck lag applanatorisch bei ${s.pressure()} mmHg rechts und ${s.pressure()} mmHg links.</p><p>Ich habe heute eine neue ${s.lensType({ single: 'Fernbrille', multi: 'Gleitsichtbrille' })} verordnet. Rechts: ${eye(s.right)}. Links: ${eye(s.left)}. Damit wird beidseits volle Sehschärfe erreicht.</p><p>Papille und Makula sind unauffällig, kein Anhalt für ein Glaukom. Eine Kontrolle ist in einem Jahr vorgesehen.</p><p style="margin-top:26px">Mit kollegialen Grüßen<br><br>${s.doctor()}</p>`;
    },
  },
  {
    // An eye doctor's certificate for the driving licence with the glasses to be made for it.
    name: 's-lade-fuehrerschein-gutachten',
    language: 'de',
    fonts: ['Arimo'],
    values: { prism: 0, add: 0 },
    css: 'body{padding:32px 40px;font-size:16px}h3{border-bottom:2px solid #000;padding-bottom:6px}.q td{padding:3px 20px 3px 0}.grid{margin:10px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => tr(name, ...e.cells('sph', 'cyl', 'axis'));
      return `<h3>Augenärztliche Untersuchung nach Anlage 6 FeV</h3><p>Name, Vorname: ${s.patient()} &nbsp;&nbsp; Geburtsdatum: ${s.born()}<br>Anschrift: ${s.street()}, ${s.town()}<br>Klasse: ${s.dice.pick(['B, BE', 'C1, C1E', 'C, CE'])}</p><p><b>1. Tagessehschärfe</b></p><div class="q">${table(tr('', 'rechts', 'links', 'beidäugig'), tr('ohne Sehhilfe', s.acuity(), s.acuity(), s.acuity()), tr('mit Sehhilfe', s.acuity(), s.acuity(), s.acuity()))}</div><p style="margin-top:10px"><b>2. Übrige Sehfunktionen</b><br>Farbensehen ${tick(true, 'regelrecht')} ${tick(false, 'gestört')} &nbsp; Gesichtsfeld ${tick(true, 'frei')} ${tick(false, 'eingeschränkt')} &nbsp; Dämmerungssehen ${tick(true, 'ausreichend')}</p><p><b>3. Auflage 01.01 (Brille) erforderlich:</b> ${tick(true, 'ja')} ${tick(false, 'nein')}<br>Zum Führen von Kraftfahrzeugen wird folgende Brille verordnet:</p><div class="grid full">${table(heads('', 'Sphäre', 'Zylinder', 'Achse'), eye('rechtes Auge', s.right), eye('linkes Auge', s.left))}</div><div class="sides" style="margin-top:34px"><span>Datum: ${s.date()}</span><span style="text-align:center">${s.doctor()}<br><span class="small">Stempel und Unterschrift</span></span></div>`;
    },
  },
  {
    // A works doctor's form for glasses at the screen, filled by the eye doctor's computer.
    name: 's-lade-arbeitsplatz-bildschirm',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans'],
    values: { prism: 0, add: 1 },
    css: 'body{padding:30px 38px;font-size:16px}.f{border:1px solid #333;padding:10px 14px;margin-bottom:12px}.t td,.t th{border:1px solid #333;padding:6px 10px;text-align:center}.t table{width:100%}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      return `<b>Bescheinigung zur Vorlage beim Arbeitgeber</b><p class="small">Spezielle Sehhilfe am Bildschirmarbeitsplatz (ArbMedVV, Anhang Teil 4)</p><div class="f">Beschäftigte/r: ${s.patient()}, geb. ${s.born()}<br>Betrieb: ${s.dice.pick(['Stadtwerke Hellweg GmbH', 'Kreisverwaltung', 'Nordmetall Zuliefer AG'])}, Personalnr. ${s.dice.digits(5)}<br>Sehabstand Bildschirm: ca. ${s.dice.pick(['60', '65', '70', '80'])} cm</div><div class="f">${tick(false, 'Die normale Sehhilfe reicht aus.')}<br>${tick(true, 'Eine Bildschirmbrille ist erforderlich.')}<br>${tick(false, 'Eine Kontrolle ist in sechs Monaten nötig.')}</div><div class="t">${table(heads('Glas', 'sph', 'cyl', 'Achse', 'Add', 'PD'), eye('R', s.right), eye('L', s.left))}</div><p style="margin-top:12px">Ausführung: ${tick(false, 'Einstärken')} ${tick(true, 'Nahkomfort / Raumglas')} ${tick(true, 'entspiegelt')} ${tick(false, 'getönt')}</p><div class="sides" style="margin-top:28px"><span>${s.date()}</span><span style="text-align:center">${s.doctor()}<br><span class="small">Augenarztpraxis</span></span></div>`;
    },
  },
  {
    // A small pad of a practice with dotted lines, filled with a pen.
    name: 's-lade-rezeptblock-punktlinien',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 640,
    values: { prism: 0, sameAdd: true },
    writing: { noCylinder: ['—'], plano: ['plan', '0,00'] },
    css: 'body{padding:26px 30px}.l{display:flex;align-items:baseline;gap:10px;margin:18px 0}.l span.d{flex:1;border-bottom:2px dotted #777;min-height:32px;text-align:center;padding-bottom:3px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="l"><b style="width:60px">${name}</b> sph<span class="d">${e.sph()}</span> cyl<span class="d">${e.cyl()}</span> Achse<span class="d">${e.axis()}</span></div>`;
      return `<div class="center"><b>${s.doctor()}</b><br><span class="small">Augenarzt · ${s.street()} · ${s.town()}</span></div><div class="l">Für<span class="d">${s.patient()}</span></div><p style="margin:0"><b>Fernbrille / Mehrstärkenbrille</b></p>${eye('rechts', s.right)}${eye('links', s.left)}<div class="l">Addition<span class="d">${hasAdd(s) ? s.add() : s.filled('—')}</span> PD<span class="d">${s.pd()}</span></div><div class="l" style="margin-top:30px">Datum<span class="d">${s.date()}</span> Unterschrift<span class="d">${s.filled(s.doctor().split(' ').at(-1) ?? '')}</span></div>`;
    },
  },
  {
    // A blue private prescription, written by hand beside the letters Rp.
    name: 's-lade-blaues-rezept-stift',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo'],
    width: 720,
    values: { prism: 0 },
    writing: { noCylinder: ['sph'], degree: true },
    css: 'body{background:#e4eef7;padding:24px 28px;color:#224a75}.b{border:1px solid #6f93b8;padding:8px 12px}.k{font-size:12px}.r{min-height:215px;padding:14px 18px;font-size:19px}.r p{margin:14px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<p>${s.filled(`${name}:`)} ${e.formula(` ${s.filled('A')} `, ' &nbsp; ', 'sph')}${hasAdd(s) ? ` &nbsp; ${s.filled('Add')} ${e.add()}` : ''}</p>`;
      return `<div class="b"><span class="k">Name, Vorname, Geburtsdatum</span><br>${s.patient()} &nbsp; ${s.born()}</div><div class="b r"><b>Rp.</b> &nbsp; ${s.filled(s.lensType({ single: 'Brille Ferne', multi: 'Brille Gleitsicht' }))}${eye('R', s.right)}${eye('L', s.left)}</div><div class="sides" style="margin-top:10px"><div class="b" style="flex:1"><span class="k">Datum</span><br>${s.date()}</div><div class="b" style="flex:2"><span class="k">Stempel / Unterschrift des Arztes</span><br>${s.doctor()}<br><span class="small">Facharzt für Augenheilkunde, ${s.town()}</span></div></div><p class="k" style="margin-top:8px">PRIVAT · Abgabedatum und Preis trägt der Augenoptiker ein</p>`;
    },
  },
  {
    // A prescription of prisms: each eye a block, horizontal and vertical in lines with bases as degrees.
    name: 's-lade-prismen-tabo',
    language: 'de',
    values: { prism: 1, add: 0.3 },
    writing: { noCylinder: ['', '0,00'] },
    css: 'body{padding:34px 42px}.e{display:grid;grid-template-columns:1fr 1fr;gap:20px;margin:18px 0}.e>div{border:1px solid #555;padding:10px 14px}.e td{padding:4px 18px 4px 0}.e h4{margin:0 0 6px;background:#eee;padding:3px 6px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div><h4>${name}</h4>${table(tr('Sphäre', e.sph()), tr('Zylinder', e.cyl()), tr('Achse', e.axis()), hasAdd(s) ? tr('Addition', e.add()) : '', tr('Prisma horizontal', e.amount('Hor')), tr('Basis horizontal', e.base('Hor', 'degrees')), tr('Prisma vertikal', e.amount('Ver')), tr('Basis vertikal', e.base('Ver', 'degrees')))}</div>`;
      return `<b>${s.doctor()}</b> &nbsp; <span class="small">Augenheilkunde, Schwerpunkt Neuroophthalmologie und Schielbehandlung</span><p style="margin-top:18px">Prismenbrille für ${s.patient()}, geb. am ${s.born()}</p><div class="e">${eye('Rechtes Glas', s.right)}${eye('Linkes Glas', s.left)}</div><p>Basislagen nach TABO. Bitte prismatische Wirkung nicht zusammenfassen, sondern wie angegeben auf beide Gläser verteilen. Probetragen mit Folie erfolgt.</p><p style="margin-top:26px">${s.date()} &nbsp;&nbsp; gez. ${s.doctor()}</p>`;
    },
  },
  {
    // A practice's answer by e-mail, lines of values below one another.
    name: 's-lade-mail-aus-der-praxis',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    width: 760,
    values: { prism: 0 },
    writing: { noCylinder: ['0,00', '–'] },
    css: 'body{padding:22px 26px}.h{border-bottom:1px solid #ccc;padding-bottom:10px;margin-bottom:16px;color:#444;font-size:15px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<p>${name}:<br>Sphäre ${e.sph()}<br>Zylinder ${e.cyl()}${e.toric ? `<br>Achse ${e.axis()}` : ''}${hasAdd(s) ? `<br>Addition ${e.add()}` : ''}</p>`;
      return `<div class="h"><b style="font-size:19px;color:#111">AW: Bitte um meine Brillenwerte</b><br>Von: Rezeption Augenarztpraxis &lt;rezeption@augen-wallstrasse.example&gt;<br>An: ${s.patient()}<br>Gesendet: ${s.date()}, 0${s.dice.whole(8, 9)}:${s.dice.whole(10, 58)} Uhr</div><p>Guten Morgen,</p><p>anbei wie gewünscht die Werte Ihrer Brillenverordnung zur Weitergabe an den Optiker:</p>${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}<p>PD gesamt: ${s.pd()} mm</p><p>Das Original liegt bei uns am Empfang für Sie bereit (Mo–Do bis 17 Uhr).</p><p>Freundliche Grüße<br>Ihr Praxisteam ${s.doctor()}</p><p class="small" style="color:#777">Diese Nachricht ist vertraulich. Termine bitte nur telefonisch unter ${s.phone()}.</p>`;
    },
  },
  {
    // A patient portal on the telephone: one card for each eye, values under their labels.
    name: 's-lade-portal-karten',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 430,
    values: { prism: 0 },
    writing: { noCylinder: ['–', '0,00'] },
    css: 'body{background:#f1f4f8;padding:0 0 26px}.t{background:#27408b;color:#fff;padding:14px 16px;font-size:18px}.c{background:#fff;border-radius:12px;margin:12px 14px;padding:12px 14px}.v{display:grid;grid-template-columns:repeat(4,1fr);gap:6px;margin-top:8px}.v div{font-size:18px}.v small{display:block;color:#6b7685;font-size:12px}',
    draw: (s) => {
      const cell = (name: string, value: string): string =>
        `<div><small>${name}</small>${value}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="c"><b>${name}</b><div class="v">${cell('Sphäre', e.sph())}${cell('Zylinder', e.cyl())}${cell('Achse', e.axis())}${hasAdd(s) ? cell('Addition', e.add()) : ''}</div></div>`;
      return `<div class="t">‹ &nbsp; Meine Verordnungen</div><div class="c"><b>Brillenverordnung</b><br><span class="small">Ausgestellt am ${s.date()}<br>${s.doctor()}, Augenheilkunde</span></div>${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}<div class="c"><span class="small">Art der Brille</span><br>${s.lensType({ single: 'Einstärken', multi: 'Gleitsicht' })}</div><div class="c" style="text-align:center;color:#27408b">Als PDF herunterladen</div>`;
    },
  },
  {
    // The window of a practice's program, photographed at the desk: input fields with labels before.
    name: 's-lade-programm-fenster',
    language: 'de',
    fonts: ['DejaVu Sans', 'Arimo'],
    width: 940,
    values: { prism: 0.25 },
    css: 'body{background:#d6d9de;padding:0 0 18px;font-size:15px}.m{background:#f5f5f5;padding:5px 12px;border-bottom:1px solid #999;font-size:13px}.w{margin:14px 18px;background:#ececec;border:1px solid #888;padding:12px 16px}.i{display:inline-block;vertical-align:bottom;background:#fff;border:1px solid #888;min-width:62px;height:26px;padding:1px 6px;text-align:right}td,th{padding:4px 7px;font-weight:400}.tab span{background:#cfd4da;border:1px solid #999;padding:3px 12px}.tab .a{background:#ececec}',
    draw: (s) => {
      const field = (text: string): string => `<span class="i">${text}</span>`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add').map(field),
          field(e.amounts().replace('<br>', ' / ')),
          `<span class="i" style="min-width:130px">${e.bases('deutsch').replace('<br>', ' / ')}</span>`,
        );
      return `<div class="m">Datei &nbsp; Patient &nbsp; Karteikarte &nbsp; Formulare &nbsp; Statistik &nbsp; Hilfe</div><div style="padding:10px 18px 0"><b>${s.patient()}</b> &nbsp; *${s.born()} &nbsp; Vers.: GKV &nbsp; Pat-ID ${s.dice.digits(6)}</div><div class="tab" style="padding:12px 18px 0"><span>Anamnese</span><span>Visus</span><span class="a">Brillenverordnung</span><span>Tonometrie</span><span>OCT</span></div><div class="w"><p>Verordnung vom ${field(s.date())} &nbsp; Typ ${field(s.lensType({ single: 'Ferne', multi: 'Gleitsicht' }))}</p>${table(heads('', 'Sph', 'Zyl', 'Achse', 'Add', 'Prisma', 'Basis'), eye('R', s.right), eye('L', s.left))}<p style="margin-top:12px">PD R ${field(s.right.pd())} &nbsp; PD L ${field(s.left.pd())} &nbsp; HSA ${field('12')}</p><p>Bemerkung <span class="i" style="min-width:420px;text-align:left">Kontrolle nach Anfertigung</span></p><p style="margin:14px 0 0"><span class="i" style="background:#ddd;width:90px;text-align:center">Drucken</span> <span class="i" style="background:#ddd;width:90px;text-align:center">Schließen</span></p></div>`;
    },
  },
  {
    // A fax of a practice to the optician, the eyes as columns and the sizes as rows.
    name: 's-lade-fax-spalten-je-auge',
    language: 'de',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 780,
    values: { prism: 0.3 },
    writing: { noCylinder: ['', '0,00'] },
    css: 'body{padding:18px 40px 40px}.f{font-size:13px;border-bottom:1px solid #000;padding-bottom:4px;margin-bottom:22px}td,th{padding:5px 16px;border:1px solid #000;text-align:center}td:first-child{text-align:left}',
    draw: (s) => {
      const row = (name: string, of: (e: DrawnEye) => string): string =>
        tr(name, of(s.right), of(s.left));
      return `<div class="f">VON: PRAXIS ${s.phone()} &nbsp; AN: OPTIK &nbsp; ${s.dateAs('2025-03-05')} 11:${s.dice.whole(10, 58)} &nbsp; S. 1/1</div><p><b>Brillenverordnung ${s.patient()}</b><br>geb. ${s.born()}</p>${table(
        heads('', 'RA', 'LA'),
        row('Sphäre', (e) => e.sph()),
        row('Zylinder', (e) => e.cyl()),
        row('Achse', (e) => e.axis()),
        hasAdd(s) ? row('Addition', (e) => e.add()) : '',
        hasPrism(s)
          ? row('Prisma horiz.', (e) => prismCell(e, 'Hor')) +
              row('Prisma vert.', (e) => prismCell(e, 'Ver'))
          : '',
        row('PD mono', (e) => e.pd()),
      )}<p style="margin-top:20px">Gläser: ${s.lensType({ single: 'Einstärken Ferne', multi: 'Gleitsicht' })}<br>Rückfragen bitte bis 12 Uhr.</p><p>MfG<br>${s.doctor()}</p>`;
    },
  },
  {
    // The armed forces' medical centre: prescription of service glasses.
    name: 's-lade-bundeswehr-dienstbrille',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0, add: 0.3 },
    css: 'body{padding:30px 36px;font-size:16px}.b{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #222}.b div{border:1px solid #222;padding:4px 8px;min-height:48px}.b small{display:block;font-size:11px}.grid{margin:16px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      const cell = (name: string, text: string): string =>
        `<div><small>${name}</small>${text}</div>`;
      return `<div class="sides"><b>Sanitätsversorgungszentrum ${s.dice.pick(['Seedorf', 'Munster', 'Augustdorf'])}</b><span>Bw-${s.dice.digits(4)}</span></div><p style="margin:10px 0;font-size:19px"><b>Verordnung einer Dienstbrille</b></p><div class="b">${cell('Name, Vorname', s.patient())}${cell('Dienstgrad', s.dice.pick(['HptFw', 'OGefr', 'Lt', 'StUffz']))}${cell('Geburtsdatum', s.born())}${cell('Einheit', `${s.dice.whole(2, 6)}./PzGrenBtl ${s.dice.whole(111, 411)}`)}${cell('Datum', s.date())}${cell('Art', tick(true, 'Ersatz') + ' ' + tick(false, 'Erst'))}</div><div class="grid full">${table(heads('Glas', 'sph', 'cyl', 'Achse', 'Nahzusatz', 'PD in mm'), eye('rechts', s.right), eye('links', s.left))}</div><p>${tick(true, 'Brille, allgemein')} &nbsp; ${tick(true, 'Einsatz für ABC-Maske')} &nbsp; ${tick(false, 'Schießbrille')}</p><p style="margin-top:30px">${s.doctor()}<br><span class="small">Truppenarzt / beauftragter Augenarzt</span></p>`;
    },
  },
  {
    // An order of protective glasses with correction for a workshop.
    name: 's-lade-schutzbrille-korrektion',
    language: 'de',
    fonts: ['Carlito', 'Arimo'],
    width: 860,
    values: { prism: 0 },
    writing: { axisDigits: 3, noCylinder: ['0,00', ''] },
    css: 'body{padding:26px 34px}.o{background:#f39c12;height:10px;margin-bottom:14px}.p td{padding:3px 24px 3px 0;font-size:15px}.grid{margin:16px 0}.grid th{background:#fdebd0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'), String(s.dice.whole(18, 24)));
      return `<div class="o"></div><div class="sides"><b style="font-size:21px">Bestellschein Korrektionsschutzbrille (DIN EN 166)</b><span>Nr. ${s.dice.digits(6)}</span></div><div class="p" style="margin-top:10px">${table(tr('Mitarbeiter/in', s.patient(), 'Kostenstelle', s.dice.digits(4)), tr('Bestelldatum', s.date(), 'Firma', s.dice.pick(['Gießerei Hartmann', 'Chemiewerk Lohfeld', 'Stahlbau Kremer'])), tr('Modell', `S${s.dice.whole(20, 90)} schwarz, Gr. ${s.dice.pick(['52', '54', '56'])}-18`, 'Material', 'Polycarbonat, beidseitig gehärtet'))}</div><div class="grid full">${table(heads('Glas', 'Sphäre', 'Cylinder', 'Achse', 'Addition', 'PD', 'Höhe'), eye('R', s.right), eye('L', s.left))}</div><p>Glasart: ${s.lensType({ single: 'Einstärken Ferne', multi: 'Gleitsicht' })} &nbsp;&nbsp; Seitenschutz: ja &nbsp;&nbsp; Entspiegelung: nein</p><p class="small">Werte lt. augenärztlicher Verordnung, liegt dem Optiker vor. Lieferung an Werksärztlichen Dienst, Tor 2.</p><div class="sides small" style="margin-top:26px"><span>Unterschrift Vorgesetzte/r ____________________</span><span>Optiker: ${s.dice.pick(['Brillen Rademacher', 'Optik Zollhaus'])}</span></div>`;
    },
  },
  {
    // A university clinic's visit report, the prescription in one line for each eye among the findings.
    name: 's-lade-uniklinik-ambulanz',
    language: 'de',
    fonts: ['Arimo', 'Tinos'],
    values: { prism: 0.2 },
    writing: { noCylinder: ['sph'], degree: true },
    css: 'body{padding:38px 50px;font-size:16px}td{padding:2px 18px 2px 0;vertical-align:top}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${name}: ${e.formula(' / ', ' / ', 'sph')}${hasAdd(s) ? ` Add ${e.add()}` : ''}${hasPrism(s) && e.prism('deutsch') ? `, Prisma ${e.prism('deutsch', ' und ')}` : ''}`;
      return `<div class="sides"><div><b>Universitätsklinikum</b><br>Klinik für Augenheilkunde<br><span class="small">Allgemeine Ambulanz, Haus ${s.dice.whole(2, 40)}</span></div><div class="small" style="text-align:right">Fallnr. ${s.dice.digits(8)}<br>${s.date()}</div></div><p style="margin-top:22px"><b>Ambulanzbrief</b><br>${s.patient()}, geb. ${s.born()}, wohnhaft ${s.street()}, ${s.town()}</p>${table(tr('Diagnosen', `${s.dice.pick(['Myopia levis', 'Hyperopie', 'Astigmatismus'])} bds., ${hasAdd(s) ? 'Presbyopie' : 'Sicca-Syndrom'}`), tr('Visus c.c.', `RA ${s.acuity()}, LA ${s.acuity()}`), tr('IOD', `RA ${s.pressure()} mmHg, LA ${s.pressure()} mmHg`), tr('Vorderabschnitt', 'BH reizfrei, HH klar, VK tief, Linse altersentsprechend'), tr('Fundus', 'Papille vital, randscharf, CDR 0.3'))}<p style="margin-top:16px"><b>Brillenrezept mitgegeben:</b><br>${eye('RA', s.right)}<br>${eye('LA', s.left)}</p><p>Therapie: Tränenersatzmittel 4 × tgl. beidseits. Wiedervorstellung in sechs Monaten oder bei Beschwerden sofort.</p><p style="margin-top:30px">${s.doctor()}<br><span class="small">Assistenzärztin &nbsp; (elektronisch validiert)</span></p>`;
    },
  },
  {
    // A practice's half page in which the headings are whole words and the rows begin with far or near.
    name: 's-lade-f-und-n-zeilen',
    language: 'de',
    fonts: ['Tinos', 'DejaVu Serif'],
    width: 760,
    values: { prism: 0.2 },
    css: 'body{padding:30px 36px}.st{border:2px solid #2b3f8c;color:#2b3f8c;display:inline-block;padding:6px 12px;transform:rotate(-2deg);font:15px Arimo}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis', 'amounts'),
        e.bases('deutsch'),
      ];
      const near = (e: DrawnEye): string[] =>
        hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis(), '', ''] : ['', '', '', '', ''];
      return `<p><b>Brillenrezept</b> &nbsp; ${tick(true, 'Privat')} ${tick(false, 'Kasse')}</p><p>${s.patient()}, ${s.born()}</p><div class="grid full">${table(heads('', '', 'Sphäre', 'Zylinder', 'Achse', 'Prisma', 'Basis'), tr('<td rowspan="2"><b>F</b></td>', 'R', ...far(s.right)), tr('L', ...far(s.left)), tr('<td rowspan="2"><b>N</b></td>', 'R', ...near(s.right)), tr('L', ...near(s.left)))}</div><p style="margin-top:12px">PD: Ferne ${s.pd()} &nbsp;${hasAdd(s) ? ` Nähe ${s.nearPd()}` : ''} &nbsp;&nbsp; HSA 13 mm</p><div class="sides" style="margin-top:22px"><span>${bareDay(s.date())}</span><span class="st">${s.doctor()}<br>Augenarzt<br>${s.street()}<br>${s.town()}</span></div>`;
    },
  },
  {
    // The order confirmation of a chain: the values as a table, prices below.
    name: 's-lade-filialkette-auftrag',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans'],
    values: { prism: 0.15 },
    css: 'body{padding:30px 40px;font-size:16px}.l{color:#0a7a3c;font-size:26px;font-weight:700}.p td{padding:3px 0;width:100%}.p td+td{text-align:right;width:auto;white-space:nowrap}.g th{background:#e3f2e8;font-size:14px}.g td,.g th{padding:6px;text-align:center;border-bottom:1px solid #b7d6c2}.g table{width:100%}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('deutsch'), e.add(), e.pd());
      return `<div class="sides"><span class="l">${s.dice.pick(['BlickPunkt', 'optikhaus24', 'Brillenwelt'])}</span><span class="small" style="text-align:right">Niederlassung ${s.town()}<br>Tel. ${s.phone()}</span></div><p style="margin-top:18px"><b>Auftragsbestätigung ${s.dice.digits(7)}</b> vom ${s.date()}<br>Kunde: ${s.patient()}, Kundennummer ${s.dice.digits(8)}</p><div class="g">${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Prisma', 'Basis', 'Addition', 'PD'), eye('Rechts', s.right), eye('Links', s.left))}</div><div class="p" style="margin-top:18px">${table(tr(`Fassung Modell ${s.dice.digits(4)} Gr. 52-18`, `${s.price()} EUR`), tr(`2 ${s.lensType({ single: 'Einstärkengläser', multi: 'Gleitsichtgläser' })} superentspiegelt, Index ${s.number(1.6, 1)}`, `${s.price()} EUR`), tr('Brillenversicherung 12 Monate', `${s.number(10)} EUR`))}</div><p class="small" style="margin-top:16px">Drei Jahre Garantie auf alle Korrektionsbrillen. Ihre Brille ist voraussichtlich in 7 Werktagen abholbereit. Bitte bringen Sie diese Bestätigung mit.</p>`;
    },
  },
  {
    // The job bag of a small shop, filled with a ballpoint.
    name: 's-lade-auftragstasche-kugelschreiber',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo', 'Carlito'],
    width: 700,
    values: { prism: 0 },
    writing: { noCylinder: ['—', ''], plano: ['plan', '0,00'] },
    css: 'body{background:#fbf3d6;padding:22px 26px}.grid td{height:52px;min-width:74px}.grid th{font-size:14px}.grid td:first-child{font-weight:700;font-size:22px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'), '');
      return `<div class="sides"><b>${s.dice.pick(['Augenoptik Stern', 'Optik Kaltenbach', 'Brillen-Eck'])}</b><span>Tasche Nr. <b style="color:#b00">${s.dice.digits(4)}</b></span></div><p style="margin-top:10px">Kunde ${s.patient()} &nbsp;&nbsp; angenommen am ${s.date()}</p><div class="grid full">${table(heads('', 'sph', 'cyl', 'A°', 'Add', 'PD', 'Höhe'), eye('R', s.right), eye('L', s.left))}</div><p style="margin-top:14px">Glas: ${s.filled(s.dice.pick(['1,5 HMC', '1,6 SET', '1,67 AR']))} &nbsp;&nbsp; Fassung: ${s.filled(s.dice.pick(['eigene', 'Metall grau', 'neu']))} &nbsp;&nbsp; Anzahlung: ${s.filled(s.dice.pick(['50,-', '100,-', '—']))}</p><p>${tick(false, 'Kasse')} ${tick(true, 'privat')} ${tick(false, 'Rezept anbei')} ${tick(true, 'eig. Refraktion')}</p><p class="small">Fertig: ______ &nbsp; Endkontrolle: ______ &nbsp; Kunde benachrichtigt: ______</p>`;
    },
  },
  {
    // A folding glasses pass of an optician, wide and low.
    name: 's-lade-brillenpass-gefaltet',
    language: 'de',
    fonts: ['Carlito', 'Arimo'],
    width: 900,
    values: { prism: 0.2 },
    css: 'body{padding:20px;background:#f7f7f2}.o{display:grid;grid-template-columns:260px 1fr;border:1px solid #999;background:#fff}.o>div{padding:16px}.o>div:first-child{border-right:1px dashed #999;background:#34495e;color:#fff}td,th{padding:6px 8px;text-align:center;border:1px solid #bbb}th{font-size:13px;background:#ecf0f1}.o table{width:100%}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add', 'amounts'),
          e.bases('deutsch'),
          e.pd(),
        );
      return `<div class="o"><div><b style="font-size:24px">BRILLENPASS</b><p style="margin-top:26px">${s.patient()}<br><span class="small">${s.street()}<br>${s.town()}</span></p><p class="small" style="margin-top:36px">${s.practice()}<br>Tel. ${s.phone()}<br>Meisterbetrieb der Innung</p></div><div><p>Ihre Brille vom ${s.date()}</p>${table(heads('', 'SPH', 'CYL', 'ACHSE', 'ADD', 'PRISMA', 'BASIS', 'PD'), eye('R', s.right), eye('L', s.left))}<p class="small" style="margin-top:12px">Glastyp: ${s.lensType({ single: 'Einstärken asphärisch', multi: 'Gleitsicht Individual' })} ${s.number(1.6, 1)} &nbsp;|&nbsp; Veredelung: Hart, ET, Clean &nbsp;|&nbsp; HSA 13<br>Fassung: ${s.dice.pick(['Titan matt', 'Acetat havanna', 'Nylor blau'])} 51-19</p><p class="small">Empfohlener nächster Sehtest: in 24 Monaten</p></div></div>`;
    },
  },
  {
    // A plastic card in the size of a bank card, little words and no lines.
    name: 's-lade-kundenkarte-plastik',
    language: 'de',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 560,
    values: { prism: 0, sameAdd: true },
    writing: { degree: false, noCylinder: ['', '0,00'] },
    css: 'body{padding:26px 30px;background:linear-gradient(120deg,#e8eef6,#fdfdfd)}td,th{padding:3px 14px 3px 0;text-align:left}th{font-size:12px;font-weight:400;color:#555}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'pd'));
      return `<div class="sides"><b style="color:#14427e">${s.dice.pick(['OPTIK HANSEN', 'SEHKRAFT', 'AUGENWEIDE'])}</b><span class="small">Sehstärkenkarte</span></div><p style="margin:10px 0 6px">${s.patient()}</p>${table(heads('', 'Sph', 'Cyl', 'Achse', 'PD'), eye('R', s.right), eye('L', s.left))}${hasAdd(s) ? `<p style="margin:6px 0 0">Add ${s.add()}</p>` : ''}<p class="small" style="margin:12px 0 0">Glas: ${s.lensType({ single: 'Einstärken', multi: 'Gleitsicht' })} &nbsp; Datum: ${s.date()} &nbsp; Kd.-Nr. ${s.dice.digits(5)}</p>`;
    },
  },
  {
    // An invoice whose positions bear the values of each lens in their text.
    name: 's-lade-rechnung-position-glas',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0 },
    writing: { noCylinder: ['sph'], plano: ['0,00', '+0,00'] },
    css: 'body{padding:40px 46px;font-size:16px}.t table{width:100%}.t th{text-align:left;border-bottom:1px solid #000}.t td{padding:7px 4px;vertical-align:top}.t td:last-child,.t th:last-child{text-align:right}',
    draw: (s) => {
      const lens = (side: string, e: DrawnEye): string =>
        `${s.lensType({ single: 'Einstärkenglas', multi: 'Gleitsichtglas' })} ${side}<br><span style="font-size:15px">sph ${e.sph()}${e.toric ? ` &nbsp;cyl ${e.cyl()} &nbsp;Achse ${e.axis()}` : ''}${hasAdd(s) ? ` &nbsp;Add ${e.add()}` : ''}</span>`;
      return `<div class="sides"><div><b style="font-size:20px">${s.dice.pick(['Optik Bergmann e. K.', 'Augenoptik Winter GmbH'])}</b><br><span class="small">${s.street()} · ${s.town()} · IK 33${s.dice.digits(7)}</span></div><div class="small" style="text-align:right">St.-Nr. ${s.dice.digits(3)}/${s.dice.digits(3)}/${s.dice.digits(5)}</div></div><p style="margin:26px 0">${s.patient()}<br>${s.street()}<br>${s.town()}</p><p><b>Rechnung Nr. ${s.dice.digits(5)}</b> &nbsp; Datum: ${s.date()}</p><p>Wir lieferten Ihnen eine Brille nach folgenden Werten:</p><div class="t">${table(heads('Pos.', 'Bezeichnung', 'Menge', 'Betrag €'), tr('1', `Brillenfassung ${s.dice.pick(['Kunststoff', 'Edelstahl', 'Titan'])}`, '1', s.price()), tr('2', lens('rechts', s.right), '1', s.price()), tr('3', lens('links', s.left), '1', s.price()), tr('4', 'Refraktion und Anpassung', '1', s.number(25)))}</div><p class="small" style="margin-top:18px">Im Betrag sind 19 % MwSt. enthalten. Betrag dankend in bar / EC erhalten. Zur Vorlage bei Ihrer Krankenkasse oder Beihilfestelle.</p>`;
    },
  },
  {
    // The till's narrow receipt with the values of the glasses above the sum.
    name: 's-lade-bon-schmal',
    language: 'de',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 440,
    values: { prism: 0 },
    writing: { noCylinder: ['0,00'], degree: false },
    css: 'body{padding:20px 22px;font-size:15px}pre{font:inherit;margin:10px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${padded(name, 3)}${padded(e.sph(), 8)}${padded(e.cyl(), 8)}${padded(e.axis(), 6)}${e.add()}`;
      return `<div class="center"><b>${s.dice.pick(['OPTIK AM TOR', 'SEH-ZENTRUM', 'BRILLEN MAX'])}</b><br>${s.street()}<br>${s.town()}</div><pre>--------------------------------
Auftrag ${s.dice.digits(6)}  ${s.date()}
Kunde   ${s.patient()}
--------------------------------
   SPH     CYL     ACH   ${hasAdd(s) ? 'ADD' : ''}
${eye('R', s.right)}
${eye('L', s.left)}
PD ${s.pd()}
--------------------------------
Fassung          ${s.price().padStart(12)}
2 Gläser         ${s.price().padStart(12)}
Anzahlung        ${s.price().padStart(12)}
--------------------------------</pre><div class="center small">Abholung nur mit diesem Bon<br>USt-IdNr. DE${s.dice.digits(9)}<br>Vielen Dank für Ihren Einkauf!</div>`;
    },
  },
  {
    // Two packets of lenses from the manufacturer side by side, values one below another.
    name: 's-lade-glastueten-paar',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 860,
    values: { prism: 0 },
    writing: { noCylinder: ['0,00'], axisDigits: 3 },
    css: 'body{padding:20px;background:#c9b79a}.e{display:grid;grid-template-columns:1fr 1fr;gap:22px}.e>div{background:#fff;padding:16px 18px;border-radius:4px}.e td{padding:2px 14px 2px 0}.e td+td{font-weight:700;font-size:20px}.c{height:34px;margin-top:12px;background:repeating-linear-gradient(90deg,#000 0 3px,#fff 3px 5px,#000 5px 6px,#fff 6px 11px)}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div><div class="sides"><b>${s.lensType({ single: 'Monofokal AS', multi: 'Progress Plus' })} ${s.number(1.6, 1)}</b><b style="font-size:24px">${name}</b></div><span class="small">Kommission: ${s.patient()}<br>Auftrag ${s.dice.digits(8)} &nbsp; ${s.date()}</span>${table(tr('Sph', e.sph()), tr('Cyl', e.cyl()), tr('Achse', e.axis()), hasAdd(s) ? tr('Add', e.add()) : '')}<span class="small">Ø ${s.dice.pick(['60', '65', '70'])} &nbsp; Hartschicht, Super-ET &nbsp; UV 400</span><div class="c"></div></div>`;
      return `<div class="e">${eye('R', s.right)}${eye('L', s.left)}</div>`;
    },
  },
  {
    // An online shop's e-mail: what was ordered, eyes in columns.
    name: 's-lade-onlineshop-bestaetigung',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 660,
    values: { prism: 0 },
    writing: { noCylinder: ['0,00'], plano: ['0,00', '+0,00'] },
    css: 'body{padding:0 0 26px}.h{background:#ff6f59;color:#fff;padding:16px 26px;font-size:22px}.b{padding:18px 26px}td,th{padding:8px 10px;border-bottom:1px solid #ddd;text-align:left}.full table{margin:12px 0}',
    draw: (s) => {
      const row = (name: string, of: (e: DrawnEye) => string): string =>
        tr(name, of(s.right), of(s.left));
      return `<div class="h">Danke für deine Bestellung!</div><div class="b"><p>Hallo ${s.patient().replace(/ .*/, '')},</p><p>wir haben deine Bestellung #${s.dice.digits(7)} vom ${s.date()} erhalten. Bitte prüfe noch einmal deine Sehwerte:</p><div class="full">${table(
        heads('Sehwerte', 'Rechts (R)', 'Links (L)'),
        row('Sphäre (SPH)', (e) => e.sph()),
        row('Zylinder (CYL)', (e) => e.cyl()),
        row('Achse (ACH)', (e) => e.axis()),
        hasAdd(s) ? row('Addition (ADD)', (e) => e.add()) : '',
        row('Pupillendistanz (PD)', (e) => e.pd()),
      )}</div><p>1 × Fassung „${s.dice.pick(['Malmö', 'Juna', 'Karlo'])}“ in ${s.dice.pick(['Schwarz', 'Olive', 'Transparent'])} – ${s.price()} €<br>1 × ${s.lensType({ single: 'Einstärkengläser', multi: 'Gleitsichtgläser' })} ${s.number(1.6, 1)} mit Blaulichtfilter – ${s.price()} €<br>Versand – kostenlos</p><p>Stimmt etwas nicht? Antworte innerhalb von 2 Stunden auf diese Mail.</p><p class="small" style="color:#777">Rückgaberecht 30 Tage. Impressum · Datenschutz · Abmelden</p></div>`;
    },
  },
  {
    // An optician's test sheet: the glasses worn till now beside the new ones.
    name: 's-lade-sehtest-bisher-neu',
    language: 'de',
    fonts: ['Carlito', 'DejaVu Sans'],
    width: 960,
    values: { prism: 0 },
    css: 'body{padding:28px 32px;font-size:16px}.e{display:grid;grid-template-columns:1fr 1.25fr;gap:24px;margin:18px 0}.e h4{margin:0;padding:6px 10px;background:#ddd}.e .n h4{background:#1a6fb0;color:#fff}.e table{width:100%}.e td,.e th{border:1px solid #bbb;padding:6px;text-align:center}.e .o{color:#666}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string => {
        const was = e.elsewhere();
        return tr(name, was.sph, was.cyl, was.axis);
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity());
      return `<div class="sides"><b style="font-size:22px">Protokoll Ihrer Augenprüfung</b><span>${s.date()}</span></div><p>Kundin / Kunde: ${s.patient()} &nbsp; geb. ${s.born()} &nbsp; Prüfer: ${s.dice.pick(['M. Eng. Optometrie J. Falk', 'Augenoptikermeisterin D. Roth'])}</p><div class="e"><div class="o"><h4>Bisherige Brille (ca. ${s.dice.whole(2, 6)} Jahre alt)</h4>${table(heads('', 'Sph', 'Cyl', 'Achse'), old('R', s.right), old('L', s.left))}</div><div class="n"><h4>Neue Brille – empfohlene Stärke</h4>${table(heads('', 'Sph', 'Cyl', 'Achse', 'Add', 'Visus'), eye('R', s.right), eye('L', s.left))}</div></div><p>Augenabstand (neu vermessen): rechts ${s.right.pd()} mm, links ${s.left.pd()} mm</p><p>Empfehlung: ${s.lensType({ single: 'Einstärkengläser mit Blaulichtdämpfung', multi: 'Gleitsichtgläser der Komfortklasse' })}</p><p class="small">Die Augenprüfung ersetzt keine augenärztliche Untersuchung. Werte nach DIN EN ISO 8980 zur Fertigung bestimmt.</p>`;
    },
  },
  {
    // A carbon copy of an order form, the writing violet and numbers in narrow boxes.
    name: 's-lade-durchschrift-gelb',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 780,
    values: { prism: 0 },
    writing: { noCylinder: ['—'], plano: ['plan', '0,00'] },
    css: 'body{background:#fff7b8;padding:26px 30px;color:#5b5440}.hand{color:#5a3f8f;opacity:.88}td,th{border:1px solid #9a9170;text-align:center}th{font-size:13px;padding:4px}td{height:50px;min-width:90px}.full td:first-child{font-weight:700;width:110px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      return `<div class="sides"><div><b style="font-size:19px">Optik Feldhaus</b><br><span class="small">Inh. R. Feldhaus, ${s.town()}</span></div><div style="text-align:right">AUFTRAG<br><span style="color:#b33;font-size:19px">${s.dice.digits(5)}</span></div></div><p style="margin-top:14px">Name: ${s.patient()} &nbsp;&nbsp; Datum: ${s.date()}</p><div class="full">${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition'), eye('Rechts', s.right), eye('Links', s.left))}</div><p style="margin-top:14px">Pupillenabstand: ${s.pd()} mm &nbsp;&nbsp; Preis: ${s.filled(`${s.dice.whole(98, 690)},–`)}</p><p class="small">Durchschrift für den Kunden – bitte bei Abholung vorlegen</p>`;
    },
  },
  {
    // A squared sheet from the optician's pad, everything written by hand.
    name: 's-lade-karopapier',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo'],
    width: 560,
    values: { prism: 0, sameAdd: true },
    writing: { noCylinder: ['sph'], plano: ['plan', '0,00'] },
    css: 'body{padding:30px 34px;background:#fdfdfb;background-image:linear-gradient(#dbe6f0 1px,transparent 1px),linear-gradient(90deg,#dbe6f0 1px,transparent 1px);background-size:22px 22px;font-size:20px}p{margin:16px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<p>${s.filled(name)} &nbsp; ${e.formula(` ${s.filled('x')} `, ' &nbsp; ', 'sph')}</p>`;
      return `<p>${s.filled('Neue Brille')} &nbsp; ${s.patient()}</p>${eye('R', s.right)}${eye('L', s.left)}${hasAdd(s) ? `<p>${s.filled('Add')} &nbsp; ${s.add()}</p>` : ''}<p>${s.filled('PD')} &nbsp; ${s.pd()}</p><p>${s.date()}</p>`;
    },
  },
  {
    // A message in a chat: the shop writes the values of the new glasses.
    name: 's-lade-chat-vom-optiker',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 430,
    values: { prism: 0 },
    writing: { noCylinder: ['sph'], plano: ['plan', '0,00'] },
    css: 'body{background:#e6ddd4;padding:0 0 24px}.t{background:#1d6b5c;color:#fff;padding:12px 16px}.m{background:#fff;border-radius:10px;margin:12px 60px 0 12px;padding:10px 12px}.i{background:#d8f5c8;margin:12px 12px 0 90px}.m small{display:block;text-align:right;color:#888}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${name}: ${e.sph()}${e.toric ? ` cyl ${e.cyl()} Achse ${e.axis()}` : ''}${hasAdd(s) ? ` Add ${e.add()}` : ''}`;
      const hour = s.dice.whole(10, 17);
      const at = (from: number): string =>
        `<small>${hour}:${s.dice.whole(from, from + 12)}</small>`;
      return `<div class="t"><b>${s.dice.pick(['Optik Hoffmeister', 'Brillenatelier Süd'])}</b><br><span class="small">zuletzt online heute</span></div><div class="m i">Hallo, könnten Sie mir bitte die Werte meiner neuen Brille schicken? Für die Zusatzversicherung. Danke!${at(10)}</div><div class="m">Hallo ${s.patient()}, sehr gerne! Hier die Werte vom Sehtest am ${s.date()}:<br><br>${eye('Rechts', s.right)}<br>${eye('Links', s.left)}<br>PD ${s.right.pd()} rechts / ${s.left.pd()} links${at(24)}</div><div class="m">Wir bestellen die Gläser heute noch, in einer Woche sind sie da :-)${at(40)}</div>`;
    },
  },
  {
    // Austria: an eye doctor's prescription for the health insurance, a form of the practice's program.
    name: 's-lade-at-kassenverordnung',
    language: 'de',
    fonts: ['Arimo', 'Courier Prime'],
    values: { prism: 0.2 },
    writing: { degree: false },
    css: 'body{padding:28px 36px;background:#fffdf4}.k{font:12px Arimo;color:#6d6330}.f{border:1px solid #9c9258;padding:5px 10px}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6px;margin:10px 0}.grid{margin:14px 0}.grid th{font:13px Arimo;color:#6d6330}',
    draw: (s) => {
      const field = (name: string, text: string): string =>
        `<div class="f"><span class="k">${name}</span><br>${text}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('deutsch'), e.add());
      return `<div class="sides"><b style="font-size:20px">Verordnungsschein für Sehbehelfe</b><span class="k">${tick(true, 'ÖGK')} ${tick(false, 'BVAEB')} ${tick(false, 'SVS')}</span></div><div class="g">${field('Familienname, Vorname', s.patient())}${field('Vers.-Nr.', `${s.dice.digits(4)} ${s.dice.digits(6)}`)}${field('Anspruchsberechtigt als', s.dice.pick(['erwerbstätig', 'Pensionist', 'Angehöriger']))}</div><div class="grid full">${table(heads('', 'Sph', 'Cyl', 'Achse', 'Prisma', 'Basis', 'Add'), eye('Rechts', s.right), eye('Links', s.left))}</div><p>Verordnet: ${s.lensType({ single: '1 Fernbrille', multi: '1 Gleitsichtbrille' })} &nbsp; ${tick(false, 'Lupenbrille')} ${tick(false, 'Bruchersatz')}</p><p>PD ${s.pd()} mm</p><div class="sides" style="margin-top:28px"><span>${s.dice.pick(['Wels', 'Graz', 'St. Pölten'])}, am ${s.date()}</span><span style="text-align:center">${s.doctor()}<br><span class="small">Facharzt für Augenheilkunde und Optometrie</span></span></div><p class="k" style="margin-top:16px">Einzulösen binnen eines Monats bei einem Vertragsoptiker. Selbstbehalt gem. Satzung.</p>`;
    },
  },
  {
    // Austria: the order sheet of a chain's branch, a table with the eye's heights behind.
    name: 's-lade-at-filiale-auftragsblatt',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 860,
    values: { prism: 0 },
    css: 'body{padding:28px 34px;font-size:16px}.h{border-top:6px solid #c8102e;padding-top:10px}.grid{margin:14px 0}.grid th{background:#f7e4e6;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'),
          s.number(s.dice.whole(36, 46) / 2, 1),
        );
      return `<div class="sides h"><b style="font-size:21px">${s.dice.pick(['Optik Mautner', 'Brillen Alpenblick'])}</b><span class="small">Filiale ${s.dice.pick(['4020 Linz', '6020 Innsbruck', '9500 Villach'])} · Tel. 0${s.dice.digits(3)} ${s.dice.digits(6)}</span></div><p style="margin-top:14px"><b>Auftrag ${s.dice.digits(6)}</b> &nbsp; Aufgenommen: ${s.date()} &nbsp; Bearbeiter: ${s.dice.pick(['KM', 'SF', 'AT'])}<br>Kunde: Herr/Frau ${s.patient()} &nbsp; Tel. 0664 ${s.dice.digits(7)}</p><div class="grid full">${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'PD Ferne', 'Einschleifhöhe'), eye('Rechtes Glas', s.right), eye('Linkes Glas', s.left))}</div><p>Glas: ${s.lensType({ single: 'Einstärke', multi: 'Gleitsicht' })} ${s.number(1.6, 1)} superentspiegelt &nbsp;&nbsp; Tönung: keine</p><p>Fassung € ${s.price()} &nbsp; Gläser € ${s.price()} &nbsp; Anzahlung € ${s.price()}</p><p class="small">Maßanfertigung, vom Umtausch ausgeschlossen. Rechtsgrundlage KSchG. Abholtermin wird per SMS bekanntgegeben.</p>`;
    },
  },
  {
    // Austria: a doctor of choice writes on a small sheet with a printed half circle for the axis.
    name: 's-lade-at-wahlarzt-handschrift',
    language: 'de',
    pen: 'always',
    fonts: ['Tinos', 'Arimo'],
    width: 660,
    values: { prism: 0, add: 0.4 },
    writing: { noCylinder: ['—'], plano: ['plan', '0,00'], degree: true },
    css: 'body{padding:26px 32px}.a{display:flex;gap:40px;justify-content:center;margin:12px 0}.a div{width:110px;height:55px;border:1px solid #888;border-bottom:1px solid #333;border-radius:110px 110px 0 0;text-align:center;font-size:12px;padding-top:22px;color:#777}.full td,.full th{border-bottom:1px solid #555;padding:6px;text-align:center}.full td{height:48px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'));
      return `<div class="center"><b style="font-size:20px">${s.doctor()}</b><br><span class="small">Fachärztin für Augenheilkunde · Wahlärztin aller Kassen<br>${s.dice.pick(['1090 Wien, Währinger Straße', '5020 Salzburg, Linzer Gasse', '8010 Graz, Herrengasse'])} ${s.dice.whole(2, 60)}</span></div><p style="margin-top:14px">Brille für ${s.patient()}</p><div class="a"><div>R &nbsp; TABO</div><div>L &nbsp; TABO</div></div><div class="full">${table(heads('', 'Sphäre', 'Cylinder', 'Achse', 'Nahzusatz'), eye('R', s.right), eye('L', s.left))}</div><div class="sides" style="margin-top:24px"><span>Datum ${s.date()}</span><span>PD ${s.pd()} mm</span></div>`;
    },
  },
  {
    // Austria: an optometrist's e-mail, the values in one sentence for each eye.
    name: 's-lade-at-mail-refraktion',
    language: 'de',
    fonts: ['Carlito', 'Arimo'],
    width: 740,
    values: { prism: 0, sameAdd: true },
    writing: { noCylinder: ['sph'], plano: ['plan', '0,00'] },
    css: 'body{padding:26px 30px;line-height:1.5}',
    draw: (s) => {
      const eye = (e: DrawnEye): string =>
        `Sphäre ${e.sph()}${e.toric ? `, Zylinder ${e.cyl()} in Achse ${e.axis()}` : ', kein Zylinder'}`;
      return `<p><b>Betreff: Ihre Fernwerte${hasAdd(s) ? ' und Nahzusatz' : ''}</b><br><span class="small">${s.date()} · an ${s.patient()}</span></p><p>Grüß Gott,</p><p>wie beim Termin besprochen sende ich Ihnen das Ergebnis der Brillenglasbestimmung, nach dem wir die Gläser fertigen:</p><p>Rechtes Auge: ${eye(s.right)}.<br>Linkes Auge: ${eye(s.left)}.${hasAdd(s) ? `<br>Addition beidseits ${s.add()}.` : ''}<br>Ihre Pupillendistanz beträgt ${s.pd()} mm.</p><p>Die Werte Ihrer alten Brille sind damit nicht mehr aktuell. Bitte planen Sie für die Eingewöhnung etwa zehn Tage ein.</p><p>Mit besten Grüßen aus ${s.dice.pick(['Bregenz', 'Steyr', 'Klagenfurt'])}<br>Ihr Meisteroptiker<br><span class="small">Kontaktoptik · Hörakustik · Optometrie</span></p>`;
    },
  },
  {
    // Austria: an eye doctor's fee note with the findings and the prescription below.
    name: 's-lade-at-befund-mit-verordnung',
    language: 'de',
    fonts: ['Tinos', 'Arimo'],
    values: { prism: 0, add: 0.7 },
    css: 'body{padding:36px 48px;font-size:16px}td,th{padding:4px 14px;text-align:center}th{font-weight:400;border-bottom:1px solid #333}h4{margin:18px 0 4px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity());
      const auto = (name: string, e: DrawnEye): string => {
        const was = e.elsewhere();
        return `${name} ${was.sph} ${was.cyl} / ${was.axis}`;
      };
      return `<b>Ordination ${s.doctor()}</b><br><span class="small">FA für Augenheilkunde und Optometrie · ${s.dice.pick(['2340 Mödling', '3500 Krems', '6900 Bregenz'])} · Ordination nach Vereinbarung</span><p style="margin-top:20px"><b>Augenbefund</b> vom ${s.date()}<br>${s.patient()}, geb. ${s.born()}</p><h4>Objektive Messung (Autoref)</h4><span class="small">${auto('RA', s.right)} &nbsp;&nbsp;&nbsp; ${auto('LA', s.left)}</span><h4>Brillenverordnung</h4>${table(heads('', 'Sph.', 'Zyl.', 'Achse', 'Add.', 'Visus'), eye('RA', s.right), eye('LA', s.left))}<h4>Tonometrie</h4>RA ${s.pressure()} mmHg, LA ${s.pressure()} mmHg<h4>Diagnose</h4>Refraktionsfehler${hasAdd(s) ? ', Presbyopie' : ''}, Sicca-Syndrom<h4>Honorar</h4>Ordination inkl. Sehtest € ${s.price()} – Betrag dankend erhalten`;
    },
  },
  {
    // Switzerland: an eye doctor's prescription with prism columns and a point in the numbers.
    name: 's-lade-ch-brillenrezept',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0.3 },
    css: 'body{padding:36px 44px}.r{border-left:4px solid #d52b1e;padding-left:14px}.grid th{font-size:14px;background:#f3f3f3}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('degrees'), e.add());
      return `<div class="r"><b style="font-size:19px">Augenärzte Kreuzplatz AG</b><br><span class="small">${s.doctor()}, FMH Ophthalmologie · ${s.dice.pick(['8032 Zürich', '4051 Basel', '9000 St. Gallen', '3011 Bern'])}</span></div><h3 style="margin:28px 0 6px">Brillenrezept</h3><p>${s.patient()} &nbsp; geb. ${s.born()}</p><div class="grid full">${table(heads('', 'Sphäre', 'Cylinder', 'Achse', 'Prisma', 'Basis TABO', 'Addition'), eye('R', s.right), eye('L', s.left))}</div><p style="margin-top:16px">${tick(!hasAdd(s), 'Fernbrille')} &nbsp; ${tick(false, 'Lesebrille')} &nbsp; ${tick(hasAdd(s), 'Gleitsichtbrille')} &nbsp; ${tick(false, 'Bildschirmbrille')}</p><p>Pupillardistanz: ${s.pd()} mm</p><p style="margin-top:34px">${bareDay(s.date())}</p><p class="small">Für Kinder bis 18 Jahre vergütet die Grundversicherung CHF 180.– pro Jahr (MiGeL).</p>`;
    },
  },
  {
    // Switzerland: an optician's glasses card, the two eyes on lines with few words.
    name: 's-lade-ch-brillenausweis',
    language: 'de',
    fonts: ['Carlito', 'DejaVu Sans Condensed'],
    width: 620,
    values: { prism: 0 },
    writing: { noCylinder: ['', '–'] },
    css: 'body{padding:24px 28px;background:#fff}.c{border:2px solid #335;border-radius:14px;padding:16px 20px}td,th{padding:5px 10px;text-align:center}th{font-size:13px;color:#557}td:first-child{font-weight:700;color:#335}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      return `<div class="c"><div class="sides"><b>Brillenausweis</b><span class="small">${s.dice.pick(['Optik Zihlmann, Luzern', 'Bernoptik, Thun', 'Sehen + Sein, Chur'])}</span></div><p style="margin:10px 0 4px">${s.patient()}</p><div class="full">${table(heads('', 'Sph.', 'Cyl.', 'Achse', 'Add.', 'PD'), eye('rechts', s.right), eye('links', s.left))}</div><p class="small" style="margin:10px 0 0">Gläser: ${s.lensType({ single: 'Einstärken', multi: 'Gleitsicht' })} &nbsp; Ausgestellt: ${shortYear(s.date())} &nbsp; Nächste Kontrolle: in 2 Jahren</p></div>`;
    },
  },
  {
    // Switzerland: an optician's invoice for the supplementary insurance, the refraction below the positions.
    name: 's-lade-ch-rechnung-zusatzversicherung',
    language: 'de',
    fonts: ['Arimo', 'Tinos'],
    values: { prism: 0 },
    writing: { noCylinder: ['0,00', '—'], axisDigits: 1 },
    css: 'body{padding:38px 46px;font-size:16px}.p table{width:100%}.p td{padding:4px 0}.p td:last-child{text-align:right}.w{background:#f2f2ee;padding:12px 16px;margin-top:20px}.w td,.w th{padding:4px 20px 4px 0;text-align:left}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      return `<div class="sides"><b>${s.dice.pick(['Wyss Augenoptik GmbH', 'Optiker Caduff AG'])}</b><span class="small">MWST-Nr. CHE-${s.dice.digits(3)}.${s.dice.digits(3)}.${s.dice.digits(3)}</span></div><p style="margin-top:24px">${s.patient()}<br>${swiss(s.street())}<br>${s.dice.pick(['8400 Winterthur', '5000 Aarau', '7000 Chur'])}</p><p style="margin-top:18px"><b>Rechnung ${s.dice.digits(5)}</b><br>Datum ${s.date()}, zahlbar innert 30 Tagen</p><div class="p">${table(tr('1 Brillenfassung', `CHF ${s.price()}`), tr(`2 ${s.lensType({ single: 'Einstärkengläser', multi: 'Gleitsichtgläser' })} entspiegelt`, `CHF ${s.price()}`), tr('Sehtest (bei Brillenkauf gratis)', 'CHF –.–'))}</div><div class="w"><b>Korrektur der gelieferten Brille</b>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition'), eye('Rechtes Auge', s.right), eye('Linkes Auge', s.left))}</div><p class="small" style="margin-top:18px">Bitte reichen Sie die Rechnung zusammen mit der Zahlungsbestätigung bei Ihrer Krankenkasse ein. Besten Dank für Ihren Einkauf.</p>`;
    },
  },
  {
    // Liechtenstein: a short prescription on a letterhead, lines with words before each value.
    name: 's-lade-li-verordnung-zeilen',
    language: 'de',
    fonts: ['Tinos', 'Carlito'],
    width: 760,
    values: { prism: 0 },
    writing: { noCylinder: ['sph'] },
    css: 'body{padding:40px 54px}.v{margin:20px 0;border-top:1px solid #777;border-bottom:1px solid #777;padding:12px 0}.v td{padding:5px 22px 5px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          `Sph. ${e.sph()}`,
          e.toric ? `Zyl. ${e.cyl()}` : '',
          e.toric ? `Achse ${e.axis()}` : '',
          hasAdd(s) ? `Add. ${e.add()}` : '',
        );
      return `<div class="center"><b style="letter-spacing:2px">AUGENPRAXIS ${s.dice.pick(['VADUZ', 'SCHAAN', 'TRIESEN'])}</b><br><span class="small">Fürstentum Liechtenstein · Tel. +423 ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}</span></div><p style="margin-top:30px">Brillenverordnung für ${s.patient()}, geboren ${s.born()}</p><div class="v">${table(eye('Rechts', s.right), eye('Links', s.left))}</div><p>Augenabstand ${s.pd()} mm &nbsp; – &nbsp; ${s.lensType({ single: 'Brille zum dauernden Tragen', multi: 'Gleitsichtgläser zum dauernden Tragen' })}</p><p style="margin-top:34px">${s.date()}<br><br>${s.doctor()}</p>`;
    },
  },
  {
    // South Tyrol: an eye doctor's prescription whose words are German and Italian.
    name: 's-lade-bz-rezept-zweisprachig',
    language: 'de',
    fonts: ['Arimo', 'Tinos'],
    values: { prism: 0.2, add: 0.8 },
    writing: { noCylinder: ['', '—'] },
    css: 'body{padding:34px 42px;font-size:16px}i{color:#555;font-size:.85em}.grid{margin:18px 0}.grid th{font-size:14px;font-weight:400}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), prismCell(e, 'Hor'), prismCell(e, 'Ver'));
      const near = (name: string, e: DrawnEye): string =>
        tr(name, e.nearSph(), e.nearCyl(), e.nearAxis(), '', '');
      return `<div class="sides"><div><b>${s.doctor()}</b><br>Facharzt für Augenheilkunde<br><i>Medico specialista in oculistica</i></div><div class="small" style="text-align:right">39${s.dice.pick(['100 Bozen / Bolzano', '012 Meran / Merano', '031 Bruneck / Brunico'])}<br>MwSt.-Nr. / P. IVA 0${s.dice.digits(10)}</div></div><p style="margin-top:22px"><b>Brillenrezept</b> / <i>Ricetta per occhiali</i></p><p>Patient / <i>paziente</i>: ${s.patient()} &nbsp; geb. / <i>nato il</i> ${s.born()}</p><div class="grid full">${table(heads('', 'Sphäre<br><i>sfera</i>', 'Zylinder<br><i>cilindro</i>', 'Achse<br><i>asse</i>', 'Prisma hor.<br><i>prisma orizz.</i>', 'Prisma vert.<br><i>prisma vert.</i>'), far('Ferne R <i>lontano OD</i>', s.right), far('Ferne L <i>lontano OS</i>', s.left), hasAdd(s) ? near('Nähe R <i>vicino OD</i>', s.right) + near('Nähe L <i>vicino OS</i>', s.left) : '')}</div><p>Pupillenabstand / <i>distanza interpupillare</i>: ${s.pd()} mm</p><div class="sides" style="margin-top:34px"><span>Datum / <i>data</i> ${s.date()}</span><span>Unterschrift / <i>firma</i> ______________</span></div>`;
    },
  },
  {
    // South Tyrol: an optician's slip on the back of a shop's card, one row for each eye.
    name: 's-lade-bz-optik-auftrag',
    language: 'de',
    fonts: ['DejaVu Sans', 'Carlito'],
    width: 720,
    values: { prism: 0 },
    css: 'body{padding:26px 30px;background:#f6faf4}td,th{border:1px solid #4c7a45;padding:7px 8px;text-align:center}th{background:#dcebd8;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('axis', 'cyl', 'sph', 'add', 'pd'));
      return `<div class="sides"><b style="font-size:20px;color:#2f5d29">${s.dice.pick(['Optik Tschurtschenthaler', 'Ottica Optik Planer', 'Optik Gasser'])}</b><span class="small">${s.dice.pick(['Brixen · Bressanone', 'Sterzing · Vipiteno', 'Schlanders · Silandro'])}</span></div><p style="margin-top:12px">Kunde: ${s.patient()} &nbsp;&nbsp; bestellt am ${s.dateAs('05/03/2025')}</p><div class="full">${table(heads('Auge', 'Achse', 'Zyl', 'Sph', 'Add', 'PD'), eye('R', s.right), eye('L', s.left))}</div><p style="margin-top:12px">Gläser: ${s.lensType({ single: 'Monofokal', multi: 'Progressiv' })}, organisch, Antireflex &nbsp;&nbsp; Gesamt € ${s.price()}</p><p class="small">Steuerbeleg aufbewahren – als Gesundheitsausgabe im Mod. 730 absetzbar (CE-Konformitätserklärung liegt bei).</p>`;
    },
  },
  {
    // Belgium's German part: an eye doctor's pad with the INAMI number, filled with a pen.
    name: 's-lade-be-verschreibung-stift',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo', 'Carlito'],
    width: 620,
    values: { prism: 0, sameAdd: true },
    writing: { noCylinder: ['—'], plano: ['plan', '0,00'], degree: true },
    css: 'body{padding:24px 28px}.k{font-size:13px;color:#444}.b{border:1px solid #333;padding:8px 12px;margin-top:10px}.b td{padding:8px 14px;min-width:84px;height:48px}.b th{font-size:13px;color:#444;font-weight:400}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis'));
      return `<div class="b"><span class="k">Name und Vorname des Verschreibers</span><br>${s.doctor()}, Augenheilkunde, ${s.dice.pick(['4700 Eupen', '4780 Sankt Vith', '4720 Kelmis'])}</div><div class="b"><span class="k">Vom Verschreiber auszufüllen: Name und Vorname des Begünstigten</span><br>${s.patient()}</div><div class="b"><span class="k">R/ Brillengläser</span>${table(heads('', 'Sphäre', 'Zylinder', 'Achse'), eye('RA', s.right), eye('LA', s.left))}${hasAdd(s) ? `<span class="k">Addition</span> ${s.add()} &nbsp;&nbsp; ` : ''}<span class="k">PD</span> ${s.pd()}</div><div class="b sides"><span><span class="k">Datum</span><br>${s.date()}</span><span><span class="k">Stempel</span><br>${s.dice.whole(1, 9)}-${s.dice.digits(5)}-${s.dice.digits(2)}-370</span></div>`;
    },
  },
  {
    // Belgium's German part: the optician's certificate for the sickness fund, delivered lenses in a table.
    name: 's-lade-be-bescheinigung-krankenkasse',
    language: 'de',
    fonts: ['Tinos', 'Arimo'],
    values: { prism: 0.2 },
    writing: { degree: false },
    css: 'body{padding:34px 42px;font-size:16px}.b{border:1px solid #333;padding:8px 12px;margin:10px 0}.grid th{font-weight:400;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'amounts'), e.bases('deutsch'), s.price());
      return `<div class="center"><b>Bescheinigung über die Lieferung von Sehhilfen</b><br><span class="small">bestimmt für die Krankenkasse des Versicherten</span></div><div class="b">Versicherter: ${s.patient()}<br>Nationalregister: ${s.dice.digits(2)}.${s.dice.digits(2)}.${s.dice.digits(2)}-${s.dice.digits(3)}.${s.dice.digits(2)} &nbsp; Krankenkasse: ${s.dice.pick(['Christliche Krankenkasse', 'Freie Krankenkasse', 'Solidaris'])}</div><p>Gemäß Verordnung von ${s.doctor()} vom ${s.date()} wurden folgende Gläser geliefert:</p><div class="grid full">${table(heads('Auge', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'Prisma', 'Basis', 'Preis €'), eye('Rechts', s.right), eye('Links', s.left))}</div><p style="margin-top:12px">Art der Gläser: ${s.lensType({ single: 'unifokal', multi: 'progressiv' })} &nbsp;&nbsp; Fassung: € ${s.price()}</p><p>Der Unterzeichnete, anerkannter Optiker, bestätigt die Richtigkeit der Angaben.</p><p style="margin-top:26px">${s.dice.pick(['Optik Rauw, Bütgenbach', 'Optik Hermanns, Eupen'])} &nbsp; LIKIV-Nr. 4-${s.dice.digits(5)}-${s.dice.digits(2)}</p>`;
    },
  },
];
