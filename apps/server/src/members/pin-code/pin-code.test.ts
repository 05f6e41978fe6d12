import { Address, PinDelivery } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Addressee } from '../../../test/addressee.ts';
import { Buyer, openShop, orderIn, readRejection } from '../../../test/buyer.ts';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { publishCompany } from '../../../test/publish-company.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { PIN_CODES_PER_ADDRESS } from './pin-code.routes.ts';

const One = z.object({ data: PinDelivery });

describe('the PIN codes served', () => {
  const app = useTestApp();
  let admin: StaffMember;
  let files: CsvImporter;
  let asha: Buyer;
  let addressee: Addressee;
  let tea = '';

  beforeAll(async () => {
    admin = await StaffMember.logIn(app, 'admin');
    files = await CsvImporter.logIn(app, 'admin');
    asha = await Buyer.logIn(app, 'asha');
    addressee = await Addressee.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    [tea = ''] = await openShop(app, { pricePaise: 10_000, points: 10, quantity: 50 });
    await app.sql('delete from pin_codes');
  });

  const ask = (pin: string) => app.call(`/api/delivery/${pin}`);
  const find = async (pin: string) => One.parse(await (await ask(pin)).json()).data;
  /** The PIN code of the address of the test's buyer. */
  const HOME = '208001';

  it('are all of them without a list', async () => {
    expect(await find('226001')).toEqual({
      isServed: true,
      hasCashOnDelivery: true,
      days: { STANDARD: 7, EXPRESS: 3 },
    });
    expect((await addressee.create()).status).toBe(200);
    const [address] = z.array(Address).parse(await (await addressee.get()).json());
    expect(address).not.toHaveProperty('delivery');
  });

  it('come from a file, with cash on delivery and days', async () => {
    await files.import('pin-codes', 'pin,cash_on_delivery,days\n226001,,\n 800 001,NO,12\n११००01,yes,2\n');
    expect([await find('226001'), await find('800001'), await find('110001'), await find('208001')]).toEqual([
      { isServed: true, hasCashOnDelivery: true, days: { STANDARD: 7, EXPRESS: 3 } },
      { isServed: true, hasCashOnDelivery: false, days: { STANDARD: 12, EXPRESS: 3 } },
      { isServed: true, hasCashOnDelivery: true, days: { STANDARD: 2, EXPRESS: 2 } },
      { isServed: false, hasCashOnDelivery: false, days: { STANDARD: 7, EXPRESS: 3 } },
    ]);
    expect(await files.export('pin-codes')).toBe(
      '\uFEFFpin,cash_on_delivery,days\n110001,yes,2\n226001,yes,\n800001,no,12\n',
    );
  });

  it('are replaced as a whole by the next file', async () => {
    await files.import('pin-codes', 'pin\n226001\n800001\n');
    await files.import('pin-codes', 'pin,days\n800001,3\n');
    expect(await files.export('pin-codes')).toBe('\uFEFFpin,cash_on_delivery,days\n800001,yes,3\n');
    expect([(await find('226001')).isServed, (await find('800001')).days.STANDARD]).toEqual([false, 3]);
  });

  it('are reported with line and reason where a row is not valid, and nothing changes before the confirmation', async () => {
    const checked = await files.check(
      'pin-codes',
      'pin,cash_on_delivery,days\n226001,perhaps,\n026001,,\n800001,,61\n110001,,\n110001,,\n',
    );
    expect(checked).toMatchObject({
      status: 'CHECKED',
      rows: 5,
      invalid: 4,
      totals: { 'PIN codes': 1, 'With cash on delivery': 1 },
    });
    expect((await files.problems(checked.id)).data).toEqual([
      { row: 2, column: 'cash_on_delivery', message: 'Write yes or no' },
      { row: 3, column: 'pin', message: 'A PIN code has 6 digits' },
      { row: 4, column: 'days', message: 'Write a whole number from 1 to 60' },
      { row: 6, column: 'pin', message: 'Another row has the same PIN code' },
    ]);
    expect((await find('999999')).isServed).toBe(true);
  });

  it('are changed by administrators only', async () => {
    const staff = await CsvImporter.logIn(app, 'staff');
    expect((await staff.upload('pin-codes', 'pin\n226001\n')).status).toBe(403);
  });

  it('decide about an order: whether it is delivered, with cash on delivery, and until when', async () => {
    await files.import('pin-codes', 'pin\n226001\n');
    expect(await readRejection(await asha.order([[tea, 1]]))).toEqual([
      409,
      `We do not deliver to ${HOME} yet.`,
    ]);
    await files.import('pin-codes', `pin,cash_on_delivery,days\n${HOME},no,12\n`);
    expect(await readRejection(await asha.order([[tea, 1]]))).toEqual([
      409,
      'Cash on delivery is not available at this PIN code. Pay by UPI or card.',
    ]);
    const order = await orderIn(await asha.order([[tea, 1]], { method: 'UPI' }));
    expect(order.delivery.expectedBy).toBe(new Date(app.clock.now + 12 * 86_400_000).toISOString());
  });

  it('are said of the addresses of a member', async () => {
    await files.import('pin-codes', `pin,cash_on_delivery\n${HOME},no\n`);
    const created = Address.parse(await (await addressee.create()).json());
    expect(created.delivery).toEqual({
      isServed: true,
      hasCashOnDelivery: false,
      days: { STANDARD: 7, EXPRESS: 3 },
    });
    const elsewhere = Address.parse(await (await addressee.create({ postal_code: '800001' })).json());
    expect(elsewhere.delivery?.isServed).toBe(false);
  });

  it('are all of them again when the company publishes that, whatever the list has', async () => {
    await files.import('pin-codes', 'pin\n226001\n');
    expect((await find('800001')).isServed).toBe(false);
    await publishCompany(admin, { pinCodesServed: 'All PIN codes' });
    expect((await find('800001')).isServed).toBe(true);
    await publishCompany(admin, { deliveryDaysMax: '9' });
    expect((await find('226001')).days.STANDARD).toBe(9);
    await publishCompany(admin, {});
  });

  it('are looked up by six digits, and so often from one address', async () => {
    expect((await ask('22600')).status).toBe(404);
    expect((await ask('700002')).status).toBe(200);
    await app.countMore('pin code', PIN_CODES_PER_ADDRESS.max);
    expect((await ask('700001')).status).toBe(429);
  });
});
