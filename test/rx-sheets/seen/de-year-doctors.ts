import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

/** A child's or a soldier's day of birth. */
const bornFrom = (s: Sheet, from: number, to: number): string =>
  s.filled(
    `${String(s.dice.whole(1, 28)).padStart(2, '0')}.${String(s.dice.whole(1, 12)).padStart(2, '0')}.${s.dice.whole(from, to)}`,
  );

/** What glasses from before or a device say, as table cells. */
const other = (e: DrawnEye): string[] => {
  const { sph, cyl, axis } = e.elsewhere();
  return [sph, cyl, axis];
};

/** The row for near, empty where there is none. */
const nearCells = (s: Sheet, e: DrawnEye): string[] =>
  hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis()] : ['', '', ''];

/** What there is to say of a cylinder, and blanks where there is none. */
const cylinder = (e: DrawnEye, say: (cyl: string, axis: string) => string[]): string[] => {
  const [cyl, axis] = e.cells('cyl', 'axis');
  return e.toric ? say(cyl ?? '', axis ?? '') : ['', ''];
};

const box = (on: boolean): string => (on ? '☒' : '☐');

/** Papers that eye doctors of Germany, Austria and Switzerland hand out in a year. */
export const yearAtDoctors: Layout[] = [
  {
    name: 's-arzt-praxisprogramm',
    language: 'de',
    width: 780,
    fonts: ['Arimo', 'Arimo', 'Carlito'],
    values: { prism: 0.25, add: 0.65 },
    writing: { noCylinder: ['', '0,00'], plano: ['0,00', 'plan', '±0,00'] },
    css: 'body{padding:44px 56px 60px;font-size:16px}.b{width:100%;margin:14px 0}.b table{width:100%}.b td,.b th{border:1px solid #000;padding:5px 8px;text-align:right}.b th{text-align:center;font-weight:400;font-size:14px}.b .l,.b th[rowspan]{text-align:left}.t{font-size:13px;border-bottom:1px solid #000;padding-bottom:2px}',
    draw: (s) => {
      const [doctor, street, town] = [s.doctor(), s.street(), s.town()];
      const far = (side: string, e: DrawnEye): string[] => [
        `<td class="l">${side}</td>`,
        ...e.cells('sph', 'cyl', 'axis'),
        e.amounts(),
        e.bases('deutsch'),
      ];
      return `<p class="t">${doctor} · Praxis für Augenheilkunde · ${street} · ${town}</p><div class="sides"><p style="margin-top:20px">Frau/Herr<br>${s.patient()}<br>${s.street()}<br>${town}</p><p style="margin-top:20px" class="small">Patientennr.: ${s.dice.digits(5)}<br>geb. am: ${s.born()}<br>Telefon: ${s.phone()}<br><br>${town.slice(6)}, den ${s.date()}</p></div><h3 style="margin-top:14px">Brillenverordnung</h3><div class="b">${table(
        heads(
          '',
          'Auge',
          'Sphäre<br>dpt',
          'Zylinder<br>dpt',
          'Achse<br>Grad',
          'Prisma<br>cm/m',
          'Basis',
        ),
        tr('<th rowspan="2">Ferne</th>', ...far('R', s.right)),
        tr(...far('L', s.left)),
        ...(hasAdd(s)
          ? [
              tr(
                '<th rowspan="2">Nähe</th>',
                '<td class="l">R</td>',
                ...nearCells(s, s.right),
                '',
                '',
              ),
              tr('<td class="l">L</td>', ...nearCells(s, s.left), '', ''),
            ]
          : []),
      )}</div><p>Hornhautscheitelabstand: 12 mm &nbsp;&nbsp;&nbsp; Pupillendistanz: ${s.pd()} mm</p><p>Visus c. c. Ferne: R ${s.acuity()} &nbsp; L ${s.acuity()}</p><p>Hinweis: ${s.dice.pick([hasAdd(s) ? 'Bitte Mehrstärkengläser' : 'Brille dauernd tragen', 'Entspiegelung sinnvoll', 'Kunststoffgläser'])}</p><p style="margin-top:60px">______________________________<br><span class="small">${doctor}</span></p>`;
    },
  },
  {
    name: 's-arzt-fidus-zeile',
    language: 'de',
    width: 600,
    fonts: ['Courier Prime', 'Arimo', 'Tinos'],
    values: { prism: 0, sameAdd: true, add: 0.6 },
    writing: { noCylinder: [''], degree: true, plano: ['0,00', 'plan'], addPlus: true },
    css: 'body{padding:34px 40px 60px;font-size:16px}.c{text-align:center}.z{margin:5px 0 5px 10px}',
    draw: (s) => {
      const line = (name: string, e: DrawnEye): string =>
        `<p class="z">${name}: ${e.formula(' A ', ' = ', 'sph')}</p>`;
      return `<p class="c"><b>${s.doctor()}</b><br>Augenheilkunde – Ambulante Operationen<br>${s.street()} – ${s.town()}<br>Tel. ${s.phone()}</p><p style="margin-top:26px">${s.patient()}, *${s.born()}</p><p>${s.date()}</p><p><b><u>BRILLENREZEPT</u></b></p><p>Ferne:</p>${line('RA', s.right)}${line('LA', s.left)}${hasAdd(s) ? `<p>Addition RA/LA: ${s.add()} dpt</p>` : ''}<p>Diagnose: ${hasAdd(s) ? 'Ametropie, Presbyopie' : 'Ametropie'} bds.</p><p class="small" style="margin-top:30px">PD und Einschleifhöhe bitte durch den Optiker ausmessen. Bei Unverträglichkeit Wiedervorstellung mit der Brille innerhalb von 4 Wochen.</p>`;
    },
  },
  {
    name: 's-arzt-privatrezept',
    language: 'de',
    width: 640,
    fonts: ['DejaVu Sans Mono', 'Courier Prime', 'Arimo'],
    values: { prism: 0, add: 0.5 },
    writing: { noCylinder: [''], plano: ['plan', '0,00'], degree: true },
    css: 'body{background:#dfeaf5;padding:18px 22px 26px;font-size:15px}.g{display:grid;grid-template-columns:1.25fr 1fr;border:1px solid #2c5a94}.g>div{padding:6px 10px;border:1px solid #2c5a94;min-height:62px}.g i{display:block;font:italic 11px Arimo;color:#2c5a94}.rp{grid-column:1/3;min-height:210px!important}.rp td{padding:2px 16px 2px 0}.sm{font:11px Arimo;color:#2c5a94;margin:6px 0 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, `sph ${e.sph()}`, ...cylinder(e, (cyl, axis) => [`cyl ${cyl}`, `Achse ${axis}`]));
      return `<div class="g"><div><i>Privat &nbsp; Name, Vorname des Versicherten</i>${s.patient()}<br>${s.street()}<br>${s.town()}</div><div><i>geb. am</i>${s.born()}<i style="margin-top:8px">Datum</i>${s.date()}</div><div class="rp"><i>Rp. (Bitte Leerräume durchstreichen)</i>1 Brille ${hasAdd(s) ? '(Gleitsicht)' : 'zur Ferne'} nach Refraktion<br><br>${table(eye('R', s.right), eye('L', s.left))}${hasAdd(s) ? `Nahzusatz R ${s.right.add()} &nbsp; L ${s.left.add()}<br>` : ''}PD R ${s.right.pd()} / L ${s.left.pd()} mm<br>Kunststoff, superentspiegelt</div><div><i>Arztstempel</i>${s.doctor()}<br>FA f. Augenheilkunde<br>LANR ${s.dice.digits(9)}</div><div><i>Unterschrift des Arztes</i></div></div><p class="sm">Abgabe zu Lasten des Patienten. Zur Vorlage bei der Krankenversicherung / Beihilfestelle geeignet. Gültig 6 Monate.</p>`;
    },
  },
  {
    name: 's-arzt-muster-8',
    language: 'de',
    pen: 'sometimes',
    width: 860,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.3, add: 0.5 },
    writing: { noCylinder: ['', '–'], plano: ['plan', '0,00', '±0,00'] },
    css: 'body{background:#fbeee9;padding:22px 26px 30px;font-size:15px}.t{display:grid;grid-template-columns:1.1fr 1fr;gap:16px}.k{border:1.5px solid #c23b2e;padding:3px 8px;min-height:44px}.k i,.l{font-style:normal;display:block;font-size:10px;color:#b0352a}.h{display:grid;grid-template-columns:1fr 1fr 1fr}.r{color:#b0352a}table{width:100%;margin:12px 0}td,th{border:1.5px solid #c23b2e;text-align:center;height:42px;padding:2px}th{font-weight:400;font-size:12px;height:20px;color:#b0352a}',
    draw: (s) => {
      const field = (label: string, text: string): string =>
        `<div class="k"><i>${label}</i>${text}</div>`;
      const cells = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        e.amounts(),
        e.bases('deutsch'),
      ];
      return `<div class="t"><div>${field('Krankenkasse bzw. Kostenträger', s.dice.pick(['AOK Rheinland/Hamburg', 'BARMER', 'Techniker Krankenkasse', 'DAK-Gesundheit', 'IKK classic']))}${field('Name, Vorname des Versicherten &nbsp;&nbsp;&nbsp;&nbsp; geb. am', `${s.patient()} &nbsp; ${s.born()}<br>${s.street()}, ${s.town()}`)}<div class="h">${field('Kostenträgerkennung', s.dice.digits(9))}${field('Versicherten-Nr.', `${s.dice.pick(['A', 'K', 'T', 'W'])}${s.dice.digits(9)}`)}${field('Status', '1000000')}${field('Betriebsstätten-Nr.', s.dice.digits(9))}${field('Arzt-Nr.', s.dice.digits(9))}${field('Datum', s.date())}</div></div><div class="r"><h2>Sehhilfenverordnung <b style="border:1.5px solid;padding:0 7px;float:right">8</b></h2><p style="line-height:1.6">☐ Unfall, Unfallfolgen &nbsp; ☐ BVG<br>☒ Brille &nbsp; ☐ Kontaktlinsen<br>☐ Vergrößernde Sehhilfe<br>${box(false)} Erstverordnung &nbsp; ${box(true)} Folgeverordnung</p></div></div>${table(
        '<tr><th colspan="2">Brillengläser</th><th>Sphäre</th><th>Zylinder</th><th>Achse</th><th>Prisma</th><th>Basis</th></tr>',
        tr('<th rowspan="2">Ferne</th>', '<th>R</th>', ...cells(s.right)),
        tr('<th>L</th>', ...cells(s.left)),
        tr('<th rowspan="2">Nähe</th>', '<th>R</th>', ...nearCells(s, s.right), '', ''),
        tr('<th>L</th>', ...nearCells(s, s.left), '', ''),
      )}<div class="sides"><div class="k" style="flex:1"><i>Korrigierter Visus (Ferne)</i>R ${s.filled(s.acuity())} &nbsp; L ${s.filled(s.acuity())}</div><div class="k" style="flex:1"><i>HSA in mm</i>${s.filled('12')}</div><div class="k" style="flex:1"><i>Pupillenabstand in mm</i>${s.pd()}</div></div><p class="l" style="margin-top:10px;font-size:12px">☐ mineralisch &nbsp; ☒ organisch &nbsp; ☐ Lichtschutzglas mit Transmission 75 % &nbsp; ☐ getönt</p><div class="sides"><div class="k" style="flex:1.3;height:78px"><i>Diagnose / Begründung</i>${s.filled(s.dice.pick(['H52.2 G', 'Refraktionsänderung', 'Ametropie bds.']))}</div><div class="k" style="flex:1;height:78px"><i>Vertragsarztstempel / Unterschrift des Arztes</i><span class="small">${s.doctor()}</span></div></div><p class="l" style="margin:6px 0 0">Muster 8 (10.2014)</p>`;
    },
  },
  {
    name: 's-arzt-karteikarte',
    language: 'de',
    width: 840,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0, add: 0.6 },
    writing: {
      minus: ['-'],
      noCylinder: ['0,00', ''],
      plano: ['0,00', '+0,00'],
      axisDigits: 3,
      degree: false,
    },
    css: 'body{padding:30px 34px 50px;font-size:15px}pre{font:inherit;margin:0;line-height:1.55}hr{border:0;border-top:1px dashed #444;margin:8px 0}',
    draw: (s) => {
      const row = (name: string, cells: string[]): string =>
        `        ${name}  ${cells.map((cell) => padded(cell, 9)).join('')}`;
      const head = row('  ', ['sph', 'cyl', 'Achse']);
      const headAdd = row('  ', ['sph', 'cyl', 'Achse', hasAdd(s) ? 'Add' : '']);
      return `<pre>Karteikartenauszug                     gedruckt ${s.date()}  Seite 1
${s.patient()}   geb. ${s.born()}   Pat-Nr ${s.dice.digits(6)}   GKV</pre><hr><pre>ANM   A: Sehverschlechterung Ferne seit einigen Monaten
VIS   Vis sc  R ${s.number(0.3, 1)}  L ${s.number(0.4, 1)}
BRA   getragene Brille (Scheitelbrechwertmesser)
${head}
${row('R:', other(s.right))}
${row('L:', other(s.left))}
TEN   NCT   R ${s.pressure()}  L ${s.pressure()} mmHg
SPL   vordere Augenabschnitte bds. reizfrei, Linse klar
FUN   Papille vital, rs., C/D ${s.number(0.3, 1)}, Makula o.B.
DIA   ${s.values.od.sphere < 0 ? 'H52.1' : 'H52.0'} G B, H52.2 G B</pre><hr><pre><b>BRI   Brillenverordnung neu</b>
${headAdd}
${row('R:', s.right.cells('sph', 'cyl', 'axis', 'add'))}
${row('L:', s.left.cells('sph', 'cyl', 'axis', 'add'))}
      Vis cc  R ${s.acuity()}  L ${s.acuity()}   HSA 14 mm</pre><hr><pre>PROC  Wiedervorstellung in 1 Jahr, bei Beschwerden sofort</pre><p style="margin-top:20px" class="small">${s.doctor()}, ${s.street()}, ${s.town()}</p>`;
    },
  },
  {
    name: 's-arzt-befund-alt-neu',
    language: 'de',
    width: 960,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    values: { prism: 0, add: 0.65 },
    writing: { noCylinder: ['0,00', '—', ''], plano: ['0,00', '±0,00', 'plan'] },
    css: 'body{padding:36px 46px 50px}header{display:flex;justify-content:space-between;border-bottom:3px solid #4a7c59}h2{color:#4a7c59;margin:14px 0 6px;font-size:21px}.b table{width:100%}.b td,.b th{padding:6px 6px;text-align:center;border-bottom:1px solid #b9c9be}.b th{font-size:14px;background:#e8f0ea}.o{color:#555;font-size:15px}.n{border:2px solid #4a7c59;padding:0 10px 8px;margin:14px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'), s.acuity());
      const old = (name: string, e: DrawnEye): string =>
        tr(name, ...other(e), hasAdd(s) ? s.power(1.25) : '', s.number(0.5, 1));
      return `<header><p><b>Augenärzte am Schlossgarten</b><br>Überörtliche Gemeinschaftspraxis</p><p class="small" style="text-align:right">${s.doctor()}<br>${s.street()}, ${s.town()}<br>Fon ${s.phone()}</p></header><h2>Augenärztlicher Befundbericht</h2><div class="sides"><p>Patient: <b>${s.patient()}</b>, geb. ${s.born()}</p><p>Untersuchung vom ${s.date()}</p></div><div class="b o"><p style="margin:6px 0 2px">Mitgebrachte Brille</p>${table(heads('', 'Sph', 'Zyl', 'Achse', 'Add', 'Visus'), old('rechts', s.right), old('links', s.left))}</div><div class="n b"><h2>Neue Brillenwerte</h2>${table(heads('', 'Sph', 'Zyl', 'Achse', 'Add', 'PD', 'Visus'), eye('<b>rechts</b>', s.right), eye('<b>links</b>', s.left))}</div><div class="sides small"><p>Augendruck (Applanation):<br>R ${s.pressure()} mmHg &nbsp; L ${s.pressure()} mmHg</p><p>Pachymetrie:<br>R ${s.dice.whole(520, 580)} µm &nbsp; L ${s.dice.whole(520, 580)} µm</p><p>Hornhautradien R:<br>${s.number(7.75)} / ${s.number(7.62)} mm</p></div><p class="small">Beurteilung: Vordere und hintere Augenabschnitte altersentsprechend. Kontrolle in 12 Monaten empfohlen. Die neue Brille kann bei jedem Augenoptiker angefertigt werden.</p>`;
    },
  },
  {
    name: 's-arzt-entlassbrief',
    language: 'de',
    width: 880,
    fonts: ['Tinos', 'Arimo', 'DejaVu Serif'],
    values: { prism: 0, add: 1, sameAdd: true },
    writing: { noCylinder: [''], degree: true, plano: ['0,00', 'plan', '±0,00'] },
    css: 'body{padding:46px 64px 60px;font-size:16px}p{margin:0 0 .7em}.e{margin:0 0 12px 24px}.e td{padding:2px 18px 2px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `${name}:`,
          `${e.sph()} sph`,
          ...cylinder(e, (cyl, axis) => [`${cyl} cyl`, `Achse ${axis}`]),
          `Visus ${s.acuity()}`,
        );
      const device = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${name} ${sph} ${cyl} x ${axis}`;
      };
      const doctor = s.doctor();
      return `<div class="sides"><p><b>Klinik für Augenheilkunde</b><br>Klinikum St. Vinzenz gGmbH<br><span class="small">Chefarzt: ${doctor}</span></p><p class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>Tel. ${s.phone()}<br>Fall-Nr. ${s.dice.digits(8)}</p></div><p style="text-align:right">${s.date()}</p><p><b>Entlassungsbrief: ${s.patient()}, geb. ${bornFrom(s, 1940, 1960)}</b></p><p>Sehr geehrte Frau Kollegin, sehr geehrter Herr Kollege,</p><p>wir berichten über die abgeschlossene Behandlung Ihrer Patientin / Ihres Patienten.</p><p><b>Diagnosen:</b> Pseudophakie beidseits, Z. n. Phakoemulsifikation mit Hinterkammerlinse (R +${s.number(s.dice.whole(38, 46) / 2, 1)} dpt, L +${s.number(s.dice.whole(38, 46) / 2, 1)} dpt). Arterielle Hypertonie.</p><p><b>Befund bei Entlassung:</b> Tensio R ${s.pressure()}, L ${s.pressure()} mmHg. Hornhaut klar, HKL in situ, Makula trocken.<br>Autorefraktometer: ${device('R', s.right)}, ${device('L', s.left)}.</p><p><b>Brillenverordnung (Gleitsicht):</b></p><div class="e">${table(eye('Rechtes Auge', s.right), eye('Linkes Auge', s.left))}Nahaddition beidseits ${s.add()} dpt</div><p><b>Therapie:</b> Dexamethason AT 3 x tgl. für weitere 2 Wochen, dann ausschleichen.</p><p>Mit freundlichen kollegialen Grüßen</p><p style="margin-top:46px">${doctor}<br><span class="small">Dieser Brief wurde elektronisch erstellt und ist ohne Unterschrift gültig.</span></p>`;
    },
  },
  {
    name: 's-arzt-sehschule',
    language: 'de',
    width: 760,
    fonts: ['Carlito', 'DejaVu Sans', 'Arimo'],
    values: { prism: 0.75, add: 0 },
    writing: { noCylinder: ['', '–'], plano: ['plan', '0,00'], degree: true },
    css: 'body{padding:34px 44px 50px}h2{color:#d0671a;margin-bottom:2px}.w{margin:16px 0}.w table{width:100%}.w td,.w th{border:1px solid #e2a877;padding:9px 6px;text-align:center}.w th{background:#fdf0e3;font-size:14px}.z{font-size:14px;color:#444;background:#f6f6f6;padding:8px 12px;margin-top:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis'), e.prism('deutsch', '<br>') || '–');
      const skia = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${name}: ${sph} / ${cyl} / ${axis}`;
      };
      return `<div class="sides"><p><b>Sehschule &amp; Kinderophthalmologie</b><br>MVZ Augenheilkunde Westend<br><span class="small">${s.street()} · ${s.town()}</span></p><p class="small" style="text-align:right">Orthoptistin: ${s.dice.pick(['M. Hartung', 'S. Reimers', 'J. Pohl'])}<br>Tel. Sehschule ${s.phone()}</p></div><h2>Brillenverordnung für Kinder</h2><p>${s.patient()}, geb. ${bornFrom(s, 2012, 2019)}<br>Datum: ${s.date()}</p><div class="w">${table(heads('Auge', 'Sphäre', 'Zylinder', 'Achse', 'Prisma / Basis'), eye('rechts', s.right), eye('links', s.left))}</div><p>PD: ${s.pd()} mm &nbsp;&nbsp;&nbsp; HSA: 12 mm</p><p>☒ Brille bitte ganztags tragen &nbsp; ☐ Okklusion rechts &nbsp; ☐ Okklusion links <br>☒ Kunststoffgläser, Sportbügel</p><div class="z"><b>Skiaskopie in Zykloplegie (Cyclopentolat):</b> ${skia('R', s.right)} &nbsp; ${skia('L', s.left)}<br>Visus cc (Lea): R ${s.acuity()} L ${s.acuity()}. Stereo: Lang I positiv. Abdecktest F/N: ${hasPrism(s) ? 'Heterophorie, dekompensierend' : 'keine Einstellbewegung'}.</div><p style="margin-top:40px">${s.doctor()}</p><p class="small">Nächste Kontrolle in der Sehschule: ca. 6 Wochen nach Erhalt der Brille</p>`;
    },
  },
  {
    name: 's-arzt-rezeptblock',
    language: 'de',
    pen: 'always',
    width: 520,
    fonts: ['Tinos', 'Arimo'],
    values: { prism: 0, sameAdd: true, add: 0.5 },
    writing: { noCylinder: [''], plano: ['plan', '±0'], degree: true },
    css: 'body{background:#fdfcf6;padding:24px 32px 40px;font-size:17px}header{text-align:center;border-bottom:1px solid #222;padding-bottom:6px;margin-bottom:14px}.rx{min-height:250px;padding:10px 0 0 14px;font-size:19px}.rx p{margin:0 0 18px}.u{border-top:1px solid #222;font-size:12px;padding:2px 20px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<p>${s.filled(name)} &nbsp; ${e.formula(s.filled(' / '), ' &nbsp; ', 'sph')}</p>`;
      return `<header><b>${s.doctor()}</b><br><span class="small">Augenheilkunde · Belegabteilung<br>${s.street()}, ${s.town()} · Tel. ${s.phone()}</span></header><div class="sides"><p class="small">Für: ${s.patient()}</p><p class="small">${s.date()}</p></div><p style="font-size:24px;margin:8px 0 0">Rp.</p><div class="rx">${eye('R', s.right)}${eye('L', s.left)}${hasAdd(s) ? `<p>${s.filled('Add')} &nbsp; ${s.add()} &nbsp; ${s.filled('R/L')}</p>` : ''}<p>${s.filled('PD')} &nbsp; ${s.pd()}</p></div><div class="sides"><span></span><span class="u">Unterschrift</span></div>`;
    },
  },
  {
    name: 's-arzt-tabo-block',
    language: 'de',
    pen: 'always',
    width: 700,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Tinos'],
    values: { prism: 0.3, add: 0.5 },
    writing: { noCylinder: ['', '–'], plano: ['plan', '0,00'], degree: false },
    css: 'body{background:#f8fbf6;padding:24px 30px 34px;font-size:16px}svg{display:block;margin:0 auto}.two{display:grid;grid-template-columns:1fr 1fr;gap:26px;margin:10px 0}.two h3{text-align:center;margin:0 0 4px}.two table{width:100%}.two td{border:1px solid #39623a;height:46px;padding:2px 8px;text-align:center}.two td:first-child{width:38%;text-align:left;font-size:14px;background:#eaf2e8}.u{border-bottom:1px dotted #333;display:inline-block;min-width:120px;text-align:center}',
    draw: (s) => {
      const scale = (): string => {
        const ticks = [0, 30, 60, 90, 120, 150, 180].map((deg) => {
          const [x, y] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
          const at = (r: number): string =>
            `${(100 + r * x).toFixed(0)}" y="${(82 - r * y).toFixed(0)}`;
          return `<line x1="${(100 + 52 * x).toFixed(0)}" y1="${(82 - 52 * y).toFixed(0)}" x2="${(100 + 60 * x).toFixed(0)}" y2="${(82 - 60 * y).toFixed(0)}" stroke="#39623a"/><text x="${at(71)}" font-size="10" text-anchor="middle" fill="#39623a">${deg}</text>`;
        });
        return `<svg width="200" height="92"><path d="M40 82A60 60 0 0 1 160 82Z" fill="none" stroke="#39623a"/>${ticks.join('')}</svg>`;
      };
      const eye = (name: string, e: DrawnEye): string =>
        `<div><h3>${name}</h3>${scale()}${table(
          tr('sph.', e.sph()),
          tr('cyl.', e.cyl()),
          tr('Achse', e.axis()),
          tr('Prisma Basis', e.prism('deutsch', '<br>')),
          tr('Nahzusatz', e.add()),
        )}</div>`;
      return `<div class="sides"><p><b>${s.doctor()}</b><br><span class="small">Augenheilkunde<br>${s.street()}<br>${s.town()}</span></p><p>Datum <span class="u">${s.date()}</span></p></div><h2 class="center">Brillen-Verordnung</h2><p>Name <span class="u" style="min-width:300px">${s.patient()}</span></p><div class="two">${eye('Rechts', s.right)}${eye('Links', s.left)}</div><p>PD <span class="u">${s.pd()}</span> mm &nbsp;&nbsp; Brille für: ${box(!hasAdd(s))} Ferne &nbsp; ☐ Nähe &nbsp; ${box(hasAdd(s))} Mehrstärken</p><p class="small" style="text-align:right;margin-top:44px">Stempel und Unterschrift</p>`;
    },
  },
  {
    name: 's-arzt-heilbehelf-wien',
    language: 'de',
    pen: 'sometimes',
    width: 720,
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    values: { prism: 0.3, add: 0.5 },
    writing: { noCylinder: ['', '—'], plano: ['plan', '0,00', '±0,00'] },
    css: 'body{padding:26px 30px 40px;font-size:15px}.f{border:1px solid #000}.f>div{border-bottom:1px solid #000;padding:3px 8px;min-height:44px}.f>div:last-child{border:0}.f i{display:block;font-style:normal;font-size:11px}.d{display:grid;grid-template-columns:2fr 1fr}.d>div+div{border-left:1px solid #000;padding-left:8px}table{width:100%;margin:12px 0}td,th{border:1px solid #000;padding:4px;height:40px;text-align:center}th{font-size:13px;font-weight:400;height:auto}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        e.amounts(),
        e.bases('deutsch'),
      ];
      return `<div class="sides"><h3>VERORDNUNGSSCHEIN<br>für Heilbehelfe – Sehbehelf</h3><p class="small">${box(true)} ÖGK &nbsp; ☐ SVS &nbsp; ☐ BVAEB &nbsp; ☐ KFA</p></div><div class="f"><div class="d"><div><i>Familienname, Vorname</i>${s.patient()}</div><div><i>Versicherungsnummer</i>${s.filled(`${s.dice.digits(4)} ${String(s.dice.whole(1, 28)).padStart(2, '0')}${String(s.dice.whole(1, 12)).padStart(2, '0')}${s.dice.whole(44, 99)}`)}</div></div><div><i>Anschrift</i>${s.filled(`${s.dice.pick(['Hütteldorfer Straße', 'Meidlinger Hauptstraße', 'Quellenstraße', 'Landstraßer Hauptstraße'])} ${s.dice.whole(3, 180)}/${s.dice.whole(2, 28)}, ${s.dice.pick(['1140', '1120', '1100', '1030'])} Wien`)}</div><div class="d"><div><i>Diagnose</i>${s.filled(hasAdd(s) ? 'Ametropie, Presbyopie' : 'Ametropie, Astigm.')}</div><div><i>Datum</i>${s.date()}</div></div></div>${table(
        heads('', '', 'sph.', 'cyl.', 'Achse', 'Prisma', 'Basis'),
        tr('<th rowspan="2">Fernbrille</th>', 'R', ...far(s.right)),
        tr('L', ...far(s.left)),
        tr('<th rowspan="2">Nahbrille</th>', 'R', ...nearCells(s, s.right), '', ''),
        tr('L', ...nearCells(s, s.left), '', ''),
      )}<p>Pupillenabstand: R ${s.right.pd()} &nbsp; L ${s.left.pd()} mm &nbsp;&nbsp;&nbsp; Scheitelabstand: ${s.filled('12')} mm</p><div class="sides" style="margin-top:16px"><p class="small">Kostenanteil des Versicherten ist beim<br>Augenoptiker zu entrichten. Der Schein<br>verliert nach 2 Monaten seine Gültigkeit.</p><p class="small center">${s.doctor()}<br>FA f. Augenheilkunde und Optometrie<br>VPNR ${s.dice.digits(6)}</p></div>`;
    },
  },
  {
    name: 's-arzt-wahlarzt-linz',
    language: 'de',
    width: 800,
    fonts: ['Carlito', 'Tinos', 'Arimo'],
    values: { prism: 0, sameAdd: true, add: 0.55 },
    writing: { noCylinder: [''], gap: '', degree: true, zeros: 'all', plano: ['plan', '0,00'] },
    css: 'body{padding:50px 66px 70px;font-size:17px}header{text-align:right;color:#5b3a67;border-right:5px solid #5b3a67;padding-right:14px;margin-bottom:26px}.v{margin:12px 0 14px;padding-left:20px;border-left:2px solid #bbb}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<p>${name} &nbsp; ${e.sph()} sph${cylinder(e, (cyl, axis) => [` &nbsp; ${cyl} cyl`, ` &nbsp; ${axis}`]).join('')} &nbsp; = &nbsp; ${s.acuity()}</p>`;
      return `<header><b>${s.doctor()}</b><br><span class="small">Augenheilkunde und Optometrie<br>Wahlarztordination, alle Kassen<br>4020 Linz, Landstraße ${s.dice.whole(4, 110)} &nbsp; 0732 / ${s.dice.digits(2)} ${s.dice.digits(2)} ${s.dice.digits(2)}</span></header><p style="text-align:right">Linz, am ${s.date()}</p><p><b>Betrifft:</b> ${s.patient()}, geb. ${s.born()}</p><p>Heute durchgeführte augenfachärztliche Untersuchung:</p><p>Augendruck rechts ${s.pressure()} mmHg, links ${s.pressure()} mmHg. Vorderabschnitt und Fundus unauffällig.</p><p><b>Brillenrezept</b> ${hasAdd(s) ? '(Gleitsichtbrille)' : '(Fernbrille)'}</p><div class="v">${eye('R', s.right)}${eye('L', s.left)}${hasAdd(s) ? `<p>Add. ${s.add()} dpt bds.</p>` : ''}<p>PD ${s.pd()}</p></div><p>Der Erstattungsantrag kann mit der beigelegten Honorarnote (€ ${s.price()}) bei Ihrer Krankenkasse eingereicht werden.</p><p>Mit freundlichen Grüßen</p>`;
    },
  },
  {
    name: 's-arzt-augenklinik-basel',
    language: 'de',
    width: 740,
    fonts: ['DejaVu Sans', 'Arimo', 'Carlito'],
    values: { prism: 0.35, add: 0.6 },
    writing: { noCylinder: ['0.00', '', '–'], plano: ['plan', '0.00', 'plano'], pdDecimals: true },
    css: 'body{padding:34px 44px 50px;font-size:16px}.k{float:right;text-align:right;font-size:13px;color:#333}h2{margin:30px 0 10px;font-size:20px}.r table{width:100%;margin:10px 0 18px}.r td,.r th{border:1px solid #8a8a8a;padding:7px 6px;text-align:center}.r th{background:#efefef;font-weight:700;font-size:13px}.p{font-size:13px}',
    draw: (s) => {
      const line = (label: string, of: (e: DrawnEye) => string): string =>
        tr(label, of(s.right), of(s.left));
      return `<div class="k">Augenklinik am Rheinknie AG<br>Poliklinik · Mittlere Strasse ${s.dice.whole(11, 90)}<br>4056 Basel · T 061 26${s.dice.digits(1)} ${s.dice.digits(2)} ${s.dice.digits(2)}<br>ZSR-Nr. ${s.dice.pick(['K', 'C'])} ${s.dice.digits(4)}.12</div><h2 style="clear:both;padding-top:16px">Brillenverordnung</h2><p>${s.patient()} &nbsp; ${s.born()} &nbsp; PID ${s.dice.digits(7)}<br>Basel, ${s.date()}</p><div class="r">${table(
        heads('', 'OD (rechts)', 'OS (links)'),
        line('Sphäre (dpt)', (e) => e.sph()),
        line('Zylinder (dpt)', (e) => e.cyl()),
        line('Achse (°)', (e) => e.axis()),
        ...(hasAdd(s) ? [line('Addition (dpt)', (e) => e.add())] : []),
        ...(hasPrism(s) ? [line('Prisma (pdpt) / Basis', (e) => e.prism('deutsch', '<br>'))] : []),
        line('PD monokular (mm)', (e) => e.pd()),
        line('Visus cc', () => s.acuity()),
      )}</div><p>Glasart: ${s.lensType({ single: '☒ Einstärken &nbsp; ☐ Bifokal &nbsp; ☐ Gleitsicht', multi: '☐ Einstärken &nbsp; ☐ Bifokal &nbsp; ☒ Gleitsicht' })}</p><p>Scheitelabstand 12 mm</p><p style="margin-top:40px">${s.doctor()}<br><span class="small">Leitung Poliklinik</span></p><p class="p">Kinder bis 18 Jahre: Beitrag der Grundversicherung CHF 180.– pro Jahr (MiGeL 25.01). Bitte Verordnung mit der Rechnung der Krankenkasse einreichen.</p>`;
    },
  },
  {
    name: 's-arzt-bericht-zuerich',
    language: 'de',
    width: 900,
    fonts: ['Arimo', 'Tinos', 'DejaVu Sans Condensed'],
    values: { prism: 0, add: 0.6 },
    writing: { noCylinder: [''], degree: true, minus: ['-', '−'], plano: ['plan', '0.00'] },
    css: 'body{padding:44px 60px 60px;font-size:16px}.p{display:grid;grid-template-columns:230px 1fr;row-gap:9px}.p>b{font-weight:400;color:#555}.n{background:#f1f4f8;padding:4px 8px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${name} sph ${e.sph()}${cylinder(e, (cyl, axis) => [` cyl ${cyl}`, ` x ${axis}`]).join('')}${hasAdd(s) ? `, Add ${e.add()}` : ''}`;
      const device = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${name} ${sph} / ${cyl} x ${axis}`;
      };
      return `<p><b>Augenpraxis Oerlikon</b><br><span class="small">${s.doctor()}, FMH Ophthalmologie · Schaffhauserstrasse ${s.dice.whole(200, 390)}, 8050 Zürich · 044 31${s.dice.digits(1)} ${s.dice.digits(2)} ${s.dice.digits(2)}</span></p><p style="margin-top:24px">Zürich, ${s.date()}</p><p><b>Bericht über die Konsultation</b><br>${s.patient()}, ${s.born()}</p><div class="p"><b>Anlass</b><span>Jahreskontrolle, Kopfschmerzen beim Lesen</span><b>Autorefraktor</b><span>${device('OD', s.right)} &nbsp;&nbsp; ${device('OS', s.left)}</span><b>Visus sc</b><span>OD ${s.number(0.4, 1)} &nbsp; OS ${s.number(0.5, 1)}</span><b>Tensio (GAT)</b><span>OD ${s.pressure()} mmHg &nbsp; OS ${s.pressure()} mmHg</span><b>Spaltlampe</b><span>bds. reizfrei, Linsen klar</span><b class="n"><strong>Brillenrezept</strong></b><span class="n">${eye('OD', s.right)}<br>${eye('OS', s.left)}<br>PD ${s.pd()} mm</span><b>Visus cc</b><span>OD ${s.acuity()} &nbsp; OS ${s.acuity()}</span><b>Procedere</b><span>Neue Brille nach Rezept, Kontrolle in 2 Jahren</span></div><p style="margin-top:34px">Freundliche Grüsse</p><p class="small">Kopie an: Patient, Hausarzt</p>`;
    },
  },
  {
    name: 's-arzt-bildschirmbrille',
    language: 'de',
    width: 820,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0, add: 1, sameAdd: true },
    writing: { noCylinder: ['', '0,00', '–'], plano: ['0,00', 'plan'] },
    css: 'body{padding:36px 46px 46px;font-size:16px}.h{background:#e7e9ef;padding:8px 14px;margin-bottom:12px}.g table{width:100%;margin:4px 0 12px}.g td,.g th{border:1px solid #777;padding:6px;text-align:center}.g th{font-size:14px;background:#f3f4f7}.q{border:1px solid #777;padding:8px 12px;line-height:1.7;font-size:15px}.u{border-bottom:1px solid #333;padding:0 12px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      const company = s.dice.pick([
        'Stadtwerke Mittelholz GmbH',
        'Landesamt für Steuern',
        'Nordbank eG',
        'Maschinenbau Rieder AG',
      ]);
      return `<div class="h"><b>Betriebsärztlicher Dienst</b> – ${company}<br><span class="small">Angebotsvorsorge Tätigkeiten an Bildschirmgeräten (ArbMedVV)</span></div><h2>Verordnung einer speziellen Sehhilfe für den Bildschirmarbeitsplatz</h2><p>Beschäftigte/r: <span class="u">${s.patient()}</span> &nbsp; geb. <span class="u">${s.born()}</span></p><p>Personal-Nr.: <span class="u">${s.dice.digits(6)}</span> &nbsp; Untersuchungsdatum: <span class="u">${s.date()}</span></p><div class="g">${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition (Nähe)', 'PD'), eye('Rechtes Auge', s.right), eye('Linkes Auge', s.left))}</div><div class="q">Abstand Auge – Bildschirm: <b>${s.dice.whole(60, 85)} cm</b> &nbsp;&nbsp; Abstand Auge – Tastatur/Vorlage: <b>${s.dice.whole(45, 55)} cm</b><br>Blickneigung: ca. 20° &nbsp;&nbsp; Anzahl Bildschirme: 2<br>Sehschärfe Bildschirmabstand mit Brille: R ${s.acuity()} &nbsp; L ${s.acuity()} &nbsp; bino ${s.number(1.2, 1)}<br>☐ Einstärken &nbsp; ☒ Arbeitsplatz-Gleitsicht (Raumdistanz bis 2 m) &nbsp; ☐ Bifokal</div><p style="margin-top:14px" class="small">Die normale Alltagsbrille ist für diese Tätigkeit nicht ausreichend. Kostenübernahme durch den Arbeitgeber bis 150,00 € gemäß Betriebsvereinbarung; die Rechnung bitte auf ${company} ausstellen.</p><div class="sides" style="margin-top:38px"><p class="small" style="border-top:1px solid #333;padding:2px 30px 0">${s.doctor()}, Betriebsmedizin</p><p class="small" style="border-top:1px solid #333;padding:2px 30px 0">Freigabe Personalabteilung</p></div>`;
    },
  },
  {
    name: 's-arzt-bundeswehr',
    language: 'de',
    width: 900,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Courier Prime'],
    values: { prism: 0.3, add: 0.35 },
    writing: {
      noCylinder: ['', '0,00', '---'],
      plano: ['0,00', 'plan'],
      minus: ['-'],
      axisDigits: 3,
    },
    css: 'body{padding:30px 36px 40px;font-size:16px}.g{display:grid;grid-template-columns:repeat(12,1fr);border:1.5px solid #000;border-width:1.5px 0 0 1.5px}.g>div{border:1.5px solid #000;border-width:0 1.5px 1.5px 0;padding:2px 6px;min-height:50px}.g i{display:block;font:400 10.5px Arimo;color:#111}.t{background:#dcdcd2;font-weight:700;min-height:0!important;padding:3px 6px!important}',
    draw: (s) => {
      const cell = (span: number, label: string, text: string): string =>
        `<div style="grid-column:span ${span}"><i>${label}</i>${text}</div>`;
      const row = (name: string, e: DrawnEye): string =>
        [
          cell(1, 'Auge', `<b>${name}</b>`),
          cell(2, 'Sphäre', e.sph()),
          cell(2, 'Zylinder', e.cyl()),
          cell(1, 'Achse', e.axis()),
          cell(2, 'Prisma (cm/m) / Basis', e.prism('deutsch', '<br>')),
          cell(1, 'Nahzusatz', e.add()),
          cell(1, 'PD (mm)', e.pd()),
          cell(2, 'Visus mit Korrektur', s.acuity()),
        ].join('');
      const title = (text: string): string =>
        `<div class="t" style="grid-column:span 12">${text}</div>`;
      return `<div class="sides"><p><b>Bundeswehr</b><br>Sanitätsversorgungszentrum ${s.dice.pick(['Munster', 'Idar-Oberstein', 'Torgelow', 'Bruchsal'])}<br><span class="small">Facharztzentrum Augenheilkunde</span></p><p style="text-align:right"><b>Verordnung Sehhilfe</b><br><span class="small">Bw-2281 &nbsp; Blatt 2: für den Optiker</span></p></div><div class="g">${title('I. Angaben zur Person')}${cell(5, 'Name, Vorname', s.patient())}${cell(2, 'Dienstgrad', s.dice.pick(['StUffz', 'HptFw', 'OGefr', 'Oberleutnant', 'OFw']))}${cell(3, 'Personenkennziffer', `${s.dice.digits(6)}-${s.dice.pick(['B', 'M', 'S'])}-${s.dice.digits(5)}`)}${cell(2, 'Geburtsdatum', bornFrom(s, 1970, 2004))}${cell(7, 'Einheit / Dienststelle', `${s.dice.whole(1, 6)}./PzGrenBtl ${s.dice.whole(31, 421)}`)}${cell(2, 'Zuweisung Nr.', s.dice.digits(5))}${cell(3, 'Ausstellungsdatum', s.date())}${title('II. Verordnung')}${row('R', s.right)}${row('L', s.left)}${cell(6, 'Art der Sehhilfe', '☒ Dienstbrille &nbsp; ☐ Brille für ABC-Schutzmaske &nbsp; ☐&nbsp;Sportbrille')}${cell(3, 'Ausführung', '☒ Kunststoff &nbsp; ☐ Tönung')}${cell(3, 'HSA', '12 mm')}${title('III. Truppenärztliche Bestätigung')}${cell(6, 'Unterschrift, Dienststempel', `<br>${s.doctor()}, OFA`)}${cell(6, 'Bemerkungen', 'Dienstfähigkeit uneingeschränkt')}</div><p class="small" style="margin-top:8px">Abrechnung ausschließlich mit der Abrechnungsstelle Heilfürsorge. Nicht zur Selbstzahlung.</p>`;
    },
  },
  {
    name: 's-arzt-patientenportal',
    language: 'de',
    width: 430,
    fonts: ['DejaVu Sans', 'Arimo', 'Carlito'],
    values: { prism: 0, add: 0.5 },
    writing: { noCylinder: ['0,00', '–'], plano: ['0,00', 'plan'] },
    css: 'body{padding:0;background:#eef3f7;font-size:16px}.b{background:#107aca;color:#fff;padding:14px 18px}.s{display:flex;justify-content:space-between;font-size:13px;padding:7px 18px 3px;background:#107aca;color:#fff}.c{background:#fff;border-radius:10px;margin:12px;padding:12px 14px}.c h4{margin:0 0 6px}table{width:100%}td,th{padding:8px 2px;text-align:center;border-bottom:1px solid #e6ebef}th{font-size:13px;color:#678;font-weight:400}td:first-child{text-align:left}.o{color:#8a97a3;font-size:14px}.k{border:1px solid #107aca;border-radius:8px;text-align:center;color:#107aca;padding:10px;margin:10px 12px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl'),
          e.axis() || '–',
          ...(hasAdd(s) ? e.cells('add') : []),
        );
      const add = hasAdd(s) ? ['Add'] : [];
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${name}: ${sph} / ${cyl} / ${axis}`;
      };
      return `<div class="s"><span>11:${s.dice.whole(10, 59)}</span><span>LTE &nbsp; ${s.dice.whole(31, 96)} %</span></div><div class="b">‹ &nbsp; <b>Dokumente</b></div><div class="c"><h4>Brillenrezept</h4><span class="small">Geteilt von ${s.doctor()}<br>Ausgestellt am ${s.date()}<br>Für ${s.patient()}</span></div><div class="c"><h4>Werte</h4>${table(heads('', 'Sph', 'Cyl', 'Achse', ...add), eye('Rechts', s.right), eye('Links', s.left))}<p style="margin:10px 0 0">Pupillendistanz: ${s.pd()} mm</p><p style="margin:0" class="small">Hornhautscheitelabstand: 12 mm</p></div><div class="c o"><h4>Vorheriges Rezept (abgelaufen)</h4>${old('R', s.right)}<br>${old('L', s.left)}</div><div class="k">PDF herunterladen</div><div class="k">Nächsten Termin buchen</div>`;
    },
  },
  {
    name: 's-arzt-mvz-mail-pdf',
    language: 'de',
    width: 980,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    values: { prism: 0.2, add: 0.55 },
    writing: { noCylinder: ['—', '', '0,00'], plano: ['plan', '0,00', '±0,00'] },
    css: 'body{padding:0 0 40px}.t{background:#133c55;color:#fff;padding:18px 44px;display:flex;justify-content:space-between}.m{display:grid;grid-template-columns:1.9fr 1fr;gap:34px;padding:26px 44px}aside{border-left:3px solid #3aa0a0;padding-left:16px;font-size:14px;line-height:1.5}aside h4{margin:0 0 4px;color:#133c55}.q{width:92px;height:92px;background:conic-gradient(#222 25%,#fff 0 50%,#222 0 75%,#fff 0) 0 0/15px 15px;border:6px solid #222;margin:12px 0}table{width:100%;margin:6px 0 16px}th{background:#3aa0a0;color:#fff;font-size:14px}td,th{padding:8px 6px;text-align:center}tr:nth-child(odd) td{background:#eff6f6}',
    draw: (s) => {
      const prism = hasPrism(s);
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          ...(hasAdd(s) ? e.cells('add') : []),
          ...(prism ? [e.prism('deutsch', '<br>')] : []),
        );
      return `<div class="t"><span style="font-size:24px"><b>visio</b>MVZ Augenheilkunde</span><span class="small" style="text-align:right">Standort ${s.town()}<br>${s.street()}</span></div><div class="m"><div><p class="small">visioMVZ GmbH · Postfach ${s.dice.digits(4)}</p><p style="margin:12px 0">${s.patient()}<br>${s.street()}<br>${s.town()}</p><h2>Ihr Brillenrezept</h2><p>${s.patient()} · geboren ${s.born()}</p>${table(heads('Auge', 'Sphäre', 'Zylinder', 'Achse', ...(hasAdd(s) ? ['Add'] : []), ...(prism ? ['Prisma'] : [])), eye('R', s.right), eye('L', s.left))}<p>PD rechts ${s.right.pd()} mm &nbsp; PD links ${s.left.pd()} mm</p><p class="small">Empfehlung: Gläser mit Entspiegelung und UV-Schutz. Bei wechselnden Lichtverhältnissen selbsttönende Gläser.</p></div><aside><h4>Datum</h4>${s.date()}<br><br><h4>Behandelnder Arzt</h4>${s.doctor()}<br><br><h4>Visus mit Korrektur</h4>R ${s.acuity()} / L ${s.acuity()}<br><br><h4>Augendruck</h4>R ${s.pressure()} / L ${s.pressure()} mmHg<br><br><h4>Terminservice</h4>${s.phone()}<div class="q"></div><span class="small">Beleg-Nr. ${s.dice.digits(8)}</span></aside></div><p class="small" style="padding:0 44px;color:#555">Dieses Dokument wurde digital erstellt und Ihnen verschlüsselt per E-Mail zugestellt. Geschäftsführer: ${s.dice.pick(['R. Amsel', 'T. Wieland'])} · HRB ${s.dice.digits(5)} · BSNR ${s.dice.digits(9)}</p>`;
    },
  },
  {
    name: 's-arzt-augen-nebeneinander',
    language: 'de',
    width: 940,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Carlito'],
    values: { prism: 0.3, add: 0.65 },
    writing: { noCylinder: ['', '0,00'], plano: ['0,00', 'plan'], degree: false },
    css: 'body{padding:32px 38px 44px;font-size:16px}table{width:100%;margin:12px 0 16px}td,th{border:1px solid #555;padding:6px 4px;text-align:center;font-variant-numeric:tabular-nums}th{font-size:13px;background:#dfe5ea}.r{border-right:3px solid #333}td:first-child{font-weight:700;text-align:left;background:#f2f4f6}',
    draw: (s) => {
      const near = hasAdd(s)
        ? [tr('Nähe', ...nearCells(s, s.right), `<td class="r"></td>`, ...nearCells(s, s.left), '')]
        : [];
      return `<div class="sides"><p><b>Gemeinschaftspraxis für Augenheilkunde</b><br><span class="small">${s.doctor()} · ${s.street()} · ${s.town()}</span></p><p class="small" style="text-align:right">Ausdruck Refraktion<br>${s.date()}<br>Raum 2 / Phoropter</p></div><p>Pat.: <b>${s.patient()}</b> &nbsp; geb. ${s.born()} &nbsp; Pat.-ID ${s.dice.digits(6)} &nbsp; privat</p>${table(
        '<tr><th rowspan="2"></th><th colspan="4" class="r">RECHTES AUGE</th><th colspan="4">LINKES AUGE</th></tr>',
        `<tr><th>SPH</th><th>CYL</th><th>ACH</th><th class="r">PRISMA</th><th>SPH</th><th>CYL</th><th>ACH</th><th>PRISMA</th></tr>`,
        tr(
          'Ferne',
          ...s.right.cells('sph', 'cyl', 'axis'),
          `<td class="r">${s.right.prism('deutsch', '<br>')}</td>`,
          ...s.left.cells('sph', 'cyl', 'axis'),
          s.left.prism('deutsch', '<br>'),
        ),
        ...near,
      )}<div class="sides"><p>${hasAdd(s) ? `Addition R ${s.right.add()} / L ${s.left.add()}<br>` : ''}PD Ferne: ${s.pd()} mm${hasAdd(s) ? ` &nbsp;&nbsp; PD Nähe: ${s.nearPd()} mm` : ''}</p><p>Visus cc R ${s.acuity()} &nbsp; L ${s.acuity()} &nbsp; bino ${s.number(1.25)}</p></div><p class="small">Alle Angaben in dpt, Achse nach TABO. Keine Gewähr bei Anfertigung später als 6 Monate nach Untersuchungsdatum.</p>`;
    },
  },
  {
    name: 's-arzt-zwei-brillen',
    language: 'de',
    pen: 'sometimes',
    width: 620,
    fonts: ['Tinos', 'Arimo', 'DejaVu Serif'],
    values: { prism: 0, add: 0.7 },
    writing: { noCylinder: ['', '–'], plano: ['plan', '0,00'] },
    css: 'body{padding:26px 34px 40px;background:#fffef9}h3{margin:14px 0 2px;font-size:18px}table{width:100%}td,th{border:1px solid #444;text-align:center;padding:4px;height:42px}th{height:auto;font-weight:400;font-size:13px}td:first-child{width:50px;font-weight:700}.u{border-bottom:1px solid #444;display:inline-block;min-width:90px;text-align:center;padding:0 6px}',
    draw: (s) => {
      const block = (title: string, right: string[], left: string[], pd: string): string =>
        `<h3>${title}</h3>${table(heads('', 'Sphär.', 'Cylinder', 'Achse'), tr('R.', ...right), tr('L.', ...left))}<p style="margin:4px 0 0">Pupillenabstand <span class="u">${pd || '&nbsp;'}</span> mm</p>`;
      return `<p class="center"><b>Augenarztpraxis ${s.doctor()}</b><br><span class="small">${s.street()} – ${s.town()}<br>Termine nach Vereinbarung – Telefon ${s.phone()}</span></p><p>Patient <span class="u" style="min-width:240px">${s.patient()}</span></p>${block('I. Fernbrille', s.right.cells('sph', 'cyl', 'axis'), s.left.cells('sph', 'cyl', 'axis'), s.pd())}${block('II. Nahbrille', nearCells(s, s.right), nearCells(s, s.left), hasAdd(s) ? s.nearPd() : '')}<p style="margin-top:18px">Fassung: ☐ Kinder &nbsp; ☒ Erwachsene &nbsp;&nbsp; HSA <span class="u">${s.filled('12')}</span></p><div class="sides" style="margin-top:30px"><p>Datum <span class="u">${s.date()}</span></p><p class="small" style="border-top:1px solid #444;padding:2px 26px 0">Arztstempel und Unterschrift</p></div>`;
    },
  },
];
