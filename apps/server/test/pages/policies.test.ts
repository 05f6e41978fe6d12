import { getPolicy } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { RenderedPage } from './rendered-page.ts';
import { openShop } from './shop.ts';

const VALID_FROM = Date.parse('2026-11-23T18:30:00.000Z');

describe('the page of a policy', () => {
  const app = openShop();
  const open = async (path: string) => new RenderedPage(await (await app.call(path)).text());
  const links = async (path: string) => (await open(path)).attributes('main section a', 'href');

  it('shows a new version from its time on, also where it was cached, and leads to the older one', async () => {
    const withNote = `jsonb_set(english, '{body,content}', (english #> '{body,content}') ||
      '[{"type":"note","content":[{"type":"text","text":"Within {returnDays} days."}]}]')`;
    const policy = "select id from articles where slug = 'cancelrefund'";
    const text = async (path: string) => (await open(path)).texts('main section').join();
    expect(await links('/cancelrefund')).not.toContain('/cancelrefund/2026-11-21');
    await app.sql(`insert into article_versions (article_id, number, english, saved_at)
      select article_id, 2, ${withNote}, now() from article_versions where article_id = (${policy})`);
    await app.sql(`insert into policy_versions (article_id, name, valid_from, number)
      select id, '2026-11-24', '${new Date(VALID_FROM).toISOString()}', 2 from (${policy}) one`);
    await app.sql(`update articles set published_number = 2, published_at = '${new Date(VALID_FROM).toISOString()}'
      where slug = 'cancelrefund'`);
    expect((await app.call('/cancelrefund/2026-11-24')).status).toBe(404);
    expect(await text('/cancelrefund')).not.toContain('Within 7 days.');
    app.clock.now = VALID_FROM;
    await expect.poll(() => text('/cancelrefund')).toContain('Within 7 days.');
    expect(await links('/cancelrefund')).toContain('/cancelrefund/2026-11-21');
    const older = await open('/cancelrefund/2026-11-21');
    expect(older.texts('main h1')).toEqual(['Cancellation and refund']);
    expect(older.attributes('meta[name="robots"]', 'content')).toEqual(['noindex']);
    expect(await text('/cancelrefund/2026-11-21')).toContain(
      'This version was valid from 21 November 2026 until 24 November 2026.',
    );
  });

  it('names the version that sign-up accepts, and says nothing of a version that never was', async () => {
    const { data } = getPolicy.response.body.parse(await (await app.call('/api/policies/agreement')).json());
    expect(await (await app.call('/Associate/signup')).text()).toContain(data.version);
    for (const path of ['/agreement/2020-01-01', '/agreement/soon'])
      expect((await app.call(path)).status).toBe(404);
  });
});
