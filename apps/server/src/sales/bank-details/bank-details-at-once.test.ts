import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BankDetailsOwner, BankDetailsStaff } from '../../../test/bank-details.ts';
import { toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('bank details that are changed and decided at once', () => {
  const app = useTestApp();
  let asha: BankDetailsOwner;
  let staff: BankDetailsStaff;

  beforeAll(async () => {
    asha = await BankDetailsOwner.logIn(app, 'asha');
    staff = await BankDetailsStaff.logIn(app);
  });
  beforeEach(async () => {
    await app.sql('truncate bank_details, bank_details_events, rate_limits');
    await asha.set();
  });

  it('are never verified in a version that staff have not seen', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { version } = await staff.read(asha.id);
      const accountNumber = `12345678${round}`;
      const [decided] = await Promise.all([
        staff.decide(asha.id, version, { status: 'VERIFIED' }),
        asha.set({ accountNumber, repeatedNumber: accountNumber }),
      ]);
      expect([200, 409]).toContain(decided.status);
      expect(await asha.read()).toMatchObject({ status: 'UNVERIFIED' });
    }
  });

  it('get one decision of several', async () => {
    const responses = await Promise.all([
      staff.decide(asha.id, 1, { status: 'VERIFIED' }),
      staff.decide(asha.id, 1, { status: 'REJECTED', reason: 'The account is closed.' }),
      staff.decide(asha.id, 1, { status: 'VERIFIED' }),
    ]);
    expect(toStatuses(responses).toSorted()).toEqual([200, 409, 409]);
    expect((await staff.history(asha.id)).total).toBe(2);
  });

  it('are stored once for several first entries', async () => {
    await app.sql('truncate bank_details, bank_details_events');
    await Promise.all([asha.set(), asha.set(), asha.set()]);
    expect(await staff.read(asha.id)).toMatchObject({ version: 1 });
    expect((await asha.history()).total).toBe(1);
  });
});
