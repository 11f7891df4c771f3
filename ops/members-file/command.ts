import { done, type CommandOnShop, type Options, type Outcome } from '../command.ts';
import { encodings } from '../csv-file/text.ts';
import { progressLine } from '../progress.ts';
import { requireOurMembers } from '../whose.ts';
import { importFile, type FileOutcome, type ImportOptions } from './import-file.ts';
import { sayFault } from './report.ts';

const shownFaultsMax = 100;

/** `members import`. */
export const importCommand: CommandOnShop = {
  takes: '<file.csv>',
  does: 'adds and changes members, all or none',
  options: {
    '--dry-run': 'checks it all and tells what would come of it, writes nothing',
    '--skip-bad': 'leaves lines with faults out and imports the others',
    '--report <file.csv>': 'where --skip-bad writes the lines left out, with the reasons',
    '--allow-without-contact': 'takes members without email and phone, who cannot sign in',
    '--encoding <name>': `${encodings.join(' or ')}; found out unless told`,
    '--progress': 'tells every second how far it is, not on a terminal only',
  },
  async run(services, [file = ''], given) {
    requireOurMembers(services);
    const { memberData } = services;
    const options = importOptions(given);
    const progress = progressLine(process.stderr);
    const isShown = given['progress'] === true || process.stderr.isTTY;
    const shown = isShown ? { progress: progress.tell } : {};
    try {
      return tell(await importFile(memberData.members, file, { ...options, ...shown }), options);
    } finally {
      progress.end();
    }
  },
};

/** @throws Error in words for options that do not fit together. */
function importOptions(options: Options): ImportOptions {
  const { skipBad, report, encoding } = options;
  if ((skipBad === true) !== (typeof report === 'string')) {
    throw new Error('--skip-bad and --report FILE go together.');
  }
  const known = encodings.find((name) => name === encoding);
  if (encoding !== undefined && !known) {
    throw new Error(`--encoding is ${encodings.join(' or ')}.`);
  }
  return {
    isTrial: options['dryRun'] === true,
    allowWithoutContact: options['allowWithoutContact'] === true,
    keptFaultsMax: options['json'] === true ? Infinity : shownFaultsMax,
    ...(typeof report === 'string' ? { report } : {}),
    ...(known ? { encoding: known } : {}),
  };
}

function tell(outcome: FileOutcome, { isTrial, report }: ImportOptions): Outcome {
  const { result, faults, faultCount, badLines, lines } = outcome;
  const said = outcome.isGuessedEncoding
    ? ['The file is not in UTF-8 and was read as Windows-1252.']
    : [];
  if (result === null) {
    said.push(...faults.map((fault) => `line ${fault.line}: ${sayFault(fault)}`));
    if (faultCount > faults.length) said.push(`… and ${faultCount - faults.length} faults more`);
    said.push(`${counted(faultCount, 'fault')} in ${counted(lines, 'line')}: nothing was changed.`);
    const error = said.at(-1);
    return { ok: false, text: said.join('\n'), data: { error, ...outcome } };
  }
  const { added, changed, unchanged, skipped, redemptions } = result;
  said.push(
    `${isTrial ? 'It would be: ' : ''}${added} added, ${changed} changed, ${skipped} skipped ` +
      `(deleted before), ${unchanged} as they were; ${counted(redemptions, 'used benefit')} recorded`,
  );
  if (badLines > 0)
    said.push(`${counted(badLines, 'line')} left out, with the reasons in ${report}`);
  return done(said.join('\n'), { ...outcome, isTrial });
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
