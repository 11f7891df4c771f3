import { z } from '../app/calls/schema.ts';
import { refusal, type CallContract } from '../app/calls/call-contract.ts';
import { argumentsOf, customMutations, customQueries } from './custom-documents.ts';
import { noArguments } from './no-arguments.ts';

const country = z.object({ id: z.string(), full_name_locale: z.string() });

const passedAnswers = {
  200: { says: 'The data of the document.', json: z.record(z.string(), z.unknown()) },
  422: refusal('Commerce refuses it, or the document is not listed.'),
};

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
  customQuery: {
    summary: 'Asks commerce by a listed document, which is named.',
    body: argumentsOf(customQueries),
    example: ['DeliveryCountries', { country: 'US' }],
    answers: passedAnswers,
  },
  customMutation: {
    summary: 'Changes something at commerce by a listed document, which is named.',
    body: argumentsOf(customMutations),
    example: ['RemoveCoupon', { cartId: 'a cart of the shopper’s own' }],
    answers: passedAnswers,
  },
} as const satisfies CallContract['methods'];

export const contract = { methods: commerceMethods } satisfies CallContract;
