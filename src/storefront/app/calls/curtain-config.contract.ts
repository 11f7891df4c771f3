import { z } from './schema.ts';
import type { CallContract } from './call-contract.ts';

export const contract = {
  GET: {
    summary: 'Whether the shop is closed for maintenance.',
    answers: { 200: { says: 'The curtain.', json: z.object({ curtain: z.boolean() }) } },
  },
} satisfies CallContract;
