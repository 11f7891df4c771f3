import type { Transport } from '#shop/messages/port.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { inSpan } from '../telemetry/spans.ts';
import { timed } from '../telemetry/timed.ts';

/** The same way out: what was handed over and what failed is counted. */
export function watchedTransport(
  { send, check }: Transport,
  { messages, outside }: Pick<Metrics, 'messages' | 'outside'>,
): Transport {
  return {
    check,
    async send(message, dedupeKey) {
      const { channel } = message;
      let outcome = 'failed';
      try {
        await inSpan('send message', { kind: 'client', attributes: { channel } }, () =>
          timed(outside, { service: 'mail' }, () => send(message, dedupeKey)),
        );
        outcome = 'sent';
      } finally {
        messages.inc({ channel, outcome });
      }
    },
  };
}
