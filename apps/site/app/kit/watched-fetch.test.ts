import { refreshSession } from '@pgm/api/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endPendingCalls, watchPendingCalls } from './pending-calls.ts';
import { uploadFetch } from './upload-fetch.ts';
import { watchedFetch } from './watched-fetch.ts';

vi.mock(import('./upload-fetch.ts'), () => ({ uploadFetch: vi.fn<typeof uploadFetch>() }));

/** A server that responds on demand, and ends a request that is aborted. */
function makeServer() {
  const responders: ((response: Response) => void)[] = [];
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(
    (_address, init) =>
      new Promise<Response>((resolve, reject) => {
        responders.push(resolve);
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  return { fetch, respond: (response: Response) => responders.at(-1)?.(response) };
}

type Report = Parameters<Parameters<typeof watchPendingCalls>[0]>[0];

function toLine(report: Report): string {
  if (report.type === 'call.sent') return `sent, ${report.canRepeat}`;
  return report.type === 'call.progressed' ? `${report.percent}%` : 'ended';
}

describe('a watched request', () => {
  const reports: string[] = [];
  const ids: number[] = [];
  const stop = watchPendingCalls((report) => {
    reports.push(toLine(report));
    if (report.type === 'call.sent') ids.push(report.id);
  });
  afterEach(() => {
    reports.length = 0;
    ids.length = 0;
    vi.restoreAllMocks();
  });

  it('is pending until its whole body has come, and its response is that of the server', async () => {
    const { fetch } = makeServer();
    let finish = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        finish = () => {
          controller.enqueue(new TextEncoder().encode('{"a":1}'));
          controller.close();
        };
      },
    });
    fetch.mockResolvedValue(new Response(body, { status: 404, headers: { 'X-Request-Id': '7' } }));
    const response = watchedFetch(fetch)('/orders', {});
    await Promise.resolve();
    expect(reports).toEqual(['sent, true']);
    finish();
    const { status, headers } = await response;
    expect([status, headers.get('X-Request-Id'), await (await response).json()]).toEqual([
      404,
      '7',
      { a: 1 },
    ]);
    expect(reports).toEqual(['sent, true', 'ended']);
  });

  it.each([
    [{ method: 'GET' }, true],
    [{ method: 'POST', headers: { 'Idempotency-Key': 'k' } }, true],
    [{ method: 'POST' }, false],
    [{ method: 'POST', body: new FormData() }, false],
    [{ method: 'DELETE' }, false],
  ])('%j may be sent again: %s', async (init, canRepeat) => {
    const { fetch, respond } = makeServer();
    const response = watchedFetch(fetch)('/orders', init);
    expect(reports).toEqual([`sent, ${canRepeat}`]);
    respond(new Response(null, { status: 204 }));
    expect((await response).status).toBe(204);
  });

  it('that refreshes the tokens is not reported', async () => {
    const { fetch, respond } = makeServer();
    const address = `https://api.example.in${refreshSession.path}`;
    const init = { method: 'POST', body: '{}' };
    const response = watchedFetch(fetch)(address, init);
    respond(new Response('done'));
    expect(await (await response).text()).toBe('done');
    expect([fetch.mock.calls, reports]).toEqual([[[address, init]], []]);
  });

  it('with files reports how much of them is sent', async () => {
    let progressed = (_percent: number) => {};
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.mocked(uploadFetch).mockImplementation((onProgress) => {
      progressed = onProgress;
      return () => promise;
    });
    const { fetch } = makeServer();
    const body = new FormData();
    body.append('photo', new File(['x'], 'x.png'));
    const response = watchedFetch(fetch)('/reviews', { method: 'POST', body });
    await expect.poll(() => uploadFetch).toHaveBeenCalledOnce();
    progressed(40);
    resolve(new Response('{}', { status: 201 }));
    expect((await response).status).toBe(201);
    expect([fetch.mock.calls, reports]).toEqual([[], ['sent, false', '40%', 'ended']]);
  });

  it('is sent again as it was, and the second response counts', async () => {
    const { fetch, respond } = makeServer();
    const response = watchedFetch(fetch)('/orders', {
      method: 'POST',
      body: '{}',
      headers: { 'Idempotency-Key': 'k' },
    });
    endPendingCalls(ids, 'repeat');
    await expect.poll(() => fetch).toHaveBeenCalledTimes(2);
    const [first, second] = fetch.mock.calls;
    expect({ ...second?.[1], signal: undefined }).toEqual({ ...first?.[1], signal: undefined });
    respond(new Response('second'));
    expect(await (await response).text()).toBe('second');
    expect(reports).toEqual(['sent, true', 'ended', 'sent, true', 'ended']);
  });

  it('that is given up fails, and is not sent again', async () => {
    const { fetch } = makeServer();
    const response = watchedFetch(fetch)('/orders', {});
    endPendingCalls(ids, 'cancel');
    await expect(response).rejects.toThrow('aborted');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(reports.at(-1)).toBe('ended');
  });

  it('that its flow has aborted is not sent again', async () => {
    const { fetch } = makeServer();
    const control = new AbortController();
    const response = watchedFetch(fetch)('/orders', { signal: control.signal });
    control.abort();
    endPendingCalls(ids, 'repeat');
    await expect(response).rejects.toThrow('aborted');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is reported with its age to those who come later', () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValue(7500);
    const { fetch, respond } = makeServer();
    void watchedFetch(fetch)('/orders', {});
    const late: unknown[] = [];
    watchPendingCalls((report) => late.push(report))();
    expect(late).toEqual([{ type: 'call.sent', id: ids[0], canRepeat: true, isUpload: false, ageMs: 6500 }]);
    respond(new Response('done'));
  });

  it('is not reported any more to those who have stopped watching', async () => {
    stop();
    const { fetch, respond } = makeServer();
    const response = watchedFetch(fetch)('/orders', {});
    respond(new Response('done'));
    await response;
    expect(reports).toEqual([]);
  });
});
