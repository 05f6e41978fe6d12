import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { type Stubs, type Tab, openOtp } from '../../../test/open-otp.ts';
import { settle } from '../../../test/settle.ts';
import { sampleSession } from './otp.scenario.ts';

describe('a valid code when the page is reloaded', () => {
  const ASHA = { name: 'Asha Mishra', mobile: '9000000001' };

  /** Opens a tab in which a code was sent, and reloads the page after some time. */
  async function reload({ after, typed, ...results }: Stubs & { after: number; typed?: string }) {
    const clock = new SimulatedClock();
    const tab: Tab = {};
    const before = openOtp({ tab, clock });
    await before.sendTo(ASHA.name, ASHA.mobile);
    before.actor.stop();
    clock.increment(after);
    const otp = openOtp({ ...results, tab, clock });
    if (typed !== undefined) otp.verbs.changeField('mobile', typed);
    await settle();
    return { ...otp, tab };
  }

  it('is saved with its name, number and deadline, once', async () => {
    const otp = await reload({ after: 20_000 });
    expect(otp.tab.saved).toEqual({ ...ASHA, deadline: 300_000 });
    await otp.pass(1000);
    expect(otp.tab.saved).toEqual({ ...ASHA, deadline: 300_000 });
  });

  it('can be typed in the remaining time, and is deleted after it was correct', async () => {
    const otp = await reload({ after: 20_500 });
    expect(otp.view()).toMatchObject({ stage: 'code', values: ASHA, secondsLeft: 280, digits: '' });
    await otp.type('123456');
    expect(otp.verified.map(({ input }) => input)).toEqual([{ mobile: ASHA.mobile, otp: '123456' }]);
    expect(otp.actor.getSnapshot().output).toEqual(sampleSession);
    expect(otp.sent).toEqual([]);
    expect(otp.tab).toEqual({});
  });

  it('is deleted when its time is over, and another one can be requested with its own time', async () => {
    const otp = await reload({ after: 200_000 });
    await otp.pass(99_000);
    expect(otp.view()).toMatchObject({ secondsLeft: 1, canResend: false });
    await otp.pass(1000);
    expect(otp.view()).toMatchObject({ isExpired: true, canResend: true });
    expect(otp.tab).toEqual({});
    otp.verbs.resend();
    await settle();
    expect(otp.sent).toEqual([ASHA]);
    expect(otp.view()).toMatchObject({ stage: 'code', secondsLeft: 300 });
    expect(otp.tab.saved).toEqual({ ...ASHA, deadline: 600_000 });
  });

  it.each([
    ['its time is over', 300_000],
    ['the clock was set back', -60_000],
  ])('is not requested when %s', async (_, after) => {
    const otp = await reload({ after });
    expect(otp.view()).toMatchObject({
      stage: 'details',
      values: { name: '', mobile: '' },
      alert: undefined,
    });
    await otp.sendTo('Meena Rao', '9000000002');
    expect(otp.view()).toMatchObject({ stage: 'code', secondsLeft: 300 });
  });

  it('is deleted when the user wants to change the number, and saved again when the user returns to it', async () => {
    const otp = await reload({ after: 20_000 });
    otp.verbs.editDetails();
    expect(otp.tab).toEqual({});
    otp.verbs.sendOtp();
    expect(otp.view()).toMatchObject({ stage: 'code', secondsLeft: 280 });
    expect(otp.tab.saved).toEqual({ ...ASHA, deadline: 300_000 });
  });

  it('is offered for the same number, but not after another number was begun', async () => {
    expect((await reload({ after: 1000, typed: ASHA.mobile })).view().stage).toBe('code');
    const other = await reload({ after: 1000, typed: '98' });
    expect(other.view()).toMatchObject({ stage: 'details', values: { name: '', mobile: '98' } });
  });

  it('is not offered when the user has already pressed the button', async () => {
    const otp = openOtp({ tab: { saved: { ...ASHA, deadline: 300_000 } } });
    otp.verbs.sendOtp();
    expect(otp.view().alert).toEqual({ text: 'Please enter your name and mobile number.' });
    await settle();
    expect(otp.view().stage).toBe('details');
  });

  it('is requested again when the session storage cannot be read', async () => {
    const otp = openOtp({ tab: { isBroken: true } });
    await settle();
    expect(otp.view()).toMatchObject({ stage: 'details', alert: undefined });
    await otp.sendTo(ASHA.name, ASHA.mobile);
    expect(otp.view().stage).toBe('code');
  });
});
