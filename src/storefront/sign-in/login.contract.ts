import { z } from '../app/calls/schema.ts';
import { refusal, type CallContract } from '../app/calls/call-contract.ts';

export const loginBody = z.object({ otp: z.string().describe('The code that was sent.') });

export const contract = {
  POST: {
    summary: 'Signs a member in by the one-time code. A wrong code is no error by its status.',
    body: loginBody,
    example: { otp: '123456' },
    answers: {
      200: {
        says: 'Whether the member is signed in. The message of every failure holds "otp".',
        json: z.object({ message: z.string(), login: z.boolean() }),
      },
      503: refusal('Member data cannot be reached.'),
    },
  },
} satisfies CallContract;
