import type { Config } from '../config.ts';

/**
 * Starts the SDK of OpenTelemetry where traces are configured; it reads `OTEL_…` from the environment itself. Returns the
 * function that sends what is left. Nothing of the SDK is loaded otherwise, because it takes a tenth of the start.
 */
export async function openTracing({ isTracing, brandName }: Pick<Config, 'isTracing' | 'brandName'>) {
  if (!isTracing) return async () => {};
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const serviceName = process.env['OTEL_SERVICE_NAME'] ?? brandName;
  // Only spans: `/metrics` and the log are the other two, and host names are none of a provider's business.
  const sdk = new NodeSDK({
    serviceName,
    autoDetectResources: false,
    logRecordProcessors: [],
    metricReaders: [],
    textMapPropagator: null,
  });
  sdk.start();
  return () => sdk.shutdown();
}
