import type { Exchange } from '../exchange.ts';

/** Files have an ending; the calls of the product have none. */
const isFile = (path: string) => /\.\w+$/.test(path);

/** A `fetch` whose requests go to the server of the demo, except those for files of the site. */
export function pageFetch(exchange: Exchange, fetchFile = globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (isFile(pathname)) return fetchFile(request);
    const body = await request.arrayBuffer();
    const sent = exchange({
      method: request.method,
      path: pathname + search,
      headers: [...request.headers],
      body: body.byteLength > 0 ? body : undefined,
    });
    const { status, headers, body: received } = await Promise.race([sent, rejectOnAbort(request.signal)]);
    return new Response(received.byteLength > 0 ? received : null, {
      status,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
    });
  };
}

/** Rejects when the signal is aborted. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException('The page has given the request up.', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });
}
