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

/**
 * Every text a page can show, but the legal documents: those are long and only the server
 * renders them (`legal-texts.server.ts`).
 */
export const en = {
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
};

export type Texts = typeof en;
