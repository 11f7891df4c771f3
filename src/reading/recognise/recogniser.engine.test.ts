import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { boxOfCharacters, type Page, type Word } from '../words.ts';
import { receive } from './receive.ts';
import { conditions } from '#test/conditions.ts';
import { noisePicture } from '#test/rx-sheets/camera.ts';
import { diceFor } from '#test/rx-sheets/dice.ts';
import { LATER_LOOKS } from './find-lines.ts';
import { createRecogniser, type SeenSheet } from './recogniser.ts';

const recogniser = createRecogniser({ threads: 1 });
afterAll(() => recogniser.close());

const file = (name: string) =>
  readFile(path.join(import.meta.dirname, '../../../test/rx-pictures', name));

async function see(bytes: Uint8Array): Promise<SeenSheet> {
  const received = await receive(bytes);
  if (!received.ok) throw new Error(received.reason);
  return recogniser.see(received.pages);
}

async function seePage(bytes: Uint8Array): Promise<Page> {
  return firstOf(await see(bytes));
}

const kept = new Map<string, Promise<SeenSheet>>();

/** A picture is seen once, however many tests look at what was seen. */
async function seenOf(name: string): Promise<SeenSheet> {
  const sheet = kept.get(name) ?? file(name).then(see);
  kept.set(name, sheet);
  return sheet;
}

async function pageOf(name: string): Promise<Page> {
  return firstOf(await seenOf(name));
}

function firstOf({ pages: [page] }: SeenSheet): Page {
  if (!page) throw new Error('There is no page.');
  return page;
}

/** With one kind of minus and of point, and without spaces. */
function plain(text: string): string {
  return text.replaceAll(/[−–]/gu, '-').replaceAll(',', '.').replaceAll(' ', '');
}

function textsOf({ words }: Pick<Page, 'words'>): string[] {
  return words.map(({ text }) => plain(text));
}

function wordIn({ words }: Page, text: string): Word {
  const found = words.find((word) => plain(word.text) === text);
  if (!found) throw new Error(`${text} is not among ${words.map((word) => word.text).join(' | ')}`);
  return found;
}

test('a clean card is read word for word, each in its place', async () => {
  const page = await pageOf('brillenpass-clean.png');

  expect(textsOf(page)).toEqual(
    expect.arrayContaining([
      'Rechts',
      'Links',
      '-2.50',
      '-0.75',
      '0.00',
      '31.5',
      '31',
      '035',
      'PD',
    ]),
  );
  const [value, eye, label] = ['-0.75', 'Links', 'Achse'].map((text) => wordIn(page, text).box);
  expect(Math.abs((value?.yPx ?? 0) - (eye?.yPx ?? 0))).toBeLessThan(0.3 * (value?.heightPx ?? 0));
  expect(value?.xPx).toBeLessThan(label?.xPx ?? 0);
  expect(page).toMatchObject({ widthPx: 1640, heightPx: 830, turnedDegrees: 0 });
});

test('a number is read twice, a label once', async () => {
  const page = await pageOf('brillenpass-clean.png');

  expect(plain(wordIn(page, '-0.75').second?.text ?? '')).toBe('-0.75');
  expect(wordIn(page, 'Achse').second).toBeNull();
});

test('each character has its own place, from left to right', async () => {
  const { characters, box } = wordIn(await pageOf('brillenpass-clean.png'), '-0.75');

  const places = characters.map(({ xPx }) => xPx);
  expect(characters.map(({ text }) => plain(text)).join('')).toBe('-0.75');
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(box.xPx - box.widthPx / 2);
  expect(Math.max(...places)).toBeLessThan(box.xPx + box.widthPx / 2);
});

test('a bad photo is read as well', async () => {
  const texts = textsOf(await pageOf('pad-heavy.jpg'));

  expect(texts).toEqual(expect.arrayContaining(['+0.25', '-2.25', '41', '-0.50', 'OD', 'AXIS']));
});

test('a long line on bent paper keeps its signs, its points and its places', async () => {
  const page = await pageOf('sentence-bent.jpg');
  const line = page.words.find(({ text }) => text.includes('rechts'));

  expect(plain(line?.text ?? '')).toMatch(/rechtsplan-1[.]75Achse075[.]links[+]0[.]25-0[.]50$/);
  expect(line?.box.heightPx).toBeLessThan((line?.box.widthPx ?? 0) / 20);
});

test('lone letters that name an eye are read, and nothing else is taken for one', async () => {
  const { words } = await pageOf('letters-heavy.jpg');

  const letters = words.filter(({ text }) => /^\D$/.test(text)).map(({ text }) => text);
  expect(letters.toSorted()).toEqual(['L', 'L', 'R', 'R']);
});

test('a word of letters that is not clear is read by the recogniser of letters as well', async () => {
  const received = await receive(await file('letters-heavy.jpg'));
  if (!received.ok) throw new Error(received.reason);
  const [look] = LATER_LOOKS;
  const { pages } = await recogniser.see(received.pages, look);

  const twice = pages[0]!.words.filter(({ letters }) => letters !== null);
  expect(twice.map(({ letters }) => letters!.text)).toContain('Zylinder');
  expect(twice.filter(({ text }) => /\d{2}/.test(text))).toEqual([]);
});

test('the n that is left of a small In is read by the recogniser of letters as well', async () => {
  const { words } = await pageOf('base-in-heavy.jpg');

  const [base] = words.filter(({ text }) => text === 'n');
  expect(base?.letters?.text).toBe('In');
});

test('the letter of the other eye is looked for where only one was found', async () => {
  const page = await pageOf('packets-clean.png');

  const letter = wordIn(page, 'L').box;
  expect(textsOf(page).filter((text) => /^[RL]$/.test(text))).toEqual(['R', 'L']);
  expect(Math.abs(letter.yPx - wordIn(page, 'R').box.yPx)).toBeLessThan(0.2 * letter.heightPx);
  expect(letter.xPx).toBeGreaterThan(page.widthPx / 2);
});

test('the letter of the other eye is found by its ink where the detector marks none', async () => {
  const page = await pageOf('bags-heavy.jpg');

  expect(textsOf(page).filter((text) => /^[RL]$/.test(text))).toEqual(['R', 'L']);
  const [right, left] = ['R', 'L'].map((letter) => wordIn(page, letter).box);
  expect(left?.yPx).toBeGreaterThan((right?.yPx ?? 0) + 100);
});

test('of one eye that is named in every block, and the other in none, the other is found', async () => {
  const page = await pageOf('chips-clean.png');

  const letters = textsOf(page).filter((text) => /^[RL]$/.test(text));
  expect(letters.toSorted().join('')).toMatch(/^L{5,6}R{6}$/);
  const [right, left] = ['R', 'L'].map((letter) => wordIn(page, letter).box);
  expect(left?.xPx).toBeGreaterThan((right?.xPx ?? 0) + 400);
});

test('eyes that are written up the side of a table are read as one word', async () => {
  const page = await pageOf('upended-clean.png');

  expect(textsOf(page)).toEqual(expect.arrayContaining(['RIGHT', 'LEFT']));
  expect(textsOf(page).filter((text) => text.length === 1)).toEqual([]);
});

test('short heads of columns are read as well as long ones', async () => {
  const texts = textsOf(await pageOf('halves-clean.png'));

  const heads = texts.filter((text) => /^(?:Sph|Cyl|Axis|Prism)$/.test(text)).toSorted();
  expect(heads).toEqual(['Axis', 'Axis', 'Cyl', 'Cyl', 'Prism', 'Prism', 'Sph', 'Sph']);
});

test.each(conditions([90, 180], [270]))(
  'a page turned by %i degrees is turned upright',
  async (degrees) => {
    const bytes = await file('table-light.jpg');
    const upright = await pageOf('table-light.jpg');
    const { pages, turnedPictures } = await see(
      await sharp(bytes).rotate(degrees).png().toBuffer(),
    );
    const [page] = pages;

    expect(page).toMatchObject({
      turnedDegrees: 360 - degrees,
      widthPx: upright.widthPx,
      heightPx: upright.heightPx,
    });
    const signed = textsOf(upright).filter((text) => /^[-+]\d/.test(text));
    expect(signed.length).toBeGreaterThan(3);
    expect(textsOf(page ?? { words: [] })).toEqual(expect.arrayContaining(signed));
    const { width, height } = await sharp(turnedPictures[0] ?? undefined).metadata();
    expect({ width, height }).toEqual({ width: upright.widthPx, height: upright.heightPx });
  },
);

test('a sign that reading lost is seen by its shape, and none is seen where there is none', async () => {
  const { pages, cells } = await seenOf('slip-heavy.jpg');
  const numbers = (pages[0]?.words ?? []).filter(({ text }) => /^[-+−–]?\d\.\d\d$/u.test(text));
  const signs = await Promise.all(numbers.map(({ box }) => cells.signOf(0, box)));

  for (const [index, { text }] of numbers.entries()) {
    const read = /^[-−–]/u.test(text) ? 'minus' : text.startsWith('+') ? 'plus' : null;
    if (read) expect([read, null]).toContain(signs[index]);
  }
  const lost = numbers.findIndex(({ text }) => text === '2.00');
  expect(signs[lost]).toBe('minus');

  const card = await seenOf('brillenpass-clean.png');
  const [page] = card.pages;
  if (!page) throw new Error('There is no page.');
  expect(await card.cells.signOf(0, wordIn(page, '-2.50').box)).toBe('minus');
  expect(await card.cells.signOf(0, wordIn(page, '0.00').box)).toBeNull();
  expect(await card.cells.signOf(0, wordIn(page, '035').box)).toBeNull();
});

test('the letter of an eye that is marked badly is read with less around it', async () => {
  const { words } = await pageOf('blurred-heavy.jpg');
  const eyes = words.filter(({ text }) => /^[RL]$/.test(text));
  const downwards = eyes.toSorted((a, b) => a.box.yPx - b.box.yPx);
  expect(downwards.map(({ text }) => text)).toEqual(['R', 'L', 'R', 'L']);
});

test('another engine reads a cell again', async () => {
  const { pages, cells } = await seenOf('table-light.jpg');
  const [page] = pages;
  const word = page?.words.find(({ text }) => plain(text) === '+2.00');
  if (!word) throw new Error('There is no such value.');

  expect(plain((await cells.readAgain(0, word.box)) ?? '')).toBe('+2.00');
});

test('a number written by hand is read again as nothing but a number', async () => {
  const { pages, cells } = await seenOf('written-light.jpg');
  const word = pages[0]?.words.find(({ text }) => plain(text).startsWith('ADD'));
  if (!word) throw new Error('There is no addition.');
  const from = word.characters.findIndex(({ text }) => text === '+');

  expect(plain(word.text)).toContain('+1.2S');
  const box = boxOfCharacters(word, word, from, word.characters.length);
  const looks = await cells.readNumber(0, box);
  expect(new Set(looks.map(({ text }) => plain(text)))).toEqual(new Set(['+1.25']));
  expect(looks.length).toBeGreaterThan(3);
});

test('figures that stand in boxes of their own are read as the numbers that they are', async () => {
  const [page] = (await seenOf('boxes-light.jpg')).pages;

  const numbers = textsOf(page!).filter((text) => /^[-+±]?\d\.\d\d$|^0\d\d$/.test(text));
  const far = ['±0.00', '-0.50', '035', '+3.50', '-3.25', '030'];
  const near = ['+2.50', '-0.50', '035', '+6.00', '-3.25', '030'];
  expect(numbers.toSorted()).toEqual([...far, ...near].toSorted());
  const { box } = wordIn(page!, '+3.50');
  const whole = page!.combs!.find(
    (comb) => Math.hypot(comb.xPx - box.xPx, comb.yPx - box.yPx) < 80,
  );
  expect(whole!.xPx + whole!.widthPx / 2).toBeGreaterThan(300);

  const onItsHead = await sharp(await file('boxes-light.jpg'))
    .rotate(180)
    .png()
    .toBuffer();
  const [turned] = (await see(onItsHead)).pages;
  expect(turned).toMatchObject({ turnedDegrees: 180 });
  expect(turned!.combs).toHaveLength(page!.combs!.length);
  for (const comb of turned!.combs!)
    expect(
      page!.combs!.some(
        ({ xPx, yPx }) => Math.abs(xPx - comb.xPx) < 80 && Math.abs(yPx - comb.yPx) < 8,
      ),
    ).toBe(true);
});

test('which boxes of a form are ticked stands in its words', async () => {
  const texts = textsOf(await pageOf('ticks-light.jpg'));

  const choices = texts.filter((text) => /Kontaktlinsen|Mehrst/.test(text));
  expect(choices).toEqual([
    expect.stringMatching(/^☒Brillengl.ser☐Kontaktlinsen$/u),
    expect.stringMatching(/^☒Einst.rkengl.ser☐Mehrst.rkengl.ser$/u),
  ]);
});

test('a blank page has no words, nor has noise', async () => {
  const noise = await noisePicture(1400, 1000, diceFor('noise'));

  expect((await pageOf('blank.jpg')).words).toEqual([]);
  expect((await seePage(noise)).words).toEqual([]);
});

test('a PDF that a program wrote is its text, exactly, where it stands', async () => {
  const { pages, cells } = await seenOf('text.pdf');
  const [page] = pages;
  if (!page) throw new Error('There is no page.');

  expect(textsOf(page)).toEqual(
    expect.arrayContaining([
      '+0.50',
      '+1.50',
      '-0.25',
      '66°',
      '+1.25',
      '2.75',
      'Axis',
      'Righteye(OD)',
    ]),
  );
  expect(page.words.every(({ source }) => source === 'text-layer')).toBe(true);
  const value = wordIn(page, '66°').box;
  expect(value.yPx).toBeCloseTo(wordIn(page, 'Axis').box.yPx, 0);
  expect(await cells.readAgain(0, value)).toBeNull();
  expect(await cells.readNumber(0, value)).toEqual([]);
});

test('a PDF that was scanned is read like a photo, at the places of its picture', async () => {
  const page = await pageOf('scan.pdf');

  expect(page.words.every(({ source }) => source === 'recogniser')).toBe(true);
  expect(textsOf(page)).toEqual(expect.arrayContaining(['CYLINDRICAL', '-2.50', '-0.75', '120']));
});

test('the boxes of a text layer lie where the recogniser sees the words', async () => {
  const received = await receive(await file('text.pdf'));
  const picture = received.ok ? received.pages[0]?.picture : undefined;
  if (!picture) throw new Error('There is no page.');
  const written = await pageOf('text.pdf');
  const seen = await seePage(picture);

  for (const text of ['-0.25', '2.25', 'Axis', '2.75']) {
    const [one, other] = [wordIn(written, text).box, wordIn(seen, text).box];
    expect(Math.abs(one.xPx - other.xPx)).toBeLessThan(0.2 * one.heightPx);
    expect(Math.abs(one.yPx - other.yPx)).toBeLessThan(0.2 * one.heightPx);
    expect(one.heightPx / other.heightPx).toBeGreaterThan(0.7);
    expect(one.heightPx / other.heightPx).toBeLessThan(1.4);
  }
});
