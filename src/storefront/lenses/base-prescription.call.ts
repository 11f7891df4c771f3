import { storeByCode } from '#domain/people/locale.ts';
import { PRESCRIPTION_SKU } from '#domain/frames/sku.ts';
import { findMember } from '../app/context.ts';
import { callError, type Call } from '../app/calls/json-call.ts';
import { storeCodeOf } from '../app/calls/store-of-call.ts';
import { BasePrescriptionDocument } from '#clients/generated/commerce.ts';
import type { Member } from '#shop/shopper.ts';

/**
 * `GET /basePrescription`: the fields a prescription is entered in, as `{title, option_id}`;
 * the uid of one is its `custom-option/{option_id}`, encoded.
 */
export async function loader(call: Call): Promise<Response> {
  const { context } = call;
  const member = findMember(context);
  if (!member) return signInFirst(context);
  try {
    return Response.json(await fieldsOf(call, member));
  } catch (error) {
    // Commerce refused the member: a page would be led home.
    if (error instanceof Response) return signInFirst(context);
    throw error;
  }
}

async function fieldsOf({ request }: Call, member: Member) {
  const store = storeByCode(storeCodeOf(request)).code;
  const { products } = await member
    .commerce(store)
    .run(BasePrescriptionDocument, { sku: PRESCRIPTION_SKU });
  const product = products?.items?.[0];
  const options = product && 'options' in product ? (product.options ?? []) : [];
  return options.flatMap((option) =>
    option ? [{ title: option.title, option_id: option.option_id }] : [],
  );
}

function signInFirst(context: Call['context']): Response {
  return callError(context, 401, 'unauthenticated', 'Please sign in first.');
}

export const action = ({ context }: Call) =>
  callError(context, 405, 'method_not_allowed', 'This call takes GET.', { Allow: 'GET' });
