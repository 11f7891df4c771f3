import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye, Sheet } from '../sheet.ts';

/** A height of the eye above the lower rim, which is no value of the prescription. */
const heightOf = (s: Sheet): string => s.number(s.dice.whole(34, 47) / 2, 1);

/** The half circle of degrees that old forms print beside each eye. */
const protractor = (name: string): string =>
  `<svg width="150" height="96" viewBox="0 0 150 96" fill="none" stroke="#9fb3c8"><path d="M20 82a55 55 0 0 1 110 0z"/><path d="M75 82V27M75 82l39-39M75 82l-39-39" stroke-width=".7"/><g fill="#7d93aa" stroke="none" font-size="10"><text x="133" y="85">0</text><text x="116" y="42">45</text><text x="69" y="22">90</text><text x="18" y="42">135</text><text x="0" y="85">180</text><text x="70" y="95" font-weight="700">${name}</text></g></svg>`;

/** More papers of opticians and eye doctors of German-speaking countries. */
export const freshInGerman: Layout[] = [
  {
    name: 's-de-fresh-filialkarte',
    language: 'de',
    width: 700,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans Condensed'],
    values: { prism: 0.3 },
    writing: { noCylinder: ['', '0,00'] },
    css: 'body{background:#dfe3e6;padding:24px}.k{background:#fff;border-radius:18px;overflow:hidden}.t{background:#7b1e3a;color:#fff;padding:12px 22px;display:flex;justify-content:space-between;align-items:center}.t b{font-size:22px;letter-spacing:2px}.m{padding:12px 22px 14px}table{width:100%;margin:8px 0}th{background:#f4e9ed;color:#7b1e3a;font-size:12px;font-weight:400}td,th{border:1px solid #e3ccd4;padding:5px 4px;text-align:center;height:31px}.z{display:flex;gap:3px 24px;font-size:14px;flex-wrap:wrap}.z i{font-style:normal;color:#8a6a75;font-size:12px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add', 'amounts'),
          e.bases('deutsch'),
        );
      const logo =
        '<svg width="54" height="26"><g fill="none" stroke="#fff" stroke-width="3"><circle cx="13" cy="13" r="10"/><circle cx="41" cy="13" r="10"/><path d="M23 11q4-4 8 0"/></g></svg>';
      const kind = s.lensType({ single: 'Einstärken 1,6 HMC', multi: 'Gleitsicht Premium 1,6' });
      return `<div class="k"><div class="t"><b>FALKENRIED</b>${logo}</div><div class="m"><div class="sides"><p><span class="small">Brillenpass für</span><br><b>${s.patient()}</b></p><p class="small">Kundennummer ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(3)}<br>Filiale 0${s.dice.digits(3)}, ${s.town()}<br>Auftrag ${s.dice.digits(2)}/${s.dice.digits(5)} vom ${s.date()}</p></div>${table(heads('', 'Sph', 'Zyl', 'Achse', 'Add', 'Prisma', 'Basis'), eye('R', s.right), eye('L', s.left))}<div class="z"><span><i>PD R</i> ${s.right.pd()}</span><span><i>PD L</i> ${s.left.pd()}</span><span><i>Höhe R/L</i> ${heightOf(s)} / ${heightOf(s)}</span><span><i>HSA</i> 13</span><span><i>Glas</i> ${kind}</span><span><i>Fassung</i> FR ${s.dice.digits(4)} 52□18</span></div><p class="small" style="margin:10px 0 0;color:#777">Zufriedenheitsgarantie: 6 Wochen. Pass bitte immer mitbringen. Tel. ${s.phone()}</p></div></div>`;
    },
  },
  {
    name: 's-de-fresh-doppelpass',
    language: 'de',
    width: 620,
    fonts: ['DejaVu Sans Condensed', 'Carlito', 'Arimo'],
    values: { prism: 0.2 },
    writing: { noCylinder: ['—', '–', '0,00'], plano: ['plan', 'pl', '0,00'] },
    css: 'body{padding:22px 26px;background:#f3f8fd}h2{color:#00549f;margin:0}table{width:100%;margin:4px 0 14px;background:#fff}td,th{border:1px solid #bcd6ee;padding:5px 10px;text-align:center;width:29%}td:first-child,th:first-child{width:42%;text-align:left;background:#e3effa;color:#123;font-size:14px}table th,table th:first-child{background:#00549f;color:#fff;font-weight:400}.g td,.g td:first-child{color:#8a97a5;font-size:13px;padding:2px 10px;background:#f7f9fb}.g th,.g th:first-child{background:#a9bdd0;font-size:13px;padding:2px 10px;color:#fff}',
    draw: (s) => {
      const line = (label: string, of: (e: DrawnEye) => string): string =>
        tr(label, of(s.right), of(s.left));
      return `<div class="sides"><h2>Optiblick<sup style="font-size:12px">®</sup></h2><p class="small" style="text-align:right">Brillen- &amp; Kontaktlinsenpass<br>Kd.-Nr. ${s.dice.digits(9)}</p></div><p>${s.patient()}</p>${table(
        '<tr><th>Brille</th><th>Rechts</th><th>Links</th></tr>',
        line('Sphäre (S) dpt', (e) => e.sph()),
        line('Zylinder (C) dpt', (e) => e.cyl()),
        line('Achse (A) Grad', (e) => e.axis()),
        line('Nahzusatz (Add) dpt', (e) => e.add()),
        line('Prisma / Basis', (e) => e.prism('deutsch', '<br>')),
        line('Augenabstand (mm)', (e) => e.pd()),
        line('Einschleifhöhe (mm)', () => heightOf(s)),
        line('Visus mit Korrektur', () => s.acuity()),
      )}<div class="g">${table(
        '<tr><th>Kontaktlinsen</th><th>Rechts</th><th>Links</th></tr>',
        tr('Typ', 'nicht angepasst', 'nicht angepasst'),
        tr('Radius / Durchm.', '', ''),
        tr('Stärke', '', ''),
      )}</div><p class="small">Messdatum ${s.date()} &nbsp;·&nbsp; Werte gültig bis ${s.expires()} &nbsp;·&nbsp; Filiale ${s.street()}, ${s.town()} &nbsp;·&nbsp; Service 0800 ${s.dice.digits(3)} ${s.dice.digits(4)}</p>`;
    },
  },
  {
    name: 's-de-fresh-kassenverordnung',
    language: 'de',
    pen: 'always',
    width: 960,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.25, add: 0.6 },
    writing: { noCylinder: ['', '—'], degree: false },
    css: 'body{background:#fffaf8;padding:22px 26px;font-size:14px;color:#3a2626}.b{border:1px solid #e2a79c;padding:3px 9px;background:#fff}.b small{display:block;color:#c06a5a;font-size:11px}.b tt{font:16px "Courier Prime";color:#222}.b i{display:inline-block;width:136px;font-style:normal}.o{display:grid;grid-template-columns:1.25fr 1fr;gap:10px}table{width:100%;margin:8px 0;background:#fff}td,th{border:1px solid #e2a79c;padding:3px 5px;text-align:center}td{height:46px;font-size:16px}th{background:#fbe6e0;font-size:12px;font-weight:400;color:#a8503f;height:22px}h3{color:#a8503f;margin:0}.s{border:2px solid #4b5ea8;color:#3b4c94;padding:6px 12px;transform:rotate(-2deg);font-size:13px;width:250px}.c{font-size:13px;line-height:1.5}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('deutsch'),
          e.add(),
        );
      return `<div class="o"><div><div class="b"><small>Krankenkasse</small><tt>Kasse Mitteldeutschland</tt></div><div class="b"><small>Name, Vorname, Geburtsdatum</small><tt>${s.patient()} &nbsp; ${s.born()}</tt></div><div class="b"><small><i>Kostenträgerkennung</i><i>Versicherten-Nr.</i>Status</small><tt><i>10${s.dice.digits(7)}</i><i>${s.dice.pick(['B', 'H', 'X'])}${s.dice.digits(9)}</i>3000 1</tt></div><div class="b"><small><i>Betriebsstätten-Nr.</i><i>Arzt-Nr.</i>Datum</small><tt><i>${s.dice.digits(9)}</i><i>${s.dice.digits(9)}</i></tt>${s.date()}</div></div><div><h3>Verordnung einer Sehhilfe</h3><p class="c">☒ Brillengläser &nbsp; ☐ Kontaktlinsen<br>☐ Erstversorgung &nbsp; ☒ Folgeversorgung<br>☐ nur rechts &nbsp; ☐ nur links &nbsp; ☒ beidseits<br>☐ Unfallfolgen &nbsp; ☐ BVG &nbsp; ☐ Noctu</p><div class="b"><small>Diagnose</small>${s.filled('Refraktionsfehler bds., H52')}</div></div></div>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Prisma', 'Basis', 'Nahzusatz'), eye('R', s.right), eye('L', s.left))}<div class="sides"><div class="c">Visus cc: R ${s.filled(s.acuity())} &nbsp; L ${s.filled(s.acuity())}<br>☒ Kunststoff &nbsp; ☐ mineralisch &nbsp; ☐ Lichtschutz 75 % &nbsp; ☐ Okklusion<br>Festbetrags-Nr. 25.21.${s.dice.digits(2)}.${s.dice.digits(1)} &nbsp; HSA ${s.filled('12')} mm<br><br><span style="color:#a8503f">Einzulösen innerhalb von 28 Tagen</span></div><div class="s"><b>${s.doctor()}</b><br>Augenheilkunde<br>${s.street()}<br>${s.town()}, Tel. ${s.phone()}</div></div>`;
    },
  },
  {
    name: 's-de-fresh-gradbogen',
    language: 'de',
    pen: 'sometimes',
    width: 740,
    fonts: ['Tinos', 'DejaVu Serif', 'Carlito'],
    values: { prism: 0, sameAdd: true },
    writing: { degree: true, noCylinder: ['', '–'], plano: ['plan', 'pl', '±0,00'] },
    css: 'body{padding:30px 42px;color:#1d2a3a}header{text-align:center;border-bottom:3px double #9fb3c8;padding-bottom:8px;margin-bottom:12px}header h2{margin:0;letter-spacing:1px}table{width:100%;margin:6px 0 12px}td,th{border-bottom:1px solid #c9d6e3;padding:6px 4px;text-align:center}td{height:50px;font-size:20px}th{font-weight:400;font-style:italic;font-size:14px;color:#5d7389}.f{display:flex;justify-content:space-around}.u{border-bottom:1px solid #9fb3c8;padding:0 14px;display:inline-block;min-width:90px;text-align:center}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis'));
      const add =
        s.values.od.add === null
          ? ''
          : `<p>Für die Nähe beiderseits zusätzlich <span class="u">${s.add()}</span> dpt</p>`;
      return `<header><h2>${s.doctor()}</h2>Facharztpraxis für Augenheilkunde · Privat und alle Kassen<br><span class="small">${s.street()} · ${s.town()} · Telefon ${s.phone()} · Fax ${s.phone()}</span></header><div class="sides"><p>Brillenverordnung für<br><b>${s.patient()}</b>, geb. ${s.born()}</p><p>Datum ${s.date()}</p></div><div class="f">${protractor('R')}${protractor('L')}</div>${table(heads('', 'sphärisch', 'zylindrisch', 'Achse TABO'), eye('rechts', s.right), eye('links', s.left))}${add}<p>Augenabstand <span class="u">${s.pd()}</span> mm &nbsp;&nbsp; Scheitelabstand <span class="u">${s.filled('13')}</span> mm</p><p class="small">Bemerkungen: Brille zum ständigen Tragen. Kontrolle in zwei Jahren, Augendruck R ${s.pressure()} / L ${s.pressure()} mmHg.</p><p class="small" style="text-align:right;margin-top:34px">.................................................<br>Unterschrift, Praxisstempel</p>`;
    },
  },
  {
    name: 's-de-fresh-messblatt',
    language: 'de',
    width: 1120,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    values: { prism: 0.2 },
    writing: { noCylinder: ['0,00', ''], degree: false },
    css: 'body{font-size:14px;padding:30px 36px}table{width:100%;margin:4px 0 14px}td,th{border:1px solid #cfd8dc;padding:4px 5px;text-align:center}th{background:#eceff1;font-weight:400;font-size:12px}th.n{background:#cfe8dc;font-weight:700}td.n{background:#f1faf5;font-size:15px}.w{display:flex;gap:26px}.w>div{flex:1}h4{margin:0 0 2px;color:#37655a}',
    draw: (s) => {
      const marked = (...cells: string[]): string[] =>
        cells.map((cell) => `<td class="n">${cell}</td>`);
      const eye = (name: string, e: DrawnEye): string => {
        const [device, worn] = [e.elsewhere(), e.elsewhere()];
        return tr(
          `<b>${name}</b>`,
          device.sph,
          device.cyl,
          device.axis,
          worn.sph,
          worn.cyl,
          worn.axis,
          ...marked(...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('deutsch', '<br>')),
          s.acuity(),
        );
      };
      const cornea = (name: string): string => {
        const [flat, steep] = [s.dice.whole(760, 800) / 100, s.dice.whole(735, 758) / 100];
        return tr(
          name,
          s.number(flat),
          s.number(337.5 / flat),
          s.number(steep),
          s.number(337.5 / steep),
          String(s.dice.whole(1, 180)),
        );
      };
      const pressure = (name: string): string =>
        tr(
          name,
          s.pressure(),
          String(s.dice.whole(510, 590)),
          s.number(s.dice.pick([0.1, 0.2, 0.4]), 1),
        );
      return `<div class="sides"><div><h2>Sehwerk Studio für Augenoptik</h2><p>${s.street()}, ${s.town()} &nbsp; Tel. ${s.phone()}</p></div><p>Refraktionsprotokoll Nr. ${s.dice.digits(6)}<br>Datum ${s.date()} &nbsp; 14:2${s.dice.digits(1)} Uhr<br>Prüfer/in: K. Ahrens, Optometristin (B.Sc.)</p></div><p>Kunde: <b>${s.patient()}</b> &nbsp; geb. ${s.born()} &nbsp; Kd.-Nr. ${s.dice.digits(5)} &nbsp; Beruf: Büro &nbsp; Führungsauge: ${s.dice.pick(['rechts', 'links'])}</p><h4>Refraktion</h4>${table('<tr><th rowspan="2"></th><th colspan="3">Autorefraktometer (objektiv)</th><th colspan="3">bisher getragene Brille</th><th class="n" colspan="5">neue Verordnung (subjektiv)</th><th rowspan="2">Visus<br>cc</th></tr>', '<tr><th>Sph</th><th>Zyl</th><th>A</th><th>Sph</th><th>Zyl</th><th>A</th><th class="n">Sph</th><th class="n">Zyl</th><th class="n">A</th><th class="n">Add</th><th class="n">Prisma</th></tr>', eye('R', s.right), eye('L', s.left))}<p>PD Ferne ${s.pd()} mm &nbsp; (R ${s.right.pd()} / L ${s.left.pd()}) &nbsp; PD Nähe ${s.nearPd()} mm &nbsp; HSA 12,5 mm &nbsp; Prüfentfernung 5,50 m &nbsp; Leseabstand 40 cm</p><div class="w"><div><h4>Keratometrie</h4>${table(heads('', 'r1 mm', 'dpt', 'r2 mm', 'dpt', 'Lage °'), cornea('R'), cornea('L'))}</div><div><h4>Tonometrie (NCT), Pachymetrie, Visus sc</h4>${table(heads('', 'mmHg', 'CCT µm', 'sc'), pressure('R'), pressure('L'))}</div></div><p>Binokularprüfung: Worth 4 Punkte, Stereo 60″, Motilität frei. Amsler bds. unauffällig. Empfehlung: Neuanfertigung, Kontrolle in 12 Monaten.</p><p class="small">Das Protokoll ersetzt keine augenärztliche Untersuchung. Ausdruck VisioDesk 7.2, Seite 1 von 1</p>`;
    },
  },
  {
    name: 's-de-fresh-thermobon',
    language: 'de',
    width: 440,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0, add: 0.7 },
    writing: { noCylinder: ['0,00', ''], axisDigits: 3, degree: false, plano: ['+0,00', '0,00'] },
    css: 'body{padding:22px 24px;font-size:15px;color:#2b2b33;background:#fcfcfa}pre{margin:0 0 12px;font:inherit;line-height:1.4}pre b{font-size:16px}',
    draw: (s) => {
      const row = (...cells: string[]): string =>
        cells.map((cell, i) => padded(cell, i === 0 ? 6 : 9)).join('');
      const device = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return row(name, sph, cyl, axis);
      };
      const curve = (name: string): string => {
        const flat = s.dice.whole(168, 176) / 4;
        const steep = flat + s.dice.whole(1, 6) / 4;
        return row(name, s.number(flat), s.number(steep), String(s.dice.whole(100, 180)));
      };
      const names = row('', 'SPH', 'ZYL', 'ACH');
      const add =
        s.values.od.add === null
          ? ''
          : `\n${row('ADD', `R ${s.right.add()}`, `L ${s.left.add()}`)}`;
      return `<pre>${s.practice()}\n${s.town()}\n\nNAME  ${s.patient()}\nID    ${s.dice.digits(8)}\nDATUM ${s.date()}  09:${s.dice.whole(10, 59)}\n--------------------------------------</pre><pre>AUTOREFRAKTOR   VD 12.00\n${names}\n${device('R', s.right)}\n${device('L', s.left)}</pre><pre>KERATOMETER (dpt)\n${row('', 'K1', 'K2', 'ACH')}\n${curve('R')}\n${curve('L')}</pre><pre>NCT  mmHg    R ${s.pressure()}   L ${s.pressure()}\n--------------------------------------</pre><pre><b>SUBJEKTIV - ENDWERT (FERNE)</b>\n${names}\n${row('R', ...s.right.cells('sph', 'cyl', 'axis'))}\n${row('L', ...s.left.cells('sph', 'cyl', 'axis'))}${add}\n${row('VISUS', `R ${s.acuity()}`, `L ${s.acuity()}`, 'B 1,25')}\n${row('PD', `R ${s.right.pd()}`, `L ${s.left.pd()}`)}</pre><pre>--------------------------------------\n  RT-Modul V3.14   SN ${s.dice.digits(7)}</pre>`;
    },
  },
  {
    name: 's-de-fresh-auftragsbestaetigung',
    language: 'de',
    width: 980,
    fonts: ['Carlito', 'Arimo', 'Tinos'],
    values: { prism: 0.25 },
    writing: { degree: true },
    css: 'body{padding:44px 60px 90px;font-size:16px;min-height:1320px;position:relative}.f{position:absolute;left:60px;bottom:30px}table{width:100%;margin:12px 0 16px}td,th{padding:6px 8px;text-align:left;vertical-align:top;border-bottom:1px solid #d8d8d8}th{background:#efefef;font-size:14px}td:last-child,th:last-child{text-align:right;white-space:nowrap}.v td,.v th{text-align:center;border:1px solid #d0dbe0;padding:5px}.v th{background:#e6eff3;font-weight:400;font-size:13px}hr{border:0;border-top:4px solid #1b7f86;margin:0 0 22px}.a{font-size:11px;text-decoration:underline;color:#555}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('deutsch', '<br>'),
          e.pd(),
          heightOf(s),
        );
      const [practice, street, town] = [s.practice(), s.street(), s.town()];
      const kind = s.lensType({ single: 'Einstärkenglas', multi: 'Gleitsichtglas' });
      const [frame, lenses] = [s.dice.whole(79, 240), s.dice.whole(140, 560)];
      const sum = frame + lenses + 39;
      return `<div class="sides"><h1 style="color:#1b7f86">${practice}</h1><p class="small" style="text-align:right">${street}, ${town}<br>Tel. ${s.phone()}<br>Mo–Fr 9–18.30 Uhr, Sa 9–14 Uhr</p></div><hr><div class="sides"><p><span class="a">${practice} · ${street} · ${town}</span><br><br>${s.patient()}<br>${s.street()}<br>${s.town()}</p><p>Auftrags-Nr. A${s.dice.digits(6)}<br>Kunden-Nr. ${s.dice.digits(5)}<br>Datum ${s.date()}<br>Berater/in: Frau Stamm</p></div><h3>Auftragsbestätigung</h3><p>Vielen Dank für Ihren Auftrag. Wir fertigen Ihre Brille nach folgenden Werten:</p><div class="v">${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'Prisma', 'PD (mm)', 'Höhe (mm)'), eye('R', s.right), eye('L', s.left))}</div>${table(
        heads('Pos.', 'Artikel', 'Menge', 'EUR'),
        tr('1', 'Fassung „Lunaro“ 2417, Farbe havanna, 51-19-145', '1', s.number(frame)),
        tr(
          '2',
          `${kind} Kunststoff 1,60 hart superentspiegelt, Clean-Coat, ø 65/70`,
          '2',
          s.number(lenses),
        ),
        tr('3', 'Refraktion und Videozentrierung', '1', s.number(39)),
        tr('', 'Treuerabatt 5 %', '', `-${s.number(sum * 0.05)}`),
        tr('', '<b>Summe</b>, darin 19 % MwSt.', '', `<b>${s.number(sum * 0.95)}</b>`),
      )}<p>Anzahlung 100,00 EUR am Auftragstag erhalten, Rest bei Abholung. Voraussichtlich fertig in 8 bis 10 Werktagen; wir benachrichtigen Sie per SMS.</p><p class="small f">Volksbank IBAN DE${s.dice.digits(2)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(2)} · Amtsgericht HRB ${s.dice.digits(5)} · Steuer-Nr. ${s.dice.digits(2)}/${s.dice.digits(3)}/${s.dice.digits(5)}</p>`;
    },
  },
  {
    name: 's-de-fresh-rechnungskasten',
    language: 'de',
    width: 1080,
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    values: { prism: 0, sameAdd: true },
    writing: { noCylinder: ['–', '0,00'], gap: ' ' },
    css: 'body{font-size:15px;padding:38px 46px}.w{display:grid;grid-template-columns:1fr 330px;gap:34px;margin-top:18px}table{width:100%}td,th{padding:6px 4px;text-align:left;border-bottom:1px solid #e4e4e4;vertical-align:top}th{color:#888;font-weight:400;font-size:13px}.w td:last-child,.w th:last-child{text-align:right}.x{background:#fdf3e3;border-radius:10px;padding:14px 16px;align-self:start}.x td,.x th{border-color:#ecd9b8;padding:5px 2px}.x td:nth-child(2),.x th:nth-child(2){text-align:right}.l{background:#e58a00;color:#fff;font-size:26px;font-weight:700;padding:8px 16px;border-radius:4px;align-self:flex-start}',
    draw: (s) => {
      const line = (label: string, of: (e: DrawnEye) => string): string =>
        tr(label, of(s.right), of(s.left));
      const kind = s.lensType({ single: 'Fernbrillengläser', multi: 'Gleitsichtgläser' });
      const add = s.values.od.add === null ? '' : `Addition (beide): ${s.add()}<br>`;
      const [frame, lenses] = [s.dice.whole(49, 190), s.dice.whole(90, 480)];
      const sum = frame + lenses + 15;
      return `<div class="sides"><span class="l">brillenhaus21</span><p style="text-align:right">Rechnung RE-2${s.dice.digits(6)}<br>Rechnungsdatum ${s.date()}<br>Leistungsdatum = Rechnungsdatum</p></div><p style="margin-top:20px">${s.patient()}<br>${s.street()}<br>${s.town()}</p><div class="w"><div>${table(
        heads('Bezeichnung', 'Menge', 'MwSt.', 'Betrag €'),
        tr('Kunststofffassung Kasimir, 49□21, schwarz matt', '1', '19 %', s.number(frame)),
        tr(
          `${kind} 1,5 organisch<br><span class="small">UV 400, Hartschicht, Super-ET</span>`,
          '2',
          '19 %',
          s.number(lenses),
        ),
        tr('Blaulichtfilter', '2', '19 %', s.number(40)),
        tr('Etui, Mikrofasertuch', '1', '19 %', s.number(0)),
        tr('Gutschein WINTER25', '1', '', `-${s.number(25)}`),
        tr('<b>Gesamt brutto</b>', '', '', `<b>${s.number(sum)}</b>`),
        tr('enthaltene MwSt.', '', '', s.number((sum * 19) / 119)),
      )}<p class="small" style="margin-top:14px">Betrag dankend per EC-Karte erhalten. Terminal ${s.dice.digits(8)}, TA-Nr. ${s.dice.digits(6)}</p></div><div class="x"><b>Gefertigt nach Ihren Werten</b>${table(
        heads('', 'Rechts', 'Links'),
        line('Sph', (e) => e.sph()),
        line('Zyl', (e) => e.cyl()),
        line('Achse', (e) => e.axis()),
      )}<p style="margin:10px 0 0">${add}Pupillendistanz: ${s.pd()} mm</p><p class="small" style="margin:8px 0 0">Sehtest in unserer Filiale, 2 Jahre Verträglichkeitsgarantie</p></div></div><p class="small" style="margin-top:30px;color:#777">brillenhaus21 GmbH · ${s.street()} · ${s.town()} · Tel. ${s.phone()} · USt-IdNr. DE${s.dice.digits(9)} · HRB ${s.dice.digits(5)} B</p>`;
    },
  },
  {
    name: 's-de-fresh-offerte',
    language: 'de',
    width: 1000,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0.2, add: 0.7, plus: 0.3 },
    writing: { degree: true, noCylinder: ['—', ''] },
    css: 'body{padding:40px 48px;font-size:15px}table{width:100%;margin:8px 0 18px}td,th{padding:7px 6px;text-align:center}th{background:#f0f0f0;font-size:13px;border-bottom:2px solid #d52b1e}td{border-bottom:1px solid #e2e2e2}.o{display:flex;gap:16px}.o>div{flex:1;border:1px solid #ddd;border-top:6px solid #bbb;padding:10px 14px}.o>div:nth-child(2){border-top-color:#d52b1e}.o b{float:right}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('degrees', '<br>').replaceAll(' @ ', ' / '),
          ...e.cells('add', 'pd'),
        );
      const frame = s.dice.whole(120, 380);
      const offer = (title: string, index: string, lenses: number): string =>
        `<div><p><b style="float:none">${title}</b><br><span class="small">Index ${index}, entspiegelt</span></p><p class="small">Gläser <b>CHF ${lenses}.00</b><br>Fassung <b>CHF ${frame}.00</b><br>Sehanalyse <b>CHF 85.00</b></p><p style="margin:0">Total <b>CHF ${lenses + frame + 85}.00</b></p></div>`;
      return `<div class="sides"><div><h2 style="margin:0">Seefeld Optik AG</h2><p class="small">Eidg. dipl. Augenoptiker · Optometrie · Kontaktlinsen<br>Dorfstrasse ${s.dice.whole(3, 90)}, 8800 Thalwil · 044 555 ${s.dice.digits(2)} ${s.dice.digits(2)}</p></div><p class="small" style="text-align:right">MWST CHE-${s.dice.digits(3)}.${s.dice.digits(3)}.${s.dice.digits(3)}<br>Offerte ${s.dice.digits(5)}<br>30 Tage verbindlich</p></div><p>${s.patient()}<br>Thalwil, ${s.date()}</p><h3>Kostenvoranschlag für Ihre neue Brille</h3><p class="small">Grundlage ist die Sehanalyse vom selben Tag:</p>${table(heads('', 'Sph', 'Cyl', 'Achse', 'Prisma / Basis', 'Add', 'PD'), eye('Rechts', s.right), eye('Links', s.left))}<div class="o">${offer('Basis', '1.50', s.dice.whole(240, 390))}${offer('Komfort', '1.60', s.dice.whole(410, 690))}${offer('Individual', '1.67', s.dice.whole(720, 1180))}</div><p class="small" style="margin-top:16px">Krankenkasse: Beitrag aus der Grundversicherung nur bis 18 Jahre (CHF 180.–). Zusatzversicherung bitte selbst anfragen. Visus mit neuer Korrektur: R ${s.acuity()}, L ${s.acuity()}. Hornhautscheitelabstand 12 mm.</p>`;
    },
  },
  {
    name: 's-de-fresh-laborbestellung',
    language: 'de',
    width: 1180,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Courier Prime'],
    values: { prism: 0.6 },
    writing: { gap: ' ', noCylinder: [''], axisDigits: 3, degree: false },
    css: 'body{font-size:14px;padding:26px 30px;background:#fdfdfb}table{width:100%;margin:6px 0 12px}td,th{border:1px solid #b9c0a9;padding:5px 3px;text-align:center}th{background:#eef1e4;font-weight:400;font-size:11px;color:#56603f}.h{display:grid;grid-template-columns:repeat(4,1fr);border:1px solid #b9c0a9;border-width:1px 0 0 1px;margin-bottom:8px}.h div{border:1px solid #b9c0a9;border-width:0 1px 1px 0;padding:3px 7px}.h small{display:block;font-size:10px;color:#7b8563}.bc{height:30px;width:230px;background:repeating-linear-gradient(90deg,#222 0 2px,#fff 2px 5px,#222 5px 6px,#fff 6px 9px)}',
    draw: (s) => {
      const box = (label: string, text: string): string =>
        `<div><small>${label}</small>${text}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amount('Hor'),
          e.base('Hor', 'degrees'),
          e.amount('Ver'),
          e.base('Ver', 'degrees'),
          e.pd(),
          heightOf(s),
          '65/70',
          s.number(s.dice.pick([3.5, 4.25, 5.25]), 2),
          s.number(s.dice.whole(14, 28) / 10, 1),
        );
      return `<div class="sides"><h2>Glasbestellung</h2><div><div class="bc"></div><span class="small">4 0${s.dice.digits(5)} ${s.dice.digits(6)}</span></div></div><div class="h">${box('Besteller', s.practice())}${box('Kunden-Nr. Labor', s.dice.digits(6))}${box('Kommission', s.patient())}${box('Bestelldatum', s.date())}${box('Glastyp', s.lensType({ single: 'Mono Free 1,6', multi: 'Progress HD 1,6, Korridor 14' }))}${box('Beschichtung', 'Diamant Blue UV')}${box('Tönung', 'ohne')}${box('Lieferart', 'Express, Tour 2')}</div>${table(
        '<tr><th rowspan="2"></th><th colspan="4">Wirkung</th><th colspan="4">Prisma</th><th colspan="2">Zentrierung</th><th colspan="3">Rohglas</th></tr>',
        heads(
          'Sph',
          'Zyl',
          'Achse',
          'Add',
          'horiz.',
          'Basis',
          'vert.',
          'Basis',
          'PD',
          'Höhe',
          'ø mm',
          'Kurve',
          'MD mm',
        ),
        eye('R', s.right),
        eye('L', s.left),
      )}<div class="h">${box('Fassung', 'Vollrand Metall')}${box('Scheibe A / B', '51,4 / 38,2')}${box('Steg (DBL)', '18,0')}${box('Bohrung', 'nein')}${box('HSA', '13,5 mm')}${box('Vorneigung', '9°')}${box('FSW', '5°')}${box('Leseabstand', '400 mm')}</div><p class="small">EK netto ${s.price()} € zzgl. Fracht 4,90 € &nbsp; Bearbeiter 03 &nbsp; Achsen und Basislagen nach TABO &nbsp; Rückfragen ${s.phone()} &nbsp; Blatt 1/1</p>`;
    },
  },
  {
    name: 's-de-fresh-arztbericht',
    language: 'de',
    width: 940,
    fonts: ['Tinos', 'Arimo', 'Carlito'],
    values: { prism: 0, plus: 0.35 },
    writing: { degree: true, plano: ['plan', 'Plan', '±0,00'] },
    css: 'body{padding:50px 66px 70px;font-size:17px;min-height:1240px}table{width:100%;margin:2px 0 12px}td{padding:2px 8px 2px 0;vertical-align:top}td:first-child{width:215px;color:#444}hr{border:0;border-top:1px solid #8aa}.e{margin:6px 0 14px;padding:8px 14px;border-left:4px solid #8aa}',
    draw: (s) => {
      const worn = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${sph} ${cyl} / ${axis}`;
      };
      const eye = (name: string, e: DrawnEye): string =>
        `${name}: sph ${e.sph()}${e.toric ? ` cyl ${e.cyl()} A ${e.axis()}` : ''}${e.add() && `, Add ${e.add()}`}`;
      return `<div class="sides"><div><b style="font-size:21px">Augenklinik Südkreis</b><br>Ambulanz · Leitung: ${s.doctor()}</div><p class="small" style="text-align:right">${s.street()}, ${s.town()}<br>Sekretariat ${s.phone()}<br>Fall-Nr. ${s.dice.digits(8)}</p></div><hr><p>An die hausärztliche Praxis<br>Dres. Ebert und Thoma</p><p style="text-align:right">${s.date()}</p><p><b>Betr.: ${s.patient()}, geb. ${s.born()}</b></p><p>Sehr geehrte Kolleginnen und Kollegen, vielen Dank für die Überweisung bei Verschwommensehen mit der alten Brille.</p>${table(
        tr('Diagnosen', 'Refraktionsfehler (H52), Cataracta incipiens bds. (H25.0)'),
        tr('Visus sc', `RA ${s.number(0.3, 1)} &nbsp; LA ${s.number(0.4, 1)}`),
        tr('alte Brille (2018)', `RA ${worn(s.right)}, LA ${worn(s.left)}`),
        tr('Visus cc (neue Korrektur)', `RA ${s.acuity()} &nbsp; LA ${s.acuity()}`),
        tr(
          'Tensio (Goldmann)',
          `RA ${s.pressure()} mmHg, LA ${s.pressure()} mmHg, Pachymetrie 5${s.dice.digits(2)}/5${s.dice.digits(2)} µm`,
        ),
        tr('Vorderabschnitt', 'reizfrei, Hornhaut klar, Vorderkammer tief'),
        tr('Fundus', 'Papillen vital randscharf, CDR 0,4, Makula altersgemäß, Netzhaut anliegend'),
      )}<p>Wir verordneten eine <b>neue Brille</b> mit folgenden Werten:</p><div class="e">${eye('RA', s.right)}<br>${eye('LA', s.left)}<br>PD ${s.pd()} mm</div><p>Eine Operation der Linsentrübung ist derzeit nicht angezeigt. Wiedervorstellung in 12 Monaten, bei Beschwerden sofort.</p><p>Mit freundlichen kollegialen Grüßen</p><p style="margin-top:44px">${s.doctor()}<br><span class="small">Dieser Brief wurde elektronisch erstellt und ist ohne Unterschrift gültig.</span></p>`;
    },
  },
  {
    name: 's-de-fresh-kundenportal',
    language: 'de',
    width: 1060,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0 },
    writing: { noCylinder: ['0,00', '—', '–'] },
    css: 'body{padding:0;background:#f5f6f8;font-size:15px}.u{background:#fff;border-bottom:1px solid #e3e6ea;padding:14px 28px;display:flex;justify-content:space-between;align-items:center}.u b{color:#5b3cc4;font-size:21px}.w{display:flex}.n{width:210px;padding:22px 28px;line-height:2.2;color:#667}.n b{color:#5b3cc4}.m{flex:1;padding:22px 28px 30px 0}.c{background:#fff;border-radius:12px;border:1px solid #e3e6ea;padding:16px 20px;margin-bottom:16px}.g{display:grid;grid-template-columns:repeat(5,1fr);gap:8px;margin-top:8px}.g div{background:#f5f3fc;border-radius:8px;padding:7px 10px;font-size:19px}.g small{display:block;font-size:12px;color:#778}.a{color:#99a;font-size:13px}.p{background:#5b3cc4;color:#fff;border-radius:18px;padding:7px 18px;font-size:14px}',
    draw: (s) => {
      const tile = (label: string, value: string): string =>
        value && `<div><small>${label}</small>${value}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="c"><b>${name}</b><div class="g">${tile('Sphäre', e.sph())}${tile('Zylinder', e.cyl())}${tile('Achse', e.axis())}${tile('Addition', e.add())}${tile('PD (mm)', e.pd())}</div></div>`;
      const before = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${name} ${sph} / ${cyl} / ${axis}`;
      };
      return `<div class="u"><b>sehfein</b><span>Brillen &nbsp;&nbsp; Sonnenbrillen &nbsp;&nbsp; Kontaktlinsen &nbsp;&nbsp; Filialen</span><span class="a">♡ 3 &nbsp; Warenkorb (0)</span></div><div class="w"><div class="n">Übersicht<br>Bestellungen (4)<br><b>Meine Sehwerte</b><br>Termine<br>Adressen<br>Newsletter<br>Abmelden</div><div class="m"><h2>Meine Sehwerte</h2><p>${s.patient()} &nbsp; <span class="a">Kundennummer SF-${s.dice.digits(7)}</span></p><div class="sides"><p>Aktuelle Messung vom ${s.date()}<br><span class="a">gültig bis ${s.expires()}</span></p><p><span class="p">Als PDF speichern</span></p></div>${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}<div class="c a"><b>Frühere Messung (2019, nicht mehr aktuell)</b><br>${before('R', s.right)} &nbsp;&nbsp; ${before('L', s.left)}</div><div class="c a">Letzte Bestellung: Modell Oslo 2 in Crystal, ${s.price()} €, versandt mit DHL 0034${s.dice.digits(8)}. Noch ${s.dice.whole(12, 89)} Tage Rückgaberecht. Bewertung 4,7 von 5</div><p class="a">Fragen? 030 555 ${s.dice.digits(4)}, Mo–Sa 9–19 Uhr</p></div></div>`;
    },
  },
  {
    name: 's-de-fresh-antwortmail',
    language: 'de',
    width: 780,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0.15, sameAdd: true },
    writing: { zeros: 'no trailing', plano: ['0', 'plan', 'pl'], degree: true },
    css: 'body{padding:24px 32px;font-size:16px;line-height:1.45}.k{display:grid;grid-template-columns:70px 1fr;font-size:14px;color:#555;border-bottom:1px solid #ddd;padding-bottom:10px;margin-bottom:16px}.q{border-left:3px solid #b8c4e0;color:#66708a;padding-left:12px;font-size:14px}.i{display:inline-block;width:34px;height:34px;border-radius:50%;background:#c2571a;color:#fff;text-align:center;line-height:34px;margin-right:10px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const prism = e.prism('deutsch', ' und ');
        return `${name}: Sph ${e.sph()}${e.toric ? `, Zyl ${e.cyl()}, Achse ${e.axis()}` : ''}${prism && `, Prisma ${prism}`}`;
      };
      const add = s.values.od.add === null ? '' : `Addition beidseits: ${s.add()}<br>`;
      return `<h3><span class="i">O</span>AW: Bitte um meine Brillenwerte</h3><div class="k"><span>Von</span><span>Optik Vierlinden &lt;service@example.de&gt;</span><span>An</span><span>${s.patient()}</span><span>Datum</span><span>${s.date()}, 08:${s.dice.whole(10, 59)}</span></div><p>Guten Tag,</p><p>gern senden wir Ihnen die Werte Ihrer aktuellen Brille (Kundennummer ${s.dice.digits(6)}):</p><p>${eye('Rechts', s.right)}<br>${eye('Links', s.left)}<br>${add}Pupillendistanz: ${s.right.pd()} mm rechts, ${s.left.pd()} mm links</p><p>Bitte beachten Sie, dass Einschleifhöhe und Scheitelabstand zu jeder Fassung neu gemessen werden müssen. Ab 149 € Einkaufswert ist der Sehtest (sonst 25 €) bei uns kostenlos.</p><p>Herzliche Grüße<br>Tanja Reuss<br>Augenoptikermeisterin</p><p class="small">Optik Vierlinden · ${s.street()} · ${s.town()} · Tel. ${s.phone()}<br>Öffnungszeiten: Di–Fr 9:30–18:30, Sa 9:30–13:00</p><div class="q">Am Vortag um 19:44 schrieb ${s.patient()}:<br>Hallo, mir ist mein Brillenpass von 2 Jahren abhanden gekommen. Können Sie mir die Stärken für R und L bitte noch einmal schicken? Danke!</div>`;
    },
  },
  {
    name: 's-de-fresh-fahrerlaubnis',
    language: 'de',
    pen: 'sometimes',
    width: 920,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Tinos'],
    values: { prism: 0, add: 0 },
    writing: { noCylinder: ['', '–'] },
    css: 'body{padding:36px 46px;font-size:15px}h3{text-align:center}section{border:1px solid #7f8c8d;padding:8px 14px 10px;margin-bottom:-1px}table{width:100%;margin:6px 0}td,th{border:1px solid #bdc3c7;padding:4px 6px;text-align:center}td{height:40px}th{background:#f2f4f4;font-weight:400;font-size:13px}.s{border:2px solid #5a3f94;border-radius:50%;color:#5a3f94;width:190px;height:92px;text-align:center;padding-top:16px;font-size:12px;transform:rotate(-4deg)}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          s.filled(s.number(s.dice.pick([0.1, 0.3, 0.4]), 1)),
          ...e.cells('sph', 'cyl', 'axis'),
          s.filled(s.acuity()),
        );
      return `<h3>Augenärztliches Zeugnis<br><span class="small" style="font-weight:400">über die Untersuchung des Sehvermögens nach Anlage 6 der Fahrerlaubnis-Verordnung (Klassen C, C1, CE, D)</span></h3><section>1. Person: <b>${s.patient()}</b>, geboren ${s.born()}<br><span class="small">Identität geprüft: ☒ Personalausweis ${s.dice.pick(['L', 'T', 'Y'])}${s.dice.digits(2)}K${s.dice.digits(5)} &nbsp; ☐ Reisepass</span></section><section>2. Zentrale Tagessehschärfe nach DIN 58220 und derzeit getragene Brille${table('<tr><th rowspan="2">Auge</th><th rowspan="2">Visus ohne<br>Korrektur</th><th colspan="3">Brillengläser (aktuell)</th><th rowspan="2">Visus mit<br>Korrektur</th></tr>', heads('Sphäre', 'Zylinder', 'Achse'), eye('rechts', s.right), eye('links', s.left))}beidäugig mit Korrektur: ${s.filled(s.number(1, 1))} &nbsp; ☒ Brille &nbsp; ☐ Kontaktlinsen</section><section>3. Gesichtsfeld (automatische Perimetrie, 120 Prüforte, horizontal 150°): ☒ normal ☐ eingeschränkt<br>4. Stereosehen: ☒ ausreichend, Lang II 200″ &nbsp; 5. Farbensehen (Ishihara): ☒ unauffällig, AQ 0,9<br>6. Kontrast- und Dämmerungssehen: ☒ 1:2,7 erkannt &nbsp; Blendempfindlichkeit: ☒ normal</section><section>7. Ergebnis: ☐ ohne Auflagen geeignet &nbsp; ☒ geeignet mit Sehhilfe (Schlüsselzahl 01.01)<br><span class="small">Das Zeugnis darf bei Antragstellung nicht älter als zwei Jahre sein.</span></section><div class="sides" style="margin-top:20px;align-items:center"><p>${s.town().replace(/^\d+ /, '')}, den ${s.date()}<br><br>.............................................<br><span class="small">${s.doctor()}, LANR ${s.dice.digits(9)}</span></p><div class="s">Augenarztpraxis<br>am Stadtwall<br>Tel. ${s.phone()}</div></div>`;
    },
  },
  {
    name: 's-de-fresh-kinderbrille',
    language: 'de',
    pen: 'always',
    width: 760,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    values: { prism: 0.15, add: 0 },
    writing: { degree: true, noCylinder: ['', '–'] },
    css: 'body{padding:28px 36px;background:#fffef8}table{width:100%;margin:4px 0 14px}td,th{border:1px solid #b9d9c9;padding:4px 6px;text-align:center}th{background:#e4f3eb;font-weight:400;font-size:13px;color:#2f6b50}td{height:46px}.g td{height:30px;font-size:13px;color:#667}.g th{background:#f3f3f0;color:#777;font-size:12px}h2{color:#2f6b50}',
    draw: (s) => {
      const seen = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, s.filled(sph), s.filled(cyl), s.filled(axis), s.filled(s.acuity()));
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis'), e.prism('deutsch', '<br>'));
      return `<div class="sides"><div><h2 style="margin:0">Sehschule</h2><p>Gemeinschaftspraxis ${s.doctor()}<br><span class="small">Kinderaugenheilkunde · Orthoptik · ${s.street()}, ${s.town()}</span></p></div><svg width="90" height="56" fill="none" stroke="#5aa987" stroke-width="4"><circle cx="24" cy="28" r="18"/><circle cx="66" cy="28" r="18"/><path d="M18 34q6 6 12 0M60 34q6 6 12 0" stroke-width="2"/></svg></div><p>Kind: ${s.patient()} &nbsp; geb. ${s.filled(`${s.dice.whole(10, 28)}.0${s.dice.whole(1, 9)}.20${s.dice.whole(14, 20)}`)} &nbsp; Kasse: ${s.filled('BKK')}</p><p class="small" style="margin:0">Messung in Zykloplegie (Skiaskopie, nicht für den Optiker)</p><div class="g">${table(heads('', 'Sph', 'Zyl', 'Achse', 'Visus'), seen('R', s.right), seen('L', s.left))}</div><h3 style="margin:0">Brillenverordnung</h3>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Prisma / Basis'), eye('R', s.right), eye('L', s.left))}<p>PD ${s.pd()} mm &nbsp;&nbsp; ☒ Kunststoff bruchsicher &nbsp; ☐ Bifokal &nbsp; ☒ Sportbügel</p><p>Okklusion: ${s.filled(`${s.dice.pick(['rechts', 'links'])} 2 Std. täglich`)} &nbsp; Kontrolle in ${s.filled('3')} Monaten</p><div class="sides"><p>Datum ${s.date()}</p><p class="small" style="border-top:1px solid #999;padding:4px 30px 0">Unterschrift</p></div>`;
    },
  },
  {
    name: 's-de-fresh-ordination',
    language: 'de',
    width: 800,
    fonts: ['DejaVu Serif', 'Tinos', 'Courier Prime'],
    values: { prism: 0.2, add: 1 },
    writing: { noCylinder: ['', '—', 'sph'], plano: ['plan', '0,00', '±0,00'], degree: true },
    css: 'body{padding:34px 44px;font-size:16px}.b{display:flex;gap:26px;margin:14px 0}.b>div{flex:1;border:1px solid #c8b99a;padding:0 14px 10px}.b h4{background:#f3ecdd;margin:0 -14px 10px;padding:5px 14px;color:#6b5530}.d{display:flex;justify-content:space-between;border-bottom:1px dotted #c8b99a;padding:4px 0;min-height:33px}.d span{text-align:right}.d i{font-style:normal;color:#7d6c4d;font-size:14px}',
    draw: (s) => {
      const line = (label: string, value: string): string =>
        `<div class="d"><i>${label}</i><span>${value}</span></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div><h4>${name}</h4>${line('Sphäre', e.sph())}${line('Zylinder', e.cyl())}${line('Achse', e.axis())}${line('Prisma', e.amounts())}${line('Basis', e.bases('deutsch'))}${line('Sphäre Nähe', e.nearSph())}${line('Pupillarabstand', e.pd())}</div>`;
      return `<div class="sides"><p><b>${s.doctor()}</b><br>FA für Augenheilkunde und Optometrie<br><span class="small">Wahlarztordination · 4020 Linz, Landstraße ${s.dice.whole(12, 98)}/2. Stock<br>Ordination Mo, Mi 8–12, Do 14–18 Uhr · 0732 55 ${s.dice.digits(2)} ${s.dice.digits(2)}</span></p><p class="small" style="text-align:right">DVR ${s.dice.digits(7)}<br>VP-Nr. ${s.dice.digits(6)}</p></div><h3 style="text-align:center">BRILLENREZEPT</h3><p>${s.patient()}, SVNR ${s.dice.digits(4)} ${s.dice.digits(6)}<br>Ausgestellt: ${s.date()} &nbsp; gültig bis: ${s.expires()}</p><div class="b">${eye('RECHTES AUGE', s.right)}${eye('LINKES AUGE', s.left)}</div><p>☐ Fernbrille &nbsp; ☐ Lesebrille &nbsp; ☒ Mehrstärkenbrille &nbsp; ☐ Bildschirmbrille</p><p class="small">Hornhautscheitelabstand 12 mm. Visus korr. R ${s.acuity()} L ${s.acuity()}, AD ${s.pressure()}/${s.pressure()} mmHg. Honorar ${s.price()} € bar erhalten.</p>`;
    },
  },
];
