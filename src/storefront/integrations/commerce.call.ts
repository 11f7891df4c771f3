import { CartGlanceDocument, DeliveryCountriesDocument } from '#clients/generated/commerce.ts';
import { localeContext, requireShopper, storeOf } from '../app/context.ts';
import { addProducts } from '../cart/index.ts';
import { textsOf } from '../i18n/registry.ts';
import { wishlistCalls } from '../wishlist/index.ts';
import { commerceMethods } from './commerce.contract.ts';
import { customMutations, customQueries, passThrough } from './custom-documents.ts';
import { reviewActs } from './review-acts.ts';
import { runMethod, type MethodCall } from './run-method.ts';

/** `POST /commerce/{method}`, for methods of the contract beside this file. */
export function action(call: MethodCall): Promise<Response> {
  const { context } = call;
  const locale = context.get(localeContext);
  const store = storeOf(locale);
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const commerce = requireShopper(context).commerce(store);
  return runMethod(call, 'commerce', commerceMethods, {
    cartTotalQty: async () => {
      const { customerCart } = await commerce.run(CartGlanceDocument, {});
      const lines = customerCart.items ?? [];
      return { total_quantity: lines.reduce((sum, line) => sum + (line?.quantity ?? 0), 0) };
    },
    countries: async () => {
      // The protocol asks for a country beside them.
      const { countries } = await commerce.run(DeliveryCountriesDocument, { country: 'US' });
      return (countries ?? []).flatMap((one) =>
        one?.id ? [{ id: one.id, full_name_locale: names.of(one.id) ?? one.id }] : [],
      );
    },
    addProductsToCart: (products) =>
      addProducts(commerce, products, textsOf(locale).checkout.adding),
    ...wishlistCalls(context),
    ...reviewActs(context, commerce, store),
    customQuery: async (...given) => passThrough(commerce, customQueries, ...given),
    customMutation: async (...given) => passThrough(commerce, customMutations, ...given),
    country: async (code) => {
      const { country } = await commerce.run(DeliveryCountriesDocument, { country: code });
      const regions = (country?.available_regions ?? []).flatMap((region) =>
        region?.code && region.name ? [{ code: region.code, name: region.name }] : [],
      );
      return { id: country?.id ?? code, available_regions: regions };
    },
  });
}
