import type { Wire } from '#service-base/endpoint.ts';
import type { Answer } from '#service-base/call.ts';
import type { QueryLimits } from '#service-base/query-limits.ts';
import { linksMax } from './catalog/linked-skus.ts';

/** The limits of Magento, and its words for them. */
export const limits: QueryLimits = {
  depthMax: 20,
  aliasesMax: 30,
  // Each leads to products that lead to others.
  wholeLists: {
    related_products: linksMax,
    upsell_products: linksMax,
    crosssell_products: linksMax,
  },
  names: { depth: 'Max query depth', aliases: 'Max Aliases in query' },
};

/** The headers that mean something, in lower case. */
export const headerNames = [
  'store',
  'authorization',
  'content-currency',
  'idempotency-key',
  'framewell-expected-total',
];

/**
 * `/graphql` as Magento serves it: POST of JSON, GET for queries. Answers are 200 also when they
 * carry errors; 401 when the token is not good any more, even for what everybody may see.
 */
export const wire: Wire = {
  takesGet: true,
  headerNames,
  errors: {
    extensions: {
      malformed: { category: 'graphql-input' },
      unparsed: { category: 'graphql' },
      invalid: { category: 'graphql' },
      refused: { category: 'graphql' },
      fault: { category: 'internal' },
      passing: { category: 'internal', status: 503 },
    },
  },
  statusOf,
};

/**
 * 401 and 4xx only when the request as a whole failed; Magento answers 200 otherwise. An error
 * that no Magento has may name a status of its own: a key that was used for another order, a
 * call that may be sent again.
 */
function statusOf({ data, errors }: Answer): number {
  if (!errors) return 200;
  const named = errors.map(({ extensions }) => extensions?.['status']).find(Number.isInteger);
  if (typeof named === 'number') return named;
  if (data !== undefined) return 200;
  const category = errors[0]?.extensions?.['category'];
  if (category === 'graphql-authentication') return 401;
  return category === 'graphql-input' ? 400 : category === 'internal' ? 500 : 200;
}
