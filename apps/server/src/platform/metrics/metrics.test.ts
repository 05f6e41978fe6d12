import { beforeAll, describe, expect, it } from 'vitest';
import { Buyer, openShop } from '../../../test/buyer.ts';
import { sendCode } from '../../../test/codes.ts';
import { useTestApp } from '../../../test/test-app.ts';

const METRICS_TOKEN = 'a token for Prometheus';

describe('/metrics', () => {
  const app = useTestApp({ METRICS_TOKEN });
  const read = async (Authorization = `Bearer ${METRICS_TOKEN}`) =>
    app.call('/metrics', { headers: { Authorization } });

  beforeAll(async () => {
    const ravi = await Buyer.logIn(app, 'ravi');
    const [tea = ''] = await openShop(app, { pricePaise: 10_000, points: 1, quantity: 10 });
    await ravi.place([tea, 1]);
    await sendCode(app);
    await app.call(`/api/products/${tea}`);
    await app.sql(`insert into set_aside_rows (job, subject, error, attempts, first_failed_at, last_failed_at, retry_at)
      values ('confirm points', '1', 'Error', 1, now(), now(), now())`);
  });

  it('has what an operator watches, in the format of Prometheus', async () => {
    const response = await read();
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    const lines = (await response.text()).split('\n');
    const missing = [
      'http_request_duration_seconds_count{method="GET",route="/api/products/:id",status="200"} 1',
      'messages_total{channel="sms",kind="otp",result="sent"} 1',
      'orders_open{status="PLACED"} 1',
      'orders_placed_last_hour 1',
      'job_backlog{job="finish account deletions"} 0',
      'job_set_aside_rows{job="confirm points"} 1',
      'database_up 1',
    ].filter((line) => !lines.includes(line));
    expect(missing).toEqual([]);
    for (const name of ['cache_lookups', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds'])
      expect([name, lines.some((line) => line.startsWith(name))]).toEqual([name, true]);
  });

  it.each(['', 'Bearer', 'Bearer another token', `Basic ${METRICS_TOKEN}`])(
    'does not exist for the authorization %j',
    async (authorization) => {
      expect((await read(authorization)).status).toBe(404);
    },
  );
});

describe('/metrics without METRICS_TOKEN', () => {
  const app = useTestApp();

  it('does not exist', async () => {
    expect((await app.call('/metrics', { headers: { Authorization: 'Bearer undefined' } })).status).toBe(404);
  });
});
