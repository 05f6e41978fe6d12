import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { forgotPasswordMachine, forgotPasswordVerbs, forgotPasswordView } from './forgot-password.machine.ts';

function openForm(result: () => Promise<Result<unknown>>) {
  const calls: string[] = [];
  const machine = forgotPasswordMachine.provide({
    actors: {
      submitForm: fromPromise(({ input }) => {
        calls.push(input.data.email);
        return result();
      }),
    },
  });
  const actor = createActor(machine).start();
  const verbs = forgotPasswordVerbs((event) => actor.send(event));
  return { ...verbs, calls, view: () => forgotPasswordView(actor.getSnapshot()) };
}

describe('a forgotten password', () => {
  it('is requested once, with the address trimmed', async () => {
    const form = openForm(async () => ok({}));
    form.changeEmail(' asha@example.in ');
    form.submit();
    form.submit();
    expect(form.view().status).toBe('sending');
    await settle();
    expect(form.calls).toEqual(['asha@example.in']);
    expect(form.view().status).toBe('sent');
  });

  it.each([
    ['', 'Email is required'],
    ['asha', 'Invalid email address'],
  ])('needs an address; %j is not one', (email, error) => {
    const form = openForm(async () => ok({}));
    form.changeEmail(email);
    form.submit();
    expect(form.view()).toMatchObject({ error, status: 'ready' });
    expect(form.calls).toEqual([]);
  });

  it.each([
    [
      'rejected',
      async () => fail({ code: 'rateLimited', message: 'Too many requests.' } as const),
      'Too many requests.',
    ],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ])('reports that the request was %s, and can be requested again', async (_, result, alert) => {
    const form = openForm(result);
    form.changeEmail('asha@example.in');
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({ alert: { text: alert }, status: 'ready', email: 'asha@example.in' });
    form.submit();
    expect(form.calls).toHaveLength(2);
  });
});
