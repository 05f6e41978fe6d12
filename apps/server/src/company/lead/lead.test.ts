import { beforeAll, describe, expect, it } from 'vitest';
import { listStaffLeads } from '@pgm/api/contract';
import { callAs, logIn } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const LEAD = {
  name: 'Sunita Verma',
  mobile: '9876543210',
  email: 'sunita@example.in',
  state: 'Bihar',
  pincode: '000000',
};

describe('POST /contacts', () => {
  const app = useTestApp({ LEADS_PER_ADDRESS: '6' });

  it('stores a lead and returns it', async () => {
    const response = await app.post('/contacts', LEAD);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      data: {
        ...LEAD,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        kind: 'JOINING',
        question: '',
        createdAt: '2026-11-21T06:30:00.000Z',
      },
    });
    expect(await app.sql('select name, mobile, email, state, pincode from contacts')).toEqual([LEAD]);
  });

  it.each([
    ['asha2023', 'Asha Mishra'],
    ['NOBODY1', undefined],
    ['', undefined],
  ])('stores who referred the visitor with %j, or no one', async (sponsorCode, name) => {
    await app.sql('truncate contacts, rate_limits');
    const response = await app.post('/contacts', { ...LEAD, sponsorCode });
    expect(await response.json()).toEqual({
      success: true,
      data: {
        ...LEAD,
        id: expect.any(String),
        kind: 'JOINING',
        question: '',
        createdAt: expect.any(String),
      },
    });
    const staff = await StaffMember.logIn(app);
    const { data } = listStaffLeads.response.body.parse(await (await staff.get('/api/admin/leads')).json());
    expect(data.map(({ referrer }) => referrer?.name)).toEqual([name]);
  });

  it('accepts a lead without a state and fills in the placeholder pincode', async () => {
    const { name, mobile, email } = LEAD;
    const response = await app.post('/contacts', { name: ` ${name} `, mobile, email });
    expect(await response.json()).toMatchObject({ data: { name, state: '', pincode: '000000' } });
  });

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ name: undefined }, 'Name is required'],
    [{ mobile: undefined }, 'Mobile number is required'],
    [{ mobile: '' }, 'Mobile number is required'],
    [{ mobile: '98765' }, 'Mobile number must be 10 digits'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'nowhere' }, 'Invalid email format'],
    [{ state: 'Atlantis' }, 'Choose a state from the list'],
    [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
    [{ name: 'a\0b' }, 'Name contains an unreadable character'],
    [{ mobile: 9876543210 }, 'Mobile number is required'],
    [{ email: { $ne: '' } }, 'Email is required'],
  ])('rejects %j', async (invalid, sentence) => {
    const response = await app.post('/contacts', { ...LEAD, ...invalid });
    expect(response.status).toBe(400);
    const body = await response.json();
    expect(body).toMatchObject({ success: false });
    expect(Object.keys(Object(body)).toSorted()).toEqual(['errors', 'message', 'success']);
    expect(body).toHaveProperty(['errors', 0], { errorDescription: sentence });
  });

  it.each([
    ['malformed JSON', { headers: { 'Content-Type': 'application/json' }, body: '{"name":' }, 400],
    ['a list', { headers: { 'Content-Type': 'application/json' }, body: '[]' }, 400],
    ['null', { headers: { 'Content-Type': 'application/json' }, body: 'null' }, 400],
    ['no body', { headers: { 'Content-Type': 'application/json' } }, 400],
    ['a form', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'name=x' }, 415],
    [
      'a body over its limit',
      { headers: { 'Content-Type': 'application/json' }, body: `"${'x'.repeat(70_000)}"` },
      413,
    ],
  ])('rejects %s with %s', async (_, init, status) => {
    const response = await app.call('/contacts', { method: 'POST', ...init });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      success: false,
      errors: [{ errorDescription: expect.any(String) }],
      message: expect.any(String),
    });
  });

  it('rejects more leads from one address than allowed, returns the waiting time, and accepts them again after it', async () => {
    app.clock.now += 3_600_000;
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) statuses.push((await app.post('/contacts', LEAD)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);

    const rejected = await app.post('/contacts', LEAD, { 'X-Forwarded-For': '203.0.113.9' });
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get('Retry-After')).toBe('600');

    app.clock.now += 600_000;
    expect((await app.post('/contacts', LEAD)).status).toBe(200);
  });
});

describe('GET /contacts', () => {
  const app = useTestApp();
  const list = async (query = '') => callAs(app, (await logIn(app, 'staff')).token, `/contacts${query}`);

  beforeAll(async () => {
    for (let n = 1; n <= 12; n += 1) {
      app.clock.now += 1000;
      await app.post('/contacts', { ...LEAD, name: `Lead ${n}`, email: `lead${n}@example.in` });
    }
  });

  it('shows staff the newest ten and the total number', async () => {
    const response = await list();
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      success: true,
      data: Array.from({ length: 10 }, (_, index) => ({
        ...LEAD,
        name: `Lead ${12 - index}`,
        email: `lead${12 - index}@example.in`,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        kind: 'JOINING',
        question: '',
        createdAt: `2026-11-21T06:30:${12 - index < 10 ? '0' : ''}${12 - index}.000Z`,
      })),
      total: 12,
      pagination: { page: 1, limit: 10, total: 12, pages: 2 },
    });
  });

  it('has pages', async () => {
    expect(await (await list('?page=3&limit=5')).json()).toMatchObject({
      data: [{ name: 'Lead 2' }, { name: 'Lead 1' }],
      pagination: { page: 3, limit: 5, total: 12, pages: 3 },
    });
  });

  it('finds by name, number and email address', async () => {
    expect(await (await list('?search=LEAD7@')).json()).toMatchObject({
      data: [{ name: 'Lead 7' }],
      pagination: { total: 1, pages: 1 },
    });
    expect(await (await list('?search=%25')).json()).toMatchObject({ data: [] });
  });
});

describe('POST /contacts/questions', () => {
  const app = useTestApp({ LEADS_PER_ADDRESS: '6' });
  const QUESTION = { name: 'Abdul Rahman', mobile: '9876543211', question: 'Do you deliver to Leh?' };
  const KEY = { 'Idempotency-Key': 'question-0001' };
  const count = async () => (await app.sql('select id from contacts')).length;

  it.each([
    ['asha2023', 'Asha Mishra'],
    ['NOBODY1', undefined],
    [undefined, undefined],
  ])('stores who referred the visitor with %j, or no one', async (sponsorCode, name) => {
    await app.sql('truncate contacts, rate_limits');
    const response = await app.post('/contacts/questions', { ...QUESTION, sponsorCode });
    expect(await response.json()).toMatchObject({ success: true, data: { ...QUESTION, kind: 'QUESTION' } });
    const staff = await StaffMember.logIn(app);
    const { data } = listStaffLeads.response.body.parse(await (await staff.get('/api/admin/leads')).json());
    expect(data.map(({ referrer }) => referrer?.name)).toEqual([name]);
  });

  it('stores a question without an email address as a lead of its own kind', async () => {
    const response = await app.post('/contacts/questions', QUESTION);
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        success: true,
        data: {
          ...QUESTION,
          id: expect.any(String),
          kind: 'QUESTION',
          email: '',
          state: '',
          pincode: '',
          createdAt: '2026-11-21T06:30:00.000Z',
        },
      },
    ]);
  });

  it('is stored once per key; the key of another question or of a lead is rejected', async () => {
    await app.sql('truncate contacts, rate_limits');
    const [first, second] = [
      await app.post('/contacts/questions', QUESTION, KEY),
      await app.post('/contacts/questions', QUESTION, KEY),
    ];
    expect(await second.json()).toEqual(await first.json());
    const others = [
      await app.post('/contacts/questions', { ...QUESTION, question: 'Another one?' }, KEY),
      await app.post('/contacts', LEAD, KEY),
    ];
    expect([others.map(({ status }) => status), await count()]).toEqual([[409, 409], 1]);
  });

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ mobile: '98765' }, 'Mobile number must be 10 digits'],
    [{ question: ' ' }, 'Please write your question'],
    [{ question: 'x'.repeat(1001) }, 'Question must be at most 1000 characters'],
  ])('rejects %j', async (invalid, sentence) => {
    const response = await app.post('/contacts/questions', { ...QUESTION, ...invalid });
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty(['errors', 0], { errorDescription: sentence });
  });

  it('counts with the leads of an address', async () => {
    await app.sql('truncate contacts, rate_limits');
    for (let n = 0; n < 3; n += 1) await app.post('/contacts', LEAD);
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await app.post('/contacts/questions', QUESTION)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('is found by its kind, by staff and by programs', async () => {
    await app.sql('truncate contacts, rate_limits');
    await app.post('/contacts', LEAD);
    await app.post('/contacts/questions', QUESTION);
    const staff = await StaffMember.logIn(app);
    const listed = await (await staff.get('/api/admin/leads?kind=QUESTION')).json();
    expect(listed).toMatchObject({ data: [{ name: 'Abdul Rahman', question: QUESTION.question }], total: 1 });
    const received = await (await staff.get('/contacts?kind=QUESTION')).json();
    expect(received).toMatchObject({ data: [{ name: 'Abdul Rahman', kind: 'QUESTION' }], total: 1 });
  });
});
