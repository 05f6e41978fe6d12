import { createServer } from 'node:http';
import { context, trace } from '@opentelemetry/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listProducts } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { openTracing } from './open-tracing.ts';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';

describe('traces', () => {
  const app = useTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT });
  afterEach(() => {
    vi.unstubAllEnvs();
    trace.disable();
    context.disable();
  });

  it('of requests go to the collector, with the route and without ids', async () => {
    const received: string[] = [];
    const collector = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      received.push(`${request.url} ${Buffer.concat(chunks).toString('latin1')}`);
      response.end();
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const bound = collector.address();
    const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);

    const close = await openTracing({ isTracing: true, brandName: 'PGM Wellness' });
    const [{ id } = { id: '' }] = await listProducts(app);
    await app.call(`/api/products/${id}`);
    await close();
    collector.close();

    const [spans = ''] = received;
    expect([received.length, spans.startsWith('/v1/traces ')]).toEqual([1, true]);
    for (const text of ['PGM Wellness', 'GET /api/products/:id', 'http.response.status_code'])
      expect([text, spans.includes(text)]).toEqual([text, true]);
    expect(spans).not.toContain(id);
  });
});
