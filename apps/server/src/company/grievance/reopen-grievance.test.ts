import { REOPEN_DAYS } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { GrievanceFiler } from '../../../test/grievance-filer.ts';
import { toFailure, passToNextHour, toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const DAY_MS = 86_400_000;
const TOO_LATE = toFailure('This complaint can no longer be reopened. Please file a new one.');

describe('reopening a grievance', () => {
  const app = useTestApp();
  const guest = new GrievanceFiler(app);
  let number = '';
  let id = '';
  beforeEach(async () => {
    passToNextHour(app);
    const staff = await GrievanceFiler.logIn(app, 'staff');
    number = (await guest.file()).number;
    id = (await staff.all())[0]?.id ?? '';
    await staff.move(id, 'IN_PROGRESS');
    await staff.move(id, 'RESOLVED', 'Sent again.');
  });
  const readResponse = async (response: Response) => [response.status, await response.json()];

  it('is possible for a number of days after it was resolved', async () => {
    const reopenBy = new Date(app.clock.now + REOPEN_DAYS * DAY_MS).toISOString();
    expect(await guest.progress(number)).toMatchObject({ status: 'RESOLVED', reopenBy });
  });

  it('puts it in progress again, with the reason as a step of the sender', async () => {
    app.clock.now += REOPEN_DAYS * DAY_MS;
    const response = await guest.reopen(number, { reason: ' It has not come yet. ' });
    expect(response.status).toBe(200);
    const { data } = Object(await response.json());
    expect(data).toMatchObject({ number, status: 'IN_PROGRESS', reopenBy: null });
    expect(data.steps.at(-2)).toMatchObject({ status: 'RESOLVED', by: 'STAFF', note: 'Sent again.' });
    expect(data.steps.at(-1)).toEqual({
      status: 'IN_PROGRESS',
      at: new Date(app.clock.now).toISOString(),
      by: 'COMPLAINANT',
      note: 'It has not come yet.',
    });
    const staff = await GrievanceFiler.logIn(app, 'staff');
    expect((await staff.move(id, 'RESOLVED', 'Brought by hand.')).status).toBe('RESOLVED');
  });

  it('notifies staff, each time', async () => {
    const reopened = () =>
      app.sql(`select kind, subject_id, name from staff_notices where kind::text = 'GRIEVANCE_REOPENED'`);
    await app.sql('truncate staff_notices');
    await guest.reopen(number);
    const notice = { kind: 'GRIEVANCE_REOPENED', subject_id: id, name: number };
    expect(await reopened()).toEqual([notice]);
    await guest.reopen(number);
    expect(await reopened()).toEqual([notice]);
    app.clock.now += 1000;
    const staff = await GrievanceFiler.logIn(app, 'staff');
    await staff.move(id, 'RESOLVED', 'Brought by hand.');
    await guest.reopen(number);
    expect(await reopened()).toEqual([notice, notice]);
  });

  it('is rejected one moment after the last day', async () => {
    app.clock.now += REOPEN_DAYS * DAY_MS + 1;
    expect(await readResponse(await guest.reopen(number))).toEqual([409, TOO_LATE]);
    expect((await guest.progress(number)).status).toBe('RESOLVED');
  });

  it.each(['OPEN', 'IN_PROGRESS', 'CLOSED'])('is rejected for one that is %s', async (status) => {
    await app.sql(`update grievances set status = '${status}' where id = '${id}'`);
    expect((await guest.progress(number)).reopenBy).toBeNull();
    expect(await readResponse(await guest.reopen(number))).toEqual([409, TOO_LATE]);
    expect(await app.sql(`select status from grievances where id = '${id}'`)).toEqual([{ status }]);
  });

  it('happens once, with ten requests at once', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => guest.reopen(number)));
    expect(new Set(toStatuses(responses))).toEqual(new Set([200]));
    const bodies = await Promise.all(responses.map((one) => one.text()));
    expect(new Set(bodies).size).toBe(1);
    expect((await guest.progress(number)).steps).toHaveLength(4);
  });

  it('has the same response when it is requested again, as after a lost connection', async () => {
    const first = await readResponse(await guest.reopen(number));
    app.clock.now += 60_000;
    expect(await readResponse(await guest.reopen(number))).toEqual(first);
    expect(await readResponse(await guest.reopen(number, { reason: 'It is broken.' }))).toEqual([
      409,
      TOO_LATE,
    ]);
    const staff = await GrievanceFiler.logIn(app, 'staff');
    await staff.move(id, 'RESOLVED', 'Brought by hand.');
    await staff.move(id, 'IN_PROGRESS', 'It has not come yet.');
    expect(await readResponse(await guest.reopen(number))).toEqual([409, TOO_LATE]);
    expect((await guest.progress(number)).steps).toHaveLength(6);
  });

  it('needs both numbers, and a text about what is still wrong', async () => {
    const unknownPair = toFailure('We found no complaint with this complaint number and mobile number.');
    expect(await readResponse(await guest.reopen(number, { mobile: '9876500002' }))).toEqual([
      404,
      unknownPair,
    ]);
    expect(await readResponse(await guest.reopen('GR-2026-999999'))).toEqual([404, unknownPair]);
    expect(await readResponse(await guest.reopen(number, { reason: ' ' }))).toEqual([
      400,
      toFailure('Please tell us what is still wrong'),
    ]);
    expect(await readResponse(await guest.reopen(number, { reason: 'x'.repeat(1001) }))).toEqual([
      400,
      toFailure('Reason must be at most 1000 characters'),
    ]);
    expect((await guest.progress(number)).status).toBe('RESOLVED');
  });

  it('counts together with the guesses of mobile numbers', async () => {
    for (let n = 0; n < 5; n += 1) {
      await guest.ask(number, `987650010${n}`);
      await guest.reopen(number, { mobile: `987650020${n}` });
    }
    expect((await guest.reopen(number)).status).toBe(429);
  });
});
