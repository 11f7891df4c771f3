import { expect, test } from 'vitest';
import { partsShown, shownOn } from './page-texts.ts';

const PARTS = ['list', 'card', 'lens'];

test.each([
  ['after its name', 'const words = useTexts().frames.card;', ['card']],
  ['out of a function', 'const words = textsOf(localeOf(to)).frames.card;', ['card']],
  ['taken out', 'const { list, lens: words } = useTexts().frames;', ['list', 'lens']],
  ['taken out later', 'const { frames } = useTexts();\nconst { card } = frames;', ['card']],
  ['as an argument', 'titled(({ frames }, loaded) => frames.list.title)', ['list']],
  ['by a function that is given all', 'f({ frames }: Texts) { frames.lens.from() }', ['lens']],
  ['as the name of a page', "useTexts(); to('frames.list')", []],
  ['as the name of something else', 'useTexts(); show(frames, frames.length)', []],
])('of a dictionary a part is shown %s', (_where, code, shown) => {
  expect(partsShown(code, 'frames', PARTS)).toEqual(shown);
});

test.each([
  ['under another name', 'const words = useTexts().frames;'],
  ['renamed', 'const { frames: words } = useTexts();'],
  ['taken apart twice', 'const { frames: { list } } = useTexts();'],
  ['to a function', 'const { frames } = texts;\nshow(frames);'],
  ['by a name that is computed', 'const { frames } = texts;\nframes[kind];'],
])('a dictionary that goes on %s may show all of it', (_where, code) => {
  expect(partsShown(code, 'frames', PARTS)).toEqual(PARTS);
});

test('texts under a name that is not looked for stop the build', () => {
  expect(() => partsShown('const t = useTexts();', 'frames', PARTS)).toThrow('not as in: t =');
});

test('a page brings what its parts show, and not what other pages of its subject do', () => {
  const list = shownOn('frames.list').map(({ dictionary, part }) => `${dictionary}.${part}`);
  expect(list).toEqual(expect.arrayContaining(['frames.list', 'frames.card', 'lenses.types']));
  expect(list).not.toContain('frames.lens');
  expect(list).not.toContain('lenses.start');
});

test('what the rules say comes with an answer, and not with the page', () => {
  const parts = shownOn('prescription.manual').map(({ part }) => part);
  expect(parts).toContain('warnings');
  expect(parts).not.toContain('rules');
});

test('the texts of the curtain come with its page alone', () => {
  const parts = (page: string) =>
    shownOn(page).map(({ dictionary, part }) => `${dictionary}.${part}`);
  expect(parts('app.curtain')).toEqual(['curtain.title', 'curtain.text']);
  expect(parts('frames.frame').filter((name) => name.startsWith('curtain.'))).toEqual([]);
});
