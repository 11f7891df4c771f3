/** What takes seconds under labels, of which one is how it ended. */
type Observed<Labels> = { observe(labels: Labels & { outcome: string }, seconds: number): void };

/** Runs `act` and observes how long it took and how it ended; `outcomeOf` names the faults. */
export async function timed<Labels extends Record<string, string>, T>(
  histogram: Observed<Labels>,
  labels: Labels,
  act: () => Promise<T>,
  outcomeOf: (fault: unknown) => string = () => 'failed',
): Promise<T> {
  const started = performance.now();
  let outcome = 'ok';
  try {
    return await act();
  } catch (fault) {
    outcome = outcomeOf(fault);
    throw fault;
  } finally {
    histogram.observe({ ...labels, outcome }, (performance.now() - started) / 1000);
  }
}
