import { expect, test } from '@playwright/test';
import { PHONE, shot, storedTurned } from '../faces/make-film.ts';
import { fillLab } from '../faces/lab/lab.ts';

/** Upright, turned, mirrored, and mirrored and turned. */
const TAGS = [1, 2, 3, 4, 5, 6, 7, 8];
/** Another picture of the same face, packed once more; a mirrored eye is a pixel's part wider. */
const ALIKE_MM = 1;

test('a photo measures the same however a phone has stored it, and is kept without its tags', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await fillLab(page);
  const upright = await shot();
  const files = await Promise.all(TAGS.map((tag) => storedTurned(upright, tag)));
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  // oxlint-disable-next-line no-await-in-loop -- there is one tracker
  for (const file of files) measured.push(await measure(file));

  for (const one of measured) {
    expect(one).not.toBeNull();
    const { measures, still } = one!;
    expect([still.widthPx, still.heightPx]).toEqual([1280, 720]);
    expect(Math.abs(measures.pd.mm - measured[0]!.measures.pd.mm)).toBeLessThan(ALIKE_MM);
    expect(Math.abs(measures.faceWidth.mm - measured[0]!.measures.faceWidth.mm)).toBeLessThan(
      ALIKE_MM,
    );
  }
  const kept = measured.map((one) => Buffer.from(one!.still.picture.split(',')[1]!, 'base64'));
  expect(files.every((file) => file.includes(PHONE.Make))).toBe(true);
  expect(kept.filter((file) => file.includes('Exif') || file.includes(PHONE.Make))).toEqual([]);

  function measure(file: Buffer) {
    return page.evaluate(
      (address) => window.lab.photo(address),
      `data:image/jpeg;base64,${file.toString('base64')}`,
    );
  }
});
