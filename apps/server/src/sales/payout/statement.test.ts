import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { BankDetailsOwner } from '../../../test/bank-details.ts';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { SELLER, readPages } from '../../../test/invoices.ts';
import { PayoutStaff, buyAndConfirm, openPeriod } from '../../../test/payouts.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller } from '../../../test/tree.ts';

const Opened = z.object({ success: z.literal(true), data: z.object({ url: z.string() }) });

describe('the payouts of a member', () => {
  const app = useTestApp({}, { seller: SELLER });
  let asha: TreeCaller;
  let geeta: TreeCaller;
  let payoutId = '';

  beforeAll(async () => {
    app.clock.now = Date.parse('2026-12-01T06:30:00Z');
    await (await BankDetailsOwner.logIn(app, 'asha')).set();
    app.clock.now = Date.parse('2026-12-03T06:30:00Z');
    const admin = await PayoutStaff.logIn(app);
    await openPeriod(app, '2026-11');
    await app.sql('truncate orders, order_items, order_events, bv_entries, team_points cascade');
    await buyAndConfirm(app, 'asha', { paise: 150_050, points: 30, at: '2026-11-02T00:00:00Z' });
    await buyAndConfirm(app, 'imran', { paise: 10_000, points: 1200, at: '2026-11-02T00:00:00Z' });
    await app.runJobs();
    await admin.close('2026-11');
    payoutId = (await admin.payout('2026-11', 'asha')).id;
    const csv = await CsvImporter.logIn(app);
    await csv.import(
      'payouts',
      `ID,Gross amount,TDS,Deductions,Status,Reference,Paid on\n${payoutId},3000,300,9.50,Paid,NEFT7,2026-12-02`,
    );
    asha = await TreeCaller.logIn(app, 'asha');
    await app.sql(
      `update users set password_hash = (select password_hash from users where username = 'asha') where username = 'geeta'`,
    );
    geeta = await TreeCaller.logIn(app, 'geeta');
  });

  const open = (by: TreeCaller, id: string) => by.send('POST', `/api/payouts/${id}/statement`, {});
  const openAsStaff = (by: TreeCaller, id: string) =>
    by.send('POST', `/api/admin/payouts/${id}/statement`, {});
  const openUrl = async () => Opened.parse(await (await open(asha, payoutId)).json()).data.url;

  it('are listed with their figures, TDS and deductions', async () => {
    expect(await (await asha.get('/api/payouts')).json()).toEqual({
      success: true,
      data: [
        {
          id: payoutId,
          month: '2026-11',
          ownPoints: 30,
          teamPoints: 1200,
          purchases: 1500.5,
          gross: 3000,
          tds: 300,
          deductions: 9.5,
          net: 2690.5,
          status: 'PAID',
          reference: 'NEFT7',
          paidAt: '2026-12-01T18:30:00.000Z',
        },
      ],
      total: 1,
      pagination: { page: 1, limit: 100, total: 1, pages: 1 },
    });
  });

  it('are listed only with an amount, and only the own ones', async () => {
    expect(await (await geeta.get('/api/payouts')).json()).toMatchObject({ data: [], total: 0 });
    expect((await (await TreeCaller.logIn(app, 'staff')).get('/api/payouts')).status).toBe(404);
  });

  it('have a statement as PDF, which opens without a login', async () => {
    const response = await app.call(await openUrl());
    expect([
      response.status,
      response.headers.get('Content-Type'),
      response.headers.get('Content-Disposition'),
      response.headers.get('Cache-Control'),
    ]).toEqual([200, 'application/pdf', 'inline; filename="payout-2026-11.pdf"', 'private, no-store']);
    expect(await readPages(new Uint8Array(await response.arrayBuffer()))).toEqual([
      [
        'Sample Marketing Private Limited',
        'Payout statement',
        '5 Station Road, Sirathu 212217',
        'Month | November 2026',
        'Paid to',
        'Status | Paid',
        'Asha Mishra',
        'Reference | NEFT7',
        'Referral code ASHA2023',
        'Paid on | 2 December 2026',
        'Account ••••1234',
        'PAN ABC••••••F',
        'Description | Amount (₹)',
        'Gross amount | 3,000.00',
        'Less: tax deducted at source (TDS) | -300.00',
        'Less: other deductions | -9.50',
        'Net amount | 2,690.50',
        'Rupees Two Thousand Six Hundred Ninety and Fifty Paise Only',
        'Figures of the month',
        'Own points | 30',
        'Team points | 1,200',
        'Purchases | ₹ 1,500.50',
        'This is a computer-generated statement.',
        'Payout statement November 2026 | Page 1 of 1',
      ],
    ]);
  });

  const readPayee = async () => {
    const response = await app.call(await openUrl());
    const [page] = await readPages(new Uint8Array(await response.arrayBuffer()));
    return page?.filter((line) => /^(Account|PAN)/.test(line)).length;
  };

  it('have a statement without account and PAN when an account was merged after the payment', async () => {
    expect(await readPayee()).toBe(2);
    await app.sql(`insert into account_merges (merged_id, into_id, merged_by, merged_at)
      select m.id, i.id, a.id, '2026-12-03' from users m, users i, users a
      where m.username = 'ravi' and i.username = 'asha' and a.username = 'admin'`);
    expect(await readPayee()).toBe(0);
    await app.sql('delete from account_merges');
  });

  it('have a statement without account and PAN when these were changed after the payment', async () => {
    await (await BankDetailsOwner.logIn(app, 'asha')).set({ holder: 'Asha Devi Mishra' });
    expect(await readPayee()).toBe(0);
  });

  it('have no statement for other members', async () => {
    for (const id of [payoutId, 'x']) expect((await open(geeta, id)).status).toBe(404);
    expect((await openAsStaff(geeta, payoutId)).status).toBe(403);
  });

  it('have the same statement for staff', async () => {
    const staff = await TreeCaller.logIn(app, 'staff');
    const opened = Opened.parse(await (await openAsStaff(staff, payoutId)).json());
    const [page] = await readPages(new Uint8Array(await (await app.call(opened.data.url)).arrayBuffer()));
    expect(page).toEqual(expect.arrayContaining(['Asha Mishra', 'Net amount | 2,690.50']));
  });

  it('have no statement for staff without an amount', async () => {
    const staff = await TreeCaller.logIn(app, 'staff');
    const { id: unpaid } = await (await PayoutStaff.logIn(app)).payout('2026-11', 'imran');
    for (const id of [unpaid, randomUUID()]) expect((await openAsStaff(staff, id)).status).toBe(404);
  });

  it('have statements at addresses that expire', async () => {
    const url = await openUrl();
    expect((await app.call(url.replace(/.{4}\.pdf$/, 'aaaa.pdf'))).status).toBe(404);
    app.clock.now += 301_000;
    const late = await app.call(url, { headers: { Accept: 'text/html' } });
    expect([late.status, await late.text()]).toEqual([404, expect.stringContaining('/manage/payments')]);
  });
});
