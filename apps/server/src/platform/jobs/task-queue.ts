import { Busy } from './busy.ts';

/**
 * Runs tasks in the order in which they come, at most `maxConcurrent` together.
 * @param maxWaiting one more that would have to wait is not run, and fails with {@link Busy}
 */
export function taskQueue(
  maxConcurrent: number,
  maxWaiting: number,
): <Value>(task: () => Promise<Value>) => Promise<Value> {
  let free = maxConcurrent;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= maxWaiting) throw new Busy();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
