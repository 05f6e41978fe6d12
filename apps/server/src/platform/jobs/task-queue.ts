/** Runs tasks in the order in which they come, at most `maxConcurrent` together. */
export function taskQueue(maxConcurrent: number): <Value>(task: () => Promise<Value>) => Promise<Value> {
  let free = maxConcurrent;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
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
