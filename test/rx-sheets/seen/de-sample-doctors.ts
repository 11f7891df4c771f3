import { heads, padded, table, tr } from '../html.ts';
import { cylinder, euro, prisms } from '../in-words.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

const two = (n: number): string => String(n).padStart(2, '0');
const day = ({ dice }: Sheet, from: number, to: number): string =>
  `${two(dice.whole(1, 28))}.${two(dice.whole(1, 12))}.${dice.whole(from, to)}`;
const clock = ({ dice }: Sheet): string => `${two(dice.whole(8, 17))}:${two(dice.whole(0, 59))}`;
const td = (text: string, className: string): string => `<td class="${className}">${text}</td>`;
const box = (on: boolean): string => `<span class="box">${on ? '×' : '&nbsp;'}</span>`;

export const sampleOfDoctors: Layout[] = [
  {
    name: 'x-praxis-kassenformular',
    language: 'de',
    fonts: ['Courier Prime'],
    width: 900,
    values: { prism: 0.3, add: 0.5 },
    writing: { noCylinder: [''], degree: false },
    css: `body{padding:26px 30px;background:#fff;font-size:17px}.p{font:11px/1.2 Arimo;color:#b03a58}
.form{border:1.5px solid #c9607b}.top{display:flex}.pat{width:56%;border-right:1.5px solid #c9607b}.pat>div{border-bottom:1px solid #c9607b;padding:3px 8px 4px;min-height:44px}
.three{display:flex;padding:0!important}.three>div{flex:1;padding:3px 8px;border-right:1px solid #c9607b}.three>div:last-child{border:0}
.ttl{flex:1;padding:10px 16px}.ttl h1{font:700 25px/1.1 Arimo;color:#b03a58;margin-bottom:10px}.ttl .k{font:13px/1.9 Arimo;color:#b03a58}
.box{display:inline-block;width:16px;height:16px;border:1px solid #c9607b;margin-right:8px;text-align:center;font:700 17px/14px "Courier Prime";color:#111;vertical-align:-3px}
.r{width:100%}.r td,.r th{border:1px solid #c9607b;padding:4px 8px;height:36px;text-align:center}.r th{font:11px/1.15 Arimo;color:#b03a58}.r th.b{font:700 14px Arimo}
.low{display:flex}.low>div{flex:1;padding:6px 10px 12px;min-height:130px}.low>div+div{border-left:1px solid #c9607b}.st{font-size:14px;line-height:1.25}`,
    draw: (s) => {
      const p = (t: string): string => `<div class="p">${t}</div>`;
      const far = (n: string, e: DrawnEye): string =>
        tr(
          `<th class="b">${n}</th>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.amounts(),
          e.bases('degrees'),
        );
      const near = (n: string, e: DrawnEye): string =>
        hasAdd(s)
          ? tr(`<th class="b">${n}</th>`, e.nearSph(), e.nearCyl(), e.nearAxis(), '', '')
          : tr(`<th class="b">${n}</th>`, '', '', '', '', '');
      const [r, l] = [
        far('R', s.right).replace('<tr>', '<tr><th class="b" rowspan="2">Ferne</th>'),
        far('L', s.left),
      ];
      const [nr, nl] = [
        near('R', s.right).replace('<tr>', '<tr><th class="b" rowspan="2">Nähe</th>'),
        near('L', s.left),
      ];
      return `<div class="form"><div class="top"><div class="pat">
<div>${p('Krankenkasse bzw. Kostenträger')}Regional-BKK Mitte</div>
<div>${p('Name, Vorname des Versicherten &nbsp;·&nbsp; geb. am')}${s.patient()} &nbsp; ${s.born()}<br>${s.street()}<br>${s.town()}</div>
<div class="three"><div>${p('Kassen-Nr.')}10${s.dice.digits(7)}</div><div>${p('Versicherten-Nr.')}K${s.dice.digits(9)}</div><div>${p('Status')}10000 1</div></div>
<div class="three" style="border:0"><div>${p('Betriebsstätten-Nr.')}${s.dice.digits(9)}</div><div>${p('Arzt-Nr.')}${s.dice.digits(9)}</div><div>${p('Datum')}${s.date()}</div></div></div>
<div class="ttl"><h1>Sehhilfenverordnung</h1><div class="k">${box(false)}Erstverordnung<br>${box(true)}Folgeverordnung<br>${box(false)}Unfall / Unfallfolgen<br>${box(hasAdd(s))}Gläser für Ferne und Nähe</div></div></div>
<table class="r"><tr><th></th><th></th><th>Sphärische Gläser<br>dpt</th><th>Zylindrische Gläser<br>dpt</th><th>Achse<br>Grad (TABO)</th><th>Prismen<br>cm/m</th><th>Basis<br>Grad (TABO)</th></tr>${r}${l}${nr}${nl}</table>
<div class="low"><div>${p('Visus mit Korrektion')}R ${s.acuity()} &nbsp; L ${s.acuity()}<br><br>${p('Diagnose / Begründung')}H52.${s.dice.pick(['1', '2', '0'])} G &nbsp; H52.4 G</div>
<div>${p('Hinweise für den Augenoptiker')}mineralisch / Kunststoff nach Wahl</div>
<div>${p('Vertragsarztstempel / Unterschrift des Arztes')}<div class="st">${s.doctor()}<br>FÄ f. Augenheilkunde<br>${s.street()}<br>Tel. ${s.phone()}</div></div></div></div>
<div class="p" style="margin-top:5px">Diese Verordnung ist innerhalb eines Monats beim Augenoptiker vorzulegen.</div>`;
    },
  },
  {
    name: 'x-praxis-mvz-blatt',
    language: 'de',
    fonts: ['Carlito', 'Arimo'],
    width: 860,
    values: { prism: 0.3, add: 0.6 },
    css: `.lh{display:flex;justify-content:space-between;border-bottom:3px solid #1c6f9c;padding-bottom:12px}.logo{display:flex;gap:14px;align-items:center}
.eye{width:74px;height:42px;border:4px solid #1c6f9c;border-radius:80% 10%;display:flex;align-items:center;justify-content:center}.eye i{width:18px;height:18px;border-radius:50%;background:#7fb942}
.nm{font-size:25px;font-weight:700;color:#1c6f9c;line-height:1.05}.nm small{display:block;font-size:14px;font-weight:400;color:#555;margin-top:4px}.docs{font-size:13px;text-align:right;line-height:1.35;color:#333}
h1{font-size:23px;margin:22px 0 12px}.g table{width:100%;margin:16px 0}.g th{background:#dcebf3;font-size:14px}.g th,.g td{border:1px solid #6c99b1;padding:8px 6px;text-align:center}
.tabo{width:130px;text-align:center;font-size:11px;color:#666}.tabo div{height:52px;border:1.5px solid #888;border-radius:65px 65px 0 0;margin:0 14px;position:relative}.tabo div:after{content:"90";position:absolute;top:3px;left:0;right:0}
.ft{border-top:1px solid #1c6f9c;margin-top:46px;padding-top:7px;font-size:12px;color:#555;text-align:center}.sig{width:260px;border-top:1px solid #333;padding-top:4px;font-size:13px;margin-top:54px}`,
    draw: (s) => {
      const adds = hasAdd(s);
      const prism = hasPrism(s);
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<b>${name}</b>`,
          ...e.cells('sph', 'cyl', 'axis'),
          adds ? e.add() : '',
          prism ? e.amounts() : '',
          prism ? e.bases('deutsch') : '',
          e.pd(),
        );
      const tabo = (n: string): string =>
        `<div class="tabo"><div></div>180 &nbsp; &nbsp; ${n} &nbsp; &nbsp; 0</div>`;
      return `<div class="lh"><div class="logo"><div class="eye"><i></i></div><div class="nm">MVZ Augenheilkunde Weserbogen<small>Standort Klinikplatz · Ambulanz und Operationszentrum</small></div></div>
<div class="docs">${s.doctor()}<br>Dr. med. A. Riebold<br>Priv.-Doz. Dr. T. Mahlstedt<br>Fachärzte für Augenheilkunde</div></div>
<h1>Brillenverordnung</h1><div class="sides"><div>Patient: <b>${s.patient()}</b>, geb. ${s.born()}<br>${s.street()}, ${s.town()}<br>Pat.-Nr. ${s.dice.digits(6)}</div><div>Datum: ${s.date()}</div></div>
<div class="g">${table(heads('', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'Prisma', 'Basis', 'PD mono'), eye('R', s.right), eye('L', s.left))}</div>
<div class="sides"><div>Glasart: ${s.lensType({ single: 'Einstärkengläser', multi: 'Gleitsichtgläser' })}, entspiegelt<br>Visus cc: &nbsp; R ${s.acuity()} &nbsp; L ${s.acuity()}<br>HSA ${s.dice.pick(['12', '13', '14'])} mm</div><div style="display:flex;gap:12px">${tabo('R')}${tabo('L')}</div></div>
<div class="sig">Stempel / Unterschrift</div>
<div class="ft">MVZ Augenheilkunde Weserbogen GmbH · Klinikplatz 4 · Tel. ${s.phone()} · Fax ${s.phone()} · Sprechzeiten Mo–Fr 8–12 Uhr</div>`;
    },
  },
  {
    name: 'x-praxis-uniklinik-arztbrief',
    language: 'de',
    fonts: ['Tinos', 'Arimo'],
    width: 880,
    values: { prism: 0, add: 0.65, sameAdd: true },
    writing: { degree: true },
    css: `body{padding:44px 64px 40px;font-size:16px}.h{display:flex;justify-content:space-between}.q{width:64px;height:64px;background:#8a1c2b;color:#fff;font:700 30px/64px Tinos;text-align:center}
.h .n{font-size:22px;line-height:1.15}.h .n b{display:block}.h small{font-size:12px;color:#444;line-height:1.35;text-align:right}.adr{margin:34px 0 26px;line-height:1.3}.adr u{font-size:10px;display:block;margin-bottom:6px}
b.t{display:block;margin-top:12px}.f{font-size:11px;color:#555;border-top:1px solid #8a1c2b;margin-top:34px;padding-top:6px;display:flex;justify-content:space-between}`,
    draw: (s) => {
      const old = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `<span style="white-space:nowrap">${sph} / ${cyl} / ${axis}</span>`;
      };
      const eye = (e: DrawnEye): string =>
        `sph ${e.sph()}${cylinder(e, (cyl, axis) => `, zyl ${cyl}, Achse ${axis}`)}`;
      return `<div class="h"><div style="display:flex;gap:14px"><div class="q">UH</div><div class="n"><b>Universitätsklinikum Hagenau</b>Klinik für Augenheilkunde<br><span style="font-size:14px">Direktorin: Univ.-Prof. Dr. med. H. Steenbock</span></div></div><small>Allgemeine Ambulanz<br>Tel. ${s.phone()}<br>Fax ${s.phone()}<br>augen.ambulanz@uk-hagenau.example</small></div>
<div class="adr"><u>Universitätsklinikum · Klinik für Augenheilkunde · Ring 12</u>${s.patient()}<br>${s.street()}<br>${s.town()}</div>
<div class="sides"><div><b>Ambulanter Arztbrief</b></div><div>${s.date()}</div></div>
<p style="margin-top:12px"><b>${s.patient()}</b>, geb. ${s.born()}, Fallnummer ${s.dice.digits(8)}</p>
<p>Sehr geehrte Damen und Herren,<br>wir berichten über die Vorstellung in unserer Ambulanz am ${s.date()}.</p>
<b class="t">Diagnosen</b>R/L ${s.dice.pick(['Pseudophakie', 'Cataracta incipiens', 'trockenes Auge'])}, R/L Ametropie
<b class="t">Befund</b>Visus mit eigener Brille: RA ${s.acuity()}, LA ${s.acuity()}. Eigene Brille (Scheitelbrechwertmesser): RA ${old(s.right)}, LA ${old(s.left)}. Tensio appl.: RA ${s.pressure()} mmHg, LA ${s.pressure()} mmHg. Vordere Augenabschnitte reizfrei, Fundus bds. altersentsprechend, Papille randscharf, CDR 0,${s.dice.whole(2, 5)}.
<b class="t">Therapie und Procedere</b>Wir verordneten eine neue Brille mit folgenden Werten: rechtes Auge ${eye(s.right)}; linkes Auge ${eye(s.left)}${hasAdd(s) ? `; Nahzusatz beidseits ${s.add()} dpt` : ''}. Hiermit Visus RA ${s.acuity()}, LA ${s.acuity()}. Tränenersatzmittel 4 × täglich. Kontrolle beim niedergelassenen Augenarzt in ${s.dice.pick(['6', '12'])} Monaten, bei Beschwerden jederzeit.
<p style="margin-top:16px">Mit freundlichen Grüßen</p><div class="sides" style="margin-top:38px"><div>Prof. Dr. H. Steenbock<br>Klinikdirektorin</div><div>${s.doctor()}<br>Fachärztin / Facharzt</div></div>
<div class="f"><span>Anstalt des öffentlichen Rechts</span><span>USt-IdNr. DE${s.dice.digits(9)}</span><span>Seite 1 von 1</span></div>`;
    },
  },
  {
    name: 'x-praxis-sehschule-vordruck',
    language: 'de',
    pen: 'always',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 800,
    values: { prism: 0.5, add: 0.2, sameAdd: true, plus: 0.5 },
    writing: { noCylinder: ['', '—'] },
    css: `body{padding:30px 34px;background:#fdfcf4;font-size:17px}.hd{display:flex;gap:18px;align-items:center;margin-bottom:16px}.two{display:flex}.two i{width:34px;height:34px;border:5px solid #3d7d57;border-radius:50%;margin-right:-6px}
.hd b{font-size:21px;color:#2d6344}.ln{border-bottom:1px dotted #555;display:inline-block;padding:0 8px;min-width:150px;min-height:30px}p{margin:0 0 8px}
.r{width:100%;margin:16px 0}.r td,.r th{border:1px solid #3d7d57;height:46px;padding:2px 10px;text-align:center}.r th{color:#2d6344}.r td:first-child{text-align:left;width:24%;font-size:15px}.box{display:inline-block;width:16px;height:16px;border:1px solid #333;margin:0 7px 0 16px;line-height:13px;text-align:center;font-weight:700;vertical-align:-2px;color:#1f2f78}
.st{border:1.5px solid #38519a;color:#38519a;padding:8px 12px;font-size:13px;transform:rotate(-2deg);line-height:1.3}`,
    draw: (s) => {
      const row = (name: string, of: (e: DrawnEye) => string): string =>
        tr(name, of(s.right), of(s.left));
      const prism = hasPrism(s);
      return `<div class="hd"><div class="two"><i></i><i></i></div><div><b>Sehschule · Orthoptik</b><br><span class="small">Augenarztpraxis am Stadtgarten, Haus B, 1. OG</span></div></div>
<h2>Brillenverordnung</h2><p>Name <span class="ln" style="min-width:300px">${s.patient()}</span> geb. <span class="ln">${s.filled(day(s, 2011, 2019))}</span></p>
<table class="r"><tr><th></th><th>Rechtes Auge</th><th>Linkes Auge</th></tr>${row('sph.', (e) => e.sph())}${row('cyl.', (e) => e.cyl())}${row('Achse', (e) => e.axis())}${row('Prisma (cm/m)', (e) => (prism ? e.amounts() : ''))}${row('Basis', (e) => (prism ? e.bases('deutsch') : ''))}</table>
<p>PD <span class="ln">${s.pd()}</span> mm &nbsp; Nahzusatz (Bifo) bds. <span class="ln">${hasAdd(s) ? s.add() : ''}</span></p>
<p>${box(true)}ständig tragen ${box(false)}nur zum Lesen ${box(s.dice.chance(0.3))}Kunststoffgläser, bruchsicher</p>
<p>Okklusion: <span class="ln" style="min-width:330px">${s.dice.chance(0.5) ? s.filled(`${s.dice.pick(['re', 'li'])} ${s.dice.pick(['2', '3', '4'])} Std/Tag`) : ''}</span></p>
<div class="sides" style="margin-top:26px;align-items:flex-end"><div>Datum <span class="ln">${s.date()}</span><br><span class="small">nächster Termin Sehschule in 3 Monaten</span></div><div class="st">${s.doctor()}<br>Augenärztin/Augenarzt<br>${s.street()}, ${s.town()}<br>Tel. ${s.phone()}</div></div>`;
    },
  },
  {
    name: 'x-praxis-betriebsarzt-bildschirm',
    language: 'de',
    fonts: ['Arimo', 'Carlito'],
    width: 830,
    values: { prism: 0, add: 0.85 },
    writing: { noCylinder: ['—'] },
    css: `body{font-size:16px}.bar{background:#f0a500;height:10px;margin:-36px -40px 22px}.kv{border:1px solid #999;padding:8px 12px;line-height:1.55;margin-bottom:16px;display:flex;gap:40px}.sec{background:#eee;font-weight:700;padding:5px 10px;margin:16px 0 12px;border-left:5px solid #f0a500}
.row{display:flex;gap:16px;align-items:flex-end;margin:12px 0 18px}.row b{width:74px;padding-bottom:17px}.f{flex:1;text-align:center}.f div{border-bottom:1.3px solid #222;min-height:26px;font-size:18px}.f small{font-size:11px;color:#555}
.box{display:inline-block;width:15px;height:15px;border:1px solid #333;margin-right:8px;line-height:13px;text-align:center;font-weight:700}.li{line-height:1.75}`,
    draw: (s) => {
      const adds = hasAdd(s);
      const f = (label: string, v: string): string =>
        `<div class="f"><div>${v}</div><small>${label}</small></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="row"><b>${name}</b>${f('Sphäre (dpt)', e.sph())}${f('Zylinder (dpt)', e.cyl())}${f('Achse (Grad)', e.axis())}${f('Addition (dpt)', adds ? e.add() : '—')}</div>`;
      return `<div class="bar"></div><div class="sides"><div><h2 style="margin:0">Arbeitsmedizinischer Dienst Neckartal e. V.</h2><span class="small">Zentrum Süd · ${s.street()} · ${s.town()} · Tel. ${s.phone()}</span></div><div class="small" style="text-align:right">Formblatt BA-${s.dice.digits(2)}<br>Rev. ${s.dice.whole(2, 9)}</div></div>
<h2 style="margin-top:22px">Verordnung einer Bildschirmarbeitsplatzbrille</h2><p class="small">nach Angebotsvorsorge gemäß ArbMedVV Anhang Teil 4</p>
<div class="kv"><div>Name: <b>${s.patient()}</b><br>Geburtsdatum: ${s.born()}</div><div>Betrieb: ${s.dice.pick(['Stadtwerke, Abt. Abrechnung', 'Landratsamt, Kfz-Zulassung', 'Maschinenbau Werk 2, Einkauf'])}<br>Personal-Nr.: ${s.dice.digits(5)}</div></div>
<div class="sec">1. Sehanforderung</div><div class="li">${box(true)}Bildschirmtätigkeit ca. ${s.dice.whole(5, 8)} Std. täglich &nbsp; Sehabstand Bildschirm: ${s.dice.pick(['60', '65', '70', '80'])} cm<br>${box(false)}Fahr-, Steuer- und Überwachungstätigkeit</div>
<div class="sec">2. Verordnete Glasstärken</div>${eye('Rechts', s.right)}${eye('Links', s.left)}<div>Pupillendistanz: ${s.pd()} mm</div>
<div class="sec">3. Kostenübernahme</div><div class="li">Der Arbeitgeber trägt die Kosten bis höchstens ${euro(s.dice.pick([120, 150, 180, 250]))} € (Rechnung an die Personalabteilung).</div>
<div class="sides" style="margin-top:52px"><div style="border-top:1px solid #333;width:240px;padding-top:4px">Ort, Datum: ${s.date()}</div><div style="border-top:1px solid #333;width:300px;padding-top:4px">${s.doctor()}, Arbeitsmedizin</div></div>`;
    },
  },
  {
    name: 'x-praxis-kinderklinik-elternblatt',
    language: 'de',
    fonts: ['Carlito', 'DejaVu Sans'],
    width: 820,
    values: { prism: 0, add: 0, plus: 0.6 },
    writing: { noCylinder: ['—'] },
    css: `.t{display:flex;gap:16px;align-items:center;margin-bottom:20px}.bear{position:relative;width:58px;height:52px;background:#d98c3f;border-radius:50%}.bear:before,.bear:after{content:"";position:absolute;top:-8px;width:22px;height:22px;border-radius:50%;background:#d98c3f}.bear:before{left:0}.bear:after{right:0}
.t b{font-size:22px;color:#28708f}.eyes{display:flex;gap:22px;margin:18px 0}.e{flex:1;border:2px solid #28708f;border-radius:12px;overflow:hidden}.e h3{background:#28708f;color:#fff;margin:0;padding:7px 14px;font-size:18px}.e .v{display:flex}.e .v div{flex:1;padding:10px 4px 12px;text-align:center;font-size:22px}.e .v div+div{border-left:1px solid #b8d1dc}.e .v small{display:block;font-size:12px;color:#555;margin-bottom:4px}
.note{background:#fff5e3;border-radius:10px;padding:12px 16px;font-size:15px}.note li{margin:3px 0}ul{margin:4px 0;padding-left:20px}`,
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="e"><h3>${name}</h3><div class="v"><div><small>Sphäre</small>${e.sph()}</div><div><small>Zylinder</small>${e.cyl()}</div><div><small>Achse</small>${e.axis() || '—'}</div></div></div>`;
      return `<div class="t"><div class="bear"></div><div><b>Kinderklinik am Schlosspark</b><br>Kinderaugenambulanz · ${s.town()} · Telefon ${s.phone()}</div></div>
<div class="sides"><div>Kind: <b>${s.patient()}</b><br>geboren am ${day(s, 2015, 2021)}</div><div>${s.date()}</div></div>
<h2 style="margin-top:20px">Brillenrezept für Ihr Kind</h2><p>Liebe Eltern, bei der heutigen Untersuchung mit Augentropfen hat sich gezeigt, dass Ihr Kind eine Brille braucht. Bitte gehen Sie mit diesem Blatt zum Augenoptiker.</p>
<div class="eyes">${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}</div>
<div class="note"><b>Bitte beachten</b><ul><li>Kunststoffgläser, Kindersportbügel, Fassung bis zu den Augenbrauen</li><li>Die Brille soll den ganzen Tag getragen werden.</li><li>Zum Kontrolltermin am ${day(s, 2026, 2026)} um ${clock(s)} Uhr bitte die Brille mitbringen.</li></ul></div>
<p style="margin-top:22px">Diagnose: ${s.dice.pick(['H52.0 Hyperopie', 'H53.0 Refraktionsamblyopie', 'H52.2 Astigmatismus'])} beidseits</p><p style="margin-top:36px">${s.doctor()}<br><span class="small">Oberärztin / Oberarzt der Kinderaugenambulanz &nbsp;·&nbsp; elektronisch freigegeben</span></p>`;
    },
  },
  {
    name: 'x-praxis-portal-handy',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 420,
    values: { prism: 0, add: 0.55 },
    writing: { noCylinder: ['—'], minus: ['−', '-'] },
    css: `body{padding:0 0 20px;background:#f2f4f7;font-size:15px}.sb{display:flex;justify-content:space-between;padding:8px 18px 2px;font-size:13px;font-weight:700;background:#0f6b66;color:#fff}.nav{background:#0f6b66;color:#fff;padding:10px 16px 14px;font-size:18px;font-weight:700}.nav span{opacity:.8;margin-right:14px;font-weight:400}
.c{background:#fff;border-radius:14px;margin:12px 14px 0;padding:12px 16px}.c h3{margin:0 0 6px;font-size:15px;color:#0f6b66}.k{display:flex;justify-content:space-between;padding:7px 0;border-top:1px solid #e7eaee}.k>span{color:#5b6570}.k b{font-weight:700}.chip{background:#d8f0e4;color:#14613f;font-size:12px;border-radius:10px;padding:3px 10px}.btn{margin:16px 14px 0;background:#0f6b66;color:#fff;text-align:center;border-radius:24px;padding:12px;font-weight:700}.m{font-size:12px;color:#69737d;padding:12px 20px 0}`,
    draw: (s) => {
      const adds = hasAdd(s);
      const k = (label: string, v: string): string =>
        `<div class="k"><span>${label}</span><b>${v}</b></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="c"><h3>${name}</h3>${k('Sphäre', e.sph())}${k('Zylinder', e.cyl())}${e.toric ? k('Achse', e.axis()) : ''}${adds ? k('Addition', e.add()) : ''}${k('Pupillendistanz', `${e.pd()} mm`)}</div>`;
      return `<div class="sb"><span>${clock(s)}</span><span>LTE &nbsp; ${s.dice.whole(21, 98)} %</span></div><div class="nav"><span>‹</span>Brillenverordnung</div>
<div class="c"><div class="sides" style="align-items:center"><b>${s.patient()}</b><span class="chip">Gültig</span></div><div style="color:#5b6570;margin-top:6px;font-size:14px">Augenpraxis Seehof<br>${s.doctor()}<br>Ausgestellt am ${s.date()} · gültig bis ${s.expires()}</div></div>
${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}<div class="c">${k('Glastyp', s.lensType({ single: 'Einstärken', multi: 'Gleitsicht' })).replace('class="k"', 'class="k" style="border:0"')}${k('Dokument-ID', `BV-${s.dice.digits(6)}`)}</div>
<div class="btn">Als PDF teilen</div><div class="m">Fragen zur Verordnung? Schreiben Sie Ihrer Praxis eine Nachricht oder rufen Sie an: ${s.phone()}</div>`;
    },
  },
  {
    name: 'x-praxis-karteiauszug',
    language: 'de',
    fonts: ['DejaVu Sans Mono'],
    width: 940,
    values: { prism: 0.25, add: 0.6 },
    css: `body{padding:28px 30px;font-size:13.5px;line-height:1.45}.kopf{border:1px solid #444;padding:8px 12px;margin-bottom:14px;display:flex;justify-content:space-between}table{width:100%}td,th{padding:4px 8px;vertical-align:top;text-align:left}th{border-bottom:2px solid #444}td{border-bottom:1px solid #ccc}td:nth-child(1){width:105px}td:nth-child(2){width:58px;font-weight:700}.pre{white-space:pre}.f{margin-top:18px;font-size:11.5px;color:#444}`,
    draw: (s) => {
      const adds = hasAdd(s);
      const old = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${padded(sph, 7)}${padded(cyl, 7)}A ${axis}`;
      };
      const eye = (n: string, e: DrawnEye): string => {
        const cyl = cylinder(e, (c, a) => `cyl ${padded(c, 7)}A ${padded(a, 6)}`) || padded('', 19);
        const sph = e.sph();
        return `${n}: sph ${padded(sph, 8)}${cyl}${adds ? `Add ${padded(e.add(), 7)}` : ''}${prisms(e, 'deutsch', ', ', (a, b) => `Pr ${a} ${b}`)}`;
      };
      const date = s.date();
      const earlier = day(s, 2020, 2022);
      return `<div class="kopf"><div><b>${s.patient()}</b> &nbsp; *${s.born()}<br>${s.street()}, ${s.town()}</div><div>Pat-ID ${s.dice.digits(5)} &nbsp; privat<br>Augenarztpraxis Lindenallee</div></div>
<p><b>Karteikartenauszug</b> (Kopie für den Patienten)</p>
<table><tr><th>Datum</th><th>Typ</th><th>Eintrag</th></tr>
${tr(earlier, 'TEN', `R ${s.pressure()} / L ${s.pressure()} mmHg (NCT)`)}${tr(earlier, 'BEF', 'VAA bds reizfrei, Linse klar, Fundus o.B.')}
${tr(date, 'AN', s.dice.pick(['Kontrolle, sieht in der Ferne unscharf.', 'Brille ca. 4 J. alt, Lesen anstrengend.', 'Kopfschmerz bei PC-Arbeit, Brille verkratzt.']))}
${tr(date, 'ALT', td(`alte Brille, ausgemessen:\nR: ${old(s.right)}    L: ${old(s.left)}`, 'pre'))}
${tr(date, 'VIS', `cc neu: R ${s.acuity()} &nbsp; L ${s.acuity()}`)}${tr(date, 'TEN', `R ${s.pressure()} / L ${s.pressure()} mmHg (appl.)`)}
${tr(date, 'BREZ', td(`BRILLENREZEPT neu, ausgestellt\n${eye('R', s.right)}\n${eye('L', s.left)}\nPD ${s.pd()} mm`, 'pre'))}
${tr(date, 'THE', 'Ko 12 Mon, Amsler-Netz mitgegeben')}${tr(date, 'GOÄ', '1, 6, 1201, 1240, 1256')}</table>
<div class="f">Behandler: ${s.doctor()} &nbsp;&nbsp; Druck: ${clock(s)} Uhr, Arbeitsplatz ANM-2 &nbsp;&nbsp; Seite 1/1</div>`;
    },
  },
  {
    name: 'x-praxis-oesterreich-sehbehelf',
    language: 'de',
    pen: 'sometimes',
    fonts: ['Arimo', 'Tinos'],
    width: 950,
    values: { prism: 0.3, add: 0.45 },
    writing: { noCylinder: ['', '—'], degree: false },
    css: `body{padding:28px 30px;font-size:17px}.fr{border:2px solid #2d5a2d}.l{font:11px/1.2 Arimo;color:#2d5a2d;display:block}.a{display:flex;border-bottom:1.3px solid #2d5a2d}.a>div{padding:5px 10px 7px;flex:1;min-height:54px}.a>div+div{border-left:1px solid #2d5a2d}h1{font-size:21px;color:#2d5a2d;margin:0;padding:10px 12px;border-bottom:1.3px solid #2d5a2d;letter-spacing:.04em}
.r{width:100%}.r td,.r th{border:1px solid #2d5a2d;text-align:center;height:54px;padding:3px 5px}.r tr>*:nth-child(7){border-left:3px solid #2d5a2d}.r th{height:26px;font-size:13px;color:#2d5a2d}.r tr:first-child th:nth-child(3){border-left:3px solid #2d5a2d}.r td:first-child{font-weight:700;width:70px;font-size:14px}.r td{width:88px}`,
    draw: (s) => {
      const eye = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        e.amounts(),
        e.bases('degrees'),
      ];
      const near = (e: DrawnEye): string[] =>
        hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis(), '', ''] : ['', '', '', '', ''];
      const names = ['Sph.', 'Zyl.', 'Achse', 'Prisma', 'Basis'];
      const l = (t: string): string => `<span class="l">${t}</span>`;
      return `<div class="fr"><h1>VERORDNUNGSSCHEIN FÜR SEHBEHELFE</h1>
<div class="a"><div>${l('Familien- und Vorname der Patientin / des Patienten')}${s.patient()}</div><div>${l('Versicherungsnummer')}${s.filled(`${s.dice.digits(4)} ${two(s.dice.whole(1, 28))}${two(s.dice.whole(1, 12))}${s.dice.whole(45, 99)}`)}</div><div>${l('Versicherungsträger')}${s.filled(s.dice.pick(['Landeskasse', 'Beamtenkasse', 'Kasse d. Selbständigen']))}</div></div>
<div class="a"><div>${l('Anschrift')}${s.filled(`${s.dice.pick(['Kirchengasse', 'Mozartplatz', 'Am Anger'])} ${s.dice.whole(1, 60)}, ${s.dice.pick(['4020 Linz', '8010 Graz', '5020 Salzburg', '6850 Dornbirn'])}`)}</div><div style="flex:.6">${l('Art des Sehbehelfs')}${s.filled(hasAdd(s) ? 'Fern- und Nahbrille' : 'Brille')}</div></div>
<table class="r"><tr><th></th><th colspan="5">RECHTS</th><th colspan="5">LINKS</th></tr>${heads('', ...names, ...names)}${tr('Ferne', ...eye(s.right), ...eye(s.left))}${tr('Nähe', ...near(s.right), ...near(s.left))}</table>
<div class="a" style="border:0"><div>${l('Visus mit Korrektur')}R ${s.filled(s.acuity())} &nbsp; L ${s.filled(s.acuity())}<br><br>${l('Diagnose')}${s.filled(s.dice.pick(['Myopie, Astig.', 'Hyperopie', 'Presbyopie']))}</div><div>${l('Anmerkung')}Gläser laut Tarif, Achsen und Basis nach TABO in Grad</div><div>${l('Datum')}${s.date()}<br><br>${l('Stempel und Unterschrift')}<span style="font-size:14px">${s.doctor()}<br>FA f. Augenheilkunde und Optometrie<br>Alle Kassen · Tel. 0${s.dice.whole(316, 732)} ${s.dice.digits(6)}</span></div></div></div>`;
    },
  },
  {
    name: 'x-praxis-schweiz-rezept',
    language: 'de',
    fonts: ['Carlito', 'Arimo'],
    width: 800,
    values: { prism: 0.3, add: 0.6 },
    writing: { noCylinder: ['—', '–'] },
    css: `body{padding:50px 60px;font-size:17px}.n{font-size:15px;line-height:1.4;border-left:2px solid #c22;padding-left:16px}.n b{font-size:19px;display:block}h1{font-size:30px;font-weight:400;margin:44px 0 22px}.r{margin:20px 0 26px;width:88%}.r td,.r th{padding:8px 10px;border-bottom:1px solid #bbb;text-align:right;vertical-align:top}.r th{border-bottom:2px solid #222}.r td:first-child,.r th:first-child{text-align:left;color:#444}.f{font-size:12.5px;color:#555;margin-top:60px}`,
    draw: (s) => {
      const row = (name: string, of: (e: DrawnEye) => string): string =>
        tr(name, of(s.right), of(s.left));
      return `<div class="n"><b>Augenzentrum Limmatquai AG</b>${s.doctor()}<br>Fachärztin / Facharzt FMH für Ophthalmologie<br>Limmatweg ${s.dice.whole(3, 90)}, ${s.dice.pick(['8001 Zürich', '5400 Baden', '8953 Dietikon'])}<br>Telefon 044 ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)} · ZSR ${s.dice.pick(['K', 'Q'])} ${s.dice.digits(4)}.01</div>
<h1>Brillenrezept</h1><div class="sides"><div>${s.patient()}<br>geb. ${s.born()}</div><div>${s.date()}</div></div>
<table class="r">${heads('', 'OD (rechts)', 'OS (links)')}${row('Sphäre', (e) => e.sph())}${row('Zylinder', (e) => e.cyl())}${row('Achse', (e) => e.axis())}${hasAdd(s) ? row('Addition', (e) => e.add()) : ''}${hasPrism(s) ? row('Prisma (pdpt)', (e) => e.amounts()) + row('Basis (TABO)', (e) => e.bases('degrees')) : ''}${row('Visus c.c.', () => s.acuity())}</table>
<p>Pupillendistanz: ${s.pd()} mm</p><p>Bemerkung: ${s.dice.pick(['Filterkategorie nach Wunsch', 'Material: Kunststoff, gehärtet', 'Zentrierung gemäss Fassung durch Optiker'])}</p>
<div class="f">Die Krankenkasse beteiligt sich je nach Zusatzversicherung an den Kosten. Kinder bis 18 Jahre: CHF 180.– pro Jahr aus der Grundversicherung mit diesem Rezept.<br>GLN 7601${s.dice.digits(9)}</div>`;
    },
  },
  {
    name: 'x-praxis-phoropter-bon',
    language: 'de',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 380,
    values: { prism: 0, add: 0.55 },
    writing: { noCylinder: [''], degree: false },
    css: `body{padding:18px 14px 30px;font-size:14px;line-height:1.4}pre{font:inherit;margin:0}.c{text-align:center}.d{border-top:1.5px dashed #333;margin:9px 0}.inv{background:#111;color:#fff;padding:1px 8px;display:inline-block;margin-bottom:3px}.big{font-size:16px}`,
    draw: (s) => {
      const old = (n: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${n}  ${padded(sph, 9)}${padded(cyl, 9)}${axis}`;
      };
      const eye = (n: string, e: DrawnEye): string =>
        `${n}  ${padded(e.sph(), 9)}${padded(e.cyl() || s.number(0), 9)}${e.axis()}`;
      const head = `   ${padded('SPH', 9)}${padded('CYL', 9)}ACHSE`;
      const adds = hasAdd(s);
      return `<div class="c"><b class="big">AUGENPRAXIS HAFENTOR</b><br>${s.street()}<br>${s.town()}<br>Tel. ${s.phone()}</div><div class="d"></div>
<pre>Name : ${s.patient()}
ID   : ${s.dice.digits(6)}
Datum: ${s.date()}  ${clock(s)}</pre><div class="d"></div>
<span class="inv">AUTOREFRAKTOR (OBJ.)</span><pre>${head}
${old('R', s.right)}
${old('L', s.left)}
   HSA 12 mm</pre><div class="d"></div>
<span class="inv">TONO (NCT)</span><pre>R  ${s.pressure()} mmHg   L  ${s.pressure()} mmHg</pre><div class="d"></div>
<span class="inv">BRILLENVERORDNUNG</span><pre class="sub">${head}
${eye('R', s.right)}
${eye('L', s.left)}
${adds ? `ADD  R ${padded(s.right.add(), 8)}L ${s.left.add()}\n` : ''}PD   ${s.pd()} mm
VISUS  R ${padded(s.acuity(), 6)}L ${s.acuity()}</pre><div class="d"></div>
<div class="c">${s.doctor()}<br>Augenheilkunde<br><br>.......................<br>Unterschrift</div>`;
    },
  },
  {
    name: 'x-praxis-mail-auskunft',
    language: 'de',
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    width: 850,
    values: { prism: 0, add: 0.55, sameAdd: true },
    css: `body{padding:0 0 30px;font-size:16px}.tb{background:#eef0f3;border-bottom:1px solid #cfd4da;padding:9px 26px;font-size:13px;color:#444}.tb span{margin-right:22px}.m{padding:20px 30px}h2{font-size:21px;font-weight:400;margin-bottom:14px}.who{display:flex;gap:14px;border-bottom:1px solid #ddd;padding-bottom:14px;margin-bottom:18px;font-size:14px}.av{width:42px;height:42px;border-radius:50%;background:#7a4fa3;color:#fff;text-align:center;line-height:42px;font-size:18px}.sg{color:#666;font-size:13px;border-top:1px solid #ddd;margin-top:22px;padding-top:10px;line-height:1.45}`,
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${name}: Sphäre ${e.sph()}${cylinder(e, (cyl, axis) => `, Zylinder ${cyl}, Achse ${axis}`)}`;
      return `<div class="tb"><span>Antworten</span><span>Allen antworten</span><span>Weiterleiten</span><span>Drucken</span></div><div class="m"><h2>Ihre Brillenwerte – Kopie der Verordnung</h2>
<div class="who"><div class="av">A</div><div style="flex:1"><b>Augenarztpraxis am Kurpark</b> &lt;empfang@augen-kurpark.example&gt;<br>An: ${s.patient()}</div><div>${s.date()} ${clock(s)}</div></div>
<p>Guten Tag ${s.patient()},</p><p>wie am Telefon besprochen schicken wir Ihnen die Werte Ihrer Brillenverordnung von heute zur Vorlage beim Optiker:</p>
<p>${eye('Rechtes Auge', s.right)}<br>${eye('Linkes Auge', s.left)}${hasAdd(s) ? `<br>Addition für beide Augen: ${s.add()}` : ''}<br>Augenabstand (PD): ${s.pd()} mm</p>
<p>Das Original mit Stempel liegt bis Ende des Monats am Empfang für Sie bereit. Der nächste Kontrolltermin (Netzhaut) ist am ${day(s, 2026, 2026)} um ${clock(s)} Uhr.</p><p>Freundliche Grüße<br>i. A. M. Tiedemann<br>Praxisteam ${s.doctor()}</p>
<div class="sg">Augenarztpraxis am Kurpark · ${s.street()} · ${s.town()}<br>Telefon ${s.phone()} · Mo–Do 8–12 und 14–17 Uhr, Fr 8–13 Uhr<br>Diese E-Mail kann vertrauliche Informationen enthalten. Sollten Sie nicht der Empfänger sein, löschen Sie sie bitte.</div></div>`;
    },
  },
  {
    name: 'x-praxis-privatrezept',
    language: 'de',
    fonts: ['Courier Prime', 'Tinos'],
    width: 620,
    values: { prism: 0, add: 0.5 },
    writing: { degree: true },
    css: `body{padding:22px 26px;background:#e9f1fa;font-size:17px}.b{border:1px solid #5a7fae;padding:12px 16px;background:#f6fafe}.l{font:10.5px/1.3 Arimo;color:#37598a}.top{border-bottom:1px solid #5a7fae;padding-bottom:8px;margin:-2px 0 10px;line-height:1.3}.rp{display:flex;gap:20px;min-height:200px;padding-top:8px}.rp>i{font:italic 700 26px Tinos;color:#37598a}.rp>div{line-height:1.65}.bt{display:flex;justify-content:space-between;align-items:flex-end;border-top:1px solid #5a7fae;padding-top:10px;font-size:15px}`,
    draw: (s) => {
      const far = (n: string, e: DrawnEye): string => `${n} ${e.formula(' / ', ' ', 'sph')}`;
      const near = (n: string, e: DrawnEye): string =>
        `${n} ${e.nearSph()}${e.toric ? ` ${e.nearCyl()} / ${e.nearAxis()}` : ' sph'}`;
      return `<div class="b"><div class="top"><div class="l">Privatrezept · Name, Vorname, Geburtsdatum, Anschrift</div>${s.patient()}, ${s.born()}<br>${s.street()}, ${s.town()}</div><div class="sides"><div><span class="l">Datum</span> ${s.date()}</div><div><span class="l">Nr.</span> ${s.dice.digits(5)}</div></div>
<div class="rp"><i>Rp.</i><div>Eine ${hasAdd(s) ? 'Brille für Ferne und Nähe' : 'Fernbrille'}<br>${hasAdd(s) ? 'Ferne:<br>' : ''}${far('R', s.right)}<br>${far('L', s.left)}${hasAdd(s) ? `<br>Nähe:<br>${near('R', s.right)}<br>${near('L', s.left)}` : ''}<br>entspiegelt${s.dice.chance(0.4) ? ', phototrop' : ''}</div></div>
<div class="bt"><div class="l">Diagnose: ${s.dice.pick(['Ametropie', 'Refraktionsfehler bds.', 'Astigmatismus bds.'])}<br>HSA 12 mm</div><div style="line-height:1.25">${s.doctor()}<br>Augenarzt · Belegarzt<br>${s.street()}<br>Tel. ${s.phone()}</div></div></div>`;
    },
  },
  {
    name: 'x-praxis-kis-maske',
    language: 'de',
    fonts: ['DejaVu Sans', 'Arimo'],
    width: 950,
    values: { prism: 0.35, add: 0.6 },
    writing: { noCylinder: [''] },
    css: `body{padding:0;background:#dfe3e8;font-size:14px}.tt{background:#2f4b6e;color:#fff;padding:7px 12px;display:flex;justify-content:space-between;font-size:13px}.mn{background:#f4f4f4;padding:5px 12px;border-bottom:1px solid #bbb;font-size:13px}.mn span{margin-right:20px}.pt{background:#fff8d6;padding:8px 14px;border-bottom:1px solid #c9bd7a}.tabs{padding:10px 12px 0;display:flex;gap:3px}.tabs div{background:#cbd2da;padding:6px 14px;border:1px solid #a5adb6;border-bottom:0}.tabs .on{background:#f7f8fa;font-weight:700}
.w{background:#f7f8fa;margin:0 12px 12px;border:1px solid #a5adb6;padding:14px 16px}fieldset{border:1px solid #a9b2bc;margin:0 0 14px;padding:8px 14px 12px}legend{font-weight:700;padding:0 6px}.g{display:grid;grid-template-columns:repeat(6,auto 1fr);gap:9px 8px;align-items:center}.g label{text-align:right;color:#333;font-size:13px}.in{background:#fff;border:1px solid #8d98a5;min-height:25px;padding:2px 7px;min-width:62px}.bt{display:flex;gap:10px;justify-content:flex-end}.bt span{border:1px solid #8d98a5;background:#e9ecef;padding:5px 16px}`,
    draw: (s) => {
      const f = (label: string, v: string): string =>
        `<label>${label}</label><div class="in">${v}</div>`;
      const adds = hasAdd(s);
      const eye = (name: string, e: DrawnEye): string =>
        `<fieldset><legend>${name}</legend><div class="g">${f('Sph', e.sph())}${f('Cyl', e.cyl())}${f('Achse', e.axis())}${f('Add', adds ? e.add() : '')}${f('PD', e.pd())}${f('Visus cc', s.acuity())}${f('Prisma hor.', e.amount('Hor'))}${f('Basis', e.base('Hor', 'deutsch'))}${f('Prisma vert.', e.amount('Ver'))}${f('Basis', e.base('Ver', 'deutsch'))}</div></fieldset>`;
      return `<div class="tt"><span>KlinDok Ophthalmo 7.${s.dice.digits(1)} – Verordnung – Augenklinik Ambulanz 3</span><span>_ &nbsp; □ &nbsp; ×</span></div><div class="mn"><span>Akte</span><span>Untersuchung</span><span>Verordnung</span><span>Drucken</span><span>Hilfe</span></div>
<div class="pt"><b>${s.patient()}</b> &nbsp; geb. ${s.born()} &nbsp; Fall ${s.dice.digits(8)} &nbsp; Station: AMB &nbsp; Versicherung: GKV</div>
<div class="tabs"><div>Anamnese</div><div>Tensio</div><div>Spaltlampe</div><div class="on">Brillenverordnung</div><div>Medikation</div></div>
<div class="w"><p>Verordnet am: <b>${s.date()}</b> &nbsp;&nbsp; Arzt: <b>${s.doctor()}</b> &nbsp;&nbsp; Status: freigegeben</p>${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}
<fieldset><legend>Angaben</legend>Glasart: ${s.lensType({ single: 'Einstärkenglas', multi: 'Mehrstärkenglas' })} &nbsp;&nbsp; HSA: ${s.dice.pick(['12', '14'])} mm &nbsp;&nbsp; Bemerkung: ${s.dice.pick(['Z. n. Phako/HKL bds.', 'Blendschutz empfohlen', 'keine'])}</fieldset><div class="bt"><span>Verwerfen</span><span>Speichern</span><span>Drucken (A5)</span></div></div>`;
    },
  },
];

export const sampleNonesOfDoctors: Layout[] = [
  {
    name: 'x-praxis-tropfenrezept',
    language: 'de',
    document: 'other-prescription',
    fonts: ['Courier Prime', 'Arimo'],
    width: 640,
    css: `body{padding:26px 30px;background:#eef4fb}.b{border:1px solid #5a7fae;background:#fff;padding:14px 18px;line-height:1.4}.l{font:11px Arimo;color:#37598a}hr{border:0;border-top:1px solid #5a7fae;margin:10px 0}`,
    draw: (
      s,
    ) => `<div class="b"><div class="l">Privatrezept</div>${s.patient()}, geb. ${s.born()}<br>${s.street()}, ${s.town()}<hr>${s.date()}<p style="margin-top:14px"><b>Rp.</b></p>
<p>Latanoprost ${s.number(0.05)} mg/ml Augentropfen N3<br>S: abends 1 Tropfen R/L</p><p>Dexpanthenol ${s.dice.whole(3, 5)} % Augensalbe 10 g N1<br>S: zur Nacht, beide Augen</p><p>Hyaluronsäure ${s.number(0.2, 1)} % Augentropfen, 2 × 10 ml<br>S: 4 × tgl. ${s.dice.whole(1, 2)} Tropfen R/L</p><hr>
<div style="text-align:right;font-size:15px">${s.doctor()}<br>Augenheilkunde<br>${s.street()}<br>Tel. ${s.phone()}</div></div>`,
  },
  {
    name: 'x-praxis-sehtest-bescheinigung',
    language: 'de',
    document: 'eye-test',
    fonts: ['Arimo', 'Tinos'],
    width: 820,
    css: `h1{font-size:23px;text-align:center;margin:24px 0 4px}.g table{width:100%;margin:16px 0}.g td,.g th{border:1px solid #333;padding:8px 10px;text-align:center}.box{display:inline-block;width:16px;height:16px;border:1px solid #333;margin-right:8px;line-height:14px;text-align:center;font-weight:700}`,
    draw: (
      s,
    ) => `<div class="sides"><div><b>Augenärztliche Gemeinschaftspraxis Rheinaue</b><br><span class="small">${s.street()}, ${s.town()}, Tel. ${s.phone()}</span></div><div>${s.date()}</div></div>
<h1>Augenärztliches Zeugnis</h1><p class="center small">zur Vorlage bei der Fahrerlaubnisbehörde (Anlage 6 FeV)</p><p>Name: <b>${s.patient()}</b> &nbsp; geboren am ${s.born()}<br>Die Identität wurde durch Personalausweis nachgewiesen.</p>
<div class="g">${table(heads('Zentrale Tagessehschärfe', 'rechts', 'links', 'beidäugig'), tr('ohne Sehhilfe', s.number(0.4, 1), s.number(0.3, 1), s.number(0.4, 1)), tr('mit Sehhilfe', s.number(1, 1), s.number(0.8, 1), s.number(1, 1)), tr('Augeninnendruck (mmHg)', s.pressure(), s.pressure(), '—'))}</div>
<p>${box(true)}Gesichtsfeld: regelrecht, Perimetrie mit ${s.dice.whole(100, 120)} Prüfpunkten</p><p>${box(true)}Kontrast- und Dämmerungssehen ausreichend</p><p>${box(true)}Farbensehen: kein Hinweis auf Störung</p><p>${box(false)}Nachuntersuchung erforderlich in ____ Jahren</p><p style="margin-top:18px">Die Anforderungen an das Sehvermögen werden erfüllt. Gebühr: ${euro(s.dice.whole(60, 110))} €</p><p style="margin-top:46px;border-top:1px solid #333;width:320px;padding-top:4px">${s.doctor()}, Augenheilkunde</p>`,
  },
];
