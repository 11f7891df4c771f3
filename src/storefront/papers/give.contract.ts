import { z } from '../app/calls/schema.ts';
import { type CallContract } from '../app/calls/call-contract.ts';

const problems = {
  says: 'What is wrong, in the language of the store, with which file.',
  json: z.object({
    errors: z.array(
      z.object({
        code: z.string(),
        message: z.string(),
        file: z.number().nullable().describe('Counted from 0; null where it is all of them.'),
      }),
    ),
    requestId: z.string(),
  }),
};

export const contract = {
  POST: {
    summary: 'Takes the pictures of a prescription: all of them or none.',
    form: z.object({
      file: z.array(z.file()).describe('JPEG, PNG, WebP or PDF.'),
      read: z.enum(['yes', 'no']).optional().describe('Whether the values are to be read.'),
    }),
    answers: {
      201: {
        says: 'Kept, and the page that shows it.',
        json: z.object({ id: z.string(), location: z.string() }),
      },
      400: problems,
      413: problems,
      422: problems,
      429: problems,
      503: problems,
    },
  },
} satisfies CallContract;
