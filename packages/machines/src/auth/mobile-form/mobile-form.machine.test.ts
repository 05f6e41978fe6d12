import { type Result, type User, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleUnproven } from '../contact-proof/contact-proof.scenario.ts';
import { mobileFormMachine, mobileFormVerbs, mobileFormView, mobileStep } from './mobile-form.machine.ts';

function openForm(user: User, result: () => Promise<Result<User>> = async () => ok(sampleUnproven)) {
  const calls: unknown[] = [];
  const saved: (string | null)[] = [];
  const machine = mobileFormMachine.provide({
    actors: {
      saveRecord: fromPromise(({ input: { record, data } }) => {
        calls.push([record?.id, data]);
        return result();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('record.saved', ({ record }) => saved.push(record.primaryPhone));
  const verbs = mobileFormVerbs((event) => actor.send(event));
  verbs.open(user);
  return { ...verbs, calls, saved, view: () => mobileFormView(actor.getSnapshot()) };
}

const WITHOUT = { ...sampleUnproven, primaryPhone: null, unproven: [] };

describe('the form of a mobile number', () => {
  it.each([
    ['', 'Phone is required'],
    ['12345', 'Enter valid 10-digit phone'],
    ['5876543210', 'Enter valid 10-digit phone'],
  ])('does not save %j: %s', (typed, message) => {
    const form = openForm(WITHOUT);
    form.change(typed);
    form.submit();
    expect([form.view().error, form.calls]).toEqual([message, []]);
  });

  it('saves the digits of the number once, and reports the account', async () => {
    const form = openForm(WITHOUT);
    form.change('+91 90000 00001');
    form.submit();
    form.submit();
    await settle();
    expect(form.calls).toEqual([[WITHOUT.id, { mobile: '9000000001' }]]);
    expect([form.saved, form.view().isOpen]).toEqual([[sampleUnproven.primaryPhone], false]);
  });

  it('shows below the field, and only there, that the number has an account', async () => {
    const message = 'This mobile number already has an account';
    const form = openForm(WITHOUT, async () =>
      fail({ code: 'conflict', message, fields: { mobile: message } }),
    );
    form.change('9000000001');
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({
      isOpen: true,
      error: message,
      alert: undefined,
      mobile: '9000000001',
    });
  });
});

describe('the first step to a verified number', () => {
  const withEmail = { ...WITHOUT, primaryEmail: 'asha@example.in' };
  it.each([
    ['the number, without any verified contact', { ...withEmail, unproven: ['email' as const] }, 'number'],
    ['the code, where the account has a number', sampleUnproven, 'code'],
    ['the profile, where the email is verified', withEmail, 'profile'],
  ])('is %s', (_, user, step) => {
    expect(mobileStep(user)).toBe(step);
  });
});
