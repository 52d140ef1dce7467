import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { UpstreamFailure } from './failure.ts';

const tracer = trace.getTracer('waystone');

/**
 * A span for one call to the shop; none without a collector.
 *
 * @param path with the names of its parameters, not their values.
 */
export function inCallSpan<Value>(method: string, path: string, call: () => Promise<Value>): Promise<Value> {
  const attributes = { 'http.request.method': method, 'url.template': path };
  return tracer.startActiveSpan(`${method} ${path}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await call();
    } catch (error) {
      const kind = error instanceof UpstreamFailure ? error.kind : 'error';
      span.setStatus({ code: SpanStatusCode.ERROR, message: kind });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The headers that tell the shop which trace a call belongs to. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
