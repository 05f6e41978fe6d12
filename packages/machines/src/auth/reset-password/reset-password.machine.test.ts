import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';
import { resetPasswordVerbs, resetPasswordView } from './reset-password.view.ts';

const OLD_LINK = fail({
  code: 'invalid',
  message: 'This link is no longer valid. Request a new one.',
  status: 400,
} as const);

function openForm(result: () => Promise<Result<unknown>>, link?: { asksForUsername: boolean }) {
  const calls: unknown[] = [];
  const machine = resetPasswordMachine.provide({
    actors: {
      savePassword: fromPromise(({ input }) => {
        calls.push(input);
        return result();
      }),
    },
  });
  const actor = createActor(machine, { input: link }).start();
  const verbs = resetPasswordVerbs((event) => actor.send(event));
  return {
    ...verbs,
    calls,
    view: () => resetPasswordView(actor.getSnapshot()),
    fill: (password: string, confirmPassword: string) => {
      verbs.changeField('password', password);
      verbs.changeField('confirmPassword', confirmPassword);
    },
  };
}

describe('a new password', () => {
  it('is saved once and then deleted from the context', async () => {
    const form = openForm(async () => ok({}));
    form.fill('neem4tea', 'neem4tea');
    form.submit();
    form.submit();
    expect(form.view().status).toBe('saving');
    await settle();
    expect(form.calls).toEqual([{ password: 'neem4tea', confirmPassword: 'neem4tea' }]);
    expect(form.view()).toMatchObject({
      status: 'saved',
      values: { username: '', password: '', confirmPassword: '' },
    });
  });

  it('must fulfil the rules and be typed twice', () => {
    const form = openForm(async () => ok({}));
    form.fill('neemtea', 'neem');
    form.submit();
    expect(form.view().errors).toEqual({
      password: 'Password should contain at least one number',
      confirmPassword: 'Passwords do not match',
    });
    expect(form.calls).toEqual([]);
  });

  it('asks for the username where the link is for several accounts, and sends it', async () => {
    const form = openForm(async () => ok({}), { asksForUsername: true });
    form.fill('neem4tea', 'neem4tea');
    form.submit();
    expect(form.view()).toMatchObject({
      asksForUsername: true,
      errors: { username: 'Username is required' },
    });
    form.changeField('username', 'asha');
    form.submit();
    await settle();
    expect(form.calls).toEqual([{ username: 'asha', password: 'neem4tea', confirmPassword: 'neem4tea' }]);
  });

  it('can be easy to guess: the sentence of the server stands above the form, and the link is not dead', async () => {
    const message = 'This password is easy to guess. Please choose another one.';
    const form = openForm(async () =>
      fail({ code: 'invalid', message, status: 400, fields: { password: message } }),
    );
    form.fill('password1', 'password1');
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({ status: 'ready', alert: { text: message }, isLinkDead: false });
  });

  it('reports that the link is invalid, also while the user types', async () => {
    const results = [OLD_LINK, ok({})];
    const form = openForm(async () => results.shift() ?? OLD_LINK);
    form.fill('neem4tea', 'neem4tea');
    expect(form.view().isLinkDead).toBe(false);
    form.submit();
    await settle();
    const dead = { alert: { text: OLD_LINK.failure.message }, isLinkDead: true, status: 'ready' };
    expect(form.view()).toMatchObject(dead);
    form.changeField('password', 'neem5tea');
    expect(form.view()).toMatchObject({
      ...dead,
      values: { password: 'neem5tea' },
      errors: { confirmPassword: 'Passwords do not match' },
    });
    form.submit();
    expect(form.view()).toMatchObject({ ...dead, status: 'ready' });
    form.changeField('confirmPassword', 'neem5tea');
    form.submit();
    expect(form.view()).toMatchObject({ alert: undefined, isLinkDead: false, status: 'saving' });
    await settle();
    expect(form.view().status).toBe('saved');
  });

  it.each([
    [
      'it was tried too often',
      async () => fail({ code: 'rateLimited', message: 'Too many requests.', status: 429 } as const),
      'Too many requests.',
    ],
    ['the call breaks', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ])('shows the reason when %s', async (_, result, alert) => {
    const form = openForm(result);
    form.fill('neem4tea', 'neem4tea');
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({ alert: { text: alert }, isLinkDead: false, status: 'ready' });
    form.changeField('password', 'neem5tea');
    expect(form.view().alert).toBeUndefined();
  });
});
