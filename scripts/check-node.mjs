/**
 * Ends the process with a sentence where Node is too old for our scripts. Imported first, so that
 * no other module meets an old Node with a stack trace.
 */
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11)) {
  console.error(`framewell needs Node 20.11 or newer to begin; this is ${process.versions.node}.`);
  process.exit(1);
}
