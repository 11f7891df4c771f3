import { expect, test } from 'vitest';
import { noCells, sheetOf } from '../meaning/meaning.test-data.ts';
import type { Look } from '../recognise/find-lines.ts';
import { readSheet } from './read-sheet.ts';

const whole = `
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
`;
const withoutEyes = whole.replaceAll(/^[RL]/gm, ' ');

const picture = { picture: new Uint8Array(), words: null };

/** What is read where the looks see these sheets, one after another, and how many there were. */
async function readOf(drawings: string[], pages: Parameters<typeof readSheet>[1] = [picture]) {
  const looks: (Look | undefined)[] = [];
  const see = (_pages: unknown, look?: Look) => {
    looks.push(look);
    const drawing = drawings[looks.length - 1] ?? '';
    return Promise.resolve({ ...sheetOf(drawing), cells: noCells, turnedPictures: [null] });
  };
  const { reading } = await readSheet({ see }, pages, 10_000);
  const values = reading.isPrescription ? reading.values : {};
  const texts = Object.entries(values).map(([name, { text }]) => [name, text] as const);
  return { looks: looks.length, reading, texts: Object.fromEntries(texts) };
}

test('a sheet that is sure at first sight is looked at once', async () => {
  const { looks, texts } = await readOf([whole]);
  expect(looks).toBe(1);
  expect(texts).toMatchObject({ 'od.sphere': '-2.25', 'os.axis': '20' });
});

test('one of which an eye is not certain is looked at again', async () => {
  const { looks, texts } = await readOf([withoutEyes, whole]);
  expect(looks).toBe(2);
  expect(texts).toMatchObject({ 'od.sphere': '-2.25', 'os.axis': '20' });
});

test('a sheet that is void at one look is not told by another one', async () => {
  const stamped = `SPECTACLE PRESCRIPTION\nVOID\n${whole}`;
  const none = { isPrescription: false, reason: 'notPrescribed' };
  expect(await readOf([stamped, whole])).toMatchObject({ looks: 1, reading: none });
  expect(await readOf([withoutEyes, stamped, whole])).toMatchObject({ looks: 2, reading: none });
});

test('the first look stays where no later one knows both spheres', async () => {
  const half = whole.replace('+1.00', '     ');
  const { looks, reading } = await readOf([withoutEyes, half, half]);
  expect(looks).toBe(3);
  expect(reading.isPrescription).toBe(false);
});

test('where a sphere is read by no look, that which knows both and tells most counts, filled from others', async () => {
  const half = whole.replace('+1.00', '1.00');
  const less = half.replace('-0.50', '-0,50').replace('175', '1 5');
  const { looks, texts } = await readOf([withoutEyes, less, half]);
  expect(looks).toBe(3);
  expect(texts).toMatchObject({ 'os.sphere': null, 'od.sphere': '-2.25', 'od.axis': '175' });
  const unread = half.replace('-0.75', '-0,75');
  const filled = await readOf([unread, half.replace('-0.50', '-0,50'), unread]);
  expect(filled.texts).toMatchObject({
    'os.sphere': null,
    'od.cylinder': '-0.75',
    'os.cylinder': '-0.50',
  });
  const contradicted = await readOf([half, half.replace('175', '170'), unread]);
  expect(contradicted.texts).toMatchObject({ 'od.sphere': '-2.25', 'od.axis': null });
});

test('a third look counts where the second one is not sure of both eyes', async () => {
  const half = whole.replace('+1.00', '1.00').replace('175', '170');
  const { looks, texts } = await readOf([withoutEyes, half, whole]);
  expect(looks).toBe(3);
  expect(texts).toMatchObject({ 'od.axis': null, 'od.sphere': '-2.25', 'os.sphere': '+1.00' });
});

test('what the first look could not read counts where the second one reads the same digits and sign', async () => {
  const unread = whole.replace('-0.75', '-0,75');
  const { looks, texts } = await readOf([unread, whole]);
  expect(looks).toBe(2);
  expect(texts).toMatchObject({ 'od.cylinder': '-0.75', 'od.sphere': '-2.25' });
  const other = await readOf([unread, whole.replace('-0.75', '-0.50')]);
  expect(other.texts).toMatchObject({ 'od.cylinder': null, 'od.sphere': '-2.25' });
  const withoutSign = await readOf([whole.replace('-0.75', '0.75 '), whole]);
  expect(withoutSign.texts).toMatchObject({ 'od.cylinder': null, 'od.sphere': '-2.25' });
  const ofSeven = whole.replace('-0.75', '-7.50');
  const seven = await readOf([ofSeven.replace('-7.50', '-7,50'), ofSeven]);
  expect(seven.texts).toMatchObject({ 'od.cylinder': null });
});

test('what two looks that are sure of both eyes tell in another way is asked', async () => {
  const unread = whole.replace('-0.50', '-0,50');
  const { texts } = await readOf([unread, whole.replace('175', '170')]);
  expect(texts).toMatchObject({ 'od.axis': null, 'os.cylinder': '-0.50' });
});

test('of what the first look was not sure what it is, no later one tells', async () => {
  const isNotPlain = `${whole}PD 62\nPD 64\n`;
  const { texts } = await readOf([isNotPlain, `${whole}PD 62\n`]);
  expect(texts.pd ?? null).toBeNull();
});

test('what both looks are certain of in another way is asked', async () => {
  const half = whole.replace('+1.00', '1.00');
  const { texts } = await readOf([half.replace('175', '170'), whole]);
  expect(texts).toMatchObject({ 'od.axis': null, 'od.sphere': '-2.25', 'os.sphere': '+1.00' });
});

test.each([
  ['Axis OD changed to 165', ['od.axis']],
  ['R sph -2.50 instead of -2.25', ['od.sphere']],
  ['ERRATUM: both eyes were transposed', ['od.sphere', 'os.sphere', 'od.axis']],
] as const)(
  'what "%s" takes back in one look is asked, though another has not read it',
  async (remark, names) => {
    const paper = `\nGlasses prescription for Mrs Rowe, please make${whole}`;
    const unread = paper.replace('-0.50', '-0,50');
    const asked = Object.fromEntries(names.map((name) => [name, null]));
    expect((await readOf([`${unread}${remark}\n`, paper])).texts).toMatchObject(asked);
    expect((await readOf([unread, `${paper}${remark}\n`])).texts).toMatchObject(asked);
  },
);

test('an addition that both looks tell in another way is asked without the power for near', async () => {
  const far =
    '\nFerne\n     SPH      CYL      AXIS\nR    -2.25    -0.75    175\nL    +1.00    -0.50    20\n';
  const near = `${far}Nähe\n     SPH      CYL      AXIS\nR    -0.25\nL    +3.00\n`;
  const first = `${far.replace('+1.00', '1.00')}Add +2.50\n`;
  const { reading } = await readOf([first, near]);
  if (!reading.isPrescription) throw new Error(reading.reason);
  expect(reading.values['od.add']).toMatchObject({ text: null, printed: '+2.50' });
  expect(reading.values['od.add']).not.toHaveProperty('nearSphere');
});

test('what the first look saw and the second did not is asked, not lost', async () => {
  const first = whole.replace('+1.00', '1.00');
  const second = whole.replace('-0.75 ', '      ').replace('175', '   ');
  const { looks, texts } = await readOf([first, second]);
  expect(looks).toBe(2);
  expect(texts).toMatchObject({ 'od.cylinder': null, 'od.axis': null, 'os.sphere': '+1.00' });
});

test('the first look stays where the second one holds the picture otherwise', async () => {
  let looks = 0;
  const see = () => {
    looks += 1;
    const [drawing, turned] = looks === 1 ? [withoutEyes, null] : [whole, new Uint8Array(1)];
    return Promise.resolve({ ...sheetOf(drawing), cells: noCells, turnedPictures: [turned] });
  };
  const { reading, turnedPictures } = await readSheet({ see }, [picture], 10_000);
  expect(looks).toBe(3);
  expect([reading.isPrescription, turnedPictures]).toEqual([false, [null]]);
});

test('there is no second look where the first one was long work', async () => {
  const looks: (Look | undefined)[] = [];
  const see = (_pages: unknown, look?: Look) => {
    looks.push(look);
    return Promise.resolve({ ...sheetOf(withoutEyes), cells: noCells, turnedPictures: [null] });
  };
  await readSheet({ see }, [picture], 0);
  expect(looks).toEqual([undefined]);
});

test('a text without powers, or of several pages, is looked at once', async () => {
  expect((await readOf(['Lakeside Family Eye Care'])).looks).toBe(1);
  expect((await readOf([withoutEyes, whole], [picture, picture])).looks).toBe(1);
});
