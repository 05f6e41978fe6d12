import type { PageMessage } from './worker-messages.ts';

/** Sends the service worker a message and waits for its reply; undefined when `signal` aborts first. */
export function askWorker(
  worker: ServiceWorker,
  message: PageMessage,
  signal: AbortSignal,
): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const settle = (result?: unknown) => {
      port1.close();
      resolve(result);
    };
    port1.addEventListener('message', ({ data }) => settle(data));
    port1.start();
    signal.addEventListener('abort', () => settle());
    worker.postMessage(message, [port2]);
  });
}
