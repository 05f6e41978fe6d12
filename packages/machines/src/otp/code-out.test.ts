import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { type Answers, type Tab, openOtp } from '../../test/open-otp.ts';
import { settle } from '../../test/settle.ts';
import { sampleSession } from './index.ts';

describe('a code that is out when the page is loaded anew', () => {
  const ASHA = { name: 'Asha Mishra', mobile: '9000000001' };

  /** A tab in which a code was sent, and after some time the page is loaded anew. */
  async function reload({ after, typed, ...answers }: Answers & { after: number; typed?: string }) {
    const clock = new SimulatedClock();
    const tab: Tab = {};
    const before = openOtp({ tab, clock });
    await before.sendTo(ASHA.name, ASHA.mobile);
    before.actor.stop();
    clock.increment(after);
    const otp = openOtp({ ...answers, tab, clock });
    if (typed !== undefined) otp.verbs.changeField('mobile', typed);
    await settle();
    return { ...otp, tab };
  }

  it('is kept with its name, its number and its end, once', async () => {
    const otp = await reload({ after: 20_000 });
    expect(otp.tab.kept).toEqual({ ...ASHA, deadline: 300_000 });
    await otp.pass(1000);
    expect(otp.tab.kept).toEqual({ ...ASHA, deadline: 300_000 });
  });

  it('can be typed in the time it has left, and is forgotten when it was right', async () => {
    const otp = await reload({ after: 20_500 });
    expect(otp.view()).toMatchObject({ stage: 'code', values: ASHA, secondsLeft: 280, digits: '' });
    await otp.type('123456');
    expect(otp.verified.map(({ input }) => input)).toEqual([{ mobile: ASHA.mobile, otp: '123456' }]);
    expect(otp.actor.getSnapshot().output).toEqual(sampleSession);
    expect(otp.sent).toEqual([]);
    expect(otp.tab).toEqual({});
  });

  it('is forgotten when its time is over, and another can be had with a time of its own', async () => {
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
    expect(otp.tab.kept).toEqual({ ...ASHA, deadline: 600_000 });
  });

  it.each([
    ['its time is over', 300_000],
    ['the clock was set back', -60_000],
  ])('is not asked for when %s', async (_, after) => {
    const otp = await reload({ after });
    expect(otp.view()).toMatchObject({
      stage: 'details',
      values: { name: '', mobile: '' },
      alert: undefined,
    });
    await otp.sendTo('Meena Rao', '9000000002');
    expect(otp.view()).toMatchObject({ stage: 'code', secondsLeft: 300 });
  });

  it('is forgotten by who wants to change the number, and kept again by who returns to it', async () => {
    const otp = await reload({ after: 20_000 });
    otp.verbs.editDetails();
    expect(otp.tab).toEqual({});
    otp.verbs.sendOtp();
    expect(otp.view()).toMatchObject({ stage: 'code', secondsLeft: 280 });
    expect(otp.tab.kept).toEqual({ ...ASHA, deadline: 300_000 });
  });

  it('waits for the same number, but not for one who has begun to type another', async () => {
    expect((await reload({ after: 1000, typed: ASHA.mobile })).view().stage).toBe('code');
    const other = await reload({ after: 1000, typed: '98' });
    expect(other.view()).toMatchObject({ stage: 'details', values: { name: '', mobile: '98' } });
  });

  it('is not waited for by who has pressed the button meanwhile', async () => {
    const otp = openOtp({ tab: { kept: { ...ASHA, deadline: 300_000 } } });
    otp.verbs.sendOtp();
    expect(otp.view().alert).toEqual({ text: 'Please enter your name and mobile number.' });
    await settle();
    expect(otp.view().stage).toBe('details');
  });

  it('is asked for anew when the tab can tell nothing', async () => {
    const otp = openOtp({ tab: { isBroken: true } });
    await settle();
    expect(otp.view()).toMatchObject({ stage: 'details', alert: undefined });
    await otp.sendTo(ASHA.name, ASHA.mobile);
    expect(otp.view().stage).toBe('code');
  });
});
