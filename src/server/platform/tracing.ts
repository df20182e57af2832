type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

interface ActiveSpan {
  set(attributes: SpanAttributes): void;
}

/** The receiver of spans while OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export interface Tracing {
  /** Runs work in a span below the active one, or below none, and ends the span with the work. */
  run<Result>(
    span: {
      readonly name: string;
      readonly attributes: SpanAttributes;
      readonly parent?: string | undefined;
    },
    work: (span: ActiveSpan) => Promise<Result>,
  ): Promise<Result>;
  /** The active span as a W3C traceparent; null without one. */
  active(): string | null;
  /** Sends what is left. */
  close(): Promise<void>;
}

const NO_SPAN: ActiveSpan = { set: () => {} };

let tracing: Tracing | undefined;

/** Traces to this from now on; undefined turns it off. */
export function traceTo(next: Tracing | undefined): void {
  tracing = next;
}

/**
 * A span for work that begins here, such as a request or a job. `parent` is the traceparent of a span elsewhere that
 * caused it. Attributes hold no words of users and no ids of people. Without tracing it only calls the work.
 */
export function inSpan<Result>(
  name: string,
  attributes: SpanAttributes,
  work: (span: ActiveSpan) => Promise<Result>,
  parent?: string | null,
): Promise<Result> {
  return tracing ? tracing.run({ name, attributes, parent: parent ?? undefined }, work) : work(NO_SPAN);
}

/** A span for a part of such work; outside of a trace it only calls the work. */
export function inChildSpan<Result>(
  name: string,
  attributes: SpanAttributes,
  work: (span: ActiveSpan) => Promise<Result>,
): Promise<Result> {
  return tracing && tracing.active() !== null ? tracing.run({ name, attributes }, work) : work(NO_SPAN);
}

/** The traceparent that work elsewhere continues; null while nothing is traced. */
export const activeTrace = (): string | null => tracing?.active() ?? null;
