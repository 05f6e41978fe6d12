import { REOPEN_DAYS } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { Complainant } from '../../test/complainant.ts';
import { failureOf, passToNextHour, statusesOf } from '../../test/identity.ts';
import { useTestApp } from '../../test/test-app.ts';

const DAY_MS = 86_400_000;
const TOO_LATE = failureOf('This complaint can no longer be taken up again. Please make a new one.');

describe('having a complaint taken up again', () => {
  const app = useTestApp();
  const guest = new Complainant(app);
  let number = '';
  let id = '';
  beforeEach(async () => {
    passToNextHour(app);
    const staff = await Complainant.logIn(app, 'staff');
    number = (await guest.file()).number;
    id = (await staff.all())[0]?.id ?? '';
    await staff.move(id, 'IN_PROGRESS');
    await staff.move(id, 'RESOLVED', 'Sent again.');
  });
  const answer = async (response: Response) => [response.status, await response.json()];

  it('is offered for so many days after it was resolved', async () => {
    const reopenBy = new Date(app.clock.now + REOPEN_DAYS * DAY_MS).toISOString();
    expect(await guest.progress(number)).toMatchObject({ status: 'RESOLVED', reopenBy });
  });

  it('puts it in progress again, with the reason as a step of who made it', async () => {
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
    const staff = await Complainant.logIn(app, 'staff');
    expect((await staff.move(id, 'RESOLVED', 'Brought by hand.')).status).toBe('RESOLVED');
  });

  it('is too late a moment after', async () => {
    app.clock.now += REOPEN_DAYS * DAY_MS + 1;
    expect(await answer(await guest.reopen(number))).toEqual([409, TOO_LATE]);
    expect((await guest.progress(number)).status).toBe('RESOLVED');
  });

  it.each(['OPEN', 'IN_PROGRESS', 'CLOSED'])('is refused for one that is %s', async (status) => {
    await app.sql(`update grievances set status = '${status}' where id = '${id}'`);
    expect((await guest.progress(number)).reopenBy).toBeNull();
    expect(await answer(await guest.reopen(number))).toEqual([409, TOO_LATE]);
    expect(await app.sql(`select status from grievances where id = '${id}'`)).toEqual([{ status }]);
  });

  it('happens once, ten times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => guest.reopen(number)));
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    const bodies = await Promise.all(answers.map((one) => one.text()));
    expect(new Set(bodies).size).toBe(1);
    expect((await guest.progress(number)).steps).toHaveLength(4);
  });

  it('is answered alike when it is asked for again, as over a bad line', async () => {
    const first = await answer(await guest.reopen(number));
    app.clock.now += 60_000;
    expect(await answer(await guest.reopen(number))).toEqual(first);
    expect(await answer(await guest.reopen(number, { reason: 'It is broken.' }))).toEqual([409, TOO_LATE]);
    const staff = await Complainant.logIn(app, 'staff');
    await staff.move(id, 'RESOLVED', 'Brought by hand.');
    await staff.move(id, 'IN_PROGRESS', 'It has not come yet.');
    expect(await answer(await guest.reopen(number))).toEqual([409, TOO_LATE]);
    expect((await guest.progress(number)).steps).toHaveLength(6);
  });

  it('needs both numbers, and a word on what is still wrong', async () => {
    const wrongPair = failureOf('We know no complaint with this number and this mobile number.');
    expect(await answer(await guest.reopen(number, { mobile: '9876500002' }))).toEqual([404, wrongPair]);
    expect(await answer(await guest.reopen('GR-2026-999999'))).toEqual([404, wrongPair]);
    expect(await answer(await guest.reopen(number, { reason: ' ' }))).toEqual([
      400,
      failureOf('Please write what is still wrong'),
    ]);
    expect(await answer(await guest.reopen(number, { reason: 'x'.repeat(1001) }))).toEqual([
      400,
      failureOf('Reason must be at most 1000 characters'),
    ]);
    expect((await guest.progress(number)).status).toBe('RESOLVED');
  });

  it('counts with the guesses at mobile numbers', async () => {
    for (let n = 0; n < 5; n += 1) {
      await guest.ask(number, `987650010${n}`);
      await guest.reopen(number, { mobile: `987650020${n}` });
    }
    expect((await guest.reopen(number)).status).toBe(429);
  });
});
