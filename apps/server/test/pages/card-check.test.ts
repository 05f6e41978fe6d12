import { beforeEach, describe, expect, it } from 'vitest';
import { CardHolder } from '../card-holder.ts';
import { passToNextHour } from '../identity.ts';
import { IN_HINDI } from '../in-hindi.ts';
import { StaffMember } from '../staff-member.ts';
import { useTestApp } from '../test-app.ts';
import { fetchHead } from './page-head.ts';
import { RenderedPage } from './rendered-page.ts';
import { site } from './shop.ts';

describe('the page that checks an identity card', () => {
  const app = useTestApp({}, { site });
  beforeEach(() => passToNextHour(app));

  const open = async (address: string, headers: Record<string, string> = {}) => {
    const response = await app.call(address, { headers });
    return { status: response.status, page: new RenderedPage(await response.text()) };
  };

  it('has a form that works without scripts', async () => {
    const { status, page } = await open('/verify');
    expect(status).toBe(200);
    expect(page.attributes('main form', 'action')).toEqual(['/verify']);
    expect(page.attributes('main form input', 'name')).toEqual(['code']);
    const { code } = await (await CardHolder.logIn(app, 'asha')).card();
    const checked = await open(`/verify?code=${code.toLowerCase()}`);
    expect(checked.page.texts('h2')).toContain('This card is valid');
  });

  it('shows what a buyer may know of the associate, and is not listed by search engines', async () => {
    const { code } = await (await CardHolder.logIn(app, 'asha')).card();
    const { status, page } = await open(`/verify/${code}`);
    expect(status).toBe(200);
    expect(page.texts('main dd')).toEqual(['Asha Mishra', 'PGM-A-000001', '5 September 2023']);
    expect(page.html).not.toContain('asha@example.in');
    expect(page.html).not.toContain('9000000001');
    expect((await fetchHead(app, `/verify/${code}`)).isListed).toBe(false);
    expect((await fetchHead(app, `/verify?code=${code}`)).isListed).toBe(false);
    expect((await fetchHead(app, '/verify')).isListed).toBe(true);
  });

  it('says of a code that no card can have that it is not valid', async () => {
    const { status, page } = await open(`/verify/${'K'.repeat(41)}`);
    expect([status, page.texts('h2')]).toEqual([404, expect.arrayContaining(['This card is not valid.'])]);
  });

  it('is never cached: a card can be withdrawn at any time', async () => {
    const { code } = await (await CardHolder.logIn(app, 'asha')).card();
    for (const address of [
      `/verify/${code}`,
      `/verify?code=${code}`,
      `/verify/${code}.data`,
      '/verify/NONE',
    ]) {
      const response = await app.call(address);
      expect([address, response.headers.get('Cache-Control')]).toEqual([address, 'no-store']);
    }
  });

  it.each(['identity-cards', 'agreements', 'statements', 'invoices'])(
    'is the only page about a paper: an address in /%s/ has none of the site',
    async (folder) => {
      const response = await app.call(`/${folder}/nothing`, { headers: { Accept: 'text/html' } });
      expect([response.status, (await response.text()).includes('<main')]).toEqual([404, false]);
    },
  );

  it('is in Hindi, too', async () => {
    const { code } = await (await CardHolder.logIn(app, 'asha')).card();
    const { page } = await open(`/verify/${code}`, IN_HINDI);
    expect(page.texts('h2')).toContain('यह कार्ड मान्य है');
  });

  it('says at once when the associate is blocked, also where it was opened before', async () => {
    const asha = await CardHolder.logIn(app, 'asha');
    const { code } = await asha.card();
    expect((await open(`/verify/${code}`)).status).toBe(200);
    const admin = await StaffMember.logIn(app, 'admin');
    await admin.post(`/api/admin/members/${asha.id}/block`, { reason: 'Sold without a card' });
    const { status, page } = await open(`/verify/${code}`);
    expect([status, page.texts('h2')]).toEqual([404, expect.arrayContaining(['This card is not valid.'])]);
    expect(page.html).not.toContain('Asha Mishra');
    await admin.post(`/api/admin/members/${asha.id}/unblock`, {});
  });

  it('rejects an address that tries codes, also those that it tried before', async () => {
    const { code } = await (await CardHolder.logIn(app, 'asha')).card();
    expect((await open(`/verify/${code}`)).status).toBe(200);
    await app.countMore('card', 119);
    expect((await open(`/verify/${code}`)).status).toBe(429);
  });
});
