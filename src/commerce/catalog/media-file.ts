import { z } from 'zod';
import { Names } from './file-fields.ts';

/** What storefronts use a picture as; each once for a product. */
export const mediaRoles = ['image', 'small_image', 'thumbnail', 'swatch_image'] as const;
export type MediaRole = (typeof mediaRoles)[number];

const mediaMax = 20;

/** Where the picture lies: whoever looks at a product asks for it there. */
const Address = z
  .url({ protocol: /^https$/, error: 'is no https address' })
  .max(1000)
  .refine((address) => !hasPassword(address), 'has a name or password in it');

function hasPassword(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

const Picture = z.strictObject({
  url: Address,
  roles: z
    .array(z.enum(mediaRoles))
    .refine((all) => isEachOnce(all), 'has a role twice')
    .default([]),
  /** What it shows, for those who cannot see it; the product's name unless it is said. */
  label: Names.optional(),
});

/** Pictures of a product, in their order. */
export const Media = z
  .array(Picture)
  .max(mediaMax)
  .refine((all) => isEachOnce(all.map(({ url }) => url)), 'has a picture twice')
  .refine((all) => isEachOnce(all.flatMap(({ roles }) => roles)), 'has two pictures of one role')
  .optional();
export type CatalogPicture = z.infer<typeof Picture>;

/** As which it is used: roles that no picture was given are the first one's, but for the swatch. */
export function rolesOf(media: readonly CatalogPicture[]): MediaRole[][] {
  const given = new Set(media.flatMap(({ roles }) => roles));
  const left = mediaRoles.filter((role) => role !== 'swatch_image' && !given.has(role));
  return media.map(({ roles }, place) => (place === 0 ? [...roles, ...left] : roles));
}

function isEachOnce(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
