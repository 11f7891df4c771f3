import type { TaskList } from 'graphile-worker';
import type { Metrics } from '../telemetry/metrics.ts';
import { inSpan } from '../telemetry/spans.ts';
import { timed } from '../telemetry/timed.ts';
import { doing } from '../work.ts';
import { traceparentOf } from './queue.ts';

/** The same tasks: their jobs are timed, and what they log says which job it was and which try. */
export function watchedTasks(tasks: TaskList, metrics: Pick<Metrics, 'jobs'>): TaskList {
  const watched = Object.entries(tasks).map(([task, run]): [string, typeof run] => [
    task,
    (payload, helpers) => {
      const { id, attempts } = helpers.job;
      const options = {
        kind: 'consumer',
        // One that nobody caused begins a trace of its own, whatever the queue is doing.
        parent: traceparentOf(payload) ?? '',
        attributes: { 'job.task': task, 'job.try': attempts },
      } as const;
      return doing({ job: id, task, try: attempts }, () =>
        inSpan(`job ${task}`, options, () =>
          timed(metrics.jobs, { task }, async () => run?.(payload, helpers)),
        ),
      );
    },
  ]);
  return Object.fromEntries(watched);
}
