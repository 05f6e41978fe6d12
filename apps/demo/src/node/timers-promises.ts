/** Resolves after `ms`, or rejects when the signal is aborted before. */
export function setTimeout<Value>(
  ms: number,
  value?: Value,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = globalThis.setTimeout(() => resolve(value), ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    });
  });
}

/** Resolves when the browser has done its other work. */
export const setImmediate = () => setTimeout(0);
