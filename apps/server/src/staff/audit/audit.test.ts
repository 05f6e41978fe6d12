import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { logIn } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';

const Found = z.object({
  data: z.array(z.object({ subject: z.string(), names: z.record(z.string(), z.string()) })),
});
const Sponsor = z.object({ id: z.string() });

describe('the audit', () => {
  const app = useTestApp();
  let admin: StaffMember;
  let brandId: string;

  beforeAll(async () => {
    admin = await StaffMember.logIn(app, 'admin');
    const staff = await StaffMember.logIn(app);
    brandId = (await staff.save('POST', '/api/brands', { name: 'Vanya' })).id;
    await admin.save('PUT', `/api/brands/${brandId}`, { name: 'Vanya Honey' });
    await admin.save('POST', '/api/categories', { name: 'Honey' });
  });

  const find = async (query: string) => (await admin.get(`/api/admin/audit?${query}`)).json();

  it('has an entry for each change of staff, the newest first', async () => {
    const entry = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      at: '2026-11-21T06:30:00.000Z',
      actorId: admin.id,
      actorName: 'Anil Saxena',
      names: {},
      via: null,
    };
    expect(await find('limit=2')).toEqual({
      success: true,
      data: [
        {
          ...entry,
          action: 'create',
          subject: expect.stringMatching(/^category\//),
          before: null,
          after: expect.objectContaining({ name: 'Honey', version: 1 }),
        },
        {
          ...entry,
          action: 'update',
          subject: `brand/${brandId}`,
          before: expect.objectContaining({ name: 'Vanya', version: 1 }),
          after: expect.objectContaining({ name: 'Vanya Honey', version: 2 }),
        },
      ],
      page: 1,
      limit: 2,
      total: 3,
    });
  });

  it.each([
    ['a kind of record', 'subject=brand/', 2],
    ['who made the change', 'search=sushma', 1],
    ['the action', 'search=update', 1],
    ['what the record contained', 'search=Vanya%20Honey', 1],
    ['what has not changed', 'search=zzz', 0],
    ['a wildcard, literally', 'subject=%25', 0],
  ])('is found by %s', async (_, query, total) => {
    expect(await find(query)).toMatchObject({ total });
  });

  it('shows staff the history of one record, and no other', async () => {
    const staff = await StaffMember.logIn(app);
    const history = await (await staff.get(`/api/admin/history/brand/${brandId}`)).json();
    expect(history).toMatchObject({
      data: [{ action: 'update' }, { action: 'create' }],
      page: 1,
      limit: 100,
      total: 2,
    });
    expect((await staff.get(`/api/admin/history/brand/${brandId.slice(0, 8)}`)).status).toBe(200);
    expect(await (await staff.get(`/api/admin/history/brand/${brandId.slice(0, 8)}`)).json()).toMatchObject({
      total: 0,
    });
    expect((await staff.get(`/api/admin/history/user/${brandId}`)).status).toBe(404);
  });

  it('is found by the actor', async () => {
    expect(await find(`actorId=${admin.id}`)).toMatchObject({ total: 2 });
  });

  it.each([
    "update audit_entries set action = 'none'",
    'delete from audit_entries',
    'truncate audit_entries',
  ])('rejects: %s', async (statement) => {
    await expect(app.sql(statement)).rejects.toThrow('Failed query');
    expect(await find('')).toMatchObject({ total: 3 });
  });

  it('names the categories of a product, and the product of a stock entry', async () => {
    const id = sampleId('product/khadi-cotton-kurta');
    const [foods, home] = [sampleId('category/foods-pantry'), sampleId('category/home-essentials')];
    for (const categoryId of [home, foods])
      await admin.putJson('/api/admin/products', { ids: [id], categoryId });
    await admin.post(`/api/admin/stock/${id}/movements`, {
      kind: 'receive',
      size: 'M',
      quantity: 5,
      reason: 'Delivery',
    });
    expect(await find('limit=2')).toMatchObject({
      data: [
        { subject: expect.stringMatching(/^stock\//), names: { [id]: 'Khadi Cotton Kurta for Men' } },
        { subject: `product/${id}`, names: { [foods]: 'Foods & Pantry', [home]: 'Home Essentials' } },
      ],
    });
  });

  it('names the sponsors of an associate', async () => {
    const [asha, ravi] = [await logIn(app, 'asha'), await logIn(app, 'ravi')];
    const sponsors = await app.sql(`select id, user_id from associates
      where user_id in ('${asha.user.id}', '${ravi.user.id}') order by user_id = '${asha.user.id}' desc`);
    const [first, second] = z.tuple([Sponsor, Sponsor]).parse(sponsors);
    await app.sql(`insert into audit_entries (id, at, actor_id, action, subject, before, after)
      values (gen_random_uuid(), now() + interval '1 day', '${admin.id}', 'update', 'associate/${first.id}',
        '{"memberId": "${asha.user.id}", "parentId": "${first.id}"}', '{"memberId": "${asha.user.id}", "parentId": "${second.id}"}')`);
    expect(await find('subject=associate/')).toMatchObject({
      data: [
        {
          names: {
            [asha.user.id]: 'Asha Mishra',
            [first.id]: 'Asha Mishra',
            [second.id]: 'Ravi Kumar',
          },
        },
      ],
    });
  });

  it('names the person who invited staff, and the one who works on a grievance', async () => {
    const asha = await logIn(app, 'asha');
    await app.sql(`insert into audit_entries (id, at, actor_id, action, subject, before, after)
      select gen_random_uuid(), now() + interval '2 days', '${admin.id}', 'update', subject, '{}', after::jsonb
      from (values ('member/${asha.user.id}', '{"invitedBy": "${admin.id}"}'),
        ('grievance/${asha.user.id}', '{"assignee": "${admin.id}"}')) as entries (subject, after)`);
    expect(await find(`subject=member/${asha.user.id}`)).toMatchObject({
      data: [{ names: { [asha.user.id]: 'Asha Mishra', [admin.id]: 'Anil Saxena' } }],
    });
    expect(await find('subject=grievance/')).toMatchObject({
      data: [{ names: { [admin.id]: 'Anil Saxena' } }],
    });
  });

  it('is found by the member: their account, and every record with their id before or after', async () => {
    const { user: asha } = await logIn(app, 'asha');
    const { user: ravi } = await logIn(app, 'ravi');
    const about = (id: string) => `{"memberId": "${id}"}`;
    await app.sql(`insert into audit_entries (id, at, actor_id, action, subject, before, after)
      select gen_random_uuid(), now() + n * interval '1 minute' + interval '3 days', '${admin.id}', 'update', subject,
        before::jsonb, after::jsonb
      from (values (1, 'member/${asha.id}', null, '{"parentId": "${sampleId('associate/none')}"}'),
        (2, 'payout/1', '${about(asha.id)}', null),
        (3, 'bank-details/1', '${about(asha.id)}', '${about(asha.id)}'),
        (4, 'points-correction/1', null, '${about(asha.id)}'),
        (5, 'payout/2', '${about(ravi.id)}', null)) as entries (n, subject, before, after)`);
    const found = await find(`memberId=${asha.id}`);
    const { data } = Found.parse(found);
    expect(data.slice(0, 4)).toEqual(
      ['points-correction/1', 'bank-details/1', 'payout/1', `member/${asha.id}`].map((subject) => ({
        subject,
        names: { [asha.id]: 'Asha Mishra' },
      })),
    );
    expect(await find(`memberId=${ravi.id}`)).toMatchObject({ data: [{ subject: 'payout/2' }], total: 1 });
    expect(await find(`memberId=${asha.id}&subject=payout/`)).toMatchObject({ total: 1 });
  });
});
