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

/** A path below the folder of the catalogue, with forward slashes on every system. */
const Path = z
  .string()
  .max(300)
  .regex(/^[^\\\p{Cc}]*$/u, 'is no path of a file')
  .refine(
    (path) => !/^\/|^[a-z]:|(^|\/)\.{0,2}(\/|$)/i.test(path),
    'is no path below the folder of the import',
  );

const Picture = z
  .strictObject({
    url: Address.optional(),
    /** In place of an address: a file beside the catalogue, which is taken in. */
    file: Path.optional(),
    roles: z
      .array(z.enum(mediaRoles))
      .refine((all) => isEachOnce(all), 'has a role twice')
      .default([]),
    /** What it shows, for those who cannot see it; the product's name unless it is said. */
    label: Names.optional(),
  })
  .transform(({ url, file, roles, label }, context): CatalogPicture | FilePicture => {
    const told = { roles, ...(label && { label }) };
    if (url !== undefined && file === undefined) return { url, ...told };
    if (file !== undefined && url === undefined) return { file, ...told };
    context.addIssue({ code: 'custom', message: 'has either an address or a file' });
    return z.NEVER;
  });

type Told = { roles: MediaRole[]; label?: z.infer<typeof Names> };
/** A picture of a product: at an address of the web, or one of ours as `mediaAddress` has it. */
export type CatalogPicture = Told & { url: string };
/** One that is still to be taken in. */
export type FilePicture = Told & { file: string };

/** Pictures of a product, in their order. */
export const Media = z
  .array(Picture)
  .max(mediaMax)
  .refine((all) => isEachOnce(all.map(whereOf)), 'has a picture twice')
  .refine((all) => isEachOnce(all.flatMap(({ roles }) => roles)), 'has two pictures of one role')
  .optional();

const whereOf = (one: CatalogPicture | FilePicture) => ('url' in one ? one.url : one.file);

/** As which it is used: roles that no picture was given are the first one's, but for the swatch. */
export function rolesOf(media: readonly Told[]): MediaRole[][] {
  const given = new Set(media.flatMap(({ roles }) => roles));
  const left = mediaRoles.filter((role) => role !== 'swatch_image' && !given.has(role));
  return media.map(({ roles }, place) => (place === 0 ? [...roles, ...left] : roles));
}

function isEachOnce(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
