import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, type DrawnEye } from '../sheet.ts';

const bars = (width: number): string =>
  `<div style="width:${width}px;height:34px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 5px,#111 5px 6px,#fff 6px 8px,#111 8px 11px,#fff 11px 13px)"></div>`;

const box = (ticked: boolean, text: string): string =>
  `<span style="white-space:nowrap">${ticked ? '☒' : '☐'} ${text}</span>`;

/** Papers of shops, chains, insurers, makers of lenses and employers. */
export const officesOfShops: Layout[] = [
  {
    name: 's-laden-kette-klappkarte',
    language: 'de',
    width: 470,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.35 },
    writing: { noCylinder: ['', '0,00'] },
    css: 'body{background:#dfe3dd;padding:16px}.k{background:#fff;border-radius:10px;overflow:hidden}.h{background:#1d6b3a;color:#fff;padding:9px 16px;font-weight:700;letter-spacing:.5px}.i{padding:10px 16px 12px}table{width:100%;margin:4px 0 9px;table-layout:fixed}th{font-size:11px;font-weight:400;color:#1d6b3a;text-align:center;padding:0}td{border:1px solid #9db8a5;height:31px;text-align:center;font-size:16px;padding:1px 2px}td:first-child{border:0;width:58px;text-align:left;font-size:13px}th:first-child{width:58px}.s{font-size:11.5px;line-height:1.35;margin:0}',
    draw: (s) => {
      const powers = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      const rest = (name: string, e: DrawnEye): string =>
        tr(name, e.amounts(), e.bases('deutsch'), e.pd(), s.dice.pick(['65', '70', '60/65']));
      return `<div class="k"><div class="h sides"><span>Brillen-Pass</span><span>Fuhrmann Optik</span></div><div class="i"><p class="s">${s.patient()} &nbsp; Kd.-Nr. 0412-${s.dice.digits(6)}<br>Auftrag ${s.dice.digits(8)} vom ${s.date()}</p>${table(heads('', 'sph', 'cyl', 'Achse', 'Add'), powers('Rechts', s.right), powers('Links', s.left))}${table(heads('', 'Prisma', 'Basis', 'PD', 'Ø mm'), rest('Rechts', s.right), rest('Links', s.left))}<p class="s">Glasart: ${s.lensType({ single: 'Kunststoff 1.5 ET Superentspiegelt', multi: 'Gleitsicht Komfort 1.5 Superentspiegelt' })}<br>Garantie 3 Jahre auf Fassung und Gläser. Die Karte gilt als Garantiebeleg in allen 64 Niederlassungen.</p></div></div>`;
    },
  },
  {
    name: 's-laden-online-konto',
    language: 'de',
    width: 540,
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0 },
    writing: { noCylinder: ['0,00', '0.00'], plano: ['0,00', '±0,00'], minus: ['-', '−'] },
    css: 'body{padding:0 0 26px;background:#f4f5f7}.n{background:#fff;border-bottom:1px solid #ddd;padding:12px 22px;font-weight:700}.c{background:#fff;border:1px solid #e1e3e8;border-radius:8px;margin:12px 18px;padding:14px 18px}.g{display:grid;grid-template-columns:1fr 1fr;gap:16px}.f{margin:0 0 9px;font-size:12.5px;color:#666}.b{border:1px solid #bcc1ca;border-radius:5px;padding:6px 10px;color:#111;font-size:16px;min-height:37px;display:flex;justify-content:space-between;background:#fff}.b i{font-style:normal;color:#888;font-size:12px}h3{font-size:15px;margin:0 0 9px}',
    draw: (s) => {
      const field = (label: string, value: string): string =>
        `<div class="f">${label}<div class="b"><span>${value}</span><i>▾</i></div></div>`;
      const eye = (title: string, e: DrawnEye): string =>
        `<div><h3>${title}</h3>${field('Sphäre (SPH)', e.sph())}${field('Zylinder (ZYL)', e.cyl())}${field('Achse (ACH)', e.axis())}${hasAdd(s) ? field('Addition (ADD)', e.add()) : ''}</div>`;
      return `<div class="n sides"><span>klarblick24</span><span style="font-weight:400">♡ &nbsp; Warenkorb (1)</span></div><p style="margin:14px 22px 0;font-size:13px;color:#666">Mein Konto › Brillenpässe › ${s.patient()}</p><h2 style="margin:4px 22px 0;font-size:21px">Deine Sehwerte</h2><div class="c"><div class="g">${eye('Rechtes Auge (R)', s.right)}${eye('Linkes Auge (L)', s.left)}</div>${field('Pupillendistanz (PD) in mm', s.pd())}</div><p style="margin:0 22px;font-size:12.5px;color:#666">Gespeichert am ${s.date()} · Quelle: Sehtest beim Partneroptiker<br>Abweichung zum Brillenpass? Kontaktiere uns: 030 555 01 ${s.dice.digits(2)} (Mo–Sa 8–20 Uhr)</p>`;
    },
  },
  {
    name: 's-laden-online-mail',
    language: 'de',
    width: 660,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0, sameAdd: true },
    writing: { plano: ['0,00', '+0,00'], noCylinder: ['0,00'] },
    css: 'body{padding:26px 34px;font-size:15.5px}hr{border:0;border-top:1px solid #ccc;margin:12px 0}.r{display:flex;justify-content:space-between}.v{margin:4px 0 4px 16px;color:#333;line-height:1.6}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${name}: SPH ${e.sph()}${e.toric ? `, CYL ${e.cyl()}, Achse ${e.axis()}` : ''}`;
      const [frame, lenses] = [s.dice.whole(49, 129) + 0.95, hasAdd(s) ? 189 : 59];
      return `<p style="color:#666;font-size:13px;margin:0">Von: bestellung@brillenplanet.example<br>An: ${s.patient()}<br>Datum: ${s.date()}, 19:${s.dice.whole(10, 59)}</p><h3 style="margin:8px 0 0">Deine Bestellung BP-${s.dice.digits(7)} ist eingegangen</h3><hr><p>Hallo ${s.patient().split(' ')[0]},<br>vielen Dank für deine Bestellung. Bitte prüfe deine Angaben. Änderungen sind innerhalb von 2 Stunden möglich.</p><div class="r"><span><b>1 × Levi Rund</b>, Havanna matt, Gr. M (50-20-145)</span><span>${s.number(frame)} €</span></div><div class="v">${s.lensType({ single: 'Fernbrille, Einstärke, Premium 1.6', multi: 'Gleitsicht Komfort, Premium 1.6' })}<br>${eye('Rechts', s.right)}<br>${eye('Links', s.left)}<br>${hasAdd(s) ? `ADD: ${s.add()}<br>` : ''}PD: ${s.pd()} mm<br>Blaulichtfilter: nein</div><div class="r"><span>Gläser (Paar)</span><span>${s.number(lenses)} €</span></div><div class="r"><span>Versand DHL</span><span>0,00 €</span></div><div class="r"><span>Gutschein NEU15</span><span>-15,00 €</span></div><hr><div class="r"><b>Gesamt inkl. 19 % MwSt.</b><b>${s.number(frame + lenses - 15)} €</b></div><p class="small" style="margin-top:16px">30 Tage Rückgaberecht. Lieferzeit 7–10 Werktage. Zahlungsart: PayPal<br>Brillenplanet GmbH, ${s.street()}, ${s.town()}, HRB ${s.dice.digits(5)}</p>`;
    },
  },
  {
    name: 's-laden-glaswerk-lieferschein',
    language: 'de',
    width: 980,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.35 },
    writing: { axisDigits: 3, noCylinder: ['0,00', ''], plano: ['0,00', '+0,00'] },
    css: 'body{padding:28px 34px;font-size:15px}table{width:100%;margin:8px 0 12px}td,th{padding:5px 6px;text-align:right;font-size:14.5px}th{background:#24313f;color:#fff;font-weight:400;font-size:12.5px}td{border-bottom:1px solid #bbb;height:32px}.l td:nth-child(-n+3),.l th:nth-child(-n+3){text-align:left}.m{width:52%;color:#444}.m th{background:#d5d9de;color:#222}.m td,.m th{font-size:12.5px;height:auto;padding:2px 6px}',
    draw: (s) => {
      const glass = s.lensType({ single: 'Monolux 1.60 HMC', multi: 'Varioline Pro 1.60 HMC' });
      const row = (pos: string, name: string, e: DrawnEye): string =>
        tr(
          pos,
          `<b>${name}</b>`,
          glass,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amounts(),
          e.bases('degrees'),
          '65/70',
          '1',
        );
      const check = (name: string, e: DrawnEye): string => {
        const measured = e.elsewhere();
        return tr(name, measured.sph, measured.cyl, measured.axis);
      };
      return `<div class="sides"><div><b style="font-size:24px;letter-spacing:2px">LUXOR</b> Brillengläser GmbH<br><span class="small">Werk Rathenow · Grünauer Fenn 12 · 14712 Rathenow</span></div><div style="text-align:right"><b>LIEFERSCHEIN</b> Nr. ${s.dice.digits(8)}<br>Datum ${s.date()} &nbsp; Tour 14</div></div><p style="margin:12px 0 0">Empfänger: ${s.practice()}, ${s.street()}, ${s.town()} · Kd. 4${s.dice.digits(5)}<br>Ihre Kommission: <b>${s.patient()}</b> · Bestellt per Winfakt</p><div class="l">${table(heads('Pos', 'Seite', 'Erzeugnis', 'Sph', 'Cyl', 'Achse', 'Add', 'Prisma', 'Basis', 'Ø', 'Stk'), row('10', 'R', s.right), row('20', 'L', s.left))}</div><p class="small" style="margin:0">Zentrierung: PD R ${s.right.pd()} mm / L ${s.left.pd()} mm &nbsp; HSA 12,5 &nbsp; Vorneigung 8° &nbsp; FSW 5°</p><p class="small" style="margin:14px 0 0;color:#444">Kontrollwerte für den Scheitelbrechwertmesser (nur zur Eingangsprüfung, keine Verordnung):</p><div class="m">${table(heads('', 'sph', 'cyl', 'A'), check('R', s.right), check('L', s.left))}</div><div class="sides">${bars(240)}<p class="small" style="text-align:right">Es gelten unsere AGB. Reklamationen binnen 8 Tagen.</p></div>`;
    },
  },
  {
    name: 's-laden-glastueten',
    language: 'de',
    width: 780,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'DejaVu Sans Mono'],
    values: { prism: 0 },
    writing: { axisDigits: 3, noCylinder: ['0,00', ''], plano: ['0,00', '+0,00'], degree: false },
    css: 'body{background:#c9c2b4;padding:20px;display:flex;gap:16px;font-size:15px}.t{background:#fff;flex:1;padding:14px 16px;border:1px solid #888}.big{font-size:46px;font-weight:700;line-height:1}table{width:100%;margin:8px 0}td{padding:3px 2px;border-bottom:1px dotted #888;height:29px}td:last-child{text-align:right;font-size:19px;font-weight:700}',
    draw: (s) => {
      const [glass, client, order] = [
        s.lensType({ single: 'EINSTÄRKE AS 1,60', multi: 'GLEITSICHT FREE 1,60' }),
        s.patient(),
        s.dice.digits(7),
      ];
      const bag = (letter: string, word: string, e: DrawnEye): string =>
        `<div class="t"><div class="sides"><span class="big">${letter}</span><span style="text-align:right">${word}<br><b>${glass}</b><br>SHMC UV400</span></div>${table(tr('SPH', e.sph()), tr('CYL', e.cyl()), tr('ACHSE', e.axis()), hasAdd(s) ? tr('ADD', e.add()) : '', tr('Ø mm', '<span style="font-weight:400;font-size:15px">70</span>'), tr('BK', `<span style="font-weight:400;font-size:15px">${s.number(s.dice.pick([3.25, 4, 5.5, 6.25]))}</span>`))}<p style="margin:0 0 6px;font-size:13px">Komm.: ${client}<br>Auftrag ${order}-${letter} &nbsp; Charge ${s.dice.digits(4)}</p>${bars(210)}</div>`;
      return `${bag('R', 'rechts / right', s.right)}${bag('L', 'links / left', s.left)}`;
    },
  },
  {
    name: 's-laden-kostenvoranschlag-pkv',
    language: 'de',
    width: 840,
    fonts: ['Carlito', 'Tinos', 'Arimo'],
    values: { prism: 0.3 },
    writing: { noCylinder: ['', '–'] },
    css: 'body{padding:40px 52px}table{width:100%;margin:6px 0 16px}td,th{padding:4px 6px;text-align:left}.w{width:70%}.w td,.w th{text-align:center;border:1px solid #999}.w th{font-weight:400;background:#f0f0f0;font-size:14px}.p th{border-bottom:1.5px solid #222}.p td:last-child,.p th:last-child{text-align:right}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.prism('deutsch', '<br>'), e.add());
      const glass = s.lensType({
        single: 'Einstärkenglas, Index 1,67, asphärisch',
        multi: 'Gleitsichtglas individuell, Index 1,67',
      });
      return `<div class="sides"><p><b style="font-size:21px">Augenoptik Wiesinger e. K.</b><br>Inh. Petra Wiesinger, Augenoptikermeisterin<br>${s.street()}, ${s.town()}</p><p style="text-align:right" class="small">Tel. ${s.phone()}<br>IK 33${s.dice.digits(7)}<br>St.-Nr. 216/5${s.dice.digits(3)}/0${s.dice.digits(3)}</p></div><p style="margin-top:14px">${s.patient()}<br>geb. ${s.born()}</p><h3>Kostenvoranschlag Nr. ${s.dice.digits(4)}/25 zur Vorlage bei Ihrer privaten Krankenversicherung</h3><p>Refraktion vom ${s.date()}, HSA 12 mm:</p><div class="w">${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Prisma/Basis', 'Addition'), eye('rechts', s.right), eye('links', s.left))}</div><div class="p">${table(heads('Menge', 'Leistung', 'EUR'), tr('2', glass, s.price()), tr('2', 'Superentspiegelung mit Hartschicht', s.price()), tr('1', 'Brillenfassung Titan, 53 □ 17', s.price()), tr('1', 'Refraktionsbestimmung und Anpassung', '35,00'))}</div><p>Gültig 3 Monate. Eine Erstattungszusage ist vor Auftragserteilung einzuholen.</p><p style="margin-top:28px">Mit freundlichen Grüßen<br><br>P. Wiesinger</p>`;
    },
  },
  {
    name: 's-laden-versorgungsanzeige-kasse',
    language: 'de',
    pen: 'always',
    width: 800,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.3, add: 0.5 },
    writing: { noCylinder: ['', '–'], plano: ['plan', '0,00'] },
    css: 'body{padding:26px 30px;font-size:14px;background:#fffdfb}.o{border:1.5px solid #b5473c;color:#8e2f25;padding:0}.o>div{border-bottom:1px solid #b5473c;padding:6px 10px}.o>div:last-child{border:0}.g{display:grid;grid-template-columns:2fr 1fr 1fr;gap:10px}small{display:block;font-size:10.5px;line-height:1.2}table{width:100%}td,th{border:1px solid #b5473c;text-align:center;padding:2px 4px;font-weight:400;font-size:12.5px}td{height:40px;font-size:16px;color:#161616}td:first-child{font-size:13px;color:#8e2f25}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.amounts(), e.bases('deutsch'), e.pd());
      const near = (name: string, e: DrawnEye): string =>
        hasAdd(s)
          ? tr(name, e.nearSph(), e.nearCyl(), e.nearAxis(), '', '', e.nearPd())
          : tr(name, '', '', '', '', '', '');
      const cell = (label: string, value: string): string =>
        `<span><small>${label}</small>${value}</span>`;
      return `<div class="o"><div class="sides"><b style="font-size:17px">Versorgungsanzeige Sehhilfen (§ 33 SGB V)</b><span>Blatt 2 – Leistungserbringer</span></div><div class="g">${cell('Name, Vorname des Versicherten', s.patient())}${cell('geb. am', s.born())}${cell('Versicherten-Nr.', s.filled(`K${s.dice.digits(9)}`))}</div><div class="g">${cell('Krankenkasse', s.filled(s.dice.pick(['AOK Nordost', 'Barmer', 'BKK Mobil', 'IKK classic'])))}${cell('Status', s.filled('1000'))}${cell('IK Augenoptiker', s.filled(`3300${s.dice.digits(5)}`))}</div><div>${box(true, 'Refraktion durch Augenoptiker')} &nbsp; ${box(false, 'Verordnung Muster 8 liegt bei')} &nbsp; ${box(false, 'Ersatz')} &nbsp; ${box(true, 'Folgeversorgung')}</div><div style="padding:0">${table(heads('', 'sph dpt', 'cyl dpt', 'Achse TABO', 'Prisma cm/m', 'Basis', 'PD mm'), far('Ferne R', s.right), far('Ferne L', s.left), near('Nähe R', s.right), near('Nähe L', s.left))}</div><div class="g">${cell('Hilfsmittel-Pos.-Nr. R / L', s.filled('25.21.02.2 / 25.21.02.2'))}${cell('Visus cc R', s.filled(s.acuity()))}${cell('Visus cc L', s.filled(s.acuity()))}</div><div class="g" style="height:66px">${cell('Stempel Augenoptiker', `<b>${s.practice()}</b> · ${s.town()}`)}${cell('Datum', s.date())}${cell('Unterschrift', s.filled('Wolter'))}</div></div><p style="font-size:10.5px;margin:6px 0 0">Festbetrag je Glas gem. Festbetragsgruppensystem Sehhilfen. Gesetzliche Zuzahlung 10 %, mind. 5,00 €, höchstens 10,00 €. V-SH 09/2021</p>`;
    },
  },
  {
    name: 's-laden-zusatzversicherung-aenderung',
    language: 'de',
    width: 880,
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0 },
    writing: { noCylinder: ['0,00', '—'], plano: ['0,00', '±0,00'] },
    css: 'body{padding:38px 46px;font-size:16px}.t{display:grid;grid-template-columns:1fr 1.25fr;gap:24px;margin:14px 0}table{width:100%}td,th{border:1px solid #8b96a8;padding:6px;text-align:center}th{background:#e6eaf1;font-size:13px}.a td,.a th{color:#555}h3{font-size:15px;margin:0 0 5px}.u{border-bottom:1px solid #333;padding:0 6px}',
    draw: (s) => {
      const before = (name: string, e: DrawnEye): string => {
        const old = e.elsewhere();
        return tr(name, old.sph, old.cyl, old.axis);
      };
      const now = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'));
      return `<div class="sides"><p style="color:#20407c;font-size:22px;font-weight:700">hanseatika<span style="font-weight:400"> Zusatzversicherung</span></p><p class="small">Leistungsservice Sehen<br>Postfach 10 ${s.dice.digits(2)} 40<br>20001 Hamburg</p></div><h2 style="font-size:20px">Bescheinigung über die Änderung der Sehstärke</h2><p class="small">Vom Augenarzt oder Augenoptiker auszufüllen. Leistungsvoraussetzung Tarif ZB 150: Änderung von mindestens 0,50 dpt auf einem Auge oder Ablauf von 24 Monaten.</p><p>Versicherte Person: <span class="u">${s.patient()}</span> &nbsp; geb. <span class="u">${s.born()}</span> &nbsp; Vers.-Nr. <span class="u">ZB-${s.dice.digits(7)}</span></p><div class="t"><div class="a"><h3>1. Bisherige Brille (Werte ausgemessen)</h3>${table(heads('', 'sph', 'cyl', 'Achse'), before('R', s.right), before('L', s.left))}</div><div><h3>2. Neue Brille – ermittelte Werte</h3>${table(heads('', 'sph', 'cyl', 'Achse', 'Add'), now('R', s.right), now('L', s.left))}</div></div><p>3. Pupillendistanz: <span class="u">${s.pd()} mm</span> &nbsp; Datum der Messung: <span class="u">${s.date()}</span></p><p>4. ${box(true, 'Letzte Leistung liegt mehr als 24 Monate zurück')} &nbsp; ${box(false, 'Erstversorgung')}</p><p style="margin-top:26px" class="small">${s.practice()}, ${s.street()}, ${s.town()} — maschinell erstellt, ohne Unterschrift gültig</p>`;
    },
  },
  {
    name: 's-laden-ch-zweisprachig',
    language: 'de',
    width: 700,
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    values: { prism: 0.45 },
    writing: { degree: true, noCylinder: ['', '—'], plano: ['plan', '0.00', '0,00'] },
    css: 'body{padding:30px 36px}.r{border-top:5px solid #c4161c;padding-top:12px}table{width:100%;margin:12px 0}td,th{border:1px solid #aaa;padding:6px 4px;text-align:center}th{font-weight:400;font-size:13px;line-height:1.2;background:#fafafa}td{height:42px}i{color:#777}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), e.amounts(), e.bases('degrees'), e.pd());
      const two = (de: string, fr: string): string => `${de}<br><i>${fr}</i>`;
      return `<div class="r sides"><p><b style="font-size:22px;color:#c4161c">Seeland Optik AG</b><br><span class="small">Nidaugasse ${s.dice.whole(3, 60)}, 2502 Biel/Bienne · 032 555 0${s.dice.digits(1)} ${s.dice.digits(2)}</span></p><p class="small" style="text-align:right">Filiale / <i>Succursale</i> 07<br>MWST CHE-1${s.dice.digits(2)}.${s.dice.digits(3)}.${s.dice.digits(3)}</p></div><h3 style="margin:10px 0 4px">Brillenrezept / <i>Prescription de lunettes</i></h3><p style="margin:0">${s.patient()}, ${s.born()}<br>${s.date()} &nbsp; Dossier ${s.dice.digits(6)}</p>${table(heads('', two('Sphäre', 'Sphère'), two('Zyl.', 'Cyl.'), two('Achse', 'Axe'), 'Add.', two('Prisma', 'Prisme'), two('Basis', 'Base'), two('PD', 'EP')), eye('<b>R</b> / <i>OD</i>', s.right), eye('<b>L</b> / <i>OG</i>', s.left))}<p>Visus / <i>acuité</i>: &nbsp; R ${s.acuity()} &nbsp; L ${s.acuity()} &nbsp; bin. ${s.number(1.25)}</p><p class="small">Gläser / <i>verres</i>: ${s.lensType({ single: 'Einstärken / unifocaux', multi: 'Gleitsicht / progressifs' })}. Für Kinder bis 18 Jahre: Beitrag der Grundversicherung CHF 180.– pro Jahr mit ärztlichem Rezept.</p><p style="text-align:right;margin-top:20px">Dipl. Augenoptikerin / Optometristin FH</p>`;
    },
  },
  {
    name: 's-laden-at-verordnungsschein',
    language: 'de',
    pen: 'always',
    width: 900,
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0, add: 0.7 },
    writing: { noCylinder: ['', '–'], plano: ['plan', '0,0', '0,00'] },
    css: 'body{padding:24px 28px;background:#f3f8f2;font-size:14px}table{width:100%}.f td,.f th{border:1.5px solid #4c7a52;text-align:center;font-weight:400;padding:2px 4px}.f td{height:52px;font-size:17px}.f th{font-size:13px;color:#2f5a36}.b{display:grid;grid-template-columns:1.3fr .8fr 1fr;border:1.5px solid #4c7a52;margin-bottom:10px}.b>div{padding:4px 10px 6px;border-right:1px solid #4c7a52;min-height:48px}.b>div:last-child{border:0}.b small{display:block;color:#2f5a36;font-size:11px}',
    draw: (s) => {
      const part = (label: string, value: string): string =>
        `<div><small>${label}</small>${value}</div>`;
      const near = (e: DrawnEye): string[] =>
        hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis()] : ['', '', ''];
      const insurer = s.dice.pick(['ÖGK', 'BVAEB', 'SVS']);
      return `<div class="sides"><b style="font-size:18px;color:#2f5a36">VERORDNUNGSSCHEIN FÜR SEHBEHELFE</b><span>${['ÖGK', 'BVAEB', 'SVS', 'KFA'].map((name) => box(name === insurer, name)).join(' ')}</span></div><div class="b">${part('Familienname, Vorname', s.patient())}${part('Geburtsdatum', s.born())}${part('Vers.-Nr.', s.filled(`${s.dice.digits(4)} ${s.dice.digits(6)}`))}</div><div class="b">${part('Anschrift', s.filled(`4020 Linz, ${s.street()}`))}${part('Diagnose', s.filled(s.dice.pick(['Astigm.', 'Ametropie', 'H52'])))}${part('Dienstgeber / beschäftigt bei', s.filled(s.dice.pick(['voestalpine', 'Pension', 'Land OÖ'])))}</div><div class="f">${table(
        '<tr><th rowspan="2"></th><th colspan="3">RECHTS</th><th colspan="3">LINKS</th></tr>',
        heads('sph', 'cyl', 'Achse', 'sph', 'cyl', 'Achse'),
        tr('Ferne', ...s.right.cells('sph', 'cyl', 'axis'), ...s.left.cells('sph', 'cyl', 'axis')),
        tr('Nähe', ...near(s.right), ...near(s.left)),
      )}</div><div class="b" style="margin-top:10px">${part('PD Ferne', `${s.pd()} mm`)}${part('PD Nähe', hasAdd(s) ? `${s.nearPd()} mm` : '')}${part('Gläser', `${box(true, 'Kunststoff')} ${box(false, 'Lichtschutz')}`)}</div><div class="b" style="margin:0">${part('Fachärztin/-arzt bzw. Vertragsoptiker (Stampiglie)', `<span style="color:#34418c">OPTIK HIRSCHL<br>Landstraße 41, 4020 Linz</span>`)}${part('Datum', s.date())}${part('Unterschrift', s.filled('Hirschl'))}</div><p style="font-size:11px;margin:6px 0 0">Kostenanteil des Versicherten gemäß § 137 ASVG. Gültig 1 Monat ab Ausstellung. Bewilligung nicht erforderlich bei Erstversorgung.</p>`;
    },
  },
  {
    name: 's-laden-at-kassenbon',
    language: 'de',
    width: 430,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0 },
    writing: { minus: ['-'], plano: ['0,00', '+0,00'], noCylinder: ['0,00'], degree: false },
    css: 'body{padding:22px 20px;font-size:14px;background:#fdfdfb}pre{font:inherit;margin:0;line-height:1.42}',
    draw: (s) => {
      const row = (...cells: string[]): string =>
        cells.map((cell, i) => padded(cell, i === 0 ? 10 : 12)).join('');
      const line = (label: string, of: (e: DrawnEye) => string): string =>
        `${row(label, of(s.right), of(s.left))}\n`;
      const rule = '-'.repeat(38);
      return `<pre>       OPTIK-HÖRAKUSTIK GRUBER\n         Filiale 23 Steyr\n    Stadtplatz ${s.dice.whole(2, 40)}, 4400 Steyr\n      Tel. 07252/${s.dice.digits(5)}\n${rule}\nKd: ${s.patient()}\nKd-Nr: 23${s.dice.digits(5)}   Bed.: 04\nDatum: ${s.date()}  ${s.dice.whole(9, 17)}:${s.dice.whole(10, 59)}\n${rule}\n<b>IHRE BRILLENWERTE</b>\n\n${row('', 'RECHTS', 'LINKS')}\n${line('Sphäre', (e) => e.sph())}${line('Zylinder', (e) => e.cyl())}${line('Achse', (e) => e.axis())}${hasAdd(s) ? line('Addition', (e) => e.add()) : ''}${line('PD', (e) => e.pd())}${rule}\nGlas: ${s.lensType({ single: 'Einstärken', multi: 'Gleitsicht' })} 1.5\nFassung: 52-18-140\n4 Jahre Brillenschutz bis 12/2028\n${rule}\n   Sehtest kostenlos - alle 2 Jahre\n       Danke für Ihren Besuch!</pre>`;
    },
  },
  {
    name: 's-laden-hoeren-und-sehen',
    language: 'de',
    width: 920,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    values: { prism: 0.3, add: 0.8 },
    writing: { noCylinder: ['', '—'] },
    css: 'body{padding:32px 38px;font-size:16px}.g{display:grid;grid-template-columns:1.7fr 1fr;gap:26px;margin-top:14px}.b{border:1px solid #d3b8c8;border-radius:6px;padding:12px 16px}h3{color:#8b1e5a;margin:0 0 8px;font-size:18px}table{width:100%}td,th{padding:6px 4px;text-align:center;border-bottom:1px solid #e2d3db}th{font-size:13px;color:#8b1e5a;font-weight:400}.d td,.d th{padding:2px 3px;font-size:13px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('degrees', '<br>'),
          e.pd(),
        );
      const ear = (hertz: string): string =>
        tr(hertz, String(s.dice.whole(2, 12) * 5), String(s.dice.whole(2, 12) * 5));
      return `<div class="sides"><p style="font-size:23px;color:#8b1e5a;margin:0"><b>Aurum</b> Hören · Sehen</p><p class="small" style="text-align:right;margin:0">Fachgeschäft ${s.town()}<br>${s.street()} · Tel. ${s.phone()}</p></div><p style="margin:14px 0 0"><b>Kundenblatt</b> &nbsp; ${s.patient()} &nbsp; geb. ${s.born()} &nbsp; Kd. ${s.dice.digits(7)} &nbsp; Stand ${s.date()}</p><div class="g"><div class="b"><h3>Sehen – aktuelle Brillenglaswerte</h3>${table(heads('', 'Sph', 'Cyl', 'Achse', 'Add', 'Prisma', 'PD'), eye('R', s.right), eye('L', s.left))}<p class="small" style="margin:12px 0 0">Versorgung: ${s.lensType({ single: 'Einstärkenbrille Ferne', multi: 'Gleitsichtbrille, Premium, Korridor 14' })}<br>Fassung: Bügel 145, hörgerätetauglich schmal · HSA 13 · Augeninnendruck R ${s.pressure()} / L ${s.pressure()} mmHg<br>Nächste Kontrolle in 12 Monaten</p></div><div class="b d"><h3>Hören – Tonaudiogramm (dB HL)</h3>${table(heads('Frequenz', 'rechts', 'links'), ear('500 Hz'), ear('1000 Hz'), ear('2000 Hz'), ear('4000 Hz'), ear('6000 Hz'))}<p class="small" style="margin:8px 0 0">Freiburger 65 dB: R ${s.dice.whole(10, 19) * 5} % · L ${s.dice.whole(10, 19) * 5} %</p></div></div><p class="small" style="margin:16px 0 0">Ansprechpartner: H. Böttcher (Augenoptikermeister, Hörakustikmeister)</p>`;
    },
  },
  {
    name: 's-laden-werkstatt-schalenzettel',
    language: 'de',
    pen: 'sometimes',
    width: 620,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    values: { prism: 0.35 },
    writing: { noCylinder: ['', '/', '–'], plano: ['plan', '0,00'] },
    css: 'body{padding:20px 22px;background:#fff7c9}.h{display:flex;border:2px solid #222}.h>div{flex:1;padding:4px 8px;border-right:1px solid #222;font-size:12px}.h>div:last-child{border:0}.h b{display:block;font-size:20px;font-weight:700}table{width:100%;margin:-1px 0 8px;table-layout:fixed}td,th{border:1px solid #222;text-align:center;padding:2px}th{font-size:12px;font-weight:400}td{height:42px;font-size:16px}td:first-child,th:first-child{width:34px;font-weight:700}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amounts(),
          e.bases(s.values.notation === 'plus' ? 'degrees' : 'deutsch'),
        );
      const centre = (name: string, e: DrawnEye): string =>
        tr(name, e.pd(), s.filled(String(s.dice.whole(18, 25))), s.filled('65'), s.filled('12'));
      return `<div class="h"><div>Schale<b>${s.dice.whole(11, 98)}</b></div><div>Auftrag<b>${s.dice.digits(6)}</b></div><div style="flex:1.8">Kunde<br><span style="font-size:16px">${s.patient()}</span></div><div>fertig bis<br>${s.filled(s.dice.pick(['Mi 16 Uhr', 'Fr 10 Uhr', 'Sa früh', 'Di 12 Uhr']))}</div></div>${table(heads('', 'sph', 'cyl', 'A', 'Add', 'Pr', 'Bas.'), eye('R', s.right), eye('L', s.left))}${table(heads('', 'PD', 'Höhe', 'Ø', 'HSA'), centre('R', s.right), centre('L', s.left))}<p style="font-size:14px;margin:0">Fassung: ${s.filled(s.dice.pick(['Silhouette 5515', 'Ray-Ban 7047', 'Götti Bosko']))} &nbsp; ${s.filled(s.dice.pick(['54□17', '51□19', '49□22']))} &nbsp; ${box(true, 'Vollrand')} ${box(false, 'Nylor')} ${box(false, 'Bohr')}<br>Glas: ${s.filled(s.dice.pick(['1,6 ET SH', '1,5 HC', '1,67 Blue']))} &nbsp;&nbsp; angenommen am ${s.date()} &nbsp; Kürzel ${s.filled(s.dice.pick(['mk', 'SB', 'th']))}</p><p style="font-size:12px;margin:8px 0 0;border-top:1px dashed #222;padding-top:6px">geschliffen ☐ &nbsp; montiert ☐ &nbsp; Endkontrolle ☐ &nbsp; Kunde informiert ☐ &nbsp; Rest: ${s.price()} €</p>`;
    },
  },
  {
    name: 's-laden-ch-sportverglasung',
    language: 'de',
    width: 760,
    fonts: ['DejaVu Sans', 'Arimo', 'Carlito'],
    values: { prism: 0, add: 0.15, sameAdd: true },
    writing: { degree: true, noCylinder: ['0.00', '–', '0,00'] },
    css: 'body{padding:28px 34px;font-size:15px}.h{background:#111;color:#fff;padding:12px 18px;display:flex;justify-content:space-between;align-items:center}.h b{color:#ff6a13;font-size:22px;font-style:italic}.g{display:grid;grid-template-columns:1.35fr 1fr;gap:26px;margin-top:16px}td,th{padding:7px 8px;border-bottom:1px solid #ccc;text-align:center}table{width:100%}td:first-child,th:first-child{text-align:left}th{border-bottom:2px solid #ff6a13}.k{font-size:13px;line-height:1.75;border-left:3px solid #ff6a13;padding-left:14px}',
    draw: (s) => {
      const line = (label: string, of: (e: DrawnEye) => string): string =>
        tr(label, of(s.right), of(s.left));
      return `<div class="h"><b>GRATSPORT</b><span>Optische Sportbrillen · Davos Platz</span></div><p style="margin:14px 0 0"><b>Auftragsblatt Direktverglasung</b> Nr. GS-${s.dice.digits(5)}<br>${s.patient()} · ${s.date()} · Sportart: ${s.dice.pick(['Rennvelo', 'Skitouren', 'Langlauf', 'Golf', 'Trailrunning'])}</p><div class="g"><div>${table(
        heads('Korrektur', 'Rechts', 'Links'),
        line('Sphäre', (e) => e.sph()),
        line('Zylinder', (e) => e.cyl()),
        line('Achse', (e) => e.axis()),
        hasAdd(s) ? tr('Addition', `<td colspan="2">${s.add()}</td>`) : '',
        line('Monokulare PD', (e) => e.pd()),
        line('Einschleifhöhe', () => String(s.dice.whole(19, 24))),
      )}</div><div class="k"><b>Fassung</b><br>Modell Piz Wing Evo L<br>Basiskurve 8 · FSW 22°<br>Vorneigung 14° · HSA 11<br>Scheibe 66/14<br><b>Glas</b><br>Trivex 1.53, Polar braun<br>Tönung Kat. 3 (85 %)<br>Verspiegelung rot<br><b>Preis</b> CHF ${s.dice.whole(489, 890)}.00</div></div><p class="small" style="margin:18px 0 0">Die Gläser werden auf Durchbiegung und Vorneigung der Sportfassung gerechnet; am Scheitelbrechwertmesser gemessene Werte weichen daher von den Rezeptwerten ab. Eingewöhnung 1–2 Wochen.</p>`;
    },
  },
  {
    name: 's-laden-schutzbrille-bestellschein',
    language: 'de',
    pen: 'always',
    width: 860,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    values: { prism: 0.2, add: 0.5 },
    writing: { noCylinder: ['', '–', '/'], plano: ['plan', '0,00'] },
    css: 'body{padding:26px 32px;font-size:14px}.h{background:#00539b;color:#fff;padding:8px 14px;font-size:18px;font-weight:700}.g{display:grid;grid-template-columns:1fr 1fr;border:1px solid #00539b;border-top:0}.g>div{border:1px solid #9db9d6;padding:3px 10px 5px;min-height:46px}.g small{display:block;color:#00539b;font-size:11px}table{width:100%;margin:10px 0;table-layout:fixed}td,th{border:1px solid #00539b;text-align:center;padding:3px}th{background:#dde9f4;font-weight:400;font-size:12.5px}td{height:50px;font-size:17px}td:first-child,th:first-child{width:76px;font-size:13px}.c{line-height:1.8;margin:0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.prism('deutsch', '<br>'), e.add(), e.pd());
      const part = (label: string, value: string): string =>
        `<div><small>${label}</small>${value}</div>`;
      return `<div class="h sides"><span>Bestellschein Korrektionsschutzbrille EN 166</span><span>protecta</span></div><div class="g">${part('Firma / Werk', s.filled(s.dice.pick(['Stahlbau Kern, Werk 2', 'Chemie Rhein GmbH', 'Holzbau Aigner'])))}${part('Kostenstelle / SAP-Nr.', s.filled(`4${s.dice.digits(5)}`))}${part('Mitarbeiter/in', s.patient())}${part('Tätigkeit', s.filled(s.dice.pick(['Schweißer', 'Labor', 'Dreher', 'Instandhaltung'])))}</div><p style="margin:10px 0 0"><b>Vom Augenoptiker auszufüllen</b> &nbsp; ${box(!hasAdd(s), 'Einstärken')} ${box(false, 'Bifokal C28')} ${box(hasAdd(s), 'Gleitsicht')} ${box(false, 'Nahkomfort')}</p>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Prisma / Basis', 'Addition', 'PD (mm)'), eye('rechts R', s.right), eye('links L', s.left))}<p class="c">Einschleifhöhe R ${s.filled(String(s.dice.whole(18, 24)))} L ${s.filled(String(s.dice.whole(18, 24)))} mm &nbsp;&nbsp; Fassung: ${s.filled(s.dice.pick(['RX 5505 Gr. 54', 'cd 5520 blau', 'RX gravity 56']))}<br>Material: ${box(true, 'Polycarbonat')} ${box(false, 'Trivex')} ${box(false, 'CR 39')} &nbsp; Beschichtung: ${box(true, 'kratzfest/beschlagfrei')} ${box(false, 'entspiegelt')}</p><div class="g" style="border-top:1px solid #00539b;margin-top:10px">${part('Datum, Stempel Augenoptiker', `${s.date()} &nbsp; ${s.practice()}`)}${part('Freigabe Sicherheitsfachkraft', s.filled('i. A. Renz'))}</div><p style="font-size:11px;margin:6px 0 0">Bitte vollständig ausfüllen. Unvollständige Bestellungen verzögern die Lieferung. Fax 0911 / 97 36 – ${s.dice.digits(4)} · Rev. 11</p>`;
    },
  },
  {
    name: 's-laden-bildschirmbrille-arbeitgeber',
    language: 'de',
    width: 740,
    fonts: ['Tinos', 'Arimo', 'Carlito'],
    values: { prism: 0, add: 1, sameAdd: true },
    writing: { noCylinder: ['—', '–'], addPlus: true },
    css: 'body{padding:44px 54px}table{margin:10px 0 14px;width:86%}td,th{border:1px solid #444;padding:5px 10px;text-align:center}th{font-weight:400;font-style:italic}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.pd());
      return `<div class="sides"><p><b>Optik Brandl &amp; Sohn OHG</b><br>${s.street()}<br>${s.town()}</p><p style="text-align:right">${s.date()}</p></div><p style="margin-top:16px">An die Personalabteilung<br>Stadtwerke, Abt. Arbeitsschutz</p><p style="margin-top:18px"><b>Bestätigung für eine Bildschirmarbeitsplatzbrille nach ArbMedVV, Anhang Teil 4</b></p><p>Bei ${s.patient()}, geb. ${s.born()}, wurde eine Augenglasbestimmung durchgeführt. Die Sehschärfe am Bildschirm (Abstand 70 cm) ist mit der Alltagsbrille nicht ausreichend. Wir empfehlen eine spezielle Sehhilfe mit folgenden Werten:</p>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'PD'), eye('rechtes Auge', s.right), eye('linkes Auge', s.left))}<p>Addition beidseits: ${s.add()} dpt, Glastyp Raum 200 (deutlich bis 2 m)</p><p>Kosten laut Rahmenvereinbarung: Gläser ${s.price()} €, Fassung bis 60,00 €. Dauer der Bildschirmarbeit laut Angabe ca. ${s.dice.whole(4, 8)} Std./Tag.</p><p style="margin-top:34px">Georg Brandl<br><span class="small">Augenoptikermeister, staatl. gepr. Augenoptiker</span></p>`;
    },
  },
  {
    name: 's-laden-sehanalyse-protokoll',
    language: 'de',
    width: 900,
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    values: { prism: 0.3 },
    writing: { degree: true, noCylinder: ['0,00', '–'], plano: ['0,00', '±0,00'] },
    css: 'body{padding:32px 40px;font-size:15px}.h{border-bottom:3px solid #0b8a9b;padding-bottom:8px}table{width:100%;margin:4px 0 14px;table-layout:fixed}td,th{padding:6px 4px;text-align:center;font-size:14px}th{font-weight:400;font-size:12px;color:#666;border-bottom:1px solid #aaa}td:first-child,th:first-child{text-align:left;width:228px}.n td{background:#d9f1f4;font-weight:700;font-size:17px;height:40px}h3{margin:10px 0 0;color:#0b8a9b;font-size:16px}',
    draw: (s) => {
      const eye = (title: string, e: DrawnEye): string => {
        const [auto, old] = [e.elsewhere(), e.elsewhere()];
        const final = tr(
          'Neue Brillenwerte',
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('deutsch', '<br>'),
          s.acuity(),
        );
        return `<h3>${title}</h3>${table(heads('', 'SPH', 'CYL', 'ACHSE', 'ADD', 'PRISMA', 'VISUS'), tr('Wellenfrontmessung objektiv', auto.sph, auto.cyl, auto.axis, '', '', ''), tr('Mitgebrachte Brille', old.sph, old.cyl, old.axis, '', '', s.acuity()), final.replace('<tr>', '<tr class="n">'))}`;
      };
      return `<div class="h sides"><span style="font-size:22px;font-weight:700;color:#0b8a9b">iScan 3D-Sehanalyse</span><span class="small" style="text-align:right">${s.practice()}<br>${s.town()}</span></div><p style="margin:12px 0 0">${s.patient()} &nbsp;·&nbsp; geb. ${s.born()} &nbsp;·&nbsp; Messung ${s.date()}</p>${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}<p><b>Pupillendistanz</b> gesamt ${s.pd()} mm &nbsp; (R ${s.right.pd()} / L ${s.left.pd()}) &nbsp;&nbsp; Pupille Tag Ø ${s.number(3.4, 1)} mm, Nacht Ø ${s.number(5.9, 1)} mm</p><p class="small">Augeninnendruck: R ${s.pressure()} mmHg, L ${s.pressure()} mmHg &nbsp; Hornhautradien R ${s.number(7.72)}/${s.number(7.85)} L ${s.number(7.7)}/${s.number(7.88)} mm. Die Screening-Messung ersetzt keine augenärztliche Untersuchung.</p>`;
    },
  },
  {
    name: 's-laden-gleitsicht-echtheitszertifikat',
    language: 'de',
    width: 580,
    fonts: ['Tinos', 'DejaVu Serif', 'Carlito'],
    values: { prism: 0, add: 1 },
    writing: { noCylinder: ['0,00', '—'], degree: true },
    css: 'body{padding:18px;background:#23282e}.z{background:#f6f3ea;border:3px double #a98b4c;padding:22px 28px}h2{text-align:center;font-weight:400;letter-spacing:3px;color:#7d6430;margin:0 0 2px;font-size:22px}.g{display:grid;grid-template-columns:1fr 1fr;gap:34px;margin:14px 0}.l{display:flex;justify-content:space-between;border-bottom:1px dotted #a98b4c;padding:4px 0;font-size:16px}.l>span:first-child{font-size:13.5px;color:#6a5a35}',
    draw: (s) => {
      const line = (label: string, value: string): string =>
        `<div class="l"><span>${label}</span><span>${value}</span></div>`;
      const eye = (title: string, e: DrawnEye): string =>
        `<div><b>${title}</b>${line('Sphäre', e.sph())}${line('Zylinder', e.cyl())}${line('Achse', e.axis())}${line('Addition', e.add())}${line('Pupillenabstand', `${e.pd()} mm`)}${line('Gravur', `ME ${s.dice.digits(4)}`)}</div>`;
      return `<div class="z"><h2>ECHTHEITSZERTIFIKAT</h2><p class="center" style="font-size:14px">Individuelles Gleitsichtglas · Manufaktur Weilburg</p><p class="center" style="margin:6px 0 0">ausgestellt für<br><b style="font-size:20px">${s.patient()}</b></p><div class="g">${eye('Rechtes Glas', s.right)}${eye('Linkes Glas', s.left)}</div><p style="font-size:13px;margin:0">Produkt: ${s.lensType({ single: 'Mono Excellence', multi: 'Multi Excellence 1.67' })} · Vorneigung 9° · HSA 13 mm · FSW 5°<br>Angepasst bei ${s.practice()}, am ${s.date()}</p><p class="center" style="font-size:11.5px;margin:12px 0 0;color:#6a5a35">Verträglichkeitsgarantie 6 Monate. Seriennummer ${s.dice.digits(4)}-${s.dice.digits(4)}-${s.dice.digits(2)}</p></div>`;
    },
  },
  {
    name: 's-laden-auftragsbestaetigung-filiale',
    language: 'de',
    width: 820,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Courier Prime'],
    values: { prism: 0.25 },
    writing: { noCylinder: [''], axisDigits: 3 },
    css: 'body{padding:36px 44px;font-size:15px}table{width:100%;margin:12px 0}td,th{padding:5px 6px;text-align:left;vertical-align:top}th{border-top:1px solid #222;border-bottom:1px solid #222;font-weight:400}td:last-child,th:last-child{text-align:right}.v{display:block;padding:2px 0 3px;line-height:1.5}',
    draw: (s) => {
      const glass = s.lensType({
        single: 'Einst.-Glas Org. 1.6 HC/SET',
        multi: 'Gleitsichtglas Org. 1.6',
      });
      const [frame, each] = [s.dice.whole(40, 160), hasAdd(s) ? 198.5 : 67.5];
      const values = (e: DrawnEye): string => {
        const prism = e.prism('degrees', ' / ');
        return `<span class="v">Sph ${e.formula(' A ', ' &nbsp;Cyl ', '')}${hasAdd(s) ? ` &nbsp;Add ${e.add()}` : ''}${prism ? ` &nbsp;Pr ${prism}` : ''} &nbsp;PD ${e.pd()}</span>`;
      };
      const item = (pos: string, number: string, text: string, price: string): string =>
        tr(pos, number, text, '1', price);
      return `<div class="sides"><p><b>Brillen Krage GmbH &amp; Co. KG</b><br>Filiale ${s.dice.whole(102, 398)} im Citti-Park<br>${s.street()}, ${s.town()}</p><p style="text-align:right">Auftragsbestätigung<br><b>${s.dice.digits(3)}-${s.dice.digits(6)}</b><br>${s.date()}</p></div><p>${s.patient()}<br>Kundennummer ${s.dice.digits(9)}</p>${table(heads('Pos', 'Artikel', 'Bezeichnung', 'Mg', 'EUR'), item('1', `F${s.dice.digits(6)}`, 'Fassung Damen Metall gold, 51-19-140', s.number(frame)), item('2', `G${s.dice.digits(6)}`, `<b>Glas R</b> ${glass}${values(s.right)}`, s.number(each)), item('3', `G${s.dice.digits(6)}`, `<b>Glas L</b> ${glass}${values(s.left)}`, s.number(each)), item('4', 'D000012', 'Nulltarif-Versicherung 1 Jahr', '10,00'))}<p style="text-align:right">Anzahlung EC -50,00<br><b>Restbetrag bei Abholung ${s.number(frame + 2 * each - 40)}</b></p><p>Ihre Brille ist voraussichtlich in 8 Werktagen abholbereit. Werte laut eigener Augenglasbestimmung.</p><p class="small">Bitte bringen Sie diesen Beleg zur Abholung mit. USt-IdNr. DE 1${s.dice.digits(8)} · Geschäftsführer: H. Krage</p>`;
    },
  },
  {
    name: 's-laden-abholschein-handschrift',
    language: 'de',
    pen: 'always',
    width: 520,
    fonts: ['Tinos', 'Arimo', 'DejaVu Serif'],
    values: { prism: 0, sameAdd: true },
    writing: { noCylinder: [''], plano: ['plan', 'pl', '0,00'], axisDigits: 1 },
    css: 'body{padding:24px 30px 30px;background:#fdf9ee;color:#3a2c1a}.u{display:inline-block;border-bottom:1px dotted #3a2c1a;min-width:96px;padding:0 6px;text-align:center;line-height:1.2}.z{margin:0 0 12px;white-space:nowrap}h2{font-size:22px;margin:0;font-style:italic}',
    draw: (s) => {
      const blank = (value: string, width = 80): string =>
        `<span class="u" style="min-width:${width}px">${value || '&nbsp;'}</span>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<p class="z"><b>${name}</b> &nbsp;sph ${blank(e.sph())} cyl ${blank(e.cyl())} A ${blank(e.axis(), 60)}</p>`;
      return `<div class="center"><h2>Optik Zellweger</h2><p class="small" style="margin:0 0 14px">seit 1931 · ${s.street()} · ${s.town()} · Tel. ${s.phone()}</p></div><p class="z">Abholschein Nr. <b style="color:#b3261e;font-size:20px">${s.dice.digits(5)}</b> &nbsp;&nbsp; vom ${blank(s.date(), 120)}</p><p class="z">für ${blank(s.patient(), 220)}</p>${eye('R', s.right)}${eye('L', s.left)}<p class="z">Add ${blank(s.add())} &nbsp; PD ${blank(s.pd(), 70)}</p><p class="z">Glas ${blank(s.filled(s.dice.pick(['1,6 entsp.', 'CR39 HC', 'Kst. ET'])), 130)} &nbsp; Preis ${blank(s.filled(s.price()), 90)} €</p><p class="z">Abholung ab ${blank(s.filled(s.dice.pick(['Donnerstag', 'Samstag', 'Di. nachm.'])), 140)}</p><p class="small center" style="margin:16px 0 0">Ohne Vorlage dieses Scheines keine Aushändigung. Für nicht abgeholte Brillen haften wir 6 Monate.</p>`;
    },
  },
  {
    name: 's-laden-sehtest-partneroptiker',
    language: 'de',
    width: 640,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    values: { prism: 0.3 },
    writing: { noCylinder: ['–', '0,00'], degree: true, pdDecimals: true },
    css: 'body{padding:34px 36px;color:#1d2b36}.e{background:#eef6f1;border-radius:16px;padding:12px 20px 14px;margin:0 0 12px}.e b{font-size:15px;color:#0f7a55}.q{display:flex;gap:8px;margin-top:6px}.q div{flex:1}.q small{display:block;font-size:12px;color:#5d7080}.q span{font-size:19px}h1{font-size:27px;margin:2px 0 6px}',
    draw: (s) => {
      const cell = (label: string, value: string): string =>
        `<div><small>${label}</small>${value || '<span>–</span>'}</div>`;
      const eye = (title: string, e: DrawnEye): string =>
        `<div class="e"><b>${title}</b><div class="q">${cell('Sphäre', e.sph())}${cell('Zylinder', e.cyl())}${cell('Achse', e.axis())}${hasAdd(s) ? cell('Addition', e.add()) : ''}${cell('PD', e.pd())}</div>${s.values.od.prismHor !== null || s.values.od.prismVer !== null ? `<div class="q">${cell('Prisma', e.amounts())}${cell('Basis', e.bases('deutsch'))}</div>` : ''}</div>`;
      return `<p style="font-weight:700;color:#0f7a55;margin:0">edel&amp;scharf</p><h1>Dein Sehtest-Ergebnis</h1><p>Hallo ${s.patient()}, hier sind deine Werte vom ${s.date()}. Getestet bei unserem Partner ${s.practice()}, ${s.town()}.</p>${eye('RECHTS', s.right)}${eye('LINKS', s.left)}<div class="sides" style="align-items:center"><p style="margin:0">Dein Referenzcode: <b>${s.dice.pick(['K7', 'QX', 'M3', 'ZT'])}${s.dice.digits(6)}</b><br><span class="small">Gib ihn an der Kasse ein – wir übernehmen deine Werte automatisch. Hornhautscheitelabstand 12 mm. Gültig 12 Monate.</span></p></div><p class="small" style="margin:18px 0 0;color:#5d7080">Visus binokular ${s.acuity()} · Termin #${s.dice.digits(5)} · Optometrist: B. Akgün</p>`;
    },
  },
  {
    name: 's-laden-schadenbestaetigung-versicherung',
    language: 'de',
    width: 780,
    fonts: ['Tinos', 'Carlito', 'Courier Prime'],
    values: { prism: 0.2 },
    writing: { noCylinder: [''], degree: true },
    css: 'body{padding:52px 62px 48px;line-height:1.45}.v{margin:12px 0 14px 26px;line-height:1.75}',
    draw: (s) => {
      const eye = (e: DrawnEye): string => {
        const prism = e.prism('deutsch', ' und ');
        return `sph ${e.formula(' Achse ', '  cyl ', '')}${hasAdd(s) ? `  Add ${e.add()}` : ''}${prism ? `,  Prisma ${prism}` : ''}`;
      };
      const cost = s.dice.whole(180, 640);
      return `<div style="text-align:right"><b>${s.practice()}</b><br>${s.street()}<br>${s.town()}<br>Telefon ${s.phone()}</div><p style="margin-top:20px">Provinzial-Haftpflicht<br>Schadenabteilung</p><p style="text-align:right">${s.date()}</p><p><b>Schaden-Nr. ${s.dice.digits(2)}-H-${s.dice.digits(6)}: Brille von ${s.patient()}</b></p><p>Sehr geehrte Damen und Herren,</p><p>die uns vorgelegte Brille (Kauf am 14.03.2022, Neupreis ${s.number(cost - 20)} EUR) ist nach Begutachtung ein Totalschaden: Bügel gebrochen, rechtes Glas zerkratzt, linkes Glas gesplittert. Eine Reparatur ist nicht möglich. Wir bieten die Ersatzbrille mit den in unserer Kartei gespeicherten, weiterhin gültigen Werten an:</p><div class="v" style="white-space:pre-wrap">Rechts:  ${eye(s.right)}\nLinks:   ${eye(s.left)}\nPD ${s.pd()} mm, ${s.lensType({ single: 'Einstärkengläser', multi: 'Gleitsichtgläser' })} 1.6, entspiegelt</div><p>Wiederbeschaffungswert einschließlich Fassung: ${s.number(cost)} EUR inkl. 19 % MwSt.<br>Zeitwert nach 3 Jahren (60 %): ${s.number(cost * 0.6)} EUR</p><p style="margin-top:30px">Mit freundlichem Gruß<br><br><i>i. A. Tanja Oehler</i></p>`;
    },
  },
];
