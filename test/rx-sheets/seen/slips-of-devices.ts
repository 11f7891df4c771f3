import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye, Sheet } from '../sheet.ts';

type Power = { sph: string; cyl: string; axis: string };

const paper =
  'body{padding:26px 22px 44px;background:#faf9f4;color:#2b2b31}pre{margin:0;font:inherit;white-space:pre}';

const printed = (e: DrawnEye): Power => ({ sph: e.sph(), cyl: e.cyl(), axis: e.axis() });

/** Lines of a receipt; what is empty is no line. */
function receipt(...lines: string[]): string {
  return `<pre>${lines.filter(Boolean).join('\n')}</pre>`;
}

/** The cell behind blanks, as devices set numbers. */
function ahead(cell: string, width: number): string {
  const shown = cell.replace(/<[^>]+>/g, '').replace(/&[^;]+;/g, 'x');
  return `${' '.repeat(Math.max(0, width - shown.length))}${cell}`;
}

function middle(text: string, width: number, fill = ' '): string {
  const before = Math.max(0, Math.floor((width - text.length) / 2));
  return `${fill.repeat(before)}${text}${fill.repeat(Math.max(0, width - text.length - before))}`;
}

function eyeLine(name: string, { sph, cyl, axis }: Power, cell = 8, last = 6): string {
  return `${name}${ahead(sph, cell)}${ahead(cyl, cell)}${ahead(axis, last)}`;
}

function time(s: Sheet): string {
  return `${String(s.dice.whole(8, 18)).padStart(2, '0')}:${s.dice.whole(10, 59)}`;
}

/** The add of the glasses worn until now; empty where it was too weak to be one. */
function wornAdd(s: Sheet, side: 'od' | 'os'): string {
  const { add } = s.values[side];
  return add === null || add < 1.25 ? '' : s.power(add - 0.5);
}

/** Two meridians and their middle as a keratometer prints them. */
function cornea(s: Sheet) {
  const flat = s.dice.whole(164, 180) / 4;
  const steep = flat + s.dice.pick([0.5, 0.75, 1, 1.25]);
  const axis = s.dice.whole(1, 90);
  const line = (power: number) => [s.number(337.5 / power), s.number(power)] as const;
  return {
    r1: [...line(flat), String(axis)] as const,
    r2: [...line(steep), String(axis + 90)] as const,
    average: line((flat + steep) / 2),
    cyl: s.power(flat - steep),
  };
}

/** What phoropters and the devices beside them print: several measurements, one of them prescribed. */
export const slipsOfDevices: Layout[] = [
  {
    name: 's-slip-de-rt5100',
    language: 'de',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 420,
    values: { prism: 0.3 },
    writing: { minus: ['-'], plano: ['0,00', '+0,00'], noCylinder: ['0,00', ''], degree: false },
    css: `${paper}body{font-size:18px;line-height:1.28}`,
    draw: (s) => {
      const rule = '-'.repeat(34);
      const head = '       SPH     CYL   AXIS';
      const block = (title: string, right: Power, left: Power): string[] => [
        rule,
        title,
        head,
        eyeLine(' R', right),
        eyeLine(' L', left),
      ];
      const [r, l] = [s.right, s.left];
      const [addR, addL] = [r.add(), l.add()];
      const [prismR, prismL] = [r.prism('letters', ' '), l.prism('letters', ' ')];
      const final = block(`FINAL            VD ${s.number(12)}mm`, printed(r), printed(l));
      const subjective = block('SUBJ  FAR', r.elsewhere(), l.elsewhere());
      const auto = block('AR', r.elsewhere(), l.elsewhere());
      const lens = block('LM', r.elsewhere(), l.elsewhere());
      const [wornR, wornL] = [wornAdd(s, 'od'), wornAdd(s, 'os')];
      return receipt(
        middle('NIDEK  RT-5100', 34),
        middle(s.practice(), 34),
        ' ',
        `NAME ${s.patient()}`,
        `NO.${s.dice.digits(4)}   ${s.date()}  ${time(s)}`,
        ...final,
        addR && ` ADD   R ${addR}   L ${addL}`,
        prismR && ` PRISM R ${prismR}`,
        prismL && ` PRISM L ${prismL}`,
        ` VA    R ${s.acuity()}  L ${s.acuity()}  B ${s.acuity()}`,
        ` PD    ${s.pd()}${addR && `   NEAR PD ${s.nearPd()}`}`,
        addR && ' WD    40cm',
        ...subjective,
        ` VA    R ${s.acuity()}  L ${s.acuity()}`,
        ...auto,
        ...lens,
        wornR && ` ADD   R ${wornR}   L ${wornL}`,
        rule,
        ' UNAIDED VA',
        ` R ${s.number(0.3, 1)}   L ${s.number(0.4, 1)}`,
      );
    },
  },
  {
    name: 's-slip-de-cv5000',
    language: 'de',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 440,
    values: { prism: 0 },
    writing: { minus: ['-'], plano: ['0,00', '+0,00'], noCylinder: ['0,00'], degree: false },
    css: `${paper}body{font-size:19px;line-height:1.25;color:#35364a}`,
    draw: (s) => {
      const head = '          S       C     A';
      const block = (title: string, right: Power, left: Power): string[] => [
        middle(title, 34, '='),
        head,
        eyeLine('<R>', right, 8, 6).replace('<R>', '&lt;R&gt;'),
        eyeLine('<L>', left, 8, 6).replace('<L>', '&lt;L&gt;'),
      ];
      const [r, l] = [s.right, s.left];
      const worn = block(' LM  AKT. BRILLE ', r.elsewhere(), l.elsewhere());
      const [wornR, wornL] = [wornAdd(s, 'od'), wornAdd(s, 'os')];
      const auto = block(' REF ', r.elsewhere(), l.elsewhere());
      const [kr, kl] = [cornea(s), cornea(s)];
      const subjective = block(' SUBJEKTIV ', printed(r), printed(l));
      const addR = r.add();
      return receipt(
        'TOPCON                    CV-5000',
        `${s.date()}   ${time(s)}`,
        `ID  ${s.dice.digits(6)}`,
        `    ${s.patient()}`,
        ...worn,
        wornR && `ADD    R ${wornR}  L ${wornL}`,
        `VISUS  R ${s.acuity()}  L ${s.acuity()}`,
        ...auto,
        `HSA ${s.number(12)}`,
        middle(' KRT ', 34, '='),
        '           mm      D     A',
        `&lt;R&gt; R1 ${ahead(kr.r1[0], 6)}${ahead(kr.r1[1], 8)}${ahead(kr.r1[2], 6)}`,
        `    R2 ${ahead(kr.r2[0], 6)}${ahead(kr.r2[1], 8)}${ahead(kr.r2[2], 6)}`,
        `&lt;L&gt; R1 ${ahead(kl.r1[0], 6)}${ahead(kl.r1[1], 8)}${ahead(kl.r1[2], 6)}`,
        `    R2 ${ahead(kl.r2[0], 6)}${ahead(kl.r2[1], 8)}${ahead(kl.r2[2], 6)}`,
        ...subjective,
        addR && `ADD    R ${addR}  L ${l.add()}`,
        `VISUS  R ${s.acuity()}  L ${s.acuity()}  BIN ${s.acuity()}`,
        `PD     R ${r.pd()}  L ${l.pd()}`,
        `HSA    ${s.number(12)}`,
        '='.repeat(34),
        middle(s.practice(), 34),
        middle(`Tel. ${s.phone()}`, 34),
      );
    },
  },
  {
    name: 's-slip-de-huvitz',
    language: 'de',
    fonts: ['DejaVu Sans Mono'],
    width: 460,
    values: { prism: 0.35, add: 0.7 },
    writing: {
      minus: ['-'],
      gap: ' ',
      plano: ['0,00', '+ 0,00'],
      noCylinder: ['0,00', ''],
      degree: false,
    },
    css: `${paper}body{font-size:17px;line-height:1.32}i{font-style:normal;background:#2b2b31;color:#faf9f4}`,
    draw: (s) => {
      const title = (text: string): string => `<i>${middle(text, 40)}</i>`;
      const block = (name: string, right: Power, left: Power): string[] => [
        title(name),
        '         SPH       CYL     AX',
        eyeLine('[R]', right, 10, 6),
        eyeLine('[L]', left, 10, 6),
        ' ',
      ];
      const [r, l] = [s.right, s.left];
      const auto = block('REF', r.elsewhere(), l.elsewhere());
      const lens = block('LM', r.elsewhere(), l.elsewhere());
      const subjective = block('SUB', r.elsewhere(), l.elsewhere());
      const final = block('FINAL', printed(r), printed(l)).slice(0, -1);
      const [prismR, prismL] = [r.prism('letters', '  '), l.prism('letters', '  ')];
      return receipt(
        middle('HUVITZ  HDR-7000', 40),
        middle('AUGENOPTIK BERGMANN', 40),
        ' ',
        `NAME : ${s.patient()}`,
        `DATE : ${s.dateAs('2025-03-05')} ${time(s)}:${s.dice.whole(10, 59)}`,
        `ID   : ${s.dice.digits(5)}          VD : ${s.number(12, 1)}`,
        ' ',
        ...auto,
        ...lens,
        ...subjective.slice(0, -1),
        ` VA    ${s.acuity()} / ${s.acuity()}`,
        ' ',
        ...final,
        s.values.od.add !== null ? ` ADD   ${r.add()} / ${l.add()}` : '',
        prismR && ` PRI R ${prismR}`,
        prismL && ` PRI L ${prismL}`,
        ` VA    ${s.acuity()} / ${s.acuity()}    BIN ${s.acuity()}`,
        ` PD F  ${r.pd()} / ${l.pd()}`,
        s.values.od.add !== null ? ` PD N  ${r.nearPd()} / ${l.nearPd()}` : '',
      );
    },
  },
  {
    name: 's-slip-de-visuphor',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 820,
    values: { prism: 0.35 },
    writing: { noCylinder: ['', '0,00', '—'], degree: true },
    css: 'body{padding:40px 48px;font-size:15px}h2{font-weight:400;color:#0a4a9c;margin:0}h4{margin:18px 0 4px;font-size:15px}table{width:100%}td,th{padding:6px 5px;text-align:center;border-bottom:1px solid #c4ccd6}th{font-size:12px;color:#555;font-weight:400}.e{background:#e8eff8;padding:10px 14px 14px;margin-top:14px}.e h4{margin-top:0;color:#0a4a9c;font-size:17px}.e td{font-size:18px}.q{display:flex;gap:26px}.q>div{flex:1}',
    draw: (s) => {
      const final = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'amounts'), e.bases('degrees'), e.pd());
      const other = (name: string, e: DrawnEye, more: string): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis, more);
      };
      const both = (last: string, right: string, left: string): string =>
        table(
          heads('', 'Sph', 'Zyl', 'Achse', last),
          other('R', s.right, right),
          other('L', s.left, left),
        );
      const [kr, kl] = [cornea(s), cornea(s)];
      const meridians = (name: string, k: ReturnType<typeof cornea>): string =>
        tr(name, `${k.r1[0]} / ${k.r1[2]}°`, `${k.r2[0]} / ${k.r2[2]}°`, k.average[0]);
      const result = table(
        heads('', 'Sph', 'Zyl', 'Achse', 'Add', 'Prisma', 'Basis', 'PD'),
        final('R', s.right),
        final('L', s.left),
      );
      const subjective = both('Visus cc', s.acuity(), s.acuity());
      const auto = both('HSA', s.number(12, 1), s.number(12, 1));
      const worn = both('Add', wornAdd(s, 'od'), wornAdd(s, 'os'));
      return `<div class="sides"><div><h2>Refraktionsprotokoll</h2><span class="small">VISUPHOR 500 · VISUREF 600 · VISULENS 550</span></div><div class="small" style="text-align:right"><b>${s.practice()}</b><br>${s.street()}, ${s.town()}<br>${s.phone()}</div></div><p style="margin-top:18px">${s.patient()} &nbsp; geb. ${s.born()} &nbsp; Untersuchung vom ${s.date()}, ${time(s)} Uhr</p><div class="e"><h4>Endwert / Verordnung Ferne</h4>${result}<span class="small">HSA 12 mm &nbsp; Visus R ${s.acuity()} &nbsp; L ${s.acuity()} &nbsp; bin. ${s.acuity()}</span></div><h4>Subjektiv monokular</h4>${subjective}<div class="q"><div><h4>Objektiv (Autorefraktometer)</h4>${auto}</div><div><h4>Getragene Brille (Scheitelbrechwertmesser)</h4>${worn}</div></div><h4>Keratometrie</h4>${table(heads('', 'R1 mm', 'R2 mm', 'Mittel'), meridians('R', kr), meridians('L', kl))}<p class="small" style="margin-top:22px;color:#666">Ausdruck erstellt mit Praxisschnittstelle, Seite 1 von 1</p>`;
    },
  },
  {
    name: 's-slip-de-vision-r',
    language: 'de',
    fonts: ['Carlito', 'DejaVu Sans Condensed', 'Arimo'],
    width: 980,
    values: { prism: 0.2 },
    writing: { noCylinder: ['—', '', '0,00'] },
    css: 'body{font-size:15px;padding:34px 38px}table{width:100%;margin-top:14px}td,th{border:1px solid #b5bcc4;padding:7px 4px;text-align:center}th{background:#eef1f4;font-size:13px}td:first-child{text-align:left;padding-left:8px;width:178px}.n td{font-weight:700;background:#fff7dd;border-top:2px solid #555;border-bottom:2px solid #555}.m td:first-child{width:130px}',
    draw: (s) => {
      const addOf = (e: DrawnEye): string => e.add();
      const other = (name: string, addR: string, addL: string): string => {
        const [r, l] = [s.right.elsewhere(), s.left.elsewhere()];
        return tr(
          name,
          r.sph,
          r.cyl,
          r.axis,
          addR,
          s.acuity(),
          l.sph,
          l.cyl,
          l.axis,
          addL,
          s.acuity(),
        );
      };
      const rows = [
        other('Brille alt', wornAdd(s, 'od'), wornAdd(s, 'os')),
        other('Autorefraktometer', '', ''),
        tr(
          'Neue Brille',
          ...s.right.cells('sph', 'cyl', 'axis'),
          addOf(s.right),
          s.acuity(),
          ...s.left.cells('sph', 'cyl', 'axis'),
          addOf(s.left),
          s.acuity(),
        ).replace('<tr>', '<tr class="n">'),
        other('Subjektiv Phoropter', '', ''),
      ];
      const [prismR, prismL] = [s.right.prism('deutsch'), s.left.prism('deutsch')];
      return `<div class="sides"><div><h2 style="margin:0">Messprotokoll</h2>Vision-R 800 / AKR 750 / ALM 700</div><div style="text-align:right">${s.practice()}<br>${s.street()}<br>${s.town()}</div></div><p style="margin-top:16px">Kunde: <b>${s.patient()}</b> &nbsp;&nbsp; Kundennr. ${s.dice.digits(6)} &nbsp;&nbsp; ${s.date()} &nbsp; ${time(s)}</p>${table('<tr><th rowspan="2">Messung</th><th colspan="5">Rechtes Auge</th><th colspan="5">Linkes Auge</th></tr>', heads('Sph', 'Cyl', 'Achse', 'Add', 'Visus', 'Sph', 'Cyl', 'Achse', 'Add', 'Visus'), ...rows)}<div class="m">${table(heads('Neue Brille', 'R', 'L'), tr('PD', `${s.right.pd()} mm`, `${s.left.pd()} mm`), prismR || prismL ? tr('Prisma', prismR, prismL) : '', tr('HSA', '12 mm', '12 mm'))}</div><p class="small" style="margin-top:24px">Führendes Auge: ${s.dice.pick(['R', 'L'])} &nbsp; Stereo: ${s.dice.pick(['40', '60'])}" &nbsp; Amsler: o. B. &nbsp; Augeninnendruck R ${s.pressure()} L ${s.pressure()} mmHg<br>Geprüft durch: ${s.dice.pick(['M. Thiel, Augenoptikermeisterin', 'J. Reuter, Optometrist (B.Sc.)'])}</p>`;
    },
  },
  {
    name: 's-slip-de-rodenstock',
    language: 'de',
    pen: 'sometimes',
    fonts: ['Arimo', 'Tinos', 'DejaVu Sans'],
    width: 860,
    values: { prism: 0.3 },
    writing: { noCylinder: ['0,00', '—'] },
    css: 'body{padding:36px 40px;font-size:15px}h2{margin:0 0 4px}table{width:100%;margin:16px 0;table-layout:fixed}td,th{border:1px solid #444;text-align:center;padding:2px 3px;height:44px}th{background:#ddd;height:28px;font-size:14px}td:first-child{text-align:left;padding-left:8px}td:nth-child(6),td:nth-child(7){border-width:2px}',
    draw: (s) => {
      const [objectiveR, objectiveL] = [s.right.elsewhere(), s.left.elsewhere()];
      const [wornR, wornL] = [s.right.elsewhere(), s.left.elsewhere()];
      const row = (label: string, name: 'sph' | 'cyl' | 'axis'): string =>
        tr(
          label,
          objectiveR[name],
          objectiveL[name],
          wornR[name],
          wornL[name],
          s.right[name](),
          s.left[name](),
        );
      const prismOf = (e: DrawnEye): string => e.prism('deutsch', '<br>');
      return `<div class="sides"><div><h2>Refraktionsbogen</h2>Rodenstock Phoromat 2000 / CX 1000 / AL 4600</div><div class="small" style="text-align:right">${s.practice()}<br>${s.street()}<br>${s.town()}<br>Tel. ${s.phone()}</div></div><p style="margin-top:18px">Name: ${s.patient()} &nbsp;&nbsp; geb.: ${s.bornAs('2025-03-05')} &nbsp;&nbsp; Datum: ${s.date()}</p>${table('<tr><th rowspan="2"></th><th colspan="2">objektiv (AR)</th><th colspan="2">alte Brille (SBM)</th><th colspan="2">neue Brille</th></tr>', heads('R', 'L', 'R', 'L', 'R', 'L'), row('Sphäre', 'sph'), row('Zylinder', 'cyl'), row('Achse', 'axis'), tr('Addition', '', '', wornAdd(s, 'od'), wornAdd(s, 'os'), s.right.add(), s.left.add()), tr('Prisma', '', '', '', '', prismOf(s.right), prismOf(s.left)), tr('Visus cc', '', '', s.acuity(), s.acuity(), s.filled(s.acuity()), s.filled(s.acuity())), tr('PD', '', '', '', '', s.right.pd(), s.left.pd()))}<p>HSA: 13 mm &nbsp;&nbsp; Visus sc: R ${s.number(0.4, 1)} L ${s.number(0.3, 1)} &nbsp;&nbsp; Tonometrie: R ${s.pressure()} L ${s.pressure()}</p><p style="margin-top:30px">Refraktionist/in: ______________________ &nbsp; ☐ Fernbrille ☐ Nahbrille ☐ Gleitsicht</p>`;
    },
  },
  {
    name: 's-slip-de-bon-auf-bogen',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 920,
    values: { prism: 0.25 },
    writing: { noCylinder: ['—', 'sph'] },
    css: 'body{padding:34px 36px}.z{display:flex;gap:34px;align-items:flex-start;margin-top:20px}.b{width:292px;flex:none;background:#f5f3ec;color:#4a4a52;font:14px/1.3 "DejaVu Sans Mono";padding:16px 14px 22px;box-shadow:0 0 4px #9a9a9a;transform:rotate(-.6deg)}.b pre{margin:0;font:inherit}.f{flex:1}table{width:100%;margin:8px 0 14px}td,th{border:1px solid #333;height:58px;text-align:center;padding:0 3px}th{height:28px;font-size:14px}.u td{height:48px;text-align:left;padding-left:8px}',
    draw: (s) => {
      const block = (title: string, right: Power, left: Power): string[] => [
        title,
        '       S     C    A',
        eyeLine('R', right, 7, 5),
        eyeLine('L', left, 7, 5),
        '-'.repeat(28),
      ];
      const [r, l] = [s.right, s.left];
      const [kr, kl] = [cornea(s), cornea(s)];
      const slip = receipt(
        'NIDEK ARK-1a',
        `NO. ${s.dice.digits(4)}  VD=${s.number(12)}`,
        ' ',
        ...block('REF', r.elsewhere(), l.elsewhere()),
        'KM     mm    D    A',
        `R R1 ${kr.r1[0]} ${kr.r1[1]} ${kr.r1[2]}`,
        `  R2 ${kr.r2[0]} ${kr.r2[1]} ${kr.r2[2]}`,
        `L R1 ${kl.r1[0]} ${kl.r1[1]} ${kl.r1[2]}`,
        `  R2 ${kl.r2[0]} ${kl.r2[1]} ${kl.r2[2]}`,
        '-'.repeat(28),
        ...block('LM-1800  BRILLE', r.elsewhere(), l.elsewhere()),
      );
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('deutsch', '<br>'));
      return `<div class="sides"><div><b style="font-size:20px">${s.doctor()}</b><br>Facharzt für Augenheilkunde</div><div class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>Tel. ${s.phone()}</div></div><div class="z"><div class="b">${slip}</div><div class="f"><p>Name: ${s.patient()}</p><p>Datum: ${s.date()}</p><h3 style="margin:16px 0 0">Brillenverordnung</h3>${table(heads('', 'Sph.', 'Zyl.', 'Achse', 'Add.', 'Prisma'), eye('R', r), eye('L', l))}<div class="u">${table(tr(`PD: ${s.pd()}`, 'HSA: 12 mm'), tr(`Visus R: ${s.filled(s.acuity())}`, `Visus L: ${s.filled(s.acuity())}`))}</div><p class="small" style="margin-top:70px">_________________________________<br>Stempel, Unterschrift</p></div></div>`;
    },
  },
  {
    name: 's-slip-de-bon-zeilen',
    language: 'de',
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'DejaVu Sans'],
    width: 430,
    values: { prism: 0, sameAdd: true },
    writing: { minus: ['-'], plano: ['plan', '0,00', '+0,00'], degree: true },
    css: 'body{padding:26px 30px 40px;background:#fbfbf8;color:#26262a;font-size:17px}p{margin:0 0 4px}.t{display:flex;align-items:center;gap:8px;margin:16px 0 6px;font-weight:700}.t::before,.t::after{content:"";flex:1;border-top:3px double #444}.l{display:flex;gap:12px;white-space:nowrap}.l b{width:22px}',
    draw: (s) => {
      const line = (name: string, text: string): string =>
        `<p class="l"><b>${name}</b><span>${text}</span></p>`;
      const title = (text: string): string => `<div class="t">${text}</div>`;
      const other = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return line(name, `${sph} / ${cyl} x ${axis}`);
      };
      const final = (name: string, e: DrawnEye): string => line(name, e.formula(' x ', ' / ', ''));
      const [worn, add] = [wornAdd(s, 'od'), s.add()];
      const both = (): string => other('RA', s.right) + other('LA', s.left);
      return `<div class="center"><b>${s.practice()}</b><br><span class="small">${s.street()} · ${s.town()}</span></div><p style="margin-top:14px">${s.patient()}<br>${s.date()} &nbsp; ${time(s)} &nbsp; Bed. ${s.dice.whole(1, 9)}</p>${title('BRILLE ALT')}${both()}${worn && line('', `Add ${worn}`)}${title('AUTOREF')}${both()}${title('SUBJEKTIV')}${both()}${line('', `Visus ${s.acuity()} / ${s.acuity()}`)}${title('VERORDNUNG')}${final('RA', s.right)}${final('LA', s.left)}${add && line('', `Add R/L ${add}`)}${line('', `Visus ${s.acuity()} / ${s.acuity()} / bin ${s.acuity()}`)}${line('', 'HSA 12 mm')}<p class="center small" style="margin-top:22px">Vielen Dank für Ihren Besuch!</p>`;
    },
  },
  {
    name: 's-slip-en-rt6100',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 430,
    values: { prism: 0.3 },
    writing: {
      minus: ['-'],
      plano: ['0.00', '+0.00'],
      noCylinder: ['0.00', ''],
      axisDigits: 1,
      degree: false,
    },
    css: `${paper}body{font-size:16px;line-height:1.3}`,
    draw: (s) => {
      const line = (right: string, name: string, left: string): string =>
        right || left ? `${ahead(right, 12)}${middle(name, 12)}${left}` : '';
      const block = (title: string, right: Power, left: Power): string[] => [
        middle(` ${title} `, 36, '-'),
        line(right.sph, 'SPH', left.sph),
        line(right.cyl, 'CYL', left.cyl),
        line(right.axis, 'AXIS', left.axis),
      ];
      const [r, l] = [s.right, s.left];
      const prismOf = (e: DrawnEye, direction: 'Hor' | 'Ver'): string =>
        `${e.amount(direction)} ${e.base(direction, 'letters')}`.trim();
      const prismLine = (direction: 'Hor' | 'Ver'): string =>
        line(prismOf(r, direction), `PRISM ${direction.slice(0, 1)}`, prismOf(l, direction));
      return receipt(
        middle('NIDEK RT-6100', 36),
        `NAME ${s.patient()}`,
        `ID   ${s.dice.digits(6)}`,
        `${s.dateAs('05-MAR-2025')}  ${time(s)}`,
        ' ',
        line('R', '', 'L'),
        middle(' UNAIDED ', 36, '-'),
        line(s.acuity(), 'VA', s.acuity()),
        ...block('LM', r.elsewhere(), l.elsewhere()),
        line(wornAdd(s, 'od'), 'ADD', wornAdd(s, 'os')),
        line(s.acuity(), 'VA', s.acuity()),
        ...block('AR', r.elsewhere(), l.elsewhere()),
        ...block('SUBJ', r.elsewhere(), l.elsewhere()),
        line(s.acuity(), 'VA', s.acuity()),
        ...block('FINAL', printed(r), printed(l)),
        line(r.add(), 'ADD', l.add()),
        prismLine('Hor'),
        prismLine('Ver'),
        line(s.acuity(), 'VA', s.acuity()),
        line(r.pd(), 'PD', l.pd()),
        s.values.od.add === null ? '' : line(r.nearPd(), 'NEAR PD', l.nearPd()),
        '-'.repeat(36),
        `VD ${s.number(13.75)} mm`,
        ' ',
        middle(s.practice(), 36),
        middle(s.phone(), 36),
      );
    },
  },
  {
    name: 's-slip-en-cv5000',
    language: 'en',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 470,
    values: { prism: 0 },
    writing: {
      minus: ['-'],
      plano: ['0.00', '+0.00'],
      noCylinder: ['0.00'],
      axisDigits: 3,
      degree: false,
    },
    css: `${paper}body{font-size:17px;line-height:1.28;color:#33344a}`,
    draw: (s) => {
      const block = (title: string, right: Power, left: Power): string[] => [
        `*** ${title} ***`,
        '        SPH     CYL    AXS',
        eyeLine('(R)', right, 8, 7),
        eyeLine('(L)', left, 8, 7),
      ];
      const [r, l] = [s.right, s.left];
      const near = s.values.od.add === null ? '' : 'yes';
      const [wornR, wornL] = [wornAdd(s, 'od'), wornAdd(s, 'os')];
      return receipt(
        `${padded('TOPCON', 24)}CV-5000S`,
        `${s.dateAs('2025-03-05')} ${time(s)}`,
        `Pat.ID ${s.dice.digits(7)}`,
        `Name   ${s.patient()}`,
        '='.repeat(38),
        ...block('PRESCRIPTION', printed(r), printed(l)),
        near && `ADD  (R) ${r.add()}   (L) ${l.add()}`,
        `V.A. (R) ${s.acuity()}   (L) ${s.acuity()}`,
        `     (B) ${s.acuity()}`,
        `FAR PD  ${s.pd()}`,
        near && `NEAR PD ${s.nearPd()}`,
        `VD ${s.number(12, 1)}`,
        '='.repeat(38),
        ...block('FULL CORRECTION', r.elsewhere(), l.elsewhere()),
        `V.A. (R) ${s.acuity()}   (L) ${s.acuity()}`,
        '-'.repeat(38),
        ...block('OBJECTIVE (KR)', r.elsewhere(), l.elsewhere()),
        '-'.repeat(38),
        ...block('CURRENT SPEC. (CL)', r.elsewhere(), l.elsewhere()),
        wornR && `ADD  (R) ${wornR}   (L) ${wornL}`,
        `V.A. (R) ${s.acuity()}   (L) ${s.acuity()}`,
        '='.repeat(38),
      );
    },
  },
  {
    name: 's-slip-en-huvitz',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 440,
    values: { prism: 0 },
    writing: {
      minus: ['-'],
      plano: ['0.00', '+0.00'],
      noCylinder: ['0.00'],
      axisDigits: 1,
      degree: false,
    },
    css: `${paper}body{font-size:16px;line-height:1.3}`,
    draw: (s) => {
      const [r, l] = [s.right, s.left];
      const readings = (name: string, e: DrawnEye): string[] => {
        const average = e.elsewhere();
        const quality = (): string => ` ${s.dice.whole(6, 9)}`;
        return [
          `${name}>     SPH     CYL   AX`,
          `${eyeLine('  ', e.elsewhere())}${quality()}`,
          `${eyeLine('  ', e.elsewhere())}${quality()}`,
          `${eyeLine('  ', average)}${quality()}`,
          eyeLine(' *', average),
        ];
      };
      const title = (text: string): string => middle(`[ ${text} ]`, 34, '-');
      const meridians = (name: string): string[] => {
        const { r1, r2, average, cyl } = cornea(s);
        return [
          `${name}>      mm       D   AX`,
          ` H ${ahead(r1[0], 7)}${ahead(r1[1], 8)}${ahead(r1[2], 5)}`,
          ` V ${ahead(r2[0], 7)}${ahead(r2[1], 8)}${ahead(r2[2], 5)}`,
          ` AV${ahead(average[0], 7)}${ahead(average[1], 8)}   C ${cyl}`,
        ];
      };
      const add = s.values.od.add !== null;
      return receipt(
        `${padded('HUVITZ', 22)}HDR-9000`,
        `NAME: ${s.patient()}`,
        `${s.dateAs('2025-03-05')}  ${time(s)}  NO.${s.dice.digits(4)}`,
        title('REF'),
        `VD ${s.number(12)}    CYL (${s.values.notation === 'minus' ? '-' : '+'})`,
        ...readings('R', r),
        ...readings('L', l),
        ` PD ${s.pd()}`,
        title('KER'),
        ...meridians('R'),
        ...meridians('L'),
        title('LM'),
        eyeLine('R>', r.elsewhere()),
        eyeLine('L>', l.elsewhere()),
        wornAdd(s, 'od') && `ADD ${wornAdd(s, 'od')} / ${wornAdd(s, 'os')}`,
        title('SUB'),
        eyeLine('R>', printed(r)),
        eyeLine('L>', printed(l)),
        add ? `ADD ${r.add()} / ${l.add()}` : '',
        `VA  ${s.acuity()} / ${s.acuity()}   BIN ${s.acuity()}`,
        '-'.repeat(34),
      );
    },
  },
  {
    name: 's-slip-en-reichert',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    width: 960,
    values: { prism: 0.3 },
    writing: { noCylinder: ['SPH', 'DS', '0.00'], degree: false },
    css: 'body{padding:34px 38px;font-size:15px}.g{display:grid;grid-template-columns:1fr 1fr;gap:18px;margin:18px 0}.g>div{border:1px solid #8a8f96}.g h4{margin:0;background:#e4e7ea;padding:5px 10px;border-bottom:1px solid #8a8f96}.g .f{border:2px solid #111}.g .f h4{background:#111;color:#fff}table{width:100%}td,th{padding:7px 4px;text-align:center}th{font-size:12px;font-weight:400;color:#555}.p{padding:2px 12px 8px}',
    draw: (s) => {
      const other = (title: string, addR: string, addL: string): string => {
        const row = (name: string, e: DrawnEye, add: string): string => {
          const { sph, cyl, axis } = e.elsewhere();
          return tr(`<b>${name}</b>`, sph, cyl, axis, add, s.acuity());
        };
        return `<div><h4>${title}</h4>${table(heads('', 'Sphere', 'Cyl', 'Axis', 'Add', 'VA'), row('R', s.right, addR), row('L', s.left, addL))}</div>`;
      };
      const row = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity());
      const [lens, auto, subjective] = [
        other('LM (current glasses)', wornAdd(s, 'od'), wornAdd(s, 'os')),
        other('AR', '', ''),
        other('Subjective', '', ''),
      ];
      const [prismR, prismL] = [s.right.prism('letters'), s.left.prism('letters')];
      const prisms = [prismR && `R ${prismR}`, prismL && `L ${prismL}`].filter(Boolean);
      const final = `<div class="f"><h4>Final Rx</h4>${table(heads('', 'Sphere', 'Cyl', 'Axis', 'Add', 'VA'), row('R', s.right), row('L', s.left))}${prisms.length > 0 ? `<div class="p">Prism: ${prisms.join(' &nbsp; ')}</div>` : ''}</div>`;
      return `<div class="sides"><div><b style="font-size:20px">${s.practice()}</b><br>${s.street()}, ${s.town()}<br>${s.phone()}</div><div style="text-align:right">Refraction Report<br><span class="small">Phoroptor VRx / RK600 / AL700</span></div></div><p style="margin-top:16px">Patient: <b>${s.patient()}</b> &nbsp; DOB: ${s.born()} &nbsp; Exam: ${s.date()} ${time(s)}</p><div class="g">${lens}${auto}${subjective}${final}</div><p>Vertex distance: 13.75 mm &nbsp;&nbsp; Unaided VA: R ${s.acuity()} &nbsp; L ${s.acuity()} &nbsp; B ${s.acuity()} &nbsp;&nbsp; IOP: R ${s.pressure()} L ${s.pressure()}</p><p>Keratometry: R ${s.curvature()} / ${s.curvature()} @ ${s.dice.whole(70, 110)} &nbsp;&nbsp; L ${s.curvature()} / ${s.curvature()} @ ${s.dice.whole(70, 110)}</p><p style="margin-top:36px">Provider: ${s.doctor()}, OD ______________________</p>`;
    },
  },
  {
    name: 's-slip-en-vision-r',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 700,
    values: { prism: 0.3 },
    writing: { noCylinder: ['—', 'DS', '0.00'] },
    css: 'body{padding:30px 34px;font-size:16px}table{width:100%;margin-top:14px}td,th{border-bottom:1px solid #ccc;padding:6px 8px;text-align:center}th{background:#f1f1f1;font-size:13px}th:nth-child(2){background:#cfe3d4}td:first-child,th:first-child{text-align:left}.h td{font-weight:700;background:#fafafa;border-bottom:2px solid #888}.v{font-weight:700}',
    draw: (s) => {
      const rows = (name: string, e: DrawnEye, side: 'od' | 'os'): string[] => {
        const [worn, auto] = [e.elsewhere(), e.elsewhere()];
        const row = (label: string, own: string, old: string, objective: string): string =>
          own || old ? tr(label, `<span class="v">${own}</span>`, old, objective) : '';
        return [
          `<tr class="h"><td colspan="4">${name}</td></tr>`,
          row('Sphere', e.sph(), worn.sph, auto.sph),
          row('Cylinder', e.cyl(), worn.cyl, auto.cyl),
          row('Axis', e.axis(), worn.axis, auto.axis),
          row('Addition', e.add(), wornAdd(s, side), ''),
          row('Prism', e.prism('words', ', '), '', ''),
          row('VA', s.acuityMetres(), s.acuityMetres(), ''),
        ];
      };
      return `<div class="sides"><div><b style="font-size:21px">Marlow &amp; Finch Opticians</b><br><span class="small">${s.dice.whole(2, 190)} High Street, Ludlow SY8 1${s.dice.digits(1)}BX &nbsp; 01584 496${s.dice.digits(3)}</span></div><div class="small" style="text-align:right">VISION-R 800<br>${s.dateAs('05/03/2025')}<br>${time(s)}</div></div><p style="margin-top:16px">Name: ${s.patient()} &nbsp;&nbsp; Ref: ${s.dice.digits(5)}</p><b>Your results compared</b>${table(heads('', 'Your new prescription', 'Your old glasses', 'Autorefractor'), ...rows('Right eye', s.right, 'od'), ...rows('Left eye', s.left, 'os'))}<p style="margin-top:16px">PD: R ${s.right.pd()} &nbsp; L ${s.left.pd()} mm ${s.values.od.add === null ? '' : `&nbsp;&nbsp; Near PD: ${s.nearPd()} mm`} &nbsp;&nbsp; BVD: 12 mm</p><p class="small">Pressures R ${s.pressure()} L ${s.pressure()} mmHg (NCT). Next sight test in ${s.dice.pick(['12', '24'])} months. Optometrist: ${s.doctor()}, GOC 01-${s.dice.digits(5)}</p>`;
    },
  },
  {
    name: 's-slip-en-tape-on-card',
    language: 'en',
    pen: 'always',
    fonts: ['Tinos', 'Arimo'],
    width: 840,
    values: { prism: 0.2 },
    writing: { noCylinder: ['DS', 'sph', '—'] },
    css: 'body{padding:30px 34px}.u{display:inline-block;border-bottom:1px solid #444;min-width:150px}.f table{width:100%;margin:8px 0 16px}.f td,.f th{border:1px solid #333;height:54px;text-align:center}.f th{height:26px;font-size:13px}.t{display:flex;gap:26px;margin:18px 0}.t>div{flex:1;background:#f6f5ef;color:#44454f;font:14px/1.3 "DejaVu Sans Mono";padding:12px 14px;box-shadow:0 0 3px #999}.t pre{margin:0;font:inherit}',
    draw: (s) => {
      const [r, l] = [s.right, s.left];
      const block = (right: Power, left: Power): string[] => [
        '        SPH     CYL  AX',
        eyeLine('R>', right, 8, 5),
        eyeLine('L>', left, 8, 5),
      ];
      const auto = receipt(
        `TOMEY RC-5000  NO.${s.dice.digits(3)}`,
        `VD=${s.number(12)}`,
        '== REF ==',
        ...block(r.elsewhere(), l.elsewhere()),
        `PD=${Math.round(s.values.od.pd + s.values.os.pd + 1)}`,
        ' ',
      );
      const lens = receipt(
        `REICHERT AL500  NO.${s.dice.digits(3)}`,
        'STEP 0.25',
        '== LENS ==',
        ...block(r.elsewhere(), l.elsewhere()),
        wornAdd(s, 'od') ? `ADD ${wornAdd(s, 'od')} ${wornAdd(s, 'os')}` : ' ',
      );
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'), e.prism('letters', '<br>'));
      return `<div class="center"><b style="font-size:22px">${s.practice()}</b><br><span class="small">${s.street()}, ${s.town()} &nbsp; ${s.phone()}</span></div><p style="margin-top:16px">Name <span class="u" style="min-width:320px">${s.patient()}</span> Date <span class="u">${s.date()}</span></p><div class="t">${auto}${lens}</div><div class="f"><b>FINAL Rx</b>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Add', 'Prism'), eye('OD', r), eye('OS', l))}</div><p>PD <span class="u" style="min-width:90px">${s.pd()}</span> &nbsp; VA OD <span class="u" style="min-width:90px">${s.filled(s.acuity())}</span> &nbsp; OS <span class="u" style="min-width:90px">${s.filled(s.acuity())}</span></p><p class="small" style="margin-top:40px">Signature ___________________________ &nbsp; Lic. ${s.dice.digits(6)}</p>`
        .replaceAll('<pre>', '<div><pre>')
        .replaceAll('</pre>', '</pre></div>');
    },
  },
];
