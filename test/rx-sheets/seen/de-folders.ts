import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, type DrawnEye, type Sheet } from '../sheet.ts';

const box = (ticked: boolean, text: string): string =>
  `<span style="white-space:nowrap">${ticked ? '☒' : '☐'} ${text}</span>`;

const shop = (s: Sheet): string =>
  s.dice.pick(['Optik Wendelin', 'Augenoptik Haberland', 'Brillen Ritter', 'Sehstudio Ostertor']);

const bars = (width: number): string =>
  `<div style="width:${width}px;height:32px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 4px,#111 4px 5px,#fff 5px 9px,#111 9px 12px,#fff 12px 14px)"></div>`;

const names = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** 05.03.2025 as 5. März 2025. */
const longDay = (day: string): string =>
  day.replace(
    /(\d\d)\.(\d\d)\.(\d{4})/,
    (_, d: string, m: string, y: string) => `${Number(d)}. ${names[Number(m) - 1]} ${y}`,
  );

/** 05.03.2025 as 05.03.25. */
const shortDay = (day: string): string => day.replace(/(\d\d\.\d\d\.)\d\d(\d\d)/, '$1$2');

/** Papers that members of health plans photograph in a year: German, Austrian, Swiss and others. */
export const foldersInGerman: Layout[] = [
  {
    // The pink form of the health insurers for aids to see, filled by the practice's printer.
    name: 's-mappe-muster-acht',
    language: 'de',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 880,
    values: { prism: 0.25 },
    writing: { noCylinder: ['', '0,00'], degree: false },
    css: 'body{background:#fdeeea;padding:22px 26px}.k{font:11px Arimo;color:#a8453a}.f{border:1px solid #c9776c;padding:5px 9px}.g{display:grid;grid-template-columns:1.25fr 1fr;gap:12px}table{width:100%;margin:12px 0}th{font:11.5px Arimo;color:#a8453a;font-weight:400;padding:2px}td{border:1px solid #c9776c;height:33px;text-align:center;padding:2px 4px}td:first-child{font:12px Arimo;color:#a8453a;text-align:left;width:92px}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('deutsch'));
      const near = (name: string, e: DrawnEye): string =>
        hasAdd(s)
          ? tr(name, e.nearSph(), e.nearCyl(), e.nearAxis(), '', '')
          : tr(name, '', '', '', '', '');
      return `<div class="g"><div class="f"><span class="k">Krankenkasse bzw. Kostenträger</span><br>${s.dice.pick(['AOK NordWest', 'BARMER', 'IKK classic'])}<br><span class="k">Name, Vorname des Versicherten</span><br>${s.patient()}<br>${s.street()}<br>${s.town()} &nbsp;&nbsp; <span class="k">geb. am</span> ${s.born()}<br><span class="k">Kassen-Nr.</span> 10${s.dice.digits(7)} <span class="k">Status</span> 1000<br><span class="k">Datum</span> ${s.date()}</div><div class="k"><b style="font-size:17px">Sehhilfenverordnung</b><p style="margin:10px 0">${box(true, 'Brillengläser')} &nbsp; ${box(false, 'Kontaktlinsen')}<br>${box(true, 'Folgeverordnung')} &nbsp; ${box(false, 'Unfall')} &nbsp; ${box(false, 'BVG')}<br>${box(!hasAdd(s), 'Einstärkengläser')} &nbsp; ${box(hasAdd(s), 'Mehrstärkengläser')}</p>Begründung der Verordnung<br><span style="font:15px Courier Prime;color:#111">Refraktionsänderung</span></div></div>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Prisma', 'Basis'), far('Ferne &nbsp; R', s.right), far('Ferne &nbsp; L', s.left), near('Nähe &nbsp; R', s.right), near('Nähe &nbsp; L', s.left))}<div class="sides k"><span>Verbindliches Muster<br>Ausfertigung für die Krankenkasse</span><span style="text-align:center;color:#333">${s.doctor()}<br>Fachärztliche Gemeinschaftspraxis für Augenheilkunde<br>BSNR ${s.dice.digits(9)} &nbsp; LANR ${s.dice.digits(9)}</span></div>`;
    },
  },
  {
    // A private prescription of a practice's program, one typed line for each eye.
    name: 's-mappe-privat-zeilen',
    language: 'de',
    fonts: ['Courier Prime', 'DejaVu Sans Mono', 'Arimo'],
    width: 640,
    values: { prism: 0 },
    css: 'body{background:#eef5fb;padding:26px 32px}pre{font:inherit;font-size:17px;margin:14px 0}.k{font:12px Arimo;color:#41617f}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${name}  sph ${e.formula('  A ', '  cyl ', '')}${hasAdd(s) ? `  Add ${e.add()}` : ''}`;
      return `<div class="sides"><div>${s.patient()}<br>geb. ${s.born()}<br>${s.street()}<br>${s.town()}</div><div class="k" style="text-align:right"><b style="font-size:15px">Privatrezept</b><br>Datum<br><span style="font-size:15px;color:#111">${s.date()}</span></div></div><pre><b>Rp.</b>

1 Paar ${s.lensType({ single: 'Brillengläser', multi: 'Gleitsichtgläser' })}

${eye('R', s.right)}
${eye('L', s.left)}

HSA 12 mm</pre><p class="k" style="border-top:1px solid #8aa6c0;padding-top:8px">Augenärzte am Stadtpark · ${s.doctor()} · ${s.street()} · ${s.town()}<br>Tel. ${s.phone()} · Bezahlt ................ Stempel der Abgabestelle</p>`;
    },
  },
  {
    // The print of a practice's program: a plain table with two columns for each prism.
    name: 's-mappe-praxis-rezept-tabelle',
    language: 'de',
    values: { prism: 0.35 },
    css: 'body{padding:40px 50px}h2{letter-spacing:3px;font-size:22px;margin:26px 0 10px}td{padding:6px 7px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amount('Hor'),
          e.base('Hor', 'deutsch'),
          e.amount('Ver'),
          e.base('Ver', 'deutsch'),
          e.add(),
        );
      return `<div class="sides"><div><b>${s.doctor()}</b><br>Fachärztin für Augenheilkunde<br><span class="small">${s.street()} · ${s.town()}</span></div><div class="small" style="text-align:right">Telefon ${s.phone()}<br>Mo Di Do 8–12, 14–17 Uhr<br>Mi Fr 8–12 Uhr</div></div><p style="margin-top:30px">${s.patient()}, geb. ${s.born()}</p><h2>BRILLENREZEPT</h2><div class="grid full">${table(heads('', 'Sph', 'Cyl', 'Achse', 'Pr.1', 'Basis1', 'Pr.2', 'Basis2', 'Add'), eye('R', s.right), eye('L', s.left))}</div><p style="margin-top:12px">PD R/L: ${s.right.pd()} / ${s.left.pd()} mm &nbsp;&nbsp; HSA: 12 mm</p><p>${s.lensType({ single: 'Fernbrille', multi: 'Gleitsichtbrille' })}</p><p style="margin-top:34px">${s.date()} &nbsp;&nbsp; ______________________<br><span class="small">Bitte lassen Sie die Brille nach Anfertigung bei uns kontrollieren.</span></p>`;
    },
  },
  {
    // A practice's plain prescription with rows for far and for near and the acuity behind.
    name: 's-mappe-ferne-naehe-visus',
    language: 'de',
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    values: { prism: 0, add: 0.85 },
    writing: { noCylinder: ['', '—', '0,00'] },
    css: 'body{padding:34px 46px}th{background:#ececec;font-weight:400;font-size:15px}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), s.acuity());
      const near = (name: string, e: DrawnEye): string =>
        tr(name, e.nearSph(), e.nearCyl(), e.nearAxis(), 'Nd 1');
      return `<div class="center"><b style="font-size:20px">Augenarztpraxis Seeblick</b><br><span class="small">${s.street()}, ${s.town()}, Fon ${s.phone()}</span></div><hr><p>Brillenverordnung für: <b>${s.patient()}</b> &nbsp; *${s.born()}</p><div class="grid full">${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Visus'), far('Ferne RA', s.right), far('Ferne LA', s.left), hasAdd(s) ? near('Nähe RA', s.right) + near('Nähe LA', s.left) : '')}</div><p style="margin-top:14px">Pupillendistanz Ferne: ${s.pd()} mm${hasAdd(s) ? `, Nähe: ${s.nearPd()} mm` : ''}</p><p>Bemerkung: ${s.lensType({ single: 'Einstärken, Entspiegelung empfohlen', multi: 'Gleitsicht oder zwei Brillen nach Wunsch' })}</p><div class="sides" style="margin-top:30px"><span>Datum: ${s.date()}</span><span style="text-align:center">i. A. <br>${s.doctor()}</span></div>`;
    },
  },
  {
    // A practice's sheet of the refraction: the device above, the prescription below.
    name: 's-mappe-refraktion-objektiv-rezept',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 860,
    values: { prism: 0 },
    writing: { noCylinder: ['', '0,00', '–'] },
    css: 'body{font-size:15.5px}table{width:100%;margin-bottom:16px;table-layout:fixed}td,th{text-align:left;padding:5px 7px;border-bottom:1px solid #bbb}th{font-size:13px}h3{font-size:16px;margin:12px 0 2px}',
    draw: (s) => {
      const device = (name: string, e: DrawnEye): string => {
        const seen = e.elsewhere();
        return tr(name, seen.sph, seen.cyl, seen.axis, '', s.acuity());
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity());
      return `<div class="sides"><b>Refraktionsprotokoll</b><span>Untersuchung vom ${s.date()}</span></div><p>Pat.-Nr. ${s.dice.digits(5)} &nbsp; ${s.patient()}, ${s.born()} &nbsp; Kasse: ${s.dice.pick(['TK', 'DAK-G', 'privat'])}</p><h3>1. Objektiv (Autorefraktometer, nicht verordnet)</h3>${table(heads('Auge', 'Sph', 'Cyl', 'Achse', '', 'Visus sc'), device('R', s.right), device('L', s.left))}<h3>2. Brillenverordnung nach subjektivem Abgleich</h3>${table(heads('Auge', 'Sph', 'Cyl', 'Achse', 'Add', 'Visus cc'), eye('R', s.right), eye('L', s.left))}<p>Tensio: R ${s.pressure()} L ${s.pressure()} mmHg &nbsp;&nbsp; Procedere: Kontrolle in 12 Monaten</p><p class="small">Erstellt mit Praxisprogramm 7.2 · Ausdruck für den Patienten · Untersucher: ${s.doctor()}</p>`;
    },
  },
  {
    // The eye clinic's short letter to the family doctor with the values in its sentences.
    name: 's-mappe-brief-an-hausaerztin',
    language: 'de',
    fonts: ['Tinos', 'Carlito', 'Arimo'],
    values: { prism: 0 },
    writing: { minus: ['-', '–'] },
    css: 'body{padding:48px 62px;font-size:16.5px;line-height:1.5}',
    draw: (s) => {
      const eye = (e: DrawnEye): string => e.formula(', Achse ', ' cyl ', '(kein Zylinder)');
      return `<div class="small" style="border-bottom:1px solid #333">Augenklinik am Klosterberg · ${s.street()} · ${s.town()}</div><p style="margin:18px 0">An die hausärztliche Praxis<br>Frau Dr. Ulrike Hagedorn<br>${s.street()}</p><div style="text-align:right">${longDay(s.date())}</div><p><b>Patient/in: ${s.patient()}, geb. ${s.born()}</b></p><p>Sehr geehrte Frau Kollegin,</p><p>vielen Dank für die Überweisung. Es fand sich eine beginnende Linsentrübung beidseits ohne OP-Wunsch. Der Augeninnendruck lag bei ${s.pressure()} mmHg rechts und ${s.pressure()} mmHg links, die Makula war trocken.</p><p>Wir haben folgende neue Brille verordnet: rechts sph ${eye(s.right)}; links sph ${eye(s.left)}${hasAdd(s) ? `. Der Nahzusatz beträgt rechts ${s.right.add()} und links ${s.left.add()} dpt` : ''}. Damit bestand ein Visus von ${s.acuity()} rechts und ${s.acuity()} links.</p><p>Eine Kontrolle empfehlen wir in einem Jahr.</p><p style="margin-top:24px">Mit freundlichen kollegialen Grüßen<br><br>${s.doctor()}<br><span class="small">Oberarzt, dieses Schreiben wurde elektronisch erstellt</span></p>`;
    },
  },
  {
    // The picture of a phone: the prescription in a practice's portal for patients.
    name: 's-mappe-portal-telefon',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 430,
    values: { prism: 0 },
    writing: { noCylinder: ['0,00', '—'] },
    css: 'body{padding:0 0 22px;background:#f2f4f8;font-size:15px}.t{background:#0f4c75;color:#fff;padding:6px 16px 14px}.c{background:#fff;margin:12px;border-radius:12px;padding:13px 15px}table{width:100%}td{padding:8px 2px;border-bottom:1px solid #eceff3}td:nth-child(n+2),th:nth-child(n+2){text-align:right}th{font-size:12.5px;color:#6b7785;text-align:left;padding:4px 2px}',
    draw: (s) => {
      const line = (name: string, of: (e: DrawnEye) => string): string =>
        tr(name, of(s.right), of(s.left));
      return `<div class="t"><div class="sides" style="font-size:12px"><span>14:${s.dice.whole(10, 59)}</span><span>5G ▮▮▯ ${s.dice.whole(21, 96)} %</span></div><b style="font-size:18px">‹ &nbsp;Dokumente</b></div><div class="c"><b>Brillenverordnung</b><br><span style="color:#6b7785;font-size:13px">ausgestellt am ${s.date()}<br>${s.doctor()}</span></div><div class="c">${table(
        heads('Wert', 'Rechts', 'Links'),
        line('Sphäre', (e) => e.sph()),
        line('Zylinder', (e) => e.cyl()),
        line('Achse', (e) => e.axis()),
        hasAdd(s) ? line('Addition', (e) => e.add()) : '',
      )}</div><div class="c" style="font-size:13.5px">Patient: ${s.patient()}<br>Gültig bis: ${s.expires()}<br>Art: ${s.lensType({ single: 'Fernbrille', multi: 'Gleitsichtbrille' })}</div><div style="margin:12px;background:#0f4c75;color:#fff;border-radius:24px;text-align:center;padding:11px">PDF herunterladen</div>`;
    },
  },
  {
    // The answer of a practice's desk by mail, the values in running text.
    name: 's-mappe-mail-anmeldung',
    language: 'de',
    fonts: ['Carlito', 'Arimo'],
    width: 700,
    values: { prism: 0, sameAdd: true },
    css: 'body{padding:24px 32px;font-size:16px}.h{border-bottom:1px solid #ccc;padding-bottom:8px;margin-bottom:14px;color:#444;font-size:14px}',
    draw: (s) =>
      `<div class="h"><b>Von:</b> anmeldung@augenaerzte-lindenplatz.example<br><b>Gesendet:</b> ${longDay(s.date())} 09:${s.dice.whole(10, 59)}<br><b>An:</b> ${s.patient()}<br><b>Betreff:</b> AW: Meine Brillenwerte</div><p>Guten Tag,</p><p>gerne teilen wir Ihnen die Werte Ihrer Brillenverordnung mit. Für das rechte Auge wurden sph. ${s.right.formula(' Achse ', ' zyl. ', '(ohne Zylinder)')} verordnet, für das linke Auge sph. ${s.left.formula(' Achse ', ' zyl. ', '(ohne Zylinder)')}.${hasAdd(s) ? ` Die Addition beträgt auf beiden Augen ${s.add()}.` : ''}</p><p>Die Pupillendistanz wird bei uns nicht gemessen, bitte wenden Sie sich dazu an Ihren Optiker. Das Original liegt für Sie am Empfang bereit.</p><p>Freundliche Grüße<br>Ihr Praxisteam<br>${s.doctor()}</p><p class="small" style="color:#777">Tel. ${s.phone()} · Bitte beachten Sie, dass E-Mails nicht täglich gelesen werden. Diese Nachricht enthält vertrauliche Angaben.</p>`,
  },
  {
    // A medical centre's print with an eye in each column and the values in its rows.
    name: 's-mappe-mvz-quer',
    language: 'de',
    width: 740,
    values: { prism: 0.3 },
    css: 'body{padding:32px 42px}.w td,.w th{border:1px solid #777;padding:7px 14px;text-align:center}.w td:first-child{text-align:left;background:#f3f3f3}.w table{width:88%}',
    draw: (s) => {
      const line = (name: string, of: (e: DrawnEye) => string): string =>
        tr(name, of(s.right), of(s.left));
      const prisms = s.values.od.prismHor !== null || s.values.od.prismVer !== null;
      return `<div class="sides"><b style="font-size:21px;color:#5b2a6e">MVZ Auge Mitteldeutschland</b><span class="small">Standort ${s.town()}</span></div><hr><div class="sides"><p>Versicherte/r: ${s.patient()}<br>Geburtsdatum: ${s.born()}</p><p>Datum: ${shortDay(s.date())}<br>Fall: ${s.dice.digits(7)}</p></div><h3>Verordnung einer Sehhilfe</h3><div class="w">${table(
        heads('', 'Rechtes Auge', 'Linkes Auge'),
        line('Sphäre (dpt)', (e) => e.sph()),
        line('Zylinder (dpt)', (e) => e.cyl()),
        line('Achse (°)', (e) => e.axis()),
        prisms ? line('Prisma / Basis', (e) => e.prism('deutsch', '<br>')) : '',
        hasAdd(s) ? line('Nahaddition (dpt)', (e) => e.add()) : '',
        line('PD (mm)', (e) => e.pd()),
      )}</div><p style="margin-top:14px">Verwendung: ${s.lensType({ single: 'zum ständigen Tragen', multi: 'Gleitsicht zum ständigen Tragen' })}</p><p class="small">Arzt: ${s.doctor()} · maschinell erstellt, ohne Unterschrift gültig</p>`;
    },
  },
  {
    // The orthoptist's form for a prism: powers first, both prisms in a table of their own.
    name: 's-mappe-orthoptik-blatt',
    language: 'de',
    fonts: ['Arimo', 'Tinos'],
    pen: 'sometimes',
    values: { prism: 1, add: 0.3 },
    writing: { noCylinder: ['—', ''] },
    css: 'body{padding:30px 40px}.grid td{height:42px}.grid{margin:4px 0 16px}.grid td:first-child{width:90px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      const prism = (name: string, e: DrawnEye): string =>
        tr(
          name,
          e.amount('Hor'),
          e.base('Hor', 'deutsch'),
          e.amount('Ver'),
          e.base('Ver', 'deutsch'),
        );
      return `<div class="sides"><div><b>Sehschule / Orthoptik</b><br><span class="small">Städtisches Klinikum, Augenabteilung, Ebene 2</span></div><div>Datum ${s.date()}</div></div><p style="margin:14px 0">Name ${s.patient()} &nbsp; geb. ${s.born()}</p><b>Prismenbrille, Angaben für den Augenoptiker</b><div class="grid full">${table(heads('Auge', 'Sph.', 'Zyl.', 'Achse', 'Add.'), eye('rechts', s.right), eye('links', s.left))}</div><b>Prismatische Wirkung (cm/m)</b><div class="grid full">${table(heads('Auge', 'horizontal', 'Basis', 'vertikal', 'Basis'), prism('rechts', s.right), prism('links', s.left))}</div><p>${box(true, 'eingeschliffen')} &nbsp; ${box(false, 'Folie')} &nbsp; ${box(false, 'Vorhänger')}</p><p>PD ${s.pd()} mm</p><div class="sides small" style="margin-top:20px"><span>Orthoptistin: ________________</span><span>Arzt: ${s.doctor()}</span></div>`;
    },
  },
  {
    // A children's eye practice: the values in drops are told, those of the glasses ordered in a box.
    name: 's-mappe-kind-skiaskopie',
    language: 'de',
    fonts: ['Carlito', 'Arimo'],
    values: { add: 0, prism: 0 },
    writing: { noCylinder: ['', '—'] },
    css: 'body{padding:34px 46px}.b{border:2px solid #222;padding:10px 16px;margin:14px 0}table{width:100%}td,th{text-align:center;padding:6px}td:first-child,th:first-child{text-align:left}.o td{padding:3px 6px;font-size:15px;color:#444}',
    draw: (s) => {
      const drops = (name: string, e: DrawnEye): string => {
        const was = e.elsewhere();
        return tr(name, was.sph, was.cyl, was.axis);
      };
      const eye = (name: string, e: DrawnEye): string => tr(name, ...e.cells('sph', 'cyl', 'axis'));
      return `<div class="sides"><b>Augenärztliche Kinderpraxis</b><span>${s.date()}</span></div><p class="small">${s.street()}, ${s.town()} · ${s.phone()}</p><p>Kind: ${s.patient()}, ${s.dice.whole(3, 11)} Jahre</p><p>Skiaskopie in Zykloplegie (Cyclopentolat 1 %), Messwerte ohne Abzug:</p><div class="o">${table(drops('R', s.right), drops('L', s.left))}</div><div class="b"><b>Brillenverordnung</b>${table(heads('', 'sph', 'cyl', 'Achse'), eye('Rechts', s.right), eye('Links', s.left))}<p style="margin:6px 0 0">PD ${s.pd()} mm &nbsp; Kunststoffgläser, bruchsicher, Sportbügel</p></div><p>Okklusion: ${s.dice.pick(['keine', 'rechts 2 Std. täglich', 'links 2 Std. täglich'])}. Wiedervorstellung in 3 Monaten mit der neuen Brille.</p><p style="margin-top:24px">${s.doctor()}</p>`;
    },
  },
  {
    // An eye doctor's certificate for the licence of lorries that also orders the new glasses.
    name: 's-mappe-fahrerlaubnis-zeugnis',
    language: 'de',
    fonts: ['Tinos', 'Arimo'],
    width: 860,
    values: { prism: 0, add: 0.4 },
    css: 'body{padding:34px 48px;font-size:16px}.n td{padding:4px 8px 4px 0;vertical-align:top}.grid td,.grid th{padding:5px 8px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity());
      return `<div class="center"><b>Zeugnis über die augenärztliche Untersuchung</b><br><span class="small">von Bewerbern um die Erteilung oder Verlängerung einer Fahrerlaubnis der Klassen C, C1, CE, D (Anlage 6 FeV)</span></div><div class="n" style="margin:16px 0">${table(tr('1.', 'Name, Vorname', s.patient()), tr('2.', 'Geburtsdatum', s.born()), tr('3.', 'Ausweis', `geprüft, Nr. L${s.dice.digits(8)}`), tr('4.', 'Zentrale Tagessehschärfe ohne Korrektur', `R ${s.acuity()} &nbsp; L ${s.acuity()} &nbsp; beidäugig ${s.acuity()}`), tr('5.', 'Gesichtsfeld', 'bestanden, Perimeter 100 Punkte'), tr('6.', 'Farbensehen, Kontrastsehen', 'ohne Befund'))}</div><p style="margin-bottom:4px">7. Verordnete Sehhilfe, die beim Führen des Fahrzeugs zu tragen ist:</p><div class="grid full">${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'Sehschärfe damit'), eye('rechts', s.right), eye('links', s.left))}</div><p style="margin-top:14px">${box(true, 'Anforderungen erreicht')} &nbsp; ${box(true, 'mit Sehhilfe')} &nbsp; ${box(false, 'nicht erreicht')}</p><p>Die Bescheinigung darf bei Vorlage nicht älter als zwei Jahre sein.</p><div class="sides" style="margin-top:24px"><span>${s.town()}, ${s.date()}</span><span>${s.doctor()}, Augenarzt</span></div>`;
    },
  },
  {
    // An eye doctor's block of prescriptions with two printed rows, filled with a ball pen.
    name: 's-mappe-block-kugelschreiber',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 620,
    values: { prism: 0, add: 0.4 },
    writing: { noCylinder: ['—', ''], zeros: 'all', plano: ['plan'] },
    css: 'body{padding:24px 30px}table{width:100%;margin:12px 0}td{border:1px solid #444;height:52px;text-align:center;padding:2px}th{font-size:13px;font-weight:400;padding:2px}td:first-child{width:52px;font-weight:700}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      return `<div class="center"><b>${s.doctor()}</b><br><span class="small">Augenarzt · ${s.street()} · ${s.town()} · Tel. ${s.phone()}</span></div><p style="margin:18px 0 4px">Für: ${s.patient()}</p>${table(heads('', 'sph.', 'cyl.', 'Achse', 'Add.'), eye('R', s.right), eye('L', s.left))}<p>Pupillenabstand: ${s.pd()} mm</p><p>${box(!hasAdd(s), 'Ferne')} &nbsp; ${box(hasAdd(s), 'Gleitsicht')} &nbsp; ${box(false, 'Bifokal')} &nbsp; ${box(false, 'Nähe')}</p><div class="sides" style="margin-top:22px"><span>Datum ${s.date()}</span><span>.........................................</span></div>`;
    },
  },
  {
    // A blank sheet of a doctor's pad, all by hand but the head.
    name: 's-mappe-notizblatt-arzt',
    language: 'de',
    pen: 'always',
    width: 560,
    values: { prism: 0, add: 0 },
    writing: { degree: true, minus: ['-', '–'] },
    css: 'body{padding:24px 32px 40px}p{margin:0 0 16px}',
    draw: (s) =>
      `<div style="border-bottom:1px solid #888;padding-bottom:8px" class="small">Praxis ${s.doctor()} · Augenheilkunde<br>${s.street()} · ${s.town()}</div><p style="text-align:right;margin-top:16px">${s.date()}</p><p>${s.patient()}</p><p>${s.filled('Rp. Fernbrille')}</p><p>${s.filled('R')} &nbsp; ${s.right.formula(' &nbsp; ' + s.filled('A') + ' ', ' &nbsp; ', 'sph')}</p><p>${s.filled('L')} &nbsp; ${s.left.formula(' &nbsp; ' + s.filled('A') + ' ', ' &nbsp; ', 'sph')}</p><p>${s.filled('PD')} &nbsp; ${s.pd()}</p>`,
  },
  {
    // A doctor's letter of glasses at a screen for the employer, with the distance of work.
    name: 's-mappe-bildschirm-arbeitgeber',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    values: { add: 1, prism: 0 },
    writing: { noCylinder: ['0,00', '–'] },
    css: 'body{padding:38px 50px}.grid td,.grid th{padding:6px 10px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      return `<b>Betriebsärztlicher Dienst Weserland e. V.</b><p class="small">${s.street()}, ${s.town()}</p><h3 style="margin-top:22px">Verordnung einer Bildschirmarbeitsplatzbrille</h3><p>nach Vorsorge gemäß ArbMedVV (Anhang Teil 4) am ${s.date()}</p><p>Beschäftigte/r: ${s.patient()} &nbsp; Pers.-Nr. ${s.dice.digits(6)}<br>Geb.: ${s.born()}</p><div class="grid full">${table(heads('Auge', 'Sph', 'Zyl', 'Achse', 'Add', 'PD'), eye('Rechts', s.right), eye('Links', s.left))}</div><p style="margin-top:14px">Arbeitsabstand Monitor: 70 cm &nbsp; Tastatur/Vorlage: 50 cm<br>Glasart: ${s.lensType({ single: 'Einstärke', multi: 'Raumgleitsicht, entspiegelt' })}</p><p>Die Kosten trägt der Arbeitgeber im erforderlichen Umfang bis ${s.price()} EUR.</p><div class="sides" style="margin-top:28px"><span>Ort, Datum: ${s.town()}</span><span>${s.doctor()}<br><span class="small">Fachärztin für Arbeitsmedizin</span></span></div>`;
    },
  },
  {
    // A practice's half page with the date above and the values in a table without lines.
    name: 's-mappe-halbe-seite-ohne-linien',
    language: 'de',
    fonts: ['DejaVu Sans', 'Arimo', 'Courier Prime'],
    width: 760,
    values: { prism: 0.2 },
    css: 'body{padding:30px 40px}td,th{padding:4px 16px 4px 0;text-align:left}th{font-weight:400;text-decoration:underline}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), e.amounts(), e.bases('degrees'));
      return `<div class="sides"><span>${s.patient()}<br>${s.street()}<br>${s.town()}</span><span>${s.date()}</span></div><p style="margin:20px 0 8px"><b>Brille</b></p>${table(heads('', 'sph', 'zyl', 'Achse', 'Add', 'Prisma', 'Basis'), eye('RA:', s.right), eye('LA:', s.left))}<p style="margin:14px 0 0">PD: ${s.pd()}</p><p>Material: Kunststoff, Hartschicht, entspiegelt</p><div style="border:2px solid #35438a;color:#35438a;width:300px;padding:6px 10px;margin-top:14px;transform:rotate(-2deg);font-size:14px;text-align:center"><b>${s.doctor()}</b><br>Augenärztin<br>${s.town()} · Tel. ${s.phone()}</div>`;
    },
  },
  {
    // The faxed copy of a prescription, with the machine's line above it.
    name: 's-mappe-fax-an-optiker',
    language: 'de',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 820,
    values: { prism: 0, sameAdd: true },
    writing: { axisDigits: 3, noCylinder: ['0,00'], plano: ['0,00', '+0,00'], degree: false },
    css: 'body{padding:14px 38px 40px;font-size:15.5px}pre{font:inherit;margin:16px 0 0;line-height:1.5}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${padded(name, 9)}${padded(e.sph(), 11)}${padded(e.cyl(), 11)}${padded(e.axis(), 9)}${e.pd()}`;
      return `<div style="font-size:12px" class="sides"><span>VON: AUGENPRAXIS ${s.phone()}</span><span>AN: OPTIKER</span><span>S. 01/01</span></div><pre><b>TELEFAX</b>

An:       ${shop(s)}
Von:      ${s.doctor()}, Augenarztpraxis
Datum:    ${s.date()}
Patient:  ${s.patient()}, geb. ${s.born()}

Brillenverordnung (Kopie, Original folgt per Post)

${padded('', 9)}${padded('SPH', 11)}${padded('CYL', 11)}${padded('ACHSE', 9)}PD
--------------------------------------------
${eye('RECHTS', s.right)}
${eye('LINKS', s.left)}
--------------------------------------------
${hasAdd(s) ? `NAHADDITION BDS. ${s.add()}\n` : ''}${s.lensType({ single: 'FERNBRILLE', multi: 'GLEITSICHTBRILLE' })}

Sollten Sie dieses Fax irrtümlich erhalten haben,
bitten wir um Vernichtung.</pre>`;
    },
  },
  {
    // A hospital's print of a record: three visits, of which the last is the one prescribed.
    name: 's-mappe-klinik-verlauf-rezept',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 900,
    values: { prism: 0, add: 0.4 },
    writing: { noCylinder: ['', '–'], degree: false },
    css: 'body{font-size:15px;padding:30px 40px}table{width:100%;margin:4px 0 14px}td,th{padding:4px 8px;text-align:left;border-bottom:1px solid #ccc}.o{color:#666;font-size:13.5px}.n{border:2px solid #1a4d7a;padding:8px 14px}.n td{font-size:17px;padding:7px 8px}',
    draw: (s) => {
      const old = (day: string): string => {
        const [r, l] = [s.right.elsewhere(), s.left.elsewhere()];
        return tr(day, `${r.sph} / ${r.cyl} / ${r.axis}`, `${l.sph} / ${l.cyl} / ${l.axis}`);
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      return `<div class="sides"><b>Klinik für Augenheilkunde – Ambulanz</b><span>gedruckt ${s.date()}</span></div><p>${s.patient()} &nbsp; ${s.born()} &nbsp; PID ${s.dice.digits(8)}</p><div class="o">Frühere Gläser (nur Verlauf)${table(heads('Jahr', 'R', 'L'), old('2019'), old('2021'))}</div><div class="n"><b>Aktuelle Brillenverordnung vom ${s.date()}</b>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Add'), eye('Rechts', s.right), eye('Links', s.left))}PD ges. ${s.pd()} mm</div><p style="margin-top:14px">Diagnosen: ${s.dice.pick(['H52.1 G beidseits', 'H52.2 G, H52.4 G', 'H52.0 G, Z96.1 Z'])}<br>Arzt: ${s.doctor()}</p>`;
    },
  },
  {
    // An optician's order slip, its boxes filled by hand.
    name: 's-mappe-auftragszettel-stift',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 780,
    values: { prism: 0.2 },
    writing: { noCylinder: ['—', ''], plano: ['plan', '±0,00'] },
    css: 'body{padding:22px 28px;background:#fffdf0}table{width:100%;margin:10px 0}td{border:1px solid #777;height:50px;text-align:center;padding:2px 3px}th{border:1px solid #777;font-size:12px;font-weight:400;background:#f3edcf;padding:3px}td:first-child{width:44px;font-weight:700}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.prism('deutsch', '<br>'), e.add(), e.pd());
      return `<div class="sides"><b style="font-size:20px">Auftrag</b><span>Nr. ${s.dice.digits(5)}</span></div><div class="sides" style="margin:12px 0"><span>Kunde: ${s.patient()}</span><span>Annahme: ${s.date()}</span></div>${table(heads('', 'sph', 'cyl', 'A', 'Prisma / Basis', 'Add', 'PD'), eye('R', s.right), eye('L', s.left))}<p>Fassung: ${s.filled(s.dice.pick(['Nordlicht 214 braun', 'Titan 8050 anthr.', 'eigene Fassung']))}</p><p>Glas: ${box(!hasAdd(s), 'ES')} ${box(hasAdd(s), 'GS')} ${box(false, 'Bifo')} &nbsp; ${box(true, 'SET')} ${box(false, 'Tönung')}</p><div class="sides"><span>Preis: ${s.filled(s.price())} €</span><span>Abholung: ${s.filled(s.dice.pick(['Fr ab 15 Uhr', 'Di', 'tel. Bescheid']))}</span></div><p class="small" style="margin-top:14px">${shop(s)} · ${s.street()} · ${s.town()}</p>`;
    },
  },
  {
    // An optician's card of a customer, one line by hand for each visit, of which the last counts.
    name: 's-mappe-karteikarte-tinte',
    language: 'de',
    pen: 'always',
    fonts: ['Tinos', 'Arimo'],
    width: 800,
    values: { prism: 0, add: 0.5 },
    writing: { noCylinder: ['—', ''], plano: ['plan'] },
    css: 'body{padding:22px 26px;background:#fbf7e9}table{width:100%;margin-top:12px}td{border:1px solid #b0a67a;height:48px;padding:2px 6px;text-align:center}th{font-size:13px;border:1px solid #b0a67a;font-weight:400;padding:3px}.c{border-bottom:1px solid #b0a67a}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye, day: string): string =>
        tr(day, name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      return `<div class="sides c"><span>Name: ${s.patient()}</span><span>geb.: ${s.born()}</span></div><div class="c" style="padding-top:12px">Anschrift: ${s.filled(s.street())}, ${s.filled(s.town())}</div>${table(heads('Datum', 'Auge', 'sph', 'cyl', 'Achse', 'Add', 'PD'), eye('R', s.right, s.date()), eye('L', s.left, ''))}<p style="margin:12px 0 0">Neue Brille: ${s.filled(hasAdd(s) ? 'Gleitsicht 1.6 SET' : 'Fern 1.6 SET')} &nbsp;&nbsp; Fassung: ${s.filled(s.dice.pick(['Horn rund 48', 'Randlos', 'Metall gold 52']))}</p>`;
    },
  },
  {
    // The customer's carbon copy of an order, the writing pressed through in violet.
    name: 's-mappe-durchschlag-violett',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo'],
    width: 700,
    values: { prism: 0, add: 0.45 },
    writing: { noCylinder: ['—'], zeros: 'all' },
    css: 'body{padding:24px 30px;background:#fbf3c4}.hand{color:#5a4a94;opacity:.85}table{width:100%;margin:10px 0}td,th{border:1px solid #8b7f3a;text-align:center}td{height:50px}th{font-size:12px;font-weight:400}td:first-child{width:76px;font-size:14px}.k{font-size:12px;color:#6b6020}',
    draw: (s) => {
      const line = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      return `<div class="sides"><b>${shop(s)}</b><span class="k">Durchschlag für den Kunden</span></div><p class="k">${s.street()}, ${s.town()}, Tel. ${s.phone()}</p><p>Herr/Frau ${s.patient()}</p>${table(heads('Gläser', 'Sphäre', 'Cylinder', 'Achse', 'Addition'), line('rechts', s.right), line('links', s.left))}<div class="sides"><span>PD: ${s.pd()}</span><span>bestellt am: ${s.date()}</span></div><p style="margin-top:14px">Anzahlung: ${s.filled('50,-')} &nbsp; Rest: ${s.filled(s.price())}</p><p class="k">Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</p>`;
    },
  },
  {
    // A shop's card of the size of a bank card.
    name: 's-mappe-pass-karte',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 460,
    values: { prism: 0, sameAdd: true },
    writing: { noCylinder: ['0,00', ''] },
    css: 'body{padding:14px;background:#c4c7cc}.c{background:#fff;border-radius:12px;padding:12px 16px;border-top:12px solid #c8102e}table{width:100%;margin:6px 0}td,th{text-align:center;padding:4px 2px;font-size:15px}th{font-size:11.5px;font-weight:400;color:#666}td{border-top:1px solid #ddd}td:first-child{text-align:left;font-weight:700}.s{font-size:12px;margin:0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'pd'));
      return `<div class="c"><div class="sides"><b>BRILLENPASS</b><span class="s">Sehwelt Krüger</span></div><p class="s">${s.patient()} · Kd. ${s.dice.digits(6)}</p>${table(heads('', 'Sph', 'Cyl', 'Achse', 'PD'), eye('Rechts', s.right), eye('Links', s.left))}<div class="sides s"><span>${hasAdd(s) ? `Add ${s.add()}` : 'Einstärkengläser'}</span><span>angefertigt ${s.date()}</span></div><p class="s" style="color:#666;margin-top:6px">Nächster Sehtest in 24 Monaten · kruegersehwelt.example</p></div>`;
    },
  },
  {
    // The inside of a folded pass: the older glasses on the left, the new ones on the right.
    name: 's-mappe-pass-alt-neu',
    language: 'de',
    fonts: ['Carlito', 'Arimo'],
    width: 880,
    values: { prism: 0, add: 0.6 },
    writing: { noCylinder: ['', '–', '0,00'], degree: false },
    css: 'body{padding:16px;background:#ddd}.p{background:#fff;display:grid;grid-template-columns:1fr 1.25fr}.h{padding:14px 18px}.h+.h{border-left:1px dashed #999}table{width:100%;margin:8px 0}td,th{border:1px solid #bbb;text-align:center;padding:6px 3px}th{font-weight:400;font-size:13px;background:#eef2f0}.o{color:#777}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string => {
        const was = e.elsewhere();
        return tr(name, was.sph, was.cyl, was.axis);
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'));
      return `<div class="p"><div class="h o"><b>Bisherige Brille</b> (2020)${table(heads('', 'sph', 'cyl', 'Ach'), old('R', s.right), old('L', s.left))}<p class="small">nicht mehr gültig</p></div><div class="h"><b>Neue Brille</b> vom ${s.date()}${table(heads('', 'sph', 'cyl', 'Ach', 'Add'), eye('R', s.right), eye('L', s.left))}PD ${s.right.pd()} | ${s.left.pd()} &nbsp; ${s.lensType({ single: 'Einstärke 1,5', multi: 'Gleitsicht 1,6' })}<p class="small" style="margin:8px 0 0">${s.patient()} · ${shop(s)}</p></div></div>`;
    },
  },
  {
    // A chain's confirmation of an order, everyday table with a column for each value.
    name: 's-mappe-filiale-bestaetigung',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 840,
    values: { prism: 0.25 },
    css: 'body{padding:30px 40px}.w td,.w th{padding:6px 5px;text-align:center;border-bottom:1px solid #aaa}.w th{background:#00857c;color:#fff;font-size:13.5px}.w table,.p table{width:100%}.p td{padding:3px 0}.p td:last-child{text-align:right}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amounts(),
          e.bases('deutsch'),
          e.pd(),
          String(s.dice.whole(18, 24)),
        );
      return `<div class="sides"><b style="font-size:23px;color:#00857c">optik&amp;co</b><span class="small">Filiale ${s.dice.whole(101, 690)} · ${s.town()}<br>Beratung: K. Pohl</span></div><h3 style="margin-top:18px">Auftragsbestätigung ${s.dice.digits(8)}</h3><p>${s.patient()} · bestellt am ${s.date()}</p><div class="w">${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'Prisma', 'Basis', 'PD', 'Höhe'), eye('Rechts', s.right), eye('Links', s.left))}</div><div class="p" style="margin-top:16px">${table(tr('Fassung „Mika“ 51□19, schwarz matt', `${s.price()} €`), tr(s.lensType({ single: 'Einstärkengläser Komfort 1.5', multi: 'Gleitsichtgläser Premium 1.6' }), `${s.price()} €`), tr('Versicherung Rundum-Schutz', '19,90 €'))}</div><p class="small" style="margin-top:16px">Voraussichtlich abholbereit in 8 Werktagen. Wir melden uns per SMS. 3 Jahre Garantie, 6 Wochen Umtausch.</p>`;
    },
  },
  {
    // An optician's invoice for a private insurer, the values below the positions.
    name: 's-mappe-rechnung-private-kasse',
    language: 'de',
    fonts: ['Carlito', 'Tinos', 'Arimo'],
    values: { prism: 0 },
    writing: { noCylinder: ['', '0,00', '–'] },
    css: 'body{padding:40px 52px;font-size:16px}.i table{width:100%}.i td,.i th{padding:5px 4px;text-align:left;border-bottom:1px solid #ddd}.i td:last-child,.i th:last-child{text-align:right}.w td,.w th{padding:3px 18px 3px 0;text-align:left;font-size:15px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      const [lens, frame] = [s.dice.whole(89, 290), s.dice.whole(59, 210)];
      return `<div class="sides"><div><b style="font-size:20px">${shop(s)}</b><br>${s.street()}<br>${s.town()}</div><div>Steuernr. 22/${s.dice.digits(3)}/${s.dice.digits(4)}<br>IK 33${s.dice.digits(7)}</div></div><p style="margin:24px 0 8px">${s.patient()}<br>${s.street()}<br>${s.town()}</p><div class="sides"><b>Rechnung Nr. ${s.dice.digits(6)}</b><span>${s.date()}</span></div><div class="i">${table(heads('Menge', 'Bezeichnung', 'Betrag'), tr('2', s.lensType({ single: 'Einstärkengläser Kunststoff 1.6', multi: 'Gleitsichtgläser Kunststoff 1.6' }), `${s.number(lens * 2)} €`), tr('1', 'Fassung', `${s.number(frame)} €`), tr('', '<b>Gesamtbetrag inkl. 19 % MwSt.</b>', `<b>${s.number(lens * 2 + frame)} €</b>`))}</div><p style="margin:18px 0 4px">Stärke der abgegebenen Brillengläser:</p><div class="w">${table(heads('', 'Sph', 'Cyl', 'Achse', 'Add'), eye('R', s.right), eye('L', s.left))}</div><p style="margin-top:14px">Verordner: ${s.doctor()}. Zahlbar ohne Abzug. Betrag per EC-Karte erhalten.</p><p class="small">Diese Rechnung dient zur Vorlage bei Ihrer Krankenversicherung oder Beihilfestelle.</p>`;
    },
  },
  {
    // The long receipt of a till, printed by heat on a small roll.
    name: 's-mappe-kassenbon-rolle',
    language: 'de',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 400,
    values: { prism: 0, sameAdd: true },
    writing: { noCylinder: ['0,00'], plano: ['0,00', '+0,00'], degree: false },
    css: 'body{padding:22px 20px;font-size:14.5px;background:#fcfbf8}pre{font:inherit;margin:0;line-height:1.45}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${padded(name, 4)}${padded(e.sph(), 9)}${padded(e.cyl(), 9)}${e.axis()}`;
      const total = s.dice.whole(99, 480);
      return `<div class="center"><b>${shop(s).toUpperCase()}</b><br>${s.street()}<br>${s.town()}</div><pre style="margin-top:10px">Beleg  ${s.dice.digits(6)}
Datum  ${s.date()}  ${s.dice.whole(9, 18)}:${s.dice.whole(10, 59)}
Kunde  ${s.patient()}
--------------------------------
1 Fassung           ${s.number(total * 0.4)} A
2 ${padded(s.lensType({ single: 'Glas Einstärke', multi: 'Glas Gleitsicht' }), 18)}${s.number(total * 0.6)} A
--------------------------------
SUMME EUR          ${s.number(total)}
Girocard           ${s.number(total)}

Ihre bestellten Gläser:
    Sph      Cyl      Achse
${eye('R', s.right)}
${eye('L', s.left)}
${hasAdd(s) ? `Add ${s.add()}\n` : ''}PD  ${s.pd()}
--------------------------------
TSE ${s.dice.digits(10)}
Vielen Dank für Ihren Einkauf!</pre>`;
    },
  },
  {
    // A maker's packet with both lenses, a label on its left and one on its right.
    name: 's-mappe-glaspaket-etiketten',
    language: 'de',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 820,
    values: { prism: 0, add: 0.45 },
    writing: { axisDigits: 3, noCylinder: ['0,00'], plano: ['+0,00', '0,00'], degree: false },
    css: 'body{padding:20px;background:#d8cfbb;display:grid;grid-template-columns:1fr 1fr;gap:14px}.l{background:#fff;padding:12px 16px;border:1px solid #777}table{width:100%;margin:8px 0}th{font-size:12px;font-weight:400;color:#555;text-align:center}td{font-size:20px;font-weight:700;text-align:center;padding:2px}',
    draw: (s) => {
      const [order, client, day] = [s.dice.digits(9), s.patient(), s.date()];
      const kind = s.lensType({ single: 'Perfalit AS 1.5', multi: 'Progressa Life 1.5' });
      const label = (side: string, e: DrawnEye): string =>
        `<div class="l"><div class="sides"><b style="font-size:26px">${side}</b><span style="text-align:right">${kind}<br><span class="small">Ø 65/70 &nbsp; UV400 &nbsp; CE</span></span></div>${table(heads('sph', 'cyl', 'Achse', ...(hasAdd(s) ? ['Add'] : [])), tr(...e.cells('sph', 'cyl', 'axis'), ...(hasAdd(s) ? [e.add()] : [])))}<p class="small" style="margin:0 0 6px">Komm. ${client}<br>${order} · ${day}</p>${bars(200)}</div>`;
      return `${label('R', s.right)}${label('L', s.left)}`;
    },
  },
  {
    // An optician's estimate that goes to the public insurer for a strong pair of glasses.
    name: 's-mappe-kostenvoranschlag-gesetzlich',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 860,
    values: { prism: 0.2, add: 0.3 },
    writing: { noCylinder: ['', '0,00'] },
    css: 'body{padding:34px 44px;font-size:15.5px}.grid{margin:8px 0 14px}.grid td,.grid th{padding:5px 7px;font-size:15px}.grid table{width:100%}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye, pos: string): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('deutsch', '<br>'),
          pos,
          `${s.price()} €`,
        );
      return `<div class="sides"><div>${shop(s)}<br><span class="small">${s.street()}, ${s.town()} · IK ${s.dice.digits(9)}</span></div><div>${s.date()}</div></div><h3 style="margin-top:18px">Kostenvoranschlag Sehhilfe (Leistungsbereich 25)</h3><p>Versicherter: ${s.patient()}, geb. ${s.born()}, KVNR ${s.dice.pick(['A', 'K', 'T'])}${s.dice.digits(9)}<br>Verordnet durch: ${s.doctor()}</p><div class="grid">${table(heads('Auge', 'Sphäre', 'Zyl.', 'Achse', 'Add.', 'Prisma', 'HMV-Pos.', 'Betrag'), eye('R', s.right, `25.21.0${s.dice.digits(1)}.1`), eye('L', s.left, `25.21.0${s.dice.digits(1)}.1`))}</div><p>Begründung: Fernkorrektur nach § 12 Hilfsmittelrichtlinie. Eigenanteil für Entspiegelung trägt der Versicherte.</p><p>PD rechts ${s.right.pd()}, links ${s.left.pd()}</p><p class="small" style="margin-top:22px">Wir bitten um Genehmigung. Unterschrift Leistungserbringer: ____________</p>`;
    },
  },
  {
    // The page of a customer's account on the web: a plain table under the order.
    name: 's-mappe-konto-webseite',
    language: 'de',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 900,
    values: { prism: 0.2 },
    writing: { noCylinder: ['0,00', '–'] },
    css: 'body{padding:0 0 28px;background:#fafafa;font-size:15.5px}.n{background:#222;color:#fff;padding:12px 30px}.m{margin:20px 30px;background:#fff;border:1px solid #e0e0e0;padding:18px 22px}table{width:100%}td,th{padding:9px 8px;border-bottom:1px solid #eee;text-align:left}th{font-size:13px;color:#777;font-weight:400}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('deutsch', '<br>') || '–',
          e.pd(),
        );
      return `<div class="n sides"><b>brillenhafen</b><span>Suche &nbsp; Filialen &nbsp; ${s.patient()} ▾</span></div><div class="m"><span style="color:#777">Mein Konto / Bestellungen / ${s.dice.digits(8)}</span><h2 style="margin:6px 0">Bestellung vom ${s.date()}</h2><p>Status: In Fertigung · ${s.lensType({ single: 'Einstärkengläser', multi: 'Gleitsichtgläser' })} · Lieferung nach Hause</p></div><div class="m"><b>Ihre Glaswerte</b>${table(heads('Auge', 'Sphäre (SPH)', 'Zylinder (CYL)', 'Achse (AXE)', 'Addition (ADD)', 'Prisma', 'PD'), eye('Rechts (R)', s.right), eye('Links (L)', s.left))}</div><p class="small" style="margin:0 30px">Hilfe · Widerruf · Impressum · © Brillenhafen SE</p>`;
    },
  },
  {
    // The report of an optometrist: findings of all kinds and at the end the recommended glasses.
    name: 's-mappe-optometrie-bericht',
    language: 'de',
    fonts: ['Carlito', 'Arimo'],
    width: 880,
    values: { prism: 0.45 },
    writing: { noCylinder: ['', '0,00'] },
    css: 'body{padding:32px 44px;font-size:15.5px}h3{font-size:16px;color:#32627d;margin:14px 0 4px}table{width:100%}td,th{padding:4px 8px;text-align:left}.w td,.w th{border:1px solid #9fb7c4;text-align:center;padding:6px}.w th{background:#e6eff4;font-weight:400}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string => {
        const was = e.elsewhere();
        return tr(name, `${was.sph} ${was.cyl} × ${was.axis}`, s.acuity());
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('degrees'),
          e.add(),
          s.acuity(),
        );
      return `<div class="sides"><b style="font-size:19px">Optometrische Untersuchung</b><span>${longDay(s.date())}</span></div><p>${s.patient()}, geb. ${s.born()}</p><h3>Mitgebrachte Brille</h3>${table(heads('', 'Scheitelbrechwert', 'Visus'), old('R', s.right), old('L', s.left))}<h3>Befund</h3><p>Tonometrie R ${s.pressure()} / L ${s.pressure()} mmHg · Keratometrie R ${s.curvature()} / L ${s.curvature()} dpt · Vorderabschnitt unauffällig</p><h3>Empfohlene Korrektion (für die Anfertigung)</h3><div class="w">${table(heads('', 'sph', 'cyl', 'Achse', 'Prisma', 'Basis (TABO)', 'Add', 'Visus'), eye('Rechts', s.right), eye('Links', s.left))}</div><p style="margin-top:12px">Anfertigung als ${s.lensType({ single: 'Einstärkenbrille', multi: 'Gleitsichtbrille' })}. Mono-PD ${s.right.pd()} / ${s.left.pd()} mm.</p><p class="small">${shop(s)} · M. Sc. Vision Science · Dieser Bericht ersetzt keine augenärztliche Untersuchung.</p>`;
    },
  },
  {
    // A workshop's tray card: the left eye stands below the right one, near PD told too.
    name: 's-mappe-werkstattkarte',
    language: 'de',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 700,
    values: { prism: 0.2, add: 0.6 },
    writing: { axisDigits: 3, degree: false },
    css: 'body{padding:18px 22px;background:#fff}table{width:100%;margin:8px 0}td,th{border:1px solid #222;text-align:center;padding:5px 3px}th{font-size:12px;background:#ddd}.b{border:1px solid #222;padding:5px 9px;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('deutsch'),
          e.add(),
        );
      const distance = (name: string, e: DrawnEye): string =>
        tr(name, e.pd(), hasAdd(s) ? e.nearPd() : '–', String(s.dice.whole(17, 26)), '12', '8');
      return `<div class="sides"><b style="font-size:20px">Schale ${s.dice.whole(1, 120)}</b><span>Termin ${s.dice.pick(['Mo 14 Uhr', 'Do früh', 'Sa 10 Uhr'])}</span></div><div class="b">${s.patient()} &nbsp; Auftrag ${s.dice.digits(6)} &nbsp; erfasst ${s.date()}</div>${table(heads('', 'SPH', 'CYL', 'ACHSE', 'PRISMA', 'BASIS', 'ADD'), eye('R', s.right), eye('L', s.left))}${table(heads('', 'PD Ferne', 'PD Nähe', 'Höhe', 'HSA', 'Vorneig.'), distance('R', s.right), distance('L', s.left))}<div class="b">Glas: ${s.lensType({ single: 'ES 1.5 organisch', multi: 'GS 1.6 organisch' })} &nbsp; Fassung: Vollrand 53–17 &nbsp; Rille</div><p class="small" style="margin:8px 0 0">${box(false, 'Endkontrolle')} ${box(false, 'Ausrichten')} ${box(false, 'Etui/Tuch')}</p>`;
    },
  },
  {
    // An eye doctor's prescription of two pairs: the far one in a table, reading glasses below.
    name: 's-mappe-fern-und-lesebrille',
    language: 'de',
    fonts: ['Tinos', 'Arimo'],
    values: { add: 1, prism: 0 },
    writing: { noCylinder: ['', '—', '0,00'] },
    css: 'body{padding:36px 48px}h3{margin:16px 0 4px;font-size:17px}.grid table{width:82%}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string => tr(name, ...e.cells('sph', 'cyl', 'axis'));
      const near = (name: string, e: DrawnEye): string =>
        tr(name, e.nearSph(), e.nearCyl(), e.nearAxis());
      return `<div style="text-align:right"><b>${s.doctor()}</b><br>Augenarzt<br><span class="small">${s.street()}, ${s.town()}</span></div><p>Frau / Herr ${s.patient()}</p><p>benötigt zwei Brillen:</p><h3>A) Fernbrille</h3><div class="grid">${table(heads('', 'Sph.', 'Cyl.', 'Achse'), far('R.A.', s.right), far('L.A.', s.left))}</div><p class="small">PD Ferne ${s.pd()} mm</p><h3>B) Lesebrille (40 cm)</h3><div class="grid">${table(heads('', 'Sph.', 'Cyl.', 'Achse'), near('R.A.', s.right), near('L.A.', s.left))}</div><p class="small">PD Nähe ${s.nearPd()} mm</p><p style="margin-top:24px">${s.town()}, den ${longDay(s.date())}</p>`;
    },
  },
  {
    // A form of the Bundeswehr kind, its values over small words that name them.
    name: 's-mappe-werte-ueber-woertern',
    language: 'de',
    fonts: ['Arimo', 'Courier Prime'],
    pen: 'sometimes',
    width: 860,
    values: { prism: 0, add: 0.3 },
    writing: { noCylinder: ['—', '0,00'] },
    css: 'body{padding:30px 40px}.r{display:flex;gap:16px;margin:14px 0 18px;align-items:flex-end}.c{flex:1;text-align:center}.c div{border-bottom:1px solid #222;height:40px;display:flex;align-items:flex-end;justify-content:center}.c span.k{font:11.5px Arimo}.n{width:120px}',
    draw: (s) => {
      const cell = (name: string, value: string): string =>
        `<div class="c"><div>${value || '—'}</div><span class="k">${name}</span></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="r"><b class="n">${name}</b>${cell('sphärisch', e.sph())}${cell('zylindrisch', e.cyl())}${cell('Achse', e.axis())}${cell('Nahzusatz', e.add())}</div>`;
      return `<div class="sides"><b>Sanitätsversorgungszentrum</b><span>Vordruck 218 / Sehhilfe</span></div><p style="margin-top:14px">Name: ${s.patient()} &nbsp;&nbsp; PK: ${s.dice.digits(6)}-${s.dice.pick(['B', 'K', 'S'])}-${s.dice.digits(5)}</p><p>Verordnet wird eine Dienstbrille mit den Gläsern</p>${eye('rechtes Auge', s.right)}${eye('linkes Auge', s.left)}<div class="r"><b class="n">Pupillen</b>${cell('Abstand in mm', s.pd())}${cell('Datum', s.date())}</div><p class="small">${box(true, 'Standardfassung')} &nbsp; ${box(false, 'Maskenbrille')} &nbsp; ${box(false, 'Schießbrille')}</p><p style="text-align:right">${s.doctor()}<br><span class="small">Oberstabsarzt</span></p>`;
    },
  },
  {
    // The prescription form of the Austrian health insurer for aids.
    name: 's-mappe-at-kassa-heilbehelf',
    language: 'de',
    fonts: ['Arimo', 'Courier Prime'],
    pen: 'always',
    width: 880,
    values: { prism: 0.2, add: 0.45 },
    writing: { noCylinder: ['', '—'] },
    css: 'body{padding:26px 34px;background:#f6fbf3}.f{border:1px solid #5d8a4e;padding:5px 9px;margin-bottom:8px}.k{font:11.5px Arimo;color:#3f6a31}table{width:100%;margin:8px 0}td,th{border:1px solid #5d8a4e;text-align:center;height:40px;padding:2px 4px}th{font:12px Arimo;color:#3f6a31;height:auto}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.prism('deutsch', '<br>'), e.add());
      return `<div class="sides"><b>Verordnungsschein für Brillen</b><span class="k">ÖGK · BVAEB · SVS (Zutreffendes ankreuzen)</span></div><div class="f"><span class="k">Familienname, Vorname</span> ${s.patient()} &nbsp; <span class="k">Versicherungsnummer</span> ${s.filled(`${s.dice.digits(4)} ${s.dice.digits(6)}`)}</div><div class="f"><span class="k">Anschrift</span> ${s.filled(`${s.street()}, ${s.dice.pick(['1120 Wien', '4020 Linz', '8010 Graz'])}`)}</div>${table(heads('', 'Sphäre', 'Zylinder', 'Achse (TABO)', 'Prisma', 'Nahzusatz'), eye('R', s.right), eye('L', s.left))}<p>${box(!hasAdd(s), 'Fernbrille')} &nbsp; ${box(false, 'Nahbrille')} &nbsp; ${box(hasAdd(s), 'Mehrstärkenbrille')} &nbsp; PD ${s.pd()} mm</p><p class="k">Diagnose: Ametropie. Dieser Schein ist binnen eines Monats beim Vertragsoptiker einzulösen.</p><div class="sides"><span>Datum ${s.date()}</span><span class="center">${s.doctor()}<br><span class="k">Vertragsarzt, FA für Augenheilkunde und Optometrie</span></span></div>`;
    },
  },
  {
    // The findings of an Austrian elective doctor with the prescription as a plain table.
    name: 's-mappe-at-wahlarzt-befund',
    language: 'de',
    fonts: ['Carlito', 'Tinos'],
    values: { prism: 0 },
    writing: { noCylinder: ['sph', '—', '0,00'] },
    css: 'body{padding:36px 48px;font-size:16.5px}td,th{padding:5px 20px 5px 0;text-align:left}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity());
      return `<div class="center"><b style="font-size:20px">Ordination ${s.doctor()}</b><br>Fachärztin für Augenheilkunde und Optometrie · Wahlärztin aller Kassen<br><span class="small">${s.dice.pick(['Landstraßer Hauptstraße 41, 1030 Wien', 'Herrengasse 9, 8010 Graz', 'Maria-Theresien-Straße 18, 6020 Innsbruck'])}</span></div><hr><p>Patient/in: ${s.patient()} &nbsp; SVNR ${s.dice.digits(4)}${s.dice.digits(6)}<br>Ordination am ${s.date()}</p><p>Augendruck: R ${s.pressure()} L ${s.pressure()} · VAA: reizfrei, Linse klar · Fundus: oB</p><p style="margin:16px 0 4px"><b>Brillenverordnung</b></p>${table(heads('', 'Sph', 'Zyl', 'Achse', 'Add', 'Visus'), eye('RA', s.right), eye('LA', s.left))}<p style="margin-top:12px">${s.lensType({ single: 'Fernbrille zum Autofahren', multi: 'Gleitsichtbrille' })}</p><p style="margin-top:26px">Kontrolle heuer nicht mehr nötig, nächster Termin in 1 Jahr.</p>`;
    },
  },
  {
    // The pass of an Austrian optician, printed on stiff paper.
    name: 's-mappe-at-optiker-pass',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 560,
    values: { prism: 0.3 },
    writing: { noCylinder: ['', '0,00'] },
    css: 'body{padding:18px 22px;background:#f7f2e8}b.h{font-size:19px;color:#7a1f2b}table{width:100%;margin:8px 0}td,th{border:1px solid #c3b08f;text-align:center;padding:6px 2px}th{font-size:12px;font-weight:400;background:#efe5d0}td{font-size:15.5px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), e.amounts(), e.bases('deutsch'));
      return `<div class="sides"><b class="h">Brillenausweis</b><span class="small">Optik Hallstätter KG</span></div><p class="small" style="margin:6px 0">${s.patient()} &nbsp; Kundennummer ${s.dice.digits(5)}<br>${s.lensType({ single: 'Einstärkengläser', multi: 'Gleitsichtgläser' })} vom ${s.date()}</p>${table(heads('', 'Sph', 'Zyl', 'Achse', 'Add', 'Pris', 'Basis'), eye('RE', s.right), eye('LI', s.left))}<p class="small" style="margin:0">Augenabstand R ${s.right.pd()} L ${s.left.pd()} mm<br>Stadtplatz 3, 4810 Gmunden · Tel. 07612 ${s.dice.digits(5)}</p>`;
    },
  },
  {
    // An invoice of an Austrian shop, each eye in one line of a position.
    name: 's-mappe-at-honorarnote-zeilen',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0, sameAdd: true },
    writing: { degree: true, minus: ['-', '−'] },
    css: 'body{padding:36px 46px;font-size:16px}table{width:100%}td,th{padding:6px 4px;border-bottom:1px solid #ccc;text-align:left;vertical-align:top}td:last-child,th:last-child{text-align:right}',
    draw: (s) => {
      const line = (pos: string, side: string, e: DrawnEye): string =>
        tr(
          pos,
          `Brillenglas ${side}, ${s.lensType({ single: 'Einstärke', multi: 'Gleitsicht' })}<br>${e.formula(' / ', ' / ', 'sph')}${hasAdd(s) ? ` &nbsp; Add. ${e === s.right ? s.add() : 'wie rechts'}` : ''}`,
          '1',
          `€ ${s.price()}`,
        );
      return `<div class="sides"><div><b>Augenoptik Mühlbacher e.U.</b><br><span class="small">Linzer Gasse 22, 5020 Salzburg · UID ATU${s.dice.digits(8)}</span></div><div>Salzburg, ${longDay(s.date())}</div></div><p style="margin-top:20px">${s.patient()}</p><h3>Rechnung ${s.dice.digits(5)}</h3>${table(heads('Pos.', 'Bezeichnung (Sph / Zyl / Achse)', 'Mg.', 'Betrag'), line('1', 'rechts', s.right), line('2', 'links', s.left), tr('3', 'Fassung Titan Größe 52', '1', `€ ${s.price()}`))}<p style="margin-top:14px">Pupillendistanz ${s.pd()} mm. Preise inkl. 20 % USt. Bezahlt mit Bankomat.</p><p class="small">Zur Einreichung bei Ihrer Zusatzversicherung.</p>`;
    },
  },
  {
    // A Swiss eye doctor's prescription in two languages, an everyday table.
    name: 's-mappe-ch-verordnung-zweisprachig',
    language: 'de',
    fonts: ['Arimo', 'Tinos'],
    pen: 'sometimes',
    width: 820,
    values: { prism: 0.25 },
    writing: { noCylinder: ['—', ''] },
    css: 'body{padding:30px 42px}.grid td{height:44px}.grid th{font-size:13px;font-weight:400;padding:4px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.prism('deutsch', '<br>'), e.add());
      return `<div class="sides"><div><b>Augenzentrum Bielersee</b><br><span class="small">${s.doctor()}, FMH Ophthalmologie<br>Zentralstrasse 55, 2502 Biel/Bienne</span></div><div class="small">ZSR ${s.dice.pick(['K', 'P'])} ${s.dice.digits(4)}.${s.dice.digits(2)}</div></div><h3 style="margin-top:20px">Brillenverordnung / Ordonnance de lunettes</h3><p>Name / Nom: ${s.patient()} &nbsp; geb. / né(e): ${s.born()}</p><div class="grid full">${table(heads('', 'Sphäre<br>Sphère', 'Zylinder<br>Cylindre', 'Achse<br>Axe', 'Prisma<br>Prisme', 'Addition<br>Addition'), eye('R / D', s.right), eye('L / G', s.left))}</div><p style="margin-top:12px">PD / Écart pupillaire: ${s.pd()} mm</p><p class="small">${box(false, 'Beitrag der Krankenkasse (Kinder) / Contribution LAMal')} &nbsp; ${box(false, 'Sonnenschutz / Protection solaire')}</p><p>Datum / Date: ${s.date()}</p>`;
    },
  },
  {
    // The offer of a Swiss optician, first the eye, then the lens, then its values.
    name: 's-mappe-ch-offerte-glaeser',
    language: 'de',
    fonts: ['Carlito', 'Arimo'],
    width: 900,
    values: { prism: 0, add: 0.6 },
    writing: { noCylinder: ['0.00', '', '0,00'], degree: false },
    css: 'body{padding:36px 48px}table{width:100%}td,th{padding:7px 6px;text-align:right;border-bottom:1px solid #bbb}td:nth-child(-n+2),th:nth-child(-n+2){text-align:left}',
    draw: (s) => {
      const glass = s.lensType({ single: 'Einstärkenglas 1.6', multi: 'Gleitsichtglas 1.6' });
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, glass, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'), s.price());
      return `<div class="sides"><b style="font-size:22px">Rüegg Optik AG</b><span style="text-align:right">Marktgasse 14, 8400 Winterthur<br>052 ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}</span></div><p style="margin:22px 0 6px">Offerte Nr. ${s.dice.digits(5)} vom ${s.date()}<br>für ${s.patient()}</p>${table(heads('Auge', 'Artikel', 'Sph.', 'Zyl.', 'Achse', 'Add.', 'PD', 'CHF'), eye('rechts', s.right), eye('links', s.left), tr('', 'Fassung Acetat, Grösse 50', '', '', '', '', '', s.price()))}<p style="margin-top:16px">Preise inkl. 8.1 % MWST. Die Offerte ist 30 Tage gültig. Gläser nach Ihrer Messung bei uns.</p><p>Freundliche Grüsse<br>Ihr Team von Rüegg Optik</p>`;
    },
  },
  {
    // A Swiss hospital's letter about a child for the disability insurer, the glasses in a small table.
    name: 's-mappe-ch-iv-kinderbrille',
    language: 'de',
    fonts: ['Arimo', 'Tinos'],
    values: { add: 0, prism: 0.3 },
    writing: { noCylinder: ['—', '0.00', '0,00'] },
    css: 'body{padding:44px 56px;font-size:16px}.grid table{width:90%;margin:8px 0 12px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'amounts'), e.bases('deutsch'));
      return `<div class="sides"><b>Kantonsspital, Orthoptik und Kinderaugenheilkunde</b><span>${longDay(s.date())}</span></div><p style="margin:22px 0">IV-Stelle<br>Postfach<br>${s.dice.pick(['9001 St. Gallen', '5001 Aarau', '6002 Luzern'])}</p><p><b>${s.patient()}, AHV 756.${s.dice.digits(4)}.${s.dice.digits(4)}.${s.dice.digits(2)}</b></p><p>Sehr geehrte Damen und Herren</p><p>Das genannte Kind wird bei uns wegen Geburtsgebrechen Ziff. 427 behandelt. Wir ersuchen um Kostengutsprache für folgende Brille, die wir heute verordnet haben:</p><div class="grid">${table(heads('Auge', 'Sphäre', 'Zylinder', 'Achse', 'Prisma', 'Basis'), eye('rechts', s.right), eye('links', s.left))}</div><p>Die Pupillendistanz beträgt ${s.pd()} mm. Eine weitere Anpassung wird in etwa sechs Monaten nötig sein.</p><p>Freundliche Grüsse</p><p style="margin-top:26px">${s.doctor()}<br>Leitende Ärztin</p>`;
    },
  },
  {
    // A Swiss shop's pass with near rows of the reading part below those for far.
    name: 's-mappe-ch-sehpass-fern-nah',
    language: 'de',
    fonts: ['Carlito', 'DejaVu Sans Condensed'],
    width: 540,
    values: { add: 0.8, prism: 0 },
    writing: { noCylinder: ['0.00', '0,00', '–'] },
    css: 'body{padding:16px 20px;background:#fff}.h{background:#003c71;color:#fff;padding:8px 14px;font-weight:700}table{width:100%;margin:10px 0}td,th{text-align:center;padding:6px 3px;border-bottom:1px solid #c7d3de}th{font-size:12.5px;color:#003c71}td:first-child{text-align:left}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'pd'));
      const near = (name: string, e: DrawnEye): string =>
        tr(name, e.nearSph(), e.nearCyl(), e.nearAxis(), e.nearPd());
      return `<div class="h sides"><span>Sehpass</span><span>Visionhaus Chur</span></div><p class="small" style="margin:8px 0 0">${s.patient()} · ${s.date()} · Dossier ${s.dice.digits(6)}</p>${table(heads('', 'Sph', 'Cyl', 'Achse', 'PD'), far('Fern rechts', s.right), far('Fern links', s.left), hasAdd(s) ? near('Nah rechts', s.right) + near('Nah links', s.left) : '')}<p class="small" style="margin:0">Bahnhofplatz 7, 7000 Chur · 081 ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}<br>Bitte zu jedem Besuch mitbringen.</p>`;
    },
  },
  {
    // The mail of a Swiss optician with the values in a list of points.
    name: 's-mappe-ch-mail-aufzaehlung',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 680,
    values: { prism: 0 },
    css: 'body{padding:26px 34px;font-size:16px}li{margin:4px 0}.h{color:#666;font-size:14px;border-left:3px solid #ccc;padding-left:10px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<li>${name}: Sphäre ${e.formula(', Achse ', ', Zylinder ', '(kein Zylinder)')}${hasAdd(s) ? `, Addition ${e.add()}` : ''}, PD ${e.pd()}</li>`;
      return `<p class="h">Von: info@optik-seefeld.example<br>Datum: ${s.date()} 16:${s.dice.whole(10, 59)}<br>Betreff: Ihre Brillenwerte</p><p>Grüezi</p><p>Besten Dank für Ihre Anfrage. Gemäss unserem Sehtest lauten die Werte für Ihre Brille wie folgt:</p><ul>${eye('rechtes Auge', s.right)}${eye('linkes Auge', s.left)}</ul><p>Wir empfehlen ${s.lensType({ single: 'ein Einstärkenglas', multi: 'ein Gleitsichtglas' })} mit Superentspiegelung. Für Fragen stehen wir gerne zur Verfügung.</p><p>Freundliche Grüsse<br>Optik Seefeld, 8008 Zürich</p><p class="small" style="color:#777">Name in der Kundenkartei: ${s.patient()} · Diese Nachricht ist vertraulich.</p>`;
    },
  },
  {
    // The form of the health service of South Tyrol, German and Italian.
    name: 's-mappe-bz-gesundheitsbezirk',
    language: 'de',
    fonts: ['Tinos', 'Arimo'],
    pen: 'sometimes',
    width: 860,
    values: { prism: 0, add: 0.6 },
    writing: { noCylinder: ['—', ''] },
    css: 'body{padding:30px 42px}.grid td{height:44px}.grid th{font-size:13px;font-weight:400;padding:4px 6px}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string => tr(name, ...e.cells('sph', 'cyl', 'axis'));
      const near = (name: string, e: DrawnEye): string =>
        tr(name, e.nearSph(), e.nearCyl(), e.nearAxis());
      return `<div class="center"><b>Südtiroler Sanitätsbetrieb – Azienda sanitaria dell’Alto Adige</b><br><span class="small">Abteilung Augenheilkunde – Reparto di oculistica · Krankenhaus ${s.dice.pick(['Brixen / Bressanone', 'Meran / Merano', 'Bruneck / Brunico'])}</span></div><p style="margin-top:16px">Herr/Frau – Sig./Sig.ra ${s.patient()} &nbsp; geb. – nato/a ${s.born()}</p><h3>Brillenrezept – Prescrizione occhiali</h3><div class="grid full">${table(heads('', 'Sphäre – Sfera', 'Zylinder – Cilindro', 'Achse – Asse'), far('Ferne – Lontano &nbsp; R / OD', s.right), far('Ferne – Lontano &nbsp; L / OS', s.left), hasAdd(s) ? near('Nähe – Vicino &nbsp; R / OD', s.right) + near('Nähe – Vicino &nbsp; L / OS', s.left) : '')}</div><p style="margin-top:12px">Pupillendistanz – Distanza interpupillare: ${s.pd()} mm</p><div class="sides"><span>Datum – Data ${s.date()}</span><span>Der Arzt – Il medico<br>${s.doctor()}</span></div>`;
    },
  },
  {
    // A South Tyrolean optician's slip by hand, its headings in both languages.
    name: 's-mappe-bz-optik-zettel',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 640,
    values: { prism: 0, add: 0.4 },
    writing: { noCylinder: ['—', ''], plano: ['plan', '0,00'] },
    css: 'body{padding:22px 28px}table{width:100%;margin:12px 0}td{border:1px solid #666;height:50px;text-align:center}th{font-size:12px;font-weight:400}td:first-child{width:74px;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      return `<div class="sides"><b>Optik – Ottica Pichler</b><span class="small">Lauben – Portici 34, 39100 Bozen</span></div><p style="margin-top:14px">Kunde – Cliente: ${s.patient()}</p>${table(heads('', 'SPH', 'ZYL – CIL', 'ACHSE – ASSE', 'ADD'), eye('Re – Dx', s.right), eye('Li – Sx', s.left))}<div class="sides"><span>PD – DP: ${s.pd()}</span><span>Datum – Data: ${s.date()}</span></div><p style="margin-top:14px">Linsen – Lenti: ${s.filled(hasAdd(s) ? 'progressiv' : 'monofokal')}</p>`;
    },
  },
  {
    // A Luxembourg eye doctor's prescription in German with French words.
    name: 's-mappe-lu-verordnung',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 800,
    values: { prism: 0.2 },
    writing: { noCylinder: ['', '0,00', '—'] },
    css: 'body{padding:38px 50px}td,th{padding:8px 12px;text-align:center;border-top:1px solid #888}th{font-weight:400;color:#555}table{width:100%;border-bottom:1px solid #888}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.prism('deutsch', '<br>'), e.add());
      return `<div class="sides"><div><b>${s.doctor()}</b><br>Médecin spécialiste en ophtalmologie<br><span class="small">Code médecin ${s.dice.digits(6)}-${s.dice.digits(2)}</span></div><div style="text-align:right">12, rue de l’Alzette<br>L-4010 Esch-sur-Alzette<br>Tél. 53 ${s.dice.digits(2)} ${s.dice.digits(2)}</div></div><p style="margin:24px 0 4px">Patient: ${s.patient()}<br>Matricule: 19${s.dice.digits(2)} ${s.dice.digits(4)} ${s.dice.digits(5)}</p><h3>Brillenverordnung (Ordonnance)</h3>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Prisma', 'Addition'), eye('Rechtes Auge', s.right), eye('Linkes Auge', s.left))}<p style="margin-top:14px">${s.lensType({ single: 'Verres unifocaux / Einstärkengläser', multi: 'Verres progressifs / Gleitsichtgläser' })}</p><p>Esch, den ${s.date()}</p><p class="small">Zur Vorlage bei der CNS, gültig 6 Monate ab Ausstellung.</p>`;
    },
  },
  {
    // The order sheet of a Luxembourg optician: each eye in a box of its own.
    name: 's-mappe-lu-optiker-kaesten',
    language: 'de',
    fonts: ['DejaVu Sans', 'Arimo'],
    width: 780,
    values: { prism: 0, add: 0.6 },
    writing: { noCylinder: ['0,00', '—'] },
    css: 'body{padding:28px 34px}.g{display:grid;grid-template-columns:1fr 1fr;gap:18px;margin:14px 0}.b{border:1.5px solid #333;padding:8px 14px}.b table{width:100%}td{padding:5px 0;border-bottom:1px dotted #999}td:last-child{text-align:right;font-weight:700}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="b"><b>${name}</b>${table(tr('Sphäre', e.sph()), tr('Zylinder', e.cyl()), tr('Achse', e.axis()), hasAdd(s) ? tr('Addition', e.add()) : '', tr('PD', e.pd()))}</div>`;
      return `<div class="sides"><b style="font-size:20px">Optique Kirchberg s.à r.l.</b><span class="small">L-1855 Luxembourg<br>TVA LU${s.dice.digits(8)}</span></div><p style="margin-top:12px">Bestellung ${s.dice.digits(5)} vom ${s.dateAs('05/03/2025')}<br>Kunde: ${s.patient()}</p><div class="g">${eye('Rechts (OD)', s.right)}${eye('Links (OG)', s.left)}</div><p>${s.lensType({ single: 'Einstärke organisch 1,6', multi: 'Gleitsicht organisch 1,6' })}, entspiegelt. Gesamtpreis ${s.price()} €, Anteil CNS wird nach Vorlage erstattet.</p><p class="small">Rezept von ${s.doctor()} liegt vor.</p>`;
    },
  },
];
