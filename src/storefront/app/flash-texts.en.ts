import type { ToastKind } from '../ui/toast-list.ts';

type Entry = {
  kind: ToastKind;
  title?: string;
  text: (params: Record<string, string>) => string;
};

/** Messages that one page leaves for the next, by name. */
export const flash = {
  signedOut: { kind: 'ok', text: () => 'You are signed out.' },
  guestForgotten: { kind: 'ok', text: () => 'Everything you entered here is deleted.' },
  cartAdded: {
    kind: 'ok',
    text: ({ product = '' }) => `You added ${product} to your shopping cart.`,
  },
  saved: { kind: 'ok', text: ({ product = '' }) => `${product} is on your list.` },
  removed: { kind: 'ok', text: ({ product = '' }) => `${product} is off your list.` },
  savedToCart: {
    kind: 'ok',
    text: ({ product = '' }) =>
      `You added ${product} to your shopping cart. It is off your list now.`,
  },
  signInToSave: {
    kind: 'warn',
    text: () =>
      'Please sign in to save frames: your list is kept with your account. Then you are back where you were.',
  },
  wishlistError: {
    kind: 'stop',
    title: 'Wishlist error',
    text: ({ message = '' }) => message,
  },
  cartLost: {
    kind: 'warn',
    text: () =>
      'We could not find your cart any more, so it is empty now. Your lens type and your prescription are still here.',
  },
  tooManyGuests: {
    kind: 'warn',
    text: ({ minutes = '' }) =>
      `Many people on your network began here within the hour, so nothing was saved just now. What you entered is still here: please send it again in ${minutes} min.`,
  },
  orderNotPlaced: {
    kind: 'warn',
    text: () =>
      'Your order was not placed. Nothing was charged, and your cart has not changed; you can try again.',
  },
  unauthorized: { kind: 'warn', text: () => 'You are not authorized, please log in.' },
  profileSaved: { kind: 'ok', text: () => 'Your profile is saved.' },
  passwordSaved: { kind: 'ok', text: () => 'Your new password is saved.' },
  accountDeleted: { kind: 'ok', text: () => 'Your account is deleted.' },
  addressSaved: { kind: 'ok', text: () => 'The address is saved.' },
  reviewSent: { kind: 'ok', text: () => 'Thank you. We look at your review before it shows.' },
  addressDeleted: { kind: 'ok', text: () => 'The address is deleted.' },
  pairRemoved: {
    kind: 'ok',
    text: () => 'Your glasses were removed from the cart. Your prescription is saved.',
  },
  lensTypeChanged: {
    kind: 'warn',
    text: () =>
      'Your lens type has changed. Please confirm your prescription so that we can update your glasses.',
  },
  frameGone: {
    kind: 'warn',
    text: () =>
      'The frame in your cart is no longer sold. Please choose another one; your prescription is saved.',
  },
  lensesUnchanged: {
    kind: 'warn',
    text: () => 'The lenses could not be changed. Your cart is as it was before.',
  },
} satisfies Record<string, Entry>;
