import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** Letters, reports and messages in German, in which glasses are prescribed among much else. */
export const lettersInGerman: Layout[] = [
  {
    name: 's-de-brief-fliesstext',
    language: 'de',
    width: 840,
    fonts: ['Tinos', 'Arimo', 'Carlito'],
    values: { prism: 0, sameAdd: true },
    writing: { degree: true },
    draw: (s) => {
      const objective = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `sph ${sph} cyl ${cyl} A ${axis}`;
      };
      const eye = (e: DrawnEye): string =>
        `sph ${e.sph()}${e.toric ? ` cyl ${e.cyl()} A ${e.axis()}` : ''}`;
      return `<p class="sides"><span><b>${s.practice()}</b><br>${s.street()}, ${s.town()}</span><span class="small">Tel. ${s.phone()}<br>BLZ 250 501 80, Kto. ${s.dice.digits(8)}</span></p><p>${s.date()}</p><p>Betr.: ${s.patient()}, geb. ${s.born()}</p><p>Sehr geehrter Herr Kollege,</p><p>ich danke für die Überweisung Ihres Patienten, der über verschwommenes Sehen seit 3 Monaten klagt. Die Autorefraktion ergab rechts ${objective(s.right)} und links ${objective(s.left)}. Der Visus ohne Korrektur betrug ${s.number(0.4, 1)} beiderseits, der Augendruck lag um 9:15 Uhr bei ${s.pressure()} und ${s.pressure()} mmHg.</p><p>Nach subjektivem Abgleich habe ich folgende Brille verordnet: rechtes Auge ${eye(s.right)}, linkes Auge ${eye(s.left)}${s.values.od.add === null ? '' : `, dazu ein Nahzusatz von ${s.add()} dpt beiderseits`}, Pupillenabstand ${s.pd()} mm. Damit werden rechts ${s.acuity()} und links ${s.acuity()} erreicht.</p><p>Vordere Augenabschnitte und Fundus zeigen bis auf Drusen am hinteren Pol (2 bis 3 Stück, je unter 63 µm) einen altersgemäßen Befund. Eine Kontrolle halte ich in 6 Monaten für ausreichend.</p><p>Mit freundlichen kollegialen Grüßen</p><p>${s.doctor()}</p>`;
    },
  },
  {
    name: 's-de-mail-zitat',
    language: 'de',
    width: 740,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans Mono'],
    values: { prism: 0.15 },
    writing: { minus: ['-', '−', '–'], noCylinder: ['0,00'], axisDigits: 1 },
    css: '.q{border-left:3px solid #8ab;padding-left:12px;color:#345}.hd{background:#eef1f4;padding:8px 12px;font-size:14px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `&gt; ${name}: S ${e.sph()}; Z ${e.cyl()}; ${e.toric ? `A ${e.axis()}; ` : ''}${e.add() && `Add ${e.add()}; `}${e.amounts() && `Pr ${e.prism('deutsch', ' + ')}; `}PD ${e.pd()}<br>`;
      return `<p class="hd">Von: ${s.patient()}<br>An: service@example.de<br>Betreff: AW: AW: Werte für Bestellung ${s.dice.digits(7)}</p><p>Hallo,</p><p>anbei die Antwort von meinem Optiker, bitte damit bestellen. Meine Handynummer ist 0171 ${s.dice.digits(7)}, Lieferung gern ab dem 15.</p><p>Danke und viele Grüße</p><p class="small">Am ${s.date()} um 16:38 schrieb ${s.practice()}:</p><p class="q">&gt; Guten Tag,<br>&gt;<br>&gt; gerne, hier Ihre Verordnung aus unserer Kartei:<br>&gt;<br>${eye('R', s.right)}${eye('L', s.left)}&gt;<br>&gt; HSA 13 mm. Für die Auskunft berechnen wir 0,00 €.<br>&gt;<br>&gt; Ihr Team von nebenan, ${s.phone()}<br>&gt; Mo-Fr 9.00-18.30, Sa 9.00-14.00</p>`;
    },
  },
  {
    name: 's-de-chat-blasen',
    language: 'de',
    width: 440,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    values: { prism: 0, sameAdd: true },
    writing: { zeros: 'no trailing', degree: false, minus: ['-', '-', '–'], plano: ['0', 'plan'] },
    css: 'body{background:#e6ddd4;padding:0 12px 20px}.tp{background:#075e54;color:#fff;margin:0 -12px 14px;padding:12px 16px}.m{background:#fff;border-radius:10px;padding:7px 11px;margin:0 60px 9px 0}.m.me{background:#dcf8c6;margin:0 0 9px 60px}.m small{float:right;color:#888;font-size:11px;margin:6px 0 0 10px}',
    draw: (s) => {
      const said = (text: string, time: string, kind = ''): string =>
        `<div class="m ${kind}">${text}<small>${time}</small></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `${name} ${e.sph()}${e.toric ? ` ${e.cyl()} ${e.axis()}°` : ''}`;
      return `<div class="tp">‹ &nbsp;<b>${s.practice()}</b><br><span class="small">&nbsp;&nbsp;&nbsp; zuletzt online 13:58</span></div>${said('Hallo, können Sie mir bitte meine Brillenwerte schicken? Kundennr. 40 21 77', '14:02', 'me')}${said(`Gerne ${s.patient()}! Messung vom ${s.date()}:<br>${eye('Re', s.right)}<br>${eye('Li', s.left)}`, '14:09')}${s.values.od.add === null ? '' : said(`Nähe ${s.add()} dazu`, '14:09')}${said(`PD ${s.pd()}`, '14:10')}${said('Super, danke! Was kostet nochmal das Glas in 1,6?', '14:15', 'me')}${said(`Das Paar ab ${s.price()} €, entspiegelt 40 mehr. Abholen ab 3 Tagen.`, '14:21')}`;
    },
  },
  {
    name: 's-de-klinik-aufnahme-entlassung',
    language: 'de',
    width: 900,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    values: { prism: 0.3, plus: 0.4 },
    writing: { noCylinder: ['sph'], degree: true },
    css: 'table{width:100%;margin:10px 0}td,th{border:1px solid #aab;padding:7px 9px;text-align:left;vertical-align:top}th{background:#eef0f6;font-size:14px}.v{font-size:18px}body{font-size:16px}',
    draw: (s) => {
      const entry = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${sph} komb. mit ${cyl} / ${axis}`;
      };
      const final = (e: DrawnEye): string =>
        `<span class="v">${e.formula(' / ', ' komb. mit ', 'sph')}</span>${e.add() && `<br>Add. ${e.add()}`}${e.amounts() && `<br>Prisma ${e.prism('deutsch', '<br>Prisma ').replaceAll('</span> <span', '</span> Basis <span')}`}`;
      return `<div class="sides"><h3>Universitätsklinikum, Augenklinik</h3><p class="small">Station 4B, Tel. ${s.phone()}<br>Fall ${s.dice.digits(10)}</p></div><p><b>Entlassungsbericht</b> &nbsp; ${s.patient()}, geb. ${s.born()}</p><p>Diagnosen: Z. n. Phakoemulsifikation mit HKL (+21,5 dpt, AL 23,42 mm), Z96.1; Hypertonie (145/85)</p>${table(
        heads('', 'Rechtes Auge', 'Linkes Auge'),
        tr('Refraktion bei Aufnahme', entry(s.right), entry(s.left)),
        tr(
          'Keratometrie',
          `${s.curvature()} / ${s.curvature()}`,
          `${s.curvature()} / ${s.curvature()}`,
        ),
        tr('Tensio bei Entlassung', `${s.pressure()} mmHg`, `${s.pressure()} mmHg`),
        tr('<b>Brillenverordnung</b>', final(s.right), final(s.left)),
        tr('Visus damit', s.acuity(), s.acuity()),
      )}<p>Medikation: Dexamethason 1 mg/ml AT 3 x tgl. für 7 Tage, dann 2 x, dann 1 x.</p><p>${s.date()} &nbsp; ${s.doctor()}, Oberarzt &nbsp; Seite 2 / 2</p>`;
    },
  },
  {
    name: 's-de-refra-drei-gruppen',
    language: 'de',
    width: 1080,
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    values: { prism: 0, add: 0.6 },
    writing: { degree: false },
    css: 'body{padding:24px 26px}table{width:100%;margin:12px 0}td,th{border:1px solid #678;padding:6px 5px;text-align:center}th{font-size:12px;font-weight:400}.a{background:#f0f0f0}.c{background:#fff6d6}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string => {
        const [device, worn] = [e.elsewhere(), e.elsewhere()];
        return tr(
          name,
          device.sph,
          device.cyl,
          device.axis,
          worn.sph,
          worn.cyl,
          worn.axis,
          ...e.cells('sph', 'cyl', 'axis', 'add'),
          s.acuity(),
        );
      };
      return `<div class="sides"><h3>Refraktionsblatt</h3><p class="small">${s.practice()}, ${s.town()}<br>Prüfer: Ke., Raum 3, ${s.date()}</p></div><p>${s.patient()} (${s.dice.digits(6)}), geb. ${s.born()} &nbsp; Führungsauge R, Händigkeit re.</p>${table(
        '<tr><th rowspan="2"></th><th colspan="3" class="a">Autorefraktor</th><th colspan="3" class="a">getragene Brille (SBM)</th><th colspan="5" class="c"><b>verordnet</b></th></tr>',
        heads('Sph', 'Cyl', 'A', 'Sph', 'Cyl', 'A', 'Sph', 'Cyl', 'A', 'Add', 'Vis'),
        eye('R', s.right),
        eye('L', s.left),
      )}<p>PD ${s.right.pd()} | ${s.left.pd()} &nbsp; HSA 12 &nbsp; bin. Visus ${s.acuity()} &nbsp; Stereo 60" &nbsp; Nahabstand 38 cm</p><p class="small">Anamnese: PC 6 h/Tag, Auto, Lesen abends. Alte Brille 4 Jahre. Rot-Grün-Abgleich R +0,25 grün, L gleich.</p>`;
    },
  },
  {
    name: 's-de-orthoptik-prismenzeilen',
    language: 'de',
    width: 820,
    fonts: ['Carlito', 'Tinos', 'Arimo'],
    values: { prism: 1, add: 0.3 },
    writing: { degree: false },
    css: 'table{margin:10px 0 14px;width:100%}td,th{padding:5px 12px 5px 0;text-align:left;border-bottom:1px dotted #999}th{color:#357}',
    draw: (s) => {
      const powers = (name: string, e: DrawnEye): string =>
        tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
      const prism = (name: string, direction: 'Hor' | 'Ver', e: DrawnEye): string => {
        const amount = e.amount(direction);
        return amount ? tr(name, `${amount} cm/m`, `Basis ${e.base(direction, 'deutsch')}`) : '';
      };
      return `<p><b>Sehschule und Orthoptik</b><br>Praxis ${s.doctor()}, ${s.street()}, ${s.town()}</p><h3>Prismenbrille für ${s.patient()}</h3><p>Abdecktest Ferne: Esophorie 8 cm/m, Nähe 4 cm/m. Konvergenz bis 6 cm. Lang: 3/3. Motilität frei.</p>${table(
        heads('', 'Sph', 'Zyl', 'Achse', 'Add'),
        powers('Rechtes Auge', s.right),
        powers('Linkes Auge', s.left),
      )}${table(
        heads('Prismen', 'Stärke', 'Basislage'),
        prism('Rechts waagerecht', 'Hor', s.right),
        prism('Links waagerecht', 'Hor', s.left),
        prism('Rechts senkrecht', 'Ver', s.right),
        prism('Links senkrecht', 'Ver', s.left),
      )}<p>PD ${s.pd()} mm, HSA 13 mm, Vorneigung 9°</p><p>${s.date()} &nbsp; Kontrolle in 8 Wochen, Abrechnung GOP 06320 / 06321</p>`;
    },
  },
];
