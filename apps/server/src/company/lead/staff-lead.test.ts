import { StaffLead, listStaffLeads } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRejection } from '../../../test/buyer.ts';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/database/id.ts';

const sent = {
  name: 'Sunita',
  mobile: '9876543210',
  email: 'sunita@example.in',
  state: 'Bihar',
  pincode: '000000',
};

describe('a lead', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let sunita: StaffLead;

  beforeEach(async () => {
    await app.sql('truncate contacts');
    app.clock.now += 3_600_000;
    staff = await StaffMember.logIn(app);
    await app.post('/contacts', sent);
    app.clock.now += 1000;
    await app.post('/contacts', { ...sent, name: 'Mohan', mobile: '9876543211', email: 'mohan@example.in' });
    sunita = StaffLead.parse((await list('search=sunita')).data[0]);
  });

  const list = async (query: string) =>
    listStaffLeads.response.body.parse(await (await staff.get(`/api/admin/leads?${query}`)).json());
  const send = (body: object, by = staff, id = sunita.id) => by.putJson(`/api/admin/leads/${id}`, body);
  const change = async (body: object) => readRecord(await send(body));

  it('is new at first, and listed with the newest first', async () => {
    const { data, ...page } = await list('');
    expect(page).toEqual({ success: true, page: 1, limit: 100, total: 2 });
    expect(data.map(({ name }) => name)).toEqual(['Mohan', 'Sunita']);
    expect(sunita).toEqual({
      ...sent,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: 'JOINING',
      question: '',
      createdAt: expect.stringMatching(/^2026-/),
      status: 'NEW',
      note: '',
      calledBy: null,
      calledAt: null,
      version: 1,
      referrer: null,
      assignee: null,
      canAssign: true,
      canAssignToOthers: false,
    });
  });

  it('has the caller and the time of the last call, and a note', async () => {
    const calledAt = new Date(app.clock.now).toISOString();
    expect(await change({ status: 'CALLED', note: 'Call again on Friday.' })).toEqual({
      ...sunita,
      status: 'CALLED',
      note: 'Call again on Friday.',
      calledBy: 'Sushma Yadav',
      calledAt,
      version: 2,
    });
    app.clock.now += 60_000;
    const joined = await change({ status: 'JOINED' });
    expect(joined).toMatchObject({ status: 'JOINED', calledAt, note: 'Call again on Friday.', version: 3 });
  });

  it.each([
    ['status=NEW', ['Mohan']],
    ['status=CALLED', ['Sunita']],
    ['search=friday', ['Sunita']],
    ['search=9876543211', ['Mohan']],
    ['sort=-newest', ['Sunita', 'Mohan']],
    ['page=2&limit=1', ['Sunita']],
  ])('is found by %s', async (query, expected) => {
    await change({ status: 'CALLED', note: 'Call again on Friday.' });
    expect((await list(query)).data.map(({ name }) => name)).toEqual(expected);
  });

  it('is not changed by the second of two editors, who receives what is stored', async () => {
    const admin = await StaffMember.logIn(app, 'admin');
    const current = await change({ note: 'First', version: 1 });
    const second = await send({ note: 'Second', version: 1 }, admin);
    expect(second.status).toBe(409);
    const failure = toFailure('Another user has changed this.');
    expect(await second.json()).toEqual({ ...failure, current: { ...current, canAssignToOthers: true } });
  });

  it('leaves audit entries that contain nothing of the visitor, and nothing that staff wrote', async () => {
    const admin = await StaffMember.logIn(app, 'admin');
    await change({ status: 'CLOSED', note: 'Wrong number' });
    const { data } = await admin.audit(`lead/${sunita.id}`);
    const [before, after] = [data[0]?.before, data[0]?.after];
    expect(before).toEqual({ id: sunita.id, status: 'NEW', assignee: null, version: 1 });
    expect(after).toEqual({ id: sunita.id, status: 'CLOSED', assignee: null, version: 2 });
  });

  it('is read by its id; an unknown one and a deleted one are not found', async () => {
    expect(await readRecord(await staff.get(`/api/admin/leads/${sunita.id}`))).toEqual(sunita);
    await app.sql(`update contacts set is_deleted = true where id = '${sunita.id}'`);
    for (const id of [sunita.id, newId(), 'none'])
      expect(await readRejection(await staff.get(`/api/admin/leads/${id}`))).toEqual([404, 'Lead not found']);
  });

  it.each([
    ['to a status of its own', undefined, { status: 'LOST' }, 400, 'Choose a status from the list'],
    ['to a long note', undefined, { note: 'x'.repeat(2001) }, 400, 'Note must be at most 2000 characters'],
    ['under an unknown id', newId(), { note: '' }, 404, 'Lead not found'],
    ['under no id', 'none', { note: '' }, 404, 'Lead not found'],
  ])('is not changed %s', async (_, id, body, status, message) => {
    expect(await readRejection(await send(body, staff, id))).toEqual([status, message]);
  });
});
