import path from 'node:path';
import { expect, test } from 'vitest';
import { conditions } from '#test/conditions.ts';
import { rxCommands } from './commands/rx.ts';

const read = (name: string) =>
  rxCommands['rx read']!.runAlone(
    [path.join(import.meta.dirname, '../test/rx-pictures', name)],
    {},
  );
const ms: unknown = expect.any(Number);
const sure: unknown = expect.any(Number);
const noPrism = { prismHor: null, baseHor: null, prismVer: null, baseVer: null };

test('a PDF is read by its text, every value certain', async () => {
  const { ok, data, text } = await read('text.pdf');
  const eye = {
    cylinder: null,
    axis: null,
    baseHor: 'In',
    prismVer: null,
    baseVer: null,
    pd: null,
  };
  expect({ ok, data }).toEqual({
    ok: true,
    data: {
      isPrescription: true,
      rx: {
        pd: 72,
        lensType: null,
        od: { ...eye, sphere: 0.5, cylinder: -0.25, axis: 66, add: 1.25, prismHor: 2.75 },
        os: { ...eye, sphere: 1.5, add: 1.25, prismHor: 2.25 },
      },
      confidence: {
        'od.sphere': 1,
        'od.cylinder': 1,
        'od.axis': 1,
        'od.add': 1,
        'od.prismHor': 1,
        'od.baseHor': 1,
        'os.sphere': 1,
        'os.add': 1,
        'os.prismHor': 1,
        'os.baseHor': 1,
        pd: 1,
        dateWritten: 1,
      },
      ms,
    },
  });
  expect(text).toMatch(/^sphere +\+0\.50 \(100 %\) +\+1\.50 \(100 %\)$/m);
  expect(text).toMatch(/^axis +66 \(100 %\) +-$/m);
});

test('a photo of a table is read, each value with how sure it is', async () => {
  const { ok, data } = await read('table-light.jpg');
  const eye = { ...noPrism, sphere: 1, add: 2, pd: 29 };
  const eyeSure = { sphere: sure, cylinder: sure, axis: sure, add: sure, pd: sure };
  const named = (side: string) =>
    Object.fromEntries(Object.entries(eyeSure).map(([name, value]) => [`${side}.${name}`, value]));
  expect({ ok, data }).toEqual({
    ok: true,
    data: {
      isPrescription: true,
      rx: {
        pd: null,
        lensType: null,
        od: { ...eye, cylinder: 0.75, axis: 81 },
        os: { ...eye, cylinder: 1.75, axis: 166 },
      },
      confidence: { ...named('od'), ...named('os'), dateWritten: sure },
      ms,
    },
  });
});

const isNone: [name: string, reason: string, words: string][] = [
  ['contact-lenses.jpg', 'contactLenses', 'it is a prescription for contact lenses'],
  ['../../package.json', 'wrong-type', 'the file is none of JPEG, PNG, WebP and PDF'],
];
const isNoneEither: typeof isNone = [
  ['receipt.jpg', 'notPrescription', 'there is text, but no prescription of glasses'],
  ['blank.jpg', 'blank', 'there is nothing to read on it'],
];

test.each(conditions(isNone, isNoneEither))(
  '%s is none, and that is an answer too',
  async (name, reason, words) => {
    const { ok, data, text } = await read(name);
    expect({ ok, data }).toEqual({ ok: true, data: { isPrescription: false, reason, ms } });
    expect(text).toContain(`No prescription: ${words}.`);
  },
);

test('a file that cannot be opened is named', async () => {
  const { ok, text } = await read('no-such.jpg');
  expect({ ok, text }).toEqual({
    ok: false,
    text: expect.stringMatching(/no-such\.jpg cannot be opened: ENOENT/) as string,
  });
});
