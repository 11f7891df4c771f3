import { heads, table, tr } from '../../html.ts';
import type { Layout } from '../../layout.ts';

export const germanOnes: Layout[] = [
  {
    // Ein Brillenpass: eine Karte mit zwei Zeilen und vielen schmalen Spalten.
    name: 'f-de-pass-narrow',
    language: 'de',
    pen: 'sometimes',
    width: 720,
    values: { add: 0.5, prism: 0.25 },
    css: 'body{padding:22px 26px;background:#eef4fa}td,th{border:1px solid #285a8c;padding:6px 5px;text-align:center;background:#fff;height:38px}th{background:#d3e3f2;font-size:12px}table{width:100%}',
    draw: (s) => {
      const line = (n: string, e: typeof s.right): string =>
        tr(
          `<b>${n}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add', 'amounts'),
          e.bases('degrees'),
          e.pd(),
        );
      return `<div class="sides"><h2>Brillenpass</h2><div class="small">${s.practice()}<br>${s.street()}, ${s.town()}</div></div><p>${s.patient()} &nbsp; geb. ${s.born()}</p>${table(
        heads('', 'Sph', 'Cyl', 'Achse', 'Add', 'Prisma', 'Basis', 'PD'),
        line('R', s.right),
        line('L', s.left),
      )}<p class="small" style="margin-top:10px">Datum ${s.date()} &nbsp; Fassung 52&#9633;18-140 &nbsp; HSA 13 mm</p>`;
    },
  },
  {
    // Die Verordnung der Kasse: Ferne und Nähe, je rechts und links, in einem Gitter.
    name: 'f-de-kasse-grid',
    language: 'de',
    pen: 'sometimes',
    width: 960,
    values: { add: 1, prism: 0.25 },
    css: 'body{background:#fdf1ee;color:#231815}td,th{border:1px solid #c0392b;padding:5px 8px;text-align:center;height:40px}th{color:#c0392b;font-weight:400;font-size:12px}table{width:100%}.b{border:1px solid #c0392b;padding:8px;flex:1;font-size:14px;min-height:104px}',
    draw: (s) => {
      const line = (part: string, n: string, e: typeof s.right, near: boolean): string =>
        tr(
          ...(part ? [`<th rowspan="2">${part}</th>`] : []),
          n,
          ...(near ? [e.nearSph(), '', ''] : e.cells('sph', 'cyl', 'axis')),
          near ? '' : e.amounts(),
          near ? '' : e.bases('degrees'),
        );
      return `<div class="sides"><div class="b">Krankenkasse bzw. Kostenträger<br><b>Musterkasse Nord</b><br>${s.patient()}<br>geb. am ${s.born()}<br>Versicherten-Nr. A${s.dice.digits(9)}</div><div class="b"><b>Sehhilfenverordnung</b><br>&#9746; Brille &#9744; Kontaktlinsen<br>&#9744; Arbeitsunfall &#9744; Folgeverordnung<br>Ausstellungsdatum ${s.date()}</div></div><br>${table(
        heads('', '', 'Sphäre', 'Zylinder', 'Achse', 'Prisma', 'Basis'),
        line('Ferne', 'R', s.right, false),
        line('', 'L', s.left, false),
        line('Nähe', 'R', s.right, true),
        line('', 'L', s.left, true),
      )}<p class="small" style="margin-top:12px">Vertragsarztstempel: ${s.doctor()}, ${s.street()}, ${s.town()}, Tel. ${s.phone()}, LANR ${s.dice.digits(9)}</p>`;
    },
  },
  {
    // Der Ausdruck eines Kassenrechners: feste Breite, Kürzel vor jedem Wert.
    name: 'f-de-fixed-width',
    language: 'de',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 640,
    values: { add: 0.5, prism: 0.2 },
    css: 'pre{font:inherit;margin:0;line-height:1.5}',
    draw: (s) => {
      const eye = (n: string, e: typeof s.right): string =>
        `${n}  Sph ${e.sph()}  Zyl ${e.cyl()}  Ach ${e.axis()}\n${e.add() && `     Add ${e.add()}\n`}${e.amounts() && `     Pri ${e.prism('deutsch', '\n     Pri ')}\n`}     PD ${e.pd()}\n`;
      return `<pre>${s.practice()}\n${s.street()}\n${s.town()}\nTel. ${s.phone()}\n\nKunde ${s.dice.digits(5)}  ${s.patient()}\nRefraktion vom ${s.date()}\n================================\n${eye('R:', s.right)}--------------------------------\n${eye('L:', s.left)}================================\nVisus R ${s.acuity()}  L ${s.acuity()}\n</pre>`;
    },
  },
  {
    // Eine Auftragsbestätigung: zwei Abschnitte mit Bezeichnung und Wert.
    name: 'f-de-order-sections',
    language: 'de',
    values: { add: 0.6, prism: 0.2 },
    css: '.w{display:flex;gap:30px}.w>div{flex:1;border-top:3px solid #2f6b3c;padding-top:8px}dl{display:grid;grid-template-columns:1fr auto;gap:6px 12px;margin:0}dd{margin:0;text-align:right}dt{color:#444}',
    draw: (s) => {
      const k = (label: string, value: string): string =>
        value ? `<dt>${label}</dt><dd>${value}</dd>` : '';
      const eye = (name: string, e: typeof s.right): string =>
        `<div><h3>${name}</h3><dl>${k('Sphäre', e.sph())}${k('Zylinder', e.cyl())}${k('Achse', e.axis())}${k('Addition', e.add())}${k('Prisma horizontal', e.amount('Hor') && `${e.amount('Hor')} ${e.base('Hor', 'deutsch')}`)}${k('Prisma vertikal', e.amount('Ver') && `${e.amount('Ver')} ${e.base('Ver', 'deutsch')}`)}${k('Pupillendistanz', `${e.pd()} mm`)}</dl></div>`;
      return `<h2>Auftragsbestätigung ${s.dice.digits(6)}</h2><p>${s.practice()} &middot; ${s.street()} &middot; ${s.town()}<br>Datum: ${s.date()} &nbsp; Kunde: ${s.patient()}</p><div class="w">${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}</div><p style="margin-top:20px">Fassung „Juna 4“, Gläser Kunststoff 1,6 superentspiegelt &nbsp; <b>${s.price()} €</b><br>Anzahlung ${s.price()} €, Abholung ab ${s.dice.whole(10, 28)}.11.</p>`;
    },
  },
  {
    // Ein Arztbrief: die Werte im Satz, mit sph und cyl hinter den Zahlen.
    name: 'f-de-letter-sentence',
    language: 'de',
    fonts: ['Tinos', 'Carlito', 'Arimo'],
    values: { add: 0.5, sameAdd: true, prism: 0 },
    writing: { plano: ['0,00', 'plan', '±0,00'] },
    draw: (s) => {
      const eye = (name: string, e: typeof s.right): string =>
        `${name}: ${e.sph()} sph${e.toric ? ` ${e.cyl()} cyl Achse ${e.axis()}` : ''}`;
      return `<p>${s.doctor()}<br>Facharztpraxis für Augenheilkunde<br>${s.street()}, ${s.town()}</p><p style="text-align:right">${s.date()}</p><p><b>${s.patient()}, geb. ${s.born()}</b></p><p>Sehr geehrte Frau Kollegin, sehr geehrter Herr Kollege,</p><p>wir berichten über die Untersuchung in unserer Sprechstunde. Tensio rechts ${s.pressure()} mmHg, links ${s.pressure()} mmHg. Visus cum correctione beidseits ${s.acuity()}. Der vordere Augenabschnitt ist reizfrei.</p><p>Brillenwerte:<br>${eye('RA', s.right)}<br>${eye('LA', s.left)}${s.values.od.add === null ? '' : `<br>Nahzusatz beidseits ${s.add()} dpt`}<br>PD ${s.pd()} mm</p><p>Kontrolle in 12 Monaten empfohlen.</p><p>Mit freundlichen Grüßen</p>`;
    },
  },
  {
    // Werte als Spalten je Auge, Bezeichnungen in der Mitte.
    name: 'f-de-labels-between',
    language: 'de',
    values: { add: 0.5, prism: 0.2 },
    css: 'table{margin:10px auto;width:74%}td,th{padding:8px 16px;border-bottom:1px solid #ddd;text-align:center}td:nth-child(2){background:#f0f0ea;font-size:14px}',
    draw: (s) => {
      const line = (label: string, of: (e: typeof s.right) => string): string =>
        tr(of(s.right), label, of(s.left));
      return `<h2 class="center">${s.practice()}</h2><p class="center">Ihre Werte, ${s.patient()}</p>${table(
        heads('Rechts', '', 'Links'),
        line('Sphäre', (e) => e.sph()),
        line('Zylinder', (e) => e.cyl()),
        line('Achse', (e) => e.axis()),
        line('Addition', (e) => e.add()),
        line('Prisma', (e) => e.prism('deutsch', '<br>')),
        line('PD', (e) => e.pd()),
      )}<p class="center small">Gemessen am ${s.date()} &middot; Beratung: ${s.doctor()} &middot; Tel. ${s.phone()}</p>`;
    },
  },
  {
    // Ein Privatrezept: zwei Zeilen auf Linien, Bezeichnungen davor.
    name: 'f-de-private-lines',
    language: 'de',
    pen: 'always',
    width: 720,
    values: { add: 0.5, sameAdd: true, prism: 0 },
    css: 'p{margin:0 0 20px}.u{border-bottom:1px solid #555;padding:0 14px 4px;display:inline-block;min-width:88px;text-align:center}',
    draw: (s) => {
      const eye = (n: string, e: typeof s.right): string =>
        `<p><b>${n}</b> &nbsp; sph <span class="u">${e.sph()}</span> cyl <span class="u">${e.cyl()}</span> Achse <span class="u">${e.axis()}</span></p>`;
      return `<h3>${s.doctor()}</h3><p class="small">Augenärztin &middot; ${s.street()} &middot; ${s.town()} &middot; ${s.phone()}</p><h2>Brillenverordnung</h2><p>für ${s.patient()}</p>${eye('R', s.right)}${eye('L', s.left)}<p>Nahzusatz <span class="u">${s.add()}</span> &nbsp; PD <span class="u">${s.pd()}</span></p><p>Datum ${s.date()}</p>`;
    },
  },
  {
    // Zwei Tabellen untereinander, Ferne und Nähe, je mit eigener PD.
    name: 'f-de-two-tables',
    language: 'de',
    values: { add: 1, prism: 0.1 },
    css: 'table{width:100%;margin-bottom:18px}td,th{border:1px solid #444;padding:7px;text-align:center}th{background:#ececec;font-weight:400;font-size:14px}h3{margin-bottom:4px}',
    draw: (s) =>
      `<div class="sides"><h2>${s.practice()}</h2><p class="small">${s.street()}<br>${s.town()}</p></div><p>Refraktionsbestimmung ${s.patient()}, ${s.date()}</p><h3>Fernbrille</h3>${table(
        heads('Auge', 'Sphäre (dpt)', 'Zylinder (dpt)', 'Achse (°)', 'PD (mm)'),
        tr('rechts', ...s.right.cells('sph', 'cyl', 'axis', 'pd')),
        tr('links', ...s.left.cells('sph', 'cyl', 'axis', 'pd')),
      )}<h3>Nahbrille</h3>${table(
        heads('Auge', 'Sphäre (dpt)', 'Addition (dpt)', 'PD (mm)'),
        tr('rechts', ...s.right.cells('nearSph', 'add', 'nearPd')),
        tr('links', ...s.left.cells('nearSph', 'add', 'nearPd')),
      )}<p class="small">Arbeitsabstand 40 cm, HSA 12 mm</p>`,
  },
  {
    // Die Werte im Kundenkonto eines Händlers, auf dem Telefon.
    name: 'f-de-phone-account',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    width: 430,
    values: { add: 0.4, prism: 0 },
    css: 'body{padding:18px;background:#fff}.t{display:grid;grid-template-columns:1.2fr 1fr 1fr;gap:12px 6px;border:1px solid #dde;border-radius:10px;padding:16px}.t b{text-align:center}.t span{text-align:center}.t>*:nth-child(3n+1){text-align:left;color:#556}',
    draw: (s) => {
      const line = (label: string, of: (e: typeof s.right) => string): string =>
        `<span>${label}</span><span>${of(s.right) || '&ndash;'}</span><span>${of(s.left) || '&ndash;'}</span>`;
      return `<h3>Mein Brillenrezept</h3><p class="small">Zuletzt geändert am ${s.date()}</p><div class="t"><b></b><b>Rechts (R)</b><b>Links (L)</b>${line('Sphäre (SPH)', (e) => e.sph())}${line('Zylinder (ZYL)', (e) => e.cyl())}${line('Achse (ACH)', (e) => e.axis())}${line('Addition (ADD)', (e) => e.add())}${line('PD', (e) => e.pd())}</div><p class="small" style="margin-top:14px">Bestellung ${s.dice.digits(9)} &middot; ${s.price()} €</p>`;
    },
  },
  {
    // Ein Zettel des Scheitelbrechwertmessers.
    name: 'f-de-lensmeter',
    language: 'de',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 400,
    values: { add: 0.5, prism: 0 },
    writing: { plano: ['0,00', '+0,00'], noCylinder: ['0,00', ''] },
    css: 'body{background:#f6f6f2;color:#555;padding:20px 28px;font-size:18px}td,th{padding:3px 12px 3px 0;text-align:left;font-weight:400}',
    draw: (s) => {
      const line = (label: string, of: (e: typeof s.right) => string): string =>
        tr(label, of(s.right), of(s.left));
      return `<p>${s.date()}  11:${s.dice.whole(10, 59)}<br>Nr. ${s.dice.digits(4)}</p>${table(
        tr('', 'R', 'L'),
        line('SPH', (e) => e.sph()),
        line('ZYL', (e) => e.cyl()),
        line('ACH', (e) => e.axis()),
        line('ADD', (e) => e.add()),
      )}<p style="margin-top:8px">PD ${s.pd()} mm</p>`;
    },
  },
  {
    // Eine Glastüte: was das Labor geliefert hat, je Auge eine Zeile.
    name: 'f-de-lens-bag',
    language: 'de',
    width: 560,
    values: { add: 0.5, prism: 0 },
    css: 'body{padding:20px 24px;background:#f7f2e6}.g{border:1px solid #333;padding:10px 14px;margin-bottom:12px;background:#fff}.g big{font-size:22px}',
    draw: (s) => {
      const bag = (n: string, e: typeof s.right): string =>
        `<div class="g"><b>${n}</b> &nbsp; <small>Kunststoff 1,60 &Oslash; 70 HSET</small><br><big>${e.formula(' A ', ' ', 'sph')}${e.add() && ` Add ${e.add()}`}</big></div>`;
      return `<p><b>Glaslabor Weser</b> &nbsp; Auftrag ${s.dice.digits(7)} &nbsp; ${s.date()}</p>${bag('Rechts', s.right)}${bag('Links', s.left)}<p class="small">Kommission: ${s.patient()} &nbsp; ${s.practice()}</p>`;
    },
  },
  {
    // Zentrierdaten einer Gleitsichtbrille neben den Werten, links zuerst.
    name: 'f-de-centering',
    language: 'de',
    width: 940,
    values: { add: 1, prism: 0.25 },
    css: 'table{width:100%}td,th{border:1px solid #8a8a8a;padding:8px 5px;text-align:center}th{font-size:13px;background:#eef}',
    draw: (s) => {
      const line = (n: string, e: typeof s.right): string =>
        tr(
          `<b>${n}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('degrees', '<br>'),
          e.pd(),
          s.number(s.dice.whole(36, 50) / 2, 1),
        );
      return `<h2>Gleitsicht: Werte und Zentrierung</h2><p>${s.patient()} &nbsp; ${s.date()} &nbsp; Refraktionist: ${s.doctor()}</p>${table(
        heads(
          '',
          'Sphäre',
          'Zylinder',
          'Achse',
          'Addition',
          'Prisma @ Basis',
          'PD',
          'Einschleifhöhe',
        ),
        line('L', s.left),
        line('R', s.right),
      )}<p style="margin-top:14px">HSA 13,5 mm &nbsp; Vorneigung 8° &nbsp; Fassungsscheibenwinkel 5° &nbsp; Scheibe 53 x 35, AzG 17</p>`;
    },
  },
  {
    // Eine Nachricht der Praxis im Fließtext.
    name: 'f-de-mail',
    language: 'de',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { add: 0.4, prism: 0 },
    writing: { plano: ['0,00', 'plan'], noCylinder: ['0,00', 'keiner'] },
    draw: (s) => {
      const eye = (name: string, e: typeof s.right): string =>
        `${name}: Sphäre ${e.sph()}, Zylinder ${e.cyl()}${e.toric ? `, Achse ${e.axis()}` : ''}${e.add() && `, Addition ${e.add()}`}, PD ${e.pd()} mm`;
      return `<p class="small">Von: Praxis am Wall<br>Gesendet: ${s.date()} 16:0${s.dice.digits(1)}<br>Betreff: Ihre Brillenwerte</p><hr><p>Guten Tag ${s.patient()},</p><p>gern senden wir Ihnen die Werte Ihrer letzten Messung.</p><p>${eye('Rechtes Auge', s.right)}</p><p>${eye('Linkes Auge', s.left)}</p><p>Bei Fragen erreichen Sie uns unter ${s.phone()}.</p><p>Ihr Praxisteam</p>`;
    },
  },
  {
    // Ein Messprotokoll: alte Werte stehen nicht darin, wohl aber Visus und Hornhaut.
    name: 'f-de-protocol',
    language: 'de',
    width: 900,
    values: { add: 0.5, prism: 0.3 },
    css: 'table{width:100%;margin-bottom:16px}td,th{border-bottom:1px solid #bbb;padding:7px 8px;text-align:left}th{font-size:13px;color:#345}h3{margin:0 0 4px}',
    draw: (s) => {
      const line = (n: string, e: typeof s.right): string =>
        tr(n, ...e.cells('sph', 'cyl', 'axis'), e.prism('deutsch', '<br>'), e.add(), s.acuity());
      return `<h2>Messprotokoll</h2><p>${s.patient()}, geb. ${s.born()} &middot; Messung ${s.date()} &middot; ${s.practice()}</p><h3>Subjektive Refraktion</h3>${table(
        heads('Auge', 'Sph', 'Cyl', 'A', 'Prisma Basis', 'Add', 'Visus cc'),
        line('Rechts', s.right),
        line('Links', s.left),
      )}<h3>Hornhautradien</h3>${table(heads('Auge', 'r1 (mm)', 'r2 (mm)', 'Zentral (µm)'), tr('Rechts', s.number(7.82), s.number(7.71), '546'), tr('Links', s.number(7.85), s.number(7.69), '551'))}<p>PD gesamt: ${s.pd()} mm &nbsp; Augendruck R ${s.pressure()} / L ${s.pressure()} mmHg</p>`;
    },
  },
];
