import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';
import { rejection } from './rate-limiter.ts';

describe('the rate limit', () => {
  it.each([
    [1, '1 second'],
    [89, '89 seconds'],
    [90, '2 minutes'],
    [5341, '2 hours'],
  ])('names the waiting time of %i s in words', (seconds, words) => {
    expect(rejection(seconds).failure.message).toBe(`Too many requests. Please try again in ${words}.`);
  });
});

describe('the counts in the database', () => {
  const app = useTestApp();

  it('are removed by a job after 25 hours', async () => {
    const countRows = () =>
      app.sql(`select 1 from rate_limits where key like 'reset:%'`).then((rows) => rows.length);
    await app.post('/auth/forgot-password', { email: 'asha@example.in' });
    app.clock.now += 24 * 3_600_000;
    await app.runJobs();
    expect(await countRows()).toBeGreaterThan(0);
    app.clock.now += 2 * 3_600_000;
    await app.runJobs();
    expect(await countRows()).toBe(0);
  });
});
