import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { StaffMember } from '../../test/staff-member.ts';
import { useTestApp } from '../../test/test-app.ts';
import { seedStaffWork } from './seed.ts';

const Listed = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

describe('the sample work of staff', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let admin: StaffMember;
  const list = async (by: StaffMember, path: string, ...fields: readonly string[]) =>
    Listed.parse(await (await by.get(path)).json()).data.map((row) => fields.map((field) => row[field]));

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
    admin = await StaffMember.logIn(app, 'admin');
    // Each start of the server adds what is missing.
    await app.seed(seedStaffWork);
    await app.seed(seedStaffWork);
  });

  it('has a lead of today, and leads that were called', async () => {
    expect(await list(staff, '/api/admin/leads', 'name', 'status', 'createdAt', 'calledBy')).toEqual([
      ['Sunita Verma', 'NEW', new Date(app.clock.now).toISOString(), null],
      ['Thomas Kurian', 'CALLED', expect.any(String), 'Sushma Yadav'],
      ['Rajesh Pandey', 'CALLED', expect.any(String), 'Sushma Yadav'],
      ['Lakshmi Iyer', 'JOINED', expect.any(String), 'Sushma Yadav'],
    ]);
  });

  it('has an open and an overdue grievance', async () => {
    const [open, overdue] = await list(staff, '/grievances', 'name', 'status', 'answerBy');
    expect([open?.slice(0, 2), overdue?.slice(0, 2)]).toEqual([
      ['Abdul Rahman', 'OPEN'],
      ['Meena Kumari', 'IN_PROGRESS'],
    ]);
    const now = new Date(app.clock.now).toISOString();
    expect([String(open?.[2]) > now, String(overdue?.[2]) < now]).toEqual([true, true]);
  });

  it('has two orders that are to come back', async () => {
    expect(await list(staff, '/api/orders/all?status=RETURN_REQUESTED', 'number', 'status')).toEqual([
      ['PGM-000018', 'RETURN_REQUESTED'],
      ['PGM-000017', 'RETURN_REQUESTED'],
    ]);
  });

  it('has a request for another sponsor that is not decided', async () => {
    expect(await list(admin, '/requests/all/open', 'kind', 'status')).toEqual([['PARENT_CHANGE', 'OPEN']]);
  });

  it('has notices of it, each once', async () => {
    const notices = await list(admin, '/api/admin/notices', 'kind', 'name');
    expect(notices.map(([kind, name]) => `${String(kind)} ${String(name)}`).toSorted()).toEqual([
      expect.stringMatching(/^NEW_GRIEVANCE GR-20\d\d-\d{6}$/),
      expect.stringMatching(/^NEW_GRIEVANCE GR-20\d\d-\d{6}$/),
      'NEW_LEAD ',
      'NEW_REQUEST ',
      'RETURN_REQUESTED PGM-000017',
      'RETURN_REQUESTED PGM-000018',
    ]);
  });

  it('has a closed month with a payout of each status, and a month that can be closed', async () => {
    const [open, closed] = await list(admin, '/api/admin/payout-periods', 'id', 'closedBy', 'canClose');
    expect([open, closed]).toEqual([
      ['2026-10', null, true],
      ['2026-09', 'Anil Saxena', false],
    ]);
    const payouts = await list(admin, '/api/admin/payout-periods/2026-09/payouts', 'name', 'status', 'gross');
    expect(payouts.filter(([, status]) => status !== null)).toEqual([
      ['Asha Mishra', 'DUE', 3000],
      ['Geeta Sharma', 'PAID', 2000],
      ['Imran Sheikh', 'FAILED', 1050],
    ]);
  });

  it('has low stock on several products', async () => {
    expect((await list(staff, '/api/admin/stock?state=low', 'productId')).length).toBeGreaterThan(1);
  });
});
