import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye, Sheet } from '../sheet.ts';
import type { EyeValues } from '../values.ts';

/** What the eye doctor bills for these eyes. */
const diagnosesOf = (s: Sheet): string => {
  const { od, os } = s.values;
  const codes = [od.sphere + od.cylinder / 2 < 0 ? 'H52.1 G (Myopie)' : 'H52.0 G (Hyperopie)'];
  if (od.cylinder !== 0 || os.cylinder !== 0) codes.push('H52.2 G (Astigmatismus)');
  if (od.add !== null) codes.push('H52.4 G (Presbyopie)');
  return codes.join(', ');
};

const bar =
  '<div style="display:flex;justify-content:space-between;font-size:13px;font-weight:700;padding:8px 20px"><span>9:41</span><span>5G &nbsp;▮▮▮</span></div>';

/** The most common forms in which people of German-speaking countries have their powers. */
export const plainInGerman: Layout[] = [
  {
    name: 's-de-plain-brillenpass',
    language: 'de',
    width: 620,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0 },
    writing: { noCylinder: ['', '0,00', '—'] },
    css: 'body{background:#d9dde2;padding:22px}.k{background:#fff;border-radius:14px;padding:16px 22px 14px}h2{color:#0a5c8f;letter-spacing:1px;margin:0}table{width:100%;margin:8px 0 12px}td,th{border:1px solid #7f9db3;padding:6px 4px;text-align:center;height:34px}th{background:#dcebf5;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      return `<div class="k"><div class="sides"><h2>BRILLENPASS</h2><p class="small" style="text-align:right">Optik Hagedorn<br>${s.street()}, ${s.town()}</p></div><p>${s.patient()}<br><span class="small">Kunden-Nr. ${s.dice.digits(6)} &nbsp;·&nbsp; Datum ${s.date()}</span></p>${table(heads('', 'Sph', 'Zyl', 'Achse', 'Add', 'PD'), eye('R', s.right), eye('L', s.left))}<p class="small" style="margin:0">Glas: ${s.lensType({ single: 'Einstärkenglas 1.5 Superentspiegelung', multi: 'Gleitsichtglas 1.6 Superentspiegelung' })}<br>Bitte bringen Sie diesen Pass zu jedem Besuch mit. Tel. ${s.phone()}</p></div>`;
    },
  },
  {
    name: 's-de-plain-augenarzt',
    language: 'de',
    pen: 'sometimes',
    width: 720,
    fonts: ['Arimo', 'Tinos', 'DejaVu Sans'],
    values: { prism: 0.15, add: 0.65 },
    writing: { noCylinder: ['', '—'], plano: ['plan', '0,00', '±0,00'] },
    css: 'body{padding:30px 36px}table{width:100%;margin:10px 0 14px}td,th{border:1px solid #222;padding:5px;text-align:center}td{height:46px}th{font-size:14px;font-weight:400}.s{border:2px solid #5a5fa8;color:#4a4f98;padding:8px 14px;transform:rotate(-3deg);font-size:14px}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string[] => [
        `<b>${name}</b>`,
        ...e.cells('sph', 'cyl', 'axis'),
        e.prism('deutsch', '<br>'),
      ];
      const near = (name: string, e: DrawnEye): string[] =>
        s.values.od.add === null
          ? [`<b>${name}</b>`, '', '', '', '']
          : [`<b>${name}</b>`, e.nearSph(), e.nearCyl(), e.nearAxis(), ''];
      const town = s.town();
      return `<p><b>${s.doctor()}</b><br>Facharzt für Augenheilkunde<br><span class="small">${s.street()} · ${town} · Tel. ${s.phone()}</span></p><div class="sides"><p>Name: ${s.patient()}<br>geb.: ${s.born()}</p><p>Datum: ${s.date()}</p></div><h2 class="center">Brillenrezept</h2>${table(
        '<tr><th colspan="2"></th><th>Sphäre</th><th>Zylinder</th><th>Achse</th><th>Prisma/Basis</th></tr>',
        tr('<th rowspan="2">Ferne</th>', ...far('R', s.right)),
        tr(...far('L', s.left)),
        tr('<th rowspan="2">Nähe</th>', ...near('R', s.right)),
        tr(...near('L', s.left)),
      )}<p>Pupillendistanz Ferne: ${s.pd()} mm</p><p>Bemerkung: ${s.filled(s.dice.pick(['Kunststoff, entspiegelt', 'Brille dauernd tragen', 'leichte Tönung möglich']))}</p><div class="sides" style="align-items:flex-end;margin-top:24px"><div class="s">${s.doctor()}<br>Augenarzt<br>${town}</div><p class="small" style="border-top:1px solid #222;padding:4px 40px 0">Unterschrift des Arztes</p></div>`;
    },
  },
  {
    name: 's-de-plain-verordnung',
    language: 'de',
    pen: 'always',
    width: 760,
    fonts: ['Tinos', 'Arimo', 'Carlito'],
    values: { prism: 0.3, sameAdd: true },
    writing: { noCylinder: ['', '–'], plano: ['plan', '0,00', '±0,00'] },
    css: 'body{padding:30px 40px;background:#fbfaf4}table{width:100%;margin:10px 0}td,th{border-bottom:1px solid #555;padding:6px 4px;text-align:center}td{height:54px;font-size:18px}th{font-size:14px;font-weight:400;border-bottom:2px solid #333}.u{border-bottom:1px solid #555;display:inline-block;min-width:110px;text-align:center;padding:0 8px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases(s.values.notation === 'plus' ? 'degrees' : 'deutsch'),
        );
      return `<div class="sides"><p><b>Augenarztpraxis</b><br>${s.doctor()}<br>${s.street()}<br>${s.town()}</p><p class="small" style="text-align:right">Sprechzeiten Mo–Fr 8–12 Uhr<br>Mo, Di, Do 15–17 Uhr<br>Telefon ${s.phone()}</p></div><h2>Brillenverordnung</h2><p>Herrn/Frau <span class="u">${s.patient()}</span> &nbsp; geb. am <span class="u">${s.born()}</span></p>${table(heads('', 'sph.', 'cyl.', 'Achse', 'Prisma', 'Basis'), eye('R', s.right), eye('L', s.left))}<p>Nahzusatz R/L: <span class="u">${s.add() || '&nbsp;'}</span> dpt &nbsp;&nbsp; Augenabstand: <span class="u">${s.pd()}</span> mm</p><p class="small">HSA ${s.filled('12')} mm &nbsp; Visus mit Glas: R ${s.filled(s.acuity())} &nbsp; L ${s.filled(s.acuity())}</p><div class="sides" style="margin-top:36px"><p>Datum <span class="u">${s.date()}</span></p><p class="small" style="border-top:1px solid #555;padding:4px 34px 0">Stempel und Unterschrift</p></div>`;
    },
  },
  {
    name: 's-de-plain-praxisdruck',
    language: 'de',
    width: 800,
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    values: { prism: 0, add: 0.6 },
    writing: { minus: ['-'], noCylinder: ['', '0,00'], plano: ['0,00', '+0,00', 'plan'] },
    css: 'body{padding:34px 44px}pre{font:inherit;margin:0 0 14px;line-height:1.5}',
    draw: (s) => {
      const row = (...cells: string[]): string =>
        cells.map((cell, i) => padded(cell, i === 0 ? 9 : 10)).join('');
      const eye = (name: string, e: DrawnEye): string =>
        row(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      return `<pre>${s.doctor()}\nAugenheilkunde\n${s.street()}\n${s.town()}                   Tel: ${s.phone()}</pre><pre>Patient:  ${s.patient()}\ngeb. am:  ${s.born()}      Pat.-Nr.: ${s.dice.digits(5)}\nDatum:    ${s.date()}</pre><pre><b>BRILLENWERTE</b>\n\n${row('', 'sph', 'cyl', 'Ach', 'Add')}\n${eye('RA', s.right)}\n${eye('LA', s.left)}\n\nPD:  ${s.pd()} mm\nHSA: 12 mm</pre><pre>Visus cc:  RA ${s.acuity()}   LA ${s.acuity()}\nTensio:    RA ${s.pressure()}    LA ${s.pressure()}   mmHg</pre><pre>Bitte innerhalb von 6 Monaten beim Optiker vorlegen.</pre>`;
    },
  },
  {
    name: 's-de-plain-kundenkarte',
    language: 'de',
    pen: 'sometimes',
    width: 560,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.2 },
    writing: { noCylinder: ['—', '–', ''], axisDigits: 1 },
    css: 'body{background:#f6f1e7;padding:22px 28px}h2{margin:0;color:#7a4a1e}table{width:100%;margin:10px 0}td,th{border:1px solid #b59a78;padding:5px 10px;text-align:center;width:30%;height:42px;background:#fffdf8}td:first-child,th:first-child{text-align:left;width:40%}th{background:#e9dcc7}',
    draw: (s) => {
      const line = (label: string, of: (e: DrawnEye) => string): string =>
        tr(label, of(s.right), of(s.left));
      return `<div class="sides"><h2>Kundenkarte</h2><p class="small" style="text-align:right">${s.practice()}<br>Tel. ${s.phone()}</p></div><p>Name: ${s.patient()}<br>Datum: ${s.date()}</p>${table(
        heads('', 'Rechts', 'Links'),
        line('Sphäre', (e) => e.sph()),
        line('Zylinder', (e) => e.cyl()),
        line('Achse', (e) => e.axis()),
        line('Addition', (e) => e.add()),
        line('Prisma', (e) => e.prism('deutsch', '<br>')),
        line('PD', (e) => e.pd()),
      )}<p class="small">Kunden-Nr. ${s.dice.digits(5)} &nbsp;·&nbsp; Wir freuen uns auf Ihren nächsten Besuch!</p>`;
    },
  },
  {
    name: 's-de-plain-werteblatt',
    language: 'de',
    width: 920,
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    values: { prism: 0.7 },
    writing: { noCylinder: ['', '0,00'], degree: true },
    css: 'body{padding:38px 46px}table{width:100%;margin:14px 0}td,th{border-bottom:1px solid #aaa;padding:9px 5px;text-align:center}th{border-bottom:2px solid #444;font-size:14px}td:first-child{text-align:left}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amount('Hor'),
          e.base('Hor', 'deutsch'),
          e.amount('Ver'),
          e.base('Ver', 'deutsch'),
          e.pd(),
        );
      return `<div class="sides"><h2>Brillen Lindenhof</h2><p class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>Tel. ${s.phone()}</p></div><h3>Ihre Brillenglaswerte</h3><p>Kunde: ${s.patient()} (geb. ${s.born()})<br>Gemessen am: ${s.date()}</p>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'Prisma<br>horizontal', 'Basis', 'Prisma<br>vertikal', 'Basis', 'PD<br>(mm)'), eye('Rechts', s.right), eye('Links', s.left))}<p>Empfehlung: ${s.lensType({ single: 'Einstärkengläser', multi: 'Gleitsichtgläser' })}</p><p class="small">Die Werte beziehen sich auf einen Hornhautscheitelabstand von 12 mm. Wir empfehlen, Ihre Augen alle zwei Jahre überprüfen zu lassen. Für Brillen, die nicht in unserem Hause gefertigt werden, übernehmen wir keine Gewähr.</p>`;
    },
  },
  {
    name: 's-de-plain-sehtest',
    language: 'de',
    width: 820,
    fonts: ['DejaVu Sans', 'Arimo', 'Carlito'],
    values: { prism: 0 },
    writing: { noCylinder: ['0,00', ''], degree: false },
    css: 'body{padding:32px 40px}h2{background:#1f6f5c;color:#fff;padding:8px 16px}h4{margin:16px 0 4px}table{width:100%}td,th{border:1px solid #999;padding:6px;text-align:center}th{background:#e6f1ee}.a{color:#777;font-size:14px}.a th{background:#f2f2f2}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity());
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis);
      };
      return `<h2>Sehtestprotokoll</h2><div class="sides"><p>Kunde: <b>${s.patient()}</b><br>Geburtsdatum: ${s.born()}</p><p>Datum: ${s.date()}<br>Filiale: ${s.town()}</p></div><div class="a"><h4>Bisherige Brille (gemessen)</h4>${table(heads('', 'Sph', 'Zyl', 'Achse'), old('Rechts', s.right), old('Links', s.left))}</div><h4>Neue Werte (Ergebnis der Augenglasbestimmung)</h4>${table(heads('', 'Sph', 'Zyl', 'Achse', 'Add', 'Visus'), eye('Rechts', s.right), eye('Links', s.left))}<p style="margin-top:14px">PD R: ${s.right.pd()} mm &nbsp;&nbsp; PD L: ${s.left.pd()} mm &nbsp;&nbsp; PD gesamt: ${s.pd()} mm</p><p class="small">Der Sehtest wurde von einem Augenoptikermeister durchgeführt und ersetzt nicht die Untersuchung durch einen Augenarzt.</p>`;
    },
  },
  {
    name: 's-de-plain-bestellmail',
    language: 'de',
    width: 680,
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    values: { prism: 0 },
    writing: { noCylinder: ['0,00'], plano: ['0,00', '+0,00', '±0,00'] },
    css: 'body{padding:26px 34px}.h{border-bottom:1px solid #ccc;margin-bottom:16px;font-size:14px;color:#444}.p{background:#f5f5f5;padding:12px 18px;margin:12px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const axis = e.axis();
        const add = e.add();
        return `<p><b>${name}</b><br>Sphäre: ${e.sph()}<br>Zylinder: ${e.cyl()}${axis && `<br>Achse: ${axis}`}${add && `<br>Addition: ${add}`}</p>`;
      };
      return `<div class="h"><p>Von: service@brillenkiste.example<br>Betreff: Ihre Bestellung Nr. ${s.dice.digits(8)}<br>Gesendet: ${s.date()}, 18:${s.dice.whole(10, 59)} Uhr</p></div><p>Hallo ${s.patient()},</p><p>vielen Dank für Ihre Bestellung! Bitte prüfen Sie noch einmal Ihre Angaben:</p><p>1 × Fassung „Elbe“ schwarz matt, Größe M<br>Gläser: ${s.lensType({ single: 'Einstärke, Index 1.5', multi: 'Gleitsicht, Index 1.6' })}</p><div class="p">${eye('Rechtes Auge (R)', s.right)}${eye('Linkes Auge (L)', s.left)}<p>Pupillendistanz (PD): ${s.pd()} mm</p></div><p>Gesamtbetrag: ${s.price()} € inkl. MwSt. und Versand</p><p>Stimmt etwas nicht? Antworten Sie einfach auf diese E-Mail oder rufen Sie uns an: ${s.phone()}.</p><p>Ihr Team von Brillenkiste</p>`;
    },
  },
  {
    name: 's-de-plain-auftrag',
    language: 'de',
    width: 860,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.2, add: 0.5 },
    writing: { noCylinder: ['', '0,00', '–'] },
    css: 'body{padding:36px 44px}table{width:100%;margin:8px 0 16px}.a td,.a th{border-bottom:1px solid #ddd;padding:5px 6px;text-align:left}.a td:last-child,.a th:last-child{text-align:right}.g td,.g th{border:1px solid #bbb;padding:7px 5px;text-align:center}.g th{background:#eee;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), e.amounts(), e.bases('deutsch'), e.pd());
      const price = s.price();
      return `<div class="sides"><h2>klarblick24</h2><p class="small" style="text-align:right">klarblick24 GmbH<br>${s.street()}, ${s.town()}</p></div><p>${s.patient()}<br>${s.street()}<br>${s.town()}</p><h3>Auftragsbestätigung Nr. ${s.dice.digits(7)}</h3><p>Bestelldatum: ${s.date()}</p><div class="a">${table(heads('Pos.', 'Artikel', 'Menge', 'Preis'), tr('1', 'Brillenfassung KB-2041 havanna 52-18', '1', `${price} €`), tr('2', `Brillengläser ${s.lensType({ single: 'Einstärke 1.6 entspiegelt', multi: 'Gleitsicht 1.6 entspiegelt' })}`, '1 Paar', 'inklusive'))}</div><h3>Ihre Glasstärken</h3><div class="g">${table(heads('Auge', 'Sph. (dpt)', 'Zyl. (dpt)', 'Achse (°)', 'Add. (dpt)', 'Prisma', 'Basis', 'PD (mm)'), eye('Rechts', s.right), eye('Links', s.left))}</div><p class="small">30 Tage Rückgaberecht, auch für individuell angefertigte Gläser. Die Lieferzeit beträgt 7 bis 10 Werktage.</p>`;
    },
  },
  {
    name: 's-de-plain-sehwerte',
    language: 'de',
    width: 400,
    fonts: ['Arimo', 'DejaVu Sans'],
    values: { prism: 0 },
    writing: { noCylinder: ['0,00', '–'], plano: ['0,00', '+0,00'] },
    css: 'body{padding:0;background:#f4f4f6;font-size:16px}.t{background:#fff;padding:10px 20px 14px;border-bottom:1px solid #ddd}.c{background:#fff;border-radius:12px;margin:14px 14px 0;padding:10px 16px}.c h4{margin:4px 0 6px}.r{display:flex;justify-content:space-between;padding:7px 0;border-top:1px solid #eee}.r:first-child{border:0}.r i{font-style:normal;color:#666}.b{background:#111;color:#fff;text-align:center;border-radius:24px;margin:18px 14px 22px;padding:13px}',
    draw: (s) => {
      const line = (label: string, value: string): string =>
        `<div class="r"><i>${label}</i><span>${value}</span></div>`;
      const eye = (name: string, e: DrawnEye): string => {
        const add = e.add();
        return `<div class="c"><h4>${name}</h4>${line('Sphäre (SPH)', e.sph())}${line('Zylinder (ZYL)', e.cyl())}${line('Achse (A)', e.axis() || '–')}${add && line('Addition (ADD)', add)}</div>`;
      };
      return `${bar}<div class="t"><h3 style="margin:0">‹ &nbsp;Meine Sehwerte</h3></div><div class="c"><b>${s.patient()}</b><br><span class="small">Gespeichert am ${s.date()}</span></div>${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}<div class="c">${line('Pupillendistanz', `${s.pd()} mm`)}</div><div class="b">Sehwerte bearbeiten</div>`;
    },
  },
  {
    name: 's-de-plain-handykonto',
    language: 'de',
    width: 420,
    fonts: ['DejaVu Sans', 'Carlito', 'Arimo'],
    values: { prism: 0.15 },
    writing: { noCylinder: ['0,00', '—'], degree: true },
    css: 'body{padding:0;font-size:16px}.t{background:#0d3b66;color:#fff;padding:14px 20px;font-weight:700}.m{padding:16px 18px 22px}table{width:100%;margin:6px 0 14px}td,th{padding:9px 4px;text-align:center;border-bottom:1px solid #e0e0e0}td:first-child{text-align:left;color:#555}th{background:#f1f5f9}.q{border:1px solid #0d3b66;color:#0d3b66;border-radius:6px;text-align:center;padding:10px;margin-top:10px}',
    draw: (s) => {
      const line = (label: string, of: (e: DrawnEye) => string): string =>
        tr(label, of(s.right), of(s.left));
      const has = (of: (e: DrawnEye) => string, label: string): string => {
        const [right, left] = [of(s.right), of(s.left)];
        return right || left ? tr(label, right || '—', left || '—') : '';
      };
      return `${bar}<div class="t">☰ &nbsp; Mein Brillenkonto</div><div class="m"><p><b>Brillenwerte</b> &nbsp;<span class="small">vom ${s.date()}</span><br><span class="small">${s.patient()}</span></p>${table(
        heads('', 'R', 'L'),
        line('Sph', (e) => e.sph()),
        line('Cyl', (e) => e.cyl()),
        line('Achse', (e) => e.axis() || '—'),
        has((e) => e.add(), 'Add'),
        has((e) => e.prism('deutsch', '<br>'), 'Prisma'),
        line('PD', (e) => e.pd()),
      )}<p class="small">PD gesamt: ${s.pd()} mm</p><div class="q">Mit diesen Werten bestellen</div><div class="q">Werte löschen</div></div>`;
    },
  },
  {
    name: 's-de-plain-zeilen',
    language: 'de',
    width: 700,
    fonts: ['Tinos', 'Carlito', 'DejaVu Serif'],
    values: { prism: 0, sameAdd: true },
    writing: { gap: ' ', noCylinder: ['0,00'], degree: true, addPlus: true },
    css: 'body{padding:40px 50px;font-size:18px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<p>${name} &nbsp; Sph. ${e.sph()} &nbsp; Zyl. ${e.cyl()}${e.toric ? ` &nbsp; Achse ${e.axis()}` : ''}</p>`;
      return `<p class="center"><b>${s.doctor()}</b><br>FA für Augenheilkunde und Optometrie<br>1090 Wien, Alser Straße ${s.dice.whole(4, 70)}<br>Tel. 01/40${s.dice.digits(1)} ${s.dice.digits(2)} ${s.dice.digits(2)}</p><p style="text-align:right">Wien, ${s.date()}</p><p>Patient/in: ${s.patient()}, geb. ${s.born()}</p><p><b>Brillenwerte:</b></p>${eye('Rechtes Auge:', s.right)}${eye('Linkes Auge:', s.left)}${s.values.od.add === null ? '' : `<p>Addition beidseits: ${s.add()} dpt</p>`}<p>Pupillendistanz: ${s.pd()} mm</p><p>Mit freundlichen Grüßen</p><p style="margin-top:50px">............................................<br><span class="small">Unterschrift</span></p>`;
    },
  },
  {
    name: 's-de-plain-etikett',
    language: 'de',
    width: 440,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Courier Prime'],
    values: { prism: 0 },
    writing: { noCylinder: ['', '0,00'], axisDigits: 3, degree: false, minus: ['-'] },
    css: 'body{padding:12px 16px;font-size:15px}table{width:100%;margin:4px 0}td,th{padding:2px 3px;text-align:right}th{font-size:13px;font-weight:400}td:first-child{text-align:left;font-weight:700}p{margin:0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      return `<p><b>${s.practice()}</b></p><p>${s.patient()} &nbsp; ${s.date()}</p>${table(heads('', 'S', 'C', 'A', 'ADD', 'PD'), eye('R', s.right), eye('L', s.left))}<p class="small">Auftrag ${s.dice.digits(6)} &nbsp; ${s.lensType({ single: 'Einstärken', multi: 'Gleitsicht' })} &nbsp; Kst. 1.6</p>`;
    },
  },
  {
    name: 's-de-plain-linsenpass',
    language: 'de',
    width: 760,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0 },
    writing: { noCylinder: ['0,00', '', '—'] },
    css: 'body{padding:30px 38px}table{width:100%;margin:4px 0 16px}td,th{border:1px solid #888;padding:6px 5px;text-align:center}th{background:#ececec;font-size:14px}h3{margin:0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      const [curve, diameter] = [s.dice.pick([8.4, 8.6, 8.7]), s.dice.pick([14, 14.2])];
      const lens = (name: string, e: DrawnEye): string =>
        tr(name, 'Aquavis Monat', s.number(curve, 1), s.number(diameter, 1), e.elsewhere().sph);
      return `<div class="sides"><h2>Augenoptik Reinhardt</h2><p class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>${s.phone()}</p></div><p>Kunde: ${s.patient()} &nbsp;&nbsp; Kd.-Nr. ${s.dice.digits(5)} &nbsp;&nbsp; Datum: ${s.date()}</p><h3>Brille</h3>${table(heads('', 'Sph', 'Zyl', 'Achse', 'Add', 'PD'), eye('Rechts', s.right), eye('Links', s.left))}<h3>Kontaktlinsen</h3>${table(heads('', 'Produkt', 'BC', 'DIA', 'Stärke'), lens('Rechts', s.right), lens('Links', s.left))}<p class="small">Kontaktlinsenwerte gelten nicht für die Brille. Nächste Nachkontrolle in 6 Monaten.</p>`;
    },
  },
  {
    name: 's-de-plain-diagnose',
    language: 'de',
    width: 780,
    fonts: ['Tinos', 'Arimo', 'DejaVu Serif'],
    values: { prism: 0.25, add: 0.6 },
    writing: { noCylinder: ['', '—'], degree: true, plano: ['plan', '0,00', '±0,00'] },
    css: 'body{padding:34px 42px}header{border-bottom:2px solid #333;margin-bottom:14px}table{width:100%;margin:10px 0 14px}td,th{border:1px solid #444;padding:8px 5px;text-align:center}th{font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('degrees'),
          e.add(),
        );
      return `<header><h3>MVZ Augenheilkunde am Stadtpark</h3><p class="small">${s.doctor()} · ${s.street()} · ${s.town()} · Tel. ${s.phone()} · BSNR ${s.dice.digits(9)}</p></header><h2>Rezept für eine Brille</h2><p>Patient: ${s.patient()}, geb. ${s.born()}<br>Ausgestellt am: ${s.date()}</p><p>Diagnosen (ICD-10): ${diagnosesOf(s)}</p>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Prisma', 'Basis', 'Nahzusatz'), eye('RA', s.right), eye('LA', s.left))}<p>PD: ${s.pd()} mm, HSA: 13 mm, Achslage nach TABO</p><p>☐ Fernbrille &nbsp; ☐ Nahbrille &nbsp; ☒ nach Wunsch des Patienten</p><p style="margin-top:46px" class="small">Stempel / Unterschrift _______________________________</p>`;
    },
  },
  {
    name: 's-de-plain-bildschirm',
    language: 'de',
    width: 800,
    fonts: ['Carlito', 'DejaVu Sans', 'Arimo'],
    values: { prism: 0, add: 1 },
    writing: { noCylinder: ['0.00', ''], plano: ['0.00', 'plan'] },
    css: 'body{padding:34px 42px}table{width:100%;margin:4px 0 14px}td,th{border-bottom:1px solid #bbb;padding:7px 5px;text-align:center}th{background:#f0f3f5;font-size:14px}h3{margin:14px 0 2px;color:#a11}.b{font-size:14px;color:#555;border:1px dashed #aaa;padding:4px 16px 2px;margin-top:18px}.b h4{margin:6px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      const desk = (name: string, { sphere, cylinder, axis }: EyeValues): string =>
        tr(
          name,
          s.power(sphere + 0.75),
          axis === null ? '' : s.power(cylinder),
          axis === null ? '' : String(axis),
          '70 cm',
        );
      return `<div class="sides"><h2>Seeblick Optik AG</h2><p class="small" style="text-align:right">Seestrasse ${s.dice.whole(3, 90)}, 8800 Thalwil<br>044 72${s.dice.digits(1)} ${s.dice.digits(2)} ${s.dice.digits(2)}</p></div><p>${s.patient()}, geb. ${s.born()}<br>Refraktion vom ${s.date()}</p><h3>Gleitsichtbrille</h3>${table(heads('', 'Sph', 'Cyl', 'Achse', 'Add', 'PD'), eye('OD', s.right), eye('OS', s.left))}<div class="b"><h4>Zusätzlich als Zweitbrille empfohlen: Bildschirmbrille (nur Arbeitsplatz)</h4>${table(heads('', 'Sph', 'Cyl', 'Achse', 'Sehdistanz'), desk('OD', s.values.od), desk('OS', s.values.os))}</div><p class="small" style="margin-top:18px">OD = rechtes Auge, OS = linkes Auge. Ihre Krankenkasse beteiligt sich je nach Zusatzversicherung an den Kosten.</p>`;
    },
  },
];
