import { localeContext, shopContext } from '../app/context.ts';
import { readJson, type Call } from '../app/calls/json-call.ts';
import { validationBody } from './validate-prescription-and-lens.contract.ts';
import { validateForCall } from './validate-for-call.ts';
import { todayOf } from '../app/today.ts';
import { textsOf } from '../i18n/registry.ts';

/**
 * `POST /validatePrescriptionAndLens` with `prescription`: what is wrong with it, by field,
 * and whether any lens can be made, in the language of the store.
 */
export async function action(call: Call): Promise<Response> {
  const { context } = call;
  const { prescription } = await readJson(call, validationBody);
  const locale = context.get(localeContext);
  const today = todayOf(context.get(shopContext).now(), locale);
  return Response.json(validateForCall(prescription, { today, locale, texts: textsOf(locale) }));
}
