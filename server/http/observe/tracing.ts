import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { routeClass } from './route-class.ts';

const STOP_LIMIT_MS = 2_000;

export type Tracing = {
  /** Does `work`, which answers the request, within a span of its own. */
  within(req: IncomingMessage, res: ServerResponse, work: () => void): void;
  /** Sends what has not been sent yet, as far as the collector takes it. */
  stop(): Promise<void>;
};

/**
 * Sends spans to an OpenTelemetry collector, as JSON over HTTP. The SDK is loaded here, so that a
 * process without a collector does not have it.
 *
 * @param endpoint without `/v1/traces`.
 * @param trusted whether a proxy in front may have begun the trace.
 */
export async function startTracing(endpoint: string, { trusted }: { trusted: boolean }): Promise<Tracing> {
  const provider = await startSdk(endpoint);
  const tracer = trace.getTracer('waystone');
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
    resource: resourceFromAttributes({ 'service.name': 'waystone-storefront' }),
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
