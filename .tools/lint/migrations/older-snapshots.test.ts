import { expect, it } from 'vitest';
import { olderSnapshots } from './older-snapshots.ts';

it('a snapshot is older when there is another one after it', () => {
  expect(
    olderSnapshots(['_journal.json', '0117_snapshot.json', '0119_snapshot.json', '0118_snapshot.json']),
  ).toEqual(['0117_snapshot.json', '0118_snapshot.json']);
  expect(olderSnapshots(['_journal.json', '0119_snapshot.json'])).toEqual([]);
});
