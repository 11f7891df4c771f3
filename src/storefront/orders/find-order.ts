import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { keptOrderNumber } from '#domain/orders/order-number.ts';
import { isEmail } from '#domain/people/contact.ts';
import type { Guest } from '#shop/shopper.ts';
import { localeContext, shopContext, storeOf } from '../app/context.ts';
import { formText } from '../app/form-values.ts';
import { pathIn } from '../app/paths.ts';
import type { FindOrderSaid } from './find-order-form.tsx';
import { loadOrder } from './load-order.ts';

type Context = LoaderFunctionArgs['context'];

/** In the address of the confirmation: look for another order than the one placed here. */
export const FIND = 'find';

/**
 * What a guest sees who looks for an order: the form, the field for the code, or the order that was
 * found last. `isAnew` begins again.
 */
export async function loadFoundOrder(
  { orderLookup, ...guest }: Guest,
  context: Context,
  isAnew: boolean,
) {
  const { mode } = context.get(shopContext).settings;
  // Who asked for another since sees the field for its code.
  const waiting = isAnew ? null : await orderLookup.read();
  const number = isAnew || waiting ? undefined : orderLookup.found().at(-1);
  const store = storeOf(context.get(localeContext));
  const order = number ? await loadOrder({ orderLookup, ...guest }, number, store) : null;
  return { order, email: waiting?.email ?? null, isDemo: mode === 'demo' };
}

/** `intent` is `send`, with number and address, or `verify`, with the code. */
export async function findOrderAction({ orderLookup }: Guest, form: FormData, context: Context) {
  const locale = context.get(localeContext);
  const here = `${pathIn(locale)('orders.order-confirmation')}?${FIND}`;
  if (form.get('intent') === 'verify') {
    const otp = formText(form, 'otp', 40).replace(/[\s-]/g, '');
    if (!/^\d{6}$/.test(otp)) return said({ kind: 'incomplete' });
    const verdict = await orderLookup.verify(otp);
    if (verdict.status === 'found') return redirect(here, 303);
    if (verdict.status === 'limited')
      return said({ kind: 'limited', seconds: verdict.retryAfterSeconds }, 429);
    return said(
      verdict.status === 'wrong' && verdict.triesLeft > 0
        ? { kind: 'wrong', triesLeft: verdict.triesLeft }
        : { kind: 'expired' },
    );
  }
  const typed = { number: formText(form, 'number', 40), email: formText(form, 'email') };
  const number = keptOrderNumber(typed.number);
  if (number === '') return said({ kind: 'number', typed });
  if (!isEmail(typed.email)) return said({ kind: 'email', typed });
  const sent = await orderLookup.sendCode({ number, email: typed.email }, locale);
  if (sent.status === 'limited')
    return said({ kind: 'limited', seconds: sent.retryAfterSeconds, typed }, 429);
  return redirect(here, 303);
}

function said(words: FindOrderSaid, status = 422) {
  return data(words, { status });
}
