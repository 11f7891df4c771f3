import { expect, test } from 'vitest';
import { checkReviewTexts, REVIEW_LENGTHS } from './review-texts.ts';

const good = { nickname: 'Ada', summary: 'Light', text: 'I forget that I wear it.' };
const problemsOf = (texts: Partial<typeof good>) => {
  const checked = checkReviewTexts({ ...good, ...texts });
  return checked.ok ? [] : checked.problems;
};

test('nickname and summary are one line, the text keeps its lines, and markup is text', () => {
  expect(
    checkReviewTexts({
      nickname: ' Ada\n L. ',
      summary: 'Light \u202Eand <b>strong</b>',
      text: 'One.\r\n\r\n\r\n\r\nTwo <script>.  \n',
    }),
  ).toEqual({
    ok: true,
    texts: {
      nickname: 'Ada L.',
      summary: 'Light and <b>strong</b>',
      text: 'One.\n\nTwo <script>.',
    },
  });
});

test.each(['nickname', 'summary', 'text'] as const)(
  '%s may be as long as its limit and no longer, counted as people count',
  (name) => {
    expect(problemsOf({ [name]: '🙂'.repeat(REVIEW_LENGTHS[name]) })).toEqual([]);
    expect(problemsOf({ [name]: 'a'.repeat(REVIEW_LENGTHS[name] + 1) })).toEqual([
      { name, reason: 'too-long' },
    ]);
    expect(problemsOf({ [name]: ' \n\u200b ' })).toEqual([{ name, reason: 'empty' }]);
  },
);

test.each(['\u0000', '\u0007', '\u001b[31m', '\u0085', '\ud800'])(
  'the character %j is refused',
  (character) => {
    expect(problemsOf({ text: `a${character}b` })).toEqual([
      { name: 'text', reason: 'broken-text' },
    ]);
  },
);
