import { type Result, type Session, type User, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { otpMachine } from '../otp/otp.machine.ts';
import { otpVerbs } from '../otp/otp.view.ts';
import { sampleSession } from '../otp/otp.scenario.ts';
import { SIGN_UP_FIELDS, type SignUpField, signUpMachine } from './sign-up.machine.ts';
import { signUpVerbs, signUpView } from './sign-up.view.ts';

const GOOD: Readonly<Record<SignUpField, string>> = {
  name: 'Sunita Verma',
  email: 'sunita@example.in',
  username: 'sunita',
  password: 'neem4tea',
  confirmPassword: 'neem4tea',
};

/** Opens the email tab of the sign-up screen with a server that gives the responses of the test. */
function openSignUp(
  result: () => Promise<Result<User>> = async () => ok(sampleSession.user),
  login: () => Promise<Result<Session>> = async () => ok(sampleSession),
) {
  const calls: unknown[] = [];
  const toasts: string[] = [];
  const machine = signUpMachine.provide({
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
  const verbs = signUpVerbs((event) => actor.send(event));
  verbs.chooseTab('email');
  return {
    actor,
    calls,
    toasts,
    verbs,
    view: () => signUpView(actor.getSnapshot()),
    fill: (values: Partial<Record<SignUpField, string>>) => {
      for (const field of SIGN_UP_FIELDS) {
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
    const signUp = openSignUp();
    signUp.verbs.changeField(field, value);
    expect(signUp.view().errors).toEqual({ [field]: message });
  });

  it.each(['सुनीता वर्मा', 'José Núñez', 'Sunita'])('accepts the name %s', (name) => {
    const signUp = openSignUp();
    signUp.verbs.changeField('name', name);
    expect(signUp.view().errors).toEqual({});
  });

  it('removes the error of the second password when the first one is changed to match it', () => {
    const signUp = openSignUp();
    signUp.fill({ password: 'neem4te', confirmPassword: 'neem4tea' });
    expect(signUp.view().errors).toHaveProperty('confirmPassword', 'Passwords do not match');
    signUp.verbs.changeField('password', 'neem4tea');
    expect(signUp.view().errors).toEqual({});
  });

  it('shows every error when submitted empty, and sends nothing', () => {
    const signUp = openSignUp();
    signUp.verbs.submit();
    expect(Object.keys(signUp.view().errors)).toEqual(['name', 'email', 'username', 'password']);
    expect(signUp.calls).toEqual([]);
  });

  it('registers once, however often it is submitted, logs in at once, and deletes the passwords', async () => {
    const signUp = openSignUp();
    signUp.fill({ ...GOOD, username: ' sunita ' });
    signUp.verbs.submit();
    signUp.verbs.submit();
    expect(signUp.view()).toMatchObject({ isBusy: true, canSubmit: false });
    await settle();
    expect(signUp.calls).toEqual([GOOD, { usernameOrEmail: 'sunita', password: 'neem4tea' }]);
    expect(signUp.actor.getSnapshot()).toMatchObject({ value: 'registered', output: sampleSession });
    expect(signUp.view().values).toMatchObject({ password: '', confirmPassword: '' });
  });

  it('stays busy while it logs in', async () => {
    const signUp = openSignUp(undefined, () => new Promise(() => {}));
    signUp.fill(GOOD);
    signUp.verbs.submit();
    await settle();
    expect(signUp.actor.getSnapshot().value).toBe('loggingIn');
    expect(signUp.view()).toMatchObject({ tab: 'email', isBusy: true, canSubmit: false });
  });

  it.each([
    ['is rejected', async () => fail({ code: 'rateLimited', message: 'Later', status: 429 } as const)],
    ['breaks', () => Promise.reject(new Error('broken'))],
  ])('ends without a session when the login %s: the account exists', async (_, login) => {
    const signUp = openSignUp(undefined, login);
    signUp.fill(GOOD);
    signUp.verbs.submit();
    await settle();
    expect(signUp.actor.getSnapshot()).toMatchObject({ value: 'registered', output: undefined });
    expect(signUp.view().values).toMatchObject({ password: '', confirmPassword: '' });
  });

  it('shows the general sentence and the field that the server rejected, until that field changes', async () => {
    const taken = fail({
      code: 'conflict',
      message: 'whatever',
      status: 409,
      fields: { username: 'This username is taken' },
    } as const);
    const signUp = openSignUp(async () => taken);
    signUp.fill(GOOD);
    signUp.verbs.submit();
    await settle();
    expect(signUp.view()).toMatchObject({
      alert: { text: 'Signup failed. Please try again.' },
      errors: { username: 'This username is taken' },
      values: GOOD,
      canSubmit: true,
    });
    signUp.verbs.changeField('username', 'sunita2');
    expect(signUp.view()).toMatchObject({ alert: undefined, errors: {} });
  });

  it.each([
    ['the connection is lost', async () => fail({ code: 'noResponse', message: 'No response.' } as const)],
    ['the server is broken', async () => fail({ code: 'server', message: 'Oops', status: 500 } as const)],
    ['the call breaks', () => Promise.reject(new Error('broken'))],
  ])('shows the general sentence when %s', async (_, result) => {
    const signUp = openSignUp(result);
    signUp.fill(GOOD);
    signUp.verbs.submit();
    await settle();
    expect(signUp.view()).toMatchObject({ alert: { text: 'Signup failed. Please try again.' }, errors: {} });
  });

  it("ends with a session after the mobile tab, and shows 'User is verified' until it is dismissed", async () => {
    const signUp = openSignUp();
    signUp.verbs.chooseTab('mobile');
    const verbs = otpVerbs((event) => signUp.view().otp?.send(event));
    verbs.changeField('name', 'Sunita Verma');
    verbs.changeField('mobile', '9876543210');
    verbs.sendOtp();
    await settle();
    verbs.changeDigits('123456');
    await settle();
    expect(signUp.actor.getSnapshot()).toMatchObject({ value: 'verified', output: sampleSession });
    expect(signUp.toasts).toEqual(['alert: User is verified']);
  });
});
