import { expect, test } from 'vitest';
import { chancesOf, EYES, FIELDS, placesOf, unpack } from '#reading/meaning/learned/network.ts';
import { train, type Plan, type Subject } from './train.ts';

const plan: Plan = { hidden: 24, answers: [FIELDS.length, EYES.length], rounds: 10 };
const answerOf = (field: (typeof FIELDS)[number], eye: (typeof EYES)[number]) => [
  FIELDS.indexOf(field),
  EYES.indexOf(eye),
];

/** A sphere of the right eye, and a number that is none: in every second paper with a name known. */
const ofSphere: Subject = {
  features: [['over sphere', 'eye right'], ['over price']].map(placesOf),
  otherwise: [FIELDS.indexOf('none'), -1],
  isOpen: [false, false],
  told: [{ answer: answerOf('sphere', 'od'), places: [0] }],
};
const ofAxis: Subject = {
  ...ofSphere,
  features: [placesOf(['over axis', 'eye left'])],
  isOpen: [false],
  told: [{ answer: answerOf('axis', 'os'), places: [0] }],
};

test('what stands around a number tells what it is, once that was learned', () => {
  const papers = Array.from({ length: 6000 }, (_, at) => (at % 2 ? ofSphere : ofAxis));
  const told: string[] = [];
  const network = unpack(train(papers, plan, (line) => told.push(line)));
  const chances = (...features: string[]) => chancesOf(placesOf(features), network);
  const sphere = chances('over sphere', 'eye right');
  expect(sphere.field.sphere).toBeGreaterThan(0.9);
  expect(sphere.eye.od).toBeGreaterThan(0.9);
  expect(chances('over axis', 'eye left').field.axis).toBeGreaterThan(0.9);
  expect(chances('over price').field.none).toBeGreaterThan(0.9);
  expect(told).toHaveLength(plan.rounds);
});

test('a number that stands there twice is taken where others of its kind stand', () => {
  const twice: Subject = {
    ...ofSphere,
    told: [{ answer: answerOf('sphere', 'od'), places: [0, 1] }],
  };
  const papers = Array.from({ length: 6000 }, (_, at) => (at % 2 ? ofSphere : twice));
  const network = unpack(train(papers, plan, () => {}));
  expect(chancesOf(placesOf(['over price']), network).field.none).toBeGreaterThan(0.9);
});

test('a number told for one eye and for the other is that of both', () => {
  const told = (eye: (typeof EYES)[number]) => ({
    answer: answerOf('add', eye),
    places: [0],
    ofBoth: answerOf('add', 'both'),
  });
  const papers = Array.from({ length: 3000 }, () => ({
    ...ofAxis,
    told: [told('od'), told('os')],
  }));
  const network = unpack(train(papers, plan, () => {}));
  expect(chancesOf(ofAxis.features[0]!, network).eye.both).toBeGreaterThan(0.9);
});

test('nothing is learned from what is open', () => {
  const open: Subject = { ...ofAxis, isOpen: [true], told: [] };
  expect(train([ofSphere, open], plan, () => {})).toEqual(train([ofSphere], plan, () => {}));
});

test('the same papers teach the same', () => {
  const papers = Array.from({ length: 20 }, () => ofSphere);
  expect(train(papers, plan, () => {})).toEqual(train(papers, plan, () => {}));
});
