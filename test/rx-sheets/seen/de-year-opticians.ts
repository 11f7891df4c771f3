import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye, Sheet } from '../sheet.ts';

/** Power for the screen's distance, between far and near, which the answer has no place for. */
const between = (s: Sheet, side: 'od' | 'os'): string => {
  const { sphere, add } = s.values[side];
  return add === null ? '' : s.filled(s.power(sphere + Math.round(add * 2) / 4));
};

/** A height in the frame and the like: to half a millimetre. */
const halves = (s: Sheet, least: number, most: number): string =>
  s.filled(s.number(s.dice.whole(least * 2, most * 2) / 2, 1));

/** Sphere, cylinder and axis each behind its word; nothing of a cylinder that is not there. */
const worded = (e: DrawnEye, [sph, cyl, axis]: [string, string, string], gap = ' '): string => {
  const cylinder = e.cyl();
  const tail = e.toric ? `${gap}${cyl} ${cylinder}${gap}${axis} ${e.axis()}` : '';
  return `${sph} ${e.sph()}${tail}`;
};

/** Prisms with their bases in degrees. */
const based = (e: DrawnEye, gap: string): string =>
  (['Hor', 'Ver'] as const)
    .map((direction) => [e.amount(direction), e.base(direction, 'degrees')].filter(Boolean))
    .filter((parts) => parts.length > 0)
    .map((parts) => parts.join(' B '))
    .join(gap);

const euros = (amount: number): string => amount.toFixed(2).replace('.', ',');

const stripes =
  'repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 5px,#111 5px 6px,#fff 6px 9px,#111 9px 12px,#fff 12px 13px)';

/** What opticians, chains and shops of the German-speaking countries hand out in a year. */
export const yearAtOpticians: Layout[] = [
  {
    name: 's-optik-brillenpass-falt',
    language: 'de',
    pen: 'sometimes',
    width: 980,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.35, add: 0.7 },
    writing: { noCylinder: ['', '—'], degree: false },
    css: 'body{background:#e4e2dd;padding:24px}.k{display:flex;background:#fff}.l{width:290px;padding:24px 22px;background:#f3f7f3;border-right:1px dashed #bbb}.r{flex:1;padding:24px 22px}h2{color:#2c6b3f;margin:0}table{width:100%;margin:12px 0}td,th{border:1px solid #8eaa95;padding:3px;text-align:center}td{height:42px}th{font-size:13px;background:#e3eee5}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string[] => [
        `<b>${name}</b>`,
        ...e.cells('sph', 'cyl', 'axis', 'add'),
        e.prism('deutsch', '<br>'),
        e.pd(),
      ];
      const near = (name: string, e: DrawnEye): string[] =>
        s.values.od.add === null
          ? [`<b>${name}</b>`, '', '', '', '', '', '']
          : [`<b>${name}</b>`, e.nearSph(), e.nearCyl(), e.nearAxis(), '', '', e.nearPd()];
      return `<div class="k"><div class="l"><h2>BRILLENPASS</h2><p class="small">Optik Wendelin GmbH<br>Ihr Meisterbetrieb seit 1974</p><p style="margin-top:34px"><span class="small">Name</span><br>${s.patient()}</p><p><span class="small">Kundennummer</span><br>${s.dice.digits(6)}</p><p><span class="small">Datum</span><br>${s.date()}</p><p class="small" style="margin-top:40px">${s.street()}<br>${s.town()}<br>Tel. ${s.phone()}<br>Mo–Fr 9.00–18.30, Sa 9.00–14.00</p></div><div class="r"><b>Ihre Korrektionswerte</b>${table(
        heads('', '', 'sph', 'cyl', 'Achse', 'Add', 'Prisma / Basis', 'PD'),
        tr('<th rowspan="2">Ferne</th>', ...far('R', s.right)),
        tr(...far('L', s.left)),
        tr('<th rowspan="2">Nähe</th>', ...near('R', s.right)),
        tr(...near('L', s.left)),
      )}<p>Fassung: ${s.filled(s.dice.pick(['Hugo 1142 C3', 'Jil S. 2716', 'Esprit 17 984']))} &nbsp; Gr. ${s.filled(`${s.dice.whole(48, 55)}□${s.dice.whole(15, 20)}`)}</p><p>Gläser: ${s.filled(s.lensType({ single: 'Einstärken 1,6 ET', multi: 'Gleitsicht 1,6 ET' }))}</p><p class="small" style="margin:0">Wir empfehlen einen kostenlosen Sehtest alle 24 Monate.</p></div></div>`;
    },
  },
  {
    name: 's-optik-karteikarte',
    language: 'de',
    pen: 'always',
    width: 760,
    fonts: ['Tinos', 'Arimo', 'Courier Prime'],
    values: { prism: 0, add: 0.5 },
    writing: { noCylinder: ['–', '', 'sph'], plano: ['plan', '0,00'], degree: false },
    css: 'body{background:#f5efdc;padding:22px 26px}table{width:100%;margin:10px 0}td,th{border:1px solid #a58f66;padding:2px 5px;text-align:center}td{height:44px}th{font-weight:400;font-size:13px}.u{border-bottom:1px dotted #8d7a55;padding:0 12px}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string[] => {
        const { sph, cyl, axis } = e.elsewhere();
        return [name, s.filled(sph), s.filled(cyl), s.filled(axis)];
      };
      const eye = (name: string, e: DrawnEye): string[] => [
        name,
        ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'),
      ];
      return `<div class="sides"><p>Name, Vorname <span class="u">${s.patient()}</span></p><p>geb. <span class="u">${s.born()}</span></p></div><p>Straße <span class="u">${s.filled(s.street())}</span> &nbsp; Tel. <span class="u">${s.filled(s.phone())}</span></p>${table(
        heads('Datum', '', 'sph', 'cyl', 'A', 'Add', 'PD', 'Bemerkung'),
        tr(
          `<td rowspan="2">${s.filled(`${s.dice.whole(10, 28)}.${s.dice.whole(10, 12)}.${s.dice.whole(2016, 2020)}`)}</td>`,
          ...old('R', s.right),
          '',
          '',
          `<td rowspan="2">${s.filled('alte Brille<br>mitgebracht')}</td>`,
        ),
        tr(...old('L', s.left), '', ''),
        tr(
          `<td rowspan="2">${s.date()}</td>`,
          ...eye('R', s.right),
          `<td rowspan="2">${s.filled('neue Brille<br>Refr. Meister')}</td>`,
        ),
        tr(...eye('L', s.left)),
        tr('&nbsp;', '', '', '', '', '', '', ''),
        tr('&nbsp;', '', '', '', '', '', '', ''),
      )}<p class="small" style="margin:0">Vordruck Nr. 318 &nbsp; Augenoptik-Kartei</p>`;
    },
  },
  {
    name: 's-optik-sehtest-kette',
    language: 'de',
    width: 640,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0, add: 0.5 },
    writing: { noCylinder: ['0,00', '–'], plano: ['0,00', '±0,00'], degree: true },
    css: 'body{padding:0 0 24px}.h{background:#c8102e;color:#fff;padding:20px 28px}.h h2{margin:0}.b{padding:18px 28px 0}table{width:100%;margin:12px 0}td,th{padding:8px 4px;text-align:center;border-bottom:1px solid #ddd}td:first-child{text-align:left}.o{color:#8a8a8a;font-size:15px}.n{background:#fbe9ec;font-weight:700}',
    draw: (s) => {
      const [r, l] = [s.right.elsewhere(), s.left.elsewhere()];
      const row = (label: string, oldR: string, nowR: string, oldL: string, nowL: string): string =>
        tr(
          label,
          `<td class="o">${oldR}</td>`,
          `<td class="n">${nowR}</td>`,
          `<td class="o">${oldL}</td>`,
          `<td class="n">${nowL}</td>`,
        );
      const add = s.right.add();
      return `<div class="h"><h2>Ihr Sehtest-Ergebnis</h2>sehfux · Filiale ${s.town()}</div><div class="b"><p>${s.patient()}<br><span class="small">Sehtest am ${s.date()} · durchgeführt von ${s.dice.pick(['M. Oster', 'T. Ghani', 'J. Pohl'])}, Augenoptikermeister/in</span></p>${table(
        '<tr><th></th><th colspan="2">Rechtes Auge</th><th colspan="2">Linkes Auge</th></tr>',
        row('', 'bisher', 'neu', 'bisher', 'neu'),
        row('Sphäre', r.sph, s.right.sph(), l.sph, s.left.sph()),
        row('Zylinder', r.cyl, s.right.cyl(), l.cyl, s.left.cyl()),
        row('Achse', r.axis, s.right.axis(), l.axis, s.left.axis()),
        add && row('Addition', '', add, '', s.left.add()),
        row('Sehleistung', '60 %', '100 %', '70 %', `${s.dice.pick([80, 100, 120])} %`),
      )}<p>Augenabstand (PD): <b>${s.pd()} mm</b></p><p>Unsere Empfehlung: ${s.lensType({ single: 'Einstärkengläser mit Superentspiegelung', multi: 'Gleitsichtgläser Komfort' })}</p><p class="small">Das Ergebnis ersetzt keine augenärztliche Untersuchung. Werte gültig bei einem Hornhautscheitelabstand von 12 mm.</p></div>`;
    },
  },
  {
    name: 's-optik-refraktionsprotokoll',
    language: 'de',
    width: 1000,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    values: { prism: 0.5, add: 0.6 },
    writing: { noCylinder: ['0,00', ''], degree: false },
    css: 'body{padding:30px 36px;font-size:15px}h2{margin:0 0 4px}h4{margin:14px 0 4px;border-bottom:1px solid #000}table{width:100%}td,th{padding:5px 4px;text-align:center;border:1px solid #b5b5b5}td:first-child{text-align:left}th{background:#ececec;font-size:13px}.f td{font-weight:700;font-size:17px;border:2px solid #222;padding:9px 4px}',
    draw: (s) => {
      const other = (name: string): string => {
        const [r, l] = [s.right.elsewhere(), s.left.elsewhere()];
        return tr(name, r.sph, r.cyl, r.axis, '', '', '', l.sph, l.cyl, l.axis, '', '', '');
      };
      const eye = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        based(e, '<br>'),
        e.add(),
        s.acuity(),
      ];
      const names = ['sph', 'cyl', 'A', 'Prisma', 'Add', 'V cc'];
      return `<div class="sides"><div><h2>Refraktionsprotokoll</h2>Augenoptik &amp; Optometrie Thalbach, ${s.street()}, ${s.town()}</div><p style="text-align:right">Datum ${s.date()}<br>Prüfer: ${s.dice.pick(['Hn', 'Bg', 'Kt'])} &nbsp; Raum 2</p></div><p>Kunde: <b>${s.patient()}</b> &nbsp; geb. ${s.born()} &nbsp; Kd-Nr. ${s.dice.digits(5)}</p><h4>Anamnese</h4>Ferne seit einigen Monaten unscharf, PC 6 h/Tag, keine Medikamente, keine Augen-OP. Führungsauge ${s.dice.pick(['R', 'L'])}.<h4>Messungen und Ergebnis</h4>${table(
        '<tr><th rowspan="2"></th><th colspan="6">RECHTS</th><th colspan="6">LINKS</th></tr>',
        heads(...names, ...names),
        other('Getragene Brille'),
        other('Autorefraktometer'),
        `<tbody class="f">${tr('Verordnung Ferne', ...eye(s.right), ...eye(s.left))}</tbody>`,
      )}<div class="sides"><div><h4>Weitere Befunde</h4>Visus sc R ${s.acuity()} &nbsp; L ${s.acuity()}<br>Keratometer R ${s.number(7.82)} / ${s.number(7.69)} mm, L ${s.number(7.8)} / ${s.number(7.71)} mm<br>Tonometrie R ${s.pressure()} L ${s.pressure()} mmHg<br>Stereo: 60" &nbsp; Worth: 4 Punkte</div><div><h4>Zentrierung</h4>PD R ${s.right.pd()} &nbsp; PD L ${s.left.pd()} &nbsp; gesamt ${s.pd()} mm<br>HSA ${s.dice.whole(12, 15)} mm (Messbrille)<br>Prüfentfernung 5 m / 40 cm</div></div><p class="small" style="margin-top:18px">Binokularabgleich nach Polatest. Empfehlung: ${s.lensType({ single: 'Einstärkengläser Ferne', multi: 'Gleitsichtgläser' })}, Kontrolle in 24 Monaten.</p>`;
    },
  },
  {
    name: 's-optik-ipro-auftrag',
    language: 'de',
    width: 760,
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    values: { prism: 0.3, add: 0.6 },
    writing: { minus: ['-'], noCylinder: ['', '0,00'], plano: ['0,00', '+0,00'], degree: false },
    css: 'body{padding:34px 30px;font-size:15px}pre{font:inherit;margin:0 0 16px;line-height:1.45}',
    draw: (s) => {
      const widths = [4, 8, 8, 6, 7, 6, 6, 6, 6, 7];
      const row = (...cells: string[]): string =>
        cells.map((cell, i) => padded(cell, widths[i] ?? 6)).join('');
      const eye = (name: string, e: DrawnEye): string =>
        row(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amount('Hor'),
          e.base('Hor', 'degrees'),
          e.amount('Ver'),
          e.base('Ver', 'degrees'),
          e.pd(),
          halves(s, 18, 26),
        );
      const glass = s.lensType({
        single: 'Cosmolit 1.6 Solitaire  D 65',
        multi: 'Progressiv Life 1.6 Sol. D 70',
      });
      const line = '-'.repeat(70);
      const [frame, lens] = [s.dice.whole(79, 240), s.dice.whole(90, 380)];
      return `<pre>OPTIK RAUSCHER e.K.\n${s.street()}, ${s.town()}     Tel. ${s.phone()}</pre><pre>${s.patient()}\n${s.street()}\n${s.town()}</pre><pre><b>AUFTRAGSBESTÄTIGUNG  ${s.dice.digits(6)}</b>          Kunden-Nr.: ${s.dice.digits(5)}\nAuftragsdatum: ${s.date()}       Bediener: ${s.dice.whole(1, 9)}</pre><pre>${line}\n${row('', 'Sph', 'Cyl', 'Ach', 'Add', 'Pr.1', 'Bas1', 'Pr.2', 'Bas2', 'PD', 'Höhe')}\n${line}\n${eye('R', s.right)}\n${eye('L', s.left)}\n${line}</pre><pre>${padded('1 Fassung  RB 7047 5573  54/17', 52)}${euros(frame)}\n${padded(`1 Glas R   ${glass}`, 52)}${euros(lens)}\n${padded(`1 Glas L   ${glass}`, 52)}${euros(lens)}\n${padded('Anzahlung EC', 52)}50,00\n${padded('<b>Rest bei Abholung EUR</b>', 52)}<b>${euros(frame + 2 * lens - 50)}</b></pre><pre>HSA: ${s.dice.whole(12, 15)},0   Inkl.: ${s.dice.whole(5, 11)},0   FSW: ${s.dice.whole(3, 8)},0\nIhre Brille ist in ca. 8 Werktagen abholbereit. Bitte diesen\nBeleg mitbringen.</pre>`;
    },
  },
  {
    name: 's-optik-rechnung',
    language: 'de',
    width: 860,
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    values: { prism: 0, add: 0.45 },
    writing: { noCylinder: [''], plano: ['plan', '0,00', '±0,00'] },
    css: 'body{padding:44px 56px}table{width:100%;margin:16px 0}td,th{padding:7px 6px;vertical-align:top;text-align:left;border-bottom:1px solid #ccc}th{border-bottom:2px solid #000;font-size:15px}td:nth-child(n+4),th:nth-child(n+4){text-align:right;white-space:nowrap}.t{width:46%;margin-left:auto}.t td{border:0;padding:3px 6px;text-align:right}',
    draw: (s) => {
      const [frame, lens] = [s.dice.whole(79, 320) + 0.95, s.dice.whole(60, 390) + 0.5];
      const sum = frame + 2 * lens + 29;
      const eye = (pos: string, name: string, e: DrawnEye): string => {
        const add = e.add();
        return tr(
          pos,
          '1',
          `Brillenglas ${name}, ${s.lensType({ single: 'Einstärke 1,6', multi: 'Gleitsicht 1,6 Premium' })}<br>${worded(e, ['sph', 'cyl', 'Achse'], ', ')}${add && `, Add ${add}`}<br><span class="small">Hartschicht, Superentspiegelung, Clean Coat</span>`,
          euros(lens),
          euros(lens),
        );
      };
      return `<p class="small" style="color:#555">Brillenstudio Ellerbrock · ${s.street()} · ${s.town()}</p><p style="margin:20px 0 34px">${s.patient()}<br>${s.street()}<br>${s.town()}</p><div class="sides"><h2>Rechnung</h2><p style="text-align:right">Rechnungs-Nr. ${s.dice.digits(7)}<br>Kunden-Nr. ${s.dice.digits(5)}<br>Datum ${s.date()}</p></div>${table(
        heads('Pos.', 'Menge', 'Bezeichnung', 'Einzelpreis €', 'Gesamt €'),
        tr('1', '1', 'Brillenfassung Titan 5520-02, 51-19', euros(frame), euros(frame)),
        eye('2', 'rechts', s.right),
        eye('3', 'links', s.left),
        tr('4', '1', 'Augenglasbestimmung und Anpassung', '29,00', '29,00'),
      )}<div class="t">${table(tr('Nettobetrag', `${euros(sum / 1.19)} €`), tr('zzgl. 19 % MwSt.', `${euros(sum - sum / 1.19)} €`), tr('<b>Rechnungsbetrag</b>', `<b>${euros(sum)} €</b>`))}</div><p>Betrag dankend erhalten: girocard. Lieferdatum entspricht Rechnungsdatum.</p><p class="small" style="margin-top:30px;border-top:1px solid #999;padding-top:6px">Steuer-Nr. 18/${s.dice.digits(3)}/${s.dice.digits(5)} · IK 33${s.dice.digits(7)} · Sparkasse, IBAN DE${s.dice.digits(2)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(2)}<br>Medizinprodukt-Sonderanfertigung gemäß Anhang XIII der Verordnung (EU) 2017/745</p>`;
    },
  },
  {
    name: 's-optik-glastuete',
    language: 'de',
    width: 520,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'DejaVu Sans'],
    values: { prism: 0.15, add: 0.4 },
    writing: { noCylinder: ['0,00', ''], plano: ['0,00', '+0,00'], axisDigits: 3, degree: false },
    css: `body{background:#9b8f80;padding:18px}.k{background:#fff;padding:14px 16px;margin-bottom:16px;border-top:16px solid #e8b400}.n{display:inline-block;border:3px solid #111;border-radius:50%;width:46px;height:46px;line-height:40px;text-align:center;font-size:26px;font-weight:700}table{width:100%;margin:8px 0}td,th{text-align:left;padding:1px 4px}th{font-size:12px;font-weight:400;color:#333}td{font-size:22px;font-weight:700}.c{height:42px;width:230px;background:${stripes}}`,
    draw: (s) => {
      const kind = s.lensType({ single: 'MONOFOCAL 1.60 HMC', multi: 'VISTAPROG 1.60 HMC' });
      const patient = s.patient();
      const order = s.dice.digits(8);
      const day = s.date();
      const eye = (name: string, e: DrawnEye): string => {
        const [add, prism] = [e.add(), based(e, ' &nbsp; ')];
        return `<div class="k"><div class="sides"><div><b>LUXOVIS</b> Brillengläser<br><b>${kind}</b><br><span class="small">n = 1,597 &nbsp; v = 41 &nbsp; Ø ${s.dice.pick(['65', '70', '65/70'])} mm</span></div><span class="n">${name}</span></div>${table(
          heads('SPH', 'CYL', 'ACHSE', add && 'ADD'),
          tr(e.sph(), e.cyl(), e.axis(), add),
        )}${prism && `<p style="margin:0 4px 6px"><span class="small">PRISMA / BASIS</span> &nbsp;<b>${prism}</b></p>`}<div class="sides"><div class="c"></div><p class="small" style="text-align:right;margin:0">${day}<br>Auftrag ${order}</p></div><p class="small" style="margin:6px 0 0">Kom.: ${patient} &nbsp; CE &nbsp; Mittendicke ${s.number(s.dice.between(1.4, 3.8), 1)} mm</p></div>`;
      };
      return `${eye('R', s.right)}${eye('L', s.left)}`;
    },
  },
  {
    name: 's-optik-lieferschein',
    language: 'de',
    width: 1000,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    values: { prism: 0.5, add: 0.6 },
    writing: { noCylinder: ['0,00', ''], axisDigits: 3, degree: false },
    css: 'body{padding:34px 38px;font-size:15px}table{width:100%;margin:14px 0}td,th{padding:5px 6px;text-align:right}th{background:#d7dde6;font-size:13px}td:nth-child(-n+4),th:nth-child(-n+4){text-align:left}.b td{border-top:1px solid #777;font-size:17px}.m td{color:#555;font-size:13px;padding-bottom:10px}',
    draw: (s) => {
      const eye = (pos: string, name: string, e: DrawnEye): string => {
        const { sphere, cylinder, axis } = s.values[name === 'R' ? 'od' : 'os'];
        const measured = [
          s.power(sphere + s.dice.pick([-0.11, -0.07, 0.06, 0.09])),
          s.power(cylinder + (s.values.notation === 'minus' ? -1 : 1) * s.dice.pick([0.05, 0.08])),
          String(((axis ?? 90) % 176) + s.dice.whole(1, 4)).padStart(3, '0'),
        ];
        const ordered = tr(
          pos,
          s.dice.digits(7),
          name,
          s.lensType({ single: 'Perfal SV 1.6', multi: 'Multivo Plus 1.6' }),
          s.dice.pick(['65', '70', '70/75']),
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amounts(),
          e.bases('degrees'),
        );
        return `<tbody class="b">${ordered}</tbody><tbody class="m">${tr('', '', '', 'Messwerte am Scheitel*', '', ...measured, '', '', '')}</tbody>`;
      };
      return `<div class="sides"><div><h2 style="margin:0">Reinhardt Optische Werke</h2><span class="small">Brillengläser · Werk ${s.town()}</span></div><h2>LIEFERSCHEIN</h2></div><div class="sides" style="margin-top:24px"><p>Augenoptik Bergmann<br>${s.street()}<br>${s.town()}</p><p>Lieferschein-Nr. ${s.dice.digits(9)}<br>Kunden-Nr. ${s.dice.digits(6)}<br>Datum ${s.date()}<br>Versand: Nachtexpress</p></div><p>Kommission: <b>${s.patient()}</b> &nbsp; Bestellung per WinFit/B2B vom Vortag &nbsp; Bestellwerte:</p>${table(
        heads(
          'Pos',
          'Auftrag',
          'Seite',
          'Artikel',
          'Ø',
          'sph',
          'cyl',
          'A',
          'Add',
          'Prisma',
          'Basis',
        ),
        eye('10', 'R', s.right),
        eye('20', 'L', s.left),
      )}<p>Zentrierung &nbsp; PD R ${s.right.pd()} / L ${s.left.pd()} &nbsp;&nbsp; Einschleifhöhe R ${halves(s, 19, 25)} / L ${halves(s, 19, 25)} &nbsp;&nbsp; HSA 13,0 &nbsp; VN ${s.dice.whole(5, 11)}° &nbsp; FSW ${s.dice.whole(3, 7)}°</p><p>Solitaire Protect 2, ungetönt, vorgerandet nach Formdatei ${s.dice.digits(4)}</p><p class="small">* Kompensierte Werte für die Kontrolle am Scheitelbrechwertmesser. Sie weichen wegen der Berechnung für die Gebrauchsstellung von den Bestellwerten ab. Toleranzen nach DIN EN ISO 21987. Ware bleibt bis zur Bezahlung unser Eigentum.</p>`;
    },
  },
  {
    name: 's-optik-gutschein',
    language: 'de',
    width: 760,
    fonts: ['Carlito', 'DejaVu Sans', 'Tinos'],
    values: { prism: 0, add: 0.5, sameAdd: true },
    writing: { noCylinder: [''], plano: ['0,00', 'plan'], degree: true },
    css: 'body{background:#fff6e3;padding:26px 34px}.g{border:3px dashed #e07b00;padding:20px 26px}.p{font-size:54px;font-weight:700;color:#e07b00;line-height:1}.w{background:#fff;border-radius:8px;padding:12px 18px;margin:14px 0}.w p{margin:0 0 4px;font-size:19px}',
    draw: (s) => {
      const words: [string, string, string] = ['sph', 'cyl', 'Achse'];
      const add = s.add();
      return `<div class="g"><div class="sides"><div><b>Optik Sonnleitner</b><br>Ihr persönlicher Gutschein</div><div class="p">50 €</div></div><p style="margin-top:14px">Liebe/r ${s.patient()},<br>Ihre letzte Brille haben Sie am ${s.date()} bei uns gekauft. Wir schenken Ihnen 50 € auf eine Zweitbrille oder Sonnenbrille in Ihrer Stärke. Ihre Werte haben wir gespeichert:</p><div class="w"><p><b>R</b> &nbsp; ${worded(s.right, words, ' &nbsp; ')}</p><p><b>L</b> &nbsp; ${worded(s.left, words, ' &nbsp; ')}</p>${add && `<p>Addition R/L &nbsp; ${add}</p>`}</div><p class="small" style="margin:0">Gutschein-Code ${s.dice.digits(4)}-${s.dice.digits(4)} · ab 199 € Einkaufswert · gültig 3 Monate ab Erhalt · nicht mit anderen Aktionen kombinierbar · ${s.street()}, ${s.town()}, Tel. ${s.phone()}</p></div>`;
    },
  },
  {
    name: 's-optik-garantiekarte',
    language: 'de',
    width: 600,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans Condensed'],
    values: { prism: 0, add: 1 },
    writing: { noCylinder: ['0,00', '–'], plano: ['0,00', '±0,00'], degree: true },
    css: 'body{background:#b8bfc9;padding:24px}.k{background:#14294b;color:#fff;border-radius:16px;padding:20px 24px}.k h3{color:#d9b86a;margin:0;letter-spacing:1px}table{width:100%;margin:12px 0}td,th{padding:4px 2px;text-align:center;border-bottom:1px solid #41557a}td:first-child,th:first-child{text-align:left;color:#c8d2e4}',
    draw: (s) => {
      const line = (label: string, of: (e: DrawnEye) => string): string =>
        tr(label, of(s.right), of(s.left));
      s.lensType({ single: '', multi: '' });
      return `<div class="k"><div class="sides"><h3>ECHTHEITSZERTIFIKAT</h3><span class="small">Verträglichkeitsgarantie 6 Monate</span></div><p style="margin:8px 0 0">Gleitsichtglas SILVARIS Individual 1.67<br><span class="small">${s.patient()} · ausgestellt ${s.date()}</span></p>${table(
        heads('', 'Rechtes Glas', 'Linkes Glas'),
        line('sph', (e) => e.sph()),
        line('cyl', (e) => e.cyl()),
        line('Achse', (e) => e.axis()),
        line('Addition', (e) => e.add()),
        line('PD Ferne', (e) => e.pd()),
        line('Durchblickhöhe', () => halves(s, 18, 25)),
        line('Fertigungs-Nr.', () => `${s.dice.digits(4)} ${s.dice.digits(4)}`),
      )}<p class="small" style="margin:0">HSA ${s.dice.whole(12, 15)} mm · Vorneigung ${s.dice.whole(5, 11)}° · FSW ${s.dice.whole(3, 8)}° · Progressionslänge 14 mm</p></div><p class="small" style="margin:12px 4px 0">Ihr SILVARIS-Partner: Blickfang Optik, ${s.street()}, ${s.town()}. Bitte bewahren Sie diese Karte auf.</p>`;
    },
  },
  {
    name: 's-optik-email',
    language: 'de',
    width: 660,
    fonts: ['Arimo', 'Carlito', 'Tinos', 'DejaVu Sans'],
    values: { prism: 0.25, add: 0.5 },
    writing: { noCylinder: [''], plano: ['plan', '0,00'], minus: ['-'] },
    css: 'body{padding:24px 30px}.h{color:#555;font-size:14px;border-bottom:1px solid #ddd;padding-bottom:8px;margin-bottom:16px}.h b{color:#111;font-size:20px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const [add, prism] = [e.add(), e.prism('deutsch', ' und ')];
        return `${name}: ${worded(e, ['sph', 'cyl', 'A'])}${add && ` Add ${add}`}${prism && `<br>&nbsp;&nbsp;&nbsp; Prisma ${prism}`}`;
      };
      const prescribed = `${eye('R', s.right)}<br>${eye('L', s.left)}`;
      return `<div class="h"><b>AW: Meine Brillenwerte</b><br>info@optik-haferkamp.example &nbsp;→&nbsp; mich<br>${s.date()} 1${s.dice.whole(0, 7)}:${s.dice.whole(10, 59)}</div><p>Guten Tag ${s.patient()},</p><p>gerne schicken wir Ihnen wie telefonisch besprochen Ihre aktuellen Werte:</p><p>${prescribed}</p><p>PD ${s.right.pd()} / ${s.left.pd()} (R/L), HSA 12</p><p>Bitte beachten Sie, dass wir für Brillen, die anderswo gefertigt werden, keine Gewähr für Verträglichkeit übernehmen können.</p><p>Viele Grüße aus Ihrem Fachgeschäft<br>Petra Haferkamp<br>Augenoptikermeisterin</p><p class="small" style="color:#666">Optik Haferkamp · ${s.street()} · ${s.town()}<br>Tel. ${s.phone()} · Mo–Fr 9–18, Sa 9–13 Uhr<br><br>&gt; Hallo, könnten Sie mir bitte meine Werte vom letzten Sehtest mailen? Danke!</p>`;
    },
  },
  {
    name: 's-optik-app',
    language: 'de',
    width: 420,
    fonts: ['Arimo', 'DejaVu Sans'],
    values: { prism: 0, add: 0.45 },
    writing: { noCylinder: ['0,00', '–'], plano: ['0,00', '+0,00'], degree: true },
    css: 'body{background:#101418;color:#eef2f5;padding:0 0 20px}.t{display:flex;justify-content:space-between;font-size:13px;padding:10px 20px}.c{background:#1d242b;border-radius:14px;margin:12px 16px;padding:12px 16px}.c p{display:flex;justify-content:space-between;margin:0;padding:7px 0;border-bottom:1px solid #2d363f}.c h3{margin:0 0 2px;color:#6fd3c1;font-size:16px}.n{display:flex;justify-content:space-around;font-size:12px;color:#93a0ab;padding-top:8px}',
    draw: (s) => {
      const item = (label: string, value: string): string =>
        value ? `<p><span>${label}</span><span>${value}</span></p>` : '';
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="c"><h3>${name}</h3>${item('Sphäre (SPH)', e.sph())}${item('Zylinder (CYL)', e.cyl())}${item('Achse (A)', e.axis())}${item('Addition (ADD)', e.add())}</div>`;
      return `<div class="t"><span>${s.dice.whole(10, 22)}:${s.dice.whole(10, 59)}</span><span>LTE ▮▮▯ ${s.dice.whole(21, 96)} %</span></div><h2 style="margin:4px 20px">‹ &nbsp;Mein Brillenpass</h2><p style="margin:0 20px;color:#93a0ab">${s.patient()} · Messung vom ${s.date()}</p>${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}<div class="c">${item('Pupillendistanz', `${s.pd()} mm`)}${item('Glastyp', s.lensType({ single: 'Einstärke', multi: 'Gleitsicht' }))}</div><div class="c" style="background:#6fd3c1;color:#0c1a18;text-align:center;font-weight:700">Brillenpass teilen</div><div class="n"><span>Start</span><span>Termine</span><span>Pass</span><span>Bonus ${s.dice.whole(20, 480)} P</span></div>`;
    },
  },
  {
    name: 's-optik-konto',
    language: 'de',
    width: 960,
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    values: { prism: 0.25, add: 0.5 },
    writing: { noCylinder: ['0,00'], plano: ['0,00', '+0,00', '±0,00'] },
    css: 'body{padding:0}.t{background:#26215c;color:#fff;padding:14px 28px;display:flex;justify-content:space-between}.m{display:flex}.n{width:200px;padding:22px 16px 22px 26px;color:#666;line-height:2}.b{flex:1;padding:20px 30px 30px 10px}.c{border:1px solid #ddd;border-radius:6px;padding:14px 18px;margin-bottom:16px}table{width:100%;table-layout:fixed}td{padding:4px;text-align:center}td div{border:1px solid #bbb;border-radius:4px;padding:6px 2px;min-height:38px}th{font-size:13px;font-weight:400;color:#666}',
    draw: (s) => {
      const boxed = (cell: string): string => `<div>${cell}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add').map(boxed),
          boxed(e.amounts()),
          boxed(e.bases('deutsch')),
          boxed(e.pd()),
        );
      const [r, l] = [s.right.elsewhere(), s.left.elsewhere()];
      return `<div class="t"><b>brillenwelt24</b><span>Damen &nbsp; Herren &nbsp; Sonnenbrillen &nbsp; Kontaktlinsen &nbsp; Warenkorb (1)</span></div><div class="m"><div class="n">Übersicht<br>Bestellungen<br><b style="color:#26215c">Meine Sehstärke</b><br>Adressen<br>Gutscheine<br>Abmelden</div><div class="b"><h2>Meine Sehstärke</h2><div class="c"><p><b>Brille</b> &nbsp;<span class="small">${s.patient()} · Sehtest vom ${s.date()} · Partneroptiker ${s.town()}</span></p>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'Prisma', 'Basis', 'PD'), eye('Rechts', s.right), eye('Links', s.left))}<p class="small" style="margin:8px 0 0">Bearbeiten &nbsp; Als PDF speichern &nbsp; Brille mit diesen Werten bestellen</p></div><div class="c"><p><b>Kontaktlinsen</b> &nbsp;<span class="small">DailyClear 90er, im Abo</span></p><p style="margin:0">Rechts: ${r.sph} &nbsp; BC ${s.number(8.6, 1)} &nbsp; DIA ${s.number(14.2, 1)}<br>Links: ${l.sph} &nbsp; BC ${s.number(8.6, 1)} &nbsp; DIA ${s.number(14.2, 1)}</p></div></div></div>`;
    },
  },
  {
    name: 's-optik-zettel',
    language: 'de',
    pen: 'always',
    width: 500,
    fonts: ['Carlito', 'Tinos', 'Arimo'],
    values: { prism: 0, add: 0.4, sameAdd: true },
    writing: { noCylinder: [''], plano: ['plan', '0'], zeros: 'all', degree: true },
    css: 'body{padding:22px 26px 60px;background:#fdfdf6}.h{border-bottom:2px solid #3a7a9c;color:#3a7a9c;margin-bottom:18px;padding-bottom:6px}.w p{margin:0 0 14px;font-size:20px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const cylinder = e.cyl();
        const tail = e.toric
          ? ` &nbsp;${cylinder} ${s.filled('A')} ${e.axis()}`
          : ` ${s.filled('sph')}`;
        return `<p>${s.filled(name)} &nbsp;${e.sph()}${tail}</p>`;
      };
      const add = s.add();
      return `<div class="h"><b>OPTIK HUBERTUS</b> · Brillen · Kontaktlinsen · Hörgeräte<br><span class="small">${s.street()}, ${s.town()} · ${s.phone()}</span></div><div class="w"><p>${s.patient()} &nbsp;&nbsp; ${s.date()}</p>${eye('R:', s.right)}${eye('L:', s.left)}${add && `<p>${s.filled('Add')} ${add}</p>`}<p>${s.filled('PD')} ${s.pd()}</p><p style="margin-top:24px">${s.filled(s.dice.pick(['Brille abholen ab Donnerstag', 'Gläser 1,6 entspiegelt', 'Kontrolle in 2 Jahren']))}</p></div>`;
    },
  },
  {
    name: 's-optik-euronet',
    language: 'de',
    width: 1000,
    fonts: ['DejaVu Sans', 'Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.35, add: 0.55 },
    writing: { minus: ['-'], noCylinder: ['0,00', ''], plano: ['0,00', '+0,00'], degree: false },
    css: 'body{padding:0 0 16px;background:#ececec;font-size:14px}.t{background:#2b5797;color:#fff;padding:7px 14px}.m{background:#f8f8f8;padding:5px 14px;border-bottom:1px solid #bbb}fieldset{border:1px solid #aaa;margin:12px 14px;padding:6px 12px 10px}table{width:100%;table-layout:fixed}th{font-weight:400;font-size:13px}td{text-align:center;padding:3px}td div{background:#fff;border:1px solid #8a8a8a;min-height:28px;padding:4px;font-size:16px}.o div{background:#e6e6e6;color:#444}',
    draw: (s) => {
      const boxed = (cell: string): string => `<div>${cell}</div>`;
      const names = [
        '',
        'Sph',
        'Cyl',
        'Achse',
        'Add',
        'Prisma 1',
        'Basis 1',
        'Prisma 2',
        'Basis 2',
      ];
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...[
            ...e.cells('sph', 'cyl', 'axis', 'add'),
            e.amount('Hor'),
            e.base('Hor', 'degrees'),
            e.amount('Ver'),
            e.base('Ver', 'degrees'),
            e.pd(),
            s.acuity(),
          ].map(boxed),
        );
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, ...[sph, cyl, axis, '', '', '', '', '', '', s.acuity()].map(boxed));
      };
      return `<div class="t">Kunde ${s.dice.digits(5)} – ${s.patient()} – Refraktion</div><div class="m">Datei &nbsp; Bearbeiten &nbsp; Kunde &nbsp; Auftrag &nbsp; Lager &nbsp; Auswertung &nbsp; Fenster &nbsp; ?</div><p style="margin:10px 14px 0">Datum: ${s.date()} &nbsp;&nbsp; geb.: ${s.born()} &nbsp;&nbsp; Refraktionist: ${s.dice.pick(['Wolters', 'Seidl', 'Arslan'])} &nbsp;&nbsp; HSA: 12,00 &nbsp;&nbsp; Herkunft: Refraktion Optiker</p><fieldset><legend><b>Neue Werte Ferne</b></legend>${table(heads(...names, 'PD', 'Visus'), eye('R', s.right), eye('L', s.left))}</fieldset><fieldset class="o"><legend>Vorhandene Brille</legend>${table(heads(...names, 'PD', 'Visus'), old('R', s.right), old('L', s.left))}</fieldset><p style="margin:0 14px">Bemerkung: ${s.lensType({ single: 'Fernbrille, Einstärken', multi: 'Gleitsicht, Erstträger aufgeklärt' })}</p>`;
    },
  },
  {
    name: 's-optik-ameria-kundenblatt',
    language: 'de',
    width: 780,
    fonts: ['Arimo', 'Tinos', 'DejaVu Sans Condensed'],
    values: { prism: 0.3, add: 0.9 },
    writing: { noCylinder: ['', '0,00'], degree: true },
    css: 'body{padding:32px 38px}table{width:100%;margin:12px 0}td,th{padding:6px 4px;text-align:center}th{border-top:1px solid #000;border-bottom:1px solid #000;font-size:14px;font-style:italic}.s td{border-top:1px solid #999}td:nth-child(2){text-align:left}.e{font-size:22px;font-weight:700}td.e{width:44px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye, side: 'od' | 'os'): string => {
        const far = tr(
          `<td class="e">${name}</td>`,
          'Fern',
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('deutsch', '<br>'),
          e.pd(),
        );
        const rest =
          s.values.od.add === null
            ? ''
            : tr('', 'Zwischen', between(s, side), e.nearCyl(), e.nearAxis(), '', '', '') +
              tr('', 'Nah', e.nearSph(), e.nearCyl(), e.nearAxis(), '', '', e.nearPd());
        return `<tbody class="s">${far}${rest}</tbody>`;
      };
      return `<div class="sides"><h2>Kundenblatt</h2><p style="text-align:right"><b>Brillen-Atelier Nord</b><br><span class="small">${s.street()}, ${s.town()}</span></p></div><div class="sides"><p>${s.patient()}<br>${s.street()}<br>${s.town()}</p><p>Kundennr. ${s.dice.digits(6)}<br>geb. ${s.born()}<br>Refraktion vom ${s.date()}</p></div>${table(
        heads('', '', 'Sph', 'Zyl', 'Achse', 'Add', 'Prisma/Basis', 'PD'),
        eye('R', s.right, 'od'),
        eye('L', s.left, 'os'),
      )}<p>Visus R ${s.acuity()} &nbsp; L ${s.acuity()} &nbsp; bin. ${s.acuity()} &nbsp;&nbsp; HSA ${s.dice.whole(12, 14)} mm &nbsp;&nbsp; Zwischendistanz 70 cm, Nähe 40 cm</p><p class="small">Versorgung: ${s.lensType({ single: 'Einstärkenbrille', multi: 'Gleitsichtbrille; Arbeitsplatzbrille empfohlen' })}. Gedruckt für den Kunden auf dessen Wunsch gem. Art. 15 DSGVO.</p>`;
    },
  },
  {
    name: 's-optik-zentrierbeleg',
    language: 'de',
    width: 720,
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    values: { prism: 0, add: 0.65 },
    writing: { noCylinder: ['0,00', '–'], plano: ['0,00', '+0,00'], pdDecimals: true },
    css: 'body{padding:28px 34px}h3{background:#0e7490;color:#fff;padding:6px 12px;margin:16px 0 6px;font-size:16px}table{width:100%}td,th{width:33%;padding:5px;text-align:center;border-bottom:1px solid #d5d5d5}td:nth-child(2){color:#555;font-size:15px}svg{display:block;margin:14px auto 0}',
    draw: (s) => {
      const line = (label: string, of: (e: DrawnEye) => string): string => {
        const [r, l] = [of(s.right), of(s.left)];
        return r + l ? tr(r, label, l) : '';
      };
      const glass = (x: number): string =>
        `<rect x="${x}" y="12" width="130" height="84" rx="34" fill="none" stroke="#444" stroke-width="3"/><circle cx="${x + 65}" cy="50" r="4" fill="#c00"/><path d="M${x + 65} 12v84M${x} 50h130" stroke="#0e7490" stroke-dasharray="4 3"/>`;
      return `<div class="sides"><div><b style="font-size:22px">visuMeasure 3D</b><br>Videozentrierung</div><p style="text-align:right">Optik Kranz, ${s.town()}<br>${s.date()} 1${s.dice.whole(0, 7)}:${s.dice.whole(10, 59)}</p></div><p style="margin:10px 0 0">${s.patient()} &nbsp; Fassung: MK 3301 col. 20</p><svg width="330" height="108">${glass(12)}${glass(188)}<path d="M142 40q23 -18 46 0" fill="none" stroke="#444" stroke-width="3"/></svg><h3>Refraktion</h3>${table(
        heads('R', '', 'L'),
        line('Sphäre', (e) => e.sph()),
        line('Zylinder', (e) => e.cyl()),
        line('Achse', (e) => e.axis()),
        line('Addition', (e) => e.add()),
      )}<h3>Zentrierdaten</h3>${table(
        line('PD mono Ferne (x)', (e) => e.pd()),
        line('PD mono Nähe', (e) => e.nearPd()),
        line('Einschleifhöhe (y)', () => halves(s, 19, 27)),
        line('Durchblickhöhe', () => halves(s, 15, 22)),
        line('HSA', () => halves(s, 11, 15)),
        line('Min. Ø', () => String(s.dice.whole(58, 70))),
      )}<h3>Fassung (Boxmaß)</h3>${table(tr(`Breite a ${halves(s, 48, 56)}`, `Steg ${s.dice.whole(15, 20)},0`, `Höhe b ${halves(s, 32, 44)}`), tr(`Inklination ${s.dice.whole(4, 12)}°`, 'Kopfhaltung 0°', `FSW ${s.dice.whole(2, 9)}°`))}`;
    },
  },
  {
    name: 's-optik-oesterreich',
    language: 'de',
    pen: 'always',
    width: 820,
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    values: { prism: 0.35, add: 0.7 },
    writing: { noCylinder: ['', '–'], plano: ['plan', '0,00', '±0,00'] },
    css: 'body{padding:28px 36px}table{width:100%;margin:12px 0}td,th{border:1px solid #333;padding:2px 4px;text-align:center}td{height:48px}th{font-size:13px;font-weight:400}.u{border-bottom:1px solid #333;padding:0 16px}.h{border-bottom:4px solid #c4161c;margin-bottom:14px}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string[] => [
        name,
        ...e.cells('sph', 'cyl', 'axis'),
        e.amounts(),
        e.bases('degrees'),
      ];
      const rest = (name: string, e: DrawnEye, side: 'od' | 'os', near: boolean): string[] =>
        s.values.od.add === null
          ? [name, '', '', '', '', '']
          : [name, near ? e.nearSph() : between(s, side), e.nearCyl(), e.nearAxis(), '', ''];
      const scheme = (name: string): string =>
        `<svg width="120" height="74"><path d="M10 60a50 50 0 0 1 100 0z" fill="none" stroke="#555"/><path d="M60 60V10M60 60l35 -35M60 60l-35 -35" stroke="#aaa"/><text x="54" y="72" font-size="12">${name}</text><text x="96" y="72" font-size="11">0°</text><text x="4" y="72" font-size="11">180°</text></svg>`;
      const town = s.dice.pick(['4020 Linz', '8010 Graz', '6020 Innsbruck', '3100 St. Pölten']);
      const [farR, farL] = [far('RA', s.right), far('LA', s.left)];
      return `<div class="h sides"><p><b style="font-size:22px">Augenoptik Mayrhofer</b><br>Augenoptiker- und Kontaktlinsenmeister</p><p class="small" style="text-align:right">Hauptplatz ${s.dice.whole(2, 38)}, ${town}<br>Tel. 0${s.dice.digits(3)} / ${s.dice.digits(5)}<br>UID ATU${s.dice.digits(8)}</p></div><div class="sides"><p>Herr/Frau <span class="u">${s.patient()}</span></p><p>Datum <span class="u">${s.date()}</span></p></div><h3 style="margin:0">Ergebnis der Sehprüfung</h3>${table(
        heads('', '', 'Sph.', 'Zyl.', 'Achse', 'Prisma', 'Basis', 'Add.', 'PD'),
        tr('<th rowspan="2">Ferne</th>', ...farR, s.right.add(), s.right.pd()),
        tr(...farL, s.left.add(), s.left.pd()),
        tr(
          '<th rowspan="2">Zwischen-<br>distanz</th>',
          ...rest('RA', s.right, 'od', false),
          '<td rowspan="2" colspan="2"></td>',
        ),
        tr(...rest('LA', s.left, 'os', false)),
        tr(
          '<th rowspan="2">Nähe</th>',
          ...rest('RA', s.right, 'od', true),
          '<td rowspan="2" colspan="2"></td>',
        ),
        tr(...rest('LA', s.left, 'os', true)),
      )}<div class="sides" style="align-items:center"><div>${scheme('RA')} ${scheme('LA')}</div><p>Visus RA ${s.filled(s.acuity())} &nbsp; LA ${s.filled(s.acuity())}<br>HSA ${s.filled('13')} mm</p></div><p class="small" style="margin:10px 0 0">Für die Einreichung bei der ÖGK ist eine Verordnung der Augenfachärztin / des Augenfacharztes erforderlich. &nbsp; Stempel und Unterschrift: ______________</p>`;
    },
  },
  {
    name: 's-optik-schweiz',
    language: 'de',
    width: 780,
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    values: { prism: 0.35, add: 0.6 },
    writing: { noCylinder: ['', '0,00', '–'], plano: ['plan', '0,00'], degree: true },
    css: 'body{padding:40px 46px}table{width:100%;margin:12px 0 18px}td,th{padding:8px 4px;text-align:center}th{font-size:13px;background:#efefef}tr+tr td{border-bottom:1px solid #ccc}td:first-child{text-align:left}.a td:last-child{text-align:right}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('degrees'),
          e.add(),
          e.pd(),
        );
      const [frame, lenses] = [s.dice.whole(120, 420), s.dice.whole(240, 980) + 0.5];
      const [zip, town] = s.dice.pick([
        ['8400', 'Winterthur'],
        ['3600', 'Thun'],
        ['4500', 'Solothurn'],
        ['9000', 'St. Gallen'],
      ]);
      return `<div class="sides"><h2>Optik Zberg AG</h2><p class="small" style="text-align:right">Marktgasse ${s.dice.whole(3, 60)}<br>${zip} ${town}<br>Tel. 0${s.dice.whole(31, 79)} ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}<br>ZSR-Nr. ${s.dice.pick(['K', 'T'])} ${s.dice.digits(4)}.${s.dice.digits(2)}</p></div><h3>Bestätigung zuhanden der Krankenkasse</h3><p>Versicherte Person: ${s.patient()}, geb. ${s.born()}<br>${town}, ${s.date()}</p>${table(heads('', 'Sph', 'Cyl', 'Axe', 'Prisma', 'Basis', 'Add', 'PD mm'), eye('Rechts / OD', s.right), eye('Links / OS', s.left))}<div class="a">${table(tr('1 Fassung Acetat havanna, 50/20', `CHF ${frame}.00`), tr(`2 Brillengläser ${s.lensType({ single: 'Einstärken', multi: 'Gleitsicht' })} 1.6, Entspiegelung`, `CHF ${lenses.toFixed(2)}`), tr('Sehtest (Optometrist FH)', 'CHF 65.00'), tr('<b>Total inkl. 8.1 % MWST</b>', `<b>CHF ${(frame + lenses + 65).toFixed(2)}</b>`))}</div><p>Die Brille dient der Korrektur der Fehlsichtigkeit und wurde in unserem Geschäft abgegeben.</p><p class="small" style="margin-top:26px">CHE-${s.dice.digits(3)}.${s.dice.digits(3)}.${s.dice.digits(3)} MWST · Zahlbar innert 30 Tagen netto · Freundliche Grüsse, Ihr Team der Optik Zberg AG</p>`;
    },
  },
  {
    name: 's-optik-optisoft-werkstatt',
    language: 'de',
    pen: 'sometimes',
    width: 680,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Carlito'],
    values: { prism: 0.2, add: 0.6 },
    writing: { noCylinder: ['', '0,00'], degree: false },
    css: 'body{padding:18px 22px;background:#fdf8d8}.f{display:flex;border:1px solid #444;margin-bottom:-1px}.f div{flex:1;border-right:1px solid #444;padding:3px 6px 5px;min-height:58px}.f div:last-child{border-right:0}.f small{display:block;font-size:11px;color:#333}.f .e{flex:0 0 44px;font-size:26px;font-weight:700;padding-top:12px;text-align:center}h3{margin:14px 0 4px;font-size:15px}',
    draw: (s) => {
      const field = (label: string, value: string): string =>
        `<div><small>${label}</small>${value || '&nbsp;'}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="f"><div class="e">${name}</div>${field('Sphäre', e.sph())}${field('Zylinder', e.cyl())}${field('Achse', e.axis())}${field('Addition', e.add())}${field('Prisma', e.amounts())}${field('Basis', e.bases('degrees'))}</div>`;
      const fit = (name: string, e: DrawnEye): string =>
        `<div class="f"><div class="e">${name}</div>${field('PD (z)', e.pd())}${field('Durchblickhöhe', halves(s, 15, 21))}${field('Einschleifhöhe y', halves(s, 20, 27))}${field('Ø roh', s.filled(s.dice.pick(['60', '65', '70'])))}</div>`;
      return `<div class="sides"><b style="font-size:22px">WERKSTATT ${s.dice.digits(5)}</b><span>Schale ${s.dice.whole(1, 80)} &nbsp; Termin ${s.dice.pick(['Di 17 Uhr', 'Fr 12 Uhr', 'Sa 10 Uhr'])}</span></div><p style="margin:4px 0">Kunde: ${s.patient()} &nbsp;&nbsp; angenommen: ${s.date()}</p><h3>Glasdaten &nbsp; ${s.lensType({ single: 'ES 1,6 HSET', multi: 'GS 1,6 HSET' })}</h3>${eye('R', s.right)}${eye('L', s.left)}<h3>Zentrierung</h3>${fit('R', s.right)}${fit('L', s.left)}<h3>Fassung</h3><div class="f">${field('Modell', 'Humphrey’s 582')}${field('Scheibe / Steg', s.filled(`${s.dice.whole(47, 55)}□${s.dice.whole(16, 21)}`))}${field('Scheibenhöhe', halves(s, 32, 44))}${field('HSA', s.filled(String(s.dice.whole(12, 15))))}${field('Inkl.', s.filled(`${s.dice.whole(5, 11)}°`))}${field('FSW', s.filled(`${s.dice.whole(2, 8)}°`))}</div><p class="small" style="margin:10px 0 0">☐ Facette hinten &nbsp; ☐ poliert &nbsp; ☒ Kunststoff &nbsp; ☐ Nylor &nbsp; Endkontrolle: ______</p>`;
    },
  },
];
