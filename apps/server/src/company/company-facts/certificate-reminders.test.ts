import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { SAMPLE_COMPANY } from './sample-company.ts';

const DAY_MS = 86_400_000;

/** The last millisecond of 21 November 2026 in India. */
const END_OF_DAY = Date.parse('2026-11-21T18:29:59.999Z');

describe('a certificate that is published', () => {
  const app = useTestApp();

  beforeAll(async () => {
    app.clock.now = END_OF_DAY;
  });
  let number = 1;
  const publish = (facts: object) => {
    number += 1;
    return app.sql(`insert into company_versions (number, facts, published_at)
      values (${number}, '${JSON.stringify({ ...SAMPLE_COMPANY, ...facts })}', now())`);
  };

  beforeEach(async () => {
    app.clock.now = END_OF_DAY;
    await app.sql('truncate staff_notices');
  });

  const reminders = async () => {
    await Promise.all([app.runJobs(), app.runJobs()]);
    return app.sql('select name, quantity from staff_notices order by created_at, key');
  };
  const name = 'ISO 9001:2015 certificate';

  it('is brought to mind 60, 30 and 7 days before its end and the day after it, once each, with two runs at once', async () => {
    // 61 days after 21 November.
    await publish({ certificateIso9001Until: '2027-01-21' });
    expect(await reminders()).toEqual([]);
    app.clock.now += 1;
    const seen: object[] = [];
    for (const [days, next] of [
      [60, 30],
      [30, 23],
      [7, 8],
    ] as const) {
      seen.push({ name, quantity: days });
      for (let round = 0; round < 2; round += 1) expect(await reminders()).toEqual(seen);
      app.clock.now += next * DAY_MS - 1;
      expect(await reminders()).toEqual(seen);
      app.clock.now += 1;
    }
    seen.push({ name, quantity: null });
    for (let round = 0; round < 2; round += 1) expect(await reminders()).toEqual(seen);
  });

  it('is brought to mind once when it is published near its end, and again with another end', async () => {
    await publish({ certificatePanUntil: '2026-12-01' });
    expect(await reminders()).toEqual([{ name: 'PAN of the company', quantity: 30 }]);
    await publish({ certificatePanUntil: '2026-12-02' });
    expect(await reminders()).toHaveLength(2);
  });

  it('is not brought to mind without its number, nor long after its end', async () => {
    await publish({ certificateGstSecondUntil: '2026-12-01', certificatePanUntil: '2026-10-21' });
    expect(await reminders()).toEqual([]);
    await publish({ certificatePanUntil: '2026-10-22' });
    expect(await reminders()).toEqual([{ name: 'PAN of the company', quantity: null }]);
  });

  it('is shown in the bell of administrators only', async () => {
    await publish({ certificatePanUntil: '2026-11-22' });
    await app.runJobs();
    const [admin, staff] = [await StaffMember.logIn(app, 'admin'), await StaffMember.logIn(app)];
    const count = async (reader: StaffMember) => (await reader.get('/api/admin/notices/new')).json();
    expect(await count(admin)).toMatchObject({ data: { count: 1 } });
    expect(await count(staff)).toMatchObject({ data: { count: 0 } });
  });
});
