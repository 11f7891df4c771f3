import { heads, padded, table, tr } from '../html.ts';
import { cylinder, euro, prisms } from '../in-words.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

const whole = (s: Sheet, least: number, most: number): string => String(s.dice.whole(least, most));
const two = (n: number): string => String(n).padStart(2, '0');

/** A day of a year, for what is no day of the prescription. */
const someDay = (s: Sheet, year: number): string =>
  `${two(s.dice.whole(1, 28))}.${two(s.dice.whole(1, 12))}.${year}`;

const mobile = (s: Sheet): string =>
  `01${s.dice.pick(['51', '60', '72', '76'])} ${s.dice.digits(8)}`;

export const frozenOfGermanOpticians: Layout[] = [
  // The bag that goes through the workshop of a shop with its own grinding machine.
  {
    name: 'z-optiker-werkstatttasche',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 900,
    values: { prism: 0.25, add: 0.5 },
    css: `body{padding:26px 30px 30px;font-size:15px;background:#f6e9c9;color:#2b2620}
.kopf{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px solid #2b2620;padding-bottom:8px}
.kopf b{font-size:27px;letter-spacing:1px}.nr{font-size:23px;color:#b3241c;font-weight:700;letter-spacing:2px}
.felder{display:grid;grid-template-columns:3fr 2fr;gap:0 26px;margin:10px 0 14px}
.feld{display:flex;align-items:flex-end;min-height:38px;border-bottom:1px dotted #444}.feld>small{width:112px;flex:none;font-size:12.5px;color:#4b4338;padding-bottom:2px}
.rx table{width:100%;table-layout:fixed}.rx td,.rx th{border:1px solid #2b2620;text-align:center;height:54px;padding:3px;vertical-align:middle}
.rx th{height:26px;font-size:13px;background:#e6d4a6}.rx td:first-child{font-weight:700;font-size:21px;width:48px}.rx th:first-child{width:48px}
.unten{display:grid;grid-template-columns:1fr 1fr 1fr;gap:18px;margin-top:16px}.unten>div{border:1px solid #2b2620;padding:8px 11px}
.unten h3{font-size:13px;margin:0 0 5px;text-transform:uppercase}.k{display:block;margin:2px 0}.k i{display:inline-block;width:13px;height:13px;border:1px solid #2b2620;margin-right:7px;font:700 13px/11px Arimo;text-align:center;color:#1f2f78}
.preis{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1px dotted #444;min-height:33px}`,
    draw: (s) => {
      const heights = s.dice.whole(17, 24);
      const eye = (name: string, e: DrawnEye, height: number): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add', 'amounts'),
          e.bases('degrees'),
          e.pd(),
          s.filled(s.number(height, height % 1 ? 1 : 0)),
        );
      const multi = hasAdd(s);
      const box = (on: boolean, text: string): string =>
        `<span class="k"><i>${on ? '×' : ''}</i>${text}</span>`;
      const index = s.dice.pick(['1.5', '1.6', '1.67']);
      const [frame, lenses] = [s.dice.whole(79, 249), s.dice.whole(120, 690)];
      const line = (name: string, text: string): string =>
        `<div class="feld"><small>${name}</small>${text}</div>`;
      return `<div class="kopf"><b>OPTIK FJELDMANN</b><span>Werkstattauftrag</span><span class="nr">№ ${s.dice.digits(5)}</span></div>
<div class="felder">${line('Kunde', s.patient())}${line('Auftrag vom', s.date())}${line('Telefon', s.filled(mobile(s)))}${line('Fertig bis', s.filled(s.dice.pick(['Fr. 17 Uhr', 'Di. Vorm.', 'Sa. 11 Uhr', 'eilt!'])))}${line('Fassung', s.filled(`Titan matt ${s.dice.digits(4)}, ${whole(s, 48, 56)}-${whole(s, 16, 20)}`))}${line('angenommen', s.filled(s.dice.pick(['Kö.', 'S. M.', 'Ha', 'Petra'])))}</div>
<div class="rx">${table(heads('', 'sph', 'cyl', 'Achse', 'Add', 'Prisma', 'Basis', 'PD', 'Höhe'), eye('R', s.right, heights), eye('L', s.left, heights + s.dice.pick([0, 0.5, -0.5])))}</div>
<div class="unten"><div><h3>Glas</h3>${box(!multi, 'Einstärken')}${box(multi, 'Gleitsicht')}${box(false, 'Bifokal')}${box(false, 'Nahkomfort')}</div>
<div><h3>Ausführung</h3>${box(index === '1.5', 'Kunststoff 1.5')}${box(index === '1.6', 'Kunststoff 1.6')}${box(index === '1.67', 'Kunststoff 1.67')}${box(true, 'ET + Hart + Clean')}${box(false, 'Tönung &nbsp;…… %')}</div>
<div><h3>Preis €</h3><div class="preis">Fassung ${s.filled(`${frame},-`)}</div><div class="preis">Gläser ${s.filled(`${lenses},-`)}</div><div class="preis"><b>Summe</b> ${s.filled(`${frame + lenses},-`)}</div></div></div>`;
    },
  },

  // A chain's card, the name of each field between both eyes.
  {
    name: 'z-optiker-brillenpass',
    language: 'de',
    fonts: ['Carlito', 'Arimo'],
    width: 620,
    values: { prism: 0, add: 0.5 },
    writing: { noCylinder: ['—', '0,00', '–'] },
    css: `body{padding:22px;background:#e9eaec;font-size:17px}.karte{background:#fff;border-radius:16px;overflow:hidden;border:1px solid #b9bec4}
.band{background:#00695f;color:#fff;padding:14px 22px;display:flex;justify-content:space-between;align-items:center}.band b{font-size:25px;letter-spacing:.5px}.band span{font-size:15px;letter-spacing:4px}
.wer{display:grid;grid-template-columns:1fr 1fr;padding:14px 22px 4px;gap:6px 20px}.wer small{display:block;color:#5c666e;font-size:12px;line-height:1.1}
.w{padding:8px 22px 4px}.w table{width:100%}.w th{color:#00695f;font-size:15px;padding:4px;border-bottom:2px solid #00695f}.w td{text-align:center;padding:5px 4px;border-bottom:1px solid #d9dde0;font-size:19px;width:36%}.w td.m{width:28%;font-size:14px;color:#38434b;background:#eef5f4}
.fuss{padding:8px 22px 16px;font-size:12.5px;color:#48535b}`,
    draw: (s) => {
      const row = (name: string, get: (e: DrawnEye) => string): string =>
        tr(get(s.right), `<td class="m">${name}</td>`, get(s.left));
      const part = (name: string, text: string): string =>
        `<div><small>${name}</small>${text}</div>`;
      return `<div class="karte"><div class="band"><b>◖◗ brillora</b><span>BRILLENPASS</span></div>
<div class="wer">${part('Name', s.patient())}${part('Kundennummer', `${s.dice.digits(3)}-${s.dice.digits(6)}`)}${part('Ausgestellt am', s.date())}${part('Glas', `${s.lensType({ single: 'Einstärken', multi: 'Gleitsicht' })} ${s.dice.pick(['1.5 SE', '1.6 Blue', '1.6 SE plus', '1.67 Top'])}`)}</div>
<div class="w">${table(
        heads('Rechts', '', 'Links'),
        row('Sphäre', (e) => e.sph()),
        row('Zylinder', (e) => e.cyl()),
        row('Achse', (e) => e.axis()),
        hasAdd(s) ? row('Addition', (e) => e.add()) : '',
        row('PD mm', (e) => e.pd()),
      )}</div>
<div class="fuss">Fassung ${s.dice.pick(['Nele', 'Anton', 'Mika', 'Ronja'])} ${whole(s, 46, 56)}□${whole(s, 16, 21)} · Auftrag ${s.dice.digits(8)} · Filiale ${s.dice.digits(3)} ${s.dice.pick(['Kassel', 'Bielefeld', 'Erfurt', 'Ulm'])}<br>Bitte bringen Sie diesen Pass zu jedem Besuch mit. 3 Jahre Zufriedenheits-Garantie auf Gläser und Fassung.</div></div>`;
    },
  },

  // A discounter's till.
  {
    name: 'z-optiker-kassenbon',
    language: 'de',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 380,
    values: { prism: 0, add: 0.45, sameAdd: true },
    writing: { zeros: 'all', degree: false, gap: '' },
    css: `body{padding:20px 20px 34px;font-size:14px;line-height:1.38;color:#222}pre{margin:0;font:inherit}.c{text-align:center}.gross{font-size:21px;font-weight:700;letter-spacing:2px}
.bar{height:46px;margin:12px 26px 3px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 5px,#111 5px 9px,#fff 9px 11px,#111 11px 12px,#fff 12px 16px)}hr{border:0;border-top:1px dashed #333;margin:7px 0}`,
    draw: (s) => {
      const line = (name: string, amount: number): string =>
        `${padded(name, 28)}${euro(amount).padStart(10)}\n`;
      const eye = (name: string, e: DrawnEye): string =>
        `${padded(name, 4)}${padded(e.sph(), 10)}${padded(e.cyl(), 10)}${e.axis()}\n`;
      const [frame, lenses] = [
        s.dice.pick([19.9, 29.9, 39.9, 59.9]),
        s.dice.pick([29.9, 79, 119, 189]),
      ];
      const total = frame + lenses;
      const net = total / 1.19;
      const added = hasAdd(s) ? `Addition R/L ${s.add()}\n` : '';
      return `<div class="c"><div class="gross">BRILLEN TÖFT</div>Filiale 0${whole(s, 11, 98)} · ${s.street()}<br>${s.town()}<br>Tel. ${s.phone()}</div><hr>
<pre>Auftrag-Nr.  ${s.dice.digits(4)}-${s.dice.digits(5)}
Datum        ${s.date()}  ${two(s.dice.whole(9, 18))}:${two(s.dice.whole(0, 59))}
Kunde        ${s.patient()}
Bediener     ${whole(s, 2, 29)}</pre><hr>
<pre>GLASWERTE BRILLE 1

    SPH       ZYL       ACHSE
${eye('R', s.right)}${eye('L', s.left)}${added}</pre><hr>
<pre>${line(`Fassung ${s.dice.digits(5)}`, frame)}${line(`2 ${hasAdd(s) ? 'Gleitsichtgl.' : 'Einstärkengl.'} 1.5`, lenses)}${line('Etui, Tuch', 0)}
<b>${line('SUMME EUR', total)}</b>${line('Anzahlung EC', 20)}${line('Rest bei Abholung', total - 20)}
${line('enth. MwSt 19%', total - net)}${line('Netto', net)}</pre><hr>
<div class="c">Abholbereit in ca. ${whole(s, 5, 12)} Werktagen.<br>Bitte diesen Bon mitbringen!<div class="bar"></div>${s.dice.digits(13)}<br>Vielen Dank für Ihren Einkauf</div>`;
    },
  },

  // The page of an app, the name above each value.
  {
    name: 'z-optiker-app-sehwerte',
    language: 'de',
    fonts: ['DejaVu Sans', 'Arimo'],
    width: 420,
    values: { prism: 0.2, add: 0.4 },
    writing: { noCylinder: ['—', '–'], degree: true },
    css: `body{padding:0 0 78px;background:#f3f4f8;font-size:15px;color:#1b1f33}.status{display:flex;justify-content:space-between;padding:9px 20px 5px;font-size:13px;font-weight:700;background:#fff}
.nav{display:flex;justify-content:space-between;align-items:center;background:#fff;padding:8px 18px 13px;border-bottom:1px solid #e2e4ee;font-weight:700;font-size:17px}.nav span{color:#5a3fd6}
.card{background:#fff;border-radius:14px;margin:14px 14px 0;padding:15px 16px;box-shadow:0 1px 3px #0002}.card h3{font-size:16px;margin:0 0 2px}.grau{color:#71768d;font-size:13px}
.auge{display:flex;align-items:center;gap:10px;font-weight:700;margin-bottom:9px}.auge i{width:27px;height:27px;border-radius:50%;background:#5a3fd6;color:#fff;font:700 14px/27px Arimo;text-align:center}
.t{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8px}.t div{background:#f3f1fd;border-radius:9px;padding:7px 10px;font-size:17px}.t small{display:block;font-size:11.5px;color:#6b6f85}.t .b{grid-column:span 2}
.knopf{background:#5a3fd6;color:#fff;border-radius:24px;text-align:center;margin:16px 14px 12px;padding:13px;font-weight:700}.tabs{position:absolute;bottom:0;left:0;right:0;background:#fff;border-top:1px solid #e2e4ee;display:flex;justify-content:space-around;padding:12px 0 14px;font-size:12px;color:#71768d}body{position:relative}.tabs b{color:#5a3fd6}`,
    draw: (s) => {
      const tile = (name: string, text: string, kind = ''): string =>
        text && `<div class="${kind}"><small>${name}</small>${text}</div>`;
      const eye = (letter: string, name: string, e: DrawnEye): string =>
        `<div class="card"><div class="auge"><i>${letter}</i>${name}</div><div class="t">${tile('Sphäre', e.sph())}${tile('Zylinder', e.cyl())}${tile('Achse', e.axis() || '—')}${tile('Addition', e.add())}${tile('Prisma · Basis', e.prism('deutsch', '<br>'), 'b')}</div></div>`;
      return `<div class="status"><span>${whole(s, 8, 19)}:${two(s.dice.whole(0, 59))}</span><span>5G ▮▮▮ ${whole(s, 21, 98)} %</span></div><div class="nav"><span>‹</span>Meine Sehwerte<span>⋯</span></div>
<div class="card"><h3>${s.patient()}</h3><div class="grau">Sehtest vom ${s.date()} · Store ${s.dice.pick(['Leipzig', 'Köln-Ehrenfeld', 'Wien Neubau', 'Hamburg-Altona'])}</div></div>
${eye('R', 'Rechtes Auge', s.right)}${eye('L', 'Linkes Auge', s.left)}
<div class="card"><div class="auge" style="margin:0;justify-content:space-between"><span>Pupillendistanz</span><span>${s.pd()} mm</span></div></div>
<div class="knopf">Brille mit diesen Werten bestellen</div><div class="grau center" style="padding-bottom:12px">Als PDF teilen</div>
<div class="tabs"><span>Start</span><span>Brillen</span><b>Sehwerte</b><span>Konto</span></div>`;
    },
  },

  // An online shop's mail, one line for each field with both eyes in it.
  {
    name: 'z-optiker-mail-bestellung',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 720,
    values: { prism: 0, add: 0.4 },
    writing: { noCylinder: ['0,00', '—'] },
    css: `body{padding:24px 30px 34px;font-size:15px;color:#202124}.mk{border-bottom:1px solid #ccc;padding-bottom:10px;margin-bottom:18px;font-size:13.5px;color:#444}.mk b{display:inline-block;width:74px}.mk h2{font-size:20px;color:#202124}
.mail{border:1px solid #e4ddd3;max-width:600px;margin:0 auto}.top{background:#f2c14e;padding:14px 22px;font-size:22px;font-weight:700}.in{padding:18px 22px}.in h3{font-size:16px;margin:18px 0 7px}
.w{background:#faf6ee;padding:10px 16px}.w p{margin:0;padding:5px 0;border-bottom:1px solid #e9e0cf;display:grid;grid-template-columns:190px 1fr 1fr}.w p:last-child{border:0}
.pos{display:flex;justify-content:space-between;padding:4px 0}.sum{border-top:2px solid #202124;font-weight:700;margin-top:4px}.br{display:flex;gap:16px;align-items:center}.br i{width:34px;height:26px;border:4px solid #6b4a2b;border-radius:12px}.br i+i{margin-left:-12px}.fein{font-size:12px;color:#777;margin-top:18px}`,
    draw: (s) => {
      const row = (name: string, get: (e: DrawnEye) => string): string =>
        `<p><span>${name}</span><span>R: ${get(s.right)}</span><span>L: ${get(s.left)}</span></p>`;
      const [frame, lenses] = [s.dice.pick([69, 89, 119]), s.dice.pick([0, 49, 79, 159])];
      const order = `BK-${s.dice.digits(7)}`;
      const name = s.patient();
      const pos = (what: string, amount: number, kind = ''): string =>
        `<div class="pos ${kind}"><span>${what}</span><span>${euro(amount)} €</span></div>`;
      const toric = s.right.toric || s.left.toric;
      return `<div class="mk"><h2>Deine Bestellung ${order} ist eingegangen</h2><b>Von:</b> Guckfein Kundenservice &lt;hallo@guckfein.example&gt;<br><b>An:</b> ${name}<br><b>Datum:</b> ${s.date()}, ${two(s.dice.whole(7, 22))}:${two(s.dice.whole(0, 59))} Uhr</div>
<div class="mail"><div class="top">guckfein.</div><div class="in"><p>Hallo ${name.split(' ')[0]},</p><p>vielen Dank für deine Bestellung! Bitte prüfe die Angaben noch einmal. Änderungen sind innerhalb von 24 Stunden möglich.</p>
<div class="br"><div><i style="display:inline-block"></i><i style="display:inline-block"></i></div><div><b>Modell ${s.dice.pick(['Juno', 'Elbe', 'Tarek', 'Pippa'])}</b>, Farbe ${s.dice.pick(['Havanna', 'Schwarz matt', 'Kristall'])}<br>${s.lensType({ single: 'Einstärkengläser', multi: 'Gleitsichtgläser' })}, Index ${s.dice.pick(['1.5', '1.6', '1.67'])}, superentspiegelt</div></div>
<h3>Deine Brillenwerte</h3><div class="w">${row('Sphäre (SPH / S)', (e) => e.sph())}${toric ? row('Zylinder (CYL / ZYL)', (e) => e.cyl()) + row('Achse (ACH / A)', (e) => e.axis() || '—') : ''}${hasAdd(s) ? row('Nahzusatz (ADD)', (e) => e.add()) : ''}${row('Pupillendistanz (PD)', (e) => `${e.pd()} mm`)}</div>
<h3>Übersicht</h3>${pos('Fassung', frame)}${pos('Gläser', lenses)}${pos('Versand', 0)}${pos('Gesamt inkl. 19 % MwSt.', frame + lenses, 'sum')}<p class="fein">Lieferzeit: 7–10 Werktage. 30 Tage Rückgaberecht.<br>Guckfein Brillen GmbH, ${s.street()}, ${s.town()} · HRB ${s.dice.digits(5)} · <span style="white-space:nowrap">Service ${s.phone()}</span></p></div></div>`;
    },
  },

  // A Swiss optometrist's report with the old glasses and the autorefractor above the result.
  {
    name: 'z-optiker-ch-optometrie',
    language: 'de',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 900,
    values: { prism: 0.4, add: 0.55, plus: 0.05 },
    writing: { noCylinder: ['—', '–', 'sph'] },
    css: `body{padding:38px 48px 40px;font-size:15px;color:#1a1a1a}.kopf{display:flex;justify-content:space-between;margin-bottom:18px}.logo{font-size:24px;font-weight:700;color:#8c1d40}.logo i{display:inline-block;width:19px;height:19px;border:5px solid #8c1d40;border-radius:50% 0 50% 50%;margin-right:9px}.kopf div:last-child{text-align:right;font-size:12.5px;color:#555}
h1{font-size:21px;font-weight:400;border-bottom:1px solid #8c1d40;padding-bottom:6px}.pat{display:grid;grid-template-columns:1fr 1fr 1fr;margin-bottom:14px}.pat small{display:block;color:#777;font-size:11.5px}
h2{font-size:14px;color:#8c1d40;margin:14px 0 5px}.alt{display:grid;grid-template-columns:1fr 1fr;gap:28px;font-size:14px}.alt td{padding:1px 12px 1px 0}.mess td,.mess th{padding:3px 16px 3px 0;text-align:left;font-size:14px}
.erg{display:grid;grid-template-columns:1fr 1fr;gap:20px}.erg>div{border:2px solid #8c1d40;padding:10px 16px 8px}.erg h3{font-size:15px;margin:0 0 6px}.erg p{display:flex;justify-content:space-between;margin:0;padding:3px 0;border-top:1px solid #e2ccd3;font-size:17px}.erg p>span:first-child{font-size:14px;color:#444}.erg p>span:last-child{text-align:right}
.bem{margin-top:14px;font-size:14px}.unter{margin-top:24px;display:flex;justify-content:space-between;font-size:13px}.sig{font:30px Caveat;color:#223a8f;line-height:.8}`,
    draw: (s) => {
      const other = (letter: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(letter, sph, cyl, `× ${axis}`);
      };
      const row = (name: string, text: string): string =>
        text && `<p><span>${name}</span><span>${text}</span></p>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div><h3>${name}</h3>${row('Sphäre', e.sph())}${row('Zylinder', e.cyl())}${row('Achse', e.axis())}${row('Addition', e.add())}${row(
          'Prisma',
          prisms(e, 'degrees', '<br>', (amount, base) => `${amount} Basis ${base}`),
        )}${row('PD', `${e.pd()} mm`)}${row('Visus cc', s.acuity())}</div>`;
      return `<div class="kopf"><div class="logo"><i></i>Sehatelier Brüggli</div><div>Optometrie und Brillen<br>${s.dice.pick(['Marktgasse', 'Untere Allee', 'Seestrasse', 'Schmiedgasse'])} ${whole(s, 2, 90)}, ${s.dice.pick(['9200 Gossau', '5000 Aarau', '8610 Uster', '3600 Thun'])}<br>+41 ${whole(s, 31, 71)} ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}</div></div>
<h1>Bericht der optometrischen Untersuchung</h1><div class="pat"><div><small>Kunde / Kundin</small>${s.patient()}</div><div><small>Geburtsdatum</small>${s.born()}</div><div><small>Untersuchung vom</small>${s.date()}</div></div>
<div class="alt"><div><h2>Bisherige Brille (Scheitelbrechwertmesser)</h2>${table(other('R', s.right), other('L', s.left))}</div><div><h2>Autorefraktometer</h2>${table(other('R', s.right), other('L', s.left))}</div></div>
<h2>Messungen</h2><div class="mess">${table(heads('', 'Visus sc', 'Tonometrie', 'Keratometer', 'Zeit'), tr('R', s.acuity(), `${s.pressure()} mmHg`, `${s.curvature()} dpt`, `${whole(s, 9, 16)}:${two(s.dice.whole(0, 59))}`), tr('L', s.acuity(), `${s.pressure()} mmHg`, `${s.curvature()} dpt`, ''))}</div>
<h2>Brillenverordnung</h2><div class="erg">${eye('Rechts', s.right)}${eye('Links', s.left)}</div>
<p class="bem">${s.dice.pick(['Vordere Augenabschnitte reizfrei, Linse klar. Netzhautfoto unauffällig.', 'Leichte Meibomdrüsen-Dysfunktion, Lidrandpflege empfohlen.', 'Spaltlampe o. B. Gesichtsfeld orientierend frei.'])} Nächste Kontrolle in ${s.dice.pick(['12', '18', '24'])} Monaten.</p>
<div class="unter"><span>HVD 13 mm · Refraktion bei Tageslicht</span><span><span class="sig">R. Hunziker</span><br>R. Hunziker, Optometristin BSc</span></div>`;
    },
  },

  // An Austrian shop's confirmation of an order, the values in the text of its items.
  {
    name: 'z-optiker-at-auftragsbestaetigung',
    language: 'de',
    fonts: ['Tinos', 'Arimo', 'Carlito'],
    width: 850,
    values: { prism: 0.25, add: 0.55 },
    css: `body{padding:44px 56px;font-size:16px}.kopf{text-align:center;border-bottom:1px solid #000;padding-bottom:10px;margin-bottom:26px}.kopf b{font-size:28px;letter-spacing:5px;font-weight:400}.kopf div{font-size:13px}
.adr{display:flex;justify-content:space-between;margin-bottom:24px}.adr table td{padding:0 0 0 16px;font-size:14.5px}h1{font-size:20px}
.pos table{width:100%}.pos th{text-align:left;border-bottom:1px solid #000;font-size:14px;padding:4px 6px}.pos td{padding:6px;vertical-align:top;border-bottom:1px solid #ccc}.pos td:last-child,.pos th:last-child{text-align:right}.pos div{font-size:15px;color:#222;margin-top:2px}.sum td{border:0;padding:2px 6px}
.fuss{font-size:11.5px;margin-top:34px;border-top:1px solid #000;padding-top:6px;text-align:center}`,
    draw: (s) => {
      const values = (e: DrawnEye): string =>
        [
          `sph ${e.sph()}`,
          cylinder(e, (cyl, axis) => `cyl ${cyl} A ${axis}`),
          hasAdd(s) ? `Add ${e.add()}` : '',
          prisms(e, 'deutsch', ' ', (amount, base) => `Pr ${amount} B ${base}`),
        ]
          .filter(Boolean)
          .join('&ensp;');
      const [frame, lens] = [s.dice.whole(89, 329), s.dice.whole(59, 389)];
      const kind = s.lensType({ single: 'Einstärkenglas', multi: 'Gleitsichtglas' });
      const product = `${kind} ${s.dice.pick(['Lumo 1.6', 'Individual 1.67', 'Basic 1.5'])} Super-ET`;
      const item = (n: number, text: string, amount: number): string =>
        tr(`${n}`, text, '1', euro(amount));
      const total = frame + 2 * lens;
      const [pdRight, pdLeft] = [s.right.pd(), s.left.pd()];
      return `<div class="kopf"><b>OPTIK WALDKIRCHNER</b><div>Augenoptikermeisterbetrieb · ${s.dice.pick(['Hauptplatz 9, 8650 Kindberg', 'Wiener Straße 31, 3250 Wieselburg', 'Linzer Gasse 4, 4840 Vöcklabruck'])} · Tel. 0${whole(s, 2742, 7672)} ${s.dice.digits(5)}</div></div>
<div class="adr"><div>${s.patient()}<br>${s.dice.pick(['Birkenweg', 'Kirchengasse', 'Am Sonnenhang'])} ${whole(s, 1, 60)}<br>${s.dice.pick(['8662 Mitterdorf', '3251 Purgstall', '4844 Regau'])}</div>${table(tr('Auftrag', `A${s.dice.digits(6)}`), tr('Datum', s.date()), tr('Kunden-Nr.', s.dice.digits(5)), tr('SV-Nr.', `${s.dice.digits(4)} ${s.dice.digits(6)}`), tr('Berater', s.dice.pick(['WK', 'MH', 'EL'])))}</div>
<h1>Auftragsbestätigung</h1><p>Wir danken für Ihren Auftrag und fertigen für Sie laut Verordnung von ${s.doctor()}:</p>
<div class="pos">${table(heads('Pos.', 'Bezeichnung', 'Stk.', 'EUR'), item(1, `Fassung ${s.dice.pick(['Alpin', 'Marlene', 'Contur'])} ${s.dice.digits(4)} Gr. ${whole(s, 48, 56)}/${whole(s, 16, 20)}`, frame), item(2, `${product}<div><b>rechts</b>&ensp;${values(s.right)}</div>`, lens), item(3, `${product}<div><b>links</b>&ensp;${values(s.left)}</div>`, lens), tr('', `Zentrierung: PD re ${pdRight} / li ${pdLeft}, Höhe ${whole(s, 18, 24)}`, '', ''))}<table class="sum" style="margin-top:8px">${tr('Gesamtbetrag inkl. 20 % USt.', euro(total))}${tr('abzüglich Kassenanteil', `−${euro(32.4)}`)}${tr('<b>zu zahlen</b>', `<b>${euro(total - 32.4)}</b>`)}</table></div>
<p style="margin-top:22px">Voraussichtlicher Abholtermin: Kalenderwoche ${whole(s, 3, 50)}. Wir verständigen Sie per SMS.</p>
<div class="fuss">UID ATU${s.dice.digits(8)} · IBAN AT${s.dice.digits(2)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} · Es gelten unsere Geschäftsbedingungen. Sonderanfertigungen sind vom Umtausch ausgeschlossen.</div>`;
    },
  },

  // A card from the card box, the old glasses in its first rows.
  {
    name: 'z-optiker-ch-kundenkarte',
    language: 'de',
    pen: 'sometimes',
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Courier Prime'],
    width: 880,
    values: { prism: 0, add: 0.5, plus: 0.1 },
    css: `body{padding:24px 28px 28px;background:#e6efe1;font-size:15px;color:#1e2a1e}.reiter{display:flex;justify-content:space-between;align-items:baseline;border-bottom:2px solid #3f6b45;padding-bottom:4px;margin-bottom:8px}.reiter b{font-size:19px;color:#2d5233}
.oben{display:grid;grid-template-columns:1.4fr 1fr 1fr;border:1px solid #3f6b45}.oben>div{border-right:1px solid #3f6b45;border-bottom:1px solid #3f6b45;padding:2px 8px;min-height:50px;margin:0 -1px -1px 0}.oben small{display:block;font-size:11px;color:#3f6b45}
.b table{width:100%;margin-top:14px}.b td,.b th{border:1px solid #3f6b45;padding:2px 6px;text-align:center;height:40px}.b th{height:24px;font-size:12.5px;background:#d2e2cb;color:#234229}.b td.n{text-align:left;vertical-align:top;font-size:13px;width:142px;padding-top:5px}.leer td{height:32px}`,
    draw: (s) => {
      const cell = (name: string, text: string): string =>
        `<div><small>${name}</small>${text}</div>`;
      const old = (letter: string, e: DrawnEye, first: string): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(
          first,
          letter,
          s.filled(sph),
          s.filled(cyl),
          s.filled(axis),
          '',
          '',
          s.filled(s.acuity()),
        ).replaceAll('<td></td>', '<td>&nbsp;</td>');
      };
      const eye = (letter: string, e: DrawnEye, first: string): string =>
        tr(first, letter, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'), s.filled(s.acuity()));
      const first = (name: string, text: string): string =>
        `<td class="n" rowspan="2"><b>${name}</b><br>${text}</td>`;
      const year = s.dice.whole(2017, 2021);
      const oldRows =
        old('R', s.right, first('Alte Brille', s.filled(`von ${year}`))) +
        old('L', s.left, '').replace('<td>&nbsp;</td>', '');
      const newRows =
        eye('R', s.right, first('Neue Brille', s.date())) +
        eye('L', s.left, '').replace('<td></td>', '');
      return `<div class="reiter"><b>Optik Zgraggen-Egli</b><span>Kundenkarte</span><span>Nr. ${s.dice.digits(4)}</span></div>
<div class="oben">${cell('Name, Vorname', s.patient())}${cell('geb.', s.born())}${cell('Telefon', s.filled(`07${whole(s, 6, 9)} ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}`))}${cell('Adresse', s.filled(`${s.dice.pick(['Rütistr.', 'Dorfstr.', 'Im Feld'])} ${whole(s, 1, 70)}, ${s.dice.pick(['6460 Altdorf', '6410 Goldau', '6300 Zug'])}`))}${cell('Beruf', s.filled(s.dice.pick(['Lehrerin', 'Schreiner', 'Büro / PC', 'pens.', 'Chauffeur'])))}${cell('Zusatzvers.', s.filled(s.dice.pick(['ja, 180.–', 'nein', 'ja, 150.– / 3 J.'])))}</div>
<div class="b">${table(heads('', '', 'Sph.', 'Zyl.', 'Achse', 'Add.', 'PD', 'Visus'), oldRows, newRows)}${table(heads('Fassung', 'Gläser', 'Fr. Fassung', 'Fr. Gläser', 'bezahlt'), tr(s.filled(`${s.dice.pick(['Acetat braun', 'Titan blau', 'Metall gold'])} ${whole(s, 47, 55)}/${whole(s, 16, 20)}`), s.filled(hasAdd(s) ? 'Gleitsicht 1.6 HET' : 'Einst. 1.6 HET'), s.filled(`${whole(s, 180, 420)}.–`), s.filled(`${whole(s, 240, 980)}.–`), s.filled(s.dice.pick(['TWINT', 'Karte', 'bar', 'Rechn.']))), '<tr class="leer"><td></td><td></td><td></td><td></td><td></td></tr>')}</div>`;
    },
  },

  // A chain's letter, everything in its sentences.
  {
    name: 'z-optiker-brief-filiale',
    language: 'de',
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    width: 820,
    values: { prism: 0, add: 0.5 },
    css: `body{padding:46px 70px 40px 76px;font-size:16.5px;line-height:1.5}.logo{text-align:right;margin-bottom:34px}.logo b{background:#c8102e;color:#fff;padding:7px 16px;font-size:24px;border-radius:4px}.logo div{font-size:12px;color:#555;margin-top:9px;line-height:1.35}
.abs{font-size:10.5px;text-decoration:underline;margin-bottom:6px}.an{margin-bottom:34px}.ort{text-align:right;margin-bottom:20px}.werte{margin:0 0 .9em 26px}.sig{font:34px Kalam;color:#25348a;line-height:1.2}.fuss{margin-top:36px;font-size:11px;color:#666;border-top:1px solid #bbb;padding-top:7px;line-height:1.35}`,
    draw: (s) => {
      const values = (name: string, e: DrawnEye): string =>
        `<p class="werte"><b>${name}:</b> sph ${e.sph()}${cylinder(e, (cyl, axis) => `, cyl ${cyl} in Achse ${axis}`)}${hasAdd(s) ? `, Addition ${e.add()}` : ''}; Sehleistung mit Korrektion ${s.acuity()}</p>`;
      const name = s.patient();
      const street = s.street();
      const town = s.town();
      return `<div class="logo"><b>Optik Hellberg</b><div>Filiale ${town.slice(6)}<br>${street}, ${town}<br>Telefon ${s.phone()}</div></div>
<div class="abs">Optik Hellberg GmbH &amp; Co. KG · ${street} · ${town}</div><div class="an">${name}<br>${s.street()}<br>${s.town()}</div><div class="ort">${town.slice(6)}, ${s.date()}</div>
<p><b>Ihre Brillenglasbestimmung, Kundennummer ${s.dice.digits(7)}</b></p><p>Guten Tag ${name},</p><p>vielen Dank für Ihren Besuch in unserer Filiale. Wie gewünscht erhalten Sie hier das Ergebnis Ihrer heutigen Augenglasbestimmung zur Vorlage bei einem Optiker Ihrer Wahl:</p>
${values('Rechtes Auge', s.right)}${values('Linkes Auge', s.left)}
<p>Wir empfehlen Ihnen ${s.lensType({ single: 'Einstärkengläser zum ständigen Tragen', multi: 'eine Gleitsichtbrille' })}. Die Messung ersetzt keine augenärztliche Untersuchung. Bitte lassen Sie Ihre Augen spätestens in zwei Jahren erneut prüfen.</p><p>Mit freundlichen Grüßen</p><div class="sig">${s.dice.pick(['T. Reuter', 'Jana Wolff', 'K. Demir'])}</div><div>Augenoptikermeister/in, Filialleitung</div>
<div class="fuss">Optik Hellberg GmbH &amp; Co. KG, Sitz Göttingen, HRA ${s.dice.digits(5)} · USt-IdNr. DE${s.dice.digits(9)} · Öffnungszeiten Mo–Fr 9.00–18.30, Sa 9.30–16.00</div>`;
    },
  },

  // A window of the shop's software, printed.
  {
    name: 'z-optiker-software-auftrag',
    language: 'de',
    fonts: ['DejaVu Sans', 'DejaVu Sans Condensed', 'Arimo'],
    width: 950,
    values: { prism: 0.5, add: 0.6 },
    writing: { noCylinder: ['', '0,00'] },
    css: `body{padding:14px;background:#9fb2c4;font-size:14px;color:#111}.win{background:#eef0f2;border:1px solid #44566a}.tit{background:#2e5c8a;color:#fff;padding:6px 12px;display:flex;justify-content:space-between}.menu{padding:4px 12px;background:#f8f9fa;border-bottom:1px solid #bbb;font-size:13px;word-spacing:12px}
.tab{padding:8px 12px 0;border-bottom:1px solid #8a96a3}.tab span{display:inline-block;padding:4px 13px;border:1px solid #8a96a3;border-bottom:0;background:#dde2e7;font-size:13px}.tab .an{background:#eef0f2;font-weight:700}
.in{padding:14px 16px}.z{display:flex;gap:16px;margin-bottom:9px;align-items:center}.f{display:inline-block;background:#fff;border:1px solid #8f99a3;padding:2px 7px;min-width:60px;min-height:25px}
fieldset{border:1px solid #8f99a3;margin:8px 0 12px;padding:6px 10px 12px}legend{font-weight:700;font-size:13px}.g td,.g th{padding:3px 4px;font-size:14px;text-align:center}.g th{font-weight:400;font-size:12.5px;color:#333}.g td .f{width:76px;min-width:0;text-align:right;height:27px;vertical-align:top}.g td:first-child{font-weight:700;text-align:left;width:66px}
.kn{text-align:right}.kn span{display:inline-block;border:1px solid #6d7883;background:#dde2e7;padding:4px 18px;margin-left:8px}.sb{background:#d5dade;border-top:1px solid #aab;padding:3px 12px;font-size:12px;display:flex;justify-content:space-between}`,
    draw: (s) => {
      const f = (text: string): string => `<span class="f">${text}</span>`;
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
          ].map(f),
        );
      const order = `20${s.dice.digits(4)}`;
      const name = s.patient();
      const lens = hasAdd(s) ? ['Progressiv Sensa 1.6', 'GS'] : ['Mono AS 1.6', 'ES'];
      const frame = s.dice.whole(99, 299);
      const price = s.dice.whole(140, 780);
      return `<div class="win"><div class="tit"><span>OptiKasso 7 – Auftrag ${order} – ${name}</span><span>– □ ×</span></div><div class="menu">Datei Kunde Auftrag Bestellung Kasse Auswertung Hilfe</div><div class="tab"><span>Kunde</span><span>Refraktion</span><span class="an">Brillenauftrag</span><span>Kontaktlinse</span><span>Historie</span></div>
<div class="in"><div class="z">Kd.-Nr. ${f(s.dice.digits(5))} Geb. ${f(s.born())} Auftragsdatum ${f(s.date())} Status ${f(s.dice.pick(['bestellt', 'in Werkstatt', 'erfasst']))}</div>
<fieldset class="g"><legend>Glaswerte</legend>${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'Prisma hor.', 'Basis hor.', 'Prisma vert.', 'Basis vert.', 'PD'), eye('Rechts', s.right), eye('Links', s.left))}</fieldset>
<fieldset><legend>Gläser</legend><div class="z">Typ ${f(lens[1] ?? '')} Bezeichnung ${f(lens[0] ?? '')} Lieferant ${f(s.dice.pick(['GLW', 'NOV', 'TAU']))} Ø ${f(whole(s, 60, 75))} Best.-Nr. ${f(s.dice.digits(7))}</div><div class="z" style="margin:0">Veredelung ${f('Hart, Super-ET, Lotus')} Tönung ${f('keine')} HSA ${f('12')} Inkl. ${f('8')}</div></fieldset>
<fieldset><legend>Fassung / Preise</legend><div class="z" style="margin:0">Art.-Nr. ${f(s.dice.digits(8))} Größe ${f(`${whole(s, 48, 56)}-${whole(s, 15, 20)}`)} Fassung € ${f(euro(frame))} Gläser € ${f(euro(price))} Gesamt € ${f(`<b>${euro(frame + price)}</b>`)}</div></fieldset>
<div class="kn"><span>Drucken</span><span>Bestellen</span><span>Schließen</span></div></div><div class="sb"><span>Arbeitsplatz 2 · Benutzer: ${s.dice.pick(['meier', 'lw', 'anna'])}</span><span>Filiale 01 · Mandant Optik Ruhland</span></div></div>`;
    },
  },

  // A slip off the refraction room's pad, far and near, with the scheme of axes.
  {
    name: 'z-optiker-refraktionsblock',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo', 'Tinos'],
    width: 720,
    values: { prism: 0.2, add: 0.5, plus: 0.15 },
    css: `body{padding:26px 34px 30px;font-size:15px;color:#17386b;background:#fdfdf8}.kopf{display:flex;justify-content:space-between;align-items:center}.kopf b{font:italic 700 27px Tinos}.kopf div{font-size:12px;text-align:right}.titel{text-align:center;font-weight:700;letter-spacing:6px;border-top:2px solid #17386b;border-bottom:2px solid #17386b;padding:4px;margin:9px 0 8px}
.l{display:flex;gap:18px}.l>div{flex:1;border-bottom:1px solid #17386b;min-height:40px;display:flex;align-items:flex-end;gap:10px}.l small{font-size:12px;padding-bottom:2px}
.tabo{display:flex;justify-content:space-around;margin:32px 0 16px}.bogen{width:150px;height:76px;border:2px solid #17386b;border-radius:150px 150px 0 0;position:relative;font-size:11px}.bogen i{position:absolute;font-style:normal}.bogen b{position:absolute;left:-46px;top:4px;font-size:19px}.bogen u{position:absolute;left:73px;bottom:0;width:74px;height:2px;background:#1f2f78;transform-origin:0 50%}
.t table{width:100%;table-layout:fixed}.t td,.t th{border:1px solid #17386b;text-align:center;height:51px;padding:2px}.t th{height:25px;font-size:12.5px}.t td.s{font-weight:700;font-size:14px}.unten{margin-top:8px}`,
    draw: (s) => {
      const far = (letter: string, e: DrawnEye, first: string): string =>
        tr(
          first,
          `<td class="s">${letter}</td>`,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('deutsch'),
        );
      const near = (letter: string, e: DrawnEye, first: string): string => {
        const cells = hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis()] : ['', '', ''];
        return tr(first, `<td class="s">${letter}</td>`, ...cells, '', '');
      };
      const first = (name: string): string => `<td class="s" rowspan="2">${name}</td>`;
      const noFirst = (row: string): string => row.replace('<td></td>', '');
      const field = (name: string, text: string): string =>
        `<div><small>${name}</small>${text}</div>`;
      const arc = (letter: string, axis: number | null): string =>
        `<div class="bogen"><i style="left:-24px;bottom:-4px">180</i><i style="left:68px;top:-17px">90</i><i style="right:-14px;bottom:-4px">0</i><b>${letter}</b>${axis === null ? '' : `<u style="transform:rotate(-${axis}deg)"></u>`}</div>`;
      const prismNote = hasPrism(s)
        ? 'Prismen!'
        : s.dice.pick(['', 'Bildschirm', 'Autofahrer', 'Ersatzbrille']);
      return `<div class="kopf"><b>Optik Gschwandler</b><div>Augenoptik · Hörgeräte<br>${s.dice.pick(['Stadtplatz 14, Burghausen', 'Marktstr. 3, Bad Aibling', 'Obere Gasse 7, Rosenheim'])}<br>Tel. ${s.phone()}</div></div><div class="titel">GLASBESTIMMUNG</div>
<div class="l">${field('Name', s.patient())}${field('Datum', s.date())}</div>
<div class="tabo">${arc('R', s.values.od.axis)}${arc('L', s.values.os.axis)}</div>
<div class="t">${table(heads('', '', 'Sph', 'Cyl', 'Achse', 'Prisma', 'Basis'), far('R', s.right, first('Ferne')), noFirst(far('L', s.left, '')), near('R', s.right, first('Nähe')), noFirst(near('L', s.left, '')))}</div>
<div class="l unten">${field('PD Ferne', s.pd())}${field('PD Nähe', hasAdd(s) ? s.nearPd() : '')}${field('Visus bin.', s.filled(s.acuity()))}</div><div class="l">${field('Bemerkung', s.filled(prismNote))}${field('geprüft', s.filled(s.dice.pick(['Gs', 'HuB', 'Moni'])))}</div>`;
    },
  },
];

export const frozenNonesOfGermanOpticians: Layout[] = [
  // A pass for contact lenses.
  {
    name: 'z-optiker-none-kontaktlinsenpass',
    language: 'de',
    document: 'contact-lenses',
    fonts: ['Carlito', 'Arimo'],
    width: 640,
    css: `body{padding:24px;background:#dfe8ee}.k{background:#fff;border:1px solid #8fa9b8;border-radius:12px;padding:20px 24px}.k h1{font-size:23px;color:#0b5c86;margin-bottom:2px}.k th,.k td{padding:6px 10px;border-bottom:1px solid #c7d5dd;text-align:left}.k table{width:100%;margin:12px 0}.k th{font-size:13px;color:#4c6472}.z{font-size:13.5px;color:#333}`,
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, 'Toric Monat Aqua', s.number(8.6, 1), s.number(14.2, 1), sph, cyl, axis);
      };
      return `<div class="k"><h1>Kontaktlinsenpass</h1><p class="z">Linsenstudio Optik Ruhland · ${s.street()}, ${s.town()} · ${s.phone()}</p><p><b>${s.patient()}</b> · Kd.-Nr. ${s.dice.digits(5)} · Anpassung ${s.date()}</p>${table(heads('', 'Linse', 'BC', 'DIA', 'Sph', 'Cyl', 'Achse'), eye('R', s.right), eye('L', s.left))}<p class="z">Austausch: monatlich · Pflegemittel: Peroxidsystem · Tragezeit max. ${whole(s, 10, 14)} Std./Tag<br>Nächste Nachkontrolle: in 6 Monaten. Bei Rötung oder Schmerz Linsen sofort absetzen!<br>Diese Werte gelten nur für Kontaktlinsen.</p></div>`;
    },
  },

  // What the chain prints for the collection of repaired glasses.
  {
    name: 'z-optiker-none-reparaturbeleg',
    language: 'de',
    document: 'receipt',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 780,
    css: `body{padding:40px 50px;font-size:16px}.kopf{display:flex;justify-content:space-between;border-bottom:4px solid #e07a1f;padding-bottom:10px;margin-bottom:20px}.kopf b{font-size:25px}.p table{width:100%;margin:14px 0}.p td,.p th{padding:7px 8px;border-bottom:1px solid #bbb;text-align:left}.p td:last-child,.p th:last-child{text-align:right}`,
    draw: (s) => {
      const [pads, solder] = [s.dice.pick([8.5, 9.9, 12]), s.dice.pick([39, 45, 59])];
      return `<div class="kopf"><b>Brillenhaus Quastorf</b><span class="small">${s.street()}<br>${s.town()}<br>Tel. ${s.phone()}</span></div><h2>Rechnung / Abholschein Nr. R-${s.dice.digits(6)}</h2><p>${s.patient()}<br>Kundennummer ${s.dice.digits(5)}</p><p>Annahme: ${someDay(s, 2024)} &nbsp; Mitarbeiter: ${s.dice.pick(['Hr. Voss', 'Fr. Lenz'])}</p><p>Kundeneigene Brille, Fassung ${s.dice.pick(['Metall silber', 'Titan schwarz'])} ${whole(s, 48, 56)}-18 Bügel 140, Gläser ohne Kratzer angenommen.</p>
<div class="p">${table(heads('Leistung', 'Menge', 'EUR'), tr('Bügel rechts gelötet, Scharnier erneuert', '1', euro(solder)), tr('Nasenpads Silikon, Paar', '1', euro(pads)), tr('Ultraschallreinigung', '1', euro(0)), tr('<b>Gesamt inkl. 19 % MwSt.</b>', '', `<b>${euro(solder + pads)}</b>`))}</div><p class="small">Bezahlt mit girocard. Nicht abgeholte Ware wird nach drei Monaten verwahrt. Für kundeneigene Fassungen übernehmen wir bei Reparaturen keine Haftung.</p>`;
    },
  },
];
