import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, type DrawnEye, type Sheet } from '../sheet.ts';
import type { Side } from '../truth.ts';

/** Devices write points, whatever the practice does. */
const point = (text: string): string => text.replace(',', '.');

/** What an autorefractor finds: near the values, and always with a negative cylinder. */
function measured(s: Sheet, side: Side, shift: number, turn: number): [string, string, string] {
  const { sphere, cylinder, axis } = s.values[side];
  const plus = cylinder > 0;
  const degrees = (((axis ?? 85) + (plus ? 90 : 0) + turn + 179) % 180) + 1;
  return [
    point(s.power((plus ? sphere + cylinder : sphere) + shift)),
    point(s.power(-Math.abs(cylinder) - 0.25)),
    String(degrees),
  ];
}

function prismWords(e: DrawnEye, unit = 'pdpt Basis'): string {
  return (['Hor', 'Ver'] as const)
    .map((direction) => {
      const amount = e.amount(direction);
      return amount && `${amount} ${unit} ${e.base(direction, 'deutsch')}`;
    })
    .filter(Boolean)
    .join(', ');
}

const barcode = (width: number, height = 34): string =>
  `<div style="width:${width}px;height:${height}px;background:repeating-linear-gradient(90deg,#000 0 2px,#fff 2px 3px,#000 3px 4px,#fff 4px 7px,#000 7px 10px,#fff 10px 12px,#000 12px 13px,#fff 13px 17px)"></div>`;

function squares(s: Sheet, size: number): string {
  const dots = Array.from({ length: 21 * 21 }, (_, i) => {
    const [x, y] = [i % 21, Math.floor(i / 21)];
    const corner = (x < 7 && y < 7) || (x > 13 && y < 7) || (x < 7 && y > 13);
    return !corner && s.dice.chance(0.48) ? `<path d="M${x} ${y}h1v1h-1z"/>` : '';
  }).join('');
  const finder = (x: number, y: number): string =>
    `<path d="M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z" fill-rule="evenodd"/>`;
  return `<svg width="${size}" height="${size}" viewBox="0 0 21 21" shape-rendering="crispEdges">${dots}${finder(0, 0)}${finder(14, 0)}${finder(0, 14)}</svg>`;
}

/** The half circle of a TABO scheme with its degrees. */
function tabo(width: number, letter: string): string {
  const marks = [0, 30, 60, 90, 120, 150, 180]
    .map((degrees) => {
      const [x, y] = [
        Math.cos((degrees * Math.PI) / 180),
        Math.sin((degrees * Math.PI) / 180),
      ] as const;
      const at = (r: number): string => `${(70 + r * x).toFixed(1)} ${(66 - r * y).toFixed(1)}`;
      return `<path d="M${at(40)}L${at(46)}" stroke="#444"/><text x="${(70 + 57 * x).toFixed(1)}" y="${(69 - 54 * y).toFixed(1)}" font-size="9" text-anchor="middle" fill="#444">${degrees}</text>`;
    })
    .join('');
  return `<svg width="${width}" viewBox="0 0 140 76"><path d="M24 66A46 46 0 0 1 116 66Z" fill="none" stroke="#444"/>${marks}<text x="70" y="58" font-size="17" font-weight="700" text-anchor="middle" fill="#444">${letter}</text></svg>`;
}

const box = (label: string, text: string, style = ''): string =>
  `<div class="f" style="${style}"><i>${label}</i>${text || '&nbsp;'}</div>`;

/** What single offices of eye doctors, clinics and experts hand out, each with its own habits. */
export const officesOfDoctors: Layout[] = [
  {
    name: 's-praxis-gemeinschaftspraxis-a5',
    language: 'de',
    width: 580,
    fonts: ['Arimo'],
    values: { prism: 0.3, add: 0.6 },
    writing: { minus: ['-'], noCylinder: ['0,00', ''], degree: true, axisDigits: 1 },
    css: 'body{padding:26px 34px 22px;font-size:14px}.h{border-bottom:1px solid #000;padding-bottom:6px;margin-bottom:14px}td{padding:3px 6px 3px 0;vertical-align:baseline}td u{text-decoration:none;font-size:12px}b{font-size:15px}table{margin:4px 0 10px}',
    draw: (s) => {
      const line = (name: string, e: DrawnEye): string => {
        const prism = prismWords(e, 'cm/m Basis');
        return (
          tr(
            `<b>${name}</b>`,
            `<u>sph</u> ${e.sph()}`,
            `<u>cyl</u> ${e.cyl()}`,
            `<u>A</u> ${e.axis()}`,
            hasAdd(s) ? `<u>Add</u> ${e.add()}` : '',
          ) + (prism && tr('', `<td colspan="4"><u>Prisma</u> ${prism}</td>`))
        );
      };
      const prescriber = s.doctor();
      return `<div class="h center"><span style="font-size:18px">Augenärztliche Gemeinschaftspraxis</span><br>${prescriber} &nbsp;·&nbsp; Dr. med. Ilse Pohlmann &nbsp;·&nbsp; Jens Kersting<br><span class="small">Fachärzte für Augenheilkunde – ambulante Operationen – Sehschule<br>${s.street()}, ${s.town()} · Tel. ${s.phone()} · Fax -29</span></div><div class="sides"><p>${s.patient()}<br>geb. ${s.born()}</p><p style="text-align:right">Pat.-Nr. ${s.dice.digits(6)}<br>${s.date()}</p></div><p style="font-size:17px;font-weight:700">Brillenverordnung</p><p style="margin:0">${s.lensType({ single: 'Fernbrille', multi: 'Gleitsicht- oder Bifokalbrille' })}</p>${table(line('R', s.right), line('L', s.left))}<p>PD ${s.pd()} mm &nbsp;&nbsp; HSA 13 mm &nbsp;&nbsp; Visus c.c. R ${s.acuity()} L ${s.acuity()}</p><p class="small">Verordnung gilt nicht als Kassenrezept. Bei Unverträglichkeit bitte innerhalb von 4 Wochen mit der neuen Brille vorstellen.</p><p style="margin:40px 0 0;text-align:right">_________________________<br><span class="small">${prescriber}</span></p><p class="small" style="margin:10px 0 0">BSNR ${s.dice.digits(9)} &nbsp; LANR ${s.dice.digits(9)}</p>`;
    },
  },
  {
    name: 's-praxis-uniklinik-poliklinik',
    language: 'de',
    width: 1000,
    fonts: ['Carlito', 'Arimo'],
    values: { prism: 0.5, add: 0.5 },
    writing: { noCylinder: ['', '—'], degree: false },
    css: 'body{padding:34px 40px;display:flex;gap:34px;font-size:16px}main{flex:1}aside{width:190px;font-size:11px;color:#333;border-left:3px solid #00549f;padding-left:12px}aside b{color:#00549f}main table{width:100%;margin:6px 0 20px}th{font-size:13px;font-weight:400;border-bottom:1px solid #00549f;padding:3px}td{padding:7px 4px;text-align:center;border-bottom:1px solid #bbb}.o td{color:#444;font-size:14px;padding:3px}.o th{font-size:11px}h2{font-size:21px;color:#00549f}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amounts() || '–',
          e.bases('degrees') || '–',
        );
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis, s.acuity());
      };
      const stay = `00${s.dice.digits(8)}`;
      return `<main><p style="font-size:11px;border-bottom:1px solid #000;width:430px">Universitätsklinikum · Augenklinik · Postfach 10 07 · ${s.town()}</p><p>${s.patient()}<br>${s.street()}<br>${s.town()}</p><div class="sides"><p class="small">Geb.-Datum ${s.born()}<br>Fall-Nr. ${stay}<br>Ambulanz: Allgemeine Poliklinik, Kabine 4</p><div>${barcode(180)}<span class="small">*${stay}*</span></div></div><h2>Brillenrezept</h2><p>Untersuchungsdatum: ${s.date()}</p><p style="margin:0" class="small">Getragene Brille (ausgemessen)</p><div class="o">${table(heads('', 'Sph', 'Zyl', 'A', 'Visus'), old('RA', s.right), old('LA', s.left))}</div><p style="margin:0"><b>Neue Verordnung</b></p>${table(heads('Auge', 'Sphäre [dpt]', 'Zylinder [dpt]', 'Achse [°]', 'Nahzusatz [dpt]', 'Prisma [pdpt]', 'Basis [°]'), eye('Rechts', s.right), eye('Links', s.left))}<p>Glasart: ${s.lensType({ single: 'Einstärken, Ferne', multi: 'Mehrstärken' })}. Die Pupillendistanz bitte durch den Augenoptiker ausmessen lassen. Hornhautscheitelabstand bei Refraktion: ${s.number(16, 0)} mm.</p><p style="margin-top:40px">i. A. ${s.doctor()}<br><span class="small">Assistenzarzt – elektronisch freigegeben, ohne Unterschrift gültig</span></p></main><aside><b>Klinik für Augenheilkunde</b><br>Direktorin<br>Univ.-Prof. Dr. med. C. Reinhold<br><br>Ambulanz<br>Tel. ${s.phone()}<br>Mo–Fr 7:30–15:00<br><br>Privatambulanz<br>Tel. ${s.phone()}<br><br>Sehschule<br>Tel. ${s.phone()}<br>Mo, Mi 8:00–12:00<br><br>Notfall<br>24 h über Pforte Gebäude 22<br><br>IK 260 ${s.dice.digits(6)}<br>USt-ID DE ${s.dice.digits(9)}<br><br>Das Klinikum ist nach DIN EN ISO 9001 zertifiziert.</aside>`;
    },
  },
  {
    name: 's-praxis-schweiz-dreisprachig',
    language: 'de',
    width: 680,
    fonts: ['Tinos', 'Carlito'],
    values: { prism: 0.3, add: 0.75 },
    writing: { noCylinder: ['', '—'], degree: true, axisDigits: 1 },
    css: 'body{padding:30px 34px;font-size:16px}table{width:100%;border-top:2px solid #c8102e;margin:12px 0}th{font-size:11px;font-weight:400;font-style:italic;line-height:1.15;padding:5px 2px;vertical-align:top}td{padding:6px 3px;text-align:center;border-top:1px solid #ccc}td.e{font-weight:700;font-size:20px;border-top:1px solid #c8102e}td.d{font-size:12px;text-align:left}h2{font-weight:400;font-size:21px;color:#c8102e}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<td class="e" rowspan="2">${name}</td>`,
          '<td class="d" style="border-top:1px solid #c8102e">Ferne / Loin</td>',
          ...e
            .cells('sph', 'cyl', 'axis')
            .map((cell) => `<td style="border-top:1px solid #c8102e">${cell}</td>`),
          `<td style="border-top:1px solid #c8102e">${e.prism('degrees', '<br>')}</td>`,
          `<td rowspan="2" style="border-top:1px solid #c8102e">${e.pd()}</td>`,
        ) +
        tr(
          '<td class="d">Nähe / Près</td>',
          e.nearSph(),
          hasAdd(s) ? e.nearCyl() : '',
          hasAdd(s) ? e.nearAxis() : '',
          '',
        );
      return `<div class="sides"><p><b>${s.doctor()}</b><br>FMH Ophthalmologie und Ophthalmochirurgie<br><span class="small">${s.dice.pick(['Marktgasse', 'Seestrasse', 'Obere Bahnhofstrasse'])} ${s.dice.whole(2, 80)}, ${s.dice.pick(['3011 Bern', '2502 Biel/Bienne', '1700 Freiburg/Fribourg', '7000 Chur'])}<br>T +41 ${s.dice.whole(26, 81)} ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}</span></p><p class="small" style="text-align:right">ZSR/RCC ${s.dice.whole(10, 99)}.${s.dice.digits(4)}.${s.dice.digits(2)}<br>GLN 7601000${s.dice.digits(6)}</p></div><h2>Brillenrezept · Ordonnance lunettes · Ricetta occhiali</h2><p>${s.patient()}, ${s.born()}</p>${table(heads('', '', 'Sphäre<br>Sphère<br>Sfera', 'Zylinder<br>Cylindre<br>Cilindro', 'Achse<br>Axe<br>Asse', 'Prisma<br>Prisme<br>Prisma', 'Pup.-Dist.<br>Écart pup.<br>Dist. pup.'), eye('OD', s.right), eye('OS', s.left))}<p class="small">OD = rechtes Auge, œil droit · OS = linkes Auge, œil gauche. Achsen nach TABO.<br>Kinder und Jugendliche bis 18 Jahre: Beitrag KVG CHF 180.– pro Jahr (MiGeL 25).</p><div class="sides" style="margin-top:34px"><p>${s.date()}</p><p class="small" style="border-top:1px solid #333;padding:3px 30px">Stempel / Unterschrift · Timbre / Signature</p></div>`;
    },
  },
  {
    name: 's-praxis-suedtirol-betrieb',
    language: 'de',
    width: 860,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.3, add: 0.6 },
    writing: { noCylinder: ['', '—'], degree: false },
    css: 'body{padding:28px 36px;font-size:15px}table{width:100%;margin:8px 0 12px}td,th{border:1px solid #555;padding:5px 3px;text-align:center;height:32px}th{font-size:12px;font-weight:400;background:#eef1e6}th.g{font-weight:700;font-size:14px}td:first-child{font-size:12px;text-align:left;width:112px;padding-left:6px}.sc{display:flex;justify-content:space-around;margin:4px 0}h3{font-size:16px}',
    draw: (s) => {
      const near = (e: DrawnEye): string[] =>
        hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis(), ''] : ['', '', '', ''];
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        e.prism('degrees', '<br>'),
      ];
      const place = s.dice.pick<readonly [string, string]>([
        ['Krankenhaus Brixen', 'Ospedale di Bressanone'],
        ['Krankenhaus Meran', 'Ospedale di Merano'],
        ['Krankenhaus Bruneck', 'Ospedale di Brunico'],
      ]);
      return `<div class="sides" style="border-bottom:3px solid #7a9a2e;padding-bottom:6px;margin-bottom:12px"><p style="margin:0"><b>Südtiroler Sanitätsbetrieb</b><br>${place[0]}<br><span class="small">Abteilung für Augenheilkunde</span></p><p style="margin:0;text-align:right"><b>Azienda Sanitaria dell’Alto Adige</b><br>${place[1]}<br><span class="small">Reparto di Oculistica</span></p></div><div class="sides"><p>Patient / Paziente: <b>${s.patient()}</b><br>geb. / nato/a il: ${s.born()}</p><p class="small">Steuernr. / Cod. fisc. ${s.dice.pick(['KHLGRT', 'SCHLKS', 'VGTHNN'])}${s.dice.whole(44, 99)}C${s.dice.whole(10, 28)}A952${s.dice.pick(['K', 'X', 'R'])}<br>Ticket: befreit / esente &nbsp; C03</p></div><h3>Brillenverschreibung – Prescrizione di lenti correttive</h3><div class="sc">${tabo(150, 'OD')}${tabo(150, 'OS')}</div>${table(
        '<tr><th></th><th class="g" colspan="4">Rechtes Auge / Occhio destro</th><th class="g" colspan="4">Linkes Auge / Occhio sinistro</th></tr>',
        heads(
          '',
          'Sph. / Sf.',
          'Zyl. / Cil.',
          'Achse / Asse',
          'Prisma',
          'Sph. / Sf.',
          'Zyl. / Cil.',
          'Achse / Asse',
          'Prisma',
        ),
        tr('Ferne / Lontano', ...far(s.right), ...far(s.left)),
        tr('Mittel / Intermedio', '', '', '', '', '', '', '', ''),
        tr('Nähe / Vicino', ...near(s.right), ...near(s.left)),
      )}<p>Pupillarabstand / Distanza interpupillare: ${s.pd()} mm &nbsp;&nbsp; Visus: OD ${s.number(s.dice.whole(7, 10), 0)}/10 &nbsp; OS ${s.number(s.dice.whole(7, 10), 0)}/10</p><p class="small">Zur dauernden Verwendung / Uso costante &nbsp; ☒ &nbsp;&nbsp; Getönt / Colorate &nbsp; ☐ &nbsp;&nbsp; Kontrolle / Controllo: 12 Monate / mesi</p><div class="sides" style="margin-top:22px"><p>Datum / Data: ${s.date()}</p><p>Der Augenarzt / L’oculista<br>${s.doctor()}</p></div>`;
    },
  },
  {
    name: 's-praxis-luxemburg-ordonnance',
    language: 'de',
    width: 700,
    fonts: ['Courier Prime', 'DejaVu Serif'],
    values: { prism: 0, add: 0.65, sameAdd: true, plus: 0.3 },
    writing: { plano: ['plan', '0,00', '+0,00'], degree: true, addPlus: true },
    css: 'body{padding:36px 44px;font-size:16px}.r{font-size:19px;line-height:2;margin:18px 0;white-space:nowrap}.m{border:1px solid #333;padding:8px 12px;margin:14px 0}',
    draw: (s) => {
      const eye = (e: DrawnEye): string => `${e.formula(' à ', ' (', 'sph')}${e.toric ? ')' : ''}`;
      return `<div class="sides"><p><b>${s.doctor()}</b><br>Médecin spécialiste en ophtalmologie<br>Augenarzt</p><p style="text-align:right" class="small">${s.dice.whole(2, 90)}, rue de la ${s.dice.pick(['Gare', 'Libération', 'Sûre'])}<br>L-${s.dice.pick(['9053 Ettelbruck', '4041 Esch-sur-Alzette', '6450 Echternach'])}<br>Tél. ${s.dice.whole(26, 81)} ${s.dice.digits(2)} ${s.dice.digits(2)}<br>Code médecin ${s.dice.whole(900, 999)}${s.dice.digits(3)}-${s.dice.digits(2)}</p></div><div class="m">Patient: ${s.patient()}<br>Matricule: ${s.dice.whole(1944, 2009)} ${s.dice.digits(2)} ${s.dice.digits(2)} ${s.dice.digits(5)} &nbsp; CNS</div><p class="center"><b>ORDONNANCE / VERORDNUNG</b></p><p>${s.lensType({ single: 'Une paire de verres / Ein Paar Brillengläser Ferne', multi: 'Une paire de verres progressifs / Ein Paar Gleitsichtgläser' })}:</p><div class="r">OD / RA : &nbsp;${eye(s.right)}<br>OG / LA : &nbsp;${eye(s.left)}${hasAdd(s) ? `<br>Addition VP / Nähe : &nbsp;${s.add()}` : ''}</div><p class="small">Écart pupillaire / PD : ${s.pd()} mm<br>Remboursement selon nomenclature CNS: bitte quittierte Rechnung und diese Verordnung einreichen. Frais de monture non opposables.</p><div class="sides" style="margin-top:40px"><p>Date : ${s.date()}</p><p>Cachet et signature ...............</p></div>`;
    },
  },
  {
    name: 's-praxis-sehschule-befund',
    language: 'de',
    width: 900,
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0.6, add: 0.2, plus: 0.4 },
    writing: { noCylinder: ['', '0,00'], degree: true },
    css: 'body{padding:32px 42px;font-size:14.5px}dl{display:grid;grid-template-columns:150px 1fr;gap:5px 14px;margin:12px 0}dt{color:#7b3f73}dd{margin:0}.v{background:#f3e8f1;border-left:5px solid #7b3f73;padding:12px 18px;margin:16px 0}.v td,.v th{padding:5px 16px;text-align:center}.v th{font-weight:400;font-size:12.5px}.v td{font-size:17px}h2{font-size:20px;color:#7b3f73}',
    draw: (s) => {
      const skia = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${sph} ${cyl} A ${axis}`;
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          ...(hasAdd(s) ? [e.add()] : []),
          prismWords(e, 'cm/m Basis') || '–',
        );
      return `<div class="sides"><div><h2>Sehschule · Orthoptik · Neuroophthalmologie</h2><p>in der ${s.dice.pick(['Augenklinik am Stadtpark', 'Augenarztpraxis am Wall', 'Augenklinik Bethesda'])}<br><span class="small">Orthoptistinnen: M. Ahlers, T. Wieczorek, S. Ruf</span></p></div><p class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>Terminvergabe ${s.phone()}</p></div><p><b>${s.patient()}</b>, geb. ${s.born()}, untersucht am ${s.date()}</p><dl><dt>Anamnese</dt><dd>Kopfschmerz bei Naharbeit, zeitweise Doppelbilder am Abend</dd><dt>Visus c.c. Ferne</dt><dd>RA ${s.acuity()} &nbsp; LA ${s.acuity()} &nbsp; (E-Haken 5 m)</dd><dt>Covertest</dt><dd>F: E(t) ${s.number(s.dice.whole(2, 9), 0)}° &nbsp; N: E(t) ${s.number(s.dice.whole(3, 12), 0)}°, gute Erholung</dd><dt>Stereo</dt><dd>Lang I +, Titmus Fliege +, Ringe ${s.dice.whole(4, 9)}/9, TNO 120''</dd><dt>Konvergenz</dt><dd>NPK ${s.dice.whole(6, 12)} cm, AC/A 5:1, Fusionsbreite −4 bis +18 pdpt</dd><dt>Skia in Cyclopl.</dt><dd>RA ${skia(s.right)} &nbsp;&nbsp; LA ${skia(s.left)} &nbsp; (2 × Cyclopentolat 1 %)</dd><dt>Diagnose</dt><dd>Esophorie mit Dekompensation, V. a. Akkommodationsschwäche</dd></dl><div class="v"><b>Verordnete Brille</b> ${s.dice.pick(['(Dauertragen)', '(zunächst 3 Monate)', '(ganztags)'])}${table(heads('', 'sph', 'cyl', 'Achse', ...(hasAdd(s) ? ['Add'] : []), 'Prisma'), eye('R', s.right), eye('L', s.left))}<span class="small">PD R ${s.right.pd()} / L ${s.left.pd()} mm · Kunststoff · große Gläser, auf Mitte Pupille zentrieren</span></div><p>Kontrolle in der Sehschule mit neuer Brille in 6–8 Wochen.</p><p style="margin-top:26px">${s.doctor()} &nbsp;/&nbsp; T. Wieczorek (Orthoptistin)</p>`;
    },
  },
  {
    name: 's-praxis-reha-entlassung',
    language: 'de',
    width: 840,
    fonts: ['Tinos', 'DejaVu Serif'],
    values: { prism: 0.35, add: 0.6 },
    writing: { degree: true, plano: ['0,00', '±0,00'] },
    css: 'body{padding:40px 60px;font-size:15.5px;line-height:1.42}.k{border-top:1px solid #000;border-bottom:1px solid #000;padding:5px 0;margin:0 0 14px;font-size:13px}h3{font-size:16px;margin:12px 0 3px}p{text-align:left}',
    draw: (s) => {
      const eye = (e: DrawnEye): string => {
        const prism = prismWords(e);
        return `sph ${e.formula(' dpt, Achse ', ' dpt, cyl ', 'dpt')}${prism && `, Prisma ${prism}`}${hasAdd(s) ? `, Add ${e.add()} dpt` : ''}`;
      };
      const old = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${sph}/${cyl}/${axis}`;
      };
      return `<div class="sides"><p><b>${s.dice.pick(['Rehaklinik Hohenfels', 'Klinik Masserberg', 'Fachklinik Buchberg'])}</b><br>Fachklinik für Innere Medizin, Augenheilkunde und Neurologische Rehabilitation</p><p class="small" style="text-align:right;white-space:nowrap">${s.street()}<br>${s.town()}<br>IK 510${s.dice.digits(6)}</p></div><div class="k">Ärztlicher Entlassungsbericht – Blatt 3 &nbsp;·&nbsp; ${s.patient()} &nbsp;·&nbsp; geb. ${s.born()} &nbsp;·&nbsp; VSNR ${s.dice.digits(2)} ${s.dice.digits(6)} B ${s.dice.digits(3)}</div><h3>Ophthalmologischer Befund bei Aufnahme</h3><p>Mitgebrachte Brille R ${old(s.right)}, L ${old(s.left)}; damit Visus R ${s.acuity()}, L ${s.acuity()}. Applanatorischer Augendruck R ${s.pressure()}, L ${s.pressure()} mmHg. Gesichtsfeld (Goldmann III/4e) mit relativer homonymer Einschränkung nach links, Restgesichtsfeld ${s.dice.whole(25, 60)}°. Lesegeschwindigkeit ${s.dice.whole(60, 140)} Wörter/min.</p><h3>Therapieverlauf</h3><p>Visuelles Explorationstraining 5 × wöchentlich, Lesetraining am Bildschirm, Orientierung und Mobilität. Die Behandlung wurde gut vertragen; der Patient profitierte vor allem im Lesen.</p><h3>Hilfsmittelversorgung</h3><p>Die vorhandene Brille ist nicht mehr ausreichend. Nach subjektivem Abgleich am ${s.date()} verordnen wir eine neue ${s.lensType({ single: 'Fernbrille', multi: 'Gleitsichtbrille' })} mit folgenden Werten:</p><p style="margin-left:28px"><b>Rechts:</b> ${eye(s.right)}<br><b>Links:</b> ${eye(s.left)}<br><b>PD:</b> ${s.pd()} mm, HSA 12 mm</p><p>Ferner Kantenfilter 450 nm als Vorhänger (leihweise erprobt). Kraftfahreignung nach Anlage 6 FeV derzeit nicht gegeben, erneute Prüfung in 6 Monaten.</p><p style="margin-top:34px">${s.doctor()}<br>Oberarzt, Facharzt für Augenheilkunde</p><p class="small center" style="margin:24px 0 0">Seite 3 von 5</p>`;
    },
  },
  {
    name: 's-praxis-gutachten-fahrerlaubnis',
    language: 'de',
    width: 800,
    fonts: ['Carlito', 'Arimo'],
    values: { prism: 0, add: 0.4 },
    writing: { noCylinder: ['0,00', '–'], degree: true },
    css: 'body{padding:34px 46px;font-size:15px}ol{padding-left:22px;margin:10px 0}li{margin:9px 0}table{margin:5px 0 0;width:96%}td,th{border:1px solid #777;padding:4px 8px;text-align:center;font-size:15px}th{font-weight:400;font-size:13px;background:#f0f0f0}td:first-child{text-align:left;font-size:13px}',
    draw: (s) => {
      const [r, l] = [s.right.elsewhere(), s.left.elsewhere()];
      const line = (label: string, of: (e: DrawnEye) => string): string =>
        tr(label, of(s.right), of(s.left));
      return `<p class="small">Az. ${s.dice.whole(31, 36)}-2/${s.dice.digits(4)}-FE &nbsp;·&nbsp; Auftraggeber: Fahrerlaubnisbehörde, ${s.town()}</p><h2 style="font-size:20px">Augenärztliches Gutachten gemäß § 12 Abs. 5 FeV, Anlage 6 Nr. 2.1</h2><p>Begutachteter: <b>${s.patient()}</b>, geboren am ${s.born()}, ausgewiesen durch Personalausweis.<br>Untersuchung am ${s.date()}. Beantragte Klassen: ${s.dice.pick(['B, BE, L', 'C1, C1E', 'C, CE', 'D1'])}</p><ol><li>Tagessehschärfe ohne Korrektur (Landoltringe, DIN 58220): R ${s.number(s.dice.pick([0.1, 0.2, 0.32, 0.4]))} &nbsp; L ${s.number(s.dice.pick([0.16, 0.25, 0.32, 0.5]))} &nbsp; beidäugig ${s.number(0.5)}</li><li>Getragene Brille: R ${r.sph} / ${r.cyl} / ${r.axis}, L ${l.sph} / ${l.cyl} / ${l.axis}; Sehschärfe damit R ${s.number(0.63)}, L ${s.number(0.63)} – <u>nicht ausreichend</u>.</li><li>Sehschärfe mit bester Korrektur: R ${s.acuity()}, L ${s.acuity()}, beidäugig ${s.number(1)}. Erforderlich ist eine neue Brille, die hiermit verordnet wird:${table(
        heads('Neue Brille', 'Rechtes Auge', 'Linkes Auge'),
        line('Sphäre (dpt)', (e) => e.sph()),
        line('Zylinder (dpt)', (e) => e.cyl()),
        line('Achse (TABO)', (e) => e.axis()),
        hasAdd(s) ? line('Addition (dpt)', (e) => e.add()) : '',
        line('Pupillenabstand (mm)', (e) => e.pd()),
      )}</li><li>Gesichtsfeld (Octopus 900, 120 Punkte): regelrecht, horizontal ${s.dice.whole(140, 170)}°.</li><li>Kontrast-/Dämmerungssehen (Mesotest II): ohne Blendung 1:${s.number(2.7, 1)}, mit Blendung 1:${s.number(5, 0)}.</li><li>Stellung, Motilität: Orthophorie, keine Diplopie im Gebrauchsblickfeld 25°.</li></ol><p><b>Beurteilung:</b> Die Anforderungen werden mit der neuen Brille erfüllt. Auflage: Sehhilfe (Schlüsselzahl 01.01). Nachuntersuchung in 2 Jahren.</p><div class="sides" style="margin-top:34px"><p>${s.doctor()}<br><span class="small">Facharzt für Augenheilkunde, verkehrsmedizinische Qualifikation</span></p><p class="small">Gebühr JVEG M2, ${s.price()} € zzgl. USt</p></div>`;
    },
  },
  {
    name: 's-praxis-bundeswehr-sehhilfe',
    language: 'de',
    width: 880,
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    values: { prism: 0.25, add: 0.25 },
    writing: { minus: ['-'], noCylinder: ['', '0,00'], axisDigits: 3, degree: false },
    css: 'body{padding:30px 36px;font-size:16px}.g{display:grid;border-top:1px solid #000;border-left:1px solid #000}.f{border-right:1px solid #000;border-bottom:1px solid #000;padding:2px 7px 4px}.f i,th,.o{font:11px Arimo}.f i{display:block}h2{font:700 19px Arimo;margin:0}table{width:100%;margin:14px 0}td,th{border:1px solid #000;text-align:center;padding:5px 3px;height:30px}.o{padding:6px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<th>${name}</th>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amounts(),
          e.bases('deutsch'),
          e.pd(),
        );
      const rank = s.dice.pick(['OStGefr', 'HptFw', 'OLt', 'StUffz', 'Maj']);
      return `<div class="sides" style="margin-bottom:10px"><h2>Verordnung / Bestellung einer Sehhilfe</h2><div class="o" style="text-align:right">Sanitätsdienst der Bundeswehr<br>Bw-${s.dice.digits(4)}/V-12.22</div></div><div class="g" style="grid-template-columns:2fr 1fr 1.4fr">${box('Name, Vorname', s.patient())}${box('Dienstgrad', rank)}${box('Personenkennziffer', `${s.dice.whole(10, 28)}0${s.dice.whole(1, 9)}${s.dice.whole(75, 99)}-${s.dice.pick(['K', 'L', 'B'])}-${s.dice.digits(5)}`)}${box('Einheit / Dienststelle', `${s.dice.whole(2, 6)}./PzGrenBtl ${s.dice.whole(33, 411)}`)}${box('Geburtsdatum', s.born())}${box('Sanitätseinrichtung', `SanVersZ ${s.dice.pick(['Munster', 'Torgelow', 'Augustdorf', 'Regen'])}`)}</div><div class="o">Art der Sehhilfe: &nbsp; ☒ Dienstbrille &nbsp; ☐ Schutzmaskenbrille M2000 &nbsp; ☐ Einsatz-/Schießbrille mit Adapter &nbsp; ☐ Sonnenschutz 85 % &nbsp;&nbsp;&nbsp; ☐ Erstausstattung &nbsp; ☒ Ersatz</div>${table(heads('', 'Sph', 'Zyl', 'Achse TABO', 'Zusatz Nähe', 'Prisma', 'Basis', 'PD mm'), eye('rechts', s.right), eye('links', s.left))}<div class="g" style="grid-template-columns:repeat(4,1fr)">${box('HSA', '12 mm')}${box('Sehschärfe cc R', s.acuity())}${box('Sehschärfe cc L', s.acuity())}${box('Sehschärfe cc bin.', s.number(1.25))}${box('Fassung', `Mod. ${s.dice.digits(3)} / 52-18`)}${box('Bügellänge', '140')}${box('Glas', 'Kunststoff, ET')}${box('Fehlerziffer', `II 3${s.dice.digits(1)}`)}</div><div class="o">Die Verordnung erfolgt im Rahmen der unentgeltlichen truppenärztlichen Versorgung. Eine Zuzahlung ist nicht zu leisten. Rechnung an: Bundesamt für das Personalmanagement der Bundeswehr – BAPersBw –</div><div class="sides" style="margin-top:30px"><p>${s.date()}</p><p>${s.doctor()}<br>OFArzt, Truppenarzt</p></div>`;
    },
  },
  {
    name: 's-praxis-telemedizin-app',
    language: 'de',
    width: 430,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0, add: 0.35 },
    writing: { noCylinder: ['–', '0,00'], degree: true, minus: ['−', '-'] },
    css: 'body{background:#f2f5fa;padding:14px 16px 26px;font-size:15px}.c{background:#fff;border-radius:16px;padding:14px 16px;margin:0 0 12px;box-shadow:0 1px 4px #0002}.t{display:grid;grid-template-columns:repeat(4,1fr);gap:8px;margin-top:8px}.t div{background:#eef3ff;border-radius:10px;padding:7px 2px;text-align:center;font-weight:700;font-size:15px;white-space:nowrap}.t i{display:block;font:400 10.5px Arimo;color:#667}h2{font-size:20px;margin:6px 0 10px}.p{background:#0a7d5b;color:#fff;border-radius:20px;font-size:12px;padding:3px 10px}',
    draw: (s) => {
      const tile = (label: string, text: string): string => `<div><i>${label}</i>${text}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="c"><b>${name}</b> <span class="small" style="color:#667">Visus ${s.acuity()}</span><div class="t">${tile('Sphäre', e.sph())}${tile('Zylinder', e.cyl())}${tile('Achse', e.axis() || '–')}${hasAdd(s) ? tile('Addition', e.add()) : tile('Addition', '–')}</div></div>`;
      return `<div class="sides" style="font-size:13px;font-weight:700;padding:0 6px 8px"><span>${s.dice.whole(8, 19)}:${s.dice.whole(10, 59)}</span><span>LTE ▮▮▯</span></div><div class="sides" style="align-items:center"><span style="color:#2552c8">‹ Zurück</span><span class="p">✓ ärztlich freigegeben</span></div><h2>Dein Brillenrezept</h2><div class="c small" style="font-size:13px">${s.patient()} · geb. ${s.born()}<br>Videosprechstunde vom ${s.date()}<br>Ärztin/Arzt: ${s.doctor()}, Augenheilkunde</div>${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}<div class="c sides"><span>Pupillendistanz<br><span class="small" style="color:#667">gemessen mit Referenzkarte</span></span><b style="font-size:19px">${s.pd()} mm</b></div><div class="c" style="display:flex;gap:14px;align-items:center">${squares(s, 84)}<span style="font-size:12px">Zeige diesen Code bei deinem Optiker.<br>Rezept-ID ${s.dice.digits(4)}-${s.dice.digits(4)}<br>Gültig bis ${s.expires()}</span></div><p style="font-size:11px;color:#667;margin:0">Ein Online-Sehtest ersetzt keine augenärztliche Vorsorge (Augendruck, Netzhaut). Qualifiziert elektronisch signiert.</p>`;
    },
  },
  {
    name: 's-praxis-phoropter-streifen',
    language: 'de',
    width: 660,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0.2, add: 0.6, plus: 0 },
    writing: {
      minus: ['-'],
      noCylinder: ['0,00', ''],
      plano: ['0,00', '+0,00'],
      axisDigits: 1,
      degree: false,
    },
    css: 'body{background:#eceae4;padding:24px 28px;display:flex;gap:26px;font-size:14px}.s{background:#fbfbfb;width:330px;padding:16px 18px;box-shadow:2px 3px 5px #0004;transform:rotate(-.6deg)}.s pre{font:inherit;margin:0;line-height:1.42}.k{flex:1;font:14px Arimo}.k hr{border:0;border-top:1px solid #888;margin:22px 0}.st{border:2px solid #333;padding:6px 10px;font-weight:700;display:inline-block;transform:rotate(2deg);margin:8px 0}',
    draw: (s) => {
      const row = (name: string, ...cells: string[]): string =>
        padded(name, 3) + cells.map((cell) => padded(cell, 8)).join('');
      const at = (side: Side, shift: number, turn: number): string =>
        row(side === 'od' ? 'R' : 'L', ...measured(s, side, shift, turn));
      const fin = (name: string, e: DrawnEye): string =>
        row(name, ...e.cells('sph', 'cyl', 'axis')) +
        (hasAdd(s) ? `\n   ADD ${e.add()}` : '') +
        (e.amounts() ? `\n   PRISM ${e.prism('letters', '  ')}` : '');
      return `<div class="s"><pre>RT-5100   No. ${s.dice.digits(4)}\n${s.date()}  ${s.dice.whole(8, 17)}:${s.dice.whole(10, 59)}\nVD 13.75 mm\n--------------------------\n&lt;LM&gt;\n${row('', 'SPH', 'CYL', 'AX')}\n${at('od', 0.5, 4)}\n${at('os', 0.25, -6)}\n&lt;AR&gt;\n${row('', 'SPH', 'CYL', 'AX')}\n${at('od', -0.5, -3)}\n${at('os', -0.25, 5)}\nVA  R ${point(s.acuity())}  L ${point(s.acuity())}\n--------------------------\n<b>&lt;FINAL&gt;</b>  FAR\n${row('', 'SPH', 'CYL', 'AX')}\n${fin('R', s.right)}\n${fin('L', s.left)}\nVA  R ${point(s.acuity())}  L ${point(s.acuity())}\n    BIN 1.25\nPD  ${s.pd()} mm\nWD  40 cm\n--------------------------</pre></div><div class="k"><b>Karteikarte</b> Nr. ${s.dice.digits(5)}<br>${s.patient()}<br>* ${s.born()}<hr>S: Lesen anstrengend<br>T: ${s.pressure()} / ${s.pressure()} mmHg NCT<br>Fundus: o. B. bds.<hr><div class="st">FINAL verordnet</div><br><span style="font-size:12px">Kopie an Patient ausgehändigt</span><hr>${s.doctor()}<br><span style="font-size:12px">Augenheilkunde<br>${s.street()}<br>${s.town()}<br>${s.phone()}</span></div>`;
    },
  },
  {
    name: 's-praxis-autoref-karteikarte',
    language: 'de',
    pen: 'always',
    width: 760,
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0.15, add: 0.5 },
    writing: { noCylinder: ['', '–'], degree: true },
    css: 'body{background:#f5f1e2;padding:22px 26px;display:flex;gap:24px}.s{background:#fff;width:236px;padding:12px 12px;box-shadow:1px 2px 4px #0005;transform:rotate(.8deg);align-self:flex-start;filter:grayscale(1)}.s pre{font:13px/1.35 "DejaVu Sans Mono";margin:0;color:#333}.k{flex:1;background:repeating-linear-gradient(#0000 0 43px,#9fb4c4 43px 44px)}.k p>span.w{display:inline-block;width:88px}.k p{margin:0;height:44px;padding-top:12px;white-space:nowrap}.q{font-size:13px;color:#444}',
    draw: (s) => {
      const of = (side: Side, shift: number, turn: number): string => {
        const [a, b, c] = measured(s, side, shift, turn);
        return `${padded(a, 7)}${padded(b, 7)}${c.padStart(3)}`;
      };
      const eye = (side: Side): string =>
        `&lt;${side === 'od' ? 'R' : 'L'}&gt;  S      C     A\n  ${of(side, -0.25, 3)}\n  ${of(side, -0.5, 5)}\n  ${of(side, -0.25, 4)}\n <b>*${of(side, -0.25, 4)}</b>\n  SE ${point(s.power(s.values[side].sphere + s.values[side].cylinder / 2 - 0.25))}`;
      const line = (name: string, e: DrawnEye): string =>
        `<p><span class="q w" style="width:34px">${name}</span><span class="w">${e.sph()}</span><span class="w">${e.cyl()}</span>${e.axis()}</p>${e.amounts() ? `<p><span class="q">Pr.</span> &nbsp; ${e.prism('deutsch', ' &nbsp; ')}</p>` : ''}`;
      return `<div class="s"><pre>   TOPCON\n KR-800   #${s.dice.digits(6)}\n DATA-No. ${s.dice.digits(3)}\n VD=12.00  CYL(-)\n\n${eye('od')}\n\n${eye('os')}\n\n KRT  mm   D    deg\nR1 7.8${s.dice.digits(1)} ${point(s.curvature())}  ${s.dice.whole(1, 180)}\nL1 7.8${s.dice.digits(1)} ${point(s.curvature())}  ${s.dice.whole(1, 180)}\n\n TOPCON CORP.</pre></div><div class="k"><p>${s.patient()} &nbsp; <span class="q">geb.</span> ${s.born()}</p><p>${s.date()} &nbsp; <span class="q">Tensio</span> ${s.filled(`${s.pressure()}/${s.pressure()}`)}</p><p>${s.filled('Rp. Brille')}</p><p class="q"><span class="w" style="width:34px"></span><span class="w">sph.</span><span class="w">cyl.</span>Achse</p>${line('R', s.right)}${line('L', s.left)}${hasAdd(s) ? `<p><span class="q">Add bds.</span> &nbsp; ${s.right.add()} <span class="q">/</span> ${s.left.add()}</p>` : ''}<p><span class="q">PD</span> &nbsp; ${s.pd()}</p><p><span class="q">Visus cc</span> &nbsp; ${s.filled(s.acuity())} <span class="q">/</span> ${s.filled(s.acuity())}</p><p class="q" style="padding-top:20px">Stempel: ${s.doctor()}, Augenarzt, ${s.town()}</p></div>`;
    },
  },
  {
    name: 's-praxis-wellenfront-bericht',
    language: 'de',
    width: 960,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0, add: 0.4 },
    writing: { noCylinder: ['0,00'], axisDigits: 1, degree: true },
    css: 'body{padding:26px 34px;font-size:14px}.t{background:#123a5e;color:#fff;padding:8px 14px;display:flex;justify-content:space-between;margin-bottom:12px}.two{display:grid;grid-template-columns:1fr 1fr;gap:26px}.m{display:flex;gap:14px;align-items:center;margin:6px 0 10px;font-size:11px;color:#333}table{width:100%}td,th{padding:5px 4px;text-align:center;border-bottom:1px solid #d0d7dd;font-size:14px}th{font-size:11px;font-weight:400;color:#456}td:first-child{text-align:left;font-size:12px}.v td{background:#fff3c9;font-weight:700;font-size:15px;border-bottom:2px solid #d9a400}h3{font-size:15px;margin:0}',
    draw: (s) => {
      const half = (name: string, side: Side, e: DrawnEye): string => {
        const [day, night] = [measured(s, side, -0.25, 3), measured(s, side, -0.5, 7)];
        const map = `<div style="width:96px;height:96px;border-radius:50%;background:radial-gradient(circle at ${s.dice.whole(35, 65)}% ${s.dice.whole(35, 65)}%,#ffe14d,#59c36a 40%,#2aa0c8 65%,#2b3f9e)"></div>`;
        return `<div><h3>${name}</h3><div class="m">${map}${map}<span>Pupille Tag ${s.number(s.dice.between(2.8, 3.9), 1)} mm<br>Pupille Nacht ${s.number(s.dice.between(5, 6.8), 1)} mm<br>RMS HOA ${s.number(s.dice.between(0.08, 0.4))} µm<br>K1 ${s.curvature()} D<br>K2 ${s.curvature()} D<br>IOP ${s.pressure()} mmHg</span></div>${table(
          heads('', 'Sph', 'Zyl', 'Achse', 'Add'),
          tr('Messung Tag', ...day, ''),
          tr('Messung Nacht', ...night, ''),
          `<tr class="v">${['Verordnung', ...e.cells('sph', 'cyl', 'axis', 'add')].map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
        )}</div>`;
      };
      return `<div class="t"><b>Augencheck-Report</b><span>VX 130+ &nbsp; SN ${s.dice.digits(5)}</span></div><div class="sides"><p>${s.patient()} &nbsp; geb. ${s.born()}<br>Messung und Refraktion: ${s.date()}</p><p style="text-align:right"><b>${s.doctor()}</b><br><span class="small">Privatpraxis für Augenheilkunde, ${s.town()}</span></p></div><div class="two">${half('R – Rechts (OD)', 'od', s.right)}${half('L – Links (OS)', 'os', s.left)}</div><p style="margin:16px 0 6px">Pupillenabstand: R ${s.right.pd()} &nbsp; L ${s.left.pd()} &nbsp; gesamt ${s.pd()} mm &nbsp;&nbsp;&nbsp; HSA 12 mm</p><p class="small">Die Zeilen „Messung“ sind objektive Gerätewerte und nicht zur Brillenanfertigung bestimmt. Maßgeblich ist allein die Zeile „Verordnung“ (subjektiv abgeglichen). Katarakt-Screening: LOCS III 0–1. Glaukomrisiko: niedrig. Kammerwinkel ${s.dice.whole(28, 42)}°.</p>`;
    },
  },
  {
    name: 's-praxis-katarakt-brief',
    language: 'de',
    width: 830,
    fonts: ['Arimo', 'Tinos'],
    values: { prism: 0, add: 0.95, sameAdd: true },
    writing: { noCylinder: ['', '0,00'], degree: true, axisDigits: 1 },
    css: 'body{padding:38px 54px;font-size:15px}table{margin:6px 0 14px}td,th{padding:4px 14px 4px 0;text-align:left}th{font-weight:400;text-decoration:underline;font-size:14px}.s td,.s th{font-size:12.5px;padding:2px 16px 2px 0}',
    draw: (s) => {
      const bio = (name: string): string =>
        tr(
          name,
          `${s.number(s.dice.between(22.4, 25.6))} mm`,
          `${s.curvature()} D`,
          `${s.curvature()} D`,
          `${s.power(s.dice.whole(30, 48) / 2)} D`,
          s.acuity(),
        );
      const ar = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${sph} sph ${cyl} cyl / ${axis}`;
      };
      const far = (name: string, e: DrawnEye): string => tr(name, ...e.cells('sph', 'cyl', 'axis'));
      const near = (name: string, e: DrawnEye): string =>
        tr(name, e.nearSph(), e.nearCyl(), e.nearAxis());
      return `<div class="sides"><p><b style="font-size:19px">AUGENTAGESKLINIK</b><br>${s.dice.pick(['am Theaterplatz', 'Rheinaue', 'an der Oder'])}<br><span class="small">Belegärzte: ${s.doctor()}, Dr. med. H. Baumgart</span></p><p class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>OP-Planung ${s.phone()}</p></div><p style="margin-top:14px">${s.town()}, ${s.date()}</p><p><b>${s.patient()}</b>, geb. ${s.born()}</p><p>Sehr geehrte Kollegin, sehr geehrter Kollege,<br>wir berichten über die Abschlusskontrolle nach beidseitiger Phakoemulsifikation mit Implantation einer Hinterkammerlinse.</p><div class="s">${table(heads('', 'Achslänge', 'K1', 'K2', 'IOL (Tecnis ZCB00)', 'Visus s.c.'), bio('RA'), bio('LA'))}</div><p>Autorefraktometer: RA ${ar(s.right)}, LA ${ar(s.left)}. Tensio ${s.pressure()}/${s.pressure()} mmHg. Vorderabschnitt reizfrei, Linse zentriert, Hinterkapsel klar. Netzhaut anliegend, Makula-OCT trocken (CRT ${s.dice.whole(245, 290)} µm).</p><p><b>Brillenverordnung</b> (subjektive Refraktion, HSA 12 mm):</p>${table(heads('Ferne', 'sph', 'cyl', 'Achse'), far('rechts', s.right), far('links', s.left), hasAdd(s) ? heads('Nähe (40 cm)', 'sph', 'cyl', 'Achse') + near('rechts', s.right) + near('links', s.left) : '')}<p>Augenabstand Ferne ${s.pd()} mm${hasAdd(s) ? `, Nähe ${s.nearPd()} mm` : ''}. UV-Filter empfohlen.</p><p>Tropfplan beendet. Wir bitten um Kontrolle in 3 Monaten.</p><p style="margin-top:24px">Mit freundlichen kollegialen Grüßen</p><p class="small">(maschinell erstellt und elektronisch signiert)</p>`;
    },
  },
  {
    name: 's-praxis-bildschirm-verlauf',
    language: 'de',
    width: 990,
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    values: { prism: 0, add: 0.55 },
    writing: { noCylinder: ['', '0,00'], degree: false, minus: ['-'] },
    css: 'body{padding:0;background:#d6dfe8;font-size:13.5px}.b{background:#335c81;color:#fff;padding:5px 12px;display:flex;justify-content:space-between}.n{padding:5px 12px;background:#eef2f5;border-bottom:1px solid #a5b3c0}.n span{margin-right:18px}.w{margin:10px 12px;background:#fff;border:1px solid #8796a3;padding:8px 10px}table{width:100%}td,th{border:1px solid #c4ced6;padding:4px 5px;text-align:center}th{background:#e4eaef;font-weight:400;font-size:12px}.a td{background:#cfe8cf;font-weight:700;font-size:15px}.o td{color:#555}td:first-child,td:nth-child(2){text-align:left;white-space:nowrap}fieldset{border:1px solid #8796a3;margin:10px 0 0;padding:6px 12px 10px}',
    draw: (s) => {
      const old = (day: string, kind: string): string => {
        const [r, l] = [s.right.elsewhere(), s.left.elsewhere()];
        return `<tr class="o">${[day, kind, r.sph, r.cyl, r.axis, '', s.acuity(), l.sph, l.cyl, l.axis, '', s.acuity()].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
      };
      const now = [
        s.date(),
        '► BR verordnet',
        ...s.right.cells('sph', 'cyl', 'axis', 'add'),
        s.acuity(),
        ...s.left.cells('sph', 'cyl', 'axis', 'add'),
        s.acuity(),
      ];
      const day = (year: number): string =>
        `${s.dice.whole(10, 28)}.0${s.dice.whole(1, 9)}.${year}`;
      return `<div class="b"><span>Refraktion – Patientenkartei</span><span>_ ☐ ✕</span></div><div class="n"><span><b>${s.patient()}</b></span><span>* ${s.born()}</span><span>Pat ${s.dice.digits(6)}</span><span>${s.dice.pick(['AOK Plus', 'Barmer', 'TK', 'Privat'])}</span><span style="margin:0">Arzt: ${s.doctor()}</span></div><div class="n"><span><u>K</u>artei</span><span><b>Refraktion</b></span><span>Tensio</span><span>Gesichtsfeld</span><span>Bilder</span><span>Formulare</span></div><div class="w">${table(
        '<tr><th rowspan="2">Datum</th><th rowspan="2">Art</th><th colspan="5">Rechts</th><th colspan="5">Links</th></tr>',
        heads('Sph', 'Zyl', 'A', 'Add', 'Vis', 'Sph', 'Zyl', 'A', 'Add', 'Vis'),
        `<tr class="a">${now.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
        old(day(2022), 'Auto-Ref'),
        old(day(2021), 'Brille getragen'),
        old(day(2018), 'BR alt'),
        old(day(2015), 'Auto-Ref'),
      )}<fieldset><legend>Rezeptdruck – ausgewählt: Zeile 1</legend>Glas: ${s.lensType({ single: 'Einstärken Ferne', multi: 'Gleitsicht' })} &nbsp;&nbsp; PD ges.: <b>${s.pd()}</b> mm &nbsp;&nbsp; HSA: 12 &nbsp;&nbsp; Formular: A5 privat &nbsp;&nbsp; Exemplare: 1</fieldset></div><div class="n small">Tensio zuletzt R ${s.pressure()} L ${s.pressure()} &nbsp; | &nbsp; Pachy ${s.dice.whole(510, 580)} / ${s.dice.whole(510, 580)} µm &nbsp; | &nbsp; F5 Drucken &nbsp; F8 Übernehmen &nbsp; Esc</div>`;
    },
  },
  {
    name: 's-praxis-wahlarzt-honorarnote',
    language: 'de',
    width: 790,
    fonts: ['Tinos', 'DejaVu Serif', 'Carlito'],
    values: { prism: 0.2, add: 0.6, sameAdd: true, plus: 0.4 },
    writing: { degree: true, axisDigits: 1, plano: ['plan', '0,00', '±0,00'] },
    css: 'body{padding:40px 56px;font-size:16px}.h{text-align:center;border-bottom:1px solid #8c6b2f;padding-bottom:10px;margin-bottom:18px}.h b{font-size:21px;letter-spacing:1px}.v{margin:6px 0 14px 22px;font-size:18px;line-height:1.7}table{width:100%;margin:6px 0}td{padding:2px 0}td:last-child{text-align:right}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const prism = prismWords(e, '^ Basis');
        return `${name}: &nbsp;${e.formula(' cyl Achse ', ' sph comb. ', 'sph')}${prism && `<br><span style="padding-left:36px">comb. Prisma ${prism}</span>`}`;
      };
      const [place, code] = s.dice.pick<readonly [string, string]>([
        ['Linz', '4020'],
        ['Graz', '8010'],
        ['Klagenfurt', '9020'],
        ['Wien', '1090'],
      ]);
      return `<div class="h"><b>${s.doctor()}</b><br>Fachärztin/Facharzt für Augenheilkunde und Optometrie<br><span class="small">Wahlarzt aller Kassen · ${code} ${place}, ${s.dice.pick(['Landstraße', 'Herrengasse', 'Alter Platz'])} ${s.dice.whole(3, 60)} · Ordination nach Vereinbarung · Tel. ${s.phone()}</span></div><div class="sides"><p>${s.patient()}<br>SVNR ${s.dice.digits(4)} ${s.dice.whole(10, 28)}0${s.dice.whole(1, 9)}${s.dice.whole(44, 99)}</p><p>${place}, am ${s.date()}</p></div><p><b>Honorarnote Nr. ${s.dice.whole(2023, 2025)}/${s.dice.digits(3)}</b></p>${table(tr('Augenfachärztliche Untersuchung inkl. Funduskopie', `€ ${s.price()}`), tr('Subjektive Refraktionsbestimmung', `€ ${s.number(s.dice.whole(25, 48))}`), tr('Augeninnendruckmessung (R ' + s.pressure() + ' / L ' + s.pressure() + ' mmHg)', `€ ${s.number(12)}`))}<p class="small">Umsatzsteuerfrei gem. § 6 Abs 1 Z 19 UStG. Diagnose: ${s.values.od.sphere < 0 ? 'Myopia' : 'Hyperopia'} bds. Betrag dankend bar erhalten.</p><p style="margin-top:20px"><b>Brillenverordnung</b> – ${s.lensType({ single: 'Fernbrille', multi: 'Gleitsichtbrille' })}</p><div class="v">${eye('R', s.right)}<br>${eye('L', s.left)}<br>${hasAdd(s) ? `Nahaddition bds. ${s.add()} &nbsp;&nbsp; ` : ''}PD ${s.pd()} mm</div><p class="small">Visus corr. R ${s.acuity()} L ${s.acuity()}. Bitte die Honorarnote gemeinsam mit dem Zahlungsbeleg bei Ihrer Kasse (ÖGK, SVS, BVAEB) einreichen.</p><p class="small" style="margin-top:30px">IBAN AT${s.dice.digits(2)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)}</p>`;
    },
  },
  {
    name: 's-praxis-mvz-kette',
    language: 'de',
    width: 720,
    fonts: ['Carlito', 'DejaVu Sans'],
    values: { prism: 0.4, add: 0.6 },
    writing: { noCylinder: ['0,00', '–'], degree: true },
    css: 'body{padding:0 0 22px;font-size:15px}.t{background:#009aa6;color:#fff;padding:16px 30px}.i{padding:16px 30px}.two{display:grid;grid-template-columns:1fr 1fr;gap:16px}.e{border:1.5px solid #009aa6;border-radius:6px}.e h3{background:#e0f3f4;color:#00727b;font-size:13px;letter-spacing:1px;margin:0;padding:5px 10px}.g{display:grid;grid-template-columns:1fr 1fr 1fr;padding:6px 10px 10px;row-gap:10px}.f{font-size:18px}.f i{display:block;font:11px Carlito;color:#668}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="e"><h3>${name}</h3><div class="g">${box('Sph', e.sph())}${box('Cyl', e.cyl())}${box('Achse', e.axis())}${box('Add', e.add())}${box('Prisma', e.amounts())}${box('Basis', e.bases('deutsch'))}${box('PD', e.pd())}${box('Visus cc', s.acuity())}${box('HSA', '12')}</div></div>`;
      return `<div class="t"><b style="font-size:22px">◉ augenallianz</b><br><span class="small">MVZ ${s.dice.pick(['Mittelrhein', 'Ostwestfalen', 'Oberlausitz'])} GmbH · 14 Standorte in Ihrer Region</span></div><div class="i"><div class="sides"><p><b>${s.patient()}</b><br>geb. ${s.born()}<br>PID ${s.dice.digits(7)}</p><p style="text-align:right" class="small">Standort ${s.town()}<br>${s.street()}<br>Zentrale ${s.phone()}<br>Behandelnd: ${s.doctor()}</p></div><p style="font-size:20px;margin:6px 0 10px">Brillenverordnung vom ${s.date()}</p><div class="two">${eye('RECHTES AUGE', s.right)}${eye('LINKES AUGE', s.left)}</div><p style="margin:14px 0 6px">Empfehlung: ${s.lensType({ single: 'Einstärkenglas', multi: 'Gleitsichtglas' })}, ${s.dice.pick(['Superentspiegelung', 'Blendschutz für Autofahrten', 'Kunststoff 1,6 mit Hartschicht'])}</p><p class="small">Diese Verordnung wurde mit unserem Praxissystem erzeugt und ist auch ohne Unterschrift gültig. Sie ist keine Verordnung zulasten der gesetzlichen Krankenversicherung. Empfohlene Kontrolle: 12 Monate.</p><p class="small" style="border-top:1px solid #ccc;padding-top:6px;margin:0;color:#556">Geschäftsführung Dr. K. Emmerling · HRB ${s.dice.digits(5)} · IBAN DE${s.dice.digits(2)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} 00 · www.augenallianz.example</p></div>`;
    },
  },
  {
    name: 's-praxis-oegk-verordnungsschein',
    language: 'de',
    pen: 'always',
    width: 800,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.3, add: 0.55, plus: 0.35 },
    writing: { noCylinder: ['', '—'], degree: false },
    css: 'body{padding:24px 30px;background:#f7fbf3;font-size:14px}.g{display:grid;border-top:1px solid #3d7a35;border-left:1px solid #3d7a35}.f{border-right:1px solid #3d7a35;border-bottom:1px solid #3d7a35;padding:2px 6px 3px;min-height:48px}.f i{display:block;font:10.5px Arimo;color:#2c5f26}h2{font-size:18px;color:#2c5f26;margin:0 0 8px}table{width:100%;margin:12px 0}td,th{border:1px solid #3d7a35;text-align:center}td{height:48px;font-size:17px}th{font-size:11px;font-weight:400;color:#2c5f26;padding:3px}.c{font-size:12px;color:#2c5f26}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [...e.cells('sph', 'cyl', 'axis')];
      const near = (e: DrawnEye): string[] =>
        hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis()] : ['', '', ''];
      return `<div class="sides"><h2>Verordnungsschein für Heilbehelfe – Sehbehelfe</h2><span class="c">☐ BVAEB &nbsp; ☐ SVS &nbsp; ☒ ÖGK &nbsp; ☐ KFA</span></div><div class="g" style="grid-template-columns:2fr 1fr 1fr">${box('Familienname, Vorname des Patienten', s.patient())}${box('Geburtsdatum', s.born())}${box('Versicherungsnummer', s.filled(s.dice.digits(4)))}${box('Anschrift', s.filled(`${s.dice.pick(['Dorfstraße', 'Grazer Straße', 'Kirchengasse'])} ${s.dice.whole(1, 70)}, ${s.dice.pick(['8430 Leibnitz', '3100 St. Pölten', '6900 Bregenz'])}`))}${box('Beschäftigt bei', '')}${box('Kostenanteil / befreit', s.filled('nein'))}</div>${table(
        '<tr><th></th><th colspan="3"><b>Rechtes Auge</b></th><th colspan="3"><b>Linkes Auge</b></th></tr>',
        heads('', 'sphärisch', 'zylindrisch', 'Achse', 'sphärisch', 'zylindrisch', 'Achse'),
        tr('<th>Ferne</th>', ...far(s.right), ...far(s.left)),
        tr('<th>Nähe</th>', ...near(s.right), ...near(s.left)),
        tr(
          '<th>Prisma / Basis</th>',
          `<td colspan="3">${s.right.prism('deutsch', ' &nbsp; ')}</td>`,
          `<td colspan="3">${s.left.prism('deutsch', ' &nbsp; ')}</td>`,
        ),
      )}<div class="g" style="grid-template-columns:1fr 1fr 2fr">${box('Pupillendistanz mm', s.pd())}${box('Scheitelabstand mm', s.filled('12'))}${box('Diagnose / Begründung', s.filled(s.dice.pick(['Myopie, Astigm.', 'Hyperopie', 'Presbyopie'])))}</div><p class="c" style="margin:10px 0">Einstärkengläser ☐ &nbsp; Mehrstärkengläser ☐ &nbsp; Lichtschutz ☐ &nbsp; Kunststoff ☐ &nbsp; Die Verordnung verliert nach 4 Wochen ihre Gültigkeit. Achsenangabe nach TABO-Schema.</p><div class="sides"><p>${s.date()}</p><p class="c" style="border-top:1px solid #3d7a35;padding:3px 24px 0;align-self:flex-end">${s.doctor()} – Stampiglie und Unterschrift des Vertragsarztes</p></div>`;
    },
  },
  {
    name: 's-praxis-kassen-muster8-nadel',
    language: 'de',
    pen: 'sometimes',
    width: 820,
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    values: { prism: 0.3, add: 0.4 },
    writing: { minus: ['-'], noCylinder: ['', '0,00'], axisDigits: 1, degree: false },
    css: 'body{background:#fff3f2;padding:22px 26px;font-size:15.5px;color:#222}.g{display:grid;border-top:1px solid #d0605a;border-left:1px solid #d0605a}.f{border-right:1px solid #d0605a;border-bottom:1px solid #d0605a;padding:1px 6px 2px;min-height:42px}.f i,th,.c{font:11px Arimo;color:#b8423c}.f i{display:block}table{width:100%;margin:10px 0}td,th{border:1px solid #d0605a;text-align:center;padding:2px}td{height:40px}.top{display:grid;grid-template-columns:1.25fr 1fr;gap:14px}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        e.amounts(),
        e.bases('deutsch'),
      ];
      const near = (e: DrawnEye): string[] =>
        hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis(), '', ''] : ['', '', '', '', ''];
      const insurer = s.dice.pick(['AOK NordWest', 'DAK-Gesundheit', 'IKK classic', 'KNAPPSCHAFT']);
      return `<div class="top"><div class="g" style="grid-template-columns:repeat(3,1fr)">${box('Krankenkasse bzw. Kostenträger', insurer, 'grid-column:1/-1')}${box('Name, Vorname des Versicherten', s.patient(), 'grid-column:1/3')}${box('geb. am', s.born())}${box('Kostenträgerkennung', `10${s.dice.digits(7)}`)}${box('Versicherten-Nr.', `${s.dice.pick(['K', 'T', 'M'])}${s.dice.digits(9)}`)}${box('Status', '1000000')}${box('Betriebsstätten-Nr.', s.dice.digits(9))}${box('Arzt-Nr.', s.dice.digits(9))}${box('Datum', s.date())}</div><div class="c"><b style="font-size:19px">Sehhilfenverordnung</b> &nbsp; <b style="font-size:24px">8</b><br><br>☐ Unfall, Unfallfolgen &nbsp; ☐ BVG<br><br>☒ Brillengläser &nbsp; ☐ Kontaktlinsen<br><br>☐ Glas verglasen &nbsp; ☐ Folgeverordnung<br><br>☐ Gläser aus Kunststoff, bruchsicher</div></div>${table(
        '<tr><th></th><th></th><th>Sphäre</th><th>Zylinder</th><th>Achse</th><th>Prisma</th><th>Basis</th></tr>',
        tr('<th rowspan="2">Ferne</th>', '<th>R</th>', ...far(s.right)),
        tr('<th>L</th>', ...far(s.left)),
        tr('<th rowspan="2">Nähe</th>', '<th>R</th>', ...near(s.right)),
        tr('<th>L</th>', ...near(s.left)),
      )}<div class="g" style="grid-template-columns:1fr 1fr 1fr 1.6fr">${box('Hornhautscheitelabstand', `${s.filled('12')} mm`)}${box('Visus c.c. R', s.filled(s.acuity()))}${box('Visus c.c. L', s.filled(s.acuity()))}${box('Besondere Hinweise', s.filled(s.dice.pick(['Visus < 0,3 bds.', 'Kind, 1. Brille', 'Zust. n. Keratoplastik'])))}</div><div class="sides" style="margin-top:18px"><p class="c">Muster 8 (7.2023)<br>Vom Versicherten auf der Rückseite zu unterschreiben</p><p style="border:1px solid #555;padding:5px 12px;font:13px Arimo;transform:rotate(-1.5deg)">${s.doctor()}<br>Augenärztin/Augenarzt<br>${s.street()}, ${s.town()}</p></div>`;
    },
  },
  {
    name: 's-praxis-kantonsspital-konsil',
    language: 'de',
    pen: 'always',
    width: 760,
    fonts: ['Carlito', 'Arimo'],
    values: { prism: 0, add: 0.5 },
    writing: { degree: true, plano: ['plan', '0,00'] },
    css: 'body{padding:28px 38px;font-size:15px}.q{border:1px solid #222;padding:8px 14px;margin:10px 0}.q p{margin:0 0 10px;min-height:30px}.l{font-size:12.5px;color:#222}.q em{font-style:normal;display:inline-block;width:96px;font-size:13px}h2{font-size:18px;margin:0}',
    draw: (s) => {
      const r = s.right;
      const l = s.left;
      return `<div class="sides"><p><b>Kantonsspital ${s.dice.pick(['Aarau', 'Winterthur', 'St. Gallen', 'Luzern'])}</b><br><span class="small">Augenklinik · Ambulatorium H2<br>Sekretariat +41 ${s.dice.whole(41, 71)} ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}</span></p><div style="border:1px dashed #888;padding:6px 12px">${s.patient()}<br>${s.born()}<br><span class="small">Pat.-ID ${s.dice.digits(8)}</span></div></div><h2>Konsilium Augenklinik</h2><div class="q"><span class="l">Fragestellung der zuweisenden Klinik</span><p>${s.filled(s.dice.pick(['Diabetes Typ 2, Netzhaut? Brille?', 'Sehverschlechterung, bitte Refraktion', 'Kopfweh seit 3 Wochen, Visus?']))}</p></div><div class="q"><span class="l">Befund</span><p><em>Visus s.c.</em> R ${s.filled(s.acuity())} &nbsp;&nbsp; L ${s.filled(s.acuity())}</p><p><em>Tensio</em> R ${s.filled(s.pressure())} &nbsp;&nbsp; L ${s.filled(s.pressure())} &nbsp; mmHg</p><p><em>Fundus</em> ${s.filled('bds. unauffällig, keine RP')}</p></div><div class="q"><span class="l">Brillenverordnung (Exemplar für den Optiker)</span><p style="margin-top:6px"><em>R / OD</em> ${r.formula(' x ', ' &nbsp; ', 'sph')}</p><p><em>L / OS</em> ${l.formula(' x ', ' &nbsp; ', 'sph')}</p>${hasAdd(s) ? `<p><em>Addition</em> R ${r.add()} &nbsp;&nbsp; L ${l.add()}</p>` : ''}<p><em>PD (mm)</em> R ${r.pd()} &nbsp;&nbsp; L ${l.pd()}</p></div><div class="sides"><p><span class="l">Datum</span> ${s.date()}</p><p><span class="l">Visum Konsiliararzt</span> ${s.filled(s.doctor())}</p></div>`;
    },
  },
  {
    name: 's-praxis-sehschule-tabo-blatt',
    language: 'de',
    pen: 'always',
    width: 640,
    fonts: ['DejaVu Serif', 'Tinos'],
    values: { prism: 0.45, add: 0.2, plus: 0.4 },
    writing: { noCylinder: ['', '–'], degree: true },
    css: 'body{padding:26px 32px;font-size:14px;background:#fffef9}.two{display:grid;grid-template-columns:1fr 1fr;gap:0;border:2px solid #333;margin:12px 0}.two>div{padding:8px 14px}.two>div+div{border-left:2px solid #333}.two p{margin:0;min-height:42px;display:flex;align-items:flex-end;gap:10px;border-bottom:1px dotted #555;white-space:nowrap;font-size:16px}.two p>span:first-child{font-size:12.5px;width:62px}h2{font-size:17px}',
    draw: (s) => {
      const line = (label: string, text: string): string =>
        `<p><span>${label}</span><span>${text}</span></p>`;
      const eye = (letter: string, e: DrawnEye): string =>
        `<div><div class="center">${tabo(180, letter)}</div>${line('Sph.', e.sph())}${line('Cyl.', e.cyl())}${line('Achse', e.axis())}${line('Prisma', e.amount('Hor') && `${e.amount('Hor')} &nbsp; ${e.base('Hor', 'deutsch')}`)}${line('', e.amount('Ver') && `${e.amount('Ver')} &nbsp; ${e.base('Ver', 'deutsch')}`)}${line('Nahteil', e.add())}${line('Dezentr.', '')}</div>`;
      return `<h2>Augenklinik – Abt. Schielbehandlung und Sehschule</h2><p class="small">Kliniken der Stadt, Haus 7, ${s.town()} · Anmeldung ${s.phone()}</p><p>Name ${s.patient()} &nbsp; geb. ${s.born()}</p><p style="margin:0;letter-spacing:2px"><b>BRILLENZETTEL</b></p><div class="two">${eye('R', s.right)}${eye('L', s.left)}</div><p>PD ${s.pd()} mm &nbsp;&nbsp; Okklusion ${s.filled(s.dice.pick(['keine', 'RA 2 Std. tgl.', 'LA 3 Std. tgl.']))}</p><p class="small">Bitte Sportbügel bzw. Gespinstbügel, bruchsichere Gläser, Mitte der Pupille = Mitte des Glases. Nach Erhalt der Brille zur Kontrolle in die Sehschule.</p><div class="sides" style="margin-top:18px"><p>${s.date()}</p><p class="small" style="border-top:1px solid #333;align-self:flex-end;padding:3px 26px 0">${s.doctor()}</p></div>`;
    },
  },
  {
    name: 's-praxis-privatrezept-blau',
    language: 'de',
    pen: 'always',
    width: 600,
    fonts: ['Arimo'],
    values: { prism: 0.2, add: 0.5, sameAdd: true },
    writing: { noCylinder: ['', '–'], degree: true },
    css: 'body{background:#e3edf8;padding:16px 20px;font-size:14px;color:#1c3d6b}.g{display:grid;grid-template-columns:1.6fr 1fr;border:1px solid #4a74ad}.f{padding:2px 8px 4px;border-right:1px solid #4a74ad;border-bottom:1px solid #4a74ad;min-height:46px}.f i{display:block;font:10.5px Arimo}.rp{border:1px solid #4a74ad;border-top:0;padding:10px 14px 4px;font-size:17px}.rp p{margin:0 0 12px;white-space:nowrap}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const prism = e.prism('deutsch', ' &nbsp; ');
        return `<p>${s.filled(name)} &nbsp; ${e.sph()} ${s.filled('sph')} &nbsp; ${e.toric ? `${e.cyl()} ${s.filled('cyl')} &nbsp; ${s.filled('A')} ${e.axis()}` : e.cyl()}</p>${prism && `<p>&nbsp; &nbsp; ${s.filled('Prisma')} ${prism}</p>`}`;
      };
      return `<div class="sides"><b>Privatrezept</b><span class="small">Bitte dem Optiker / der Apotheke vorlegen</span></div><div class="g">${box('Name, Vorname', s.patient())}${box('geb. am', s.born())}${box('Anschrift', s.filled(s.street()))}${box('Datum', s.date())}</div><div class="rp"><b style="font-size:20px">Rp.</b><p>${s.filled(`1 ${s.lensType({ single: 'Fernbrille', multi: 'Gleitsichtbrille' })}`)}</p>${eye('R', s.right)}${eye('L', s.left)}<p>${hasAdd(s) ? `${s.filled('Add')} ${s.add()} &nbsp;&nbsp; ` : ''}${s.filled('PD')} ${s.pd()} ${s.filled('mm')}</p></div><div class="sides" style="align-items:flex-end;margin-top:10px"><span class="small">☐ aut idem &nbsp; ☐ noctu<br>Abgabe gegen Barzahlung</span><div style="border:2px solid #333;color:#333;padding:5px 12px;font-size:12px;transform:rotate(-2deg)">${s.doctor()}<br>Augenarzt · ${s.street()}<br>${s.town()} · ${s.phone()}</div></div>`;
    },
  },
];
