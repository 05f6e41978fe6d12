import { randomUUID } from 'node:crypto';
import {
  listAllMemberRequests,
  listAllOrders,
  listMemberAddresses,
  listMemberPoints,
  listMemberSessions,
  listMessages,
} from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AshasRecords, createAshasRecords } from '../../../test/ashas-records.ts';
import { Buyer } from '../../../test/buyer.ts';
import { logIn, toFailure } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('what administrators list of one member', () => {
  const app = useTestApp();
  let admin: StaffMember;
  let asha: AshasRecords;
  let ravi: Buyer;

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    asha = await createAshasRecords(app);
    admin = await StaffMember.logIn(app, 'admin');
  });

  const read = async (path: string): Promise<unknown> => (await admin.get(path)).json();
  const readOrders = async (query: string) =>
    listAllOrders.response.body.parse(await read(`/api/orders/all?${query}`));
  const readSessions = async (id: string) =>
    listMemberSessions.response.body.parse(await read(`/api/admin/members/${id}/sessions`)).data;
  const readPoints = async (query = '') =>
    listMemberPoints.response.body.parse(await read(`/api/admin/members/${asha.user}/points${query}`));

  it('has their orders, and no other ones', async () => {
    const { data, total } = await readOrders(`buyerId=${asha.user}`);
    expect(new Set(data.map(({ buyer }) => buyer.id))).toEqual(new Set([asha.user]));
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining([asha.placed, asha.delivered]));
    expect([total, (await readOrders(`buyerId=${ravi.id}`)).total]).toEqual([data.length, 0]);
    expect((await readOrders(`buyerId=${asha.user}&status=DELIVERED&limit=1`)).data).toMatchObject([
      { id: asha.delivered },
    ]);
    const failed = await admin.get('/api/orders/all?buyerId=asha');
    expect([failed.status, await failed.json()]).toEqual([400, toFailure('Member not found')]);
  });

  it('has their addresses, the default one first, then the newest', async () => {
    const add = async (name: string, at: string, isDefault = false) =>
      app.sql(`insert into addresses select gen_random_uuid(), user_id, '${name}', phone_number, email, street_address,
        additional_address_line, city, state, postal_code, country, landmarks, type, ${isDefault}, latitude, longitude, '${at}'
        from addresses where user_id = '${asha.user}' order by id limit 1`);
    await app.sql(`delete from addresses where user_id = '${ravi.id}'`);
    await app.sql(
      `update addresses set is_default = false, name = 'Home', created_at = '2026-01-01' where user_id = '${asha.user}'`,
    );
    await add('Shop', '2026-01-02', true);
    await add('Farm', '2026-01-03');
    const list = async (id: string, query = '') =>
      listMemberAddresses.response.body.parse(await read(`/api/admin/members/${id}/addresses${query}`));
    const all = await list(asha.user);
    const names = all.data.map(({ name }) => name);
    expect([names.slice(0, 2), new Set(names.slice(2))]).toEqual([['Shop', 'Farm'], new Set(['Home'])]);
    const second = await list(asha.user, '?page=2&limit=1');
    expect(second).toEqual({ success: true, data: [all.data[1]], page: 2, limit: 1, total: names.length });
    expect(await list(ravi.id)).toEqual({ success: true, data: [], page: 1, limit: 100, total: 0 });
  });

  it('has their logins, and whether each can still be used', async () => {
    await app.sql(`delete from sessions where user_id = '${ravi.id}'`);
    for (const device of ['Phone', 'Laptop', 'Tablet']) {
      app.clock.now += 1000;
      await logIn(app, 'ravi');
      await app.sql(
        `update sessions set device = '${device}' where user_id = '${ravi.id}' and device is null`,
      );
    }
    const at = new Date(app.clock.now).toISOString();
    await app.sql(
      `update sessions set revoked_at = '${at}' where user_id = '${ravi.id}' and device = 'Laptop'`,
    );
    await app.sql(
      `update sessions set expires_at = '${at}' where user_id = '${ravi.id}' and device = 'Phone'`,
    );
    const found = await readSessions(ravi.id);
    expect(found.map(({ device, status }) => [device, status])).toEqual([
      ['Tablet', 'ACTIVE'],
      ['Laptop', 'ENDED'],
      ['Phone', 'EXPIRED'],
    ]);
    expect(found[0]).toEqual({
      id: expect.any(String),
      device: 'Tablet',
      startedAt: at,
      lastUsedAt: at,
      status: 'ACTIVE',
    });
  });

  it('has the entries of their ledger with the orders, by group where it is named', async () => {
    const { data, total } = await readPoints();
    expect(data.length).toBe(total);
    const dates = data.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const placed = data.find(({ orderId }) => orderId === asha.placed);
    expect(placed).toMatchObject({
      group: 'pending',
      type: 'CREDIT',
      reason: `Order ${placed?.orderNumber} placed`,
      validTill: null,
    });
    const groups = async (group: string) =>
      new Set((await readPoints(`?group=${group}`)).data.map((entry) => entry.group));
    for (const group of ['pending', 'confirmed', 'cancelled'])
      expect(await groups(group)).toEqual(new Set([group]));
    expect((await readPoints('?limit=2&page=2')).data).toEqual(data.slice(2, 4));
    expect((await admin.get(`/api/admin/members/${asha.user}/points?group=lost`)).status).toBe(400);
  });

  it('has their requests, of every status or of one', async () => {
    const list = async (query: string) =>
      listAllMemberRequests.response.body.parse(await read(`/requests/all/${query}`)).data;
    const all = await list(`all?memberId=${asha.user}`);
    expect(new Set(all.map(({ member }) => member.id))).toEqual(new Set([asha.user]));
    const open = all.filter(({ status }) => status === 'OPEN');
    expect(open).not.toEqual([]);
    expect(await list(`open?memberId=${asha.user}`)).toEqual(open);
    expect(await list(`all?memberId=${ravi.id}`)).toEqual([]);
  });

  it('has the messages about their account, without the whole address', async () => {
    const insert = (key: string, id: string | null) =>
      app.sql(`insert into queued_messages (id, key, kind, channel, "to", user_id, language, facts, state, sent_at, created_at)
        values (gen_random_uuid(), '${key}', 'PASSWORD_CHANGED', 'email', 'ravi@example.in',
          ${id === null ? 'null' : `'${id}'`}, 'en', '{}', 'SENT', now(), now())`);
    await insert('one', ravi.id);
    await insert('two', null);
    const { data } = listMessages.response.body.parse(await read(`/api/admin/messages?memberId=${ravi.id}`));
    expect(data.map(({ kind, to }) => [kind, to])).toEqual([['PASSWORD_CHANGED', 'r•••@example.in']]);
  });

  it('is for administrators only, and not found for any other id', async () => {
    const callers = [await StaffMember.logIn(app), await StaffMember.logIn(app, 'asha')];
    for (const list of ['addresses', 'points', 'sessions']) {
      for (const caller of callers)
        expect((await caller.get(`/api/admin/members/${asha.user}/${list}`)).status).toBe(403);
      for (const id of [randomUUID(), 'nonsense'])
        expect((await admin.get(`/api/admin/members/${id}/${list}`)).status).toBe(404);
    }
  });

  it('has no addresses and logins of a deleted account', async () => {
    await app.sql(`update users set deleted_at = now() where id = '${ravi.id}'`);
    for (const list of ['addresses', 'sessions'])
      expect((await admin.get(`/api/admin/members/${ravi.id}/${list}`)).status).toBe(404);
  });
});
