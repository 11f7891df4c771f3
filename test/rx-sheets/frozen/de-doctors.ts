import { heads, padded, table, tr } from '../html.ts';
import { cylinder, prisms } from '../in-words.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye } from '../sheet.ts';

const pair = (label: string, value: string): string => `<div><i>${label}</i><b>${value}</b></div>`;

export const frozenOfGermanDoctors: Layout[] = [
  {
    // The statutory insurers' form, filled in by the practice's needle printer.
    name: 'z-aerzte-kassenverordnung',
    language: 'de',
    fonts: ['Arimo'],
    width: 900,
    values: { add: 0.35, prism: 0.2 },
    writing: { minus: ['-'], noCylinder: ['', '—'], axisDigits: 3, degree: false },
    css: `body{background:#fdf3f1;padding:26px 30px;font-size:14px;color:#1b1b1b}
      .t{font-family:"Courier Prime";font-size:18px;line-height:1.15;color:#222}
      .l{font-size:10px;color:#b0483b;line-height:1.2}
      .top{display:flex;gap:26px}.vs{width:470px;border:1.5px solid #c8786c}
      .vs>div{border-bottom:1px solid #c8786c;padding:2px 7px 3px;min-height:34px}.vs>div:last-child{border:0}
      .three{display:grid;grid-template-columns:1fr 1.3fr .7fr;padding:0!important}.three>div{padding:2px 7px 3px}.three>div+div{border-left:1px solid #c8786c}
      .rt{flex:1}.rt h1{font-size:25px;color:#b0483b;letter-spacing:.5px;margin:0 0 2px}
      .ck{display:flex;gap:8px;align-items:center;margin-top:7px;font-size:13px;color:#b0483b}.ck span{width:19px;height:19px;border:1.5px solid #c8786c;display:inline-block;text-align:center;line-height:17px;color:#222;font-family:"Courier Prime";font-size:17px}
      table{width:100%;margin-top:16px}td,th{border:1.5px solid #c8786c;height:35px;text-align:center;padding:1px 6px}
      th{font-weight:400;font-size:12px;color:#b0483b;height:22px}td.n{color:#b0483b;font-size:13px}td.e{color:#b0483b;font-weight:700;width:34px}
      .ft{display:grid;grid-template-columns:1.4fr 1fr;gap:22px;margin-top:14px}.ft>div{border:1.5px solid #c8786c;padding:4px 8px;min-height:104px}
      .st{font-size:14px;line-height:1.25;color:#2a3f86;margin-top:8px;text-align:center}`,
    draw: (s) => {
      const far = (name: string, e: DrawnEye, first: string): string =>
        tr(
          `${first}<td class="e">${name}</td>`,
          ...e.cells('sph', 'cyl', 'axis').map((c) => `<td class="t">${c}</td>`),
          `<td class="t">${e.amounts()}</td>`,
          `<td class="t">${e.bases('deutsch')}</td>`,
        );
      const near = (name: string, e: DrawnEye, first: string): string =>
        tr(
          `${first}<td class="e">${name}</td>`,
          ...(hasAdd(s) ? [e.nearSph(), e.nearCyl(), e.nearAxis()] : ['', '', '']).map(
            (c) => `<td class="t">${c}</td>`,
          ),
          '',
          '',
        );
      const tick = (on: boolean, text: string): string =>
        `<div class="ck"><span>${on ? 'X' : ''}</span>${text}</div>`;
      const fund = s.dice.pick([
        'BKK Nordlicht',
        'Allgemeine Kasse Mitte',
        'Ersatzkasse Hansa',
        'IKK Am Fluss',
      ]);
      return `<div class="top"><div class="vs">
        <div><div class="l">Kasse / Kostenträger</div><span class="t">${fund}</span></div>
        <div><div class="l">Versicherte Person: Name, Anschrift, Geburtstag</div><div class="t">${s.patient()} <span style="float:right">${s.born()}</span><br>${s.street()}<br>D ${s.town()}</div></div>
        <div class="three"><div><div class="l">Kassen-Nr.</div><span class="t">10${s.dice.digits(7)}</span></div><div><div class="l">Versicherten-Nr.</div><span class="t">${s.dice.pick(['K', 'T', 'M', 'H'])}${s.dice.digits(9)}</span></div><div><div class="l">Status</div><span class="t">${s.dice.pick(['1', '3'])}000000</span></div></div>
        <div class="three"><div><div class="l">Betriebsstätten-Nr.</div><span class="t">${s.dice.digits(9)}</span></div><div><div class="l">Arzt-Nr.</div><span class="t">${s.dice.digits(9)}</span></div><div><div class="l">Datum</div><span class="t" style="font-size:16px">${s.date()}</span></div></div></div>
        <div class="rt"><h1>Sehhilfen&shy;verordnung</h1><div class="l" style="font-size:11px">Gilt für Brillengläser. Abgabe nur durch zugelassene Betriebe, binnen 28 Tagen einzulösen.</div>
        ${tick(true, 'Brillengläser, Folgeverordnung')}${tick(false, 'Erstverordnung')}${tick(s.dice.chance(0.5), 'Kunststoff statt mineralisch')}${tick(false, 'Unfall, Unfallfolgen')}${tick(false, 'BVG / BEG')}</div></div>
        ${table(heads('', '', 'Sphäre', 'Zylinder', 'Achse', 'Prisma', 'Basis'), far('R', s.right, '<td class="n" rowspan="2">Ferne</td>'), far('L', s.left, ''), near('R', s.right, '<td class="n" rowspan="2">Nähe</td>'), near('L', s.left, ''))}
        <div class="ft"><div><div class="l">Begründung / Diagnose</div><div class="t" style="font-size:16px">H52.${s.dice.pick(['0', '1', '2'])} G beidseits<br>Visus m. Korr. R ${s.acuity()} L ${s.acuity()}</div><div class="l" style="margin-top:14px">Angaben in dpt und Grad (TABO). Prismen in cm/m.</div></div>
        <div><div class="l">Stempel und Unterschrift</div><div class="st">${s.doctor()}<br>Augenheilkunde<br>Tel. ${s.phone()}</div></div></div>`;
    },
  },
  {
    // A sheet from a private doctor's pad, all written by hand.
    name: 'z-aerzte-privatrezept-block',
    language: 'de',
    pen: 'always',
    fonts: ['Tinos', 'Carlito'],
    width: 540,
    values: { add: 0.45, sameAdd: true, prism: 0 },
    writing: { degree: true, axisDigits: 1 },
    css: `body{padding:26px 30px 30px;font-size:16px;background:#fbfdfd}
      .k{text-align:center;color:#1d5a63;border-bottom:2px solid #1d5a63;padding-bottom:8px;margin-bottom:10px}.k b{font-size:21px}.k div{font-size:12.5px;line-height:1.35}
      .p{display:flex;gap:10px;align-items:baseline;border-bottom:1px dotted #7d9a9e;min-height:36px}.p i{font-size:11px;color:#1d5a63;font-style:normal;min-width:64px}
      .rp{font-size:26px;font-style:italic;color:#1d5a63;margin:14px 0 4px}.h{min-height:46px;padding-left:12px}.h>.hand{margin-right:6px}
      .u{display:flex;justify-content:space-between;margin-top:34px;font-size:11px;color:#1d5a63;align-items:end}.u div:last-child{border-top:1px solid #1d5a63;padding:3px 26px 0}`,
    draw: (s) => {
      const f = s.filled;
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="h">${f(name)} &nbsp;${e.sph()} &nbsp;${cylinder(e, (c, a) => `${f('cyl')} ${c} &nbsp;${f('A')} ${a}`)}</div>`;
      const kind = hasAdd(s)
        ? s.dice.pick(['Gleitsichtbrille', 'Bifokalbrille'])
        : s.dice.pick(['Fernbrille', '1 Brille']);
      return `<div class="k"><b>${s.doctor()}</b><div>Fachärztin / Facharzt für Augenheilkunde<br>Privatpraxis &middot; ${s.street()} &middot; ${s.town()}<br>Telefon ${s.phone()} &middot; Sprechzeiten nach Vereinbarung</div></div>
        <div class="p"><i>Name</i>${s.patient()}</div><div class="p"><i>geb. am</i>${s.born()}</div>
        <div class="rp">Rp.</div><div class="h">${f(kind)}</div>${eye('R', s.right)}${eye('L', s.left)}
        ${hasAdd(s) ? `<div class="h">${f('Add.')} &nbsp;${s.add()} ${f('bds.')}</div>` : ''}
        ${s.dice.chance(0.4) ? `<div class="h">${f(s.dice.pick(['entspiegelt', 'Kunststoff, SET', 'bruchsicher']))}</div>` : ''}
        <div class="u"><div style="font-size:15px">${s.date()}</div><div>Unterschrift</div></div>`;
    },
  },
  {
    // What an old practice program prints of a visit.
    name: 'z-aerzte-karteiausdruck',
    language: 'de',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 880,
    values: { add: 0.6, prism: 0.2 },
    writing: { minus: ['-'], axisDigits: 3, degree: false, noCylinder: ['', '--'] },
    css: `body{padding:34px 38px;font-size:15.5px;color:#222}pre{font:inherit;margin:0;white-space:pre}`,
    draw: (s) => {
      const rule = '-'.repeat(78);
      const other = (name: string, e: DrawnEye): string => {
        const o = e.elsewhere();
        return `  ${name}  ${padded(o.sph, 9)}${padded(o.cyl, 9)}${padded(o.axis, 8)}`;
      };
      const eye = (name: string, e: DrawnEye): string =>
        `  ${name}   ${padded(e.sph(), 9)}${padded(e.cyl(), 9)}${padded(e.axis(), 8)}${hasAdd(s) ? padded(e.add(), 8) : ''}${padded(e.pd(), 8)}${padded(s.acuity(), 8)}${e.prism('deutsch')}`;
      return `<pre>${padded('PRAXIS ' + s.doctor(), 54)}Blatt 1 von 1
${s.street()}, ${s.town()}
Tel. ${s.phone()}
${rule}
${padded('Patient    : ' + s.patient(), 54)}Pat-Nr. ${s.dice.digits(6)}
${padded('geboren    : ' + s.born(), 54)}Vers.: gesetzlich
Behandlung : ${s.date()}
${rule}

AUTOREFRAKTOMETER (Messung, keine Verordnung)
       Sph      Cyl      Achse
${other('R  ', s.right)}
${other('L  ', s.left)}

TENSIO (NCT)  R ${s.pressure()} mmHg   L ${s.pressure()} mmHg   ${s.dice.whole(8, 17)}:${s.dice.pick(['05', '20', '40', '55'])} Uhr
VAA           bds. reizfrei, Linse klar
FUNDUS        Papille randscharf, CDR 0,${s.dice.whole(2, 5)}, Makula o.B.

${'='.repeat(78)}
BRILLENVERORDNUNG ${hasAdd(s) ? '(Mehrstaerken)' : '(Einstaerken, Ferne)'}
      Sph      Cyl      Achse   ${hasAdd(s) ? 'Add     ' : ''}PD      Visus   ${hasPrism(s) ? 'Prisma/Basis' : ''}
${eye('R', s.right)}
${eye('L', s.left)}
${'='.repeat(78)}

Hornhautscheitelabstand 12 mm
Kontrolle in ${s.dice.pick(['12', '24'])} Monaten


.........................................
${s.doctor()}, Augenarztpraxis</pre>`;
    },
  },
  {
    // A university hospital's letter to the doctor who sent the patient.
    name: 'z-aerzte-arztbrief-uniklinik',
    language: 'de',
    fonts: ['Tinos', 'Arimo'],
    width: 900,
    values: { add: 0.5, sameAdd: true, prism: 0.2 },
    writing: { degree: true },
    css: `body{padding:44px 66px 50px;font-size:16.5px;line-height:1.42}
      .k{display:flex;justify-content:space-between;border-bottom:3px solid #0a4b8c;padding-bottom:12px}.k h1{font-size:23px;color:#0a4b8c;margin:0}.k p{margin:0;font-size:13px}
      .lg{width:62px;height:62px;background:#0a4b8c;border-radius:50% 50% 50% 0;position:relative}.lg:after{content:"";position:absolute;left:17px;top:17px;width:28px;height:28px;border-radius:50%;background:#fff}
      .a{display:flex;justify-content:space-between;margin:24px 0 22px}.a div:last-child{font-size:13px;text-align:right}
      td{padding:1px 20px 1px 0;vertical-align:top}h3{font-size:16.5px;margin:14px 0 2px}p{margin:0 0 .7em}`,
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const base = `${name} sph ${e.sph()}${cylinder(e, (c, a) => `, zyl ${c}, Achse ${a}`)}`;
        const prism = prisms(e, 'deutsch', ' und ', (a, b) => `${a} cm/m Basis ${b}`);
        return prism ? `${base}, Prisma ${prism}` : base;
      };
      return `<div class="k"><div><h1>Universitätsklinikum Wiesenthal</h1><p>Klinik und Poliklinik für Augenheilkunde<br>Allgemeine Ambulanz &middot; Haus 14, Ebene 2</p></div><div class="lg"></div></div>
        <div class="a"><div>Augenarztpraxis<br>${s.street()}<br>${s.town()}</div><div>Ambulanz Tel. ${s.phone()}<br>Fax -${s.dice.digits(4)}<br>Fall-Nr. ${s.dice.digits(8)}<br>${s.date()}</div></div>
        <p><b>${s.patient()}, geb. ${s.born()}</b><br>ambulante Vorstellung</p>
        <p>Sehr geehrte Kolleginnen und Kollegen,</p><p>wir berichten über die oben genannte Person, die sich in unserer Ambulanz vorstellte.</p>
        <h3>Diagnosen</h3><p>Refraktionsanomalie beidseits${hasAdd(s) ? ', Presbyopie' : ''}. ${s.dice.pick(['Sicca-Symptomatik.', 'Blepharitis.', 'Z. n. Fremdkörperentfernung links.', 'Okuläre Hypertension.'])}</p>
        <h3>Befund</h3>${table(tr('', 'rechts', 'links'), tr('Visus mit Korrektur', s.acuity(), s.acuity()), tr('Augeninnendruck', `${s.pressure()} mmHg`, `${s.pressure()} mmHg`), tr('Vorderabschnitt', 'reizfrei, Linse klar', 'reizfrei, Linse klar'), tr('Fundus', 'Papille vital, Makula regelrecht', 'Papille vital, Makula regelrecht'))}
        <h3>Beurteilung und Therapie</h3><p>Der morphologische Befund ist unauffällig. Aufgrund der angegebenen Beschwerden verordneten wir eine Brille mit folgenden Werten: ${eye('rechtes Auge', s.right)}; ${eye('linkes Auge', s.left)}.${hasAdd(s) ? ` Die Addition für die Nähe beträgt beidseits ${s.add()} dpt.` : ''} Tränenersatzmittel ohne Konservierungsstoffe nach Bedarf. Wir bitten um eine Kontrolle bei Ihnen in ${s.dice.pick(['drei', 'sechs', 'zwölf'])} Monaten.</p>
        <p>Mit freundlichen kollegialen Grüßen</p><p style="margin-top:36px">${s.doctor()}<br>Oberärztin / Oberarzt</p><p style="font-size:12px;color:#555">Dieses Schreiben wurde elektronisch freigegeben und ist ohne Unterschrift gültig.</p>`;
    },
  },
  {
    // A folded card that an MVZ prints.
    name: 'z-aerzte-mvz-brillenpass',
    language: 'de',
    fonts: ['Carlito', 'DejaVu Sans Condensed'],
    width: 640,
    values: { add: 0.6, prism: 0 },
    writing: { noCylinder: ['–', '0,00', 'sph'] },
    css: `body{padding:0 0 20px;font-size:17px;background:#fff;border:1px solid #9ab}
      .k{background:#11756b;color:#fff;padding:16px 24px;display:flex;justify-content:space-between;align-items:center}.k h1{font-size:25px;margin:0}.k span{font-size:13px;text-align:right;line-height:1.3}
      .w{padding:14px 24px 0;font-size:15px;display:flex;justify-content:space-between}
      .e{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:14px 24px}.e section{border:2px solid #11756b;border-radius:10px;overflow:hidden}.e h2{font-size:16px;background:#d8efec;color:#0b4f48;padding:5px 12px;margin:0}
      .g{display:grid;grid-template-columns:1fr 1fr;gap:10px 6px;padding:10px 12px}.g i{font-style:normal;font-size:11.5px;color:#53706c;display:block;text-transform:uppercase;letter-spacing:.4px}.g b{font-size:21px;font-weight:700}
      .f{padding:0 24px;font-size:12.5px;color:#444}`,
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const cells = [
          pair('Sphäre', e.sph()),
          pair('Zylinder', e.cyl()),
          pair('Achse', e.toric ? e.axis() : '–'),
          pair('PD (mm)', e.pd()),
        ];
        if (hasAdd(s)) cells.push(pair('Addition', e.add()));
        cells.push(pair('Visus cc', s.acuity()));
        return `<section><h2>${name}</h2><div class="g">${cells.join('')}</div></section>`;
      };
      return `<div class="k"><h1>Brillenpass</h1><span>MVZ Augenheilkunde Lindenallee<br>${s.town()} &middot; ${s.phone()}</span></div>
        <div class="w"><div><b>${s.patient()}</b><br>geb. ${s.born()}</div><div style="text-align:right">Verordnung vom<br><b>${s.date()}</b></div></div>
        <div class="e">${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}</div>
        <div class="f">${hasAdd(s) ? 'Gleitsicht- oder Mehrstärkengläser empfohlen. ' : ''}HSA 13 mm. Verordnet durch ${s.doctor()}. Bitte legen Sie diesen Pass bei Ihrem Augenoptiker vor. Nächste Kontrolle in ${s.dice.pick(['1 Jahr', '2 Jahren'])}.</div>`;
    },
  },
  {
    // A patients' portal on a phone.
    name: 'z-aerzte-patientenportal',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 420,
    values: { add: 0.5, prism: 0 },
    writing: { noCylinder: ['–', '—'], degree: true },
    css: `body{padding:0 0 26px;background:#eef1f6;font-size:15px}
      .s{display:flex;justify-content:space-between;padding:8px 18px;font-size:12px;background:#fff}.n{background:#fff;padding:8px 18px 14px;border-bottom:1px solid #d5dbe6}.n a{color:#3c4fc4;font-size:14px}.n h1{font-size:21px;margin:6px 0 0}
      .c{background:#fff;border-radius:14px;margin:14px 14px 0;padding:14px 16px}.c h2{font-size:15px;margin:0 0 6px;color:#3b4358}
      .r{display:grid;grid-template-columns:1fr 110px 1fr;align-items:center;border-top:1px solid #e6eaf2;min-height:44px;text-align:center}.r i{font-style:normal;color:#68718a;font-size:12.5px}.r b{font-size:18px}.r.h{border:0;min-height:28px;font-size:13px;color:#3c4fc4;font-weight:700}
      .m{display:flex;justify-content:space-between;padding:5px 0;font-size:14px}.m>span:first-child{color:#68718a}
      .b{background:#3c4fc4;color:#fff;border-radius:24px;text-align:center;padding:12px;margin:16px 14px 0;font-weight:700}`,
    draw: (s) => {
      const row = (label: string, right: string, left: string): string =>
        `<div class="r"><b>${right}</b><i>${label}</i><b>${left}</b></div>`;
      const { right: r, left: l } = s;
      const pdShown = s.dice.chance(0.7);
      return `<div class="s"><span>${s.dice.whole(7, 21)}:${s.dice.whole(10, 59)}</span><span>4G &nbsp;${s.dice.whole(18, 97)} %</span></div>
        <div class="n"><a>&#8249; Dokumente</a><h1>Brillenverordnung</h1></div>
        <div class="c"><div class="m"><span>Patient/in</span><span>${s.patient()}</span></div><div class="m"><span>Ausgestellt am</span><span>${s.date()}</span></div><div class="m"><span>Ausgestellt von</span><span>${s.doctor()}</span></div><div class="m"><span>Praxis</span><span>Augenärzte am Stadtpark</span></div></div>
        <div class="c"><h2>Ihre Werte</h2><div class="r h"><span>Rechts</span><span></span><span>Links</span></div>
        ${row('Sphäre (S)', r.sph(), l.sph())}${row('Zylinder (Z)', r.cyl(), l.cyl())}${row('Achse (A)', r.axis(), l.axis())}${hasAdd(s) ? row('Nahzusatz (Add)', r.add(), l.add()) : ''}
        ${pdShown ? `<div class="m" style="border-top:1px solid #e6eaf2;padding-top:11px"><span>Pupillenabstand</span><b>${s.pd()} mm</b></div>` : ''}</div>
        <div class="b">Als PDF speichern</div>
        <p style="margin:14px 20px 0;font-size:12px;color:#68718a">Mit diesem Dokument können Sie Ihre Brille bei jedem Augenoptiker anfertigen lassen. Fragen? Schreiben Sie uns über „Nachrichten“.</p>`;
    },
  },
  {
    // A form of a hospital's orthoptists.
    name: 'z-aerzte-orthoptik',
    language: 'de',
    pen: 'sometimes',
    fonts: ['Arimo', 'Carlito'],
    width: 820,
    values: { add: 0.15, prism: 0.5 },
    css: `body{padding:34px 44px;font-size:16px}
      .k{display:flex;justify-content:space-between;align-items:flex-start}.k h2{font-size:20px;margin:0}.k p{font-size:13px;margin:2px 0}.lg{display:flex;gap:4px}.lg span{width:34px;height:34px;border-radius:50%;border:5px solid #b5456f}.lg span+span{border-color:#e5a23d;margin-left:-14px}
      h1{font-size:22px;margin:20px 0 10px}.p{display:grid;grid-template-columns:1.4fr 1fr 1fr;gap:18px;margin-bottom:16px}.p div{border-bottom:1px solid #555;min-height:42px}.p i{display:block;font-style:normal;font-size:11px;color:#555}
      table{width:100%}td,th{border:1px solid #555;height:39px;padding:2px 12px}th{background:#f6e6ec;text-align:center}td{text-align:center;width:33%}td:first-child{text-align:left;width:34%}tr.z td{border-top:2.5px solid #555}
      .q{margin-top:14px;display:flex;gap:30px;align-items:center;min-height:38px;flex-wrap:wrap}.x{display:inline-block;width:15px;height:15px;border:1px solid #444;margin-right:6px;vertical-align:-2px;text-align:center;line-height:14px;font-size:13px;font-weight:700}
      .u{display:flex;justify-content:space-between;margin-top:48px;font-size:13px}.u div{border-top:1px solid #444;padding-top:4px;width:260px}`,
    draw: (s) => {
      const { right: r, left: l } = s;
      const tick = (on: boolean, text: string): string =>
        `<span><span class="x">${on ? '✓' : ''}</span>${text}</span>`;
      const kid = s.dice.chance(0.5);
      return `<div class="k"><div><h2>Klinikum St. Walburga</h2><p>Augenklinik &middot; Sehschule und Orthoptik<br>${s.street()}, ${s.town()}<br>Anmeldung ${s.phone()}</p></div><div class="lg"><span></span><span></span></div></div>
        <h1>Verordnung von Brillengläsern</h1>
        <div class="p"><div><i>Name, Vorname</i>${s.patient()}</div><div><i>geboren</i>${s.born()}</div><div><i>Datum</i>${s.date()}</div></div>
        ${table(
          heads('', 'R (rechtes Auge)', 'L (linkes Auge)'),
          tr('Sphäre [dpt]', r.sph(), l.sph()),
          tr('Zylinder [dpt]', r.cyl(), l.cyl()),
          tr('Achse nach TABO [°]', r.axis(), l.axis()),
          tr('Nahzusatz [dpt]', r.add(), l.add()),
          tr('Prisma horizontal [cm/m]', r.amount('Hor'), l.amount('Hor')).replace(
            '<tr',
            '<tr class="z"',
          ),
          tr('Basislage horizontal', r.base('Hor', 'deutsch'), l.base('Hor', 'deutsch')),
          tr('Prisma vertikal [cm/m]', r.amount('Ver'), l.amount('Ver')),
          tr('Basislage vertikal', r.base('Ver', 'deutsch'), l.base('Ver', 'deutsch')),
        )}
        <div class="q"><span>Pupillendistanz (gesamt): &nbsp;${s.pd()} mm</span>${tick(true, 'ständig tragen')}${tick(kid, 'Kunststoffgläser')}${tick(false, 'Okklusion')}</div>
        <div class="q" style="font-size:13.5px;margin-top:4px">Refraktion in Zykloplegie: ${kid ? 'ja' : 'nein'} &nbsp;${hasPrism(s) ? '&middot;&nbsp; Bitte Prismen in die Gläser einschleifen, nicht als Folie &nbsp;' : ''}&middot;&nbsp; Kontrolle nach ${s.dice.pick(['6', '8', '12'])} Wochen</div>
        <div class="u"><div>Orthoptistin</div><div>${s.doctor()}, Augenklinik</div></div>`;
    },
  },
  {
    // An Austrian doctor's printed form with the arcs of TABO, written by hand.
    name: 'z-aerzte-ordination-wien',
    language: 'de',
    pen: 'always',
    fonts: ['Tinos', 'DejaVu Serif'],
    width: 940,
    values: { add: 0.5, prism: 0.25 },
    css: `body{padding:32px 40px;font-size:15px;background:#fefefb}
      .k{display:flex;justify-content:space-between;border-bottom:1px solid #333;padding-bottom:10px}.k b{font-size:20px}.k div{font-size:13px;line-height:1.4}
      h1{font-size:24px;letter-spacing:4px;text-align:center;margin:16px 0 12px;font-weight:400}
      .p{display:grid;grid-template-columns:110px 1fr 60px 190px;gap:4px 10px;align-items:end;margin-bottom:16px}.p>div:nth-child(even){border-bottom:1px dotted #555;min-height:34px}.p>div:nth-child(odd){font-size:12.5px}
      .e{display:grid;grid-template-columns:1fr 1fr;gap:30px}.e h2{font-size:15px;text-align:center;margin:0 0 6px}
      .arc{width:190px;height:96px;border:1.5px solid #444;border-bottom:1.5px solid #444;border-radius:96px 96px 0 0;margin:20px auto 26px;position:relative}.arc:before{content:"";position:absolute;left:50%;bottom:0;width:1px;height:96px;background:#999}
      .arc span{position:absolute;font-size:11px;color:#444}.arc .a0{right:-4px;bottom:-19px}.arc .a9{left:86px;top:-19px}.arc .a1{left:-8px;bottom:-19px}
      table{width:100%;table-layout:fixed}td,th{border:1px solid #444;height:46px;text-align:center;padding:0 3px;vertical-align:middle}th{height:26px;font-weight:400;font-size:13px}td:first-child{font-size:13px}
      .pr{border:1px solid #444;border-top:0;min-height:48px;padding:6px 10px;display:flex;gap:10px;align-items:center;font-size:13px}.pr span.value{font-size:13px}
      .ft{display:flex;justify-content:space-between;align-items:end;margin-top:20px}.ft div{min-height:40px}.ft .w{border-top:1px solid #333;font-size:12px;min-height:0;padding:4px 24px 0}`,
    writing: { noCylinder: ['', '–', '—'] },
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const far = tr('Ferne', ...e.cells('sph', 'cyl', 'axis'));
        const near = hasAdd(s)
          ? tr('Nähe', e.nearSph(), e.nearCyl(), e.nearAxis())
          : tr('Nähe', '', '', '');
        return `<div><h2>${name}</h2><div class="arc"><span class="a0">0°</span><span class="a9">90°</span><span class="a1">180°</span></div>${table(heads('', 'sph.', 'cyl.', 'Achse'), far, near)}<div class="pr">Prisma / Basis: ${e.prism('deutsch', '&ensp;')}</div></div>`;
      };
      return `<div class="k"><div><b>${s.doctor()}</b><br>Augenheilkunde und Optometrie &middot; Wahlordination<br>Ordination nach telefonischer Vereinbarung</div><div style="text-align:right">Tuchlaubengasse ${s.dice.whole(2, 38)}/${s.dice.whole(2, 12)}, 1${s.dice.pick(['03', '08', '18', '19'])}0 Wien<br>Tel. 01 / ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}<br>ordination@augen-tuchlauben.example</div></div>
        <h1>BRILLENVERORDNUNG</h1>
        <div class="p"><div>für</div><div>${s.patient()}</div><div>VSNR</div><div>${s.filled(`${s.dice.digits(4)} ${s.dice.pick(['04', '17', '23', '28'])}0${s.dice.whole(1, 9)}${s.dice.whole(44, 98)}`)}</div></div>
        <div class="e">${eye('RECHTES AUGE', s.right)}${eye('LINKES AUGE', s.left)}</div>
        <div class="ft"><div>Pupillendistanz &nbsp;${s.pd()} mm</div><div>Wien, am &nbsp;${s.date()}</div><div class="w">Stempel, Unterschrift</div></div>`;
    },
  },
  {
    // A Swiss eye centre's A5 sheet: one line for each eye.
    name: 'z-aerzte-augenzentrum-schweiz',
    language: 'de',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 860,
    values: { add: 0.5, prism: 0.3 },
    writing: { degree: true, noCylinder: ['sph'] },
    css: `body{padding:32px 46px;font-size:16px}
      .k{display:flex;gap:18px;align-items:center}.lg{width:54px;height:54px;border:9px solid #c2272d;border-radius:50%;position:relative}.lg:after{content:"";position:absolute;inset:9px;border-radius:50%;background:#222}.k h2{font-size:22px;font-weight:400;margin:0}.k p{font-size:12.5px;margin:0;color:#444}
      .m{display:flex;justify-content:space-between;margin:22px 0 12px;font-size:15px;line-height:1.5}h1{font-size:21px;margin:16px 0 10px;color:#c2272d}
      .o{display:grid;grid-template-columns:70px 1fr;border-left:5px solid #c2272d;background:#f5f5f5;padding:12px 16px;margin-bottom:10px;align-items:start}.o>b{font-size:22px}.o .v{font-size:21px}.o .w{font-size:15.5px;margin-top:4px;color:#222}.o .w span.g{margin-right:24px}
      .small{line-height:1.45}`,
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const line = e.formula(' x ', ' / ', 'sph');
        const more = [
          hasAdd(s) && `Add ${e.add()}`,
          prisms(e, 'degrees', ' + ', (a, b) => `Prisma ${a} Basis ${b}`),
          `PD ${e.pd()} mm`,
          `Visus ${s.acuity()}`,
        ];
        return `<div class="o"><b>${name}</b><div><div class="v">${line}</div><div class="w">${more
          .filter(Boolean)
          .map((m) => `<span class="g">${m}</span>`)
          .join('')}</div></div></div>`;
      };
      return `<div class="k"><div class="lg"></div><div><h2>Augenzentrum Rosenmatt AG</h2><p>Seestrasse ${s.dice.whole(3, 120)}, ${s.dice.pick(['8802 Kilchberg', '6300 Zug', '5000 Aarau', '9000 St. Gallen'])} &middot; Tel. 0${s.dice.whole(41, 79)} ${s.dice.digits(3)} ${s.dice.digits(2)} ${s.dice.digits(2)}</p></div></div>
        <div class="m"><div><b>${s.patient()}</b><br>geb. ${s.born()}<br>Dossier ${s.dice.digits(6)}</div><div style="text-align:right">${s.date()}<br>ZSR ${s.dice.pick(['K', 'L', 'P'])} ${s.dice.digits(4)}.${s.dice.digits(2)}<br>GLN 7601${s.dice.digits(9)}</div></div>
        <h1>Brillenrezept ${hasAdd(s) ? 'Gleitsicht' : 'Ferne'}</h1>${eye('OD', s.right)}${eye('OS', s.left)}
        <p class="small" style="margin-top:14px">Sphäre / Zylinder x Achse, Dioptrien, TABO. Bei Unverträglichkeit innert 3 Monaten bitten wir um Rückmeldung. Kostenbeteiligung der Zusatzversicherung bitte vor Bestellung klären.</p>
        <p style="margin:24px 0 0">${s.doctor()}<br><span class="small">Fachärztin / Facharzt FMH für Ophthalmologie</span></p>`;
    },
  },
  {
    // The desk of a practice answers by mail.
    name: 'z-aerzte-praxis-mail',
    language: 'de',
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    width: 760,
    values: { add: 0.5, prism: 0 },
    css: `body{padding:24px 30px;font-size:16.5px;line-height:1.45}.h{border-bottom:1px solid #bbb;padding-bottom:12px;margin-bottom:18px;font-size:14.5px}.h h1{font-size:20px;margin:0 0 10px}.h i{font-style:normal;color:#777;display:inline-block;width:74px}
      .sig{margin-top:20px;padding-top:8px;color:#555;font-size:13.5px;line-height:1.4}ul{margin:0 0 14px;padding-left:26px}li{margin:3px 0}`,
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<li>${name}: Sphäre ${e.sph()}${cylinder(e, (c, a) => `, Zylinder ${c}, Achse ${a}`)}${hasAdd(s) ? `, Addition ${e.add()}` : ''}</li>`;
      const day = s.date();
      return `<div class="h"><h1>AW: Brillenwerte</h1><div><i>Von</i>Praxisteam Augenarztpraxis Hafenblick &lt;praxis@hafenblick-augen.example&gt;</div><div><i>An</i>${s.patient()}</div><div><i>Datum</i>${s.dice.pick(['Mo', 'Di', 'Do', 'Fr'])}, ${day} ${s.dice.whole(8, 17)}:${s.dice.whole(10, 59)}</div></div>
        <p>Guten Tag,</p><p>wie am Telefon besprochen senden wir Ihnen die Werte Ihrer aktuellen Brillenverordnung:</p>
        <ul>${eye('Rechts', s.right)}${eye('Links', s.left)}</ul>
        <p>Die Pupillendistanz bestimmt Ihr Optiker beim Anpassen der Fassung. Das Original mit Stempel liegt ab morgen an der Anmeldung zur Abholung bereit (Mo–Do 8–12 und 14–17 Uhr, Fr 8–13 Uhr). Die Gebühr von ${s.price()} € für die Zweitschrift können Sie bar oder mit Karte zahlen.</p>
        <p>Freundliche Grüße<br>i. A. Praxisteam</p>
        <div class="sig">--<br>Augenarztpraxis Hafenblick<br>${s.doctor()}<br>${s.street()}, ${s.town()}<br>Tel. ${s.phone()}<br>Diese E-Mail kann vertrauliche Angaben enthalten. Sind Sie nicht gemeint, löschen Sie sie bitte.</div>`;
    },
  },
  {
    // A slip from the printer of the phoropter, handed out at the end of the visit.
    name: 'z-aerzte-phoropter-bon',
    language: 'de',
    fonts: ['DejaVu Sans Mono', 'Courier Prime'],
    width: 380,
    values: { add: 0.5, prism: 0 },
    writing: { minus: ['-'], degree: false, axisDigits: 1 },
    css: `body{padding:20px 24px 30px;font-size:16px;line-height:1.32;background:#fcfcfa;color:#2a2a2a}.c{text-align:center}.r{border-top:1.5px dashed #444;margin:10px 0}.big{font-size:18px;font-weight:700}pre{font:inherit;margin:0}`,
    draw: (s) => {
      const line = (label: string, value: string): string => `${padded(label, 14)}${value}\n`;
      const old = (name: string, e: DrawnEye): string => {
        const o = e.elsewhere();
        return `${name} ${padded(o.sph, 7)}${padded(o.cyl, 7)}A ${o.axis}\n`;
      };
      const eye = (e: DrawnEye): string =>
        line('  SPH', e.sph()) +
        cylinder(e, (c, a) => line('  ZYL', c) + line('  ACHSE', a)) +
        (hasAdd(s) ? line('  ADD', e.add()) : '') +
        line('  VISUS', s.acuity());
      return `<div class="c">Augenpraxis Kastanienhof<br>${s.doctor()}<br>${s.phone()}</div><div class="r"></div>
<pre>Nr. ${s.dice.digits(5)}   ${s.date()}
${s.patient()}</pre><div class="r"></div>
<pre>ALTE BRILLE (gemessen)
${old('R', s.right)}${old('L', s.left)}</pre><div class="r"></div>
<div class="big">NEUE BRILLE</div>
<pre>RECHTS
${eye(s.right)}LINKS
${eye(s.left)}
PD            ${s.pd()} mm
HSA           12 mm</pre><div class="r"></div><div class="c" style="font-size:13px">Bitte beim Optiker vorlegen.<br>Thermopapier, vor Licht schützen</div>`;
    },
  },
];

export const frozenNonesOfGermanDoctors: Layout[] = [
  {
    // Eye drops on the insurers' pink sheet.
    name: 'z-aerzte-tropfen-rezept',
    language: 'de',
    document: 'other-prescription',
    fonts: ['Arimo'],
    width: 820,
    css: `body{background:#fbe6e8;padding:24px 28px;font-size:14px}.l{font-size:10px;color:#b33a4c}.t{font-family:"Courier Prime";font-size:18px;line-height:1.25}.g{display:grid;grid-template-columns:60px 1fr 250px;gap:14px}.b{border:1.5px solid #cf7a86;padding:4px 9px;margin-bottom:10px}.z div{border:1.5px solid #cf7a86;height:38px;font-size:10px;color:#b33a4c;padding:2px 4px;margin-bottom:4px}`,
    draw: (
      s,
    ) => `<div class="g"><div class="z"><div>frei</div><div>Geb.-pfl. X</div><div>noctu</div><div>Sonst.</div><div>Unfall</div></div>
      <div><div class="b"><div class="l">Kasse / Kostenträger</div><div class="t">BKK Nordlicht</div></div>
      <div class="b"><div class="l">Name, Anschrift, geb.</div><div class="t">${s.patient()} ${s.born()}<br>${s.street()}<br>${s.town()}</div></div>
      <div class="b t" style="font-size:16px">${s.dice.digits(9)}  ${s.dice.digits(9)}  ${s.date()}</div></div>
      <div><div class="b" style="min-height:66px"><div class="l">Zuzahlung</div><div class="t">5,00</div></div><div class="b" style="min-height:66px"><div class="l">Gesamt-Brutto</div></div><div class="b" style="min-height:66px"><div class="l">Apotheken-Nr.</div></div></div></div>
      <div class="b" style="min-height:170px"><div class="l">Rp. (bitte Leerräume durchstreichen)</div><div class="t" style="margin-top:8px">Latanoprost 0,005% AT 3x2,5 ml N3 PZN${s.dice.digits(8)}<br>&gt;&gt; 0-0-1 Tr. beide Augen &lt;&lt;<br>Hyaluronsäure 0,2% AT 10 ml PZN${s.dice.digits(8)}<br>&gt;&gt; b. Bed. bis 5x tgl. &lt;&lt;</div></div>
      <div style="text-align:right;color:#2a3f86;line-height:1.3">${s.doctor()}<br>Augenheilkunde<br>${s.phone()}</div>`,
  },
  {
    // A certificate of sight for a driving licence.
    name: 'z-aerzte-fuehrerschein-gutachten',
    language: 'de',
    document: 'eye-test',
    pen: 'sometimes',
    fonts: ['Arimo', 'Tinos'],
    width: 840,
    css: `body{padding:40px 52px;font-size:16px}h1{font-size:22px;margin:18px 0 4px}table{width:100%;margin:14px 0}td,th{border:1px solid #444;padding:7px 12px;height:42px;text-align:center}td:first-child{text-align:left}.p{margin:6px 0}.u{display:flex;justify-content:space-between;margin-top:54px}.u div{border-top:1px solid #333;padding-top:4px;width:280px;font-size:13px}`,
    draw: (
      s,
    ) => `<div class="sides"><div><b>Augenarztpraxis am Kornmarkt</b><br>${s.doctor()}</div><div class="small">${s.street()}<br>${s.town()}<br>Tel. ${s.phone()}</div></div>
      <h1>Augenärztliches Zeugnis</h1><p>zur Vorlage bei der Fahrerlaubnisbehörde, Klassen C, C1, D</p>
      <div class="p">Name: ${s.patient()}</div><div class="p">Geburtsdatum: ${s.born()}</div><div class="p">Ausweis-Nr.: ${s.filled(`L${s.dice.digits(8)}`)}</div>
      ${table(heads('Tagessehschärfe', 'rechts', 'links', 'beidäugig'), tr('ohne Korrektur', s.filled(s.acuity()), s.filled(s.acuity()), s.filled(s.acuity())), tr('mit Korrektur', s.filled(s.acuity()), s.filled(s.acuity()), s.filled(s.acuity())), tr('Augeninnendruck (mmHg)', s.filled(s.pressure()), s.filled(s.pressure()), ''))}
      <p>Gesichtsfeld: regelrecht, horizontal über 160°. Farbensehen: unauffällig. Stereosehen: vorhanden. Kontrast- und Dämmerungssehen: ausreichend. Beweglichkeit: frei.</p>
      <p>☒ Die Anforderungen werden erfüllt. &nbsp; ☐ nicht erfüllt. &nbsp; ${s.dice.chance(0.5) ? '☒' : '☐'} Sehhilfe erforderlich.</p><p>Gebühr nach GOÄ: ${s.price()} €</p>
      <div class="u"><div>Ort, Datum: ${s.date()}</div><div>Stempel und Unterschrift</div></div>`,
  },
];
