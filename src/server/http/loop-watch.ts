/**
 * How many milliseconds this process is late at what is due: whoever arrives now has waited
 * about as long already, where nothing of ours could see them.
 */
export function createLoopWatch(everyMs = 100): () => number {
  let dueAt = performance.now() + everyMs;
  setInterval(() => (dueAt = performance.now() + everyMs), everyMs).unref();
  return () => Math.max(0, performance.now() - dueAt);
}
