import { beforeEach, describe, expect, it } from 'vitest';
import { Buyer, offer } from '../../test/buyer.ts';
import { Complainant, GRIEVANCE } from '../../test/complainant.ts';
import { failureOf, logIn, outboxOf, passToNextHour, statusesOf } from '../../test/identity.ts';
import { stockCopies } from '../../test/shopper.ts';
import { useTestApp } from '../../test/test-app.ts';

const NUMBER = /^GR-2026-\d{6}$/;
const KEY = '0b7f2a52-1f0e-4a7e-9f4e-6d2c7a1f0001';

describe('making a complaint', () => {
  const app = useTestApp();
  const guest = new Complainant(app);
  beforeEach(async () => {
    passToNextHour(app);
    await app.idle();
    await app.sql('truncate grievances, grievance_steps, messages, notifications cascade');
  });
  const rows = () => app.sql('select * from grievances order by registered_at');

  it('registers it, acknowledges it at once and says by when it is settled', async () => {
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

  it('counts on, and the year is that of India', async () => {
    app.clock.now = Date.UTC(2026, 11, 31, 18, 0);
    const last = await guest.file();
    app.clock.now = Date.UTC(2026, 11, 31, 18, 31);
    const first = await guest.file();
    expect(last.number).toMatch(NUMBER);
    expect(first.number).toMatch(/^GR-2027-\d{6}$/);
    expect(Number(first.number.slice(8))).toBe(Number(last.number.slice(8)) + 1);
  });

  it('needs neither a mail address nor an order', async () => {
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
    [{ mobile: 9_876_543_210 }, 'mobile is not valid.'],
    [{ email: 'nowhere' }, 'Invalid email'],
    [{ email: `${'x'.repeat(254)}@example.in` }, 'Email must be at most 254 characters'],
    [{ category: 'WEATHER' }, 'Choose what it is about'],
    [{ category: '' }, 'Choose what it is about'],
    [{ orderNumber: 'x'.repeat(33) }, 'Order number must be at most 32 characters'],
    [{ text: ' ' }, 'Please write what happened'],
    [{ text: 'x'.repeat(19) }, 'Please write at least 20 characters'],
    [{ text: 'x'.repeat(2001) }, 'Your complaint must be at most 2000 characters'],
  ])('refuses %j', async (wrong, sentence) => {
    const response = await guest.send(wrong);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      success: false,
      errors: expect.arrayContaining([{ errorDescription: sentence }]),
    });
    expect(await rows()).toEqual([]);
    expect(await outboxOf(app)).toEqual([]);
  });

  it.each([20, 2000])('takes a text of %i characters', async (length) => {
    expect((await guest.send({ text: 'क'.repeat(length) })).status).toBe(201);
  });

  it('acknowledges by SMS and mail, without a word of what was typed', async () => {
    app.clock.now = Date.UTC(2026, 10, 21, 6, 30);
    const { number } = await guest.file();
    const sent = await outboxOf(app);
    expect(sent.map(({ channel, to }) => `${channel} ${to}`).toSorted()).toEqual([
      'email asha@mail.example',
      'sms +919876500001',
    ]);
    const [mail = '', sms] = ['email', 'sms'].map((by) => sent.find(({ channel }) => channel === by)?.body);
    expect(mail).toContain(`We have your complaint ${number}. You hear from us by 21 December 2026.`);
    expect(sms).toBe(
      `PGM Wellness: your complaint ${number} is registered. See how it stands: http://localhost/grievance/status?number=${number}`,
    );
    for (const { body } of sent) {
      expect(body).toContain(`/grievance/status?number=${number}`);
      expect(body).not.toMatch(/Asha|parcel|9876500001/);
    }
  });

  it('acknowledges by SMS alone when there is no mail address', async () => {
    await guest.file({ email: '' });
    expect((await outboxOf(app)).map(({ channel }) => channel)).toEqual(['sms']);
  });

  it('floods nobody with messages, and takes the complaints all the same', async () => {
    for (let n = 0; n < 7; n += 1) await guest.file();
    expect((await rows()).length).toBe(7);
    const sent = await outboxOf(app);
    expect(sent.filter(({ channel }) => channel === 'sms')).toHaveLength(5);
    expect(sent.filter(({ channel }) => channel === 'email')).toHaveLength(5);
  });

  it('refuses more from one address than allowed, and says when to come back', async () => {
    const answers: Response[] = [];
    for (let n = 0; n < 31; n += 1) answers.push(await guest.send({ email: '' }));
    expect(statusesOf(answers).slice(28)).toEqual([201, 201, 429]);
    expect(answers.at(-1)?.headers.get('Retry-After')).toBe('600');
    app.clock.now += 600_000;
    expect((await guest.send()).status).toBe(201);
  });

  it('knows a member, and links an order of their own only', async () => {
    const [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 1000 });
    const order = await (await Buyer.logIn(app, 'asha')).place([tea, 1]);
    const asha = await logIn(app, 'asha');
    const ravi = await logIn(app, 'ravi');
    const own = await new Complainant(app, asha.token).send({ orderNumber: order.number.toLowerCase() });
    const foreign = await new Complainant(app, ravi.token).send({ orderNumber: order.number });
    const unknown = await new Complainant(app, ravi.token).send({ orderNumber: 'PGM-999999999' });
    expect(statusesOf([own, foreign, unknown])).toEqual([201, 201, 201]);
    const shown = [await foreign.json(), await unknown.json()].map((body) => Object.keys(Object(body).data));
    expect(shown[0]).toEqual(shown[1]);
    expect(await rows()).toMatchObject([
      { user_id: asha.user.id, order_id: order.id },
      { user_id: ravi.user.id, order_id: null, order_number: order.number },
      { user_id: ravi.user.id, order_id: null },
    ]);
    expect(await app.sql('select 1 from notifications')).toEqual([]);
  });

  it('with a key is one complaint, however often it is sent', async () => {
    const first = await guest.send({}, KEY);
    app.clock.now += 60_000;
    const again = await guest.send({}, KEY);
    expect(statusesOf([first, again])).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect((await rows()).length).toBe(1);
    expect((await outboxOf(app)).length).toBe(2);
  });

  it('with a key is one complaint, sent twenty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => guest.send({}, KEY)));
    expect(new Set(statusesOf(answers))).toEqual(new Set([201]));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect((await rows()).length).toBe(1);
    expect((await app.sql('select * from grievance_steps')).length).toBe(1);
    expect((await outboxOf(app)).length).toBe(2);
    // Those that were the same do not count against the address.
    for (let n = 0; n < 29; n += 1) expect((await guest.send({ email: '' })).status).toBe(201);
  });

  it('with a key is the same one at the limit of an address too, and does not count', async () => {
    const first = await guest.send({ email: '' }, KEY);
    for (let n = 0; n < 29; n += 1) expect((await guest.send({ email: '' })).status).toBe(201);
    const answers = [await guest.send({}), await guest.send({ email: '' }, KEY), await guest.send({}, KEY)];
    expect(statusesOf(answers)).toEqual([429, 201, 429]);
    expect(await answers[1]?.json()).toEqual(await first.json());
    expect((await rows()).length).toBe(30);
  });

  it('refuses a key that another complaint came with, and tells nothing of that one', async () => {
    await guest.send({}, KEY);
    const response = await guest.send({ name: 'Somebody Else' }, KEY);
    expect([response.status, await response.json()]).toEqual([
      409,
      failureOf('This key was used for another complaint.'),
    ]);
  });

  it.each(['short', 'x'.repeat(65), 'with space in it'])('refuses the key %j', async (key) => {
    const response = await guest.send({}, key);
    expect([response.status, await response.json()]).toEqual([
      400,
      failureOf('The Idempotency-Key is not valid.'),
    ]);
  });
});

describe('making a complaint where limits are low', () => {
  const app = useTestApp({ COMPLAINTS_PER_ADDRESS: '4', OTP_SENDS_OVERALL: '3', LOG_LEVEL: 'warn' });
  const guest = new Complainant(app);
  const from = (last: number) => ({ mobile: `987650000${last}`, email: `asha${last}@mail.example` });
  const sendCode = (last: number) =>
    app.post('/auth/send-otp', { destination: `+91987654321${last}`, firstName: 'Sunita' });

  it('sends no more SMS than may be sent in all, codes among them, and takes the complaint all the same', async () => {
    expect((await sendCode(0)).status).toBe(200);
    const answers: Response[] = [];
    for (let n = 0; n < 5; n += 1) answers.push(await guest.send(from(n)));
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 429]);
    const sent = await outboxOf(app);
    expect(sent.filter(({ channel }) => channel === 'sms')).toHaveLength(3);
    expect(sent.filter(({ channel }) => channel === 'email')).toHaveLength(4);
    expect(app.logLines.filter((line) => line.includes('an SMS was held back'))).toHaveLength(2);
    expect((await sendCode(1)).headers.get('Retry-After')).toBe('600');
    app.clock.now += 600_000;
    expect((await sendCode(1)).status).toBe(200);
  });
});
