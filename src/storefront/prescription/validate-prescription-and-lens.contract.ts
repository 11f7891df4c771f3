import { z } from '../app/calls/schema.ts';
import type { CallContract } from '../app/calls/call-contract.ts';

/** A value as typed or as data: what cannot be is judged by the rules, and told in words. */
const value = z.union([z.number(), z.string(), z.null()]).optional();
const eye = z
  .looseObject({
    sphere: value,
    cylinders: value,
    axis: value,
    add: value,
    prismHor: value,
    baseHor: value,
    prismVer: value,
    baseVer: value,
    pd: value,
  })
  .nullish();

export const validationBody = z.object({
  prescription: z.looseObject({
    lensType: z.string().nullish().describe('SingleVision, Bifocals or Progressive.'),
    pd: value.describe('Millimetres; 0 where each eye has its own.'),
    od: eye.describe('The right eye.'),
    os: eye.describe('The left eye.'),
  }),
});

export const contract = {
  POST: {
    summary: 'What is wrong with a prescription, and whether any lens can be made for it.',
    body: validationBody,
    example: {
      prescription: {
        lensType: 'SingleVision',
        pd: 63,
        od: { sphere: -2.25, cylinders: 0, axis: 0, add: 0 },
        os: { sphere: -2, cylinders: 0, axis: 0, add: 0 },
      },
    },
    answers: {
      200: {
        says: 'In the language of the store.',
        json: z.object({
          validatePrescriptionResults: z.object({
            success: z.boolean(),
            errorMessages: z
              .record(z.string(), z.array(z.string()))
              .describe('By field, such as od.sphere.'),
          }),
          validateLensResults: z.object({
            hasLens: z.boolean(),
            errorMessage: z.string(),
            itemTypes: z.array(z.string()).describe('Codes of the lenses that can be made.'),
          }),
        }),
      },
    },
  },
} satisfies CallContract;
