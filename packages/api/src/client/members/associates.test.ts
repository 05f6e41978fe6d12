import { describe, expect, it } from 'vitest';
import { createClient } from '../index.ts';

const ID = '0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11';
const PERSON = {
  id: ID,
  userId: ID,
  parentId: null,
  level: 1,
  name: 'Geeta Sharma',
  username: 'geeta',
  referralCode: 'GEETA2023',
  joinedAt: '2023-10-09T00:00:00.000Z',
  contact: { phone: '98••••••01', email: 'g•••@example.in', isMasked: true },
};
const NODE = { ...PERSON, directCount: 3, totalCount: 8 };
const OWN = {
  id: ID,
  userId: ID,
  name: 'Asha Mishra',
  referralCode: 'ASHA2023',
  sponsor: null,
  joinedAt: '2023-09-05T00:00:00.000Z',
  directCount: 1,
  totalCount: 9,
  sharesContact: false,
  isAgreementOutdated: false,
};
const PAGINATION = { page: 1, limit: 50, total: 1, pages: 1 };

/** A client whose network responds to every call with `response`, and its recorded requests. */
function clientWith(response: unknown, status = 200) {
  const requested: { call: string; body: unknown }[] = [];
  const client = createClient({
    bases: { core: 'https://core.example.in' },
    session: { token: async () => 'token', renew: async () => undefined },
    fetch: async (address, { method, body }) => {
      requested.push({ call: `${method} ${address}`, body: body ? JSON.parse(String(body)) : undefined });
      return Response.json(response, { status });
    },
  });
  return { ...client, requested };
}

const at = (call: string, body?: unknown) => {
  const [method, path] = call.split(' ');
  return { call: `${method} https://core.example.in${path}`, body };
};

describe('the client of the tree', () => {
  it('opens an associate', async () => {
    const body = {
      success: true,
      data: { node: NODE, children: [NODE] },
      total: PAGINATION.total,
      pagination: PAGINATION,
    };
    const { associates, requested } = clientWith(body);
    expect(await associates.tree(ID)).toEqual({ ok: true, value: body });
    await associates.tree(ID, { page: 2, limit: 10 });
    expect(requested).toEqual([
      at(`GET /associates/tree/${ID}`),
      at(`GET /associates/tree/${ID}?page=2&limit=10`),
    ]);
  });

  it('lists the downline, with two slashes', async () => {
    const body = {
      success: true,
      data: [NODE],
      total: PAGINATION.total,
      pagination: PAGINATION,
      isComplete: true,
    };
    const { associates, requested } = clientWith(body);
    expect(await associates.teamMembers(ID)).toEqual({ ok: true, value: body });
    await associates.teamMembers(ID, { level: 2, search: 'gee ta', page: 3 });
    expect(requested).toEqual([
      at(`GET /associates//downstream/${ID}`),
      at(`GET /associates//downstream/${ID}?level=2&search=gee+ta&page=3`),
    ]);
  });

  it('lists the upline, with two slashes, and the associates that the caller referred', async () => {
    const body = { success: true, data: [PERSON], total: PAGINATION.total, pagination: PAGINATION };
    const { associates, requested } = clientWith(body);
    expect(await associates.upline(ID, { limit: 5 })).toEqual({ ok: true, value: body });
    expect(await associates.referred({ page: 2 })).toMatchObject({ ok: false });
    expect(requested).toEqual([
      at(`GET /associates//upstream/${ID}?limit=5`),
      at('GET /associates/referred/users?page=2'),
    ]);
  });

  it('keeps the two slashes at the same origin', async () => {
    const requested: string[] = [];
    const { associates } = createClient({
      fetch: async (address) => {
        requested.push(address);
        return Response.json({});
      },
    });
    await associates.teamMembers(ID);
    expect(requested).toEqual([`/associates//downstream/${ID}`]);
  });

  it('lists what the team did in a month, and reads it as a file', async () => {
    const activity = {
      id: ID,
      name: 'Geeta Sharma',
      referralCode: 'GEETA2023',
      level: 1,
      points: 12,
      lastOrderOn: '2026-11-05',
      isActive: true,
    };
    const body = { success: true, data: [activity], total: 1, pagination: PAGINATION };
    const { associates, requested } = clientWith(body);
    expect(await associates.activity({ level: 1, month: '2026-11', page: 1 })).toEqual({
      ok: true,
      value: body,
    });
    expect(requested).toEqual([at('GET /associates/self/team?level=1&month=2026-11&page=1')]);
    const client = createClient({
      fetch: async () =>
        new Response('Level,Name', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } }),
    });
    expect(await client.associates.activityFile({ month: '2026-11' })).toEqual({
      ok: true,
      value: 'Level,Name',
    });
  });

  it("lists the changes of the caller's sponsor", async () => {
    const change = { id: ID, at: '2026-11-21T06:30:00.000Z', from: null, to: 'Asha Mishra' };
    const body = { success: true, data: [change], total: 1, pagination: PAGINATION };
    const { associates, requested } = clientWith(body);
    expect(await associates.sponsorChanges({ page: 1 })).toEqual({ ok: true, value: body });
    expect(requested).toEqual([at('GET /associates/self/sponsor-changes?page=1')]);
  });

  it("reads the caller's own place", async () => {
    const { associates, requested } = clientWith({ success: true, data: OWN });
    expect(await associates.self()).toEqual({ ok: true, value: OWN });
    expect(requested).toEqual([at('GET /associates/self/data')]);
  });
});

describe('the client of payments to associates', () => {
  it('lists payments and sums them up', async () => {
    const payment = { id: ID, amount: 12.5, period: '2026-11', status: 'DUE', reference: null, paidAt: null };
    const page = { success: true, data: [payment], total: PAGINATION.total, pagination: PAGINATION };
    const list = clientWith(page);
    expect(await list.nodePayments.list(ID, { page: 2 })).toEqual({ ok: true, value: page });
    expect(list.requested).toEqual([at(`GET /api/nodePaymentHistory/${ID}?page=2`)]);

    const sum = { count: 1, amount: 12.5 };
    const summary = { paid: sum, due: sum, failed: sum, lastPaidAt: null };
    const { nodePayments, requested } = clientWith({ success: true, data: summary });
    expect(await nodePayments.summary(ID)).toEqual({ ok: true, value: summary });
    expect(requested).toEqual([at(`GET /api/nodePaymentHistory/summary/${ID}`)]);
  });
});
