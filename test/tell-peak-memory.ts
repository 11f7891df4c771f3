/** Loaded in front of a program (`--import`), says at its end how much memory it held at most. */
process.on('exit', () => {
  process.stderr.write(`peak memory: ${process.resourceUsage().maxRSS * 1024} bytes\n`);
});
