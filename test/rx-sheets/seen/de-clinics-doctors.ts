import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

const box = (on: boolean): string => (on ? '☒' : '☐');

/** A day that is not the one of the paper. */
const dayIn = (s: Sheet, from: number, to: number): string =>
  `${String(s.dice.whole(1, 28)).padStart(2, '0')}.${String(s.dice.whole(1, 12)).padStart(2, '0')}.${s.dice.whole(from, to)}`;

const isWoman = (name: string): boolean => /Greta|Aylin|Hannelore|Katharina|Sabine/.test(name);

/** Brandt, Greta. */
const lastFirst = (name: string): string => name.replace(/(\p{L}+) (\p{L}+)/u, '$2, $1');

/** Words before each of an eye's values, none where there is no cylinder. */
const spoken = (e: DrawnEye, sphere: string, cylinder: string, axis: string): string => {
  const [sph, cyl, deg] = e.cells('sph', 'cyl', 'axis');
  return `${sphere}${sph}${e.toric ? `${cylinder}${cyl}${axis}${deg}` : ''}`;
};

/** What another measurement says, in one line. */
const measured = (e: DrawnEye, sphere: string, cylinder: string, axis: string): string => {
  const other = e.elsewhere();
  return `${sphere}${other.sph}${cylinder}${other.cyl}${axis}${other.axis}`;
};

const other = (e: DrawnEye): string[] => {
  const { sph, cyl, axis } = e.elsewhere();
  return [sph, cyl, axis];
};

const nearCells = (s: Sheet, e: DrawnEye): string[] =>
  hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis()] : ['', '', ''];

const prismWords = (e: DrawnEye, unit: string, between: string): string =>
  (['Hor', 'Ver'] as const)
    .map((direction) => [e.amount(direction), e.base(direction, 'deutsch')])
    .filter(([amount]) => amount)
    .map(([amount, base]) => `${amount} ${unit} ${base}`)
    .join(between);

const bars =
  '<div style="height:26px;width:150px;background:repeating-linear-gradient(90deg,#000 0 2px,#fff 2px 3px,#000 3px 4px,#fff 4px 8px,#000 8px 11px,#fff 11px 13px)"></div>';

/** The square of dots that registers scan. */
const dots = (s: Sheet): string => {
  const corner = (x: number, y: number): string =>
    `<path d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z" fill-rule="evenodd"/>`;
  const cells = Array.from({ length: 21 * 21 }, (_, i) => [i % 21, Math.floor(i / 21)] as const)
    .filter(([x, y]) => !((x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12)))
    .filter(() => s.dice.chance(0.48))
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`);
  return `<svg viewBox="0 0 21 21" width="64" height="64"><path d="${cells.join('')}"/>${corner(0, 0)}${corner(14, 0)}${corner(0, 14)}</svg>`;
};

/** The half circle by which axes are read. */
const tabo = (name: string): string =>
  `<svg width="150" height="92" viewBox="0 0 150 92" fill="none" stroke="#555"><path d="M25 80a50 50 0 0 1 100 0zM75 80v-5M75 30v7M40 45l5 5M110 45l-5 5M31 55l6 4M119 55l-6 4"/><g fill="#555" stroke="none" font-size="10" text-anchor="middle"><text x="134" y="83">0</text><text x="118" y="41">45</text><text x="75" y="24">90</text><text x="30" y="41">135</text><text x="13" y="83">180</text><text x="75" y="66" font-size="14" font-weight="700">${name}</text></g></svg>`;

/** Papers of eye clinics and eye doctors of Germany, Austria and Switzerland. */
export const clinicsInGerman: Layout[] = [
  {
    name: 'x-de-ambulanzbrief-uniklinik',
    language: 'de',
    width: 880,
    fonts: ['Arimo', 'Carlito', 'Arimo'],
    values: { prism: 0, sameAdd: true, add: 0.6 },
    writing: { plano: ['plan', '0,00', '±0,00'], noCylinder: [''] },
    css: 'body{padding:34px 58px 40px;font-size:14px;line-height:1.4}.k{display:flex;justify-content:space-between;border-bottom:3px solid #00519e;padding-bottom:8px}.k h2{color:#00519e;font-size:21px;margin:0}.k div:last-child{font-size:10.5px;text-align:right;line-height:1.35;color:#444}.m{display:grid;grid-template-columns:1fr 230px;margin-top:24px}.m div:last-child{font-size:11px;line-height:1.5}.abs{font-size:9px;text-decoration:underline;margin-bottom:6px}h4{margin:12px 0 2px;font-size:14px}ol{margin:2px 0 0;padding-left:20px}.bf{width:100%;margin:4px 0 8px;font-size:13px}.bf td,.bf th{border-top:1px solid #aaa;border-bottom:1px solid #aaa;padding:2px 8px;text-align:left;vertical-align:top}p{margin:0 0 7px}.fu{display:flex;justify-content:space-between;border-top:1px solid #00519e;margin-top:26px;padding-top:5px;font-size:9px;color:#555}',
    draw: (s) => {
      const [name, born, date, doctor] = [s.patient(), s.born(), s.date(), s.doctor()];
      const woman = isWoman(name);
      const [who, she] = woman ? ['Ihre Patientin', 'die'] : ['Ihren Patienten', 'der'];
      const place = s.dice.pick(['Halle (Saale)', 'Münster', 'Rostock', 'Homburg', 'Lübeck']);
      const chief = s.dice.pick(['A. Wenderoth', 'M. Harsdorff', 'I. Cremer-Lang']);
      const findings = s.dice.pick([
        ['reizfrei, Cat. incip., HH klar', 'reizfrei, Cat. incip., HH klar'],
        ['Pseudophakie, IOL zentriert, Kapsel klar', 'Cataracta nuclearis +, VK tief'],
        ['LK reizfrei, BUT 6 sec, Linse klar', 'LK reizfrei, BUT 5 sec, Linse klar'],
      ]);
      const reading = (e: DrawnEye): string => measured(e, '', ' / ', ' / ');
      const spectacles = (e: DrawnEye): string => spoken(e, 'sph ', ' cyl ', ' Achse ');
      return `<div class="k"><div><h2>Universitätsklinikum ${place}</h2>Klinik und Poliklinik für Augenheilkunde</div><div>Direktor: Univ.-Prof. Dr. med. ${chief}, FEBO<br>Anmeldung Poliklinik ${s.phone()}<br>Sehschule / Orthoptik –${s.dice.digits(4)} &nbsp; Privatambulanz –${s.dice.digits(4)}<br>augenklinik@ukm.example</div></div><div class="m"><div><p class="abs">Universitätsklinikum · Augenklinik · ${s.street()}</p>${s.dice.pick(['Frau Dr. med. U. Steinbrink', 'Herrn Dr. med. F. Oppermann', 'Praxis Dres. Haas / Tölle'])}<br>Augenheilkunde<br>${s.street()}<br>${s.town()}</div><div>Datum: ${date}<br>Unser Zeichen: AUG/${s.dice.pick(['ke', 'sch', 'dö'])}<br>Pat.-ID: ${s.dice.digits(8)}<br>Fallnummer: ${s.dice.digits(10)}<br>Ambulanz: ${s.dice.pick(['Allgemeine Poliklinik', 'Hornhautsprechstunde', 'Glaukomsprechstunde'])}</div></div><p style="margin-top:22px"><b>${lastFirst(name)}, geb. ${born}</b><br><b>Ambulanzbrief – Vorstellung vom ${date}</b></p><p>Sehr geehrte Kolleginnen und Kollegen,</p><p>wir berichten über ${who}, ${she} sich am o. g. Datum in unserer Poliklinik vorstellte.</p><h4>Diagnosen</h4><ol><li>${s.values.od.sphere < 0 ? 'Myopie und Astigmatismus' : 'Hyperopie und Astigmatismus'} bds. (H52.${s.values.od.sphere < 0 ? 1 : 0}, H52.2)</li>${hasAdd(s) ? '<li>Presbyopie (H52.4)</li>' : ''}<li>${s.dice.pick(['Sicca-Syndrom bds. (H04.1)', 'V. a. okuläre Hypertension (H40.0)', 'Z. n. Glaskörperabhebung RA (H43.8)'])}</li></ol><h4>Befund</h4><table class="bf">${heads('', 'Rechtes Auge', 'Linkes Auge')}${tr('Visus s. c.', s.number(0.3, 1), s.number(0.4, 1))}${tr('Visus c. c.', s.acuity(), s.acuity())}${tr('Tensio (Appl.)', `${s.pressure()} mmHg`, `${s.pressure()} mmHg`)}${tr('VAA', findings[0] ?? '', findings[1] ?? '')}${tr('Fundus (Mydr.)', 'Papille vital, rs, CDR 0,3, Macula o. B.', 'Papille vital, rs, CDR 0,4, Macula o. B.')}</table><p><b>Refraktion:</b> Objektiv (Autorefraktor) R ${reading(s.right)}, L ${reading(s.left)}. In der subjektiven Refraktion wurden folgende Werte am besten akzeptiert und als Brille verordnet: RA ${spectacles(s.right)} (Visus ${s.acuity()}), LA ${spectacles(s.left)} (Visus ${s.acuity()})${hasAdd(s) ? `, Nahzusatz bds. ${s.add()} dpt (Nd 1 in 40 cm)` : ''}.</p><h4>Beurteilung und Procedere</h4><p>Die ${woman ? 'von der Patientin' : 'vom Patienten'} angegebene Sehverschlechterung ist durch die Änderung der Refraktion erklärt. ${hasAdd(s) ? 'Gleitsichtgläser wurden besprochen.' : 'Zum ständigen Tragen geeignet.'} Wir bitten um augenärztliche Kontrolle in ${s.dice.pick([3, 6, 12])} Monaten, bei Zunahme der Beschwerden jederzeit auch kurzfristig.</p><p>Mit freundlichen kollegialen Grüßen</p><div class="sides" style="margin-top:34px;justify-content:flex-start;gap:80px"><div>${doctor}<br><span class="small">Fachärztin/Facharzt für Augenheilkunde</span></div><div class="small" style="align-self:flex-end">Dieser Brief wurde elektronisch freigegeben<br>und ist ohne Unterschrift gültig.</div></div><div class="fu"><span>Anstalt des öffentlichen Rechts<br>USt-IdNr. DE${s.dice.digits(9)}</span><span>Vorstand: Prof. Dr. T. Mehnert (Vors.), K. Rühl<br>Bankverbindung: IBAN DE${s.dice.digits(2)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(2)}</span><span>KTQ-zertifiziert<br>Seite 1 von 1</span></div>`;
    },
  },
  {
    name: 'x-de-refraktionsprotokoll-mvz',
    language: 'de',
    width: 920,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Carlito'],
    values: { prism: 0.25, add: 0.65 },
    writing: { noCylinder: ['', '—'], plano: ['0,00', '±0,00', 'plan'] },
    css: 'body{padding:24px 30px 30px;font-size:13px}.h{background:#22455c;color:#fff;padding:8px 12px;display:flex;justify-content:space-between;align-items:center}.h b{font-size:18px}.h span{font-size:11px;text-align:right}.p{display:grid;grid-template-columns:2fr 1fr 1fr 1fr;border:1px solid #22455c;border-top:0;margin-bottom:14px}.p div{padding:3px 8px;border-right:1px solid #22455c}.p i,.lab{display:block;font:normal 10px Arimo;color:#446}.r{width:100%}.r td,.r th{border:1px solid #8aa;padding:4px 6px;text-align:center}.r td:first-child{text-align:left;font-size:12px}.r th{background:#e3ecf1;font-weight:400;font-size:11px}.r .eye{font-weight:700;font-size:12px;letter-spacing:.5px}.r .fin td{background:#fff3b8;font-weight:700;font-size:15px;border-top:2px solid #000;border-bottom:2px solid #000}.r .s{border-left:3px double #22455c}.b{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px;margin-top:12px;font-size:12px}.b>div{border:1px solid #8aa;padding:5px 8px}.b table{width:100%}.b th{font-weight:400;font-size:10px;text-align:left}.b td{padding:1px 4px 1px 0}.f{font-size:10px;color:#555;margin-top:14px;border-top:1px solid #8aa;padding-top:4px}',
    draw: (s) => {
      const [doctor, date] = [s.doctor(), s.date()];
      const second = (cells: string[]): string[] => [
        `<td class="s">${cells[0]}</td>`,
        ...cells.slice(1),
      ];
      const row = (
        label: string,
        of: (e: DrawnEye) => string[],
        acuities: [string, string],
      ): string[] => [label, ...of(s.right), acuities[0], ...second([...of(s.left), acuities[1]])];
      const values = (e: DrawnEye): string[] => e.cells('sph', 'cyl', 'axis');
      // The row of what is prescribed says the same again, and that one counts.
      const again = (e: DrawnEye): string[] =>
        values(e).map((cell) => cell.replaceAll(/<[^>]+>/g, ''));
      const best: [string, string] = [s.acuity(), s.acuity()];
      const curvature = (name: string): string =>
        tr(name, s.curvature(), `${s.dice.whole(1, 36) * 5}°`, s.curvature());
      return `<div class="h"><b>MVZ ${s.dice.pick(['Augenheilkunde am Stadtring', 'AugenTeam Mitte', 'Augen-Tagesklinik Hansaplatz'])} GmbH</b><span>BSNR ${s.dice.digits(9)}<br>${s.street()}, ${s.town()}</span></div><div class="p"><div><i>Patient</i>${lastFirst(s.patient())}</div><div><i>Geburtsdatum</i>${s.born()}</div><div><i>Untersuchung am</i>${date}</div><div style="border:0"><i>Refraktionist</i>${s.dice.pick(['AO Bihler', 'MFA Nowak', 'B.Sc. Weigelt'])}</div></div><h3 style="margin:0 0 6px">Refraktionsprotokoll</h3><table class="r"><tr><th rowspan="2">Prüfschritt</th><th colspan="4" class="eye">RECHTS</th><th colspan="4" class="eye s">LINKS</th></tr><tr><th>Sph</th><th>Zyl</th><th>Achse</th><th>Visus</th><th class="s">Sph</th><th>Zyl</th><th>Achse</th><th>Visus</th></tr>${tr(...row('1 Getragene Brille (SBM)', other, [s.acuity(), s.acuity()]))}${tr(...row('2 Objektiv (ARK, Median)', other, ['', '']))}${tr('3 Ohne Korrektion', '<td colspan="3"></td>', s.number(0.2, 1), '<td colspan="3" class="s"></td>', s.number(0.25))}${tr(...row('4 Subjektiv monokular', again, best))}${tr(
        ...row('► Verordnung Ferne', values, best),
      ).replace(
        '<tr>',
        '<tr class="fin">',
      )}${hasAdd(s) ? tr('5 Addition (40 cm)', `<td colspan="3"><b>${s.right.add()}</b></td>`, 'Nd 1', `<td colspan="3" class="s"><b>${s.left.add()}</b></td>`, 'Nd 1') : ''}</table>${hasPrism(s) ? `<p style="margin:10px 0 0;padding:4px 8px;border:2px solid #000"><b>Prismatische Korrektion (Verordnung)</b><br>R: ${prismWords(s.right, 'cm/m Basis', ' + ') || 'keine'} &nbsp;·&nbsp; L: ${prismWords(s.left, 'cm/m Basis', ' + ') || 'keine'}</p>` : ''}<div class="b"><div><span class="lab">Keratometrie [dpt]</span>${table(heads('', 'K1', 'Achse', 'K2'), curvature('R'), curvature('L'))}</div><div><span class="lab">Binokularprüfung</span>Führungsauge: ${s.dice.pick(['rechts', 'links'])}<br>Worth: Fusion &nbsp; Lang II: +<br>Binokularvisus: ${s.acuity()}</div><div><span class="lab">Zentrierung / Tonometrie</span>PD R ${s.right.pd()} mm &nbsp; L ${s.left.pd()} mm<br>HSA ${s.dice.whole(12, 14)} mm<br>NCT R ${s.pressure()} / L ${s.pressure()} mmHg</div></div><p style="margin:14px 0 0">${hasAdd(s) ? '☐ Fernbrille &nbsp; ☐ Nahbrille &nbsp; ☒ Gleitsicht' : '☒ Fernbrille &nbsp; ☐ Nahbrille &nbsp; ☐ Gleitsicht'} &nbsp; ☐ Arbeitsplatz &nbsp;&nbsp; Freigabe durch Arzt: <b>${doctor}</b></p><p class="f">Gelb hinterlegte Zeile = Werte zur Vorlage beim Augenoptiker. Ausdruck aus der Praxissoftware, maschinell erstellt, ohne Unterschrift gültig.</p>`;
    },
  },
  {
    name: 'x-de-karteiauszug',
    language: 'de',
    width: 820,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0.15, sameAdd: true, add: 0.55 },
    writing: { minus: ['-'], noCylinder: [''], plano: ['0,00', '+0,00', 'plan'], degree: false },
    css: 'body{padding:28px 30px 40px;font-size:13px;line-height:1.45}.o{display:flex;justify-content:space-between;border-bottom:1px solid #000;padding-bottom:3px}.s{background:#e8e8e8;padding:3px 6px;margin:8px 0}table{width:100%}td,th{vertical-align:top;padding:1px 10px 1px 0;text-align:left}th{border-bottom:1px dashed #000}td:nth-child(1){width:98px}td:nth-child(2){width:46px}.n td{border-top:1px dotted #777}pre{font:inherit;margin:0;white-space:pre-wrap}',
    draw: (s) => {
      const [date, doctor] = [s.date(), s.doctor()];
      const line = (day: string, sign: string, text: string): string =>
        `<tr${day ? ' class="n"' : ''}><td>${day}</td><td>${sign}</td><td><pre>${text}</pre></td></tr>`;
      const eye = (e: DrawnEye): string => spoken(e, '', ' ', ' A ');
      const reading = (e: DrawnEye): string => measured(e, '', ' ', ' A ');
      const initials = s.dice.pick(['hw', 'br', 'sz']);
      return `<div class="o"><span>${doctor}, FA für Augenheilkunde</span><span>Druck: ${date}  S. 1</span></div><p class="s"><b>KARTEIAUSZUG</b> &nbsp; Pat.-Nr. ${s.dice.digits(5)}<br>${lastFirst(s.patient())} &nbsp; *${s.born()} &nbsp; ${s.dice.pick(['GKV AOK Nordost', 'GKV Barmer', 'PKV Debeka', 'GKV TK'])}<br>${s.street()}, ${s.town()} &nbsp; Tel ${s.phone()}</p><table>${heads('Datum', 'Typ', 'Eintrag')}${[
        line(
          dayIn(s, 2020, 2021),
          'A',
          s.dice.pick([
            'Kontrolle, keine Beschw., Familie: Glaukom (Vater)',
            'Fremdkörpergefühl LA seit 3 Tagen, kein Trauma',
          ]),
        ),
        line('', 'V', `R cc ${s.acuity()}   L cc ${s.acuity()}`),
        line('', 'T', `R ${s.pressure()}  L ${s.pressure()} mmHg NCT`),
        line('', 'B', 'VAA reizfrei, HH klar, VK tief, Linse klar\nFundus bds. o.B., CDR 0,2/0,3'),
        line('', 'L', '06212 06220 06225'),
        line(
          date,
          'A',
          s.dice.pick([
            'möchte neue Brille, sieht in der Ferne unscharf',
            'Kopfschmerzen am Bildschirm, Brille 4 J. alt',
          ]),
        ),
        line('', 'LM', `alte Brille  R ${reading(s.right)}\n             L ${reading(s.left)}`),
        line('', 'AR', `R ${reading(s.right)}\nL ${reading(s.left)}`),
        line('', 'T', `R ${s.pressure()}  L ${s.pressure()} mmHg NCT (${initials})`),
        line('', 'V', `sc R ${s.number(0.3, 1)}  L ${s.number(0.4, 1)}`),
        line(
          '',
          'BR',
          `<b>Brillenverordnung ${hasAdd(s) ? 'Gleitsicht' : 'Ferne'}</b>\nR ${eye(s.right)}   V ${s.acuity()}\nL ${eye(s.left)}   V ${s.acuity()}${hasAdd(s) ? `\nAdd bds. ${s.add()}` : ''}${hasPrism(s) ? `\nPrisma R ${prismWords(s.right, 'Basis', ' / ') || '-'}\n       L ${prismWords(s.left, 'Basis', ' / ') || '-'}` : ''}\nPD ${s.pd()}`,
        ),
        line(
          '',
          'DI',
          `H52.${s.values.od.sphere < 0 ? 1 : 0} G bds., H52.2 G bds.${hasAdd(s) ? ', H52.4 G' : ''}`,
        ),
        line('', 'B', 'VAA unverändert, Fundus Mydr. bds.: Papillen rs, Macula o.B.'),
        line('', 'P', 'Ko in 12 Mon., bei Bedarf früher'),
        line('', 'L', '06212 06220'),
      ].join(
        '',
      )}</table><p style="margin-top:16px;border-top:1px solid #000">*** Ende des Auszugs *** 2 Behandlungstage ausgewählt</p>`;
    },
  },
  {
    name: 'x-de-ordination-verordnung',
    language: 'de',
    pen: 'sometimes',
    width: 640,
    fonts: ['Tinos', 'DejaVu Serif', 'Arimo'],
    values: { prism: 0.2, add: 0.5 },
    writing: { noCylinder: ['', '–'], plano: ['plan', '0,00'], gap: '' },
    css: 'body{padding:30px 38px 36px;font-size:16px}.c{text-align:center;line-height:1.3}.c b{font-size:19px}.k{border:1px solid #333;padding:4px 10px;margin:12px 0;font-size:13px;display:grid;grid-template-columns:1fr 1fr;gap:2px 14px}h2{text-align:center;letter-spacing:3px;font-size:19px;margin:12px 0 2px}.w{width:100%}.w td,.w th{border:1px solid #333;text-align:center;height:32px;padding:2px 6px}.w td:first-child{text-align:left;width:150px;font-size:14px}.w th{height:auto;padding:0}.w th:first-child{font-weight:400;font-size:12px}.x{font-size:13px;line-height:1.7}',
    draw: (s) => {
      const doctor = s.doctor();
      const town = s.dice.pick(['1090 Wien', '5020 Salzburg', '4600 Wels', '8010 Graz']);
      const row = (label: string, of: (e: DrawnEye) => string): string =>
        tr(label, of(s.right), of(s.left));
      const insurer = s.dice.whole(0, 3);
      return `<div class="c"><b>${doctor}</b><br>Facharzt für Augenheilkunde und Optometrie<br>${s.dice.pick(['Währinger Gürtel', 'Linzer Gasse', 'Ringstraße'])} ${s.dice.whole(2, 90)}/Stiege 2/Tür ${s.dice.whole(3, 19)}, ${town}<br><span class="small">Tel. 0${s.dice.whole(1, 7)}/${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)} – Ordination: Mo, Di, Do 8–12, Mi 14–18 Uhr und nach Vereinbarung</span></div><div class="k"><span>Name: ${s.patient()}</span><span>Datum: ${s.date()}</span><span>VSNR: ${s.filled(`${s.dice.digits(4)} ${dayIn(s, 1950, 2009).replace(/\.(19|20)?/g, '')}`)}</span><span>${['ÖGK', 'SVS', 'BVAEB', 'Privat'].map((name, i) => `${box(i === insurer)} ${name}`).join(' &nbsp;')}</span></div><h2>BRILLENVERORDNUNG</h2><table class="w">${tr('<th>Achsen nach TABO</th>', `<th>${tabo('R')}</th>`, `<th>${tabo('L')}</th>`)}${row('Sphäre', (e) => e.sph())}${row('Zylinder', (e) => e.cyl())}${row('Achse', (e) => e.axis())}${row('Nahzusatz', (e) => e.add())}${row('Prisma', (e) => e.amounts())}${row('Basis', (e) => e.bases('deutsch'))}${row('Pupillardistanz', (e) => e.pd())}</table><p class="x" style="margin-top:10px">${box(!hasAdd(s))} Fernbrille &nbsp; ☐ Lesebrille &nbsp; ${box(hasAdd(s))} Mehrstärkenbrille (Gleitsicht) &nbsp; ☐ Bifokal &nbsp; ☐ Prismen-Folie<br>☐ Mineralglas &nbsp; ☒ Kunststoff &nbsp; ☐ Tönung ……… % &nbsp; ☒ entspiegelt &nbsp; Sehschärfe c.c. R ${s.filled(s.acuity())} L ${s.filled(s.acuity())}</p><div class="sides" style="margin-top:40px"><span class="small" style="max-width:320px">Der Kassenanteil für Heilbehelfe ist vom Vertragsoptiker vor Abgabe zu verrechnen. Gültig innerhalb eines Monats ab Ausstellung.</span><span class="small" style="border-top:1px solid #333;padding:2px 24px 0">Stempel und Unterschrift</span></div>`;
    },
  },
  {
    name: 'x-de-kantonsspital-rezept',
    language: 'de',
    width: 960,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans Condensed'],
    values: { prism: 0.25, add: 0.5 },
    writing: { noCylinder: ['', '–'], plano: ['plan', '0,00', '±0,00'] },
    css: 'body{padding:26px 36px 30px;font-size:15px}.h{display:flex;gap:16px;align-items:flex-start}.lg{background:#d4001a;color:#fff;font-weight:700;font-size:22px;padding:10px 12px;line-height:1}.h div:nth-child(2){flex:1;font-size:13px}.h div:nth-child(3){font-size:11px;text-align:right;line-height:1.4}.pa{display:grid;grid-template-columns:1.5fr 1fr 1fr 1.1fr;margin:16px 0 10px;gap:1px;background:#999;border:1px solid #999}.pa div{background:#fff;padding:3px 8px}.pa i{display:block;font:italic 10px Arimo;color:#666}.t{width:100%}.t td,.t th{border:1px solid #999;text-align:center;padding:6px 5px;height:34px}.t th{font-weight:400;font-size:11px;line-height:1.2;background:#f4f4f4;height:auto}.t th i{color:#777}.v td,.v th{text-align:left}.u{display:grid;grid-template-columns:1.3fr 1fr;gap:20px;margin-top:14px;font-size:12.5px;line-height:1.75}.f{font-size:9.5px;color:#666;border-top:1px solid #999;margin-top:18px;padding-top:4px}',
    draw: (s) => {
      const [doctor, date] = [s.doctor(), s.date()];
      const place = s.dice.pick(['8400 Winterthur', '5001 Aarau', '3600 Thun', '6000 Luzern']);
      const far = (name: string, e: DrawnEye): string[] => [
        `<th><b>${name}</b></th>`,
        ...e.cells('sph', 'cyl', 'axis'),
        e.amounts(),
        e.bases('degrees'),
        s.acuity(),
      ];
      const near = (name: string, e: DrawnEye): string[] => [
        `<th><b>${name}</b></th>`,
        ...nearCells(s, e),
        '',
        '',
        '',
      ];
      return `<div class="h"><div class="lg">KS</div><div><b>Kantonsspital ${place.slice(5)}</b><br>Augenklinik · Clinique d’ophtalmologie<br>Chefarzt: PD Dr. med. ${s.dice.pick(['R. Ammann', 'S. Gerber', 'Ch. Zürcher'])}</div><div>Sekretariat 0${s.dice.whole(31, 71)} ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}<br>Spitalstrasse ${s.dice.whole(1, 40)}, ${place}<br>ZSR-Nr. ${s.dice.pick(['H', 'Z'])} ${s.dice.digits(4)}.${s.dice.digits(2)} · GLN 760100${s.dice.digits(7)}</div></div><h2 style="margin:18px 0 0;font-size:22px">Brillenrezept <span style="font-weight:400;color:#666;font-size:16px">/ Ordonnance de lunettes</span></h2><div class="pa"><div><i>Name, Vorname / Nom, prénom</i>${lastFirst(s.patient())}</div><div><i>Geburtsdatum / Né(e) le</i>${s.born()}</div><div><i>Datum / Date</i>${date}</div><div><i>AHV-Nr. / No AVS</i>756.${s.dice.digits(4)}.${s.dice.digits(4)}.${s.dice.digits(2)}</div></div><table class="t">${heads('', '', 'Sphäre<br><i>sphère</i>', 'Zylinder<br><i>cylindre</i>', 'Achse<br><i>axe</i>', 'Prisma<br><i>prisme</i>', 'Basis °<br><i>base °</i>', 'Visus c.c.<br><i>acuité</i>')}${tr('<th rowspan="2">Ferne<br><i>loin</i></th>', ...far('R / D', s.right))}${tr(...far('L / G', s.left))}${tr('<th rowspan="2">Nähe<br><i>près</i></th>', ...near('R / D', s.right))}${tr(...near('L / G', s.left))}</table><div class="u"><div>${box(!hasAdd(s))} Einstärkengläser / <i>unifocaux</i> &nbsp; ${box(hasAdd(s))} Gleitsichtgläser / <i>progressifs</i><br>☐ Bifokal / <i>bifocaux</i> &nbsp; ☐ Kantenfilter &nbsp; ☒ entspiegelt / <i>antireflet</i><br>Pupillendistanz / <i>écart pupillaire</i> &nbsp; ${s.pd()} mm</div><div>${box(false)} KVG-Beitrag (bis 18 Jahre) &nbsp; ${box(false)} IV &nbsp; ${box(false)} UVG<br>${box(true)} Selbstzahler / <i>à charge du patient</i><br>Bemerkung: ${s.dice.pick(['Anpassung abwarten', 'keine', 'Erstkorrektur'])}</div></div><div class="sides" style="margin-top:34px;align-items:flex-end"><span>${doctor}<br><span class="small">Oberärztin / Oberarzt Augenklinik</span></span><span class="small">Unterschrift / Signature ……………………………………</span></div><p class="f">Die Pflichtleistung nach MiGeL Pos. 25.01 setzt eine ärztliche Verordnung voraus. Rückfragen zur Verträglichkeit bitte innert 8 Wochen. Form. AK-017 V4 ${s.dice.pick(['11.21', '03.23'])}</p>`;
    },
  },
  {
    name: 'x-de-orthoptischer-befund',
    language: 'de',
    width: 800,
    fonts: ['Carlito', 'Tinos', 'Arimo'],
    values: { prism: 0.5, add: 0.15 },
    writing: { noCylinder: [''], plano: ['plan', '0,00', '+0,00'], degree: true },
    css: 'body{padding:36px 50px 46px;font-size:15px}.h{border-left:8px solid #7a9a3a;padding-left:14px;margin-bottom:20px}.h b{font-size:18px}.d{display:grid;grid-template-columns:140px 1fr}.d>*{padding:5px 0;border-top:1px solid #d8dfc8}.d dt{font-variant:small-caps;color:#56702a;font-size:15px}.d dd{margin:0}.br{background:#f1f5e8;padding:8px 12px!important}.s td{padding:0 18px 0 0}',
    draw: (s) => {
      const [name, doctor, date] = [s.patient(), s.doctor(), s.date()];
      const item = (label: string, text: string, sort = ''): string =>
        `<dt>${label}</dt><dd class="${sort}">${text}</dd>`;
      const lens = (e: DrawnEye): string => spoken(e, '', ' komb. cyl ', ' Achse ');
      const retina = (e: DrawnEye): string => measured(e, '', ' / ', ' × ');
      const deviation = s.dice.whole(4, 18);
      const [reason, sign] = s.dice.pick([
        ['Strabismus convergens', '+'],
        ['Mikrostrabismus', '+'],
        ['intermittierender Exotropie', '–'],
      ]);
      return `<div class="h"><b>${s.dice.pick(['Augenklinik am St.-Marien-Hospital', 'Helene-Lange-Klinikum', 'Klinikum Nordheide'])}</b><br>Abteilung für Orthoptik und Kinderophthalmologie (Sehschule)<br><span class="small">${s.street()}, ${s.town()} · Telefon ${s.phone()} · Termine nur nach Vereinbarung</span></div><div class="sides"><p>An die<br>Kinder- und Jugendarztpraxis<br>${s.street()}<br>${s.town()}</p><p style="text-align:right">${date}</p></div><p><b>Orthoptischer Befundbericht</b><br>Patient/in: ${name}, geb. ${dayIn(s, 2013, 2019)}, vorgestellt am ${date}</p><dl class="d">${[
        item(
          'Anlass',
          `${s.dice.pick(['Kontrolle', 'Erstvorstellung', 'Verlaufskontrolle'])} bei ${reason}, familiär ${s.dice.pick(['unauffällig', 'Mutter Schielamblyopie'])}. ${s.dice.pick(['Frühgeburt 34. SSW.', 'Geburt termingerecht.'])}`,
        ),
        item(
          'Visus c. c.',
          `Ferne: RA ${s.acuity()}p, LA ${s.acuity()} (Landolt-C, Reihe) &nbsp; Nähe: RA ${s.acuity()}, LA ${s.acuity()} (LH, 40 cm)`,
        ),
        item(
          'Stellung',
          `Simultaner Prismencovertest: F ${sign}${deviation} pdpt, N ${sign}${deviation + 2} pdpt; Aufdecktest: prompte Einstellbewegung LA`,
        ),
        item(
          'Motilität',
          `frei in 9 BR, Konvergenz bis ${s.dice.whole(5, 12)} cm, Obliquus inferior +`,
        ),
        item(
          'Binokularsehen',
          `Bagolini ${s.dice.pick(['positiv', 'Exklusion L'])}, Lang I ${s.dice.pick(['2/3', '0/3', '3/3'])}, Titmus ${s.dice.pick(['Fliege +', 'Ringe 4/9', 'negativ'])}`,
        ),
        item(
          'Skiaskopie',
          `in Zykloplegie (2 × Cyclopentolat 1 %): R ${retina(s.right)}; L ${retina(s.left)}`,
        ),
        item('Fundus', 'Papillen randscharf, Fixation foveolar bds.'),
        item(
          '<b>Verordnete Brille</b>',
          `<table class="s">${tr('<b>R</b>', lens(s.right), prismWords(s.right, 'pdpt Basis', ', '))}${tr('<b>L</b>', lens(s.left), prismWords(s.left, 'pdpt Basis', ', '))}</table>${hasAdd(s) ? `Bifokal (Executive), Addition R ${s.right.add()} L ${s.left.add()}, Trennkante untere Pupillenhälfte<br>` : ''}zum dauernden Tragen, bruchsichere Gläser`,
          'br',
        ),
        item(
          'Therapie',
          `Okklusion ${s.dice.pick(['RA', 'LA'])} ${s.dice.whole(2, 6)} Std. täglich; Wiedervorstellung in ${s.dice.pick([8, 12])} Wochen mit neuer Brille`,
        ),
      ].join(
        '',
      )}</dl><p>Bei Rückfragen stehen wir gerne zur Verfügung.</p><div class="sides" style="margin-top:44px"><span>${s.dice.pick(['K. Rademacher', 'J. Wiesner'])}<br><span class="small">Orthoptist/in</span></span><span>${doctor}<br><span class="small">Leitung Sehschule</span></span></div>`;
    },
  },
  {
    name: 'x-de-sehschule-bogen',
    language: 'de',
    pen: 'sometimes',
    width: 760,
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    values: { prism: 0.3, add: 0 },
    writing: { noCylinder: ['', '–', 'sph'], plano: ['plan', '0,00', '0'] },
    css: 'body{background:#fffbe0;padding:26px 32px 30px;font-size:14px}h2{font-size:20px;margin:0}.a{border:2px solid #c79a00;border-radius:8px;padding:6px 12px;margin:10px 0;display:grid;grid-template-columns:2fr 1fr;gap:3px 20px}.a i,th{font:normal 11px Arimo;color:#7a5f00}h4{margin:14px 0 4px;color:#7a5f00;font-size:14px;border-bottom:1px solid #c79a00}table{width:100%}td,th{border:1px solid #c79a00;padding:4px 6px;text-align:center}.g td{height:44px;font-size:16px}.g td:first-child{font-weight:700}.e td{font-size:12px;padding:2px 6px}.o td{height:24px;font-size:12px}',
    draw: (s) => {
      const [doctor, date] = [s.doctor(), s.date()];
      const lens = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('deutsch', '<br>'),
          s.filled(s.acuity()),
          e.pd(),
        );
      const patched = s.dice.pick(['R', 'L']);
      const visit = (year: number): string =>
        tr(
          ...[
            dayIn(s, year, year),
            s.acuity(),
            s.acuity(),
            s.dice.pick(['0/3', '2/3', '3/3']),
            `${patched}A ${s.dice.whole(1, 6)} h`,
          ].map(s.filled),
        );
      return `<div class="sides"><h2>Sehschul-Begleitblatt</h2><span class="small" style="text-align:right">${doctor} · Augenärzte am Kirchplatz<br>${s.street()}, ${s.town()}</span></div><div class="a"><span><i>Kind</i> ${s.patient()}</span><span><i>geb.</i> ${s.filled(dayIn(s, 2014, 2016))}</span><span><i>Ausgefüllt bei der Untersuchung am</i> ${date}</span><span><i>Notfall-Tel.</i> ${s.phone()}</span></div><h4>Bisheriger Verlauf</h4><table class="e">${heads('Termin', 'Visus R', 'Visus L', 'Lang-Test', 'Abkleben')}${visit(2021)}${visit(2022)}</table><h4>Neue Brille – bitte dem Optiker vorlegen</h4><table class="g">${heads('Auge', 'Sphäre', 'Zylinder', 'Achse', 'Prisma/Basis', 'Visus mit Glas', 'PD (mm)')}${lens('Rechts', s.right)}${lens('Links', s.left)}</table><p style="margin:8px 0 0;font-size:12.5px">☒ ganztags tragen &nbsp; ☐ nur in der Schule &nbsp; ☒ Kunststoffgläser &nbsp; ☐ Sportbrille &nbsp; ☐ Sonnenschutz ${s.dice.pick(['25', '65'])} %</p><h4>Okklusionsplan (Pflaster auf dem ${patched === 'R' ? 'rechten' : 'linken'} Auge, Stunden je Tag)</h4><table class="o">${heads('Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So')}${tr(...Array.from({ length: 7 }, () => s.filled(String(s.dice.pick([2, 2, 3])))))}</table><p class="small" style="margin-top:10px;line-height:1.4">Liebe Eltern, bitte bringen Sie dieses Blatt und die Brille zu jedem Termin mit. Bis zum vollendeten 14. Lebensjahr übernimmt die gesetzliche Krankenkasse den Festbetrag auch bei unveränderten Werten, wenn die Brille zu klein geworden ist.</p><div class="sides" style="margin-top:26px"><span class="small">Nächster Termin: ${s.filled(s.dice.pick(['in 3 Monaten', 'in 8 Wochen', 'in 6 Wochen']))}</span><span class="small" style="border-top:1px solid #7a5f00;padding:2px 40px 0">Orthoptistin / Arzt</span></div>`;
    },
  },
  {
    name: 'x-de-kurzarztbrief-ivom',
    language: 'de',
    width: 860,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Tinos'],
    values: { prism: 0, add: 1 },
    writing: { noCylinder: ['', '0,00'], plano: ['0,00', 'plan', '±0,00'] },
    css: 'body{padding:30px 44px 36px;font-size:13.5px;line-height:1.38}.z{display:flex;justify-content:space-between;align-items:center}.z .n{font-size:17px;font-weight:700;color:#0b6e6e}.z .m{width:44px;height:44px;border:6px solid #0b6e6e;border-radius:50%;background:radial-gradient(#0b6e6e 30%,#fff 32%)}.tt{background:#0b6e6e;color:#fff;padding:3px 10px;font-weight:700;letter-spacing:2px;margin:10px 0}.g{display:grid;grid-template-columns:1fr 1fr;gap:4px 26px}.g h4{margin:0 0 2px;font-size:12px;color:#0b6e6e;text-transform:uppercase}.g p{margin:0 0 6px}.r{width:100%;margin:6px 0 10px}.r td,.r th{border:1px solid #7aa;padding:3px 5px;text-align:center;font-size:13px}.r th{font-size:10.5px;font-weight:400;background:#e9f3f3}.r .ak,.r .al{border-left:2px solid #0b6e6e}.r th.ak{background:#cfe6e6;font-weight:700}.q{font-size:10px;color:#555}',
    draw: (s) => {
      const [name, born, date, doctor] = [s.patient(), dayIn(s, 1936, 1958), s.date(), s.doctor()];
      const sick = s.dice.pick(['RA', 'LA']);
      const drug = s.dice.pick([
        'Aflibercept 2 mg',
        'Ranibizumab 0,5 mg',
        'Faricimab 6 mg',
        'Bevacizumab 1,25 mg',
      ]);
      const row = (side: string, e: DrawnEye): string => {
        const [sph, ...more] = e.cells('sph', 'cyl', 'axis', 'add');
        return tr(
          `<b>${side}</b>`,
          ...other(e),
          s.number(s.dice.whole(2, 5) / 10, 1),
          `${s.dice.whole(240, 420)}`,
          `<td class="ak">${sph}</td>`,
          ...more,
          s.acuity(),
        );
      };
      return `<div class="z"><div><span class="n">Augen-Tagesklinik ${s.dice.pick(['Ruhrallee', 'Elbmarsch', 'Taubertal', 'Schlosspark'])}</span><br><span class="small">Makula- und IVOM-Ambulanz · ${s.street()} · ${s.town()} · Tel. ${s.phone()} · Fax ${s.phone()}</span></div><div class="m"></div></div><p class="tt">KURZARZTBRIEF</p><div class="sides"><p>Betrifft: <b>${name}</b>, *${born}<br>Behandlungstag: ${date} &nbsp; Fall ${s.dice.digits(7)}</p><p class="small">Verteiler:<br>Hausarzt, weiterbehandelnder Augenarzt,<br>Patient/in zur Vorlage beim Optiker</p></div><div class="g"><div><h4>Diagnose</h4><p>${sick} ${s.dice.pick(['exsudative AMD (H35.3)', 'diabetisches Makulaödem (H36.0)', 'Z. n. Venenastverschluss (H34.8)'])}<br>Pseudophakie bds. (Z96.1)</p></div><div><h4>Therapie</h4><p>${sick} ${s.dice.whole(5, 19)}. IVOM ${drug} am ${dayIn(s, 2021, 2022)}<br>seither inaktiv, keine Injektion heute</p></div><div><h4>OCT</h4><p>Kein intra-/subretinales Fluid, PED flach</p></div><div><h4>Tensio</h4><p>R ${s.pressure()} mmHg, L ${s.pressure()} mmHg (Goldmann)</p></div></div><p style="margin:8px 0 2px"><b>Refraktion und Sehschärfe</b></p><table class="r"><tr><th rowspan="2"></th><th colspan="5">bei Aufnahme in die Ambulanz</th><th colspan="5" class="ak">AKTUELL = BRILLENWERTE</th></tr><tr><th>sph</th><th>cyl</th><th>Ax</th><th>Vis</th><th>CRT µm</th><th class="al">sph</th><th>cyl</th><th>Ax</th><th>Add</th><th>Vis</th></tr>${row('R', s.right)}${row('L', s.left)}</table><p><b>Empfehlung:</b> Bei stabilem Makulabefund kann jetzt die Brille nach den aktuellen Werten (rechte Tabellenhälfte) angefertigt werden, ${s.dice.pick(['Gleitsicht- oder getrennte Lesebrille nach Wunsch', 'Gleitsichtgläser, kontraststeigernde Filter zum Lesen'])}. Selbstkontrolle mit Amsler-Netz wöchentlich. OCT-Kontrolle in ${s.dice.pick([4, 6, 8])} Wochen bei uns, bei neuen Verzerrungen sofort.</p><p><b>Medikation:</b> ${s.dice.pick(['Tränenersatz 4× tgl. bds.', 'Dorzolamid/Timolol AT 2× tgl. bds.', 'keine Augentropfen'])}</p><p style="margin-top:24px">Mit kollegialem Gruß</p><p style="margin-top:26px">gez. ${doctor}<br><span class="small">Ärztliche Leitung</span></p><p class="q">Vertraulich – unterliegt der ärztlichen Schweigepflicht (§ 203 StGB). Irrläufer bitte vernichten und uns benachrichtigen. Erstellt ${date}, Vorlage KAB-3.</p>`;
    },
  },
  {
    name: 'x-de-augenzentrum-kacheln',
    language: 'de',
    width: 800,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    values: { prism: 0.25, add: 0.55 },
    writing: { noCylinder: ['', '—', '0,00'], plano: ['0,00', '±0,00', 'plan'] },
    css: 'body{padding:0 0 24px;font-size:15px}.h{background:linear-gradient(100deg,#5b2a86,#2f6fb3);color:#fff;padding:18px 36px;display:flex;justify-content:space-between;align-items:center}.h b{font-size:24px}.h span{font-size:12px}.m{padding:16px 36px 0}.pz{display:flex;justify-content:space-between;font-size:14px;margin-bottom:14px}.e{display:grid;grid-template-columns:1fr 1fr;gap:18px}.e section{border:1px solid #b9a6cc;border-radius:10px;overflow:hidden}.e h3{margin:0;background:#efe8f5;color:#5b2a86;font-size:14px;padding:4px 12px}.e .k{display:grid;grid-template-columns:1fr 1fr 1fr;padding:6px}.k div{margin:4px;padding:3px 7px;background:#fafafa;border-bottom:2px solid #5b2a86;min-height:46px;font-size:17px}.k i{display:block;font:normal 10px Arimo;color:#777}.li{margin:14px 0;font-size:13px;line-height:1.7;border:1px dashed #b9a6cc;padding:6px 12px}.st{display:grid;grid-template-columns:64px 1fr 190px;gap:16px;align-items:end;font-size:11px;color:#555}.so{margin:18px 36px 0;border-top:1px solid #b9a6cc;padding-top:6px;display:flex;justify-content:space-between;font-size:10px;color:#666}',
    draw: (s) => {
      const [doctor, date] = [s.doctor(), s.date()];
      const tile = (label: string, value: string): string => `<div><i>${label}</i>${value}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<section><h3>${name}</h3><div class="k">${[
          tile('SPH (dpt)', e.sph()),
          tile('CYL (dpt)', e.cyl()),
          tile('ACHSE (TABO)', e.axis()),
          ...(hasAdd(s) ? [tile('ADDITION', e.add())] : []),
          ...(hasPrism(s)
            ? [tile('PRISMA (cm/m)', e.amounts()), tile('BASIS', e.bases('deutsch'))]
            : []),
          tile('PD MONOKULAR', `${e.pd()} <small>mm</small>`),
          tile('VISUS CC', s.acuity()),
        ].join('')}</div></section>`;
      return `<div class="h"><div><b>${s.dice.pick(['Augenzentrum Rheinbogen', 'Smile & See Augenärzte', 'AUGENKOMPETENZ Süd'])}</b><br><span>Überörtliche Berufsausübungsgemeinschaft · ${s.dice.whole(4, 12)} Standorte</span></div><span style="text-align:right">Terminservice ${s.phone()}<br>Mo–Fr 7:30–18:00 Uhr</span></div><div class="m"><div class="pz"><span><b>${s.patient()}</b><br>geboren am ${s.born()}<br>${s.street()}, ${s.town()}</span><span style="text-align:right">Ausgestellt am <b>${date}</b><br>Kunden-/Pat.-Nr. ${s.dice.digits(6)}<br>Standort ${s.town().slice(6)}</span></div><h2 style="color:#5b2a86;margin:0 0 8px">Ihre Brillenwerte</h2><div class="e">${eye('RECHTES AUGE (R)', s.right)}${eye('LINKES AUGE (L)', s.left)}</div><div class="li">Glasempfehlung: <b>${s.lensType({ single: 'Einstärkengläser', multi: 'Gleitsichtgläser' })}</b> · Hornhautscheitelabstand ${s.dice.whole(12, 14)} mm · ${s.dice.pick(['Entspiegelung + Hartschicht', 'selbsttönend', 'Index 1,6 oder höher'])}<br>Augeninnendruck R ${s.pressure()} / L ${s.pressure()} mmHg · Befund im Übrigen: unauffällig<br>Privatleistung GOÄ 1200, 1256: ${s.dice.pick(['21,32', '27,49', '34,86'])} € (bereits bezahlt)</div><div class="st">${dots(s)}<span>Für den Augenoptiker: Scannen Sie den Code, um die Werte in Ihre Warenwirtschaft zu übernehmen. Die Werte sind sechs Monate gültig; danach empfehlen wir eine erneute Bestimmung.</span><span style="border-top:1px solid #555;text-align:center;padding-top:2px">${doctor}</span></div></div><div class="so"><span>Sitz: ${s.town()}</span><span>Ärztliche Leitung: Dr. med. P. Hallmann</span><span>IK ${s.dice.digits(9)}</span><span>www.augen-rb.example</span></div>`;
    },
  },
  {
    name: 'x-de-brillenpass-klappkarte',
    language: 'de',
    width: 840,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Courier Prime'],
    values: { prism: 0.2, add: 0.5 },
    writing: { noCylinder: ['', '—'], plano: ['0,00', 'plan'], addPlus: true },
    css: 'body{background:#c9d3d6;padding:20px;font-size:14px}.kk{display:grid;grid-template-columns:300px 1fr;background:#fff;border-radius:6px}.li{border-right:1px dashed #888;padding:18px;background:#f2f7f4;border-radius:6px 0 0 6px;display:flex;flex-direction:column;gap:8px}.li h1{font-size:25px;letter-spacing:1px;color:#1d6b45;margin:0}.li i,.re i{display:block;font:normal 10px Arimo;color:#2f7d57}.li>div{border-bottom:1px solid #9bb8a8;min-height:34px}.re{padding:16px 18px}.re table{width:100%}.re td,.re th{border:1px solid #9bb8a8;padding:5px 3px;text-align:center}.re th{font-weight:400;font-size:10.5px;color:#1d6b45}.re td{font-size:15px}.n{font-size:10px;color:#666;line-height:1.35;margin:10px 0 0}.d{display:flex;justify-content:space-between;gap:12px;margin-top:10px;font-size:13px}',
    draw: (s) => {
      const [doctor, date] = [s.doctor(), s.date()];
      const lens = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amounts(),
          e.bases('deutsch'),
        );
      const field = (label: string, text: string): string => `<div><i>${label}</i>${text}</div>`;
      return `<div class="kk"><div class="li"><h1>BRILLENPASS</h1>${field('Inhaber/in', s.patient())}${field('Geburtstag', s.born())}${field('Anschrift', `${s.street()}<br>${s.town()}`)}${field('Augenärztin / Augenarzt', `${doctor}<br><span class="small">Tel. ${s.phone()}</span>`)}<div style="border:0;margin-top:auto">${bars}<span class="small">${s.dice.digits(12)}</span></div></div><div class="re"><div class="sides" style="align-items:flex-end;margin-bottom:8px"><b>Fernbrillenwerte</b><span>Refraktion vom ${date}</span></div><table>${heads('', 'Sph.', 'Cyl.', 'Ax.°', 'Nahzus.', 'Pr.', 'Bas.')}${lens('R', s.right)}${lens('L', s.left)}</table><div class="d"><span><i>Pupillenabstand</i>${s.pd()} mm</span><span><i>Visus R / L / bin.</i>${s.acuity()} / ${s.acuity()} / ${s.acuity()}</span><span><i>Scheitelabstand</i>${s.dice.whole(12, 15)} mm</span><span><i>Kontrolle</i>in ${s.dice.pick([12, 18, 24])} Mon.</span></div><div class="d"><span><i>Glas</i>${s.dice.pick(['Kunststoff 1.5', 'Kunststoff 1.6', 'Polycarbonat'])}</span><span><i>Bauart</i>${s.lensType({ single: 'Einstärken', multi: 'Gleitsicht' })}</span><span><i>Vergütung</i>SET + Hart + Clean</span><span><i>Tönung</i>${s.dice.pick(['keine', '15 % braun', 'phototrop'])}</span></div><p class="n">Bitte führen Sie diesen Pass beim Autofahren und auf Reisen mit sich. Die Angaben ersetzen keine augenärztliche Untersuchung. Die Eignung zum Führen von Kraftfahrzeugen (FeV Anl. 6) ist mit dieser Korrektur ${s.dice.pick(['gegeben', 'zuletzt geprüft und gegeben'])}.</p><p class="n">Stempel der Praxis:</p><div style="min-height:56px;border:1px solid #9bb8a8;font-size:11px;padding:4px 10px;color:#24508f;line-height:1.3">${doctor} – Augenarztpraxis<br>${s.street()} – ${s.town()}<br>BSNR ${s.dice.digits(9)}</div></div></div>`;
    },
  },
];
