import { readFileSync } from 'node:fs';

const { version: released } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** Which version of the shop this is, as its tag says it without the `v`. */
export const version = released;
