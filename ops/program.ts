import { Command as Program, CommanderError } from 'commander';
import { version } from '#server/version.ts';
import type { Command, Commands, Options } from './command.ts';

/** A command as it was asked for on the command line. */
export type Asked = { command: Command; words: string[]; options: Options };

/**
 * Reads a command line. Help and usage errors are printed by the library; `words` comes back null
 * for them, with the exit code: 0 for help, 64 for what is no command of ours.
 */
export async function readCommandLine(
  commands: Commands<Command>,
  args: string[],
): Promise<{ asked: Asked; exitCode?: never } | { asked: null; exitCode: number }> {
  let asked: Asked | null = null;
  const program = programOf(commands, (found) => (asked = found));
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { asked: null, exitCode: error.exitCode === 0 ? 0 : 64 };
  }
  return asked ? { asked } : { asked: null, exitCode: 64 };
}

function programOf(commands: Commands<Command>, found: (asked: Asked) => void): Program {
  const program = new Program('npm run -s ops --')
    .description('What an operator does without a page.')
    .version(version, '--version')
    .addHelpText(
      'after',
      '\nWithout a shop: secrets new, catalog example, completion bash, completion zsh',
    )
    .exitOverride()
    .showHelpAfterError();
  const groups = new Map<string, Program>();
  for (const [name, command] of Object.entries(commands)) {
    const [group = '', verb] = name.split(' ');
    const parent = verb ? (groups.get(group) ?? program.command(group)) : program;
    if (verb) groups.set(group, parent);
    add(parent, verb ?? group, command, found);
  }
  for (const group of groups.values())
    group
      .description(group.commands.map((command) => command.name()).join(', '))
      .helpCommand(false);
  return program;
}

function add(parent: Program, name: string, command: Command, found: (asked: Asked) => void): void {
  const described = parent
    .command(`${name} ${command.takes ?? ''}`.trim())
    .description(command.does)
    .option('--json', 'the answer for machines');
  if (command.asks || 'asksOfShop' in command) described.option('--yes', 'without being asked');
  for (const [flags, does] of Object.entries(command.requires ?? {}))
    described.requiredOption(flags, does);
  for (const [flags, does] of Object.entries(command.options ?? {})) described.option(flags, does);
  described.action((...given: unknown[]) => {
    const words = given
      .slice(0, -2)
      .flat()
      .filter((word) => typeof word === 'string');
    found({ command, words, options: described.opts() });
  });
}
