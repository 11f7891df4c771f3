import { alderFramewell } from './alder-framewell.ts';
import type { Brand } from './brand-settings.ts';

/** The plan and the retailer whose shop this is. */
export const brand: Brand = alderFramewell;
