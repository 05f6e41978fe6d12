import { type Result, type Session, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { BROKEN, openOtp } from '../../../test/open-otp.ts';
import { settle } from '../../../test/settle.ts';
import { sampleSession } from './otp.scenario.ts';

const CONNECTION_LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
const NO_CONNECTION = fail({
  code: 'noResponse',
  message: 'You seem to be offline. Check your connection and try again.',
  isOffline: true,
} as const);
const INVALID_CODE = fail({
  code: 'unauthenticated',
  message: 'Invalid or expired OTP.',
  status: 401,
} as const);
const NO_SPONSOR = fail({
  code: 'invalid',
  message: 'No associate has this code.',
  fields: { sponsorCode: 'No associate has this code.' },
} as const);
const TOO_EARLY = fail({
  code: 'rateLimited',
  message: 'Another code can be sent in 120 seconds.',
  status: 429,
} as const);

/** What to do after a code that was not accepted. */
const ENTER_AGAIN = 'Enter the code of the latest message, or press Resend OTP when the time is over.';

describe('before a code is sent', () => {
  it.each([
    ['', ''],
    ['Asha Mishra', ''],
    ['', '9000000001'],
    ['   ', '9000000001'],
  ])('name %j and number %j are not enough', async (name, mobile) => {
    const otp = openOtp();
    await otp.sendTo(name, mobile);
    expect(otp.view().alert).toEqual({ text: 'Please enter your name and mobile number.' });
    expect(otp.sent).toEqual([]);
    otp.verbs.changeField('name', 'Asha');
    expect(otp.view().alert).toBeUndefined();
  });

  it.each([
    ['98765 43210', '9876543210'],
    ['0098765', '98765'],
    ['98765432109', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['९८७६५ ४३२१०', '9876543210'],
    ['abc', ''],
  ])('the typed number %j is read as %j', (typed, mobile) => {
    const otp = openOtp();
    otp.verbs.changeField('mobile', typed);
    expect(otp.view().values.mobile).toBe(mobile);
  });

  it.each(['+919876543210', '91-9876543210', '09876543210'])(
    'the code is sent to +91 98765 43210 when the number is typed key by key as %s',
    async (keys) => {
      const otp = openOtp();
      otp.verbs.changeField('name', 'Asha Mishra');
      for (const key of keys) otp.verbs.changeField('mobile', otp.view().values.mobile + key);
      otp.verbs.sendOtp();
      await settle();
      expect(otp.sent).toEqual([{ name: 'Asha Mishra', mobile: '9876543210' }]);
    },
  );

  it('no code is sent while 91 may be the country code of an incomplete number', async () => {
    const otp = openOtp();
    await otp.sendTo('Asha Mishra', '91987654321');
    expect(otp.view().errors).toEqual({ mobile: 'Phone number should contain exactly 10 digits' });
    expect(otp.sent).toEqual([]);
  });

  it.each(['+1 415 555 0100', '+44 7700 900123', '+65 9123 4567'])(
    'no code is sent to ten digits of %s, a number of another country',
    async (foreign) => {
      const otp = openOtp();
      await otp.sendTo('Asha Mishra', foreign);
      expect(otp.view().errors).toEqual({ mobile: 'Phone number should contain exactly 10 digits' });
      expect(otp.sent).toEqual([]);
    },
  );

  it.each(['1234567890', '5999999999'])(
    'no code is sent to %s, which is no mobile number',
    async (number) => {
      const otp = openOtp();
      await otp.sendTo('Asha Mishra', number);
      expect(otp.view().errors).toEqual({ mobile: 'Phone number should contain exactly 10 digits' });
      expect(otp.sent).toEqual([]);
    },
  );

  it('shows errors while the user types, and sends nothing until the values are valid', async () => {
    const otp = openOtp();
    await otp.sendTo('Asha 2', '98765');
    expect(otp.view()).toMatchObject({
      stage: 'details',
      errors: {
        name: 'Name should only contain letters and spaces',
        mobile: 'Phone number should contain exactly 10 digits',
      },
    });
    expect(otp.sent).toEqual([]);
  });

  it.each([
    ['the connection is lost', CONNECTION_LOST, { text: 'Failed to send OTP.' }],
    [
      'the browser is offline',
      NO_CONNECTION,
      { text: 'Failed to send OTP.', detail: NO_CONNECTION.failure.message },
    ],
    ['it is too early', TOO_EARLY, { text: 'Failed to send OTP.', detail: TOO_EARLY.failure.message }],
    [
      'the sponsor does not exist',
      NO_SPONSOR,
      { text: 'Failed to send OTP.', detail: NO_SPONSOR.failure.message },
    ],
    ['the call breaks', BROKEN, { text: 'Failed to send OTP.' }],
  ])('a code that could not be sent because %s can be requested again', async (_, result, alert) => {
    const otp = openOtp({ sendings: [result, ok({})] });
    await otp.sendTo('Asha Mishra', '9000000001');
    expect(otp.view()).toMatchObject({ stage: 'details', alert });
    otp.verbs.sendOtp();
    await settle();
    expect(otp.view()).toMatchObject({ stage: 'code', alert: undefined });
  });

  it('sends one request, however often the button is pressed', async () => {
    const otp = openOtp();
    otp.verbs.changeField('name', ' Asha Mishra ');
    otp.verbs.changeField('mobile', '9000000001');
    otp.verbs.sendOtp();
    otp.verbs.sendOtp();
    expect(otp.view().isSending).toBe(true);
    await settle();
    expect(otp.sent).toEqual([{ name: 'Asha Mishra', mobile: '9000000001' }]);
  });
});

describe('while a code is valid', () => {
  it('the sixth digit starts the verification, which returns the session', async () => {
    const otp = openOtp();
    await otp.sendTo('Asha Mishra', '9000000001');
    await otp.type('12345');
    expect(otp.view()).toMatchObject({ digits: '12345', canVerify: false, isVerifying: false });
    expect(otp.verified).toEqual([]);
    otp.verbs.changeDigits('123456');
    expect(otp.view().isVerifying).toBe(true);
    await settle();
    expect(otp.verified.map(({ input }) => input)).toEqual([{ mobile: '9000000001', otp: '123456' }]);
    expect(otp.actor.getSnapshot().output).toEqual(sampleSession);
  });

  it('a code typed on a Hindi keyboard is read as the same code', async () => {
    const otp = openOtp();
    await otp.sendTo('Asha Mishra', '9000000001');
    await otp.type('१२३४५');
    expect(otp.view()).toMatchObject({ digits: '12345', isVerifying: false });
    await otp.type('12345६');
    expect(otp.verified.map(({ input }) => input)).toEqual([{ mobile: '9000000001', otp: '123456' }]);
  });

  it('a blocked member reads what the server says, and nothing about the code', async () => {
    const message = 'Your account is blocked. Please call customer care.';
    const otp = openOtp({ verifications: [fail({ code: 'forbidden', message })] });
    await otp.sendTo('Asha Mishra', '9000000001');
    await otp.type('123456');
    expect(otp.view().alert).toEqual({ text: message });
  });

  it('a wrong code is reported, and the digits are cleared for the next try', async () => {
    const otp = openOtp({ verifications: [INVALID_CODE, ok(sampleSession)] });
    await otp.sendTo('Asha Mishra', '9000000001');
    await otp.type('000000');
    expect(otp.view()).toMatchObject({
      alert: { text: 'Invalid or expired OTP.', detail: ENTER_AGAIN },
      digits: '',
      canVerify: false,
    });
    await otp.type('1');
    expect(otp.view().alert).toBeUndefined();
    await otp.type('123456');
    expect(otp.actor.getSnapshot().status).toBe('done');
  });

  it('a lost connection keeps the digits, so that they can be verified again', async () => {
    const otp = openOtp({
      verifications: [CONNECTION_LOST, BROKEN, ok(sampleSession)],
    });
    await otp.sendTo('Asha Mishra', '9000000001');
    await otp.type('123456');
    expect(otp.view()).toMatchObject({
      alert: { text: 'No response from server.' },
      digits: '123456',
      canVerify: true,
    });
    otp.verbs.verify();
    await settle();
    expect(otp.view().alert).toEqual({ text: 'Something went wrong. Please try again.' });
    otp.verbs.verify();
    await settle();
    expect(otp.actor.getSnapshot().status).toBe('done');
  });

  it('a pasted text that is not a code is reported', async () => {
    const otp = openOtp();
    await otp.sendTo('Asha Mishra', '9000000001');
    otp.verbs.rejectDigits();
    expect(otp.view().digitsError).toBe('Please enter a 6-digit OTP.');
    await otp.type('1');
    expect(otp.view().digitsError).toBeUndefined();
  });

  it('counts down from 300 s; only then can the user request another code, with cleared digits and 300 s again', async () => {
    const otp = openOtp();
    await otp.sendTo('Asha Mishra', '9000000001');
    await otp.type('12');
    expect(otp.view()).toMatchObject({ secondsLeft: 300, canResend: false });
    await otp.pass(299_000);
    expect(otp.view()).toMatchObject({ secondsLeft: 1, canResend: false, isExpired: false });
    otp.verbs.resend();
    await settle();
    expect(otp.sent).toHaveLength(1);

    await otp.pass(1000);
    expect(otp.view()).toMatchObject({ secondsLeft: 0, canResend: true, isExpired: true, canEnter: false });
    otp.verbs.changeDigits('123456');
    expect(otp.verified).toEqual([]);

    otp.verbs.resend();
    otp.verbs.resend();
    await settle();
    expect(otp.sent).toHaveLength(2);
    expect(otp.view()).toMatchObject({ secondsLeft: 300, digits: '', canResend: false, isExpired: false });
  });

  it('another code that could not be sent is reported, and can be requested again', async () => {
    const otp = openOtp({ sendings: [ok({}), CONNECTION_LOST, ok({})] });
    await otp.sendTo('Asha Mishra', '9000000001');
    await otp.pass(300_000);
    otp.verbs.resend();
    await settle();
    expect(otp.view()).toMatchObject({ alert: { text: 'Failed to send OTP.' }, canResend: true });
    otp.verbs.resend();
    await settle();
    expect(otp.view()).toMatchObject({ alert: undefined, secondsLeft: 300 });
  });

  it('a code that was submitted in time gets its response, even if the time runs out meanwhile', async () => {
    const result = Promise.withResolvers<Result<Session>>();
    const otp = openOtp({ verifications: [result.promise] });
    await otp.sendTo('Asha Mishra', '9000000001');
    await otp.type('123456');
    await otp.pass(301_000);
    expect(otp.view()).toMatchObject({ isVerifying: true, secondsLeft: 0 });
    result.resolve(ok(sampleSession));
    await settle();
    expect(otp.actor.getSnapshot().output).toEqual(sampleSession);
  });

  it('a code that is rejected after its time is over can only be replaced', async () => {
    const result = Promise.withResolvers<Result<Session>>();
    const otp = openOtp({ verifications: [result.promise] });
    await otp.sendTo('Asha Mishra', '9000000001');
    await otp.type('123456');
    await otp.pass(301_000);
    result.resolve(INVALID_CODE);
    await settle();
    expect(otp.view()).toMatchObject({
      alert: { text: 'Invalid or expired OTP.', detail: ENTER_AGAIN },
      isExpired: true,
      canResend: true,
    });
  });

  it('the number can be corrected; the same number returns to the code, whose time continues', async () => {
    const otp = openOtp();
    await otp.sendTo('Asha Mishra', '9000000001');
    await otp.pass(10_000);
    otp.verbs.editDetails();
    expect(otp.view().stage).toBe('details');
    await otp.pass(10_000);
    otp.verbs.sendOtp();
    expect(otp.sent).toHaveLength(1);
    expect(otp.view()).toMatchObject({ stage: 'code', secondsLeft: 280 });

    otp.verbs.editDetails();
    otp.verbs.changeField('mobile', '90000');
    otp.verbs.sendOtp();
    expect(otp.view().errors).toEqual({ mobile: 'Phone number should contain exactly 10 digits' });
    otp.verbs.changeField('mobile', '9000000002');
    otp.verbs.sendOtp();
    await settle();
    expect(otp.sent).toHaveLength(2);
    expect(otp.view()).toMatchObject({ stage: 'code', secondsLeft: 300 });
  });

  it('leaving aborts the pending request', async () => {
    const otp = openOtp({ verifications: [new Promise(() => {})] });
    await otp.sendTo('Asha Mishra', '9000000001');
    await otp.type('123456');
    otp.actor.stop();
    expect(otp.verified[0]?.signal).toHaveProperty('aborted', true);
  });
});
