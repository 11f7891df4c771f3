import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** What opticians' workshops and tills print in German. */
export const ticketsInGerman: Layout[] = [
  {
    name: 's-de-werkstatt-wort-in-zelle',
    language: 'de',
    width: 900,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Courier Prime'],
    values: { prism: 0.25 },
    writing: { degree: true, noCylinder: ['0,00'] },
    css: 'table{width:100%;margin-bottom:12px}td{border:1px solid #222;padding:7px 8px;font-size:16px}td.e{background:#222;color:#fff;font-size:26px;text-align:center;width:46px}.h{display:flex;border:2px solid #222;margin-bottom:12px}.h>div{flex:1;padding:6px 10px;border-right:1px solid #222;font-size:14px}',
    draw: (s) => {
      const cell = (label: string, value: string): string =>
        `<td>${value && `${label} ${value}`}</td>`;
      const eye = (name: string, e: DrawnEye): string =>
        `${tr(`<td class="e" rowspan="2">${name}</td>`, cell('Sph:', e.sph()), cell('Zyl:', e.cyl()), cell('Achse:', e.axis()), cell('Add:', e.add()))}${tr(cell('PD:', e.pd()), `<td>y-Höhe: ${s.number(s.dice.whole(34, 46) / 2, 1)}</td>`, `<td colspan="2">Prisma: ${e.prism('degrees', ' und ').replaceAll(' @ ', ' Basis ')}</td>`)}`;
      return `<div class="sides"><h2>Werkstattauftrag</h2><h2>${s.dice.digits(3)} ${s.dice.digits(3)}</h2></div><div class="h"><div>Kunde<br><b>${s.patient()}</b></div><div>angenommen<br><b>${s.date()}</b></div><div>Fassung<br>Scheibe 52,3 x 40,1, Steg 17,5</div><div>Fertig bis<br>in 5 Tagen, 17:00</div></div>${table(eye('R', s.right), eye('L', s.left))}<p class="small">Facette 2 / Rille 0,6 &nbsp; Vorneigung 8° &nbsp; FSW 4° &nbsp; HSA 12,5 mm &nbsp; Glas: Impression 1,67 Duravision ø 65/70 &nbsp; Preis ${s.price()} €, Anzahlung 50,00 €</p><p class="small">☐ zentriert ☐ geschliffen ☐ eingesetzt ☐ Endkontrolle &nbsp;&nbsp; ${s.practice()}</p>`;
    },
  },
  {
    name: 's-de-tuete-zwei-haelften',
    language: 'de',
    width: 860,
    fonts: ['DejaVu Sans Mono', 'Courier Prime', 'DejaVu Sans Condensed'],
    values: { prism: 0 },
    writing: { degree: false, plano: ['±0,00', '0,00', '+0,00'] },
    css: 'body{background:#cfc4ad;padding:24px}.w{display:flex;gap:14px}.t{flex:1;background:#fff;padding:14px 16px;font-size:18px;line-height:1.45}.t big{font-size:30px;font-weight:700}.o{font-size:12px;color:#444}.b{height:30px;margin-top:8px;background:repeating-linear-gradient(90deg,#000 0 1px,#fff 1px 4px,#000 4px 7px,#fff 7px 8px)}',
    draw: (s) => {
      const half = (name: string, e: DrawnEye): string =>
        `<div class="t"><big>${name}</big><span class="o" style="float:right">${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(2)}</span><br>S ${e.sph()}<br>${e.toric ? `Z ${e.cyl()}/${e.axis()}°<br>` : ''}${e.add() && `+ Add ${e.add()}<br>`}<span class="o">ø 70 &nbsp; MD 1,9 &nbsp; BK 5,25 &nbsp; n 1,60 &nbsp; CR GOLD ET<br>${s.patient()} &nbsp; Optik Sonnenschein</span><div class="b"></div></div>`;
      return `<div class="w">${half('RECHTS', s.right)}${half('LINKS', s.left)}</div><p class="small" style="margin:10px 0 0">Lieferung vom ${s.date()}, Fach ${s.dice.whole(1, 60)}, Rückgabe nur ungeschliffen binnen 14 Tagen</p>`;
    },
  },
  {
    name: 's-de-rechnung-in-positionen',
    language: 'de',
    width: 880,
    fonts: ['Arimo', 'Carlito', 'Tinos'],
    values: { prism: 0, sameAdd: true },
    writing: { degree: true },
    css: 'table{width:100%;margin:14px 0}td,th{padding:6px 8px;text-align:left;vertical-align:top;border-bottom:1px solid #ddd}td:last-child,th:last-child,td:nth-child(3){text-align:right;white-space:nowrap}',
    draw: (s) => {
      const kind = s.lensType({ single: 'Einstärkenglas', multi: 'Gleitsichtglas' });
      const eye = (no: number, name: string, e: DrawnEye): string =>
        tr(
          String(no),
          `${kind} ${name}, Kunststoff 1,6, Hartschicht<br>Sphäre ${e.sph()}${e.toric ? `, Zylinder ${e.cyl()}, Achse ${e.axis()}` : ''}`,
          '1',
          `${s.price()} €`,
        );
      return `<div class="sides"><p>${s.practice()}<br>${s.street()}<br>${s.town()}</p><p class="small">Steuernr. ${s.dice.digits(2)}/${s.dice.digits(3)}/${s.dice.digits(5)}<br>IBAN DE${s.dice.digits(2)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(2)}<br>Tel. ${s.phone()}</p></div><p>${s.patient()}</p><h3>Rechnung Nr. 24-${s.dice.digits(5)} vom ${s.date()}</h3>${table(
        heads('Pos.', 'Leistung', 'Menge', 'Betrag'),
        tr('1', 'Fassung Modell Ronja 48-21-145, Farbe 03', '1', `${s.price()} €`),
        eye(2, 'rechts', s.right),
        eye(3, 'links', s.left),
        tr(
          '4',
          `Zentrierung und Einschleifen, PD ${s.pd()} mm${s.values.od.add === null ? '' : `, Addition R/L ${s.add()}`}`,
          '2',
          '0,00 €',
        ),
        tr('5', 'Rabatt 10 %', '', `-${s.price()} €`),
        tr('', '<b>Gesamtbetrag inkl. 19 % MwSt.</b>', '', `<b>${s.price()} €</b>`),
      )}<p class="small">Zahlbar binnen 14 Tagen. Zur Einreichung bei der Zusatzversicherung geeignet. Hilfsmittelnr. 25.21.01.0</p>`;
    },
  },
  {
    name: 's-de-abholschein-reihenfolge',
    language: 'de',
    width: 560,
    fonts: ['Arimo', 'Courier Prime', 'DejaVu Sans'],
    values: { prism: 0, add: 1 },
    writing: { noCylinder: ['0,00'], degree: false },
    css: 'body{padding:22px 26px}.l{font-size:19px;margin:8px 0}hr{border:0;border-top:1px dashed #555}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<p class="l"><b>${name}</b> &nbsp;${e.cells('sph', 'cyl').join('/')}/${e.toric ? e.axis() : '0'}/${e.add()}/${e.pd()}</p>`;
      return `<h3>Abholschein ${s.dice.digits(5)}</h3><p>${s.practice()}<br>${s.town()}, ${s.phone()}</p><p>${s.patient()}, Ihre Brille ist ab dem 4. Werktag fertig.</p><hr><p class="small">Sph/Cyl/Achse/Add/PD</p>${eye('R', s.right)}${eye('L', s.left)}<hr><p>Restbetrag ${s.price()} EUR &nbsp; Anzahlung 100,00 EUR</p><p class="small">Auftrag vom ${s.date()}, 11:42, bedient durch 07</p>`;
    },
  },
  {
    name: 's-de-familie-eine-verordnung',
    language: 'de',
    width: 860,
    fonts: ['Carlito', 'Arimo', 'DejaVu Serif'],
    values: { prism: 0, add: 0.5 },
    writing: { noCylinder: ['', '—'] },
    css: 'table{width:100%;margin:8px 0 18px}td,th{padding:6px 8px;border:1px solid #999;text-align:center}th{font-size:13px;background:#f2f2f2}.o{font-size:14px;color:#444}h3{margin:14px 0 0}',
    draw: (s) => {
      const other = (name: string): string => {
        const eye = (side: string): string =>
          tr(
            name,
            side,
            s.power(s.dice.pick([-1, 1]) * (s.dice.whole(2, 18) / 4)),
            s.power(-s.dice.whole(1, 7) / 4),
            String(s.dice.whole(1, 36) * 5),
          );
        return `${eye('R')}${eye('L')}`;
      };
      return `<p class="sides"><span><b>${s.practice()}</b></span><span>Familienkarte Nr. ${s.dice.digits(6)}</span></p><h3>Verordnung: ${s.patient()}</h3>${table(
        heads('Auge', 'Sph', 'Zyl', 'Achse', 'Add', 'PD'),
        tr('R', ...s.right.cells('sph', 'cyl', 'axis', 'add', 'pd')),
        tr('L', ...s.left.cells('sph', 'cyl', 'axis', 'add', 'pd')),
      )}<p>ausgestellt am ${s.date()} von ${s.doctor()}</p><h3>Übrige Mitglieder der Familie (zur Kenntnis)</h3><div class="o">${table(heads('Name', '', 'Sph', 'Zyl', 'Achse'), other('Mia (8 J.)'), other('Jonas (12 J.)'))}</div><p class="small">Familienrabatt 15 % ab der 3. Brille. Alle Angaben ohne Gewähr.</p>`;
    },
  },
  {
    name: 's-de-neu-und-alt-in-klammern',
    language: 'de',
    width: 800,
    fonts: ['Arimo', 'Tinos', 'DejaVu Sans Condensed'],
    values: { prism: 0, add: 0.4 },
    writing: { noCylinder: ['0,00', '—'] },
    css: 'table{width:100%;margin:14px 0}td,th{padding:9px 8px;text-align:center;border-bottom:1px solid #bcd}th{color:#246;font-size:14px}td span.alt{color:#888;font-size:15px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const old = e.elsewhere();
        const both = (now: string, before: string): string =>
          `<td>${now} <span class="alt">(${before})</span></td>`;
        return tr(
          name,
          both(e.sph(), old.sph),
          both(e.cyl(), old.cyl),
          both(e.axis() || '–', old.axis),
          e.add(),
        );
      };
      return `<h2>Ihr Sehtest-Ergebnis</h2><p>${s.patient()} &nbsp; Messung am ${s.date()}</p><p class="small">Neue Werte, in Klammern die Ihrer jetzigen Brille</p>${table(heads('Auge', 'Sphäre', 'Zylinder', 'Achse', 'Addition'), eye('Rechts', s.right), eye('Links', s.left))}<p>PD ${s.right.pd()} rechts und ${s.left.pd()} links</p><p>Sehleistung: rechts ${s.acuity()} (vorher ${s.number(0.7, 1)}), links ${s.acuity()} (vorher ${s.number(0.63)})</p><p class="small">${s.practice()}, ${s.street()}. Gutschein über 20 € gültig 30 Tage. Sehtest kostenlos statt 19,90 €.</p>`;
    },
  },
];
