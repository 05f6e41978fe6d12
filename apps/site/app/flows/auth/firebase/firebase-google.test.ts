import { fail, ok } from '@pgm/api/contract';
import { sampleSession } from '@pgm/machines/auth/otp/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeFirebase, sdkError } from './fake-firebase.ts';
import { firebaseGoogle } from './firebase-google.ts';

let firebase = new FakeFirebase();
const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);

beforeEach(() => {
  firebase = new FakeFirebase();
  info.mockClear();
});

describe("signing in with Google in Firebase's popup", () => {
  it("trades the popup's token for a session, and leaves nothing open", async () => {
    expect(await firebaseGoogle(firebase.parts, new AbortController().signal)).toEqual(ok(sampleSession));
    expect(firebase.requested).toEqual([{ open: 'shop' }, { finish: { idToken: 'token of Google' } }]);
    expect(firebase.open).toBe(0);
  });

  it.each([
    ['auth/popup-blocked', 'server', 'Login failed'],
    ['auth/popup-closed-by-user', 'server', 'Login failed'],
    ['auth/network-request-failed', 'noResponse', 'No response from server.'],
  ])('reports %s as %s', async (code, failure, message) => {
    firebase.broken = { popup: sdkError(code) };
    expect(await firebaseGoogle(firebase.parts, new AbortController().signal)).toEqual(
      fail({ code: failure, message }),
    );
    expect(info.mock.calls).toEqual([[`Firebase: ${code}`]]);
    expect(firebase.open).toBe(0);
  });

  it('sends nothing to our server when another popup was opened meanwhile', async () => {
    const pressedAgain = new AbortController();
    firebase.onSend = () => pressedAgain.abort();
    expect(await firebaseGoogle(firebase.parts, pressedAgain.signal)).toMatchObject({
      failure: { code: 'aborted' },
    });
    expect(firebase.requested).toEqual([{ open: 'shop' }]);
  });
});
