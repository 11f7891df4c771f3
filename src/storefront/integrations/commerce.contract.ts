import { z } from '../app/calls/schema.ts';
import { refusal, type CallContract } from '../app/calls/call-contract.ts';
import { argumentsOf, customMutations, customQueries } from './custom-documents.ts';
import { noArguments } from './no-arguments.ts';

const country = z.object({ id: z.string(), full_name_locale: z.string() });

const passedAnswers = {
  200: { says: 'The data of the document.', json: z.record(z.string(), z.unknown()) },
  422: refusal('Commerce refuses it, or the document is not listed.'),
};

const text = z.string().min(1).max(200);

const productToAdd = z.object({
  sku: text,
  quantity: z.number().positive().max(10_000),
  parent_sku: text.optional(),
  selected_options: z.array(text).max(50).optional(),
  entered_options: z
    .array(z.object({ uid: text, value: z.union([z.string().max(1000), z.number()]) }))
    .max(50)
    .optional(),
});

const savedProducts = z.object({
  items_count: z.number(),
  items: z.array(
    z.object({ id: z.string(), sku: z.string().nullable(), name: z.string().nullable() }),
  ),
});

const noList = refusal('There is no list, as for guests, or what stands against it.');

const savedAnswers = {
  200: {
    says: 'What is saved, the newest first; without a name once it is not sold.',
    json: savedProducts,
  },
  422: noList,
};

const page = z.number().int().min(1).max(1000);
const listPage = z.object({
  pageSize: z.number().int().min(1).max(100).optional(),
  currentPage: page.optional(),
});
const pages = z.object({ total_pages: z.number().nullable() });

const review = z.object({
  nickname: z.string(),
  summary: z.string(),
  text: z.string(),
  average_rating: z.number(),
  ratings_breakdown: z.array(z.object({ name: z.string(), value: z.string() })),
});
const datedReview = review.extend({ created_at: z.string() });
const ownReview = datedReview.extend({
  product: z.object({ sku: z.string(), name: z.string() }),
});

const newReview = z.object({
  sku: text,
  nickname: z.string().min(1).max(200),
  summary: z.string().min(1).max(500),
  text: z.string().min(1).max(10_000),
  ratings: z
    .array(z.object({ id: text, value_id: text }))
    .min(1)
    .max(10),
});

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
  addProductsToCart: {
    summary: 'Adds products of any type to the cart.',
    body: z.tuple([z.array(productToAdd).max(50)]),
    example: [[{ sku: '10101', parent_sku: '10100', quantity: 1 }]],
    answers: {
      200: {
        says: 'The cart they are in; null where none were given.',
        json: z.object({ id: z.string(), total_quantity: z.number() }).nullable(),
      },
      422: refusal('What stands against it, the first thing alone.'),
    },
  },
  wishlist: {
    summary: 'What the customer has saved.',
    body: noArguments,
    example: [],
    answers: savedAnswers,
  },
  wishlistItemsCount: {
    summary: 'How many products the customer has saved.',
    body: noArguments,
    example: [],
    answers: {
      200: { says: 'Each counts once.', json: z.object({ items_count: z.number() }) },
      422: noList,
    },
  },
  addProductsToWishlist: {
    summary: 'Saves products of any type; a model as one of its colors.',
    body: z.tuple([z.array(z.object({ sku: text, parent_sku: text.optional() })).max(50)]),
    example: [[{ sku: '10101', parent_sku: '10100' }]],
    answers: savedAnswers,
  },
  removeProductsFromWishlist: {
    summary: 'Takes products off the list, by the ids that they have there.',
    body: z.tuple([z.array(text).max(100)]),
    example: [['1']],
    answers: savedAnswers,
  },
  productReview: {
    summary: 'What people wrote about a product.',
    body: z.tuple([listPage.extend({ sku: text })]),
    example: [{ sku: '10100' }],
    answers: {
      200: {
        says: 'The product with its reviews, newest first; none where there is no such product.',
        json: z.object({
          items: z.array(
            z.object({
              rating_summary: z.number(),
              review_count: z.number(),
              reviews: z.object({ items: z.array(datedReview), page_info: pages }),
            }),
          ),
        }),
      },
    },
  },
  customerProductReview: {
    summary: 'What the shopper wrote, shown or not.',
    body: z.tuple([listPage.optional()]),
    example: [{ pageSize: 5 }],
    answers: {
      200: {
        says: 'Newest first; null for who is no customer.',
        json: z
          .object({ reviews: z.object({ items: z.array(ownReview), page_info: pages }) })
          .nullable(),
      },
    },
  },
  productReviewRatingsMetadata: {
    summary: 'What stars are asked for.',
    body: noArguments,
    example: [],
    answers: {
      200: {
        says: 'With a value for each number of stars, in the language of the store.',
        json: z.object({
          items: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              values: z.array(z.object({ value_id: z.string(), value: z.string() })),
            }),
          ),
        }),
      },
    },
  },
  createProductReview: {
    summary: 'Hands a review in, which waits until it is approved.',
    body: z.tuple([newReview]),
    example: [
      {
        sku: '10100',
        nickname: 'Ada',
        summary: 'Light',
        text: 'I forget that I wear it.',
        ratings: [{ id: 'Mw==', value_id: 'MTU=' }],
      },
    ],
    answers: {
      200: { says: 'The review.', json: z.object({ review }) },
      422: refusal('What stands against it.'),
      429: refusal('Too many were handed in from there.'),
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
