import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { passwordChangeMachine, passwordChangeVerbs, passwordChangeView } from './password-change.machine.ts';

const INVALID = 'This password is incorrect.';

function openForm(...results: Result<unknown>[]) {
  const calls: unknown[] = [];
  const machine = passwordChangeMachine.provide({
    actors: {
      saveRecord: fromPromise(async ({ input }) => {
        calls.push(input.data);
        return results.shift() ?? ok({});
      }),
    },
  });
  const actor = createActor(machine).start();
  const verbs = passwordChangeVerbs(actor.send);
  verbs.open();
  verbs.changeField('currentPassword', 'demo1234');
  verbs.changeField('password', 'neem4tea');
  verbs.changeField('confirmPassword', 'neem4tea');
  return { ...verbs, calls, view: () => passwordChangeView(actor.getSnapshot()) };
}

describe('the form for another password', () => {
  it('sends the current and the new one, closes, and forgets both', async () => {
    const form = openForm();
    form.submit();
    await settle();
    const passwords = { currentPassword: 'demo1234', password: 'neem4tea', confirmPassword: 'neem4tea' };
    expect(form.calls).toEqual([passwords]);
    const empty = { currentPassword: '', password: '', confirmPassword: '' };
    expect(form.view()).toMatchObject({ isOpen: false, values: empty });
  });

  it('checks the new one by the rules of sign-up', () => {
    const form = openForm();
    form.changeField('password', 'neemtea');
    form.submit();
    expect(form.view().errors).toEqual({
      password: 'Password should contain at least one number',
      confirmPassword: 'Passwords do not match',
    });
    expect(form.calls).toEqual([]);
  });

  it('shows a wrong current one as an error of its field', async () => {
    const fields = { currentPassword: INVALID };
    const form = openForm(fail({ code: 'invalid', message: INVALID, fields } as const));
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({ isOpen: true, errors: fields, alert: undefined });
  });

  it('shows why it was not saved', async () => {
    const form = openForm(fail({ code: 'rateLimited', message: 'Too many requests.' } as const));
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({ isOpen: true, alert: { text: 'Too many requests.' } });
  });
});
