import { type Result, type Session, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { otpMachine } from '../otp/otp.machine.ts';
import { otpVerbs } from '../otp/otp.view.ts';
import { sampleSession } from '../otp/otp.scenario.ts';
import { loginMachine } from './login.machine.ts';
import { loginVerbs, loginView } from './login.view.ts';

/** Opens the login screen with a server that gives the result of the test to a login by password and by code. */
function openLogin(result: () => Promise<Result<Session>> = async () => ok(sampleSession)) {
  const calls: unknown[] = [];
  const toasts: string[] = [];
  const machine = loginMachine.provide({
    actors: {
      otp: otpMachine.provide({
        actors: {
          sendOtp: fromPromise(async (): Promise<Result<unknown>> => ok({})),
          verifyOtp: fromPromise(async (): Promise<Result<Session>> => ok(sampleSession)),
        },
      }),
      logIn: fromPromise(({ input }) => {
        calls.push(input);
        return result();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('toast.show', ({ kind, message }) => toasts.push(`${kind}: ${message}`));
  const verbs = loginVerbs((event) => actor.send(event));
  return {
    actor,
    calls,
    toasts,
    verbs,
    view: () => loginView(actor.getSnapshot()),
    submit: async (usernameOrEmail: string, password: string) => {
      verbs.chooseTab('email');
      verbs.changeField('usernameOrEmail', usernameOrEmail);
      verbs.changeField('password', password);
      verbs.submit();
      await settle();
    },
  };
}

describe('the login screen', () => {
  it('opens with the mobile tab', () => {
    expect(openLogin().view()).toMatchObject({ tab: 'mobile', canSubmit: false, alert: undefined });
  });

  it('logs in by username and password, once, however often it is submitted', async () => {
    const login = openLogin();
    login.verbs.chooseTab('email');
    login.verbs.changeField('usernameOrEmail', ' asha ');
    login.verbs.changeField('password', ' demo 1234');
    login.verbs.submit();
    login.verbs.submit();
    expect(login.view()).toMatchObject({ tab: 'email', isBusy: true, canSubmit: false });
    await settle();
    expect(login.calls).toEqual([{ usernameOrEmail: 'asha', password: ' demo 1234' }]);
    expect(login.actor.getSnapshot().output).toEqual(sampleSession);
    expect(login.toasts).toEqual([]);
  });

  it('shows what is missing and sends nothing', async () => {
    const login = openLogin();
    await login.submit('', '');
    expect(login.view().errors).toEqual({
      usernameOrEmail: 'Enter your username or email',
      password: 'Enter your password',
    });
    expect(login.calls).toEqual([]);
  });

  it.each([
    [
      "the server's own",
      fail({ code: 'unauthenticated', message: 'This account is closed', status: 401 } as const),
      'This account is closed',
    ],
    [
      "the error's own, when nothing came back",
      fail({ code: 'noResponse', message: 'No response from server.' } as const),
      'No response from server.',
    ],
    [
      'that the pair is wrong, for a rejection without a message',
      fail({ code: 'unauthenticated', message: '' } as const),
      'Invalid username or password',
    ],
    [
      'that something went wrong, for a broken server without a message',
      fail({ code: 'server', message: '' } as const),
      'Something went wrong. Please try again.',
    ],
    [
      'its own sentence for a response without a token',
      fail({ code: 'unreadable', message: 'Something went wrong.' } as const),
      'Login failed. Please try again.',
    ],
  ])('shows %s as the reason of a failure, and a toast', async (_, result, alert) => {
    const login = openLogin(async () => result);
    await login.submit('asha', 'invalid');
    expect(login.view()).toMatchObject({
      alert: { text: alert },
      isBusy: false,
      canSubmit: true,
      values: { usernameOrEmail: 'asha', password: 'invalid' },
    });
    expect(login.toasts).toEqual(['error: Login failed']);
    login.verbs.changeField('password', 'demo1234');
    expect(login.view().alert).toBeUndefined();
  });

  it('handles a call that throws', async () => {
    const login = openLogin(() => Promise.reject(new Error('broken')));
    await login.submit('asha', 'demo1234');
    expect(login.view()).toMatchObject({
      alert: { text: 'Login failed. Please try again.' },
      canSubmit: true,
    });
    expect(login.toasts).toEqual(['error: Login failed']);
  });

  it('logs in by code, whose countdown continues while the other tab is open', async () => {
    const login = openLogin();
    const { otp } = login.view();
    const verbs = otpVerbs((event) => otp?.send(event));
    verbs.changeField('name', 'Asha');
    verbs.changeField('mobile', '9000000001');
    verbs.sendOtp();
    await settle();
    login.verbs.chooseTab('email');
    login.verbs.chooseTab('mobile');
    expect(login.view().otp).toBe(otp);
    verbs.changeDigits('123456');
    await settle();
    expect(login.actor.getSnapshot().output).toEqual(sampleSession);
  });
});
