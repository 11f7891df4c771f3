/**
 * Spans tell a collector what a request or job was made of and how long each part took. Without
 * a collector nothing is told and nothing is loaded: `act` is simply called.
 */
export type SpanOptions = {
  kind?: 'server' | 'client' | 'consumer' | 'internal';
  /** Names and numbers of the program; never what a person typed, is called or is sent. */
  attributes?: Attributes;
  /** The `traceparent` (W3C Trace Context) of whoever caused this; the span around unless told. */
  parent?: string | undefined;
};

export type Attributes = Record<string, string | number>;

/** A span that goes on. */
export type Span = {
  rename(name: string): void;
  tell(attributes: Attributes): void;
  /** Marks it as failed where nothing is thrown, by the kind of the fault or a status. */
  fail(why: Error | number): void;
};

/** Who carries spans to the collector. */
export type Tracing = {
  inSpan<T>(name: string, options: SpanOptions, act: (span: Span) => Promise<T>): Promise<T>;
  /** Names the span that goes on, for whoever is called from it. */
  traceparent(): string | undefined;
  /** Sends what is left. */
  stop(): Promise<void>;
};

let tracing: Tracing | null = null;

/** From now on spans go to `chosen`, or nowhere. */
export function traceWith(chosen: Tracing | null): void {
  tracing = chosen;
}

export function isTracing(): boolean {
  return tracing !== null;
}

const nothing: Span = { rename: () => {}, tell: () => {}, fail: () => {} };

/** Runs `act` as a span of that name. What it throws is told by its kind alone. */
export function inSpan<T>(
  name: string,
  options: SpanOptions,
  act: (span: Span) => Promise<T>,
): Promise<T> {
  return tracing ? tracing.inSpan(name, options, act) : act(nothing);
}

/** What to send along so that whoever is called joins the trace. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = tracing?.traceparent();
  return traceparent ? { traceparent } : {};
}
