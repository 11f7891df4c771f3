import type { Texts } from './en.ts';
import { checkout } from '../checkout/texts.de.ts';
import { errors } from '../app/error-texts.de.ts';
import { flash } from '../app/flash-texts.de.ts';
import { frames } from '../frames/texts.de.ts';
import { home } from '../home/texts.de.ts';
import { lenses } from '../lenses/texts.de.ts';
import { optics } from '../prescription/optics-texts.de.ts';
import { orders } from '../orders/texts.de.ts';
import { prescription } from '../prescription/texts.de.ts';
import { shell } from '../ui/texts.de.ts';
import { signIn } from '../sign-in/texts.de.ts';

export const de = {
  shell,
  signIn,
  home,
  lenses,
  prescription,
  frames,
  checkout,
  orders,
  errors,
  flash,
  optics,
} satisfies Texts;
