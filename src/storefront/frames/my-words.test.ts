import { expect, test } from 'vitest';
import { myFramesOf } from '#domain/frames/fits-me.ts';
import '../i18n/both.ts';
import { filtersOf } from './list-filters.ts';
import { myWords } from './my-words.server.ts';

const mine = myFramesOf('Medium.Large.Round');

test('a frame says in words how it sits, in both languages', () => {
  const frame = { size: 'ExtraLarge', shape: 'Round' } as const;

  expect(myWords.ofFrame(frame, mine, 'en')).toBe(
    'A little wide for you. Its shape suits your face.',
  );
  expect(myWords.ofFrame(frame, mine, 'de')).toBe(
    'Etwas breit für Sie. Die Form passt zu Ihrem Gesicht.',
  );
  expect(myWords.ofFrame({ size: 'Medium', shape: 'Oval' }, mine, 'en')).toBe('Fits you.');
  expect(myWords.ofFrame(frame, myFramesOf(''), 'en')).toBeNull();
});

const wordsOf = (query: string) =>
  myWords.ofList(filtersOf(new URLSearchParams(query), null), null, 'en');

test('a list for nobody in particular says nothing', () => {
  expect(wordsOf('sizes=Medium')).toBeNull();
});

test('a list of one’s own size says so, and leads out of it again', () => {
  const words = wordsOf('sizes=Large&sizes=Medium&me=Medium.Large&sort=fits-me&page=3');

  expect(words?.sentences.slice(0, 2)).toEqual([
    'Your size: Medium and Large.',
    'Only your size is shown.',
  ]);
  expect(words?.ways).toEqual([
    { text: 'Show all sizes', search: '?me=Medium.Large&sort=fits-me' },
    { text: 'Do not use my size', search: '?me=' },
  ]);
});

test('a list in another order offers one’s own, and one’s size and shapes alone', () => {
  expect(wordsOf('me=Medium.Round&colors=Black')?.ways).toEqual([
    { text: 'Show what fits me first', search: '?colors=Black&me=Medium.Round&sort=fits-me' },
    { text: 'Show only my size', search: '?sizes=Medium&colors=Black&me=Medium.Round' },
    {
      text: 'Show only shapes that suit me',
      search: '?frameShapes=Round&colors=Black&me=Medium.Round',
    },
    { text: 'Do not use my size', search: '?colors=Black' },
  ]);
});
