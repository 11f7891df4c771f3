import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completionFor } from './completion.ts';
import { commands } from './commands.ts';
import { readCommandLine } from './program.ts';

let printed = '';
beforeEach(() => {
  printed = '';
  const keep = (text: string | Uint8Array) => ((printed += String(text)), true);
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
});
afterEach(() => vi.restoreAllMocks());

const read = (line: string) => readCommandLine(commands, line.split(' ').filter(Boolean));

test('a command is found with its words and options', async () => {
  const { asked } = await read('db restore shop.backup --replace --json');
  expect(asked).toMatchObject({
    command: commands['db restore'],
    words: ['shop.backup'],
    options: { replace: true, json: true },
  });
});

test.each([
  ['nothing', ''],
  ['no command', 'members dance'],
  ['no group', 'dance'],
  ['a word too few', 'members show'],
  ['a word too many', 'curtain on now'],
  ['an unknown option', 'curtain on --fast'],
])('%s is refused with help, exit code 64', async (_what, line) => {
  const { asked, exitCode } = await read(line);
  expect({ asked, exitCode }).toEqual({ asked: null, exitCode: 64 });
  expect(printed).toMatch(/Usage: npm run -s ops --/);
});

test.each(Object.keys(commands))('%s has help of its own', async (name) => {
  const { asked, exitCode } = await read(`${name} --help`);
  expect({ asked, exitCode }).toEqual({ asked: null, exitCode: 0 });
  expect(printed.replace(/\s+/g, ' ')).toContain(commands[name]!.does);
  expect(printed).toContain('--json');
});

test('the version is that of the package', async () => {
  const { exitCode } = await read('--version');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect({ exitCode, printed }).toEqual({ exitCode: 0, printed: `${version}\n` });
});

test('what destroys asks before', () => {
  const asking = Object.keys(commands).filter((name) =>
    commands[name]!.asks?.(['X'], { replace: true }),
  );
  expect(asking.toSorted()).toEqual([
    'customers delete',
    'db restore',
    'demo reset',
    'members delete',
    'newsletter erase',
    'orders cancel',
    'orders forget',
    'rx refuse',
  ]);
  expect(Object.keys(commands).filter((name) => 'asksOfShop' in commands[name]!)).toEqual([
    'catalog import',
  ]);
});

test('a shell can complete every command', () => {
  const script = completionFor('bash', commands);
  for (const word of Object.keys(commands).flatMap((name) => name.split(' ')))
    expect(script).toMatch(new RegExp(`[ "]${word}[ "]`));
});
