import { z } from './schema.ts';
import { refusal, type CallContract } from './call-contract.ts';

const errorTypes = ['expressCheckout', 'add2Cart'] as const;

export const reportBody = z.looseObject({
  errorType: z.enum(errorTypes, { error: `errorType is one of ${errorTypes.join(', ')}.` }),
  error: z.unknown().optional().describe('A text, or an object with its text as message.'),
  cartId: z.unknown().optional().describe('The cart it happened to.'),
});

export const contract = {
  POST: {
    summary: 'Reports an action that failed in a browser, with any further data, in 8 KB.',
    body: reportBody,
    example: { errorType: 'add2Cart', error: 'No stock left', cartId: 'x' },
    answers: {
      204: { says: 'Kept. Who reports is told by the session, never by the body.' },
      422: refusal('Nobody knows this kind.'),
    },
  },
} satisfies CallContract;
