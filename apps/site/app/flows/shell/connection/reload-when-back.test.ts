import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadWhenBack } from './reload-when-back.ts';

/** Opens an offline page whose site responds as the test defines; counts the requests and the reloads. */
function openPage(result: () => Promise<Response>) {
  const events = new EventTarget();
  const line = { onLine: false };
  const count = { requested: 0, reloads: 0 };
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('fetch', () => {
    count.requested += 1;
    return result();
  });
  const find = () => {
    line.onLine = true;
    events.dispatchEvent(new Event('online'));
  };
  const reload = () => (count.reloads += 1);
  const leave = () => void events.dispatchEvent(new Event('beforeunload'));
  return { count, line, find, leave, reload, after: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('a page that is missing because the browser is offline', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is reloaded once, as soon as the browser is online', async () => {
    const { count, find, reload, after } = openPage(async () => new Response());
    reloadWhenBack(reload);
    await after(60_000);
    expect(count).toEqual({ requested: 0, reloads: 0 });
    find();
    await after(0);
    expect(count).toEqual({ requested: 1, reloads: 1 });
    await after(600_000);
    expect(count).toEqual({ requested: 1, reloads: 1 });
  });

  it('is reloaded only when the site can be reached: checked at once, after 2 and 5 s, then every 15 s', async () => {
    const results = [503, undefined, 502, undefined, 404];
    const { count, find, reload, after } = openPage(async () => {
      const status = results.shift();
      if (status === undefined) throw new TypeError('Failed to fetch');
      return new Response(null, { status });
    });
    reloadWhenBack(reload);
    find();
    for (const [wait, requested] of [
      [0, 1],
      [2000, 2],
      [5000, 3],
      [15_000, 4],
    ] as const) {
      await after(wait);
      expect(count).toEqual({ requested, reloads: 0 });
    }
    await after(15_000);
    expect(count).toEqual({ requested: 5, reloads: 1 });
  });

  it('is checked after 2 and 5 s, then every 15 s, when the browser believes that it is online', async () => {
    const results = [503, 503, 200];
    const { count, line, reload, after } = openPage(
      async () => new Response(null, { status: results.shift() ?? 503 }),
    );
    line.onLine = true;
    reloadWhenBack(reload);
    await after(1999);
    expect(count).toEqual({ requested: 0, reloads: 0 });
    await after(1);
    expect(count).toEqual({ requested: 1, reloads: 0 });
    await after(5000);
    expect(count).toEqual({ requested: 2, reloads: 0 });
    await after(15_000);
    expect(count).toEqual({ requested: 3, reloads: 1 });
  });

  it('is not reloaded after the visitor has gone to another page, not even by a later response', async () => {
    const requested = Promise.withResolvers<Response>();
    const { count, find, reload, after } = openPage(() => requested.promise);
    const stop = reloadWhenBack(reload);
    find();
    await after(0);
    stop();
    requested.resolve(new Response());
    find();
    await after(60_000);
    expect(count).toEqual({ requested: 1, reloads: 0 });
  });

  it('does not replace another page that the visitor has requested meanwhile', async () => {
    const requested = Promise.withResolvers<Response>();
    const { count, find, leave, reload, after } = openPage(() => requested.promise);
    reloadWhenBack(reload);
    find();
    await after(0);
    leave();
    requested.resolve(new Response());
    await after(60_000);
    expect(count).toEqual({ requested: 1, reloads: 0 });
  });

  it('works as source text alone, as the service worker writes it into a page without other scripts', async () => {
    const { count, find, reload, after } = openPage(async () => new Response());
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function('reload', `(${reloadWhenBack.toString()})(reload)`)(reload);
    find();
    await after(0);
    expect(count).toEqual({ requested: 1, reloads: 1 });
  });
});
