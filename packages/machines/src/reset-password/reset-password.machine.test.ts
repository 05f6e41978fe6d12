import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { resetPasswordMachine, resetPasswordVerbs, resetPasswordView } from './index.ts';

function openForm(answer: () => Promise<Result<unknown>>) {
  const calls: unknown[] = [];
  const machine = resetPasswordMachine.provide({
    actors: {
      savePassword: fromPromise(({ input }) => {
        calls.push(input);
        return answer();
      }),
    },
  });
  const actor = createActor(machine).start();
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
  it('is saved once and then forgotten here', async () => {
    const form = openForm(async () => ok({}));
    form.fill('neem4tea', 'neem4tea');
    form.submit();
    form.submit();
    expect(form.view().status).toBe('saving');
    await settle();
    expect(form.calls).toEqual([{ password: 'neem4tea', confirmPassword: 'neem4tea' }]);
    expect(form.view()).toMatchObject({ status: 'saved', values: { password: '', confirmPassword: '' } });
  });

  it('has to be a good one, typed twice', () => {
    const form = openForm(async () => ok({}));
    form.fill('neemtea', 'neem');
    form.submit();
    expect(form.view().errors).toEqual({
      password: 'Password should contain at least one number',
      confirmPassword: 'Passwords do not match',
    });
    expect(form.calls).toEqual([]);
  });

  it.each([
    [
      'the link is old',
      async () => fail({ code: 'invalid', message: 'This link is no longer good.', status: 400 } as const),
      'This link is no longer good.',
    ],
    ['the call breaks', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ])('says why when %s', async (_, answer, alert) => {
    const form = openForm(answer);
    form.fill('neem4tea', 'neem4tea');
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({ alert: { text: alert }, status: 'ready' });
    form.changeField('password', 'neem5tea');
    expect(form.view().alert).toBeUndefined();
  });
});
