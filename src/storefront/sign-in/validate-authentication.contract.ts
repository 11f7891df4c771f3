import { z } from '../app/calls/schema.ts';
import { refusal, type CallContract } from '../app/calls/call-contract.ts';

export const authenticationBody = z.object({
  memberId: z.string().optional().describe('Not needed where this browser has said it before.'),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional().describe('One of phone and email.'),
  recaptcha: z.string().optional().describe('A proof from verifyScore; counts once.'),
});

export const contract = {
  POST: {
    summary: 'Asks for a one-time code, with the names of the card and a contact on file.',
    body: authenticationBody,
    example: {
      memberId: 'AH000000000',
      firstName: 'Ada',
      lastName: 'Example',
      email: 'ada@example.com',
    },
    answers: {
      200: {
        says: 'Empty when a code is on its way; alike for members and strangers.',
        json: z.object({ errors: z.array(z.object({ code: z.string(), message: z.string() })) }),
      },
      422: refusal('What is missing or cannot be, by field.'),
      429: refusal('Too many tries; Retry-After says how long to wait.'),
    },
  },
} satisfies CallContract;
