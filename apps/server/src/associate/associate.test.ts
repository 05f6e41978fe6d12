import { describe, expect, it } from 'vitest';
import { callAs, failureOf, logIn } from '../../test/identity.ts';
import { useTestApp } from '../../test/test-app.ts';

describe('GET /associates/self/data', () => {
  const app = useTestApp();
  const dataOf = async (username: string) =>
    callAs(app, (await logIn(app, username)).token, '/associates/self/data');

  it("answers the caller's own place in the tree, with who brought them", async () => {
    const response = await dataOf('asha');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      success: true,
      data: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Asha Mishra',
        referralCode: 'ASHA2023',
        sponsor: { referralCode: 'KAMLA2023', name: 'Kamla Devi' },
        joinedAt: '2023-09-05T00:00:00.000Z',
        directCount: 5,
        totalCount: 22,
        sharesContact: false,
      },
    });
  });

  it('names no sponsor of who came by himself', async () => {
    expect(await (await dataOf('ravi')).json()).toMatchObject({ data: { sponsor: null } });
  });

  it('answers 404 to who is no associate', async () => {
    const response = await dataOf('staff');
    expect([response.status, await response.json()]).toEqual([
      404,
      failureOf('This account is no associate.'),
    ]);
  });
});

describe('GET /associates/sponsor/{code}', () => {
  const app = useTestApp();
  const sponsor = (code: string) => app.call(`/associates/sponsor/${code}`);

  it.each(['ASHA2023', 'asha2023', '%20Asha2023%20'])(
    'tells a visitor with %j who brings them, and no more',
    async (code) => {
      expect(await (await sponsor(code)).json()).toEqual({
        success: true,
        data: { referralCode: 'ASHA2023', name: 'Asha Mishra' },
      });
    },
  );

  it('answers 404 for a code that nobody has', async () => {
    const response = await sponsor('NOBODY');
    expect([response.status, await response.json()]).toEqual([
      404,
      failureOf('No associate has this referral code.'),
    ]);
  });

  it.each(['A%00', 'x'.repeat(33), '%25', "'--"])('answers 404 for %j', async (code) => {
    expect((await sponsor(code)).status).toBe(404);
  });

  it('lets one address look up 120 codes in ten minutes', async () => {
    app.clock.now += 600_000;
    for (let n = 0; n < 120; n += 1) expect((await sponsor('ASHA2023')).status).toBe(200);
    const refused = await sponsor('ASHA2023');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '600']);
    app.clock.now += 600_000;
    expect((await sponsor('ASHA2023')).status).toBe(200);
  });
});
