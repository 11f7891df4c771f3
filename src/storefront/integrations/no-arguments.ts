import { z } from '../app/calls/schema.ts';

/** The arguments of a method that takes none. */
export const noArguments = z.array(z.never()).max(0);
