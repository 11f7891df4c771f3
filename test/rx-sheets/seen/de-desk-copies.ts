import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

const cross = (on: boolean): string => (on ? '&#9746;' : '&#9744;');

/** A square of black and white fields, as machines read them. */
const matrixCode = (s: Sheet, size: number): string => {
  const fields = Array.from({ length: 21 * 21 }, (_, i) =>
    s.dice.chance(0.48) ? `M${i % 21} ${Math.floor(i / 21)}h1v1h-1z` : '',
  );
  return `<svg width="${size}" height="${size}" viewBox="0 0 21 21" shape-rendering="crispEdges"><path d="${fields.join('')}M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7z" fill="#111"/><path d="M1 1h5v5h-5zM15 1h5v5h-5zM1 15h5v5h-5z" fill="#fff"/><path d="M2 2h3v3h-3zM16 2h3v3h-3zM2 16h3v3h-3z" fill="#111"/></svg>`;
};

/** The half circles in which doctors draw the axis. */
const protractor = (letter: string): string =>
  `<svg width="150" height="86" viewBox="0 0 150 86"><path d="M10 76A65 65 0 0 1 140 76z" fill="none" stroke="#555"/><path d="M75 76V11M75 76L29 30M75 76L121 30" stroke="#999"/><text x="70" y="64" font-size="18" fill="#555">${letter}</text></svg>`;

/** Copies that practices, clinics and opticians of four countries hand over the desk. */
export const copiesInGerman: Layout[] = [
  {
    // The form of the statutory health plans for visual aids, filled in by the practice's printer.
    name: 's-kopie-kassenform-drucker',
    language: 'de',
    fonts: ['Arimo'],
    width: 880,
    pen: 'sometimes',
    values: { prism: 0.3, add: 0.5 },
    writing: { noCylinder: ['', '—'], degree: false },
    css: 'body{padding:26px 32px;background:#fdf6f1}.k{border:1px solid #c0705a;padding:6px 10px;min-height:44px}.k b{display:block;font-weight:400;font-size:11px;color:#b04a30}.g{display:grid;grid-template-columns:3fr 1.2fr 1.2fr;gap:0}.g .w{grid-column:1/4}.t{width:100%;margin-top:14px}td,th{border:1px solid #c0705a;text-align:center;height:38px;padding:2px 6px}th{font-weight:400;font-size:13px;color:#b04a30;height:24px}.t table{width:100%}',
    draw: (s) => {
      const box = (label: string, text: string, wide = ''): string =>
        `<div class="k ${wide}"><b>${label}</b>${text}</div>`;
      const far = (head: string, e: DrawnEye): string =>
        tr(head, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('degrees'), s.number(12, 0));
      const near = (head: string, e: DrawnEye): string =>
        tr(
          head,
          hasAdd(s) ? e.nearSph() : '',
          hasAdd(s) ? e.nearCyl() : '',
          hasAdd(s) ? e.nearAxis() : '',
          '',
          '',
          '',
        );
      return `<div class="sides" style="color:#b04a30"><b style="font-size:20px">Sehhilfenverordnung</b><span class="small">Bitte vor Lieferung der Krankenkasse vorlegen &nbsp; <b style="font-size:22px">8</b></span></div><div class="g">${box('Krankenkasse bzw. Kostenträger', s.dice.pick(['AOK Nordwest', 'Techniker Krankenkasse', 'BARMER', 'IKK classic', 'DAK-Gesundheit']), 'w')}${box('Name, Vorname des Versicherten', s.filled(`${s.patient()}<br>${s.street()}<br>${s.town()}`))}${box('geb. am', s.born())}${box('Status', s.dice.digits(7))}${box('Betriebsstätten-Nr. / Arzt-Nr.', `${s.dice.digits(9)} &nbsp; ${s.dice.digits(9)}`)}${box('Versicherten-Nr.', `K${s.dice.digits(9)}`)}${box('Datum', s.date())}</div><p class="small" style="margin:12px 0 0;color:#b04a30">${cross(true)} Erneute Verordnung bei Änderung der Werte &nbsp; ${cross(false)} Verlust &nbsp; ${cross(false)} Unfall &nbsp; ${cross(true)} Brille &nbsp; ${cross(false)} Kontaktlinsen</p><div class="t">${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Prisma', 'Basis', 'HSA mm'), far('Ferne R', s.right), far('Ferne L', s.left), near('Nähe R', s.right), near('Nähe L', s.left))}</div><div class="sides" style="margin-top:12px"><span class="small" style="color:#b04a30">Begründung, ggf. Hinweise:<br><span style="color:#111">${s.dice.pick(['Kunststoff wegen Schulsport', 'Myopia progr.', 'Astigm. myop. comp.', 'Hyperopie, Akkommodation eingeschr.'])}</span></span><span class="small" style="text-align:center;border-top:1px solid #c0705a;width:270px;color:#b04a30">${s.doctor()}, Augenheilkunde<br>Vertragsarztstempel / Unterschrift</span></div>`;
    },
  },
  {
    // A private prescription: one line for each eye under "Rp.".
    name: 's-kopie-privat-rp',
    language: 'de',
    fonts: ['Tinos', 'Arimo', 'Carlito'],
    width: 640,
    values: { prism: 0.2, add: 0.45, sameAdd: true },
    writing: { noCylinder: ['sph'] },
    css: 'body{padding:28px 34px;background:#eef5fb}.l{margin:10px 0;font-size:19px}hr{border:0;border-top:1px solid #6b8fb3}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="l"><b>${name}</b> &nbsp; ${e.formula(' A ', ' cyl. ', 'sph.')}${e.amounts() && ` &nbsp; Pr. ${e.prism('deutsch', ' u. ')}`}</div>`;
      return `<div class="center"><b style="font-size:18px">${s.doctor()}</b><br>Fachärztin für Augenheilkunde, Belegärztin<br><span class="small">${s.street()} · ${s.town()} · Tel. ${s.phone()}</span></div><hr><p class="small">Privatrezept für ${s.patient()}, geb. ${s.born()}<br>PLZ, Ort: ${s.town()}</p><p style="font-size:24px;margin:0">Rp.</p><p style="margin:0">1 ${s.lensType({ single: 'Einstärkenbrille', multi: 'Gleitsichtbrille' })}</p>${eye('RA', s.right)}${eye('LA', s.left)}${hasAdd(s) ? `<div class="l">Nahzusatz bds. ${s.add()}</div>` : ''}<p>PD: &nbsp; ${s.pd()} mm</p><p class="small">entspiegelt, gehärtet &nbsp;·&nbsp; aut idem ausgeschlossen: nein</p><div class="sides" style="margin-top:34px"><span>${s.date()}</span><span style="border-top:1px solid #333;width:240px" class="center small">Unterschrift</span></div><p class="small">Gebührenziffern GOÄ: 6, 1200, 1242</p>`;
    },
  },
  {
    // The refraction sheet of a clinic: what the devices say above, the order below.
    name: 's-kopie-klinik-refraktionsblatt',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 920,
    values: { prism: 0.15 },
    writing: { axisDigits: 3, noCylinder: ['', '0,00'] },
    css: 'body{padding:26px 34px;font-size:15px}table{width:100%;table-layout:fixed;margin-bottom:12px}td,th{border:1px solid #aaa;padding:5px;text-align:center;height:31px}th{background:#eee;font-weight:400;font-size:13px}h4{margin:10px 0 3px;font-size:15px}.v td{font-size:18px;height:40px;font-weight:700}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye, visus: string): string => {
        const was = e.elsewhere();
        return tr(name, was.sph, was.cyl, was.axis, visus);
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'amounts'), e.bases('degrees'));
      return `<div class="sides"><div><b>Klinikum ${s.dice.pick(['am Stadtpark', 'St. Vinzenz', 'Bergheide'])}</b><br>Klinik für Augenheilkunde, Poliklinik<br><span class="small">Refraktionsraum 2 · Tel. ${s.phone()}</span></div><div style="border:1px solid #333;padding:6px 12px">${s.patient()}<br><span class="small">*${s.born()} &nbsp; Fall ${s.dice.digits(8)}<br>Versicherung: GKV</span></div></div><h4>Autorefraktometer (Topcon KR-800)</h4>${table(heads('', 'S', 'C', 'A', 'Konf.'), old('R', s.right, '9'), old('L', s.left, '8'))}<h4>Vorhandene Brille (gemessen)</h4>${table(heads('', 'sph', 'cyl', 'Achse', 'Visus cc'), old('R', s.right, s.acuity()), old('L', s.left, s.acuity()))}<h4>Brillenverordnung vom ${s.date()}</h4><div class="v">${table(heads('', 'sph', 'cyl', 'Achse', 'Add', 'Prisma', 'Basis'), eye('R', s.right), eye('L', s.left))}</div><p class="small">Tensio appl. R ${s.pressure()} / L ${s.pressure()} mmHg &nbsp;·&nbsp; Fundus o.B. &nbsp;·&nbsp; Cover-Test: ${s.dice.pick(['Orthophorie', 'Exophorie, gut kompensiert'])}</p><p>Untersucher: ${s.doctor()}, Assistenzarzt</p>`;
    },
  },
  {
    // Letter to the general practitioner; the prescribed glasses stand in a paragraph of their own.
    name: 's-kopie-brief-hausarzt',
    language: 'de',
    fonts: ['Carlito', 'Tinos'],
    width: 860,
    values: { prism: 0, add: 0.5, sameAdd: true },
    writing: { noCylinder: ['sph'] },
    css: 'body{padding:50px 64px}p{margin:0 0 12px}',
    draw: (s) => {
      const was = { right: s.right.elsewhere(), left: s.left.elsewhere() };
      return `<div style="text-align:right"><b style="font-size:20px">${s.dice.pick(['Augenzentrum Wiesengrund', 'Augenärzte am Dom', 'MVZ Augenheilkunde Südstadt'])}</b><br><span class="small">${s.street()}, ${s.town()}<br>Telefon ${s.phone()}</span></div><p style="margin-top:20px">Herrn/Frau Kollegen<br>Hausarztpraxis ${s.dice.pick(['Dr. Behrens', 'Dr. Ostermann', 'Dres. Falk u. Heise'])}<br>${s.town()}</p><p style="text-align:right">${s.date()}</p><p><b>Betr.: ${s.patient()}, geb. ${s.born()}</b></p><p>Sehr geehrte Kolleginnen und Kollegen,</p><p>vielen Dank für die Zuweisung Ihres Patienten mit ${s.dice.pick(['Kopfschmerzen bei Bildschirmarbeit', 'Verdacht auf Fehlsichtigkeit', 'diabetologischer Kontrolle'])}.</p><p><b>Befund:</b> Getragene Brille R ${was.right.sph} ${was.right.cyl} x ${was.right.axis}, L ${was.left.sph} ${was.left.cyl} x ${was.left.axis}. Visus cc R ${s.acuity()}, L ${s.acuity()}. Vordere Abschnitte reizfrei, Papillen randscharf, Makula bds. unauffällig. Tensio ${s.pressure()}/${s.pressure()} mmHg.</p><p><b>Procedere:</b> Wir haben eine neue Brille verordnet:<br>Rechtes Auge: ${s.right.formula(' Achse ', ' Zyl ', 'sphärisch')}<br>Linkes Auge: ${s.left.formula(' Achse ', ' Zyl ', 'sphärisch')}${hasAdd(s) ? `<br>Addition beidseits ${s.add()} dpt` : ''}</p><p>Kontrolle in 12 Monaten, bei Beschwerden jederzeit früher.</p><p>Mit freundlichen kollegialen Grüßen</p><p style="margin-top:36px">${s.doctor()}<br><span class="small">Dieser Brief wurde elektronisch erstellt und ist ohne Unterschrift gültig.</span></p>`;
    },
  },
  {
    // Print of an electronic order, with a code for the shop's scanner.
    name: 's-kopie-erezept-hilfsmittel',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 820,
    values: { prism: 0.2 },
    writing: { minus: ['-'], noCylinder: ['0,00', '—'], axisDigits: 3 },
    css: 'body{padding:30px 36px;font-size:15px}.a{border:1px solid #bbb;border-radius:6px;padding:12px 16px;margin-top:12px}.l{color:#666;font-size:12px}table{width:100%}td,th{padding:5px 6px;text-align:left;border-bottom:1px solid #e2e2e2}th{font-size:12px;color:#666;font-weight:400}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          hasAdd(s) ? e.add() : '—',
          e.amounts() ? e.prism('deutsch', '<br>') : '—',
        );
      return `<div class="sides"><div><b style="font-size:21px">Ausdruck zur Einlösung Ihrer elektronischen Verordnung</b><br><span class="small">Hilfsmittel: Sehhilfe. Dieses Blatt ist selbst kein Rezept.</span></div>${matrixCode(s, 116)}</div><div class="a sides"><span><span class="l">für</span><br>${s.patient()}<br><span class="l">geboren am</span> ${s.born()}</span><span><span class="l">ausgestellt von</span><br>${s.doctor()}<br><span class="l">Augenarztpraxis, ${s.phone()}</span></span><span><span class="l">ausgestellt am</span><br>${s.date()}<br><span class="l">einlösbar bis</span> ${s.expires()}</span></div><div class="a"><b>1x Brille (2 Gläser)</b> &nbsp; <span class="small">PZN entfällt · Produktgruppe 25</span>${table(heads('Auge', 'Sphäre (dpt)', 'Zylinder (dpt)', 'Achse (°)', 'Addition (dpt)', 'Prisma (cm/m)'), eye('rechts', s.right), eye('links', s.left))}<p class="small" style="margin:10px 0 0">Abgabehinweis: ${s.dice.pick(['Kunststoffgläser, bruchsicher', 'keine weiteren Angaben', 'Material nach Wahl'])}</p></div><p class="small" style="margin-top:14px">Token ${s.dice.digits(4)}.${s.dice.digits(3)}.${s.dice.digits(3)}.${s.dice.digits(3)}.${s.dice.digits(2)} &nbsp;·&nbsp; Zugriff auch über die App Ihrer Krankenkasse.</p>`;
    },
  },
  {
    // A phone screen of a practice's patient portal: values under labels, one card for each eye.
    name: 's-kopie-portal-handy',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 430,
    values: { prism: 0 },
    writing: { noCylinder: ['–', '0,00'] },
    css: 'body{padding:0 0 24px;background:#f2f4f8;font-size:15px}.b{padding:8px 18px;display:flex;justify-content:space-between;font-size:13px;font-weight:700}.n{background:#006d77;color:#fff;padding:14px 18px;font-size:18px}.c{background:#fff;border-radius:14px;margin:12px 14px 0;padding:14px 16px}.g{display:grid;grid-template-columns:repeat(4,1fr);gap:6px;margin-top:8px}.g i{font-style:normal;color:#7a8591;font-size:12px;display:block}.g b{font-size:18px;font-weight:400}',
    draw: (s) => {
      const cell = (label: string, value: string): string =>
        `<div><i>${label}</i><b>${value}</b></div>`;
      const eye = (title: string, e: DrawnEye): string =>
        `<div class="c"><b>${title}</b><div class="g">${cell('Sphäre', e.sph())}${cell('Zylinder', e.cyl())}${cell('Achse', e.axis() || '–')}${cell('Addition', hasAdd(s) ? e.add() : '–')}</div></div>`;
      return `<div class="b"><span>${s.dice.whole(8, 19)}:${s.dice.whole(10, 59)}</span><span>LTE &nbsp; ${s.dice.whole(21, 98)} %</span></div><div class="n">‹ &nbsp; Meine Dokumente</div><div class="c"><b style="font-size:17px">Brillenrezept</b><br><span class="small" style="color:#7a8591">${s.doctor()} · ${s.date()}<br>Status: freigegeben</span></div>${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}<div class="c"><div class="g" style="grid-template-columns:1fr 1fr">${cell('Pupillenabstand', `${s.pd()} mm`)}${cell('Patient', s.patient())}</div></div><div class="c center" style="background:#006d77;color:#fff">Als PDF speichern</div><p class="small center" style="color:#7a8591;margin-top:14px">Bei Fragen nutzen Sie bitte den Chat.<br>Keine Notfälle über das Portal.</p>`;
    },
  },
  {
    // Orthoptics department: prisms split into horizontal and vertical.
    name: 's-kopie-orthoptik-prismenbrille',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 940,
    values: { prism: 1, add: 0.35 },
    writing: { noCylinder: ['', '–'], degree: true },
    css: 'body{padding:30px 36px}table{width:100%}td,th{border:1px solid #444;padding:6px 5px;text-align:center;height:42px}th{font-size:13px;font-weight:400;background:#f3efe3;height:auto}.n{font-size:15px;margin:14px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amount('Hor'),
          e.base('Hor', 'deutsch'),
          e.amount('Ver'),
          e.base('Ver', 'deutsch'),
        );
      return `<div class="sides"><div><b style="font-size:19px">Orthoptik / Sehschule</b><br>${s.dice.pick(['Augenklinik am Ring', 'Universitäts-Augenklinik, Ambulanz 3', 'Klinikum Rosental'])}<br><span class="small">Mo–Do 8–15 Uhr &nbsp; ${s.phone()}</span></div><div>Name: ${s.patient()}<br>geb.: ${s.born()}<br>Datum: ${s.date()}</div></div><h3 style="margin:18px 0 8px">Verordnung einer Prismenbrille</h3><table>${heads('', 'sph', 'cyl', 'Achse', 'Add', 'Prisma<br>horiz.', 'Basis', 'Prisma<br>vert.', 'Basis')}${eye('R', s.right)}${eye('L', s.left)}</table><div class="n">PD (Ferne): ${s.pd()} mm &nbsp;&nbsp; Tragezeit: ganztags &nbsp;&nbsp; ${cross(true)} geschliffen &nbsp; ${cross(false)} Folie</div><p class="small" style="border:1px dashed #777;padding:6px 10px">Abdecktest Ferne c.c.: latente Abweichung, mit Prisma kompensiert. Stereo (Lang I) positiv. Hornhautscheitelabstand ${s.dice.whole(12, 15)} mm beachten, Prismen nicht umrechnen.</p><div class="sides" style="margin-top:24px"><span class="small">Orthoptistin: ${s.dice.pick(['M. Reuter', 'C. Heinze', 'A. Pohl'])}</span><span>${s.doctor()}<br><span class="small">Oberarzt</span></span></div>`;
    },
  },
  {
    // Children's eye clinic, filled in with a pen: retinoscopy under drops beside the ordered glasses.
    name: 's-kopie-kinderambulanz-stift',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo'],
    width: 980,
    values: { prism: 0, add: 0 },
    writing: { noCylinder: ['', '–'], degree: true },
    css: 'body{padding:32px 38px}caption{white-space:nowrap}td,th{border:1px solid #666;padding:6px 10px;text-align:center;height:52px;min-width:108px}th{font-weight:400;font-size:14px;height:auto}.o td,.o th{border-color:#bbb;color:#777;height:38px;min-width:84px;padding:4px}.o th,.o caption{font-size:12.5px}caption{text-align:left;padding:4px 0}',
    draw: (s) => {
      const drops = (name: string, e: DrawnEye): string => {
        const seen = e.elsewhere();
        return tr(name, s.filled(seen.sph), s.filled(seen.cyl), s.filled(seen.axis));
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis'), s.dice.pick(['ganztags', 'immer']));
      return `<div class="center"><b style="font-size:20px">Kinder-Augenambulanz</b><br><span class="small">${s.street()}, ${s.town()}, Anmeldung ${s.phone()}</span></div><p style="margin-top:18px">Name des Kindes: ${s.patient()} &nbsp;&nbsp;&nbsp; geb.: ${s.born()}</p><div class="o"><table><caption>Skiaskopie in Zykloplegie (Cyclopentolat 1 %), nicht für die Anfertigung</caption>${heads('', 'sph', 'cyl', 'Achse')}${drops('R', s.right)}${drops('L', s.left)}</table></div><div style="margin-top:22px"><table><caption><b>Bitte folgende Brille anfertigen:</b></caption>${heads('', 'Sphäre', 'Zylinder', 'Achse', 'Tragen')}${eye('Rechts', s.right)}${eye('Links', s.left)}</table></div><p style="margin-top:16px">PD: ${s.pd()} mm &nbsp;&nbsp; <span class="small">Kunststoff, große Scheibe, Sportbügel, Sattelsteg</span></p><p class="small">Okklusion: ${s.dice.pick(['keine', 'rechts 2 h täglich', 'links 1 h täglich'])} &nbsp;&nbsp; Kontrolle in 3 Monaten</p><div class="sides" style="margin-top:32px"><span>Datum: ${s.date()}</span><span class="small">${s.doctor()}<br>Stempel, Unterschrift</span></div>`;
    },
  },
  {
    // Leaf of a doctor's pad with hardly any print, the rubber stamp below.
    name: 's-kopie-block-stempel',
    language: 'de',
    pen: 'always',
    fonts: ['Tinos', 'Arimo'],
    width: 700,
    values: { prism: 0, add: 0.45, sameAdd: true },
    writing: { noCylinder: ['sph'], degree: true, plano: ['plan', '0,00'] },
    css: 'body{padding:30px 40px}.z{display:flex;gap:22px;align-items:flex-end;margin:26px 0;border-bottom:1px dotted #888;padding-bottom:4px;min-height:44px}.st{border:2px solid #5a3a86;color:#5a3a86;display:inline-block;padding:8px 16px;transform:rotate(-3deg);font-size:14px;text-align:center;line-height:1.3}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="z"><b>${name}</b><span>${e.sph()}</span>${e.toric ? `<span>zyl ${e.cyl()}</span><span>Achse ${e.axis()}</span>` : `<span>${e.cyl()}</span>`}</div>`;
      return `<p class="small" style="text-align:right">Datum ${s.date()}</p><p>Für: ${s.patient()}</p><h3>Brillenverordnung</h3>${eye('R', s.right)}${eye('L', s.left)}<div class="z">${hasAdd(s) ? `<b>Add</b><span>${s.add()}</span>` : `<span>${s.filled('nur für die Ferne')}</span>`}</div><p>Pupillendistanz: ${s.pd()}</p><div style="text-align:right;margin-top:26px"><span class="st">${s.doctor()}<br>Augenarzt<br>${s.street()}<br>${s.town()}<br>Tel. ${s.phone()}</span></div>`;
    },
  },
  {
    // An old form with half circles for the axis, filled in by hand.
    name: 's-kopie-halbkreise',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 1000,
    values: { prism: 0.25, add: 0.5 },
    writing: { noCylinder: ['', '–'] },
    css: 'body{padding:30px 36px;background:#fbf8ec}table{width:100%}td,th{border:1px solid #5b5b5b;padding:4px 8px;text-align:center;height:54px}th{font-weight:400;font-size:14px;height:auto}.q{display:flex;justify-content:center;gap:80px;margin:10px 0}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('deutsch'));
      const near = (name: string, e: DrawnEye): string =>
        hasAdd(s)
          ? tr(name, e.nearSph(), e.nearCyl(), e.nearAxis(), '', '')
          : tr(name, '', '', '', '', '');
      return `<div class="sides"><span>${s.doctor()}<br><span class="small">Augenarzt · ${s.street()} · ${s.town()}</span></span><span>Tag: ${s.date()}</span></div><p class="center" style="margin:14px 0 4px;letter-spacing:5px"><b>AUGENGLÄSER</b></p><p>für ${s.patient()}</p><div class="q">${protractor('R')}${protractor('L')}</div>${table(heads('', 'Sph.', 'Cyl.', 'Achse n. TABO', 'Prisma', 'Basis'), far('Fern r.', s.right), far('Fern l.', s.left), near('Nah r.', s.right), near('Nah l.', s.left))}<p style="margin-top:16px">Abstand der Pupillen für die Ferne: ${s.pd()} mm</p><p class="small">Nach Anfertigung wird um Vorstellung mit der Brille gebeten. Dieses Blatt bitte aufbewahren.</p>`;
    },
  },
  {
    // Austria: order for medical aids of the public insurance.
    name: 's-kopie-at-heilbehelf',
    language: 'de',
    pen: 'sometimes',
    fonts: ['Arimo', 'Tinos'],
    width: 900,
    values: { prism: 0.3 },
    writing: { noCylinder: ['', '—', '0,00'] },
    css: 'body{padding:28px 34px;background:#f6faf3}table{width:100%}td,th{border:1px solid #48733d;padding:5px 6px;text-align:center;height:42px}th{font-weight:400;font-size:13px;color:#2f5526;height:auto}.l td{text-align:left;font-size:15px}.l i{font-style:normal;font-size:11px;display:block;color:#2f5526}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('degrees'), e.add(), e.pd());
      return `<div class="sides"><b style="font-size:18px">VERORDNUNGSSCHEIN FÜR HEILBEHELFE</b><span>${cross(true)} ÖGK &nbsp; ${cross(false)} BVAEB &nbsp; ${cross(false)} SVS</span></div><div class="l" style="margin:10px 0 14px">${table(tr(`<i>Familienname, Vorname</i>${s.patient()}`, `<i>Versicherungsnummer</i>${s.dice.digits(4)} ${s.dice.digits(6)}`, `<i>Ausgestellt</i>${s.date()}`), tr(`<i>Anschrift</i>${s.street()}, ${s.dice.pick(['8010 Graz', '4020 Linz', '6020 Innsbruck', '1090 Wien'])}`, `<i>Dienstgeber</i>`, `<i>Rezeptgebühr</i>${cross(false)} befreit`))}</div><p style="margin:0 0 4px"><b>Brillengläser</b> &nbsp; ${s.lensType({ single: `${cross(true)} Einstärken &nbsp; ${cross(false)} Gleitsicht`, multi: `${cross(false)} Einstärken &nbsp; ${cross(true)} Gleitsicht` })} &nbsp; ${cross(false)} Lupe</p>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Prisma', 'Basis', 'Nahzusatz', 'PD'), eye('rechts', s.right), eye('links', s.left))}<p class="small" style="margin-top:12px">Diagnose: ${s.dice.pick(['Myopie', 'Ametropie bds.', 'Presbyopie', 'Hypermetropie, Astigm.'])} &nbsp;&nbsp; Kostenanteil des Versicherten laut Satzung</p><div class="sides" style="margin-top:26px"><span class="small">Bewilligung der Kasse (nur bei Sondergläsern)</span><span class="center">${s.doctor()}<br><span class="small">FA für Augenheilkunde und Optometrie</span></span></div>`;
    },
  },
  {
    // Switzerland: a hospital's prescription with RA and LA.
    name: 's-kopie-ch-spital',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 820,
    values: { prism: 0.25 },
    writing: { noCylinder: ['', '-'], minus: ['-', '–'] },
    css: 'body{padding:36px 46px}table{width:100%}td,th{padding:8px 6px;text-align:center;border-bottom:1px solid #999;height:40px}th{border-bottom:2px solid #c00;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('deutsch', '<br>'),
          s.acuity(),
        );
      return `<div class="sides"><div><b style="font-size:20px;color:#c00">${s.dice.pick(['Kantonsspital', 'Regionalspital', 'Stadtspital'])}</b><br>Augenklinik<br><span class="small">Spitalstrasse ${s.dice.whole(2, 90)}, ${s.dice.pick(['6000 Luzern', '9000 St. Gallen', '5000 Aarau', '8400 Winterthur'])}</span></div><div class="small">Sekretariat 041 ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}<br>augenklinik@spital.example</div></div><h2 style="margin:26px 0 10px;font-size:21px">Brillenrezept</h2><p>${s.patient()}, ${s.born()}<br><span class="small">PID ${s.dice.digits(7)} · AHV 756.${s.dice.digits(4)}.${s.dice.digits(4)}.${s.dice.digits(2)}</span></p>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'Prisma / Basis', 'Visus cc'), eye('RA', s.right), eye('LA', s.left))}<p style="margin-top:18px">Glastyp: ${s.lensType({ single: 'Einstärkengläser', multi: 'Gleitsichtgläser' })}<br>Bemerkung: ${s.dice.pick(['Entspiegelung empfohlen', 'Lichtschutz Kat. 2', 'keine', 'Hochbrechende Gläser'])}</p><p class="small">Beitrag der Grundversicherung nur bis 18 Jahre, Limitation MiGeL Kap. 25.</p><div class="sides" style="margin-top:30px"><span>Datum: ${s.date()}</span><span>${s.doctor()}<br><span class="small">Leitende Ärztin</span></span></div>`;
    },
  },
  {
    // South Tyrol: a hospital's form in two languages.
    name: 's-kopie-bz-ambulanz',
    language: 'de',
    fonts: ['Arimo', 'Tinos'],
    width: 900,
    values: { prism: 0.2, add: 0.5 },
    writing: { noCylinder: ['', '—'], degree: true },
    css: 'body{padding:32px 38px}table{width:100%}td,th{border:1px solid #222;padding:6px;text-align:center;height:40px}th{font-size:13px;font-weight:400;line-height:1.2}th i{color:#555}td:first-child{text-align:left;font-size:14px;line-height:1.2}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('deutsch'));
      const near = (name: string, e: DrawnEye): string =>
        hasAdd(s) ? tr(name, e.nearSph(), e.nearCyl(), e.nearAxis(), '', '') : '';
      return `<div class="center"><b>SÜDTIROLER SANITÄTSBETRIEB &nbsp;·&nbsp; AZIENDA SANITARIA DELL'ALTO ADIGE</b><br>Augenambulatorium / Ambulatorio oculistico ${s.dice.pick(['Bozen / Bolzano', 'Meran / Merano', 'Brixen / Bressanone', 'Bruneck / Brunico'])}</div><p style="margin:20px 0 12px">Name / Nome: <b>${s.patient()}</b> &nbsp;&nbsp; geb. am / nato il: ${s.bornAs('05/03/2025')}</p><h3 class="center">Brillenverschreibung / Prescrizione occhiali</h3>${table(heads('', 'Sphäre<br><i>Sfera</i>', 'Zylinder<br><i>Cilindro</i>', 'Achse<br><i>Asse</i>', 'Prisma', 'Basis<br><i>Base</i>'), far('Ferne / Lontano<br><b>R / OD</b>', s.right), far('Ferne / Lontano<br><b>L / OS</b>', s.left), near('Nähe / Vicino<br><b>R / OD</b>', s.right), near('Nähe / Vicino<br><b>L / OS</b>', s.left))}<p style="margin-top:14px">Pupillenabstand / Dist. interpupillare: ${s.pd()} mm</p><p class="small">${cross(true)} Dauernd / Uso permanente &nbsp; ${cross(false)} Bei Bedarf / Al bisogno</p><div class="sides" style="margin-top:30px"><span>Datum / Data ${s.dateAs('05/03/2025')}</span><span class="center">${s.doctor()}<br><span class="small">Der Arzt / Il medico</span></span></div>`;
    },
  },
  {
    // A label of a medical centre's printer, stuck on an appointment card.
    name: 's-kopie-mvz-etikett',
    language: 'de',
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'DejaVu Sans Mono'],
    width: 520,
    values: { prism: 0, add: 0.4, sameAdd: true },
    writing: { noCylinder: ['sph'], minus: ['-'], degree: true },
    css: 'body{padding:18px;background:#dcd7cc}.e{background:#fff;border-radius:6px;padding:12px 16px;font-size:15px;line-height:1.5}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<b>${name}:</b> ${e.formula(' / ', ' / ', 'sph')}`;
      return `<div class="e"><div class="sides"><span>MVZ Augen ${s.dice.pick(['Allee', 'City', 'Hafen', 'West'])}</span><span>${s.date()}</span></div><b>${s.patient()}</b> (${s.dice.digits(6)})<br>Brillenwerte (sph / cyl / Achse)<br><span style="font-size:18px">${eye('R', s.right)}<br>${eye('L', s.left)}</span><br>${hasAdd(s) ? `Add ${s.add()} &nbsp; ` : ''}PD ${s.pd()} mm<br><span class="small">Verordnet: ${s.doctor()} &nbsp; Termine ${s.phone()}</span></div>`;
    },
  },
  {
    // Line-by-line extract of a patient's file from old practice software.
    name: 's-kopie-kartei-zeilen',
    language: 'de',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 960,
    values: { prism: 0.2 },
    writing: { noCylinder: ['0,00', ''], minus: ['-'], degree: false, axisDigits: 3 },
    css: 'body{padding:28px 30px;font-size:15px}pre{font:inherit;margin:0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${padded(name, 12)}${padded(e.sph(), 9)}${padded(e.cyl(), 9)}${padded(e.axis(), 8)}${padded(e.add(), 9)}${e.prism('deutsch', ', ')}`;
      const old = (name: string, e: DrawnEye): string => {
        const was = e.elsewhere();
        return `${padded(name, 12)}${padded(was.sph, 9)}${padded(was.cyl, 9)}${was.axis}`;
      };
      const day = s.date();
      return `<pre>KARTEIAUSZUG                                     Seite 1 von 1
${s.patient()}, geb. ${s.born()}                Pat.-Nr. ${s.dice.digits(5)}
Praxis ${s.doctor()}, ${s.town()}
================================================================
${day}  A  Kontrolle, sieht seit Monaten unscharf
            B  Visus sc R ${s.acuity()}  L ${s.acuity()}   T ${s.pressure()}/${s.pressure()}
            AR Autorefraktion:
            ${padded('', 12)}SPH      CYL      ACHSE
            ${old('R', s.right)}
            ${old('L', s.left)}
            D  ${s.dice.pick(['H52.1 Myopie GB', 'H52.2 Astigmatismus GB', 'H52.0 Hypermetropie GB'])}
----------------------------------------------------------------
${day}  BV BRILLENVERORDNUNG
            ${padded('', 12)}SPH      CYL      ACHSE   ADD      PRISMA
            ${eye('R', s.right)}
            ${eye('L', s.left)}
            PD ${s.pd()}
================================================================
Ausgedruckt für Patient</pre>`;
    },
  },
  {
    // A practice answers by e-mail, the values in a sentence for each eye.
    name: 's-kopie-mail-praxis',
    language: 'de',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 780,
    values: { prism: 0, add: 0.4, sameAdd: true },
    writing: { noCylinder: ['kein Zylinder'], degree: true, plano: ['plan', '0,00'] },
    css: 'body{padding:24px 30px;font-size:16px}p{margin:0 0 12px}.h{color:#555;font-size:14px;border-bottom:1px solid #ccc;padding-bottom:10px;margin-bottom:16px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        e.toric
          ? `${name} Sphäre ${e.sph()}, Zylinder ${e.cyl()}, Achse ${e.axis()}`
          : `${name} Sphäre ${e.sph()}, ${e.cyl()}`;
      const [day, client, doctor] = [s.date(), s.patient(), s.doctor()];
      return `<h3 style="margin:0 0 8px">AW: Anforderung Brillenwerte</h3><div class="h">Von: Anmeldung &lt;praxis@augen-${s.dice.pick(['weststadt', 'marienplatz', 'lahn'])}.example&gt;<br>An: ${client}<br>Gesendet: ${day}, ${s.dice.whole(8, 17)}:${s.dice.whole(10, 59)} Uhr</div><p>Guten Tag ${client},</p><p>wie telefonisch gewünscht schicken wir Ihnen die Werte Ihrer Brillenverordnung vom ${day}:</p><p>${eye('Rechts:', s.right)}.<br>${eye('Links:', s.left)}.<br>${hasAdd(s) ? `Die Addition beträgt auf beiden Augen ${s.add()}.` : 'Ein Nahzusatz ist nicht nötig.'}</p><p>Die Pupillendistanz misst Ihnen Ihr Optiker aus. Das Original können Sie zu unseren Sprechzeiten (Mo, Di, Do 8–12 und 14–17 Uhr) abholen.</p><p>Freundliche Grüße<br>Ihr Praxisteam ${doctor}</p><p class="small" style="color:#777">${s.street()}, ${s.town()} · Tel. ${s.phone()}<br>Diese Nachricht kann vertrauliche Informationen enthalten.</p>`;
    },
  },
  {
    // A transposed table: one column for each eye.
    name: 's-kopie-quer-praxis',
    language: 'de',
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    width: 700,
    values: { prism: 0.25 },
    writing: { noCylinder: ['–', ''] },
    css: 'body{padding:34px 42px}table{width:100%;margin:14px 0}td,th{border:1px solid #7c8ea0;padding:7px 12px;height:40px}td{text-align:center;width:34%}td:first-child{text-align:left;width:auto;background:#f1f4f7}th{background:#dfe7ee}',
    draw: (s) => {
      const row = (name: string, cell: (e: DrawnEye) => string): string =>
        tr(name, cell(s.right), cell(s.left));
      return `<div class="sides"><b style="font-size:20px">Augenarztpraxis ${s.doctor()}</b></div><p class="small">${s.street()} · ${s.town()} · Telefon ${s.phone()} · Online-Termine über unsere Webseite</p><p style="margin-top:18px">Brillenverordnung für <b>${s.patient()}</b><br>Geburtsdatum ${s.born()} &nbsp;·&nbsp; Ausstellungsdatum ${s.date()}</p>${table(
        heads('', 'rechtes Auge', 'linkes Auge'),
        row('Sphäre (dpt)', (e) => e.sph()),
        row('Zylinder (dpt)', (e) => e.cyl()),
        row('Achse (Grad)', (e) => e.axis()),
        hasAdd(s) ? row('Nahaddition (dpt)', (e) => e.add()) : '',
        hasPrism(s) ? row('Prisma (cm/m), Basis', (e) => e.prism('deutsch', '<br>')) : '',
        row('Visus mit Korrektion', () => s.acuity()),
      )}<p>Empfehlung: ${s.lensType({ single: 'Einstärkenglas', multi: 'Gleitsichtglas' })}, superentspiegelt</p><p class="small" style="margin-top:40px">Unterschrift ______________________ &nbsp; Gültigkeit: 6 Monate. Umtausch nach Ablauf nur gegen erneute Untersuchung.</p>`;
    },
  },
  {
    // Report of the sight school: far and near rows for each eye.
    name: 's-kopie-sehschulbericht',
    language: 'de',
    fonts: ['Tinos', 'Arimo'],
    width: 860,
    values: { prism: 0, add: 1 },
    writing: { noCylinder: ['', '–'], axisDigits: 1 },
    css: 'body{padding:40px 50px}table{width:100%;margin:10px 0 16px}td,th{border:1px solid #888;padding:6px 8px;text-align:center;height:38px}th{background:#f4f4f4;font-size:14px}',
    draw: (s) => {
      const pair = (name: string, e: DrawnEye): string =>
        `<tr><td rowspan="2"><b>${name}</b></td><td>F</td><td>${e.sph()}</td><td>${e.cyl()}</td><td>${e.axis()}</td><td>${s.acuity()}</td></tr><tr><td>N</td><td>${e.nearSph()}</td><td>${e.nearCyl()}</td><td>${e.nearAxis()}</td><td>Nd. 1</td></tr>`;
      return `<div class="sides"><div><b>Sehschule der Augenarztpraxis</b><br>${s.doctor()}</div><div class="small">${s.street()}<br>${s.town()}<br>${s.phone()}</div></div><p style="margin-top:20px">Patient: ${s.patient()}, geb. ${s.born()}<br>Untersuchung am ${s.date()}</p><p><b>Motilität:</b> frei. <b>Cover-Test:</b> mit Nahkorrektion parallel. <b>Konvergenz:</b> bis zur Nase. <b>Bagolini:</b> Kreuz. Akkommodationsbreite beidseits vermindert, daher Versorgung für Ferne und Nähe.</p><p style="margin:0"><b>Zu verordnende Brille (Bifokal, Trennlinie hoch):</b></p><table>${heads('Auge', 'F/N', 'Sphäre', 'Zylinder', 'Achse', 'Visus')}${pair('R', s.right)}${pair('L', s.left)}</table><p>Erneute Vorstellung in ${s.dice.whole(3, 6)} Monaten mit der neuen Brille.</p><p class="small" style="margin-top:28px">Orthoptistin ${s.dice.pick(['K. Wolter', 'J. Mertens', 'S. Adamek'])} &nbsp;&nbsp;&nbsp; F = Ferne, N = Nähe</p>`;
    },
  },
  {
    // The works doctor's order of glasses for screen work.
    name: 's-kopie-betriebsarzt',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 840,
    values: { prism: 0, add: 0.85 },
    writing: { noCylinder: ['', '0,00', '–'] },
    css: 'body{padding:36px 44px;font-size:16px}table{width:100%;margin:8px 0}.v td,.v th{border:1px solid #555;padding:6px;text-align:center;height:38px}.v th{font-weight:400;font-size:14px;background:#eaf1e8}.i td{border-bottom:1px solid #bbb;padding:5px 4px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      return `<b style="font-size:19px">Verordnung einer Bildschirmarbeitsplatzbrille</b><p class="small">nach ArbMedVV, Anhang Teil 4 (2) 1. Zur Vorlage beim Augenoptiker und beim Arbeitgeber</p><div class="i">${table(tr('Arbeitgeber', s.dice.pick(['Stadtwerke, Abt. Verwaltung', 'Maschinenbau Hartwig GmbH', 'Landesamt für Vermessung'])), tr('Beschäftigte/r', `${s.patient()}, geb. ${s.born()}`), tr('Personalnummer', s.dice.digits(6)), tr('Untersucht am', s.date()))}</div><p style="margin:16px 0 4px">Eine spezielle Sehhilfe ist erforderlich. Werte für die Fertigung:</p><div class="v">${table(heads('Auge', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'PD (mm)'), eye('R', s.right), eye('L', s.left))}</div><p>Sehabstand Bildschirm: ${s.dice.pick(['60', '65', '70', '75'])} cm &nbsp;&nbsp; Vorlagenabstand: 50 cm</p><p>${cross(true)} Kostenübernahme durch den Arbeitgeber bis ${s.number(s.dice.pick([80, 120, 150]))} EUR &nbsp; ${cross(false)} abgelehnt</p><div class="sides" style="margin-top:40px"><span class="small">${s.doctor()}<br>Fachärztin für Arbeitsmedizin</span><span class="small">____________________<br>Stempel Arbeitgeber</span></div>`;
    },
  },
  {
    // Order of safety glasses with correction, single boxes for each number.
    name: 's-kopie-schutzbrille-kaesten',
    language: 'de',
    pen: 'sometimes',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 940,
    values: { prism: 0, add: 0.4 },
    writing: { noCylinder: ['', '–'], degree: false },
    css: 'body{padding:30px 36px;font-size:15px}.f{display:inline-flex;flex-direction:column;margin:0 8px 8px 0}.f u{text-decoration:none;font-size:12px;color:#333}.f span.b{border:1.5px solid #111;min-width:112px;height:46px;padding:4px 8px;font-size:18px;display:flex;align-items:center;justify-content:center}.r{display:flex;align-items:center;gap:8px;margin-top:8px}.r>b{width:84px}',
    draw: (s) => {
      const box = (label: string, text: string): string =>
        `<span class="f"><u>${label}</u><span class="b">${text}</span></span>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="r"><b>${name}</b>${box('Sphäre', e.sph())}${box('Zylinder', e.cyl())}${box('Achse', e.axis())}${box('Addition', e.add())}${box('PD', e.pd())}</div>`;
      return `<div class="sides"><b style="font-size:20px">Bestellformular Korrektionsschutzbrille</b><span class="small">DIN EN ISO 16321-1<br>Formblatt AS-${s.dice.digits(3)}, Rev. 4</span></div><p style="margin-top:14px">Name: ${s.patient()} &nbsp;&nbsp; Abteilung: ${s.dice.pick(['Fräserei', 'Lackiererei', 'Gießerei', 'Labor 2'])} &nbsp;&nbsp; Kostenstelle: ${s.dice.digits(5)}</p><p style="margin:16px 0 0"><b>Augenärztliche Werte</b> (nicht älter als 6 Monate)</p>${eye('Rechts', s.right)}${eye('Links', s.left)}<p style="margin-top:14px">${s.lensType({ single: `${cross(true)} Einstärken Ferne &nbsp; ${cross(false)} Gleitsicht`, multi: `${cross(false)} Einstärken Ferne &nbsp; ${cross(true)} Gleitsicht` })} &nbsp; ${cross(true)} Polycarbonat &nbsp; ${cross(false)} getönt</p><p class="small">Bügellänge ${s.dice.pick(['130', '135', '140'])}, Modell ${s.dice.pick(['Titan 4', 'Sekura 21', 'X-fit Korr'])}, Seitenschutz fest</p><div class="sides" style="margin-top:30px"><span>${s.doctor()}<br><span class="small">Augenarzt</span></span><span>Datum ${s.date()}</span><span class="small">Freigabe Sicherheitsfachkraft: ________</span></div>`;
    },
  },
  {
    // Carbon copy of a pad, blue on pink.
    name: 's-kopie-durchschlag-rosa',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo'],
    width: 820,
    values: { prism: 0.2, add: 0.4 },
    writing: { noCylinder: ['', '–'] },
    css: 'body{padding:28px 34px;background:#fbe6ea;color:#6a4b52}.hand{color:#34407f!important;opacity:.88}table{width:100%}td,th{border:1px solid #b58a94;padding:4px 6px;text-align:center;height:52px}th{font-weight:400;font-size:13px;height:auto}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'amounts'), e.bases('deutsch'));
      return `<div class="sides"><b>Brillenverordnung</b><span class="small">Durchschlag für den Patienten &nbsp; Nr. ${s.dice.digits(5)}</span></div><p style="margin:14px 0">Name: ${s.patient()}<br>Datum: ${s.date()}</p>${table(heads('', 'Sph', 'Zyl', 'Achse', 'Add', 'Pris', 'Bas'), eye('R', s.right), eye('L', s.left))}<p style="margin-top:16px">Pupillendistanz: ${s.pd()}</p><p>${cross(false)} Glas &nbsp; ${cross(true)} Kunststoff &nbsp; ${cross(false)} Lichtschutz ____ %</p><div style="text-align:right;margin-top:24px" class="small">${s.doctor()}<br>Augenarzt, ${s.town()}</div>`;
    },
  },
  {
    // The everyday half-page form of a practice's software.
    name: 's-kopie-a5-praxis',
    language: 'de',
    fonts: ['Arimo', 'Tinos', 'Carlito', 'DejaVu Sans'],
    width: 800,
    values: { prism: 0.3 },
    css: 'body{padding:32px 40px}.v{margin:16px 0}.v table{width:100%}td,th{border:1px solid #333;padding:6px 8px;text-align:center;height:40px}th{font-weight:400}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('degrees'),
          e.add(),
        );
      return `<div class="sides"><div>${s.doctor()}<br>Augenheilkunde, ambulante Operationen</div><div class="small">${s.street()}<br>${s.town()}<br>Tel. ${s.phone()}</div></div><p style="margin-top:22px">${s.patient()}<br>geb. ${s.born()}</p><div class="sides"><b style="font-size:19px">Brillenrezept</b><span>${s.date()}</span></div><div class="v">${table(heads('', 'sph', 'cyl', 'A', 'Pr', 'B', 'Add'), eye('R', s.right), eye('L', s.left))}</div><div class="sides"><span>HSA: ${s.dice.whole(12, 15)} mm</span><span>PD: ${s.pd()} mm</span><span>${s.dice.pick(['Zum ständigen Tragen', 'Nach Bedarf', 'Beim Autofahren'])}</span></div><p class="small" style="margin-top:36px">Bitte lassen Sie die fertige Brille bei Unverträglichkeit innerhalb von vier Wochen prüfen.</p>`;
    },
  },
  {
    // A chain's print of the values of an eye test.
    name: 's-kopie-kette-sehwerte',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 880,
    values: { prism: 0.25 },
    writing: { noCylinder: ['0,00', ''], plano: ['0,00', '+0,00'] },
    css: 'body{padding:0 0 30px}.h{background:#ffcc00;padding:16px 36px;font-weight:700;font-size:22px}.i{padding:20px 36px}table{width:100%}td,th{padding:9px 6px;text-align:center;border-bottom:1px solid #ddd;height:42px}th{font-size:13px;color:#555;font-weight:400}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'),
          e.amounts(),
          e.bases('degrees'),
        );
      return `<div class="h sides"><span>${s.dice.pick(['BRILLE&amp;CO', 'Optik Rothmann', 'sehfrisch'])}</span><span style="font-size:15px">Filiale ${s.dice.whole(101, 899)}</span></div><div class="i"><h3>Ihre aktuellen Sehwerte</h3><p>${s.patient()} &nbsp;·&nbsp; Kundennummer ${s.dice.digits(9)} &nbsp;·&nbsp; Sehtest vom ${s.date()}</p>${table(heads('', 'SPH', 'CYL', 'ACHSE', 'ADD', 'PD', 'PRISMA', 'BASIS'), eye('Rechts', s.right), eye('Links', s.left))}<p class="small" style="margin-top:16px">SPH = Stärke zum Ausgleich von Kurz- oder Weitsichtigkeit. CYL und ACHSE = Ausgleich einer Hornhautverkrümmung. ADD = Zusatz für die Nähe. PD = Abstand Pupille zur Nasenmitte in mm.</p><p class="small">Ihr Sehtest ist ${s.dice.pick(['12', '24'])} Monate aktuell. Wir erinnern Sie gern. Kein Ersatz für eine augenärztliche Untersuchung.</p><div class="sides small"><span>Geprüft durch: ${s.dice.pick(['Augenoptikermeisterin T. Krug', 'Meister D. Fiedler'])}</span><span>Service ${s.phone()}</span></div></div>`;
    },
  },
  {
    // Optical pass of card size, both sides of print small.
    name: 's-kopie-pass-scheckkarte',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 440,
    values: { prism: 0 },
    writing: { noCylinder: ['', '0,00'], degree: false },
    css: 'body{padding:14px;background:#b9b2a6}.k{background:#fafcff;border-radius:14px;padding:12px 16px;border-top:12px solid #2b5aa0}table{width:100%;margin:6px 0;table-layout:fixed}td,th{text-align:center;font-size:15px;padding:3px 1px;border:1px solid #b8c8de;height:28px}th{font-size:11px;font-weight:400;height:auto;background:#e6eefa}p{font-size:12px;margin:0;line-height:1.4}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      return `<div class="k"><div class="sides"><b>BRILLENPASS</b><b style="color:#2b5aa0">${s.dice.pick(['Optik Hagen', 'Blickpunkt Ewert', 'Augenoptik Thiele'])}</b></div><p>${s.patient()} &nbsp; ${s.date()}</p>${table(heads('', 'Sph', 'Cyl', 'Ach', 'Add', 'PD'), eye('R', s.right), eye('L', s.left))}<p>Glas: ${s.lensType({ single: 'Einst. 1,6 SuperET', multi: 'Gleits. 1,6 SuperET' })} &nbsp; Fassung: ${s.dice.pick(['RX 5154', 'Mod. 2217', 'TI 80-4'])} ${s.dice.pick(['49/21', '52/18', '54/17'])}<br>Auftrag ${s.dice.digits(6)} &nbsp; Tel. ${s.phone()}</p></div>`;
    },
  },
  {
    // Folded pass of a small shop, filled in by hand, far and near.
    name: 's-kopie-pass-faltblatt',
    language: 'de',
    pen: 'always',
    fonts: ['Tinos', 'Arimo'],
    width: 900,
    values: { prism: 0, add: 0.7 },
    writing: { noCylinder: ['', '–'] },
    css: 'body{padding:24px;background:#e8e2cf}.k{background:#fffdf5;padding:18px 24px;border:1px solid #a0926a}table{width:100%}td,th{border:1px solid #a0926a;text-align:center;padding:3px 8px;height:52px}th{font-weight:400;font-size:14px;height:auto;color:#6a5a2a}',
    draw: (s) => {
      const far = (e: DrawnEye, name: string): string =>
        tr('F', name, ...e.cells('sph', 'cyl', 'axis', 'pd'));
      const near = (e: DrawnEye, name: string): string =>
        hasAdd(s)
          ? tr('N', name, e.nearSph(), e.nearCyl(), e.nearAxis(), e.nearPd())
          : tr('N', name, '', '', '', '');
      return `<div class="k"><div class="sides"><b style="font-size:20px;color:#6a5a2a">Brillen-Paß</b><span class="small">Augenoptikermeister ${s.dice.pick(['Gerlach', 'Wiesner', 'Hopf'])}<br>${s.street()}, ${s.town()}</span></div><p>Name ${s.patient()} &nbsp;&nbsp; Datum ${s.date()}</p>${table(heads('', '', 'Sphäre', 'Cylinder', 'Achse', 'PD Fern bzw. Nah'), far(s.right, 'R'), far(s.left, 'L'), near(s.right, 'R'), near(s.left, 'L'))}<p class="small" style="margin:12px 0 0">Bitte bei Bestellungen, auf Reisen und bei Verlust vorlegen.</p></div>`;
    },
  },
  {
    // Work slip that goes with the tray through the workshop.
    name: 's-kopie-auftrag-werkstatt',
    language: 'de',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 860,
    values: { prism: 0.3, add: 0.6 },
    writing: { noCylinder: ['', '0,00'], axisDigits: 3, degree: false },
    css: 'body{padding:24px 30px;font-size:15px}table{width:100%;margin:8px 0}td,th{border:1px solid #222;padding:4px 5px;text-align:center;height:36px}th{font-size:12px;background:#ddd;font-weight:400;height:auto}.i td{text-align:left;height:auto;border-color:#999}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b style="font-size:22px">${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add', 'amounts'),
          e.bases('degrees'),
          e.pd(),
          s.number(s.dice.whole(36, 48) / 2, 1),
          s.dice.pick(['65', '70', '75']),
        );
      return `<div class="sides"><b style="font-size:20px">WERKSTATTAUFTRAG ${s.dice.digits(6)}</b><span>Schale ${s.dice.whole(11, 99)} &nbsp; fertig bis: ${s.dice.pick(['Fr 16 h', 'Mo', 'Di 12 h'])}</span></div><div class="i">${table(tr(`Kunde: ${s.patient()}`, `Auftrag vom ${s.date()}`, `Verkäufer: ${s.dice.pick(['Ko', 'Be', 'Ri'])}`), tr(`Fassung: ${s.dice.pick(['Silhouette 5515', 'MarcO 503', 'Götti Dion'])}`, `Gr. ${s.dice.pick(['52-18', '50-20', '55-16'])}, Farbe ${s.dice.digits(3)}`, `Rille / <b>Vollrand</b> / Bohr`))}</div>${table(heads('', 'sph', 'cyl', 'Achse', 'Add', 'Prisma', 'Basis', 'PD', 'Höhe', 'Ø'), eye('R', s.right), eye('L', s.left))}<p style="margin:6px 0">Glas: ${s.lensType({ single: 'Einstärken 1.6 AS Super-ET Hart', multi: 'Gleitsicht 1.6 Super-ET Hart' })} &nbsp; Lieferant: ${s.dice.pick(['RW', 'ZE', 'HY', 'ES'])}</p><p class="small">HSA ${s.dice.whole(11, 15)} &nbsp; VN ${s.dice.whole(6, 11)}° &nbsp; FSW ${s.dice.whole(3, 7)}° &nbsp;&nbsp; ${cross(false)} Form liegt bei &nbsp; ${cross(true)} Fern-Edging</p><div class="sides small"><span>Eingeschliffen: ______</span><span>Endkontrolle: ______</span><span>Kunde informiert: ______</span></div>`;
    },
  },
  {
    // A slip at a village optician's counter, all by hand.
    name: 's-kopie-auftrag-hand',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo', 'Carlito'],
    width: 960,
    values: { prism: 0, add: 0.5 },
    writing: { noCylinder: ['', '–'], degree: true },
    css: 'body{padding:28px 34px}table{width:100%;margin:12px 0}td,th{border:1px solid #447;padding:3px 6px;text-align:center;height:54px}th{font-weight:400;font-size:14px;height:auto;color:#447}.z{border-bottom:1px solid #99b;padding:5px 0;min-height:36px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'), '');
      return `<div class="sides"><b style="color:#447;font-size:20px">Auftragszettel</b><span>Nr. ${s.dice.digits(4)}</span></div><div class="z">Name: ${s.patient()}</div><div class="z">Datum: ${s.date()} &nbsp;&nbsp;&nbsp; Telefon: ${s.phone()}</div>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'PD', 'Höhe'), eye('R', s.right), eye('L', s.left))}<div class="z">Gläser: ${s.filled(s.lensType({ single: 'Einstärken Kunststoff ET', multi: 'Gleitsicht Kunststoff ET' }))}</div><div class="z">Fassung: ${s.filled(s.dice.pick(['eigene', 'Meitzner 4411', 'Koralle 12']))}</div><div class="z">Preis: ${s.filled(s.price())} € &nbsp;&nbsp;&nbsp; Anzahlung: __________</div>`;
    },
  },
  {
    // An invoice that names the values below each lens.
    name: 's-kopie-rechnung',
    language: 'de',
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    width: 860,
    values: { prism: 0.2, add: 0.5 },
    writing: { noCylinder: ['0,00'], degree: false },
    css: 'body{padding:44px 54px}.p{width:100%;margin:18px 0}.p table{width:100%}td,th{padding:6px 4px;text-align:left;vertical-align:top;border-bottom:1px solid #ddd}th{border-bottom:1.5px solid #222;font-size:14px}td:last-child,th:last-child{text-align:right}.w{font-size:15px;color:#222}',
    draw: (s) => {
      const glass = s.lensType({
        single: 'Einstärkenglas Index 1,6',
        multi: 'Gleitsichtglas Index 1,6',
      });
      const lens = s.dice.whole(69, 289);
      const frame = s.dice.whole(79, 249);
      const line = (pos: string, side: string, e: DrawnEye): string => {
        const add = hasAdd(s) ? ` Add ${e.add()}` : '';
        const prism = e.amounts() && ` Prisma ${e.prism('deutsch', ' und ')}`;
        const axis = e.toric ? ` Achse ${e.axis()}` : '';
        return tr(
          pos,
          `${glass} ${side}<br><span class="w">Sph ${e.sph()} Cyl ${e.cyl()}${axis}${add}${prism}</span>`,
          '1',
          `${s.number(lens)} €`,
        );
      };
      return `<div class="sides"><div><b style="font-size:22px">${s.dice.pick(['Augenoptik Sander', 'Optik Weidenfeld GmbH', 'Brillenmanufaktur Elbe'])}</b><br><span class="small">${s.street()}, ${s.town()}</span></div><span class="small">IK 33${s.dice.digits(7)}<br>St.-Nr. ${s.dice.digits(2)}/${s.dice.digits(3)}/${s.dice.digits(5)}</span></div><p style="margin-top:30px">${s.patient()}<br>${s.street()}<br>${s.town()}</p><div class="sides"><b>Rechnung RE-${s.dice.digits(6)}</b><span>Rechnungsdatum: ${s.date()}</span></div><div class="p">${table(heads('Pos.', 'Bezeichnung', 'Menge', 'Betrag'), line('1', 'rechts', s.right), line('2', 'links', s.left), tr('3', `Brillenfassung ${s.dice.pick(['Carva 7011', 'Nordkap Ti', 'Lina 3'])}`, '1', `${s.number(frame)} €`), tr('', '<b>Gesamtbetrag</b> (inkl. 19 % MwSt.)', '', `<b>${s.number(2 * lens + frame)} €</b>`))}</div><p class="small">Medizinprodukt, Sonderanfertigung nach Anhang XIII der Verordnung (EU) 2017/745. Zahlbar sofort ohne Abzug. Vielen Dank für Ihren Einkauf.</p>`;
    },
  },
  {
    // The till's narrow receipt.
    name: 's-kopie-kassenbon',
    language: 'de',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 430,
    values: { prism: 0, add: 0.4 },
    writing: {
      noCylinder: ['0,00', '----'],
      minus: ['-'],
      degree: false,
      axisDigits: 3,
      plano: ['0,00'],
    },
    css: 'body{padding:22px 20px;font-size:15px;background:#fdfdfa}pre{font:inherit;margin:0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${padded(name, 3)}${padded(e.sph(), 8)}${padded(e.cyl(), 8)}${padded(e.axis(), 6)}${e.add()}`;
      const sum = s.dice.whole(90, 390);
      return `<pre>     ${s.dice.pick(['OPTIK DISCOUNT NORD', 'BRILLENLADEN 24', 'OPTIK MAYBACH GMBH'])}
     ${s.town()}
     Tel ${s.phone()}

ABHOLSCHEIN ${s.dice.digits(8)}
${s.date()}   KASSE 2   BED ${s.dice.digits(2)}
--------------------------------
1 BRILLE KOMPLETT     ${s.number(sum)} A
  ${s.lensType({ single: 'EINSTAERKEN 1.5', multi: 'GLEITSICHT 1.5' })}

   SPH     CYL     ACH   ADD
${eye('R', s.right)}
${eye('L', s.left)}
PD ${s.pd()}
--------------------------------
SUMME EUR             ${s.number(sum)}
GIROCARD              ${s.number(sum)}
A = 19,00 % MWST

ABHOLBEREIT IN CA. 8 TAGEN
BITTE BON MITBRINGEN
* ${s.patient().toUpperCase()} *</pre>`;
    },
  },
  {
    // Two paper bags of lenses, one above the other, with the words of an international lens maker.
    name: 's-kopie-glastueten-untereinander',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 640,
    values: { prism: 0.15, add: 0.5 },
    writing: {
      noCylinder: ['0,00'],
      axisDigits: 3,
      plano: ['+0,00', '0,00'],
      minus: ['-'],
      degree: false,
    },
    css: 'body{padding:18px;background:#8f8a80}.t{background:#fff;padding:12px 18px;margin-bottom:14px}.t:last-child{margin:0}.g{display:flex;gap:14px;align-items:flex-end;margin:8px 0}.g div{font-size:12px;color:#333}.g b{display:block;font-size:23px;color:#000}.q{font-size:54px;line-height:.9;font-weight:700}',
    draw: (s) => {
      const [glass, client, day, order] = [
        s.lensType({ single: 'ORMIX SV ASPH 1.6 CRZ', multi: 'VARILUX 1.6 CRZ' }),
        s.patient(),
        s.date(),
        s.dice.digits(8),
      ];
      const cell = (label: string, text: string): string =>
        text && `<div>${label}<b>${text}</b></div>`;
      const bag = (letter: string, e: DrawnEye): string =>
        `<div class="t"><div class="sides"><span class="q">${letter}</span><span style="flex:1">${glass}<br><span class="small">Ø 65/70 &nbsp; BC ${s.number(s.dice.pick([2.5, 4, 5.25, 6]))} &nbsp; MD ${s.number(s.dice.pick([1.3, 1.6, 2.1]), 1)}</span></span>${matrixCode(s, 62)}</div><div class="g">${cell('SPH', e.sph())}${cell('ZYL', e.cyl())}${cell('ACHSE', e.axis())}${cell('ADD', e.add())}${cell('PRISMA', e.prism('degrees', '<br>'))}</div><span class="small">Ref. ${client} &nbsp; ${order}/${letter} &nbsp; ${day} &nbsp; CE UV 400</span></div>`;
      return `${bag('R', s.right)}${bag('L', s.left)}`;
    },
  },
  {
    // Confirmation of an online shop's order.
    name: 's-kopie-shop-bestellmail',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 680,
    values: { prism: 0, add: 0.45 },
    writing: { noCylinder: ['0.00', '0,00', '-'], plano: ['0,00', '+0,00'] },
    css: 'body{padding:26px 34px;font-size:16px}table{width:100%;margin:10px 0 14px}td,th{padding:7px 6px;text-align:center;border:1px solid #e0e0e0}th{background:#f7f7f7;font-size:13px;font-weight:400;color:#555}.b{background:#f7f3ee;padding:12px 16px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        hasAdd(s)
          ? tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'))
          : tr(name, ...e.cells('sph', 'cyl', 'axis', 'pd'));
      const labels = hasAdd(s)
        ? ['', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'PD']
        : ['', 'Sphäre', 'Zylinder', 'Achse', 'PD'];
      return `<b style="font-size:24px;letter-spacing:1px">${s.dice.pick(['edelglas', 'brillenfux', 'LOOKWELL'])}</b><p style="margin-top:14px">Hallo ${s.patient()},</p><p>danke für deine Bestellung Nr. ${s.dice.digits(9)} vom ${s.date()}. Wir fertigen deine Brille mit diesen Werten:</p>${table(heads(...labels), eye('Rechtes Auge', s.right), eye('Linkes Auge', s.left))}<div class="b"><b>${s.dice.pick(['Modell Ida', 'Modell Fiete', 'Modell Oskar'])}</b>, ${s.dice.pick(['schwarz', 'transparent', 'horn'])}, Größe M<br>${s.lensType({ single: 'Einstärkengläser Standard 1.5', multi: 'Gleitsichtgläser Komfort 1.5' })}<br>Superentspiegelung, Hartschicht, Lotuseffekt: inklusive</div><p style="margin-top:14px">Stimmt etwas nicht? Antworte bitte innerhalb von 24 Stunden auf diese E-Mail, danach geht der Auftrag in die Werkstatt.</p><p class="small" style="color:#777">Gesamt ${s.price()} € (Klarna) · Lieferung in 8 bis 12 Werktagen · 30 Tage Geld-zurück-Garantie</p>`;
    },
  },
  {
    // Dark phone screen of an online shop: the values typed in.
    name: 's-kopie-shop-dunkel',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 420,
    values: { prism: 0, add: 0.4, sameAdd: true },
    writing: { noCylinder: ['0,00', '0.00'], plano: ['0,00', '0.00'], zeros: 'all' },
    css: 'body{padding:0 0 20px;background:#14161a;color:#eceef2;font-size:15px}.n{padding:12px 18px;border-bottom:1px solid #2c3038}.e{margin:14px 16px 0}.r{display:flex;justify-content:space-between;background:#1f232a;border-radius:8px;padding:9px 14px;margin-top:6px}.r>span:first-child{color:#9aa3b2}.k{background:#5ad19a;color:#0c1a13;text-align:center;border-radius:24px;padding:12px;margin:18px 16px 0;font-weight:700}',
    draw: (s) => {
      const row = (label: string, text: string): string =>
        `<div class="r"><span>${label}</span><span>${text} &nbsp;<span style="color:#667">▾</span></span></div>`;
      const eye = (title: string, e: DrawnEye): string =>
        `<div class="e"><b>${title}</b>${row('Sphäre (S/SPH)', e.sph())}${row('Zylinder (C/CYL)', e.cyl())}${row('Achse (A/ACH)', e.axis() || '–')}</div>`;
      return `<div class="n sides"><span>✕</span><b>Schritt 3 von 5: Sehstärke</b><span>?</span></div>${eye('Rechts (R)', s.right)}${eye('Links (L)', s.left)}<div class="e"><b>Beide Augen</b>${hasAdd(s) ? row('Addition (ADD)', s.add()) : ''}${row('Pupillendistanz (PD)', s.pd())}</div><div class="k">Werte übernehmen</div><p class="small center" style="color:#9aa3b2;margin-top:12px">Lieber ein Foto vom Brillenpass hochladen?</p>`;
    },
  },
  {
    // An app's profile with the right eye on the left half of the screen and the left on the right.
    name: 's-kopie-app-profil',
    language: 'de',
    fonts: ['DejaVu Sans', 'Arimo'],
    width: 460,
    values: { prism: 0, add: 0.45 },
    writing: { noCylinder: ['—', '0,00'] },
    css: 'body{padding:18px;background:#eef0fb;font-size:15px}.c{background:#fff;border-radius:18px;padding:16px;margin-top:12px}table{width:100%}td{padding:9px 4px;border-bottom:1px solid #eceefa;text-align:center;height:40px}td:nth-child(2){color:#7a7fa8;font-size:13px;width:36%}tr:last-child td{border:0}',
    draw: (s) => {
      const row = (label: string, cell: (e: DrawnEye) => string): string =>
        tr(cell(s.right), label, cell(s.left));
      return `<div class="sides"><b style="font-size:20px">Mein Sehprofil</b><span>✎</span></div><div class="c"><span style="color:#7a7fa8">Profil von</span> <b>${s.patient()}</b><br><span class="small" style="color:#7a7fa8">Aktualisiert ${s.date()} durch deinen Optiker</span></div><div class="c"><table>${tr('<b>Rechts</b>', '', '<b>Links</b>')}${row('Sphäre', (e) => e.sph())}${row('Zylinder', (e) => e.cyl())}${row('Achse', (e) => e.axis())}${hasAdd(s) ? row('Addition', (e) => e.add()) : ''}${row('PD in mm', (e) => e.pd())}</table></div><div class="c sides"><span>Nächster Sehtest</span><span>in ${s.dice.whole(4, 20)} Monaten</span></div><div class="c center" style="background:#4a50d0;color:#fff">Brillen mit dieser Stärke ansehen</div>`;
    },
  },
  {
    // The sheet in an online shop's parcel.
    name: 's-kopie-packzettel',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    width: 760,
    values: { prism: 0.15, add: 0.4 },
    writing: { noCylinder: ['0,00', '–'], plano: ['0,00', '±0,00'] },
    css: 'body{padding:32px 40px;font-size:16px}table{margin:10px 0;width:72%}td,th{padding:5px 12px;border:1px solid #bbb;text-align:center}td:first-child{text-align:left;color:#444}',
    draw: (s) => {
      const row = (name: string, cell: (e: DrawnEye) => string): string =>
        tr(name, cell(s.left), cell(s.right));
      return `<div class="sides"><b style="font-size:22px">${s.dice.pick(['glasklar-shop.de', 'NASENFAHRRAD.online', 'Brillenpost'])}</b><span>Lieferschein<br>${s.dice.digits(9)}</span></div><p style="margin-top:16px">Lieferung an: ${s.patient()}, ${s.street()}, ${s.town()}<br>Bestellt am: ${s.date()}</p><p style="margin:0"><b>1 × ${s.dice.pick(['Juno 02', 'Tamo 11', 'Bela 07'])}</b> mit ${s.lensType({ single: 'Einstärken-Gläsern', multi: 'Gleitsicht-Gläsern' })}</p>${table(
        heads('Glaswerte', 'L (links)', 'R (rechts)'),
        row('SPH', (e) => e.sph()),
        row('CYL', (e) => e.cyl()),
        row('ACH', (e) => e.axis()),
        hasAdd(s) ? row('ADD', (e) => e.add()) : '',
        hasPrism(s) ? row('PRISMA', (e) => e.prism('deutsch', '<br>')) : '',
        row('PD', (e) => e.pd()),
      )}<p>Beigelegt: Etui, Mikrofasertuch, Rücksendeetikett</p><p class="small">Reinigen Sie Ihre Gläser nur feucht. Reklamationen bitte mit Foto an hilfe@shop.example. Gepackt von ${s.dice.pick(['Platz 4', 'Platz 11', 'Platz 2'])}.</p>`;
    },
  },
  {
    // Cost estimate for the job centre.
    name: 's-kopie-kostenvoranschlag-amt',
    language: 'de',
    fonts: ['Carlito', 'Arimo'],
    width: 860,
    values: { prism: 0.2 },
    writing: { noCylinder: ['', '0,00'] },
    css: 'body{padding:42px 52px}.w table{width:100%}.w td,.w th{border:1px solid #777;padding:6px;text-align:center;height:38px}.w th{font-weight:400;background:#efefef;font-size:14px}.p{margin-top:16px}.p table{width:100%}.p td{padding:4px 2px;border-bottom:1px dotted #999}.p td:last-child{text-align:right}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.prism('deutsch', '<br>'), e.add(), s.acuity());
      const lens = s.dice.whole(29, 99);
      return `<b style="font-size:20px">${s.dice.pick(['Optik Kranz', 'Augenoptik Bender e.K.', 'Sehstudio Paulsen'])}</b><br><span class="small">${s.street()} · ${s.town()} · ${s.phone()}</span><p style="margin-top:24px">An: ${s.dice.pick(['Jobcenter', 'Sozialamt', 'Amt für Soziales'])}, Leistungsabteilung<br>BG-Nr. ${s.dice.digits(5)}//${s.dice.digits(7)}</p><div class="sides"><b>Kostenvoranschlag ${s.dice.digits(5)}</b><span>${s.date()}</span></div><p>für ${s.patient()}, geb. ${s.born()}. Benötigt wird eine Brille mit diesen Glasstärken:</p><div class="w">${table(heads('Auge', 'Sphäre', 'Zylinder', 'Achse', 'Prisma/Basis', 'Addition', 'Visus'), eye('rechts', s.right), eye('links', s.left))}</div><div class="p">${table(tr(`2 Gläser, ${s.lensType({ single: 'Einstärken, mineralisch', multi: 'Gleitsicht, Kunststoff' })}, einfach entspiegelt`, `${s.number(2 * lens)} EUR`), tr('Fassung (Kassenmodell)', `${s.number(25)} EUR`), tr('<b>Summe brutto</b>', `<b>${s.number(2 * lens + 25)} EUR</b>`))}</div><p class="small" style="margin-top:14px">An dieses Angebot halten wir uns acht Wochen gebunden. Die Werte wurden in unserem Haus ermittelt.</p><p style="margin-top:30px">____________________<br><span class="small">Augenoptikermeister</span></p>`;
    },
  },
  {
    // The protocol of an optometrist: glasses worn, the machine, and then what will be made.
    name: 's-kopie-protokoll-optometrist',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    width: 920,
    values: { prism: 0.25 },
    writing: { noCylinder: ['', '0,00', '–'] },
    css: 'body{padding:28px 36px;font-size:15px}table{width:100%;table-layout:fixed}td,th{padding:5px;text-align:center;border:1px solid #bcd;height:33px}th{font-size:12px;font-weight:400;color:#357;height:auto}.s{display:grid;grid-template-columns:1fr 1fr;gap:20px;margin:12px 0}.v{border:2px solid #357;padding:8px 10px}.v td{font-size:18px;height:40px}h4{margin:0 0 4px;font-size:15px;color:#357}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string => {
        const was = e.elsewhere();
        return tr(name, was.sph, was.cyl, was.axis);
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add', 'amounts'),
          e.bases('degrees'),
          s.acuity(),
        );
      return `<div class="sides"><b style="font-size:20px;color:#357">${s.dice.pick(['Optometrie Laurin', 'Sehanalyse-Zentrum', 'Optik Voss, Optometrie'])}</b><span>Protokoll vom ${s.date()}<br>${s.patient()}, ${s.born()}</span></div><p class="small" style="margin-top:10px">Anamnese: ${s.dice.pick(['Autofahren nachts unscharf', 'Lesen ermüdend', '8 h PC täglich'])} · Händigkeit rechts · führendes Auge ${s.dice.pick(['R', 'L'])} · Hobby ${s.dice.pick(['Chor', 'Tennis', 'Modellbau'])}</p><div class="s"><div><h4>Getragene Brille</h4>${table(heads('', 'sph', 'cyl', 'A'), old('R', s.right), old('L', s.left))}</div><div><h4>Autorefraktor</h4>${table(heads('', 'sph', 'cyl', 'A'), old('R', s.right), old('L', s.left))}</div></div><div class="v"><h4>Neue Brillenwerte (zu bestellen)</h4>${table(heads('', 'sph', 'cyl', 'A', 'Add', 'Pris', 'Bas', 'Visus'), eye('R', s.right), eye('L', s.left))}<p style="margin:8px 0 0">PD R ${s.right.pd()} / L ${s.left.pd()} mm &nbsp;&nbsp; HSA ${s.dice.whole(11, 15)} mm</p></div><p class="small" style="margin-top:12px">Augeninnendruck R ${s.pressure()} L ${s.pressure()} mmHg (Screening) · Hornhautradien ${s.number(7.7)} / ${s.number(7.85)} mm</p><p>${s.lensType({ single: 'Empfehlung: Einstärkengläser, Blaulichtschutz optional', multi: 'Empfehlung: Gleitsichtgläser, individuell' })}</p>`;
    },
  },
  {
    // Austria: customer sheet of a chain.
    name: 's-kopie-at-kundenblatt',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 820,
    values: { prism: 0.25 },
    writing: { noCylinder: ['', '0,00'] },
    css: 'body{padding:30px 38px}table{width:100%}.v td,.v th{border-bottom:1px solid #d00;padding:8px 5px;text-align:center;height:42px}.v th{font-size:13px;font-weight:400;color:#a00}.i td{padding:3px 4px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('deutsch'),
          e.add(),
          e.pd(),
        );
      return `<div class="sides"><b style="font-size:23px;color:#a00">${s.dice.pick(['Optik Wagenhofer', 'Sehen! Wien', 'Alpenoptik'])}</b><span class="small">${s.dice.pick(['5020 Salzburg, Getreidegasse', '1070 Wien, Neubaugasse', '6800 Feldkirch, Marktplatz'])} ${s.dice.whole(2, 60)}</span></div><p style="margin-top:14px"><b>Brillendaten für ${s.patient()}</b></p><div class="i">${table(tr('Kundennummer', s.dice.digits(7), 'Datum', s.date()), tr('Verordnung', s.dice.pick(['eigene Refraktion', 'Augenarzt', 'eigene Messung']), 'Berater', s.dice.pick(['Hr. Gruber', 'Fr. Moser', 'Fr. Leitner'])))}</div><div class="v" style="margin:14px 0">${table(heads('', 'Sph.', 'Zyl.', 'Achse', 'Prisma', 'Basis', 'Add.', 'PD'), eye('Re', s.right), eye('Li', s.left))}</div><p>Glas: ${s.lensType({ single: 'Einstärken Super Plus', multi: 'Gleitsicht Super Plus' })}, Index 1,60, entspiegelt<br>Fassung: ${s.dice.pick(['Silhouette Momentum', 'Andy Wolf 5100', 'Gloryfy G14'])}</p><p class="small">Kassenanteil ÖGK berücksichtigt. Gewährleistung 2 Jahre, Verträglichkeitsgarantie 3 Monate. Irrtum vorbehalten.</p>`;
    },
  },
  {
    // Switzerland: pass of an optician in three languages.
    name: 's-kopie-ch-brillenausweis',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 640,
    values: { prism: 0.2 },
    writing: { noCylinder: ['', '-'], minus: ['-', '–'] },
    css: 'body{padding:18px;background:#d8d8d8}.k{background:#fff;padding:16px 20px;border-radius:8px}table{width:100%;margin:8px 0}td,th{border:1px solid #aaa;text-align:center;padding:4px;height:36px}th{font-weight:400;font-size:11px;line-height:1.2;height:auto;vertical-align:top}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amounts(),
          e.bases('degrees'),
          e.pd(),
        );
      return `<div class="k"><div class="sides"><b>Brillenausweis<br><span class="small" style="font-weight:400">Carte de lunettes / Tessera occhiali</span></b><b style="text-align:right">${s.dice.pick(['Optik Zollinger AG', 'Aeschbacher Optik', 'Bruderer Augenoptik'])}<br><span class="small" style="font-weight:400">${s.dice.pick(['3011 Bern', '8001 Zürich', '7000 Chur', '4051 Basel'])}</span></b></div><p style="margin:10px 0 0">${s.patient()} &nbsp; ${s.date()}</p>${table(heads('', 'Sphäre<br>Sphère<br>Sfera', 'Zylinder<br>Cylindre<br>Cilindro', 'Achse<br>Axe<br>Asse', 'Addition', 'Prisma<br>Prisme', 'Basis<br>Base', 'PD<br>EP<br>DP'), eye('R/D', s.right), eye('L/G/S', s.left))}<span class="small">Gläser: ${s.lensType({ single: 'Einstärken 1.6 SHV', multi: 'Gleitsicht 1.6 SHV' })} &nbsp; Auftrag ${s.dice.digits(6)}<br>Mitglied des Schweizer Optikverbandes</span></div>`;
    },
  },
  {
    // South Tyrol: an optician's card in German and Italian.
    name: 's-kopie-bz-ottica',
    language: 'de',
    fonts: ['Arimo', 'Tinos'],
    width: 600,
    values: { prism: 0, add: 0.5 },
    writing: { noCylinder: ['', '0,00'], degree: true },
    css: 'body{padding:20px;background:#cfd8cc}.k{background:#fff;padding:16px 20px}table{width:100%;margin:10px 0}td,th{border:1px solid #3c6b3c;text-align:center;padding:5px;height:38px}th{font-weight:400;font-size:13px;height:auto;background:#e9f1e6}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      return `<div class="k"><div class="center"><b style="font-size:20px">OPTIK – OTTICA ${s.dice.pick(['PLATZER', 'RAINER', 'UNTERHOFER'])}</b><br><span class="small">${s.dice.pick(['Lauben / Portici', 'Stadtgasse / Via Centrale', 'Rathausplatz / P.zza Municipio'])} ${s.dice.whole(3, 70)}, ${s.dice.pick(['Bozen', 'Brixen', 'Meran', 'Sterzing'])}</span></div><p style="margin:12px 0 0">Kunde / Cliente: ${s.patient()}<br>Datum / Data: ${s.dateAs('05/03/2025')}</p>${table(heads('', 'Sph. / Sf.', 'Zyl. / Cil.', 'Achse / Asse', 'Add.', 'PD / DP'), eye('R / OD', s.right), eye('L / OS', s.left))}<p style="margin:0">Gläser / Lenti: ${s.lensType({ single: 'Einstärken / monofocali', multi: 'Gleitsicht / progressive' })}</p><span class="small">MwSt. / IVA 4 %. Bitte aufbewahren / Conservare.</span></div>`;
    },
  },
  {
    // A chat with the shop: the values in one message.
    name: 's-kopie-chat-optiker',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 430,
    values: { prism: 0, add: 0.4, sameAdd: true },
    writing: { noCylinder: ['ohne cyl'], degree: true },
    css: 'body{padding:0 0 18px;background:#e6ded4;font-size:16px}.h{background:#0b6156;color:#fff;padding:12px 16px}.m{background:#fff;border-radius:10px;padding:9px 12px;margin:12px 40px 0 12px;line-height:1.5}.i{background:#d9f5c9;margin:12px 12px 0 70px}.t{text-align:right;font-size:11px;color:#777}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        e.toric
          ? `${name} sph ${e.sph()} cyl ${e.cyl()} A ${e.axis()}`
          : `${name} sph ${e.sph()} ${e.cyl()}`;
      const minute = s.dice.whole(10, 48);
      return `<div class="h">‹ &nbsp; <b>${s.dice.pick(['Optik Brunner', 'Brillenstube Merz', 'Augenoptik Hansen'])}</b><br><span class="small">Unternehmenskonto</span></div><div class="m i">Guten Morgen, könnt ihr mir die Werte meiner neuen Brille schicken? Brauche sie für eine Sonnenbrille.<div class="t">9:${minute} ✓✓</div></div><div class="m">Hallo ${s.patient().split(' ')[0]}, gern! Hier deine Werte vom ${s.date()}:<br><br>${eye('R', s.right)}<br>${eye('L', s.left)}<br>${hasAdd(s) ? `Add bds ${s.add()}<br>` : ''}PD ${s.pd()}<div class="t">9:${minute + 7}</div></div><div class="m">Sonnengläser haben wir gerade mit 20 % 😎<div class="t">9:${minute + 8}</div></div><div class="m i">Super, danke euch!<div class="t">9:${minute + 11} ✓✓</div></div>`;
    },
  },
  {
    // The shop's screen with two orders: the new one on top, an old pair struck off below.
    name: 's-kopie-kundenakte-zwei',
    language: 'de',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 960,
    values: { prism: 0.2 },
    writing: { noCylinder: ['', '0,00'], axisDigits: 3 },
    css: 'body{padding:0 0 20px;background:#ececec;font-size:14px}.m{background:#31465e;color:#fff;padding:7px 14px}.c{background:#fff;border:1px solid #aaa;margin:12px 14px 0}.c>b{display:block;background:#dce6f0;padding:5px 10px}.c.o>b{background:#e4e4e4;color:#777}.o{color:#777}table{width:100%}td,th{padding:5px 6px;text-align:center;border:1px solid #ddd;height:34px;font-size:16px}th{font-weight:400;font-size:12px;height:auto;background:#f6f6f6}.o td{font-size:14px;height:28px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'amounts'), e.bases('degrees'), e.pd());
      const old = (name: string, e: DrawnEye): string => {
        const was = e.elsewhere();
        return tr(name, was.sph, was.cyl, was.axis, '', '', '', '');
      };
      const labels = heads('', 'Sph', 'Cyl', 'Achse', 'Add', 'Pris', 'Bas', 'PD');
      return `<div class="m">Kunde &nbsp;&nbsp; Auftrag &nbsp;&nbsp; Refraktion &nbsp;&nbsp; Kasse &nbsp;&nbsp; Hilfe</div><div class="c" style="padding:8px 10px"><b style="display:inline;background:none;padding:0">${s.patient()}</b> &nbsp; Kd-Nr. ${s.dice.digits(6)} &nbsp; geb. ${s.born()} &nbsp; Tel. ${s.phone()}</div><div class="c"><b>Aktueller Auftrag ${s.dice.digits(6)} vom ${s.date()} &nbsp; Status: bestellt</b>${table(labels, eye('R', s.right), eye('L', s.left))}<div style="padding:6px 10px">Glas: ${s.lensType({ single: 'EINSTÄRKE 1.60 DURA', multi: 'GLEITSICHT 1.60 DURA' })} &nbsp; Fassung: ${s.dice.pick(['K-Line 330', 'Robin 19', 'Pebble 6'])}</div></div><div class="c o"><b>Archiv: Auftrag ${s.dice.digits(6)} aus 20${s.dice.whole(16, 20)} (ausgeliefert, alte Brille)</b>${table(labels, old('R', s.right), old('L', s.left))}</div><div class="sides" style="padding:10px 16px 0;color:#555"><span>F2 Neu &nbsp; F5 Druck &nbsp; F9 Kopieren</span><span>Platz 03</span></div>`;
    },
  },
  {
    // A chain's voucher for a second pair, the values noted in two lines for the order.
    name: 's-kopie-zweitbrille-gutschein',
    language: 'de',
    fonts: ['Carlito', 'Arimo'],
    width: 760,
    values: { prism: 0, add: 0.35 },
    writing: { noCylinder: ['0,00'], degree: true },
    css: 'body{padding:26px}.k{border:3px dashed #c2185b;padding:18px 26px;border-radius:10px}.z{font-size:18px;background:#fdf0f5;padding:9px 14px;margin-top:6px}.z u{text-decoration:none;color:#a3456d;font-size:14px;margin-left:12px}',
    draw: (s) => {
      const item = (label: string, text: string): string => (text ? `<u>${label}</u> ${text}` : '');
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="z"><b>${name}</b>${item('Sphäre', e.sph())}${item('Zylinder', e.cyl())}${item('Achse', e.axis())}${item('Addition', e.add())}${item('PD', e.pd())}</div>`;
      return `<div class="k"><div class="sides"><b style="font-size:26px;color:#c2185b">50 % auf Ihre Zweitbrille</b><span class="small">Code ZB-${s.dice.digits(6)}</span></div><p>Für ${s.patient()}. Ihre Werte sind bei uns gespeichert, Sie suchen nur noch eine Fassung aus:</p>${eye('R', s.right)}${eye('L', s.left)}<p style="margin-top:14px">Stand: ${s.date()} &nbsp;·&nbsp; ${s.lensType({ single: 'Einstärken', multi: 'Gleitsicht' })}</p><p class="small" style="margin:0">Einlösbar sechs Monate in allen teilnehmenden Filialen. Nicht kombinierbar mit anderen Aktionen, keine Barauszahlung. Auf gleiche Glasart und Stärke wie die Erstbrille.</p></div>`;
    },
  },
  {
    // Order of a clip-in for sports glasses: headings once, then the two eyes side by side.
    name: 's-kopie-sportclip',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 900,
    values: { prism: 0, add: 0.25 },
    writing: { noCylinder: ['', '–', '0,00'] },
    css: 'body{padding:28px 34px;font-size:16px}table{width:100%;margin:10px 0}td,th{border:1px solid #555;padding:5px;text-align:center;height:40px}th{background:#f3f3f3;font-weight:400;font-size:13px;height:auto}.b th{background:#222;color:#fff;font-size:15px}',
    draw: (s) => {
      const names = hasAdd(s) ? ['Sph', 'Zyl', 'Achse', 'Add'] : ['Sph', 'Zyl', 'Achse'];
      const cells = (e: DrawnEye): string[] =>
        hasAdd(s) ? e.cells('sph', 'cyl', 'axis', 'add') : e.cells('sph', 'cyl', 'axis');
      return `<div class="sides"><b style="font-size:20px">Bestellblatt Sportverglasung / Optik-Clip</b><span class="small">Fax an Werk: ${s.phone()}</span></div><p style="margin-top:12px">Optiker: ${s.dice.pick(['Sport-Optik Reiss', 'Optik am Sportpark', 'Bergoptik Anders'])} &nbsp;&nbsp; Kommission: <b>${s.patient()}</b> &nbsp;&nbsp; Datum: ${s.date()}</p><table><tr class="b"><th colspan="${names.length}">RECHTS</th><th colspan="${names.length}">LINKS</th></tr>${heads(...names, ...names)}${tr(...cells(s.right), ...cells(s.left))}</table><table>${heads('PD rechts', 'PD links', 'HSA', 'Durchbiegung', 'Tönung')}${tr(s.right.pd(), s.left.pd(), s.dice.pick(['12', '14', '16']), s.dice.pick(['Kurve 6', 'Kurve 8']), s.dice.pick(['keine', 'braun 85 %', 'grau 75 %']))}</table><p>${cross(true)} Clip &nbsp; ${cross(false)} Direktverglasung &nbsp; ${cross(false)} Wechselscheibe klar</p><p class="small">Stärken bitte so eintragen, wie sie in der Messbrille getragen werden. Das Werk rechnet auf die durchgebogene Lage um. Lieferzeit 10 Arbeitstage.</p>`;
    },
  },
  {
    // The job envelope of a shop, written on with a pen.
    name: 's-kopie-arbeitstuete-stift',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo', 'Carlito'],
    width: 820,
    values: { prism: 0, add: 0.4, sameAdd: true },
    writing: { noCylinder: ['', '–'] },
    css: 'body{padding:26px 32px;background:#d9b98a}.z{border-bottom:1px solid #7a5c30;padding:6px 0;min-height:44px}table{width:100%;margin:16px 0}td,th{border:1px solid #5c4420;padding:3px 6px;text-align:center;height:56px;font-size:18px}th{font-weight:400;font-size:14px;height:auto}.hand{color:#14184a!important}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'pd'));
      return `<div class="sides"><b style="font-size:21px">ARBEITSTÜTE</b><b>${s.dice.digits(4)}</b></div><div class="z">Kunde: ${s.patient()}</div><div class="z">angenommen: ${s.date()}</div>${table(heads('', 'SPH', 'ZYL', 'ACHSE', 'PD'), eye('R', s.right), eye('L', s.left))}<div class="z">ADD: ${hasAdd(s) ? s.add() : ''}</div><div class="z">Fassung: ${s.filled(s.dice.pick(['eigene, Bügel lose', 'neu, Metall gold', 'Kinderfassung blau']))}</div><p class="small" style="margin:12px 0 0">${cross(true)} neue Gläser &nbsp; ${cross(false)} Reparatur &nbsp; ${cross(false)} Anpassung &nbsp;&nbsp; Abholung gegen Vorlage des Abschnitts</p>`;
    },
  },
];
