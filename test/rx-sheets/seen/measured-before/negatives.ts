import { heads, table, tr } from '../../html.ts';
import type { Layout } from '../../layout.ts';

/** What people upload by mistake. */
export const frozenNegatives: Layout[] = [
  {
    name: 'f-en-none-receipt',
    language: 'en',
    document: 'receipt',
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    width: 420,
    css: 'body{padding:22px}td{padding:3px 0}td:last-child{text-align:right}table{width:100%}',
    draw: (s) =>
      `<p class="center">${s.practice()}<br>${s.street()}<br>${s.phone()}</p><p>${s.date()} 12:4${s.dice.digits(1)} REG 02</p>${table(tr('Frame', s.price()), tr('Lenses 1.60 (2)', s.price()), tr('AR coating', '45.00'), tr('Coupon', '-2.25'), tr('Discount', '-15.00'), tr('Tax 8.25%', '11.40'), tr('TOTAL', s.price()))}<p class="center">Card ending ${s.dice.digits(4)}<br>Thank you!</p>`,
  },
  {
    name: 'f-de-none-contacts',
    language: 'de',
    document: 'contact-lenses',
    css: 'td,th{border:1px solid #557;padding:8px;text-align:center}table{width:100%}',
    draw: (s) => {
      const lens = (n: string): string =>
        tr(
          n,
          'Monatslinse torisch',
          '8,6',
          '14,5',
          s.power(-s.dice.whole(4, 22) / 4),
          s.power(-0.75),
          String(s.dice.whole(1, 18) * 10),
        );
      return `<h2>Kontaktlinsenpass</h2><p>${s.patient()} &nbsp; ${s.date()}</p>${table(heads('', 'Linse', 'BC', 'DIA', 'SPH', 'CYL', 'AX'), lens('R'), lens('L'))}<p>Pflegemittel: Peroxidsystem. Tragezeit 10 Stunden. Nächste Kontrolle in 6 Monaten.</p><p>${s.practice()}</p>`;
    },
  },
  {
    name: 'f-en-none-eye-test',
    language: 'en',
    document: 'eye-test',
    css: 'td,th{border:1px solid #999;padding:7px 10px;text-align:center}table{width:100%;margin-bottom:14px}',
    draw: (s) =>
      `<h2>Comprehensive eye health report</h2><p>${s.patient()}, DOB ${s.born()}, seen ${s.date()}</p>${table(
        heads('', 'Acuity', 'Pressure', 'Cup/disc', 'Corneal thickness'),
        tr('Right', s.acuity(), s.pressure(), '0.35', '548'),
        tr('Left', s.acuity(), s.pressure(), '0.30', '552'),
      )}<p>Pupils equal and reactive. Lens clear. No diabetic retinopathy in either eye. Visual field full to confrontation. Return in 12 months.</p><p>${s.doctor()}</p>`,
  },
  {
    name: 'f-de-none-letter',
    language: 'de',
    document: 'letter',
    fonts: ['Tinos', 'Carlito'],
    draw: (s) =>
      `<p>${s.practice()}<br>${s.street()}<br>${s.town()}</p><p style="text-align:right">${s.date()}</p><p><b>Ihr Termin zur Augenuntersuchung</b></p><p>Guten Tag ${s.patient()},</p><p>wir erinnern Sie gern an Ihren Termin am ${s.expires()} um 9:45 Uhr. Bitte bringen Sie Ihre jetzige Brille und Ihre Versichertenkarte mit. Da die Pupillen erweitert werden, sollten Sie danach 4 Stunden lang kein Fahrzeug führen.</p><p>Die Zuzahlung beträgt ${s.price()} €. Sie erreichen uns unter ${s.phone()}.</p><p>Mit freundlichen Grüßen</p>`,
  },
  {
    name: 'f-en-none-noise',
    language: 'en',
    document: 'noise',
    draw: () => '<p style="height:900px"></p>',
  },
];
