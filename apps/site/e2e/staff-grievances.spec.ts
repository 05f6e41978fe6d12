import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod';
import { chooseAction } from './choose-action.ts';
import { startLoggedIn } from './log-in.ts';
import { freshMobile } from './outbox.ts';
import { pressToSee } from './press-to-see.ts';
import { expect, test } from './test.ts';

const Filed = z.object({ data: z.object({ number: z.string() }) });

/** Files a grievance as a guest; returns its number. */
async function file(request: APIRequestContext, mobile: string): Promise<string> {
  const filed = await request.post('/grievances', {
    data: {
      name: 'Rekha Singh',
      mobile,
      category: 'DELIVERY',
      text: 'The parcel was left with a neighbour without a call.',
    },
  });
  return Filed.parse(await filed.json()).data.number;
}

test('staff settle a grievance by keyboard, and its sender reads what was done', async ({
  page,
  request,
}) => {
  const mobile = freshMobile();
  const number = await file(request, mobile);

  await startLoggedIn(page, 'staff');
  await page.goto(`/dashboard/grievances?search=${number}`);
  const detail = page.getByRole('dialog', { name: number });
  await pressToSee(page.getByRole('link', { name: number }), detail, 'Enter');
  await expect(detail).toContainText('The parcel was left with a neighbour without a call.');
  const start = page.getByRole('dialog', { name: 'Start work' });
  await pressToSee(detail.getByRole('button', { name: 'Start work' }), start, 'Enter');
  await start.getByRole('button', { name: 'Start work' }).press('Enter');
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText('In progress');

  const resolve = page.getByRole('dialog', { name: 'Resolve' });
  await chooseAction(page, number, 'Resolve');
  await resolve.getByLabel('What was done').fill('The courier now calls first.');
  await resolve.getByRole('button', { name: 'Resolve' }).press('Enter');
  await expect(row).toContainText('Resolved');

  await page.goto(`/grievance/status?number=${number}`, { waitUntil: 'networkidle' });
  const question = page.getByRole('form', { name: 'Check status' });
  await question.getByLabel('Mobile number').fill(mobile);
  await question.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('The courier now calls first.')).toBeVisible();
});

test('an administrator assigns a grievance to a colleague, who finds it among the own ones', async ({
  page,
  request,
}) => {
  const number = await file(request, freshMobile());
  const row = page.getByRole('row', { name: new RegExp(number) });

  await startLoggedIn(page, 'admin');
  await page.goto(`/dashboard/grievances?search=${number}`);
  await chooseAction(page, number, 'Assign to a colleague');
  const dialog = page.getByRole('dialog', { name: 'Assign to a colleague' });
  await dialog.getByRole('combobox', { name: 'Colleague' }).fill('sushma');
  await page.getByRole('option', { name: /Sushma Yadav/ }).click();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).press('Enter');
  await expect(row).toContainText('Sushma Yadav');

  await startLoggedIn(page, 'staff');
  await page.goto(`/dashboard/grievances?search=${number}&assignee=caller`);
  await expect(row).toContainText('Sushma Yadav');
});
