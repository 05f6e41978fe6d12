import type { PageMessage } from './worker-messages.ts';

/** Tells the service worker something that it answers; undefined when `signal` ends the wait before that. */
export function askWorker(
  worker: ServiceWorker,
  message: PageMessage,
  signal: AbortSignal,
): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const settle = (answer?: unknown) => {
      port1.close();
      resolve(answer);
    };
    port1.addEventListener('message', ({ data }) => settle(data));
    port1.start();
    signal.addEventListener('abort', () => settle());
    worker.postMessage(message, [port2]);
  });
}
