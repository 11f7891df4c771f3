import type { Command, Commands } from './command.ts';

/** Shells that can complete our commands. */
export const shells = ['bash', 'zsh'] as const;

/**
 * What makes the shell complete `ops` by the tabulator; the operator's profile reads it. Takes
 * for granted that `ops` is an alias of `npm run -s ops --`.
 */
export function completionFor(shell: (typeof shells)[number], commands: Commands<Command>): string {
  const byGroup = Object.groupBy(Object.keys(commands), (name) => name.split(' ')[0] ?? '');
  const cases = Object.entries(byGroup).map(([group, names = []]) => {
    const verbs = names.map((name) => name.split(' ')[1]).filter(Boolean);
    return `    ${group}) words="${verbs.join(' ')}" ;;`;
  });
  return `${shell === 'zsh' ? 'autoload -U +X bashcompinit && bashcompinit\n' : ''}_framewell_ops() {
  local words
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words="${Object.keys(byGroup).join(' ')} completion"
  elif [ "$COMP_CWORD" -gt 2 ]; then words="--json --help"; fi
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _framewell_ops ops
`;
}
