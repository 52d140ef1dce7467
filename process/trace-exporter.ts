import { context, propagation, trace, type Tracer } from '@opentelemetry/api';

const STOP_LIMIT_MS = 2_000;

export type TraceExporter = {
  tracer: Tracer;
  /** Sends what has not been sent yet, as far as the collector takes it. */
  stop(): Promise<void>;
};

/**
 * Sends spans to an OpenTelemetry collector, as JSON over HTTP. The SDK is loaded here, so that a process without a
 * collector does not load it.
 *
 * @param endpoint without `/v1/traces`.
 * @param service how the collector names this process.
 */
export async function startTraceExporter(endpoint: string, service: string): Promise<TraceExporter> {
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
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return { tracer: trace.getTracer('waystone'), stop: () => atMost(STOP_LIMIT_MS, provider.shutdown()) };
}

/** A collector that does not respond keeps no process from stopping. */
async function atMost(limitMs: number, work: Promise<void>): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, limitMs);
  await Promise.race([work.catch(() => {}), limit.promise]);
  clearTimeout(timer);
}
