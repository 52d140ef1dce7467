import type { RequestHandler } from 'express';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { routeOf } from '#shop/http/route.ts';

const STOP_LIMIT_MS = 2_000;

export type Tracing = {
  /** Gives each request a span, below that of the storefront when it names one. */
  middleware: RequestHandler;
  /** Sends what has not been sent yet, as far as the collector takes it. */
  stop(): Promise<void>;
};

/**
 * Sends spans to an OpenTelemetry collector, as JSON over HTTP. The SDK is loaded here, so that a
 * process without a collector does not have it.
 *
 * @param endpoint without `/v1/traces`.
 */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const provider = await startSdk(endpoint);
  const tracer = trace.getTracer('waystone');
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
    stop: () => atMost(STOP_LIMIT_MS, provider.shutdown()),
  };
}

async function startSdk(endpoint: string) {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { AsyncLocalStorageContextManager }, core] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'waystone-shop' }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return provider;
}

/** A collector that is away keeps no process from stopping. */
async function atMost(limitMs: number, work: Promise<void>): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, limitMs);
  await Promise.race([work.catch(() => {}), limit.promise]);
  clearTimeout(timer);
}
