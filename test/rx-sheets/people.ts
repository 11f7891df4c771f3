import type { Dice } from './dice.ts';
import type { Noted } from './truth.ts';

/** Everything on a sheet that is no value: names, addresses, days, and numbers that mislead. */
export type People = {
  patient: () => string;
  /** The day of birth, in the practice's own order. */
  born: () => string;
  date: () => string;
  /** The same day as `date`, with its name of month behind the day: 5 Mar 2025. */
  dateDayFirst: () => string;
  expires: () => string;
  /** The same days in a notation that belongs to the form, whatever the practice's own is. */
  dateAs: (notation: DayNotation) => string;
  expiresAs: (notation: DayNotation) => string;
  bornAs: (notation: DayNotation) => string;
  doctor: () => string;
  practice: () => string;
  street: () => string;
  town: () => string;
  phone: () => string;
  /** A money amount without its sign, such as 149.00. */
  price: () => string;
  /** Visual acuity as the language writes it. */
  acuity: () => string;
  /** The same where feet are not the measure: 6/6. */
  acuityMetres: () => string;
  /** Pressure of an eye in mmHg. */
  pressure: () => string;
  /** A keratometer's power, such as 43.25. */
  curvature: () => string;
};

/** Named after how the fifth of March 2025 is written. */
export type DayNotation = keyof typeof dayNotations;

/** The parts of a sheet that people fill with their names; `filled` writes them by hand or not. */
export function peopleOf(
  dice: Dice,
  language: 'en' | 'de',
  filled: (text: string) => string,
  noted: Noted,
): People {
  const words = language === 'en' ? english : german;
  const written = dayBetween(dice, 2023, 2025);
  const expiry = { ...written, year: written.year + dice.pick([1, 2]) };
  const dayText = language === 'en' ? dice.pick([slashes, slashes, named]) : dots;
  const [patient, doctor] = [
    personIn(dice, words),
    `${dice.pick(words.titles)} ${personIn(dice, words)}`,
  ];
  const point = (text: string): string => (language === 'de' ? text.replace('.', ',') : text);
  return {
    patient: () => filled(patient),
    born: () => filled(dayText(dayBetween(dice, 1944, 2010))),
    date: () => {
      noted.dateWritten = isoDay(written);
      return filled(dayText(written));
    },
    dateDayFirst: () => {
      noted.dateWritten = isoDay(written);
      return filled(dayFirst(written));
    },
    expires: () => {
      noted.expiresOn = isoDay(expiry);
      return filled(dayText(expiry));
    },
    dateAs: (notation) => {
      noted.dateWritten = isoDay(written);
      return filled(dayNotations[notation](written));
    },
    expiresAs: (notation) => {
      noted.expiresOn = isoDay(expiry);
      return filled(dayNotations[notation](expiry));
    },
    bornAs: (notation) => filled(dayNotations[notation](dayBetween(dice, 1944, 2010))),
    doctor: () => {
      noted.prescriber = doctor;
      return doctor;
    },
    practice: () => dice.pick(words.practices),
    street: () =>
      language === 'en'
        ? `${dice.whole(12, 4980)} ${dice.pick(words.streets)}`
        : `${dice.pick(words.streets)} ${dice.whole(1, 148)}`,
    town: () => `${dice.pick(words.towns)} ${language === 'en' ? dice.digits(5) : ''}`.trim(),
    phone: () =>
      language === 'en'
        ? `(${dice.whole(201, 989)}) 555-0${dice.whole(100, 199)}`
        : `0${dice.whole(201, 989)} / ${dice.whole(20, 99)} ${dice.digits(2)} ${dice.digits(2)}`,
    price: () => point((dice.whole(15, 420) + dice.pick([0, 0.5, 0.95, 0.99])).toFixed(2)),
    acuity: () =>
      language === 'en'
        ? `20/${dice.pick([15, 20, 20, 25, 30, 40, 60])}`
        : point(dice.pick(['0.6', '0.8', '1.0', '1.0', '1.25'])),
    acuityMetres: () => `6/${dice.pick(['5', '6', '6', '7.5', '9', '12', '18'])}`,
    pressure: () => String(dice.whole(11, 22)),
    curvature: () => point((dice.whole(164, 184) / 4).toFixed(2)),
  };
}

type Day = { year: number; month: number; day: number };

function dayBetween(dice: Dice, from: number, to: number): Day {
  return { year: dice.whole(from, to), month: dice.whole(1, 12), day: dice.whole(1, 28) };
}

const two = (number: number): string => String(number).padStart(2, '0');
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const isoDay = ({ year, month, day }: Day): string => `${year}-${two(month)}-${two(day)}`;
const slashes = ({ year, month, day }: Day): string => `${two(month)}/${two(day)}/${year}`;
const named = ({ year, month, day }: Day): string => `${months[month - 1]} ${day}, ${year}`;
const dayFirst = ({ year, month, day }: Day): string => `${day} ${months[month - 1]} ${year}`;
const dots = ({ year, month, day }: Day): string => `${two(day)}.${two(month)}.${year}`;

const wholeMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const dayNotations = {
  '2025-03-05': isoDay,
  '05/03/2025': ({ year, month, day }: Day) => `${two(day)}/${two(month)}/${year}`,
  '05-MAR-2025': ({ year, month, day }: Day) =>
    `${two(day)}-${months[month - 1]?.toUpperCase()}-${year}`,
  '3/5/25': ({ year, month, day }: Day) => `${month}/${day}/${two(year % 100)}`,
  '5 March 2025': ({ year, month, day }: Day) => `${day} ${wholeMonths[month - 1]} ${year}`,
  '5th March 2025': ({ year, month, day }: Day) =>
    `${day}${ordinal(day)} ${wholeMonths[month - 1]} ${year}`,
  'March 5, 2025': ({ year, month, day }: Day) => `${wholeMonths[month - 1]} ${day}, ${year}`,
};

function ordinal(day: number): string {
  if (day > 10 && day < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

type Words = Record<
  'first' | 'last' | 'titles' | 'practices' | 'streets' | 'towns',
  readonly [string, ...string[]]
>;

function personIn(dice: Dice, { first, last }: Words): string {
  return `${dice.pick(first)} ${dice.pick(last)}`;
}

const english: Words = {
  first: ['Grace', 'Walter', 'Denise', 'Hector', 'Priya', 'Samuel', 'Ingrid', 'Marcus', 'Yolanda'],
  last: ['Okafor', 'Whitfield', 'Delgado', 'Nguyen', 'Petersen', 'Abrams', 'Castellano', 'Rowe'],
  titles: ['Dr.', 'Dr.'],
  practices: [
    'Lakeside Family Eye Care',
    'Harbor Point Optometry',
    'Cedar Hollow Vision',
    'Pine & Fifth Eye Associates',
    'Northgate Optical',
    'Blue Heron Eye Clinic',
  ],
  streets: [
    'Juniper Ave',
    'W 14th Street',
    'Commerce Blvd, Suite 210',
    'Old Mill Road',
    'Quarry Ln',
  ],
  towns: ['Brookhaven, GA', 'Elkton, MD', 'Salida, CO', 'Beloit, WI', 'Astoria, OR'],
};

const german: Words = {
  first: [
    'Greta',
    'Matthias',
    'Aylin',
    'Lukas',
    'Hannelore',
    'Björn',
    'Katharina',
    'Uwe',
    'Sabine',
  ],
  last: ['Brandt', 'Yilmaz', 'Köhler', 'Lindner', 'Neumann', 'Scholz', 'Vogt', 'Zimmermann'],
  titles: ['Dr. med.', 'Dr.'],
  practices: [
    'Optik am Markt',
    'Augenzentrum Nord',
    'Brillen Lindenhof',
    'Sehwerk Augenoptik',
    'Augenarztpraxis am Wall',
    'Optik Sonnenschein',
  ],
  streets: ['Bahnhofstraße', 'Am Alten Hafen', 'Goetheweg', 'Lange Gasse', 'Rathausplatz'],
  towns: ['24937 Flensburg', '73728 Esslingen', '06108 Halle', '48143 Münster', '94032 Passau'],
};
