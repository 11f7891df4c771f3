import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** Empty squares that stand for the figures of one value, and the value in them. */
const squares = (value: string, count: number): string =>
  `<span class="q" style="width:${count * 24}px">${value}</span>`;

/** Printed forms of insurers, employers and eye doctors that somebody fills in. */
export const formsInGerman: Layout[] = [
  {
    name: 's-de-muster-8-kaestchen',
    language: 'de',
    pen: 'sometimes',
    width: 980,
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    values: { add: 1, prism: 0 },
    writing: { noCylinder: [''], axisDigits: 3, degree: false, plano: ['+0,00', '±0,00'] },
    css: 'body{background:#fdf0f2;padding:22px 26px;font-size:18px}.q{display:inline-block;height:34px;padding:5px 0 0 6px;text-align:left;overflow:hidden;letter-spacing:13px;background:#fffafb repeating-linear-gradient(90deg,#c4566a 0 1px,#0000 1px 24px);border:1px solid #c4566a;vertical-align:middle}.q .hand{letter-spacing:9px;font-size:1.2em}td{padding:4px 8px}th{font:11px Arimo;color:#b03a50;text-align:left;padding:0 8px}small{display:block;font:11px Arimo;color:#b03a50}.l{font:700 14px Arimo;color:#b03a50}.x{border:1px solid #c4566a;background:#fffafb;padding:4px 10px;flex:1}h3{color:#b03a50;font-family:Arimo;margin:0}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string =>
        tr(
          `<span class="l">${name}</span>`,
          squares(e.sph(), 7),
          squares(e.cyl(), 6),
          squares(e.axis(), 4),
        );
      const near = (name: string, e: DrawnEye): string =>
        tr(
          `<span class="l">${name}</span>`,
          squares(e.nearSph(), 7),
          squares(e.nearCyl(), 6),
          squares(e.nearAxis(), 4),
        );
      const names = heads('', 'Sphäre', 'Zylinder', 'Achse');
      return `<div class="sides"><div class="x"><small>Krankenkasse bzw. Kostenträger</small>BKK Musterland 72<small>Name, Vorname des Versicherten</small>${s.patient()}<small>geb. am</small>${s.born()}</div><div class="x"><small>Kostenträgerkennung &nbsp; Versicherten-Nr. &nbsp; Status</small>10${s.dice.digits(7)} &nbsp; ${s.dice.pick(['A', 'M', 'T'])}${s.dice.digits(9)} &nbsp; 5000000<small>Betriebsstätten-Nr. &nbsp; Arzt-Nr. &nbsp; Datum</small>${s.dice.digits(9)} &nbsp; ${s.dice.digits(9)} &nbsp; ${s.date()}</div><div><h3>Sehhilfen-<br>verordnung</h3><small>Muster 8 (10.2021)</small></div></div><p class="l" style="margin:14px 0 0 8px">Gläser für die Ferne &nbsp; ☒ beidseitig &nbsp; ☐ nur R &nbsp; ☐ nur L</p>${table(names, far('R', s.right), far('L', s.left))}<p class="l" style="margin:14px 0 0 8px">Gläser für die Nähe</p>${table(names, near('R', s.right), near('L', s.left))}<p class="l" style="margin:12px 8px">Diagnose H52.${s.dice.whole(0, 4)} &nbsp; Visus mit bester Korrektur R ${s.acuity()} L ${s.acuity()}</p>`;
    },
  },
  {
    name: 's-de-antrag-nummerierte-felder',
    language: 'de',
    pen: 'sometimes',
    width: 860,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0, sameAdd: true },
    writing: { gap: '' },
    css: 'body{font-size:16px}.g{display:grid;grid-template-columns:1fr 1fr;gap:0 26px}.n{display:flex;gap:8px;border-bottom:1px solid #444;padding:9px 2px 5px}.n i{font-style:normal;background:#ddd;font-size:11px;padding:2px 4px;align-self:center}.n span.l{flex:1;font-size:14px}.t{background:#003b73;color:#fff;padding:5px 10px;margin:16px 0 4px}',
    draw: (s) => {
      let count = 6;
      const field = (label: string, value: string): string => {
        count += 1;
        return `<div class="n"><i>${count}</i><span class="l">${label}</span>${value}</div>`;
      };
      const both = (label: string, of: (e: DrawnEye) => string): string =>
        `${field(`${label} rechts`, of(s.right))}${field(`${label} links`, of(s.left))}`;
      return `<div class="sides"><h3>Alpina Krankenversicherung a. G.</h3><p class="small">Formular 4711-08/24</p></div><h3>Antrag auf Erstattung einer Sehhilfe</h3><p class="small">1 Vertrag ${s.dice.digits(8)} &nbsp; 2 Tarif AV${s.dice.digits(2)} &nbsp; 3 Versicherte Person ${s.patient()} &nbsp; 4 geb. ${s.born()} &nbsp; 5 IBAN DE${s.dice.digits(2)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(2)}</p><p class="t">6 Vom Augenarzt oder Augenoptiker auszufüllen</p><div class="g">${both('Sphäre', (e) => e.sph())}${both('Zylinder', (e) => e.cyl())}${both('Achse', (e) => e.axis())}${field('Addition beidseits', s.add())}${field('Pupillendistanz', s.pd())}${both('Visus c. c.', () => s.filled(s.acuity()))}${field('Rechnungsbetrag in €', s.filled(s.price()))}${field('Datum der Messung', s.date())}</div><p class="small" style="margin-top:14px">Leistung je Kalenderjahr höchstens 300,00 €. Stempel: ${s.practice()}, ${s.town()}</p>`;
    },
  },
  {
    name: 's-de-at-vorzeichenspalten',
    language: 'de',
    pen: 'sometimes',
    width: 900,
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0.2, add: 0.7 },
    writing: { gap: '\u2003', noCylinder: [''], plano: ['plan', '0,00'] },
    css: 'table{width:100%;margin:12px 0;table-layout:fixed}td,th{border:1px solid #111;padding:7px 6px;text-align:center}th{font-size:12px;font-weight:400;background:#e2ecf5}td.v{text-align:left;padding:7px 0 7px 10px;background:linear-gradient(90deg,#0000 29px,#111 29px 30px,#0000 30px)}.h{border:1px solid #111;padding:6px 12px;margin-bottom:10px;font-size:15px}',
    draw: (s) => {
      const power = (value: string): string => `<td class="v">${value}</td>`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          power(e.sph()),
          power(e.cyl()),
          e.axis(),
          e.amounts(),
          e.bases('deutsch'),
          power(e.add()),
        );
      return `<div class="sides"><h2>Verordnungsschein<br>für Heilbehelfe: Brille</h2><p class="small">Österreichische Gesundheitskasse<br>☐ BVAEB &nbsp; ☒ ÖGK &nbsp; ☐ SVS<br>☐ rezeptgebührenbefreit</p></div><div class="h">VSNR ${s.dice.digits(4)} ${s.dice.digits(6)} &nbsp; ${s.patient()} &nbsp; Dienstgeber: Gemeinde &nbsp; Ausstellung ${s.date()}</div>${table(
        '<colgroup><col style="width:110px"></colgroup>',
        heads(
          'Fernbrille',
          '+/−&emsp; Sph.',
          '+/−&emsp; Zyl.',
          'Achse',
          'Prisma',
          'Basis',
          'Nahzusatz',
        ),
        eye('rechts', s.right),
        eye('links', s.left),
      )}<p>Pupillendistanz ${s.pd()} mm &nbsp;&nbsp; Scheitelabstand 14 mm</p><p class="small">Glasart: 1.1 weiß &nbsp; 1.2 gehärtet &nbsp; 2.4 Lichtschutz 25 % &nbsp; Kostenanteil 123,20 € (Kinder 41,07 €)</p><p>${s.doctor()}, FA für Augenheilkunde und Optometrie, 8010 Graz, Vertragspartnernr. ${s.dice.digits(6)}</p>`;
    },
  },
  {
    name: 's-de-ch-punktlinien',
    language: 'de',
    pen: 'always',
    width: 760,
    values: { prism: 0 },
    writing: { noCylinder: ['', '—'] },
    css: 'body{background:#fffefa}.w{display:flex;gap:40px;margin:10px 0}.w>div{flex:1}.d{display:flex;align-items:flex-end;margin:0 0 10px;height:36px}.d i{flex:0 0 30px;border-bottom:2px dotted #555;margin:0 4px 5px}.d span.z{flex:1;border-bottom:2px dotted #555;padding-left:12px;height:36px}h4{margin:0 0 6px;border-bottom:3px solid #d52b1e}em{font-size:13px;color:#666}',
    draw: (s) => {
      const line = (label: string, french: string, value: string): string =>
        `<div class="d">${label}&nbsp;<em>${french}</em><i></i><span class="z">${value}</span></div>`;
      const eye = (title: string, e: DrawnEye): string =>
        `<div><h4>${title}</h4>${line('Sph.', 'sph.', e.sph())}${line('Cyl.', 'cyl.', e.cyl())}${line('Achse', 'axe', e.axis())}${line('Add.', 'add.', e.add())}${line('PD', 'EP', e.pd())}</div>`;
      return `<div class="sides"><div><h3>Brillenverordnung</h3><em>Prescription de lunettes</em></div><p class="small">Augenpraxis Aarebogen<br>3600 Thun &middot; 033 555 ${s.dice.digits(2)} ${s.dice.digits(2)}<br>GLN 7601${s.dice.digits(9)}</p></div><p>Patient: ${s.patient()} &nbsp; AHV 756.${s.dice.digits(4)}.${s.dice.digits(4)}.${s.dice.digits(2)}</p><div class="w">${eye('Rechts <em>droite</em>', s.right)}${eye('Links <em>gauche</em>', s.left)}</div><p class="small">☒ MiGeL 25.01.01.00.1, bis zum 18. Lebensjahr CHF 180.00 pro Jahr &nbsp; ☐ Spezialfall 25.02</p><p>Datum / <em>date</em> ${s.date()}</p>`;
    },
  },
  {
    name: 's-de-bildschirmbrille',
    language: 'de',
    width: 900,
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    values: { prism: 0, add: 1 },
    writing: { noCylinder: ['', '—', '0,00'] },
    css: 'table{width:100%;margin:12px 0}td,th{border:1px solid #778;padding:6px 8px;text-align:center}th{background:#f3e9c9;font-size:13px}.k{display:grid;grid-template-columns:1fr 1fr;gap:4px 24px;font-size:14px;margin:10px 0}',
    draw: (s) => {
      const middle = (side: 'od' | 'os'): string => {
        const { sphere, add } = s.values[side];
        return s.power(sphere + Math.ceil((add ?? 0) * 2) / 4);
      };
      const row = (where: string, name: string, cells: string[], distance: string): string =>
        tr(where, name, ...cells, distance);
      const near = (e: DrawnEye): string[] => [e.nearSph(), e.nearCyl(), e.nearAxis()];
      return `<div class="sides"><h3>Verordnung einer Bildschirmarbeitsplatzbrille</h3><p class="small">G 37 / ArbMedVV<br>Blatt 2 von 3</p></div><div class="k"><span>Beschäftigte Person: ${s.patient()}</span><span>Personal-Nr. ${s.dice.digits(6)}</span><span>Betrieb: Stadtwerke, Kostenstelle ${s.dice.digits(4)}</span><span>Untersucht am ${s.date()}</span><span>Bildschirm 24 Zoll, Abstand 70 cm</span><span>Obergrenze Arbeitgeber 160,00 €</span></div>${table(
        heads('Bereich', 'Auge', 'Sphäre', 'Zylinder', 'Achse', 'Entfernung'),
        row(
          '<td rowspan="2">Ferne</td>',
          'RA',
          s.right.cells('sph', 'cyl', 'axis'),
          '<td rowspan="2">über 5 m</td>',
        ),
        tr('LA', ...s.left.cells('sph', 'cyl', 'axis')),
        row(
          '<td rowspan="2">Bildschirm</td>',
          'RA',
          [middle('od'), '', ''],
          '<td rowspan="2">70 cm</td>',
        ),
        tr('LA', middle('os'), '', ''),
        row('<td rowspan="2">Nähe</td>', 'RA', near(s.right), '<td rowspan="2">40 cm</td>'),
        tr('LA', ...near(s.left)),
      )}<p>Augenabstand Ferne ${s.pd()} mm, Nähe ${s.nearPd()} mm</p><p class="small">Betriebsärztlicher Dienst, ${s.doctor()}, ${s.phone()}</p>`;
    },
  },
  {
    name: 's-de-hand-lueckensatz',
    language: 'de',
    pen: 'always',
    width: 900,
    fonts: ['DejaVu Serif', 'Tinos'],
    values: { prism: 0, plus: 0.35, sameAdd: true },
    writing: { degree: false, noCylinder: ['—', '–'] },
    css: '.e{margin:20px 0;font-size:18px;display:flex;align-items:flex-end;gap:7px;white-space:nowrap}.u{border-bottom:1px solid #333;min-width:92px;height:38px;text-align:center;padding:0 6px}hr{border:0;border-top:2px solid #333}',
    draw: (s) => {
      const gap = (value: string): string => `<span class="u">${value}</span>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="e"><b>${name}</b> sph. ${gap(e.sph())} dpt komb. mit cyl. ${gap(e.cyl())} dpt Achse ${gap(e.axis())} Grad</div>`;
      return `<p class="center"><b>${s.doctor()}</b><br>Facharzt für Augenheilkunde &middot; ${s.street()} &middot; ${s.town()}<br><span class="small">Tel. ${s.phone()} &nbsp; Sprechzeiten Mo–Fr 8.00–12.00, Di 15.00–18.00</span></p><hr><p>Für ${s.patient()}</p><p style="font:italic 36px DejaVu Serif;margin:0">Rp.</p>${eye('R.', s.right)}${eye('L.', s.left)}<div class="e">für die Nähe beiderseits ${gap(s.add())} dpt mehr &nbsp; P.D. ${gap(s.pd())} mm</div><div class="e">${gap(s.date())} <span class="small">(Datum)</span> &nbsp;&nbsp; ${gap('')}${gap('')} <span class="small">(Unterschrift)</span></div>`;
    },
  },
  {
    name: 's-de-hand-fern-neben-nah',
    language: 'de',
    pen: 'always',
    width: 980,
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0, add: 1 },
    writing: { degree: false, noCylinder: ['', '—'] },
    css: 'table{width:100%;margin:14px 0;table-layout:fixed}td,th{border:1px solid #2c5f2d;padding:5px 4px;text-align:center}td{height:48px}th{font-size:13px;font-weight:400;background:#e9f3e6}body{background:#fcfffb}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'pd'),
          e.nearSph(),
          e.nearCyl(),
          e.nearAxis(),
        );
      return `<div class="sides"><div><h2>Brillen-Rezept</h2><p>${s.patient()}, ${s.filled('geb.')} ${s.born()}</p></div><p class="small" style="border:2px solid #557;color:#446;padding:8px 12px;transform:rotate(2deg)">${s.doctor()}<br>Augenarzt<br>${s.street()}, ${s.town()}<br>LANR ${s.dice.digits(9)}</p></div>${table(
        '<tr><th rowspan="2" style="width:50px"></th><th colspan="4"><b>F E R N E</b></th><th colspan="3"><b>N Ä H E</b></th></tr>',
        heads('sph.', 'cyl.', 'Achse', 'PD/2', 'sph.', 'cyl.', 'Achse'),
        eye('R', s.right),
        eye('L', s.left),
      )}<p>☐ getrennte Brillen &nbsp; ☒ Mehrstärken &nbsp; ☐ Prismenfolie &nbsp; Kontrolle in ${s.filled('12')} Monaten</p><p>Datum ${s.date()}</p>`;
    },
  },
];
