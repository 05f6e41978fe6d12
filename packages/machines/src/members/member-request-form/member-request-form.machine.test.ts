import { type MemberRequest, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import {
  memberRequestFormMachine,
  memberRequestFormVerbs,
  memberRequestFormView,
} from './member-request-form.machine.ts';
import { sampleMemberRequest } from './member-request-form.scenario.ts';

function openForm(result: () => Promise<Result<MemberRequest>> = async () => ok(sampleMemberRequest)) {
  const calls: unknown[] = [];
  const emitted: string[] = [];
  const machine = memberRequestFormMachine.provide({
    actors: {
      saveRecord: fromPromise(({ input }) => {
        calls.push(input.data);
        return result();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('record.saved', ({ record }) => emitted.push(`raised ${record.id}`));
  const verbs = memberRequestFormVerbs((event) => actor.send(event));
  const view = () => memberRequestFormView(actor.getSnapshot());
  const fillParentChange = () => {
    verbs.changeField('kind', 'PARENT_CHANGE');
    verbs.changeField('referralCode', ' kamla 2023');
    verbs.changeField('reason', ' She taught me the work. ');
  };
  verbs.open();
  return { ...verbs, calls, emitted, view, fillParentChange };
}

describe('the member request form', () => {
  it('opens empty, without a default choice', () => {
    const form = openForm();
    expect(form.view()).toMatchObject({
      isOpen: true,
      values: { kind: '', referralCode: '', reason: '', field: '', text: '' },
      errors: {},
      alert: undefined,
    });
  });

  it.each([
    ['', { kind: 'Choose what your request is about' }],
    ['PARENT_CHANGE', { referralCode: 'Referral code is required', reason: 'Please give a reason' }],
    ['PROFILE_CORRECTION', { field: 'Choose what we should correct' }],
  ])('shows what is missing of %j when it is sent empty, and sends nothing', (kind, errors) => {
    const form = openForm();
    form.changeField('kind', kind);
    form.submit();
    expect(form.view().errors).toEqual(errors);
    expect(form.calls).toEqual([]);
  });

  it.each([
    ['referralCode', 'X'.repeat(33), 'Referral code must be at most 32 characters'],
    ['reason', ' ', 'Please give a reason'],
    ['reason', 'x'.repeat(501), 'Reason must be at most 500 characters'],
  ] as const)('shows an error after a change of %s: %#', (field, value, message) => {
    const form = openForm();
    form.changeField('kind', 'PARENT_CHANGE');
    form.changeField(field, value);
    expect(form.view().errors).toEqual({ [field]: message });
  });

  it('sends a request for another sponsor once, reports it, and closes', async () => {
    const form = openForm();
    form.fillParentChange();
    expect(form.view().values.referralCode).toBe('KAMLA2023');
    form.submit();
    form.submit();
    expect(form.view().isSending).toBe(true);
    await settle();
    expect(form.calls).toEqual([
      { kind: 'PARENT_CHANGE', referralCode: 'KAMLA2023', reason: 'She taught me the work.' },
    ]);
    expect(form.emitted).toEqual([`raised ${sampleMemberRequest.id}`]);
    expect(form.view().isOpen).toBe(false);
    form.open();
    expect(form.view().values.reason).toBe('');
  });

  it('sends a correction, without the values that were typed for the other kind', async () => {
    const form = openForm();
    form.fillParentChange();
    form.changeField('kind', 'PROFILE_CORRECTION');
    form.changeField('field', 'FIRST_NAME');
    form.changeField('text', ' Asha Devi ');
    form.submit();
    await settle();
    expect(form.calls).toEqual([{ kind: 'PROFILE_CORRECTION', field: 'FIRST_NAME', text: 'Asha Devi' }]);
  });

  it.each([
    ['FIRST_NAME', '', 'First name is required'],
    ['LAST_NAME', 'x'.repeat(101), 'Last name must be at most 100 characters'],
    ['DATE_OF_BIRTH', '', 'Please enter the correct details'],
    ['DATE_OF_BIRTH', '14 March', 'Date of Birth is not valid'],
    ['GENDER', '', 'Gender is required'],
  ])('checks the value of %s by the rule of the profile: %j', (fact, text, message) => {
    const form = openForm();
    form.changeField('kind', 'PROFILE_CORRECTION');
    form.changeField('field', fact);
    form.changeField('text', text);
    form.submit();
    expect(form.view().errors).toEqual({ text: message });
    expect(form.calls).toEqual([]);
  });

  it('forgets the value of one fact when another one is chosen', async () => {
    const form = openForm();
    form.changeField('kind', 'PROFILE_CORRECTION');
    form.changeField('field', 'FIRST_NAME');
    form.changeField('text', 'Asha');
    form.changeField('field', 'DATE_OF_BIRTH');
    expect(form.view()).toMatchObject({ values: { text: '' }, errors: {} });
    form.changeField('text', '1991-03-14');
    form.submit();
    await settle();
    expect(form.calls).toEqual([{ kind: 'PROFILE_CORRECTION', field: 'DATE_OF_BIRTH', text: '1991-03-14' }]);
  });

  it('shows the server’s error of a value below it', async () => {
    const message = 'You must be 18 or older';
    const form = openForm(async () => fail({ code: 'invalid', message, fields: { text: message } }));
    form.changeField('kind', 'PROFILE_CORRECTION');
    form.changeField('field', 'DATE_OF_BIRTH');
    form.changeField('text', '2015-03-14');
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({ errors: { text: message }, alert: undefined });
    form.changeField('field', 'GENDER');
    expect(form.view().errors).toEqual({});
  });

  it('shows the server’s error of the code below it, until the code changes', async () => {
    const message = 'No associate has this referral code.';
    const form = openForm(async () => fail({ code: 'invalid', message, fields: { referralCode: message } }));
    form.fillParentChange();
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({ errors: { referralCode: message }, alert: undefined });
    form.changeField('referralCode', 'ASHA2023');
    expect(form.view().errors.referralCode).toBeUndefined();
  });

  it.each([
    [
      'rejected',
      async () => fail({ code: 'conflict', message: 'You can have at most 5 open requests.' } as const),
      'You can have at most 5 open requests.',
    ],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ])('stays open with the typed values when it is %s', async (_, result, text) => {
    const form = openForm(result);
    form.fillParentChange();
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({
      isOpen: true,
      alert: { text },
      values: { referralCode: 'KAMLA2023' },
    });
    expect(form.emitted).toEqual([]);
    form.changeField('reason', 'Because');
    expect(form.view().alert).toBeUndefined();
  });

  it('clears the typed values when it is closed', () => {
    const form = openForm();
    form.fillParentChange();
    form.close();
    expect(form.view().isOpen).toBe(false);
    form.open();
    expect(form.view().values.kind).toBe('');
  });
});
