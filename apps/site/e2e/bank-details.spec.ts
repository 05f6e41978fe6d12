import { readFile } from 'node:fs/promises';
import { startLoggedIn } from './log-in.ts';
import { pressToSee } from './press-to-see.ts';
import { expect, test } from './test.ts';

const NUMBER = '40012345678901';

test('a member enters a bank account with the password, staff verify it, and the file for the bank has it', async ({
  page,
  browser,
  provoke,
}) => {
  // The server asks for the password by a rejection.
  provoke(/status of 400/);
  await test.step('the member enters it', async () => {
    await startLoggedIn(page, 'ravi');
    await page.goto('/manage/payments');
    const add = page.getByRole('button', { name: 'Add bank account and PAN' });
    await pressToSee(page.getByRole('link', { name: 'Bank account and PAN' }), add);
    const dialog = page.getByRole('dialog', { name: 'Bank account and PAN' });
    await pressToSee(add, dialog);
    await dialog.getByLabel('Account holder').fill('Ravi Kumar');
    await dialog.getByLabel('Account number', { exact: true }).fill(NUMBER);
    await dialog.getByLabel('Account number again').fill(NUMBER);
    await dialog.getByLabel('IFSC').fill('sbin0001234');
    await dialog.getByLabel('PAN', { exact: true }).fill('ABCPK1234L');
    await pressToSee(
      dialog.getByRole('button', { name: 'Save' }),
      dialog.getByLabel('Password', { exact: true }),
    );
    await dialog.getByLabel('Password', { exact: true }).fill('demo1234');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Not verified yet')).toBeVisible();
    await expect(page.getByText('••••8901')).toBeVisible();
    await expect(page.getByText(NUMBER)).toHaveCount(0);
  });

  const staff = await (await browser.newContext()).newPage();
  await test.step('staff see it in full, and verify it', async () => {
    await startLoggedIn(staff, 'staff');
    await staff.goto('/dashboard/bank-details?search=ravi');
    const row = staff.getByRole('table', { name: 'Bank accounts' }).getByRole('row', { name: /Ravi Kumar/ });
    const detail = staff.getByRole('dialog', { name: 'Ravi Kumar' });
    await pressToSee(row.getByRole('link'), detail);
    await pressToSee(detail.getByRole('button', { name: 'Show in full' }), detail.getByText(NUMBER));
    const verify = staff.getByRole('dialog', { name: 'Verify' });
    await pressToSee(detail.getByRole('button', { name: 'Verify' }), verify);
    await verify.getByRole('button', { name: 'Verify' }).click();
    await expect(row.getByText('Verified', { exact: true })).toBeVisible();
  });

  await test.step('the payout of the member is due, and the file for the bank has it', async () => {
    await staff.goto('/dashboard/payouts');
    const months = staff.getByRole('table', { name: 'Payouts' });
    const closed = months
      .getByRole('row', { name: /Closed/ })
      .last()
      .getByRole('link');
    await expect(closed).toBeVisible();
    const name = (await closed.textContent()) ?? '';
    await pressToSee(closed, staff.getByRole('heading', { name, level: 1 }));
    const figures = await download('Export as CSV');
    const [id = ''] = figures.find((line) => line.includes(',ravi,'))?.split(',') ?? [];
    const month = staff.url();
    await pressToSee(
      staff.getByRole('link', { name: 'Import from CSV' }),
      staff.getByRole('heading', { name: 'Import payouts' }),
    );
    await staff.getByLabel('CSV file').setInputFiles({
      name: 'amounts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`ID,Gross amount,TDS\n${id},1000,100`),
    });
    await staff.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(staff.getByText('1 row imported.')).toBeVisible();
    await staff.goto(month);
    await expect(staff.getByRole('heading', { name, level: 1 })).toBeVisible();
    const transfers = await download('Export for the bank');
    expect(transfers[0]).toContain('Period,Username,Name,Account number,IFSC,Net amount');
    expect(transfers.some((line) => line.endsWith(`,ravi,Ravi Kumar,${NUMBER},SBIN0001234,900.00`))).toBe(
      true,
    );
  });

  await test.step('the member sees that it is verified', async () => {
    await page.reload();
    await expect(page.getByText('Verified', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('We pay you to this account.')).toBeVisible();
    await expect(page.getByText('••••8901')).toBeVisible();
  });

  async function download(label: string): Promise<string[]> {
    const file = staff.waitForEvent('download');
    await staff.getByRole('button', { name: label }).click();
    return (await readFile(await (await file).path(), 'utf8')).trimEnd().split('\n');
  }
});
