import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadFetch } from './upload-fetch.ts';

/** The browser's request, as far as an upload uses it; the test decides what happens to it. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly sent: unknown[] = [];
  status = 0;
  statusText = '';
  responseText = '';
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...request: unknown[]) {
    this.sent.push(...request);
  }
  setRequestHeader(name: string, value: string) {
    this.sent.push(`${name}: ${value}`);
  }
  getResponseHeader() {
    return 'application/json';
  }
  send(body: unknown) {
    this.sent.push(body);
  }
  abort() {
    this.sent.push('abort');
  }
  progress(loaded: number, total: number, lengthComputable = true) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable }));
  }
  load(status: number, responseText: string) {
    Object.assign(this, { status, responseText });
    this.dispatchEvent(new Event('load'));
  }
}

describe('an upload', () => {
  beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
  afterEach(() => vi.unstubAllGlobals());

  const start = (signal?: AbortSignal) => {
    const reported: number[] = [];
    const body = new FormData();
    const headers = { Authorization: 'Bearer token' };
    const response = uploadFetch((percent) => reported.push(percent))('/user/1/patch', {
      method: 'PATCH',
      headers,
      body,
      ...(signal && { signal }),
    });
    return { body, reported, response };
  };

  it('is sent like any request, and reports whole percents on the way', async () => {
    const { body, reported, response } = start();
    const request = FakeRequest.last;
    expect(request.sent).toEqual(['PATCH', '/user/1/patch', 'authorization: Bearer token', body]);
    request.progress(0, 900);
    request.progress(299, 900);
    request.progress(5, 0, false);
    request.progress(900, 900);
    expect(reported).toEqual([0, 33, 100]);
    request.load(200, '{"id":"1"}');
    const { status, headers } = await response;
    expect([status, headers.get('Content-Type'), await (await response).json()]).toEqual([
      200,
      'application/json',
      { id: '1' },
    ]);
  });

  it('gives a rejection as a response, and a lost connection as an error', async () => {
    const rejected = start().response;
    FakeRequest.last.load(409, '{}');
    expect((await rejected).status).toBe(409);
    const lost = start().response;
    FakeRequest.last.dispatchEvent(new Event('error'));
    await expect(lost).rejects.toThrow('Failed to fetch');
  });

  it('ends when it is aborted', async () => {
    const end = new AbortController();
    const { response } = start(end.signal);
    end.abort();
    await expect(response).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeRequest.last.sent.at(-1)).toBe('abort');
  });
});
