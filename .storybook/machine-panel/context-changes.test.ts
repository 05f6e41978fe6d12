import { describe, expect, it } from 'vitest';
import { joinChanges, listChanges } from './context-changes.ts';

describe('the changes of a context', () => {
  it('are the values that differ, with their places', () => {
    const before = { values: { name: '', age: 3 }, list: [1], note: undefined };
    const after = { values: { name: 'Asha', age: 3 }, list: [1, 2], note: undefined, isNew: true };
    expect(listChanges(before, after)).toEqual([
      { path: 'values.name', before: '""', after: '"Asha"' },
      { path: 'list', before: '[ 1 ]', after: '[ 1, 2 ]' },
      { path: 'isNew', before: 'undefined', after: 'true' },
    ]);
  });

  it('of two events are those from the first value to the last one', () => {
    const to = (path: string, before: string, after: string) => ({ path, before, after });
    const joined = joinChanges(
      [to('seconds', '200', '199'), to('isOpen', 'false', 'true')],
      [to('seconds', '199', '198'), to('isOpen', 'true', 'false'), to('name', '""', '"A"')],
    );
    expect(joined).toEqual([to('seconds', '200', '198'), to('name', '""', '"A"')]);
  });

  it('are shortened', () => {
    const [change] = listChanges({ text: '' }, { text: 'a'.repeat(200) });
    expect(change?.after).toHaveLength(82);
  });
});
