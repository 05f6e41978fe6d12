import { StaffLead } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/database/id.ts';

const Listed = z.object({ data: z.array(StaffLead), page: z.int(), limit: z.int(), total: z.int() });
const One = z.object({ data: StaffLead });

const lead = (name: string, mobile: string) => ({
  name,
  mobile,
  email: `${name.toLowerCase()}@example.in`,
  state: 'Bihar',
  pincode: '000000',
});

describe('a lead', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let sunita: StaffLead;

  beforeEach(async () => {
    await app.sql('truncate contacts');
    app.clock.now += 3_600_000;
    staff = await StaffMember.logIn(app);
    await app.post('/contacts', lead('Sunita', '9876543210'));
    app.clock.now += 1000;
    await app.post('/contacts', lead('Mohan', '9876543211'));
    sunita = StaffLead.parse((await list('search=sunita')).data[0]);
  });

  const list = async (query = '') =>
    Listed.parse(await (await staff.get(`/api/admin/leads?${query}`)).json());
  const names = async (query: string) => (await list(query)).data.map(({ name }) => name);
  const send = (body: object, by = staff, id = sunita.id) => by.putJson(`/api/admin/leads/${id}`, body);
  const change = async (body: object) => One.parse(await (await send(body)).json()).data;

  it('is new at first, and listed with the newest first', async () => {
    const { data, ...page } = await list();
    expect(page).toEqual({ page: 1, limit: 20, total: 2 });
    expect(data.map(({ name }) => name)).toEqual(['Mohan', 'Sunita']);
    expect(sunita).toEqual({
      ...lead('Sunita', '9876543210'),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createdAt: expect.stringMatching(/^2026-/),
      status: 'NEW',
      note: '',
      calledBy: null,
      calledAt: null,
      version: 1,
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
    ['sort=name', ['Mohan', 'Sunita']],
    ['page=2&limit=1', ['Sunita']],
  ])('is found by %s', async (query, expected) => {
    await change({ status: 'CALLED', note: 'Call again on Friday.' });
    expect(await names(query)).toEqual(expected);
  });

  it('is not changed by the second of two editors, who receives what is stored', async () => {
    const admin = await StaffMember.logIn(app, 'admin');
    const current = await change({ note: 'First', version: 1 });
    const second = await send({ note: 'Second', version: 1 }, admin);
    expect([second.status, await second.json()]).toEqual([
      409,
      { ...toFailure('Somebody else has changed this meanwhile.'), current },
    ]);
  });

  it('leaves audit entries that contain nothing of the visitor', async () => {
    const admin = await StaffMember.logIn(app, 'admin');
    await change({ status: 'CLOSED', note: 'Wrong number' });
    const { data } = await admin.audit(`lead/${sunita.id}`);
    expect(data.map(({ before, after }) => [before, after])).toEqual([
      [
        { id: sunita.id, status: 'NEW', note: '', version: 1 },
        { id: sunita.id, status: 'CLOSED', note: 'Wrong number', version: 2 },
      ],
    ]);
  });

  it.each([
    [{ status: 'LOST' }, 'Choose a status from the list'],
    [{ note: 'x'.repeat(2001) }, 'Note must be at most 2000 characters'],
  ])('is not changed to %j', async (body, message) => {
    const response = await send(body);
    expect([response.status, await response.json()]).toEqual([400, toFailure(message)]);
  });

  it('has an id that is known', async () => {
    for (const id of [newId(), 'none']) {
      const response = await send({ status: 'CALLED' }, staff, id);
      expect([response.status, await response.json()]).toEqual([404, toFailure('Lead not found')]);
    }
  });
});
