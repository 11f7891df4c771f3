import { createInterface } from 'node:readline/promises';
import { demoCatalogue } from '#demo/frames/index.ts';
import { WrongDatabase } from '#server/database/mark.ts';
import { newSecrets } from '#server/new-secrets.ts';
import type { Options, Outcome } from './command.ts';
import type { Asked } from './program.ts';
import { commands } from './commands.ts';
import { completionFor, shells } from './completion.ts';
import { readCommandLine } from './program.ts';
import { tellFailure } from './tell.ts';
import { NotOpened, withServices } from './with-services.ts';

/**
 * `npm run -s ops -- <command>`: what an operator does without a page. Ends with 0 when it was
 * done, 1 when not or when a fault was found, 64 for a command line that cannot be read, 78 for
 * settings that do not fit.
 */
const args = process.argv.slice(2);
const isJson = args.includes('--json');

const shell = args[0] === 'completion' ? shells.find((known) => known === args[1]) : undefined;
if (args.join(' ') === 'secrets new') {
  process.stdout.write(newSecrets());
} else if (args.join(' ') === 'catalog example') {
  process.stdout.write(`${JSON.stringify(demoCatalogue, null, 2)}\n`);
} else if (shell) {
  process.stdout.write(completionFor(shell, commands));
} else {
  const { asked, exitCode } = await readCommandLine(commands, args);
  process.exitCode = asked ? await run(asked) : exitCode;
}

async function run({ command, words, options }: Asked): Promise<number> {
  const refusal = await unlessAgreed(command.asks?.(words, options), options);
  if (refusal) return fail(refusal, 64);
  try {
    if ('runAlone' in command) return tell(await command.runAlone(words, options));
    return await withServices(async (services) => {
      const isAgreed = options['yes'] === true;
      const question = isAgreed ? null : await command.asksOfShop?.(services, words, options);
      const refused = await unlessAgreed(question, options);
      return refused ? fail(refused, 64) : tell(await command.run(services, words, options));
    });
  } catch (error) {
    if ('run' in command && command.whenNotOpened && error instanceof NotOpened)
      return tell(command.whenNotOpened(error));
    const { message, cause } = error as Error;
    const isWrong = [error, cause].some((one) => one instanceof WrongDatabase);
    return fail(message, isWrong ? 78 : 1);
  }
}

function tell({ ok, text, data }: Outcome): number {
  process.stdout.write(`${isJson ? JSON.stringify(data) : text}\n`);
  return ok ? 0 : 1;
}

/** Null where nothing is asked or it is agreed to; otherwise why nothing is done. */
async function unlessAgreed(
  question: string | null | undefined,
  options: Options,
): Promise<string | null> {
  return question && options['yes'] !== true ? ask(question) : null;
}

/** Null for a yes; otherwise why nothing is done. */
async function ask(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return `${question} Say so with --yes.`;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} (yes/no) `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes' ? null : 'Nothing was done.';
}

function fail(message: string, exitCode: number): number {
  const { stdout, stderr } = tellFailure(message, isJson);
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  return exitCode;
}
