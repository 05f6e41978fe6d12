import { type OwnerProofKind, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { accountDeletionMachine } from './account-deletion.machine.ts';
import { accountDeletionVerbs, accountDeletionView } from './account-deletion.view.ts';

type Stub = () => Promise<Result<unknown>>;

const broken: Stub = () => Promise.reject(new Error('broken'));
const INVALID = 'This password is incorrect.';
const REJECTED = fail({ code: 'invalid', message: INVALID, fields: { password: INVALID } } as const);
const OWED = fail({ code: 'conflict', message: 'We still owe you a refund.', status: 409 } as const);

/** Opens the dialog with a server that gives the responses of the test, in order. */
function openDialog(proof: OwnerProofKind = 'PASSWORD', deletions: Stub[] = [], sendings: Stub[] = []) {
  const calls: unknown[] = [];
  const done: Stub = async () => ok({});
  const machine = accountDeletionMachine.provide({
    actors: {
      sendCode: fromPromise(() => {
        calls.push('code');
        return (sendings.shift() ?? done)();
      }),
      deleteAccount: fromPromise(({ input }) => {
        calls.push(input);
        return (deletions.shift() ?? done)();
      }),
    },
  });
  const actor = createActor(machine).start();
  let isNotified = false;
  actor.on('account.deleted', () => {
    isNotified = true;
  });
  const verbs = accountDeletionVerbs((event) => actor.send(event));
  const view = () => accountDeletionView(actor.getSnapshot());
  verbs.open(proof);
  return {
    ...verbs,
    calls,
    view,
    isDeleted: () => isNotified,
    confirm: async (secret: string, word = 'DELETE') => {
      verbs.changeSecret(secret);
      verbs.changeWord(word);
      verbs.confirm();
      await settle();
    },
  };
}

describe('the dialog that deletes an account', () => {
  it('deletes the account with the password after the word is typed', async () => {
    const dialog = openDialog();
    expect(dialog.view()).toMatchObject({ isOpen: true, proof: 'PASSWORD', isSending: false });
    await dialog.confirm('neem4tea', ' delete ');
    expect(dialog.calls).toEqual([{ password: 'neem4tea' }]);
    expect([dialog.isDeleted(), dialog.view().isOpen, dialog.view().secret]).toEqual([true, false, '']);
  });

  it('reports what is missing and sends nothing', async () => {
    const dialog = openDialog();
    await dialog.confirm('', 'DELET');
    expect(dialog.view()).toMatchObject({
      secretError: 'Password is required',
      wordError: 'Type DELETE to continue',
    });
    dialog.changeWord('DELETE');
    expect(dialog.view()).toMatchObject({ secretError: 'Password is required', wordError: undefined });
    expect(dialog.calls).toEqual([]);
  });

  it('shows a wrong password as an error of its field', async () => {
    const dialog = openDialog('PASSWORD', [async () => REJECTED]);
    await dialog.confirm('wrong1234');
    expect(dialog.view()).toMatchObject({ isOpen: true, secretError: INVALID, alert: undefined });
    await dialog.confirm('neem4tea');
    expect(dialog.isDeleted()).toBe(true);
  });

  it.each([
    ['hindered', async () => OWED, 'We still owe you a refund.'],
    ['broken', broken, 'Something went wrong.'],
  ] as const)('shows the reason when it is %s, and deletes nothing', async (_, result, alert) => {
    const dialog = openDialog('PASSWORD', [result]);
    await dialog.confirm('neem4tea');
    expect(dialog.view()).toMatchObject({ isOpen: true, alert, isDeleting: false });
    expect(dialog.isDeleted()).toBe(false);
  });

  it('sends a code on opening when the user has no password', async () => {
    const dialog = openDialog('SMS');
    expect(dialog.view().isSending).toBe(true);
    await settle();
    await dialog.confirm('12345');
    expect(dialog.view().secretError).toBe('Please enter a 6-digit OTP.');
    await dialog.confirm('123456');
    expect(dialog.calls).toEqual(['code', { otp: '123456' }]);
    expect(dialog.isDeleted()).toBe(true);
  });

  it('reports that no code was sent, and sends another on request', async () => {
    const dialog = openDialog('MAIL', [], [async () => OWED, broken]);
    await settle();
    expect(dialog.view().alert).toBe('We still owe you a refund.');
    dialog.sendCode();
    await settle();
    expect(dialog.view().alert).toBe('Something went wrong.');
    dialog.sendCode();
    await settle();
    expect(dialog.view()).toMatchObject({ alert: undefined, isSending: false });
    expect(dialog.calls).toEqual(['code', 'code', 'code']);
  });

  it('can be closed, which clears the typed values, also while it deletes: a response may never come', () => {
    const dialog = openDialog();
    dialog.changeSecret('neem4tea');
    dialog.close();
    expect(dialog.view()).toMatchObject({ isOpen: false, secret: '' });
    dialog.open('PASSWORD');
    dialog.changeSecret('neem4tea');
    dialog.changeWord('DELETE');
    void dialog.confirm('neem4tea');
    expect(dialog.view().isDeleting).toBe(true);
    dialog.close();
    expect(dialog.view()).toMatchObject({ isOpen: false, secret: '' });
  });
});
