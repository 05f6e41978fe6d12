import { readFile } from 'node:fs/promises';
import { startLoggedIn } from './log-in.ts';
import { pressToSee } from './press-to-see.ts';
import { expect, test } from './test.ts';

test('an admin closes a month, brings the amounts back as CSV with bad rows named, and records a transfer', async ({
  page,
  browser,
}) => {
  await startLoggedIn(page, 'admin');
  await page.goto('/dashboard/payouts');
  const table = page.getByRole('table', { name: 'Payouts' });
  const open = table.getByRole('row', { name: /Open/ }).getByRole('link');
  await expect(open).toHaveCount(1);
  const month = (await open.textContent()) ?? '';
  const close = page.getByRole('button', { name: 'Close month' });
  await pressToSee(open, close);

  await test.step('closes it after a question', async () => {
    const question = page.getByRole('dialog', {
      name: 'Close this month? Its figures cannot change afterwards.',
    });
    await pressToSee(close, question);
    await question.getByRole('button', { name: 'Close month' }).click();
    await expect(page.getByText('The month is closed. Export its figures')).toBeVisible();
    await expect(close).toHaveCount(0);
    await expect(page.getByRole('heading', { name: month, level: 1 })).toBeVisible();
    await expect(table.getByRole('row', { name: /Asha Mishra/ }).first()).toBeVisible();
  });

  const [header = '', ...rows] = await test.step('exports the figures', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    return (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\n');
  });
  expect(header).toContain('Own points,Team points,Purchases,Gross amount,TDS,Deductions');
  expect(rows.length).toBeGreaterThan(20);

  await test.step('imports amounts; three rows have errors and are named', async () => {
    const [first, second, third] = rows.filter((row) => !row.includes(',asha,'));
    const amounts = rows.map((row) => {
      const id = row.slice(0, 36);
      if (row === first) return `${id},much,0,0`;
      if (row === second) return `${id},100,60,40`;
      if (row === third) return `${id.replaceAll(/./g, '0')},100,0,0`;
      return `${id},2000,200,50.5`;
    });
    await pressToSee(
      page.getByRole('link', { name: 'Import from CSV' }),
      page.getByRole('heading', { name: 'Import payouts' }),
    );
    await page.getByLabel('CSV file').setInputFiles({
      name: 'amounts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['ID,Gross amount,TDS,Deductions', ...amounts].join('\n')),
    });
    await expect(page.getByRole('heading', { name: '3 rows have errors and will be skipped' })).toBeVisible();
    await expect(page.getByText('Gross amount must be rupees such as 1250.50')).toBeVisible();
    await expect(page.getByText('TDS and deductions must be less than the gross amount')).toBeVisible();
    await expect(page.getByText('No payout of a closed period has this ID')).toBeVisible();
    await page.getByRole('button', { name: `Import ${rows.length - 3} rows` }).click();
    await expect(page.getByText(`${rows.length - 3} rows imported.`)).toBeVisible();
  });

  const name = await test.step('records that a transfer was paid', async () => {
    await page.goto('/dashboard/payouts');
    await pressToSee(
      table.getByRole('link', { name: month }),
      page.getByRole('heading', { name: month, level: 1 }),
    );
    const paid = table
      .getByRole('row', { name: /₹1,749\.50.*Due/ })
      .first()
      .getByRole('link');
    await expect(paid).toBeVisible();
    const payee = ((await paid.textContent()) ?? '').replace(/\s*@.*/, '');
    const detail = page.getByRole('dialog', { name: payee });
    await pressToSee(paid, detail);
    const form = page.getByRole('dialog', { name: 'Record transfer' });
    await pressToSee(detail.getByRole('button', { name: 'Record transfer' }), form);
    await form.getByLabel('Status').selectOption('Paid');
    await form.getByLabel('Reference').fill(`NEFT${crypto.randomUUID().slice(0, 8)}`);
    await form.getByLabel('Paid on').fill('2026-11-05');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    await expect(table.getByRole('row', { name: new RegExp(`${payee}.*Paid`) })).toHaveCount(1);
    return payee;
  });
  expect(name).not.toBe('');

  await test.step('a member sees the amount with the payments', async () => {
    const member = await (await browser.newContext()).newPage();
    await startLoggedIn(member, 'asha');
    await member.goto('/manage/payments');
    await expect(member.getByRole('list', { name: 'Payments to you' }).getByText(month)).toBeVisible();
    const payout = member.getByRole('listitem').filter({ has: member.getByRole('heading', { name: month }) });
    await expect(payout).toContainText('₹1,749.50');
    const opened = member.waitForResponse((response) => response.url().endsWith('/statement'));
    await payout.getByRole('button', { name: 'Statement (PDF)' }).click();
    const [, address = ''] = /"url":"([^"]+)"/.exec(await (await opened).text()) ?? [];
    const pdf = await member.request.get(address);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    await member.context().close();
  });
});
