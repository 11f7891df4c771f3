import { heads, padded, table, tr } from '../html.ts';
import { cylinder, euro, prisms } from '../in-words.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

const francs = (amount: number): string =>
  amount.toFixed(2).replace(/(?=(?:\d{3})+\.)(?<=\d)/g, '’');

/** A day some days after that of the paper. */
const after = (s: Sheet, days: number): string => {
  const [day = 1, month = 1, year = 2024] = s
    .date()
    .replace(/<[^>]+>/g, '')
    .split('.')
    .map(Number);
  const [y, m, d] = new Date(Date.UTC(year, month - 1, day + days))
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${d}.${m}.${y}`;
};

const isWoman = (s: Sheet): boolean =>
  /Greta|Aylin|Hannelore|Katharina|Sabine/.test(s.patient().replace(/<[^>]+>/g, ''));

const box = (on: boolean): string => (on ? '☒' : '☐');

const bars = (height: number, width: number): string =>
  `<div style="height:${height}px;width:${width}px;background:repeating-linear-gradient(90deg,#000 0 2px,#fff 2px 3px,#000 3px 4px,#fff 4px 7px,#000 7px 10px,#fff 10px 11px)"></div>`;

/** The square code that Austrian tills print. */
const code = (s: Sheet, size: number): string => {
  const cells = Array.from({ length: 21 * 21 }, (_, i) => i)
    .filter(() => s.dice.chance(0.48))
    .map((i) => `M${i % 21} ${Math.floor(i / 21)}h1v1h-1z`)
    .join('');
  const eye = (x: number, y: number): string =>
    `<path d="M${x} ${y}h7v7h-7z" fill="#fff"/><path d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5z"/><path d="M${x + 2} ${y + 2}h3v3h-3z"/>`;
  return `<svg width="${size}" height="${size}" viewBox="0 0 21 21"><path d="${cells}"/>${eye(0, 0)}${eye(14, 0)}${eye(0, 14)}</svg>`;
};

/** Papers that opticians of Germany, Austria and Switzerland hand over the counter. */
export const countersInGerman: Layout[] = [
  {
    name: 'x-de-auftrag-rechts-links',
    language: 'de',
    width: 620,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.25, add: 0.6 },
    writing: { noCylinder: ['', '—', '–'], addPlus: true },
    css: 'body{padding:26px 30px 34px;font-size:13px}.k{display:flex;justify-content:space-between;border-bottom:3px solid #00637a;padding-bottom:8px}.k b{font-size:22px;color:#00637a}.a{display:grid;grid-template-columns:1fr 1fr 1fr;font-size:12px;margin:10px 0}.a div{padding:2px 0}.a i,.w i{font-style:normal;color:#666;margin-right:5px}.v{width:100%}.v td,.v th{border-bottom:1px solid #b9c9cd;padding:3px 8px;text-align:center;height:23px}.v td:first-child{text-align:left;color:#444;width:38%}.v th{background:#00637a;color:#fff;font-size:12px}.v .g td{background:#edf3f5;font-size:11.5px}.p{width:100%;margin-top:12px;font-size:12px}.p td{padding:2px 4px}.p td:last-child{text-align:right}.p .s td{border-top:1px solid #000;font-weight:700}.f{font-size:10px;color:#555;margin-top:14px;line-height:1.3}',
    draw: (s) => {
      const glass = s.lensType({
        single: 'Einstärken asph. 1.60',
        multi: 'Gleitsicht Komfort 1.60',
      });
      const [frame, lens] = [s.dice.whole(79, 289), s.dice.whole(60, 260)];
      const total = frame + 2 * lens;
      const paid = Math.round(total / 30) * 10;
      const row = (label: string, r: string, l: string): string => tr(label, r, l);
      const height = s.dice.whole(36, 46) / 2;
      return `<div class="k"><div><b>Brillen Hagedorn</b><br>Petra Hagedorn · Augenoptikermeisterin</div><div style="text-align:right;font-size:11px">${s.street()}<br>${s.town()}<br>Tel. ${s.phone()}</div></div><h3 style="margin:14px 0 0">Auftrag Nr. ${s.date().slice(-2)}-${s.dice.digits(5)}</h3><div class="a"><div><i>Kunde</i>${s.patient()}</div><div><i>Kd.-Nr.</i>${s.dice.digits(6)}</div><div><i>Datum</i>${s.date()}</div><div><i>geb.</i>${s.born()}</div><div><i>Berater</i>${s.dice.pick(['Hg', 'Kr', 'Wi'])}</div><div><i>Termin</i>${after(s, 9)}</div></div><table class="v">${heads('', 'Rechts', 'Links')}${row('Sphäre', s.right.sph(), s.left.sph())}${row('Zylinder', s.right.cyl(), s.left.cyl())}${row('Achse', s.right.axis(), s.left.axis())}${row('Addition', s.right.add(), s.left.add())}${row('Prisma', s.right.amounts(), s.left.amounts())}${row('Basis', s.right.bases('degrees'), s.left.bases('degrees'))}${row('PD', s.right.pd(), s.left.pd())}${row('Einschleifhöhe', s.number(height, 1), s.number(height + 0.5, 1))}${row('Ø mm', '65/70', '65/70')}${row('Visus c.c.', s.acuity(), s.acuity()).replace('<tr>', '<tr class="g">')}${row('Glas', glass, glass).replace('<tr>', '<tr class="g">')}${row('Veredelung', 'Super ET + Hart', 'Super ET + Hart').replace('<tr>', '<tr class="g">')}</table><table class="p">${tr(`Fassung ${s.dice.pick(['Götti Dashi', 'Humphrey’s 583', 'Eschenbach 820'])} Fb. ${s.dice.digits(2)} &nbsp; 51□18`, euro(frame))}${tr(`Glas R`, euro(lens))}${tr('Glas L', euro(lens))}${tr('Summe EUR (inkl. MwSt.)', euro(total)).replace('<tr>', '<tr class="s">')}${tr('Anzahlung', euro(paid))}${tr('Rest bei Abholung', euro(total - paid))}</table><p class="f">Gläser werden nach Ihren Angaben individuell gefertigt und sind vom Umtausch ausgeschlossen. Bei Unverträglichkeit von Gleitsichtgläsern innerhalb von 6 Wochen einmaliger Austausch. Es gelten unsere AGB.</p><div class="sides" style="margin-top:34px;font-size:11px"><span style="border-top:1px solid #000;width:210px">Unterschrift Kunde</span><span style="border-top:1px solid #000;width:210px">Unterschrift Augenoptiker</span></div>`;
    },
  },
  {
    name: 'x-de-werkstattauftrag-kaestchen',
    language: 'de',
    pen: 'sometimes',
    width: 980,
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0.3, add: 0.5 },
    writing: { noCylinder: ['', '–'] },
    css: 'body{background:#fdf6cf;padding:20px 24px 26px;font-size:15px}.h{display:flex;justify-content:space-between;align-items:end;margin-bottom:8px}.h b{font-size:21px;letter-spacing:1px}.g{display:grid;border-left:1.3px solid #333;border-top:1.3px solid #333;margin-bottom:9px}.g>div{border-right:1.3px solid #333;border-bottom:1.3px solid #333;padding:2px 5px 3px;min-height:50px;overflow:visible}.g i{display:block;font:normal 10px/1.2 Arimo;color:#6b5d12;text-transform:uppercase;margin-bottom:6px}.g .e{font-size:24px;font-weight:700;text-align:center;padding-top:9px}.r{grid-template-columns:40px 1.1fr 1.1fr .9fr .9fr .9fr .9fr .9fr .9fr .9fr}.o{grid-template-columns:1.6fr .8fr 1fr 1fr 1fr}.x{grid-template-columns:1fr 1fr 1fr 1fr 1fr 1fr}.w{display:grid;grid-template-columns:1fr 1fr 1fr 1fr;font-size:13px;gap:3px}',
    draw: (s) => {
      const field = (label: string, text: string): string =>
        `<div><i>${label}</i>${text || '&nbsp;'}</div>`;
      const height = s.dice.whole(34, 46) / 2;
      const strip = (name: string, e: DrawnEye, more: number): string =>
        `<div class="g r"><div class="e">${name}</div>${field('Sph', e.sph())}${field('Zyl', e.cyl())}${field('Achse', e.axis())}${field('Add', e.add())}${field('Prisma', e.amounts())}${field('Basis', e.bases('deutsch'))}${field('PD Ferne', e.pd())}${field('PD Nähe', hasAdd(s) ? e.nearPd() : '')}${field('Durchblickshöhe', s.filled(s.number(height + more, 1)))}</div>`;
      const rimless = s.dice.chance(0.3);
      return `<div class="h"><b>WERKSTATTAUFTRAG</b><span>Optik Steinbrecher, Filiale ${s.dice.pick(['Linz Landstraße', 'Wels', 'Steyr', 'Gmunden'])}</span><span>Tasche <b>${s.dice.digits(3)}</b></span></div><div class="g o">${field('Kunde', s.patient())}${field('KD-Nr.', s.filled(s.dice.digits(5)))}${field('Annahme', s.date())}${field('Fertig bis', s.filled(after(s, 6)))}${field('Aufgenommen von', s.filled(s.dice.pick(['M. Huber', 'Jasmin', 'K. Ebner'])))}</div>${strip('R', s.right, 0)}${strip('L', s.left, 0.5)}<div class="g x">${field('Fassung', s.filled(s.dice.pick(['Silhouette 5515', 'Andy Wolf 4567', 'Ray-Ban 7047'])))}${field('Farbe', s.filled(s.dice.pick(['havanna', 'schwarz matt', '6560'])))}${field('Größe / Steg', s.filled(`${s.dice.whole(48, 55)}-${s.dice.whole(16, 20)}`))}${field('Glas', s.filled(hasAdd(s) ? 'Gleitsicht 1,6' : 'ESF 1,6 AS'))}${field('Beschichtung', s.filled(s.dice.pick(['Super-ET', 'Blue', 'LotuTec'])))}${field('Lieferant', s.filled(s.dice.pick(['Zeiss', 'Hoya', 'Optovision'])))}</div><div class="w"><span>${box(!rimless)} Vollrand einschleifen</span><span>${box(false)} Nylor (Rille)</span><span>${box(rimless)} bohren</span><span>${box(true)} Fassung liegt bei</span><span>${box(false)} Reparatur</span><span>${box(false)} Reklamation</span><span>${box(false)} Rohgläser vorrätig</span><span>${box(true)} SMS an Kunden</span></div><div class="sides" style="margin-top:16px;font-size:12px"><span>geschliffen: ____________</span><span>Endkontrolle: ____________</span><span>Fach: ______</span>${bars(30, 190)}</div>`;
    },
  },
  {
    name: 'x-de-refraktionsprotokoll-studio',
    language: 'de',
    width: 940,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.3, add: 0.55, sameAdd: true },
    writing: { noCylinder: ['', '0,00', '—'], degree: false },
    css: 'body{padding:30px 38px 36px;font-size:14px}h2{font-weight:400;font-size:25px;margin:0;color:#7a1f3d}.u{font-size:11.5px;color:#555}.m{width:100%;margin:6px 0 12px}.m td,.m th{border:1px solid #bbb;padding:4px 5px;text-align:center;height:27px}.m th{font-weight:400;font-size:11.5px;background:#f4ecef}.m td:first-child{text-align:left;font-size:12.5px;width:168px}.m .n td{background:#fbe9ef;font-weight:700;border-top:2px solid #7a1f3d;border-bottom:2px solid #7a1f3d}.c{border-top:1px solid #7a1f3d;margin-top:10px;padding-top:4px;font-size:12px;color:#7a1f3d;text-transform:uppercase;letter-spacing:1px}.q{font-size:13px;margin:2px 0}',
    draw: (s) => {
      const row = (name: string, r: string[], l: string[]): string => tr(name, ...r, ...l);
      const old = (e: DrawnEye): string[] => {
        const { sph, cyl, axis } = e.elsewhere();
        return [sph, cyl, axis, '', '', s.acuity()];
      };
      const raw = (e: DrawnEye): string[] => {
        const { sph, cyl, axis } = e.elsewhere();
        return [sph, cyl, axis, '', '', ''];
      };
      const final = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        e.amounts(),
        e.bases('degrees'),
        s.acuity(),
      ];
      const heading = heads(
        '',
        'Sph',
        'Cyl',
        'A',
        'Pr',
        'B',
        'Visus',
        'Sph',
        'Cyl',
        'A',
        'Pr',
        'B',
        'Visus',
      );
      return `<div class="sides"><div><h2>Refraktionsprotokoll</h2><span class="u">Sehstudio Falkenried · Staatl. gepr. Augenoptiker und Optometristen · ${s.street()}, ${s.town()}</span></div><div class="u" style="text-align:right">Kunde: ${s.patient()}<br>geb. ${s.born()}<br>Messung am ${s.date()}</div></div><p class="c">Anamnese</p><p class="q">Beruf/Tätigkeit: ${s.dice.pick(['Bildschirm 6–8 h/Tag', 'Außendienst, viel Auto', 'Lehrerin/Lehrer', 'Handwerk, liest viel'])} &nbsp;·&nbsp; Beschwerden: ${s.dice.pick(['unscharf in der Ferne, v. a. nachts', 'Kopfschmerzen abends', 'Lesen wird anstrengend', 'keine'])} &nbsp;·&nbsp; Medikamente: ${s.dice.pick(['keine', 'Blutdruck', 'L-Thyroxin'])} &nbsp;·&nbsp; Augenarzt zuletzt: ${s.dice.whole(2018, 2022)}</p><p class="c">Messwerte</p><table class="m"><tr><th></th><th colspan="6"><b>RECHTS</b></th><th colspan="6"><b>LINKS</b></th></tr>${heading}${row('Vorhandene Brille', old(s.right), old(s.left))}${row('Autorefraktor', raw(s.right), raw(s.left))}${row('Neue Brillenwerte', final(s.right), final(s.left)).replace('<tr>', '<tr class="n">')}</table><p class="q">${hasAdd(s) ? `Addition R/L: <b>${s.add()}</b> &nbsp; Nahprüfabstand 40 cm &nbsp; ` : ''}PD: <b>${s.pd()}</b> mm &nbsp;·&nbsp; HSA 12 mm &nbsp;·&nbsp; Visus binokular ${s.acuity()} &nbsp;·&nbsp; führendes Auge: ${s.dice.pick(['R', 'L'])}</p><p class="c">Prüfungen</p><p class="q">Cover-Test: ${s.dice.pick(['o. B.', 'Exophorie klein', 'Esophorie klein'])} &nbsp;·&nbsp; Stereosehen (TNO): ${s.dice.pick(['60″', '120″'])} &nbsp;·&nbsp; Kontrast: ${s.dice.pick(['gut', 'leicht reduziert'])} &nbsp;·&nbsp; NCT um ${s.dice.whole(9, 17)}:${s.dice.pick(['05', '20', '45'])} Uhr: R ${s.pressure()} / L ${s.pressure()} mmHg &nbsp;·&nbsp; Farbsehen unauffällig</p><p class="c">Empfehlung</p><p class="q">${hasAdd(s) ? 'Gleitsichtbrille, zusätzlich Arbeitsplatzbrille besprochen.' : 'Neue Fernbrille, Tragen beim Autofahren dringend empfohlen.'} Nächste Messung in ${s.dice.pick(['12', '18', '24'])} Monaten.</p><p class="u" style="margin-top:16px">Die Augenglasbestimmung ersetzt keine augenärztliche Untersuchung. ${s.dice.pick(['J. Wörner, M.Sc. Optometrie', 'D. Özkan, Augenoptikermeister'])}</p>`;
    },
  },
  {
    name: 'x-de-schweiz-karte-fern-nah',
    language: 'de',
    width: 560,
    fonts: ['Carlito', 'DejaVu Sans Condensed'],
    values: { prism: 0, add: 0.75 },
    writing: { noCylinder: ['', '–', '—'], degree: true },
    css: 'body{background:#e7e5e0;padding:18px}.card{background:#fff;border-radius:16px;width:524px;height:330px;padding:18px 22px;position:relative;overflow:hidden;font-size:14px}.card+.card{margin-top:16px}.top{display:flex;justify-content:space-between;align-items:baseline;border-bottom:2px solid #d6001c;padding-bottom:5px}.top b{font-size:20px}.top span{color:#d6001c;font-size:15px}.z{display:grid;grid-template-columns:112px 1fr;font-size:14.5px;margin-top:9px;line-height:1.5}.bc{position:absolute;right:22px;bottom:46px;text-align:center;font-size:11px}.z i{font-style:normal;color:#777}table{width:100%;margin-top:12px}th{font-weight:400;color:#777;font-size:12px;text-align:center;padding:0 4px}td{text-align:center;padding:5px 4px;border-top:1px solid #ddd;font-size:15px}td:first-child{text-align:left}.n{position:absolute;left:22px;right:22px;bottom:12px;font-size:11px;color:#777}',
    draw: (s) => {
      const far = (side: string, e: DrawnEye): string =>
        tr(`Ferne ${side}`, ...e.cells('sph', 'cyl', 'axis', 'pd'));
      const near = (side: string, e: DrawnEye): string =>
        hasAdd(s)
          ? tr(`Nähe ${side}`, e.nearSph(), e.nearCyl(), e.nearAxis(), e.nearPd())
          : tr(`Nähe ${side}`, '', '', '', '');
      const [town, road, area] = s.dice.pick([
        ['8400 Winterthur', 'Marktgasse 21', '052'],
        ['3011 Bern', 'Kramgasse 8', '031'],
        ['6004 Luzern', 'Hertensteinstrasse 40', '041'],
        ['9000 St. Gallen', 'Multergasse 15', '071'],
      ]);
      return `<div class="card"><div class="top"><b>Brillenpass</b><span>Rüegg Optik AG</span></div><div class="z"><i>Name</i><span>${s.patient()}</span><i>Kunden-Nr.</i><span>${s.dice.digits(6)}</span><i>Ausgestellt</i><span>${s.date()}</span><i>Fassung</i><span>${s.dice.pick(['Götti Switzerland, Perlmutt', 'Lindberg 9700, schwarz', 'Einstoffen, Walnuss'])}</span><i>Gläser</i><span>${s.lensType({ single: 'Einstärken', multi: 'Gleitsicht' })}, ${s.dice.pick(['Kunststoff 1.6', 'Kunststoff 1.67'])}, entspiegelt</span><i>Garantie</i><span>3 Jahre auf Entspiegelung und Hartschicht</span><i>Kontrolle</i><span>in ${s.dice.pick(['12', '18', '24'])} Monaten</span></div><div class="bc">${bars(30, 170)}${s.dice.digits(12)}</div><p class="n">${road}, ${town} · ${area} ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)} · www.ruegg-optik.example</p></div><div class="card"><div class="top"><b style="font-size:16px">Ihre Glaswerte</b><span>Optometrie · Kontaktlinsen</span></div>${table(heads('', 'Sph', 'Zyl', 'Achse', 'PD'), far('R', s.right), far('L', s.left), near('R', s.right), near('L', s.left))}<p style="font-size:12px;margin:16px 0 0;color:#444">PD in mm, Werte in dpt, Achse nach TABO. Wir empfehlen eine Sehkontrolle alle zwei Jahre. Bitte tragen Sie diese Karte auf Reisen bei sich: Mit diesen Werten kann Ihnen jeder Optiker eine Ersatzbrille anfertigen.</p><p class="n">Gefundene Karten bitte in den nächsten Briefkasten werfen.</p></div>`;
    },
  },
  {
    name: 'x-de-kostenvoranschlag-positionen',
    language: 'de',
    width: 800,
    fonts: ['Tinos', 'Carlito', 'Arimo'],
    values: { prism: 0.25, add: 0.55 },
    writing: { noCylinder: [''] },
    css: 'body{padding:46px 60px 40px;font-size:15px}.ab{font-size:11px;text-decoration:underline;margin:34px 0 4px}.po{width:100%;margin:14px 0 6px}.po th{font-size:12.5px;text-align:left;border-top:1px solid #000;border-bottom:1px solid #000;padding:4px 6px}.po td{padding:6px;vertical-align:top;border-bottom:1px dotted #999}.po td:nth-last-child(-n+2),.po th:nth-last-child(-n+2){text-align:right;white-space:nowrap}.po small{font-size:13px;display:block;line-height:1.4}.su{margin-left:auto}.su td{padding:2px 6px 2px 26px;text-align:right}.fu{display:flex;justify-content:space-between;border-top:1px solid #999;margin-top:44px;padding-top:6px;font-size:10.5px;color:#444}',
    draw: (s) => {
      const [frame, lens] = [s.dice.whole(120, 340), s.dice.whole(95, 420)];
      const gross = frame + 2 * lens + 29;
      const net = gross / 1.19;
      const glass = hasAdd(s) ? 'Gleitsichtglas' : 'Einstärkenglas';
      const power = (e: DrawnEye): string =>
        [
          `sph ${e.sph()}`,
          cylinder(e, (cyl, axis) => `cyl ${cyl} A ${axis}`),
          hasAdd(s) ? `Add ${e.add()}` : '',
          prisms(e, 'degrees', ', ', (amount, base) => `Pr ${amount} B ${base}`),
        ]
          .filter(Boolean)
          .join(', ');
      const line = (no: number, text: string, amount: number): string =>
        tr(String(no), '1', text, euro(amount), euro(amount));
      const town = s.town();
      return `<div style="text-align:right"><b style="font-size:20px">Augenoptik Wendland &amp; Sohn</b><br><span class="small">Meisterbetrieb seit 1954<br>${s.street()} · ${town}<br>Telefon ${s.phone()}</span></div><p class="ab">Augenoptik Wendland &amp; Sohn · ${town}</p><p>${s.patient()}<br>${s.street()}<br>${s.town()}</p><p style="text-align:right">${town.slice(6)}, ${s.date()}</p><h3 style="margin-top:10px">Kostenvoranschlag Nr. KV${s.dice.digits(5)}</h3><p class="small">zur Vorlage bei der Krankenkasse / Zusatzversicherung / Beihilfestelle. Versicherte Person geb. ${s.born()}.<br>Sehr geehrte Damen und Herren, für die Versorgung mit einer Brille veranschlagen wir:</p><table class="po">${heads('Pos.', 'Mg.', 'Bezeichnung', 'Einzel €', 'Gesamt €')}${line(1, `Brillenfassung ${s.dice.pick(['Metzler 5048', 'Marc O’Polo 502', 'Jaguar 33610'])}`, frame)}${line(2, `${glass} rechts, Kunststoff n=1,6<small>${power(s.right)}</small>`, lens)}${line(3, `${glass} links, Kunststoff n=1,6<small>${power(s.left)}</small>`, lens)}${line(4, 'Refraktionsbestimmung, Anpassung und Zentrierung', 29)}</table><table class="su">${tr('Nettobetrag', `${euro(net)} €`)}${tr('19 % MwSt.', `${euro(gross - net)} €`)}${tr('<b>Gesamtbetrag</b>', `<b>${euro(gross)} €</b>`)}</table><p class="small" style="margin-top:16px">Visus mit Korrektion: R ${s.acuity()}, L ${s.acuity()}. Hilfsmittelpositionsnummer 25.21.${s.dice.digits(2)}.${s.dice.digits(4)}. Dieser Kostenvoranschlag ist drei Monate gültig.</p><p style="margin-top:24px">Mit freundlichen Grüßen</p><p style="margin-top:30px">Jan Wendland, Augenoptikermeister</p><div class="fu"><span>IK 33${s.dice.digits(7)}<br>Steuer-Nr. ${s.dice.digits(2)}/${s.dice.digits(3)}/${s.dice.digits(5)}</span><span>IBAN DE${s.dice.digits(2)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(2)}<br>Volksbank</span><span>HRA ${s.dice.digits(4)}<br>Mitglied der Innung</span></div>`;
    },
  },
  {
    name: 'x-de-rechnung-oesterreich',
    language: 'de',
    width: 780,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0.3, add: 0.55 },
    writing: { noCylinder: ['', '0,00'], axisDigits: 1, degree: true },
    css: 'body{padding:34px 44px 30px;font-size:13.5px}.k{background:#2d5a3a;color:#fff;margin:-34px -44px 22px;padding:16px 44px;display:flex;justify-content:space-between;align-items:center}.k b{font-size:24px;font-weight:400}.k span{font-size:11px;text-align:right}.i{width:100%;margin:12px 0}.i th{text-align:left;background:#e6efe8;padding:4px 6px;font-size:11.5px}.i td{padding:4px 6px;border-bottom:1px solid #ddd}.i td:last-child,.i th:last-child,.i th:nth-child(3),.i td:nth-child(3){text-align:right}.i .t td{border:0;border-top:2px solid #2d5a3a;font-weight:700;font-size:15px}.w{background:#f5f5f0;padding:8px 12px 10px;margin-top:14px}.w h4{margin:0 0 4px;font-size:12px;color:#2d5a3a}.w td,.w th{padding:2px 16px 2px 0;text-align:right;font-size:13px}.w th{font-size:11px;font-weight:400;color:#555}.w td:first-child{text-align:left}',
    draw: (s) => {
      const [frame, lens] = [s.dice.whole(99, 320), s.dice.whole(69, 330)];
      const share = 38.4;
      const gross = frame + 2 * lens - share;
      const [town, area] = s.dice.pick([
        ['5020 Salzburg', '662'],
        ['8010 Graz', '316'],
        ['6020 Innsbruck', '512'],
        ['9020 Klagenfurt', '463'],
      ]);
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          ...(hasPrism(s) ? [e.amounts(), e.bases('deutsch')] : []),
          e.pd(),
        );
      return `<div class="k"><b>Optik Moosbrugger</b><span>Hauptplatz 11, ${town}<br>Tel. +43 ${area} ${s.dice.digits(6)} · UID: ATU${s.dice.digits(8)}</span></div><div class="sides"><div>${s.patient()}<br>${s.dice.pick(['Lindenweg', 'Kirchengasse', 'Sportplatzstraße'])} ${s.dice.whole(1, 60)}<br>${town}</div><div style="text-align:right">Rechnung Nr. <b>R${s.dice.digits(6)}</b><br>Rechnungsdatum = Lieferdatum: ${s.date()}<br>VSNR ${s.dice.digits(4)} ${s.dice.digits(6)}<br>Verordner: ${s.doctor()}</div></div><table class="i">${heads('Menge', 'Artikel', 'USt.', 'Betrag €')}${tr('1', `Fassung ${s.dice.pick(['Gloryfy GX', 'Robert La Roche', 'Tom Tailor 60615'])}, inkl. Etui`, '20 %', euro(frame))}${tr('2', `${hasAdd(s) ? 'Gleitsichtgläser Premium' : 'Einstärkengläser'} 1,6 Superentspiegelung, je ${euro(lens)}`, '20 %', euro(2 * lens))}${tr('1', 'Kassenanteil ÖGK (Direktverrechnung)', '', `−${euro(share)}`)}${tr('', 'Zu zahlen', '', euro(gross)).replace('<tr>', '<tr class="t">')}</table><p style="font-size:11.5px">darin enthalten 20 % USt.: ${euro(gross / 6)} &nbsp; bezahlt mit: ${s.dice.pick(['Bankomat', 'Visa', 'Bar'])}</p><div class="w"><h4>Fertigungsdaten ${hasAdd(s) ? 'Gleitsichtbrille' : 'Fernbrille'}</h4>${table(heads('', 'Sph.', 'Zyl.', 'Achse', 'Add.', ...(hasPrism(s) ? ['Prisma', 'Basis'] : []), 'PD'), eye('rechts', s.right), eye('links', s.left))}</div><div class="sides" style="margin-top:18px;font-size:10.5px;color:#444"><div>Kassa 2 &nbsp; Beleg ${s.dice.digits(5)} &nbsp; ${s.dice.whole(9, 17)}:${s.dice.whole(10, 59)}<br>Registrierkasse KA-${s.dice.digits(4)}<br><br>Bitte bewahren Sie die Rechnung auf: Sie ist Ihr Garantieschein (2 Jahre) und<br>Grundlage für die Einreichung bei Ihrer Zusatzversicherung.<br>IBAN AT${s.dice.digits(2)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)}</div>${code(s, 96)}</div>`;
    },
  },
  {
    name: 'x-de-onlineshop-bestaetigung',
    language: 'de',
    width: 700,
    fonts: ['DejaVu Sans', 'Arimo'],
    values: { prism: 0.2, add: 0.45 },
    writing: { noCylinder: ['0,00', '—'], addPlus: true, degree: true },
    css: 'body{background:#f3f4f7;padding:22px;font-size:14px}.m{background:#fff;padding:26px 30px 30px}.lo{font-weight:700;font-size:23px;color:#ff5a36;letter-spacing:-.5px}.st{display:flex;margin:16px 0 20px;font-size:11.5px;text-align:center}.st div{flex:1;border-top:4px solid #dcdfe6;padding-top:5px;color:#888}.st .on{border-color:#ff5a36;color:#222}.it{display:flex;gap:18px;align-items:center;border-top:1px solid #e3e5ea;padding:14px 0}.im{width:110px;height:58px;background:#eceef2;border-radius:6px;flex:none;display:flex;align-items:center;justify-content:center}.au{display:flex;gap:14px}.au>div{flex:1;background:#f3f4f7;border-radius:8px;padding:10px 14px}.au h4{margin:0 0 6px;font-size:13.5px}.au p{display:flex;justify-content:space-between;margin:0;padding:2px 0;font-size:13px}.au p>span:first-child{color:#666}.to{width:100%;margin-top:14px}.to td{padding:3px 0}.to td:last-child{text-align:right}.bt{display:inline-block;background:#ff5a36;color:#fff;border-radius:22px;padding:9px 26px;margin:16px 0 8px}.fo{font-size:10.5px;color:#888;line-height:1.45;margin:14px 6px 0}',
    draw: (s) => {
      const [frame, lens] = [s.dice.whole(4, 16) * 10 - 0.05, s.dice.pick([29.9, 49.9, 99.9, 149])];
      const row = (label: string, text: string): string =>
        text ? `<p><span>${label}</span><span>${text}</span></p>` : '';
      const eye = (title: string, e: DrawnEye): string =>
        `<div><h4>${title}</h4>${row('Sphäre (SPH)', e.sph())}${row('Zylinder (CYL)', e.cyl())}${row('Achse (ACH)', e.axis())}${row('Addition (ADD)', e.add())}${row('Prisma horizontal', e.amount('Hor'))}${row('Basis horizontal', e.base('Hor', 'deutsch'))}${row('Prisma vertikal', e.amount('Ver'))}${row('Basis vertikal', e.base('Ver', 'deutsch'))}</div>`;
      return `<div class="m"><div class="sides"><span class="lo">brillenkiste</span><span style="font-size:12px;color:#666;text-align:right">Bestellnummer ${s.dice.digits(9)}<br>Bestelldatum ${s.date()}</span></div><div class="st"><div class="on">Bestellt</div><div>Werte geprüft</div><div>Werkstatt</div><div>Versendet</div></div><h2 style="font-size:19px">Hallo ${s.patient().split(' ')[0]}, danke für deine Bestellung!</h2><p>Wir prüfen jetzt deine Sehstärke und beginnen danach mit der Fertigung. Voraussichtliche Lieferung: ${after(s, 7)}–${after(s, 10)}</p><div class="it"><span class="im"><svg width="86" height="34" viewBox="0 0 86 34"><g fill="none" stroke="#333" stroke-width="3"><rect x="3" y="5" width="32" height="24" rx="10"/><rect x="51" y="5" width="32" height="24" rx="10"/><path d="M35 13q8-6 16 0"/></g></svg></span><span><b>${s.dice.pick(['Levi L', 'Paulina M', 'Kasimir S', 'Tonda M'])}</b> – ${s.dice.pick(['Havana', 'Black Matt', 'Crystal Grey'])}<br><span style="color:#666;font-size:12.5px">Glasbreite ${s.dice.whole(48, 54)} mm · Steg ${s.dice.whole(16, 20)} mm · Bügel 145 mm<br>${hasAdd(s) ? 'Gleitsichtgläser' : 'Einstärkengläser'} 1.6, entspiegelt, gehärtet, Lotuseffekt</span></span></div><h3 style="font-size:15px">Deine Sehstärke</h3><div class="au">${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}</div><p style="margin:10px 0 0">Pupillendistanz (PD): ${s.pd()} mm</p><table class="to">${tr('Fassung', `${euro(frame)} €`)}${tr('Gläser-Paket', `${euro(lens)} €`)}${tr('Versand', 'kostenlos')}${tr('<b>Gesamtsumme inkl. MwSt.</b>', `<b>${euro(frame + lens)} €</b>`)}</table><span class="bt">Angaben korrigieren</span><p style="font-size:12px;color:#666;margin:0">Stimmt etwas nicht? Änderungen sind bis 24 Stunden nach der Bestellung möglich.</p></div><p class="fo">Brillenkiste GmbH · Wiener Straße 10 · 10999 Berlin · Geschäftsführung: T. Marold · AG Charlottenburg HRB ${s.dice.digits(6)} · USt-IdNr. DE${s.dice.digits(9)}<br>Brillengläser werden als Sonderanfertigung nach Kundenspezifikation hergestellt (Medizinprodukt Klasse I).</p>`;
    },
  },
  {
    name: 'x-de-zentrierprotokoll-video',
    language: 'de',
    width: 760,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    values: { prism: 0.2, add: 0.6 },
    writing: { noCylinder: ['', '0,00', '–'], pdDecimals: true },
    css: 'body{padding:28px 36px 30px;font-size:14px}.h{display:flex;justify-content:space-between;border-bottom:1px solid #1c3f94;padding-bottom:6px}.h b{color:#1c3f94;font-size:19px}.h span{font-size:11.5px;text-align:right;color:#444}.d{width:560px;margin:12px auto}.d td{padding:3px 10px;text-align:center;border-bottom:1px solid #e1e5ef;height:25px}.d td:nth-child(2){color:#1c3f94;font-size:12px;width:220px}.d td:first-child,.d td:last-child{width:170px}.d th{font-size:17px;padding:2px}.d .c td{background:#eef1f8;font-size:11.5px;text-align:center;color:#1c3f94;padding:2px;height:20px}.b{display:grid;grid-template-columns:repeat(4,1fr);font-size:12.5px;border:1px solid #1c3f94;margin-top:10px}.b div{padding:5px 8px}.b i{font-style:normal;display:block;font-size:10.5px;color:#666}',
    draw: (s) => {
      const [a, b, bridge] = [s.dice.whole(48, 55), s.dice.whole(34, 42), s.dice.whole(15, 20)];
      const height = s.dice.whole(38, 48) / 2;
      const row = (r: string, label: string, l: string): string => tr(r, label, l);
      const both = (label: string, of: (e: DrawnEye) => string): string =>
        row(of(s.right), label, of(s.left));
      const group = (text: string): string => `<tr class="c"><td colspan="3">${text}</td></tr>`;
      return `<div class="h"><b>Zentrierprotokoll</b><span>Optik Terhorst · ${s.street()} · ${s.town()}<br>Videozentrierung Vers. 5.${s.dice.digits(1)} · ${s.date()} · ${s.dice.whole(9, 17)}:${s.dice.whole(10, 59)} Uhr</span></div><p style="margin:8px 0 0">Kunde: <b>${s.patient()}</b> &nbsp; Auftrag: ${s.dice.digits(7)} &nbsp; Fassung: ${s.dice.pick(['MEX 2734', 'Brendel 903112', 'FLAIR 270'])} ${s.dice.pick(['col. 30', 'col. 510', 'schwarz'])}</p><svg width="688" height="200" viewBox="0 0 688 200" style="display:block;margin-top:8px"><g fill="none" stroke="#333" stroke-width="2.5"><rect x="104" y="34" width="206" height="126" rx="42"/><rect x="378" y="34" width="206" height="126" rx="42"/><path d="M310 78q34-26 68 0M104 66l-34-8M584 66l34-8"/></g><g stroke="#1c3f94" stroke-width="1.2"><path d="M222 72v34M205 89h34M466 72v34M449 89h34M222 89v71M466 89v71"/><path d="M104 178h206M104 172v12M310 172v12M310 178h68M378 172v12M638 34v126M632 34h12M632 160h12" stroke="#999"/></g><g font-size="12" fill="#555"><text x="180" y="196" text-anchor="middle">A ${a}</text><text x="344" y="196" text-anchor="middle">${bridge}</text><text x="648" y="102">B ${b}</text></g><g font-size="20" font-weight="700" fill="#1c3f94"><text x="84" y="28">R</text><text x="592" y="28">L</text></g></svg><table class="d"><tr><th>R</th><th></th><th>L</th></tr>${group('Refraktion')}${both('Sphäre [dpt]', (e) => e.sph())}${both('Zylinder [dpt]', (e) => e.cyl())}${both('Achse [°]', (e) => e.axis())}${hasAdd(s) ? both('Addition [dpt]', (e) => e.add()) : ''}${hasPrism(s) ? `${both('Prisma [cm/m]', (e) => e.amounts())}${both('Basis [TABO]', (e) => e.bases('degrees'))}` : ''}${group('Zentrierdaten')}${both('PD Ferne [mm]', (e) => e.pd())}${both('PD Nähe [mm]', (e) => e.nearPd())}${row(s.number(height, 1), 'Einschleifhöhe FH [mm]', s.number(height - 0.5, 1))}${row(s.number(13.5, 1), 'HSA [mm]', s.number(13, 1))}</table><div class="b"><div><i>Vorneigung</i>${s.dice.whole(4, 11)}°</div><div><i>Fassungsscheibenwinkel</i>${s.number(s.dice.whole(6, 18) / 2, 1)}°</div><div><i>Kastenmaß (A × B)</i>${s.number(a, 1)} × ${s.number(b, 1)}</div><div><i>AZG</i>${s.number(bridge, 1)}</div></div><p style="font-size:11px;color:#666;margin:12px 0 0">Habituelle Kopf- und Körperhaltung · Messentfernung unendlich · Leseabstand ${s.dice.pick(['38', '40', '42'])} cm · Bild-Nr. ${s.dice.digits(4)}</p>`;
    },
  },
  {
    name: 'x-de-bon-abholschein',
    language: 'de',
    width: 400,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0.2, add: 0.5 },
    writing: {
      noCylinder: ['', '0,00'],
      plano: ['plan', '0,00'],
      minus: ['-'],
      degree: false,
      gap: '',
    },
    css: 'body{padding:24px 18px 34px;font-size:15px;line-height:1.3;color:#2b2b2b;background:#fbfaf7}.c{text-align:center;margin:0}pre{font:inherit;margin:0}.h{border-top:2px dashed #555;margin:9px 0}.big{font-size:21px;font-weight:700}',
    draw: (s) => {
      const [frame, lens] = [s.dice.whole(49, 199), s.dice.whole(39, 180)];
      const total = frame + 2 * lens;
      const line = (left: string, right: string): string =>
        `${left}${' '.repeat(Math.max(1, 40 - left.length - right.length))}${right}`;
      const eye = (name: string, e: DrawnEye): string =>
        `${padded(name, 4)}${padded(e.sph(), 8)}${padded(e.cyl(), 8)}${padded(e.axis(), 6)}${e.add()}`;
      const prism = (name: string, e: DrawnEye): string =>
        prisms(e, 'deutsch', '\n', (amount, base) => `${name}   Prisma ${amount} Basis ${base}`);
      const lines = [prism('R', s.right), prism('L', s.left)].filter(Boolean);
      return `<p class="c big">OPTIK EXPRESS</p><p class="c">${s.dice.pick(['Allee-Center', 'Rathaus-Galerie', 'City-Passage'])}<br>${s.town()}<br>Tel. ${s.phone()}</p><div class="h"></div><p class="c big">ABHOLSCHEIN ${s.dice.digits(4)}</p><pre>${line('Datum', s.date().replace(/<[^>]+>/g, ''))}
${line('Fertig ab', after(s, 5))}
${line('Kunde', s.patient())}
</pre><div class="h"></div><pre>Glasstärken:
    SPH     ZYL     ACH   ${hasAdd(s) ? 'ADD' : ''}
${eye('R', s.right)}
${eye('L', s.left)}${lines.length > 0 ? `\n${lines.join('\n')}` : ''}
PD  R ${s.right.pd()}   L ${s.left.pd()}
</pre><div class="h"></div><pre>${line('1x Fassung Hausmarke', euro(frame))}
${line(`2x Glas ${hasAdd(s) ? 'Gleitsicht' : 'Einst.'} a ${euro(lens)}`, euro(2 * lens))}
<b>${line('SUMME EUR', euro(total))}</b>
${line('EC-Karte', euro(total))}
${line('MwSt 19%', euro(total - total / 1.19))}</pre><div class="h"></div><p class="c">Bitte diesen Schein zur Abholung<br>mitbringen. Vielen Dank!</p><div style="display:flex;justify-content:center;margin-top:12px">${bars(46, 250)}</div><p class="c">${s.dice.digits(13)}</p>`;
    },
  },
  {
    name: 'x-de-schweiz-mail-werte',
    language: 'de',
    width: 820,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0.2, add: 0.55, sameAdd: true },
    writing: { noCylinder: [''], degree: true, minus: ['-', '–'] },
    css: 'body{padding:0 0 40px;font-size:15px}.ba{background:#e8edf4;padding:9px 24px;font-size:12.5px;color:#33475f;display:flex;gap:26px}.in{padding:18px 28px}.wer{display:grid;grid-template-columns:44px 1fr auto;gap:12px;align-items:center;border-bottom:1px solid #ddd;padding-bottom:12px;margin-bottom:16px;font-size:13px}.ic{width:42px;height:42px;border-radius:50%;background:#507a5c;color:#fff;display:flex;align-items:center;justify-content:center;font-size:17px}.si{color:#444;font-size:13px;line-height:1.4;margin-top:22px}.di{font-size:10.5px;color:#888;margin-top:16px}',
    draw: (s) => {
      const line = (e: DrawnEye): string => e.formula(' / ', ' / ', '');
      const prism = (side: string, e: DrawnEye): string =>
        [prisms(e, 'degrees', ' und ', (amount, base) => `${amount} Basis ${base}`)]
          .filter(Boolean)
          .map((text) => `Prisma ${side} ${text}<br>`)
          .join('');
      const [town, area] = s.dice.pick([
        ['4051 Basel', '061'],
        ['8001 Zürich', '044'],
        ['5000 Aarau', '062'],
      ]);
      const name = s.patient().split(' ').at(-1);
      const from = s.dice.pick(['Nadine Bürgi', 'Reto Ammann', 'Claudia Zgraggen']);
      return `<div class="ba"><span>↩ Antworten</span><span>↪ Weiterleiten</span><span>✕ Löschen</span><span>✉ Als ungelesen markieren</span></div><div class="in"><h2 style="font-size:20px;font-weight:400">Ihre Brillenwerte</h2><div class="wer"><span class="ic">${from[0]}</span><span><b>${from}</b> &lt;info@ammann-optik.example&gt;<br>An: ${s.patient()}</span><span>${s.date()} ${s.dice.whole(8, 18)}:${s.dice.whole(10, 59)}</span></div><p>Grüezi ${isWoman(s) ? 'Frau' : 'Herr'} ${name}</p><p>Besten Dank für Ihre Anfrage. Gerne teile ich Ihnen die Werte Ihrer aktuellen Brille mit (Sphäre / Zylinder / Achse):</p><p style="margin-left:18px">Rechts: ${line(s.right)}<br>Links: ${line(s.left)}<br>${hasAdd(s) ? `Addition beidseits: ${s.add()}<br>` : ''}${prism('rechts', s.right)}${prism('links', s.left)}PD rechts ${s.right.pd()} mm, links ${s.left.pd()} mm</p><p>Die Brille wurde bei uns mit ${hasAdd(s) ? 'Gleitsichtgläsern' : 'Einstärkengläsern'} angefertigt (${s.dice.pick(['Index 1.6', 'Index 1.67'])}, CHF ${francs(s.dice.whole(300, 1300))}). Bitte beachten Sie, dass wir für Brillen, die nach diesen Angaben andernorts bestellt werden, keine Haftung übernehmen können. Die letzte Augenprüfung liegt ${s.dice.pick(['vier Monate', 'ein halbes Jahr', 'gut ein Jahr'])} zurück.</p><p>Bei Fragen bin ich gerne für Sie da.</p><p>Freundliche Grüsse<br>${from}</p><p class="si"><b>Ammann Optik</b><br>Brillen · Kontaktlinsen · Optometrie<br>Freie Strasse ${s.dice.whole(2, 90)}, ${town}<br>Tel. ${area} ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}<br>Di–Fr 9–12.15 / 13.30–18.30, Sa 9–16 Uhr</p><p class="di">Diese E-Mail ist vertraulich und nur für die angegebene Person bestimmt. Denken Sie an die Umwelt, bevor Sie diese Nachricht ausdrucken.</p></div>`;
    },
  },
];
