import { setTimeout as sleep } from 'node:timers/promises';
import {
  context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OpenSpan,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { Env } from '../env.ts';
import { faultFields } from '../fault-fields.ts';
import type { Tracing } from './spans.ts';

export type TracingSettings = Pick<
  Env,
  'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** What a collector has not taken by then, when the process stops, is lost. */
const lastWordsMs = 2000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/**
 * Spans to the collector at `endpoint`, by OTLP over HTTP. How the collector is reached (OTEL_EXPORTER_OTLP_HEADERS, _TIMEOUT,
 * _COMPRESSION) and what else the process is called (OTEL_RESOURCE_ATTRIBUTES) the libraries read
 * by themselves. `onFault` hears that the collector does not take them.
 */
export function openTelemetry(
  endpoint: string,
  env: TracingSettings,
  onFault: () => void,
): Tracing {
  const silent = () => {};
  diag.setLogger(
    { error: onFault, warn: silent, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new TracerProvider({
    sampler: samplerOf(env),
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME }).merge(
      detectResources({ detectors: [envDetector, serviceInstanceIdDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('framewell');

  return {
    inSpan(name, { kind = 'internal', attributes = {}, parent }, act) {
      const around = parent === undefined ? context.active() : contextOf(parent);
      return tracer.startActiveSpan(name, { kind: kinds[kind], attributes }, around, (span) =>
        ending(span, () =>
          act({
            rename: (other) => void span.updateName(other),
            tell: (more) => void span.setAttributes(more),
            fail: (why) => markFailed(span, why),
          }),
        ),
      );
    },
    traceparent() {
      const span = trace.getActiveSpan()?.spanContext();
      if (!span) return undefined;
      const flags = span.traceFlags.toString(16).padStart(2, '0');
      return `00-${span.traceId}-${span.spanId}-${flags}`;
    },
    async stop() {
      const tooLate = sleep(lastWordsMs, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(onFault), tooLate]);
      context.disable();
      diag.disable();
    },
  };
}

async function ending<T>(span: OpenSpan, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (fault) {
    markFailed(span, fault);
    throw fault;
  } finally {
    span.end();
  }
}

/** Says of a fault its kind and never its words: they may quote what a person typed. */
function markFailed(span: OpenSpan, why: unknown): void {
  const { error, sqlstate } = faultFields(why);
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', typeof why === 'number' ? why.toString() : (sqlstate ?? error));
}

/** What does not read as a traceparent begins a trace of its own. */
function contextOf(traceparent: string): Context {
  const [, traceId, spanId, flags] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent) ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function samplerOf(env: TracingSettings): Sampler {
  const name = env.OTEL_TRACES_SAMPLER;
  const root = rootSampler(name.replace('parentbased_', ''), env.OTEL_TRACES_SAMPLER_ARG);
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function rootSampler(name: string, share: number): Sampler {
  if (name === 'traceidratio') return new TraceIdRatioBasedSampler(share);
  return name === 'always_off' ? new AlwaysOffSampler() : new AlwaysOnSampler();
}
