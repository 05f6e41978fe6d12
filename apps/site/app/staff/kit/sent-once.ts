import type { Result } from '@pgm/api/contract';

/**
 * Sends what a form has with a key, so that the server handles it once: the same again has the same key until it has
 * succeeded, also when its response was lost.
 */
export function createSentOnce() {
  let last: { readonly text: string; readonly key: string } | undefined;
  return async <Data, Value>(
    data: Data,
    send: (data: Data, key: string) => Promise<Result<Value>>,
  ): Promise<Result<Value>> => {
    const text = JSON.stringify(data);
    if (last?.text !== text) last = { text, key: crypto.randomUUID() };
    const result = await send(data, last.key);
    if (result.ok) last = undefined;
    return result;
  };
}
