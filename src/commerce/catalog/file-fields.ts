import { z } from 'zod';
import { visibleText } from '#domain/people/display-name.ts';

/** Values that several parts of a catalogue file are written with. */

/** As many characters as a Magento lets names have; what is sorted or found by has to fit an index. */
export const wordCharsMax = 255;

export const UrlKey = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case, digits and hyphens')
  .max(wordCharsMax);
/** Where a category lies: its own address behind those of all that it lies in. */
export const UrlPath = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/,
    'lower case, digits and hyphens, parted by /',
  )
  .max(wordCharsMax);
export const Text = z.string().transform(visibleText).pipe(z.string().min(1).max(4000));
export const Texts = z.strictObject({ en: Text, de: Text });
/** What lists are sorted by and products found by. */
export const Name = Text.pipe(z.string().max(wordCharsMax));
export const Names = z.strictObject({ en: Name, de: Name });
export const PriceMinor = z.int().min(0).max(10_000_000);
export const Prices = z.strictObject({ default: PriceMinor, german: PriceMinor });
/** What each of so many pieces costs, on one line of a cart. */
export const Tiers = z
  .array(z.strictObject({ quantity: z.int().min(2).max(20), price: Prices }))
  .max(19)
  .refine(
    (all) => new Set(all.map(({ quantity }) => quantity)).size === all.length,
    'has a quantity twice',
  )
  .optional();
