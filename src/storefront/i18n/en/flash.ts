import type { ToastKind } from '../../ui/toast-list.ts';

type Entry = { kind: ToastKind; text: (params: Record<string, string>) => string };

/** Messages that one page leaves for the next, by name. */
export const flash = {
  signedOut: { kind: 'ok', text: () => 'You are signed out.' },
  cartAdded: {
    kind: 'ok',
    text: ({ product = '' }) => `You added ${product} to your shopping cart.`,
  },
  unauthorized: { kind: 'warn', text: () => 'You are not authorized, please log in.' },
} satisfies Record<string, Entry>;
