import { describe, expect, it } from 'vitest';
import { callAs, toFailure, logIn } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('GET /associates/self/data', () => {
  const app = useTestApp();
  const readData = async (username: string) =>
    callAs(app, (await logIn(app, username)).token, '/associates/self/data');

  it("returns the caller's own place in the tree with the sponsor", async () => {
    const response = await readData('asha');
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
        isAgreementOutdated: false,
      },
    });
  });

  it('names no sponsor for a member who joined without one', async () => {
    expect(await (await readData('ravi')).json()).toMatchObject({ data: { sponsor: null } });
  });

  it('returns 404 to a caller who is no associate', async () => {
    const response = await readData('staff');
    expect([response.status, await response.json()]).toEqual([
      404,
      toFailure('This account is not an associate.'),
    ]);
  });
});

describe('GET /associates/sponsor/{code}', () => {
  const app = useTestApp();
  const sponsor = (code: string) => app.call(`/associates/sponsor/${code}`);

  it.each(['ASHA2023', 'asha2023', '%20Asha2023%20'])(
    'shows a visitor with %j the first name of the sponsor, the first letter of the last name, and nothing else',
    async (code) => {
      expect(await (await sponsor(code)).json()).toEqual({
        success: true,
        data: { referralCode: 'ASHA2023', name: 'Asha M.' },
      });
    },
  );

  it.each([
    ['आशा', 'मिश्रा', 'आशा मि.'],
    ['Asha', '', 'Asha'],
    ['Asha', 'rani Mishra', 'Asha r.'],
  ])('shortens the name %j %j to %j', async (first, last, short) => {
    await app.sql(`update users set first_name = '${first}', last_name = '${last}' where username = 'usha'`);
    expect(await (await sponsor('USHA2023')).json()).toMatchObject({ data: { name: short } });
  });

  it('returns 404 for a code that does not exist', async () => {
    const response = await sponsor('NOBODY');
    expect([response.status, await response.json()]).toEqual([
      404,
      toFailure('No associate has this referral code.'),
    ]);
  });

  it.each(['A%00', 'x'.repeat(33), '%25', "'--"])('returns 404 for %j', async (code) => {
    expect((await sponsor(code)).status).toBe(404);
  });

  it('allows one address to look up 120 codes in ten minutes', async () => {
    app.clock.now += 600_000;
    expect((await sponsor('ASHA2023')).status).toBe(200);
    await app.countMore('sponsor', 118);
    expect((await sponsor('ASHA2023')).status).toBe(200);
    const rejected = await sponsor('ASHA2023');
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '600']);
    app.clock.now += 600_000;
    expect((await sponsor('ASHA2023')).status).toBe(200);
  });
});
