import { faultFields } from './fault-fields.ts';

/** One thing that was looked at, whether it is well, and what to do when it is not. */
export type Finding = { name: string; ok: boolean; detail: string };

/** What `look` finds. Where it breaks that is the finding, under `name`: it hides no other. */
export async function found(
  name: string,
  look: () => Promise<Finding | Finding[]>,
): Promise<Finding[]> {
  try {
    return [await look()].flat();
  } catch (fault) {
    const { error, reason, sqlstate, code, at = [] } = faultFields(fault);
    const where = [sqlstate ?? code ?? error, ...at.slice(0, 1)].join(' ');
    return [
      {
        name,
        ok: false,
        detail: `could not be looked at: ${[reason, where].filter(Boolean).join(', ')}`,
      },
    ];
  }
}
