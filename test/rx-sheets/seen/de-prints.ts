import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

const grid =
  'table{width:100%;margin:10px 0}td,th{border:1px solid #777;padding:6px 7px;text-align:center}';

/** What programs of practices, opticians and shops print in German. */
export const printsInGerman: Layout[] = [
  {
    name: 's-de-print-brillenpass-filiale',
    language: 'de',
    width: 640,
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0.2 },
    css: `${grid}th{background:#006b3c;color:#fff;font-size:13px}`,
    draw: (s) =>
      `<h2 style="color:#006b3c">Brillenpass</h2><p>${s.patient()}<br>Kundennummer ${s.dice.digits(8)} &nbsp; Kaufdatum ${s.date()}</p>${table(
        heads('Glas', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'Prisma', 'PD', 'Höhe'),
        tr(
          'Rechts',
          ...s.right.cells('sph', 'cyl', 'axis', 'add'),
          s.right.prism('deutsch', '<br>'),
          s.right.pd(),
          s.number(20.5, 1),
        ),
        tr(
          'Links',
          ...s.left.cells('sph', 'cyl', 'axis', 'add'),
          s.left.prism('deutsch', '<br>'),
          s.left.pd(),
          s.number(21, 1),
        ),
      )}<p class="small">Fassung: Metro 4021, 50/19/140 &nbsp; Glas: Kunststoff 1.6, Superentspiegelung, Hartschicht<br>3 Jahre Garantie auf Fassung und Gläser. ${s.practice()}, ${s.street()}, ${s.town()}</p>`,
  },
  {
    name: 's-de-print-kostenvoranschlag',
    language: 'de',
    width: 880,
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    values: { prism: 0 },
    css: 'table{width:100%;margin:12px 0}td,th{padding:5px 8px;border-bottom:1px solid #bbb;text-align:left}td:last-child,th:last-child{text-align:right}',
    draw: (s) =>
      `<div class="sides"><p>${s.patient()}<br>${s.street()}<br>${s.town()}</p><p><b>${s.practice()}</b><br>Tel. ${s.phone()}<br>IK ${s.dice.digits(9)}</p></div><h2>Kostenvoranschlag Nr. ${s.dice.digits(5)}</h2><p>Datum: ${s.date()} &nbsp; gültig 4 Wochen</p><h3>Ihre Sehwerte</h3><table class="w">${heads('', 'Sph', 'Zyl', 'Achse', 'Add', 'PD')}${tr('R', ...s.right.cells('sph', 'cyl', 'axis', 'add', 'pd'))}${tr('L', ...s.left.cells('sph', 'cyl', 'axis', 'add', 'pd'))}</table><h3>Angebot</h3>${table(heads('Pos', 'Artikel', 'Menge', 'Einzelpreis', 'Gesamt'), tr('1', 'Brillenfassung Acetat', '1', `${s.price()} €`, `${s.price()} €`), tr('2', 'Brillenglas Index 1,67', '2', `${s.price()} €`, `${s.price()} €`), tr('3', 'Nachlass', '1', '-20,00 €', '-20,00 €'))}<p>Bruttosumme ${s.price()} €, darin 19 % MwSt. ${s.price()} €</p><p class="small">Kassenanteil wird direkt abgerechnet. Der Eigenanteil ist bei Abholung fällig.</p>`,
  },
  {
    name: 's-de-print-rezept-praxis',
    language: 'de',
    pen: 'sometimes',
    width: 760,
    fonts: ['Arimo', 'Tinos'],
    values: { prism: 0.25 },
    css: `${grid}td:first-child{text-align:left}`,
    draw: (s) =>
      `<p class="center"><b>${s.doctor()}</b><br>Facharzt für Augenheilkunde<br><span class="small">${s.street()}, ${s.town()} &middot; Tel. ${s.phone()}</span></p><h3 class="center">Brillenverordnung</h3><p>Name: ${s.patient()} &nbsp; geb.: ${s.born()} &nbsp; Datum: ${s.date()}</p>${table(
        heads('', 'sph.', 'cyl.', 'Achse', 'Prisma', 'Basis'),
        tr(
          'Ferne rechts',
          ...s.right.cells('sph', 'cyl', 'axis'),
          s.right.amounts(),
          s.right.bases('deutsch'),
        ),
        tr(
          'Ferne links',
          ...s.left.cells('sph', 'cyl', 'axis'),
          s.left.amounts(),
          s.left.bases('deutsch'),
        ),
      )}<p>${s.values.od.add === null ? '' : `Addition rechts ${s.right.add()} dpt, links ${s.left.add()} dpt &nbsp; `}Pupillendistanz ${s.pd()} mm</p><p>□ Einstärken &nbsp; □ Bifokal &nbsp; □ Gleitsicht &nbsp; □ getönt</p><p style="margin-top:24px">Stempel / Unterschrift</p>`,
  },
  {
    name: 's-de-print-onlineshop-mail',
    language: 'de',
    width: 660,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0 },
    css: 'table{margin:8px 0}td,th{padding:4px 18px 4px 0;text-align:left}',
    draw: (s) =>
      `<p class="small">Von: bestellung@brillen.example<br>Gesendet: ${s.date()} 18:44<br>An: ${s.patient()}<br>Betreff: Deine Bestellung ${s.dice.digits(9)}</p><p>Hallo,</p><p>vielen Dank für deinen Einkauf! Wir haben folgende Sehstärke gespeichert:</p>${table(
        heads('', 'Rechtes Auge', 'Linkes Auge'),
        tr('Sphäre', s.right.sph(), s.left.sph()),
        tr('Zylinder', s.right.cyl(), s.left.cyl()),
        tr('Achse', s.right.axis(), s.left.axis()),
        s.values.od.add === null ? '' : tr('Addition', s.right.add(), s.left.add()),
        tr('Pupillendistanz', `${s.right.pd()} mm`, `${s.left.pd()} mm`),
      )}<p>1x Modell Hanna, schwarz &nbsp; ${s.price()} €<br>1x Premiumglas 1.6 &nbsp; ${s.price()} €<br>Versand 0,00 €</p><p>Liebe Grüße<br>dein Team</p>`,
  },
  {
    name: 's-de-print-werkstattauftrag',
    language: 'de',
    width: 900,
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    values: { prism: 0.3, add: 0.6 },
    css: `body{font-size:14px}${grid}td,th{padding:4px 6px}`,
    draw: (s) => {
      const row = (n: string, e: DrawnEye): string =>
        tr(
          n,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          e.amount('Hor'),
          e.base('Hor', 'degrees'),
          e.amount('Ver'),
          e.base('Ver', 'degrees'),
          e.pd(),
          s.number(s.dice.whole(38, 44) / 2, 1),
        );
      return `<div class="sides"><b>Werkstattauftrag ${s.dice.digits(6)}</b><span>Filiale 0${s.dice.digits(2)}</span><span>Termin ${s.date()}</span></div><p>Kunde: ${s.patient()} &nbsp; Berater: MK</p>${table(heads('', 'Sph', 'Cyl', 'A', 'Add', 'Pr 1', 'Bas 1', 'Pr 2', 'Bas 2', 'PD', 'Höhe'), row('R', s.right), row('L', s.left))}<p>HSA 13 &nbsp; Vorneigung 8° &nbsp; FSW 5°</p><p>Fassung: Titan 7712 &nbsp; Scheibenlänge 52 &nbsp; Scheibenhöhe 36 &nbsp; Steg 18 &nbsp; Bügel 145<br>Glastyp: ${s.values.od.add === null ? 'Einstärken AS' : 'Gleitsicht Individual'} 1,60 &nbsp; Ø 65/70 &nbsp; Menge 2 Stk.</p>`;
    },
  },
  {
    name: 's-de-print-klinik-arztbrief',
    language: 'de',
    width: 840,
    fonts: ['Tinos', 'Arimo'],
    values: { prism: 0, add: 0.7, sameAdd: true },
    writing: { degree: true },
    draw: (s) => {
      const eye = (e: DrawnEye): string =>
        `${e.sph()} sph${e.toric ? ` ${e.cyl()} cyl ${e.axis()}` : ''}`;
      const { sph, cyl } = s.right.elsewhere();
      return `<p><b>Augenklinik am Stadtpark</b> &nbsp; ${s.town()}</p><p>${s.date()}</p><p>Patient: ${s.patient()}, geb. ${s.born()}</p><p>Sehr geehrte Kollegin,</p><p>wir berichten über die o. g. Patientin, die sich zur Kontrolle vorstellte.</p><p><b>Diagnosen:</b> Presbyopie, Cataracta incipiens R/L</p><p><b>Visus cc:</b> RA ${s.acuity()}, LA ${s.acuity()} (alte Brille RA ${sph} / ${cyl})</p><p><b>Tensio:</b> RA ${s.pressure()} mmHg, LA ${s.pressure()} mmHg</p><p><b>Brillenverordnung:</b><br>RA: ${eye(s.right)}<br>LA: ${eye(s.left)}${s.values.od.add === null ? '' : `<br>Add: ${s.add()} bds.`}</p><p><b>Procedere:</b> Kontrolle in 12 Monaten, bei Verschlechterung früher.</p><p>Mit freundlichen Grüßen<br>${s.doctor()}</p>`;
    },
  },
  {
    name: 's-de-print-sehtest-protokoll',
    language: 'de',
    width: 820,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0, add: 0.6 },
    css: `${grid}.m td{color:#777}`,
    draw: (s) => {
      const old = (n: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(n, sph, cyl, axis, '', s.acuity());
      };
      const now = (n: string, e: DrawnEye): string =>
        tr(n, ...e.cells('sph', 'cyl', 'axis', 'add'), s.acuity());
      const columns = heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'Visus');
      return `<h2>Sehtest</h2><p>${s.patient()}, ${s.born()} &nbsp; Termin: ${s.date()} &nbsp; Optometrist: ${s.doctor()}</p><h4>Aktuelle Brille</h4><div class="m">${table(columns, old('Rechts', s.right), old('Links', s.left))}</div><h4>Messergebnis Autorefraktometer</h4><div class="m">${table(columns, old('Rechts', s.right), old('Links', s.left))}</div><h4>Empfohlene Sehstärke</h4>${table(columns, now('Rechts', s.right), now('Links', s.left))}<p>Augenabstand rechts ${s.right.pd()} mm / links ${s.left.pd()} mm</p><p class="small">Der Sehtest ersetzt keine augenärztliche Untersuchung.</p>`;
    },
  },
  {
    name: 's-de-print-kundenkonto-pdf',
    language: 'de',
    width: 760,
    fonts: ['Carlito', 'Arimo'],
    values: { prism: 0.2, sameAdd: true },
    css: 'dl{display:grid;grid-template-columns:220px 1fr 1fr;row-gap:8px;border-top:1px solid #ccc;padding-top:10px}dd{margin:0}dt{color:#555}',
    draw: (s) => {
      const line = (label: string, of: (e: DrawnEye) => string): string =>
        of(s.right) || of(s.left)
          ? `<dt>${label}</dt><dd>${of(s.right)}</dd><dd>${of(s.left)}</dd>`
          : '';
      return `<h2>Meine Brillenwerte</h2><p>Gespeichert am ${s.date()} von ${s.practice()}</p><dl><dt></dt><dd><b>Rechts</b></dd><dd><b>Links</b></dd>${line('Sphäre (S/SPH)', (e) => e.sph())}${line('Zylinder (ZYL/CYL)', (e) => e.cyl())}${line('Achse (A/ACH)', (e) => e.axis())}${line('Addition (ADD)', (e) => e.add())}${line('Prisma (PR)', (e) => e.prism('deutsch', '<br>'))}${line('Pupillendistanz (PD)', (e) => e.pd())}</dl><p class="small">Angaben ohne Gewähr. Bitte prüfen Sie die Werte mit Ihrem Brillenpass.</p>`;
    },
  },
];
