import { describe, expect, it } from 'vitest';
import { confirmPoints } from '../../../test/confirmed-points.ts';
import { useFaultyApp } from '../../../test/faulty-app.ts';

describe('the job that counts the points of teams', () => {
  const { app, direct } = useFaultyApp();

  it('goes on with other entries while another process counts the oldest', async () => {
    await confirmPoints(app, 200);
    const uncounted = 'select count(*)::int as entries from bv_entries where team_counted_at is null';
    const other = await direct();
    await other.query('begin');
    await other.query('select * from bv_entries order by created_at limit 600 for update');
    await app.runJobs();
    expect(await app.sql(uncounted)).toEqual([{ entries: 600 }]);
    await other.query('rollback');
    await app.runJobs();
    expect(await app.sql(uncounted)).toEqual([{ entries: 0 }]);
  });
});
