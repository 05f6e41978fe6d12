import { type Result, type Session, type User, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { otpMachine } from '../otp/otp.machine.ts';
import { otpVerbs } from '../otp/otp.view.ts';
import { sampleSession } from '../otp/otp.scenario.ts';
import { SIGNUP_FIELDS, type SignupField, signupMachine } from './signup.machine.ts';
import { signupVerbs, signupView } from './signup.view.ts';

const GOOD: Readonly<Record<SignupField, string>> = {
  name: 'Sunita Verma',
  email: 'sunita@example.in',
  username: 'sunita',
  password: 'neem4tea',
  confirmPassword: 'neem4tea',
};

/** Opens the email tab of the sign-up screen with a server that gives the responses of the test. */
function openSignup(
  result: () => Promise<Result<User>> = async () => ok(sampleSession.user),
  login: () => Promise<Result<Session>> = async () => ok(sampleSession),
) {
  const calls: unknown[] = [];
  const toasts: string[] = [];
  const machine = signupMachine.provide({
    actors: {
      otp: otpMachine.provide({
        actors: {
          sendOtp: fromPromise(async (): Promise<Result<unknown>> => ok({})),
          verifyOtp: fromPromise(async (): Promise<Result<Session>> => ok(sampleSession)),
        },
      }),
      register: fromPromise(({ input }) => {
        calls.push(input);
        return result();
      }),
      logIn: fromPromise(({ input }) => {
        calls.push(input);
        return login();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('toast.show', ({ kind, message, isAlert = false }) =>
    toasts.push(`${isAlert ? 'alert' : kind}: ${message}`),
  );
  const verbs = signupVerbs((event) => actor.send(event));
  verbs.chooseTab('email');
  return {
    actor,
    calls,
    toasts,
    verbs,
    view: () => signupView(actor.getSnapshot()),
    fill: (values: Partial<Record<SignupField, string>>) => {
      for (const field of SIGNUP_FIELDS) {
        const value = values[field];
        if (value !== undefined) verbs.changeField(field, value);
      }
    },
  };
}

describe('the sign-up screen', () => {
  it.each([
    ['name', '', 'Name is required'],
    ['name', 'Sunita 2', 'Name should only contain letters and spaces'],
    ['name', 'O’Neil', 'Name should only contain letters and spaces'],
    ['email', '', 'Email is required'],
    ['email', 'sunita@example', 'Invalid email address'],
    ['username', '', 'Username is required'],
    ['username', 'sunita_v', 'Username should contain only letters and numbers'],
    ['password', '', 'Password is required'],
    ['password', '12345678', 'Password should contain at least one letter'],
    ['password', 'neemtea', 'Password should contain at least one number'],
    ['password', 'neem 4 tea', 'Password should not contain spaces'],
    ['password', 'neem4te', 'Password should have at least 8 characters'],
    ['confirmPassword', 'neem4te', 'Passwords do not match'],
  ] as const)('shows an error for the typed %s %j: %s', (field, value, message) => {
    const signup = openSignup();
    signup.verbs.changeField(field, value);
    expect(signup.view().errors).toEqual({ [field]: message });
  });

  it.each(['सुनीता वर्मा', 'José Núñez', 'Sunita'])('accepts the name %s', (name) => {
    const signup = openSignup();
    signup.verbs.changeField('name', name);
    expect(signup.view().errors).toEqual({});
  });

  it('removes the error of the second password when the first one is changed to match it', () => {
    const signup = openSignup();
    signup.fill({ password: 'neem4te', confirmPassword: 'neem4tea' });
    expect(signup.view().errors).toHaveProperty('confirmPassword', 'Passwords do not match');
    signup.verbs.changeField('password', 'neem4tea');
    expect(signup.view().errors).toEqual({});
  });

  it('shows every error when submitted empty, and sends nothing', () => {
    const signup = openSignup();
    signup.verbs.submit();
    expect(Object.keys(signup.view().errors)).toEqual(['name', 'email', 'username', 'password']);
    expect(signup.calls).toEqual([]);
  });

  it('registers once, however often it is submitted, logs in at once, and deletes the passwords', async () => {
    const signup = openSignup();
    signup.fill({ ...GOOD, username: ' sunita ' });
    signup.verbs.submit();
    signup.verbs.submit();
    expect(signup.view()).toMatchObject({ isBusy: true, canSubmit: false });
    await settle();
    expect(signup.calls).toEqual([GOOD, { usernameOrEmail: 'sunita', password: 'neem4tea' }]);
    expect(signup.actor.getSnapshot()).toMatchObject({ value: 'registered', output: sampleSession });
    expect(signup.view().values).toMatchObject({ password: '', confirmPassword: '' });
  });

  it('stays busy while it logs in', async () => {
    const signup = openSignup(undefined, () => new Promise(() => {}));
    signup.fill(GOOD);
    signup.verbs.submit();
    await settle();
    expect(signup.actor.getSnapshot().value).toBe('loggingIn');
    expect(signup.view()).toMatchObject({ tab: 'email', isBusy: true, canSubmit: false });
  });

  it.each([
    ['is rejected', async () => fail({ code: 'rateLimited', message: 'Later', status: 429 } as const)],
    ['breaks', () => Promise.reject(new Error('broken'))],
  ])('ends without a session when the login %s: the account exists', async (_, login) => {
    const signup = openSignup(undefined, login);
    signup.fill(GOOD);
    signup.verbs.submit();
    await settle();
    expect(signup.actor.getSnapshot()).toMatchObject({ value: 'registered', output: undefined });
    expect(signup.view().values).toMatchObject({ password: '', confirmPassword: '' });
  });

  it('shows the general sentence and the field that the server rejected, until that field changes', async () => {
    const taken = fail({
      code: 'conflict',
      message: 'whatever',
      status: 409,
      fields: { username: 'This username is taken' },
    } as const);
    const signup = openSignup(async () => taken);
    signup.fill(GOOD);
    signup.verbs.submit();
    await settle();
    expect(signup.view()).toMatchObject({
      alert: { text: 'Signup failed. Please try again.' },
      errors: { username: 'This username is taken' },
      values: GOOD,
      canSubmit: true,
    });
    signup.verbs.changeField('username', 'sunita2');
    expect(signup.view()).toMatchObject({ alert: undefined, errors: {} });
  });

  it.each([
    ['the connection is lost', async () => fail({ code: 'noResponse', message: 'No response.' } as const)],
    ['the server is broken', async () => fail({ code: 'server', message: 'Oops', status: 500 } as const)],
    ['the call breaks', () => Promise.reject(new Error('broken'))],
  ])('shows the general sentence when %s', async (_, result) => {
    const signup = openSignup(result);
    signup.fill(GOOD);
    signup.verbs.submit();
    await settle();
    expect(signup.view()).toMatchObject({ alert: { text: 'Signup failed. Please try again.' }, errors: {} });
  });

  it("ends with a session after the mobile tab, and shows 'User is verified' until it is dismissed", async () => {
    const signup = openSignup();
    signup.verbs.chooseTab('mobile');
    const verbs = otpVerbs((event) => signup.view().otp?.send(event));
    verbs.changeField('name', 'Sunita Verma');
    verbs.changeField('mobile', '9876543210');
    verbs.sendOtp();
    await settle();
    verbs.changeDigits('123456');
    await settle();
    expect(signup.actor.getSnapshot()).toMatchObject({ value: 'verified', output: sampleSession });
    expect(signup.toasts).toEqual(['alert: User is verified']);
  });
});
