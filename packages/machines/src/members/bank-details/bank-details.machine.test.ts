import { type MaskedBankDetails, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { BANK_DETAILS_FIELDS, type BankDetailsToSave, bankDetailsMachine } from './bank-details.machine.ts';
import { bankDetailsVerbs, bankDetailsView } from './bank-details.view.ts';
import { sampleBankDetails } from './bank-details.scenario.ts';

const TYPED = {
  holder: ' Asha Mishra ',
  accountNumber: '1234 5678 9012 34',
  repeatedNumber: '12345678901234',
  ifsc: 'sbin0001234',
  pan: 'abcpm1234f',
};
const SENT = {
  holder: 'Asha Mishra',
  accountNumber: '12345678901234',
  repeatedNumber: '12345678901234',
  ifsc: 'SBIN0001234',
  pan: 'ABCPM1234F',
};
const asking = (field: 'password' | 'otp', message: string) =>
  fail({ code: 'invalid', message, status: 400, fields: { [field]: message } } as const);

/** Opens the page with a server that gives these results of saves, in order. */
async function openPage(saves: (() => Promise<Result<MaskedBankDetails>>)[] = []) {
  const calls: BankDetailsToSave[] = [];
  const emitted: string[] = [];
  let [sent, reads] = [0, 0];
  const machine = bankDetailsMachine.provide({
    actors: {
      fetchDetails: fromPromise(async (): Promise<Result<MaskedBankDetails | null>> => {
        reads += 1;
        return ok(null);
      }),
      saveDetails: fromPromise(({ input }) => {
        calls.push(input);
        return (saves.shift() ?? (async () => ok(sampleBankDetails)))();
      }),
      sendCode: fromPromise(async (): Promise<Result<unknown>> => {
        sent += 1;
        return ok({});
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('toast.show', ({ message }) => emitted.push(message));
  const verbs = bankDetailsVerbs((event) => actor.send(event));
  await settle();
  verbs.open();
  return {
    ...verbs,
    calls,
    emitted,
    sentCodes: () => sent,
    reads: () => reads,
    view: () => bankDetailsView(actor.getSnapshot()),
    fill: (values: Partial<typeof TYPED> = TYPED) => {
      for (const field of BANK_DETAILS_FIELDS) verbs.changeField(field, values[field] ?? '');
    },
  };
}

describe('the dialog with bank account and PAN', () => {
  it('sends the details as they are meant, asks for the password, and shows them masked', async () => {
    const page = await openPage([async () => asking('password', 'Enter your password.')]);
    page.fill();
    page.submit();
    await settle();
    expect(page.view().form).toMatchObject({ isOpen: true, proof: { kind: 'PASSWORD', error: undefined } });
    page.submit();
    expect(page.view().form.proof?.error).toBe('Password is required');
    page.changeSecret('neem4tea');
    page.submit();
    await settle();
    expect(page.calls).toEqual([
      { form: SENT, proof: {} },
      { form: SENT, proof: { password: 'neem4tea' } },
    ]);
    expect(page.view()).toMatchObject({ details: sampleBankDetails, form: { isOpen: false } });
    expect(page.emitted).toEqual(['Your bank account and PAN are saved. We will verify them.']);
  });

  it('sends a code at once where there is no password', async () => {
    const page = await openPage([async () => asking('otp', 'Enter the code.')]);
    page.fill();
    page.submit();
    await settle();
    await settle();
    expect(page.sentCodes()).toBe(1);
    page.changeSecret('123456');
    page.submit();
    await settle();
    expect(page.calls.at(-1)?.proof).toEqual({ otp: '123456' });
  });

  it('reads what the server has when it is closed before the response', async () => {
    const page = await openPage([() => new Promise(() => {})]);
    page.fill();
    page.submit();
    expect(page.reads()).toBe(1);
    page.close();
    await settle();
    expect(page.reads()).toBe(2);
    expect(page.view().form.isOpen).toBe(false);
  });

  it('shows every error and sends nothing while a field is invalid', async () => {
    const page = await openPage();
    page.submit();
    expect(page.view().form.errors).toEqual({
      holder: 'Account holder is required',
      accountNumber: 'Account number is required',
      repeatedNumber: 'Type the account number again',
      ifsc: 'IFSC is required',
      pan: 'PAN is required',
    });
    page.fill({ ...TYPED, repeatedNumber: '12345678901235' });
    expect(page.view().form.errors).toEqual({ repeatedNumber: 'The account numbers are different' });
    expect(page.calls).toEqual([]);
  });

  it('stays open with the typed values after a failure', async () => {
    const page = await openPage([() => Promise.reject(new Error('broken'))]);
    page.fill();
    page.submit();
    await settle();
    expect(page.view().form).toMatchObject({
      isOpen: true,
      values: TYPED,
      alert: { text: 'Something went wrong.' },
    });
    page.changeField('holder', 'Asha');
    expect(page.view().form.alert).toBeUndefined();
  });

  it('goes on from the typed details, without the secret, after it was left', async () => {
    const page = await openPage([async () => asking('password', 'Enter your password.')]);
    page.fill();
    page.submit();
    await settle();
    page.changeSecret('neem4tea');
    page.leave();
    expect(page.view().form.isOpen).toBe(false);
    page.open();
    expect(page.view().form).toMatchObject({ isOpen: true, proof: undefined, values: TYPED });
  });

  it('keeps no number and no secret once it is closed', async () => {
    const page = await openPage([async () => asking('password', 'Enter your password.')]);
    page.fill();
    page.submit();
    await settle();
    page.changeSecret('neem4tea');
    page.leaveProof();
    expect(page.view().form).toMatchObject({ proof: undefined, values: TYPED });
    page.close();
    page.open();
    expect(page.view().form.values).toEqual({
      holder: '',
      accountNumber: '',
      repeatedNumber: '',
      ifsc: '',
      pan: '',
    });
  });
});
