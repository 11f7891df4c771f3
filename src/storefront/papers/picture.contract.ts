import { refusal, type CallContract } from '../app/calls/call-contract.ts';

export const contract = {
  GET: {
    summary: 'One page of a picture that the shopper gave. No one keeps it.',
    params: { id: 'The upload.', page: 'Which page, counted from 0.' },
    answers: {
      200: { says: 'The picture.', as: 'image/jpeg' },
      404: refusal('There is no such picture.'),
    },
  },
} satisfies CallContract;
