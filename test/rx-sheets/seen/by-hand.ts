import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';

const rows = 'table{width:100%;margin:14px 0}td,th{padding:10px 8px;text-align:center;height:46px}';

/** Papers that somebody fills in by hand, always. */
export const seenByHand: Layout[] = [
  {
    name: 's-en-hand-ruled',
    language: 'en',
    pen: 'always',
    width: 640,
    values: { prism: 0, sameAdd: true },
    css: '.e{font-size:20px;border-bottom:1px solid #333;margin:18px 0;padding:0 6px 6px}',
    draw: (s) =>
      `<div class="center"><h3>${s.doctor()}, O.D.</h3><p class="small">${s.street()}, ${s.town()} &middot; ${s.phone()}</p></div><p>For ${s.patient()}</p><h1>Rx</h1><p class="e">O.D. &nbsp; ${s.right.formula(` ${s.filled('x')} `, ' &nbsp;', 'sph')}</p><p class="e">O.S. &nbsp; ${s.left.formula(` ${s.filled('x')} `, ' &nbsp;', 'sph')}</p><p class="e">Add &nbsp; ${s.add()}</p><p class="e">P.D. &nbsp; ${s.pd()}</p><p>Date ${s.date()}</p>`,
  },
  {
    name: 's-en-hand-grid',
    language: 'en',
    pen: 'always',
    width: 760,
    values: { prism: 0.2 },
    css: `${rows}td,th{border:1px solid #2a6a8a}th{background:#dcecf4;font-size:13px;height:24px}body{background:#fbfdfe}`,
    draw: (s) =>
      `<h2>${s.practice()}</h2><p>Name ${s.patient()} &nbsp; Date ${s.date()}</p>${table(
        heads('', 'Sphere', 'Cylinder', 'Axis', 'Prism', 'Base', 'Add'),
        tr(
          'Right',
          ...s.right.cells('sph', 'cyl', 'axis', 'amounts'),
          s.right.bases('words'),
          s.right.add(),
        ),
        tr(
          'Left',
          ...s.left.cells('sph', 'cyl', 'axis', 'amounts'),
          s.left.bases('words'),
          s.left.add(),
        ),
      )}<p>☐ Distance ☐ Near ☐ Full time &nbsp; PD ${s.pd()}</p><p class="small">Dr. signature ______________ Lic. ${s.dice.digits(6)}</p>`,
  },
  {
    name: 's-en-hand-card',
    language: 'en',
    pen: 'always',
    width: 520,
    values: { prism: 0, add: 0.4 },
    css: `${rows}td{border-bottom:1px dotted #666}td:first-child{text-align:left;font-size:14px}body{background:#f4f1e6;padding:22px}`,
    draw: (s) => {
      const line = (label: string, of: (e: typeof s.right) => string): string =>
        tr(label, of(s.right), of(s.left));
      return `<p class="center"><b>MY GLASSES</b></p><p>${s.patient()}</p>${table(
        heads('', 'RIGHT', 'LEFT'),
        line('Sph', (e) => e.sph()),
        line('Cyl', (e) => e.cyl()),
        line('Axis', (e) => e.axis()),
        line('Add', (e) => e.add()),
        line('PD', (e) => e.pd()),
      )}<p class="small">Keep this card in your wallet. Tested ${s.date()}</p>`;
    },
  },
  {
    name: 's-de-hand-zettel',
    language: 'de',
    pen: 'always',
    width: 600,
    values: { prism: 0, sameAdd: true },
    css: 'body{background:repeating-linear-gradient(#fff 0 43px,#cfe0ee 43px 44px)}p{font-size:21px;margin:0 0 22px}',
    draw: (s) =>
      `<p>${s.filled(s.practice())}</p><p>${s.date()}</p><p>${s.filled('R')} &nbsp; ${s.right.formula(` ${s.filled('/')} `, ' &nbsp;', 'sph')}</p><p>${s.filled('L')} &nbsp; ${s.left.formula(` ${s.filled('/')} `, ' &nbsp;', 'sph')}</p>${s.values.od.add === null ? '' : `<p>${s.filled('Add')} &nbsp; ${s.add()}</p>`}<p>${s.filled('PD')} &nbsp; ${s.pd()}</p>`,
  },
  {
    name: 's-de-hand-block',
    language: 'de',
    pen: 'always',
    width: 700,
    values: { add: 1, prism: 0.2 },
    css: `${rows}td,th{border:1px solid #777}th{font-size:13px;font-weight:400;height:24px}.s{float:right;border:1px solid #88a;color:#447;padding:6px 12px;transform:rotate(-3deg)}`,
    draw: (s) =>
      `<p>Name ${s.patient()} &nbsp; geb. ${s.born()}</p><h2>Brillenrezept</h2>${table(
        heads('', '', 'sphär.', 'cyl.', 'Achse', 'Prisma', 'Basis'),
        tr(
          '<td rowspan="2">Ferne</td>',
          'R',
          ...s.right.cells('sph', 'cyl', 'axis', 'amounts'),
          s.right.bases('deutsch'),
        ),
        tr('L', ...s.left.cells('sph', 'cyl', 'axis', 'amounts'), s.left.bases('deutsch')),
        tr('<td rowspan="2">Nähe</td>', 'R', s.right.nearSph(), '', '', '', ''),
        tr('L', s.left.nearSph(), '', '', '', ''),
      )}<p class="s small">${s.doctor()}<br>Augenarzt<br>${s.town()}</p><p>PD ${s.pd()} / ${s.nearPd()} mm</p><p>Datum ${s.date()}</p>`,
  },
  {
    name: 's-de-hand-karte',
    language: 'de',
    pen: 'always',
    width: 560,
    values: { prism: 0 },
    css: '.r{display:flex;gap:10px;margin:12px 0}.r b{background:#1d3c5a;color:#fff;padding:8px 13px;border-radius:50%;align-self:center}.r div{flex:1;background:#fff;border:1px solid #9ab;padding:2px 6px 6px;height:60px}.r small{display:block;font-size:11px;color:#579}body{background:#e4edf3;padding:24px}',
    draw: (s) => {
      const eye = (n: string, e: typeof s.right): string =>
        `<div class="r"><b>${n}</b><div><small>Sph.</small>${e.sph()}</div><div><small>Cyl.</small>${e.cyl()}</div><div><small>Achse</small>${e.axis()}</div><div><small>Add.</small>${e.add()}</div></div>`;
      return `<h3>Brillenpass</h3><p>${s.patient()}</p>${eye('R', s.right)}${eye('L', s.left)}<div class="r"><div><small>PD rechts</small>${s.right.pd()}</div><div><small>PD links</small>${s.left.pd()}</div><div><small>Datum</small>${s.date()}</div></div><p class="small">${s.practice()}, ${s.phone()}</p>`;
    },
  },
];
