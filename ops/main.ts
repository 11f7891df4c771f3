import { commands } from './commands.ts';
import { withServices } from './with-services.ts';

/** `npm run -s ops -- <command>`: what an operator does without a page. */
const words = process.argv.slice(2).filter((word) => word !== '--json');
const isJson = process.argv.includes('--json');

const name = Object.keys(commands)
  .filter((known) => `${words.join(' ')} `.startsWith(`${known} `))
  .sort((a, b) => b.length - a.length)[0];
const command = name ? commands[name] : undefined;

if (!name || !command) {
  process.stderr.write(`${usage()}\n`);
  process.exitCode = words.length === 0 ? 0 : 64;
} else {
  const given = words.slice(name.split(' ').length);
  try {
    const { ok, text, data } = await withServices((services) => command.run(services, given));
    process.stdout.write(`${isJson ? JSON.stringify(data) : text}\n`);
    process.exitCode = ok ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

function usage(): string {
  const lines = Object.entries(commands).map(
    ([known, { takes, does }]) => `  ${`${known} ${takes ?? ''}`.padEnd(30)} ${does}`,
  );
  return `Usage: npm run -s ops -- <command> [--json]\n\n${lines.join('\n')}`;
}
