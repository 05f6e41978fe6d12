import { watchedFetch } from './watched-fetch.ts';

/** A watched `fetch` that reports how much of the response has arrived, in bytes. How much will come is not known. */
export function downloadFetch(onReceived: (bytes: number) => void) {
  return watchedFetch(async (address, init) => {
    const response = await globalThis.fetch(address, init);
    let received = 0;
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(bytes, controller) {
        received += bytes.byteLength;
        onReceived(received);
        controller.enqueue(bytes);
      },
    });
    return new Response(response.body?.pipeThrough(counting) ?? null, response);
  });
}
