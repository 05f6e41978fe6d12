import { ForgotPasswordForm, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { createSubmitForm, submitFormVerbs, submitFormView } from './index.ts';

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

type Options = Parameters<typeof createSubmitForm<ForgotPasswordForm, string, 'email'>>[1];

/** Opens a form with one field, whose server returns the results in turn. */
function openForm(options: Partial<Options>, ...results: Result<string>[]) {
  const sent: unknown[] = [];
  const machine = createSubmitForm<ForgotPasswordForm, string, 'email'>(ForgotPasswordForm, {
    id: 'form',
    empty: { email: '' },
    ...options,
  }).provide({
    actors: {
      submitForm: fromPromise(async ({ input }) => {
        sent.push(input);
        return results.shift() ?? LOST;
      }),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();
  let keys = 0;
  const verbs = submitFormVerbs(actor.send, () => `key-${(keys += 1)}`);
  return { ...verbs, clock, sent, view: () => submitFormView(actor.getSnapshot()) };
}

describe('a form that is sent', () => {
  it('shows what the server returned, until another form begins', async () => {
    const form = openForm({}, ok('number 1'));
    form.changeField('email', 'asha@example.in');
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({ status: 'done', value: 'number 1', canSubmit: false });
    form.again();
    expect(form.view()).toEqual({
      values: { email: '' },
      errors: {},
      isFailed: false,
      reason: undefined,
      canSubmit: true,
      status: 'ready',
      value: undefined,
      isAgain: true,
    });
  });

  it('begins the next form with the values that stay', async () => {
    const form = openForm({ staying: ['email'] }, ok('number 1'));
    form.changeField('email', 'asha@example.in');
    form.submit();
    await settle();
    form.again();
    expect(form.view().values).toEqual({ email: 'asha@example.in' });
  });

  it('is sent with the same key until a value changes', async () => {
    const form = openForm({}, LOST, LOST);
    form.changeField('email', 'asha@example.in');
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({ isFailed: true, reason: 'No response from server.' });
    form.submit();
    await settle();
    form.changeField('email', 'ravi@example.in');
    expect(form.view()).toMatchObject({ isFailed: false, reason: undefined });
    form.submit();
    expect(form.sent).toEqual([
      { data: { email: 'asha@example.in' }, key: 'key-1' },
      { data: { email: 'asha@example.in' }, key: 'key-1' },
      { data: { email: 'ravi@example.in' }, key: 'key-3' },
    ]);
  });

  it('is empty again once its thanks are over', async () => {
    const form = openForm({ doneMs: 5000 }, ok('number 1'));
    form.changeField('email', 'asha@example.in');
    form.submit();
    await settle();
    form.clock.increment(4999);
    expect(form.view().status).toBe('done');
    form.clock.increment(1);
    expect(form.view()).toMatchObject({ status: 'ready', values: { email: '' } });
  });
});
