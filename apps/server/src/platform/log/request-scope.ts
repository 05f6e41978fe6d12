import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the current code works for. */
const scope = new AsyncLocalStorage<{ readonly requestId: string }>();

/** Runs a request. Each log line of its code has its id, also of the work that it leaves in the background. */
export function runRequest<Value>(requestId: string, task: () => Value): Value {
  return scope.run({ requestId }, task);
}

/** The id of the current request; undefined outside of requests. */
export function currentRequestId(): string | undefined {
  return scope.getStore()?.requestId;
}
