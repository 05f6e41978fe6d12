import { fail, ok } from '@pgm/api/contract';
import { sampleSession } from '@pgm/machines/auth/otp/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeFirebase, sdkError } from '../firebase/fake-firebase.ts';
import { firebasePhone } from './firebase-phone.ts';

const ASHA = { name: 'Asha Mishra', mobile: '9000000001' };
const GUESS = { mobile: '9000000001', otp: '123456' };
const AWAITED = new AbortController().signal;

let firebase = new FakeFirebase();
let phone = firebasePhone(firebase.parts);
const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);

beforeEach(() => {
  firebase = new FakeFirebase();
  phone = firebasePhone(firebase.parts);
});
afterEach(() => info.mockClear());

describe('phone verification by Firebase', () => {
  it('sends to the number with its country code, and trades the code for a session at our server', async () => {
    expect(await phone.sendOtp(ASHA, AWAITED)).toMatchObject({ ok: true });
    expect(await phone.verifyOtp(GUESS, AWAITED)).toEqual(ok(sampleSession));
    expect(firebase.requested).toEqual([
      { open: 'shop' },
      { send: '+919000000001' },
      { confirm: '123456' },
      { finish: { idToken: 'token of 123456', name: 'Asha Mishra' } },
    ]);
    expect(firebase.open).toBe(0);
  });

  it('leaves nothing open when a code is sent again, could not be sent, or its request was aborted', async () => {
    await phone.sendOtp(ASHA, AWAITED);
    await phone.sendOtp(ASHA, AWAITED);
    expect(firebase.open).toBe(1);
    firebase.broken = { send: sdkError('auth/captcha-check-failed') };
    await phone.sendOtp(ASHA, AWAITED);
    expect(firebase.open).toBe(0);

    firebase.broken = {};
    const leaving = new AbortController();
    firebase.onSend = () => leaving.abort();
    await phone.sendOtp(ASHA, leaving.signal);
    expect(firebase.open).toBe(0);
  });

  it.each([
    ['auth/network-request-failed', 'noResponse', 'No response from server.'],
    ['auth/too-many-requests', 'rateLimited', 'Too many requests. Please try again later.'],
    ['auth/captcha-check-failed', 'server', 'Failed to send OTP.'],
    ['auth/quota-exceeded', 'server', 'Failed to send OTP.'],
  ])('reports %s while sending as %s', async (code, failure, message) => {
    firebase.broken = { send: sdkError(code) };
    expect(await phone.sendOtp(ASHA, AWAITED)).toEqual(fail({ code: failure, message }));
    expect(info.mock.calls).toEqual([[`Firebase: ${code}`]]);
  });

  it('reports that the SDK could not be loaded, and sends when it can', async () => {
    firebase.broken = { load: new TypeError('Failed to fetch dynamically imported module') };
    expect(await phone.sendOtp(ASHA, AWAITED)).toEqual(
      fail({ code: 'server', message: 'Failed to send OTP.' }),
    );
    expect(info.mock.calls).toEqual([['Firebase: unknown']]);
    firebase.broken = {};
    expect(await phone.sendOtp(ASHA, AWAITED)).toMatchObject({ ok: true });
  });

  it('writes no personal data of an error into the console', async () => {
    firebase.broken = { send: sdkError('auth/+919000000001') };
    await phone.sendOtp(ASHA, AWAITED);
    expect(info.mock.calls).toEqual([['Firebase: unknown']]);
  });

  it.each([
    ['auth/invalid-verification-code', 'unauthenticated', 'Invalid or expired OTP.'],
    ['auth/code-expired', 'unauthenticated', 'Invalid or expired OTP.'],
    ['auth/network-request-failed', 'noResponse', 'No response from server.'],
    ['auth/internal-error', 'server', 'Something went wrong. Please try again.'],
  ])('reports %s while verifying as %s, and accepts another attempt', async (code, failure, message) => {
    await phone.sendOtp(ASHA, AWAITED);
    firebase.broken = { confirm: sdkError(code) };
    expect(await phone.verifyOtp(GUESS, AWAITED)).toEqual(fail({ code: failure, message }));
    firebase.broken = {};
    expect(await phone.verifyOtp(GUESS, AWAITED)).toEqual(ok(sampleSession));
  });

  it('verifies nothing before a code was sent', async () => {
    expect(await phone.verifyOtp(GUESS, AWAITED)).toMatchObject({ failure: { code: 'unauthenticated' } });
    expect(firebase.requested).toEqual([]);
  });

  it('sends the same proof again when our server could not be reached: Firebase accepts a code once', async () => {
    const connectionLost = fail({ code: 'noResponse', message: 'No response from server.' } as const);
    firebase.results = [connectionLost, ok(sampleSession)];
    await phone.sendOtp(ASHA, AWAITED);
    expect(await phone.verifyOtp(GUESS, AWAITED)).toEqual(connectionLost);
    firebase.broken = { confirm: sdkError('auth/code-expired') };
    expect(await phone.verifyOtp(GUESS, AWAITED)).toEqual(ok(sampleSession));
  });

  it('deletes a proof that our server rejected', async () => {
    firebase.results = [fail({ code: 'unauthenticated', message: 'Sign-in failed. Please try again.' })];
    await phone.sendOtp(ASHA, AWAITED);
    await phone.verifyOtp(GUESS, AWAITED);
    firebase.requested.length = 0;
    expect(await phone.verifyOtp(GUESS, AWAITED)).toMatchObject({ failure: { code: 'unauthenticated' } });
    expect(firebase.requested).toEqual([]);
  });

  it('ignores a project that cannot be closed', async () => {
    firebase.broken = { close: sdkError('auth/internal-error') };
    await phone.sendOtp(ASHA, AWAITED);
    expect(await phone.verifyOtp(GUESS, AWAITED)).toEqual(ok(sampleSession));
  });
});
