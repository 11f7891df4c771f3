import { z } from '../app/calls/schema.ts';
import type { CallContract } from '../app/calls/call-contract.ts';
import { noArguments } from './no-arguments.ts';

const text = z.string().nullable();

/** What a member may ask of member data by name, about themselves and nobody else. */
export const memberDataMethods = {
  getUserInfo: {
    summary: 'What the plan knows of the member.',
    body: noArguments,
    example: [],
    answers: {
      200: {
        says: 'The member.',
        json: z
          .object({
            firstName: text,
            lastName: text,
            email: text,
            phone: text,
            street: text,
            city: text,
            state: text,
            postcode: text,
          })
          .nullable(),
      },
    },
  },
  getGlassRedemptionStatusByUserId: {
    summary: 'Whether the benefit is used.',
    body: noArguments,
    example: [],
    answers: {
      200: {
        says: 'Null before the first order.',
        json: z.object({ status: z.string(), timestamp: text, orderNumber: text }).nullable(),
      },
    },
  },
} as const satisfies CallContract['methods'];

export const contract = { methods: memberDataMethods } satisfies CallContract;
