import type { CheckoutNeed } from '#domain/orders/checkout-steps.ts';

/**
 * A page of the shop. Its name tells its file: `checkout.order-review` is
 * `src/storefront/checkout/order-review.route.tsx`.
 */
export type PageEntry = {
  /** Its address without the language, as React Router writes it, and a second one. */
  path: `/${string}`;
  also?: `/${string}`;
  /**
   * Who may enter; `guest` is a member too, and a guest only where the shop is open to guests.
   * `customer` is a member, or a guest who has signed in to an account.
   */
  who: 'anyone' | 'guest' | 'customer' | 'member';
  /** A member whose benefit is used up may enter. If not, `sign-in.already-redeemed` is shown. */
  isOpenToBlocked?: true;
  /** What has to be there first. If it is not, the page where it is chosen is shown. */
  needs?: CheckoutNeed | 'empty-cart';
  /** Answered while the shop is closed for maintenance. If not, `app.curtain` is shown. */
  isOpenDuringCurtain?: true;
  /** Takes forms up to this size and says itself what is wrong with one. Others take 100 KB. */
  takesBytes?: number;
};

/** Photos of one paper, all together. */
export const PAPER_BYTES = 25 * 1024 * 1024;

/** The site map: each page once, for both languages. `docs/pages.md` says how to add one. */
export const PAGES = {
  'sign-in.intro': { path: '/confirmauthentication/intro', who: 'anyone' },
  'sign-in.welcome': { path: '/confirmauthentication/welcome', who: 'anyone' },
  'sign-in.check-otp': { path: '/confirmauthentication/checkOtp', who: 'anyone' },
  'sign-in.already-redeemed': { path: '/confirmauthentication/alreadyredeemed', who: 'anyone' },
  'sign-in.we-are-sorry': { path: '/confirmauthentication/wearesorry', who: 'anyone' },
  'sign-in.outcome': { path: '/confirmauthentication/:step', who: 'anyone' },
  'sign-in.sign-out': { path: '/sign-out', who: 'anyone' },
  'legal.privacy-policy': { path: '/privacy-policy', who: 'anyone' },
  'legal.terms-of-use': { path: '/terms-of-use', who: 'anyone' },
  'legal.impressum': { path: '/impressum', who: 'anyone' },
  'content.page': { path: '/help', also: '/help/:page', who: 'anyone' },
  'accounts.login': { path: '/User/Login', who: 'anyone' },
  'accounts.register': { path: '/User/Register', who: 'anyone' },
  'accounts.forgot-password': { path: '/User/ForgotPassword', who: 'anyone' },
  'accounts.reset-password': { path: '/User/ResetPassword', who: 'anyone' },
  'accounts.confirm-account': { path: '/User/ConfirmAccount', who: 'anyone' },
  'orders.confirm-cancel': { path: '/CancelOrder', who: 'anyone' },
  'newsletter.newsletter': { path: '/newsletter', who: 'anyone' },
  'app.curtain': { path: '/curtain', who: 'anyone', isOpenDuringCurtain: true },
  'app.preferences': { path: '/preferences', who: 'anyone', isOpenDuringCurtain: true },
  'api-docs.docs': { path: '/api/docs', who: 'anyone' },
  'app.not-found': { path: '/*', who: 'anyone' },
  'gallery.gallery': { path: '/dev/ui', who: 'anyone' },

  'home.home': { path: '/', also: '/Home', who: 'guest' },
  'order-steps.step1': { path: '/Step1', who: 'guest' },
  'lenses.select-lens-type': { path: '/select-lens-type', who: 'guest' },
  'prescription.ways': { path: '/Prescription', who: 'guest' },
  'prescription.manual': { path: '/Prescription/Manual', who: 'guest' },
  'prescription.sheet': { path: '/Prescription/Sheet', who: 'member', isOpenToBlocked: true },
  'papers.upload': { path: '/Prescription/Upload', who: 'guest', takesBytes: PAPER_BYTES },
  'papers.ocr': { path: '/Prescription/Ocr', who: 'guest' },
  'papers.on-device': { path: '/Prescription/OnDevice', who: 'guest' },
  'measuring.pd': { path: '/Prescription/MeasurePd', who: 'guest' },
  'face.scan': { path: '/Face/Scan', who: 'member' },
  'face.try-on': { path: '/Face/TryOn', who: 'member' },
  'visual-search.search': { path: '/Products/VisualSearch', who: 'guest' },
  'frames.list': { path: '/Products/List', who: 'guest' },
  'frames.frame': { path: '/p/:sku', also: '/Products/:sku?', who: 'guest' },
  'frames.lenses-in-frame': { path: '/p/:sku/Lenses', who: 'guest' },
  'frames.related': { path: '/p/:sku/Related', who: 'guest' },
  'reviews.write': { path: '/p/:sku/Review', who: 'customer', isOpenToBlocked: true },

  'checkout.start': { path: '/checkout', who: 'guest', needs: 'empty-cart' },
  'checkout.empty': { path: '/checkout/empty', who: 'guest', needs: 'empty-cart' },
  'checkout.cart-preview': { path: '/checkout/CartPreview', who: 'guest', needs: 'prescription' },
  'checkout.prescription-edit': { path: '/checkout/PrescriptionEdit', who: 'guest', needs: 'pair' },
  'checkout.shipping': { path: '/checkout/Shipping', who: 'guest', needs: 'prescription' },
  'checkout.shipping-edit': { path: '/checkout/ShippingEdit', who: 'guest', needs: 'prescription' },
  'checkout.order-review': { path: '/checkout/OrderReview', who: 'guest', needs: 'delivery' },

  'orders.order-confirmation': {
    path: '/checkout/OrderConfirmation',
    who: 'guest',
    isOpenToBlocked: true,
  },
  'orders.orders': { path: '/User/Order', who: 'customer', isOpenToBlocked: true },
  'orders.receipt': { path: '/User/Order/:number/Receipt', who: 'customer', isOpenToBlocked: true },
  'orders.order': { path: '/User/Order/:number', who: 'customer', isOpenToBlocked: true },
  'profile.profile': { path: '/User/Profile', who: 'customer', isOpenToBlocked: true },
  'accounts.change-account': { path: '/User/Profile/Edit', who: 'customer' },
  'accounts.change-password': { path: '/User/Profile/Password', who: 'customer' },
  'accounts.erase-account': { path: '/User/Profile/Delete', who: 'customer' },
  'wishlist.save': { path: '/User/Wishlist/Save', who: 'guest' },
  'wishlist.wishlist': { path: '/User/Wishlist', who: 'customer' },
  'addresses.addresses': { path: '/User/Addresses', who: 'customer', isOpenToBlocked: true },
  'reviews.own': { path: '/User/Reviews', who: 'customer', isOpenToBlocked: true },
  'addresses.address': { path: '/User/Addresses/:id', who: 'customer', isOpenToBlocked: true },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof PAGES;

/** The demo's windows on itself, which the server answers beside the pages. */
export const DEMO_PAGES = { outbox: '/dev/outbox', members: '/dev/members' } as const;
