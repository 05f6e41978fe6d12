import { beforeAll, describe, expect, it } from 'vitest';
import { ReplyTemplate } from '@pgm/api/contract';
import * as z from 'zod';
import { readRejection } from '../../../test/buyer.ts';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/database/id.ts';

const SENT = {
  title: 'Parcel late',
  english: 'Dear {name}, {number} is late.',
  hindi: '{name} जी, {number} में देर है।',
};
const PATH = '/api/admin/reply-templates';
const One = z.object({ data: ReplyTemplate });

describe('a template of replies', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let template: ReplyTemplate;

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
    template = await save(SENT);
  });

  const send = (method: 'POST' | 'PUT', path: string, body: object) =>
    method === 'POST' ? staff.post(path, body) : staff.putJson(path, body);
  const save = async (body: object) => One.parse(await (await send('POST', PATH, body)).json()).data;
  const list = async (query = '') => (await staff.get(`${PATH}${query}`)).json();

  it('is added, listed by its title, and changed', async () => {
    expect(template).toEqual({ ...SENT, id: expect.any(String), isDeleted: false, version: 1 });
    const first = await save({ ...SENT, title: 'A refund' });
    expect(await list('?limit=1')).toMatchObject({ data: [{ title: 'A refund' }], total: 2, limit: 1 });
    expect(await list('?search=late')).toMatchObject({ total: 2 });
    expect(await list('?search=parcel')).toMatchObject({ data: [{ id: template.id }], total: 1 });
    const changed = await send('PUT', `${PATH}/${first.id}`, { ...SENT, title: 'Refund', version: 1 });
    expect(One.parse(await changed.json()).data).toMatchObject({ title: 'Refund', version: 2 });
  });

  it('is not changed by the second of two editors, who receives what is stored', async () => {
    const { id } = await save(SENT);
    await send('PUT', `${PATH}/${id}`, { ...SENT, title: 'First', version: 1 });
    const second = await send('PUT', `${PATH}/${id}`, { ...SENT, title: 'Second', version: 1 });
    expect([second.status, await second.json()]).toEqual([
      409,
      {
        ...toFailure('Another user has changed this.'),
        current: { ...SENT, id, title: 'First', isDeleted: false, version: 2 },
      },
    ]);
  });

  it('is deleted and restored, with audit entries', async () => {
    const { id } = await save(SENT);
    expect((await staff.delete(`${PATH}/${id}`)).status).toBe(200);
    expect(await readRejection(await staff.delete(`${PATH}/${id}`))).toEqual([404, 'Template not found']);
    expect(await list('?deleted=true')).toMatchObject({ data: [{ id, isDeleted: true }], total: 1 });
    expect((await staff.put(`${PATH}/${id}/restore`)).status).toBe(200);
    const admin = await StaffMember.logIn(app, 'admin');
    const { data } = await admin.audit(`reply-template/${id}`);
    expect(data.map(({ action }) => action)).toEqual(['restore', 'delete', 'create']);
  });

  it.each([
    [{ title: '' }, 'Title is required'],
    [{ english: ' ' }, 'English text is required'],
    [{ hindi: undefined }, 'Hindi text is required'],
    [{ english: 'Dear {firstName}' }, 'Only {name} and {number} can be in braces'],
    [{ hindi: '{name' }, 'Only {name} and {number} can be in braces'],
    [{ english: 'x'.repeat(1501) }, 'English text must be at most 1500 characters'],
  ])('is rejected with %j', async (invalid, message) => {
    expect(await readRejection(await send('POST', PATH, { ...SENT, ...invalid }))).toEqual([400, message]);
  });

  it('is not found under another id', async () => {
    for (const id of [newId(), 'none'])
      expect(await readRejection(await send('PUT', `${PATH}/${id}`, SENT))).toEqual([
        404,
        'Template not found',
      ]);
  });
});
