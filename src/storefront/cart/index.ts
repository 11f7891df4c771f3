/** What the other subjects of the storefront may use of this one. */
export { CartNotices } from './cart-notices.tsx';
export type { CartAddress, CartFrame, CartLenses, CartMethod, CartView } from './cart-view.ts';
export { changePrescription, tellOfLenses } from './change-prescription.ts';
export { CouponForm, useCouponWords } from './coupon-form.tsx';
export { applyCoupon, removeCoupon } from './coupon.ts';
export { emptyCart } from './empty-cart.ts';
export { FramePicture } from './frame-picture.tsx';
export { ledgerRows } from './ledger-rows.ts';
export { LedgerTable } from './ledger-table.tsx';
export { LensChange } from './lens-change.tsx';
export { useLensName, useSoldLensName } from './lens-name.ts';
export { type LensNotices, lensNoticesOf } from './lens-notices.ts';
export { cartBadge, cartContext, loadCart } from './load-cart.ts';
export { PairSummary } from './pair-summary.tsx';
export { readBenefit } from './read-benefit.ts';
export { linesAfterAdding } from './pair-lines.ts';
export { linesOf, type Pair, pairItems, putPairInCart, readPairStart } from './put-pair-in-cart.ts';
export { isStockMessage } from './stock-message.ts';
