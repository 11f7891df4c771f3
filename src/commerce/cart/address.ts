/** Where an order goes, or who pays for it, as it stands in carts and orders. */
export type Address = {
  firstname: string;
  lastname: string;
  middlename: string | null;
  prefix: string | null;
  suffix: string | null;
  company: string | null;
  /** One to four lines, none empty. */
  street: string[];
  city: string;
  /** `id` is null in countries without a list of regions. */
  region: { id: number | null; code: string; name: string } | null;
  postcode: string | null;
  /** ISO 3166, two letters. */
  countryCode: string;
  telephone: string | null;
  fax: string | null;
  vatId: string | null;
  /** What the shopper wants the carrier to know. */
  notes: string | null;
};
