import { z } from '../app/calls/schema.ts';
import type { CallContract } from '../app/calls/call-contract.ts';
import { noArguments } from './no-arguments.ts';

const country = z.object({ id: z.string(), full_name_locale: z.string() });

/** What may be asked of commerce by name, on the shopper's behalf. */
export const commerceMethods = {
  cartTotalQty: {
    summary: 'How many pieces the cart holds.',
    body: noArguments,
    example: [],
    answers: {
      200: { says: 'All lines together.', json: z.object({ total_quantity: z.number() }) },
    },
  },
  countries: {
    summary: 'Where the store delivers to.',
    body: noArguments,
    example: [],
    answers: { 200: { says: 'In the language of the store.', json: z.array(country) } },
  },
  country: {
    summary: 'The regions of a country.',
    body: z.tuple([z.string().regex(/^[A-Z]{2}$/)]),
    example: ['US'],
    answers: {
      200: {
        says: 'None where addresses have none.',
        json: z.object({
          id: z.string(),
          available_regions: z.array(z.object({ code: z.string(), name: z.string() })),
        }),
      },
    },
  },
} as const satisfies CallContract['methods'];

export const contract = { methods: commerceMethods } satisfies CallContract;
