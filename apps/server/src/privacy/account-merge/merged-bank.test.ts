import { beforeEach, describe, expect, it } from 'vitest';
import { BankDetailsOwner, BankDetailsStaff } from '../../../test/bank-details.ts';
import { Merger, openAccounts } from '../../../test/merger.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { userId } from '../../../test/tree.ts';

describe('the bank details of two accounts that are merged', () => {
  const app = useTestApp();
  let merger: Merger;
  let asha: BankDetailsOwner;

  beforeEach(async () => {
    merger = await Merger.logIn(app);
    asha = await BankDetailsOwner.logIn(app, 'asha');
    await openAccounts(app, 'geeta', 'imran');
  });

  const read = () =>
    app.sql(`select status, version, bank is not null as "hasBank", is_pan_verified as "isPanVerified"
      from bank_details where user_id = '${asha.id}'`);

  it('move to an account with an imported PAN only, for staff to verify again, and the owner is notified', async () => {
    await app.sql(`insert into bank_details (user_id, pan, pan_hash, status, changed_at)
      values ('${asha.id}', '', '', 'INCOMPLETE', now())`);
    const geeta = await BankDetailsOwner.logIn(app, 'geeta');
    await geeta.set();
    await (await BankDetailsStaff.logIn(app)).verify(geeta.id);
    await app.sql(
      `update users set email = 'asha@example.in', email_verified_at = now() where username = 'asha'`,
    );
    const { things } = await merger.merged('geeta', 'asha');
    expect(things).toContainEqual({ thing: 'bankDetails', moved: 1, leftOut: 0 });
    expect(await read()).toEqual([{ status: 'UNVERIFIED', version: 3, hasBank: true, isPanVerified: true }]);
    const history = await (await BankDetailsOwner.logIn(app, 'asha')).history();
    expect(history.data.map(({ kind }) => kind)).toEqual(['CHANGED', 'VERIFIED', 'CHANGED']);
    expect(
      await app.sql(`select kind, "to" from queued_messages where user_id = '${asha.id}' and "to" = 'asha@example.in'
        and kind = 'BANK_DETAILS_CHANGED'`),
    ).toEqual([{ kind: 'BANK_DETAILS_CHANGED', to: 'asha@example.in' }]);
  });

  it('of the account that stays stay, and those of the other one are deleted', async () => {
    const before = await read();
    await (await BankDetailsOwner.logIn(app, 'imran')).set({ holder: 'Imran Khan', pan: 'ABCPK5678L' });
    const { things } = await merger.merged('imran', 'asha');
    expect(things).toContainEqual({ thing: 'bankDetails', moved: 0, leftOut: 1 });
    expect(await read()).toEqual(before);
    expect(await app.sql(`select 1 from bank_details where user_id = '${userId('imran')}'`)).toEqual([]);
  });
});
