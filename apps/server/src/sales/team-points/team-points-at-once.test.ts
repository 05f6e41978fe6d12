import { describe, expect, it } from 'vitest';
import { confirmPoints } from '../../../test/confirmed-points.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { associateId } from '../../../test/tree.ts';

describe('the points of teams while several processes run the jobs', () => {
  const app = useTestApp();

  it('are counted once each, and no process waits for ever', async () => {
    await confirmPoints(app, 200);
    await Promise.all(Array.from({ length: 4 }, () => app.runJobs()));
    expect(
      await app.sql(`select count(*)::int as count from associates
        left join team_points on associate_id = associates.id
        where coalesce(points, 0) <> total_count * 200`),
    ).toEqual([{ count: 0 }]);
    expect(
      await app.sql(`select month from team_points where associate_id = '${associateId('asha')}'`),
    ).toEqual([{ month: '2026-11' }]);
  });
});
