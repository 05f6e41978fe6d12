import { type AccountDetails, type Result, type User, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleMember } from './account-details.scenario.ts';
import { accountDetailsMachine, accountDetailsVerbs, accountDetailsView } from './account-details.machine.ts';

function openForm(user: User = sampleMember) {
  const saved: AccountDetails[] = [];
  const machine = accountDetailsMachine.provide({
    actors: {
      saveRecord: fromPromise(async ({ input }): Promise<Result<User>> => {
        saved.push(input.data);
        return ok(user);
      }),
    },
  });
  const actor = createActor(machine).start();
  const verbs = accountDetailsVerbs((event) => actor.send(event));
  verbs.edit(user);
  return { ...verbs, saved, view: () => accountDetailsView(actor.getSnapshot()) };
}

describe('the form of the account details', () => {
  it('opens with the stored values', () => {
    expect(openForm().view()).toMatchObject({
      isOpen: true,
      values: {
        username: 'asha',
        dob: '1991-03-14',
        alternateEmails: 'asha.shop@example.in',
        alternatePhone: '9812345678',
      },
      errors: {},
    });
    expect(openForm({ ...sampleMember, dob: null }).view().values.dob).toBe('');
  });

  it.each([
    ['username', '', 'Username is required'],
    ['username', 'asha mishra', 'Username should contain only letters and numbers'],
    ['alternateEmails', 'a@b.in, c@', 'Invalid email'],
    ['alternateEmails', 'a@b.in,b@b.in,c@b.in,d@b.in', 'Enter at most 3, with commas between them'],
    ['alternatePhone', '98123', 'Enter valid 10-digit phone'],
  ] as const)('after a change of %s to %j shows: %s', (field, value, message) => {
    const form = openForm();
    form.changeField(field, value);
    expect(form.view().errors).toEqual({ [field]: message });
  });

  it('sends further contacts as lists, numbers as ten digits, and closes', async () => {
    const form = openForm();
    form.changeField('alternateEmails', ' a@b.in , c@d.in, ');
    form.changeField('alternatePhone', '+91 98123 45678, 91234-56789');
    form.submit();
    await settle();
    expect(form.saved).toEqual([
      {
        username: 'asha',
        dob: '1991-03-14',
        alternateEmails: ['a@b.in', 'c@d.in'],
        alternatePhone: ['9812345678', '9123456789'],
      },
    ]);
    expect(form.view().isOpen).toBe(false);
  });

  it('asks for the password while the username is another one, and sends it', async () => {
    const form = openForm();
    expect(form.view().asksForPassword).toBe(false);
    form.changeField('username', ' Asha ');
    expect(form.view().asksForPassword).toBe(false);
    form.changeField('username', 'asha7');
    expect(form.view().asksForPassword).toBe(true);
    form.changeField('password', 'demo1234');
    form.submit();
    await settle();
    expect(form.saved).toMatchObject([{ username: 'asha7', password: 'demo1234' }]);
  });

  it('sends no contacts when the fields are empty', async () => {
    const form = openForm();
    form.changeField('alternateEmails', '');
    form.changeField('alternatePhone', ' ');
    form.submit();
    await settle();
    expect(form.saved).toMatchObject([{ alternateEmails: [], alternatePhone: [] }]);
  });
});
