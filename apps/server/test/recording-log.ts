import type { Logger } from '../src/platform/log/logger.ts';

/** A log for tests that remembers what it was given. */
export function recordingLog(): { log: Logger; lines: unknown[][] } {
  const lines: unknown[][] = [];
  const record = (...line: unknown[]) => void lines.push(line);
  return { log: { info: record, warn: record, error: record }, lines };
}
