import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PostgresSockets } from './postgres-sockets.ts';

describe('the lines to PostgreSQL', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('may be silent for less time while they are in doubt, and then as long as before', () => {
    const sockets = new PostgresSockets(20_000);
    const line = sockets.add();
    sockets.doubt(3000);
    expect(line.timeout).toBe(3000);
    vi.advanceTimersByTime(5000);
    // A second doubt begins again.
    sockets.doubt(3000);
    vi.advanceTimersByTime(5000);
    expect(line.timeout).toBe(3000);
    vi.advanceTimersByTime(1000);
    expect(line.timeout).toBe(20_000);
    line.destroy();
  });
});
