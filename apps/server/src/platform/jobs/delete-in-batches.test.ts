import { afterEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';

describe('the end of old rows', () => {
  const app = useTestApp();
  // The database is used again by the next file.
  afterEach(async () => {
    await app.sql('drop trigger note_deletion on rate_limits');
    await app.sql('drop function note_deletion');
    await app.sql('drop table deletions');
  });

  it('comes in statements of 5000, until none is left', async () => {
    await app.sql('create table deletions (number integer)');
    await app.sql(`
      create function note_deletion() returns trigger language plpgsql as $$
      begin insert into deletions select count(*) from gone; return null; end $$`);
    await app.sql(`
      create trigger note_deletion after delete on rate_limits referencing old table as gone
      for each statement execute function note_deletion()`);
    await app.sql(
      `insert into rate_limits select 'old:' || n, '2026-01-01', 1 from generate_series(1, 12000) n`,
    );
    await app.sql(`insert into rate_limits values ('new', '2026-11-21 06:00Z', 1)`);
    await app.runJobs();
    expect(await app.sql('select number from deletions')).toEqual([
      { number: 5000 },
      { number: 5000 },
      { number: 2000 },
    ]);
    expect(await app.sql(`select key from rate_limits where key in ('new', 'old:1')`)).toEqual([
      { key: 'new' },
    ]);
  });
});
