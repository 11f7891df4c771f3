import { alderFramewellBusiness } from './alder-framewell-business.ts';
import type { Business } from './brand-settings.ts';

/** Who runs this shop, who is paid, what is promised and shown. */
export const business: Business = alderFramewellBusiness;
