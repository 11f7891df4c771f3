import { addresses } from '../addresses/texts.en.ts';
import { apiDocs } from '../api-docs/texts.en.ts';
import { checkout } from '../checkout/texts.en.ts';
import { content } from '../content/texts.en.ts';
import { account } from '../app/account-texts.en.ts';
import { accounts } from '../accounts/texts.en.ts';
import { curtain } from '../app/curtain-texts.en.ts';
import { flash } from '../app/flash-texts.en.ts';
import { errors, shell } from './everywhere.en.ts';
import { face } from '../face/texts.en.ts';
import { frames } from '../frames/texts.en.ts';
import { home } from '../home/texts.en.ts';
import { lenses } from '../lenses/texts.en.ts';
import { measuring } from '../measuring/texts.en.ts';
import { newsletter } from '../newsletter/texts.en.ts';
import { orders } from '../orders/texts.en.ts';
import { papers } from '../papers/texts.en.ts';
import { optics } from '../prescription/optics-texts.en.ts';
import { prescription } from '../prescription/texts.en.ts';
import { profile } from '../profile/texts.en.ts';
import { reviews } from '../reviews/texts.en.ts';
import { signIn } from '../sign-in/texts.en.ts';
import { visualSearch } from '../visual-search/texts.en.ts';
import { wishlist } from '../wishlist/texts.en.ts';

/**
 * Every text a page can show, but the legal documents: those are long and only the server
 * renders them (`legal-texts.server.ts`).
 */
export const en = {
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
};

export type Texts = typeof en;
