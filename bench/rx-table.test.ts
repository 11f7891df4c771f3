import { expect, test } from 'vitest';
import { drawSheet } from '#test/rx-sheets/draw-sheet.ts';
import { seenLayouts } from '#test/rx-sheets/seen/index.ts';
import type { Truth } from '#test/rx-sheets/truth.ts';
import { scoreAnswer, type RxAnswer } from './rx-score.ts';
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
  expect(report).toContain('8 sheets that are none: 0 values shown');
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

function asPrinted({ printed, isPrescription }: Truth): RxAnswer {
  if (!isPrescription) return { isPrescription: false, reason: 'notPrescription' };
  const value = (field: string) => printed.find((one) => one.field === field)?.value ?? null;
  const eye = (side: 'od' | 'os') => ({
    sphere: value(`${side}.sphere`),
    cylinder: value(`${side}.cylinder`),
    axis: value(`${side}.axis`),
    add: value(`${side}.add`),
    prismHor: value(`${side}.prismHor`),
    baseHor: value(`${side}.baseHor`),
    prismVer: value(`${side}.prismVer`),
    baseVer: value(`${side}.baseVer`),
    pd: value(`${side}.pd`),
  });
  const pd = value('pd');
  return {
    isPrescription: true,
    rx: { pd: typeof pd === 'number' ? pd : null, lensType: null, od: eye('od'), os: eye('os') },
  };
}

function exchanged(answer: RxAnswer): RxAnswer {
  if (!answer.isPrescription) return answer;
  return { ...answer, rx: { ...answer.rx, od: answer.rx.os, os: answer.rx.od } };
}
