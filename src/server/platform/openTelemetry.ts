import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanStatusCode, trace, TraceFlags, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { AppError } from './appError.ts';
import type { Tracing } from './tracing.ts';

const SEND_EVERY_MS = 1000;
const CLOSE_MS = 2000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Sends spans to a collector by OTLP over HTTP. Provider and context are its own and never those of the process, so that
 * Sentry, which may set those, is not disturbed.
 */
export function createOpenTelemetry({ endpoint, share }: { endpoint: string; share: number }): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'dolphin-world' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SEND_EVERY_MS })],
  });
  const tracer = provider.getTracer('dolphin-world');
  const contexts = new AsyncLocalStorage<Context>();
  return {
    async run({ name, attributes, parent }, work) {
      const above = parent === undefined ? (contexts.getStore() ?? ROOT_CONTEXT) : remote(parent);
      const span = tracer.startSpan(name, { attributes }, above);
      try {
        return await contexts.run(trace.setSpan(above, span), () =>
          work({ set: (more) => void span.setAttributes(more) }),
        );
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    active() {
      const span = trace.getSpan(contexts.getStore() ?? ROOT_CONTEXT)?.spanContext();
      if (!span) return null;
      return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
    },
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
      // A collector that is gone must not hold the process.
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

function remote(traceparent: string): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent) ?? [];
  if (!traceId) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** The kind of an error alone: its message may hold words of users. A refusal is an answer, not a fault. */
function fail(span: Span, error: unknown): void {
  const isRefusal = error instanceof AppError && error.status < 500;
  const kind = error instanceof AppError ? error.code : error instanceof Error ? error.name : typeof error;
  span.setAttribute('error.type', kind);
  if (!isRefusal) span.setStatus({ code: SpanStatusCode.ERROR });
}
