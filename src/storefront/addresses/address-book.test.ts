import { expect, test } from 'vitest';
import { STORES } from '#domain/people/locale.ts';
import { ServiceError, type ServiceClient, type ServiceErrorCategory } from '#clients/client.ts';
import {
  addAddress,
  deleteAddress,
  findSaved,
  loadBook,
  readBook,
  storeForAddress,
} from './address-book.ts';
import { aSavedAddress } from './addresses.test-data.ts';

const places = {
  country: 'US' as const,
  countries: [],
  regions: [{ id: 49, code: 'OR', name: 'Oregon' }],
};

/** Commerce that answers this, or throws it, and notes what it was asked. */
function commerceSaying(answer: unknown) {
  const asked: { name: string; variables: unknown; store: string }[] = [];
  const client = (store: string): ServiceClient => ({
    // oxlint-disable-next-line typescript/no-explicit-any
    async run(document, variables): Promise<any> {
      asked.push({ name: document.name, variables, store });
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { asked, commerce: client };
}

const refusing = (category: ServiceErrorCategory) =>
  commerceSaying(new ServiceError('It says no.', category));

test('a refusal to tell the book stands in the slot of loading, and leaves it empty', async () => {
  expect(await loadBook(refusing('input'), 'en')).toEqual({
    book: [],
    errors: { load: 'It says no.' },
  });
});

test.each(['unreachable', 'internal', 'authorization', 'authentication'] as const)(
  'commerce that is away or refuses the shopper is no refusal of the book: %s',
  async (category) => {
    await expect(loadBook(refusing(category), 'en')).rejects.toThrow('It says no.');
    await expect(deleteAddress(refusing(category), 'en', aSavedAddress())).rejects.toThrow();
  },
);

test('the default addresses come first, and what has no number is left out', async () => {
  const address = (id: number | null, isShipping: boolean, isBilling: boolean) => ({
    id,
    street: ['1 Elm Street', null],
    default_shipping: isShipping,
    default_billing: isBilling,
  });
  const addresses = [
    address(1, false, false),
    null,
    address(2, false, true),
    address(null, true, true),
    address(3, true, false),
  ];
  const book = await readBook(commerceSaying({ customer: { addresses } }), 'en');
  expect(book.map(({ id, street }) => [id, street])).toEqual([
    [3, ['1 Elm Street']],
    [2, ['1 Elm Street']],
    [1, ['1 Elm Street']],
  ]);
});

test('a number is only looked for among the shopper’s own', () => {
  const book = [aSavedAddress({ id: 12 })];
  expect(findSaved(book, '12')?.id).toBe(12);
  for (const id of ['', '1', '012', '12.0', 'New', '../12']) expect(findSaved(book, id)).toBeNull();
});

test('an address is changed in the store that delivers to it, else in that of the page', () => {
  expect(storeForAddress({ countryCode: 'DE' }, 'en')).toBe(STORES.german);
  expect(storeForAddress({ countryCode: 'US' }, 'de')).toBe(STORES.default);
  expect(storeForAddress({ countryCode: 'FR' }, 'de')).toBe(STORES.german);
});

test('a region goes out by number, code and name, as platforms take one or another', async () => {
  const commerce = commerceSaying({});
  const { street, city, postcode, telephone } = aSavedAddress();
  const address = {
    firstname: 'Ada',
    lastname: 'Park',
    street,
    city,
    postcode,
    telephone,
    region: 'OR',
    country_code: 'US' as const,
    isDefaultShipping: true,
    isDefaultBilling: false,
  };
  expect(await addAddress(commerce, STORES.default, address, places)).toBeNull();
  expect(commerce.asked[0]?.variables).toMatchObject({
    input: {
      region: { region_id: 49, region_code: 'OR', region: 'Oregon' },
      default_shipping: true,
      default_billing: false,
    },
  });
});

test('a default address is no default any more before it is deleted', async () => {
  const commerce = commerceSaying({});
  await deleteAddress(commerce, 'en', aSavedAddress({ id: 5 }));
  await deleteAddress(commerce, 'en', aSavedAddress({ id: 6, isDefaultBilling: true }));
  expect(commerce.asked.map(({ variables }) => variables)).toEqual([
    { id: 5, isDefault: false },
    { id: 6, isDefault: true },
  ]);
});
