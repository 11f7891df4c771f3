import type { Document, ServiceClient } from '#clients/client.ts';
import {
  ApplyCouponDocument,
  ContentBlocksDocument,
  ContentPageDocument,
  CustomerCartDocument,
  DeliveryCountriesDocument,
  FrameBySkuDocument,
  OrderByNumberDocument,
  PlanBenefitDocument,
  RecentOrdersDocument,
  RemoveCouponDocument,
} from '#clients/generated/commerce.ts';
import { z } from '../app/calls/schema.ts';

/** A document that may be passed through by its name, and the variables that it takes. */
type Passed<Variables extends z.ZodType> = {
  document: Document<unknown, z.infer<Variables>>;
  variables: Variables;
};

const nothing = z.object({});
const page = z.number().int().min(1).max(100);
const text = z.string().min(1).max(100);

/**
 * What `customQuery` passes through: documents of ours, which are known when the shop is built and
 * held to the contract of commerce. Nobody sends one of their own.
 */
export const customQueries = {
  ContentBlocks: passed(ContentBlocksDocument, z.object({ identifiers: z.array(text).max(10) })),
  ContentPage: passed(ContentPageDocument, z.object({ identifier: text })),
  CustomerCart: passed(CustomerCartDocument, nothing),
  DeliveryCountries: passed(DeliveryCountriesDocument, z.object({ country: text })),
  FrameBySku: passed(FrameBySkuDocument, z.object({ sku: text })),
  OrderByNumber: passed(OrderByNumberDocument, z.object({ number: text })),
  PlanBenefit: passed(PlanBenefitDocument, nothing),
  RecentOrders: passed(RecentOrdersDocument, z.object({ pageSize: page, currentPage: page })),
};

/**
 * What `customMutation` passes through. Nothing that orders or pays: an order happens once, and
 * only the review knows how.
 */
export const customMutations = {
  ApplyCoupon: passed(ApplyCouponDocument, z.object({ cartId: text, couponCode: text })),
  RemoveCoupon: passed(RemoveCouponDocument, z.object({ cartId: text })),
};

function passed<Result, Variables extends z.ZodType>(
  document: Document<Result, z.infer<Variables>>,
  variables: Variables,
): Passed<Variables> {
  return { document, variables };
}

type Listed = Record<string, Passed<z.ZodType>>;

/** The arguments of a call: a name of the list, and its variables, which may be left out if it takes none. */
export function argumentsOf<Documents extends Listed>(documents: Documents) {
  const each = Object.entries(documents).map(([name, { variables }]) =>
    z.tuple([z.literal(name), variables.safeParse({}).success ? variables.optional() : variables]),
  );
  return z.union(each);
}

/** Runs a listed document on the shopper's behalf. @throws ServiceError */
export async function passThrough(
  commerce: ServiceClient,
  documents: Listed,
  name: string,
  variables: unknown = {},
): Promise<Record<string, unknown>> {
  const document = documents[name]?.document as Document<Record<string, unknown>, unknown>;
  return commerce.run(document, variables);
}
