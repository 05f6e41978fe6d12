import { type DeletionProof, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { accountDeletionMachine, accountDeletionVerbs, accountDeletionView } from './index.ts';

type Answer = () => Promise<Result<unknown>>;

const broken: Answer = () => Promise.reject(new Error('broken'));
const WRONG = 'This password is not right.';
const REFUSED = fail({ code: 'invalid', message: WRONG, fields: { password: WRONG } } as const);
const OWED = fail({ code: 'conflict', message: 'We still owe you a refund.', status: 409 } as const);

/** The dialog, opened, with a server that answers as the test says, each time. */
function openDialog(proof: DeletionProof = 'PASSWORD', deletions: Answer[] = [], sendings: Answer[] = []) {
  const calls: unknown[] = [];
  const done: Answer = async () => ok({});
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
  let isTold = false;
  actor.on('account.deleted', () => {
    isTold = true;
  });
  const verbs = accountDeletionVerbs((event) => actor.send(event));
  const view = () => accountDeletionView(actor.getSnapshot());
  verbs.open(proof);
  return {
    ...verbs,
    calls,
    view,
    isDeleted: () => isTold,
    confirm: async (secret: string, word = 'DELETE') => {
      verbs.changeSecret(secret);
      verbs.changeWord(word);
      verbs.confirm();
      await settle();
    },
  };
}

describe('the dialog that deletes an account', () => {
  it('deletes by the password, once the word is typed', async () => {
    const dialog = openDialog();
    expect(dialog.view()).toMatchObject({ isOpen: true, proof: 'PASSWORD', isSending: false });
    await dialog.confirm('neem4tea', ' delete ');
    expect(dialog.calls).toEqual([{ password: 'neem4tea' }]);
    expect([dialog.isDeleted(), dialog.view().isOpen, dialog.view().secret]).toEqual([true, false, '']);
  });

  it('says what is missing and sends nothing', async () => {
    const dialog = openDialog();
    await dialog.confirm('', 'DELET');
    expect(dialog.view()).toMatchObject({
      secretError: 'Password is required',
      wordError: 'Type DELETE to go on',
    });
    dialog.changeWord('DELETE');
    expect(dialog.view()).toMatchObject({ secretError: 'Password is required', wordError: undefined });
    expect(dialog.calls).toEqual([]);
  });

  it('puts a wrong password at its field', async () => {
    const dialog = openDialog('PASSWORD', [async () => REFUSED]);
    await dialog.confirm('wrong1234');
    expect(dialog.view()).toMatchObject({ isOpen: true, secretError: WRONG, alert: undefined });
    await dialog.confirm('neem4tea');
    expect(dialog.isDeleted()).toBe(true);
  });

  it.each([
    ['hindered', async () => OWED, 'We still owe you a refund.'],
    ['broken', broken, 'Something went wrong.'],
  ] as const)('says why when it is %s, and deletes nothing', async (_, answer, alert) => {
    const dialog = openDialog('PASSWORD', [answer]);
    await dialog.confirm('neem4tea');
    expect(dialog.view()).toMatchObject({ isOpen: true, alert, isDeleting: false });
    expect(dialog.isDeleted()).toBe(false);
  });

  it('sends a code as it opens for who has no password', async () => {
    const dialog = openDialog('SMS');
    expect(dialog.view().isSending).toBe(true);
    await settle();
    await dialog.confirm('12345');
    expect(dialog.view().secretError).toBe('Please enter a 6-digit OTP.');
    await dialog.confirm('123456');
    expect(dialog.calls).toEqual(['code', { otp: '123456' }]);
    expect(dialog.isDeleted()).toBe(true);
  });

  it('says when no code was sent, and sends another when asked to', async () => {
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

  it('can be closed, which forgets what was typed; while it deletes it stays', async () => {
    const dialog = openDialog();
    dialog.changeSecret('neem4tea');
    dialog.close();
    expect(dialog.view()).toMatchObject({ isOpen: false, secret: '' });
    dialog.open('PASSWORD');
    dialog.changeSecret('neem4tea');
    dialog.changeWord('DELETE');
    void dialog.confirm('neem4tea');
    dialog.close();
    expect(dialog.view().isDeleting).toBe(true);
    await settle();
    expect(dialog.isDeleted()).toBe(true);
  });
});
