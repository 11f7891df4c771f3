import { z } from '../app/calls/schema.ts';
import { refusal, type CallContract } from '../app/calls/call-contract.ts';

export const proofBody = z.object({
  token: z.string().describe('The challenge with its solution, as JSON in base64.'),
});

export const contract = {
  GET: {
    summary: 'A puzzle for the bot check, to be solved by the browser.',
    answers: {
      200: { says: 'The puzzle, as ALTCHA has it.', json: z.looseObject({}) },
    },
  },
  POST: {
    summary: 'Checks the solution of a puzzle. The score stays here, bound to the browser.',
    body: proofBody,
    answers: {
      200: { says: 'The proof is good.', json: z.object({ verified: z.literal(true) }) },
      422: refusal('This proof does not count.'),
    },
  },
} satisfies CallContract;
