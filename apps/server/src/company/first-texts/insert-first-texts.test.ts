import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';
import { insertFirstTexts } from './insert-first-texts.ts';

describe('the first texts of pages and policies', () => {
  const app = useTestApp();
  const count = (kind: string) =>
    app.sql(`select count(*)::int, count(published_at)::int as published,
      count(*) filter (where is_sample)::int as samples from articles where kind = '${kind}'`);

  it('are stored once, however often a server starts', async () => {
    await app.seed(insertFirstTexts);
    await app.seed(insertFirstTexts);
    expect(await count('policy')).toEqual([{ count: 7, published: 7, samples: 0 }]);
    expect(await count('page')).toEqual([{ count: 11, published: 11, samples: 1 }]);
    expect(await app.sql('select count(*)::int from policy_versions')).toEqual([{ count: 7 }]);
  });
});
