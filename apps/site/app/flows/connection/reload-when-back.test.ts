import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadWhenBack } from './reload-when-back.ts';

/** A page without a line, whose site answers as the test says, and how often it was asked and the page loaded again. */
function openPage(answer: () => Promise<Response>) {
  const events = new EventTarget();
  const line = { onLine: false };
  const count = { asked: 0, reloads: 0 };
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('fetch', () => {
    count.asked += 1;
    return answer();
  });
  const find = () => {
    line.onLine = true;
    events.dispatchEvent(new Event('online'));
  };
  const reload = () => (count.reloads += 1);
  const leave = () => void events.dispatchEvent(new Event('beforeunload'));
  return { count, line, find, leave, reload, after: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('a page that is missing for want of a line', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is loaded again as soon as there is one, once', async () => {
    const { count, find, reload, after } = openPage(async () => new Response());
    reloadWhenBack(reload);
    await after(60_000);
    expect(count).toEqual({ asked: 0, reloads: 0 });
    find();
    await after(0);
    expect(count).toEqual({ asked: 1, reloads: 1 });
    await after(600_000);
    expect(count).toEqual({ asked: 1, reloads: 1 });
  });

  it('is loaded only when the site can be reached: looked for at once, after 2 and 5 s, then every 15 s', async () => {
    const answers = [503, undefined, 502, undefined, 404];
    const { count, find, reload, after } = openPage(async () => {
      const status = answers.shift();
      if (status === undefined) throw new TypeError('Failed to fetch');
      return new Response(null, { status });
    });
    reloadWhenBack(reload);
    find();
    for (const [wait, asked] of [
      [0, 1],
      [2000, 2],
      [5000, 3],
      [15_000, 4],
    ] as const) {
      await after(wait);
      expect(count).toEqual({ asked, reloads: 0 });
    }
    await after(15_000);
    expect(count).toEqual({ asked: 5, reloads: 1 });
  });

  it('is looked for after 2 and 5 s, then every 15 s, where the browser believes that there is a line', async () => {
    const answers = [503, 503, 200];
    const { count, line, reload, after } = openPage(
      async () => new Response(null, { status: answers.shift() ?? 503 }),
    );
    line.onLine = true;
    reloadWhenBack(reload);
    await after(1999);
    expect(count).toEqual({ asked: 0, reloads: 0 });
    await after(1);
    expect(count).toEqual({ asked: 1, reloads: 0 });
    await after(5000);
    expect(count).toEqual({ asked: 2, reloads: 0 });
    await after(15_000);
    expect(count).toEqual({ asked: 3, reloads: 1 });
  });

  it('is left alone once somebody has gone elsewhere, also by an answer that comes after that', async () => {
    const asked = Promise.withResolvers<Response>();
    const { count, find, reload, after } = openPage(() => asked.promise);
    const stop = reloadWhenBack(reload);
    find();
    await after(0);
    stop();
    asked.resolve(new Response());
    find();
    await after(60_000);
    expect(count).toEqual({ asked: 1, reloads: 0 });
  });

  it('does not come in the way of another page that somebody has asked for meanwhile', async () => {
    const asked = Promise.withResolvers<Response>();
    const { count, find, leave, reload, after } = openPage(() => asked.promise);
    reloadWhenBack(reload);
    find();
    await after(0);
    leave();
    asked.resolve(new Response());
    await after(60_000);
    expect(count).toEqual({ asked: 1, reloads: 0 });
  });

  it('works as words alone, as the service worker writes it into a page without other scripts', async () => {
    const { count, find, reload, after } = openPage(async () => new Response());
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function('reload', `(${reloadWhenBack.toString()})(reload)`)(reload);
    find();
    await after(0);
    expect(count).toEqual({ asked: 1, reloads: 1 });
  });
});
