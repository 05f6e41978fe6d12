import { beforeEach, describe, expect, it } from 'vitest';
import { ASHA, UNKNOWN, lastCode, send, sendCode, verify } from '../../../test/codes.ts';
import { toFailure, readOutbox, toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('POST /auth/send-otp', () => {
  const app = useTestApp({ SITE_ORIGIN: 'https://shop.example.in', BRAND_NAME: 'Test Wellness' });
  beforeEach(() => {
    app.clock.now += 7_200_000;
  });

  it('sends six digits with the line that lets a phone fill them in, and stores neither them nor a plain hash', async () => {
    const response = await send(app);
    expect([response.status, response.headers.get('Cache-Control'), await response.json()]).toEqual([
      200,
      'no-store',
      { success: true, data: { expiresInSeconds: 300 } },
    ]);
    const [sms] = await readOutbox(app);
    const code = /^\d{6}/.exec(sms?.body ?? '')?.[0] ?? 'none';
    expect(sms).toMatchObject({
      channel: 'sms',
      to: UNKNOWN,
      body: `${code} is your Test Wellness code to log in. It expires in 5 minutes. Do not share it with anyone.\n\n@shop.example.in #${code}`,
    });
    expect(await app.sql('select destination, name, guesses, code_hash from otps')).toEqual([
      {
        destination: UNKNOWN,
        name: 'Sunita Devi Verma',
        guesses: 0,
        code_hash: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
  });

  it('rejects another request while the first code is valid, returns the waiting time, and leaves the first code valid', async () => {
    const code = await sendCode(app);
    app.clock.now += 100_000;
    const early = await send(app);
    expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '200']);
    expect(await lastCode(app)).toBe(code);
    app.clock.now += 199_000;
    expect((await send(app)).headers.get('Retry-After')).toBe('1');
    expect((await verify(app, code)).status).toBe(200);
  });

  it('sends another code when the first has expired', async () => {
    const first = await sendCode(app);
    app.clock.now += 300_000;
    expect((await verify(app, first)).status).toBe(401);
    expect((await verify(app, await sendCode(app))).status).toBe(200);
  });

  it('sends one code when a number requests twenty at once', async () => {
    const before = (await readOutbox(app)).length;
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(app, ASHA)));
    expect(toStatuses(responses).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 429)]);
    expect((await readOutbox(app)).length).toBe(before + 1);
  });

  it('deletes numbers without a request for a day', async () => {
    await sendCode(app);
    app.clock.now += 86_400_000 + 300_001;
    await sendCode(app, ASHA);
    expect(await app.sql('select destination from otps')).toEqual([{ destination: ASHA }]);
  });

  it.each([
    [{ destination: '9876543210', firstName: 'Sunita' }, 'Phone number should contain exactly 10 digits'],
    [{ destination: '+910876543210', firstName: 'Sunita' }, 'Phone number should contain exactly 10 digits'],
    [{ destination: '+911123456789', firstName: 'Sunita' }, 'Phone number should contain exactly 10 digits'],
    [{ destination: '+91987654321\0', firstName: 'Sunita' }, 'Phone number should contain exactly 10 digits'],
    [{ destination: UNKNOWN, firstName: '' }, 'Name is required'],
    [{ destination: UNKNOWN, firstName: 'R2D2' }, 'Name should only contain letters and spaces'],
    [{ destination: UNKNOWN, firstName: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
    [{ destination: [UNKNOWN], firstName: 'Sunita' }, 'Phone number should contain exactly 10 digits'],
  ])('rejects %j', async (body, sentence) => {
    const response = await app.post('/auth/send-otp', body);
    expect([response.status, await response.json()]).toEqual([400, toFailure(sentence)]);
  });
});

describe('POST /auth/send-otp where limits are low', () => {
  const app = useTestApp({ OTP_SENDS_PER_ADDRESS: '3', OTP_SENDS_OVERALL: '5', TRUSTED_PROXIES: '1' });
  const sendFrom = (address: string, last: number) =>
    app.post(
      '/auth/send-otp',
      { destination: `+91987654321${last}`, firstName: 'Sunita' },
      { 'X-Forwarded-For': address },
    );

  it('counts per address and for all addresses together, and a rejected request may be repeated later', async () => {
    const statuses: number[] = [];
    for (const [address, last] of [
      ['203.0.113.1', 0],
      ['203.0.113.1', 1],
      ['203.0.113.1', 2],
      ['203.0.113.1', 3],
      ['203.0.113.2', 4],
      ['203.0.113.3', 5],
      ['203.0.113.4', 6],
    ] as const)
      statuses.push((await sendFrom(address, last)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429]);
    expect(await readOutbox(app)).toHaveLength(5);
    expect((await sendFrom('203.0.113.5', 6)).headers.get('Retry-After')).toBe('600');
    app.clock.now += 600_000;
    expect((await sendFrom('203.0.113.5', 6)).status).toBe(200);
  });
});
