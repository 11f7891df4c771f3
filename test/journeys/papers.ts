/** What members of the journeys have at hand. */

export type LensType = 'SingleVision' | 'Bifocals' | 'Progressive';

export const signInPath = '/confirmauthentication/intro';

/** A month ago, as a paper of each country has it. */
const [year, month, day] = new Date(Date.now() - 30 * 86_400_000)
  .toISOString()
  .slice(0, 10)
  .split('-');

/** A prescription as it stands on paper, by form names. */
export const paper = {
  'od.sphere': '-2.25',
  'od.cylinder': '-0.75',
  'od.axis': '170',
  'os.sphere': '-1.75',
  'os.cylinder': '-0.50',
  'os.axis': '10',
  pd: '63',
  dateWritten: `${month}/${day}/${year}`,
};

/** The same on German paper, and typed as people type. */
export const germanPaper = {
  ...paper,
  'od.sphere': '-2,25',
  'od.cylinder': '-0,75',
  'os.sphere': '−1,75',
  'os.cylinder': '-0,5',
  dateWritten: `${day}.${month}.${year}`,
};

/** What lenses for far and near need as well. */
export const reading = { 'od.add': '+2.00', 'os.add': '+2.00' };

/** The frame of the worked example, 219.00 in both stores, and one that the plan pays in full. */
export const dearFrame = { sku: '12100', colour: '12101', name: 'Odin' };
export const paidFrame = { sku: '11600', colour: '11601', name: 'Bram' };

type Address = Record<
  'firstname' | 'lastname' | 'street[0]' | 'city' | 'postcode' | 'telephone',
  string
> & { region?: string };

/** By form names, in the order of the form; `region` as the list shows it. */
export const addresses: Record<'en' | 'de', Address> = {
  en: {
    firstname: 'Clara',
    lastname: 'Whitfield',
    'street[0]': '221 Maple Avenue',
    city: 'Portland',
    region: 'Oregon',
    postcode: '97205',
    telephone: '202 555 0110',
  },
  de: {
    firstname: 'Jürgen',
    lastname: 'Weiß',
    'street[0]': 'Lindenstraße 14',
    postcode: '50674',
    city: 'Köln',
    telephone: '0171 3920010',
  },
};
