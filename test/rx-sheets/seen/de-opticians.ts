import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';

const plain = 'table{width:100%;margin:12px 0}td,th{padding:8px 7px;text-align:center}';

/** What German opticians hand out, stick on lenses or show in an account. */
export const seenFromGermanOpticians: Layout[] = [
  {
    name: 's-de-pass-dark-band',
    language: 'de',
    width: 780,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans Condensed'],
    values: { prism: 0 },
    css: `body{padding:0 0 20px}${plain}header{background:#12324a;color:#fff;padding:14px 26px;font-size:24px}main{padding:12px 26px}th{background:#12324a;color:#fff;font-size:13px}tr:nth-child(3){background:#eaf0f4}`,
    draw: (s) =>
      `<header>Brillenpass <span class="small" style="float:right">Kd.-Nr. ${s.dice.digits(8)}</span></header><main><p>${s.patient()} &nbsp; Fassung 52□18-140 &nbsp; ${s.date()}</p>${table(
        heads('', 'Sph', 'Cyl', 'Ach', 'Add', 'PD', 'Höhe', 'HSA'),
        tr(
          '<b>R</b>',
          ...s.right.cells('sph', 'cyl', 'axis', 'add', 'pd'),
          s.number(21.5, 1),
          '13',
        ),
        tr('<b>L</b>', ...s.left.cells('sph', 'cyl', 'axis', 'add', 'pd'), s.number(22, 1), '13'),
      )}<p class="small">Gläser: Kunststoff 1,60 superentspiegelt &middot; ${s.practice()}, ${s.phone()}</p></main>`,
  },
  {
    name: 's-de-pass-label-between',
    language: 'de',
    width: 560,
    values: { prism: 0.25 },
    css: 'body{background:#f7f4ee}table{width:100%;margin:12px 0}td,th{padding:7px 10px;text-align:center;border-bottom:1px solid #cbbfa8}td:nth-child(2){background:#e6dcc8;color:#5a4a2a;font-size:14px;width:34%}',
    draw: (s) => {
      const line = (label: string, of: (e: typeof s.right) => string): string =>
        tr(`<td>${of(s.right)}</td>`, label, `<td>${of(s.left)}</td>`);
      return `<h2 class="center">Mein Brillenpass</h2><p class="center">${s.patient()}</p>${table(
        heads('Rechts', '', 'Links'),
        line('Sphäre', (e) => e.sph()),
        line('Zylinder', (e) => e.cyl()),
        line('Achse', (e) => e.axis()),
        line('Nahzusatz', (e) => e.add()),
        line('Prisma', (e) => e.prism('deutsch', '<br>')),
        line('Pupillendistanz', (e) => e.pd()),
        line('Einschleifhöhe', () => s.number(s.dice.whole(36, 46) / 2, 1)),
      )}<p class="small center">${s.practice()} &middot; ausgehändigt am ${s.date()}</p>`;
    },
  },
  {
    name: 's-de-glastuete',
    language: 'de',
    width: 620,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'DejaVu Sans Mono'],
    values: { prism: 0, plus: 0.4 },
    writing: { gap: '', noCylinder: [''] },
    css: 'body{background:#e9e3d6;padding:20px}.t{background:#fff;border:1px solid #999;border-radius:6px;padding:10px 16px;margin-bottom:16px}.t b{font-size:34px;float:left;margin:0 18px 30px 0}.t p{margin:0 0 5px}.bars{height:26px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 5px,#111 5px 9px,#fff 9px 11px)}',
    draw: (s) => {
      const label = (n: string, e: typeof s.right): string =>
        `<div class="t"><b>${n}</b><p class="small">Artikel-Nr. ${s.dice.digits(7)} &nbsp; Auftrag ${s.dice.digits(6)}</p><p>Organic n=1,60 ⌀ 65</p><p>sph ${e.sph()}${e.toric ? ` &nbsp; cyl ${e.cyl()} &nbsp; A ${e.axis()}` : ''}${e.add() && ` &nbsp; Add ${e.add()}`}</p><p class="small">Solitaire Hart VAT &nbsp; Mittendicke ${s.number(1.6, 1)} mm &nbsp; ${s.patient()}</p><div class="bars"></div></div>`;
      return `${label('R', s.right)}${label('L', s.left)}<p class="small">${s.practice()} &nbsp; ${s.date()}</p>`;
    },
  },
  {
    name: 's-de-rechnung-mit-werten',
    language: 'de',
    width: 920,
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    values: { prism: 0.15 },
    css: 'table{width:100%;margin:14px 0}td,th{padding:6px 8px;text-align:left;vertical-align:top;border-bottom:1px solid #ccc}td:last-child,th:last-child{text-align:right}small{color:#333;font-size:14px}',
    draw: (s) => {
      const glass = (no: string, side: string, e: typeof s.right): string => {
        const prism = e.prism('deutsch', ' / ');
        return tr(
          no,
          `Brillenglas ${side}, ${s.lensType({ single: 'Einstärken', multi: 'Gleitsicht Komfort' })} 1,67<br><small>Sph ${e.sph()}${e.toric ? ` Zyl ${e.cyl()} Achse ${e.axis()}` : ''}${e.add() && ` Add ${e.add()}`}${prism && ` Prisma ${prism}`}</small>`,
          '1',
          `${s.price()} €`,
        );
      };
      return `<div class="sides"><p>${s.patient()}<br>${s.street()}<br>${s.town()}</p><p><b>${s.practice()}</b><br>Tel. ${s.phone()}<br>USt-IdNr. DE${s.dice.digits(9)}</p></div><h2>Rechnung Nr. ${s.dice.digits(6)}</h2><p>Rechnungsdatum ${s.date()}</p>${table(heads('Pos.', 'Bezeichnung', 'Menge', 'Betrag'), tr('1', 'Fassung Titan 50-19', '1', `${s.price()} €`), glass('2', 'rechts', s.right), glass('3', 'links', s.left), tr('', 'Rabatt', '', '-25,00 €'), tr('', '<b>Gesamt inkl. 19 % MwSt.</b>', '', `<b>${s.price()} €</b>`))}<p class="small">PD R ${s.right.pd()} L ${s.left.pd()} &middot; zahlbar innerhalb von 14 Tagen &middot; IBAN DE${s.dice.digits(2)} 2005 0550 ${s.dice.digits(4)}</p>`;
    },
  },
  {
    name: 's-de-alt-neu',
    language: 'de',
    width: 860,
    values: { prism: 0, add: 0.4 },
    css: `${plain}td,th{border:1px solid #999}th{background:#f3f3f3;font-size:14px}.alt td{color:#888}h3{margin:14px 0 0}`,
    draw: (s) => {
      const old = (n: string, e: typeof s.right): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(n, sph, cyl, axis);
      };
      return `<h2>Augenprüfung</h2><p>${s.patient()} &nbsp; geprüft am ${s.date()}</p><h3>Bisherige Brille</h3><div class="alt">${table(heads('', 'Sph', 'Cyl', 'Achse'), old('R', s.right), old('L', s.left))}</div><h3>Neue Werte</h3>${table(heads('', 'Sph', 'Cyl', 'Achse', 'Add', 'Visus'), tr('R', ...s.right.cells('sph', 'cyl', 'axis', 'add'), s.acuity()), tr('L', ...s.left.cells('sph', 'cyl', 'axis', 'add'), s.acuity()))}<p>PD ${s.pd()} mm &nbsp; ${s.practice()}</p>`;
    },
  },
  {
    name: 's-de-refraktionsprotokoll',
    language: 'de',
    width: 940,
    values: { add: 1, prism: 0.15 },
    css: `${plain}td,th{border-bottom:1px solid #aab}th{font-size:13px;color:#335}tr.n{background:#eef1f8}.v{writing-mode:vertical-rl;transform:rotate(180deg);font-size:14px;padding:4px}.w{position:absolute;left:240px;top:130px;font-size:90px;color:#0001;transform:rotate(-18deg)}`,
    draw: (s) => {
      const far = (n: string, e: typeof s.right): string[] => [
        n,
        ...e.cells('sph', 'cyl', 'axis'),
        e.prism('deutsch', '<br>'),
        e.add(),
        e.pd(),
      ];
      const near = (n: string, e: typeof s.right): string =>
        tr(n, e.nearSph(), e.nearCyl(), e.nearAxis(), '', '', e.nearPd()).replace(
          '<tr>',
          '<tr class="n">',
        );
      return `<div class="w">KOPIE</div><h2>Refraktionsprotokoll</h2><p>${s.patient()} &nbsp; geb. ${s.born()} &nbsp; Messung ${s.date()}</p>${table(
        heads('', 'Auge', 'Sphäre', 'Zylinder', 'Achse', 'Prisma/Basis', 'Add', 'PD'),
        tr('<td rowspan="2"><span class="v">Ferne</span></td>', ...far('R', s.right)),
        tr(...far('L', s.left)),
        near('R', s.right).replace('<td>', '<td rowspan="2"><span class="v">Nähe</span></td><td>'),
        near('L', s.left),
      )}<p class="small">Leseabstand 40 cm &middot; HSA 12 mm &middot; Führungsauge R &middot; ${s.practice()}</p>`;
    },
  },
  {
    name: 's-de-konto-sehstaerke',
    language: 'de',
    width: 480,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0, sameAdd: true },
    css: 'body{padding:18px;background:#f5f5f7}.c{background:#fff;border-radius:14px;padding:14px 16px;margin-bottom:14px}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8px}.g span.l{display:block;color:#8a8a90;font-size:13px}h4{margin:0 0 8px}',
    draw: (s) => {
      const field = (label: string, value: string): string =>
        value ? `<div><span class="l">${label}</span>${value}</div>` : '';
      const eye = (n: string, e: typeof s.right): string =>
        `<div class="c"><h4>${n}</h4><div class="g">${field('Sphäre', e.sph())}${field('Zylinder', e.cyl())}${field('Achse', e.axis())}</div></div>`;
      return `<p class="small">09:41 &nbsp; ‹ Mein Konto</p><h2>Sehstärke von ${s.patient()}</h2>${eye('Rechts (R)', s.right)}${eye('Links (L)', s.left)}<div class="c"><div class="g">${field('Addition', s.add())}${field('PD', `${s.pd()} mm`)}${field('Stand', s.date())}</div></div><p class="small center">Sehstärke bearbeiten &nbsp; Löschen</p>`;
    },
  },
  {
    name: 's-de-geraet-obj-subj',
    language: 'de',
    width: 420,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0 },
    writing: { noCylinder: ['0,00'], plano: ['0,00', '+0,00'], minus: ['-'] },
    css: 'body{background:#f6f6f2;color:#444;padding:22px 26px}.l{display:flex;white-space:pre}.l span.c{width:86px}.l span.c:first-child{width:60px}',
    draw: (s) => {
      const line = (...cells: string[]): string =>
        `<div class="l">${cells.map((cell) => `<span class="c">${cell}</span>`).join('')}</div>`;
      const objective = (n: string, e: typeof s.right): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return line(n, sph, cyl, axis);
      };
      const final = (n: string, e: typeof s.right): string =>
        `${line(n, ...e.cells('sph', 'cyl', 'axis'))}${s.values.od.add === null ? '' : line('', 'ADD', e.add())}`;
      return `<p class="center">${s.practice()}<br>${s.date()} 14:22<br>NR. ${s.dice.digits(4)}</p><p>AUTOREF (OBJEKTIV)</p>${line('', 'S', 'C', 'A')}${objective('R', s.right)}${objective('L', s.left)}<p>VD 12,00 &nbsp; KR ${s.curvature()}</p><p><b>BRILLENWERTE (SUBJEKTIV)</b></p>${line('', 'S', 'C', 'A')}${final('R', s.right)}${final('L', s.left)}<p>PD ${s.pd()}</p>`;
    },
  },
];
