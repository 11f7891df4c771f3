import { readFile } from 'node:fs/promises';
import { EYE_FIELDS, SHOWN, type EyeField } from '#domain/prescription/field-names.ts';
import { createReader, readFile as readSheet, type FileRead } from '#reading/index.ts';
import { failed, type CommandAlone, type Commands, type Outcome } from '../command.ts';

/** Prescriptions on paper. */
export const rxCommands: Commands<CommandAlone> = {
  'rx read': {
    takes: '<file>',
    does: 'what is read from the picture or PDF of a prescription; it is kept nowhere',
    runAlone: ([file = '']) => read(file),
  },
};

async function read(file: string): Promise<Outcome> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (error) {
    return failed(`${file} cannot be opened: ${(error as Error).message}`);
  }
  const reader = createReader({ report: (fault) => process.stderr.write(`${fault.message}\n`) });
  try {
    const found = await readSheet(reader, bytes);
    // Whatever the file is, that much is ours.
    const isOurFault = !found.isPrescription && found.reason === 'failed';
    return { ok: !isOurFault, text: wordsFor(found), data: found };
  } finally {
    reader.close();
  }
}

/** Why nothing is shown, by the reason of the answer. */
const reasons: Record<string, string> = {
  empty: 'there is nothing in the file',
  'wrong-type': 'the file is none of JPEG, PNG, WebP and PDF',
  heic: 'the file is HEIC, which is not read: send a JPEG',
  'too-many-pixels': 'the picture has more than 40 million pixels',
  'too-small': 'a side of the picture has fewer than 200 pixels',
  unreadable: 'the file is damaged or cut short',
  'too-many-pages': 'the PDF has more than five pages',
  locked: 'the PDF has a password',
  contactLenses: 'it is a prescription for contact lenses',
  notPrescription: 'there is text, but no prescription of glasses',
  blank: 'there is nothing to read on it',
  unclear: 'no value is clear enough',
  notUnderstood: 'its values can be read, but not which of them are meant',
  notPrescribed: 'lenses stand on it, but none that are prescribed to be made',
  busy: 'too much is being read at the moment',
  'took-too-long': 'reading it took more time or memory than one file may',
  failed: 'the process that reads it failed',
};

function wordsFor(found: FileRead): string {
  const took = `Read in ${(found.ms / 1000).toFixed(1)} s.`;
  if (!found.isPrescription)
    return `No prescription: ${reasons[found.reason] ?? found.reason}.\n${took}`;
  const { rx, confidence } = found;
  const said = (name: keyof typeof confidence, value: string | null): string => {
    const sure = confidence[name];
    if (value === null) return sure === undefined ? '-' : 'not certain';
    return sure === undefined ? value : `${value} (${Math.round(sure * 100)} %)`;
  };
  const rows = [
    ['', 'right', 'left'],
    ...EYE_FIELDS.map((field) => [
      fieldWords[field],
      said(`od.${field}`, written(field, rx.od[field])),
      said(`os.${field}`, written(field, rx.os[field])),
    ]),
    ['pd of both eyes', said('pd', rx.pd === null ? null : String(rx.pd))],
    ['kind of lens', said('lensType', rx.lensType)],
  ];
  return [
    ...rows.map((row) =>
      row
        .map((cell) => cell.padEnd(18))
        .join('')
        .trimEnd(),
    ),
    'Percent: how sure the reading is. -: not there. Not certain: look at the paper.',
    took,
  ].join('\n');
}

/** As papers have it: powers with their sign and two places. */
function written(field: EyeField, value: number | string | null): string | null {
  if (typeof value !== 'number') return value;
  const { kind } = SHOWN[field];
  const places = kind === 'power' || kind === 'add' || kind === 'prism' ? 2 : 0;
  const sign = (kind === 'power' || kind === 'add') && value > 0 ? '+' : '';
  return places ? `${sign}${value.toFixed(places)}` : String(value);
}

const fieldWords: Record<EyeField, string> = {
  sphere: 'sphere',
  cylinder: 'cylinder',
  axis: 'axis',
  add: 'addition',
  prismHor: 'prism, in or out',
  baseHor: 'its base',
  prismVer: 'prism, up or down',
  baseVer: 'its base',
  pd: 'pd of one eye',
};
