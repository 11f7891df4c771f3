import { z } from '../app/calls/schema.ts';
import type { CallContract } from '../app/calls/call-contract.ts';

export const contract = {
  GET: {
    summary: 'This document.',
    answers: {
      200: {
        says: 'OpenAPI 3.1, made from the schemas that the calls read by.',
        json: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }),
      },
    },
  },
} satisfies CallContract;
