import { commands } from './commands.ts';
import { tellFailure } from './tell.ts';
import { withServices } from './with-services.ts';

/** `npm run -s ops -- <command>`: what an operator does without a page. */
const words = process.argv.slice(2).filter((word) => word !== '--json');
const isJson = process.argv.includes('--json');

const name = Object.keys(commands)
  .filter((known) => `${words.join(' ')} `.startsWith(`${known} `))
  .sort((a, b) => b.length - a.length)[0];
const command = name ? commands[name] : undefined;

if (words.length === 0) {
  process.stderr.write(`${usage()}\n`);
} else if (!name || !command) {
  fail(isJson ? 'There is no such command.' : usage(), 64);
} else {
  const given = words.slice(name.split(' ').length);
  try {
    const { ok, text, data } = await withServices((services) => command.run(services, given));
    process.stdout.write(`${isJson ? JSON.stringify(data) : text}\n`);
    process.exitCode = ok ? 0 : 1;
  } catch (error) {
    fail((error as Error).message, 1);
  }
}

function fail(message: string, exitCode: number): void {
  const { stdout, stderr } = tellFailure(message, isJson);
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = exitCode;
}

function usage(): string {
  const lines = Object.entries(commands).map(
    ([known, { takes, does }]) => `  ${`${known} ${takes ?? ''}`.padEnd(30)} ${does}`,
  );
  return `Usage: npm run -s ops -- <command> [--json]\n\n${lines.join('\n')}`;
}
