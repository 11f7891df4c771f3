import { beforeAll, describe, expect, test } from 'vitest';
import { templeNumbersRead, textOfTempleNumbers } from '#face/temple-numbers-read.ts';
import { readLines } from '#reading/in-page/read-lines.ts';
import { decodePicture } from '#reading/recognise/decode.ts';
import { drawnAt } from '#reading/recognise/drawn-at.ts';
import { startEngine } from '#reading/recognise/engine.ts';
import type { Engine } from '#reading/recognise/read-page.ts';
import { templePicture, type TempleShot } from './temple-picture.ts';

let engine: Engine;
beforeAll(async () => {
  const started = await startEngine({ threads: 1 });
  engine = { ...started, drawnAt: async (page, size) => drawnAt(page, size) };
});

async function read(shot: TempleShot) {
  const lines = await readLines([await decodePicture(templePicture(shot))], engine);
  return templeNumbersRead(lines).map(textOfTempleNumbers);
}

describe('a photo of a temple', () => {
  test.each([
    ['light on dark acetate', { text: 'Alder 52□18 140' }],
    ['dark on light metal', { text: '49-21-145', ground: '#c9c9c4', ink: '#22221f' }],
    ['small print', { text: 'MOD. 0417 C2  53□17 140', printPx: 22 }],
    ['very small, noisy print', { text: '51□19 145', printPx: 18, noise: 12 }],
    ['tilted', { text: '54-16-140', tiltDegrees: 12 }],
    ['bent, as temples are', { text: 'Hollis  50□20 145 CE', bend: 0.8 }],
    ['grey on black', { text: '47□22 150', ground: '#151515', ink: '#8a8a86' }],
    ['blurred', { text: '55-17-145', blurPx: 2.5 }],
    ['on its head', { text: 'Made for Alder 52□18 140', isUpsideDown: true }],
    ['with a nose pad, screws and a thumb', { text: '48□20 140', hasPad: true, tiltDegrees: -7 }],
    [
      'bent and tilted, with a pad',
      { text: 'Alder 52□18 140', tiltDegrees: 6, bend: 0.5, hasPad: true },
    ],
    ['bent less', { text: 'Alder 52□18 140', tiltDegrees: 6, bend: 0.25 }],
    ['standing upright in the picture', { text: '52□18 140', tiltDegrees: 84 }],
  ] satisfies [string, TempleShot][])('%s is read as it is printed', async (_, shot) => {
    const printed = /(\d\d)[□-](\d\d)[ -](\d{3})/.exec(shot.text)!.slice(1).join('-');
    expect(await read(shot)).toEqual([printed]);
  });

  test.each([
    ['a model and a colour', { text: 'RB5218 2000' }],
    ['no print', { text: ' ', hasPad: true }],
    ['print that is gone', { text: '52□18 140', ink: '#402a1e' }],
    ['print that nobody could read', { text: '52□18 140', printPx: 22, blurPx: 9 }],
  ] satisfies [string, TempleShot][])('%s is told as nothing', async (_, shot) => {
    expect(await read(shot)).toEqual([]);
  });

  test('two temples of two pairs are told as both', async () => {
    expect(await read({ text: '52□18 140    49-21-145' })).toEqual(['52-18-140', '49-21-145']);
  });
});
