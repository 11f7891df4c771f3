import { expect, test } from 'vitest';
import { chancesOf, EYES, FIELDS, unpack } from '#reading/meaning/learned/network.ts';
import type { Lesson } from './examples.ts';
import { train } from './train.ts';

const answerOf = (field: (typeof FIELDS)[number], eye: (typeof EYES)[number]) => ({
  field: FIELDS.indexOf(field),
  eye: EYES.indexOf(eye),
});

/** A sphere of the right eye, and a number that is none: in every second paper with a name known. */
const lesson: Lesson = {
  from: 'here',
  examples: [
    { features: ['over sphere', 'eye right'], power: 2.25, sign: '-' },
    { features: ['over price'], power: 2.25, sign: null },
  ],
  told: [{ answer: answerOf('sphere', 'od'), places: [0] }],
  isOpen: () => false,
};
const ofAxis: Lesson = {
  ...lesson,
  examples: [{ features: ['over axis', 'eye left'], power: 20, sign: null }],
  told: [{ answer: answerOf('axis', 'os'), places: [0] }],
};

test('what stands around a number tells what it is, once that was learned', () => {
  const papers = Array.from({ length: 6000 }, (_, at) => (at % 2 ? lesson : ofAxis));
  const told: string[] = [];
  const network = unpack(train(papers, (line) => told.push(line)));
  const sphere = chancesOf(['over sphere', 'eye right'], network);
  expect(sphere.field.sphere).toBeGreaterThan(0.9);
  expect(sphere.eye.od).toBeGreaterThan(0.9);
  expect(chancesOf(['over axis', 'eye left'], network).field.axis).toBeGreaterThan(0.9);
  expect(chancesOf(['over price'], network).field.none).toBeGreaterThan(0.9);
  expect(told).toHaveLength(10);
});

test('the same papers teach the same', () => {
  const papers = Array.from({ length: 20 }, () => lesson);
  expect(train(papers, () => {})).toEqual(train(papers, () => {}));
});
