import { beforeEach, describe, expect, it } from 'vitest';
import { Buyer, offer } from '../../../test/buyer.ts';
import { GrievanceFiler, GRIEVANCE } from '../../../test/grievance-filer.ts';
import { PROFILE, ProfileOwner } from '../../../test/profile-owner.ts';
import { toFailure, logIn, readOutbox, passToNextHour, toStatuses } from '../../../test/identity.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const NUMBER = /^GR-2026-\d{6}$/;
const KEY = '0b7f2a52-1f0e-4a7e-9f4e-6d2c7a1f0001';

describe('filing a grievance', () => {
  const app = useTestApp();
  const guest = new GrievanceFiler(app);
  beforeEach(async () => {
    passToNextHour(app);
    await app.idle();
    await app.sql('truncate grievances, grievance_steps, messages, notifications cascade');
  });
  const rows = () => app.sql('select * from grievances order by registered_at');

  it('registers it, acknowledges it at once and returns the date by which it is settled', async () => {
    app.clock.now = Date.UTC(2026, 10, 21, 6, 30);
    const response = await guest.send();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([201, 'no-store']);
    expect(await response.json()).toEqual({
      success: true,
      data: {
        number: expect.stringMatching(NUMBER),
        category: 'DELIVERY',
        status: 'OPEN',
        registeredAt: '2026-11-21T06:30:00.000Z',
        acknowledgedAt: '2026-11-21T06:30:00.000Z',
        answerBy: '2026-12-21T06:30:00.000Z',
        reopenBy: null,
        steps: [{ status: 'OPEN', at: '2026-11-21T06:30:00.000Z', by: 'COMPLAINANT', note: null }],
      },
    });
    const { name, mobile, email, category, text } = GRIEVANCE;
    expect(await rows()).toMatchObject([
      { name, mobile, email, category, order_number: 'PGM-000123', text, user_id: null, order_id: null },
    ]);
  });

  it('gives consecutive numbers, with the year in India', async () => {
    app.clock.now = Date.UTC(2026, 11, 31, 18, 0);
    const last = await guest.file();
    app.clock.now = Date.UTC(2026, 11, 31, 18, 31);
    const first = await guest.file();
    expect(last.number).toMatch(NUMBER);
    expect(first.number).toMatch(/^GR-2027-\d{6}$/);
    expect(Number(first.number.slice(8))).toBe(Number(last.number.slice(8)) + 1);
  });

  it('needs neither an email address nor an order', async () => {
    const { name, mobile, category, text } = GRIEVANCE;
    const response = await app.post('/grievances', { name: ` ${name} `, mobile, category, text });
    expect(response.status).toBe(201);
    expect(await rows()).toMatchObject([{ name, email: '', order_number: '' }]);
  });

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
    [{ name: 'a\0b' }, 'Name contains an unreadable character'],
    [{ mobile: '' }, 'Mobile number is required'],
    [{ mobile: '5876543210' }, 'Enter valid 10-digit mobile number'],
    [{ mobile: '987654321' }, 'Enter valid 10-digit mobile number'],
    [{ mobile: 9_876_543_210 }, 'Mobile number is required'],
    [{ email: 'nowhere' }, 'Invalid email'],
    [{ email: `${'x'.repeat(254)}@example.in` }, 'Email must be at most 254 characters'],
    [{ category: 'WEATHER' }, 'Choose a topic'],
    [{ category: '' }, 'Choose a topic'],
    [{ orderNumber: 'x'.repeat(33) }, 'Order number must be at most 32 characters'],
    [{ text: ' ' }, 'Please write what happened'],
    [{ text: 'x'.repeat(19) }, 'Please write at least 20 characters'],
    [{ text: 'x'.repeat(2001) }, 'Your complaint must be at most 2000 characters'],
  ])('rejects %j', async (invalid, sentence) => {
    const response = await guest.send(invalid);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      success: false,
      errors: expect.arrayContaining([{ errorDescription: sentence }]),
    });
    expect(await rows()).toEqual([]);
    expect(await readOutbox(app)).toEqual([]);
  });

  it.each([20, 2000])('accepts a text of %i characters', async (length) => {
    expect((await guest.send({ text: 'क'.repeat(length) })).status).toBe(201);
  });

  it('acknowledges by SMS and mail, without any of the typed text', async () => {
    app.clock.now = Date.UTC(2026, 10, 21, 6, 30);
    const { number } = await guest.file();
    const sent = await readOutbox(app);
    expect(sent.map(({ channel, to }) => `${channel} ${to}`).toSorted()).toEqual([
      'email asha@mail.example',
      'sms +919876500001',
    ]);
    const [mail = '', sms] = ['email', 'sms'].map((by) => sent.find(({ channel }) => channel === by)?.body);
    expect(mail).toContain(
      `We have received your complaint ${number}. You will hear from us by 21 December 2026.`,
    );
    expect(sms).toBe(
      `PGM Wellness: your complaint ${number} is registered. Check status: http://localhost/grievance/status?number=${number}`,
    );
    for (const { body } of sent) {
      expect(body).toContain(`/grievance/status?number=${number}`);
      expect(body).not.toMatch(/Asha|parcel|9876500001/);
    }
  });

  it('acknowledges only by SMS when there is no email address', async () => {
    await guest.file({ email: '' });
    expect((await readOutbox(app)).map(({ channel }) => channel)).toEqual(['sms']);
  });

  it('limits the messages to one recipient, and still registers the grievances', async () => {
    for (let n = 0; n < 7; n += 1) await guest.file();
    expect((await rows()).length).toBe(7);
    const sent = await readOutbox(app);
    expect(sent.filter(({ channel }) => channel === 'sms')).toHaveLength(5);
    expect(sent.filter(({ channel }) => channel === 'email')).toHaveLength(5);
  });

  it('rejects more from one address than allowed, and returns the waiting time', async () => {
    const responses: Response[] = [];
    for (let n = 0; n < 31; n += 1) responses.push(await guest.send({ email: '' }));
    expect(toStatuses(responses).slice(28)).toEqual([201, 201, 429]);
    expect(responses.at(-1)?.headers.get('Retry-After')).toBe('600');
    app.clock.now += 600_000;
    expect((await guest.send()).status).toBe(201);
  });

  it('recognises a member, and links only an order of their own', async () => {
    const [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 1000 });
    const order = await (await Buyer.logIn(app, 'asha')).place([tea, 1]);
    const asha = await logIn(app, 'asha');
    const ravi = await logIn(app, 'ravi');
    const own = await new GrievanceFiler(app, asha.token).send({ orderNumber: order.number.toLowerCase() });
    const foreign = await new GrievanceFiler(app, ravi.token).send({ orderNumber: order.number });
    const unknown = await new GrievanceFiler(app, ravi.token).send({ orderNumber: 'PGM-999999999' });
    expect(toStatuses([own, foreign, unknown])).toEqual([201, 201, 201]);
    const shown = [await foreign.json(), await unknown.json()].map((body) => Object.keys(Object(body).data));
    expect(shown[0]).toEqual(shown[1]);
    expect(await rows()).toMatchObject([
      { user_id: asha.user.id, order_id: order.id },
      { user_id: ravi.user.id, order_id: null, order_number: order.number },
      { user_id: ravi.user.id, order_id: null },
    ]);
    expect(await app.sql('select 1 from notifications')).toEqual([]);
  });

  it('with a key registers one grievance, however often it is sent', async () => {
    const first = await guest.send({}, KEY);
    app.clock.now += 60_000;
    const again = await guest.send({}, KEY);
    expect(toStatuses([first, again])).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect((await rows()).length).toBe(1);
    expect((await readOutbox(app)).length).toBe(2);
  });

  it('with a key registers one grievance, sent twenty times at once', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => guest.send({}, KEY)));
    expect(new Set(toStatuses(responses))).toEqual(new Set([201]));
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(bodies).size).toBe(1);
    expect((await rows()).length).toBe(1);
    expect((await app.sql('select * from grievance_steps')).length).toBe(1);
    expect((await readOutbox(app)).length).toBe(2);
    // Repeated ones with the same key do not count against the address.
    for (let n = 0; n < 29; n += 1) expect((await guest.send({ email: '' })).status).toBe(201);
  });

  it('with a key returns the same one even at the limit of an address, and does not count', async () => {
    const first = await guest.send({ email: '' }, KEY);
    for (let n = 0; n < 29; n += 1) expect((await guest.send({ email: '' })).status).toBe(201);
    const responses = [await guest.send({}), await guest.send({ email: '' }, KEY), await guest.send({}, KEY)];
    expect(toStatuses(responses)).toEqual([429, 201, 429]);
    expect(await responses[1]?.json()).toEqual(await first.json());
    expect((await rows()).length).toBe(30);
  });

  it('rejects a key that another grievance has used, and reveals nothing of that one', async () => {
    await guest.send({}, KEY);
    const response = await guest.send({ name: 'Somebody Else' }, KEY);
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('This key was used for another complaint.'),
    ]);
  });

  it.each(['short', 'x'.repeat(65), 'with space in it'])('rejects the key %j', async (key) => {
    const response = await guest.send({}, key);
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure('The Idempotency-Key is not valid.'),
    ]);
  });
});

describe('filing a grievance where limits are low', () => {
  const app = useTestApp({ COMPLAINTS_PER_ADDRESS: '4', GRIEVANCE_SMS_OVERALL: '2', LOG_LEVEL: 'warn' });
  const guest = new GrievanceFiler(app);
  const from = (last: number) => ({ mobile: `987650000${last}`, email: `asha${last}@mail.example` });
  const sendCode = (last: number) =>
    app.post('/auth/send-otp', { destination: `+91987654321${last}`, firstName: 'Sunita' });

  it('sends no more SMS than the overall limit, still registers the grievance, and leaves the codes of logins alone', async () => {
    expect((await sendCode(0)).status).toBe(200);
    const responses: Response[] = [];
    for (let n = 0; n < 5; n += 1) responses.push(await guest.send(from(n)));
    expect(toStatuses(responses)).toEqual([201, 201, 201, 201, 429]);
    const sent = await readOutbox(app);
    expect(sent.filter(({ channel }) => channel === 'sms')).toHaveLength(3);
    expect(sent.filter(({ channel }) => channel === 'email')).toHaveLength(4);
    expect(app.logLines.filter((line) => line.includes('an SMS was held back'))).toHaveLength(2);
    expect((await sendCode(1)).status).toBe(200);
  });

  it('cannot hold back the message to the old number of an account whose number is changed', async () => {
    for (let n = 0; n < 4; n += 1) await guest.send(from(n));
    await (await ProfileOwner.logIn(app, 'asha')).change({ primaryPhone: '9812345678' });
    const toAsha = (await readOutbox(app)).filter(({ to }) => to === `+91${PROFILE.primaryPhone}`);
    expect(toAsha.map(({ body }) => body)).toEqual([
      expect.stringContaining('/Associate/undo-contact-change?token='),
    ]);
  });
});
