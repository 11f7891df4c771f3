import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureHash } from '#commerce/index.ts';
import { openPictures } from './beside.ts';

const photo = () =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: '#805030' } });

let outer: string;
let folder: string;
let beside: ReturnType<typeof openPictures>;
beforeAll(async () => {
  outer = await mkdtemp(path.join(tmpdir(), 'beside-'));
  folder = path.join(outer, 'in');
  await mkdir(path.join(folder, 'sub'), { recursive: true });
  beside = openPictures(folder);
});
afterAll(async () => {
  await beside.close();
  await rm(outer, { recursive: true });
});

const put = async (name: string, bytes: Uint8Array | string) => {
  await writeFile(path.join(folder, name), bytes);
  return name;
};

/** As an import asks. */
async function take(name: string) {
  const found = await beside.hashOf(name);
  return 'fault' in found ? found : beside.make(name);
}

async function made(name: string) {
  const one = await take(name);
  if ('fault' in one) throw new Error(one.fault);
  return one;
}

describe('a picture that is taken', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const one = await made(await put(`a.${format}`, await photo().toFormat(format).toBuffer()));
    expect(one).toMatchObject({ kind: 'raster', isClear: false, size: { width: 60, height: 30 } });
    expect((await sharp(one.bytes).metadata()).format).toBe('webp');
  });

  test('stands upright, and says nothing of where and with what it was taken', async () => {
    const bytes = await photo()
      .withExif({ IFD0: { Artist: 'Ann', Orientation: '6' }, IFD3: { GPSLatitude: '52/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const one = await made(await put('sub/taken.jpg', bytes));
    expect(one.size).toEqual({ width: 30, height: 60 });
    const { exif, icc, xmp, orientation } = await sharp(one.bytes).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
  });

  test('is made small, and stays clear where it was', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0.5 };
    const large = sharp({ create: { width: 4000, height: 1000, channels: 4, background } });
    const one = await made(await put('large.png', await large.png().toBuffer()));
    expect(one).toMatchObject({ isClear: true, size: { width: 2000, height: 500 } });
  });

  test('may be drawn, whatever it is called', async () => {
    const one = await made(
      await put('a.txt', '\ufeff<svg xmlns="http://www.w3.org/2000/svg"><rect width="9"/></svg>'),
    );
    expect(one).toMatchObject({ kind: 'vector', isClear: true, size: null });
  });

  test('is known by what is in its file, and made once', async () => {
    const bytes = await photo().png().toBuffer();
    await put('known.png', bytes);
    expect(await beside.hashOf('known.png')).toEqual({ hash: pictureHash(bytes) });
    const before = await made('known.png');
    await put('known.png', 'changed');
    expect(await made('known.png')).toEqual(before);
  });
});

describe('is refused and told:', () => {
  test.each([
    ['none.jpg', 'is missing'],
    ['a.txt/b.jpg', 'is missing'],
    ['sub', 'is no file'],
    ['sub/../../outside.png', 'lies out of the folder of the import'],
    ['link.png', 'lies out of the folder of the import'],
    ['linked/outside.png', 'lies out of the folder of the import'],
  ])('%s, which %s', async (name, fault) => {
    await writeFile(path.join(outer, 'outside.png'), await photo().png().toBuffer());
    await symlink('../outside.png', path.join(folder, 'link.png')).catch(() => {});
    await symlink('..', path.join(folder, 'linked')).catch(() => {});
    await put('a.txt', '');
    expect(await take(name)).toEqual({ fault });
  });

  test.skipIf(process.platform === 'win32')('a pipe, which is not waited for', async () => {
    execFileSync('mkfifo', [path.join(folder, 'pipe.jpg')]);
    expect(await take('pipe.jpg')).toEqual({ fault: 'is no file' });
  });

  test('a file that is too large, and a picture that would be', async () => {
    await put('huge.jpg', '');
    await truncate(path.join(folder, 'huge.jpg'), 20 * 1024 * 1024 + 1);
    expect(await take('huge.jpg')).toEqual({ fault: 'is larger than 20 MB' });
    const wide = sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#fff' } });
    await put('wide.png', await wide.png().toBuffer());
    expect(await take('wide.png')).toEqual({ fault: 'has more than 40 megapixels' });
    await put('long.svg', `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(600_000)}</svg>`);
    expect(await take('long.svg')).toEqual({ fault: 'is larger than 512 kB' });
  });

  test('what is no picture, a damaged one, one that moves, and a format that is not taken', async () => {
    const noPicture = { fault: 'is damaged, or no picture (JPEG, PNG, WebP, AVIF or SVG)' };
    const jpeg = await photo().resize(400).jpeg().toBuffer();
    expect(await take(await put('words.jpg', 'words'))).toEqual(noPicture);
    expect(await take(await put('empty.jpg', ''))).toEqual(noPicture);
    expect(await take(await put('cut.jpg', jpeg.subarray(0, jpeg.length / 2)))).toEqual(noPicture);
    expect(await take(await put('a.gif', await photo().gif().toBuffer()))).toEqual(noPicture);
    expect(await take(await put('a.tiff', await photo().tiff().toBuffer()))).toEqual(noPicture);
    const stills = [await photo().png().toBuffer(), await photo().negate().png().toBuffer()];
    const frames = await sharp(stills, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await take(await put('moves.webp', frames))).toEqual({
      fault: 'has several pictures in it',
    });
  });

  test('a drawing with something unsafe in it, with its line', async () => {
    const unsafe = '<svg xmlns="http://www.w3.org/2000/svg">\n<script/></svg>';
    expect(await take(await put('unsafe.svg', unsafe))).toEqual({
      fault: 'line 2: <script> may not stand in a picture',
    });
    expect(await take(await put('latin.svg', Buffer.from('<svg>\u00e4</svg>', 'latin1')))).toEqual({
      fault: 'is no text in UTF-8',
    });
  });

  test('a file that is changed between two looks at it', async () => {
    await put('changing.png', await photo().png().toBuffer());
    await beside.hashOf('changing.png');
    await put('changing.png', await photo().tint('#f00').png().toBuffer());
    expect(await beside.make('changing.png')).toEqual({ fault: 'was changed while it was read' });
  });
});

test('nothing that was made stays behind', async () => {
  const lying = async () =>
    (await readdir(tmpdir())).filter((name) => name.startsWith('framewell-pictures-'));
  const before = await lying();
  const other = openPictures(folder);
  await put('once.png', await photo().png().toBuffer());
  await other.hashOf('once.png');
  await other.make('once.png');
  expect(await lying()).toHaveLength(before.length + 1);
  await other.close();
  expect((await lying()).toSorted()).toEqual(before.toSorted());
});
