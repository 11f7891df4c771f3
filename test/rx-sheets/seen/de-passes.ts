import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** Cards, accounts and order pages that opticians of German-speaking countries show their customers. */
export const passesInGerman: Layout[] = [
  {
    name: 's-de-pass-klappkarte',
    language: 'de',
    width: 860,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    values: { prism: 0 },
    writing: { degree: false, noCylinder: ['0,00', ''] },
    css: 'body{padding:0}.w{display:flex}.w>div{flex:1;padding:26px 30px 32px}.a{background:#0a7d3c;color:#fff}.b{border-left:2px dashed #999}.s{border:1px solid #0a7d3c;border-radius:8px;padding:10px 14px;margin:0 0 12px;font-size:20px}.s i{font-style:normal;color:#0a7d3c}.s b{display:block;font-size:13px;color:#555}',
    draw: (s) => {
      const strip = (name: string, e: DrawnEye): string =>
        `<div class="s"><b>${name}</b><i>S</i>${e.sph()} &nbsp;${e.toric ? `<i>C</i>${e.cyl()} &nbsp;<i>A</i>${e.axis()} &nbsp;` : ''}${e.add() && `<i>Add</i>${e.add()} &nbsp;`}<i>z</i>${e.pd()}</div>`;
      return `<div class="w"><div class="a"><h2>Brillenpass</h2><p>${s.practice()}<br>${s.street()}<br>${s.town()}<br>Telefon ${s.phone()}</p><p class="small">3 Jahre Garantie auf jede Fassung<br>Kundennummer ${s.dice.digits(4)}-${s.dice.digits(6)}<br>Nulltarif-Versicherung ab 10 € im Jahr</p><p class="small">www.example.de</p></div><div class="b"><p>${s.patient()}<br><span class="small">ausgestellt ${s.date()}, Auftrag ${s.dice.digits(7)}</span></p>${strip('Rechts', s.right)}${strip('Links', s.left)}<p class="small">Fassung KL ${s.dice.digits(4)} C2 54/17, Glas LZ 1,5 HSET ${s.dice.digits(3)}<br>S = Sphäre, C = Cylinder, A = Achse, z = Abstand zur Nasenmitte in mm</p></div></div>`;
    },
  },
  {
    name: 's-de-pass-verlauf',
    language: 'de',
    width: 840,
    fonts: ['Carlito', 'Arimo', 'Tinos'],
    values: { prism: 0, add: 0.6 },
    css: 'table{width:100%;margin:6px 0 16px}td,th{padding:6px 8px;text-align:center}th{font-size:13px;border-bottom:2px solid #7a1f3d;color:#7a1f3d}.o{color:#777;font-size:15px}h4{margin:12px 0 0}.o td{border-bottom:1px dotted #bbb}',
    draw: (s) => {
      const before = (day: string, name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return tr(day, name, sph, cyl, axis, '', s.number(s.dice.whole(57, 68) / 2, 1));
      };
      const older = (year: number): string => {
        const day = `${s.dice.whole(10, 28)}.0${s.dice.whole(1, 9)}.${year}`;
        return `${before(day, 'R', s.right)}${before('', 'L', s.left)}`;
      };
      const names = heads('Datum', 'Auge', 'Sphäre', 'Zylinder', 'Achse', 'Addition', 'PD');
      return `<div class="sides"><h2>Meine Brillen</h2><p>${s.patient()}<br><span class="small">Kundenkonto ${s.dice.digits(8)}</span></p></div><h4>Aktuelle Brillenwerte</h4>${table(
        names,
        tr(s.date(), 'R', ...s.right.cells('sph', 'cyl', 'axis', 'add', 'pd')),
        tr('', 'L', ...s.left.cells('sph', 'cyl', 'axis', 'add', 'pd')),
      )}<h4 class="o">Frühere Werte</h4><div class="o">${table(names, older(2021), older(2018))}</div><p class="small">${s.practice()}, ${s.street()}, ${s.town()}. Alle Angaben in Dioptrien und Grad.</p>`;
    },
  },
  {
    name: 's-de-pass-in-den-glaesern',
    language: 'de',
    width: 800,
    fonts: ['Arimo', 'DejaVu Sans'],
    values: { prism: 0, sameAdd: true },
    writing: { degree: true },
    css: 'body{background:#fafcff}.b{display:flex;justify-content:center;align-items:center;margin:18px 0 4px}.g{width:270px;height:210px;border:3px solid #234;border-radius:46% 46% 50% 50%/40% 40% 60% 60%;background:#fff;padding:28px 0 0;text-align:center;font-size:19px;line-height:1.5}.g b{font-size:15px;color:#68a}.n{width:70px;height:26px;border:3px solid #234;border-bottom:0;border-radius:40px 40px 0 0}.p{text-align:center;border-top:1px solid #345;width:340px;margin:12px auto 0;padding-top:4px}',
    draw: (s) => {
      const lens = (name: string, e: DrawnEye): string =>
        `<div class="g"><b>${name}</b><br>sph ${e.sph()}<br>${e.toric ? `zyl ${e.cyl()}<br>A ${e.axis()}` : ''}</div>`;
      return `<div class="sides"><h2>Brillen-Ausweis</h2><p class="small">${s.practice()}<br>${s.phone()}</p></div><p>Träger/in: ${s.patient()} &nbsp; erstellt ${s.date()}</p><div class="b">${lens('R (von Ihnen aus gesehen)', s.right)}<div class="n"></div>${lens('L', s.left)}</div><p class="p">PD ${s.pd()} mm</p>${s.values.od.add === null ? '' : `<p class="center">Nahteil beide Gläser: Add ${s.add()}</p>`}<p class="small center">Glas: Individual 2 &middot; Index 1,67 &middot; Filterkategorie 0 &middot; Fassung 50□20 &middot; Bügel 145</p>`;
    },
  },
  {
    name: 's-de-app-wert-vor-wort',
    language: 'de',
    width: 440,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    values: { prism: 0 },
    writing: { noCylinder: ['0,00', '—'] },
    css: 'body{background:#10151c;color:#eef2f6;padding:16px}.c{background:#1d2631;border-radius:16px;padding:14px 16px;margin:0 0 14px}.v{display:inline-block;width:48%;margin:0 0 8px;font-size:25px}.v small{font-size:13px;color:#8fa3b8;margin-left:5px}.t{color:#5fd0b5;font-weight:700;margin:0 0 10px}.hd{font-size:13px;color:#8fa3b8;display:flex;justify-content:space-between}',
    draw: (s) => {
      const shown = (value: string, label: string): string =>
        value ? `<span class="v">${value}<small>${label}</small></span>` : '';
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="c"><p class="t">${name}</p>${shown(e.sph(), 'Sphäre')}${shown(e.cyl(), 'Zylinder')}${shown(e.axis(), 'Achse')}${shown(e.add(), 'Addition')}${shown(e.pd(), 'mm PD')}</div>`;
      return `<p class="hd"><span>10:27</span><span>5G 83 %</span></p><h3>‹ &nbsp;Sehwerte</h3><p>${s.patient()}</p>${eye('Rechtes Auge', s.right)}${eye('Linkes Auge', s.left)}<div class="c"><span class="small">Gemessen am ${s.date()}<br>bei ${s.practice()}<br>Nächster Sehtest in 287 Tagen</span></div><p class="center small">Start &nbsp;&nbsp; Brillen (3) &nbsp;&nbsp; Termine &nbsp;&nbsp; Profil</p>`;
    },
  },
  {
    name: 's-de-shop-auswahlfelder',
    language: 'de',
    width: 780,
    fonts: ['Arimo', 'Carlito'],
    values: { prism: 0.3 },
    writing: { noCylinder: ['0,00'], plano: ['0,00', '±0,00'] },
    css: '.f{display:inline-block;position:relative;border:1px solid #9aa;border-radius:4px;padding:11px 10px 9px;margin:8px 8px 12px 0;min-width:112px}.f small{position:absolute;top:-9px;left:8px;background:#fff;padding:0 4px;font-size:12px;color:#667}.f i{font-style:normal;color:#99a;float:right;margin-left:10px}.bt{background:#f39200;color:#fff;display:inline-block;padding:10px 26px;border-radius:22px}.st{color:#99a;font-size:14px}',
    draw: (s) => {
      const field = (label: string, value: string): string =>
        value ? `<span class="f"><small>${label}</small>${value} <i>▾</i></span>` : '';
      const eye = (name: string, e: DrawnEye): string =>
        `<p style="margin:12px 0 0"><b>${name}</b></p><div>${field('SPH', e.sph())}${field('CYL', e.cyl())}${field('Achse', e.axis())}${field('ADD', e.add())}</div>${e.amounts() ? `<div>${field('Prisma horizontal', e.amount('Hor'))}${field('Basis', e.base('Hor', 'deutsch'))}${field('Prisma vertikal', e.amount('Ver'))}${field('Basis', e.base('Ver', 'deutsch'))}</div>` : ''}`;
      return `<p class="st">1 Fassung &nbsp;›&nbsp; 2 Gläser &nbsp;›&nbsp; <b>3 Sehstärke</b> &nbsp;›&nbsp; 4 Warenkorb (1)</p><h2>Werte aus dem Brillenpass eingeben</h2><p class="small">für ${s.patient()}, Stand ${s.date()}</p>${eye('Rechtes Auge (R, OD)', s.right)}${eye('Linkes Auge (L, OS)', s.left)}<p style="margin:8px 0 0"><b>Pupillendistanz</b></p>${field('PD', s.pd())}<span class="small">☐ Ich habe zwei Werte</span><p class="small">Zuschlag für Prisma ${s.price()} €. Zwischensumme ${s.price()} €</p><p><span class="bt">Weiter</span></p>`;
    },
  },
  {
    name: 's-de-suedtirol-zweisprachig',
    language: 'de',
    pen: 'sometimes',
    width: 820,
    fonts: ['Tinos', 'Arimo', 'DejaVu Serif'],
    values: { prism: 0.25, add: 0.7 },
    writing: { degree: true },
    css: 'table{width:100%;margin:14px 0}td,th{border:1px solid #555;padding:7px 6px;text-align:center}th{font-weight:400;font-size:13px}th i,p i{color:#666;font-size:.9em}.k{background:#eef}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<td class="k">${name}</td>`,
          ...e.cells('sph', 'cyl', 'axis'),
          e.prism('deutsch', '<br>'),
          e.add(),
        );
      return `<div class="sides"><p><b>Südtiroler Sanitätsbetrieb</b><br><i>Azienda Sanitaria dell'Alto Adige</i></p><p class="small">Augenambulatorium / <i>Ambulatorio oculistico</i><br>39100 Bozen / <i>Bolzano</i><br>Tel. 0471 ${s.dice.digits(6)}</p></div><h2>Brillenrezept / <i>Prescrizione occhiali</i></h2><p>Name / <i>Nome</i>: ${s.patient()}<br>geb. / <i>nato/a il</i>: ${s.born()} &nbsp; Steuernr. / <i>C.F.</i>: BRNGRT${s.dice.digits(2)}A${s.dice.digits(2)}A952${s.dice.pick(['K', 'F', 'T'])}</p>${table(
        heads(
          'Auge<br><i>occhio</i>',
          'Sphäre<br><i>sfera</i>',
          'Zylinder<br><i>cilindro</i>',
          'Achse<br><i>asse</i>',
          'Prisma, Basis<br><i>prisma, base</i>',
          'Addition<br><i>addizione</i>',
        ),
        eye('rechts / <i>destro</i><br>O.D.', s.right),
        eye('links / <i>sinistro</i><br>O.S.', s.left),
      )}<p>Pupillenabstand / <i>D.P.</i>: ${s.pd()} mm</p><p>Datum / <i>data</i>: ${s.date()} &nbsp; Der Arzt / <i>il medico</i>: ${s.doctor()}</p><p class="small">Ticketbefreiung / <i>esenzione</i>: E${s.dice.digits(2)} &nbsp; Kodex 02.${s.dice.digits(2)}.${s.dice.digits(1)}</p>`;
    },
  },
  {
    name: 's-de-luxemburg-klammern',
    language: 'de',
    width: 760,
    fonts: ['Tinos', 'Courier Prime', 'Carlito'],
    values: { prism: 0, plus: 0.35, sameAdd: true, add: 0.7 },
    writing: { degree: true },
    css: '.e{font-size:21px;margin:10px 0 10px 40px}hr{border:0;border-top:1px solid #00a1de;margin:16px 0}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<p class="e">${name} : ${e.sph()}${e.toric ? ` (${e.cyl()} à ${e.axis()})` : ''}</p>`;
      return `<div class="sides"><p><b>${s.doctor()}</b><br>Médecin spécialiste en ophtalmologie<br>Augenärztin</p><p class="small">Code médecin 90${s.dice.digits(4)}-${s.dice.digits(2)}<br>L-1${s.dice.digits(3)} Luxembourg<br>Tél. 26 ${s.dice.digits(2)} ${s.dice.digits(2)} ${s.dice.digits(2)}</p></div><hr><p>Ordonnance / Verordnung &nbsp; ${s.date()}</p><p>Nom / Name : ${s.patient()} &nbsp; Matricule : 19${s.dice.digits(2)} ${s.dice.digits(2)} ${s.dice.digits(2)} ${s.dice.digits(5)}</p><p><b>Verres correcteurs / Brillengläser</b></p><p>Vision de loin / Ferne</p>${eye('O.D.', s.right)}${eye('O.G.', s.left)}${s.values.od.add === null ? '' : `<p class="e">Addition ODG : ${s.add()}</p>`}<p class="e">E.P. : ${s.pd()} mm</p><hr><p class="small">☒ anti-reflet / entspiegelt &nbsp; ☐ photochromique &nbsp; ☐ indice 1,6 &nbsp;&nbsp; CNS : prise en charge 1 x 36 mois</p>`;
    },
  },
];
