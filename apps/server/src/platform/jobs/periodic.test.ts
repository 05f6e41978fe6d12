import { setTimeout as later } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { recordingLog } from '../../../test/recording-log.ts';
import { DatabaseAway } from '../database/database-failure.ts';
import { POSTGRES_TIMES } from '../database/postgres-times.ts';
import { Metrics } from '../metrics/metrics.ts';
import { MAX_RUN_MS, Periodic } from './periodic.ts';
import type { JobRun } from './set-aside.ts';

describe('jobs', () => {
  it('are done at once and again and again, one after the other, whatever becomes of one', async () => {
    const { log, lines } = recordingLog();
    const done: string[] = [];
    const third = Promise.withResolvers<void>();
    const first = { name: 'first', run: () => Promise.reject(new TypeError('asha@example.in')) };
    const second = {
      name: 'second',
      run: async () => {
        done.push('second');
        if (done.length === 3) third.resolve();
      },
    };
    const metrics = new Metrics();
    const periodic = new Periodic({ log, metrics, now: () => 60_000 }, [first, second], 1);
    periodic.start();
    await third.promise;
    await periodic.stop();
    const count = done.length;
    await later(20);
    expect(done).toHaveLength(count);
    expect(lines[0]).toEqual([
      { task: 'first', error: { type: 'TypeError', stack: expect.any(Array) } },
      'a task failed',
    ]);
    const text = await metrics.text();
    expect(text).toContain('job_last_success_timestamp_seconds{job="second"} 60\n');
    expect(text).not.toContain('job_last_success_timestamp_seconds{job="first"}');
  });

  it('log nothing while PostgreSQL is known to be away', async () => {
    const { log, lines } = recordingLog();
    const metrics = new Metrics();
    const second = Promise.withResolvers<void>();
    let runs = 0;
    const run = () => {
      if (++runs === 2) second.resolve();
      return Promise.reject(new Error('Failed query', { cause: new DatabaseAway('PostgreSQL is away.') }));
    };
    const periodic = new Periodic({ log, metrics, now: () => 0 }, [{ name: 'first', run }], 1);
    periodic.start();
    await second.promise;
    await periodic.stop();
    expect(lines).toEqual([]);
    expect(await metrics.text()).toContain('job_duration_seconds_count{job="first",result="failure"} 2');
  });

  it('are asked to end after a time that is shorter than a statement may take, and the next one has its turn', async () => {
    const { log, lines } = recordingLog();
    const ended = Promise.withResolvers<boolean>();
    const long = {
      name: 'long',
      run: ({ signal }: JobRun) =>
        new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
    };
    const next = { name: 'next', run: async ({ signal }: JobRun) => ended.resolve(signal.aborted) };
    const metrics = new Metrics();
    const periodic = new Periodic({ log, metrics, now: () => 60_000 }, [long, next], 60_000, 5);
    periodic.start();
    expect(await ended.promise).toBe(false);
    await periodic.stop();
    expect(lines).toEqual([]);
    expect(await metrics.text()).toContain('job_last_success_timestamp_seconds{job="long"} 60\n');
    expect(MAX_RUN_MS).toBeLessThan(POSTGRES_TIMES.statementMs);
  });

  it('are expected from the start of the process, also those that never succeed', async () => {
    const { log } = recordingLog();
    const metrics = new Metrics();
    const failing = { name: 'failing', run: () => Promise.reject(new Error('no')) };
    const periodic = new Periodic({ log, metrics, now: () => 60_000 }, [failing], 60_000);
    periodic.start();
    await periodic.stop();
    const text = await metrics.text();
    expect(text).toContain('job_expected_timestamp_seconds{job="failing"} 60\n');
    expect(text).not.toContain('job_last_success_timestamp_seconds{job="failing"}');
  });

  it('are stopped, and waited for, when the server stops', async () => {
    const { log, lines } = recordingLog();
    const done: string[] = [];
    const started = Promise.withResolvers<void>();
    const slow = {
      name: 'slow',
      run: async ({ signal }: JobRun) => {
        started.resolve();
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        done.push('slow');
      },
    };
    const next = { name: 'next', run: async () => void done.push('next') };
    const periodic = new Periodic({ log, metrics: new Metrics(), now: () => 0 }, [slow, next], 1);
    periodic.start();
    await started.promise;
    await periodic.stop();
    expect(done).toEqual(['slow']);
    expect(lines).toEqual([]);
  });
});
