/**
 * A `fetch` that reports how much of the body is sent, in percent. The browser's own `fetch` cannot report it, so the
 * request is an XMLHttpRequest; use it only for files.
 */
export function uploadFetch(onProgress: (percent: number) => void) {
  return (address: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> => {
    if (body instanceof ReadableStream) throw new TypeError('A stream has no known size');
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(Math.floor((100 * loaded) / total));
    });
    request.addEventListener('load', () => resolve(toResponse(request)));
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(body ?? null);
    return promise;
  };
}

function toResponse(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const contentType = request.getResponseHeader('Content-Type');
  return new Response(request.responseText, {
    status,
    statusText,
    headers: contentType === null ? {} : { 'Content-Type': contentType },
  });
}
