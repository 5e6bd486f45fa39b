/** For how long the end of the process waits for a collector. */
const patienceMs = 2000;

let end: (() => Promise<void>) | null = null;

/**
 * Sends spans by OTLP over HTTP where the variable `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector; the SDK isn't even
 * loaded otherwise. The other variables are those of OpenTelemetry.
 *
 * @param service the name of the service where the environment names none
 */
export async function startTracing(
  service: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '', OTEL_SDK_DISABLED: disabled } = env;
  if (endpoint === '' || disabled === 'true') return;
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } =
    await import('@opentelemetry/resources');
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register({ propagator: new W3CTraceContextPropagator() });
  end = () => provider.shutdown();
}

/** Sends what wasn't sent yet. A collector that is away doesn't hold the end up. */
export async function endTracing(): Promise<void> {
  const ending = end?.().catch(() => undefined);
  end = null;
  if (ending === undefined) return;
  await Promise.race([ending, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())]);
}
