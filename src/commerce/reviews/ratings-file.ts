import { z } from 'zod';
import { STORES, type StoreCode } from '#domain/people/locale.ts';

const storeCodes = Object.keys(STORES) as [StoreCode, ...StoreCode[]];

const RatingInFile = z.strictObject({
  code: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens'),
  names: z.record(z.enum(storeCodes), z.string().trim().min(1).max(60)),
});

const RatingsFile = z
  .array(RatingInFile)
  .min(1)
  .max(10)
  .superRefine((ratings, context) => {
    for (const [at, { code }] of ratings.entries())
      if (ratings.findIndex((one) => one.code === code) < at)
        context.addIssue({ code: 'custom', path: [at, 'code'], message: 'stands there twice' });
  });

export type RatingInFile = z.infer<typeof RatingInFile>;

/** Ratings with faults, each told; nothing of them is changed. */
export class RefusedRatings extends Error {
  readonly faults: readonly { place: string; fault: string }[];

  constructor(faults: readonly { place: string; fault: string }[]) {
    super(faults.map(({ place, fault }) => `${place}: ${fault}`).join('\n'));
    this.faults = faults;
  }
}

/** Reads what stars are to be asked for from untrusted data. @throws RefusedRatings */
export function parseRatings(value: unknown): RatingInFile[] {
  const parsed = RatingsFile.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new RefusedRatings(
    parsed.error.issues.map(({ path, message }) => ({
      place: path.length > 0 ? path.join('.') : 'the file',
      fault: message,
    })),
  );
}
