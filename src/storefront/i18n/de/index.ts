import type { Texts } from '../en/index.ts';
import { checkout } from './checkout.ts';
import { errors } from './errors.ts';
import { flash } from './flash.ts';
import { frames } from './frames.ts';
import { home } from './home.ts';
import { lenses } from './lenses.ts';
import { optics } from './optics.ts';
import { orders } from './orders.ts';
import { prescription } from './prescription.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';

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
