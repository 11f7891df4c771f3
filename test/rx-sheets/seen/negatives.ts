import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';

/** What people upload by mistake. */
export const seenNegatives: Layout[] = [
  {
    name: 's-de-none-receipt',
    language: 'de',
    document: 'receipt',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 440,
    css: 'table{width:100%}td:last-child{text-align:right}',
    draw: (s) =>
      `<p class="center">${s.practice()}<br>${s.street()}</p>${table(tr('Brillenputztuch', '4,50'), tr('Etui', s.price()), tr('Rabatt', '-2,50'), tr('Gutschein', '-10,00'), tr('Summe EUR', s.price()))}<p>${s.date()} Bon ${s.dice.digits(5)}</p>`,
  },
  {
    name: 's-en-none-contacts',
    language: 'en',
    document: 'contact-lenses',
    css: 'table{width:100%}td,th{border:1px solid #777;padding:8px;text-align:center}',
    draw: (s) => {
      const lens = (n: string): string =>
        tr(
          n,
          'Biofinity Toric',
          '8.7',
          '14.5',
          s.power(-s.dice.whole(2, 24) / 4),
          s.power(-1.25),
          String(s.dice.whole(1, 18) * 10),
        );
      return `<h2>Contact Lens Prescription</h2><p>${s.patient()} &nbsp; ${s.date()} &nbsp; Expires ${s.expires()}</p>${table(heads('', 'Brand', 'BC', 'DIA', 'PWR', 'CYL', 'AXIS'), lens('OD'), lens('OS'))}<p>Replace monthly. ${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-none-lens-box',
    language: 'en',
    document: 'contact-lenses',
    width: 460,
    css: 'body{background:#dfeefa}b{font-size:20px}',
    draw: (s) =>
      `<h2>AquaDaily 30</h2><p>30 daily disposable contact lenses</p><p>BC <b>8.5</b> &nbsp; DIA <b>14.2</b> &nbsp; PWR <b>${s.power(-s.dice.whole(2, 24) / 4)}</b></p><p>LOT ${s.dice.digits(8)} &nbsp; EXP 2029-0${s.dice.whole(1, 9)}</p>`,
  },
  {
    name: 's-de-none-eye-test',
    language: 'de',
    document: 'eye-test',
    css: 'table{width:100%}td,th{border:1px solid #888;padding:8px;text-align:center}',
    draw: (s) =>
      `<h2>Sehtestbescheinigung</h2><p>${s.patient()}, geb. ${s.born()}</p>${table(heads('', 'ohne Sehhilfe', 'mit Sehhilfe'), tr('Rechts', s.acuity(), s.acuity()), tr('Links', s.acuity(), s.acuity()))}<p>Der Sehtest ist bestanden. ${s.practice()}, ${s.date()}</p>`,
  },
  {
    name: 's-de-none-kontaktlinsenpass',
    language: 'de',
    document: 'contact-lenses',
    width: 560,
    css: 'body{background:#eef6f3}table{width:100%}td,th{border-bottom:1px solid #8ab;padding:7px;text-align:center}',
    draw: (s) => {
      const line = (label: string, of: () => string): string => tr(label, of(), of());
      return `<h2>Kontaktlinsenpass</h2><p>${s.patient()} &nbsp; ${s.date()}</p>${table(
        heads('', 'R', 'L'),
        line('Typ', () => 'SeeClear Monat'),
        line('Radius (BC)', () => s.number(8.6, 1)),
        line('Durchmesser', () => s.number(14.2, 1)),
        line('Sphäre', () => s.power(-s.dice.whole(2, 24) / 4)),
        line('Zylinder', () => s.power(-s.dice.whole(3, 9) / 4)),
        line('Achse', () => String(s.dice.whole(1, 18) * 10)),
      )}<p class="small">Monatslinsen, nachts herausnehmen. Nachkontrolle in 6 Monaten. ${s.practice()}</p>`;
    },
  },
  {
    name: 's-de-none-medikamente',
    language: 'de',
    document: 'other-prescription',
    fonts: ['Courier Prime', 'Arimo'],
    width: 720,
    css: 'body{background:#fdecef}.b{border:2px solid #c4566a;padding:10px 16px;margin-bottom:12px}small{display:block;font-size:11px;color:#b03a50}',
    draw: (s) =>
      `<div class="b"><small>Krankenkasse bzw. Kostenträger</small>Bergische Kasse<small>Versicherter</small>${s.patient()}, geb. ${s.born()}<small>Versicherten-Nr. &nbsp; Betriebsstätten-Nr. &nbsp; Arzt-Nr.</small>K${s.dice.digits(9)} &nbsp; ${s.dice.digits(9)} &nbsp; ${s.dice.digits(9)}</div><div class="b"><p>Rp. (Bitte Leerräume durchstreichen)</p><p>Timolol 0,5 % AT 5 ml N2<br>R 1-0-1 &nbsp; L 1-0-1</p><p>Latanoprost 50 µg/ml AT ${s.number(2.5, 1)} ml N1<br>0-0-1 beide Augen</p></div><p>${s.date()} &nbsp; ${s.doctor()}, Augenarzt</p>`,
  },
  {
    name: 's-de-none-hoerhilfe',
    language: 'de',
    document: 'other-prescription',
    width: 820,
    css: 'table{width:100%;margin:12px 0}td,th{border:1px solid #666;padding:7px;text-align:center}',
    draw: (s) => {
      const ear = (n: string): string =>
        tr(n, ...Array.from({ length: 5 }, () => String(s.dice.whole(2, 14) * 5)));
      return `<h2>Verordnung einer Hörhilfe</h2><p>${s.patient()}, geb. ${s.born()}</p>${table(heads('Ohr', '250 Hz', '500 Hz', '1000 Hz', '2000 Hz', '4000 Hz'), ear('Rechts'), ear('Links'))}<p>Hörverlust in dB. Beidohrige Versorgung notwendig. ☒ Erstverordnung ☐ Folgeverordnung</p><p>HNO-Praxis ${s.doctor()}, ${s.town()}, ${s.date()}</p>`;
    },
  },
  {
    name: 's-de-none-rechnung',
    language: 'de',
    document: 'receipt',
    css: 'table{width:100%;margin:14px 0}td,th{padding:6px 8px;text-align:left;border-bottom:1px solid #ccc}td:last-child{text-align:right}',
    draw: (s) =>
      `<p>${s.practice()}, ${s.street()}, ${s.town()}</p><h2>Rechnung ${s.dice.digits(5)}</h2><p>${s.patient()}<br>${s.date()}</p>${table(heads('Pos.', 'Bezeichnung', 'Betrag'), tr('1', 'Brillenfassung Acetat 51-18', `${s.price()} €`), tr('2', '2 Brillengläser n=1,60 entspiegelt', `${s.price()} €`), tr('3', 'Augenprüfung', '29,00 €'), tr('', 'Treuebonus', '-15,00 €'), tr('', 'Summe inkl. 19 % MwSt.', `${s.price()} €`))}<p class="small">Kundenkarte R ${s.dice.digits(7)} &middot; Bankverbindung DE${s.dice.digits(2)} 2505 0180 ${s.dice.digits(4)}</p>`,
  },
  {
    name: 's-en-none-letter',
    language: 'en',
    document: 'letter',
    fonts: ['Tinos', 'Arimo'],
    draw: (s) =>
      `<p>${s.practice()}<br>${s.street()}<br>${s.town()}</p><p>${s.date()}</p><p>Dear ${s.patient()},</p><p>It is time for your yearly eye exam. Please call ${s.phone()} to choose a day. Your plan pays for one exam every 12 months; the copay is $${s.price()}. Bring the glasses that you wear now.</p><p>We look forward to seeing you.</p>`,
  },
  {
    name: 's-en-none-contact-fitting',
    language: 'en',
    document: 'contact-lenses',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    css: 'td,th{border-bottom:1px solid #aaa;padding:6px 10px;text-align:left}th{background:#eaf1f6}table{width:100%}',
    draw: (s) => {
      const lens = (n: string): string =>
        tr(
          n,
          'Dailies Multifocal',
          '8.6 / 14.1',
          s.power(-s.dice.whole(2, 24) / 4),
          'HI',
          s.acuity(),
        );
      return `<h3>Contact Lens Fitting, Visit 2</h3><p>${s.patient()} &nbsp; ${s.date()} &nbsp; K's OD ${s.curvature()}/${s.curvature()} OS ${s.curvature()}/${s.curvature()}</p>${table(heads('Trial lens', 'Brand', 'BC / Dia', 'Power', 'Add', 'VA'), lens('OD'), lens('OS'))}<p class="small">Contact lens Rx expires ${s.expires()}. Not for spectacles. ${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-none-invoice',
    language: 'en',
    document: 'receipt',
    css: 'table{width:100%}td,th{padding:7px;border-bottom:1px solid #ccc;text-align:left}td:last-child,th:last-child{text-align:right}',
    draw: (s) =>
      `<div class="sides"><h2>${s.practice()}</h2><b>INVOICE ${s.dice.digits(6)}</b></div><p>${s.patient()} &nbsp; ${s.date()}</p>${table(heads('Code', 'Description', 'Qty', 'Amount'), tr('V2020', 'Frame, Linden 52-18-140', '1', s.price()), tr('V2103', 'Single vision lens, sphere cylinder', '2', s.price()), tr('V2750', 'Anti-reflective coating', '2', s.price()), tr('', 'Plan discount', '', `-${s.price()}`), tr('', '<b>Total</b>', '', `<b>$${s.price()}</b>`))}<p class="small">Right and left lens ready in 7-10 days. ${s.phone()}</p>`,
  },
  {
    name: 's-en-none-drops',
    language: 'en',
    document: 'letter',
    fonts: ['Tinos', 'Arimo'],
    width: 640,
    css: 'body{background:#eef6ff}.rx{font:italic 44px "DejaVu Serif"}',
    draw: (s) =>
      `<div class="center"><h2>${s.practice()}</h2><p class="small">DEA BW${s.dice.digits(7)} &nbsp; NPI ${s.dice.digits(10)} &nbsp; ${s.phone()}</p></div><p>Name ${s.patient()} &nbsp; DOB ${s.born()}<br>Date ${s.date()}</p><div class="rx">&#8478;</div><p>Latanoprost 0.005% ophthalmic solution, 2.5 mL<br>Sig: 1 gtt OD and OS qhs<br>Refills: 3 &nbsp; &#9745; Substitution allowed</p><p>Timolol 0.50% &nbsp; 1 gtt OS bid, 5 mL</p><p>${s.doctor()}</p>`,
  },
  {
    name: 's-en-none-lab-report',
    language: 'en',
    document: 'letter',
    fonts: ['Courier Prime', 'Arimo'],
    css: 'td,th{padding:3px 18px 3px 0;text-align:left}',
    draw: (s) =>
      `<h3>LABORATORY REPORT</h3><p>${s.patient()} &nbsp; DOB ${s.born()}<br>Collected ${s.date()} &nbsp; Accession ${s.dice.digits(9)}</p>${table(heads('Test', 'Result', 'Flag', 'Range'), tr('Glucose', String(s.dice.whole(82, 121)), '', '70-99 mg/dL'), tr('Base excess', s.power(-s.dice.whole(1, 8) / 4), '', '-2.00 to +2.00'), tr('TSH', s.number(s.dice.between(0.5, 4)), '', '0.45-4.50'), tr('HbA1c', s.number(s.dice.between(5.7, 7.5), 1), 'H', '4.8-5.6 %'), tr('Potassium', s.number(s.dice.between(3.5, 5.2)), '', '3.50-5.20'))}<p>Ordered by ${s.doctor()}</p>`,
  },
  {
    name: 's-en-none-hearing-test',
    language: 'en',
    document: 'other-prescription',
    css: 'table{width:100%;margin:12px 0}td,th{border:1px solid #567;padding:7px;text-align:center}th{background:#e8eef4}',
    draw: (s) => {
      const ear = (name: string): string =>
        tr(name, ...Array.from({ length: 6 }, () => String(s.dice.whole(0, 15) * 5)));
      return `<h2>Audiogram</h2><p>${s.patient()} &nbsp; DOB ${s.born()} &nbsp; Tested ${s.date()}</p>${table(heads('Air, dB HL', '250', '500', '1000', '2000', '4000', '8000'), ear('R'), ear('L'))}${table(heads('', 'PTA', 'SRT', 'WRS', 'Pressure daPa', 'Volume ml'), tr('Right', String(s.dice.whole(10, 50)), '25', '96%', s.power(-s.dice.whole(1, 40)), s.number(1.25)), tr('Left', String(s.dice.whole(10, 50)), '30', '92%', s.power(-s.dice.whole(1, 40)), s.number(1.5)))}<p>Add a hearing aid on both sides. ${s.doctor()}, Au.D., ${s.phone()}</p>`;
    },
  },
  {
    name: 's-en-none-lens-stock',
    language: 'en',
    document: 'receipt',
    fonts: ['DejaVu Sans Condensed', 'Courier Prime'],
    width: 900,
    css: 'body{font-size:14px}td,th{border:1px solid #aaa;padding:4px 6px;text-align:center}table{width:100%}',
    draw: (s) => {
      const cylinders = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
      const row = (sphere: number): string =>
        tr(
          `<b>${s.power(-sphere)}</b>`,
          ...cylinders.map(() => String(s.dice.pick([0, 1, 2, 2, 4, 6]))),
        );
      return `<h3>Stock on hand: SV 1.50 hard coat, 70 mm, sph down, cyl across</h3><p>${s.practice()} &nbsp; counted ${s.date()} &nbsp; pairs</p>${table(heads('SPH \\ CYL', ...cylinders.map((cylinder) => s.power(-cylinder))), ...Array.from({ length: 14 }, (_, i) => row(0.25 * (i + 1))))}<p class="small">Reorder below 2. Unit price $${s.price()}. Axis is cut on order.</p>`;
    },
  },
  {
    name: 's-en-none-pressure-diary',
    language: 'en',
    document: 'letter',
    fonts: ['Carlito', 'Arimo'],
    width: 640,
    css: 'table{width:100%}td,th{border-bottom:1px solid #bbb;padding:7px;text-align:center}th{color:#a22}',
    draw: (s) => {
      const day = (n: number): string =>
        tr(
          `${n} Mar`,
          `${s.dice.whole(108, 158)}/${s.dice.whole(62, 96)}`,
          String(s.dice.whole(56, 92)),
          s.dice.pick(['R', 'L']),
          s.power(s.dice.whole(-8, 8) / 4 || 0.25),
        );
      return `<h2>Blood pressure diary</h2><p>${s.patient()}, born ${s.born()}</p>${table(heads('Day', 'mmHg', 'Pulse', 'Arm', 'Weight +/- kg'), ...Array.from({ length: 9 }, (_, i) => day(i + 3)))}<p class="small">Rest 5 minutes first, cuff level with the heart. Bring this sheet to ${s.doctor()} in 2 weeks. Add readings at night if over 135/85.</p>`;
    },
  },
  {
    name: 's-de-none-lieferschein-rohlinge',
    language: 'de',
    document: 'receipt',
    fonts: ['DejaVu Sans Condensed', 'Courier Prime', 'Arimo'],
    width: 900,
    css: 'table{width:100%;margin:12px 0}td,th{border-bottom:1px solid #999;padding:5px 8px;text-align:left}td:last-child,th:last-child{text-align:right}',
    draw: (s) => {
      const blank = (name: string): string =>
        tr(
          s.dice.digits(6),
          name,
          `BK ${s.number(s.dice.pick([2, 4, 6, 8]))}`,
          s.power(s.dice.whole(-16, 16) / 4),
          s.power(-s.dice.whole(0, 8) / 4),
          s.dice.pick(['65', '70', '75']),
          String(s.dice.whole(2, 40)),
        );
      return `<div class="sides"><h3>Lieferschein ${s.dice.digits(8)}</h3><p class="small">Glaslager Süd GmbH<br>${s.town()}</p></div><p>An ${s.practice()}, Kunde ${s.dice.digits(5)}, ${s.date()}</p>${table(heads('Art.-Nr.', 'Lagerglas', 'Kurve', 'Sph', 'Cyl', 'ø', 'Stück'), blank('CR39 1,5 HMC'), blank('CR39 1,5 HMC'), blank('MR8 1,6 Super'), blank('MR8 1,6 Super'), blank('Halbfertig 1,67'), blank('Rohling 1,74'))}<p class="small">Nachschub für das Lager, keine Kundenaufträge. Karton 1 von 2, ${s.number(4.35)} kg. Rückgabe binnen 30 Tagen.</p>`;
    },
  },
  {
    name: 's-de-none-blutzucker',
    language: 'de',
    document: 'other-prescription',
    pen: 'always',
    width: 760,
    css: 'table{width:100%;margin:10px 0}td,th{border:1px solid #5a8;padding:5px;text-align:center;height:42px}th{font-size:13px;background:#e6f4ec;height:24px}',
    draw: (s) => {
      const day = (name: string): string => {
        const sugar = (): string => s.filled(s.number(s.dice.between(4.2, 11.8), 1));
        const units = (): string => s.filled(String(s.dice.whole(4, 16)));
        return tr(`<b>${name}</b>`, sugar(), units(), sugar(), units(), sugar(), units());
      };
      return `<h3>Blutzucker-Tagebuch</h3><p>${s.patient()} &nbsp; Woche ab ${s.date()}</p>${table(
        heads('', 'früh<br>mmol/l', 'IE', 'mittags<br>mmol/l', 'IE', 'abends<br>mmol/l', 'IE'),
        ...['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'].map(day),
      )}<p class="small">Zielbereich 4,5 bis 8,0 &nbsp; Basis: 14 IE zur Nacht &nbsp; HbA1c ${s.number(s.dice.between(6, 8.5), 1)} % &nbsp; Fußkontrolle R / L o. B.</p>`;
    },
  },
  {
    name: 's-en-none-drawing',
    language: 'en',
    document: 'drawing',
    draw: (s) => {
      const shape = (): string =>
        `<circle cx="${s.dice.whole(60, 680)}" cy="${s.dice.whole(60, 440)}" r="${s.dice.whole(14, 90)}" fill="none" stroke="#${s.dice.digits(3)}" stroke-width="${s.dice.whole(2, 9)}"/><path d="M${s.dice.whole(20, 700)} ${s.dice.whole(20, 480)}Q${s.dice.whole(20, 700)} ${s.dice.whole(20, 480)} ${s.dice.whole(20, 700)} ${s.dice.whole(20, 480)}" fill="none" stroke="#333" stroke-width="3"/>`;
      return `<svg width="740" height="500">${Array.from({ length: 14 }, shape).join('')}</svg>`;
    },
  },
  {
    name: 's-en-none-blank',
    language: 'en',
    document: 'blank',
    draw: () => '<p style="height:800px"></p>',
  },
  {
    name: 's-en-none-noise',
    language: 'en',
    document: 'noise',
    draw: () => '<p style="height:900px"></p>',
  },
];
