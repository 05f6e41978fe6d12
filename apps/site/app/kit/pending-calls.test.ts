import { describe, expect, it } from 'vitest';
import { endPendingCalls, untilGivenUp, watchPendingCalls } from './pending-calls.ts';

describe('a call that goes on when it is given up', () => {
  /** Waits for a call, and lists what is reported meanwhile. */
  function wait<Response>(sent: Promise<Response>) {
    const ids: number[] = [];
    const reports: string[] = [];
    watchPendingCalls((report) => {
      ids.push(report.id);
      reports.push(report.type);
    });
    return { waited: untilGivenUp(sent), reports, giveUp: () => endPendingCalls(ids, 'cancel') };
  }

  it('is pending until its response, and returns it', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { waited, reports } = wait(promise);
    expect(reports).toEqual(['call.sent']);
    resolve('done');
    expect(await waited).toBe('done');
    expect(reports).toEqual(['call.sent', 'call.ended']);
  });

  it('is not pending any more once it is given up, and its response counts for others', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { waited, reports, giveUp } = wait(promise);
    giveUp();
    await expect(waited).rejects.toThrow('given up');
    expect(reports).toEqual(['call.sent', 'call.ended']);
    resolve('done');
    expect(await promise).toBe('done');
  });

  it('fails as it does', async () => {
    const { waited, reports } = wait(Promise.reject(new TypeError('Failed to fetch')));
    await expect(waited).rejects.toThrow('Failed to fetch');
    expect(reports).toEqual(['call.sent', 'call.ended']);
  });
});
