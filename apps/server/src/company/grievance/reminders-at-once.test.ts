import { GRIEVANCE_REMINDER_DAYS } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { GrievanceFiler } from '../../../test/grievance-filer.ts';
import { useTestApp } from '../../../test/test-app.ts';

const DAY_MS = 86_400_000;

describe('a grievance that is not settled', () => {
  const app = useTestApp();
  const guest = new GrievanceFiler(app);
  let number = '';

  beforeEach(async () => {
    app.clock.now += 3_600_000;
    await app.sql(
      'truncate grievances, grievance_steps, staff_notices, staff_notice_choices, queued_messages, messages cascade',
    );
    await app.sql(`update users set email = username || '@example.in', email_verified_at = now(),
      roles = case username when 'staff' then '{MEMBER,STAFF}'::user_role[] else '{MEMBER,ADMIN}'::user_role[] end
      where username in ('staff', 'admin')`);
    ({ number } = await guest.file());
  });

  /** Moves the last day of all grievances so many days and milliseconds away from now. */
  const setLastDay = (days: number, ms = 0) =>
    app.sql(
      `update grievances set answer_by = '${new Date(app.clock.now + days * DAY_MS + ms).toISOString()}'`,
    );
  const reminders = () =>
    app.sql(`select kind, name, subject_id = (select id from grievances) as is_of_it from staff_notices
      where kind::text in ('GRIEVANCE_DUE', 'GRIEVANCE_OVERDUE') order by created_at, key`);
  const due = () => ({ kind: 'GRIEVANCE_DUE', name: number, is_of_it: true });
  const overdue = () => ({ kind: 'GRIEVANCE_OVERDUE', name: number, is_of_it: true });

  it('is brought to mind once when its last day is near, and once when it has passed, with two runs at once', async () => {
    await setLastDay(GRIEVANCE_REMINDER_DAYS, 1);
    await app.runJobs();
    expect(await reminders()).toEqual([]);
    app.clock.now += 1;
    for (let round = 0; round < 2; round += 1) {
      await Promise.all([app.runJobs(), app.runJobs()]);
      expect(await reminders()).toEqual([due()]);
    }
    app.clock.now += GRIEVANCE_REMINDER_DAYS * DAY_MS;
    for (let round = 0; round < 2; round += 1) {
      await Promise.all([app.runJobs(), app.runJobs()]);
      expect(await reminders()).toEqual([due(), overdue()]);
    }
  });

  it('is only called overdue when its last day passed while no job ran', async () => {
    await setLastDay(-1);
    expect(await app.backlog('remind staff of grievances')).toBe(1);
    await app.runJobs();
    await app.runJobs();
    expect(await reminders()).toEqual([overdue()]);
  });

  it('is brought to mind again when it was resolved and the sender was not satisfied', async () => {
    await app.sql(`update grievances set status = 'RESOLVED'`);
    await setLastDay(-1);
    await app.runJobs();
    expect(await reminders()).toEqual([]);
    await app.sql(`update grievances set status = 'IN_PROGRESS'`);
    await app.runJobs();
    expect(await reminders()).toEqual([overdue()]);
  });

  it('is mailed to every administrator once it is overdue, though none has chosen mails', async () => {
    await setLastDay(1);
    await app.runJobs();
    await setLastDay(-1);
    await app.runJobs();
    const mails = await app.sql(
      `select "to", body from messages where channel = 'email' and "to" like '%@example.in'`,
    );
    expect(mails).toEqual([
      { to: 'admin@example.in', body: expect.stringMatching(`^Complaint ${number} is overdue\n`) },
    ]);
  });
});
