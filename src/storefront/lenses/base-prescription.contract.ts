import { z } from '../app/calls/schema.ts';
import type { CallContract } from '../app/calls/call-contract.ts';

export const contract = {
  GET: {
    summary: 'The fields that a prescription is entered in, as options of the cart.',
    answers: {
      200: {
        says: 'The uid of an option is custom-option/{option_id}, in base64.',
        json: z.array(z.object({ title: z.string().nullable(), option_id: z.number().nullable() })),
      },
    },
  },
} satisfies CallContract;
