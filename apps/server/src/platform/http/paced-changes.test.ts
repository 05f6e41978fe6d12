import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogueChange } from './catalogue-change.ts';
import { PacedChanges } from './paced-changes.ts';

describe('changes of the catalogue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const open = () => {
    const applied: (CatalogueChange | undefined)[] = [];
    const changes = new PacedChanges((change) => applied.push(change));
    return { applied, sell: (id: string) => changes.receive({ ids: [id], lists: ['stores'] }), changes };
  };

  it('are applied at once as long as they are few', () => {
    const { applied, sell } = open();
    for (let second = 0; second < 60; second += 1) {
      for (let count = 0; count < 10; count += 1) sell('honey');
      expect(applied).toHaveLength(10 * (second + 1));
      vi.advanceTimersByTime(1000);
    }
  });

  it('are applied some ten times a second when there are a hundred, and the last one within 100 ms', () => {
    const { applied, sell } = open();
    for (let count = 0; count < 1000; count += 1) {
      sell(count % 2 === 0 ? 'honey' : 'ghee');
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(100);
    expect(applied.length).toBeLessThan(160);
    const late = applied.at(-1);
    expect(late).toEqual({ ids: expect.arrayContaining(['honey', 'ghee']), lists: ['stores'] });
    vi.advanceTimersByTime(1000);
    expect(applied.at(-1)).toBe(late);
  });

  it('that are about everything do not wait', () => {
    const { applied, changes, sell } = open();
    for (let count = 0; count < 60; count += 1) sell('honey');
    changes.receive(undefined);
    expect(applied.at(-1)).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(applied).toHaveLength(51);
  });
});
