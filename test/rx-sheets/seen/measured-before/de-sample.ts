import { heads, padded, table, tr } from '../../html.ts';
import type { Layout } from '../../layout.ts';
import { hasAdd, type DrawnEye, type Sheet } from '../../sheet.ts';

/** The cells of a row for near; empty where nothing is prescribed for it. */
const nearCells = (s: Sheet, e: DrawnEye): string[] =>
  hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis()] : ['', '', ''];

/** The half circles after TABO that forms have for the position of the axis. */
const tabo = (name: string): string => {
  const marks = Array.from({ length: 13 }, (_, i) => {
    const angle = (Math.PI * i * 15) / 180;
    const at = (radius: number): string =>
      `${(90 + radius * Math.cos(angle)).toFixed(1)} ${(78 - radius * Math.sin(angle)).toFixed(1)}`;
    return `M${at(58)}L${at(i % 2 === 0 ? 66 : 62)}`;
  }).join('');
  return `<svg width="180" height="98" font-size="10" text-anchor="middle" fill="#345"><path d="M32 78A58 58 0 0 1 148 78ZM90 74V82${marks}" fill="none" stroke="#345"/><text x="90" y="9">90</text><text x="162" y="82">0</text><text x="16" y="82">180</text><text x="90" y="95" font-size="12">${name}</text></svg>`;
};

/** Papers as German, Austrian and Swiss practices and shops hand them out. */
export const sampleInGerman: Layout[] = [
  {
    name: 'h-de-kassenformular',
    language: 'de',
    width: 900,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.3, add: 0.5 },
    writing: { minus: ['-'], noCylinder: [''], plano: ['0,00', '+0,00', 'plan'], degree: false },
    css: 'body{padding:26px 30px;background:#fff;font-size:13px;color:#a3352a}.m{font:17px "Courier Prime";color:#1c1c1c}.value{font:19px "Courier Prime";color:#1c1c1c}.f{border:1px solid #c96a5e;padding:3px 8px 2px}.f div{border-bottom:1px solid #e2b1aa;padding:2px 0}.f div:last-child{border:0}small{display:block;font-size:10px}.c{display:flex;gap:22px}.c>span{flex:1}table{width:100%;margin:12px 0}td,th{border:1px solid #c96a5e;padding:3px 4px;text-align:center;height:33px;font-weight:400}thead th{height:22px;font-size:11px;background:#fbe9e6}th b{font-size:15px}.n{font-size:30px;border:2px solid #a3352a;padding:0 12px;line-height:1.2}',
    draw: (s) => {
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        e.amounts(),
        e.bases('degrees'),
      ];
      const near = (e: DrawnEye): string[] => [...nearCells(s, e), '', ''];
      const box = (label: string, ticked = false): string =>
        `<p style="margin:0 0 3px">${ticked ? '☒' : '☐'} ${label}</p>`;
      const multi = hasAdd(s);
      return `<div class="c"><span class="f" style="flex:1.15"><div><small>Krankenkasse bzw. Kostenträger</small><span class="m">${s.dice.pick(['AOK Rheinland/Hamburg', 'BARMER', 'Techniker Krankenkasse', 'DAK-Gesundheit', 'IKK classic'])}</span></div><div><small>Name, Vorname des Versicherten</small><div class="sides" style="border:0;align-items:flex-end;padding:0"><span class="m">${s.patient()}<br>${s.street()}<br>D ${s.town()}</span><span><small>geb. am</small><span class="m">${s.born()}</span></span></div></div><div class="c"><span><small>Kostenträgerkennung</small><span class="m">10${s.dice.digits(7)}</span></span><span><small>Versicherten-Nr.</small><span class="m">${s.dice.pick(['A', 'K', 'T', 'M'])}${s.dice.digits(9)}</span></span><span style="flex:.6"><small>Status</small><span class="m">1000000</span></span></div><div class="c"><span><small>Betriebsstätten-Nr.</small><span class="m">${s.dice.digits(9)}</span></span><span><small>Arzt-Nr.</small><span class="m">${s.dice.digits(9)}</span></span><span style="flex:.6"><small>Datum</small><span class="m">${s.date()}</span></span></div></span><span><div class="sides" style="margin-bottom:10px"><b style="font-size:22px">Sehhilfen-<br>verordnung</b><b class="n">8</b></div><div class="c"><span>${box('Erstverordnung')}${box('Folgeverordnung', true)}${box('Ersatz wegen Bruch/Verlust')}</span><span>${box('Unfall')}${box('BVG')}${box('Kontaktlinsen')}</span></div><p style="margin:8px 0 0">☒ Brillengläser &nbsp; ${multi ? '☐' : '☒'} Einstärken &nbsp; ${multi ? '☒' : '☐'} Mehrstärken</p></span></div><table><thead><tr><th colspan="2"></th><th>Sphäre</th><th>Zylinder</th><th>Achse (TABO)</th><th>Prisma</th><th>Basis</th></tr></thead>${tr('<th rowspan="2"><b>F</b></th>', '<th><b>R</b></th>', ...far(s.right))}${tr('<th><b>L</b></th>', ...far(s.left))}${tr('<th rowspan="2"><b>N</b></th>', '<th><b>R</b></th>', ...near(s.right))}${tr('<th><b>L</b></th>', ...near(s.left))}</table><div class="c"><span class="f"><small>Visus mit bester Korrektur</small>R <span class="m">${s.acuity()}</span> &nbsp;&nbsp; L <span class="m">${s.acuity()}</span></span><span class="f"><small>Scheitelabstand (mm)</small><span class="m">${s.dice.pick(['12', '14', '15'])}</span></span><span class="f" style="flex:2"><small>Diagnose / Begründung</small><span class="m">${s.dice.pick(['Anisometropie', 'Ametropie', 'Amblyopie'])}</span></span></div><div class="sides" style="margin-top:12px;align-items:flex-end"><span style="font-size:10px">Muster 8 (10.2022) &nbsp; Die Verordnung ist innerhalb von 28 Tagen vorzulegen</span><span style="text-align:center"><span class="m" style="font-size:13px;color:#334">${s.doctor()}<br>Augenheilkunde · Tel. ${s.phone()}</span><small style="border-top:1px solid #c96a5e;padding:2px 40px">Vertragsarztstempel / Unterschrift</small></span></div>`;
    },
  },
  {
    name: 'h-de-rezeptblock',
    language: 'de',
    pen: 'always',
    width: 600,
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    values: { prism: 0, sameAdd: true, add: 0.6 },
    writing: { noCylinder: ['', '–'], plano: ['plan', '0,00', 'pl.'] },
    css: 'body{padding:28px 32px;font-size:15px;color:#234}h2{text-align:center;letter-spacing:3px;font-size:21px;margin:16px 0 10px}.d{border-bottom:1px dotted #345;display:inline-block;min-width:150px;padding:0 6px}table{width:100%;margin:6px 0 10px}td,th{border:1px solid #345;text-align:center;padding:2px;height:50px;font-size:18px}th{font-weight:400;font-size:13px}tr:first-child th{height:24px;font-size:12px}.st{color:#3d4c9a;border:1px solid #3d4c9a;font-size:12px;line-height:1.3;padding:5px 12px;transform:rotate(2deg)}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string[] => [
        `<th><b>${name}</b></th>`,
        ...e.cells('sph', 'cyl', 'axis'),
      ];
      const doctor = s.doctor();
      const town = s.town();
      return `<p class="center" style="margin:0"><b>${doctor}</b><br>Augenarztpraxis<br><span class="small">${s.street()} · ${town} · Telefon ${s.phone()}</span></p><h2>BRILLENREZEPT</h2><p>Für <span class="d" style="min-width:240px">${s.patient()}</span> &nbsp;geb. <span class="d" style="min-width:130px">${s.born()}</span></p>${table(
        '<tr><th colspan="2"></th><th>Sphäre</th><th>Zylinder</th><th>Achse</th></tr>',
        tr('<th rowspan="2">Ferne</th>', ...eye('R', s.right)),
        tr(...eye('L', s.left)),
        tr(
          '<th>Nähe</th>',
          '<th><b>R/L</b></th>',
          `<td colspan="3" style="text-align:left;padding-left:28px"><span style="font-size:13px">Addition</span> &nbsp; ${s.add()}</td>`,
        ),
      )}<div style="display:flex;justify-content:space-around">${tabo('R')}${tabo('L')}</div><p class="small">☐ entspiegelt &nbsp; ☐ getönt &nbsp; ☐ Kunststoff &nbsp; ${hasAdd(s) ? '☒' : '☐'} Gleitsicht / Bifokal</p><div class="sides" style="align-items:flex-end;margin-top:16px"><p style="margin:0">Datum <span class="d">${s.date()}</span></p><div class="st">${doctor}<br>${town}</div></div>`;
    },
  },
  {
    name: 'h-de-praxis-querformat',
    language: 'de',
    width: 860,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0.35, add: 0.55 },
    writing: { minus: ['-'], noCylinder: ['', '0,00'], plano: ['0,00', '+0,00'] },
    css: 'body{padding:34px 44px;font-size:16px}table{width:100%;margin:14px 0 16px}td,th{padding:5px 4px;text-align:right}th{border-bottom:1px solid #000;font-size:14px}td:first-child,th:first-child{text-align:left}tr:last-child td{border-bottom:1px solid #000}h2{margin:18px 0 8px}',
    draw: (s) => {
      const distance = s.dice.pick(['12', '12', '13', '15']);
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amounts(),
          e.bases('degrees'),
          distance,
          s.acuity(),
        );
      return `<div class="sides"><p><b>Augenarztpraxis ${s.doctor()}</b><br>${s.street()}, ${s.town()}<br>Tel. ${s.phone()} &nbsp; Fax ${s.phone()}</p><p style="text-align:right" class="small">BSNR ${s.dice.digits(9)}<br>LANR ${s.dice.digits(9)}<br>Pat.-ID ${s.dice.digits(5)}</p></div><h2>Brillenverordnung</h2><p>für ${s.patient()}, geb. am ${s.born()}<br>Datum der Refraktion: ${s.date()}</p>${table(heads('Ferne', 'Sph', 'Cyl', 'Achse', 'Add', 'Prisma', 'Basis', 'HSA', 'Visus'), eye('Rechts', s.right), eye('Links', s.left))}<p>PD: ${s.pd()} mm</p><p>Bemerkung: ${s.dice.pick(['Korrektur nur leicht geändert', 'Glas nach Wahl, entspiegelt', 'Fern- und Nahbrille getrennt möglich'])}</p><div class="sides" style="margin-top:34px"><p class="small" style="max-width:440px">Maschinell erstellt, ohne Unterschrift gültig. Die Verordnung ist keine Leistung der gesetzlichen Krankenversicherung.</p><p class="small">Seite 1 von 1</p></div>`;
    },
  },
  {
    name: 'h-de-refraktionsprotokoll',
    language: 'de',
    width: 940,
    fonts: ['Carlito', 'DejaVu Sans Condensed', 'Arimo'],
    values: { prism: 0.4, add: 0.6 },
    writing: { noCylinder: ['0,00', '—'], plano: ['0,00', '±0,00', 'plan'], degree: false },
    css: 'body{padding:32px 38px;font-size:16px}table{width:100%;margin:6px 0 16px}td,th{border:1px solid #9ab;padding:6px 4px;text-align:center}th{background:#eef3f6;font-size:13px}td:first-child{text-align:left;font-size:14px}.e tr:last-child td{font-weight:700;background:#fff8dc}.a td:first-child{font-size:15px}h3{margin:0 0 4px}.l{font-size:24px;font-weight:700;color:#285e61}.l i{color:#c7762b;font-style:normal}',
    draw: (s) => {
      const before = (name: string, acuity: boolean): string => {
        const cells = [s.right, s.left].flatMap((e) => {
          const { sph, cyl, axis } = e.elsewhere();
          return [sph, cyl, axis, acuity ? s.acuity() : ''];
        });
        return tr(name, ...cells);
      };
      const last = [s.right, s.left].flatMap((e) => [...e.cells('sph', 'cyl', 'axis'), s.acuity()]);
      const extra = (name: string, e: DrawnEye): string =>
        tr(
          name,
          e.add(),
          e.amount('Hor'),
          e.base('Hor', 'deutsch'),
          e.amount('Ver'),
          e.base('Ver', 'deutsch'),
          e.pd(),
          s.pressure(),
        );
      return `<div class="sides"><span class="l">seh<i>gut</i> Optik</span><p class="small" style="text-align:right">${s.street()}, ${s.town()}<br>Tel. ${s.phone()}</p></div><h3>Refraktionsprotokoll</h3><p>${s.patient()} &nbsp;|&nbsp; geb. ${s.born()} &nbsp;|&nbsp; Kunde ${s.dice.digits(6)} &nbsp;|&nbsp; ${s.date()} &nbsp;|&nbsp; Refraktionist: M. Thiele</p><div class="e"><table><tr><th rowspan="2"></th><th colspan="4">Rechts</th><th colspan="4">Links</th></tr>${heads('Sph', 'Cyl', 'Achse', 'Visus', 'Sph', 'Cyl', 'Achse', 'Visus')}${before('Autorefraktor', false)}${before('Getragene Brille', true)}${tr('Endwert Ferne', ...last)}</table></div><div class="a">${table(heads('', 'Add', 'Prisma hor.', 'Basis', 'Prisma vert.', 'Basis', 'PD', 'Tonometrie<br>(mmHg)'), extra('Rechts', s.right), extra('Links', s.left))}</div><div class="sides"><p>Führungsauge: ${s.dice.pick(['rechts', 'links'])}<br>HSA: ${s.dice.pick(['12', '13', '14'])} mm &nbsp; Leseabstand: 40 cm</p><p>Empfehlung: ${s.lensType({ single: 'Einstärkenbrille', multi: 'Gleitsichtbrille' })}<br>Nächste Prüfung in 24 Monaten</p></div>`;
    },
  },
  {
    name: 'h-de-arztbrief',
    language: 'de',
    width: 820,
    fonts: ['Tinos', 'Arimo', 'Carlito'],
    values: { prism: 0, sameAdd: true, add: 0.6 },
    writing: { plano: ['plan', '0,00'], degree: true, addPlus: true },
    css: 'body{padding:44px 60px;font-size:17px;min-height:1160px}.t{margin:0 0 12px 24px}.t p{margin:0}h4{margin:14px 0 3px}',
    draw: (s) => {
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `<p>${name}: ${sph} / ${cyl} / ${axis}</p>`;
      };
      const eye = (name: string, e: DrawnEye): string =>
        `<p>${name}: &nbsp; ${e.formula(' / ', ' / ', 'sph')}</p>`;
      const [doctor, patient] = [s.doctor(), s.patient()];
      return `<div class="sides"><p><b>Gemeinschaftspraxis für Augenheilkunde</b><br>${doctor} und Kollegen<br>${s.street()}, ${s.town()}</p><p style="text-align:right">Tel. ${s.phone()}<br>${s.date()}</p></div><p style="margin:26px 0">Herrn Dr. med. Reuter<br>Facharzt für Allgemeinmedizin<br>${s.street()}<br>${s.town()}</p><p><b>Betr.: ${patient}, geb. ${s.born()}</b></p><p>Sehr geehrter Herr Kollege,</p><p>wir berichten über die Untersuchung o. g. Person in unserer Sprechstunde.</p><h4>Diagnosen</h4><p class="t">Ametropie bds., Cataracta incipiens bds., Sicca-Symptomatik</p><h4>Befund</h4><div class="t"><p>Visus cc: RA ${s.acuity()}, LA ${s.acuity()}</p><p>Tensio (appl.): RA ${s.pressure()} mmHg, LA ${s.pressure()} mmHg</p><p>VAA bds.: Lider o. B., Hornhaut klar, Vorderkammer tief und reizfrei</p><p>Fundus bds.: Papille vital, randscharf, CDR 0,3; Makula o. B.</p></div><h4>Getragene Brille</h4><div class="t">${old('RA', s.right)}${old('LA', s.left)}</div><h4>Brillenverordnung (sph / cyl / Achse)</h4><div class="t">${eye('RA', s.right)}${eye('LA', s.left)}${hasAdd(s) ? `<p>Addition bds. ${s.add()} dpt</p>` : ''}</div><p>Wir bitten um Wiedervorstellung in 12 Monaten, bei Beschwerden jederzeit.</p><p>Mit freundlichen kollegialen Grüßen</p><p style="margin-top:40px">${doctor}</p>`;
    },
  },
  {
    name: 'h-de-scheckkarte',
    language: 'de',
    width: 640,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Carlito'],
    values: { prism: 0, add: 0.55 },
    writing: { noCylinder: ['', '—', '0,00'], minus: ['-', '−'] },
    css: 'body{padding:26px;background:#c9c4ba}.k{background:linear-gradient(#fff,#f3f6ee);border-radius:20px;overflow:hidden;box-shadow:0 2px 6px #777}.h{background:#3f6b35;color:#fff;padding:10px 24px;font-size:20px;display:flex;justify-content:space-between;align-items:baseline}.b{padding:12px 24px 16px;font-size:14px}.r{display:flex;gap:8px;margin-bottom:8px;align-items:stretch}.r>b{background:#3f6b35;color:#fff;width:34px;font-size:20px;display:flex;align-items:center;justify-content:center;border-radius:4px}.r>span{flex:1;border-bottom:1px solid #9bb392;text-align:center;font-size:18px;min-height:44px}.r small{display:block;font-size:11px;color:#4d6b46}p{margin:0 0 8px}',
    draw: (s) => {
      const cell = (label: string, value: string): string =>
        `<span><small>${label}</small>${value}</span>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="r"><b>${name}</b>${cell('Sph', e.sph())}${cell('Zyl', e.cyl())}${cell('Achse', e.axis())}${cell('Add', e.add())}${cell('PD', e.pd())}</div>`;
      return `<div class="k"><div class="h"><b>Optik Wiesner</b><span>Brillenpass</span></div><div class="b"><div class="sides"><p><b style="font-size:17px">${s.patient()}</b></p><p>Angefertigt: ${s.date()}</p></div>${eye('R', s.right)}${eye('L', s.left)}<div class="sides" style="margin-top:10px"><p style="margin:0">Glas: ${s.lensType({ single: 'ESV 1.6 SET', multi: 'GSB 1.6 SET' })}<br>Fassung: ${s.dice.pick(['Koberg', 'Nordlicht', 'Avanti'])} ${s.dice.digits(4)} C${s.dice.whole(1, 9)} &nbsp; 5${s.dice.whole(0, 5)}□1${s.dice.whole(6, 9)}</p><p style="margin:0;text-align:right">Auftrag ${s.dice.digits(6)}<br>Tel. ${s.phone()}</p></div></div></div>`;
    },
  },
  {
    name: 'h-de-filialauftrag',
    language: 'de',
    width: 780,
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    values: { prism: 0.25, add: 0.5 },
    writing: { noCylinder: ['0,00', '-', ''], plano: ['0,00', '+0,00'], degree: true },
    css: 'body{padding:34px 40px;font-size:15px;min-height:1080px}.w{display:flex;gap:26px;margin-top:14px}.w>div{flex:1}table{width:100%}td,th{padding:5px 6px;border-bottom:1px solid #ccc;text-align:center}td:first-child,th:first-child{text-align:left}th{background:#222;color:#fff;font-size:14px}.p td:last-child{text-align:right}.g{font:700 27px "DejaVu Sans Condensed";color:#c1121f;letter-spacing:-1px}',
    draw: (s) => {
      const line = (label: string, of: (e: DrawnEye) => string): string =>
        tr(label, of(s.right), of(s.left));
      const [y, b] = [s.dice.whole(18, 24), s.dice.whole(50, 56)];
      const lenses = s.lensType({
        single: 'Einstärkengläser Fern',
        multi: 'Gleitsichtgläser Komfort',
      });
      return `<div class="sides"><span class="g">●brillenhaus</span><p class="small" style="text-align:right">Filiale ${s.dice.digits(3)}, ${s.street()}<br>${s.town()} &nbsp; Tel. ${s.phone()}</p></div><h3 style="margin:14px 0 4px">Auftragsbestätigung / Abholschein</h3><p>Auftrag ${s.dice.digits(3)}-${s.dice.digits(6)} vom ${s.date()}<br>Kunde: ${s.patient()} (Kd.-Nr. ${s.dice.digits(7)})</p><div class="w"><div>${table(
        heads('Glaswerte', 'R', 'L'),
        line('Sphäre', (e) => e.sph()),
        line('Zylinder', (e) => e.cyl()),
        line('Achse', (e) => e.axis()),
        line('Addition', (e) => e.add()),
        line('Prisma', (e) => e.amounts()),
        line('Basis', (e) => e.bases('deutsch')),
        line('PD', (e) => e.pd()),
        line('Durchblickhöhe', () => s.number(y + s.dice.pick([0, 0.5]), 1)),
      )}</div><div class="p">${table(
        '<tr><th colspan="2">Ihre Brille</th></tr>',
        tr(
          `Fassung Linie ${s.dice.digits(3)}<br><span class="small">schwarz, ${b}-17-140</span>`,
          `${s.price()} €`,
        ),
        tr(lenses, `${s.price()} €`),
        tr('Superentspiegelung', `${s.price()} €`),
        tr('Anzahlung', '-50,00 €'),
        tr('<b>Restbetrag</b>', `<b>${s.price()} €</b>`),
      )}<p class="small" style="margin-top:12px">Abholbereit voraussichtlich in 8 Werktagen. Bringen Sie diesen Schein bitte mit.</p></div></div><p class="small" style="margin-top:18px">3 Jahre Garantie auf Fassung und Gläser. Refraktion: eigene Messung. Versicherung Nulltarif: nein. USt-IdNr. DE${s.dice.digits(9)}</p>`;
    },
  },
  {
    name: 'h-de-kundenportal',
    language: 'de',
    width: 1000,
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    values: { prism: 0.3, add: 0.5 },
    writing: { noCylinder: ['0,00', '–'], plano: ['0,00', '±0,00'], minus: ['-', '−'] },
    css: 'body{padding:0;background:#f2f4f8;font-size:16px}.n{background:#fff;border-bottom:1px solid #d5dae3;padding:14px 34px;display:flex;gap:30px;align-items:center;font-size:14px;color:#556}.n b{font-size:22px;color:#4338a8;margin-right:auto}.w{display:flex;gap:24px;padding:24px 34px 34px}.s{width:170px;font-size:15px;line-height:2.3;color:#445}.s b{color:#4338a8}.c{flex:1;background:#fff;border-radius:10px;padding:20px 26px}table{width:100%;margin:8px 0 18px}td,th{text-align:center;padding:9px 4px;border-bottom:1px solid #e5e8ee}th{font-size:13px;color:#667;font-weight:400}td:first-child,th:first-child{text-align:left}.o{color:#889;font-size:14px}h3{margin:0 0 4px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.prism('deutsch', '<br>') || '–',
          e.pd(),
        );
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis);
      };
      return `<div class="n"><b>augenwerk</b><span>Filialen</span><span>Brillen</span><span>Termin buchen</span><span>Abmelden</span></div><div class="w"><div class="s">Übersicht<br><b>Meine Sehstärken</b><br>Meine Aufträge<br>Meine Termine<br>Rechnungen<br>Persönliche Daten</div><div class="c"><h3>Aktuelle Brillenwerte</h3><p class="small">${s.patient()} &nbsp;·&nbsp; Sehtest vom ${s.date()} &nbsp;·&nbsp; Filiale ${s.town().replace(/^\d+ /, '')}</p>${table(heads('Auge', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'Prisma', 'PD (mm)'), eye('Rechts', s.right), eye('Links', s.left))}<p>Gesamt-PD: ${s.pd()} mm</p><div class="o"><h4 style="margin:18px 0 0">Vorherige Messung (2019)</h4>${table(heads('Auge', 'Sphäre', 'Zylinder', 'Achse'), old('Rechts', s.right), old('Links', s.left))}</div><p class="small">Werte älter als zwei Jahre? Wir empfehlen einen neuen Sehtest. Als PDF herunterladen</p></div></div>`;
    },
  },
  {
    name: 'h-de-verordnungsschein',
    language: 'de',
    pen: 'sometimes',
    width: 840,
    fonts: ['Arimo', 'Tinos', 'DejaVu Sans Condensed'],
    values: { prism: 0.2, add: 0.6 },
    writing: { noCylinder: ['', '–'], plano: ['plan', '0,00', '±0,00'], degree: true },
    css: 'body{padding:28px 34px;background:#fdfdf6;font-size:14px}.f{border:1px solid #555;display:flex}.f>div{border-right:1px solid #555;padding:3px 8px 5px;flex:1;min-height:50px;font-size:16px}.f>div:last-child{border:0}.f+.f{border-top:0}small{display:block;font-size:11px;color:#333}table{width:100%;margin:12px 0}td,th{border:1px solid #555;text-align:center;padding:3px;height:44px;font-size:17px}th{font-size:12px;font-weight:400;height:26px}td b{font-size:15px}',
    draw: (s) => {
      const far = (name: string, e: DrawnEye): string[] => [
        `<b>${name}</b>`,
        ...e.cells('sph', 'cyl', 'axis'),
        e.prism('deutsch', '<br>'),
      ];
      const near = (name: string, e: DrawnEye): string[] => [
        `<b>${name}</b>`,
        ...nearCells(s, e),
        '',
      ];
      const field = (label: string, value: string, grow = 1): string =>
        `<div style="flex:${grow}"><small>${label}</small>${value}</div>`;
      const [place, street] = s.dice.pick([
        ['8010 Graz', 'Annenstraße'],
        ['4020 Linz', 'Landstraße'],
        ['5020 Salzburg', 'Linzer Gasse'],
        ['1070 Wien', 'Neubaugasse'],
      ]);
      return `<div class="sides" style="align-items:flex-end;margin-bottom:8px"><b style="font-size:20px">Verordnung für Sehbehelfe</b><span>☒ ÖGK &nbsp; ☐ SVS &nbsp; ☐ BVAEB</span></div><div class="f">${field('Familien- und Vorname', s.patient(), 2)}${field('Geburtsdatum', s.born())}${field('Vers.-Nr.', s.filled(`${s.dice.digits(4)} ${s.dice.digits(6)}`))}</div><div class="f">${field('Anschrift', s.filled(`${s.street()}, ${place}`), 2)}${field('Diagnose', s.filled(s.dice.pick(['Myop. Astigm.', 'Ametropie', 'Refraktionsfehler'])), 2)}</div>${table(
        '<tr><th colspan="2"></th><th>sphärisch</th><th>zylindrisch</th><th>Achse</th><th>Prisma, Basis</th></tr>',
        tr('<th rowspan="2">Ferne</th>', ...far('R', s.right)),
        tr(...far('L', s.left)),
        tr('<th rowspan="2">Nähe</th>', ...near('R', s.right)),
        tr(...near('L', s.left)),
      )}<div class="f">${field('PD Ferne (mm)', s.pd())}${field('PD Nähe (mm)', hasAdd(s) ? s.nearPd() : '')}${field('Visus cc R', s.filled(s.acuity()))}${field('Visus cc L', s.filled(s.acuity()))}</div><div class="sides" style="margin-top:14px;align-items:flex-end"><p style="margin:0">${place}, am ${s.date()}</p><p style="margin:0;text-align:center;color:#33508c">${s.doctor()}<br>FA für Augenheilkunde und Optometrie<br>${place}, ${street} ${s.dice.whole(3, 88)}</p></div><p style="font-size:11px;margin:14px 0 0">Gültig 1 Monat ab Ausstellung. Kostenanteil laut Satzung. Der Sehbehelf ist bei einem Vertragspartner der Kasse zu beziehen.</p>`;
    },
  },
  {
    name: 'h-de-schweizer-rezept',
    language: 'de',
    width: 620,
    fonts: ['Carlito', 'Arimo', 'Tinos'],
    values: { prism: 0, add: 0.55 },
    writing: { noCylinder: ['0,00', '–'], plano: ['plan', '0,00'], degree: true },
    css: 'body{padding:36px 42px;font-size:16px;min-height:870px}.w{display:flex;gap:20px;margin:12px 0}.w>div{flex:1;border:1px solid #444;padding:10px 16px}.w h4{margin:0 0 6px;border-bottom:1px solid #444;padding-bottom:4px}.l{display:flex;justify-content:space-between;padding:4px 0}h2{font-size:21px;margin:18px 0 8px}hr{border:0;border-top:2px solid #b01030;margin:8px 0 14px}',
    draw: (s) => {
      const line = (label: string, value: string): string =>
        `<div class="l"><span>${label}</span><span>${value}</span></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div><h4>${name}</h4>${line('Sphäre', e.sph())}${line('Zylinder', e.cyl())}${line('Achse', e.axis() || '–')}${hasAdd(s) ? line('Addition', e.add()) : ''}</div>`;
      const [zip, street] = s.dice.pick([
        ['3011 Bern', 'Marktgasse'],
        ['8400 Winterthur', 'Stadthausstrasse'],
        ['6003 Luzern', 'Pilatusstrasse'],
        ['9000 St. Gallen', 'Neugasse'],
      ]);
      return `<div class="sides"><p style="margin:0"><b>${s.doctor()}</b><br>Ophthalmologie FMH, Augenchirurgie</p><p class="small" style="margin:0;text-align:right">${street} ${s.dice.whole(2, 60)}, ${zip}<br>Tel. 0${s.dice.pick(['31', '52', '41', '71'])} ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}<br>ZSR ${s.dice.pick(['K', 'B', 'T'])} ${s.dice.digits(4)}.${s.dice.digits(2)}</p></div><hr><p>${s.patient()}<br>Geburtsdatum ${s.born()}</p><h2>Brillenrezept</h2><div class="w">${eye('Rechtes Auge (OD)', s.right)}${eye('Linkes Auge (OS)', s.left)}</div><p>Pupillendistanz: ${s.pd()} mm</p><p>${hasAdd(s) ? '☐' : '☒'} Fernbrille &nbsp; ☐ Lesebrille &nbsp; ${hasAdd(s) ? '☒' : '☐'} Gleitsichtbrille</p><p>Kein UV-Schutz erforderlich. Gläser entspiegelt.</p><p>${zip.replace(/^\d+ /, '')}, ${s.date()}<br>Gültig bis ${s.expires()}</p><p style="margin-top:48px;border-top:1px solid #444;width:60%" class="small">Stempel und Unterschrift</p><p class="small">Beitrag der obligatorischen Krankenpflegeversicherung nur bis zum 18. Lebensjahr (CHF 180 pro Jahr).</p>`;
    },
  },
  {
    name: 'h-de-phoropterbon',
    language: 'de',
    width: 420,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0, add: 0.55 },
    writing: {
      minus: ['-'],
      noCylinder: ['0,00', ''],
      plano: ['0,00', '+0,00'],
      degree: false,
      addPlus: true,
    },
    css: 'body{padding:20px 24px 40px;font-size:17px;background:#fbfbf8;color:#2b2b33}pre{font:inherit;margin:0;line-height:1.4}',
    draw: (s) => {
      const row = (name: string, cells: string[]): string =>
        padded(name, 4) + cells.map((cell) => padded(cell, 9)).join('');
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return row(name, [sph, cyl, axis]);
      };
      const head = row('', ['SPH', 'CYL', 'ACH']);
      const adds = hasAdd(s) ? `\nADD R ${s.right.add()}   L ${s.left.add()}` : '';
      return `<pre>${s.practice()}\n${s.town()}\n${s.phone()}\n\n${s.date()}  1${s.dice.whole(0, 7)}:${s.dice.whole(10, 59)}  NR ${s.dice.digits(4)}\nNAME ${s.patient()}\n------------------------------\n  BRILLE ALT (SBW)\n${head}\n${old('R', s.right)}\n${old('L', s.left)}\n------------------------------\n  SUBJEKTIV FERNE\n${head}\n${row('<b>R</b>', s.right.cells('sph', 'cyl', 'axis'))}\n${row('<b>L</b>', s.left.cells('sph', 'cyl', 'axis'))}${adds}\n\nVISUS R ${s.acuity()}  L ${s.acuity()}\n      BIN ${s.number(s.dice.pick([1, 1.25]))}\nPD    ${s.pd()} mm\nHSA   ${s.number(s.dice.pick([12, 13.75]))} mm\n------------------------------\n  Vielen Dank!</pre>`;
    },
  },
  {
    name: 'h-de-sehanalyse',
    language: 'de',
    width: 800,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    values: { prism: 0, add: 0.55 },
    writing: { noCylinder: ['0,00', '—'], plano: ['0,00', 'plan'], gap: ' ' },
    css: 'body{padding:40px 46px}.e{margin:14px 0;border-left:6px solid #0b8a8f;padding:4px 0 4px 18px}.e h4{margin:0 0 6px;color:#0b8a8f}.t{display:flex;gap:12px}.t>div{flex:1;background:#eef7f7;border-radius:6px;padding:8px 10px;min-height:66px;font-size:22px}.t small{display:block;font-size:12px;color:#456}h1{font-size:28px;font-weight:400;margin:24px 0 4px}ul{margin:4px 0;padding-left:22px;font-size:15px}',
    draw: (s) => {
      const tile = (label: string, value: string): string =>
        `<div><small>${label}</small>${value || '—'}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="e"><h4>${name}</h4><div class="t">${tile('Sphäre', e.sph())}${tile('Zylinder', e.cyl())}${tile('Achse', e.axis())}${tile('Addition', e.add())}${tile('Pupillendistanz', `${e.pd()} <span style="font-size:14px">mm</span>`)}</div></div>`;
      return `<div class="sides"><b style="font-size:22px;color:#0b8a8f">◎ Lichtblick Optik</b><p class="small" style="text-align:right">${s.street()} · ${s.town()}<br>Telefon ${s.phone()}</p></div><h1>Ihre persönliche Sehanalyse</h1><p>${s.patient()}, geboren am ${s.born()}<br>Messung vom ${s.date()}, Augenoptikermeisterin J. Feldkamp</p>${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}<p style="margin-top:18px"><b>Was wir Ihnen empfehlen</b></p><ul><li>${s.lensType({ single: 'Einstärkengläser mit dünnem Material (1,6)', multi: 'Gleitsichtgläser mit breitem Lesebereich' })}</li><li>Entspiegelung mit Blaulichtfilter für die Arbeit am Bildschirm</li><li>Sehleistung mit Korrektion: rechts ${s.acuity()}, links ${s.acuity()}</li></ul><p class="small" style="margin-top:16px">Dieses Dokument erhalten Sie per E-Mail als PDF. Es ersetzt keine augenärztliche Untersuchung. Messabstand 6 m, Hornhautscheitelabstand 13 mm.</p>`;
    },
  },
  {
    name: 'h-de-karteiauszug',
    language: 'de',
    width: 820,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0, add: 0.55, sameAdd: true },
    writing: { minus: ['-'], noCylinder: ['0,00', ''], plano: ['0,00', 'plan', '+0,00'] },
    css: 'body{padding:36px 40px;font-size:15px;min-height:1120px}pre{font:inherit;margin:0 0 16px;line-height:1.5}',
    draw: (s) => {
      const line = (name: string, cells: string[]): string =>
        `            ${padded(name, 5)}S ${padded(cells[0] ?? '', 9)}Z ${padded(cells[1] ?? '', 9)}A ${padded(cells[2] ?? '', 7)}`;
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return line(name, [sph, cyl, axis]);
      };
      const eye = (name: string, e: DrawnEye): string =>
        `${line(name, e.cells('sph', 'cyl', 'axis'))}Vcc ${s.acuity()}`;
      const add = hasAdd(s) ? `\n            Add  bds. ${s.add()}` : '';
      const date = s.date();
      return `<pre>${s.doctor()}, Augenheilkunde\n${s.street()}, ${s.town()}                     Tel. ${s.phone()}</pre><pre><b>Auszug aus der Karteikarte</b>          Pat.-Nr. ${s.dice.digits(6)}\n${s.patient()}, geb. ${s.born()}\n${'='.repeat(66)}</pre><pre>${date}  A    Brille ca. 3 Jahre alt, sieht in der Ferne schlechter\n            T    RA ${s.pressure()} mmHg   LA ${s.pressure()} mmHg (NCT)\n            AR   Autorefraktometer\n${old('RA', s.right)}\n${old('LA', s.left)}\n            <b>BV   Brillenverordnung Ferne</b>\n${eye('RA', s.right)}\n${eye('LA', s.left)}${add}\n            HSA  12 mm\n            D    H52.2 G, H04.1 G\n            Th   Hyaluron AT 4x tgl., WV in 12 Monaten</pre><pre>${'='.repeat(66)}\nAusdruck für den Patienten                               Seite 1</pre>`;
    },
  },
  {
    name: 'h-de-sehschule',
    language: 'de',
    pen: 'sometimes',
    width: 760,
    fonts: ['Tinos', 'Arimo', 'DejaVu Serif'],
    values: { prism: 0.8, add: 0.25, plus: 0.4 },
    writing: { noCylinder: ['–', ''], plano: ['plan', '0,00'] },
    css: 'body{padding:34px 42px;font-size:16px}header{border-bottom:3px double #1f3d7a;margin-bottom:14px;color:#1f3d7a}table{width:100%;margin:10px 0 14px}td,th{border:1px solid #1f3d7a;padding:4px;text-align:center}td{height:52px;font-size:18px}th{background:#e8edf7;font-size:13px;font-weight:400}h2{margin:6px 0}.o{font-size:14px;line-height:1.7}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('deutsch'),
          e.add(),
        );
      return `<header><div class="sides"><p style="margin:0"><b style="font-size:20px">Universitäts-Augenklinik</b><br>Sehschule · Orthoptik · Neuroophthalmologie</p><p class="small" style="text-align:right">${s.street()}<br>${s.town()}<br>Anmeldung ${s.phone()}</p></div></header><h2>Brillenverordnung</h2><p>Name: ${s.patient()} &nbsp;&nbsp; geb.: ${s.born()}<br>Fall-Nr.: ${s.dice.digits(8)} &nbsp;&nbsp; Datum: ${s.date()}</p>${table(heads('', 'sph', 'cyl', 'Achse', 'Prisma (cm/m)', 'Basis', 'Add'), eye('RA', s.right), eye('LA', s.left))}<p>PD: &nbsp; R ${s.right.pd()} mm &nbsp;&nbsp; L ${s.left.pd()} mm &nbsp;&nbsp; HSA: ${s.filled(s.dice.pick(['12', '14']))} mm</p><div class="o">☒ Brille ständig tragen &nbsp;&nbsp; ☐ nur zum Lesen &nbsp;&nbsp; ☒ Kunststoffgläser<br>☐ Prismenfolie &nbsp;&nbsp; ☐ Okklusion ___ Std./Tag &nbsp;&nbsp; ☐ Lichtschutz 65 %<br>Refraktion: ☐ in Zykloplegie &nbsp; ☒ ohne</div><p style="margin-top:10px">Kontrolle in ${s.filled(s.dice.pick(['3 Monaten', '6 Monaten', '12 Wochen']))}</p><div class="sides" style="margin-top:40px"><p class="small" style="border-top:1px solid #333;padding-top:3px;width:220px">Orthoptistin</p><p class="small" style="border-top:1px solid #333;padding-top:3px;width:260px">${s.doctor()}, Oberarzt</p></div>`;
    },
  },
  {
    name: 'h-de-brillenheft',
    language: 'de',
    pen: 'always',
    width: 520,
    fonts: ['DejaVu Serif', 'Carlito', 'Tinos'],
    values: { prism: 0, add: 0.55 },
    writing: { noCylinder: ['–', ''], plano: ['plan', '0,00'], addPlus: true },
    css: 'body{padding:24px 28px;background:#efe8d8;font-size:14px;color:#4a2f1c}h3{text-align:center;font-size:20px;margin:0 0 12px;letter-spacing:2px}.l{display:flex;align-items:flex-end;border-bottom:1px solid #9c8163;min-height:38px;margin-bottom:4px;gap:12px;font-size:16px}.l>i{font-size:12px;font-style:normal;width:90px}table{width:100%;margin:14px 0}td,th{border:1px solid #9c8163;text-align:center;height:48px;padding:2px;font-size:16px}th{height:24px;font-size:12px;font-weight:400;background:#e2d6bd}',
    draw: (s) => {
      const line = (label: string, value: string): string =>
        `<div class="l"><i>${label}</i><span>${value}</span></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        tr(`<b>${name}</b>`, ...e.cells('sph', 'cyl', 'axis', 'add'));
      const frame = `${s.dice.pick(['Metall', 'Acetat', 'Titan'])} 5${s.dice.whole(0, 6)}-18 ${s.dice.pick(['braun', 'grau', 'blau'])}`;
      return `<h3>Brillenpass</h3>${line('Name', s.patient())}${line('Datum', s.date())}${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Nahzusatz'), eye('Re', s.right), eye('Li', s.left))}${line('Augenabstand', `${s.pd()} mm`)}${line('Gläser', s.filled(s.lensType({ single: 'Einstärke entsp.', multi: 'Gleitsicht entsp.' })))}${line('Fassung', s.filled(frame))}${line('Auftrags-Nr.', s.filled(s.dice.digits(4)))}<p class="center small" style="margin:18px 0 0">Optik Brechtel · Inh. K. Brechtel<br>${s.street()}, ${s.town()}<br>Telefon ${s.phone()}</p>`;
    },
  },
  {
    name: 'h-de-privatrezept',
    language: 'de',
    pen: 'always',
    width: 720,
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0, add: 0.55, sameAdd: true },
    writing: { plano: ['plan', '0,00'], degree: true, addPlus: true },
    css: 'body{padding:26px 32px;background:#e3eefa;font-size:13px;color:#28507e}.f{display:flex;gap:0;border:1px solid #6d93bd;background:#f4f9ff}.f>div{flex:1;padding:3px 10px 4px;border-right:1px solid #6d93bd;min-height:54px;font-size:16px}.f>div:last-child{border:0}small{display:block;font-size:10px}.r{background:#f4f9ff;border:1px solid #6d93bd;border-top:0;padding:10px 24px 16px;font-size:19px;min-height:240px}.r p{margin:0 0 14px}.r>b{font-size:17px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<p>${s.filled(name)} &nbsp;&nbsp; ${e.formula(` &nbsp;${s.filled('A')} &nbsp;`, ' &nbsp;&nbsp;&nbsp; ', '&nbsp;sph')}</p>`;
      const doctor = s.doctor();
      return `<div class="sides"><b style="font-size:16px">PRIVATREZEPT</b><span>☒ Privat &nbsp; ☐ Beihilfe &nbsp; ☐ BG</span></div><div class="f" style="margin-top:6px"><div style="flex:2"><small>Name, Vorname</small>${s.patient()}</div><div><small>geb. am</small>${s.born()}</div><div><small>Datum</small>${s.date()}</div></div><div class="r"><b>Rp.</b><p style="margin-left:40px">${s.filled(s.lensType({ single: '1 Fernbrille', multi: '1 Gleitsichtbrille' }))}</p><div style="margin-left:40px">${eye('R', s.right)}${eye('L', s.left)}<p>${hasAdd(s) ? `${s.filled('Add')} &nbsp; ${s.add()} &nbsp;&nbsp;&nbsp;&nbsp; ` : ''}${s.filled('PD')} &nbsp; ${s.pd()}</p></div></div><div class="sides" style="margin-top:12px;align-items:flex-end"><span style="font-size:11px">Bitte beachten: Abgabe nur an den Patienten.<br>Rechnung zur Erstattung einreichen.</span><span style="text-align:center;font-size:14px;color:#2c3a8c"><b>${doctor}</b><br>Facharztpraxis für Augenheilkunde<br>${s.street()}, ${s.town()}<br>Tel. ${s.phone()}</span></div>`;
    },
  },
];

/** Papers that somebody may hold for a prescription. */
export const sampleNonesInGerman: Layout[] = [
  {
    name: 'h-de-none-linsenverordnung',
    language: 'de',
    document: 'contact-lenses',
    width: 800,
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    css: 'body{padding:36px 42px}table{width:100%;margin:12px 0}td,th{border:1px solid #555;padding:7px 5px;text-align:center}th{font-size:14px;background:#eee}',
    draw: (s) => {
      const product = s.dice.pick(['Acuvita Oasis 14', 'LensPure Toric', 'Ventura Monatslinse']);
      const lens = (name: string): string =>
        tr(
          `<b>${name}</b>`,
          product,
          s.number(8.6, 1),
          s.number(14.2, 1),
          s.power(-s.dice.whole(3, 26) / 4),
          s.power(-s.dice.whole(3, 9) / 4),
          String(s.dice.whole(1, 18) * 10),
        );
      return `<p><b>${s.doctor()}</b>, Augenarztpraxis<br>${s.street()}, ${s.town()}<br>Tel. ${s.phone()}</p><h2>Kontaktlinsenverordnung</h2><p>${s.patient()}, geb. ${s.born()}<br>Anpassung vom ${s.date()}</p>${table(heads('', 'Linse', 'Radius', 'Durchm.', 'Sph', 'Cyl', 'Achse'), lens('R'), lens('L'))}<p>Tragedauer: täglich bis 12 Stunden. Tausch: monatlich. Pflege: All-in-one-Lösung.</p><p>Hornhautradien: R ${s.number(7.75)} / ${s.number(7.6)} mm, L ${s.number(7.8)} / ${s.number(7.65)} mm</p><p>Visus mit KL: R ${s.acuity()}, L ${s.acuity()}</p><p>Gültig bis ${s.expires()}. Nachkontrolle alle 6 Monate.</p>`;
    },
  },
  {
    name: 'h-de-none-gesichtsfeld',
    language: 'de',
    document: 'eye-test',
    width: 760,
    fonts: ['DejaVu Sans', 'Arimo'],
    css: 'body{padding:32px 40px;font-size:15px}.w{display:flex;gap:30px;margin-top:12px}.f td{width:42px;height:34px;text-align:center;padding:0}p{margin:0 0 .4em}',
    draw: (s) => {
      const widths = [4, 6, 8, 8, 8, 8, 6, 4];
      const row = (count: number): string =>
        tr(
          ...Array.from({ length: 8 }, (_, i) =>
            i < (8 - count) / 2 || i >= (8 + count) / 2 ? '' : String(s.dice.whole(17, 33)),
          ),
        );
      return `<div class="sides"><b>Zentrale Schwellenperimetrie 24-2</b><span>Auge: ${s.dice.pick(['rechts', 'links'])}</span></div><p class="small" style="margin-top:8px">${s.patient()} &nbsp; geb. ${s.born()} &nbsp; ${s.date()} &nbsp; ID ${s.dice.digits(6)}</p><p class="small">Fixationsverlust ${s.dice.whole(0, 3)}/14 &nbsp; falsch positiv ${s.dice.whole(0, 6)} % &nbsp; falsch negativ ${s.dice.whole(0, 8)} % &nbsp; Dauer 04:${s.dice.whole(10, 59)}</p><p class="small">Stimulus III weiß &nbsp; Hintergrund 31,5 asb &nbsp; Pupille ${s.number(s.dice.between(2.8, 5), 1)} mm &nbsp; Visus ${s.acuity()} &nbsp; Korrektur ${s.power(s.dice.whole(4, 14) / 4)} sph</p><div class="w"><div class="f">${table(...widths.map(row))}</div><div><p><b>GHT</b><br>${s.dice.pick(['innerhalb normaler Grenzen', 'grenzwertig'])}</p><p>VFI &nbsp; ${s.dice.whole(91, 100)} %</p><p>MD &nbsp; ${s.power(-s.dice.whole(20, 420) / 100)} dB</p><p>PSD &nbsp; ${s.number(s.dice.between(1.2, 3.4))} dB</p><p>Fovea &nbsp; ${s.dice.whole(31, 38)} dB</p></div></div><p class="small" style="margin-top:18px">${s.practice()}, ${s.street()}, ${s.town()}, Tel. ${s.phone()}</p><p class="small">Schwellenwerte in dB. Befund vom Arzt zu beurteilen.</p>`;
    },
  },
];
