import { refusal, type CallContract } from '../app/calls/call-contract.ts';

export const contract = {
  GET: {
    summary: 'The saved prescription as a FHIR R4 VisionPrescription.',
    answers: {
      200: { says: 'A document to keep.', as: 'application/fhir+json' },
      404: refusal('No prescription is saved.'),
    },
  },
} satisfies CallContract;
