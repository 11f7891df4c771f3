import { isServiceError, type ServiceClient } from '#clients/client.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { inSpan, traceHeaders } from '../telemetry/spans.ts';
import { timed } from '../telemetry/timed.ts';

type Service = 'commerce' | 'member data';

/** The same service of this process, with a span for each document that it runs. */
export function tracedClient(client: ServiceClient, service: Service): ServiceClient {
  return {
    run: (document, variables, headers) =>
      inSpan(`${service} ${document.name}`, { attributes: attributesOf(document) }, () =>
        client.run(document, variables, headers),
      ),
  };
}

/** The same service elsewhere: its calls are timed, and tell it which trace they belong to. */
export function watchedClient(
  client: ServiceClient,
  service: Service,
  { outside }: Pick<Metrics, 'outside'>,
): ServiceClient {
  return {
    run(document, variables, headers) {
      const attributes = { ...attributesOf(document), 'peer.service': service };
      return inSpan(`${service} ${document.name}`, { kind: 'client', attributes }, () =>
        timed(
          outside,
          { service },
          () => client.run(document, variables, { ...headers, ...traceHeaders() }),
          outcomeOf,
        ),
      );
    },
  };
}

function attributesOf({ name }: { name: string }) {
  return { 'graphql.operation.name': name };
}

function outcomeOf(fault: unknown): string {
  if (!isServiceError(fault)) return 'failed';
  if (fault.category === 'unreachable') return 'unreachable';
  return fault.category === 'internal' ? 'failed' : 'refused';
}
