import { heads, padded, table, tr } from '../../html.ts';
import type { Layout } from '../../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../../sheet.ts';

/** What people in Germany, Austria and Switzerland hold in their hands, by one who knew no other layout. */
export const fifthInGerman: Layout[] = [
  {
    name: 'y-de-next-gemeinschaftspraxis',
    language: 'de',
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    width: 880,
    values: { prism: 0.35, plus: 0.25 },
    css: 'body{font-size:15px;padding:30px 44px}.h{border-bottom:2px solid #2f6b4f;padding-bottom:9px;margin-bottom:16px}.h b{font-size:21px;color:#2f6b4f}.r table{width:100%;margin:12px 0}.r th{font-size:12.5px;background:#e4efe8;border:1px solid #2f6b4f;padding:5px 3px}.r td{border:1px solid #2f6b4f;padding:10px 4px;text-align:center}.k td{padding:2px 26px 2px 0}.f{font-size:11.5px;color:#444;margin-top:26px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('deutsch'),
          e.add(),
          s.acuity(),
        );
      const ticks = s.lensType({
        single: '☒ Fernbrille &nbsp;&nbsp; ☐ Nahbrille &nbsp;&nbsp; ☐ Mehrstärkenbrille',
        multi: '☐ Fernbrille &nbsp;&nbsp; ☐ Nahbrille &nbsp;&nbsp; ☒ Mehrstärkenbrille',
      });
      return [
        `<div class="h sides"><div><b>Augenärztliche Gemeinschaftspraxis</b><br>${s.doctor()} &nbsp;·&nbsp; Dr. med. Petra Hallmann<br>Fachärzte für Augenheilkunde &nbsp;·&nbsp; Ambulante Operationen</div>`,
        `<div class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>Telefon ${s.phone()}<br>LANR ${s.dice.digits(9)} &nbsp; BSNR ${s.dice.digits(9)}</div></div>`,
        `<div class="k">${table(tr('Patient:', `<b>${s.patient()}</b>`, 'geb. am:', s.born()), tr('Pat.-Nr.:', s.dice.digits(6), 'Datum:', s.date()))}</div>`,
        '<h2 style="font-size:22px;letter-spacing:2px;margin:16px 0 4px">Brillenverordnung</h2>',
        `<p>${ticks} &nbsp;&nbsp; ☐ Arbeitsplatzbrille</p>`,
        `<div class="r">${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Prisma', 'Basis', 'Addition', 'Visus cc'), eye('R', s.right), eye('L', s.left))}</div>`,
        `<p>Hornhautscheitelabstand: ${s.dice.whole(12, 15)} mm &nbsp;&nbsp; Achsenangabe nach TABO</p>`,
        `<p>Bemerkungen: ${s.dice.pick(['Entspiegelung und Lichtschutz empfohlen.', 'Kunststoffgläser, leichte Tönung bei Blendung.', 'Folgeverordnung, Änderung gegenüber Vorbrille.', 'Bitte PD beim Optiker bestimmen.'])}</p>`,
        `<div style="margin:52px 0 0 54%;border-top:1px solid #222;padding-top:3px" class="small">Stempel / Unterschrift des Arztes</div>`,
        '<p class="f">Die Verordnung ist kein Kassenrezept. Bei Unverträglichkeit der neuen Gläser wenden Sie sich bitte innerhalb von vier Wochen nach Erhalt der Brille an uns. Sprechzeiten: Mo–Fr 8–12 Uhr, Mo, Di, Do 14.30–17 Uhr.</p>',
      ].join('');
    },
  },
  {
    name: 'y-de-next-heilbehelf-wien',
    language: 'de',
    pen: 'sometimes',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 920,
    values: { prism: 0.3, add: 0.6, plus: 0.4 },
    css: 'body{font-size:15px;padding:28px 32px}.b table{width:100%}.b td,.b th{border:1px solid #1d1d1d;padding:3px 6px;vertical-align:top;font-weight:400}.b i{display:block;font-style:normal;font-size:10.5px;color:#333;margin-bottom:6px}.b td{height:56px}.g table{width:100%;margin:14px 0 0;border:2px solid #1d1d1d}.g th{border:1px solid #1d1d1d;font-size:12px;padding:4px 2px}.g td{border:1px solid #1d1d1d;text-align:center;height:44px;padding:2px}.s{font-size:11px;color:#333}',
    draw: (s) => {
      const near = (e: DrawnEye): string[] =>
        hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis()] : ['', '', ''];
      const box = (label: string, text: string): string => `<td><i>${label}</i>${text}</td>`;
      const far = (first: string, name: string, e: DrawnEye): string =>
        tr(
          ...(first ? [first] : []),
          name,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('deutsch'),
          s.filled(s.acuity()),
        );
      return [
        `<div class="sides"><div><b style="font-size:20px">VERORDNUNG – SEHBEHELF</b><br><span class="s">Brille / Brillengläser &nbsp; (nicht für Kontaktlinsen)</span></div><div class="s">☐ ÖGK &nbsp; ☐ BVAEB &nbsp; ☐ SVS &nbsp; ☐ KFA<br>☐ gebührenfrei &nbsp; ☐ kostenanteilsbefreit</div></div>`,
        `<div class="b" style="margin-top:10px">${table(tr(box('Familien- und Vorname', s.patient()), box('Versicherungsnummer', s.filled(`${s.dice.digits(4)} ${s.dice.digits(2)}0${s.dice.whole(1, 9)}${s.dice.whole(44, 99)}`)), box('Ausstellungsdatum', s.date())), tr(box('Anschrift', s.filled(`${s.dice.pick(['Lerchenfelder Straße', 'Landstraßer Hauptstraße', 'Wattgasse'])} ${s.dice.whole(3, 120)}, 1${s.dice.pick(['030', '080', '170'])} Wien`)), box('Beschäftigt bei / Angehörige(r) von', ''), box('Diagnose', s.filled(s.dice.pick(['Ametropie', 'Refr.-anomalie', 'Asthenopie'])))))}</div>`,
        `<div class="g">${table(
          heads('', 'Auge', 'sphärisch', 'zylindrisch', 'Achse', 'Prisma', 'Basis', 'Visus'),
          far('<td rowspan="2"><b>FERNE</b></td>', 'rechts', s.right),
          far('', 'links', s.left),
          tr('<td rowspan="2"><b>NÄHE</b></td>', 'rechts', ...near(s.right), '', '', ''),
          tr('links', ...near(s.left), '', '', ''),
        )}</div>`,
        `<p style="margin-top:12px">Pupillendistanz &nbsp; Ferne: ${s.pd()} mm ${hasAdd(s) ? `&nbsp;&nbsp; Nähe: ${s.nearPd()} mm` : ''} &nbsp;&nbsp;&nbsp; Scheitelabstand: ${s.filled(String(s.dice.whole(12, 14)))} mm</p>`,
        '<p class="s">☐ Einstärkengläser &nbsp; ☐ Bifokalgläser &nbsp; ☐ Lichtschutz ____ % &nbsp; ☐ Kunststoff &nbsp; ☐ Fassung erforderlich &nbsp; ☐ Nur Gläser</p>',
        `<div class="sides" style="margin-top:44px"><span class="s" style="border-top:1px solid #222;padding:3px 60px 0 0">Bestätigung des Krankenversicherungsträgers</span><span class="s" style="border-top:1px solid #222;padding-top:3px">${s.doctor()}<br>FA für Augenheilkunde und Optometrie<br>1${s.dice.pick(['090', '070', '150'])} Wien, Vertragspartner-Nr. ${s.dice.digits(6)}</span></div>`,
      ].join('');
    },
  },
  {
    name: 'y-de-next-optometristin-thun',
    language: 'de',
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans Condensed'],
    width: 1000,
    values: { prism: 0.5, plus: 0.03 },
    writing: { pdDecimals: true },
    css: 'body{font-size:14.5px;padding:30px 40px}h1{font-size:23px;font-weight:400;color:#8a1c2b;margin:0}h2{font-size:14px;background:#f3e7e8;color:#8a1c2b;padding:3px 8px;margin:15px 0 5px}table{width:100%}td,th{padding:4px 6px;text-align:center;border-bottom:1px solid #d9c9ca}th{font-size:12px;color:#555;font-weight:400}td:first-child,th:first-child{text-align:left;width:62px}.v{border:2px solid #8a1c2b;padding:2px 8px 8px;margin-top:16px}.v td{font-size:16.5px;padding:8px 6px}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis, s.acuity());
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amounts(),
          e.bases('degrees'),
          ...e.cells('pd'),
          s.acuity(),
        );
      return [
        `<div class="sides"><div><h1>Sehzentrum Aare AG</h1>Optometrie · Brillen · Low Vision</div><div class="small" style="text-align:right">Bälliz ${s.dice.whole(3, 66)}, 3600 Thun<br>Tel. 033 ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}<br>info@sehzentrum-aare.example</div></div>`,
        `<p style="margin:14px 0 0"><b style="font-size:18px">Refraktionsprotokoll</b> &nbsp; ${s.patient()}, geb. ${s.born()} &nbsp;·&nbsp; Untersuchung vom ${s.date()}</p>`,
        '<h2>Anamnese</h2>',
        s.dice.pick([
          'Kopfschmerzen nach Bildschirmarbeit, Nachtfahrten anstrengend. Keine Augenoperationen, keine Medikamente.',
          'Seit einigen Monaten unscharf beim Lesen. Diabetes Typ II, letzte augenärztliche Kontrolle vor 1 Jahr.',
          'Brille zerkratzt, sonst zufrieden. Gelegentlich Doppelbilder am Abend.',
        ]),
        `<div class="sides"><div style="flex:1"><h2>Getragene Brille (ca. ${s.dice.whole(2, 7)} Jahre alt)</h2>${table(heads('', 'Sph', 'Cyl', 'Achse', 'Visus cc'), old('R', s.right), old('L', s.left))}</div><div style="flex:1"><h2>Autorefraktometer (objektiv)</h2>${table(heads('', 'Sph', 'Cyl', 'Achse', 'Visus sc'), old('R', s.right), old('L', s.left))}</div></div>`,
        `<h2>Prüfungen</h2>Tensio (NCT, ${s.dice.whole(9, 17)}.${s.dice.whole(10, 59)} Uhr): R ${s.pressure()} / L ${s.pressure()} mmHg &nbsp;·&nbsp; Motilität frei &nbsp;·&nbsp; Stereopsis (TNO) ${s.dice.pick(['60"', '120"', '30"'])} &nbsp;·&nbsp; Amsler bds. unauffällig &nbsp;·&nbsp; Spaltlampe: Linse klar, Lidrand reizfrei`,
        `<div class="v"><h2 style="background:none;padding-left:0;margin:6px 0 2px;font-size:16px">Verordnung Brille &ndash; ${s.lensType({ single: 'Einstärken', multi: 'Gleitsicht' })}</h2>${table(heads('', 'Sph', 'Cyl', 'Achse', 'Add', 'Prisma', 'Basis (TABO)', 'PD', 'Visus cc'), eye('R', s.right), eye('L', s.left))}</div>`,
        `<p style="margin-top:12px">HSA ${s.dice.whole(11, 14)} mm. Nächste Kontrolle in ${s.dice.pick(['12', '18', '24'])} Monaten.</p>`,
        `<p style="margin-top:26px">${s.dice.pick(['Nadja Zurbuchen', 'Reto Aebersold', 'Corinne Wyss'])}, Optometristin FHNW / MSc</p>`,
      ].join('');
    },
  },
  {
    name: 'y-de-next-pass-hochkant',
    language: 'de',
    fonts: ['Carlito', 'DejaVu Sans', 'Arimo'],
    width: 520,
    values: { prism: 0.1, add: 0.6, plus: 0.05 },
    writing: { plano: ['plan', '0,00', '±0,00'] },
    css: 'body{font-size:16px;padding:22px 24px;background:#fbf8ef}.t{background:#23415c;color:#fff;padding:11px 14px;font-size:23px;margin:-22px -24px 14px}.t span{display:block;font-size:13px}table{width:100%}.w td,.w th{border:1px solid #23415c;padding:6px 4px;text-align:center}.w td:first-child{text-align:left;padding-left:8px;background:#eef0ec;width:40%}.w th{background:#d8dfe4}.i td{padding:2px 0;font-size:14.5px}.f{font-size:12px;color:#444;margin:14px 0 0}',
    draw: (s) => {
      const both = (name: string, cell: (e: DrawnEye) => string): string =>
        tr(name, cell(s.right), cell(s.left));
      return [
        `<div class="t"><b>Brillenpass</b><span>${optician(s)} · ${s.town()} · ${s.phone()}</span></div>`,
        `<div class="i">${table(tr('Name', `<b>${s.patient()}</b>`), tr('Kunden-Nr.', s.dice.digits(6)), tr('Ausgestellt am', s.date()), tr('Brille', s.lensType({ single: 'Fernbrille', multi: 'Gleitsichtbrille' })))}</div>`,
        `<div class="w" style="margin:12px 0">${table(
          heads('', 'Rechts', 'Links'),
          both('Sphäre', (e) => e.sph()),
          both('Zylinder', (e) => e.cyl()),
          both('Achse', (e) => e.axis()),
          ...(hasAdd(s) ? [both('Addition', (e) => e.add())] : []),
          ...(hasPrism(s)
            ? [both('Prisma', (e) => e.amounts()), both('Basis', (e) => e.bases('deutsch'))]
            : []),
          both('PD (mm)', (e) => e.pd()),
          tr('Einschleifhöhe', ...heights(s)),
        )}</div>`,
        `<div class="i">${table(tr('Glas', s.dice.pick(['Kunststoff 1,6 SET', 'Kunststoff 1,5 HSET', 'Kunststoff 1,67 AS'])), tr('Fassung', `${s.dice.pick(['Mod. Linnea', 'Mod. Fjord', 'Mod. Kant'])} ${s.dice.whole(47, 56)}□${s.dice.whole(15, 21)}`), tr('Farbe', s.dice.pick(['schwarz matt', 'havanna', 'C03 bronze'])))}</div>`,
        '<p class="f">Bitte bewahren Sie Ihren Brillenpass sorgfältig auf. Wir empfehlen alle zwei Jahre eine Überprüfung Ihrer Sehstärke.</p>',
      ].join('');
    },
  },
  {
    name: 'y-de-next-arztbrief-augenklinik',
    language: 'de',
    fonts: ['Tinos', 'Arimo', 'DejaVu Serif'],
    width: 840,
    values: { prism: 0, sameAdd: true, plus: 0.35 },
    writing: { plano: ['0,00', '±0,00'], degree: true },
    css: 'body{font-size:16px;padding:40px 62px}.h{display:flex;justify-content:space-between;margin-bottom:30px}.h b{font-size:20px;color:#00457c}.a{font-size:11px;text-decoration:underline;color:#444}p{margin:0 0 .75em}.l{padding-left:26px}',
    draw: (s) => {
      const patient = s.patient();
      const seen = s.dice.chance(0.5) ? 'Herr Kollege' : 'Frau Kollegin';
      const worn = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${sph} / ${cyl} / ${axis}`;
      };
      const eye = (e: DrawnEye): string =>
        e.formula(' dpt, Achse ', ' dpt sph., cyl. ', 'dpt sph.');
      return [
        `<div class="h"><div><b>Augenklinik St. Vinzenz</b><br>Chefarzt: ${s.doctor()}<br><span class="small">Akademisches Lehrkrankenhaus</span></div><div class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>Ambulanz ${s.phone()}<br>Fax ${s.phone()}</div></div>`,
        `<p class="a">Augenklinik St. Vinzenz, Postfach ${s.dice.digits(4)}</p><p>Augenarztpraxis<br>${s.dice.pick(['Dr. med. Irmgard Tietz', 'Dr. Henning Oltmanns', 'Dr. med. Nils Rabe'])}<br>${s.street()}<br>${s.town()}</p>`,
        `<p style="text-align:right">${s.date()}</p>`,
        `<p><b>Betr.: ${patient}, geb. ${s.born()}, Fall-Nr. ${s.dice.digits(8)}</b></p>`,
        `<p>Sehr geehrte${seen.startsWith('Herr') ? 'r' : ''} ${seen},</p>`,
        '<p>vielen Dank für die freundliche Überweisung der o. g. Person, die sich in unserer Sprechstunde vorstellte.</p>',
        `<p><b>Diagnosen:</b> ${s.dice.pick(['Z. n. Phakoemulsifikation mit HKL-Implantation RA und LA', 'Cataracta provecta incip. bds., Sicca-Syndrom', 'Epiretinale Gliose LA, Refraktionsanomalie bds.'])}</p>`,
        `<p><b>Befund:</b> Mit der mitgebrachten Brille (RA ${worn(s.right)}, LA ${worn(s.left)}) Visus RA ${s.acuity()}, LA ${s.acuity()}. Tensio applanatorisch RA ${s.pressure()} mmHg, LA ${s.pressure()} mmHg. Vordere Abschnitte bds. reizfrei, Hornhaut klar, Kammer tief. Fundus: Papille vital und randscharf, CDR ${s.number(s.dice.whole(2, 5) / 10, 1)}, Makula trocken, Netzhaut zirkulär anliegend.</p>`,
        '<p><b>Verordnung:</b> Wir rezeptierten heute eine neue Brille mit folgenden Werten:</p>',
        `<p class="l">RA: ${eye(s.right)} &nbsp;(Visus ${s.acuity()})<br>LA: ${eye(s.left)} &nbsp;(Visus ${s.acuity()})${hasAdd(s) ? `<br>Nahzusatz beidseits ${s.add()} dpt` : ''}</p>`,
        `<p><b>Procedere:</b> Tränenersatz ohne Konservierung 4 × tgl. beidseits. Kontrolle des Augeninnendrucks in ${s.dice.whole(3, 6)} Monaten bei Ihnen erbeten, bei Verschlechterung jederzeit.</p>`,
        `<p>Mit freundlichen kollegialen Grüßen</p><div class="sides" style="margin-top:46px"><span>${s.doctor()}<br><span class="small">Chefarzt</span></span><span>K. Wendland<br><span class="small">Assistenzärztin</span></span></div>`,
      ].join('');
    },
  },
  {
    name: 'y-de-next-filiale-auftrag',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    width: 1040,
    values: { prism: 0.1, add: 0.5, plus: 0.03 },
    writing: { noCylinder: ['', '0,00'], axisDigits: 1, degree: false },
    css: 'body{font-size:14.5px;padding:32px 44px}.h{background:#f7c600;margin:-32px -44px 18px;padding:14px 44px;display:flex;justify-content:space-between;align-items:center}.h b{font-size:30px;letter-spacing:-1px}table{width:100%}.p td{padding:4px 5px;border-bottom:1px solid #ccc}.p th{padding:4px 5px;text-align:left;border-bottom:2px solid #222;font-size:12.5px}.p td:last-child,.p th:last-child{text-align:right}.r{margin:6px 0 18px}.r th{background:#efefef;font-size:12px;padding:5px 2px}.r td{padding:7px 3px;text-align:center}.r td,.r th{border:1px solid #bbb}.f{font-size:10.5px;color:#555;columns:2;column-gap:26px;margin-top:22px}',
    draw: (s) => {
      const glass = s.dice.pick([79, 99.5, 129, 149.5]);
      const extra = s.dice.pick([25, 39.5, 49]);
      const frame = s.dice.pick([29.95, 59, 87.5, 119]);
      const diameter = s.dice.pick(['65', '70', '65/70']);
      const [heightRight, heightLeft] = heights(s);
      const eye = (name: string, e: DrawnEye, height: string): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amounts(),
          e.bases('deutsch'),
          e.pd(),
          height,
          diameter,
        );
      const item = (count: number, text: string, price: number): string =>
        tr(`${count} ×`, text, s.number(price), `${s.number(price * count)} €`);
      return [
        `<div class="h"><b>sehklar</b><span>Filiale ${s.dice.digits(4)} &nbsp;|&nbsp; ${s.street()}, ${s.town()}<br>Tel. ${s.phone()}</span></div>`,
        `<div class="sides"><div>${s.patient()}<br>${s.street()}<br>${s.town()}</div><div style="text-align:right"><b style="font-size:19px">Auftragsbestätigung</b><br>Auftrag ${s.dice.digits(4)}-${s.dice.digits(6)}<br>Auftragsdatum ${s.date()}<br>Kundennummer ${s.dice.digits(8)}</div></div>`,
        `<p style="margin-top:18px">Vielen Dank für Ihren Auftrag. Ihre Brille ist voraussichtlich in ${s.dice.whole(6, 12)} Werktagen abholbereit.</p>`,
        `<b>Ihre Glaswerte</b><div class="r">${table(heads('', 'Sph', 'Cyl', 'Achse', 'Add', 'Prisma', 'Basis', 'PD', 'Höhe', 'Ø'), eye('R', s.right, heightRight), eye('L', s.left, heightLeft))}</div>`,
        `<div class="p">${table(
          heads('Menge', 'Artikel', 'Einzel', 'Betrag'),
          item(
            2,
            `${s.lensType({ single: 'Einstärkenglas Kunststoff 1,5', multi: 'Gleitsichtglas Komfort 1,6' })}, hart, superentspiegelt`,
            glass,
          ),
          item(2, 'Aufpreis Lotuseffekt Clean Coat', extra),
          item(
            1,
            `Fassung ${s.dice.pick(['SK 2207', 'SK 1183', 'Nordlys 41'])} Fb. ${s.dice.whole(1, 9)}00, ${s.dice.whole(48, 56)}-${s.dice.whole(15, 20)}-1${s.dice.pick(['35', '40', '45'])}`,
            frame,
          ),
          tr('', '', '<b>Summe</b>', `<b>${s.number(2 * glass + 2 * extra + frame)} €</b>`),
          tr('', 'Anzahlung (EC-Karte)', '', `${s.number(50)} €`),
          tr('', '', 'Restbetrag', `${s.number(2 * glass + 2 * extra + frame - 50)} €`),
        )}</div>`,
        `<p style="margin-top:14px">Refraktion: sehklar-Sehtest &nbsp;·&nbsp; Beratung: ${s.dice.pick(['Fr. Timm', 'Hr. Aydin', 'Fr. Kowalski'])} &nbsp;·&nbsp; Fernpunkt-PD, HSA ${s.dice.whole(12, 14)} mm</p>`,
        '<div class="f">Es gelten unsere Allgemeinen Geschäftsbedingungen in der in der Filiale aushängenden Fassung. Zufriedenheitsgarantie: Sollten Sie mit Ihrer Brille nicht zurechtkommen, tauschen wir die Gläser innerhalb von 6 Wochen nach Abholung einmalig um. 3 Jahre Garantie auf Fassung und Gläser bei sachgemäßem Gebrauch. Alle Preise inkl. 19 % MwSt. Die Sonderanfertigung ist vom Widerruf ausgeschlossen.</div>',
      ].join('');
    },
  },
  {
    name: 'y-de-next-shop-sehwerte',
    language: 'de',
    fonts: ['DejaVu Sans', 'Arimo', 'Carlito'],
    width: 780,
    values: { prism: 0.4, add: 0.4, plus: 0.05 },
    writing: { plano: ['0,00', '+0,00'], noCylinder: ['0,00', '—'], pdDecimals: true },
    css: 'body{font-size:15px;padding:34px 40px;color:#22303a}h1{font-size:24px;margin:18px 0 4px}.e{display:flex;gap:20px;margin:14px 0}.e>div{flex:1;border:1px solid #cfd8dc;border-radius:10px;padding:12px 16px}.e h3{font-size:16px;margin:0 0 8px;color:#00796b}table{width:100%}.e td{padding:5px 0;border-top:1px solid #eceff1}.e td:last-child{text-align:right;font-weight:700}.o td{padding:4px 0}.o td:last-child{text-align:right}.n{font-size:12px;color:#607d8b}',
    draw: (s) => {
      const row = (name: string, text: string): string[] => (text ? [tr(name, text)] : []);
      const eye = (name: string, e: DrawnEye): string =>
        `<div><h3>${name}</h3>${table(
          ...row('Sphäre (SPH)', e.sph()),
          ...row('Zylinder (CYL)', e.cyl()),
          ...row('Achse (A)', e.axis()),
          ...row('Addition (ADD)', e.add()),
          ...row('Prisma horizontal', e.amount('Hor')),
          ...row('Basis horizontal', e.base('Hor', 'letters')),
          ...row('Prisma vertikal', e.amount('Ver')),
          ...row('Basis vertikal', e.base('Ver', 'letters')),
        )}</div>`;
      return [
        `<div class="sides"><b style="font-size:23px;color:#00796b">brillenbote.example</b><span class="n">Kundenkonto &rsaquo; Meine Bestellungen &rsaquo; Sehwerte</span></div>`,
        `<h1>Deine Sehwerte zur Bestellung</h1><span class="n">Bestellnummer BB-${s.dice.digits(7)} · aufgegeben am ${s.date()} · ${s.patient()}</span>`,
        `<div class="e">${eye('Rechtes Auge (R / OD)', s.right)}${eye('Linkes Auge (L / OS)', s.left)}</div>`,
        `<div class="e" style="margin-top:0"><div>${table(tr('Pupillendistanz (PD)', `${s.pd()} mm`), tr('Glasart', s.lensType({ single: 'Einstärken', multi: 'Gleitsicht Premium' })))}</div></div>`,
        ...(hasPrism(s)
          ? [
              '<p class="n">BI = Basis innen (in), BO = Basis außen (out), BU = Basis oben (up), BD = Basis unten (down)</p>',
            ]
          : []),
        `<div class="o">${table(tr(`Fassung „${s.dice.pick(['Elin', 'Mats', 'Jonna'])}“, ${s.dice.pick(['transparent', 'Schildpatt', 'dunkelblau'])}, Größe ${s.dice.pick(['S', 'M', 'L'])}`, `${s.price()} €`), tr('Gläser 1,6 dünn, Blaulichtfilter', `${s.price()} €`), tr('Versand', 'kostenlos'))}</div>`,
        '<p class="n" style="margin-top:16px">Bitte vergleiche die Werte mit deinem Brillenpass. Änderungen sind bis zum Start der Fertigung möglich. Fragen? Unser Optiker-Team hilft von Mo bis Sa, 9–18 Uhr.</p>',
      ].join('');
    },
  },
  {
    name: 'y-de-next-kartei-kuerzel',
    language: 'de',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 900,
    values: { prism: 0, plus: 0.35, add: 0.5 },
    writing: { minus: ['-'], degree: true, axisDigits: 1, plano: ['plan', '0,00'] },
    css: 'body{font-size:14.5px;padding:30px 34px}pre{font:inherit;margin:0;line-height:1.45}',
    draw: (s) => {
      const day = s.date();
      const born = s.born();
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${name}: sph ${padded(sph, 7)}cyl ${padded(cyl, 7)}A ${padded(axis, 6)}`;
      };
      const eye = (name: string, e: DrawnEye): string =>
        e.toric
          ? `${name}: sph ${padded(e.sph(), 7)}cyl ${padded(e.cyl(), 7)}A ${padded(e.axis(), 6)}`
          : `${name}: sph ${padded(e.formula('', '', ''), 29)}`;
      const added = (e: DrawnEye): string => (hasAdd(s) ? `Add ${padded(e.add(), 7)}` : '');
      return `<pre>${[
        `Ausdruck Karteikarte                                       Seite 1 von 1`,
        `${s.doctor()}, Augenheilkunde, ${s.town()}`,
        '='.repeat(76),
        `${s.patient()}  *${born}   Pat-ID ${s.dice.digits(5)}   ${s.dice.pick(['AOK', 'TK', 'Barmer', 'privat'])}`,
        '-'.repeat(76),
        `${day}  A    ${s.dice.pick(['Kontrolle, sieht in der Ferne schlechter', 'kommt zur Brillenbestimmung', 'Lesen fällt schwer, Brille alt'])}`,
        `            B    Vis sc  R ${s.acuity()}   L ${s.acuity()}`,
        `            TEN  R ${s.pressure()}  L ${s.pressure()} mmHg (NCT)`,
        `            AR   Autorefraktor, Messung ohne Zykloplegie:`,
        `                 ${old('R', s.right)}`,
        `                 ${old('L', s.left)}`,
        `            ALT  Scheitelbrechwert Vorbrille:`,
        `                 ${old('R', s.right)}`,
        `                 ${old('L', s.left)}`,
        `            SPL  Lider/BH reizfrei, HH klar, VK tief, Linse bds. klar`,
        `            FUN  Papille rs, vital, Makula oB, Periphere NH anliegend`,
        '',
        `            BRV  *** BRILLENVERORDNUNG ***  ${s.lensType({ single: 'Fernbrille', multi: 'Gleitsicht' })}`,
        `                 ${eye('R', s.right)}${added(s.right)}Vis ${s.acuity()}`,
        `                 ${eye('L', s.left)}${added(s.left)}Vis ${s.acuity()}`,
        `                 HSA ${s.dice.whole(12, 14)} mm`,
        '',
        `            D    ${s.dice.pick(['Refraktionsfehler bds. {H52.7 GB}', 'Refraktionsfehler bds. {H52.7 GB}, Siccasyndrom {H04.1 GB}'])}`,
        `            TH   WV in 12 Mo, bei Bedarf früher`,
        `            ZIF  06212  06225`,
        '-'.repeat(76),
        `gedruckt am ${day}  ${s.dice.whole(8, 17)}:${s.dice.whole(10, 59)}   Benutzer: MFA2`,
      ].join('\n')}</pre>`;
    },
  },
  {
    name: 'y-de-next-fenster-refraktion',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    width: 1180,
    values: { prism: 0, add: 0.6, plus: 0.02 },
    writing: {
      degree: false,
      plano: ['0,00', '+0,00'],
      noCylinder: ['', '0,00'],
      pdDecimals: true,
    },
    css: 'body{font-size:14px;padding:0;background:#e9edf1}.w{background:#31517a;color:#fff;padding:6px 12px;display:flex;justify-content:space-between}.m{background:#f7f7f7;border-bottom:1px solid #bbb;padding:5px 12px}.tabs{padding:10px 14px 0}.tabs span{display:inline-block;border:1px solid #9aa7b5;border-bottom:0;background:#d6dde5;padding:5px 15px;margin-right:3px;border-radius:5px 5px 0 0}.tabs .on{background:#fff;font-weight:700}.c{display:flex;background:#fff;border:1px solid #9aa7b5;margin:0 14px 14px;padding:14px;gap:18px}.l{width:235px;font-size:13px;line-height:1.7;border-right:1px solid #d0d7de}fieldset{border:1px solid #9aa7b5;margin:0 0 14px;padding:8px 12px 12px}legend{color:#31517a;font-weight:700;padding:0 5px}td,th{padding:3px 4px;text-align:center;font-size:13px}th{font-weight:400;color:#444}.n td b{display:block;border:1px solid #8a97a5;background:#fffef2;min-width:70px;height:28px;line-height:26px;font-weight:400;font-size:15.5px;padding:0 7px;text-align:right}.o td i{display:block;border:1px solid #c6ccd2;background:#eee;color:#777;min-width:70px;height:26px;line-height:24px;font-style:normal;padding:0 7px;text-align:right}.s{border-top:1px solid #bbb;padding:4px 12px;font-size:12px;color:#444}.k span{display:inline-block;border:1px solid #8a97a5;background:#f0f0f0;padding:4px 14px;margin-right:8px}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, ...[sph, cyl, axis, s.acuity()].map((text) => `<i>${text}</i>`));
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<strong>${name}</strong>`,
          ...[
            ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'),
            hasAdd(s) ? e.nearPd() : '',
            s.acuity(),
          ].map((text) => `<b>${text}</b>`),
        );
      const patient = s.patient();
      return [
        `<div class="w"><span>OptiDesk 7 &ndash; Kunde ${s.dice.digits(5)} ${patient}</span><span>&minus; &nbsp; □ &nbsp; ✕</span></div>`,
        '<div class="m">Datei &nbsp; Bearbeiten &nbsp; Kunde &nbsp; Auftrag &nbsp; Lager &nbsp; Auswertung &nbsp; Extras &nbsp; Hilfe</div>',
        '<div class="tabs" style="padding-top:10px"><span>Stammdaten</span><span class="on">Refraktion</span><span>Brillen</span><span>Kontaktlinsen</span><span>Belege</span><span>Dokumente</span></div>',
        `<div class="c"><div class="l"><b>${patient}</b><br>geb. ${s.born()}<br>${s.street()}<br>${s.town()}<br>${s.phone()}<br><br>Kasse: ${s.dice.pick(['AOK', 'DAK', 'IKK', 'privat'])}<br>Werbung: ${s.dice.pick(['ja', 'nein'])}<br>Offene Aufträge: ${s.dice.whole(0, 2)}<br>Letzter Besuch: ${earlier(s)}</div><div>`,
        `<fieldset class="o"><legend>Vorherige Brille (${earlier(s)})</legend>${table(heads('', 'Sph', 'Zyl', 'Achse', 'Visus'), old('R', s.right), old('L', s.left))}</fieldset>`,
        `<fieldset class="n"><legend>Aktuelle Refraktion vom ${s.date()}</legend>${table(heads('', 'Sph', 'Zyl', 'Achse', 'Add', 'PD Ferne', 'PD Nähe', 'Visus cc'), eye('R', s.right), eye('L', s.left))}<div style="margin-top:10px;font-size:13px">HSA: ${s.dice.whole(11, 14)} mm &nbsp;&nbsp; Refraktionist: ${s.dice.pick(['TK', 'MB', 'ASch'])} &nbsp;&nbsp; Führungsauge: ${s.dice.pick(['R', 'L'])} &nbsp;&nbsp; ☑ als Auftragswerte übernehmen</div></fieldset>`,
        '<div class="k"><span>Speichern</span><span>Auftrag anlegen</span><span>Drucken</span><span>Abbrechen</span></div></div></div>',
        `<div class="s">Filiale 01 &nbsp;|&nbsp; Arbeitsplatz REF-${s.dice.whole(1, 4)} &nbsp;|&nbsp; ${s.dice.whole(9, 18)}:${s.dice.whole(10, 59)}</div>`,
      ].join('');
    },
  },
  {
    name: 'y-de-next-kundenauszug-archiv',
    language: 'de',
    fonts: ['Carlito', 'Arimo', 'Tinos'],
    width: 900,
    values: { prism: 0, plus: 0.04, add: 0.6 },
    css: 'body{font-size:15px;padding:34px 42px}h1{font-size:20px;border-bottom:1px solid #000;padding-bottom:4px}h2{font-size:15.5px;margin:20px 0 4px}table{width:100%}.d td{padding:2px 8px 2px 0}.r td,.r th{border-bottom:1px solid #888;padding:6px 4px;text-align:center}.r th{border-bottom:2px solid #000;font-size:13px}.a td,.a th{font-size:12.5px;color:#666;padding:3px 4px;text-align:center}.a{border-top:1px dashed #999;margin-top:26px}',
    draw: (s) => {
      const [heightRight, heightLeft] = heights(s);
      const eye = (name: string, e: DrawnEye, height: string): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'), height, s.acuity());
      const old = (day: string, name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(day, name, sph, cyl, axis, s.acuity());
      };
      const [year, before] = [s.dice.whole(2018, 2021), s.dice.whole(2013, 2016)];
      return [
        `<h1>Auszug aus der Kundenkartei</h1><p>${optician(s)}, ${s.street()}, ${s.town()}, Tel. ${s.phone()}</p>`,
        `<div class="d">${table(tr('Kunde', `<b>${s.patient()}</b>`, 'Kundennummer', s.dice.digits(6)), tr('Geburtsdatum', s.born(), 'Krankenkasse', s.dice.pick(['Techniker', 'BKK mobil', 'KKH', 'PKV'])), tr('Auf Wunsch ausgehändigt am', s.date(), 'Bearbeiter', s.dice.pick(['Rehm', 'Pohl', 'Sander'])))}</div>`,
        `<h2>Aktuelle Brillenwerte (${s.lensType({ single: 'Einstärkenbrille Ferne', multi: 'Gleitsichtbrille' })})</h2>`,
        `<div class="r">${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'PD', 'Höhe', 'Visus'), eye('Rechts', s.right, heightRight), eye('Links', s.left, heightLeft))}</div>`,
        `<p style="margin-top:10px">Fassung: ${s.dice.pick(['Titan randlos', 'Acetat 214', 'Nylor 88'])}, ${s.dice.whole(48, 55)}/${s.dice.whole(16, 20)} &nbsp; Glas: Index ${s.number(s.dice.pick([1.5, 1.6, 1.67]))}, entspiegelt &nbsp; HSA ${s.dice.whole(12, 14)} mm, Vorneigung ${s.dice.whole(6, 11)}°</p>`,
        `<div class="a"><h2>Archiv – frühere Brillen, nicht mehr gültig</h2>${table(heads('Jahr', 'Auge', 'Sph', 'Zyl', 'Achse', 'Visus'), old(String(year), 'R', s.right), old('', 'L', s.left), old(String(before), 'R', s.right), old('', 'L', s.left))}</div>`,
        '<p class="small" style="margin-top:26px">Die angegebenen Zentrierdaten gelten nur für die genannte Fassung. Wir übernehmen keine Gewähr für Brillen, die andernorts nach diesen Werten angefertigt werden.</p>',
      ].join('');
    },
  },
  {
    name: 'y-de-next-glaslieferung',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Mono', 'DejaVu Sans Condensed'],
    width: 980,
    values: { prism: 0.5, add: 0.6, plus: 0.1 },
    writing: { degree: false, plano: ['0,00', '+0,00'], noCylinder: ['', '0,00'] },
    css: 'body{font-size:14px;padding:28px 34px}.h{border-bottom:4px solid #0b3d91;padding-bottom:8px}.h b{font-size:24px;color:#0b3d91}table{width:100%}.k td{font-size:13px;padding:2px 4px}.r{margin-top:14px}.r th{background:#0b3d91;color:#fff;font-size:11.5px;padding:5px 2px;border:1px solid #0b3d91}.r td{border:1px solid #8fa3c8;text-align:center;padding:8px 2px}.t td,.t th{font-size:12px;border:1px solid #ccc;text-align:center;padding:4px 2px}.t th{background:#f2f2f2;font-weight:400}.x{font-size:12px;margin-top:20px;color:#333}',
    draw: (s) => {
      const [heightRight, heightLeft] = heights(s);
      const eye = (name: string, e: DrawnEye, height: string): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amounts(),
          e.bases('degrees'),
          e.pd(),
          height,
        );
      const made = (name: string): string =>
        tr(
          name,
          s.number(s.dice.whole(12, 34) / 4),
          s.dice.pick(['65', '70', '60/65']),
          s.number(s.dice.whole(11, 31) / 10, 1),
          s.number(s.dice.whole(9, 14) / 10, 1),
          s.number(s.dice.whole(62, 148) / 10, 1),
        );
      return [
        `<div class="h sides"><div><b>Vistaluma Brillenglas</b><br>Produktion und Logistik</div><div class="small" style="text-align:right">Service-Telefon ${s.phone()}<br>service@vistaluma.example</div></div>`,
        `<p style="font-size:18px;margin:14px 0 6px"><b>Glasbestellung – Bestätigung</b></p>`,
        `<div class="k">${table(tr('Besteller', `${optician(s)}, ${s.town()}`, 'Bestellnummer', `${s.dice.digits(3)}.${s.dice.digits(5)}`), tr('Kundenname', `<b>${s.patient()}</b>`, 'Bestelldatum', s.date()), tr('Kommission', s.dice.digits(5), 'Versandart', s.dice.pick(['Tour 14', 'Paket', 'Express'])))}</div>`,
        `<p style="margin:12px 0 0"><b>${s.lensType({ single: 'Monolux AS 1.6', multi: 'Progresso Individual 1.6' })}</b> &nbsp; Diamant Plus UV, Farbe: keine</p>`,
        `<div class="r">${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'Prisma', 'Basis °', 'PD', 'Höhe'), eye('R', s.right, heightRight), eye('L', s.left, heightLeft))}</div>`,
        `<p class="x" style="margin:16px 0 3px">Fertigungsdaten</p><div class="t">${table(heads('', 'Basiskurve', 'Durchmesser', 'Mittendicke', 'Randdicke', 'Gewicht g'), made('R'), made('L'))}</div>`,
        `<p class="x">Fassung: Vollrand &nbsp; Scheibenlänge ${s.dice.whole(48, 56)},0 &nbsp; Scheibenhöhe ${s.dice.whole(30, 42)},0 &nbsp; Brücke ${s.dice.whole(15, 20)},0 &nbsp; HSA ${s.dice.whole(12, 14)},0 &nbsp; Vorneigung ${s.dice.whole(7, 10)} &nbsp; Fassungsscheibenwinkel ${s.dice.whole(3, 6)}</p>`,
        '<p class="x">Achse und Basis nach TABO. Zentrierung nach Augendrehpunktforderung. Beanstandungen bitte unter Angabe der Bestellnummer. Preise gemäß gültiger Preisliste zuzüglich gesetzlicher Mehrwertsteuer.</p>',
      ].join('');
    },
  },
  {
    name: 'y-de-next-blockzettel',
    language: 'de',
    pen: 'always',
    fonts: ['Tinos', 'Arimo', 'Carlito'],
    width: 560,
    values: { prism: 0, sameAdd: true, plus: 0.1 },
    writing: { noCylinder: ['–', '0,00'] },
    css: 'body{font-size:18px;padding:22px 28px 26px;background:#fffdf6}.h{text-align:center;border-bottom:1px solid #666;padding-bottom:8px;margin-bottom:16px}.h b{font-size:23px;letter-spacing:1px}.l{border-bottom:1px dotted #777;padding:13px 0 5px;display:flex;gap:14px;align-items:baseline}.l>b{min-width:62px;font-size:15px}.f{font-size:12px;text-align:center;color:#555;margin:24px 0 0}',
    draw: (s) => {
      const line = (label: string, text: string): string =>
        `<div class="l"><b>${label}</b><span>${text}</span></div>`;
      const eye = (e: DrawnEye): string =>
        e.toric
          ? `sph ${e.sph()} &nbsp; cyl ${e.cyl()} &nbsp; A ${e.axis()}`
          : `sph ${e.sph()} &nbsp; cyl ${e.cyl()}`;
      return [
        `<div class="h"><b>OPTIK RIEDMÜLLER</b><br><span class="small">Inh. J. Riedmüller · Augenoptikermeister<br>${s.street()} · ${s.town()}</span></div>`,
        line('Name', s.patient()),
        line('Datum', s.date()),
        line('R', eye(s.right)),
        line('L', eye(s.left)),
        line('Add', hasAdd(s) ? s.add() : s.filled('–')),
        line('PD', s.pd()),
        line(
          'Notiz',
          s.filled(
            s.dice.pick([
              'neue Werte besprochen',
              'Kontrolle in 1 Jahr',
              'Gläser entspiegelt',
              'bitte vorbeikommen',
            ]),
          ),
        ),
        `<p class="f">Telefon ${s.phone()} · Mo–Fr 9–18 Uhr, Sa 9–13 Uhr</p>`,
      ].join('');
    },
  },
  {
    name: 'y-de-next-orthoptik-kollegenbrief',
    language: 'de',
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    width: 860,
    values: { prism: 0.9, sameAdd: true, add: 0.35, plus: 0.35 },
    css: 'body{font-size:15.5px;padding:38px 56px}.h{text-align:right;border-right:5px solid #6a4c93;padding-right:12px;margin-bottom:24px;font-size:13.5px}.h b{font-size:19px;color:#6a4c93}.r table{margin:6px 0 14px 14px}.r td,.r th{padding:6px 15px;text-align:center;border-bottom:1px solid #aaa}.r th{font-size:13px;border-bottom:2px solid #6a4c93}p{margin:0 0 .8em}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.prism('deutsch', '<br>') || '–', s.acuity());
      const deviation = s.dice.whole(4, 14);
      return [
        `<div class="h"><b>Sehschule &amp; Strabologie</b><br>MVZ Augenheilkunde ${s.town()}<br>${s.doctor()} · M. Lohse, Orthoptistin<br>Tel. ${s.phone()}</div>`,
        `<p>Frau Dr. med. Anke Steinfurth<br>Fachärztin für Neurologie<br>${s.street()}<br>${s.town()}</p>`,
        `<p style="margin-top:22px"><b>${s.patient()}, geb. ${s.born()}</b><br>Untersuchung am ${s.date()}</p>`,
        '<p>Sehr geehrte Frau Kollegin,</p>',
        `<p>wir berichten über die orthoptische Vorstellung wegen ${s.dice.pick(['intermittierender Doppelbilder beim Autofahren', 'Kopfschmerzen und Verschwommensehen am Abend', 'rascher Ermüdung beim Lesen'])}. Im alternierenden Abdecktest fand sich für die Ferne eine Abweichung von ${deviation} cm/m, für die Nähe ${deviation + s.dice.whole(2, 5)} cm/m. Die Fusionsbreite war eingeschränkt, Lang-Test I positiv, Motilität in allen Blickrichtungen frei. Hess-Schirm ohne Hinweis auf Parese. Der Augeninnendruck lag bei R ${s.pressure()} und L ${s.pressure()} mmHg.</p>`,
        `<p>Nach mehrtägigem Trageversuch ${hasPrism(s) ? 'mit Prismenfolie ' : ''}haben wir folgende Brille verordnet:</p>`,
        `<div class="r">${table(heads('Auge', 'sph', 'cyl', 'Achse', 'Prisma / Basis', 'Visus'), eye('RA', s.right), eye('LA', s.left))}</div>`,
        hasAdd(s)
          ? `<p>Für die Nähe Addition ${s.add()} dpt beidseits, als ${s.lensType({ single: 'Einstärkenglas', multi: 'Gleitsichtglas' })}. PD ${s.pd()} mm.</p>`
          : `<p>Die Brille soll ständig getragen werden. PD ${s.pd()} mm.</p>`,
        `<p>Eine Kontrolle ist in ${s.dice.whole(6, 12)} Wochen vereinbart. Sollten unter der Brille weiterhin Doppelbilder bestehen, erwägen wir eine weitere Abklärung mittels cMRT und bitten um Ihre Mitbeurteilung.</p>`,
        `<p>Mit freundlichen Grüßen</p><p style="margin-top:42px">${s.doctor()}</p>`,
      ].join('');
    },
  },
  {
    name: 'y-de-next-mailantwort-optiker',
    language: 'de',
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    width: 800,
    values: { prism: 0.1, plus: 0.03 },
    writing: { minus: ['-', '-', '–'], noCylinder: ['0,00', '–'] },
    css: 'body{font-size:15.5px;padding:26px 34px}.m{font-size:14px;border-bottom:1px solid #999;padding-bottom:8px;margin-bottom:16px}.m td{padding:1px 14px 1px 0;vertical-align:top}.m td:first-child{color:#666}.q{border-left:2px solid #6c8ebf;padding-left:12px;color:#445;font-size:14px;margin-top:24px}.v{line-height:1.75}',
    draw: (s) => {
      const patient = s.patient();
      const eye = (name: string, e: DrawnEye): string =>
        [
          `<b>${name}</b> Sph ${e.sph()}`,
          `Zyl ${e.cyl()}`,
          ...(e.toric ? [`Achse ${e.axis()}`] : []),
          ...(hasAdd(s) ? [`Add ${e.add()}`] : []),
          ...(e.amounts() ? [`Prisma ${e.prism('deutsch', ' und ')}`] : []),
        ].join(', ');
      const number = s.dice.digits(5);
      return [
        `<div class="m"><b style="font-size:18px">AW: Meine Brillenwerte (Kd. ${number})</b>${table(tr('Von:', 'Brillenatelier Voss &lt;werkstatt@brillenatelier-voss.example&gt;'), tr('Gesendet:', `${s.date()} ${s.dice.whole(9, 17)}:${s.dice.whole(10, 59)}`), tr('An:', patient), tr('Anlagen:', 'Datenschutz.pdf (84 KB)'))}</div>`,
        `<p>Guten Tag ${patient},</p>`,
        `<p>gerne schicken wir Ihnen wie am Telefon besprochen die Werte Ihrer aktuellen ${s.lensType({ single: 'Fernbrille', multi: 'Gleitsichtbrille' })} aus unserer Kartei:</p>`,
        `<p class="v">${eye('Rechts:', s.right)}<br>${eye('Links:', s.left)}<br><b>PD:</b> rechts ${s.right.pd()} mm, links ${s.left.pd()} mm</p>`,
        `<p>Die Durchblickhöhe haben wir an Ihrer jetzigen Fassung mit ${s.dice.whole(18, 24)} mm angezeichnet, bei einer anderen Fassung muss sie neu gemessen werden. Der Sehtest ist bei uns weiterhin kostenlos – kommen Sie einfach vorbei.</p>`,
        `<p>Freundliche Grüße<br>${s.dice.pick(['Svenja Voss', 'Tom Hagedorn', 'Marit Voss'])}<br>Augenoptikermeister/in</p>`,
        `<p style="font-size:13px;color:#555">Brillenatelier Voss · ${s.street()} · ${s.town()} · Tel. ${s.phone()}<br>Amtsgericht HRB ${s.dice.digits(5)} · USt-IdNr. DE${s.dice.digits(9)}</p>`,
        `<div class="q">Hallo Frau Voss,<br><br>könnten Sie mir bitte meine Werte (auch die Pupillendistanz) zusenden? Ich brauche sie für die Zusatzversicherung. Meine Kundennummer ist ${number}.<br><br>Vielen Dank und viele Grüße<br>${patient}</div>`,
      ].join('');
    },
  },
  {
    name: 'y-de-next-krankenhausrezept-tabo',
    language: 'de',
    pen: 'sometimes',
    fonts: ['Arimo', 'Tinos'],
    width: 940,
    values: { prism: 0, plus: 0.3, add: 0.6 },
    writing: { noCylinder: ['—', '–', ''] },
    css: 'body{font-size:15px;padding:30px 36px}.h b{font-size:19px}.g table{width:100%;margin-top:6px}.g th{border:1px solid #333;font-size:12px;font-weight:400;padding:4px 2px}.g th.e{font-size:16px;font-weight:700;background:#eee}.g td{border:1px solid #333;height:50px;text-align:center;padding:2px}.y{display:flex;justify-content:space-around;margin:12px 0 0}.k{line-height:2.1;margin-top:12px}.u{border-bottom:1px solid #555;padding:0 14px}.f{font-size:11px;color:#444}',
    draw: (s) => {
      const near = (e: DrawnEye): string[] =>
        hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis()] : ['', '', ''];
      return [
        `<div class="h sides"><div><b>Kreiskrankenhaus Westerbeck</b><br>Klinik für Augenheilkunde – Ambulanz<br>${s.doctor()}</div><div class="f" style="text-align:right">${s.street()}<br>${s.town()}<br>Telefon ${s.phone()}</div></div>`,
        `<div class="k">Herrn / Frau / Kind <span class="u">${s.patient()}</span> &nbsp; geboren am <span class="u">${s.born()}</span> &nbsp; Datum <span class="u">${s.date()}</span></div>`,
        '<p style="text-align:center;font-size:21px;margin:16px 0 0"><b>Brillenrezept</b></p>',
        `<div class="y">${halfCircle}${halfCircle}</div>`,
        `<div class="g">${table(
          tr(
            '<th rowspan="2"></th>',
            '<th class="e" colspan="3">Rechtes Auge</th>',
            '<th class="e" colspan="3">Linkes Auge</th>',
          ),
          heads('Sphäre', 'Zylinder', 'Achse', 'Sphäre', 'Zylinder', 'Achse'),
          tr(
            '<b>Ferne</b>',
            ...s.right.cells('sph', 'cyl', 'axis'),
            ...s.left.cells('sph', 'cyl', 'axis'),
          ),
          tr('<b>Nähe</b>', ...near(s.right), ...near(s.left)),
        )}</div>`,
        `<div class="k">Pupillenabstand Ferne <span class="u">${s.pd()}</span> mm &nbsp;&nbsp; ${hasAdd(s) ? `Nähe <span class="u">${s.nearPd()}</span> mm` : 'Nähe __________ mm'} &nbsp;&nbsp; Hornhautscheitelabstand <span class="u">${s.filled(String(s.dice.whole(12, 15)))}</span> mm</div>`,
        `<div class="k">Sehschärfe mit Glas: &nbsp; R <span class="u">${s.filled(s.acuity())}</span> &nbsp; L <span class="u">${s.filled(s.acuity())}</span></div>`,
        '<p class="f" style="margin-top:12px">☐ Mineralglas &nbsp; ☐ Kunststoff &nbsp; ☐ getönt &nbsp; ☐ entspiegelt &nbsp; ☐ Prismen siehe Rückseite</p>',
        '<div style="margin:58px 0 0 58%;border-top:1px solid #333;padding-top:3px" class="f">Unterschrift des Arztes</div>',
        `<p class="f" style="margin-top:14px">Vordruck AA-${s.dice.digits(3)} &nbsp; Bitte zur Nachkontrolle die fertige Brille mitbringen.</p>`,
      ].join('');
    },
  },
  {
    name: 'y-de-next-kinderbrille-skiaskopie',
    language: 'de',
    fonts: ['DejaVu Sans', 'Arimo', 'Carlito'],
    width: 760,
    values: { prism: 0, add: 0, plus: 0.65 },
    writing: { degree: true, addPlus: true },
    css: 'body{font-size:15px;padding:32px 40px}.h{display:flex;justify-content:space-between;background:#fde9d9;margin:-32px -40px 20px;padding:16px 40px}.h b{font-size:20px;color:#b4511d}h2{font-size:16px;margin:18px 0 5px}.r table,.o table{width:100%}.r td,.r th{border:1px solid #b4511d;padding:8px;text-align:center}.r td:first-child,.o td:first-child{text-align:left;width:34%}.o td,.o th{padding:3px 8px;text-align:center;font-size:13.5px;color:#444}.r th{background:#fde9d9}',
    draw: (s) => {
      const both = (name: string, cell: (e: DrawnEye) => string): string =>
        tr(name, cell(s.right), cell(s.left));
      const [right, left] = [s.right.elsewhere(), s.left.elsewhere()];
      const weaker = s.dice.pick(['rechts', 'links']);
      return [
        `<div class="h"><div><b>Augenzentrum für Kinder</b><br>Sehschule · Kinderophthalmologie</div><div class="small" style="text-align:right">${s.street()}, ${s.town()}<br>Anmeldung ${s.phone()}</div></div>`,
        `<p><b>${s.patient()}</b>, geb. ${s.dice.whole(10, 28)}.0${s.dice.whole(1, 9)}.20${s.dice.whole(14, 19)} &nbsp;·&nbsp; vorgestellt am ${s.date()} in Begleitung ${s.dice.pick(['der Mutter', 'des Vaters', 'der Eltern'])}</p>`,
        `<h2>Befund: Skiaskopie in Zykloplegie (${s.dice.pick(['Cyclopentolat 1 %', 'Cyclopentolat 0,5 %', 'Atropin 0,5 %'])})</h2>`,
        `<div class="o">${table(heads('', 'RA', 'LA'), tr('sphärisch', right.sph, left.sph), tr('zylindrisch', right.cyl, left.cyl), tr('Achse', right.axis, left.axis))}</div>`,
        `<p class="small" style="margin-top:8px">Visus (LEA-Symbole, Einzeloptotypen): RA ${s.acuity()}, LA ${s.acuity()}. Lang-Test II ${s.dice.pick(['positiv', 'fraglich', 'positiv (3/3)'])}. Fundus bds. altersentsprechend.</p>`,
        '<h2>Verordnete Brille</h2>',
        `<div class="r">${table(
          heads('', 'Rechtes Auge', 'Linkes Auge'),
          both('Sphäre (dpt)', (e) => e.sph()),
          both('Zylinder (dpt)', (e) => e.cyl()),
          both('Achse', (e) => e.axis()),
          both('Pupillendistanz (mm)', (e) => e.pd()),
        )}</div>`,
        `<p style="margin-top:14px">Die Brille bitte ganztags tragen. Bruchsichere Kunststoffgläser, Sportbügel. Okklusion: ${weaker} ${s.dice.whole(2, 5)} Stunden täglich abkleben. Wiedervorstellung in ${s.dice.whole(6, 12)} Wochen mit Brille.</p>`,
        `<div class="sides" style="margin-top:40px"><span class="small">${s.dice.pick(['J. Marquardt', 'B. Heyer', 'L. Petzold'])}, Orthoptistin</span><span>${s.doctor()}<br><span class="small">Fachärztin für Augenheilkunde</span></span></div>`,
      ].join('');
    },
  },
];

/** Papers that people take for a prescription of spectacles, or photograph by mistake. */
export const fifthNonesInGerman: Layout[] = [
  {
    name: 'y-de-next-kontaktlinsen-abo',
    language: 'de',
    document: 'contact-lenses',
    fonts: ['Arimo', 'Carlito'],
    width: 860,
    values: { prism: 0, add: 0 },
    css: 'body{font-size:15px;padding:32px 42px}.h{border-bottom:3px solid #1b9aaa;padding-bottom:8px;margin-bottom:16px}.h b{font-size:22px;color:#1b9aaa}table{width:100%}.r th{background:#1b9aaa;color:#fff;font-size:13px;padding:6px 3px}.r td{border-bottom:1px solid #9cc;text-align:center;padding:8px 3px}.f{font-size:12px;color:#555;margin-top:20px}',
    draw: (s) => {
      const eye = (name: string, product: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(
          `<b>${name}</b>`,
          product,
          s.number(s.dice.pick([8.4, 8.5, 8.6, 8.7]), 1),
          s.number(s.dice.pick([14, 14.2, 14.5]), 1),
          sph,
          cyl,
          axis,
          '2 × 6',
        );
      };
      const product = s.dice.pick(['AquaMonth toric', 'Lumia 30 Toric', 'SoftView Monat Torisch']);
      return [
        `<div class="h sides"><div><b>${optician(s)}</b><br>Institut für Kontaktlinsen</div><div class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>${s.phone()}</div></div>`,
        `<p><b style="font-size:18px">Bestätigung Ihres Kontaktlinsen-Abos</b></p><p>${s.patient()} · Kundennummer ${s.dice.digits(6)} · ${s.date()}</p>`,
        `<div class="r">${table(heads('', 'Kontaktlinse', 'BC', 'DIA', 'Sph', 'Cyl', 'Achse', 'Stück'), eye('R', product, s.right), eye('L', product, s.left))}</div>`,
        `<p style="margin-top:16px">Austausch: monatlich. Tragedauer: max. ${s.dice.whole(10, 14)} Stunden täglich. Pflegemittel: All-in-One 360 ml, 3 Flaschen. Lieferung alle 6 Monate, Betrag je Lieferung ${s.price()} €, Lastschrift.</p>`,
        '<p class="f">Bitte setzen Sie die Kontaktlinsen bei Rötung, Schmerzen oder Sehverschlechterung sofort ab und suchen Sie uns oder einen Augenarzt auf. Nachkontrolle halbjährlich. Kontaktlinsenwerte dürfen nicht für Brillengläser verwendet werden.</p>',
      ].join('');
    },
  },
  {
    name: 'y-de-next-kostenvoranschlag-gleitsicht',
    language: 'de',
    document: 'receipt',
    fonts: ['Carlito', 'Arimo', 'Tinos'],
    width: 840,
    values: { prism: 0 },
    css: 'body{font-size:15.5px;padding:38px 50px}table{width:100%;margin:14px 0}th{text-align:left;border-bottom:2px solid #333;padding:5px 4px}td{padding:6px 4px;border-bottom:1px solid #ccc}td:last-child,th:last-child{text-align:right}.f{font-size:12px;color:#555;margin-top:24px}',
    draw: (s) => {
      const [glass, coat, frame] = [
        s.dice.pick([189, 249, 329.5]),
        s.dice.pick([35, 45, 59.5]),
        s.dice.pick([119, 169, 229]),
      ];
      const sum = 2 * glass + 2 * coat + frame;
      return [
        `<div class="sides"><b style="font-size:22px">${optician(s)}</b><span class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>Telefon ${s.phone()}</span></div>`,
        `<p style="margin-top:26px">${s.patient()}<br>${s.street()}<br>${s.town()}</p>`,
        `<div class="sides" style="margin-top:20px"><b style="font-size:19px">Kostenvoranschlag Nr. ${s.dice.digits(5)}</b><span>${s.date()}</span></div>`,
        table(
          heads('Pos.', 'Bezeichnung', 'Anz.', 'Preis', 'Gesamt'),
          tr(
            '1',
            'Gleitsichtglas Individual, Index 1,67, R und L',
            '2',
            s.number(glass),
            s.number(2 * glass),
          ),
          tr('2', 'Superentspiegelung mit Hartschicht', '2', s.number(coat), s.number(2 * coat)),
          tr(
            '3',
            `Fassung ${s.dice.pick(['Merano', 'Tilda', 'Arvid'])} ${s.dice.whole(49, 55)}□${s.dice.whole(16, 20)} 145`,
            '1',
            s.number(frame),
            s.number(frame),
          ),
          tr('', 'Zwischensumme netto', '', '', s.number(sum / 1.19)),
          tr('', 'zzgl. 19 % MwSt.', '', '', s.number(sum - sum / 1.19)),
          tr('', '<b>Gesamtbetrag EUR</b>', '', '', `<b>${s.number(sum)}</b>`),
        ),
        '<p>Das Angebot gilt vier Wochen. Die genauen Glasstärken werden erst nach Augenglasbestimmung in unserem Hause festgelegt; Preisänderungen bei höheren Stärken bleiben vorbehalten.</p>',
        `<p class="f">Bankverbindung: Volksbank · IBAN DE${s.dice.digits(2)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(2)} · Steuernummer ${s.dice.digits(2)}/${s.dice.digits(3)}/${s.dice.digits(5)} · IK ${s.dice.digits(9)}</p>`,
      ].join('');
    },
  },
  {
    name: 'y-de-next-tropfenrezept-plan',
    language: 'de',
    document: 'other-prescription',
    pen: 'sometimes',
    fonts: ['Arimo', 'DejaVu Sans Mono'],
    width: 780,
    values: { prism: 0, add: 0 },
    css: 'body{font-size:15px;padding:28px 34px;background:#f6fbf6}.h{border:1px solid #5b8f5b;padding:8px 12px}i{display:block;font-style:normal;font-size:11px;color:#456}.x{border:1px solid #5b8f5b;border-top:0;padding:14px 14px 18px;line-height:2}table{width:100%;margin-top:14px}td,th{border:1px solid #5b8f5b;padding:6px;text-align:center}th{font-size:12.5px}',
    draw: (s) =>
      [
        `<div class="h sides"><div><i>Name, Vorname des Versicherten</i>${s.patient()}<br>${s.filled(`geb. ${s.dice.whole(10, 28)}.0${s.dice.whole(1, 9)}.19${s.dice.whole(44, 79)}`)}</div><div><i>Datum</i>${s.date()}</div><div><i>Privatrezept</i>☐ Gebührenpflicht<br>☐ noctu</div></div>`,
        `<div class="x"><b style="font-size:19px">Rp.</b><br>${s.filled(s.dice.pick(['Latanoprost AT 0,05 mg/ml, 3 × 2,5 ml N3', 'Dorzolamid 20 mg/ml + Timolol 5 mg/ml AT, 3 × 5 ml', 'Brimonidin AT 2 mg/ml, 3 × 5 ml N2']))}<br>${s.filled(s.dice.pick(['Hyaluronsäure AT 0,2 %, 10 ml', 'Dexpanthenol Augengel 5 %, 10 g', 'Ofloxacin AT 3 mg/ml, 5 ml']))}</div>`,
        table(
          heads('Tropfplan', 'morgens', 'mittags', 'abends', 'zur Nacht'),
          tr(
            'Rechtes Auge',
            ...[1, s.dice.whole(0, 1), 1, s.dice.whole(0, 1)].map((n) => s.filled(String(n))),
          ),
          tr(
            'Linkes Auge',
            ...[1, s.dice.whole(0, 1), 1, s.dice.whole(0, 1)].map((n) => s.filled(String(n))),
          ),
        ),
        `<p style="margin-top:14px">Letzte Druckmessung: R ${s.filled(s.pressure())} mmHg &nbsp; L ${s.filled(s.pressure())} mmHg &nbsp;&nbsp; Zieldruck: unter 18 mmHg</p>`,
        `<div style="margin:44px 0 0 50%;border-top:1px solid #456;padding-top:4px" class="small">${s.doctor()}<br>Augenarzt · ${s.street()}, ${s.town()}<br>Tel. ${s.phone()}</div>`,
      ].join(''),
  },
];

/** A shop, where it must be none of a doctor. */
function optician({ dice }: Sheet): string {
  return dice.pick(['Optik Brinkmann', 'Augenoptik Seidl', 'Brillenstube Ahrens', 'Optik Wallner']);
}

/** The heights of both pupils in the frame, about the same. */
function heights({ dice, number }: Sheet): [string, string] {
  const right = dice.whole(34, 48) / 2;
  return [number(right, 1), number(right + dice.pick([-0.5, 0, 0.5]), 1)];
}

/** A day of some years ago, before that of any sheet. */
function earlier({ dice }: Sheet): string {
  return `${dice.whole(10, 28)}.0${dice.whole(1, 9)}.20${dice.whole(16, 21)}`;
}

/** The scale of axes that is printed above the fields of old forms. */
const halfCircle =
  '<svg width="210" height="118" viewBox="0 0 210 118" font-size="11" text-anchor="middle" fill="none" stroke="#444"><path d="M25 105a80 80 0 0 1 160 0z"/><path d="M105 105V25M105 105L48.4 48.4M105 105L161.6 48.4"/><path d="M79 105a26 26 0 0 1 52 0"/><g stroke="none" fill="#333"><text x="197" y="109">0</text><text x="172" y="45">45</text><text x="105" y="19">90</text><text x="38" y="45">135</text><text x="12" y="109">180</text></g></svg>';
