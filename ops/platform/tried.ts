import { isServiceError } from '#clients/client.ts';
import type { Finding } from '#server/finding.ts';

/** A finding that is well without faults; what it takes to mend them is said in one place. */
export function findingOf(name: string, faults: readonly string[], well: string): Finding {
  return faults.length === 0
    ? { name, ok: true, detail: well }
    : { name, ok: false, detail: `${faults.join('; ')} (docs/magento.md)` };
}

/**
 * What `ask` finds; a refusal of the platform is a fault of that name. Of its words only those
 * about names of fields are repeated: others may have an address or a credential in them.
 */
export async function tried(
  name: string,
  whatIfNot: string,
  ask: () => Promise<Finding>,
): Promise<Finding> {
  try {
    return await ask();
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const field = /^Cannot query field "(\w+)"/.exec(error.message)?.[1];
    return findingOf(
      name,
      [field ? `no product has the attribute ${field}` : `${whatIfNot} (${error.category})`],
      '',
    );
  }
}
