/**
 * Adds to `package-lock.json` the packages of other platforms that npm left out because its
 * registry does not carry them. Run after every change of dependencies (`npm run lock`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type LockedPackages, missingPlatformPackages } from './platform-packages.ts';

const file = path.resolve(import.meta.dirname, '../../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages };
const missing = missingPlatformPackages(lock.packages);
const { '': root, ...rest } = { ...lock.packages, ...missing };
const sorted = Object.entries(rest).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries([['', root!], ...sorted]);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`Packages of other platforms added: ${Object.keys(missing).length}\n`);
