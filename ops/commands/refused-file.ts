import type { Outcome } from '../command.ts';

const shownFaultsMax = 100;

type Fault = { place: string; fault: string };

/** Every refused line of a file; for people the first hundred, for machines all. */
export function refusedFile(
  { faults }: { faults: readonly Fault[] },
  isForMachines: boolean,
): Outcome {
  const shown = faults.slice(0, isForMachines ? faults.length : shownFaultsMax);
  const said = shown.map(({ place, fault }) => `${place}: ${fault}`);
  if (faults.length > shown.length) said.push(`… and ${faults.length - shown.length} faults more`);
  const error = `${faults.length} fault${faults.length === 1 ? '' : 's'}: nothing was changed.`;
  return { ok: false, text: [...said, error].join('\n'), data: { error, faults } };
}
