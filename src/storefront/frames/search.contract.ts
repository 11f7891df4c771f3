import { z } from '../app/calls/schema.ts';
import {
  COLOUR_GROUPS,
  FEATURES,
  FRAME_SHAPES,
  FRAME_SIZES,
  GENDERS,
  LENS_TYPES,
} from '#domain/frames/catalogue-types.ts';
import type { CallContract } from '../app/calls/call-contract.ts';

/** Everything that is said of a frame that is found. */
const hit = z.object({
  sku: z.string(),
  name: z.string(),
  size: z.string().nullable(),
  frameShape: z.string().nullable(),
  lensTypes: z.array(z.string()),
  frameWidthMm: z.number().nullable(),
  price: z.object({ value: z.number(), currency: z.string() }).describe('The lowest.'),
  isInStock: z.boolean(),
  image: z.string().nullable(),
});
export type FrameHit = z.infer<typeof hit>;
const fields = hit.keyof();

export const searchBody = z.object({
  parameters: z.object({
    query: z.string().max(100).default('').describe('Words to look for.'),
    page: z.int().min(0).max(9999).default(0).describe('Counted from 0.'),
    hitsPerPage: z.int().min(1).max(100).default(20),
    sort: z
      .enum(['recommended', 'price-up', 'price-down', 'name', 'newest'])
      .default('recommended'),
    filters: z
      .object({
        frameShapes: z.array(z.enum(FRAME_SHAPES)).default([]),
        sizes: z.array(z.enum(FRAME_SIZES)).default([]),
        category: z.array(z.enum(GENDERS)).default([]),
        lensType: z.enum(LENS_TYPES).nullable().default(null),
        features: z.array(z.enum(FEATURES)).default([]),
        colors: z.array(z.enum(COLOUR_GROUPS)).default([]),
      })
      .prefault({})
      .describe('Of one filter any word counts; of several filters all.'),
  }),
  searchFields: z.array(fields).optional().describe('What to say of each hit; all without it.'),
});

export const contract = {
  POST: {
    summary: 'Looks for frames by words and filters, in the store of the caller.',
    body: searchBody,
    example: { parameters: { filters: { frameShapes: ['Round'], lensType: 'SingleVision' } } },
    answers: {
      200: {
        says: 'One page of what is found; none beyond the last.',
        json: z.object({
          hits: z.array(hit.partial()),
          page: z.int(),
          nbHits: z.int(),
          hitsPerPage: z.int(),
          nbPages: z.int(),
        }),
      },
    },
  },
} satisfies CallContract;
