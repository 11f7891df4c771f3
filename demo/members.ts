/**
 * The demo's members: the same on every fresh start. Every state that a page can show has a
 * member who shows it. Names, addresses and contacts are made up; the telephone numbers are
 * from ranges kept for fiction.
 */
export type DemoState =
  | 'eligible'
  | 'eligible-german'
  | 'redeemed'
  | 'expired-waiting-period'
  | 'cancelled-order'
  | 'deleted'
  | 'not-eligible'
  | 'phone-only'
  | 'service-error'
  | 'customer-service'
  | 'unfinished-order';

export type DemoMember = {
  memberId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  state: DemoState;
  home: DemoHome;
};

/** Where the plan has them living; the address form starts with it. */
export type DemoHome = { street: string; city: string; state: string; postcode: string };

const americanHome: DemoHome = {
  street: '221 Maple Avenue',
  city: 'Portland',
  state: 'OR',
  postcode: '97205',
};
const germanHome: DemoHome = {
  street: 'Lindenstraße 14',
  city: 'Köln',
  state: '',
  postcode: '50674',
};

const english: [first: string, last: string][] = [
  ['Clara', 'Whitfield'],
  ['Marcus', 'Bell'],
  ['Priya', 'Raman'],
  ['Daniel', 'O’Connor'],
  ['Grace', 'Okafor'],
  ['Henry', 'Lindqvist'],
  ['Sofia', 'Marchetti'],
  ['Thomas', 'Nguyen'],
  ['Ruth', 'Abernathy'],
  ['Miguel', 'Santos'],
];

const german: [first: string, last: string][] = [
  ['Jürgen', 'Weiß'],
  ['Anneliese', 'Krüger'],
  ['Mehmet', 'Yılmaz'],
];

const special: [memberId: string, first: string, last: string, state: DemoState][] = [
  ['AH-3001', 'Walter', 'Prescott', 'redeemed'],
  ['AH-3002', 'Eleanor', 'Hughes', 'expired-waiting-period'],
  ['AH-3003', 'Samuel', 'Ortiz', 'cancelled-order'],
  ['AH-3004', 'Iris', 'Caldwell', 'deleted'],
  ['AH-3005', 'Victor', 'Lang', 'not-eligible'],
  ['AH-3006', 'Nora', 'Feldman', 'phone-only'],
  ['AH-3007', 'Peter', 'Ashworth', 'service-error'],
  ['AH-3008', 'Dana', 'Kessler', 'customer-service'],
  ['AH-3009', 'Leah', 'Sinclair', 'unfinished-order'],
];

export const demoMembers: DemoMember[] = [
  ...english.map(([first, last], index) =>
    aMember(`AH-${1001 + index}`, first, last, 'eligible', `+1 202 555 01${10 + index}`),
  ),
  ...german.map(([first, last], index) =>
    aMember(`AH-${2001 + index}`, first, last, 'eligible-german', `+49 171 39200${10 + index}`),
  ),
  ...special.map(([memberId, first, last, state], index) =>
    aMember(memberId, first, last, state, `+1 202 555 01${40 + index}`),
  ),
];

function aMember(
  memberId: string,
  firstName: string,
  lastName: string,
  state: DemoState,
  phone: string,
): DemoMember {
  const mailbox = `${firstName}.${lastName}`
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ü/g, 'ue')
    .replace(/ı/g, 'i')
    .replace(/[^a-z.]/g, '');
  return {
    memberId,
    firstName,
    lastName,
    email: state === 'phone-only' ? null : `${mailbox}@example.com`,
    phone,
    state,
    home: state === 'eligible-german' ? germanHome : americanHome,
  };
}
