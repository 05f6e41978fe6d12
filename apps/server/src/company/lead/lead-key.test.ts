import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const LEAD = {
  name: 'Sunita Verma',
  mobile: '9876543210',
  email: 'sunita@example.in',
  state: 'Bihar',
  pincode: '000000',
};

describe('the key of a lead', () => {
  const app = useTestApp({ LEADS_PER_ADDRESS: '25' });
  const send = (key: string, changes: Partial<typeof LEAD> = {}) =>
    app.post('/contacts', { ...LEAD, ...changes }, { 'Idempotency-Key': key });
  const stored = async () => app.sql('select name, idempotency_key as key from contacts order by name');

  beforeEach(async () => {
    await app.sql('truncate contacts');
    app.clock.now += 3_600_000;
  });

  it('returns the stored lead when it is sent again, and stores nothing', async () => {
    const key = randomUUID();
    const first = await send(key);
    const lead = await first.json();
    app.clock.now += 1000;
    const again = await send(key);
    expect([first.status, again.status, await again.json()]).toEqual([200, 200, lead]);
    expect(await stored()).toEqual([{ name: 'Sunita Verma', key }]);
  });

  it('makes one lead of 20 sent at once, and returns it in all responses', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(key)));
    expect(new Set(toStatuses(responses))).toEqual(new Set([200]));
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(await stored()).toEqual([{ name: 'Sunita Verma', key }]);
  });

  it('reveals nothing of the stored lead to a caller who sends a different one', async () => {
    const key = randomUUID();
    await send(key);
    const response = await send(key, { name: 'Somebody else' });
    expect([response.status, await response.json()]).toEqual([
      409,
      {
        success: false,
        errors: [{ errorDescription: 'This key was used for another lead.' }],
        message: 'This key was used for another lead.',
      },
    ]);
    expect(await stored()).toEqual([{ name: 'Sunita Verma', key }]);
  });

  it('does not count against the limit when it only returns a lead again', async () => {
    const key = randomUUID();
    for (let n = 0; n < 30; n += 1) expect((await send(key)).status).toBe(200);
  });

  it('returns a stored lead even at the limit, and does not count; a different one waits', async () => {
    const key = randomUUID();
    const lead = await (await send(key)).json();
    for (let n = 0; n < 24; n += 1) expect((await send(randomUUID())).status).toBe(200);
    const responses = [await send(randomUUID()), await send(key), await send(key, { name: 'Somebody else' })];
    expect(toStatuses(responses)).toEqual([429, 200, 429]);
    expect(await responses[1]?.json()).toEqual(lead);
    expect(await stored()).toHaveLength(25);
  });

  it.each(['short', 'x'.repeat(65), 'with space', "key'--drop"])('may not be %j', async (key) => {
    const response = await send(key);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: 'The Idempotency-Key is not valid.' });
    expect(await stored()).toEqual([]);
  });

  it('is optional: leads without one are all stored', async () => {
    await app.post('/contacts', LEAD);
    await app.post('/contacts', LEAD);
    expect(await stored()).toEqual([
      { name: 'Sunita Verma', key: null },
      { name: 'Sunita Verma', key: null },
    ]);
  });
});
