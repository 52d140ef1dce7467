import type { RequestHandler } from 'express';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { startTraceExporter } from '#process/trace-exporter.ts';
import { routeOf } from '#shop/http/route.ts';

export type Tracing = {
  /** Gives each request a span, below that of the storefront when it names one. */
  middleware: RequestHandler;
  /** Sends what has not been sent yet, as far as the collector takes it. */
  stop(): Promise<void>;
};

/** @param endpoint of the collector, without `/v1/traces`. */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const { tracer, stop } = await startTraceExporter(endpoint, 'waystone-shop');
  return {
    middleware(req, res, next) {
      const parent = propagation.extract(ROOT_CONTEXT, req.headers);
      const span = tracer.startSpan(req.method, { kind: SpanKind.SERVER }, parent);
      res.once('close', () => {
        const route = routeOf(req);
        span.updateName(`${req.method} ${route}`);
        span.setAttributes({
          'http.request.method': req.method,
          'http.route': route,
          'http.response.status_code': res.statusCode,
          'waystone.request_id': String(res.get('X-Request-Id')),
        });
        if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), () => next());
    },
    stop,
  };
}
