import type { curtain as en } from './curtain-texts.en.ts';

export const curtain = {
  title: 'Wir arbeiten gerade am Shop',
  text: 'Bitte versuchen Sie es in etwa fünf Minuten noch einmal. Ihre angefangene Bestellung und alle Ihre Eingaben bleiben erhalten.',
} satisfies typeof en;
