import { heads, table, tr } from '../../html.ts';
import type { Layout } from '../../layout.ts';

/** What people upload by mistake. */
export const laterNegatives: Layout[] = [
  {
    name: 'g-en-none-contact-lens-rx',
    language: 'en',
    document: 'contact-lenses',
    css: 'table{width:100%;margin:12px 0}td,th{border:1px solid #777;padding:7px;text-align:center}',
    draw: (s) => {
      const row = (name: string): string =>
        tr(
          name,
          s.power(-s.dice.whole(2, 24) / 4),
          s.power(-s.dice.pick([0.75, 1.25, 1.75])),
          String(s.dice.whole(1, 18) * 10),
          s.number(s.dice.pick([8.4, 8.6]), 1),
          s.number(14.2, 1),
          'Daily toric 30pk',
        );
      return `<h2>${s.practice()}</h2><h3>Contact lens prescription</h3><p>${s.patient()} &nbsp; ${s.date()}</p>${table(heads('Eye', 'Power', 'Cyl', 'Axis', 'BC', 'DIA', 'Brand'), row('OD'), row('OS'))}<p>Expires ${s.expires()} &nbsp; ${s.doctor()}</p>`;
    },
  },
  {
    name: 'g-de-none-keratometrie',
    language: 'de',
    document: 'eye-test',
    fonts: ['DejaVu Sans Mono'],
    width: 460,
    css: 'body{white-space:pre;font-size:17px}',
    draw: (s) => {
      const eye = (name: string): string =>
        `<b>${name}</b>\n  R1  ${s.number(7.8)} mm  ${s.curvature()} dpt\n  R2  ${s.number(7.65)} mm  ${s.curvature()} dpt\n  Pachy  ${s.dice.whole(510, 580)} µm\n  IOD  ${s.pressure()} mmHg\n`;
      return `${s.practice()}\n${s.date()}\n\n${eye('RECHTS')}\n${eye('LINKS')}`;
    },
  },
  {
    name: 'g-en-none-bank-statement',
    language: 'en',
    document: 'receipt',
    css: 'table{width:100%}td{padding:5px 8px}td:nth-child(n+3){text-align:right}',
    draw: (s) =>
      `<h3>Account ending ${s.dice.digits(4)}</h3><p>${s.patient()}<br>Statement ${s.date()}</p>${table(
        ...['Optical center copay', 'Pharmacy refund', 'Right Foot Shoes', 'Left Bank Cafe'].map(
          (name) => tr(s.dice.digits(2), name, `${s.dice.pick(['-', '+'])}${s.price()}`, s.price()),
        ),
        tr('', 'Fee', '-2.50', ''),
        tr('', 'Interest', '+0.25', ''),
      )}`,
  },
  {
    name: 'g-de-none-arzttermin',
    language: 'de',
    document: 'letter',
    draw: (s) =>
      `<p><b>${s.practice()}</b>, ${s.town()}</p><p>Guten Tag ${s.patient()},</p><p>Ihr Termin zur Refraktionsbestimmung ist am ${s.date()} um 10:45 Uhr. Bitte bringen Sie Ihre Brille, Ihren Brillenpass (R und L, Sph, Zyl, Achse) und Ihre Gesundheitskarte mit.</p><p>Die Kosten von ${s.price()} € übernimmt die Kasse nicht. Tel. ${s.phone()}</p>`,
  },
];
