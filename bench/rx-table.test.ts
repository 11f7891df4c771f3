import { expect, test } from 'vitest';
import type { FileRead } from '#reading/index.ts';
import { drawSheet } from '#test/rx-sheets/draw-sheet.ts';
import { seenLayouts } from '#test/rx-sheets/seen/index.ts';
import type { Truth } from '#test/rx-sheets/truth.ts';
import { scoreAnswer } from './rx-score.ts';
import { rxReport } from './rx-table.ts';

const sheets = seenLayouts.map((layout) => {
  const { truth } = drawSheet('seen', layout, 'light-1');
  return { ...truth, file: `${layout.name}.jpg`, condition: 'light' as const, drawing: '' };
});

test('who reads everything as it is printed meets every goal', () => {
  const report = rxReport(
    'seen',
    sheets.map((sheet) => scoreAnswer(sheet, asPrinted(sheet))),
  ).join('\n');
  expect(report).toContain('wrong signs: 0, values in the wrong eye: 0');
  expect(report).toMatch(/light .* 100\.0 % .* 0\.00 % {2}met/);
  const others = sheets.filter(({ isPrescription }) => !isPrescription);
  expect(report).toContain(`${others.length} sheets that are none: 0 values shown`);
  expect(report).toMatch(/light .* {2}9\d\.\d %-100\.0 % /);
  expect(report).not.toContain('goal:');
});

test('every wrong value is named', () => {
  const scores = sheets.map((sheet) => scoreAnswer(sheet, exchanged(asPrinted(sheet))));
  const report = rxReport('seen', scores).join('\n');
  expect(report).toMatch(
    / {2}s-en-pad-grid\.jpg: od\.sphere printed [-\d.]+, shown [-\d.]+ \(eye\)/,
  );
  expect(report).toContain('goal: 98 % right, at most 0.2 % of shown wrong');
});

test('a sheet that was given up is told of, for it says nothing of the reader', () => {
  const answer: FileRead = { isPrescription: false, reason: 'took-too-long', ms: 30_000 };
  const scores = sheets.map((sheet, at) => scoreAnswer(sheet, at < 2 ? answer : asPrinted(sheet)));
  expect(rxReport('seen', scores).join('\n')).toContain('2 sheets were given up');
  const blank: FileRead = { isPrescription: false, reason: 'blank', ms: 1 };
  const read = sheets.map((sheet) => scoreAnswer(sheet, blank));
  expect(rxReport('seen', read).join('\n')).not.toContain('given up');
});

function asPrinted({ printed, isPrescription }: Truth): FileRead {
  if (!isPrescription) return { isPrescription: false, reason: 'notPrescription', ms: 1 };
  const value = (field: string) => printed.find((one) => one.field === field)?.value;
  const number = (field: string) => {
    const found = value(field);
    return typeof found === 'number' ? found : null;
  };
  const base = (field: string) => {
    const found = value(field);
    return typeof found === 'string' ? found : null;
  };
  const eye = (side: 'od' | 'os') => ({
    sphere: number(`${side}.sphere`),
    cylinder: number(`${side}.cylinder`),
    axis: number(`${side}.axis`),
    add: number(`${side}.add`),
    prismHor: number(`${side}.prismHor`),
    baseHor: base(`${side}.baseHor`),
    prismVer: number(`${side}.prismVer`),
    baseVer: base(`${side}.baseVer`),
    pd: number(`${side}.pd`),
  });
  return {
    isPrescription: true,
    rx: { pd: number('pd'), lensType: null, od: eye('od'), os: eye('os') },
    confidence: {},
    ms: 1,
  };
}

function exchanged(answer: FileRead): FileRead {
  if (!answer.isPrescription) return answer;
  return { ...answer, rx: { ...answer.rx, od: answer.rx.os, os: answer.rx.od } };
}
