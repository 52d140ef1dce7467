import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { startTraceExporter } from '#process/trace-exporter.ts';
import { routeClass } from './route-class.ts';

export type Tracing = {
  /** Runs `work`, which sends the response, within a span. */
  within(req: IncomingMessage, res: ServerResponse, work: () => void): void;
  /** Sends what has not been sent yet, as far as the collector takes it. */
  stop(): Promise<void>;
};

/**
 * @param endpoint without `/v1/traces`.
 * @param trusted whether a proxy in front may have begun the trace.
 */
export async function startTracing(endpoint: string, { trusted }: { trusted: boolean }): Promise<Tracing> {
  const { tracer, stop } = await startTraceExporter(endpoint, 'waystone-storefront');
  return {
    within(req, res, work) {
      const parent = trusted ? propagation.extract(ROOT_CONTEXT, req.headers) : ROOT_CONTEXT;
      const route = routeClass(req.url ?? '');
      const attributes = {
        'http.request.method': req.method ?? '',
        'http.route': route,
        'waystone.request_id': String(res.getHeader('X-Request-Id')),
      };
      const span = tracer.startSpan(`${req.method ?? ''} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
      res.once('close', () => {
        span.setAttribute('http.response.status_code', res.statusCode);
        if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), work);
    },
    stop,
  };
}
