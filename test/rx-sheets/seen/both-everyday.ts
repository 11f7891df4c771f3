import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

const tick = (on: boolean): string => (on ? '☒' : '☐');

const bars = (height: number, width: number): string =>
  `<div style="height:${height}px;width:${width}px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 4px,#111 4px 5px,#fff 5px 9px,#111 9px 12px,#fff 12px 14px)"></div>`;

const shops = ['Optik Reinders', 'Brillen Lindenhof', 'Sehkontor', 'Augenoptik Wiegand'] as const;

/** A name as somebody signs it, which nobody can read. */
const signature = (s: Sheet, ink: string): string => {
  const up = (): number => s.dice.whole(2, 14);
  const low = (): number => s.dice.whole(20, 30);
  return `<svg width="150" height="38" viewBox="0 0 150 38" style="display:block"><path fill="none" stroke="${ink}" stroke-width="1.6" d="M6 30C14 ${up()} 24 ${up()} 22 ${low()}S38 ${up()} 44 ${low()}S56 ${up()} 62 ${low()}S78 ${up()} 84 ${low()}Q110 ${up()} 144 ${low()}"/></svg>`;
};

/** The half circle of degrees that stands on German forms. */
const tabo = (side: string): string =>
  `<svg width="112" height="70" viewBox="0 0 112 70"><g fill="none" stroke="#456"><path d="M16 56A40 40 0 0 1 96 56Z"/><path d="M56 56V16M56 56L28 28M56 56L84 28" stroke-dasharray="2 3"/></g><g fill="#456" font-size="9" font-family="Arimo" text-anchor="middle"><text x="104" y="59">0</text><text x="93" y="24">45</text><text x="56" y="12">90</text><text x="18" y="24">135</text><text x="8" y="68">180</text><text x="67" y="34" font-size="11" font-weight="700">${side}</text></g></svg>`;

/** What most people have in hand when they are asked for their values. */
export const everydayPapers: Layout[] = [
  {
    name: 'x-de-brillenpass',
    language: 'de',
    width: 820,
    fonts: ['Carlito', 'Arimo'],
    values: { prism: 0.25, add: 0.6, plus: 0.1 },
    writing: { noCylinder: ['', '—', '0,00'], plano: ['plan', '0,00', '±0,00'] },
    css: 'body{padding:22px;font-size:15px;background:#f2efe9}.p{display:grid;grid-template-columns:1fr 1.12fr;background:#fff;border-radius:10px;overflow:hidden;border:1px solid #b9b2a4}.a{background:#0e5a63;color:#fff;padding:24px 24px 16px;border-right:1px dashed #9fb9bb;display:flex;flex-direction:column}.a h1{font-size:30px;letter-spacing:3px;margin:26px 0 18px}.a dt{font-size:11px;color:#bfe0e0;margin-top:9px}.a dd{margin:0;border-bottom:1px solid #4f8d93;min-height:21px}.b{padding:18px 22px 14px}.b table{width:100%}.b td,.b th{border-bottom:1px solid #b8cfd0;padding:4px 6px;text-align:center}.b td:first-child{text-align:left;color:#0e5a63;font-size:13px}.b th{background:#d9ebeb;color:#0e5a63;font-size:14px}.s{font-size:11px;color:#555;line-height:1.35;margin:10px 0 0}',
    draw: (s) => {
      const shop = s.dice.pick(shops);
      const [street, town] = [s.street(), s.town()];
      const row = (label: string, part: (e: DrawnEye) => string): string =>
        tr(label, part(s.right), part(s.left));
      return `<div class="p"><div class="a"><div><b style="font-size:19px">${shop}</b><br><span class="small">${street}, ${town}</span></div><h1>BRILLENPASS</h1><dl style="margin:0 0 20px"><dt>Name</dt><dd>${s.patient()}</dd><dt>Geburtsdatum</dt><dd>${s.born()}</dd><dt>Kundennummer</dt><dd>${s.dice.digits(6)}</dd><dt>Fassung</dt><dd>${s.dice.pick(['Nordika', 'Belmonte', 'Ovalis', 'Titan Pur'])} ${s.dice.whole(1102, 8890)} C${s.dice.whole(1, 9)} &nbsp; ${s.dice.whole(48, 56)}□${s.dice.whole(16, 20)}</dd><dt>Gläser</dt><dd>${s.lensType({ single: 'Einstärken', multi: 'Gleitsicht' })} ${s.dice.pick(['1,5', '1,6', '1,67'])} Superentspiegelung</dd></dl><p class="small" style="margin:auto 0 0">Tel. ${s.phone()} · Mo–Fr 9–18.30 Uhr, Sa 9–14 Uhr</p></div><div class="b"><p style="display:flex;justify-content:space-between;margin-bottom:8px"><b>Ihre Glaswerte</b><span>vom ${s.date()}</span></p>${table(
        heads('', 'Rechts', 'Links'),
        row('Sphäre (dpt)', (e) => e.sph()),
        row('Zylinder (dpt)', (e) => e.cyl()),
        row('Achse (Grad)', (e) => e.axis()),
        row('Addition (dpt)', (e) => e.add()),
        row('Prisma (cm/m)', (e) => e.amounts()),
        row('Basislage', (e) => e.bases('deutsch')),
        row('PD (mm)', (e) => e.pd()),
        row('Durchblickhöhe (mm)', () => s.number(s.dice.whole(36, 48) / 2, 1)),
        row('Visus', () => s.acuity()),
      )}<p class="s">HSA 13 mm. Zweijährige Brillengarantie, gerechnet ab Kaufdatum. Bitte bringen Sie diesen Pass zu jedem Besuch mit. Wir empfehlen eine Überprüfung Ihrer Sehleistung in 24 Monaten.</p></div></div>`;
    },
  },
  {
    name: 'x-de-augenarzt-zettel',
    language: 'de',
    pen: 'sometimes',
    width: 640,
    fonts: ['Courier Prime', 'Arimo', 'DejaVu Sans Mono'],
    values: { prism: 0, sameAdd: true, add: 0.55, plus: 0.35 },
    writing: {
      noCylinder: ['', '–', 'sph'],
      plano: ['plan', '0,00', '±0,00'],
      degree: false,
    },
    css: 'body{padding:20px 28px 22px;font-size:16px;background:#fdfdf8}.f{font:13px/1.3 Arimo;color:#234}.h{font:12px/1.35 Arimo;color:#234;text-align:center;border-bottom:2px solid #234;padding-bottom:6px}.h b{font-size:17px}.u{display:inline-flex;align-items:flex-end;justify-content:center;border-bottom:1px dotted #456;min-height:28px;white-space:nowrap}.z{display:flex;align-items:flex-end;gap:9px;margin:13px 0 0}.z b{font:700 20px Arimo;width:24px}.st{border:2px solid #2f4aa0;color:#2f4aa0;font:12px/1.3 Arimo;padding:5px 10px;transform:rotate(-2deg);text-align:center}',
    draw: (s) => {
      const [doctor, street, town, phone] = [s.doctor(), s.street(), s.town(), s.phone()];
      const blank = (width: number, text: string): string =>
        `<span class="u" style="width:${width}px">${text}</span>`;
      const line = (name: string, e: DrawnEye): string =>
        `<div class="z"><b>${name}</b><span class="f">sph</span>${blank(125, e.sph())}<span class="f">cyl</span>${blank(125, e.cyl())}<span class="f">Achse</span>${blank(95, e.axis())}<span class="f">°</span></div>`;
      const kind = hasAdd(s) ? 2 : 0;
      return `<div class="h"><b>${doctor}</b><br>Augenheilkunde · Alle Kassen und privat<br>${street} · ${town} · Telefon ${phone}</div><div class="z"><span class="f">Für</span>${blank(335, s.patient())}<span class="f">geb.</span>${blank(150, s.born())}</div><p class="f" style="margin:14px 0 0"><b style="font-size:17px">Brillenglas-Verordnung</b> &nbsp;&nbsp; ${['Fernbrille', 'Nahbrille', 'Bifokal / Gleitsicht'].map((word, i) => `${tick(i === kind)} ${word}`).join(' &nbsp; ')}</p>${line('R', s.right)}${line('L', s.left)}<div class="z"><b></b><span class="f">Nahzusatz bds.</span>${blank(110, s.add())}<span class="f">dpt &nbsp;&nbsp; Pupillenabstand</span>${blank(90, s.dice.chance(0.7) ? s.pd() : '')}<span class="f">mm</span></div><div class="sides" style="margin-top:18px;align-items:flex-end"><div>${tabo('R')}${tabo('L')}<p class="f" style="margin:0">TABO-Schema (vom Beschauer)</p></div><div class="st"><b>${doctor}</b><br>Augenheilkunde<br>${street}, ${town}</div></div><div class="z" style="margin-top:14px"><span class="f">Datum</span>${blank(140, s.date())}<span class="f">&nbsp;&nbsp; Unterschrift</span><span class="u" style="width:210px">${signature(s, '#1f2f78')}</span></div><p class="f" style="font-size:10px;margin:12px 0 0">Nur die fertige Brille mit diesem Zettel zur Nachprüfung vorlegen. &nbsp; Best.-Nr. 40${s.dice.digits(3)} Formularverlag</p>`;
    },
  },
  {
    name: 'x-de-kundenkonto',
    language: 'de',
    width: 1000,
    fonts: ['Arimo', 'Arimo', 'DejaVu Sans', 'Carlito'],
    values: { prism: 0, add: 0.5, plus: 0.05 },
    writing: { noCylinder: ['0,00', '–', '—'], plano: ['0,00', '+0,00', 'plan'] },
    css: 'body{padding:0;font-size:15px;background:#f5f6f8;color:#26303a}.n{background:#fff;border-bottom:1px solid #dde1e6;display:flex;align-items:center;gap:26px;padding:14px 28px;font-size:14px}.n b{font-size:23px;color:#d6004b;letter-spacing:-1px}.m{display:grid;grid-template-columns:210px 1fr;gap:26px;padding:24px 28px 34px}.k a{display:block;padding:9px 12px;font-size:14px;border-radius:5px}.k .on{background:#fde5ee;color:#d6004b;font-weight:700}.c{background:#fff;border:1px solid #dde1e6;border-radius:8px;padding:16px 20px;margin-bottom:16px}.e{display:grid;grid-template-columns:1fr 1fr;gap:16px}.t{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin-top:10px}.t>div{background:#f5f6f8;border-radius:5px;padding:7px 11px}.t i,.g{font-style:normal;display:block;font-size:12px;color:#6b7682}.t b{font-size:19px;min-height:25px;display:block}.bt{display:inline-block;border-radius:20px;padding:8px 18px;font-size:14px;border:1px solid #d6004b;color:#d6004b;margin-right:10px}.bt.v{background:#d6004b;color:#fff}',
    draw: (s) => {
      const patient = s.patient();
      const tile = (label: string, value: string): string =>
        `<div><i>${label}</i><b>${value}</b></div>`;
      const eye = (title: string, e: DrawnEye): string =>
        `<div class="c" style="margin:0"><b>${title}</b><div class="t">${tile('Sphäre', e.sph())}${tile('Zylinder', e.cyl())}${tile('Achse', e.axis() || '–')}${hasAdd(s) ? tile('Addition', e.add()) : tile('Visus mit Brille', s.acuity())}</div></div>`;
      return `<div class="n"><b>sehfroh</b><span>Brillen</span><span>Sonnenbrillen</span><span>Kontaktlinsen</span><span>Hörgeräte</span><span>Sale %</span><span style="margin-left:auto">Filiale finden</span><span>Merkliste (${s.dice.whole(1, 9)})</span><span>Warenkorb (0)</span></div><div class="m"><div class="k"><p class="g" style="padding-left:12px">Hallo, ${patient.split(' ')[0]}!</p><a>Übersicht</a><a>Bestellungen</a><a class="on">Meine Sehwerte</a><a>Termine</a><a>Brillenversicherung</a><a>Adressen</a><a>Bonuspunkte (1.${s.dice.digits(3)})</a><a>Abmelden</a></div><div><p class="g">Startseite › Mein Konto › Meine Sehwerte</p><h2>Meine Sehwerte</h2><div class="c sides"><div><b>${patient}</b><span class="g">Kundennr. ${s.dice.digits(8)} · geboren am ${s.born()}</span></div><div style="text-align:right">Sehtest vom ${s.date()}<span class="g">${s.dice.pick(['Filiale', 'Augenoptik'])} ${s.town().slice(6)}</span></div></div><div class="e">${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}</div><div class="c" style="margin-top:16px"><b>Pupillendistanz</b> (PD): rechts ${s.right.pd()} mm, links ${s.left.pd()} mm<span class="g" style="margin-top:6px">Die PD wird für die Zentrierung Ihrer Gläser benötigt. Bei einer Bestellung übernehmen wir diese Werte automatisch.</span></div><p><span class="bt v">Brille mit diesen Werten kaufen</span><span class="bt">PDF herunterladen</span></p><p class="g">Ihr letzter Sehtest liegt mehr als 12 Monate zurück? <u>Jetzt Termin vereinbaren</u>. Unser Angebot: zweite Brille ab ${s.price()} €, Code ZWEI${s.dice.whole(10, 25)}.</p></div></div>`;
    },
  },
  {
    name: 'x-de-etui-aufkleber',
    language: 'de',
    width: 410,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'DejaVu Sans Mono'],
    values: { prism: 0, add: 0.6, plus: 0.1 },
    writing: {
      minus: ['-'],
      noCylinder: [''],
      plano: ['0,00', '+0,00', 'plan'],
      addPlus: false,
    },
    css: 'body{padding:14px 16px 14px;font-size:14px;line-height:1.3;border-radius:12px}p{margin:0}.r{border-top:1px solid #000;margin:6px 0 0;padding-top:5px}.w{font-size:17px;font-weight:700;white-space:nowrap;margin:3px 0}.s{font-size:11px}',
    draw: (s) => {
      const order = `${s.dice.whole(23, 25)}-${s.dice.digits(5)}`;
      const line = (name: string, e: DrawnEye): string =>
        `<p class="w">${name}&nbsp; ${e.formula('/', ' ', '')}${hasAdd(s) ? `&nbsp; A ${e.add()}` : ''}</p>`;
      return `<div class="sides"><div><b>${s.dice.pick(shops)}</b><p class="s">Tel. ${s.phone()}</p></div><div style="text-align:right"><p class="s">Auftrag</p><b>${order}</b></div></div><p class="r">${s.patient()} <span class="s">Kd ${s.dice.digits(5)}</span></p><div class="r">${line('R', s.right)}${line('L', s.left)}<p>PD ${s.right.pd()}/${s.left.pd()} &nbsp; Höhe ${s.dice.whole(17, 24)}/${s.dice.whole(17, 24)}</p></div><p class="r s">2x ${s.lensType({ single: 'Einstärken AS', multi: 'Gleitsicht Komfort' })} 1.${s.dice.pick(['5', '6', '67'])} HSET, Ø ${s.dice.pick([65, 70, 75])}<br>Fassung ${s.dice.whole(1000, 9990)}/${s.dice.whole(1, 9)} ${s.dice.whole(47, 56)}-${s.dice.whole(16, 21)}-${s.dice.pick([135, 140, 145])} schwarz matt</p><div class="sides" style="margin-top:8px;align-items:flex-end">${bars(26, 170)}<p class="s" style="text-align:right">Fertig ${s.date()}<br>Fach ${s.dice.whole(1, 60)} &nbsp; WST 3</p></div>`;
    },
  },
  {
    name: 'x-de-klinik-ambulanzbrief',
    language: 'de',
    width: 860,
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    values: { prism: 0.15, add: 0.6, plus: 0.15 },
    writing: { noCylinder: ['', '0,00'], plano: ['plan', '0,00', '±0,00'] },
    css: 'body{padding:34px 58px 30px;font-size:14px;line-height:1.38}.s{font-size:10.5px;color:#444;line-height:1.4}table{width:100%;margin:4px 0 10px}td,th{padding:1px 8px 1px 0;text-align:left;vertical-align:top;font-size:13px}th{border-bottom:1px solid #777}h4{margin:8px 0 2px;font-size:14px}p{margin:0 0 5px}.v p{margin:0 0 3px 18px}.x{border-top:1px solid #999;margin-top:22px;padding-top:5px;display:flex;justify-content:space-between}',
    draw: (s) => {
      const [doctor, town, street] = [s.doctor(), s.town(), s.street()];
      const device = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${sph} / ${cyl} / ${axis}`;
      };
      const glasses = (name: string, e: DrawnEye): string => {
        const cylinder = e.toric
          ? `, cyl. ${e.cyl()} dpt, Achse ${e.axis()}`
          : e.cyl()
            ? ', kein Zylinder'
            : '';
        const near = hasAdd(s) ? `, Add. ${e.add()} dpt` : '';
        const prism = e.prism('deutsch', ' und ');
        return `<p>${name}: sph. ${e.sph()} dpt${cylinder}${near}${prism ? `, Prisma ${prism}` : ''}</p>`;
      };
      const lens = s.dice.pick(['klar', 'Cataracta incipiens', 'klare HKL']);
      return `<div class="sides"><div><b style="font-size:21px;color:#15467c">Klinikum am Rosengarten</b><br><span style="color:#15467c">Klinik für Augenheilkunde · Allgemeine Ambulanz</span></div><div class="s" style="text-align:right">${street}<br>${town}<br>Zentrale ${s.phone()}<br>Ambulanz -${s.dice.digits(4)}, Fax -${s.dice.digits(4)}<br>Direktor: Prof. Dr. H. Ostermann</div></div><div class="sides" style="margin:20px 0 14px"><div><span class="s">Patientin / Patient</span><br>${s.patient()}<br>${s.street()}<br>${s.town()}</div><div class="s">${bars(24, 150)}Fall-Nr. ${s.dice.digits(10)}<br>Pat.-Nr. ${s.dice.digits(7)}<br>geb. ${s.born()}</div></div><p style="text-align:right">${town.slice(6)}, ${s.date()}</p><p><b>Ambulanzbrief zur Vorstellung in unserer Sprechstunde</b></p><p>Sehr geehrte Kolleginnen und Kollegen,<br>wir berichten über die ambulante Untersuchung der o. g. Person.</p><h4>Diagnosen</h4><p>R/L ${hasAdd(s) ? 'Ametropie, Presbyopie (H52.4 G)' : 'Ametropie (H52.7 G)'}; Sicca-Symptomatik (H04.1 G)${hasPrism(s) ? '; dekompensierte Heterophorie (H50.5 G)' : ''}</p><h4>Befund</h4>${table(
        heads('', 'Rechtes Auge', 'Linkes Auge'),
        tr('Visus s. c.', s.number(0.3, 1), s.number(0.4, 1)),
        tr('Visus c. c. (eigene Brille)', s.acuity(), s.acuity()),
        tr('Autorefraktometer', device(s.right), device(s.left)),
        tr('Tensio (mmHg)', s.pressure(), s.pressure()),
        tr('Hornhautradien', '7,82 / 7,69', '7,80 / 7,71'),
        tr('Vorderabschnitt', 'Stippung KL, VK tief, reizfrei', 'Stippung KL, VK tief, reizfrei'),
        tr('Linse', lens, lens),
        tr('Fundus', 'Pap. vital, CDR 0,3, Makula o. B.', 'Pap. vital, CDR 0,3, Makula o. B.'),
      )}<h4>Beurteilung und Procedere</h4><p>Altersentsprechender Befund. Wir empfehlen benetzende Augentropfen 4 x tgl. sowie Kontrollen beim niedergelassenen Augenarzt in 12 Monaten. Bei geänderter Refraktion bestand Bedarf für eine neue Brille (${s.lensType({ single: 'Einstärkengläser', multi: 'Gleitsichtgläser' })}). Wir verordneten nach subjektivem Abgleich:</p><div class="v">${glasses('Rechtes Auge', s.right)}${glasses('Linkes Auge', s.left)}${s.dice.chance(0.5) ? `<p>PD ${s.pd()} mm, HSA 12 mm</p>` : ''}</div><p style="margin-top:8px">Mit freundlichen kollegialen Grüßen</p>${signature(s, '#222')}<p>${doctor}<br><span class="s">Funktionsbereich Refraktion und Sehschule</span></p><div class="x s"><span>Dieses Dokument wurde elektronisch erstellt und freigegeben.</span><span>Seite 1 von 1</span></div>`;
    },
  },
  {
    name: 'x-en-high-street-card',
    language: 'en',
    width: 760,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0.25, add: 0.55, plus: 0.25 },
    writing: { noCylinder: ['', 'DS', '—', 'SPH'], plano: ['Plano', 'plano', 'Pl', '0.00'] },
    css: 'body{padding:18px;background:#eceae4;font-size:15px}.k{background:#fff;border-radius:14px;overflow:hidden;border:1px solid #c9c4b8}.t{background:#1d3d2f;color:#fff;padding:12px 22px;display:flex;justify-content:space-between;align-items:center}.t b{font:700 25px Tinos}.i{padding:12px 22px 14px}table{width:100%;table-layout:fixed;margin:8px 0}td,th{border:1px solid #7d9488;text-align:center;padding:4px 3px;height:25px}th{font-size:12px;font-weight:400;background:#e7eee9;height:20px;padding:1px}th.e{font-weight:700;font-size:14px;background:#cfded4}td.l{font-size:12px;text-align:left;background:#e7eee9;padding-left:6px}.s{font-size:11px;color:#444;line-height:1.35;margin:0}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3px 18px;font-size:13px;margin-bottom:8px}',
    draw: (s) => {
      const row = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        e.prism('letters', '<br>'),
        e.add(),
      ];
      const sub = ['Sph', 'Cyl', 'Axis', 'Prism', 'Near add'].map((w) => `<th>${w}</th>`).join('');
      const due = s.dice.whole(2026, 2027);
      return `<div class="k"><div class="t"><b>Marlow &amp; Finch</b><span>Your spectacle prescription</span></div><div class="i"><div class="g"><span>Name: ${s.patient()}</span><span>DOB: ${s.bornAs('05/03/2025')}</span><span>Customer ID: ${s.dice.digits(8)}</span><span>Test date: ${s.dateAs('05/03/2025')}</span><span>Next test due: ${s.dice.pick(['March', 'June', 'October'])} ${due}</span><span>Store: ${s.dice.pick(['Harrogate', 'Kettering', 'Truro', 'Stirling'])} (${s.dice.digits(4)})</span></div><table><tr><th class="e" colspan="5">RIGHT</th><th class="e" colspan="5">LEFT</th></tr><tr>${sub}${sub}</tr>${tr(...row(s.right), ...row(s.left))}<tr><td class="l" colspan="5">VA &nbsp; ${s.acuityMetres()}${hasAdd(s) ? ' &nbsp; near N5' : ''}</td><td class="l" colspan="5">VA &nbsp; ${s.acuityMetres()}${hasAdd(s) ? ' &nbsp; near N5' : ''}</td></tr></table><p style="font-size:13px;margin:0 0 8px">PD ${s.pd()} &nbsp;&nbsp; BVD ${s.dice.pick(['', '12', '13'])} &nbsp;&nbsp; Optometrist: ${s.doctor()} &nbsp; GOC no. 01-${s.dice.digits(5)}</p><p class="s">You are free to take this prescription to any optician. Spectacles for under 16s and for those registered sight impaired must be supplied by or under the supervision of a registered practitioner. Marlow &amp; Finch Opticians Ltd. Reg. in England no. 0${s.dice.digits(7)}.</p></div></div>`;
    },
  },
  {
    name: 'x-en-chart-printout',
    language: 'en',
    width: 900,
    fonts: ['Arimo', 'DejaVu Sans', 'Arimo'],
    values: { prism: 0.25, add: 0.55, plus: 0.2 },
    writing: { noCylinder: ['SPH', 'sph', 'DS'], plano: ['Plano', 'PL', '0.00', '+0.00'] },
    css: 'body{padding:28px 34px 26px;font-size:13px;line-height:1.4}h5{background:#dcdcdc;margin:10px 0 4px;padding:2px 6px;font-size:12.5px}table{width:100%}td,th{text-align:left;padding:2px 6px;font-size:13px}th{font-size:11px;color:#333;border-bottom:1px solid #999}.o td,.o th{font-size:11.5px;color:#333}.f{border:1.5px solid #000;padding:0 0 4px;margin-top:10px}.f h5{margin:0 0 3px;background:#c4d3e6}.d{display:grid;grid-template-columns:1fr 1fr;gap:14px}p{margin:0 0 3px}.s{font-size:10.5px;color:#444}',
    draw: (s) => {
      const [doctor, practice] = [s.doctor(), s.practice()];
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(name, sph, cyl, axis, s.acuity());
      };
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          ...(hasPrism(s)
            ? [
                `${e.amount('Hor')} ${e.base('Hor', 'words')}`,
                `${e.amount('Ver')} ${e.base('Ver', 'words')}`,
              ]
            : []),
          s.acuity(),
          ...e.cells('pd', 'nearPd'),
        );
      return `<div class="sides"><div><b style="font-size:16px">${practice}</b><br>${s.street()}, ${s.town()}<br>Ph ${s.phone()} &nbsp; Fax ${s.phone()}</div><div style="text-align:right">Patient: <b>${s.patient()}</b><br>DOB ${s.born()} &nbsp; Acct# ${s.dice.digits(6)}<br>Exam date: ${s.date()}</div></div><h5>Visit summary</h5><p>CC: ${s.dice.pick(['Blurry vision at distance', 'Annual exam, no complaints', 'Trouble with small print'])}. Meds: lisinopril, vitamin D. Allergies: NKDA. IOP (iCare) ${s.pressure()} / ${s.pressure()} mmHg @ 10:${s.dice.whole(10, 58)} AM. Confrontation fields full OU. Pupils PERRL, no APD. Dilation: declined.</p><div class="d"><div class="o"><h5>Current glasses (lensometry)</h5>${table(heads('', 'Sph', 'Cyl', 'Axis', 'VA'), old('OD', s.right), old('OS', s.left))}</div><div class="o"><h5>Auto-refraction / Ks</h5>${table(heads('', 'Sph', 'Cyl', 'Axis', 'VA'), old('OD', s.right), old('OS', s.left))}<p class="s" style="padding-left:6px">K1/K2 OD ${s.curvature()} / ${s.curvature()} &nbsp; OS ${s.curvature()} / ${s.curvature()}</p></div></div><div class="f"><h5>FINAL Rx – Spectacles &nbsp; (${s.lensType({ single: 'Single vision', multi: 'Progressive' })}) &nbsp;&nbsp; Expires: ${s.expires()}</h5>${table(
        heads(
          '',
          'Sphere',
          'Cylinder',
          'Axis',
          'Add',
          ...(hasPrism(s) ? ['H Prism', 'V Prism'] : []),
          'VA',
          'PD dist',
          'PD near',
        ),
        eye('OD', s.right),
        eye('OS', s.left),
      )}<p style="padding-left:6px">Recommendations: ${s.dice.pick(['polycarbonate, AR', 'anti-reflective coating', 'photochromic, hi-index'])}. Full-time wear.</p></div><h5>Assessment / plan</h5><p>1. ${s.values.od.sphere < 0 ? 'Myopia (H52.13)' : 'Hyperopia (H52.03)'}, updated Rx released to patient. &nbsp; 2. Dry eye syndrome (H04.123), artificial tears q.i.d. &nbsp; 3. RTC 12 months or p.r.n.</p><p style="margin-top:12px">Electronically signed by ${doctor}, OD &nbsp; Lic. ${s.dice.digits(5)}TPG</p><p class="s">Printed ${s.dice.whole(1, 5)}:${s.dice.whole(10, 59)} PM by front desk &nbsp; | &nbsp; EyeChart Office v7.${s.dice.whole(1, 9)} &nbsp; | &nbsp; Page 1 of 1 &nbsp; | &nbsp; Confidential: contains protected health information</p>`;
    },
  },
  {
    name: 'x-en-order-mail',
    language: 'en',
    width: 470,
    fonts: ['Arimo', 'DejaVu Sans', 'Carlito'],
    values: { prism: 0, sameAdd: true, add: 0.5, plus: 0.1 },
    writing: { noCylinder: ['0.00', 'None', '-'], plano: ['0.00', 'Plano', 'PLANO'] },
    css: 'body{padding:0 0 26px;font-size:15px;background:#fff}.b{padding:0 20px}.m{padding:12px 20px;border-bottom:1px solid #e3e3e3;font-size:13px;color:#555}.m b{font-size:17px;color:#111;display:block;margin-bottom:4px}.l{background:#173a5e;color:#fff;text-align:center;padding:16px;font:700 22px Tinos;margin-bottom:16px}.c{border:1px solid #dcdfe4;border-radius:6px;padding:12px 14px;margin:12px 0}.r{display:flex;justify-content:space-between;margin:3px 0}.s{font-size:12px;color:#666;line-height:1.4}.x{margin:4px 0 10px}.x b{color:#173a5e}h3{font-size:16px;margin:0 0 6px}',
    draw: (s) => {
      const patient = s.patient();
      const name = patient.split(' ')[0] ?? '';
      const eye = (title: string, e: DrawnEye): string =>
        `<p class="x"><b>${title}</b><br>Sphere (SPH): ${e.sph()}<br>Cylinder (CYL): ${e.cyl()}${e.toric ? `, Axis: ${e.axis()}` : ''}</p>`;
      const line = (label: string, price: string): string =>
        `<div class="r"><span>${label}</span><span>${price}</span></div>`;
      return `<div class="m"><b>We've got your order, ${name}!</b>ClearPeak Eyewear &lt;orders@clearpeak.example&gt;<br>to me &nbsp;·&nbsp; ${s.date()}</div><div class="l">ClearPeak</div><div class="b"><p>Hi ${name},</p><p>Thank you for shopping with us. Please check that everything below is right. You can change your prescription within 12 hours, before the lenses are cut.</p><p>Order number: <b>CP-${s.dice.digits(8)}</b><br>Estimated delivery: 7–10 business days</p><div class="c"><h3>${s.dice.pick(['Alder', 'Quinn', 'Mabel', 'Harlow'])} – ${s.dice.pick(['Tortoise', 'Matte Black', 'Crystal'])}</h3><p class="s">Size: Medium (${s.dice.whole(49, 54)}-${s.dice.whole(16, 20)}-${s.dice.pick([140, 145])}) &nbsp; Qty: 1</p>${line('Frame', `$${s.price()}`)}${line(`${s.lensType({ single: 'Single vision', multi: 'Progressive' })}, 1.6 thin`, `$${s.price()}`)}${line('Blue-light filter', '$20.00')}${line('Shipping', 'FREE')}</div><div class="c"><h3>Your prescription</h3><p class="s">Saved as “${patient}'s glasses” &nbsp; <u>Edit</u></p>${eye('Right eye (OD)', s.right)}${eye('Left eye (OS)', s.left)}${hasAdd(s) ? `<p class="x"><b>Both eyes</b><br>Near addition (ADD): ${s.add()}</p>` : ''}<p class="x"><b>PD</b><br>Pupillary distance: ${s.pd()} mm</p></div><div class="c"><h3>Ship to</h3>${patient}<br>${s.street()}<br>${s.town()}</div><p class="s">Questions? Reply to this email or call ${s.phone()}, Mon–Sat 8 am – 9 pm ET. FSA/HSA eligible. 30-day returns, no questions asked.</p><p class="s">© 2025 ClearPeak Eyewear Inc. · Unsubscribe · View in browser</p></div>`;
    },
  },
  {
    name: 'x-en-till-receipt',
    language: 'en',
    width: 424,
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    values: { prism: 0, add: 0.55, plus: 0.15 },
    writing: {
      minus: ['-'],
      noCylinder: ['SPH', 'DS', '0.00'],
      plano: ['PLANO', '0.00', 'PL'],
      degree: false,
    },
    css: 'body{padding:24px 22px 30px;font-size:14.5px;line-height:1.35}pre{margin:0;font:inherit}.c{text-align:center}.big{font-size:20px;font-weight:700}',
    draw: (s) => {
      const rule = '-'.repeat(42);
      const money = (): number => s.dice.whole(2900, 24900) / 100;
      const [frame, lenses] = [money(), money()];
      const item = (label: string, amount: number): string =>
        `${padded(label, 32)}${amount.toFixed(2).padStart(10)}`;
      const total = frame + lenses + 45;
      const tax = Math.round(total * 6) / 100;
      const eye = (name: string, e: DrawnEye): string =>
        `${padded(name, 4)}${padded(e.sph(), 9)}${padded(e.cyl(), 9)}${padded(e.axis(), 7)}${e.add()}`;
      return `<div class="c"><div class="big">${s.practice().toUpperCase()}</div>${s.street()}<br>${s.town()}<br>${s.phone()}</div><pre>${[
        '\n',
        `${padded(`Order ${s.dice.digits(6)}`, 22)}${s.date()}`,
        `Sold to  ${s.patient()}`,
        `Assoc    ${s.dice.pick(['TINA M', 'RJ', 'CARLOS', 'BETH'])}     Reg 02  Trans ${s.dice.digits(4)}`,
        rule,
        item(`FRAME ${s.dice.digits(4)} ${s.dice.whole(48, 56)}-18 BLK`, frame),
        item(s.lensType({ single: 'LENS SV POLY', multi: 'LENS PROG POLY' }), lenses),
        item('AR COATING', 45),
        item('TAX 6%', tax),
        item('TOTAL', total + tax),
        item('DEPOSIT VISA **** 4417', 60),
        item('BALANCE DUE AT PICKUP', total + tax - 60),
        rule,
        `RX ON FILE${hasAdd(s) ? '' : ' (DISTANCE)'}`,
        `${padded('', 4)}${padded('SPH', 9)}${padded('CYL', 9)}${padded('AXIS', 7)}${hasAdd(s) ? 'ADD' : ''}`,
        eye('OD', s.right),
        eye('OS', s.left),
        `PD   OD ${s.right.pd()}   OS ${s.left.pd()}`,
        ...(hasAdd(s) ? [`SEG HT   ${s.dice.whole(16, 22)} / ${s.dice.whole(16, 22)}`] : []),
        `RX BY ${s.doctor()}`,
        rule,
      ].join(
        '\n',
      )}</pre><div class="c">READY IN 7-10 DAYS<br>WE WILL TEXT YOU<br>Remakes within 60 days with this receipt.<br>Custom lenses are non-refundable.<br><br>Thank you!<div style="margin:10px auto 0;width:230px">${bars(38, 230)}</div>${s.dice.digits(12)}</div>`;
    },
  },
  {
    name: 'x-en-rx-pad',
    language: 'en',
    pen: 'sometimes',
    width: 760,
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    values: { prism: 0.2, add: 0.55, plus: 0.3 },
    writing: { noCylinder: ['SPH', 'DS', '', '—'], plano: ['PLANO', 'Plano', 'pl', 'PL'] },
    css: 'body{padding:24px 30px 24px;font-size:16px;background:#fffdf3}.h{text-align:center;font:13px/1.35 Tinos;color:#3d1f1f}.h b{font-size:23px;letter-spacing:1px}.f{font:12px Tinos;color:#3d1f1f}.l{display:flex;gap:8px;align-items:flex-end;margin-top:10px}.u{display:flex;align-items:flex-end;border-bottom:1px solid #3d1f1f;min-height:28px;padding:0 6px;flex:1}table{width:100%;margin:12px 0 8px}td,th{border:1px solid #3d1f1f;text-align:center;height:42px;padding:1px 3px}th{font:12px Tinos;color:#3d1f1f;height:20px}th.v{font-size:15px;width:38px}.rx{font:700 34px Tinos;color:#3d1f1f;margin-right:4px}',
    draw: (s) => {
      const field = (label: string, text: string, grow = 1): string =>
        `<span class="f">${label}</span><span class="u" style="flex:${grow}">${text}</span>`;
      const row = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        e.amounts(),
        e.bases('letters'),
      ];
      return `<div class="h"><b>${s.practice()}</b><br>General &amp; Pediatric Optometry<br>${s.street()}, ${s.town()} &nbsp;•&nbsp; Tel. ${s.phone()} &nbsp;•&nbsp; Fax ${s.phone()}</div><div class="l">${field('Patient', s.patient(), 2)}${field('Date', s.date())}</div><div class="l"><span class="rx">℞</span>${field('Address', s.filled(s.street()), 2)}${field('Birthdate', s.born())}</div><table>${heads('', '', 'SPHERICAL', 'CYLINDRICAL', 'AXIS', 'PRISM', 'BASE')}${tr('<th class="v" rowspan="2">D.V.</th>', '<th class="v">O.D.</th>', ...row(s.right))}${tr('<th class="v">O.S.</th>', ...row(s.left))}${tr('<th class="v" rowspan="2">N.V.<br>ADD</th>', '<th class="v">O.D.</th>', s.right.add(), `<td colspan="4" rowspan="2" style="text-align:left;vertical-align:top"><span class="f">REMARKS</span><br>${s.filled(s.dice.pick(['polycarb', 'AR coat', 'tint #1', '']))}</td>`)}${tr('<th class="v">O.S.</th>', s.left.add())}</table><div class="l">${field('P.D. (far)', s.pd())}${field('P.D. (near)', hasAdd(s) ? s.nearPd() : '')}<span class="f">${tick(!hasAdd(s))} Single &nbsp; ${tick(false)} Bifocal &nbsp; ${tick(hasAdd(s))} Progressive</span></div><div class="l" style="margin-top:16px">${field('Void after', s.expires())}<span class="f">Lic. No. ${s.dice.digits(5)}</span><span class="u" style="flex:1.6;padding:0 20px">${signature(s, '#1f2f78')}</span></div><div class="l" style="margin-top:3px"><span class="f" style="margin-left:auto">${s.doctor()}, O.D.</span></div><p class="f" style="margin:10px 0 0;font-size:10.5px">Please have the finished lenses verified at this office. This prescription does not include contact lenses. &nbsp; Form 118-R</p>`;
    },
  },
];
