import { heads, padded, table, tr } from '../../html.ts';
import type { Layout } from '../../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../../sheet.ts';

/** The cells of a row for near; empty where nothing is prescribed for it. */
const nearCells = (s: Sheet, e: DrawnEye): string[] =>
  hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis()] : ['', '', ''];

/** Sphere, cylinder and axis behind their names; the sphere alone where there is no cylinder. */
const named = (e: DrawnEye, names: [string, string, string], between = ' '): string =>
  e.toric
    ? [`${names[0]} ${e.sph()}`, `${names[1]} ${e.cyl()}`, `${names[2]} ${e.axis()}`].join(between)
    : `${names[0]} ${e.formula('', '', '').trim()}`;

/** The prisms of an eye, each with `word` between its amount and its base. */
const prisms = (e: DrawnEye, style: 'deutsch' | 'degrees', word: string, between: string): string =>
  (['Hor', 'Ver'] as const)
    .map((direction) => [e.amount(direction), e.base(direction, style)])
    .filter(([amount]) => amount)
    .map(([amount, base]) => `${amount} ${word} ${base}`)
    .join(between);

/** A label before what is only there sometimes. */
const behind = (label: string, text: string): string => (text ? `${label}${text}` : '');

const box = (label: string, ticked = false): string => `${ticked ? '☒' : '☐'} ${label}`;

/** Bars as on labels and forms; they mean nothing. */
const bars = (s: Sheet, width: number, height: number): string => {
  let x = 0;
  let path = '';
  while (x < width - 4) {
    const bar = s.dice.pick([1, 1, 2, 3]);
    path += `M${x} 0h${bar}v${height}h-${bar}z`;
    x += bar + s.dice.pick([1, 2, 2, 3]);
  }
  return `<svg width="${width}" height="${height}"><path d="${path}" fill="#111"/></svg>`;
};

/** A name written so that nobody can read it. */
const scrawl = (s: Sheet, width = 150, colour = '#22306e'): string => {
  const steps = Array.from({ length: 9 }, (_, i) => {
    const x = 8 + (i + 1) * ((width - 20) / 9);
    const y = 24 + s.dice.between(-1, 1) * (i < 3 ? 16 : 7);
    return `S${(x - 9).toFixed(1)} ${s.dice.between(6, 42).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('');
  return `<svg width="${width}" height="48" style="overflow:visible"><path d="M8 30C10 4 18 6 20 26${steps}" fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round"/></svg>`;
};

/** The half circle after TABO, with the directions in which axes are counted. */
const halfCircle = (name: string): string => {
  const marks = Array.from({ length: 7 }, (_, i) => {
    const angle = (Math.PI * i * 30) / 180;
    const at = (radius: number): string =>
      `${(80 + radius * Math.cos(angle)).toFixed(1)} ${(64 - radius * Math.sin(angle)).toFixed(1)}`;
    return `M${at(44)}L${at(52)}`;
  }).join('');
  return `<svg width="160" height="84" font-size="9" text-anchor="middle" fill="#333"><path d="M32 64A48 48 0 0 1 128 64M26 64H134M80 64V58${marks}" fill="none" stroke="#333" stroke-width=".9"/><text x="80" y="9">90</text><text x="143" y="67">0</text><text x="15" y="67">180</text><text x="80" y="80" font-size="11">${name}</text></svg>`;
};

/** Papers as German, Austrian and Swiss practices and shops hand them out. */
export const fourthInGerman: Layout[] = [
  {
    name: 'z-de-praxis-verordnung-a5',
    language: 'de',
    width: 860,
    fonts: ['Arimo', 'Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0.25, add: 0.6 },
    writing: { minus: ['-', '-', '−'], gap: ' ', noCylinder: [''], plano: ['0,00', 'plan'] },
    css: 'body{padding:30px 46px 26px;font-size:15px}.h{border-bottom:2px solid #222;padding-bottom:8px;font-size:13.5px}.h b{font-size:17px}table{width:100%;margin:10px 0 12px}td,th{border:1px solid #666;padding:6px 8px;text-align:center;height:34px}th{background:#eee;font-size:13px;font-weight:400}td:first-child{font-weight:700;width:92px}.l{margin:0 0 3px}h2{font-size:20px;margin:14px 0 8px}',
    draw: (s) => {
      const row = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'), e.amounts(), e.bases('degrees'));
      const doctor = s.doctor();
      const town = s.town();
      return `<div class="h sides">
        <span><b>${doctor}</b><br>Praxis für Augenheilkunde</span>
        <span style="text-align:right">${s.street()}, ${town}<br>Tel. ${s.phone()} · Mo–Fr 8–12, Mo Di Do 14–17 Uhr</span>
      </div>
      <div class="sides" style="margin-top:12px">
        <span>${s.patient()}<br>${s.street()}<br>${town}</span>
        <span style="text-align:right">geb. ${s.born()}<br>Pat.-Nr. ${s.dice.digits(5)}<br>${town.replace(/^\d+ /, '')}, ${s.date()}</span>
      </div>
      <h2>Brillenverordnung</h2>
      ${table(
        heads('Auge', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'Prisma', 'Basis'),
        row('rechts', s.right),
        row('links', s.left),
      )}
      <p class="l">Visus mit Korrektur: R ${s.acuity()} &nbsp; L ${s.acuity()} &nbsp;&nbsp;|&nbsp;&nbsp; HSA ${s.dice.pick(['12', '13', '14'])} mm</p>
      <p class="l">Glasart: ${s.lensType({ single: 'Einstärkengläser', multi: 'Gleitsichtgläser' })}, ${s.dice.pick(['Kunststoff, entspiegelt', 'Kunststoff', 'entspiegelt, UV-Schutz'])}</p>
      <div class="sides" style="align-items:flex-end;margin-top:10px">
        <span class="small">Bitte die Brille nach Anfertigung in der Praxis kontrollieren lassen.</span>
        <span class="center">${scrawl(s)}<br><span class="small" style="border-top:1px solid #333;padding:2px 30px">Unterschrift</span></span>
      </div>`;
    },
  },
  {
    name: 'z-de-praxis-karteiauszug',
    language: 'de',
    width: 880,
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    values: { prism: 0.15, add: 0.55 },
    writing: { minus: ['-'], plano: ['0,00', '+0,00', 'plan'], axisDigits: 1 },
    css: 'body{padding:40px 44px 200px;font-size:14.5px;line-height:1.42}pre{font:inherit;margin:0;white-space:pre}hr{border:0;border-top:1px dashed #555;margin:8px 0}',
    draw: (s) => {
      const line = (kind: string, text: string): string =>
        `            ${padded(kind, 5)}${text}\n`;
      const measured = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${padded(sph, 7)}${padded(cyl, 7)}${padded(axis, 5)}`;
      };
      const glasses = (e: DrawnEye): string =>
        [
          named(e, ['sph', 'cyl', 'A'], '  '),
          behind('Pr ', prisms(e, 'degrees', 'B', ' + ')),
          behind('Add ', e.add()),
        ]
          .filter(Boolean)
          .join('  ');
      const doctor = s.doctor();
      const [right, left] = [measured(s.right), measured(s.left)];
      const ailments = hasAdd(s)
        ? 'Lesen mit jetziger Brille mühsam, Ferne gut'
        : s.dice.pick([
            'Ferne unscharf, v.a. abends',
            'Kontrolle, Kopfschmerz bei Bildschirmarbeit',
          ]);
      return `<pre>${padded(`<b>${doctor}</b>`, 48)}Karteikarte – Auszug
${padded('Augenarztpraxis', 48)}Seite 1 von 1
${s.street()}, ${s.town()}
</pre><hr><pre>Patient:    ${s.patient()}
geboren:    ${padded(s.born(), 14)}Nr. ${s.dice.digits(6)}    Kasse: ${s.dice.pick(['BKK Nordlicht', 'IKK Ostsee', 'privat'])}
</pre><hr><pre>${padded(s.date(), 12)}${padded('A', 5)}${ailments}
${line('AR', `R  ${right}`)}${line('', `L  ${left}`)}${line('VIS', `cc R ${s.acuity()}   L ${s.acuity()}   Nähe Nd 1`)}${line('BRV', `R  ${glasses(s.right)}`)}${line('', `L  ${glasses(s.left)}`)}${line('TEN', `R ${s.pressure()}  L ${s.pressure()} mmHg (NCT)`)}${line('B', 'R/L Bindehaut reizfrei, Hornhaut klar, Linse klar,')}${line('', 'Papille vital, randscharf, CDR 0,3, Makula o.B.')}${line('D', hasAdd(s) ? 'H52.4 G R L  Presbyopie' : 'H52.1 G R L  Ametropie')}${line('', 'H52.2 G R L  Astigmatismus')}${line('TH', 'BRV mitgegeben, Kontrolle in 12 Monaten')}${line('L', '06212  06333')}</pre><hr><pre>Abkürzungen: AR Autorefraktor, VIS Visus, BRV Brillenverordnung,
TEN Tonometrie, B Befund, D Diagnose, TH Therapie, L Leistung</pre>`;
    },
  },
  {
    name: 'z-de-mvz-verordnung-a4',
    language: 'de',
    width: 900,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.2, add: 0.6 },
    writing: { noCylinder: ['—', '–', '0,00'], plano: ['0,00', '±0,00', '+0,00'] },
    css: 'body{padding:44px 60px;font-size:15px;min-height:1250px;position:relative}.t td,.t th{padding:8px 6px;text-align:center}.t th{background:#0d5c75;color:#fff;font-size:13px;font-weight:400}.t td{border-bottom:1px solid #9bb;font-size:16px}.t table{width:100%;margin:14px 0}.k td{padding:1px 18px 1px 0;font-size:14px}h1{font-size:23px;color:#0d5c75;margin:36px 0 4px}.f{position:absolute;left:60px;right:60px;bottom:30px;border-top:1px solid #0d5c75;padding-top:6px;font-size:11px;color:#345;line-height:1.4}',
    draw: (s) => {
      const row = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          s.acuity(),
          ...e.cells('sph', 'cyl', 'axis'),
          prisms(e, 'degrees', 'Bas.', '<br>') || '–',
          e.add() || '–',
          `${s.acuity()}${s.dice.pick(['', '', 'p'])}`,
        );
      const place = s.dice.pick(['Kupferhof', 'Ostertal', 'am Stadtgarten']);
      const doctor = s.doctor();
      const town = s.town();
      return `<div class="sides"><span style="display:flex;gap:12px;align-items:center"><svg width="64" height="44"><path d="M2 22Q32-14 62 22Q32 58 2 22Z" fill="none" stroke="#0d5c75" stroke-width="4"/><circle cx="32" cy="22" r="10" fill="#0d5c75"/></svg><span style="font-size:21px;line-height:1.1;color:#0d5c75"><b>MVZ Augenzentrum</b><br>${place}</span></span><span style="text-align:right;font-size:13px">${s.street()}<br>${town}<br>Telefon ${s.phone()}<br>www.mvz-augenzentrum.example</span></div>
      <p style="margin-top:44px">${s.patient()}<br>${s.street()}<br>${town}</p>
      <h1>Verordnung einer Sehhilfe</h1>
      <div class="k">${table(
        tr('Geburtsdatum', s.born(), 'Untersuchung am', s.date()),
        tr('Patienten-ID', s.dice.digits(7), 'Untersucher', doctor),
      )}</div>
      <div class="t">${table(
        heads(
          'Auge',
          'Visus s.c.',
          'Sphäre',
          'Zylinder',
          'Achse',
          'Prisma',
          'Nahzusatz',
          'Visus c.c.',
        ),
        row('RA', s.right),
        row('LA', s.left),
      )}</div>
      <p>Pupillendistanz (Ferne): <b>${s.pd()} mm</b> &nbsp;&nbsp; Hornhautscheitelabstand: ${s.dice.pick(['12', '13', '14'])} mm</p>
      <p>Verordnet wird: ${s.lensType({ single: 'Brille mit Einstärkengläsern', multi: 'Brille mit Mehrstärkengläsern (Gleitsicht)' })}</p>
      <p>Diagnosen: ${s.dice.pick(['Ametropie bds., beginnende Cataract bds.', 'Ametropie bds.', 'Astigmatismus, Sicca-Syndrom bds.'])}</p>
      <p style="margin-top:36px">Mit freundlichen Grüßen<br>${scrawl(s, 170)}<br>${doctor}<br><span class="small">Augenheilkunde</span></p>
      <p>${bars(s, 190, 34)}<br><span class="small">VO-${s.dice.digits(10)}</span></p>
      <div class="f">MVZ Augenzentrum GmbH · Sitz der Gesellschaft: ${town.slice(6)} · HRB ${s.dice.digits(5)} · USt-IdNr. DE${s.dice.digits(9)} · Bankverbindung: Volksbank DE${s.dice.digits(2)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(2)}<br>Dieses Dokument wurde elektronisch erstellt. Eine Erstattung durch Ihre Krankenversicherung ist nicht in jedem Fall möglich.</div>`;
    },
  },
  {
    name: 'z-de-schweiz-rezept-fern-nah',
    language: 'de',
    pen: 'sometimes',
    width: 780,
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    values: { prism: 0.15, add: 0.6 },
    writing: { noCylinder: ['', '–', 'sph'], plano: ['plan', '0,00', '0,00'], degree: true },
    css: 'body{padding:38px 46px;font-size:15px}table{width:100%;margin:8px 0 14px}td,th{border:1px solid #222;text-align:center;padding:6px 4px;height:38px;width:12%}th{font-weight:400;font-size:13px;height:26px}td:first-child,th:first-child{width:16%;text-align:left;padding-left:9px}.o{font-size:15px;font-weight:700;letter-spacing:1px}h2{font-size:21px;margin:24px 0 4px}.u{border-bottom:1px solid #444;display:inline-block;min-width:120px;padding:0 8px}.s{border-left:3px double #222}',
    draw: (s) => {
      const pairOf = (right: string[], left: string[]): string[] => [
        ...right.map((cell) => `<td>${cell}</td>`),
        ...left.map((cell, i) => `<td${i === 0 ? ' class="s"' : ''}>${cell}</td>`),
      ];
      const kinds = (multi: boolean): string =>
        [box('Fernbrille', !multi), box('Lesebrille'), box('Gleitsicht / Bifokal', multi)].join(
          ' &nbsp;&nbsp; ',
        );
      const prismRow = hasPrism(s)
        ? tr(
            'Prisma / Basis',
            `<td colspan="3">${prisms(s.right, 'deutsch', '', ', ') || '–'}</td>`,
            `<td colspan="3" class="s">${prisms(s.left, 'deutsch', '', ', ') || '–'}</td>`,
          )
        : '';
      const [area, town] = s.dice.pick<[string, string]>([
        ['032', '4502 Solothurn'],
        ['052', '8400 Winterthur'],
        ['041', '6210 Sursee'],
        ['081', '7000 Chur'],
      ]);
      const doctor = s.doctor();
      return `<div class="sides"><span><b style="font-size:19px">Augenpraxis ${s.dice.pick(['Lindenplatz', 'Zum Turm', 'Seefeldgasse'])}</b><br>${doctor}<br>Ophthalmologie FMH</span><span style="text-align:right">${s.dice.pick(['Lindenplatz 3', 'Bahnhofstrasse 41', 'Kirchgasse 12'])}<br>${town}<br>Tel. ${area} ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}<br><span class="small">ZSR-Nr. ${s.dice.pick(['K', 'L', 'P'])} ${s.dice.digits(4)}.${s.dice.digits(2)}</span></span></div>
      <h2>Brillenrezept</h2>
      <p>für <span class="u" style="min-width:250px">${s.filled(s.dice.pick(['Reto Ammann', 'Vreni Zurbuchen', 'Beat Inäbnit', 'Corina Tschudi', 'Urs Hefti']))}</span> &nbsp; Geb.-Datum <span class="u">${s.born()}</span></p>
      <table><tr><th></th><th colspan="3"><span class="o">OD (rechts)</span></th><th colspan="3" class="s"><span class="o">OS (links)</span></th></tr>
      <tr><th></th><th>sph.</th><th>cyl.</th><th>Achse</th><th class="s">sph.</th><th>cyl.</th><th>Achse</th></tr>
      ${tr('Ferne', ...pairOf(s.right.cells('sph', 'cyl', 'axis'), s.left.cells('sph', 'cyl', 'axis')))}
      ${tr('Nähe', ...pairOf(nearCells(s, s.right), nearCells(s, s.left)))}
      ${prismRow}</table>
      <p>${s.lensType({ single: kinds(false), multi: kinds(true) })} &nbsp;&nbsp; ${box('Sonnenschutz', s.dice.chance(0.2))}</p>
      <p>Bemerkungen: <span class="u" style="min-width:420px">${s.filled(s.dice.pick(['', 'Entspiegelung empfohlen', 'Höherbrechendes Material', 'Filter Kat. 1']))}</span></p>
      <p class="small">Grundversicherung (MiGeL 25.01): Beitrag nur bei Kindern und Jugendlichen bis 18 Jahre. Zusatzversicherung gemäss Police.</p>
      <div class="sides" style="align-items:flex-end;margin-top:18px"><span>${town.slice(5)}, ${s.date()}</span><span>${scrawl(s, 180)}</span></div>`;
    },
  },
  {
    name: 'z-de-privatrezept-zeilen',
    language: 'de',
    width: 720,
    fonts: ['Courier Prime', 'DejaVu Sans Mono', 'Arimo'],
    values: { prism: 0.2, add: 0.5 },
    writing: { minus: ['-'], plano: ['plan', '0,00', 'Plan'] },
    css: 'body{padding:20px;background:#dcebf7;font-size:16px}.p{border:1px solid #6f9cc4;min-height:470px;display:flex}.a{flex:1.7;border-right:1px solid #6f9cc4;display:flex;flex-direction:column}.b{flex:.62;padding:10px;font:11px/1.35 Arimo;color:#2d6398}.q{border-bottom:1px solid #6f9cc4;padding:4px 10px 6px}.q small,.b small{font:10px Arimo;color:#2d6398;display:block}.x{display:flex}.x .q{flex:1}.x .q+.q{border-left:1px solid #6f9cc4}.r{padding:8px 12px;flex:1;line-height:1.55;display:flex;gap:10px}.r>small{font:700 14px/1.8 Arimo;color:#2d6398}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${name} ${named(e, ['sph', 'cyl', 'A'], ' / ')}${behind('<br>&nbsp;&nbsp;Prisma ', prisms(e, 'degrees', 'Basis', ' u. '))}`;
      const add = hasAdd(s) ? `Add R ${s.right.add()} &nbsp;L ${s.left.add()}<br>` : '';
      const doctor = s.doctor();
      const town = s.town();
      return `<div class="p"><div class="a">
        <div class="q"><small>Krankenversicherung</small>PRIVAT</div>
        <div class="q"><small>Name, Vorname des Versicherten &nbsp;&nbsp; geb. am</small>${s.patient().split(' ').toReversed().join(', ')} &nbsp;&nbsp; ${s.born()}<br>${s.street()}<br>${town}</div>
        <div class="x"><div class="q"><small>Patientennummer</small>${s.dice.digits(5)}</div><div class="q"><small>Arzt-Nr.</small>${s.dice.digits(9)}</div><div class="q"><small>Datum</small>${s.date()}</div></div>
        <div class="r"><small>Rp.</small><span>1 ${s.lensType({ single: 'Brille, Einstärkengläser', multi: 'Gleitsichtbrille' })}<br>
        ${eye('R', s.right)}<br>${eye('L', s.left)}<br>${add}${s.dice.pick(['superentspiegelt', 'Kunststoffgläser, entspiegelt', 'phototrop', ''])}</span></div>
      </div><div class="b"><p style="font-size:17px"><b>Privatrezept</b></p><p>${box('aut idem')}<br>${box('noctu')}<br>${box('Unfall')}</p><small>Apothekenstempel / Optiker</small><div style="border:1px solid #6f9cc4;height:96px;margin-bottom:14px"></div><small>Vergütung</small><div style="border-bottom:1px solid #6f9cc4;height:22px;margin-bottom:18px"></div><div style="color:#222">${doctor}<br>Augenarzt<br>${s.street()}<br>${town}<br>Tel. ${s.phone()}</div><div style="margin-top:4px">${scrawl(s, 130)}</div><small>Unterschrift des Arztes</small></div></div>`;
    },
  },
  {
    name: 'z-de-filiale-brillenpass',
    language: 'de',
    width: 640,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.2, add: 0.55 },
    writing: { noCylinder: ['', '0,00', '—'], plano: ['0,00', '+0,00', '±0,00'] },
    css: 'body{padding:0;background:#fff;font-size:14px}.h{background:#c8102e;color:#fff;padding:14px 26px;display:flex;justify-content:space-between;align-items:center}.h b{font-size:25px;letter-spacing:1px}.c{padding:14px 26px 18px}.e{display:flex;border:1px solid #bbb;border-radius:6px;margin:8px 0;overflow:hidden}.e i{font-style:normal;background:#f0e1e3;width:78px;padding:14px 8px;font-weight:700;display:flex;align-items:center}.e span.z{flex:1;padding:6px 4px 8px;text-align:center;border-left:1px solid #ddd;font-size:17px;min-height:54px}.e small{display:block;font-size:10.5px;color:#666;margin-bottom:3px}.k td{padding:1px 14px 1px 0;font-size:13px}',
    draw: (s) => {
      const cell = (label: string, text: string): string =>
        `<span class="z"><small>${label}</small>${text}</span>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="e"><i>${name}</i>${cell('Sphäre', e.sph())}${cell('Zylinder', e.cyl())}${cell('Achse', e.axis())}${cell('Addition', e.add())}${hasPrism(s) ? cell('Prisma', e.amounts()) + cell('Basis', e.bases('degrees')) : ''}${cell('PD', e.pd())}</div>`;
      return `<div class="h"><b>${s.dice.pick(['SEHFREUND', 'OPTIVARIA', 'BRILLANTO'])}</b><span>Brillenpass</span></div><div class="c">
      <div class="k">${table(
        tr('Name', `<b>${s.patient()}</b>`, 'Auftrag', `${s.dice.digits(4)}-${s.dice.digits(6)}`),
        tr('Kunden-Nr.', s.dice.digits(8), 'Datum', s.date()),
        tr('Filiale', `${s.street()}, ${s.town()}`, '', ''),
      )}</div>
      ${eye('Rechts', s.right)}${eye('Links', s.left)}
      <p style="margin:10px 0 4px">Gläser: ${s.lensType({ single: 'Einstärken', multi: 'Gleitsicht' })} ${s.dice.pick(['Komfort 1.6', 'Basis 1.5', 'Premium 1.67'])}, Super-Entspiegelung, Hartschicht<br>Fassung: ${s.dice.pick(['Nordkap', 'Linea', 'Velario'])} ${s.dice.digits(4)} col. ${s.dice.digits(2)} &nbsp; ${s.dice.whole(48, 56)}□${s.dice.whole(15, 20)}</p>
      <p class="small" style="margin:0;color:#555">3 Jahre Garantie auf Fassung und Gläser. Bitte bewahren Sie diesen Pass auf und bringen Sie ihn zu Ihrem nächsten Besuch mit. Werte nach TABO, PD in mm.</p></div>`;
    },
  },
  {
    name: 'z-de-optiker-refraktionsprotokoll',
    language: 'de',
    width: 900,
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    values: { prism: 0.3, add: 0.6 },
    writing: { noCylinder: ['', '0,00', '–'], plano: ['0,00', '±0,00', 'plan'] },
    css: 'body{padding:36px 50px;font-size:14px}h1{font-size:21px;margin:0}h3{font-size:14px;background:#e7ecdf;padding:4px 8px;margin:14px 0 6px}table{width:100%}td,th{border:1px solid #889;padding:4px 5px;text-align:center;height:28px}th{font-weight:400;font-size:12px;background:#f7f7f4}td:first-child{width:64px;font-weight:700}.k td{border:0;text-align:left;padding:1px 6px;height:auto;font-weight:400}.k td:first-child{width:110px}',
    draw: (s) => {
      const objective = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis, s.curvature(), s.curvature());
      };
      const result = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('degrees'),
          e.add(),
          s.acuity(),
          e.pd(),
        );
      const shop = s.dice.pick(['Augenoptik Fährmann', 'Optik Wiesengrund', 'Sehstudio Kolbe']);
      return `<div class="sides" style="border-bottom:3px solid #6d8250;padding-bottom:8px"><span><h1>Refraktionsprotokoll</h1></span><span style="text-align:right;font-size:13px"><b>${shop}</b><br>${s.street()} · ${s.town()} · Tel. ${s.phone()}</span></div>
      <div class="k" style="margin-top:10px">${table(
        tr('Kunde', s.patient(), 'Geburtsdatum', s.born()),
        tr('Datum', s.date(), 'Kunden-Nr.', s.dice.digits(5)),
        tr(
          'Anlass',
          s.dice.pick(['neue Brille', 'Sehtest, Bildschirmarbeit', 'Nachlassen der Sehleistung']),
          'Beruf',
          s.dice.pick(['Verwaltung', 'Lehramt', 'Rente', 'Handwerk']),
        ),
      )}</div>
      <h3>Objektive Messung (Autorefraktometer / Keratometer)</h3>
      ${table(heads('', 'Sph', 'Cyl', 'Achse', 'K1 (dpt)', 'K2 (dpt)'), objective('R', s.right), objective('L', s.left))}
      <h3>Subjektive Refraktion – Endergebnis binokular</h3>
      ${table(heads('', 'Sph', 'Cyl', 'A', 'Pri', 'Bas', 'Add', 'Visus', 'PD/2'), result('R', s.right), result('L', s.left))}
      <p style="margin:6px 0 0">HSA Messbrille ${s.dice.pick(['12', '13', '16'])} mm &nbsp; Visus binokular ${s.acuity()} &nbsp; Nahvisus Nd ${s.dice.pick(['1', '2'])} in 40 cm</p>
      <h3>Binokularprüfung</h3>
      ${table(heads('Test', 'Befund'), tr('Kreuztest', s.dice.pick(['zentriert', 'leichte Eso-Stellung', 'leichte Exo-Stellung'])), tr('Zeiger', 'in Nullstellung'), tr('Stereo', s.dice.pick(['unverzögert', 'leicht verzögert links'])), tr('Rot/Grün', 'ausgeglichen'))}
      <p style="margin:12px 0 0">Führungsauge: ${s.dice.pick(['rechts', 'links'])} &nbsp;&nbsp; Empfehlung: ${s.lensType({ single: 'Einstärkengläser Ferne', multi: 'Gleitsichtgläser' })}, Kontrolle in ${s.dice.pick(['12', '24'])} Monaten</p>
      <p class="small" style="margin-top:14px">Die Messung ersetzt keine augenärztliche Untersuchung. ${shop}, Meisterbetrieb, Mitglied der Innung</p>`;
    },
  },
  {
    name: 'z-de-optiker-auftrag-spalten-rl',
    language: 'de',
    width: 860,
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    values: { prism: 0.25, add: 0.6 },
    writing: { noCylinder: ['0,00', '', '—'], plano: ['0,00', '+0,00', 'plan'] },
    css: 'body{padding:44px 56px;font-size:14px;min-height:1216px}h2{font-size:19px;margin:26px 0 10px}.g td,.g th{border-bottom:1px solid #ccc;padding:4px 10px;text-align:right}.g th{border-bottom:2px solid #333}.g td:first-child,.g th:first-child{text-align:left;width:190px}.g table{width:480px}.p table{width:100%;margin-top:14px}.p td{padding:3px 6px}.p td:last-child{text-align:right;white-space:nowrap}.p tr:last-child td{border-top:2px solid #333;font-weight:700}',
    draw: (s) => {
      const [r, l] = [s.right, s.left];
      const row = (label: string, of: (e: DrawnEye) => string): string => tr(label, of(r), of(l));
      const shop = s.dice.pick(['Optik Hartwig & Sohn', 'Brillenatelier Süd', 'Augenblick Optik']);
      const town = s.town();
      const [frame, glass] = [s.price(), s.price()];
      const sum = (text: string): number => Number(text.replace(',', '.'));
      const euro = (amount: number): string => `${amount.toFixed(2).replace('.', ',')} €`;
      const total = sum(frame) + 2 * sum(glass);
      return `<div class="sides"><span><b style="font-size:22px">${shop}</b><br>${s.street()} · ${town}<br>Telefon ${s.phone()}</span><span style="text-align:right">Auftrags-Nr. <b>${s.dice.digits(6)}</b><br>Auftragsdatum ${s.date()}<br>Kunden-Nr. ${s.dice.digits(5)}</span></div>
      <p style="margin-top:28px">${s.patient()}<br>${s.street()}<br>${town}</p>
      <h2>Auftragsbestätigung</h2>
      <p>Vielen Dank für Ihren Auftrag. Wir fertigen für Sie nach Verordnung von ${s.doctor()}:</p>
      <div class="g">${table(
        heads('Glasdaten', 'Rechts', 'Links'),
        row('Sphäre (dpt)', (e) => e.sph()),
        row('Zylinder (dpt)', (e) => e.cyl()),
        row('Achse (TABO)', (e) => e.axis()),
        hasAdd(s) ? row('Addition (dpt)', (e) => e.add()) : '',
        hasPrism(s) ? row('Prisma (cm/m)', (e) => e.amounts()) : '',
        hasPrism(s) ? row('Basis', (e) => e.bases('degrees')) : '',
        row('PD Ferne (mm)', (e) => e.pd()),
        row('Einschleifhöhe (mm)', () => s.number(s.dice.whole(34, 48) / 2, 1)),
        row('Rohglas-Ø (mm)', () => s.dice.pick(['65', '70'])),
      )}</div>
      <div class="p">${table(
        tr(
          `1 Fassung ${s.dice.pick(['Holm & Kray', 'Levanti', 'Stella Piu'])} Mod. ${s.dice.digits(4)}, ${s.dice.pick(['havanna', 'schwarz matt', 'gunmetal'])}`,
          `${frame} €`,
        ),
        tr(
          `1 Glas rechts ${s.lensType({ single: 'Einstärken', multi: 'Gleitsicht Individual' })} n = ${s.number(s.dice.pick([1.5, 1.6, 1.67]))}, entspiegelt`,
          `${glass} €`,
        ),
        tr('1 Glas links, wie rechts', `${glass} €`),
        tr('Gesamtbetrag inkl. 19 % MwSt.', euro(total)),
      )}</div>
      <p style="margin-top:14px">Anzahlung ${s.dice.pick(['50,00', '100,00', '0,00'])} €. Voraussichtlich abholbereit in ${s.dice.pick(['7', '10', '14'])} Werktagen.</p>
      <p class="small">Gläser werden nach Ihren persönlichen Werten angefertigt und sind vom Umtausch ausgeschlossen. Bis zur vollständigen Bezahlung bleibt die Ware unser Eigentum. Verträglichkeitsgarantie 3 Monate.</p>
      <p style="margin-top:24px;border-top:1px solid #333;width:260px" class="small">Unterschrift Kunde</p>`;
    },
  },
  {
    name: 'z-de-optiker-rechnung-positionen',
    language: 'de',
    width: 880,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Tinos'],
    values: { prism: 0.15, add: 0.6 },
    writing: { plano: ['0,00', '+0,00', 'plan'], degree: false },
    css: 'body{padding:52px 64px;font-size:14px;min-height:1180px}h2{font-size:20px;margin:30px 0 12px}.p table{width:100%}.p th{border-bottom:1px solid #222;border-top:1px solid #222;padding:4px 6px;text-align:left;font-size:13px}.p td{padding:6px 6px 4px;vertical-align:top}.p td:nth-child(n+3),.p th:nth-child(n+3){text-align:right;white-space:nowrap}.s{margin-left:auto;width:330px;margin-top:10px}.s table{width:100%}.s td{padding:2px 6px}.s td:last-child{text-align:right}.s tr:last-child td{border-top:1px solid #222;font-weight:700}',
    draw: (s) => {
      const data = (e: DrawnEye): string =>
        [
          named(e, ['Sph', 'Cyl', 'A'], ' &nbsp;'),
          behind('Add ', e.add()),
          behind('Pr ', prisms(e, 'degrees', 'Bas', ', ')),
        ]
          .filter(Boolean)
          .join(' &nbsp;');
      const kind = s.lensType({ single: 'Einstärkenglas', multi: 'Gleitsichtglas' });
      const material = s.dice.pick(['Kst. 1,6 HMC+', 'Kst. 1,5 Super-ET', 'Kst. 1,67 Diamant']);
      const [frame, glass] = [s.price(), s.price()];
      const sum = (text: string): number => Number(text.replace(',', '.'));
      const euro = (amount: number): string => amount.toFixed(2).replace('.', ',');
      const total = sum(frame) + 2 * sum(glass);
      const town = s.town();
      const date = s.date();
      const shop = s.dice.pick(['Optik Behrens KG', 'Brillen Rosenau', 'Kontrast Augenoptik GmbH']);
      const item = (number: string, text: string, code: string, price: string): string =>
        tr(number, text, code, '1', price);
      return `<div style="text-align:right;line-height:1.3"><b style="font-size:20px">${shop}</b><br>${s.street()}<br>${town}<br>Tel. ${s.phone()}<br>IK ${s.dice.digits(9)}</div>
      <p style="margin-top:26px"><span style="font-size:10px;text-decoration:underline">${shop}, ${town}</span><br>${s.patient()}<br>${s.street()}<br>${town}</p>
      <div class="sides"><h2>Rechnung Nr. ${date.slice(-4)}-${s.dice.digits(5)}</h2><span style="margin-top:34px">Datum: ${date}</span></div>
      <div class="p">${table(
        heads('Pos.', 'Bezeichnung', 'Art.-Nr.', 'Menge', 'Betrag EUR'),
        item(
          '1',
          `Korrektionsfassung ${s.dice.pick(['Metall', 'Kunststoff', 'Titan'])}, Gr. ${s.dice.whole(48, 56)}-${s.dice.whole(16, 20)}`,
          s.dice.digits(6),
          frame,
        ),
        item('2', `${kind} rechts, ${material}<br>${data(s.right)}`, s.dice.digits(6), glass),
        item('3', `${kind} links, ${material}<br>${data(s.left)}`, s.dice.digits(6), glass),
        item('4', 'Refraktion und Glasberatung', s.dice.digits(6), '0,00'),
      )}</div>
      <div class="s">${table(tr('Nettobetrag', euro(total / 1.19)), tr('19 % MwSt.', euro(total - total / 1.19)), tr('Rechnungsbetrag', `${euro(total)} €`))}</div>
      <p style="margin-top:22px">Betrag dankend ${s.dice.pick(['per Girocard', 'bar', 'per Kreditkarte'])} erhalten. Die Brille ist ein Medizinprodukt nach Maß; die Konformitätserklärung liegt bei.</p>
      <p>Diese Rechnung können Sie bei Ihrer privaten Krankenversicherung oder Zusatzversicherung einreichen.</p>
      <p class="small" style="margin-top:60px;color:#444">Steuer-Nr. ${s.dice.digits(3)}/${s.dice.digits(4)}/${s.dice.digits(4)} · Sparkasse IBAN DE${s.dice.digits(2)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(2)}</p>`;
    },
  },
  {
    name: 'z-de-glastueten-paar',
    language: 'de',
    width: 700,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    values: { prism: 0.1, add: 0.5 },
    writing: { minus: ['-'], noCylinder: ['0,00', ''], plano: ['0,00', '+0,00'], degree: false },
    css: 'body{padding:26px;background:#f2f1ec;font-size:13px}.b{background:#fff;border:1px solid #999;border-radius:4px;padding:14px 20px 12px;margin-bottom:22px}.n{font-size:44px;font-weight:700;line-height:1;width:58px}table{margin:8px 0}th{font-size:11px;font-weight:400;text-align:left;padding:0 20px 0 0}td{font-size:20px;font-weight:700;padding:0 20px 0 0;text-align:left;min-width:66px}',
    draw: (s) => {
      const maker = s.dice.pick(['VISALUX', 'RODENTA', 'OPTIMA GLAS']);
      const kind = s.lensType({ single: 'Mono AS', multi: 'Progressiv Life 2' });
      const index = s.dice.pick(['1.50', '1.60', '1.67']);
      const order = s.dice.digits(7);
      const customer = s.dice.pick(['KÖHLER', 'VOGT', 'SCHOLZ', 'BRANDT']);
      const width = s.dice.pick(['65', '70', '65/70']);
      const bag = (side: string, e: DrawnEye): string => {
        const [amounts, bases] = [e.amounts(), e.bases('degrees')];
        const names = [
          'Sph',
          'Cyl',
          'Achse',
          ...(hasAdd(s) ? ['Add'] : []),
          ...(amounts ? ['Pri', 'Bas'] : []),
        ];
        const values = [
          ...e.cells('sph', 'cyl', 'axis'),
          ...(hasAdd(s) ? [e.add()] : []),
          ...(amounts ? [amounts, bases] : []),
        ];
        return `<div class="b"><div class="sides"><span><b style="font-size:17px;letter-spacing:2px">${maker}</b><br>${kind} ${index} &nbsp;Ø ${width}<br>Hart / Super-ET / Clean</span><span class="n">${side}</span></div>${table(heads(...names), tr(...values))}<div class="sides" style="align-items:flex-end"><span>Auftrag ${order} &nbsp; Komm. ${customer}<br>LOT ${s.dice.digits(8)} &nbsp; CE MD</span><span>${bars(s, 200, 36)}</span></div></div>`;
      };
      return `${bag('R', s.right)}${bag('L', s.left)}`;
    },
  },
  {
    name: 'z-de-kundenkarte-alt-neu',
    language: 'de',
    pen: 'always',
    width: 860,
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    values: { prism: 0.15, add: 0.55 },
    writing: { noCylinder: ['', '–'], plano: ['plan', '0,00', 'pl'], degree: false, axisDigits: 1 },
    css: 'body{padding:26px 34px;background:#fbf8ec;font-size:14px}.u{border-bottom:1px solid #555;display:inline-block;min-width:150px;padding:0 6px;min-height:22px}table{width:100%;margin:4px 0 14px}td,th{border:1px solid #555;text-align:center;height:44px;padding:2px;width:12.5%}tr:first-child th{height:24px;font-size:12px;font-weight:400}h3{font-size:15px;margin:12px 0 2px}',
    draw: (s) => {
      const before = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(`<b>${name}</b>`, s.filled(sph), s.filled(cyl), s.filled(axis), '', '', '', '');
      };
      const now = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('degrees'),
          ...e.cells('add', 'pd'),
        );
      const names = heads('', 'Sph.', 'Zyl.', 'Achse', 'Prisma', 'Basis', 'Add.', 'PD');
      return `<div class="sides"><b style="font-size:19px">Kundenkarte</b><span class="small">${s.dice.pick(['Optik Thalmann', 'Brillen-Eck Marstall', 'Optik Luise Reents'])}, ${s.town()}</span></div>
      <p style="margin:8px 0">Name <span class="u" style="min-width:270px">${s.patient()}</span> &nbsp; geb. <span class="u">${s.born()}</span></p>
      <p>Wohnort <span class="u" style="min-width:250px">${s.filled(s.town())}</span> &nbsp; Tel. <span class="u" style="min-width:180px">${s.filled(s.phone())}</span></p>
      <h3>Bisherige Brille</h3>${table(names, before('R', s.right), before('L', s.left))}
      <h3>Neue Brille &nbsp; <span style="font-weight:400">vom <span class="u">${s.date()}</span></span></h3>${table(names, now('R', s.right), now('L', s.left))}
      <p>Fassung <span class="u" style="min-width:230px">${s.filled(s.dice.pick(['Levanti 2214 braun', 'Titan randlos', 'eigene Fassung']))}</span> &nbsp; Gläser <span class="u" style="min-width:230px">${s.filled(s.dice.pick(['1,6 ET', 'Kst. hart ET', '1,5 SET']))}</span></p>
      <p>Preis <span class="u" style="min-width:120px">${s.filled(`${s.price()} €`)}</span> &nbsp; Anzahlung <span class="u" style="min-width:90px"></span> &nbsp; fertig am <span class="u" style="min-width:110px"></span></p>`;
    },
  },
  {
    name: 'z-de-klinik-arztbrief',
    language: 'de',
    width: 900,
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    values: { prism: 0.1, sameAdd: true, add: 0.65 },
    writing: { plano: ['plan', '0,00', '±0,00'], addPlus: true },
    css: 'body{padding:46px 70px 40px;font-size:14.5px;line-height:1.42;min-height:1273px}h4{margin:12px 0 2px;font-size:14.5px}p{margin:0 0 8px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${name} ${e.formula('/', '/', 'sph').trim()}${behind(', Prisma ', prisms(e, 'deutsch', 'Basis', ' und '))} (Visus ${s.acuity()})`;
      const doctor = s.doctor();
      const town = s.dice.pick(['Bad Lauter', 'Neuenhagen', 'Grünwalde']);
      const patient = s.patient();
      return `<div class="sides" style="border-bottom:1px solid #123;padding-bottom:10px"><span><b style="font-size:19px">Klinikum ${town}</b><br>Klinik für Augenheilkunde<br><span class="small">Direktor: Prof. Dr. W. Achterberg</span></span><span style="text-align:right" class="small">${s.street()}, ${town}<br>Sekretariat ${s.phone()}<br>Ambulanz ${s.phone()}</span></div>
      <div class="sides" style="margin:22px 0 18px"><span>Gemeinschaftspraxis Allgemeinmedizin<br>${s.street()}<br>${s.town()}</span><span>${town}, ${s.date()}</span></div>
      <p><b>Patient/in: ${patient}, geb. ${s.born()}, ambulante Vorstellung</b></p>
      <p>Sehr geehrte Kolleginnen und Kollegen,</p>
      <p>wir berichten über o. g. Person, die sich in unserer Ambulanz vorstellte.</p>
      <h4>Diagnosen</h4><p>${s.dice.pick(['Pseudophakie beidseits', 'Z. n. Phakoemulsifikation mit HKL-Implantation RA und LA', 'Trockene AMD beidseits, Pseudophakie RA'])}<br>Sicca-Syndrom beidseits</p>
      <h4>Befund</h4><p>RA: Visus s.c. ${s.acuity()}; LA: Visus s.c. ${s.acuity()}. Tensio applanatorisch RA ${s.pressure()} mmHg, LA ${s.pressure()} mmHg. Vordere Augenabschnitte beidseits reizfrei, Hornhaut klar, Vorderkammer tief und optisch leer. Fundus: Papille vital und randscharf, Netzhaut zirkulär anliegend.</p>
      <h4>Beurteilung und Procedere</h4><p>Der postoperative Verlauf ist komplikationslos. Wir verordneten heute eine neue Brille mit folgenden Werten: ${eye('RA', s.right)}, ${eye('LA', s.left)}${hasAdd(s) ? `, Nahaddition beidseits ${s.add()} dpt` : ''}. Die Benetzungstherapie sollte fortgeführt werden. Eine augenärztliche Kontrolle empfehlen wir in ${s.dice.pick(['drei', 'sechs'])} Monaten, bei Beschwerden jederzeit.</p>
      <p>Die Behandlung mit Kortison-Augentropfen ist beendet. Sportliche Belastung ist ohne Einschränkung möglich.</p>
      <p style="margin-top:18px">Mit freundlichen kollegialen Grüßen</p>${scrawl(s, 160)}<p>${doctor}<br>Oberarzt der Klinik</p>`;
    },
  },
  {
    name: 'z-de-app-meine-werte',
    language: 'de',
    width: 430,
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    values: { prism: 0.15, add: 0.5 },
    writing: { noCylinder: ['–', '0,00', '—'], plano: ['0,00', '±0,00'] },
    css: 'body{padding:0 0 26px;background:#f3f4f7;font-size:15px;color:#1b2130}.bar{display:flex;justify-content:space-between;padding:8px 20px 4px;font-size:13px;font-weight:700;background:#fff}.top{background:#fff;padding:10px 20px 14px;display:flex;gap:14px;align-items:center;font-size:19px;font-weight:700;border-bottom:1px solid #e2e4ea}.card{background:#fff;border-radius:14px;margin:14px 16px 0;padding:12px 18px}.card h3{font-size:16px;margin:0 0 6px;color:#21489b}.row{display:flex;justify-content:space-between;padding:7px 0;border-top:1px solid #eceef3}.row>span:first-child{color:#5b6273}.btn{margin:18px 16px 0;background:#21489b;color:#fff;border-radius:24px;text-align:center;padding:13px;font-weight:700}',
    draw: (s) => {
      const row = (label: string, text: string): string =>
        text ? `<div class="row"><span>${label}</span><span>${text}</span></div>` : '';
      const eye = (name: string, e: DrawnEye): string => {
        const add = e.add();
        return `<div class="card"><h3>${name}</h3>${row('Sphäre', `${e.sph()} dpt`)}${row('Zylinder', e.toric ? `${e.cyl()} dpt` : e.cyl())}${row('Achse', e.axis())}${row('Addition', add && `${add} dpt`)}${row('Prisma', prisms(e, 'deutsch', 'cm/m', '<br>'))}${row('Pupillendistanz', `${e.pd()} mm`)}</div>`;
      };
      return `<div class="bar"><span>${s.dice.whole(7, 21)}:${s.dice.whole(10, 59)}</span><span>5G &nbsp;${s.dice.whole(21, 98)} %</span></div><div class="top"><span>‹</span><span>Meine Sehwerte</span></div>
      <div class="card"><b>${s.patient()}</b><br><span style="color:#5b6273;font-size:13.5px">Letzter Sehtest am ${s.date()}<br>${s.dice.pick(['Filiale Leipzig, Nordpassage', 'Filiale Bremen, Deichtor', 'Filiale Linz, Uferpark'])}</span></div>
      ${eye('Rechtes Auge (R)', s.right)}${eye('Linkes Auge (L)', s.left)}
      <div class="card">${row('PD gesamt', `${s.pd()} mm`).replace('class="row"', 'class="row" style="border:0;padding:2px 0"')}</div>
      <div class="btn">Brille mit diesen Werten bestellen</div>`;
    },
  },
  {
    name: 'z-de-mail-online-haendler',
    language: 'de',
    width: 820,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans', 'Tinos'],
    values: { prism: 0, add: 0.45 },
    writing: { noCylinder: ['0,00', '–'], plano: ['0,00', '+0,00', 'plan'] },
    css: 'body{padding:40px 54px;font-size:15px}.m{border-bottom:1px solid #bbb;padding-bottom:10px;margin-bottom:18px;font-size:14px}.m td{padding:1px 16px 1px 0}.m td:first-child{color:#666}ul{margin:4px 0 14px;padding-left:22px}li{margin-bottom:4px}',
    draw: (s) => {
      const brand = s.dice.pick(['Klarblick24', 'brillenhaus-direkt', 'Sehpunkt Online']);
      const patient = s.patient();
      const eye = (name: string, e: DrawnEye): string =>
        `<li>${name}: ${e.toric ? named(e, ['Sphäre', 'Zylinder', 'Achse'], ' | ') : `Sphäre ${e.sph()} | Zylinder ${e.cyl() || '–'}`}${behind(' | Addition ', e.add())}</li>`;
      return `<div class="m"><p style="font-size:20px;margin:0 0 8px"><b>Ihre Bestellung ${s.dice.digits(8)} – bitte Werte prüfen</b></p>${table(
        tr(
          'Von',
          `${brand} Kundenservice &lt;service@${brand.toLowerCase().replace(' ', '-')}.example&gt;`,
        ),
        tr('An', patient),
        tr('Datum', `${s.date()}, ${s.dice.whole(8, 21)}:${s.dice.whole(10, 59)}`),
      )}</div>
      <p>Guten Tag ${patient},</p>
      <p>vielen Dank für Ihre Bestellung! Bevor wir Ihre Gläser einschleifen, prüfen Sie bitte noch einmal die Werte, die Sie uns übermittelt haben:</p>
      <ul>${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}<li>Pupillendistanz (PD): ${s.pd()} mm</li></ul>
      <p>Glasart: ${s.lensType({ single: 'Einstärken (Ferne)', multi: 'Gleitsicht' })}, Index ${s.number(s.dice.pick([1.5, 1.6, 1.67]))}, Entspiegelung inklusive<br>Fassung: ${s.dice.pick(['„Fjord“ transparent', '„Malta“ schwarz', '„Ella“ rosé'])}<br>Gesamtpreis: ${s.price()} € (inkl. MwSt. und Versand)</p>
      <p>Ist alles richtig? Dann brauchen Sie nichts weiter zu tun. Stimmt etwas nicht, antworten Sie bitte innerhalb von 24 Stunden auf diese Nachricht. Danach beginnt die Fertigung, und eine Änderung ist nicht mehr möglich.</p>
      <p>Voraussichtlicher Versand: in 6 bis 9 Werktagen</p>
      <p>Freundliche Grüße<br>Ihr Team von ${brand}</p>
      <p class="small" style="color:#777;border-top:1px solid #ccc;padding-top:10px">${brand} GmbH, ${s.street()}, ${s.town()} · Geschäftsführung: A. Moritz · Amtsgericht HRB ${s.dice.digits(5)}<br>Sie erhalten diese E-Mail, weil Sie in unserem Shop bestellt haben. Hinweise zum Widerruf: Individuell gefertigte Brillen sind vom Widerrufsrecht ausgenommen; unsere 30-Tage-Zufriedenheitsgarantie gilt trotzdem.</p>`;
    },
  },
  {
    name: 'z-de-oesterreich-verordnungsschein',
    language: 'de',
    pen: 'sometimes',
    width: 840,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.2, add: 0.55 },
    writing: {
      minus: ['-', '–'],
      noCylinder: ['', '–'],
      plano: ['plan', '0,00', 'pl'],
      degree: false,
    },
    css: 'body{padding:28px 36px;font-size:13px;background:#fdfdf8}.f{border:1px solid #444;padding:3px 8px 4px;min-height:42px}.f small{display:block;font-size:10px;color:#333}.m{font-size:16px}.r{display:flex}.r .f{flex:1;margin:-1px 0 0 -1px}table{width:100%;margin:10px 0}td,th{border:1px solid #444;text-align:center;padding:3px;height:42px;font-size:17px}th{font-weight:400;font-size:12px}tr:first-child th{height:24px}h2{font-size:19px;margin:0 0 8px}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        e.amounts(),
        e.bases('degrees'),
      ];
      const near = (e: DrawnEye): string[] => [...nearCells(s, e), '', ''];
      const doctor = s.doctor();
      const town = s.dice.pick(['4020 Linz', '8010 Graz', '5020 Salzburg', '9020 Klagenfurt']);
      return `<div class="sides"><h2>Verordnungsschein für Sehbehelfe</h2><span>${s.dice.pick(['Gesundheitskasse Alpenland', 'GKK Donau', 'Versicherungsanstalt Ost'])}</span></div>
      <div class="r"><div class="f" style="flex:2"><small>Familienname, Vorname</small><span class="m">${s.patient()}</span></div><div class="f"><small>Vers.-Nr. / Geb.-Datum</small><span class="m">${s.filled(s.dice.digits(4))} ${s.born()}</span></div></div>
      <div class="r"><div class="f" style="flex:2"><small>Anschrift</small><span class="m">${s.filled(`${s.dice.pick(['Annenstraße', 'Lindengasse', 'Museumstraße'])} ${s.dice.whole(2, 96)}, ${town}`)}</span></div><div class="f"><small>Beschäftigt bei / Status</small><span class="m">${s.filled(s.dice.pick(['Pensionist/in', 'angestellt', 'Angehörige/r']))}</span></div></div>
      <table><tr><th colspan="2"></th><th>sphärisch</th><th>zylindrisch</th><th>Achse</th><th>Prisma</th><th>Basis</th></tr>
      ${tr('<th rowspan="2">Ferne</th>', '<th><b>R</b></th>', ...far(s.right))}${tr('<th><b>L</b></th>', ...far(s.left))}
      ${tr('<th rowspan="2">Nähe</th>', '<th><b>R</b></th>', ...near(s.right))}${tr('<th><b>L</b></th>', ...near(s.left))}</table>
      <div class="sides"><span>${halfCircle('R')}${halfCircle('L')}</span><span style="line-height:2">Pupillenabstand Ferne &nbsp;<span class="m">${s.pd()}</span> mm<br>${hasAdd(s) ? `Pupillenabstand Nähe &nbsp;<span class="m">${s.nearPd()}</span> mm<br>` : ''}${box('Erstbrille')} &nbsp; ${box('Ersatz / Änderung', true)} &nbsp; ${box('Gläser allein')}</span></div>
      <p style="margin-top:8px">Diagnose: <span class="m">${s.filled(s.dice.pick(['Ametropie', 'Astigm. comp.', hasAdd(s) ? 'Presbyopie' : 'Ametropie']))}</span></p>
      <div class="sides" style="align-items:flex-end"><span>Ausstellungsdatum &nbsp;<span class="m">${s.date()}</span></span><span style="border:2px solid #3a4a9a;color:#3a4a9a;padding:5px 16px;text-align:center;transform:rotate(-2deg);line-height:1.3">${doctor}<br>Facharzt für Augenheilkunde und Optometrie<br>${town}</span><span>${scrawl(s, 120)}</span></div>
      <p style="font-size:10px;margin:14px 0 0">Der Verordnungsschein verliert einen Monat nach Ausstellung seine Gültigkeit. Die Kosten werden nur im Rahmen der Satzung übernommen. Kostenanteil des Versicherten ist bei Abgabe zu entrichten.</p>`;
    },
  },
  {
    name: 'z-de-altes-formblatt',
    language: 'de',
    pen: 'always',
    width: 620,
    fonts: ['Tinos', 'DejaVu Serif'],
    values: { prism: 0, sameAdd: true, add: 0.55 },
    writing: { noCylinder: ['–', ''], plano: ['plan', 'pl.'], zeros: 'no trailing', degree: false },
    css: 'body{padding:30px 38px;background:#f4ead0;color:#2b2620;font-size:16px}h2{font-size:20px;text-align:center;letter-spacing:2px;margin:18px 0 14px}.d{border-bottom:1px dotted #2b2620;display:inline-block;min-width:86px;text-align:center;padding:0 4px;min-height:30px;vertical-align:bottom}p{margin:0 0 10px}h4{margin:10px 0 8px;font-style:italic;font-weight:400}',
    draw: (s) => {
      const blank = (text: string, width = 86): string =>
        `<span class="d" style="min-width:${width}px">${text}</span>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<p>${name} &nbsp; sph. ${blank(e.sph())} cyl. ${blank(e.cyl())} Achse ${blank(e.axis(), 64)} Grad</p>`;
      const doctor = s.doctor();
      const town = s.town();
      return `<p class="center" style="margin:0"><b>${doctor}</b><br>Augenarzt<br><span class="small">${s.street()} · ${town} · Fernruf ${s.phone()}<br>Sprechstunden: werktags außer Mittwoch 8–11 und 15–17 Uhr</span></p>
      <h2>Gläserverordnung</h2>
      <p>für ${blank(s.patient(), 380)}</p>
      <h4>Für die Ferne:</h4>${eye('Rechts', s.right)}${eye('Links', s.left)}
      <h4>Für die Nähe:</h4><p>beiderseits Zusatz ${blank(s.add(), 110)} &nbsp; Leseabstand ${blank(hasAdd(s) ? s.filled('35 cm') : '', 80)}</p>
      <p>Pupillenabstand ${blank(s.pd(), 90)} mm</p>
      <p class="small">Die Gläser sind nach Fertigstellung zur Prüfung vorzulegen. Achsenangabe nach Tabo.</p>
      <div class="sides" style="align-items:flex-end;margin-top:20px"><span>den ${blank(s.date(), 130)}</span><span>${scrawl(s, 170)}</span></div>`;
    },
  },
];

/** German papers that are no prescription for spectacles. */
export const fourthNonesInGerman: Layout[] = [
  {
    name: 'z-de-none-kontaktlinsenpass',
    language: 'de',
    document: 'contact-lenses',
    width: 640,
    fonts: ['Arimo', 'Carlito'],
    css: 'body{padding:24px 30px;font-size:14px;background:#f5fafc}table{width:100%;margin:10px 0}td,th{border:1px solid #7aa;padding:6px;text-align:center}th{background:#dcebf0;font-weight:400;font-size:12px}h2{margin:0 0 6px;color:#17576b}',
    draw: (s) => {
      const lens = (name: string): string =>
        tr(
          `<b>${name}</b>`,
          s.number(s.dice.pick([8.4, 8.6, 8.7])),
          s.number(s.dice.pick([14, 14.2, 14.5]), 1),
          s.power(-s.dice.whole(4, 24) / 4),
          s.power(-s.dice.pick([0.75, 1.25, 1.75])),
          `${s.dice.whole(1, 18) * 10}`,
        );
      return `<div class="sides"><h2>Kontaktlinsenpass</h2><b>${s.dice.pick(['Linsenstudio Hafen', 'Contactlinsen-Institut Weiß', 'Optik Rautenberg'])}</b></div>
      <p>Name: ${s.patient()} &nbsp; geb. ${s.born()}<br>Anpassung vom ${s.date()}</p>
      ${table(heads('', 'BC (mm)', 'Ø (mm)', 'Sphäre', 'Zylinder', 'Achse'), lens('R'), lens('L'))}
      <p>Linsentyp: ${s.dice.pick(['AquaSoft toric', 'Oxyflow Toric', 'SiliFlex T 30'])}<br>Austausch: monatlich &nbsp; Tragedauer max. ${s.dice.pick(['10', '12'])} Std./Tag<br>Pflegemittel: ${s.dice.pick(['Kombilösung', 'Peroxidsystem'])}</p>
      <p>Nächste Kontrolle in 6 Monaten. Bei roten Augen, Schmerzen oder Sehverschlechterung Linsen sofort absetzen und den Augenarzt aufsuchen.</p>
      <p class="small">${s.street()}, ${s.town()}, Tel. ${s.phone()}</p>`;
    },
  },
  {
    name: 'z-de-none-kassenbeleg',
    language: 'de',
    document: 'receipt',
    width: 420,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    css: 'body{padding:24px 22px 30px;font-size:15px;background:#fdfdfd}.r{display:flex;justify-content:space-between}hr{border:0;border-top:1px dashed #333;margin:8px 0}',
    draw: (s) => {
      const line = (text: string, price: string): string =>
        `<div class="r"><span>${text}</span><span>${price}</span></div>`;
      const prices = [
        s.dice.pick([9.95, 12.5, 14.9]),
        s.dice.pick([4.5, 5.9]),
        s.dice.pick([29, 39.9]),
      ];
      const euro = (amount: number): string => amount.toFixed(2).replace('.', ',');
      const total = prices.reduce((sum, price) => sum + price, 0);
      return `<div class="center"><b>${s.dice.pick(['OPTIK LINDEMANN', 'BRILLEN ARNDT', 'SEHHAUS KROLL'])}</b><br>${s.street()}<br>${s.town()}<br>Tel. ${s.phone()}</div><hr>
      ${line('Brillenreinigungsspray', euro(prices[0]!))}${line('Mikrofasertuch 2x', euro(prices[1]!))}${line('Bügelreparatur', euro(prices[2]!))}<hr>
      <b>${line('SUMME EUR', euro(total))}</b>${line('Girocard', euro(total))}<hr>
      ${line('MwSt. 19 %', euro(total - total / 1.19))}${line('Netto', euro(total / 1.19))}<hr>
      <div>Bon ${s.dice.digits(5)} &nbsp; Kasse ${s.dice.whole(1, 3)}<br>${s.date()} ${s.dice.whole(9, 18)}:${s.dice.whole(10, 59)}<br>TSE-Sig. ${s.dice.digits(12)}</div>
      <p class="center" style="margin-top:12px">Vielen Dank für Ihren Einkauf!<br>Umtausch nur mit Bon</p><div class="center">${bars(s, 260, 44)}</div>`;
    },
  },
  {
    name: 'z-de-none-glaukombericht',
    language: 'de',
    document: 'letter',
    width: 860,
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    css: 'body{padding:46px 60px;font-size:15px;line-height:1.42}td,th{border:1px solid #999;padding:4px 12px;text-align:center}th{font-weight:400;background:#f1f1f1}table{margin:6px 0 14px}h4{margin:12px 0 4px}',
    draw: (s) => {
      const doctor = s.doctor();
      const town = s.town();
      const measure = (time: string): string => tr(time, s.pressure(), s.pressure());
      return `<p><b style="font-size:18px">${s.dice.pick(['Augenärzte am Mühlentor', 'Augenpraxis Nordufer', 'Augenärztliche Gemeinschaftspraxis'])}</b><br>${doctor}<br>${s.street()}, ${town}<br>Tel. ${s.phone()}</p>
      <p style="text-align:right">${s.date()}</p>
      <p><b>Befundbericht: ${s.patient()}, geb. ${s.born()}</b></p>
      <p>Sehr geehrte Damen und Herren,</p><p>nachfolgend der Befund der Verlaufskontrolle bei bekanntem primärem Offenwinkelglaukom beidseits.</p>
      <h4>Tagesdruckprofil (mmHg)</h4>${table(heads('Uhrzeit', 'RA', 'LA'), measure('08:00'), measure('11:00'), measure('14:00'), measure('17:00'))}
      <p>Visus c.c.: RA ${s.acuity()}, LA ${s.acuity()}. Hornhautdicke RA ${s.dice.whole(515, 580)} µm, LA ${s.dice.whole(515, 580)} µm. Papillen: CDR RA ${s.number(s.dice.whole(5, 8) / 10, 1)}, LA ${s.number(s.dice.whole(5, 8) / 10, 1)}. Gesichtsfeld 30-2: MD RA ${s.number(s.dice.between(1, 6), 1)} dB, LA ${s.number(s.dice.between(1, 6), 1)} dB.</p>
      <h4>Therapie</h4><p>Latanoprost Augentropfen 1 × abends beidseits, Dorzolamid/Timolol 2 × täglich beidseits. Der Zieldruck unter 16 mmHg ist ${s.dice.pick(['erreicht', 'derzeit noch nicht sicher erreicht'])}. Die vorhandene Brille kann weiter getragen werden.</p>
      <p>Wir bitten um Wiedervorstellung in drei Monaten zur Druckkontrolle und OCT der Papille.</p>
      <p style="margin-top:20px">Mit freundlichen Grüßen</p>${scrawl(s)}<p>${doctor}</p>`;
    },
  },
];
