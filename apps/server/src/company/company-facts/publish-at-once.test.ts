import { CompanyRecord } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { SAMPLE_COMPANY } from './sample-company.ts';

const PATH = '/api/admin/company';
const One = z.object({ data: CompanyRecord });
describe('several administrators', () => {
  const app = useTestApp();

  it('save and publish at the same time: one draft is stored, and one publication gets the number', async () => {
    const admin = await StaffMember.logIn(app, 'admin');
    const saves = await Promise.all(
      ['1', '2', '3', '4'].map((digit) =>
        admin.send('PUT', PATH, { ...SAMPLE_COMPANY, chatNumber: `91900000000${digit}`, version: '1' }),
      ),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const publications = await Promise.all(
      ['1', '2', '3', '4'].map(() => admin.post(`${PATH}/publish`, { version: 2 })),
    );
    expect(publications.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const { data } = One.parse(await (await admin.get(PATH)).json());
    expect(data.published?.number).toBe(2);
    expect(data.published?.facts).toEqual(data.draft);
  });
});
