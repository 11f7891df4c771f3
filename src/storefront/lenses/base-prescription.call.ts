import { PRESCRIPTION_SKU } from '#domain/frames/sku.ts';
import { localeContext, requireMember, storeOf } from '../app/context.ts';
import { signInFirst, type Call } from '../app/calls/json-call.ts';
import { BasePrescriptionDocument } from '#clients/generated/commerce.ts';
import type { Member } from '#shop/shopper.ts';

/**
 * `GET /basePrescription`: the fields a prescription is entered in, as `{title, option_id}`;
 * the uid of one is its `custom-option/{option_id}`, encoded.
 */
export async function loader(call: Call): Promise<Response> {
  try {
    return Response.json(await fieldsOf(call, requireMember(call.context)));
  } catch (error) {
    // Commerce refused the member: a page would be led home.
    if (error instanceof Response) return signInFirst(call.context);
    throw error;
  }
}

async function fieldsOf({ context }: Call, member: Member) {
  const store = storeOf(context.get(localeContext));
  const { products } = await member
    .commerce(store)
    .run(BasePrescriptionDocument, { sku: PRESCRIPTION_SKU });
  const product = products?.items?.[0];
  const options = product && 'options' in product ? (product.options ?? []) : [];
  return options.flatMap((option) =>
    option ? [{ title: option.title, option_id: option.option_id }] : [],
  );
}
