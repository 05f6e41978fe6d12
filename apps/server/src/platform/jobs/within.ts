import { setTimeout } from 'node:timers/promises';

/** Resolves when the work has ended, or after `ms` milliseconds; the work goes on then. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const end = new AbortController();
  const late = setTimeout(ms, undefined, { signal: end.signal }).catch(() => {});
  try {
    await Promise.race([work, late]);
  } finally {
    end.abort();
  }
}
