import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes';

/**
 * The site map, once for each language: `/...` in English, `/german/...` in German, same code.
 * Who may enter stands here too: pages under the member guard need a customer token, pages
 * under the checkout guard need the step before them.
 */
function site(locale: 'en' | 'de'): RouteConfigEntry[] {
  const page = (path: string, file: string) => route(path, file, { id: `${locale}.${path}` });

  return [
    page('confirmauthentication/intro', 'sign-in/intro.route.tsx'),
    page('confirmauthentication/welcome', 'sign-in/welcome.route.tsx'),
    page('confirmauthentication/checkOtp', 'sign-in/check-otp.route.tsx'),
    page('confirmauthentication/alreadyredeemed', 'sign-in/already-redeemed.route.tsx'),
    page('confirmauthentication/wearesorry', 'sign-in/we-are-sorry.route.tsx'),
    page('confirmauthentication/:step', 'sign-in/outcome.route.tsx'),
    page('privacy-policy', 'legal/privacy-policy.route.tsx'),
    page('terms-of-use', 'legal/terms-of-use.route.tsx'),
    page('curtain', 'app/curtain.route.tsx'),
    page('sign-out', 'sign-in/sign-out.route.tsx'),
    page('preferences', 'app/preferences.route.tsx'),

    layout('app/member.guard.tsx', { id: `${locale}.member` }, [
      index('home/home.route.tsx', { id: `${locale}.index` }),
      page('Home', 'home/home.route.tsx'),
      page('Step1', 'order-steps/step1.route.tsx'),
      page('select-lens-type', 'lenses/select-lens-type.route.tsx'),
      page('Prescription', 'prescription/ways.route.tsx'),
      page('Prescription/Manual', 'prescription/manual.route.tsx'),
      page('Products/List', 'frames/list.route.tsx'),
      page('Products/:id?', 'frames/frame.route.tsx'),
      page('p/:id', 'frames/frame.route.tsx'),
      page('checkout', 'checkout/start.route.tsx'),
      page('checkout/empty', 'checkout/empty.route.tsx'),
      page('checkout/OrderConfirmation', 'orders/order-confirmation.route.tsx'),
      page('User/Order', 'orders/orders.route.tsx'),

      layout('checkout/checkout.guard.tsx', { id: `${locale}.checkout-steps` }, [
        page('checkout/CartPreview', 'checkout/cart-preview.route.tsx'),
        page('checkout/PrescriptionEdit', 'checkout/prescription-edit.route.tsx'),
        page('checkout/Shipping', 'checkout/shipping.route.tsx'),
        page('checkout/ShippingEdit', 'checkout/shipping-edit.route.tsx'),
        page('checkout/OrderReview', 'checkout/order-review.route.tsx'),
      ]),
    ]),

    page('*', 'app/not-found.route.tsx'),
  ];
}

/** The product's own HTTP calls: JSON in, JSON out, the same for both languages. */
const calls: RouteConfigEntry[] = [
  route('login', 'sign-in/login.call.ts'),
  route('validate-authentication', 'sign-in/validate-authentication.call.ts'),
  route('validatePrescriptionAndLens', 'prescription/validate-prescription-and-lens.call.ts'),
  route('basePrescription', 'lenses/base-prescription.call.ts'),
  route('verifyScore', 'sign-in/verify-score.call.ts'),
  route('errorLogger', 'app/calls/error-logger.call.ts'),
  route('curtainConfig', 'app/calls/curtain-config.call.ts'),
];

export default [...site('en'), ...prefix('german', site('de')), ...calls] satisfies RouteConfig;
