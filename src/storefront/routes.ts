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
  const page = (path: string, file: string) =>
    route(path, `routes/${file}`, { id: `${locale}.${path}` });

  return [
    page('confirmauthentication/intro', 'sign-in/intro.tsx'),
    page('confirmauthentication/welcome', 'sign-in/welcome.tsx'),
    page('confirmauthentication/checkOtp', 'sign-in/check-otp.tsx'),
    page('confirmauthentication/alreadyredeemed', 'sign-in/already-redeemed.tsx'),
    page('confirmauthentication/wearesorry', 'sign-in/we-are-sorry.tsx'),
    page('confirmauthentication/:step', 'sign-in/outcome.tsx'),
    page('privacy-policy', 'legal/privacy-policy.tsx'),
    page('terms-of-use', 'legal/terms-of-use.tsx'),
    page('curtain', 'curtain.tsx'),
    page('sign-out', 'sign-in/sign-out.tsx'),
    page('preferences', 'preferences.ts'),

    layout('guards/member.tsx', { id: `${locale}.member` }, [
      index('routes/home.tsx', { id: `${locale}.index` }),
      page('Home', 'home.tsx'),
      page('Step1', 'step1.tsx'),
      page('select-lens-type', 'select-lens-type.tsx'),
      page('Prescription', 'prescription/ways.tsx'),
      page('Prescription/Manual', 'prescription/manual.tsx'),
      page('Products/List', 'frames/list.tsx'),
      page('Products/:id?', 'frames/frame.tsx'),
      page('p/:id', 'frames/frame.tsx'),
      page('checkout', 'checkout/start.tsx'),
      page('checkout/empty', 'checkout/empty.tsx'),
      page('checkout/OrderConfirmation', 'checkout/order-confirmation.tsx'),
      page('User/Order', 'user/orders.tsx'),

      layout('guards/checkout.tsx', { id: `${locale}.checkout-steps` }, [
        page('checkout/CartPreview', 'checkout/cart-preview.tsx'),
        page('checkout/PrescriptionEdit', 'checkout/prescription-edit.tsx'),
        page('checkout/Shipping', 'checkout/shipping.tsx'),
        page('checkout/ShippingEdit', 'checkout/shipping-edit.tsx'),
        page('checkout/OrderReview', 'checkout/order-review.tsx'),
      ]),
    ]),

    page('*', 'not-found.tsx'),
  ];
}

/** The product's own HTTP calls: JSON in, JSON out, the same for both languages. */
const calls: RouteConfigEntry[] = [
  route('login', 'routes/calls/login.ts'),
  route('validate-authentication', 'routes/calls/validate-authentication.ts'),
  route('validatePrescriptionAndLens', 'routes/calls/validate-prescription-and-lens.ts'),
  route('basePrescription', 'routes/calls/base-prescription.ts'),
  route('verifyScore', 'routes/calls/verify-score.ts'),
  route('errorLogger', 'routes/calls/error-logger.ts'),
  route('curtainConfig', 'routes/calls/curtain-config.ts'),
];

export default [...site('en'), ...prefix('german', site('de')), ...calls] satisfies RouteConfig;
