import { expect, test } from 'vitest';
import { readPapers } from './read-papers.ts';

const papers = await readPapers();

test('many papers are told, and some that are no prescription', () => {
  expect(papers.length).toBeGreaterThan(1000);
  expect(papers.filter(({ says }) => Object.keys(says).length === 0).length).toBeGreaterThan(100);
});

test('no name of a file stands there twice', () => {
  const names = papers.map(({ file, name }) => `${file} ${name}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('what a paper says stands on it', () => {
  const missing = papers.flatMap(({ file, name, drawing, says }) =>
    Object.entries(says)
      .filter(([field, text]) => !/base|add/.test(field) && !stands(Number(text), drawing))
      .map(([field, text]) => `${file} ${name}: ${field} ${text}`),
  );
  expect(missing).toEqual([]);
});

/** In any spelling: `2,25`, `-225`, `.50`, `1 1 0` in boxes, `plano`; an addition may follow from the power for near. */
function stands(value: number, drawing: string): boolean {
  const plain = drawing.replaceAll(/[\s.,;:|_½¼¾]/g, '');
  const size = Math.abs(value);
  return [size, size * 100, size % 1].some((one) =>
    plain.includes(String(one).replace(/^0?\.|\./, '')),
  );
}
