import type { Services } from '#server/services.ts';

/** What a command answers: for people, and with `--json` for machines. */
export type Outcome = { ok: boolean; text: string; data: unknown };

export type Options = Record<string, string | boolean | undefined>;

type Described = {
  /** What follows the name, as `<file>` where it must be given and `[count]` where it may. */
  takes?: string;
  does: string;
  /** What may be said beside it: `--name` or `--name <value>`, and what that does. */
  options?: Record<string, string>;
  /** The same for what must be said. */
  requires?: Record<string, string>;
  /** What is asked before something is lost for good; `--yes` answers it. Null: nothing is lost. */
  asks?(words: string[], options: Options): string | null;
};

/** A command on the data of a shop. */
export type CommandOnShop = Described & {
  run(services: Services, words: string[], options: Options): Promise<Outcome>;
  /** The same, where only the shop can tell what would be lost. */
  asksOfShop?(services: Services, words: string[], options: Options): Promise<string | null>;
  /** What it answers where the shop cannot be opened; without it the command has failed. */
  whenNotOpened?(error: Error): Outcome;
};

/** A command that needs no shop, and no database or settings of one. */
export type CommandAlone = Described & {
  runAlone(words: string[], options: Options): Promise<Outcome>;
};

export type Command = CommandOnShop | CommandAlone;

/** Commands by their name, such as `members import`. */
export type Commands<Kind extends Command = CommandOnShop> = Record<string, Kind>;

/** It was done. */
export function done(text: string, data: unknown): Outcome {
  return { ok: true, text, data };
}

/** It could not be done, and nothing was changed. */
export function failed(text: string): Outcome {
  return { ok: false, text, data: { error: text } };
}

/** A record for people: a line for each field. */
export function lines(record: object): string {
  return Object.entries(record)
    .map(([key, value]) => `${key}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join('\n');
}
