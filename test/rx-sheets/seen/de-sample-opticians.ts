import { heads, padded, table, tr } from '../html.ts';
import { cylinder, euro, prisms } from '../in-words.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

/** A day that is none of the prescription, without its year: `14.03.` */
const someDay = ({ dice }: Sheet): string => {
  const [day, month] = [dice.whole(1, 28), dice.whole(1, 12)];
  return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.`;
};
const firstOf = (name: string): string => name.replace(/<[^>]+>/g, '').split(' ')[0] ?? '';

export const sampleOfOpticians: Layout[] = [
  {
    name: 'x-laden-brillenpass',
    language: 'de',
    pen: 'always',
    fonts: ['Arimo', 'Carlito'],
    width: 620,
    values: { prism: 0, add: 0.5 },
    writing: { noCylinder: ['', '—', '–'], plano: ['plan', '0,00', '±0,00'] },
    css: `body{background:#f3f1ea;padding:22px 24px 26px;font-size:15px}
.card{border:1px solid #b9b3a2;border-radius:12px;background:#fffef9;overflow:hidden}
.top{background:#7a1f2b;color:#fff;padding:12px 18px;display:flex;justify-content:space-between;align-items:center}
.top b{font-size:24px;letter-spacing:4px}.top i{display:block;width:54px;height:24px;border:3px solid #fff;border-radius:14px;position:relative}
.top i:after{content:"";position:absolute;left:14px;top:1px;width:16px;height:16px;border-radius:50%;background:#fff}
.in{padding:14px 18px 16px}.ln{display:flex;align-items:flex-end;gap:10px;margin-bottom:9px}
.ln span.k{font-size:12px;color:#555;width:74px}.ln .v{flex:1;border-bottom:1px dotted #555;min-height:31px}
table{width:100%;margin:12px 0 10px}th{font-size:12px;font-weight:400;color:#555;padding:2px}
td{border:1px solid #7a1f2b;height:48px;text-align:center;padding:2px 4px}td:first-child{width:38px;font-weight:700;font-size:20px;color:#7a1f2b}
.st{display:flex;justify-content:space-between;align-items:flex-end;font-size:11px;color:#555}.stamp{color:#2a4f93;border:1.5px solid #2a4f93;padding:5px 9px;font-size:12px;line-height:1.25;transform:rotate(-1.5deg)}`,
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add', 'pd'));
      const glass = s.lensType({ single: 'Einstärken 1.5 SET', multi: 'Gleitsicht 1.6 SET' });
      return `<div class="card"><div class="top"><b>BRILLENPASS</b><i></i></div><div class="in">
<div class="ln"><span class="k">Name</span><span class="v">${s.patient()}</span></div>
<div class="ln"><span class="k">Datum</span><span class="v">${s.date()}</span><span class="k" style="width:auto">Auftrag</span><span class="v">${s.filled(s.dice.digits(5))}</span></div>
${table(heads('', 'Sph.', 'Cyl.', 'Achse', 'Add.', 'PD'), eye('R', s.right), eye('L', s.left))}
<div class="ln"><span class="k">Gläser</span><span class="v">${s.filled(glass)}</span></div>
<div class="st"><span>Bitte bringen Sie diesen Pass<br>zu jedem Besuch mit.</span><span class="stamp"><b>Optik Hagemeier</b><br>${s.street()}<br>Tel. ${s.phone()}</span></div>
</div></div>`;
    },
  },
  {
    name: 'x-laden-werkstatttuete',
    language: 'de',
    pen: 'sometimes',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 860,
    values: { prism: 0.25, add: 0.5 },
    writing: { noCylinder: ['', '—', '–', '0,00'] },
    css: `body{background:#f6e7c3;padding:24px 26px 30px;font-size:16px}
.hd{display:flex;justify-content:space-between;border-bottom:3px solid #222;padding-bottom:6px}.hd h1{font-size:23px;margin:0}.hd .nr{font-size:25px;font-weight:700}
.row{display:flex;border:1.5px solid #222;border-top:0}.row:first-of-type{border-top:1.5px solid #222}
.b{flex:1;border-left:1px solid #222;padding:2px 5px 3px;min-height:66px}.b:first-child{border-left:0}.b small{display:block;font-size:11px;margin-bottom:5px}
.b.s{flex:0 0 44px;font-size:29px;font-weight:700;text-align:center;padding-top:12px;background:#222;color:#f6e7c3}
.g{margin:14px 0;border-top:1.5px solid #222}.g .b{min-height:54px}.w2{flex:2}.w3{flex:3}
.ck{display:inline-block;width:13px;height:13px;border:1.3px solid #222;margin:0 4px -2px 14px}.ck.x{background:#222}`,
    draw: (s) => {
      const b = (label: string, value: string, more = ''): string =>
        `<div class="b ${more}"><small>${label}</small>${value}</div>`;
      const seg = s.dice.whole(17, 23);
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="row"><div class="b s">${name}</div>${b('Sphäre', e.sph())}${b('Zylinder', e.cyl())}${b('Achse', e.axis())}${b('Addition', e.add())}${b('Prisma', e.amounts())}${b('Basis', e.bases('deutsch'))}${b('PD', e.pd())}${b('Höhe', s.filled(String(seg)))}</div>`;
      const lens = s.lensType({ single: 'ES 1,5 Superentspiegelt', multi: 'GS Komfort 1,6 SE' });
      return `<div class="hd"><h1>Werkstattauftrag</h1><div class="nr">${s.dice.digits(6)}</div></div>
<div class="g">
<div class="row">${b('Kunde', s.patient(), 'w2')}${b('Telefon', s.filled(s.phone()), 'w2')}${b('Annahme', s.date())}${b('fertig bis', s.filled(someDay(s)))}</div></div>
<div class="g">${eye('R', s.right)}${eye('L', s.left)}</div>
<div class="g"><div class="row">${b('Gläser', s.filled(lens), 'w3')}${b('Ø', s.filled(s.dice.pick(['65', '70', '65/70'])))}${b('HSA', s.filled(s.dice.pick(['12', '13', '14'])))}</div>
<div class="row">${b('Fassung', s.filled(s.dice.pick(['Nordlicht 2217 C3', 'Mod. 884 havanna', 'Titan 51 schwarz matt'])), 'w3')}${b('Größe', s.filled(s.dice.pick(['51–19', '54–17', '49–21'])))}${b('Bügel', s.filled(s.dice.pick(['140', '145'])))}</div>
<div class="row">${b('Fassung €', s.filled(s.price()))}${b('Gläser €', s.filled(s.price()))}${b('Anzahlung €', s.filled(s.price()))}${b('Kürzel', s.filled(s.dice.pick(['Mk', 'Sb', 'Ho'])))}</div></div>
<div>Rand:<span class="ck x"></span>Vollrand<span class="ck"></span>Nylor<span class="ck"></span>Bohrbrille<span style="float:right">Endkontrolle: ____________</span></div>`;
    },
  },
  {
    name: 'x-laden-kette-auftragsbestaetigung',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 920,
    values: { prism: 0.25, add: 0.6 },
    css: `body{padding:34px 46px 40px;font-size:15px}
.logo{font-size:30px;font-weight:700;color:#00683c}.logo em{font-style:normal;color:#f08a00}
.hd{display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:26px}.hd .r{text-align:right;font-size:12.5px;color:#444}
.ad{display:flex;justify-content:space-between;margin-bottom:24px}.ad u{font-size:10.5px;color:#555}
.ad td{padding:1px 0 1px 16px;font-size:14px}h2{font-size:19px;color:#00683c;margin-bottom:10px}h3{font-size:14px;margin:20px 0 6px;color:#00683c;border-bottom:2px solid #f08a00;padding-bottom:3px}
.v table{width:100%}.v th{background:#e6f1ea;font-size:12.5px;padding:5px 6px;border-bottom:1px solid #00683c}.v td{padding:7px 6px;text-align:center;border-bottom:1px solid #cfd8d2}.v td:first-child{text-align:left;font-weight:700}
.p table{width:100%}.p td,.p th{padding:4px 6px;text-align:left}.p td:last-child,.p th:last-child{text-align:right}.p th{font-size:12.5px;border-bottom:1px solid #888}.p tr:last-child td{font-weight:700;border-top:1.5px solid #222}
.ft{margin-top:26px;border-top:1px solid #bbb;padding-top:8px;font-size:10.5px;color:#555;display:flex;justify-content:space-between}`,
    draw: (s) => {
      const prism = hasPrism(s);
      const add = hasAdd(s);
      const patient = s.patient();
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          ...(add ? [e.add()] : []),
          ...(prism ? [e.amounts(), e.bases('degrees')] : []),
          e.pd(),
        );
      const [frame, each] = [s.dice.whole(39, 189), s.dice.whole(40, 240)];
      const lens = s.lensType({
        single: 'Einstärkenglas Plus 1.6',
        multi: 'Gleitsichtglas Aktiv 1.6',
      });
      return `<div class="hd"><div class="logo">sicht<em>punkt</em></div><div class="r">Filiale ${s.dice.whole(101, 489)}<br>${s.street()}, ${s.town()}<br>Tel. ${s.phone()}<br>Mo–Sa 9.30–19 Uhr</div></div>
<div class="ad"><div><u>sichtpunkt Optik, ${s.street()}</u><br><br>${patient}<br>${s.street()}<br>${s.town()}</div>
${table(tr('Auftrags-Nr.', `${s.dice.digits(3)}-${s.dice.digits(6)}`), tr('Kunden-Nr.', s.dice.digits(8)), tr('Datum', s.date()), tr('Es beriet Sie', s.dice.pick(['Frau Mertens', 'Herr Aydin', 'Frau Kowalski'])))}</div>
<h2>Auftragsbestätigung</h2>
<p>Vielen Dank für Ihren Einkauf. Bitte prüfen Sie die Angaben zu Ihrer neuen Brille:</p>
<h3>Ihre Sehstärke (Refraktion in unserer Filiale)</h3>
<div class="v">${table(heads('', 'Sphäre', 'Zylinder', 'Achse', ...(add ? ['Addition'] : []), ...(prism ? ['Prisma', 'Basis'] : []), 'PD (mm)'), eye('Rechts', s.right), eye('Links', s.left))}</div>
<h3>Ihre Bestellung</h3>
<div class="p">${table(heads('Menge', 'Artikel', 'Bezeichnung', 'EUR'), tr('1', s.dice.digits(7), `Fassung ${s.dice.pick(['Lotte', 'Janne', 'Piet'])}, ${s.dice.pick(['schwarz', 'blau transparent', 'gold'])}`, euro(frame)), tr('1', s.dice.digits(7), `${lens} rechts, Hart, Superentspiegelung`, euro(each)), tr('1', s.dice.digits(7), `${lens} links, Hart, Superentspiegelung`, euro(each)), tr('', '', 'Gesamtbetrag inkl. 19 % MwSt.', euro(frame + 2 * each)))}</div>
<p style="margin-top:18px">Ihre Brille ist voraussichtlich ab ${someDay(s)} abholbereit. Wir benachrichtigen Sie per SMS. Sie haben 30 Tage Zufriedenheitsgarantie.</p>
<div class="ft"><span>sichtpunkt Optik GmbH &amp; Co. KG<br>Sitz der Gesellschaft: Hannover</span><span>HRA ${s.dice.digits(5)}<br>USt-IdNr. DE${s.dice.digits(9)}</span><span>IBAN DE${s.dice.digits(2)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(2)}</span></div>`;
    },
  },
  {
    name: 'x-laden-kassenbon',
    language: 'de',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 380,
    values: { prism: 0, add: 0.5 },
    writing: { minus: ['-'], noCylinder: ['0,00', '-', ''], plano: ['0,00', '+0,00'] },
    css: `body{padding:20px 20px 30px;font-size:16px;line-height:1.3}pre{font:inherit;margin:0}.c{text-align:center}.b{font-size:21px;font-weight:700}hr{border:0;border-top:1.5px dashed #333;margin:9px 0}
.l{display:flex;justify-content:space-between}.bar{height:44px;margin:10px 26px 2px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 5px,#111 5px 9px,#fff 9px 11px,#111 11px 12px,#fff 12px 16px)}`,
    draw: (s) => {
      const line = (name: string, r: string, l: string): string =>
        `${padded(name, 9)}${padded(r, 10)}${l}\n`;
      const l = (a: string, b: string): string =>
        `<div class="l"><span>${a}</span><span>${b}</span></div>`;
      const [frame, glass] = [s.dice.whole(29, 99), s.dice.whole(50, 180)];
      const [r, le] = [s.right, s.left];
      return `<div class="c"><div class="b">BRILLEN-ECKE</div>${s.street()}<br>${s.town()}<br>Tel. ${s.phone()}</div><hr>
${l('Auftrag', s.dice.digits(6))}${l('Kunde', s.patient())}${l('Datum', s.date())}<hr>
<pre><b>GLASWERTE</b>
${line('', 'RECHTS', 'LINKS')}${line('SPH', r.sph(), le.sph())}${line('CYL', r.cyl(), le.cyl())}${line('ACHSE', r.axis(), le.axis())}${hasAdd(s) ? line('ADD', r.add(), le.add()) : ''}</pre><hr>
${l('Fassung', euro(frame))}${l(s.lensType({ single: '2 x ES 1.5 HSE', multi: '2 x GLEITS. 1.5 HSE' }), euro(glass))}${l('<b>SUMME EUR</b>', `<b>${euro(frame + glass)}</b>`)}${l('Anzahlung', euro(50))}${l('REST EUR', euro(frame + glass - 50))}<hr>
<div class="c">Bon bitte zur Abholung mitbringen<br>Es bediente Sie: Kasse 2<div class="bar"></div>${s.dice.digits(13)}</div>`;
    },
  },
  {
    name: 'x-laden-app-sehpass',
    language: 'de',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 420,
    values: { prism: 0, add: 0.5, sameAdd: true },
    writing: { noCylinder: ['—', '–'], degree: true },
    css: `body{padding:0;background:#eef1f6;font-size:15px}
.bar{display:flex;justify-content:space-between;background:#14204a;color:#fff;font-size:13px;padding:7px 18px 3px}
.top{background:#14204a;color:#fff;padding:10px 18px 22px}.top small{opacity:.75}.top h1{font-size:23px;margin:4px 0 2px}
.card{background:#fff;border-radius:16px;margin:14px 14px 0;padding:14px 16px;box-shadow:0 1px 4px #0002}.card h3{font-size:14px;color:#3554c6;margin-bottom:10px}
.t{display:flex}.t div{flex:1;text-align:center}.t div+div{border-left:1px solid #e1e5ee}.t b{display:block;font-size:21px;min-height:28px}.t small{color:#6c7489;font-size:12px}
.kv{display:flex;justify-content:space-between;padding:7px 0;border-bottom:1px solid #edf0f5}.kv:last-child{border:0}.kv>span:first-child{color:#6c7489}
.btn{margin:16px 14px;background:#3554c6;color:#fff;text-align:center;padding:13px;border-radius:26px;font-weight:700}
.nav{display:flex;background:#fff;border-top:1px solid #dde2ec;padding:9px 0 14px;font-size:11px;color:#6c7489}.nav span{flex:1;text-align:center}.nav span:before{content:"";display:block;width:18px;height:18px;border:2px solid #a5aec4;border-radius:6px;margin:0 auto 3px}.nav .on{color:#3554c6}.nav .on:before{border-color:#3554c6;background:#3554c6}`,
    draw: (s) => {
      const t = (label: string, value: string): string =>
        `<div><b>${value}</b><small>${label}</small></div>`;
      const kv = (k: string, v: string): string =>
        `<div class="kv"><span>${k}</span><span>${v}</span></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="card"><h3>${name}</h3><div class="t">${t('Sphäre', e.sph())}${t('Zylinder', e.cyl())}${t('Achse', e.axis())}</div></div>`;
      const patient = s.patient();
      return `<div class="bar"><span>${s.dice.whole(8, 19)}:${s.dice.whole(10, 59)}</span><span>LTE ${s.dice.whole(31, 98)} %</span></div>
<div class="top"><small>‹ Zurück</small><h1>Mein Sehpass</h1><small>${patient} · Kd.-Nr. ${s.dice.digits(7)}</small></div>
${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}
<div class="card">${hasAdd(s) ? kv('Addition', s.add()) : ''}${kv('Pupillendistanz', `${s.pd()} mm`)}${kv('Glasart', s.lensType({ single: 'Einstärken', multi: 'Gleitsicht' }))}${kv('Sehtest vom', s.date())}${kv('Geschäft', s.dice.pick(['Jena Holzmarkt', 'Kassel Königsplatz', 'Bonn Südstadt']))}</div>
<div class="btn">Als PDF teilen</div><div class="nav"><span>Start</span><span class="on">Sehpass</span><span>Termine</span><span>Shop</span><span>Profil</span></div>`;
    },
  },
  {
    name: 'x-laden-mail-online',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 680,
    values: { prism: 0.2, add: 0.4 },
    writing: { noCylinder: ['0,00', '—'], axisDigits: 1 },
    css: `body{padding:0;background:#f4f4f4;font-size:15px}.hd{background:#fff;padding:14px 26px;font-size:13px;color:#444;border-bottom:1px solid #ddd}.hd b{color:#111;font-size:18px;display:block;margin-bottom:5px}
.m{background:#fff;margin:20px 36px;padding:26px 32px}.lg{text-align:center;font-size:27px;letter-spacing:6px;color:#d1495b;font-weight:700;margin-bottom:18px}
.e{border:1px solid #e3e3e3;border-radius:6px;padding:10px 16px;margin:12px 0}.e h3{font-size:15px;margin-bottom:6px}.kv{display:flex;justify-content:space-between;padding:4px 0;border-top:1px solid #f0f0f0}
.btn{display:block;width:240px;margin:20px auto;background:#d1495b;color:#fff;text-align:center;padding:11px;border-radius:4px;font-weight:700}.sm{font-size:11.5px;color:#777;margin-top:20px}`,
    draw: (s) => {
      const kv = (k: string, v: string): string =>
        `<div class="kv"><span>${k}</span><span>${v}</span></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="e"><h3>${name}</h3>${kv('Sphäre (SPH)', e.sph())}${kv('Zylinder (CYL)', e.cyl())}${e.toric ? kv('Achse (ACH)', e.axis()) : ''}${hasAdd(s) ? kv('Addition (ADD)', e.add()) : ''}${(
          ['Hor', 'Ver'] as const
        )
          .map((d) => {
            const amount = e.amount(d);
            return (
              amount &&
              kv(
                `Prisma ${d === 'Hor' ? 'horizontal' : 'vertikal'}`,
                `${amount}, Basis ${e.base(d, 'deutsch')}`,
              )
            );
          })
          .join('')}</div>`;
      const patient = s.patient();
      const order = `B-${s.dice.digits(8)}`;
      return `<div class="hd"><b>Deine Bestellung ${order}: Bitte prüfe deine Werte</b>Von: Kundenservice &lt;service@brillenfuchs.example&gt;<br>An: ${patient}<br>Gesendet: ${s.date()}, ${s.dice.whole(8, 20)}:${s.dice.whole(10, 59)} Uhr</div>
<div class="m"><div class="lg">BRILLENFUCHS</div>
<p>Hallo ${firstOf(patient)},</p><p>danke für deine Bestellung! Bevor unsere Werkstatt deine Gläser schleift, wirf bitte noch einen Blick auf deine Brillenwerte. Stimmt etwas nicht? Dann antworte innerhalb von 24 Stunden auf diese E-Mail.</p>
${eye('Rechtes Auge (R)', s.right)}${eye('Linkes Auge (L)', s.left)}
<div class="e">${kv('Pupillendistanz (PD)', `${s.pd()} mm`)}${kv('Gläser', s.lensType({ single: 'Einstärkengläser, Index 1.6', multi: 'Gleitsichtgläser, Index 1.6' }))}${kv('Fassung', s.dice.pick(['Elio, Hornbraun', 'Marlow, Anthrazit', 'Tilda, Roségold']))}${kv('Gesamtsumme', `${s.price()} €`)}</div>
<span class="btn">Werte bestätigen</span><p>Viele Grüße<br>dein Team von Brillenfuchs</p>
<p class="sm">Brillenfuchs Online GmbH, ${s.street()}, ${s.town()}. Service-Telefon ${s.phone()} (Mo–Fr 8–18 Uhr). Du hast 30 Tage Rückgaberecht.</p></div>`;
    },
  },
  {
    name: 'x-laden-chat',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 420,
    values: { prism: 0, add: 0.35, sameAdd: true },
    writing: { minus: ['-'], plano: ['0,00', 'plan'] },
    css: `body{padding:0 0 14px;background:#e8e2d8;font-size:16px}.top{background:#2b6b61;color:#fff;padding:11px 14px;display:flex;gap:11px;align-items:center}.av{width:38px;height:38px;border-radius:50%;background:#f5c451;color:#2b6b61;text-align:center;font-weight:700;line-height:38px}.top small{display:block;font-size:12px;opacity:.85}
.d{text-align:center;font-size:12px;margin:12px}.d span{background:#fffb;padding:3px 10px;border-radius:8px}
.m{background:#fff;border-radius:10px;padding:7px 11px 5px;margin:7px 64px 7px 10px;width:fit-content}.m.me{background:#d8f3c6;margin:7px 10px 7px auto;max-width:300px}.m i{display:block;text-align:right;font-style:normal;font-size:11px;color:#777}
.in{margin:14px 10px 0;background:#fff;border-radius:22px;padding:10px 16px;color:#999}`,
    draw: (s) => {
      const patient = s.patient();
      const hour = s.dice.whole(9, 17);
      const minute = s.dice.whole(10, 48);
      const at = (later: number): string => `<i>${hour}:${minute + later}</i>`;
      const eye = (e: DrawnEye): string => e.formula(' A ', ' ', '');
      return `<div class="top"><div class="av">OW</div><div><b>Optik Wiesengrund</b><small>Unternehmenskonto</small></div></div>
<div class="d"><span>${s.date()}</span></div>
<div class="m me">Guten Tag, könnten Sie mir bitte meine aktuellen Brillenwerte schicken? Ich bräuchte sie für die Sportbrille. VG ${patient}${at(0)}</div>
<div class="m">Hallo ${patient}, gern 😊${at(6)}</div>
<div class="m">Ihre Werte vom letzten Sehtest:<br><br>R: ${eye(s.right)}<br>L: ${eye(s.left)}${hasAdd(s) ? `<br>Add: ${s.add()}` : ''}<br>PD: ${s.pd()}<br><br>Falls Sie noch etwas brauchen, einfach melden!${at(7)}</div>
<div class="m">Liebe Grüße, Ihr Team von Optik Wiesengrund. Samstag haben wir bis 14 Uhr offen.${at(8)}</div>
<div class="m me">Super, vielen Dank!${at(11)}</div>
<div class="in">Nachricht</div>`;
    },
  },
  {
    name: 'x-laden-refraktionsprotokoll-ch',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 940,
    values: { prism: 0.35, add: 0.6 },
    css: `body{padding:32px 42px;font-size:14.5px}.hd{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1px solid #444;padding-bottom:10px;margin-bottom:14px}
.mk{display:inline-block;width:34px;height:34px;border-radius:50%;border:7px solid #0b7285;margin-right:12px;vertical-align:middle}.hd b{font-size:22px;vertical-align:middle}
.pt{display:grid;grid-template-columns:110px 1fr 130px 1fr;row-gap:4px;margin-bottom:14px}.pt span{color:#666}
h3{font-size:14px;background:#e3eef0;padding:4px 8px;margin:14px 0 4px}table{width:100%}th{font-weight:400;color:#666;font-size:12.5px;text-align:center;padding:3px 4px}td{text-align:center;padding:4px;border-top:1px solid #ddd}td:first-child{width:60px;font-weight:700}
.main{border:2px solid #0b7285;margin-top:16px;padding:0 10px 8px}.main h3{background:#0b7285;color:#fff;margin:0 -10px 4px;font-size:15px}.main td{font-size:17px;padding:7px 4px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:22px}`,
    draw: (s) => {
      const [ar, al] = [s.right.elsewhere(), s.left.elsewhere()];
      const [or, ol] = [s.right.elsewhere(), s.left.elsewhere()];
      const prism = hasPrism(s);
      const add = hasAdd(s);
      const other = (
        name: string,
        o: { sph: string; cyl: string; axis: string },
        ...more: string[]
      ): string => tr(name, o.sph, o.cyl, o.axis, ...more);
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis'),
          ...(prism ? [e.amounts(), e.bases('degrees')] : []),
          ...(add ? [e.add()] : []),
          s.acuity(),
        );
      return `<div class="hd"><div><span class="mk"></span><b>Optometrie am Rebberg</b></div><div class="small">Kirchgasse ${s.dice.whole(2, 40)}, 8400 Winterthur<br>Tel. 052 ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}</div></div>
<h2 style="font-size:19px">Refraktionsprotokoll</h2>
<div class="pt"><span>Kunde</span><div>${s.patient()}</div><span>Untersuchung</span><div>${s.date()}</div><span>Geburtsdatum</span><div>${s.born()}</div><span>Kunden-Nr.</span><div>${s.dice.digits(5)}</div></div>
<div class="two"><div><h3>Bisherige Brille (Scheitelbrechwertmesser)</h3>${table(heads('', 'Sph', 'Cyl', 'Achse', 'Visus'), other('R', or, s.acuity()), other('L', ol, s.acuity()))}</div>
<div><h3>Autorefraktor / Keratometer</h3>${table(heads('', 'Sph', 'Cyl', 'Achse', 'K1', 'K2'), other('R', ar, s.curvature(), s.curvature()), other('L', al, s.curvature(), s.curvature()))}</div></div>
<div class="main"><h3>Verordnete Korrektion (binokular abgeglichen)</h3>${table(heads('', 'Sph', 'Cyl', 'Achse', ...(prism ? ['Prisma', 'Basis TABO'] : []), ...(add ? ['Add'] : []), 'Visus cc'), eye('R', s.right), eye('L', s.left))}<p style="margin:8px 0 0">PD Ferne ${s.pd()} mm${add ? ` &nbsp;·&nbsp; PD Nähe ${s.nearPd()} mm` : ''} &nbsp;·&nbsp; HSA ${s.dice.whole(12, 14)} mm</p></div>
<h3>Weitere Befunde</h3>
${table(heads('', 'Augendruck', 'Vorderabschnitt', 'Linse', 'Fundus'), tr('R', `${s.pressure()} mmHg`, 'reizfrei', 'klar', 'altersgemäss'), tr('L', `${s.pressure()} mmHg`, 'reizfrei', 'klar', 'altersgemäss'))}
<p style="margin-top:12px">Führungsauge ${s.dice.pick(['rechts', 'links'])}. Tragedistanz Bildschirm ca. ${s.dice.whole(60, 75)} cm. Nächste Kontrolle in ${s.dice.pick(['12', '18', '24'])} Monaten empfohlen.</p>
<p style="margin-top:26px">Visum Optometrie: ___________________</p>`;
    },
  },
  {
    name: 'x-laden-offerte-ch',
    language: 'de',
    fonts: ['Tinos', 'DejaVu Serif'],
    width: 840,
    values: { prism: 0, add: 0.6 },
    writing: { noCylinder: ['–', '—', '0.00'], plano: ['plan', '±0.00'] },
    css: `body{padding:44px 60px;font-size:16px}.hd{text-align:center;border-bottom:3px double #333;padding-bottom:10px;margin-bottom:28px}.hd h1{font-size:30px;font-weight:400;letter-spacing:2px;margin:0}.hd p{margin:2px 0 0;font-size:13px}
.sides{margin-bottom:24px}h2{font-size:20px}.v table{width:430px;margin:8px 0 18px}.v th,.v td{padding:4px 10px;border-bottom:1px solid #999}.v td{text-align:right}.v td:first-child,.v th:first-child{text-align:left}.v th{text-align:right}
.p table{width:100%}.p td{padding:4px 0}.p td:last-child{text-align:right}.p tr:last-child td{border-top:1px solid #333;border-bottom:3px double #333;font-weight:700}`,
    draw: (s) => {
      const [r, l] = [s.right, s.left];
      const chf = (amount: number): string => amount.toFixed(2);
      const [frame, glass, fit] = [s.dice.whole(160, 420), s.dice.whole(190, 520), 45];
      const patient = s.patient();
      return `<div class="hd"><h1>Zollinger Augenoptik</h1><p>Marktgasse ${s.dice.whole(2, 60)} · 3600 Thun · Telefon 033 ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}</p></div>
<div class="sides"><div>${patient}<br>Seestrasse ${s.dice.whole(3, 99)}<br>3700 Spiez</div><div>Thun, ${s.date()}</div></div>
<h2>Offerte Nr. ${s.dice.digits(4)}</h2>
<p>Gerne offerieren wir Ihnen eine Korrektionsbrille nach den bei uns bestimmten Werten:</p>
<div class="v">${table(heads('', 'Rechts', 'Links'), tr('Sphäre (dpt)', r.sph(), l.sph()), tr('Zylinder (dpt)', r.cyl(), l.cyl()), tr('Achse (TABO)', r.axis(), l.axis()), hasAdd(s) ? tr('Nahzusatz (dpt)', r.add(), l.add()) : '', tr('Pupillenabstand (mm)', r.pd(), l.pd()))}</div>
<div class="p">${table(tr(`Fassung ${s.dice.pick(['Acetat, handgefertigt', 'Titan, randlos', 'Edelstahl, Vollrand'])}`, `CHF ${chf(frame)}`), tr(`Brillenglas rechts, ${s.lensType({ single: 'Einstärken, n 1.6', multi: 'Gleitsicht, n 1.6' })}, entspiegelt`, `CHF ${chf(glass)}`), tr(`Brillenglas links, ${s.lensType({ single: 'Einstärken, n 1.6', multi: 'Gleitsicht, n 1.6' })}, entspiegelt`, `CHF ${chf(glass)}`), tr('Anpassung und Zentrierung', `CHF ${chf(fit)}`), tr('Total inkl. 8.1 % MWST', `CHF ${chf(frame + 2 * glass + fit)}`))}</div>
<p style="margin-top:22px">Diese Offerte ist 60 Tage gültig. Lieferfrist ca. ${s.dice.whole(6, 12)} Arbeitstage.</p><p>Freundliche Grüsse<br><br><br>Zollinger Augenoptik</p>`;
    },
  },
  {
    name: 'x-laden-rechnung-at',
    language: 'de',
    fonts: ['Carlito', 'Arimo'],
    width: 880,
    values: { prism: 0.2, add: 0.5 },
    css: `body{padding:40px 50px;font-size:15.5px}.hd{display:flex;justify-content:space-between;margin-bottom:30px}.lg{background:#b3122d;color:#fff;padding:14px 22px;font-size:24px;font-weight:700}.lg small{display:block;font-size:12px;font-weight:400;letter-spacing:2px}
.hd p{font-size:12.5px;text-align:right;margin:0}.i{display:flex;justify-content:space-between;margin-bottom:26px}.i td{padding:1px 0 1px 18px}h1{font-size:22px}
.p table{width:100%}.p th{border-top:1.5px solid #222;border-bottom:1.5px solid #222;padding:5px 6px;text-align:left;font-size:13.5px}.p td{padding:7px 6px;vertical-align:top;border-bottom:1px solid #ddd}.p td:nth-child(n+3),.p th:nth-child(n+3){text-align:right;white-space:nowrap}.p small{display:block;font-size:14.5px;color:#222;margin-top:3px}
.t{display:flex;justify-content:flex-end;margin-top:10px}.t td{padding:3px 6px 3px 40px}.t td:last-child{text-align:right}.t tr:last-child td{font-weight:700;border-top:1.5px solid #222}
.ft{margin-top:36px;text-align:center;font-size:11px;color:#555;border-top:1px solid #bbb;padding-top:8px}`,
    draw: (s) => {
      const glass = (e: DrawnEye): string =>
        [
          `sph ${e.sph()}`,
          cylinder(e, (cyl, axis) => `cyl ${cyl} Achse ${axis}`),
          hasAdd(s) ? `Add ${e.add()}` : '',
          prisms(e, 'degrees', ' ', (amount, base) => `Prisma ${amount} Basis ${base}`),
        ]
          .filter(Boolean)
          .join(' &nbsp;');
      const [frame, each, kasse] = [s.dice.whole(89, 320), s.dice.whole(79, 380), 36];
      const total = frame + 2 * each;
      const lens = s.lensType({
        single: 'Einstärkenglas organisch 1,6',
        multi: 'Gleitsichtglas organisch 1,6',
      });
      return `<div class="hd"><div class="lg">Optik Steinkogler<small>MEISTERBETRIEB SEIT 1958</small></div><p>Landstraße ${s.dice.whole(3, 88)}, 4020 Linz<br>Tel. +43 732 ${s.dice.digits(6)}<br>ATU${s.dice.digits(8)}</p></div>
<div class="i"><div>${s.patient()}<br>Hauptplatz ${s.dice.whole(1, 40)}<br>4240 Freistadt</div>${table(tr('Rechnung Nr.', `${s.dice.whole(10, 99)}/${s.dice.digits(5)}`), tr('Datum', s.date()), tr('Kundennr.', s.dice.digits(6)))}</div>
<h1>Rechnung</h1>
<div class="p">${table(heads('Pos.', 'Bezeichnung', 'Menge', 'Preis €', 'Betrag €'), tr('1', `Brillenfassung Mod. ${s.dice.digits(4)} Kunststoff`, '1', euro(frame), euro(frame)), tr('2', `${lens}, <b>rechts</b><small>${glass(s.right)}</small>`, '1', euro(each), euro(each)), tr('3', `${lens}, <b>links</b><small>${glass(s.left)}</small>`, '1', euro(each), euro(each)), tr('4', 'Etui und Mikrofasertuch', '1', euro(0), euro(0)))}</div>
<div class="t">${table(tr('Summe', euro(total)), tr('darin 20 % USt.', euro(total / 6)), tr('abzügl. Kassenanteil', `–${euro(kasse)}`), tr('Zu zahlen EUR', euro(total - kasse)))}</div>
<p style="margin-top:26px">Betrag dankend erhalten – ${s.dice.pick(['Bankomat', 'bar', 'Kreditkarte'])}. Zur Einreichung bei Ihrer Zusatzversicherung geeignet.</p>
<p>Korrektion laut eigener Augenglasbestimmung. Medizinprodukt, Sonderanfertigung.</p>
<div class="ft">Optik Steinkogler e.U. · Firmenbuch Linz FN ${s.dice.digits(6)} k · IBAN AT${s.dice.digits(2)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)} ${s.dice.digits(4)}</div>`;
    },
  },
  {
    name: 'x-laden-glasbestellung',
    language: 'de',
    fonts: ['DejaVu Sans', 'Arimo'],
    width: 950,
    values: { prism: 0.4, add: 0.5 },
    writing: { noCylinder: ['0,00', ''], plano: ['0,00', '+0,00'] },
    css: `body{padding:0;background:#dfe3e8;font-size:14px}.w{background:#3c4a5c;color:#fff;padding:7px 12px;font-size:13px;display:flex;justify-content:space-between}.mn{background:#eceff3;padding:6px 12px;font-size:13px;border-bottom:1px solid #aab3bf;word-spacing:16px}
.tabs{padding:10px 14px 0;display:flex;gap:3px}.tabs span{background:#cdd4dd;padding:6px 16px;border:1px solid #9aa5b3;border-bottom:0;border-radius:5px 5px 0 0}.tabs .on{background:#fff;font-weight:700}
.pn{background:#fff;border:1px solid #9aa5b3;margin:0 14px 14px;padding:14px}fieldset{border:1px solid #9aa5b3;border-radius:4px;padding:8px 12px 12px;margin:0}legend{font-weight:700;color:#23507f;padding:0 5px}
.c2{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin-top:12px}.f{display:flex;align-items:center;margin:5px 0}.f label{width:120px;color:#333}.f .x{border:1px solid #8a95a3;border-top-color:#5d6875;background:#fdfdf4;min-height:27px;padding:3px 7px;width:96px}.f .x.w2{width:200px}.f em{font-style:normal;color:#777;margin:0 8px 0 6px;font-size:12.5px}
.g3{display:grid;grid-template-columns:1fr 1fr;column-gap:16px}.bt{display:flex;justify-content:flex-end;gap:8px;padding:0 14px 14px}.bt span{border:1px solid #7e8997;background:linear-gradient(#fff,#d9dee5);padding:6px 18px;border-radius:3px}`,
    draw: (s) => {
      const f = (label: string, value: string, unit = '', more = ''): string =>
        `<div class="f"><label>${label}</label><span class="x ${more}">${value}</span><em>${unit}</em></div>`;
      const pr = (e: DrawnEye, d: 'Hor' | 'Ver', label: string): string => {
        const amount = e.amount(d);
        return `<div class="f"><label>${label}</label><span class="x">${amount}</span><em>Basis</em><span class="x">${e.base(d, 'degrees')}</span></div>`;
      };
      const seg = s.dice.whole(16, 24);
      const eye = (name: string, e: DrawnEye): string =>
        `<fieldset><legend>${name}</legend>${f('Sphäre', e.sph(), 'dpt')}${f('Zylinder', e.cyl(), 'dpt')}${f('Achse', e.axis(), 'Grad')}${f('Addition', e.add(), 'dpt')}${pr(e, 'Hor', 'Prisma horiz.')}${pr(e, 'Ver', 'Prisma vert.')}${f('PD', e.pd(), 'mm')}${f('Höhe', String(seg), 'mm')}${f('Durchmesser', '70', 'mm')}</fieldset>`;
      return `<div class="w"><span>GlasOrder Profi – Bestellung erfassen</span><span>— ▢ ✕</span></div><div class="mn">Auftrag Kunde Katalog Extras Hilfe</div>
<div class="tabs"><span>Kopfdaten</span><span class="on">Glasdaten</span><span>Fassung/Form</span><span>Status</span></div>
<div class="pn"><div class="g3">${f('Kommission', s.patient(), '', 'w2')}${f('Bestelldatum', s.date())}${f('Glastyp', s.lensType({ single: 'Einstärken AS 1.60', multi: 'Gleitsicht FF 1.60' }), '', 'w2')}${f('Kd.-Nr. Lief.', s.dice.digits(6))}${f('Veredelung', 'Hart + Top-ET', '', 'w2')}${f('Farbe', 'farblos')}</div>
<div class="c2">${eye('Rechtes Glas', s.right)}${eye('Linkes Glas', s.left)}</div>
<fieldset style="margin-top:12px"><legend>Trageparameter</legend><div class="g3">${f('HSA', s.number(s.dice.whole(24, 30) / 2, 1), 'mm')}${f('Vorneigung', String(s.dice.whole(5, 11)), 'Grad')}${f('FSW', String(s.dice.whole(3, 8)), 'Grad')}${f('Lieferart', 'Express', '')}</div></fieldset></div>
<div class="bt"><span>Prüfen</span><span>Drucken</span><span><b>Bestellen</b></span></div>`;
    },
  },
  {
    name: 'x-laden-kundenkartei',
    language: 'de',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 860,
    values: { prism: 0, add: 0.6 },
    css: `body{padding:30px 36px;font-size:15px;line-height:1.45}pre{font:inherit;margin:0}.h{display:flex;justify-content:space-between;border-bottom:2px solid #111;margin-bottom:12px;padding-bottom:4px}.o{color:#555}`,
    draw: (s) => {
      const near = hasAdd(s);
      const widths = [18, 10, 10, 8, 10];
      const row = (...cells: string[]): string =>
        `${cells
          .map((cell, at) => padded(cell, widths[at] ?? 9))
          .join('')
          .trimEnd()}\n`;
      const [or, ol] = [s.right.elsewhere(), s.left.elsewhere()];
      const line = '-'.repeat(74);
      const rows = [
        row('FERNE   Rechts', ...s.right.cells('sph', 'cyl', 'axis'), s.acuity(), s.right.pd()),
        row('        Links', ...s.left.cells('sph', 'cyl', 'axis'), s.acuity(), s.left.pd()),
        near
          ? row(
              'NAEHE   Rechts',
              s.right.nearSph(),
              s.right.nearCyl(),
              s.right.nearAxis(),
              s.acuity(),
              s.right.nearPd(),
            )
          : '',
        near
          ? row(
              '        Links',
              s.left.nearSph(),
              s.left.nearCyl(),
              s.left.nearAxis(),
              s.acuity(),
              s.left.nearPd(),
            )
          : '',
      ].join('');
      return `<div class="h"><b>AUGENOPTIK DREHER</b><span>KUNDENKARTEI – AUSDRUCK</span><span>Seite 1</span></div>
<pre>${padded('Kunde', 14)}: ${padded(s.patient(), 26)}${padded('Kd-Nr', 10)}: ${s.dice.digits(5)}
${padded('Strasse', 14)}: ${padded(s.street(), 26)}${padded('geb.', 10)}: ${s.born()}
${padded('Ort', 14)}: ${padded(s.town(), 26)}${padded('Telefon', 10)}: ${s.phone()}

<b>AKTUELLE REFRAKTION</b>   vom ${s.date()}    Prüfer: ${s.dice.pick(['HD', 'KL', 'MW'])}
${line}
${row('', 'Sph', 'Cyl', 'Achse', 'Visus', 'PD')}${line}
${rows}${line}
Glas: ${s.lensType({ single: 'Einstaerken', multi: 'Gleitsicht' })}   HSA: ${s.dice.whole(12, 15)} mm

<span class="o">ALTE BRILLE (mitgebracht, ca. ${s.dice.whole(2015, 2019)}, nicht mehr aktuell)
${row('        Rechts', or.sph, or.cyl, or.axis)}${row('        Links', ol.sph, ol.cyl, ol.axis)}</span>
Bemerkung: ${s.dice.pick(['Bildschirmarbeit, blendempfindlich', 'faehrt viel nachts Auto', 'Nasenauflage weich, Nickelallergie'])}
Umsatz gesamt: EUR ${s.price()}    Werbung: ja    Kasse: ${s.dice.pick(['privat', 'gesetzlich'])}
</pre>`;
    },
  },
  {
    name: 'x-laden-kundenkarte',
    language: 'de',
    fonts: ['Carlito', 'DejaVu Sans'],
    width: 600,
    values: { prism: 0, add: 0.5 },
    writing: { noCylinder: ['–', '—', '0,00'] },
    css: `body{padding:26px;background:#d9d4cc;font-size:16px}.k{border-radius:18px;background:linear-gradient(150deg,#fdfdfb,#e4eef2);padding:18px 24px 16px;box-shadow:0 3px 9px #0004}
.h{display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #2f7d95;padding-bottom:8px;margin-bottom:8px}.h b{font-size:21px;color:#2f7d95}.h .g{display:flex}.h .g i{width:26px;height:20px;border:3px solid #2f7d95;border-radius:9px;margin-left:3px}
table{width:100%;margin:6px 0}td,th{text-align:center;padding:4px}th{font-size:14px;color:#2f7d95}td{font-size:18px}td:nth-child(2){font-size:13px;color:#5a666b;width:130px}td:nth-child(1),td:nth-child(3){background:#fffc;border-bottom:1px solid #b6c8cf}
.f{display:flex;justify-content:space-between;font-size:12.5px;color:#445;margin-top:9px}`,
    draw: (s) => {
      const [r, l] = [s.right, s.left];
      return `<div class="k"><div class="h"><b>Sehstudio Ammersee</b><span class="g"><i></i><i></i></span></div>
<div class="sides"><span>${s.patient()}</span><span>Karten-Nr. ${s.dice.digits(4)} ${s.dice.digits(4)}</span></div>
${table(heads('RECHTS', '', 'LINKS'), tr(r.sph(), 'Sphäre', l.sph()), tr(r.cyl(), 'Zylinder', l.cyl()), tr(r.axis(), 'Achse', l.axis()), hasAdd(s) ? tr(r.add(), 'Addition', l.add()) : '')}
<div class="f"><span>Werte vom ${s.date()}</span><span>${s.lensType({ single: 'Einstärkengläser', multi: 'Gleitsichtgläser' })}</span></div>
<div class="f"><span>${s.street()}, Dießen</span><span>Tel. ${s.phone()}</span></div></div>`;
    },
  },
  {
    name: 'x-laden-brief-optometrie',
    language: 'de',
    fonts: ['Tinos', 'Carlito', 'Arimo'],
    width: 840,
    values: { prism: 0.25, add: 0.5, sameAdd: true },
    writing: { degree: true, axisDigits: 1 },
    css: `body{padding:48px 66px;font-size:17px;line-height:1.45}.hd{display:flex;justify-content:space-between;align-items:center;margin-bottom:34px}.hd h1{font-size:25px;margin:0;color:#4a3b76}.hd .o{width:58px;height:58px;border:9px double #4a3b76;border-radius:50%}.hd small{color:#555}
.a{margin-bottom:26px;line-height:1.3}.a u{font-size:11px}p{margin-bottom:14px}.ft{border-top:1px solid #4a3b76;margin-top:34px;padding-top:7px;font-size:11.5px;color:#555;text-align:center}`,
    draw: (s) => {
      const patient = s.patient();
      const [or, ol] = [s.right.elsewhere(), s.left.elsewhere()];
      const eye = (e: DrawnEye): string =>
        [
          `Sphäre ${e.sph()}`,
          cylinder(e, (cyl, axis) => `Zylinder ${cyl} in Achse ${axis}`),
          prisms(e, 'deutsch', ' und ', (amount, base) => `Prisma ${amount} Basis ${base}`),
        ]
          .filter(Boolean)
          .join(', ');
      return `<div class="hd"><div><h1>Blickfang Optometrie</h1><small>Optometrie · Brillen · Kontaktlinsen</small></div><div class="o"></div></div>
<div class="a"><u>Blickfang Optometrie, ${s.street()}, ${s.town()}</u><br><br>${patient}<br>${s.street()}<br>${s.town()}</div>
<p style="text-align:right">${s.date()}</p>
<p><b>Ergebnis Ihrer Sehanalyse</b></p>
<p>Guten Tag ${patient},</p>
<p>vielen Dank für Ihren Besuch. Wie besprochen erhalten Sie hier die Werte für Ihre neue Brille schriftlich.</p>
<p>Für das rechte Auge empfehlen wir: ${eye(s.right)}. Für das linke Auge: ${eye(s.left)}.${hasAdd(s) ? ` Für das Lesen kommt auf beiden Augen eine Addition von ${s.add()} hinzu, am besten als ${s.lensType({ single: 'Einstärkenbrille', multi: 'Gleitsichtbrille' })}.` : ''} Damit erreichen Sie rechts einen Visus von ${s.acuity()} und links von ${s.acuity()}.</p>
<p>Zum Vergleich: Ihre alte Brille hat rechts ${or.sph} ${or.cyl} Achse ${or.axis} und links ${ol.sph} ${ol.cyl} Achse ${ol.axis}; diese Stärken passen nicht mehr.</p>
<p>Der Augeninnendruck lag bei ${s.pressure()} mmHg rechts und ${s.pressure()} mmHg links. Die Netzhautaufnahmen waren unauffällig; sie ersetzen keine augenärztliche Untersuchung.</p>
<p>Für Fragen erreichen Sie uns unter ${s.phone()}.</p>
<p>Mit freundlichen Grüßen<br><br>Ihr Team der Blickfang Optometrie</p>
<div class="ft">Blickfang Optometrie GmbH · Amtsgericht HRB ${s.dice.digits(5)} · Mo–Fr 9–18.30 Uhr, Sa 9–14 Uhr</div>`;
    },
  },
];

export const sampleNonesOfOpticians: Layout[] = [
  {
    name: 'x-laden-none-sehtest-fuehrerschein',
    language: 'de',
    document: 'eye-test',
    fonts: ['Arimo', 'Tinos'],
    width: 800,
    css: `body{padding:40px 56px;font-size:16px}h1{font-size:24px;text-align:center;margin-bottom:2px}.sub{text-align:center;margin-bottom:22px}.bx{border:1.5px solid #222;padding:10px 16px;margin-bottom:16px}.kv{display:flex;padding:4px 0}.kv>span:first-child{width:230px;color:#444}
.ck{display:inline-block;width:16px;height:16px;border:1.5px solid #222;margin-right:9px;vertical-align:-3px;text-align:center;line-height:13px}.g td,.g th{border:1px solid #444;padding:6px 20px;text-align:center}.sg{display:flex;justify-content:space-between;margin-top:50px}.sg span{border-top:1px solid #333;width:280px;text-align:center;font-size:12px;padding-top:3px}`,
    draw: (s) => {
      const kv = (k: string, v: string): string =>
        `<div class="kv"><span>${k}</span><span>${v}</span></div>`;
      const day = s.date();
      return `<h1>Sehtestbescheinigung</h1><p class="sub">für Bewerber um eine Fahrerlaubnis (§ 12 Abs. 2 und 3 FeV)</p>
<div class="bx">${kv('Amtlich anerkannte Sehteststelle', `Optik Tannenhof, ${s.street()}, ${s.town()}`)}${kv('Nummer der Sehteststelle', s.dice.digits(5))}</div>
<div class="bx">${kv('Name, Vorname', s.patient())}${kv('Geburtsdatum', s.born())}${kv('Ausweis geprüft', 'ja')}</div>
<div class="bx"><p>Der Sehtest wurde am ${day} durchgeführt</p><p><span class="ck">x</span>ohne Sehhilfe &nbsp;&nbsp;&nbsp; <span class="ck"></span>mit Sehhilfe</p>
<div class="g">${table(heads('', 'Rechts', 'Links'), tr('Zentrale Tagessehschärfe', s.dice.pick(['0,7', '0,8', '1,0']), s.dice.pick(['0,7', '0,8', '1,0'])))}</div></div>
<p><span class="ck">x</span>Der Sehtest ist bestanden. &nbsp;&nbsp; <span class="ck"></span>Der Sehtest ist nicht bestanden.</p>
<p class="small">Die Bescheinigung ist zwei Jahre gültig. Gebühr: 6,43 € inkl. MwSt.</p>
<div class="sg"><span>Ort, Datum</span><span>Stempel und Unterschrift der Sehteststelle</span></div>`;
    },
  },
  {
    name: 'x-laden-none-kontaktlinsenpass',
    language: 'de',
    document: 'contact-lenses',
    fonts: ['Carlito', 'Arimo'],
    width: 640,
    css: `body{padding:24px;background:#eef3f7;font-size:15px}.k{background:#fff;border:1px solid #9db4c6;border-radius:12px;padding:18px 22px}h1{font-size:22px;color:#1b5e86;margin-bottom:4px}.k table{width:100%;margin:12px 0}.k td,.k th{border:1px solid #9db4c6;padding:6px 7px;text-align:center}.k th{background:#e4eef5;font-size:13px}`,
    draw: (s) => {
      const power = (): string => s.power(-s.dice.whole(3, 24) / 4);
      const lens = s.dice.pick([
        'Monatslinse AquaSoft',
        'Tageslinse Klar 1',
        '2-Wochen-Linse Vela',
      ]);
      const eye = (name: string): string =>
        tr(name, lens, power(), s.number(s.dice.pick([8.4, 8.6, 8.7]), 1), s.number(14.2, 1));
      return `<div class="k"><h1>Kontaktlinsenpass</h1><p>${s.patient()} &nbsp;·&nbsp; geb. ${s.born()}</p>
${table(heads('', 'Kontaktlinse', 'Stärke', 'BC', 'DIA'), eye('R'), eye('L'))}
<p>Pflegemittel: All-in-one-Lösung &nbsp;·&nbsp; Tragezeit: max. ${s.dice.whole(10, 14)} Std./Tag</p><p>Angepasst am ${s.date()} &nbsp;·&nbsp; nächste Kontrolle in 6 Monaten</p>
<p class="small">Kontaktlinsenstudio Birkner, ${s.street()}, ${s.town()}, Tel. ${s.phone()}. Bei roten oder schmerzenden Augen Linsen sofort absetzen.</p></div>`;
    },
  },
];
