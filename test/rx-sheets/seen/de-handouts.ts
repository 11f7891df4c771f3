import { heads, padded, table, tr } from '../html.ts';
import { cylinder, euro, prisms } from '../in-words.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

const box = (on: boolean): string => (on ? '☒' : '☐');

const plain = (html: string): string => html.replace(/<[^>]+>/g, '');

const isWoman = (s: Sheet): boolean =>
  /Greta|Aylin|Hannelore|Katharina|Sabine/.test(plain(s.patient()));

/** A day some days after that of the paper, or before it. */
const after = (s: Sheet, days: number): string => {
  const [day = 1, month = 1, year = 2024] = plain(s.date()).split('.').map(Number);
  const [y, m, d] = new Date(Date.UTC(year, month - 1, day + days))
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${d}.${m}.${y}`;
};

const clock = (s: Sheet): string => `${s.dice.whole(9, 17)}:${s.dice.whole(10, 59)}`;

/** A radius of the cornea in millimetres. */
const radius = (s: Sheet): string => s.number(s.dice.whole(745, 818) / 100);

const bars = (height: number, width: number, ink = '#111'): string =>
  `<div style="height:${height}px;width:${width}px;background:repeating-linear-gradient(90deg,${ink} 0 2px,transparent 2px 4px,${ink} 4px 5px,transparent 5px 8px,${ink} 8px 11px,transparent 11px 12px,${ink} 12px 13px,transparent 13px 17px)"></div>`;

/** A name as somebody signs it. */
const signature = (s: Sheet, ink: string): string => {
  const up = (): number => s.dice.whole(3, 15);
  const low = (): number => s.dice.whole(18, 31);
  return `<svg width="140" height="36" viewBox="0 0 140 36" style="display:block"><path fill="none" stroke="${ink}" stroke-width="1.5" d="M5 ${low()}C12 ${up()} 20 ${up()} 24 ${low()}S34 ${up()} 42 ${low()}S54 ${up()} 58 ${low()}Q76 ${up()} 82 ${low()}T134 ${up()}"/></svg>`;
};

/** What glasses from before or a device say of an eye. */
const other = (e: DrawnEye): string[] => {
  const { sph, cyl, axis } = e.elsewhere();
  return [sph, cyl, axis];
};

/** Papers of all kinds that people bring along in Germany, Austria and Switzerland. */
export const handoutsInGerman: Layout[] = [
  {
    name: 'y-de-muster-acht-rosa',
    language: 'de',
    pen: 'sometimes',
    width: 760,
    fonts: ['Courier Prime', 'DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0.35, add: 0.6, plus: 0.35 },
    writing: { noCylinder: ['', '–'], plano: ['plan', '0,00'], degree: false, zeros: 'all' },
    css: 'body{padding:18px 22px 16px;font-size:15px;background:#fdeeee}i{font:normal 9px/1.2 Arimo;color:#c2475c;display:block}.o{display:grid;grid-template-columns:370px 1fr;gap:16px}.k{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #d98a98}.k div{border:1px solid #eec3ca;padding:1px 5px 2px;min-height:33px;font-size:13px;white-space:nowrap}.k .w{grid-column:span 3}.h{font:700 19px Arimo;color:#c2475c}.c{font:10.5px/1.5 Arimo;color:#c2475c}.v{width:100%;margin:12px 0 6px}.v td,.v th{border:1px solid #d98a98;height:36px;text-align:center;padding:1px 3px}.v th{font:9.5px Arimo;color:#c2475c;height:17px;background:#f9dde0}.v .n{font:700 14px Arimo;color:#c2475c;width:52px;background:#f9dde0}.b{display:grid;grid-template-columns:1fr 1fr 1.6fr;gap:14px;align-items:end}.b>div{border-bottom:1px solid #d98a98;min-height:36px}',
    draw: (s) => {
      const doctor = s.doctor();
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        e.amounts(),
        e.bases('degrees'),
        s.filled(s.acuity()),
      ];
      const near = (e: DrawnEye): string[] =>
        hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis(), '', '', ''] : ['', '', '', '', '', ''];
      const field = (label: string, text: string, wide = false): string =>
        `<div${wide ? ' class="w"' : ''}><i>${label}</i>${text}</div>`;
      return `<div class="o"><div class="k">${field('Krankenkasse bzw. Kostenträger', s.filled(s.dice.pick(['AOK Nordwest', 'Barmer', 'DAK-Gesundheit', 'IKK classic'])), true)}${field('Name, Vorname des Versicherten', s.patient(), true)}${field('geb. am', s.born())}${field('Versicherten-Nr.', `M${s.dice.digits(9)}`)}${field('Status', `${s.dice.pick([1, 3, 5])}000${s.dice.digits(3)}`)}${field('Betriebsstätten-Nr.', s.dice.digits(9))}${field('Arzt-Nr.', s.dice.digits(9))}${field('Datum', s.date())}</div><div><span class="h">Sehhilfenverordnung &nbsp; <span style="font-size:34px">8</span></span><p class="c" style="margin:4px 0 0">${box(true)} Brille &nbsp; ${box(false)} Kontaktlinsen &nbsp; ${box(false)} Reparatur<br>${box(!hasAdd(s))} Fernbrille &nbsp; ${box(false)} Nahbrille &nbsp; ${box(hasAdd(s))} Mehrstärkengläser<br>${box(s.dice.chance(0.3))} Folgeverordnung &nbsp; ${box(false)} Arbeitsunfall &nbsp; ${box(false)} BVG<br>${box(s.dice.chance(0.3))} Kunststoffgläser &nbsp; ${box(false)} Lichtschutz ____ %<br>Diagnose:</p>${s.filled(s.dice.pick(['Ametropie', 'Myopie, Astigm.', 'H52.2 G']))}</div></div><table class="v"><tr><th colspan="2"></th><th>Sphäre dpt</th><th>Zylinder dpt</th><th>Achse Grad</th><th>Prisma cm/m</th><th>Basis Grad</th><th>Visus c.c.</th></tr>${tr('<td class="n" rowspan="2">Fern</td>', '<td class="n">R</td>', ...far(s.right))}${tr('<td class="n">L</td>', ...far(s.left))}${tr('<td class="n" rowspan="2">Nah</td>', '<td class="n">R</td>', ...near(s.right))}${tr('<td class="n">L</td>', ...near(s.left))}</table><div class="b"><div><i>Pupillendistanz mm</i>${s.dice.chance(0.6) ? s.pd() : ''}</div><div><i>Hornhautscheitelabstand mm</i>${s.filled(s.dice.pick(['12', '13', '']))}</div><div><i>Vertragsarztstempel / Unterschrift</i><span style="font:700 12px Arimo;color:#384a85">${doctor}, FA f. Augenheilkunde</span>${signature(s, '#2b3b7c')}</div></div><p class="c" style="margin:8px 0 0;font-size:9px">Dem Augenoptiker vorlegen. Abgabe nur gemäß HilfsM-RL § 12 ff. Vom Versicherten bei Empfang zu bestätigen. &nbsp; Muster 8 (10.2014)</p>`;
    },
  },
  {
    name: 'y-de-durchschlag-auftragsbestaetigung',
    language: 'de',
    width: 700,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0.2, add: 0.6, plus: 0.1 },
    writing: { noCylinder: ['', '0,00', '–'], plano: ['0,00', 'plan'] },
    css: 'body{padding:26px 30px;font-size:12.5px;line-height:1.35;background:#f6edb8;color:#5c65a3}.f{font:10.5px/1.4 Arimo;color:#8d7f3c}.t{font:700 18px Arimo;color:#8d7f3c}.g{width:100%;margin:10px 0;border:1px solid #b7a95e}.g td,.g th{border:1px solid #d3c681;padding:2px 8px;text-align:left}.g th{font:10.5px Arimo;color:#8d7f3c}.g .f{width:150px}.p{width:100%}.p td{padding:1px 0}.p td:last-child{text-align:right}.p .s td{border-top:1px solid #5c65a3;padding-top:3px}.z{font:700 11px Arimo;color:#b39a2c;border:1px solid #b39a2c;padding:2px 6px;align-self:flex-start}',
    draw: (s) => {
      const label = (text: string): string => `<td class="f">${text}</td>`;
      const both = (text: string, of: (e: DrawnEye) => string): string =>
        tr(label(text), of(s.right), of(s.left));
      const [frame, lens] = [s.dice.whole(69, 319) + 0.9, s.dice.whole(45, 389) + 0.5];
      const total = frame + 2 * lens;
      const height = s.dice.whole(34, 46) / 2;
      const width = s.dice.whole(48, 56);
      return `<div class="sides"><div class="t">AUFTRAGSBESTÄTIGUNG<br><span class="f">Augenoptik Bartholomé GmbH · ${s.street()} · ${s.town()}</span></div><div class="z">BLATT 2: KUNDE</div><div class="f" style="text-align:right">Telefon ${s.phone()}<br>Fax ${s.phone()}<br>Mo–Fr 9–18, Sa 9–13 Uhr</div></div><table class="g">${tr(label('Name'), s.patient(), label('Auftrags-Nr.'), s.dice.digits(6))}${tr(label('Anschrift'), s.street(), label('bestellt am'), s.date())}${tr(label('Telefon'), s.phone(), label('abholbereit'), after(s, 8))}${tr(label('Geburtstag'), s.born(), label('Verkäufer'), s.dice.pick(['03 / Lang', '07 / Ö.', '11 / Petri']))}</table><table class="g">${heads('', 'RECHTS', 'LINKS')}${both('sphärisch', (e) => e.sph())}${both('zylindrisch', (e) => e.cyl())}${both('Achse TABO', (e) => e.axis())}${hasPrism(s) ? `${both('Prisma', (e) => e.amounts())}${both('Basis', (e) => e.bases('deutsch'))}` : ''}${both('Nahzusatz', (e) => e.add())}${both('Augenabstand', (e) => e.pd())}${tr(label('Höhe ü. Glasrand'), s.number(height, 1), s.number(height + 0.5, 1))}${tr(label('Glasart'), s.lensType({ single: 'EINST AS 1.6', multi: 'GLEITS IND 1.6' }), 'dto.')}${tr(label('Vergütung'), 'HART/SET/LOTUS', 'dto.')}</table><table class="g">${tr(label('Fassung'), s.dice.pick(['FREIGEIST 862', 'TITANFLEX 8205', 'MEXX 2560']), label('Farbe'), `C${s.dice.digits(3)}`)}${tr(label('Scheibe / Steg'), `${width} / ${s.dice.whole(15, 20)}`, label('Bügel'), String(s.dice.pick([135, 140, 145])))}</table><table class="p">${tr('1 FASSUNG', euro(frame))}${tr('1 GLAS R', euro(lens))}${tr('1 GLAS L', euro(lens))}${tr('GESAMT EUR', euro(total)).replace('<tr>', '<tr class="s">')}${tr('./. ANZAHLUNG BAR', euro(50))}${tr('NOCH OFFEN', euro(total - 50))}</table><p class="f" style="margin:10px 0 0">Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Nach Maß gefertigte Gläser sind von der Rückgabe ausgeschlossen. Verträglichkeitsgarantie 8 Wochen ab Abholung. Beanstandungen nur mit diesem Beleg.</p>`;
    },
  },
  {
    name: 'y-de-praxis-refraktionsbogen',
    language: 'de',
    width: 940,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans Condensed'],
    values: { prism: 0.9, add: 0.5, plus: 0.3 },
    writing: { noCylinder: ['', '0,00', '—'], plano: ['0,00', 'plan', '±0,00'] },
    css: 'body{padding:26px 34px;font-size:12.5px;line-height:1.35}h4{margin:10px 0 3px;font-size:12.5px;border-bottom:1px solid #3d6d8c;color:#1f4f6d}.m{display:grid;grid-template-columns:1fr 1fr;gap:22px}table{width:100%}td,th{padding:2px 6px;text-align:right;font-size:12.5px}td:first-child,th:first-child{text-align:left}th{font-weight:400;font-size:11px;color:#52707f}.n{background:#eaf2f6;padding:4px 8px 8px;margin-top:12px}.n td{font-size:14px;border-top:1px solid #bcd3df;padding:4px 6px;vertical-align:top}.s{font-size:10.5px;color:#555}',
    draw: (s) => {
      const doctor = s.doctor();
      const oldAdd = s.dice.pick([0.75, 1, 1.25]);
      const before = (name: string, e: DrawnEye): string =>
        tr(name, ...other(e), s.acuity(), hasAdd(s) ? s.power(oldAdd) : '');
      const device = (name: string, e: DrawnEye): string =>
        tr(name, ...other(e), radius(s), radius(s));
      const now = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('degrees'),
          e.add(),
          s.acuity(),
          e.pd(),
        );
      return `<div class="sides"><div><b style="font-size:17px">Augenärzte am Stadtgraben</b><br><span class="s">${doctor} · Dr. med. M. Siebold · Dr. V. Paschke, MHBA<br>${s.street()}, ${s.town()} · Tel. ${s.phone()} · Fax ${s.phone()}</span></div><div class="s" style="text-align:right"><b style="font-size:14px;color:#000">${s.patient()}</b><br>* ${s.born()} &nbsp; Pat.-ID ${s.dice.digits(6)}<br>Untersuchung ${s.date()}, ${clock(s)} Uhr &nbsp; Raum ${s.dice.whole(1, 4)} / MFA ${s.dice.pick(['Kö', 'Bi', 'Ru'])}</div></div><h4>Refraktionsbogen</h4><p style="margin:0">Anlass: ${s.dice.pick(['Doppelbilder bei Ermüdung', 'Kopfschmerzen, Flimmern', 'Kontrolle, neue Brille gewünscht'])}. Vorerkrankungen: ${s.dice.pick(['keine', 'art. Hypertonie', 'Diabetes mell. Typ 2'])}. Tropfen: ${s.dice.pick(['keine', 'Hylo Gel bei Bedarf', 'Latanoprost 0-0-1'])}. Allergie: ${s.dice.pick(['keine', 'Pollen', 'Penicillin'])}.</p><div class="m"><div><h4>Getragene Brille (ca. ${s.dice.whole(2, 6)} Jahre alt)</h4>${table(heads('', 'Sph', 'Cyl', 'Achse', 'Visus', hasAdd(s) ? 'Add' : ''), before('RA', s.right), before('LA', s.left))}</div><div><h4>Autorefraktometer (objektiv, Miosis)</h4>${table(heads('', 'Sph', 'Cyl', 'Achse', 'r1 mm', 'r2 mm'), device('RA', s.right), device('LA', s.left))}</div></div><div class="n"><h4 style="margin-top:2px">Verordnete Brille nach subjektivem Abgleich</h4>${table(
        heads('', 'Sph', 'Cyl', 'Achse', 'Prisma', 'Basis', 'Addition', 'Visus', 'PD'),
        now('RA', s.right),
        now('LA', s.left),
      )}</div><div class="m"><div><h4>Tensio</h4><p style="margin:0">NCT R ${s.pressure()} mmHg / L ${s.pressure()} mmHg (${clock(s)})<br>Pachymetrie R ${s.dice.whole(515, 590)} µm / L ${s.dice.whole(515, 590)} µm</p></div><div><h4>Binokular</h4><p style="margin:0">Titmus-Fliege ${s.dice.pick(['+', '+, Ringe 6/9', '+, Ringe 9/9'])} · Lang I ${s.dice.pick(['+', '(+)'])}<br>Abdecktest: ${s.dice.pick(['Einstellbewegung F &lt; N', 'kleine Phorie, gute Rekomp.', 'Fusion mühsam'])}</p></div></div><h4>Procedere</h4><p style="margin:0">${s.dice.pick(['Brille zum ständigen Tragen.', 'Brille v. a. für Auto und Fernsehen.', 'Probetragen 20 Min. gut vertragen.'])} Kontrolle in ${s.dice.pick(['3', '6', '12'])} Monaten, bei Doppelbildern sofort. HSA 12 mm.</p><div class="sides" style="margin-top:18px;align-items:flex-end"><span class="s">Ausdruck vom ${s.date()} · Praxissoftware i.${s.dice.whole(2, 9)}.${s.dice.digits(2)} · Seite 1/1</span>${signature(s, '#1c2d5e')}</div>`;
    },
  },
  {
    name: 'y-de-sehschule-prismenbrille',
    language: 'de',
    width: 780,
    fonts: ['Tinos', 'Carlito', 'DejaVu Serif'],
    values: { prism: 0.95, add: 0.25, plus: 0.45 },
    writing: { noCylinder: ['', '0,00'], plano: ['plan', '0,00'], degree: true },
    css: 'body{padding:36px 50px 34px;font-size:14px;line-height:1.4;background:#fbfbf6}h4{margin:12px 0 3px;font-size:14px}p{margin:0 0 4px}.s{font-size:11px;color:#555}.q td,.q th{border:1px solid #aaa;padding:2px 10px;font-size:12px;text-align:center}.v{border:1px solid #57804f;background:#eff5ea;padding:8px 14px 6px;margin:12px 0}.v td,.v th{padding:3px 14px 3px 0;text-align:left;vertical-align:top}.v th{font-size:12px;font-weight:400;color:#57804f}',
    draw: (s) => {
      const sign = s.dice.pick(['−', '+']);
      const deviation = (): string => `${sign}${s.dice.whole(3, 18)}°`;
      const row = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          ...(hasAdd(s) ? [e.add()] : []),
          e.prism('deutsch', '<br>') || 'kein Prisma',
        );
      return `<div class="sides"><div style="color:#57804f"><b style="font-size:20px">Sehschule · Orthoptik</b><br>Gemeinschaftspraxis für Augenheilkunde</div><div class="s" style="text-align:right">${s.doctor()}<br>${s.street()}, ${s.town()}<br>Tel. ${s.phone()} (Sehschule Mo, Mi, Do 8–13 Uhr)</div></div><h4 style="font-size:17px;margin-top:20px">Orthoptischer Befund</h4><p>${s.patient()}, geb. ${s.born()} &nbsp;&nbsp; Datum: ${s.date()}</p><h4>Vorgeschichte</h4><p>${s.dice.pick(['Seit einem halben Jahr wechselnde Doppelbilder, vor allem abends und beim Autofahren.', 'Schieloperation im Kindesalter, seit einigen Wochen Kopfschmerz beim Lesen.', 'Kneift beim Lesen ein Auge zu, Lehrkraft berichtet über rasches Ermüden.'])} ${s.dice.pick(['Bisher keine Brille.', 'Okklusion früher links.', 'Allgemein gesund.'])}</p><h4>Befund</h4><p>Visus c. c.: RA ${s.acuity()}, LA ${s.acuity()}. Kopfhaltung ${s.dice.pick(['gerade', 'leichte Neigung nach rechts', 'gering nach links gedreht'])}. Konvergenz bis ${s.dice.whole(5, 12)} cm. Lang-Test ${s.dice.pick(['positiv', 'unsicher', 'negativ'])}. Bagolini: ${s.dice.pick(['Kreuz', 'Kreuz, intermittierend Diplopie'])}. Motilität ${s.dice.pick(['frei', 'Unterfunktion des rechten Obliquus superior angedeutet', 'frei, kein Nystagmus'])}.</p><table class="q">${heads('Gemessener Schielwinkel', 'Ferne 5 m', 'Nähe 30 cm', 'Blick rechts', 'Blick links')}${tr('alternierender Prismen-Covertest', deviation(), deviation(), deviation(), deviation())}${tr('Vertikaldeviation', `VD ${s.dice.whole(1, 6)}°`, `VD ${s.dice.whole(1, 6)}°`, '–', '–')}</table><div class="v"><b>Verordnete Brille (prismatischer Ausgleich)</b>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', ...(hasAdd(s) ? ['Addition'] : []), 'Prisma (cm/m) und Basis'), row('RA', s.right), row('LA', s.left))}<p style="margin-top:5px">PD ${s.right.pd()} / ${s.left.pd()} mm. Prismen eingeschliffen, bitte keine Folie. Basislage beim Einschleifen prüfen.</p></div><p>Der Schielwinkel wird mit der Brille nur teilweise ausgeglichen, da die Fusion nach dem Trageversuch (${s.dice.pick(['30', '45', '60'])} Minuten) stabil war. Wiedervorstellung mit der fertigen Brille in ${s.dice.pick(['sechs', 'acht', 'zehn'])} Wochen.</p><div class="sides" style="margin-top:20px;align-items:flex-end"><div>${signature(s, '#222')}${s.dice.pick(['B. Hollenstedt', 'C. Marquardt', 'N. Yildirim'])}, Orthoptistin</div><span class="s">Kopie an: Überweiser, Patient</span></div>`;
    },
  },
  {
    name: 'y-de-arztbrief-fliesstext',
    language: 'de',
    width: 800,
    fonts: ['Tinos', 'Arimo', 'Tinos'],
    values: { prism: 0, add: 0.55, plus: 0.3 },
    writing: { noCylinder: [''], plano: ['plan', '0,00', '±0,00'], degree: true },
    css: 'body{padding:44px 66px 36px;font-size:14.5px;line-height:1.45;color:#222}.s{font-size:10.5px;color:#666;line-height:1.4}p{margin:0 0 9px}',
    draw: (s) => {
      const [doctor, town] = [s.doctor(), s.town()];
      const old = (e: DrawnEye): string => {
        const [sph, cyl, axis] = other(e);
        return `${sph}/${cyl}/${axis}`;
      };
      const now = (e: DrawnEye): string =>
        `${e.formula('/', '/', 'sph')}${hasAdd(s) ? ` Add ${e.add()}` : ''} = ${s.acuity()}`;
      const who = isWoman(s) ? 'Die Patientin' : 'Der Patient';
      return `<div class="center" style="border-bottom:1px solid #888;padding-bottom:8px"><b style="font-size:19px;letter-spacing:1px">${doctor}</b><br>Fachärztliche Praxis für Augenheilkunde<br><span class="s">${s.street()} · ${town} · Fon ${s.phone()} · Fax ${s.phone()} · Sprechstunde nach Vereinbarung</span></div><div class="sides" style="margin:22px 0"><div>${s.dice.pick(['Dr. med. K. Vollmers', 'Gemeinschaftspraxis Dres. Anders / Pohl', 'MVZ Innere Medizin'])}<br>${s.street()}<br>${s.town()}</div><div style="align-self:flex-end">${town.slice(6)}, ${s.date()}</div></div><p><b>${s.patient()}, geboren am ${s.born()}</b></p><p>Sehr geehrte Frau Kollegin, sehr geehrter Herr Kollege,</p><p>vielen Dank für die freundliche Überweisung. ${who} stellte sich wegen ${s.dice.pick(['verschwommenen Sehens am Abend', 'einer Kontrolle bei Diabetes mellitus', 'wiederkehrender Kopfschmerzen'])} vor. Die mitgebrachte, etwa ${s.dice.whole(3, 7)} Jahre alte Brille hat R ${old(s.right)} und L ${old(s.left)}; damit wurden R ${s.acuity()} und L ${s.acuity()} gelesen. Der Augeninnendruck betrug applanatorisch R ${s.pressure()} und L ${s.pressure()} mmHg.</p><p>Die neue Refraktion, die wir auch als ${s.lensType({ single: 'Fernbrille', multi: 'Gleitsichtbrille' })} verordnet haben, ergab: rechtes Auge ${now(s.right)}, linkes Auge ${now(s.left)}.${s.dice.chance(0.4) ? ` Die Pupillendistanz liegt bei ${s.pd()} mm.` : ''}</p><p>Die vorderen Augenabschnitte waren beidseits reizfrei, die Linsen ${s.dice.pick(['klar', 'altersentsprechend leicht verdichtet', 'mit beginnender Kernsklerose'])}. In Mydriasis zeigten sich vitale, randscharfe Papillen (CDR R 0,3, L 0,4), eine trockene Makula und allseits anliegende Netzhaut ohne Löcher. ${s.dice.pick(['Kein Anhalt für eine diabetische Retinopathie.', 'Fundus hypertonicus Grad I.', 'Keine Blutungen, keine Exsudate.'])}</p><p>Therapeutisch empfehlen wir Tränenersatz nach Bedarf. Die nächste Kontrolle ist in ${s.dice.pick(['6', '12', '18'])} Monaten vorgesehen, bei Sehverschlechterung jederzeit.</p><p>Mit freundlichen kollegialen Grüßen</p>${signature(s, '#23386f')}<p>${doctor}</p><p class="s" style="margin-top:18px">Diktiert, maschinell geschrieben und ohne Unterschrift gültig. BSNR ${s.dice.digits(9)} · LANR ${s.dice.digits(9)} · Ärztekammer ${s.dice.pick(['Nordrhein', 'Hessen', 'Baden'])}</p>`;
    },
  },
  {
    name: 'y-de-uniklinik-ausdruck',
    language: 'de',
    width: 860,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0.5, add: 0.55, plus: 0.3 },
    writing: { minus: ['-'], noCylinder: ['', '0,00'], plano: ['0,00', 'plan'], degree: false },
    css: 'body{padding:26px 32px;font-size:12.5px;line-height:1.4;color:#3d3d40;background:#f7f7f5}pre{font:inherit;margin:0}.h{display:flex;justify-content:space-between;font:12px/1.35 Arimo}',
    draw: (s) => {
      const rule = '-'.repeat(94);
      const [born, doctor] = [s.born(), s.doctor()];
      const old = (name: string, e: DrawnEye): string => {
        const [sph = '', cyl = '', axis = ''] = other(e);
        return `  ${padded(name, 5)}${padded(sph, 9)}${padded(cyl, 9)}${padded(axis, 7)}Vcc ${s.acuity()}`;
      };
      const now = (name: string, e: DrawnEye): string =>
        `  ${padded(name, 5)}${padded(e.sph(), 9)}${padded(e.cyl(), 9)}${padded(e.axis(), 7)}${padded(e.add(), 9)}${hasPrism(s) ? padded(e.prism('degrees', ' + '), 32) : ''}Vcc ${s.acuity()}`;
      return `<div class="h"><div><b style="font-size:16px">Universitätsklinikum Westerburg</b><br>Klinik und Poliklinik für Augenheilkunde, Station/Amb. AUG-${s.dice.whole(1, 4)}</div><div style="text-align:right">Pforte ${s.phone()}<br>gedruckt ${s.date()} ${clock(s)} von ${s.dice.pick(['WEGNERS', 'DKLUGE', 'AUG_MFA3'])}</div></div><pre style="margin-top:12px">${[
        `Patient : ${padded(s.patient(), 34)}geb. ${born}    Fall ${s.dice.digits(8)}`,
        `Datum   : ${padded(s.date(), 34)}Arzt ${doctor}`,
        rule,
        'OBJEKTIVE REFRAKTION (Autorefraktor, nicht verordnet)',
        old('RA', s.right),
        old('LA', s.left),
        'MITGEBRACHTE BRILLE (Scheitelbrechwertmesser)',
        old('RA', s.right),
        old('LA', s.left),
        rule,
        `BRILLENREZEPT     ${s.lensType({ single: 'Einstaerken Ferne', multi: 'Mehrstaerken' })}`,
        `  ${padded('', 5)}${padded('Sph', 9)}${padded('Zyl', 9)}${padded('Achse', 7)}${padded(hasAdd(s) ? 'Add' : '', 9)}${hasPrism(s) ? 'Prisma @ Basis' : ''}`,
        now('RA', s.right),
        now('LA', s.left),
        `  PD ${s.pd()} mm   HSA 12 mm`,
        rule,
        `TENSIO   RA ${s.pressure()} mmHg  LA ${s.pressure()} mmHg  (Goldmann, ${clock(s)})`,
        `KERATO   RA ${radius(s)}/${radius(s)}  LA ${radius(s)}/${radius(s)} mm`,
        `VAA      ${s.dice.pick(['bds. reizfrei, VK tief', 'bds. reizfrei, Sicca', 'RA Pinguecula, sonst o.B.'])}`,
        `LINSE    ${s.dice.pick(['bds. klar', 'bds. Cat. incip.', 'bds. Pseudophakie, HKL klar'])}`,
        `FUNDUS   ${s.dice.pick(['bds. o.B., CDR 0,3', 'Pap. bds. vital, Mak. trocken', 'LA einzelne Drusen'])}`,
        `PROZ.    Wiedervorst. ${s.dice.pick(['6', '12'])} Mon., Merkblatt ausgehaendigt`,
        rule,
        'Ausdruck aus dem Klinikinformationssystem, ohne Unterschrift gueltig.            Seite 1 von 1',
      ].join('\n')}</pre>`;
    },
  },
  {
    name: 'y-de-wahlarzt-privatrezept',
    language: 'de',
    pen: 'sometimes',
    width: 620,
    fonts: ['Courier Prime', 'Carlito', 'DejaVu Serif'],
    values: { prism: 0, sameAdd: true, add: 0.55, plus: 0.4 },
    writing: { noCylinder: ['', '—', '–'], plano: ['plan', 'Plan', '0,00'], gap: ' ' },
    css: 'body{padding:26px 34px 22px;font-size:17px;background:#f3f7ee}.h{display:flex;justify-content:space-between;font:11.5px/1.4 Tinos;color:#2d5b3e}.h b{font-size:19px}.f{font:italic 12.5px Tinos;color:#2d5b3e}.l{border-bottom:1px dotted #2d5b3e;min-height:30px;display:flex;align-items:flex-end;gap:10px;margin-top:6px}.x{width:100%;margin:14px 0 10px}.x td{width:36%;text-align:center;height:42px;border-bottom:1px solid #a9c3ae}.x td:nth-child(2){font:italic 12.5px Tinos;color:#2d5b3e;width:28%;border-left:1px solid #2d5b3e;border-right:1px solid #2d5b3e;border-bottom:0}.x th{font:700 15px Tinos;color:#2d5b3e;border-bottom:2px solid #2d5b3e}.st{border:2px solid #4559a8;border-radius:50%;color:#4559a8;font:10px/1.3 Arimo;text-align:center;padding:14px 12px;transform:rotate(-6deg);width:132px}',
    draw: (s) => {
      const doctor = s.doctor();
      const [town, area] = s.dice.pick([
        ['1080 Wien', '01'],
        ['4600 Wels', '07242'],
        ['6900 Bregenz', '05574'],
        ['3100 St. Pölten', '02742'],
      ]);
      const row = (label: string, of: (e: DrawnEye) => string): string =>
        tr(of(s.right), label, of(s.left));
      return `<div class="h"><div><b>${doctor}</b><br>Fachärztliche Ordination für Augenheilkunde und Optometrie<br>Wahlarzt aller Kassen · Ordination nach tel. Vereinbarung</div><div style="text-align:right">${s.dice.pick(['Lerchengasse', 'Kaiserplatz', 'Mühlbachstraße'])} ${s.dice.whole(1, 60)}<br>${town}<br>Tel. ${area} / ${s.dice.digits(6)}</div></div><p class="center" style="font:700 17px Tinos;color:#2d5b3e;margin:16px 0 4px;letter-spacing:3px">BRILLENREZEPT</p><div class="l"><span class="f">Name</span>${s.patient()}</div><div class="l"><span class="f">geb.</span>${s.born()}<span class="f" style="margin-left:auto">SVNR</span>${s.filled(`${s.dice.digits(4)} ${s.dice.digits(6)}`)}</div><table class="x">${heads('RECHTS', '', 'LINKS')}${row('Sphäre', (e) => e.sph())}${row('Zylinder', (e) => e.cyl())}${row('Achse', (e) => e.axis())}</table><div class="l"><span class="f">Nahzusatz (bds.)</span>${s.add()}<span class="f" style="margin-left:auto">Pupillardistanz</span>${s.dice.chance(0.6) ? `${s.pd()} <span class="f">mm</span>` : '<span style="width:70px"></span>'}</div><p class="f" style="margin:12px 0 0;font-style:normal">${box(!hasAdd(s))} Ferne &nbsp; ${box(false)} Nähe &nbsp; ${box(hasAdd(s))} Multifokal &nbsp; ${box(false)} Bifokal &nbsp; ${box(s.dice.chance(0.4))} entspiegelt &nbsp; ${box(s.dice.chance(0.2))} getönt ___ %</p><div class="sides" style="margin-top:16px;align-items:flex-end"><div><span class="f">Datum</span> ${s.date()}<div style="margin-top:14px">${signature(s, '#1f2f78')}</div></div><div class="st">${doctor}<br>Augenheilkunde<br>${town}</div></div><p class="f" style="font-size:10px;margin:12px 0 0">Honorarnote ${s.dice.digits(4)} separat. Zur Einreichung bei der ÖGK / BVAEB / SVS geeignet. Bitte Brille zur Kontrolle mitbringen.</p>`;
    },
  },
  {
    name: 'y-de-bildschirmarbeitsplatz',
    language: 'de',
    width: 820,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0, add: 1, plus: 0.15 },
    writing: { noCylinder: ['', '0,00', '–'], plano: ['0,00', '+0,00', 'plan'] },
    css: 'body{padding:30px 40px;font-size:13.5px;line-height:1.4}.t{background:#dfe6f5;border:1px solid #7f94c4;padding:6px 12px;font-size:16px;font-weight:700;color:#27407c}.b{border:1px solid #7f94c4;border-top:0;padding:8px 12px}.s{font-size:10.5px;color:#667}.g{display:grid;grid-template-columns:1fr 1fr;gap:3px 24px}.v{width:100%;margin-top:4px}.v td,.v th{border:1px solid #b7c3de;padding:4px 8px;text-align:center}.v th{background:#eef2fa;font-size:11.5px;color:#27407c}.v td:first-child{text-align:left;background:#eef2fa}i{font-style:normal;color:#667;font-size:11.5px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'nearPd'), s.acuity());
      const firm = s.dice.pick([
        'Stadtwerke Oberaue AöR',
        'Kreisverwaltung Nordheide',
        'Hellmich Maschinenbau KG',
      ]);
      return `<div class="t">Verordnung einer Bildschirmbrille (§ 3 ArbMedVV, DGUV G 37)</div><div class="b g"><span><i>Beschäftigte Person</i> ${s.patient()}</span><span><i>geb.</i> ${s.born()}</span><span><i>Arbeitgeber</i> ${firm}</span><span><i>Personal-Nr.</i> ${s.dice.digits(6)}</span><span><i>Abteilung / Kostenstelle</i> ${s.dice.pick(['Buchhaltung', 'Einkauf', 'Leitstelle'])} / ${s.dice.digits(4)}</span><span><i>Untersuchung am</i> ${s.date()}</span></div><div class="b"><b>1. Arbeitsplatz</b><br>Anzahl Bildschirme: ${s.dice.pick(['1', '2', '3'])} &nbsp;·&nbsp; Größe ${s.dice.pick(['24″', '27″', '32″'])} &nbsp;·&nbsp; Abstand Auge–Bildschirm ${s.dice.pick(['60', '65', '70', '80'])} cm &nbsp;·&nbsp; Tastatur ${s.dice.pick(['45', '50'])} cm &nbsp;·&nbsp; Vorlage ${s.dice.pick(['40', '50'])} cm<br>Stunden am Bildschirm pro Tag: ${s.dice.whole(4, 9)} &nbsp;·&nbsp; Blendung: ${s.dice.pick(['nein', 'Fenster links', 'Deckenlicht'])}</div><div class="b"><b>2. Sehschärfe mit vorhandener Brille</b><br>Ferne R ${s.acuity()} L ${s.acuity()} bin. ${s.acuity()} &nbsp;·&nbsp; 60 cm R ${s.acuity()} L ${s.acuity()} &nbsp;·&nbsp; Stereo, Farben, Gesichtsfeld: ${s.dice.pick(['o. B.', 'o. B., Farbsinn auffällig'])}</div><div class="b"><b>3. Glaswerte für die Bildschirmbrille</b><table class="v">${heads('', 'Sphäre (Ferne)', 'Zylinder', 'Achse', 'Addition', 'PD Nähe', 'Visus 60 cm')}${eye('Rechts', s.right)}${eye('Links', s.left)}</table><p style="margin:8px 0 0">Glastyp: ${box(false)} Einstärken &nbsp; ${box(true)} Raumglas / Officeglas &nbsp; ${box(false)} Nahkomfort &nbsp;&nbsp; Ausführung: entspiegelt, Index ${s.dice.pick(['1,5', '1,6'])}</p></div><div class="b"><b>4. Beurteilung</b><br>${box(true)} Die normale Brille genügt am Bildschirm nicht. Eine spezielle Sehhilfe ist erforderlich.<br>${box(false)} Augenärztliche Abklärung wird empfohlen.<br>${box(s.dice.chance(0.5))} Kostenübernahme durch den Arbeitgeber bis ${euro(s.dice.pick([120, 150, 200]))} € laut Betriebsvereinbarung.</div><div class="sides" style="margin-top:22px;align-items:flex-end"><div>${signature(s, '#26397c')}<span class="s">${s.doctor()}, Betriebsarzt / Augenarzt</span></div><div class="s" style="text-align:right">Verteiler: Beschäftigte(r), Augenoptiker<br>Nicht an den Arbeitgeber weitergeben: ärztliche Schweigepflicht.<br>Vordruck AMD-${s.dice.digits(3)}, Stand 01/2023</div></div>`;
    },
  },
  {
    name: 'y-de-thermobon-glaswerte',
    language: 'de',
    width: 400,
    fonts: ['DejaVu Sans Mono', 'DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0, add: 0.55, plus: 0.05 },
    writing: {
      minus: ['-'],
      noCylinder: ['', '0,00'],
      plano: ['0,00', 'PLAN'],
      degree: false,
      zeros: 'all',
    },
    css: 'body{padding:22px 20px 30px;font-size:14px;line-height:1.34;color:#77747c;background:#f4f3f6}pre{font:inherit;margin:0}.c{text-align:center}.b{font-size:19px;font-weight:700;letter-spacing:2px}',
    draw: (s) => {
      const wide = 42;
      const line = (left: string, right: string): string =>
        `${left}${' '.repeat(Math.max(1, wide - plain(left).length - plain(right).length))}${right}`;
      const [frame, lens] = [s.dice.whole(29, 149) + 0.95, s.dice.whole(25, 140) + 0.5];
      const total = frame + 2 * lens;
      const eye = (name: string, e: DrawnEye): string =>
        [
          name,
          ` ${padded('SPH', 10)}${padded('ZYL', 10)}${padded('ACHSE', 9)}${hasAdd(s) ? 'ADD' : ''}`,
          ` ${padded(e.sph(), 10)}${padded(e.cyl(), 10)}${padded(e.axis(), 9)}${e.add()}`,
          ` PD ${e.pd()}  FH ${s.number(s.dice.whole(34, 46) / 2, 1)}  DM ${s.dice.pick([65, 70, 75])}`,
        ].join('\n');
      return `<div class="c"><div class="b">VISIONA</div>DISCOUNT-OPTIK<br>${s.street()}<br>${s.town()}<br>USt-ID DE${s.dice.digits(9)}</div><pre style="margin-top:10px">${[
        line(`Bon ${s.dice.digits(5)}  Kasse ${s.dice.whole(1, 4)}`, s.date()),
        line(`Bed. ${s.dice.pick(['Mira', 'Tom', 'Sevda'])}`, `${clock(s)} Uhr`),
        line('Kunde', s.patient()),
        '='.repeat(wide),
        line(`${s.dice.pick(['KORRBRILLE', 'FASSUNG'])} ${s.dice.digits(6)}`, euro(frame)),
        line(
          `2 X ${euro(lens)} ${s.lensType({ single: 'EINSTAERKEN', multi: 'GLEITSICHT' })}`,
          euro(2 * lens),
        ),
        line('ZUGABE ETUI + TUCH', '0,00 A'),
        '-'.repeat(wide),
        line('SUMME EUR', euro(total)),
        line('GIROCARD', euro(total)),
        line('A 19,0% MWST', euro(total - total / 1.19)),
        '='.repeat(wide),
        eye('RECHTES GLAS', s.right),
        eye('LINKES GLAS', s.left),
        '='.repeat(wide),
        line('ABHOLUNG AB', after(s, s.dice.whole(4, 9))),
        line('RUECKFRAGEN', s.phone()),
      ].join(
        '\n',
      )}</pre><div class="c" style="margin-top:8px">TSE-Signatur ${s.dice.digits(10)}<br>Umtausch der Fassung 14 Tage mit Bon.<br>*** VIELEN DANK ***</div><div style="margin:12px auto 0;width:260px">${bars(40, 260, '#8a878f')}</div><div class="c">${s.dice.digits(13)}</div>`;
    },
  },
  {
    name: 'y-de-werkstatttuete',
    language: 'de',
    pen: 'sometimes',
    width: 860,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Courier Prime'],
    values: { prism: 0.9, add: 0.5, plus: 0.15 },
    writing: { noCylinder: ['', '–', '—'], plano: ['plan', '0,00'] },
    css: 'body{padding:24px 28px;font-size:17px;background:#dcc296;color:#1d1a33}i{font:normal 11px Arimo;color:#2c3f86}.h{display:flex;justify-content:space-between;align-items:flex-end;font:700 20px Arimo;color:#2c3f86}.r{display:flex;gap:14px;margin-top:10px}.r>div{flex:1;border-bottom:1.5px solid #2c3f86;min-height:32px;display:flex;align-items:flex-end;gap:8px;white-space:nowrap}.e{display:grid;grid-template-columns:1fr 1fr;gap:20px;margin-top:14px}.e>div{border:2px solid #2c3f86;padding:2px 12px 10px}.e b{font:700 22px Arimo;color:#2c3f86}.z{display:grid;grid-template-columns:62px 1fr 52px 1fr;align-items:end;gap:4px 6px;min-height:36px;padding-top:5px;border-bottom:1px solid #7f7ba0}.w{font:12.5px/1.7 Arimo;color:#2c3f86;margin-top:12px;columns:3}',
    draw: (s) => {
      const field = (label: string, text: string, grow = 1): string =>
        `<div style="flex:${grow}"><i>${label}</i>${text}</div>`;
      const height = s.dice.whole(34, 46) / 2;
      const pair = (a: string, x: string, b: string, y: string): string =>
        `<div class="z"><i>${a}</i><span>${x}</span><i>${b}</i><span>${y}</span></div>`;
      const eye = (name: string, e: DrawnEye, more: number): string =>
        `<div><b>${name}</b>${pair('Sphäre', e.sph(), 'Add', e.add())}${pair('Zylinder', e.cyl(), 'Achse', e.axis())}${pair('Prisma', e.amounts(), 'Basis', e.bases('degrees'))}${pair('PD', e.pd(), 'Höhe', s.filled(s.number(height + more, 1)))}</div>`;
      const kind = s.dice.whole(0, 2);
      return `<div class="h"><span>Arbeitstüte</span><span style="font-size:14px">Optik Sandkuhl · Werkstatt</span><span>Nr. ${s.dice.digits(5)}</span></div><div class="r">${field('Name', s.patient(), 2)}${field('Tel.', s.filled(s.phone()), 1.4)}</div><div class="r">${field('Annahme', s.date())}${field('Termin', s.filled(after(s, 7)))}${field('Fassung', s.filled(s.dice.pick(['Eigenfassung', 'Jaguar 31506', 'Comma 70068'])), 1.3)}</div><div class="e">${eye('R', s.right, 0)}${eye('L', s.left, 0.5)}</div><div class="r">${field('Glas', s.filled(s.lensType({ single: 'Einstärken 1,6 SET', multi: 'Gleitsicht 1,6 SET' })), 1.6)}${field('Ø', s.filled(String(s.dice.pick([65, 70, 75]))))}${field('Preis €', s.filled(euro(s.dice.whole(120, 690))))}</div><div class="w">${['Vollrand', 'Faden', 'Bohr'].map((word, i) => `${box(i === kind)} ${word}`).join('<br>')}<br>${box(true)} Fassung beiliegend<br>${box(s.dice.chance(0.3))} Fassung ausmessen<br>${box(false)} Expressauftrag<br>${box(s.dice.chance(0.5))} Anruf, wenn fertig<br>${box(false)} Postversand<br>Kontrolle: ______</div>`;
    },
  },
  {
    name: 'y-de-glastueten-etikett',
    language: 'de',
    width: 660,
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    values: { prism: 0.9, add: 0.5, plus: 0.2 },
    writing: {
      minus: ['-'],
      noCylinder: ['0,00', ''],
      plano: ['+0,00', '0,00'],
      degree: false,
    },
    css: 'body{padding:16px;font-size:12px;line-height:1.3;background:#c9ced3}.l{background:#fff;border-radius:6px;padding:9px 14px;display:grid;grid-template-columns:62px 1fr 132px;gap:14px}.l+.l{margin-top:12px}.big{font-size:50px;font-weight:700;line-height:1;text-align:center}.v{display:grid;grid-template-columns:repeat(4,1fr);gap:4px 8px;margin-top:5px}.v div{border-left:1px solid #999;padding-left:5px;min-height:34px}.v i{font:normal 9.5px/1.2 Arimo;color:#555;display:block}.v b{font-size:16px}.s{font-size:9.5px;color:#333;line-height:1.35}',
    draw: (s) => {
      const brand = s.dice.pick(['Lentivo', 'Optaris Rx', 'Norvision Labor']);
      const kind = s.lensType({ single: 'Monolux AS', multi: 'Progressa Home' });
      const [order, index] = [s.dice.digits(8), s.dice.pick(['1.50', '1.60', '1.67'])];
      const customer = s.patient();
      const diameter = s.dice.pick(['65', '70', '65/70', '70/75']);
      const cell = (name: string, text: string): string =>
        `<div><i>${name}</i><b>${text}</b></div>`;
      const label = (side: string, word: string, e: DrawnEye): string =>
        `<div class="l"><div><div class="big">${side}</div><p class="s center" style="margin:4px 0 0">${word}<br>Glas ${side === 'R' ? 1 : 2}/2</p></div><div><b>${brand} ${kind} ${index}</b> &nbsp; Ø ${diameter}<br>${customer} &nbsp; Auftr. ${order}<div class="v">${cell('SPH', e.sph())}${cell('CYL', e.cyl())}${cell('ACHSE', e.axis())}${cell('ADD', e.add())}${cell('PRISMA 1', e.amount('Hor'))}${cell('BASIS 1', e.base('Hor', 'degrees'))}${cell('PRISMA 2', e.amount('Ver'))}${cell('BASIS 2', e.base('Ver', 'degrees'))}</div></div><div class="s">${bars(44, 132)}${s.dice.digits(13)}<br><br>MD, CE, Rx only<br>Mittendicke ${s.number(s.dice.whole(12, 42) / 10, 1)} mm<br>Hart / HMC+ / Clean<br>Gew. ${s.number(s.dice.whole(60, 140) / 10, 1)} g</div></div>`;
      return `${label('R', 'rechts', s.right)}${label('L', 'links', s.left)}<p class="s" style="margin:10px 4px 0">Lieferdatum ${s.date()} · Kd. 4${s.dice.digits(5)} · Tour ${s.dice.whole(1, 40)} · Nur zur Verarbeitung durch Fachbetriebe. Stempelung und Gravur vor dem Einschleifen prüfen.</p>`;
    },
  },
  {
    name: 'y-de-schweizer-brillenpass-zweisprachig',
    language: 'de',
    width: 520,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.15, add: 0.6, plus: 0.15 },
    writing: { noCylinder: ['–', '—', '0,00'], plano: ['plan', '0,00', '±0,00'], degree: true },
    css: 'body{padding:14px;font-size:13.5px;line-height:1.3;background:#5b4a7a}.p{background:#e6dff0;border-radius:12px;padding:16px 20px 14px;color:#46366a}.t{display:flex;justify-content:space-between;border-bottom:1px solid #8b7aac;padding-bottom:6px}.t b{font-size:20px}.e{margin-top:10px}.e h4{margin:0 0 3px;font-size:13px;background:#b9a9d6;padding:1px 8px}.q{display:grid;grid-template-columns:repeat(4,1fr);gap:3px}.q div{background:#f3eff8;padding:2px 7px 3px;min-height:42px}.q i{display:block;font:normal 9.5px/1.3 Arimo;color:#8272a3}.q b{font-size:17px;font-weight:400}.s{font-size:10px;color:#736397;line-height:1.35}dl{display:grid;grid-template-columns:auto 1fr;gap:1px 10px;margin:9px 0 0;font-size:12px}dt{color:#8272a3}dd{margin:0}',
    draw: (s) => {
      const [shop, place] = s.dice.pick([
        ['Zürcher & Blanc Optik', '2502 Biel/Bienne'],
        ['Optik Meuwly', '1700 Freiburg'],
        ['Seeland Augenoptik AG', '3280 Murten'],
      ]);
      const tile = (de: string, fr: string, text: string): string =>
        `<div><i>${de} / ${fr}</i><b>${text}</b></div>`;
      const eye = (title: string, e: DrawnEye): string =>
        `<div class="e"><h4>${title}</h4><div class="q">${tile('Sphäre', 'sphère', e.sph())}${tile('Zylinder', 'cylindre', e.cyl())}${tile('Achse', 'axe', e.axis())}${tile('Addition', 'add.', e.add())}${tile('PD', 'écart', e.pd())}${hasPrism(s) ? `${tile('Prisma', 'prisme', e.amounts())}${tile('Basis', 'base', e.bases('deutsch'))}` : `${tile('Höhe', 'hauteur', s.number(s.dice.whole(36, 48) / 2, 1))}${tile('Visus', 'acuité', s.acuity())}`}${tile('Ø', 'diamètre', String(s.dice.pick([65, 70])))}</div></div>`;
      return `<div class="p"><div class="t"><b>Brillenpass</b><span style="text-align:right">${shop}<br><span class="s">${place}</span></span></div><dl><dt>Name / nom</dt><dd>${s.patient()}</dd><dt>Geb. / né(e) le</dt><dd>${s.born()}</dd><dt>Datum / date</dt><dd>${s.date()}</dd><dt>Fassung / monture</dt><dd>${s.dice.pick(['Strellson 30025', 'Götti Irwin', 'Einstoffen Zoologe'])} ${s.dice.whole(48, 54)}-${s.dice.whole(16, 21)}</dd><dt>Gläser / verres</dt><dd>${s.lensType({ single: 'Einstärken / unifocal', multi: 'Gleitsicht / progressif' })} ${s.dice.pick(['1.6', '1.67'])}, CHF ${s.dice.whole(280, 980)}.–</dd></dl>${eye('Rechtes Auge / œil droit', s.right)}${eye('Linkes Auge / œil gauche', s.left)}<p class="s" style="margin:10px 0 0">Garantie 2 Jahre auf Material und Oberfläche. Nächste Sehkontrolle empfohlen: ${s.dice.pick(['Frühling', 'Herbst'])} ${s.dice.whole(2026, 2028)}. Diese Karte ist kein ärztliches Zeugnis. Tel. 032 ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}</p></div>`;
    },
  },
  {
    name: 'y-de-kundenkarte-verlauf',
    language: 'de',
    width: 1060,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Carlito'],
    values: { prism: 0, sameAdd: true, add: 0.6, plus: 0.05 },
    writing: { noCylinder: ['', '0,00'], plano: ['0,00', 'plan'], degree: false },
    css: 'body{padding:0 0 16px;font-size:13px;background:#ece9d8;color:#222}.w{background:#3a6ea5;color:#fff;padding:4px 12px;font-size:12.5px;display:flex;justify-content:space-between}.m{padding:3px 12px;border-bottom:1px solid #bbb7a4;font-size:12px;color:#444}.b{margin:10px 14px 0;border:1px solid #a8a593;padding:8px 12px;background:#f5f3e8}.b>b{font-size:12px;color:#3a6ea5}.k{display:grid;grid-template-columns:repeat(4,auto);gap:4px 22px}.k i{font-style:normal;color:#777}table{width:100%;background:#fff;margin-top:4px}td,th{border:1px solid #cfccbd;padding:3px 7px;text-align:right;font-size:12.5px}th{background:#e1deca;font-weight:400;font-size:11.5px;text-align:center}td:first-child,td:last-child{text-align:left}.o td{color:#9a988c}.n td{background:#fffbd6;font-size:14px}.x span{display:inline-block;border:1px solid #888;background:#e7e4d4;padding:2px 14px;margin-right:8px;font-size:12px}',
    draw: (s) => {
      const first = s.dice.whole(2012, 2015);
      const past = (years: number, note: string): string =>
        tr(
          `${s.dice.whole(10, 28)}.${s.dice.pick(['02', '05', '09', '11'])}.${first + years}`,
          ...other(s.right),
          ...other(s.left),
          hasAdd(s) ? s.power(0.75 + years / 12) : '',
          '',
          '',
          note,
        ).replace('<tr>', '<tr class="o">');
      return `<div class="w"><span>OPTIWIN 11 – Kundenkarte [${s.dice.digits(6)}]</span><span>_ ☐ ✕</span></div><div class="m">Datei &nbsp; Bearbeiten &nbsp; Kunde &nbsp; Auftrag &nbsp; Kasse &nbsp; Lager &nbsp; Auswertung &nbsp; Hilfe &nbsp;?</div><div class="b"><b>Stammdaten</b><div class="k"><span><i>Name</i> ${s.patient()}</span><span><i>geb.</i> ${s.born()}</span><span><i>Kasse</i> ${s.dice.pick(['TK', 'AOK', 'privat'])}</span><span><i>Filiale</i> ${s.dice.digits(2)}</span><span><i>Straße</i> ${s.street()}</span><span><i>Ort</i> ${s.town()}</span><span><i>Tel.</i> ${s.phone()}</span><span><i>Werbung</i> ${box(true)} Post ${box(false)} Mail</span></div></div><div class="b"><b>Refraktionen</b><table><tr><th rowspan="2">Datum</th><th colspan="3">Rechts</th><th colspan="3">Links</th><th rowspan="2">Add</th><th colspan="2">PD</th><th rowspan="2">Status / Herkunft</th></tr>${heads('Sph', 'Cyl', 'A', 'Sph', 'Cyl', 'A', 'R', 'L')}${past(0, 'alte Brille, verschrottet')}${past(3, 'alte Brille (Zweitbrille)')}${past(6, 'Vorgängerbrille, nicht mehr gültig')}${tr(s.date(), ...s.right.cells('sph', 'cyl', 'axis'), ...s.left.cells('sph', 'cyl', 'axis'), s.add(), s.right.pd(), s.left.pd(), '<b>AKTUELL</b>, eigene Messung').replace('<tr>', '<tr class="n">')}</table></div><div class="b"><b>Letzter Auftrag ${s.dice.digits(6)}</b><div class="k"><span><i>Fassung</i> ${s.dice.pick(['Rodenstock 7059', 'Brendel 903', 'Esprit 17561'])}</span><span><i>Größe</i> ${s.dice.whole(47, 56)}□${s.dice.whole(15, 20)}</span><span><i>Glas</i> ${s.lensType({ single: 'ESG 1,6 SET', multi: 'GSG 1,6 SET' })}</span><span><i>Höhe</i> ${s.dice.whole(17, 23)} / ${s.dice.whole(17, 23)}</span><span><i>Betrag</i> ${euro(s.dice.whole(180, 980))} €</span><span><i>offen</i> 0,00 €</span><span><i>Abgabe</i> ${after(s, 9)}</span><span><i>Visus bin.</i> ${s.acuity()}</span></div></div><div class="b x"><span>Neu (F2)</span><span>Ändern (F3)</span><span>Brillenpass drucken (F7)</span><span>Auftrag (F9)</span><span>Schließen (Esc)</span></div>`;
    },
  },
  {
    name: 'y-de-onlinebestellung-auswahlfelder',
    language: 'de',
    width: 640,
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    values: { prism: 0.9, add: 0.45, plus: 0.1 },
    writing: { noCylinder: ['0,00'], plano: ['0,00', '+0,00'], degree: false },
    css: 'body{padding:0 0 20px;font-size:13.5px;background:#fff;color:#4a4f57}.n{display:flex;justify-content:space-between;padding:12px 24px;border-bottom:1px solid #e4e7eb;color:#0b7f7a;font-weight:700;font-size:18px}.b{padding:14px 24px 0}.st{display:flex;gap:6px;font-size:11px;color:#9aa1ab;margin-bottom:10px}.st b{color:#0b7f7a}.g{display:grid;grid-template-columns:92px repeat(4,1fr);gap:7px 9px;align-items:center;margin:8px 0}.g i{font-style:normal;font-size:11px;color:#8b929c}.f{border:1px solid #cfd5dc;border-radius:5px;padding:5px 8px;background:#fafbfc;min-height:31px;display:flex;justify-content:space-between}.f::after{content:"▾";color:#b3bac3;font-size:11px}.s{font-size:11px;color:#8b929c;line-height:1.4}.k{background:#eef7f6;border-radius:6px;padding:10px 14px;margin-top:12px}.k p{display:flex;justify-content:space-between;margin:2px 0}.bt{background:#0b7f7a;color:#fff;text-align:center;border-radius:5px;padding:9px;margin-top:12px}',
    draw: (s) => {
      const field = (text: string): string => `<span class="f"><span>${text || '–'}</span></span>`;
      const line = (name: string, cells: string[]): string =>
        `<span>${name}</span>${cells.map(field).join('')}`;
      const powers = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        hasAdd(s) ? e.add() : 'keine',
      ];
      const prism = (e: DrawnEye): string[] => [
        e.amount('Ver'),
        e.base('Ver', 'deutsch'),
        e.amount('Hor'),
        e.base('Hor', 'deutsch'),
      ];
      const names = (...words: string[]): string =>
        `<span></span>${words.map((word) => `<i>${word}</i>`).join('')}`;
      const [frame, lens] = [s.dice.whole(3, 14) * 10 - 0.1, s.dice.pick([39.9, 69.9, 119.9])];
      return `<div class="n"><span>glasklar24</span><span style="font-size:12px;font-weight:400">Hilfe ${s.phone()} · Konto · Korb (1)</span></div><div class="b"><div class="st"><b>1 Fassung ✓</b> › <b>2 Sehwerte</b> › 3 Gläser › 4 Versand › 5 Zahlung</div><h3 style="font-size:18px;margin:0 0 2px">Sehwerte eingeben</h3><p class="s">Gespeichert für ${s.patient()} am ${s.date()} · Brillenpass vom Optiker hochgeladen: IMG_${s.dice.digits(4)}.jpg</p><div class="g">${names('Sphäre (SPH)', 'Zylinder (CYL)', 'Achse (AX)', 'Addition (ADD)')}${line('Rechts (OD)', powers(s.right))}${line('Links (OS)', powers(s.left))}</div>${hasPrism(s) ? `<p style="margin:10px 0 0">☑ Meine Verordnung enthält Prismen <span class="s">(Aufpreis 29,00 €)</span></p><div class="g">${names('vertikal', 'Basis', 'horizontal', 'Basis')}${line('Rechts (OD)', prism(s.right))}${line('Links (OS)', prism(s.left))}</div>` : '<p style="margin:10px 0 0">☐ Meine Verordnung enthält Prismen</p>'}<div class="g" style="grid-template-columns:92px 1fr 1fr 2fr"><span></span><i>PD rechts</i><i>PD links</i><i></i><span>☑ zwei Werte</span>${field(s.right.pd())}${field(s.left.pd())}<span class="s">Der Augenabstand steht meist im Brillenpass.</span></div><div class="k"><b>Deine Auswahl</b><p><span>${s.dice.pick(['Fjord 03', 'Kairo Slim', 'Nele rund'])}, ${s.dice.pick(['schwarz', 'transparent', 'havanna'])}, ${s.dice.whole(48, 54)}-${s.dice.whole(16, 20)}-145</span><span>${euro(frame)} €</span></p><p><span>${s.lensType({ single: 'Einstärkengläser 1.6', multi: 'Gleitsichtgläser 1.6' })}</span><span>${euro(lens)} €</span></p><p><b>Zwischensumme</b><b>${euro(frame + lens)} €</b></p></div><div class="bt">Weiter zu den Gläsern</div><p class="s" style="margin:10px 0 0">30 Tage Rückgabe · Versand ab 49 € gratis · Die Angaben müssen einer Verordnung entsprechen, die nicht älter als 24 Monate ist. Datenschutz · Impressum · AGB</p></div>`;
    },
  },
  {
    name: 'y-de-mail-praxisteam',
    language: 'de',
    width: 720,
    fonts: ['Carlito', 'DejaVu Sans', 'Arimo'],
    values: { prism: 0.9, add: 0.4, plus: 0.3 },
    writing: {
      noCylinder: [''],
      minus: ['-', '–', '−'],
      plano: ['plan', '0'],
      degree: true,
      zeros: 'no trailing',
    },
    css: 'body{padding:20px 30px 30px;font-size:15px;line-height:1.5}.h{font-size:13px;line-height:1.5;border-bottom:1px solid #bbb;padding-bottom:8px;margin-bottom:14px;color:#444}.h i{font-style:normal;display:inline-block;width:66px;color:#888}.s{font-size:12px;color:#777;line-height:1.4}',
    draw: (s) => {
      const name = s.patient().split(' ').at(-1) ?? '';
      const from = s.dice.pick(['Jana Wirtz', 'Miriam Kolb', 'Theresa Aigner']);
      const eye = (e: DrawnEye): string => {
        const prism = prisms(
          e,
          'deutsch',
          ' sowie ',
          (amount, base) => `ein Prisma von ${amount} cm/m mit Basis ${base}`,
        );
        return [
          `sphärisch ${e.sph()}`,
          cylinder(e, (cyl, axis) => `Zylinder ${cyl} in Achse ${axis}`),
          hasAdd(s) ? `Nahzusatz ${e.add()}` : '',
          prism && `dazu ${prism}`,
        ]
          .filter(Boolean)
          .join(', ');
      };
      return `<div class="h"><i>Von:</i>Augenpraxis Lindenallee &lt;anmeldung@augen-lindenallee.example&gt;<br><i>An:</i>${s.patient()}<br><i>Gesendet:</i>${s.date()} ${clock(s)}<br><i>Betreff:</i>AW: Bitte um Brillenwerte (Pat.-Nr. ${s.dice.digits(5)})</div><p>Guten Tag ${isWoman(s) ? 'Frau' : 'Herr'} ${name},</p><p>wie am Telefon besprochen, schicken wir Ihnen die Werte aus der letzten Untersuchung. ${s.doctor()} hat für Ihre neue Brille Folgendes aufgeschrieben:</p><p>Für das rechte Auge ${eye(s.right)}. Für das linke Auge ${eye(s.left)}. ${s.dice.chance(0.6) ? `Ihr Augenabstand beträgt ${s.pd()} mm.` : 'Den Augenabstand misst bitte der Optiker.'}</p><p>Bitte beachten Sie, dass sich diese Werte auf einen Hornhautscheitelabstand von 12 mm beziehen. ${s.dice.pick(['Die ersten Tage kann der Boden etwas schräg wirken, das gibt sich.', 'Mit der alten Brille sollten Sie nachts nicht mehr fahren.', 'Das Rezept im Original liegt bei uns an der Anmeldung.'])} Für das Attest und das Porto berechnen wir ${euro(s.dice.pick([5, 7.5, 10]))} €. Ihr nächster Termin ist am ${after(s, 182)} um ${clock(s)} Uhr.</p><p>Herzliche Grüße<br>${from}<br>Medizinische Fachangestellte</p><p class="s">Augenpraxis Lindenallee · ${s.street()} · ${s.town()}<br>Telefon ${s.phone()} · Fax ${s.phone()}<br>Mo, Di, Do 8–12 und 14–17 Uhr, Mi und Fr 8–12 Uhr</p><p class="s">&gt; Am ${after(s, -2)} um ${clock(s)} schrieb ${s.patient()}:<br>&gt; Liebes Praxisteam, ich habe mein Rezept verlegt. Könnten Sie mir die Werte<br>&gt; bitte noch einmal schicken? Versichert bin ich bei der ${s.dice.pick(['TK', 'Barmer', 'DAK'])}. Vielen Dank!</p>`;
    },
  },
  {
    name: 'y-de-optometrie-protokoll-zeilen',
    language: 'de',
    width: 880,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.3, add: 0.55, plus: 0.05 },
    writing: { noCylinder: ['', '–'], plano: ['plan', '0,00', '±0,00'] },
    css: 'body{padding:26px 36px;font-size:13px;line-height:1.35;color:#5a5f63;background:#f4f8f8}h2{margin:0;font-size:20px;font-weight:400;color:#3e8d8a}.s{font-size:10.5px;color:#8a9194}table{width:100%;margin-top:12px}td,th{border-bottom:1px solid #cfdcdc;padding:4px 8px;text-align:left;vertical-align:top}th{font-weight:400;color:#3e8d8a;font-size:12px}td:first-child{width:186px;color:#8a9194}.n td{background:#dff0ee;color:#2c3335;font-size:14.5px}.f{display:grid;grid-template-columns:repeat(3,1fr);gap:4px 18px;margin-top:12px;font-size:12px}',
    draw: (s) => {
      const old = (e: DrawnEye): string => {
        const [sph, cyl, axis] = other(e);
        return `${sph} / ${cyl} × ${axis}`;
      };
      const row = (label: string, of: (e: DrawnEye) => string): string =>
        tr(label, of(s.right), of(s.left));
      const marked = (html: string): string => html.replace('<tr>', '<tr class="n">');
      return `<div class="sides"><div><h2>Refraktionsprotokoll</h2><span class="s">Optometrie Rheinblick AG · ${s.dice.pick(['4310 Rheinfelden · 061', '8200 Schaffhausen · 052', '7000 Chur · 081'])} ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}</span></div><div style="text-align:right">${s.patient()}, ${s.born()}<br><span class="s">Messung ${s.date()}, ${clock(s)} · Kabine ${s.dice.whole(1, 3)} · Dossier ${s.dice.digits(6)}</span></div></div>${table(
        heads('', 'Rechtes Auge', 'Linkes Auge'),
        row('Visus ohne Korrektion', () => s.number(s.dice.pick([0.1, 0.2, 0.4, 0.5]), 1)),
        row('Bisherige Brille', old),
        row('Visus bisherige Brille', () => s.acuity()),
        row('Autorefraktometer', old),
        row('Skiaskopie', old),
        row('Keratometer', () => `${radius(s)} / ${radius(s)} mm`),
        row('Augendruck (NCT)', () => `${s.pressure()} mmHg`),
        marked(row('Neue Korrektion Ferne', (e) => `<b>${e.formula(' × ', ' / ', 'sph')}</b>`)),
        hasAdd(s) ? marked(row('Nahzusatz', (e) => `<b>${e.add()}</b>`)) : '',
        hasPrism(s) ? marked(row('Prisma', (e) => e.prism('deutsch') || 'ohne')) : '',
        marked(row('Monokulare PD', (e) => `${e.pd()} mm`)),
        row('Visus neue Korrektion', () => s.acuity()),
      )}<div class="f"><span>Visus binokular ${s.acuity()}</span><span>Führungsauge ${s.dice.pick(['rechts', 'links'])}</span><span>Stereo ${s.dice.pick(['40″', '60″', '100″'])}</span><span>Amsler o. B.</span><span>Spaltlampe: ${s.dice.pick(['reizfrei', 'MGD Grad 1', 'leichte Injektion'])}</span><span>HSA 12,5 mm</span><span>Arbeitsdistanz ${s.dice.pick(['40', '50', '65'])} cm</span><span>Fahrausweis Gruppe 1: erfüllt</span><span>Kosten CHF ${s.dice.pick(['60.–', '90.–', '120.–'])}</span></div><p style="margin:12px 0 0">Empfehlung: ${s.lensType({ single: 'Einstärkenbrille', multi: 'Gleitsichtbrille' })}, ${s.dice.pick(['Index 1.6, entspiegelt', 'phototrope Gläser', 'Index 1.67, Blaufilter'])}. Nächste Kontrolle in ${s.dice.pick(['12', '24'])} Monaten. ${s.dice.pick(['S. Candrian, MSc Optometrie', 'L. Wettstein, dipl. Augenoptiker', 'P. Hürlimann, BSc Optometrie'])}</p><p class="s" style="margin:8px 0 0">Sämtliche Achsen nach TABO. Das Protokoll dient der Anfertigung einer Sehhilfe und ersetzt keine Untersuchung durch eine Augenärztin oder einen Augenarzt.</p>`;
    },
  },
];
