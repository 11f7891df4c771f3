import type { Texts } from './en.ts';
import { addresses } from '../addresses/texts.de.ts';
import { apiDocs } from '../api-docs/texts.de.ts';
import { checkout } from '../checkout/texts.de.ts';
import { content } from '../content/texts.de.ts';
import { account } from '../app/account-texts.de.ts';
import { accounts } from '../accounts/texts.de.ts';
import { curtain } from '../app/curtain-texts.de.ts';
import { flash } from '../app/flash-texts.de.ts';
import { errors, shell } from './everywhere.de.ts';
import { face } from '../face/texts.de.ts';
import { frames } from '../frames/texts.de.ts';
import { home } from '../home/texts.de.ts';
import { lenses } from '../lenses/texts.de.ts';
import { measuring } from '../measuring/texts.de.ts';
import { newsletter } from '../newsletter/texts.de.ts';
import { orders } from '../orders/texts.de.ts';
import { papers } from '../papers/texts.de.ts';
import { optics } from '../prescription/optics-texts.de.ts';
import { prescription } from '../prescription/texts.de.ts';
import { profile } from '../profile/texts.de.ts';
import { reviews } from '../reviews/texts.de.ts';
import { signIn } from '../sign-in/texts.de.ts';
import { visualSearch } from '../visual-search/texts.de.ts';
import { wishlist } from '../wishlist/texts.de.ts';

export const de = {
  apiDocs,
  account,
  addresses,
  accounts,
  curtain,
  errors,
  flash,
  shell,
  signIn,
  home,
  content,
  lenses,
  optics,
  prescription,
  profile,
  reviews,
  face,
  frames,
  checkout,
  measuring,
  newsletter,
  orders,
  papers,
  visualSearch,
  wishlist,
} satisfies Texts;
