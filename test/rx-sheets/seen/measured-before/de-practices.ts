import { heads, padded, table, tr } from '../../html.ts';
import type { Layout } from '../../layout.ts';
import type { DrawnEye } from '../../sheet.ts';

/** What doctors and opticians hand out in Germany. */
export const practicesInGerman: Layout[] = [
  {
    // Wie der Kassenvordruck: Ferne und Nähe untereinander, je eine Zeile für R und L.
    name: 'g-de-vordruck-ferne-naehe',
    language: 'de',
    pen: 'sometimes',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 860,
    values: { prism: 0.2, add: 0.6 },
    css: 'body{color:#7a2f2f}.value,.hand{color:#161616}table{width:100%;margin:10px 0}td,th{border:1px solid #7a2f2f;padding:8px 5px;text-align:center;height:40px}th{font-size:12px}.f{border:1px solid #7a2f2f;padding:6px 10px;margin-bottom:8px;font-size:14px}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis', 'amounts'),
        e.bases('degrees'),
      ];
      return `<div class="f">Krankenkasse bzw. Kostenträger<br>Name, Vorname des Versicherten: ${s.patient()} &nbsp; geb. am ${s.born()}</div><p><b>Sehhilfenverordnung</b> &nbsp; Datum ${s.date()}</p>${table(
        heads('', '', 'Sphäre', 'Zylinder', 'Achse', 'Prisma', 'Basis'),
        tr('<td rowspan="2">Ferne</td>', '<b>R</b>', ...far(s.right)),
        tr('<b>L</b>', ...far(s.left)),
        tr('<td rowspan="2">Nähe</td>', '<b>R</b>', s.right.nearSph(), '', '', '', ''),
        tr('<b>L</b>', s.left.nearSph(), '', '', '', ''),
      )}<p class="small">HSA ${s.dice.whole(11, 15)} mm &nbsp; ☐ Kunststoff ☐ Silikat &nbsp; ☐ Erstversorgung ☒ Folgeversorgung &nbsp; ${s.doctor()}</p>`;
    },
  },
  {
    name: 'g-de-praxis-briefbogen-zeilen',
    language: 'de',
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    width: 800,
    values: { prism: 0.25 },
    writing: { degree: true },
    css: '.z{font-size:19px;margin:8px 0;padding-left:20px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<p class="z">${name}: sph ${e.sph()}${e.toric ? ` &nbsp; cyl ${e.cyl()} &nbsp; A ${e.axis()}` : ''}${e.amounts() && ` &nbsp; Prisma ${e.prism('deutsch', ', ').replaceAll(/ (innen|außen|oben|unten)/g, ' Basis $1')}`}</p>`;
      return `<div class="sides"><p><b>${s.practice()}</b><br>${s.doctor()}<br>Facharzt für Augenheilkunde</p><p class="small">${s.street()}<br>${s.town()}<br>Tel. ${s.phone()}</p></div><p>${s.patient()}<br>geb. ${s.born()}</p><h3>Brillenverordnung vom ${s.date()}</h3>${eye('R', s.right)}${eye('L', s.left)}${s.values.od.add === null ? '' : `<p class="z">Addition R ${s.right.add()} &nbsp; L ${s.left.add()}</p>`}<p class="small">HSA 12 mm. Visus cc R ${s.acuity()} L ${s.acuity()}.</p><p class="small">Diese Verordnung ersetzt keine Überprüfung durch den Augenoptiker.</p>`;
    },
  },
  {
    name: 'g-de-kette-brillenpass-karte',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    width: 600,
    values: { prism: 0.15 },
    writing: { noCylinder: ['', '0,00', '–'] },
    css: 'body{padding:18px 22px;border:2px solid #c33}td,th{padding:5px 6px;text-align:center;border:1px solid #bbb}th{background:#c33;color:#fff;font-size:13px}table{width:100%;margin:8px 0}',
    draw: (s) => {
      const hasPrism = s.values.od.prismHor !== null || s.values.od.prismVer !== null;
      const row = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'),
          ...(hasPrism ? [e.prism('degrees', '<br>').replaceAll(' @ ', '/')] : []),
        );
      return `<p><b>BRILLENPASS</b> &nbsp; <span class="small">${s.practice()}</span></p><p class="small">Kunde: ${s.patient()} &nbsp; Auftrag ${s.dice.digits(7)}<br>Datum: ${s.date()} &nbsp; Glas: Kunststoff 1,6 superentspiegelt</p>${table(heads('', 'Sph', 'Cyl', 'Achse', 'Add', 'PD', ...(hasPrism ? ['Prisma/Basis'] : [])), row('R', s.right), row('L', s.left))}<p class="small">3 Jahre Garantie. Bitte bringen Sie diesen Pass bei jedem Besuch mit.</p>`;
    },
  },
  {
    name: 'g-de-versand-bestellmail',
    language: 'de',
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    width: 680,
    values: { prism: 0 },
    writing: { noCylinder: ['0,00', '—'], plano: ['0,00', '±0,00'] },
    css: 'dl{display:grid;grid-template-columns:190px 1fr;row-gap:5px;margin:6px 0 14px}dd{margin:0}.k{color:#666}',
    draw: (s) => {
      const eye = (title: string, e: DrawnEye): string => {
        const line = (name: string, value: string): string =>
          value && `<dt class="k">${name}:</dt><dd>${value}</dd>`;
        return `<b>${title}</b><dl>${line('Sphäre', e.sph())}${line('Zylinder', e.cyl())}${line('Achse', e.axis())}${line('Addition', e.add())}</dl>`;
      };
      return `<p>Hallo ${s.patient()},</p><p>vielen Dank für Ihre Bestellung Nr. ${s.dice.digits(9)} vom ${s.date()}. Wir fertigen Ihre Gläser nach diesen Werten:</p>${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}<dl><dt class="k">Pupillendistanz:</dt><dd>${s.pd()} mm</dd><dt class="k">Glaspaket:</dt><dd>${s.lensType({ single: 'Einstärke', multi: 'Gleitsicht' })} Komfort 1,5</dd><dt class="k">Preis:</dt><dd>${s.price()} €</dd></dl><p class="small">Stimmt etwas nicht? Antworten Sie binnen 24 Stunden auf diese Nachricht.</p>`;
    },
  },
  {
    name: 'g-de-refraktion-bon',
    language: 'de',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 460,
    values: { prism: 0.25 },
    writing: {
      minus: ['-'],
      noCylinder: ['0,00'],
      plano: ['0,00', '+0,00', '±0,00'],
      degree: false,
    },
    css: 'body{padding:20px 24px;white-space:pre;font-size:17px;line-height:1.4}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<b>${name}</b>\n${padded('  Sph', 10)}${e.sph()}\n${padded('  Zyl', 10)}${e.cyl()}\n${e.toric ? `${padded('  Achse', 10)}${e.axis()}\n` : ''}${e.add() && `${padded('  Add', 10)}${e.add()}\n`}${e.amounts() && `${padded('  Prisma', 10)}${e.prism('degrees', `\n${' '.repeat(10)}`)}\n`}${padded('  Visus', 10)}${s.acuity()}\n`;
      return `${s.practice()}\n${s.date()}   ID ${s.dice.digits(6)}\nHSA 12,0 mm\n-------------------------\n${eye('RECHTS', s.right)}${eye('LINKS', s.left)}-------------------------\nPD  R ${s.right.pd()}  L ${s.left.pd()}`;
    },
  },
  {
    // Ein Befund mit den bisherigen und den neuen Gläsern.
    name: 'g-de-befund-bisher-neu',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 860,
    values: { prism: 0 },
    writing: { noCylinder: ['—', ''], degree: true },
    css: 'table{width:100%;margin:6px 0 16px}td,th{border-bottom:1px solid #bbb;padding:6px 8px;text-align:left}h4{margin:10px 0 0}',
    draw: (s) => {
      const before = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis, '', s.acuity());
      };
      const now = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity());
      const columns = heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'Visus');
      return `<p><b>${s.practice()}</b>, ${s.town()}</p><p>Patient: ${s.patient()}, geb. ${s.born()} &nbsp; Untersuchung am ${s.date()}</p><h4>Bisherige Brille</h4>${table(columns, before('R', s.right), before('L', s.left))}<h4>Neue Verordnung</h4>${table(columns, now('R', s.right), now('L', s.left))}<p>Tensio: R ${s.pressure()} L ${s.pressure()} mmHg. Vorderabschnitt und Fundus altersentsprechend.</p><p class="small">${s.doctor()}</p>`;
    },
  },
  {
    name: 'g-de-orthoptik-hor-vert',
    language: 'de',
    fonts: ['Tinos', 'Arimo'],
    width: 900,
    values: { prism: 0.9 },
    writing: { noCylinder: ['', '0,00'] },
    css: 'table{width:100%;margin:12px 0}td,th{border:1px solid #666;padding:7px 6px;text-align:center}th{font-size:14px}',
    draw: (s) => {
      const row = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amount('Hor'),
          e.base('Hor', 'deutsch'),
          e.amount('Ver'),
          e.base('Ver', 'deutsch'),
          e.add(),
        );
      return `<h3>Sehschule ${s.practice()}</h3><p>${s.patient()} &nbsp; ${s.date()}</p>${table(
        '<tr><th rowspan="2">Auge</th><th rowspan="2">Sph</th><th rowspan="2">Cyl</th><th rowspan="2">Achse</th><th colspan="2">Prisma horizontal</th><th colspan="2">Prisma vertikal</th><th rowspan="2">Add</th></tr>',
        heads('pdpt', 'Basis', 'pdpt', 'Basis'),
        row('RA', s.right),
        row('LA', s.left),
      )}<p>PD ${s.pd()} mm &nbsp; HSA 13 mm</p><p class="small">Orthoptistin: M. Vogt &nbsp; verordnet durch ${s.doctor()}</p>`;
    },
  },
  {
    name: 'g-de-kostenvoranschlag-versicherung',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 860,
    values: { prism: 0 },
    css: 'table{width:100%;margin:12px 0}td,th{padding:6px 8px;border-bottom:1px solid #ddd;text-align:left}td.p{text-align:right;white-space:nowrap}.b td{border:0;padding:2px 14px 2px 0}',
    draw: (s) =>
      `<p><b>${s.practice()}</b>, ${s.street()}, ${s.town()}</p><h3>Kostenvoranschlag ${s.dice.digits(6)}</h3><p>für ${s.patient()}, Datum ${s.date()}</p><table class="b">${tr('Glaswerte', 'Sph', 'Zyl', 'Achse', 'Add')}${tr('rechts', ...s.right.cells('sph', 'cyl', 'axis', 'add'))}${tr('links', ...s.left.cells('sph', 'cyl', 'axis', 'add'))}</table>${table(tr(`2 Gläser ${s.lensType({ single: 'Einstärke', multi: 'Gleitsicht' })} Index 1,67`, `<td class="p">${s.price()} €</td>`), tr('1 Fassung Größe 52-18', `<td class="p">${s.price()} €</td>`), tr('Rabatt 5 %', `<td class="p">-12,50 €</td>`), tr('<b>Summe inkl. MwSt.</b>', `<td class="p"><b>${s.price()} €</b></td>`))}<p class="small">Zur Vorlage bei der Krankenversicherung. Gültig 4 Wochen. PD R/L: ${s.right.pd()}/${s.left.pd()} mm</p>`,
  },
];

/** What doctors and opticians hand out in Austria and Switzerland. */
export const abroadInGerman: Layout[] = [
  {
    name: 'g-at-ordination-verordnung',
    language: 'de',
    pen: 'sometimes',
    fonts: ['Tinos', 'Arimo'],
    width: 780,
    values: { prism: 0.15, sameAdd: true },
    css: 'table{width:100%;margin:14px 0}td,th{border:1px solid #444;padding:9px 8px;text-align:center}th{font-size:14px}.u{border-bottom:1px dotted #444;display:inline-block;min-width:180px}',
    draw: (s) =>
      `<p class="center"><b>${s.doctor()}</b><br><span class="small">FA für Augenheilkunde und Optometrie, alle Kassen<br>1090 Wien, Ordination nach Vereinbarung</span></p><p>Patient/in <span class="u">${s.patient()}</span> &nbsp; Wien, am ${s.date()}</p><h3>Brillenverordnung</h3>${table(
        heads('', 'sph.', 'cyl.', 'Achse', 'Prisma', 'Basis'),
        tr('RA', ...s.right.cells('sph', 'cyl', 'axis', 'amounts'), s.right.bases('deutsch')),
        tr('LA', ...s.left.cells('sph', 'cyl', 'axis', 'amounts'), s.left.bases('deutsch')),
      )}<p>Nahzusatz <span class="u" style="min-width:90px">${s.add()}</span> &nbsp; PD <span class="u" style="min-width:90px">${s.pd()}</span></p><p class="small">Tönung: keine &nbsp; Für Ferne / Nähe / Bifokal</p>`,
  },
  {
    name: 'g-ch-augenarzt-zwei-sprachen',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 860,
    values: { prism: 0.2 },
    writing: { degree: true, noCylinder: ['', '—'] },
    css: 'table{width:100%;margin:12px 0}td,th{border:1px solid #777;padding:7px 6px;text-align:center}th{font-size:13px;line-height:1.2}',
    draw: (s) => {
      const row = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis'), e.prism('deutsch', '<br>'), e.add());
      return `<div class="sides"><p><b>${s.doctor()}</b><br>Facharzt FMH für Ophthalmologie</p><p class="small">Bundesgasse 14, 3011 Bern<br>ZSR ${s.dice.digits(6)}</p></div><p>Brillenrezept / Ordonnance de lunettes</p><p>${s.patient()}, ${s.born()}</p>${table(
        heads(
          'Auge<br>Œil',
          'Sphäre<br>Sphère',
          'Zylinder<br>Cylindre',
          'Achse<br>Axe',
          'Prisma<br>Prisme',
          'Addition',
        ),
        row('R / OD', s.right),
        row('L / OG', s.left),
      )}<p>Bern, ${s.date()} &nbsp; Pupillendistanz / Écart pupillaire: ${s.pd()} mm</p>`;
    },
  },
  {
    name: 'g-ch-optiker-karte-spalten',
    language: 'de',
    fonts: ['Carlito', 'DejaVu Sans Condensed', 'Arimo'],
    width: 560,
    values: { prism: 0 },
    writing: { noCylinder: ['', '0,00'] },
    css: 'body{padding:18px 22px;background:#f3f6f2}td,th{padding:6px 10px;text-align:left;border-bottom:1px solid #9bb19b}table{width:100%;margin:8px 0}',
    draw: (s) => {
      const { right: r, left: l } = s;
      return `<p><b>Augenoptik Seefeld</b>, 8008 Zürich</p><p>${s.patient()}<br><span class="small">Messung vom ${s.date()}</span></p>${table(
        heads('', 'Rechts', 'Links'),
        tr('Sphäre', r.sph(), l.sph()),
        tr('Cylinder', r.cyl(), l.cyl()),
        tr('Achse', r.axis(), l.axis()),
        ...(s.values.od.add === null ? [] : [tr('Addition', r.add(), l.add())]),
        tr('PD Ferne', r.pd(), l.pd()),
      )}<p class="small">Gläser: Einschleifhöhe 21/21 mm, Fassung 49-20-145, CHF ${s.price()}</p>`;
    },
  },
  {
    name: 'g-de-zettel-von-hand',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo'],
    width: 640,
    values: { prism: 0, sameAdd: true },
    css: '.l{font-size:22px;margin:16px 0;border-bottom:1px dotted #888}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<p class="l">${name} &nbsp; ${e.formula(s.filled(' / '), ' ', '')}</p>`;
      return `<p><b>${s.practice()}</b> &nbsp; ${s.phone()}</p><p>Für ${s.patient()}</p><p class="small">sph / cyl / Achse</p>${eye('R', s.right)}${eye('L', s.left)}<p class="l">Add ${s.add()}</p><p class="l">PD ${s.pd()}</p><p>Datum ${s.date()}</p>`;
    },
  },
];
