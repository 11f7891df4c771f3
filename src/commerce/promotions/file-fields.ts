import { z } from 'zod';
import { STORES, type StoreCode } from '#domain/people/locale.ts';

/** Values that rules about carts and rules about prices are written with. */

export const storeCodes = Object.keys(STORES) as [StoreCode, ...StoreCode[]];
const Minor = z.int().min(0).max(10_000_000);
export const ByStore = z.object({ default: Minor, german: Minor });
export const RuleCode = z
  .string()
  .regex(/^[\w-]{1,100}$/, 'letters, digits, hyphens and underscores');
/** A day is its first moment in UTC. */
export const Moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .transform((text) => new Date(text));
/** 12.5 for 12.5 %. */
export const Percent = z.number().positive().max(100).multipleOf(0.01);
/** Lower ones count first; of equal ones the older one. */
export const Position = z.int().min(0).max(1_000_000).default(100);

/** What does not say when it begins begins now, or has begun. */
export function endsLater({
  from,
  until,
}: {
  from?: Date | undefined;
  until?: Date | undefined;
}): boolean {
  return !until || (from ?? new Date()) < until;
}
